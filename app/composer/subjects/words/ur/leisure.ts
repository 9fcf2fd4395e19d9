/** Urdu words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const urduLeisure = `
badminton: بیڈمنٹن
balloon party-popper: غبارے, بیلون
basketball: باسکٹ بال
billiard-ball: سنوکر, بلیئرڈ
bowling: بولنگ
boxing-glove: باکسنگ, کک باکسنگ
camera: فوٹوگرافر, فوٹوگرافی, تصویریں, کیمرہ, فوٹو اسٹوڈیو
camera ring: شادی کی تصاویر, شادی فوٹوگرافی
chess-pawn trophy: شطرنج
clapperboard video-camera: ویڈیو ایڈیٹنگ, ویڈیوگرافی
cricket: ٹیپ بال, کرکٹ, کرکٹ اکیڈمی
crystal-ball: نجومی, زائچہ
dice chess-pawn: لڈو گیم
disco-ball: ڈی جے
diving-mask tropical-fish: غوطہ خوری
drum: طبلہ, ڈھول
dumbbell stopwatch: جم, فٹنس, ورزش, باڈی بلڈنگ
embroidery-hoop thread: زردوزی, کڑھائی, ہاتھ کی کڑھائی, کشیدہ کاری, ایمبرائیڈری
field-hockey: ہاکی
fireworks firecracker: آتش بازی, پٹاخے
fishing-rod fish: مچھلی کا شکار, شکار کا سامان, مچھلی شکار
flute: بانسری
football goal-net: فٹ بال, فٹبال
framed-picture palette: فریم, آرٹ گیلری
game-controller joystick: گیمنگ, پلے اسٹیشن, گیم
gift moon: عید کے تحفے, عید کے تحائف, تحفے, تحفہ, تحائف, گفٹ, گفٹ شاپ
guitar musical-notes: گٹار, موسیقی, رباب
headphones: ہیڈفون, ایئربڈز
judo-suit: کراٹے, تائیکوانڈو, مارشل آرٹ
loom yarn: قالین بافی, ہینڈلوم, جولاہا, کھڈی, ہتھ کرگھا, کھڈی کا کپڑا
magic-wand top-hat: جادوگر
marionette theatre-masks: پتلی تماشا, پپٹ شو
microphone: غزل, مشاعرہ, گلوکار
musical-notes: میوزک, قوالی, نعت
palette herb: پینٹنگ کلاس, مصوری, ڈرائنگ, گرافک ڈیزائن, لوگو
party-popper balloon: تقریبات, ایونٹ, سالگرہ
party-popper balloon: ~ پارٹی
piano-keys: پیانو
potters-wheel vase: کمہار
puzzle: پزل
quilt: کمبل
quilt heart: کمبل تقسیم
sewing-needle thread: درزی, سلائی, سلائی کڑھائی
shisha: حقہ
studio-microphone headphones: ریکارڈنگ سٹوڈیو, پوڈکاسٹ, ریکارڈنگ اسٹوڈیو
table-tennis: ٹیبل ٹینس
target: تیر اندازی
teddy-bear crayon: کھلونے, کھلونوں, نرسری, ڈے کیئر, بچوں کا سکول, نرسری اسکول, بے بی سٹر
television: ٹی وی, ٹیلی ویژن, ایل ای ڈی
tennis: ٹینس
theatre-masks: مزاحیہ ڈرامہ, سٹیج ڈرامہ, تھیٹر, ڈرامہ
thread sewing-needle: کپڑا فیبرک, فیبرک
ticket: ٹکٹ, کنسرٹ
trumpet drum: شہنائی, بینڈ باجا
violin: وائلن
volleyball: والی بال
yarn: بنائی, اون, سویٹر بنائی, کروشیہ
baby: بے بی
bride ring: دلہن, عروسی لباس, لہنگا, برائیڈل, دلہن کا لباس
climber mountain: کوہ پیمائی
clown balloon: جوکر
cook frying-pan: باورچی, شیف, کوکنگ, کوکنگ کلاس, کوکنگ کلاسز, کھانا پکانا
dancer musical-notes: ڈانس, ڈانس کلاس
gymnast: جمناسٹک
horse-rider horse: نیزہ بازی
lotus-position lotus: یوگا, مراقبہ
massage lotus: مساج, سپا, حجامہ, مالش, کپنگ
nurse: نرس, نرسنگ, بزرگوں کی دیکھ بھال
pregnant-woman: زچہ بچہ, حاملہ خواتین, گائناکالوجسٹ, زچگی
runner sneaker: میراتھن
swimmer goggles: تیراکی, سوئمنگ, سوئمنگ پول, سوئمنگ پول تعمیر
wrestlers: کشتی دنگل, کشتی کا دنگل, کبڈی, دنگل, اکھاڑا, پہلوان
`;
