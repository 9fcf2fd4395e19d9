/** Persian words for work, places and travel. Notation: word-list.ts. */
export const persianWorkAndTravel = `
anvil hammer: چلنگری, آهنگری
app-phone: اپلیکیشن
ballot-box: رأی بدهید, به ما رأی بدهید, انتخابات
banknotes: اسکناس قدیمی
banknotes coin: صرافی
billboard: تابلو سازی, تابلوسازی
blackboard: تخته سیاه, وایت برد, معلم
blood-drop: اهدای خون, اهدا خون, انتقال خون
blood-drop test-tube: تست خون
book: جلدسازی
book books: صحافی
book mosque: تلاوت
books open-book: باشگاه کتابخوانی, کتابخوانی, کتابفروشی, کتاب, نمایشگاه کتاب, کتابخانه, رمان
brake-disc: لنت ترمز, ترمز
bricks: بلوک سبک
briefcase document: ثبت شرکت
briefcase handshake: مشاوره کسب و کار, کاریابی
briefcase handshake: ~ استخدام
briefcase handshake: نمایشگاه کار, نمایشگاه استخدام
building-plot: زمین مسکونی, فروش زمین
building-plot tractor: زمین کشاورزی
bus backpack: سرویس مدرسه
business-cards: کارت ویزیت
calculator receipt: ماشین حساب, حسابداری, حسابدار, مالیات, حسابداری و مالیات, اظهارنامه مالیاتی
calculator wallet: حقوق و دستمزد
calendar clipboard: همایش, کنفرانس
car: پراید, نمایشگاه اتومبیل
car chair: روکش صندلی خودرو, روکش صندلی
car rug: کفپوش خودرو
car-battery: باتری ماشین, باتری خودرو
car-seat: صندلی ماشین کودک, صندلی خودرو کودک, کریر
card-terminal credit-card: کارتخوان, کارت‌خوان, دستگاه پوز, صندوق فروشگاهی, پوز سیار
cash-register: استخدام فروشنده
chainsaw tree: اره برقی, اره موتوری, قطع درخت
chart-up: سرمایه گذاری, بورس, فارکس, ترید
cherry-picker: بالابر سیار, جرثقیل سبددار
circuit-board: برد الکترونیکی, تعمیر برد, مدار چاپی
coin chart-up: ارز دیجیتال
combine-harvester wheat: کمباین, برداشت گندم
concrete-mixer bricks: بتن, بتن آماده, پمپ بتن, میکسر بتن
convenience-store: مغازه
crayon: مداد رنگی
desktop-computer: مانیتور, کامپیوتر
desktop-computer laptop: برنامه نویسی, وب سایت, طراحی وب, نرم افزار, سئو
document fountain-pen: دارالترجمه رسمی
document printer: تراکت
drill toolbox: اجاره ابزار, دریل
drone camera: پهپاد, هلی شات
engine-oil wrench: روغن موتور, تعویض روغن
envelope: پاکت نامه
excavator: بیل مکانیکی, بابکت
exhaust: اگزوز
exhibition-stand: نمایشگاه بین المللی, غرفه سازی, غرفه نمایشگاه
forklift: آموزش لیفتراک, لیفتراک
fountain-pen document: لوازم التحریر, نوشت افزار
fountain-pen scroll: خط نستعلیق, شکسته‌نویسی
gavel: حراج آثار هنری, مزایده
generator: ژنراتور
hard-hat: کلاه ایمنی
hot-air-balloon: تور بالن
inflatable-boat: قایق بادی
keyboard: کیبورد
label-roll: لیبل
laptop screwdriver: بازیابی اطلاعات, تعمیر لپ تاپ, لپ تاپ, تعمیر کامپیوتر
lectern: سخنرانی
lift: سرویس آسانسور, نصب آسانسور, تعمیر آسانسور, آسانسور, بالابر
lorry trailer: تریلی
loudspeaker: سیستم صوتی, باند
magnifier: کارآگاه
marquee: چادر عروسی
megaphone chart-up: تبلیغات, بازاریابی, دیجیتال مارکتینگ, آژانس تبلیغاتی
memo light-bulb: مسابقه اطلاعات عمومی
minibus: مینی بوس
motor-scooter parcel: پیک موتوری
newspaper: روزنامه, مجله
notebook: دفتر مشق, دفتر نقاشی
number-plate: پلاک خودرو, تعویض پلاک
office-building: دفتر کار, دفتر اداری
open-book pencil: انگلیسی برای, زبان انگلیسی, آموزش انگلیسی, کلاس انگلیسی, تدریس خصوصی, آموزش زبان, آیلتس
open-book pencil: معلم خصوصی, کلاس تقویتی
paintbrush palette: نگارگری, مینیاتور, تذهیب
pallet: پالت چوبی, پالت
pallet-racking: انبار, سوله
pallet-racking shopping-cart: قفسه فروشگاهی
parcel: جعبه, کارتن اسباب کشی
parcel delivery-van: بسته بندی, کارتن
phone-case: قاب گوشی
pill stethoscope: داروخانه, دارو, مکمل
plaster rescue-helmet: اورژانس
power-bank: پاوربانک, پاور بانک
price-tag crate: وسایل دست دوم, لوازم دست دوم
price-tag shopping-bags: حراج, حراج فصل, حراجی
printer: پرینت سه بعدی, چاپ سه بعدی, پرینتر, تابلو مغازه, چاپ, چاپخانه
printer: شارژ کارتریج, اسکنر
road-roller: آسفالت, آسفالت کاری, آسفالت‌کاری
robot gear: رباتیک
roll-up-banner: بنر, چاپ بنر
rubber-stamp document: دفترخانه, دفتر اسناد رسمی, مهرسازی, مهر سازی
satellite-dish: نصب ماهواره, ماهواره
scaffold ladder: داربست, اجاره داربست
scales: وکیل, وکالت, مشاوره حقوقی, دفتر وکالت
school: مدارس غیرانتفاعی
scissors hair-comb: آرایشگاه, کوتاهی مو, مش, رنگ مو, آرایشگاه مردانه, استخدام آرایشگر, آموزش آرایشگری
scroll fountain-pen: خوشنویسی, خطاطی, نستعلیق, قلم نی
scroll microphone: پرده خوانی
server: هاستینگ, سرور مجازی, هاست
set-square ruler: معمار, معماری, ریاضی, کلاس ریاضی, تدریس ریاضی, فیزیک, مهندس معمار, نقشه کشی, طراحی معماری
shipping-container: کانتینر, کانکس, حمل دریایی
skateboard: اسکیت بورد
slide swimming-pool: پارک آبی
smartphone: موبایل, گوشی, تعمیر موبایل, تعمیر گوشی, تعمیرات موبایل
speaker: بلندگو, اسپیکر, باند خودرو
speech-bubble: تبادل زبان, گفتاردرمانی, گفتار درمانی
speech-bubble open-book: مکالمه انگلیسی, کلاس مکالمه, مکالمه زبان, کلاس زبان
spotlight: نورپردازی صحنه, صدا و نور, نور و صدا
spray-gun car: نقاشی خودرو, رنگ خودرو
steel-beam: میلگرد, تیرآهن
stethoscope: پزشک, کلینیک, درمانگاه, دکتر, مطب, متخصص اطفال, متخصص زنان, دستگاه فشار خون, طب کار
stethoscope test-tube: چکاپ, چک‌آپ, چکاپ کامل, چک آپ
swimming-pool: استخر, ساخت استخر
syringe: بوتاکس, ژل لب, فیلر, واکسن, تزریقات در منزل, تزریقات
tablet: تبلت
tanker water-tank: تانکر آب
telephone: سانترال, مرکز تماس, تلفن گویا
telescope star: آسمان‌نما, رصدخانه
tent backpack: اردوی دانش آموزی
test-tube: کلاس خصوصی شیمی, کلاس شیمی
test-tube blood-drop: آزمایشگاه, آزمایش خون
theodolite: نقشه برداری
tow-truck: سیم بکسل
translation document: ترجمه, ترجمه رسمی
ultrasound: سونوگرافی
usb-stick: فلش مموری, هارد اکسترنال
wall-clock: ساعت دیواری
web-page: طراحی سایت
welding-mask: دستگاه جوش
welding-mask fire: جوشکار, جوشکاری, جوش آرگون, جوشکاری سیار
apartment-building key: آپارتمان
bank coin: وام, بانک
barber-pole razor: پیرایش مردانه, پیرایش
bouncy-castle balloon: قلعه بادی
bricks trowel: ساختمان سازی, بنایی, بازسازی, پیمانکار, معماری ساختمان, بازسازی ساختمان, آجر, سیمان
caravan campsite: اجاره کاروان
church: کلیسا
circus-tent: سیرک
convenience-store key: اجاره مغازه, مغازه اجاره‌ای, رهن و اجاره مغازه, مغازه تجاری
crane bricks: جرثقیل
house key: املاک, خانه, مشاور املاک, رهن و اجاره, ویلا, اجاره خانه, مسکن
market-stall carrot: جمعه بازار, غرفه بازار, بازارچه, روز بازار
marquee chair: کرایه ظروف
mosque: روضه, روضه‌خوانی, مراسم عزاداری, تاسوعا, عاشورا, نماز جماعت, نماز جمعه, مولودی, عزاداری, مسجد, حسینیه, عمره
mosque: کربلا, امامزاده
mosque suitcase: زیارت, کاروان زیارتی, مشهد مقدس
museum: موزه
roller-coaster: شهربازی, شهر بازی
school backpack: ~ مدرسه
slide swing: زمین بازی کودکان
slide toy-bricks: خانه بازی, خانه بازی کودک, پارک بازی سرپوشیده
stained-glass: ارسی, گره‌چینی, شیشه‌های رنگی, ویترای
swing slide: تاب, تاب و سرسره
tent: چادر, کمپ, کمپینگ
airplane suitcase: تور, سفر, بلیط هواپیما, آژانس مسافرتی, ویزا, مهاجرت, پرواز, گردشگری
ambulance: آمبولانس
anchor ship: لنج‌سازی, کشتی‌سازی, اسکله
bicycle: دوچرخه, تعمیر دوچرخه, دوچرخه برقی, سه چرخه
bus: اتوبوس, سرویس مدارس
bus books: کتابخانه سیار
canoe rower: کایاک, رفتینگ
car bubbles: کارواش, شستشوی خودرو, واکس ماشین, دیتیلینگ
car car-front: خودرو, اجاره خودرو, ماشین, نمایشگاه ماشین, اجاره ماشین, ماشین کارکرده
carriage horse: کالسکه اسبی, درشکه
ferry: شناور مسافری
fire-engine rescue-helmet: آتش‌نشان, آتش نشان, آتش‌نشانی, آتش نشانی, آتش‌نشان داوطلب
food-truck takeaway-box: فودتراک, فود تراک, ون غذا
fuel-pump: پمپ بنزین
helicopter: هلیکوپتر
jet-ski wave: جت اسکی
lorry: راننده پایه یک, راننده کامیون, پایه یک, کامیون, نیسان بار, خاور
lorry delivery-van: باربری, اسباب کشی, اسباب‌کشی, اثاث‌کشی, اثاث کشی, اتوبار, حمل اثاثیه, حمل مبلمان
mantel-clock amphora: عتیقه‌فروشی
mobility-scooter wheelchair: ویلچر برقی
motor-boat anchor: لنج
motor-boat wave: قایق, قایق سواری, کشتی
motor-scooter: اسکوتر برقی, اسکوتر, استخدام پیک موتوری
motorcycle: موتورسیکلت, موتور, تعمیر موتور
motorcycle wrench: موتورسازی
motorcycle-helmet motorcycle: کلاه کاسکت
parking-sign location-pin: پارکینگ طبقاتی, جای پارک, اجاره پارکینگ
passport suitcase: پاسپورت
quad-bike: موتور چهارچرخ, موتور چهار چرخ
roller-skate: اسکیت, آموزش اسکیت
ship: ترخیص کالا
steering-wheel car: آموزشگاه رانندگی, آموزش رانندگی, رانندگی, گواهینامه, استخدام راننده, راننده
steering-wheel lorry: گواهینامه پایه یک
stroller baby-bottle: کالسکه
suitcase: چمدان
tanker: تخلیه چاه, تانکر, تخلیه سپتیک
taxi: تاکسی, آژانس
tipper-truck: کمپرسی, شن و ماسه, ماسه, حمل نخاله
tow-truck car: امداد خودرو, یدک کش, خودروبر, حمل خودرو, یدک‌کش
tractor wheat: تراکتور, کشاورزی
train locomotive: قطار
tyre wrench: لاستیک, تعویض لاستیک, پنچرگیری, آپاراتی, بالانس
vintage-car: خودروهای کلاسیک, ماشین کلاسیک, خودروی کلاسیک
watch: ساعت مچی, تعمیر ساعت, ساعت فروشی, فروش ساعت, ساعت زنانه, ساعت مردانه, ساعت‌سازی
wheelchair crutch: ویلچر, تجهیزات پزشکی
windscreen car: شیشه خودرو, شیشه اتومبیل
`;
