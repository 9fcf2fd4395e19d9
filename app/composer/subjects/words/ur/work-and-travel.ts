/** Urdu words for work, places and travel. Notation: word-list.ts. */
export const urduWorkAndTravel = `
anvil hammer: لوہار, لوہے کا کام
apartment-building: فلیٹ, اپارٹمنٹ
app-phone: موبائل ایپ
ballot-box: الیکشن, انتخابات, ووٹ
banknotes: پرانے نوٹ
banknotes coin: کرنسی ایکسچینج
billboard: سائن بورڈ
blackboard: بلیک بورڈ, وائٹ بورڈ, ٹیچر کی ضرورت, استاد کی ضرورت, استاد
blood-drop: خون کا عطیہ, عطیہ خون, بلڈ کیمپ, خون عطیہ کیمپ, بلڈ ڈونیشن
book books: جلد سازی
book mosque: ناظرہ, تجوید, قرآن خوانی, حفظ قرآن, ختم قرآن
books book: ناول, نیا ناول
books open-book: کتابیں, کتابوں, کتب خانہ, لائبریری, بک شاپ, کتاب, کتب
brake-disc: بریک
briefcase handshake: بزنس کنسلٹنٹ
briefcase handshake: ~ ملازمت, نوکری, بھرتی
briefcase handshake: جاب فیئر, ملازمت میلہ
building-plot: پلاٹ, پلاٹ برائے فروخت, زمین برائے فروخت
bus ticket: بس ٹکٹ
business-cards: وزٹنگ کارڈ
calculator receipt: کیلکولیٹر, اکاؤنٹنٹ, حساب کتاب, ٹیکس, ٹیکس ریٹرن, فائلر
calendar clipboard: سیمینار
campsite fire: کیمپ فائر
canoe: کشتی رانی
car: پرانی گاڑیاں
car chair: سیٹ کور
car-battery: گاڑی کی بیٹری
card-terminal credit-card: کارڈ مشین, پی او ایس, پی او ایس سافٹ ویئر
cash-register: سیلز مین, سیلز گرل
chart-up: سرمایہ کاری, مالی مشیر, شیئرز
chart-up coin: اسٹاک مارکیٹ, اسٹاک, فاریکس
coin: پرانے سکے
combine-harvester: کمبائن
combine-harvester wheat: ہارویسٹر, گندم کی کٹائی, تھریشر
concrete-mixer: لینٹر
concrete-mixer bricks: کنکریٹ, ریڈی مکس
concrete-mixer trowel: سیمنٹ
convenience-store: جنرل سٹور, دکان
credit-card smartphone: پوائنٹ آف سیل
desktop-computer: کمپیوٹر, کمپیوٹر مرمت
desktop-computer laptop: سافٹ ویئر, کمپیوٹر کورس, پروگرامنگ, فری لانسنگ
drill: ڈرل
drill toolbox: ڈرل مشین
drone: ڈرون, ڈرون کیمرہ
engine-oil: موبل آئل, آئل چینج
excavator: ایکسکیویٹر
exhibition-stand: نمائش
fire-engine: فائر بریگیڈ
folder desk: کلرک
food-truck cutlery: فوڈ فیسٹیول
fountain-pen document: اسٹیشنری, خطاطی
fountain-pen scroll: خوش نویسی, خوشخطی, کیلیگرافی
generator: جنریٹر
gurdwara: گردوارہ
hearse: میت بس
keyboard desktop-computer: ڈیٹا انٹری
laptop screwdriver: ڈیٹا ریکوری, لیپ ٹاپ, لیپ ٹاپ مرمت
lift: لفٹ
location-pin car: ٹریکر
magnifier: جاسوس
megaphone chart-up: اشتہار, مارکیٹنگ, ڈیجیٹل مارکیٹنگ
microscope: بیالوجی
minibus: وین, سکول وین, ہائی ایس, کوسٹر
newspaper: رسالہ
notebook: کاپیاں
number-plate: نمبر پلیٹ
office-building: دفتر
open-book pencil: ٹیوشن, ٹیوٹر, کوچنگ, زبان سیکھیں, انگریزی کورس, انگلش, قرآن, ہوم ٹیوشن, قرآن اکیڈمی, قرآن کلاس
open-book pencil: ناظرہ قرآن, قرآن مجید, مفت تعلیم, عربی کلاس, انگریزی زبان, کورین زبان
pallet-racking: گودام
parcel: گتے کے ڈبے
parcel delivery-van: پیکنگ
pen: بال پین
pencil notebook: سٹیشنری
phone-case: موبائل کور
pill stethoscope: فارمیسی, دوائی, میڈیکل سٹور, ادویات, میڈیکل اسٹور, دوائیں
power-bank: پاور بینک, پاور بنک
price-tag crate: پرانا سامان, پرانی چیزیں
printer: فلیکس
printer document: پرنٹنگ, چھپائی, فوٹو کاپی
road-roller: کارپٹ روڈ, اسفالٹ, سڑک کی تعمیر
robot gear: روبوٹکس
roll-up-banner printer: پینا فلیکس
rubber-stamp document: نوٹری, نوٹری پبلک, مہریں, اسٹامپ فروش, اسٹامپ پیپر
scales document: وکیل, قانونی مشورہ, ایڈووکیٹ
school graduation-cap: داخلہ
scissors hair-comb: سیلون, ہیئر سیلون, بال کٹوائیں, ہیئر ڈریسر, ہیئر کٹ, ہیئر اسٹائل, کیراٹن
server: ویب ہوسٹنگ, سرور
set-square: نقشہ
set-square abacus: ریاضی, فزکس, میتھ, آرکیٹیکٹ, گھر کا نقشہ
ship wave: سمندری سیر
shipping-container: کنٹینر, شپنگ کنٹینر
smartphone: موبائل, موبائل فون, فون مرمت, موبائل مرمت, موبائل شاپ, موبائل ریپیئرنگ
speaker: سپیکر, ساؤنڈ سسٹم
speech-bubble: اسپیچ تھراپی
spray-gun car: ڈینٹنگ پینٹنگ, گاڑی کا رنگ
steel-beam: سریا, لوہا
stethoscope: میڈیکل کیمپ, ہومیوپیتھک
stethoscope hospital: ڈاکٹر, کلینک, ہسپتال, میڈیکل سنٹر
stethoscope syringe: سرجیکل سامان
stethoscope test-tube: مکمل باڈی چیک اپ, باڈی چیک اپ, فل باڈی چیک اپ
swimming-pool: سوئمنگ پول
swing: بچوں کے جھولے
syringe: ویکسین, بوٹوکس
telephone desk: ریسپشنسٹ
test-tube blood-drop: خون کے ٹیسٹ, خون ٹیسٹ, لیب ٹیسٹ, لیبارٹری ٹیسٹ, لیبارٹری, بلڈ ٹیسٹ
trailer tractor: ٹرالی
train ticket: ٹرین ٹکٹ
translation: ترجمہ
ultrasound: الٹراساؤنڈ
web-page: ویب ڈیزائن, ویب سائٹ
welding-mask fire: ویلڈنگ, ویلڈر
bank coin: بینک, قرض, قرضہ, لون
barber-pole razor: حجام, نائی, باربر, مردانہ سیلون, جینٹس سیلون, شیو
bouncy-castle balloon: جمپنگ کیسل
bricks crane: تعمیرات, ٹھیکیدار, مستری, تعمیر مکان, کنسٹرکشن, اینٹیں
bricks crane: ~ تعمیر
caravan campsite: کارواں
church: چرچ, گرجا گھر
circus-tent: سرکس
convenience-store key: دکان کرائے پر, دکان کرایہ, دکان کرایہ پر, دکان برائے کرایہ
crane bricks: کرین
ferris-wheel: جھولے
house key: مکان, گھر برائے فروخت, پراپرٹی, جائیداد, اسٹیٹ ایجنسی, پراپرٹی ڈیلر, گھر کرائے پر
market-stall carrot: جمعہ بازار, اتوار بازار, سستا بازار
marquee chair: شامیانہ, مارکی, ٹینٹ سروس
mosque: محفل میلاد, میلاد, جلسہ سیرت, عمرہ, حج, عمرہ پیکج, مسجد, مدرسہ, عرس, زیارات
museum: میوزیم, عجائب گھر
school backpack: سکول, اسکول
tent campsite: خیمہ, کیمپنگ, ٹینٹ
airplane suitcase: ٹریول ایجنسی, سفر, ویزا, سیاحت, ٹور, ویزہ, ایئر ٹکٹ, ٹریول, ہوائی ٹکٹ
ambulance: ایمبولینس
bicycle: سائیکل, بائیسکل
bus: بس کرایہ, بس کرائے پر, بس سروس
bus books: موبائل لائبریری, گشتی لائبریری
canoe rower: رافٹنگ
car bubbles: کار واش, سروس اسٹیشن
car key: گاڑی, گاڑیاں, کار, کرائے کی گاڑی, رینٹ اے کار, شو روم, گاڑیوں, استعمال شدہ گاڑیاں
car window: گاڑی کے شیشے, کار گلاس
carriage horse: تانگہ, بگھی
delivery-van parcel: کوریئر, ڈیلیوری, کورئیر
food-truck takeaway-box: فوڈ ٹرک
fuel-pump: پیٹرول, پٹرول پمپ, سی این جی
helicopter: ہیلی کاپٹر
lorry: گڈز ٹرانسپورٹ, ٹرک, شہزور, مزدا
lorry delivery-van: گھر کی منتقلی, سامان کی منتقلی, موورز, سامان منتقل, شفٹنگ, پیکرز, فرنیچر شفٹنگ, سامان شفٹنگ
motor-boat anchor: کشتیاں
motor-boat wave: کشتی
motor-scooter: سکوٹر, سکوٹی, اسکوٹر, رائیڈر کی ضرورت, رائیڈر
motorcycle: موٹر سائیکل, موٹرسائیکل, بائیک
motorcycle-helmet motorcycle: ہیلمٹ
parking-sign location-pin: پارکنگ پلازہ
passport suitcase: پاسپورٹ
racing-car tyre: گو کارٹنگ
rickshaw: رکشہ, چنگچی
roller-skate: سکیٹنگ
ship: امپورٹ ایکسپورٹ
steering-wheel car: ڈرائیونگ سکول, ڈرائیونگ, گاڑی چلانا سیکھیں, ڈرائیونگ اسکول, لائسنس, ڈرائیور, ڈرائیور کی ضرورت
stroller baby-bottle: پرام
suitcase: سوٹ کیس
tanker: واٹر ٹینکر, پانی کا ٹینکر, سیپٹک ٹینک, ٹینکر
taxi car: ٹیکسی
tipper-truck: ریت بجری, بجری, ڈمپر, کرش
tow-truck car: کار ریکوری, ریکوری سروس
tractor wheat: روٹاویٹر, ٹریکٹر, زراعت, کھیتی باڑی, زرعی
train locomotive: ریلوے, ٹرین
tyre wrench: ٹائر, پنکچر, ٹائرز
vintage-car: ونٹیج کار
watch: گھڑی, گھڑی کی مرمت, گھڑیاں, گھڑی مرمت
wheelchair crutch: وہیل چیئر
windscreen car: گاڑی کا شیشہ
`;
