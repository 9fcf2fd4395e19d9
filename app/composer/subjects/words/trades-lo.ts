/** Trades and goods in Lao. Notation: word-list.ts. */
export const laoTrades = `
tooth: ແຂ້ວ, ໝໍແຂ້ວ, ຄລີນິກແຂ້ວ, ຈັດແຂ້ວ, ທັນຕະແພດ
stethoscope hospital: ຄລີນິກ, ໂຮງໝໍ, ທ່ານໝໍ
glasses eye: ແວ່ນຕາ, ຮ້ານແວ່ນຕາ
pill: ຮ້ານຂາຍຢາ, ຢາປົວພະຍາດ
massage: ນວດ, ນວດແຜນລາວ, ນວດແຜນບູຮານ
lipstick: ເສີມສວຍ, ຮ້ານເສີມສວຍ, ແຕ່ງໜ້າ, ເຄື່ອງສຳອາງ
eyelashes: ຕໍ່ຂົນຕາ, ຂົນຕາ, ສັກຄິ້ວ
nail-polish: ເຮັດເລັບ, ທາເລັບ, ເລັບ
scissors hair-comb: ຕັດຜົມ, ຮ້ານຕັດຜົມ, ເຮັດຜົມ
barber-pole: ຕັດຜົມຊາຍ
lotus-position: ໂຍຄະ
dumbbell: ຟິດເນັດ, ອອກກຳລັງກາຍ
swimmer: ລອຍນໍ້າ, ລອຍນ້ຳ, ສະລອຍນໍ້າ
football: ບານເຕະ, ເຕະບານ
boxing-glove: ມວຍລາວ, ມວຍ
dancer: ຟ້ອນ, ເຕັ້ນ
musical-notes: ດົນຕີ, ຮຽນດົນຕີ
guitar: ກີຕ້າ, ກີຕາ
piano-keys: ເປຍໂນ
flute: ແຄນ
palette: ແຕ້ມຮູບ, ຮຽນແຕ້ມຮູບ
amphora: ເຄື່ອງປັ້ນດິນເຜົາ, ໝໍ້ດິນ
open-book pencil: ພາສາອັງກິດ, ຮຽນພາສາ, ແປເອກະສານ, ຮຽນພິເສດ, ພາສາຈີນ
set-square abacus: ຄະນິດສາດ
teddy-bear: ໂຮງຮຽນອະນຸບານ, ອະນຸບານ, ລ້ຽງເດັກ, ເຄື່ອງຫຼິ້ນ
school: ~ ໂຮງຮຽນ
laptop: ຄອມພິວເຕີ, ສ້ອມຄອມພິວເຕີ, ໂນດບຸກ
smartphone: ໂທລະສັບ, ສ້ອມໂທລະສັບ, ມືຖື
printer: ໂຮງພິມ, ບັດເຊີນ
camera: ຖ່າຍຮູບ, ຊ່າງພາບ, ຖ່າຍວິດີໂອ
bread: ເຂົ້າຈີ່, ເບເກີຣີ, ເບເກີລີ
birthday-cake: ເຄັກ, ເຄ້ກ, ເຄັກວັນເກີດ
candy cookie: ເຂົ້າໜົມ, ຂະໜົມ, ຂອງຫວານ
noodles: ເຝີ, ເຂົ້າປຽກ, ເຂົ້າປຸ້ນ, ໝີ່
rice: ເຂົ້າໜຽວ, ເຂົ້າສານ, ເຂົ້າຜັດ, ອາຫານຕາມສັ່ງ
salad chilli: ຕໍາໝາກຫຸ່ງ, ຕຳໝາກຫຸ່ງ, ລາບ, ຕຳ
meat-on-bone: ປີ້ງໝູ, ໝູກະທະ, ຊີ້ນປີ້ງ, ຊີ້ນດາດ
chicken-leg: ປີ້ງໄກ່, ໄກ່ທອດ, ໄກ່ປີ້ງ
sausage: ໄສ້ກອກ, ໄສ້ອົ່ວ
stew: ສຸກີ້, ແກງ, ຈຸ່ມ
steak: ຊີ້ນງົວ, ຊີ້ນ
hen egg: ໄກ່ບ້ານ, ໄຂ່ໄກ່, ໄຂ່, ລູກໄກ່
fish: ປາ, ປີ້ງປາ, ປາເຜົາ
shrimp: ກຸ້ງ
honey: ນໍ້າເຜິ້ງ, ນ້ຳເຜິ້ງ
milk: ນົມສົດ
jar chilli: ແຈ່ວ, ປາແດກ, ແຈ່ວບອງ, ໝາກເຜັດ
cutlery dinner-plate: ຮ້ານອາຫານ, ອາຫານ, ຮ້ານເຂົ້າ
tea teapot: ຊາ
bubble-tea: ຊານົມ, ຊານົມໄຂ່ມຸກ
coffee: ກາເຟ, ຮ້ານກາເຟ
juice-box orange: ນໍ້າໝາກໄມ້, ນໍ້າປັ່ນ, ນໍ້າອ້ອຍ
beer: ເບຍ, ເບຍລາວ
basket carrot: ຜັກ, ຜັກປອດສານ
apple basket: ໝາກໄມ້
mango: ໝາກມ່ວງ
banana: ກ້ວຍ, ກ້ວຍທອດ
shopping-cart: ມິນິມາກ, ຊຸບເປີມາເກັດ
bouquet: ດອກໄມ້, ຮ້ານດອກໄມ້, ຊໍ່ດອກໄມ້
seedling plant: ເບ້ຍໄມ້, ຕົ້ນໄມ້, ແນວພັນ
spade: ຈັດສວນ
dress: ເສື້ອຜ້າ, ຊຸດ, ກະໂປ່ງ
sari: ສິ້ນ, ສິ້ນໄໝ, ຊຸດລາວ
bride: ຊຸດແຕ່ງດອງ, ເຈົ້າສາວ
thread: ຜ້າໄໝ, ແພໄໝ, ຕ່ຳຫູກ, ຜ້າຝ້າຍ
sewing-machine thread: ຕັດຫຍິບ, ຊ່າງຕັດຫຍິບ, ຮ້ານຕັດຫຍິບ
curtains: ຜ້າກັ້ງ, ຜ້າມ່ານ
sneaker: ເກີບ
handbag: ກະເປົາ
diamond ring: ຮ້ານຄຳ, ເຄື່ອງປະດັບ, ຄຳ
watch: ໂມງ, ສ້ອມໂມງ
soap: ສະບູ
candle: ທຽນ
umbrella: ຄັນຮົ່ມ
broom: ທຳຄວາມສະອາດ, ທໍາຄວາມສະອາດ, ແມ່ບ້ານ, ອະນາໄມ
washing-machine: ຊັກລີດ, ເຄື່ອງຊັກຜ້າ, ຊັກເຄື່ອງ
fridge: ຕູ້ເຢັນ
air-conditioner: ແອ, ລ້າງແອ, ແອເຢັນ, ສ້ອມແອ
tap wrench: ຊ່າງນໍ້າ, ທໍ່ນໍ້າ
plug lightning: ຊ່າງໄຟ, ໄຟຟ້າ
key: ກະແຈ
paint-roller: ທາສີ
bricks: ຮັບເໝົາ, ກໍ່ສ້າງ, ດິນຈີ່
roof: ຫຼັງຄາ
tiles: ກະເບື້ອງ
door: ປະຕູ
window: ປ່ອງຢ້ຽມ
saw hammer: ຊ່າງໄມ້
sofa chair: ເຟີນິເຈີ, ໂຊຟາ
mattress: ທີ່ນອນ
house key: ເຮືອນເຊົ່າ, ບ້ານເຊົ່າ, ຫ້ອງເຊົ່າ, ຫ້ອງແຖວ, ຂາຍເຮືອນ, ຂາຍດິນ
hotel bed: ໂຮງແຮມ, ເຮືອນພັກ, ຣີສອດ
airplane suitcase: ທ່ອງທ່ຽວ, ທົວ, ປີ້ຍົນ
car: ລົດ, ລົດເຊົ່າ, ເຊົ່າລົດ, ລົດມືສອງ
car bubbles: ລ້າງລົດ
wrench car: ສ້ອມລົດ, ອູ່ສ້ອມລົດ, ປ່ຽນນ້ຳມັນເຄື່ອງ
tyre: ຢາງລົດ, ປະຢາງ
motorcycle: ລົດຈັກ, ສ້ອມລົດຈັກ
bicycle: ລົດຖີບ
rickshaw: ຕຸກຕຸກ, ສາມລໍ້
taxi: ແທັກຊີ
bus: ລົດຕູ້
lorry delivery-van: ຂົນສົ່ງ, ຍ້າຍເຮືອນ, ລົດບັນທຸກ
steering-wheel: ຮຽນຂັບລົດ, ສອນຂັບລົດ, ຂັບລົດ
calculator receipt: ບັນຊີ, ອາກອນ
scales: ທະນາຍຄວາມ, ກົດໝາຍ
shield: ປະກັນໄພ
bank coin: ສິນເຊື່ອ, ທະນາຄານ, ເງິນກູ້
briefcase: ~ ຮັບສະໝັກພະນັກງານ
ring bouquet: ງານແຕ່ງ, ງານດອງ, ແຕ່ງດອງ
tent: ຜ້າເຕັ້ນ, ເຊົ່າເຕັ້ນ, ເຕັ້ນງານ
balloon party-popper: ປູມເປົ້າ, ວັນເກີດ
dog: ໝາ, ສັດຕະວະແພດ
cat: ແມວ
pig: ໝູ, ລູກໝູ
books: ປຶ້ມ, ຮ້ານປຶ້ມ
gift: ຂອງຂວັນ, ເຄື່ອງທີ່ລະນຶກ
solar-panel: ໂຊລ່າເຊວ, ແຜງໂຊລ່າ
security-camera: ກ້ອງວົງຈອນປິດ
droplet tap: ເຄື່ອງກອງນໍ້າ, ນໍ້າດື່ມ
microphone: ຄາລາໂອເກະ
shopping-bags: ~ ຫຼຸດລາຄາ
`;
