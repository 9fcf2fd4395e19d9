/** Persian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const persianLeisure = `
acupuncture: طب سوزنی
baby pregnant-woman: مامایی
badminton: بدمینتون
balloon party-popper: بادکنک, بادکنک آرایی
banjo: سه‌تار, سه تار, دوتار, تنبور, آموزش تار
basketball: بسکتبال
billiard-ball: بیلیارد
bowling: بولینگ
boxing-glove: بوکس, باشگاه بوکس, کیک بوکسینگ
camera: عکاسی, عکاس, آتلیه, دوربین, آتلیه عروس
camera passport: عکس پرسنلی, عکس سه در چهار
camera-flash: فتوبوث
chess-pawn trophy: باشگاه شطرنج, شطرنج
christmas-tree: کریسمس
clapperboard video-camera: تدوین, تیزر, فیلمبرداری
cricket: کریکت
crystal-ball: فال, فال قهوه, طالع بینی
dancer: ایروبیک
dice: تخته نرد, بازی فکری
dice chess-pawn: کافه بردگیم, بازی رومیزی, کافه بازی, مافیا
disco-ball: دیجی
diving-mask tropical-fish: غواصی
doll: عروسک, عروسک دستساز, کارگاه عروسک سازی, عروسک سازی
doll yarn: عروسک بافتنی
drum: دف, تنبک, تمبک, دهل, ساز و دهل
drum-kit drum: درامز, آموزش درامز
dumbbell: زورخانه, باشگاه, بدنسازی, باشگاه ورزشی, فیتنس, مربی خصوصی, باشگاه بدنسازی, تناسب اندام
earbuds: هندزفری, ایرپاد
embroidery-hoop thread: پته‌دوزی, قلاب‌دوزی, سرمه‌دوزی, گلدوزی, سوزن‌دوزی, سوزن دوزی, آموزش گلدوزی
fire-cupping: حجامت
fireworks firecracker: آتش بازی
fishing-rod fish: ماهیگیری, لوازم ماهیگیری
flute: فلوت
folk-dancers: رقص آذری, رقص محلی
football goal-net: فوتبال, فوتسال, زمین فوتبال, مدرسه فوتبال
framed-picture: خاتم کاری, قلمزنی
framed-picture palette: قاب‌سازی, گالری, نمایشگاه نقاشی, تابلو, قاب
game-controller: کنسول بازی
game-controller joystick: بازی کامپیوتری, گیم, گیم نت, پلی استیشن, بازی موبایل
gift: سوغاتی, سوغات
gift ribbon: هدیه, کادو, کادویی, گیفت
go-kart: کارتینگ
golf golfer: گلف
greeting-card ring: کارت عروسی, کارت دعوت عروسی
guitar musical-notes: گیتار, آموزشگاه موسیقی, آموزش گیتار
headphones: هدفون, پادکست
hot-tub: جکوزی, آبگرم
ice-skate: اسکیت روی یخ
judo-suit: کاراته, تکواندو, جودو, هنرهای رزمی, ووشو
loom yarn: پارچه بافی, پارچه‌بافی, بافندگی, گلیم بافی, دار قالی, جاجیم بافی
magic-wand top-hat: شعبده‌باز, شعبده بازی, شعبده
marionette theatre-masks: نمایش عروسکی, خیمه شب بازی, تئاتر عروسکی
medal: مدال
microphone: شب شعر, انجمن ادبی, شعرخوانی, نقالی, آموزش آواز, کارائوکه, خوانندگی, خواننده مجلس, آواز سنتی, کلاس آواز
microphone: مداح
musical-notes: کنسرت, موسیقی, آواز, سنتور, گروه موسیقی, تار, عودنوازی, کلاس ساز, آموزش ساز
musical-notes violin: ارکستر
musical-score musical-notes: گروه کر
nurse older-person: مراقبت از سالمند
padel-racket: پدل, اسکواش
paintball-marker: پینت بال
painted-eggs: تخم مرغ رنگی
palette paintbrush: نقاشی, کلاس نقاشی, آموزش نقاشی, طراحی گرافیک, گرافیک
paraglider: پاراگلایدر
party-popper balloon: تولد, جشن تولد, تم تولد
party-popper balloon: ~ جشن
piano-keys: پیانو, آموزش پیانو
pilates-reformer: پیلاتس
postage-stamp: تمبر, کلکسیون تمبر
potters-wheel vase: سفالگری, کلاس سفال, چرخ سفالگری, سرامیک دستساز
puzzle: پازل
puzzle pencil: جدول کلمات, جدول دونفره, جدول آنلاین, بازی کلمات, حل جدول, کلمات متقاطع
radio: ضبط صوت
runner: دو همگانی
running-shirt: لباس ورزشی
sewing-needle: خیاطی, خیاط, آموزش خیاطی, تعمیرات لباس
sewing-needle dress: تعمیر لباس
sewing-needle thread: رفوگری
shisha: قلیان, قلیان سرا
skis snowy-mountain: اسکی
sled: تیوب سواری
sleeping-bag: کیسه خواب
sticker-sheet: استیکر, برچسب
studio-microphone guitar: گروه موسیقی عروسی
studio-microphone headphones: استودیو ضبط
swimmer droplet: آب درمانی
table-tennis: پینگ پنگ, تنیس روی میز
target: باشگاه تیراندازی, تیراندازی
teddy-bear: خرس عروسکی
teddy-bear crayon: مهدکودک, اسباب بازی, مهد کودک, پرستار کودک, پیش دبستانی
television: تلویزیون, تعمیر تلویزیون, گیرنده دیجیتال
tennis: تنیس
theatre-masks: تعزیه, تئاتر کمدی, نمایش کمدی, تئاتر, نمایش, کلاس بازیگری
ticket: بلیط کنسرت, بلیت
toy-bricks: ماشین کنترلی
toy-bricks teddy-bear: لگو
trampoline gymnast: ترامپولین, پارک ترامپولین
treadmill dumbbell: تردمیل, دستگاه بدنسازی
trophy: تندیس, لوح تقدیر
video-camera: فیلم برداری از مراسم, فیلم برداری
vinyl-record: صفحه گرامافون
violin: ویولن, کمانچه
violin guitar: سازسازی
violin musical-notes: نوازنده برای عروسی, نوازنده, نوازندگی
volleyball: والیبال
yarn: کاموا, قلاب بافی
yarn thread: گلیم‌بافی, قالیبافی
zip-line tree: زیپ لاین
baby: نوزاد
bride dove: عاقد
bride ring: مزون
climber: صخره نوردی, سنگنوردی
clown balloon: دلقک
cook frying-pan: آشپز, کلاس آشپزی, آشپزی, آموزش آشپزی
dancer musical-notes: رقص, زومبا, باله
gymnast: ژیمناستیک
handball-player: هندبال
horse-rider horse: باشگاه سوارکاری, اسب سواری, باشگاه اسب سواری
lotus-position lotus: یوگا, مدیتیشن
massage lotus: ماساژ, ماساژور
nurse: پرستار, پرستاری, مراقبت سالمند, پرستار سالمند, خانه سالمندان
older-person heart: سالمندان
pregnant-woman: بارداری, زایمان
runner sneaker: ماراتن
sauna: سونا, اسپا, استخر و سونا, حمام ترکی
sauna bubbles: آب گرم معدنی
surfer wave: موج سواری
swimmer goggles: شنا, آموزش شنا
walker: پیاده‌روی, پیاده روی
walker mountain: طبیعت‌گردی, کوهپیمایی
water-polo-player: واترپلو
wrestlers: کشتی پهلوانی, باشگاه کشتی, کشتی آزاد, کشتی فرنگی, آموزش کشتی
`;
