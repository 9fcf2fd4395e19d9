/** Persian words for food, drink, animals and plants. Notation: word-list.ts. */
export const persianFoodAndNature = `
apple basket: سیب
apricot: برگه زردآلو, زردآلو
aubergine: کشک بادمجان, میرزا قاسمی
avocado: آووکادو
baby-bottle: شیر خشک
baklava: قطاب, باقلوا, گز
banana: موز
beans: حبوبات, نخود, لپه, سویا
beans pea-pod: باقالی
beetroot: چغندر, لبو, لبو و باقالی
bell-pepper: فلفل دلمه ای, فلفل دلمه
bento rice: لانچ باکس
bird: بلدرچین
birthday-cake cupcake: کیک, شیرینی, کیک خانگی, کیک تولد, سفارش کیک
blackberry: توت خشک, شاه توت
bouquet heart: روز مادر
bread: بربری, سنگک, نانوایی, نان
burger french-fries: همبرگر, برگر, ساندویچی
butter: سرشیر
butter jar: روغن حیوانی
cabbage: کلم, کلم پیچ, ترشی کلم
cabbage-rolls: دلمه, دلمه برگ مو, دلمه برگ
cake-slice cheese: چیزکیک, چیز کیک
cake-slice cook: آموزش شیرینی پزی
cake-slice croissant: شیرینی فروشی, قنادی, شیرینی سرای
canapes: فینگر فود
candy: نقل و نبات, تافی
candy lollipop: شکلات و آبنبات
canned-food basket: بانک غذا, بسته معیشتی
cauliflower: گل کلم
cheese: پنیر, لبنیات
cherries: آلبالو
chicken-leg: مرغ, مرغ سوخاری, سوخاری
chilli: فلفل
chocolate candy: شکلات دست ساز, شکلات
churros: زولبیا, زولبیا بامیه, زولبیا و بامیه, بامیه
cinnamon-roll: شیرینی دانمارکی
cocktail lime: موهیتو
coconut: نارگیل
cookie: شیرینی خانگی, شیرینی عید, کلوچه, کوکی, بیسکویت, نان برنجی, نان نخودچی, نان قندی, شیرینی خشک, شیرینی نخودچی
cookie pistachios: سوهان, سوهان قم
cooking-oil: روغن کنجد, روغن سرخ کردنی, روغن مایع
corn: ذرت, ذرت مکزیکی
cotton-candy: پشمک
courgette: کدو, کدو سبز
cream-bun: نان خامه ای, نون خامه ای
cream-bun cake-slice: شیرینی تر
croissant bread: شیرینی پزی, کروسان, نان فانتزی
cupcake: کاپ کیک
currants: زرشک
cutlery tea: سفره خانه, سفره خانه سنتی
dates: خرما, رطب
dates peanuts: میوه خشک, خشکبار و آجیل
dinner-plate: استخدام گارسون
dinner-plate cutlery: ظروف یکبار مصرف, ظروف چینی, سرویس چینی, بشقاب, ظروف کرایه, اجاره ظروف
dinner-plate flower-box: سفره آرایی
dog cat: مراقبت از حیوانات
doughnut: دونات, پیراشکی دونات
dove: کفتر
dumpling: پیراشکی
egg: تخم بلدرچین
egg basket: تخم مرغ, تخم مرغ محلی
falafel: فلافل, فلافلی
fig: انجیر, انجیر خشک
fire: چهارشنبه سوری
flatbread: نان سنگک, نان بربری, لواش, نان تافتون, نان لواش, نان محلی
french-fries: سیب زمینی سرخ کرده
frying-pan: ماهیتابه
garlic jar: سیر ترشی
goldfish: ماهی قرمز, ماهی گلی
grapes: انگور, کشمش
grapes apple: میوه فروشی, میوه
hamper gift: سبد هدیه
hen egg: مرغ تخمگذار, مرغ تخم گذار
herb leaves: سبزی خوردن, جعفری, شوید, گشنیز, سبزی خرد شده
honey bee: عسل, عسل طبیعی, زنبورداری
hot-dog: هات داگ, بندری, سوسیس بندری
hyacinth goldfish: نوروز, عید نوروز
ice-lolly: یخمک, بستنی چوبی, بستنی یخی
jelly: ژله
jelly candy: مسقطی
juice-glass: آب میوه طبیعی, آب میوه, شربت, شربت سکنجبین, شربت خاکشیر, نوشیدنی, نوشیدنی سرد
juice-glass carrot: آب هویج, آب هویج بستنی
juice-glass pomegranate: آب انار
kebab: چلوکباب, شاورما, دنر کباب
leaves: اسفناج
lemon: لیمو شیرین, لیموشیرین
macarons: ماکارون
mango: انبه
meat-on-bone: باربیکیو, ماهیچه, گوشت بره, گوشت گوسفندی
meatballs: کوفته تبریزی, کوفته
melon: خربزه
milk camel: شیر شتر
mille-feuille: شیرینی ناپلئونی, ناپلئونی
mixed-nuts: آجیل, آجیل و خشکبار, بادام, فندق
mixed-nuts watermelon: آجیل شب یلدا
muffin: کیک یزدی
mushroom: قارچ, پرورش قارچ
noodles chopsticks: نودل
nougat: گز اصفهان, گز و سوهان, حلوا ارده
olive-oil olives: روغن‌کشی, روغن زیتون, روغن‌گیری, روغن گیری
olives: زیتون
omelette: املت
omelette herb: کوکو سبزی
orange: نارنگی, گریپ فروت, نارنج
orange soft-drink: پرتقال
orchid: ارکیده
pancakes coffee: پنکیک
parrot: عروس هلندی, کاسکو
peach: هلو, شلیل, هلو و شلیل
peanuts pistachios: خشکبار
persimmon: خرمالو
pie: پای, پیتزا خانگی پای
pistachios peanuts: ~ پسته, پسته اکبری, پسته رفسنجان
pizza: پیتزا, پیتزا فروشی, فست فود
plant: گل آپارتمانی, گیاه آپارتمانی
plant seedling: گلدان و گیاه
plum: آلو, گوجه سبز, آلوچه
pomegranate: انار, رب انار
popcorn film-camera: پاپ کورن, ذرت بو داده, سینما, فیلم
potato: سیب زمینی
potato-fritters: کوکو سیب زمینی, کتلت, شامی کباب
pudding: حلوا, کرم کارامل, فرنی, شیر برنج, سفارش دسر, سمنو
pudding saffron: شله زرد
pumpkin: کدو حلوایی
rabbit: خرگوش
radish: تربچه
raspberry: تمشک
rice: ته چین, ته دیگ
rice chicken-leg: زرشک پلو
rice curry: چلو خورشت, پلو, برنج, قرمه سبزی
rice fish: سبزی پلو با ماهی, سبزی پلو
rice sack: شالیکوبی
roast-chicken: مرغ بریان, مرغ کبابی, مرغ سوخاری درسته
rock: سنگ ساختمانی
rose bouquet: گل رز
saffron: زعفران, زعفران قائنات, زعفران سرگل
salad: رژیم, رژیم غذایی, لاغری, تغذیه, سالاد, رژیم لاغری, رستوران گیاهی, غذای گیاهی, گیاه‌خواری, گیاهخواری, وگان
salad: غذای رژیمی, الویه
salt: نمک, سنگ نمک
samosa: سمبوسه
sandwich baguette: ساندویچ
sauce-bottle: آبغوره, سرکه
sausage: سوسیس, کالباس, سوسیس و کالباس
shaved-ice: فالوده, فالوده شیرازی
skewers: جگرکی, دل و جگر, دل و قلوه
skewers barbecue: کباب, کبابی, جوجه کباب, شیشلیک, چنجه
skewers chicken-leg: بال و کتف
soft-drink: ماءالشعیر
soft-ice-cream ice-cream: بستنی, بستنی سنتی, آیس پک
songbird: فنچ
spaghetti tomato: پاستا, ماکارونی
spice-bowls: دارچین, زردچوبه, ادویه, ادویه جات
squirrel: سنجاب
steak kitchen-knife: قصابی, گوشت, پروتئینی, گوسفندی
stew: عدسی, سیراب شیردان, سیرابی, طباخی
stew aubergine: خورش بادمجان
stew cutlery: آش, حلیم, آبگوشت, دیزی, کله پاچه, سوپ
stew herb: قورمه سبزی
stew noodles: آش رشته
stew rice: خورشت, خورش فسنجان, فسنجان, خورش کرفس, خورشت کرفس, قیمه
strawberry: توت فرنگی
sunflower: تخمه, تخمه آفتابگردان
sushi chopsticks: سوشی
swiss-roll: رولت, رولت خامه ای
taco: تاکو
tea: آبدارچی
tea omelette: صبحانه
tea sack: قند
teapot kettle: سماور, چای ساز
tomato: گوجه
tomato jar: رب گوجه, رب گوجه فرنگی, رب خانگی
tree: تور جنگل
tropical-fish: ماهی زینتی
turnip: شلغم
turtle: لاک پشت
walnut: گردو, گردو تازه
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
espresso-machine coffee: دستگاه اسپرسو, قهوه‌ساز, اسپرسوساز, دوره باریستا, اسپرسو, اسپرسو ساز, قهوه ساز
ice-cube soft-drink: یخ, یخ قالبی
jar: لواشک, ترشی, مربا, ارده
juice-box orange: آبمیوه, آبمیوه فروشی
kitchen-knife frying-pan: چاقو, تیز کردن چاقو, چاقو تیزکنی, آشپزخانه, لوازم آشپزخانه
milk cow: شیر محلی, شیر تازه, شیر گاو, شیر پاستوریزه, دوغ
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
horse horse-rider: سوارکاری, اسب
horseshoe horse: نعلبند
kennel dog: پانسیون سگ, هتل سگ, لانه سگ
lion elephant: باغ وحش
oyster: صدف
parrot bird: پرنده, طوطی
paw: پناهگاه حیوانات, حیوانات بی سرپرست
saddle horse: زین اسب
sheep: پشم‌چینی, گوسفند, گوسفند زنده, بره زنده
shrimp: میگو, پرورش میگو
squid: ماهی مرکب
tropical-fish fish: ماهی تزیینی
wasp: زنبور زرد, لانه زنبور
bouquet: گل فروشی, گل, دسته گل, گلفروشی, سبد گل, روز معلم
droplet: آبیاری قطره‌ای, تصفیه آب
droplet tap: دستگاه تصفیه آب
greenhouse: گلخانه, گلخانه ای
hay-bale tractor: یونجه, کاه, علوفه
herb: گیاهان دارویی, داروی گیاهی, طب سنتی, سبزی خشک
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
seedling plant: قلمه, نهالستان, گیاهان آپارتمانی, گل و گیاه, گیاه, بذر, نهال
snowy-mountain helicopter: امداد کوهستان
spade: باغبانی, باغبان, فضای سبز, محوطه سازی, بیل و کلنگ
tree axe: هرس درخت
tree spade: درختکاری, کاشت درخت, کاشت نهال
trowel: گچ کاری, گچکاری, سفید کاری, کناف, گچ بری, گچبری
turf-roll: چمن مصنوعی, چمن رولی, چمن
umbrella: چتر
wheat sack: آسیاب, غلات, آرد
wheat tractor: گندم
wheelbarrow: فرغون
wreath: تاج گل
yoghurt: ماست محلی, ماست چکیده, ماست, ماست موسیر
yoghurt cucumber: ماست و خیار
yoghurt jar: کشک
`;
