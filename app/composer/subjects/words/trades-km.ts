/** Trades and goods in Khmer. Notation: word-list.ts. */
export const khmerTrades = `
tooth: ធ្មេញ, ទន្តពេទ្យ, គ្លីនិកធ្មេញ
stethoscope hospital: គ្រូពេទ្យ, មន្ទីរពេទ្យ, គ្លីនិក, ពេទ្យ
glasses eye: វ៉ែនតា
pill: ឱសថស្ថាន, ថ្នាំពេទ្យ
massage: ម៉ាស្សា
lipstick: គ្រឿងសម្អាង, ផាត់មុខ, តុបតែងមុខ, ហាងសម្ផស្ស, សម្អាងការ
eyelashes: រោមភ្នែក, ចិញ្ចើម
nail-polish: ធ្វើក្រចក, លាបក្រចក, ក្រចក
scissors hair-comb: កាត់សក់, អ៊ុតសក់, ធ្វើសក់, ហាងកាត់សក់
barber-pole: កាត់សក់បុរស
lotus-position: យូហ្គា
dumbbell: ហាត់ប្រាណ, កន្លែងហាត់ប្រាណ
swimmer: ហែលទឹក
football: បាល់ទាត់
boxing-glove: គុនខ្មែរ, ប្រដាល់
dancer: របាំ, រៀនរាំ
musical-notes: តន្ត្រី, ភ្លេង, រៀនចម្រៀង
guitar: ហ្គីតា, ចាប៉ី
piano-keys: ព្យាណូ
palette: គំនូរ, រៀនគូរ
amphora: ក្អម, គ្រឿងដីឆ្នាំង, ឆ្នាំងដី
open-book pencil: រៀនគួរ, ភាសាអង់គ្លេស, ភាសាចិន, បកប្រែ, គ្រូបង្រៀន
set-square abacus: គណិតវិទ្យា
teddy-bear: មត្តេយ្យ, មើលក្មេង, ប្រដាប់ក្មេងលេង
school: ~ សាលារៀន
laptop: កុំព្យូទ័រ, ជួសជុលកុំព្យូទ័រ
smartphone: ទូរស័ព្ទ, ជួសជុលទូរស័ព្ទ, ទូរសព្ទ
printer: បោះពុម្ព, ធៀបការ
camera: ថតរូប, ថតវីដេអូ, ជាងថត
bread: នំប៉័ង, ហាងនំប៉័ង
birthday-cake: នំខេក, នំខួបកំណើត
candy cookie: នំខ្មែរ, បង្អែម, ស្ករត្នោត
noodles: គុយទាវ, នំបញ្ចុក, មីឆា, លតឆា
rice: បាយ, អង្ករ, បាយសាច់ជ្រូក
stew: ស៊ុប, ស៊ុបចំហុយ, សម្លរ, អាម៉ុក, បបរ
meat-on-bone: សាច់អាំង, សាច់ចង្កាក់
steak: សាច់គោ, សាច់ជ្រូក
chicken-leg: មាន់ដុត, មាន់ចៀន, សាច់មាន់
hen egg: មាន់ស្រែ, ពងមាន់, កូនមាន់, ចិញ្ចឹមមាន់
duck: ទា
egg: ពងទា
fish: ត្រី, ត្រីអាំង, ប្រហុក, ត្រីងៀត
shrimp: បង្គា
crab: ក្តាម, ក្ដាម
honey: ទឹកឃ្មុំ
milk: ទឹកដោះគោ
jar chilli: ម្រេច, ម្រេចកំពត, គ្រឿងទេស
cutlery dinner-plate: ភោជនីយដ្ឋាន, ម្ហូប, ហាងបាយ, អាហារ
tea teapot: តែ, ទឹកតែ
bubble-tea: តែគុជ, តែទឹកដោះគោ
coffee: កាហ្វេ, ហាងកាហ្វេ
juice-box orange: ទឹកផ្លែឈើ, ទឹកអំពៅ, ទឹកក្រឡុក
beer: ស្រាបៀរ
basket carrot: បន្លែ, បន្លែសរីរាង្គ
apple basket: ផ្លែឈើ
mango: ស្វាយ
banana: ចេក, ចេកចៀន
coconut: ដូង
shopping-cart: ផ្សារទំនើប, ហាងទំនិញ, ចាប់ហួយ
bouquet: ហាងផ្កា, ផ្កា, បាច់ផ្កា
seedling plant: កូនឈើ, គ្រាប់ពូជ, កូនផ្កា, ដើមឈើ
spade: សួនច្បារ, ថែសួន
dress: ខោអាវ, សម្លៀកបំពាក់, រ៉ូប, អាវ
bride: រ៉ូបការ, ឈុតការ, កូនក្រមុំ
sewing-machine thread: កាត់ដេរ, ជាងកាត់ដេរ, រៀនកាត់ដេរ
thread: សូត្រ, ហូល, ផាមួង, ក្រមា
curtains: វាំងនន
sneaker: ស្បែកជើង
handbag: កាបូប
diamond ring: គ្រឿងអលង្ការ, ហាងមាស, ពេជ្រ, មាស
watch: នាឡិកា
soap: សាប៊ូ
candle: ទៀន, ពិធីបុណ្យសព
umbrella: ឆ័ត្រ
broom: សម្អាតផ្ទះ, អនាម័យ, បោសសម្អាត, សម្អាត
washing-machine: បោកអ៊ុត, ម៉ាស៊ីនបោកខោអាវ, បោកគក់
fridge: ទូទឹកកក
air-conditioner: ម៉ាស៊ីនត្រជាក់, លាងម៉ាស៊ីនត្រជាក់
tap wrench: ជាងទឹក, ទុយោ
plug lightning: ជាងភ្លើង, អគ្គិសនី
key: សោ, ជាងសោ, ចាក់សោ
paint-roller: លាបថ្នាំ, ថ្នាំលាប
bricks: សំណង់, ឥដ្ឋ, សាងសង់
roof: ដំបូល, ស័ង្កសី
tiles: ការ៉ូ, ក្រឡា
door: ទ្វារ
window: បង្អួច, កញ្ចក់អាលុយមីញ៉ូម
saw hammer: ជាងឈើ, រោងជាងឈើ
sofa chair: គ្រឿងសង្ហារិម, សាឡុង, តុទូ
mattress: ពូក
house key: ផ្ទះជួល, ផ្ទះ, ខុនដូ, បន្ទប់ជួល, ដីលក់, អចលនទ្រព្យ, បុរី
hotel bed: សណ្ឋាគារ, ផ្ទះសំណាក់
airplane suitcase: ដំណើរកម្សាន្ត, ទេសចរណ៍, សំបុត្រយន្តហោះ
car: ឡាន, រថយន្ត, ជួលឡាន
car bubbles: លាងឡាន, លាងរថយន្ត
wrench car: ជួសជុលឡាន, យានដ្ឋាន, ប្តូរប្រេង
tyre: សំបកកង់, ប៉ះកង់
motorcycle: ម៉ូតូ, ជួសជុលម៉ូតូ
bicycle: កង់
rickshaw: តុកតុក, រ៉ឺម៉ក
taxi: តាក់ស៊ី
lorry delivery-van: ដឹកជញ្ជូន, រើផ្ទះ, ឡានដឹក
steering-wheel: រៀនបើកឡាន, សាលាបើកបរ, បើកបរ
calculator receipt: គណនេយ្យ, គណនេយ្យករ, ពន្ធដារ
scales: មេធាវី
shield: ធានារ៉ាប់រង
bank coin: កម្ចី, ប្រាក់កម្ចី, ធនាគារ, បញ្ចាំ
briefcase: ~ ជ្រើសរើសបុគ្គលិក
ring bouquet: អាពាហ៍ពិពាហ៍, មង្គលការ, រៀបការ
tent: តង់, ជួលតង់, រោងការ
balloon party-popper: ប៉េងប៉ោង, ខួបកំណើត
dog: ឆ្កែ, ពេទ្យសត្វ
cat: ឆ្មា
pig: ជ្រូក, កូនជ្រូក
books: សៀវភៅ, បណ្ណាគារ
gift: កាដូ, វត្ថុអនុស្សាវរីយ៍
solar-panel: សូឡា, បន្ទះសូឡា
security-camera: កាមេរ៉ាសុវត្ថិភាព, កាមេរ៉ា
droplet tap: ទឹកស្អាត, ម៉ាស៊ីនចម្រោះទឹក, ជីកអណ្តូង
microphone: ខារ៉ាអូខេ
fishing-rod: ស្ទូចត្រី
-: ផ្ទះបាយ, ដល់ផ្ទះ, តាមផ្ទះ, ក្នុងផ្ទះ
parachute: ឆ័ត្រយោង
horse: សេះ
shopping-bags: ~ បញ្ចុះតម្លៃ
`;
