/** Trades and goods in Persian. Notation: word-list.ts. */
export const persianTrades = `
calculator: حسابداری, حسابدار, مالیات
wrench: تعمیرگاه, تعمیر خودرو, مکانیک
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
key: کلیدساز
open-book: تدریس خصوصی, کلاس زبان, ترجمه
delivery-van: باربری, اسباب کشی
guitar: گیتار, آموزشگاه موسیقی
camera: عکاسی, عکاس, آتلیه
tap: لوله کش, لوله کشی
dress: لباس, مد, پوشاک
sewing-needle: خیاطی
tea: چای
airplane: تور, سفر, بلیط هواپیما, آژانس مسافرتی
broom: نظافت, شرکت نظافتی
lotus-position: یوگا
massage: ماساژ
shield: بیمه
tooth: دندانپزشک, دندانپزشکی, دندان
stethoscope: پزشک, کلینیک, درمانگاه
pill: داروخانه
scales: وکیل, وکالت
smartphone: موبایل, گوشی, تعمیر موبایل
birthday-cake: کیک, شیرینی, قنادی
pizza: پیتزا
burger: همبرگر
cutlery: رستوران
gift: هدیه, کادو
diamond: جواهرات, طلا
sneaker: کفش
handbag: کیف
bicycle: دوچرخه
rug: فرش, قالی
honey: عسل
`;
