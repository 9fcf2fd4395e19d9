/** Persian words for the home, clothes and the body. Notation: word-list.ts. */
export const persianHomeAndWear = `
air-conditioner: کولر, کولر گازی, تهویه, تعمیر کولر, کولر آبی, اسپلیت
air-fryer: سرخ کن
angle-grinder: سنگ فرز, مینی فرز
armchair massage: صندلی ماساژ
awning: سایبان, سایبان برقی
baby-carrier: آغوشی
backpack: روپوش مدرسه
basket carrot: میوه و سبزی, سبزیجات, سبزی, تره بار
basket leaves: حصیربافی, سبدبافی
basket vase: صنایع دستی, نمایشگاه صنایع دستی
battery plug: باتری, باطری
beanie: کلاه بافت, کلاه بافتنی
bed: سرویس خواب
bed bellhop-bell: هتل, اقامتگاه, مسافرخانه, بوم گردی, تخت خواب, هاستل, سوئیت
bed hospital: تخت بیمارستانی
bed key: اتاق اجاره ای
bedding: بالش, روتختی, ملحفه
belt: کمربند, کمربند چرم
bench: نیمکت پارکی, نیمکت
blanket cushion: پتو
blender: مخلوط کن, غذاساز, آبمیوه گیری
blinds: کرکره, پرده کرکره, پرده زبرا, شید
boiler: آبگرمکن
boiler wrench: تعمیر پکیج, سرویس پکیج, نصب پکیج, پکیج دیواری, پکیج شوفاژ, پکیج و رادیاتور, پکیج و کولر
bookshelf: کتابخانه چوبی
bow-and-arrow target: تیراندازی با کمان
bow-tie: پاپیون
braces tooth: ارتودنسی
brooch: سنجاق سینه
broom bucket: نظافت, نظافت ساختمان, نظافت بعد از ساختمان سازی, خدمتکار, نیروی خدماتی
broom spray-bottle: شرکت نظافتی, نظافت منزل, خدمات نظافتی, نظافتی, نظافتچی
broom wastebasket: پاکسازی ساحل, پاکسازی طبیعت
bunk-bed: تخت دو طبقه
candle: مجالس ترحیم, مجلس ختم, ترحیم, شمع, شمع سازی, مراسم ختم, تشریفات ختم, شمعدان
ceiling-fan: پنکه سقفی
chair: صندلی
chandelier: لوستر, لوسترها
chimney fire: دودکش پاک‌کن, لوله بخاری
clothes-airer: بند رخت
coal: زغال
coat umbrella: بارانی
coffee-table: میز جلو مبلی, جلو مبلی
contact-lens: لنز طبی, لنز رنگی
cooker-hood: هود آشپزخانه, هود
cooking-pot: زودپز, آرام پز, قابلمه, دیگ, دیگ مسی, ظروف مسی
cot: تخت نوزاد, گهواره, تخت بچه
crown: تاج عروس
crystals candy: نبات, شاخه نبات, نبات زعفرانی
crystals diamond: فیروزه, سنگ قیمتی, سنگ های قیمتی
curtains window: پرده, پرده فروشی, پرده دوزی
cushion: کوسن
dental-implant tooth: ایمپلنت, ایمپلنت دندان
desk: میز تحریر, میز اداری, میز کامپیوتر
desk telephone: استخدام منشی, منشی
dining-table: رومیزی, میز ناهارخوری, میز نهارخوری
dishwasher: ماشین ظرفشویی, ظرفشویی, تعمیر ظرفشویی
door: در اتوماتیک
door hammer: درب, درب ضد سرقت, در چوبی
door lock-and-key: در ضد سرقت
drainpipe droplet: لوله بازکنی, لوله‌بازکنی, لوله باز کنی, رفع گرفتگی, تخلیه فاضلاب, چاه بازکنی, فاضلاب
dummy: پستانک
dungarees safety-vest: لباس کار
earrings: پیرسینگ
electric-fan: پنکه
eyebrow: اصلاح ابرو, ابرو, میکروبلیدینگ
fabric-roll: ترمه, قلمکار
fabric-roll thread: پارچه, پارچه متری, پارچه فروشی
fence hammer: حصارکشی, فنس, درب اتوماتیک, حصار
fire-extinguisher: کپسول آتش نشانی
fireplace fire: شومینه
first-aid-kit: کمک‌های اولیه, کمک های اولیه, جعبه کمک‌های اولیه
fitted-kitchen: کابینت, کابینت آشپزخانه, کابینت سازی, آشپزخانه ام‌دی‌اف, کابینت ام دی اف, کابینت‌سازی
floorboards: پارکت, لمینت, نصب پارکت, کفپوش, پارکت و لمینت, نصب لمینت
fridge: یخچال, تعمیر یخچال, فریزر, لوازم خانگی, تعمیر لوازم خانگی
garden-hose droplet: آبیاری, آبیاری قطره ای
gas-cylinder fire: کپسول گاز, گاز مایع, سیلندر گاز
gate: جک پارکینگ, درب پارکینگ, درب ریموت
gear wrench: ماشین سازی, ماشین‌سازی, تراشکاری, تراشکاری سی ان سی, فرزکاری, سی ان سی, قالب سازی, قالب‌سازی, تزریق پلاستیک
gear wrench: قطعه سازی, قطعات صنعتی, بلبرینگ, قطعه‌سازی, ریخته گری, ریخته‌گری
graduation-cap: جشن فارغ التحصیلی, فارغ التحصیلی
gutter: ناودان
hair-comb: کاشت مو, پیوند مو
hair-extensions: اکستنشن مو
hammer-and-wrench house: خدمات منزل
headstone: سنگ مزار, سنگ قبر, قبر
heart clothes-hanger: جمع آوری لباس برای نیازمندان
heart rose: ولنتاین
high-chair: صندلی غذای کودک, صندلی غذا
iron: اتو بخار
iron t-shirt: اتو, اتوشویی, اتوکشی
ironing-board: میز اتو
jeans: شلوار, شلوار مردانه, شلوار زنانه, شلوار کردی
jumper: ژاکت, بافت زنانه, بافت مردانه
kettle: کتری, کتری برقی
key broom: سرایدار
key padlock: بازکردن گاوصندوق, کلیدساز, کلیدسازی, قفل سازی, کلید ساز, قفل ساز
kitchen-sink: سینک ظرفشویی
lab-coat: روپوش پزشکی, لباس فرم
laser-hair-removal: لیزر موهای زائد, لیزر مو
light-bulb: لامپ, روشنایی, نورپردازی
lipstick: رژ لب
lock-and-key padlock: قفل, تعویض قفل, امنیت سایبری
lock-and-key puzzle: اتاق فرار
lotion: پوست و مو, کلینیک پوست
mannequin: مانکن
mattress bed: تشک, تشک طبی, کالای خواب
meat-slicer: چرخ گوشت
microwave: مایکروویو, مایکروفر, ماکروویو
mirror: آینه, آینه و شمعدان
mirror chest-of-drawers: میز آرایش
mortar herb: عطاری
mouse-trap: موش
neon-sign: تابلو ال ای دی, تابلو نئون
office-chair: صندلی اداری, صندلی گیمینگ
oven: فر برقی, فر توکار, فر آشپزخانه
oven dining-table: طراحی آشپزخانه
oven frying-pan: اجاق گاز, فر گاز, تعمیر گاز
paint-roller bucket: نقاشی ساختمان, رنگ ساختمان, رنگ‌آمیزی, رنگ آمیزی, رنگ‌آمیزی ساختمان, رنگ‌کاری
paper-lantern: فانوس, بالن آرزوها
pergola house-with-garden: آلاچیق, پرگولا
picnic-table leaves: سیزده بدر
plug: کلید و پریز
plug battery: شارژر, کابل شارژ
plug light-bulb: سیم‌کشی
plug lightning: موتور برق, برقکار, برق کار, سیم کشی, برق ساختمان, برقکاری
pyjamas: لباس خواب
radiator: رادیاتور, شوفاژ, بخاری برقی
razor: لیزر
recycling: ضایعات, بازیافت
recycling steel-beam: آهن قراضه
rice-cooker: پلوپز
ring: انگشتر, انگشتر نقره
robot-vacuum: جارو رباتیک, جاروبرقی رباتیک
roof: سقف شیبدار
roof house: سقف شیروانی, شیروانی, ایزوگام, عایق, عایق کاری
rug: گبه, فرش, قالی, گلیم, قالیشویی, فرش ماشینی, موکت, جانماز, جاجیم
sack: نهاده دامی, شکر
sack seedling: کود, کود مرغی, کود حیوانی
sack spade: ورمی کمپوست, کمپوست
sack wheat: خوراک دام, خوراک طیور
safe: گاوصندوق
saw hammer: درودگری, نجاری, نجار, چوب
saw logs: معرق, منبت کاری, معرق کاری
screwdriver: پیچ گوشتی
security-camera: دوربین مداربسته, دزدگیر
sewing-machine thread: چرخ خیاطی
sheet-mask: ماسک صورت
shield security-camera: نگهبان, نگهبان شب
shield umbrella: بیمه, بیمه عمر, بیمه شخص ثالث, بیمه بدنه
shirt: پیراهن مردانه, پیراهن
shopping-cart basket: سوپرمارکت, خواربار, هایپرمارکت, بقالی
shutters: کرکره برقی, کرکره مغازه
soap bubbles: صابون, صابون دست ساز
sofa: مبلمان, مبل, مبل شویی, شستشوی مبل, تعمیر مبل, کاناپه, سمساری, دکوراسیون, طراحی داخلی, دکوراسیون داخلی
sofa fridge: خرید لوازم منزل, فروش وسایل منزل
solar-panel sun: پنل خورشیدی, خورشیدی
squeegee window: شیشه پاک کن نما, نظافت شیشه, شستشوی شیشه, شستن پنجره
staircase: نرده, پله, نرده و پله
stand-mixer: همزن
stove: بخاری, بخاری گازی
table-lamp: آباژور
tap wrench: لوله‌کشی, لوله‌کش, شیرآلات, لوله کش, لوله کشی, تأسیسات
tights: جوراب شلواری
tiles trowel: موزاییک, کاشی, کاشی کاری, سرامیک, کاشی کار, کاشیکاری
toaster: توستر
toaster sandwich: ساندویچ ساز
toilet: سرویس بهداشتی سیار, توالت سیار, سرویس بهداشتی
toolbox hammer: ابزار, ابزارآلات, یراق آلات, مصالح ساختمانی
towel soap: حوله, حوله‌ها
tv-aerial: آنتن
vacuum-cleaner: جاروبرقی
vase: میناکاری, گلدان شیشه‌ای, گلدان کریستال, گلدان سفالی
vase fire: شیشه‌گری
vase plant: گلدان
video-intercom: آیفون تصویری, نصب آیفون
walking-stick: عصا
wallet: کیف پول
wallpaper: کاغذ دیواری
wardrobe: کمد, کمد دیواری, جاکفشی
washing-machine: لباسشویی, تعمیر لباسشویی, ماشین لباسشویی, تعمیر ماشین لباسشویی
water-pump droplet: قنات, لایروبی چاه, چاه عمیق, حفر چاه, پمپ آب, چاه آب, چاه کن
water-tank droplet: مخزن آب, منبع آب
wax-pot: اپیلاسیون
wedding-dress: مزون لباس عروس
wellingtons: چکمه
wheelie-bin: سطل زباله
wifi-router: اینترنت فیبر نوری, فیبر نوری, مودم, اینترنت خانگی, اینترنت
window: پنجره, پنجره دوجداره, شیشه, شیشه بری
window hammer: شیشه‌بری
window-net: توری پنجره
wrench car: تعمیرگاه, تعمیر خودرو, مکانیک, تعمیرگاه خودرو, صافکاری, مکانیکی, سرویس خودرو, لوازم یدکی
abaya: چادر مشکی, عبا, چادر عبایی, مانتو عبایی
baby-bodysuit: لباس کودک, لباس نوزاد, لباس بچه‌گانه, سیسمونی, لباس بچه, لباس بچگانه
backpack notebook: کیف و دفتر, کیف مدرسه, کوله پشتی, کوله‌پشتی, دفتر مدرسه, کیف دانش‌آموز
bangles: النگو, دستبند
bra: لباس زیر, لباس زیر زنانه, سوتین
braid hair-comb: بافت مو, بافت مو آفریقایی, دردلاک, گیس, آفریقایی بافت
brain speech-bubble: روانشناس, مشاوره, روان درمانی, روانپزشک, مشاوره خانواده, روانشناسی
clothes-hanger coat: خشکشویی, خشک شویی, لباس دست دوم
coat: پالتو, کاپشن
coat scarf: لباس گرم, لباس زمستانی, لباس های گرم
diamond ring: جواهرات, طلا, طلافروشی, جواهری, جواهر, نقره, طلا و جواهر
dress handbag: لباس, مد, پوشاک, بوتیک, مانتو, لباس مجلسی, لباس زنانه, شومیز, مزون لباس
dress-shoe: تعمیر کفش, کفاشی, واکسی, کفش چرم
earrings diamond: گوشواره
eyelashes eye: مژه, اکستنشن مژه
foot: مراقبت پا, کف پا, کفی طبی
glasses eye: عینک, عینک سازی, چشم پزشک, چشم پزشکی, بینایی سنجی, لنز, عینک طبی
graduation-cap books: تحصیل در خارج, اپلای
graduation-cap books: ~ دانشگاه, کنکور, کلاس کنکور, آموزشگاه
graduation-cap books: بورسیه تحصیلی, بورسیه, بورس تحصیلی
hair-dryer hair-comb: سشوار, کراتین, کراتینه, کراتین مو, صافی مو, براشینگ
handbag: چرم‌دوزی, کیف, کیف زنانه, کیف چرم, چرم
headscarf: روسری, شال و روسری, حجاب, مقنعه, شال
hearing-aid: سمعک, شنوایی سنجی, شنوایی
heart handshake: کفالت ایتام, کفالت یتیم, حمایت از یتیم, خیریه, نیکوکاری, نذری, ایتام, داوطلب, کمک به نیازمندان
heart handshake: کمک به سیل زدگان
henna-hand: حنا, طراحی حنا, نقش حنا
high-heel: کفش پاشنه بلند
hiking-boot: کوهنوردی, طبیعت گردی, کوهنورد, تور کوهنوردی
hoodie t-shirt: هودی, سویشرت
jeans t-shirt: شلوار جین, جین
jumper scarf: پلیور, بافتنی, ژاکت بافتنی
lipstick bride: پکیج عروس, پکیج آرایش عروس, آرایش عروس, میکاپ عروس, سالن عروس
lipstick nail-polish: آرایشگاه زنانه, لوازم آرایش, سالن زیبایی, میکاپ, شینیون
nail-polish: ناخن, مانیکور, کاشت ناخن, پدیکور, ژلیش
nappy baby: پوشک, پوشک بچه, پوشک شورتی
necklace: گردنبند, بدلیجات, زیورآلات, زیورآلات نقره
necklace diamond: طلاسازی, زرگری, نقره‌کاری
necktie: لباس مردانه, کراوات
perfume: عطر, ادکلن, عطر و ادکلن
prayer-beads: تسبیح
prosthetic-leg: پروتز پا, اندام مصنوعی, ارتوپدی فنی
ring bouquet: تالار عروسی, تالار پذیرایی, باغ تالار, عروسی, تشریفات, عقد, تالار, ازدواج, نامزدی
rollator: واکر سالمند, واکر
sandal: دمپایی, صندل
sari: ساری
scarf gloves: چادر عربی
serum-bottle lotion: مراقبت پوست, پاکسازی پوست, سرم, کرم, فیشیال
shopping-bags price-tag: مرکز خرید
sneaker: گیوه, کفش, کفش ورزشی, کتانی
socks: جوراب
spine: فیزیوتراپی, ارتوپد, کایروپراکتیک, کمردرد, دیسک کمر
suit necktie: کت و شلوار, کت شلوار دامادی, اجاره کت و شلوار
sun-hat: کلاه, کلاه فروشی
sunglasses sun: عینک آفتابی
swimsuit goggles: مایو
t-shirt jeans: تی شرت, چاپ تیشرت, تیشرت
tattoo-machine: تتو, تاتو, خالکوبی
tooth: دندانپزشک, دندانپزشکی, دندان, کلینیک دندانپزشکی
tooth toothbrush: بلیچینگ دندان, جرمگیری
wedding-dress ring: لباس عروس, مزون عروس
wig: کلاه گیس, پروتز مو
x-ray: رادیولوژی, عکسبرداری, ام آر آی, سی تی اسکن, تصویربرداری پزشکی
zip: تعویض زیپ, زیپ
`;
