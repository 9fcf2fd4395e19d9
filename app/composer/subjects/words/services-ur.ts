/** Services and repairs in Urdu, read before its trades. Notation: word-list.ts. */
export const urduServices = `
blouse sewing-needle: لیڈیز ٹیلر, لیڈیز ٹیلرنگ, خواتین کے کپڑوں کی سلائی, بلاؤز
herb: مہندی, عید مہندی, عید کی مہندی, چاند رات مہندی
stethoscope test-tube: مکمل باڈی چیک اپ, باڈی چیک اپ, فل باڈی چیک اپ
cow: بیل, بیلوں, بچھڑا, بچھڑے
sewing-machine thread: سوٹ کی سلائی, سوٹوں کی سلائی, سوٹ سلائی, شلوار قمیض کی سلائی, کپڑوں کی سلائی
cocktail tropical-drink: بارٹینڈر, کاک ٹیل
tap wrench: پانی کی موٹر, واٹر پمپ, گیزر
paint-roller bucket: پینٹنگ اور پالش, گھر کی پینٹنگ, گھر کا پینٹ, وال پیپر, دیواروں کا رنگ
plug lightning: جنریٹر, یو پی ایس
trowel: پلستر, پلاسٹر, چھت کی سیلنگ
droplet: بورنگ, بور کا کام, ڈرپ آبپاشی, آبپاشی
printer: سائن بورڈ, فلیکس
eyelashes eye: آئی برو, تھریڈنگ
test-tube blood-drop: خون کے ٹیسٹ, خون ٹیسٹ, لیب ٹیسٹ, لیبارٹری ٹیسٹ
speech-bubble: اسپیچ تھراپی
pregnant-woman: زچہ بچہ, حاملہ خواتین, گائناکالوجسٹ
disco-ball: ڈی جے
chair: کرسیاں, کرسی, کرسیاں میز, آفس کرسیاں
yarn: بنائی, اون, سویٹر بنائی
fishing-rod: مچھلی کا شکار, شکار کا سامان
diving-mask: غوطہ خوری
tree axe: درخت کٹائی, درخت کاٹنا
amphora coin: نوادرات
kitchen-knife: چھری, چھریاں, چھری تیز
oven: چولہا, چولہے, چولہا مرمت, اوون
laptop: ڈیٹا ریکوری
car window: گاڑی کا شیشہ, گاڑی کے شیشے, کار گلاس
motor-scooter: سکوٹر, سکوٹی
bus: بس کرایہ, بس کرائے پر, بس سروس
candle: کفن دفن, جنازہ, میت
pancakes: پین کیک, پراٹھا رول
curtains window: بلائنڈز
foot: پاؤں کی دیکھ بھال
backpack: سکول بیگ, اسکول بیگ
broom bucket: تعمیر کے بعد صفائی
studio-microphone: ریکارڈنگ سٹوڈیو, پوڈکاسٹ
ice-cube: برف, برف کا کارخانہ
vacuum-cleaner: ویکیوم کلینر
staircase: سیڑھی ریلنگ, ریلنگ
spine massage: فزیوتھراپی
fence: باڑ, گرل, گیٹ
fire-extinguisher: آگ بجھانے والا, فائر ایکسٹنگوشر
chart-up: سرمایہ کاری, مالی مشیر
helicopter: ہیلی کاپٹر
horse horse-rider: گھڑ سواری, گھوڑا
basket leaves: ٹوکری, بید کا کام
mushroom: کھمبی, مشروم
mirror: آئینہ, شیشہ
necktie: شیروانی, کوٹ پینٹ
wardrobe: الماری
watch: گھڑی, گھڑی کی مرمت
umbrella: چھتری
book books: جلد سازی
ticket: ٹکٹ
logs: جلانے کی لکڑی
motor-boat: کشتی
hearing-aid: کان کی مشین, سماعت کا آلہ
amphora: مٹی کے برتن, کوزہ گری, ملتانی برتن
vacuum-cleaner: ویکیوم کلینر
-: پیکج
trumpet drum: بینڈ باجا
graduation-cap school: ~ اکیڈمی
-: بس سٹاپ, بس اڈہ, بس اسٹینڈ
`;
