/** Persian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const persianLeisure = `
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
clapperboard video-camera: تدوین, تیزر, فیلمبرداری
cricket: کریکت
crystal-ball: فال, فال قهوه, طالع بینی
dice chess-pawn: کافه بردگیم, بازی رومیزی, کافه بازی, مافیا
disco-ball: دیجی
diving-mask tropical-fish: غواصی
drum: دف, تنبک, تمبک
drum-kit drum: درامز, آموزش درامز
dumbbell: زورخانه, باشگاه, بدنسازی, باشگاه ورزشی, فیتنس, مربی خصوصی, باشگاه بدنسازی, تناسب اندام
embroidery-hoop thread: پته‌دوزی, قلاب‌دوزی, سرمه‌دوزی, گلدوزی, سوزن‌دوزی, سوزن دوزی, آموزش گلدوزی
fireworks firecracker: آتش بازی
fishing-rod fish: ماهیگیری, لوازم ماهیگیری
flute: فلوت
football goal-net: فوتبال, فوتسال, زمین فوتبال, مدرسه فوتبال
framed-picture palette: قاب‌سازی, گالری, نمایشگاه نقاشی, تابلو, قاب
game-controller joystick: بازی کامپیوتری, گیم, گیم نت, پلی استیشن, بازی موبایل
gift ribbon: هدیه, کادو, کادویی, گیفت
golf golfer: گلف
guitar musical-notes: گیتار, آموزشگاه موسیقی, آموزش گیتار
headphones: هدفون, پادکست, هندزفری
ice-skate: اسکیت روی یخ
judo-suit: کاراته, تکواندو, جودو, هنرهای رزمی
loom yarn: پارچه بافی, پارچه‌بافی, جاجیم, بافندگی, گلیم بافی, دار قالی, جاجیم بافی
magic-wand top-hat: شعبده‌باز, شعبده بازی, شعبده
marionette theatre-masks: نمایش عروسکی, خیمه شب بازی, تئاتر عروسکی
microphone: شب شعر, انجمن ادبی, شعرخوانی, نقالی, آموزش آواز, کارائوکه, خوانندگی
musical-notes: کنسرت, موسیقی, آواز, سنتور, گروه موسیقی, تار, عودنوازی
musical-score musical-notes: گروه کر
padel-racket: پدل, اسکواش
palette paintbrush: نقاشی, کلاس نقاشی, آموزش نقاشی, طراحی گرافیک, گرافیک
party-popper balloon: تولد, جشن تولد, تم تولد
party-popper balloon: ~ جشن
piano-keys: پیانو, آموزش پیانو
potters-wheel vase: سفالگری, کلاس سفال, چرخ سفالگری, سرامیک دستساز
puzzle: پازل
puzzle pencil: جدول کلمات, جدول دونفره, جدول آنلاین, بازی کلمات, حل جدول, کلمات متقاطع
sewing-needle: خیاطی, خیاط, آموزش خیاطی, تعمیرات لباس
shisha: قلیان, قلیان سرا
skis snowy-mountain: اسکی
studio-microphone guitar: گروه موسیقی عروسی
studio-microphone headphones: استودیو ضبط
table-tennis: پینگ پنگ, تنیس روی میز
target: باشگاه تیراندازی, تیراندازی, پینت بال
teddy-bear crayon: مهدکودک, اسباب بازی, مهد کودک, پرستار کودک
television: تلویزیون, تعمیر تلویزیون
tennis: تنیس
theatre-masks: تعزیه, تئاتر کمدی, نمایش کمدی, تئاتر, نمایش
thread sewing-needle: ترمه
ticket: بلیط کنسرت, بلیت
toy-bricks teddy-bear: لگو
trampoline gymnast: ترامپولین, پارک ترامپولین
treadmill dumbbell: تردمیل, دستگاه بدنسازی
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
horse-rider horse: باشگاه سوارکاری
lotus-position lotus: یوگا, پیلاتس, مدیتیشن
massage lotus: ماساژ, ماساژور, حجامت
massage spine: طب سوزنی
nurse: پرستار, پرستاری, مراقبت سالمند, پرستار سالمند, خانه سالمندان
older-person heart: سالمندان
pregnant-woman: بارداری, زایمان
runner sneaker: ماراتن
sauna: سونا, اسپا, استخر و سونا, حمام ترکی, جکوزی
sauna bubbles: آب گرم معدنی
surfer wave: موج سواری
swimmer goggles: شنا, آموزش شنا, استخر, ساخت استخر
walker: پیاده‌روی, پیاده روی
walker mountain: طبیعت‌گردی, کوهپیمایی
water-polo-player: واترپلو
wrestlers: کشتی پهلوانی, باشگاه کشتی, کشتی آزاد, کشتی فرنگی
`;
