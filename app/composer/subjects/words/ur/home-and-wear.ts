/** Urdu words for the home, clothes and the body. Notation: word-list.ts. */
export const urduHomeAndWear = `
air-conditioner: اے سی, ایئر کنڈیشنر, اے سی مرمت, اے سی سروس
basket: ٹوکریاں
basket carrot: سبزی, سبزیاں, سبزی منڈی
basket leaves: ٹوکری, بید کا کام
basket vase: دستکاری
battery plug: بیٹری, بیٹریاں, یو پی ایس
bed: چارپائی, چارپائیاں
bed bellhop-bell: ہوٹل, گیسٹ ہاؤس, ہاسٹل, بیڈ, ریزورٹ
bed key: کمرہ کرائے پر
bedding: تکیہ, تکیے, بیڈ شیٹ, رضائی, بیڈ شیٹس
belt: بیلٹ, چمڑے کی بیلٹ
blanket: کمبل
blender: جوسر, بلینڈر, جوسر بلینڈر
boiler: گیزر
boot: مردانہ بوٹ
bow-and-arrow: تیر اندازی
broom bucket: تعمیر کے بعد صفائی, صفائی, گھر کی صفائی, ڈیپ کلیننگ, ملازمہ, گھریلو ملازمہ, گھریلو ملازم
candle: کفن دفن, جنازہ, میت, موم بتی, موم بتیاں
ceiling-fan: چھت کا پنکھا
chair: کرسیاں, کرسی, کرسیاں میز, آفس کرسیاں
chandelier: فانوس, جھومر لائٹ, جھومر
clothes-hanger t-shirt: لنڈا, پرانے کپڑے
coal: کوئلہ
coffee-table: سنٹر ٹیبل
contact-lens: کنٹیکٹ لینز
cooking-pot: پریشر ککر, ککر, دیگچی, کوکر
cooking-pot bread: لنگر
cooking-pot cutlery: برتن, پیتل کے برتن, تانبے کے برتن
cooking-pot rice: دیگ, دیگیں
cot: بچے کا جھولا, بے بی کاٹ
curtains window: بلائنڈز, پردے
cushion: کشن
desk: کمپیوٹر ٹیبل
dining-table: میز, ڈائننگ ٹیبل
dining-table chair: کرسیاں میز کرایہ
door hammer: دروازہ, دروازے
drainpipe droplet: سیوریج, نالی کی صفائی, گٹر, گٹر کی صفائی
dress: میکسی
earrings: بالیاں, جھمکے
electric-fan: پنکھا, پنکھے
eye stethoscope: آئی کیمپ
eyebrow: تھریڈنگ
fabric-roll: اجرک, کھدر, ریشم, کپڑا
fabric-roll salwar-kameez: ان سلا سوٹ
fence hammer: باڑ, گرل, گیٹ گرل
fire-extinguisher: آگ بجھانے والا, فائر ایکسٹنگوشر, فائر سیفٹی, آگ بجھانے کا آلہ
first-aid-kit: ابتدائی طبی امداد, فرسٹ ایڈ, طبی امداد
fitted-kitchen: کچن کیبنٹ, ماڈیولر کچن, کچن کیبنٹس
flat-shoe: کھسے
floorboards logs: پلائی ووڈ
fridge: فریج, فریج مرمت, ریفریجریٹر, الیکٹرانکس, گھریلو آلات
gas-cylinder fire: گیس سلنڈر, ایل پی جی, سلنڈر گیس
gate: گیٹ, لوہے کا گیٹ
gear wrench: لیتھ مشین, خراد, سی این سی, ڈائی میکر, پرزے, بیرنگ, مولڈ, پلاسٹک مولڈنگ, خراد مشین
graduation-cap: بی اے داخلہ
hair-comb: ہیئر ٹرانسپلانٹ
hair-comb scissors: بالوں کا رنگ
hammer-and-wrench gear: ہینڈی مین
headstone: قبر کے کتبے, کتبے
iron: استری
jumper: سویٹر, سویٹرز
kettle: کیتلی
key lock-and-key: تالے
key padlock: تالا ساز, چابی, چابی ساز
lehenga: لہنگا, دلہن کا لہنگا, غرارہ, شرارہ, عروسی لباس, شادی کے جوڑے, دلہن کے جوڑے
light-bulb: لائٹس, بلب, لائٹنگ
lotion: جلد, سکن کیئر, کریم
makeup-palette: میک اپ آرٹسٹ
mattress bed: لحاف, گدا, میٹریس, میٹرس, گدے
microwave: مائیکروویو
mirror: آئینہ, شیشہ, آئینے, شیشے کا کام
mirror chest-of-drawers: ڈریسنگ ٹیبل
mortar herb: دواخانہ, حکیم, مطب, پنسار, پنساری
mouse-trap: چوہے
oil-lamp: چراغ
oven frying-pan: چولہا, چولہے, چولہا مرمت, اوون
padlock lock-and-key: تالا
paint-roller bucket: رنگساز, پینٹنگ اور پالش, گھر کی پینٹنگ, گھر کا پینٹ, وال پیپر, دیواروں کا رنگ, رنگ و روغن, پینٹ
paint-roller bucket: پینٹر, رنگ روغن, رنگ ساز
paper-lantern: فانوس سجاوٹ
plug battery: چارجر
plug lightning: الیکٹریشن, بجلی کا کام, بجلی, وائرنگ
radiator: ہیٹر, گیس ہیٹر
razor: لیزر ہیئر ریموول
recycling: کباڑیا, ردی, سکریپ, کباڑ, ری سائیکلنگ
ring: چاندی, نگینے
roof house: چھت, واٹر پروفنگ, چھت واٹر پروفنگ
rug: دری, قالین, کارپٹ, جائے نماز, غالیچہ
sack: چوکر
sack seedling: کھاد
sack wheat: ونڈا, مویشیوں کا چارہ, آٹا چکی, چکی, پولٹری فیڈ, کھل بنولہ
safe: تجوری
saw hammer: بڑھئی, لکڑی کا کام, ترکھان, لکڑی, فرنیچر مرمت, کارپینٹر
scarf: چادر, گرم چادر, مردانہ چادر, رومال, مفلر
security-camera: سی سی ٹی وی, کیمرہ سسٹم, سیکیورٹی کیمرے, سی سی ٹی وی کیمرہ
sewing-machine thread: ٹیلرز, ٹیلر, ٹیلرنگ, عید کے سوٹ, عید کا سوٹ, عید کے سوٹ کی سلائی, سوٹ کی سلائی, سوٹوں کی سلائی
sewing-machine thread: سوٹ سلائی, شلوار قمیض کی سلائی, کپڑوں کی سلائی, سلائی مشین, سلائی کورس, درزی, لیڈیز ٹیلر
sherwani: شیروانی, دولہا شیروانی, واسکٹ, مردانہ واسکٹ
shield security-camera: سیکیورٹی گارڈ, چوکیدار, سیکورٹی گارڈ, سیکورٹی گارڈ کی ضرورت
shield umbrella: بیمہ, انشورنس
shirt: قمیض, مردانہ قمیض
shirt backpack: یونیفارم, سکول یونیفارم
shopping-cart basket: کریانہ, سپر مارکیٹ, گروسری, جنرل اسٹور
shower: باتھ روم
shutters: شٹر
slippers: سلیپر
soap bubbles: صابن
sofa chair: فرنیچر, صوفہ, صوفہ صفائی, صوفے, انٹیریئر, انٹیریئر ڈیزائن
solar-panel sun: سولر, سولر پینل, شمسی توانائی
staircase: سیڑھی ریلنگ, ریلنگ
stove: لکڑی کا چولہا
sunglasses: دھوپ کا چشمہ
t-shirt: بنیان
table-lamp: لیمپ, ٹیبل لیمپ
table-lamp camel: اونٹ کی کھال کا لیمپ
tap: ٹونٹی, نلکا, واش بیسن
tap wrench: نلکے, پلمبر, پائپ, نل
tiles bricks: ٹائل, ٹائلز, ماربل, سنگ مرمر
toaster: ٹوسٹر
toilet: کموڈ
toolbox hammer: اوزار, ہارڈویئر, سینیٹری
towel: تولیے, تولیہ
turban: پگڑی, پگڑیاں
vacuum-cleaner: ویکیوم کلینر
vase: گلدان
wallet: بٹوہ, مردانہ بٹوہ
wardrobe: الماری, الماریاں
washing-machine basket: لانڈری, دھوبی, واشنگ مشین
water-bottle: پانی کی بوتل, پانی کی بوتلیں
water-pump: پانی کی موٹر
water-pump droplet: بورنگ, پانی کا بور, ٹیوب ویل, واٹر پمپ, موٹر پمپ
water-tank: ٹینکی
water-tank droplet: پانی کی ٹینکی, ٹینکی کی صفائی, واٹر ٹینک
wax-pot: ویکسنگ
wifi-router: انٹرنیٹ کنکشن, فائبر انٹرنیٹ, براڈ بینڈ, انٹرنیٹ, وائی فائی
window: کھڑکی, کھڑکیاں, ایلومینیم, گلاس ورک
wrench: پانا, پلاس
wrench car: گاڑی کی مرمت, مکینک, ورکشاپ, آٹو ورکشاپ, گاڑی مرمت, سروس سٹیشن, سپیئر پارٹس
abaya: عبایا, عبائے, برقعہ, برقعے
baby-bodysuit: بچوں کے کپڑے, بچوں کے ملبوسات, بے بی سوٹ, بچگانہ ملبوسات
backpack pencil: سکول بیگ, اسکول بیگ, بستہ
ballet-shoes: بیلے
bangles: چوڑیاں, چوڑی, کنگن, پائل
baseball-cap: ٹوپیاں
blouse sewing-needle: لیڈیز ٹیلرنگ, خواتین کے کپڑوں کی سلائی, بلاؤز
brain speech-bubble: ماہر نفسیات, نفسیات, کونسلنگ, نفسیاتی
briefs: انڈرگارمنٹس, زیر جامہ
clothes-hanger coat: ڈرائی کلین, ڈرائی کلینر, ڈرائی کلینرز, ڈرائی کلیننگ
coat: جیکٹ, کوٹ, جیکٹیں
coat scarf: گرم کپڑے, گرم کپڑوں
diamond ring: زیورات, جیولری, سونا, جیولرز, سونا خرید
dress handbag: کپڑے, ملبوسات, بوتیک, لباس
dress-shoe hammer: موچی
eye glasses: موتیا
eyelashes eye: آئی برو, آئی لیشز, بھنویں
foot: پاؤں کی دیکھ بھال
glasses eye: چشمہ, عینک, عینکیں, چشمے, آنکھوں, آپٹیکل, لینز
graduation-cap books: یونیورسٹی, کالج, داخلے, بیرون ملک تعلیم, اسٹڈی ویزا, اسکالرشپ, وظائف
graduation-cap school: ~ اکیڈمی
hair-dryer hair-comb: کیراٹین, ری بونڈنگ, ہیئر سٹریٹننگ
handbag: چمڑے کی مصنوعات, بیگ, پرس, ہینڈ بیگ
headscarf: حجاب, اسکارف
hearing-aid: کان کی مشین, سماعت کا آلہ, آلہ سماعت
heart handshake: یتیم, یتیم بچے, یتیم کی کفالت, عطیہ, زکوٰۃ, صدقہ, خیرات, یتیموں, فلاحی, چندہ
henna-hand: مہندی, دلہن کی مہندی, مہندی آرٹسٹ, مہندی ڈیزائن
hiking-boot mountain: ہائیکنگ, ٹریکنگ
jeans t-shirt: جینز
lipstick nail-polish: بیوٹی پارلر, میک اپ, بیوٹی سیلون, کاسمیٹکس, برائیڈل میک اپ, پارلر, بیوٹیشن
nail-polish: نیل پالش, نیل آرٹ, مینی کیور, ناخن
nappy baby: ڈائپر, پیمپر, ڈائپرز
necklace: ہار سیٹ, نیکلس, آرٹیفیشل جیولری, مصنوعی زیورات, سونے کا ہار
necklace diamond: سنار
necktie: کوٹ پینٹ, سوٹ, ٹائی
perfume: عطر, پرفیوم, خوشبو, عود
prayer-beads: تسبیح, تسبیحات
prosthetic-leg: مصنوعی ٹانگ, مصنوعی اعضاء
ring bouquet: میرج ہال, شادی ہال, بینکویٹ ہال, میرج لان, شادی, نکاح, ولیمہ, منگنی, رشتہ, ضرورت رشتہ, میرج بیورو, بارات
salwar-kameez: شلوار قمیض, شلوار قمیص, کرتا, کرتے, کرتی, لان سوٹ, لیڈیز سوٹ, دوپٹہ, دوپٹے, کاٹن سوٹ
sandal: چپل, چپلیں, کھسہ, سینڈل
sari: ساڑھی, ساڑھیاں
scarf gloves: شال, شالیں
serum-bottle lotion: جلد کی حفاظت, سیرم, فیشل
shopping-bags price-tag: ~ سیل, رعایت
sneaker: جوتے, جوتوں, جوتا, شوز, جوگرز
socks: موزے, جرابیں
spine: فزیو تھراپی, کمر درد, ہڈی جوڑ
spine massage: فزیوتھراپی
suit necktie: پینٹ کوٹ, مردانہ سوٹ, تھری پیس سوٹ
sunglasses sun: دھوپ کے چشمے
t-shirt jeans: ٹی شرٹ, شرٹ
tattoo-machine: ٹیٹو
thobe: عربی جبہ, جبہ, توپ عربی
tooth toothbrush: دانتوں کا ڈاکٹر, ڈینٹسٹ, دانت, دندان ساز, دانتوں, ڈینٹل, ڈینٹل کلینک
wig: وگ, مصنوعی بال, وگز
x-ray: ایکسرے, ایکس رے, الٹراساؤنڈ اور ایکسرے, سی ٹی سکین, ایم آر آئی
zip: زپ تبدیل
`;
