/** Services and repairs in Persian, read before its trades. Notation: word-list.ts. */
export const persianServices = `
open-book pencil: انگلیسی برای, زبان انگلیسی, آموزش انگلیسی, کلاس انگلیسی
stethoscope test-tube: چکاپ, چکاپ کامل, چک آپ, چک‌آپ
backpack notebook: کیف و دفتر, کیف مدرسه, کوله پشتی, کوله‌پشتی, دفتر مدرسه, کیف دانش‌آموز
cocktail tropical-drink: بارتندر, بارتندری, کوکتل
tap wrench: پمپ آب, آبگرمکن, شیرآلات
roof: ناودان, سقف شیروانی, شیروانی
paint-roller: کاغذ دیواری
trowel: گچ کاری, گچکاری, سفید کاری, کناف
droplet: حفر چاه, چاه آب, آبیاری, آبیاری قطره‌ای, تصفیه آب
plug lightning: ژنراتور, موتور برق
printer: تابلو سازی, تابلوسازی, پرینتر, تابلو مغازه
speech-bubble: گفتاردرمانی, گفتار درمانی
boxing-glove: بوکس, باشگاه بوکس, کیک بوکسینگ
hen chick: مرغداری, مرغ محلی, جوجه
tree axe: هرس درختان, هرس, قطع درخت
amphora coin: عتیقه, عتیقه فروشی, آنتیک
kitchen-knife: چاقو, تیز کردن چاقو, چاقو تیزکنی
oven: اجاق گاز, فر گاز, تعمیر گاز
laptop: بازیابی اطلاعات
lorry: یدک کش, امداد خودرو, خودروبر
candle: مجالس ترحیم, مجلس ختم, ترحیم
popcorn: پاپ کورن, ذرت بو داده
foot: مراقبت پا, کف پا, کفی طبی
sun-hat: کلاه, کلاه فروشی
broom bucket: نظافت, نظافت ساختمان, نظافت بعد از ساختمان سازی
drone camera: پهپاد, هلی شات
ice-cube: یخ, یخ قالبی
vacuum-cleaner: جاروبرقی
staircase: نرده, پله, نرده و پله
chair: صندلی, صندلی اداری
wheelchair: ویلچر
cookie: شیرینی خانگی, شیرینی عید, کلوچه
calculator wallet: حقوق و دستمزد
fence: حصارکشی, نرده, فنس, درب اتوماتیک
fire-extinguisher: کپسول آتش نشانی, آتش نشانی
helicopter: هلیکوپتر
parachute: پاراگلایدر
horse horse-rider: اسب سواری, سوارکاری, اسب
basket leaves: حصیربافی, سبدبافی
mushroom: قارچ, پرورش قارچ
mirror: آینه, آینه و شمعدان
necktie: کت و شلوار
wardrobe: کمد, کمد دیواری
watch: ساعت مچی, تعمیر ساعت, ساعت دیواری
umbrella: چتر
book books: صحافی
ticket: بلیط کنسرت, بلیت
logs: هیزم, ذغال
motor-boat: قایق
hearing-aid: سمعک, شنوایی سنجی
amphora: سفال, سفالگری, کوزه
vacuum-cleaner: جاروبرقی
headstone: سنگ قبر
thread: گلدوزی, سوزن دوزی, ترمه
swimsuit: مایو
vinyl-record: صفحه گرامافون
-: ایستگاه اتوبوس, ایستگاه مترو
speech-bubble open-book: مکالمه انگلیسی, کلاس مکالمه, مکالمه زبان, کلاس زبان
`;
