/** Urdu words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const urduLeisure = `
accordion: ہارمونیم
badminton: بیڈمنٹن
balloon party-popper: غبارے, بیلون
basketball: باسکٹ بال
billiard-ball: سنوکر, بلیئرڈ
bowling: بولنگ
boxing-glove: باکسنگ, کک باکسنگ
builder: مزدور
camera: فوٹوگرافر, فوٹوگرافی, تصویریں, کیمرہ, فوٹو اسٹوڈیو
camera ring: شادی کی تصاویر, شادی فوٹوگرافی
chess-pawn trophy: شطرنج
christmas-tree: کرسمس
clapperboard video-camera: ویڈیو ایڈیٹنگ, ویڈیوگرافی
cricket: ٹیپ بال, کرکٹ, کرکٹ اکیڈمی
crystal-ball: نجومی, زائچہ
dhol: ڈھول
dice chess-pawn: لڈو گیم
disco-ball: ڈی جے
diving-mask tropical-fish: غوطہ خوری
doll: گڑیا
drum: ڈھولکی
dumbbell stopwatch: جم, فٹنس, ورزش, باڈی بلڈنگ
earbuds: ایئربڈز
embroidery-hoop thread: زردوزی, کڑھائی, ہاتھ کی کڑھائی, کشیدہ کاری, ایمبرائیڈری
field-hockey: ہاکی
fire-cupping: حجامہ
fireworks firecracker: آتش بازی, پٹاخے
fishing-rod fish: مچھلی کا شکار, شکار کا سامان, مچھلی شکار
flag: یوم آزادی, جھنڈے, جھنڈا, جشن آزادی
flute: بانسری
folk-dancers: لڈی, بھنگڑا
football cricket: کھیلوں کا سامان
football goal-net: فٹ بال, فٹبال
framed-picture palette: فریم, آرٹ گیلری
game-controller: پلے سٹیشن
game-controller joystick: گیمنگ, پلے اسٹیشن, گیم
gift moon: عید کے تحفے, عید کے تحائف, تحفے, تحفہ, تحائف, گفٹ, گفٹ شاپ
greeting-card ring: شادی کارڈ, شادی کارڈز
guitar musical-notes: گٹار, موسیقی, رباب
headphones: ہیڈفون
horse-rider: گھڑ سواری
judo-suit: کراٹے, تائیکوانڈو, مارشل آرٹ
kite: بسنت
loom yarn: قالین بافی, ہینڈلوم, جولاہا, کھڈی, ہتھ کرگھا, کھڈی کا کپڑا
magic-wand top-hat: جادوگر, میجک شو
marionette theatre-masks: پتلی تماشا, پپٹ شو
medal: میڈل
microphone: غزل, مشاعرہ, گلوکار, قوالی, قوالی نائٹ, نعت خوان, نعت خوانی, محفل نعت, جلسہ
musical-notes: میوزک, نعت
musical-notes microphone: محفل سماع
palette herb: پینٹنگ کلاس, مصوری, ڈرائنگ, گرافک ڈیزائن, لوگو
paraglider: پیراگلائیڈنگ
party-popper balloon: تقریبات, ایونٹ, سالگرہ
party-popper balloon: ~ پارٹی
piano-keys: پیانو
postage-stamp: ڈاک ٹکٹ
potters-wheel vase: کمہار, بلیو پاٹری
puzzle: پزل
quilt heart: کمبل تقسیم
sewing-needle: درزی کی دکان
sewing-needle thread: سلائی, سلائی کڑھائی
shisha: حقہ
sitar: ستار
studio-microphone headphones: ریکارڈنگ سٹوڈیو, پوڈکاسٹ, ریکارڈنگ اسٹوڈیو
tabla: طبلہ
table-tennis: ٹیبل ٹینس
teddy-bear: ٹیڈی بیئر
teddy-bear crayon: کھلونے, کھلونوں, نرسری, ڈے کیئر, بچوں کا سکول, نرسری اسکول, بے بی سٹر, پلے گروپ
television: ٹی وی, ٹیلی ویژن, ایل ای ڈی
tennis: ٹینس
theatre-masks: مزاحیہ ڈرامہ, سٹیج ڈرامہ, تھیٹر, ڈرامہ
thread sewing-needle: کپڑا فیبرک, فیبرک
ticket: ٹکٹ, کنسرٹ
trumpet drum: شہنائی, بینڈ باجا
video-camera: یوٹیوب چینل, ویڈیو گرافی
video-camera ring: شادی کی ویڈیو
violin: وائلن
volleyball: والی بال
yarn: بنائی, اون, سویٹر بنائی, کروشیہ
baby: بے بی
bride ring: دلہن, برائیڈل, دلہن کا لباس
climber mountain: کوہ پیمائی
clown balloon: جوکر
cook frying-pan: باورچی, شیف, کوکنگ, کوکنگ کلاس, کوکنگ کلاسز, کھانا پکانا
dancer musical-notes: ڈانس, ڈانس کلاس
gymnast: جمناسٹک
horse-rider horse: نیزہ بازی
lotus-position lotus: یوگا, مراقبہ
massage lotus: مساج, سپا, مالش, کپنگ
nurse: نرس, نرسنگ, بزرگوں کی دیکھ بھال
pregnant-woman: زچہ بچہ, حاملہ خواتین, گائناکالوجسٹ, زچگی
runner sneaker: میراتھن
swimmer goggles: تیراکی, سوئمنگ, سوئمنگ پول تعمیر
wrestlers: کشتی دنگل, کشتی کا دنگل, کبڈی, دنگل, اکھاڑا, پہلوان
`;
