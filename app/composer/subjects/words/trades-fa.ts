/** Trades and goods in Persian. Notation: word-list.ts. */
export const persianTrades = `
dates: خرما
baklava: باقلوا
olives: زیتون, روغن زیتون
tiles trowel: کاشی, کاشی کاری, سرامیک
calculator: حسابداری, حسابدار, مالیات, حسابداری و مالیات
wrench: تعمیرگاه, تعمیر خودرو, مکانیک, تعمیرگاه خودرو, صافکاری
bread: نانوایی, نان
lipstick: آرایشگاه زنانه, لوازم آرایش, سالن زیبایی
nail-polish: ناخن, مانیکور
car: خودرو, اجاره خودرو, ماشین
coffee: قهوه, کافه
scissors: آرایشگاه, کوتاهی مو
barber-pole: پیرایش مردانه
teddy-bear: مهدکودک, اسباب بازی
dog: دامپزشک, دامپزشکی, پت شاپ
plug: برقکار
house: املاک, آپارتمان, خانه
bouquet: گل فروشی, گل, دسته گل
football: فوتبال
seedling: گیاهان آپارتمانی, گل و گیاه
soft-ice-cream: بستنی
glasses: عینک, عینک سازی
dumbbell: باشگاه, بدنسازی, باشگاه ورزشی
bed: هتل, اقامتگاه
sofa: مبلمان, مبل
books: کتابفروشی, کتاب, نمایشگاه کتاب, کتابخانه
key: کلیدساز, کلیدسازی, قفل سازی, کلید ساز
open-book: تدریس خصوصی, کلاس زبان, ترجمه, آموزش زبان
delivery-van: باربری, اسباب کشی
guitar: گیتار, آموزشگاه موسیقی
camera: عکاسی, عکاس, آتلیه
tap: لوله کش, لوله کشی
dress: لباس, مد, پوشاک, بوتیک
sewing-needle: خیاطی, خیاط
tea: چای
airplane: تور, سفر, بلیط هواپیما, آژانس مسافرتی
broom: نظافت, شرکت نظافتی, نظافت منزل, خدمات نظافتی
lotus-position: یوگا
massage: ماساژ
shield: بیمه
tooth: دندانپزشک, دندانپزشکی, دندان, کلینیک دندانپزشکی
stethoscope: پزشک, کلینیک, درمانگاه
pill: داروخانه, دارو
scales: وکیل, وکالت, مشاوره حقوقی
smartphone: موبایل, گوشی, تعمیر موبایل
birthday-cake: کیک, شیرینی, قنادی
pizza: پیتزا
burger: همبرگر
cutlery: رستوران, غذا
gift: هدیه, کادو
diamond: جواهرات, طلا, طلافروشی, جواهری
sneaker: کفش
handbag: کیف
bicycle: دوچرخه, تعمیر دوچرخه
rug: فرش, قالی, گلیم
honey: عسل
steering-wheel: آموزشگاه رانندگی, آموزش رانندگی, رانندگی
swimmer: شنا, آموزش شنا, استخر
piano-keys: پیانو, آموزش پیانو
laptop: تعمیر لپ تاپ, لپ تاپ, کامپیوتر
solar-panel: پنل خورشیدی
kebab: کباب, کبابی
candy: شکلات
watch: ساعت
lotion: پوست و مو, کلینیک پوست
paint-roller: نقاشی ساختمان
roof: ایزوگام
ring: عروسی, تالار عروسی, تشریفات
bride: لباس عروس, مزون عروس
wrench: تعویض روغن, سرویس خودرو, لوازم یدکی, صافکاری
tyre: لاستیک, تعویض لاستیک
motorcycle: موتورسیکلت, موتور
bubbles car: کارواش, شستشوی خودرو
taxi: تاکسی
tractor: تراکتور, کشاورزی
basket: میوه و سبزی, سبزیجات, میوه فروشی, میوه
washing-machine: خشکشویی, لباسشویی, تعمیر لباسشویی
set-square: معمار, معماری, ریاضی, کلاس ریاضی, تدریس ریاضی
steak: قصابی, گوشت
cook: آشپز, کلاس آشپزی, آشپزی
fish: ماهی, ماهی فروشی, غذای دریایی
shopping-cart: سوپرمارکت, خواربار
saw: نجاری, نجار, کابینت
desktop-computer: طراحی سایت, برنامه نویسی, وب سایت, طراحی وب
bank: وام, بانک
theatre-masks: تئاتر, نمایش
air-conditioner: کولر, کولر گازی, تهویه, تعمیر کولر
graduation-cap: ~ دانشگاه, کنکور, کلاس کنکور, آموزشگاه
bricks: ساختمان سازی, بنایی, کاشی, بازسازی, پیمانکار
heart: خیریه, نیکوکاری
blood-drop: اهدای خون
sauna: سونا, اسپا
popcorn: سینما, فیلم
tent: چادر, کمپ, کمپینگ
spade: باغبانی, باغبان, فضای سبز
croissant: شیرینی, شیرینی پزی, قنادی, کروسان
chart-up: سرمایه گذاری, بورس
salad: رژیم, رژیم غذایی, گیاهخواری, لاغری, تغذیه
dinner-plate: کترینگ, تشریفات, غذای نذری
serum-bottle: مراقبت پوست, پاکسازی پوست
eyelashes: مژه, اکستنشن مژه, ابرو
musical-notes: کنسرت, آموزشگاه موسیقی, موسیقی
school: ~ مدرسه
printer: چاپ, چاپخانه, کارت ویزیت
palette: نقاشی, کلاس نقاشی
museum: موزه
television: تلویزیون, لوازم خانگی
nurse: پرستار, پرستاری, مراقبت سالمند
megaphone: تبلیغات, بازاریابی
brain: روانشناس, مشاوره, روان درمانی
cat: گربه
coat: پالتو, کاپشن
horse: اسب, سوارکاری
skis: اسکی
briefcase: مشاوره کسب و کار
briefcase: ~ استخدام
game-controller: بازی کامپیوتری, گیم
amphora: سفال, سفالگری
sushi: سوشی
mattress: تشک
cheese: پنیر, لبنیات
meat-on-bone: باربیکیو, جوجه
chocolate: شکلات
spine: فیزیوتراپی, ارتوپد
microphone: آموزش آواز, کارائوکه
hiking-boot: کوهنوردی, طبیعت گردی
window: پنجره, پنجره دوجداره
necktie: کت و شلوار, لباس مردانه
curtains: پرده, پرده فروشی
lock-and-key: اتاق فرار
hearing-aid: سمعک
noodles: نودل
perfume: عطر, ادکلن
candle: شمع
dice: بازی رومیزی
framed-picture: گالری, نمایشگاه نقاشی
fishing-rod: ماهیگیری
kitchen-knife: آشپزخانه, کابینت آشپزخانه
headphones: هدفون, پادکست
climber: صخره نوردی, سنگنوردی
t-shirt: تی شرت, چاپ تیشرت
party-popper: ~ جشن, تولد, جشن تولد
toolbox: ابزار, ابزارآلات
baby: نوزاد, سیسمونی, لباس نوزاد
fountain-pen: لوازم التحریر, خطاطی, دفترخانه
pancakes: صبحانه
egg: تخم مرغ
light-bulb: لامپ, لوستر
bus: اتوبوس
swimmer: شنا, استخر, آموزش شنا
dancer: رقص
dress-shoe: تعمیر کفش, کفاشی
cockroach: سمپاشی
key: کلیدسازی, کلید ساز
scissors: آرایشگاه, آرایشگاه زنانه, کوتاهی مو, رنگ مو, آرایشگاه مردانه
birthday-cake: کیک, کیک تولد, سفارش کیک
watermelon: یلدا, شب یلدا
jar: روغن زیتون, زیتون
amphora: سفالگری, سفال
chess-pawn: شطرنج
seedling plant: بذر, نهال
`;
