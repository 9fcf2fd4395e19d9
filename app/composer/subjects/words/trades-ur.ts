/** Trades and goods in Urdu. Notation: word-list.ts. */
export const urduTrades = `
gift moon: عید کے تحفے, عیدی, عید کے تحائف, تحفے, تحفہ, تحائف, گفٹ, گفٹ شاپ
moon paper-lantern: عید, عید الفطر, عید مبارک, رمضان, افطار, چاند رات
goat moon: عید الاضحی, قربانی, بکرا, قربانی کا جانور
calculator receipt: اکاؤنٹنٹ, حساب کتاب, ٹیکس, ٹیکس ریٹرن
air-conditioner: اے سی, ایئر کنڈیشنر, اے سی مرمت
wrench car: گاڑی کی مرمت, مکینک, ورکشاپ, آٹو ورکشاپ
bread croissant: بیکری, ڈبل روٹی, نان
flatbread: تندور, نان بائی, روٹی
lipstick nail-polish: بیوٹی پارلر, میک اپ, بیوٹی سیلون, کاسمیٹکس
nail-polish: نیل پالش, مہندی
ring bouquet: شادی, شادی ہال, نکاح, ولیمہ, منگنی
bride ring: دلہن, عروسی لباس, لہنگا
steak kitchen-knife: قصائی, گوشت, قصاب
car key: گاڑی, گاڑیاں, کار, کرائے کی گاڑی, رینٹ اے کار, شو روم
saw hammer: بڑھئی, لکڑی کا کام, ترکھان
dinner-plate cook: کیٹرنگ, پکوان, دعوت
coffee: کافی, کافی شاپ, کیفے
tea teapot: چائے, چائے خانہ, ڈھابہ
cook frying-pan: کھانا پکانا, کوکنگ کلاس, باورچی
scissors hair-comb: ہیئر سیلون, بال کٹوائیں, ہیئر ڈریسر
barber-pole razor: حجام, نائی, باربر, مردانہ سیلون
teddy-bear crayon: کھلونے, کھلونوں, نرسری, ڈے کیئر, بچوں کا سکول
lotion: جلد, سکن کیئر, کریم
dog stethoscope: جانوروں کا ڈاکٹر, ویٹرنری, پالتو جانور
steering-wheel car: ڈرائیونگ سکول, ڈرائیونگ, گاڑی چلانا سیکھیں
plug lightning: الیکٹریشن, بجلی کا کام, بجلی
basket carrot: سبزی, سبزیاں, سبزی منڈی
apple basket: پھل, تازہ پھل
shopping-cart basket: کریانہ, سپر مارکیٹ, گروسری, راشن
chart-up coin: سرمایہ کاری, اسٹاک مارکیٹ
bank coin: بینک, قرض, قرضہ
house key: مکان, گھر برائے فروخت, فلیٹ, اپارٹمنٹ, پراپرٹی, جائیداد, پلاٹ, اسٹیٹ ایجنسی
fish shrimp: مچھلی, سی فوڈ
bouquet rose: پھول, پھولوں کی دکان, گلدستہ
football goal-net: فٹ بال, فٹبال
cricket: کرکٹ, کرکٹ اکیڈمی
seedling plant: پودے, پودوں, گملے, باغبانی
soft-ice-cream: آئس کریم, قلفی
glasses eye: چشمہ, عینک, عینکیں, چشمے
dumbbell stopwatch: جم, فٹنس, ورزش
bed bellhop-bell: ہوٹل, گیسٹ ہاؤس
sofa chair: فرنیچر, صوفہ
washing-machine basket: لانڈری, دھوبی, ڈرائی کلین
books open-book: کتابیں, کتابوں, کتب خانہ, لائبریری, بک شاپ
key: تالا ساز, چابی
open-book pencil: ٹیوشن, ٹیوٹر, کوچنگ, زبان سیکھیں, انگریزی کورس, قرآن کلاس
set-square abacus: ریاضی
delivery-van parcel: گھر کی منتقلی, سامان کی منتقلی, کوریئر, ڈیلیوری
guitar: گٹار, موسیقی
camera: فوٹوگرافر, فوٹوگرافی, تصویریں
pizza: پیزا
burger french-fries: برگر
chicken-leg: چکن, بروسٹ, تکہ
curry rice: بریانی, پلاؤ, کڑاہی
kebab: کباب, شوارما, سیخ کباب
tap wrench: پلمبر, پائپ, نل
cutlery dinner-plate: ریستوران, ریسٹورنٹ, ہوٹل کھانا
pill stethoscope: فارمیسی, دوائی, میڈیکل سٹور, ادویات
tooth toothbrush: دانتوں کا ڈاکٹر, ڈینٹسٹ, دانت
stethoscope hospital: ڈاکٹر, کلینک, ہسپتال
diamond ring: زیورات, جیولری, سونا, جیولرز
sneaker: جوتے, جوتوں
dress handbag: کپڑے, ملبوسات, بوتیک, لباس, لان سوٹ
airplane suitcase: ٹریول ایجنسی, سفر, ٹکٹ, ویزا, سیاحت
mosque: عمرہ, حج, عمرہ پیکج, مسجد
lotus-position: یوگا
massage: مساج, سپا
sewing-needle thread: درزی, سلائی
solar-panel sun: سولر, سولر پینل, شمسی توانائی
graduation-cap books: یونیورسٹی, کالج, داخلے, اکیڈمی
school backpack: سکول, اسکول
laptop screwdriver: کمپیوٹر, لیپ ٹاپ, کمپیوٹر مرمت
desktop-computer laptop: ویب ڈیزائن, سافٹ ویئر, ویب سائٹ
smartphone: موبائل, موبائل فون, فون مرمت
broom bucket: صفائی, گھر کی صفائی
shield umbrella: بیمہ, انشورنس
scales document: وکیل, قانونی مشورہ
printer document: پرنٹنگ, چھپائی
honey bee: شہد
candy lollipop: مٹھائی, حلوائی, مٹھائیاں
birthday-cake: کیک, سالگرہ
bicycle: سائیکل
motorcycle: موٹر سائیکل, موٹرسائیکل
bricks crane: تعمیرات, ٹھیکیدار, تعمیر
paint-roller bucket: رنگ و روغن, پینٹ
rug: قالین
heart handshake: عطیہ, زکوٰۃ, صدقہ, خیرات
briefcase handshake: ملازمت, نوکری, بھرتی
watch: گھڑی, گھڑیاں
perfume: عطر, پرفیوم, خوشبو
milk cow: دودھ, ڈیری
mango: آم
piano-keys: پیانو
theatre-masks: تھیٹر, ڈرامہ
roof: چھت
popcorn: سینما, فلم
spade: باغبانی, مالی
salad: ڈائٹ, غذائیت, وزن کم
handbag: بیگ, پرس
tyre: ٹائر
serum-bottle: جلد کی حفاظت, سیرم
musical-notes: موسیقی
palette: پینٹنگ کلاس, مصوری
museum: میوزیم, عجائب گھر
television: ٹی وی
nurse: نرس
megaphone: اشتہار, مارکیٹنگ
shopping-bags: ~ سیل, رعایت
brain: ماہر نفسیات, نفسیات
cat: بلی
coat: جیکٹ, کوٹ
horse: گھوڑا, گھڑ سواری
bubbles car: کار واش
game-controller: گیمنگ
mattress: گدا, میٹریس
cheese: پنیر
meat-on-bone: باربی کیو, تکہ
chocolate: چاکلیٹ
spine: فزیوتھراپی
window: کھڑکی, کھڑکیاں
necktie: سوٹ, شیروانی
curtains: پردے
noodles: نوڈلز, چائنیز
candle: موم بتی
kitchen-knife: کچن
t-shirt: ٹی شرٹ
party-popper: ~ سالگرہ, پارٹی
tractor: ٹریکٹر, زراعت, کھیتی باڑی
toolbox: اوزار, ہارڈویئر
baby: بچوں کے کپڑے
fountain-pen: اسٹیشنری, نوٹری
pancakes: ناشتہ
egg: انڈے
light-bulb: لائٹس, بلب
blood-drop: خون کا عطیہ
swimmer: تیراکی
sauna: سپا
goat: قربانی, قربانی کے جانور, بکرا, بکرے
cricket: کرکٹ
barber-pole: نائی, حجام
tooth: ڈینٹل, ڈینٹل کلینک
`;
