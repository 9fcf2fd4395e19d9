/** Burmese words that lead to things. Notation: word-list.ts. */
export const burmeseWords = `
apple basket: သစ်သီး, သစ်သီးဝလံ
banana: ငှက်ပျော, ငှက်ပျောကြော်
birthday-cake cupcake: ကိတ်, ကိတ်မုန့်, မွေးနေ့ကိတ်
bread: ပေါင်မုန့်, မုန့်တိုက်, ဘေကာရီ
candy cookie: မုန့်, မုန့်မျိုးစုံ, ထန်းလျက်
chicken-leg: ကြက်ကြော်, ကြက်သား, ကြက်ကင်
flatbread: ပလာတာ, နံပြား
honey bee: ပျားရည်
mango: သရက်သီး
meat-on-bone: အကင်, ဝက်သားတုတ်ထိုး, အကင်ဆိုင်
noodles chopsticks: မုန့်ဟင်းခါး, ခေါက်ဆွဲ, ရှမ်းခေါက်ဆွဲ, မုန့်တီ, နန်းကြီးသုပ်, ကြာဇံ
peanuts: မြေပဲ
rice curry: ထမင်း, ဒံပေါက်, ထမင်းဆိုင်, ထမင်းကြော်, ဆန်
salad: လက်ဖက်သုပ်, အသုပ်, ဂျင်းသုပ်
soft-ice-cream ice-cream: ရေခဲမုန့်
steak kitchen-knife: အမဲသား, ဝက်သား
stew: ဟင်းရည်, ဆွပ်ပြုတ်, မာလာရှမ်းကော
amphora: အိုးလုပ်ငန်း, မြေအိုး, ကြွေထည်
beer wheat: ဘီယာ, ဘီယာဆိုင်
bubble-tea: ပုလဲလက်ဖက်ရည်
coffee: ကော်ဖီ, ကော်ဖီဆိုင်
cutlery dinner-plate: စားသောက်ဆိုင်, အစားအသောက်, ဟင်းချက်
jar: ဆီ, မြေပဲဆီ
jar chilli: ငါးပိ, ချဉ်ဖတ်, ငရုတ်သီး, ငရုတ်သီးမှုန့်
juice-box orange: ဖျော်ရည်, သစ်သီးဖျော်ရည်, ကြံရည်
milk cow: နွားနို့, ဒိန်ချဉ်
tea teapot: လက်ဖက်ရည်, လက်ဖက်ရည်ဆိုင်, လက်ဖက်ခြောက်, လက်ဖက်
cat: ကြောင်
dog: ခွေး, ခွေးကလေး, တိရစ္ဆာန်ဆေးခန်း, ခွေးအမွှေး
fish: ငါး, ငါးကင်, ငါးခြောက်
hen egg: ကြက်ဥ, ကြက်, မွေးမြူရေးကြက်
horse horse-rider: မြင်း, မြင်းစီး
pig: ဝက်
shrimp: ပုစွန်
bouquet: ပန်းဆိုင်, ပန်းစည်း, ပန်းခြင်း
droplet tap: ရေတွင်းတူး, အဝီစိတွင်း, ရေသန့်, ရေသန့်စက်
seedling plant: ပျိုးပင်, သစ်ပင်, မျိုးစေ့, ပန်းပင်
spade: ပန်းခြံ, ဥယျာဉ်
umbrella: ထီး, ပုသိမ်ထီး
air-conditioner: အဲကွန်း, အဲယားကွန်း
basket carrot: ဟင်းသီးဟင်းရွက်
broom spray-bottle: သန့်ရှင်းရေး, အိမ်သန့်ရှင်းရေး
candle: ဖယောင်းတိုင်, နာရေး
curtains window: လိုက်ကာ, ခန်းဆီး
door: တံခါး
fridge: ရေခဲသေတ္တာ
key padlock: သော့, သော့ပြင်
mattress bed: မွေ့ရာ
paint-roller bucket: ဆေးသုတ်, အိမ်ဆေးသုတ်
plug lightning: လျှပ်စစ်, မီးပြင်, မီးဆရာ
roof house: အမိုး, ခေါင်မိုး, သွပ်မိုး
saw hammer: လက်သမား
security-camera: လုံခြုံရေးကင်မရာ
sewing-machine thread: အပ်ချုပ်, စက်ချုပ်, အပ်ချုပ်ဆိုင်, အပ်ချုပ်သင်တန်း
shield umbrella: အာမခံ
shopping-cart basket: စတိုးဆိုင်, ကုန်စုံဆိုင်, စူပါမားကတ်
soap: ဆပ်ပြာ
sofa chair: ပရိဘောဂ, ဆိုဖာ, ကြိမ်ထည်
solar-panel sun: ဆိုလာ, ဆိုလာပြား
tap wrench: ရေပိုက်, ရေပိုက်ပြင်
tiles trowel: ကြွေပြား
washing-machine: အဝတ်လျှော်စက်, ပင်မင်း, အဝတ်လျှော်
window: ပြတင်းပေါက်
wrench car: ကားပြင်, ကားဝပ်ရှော့, အင်ဂျင်ဝိုင်
diamond ring: ရွှေ, ရွှေဆိုင်, လက်ဝတ်ရတနာ, ကျောက်မျက်, လက်စွပ်
dress handbag: အဝတ်အစား, အင်္ကျီ, ဝတ်စုံ
eyelashes eye: မျက်တောင်, မျက်ခုံး
glasses eye: မျက်မှန်, မျက်စိ, မျက်စိဆေးခန်း
handbag: လက်ကိုင်အိတ်, အိတ်
lipstick nail-polish: အလှပြင်, အလှပြင်ဆိုင်, မိတ်ကပ်, အလှကုန်
nail-polish: လက်သည်း, လက်သည်းအလှ
ring bouquet: မင်္ဂလာဆောင်, မင်္ဂလာပွဲ, မင်္ဂလာခန်းမ
sari: လုံချည်, ထဘီ, ထမီ
serum-bottle lotion: သနပ်ခါး, အသားအရေ
shopping-bags price-tag: ~ လျှော့ဈေး
sneaker: ဖိနပ်, ဖိနပ်ဆိုင်
tooth: သွား, သွားဆေးခန်း, သွားဆရာဝန်, သွားညှိ
balloon party-popper: ပူဖောင်း, မွေးနေ့, မွေးနေ့ပွဲ
boxing-glove: လက်ဝှေ့
camera: ဓာတ်ပုံ, ဓါတ်ပုံ, ဗီဒီယိုရိုက်
chess-pawn trophy: စစ်တုရင်
dumbbell: အားကစားခန်းမ, ဂျင်
football goal-net: ဘောလုံး
gift ribbon: လက်ဆောင်
guitar musical-notes: ဂစ်တာ
microphone: ကာရာအိုကေ
musical-notes: ဂီတ, တေးဂီတ
palette paintbrush: ပန်းချီ, ပန်းချီသင်တန်း
piano-keys: စန္ဒရား, စန္ဒယား
teddy-bear crayon: မူကြို, ကလေးထိန်း, ကစားစရာ, ကလေးကစားစရာ
thread sewing-needle: ပိုးထည်, ချည်ထည်, ရက်ကန်း, ပိတ်စ
baby: ကလေးအဝတ်အစား, ကလေးဝတ်
bride ring: မင်္ဂလာဝတ်စုံ, သတို့သမီး
dancer musical-notes: အက, အကသင်တန်း
lotus-position lotus: ယောဂ, တရားထိုင်
massage lotus: အနှိပ်, နှိပ်နယ်, အနှိပ်ခန်း
swimmer goggles: ရေကူး, ရေကူးသင်တန်း
books open-book: စာအုပ်, စာအုပ်ဆိုင်
briefcase handshake: ~ အလုပ်ခေါ်
calculator receipt: စာရင်းကိုင်, အခွန်
laptop screwdriver: ကွန်ပျူတာ, လက်တော့, ကွန်ပျူတာပြင်
open-book pencil: ကျူရှင်, အင်္ဂလိပ်စာ, ဘာသာပြန်, သင်တန်းကျောင်း, ဂျပန်စာ, ကိုရီးယားစာ
pill stethoscope: ဆေးဆိုင်, ဆေးဝါး
printer: ပုံနှိပ်, ဖိတ်စာ, ပုံနှိပ်တိုက်
scales: ရှေ့နေ, ဥပဒေ
scissors hair-comb: ဆံပင်, ဆံပင်ညှပ်, ဆံပင်ညှပ်ဆိုင်, ဆံသ
set-square abacus: သင်္ချာ
smartphone: ဖုန်း, ဖုန်းပြင်, ဖုန်းဆိုင်, မိုဘိုင်းဖုန်း
stethoscope hospital: ဆေးခန်း, ဆရာဝန်, ဆေးရုံ
bank coin: ချေးငွေ, ဘဏ်, အပေါင်ဆိုင်
barber-pole razor: ဆံသဆိုင်
bricks trowel: ဆောက်လုပ်ရေး, အုတ်, အိမ်ဆောက်
hotel bed: ဟိုတယ်, တည်းခိုခန်း
house key: အိမ်ငှား, အိမ်ခြံမြေ, တိုက်ခန်း, အိမ်ရောင်း, ကွန်ဒို, အိမ်ရာ
school backpack: ~ ကျောင်း, သင်တန်း
airplane suitcase: ခရီးသွား, လေယာဉ်လက်မှတ်, ခရီးစဉ်
bicycle: စက်ဘီး
car bubbles: ကားရေဆေး
car car-front: ကား, ကားငှား, ကားရောင်း
lorry delivery-van: ကုန်တင်, အိမ်ပြောင်း, ပို့ဆောင်ရေး
motorcycle: ဆိုင်ကယ်, ဆိုင်ကယ်ပြင်
steering-wheel car: ကားမောင်း, ကားမောင်းသင်တန်း, ယာဉ်မောင်း
taxi: တက္ကစီ
tyre wrench: တာယာ
watch: နာရီ, နာရီပြင်
`;
