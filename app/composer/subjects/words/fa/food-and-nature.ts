/** Persian words for food, drink, animals and plants. Notation: word-list.ts. */
export const persianFoodAndNature = `
apple basket: سیب
avocado: آووکادو
baklava: قطاب, باقلوا, زولبیا, گز, سوهان, حلوا
banana: موز
beans: حبوبات
bento rice: لانچ باکس
birthday-cake cupcake: کیک, شیرینی, کیک خانگی, کیک تولد, سفارش کیک
bread: بربری, سنگک, نانوایی, نان
burger french-fries: همبرگر, برگر, ساندویچی, سیب زمینی سرخ کرده
cabbage: کلم, کلم پیچ, ترشی کلم
cake-slice croissant: شیرینی فروشی, قنادی, شیرینی سرای
candy lollipop: شکلات, شکلات و آبنبات
canned-food basket: بانک غذا, بسته معیشتی
cheese: پنیر, لبنیات
chicken-leg: مرغ, مرغ سوخاری, سوخاری
chocolate candy: شکلات دست ساز
coconut: نارگیل
cookie: شیرینی خانگی, شیرینی عید, کلوچه, کوکی, بیسکویت, نان خامه ای
croissant bread: شیرینی پزی, کروسان, نان فانتزی
cupcake: کاپ کیک
dates: خرما, رطب
dates peanuts: میوه خشک, خشکبار و آجیل
doughnut: دونات, پیراشکی دونات
dumpling: پیراشکی
egg basket: تخم مرغ, تخم مرغ محلی
falafel: فلافل, فلافلی
flatbread: نان سنگک, نان بربری, لواش, نان تافتون
grapes: انگور
grapes apple: میوه فروشی, میوه
hamper gift: سبد هدیه
honey bee: عسل, عسل طبیعی, زنبورداری
hot-dog: هات داگ
ice-lolly: یخمک, بستنی چوبی, بستنی یخی
kebab: جگرکی, چلوکباب, شاورما, دنر کباب
macarons: ماکارون
mango: انبه
meat-on-bone: باربیکیو
mushroom: قارچ, پرورش قارچ
noodles chopsticks: نودل, آش رشته
olive-oil olives: روغن‌کشی, روغن زیتون, روغن‌گیری, روغن کنجد, روغن گیری
olives: زیتون
orange soft-drink: پرتقال
pancakes coffee: صبحانه, پنکیک
peanuts: گردو, تخمه, بادام, فندق
peanuts pistachios: آجیل, آجیل و خشکبار, خشکبار
pie: پای, پیتزا خانگی پای
pistachios peanuts: ~ پسته, پسته اکبری, پسته رفسنجان
pizza: پیتزا, پیتزا فروشی, فست فود
plum: آلو, گوجه سبز
pomegranate: انار, آب انار, رب انار
popcorn film-camera: پاپ کورن, ذرت بو داده, سینما, فیلم
potato: سیب زمینی
pumpkin: کدو حلوایی
rice curry: چلو خورشت, پلو, برنج, قیمه, قرمه سبزی
rice sack: شالیکوبی
roast-chicken: مرغ بریان, مرغ کبابی, مرغ سوخاری درسته
saffron: زعفران, زعفران قائنات, زعفران سرگل
salad: رژیم, رژیم غذایی, لاغری, تغذیه, سالاد, رژیم لاغری, رستوران گیاهی, غذای گیاهی, گیاه‌خواری, گیاهخواری, وگان
salad: غذای رژیمی
samosa: سمبوسه
sandwich baguette: ساندویچ
skewers barbecue: کباب, کبابی, جوجه کباب, شیشلیک, چنجه
soft-ice-cream ice-cream: بستنی, فالوده, بستنی سنتی, آیس پک
spaghetti tomato: پاستا, ماکارونی
steak kitchen-knife: قصابی, گوشت, پروتئینی, گوسفندی
stew cutlery: آش, حلیم, آبگوشت, دیزی, کله پاچه, سوپ
strawberry: توت فرنگی
sushi chopsticks: سوشی
taco: تاکو
tomato: گوجه
watermelon: یلدا, شب یلدا, هندوانه
wedding-cake: کیک عروسی
amphora: سفال, کوزه, سرامیک دست ساز
amphora coin: عتیقه, عتیقه فروشی, آنتیک
amphora potters-wheel: سفالینه, کوزه‌گری
bubble-tea: بابل تی
cocktail tropical-drink: بارتندر, بارتندری, کوکتل, موکتل
coffee: قهوه, کافه, کافی شاپ, دان قهوه
coffee-beans coffee: دانه قهوه, رستری, قهوه تازه رست, برشته کاری قهوه
cutlery dinner-plate: رستوران, غذا, غذای خانگی, ناهار
dinner-plate cook: کترینگ, غذای نذری, تهیه غذا
espresso-machine coffee: دستگاه اسپرسو, قهوه‌ساز, اسپرسوساز, دوره باریستا
ice-cube soft-drink: یخ, یخ قالبی
jar: لواشک, ترشی, مربا, رب گوجه, ادویه, ادویه جات, روغن حیوانی
juice-box orange: آبمیوه, آبمیوه فروشی, شربت
kitchen-knife frying-pan: چاقو, تیز کردن چاقو, چاقو تیزکنی, آشپزخانه, لوازم آشپزخانه
milk cow: شیر محلی, شیر تازه, شیر گاو, شیر پاستوریزه, کشک, ماست, دوغ
mug coffee: ماگ, لیوان سرامیکی, فنجان
soft-drink tropical-drink: نوشابه
tea teapot: چای, چایخانه, دمنوش, چای خانه
water-jug droplet: آب آشامیدنی, آب معدنی, دستگاه آب سردکن
ant house: موریانه, سمپاشی موریانه
aquarium tropical-fish: آکواریوم, تنگ ماهی, فروش آکواریوم
bee honey: کندو, ملکه زنبور
birdcage bird: قفس پرنده, قناری, مرغ عشق, پرنده زینتی
camel: شتر
cat: گربه, غذای گربه
cat-standing coffee: کافه گربه
chick hen: جوجه یک روزه, تخم نطفه دار
cockroach: سمپاشی, سوسک, حشرات
cow: دام سنگین, پرواربندی, تلیسه
cow milk: گاو, گوساله, دامداری
crab: خرچنگ
dairy-cow milk: گاوداری
dog: پت شاپ, غذای سگ, سگ, غذای حیوانات, توله سگ, حیوانات خانگی, آرایش سگ, شستشوی سگ
dog stethoscope: دامپزشک, دامپزشکی, کلینیک دامپزشکی
dog-standing paw: تربیت سگ
donkey: الاغ
duck: اردک
fish: شیلات, قزل‌آلا, خاویار, ماهی, ماهی فروشی, غذای دریایی, قزل آلا
goat: فروش بز, بز, بزغاله
hen chick: مرغداری, مرغ محلی, جوجه, مرغ زنده
horse horse-rider: اسب سواری, سوارکاری, اسب
horseshoe horse: نعلبند
kennel dog: پانسیون سگ, هتل سگ, لانه سگ
lion elephant: باغ وحش
oyster: صدف
parrot bird: پرنده, طوطی
paw: پناهگاه حیوانات, حیوانات بی سرپرست
saddle horse: زین اسب
sheep: پشم‌چینی, گوسفند, گوسفند زنده
shrimp: میگو, پرورش میگو
squid: ماهی مرکب
tropical-fish fish: ماهی تزیینی
wasp: زنبور زرد, لانه زنبور
bouquet: گل فروشی, گل, دسته گل, گلفروشی, تاج گل, سبد گل
droplet: آبیاری, آبیاری قطره‌ای, تصفیه آب
droplet tap: دستگاه تصفیه آب
fire nut-and-bolt: آهنگری
greenhouse: گلخانه, گلخانه ای
hay-bale tractor: یونجه, کاه, علوفه
herb: گیاهان دارویی, داروی گیاهی, طب سنتی
herb mortar: عرقیات
hyacinth apple: هفت سین, سفره هفت سین, سفره هفت‌سین
lawnmower: چمن زنی
logs fire: هیزم, ذغال
logs saw: تخته چوب, الوار, چوب‌فروشی
moon: افطاری
night-sky: آسمان شب, آسمون شب
night-sky desert: تور کویر, کویرگردی, رصد ستارگان, تور رصد, شب زیر ستاره
rose perfume: گلاب, گل محمدی, گلاب‌گیری
secateurs leaves: هرس درختان, هرس, قیچی باغبانی
seedling plant: قلمه, نهالستان, گیاهان آپارتمانی, گل و گیاه, گلدان, گیاه, بذر, نهال
snowy-mountain helicopter: امداد کوهستان
spade: باغبانی, باغبان, فضای سبز, محوطه سازی
tree axe: هرس درخت
tree spade: درختکاری, کاشت درخت, کاشت نهال
trowel: گچ کاری, گچکاری, سفید کاری, کناف
turf-roll: چمن مصنوعی, چمن رولی
umbrella: چتر
wheat sack: آسیاب, غلات
wheat tractor: آرد, گندم
`;
