/** Trades and goods in Urdu. Notation: word-list.ts. */
export const urduTrades = `
bride: مہندی, مہندی ڈیزائن, مہندی آرٹسٹ
gift moon: عید کے تحفے, عیدی, عید کے تحائف, تحفے, تحفہ, تحائف, گفٹ, گفٹ شاپ
moon paper-lantern: عید, عید الفطر, عید مبارک, رمضان, افطار, چاند رات, سحری
goat moon: عید الاضحی, قربانی, بکرا, قربانی کا جانور, بکریاں, قربانی کے جانور, بکرے
calculator receipt: اکاؤنٹنٹ, حساب کتاب, ٹیکس, ٹیکس ریٹرن, فائلر
air-conditioner: اے سی, ایئر کنڈیشنر, اے سی مرمت, اے سی سروس
wrench car: گاڑی کی مرمت, مکینک, ورکشاپ, آٹو ورکشاپ, گاڑی مرمت, ڈینٹنگ پینٹنگ
bread croissant: بیکری, ڈبل روٹی, نان
flatbread: تندور, نان بائی, روٹی, تندوری نان
lipstick nail-polish: بیوٹی پارلر, میک اپ, بیوٹی سیلون, کاسمیٹکس, برائیڈل میک اپ, پارلر, بیوٹیشن
nail-polish: نیل پالش, نیل آرٹ, مینی کیور, ناخن
ring bouquet: شادی, شادی ہال, نکاح, ولیمہ, منگنی, رشتہ, ضرورت رشتہ, میرج بیورو, بارات
bride ring: دلہن, عروسی لباس, لہنگا, برائیڈل, دلہن کا لباس
steak kitchen-knife: قصائی, گوشت, قصاب, بیف, مٹن
car key: گاڑی, گاڑیاں, کار, کرائے کی گاڑی, رینٹ اے کار, شو روم, گاڑیوں, استعمال شدہ گاڑیاں
saw hammer: بڑھئی, لکڑی کا کام, ترکھان, لکڑی, فرنیچر مرمت, کارپینٹر, الماری
dinner-plate cook: کیٹرنگ, پکوان, دعوت
coffee: کافی, کافی شاپ, کیفے
tea teapot: چائے, ڈھابہ, کڑک چائے, چائے والا, چائے کا ہوٹل, چائے خانہ
cook frying-pan: باورچی, شیف, کوکنگ, کوکنگ کلاس, کوکنگ کلاسز, کھانا پکانا
scissors hair-comb: ہیئر سیلون, بال کٹوائیں, ہیئر ڈریسر, ہیئر کٹ, ہیئر اسٹائل, کیراٹن
barber-pole razor: حجام, نائی, باربر, مردانہ سیلون, جینٹس سیلون, شیو
teddy-bear crayon: کھلونے, کھلونوں, نرسری, ڈے کیئر, بچوں کا سکول, نرسری اسکول, بے بی سٹر
lotion: جلد, سکن کیئر, کریم
dog stethoscope: جانوروں کا ڈاکٹر, ویٹرنری, پالتو جانور, کتے, پیٹ شاپ
steering-wheel car: ڈرائیونگ سکول, ڈرائیونگ, گاڑی چلانا سیکھیں, ڈرائیونگ اسکول, لائسنس
plug lightning: الیکٹریشن, بجلی کا کام, بجلی, وائرنگ
basket carrot: سبزی, سبزیاں, سبزی منڈی
apple basket: پھل, تازہ پھل, فروٹ
shopping-cart basket: کریانہ, سپر مارکیٹ, گروسری, راشن, جنرل اسٹور
chart-up coin: سرمایہ کاری, اسٹاک مارکیٹ, اسٹاک, فاریکس
bank coin: بینک, قرض, قرضہ, لون
house key: مکان, گھر برائے فروخت, فلیٹ, اپارٹمنٹ, پراپرٹی, جائیداد, پلاٹ, اسٹیٹ ایجنسی, پراپرٹی ڈیلر
fish: مچھلی, سی فوڈ, جھینگے, فش
bouquet rose: پھول, پھولوں کی دکان, گلدستہ, پھولوں
football goal-net: فٹ بال, فٹبال
cricket: کرکٹ, کرکٹ اکیڈمی
seedling plant: پودے, پودوں, گملے, باغبانی, نرسری پودے, بیج
soft-ice-cream: آئس کریم, قلفی, فالودہ
glasses eye: چشمہ, عینک, عینکیں, چشمے, آنکھوں, آپٹیکل, لینز
dumbbell stopwatch: جم, فٹنس, ورزش, باڈی بلڈنگ
bed bellhop-bell: ہوٹل, گیسٹ ہاؤس, ہاسٹل, بیڈ, ریزورٹ
sofa chair: فرنیچر, صوفہ, صوفہ صفائی, صوفے, انٹیریئر, انٹیریئر ڈیزائن
washing-machine basket: لانڈری, دھوبی, ڈرائی کلین, واشنگ مشین
books open-book: کتابیں, کتابوں, کتب خانہ, لائبریری, بک شاپ, کتاب, کتب
key: تالا ساز, چابی, چابی ساز, تالا
open-book pencil: ٹیوشن, ٹیوٹر, کوچنگ, زبان سیکھیں, انگریزی کورس, انگلش, قرآن, ہوم ٹیوشن, ترجمہ, قرآن اکیڈمی, قرآن کلاس, ناظرہ قرآن, قرآن مجید
set-square abacus: ریاضی, فزکس, میتھ, آرکیٹیکٹ, گھر کا نقشہ
delivery-van parcel: کوریئر, ڈیلیوری, کورئیر
guitar: گٹار, موسیقی, رباب
camera: فوٹوگرافر, فوٹوگرافی, تصویریں, کیمرہ, فوٹو اسٹوڈیو
pizza: پیزا
burger french-fries: برگر, فرائز
chicken-leg: چکن, بروسٹ, تکہ, مرغی, فرائیڈ چکن, چکن شاپ
curry rice: بریانی, پلاؤ, کڑاہی
kebab: کباب, شوارما, سیخ کباب
tap wrench: پلمبر, پائپ, نل
cutlery dinner-plate: ریستوران, ریسٹورنٹ, ہوٹل کھانا, کھانا, کھانے کا ہوٹل
pill stethoscope: فارمیسی, دوائی, میڈیکل سٹور, ادویات, میڈیکل اسٹور, دوائیں
tooth toothbrush: دانتوں کا ڈاکٹر, ڈینٹسٹ, دانت, دندان ساز, دانتوں, ڈینٹل, ڈینٹل کلینک
stethoscope hospital: ڈاکٹر, کلینک, ہسپتال, میڈیکل سنٹر
diamond ring: زیورات, جیولری, سونا, جیولرز, سونا خرید
sneaker: جوتے, جوتوں, جوتا, شوز
dress handbag: کپڑے, ملبوسات, بوتیک, لباس, لان سوٹ, عبایا, برقعہ, کرتی, لیڈیز سوٹ
airplane suitcase: ٹریول ایجنسی, سفر, ٹکٹ, ویزا, سیاحت, ٹور, ویزہ, ایئر ٹکٹ, ٹریول
mosque: عمرہ, حج, عمرہ پیکج, مسجد, مدرسہ
lotus-position: یوگا, مراقبہ
massage: مساج, سپا, حجامہ, مالش, کپنگ
sewing-needle thread: درزی, سلائی, ٹیلر, کڑھائی, سلائی کڑھائی
solar-panel sun: سولر, سولر پینل, شمسی توانائی
graduation-cap books: یونیورسٹی, کالج, داخلے, اکیڈمی, بیرون ملک تعلیم, اسٹڈی ویزا
school backpack: سکول, اسکول
laptop screwdriver: کمپیوٹر, لیپ ٹاپ, کمپیوٹر مرمت, لیپ ٹاپ مرمت
desktop-computer laptop: ویب ڈیزائن, سافٹ ویئر, ویب سائٹ, کمپیوٹر کورس, پروگرامنگ, فری لانسنگ
smartphone: موبائل, موبائل فون, فون مرمت, موبائل مرمت, موبائل شاپ, موبائل ریپیئرنگ
broom bucket: صفائی, گھر کی صفائی, ڈیپ کلیننگ
shield umbrella: بیمہ, انشورنس
scales document: وکیل, قانونی مشورہ, ایڈووکیٹ
printer document: پرنٹنگ, چھپائی, فوٹو کاپی, وزٹنگ کارڈ, فلیکس, پینا فلیکس
honey bee: شہد, خالص شہد
candy lollipop: مٹھائی, حلوائی, مٹھائیاں, گلاب جامن, جلیبی, لڈو, حلوہ, برفی
birthday-cake: کیک, سالگرہ کیک
bicycle: سائیکل, بائیسکل
motorcycle: موٹر سائیکل, موٹرسائیکل, بائیک
bricks crane: تعمیرات, ٹھیکیدار, مستری, تعمیر مکان, کنسٹرکشن, اینٹیں, سیمنٹ
paint-roller bucket: رنگ و روغن, پینٹ, پینٹر
rug: قالین, کارپٹ, جائے نماز, غالیچہ
heart handshake: عطیہ, زکوٰۃ, صدقہ, خیرات, یتیم, یتیموں, فلاحی, چندہ
briefcase handshake: بزنس کنسلٹنٹ
briefcase handshake: ~ ملازمت, نوکری, بھرتی
watch: گھڑی, گھڑیاں, گھڑی مرمت
perfume: عطر, پرفیوم, خوشبو, عود
milk cow: دودھ, ڈیری, دہی, لسی
mango: آم, آم پیٹی
piano-keys: پیانو
theatre-masks: تھیٹر, ڈرامہ
roof: چھت, واٹر پروفنگ, چھت واٹر پروفنگ
popcorn: سینما, فلم
spade: مالی, لان, گارڈننگ
salad: ڈائٹ, غذائیت, وزن کم, سلاد
handbag: بیگ, پرس, ہینڈ بیگ
tyre: ٹائر, پنکچر, ٹائرز
serum-bottle: جلد کی حفاظت, سیرم, فیشل
musical-notes: میوزک, قوالی, نعت, بینڈ باجا
palette herb: پینٹنگ کلاس, مصوری, ڈرائنگ, گرافک ڈیزائن, لوگو
museum: میوزیم, عجائب گھر
television: ٹی وی, ٹیلی ویژن, ایل ای ڈی
nurse: نرس, نرسنگ, بزرگوں کی دیکھ بھال
megaphone: اشتہار, مارکیٹنگ, ڈیجیٹل مارکیٹنگ
shopping-bags: ~ سیل, رعایت
brain: ماہر نفسیات, نفسیات, کونسلنگ, نفسیاتی
cat: بلی, بلیاں
coat: جیکٹ, کوٹ, جیکٹیں, سویٹر
horse: گھوڑا, گھڑ سواری, گھوڑے, گھوڑے کی سواری, گھوڑوں
car bubbles: کار واش, سروس اسٹیشن
game-controller: گیمنگ, پلے اسٹیشن, گیم
mattress: گدا, میٹریس, میٹرس, گدے, رضائی
cheese: پنیر
meat-on-bone: باربی کیو, سجی
chocolate: چاکلیٹ
spine: فزیوتھراپی, فزیو تھراپی, کمر درد, ہڈی جوڑ
window: کھڑکی, کھڑکیاں, ایلومینیم, گلاس ورک
necktie: سوٹ, شیروانی, مردانہ سوٹ, شلوار قمیض
curtains: پردے
noodles: نوڈلز, چائنیز, چاؤمن
candle: موم بتی, موم بتیاں
kitchen-knife: کچن, برتن
t-shirt: ٹی شرٹ, شرٹ
party-popper: ~ پارٹی
tractor: ٹریکٹر, زراعت, کھیتی باڑی, کھاد, زرعی
toolbox: اوزار, ہارڈویئر, سینیٹری
baby: بچوں کے کپڑے, بے بی
fountain-pen: اسٹیشنری, نوٹری, خطاطی
pancakes: ناشتہ, پراٹھا, حلوہ پوری
egg: انڈے, دیسی انڈے
light-bulb: لائٹس, بلب, فانوس, لائٹنگ
blood-drop: خون کا عطیہ
swimmer: تیراکی, سوئمنگ, سوئمنگ پول, سوئمنگ پول تعمیر
falafel: فلافل
jar chilli: اچار, مربہ, مصالحہ, مصالحے, مصالحہ جات, زیتون کا تیل, دیسی گھی, گھی, تیل
stew cutlery: حلیم, نہاری, قورمہ, پائے, سوپ, گھر کا کھانا
rice curry: چاول
dumpling: سموسہ, سموسے, موموز, رول
hen chick: چوزے, دیسی مرغی, مرغی فارم
sheep: دنبہ
sheep: ~ عقیقہ
cow milk: گائے, ڈیری فارم, بھینس
dates: کھجور, کھجوریں, عجوہ
baklava candy: بقلاوہ
cookie: بسکٹ, کوکیز, نان خطائی
cupcake: کپ کیک
doughnut: ڈونٹ, ڈونٹس
juice-box orange: جوس, جوس کارنر, شربت, گنے کا رس
coconut: ناریل
bubble-tea: ببل ٹی
shisha: شیشہ, حقہ
bento: لنچ باکس
sushi: سوشی
taco: ٹاکو
sandwich baguette: سینڈوچ, شاورما رول
peanuts: میوہ جات, خشک میوہ, ڈرائی فروٹ, مونگ پھلی, بادام
herb: جڑی بوٹیاں, حکیم, پنسار, حکمت, یونانی, دواخانہ
eyelashes: آئی لیشز, بھنویں
razor: لیزر ہیئر ریموول, ویکسنگ
soap bubbles: صابن
tattoo-machine: ٹیٹو
test-tube blood-drop: لیبارٹری, بلڈ ٹیسٹ, لیب ٹیسٹ
sunglasses: دھوپ کے چشمے
hearing-aid: آلہ سماعت
headphones: ہیڈفون, ایئربڈز
security-camera: سی سی ٹی وی, کیمرہ سسٹم, سیکیورٹی کیمرے, سی سی ٹی وی کیمرہ
clapperboard: ویڈیو ایڈیٹنگ, ویڈیوگرافی
framed-picture: فریم, آرٹ گیلری
fridge: فریج, فریج مرمت, ریفریجریٹر, الیکٹرانکس, گھریلو آلات
toilet: سیوریج
droplet tap: پانی فلٹر, واٹر فلٹر, منرل واٹر, واٹر پلانٹ
battery plug: بیٹری, یو پی ایس, بیٹریاں
cockroach: دیمک, کیڑے مار, سپرے, دیمک کنٹرول, پیسٹ کنٹرول
mouse-trap: چوہے
tiles bricks: ٹائل, ٹائلز, ماربل, سنگ مرمر
door hammer: دروازہ, دروازے
fence: باڑ, گیٹ گرل
fire nut-and-bolt: ویلڈنگ, لوہار, ویلڈر
wardrobe: الماریاں
oil-lamp: چراغ
crystal-ball: نجومی, زائچہ
lawnmower: گھاس کاٹنا
tree axe: درخت کاٹنا
lorry: ٹرک, شہزور
crane: کرین
recycling: سکریپ, کباڑ, ری سائیکلنگ
motor-scooter: اسکوٹر
taxi car: ٹیکسی, ڈرائیور
bus: کوسٹر, وین
motor-boat: کشتی
tent campsite: خیمہ, کیمپنگ, ٹینٹ
hiking-boot mountain: ہائیکنگ, ٹریکنگ
party-popper balloon: تقریبات, ایونٹ, سالگرہ
balloon: غبارے, بیلون
bouncy-castle: جمپنگ کیسل
sari: ساڑھی, ساڑھیاں
scarf: حجاب, دوپٹہ, شال, اسکارف, شالیں
jeans: جینز
yarn: اون, کروشیہ
thread: کپڑا فیبرک, فیبرک
dress-shoe hammer: موچی
sandal: چپل, چپلیں, کھسہ, سینڈل
backpack: اسکول بیگ, بستہ
basketball: باسکٹ بال
volleyball: والی بال
badminton: بیڈمنٹن
table-tennis: ٹیبل ٹینس
tennis: ٹینس
boxing-glove: باکسنگ, کک باکسنگ
judo-suit: کراٹے, تائیکوانڈو, مارشل آرٹ
fishing-rod: مچھلی شکار
climber mountain: کوہ پیمائی
gymnast: جمناسٹک
roller-skate: سکیٹنگ
bowling: بولنگ
billiard-ball: سنوکر, بلیئرڈ
runner: میراتھن
target: تیر اندازی
dancer musical-notes: ڈانس, ڈانس کلاس
ballet-shoes: بیلے
violin: وائلن
drum: طبلہ, ڈھول
flute: بانسری
microphone: مشاعرہ, گلوکار
studio-microphone: پوڈکاسٹ, ریکارڈنگ اسٹوڈیو
loudspeaker: ساؤنڈ سسٹم
circus-tent: سرکس
ferris-wheel: جھولے
dice chess-pawn: لڈو گیم
chess-pawn: شطرنج
magic-wand: جادوگر
clown balloon: جوکر
ticket: کنسرٹ
dog-standing: کتوں کی تربیت
paw: جانوروں کی پناہ
parrot bird: پرندے, طوطے, طوطا
tropical-fish fish: ایکویریم
canned-food basket: راشن پیکج
amphora jar: مٹی کے برتن
robot: روبوٹکس
drone: ڈرون
wheelchair: وہیل چیئر
train: ریلوے, ٹرین
mushroom: کھمبی
wheat: آٹا, گندم
potato: آلو
banana: کیلے
avocado: ایواکاڈو
orange: مالٹے, کینو
watermelon: تربوز
grapes: انگور
strawberry: اسٹرابیری
tomato: ٹماٹر
beans: دال, دالیں
calendar clipboard: سیمینار
parcel: پیکنگ
hammer-and-wrench: ہینڈی مین
spaghetti: پاستا
suitcase: سوٹ کیس
fuel-pump: گیس سلنڈر, ایل پی جی, پیٹرول
logs fire: کوئلہ
drill: ڈرل مشین
fire-extinguisher: فائر سیفٹی
church: چرچ, گرجا گھر
prayer-beads: تسبیح, تسبیحات
caravan: کارواں
sewing-machine: سلائی مشین, سلائی کورس
rickshaw: رکشہ, چنگچی
ship: امپورٹ ایکسپورٹ
camel: اونٹ
duck: بطخ
crab: کیکڑے
pie: پیٹیز
croissant bread: کروسان
hot-dog: ہاٹ ڈاگ
cocktail tropical-drink: موکٹیل
soft-drink: کولڈ ڈرنک
baseball-cap: ٹوپیاں
socks: موزے, جرابیں
briefs: انڈرگارمنٹس
hair-comb: وگ
stroller: پرام
puzzle: پزل
fireworks firecracker: آتش بازی, پٹاخے
paper-lantern: فانوس سجاوٹ
parachute: پیراگلائیڈنگ
canoe: رافٹنگ
racing-car: گو کارٹنگ
lion: چڑیا گھر
beach beach-umbrella: بیچ ریزورٹ
umbrella: چھتریاں, چھتری
passport: پاسپورٹ
ballot-box: انتخابات, ووٹ
mirror: آئینے
plaster rescue-helmet: ابتدائی طبی امداد
ambulance: ایمبولینس
syringe: ویکسین, بوٹوکس
pregnant-woman: زچگی
newspaper: رسالہ
credit-card: پوائنٹ آف سیل
magnifier: جاسوس
-: گھر پر, گھر بیٹھے, گھنٹے, میلہ, کیمپ, پیکج
lorry delivery-van: گھر کی منتقلی, سامان کی منتقلی, موورز, سامان منتقل, شفٹنگ, پیکرز, فرنیچر شفٹنگ, سامان شفٹنگ
bricks crane: ~ تعمیر
`;
