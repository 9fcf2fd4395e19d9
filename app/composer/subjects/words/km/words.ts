const things = `
apple basket: ផ្លែឈើ
banana: ចេក, ចេកចៀន
birthday-cake cupcake: នំខេក, នំខួបកំណើត
bread: នំប៉័ង, ហាងនំប៉័ង
candy cookie: នំខ្មែរ, បង្អែម, ស្ករត្នោត
chicken-leg: មាន់ដុត, មាន់ចៀន, សាច់មាន់
coconut: ដូង
durian: ធុរេន, ទុរេន
egg basket: ពងទា
honey bee: ទឹកឃ្មុំ
mango: ស្វាយ
meat-on-bone: សាច់អាំង, សាច់ចង្កាក់
noodles chopsticks: គុយទាវ, នំបញ្ចុក, មីឆា, លតឆា
rice: បាយ, អង្ករ, បាយសាច់ជ្រូក
steak kitchen-knife: សាច់គោ, សាច់ជ្រូក
stew: ស៊ុប, ស៊ុបចំហុយ, សម្លរ, អាម៉ុក, បបរ
amphora: ក្អម, គ្រឿងដីឆ្នាំង, ឆ្នាំងដី
beer wheat: ស្រាបៀរ
bubble-tea: តែគុជ, តែទឹកដោះគោ
coffee: កាហ្វេ, ហាងកាហ្វេ
cutlery dinner-plate: ភោជនីយដ្ឋាន, ម្ហូប, ហាងបាយ, អាហារ
jar chilli: ម្រេច, ម្រេចកំពត, គ្រឿងទេស
juice-box orange: ទឹកផ្លែឈើ, ទឹកអំពៅ, ទឹកក្រឡុក
milk cow: ទឹកដោះគោ
tea teapot: តែ, ទឹកតែ
cat: ឆ្មា
crab: ក្តាម, ក្ដាម
dog: ឆ្កែ, ពេទ្យសត្វ
duck: ទា
fish: ត្រី, ត្រីអាំង, ប្រហុក, ត្រីងៀត
hen egg: មាន់ស្រែ, ពងមាន់, កូនមាន់, ចិញ្ចឹមមាន់
horse: សេះ
pig: ជ្រូក, កូនជ្រូក
shrimp: បង្គា
bouquet: ហាងផ្កា, ផ្កា, បាច់ផ្កា
droplet tap: ខួងអណ្តូង, អណ្តូងទឹក, ទឹកស្អាត, ម៉ាស៊ីនចម្រោះទឹក, ជីកអណ្តូង
seedling plant: កូនឈើ, គ្រាប់ពូជ, កូនផ្កា, ដើមឈើ
spade: សួនច្បារ, ថែសួន
umbrella: ឆ័ត្រ
air-conditioner: ម៉ាស៊ីនត្រជាក់, លាងម៉ាស៊ីនត្រជាក់
basket carrot: បន្លែ, បន្លែសរីរាង្គ
broom spray-bottle: សម្អាតផ្ទះ, អនាម័យ, បោសសម្អាត, សម្អាត
candle: ទៀន, ពិធីបុណ្យសព
curtains window: វាំងនន
door: ទ្វារ
fridge: ទូទឹកកក
key padlock: សោ, ជាងសោ, ចាក់សោ
mattress bed: ពូក
paint-roller bucket: លាបថ្នាំ, ថ្នាំលាប
plug lightning: ជាងភ្លើង, អគ្គិសនី
roof house: ដំបូល, ស័ង្កសី
saw hammer: ជាងឈើ, រោងជាងឈើ
security-camera: កាមេរ៉ាសុវត្ថិភាព, កាមេរ៉ា
sewing-machine thread: កាត់ដេរ, ជាងកាត់ដេរ, រៀនកាត់ដេរ
shield umbrella: ធានារ៉ាប់រង
shopping-cart basket: ផ្សារទំនើប, ហាងទំនិញ, ចាប់ហួយ
soap: សាប៊ូ
sofa chair: គ្រឿងសង្ហារិម, សាឡុង, តុទូ
solar-panel sun: សូឡា, បន្ទះសូឡា
tap wrench: ជាងទឹក, ទុយោ
tiles trowel: ការ៉ូ, ក្រឡា
washing-machine: បោកអ៊ុត, ម៉ាស៊ីនបោកខោអាវ, បោកគក់
window: បង្អួច, កញ្ចក់អាលុយមីញ៉ូម
wrench car: ជួសជុលឡាន, យានដ្ឋាន, ប្តូរប្រេង
diamond ring: គ្រឿងអលង្ការ, ហាងមាស, ពេជ្រ, មាស
dress handbag: ខោអាវ, សម្លៀកបំពាក់, រ៉ូប, អាវ
eyelashes eye: រោមភ្នែក, ចិញ្ចើម
glasses eye: វ៉ែនតា
handbag: កាបូប
lipstick nail-polish: គ្រឿងសម្អាង, ផាត់មុខ, តុបតែងមុខ, ហាងសម្ផស្ស, សម្អាងការ
nail-polish: ធ្វើក្រចក, លាបក្រចក, ក្រចក
ring bouquet: អាពាហ៍ពិពាហ៍, មង្គលការ, រៀបការ
shopping-bags price-tag: ~ បញ្ចុះតម្លៃ
sneaker: ស្បែកជើង
tooth: ធ្មេញ, ទន្តពេទ្យ, គ្លីនិកធ្មេញ
balloon party-popper: ប៉េងប៉ោង, ខួបកំណើត
boxing-glove: គុនខ្មែរ, ប្រដាល់
camera: ថតរូប, ថតវីដេអូ, ជាងថត
dumbbell: ហាត់ប្រាណ, កន្លែងហាត់ប្រាណ
fishing-rod fish: ស្ទូចត្រី
football goal-net: បាល់ទាត់
gift ribbon: កាដូ, វត្ថុអនុស្សាវរីយ៍
guitar musical-notes: ហ្គីតា, ចាប៉ី
microphone: ខារ៉ាអូខេ
musical-notes: តន្ត្រី, ភ្លេង, រៀនចម្រៀង
palette paintbrush: គំនូរ, រៀនគូរ
piano-keys: ព្យាណូ
teddy-bear crayon: មត្តេយ្យ, មើលក្មេង, ប្រដាប់ក្មេងលេង
thread sewing-needle: សូត្រ, ហូល, ផាមួង, ក្រមា
bride ring: រ៉ូបការ, ឈុតការ, កូនក្រមុំ
dancer musical-notes: របាំ, រៀនរាំ
lotus-position lotus: យូហ្គា
massage lotus: ម៉ាស្សា
swimmer goggles: ហែលទឹក
books open-book: សៀវភៅ, បណ្ណាគារ
briefcase handshake: ~ ជ្រើសរើសបុគ្គលិក
calculator receipt: គណនេយ្យ, គណនេយ្យករ, ពន្ធដារ
laptop screwdriver: កុំព្យូទ័រ, ជួសជុលកុំព្យូទ័រ
open-book pencil: រៀនគួរ, ភាសាអង់គ្លេស, ភាសាចិន, បកប្រែ, គ្រូបង្រៀន
pill stethoscope: ឱសថស្ថាន, ថ្នាំពេទ្យ
printer: បោះពុម្ព, ធៀបការ
scales: មេធាវី
scissors hair-comb: កាត់សក់, អ៊ុតសក់, ធ្វើសក់, ហាងកាត់សក់
set-square abacus: គណិតវិទ្យា
smartphone: ទូរស័ព្ទ, ជួសជុលទូរស័ព្ទ, ទូរសព្ទ
stethoscope hospital: គ្រូពេទ្យ, មន្ទីរពេទ្យ, គ្លីនិក, ពេទ្យ
bank coin: កម្ចី, ប្រាក់កម្ចី, ធនាគារ, បញ្ចាំ
barber-pole razor: កាត់សក់បុរស
bricks trowel: សំណង់, ឥដ្ឋ, សាងសង់
hotel bed: សណ្ឋាគារ, ផ្ទះសំណាក់
house key: ផ្ទះជួល, ផ្ទះ, ខុនដូ, បន្ទប់ជួល, ដីលក់, អចលនទ្រព្យ, បុរី
school backpack: ~ សាលារៀន
tent: តង់, ជួលតង់, រោងការ
airplane suitcase: ដំណើរកម្សាន្ត, ទេសចរណ៍, សំបុត្រយន្តហោះ
bicycle: កង់
car bubbles: លាងឡាន, លាងរថយន្ត
car car-front: ឡាន, រថយន្ត, ជួលឡាន
lorry delivery-van: ដឹកជញ្ជូន, រើផ្ទះ, ឡានដឹក
motorcycle: ម៉ូតូ, ជួសជុលម៉ូតូ
parachute: ឆ័ត្រយោង
rickshaw: តុកតុក, រ៉ឺម៉ក
steering-wheel car: រៀនបើកឡាន, សាលាបើកបរ, បើកបរ
taxi: តាក់ស៊ី
tyre wrench: សំបកកង់, ប៉ះកង់
watch: នាឡិកា
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ផ្ទះបាយ, ដល់ផ្ទះ, តាមផ្ទះ, ក្នុងផ្ទះ
`;

/** Khmer words that lead to things. Notation: word-list.ts. */
export const khmerWords = things + unmeant;
