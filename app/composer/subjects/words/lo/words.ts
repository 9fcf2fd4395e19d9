/** Lao words that lead to things. Notation: word-list.ts. */
export const laoWords = `
apple basket: ໝາກໄມ້
banana: ກ້ວຍ, ກ້ວຍທອດ
birthday-cake cupcake: ເຄັກ, ເຄ້ກ, ເຄັກວັນເກີດ
bread: ເຂົ້າຈີ່, ເບເກີຣີ, ເບເກີລີ
candy cookie: ເຂົ້າໜົມ, ຂະໜົມ, ຂອງຫວານ
chicken-leg: ປີ້ງໄກ່, ໄກ່ທອດ, ໄກ່ປີ້ງ
honey bee: ນໍ້າເຜິ້ງ, ນ້ຳເຜິ້ງ
mango: ໝາກມ່ວງ
meat-on-bone: ປີ້ງໝູ, ໝູກະທະ, ຊີ້ນປີ້ງ, ຊີ້ນດາດ
noodles chopsticks: ເຝີ, ເຂົ້າປຽກ, ເຂົ້າປຸ້ນ, ໝີ່
rice: ເຂົ້າໜຽວ, ເຂົ້າສານ, ເຂົ້າຜັດ, ອາຫານຕາມສັ່ງ
salad chilli: ຕໍາໝາກຫຸ່ງ, ຕຳໝາກຫຸ່ງ, ລາບ, ຕຳ
sausage cheese: ໄສ້ກອກ, ໄສ້ອົ່ວ
steak kitchen-knife: ຊີ້ນງົວ, ຊີ້ນ
stew: ສຸກີ້, ແກງ, ຈຸ່ມ
amphora: ເຄື່ອງປັ້ນດິນເຜົາ, ໝໍ້ດິນ
beer wheat: ເບຍ, ເບຍລາວ
bubble-tea: ຊານົມ, ຊານົມໄຂ່ມຸກ
coffee: ກາເຟ, ຮ້ານກາເຟ
cutlery dinner-plate: ຮ້ານອາຫານ, ອາຫານ, ຮ້ານເຂົ້າ
jar chilli: ແຈ່ວ, ປາແດກ, ແຈ່ວບອງ, ໝາກເຜັດ
juice-box orange: ນໍ້າໝາກໄມ້, ນໍ້າປັ່ນ, ນໍ້າອ້ອຍ
milk cow: ນົມສົດ
tea teapot: ຊາ
cat: ແມວ
dog: ໝາ, ສັດຕະວະແພດ
fish: ປາ, ປີ້ງປາ, ປາເຜົາ
hen egg: ໄກ່ບ້ານ, ໄຂ່ໄກ່, ໄຂ່, ລູກໄກ່
pig: ໝູ, ລູກໝູ
shrimp: ກຸ້ງ
bouquet: ດອກໄມ້, ຮ້ານດອກໄມ້, ຊໍ່ດອກໄມ້
droplet tap: ເຈາະນ້ຳບາດານ, ເຈາະບາດານ, ເຄື່ອງກອງນໍ້າ, ນໍ້າດື່ມ
seedling plant: ເບ້ຍໄມ້, ຕົ້ນໄມ້, ແນວພັນ
spade: ຈັດສວນ
umbrella: ຄັນຮົ່ມ
air-conditioner: ແອ, ລ້າງແອ, ແອເຢັນ, ສ້ອມແອ
basket carrot: ຜັກ, ຜັກປອດສານ
broom spray-bottle: ທຳຄວາມສະອາດ, ທໍາຄວາມສະອາດ, ແມ່ບ້ານ, ອະນາໄມ
candle: ທຽນ
curtains window: ຜ້າກັ້ງ, ຜ້າມ່ານ
door: ປະຕູ
fridge: ຕູ້ເຢັນ
key padlock: ກະແຈ
mattress bed: ທີ່ນອນ
paint-roller bucket: ທາສີ
plug lightning: ຊ່າງໄຟ, ໄຟຟ້າ
roof house: ຫຼັງຄາ
saw hammer: ຊ່າງໄມ້
security-camera: ກ້ອງວົງຈອນປິດ
sewing-machine thread: ຕັດຫຍິບ, ຊ່າງຕັດຫຍິບ, ຮ້ານຕັດຫຍິບ
shield umbrella: ປະກັນໄພ
shopping-cart basket: ມິນິມາກ, ຊຸບເປີມາເກັດ
soap: ສະບູ
sofa chair: ເຟີນິເຈີ, ໂຊຟາ
solar-panel sun: ໂຊລ່າເຊວ, ແຜງໂຊລ່າ
tap wrench: ຊ່າງນໍ້າ, ທໍ່ນໍ້າ
tiles trowel: ກະເບື້ອງ
washing-machine: ຊັກລີດ, ເຄື່ອງຊັກຜ້າ, ຊັກເຄື່ອງ
window: ປ່ອງຢ້ຽມ
wrench car: ສ້ອມລົດ, ອູ່ສ້ອມລົດ, ປ່ຽນນ້ຳມັນເຄື່ອງ
diamond ring: ຮ້ານຄຳ, ເຄື່ອງປະດັບ, ຄຳ
dress handbag: ເສື້ອຜ້າ, ຊຸດ, ກະໂປ່ງ
eyelashes eye: ຕໍ່ຂົນຕາ, ຂົນຕາ, ສັກຄິ້ວ
glasses eye: ແວ່ນຕາ, ຮ້ານແວ່ນຕາ
handbag: ກະເປົາ
lipstick nail-polish: ເສີມສວຍ, ຮ້ານເສີມສວຍ, ແຕ່ງໜ້າ, ເຄື່ອງສຳອາງ
nail-polish: ເຮັດເລັບ, ທາເລັບ, ເລັບ
ring bouquet: ງານແຕ່ງ, ງານດອງ, ແຕ່ງດອງ
sari: ສິ້ນ, ສິ້ນໄໝ, ຊຸດລາວ
shopping-bags price-tag: ~ ຫຼຸດລາຄາ
sneaker: ເກີບ
tooth: ແຂ້ວ, ໝໍແຂ້ວ, ຄລີນິກແຂ້ວ, ຈັດແຂ້ວ, ທັນຕະແພດ
balloon party-popper: ປູມເປົ້າ, ວັນເກີດ
boxing-glove: ມວຍລາວ, ມວຍ
camera: ຖ່າຍຮູບ, ຊ່າງພາບ, ຖ່າຍວິດີໂອ
dumbbell: ຟິດເນັດ, ອອກກຳລັງກາຍ
flute: ແຄນ
football goal-net: ບານເຕະ, ເຕະບານ
gift ribbon: ຂອງຂວັນ, ເຄື່ອງທີ່ລະນຶກ
guitar musical-notes: ກີຕ້າ, ກີຕາ
microphone: ຄາລາໂອເກະ
musical-notes: ດົນຕີ, ຮຽນດົນຕີ
palette paintbrush: ແຕ້ມຮູບ, ຮຽນແຕ້ມຮູບ
piano-keys: ເປຍໂນ
teddy-bear crayon: ໂຮງຮຽນອະນຸບານ, ອະນຸບານ, ລ້ຽງເດັກ, ເຄື່ອງຫຼິ້ນ
thread sewing-needle: ຜ້າໄໝ, ແພໄໝ, ຕ່ຳຫູກ, ຜ້າຝ້າຍ
bride ring: ຊຸດແຕ່ງດອງ, ເຈົ້າສາວ
dancer musical-notes: ຟ້ອນ, ເຕັ້ນ
lotus-position lotus: ໂຍຄະ
massage lotus: ນວດ, ນວດແຜນລາວ, ນວດແຜນບູຮານ
swimmer goggles: ລອຍນໍ້າ, ລອຍນ້ຳ, ສະລອຍນໍ້າ
books open-book: ປຶ້ມ, ຮ້ານປຶ້ມ
briefcase handshake: ~ ຮັບສະໝັກພະນັກງານ
calculator receipt: ບັນຊີ, ອາກອນ
laptop screwdriver: ຄອມພິວເຕີ, ສ້ອມຄອມພິວເຕີ, ໂນດບຸກ
open-book pencil: ພາສາອັງກິດ, ຮຽນພາສາ, ແປເອກະສານ, ຮຽນພິເສດ, ພາສາຈີນ
pill stethoscope: ຮ້ານຂາຍຢາ, ຢາປົວພະຍາດ
printer: ໂຮງພິມ, ບັດເຊີນ
scales: ທະນາຍຄວາມ, ກົດໝາຍ
scissors hair-comb: ຕັດຜົມ, ຮ້ານຕັດຜົມ, ເຮັດຜົມ
set-square abacus: ຄະນິດສາດ
smartphone: ໂທລະສັບ, ສ້ອມໂທລະສັບ, ມືຖື
stethoscope hospital: ຄລີນິກ, ໂຮງໝໍ, ທ່ານໝໍ
bank coin: ສິນເຊື່ອ, ທະນາຄານ, ເງິນກູ້
barber-pole razor: ຕັດຜົມຊາຍ
bricks trowel: ຮັບເໝົາ, ກໍ່ສ້າງ, ດິນຈີ່
hotel bed: ໂຮງແຮມ, ເຮືອນພັກ, ຣີສອດ
house key: ເຮືອນເຊົ່າ, ບ້ານເຊົ່າ, ຫ້ອງເຊົ່າ, ຫ້ອງແຖວ, ຂາຍເຮືອນ, ຂາຍດິນ
school backpack: ~ ໂຮງຮຽນ
tent: ຜ້າເຕັ້ນ, ເຊົ່າເຕັ້ນ, ເຕັ້ນງານ
airplane suitcase: ທ່ອງທ່ຽວ, ທົວ, ປີ້ຍົນ
bicycle: ລົດຖີບ
bus: ລົດຕູ້
car bubbles: ລ້າງລົດ
car car-front: ລົດ, ລົດເຊົ່າ, ເຊົ່າລົດ, ລົດມືສອງ
lorry delivery-van: ຂົນສົ່ງ, ຍ້າຍເຮືອນ, ລົດບັນທຸກ
motorcycle: ລົດຈັກ, ສ້ອມລົດຈັກ
rickshaw: ຕຸກຕຸກ, ສາມລໍ້
steering-wheel car: ຮຽນຂັບລົດ, ສອນຂັບລົດ, ຂັບລົດ
taxi: ແທັກຊີ
tyre wrench: ຢາງລົດ, ປະຢາງ
watch: ໂມງ, ສ້ອມໂມງ
`;
