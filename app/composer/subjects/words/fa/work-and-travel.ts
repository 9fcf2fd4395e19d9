/** Persian words for work, places and travel. Notation: word-list.ts. */
export const persianWorkAndTravel = `
anvil hammer: چلنگری
ballot-box: رأی بدهید, به ما رأی بدهید, انتخابات
blackboard: تخته سیاه, وایت برد
blood-drop: اهدای خون, اهدا خون, انتقال خون
book: جلدسازی
book books: صحافی
book mosque: تلاوت
books open-book: باشگاه کتابخوانی, کتابخوانی, کتابفروشی, کتاب, نمایشگاه کتاب, کتابخانه, رمان
briefcase handshake: مشاوره کسب و کار, کاریابی
briefcase handshake: ~ استخدام
briefcase handshake: نمایشگاه کار, نمایشگاه استخدام
calculator receipt: ماشین حساب, حسابداری, حسابدار, مالیات, حسابداری و مالیات, اظهارنامه مالیاتی
calculator wallet: حقوق و دستمزد
calendar clipboard: همایش, کنفرانس
card-terminal credit-card: کارتخوان, کارت‌خوان, دستگاه پوز, صندوق فروشگاهی, پوز سیار
chainsaw tree: اره برقی, اره موتوری, قطع درخت
chart-up: سرمایه گذاری, بورس, فارکس, ترید
cherry-picker: بالابر, بالابر سیار, جرثقیل سبددار
circuit-board: برد الکترونیکی, تعمیر برد, مدار چاپی
combine-harvester wheat: کمباین, برداشت گندم
concrete-mixer bricks: بتن, بتن آماده, پمپ بتن, میکسر بتن
desktop-computer laptop: طراحی سایت, برنامه نویسی, وب سایت, طراحی وب, نرم افزار, سئو
document fountain-pen: دارالترجمه رسمی
drill toolbox: اجاره ابزار, دریل
drone camera: پهپاد, هلی شات
forklift: آموزش لیفتراک
fountain-pen document: لوازم التحریر, نوشت افزار
fountain-pen scroll: خط نستعلیق, شکسته‌نویسی
gavel: حراج آثار هنری, مزایده
laptop screwdriver: بازیابی اطلاعات, تعمیر لپ تاپ, لپ تاپ, کامپیوتر, تعمیر کامپیوتر
lift: سرویس آسانسور, نصب آسانسور, تعمیر آسانسور
loudspeaker: سیستم صوتی, باند
magnifier: کارآگاه
megaphone chart-up: تبلیغات, بازاریابی, دیجیتال مارکتینگ, آژانس تبلیغاتی
memo light-bulb: مسابقه اطلاعات عمومی
newspaper: روزنامه, مجله
open-book pencil: انگلیسی برای, زبان انگلیسی, آموزش انگلیسی, کلاس انگلیسی, تدریس خصوصی, ترجمه, آموزش زبان, آیلتس
open-book pencil: معلم خصوصی, کلاس تقویتی
paintbrush palette: نگارگری, مینیاتور, تذهیب
pallet: پالت چوبی, پالت
parcel delivery-van: بسته بندی, کارتن
pill stethoscope: داروخانه, دارو, مکمل
plaster rescue-helmet: اورژانس
printer: پرینت سه بعدی, چاپ سه بعدی, تابلو سازی, تابلوسازی, پرینتر, تابلو مغازه, چاپ, چاپخانه, کارت ویزیت, بنر
road-roller: آسفالت, آسفالت کاری, آسفالت‌کاری
robot gear: رباتیک
rubber-stamp document: دفترخانه, دفتر اسناد رسمی, مهرسازی, مهر سازی
scaffold ladder: داربست, اجاره داربست
scales: وکیل, وکالت, مشاوره حقوقی, دفتر وکالت
scissors hair-comb: آرایشگاه, کوتاهی مو, مش, رنگ مو, آرایشگاه مردانه
scroll fountain-pen: خوشنویسی, خطاطی, نستعلیق, قلم نی
server: هاستینگ, سرور مجازی, هاست
set-square ruler: معمار, معماری, ریاضی, کلاس ریاضی, تدریس ریاضی, فیزیک, مهندس معمار, نقشه کشی, طراحی معماری
shipping-container: کانتینر, کانکس, حمل دریایی
smartphone: موبایل, گوشی, تعمیر موبایل, تعمیر گوشی, تعمیرات موبایل, اپلیکیشن
speech-bubble: تبادل زبان, گفتاردرمانی, گفتار درمانی
speech-bubble open-book: مکالمه انگلیسی, کلاس مکالمه, مکالمه زبان, کلاس زبان
spotlight: نورپردازی صحنه, صدا و نور, نور و صدا
stethoscope: پزشک, کلینیک, درمانگاه, دکتر, مطب, متخصص اطفال, متخصص زنان
stethoscope test-tube: چکاپ, چک‌آپ, چکاپ کامل, چک آپ
syringe: بوتاکس, ژل لب, فیلر, واکسن
telephone: سانترال, مرکز تماس, تلفن گویا
telescope star: آسمان‌نما, رصدخانه
test-tube blood-drop: آزمایشگاه, آزمایش خون
welding-mask fire: جوشکار, جوشکاری, جوش آرگون, جوشکاری سیار
apartment-building key: آپارتمان
bank coin: وام, بانک, صرافی
barber-pole razor: پیرایش مردانه, پیرایش
bouncy-castle balloon: قلعه بادی
bricks trowel: ساختمان سازی, بنایی, بازسازی, پیمانکار, معماری ساختمان, بازسازی ساختمان, آجر, سیمان
caravan campsite: اجاره کاروان
church: کلیسا
circus-tent: سیرک
convenience-store key: اجاره مغازه, مغازه اجاره‌ای, رهن و اجاره مغازه, مغازه تجاری
crane bricks: جرثقیل, بیل مکانیکی
house key: املاک, خانه, مشاور املاک, رهن و اجاره, ویلا, اجاره خانه, مسکن
market-stall carrot: جمعه بازار, غرفه بازار, بازارچه, روز بازار
marquee chair: کرایه ظروف
mosque: روضه, روضه‌خوانی, مراسم عزاداری, تاسوعا, عاشورا, نماز جماعت, نماز جمعه, مولودی, عزاداری, مسجد, حسینیه, عمره
mosque: کربلا
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
bicycle: دوچرخه, تعمیر دوچرخه, دوچرخه برقی
bus: اتوبوس, مینی بوس, سرویس مدارس
bus books: کتابخانه سیار
canoe rower: کایاک, رفتینگ
car bubbles: کارواش, شستشوی خودرو, واکس ماشین, دیتیلینگ
car car-front: خودرو, اجاره خودرو, ماشین, نمایشگاه ماشین, اجاره ماشین, ماشین کارکرده
carriage horse: کالسکه اسبی, درشکه
delivery-van lorry: پیک موتوری
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
motor-scooter: اسکوتر برقی, اسکوتر
motorcycle: موتورسیکلت, موتور, تعمیر موتور
motorcycle wrench: موتورسازی
motorcycle-helmet motorcycle: کلاه کاسکت
parachute: پاراگلایدر
parking-sign location-pin: پارکینگ طبقاتی, جای پارک, اجاره پارکینگ
passport suitcase: پاسپورت
quad-bike: موتور چهارچرخ, موتور چهار چرخ
racing-car tyre: کارتینگ
roller-skate: اسکیت, آموزش اسکیت
ship: ترخیص کالا
steering-wheel car: آموزشگاه رانندگی, آموزش رانندگی, رانندگی, گواهینامه
steering-wheel lorry: گواهینامه پایه یک
stroller baby-bottle: کالسکه
suitcase: چمدان
tanker: تخلیه چاه, تانکر, تخلیه سپتیک
taxi: تاکسی, آژانس, راننده
tipper-truck: کمپرسی, شن و ماسه, ماسه, حمل نخاله
tow-truck car: امداد خودرو, یدک کش, خودروبر, حمل خودرو, یدک‌کش
tractor wheat: تراکتور, کشاورزی, کود
train locomotive: قطار
tyre wrench: لاستیک, تعویض لاستیک, پنچرگیری, آپاراتی, بالانس
vintage-car: خودروهای کلاسیک, ماشین کلاسیک, خودروی کلاسیک
watch: ساعت مچی, تعمیر ساعت, ساعت دیواری, ساعت فروشی, فروش ساعت, ساعت زنانه, ساعت مردانه, ساعت‌سازی
wheelchair crutch: ویلچر, تجهیزات پزشکی
`;
