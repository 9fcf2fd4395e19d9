/** Urdu words for work, places and travel. Notation: word-list.ts. */
export const urduWorkAndTravel = `
ballot-box: الیکشن, انتخابات, ووٹ
blackboard: بلیک بورڈ, وائٹ بورڈ
blood-drop: خون کا عطیہ, عطیہ خون, بلڈ کیمپ
book books: جلد سازی
book mosque: ناظرہ, تجوید
books book: ناول, نیا ناول
books open-book: کتابیں, کتابوں, کتب خانہ, لائبریری, بک شاپ, کتاب, کتب
briefcase handshake: بزنس کنسلٹنٹ
briefcase handshake: ~ ملازمت, نوکری, بھرتی
briefcase handshake: جاب فیئر, ملازمت میلہ
calculator receipt: کیلکولیٹر, اکاؤنٹنٹ, حساب کتاب, ٹیکس, ٹیکس ریٹرن, فائلر
calendar clipboard: سیمینار
card-terminal credit-card: کارڈ مشین, پی او ایس, پی او ایس سافٹ ویئر
chart-up: سرمایہ کاری, مالی مشیر
chart-up coin: اسٹاک مارکیٹ, اسٹاک, فاریکس
combine-harvester: کمبائن
combine-harvester wheat: ہارویسٹر, گندم کی کٹائی, تھریشر
concrete-mixer bricks: کنکریٹ, ریڈی مکس
credit-card smartphone: پوائنٹ آف سیل
desktop-computer laptop: ویب ڈیزائن, سافٹ ویئر, ویب سائٹ, کمپیوٹر کورس, پروگرامنگ, فری لانسنگ
drill toolbox: ڈرل مشین
drone: ڈرون
fountain-pen document: اسٹیشنری, خطاطی
fountain-pen scroll: خوش نویسی, خوشخطی, کیلیگرافی
laptop screwdriver: ڈیٹا ریکوری, کمپیوٹر, لیپ ٹاپ, کمپیوٹر مرمت, لیپ ٹاپ مرمت
loudspeaker: ساؤنڈ سسٹم
love-letter ring: شادی کارڈ
magnifier: جاسوس
megaphone chart-up: اشتہار, مارکیٹنگ, ڈیجیٹل مارکیٹنگ
newspaper: رسالہ
open-book pencil: ٹیوشن, ٹیوٹر, کوچنگ, زبان سیکھیں, انگریزی کورس, انگلش, قرآن, ہوم ٹیوشن, ترجمہ, قرآن اکیڈمی, قرآن کلاس
open-book pencil: ناظرہ قرآن, قرآن مجید
parcel delivery-van: پیکنگ
pill stethoscope: فارمیسی, دوائی, میڈیکل سٹور, ادویات, میڈیکل اسٹور, دوائیں
printer: سائن بورڈ, فلیکس
printer document: پرنٹنگ, چھپائی, فوٹو کاپی, وزٹنگ کارڈ, پینا فلیکس
road-roller: کارپٹ روڈ, اسفالٹ, سڑک کی تعمیر
robot gear: روبوٹکس
rubber-stamp document: نوٹری, نوٹری پبلک, مہریں, اسٹامپ فروش
scales document: وکیل, قانونی مشورہ, ایڈووکیٹ
scissors hair-comb: سیلون, ہیئر سیلون, بال کٹوائیں, ہیئر ڈریسر, ہیئر کٹ, ہیئر اسٹائل, کیراٹن
server: ویب ہوسٹنگ, سرور
set-square abacus: ریاضی, فزکس, میتھ, آرکیٹیکٹ, گھر کا نقشہ
shipping-container: کنٹینر, شپنگ کنٹینر
smartphone: موبائل, موبائل فون, فون مرمت, موبائل مرمت, موبائل شاپ, موبائل ریپیئرنگ
speech-bubble: اسپیچ تھراپی
stethoscope: میڈیکل کیمپ, ہومیوپیتھک
stethoscope hospital: ڈاکٹر, کلینک, ہسپتال, میڈیکل سنٹر
stethoscope test-tube: مکمل باڈی چیک اپ, باڈی چیک اپ, فل باڈی چیک اپ
syringe: ویکسین, بوٹوکس
test-tube blood-drop: خون کے ٹیسٹ, خون ٹیسٹ, لیب ٹیسٹ, لیبارٹری ٹیسٹ, لیبارٹری, بلڈ ٹیسٹ
welding-mask fire: ویلڈنگ, ویلڈر
bank coin: بینک, قرض, قرضہ, لون
barber-pole razor: حجام, نائی, باربر, مردانہ سیلون, جینٹس سیلون, شیو
bouncy-castle balloon: جمپنگ کیسل
bricks crane: تعمیرات, ٹھیکیدار, مستری, تعمیر مکان, کنسٹرکشن, اینٹیں, سیمنٹ
bricks crane: ~ تعمیر
bricks trowel: بھٹہ, سریا
caravan campsite: کارواں
church: چرچ, گرجا گھر
circus-tent: سرکس
convenience-store key: دکان کرائے پر, دکان کرایہ, دکان کرایہ پر, دکان برائے کرایہ
crane bricks: کرین
ferris-wheel: جھولے
house key: مکان, گھر برائے فروخت, فلیٹ, اپارٹمنٹ, پراپرٹی, جائیداد, پلاٹ, اسٹیٹ ایجنسی, پراپرٹی ڈیلر
market-stall carrot: جمعہ بازار, اتوار بازار, سستا بازار
marquee chair: شامیانہ, مارکی
mosque: محفل میلاد, میلاد, جلسہ سیرت, عمرہ, حج, عمرہ پیکج, مسجد, مدرسہ
museum: میوزیم, عجائب گھر
school backpack: سکول, اسکول
tent campsite: خیمہ, کیمپنگ, ٹینٹ
airplane suitcase: ٹریول ایجنسی, سفر, ویزا, سیاحت, ٹور, ویزہ, ایئر ٹکٹ, ٹریول
ambulance: ایمبولینس
bicycle: سائیکل, بائیسکل
bus: بس کرایہ, بس کرائے پر, بس سروس, کوسٹر, وین
bus books: موبائل لائبریری, گشتی لائبریری
canoe rower: رافٹنگ
car bubbles: کار واش, سروس اسٹیشن
car key: گاڑی, گاڑیاں, کار, کرائے کی گاڑی, رینٹ اے کار, شو روم, گاڑیوں, استعمال شدہ گاڑیاں
car window: گاڑی کا شیشہ, گاڑی کے شیشے, کار گلاس
carriage horse: تانگہ, بگھی
delivery-van parcel: کوریئر, ڈیلیوری, کورئیر
food-truck takeaway-box: فوڈ ٹرک
fuel-pump: پیٹرول
helicopter: ہیلی کاپٹر
lorry: گڈز ٹرانسپورٹ, ٹرک, شہزور
lorry delivery-van: گھر کی منتقلی, سامان کی منتقلی, موورز, سامان منتقل, شفٹنگ, پیکرز, فرنیچر شفٹنگ, سامان شفٹنگ
motor-boat anchor: کشتیاں
motor-boat wave: کشتی
motor-scooter: سکوٹر, سکوٹی, اسکوٹر
motorcycle: موٹر سائیکل, موٹرسائیکل, بائیک
motorcycle-helmet motorcycle: ہیلمٹ
parachute: پیراگلائیڈنگ
parking-sign location-pin: پارکنگ پلازہ
passport suitcase: پاسپورٹ
racing-car tyre: گو کارٹنگ
rickshaw: رکشہ, چنگچی
roller-skate: سکیٹنگ
ship: امپورٹ ایکسپورٹ
steering-wheel car: ڈرائیونگ سکول, ڈرائیونگ, گاڑی چلانا سیکھیں, ڈرائیونگ اسکول, لائسنس
stroller baby-bottle: پرام
suitcase: سوٹ کیس
tanker: واٹر ٹینکر, پانی کا ٹینکر, سیپٹک ٹینک, ٹینکر
taxi car: ٹیکسی, ڈرائیور
tipper-truck: ریت بجری, بجری, ڈمپر, کرش
tow-truck car: کار ریکوری, ریکوری سروس
tractor wheat: روٹاویٹر, ٹریکٹر, زراعت, کھیتی باڑی, کھاد, زرعی
train locomotive: ریلوے, ٹرین
tyre wrench: ٹائر, پنکچر, ٹائرز
vintage-car: ونٹیج کار, پرانی گاڑیاں
watch: گھڑی, گھڑی کی مرمت, گھڑیاں, گھڑی مرمت
wheelchair crutch: وہیل چیئر
`;
