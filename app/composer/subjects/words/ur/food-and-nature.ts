/** Urdu words for food, drink, animals and plants. Notation: word-list.ts. */
export const urduFoodAndNature = `
apple basket: پھل, تازہ پھل, فروٹ
apricot: خوبانی
aquarium: ایکویریم
avocado: ایواکاڈو
baby-bottle milk: دودھ کا ڈبہ
baklava candy: بقلاوہ
banana: کیلے
beans: دال, دالیں, چھولے, چنے, چنا چاٹ
beetroot: چقندر
bento rice: لنچ باکس
bird: بٹیر, تیتر
birdcage: پنجرہ
birthday-cake cupcake: کیک, سالگرہ کیک
blackberry: شہتوت
blueberries: فالسہ
bread croissant: بیکری, ڈبل روٹی
brownie: براؤنی, براؤنیز
bull: بیل, بیل دوڑ
burger: بن کباب
burger french-fries: برگر, فرائز
burrito: رول پراٹھا, پراٹھا رول
butter jar: گھی, دیسی گھی
cabbage: بند گوبھی
cake-slice: پیسٹری, پیسٹریاں
candy: ریوڑی, گجک, پیٹھا, ٹافی, ٹافیاں
candy lollipop: حلوائی
canned-food basket: راشن پیکج
canned-food sack: راشن بیگ, راشن تقسیم, راشن
cauliflower: گوبھی, پھول گوبھی
cheese: پنیر, کھویا
cherries: چیری
chicken-leg: چکن, بروسٹ, مرغی, فرائیڈ چکن, چکن شاپ
chilli: ہری مرچ, لال مرچ, مرچیں
chilli jar: مسالے
chocolate candy: چاکلیٹ
coconut: ناریل
cookie: بسکٹ, کوکیز, نان خطائی
cooking-oil: کوکنگ آئل, سرسوں کا تیل
corn: بھٹہ, بھٹے
cow goat: میلہ مویشیاں
cream-bun: کریم رول
crisps: چپس, آلو کے چپس
croissant bread: کروسان
cucumber: کریلے
cupcake: کپ کیک
curry: قیمہ, کڑھی, کڑھی پکوڑا
curry rice: بریانی, پلاؤ, کڑاہی, بریانی کی دیگ, بریانی دیگ, بریانی کی دیگیں
cutlery: گھر کا کھانا, مفت دسترخوان, دسترخوان
dates: کھجور, کھجوریں, عجوہ
dinner-plate: ویٹر
dinner-plate cutlery: ڈنر سیٹ
dog: کتوں کی دوڑ
doughnut: ڈونٹ, ڈونٹس
dumpling: موموز, رول
easter-egg: ایسٹر
egg basket: انڈے, دیسی انڈے
falafel: فلافل
fig: انجیر
flatbread: نان, کلچے, کلچہ, تندور, نان بائی, روٹی, تندوری نان, پراٹھا, پراٹھے, حلوہ پوری
flatbread potato: آلو پراٹھا, آلو کے پراٹھے
flower-box bouquet: سٹیج ڈیکوریشن
frying-pan: توا
grapes: انگور, کشمش
green-beans: بھنڈی
honey bee: شہد, خالص شہد
hot-dog: ہاٹ ڈاگ
ice-lolly: قلفی
indian-sweets: حلوہ, گاجر کا حلوہ, سوہن حلوہ, برفی, مٹھائی, گلاب جامن, جلیبی, رس گلے, رس ملائی, پیڑے
juice-glass: شربت, روح افزا, گنے کا رس, جوس, تازہ جوس, گلاس سیٹ, شیشے کے گلاس
juice-glass lemon: لیمونیڈ
kebab: کباب, شوارما, چپلی کباب
ladoos: سویٹس, مٹھائیاں, لڈو, سویٹس اینڈ بیکرز, مٹھائی کی دکان
leaves: ساگ, سرسوں کا ساگ, پالک, میتھی
lychee: لیچی
macaroni: میکرونی
mango: چونسہ, سندھڑی, آموں, آم, آم پیٹی
meat-on-bone: باربی کیو
meatballs curry: کوفتہ, کوفتے
milkshake: ملک شیک
milkshake mango: آم کا شیک, مینگو شیک
mixed-nuts: بادام, خشک میوہ, خشک میوہ جات, ڈرائی فروٹ, چلغوزہ, چلغوزے, نمکو
mountain: ناران کاغان
mug: چائے کے کپ, کپ سیٹ
mushroom: کھمبی, مشروم
noodles chopsticks: نوڈلز, چائنیز, چاؤمن
noodles milk: سویاں, شیر خورمہ
olive-oil olives: زیتون کا تیل, کولہو
orange soft-drink: مالٹا, مالٹے, کینو
pancakes coffee: پین کیک, ناشتہ
pani-puri: گول گپے, گول گپا, پانی پوری
papaya: پپیتا
peach: آڑو
peanuts: میوہ جات, مونگ پھلی
pie: پیٹیز
pistachios peanuts: ~ پستہ
pizza: پیزا
plum: آلو بخارا, آلوچہ, جامن
pomegranate: انار, انار کا جوس
popcorn film-camera: سینما, فلم
potato: آلو
pudding: کھیر, فرنی, شاہی ٹکڑے
pumpkin: کدو, ٹینڈے
rabbit: خرگوش
radish: مولی
rice: فرائیڈ رائس, چکن فرائیڈ رائس
rice curry: چاول
rice sack: باسمتی
rice saffron: زردہ
roast-chicken: چرغہ, روسٹ چکن, سجی, چکن سجی, روسٹ, چکن روسٹ
rooster: مرغا, اصیل مرغا, مرغوں کی نمائش
saffron: زعفران
salad: ڈائٹ, غذائیت, وزن کم, سلاد
salad apple: فروٹ چاٹ
salt: نمک, ہمالیائی نمک
samosa: چاٹ, سموسہ, سموسے, پکوڑے, سموسہ پکوڑہ, کچوری
sandwich baguette: سینڈوچ, شاورما رول
shaved-ice: گولا گنڈا, برف کا گولا
shrimp: جھینگے
skewers barbecue: سیخ کباب, تکہ, بوٹی, تکہ بوٹی, بار بی کیو
soft-ice-cream ice-cream: آئس کریم, فالودہ
spade plant: باغبانی, باغبانی کا سامان
spaghetti tomato: پاستا
spice-bowls: مصالحے, گرم مصالحہ, ہلدی, الائچی
spoon: چمچ
steak: سٹیک
steak kitchen-knife: قصائی, گوشت, قصاب, بیف, مٹن
stew chicken-leg: چکن کارن سوپ
stew cutlery: حلیم, نہاری, قورمہ, پائے, سوپ
strawberry: اسٹرابیری
sushi chopsticks: سوشی
sweet-potato: شکرقندی, اروی
taco: ٹاکو
tea: قہوہ
tea flatbread: چائے پراٹھا
tea milk: دودھ پتی
tiffin: ٹفن, ٹفن سروس
toast: رسک, کیک رسک
tomato: ٹماٹر
turnip: شلجم
walnut: اخروٹ
watermelon: تربوز
wedding-cake: شادی کا کیک
amphora: مٹی کے برتن, کوزہ گری, ملتانی برتن
amphora coin: نوادرات
amphora potters-wheel: برتن سازی, گھڑے, مٹی کے گھڑے, ظروف سازی
bubble-tea: ببل ٹی
cocktail tropical-drink: بارٹینڈر, کاک ٹیل, موکٹیل
coffee: کافی, کافی شاپ, کیفے
coffee-beans coffee: کافی بینز
cutlery dinner-plate: ریستوران, ریسٹورنٹ, ہوٹل کھانا, کھانا, کھانے کا ہوٹل
dinner-plate cook: کیٹرنگ, پکوان, دعوت
ice-cube soft-drink: برف, برف کا کارخانہ
jar chilli: اچار, مربہ, مصالحہ, مصالحہ جات, تیل
juice-box orange: جوس کارنر
kitchen-knife frying-pan: چھری, چھریاں, چھری تیز, کچن
milk cow: دودھ, ڈیری
soft-drink tropical-drink: کولڈ ڈرنک
tea teapot: چائے, ڈھابہ, کڑک چائے, چائے والا, چائے کا ہوٹل, چائے خانہ
water-jug droplet: منرل واٹر, پینے کا پانی, پانی کی ڈیلیوری
ant house: دیمک, دیمک کنٹرول
aquarium tropical-fish: ایکوریم, فش ٹینک, مچھلی گھر
bee honey: مگس بانی, شہد کی مکھیوں, شہد کی مکھیاں
birdcage bird: پرندوں کا پنجرہ, پنجرے, آسٹریلین طوطے
camel: اونٹ
camel milk: اونٹ کا دودھ, اونٹنی کا دودھ
cat: بلی, بلیاں
chick hen: چوزہ
cockroach: کیڑے مار, سپرے, پیسٹ کنٹرول
cow: مویشی منڈی, مویشی, باڑہ, بیلوں, بچھڑا, بچھڑے
cow milk: گائے, ڈیری فارم, بھینس
cow moon: اجتماعی قربانی, گائے میں حصہ, قربانی حصہ, گائے کا حصہ
crab: کیکڑے
dog stethoscope: جانوروں کا ڈاکٹر, ویٹرنری, پالتو جانور, کتے, پیٹ شاپ
dog-standing paw: کتوں کی تربیت
dove bird: کبوتر, کبوتر بازی
duck: بطخ
fish: ماہی گیری, مچھلی, سی فوڈ, فش, مچھلیاں
goat moon: عید الاضحی, قربانی, بکرا, قربانی کا جانور, بکریاں, قربانی کے جانور, بکرے
hen chick: چوزے, دیسی مرغی, مرغی فارم
hen egg: مرغیاں, اصیل مرغ, پولٹری فارم
horse: گھوڑے, گھوڑے کی سواری, گھوڑوں, گھوڑا ڈانس
horse horse-rider: گھوڑا
kennel dog: ڈاگ ہاؤس, کتوں کا ہوسٹل
lion elephant: چڑیا گھر
parrot bird: پرندے, طوطے, طوطا
paw: جانوروں کی پناہ
sheep: دنبہ, دنبے
sheep: ~ عقیقہ
beach beach-umbrella: بیچ ریزورٹ
bouquet rose: پھول, پھولوں کی دکان, گلدستہ, پھولوں
droplet: بور کا کام, ڈرپ آبپاشی, آبپاشی
droplet tap: پانی فلٹر, واٹر فلٹر, واٹر پلانٹ, فلٹر پانی
garland: گجرے, پھولوں کے ہار, گجرا
hay-bale tractor: بھوسہ, چارہ
herb: عید مہندی, عید کی مہندی, چاند رات مہندی, جڑی بوٹیاں, حکمت, یونانی
lawnmower: گھاس کاٹنا
logs fire: جلانے کی لکڑی
logs saw: آرا مشین, ٹمبر
moon paper-lantern: عید, عید الفطر, عید مبارک, رمضان, افطار, چاند رات, سحری
seedling plant: پودا, پودے, پودوں, گملے, نرسری پودے, بیج, پودوں کی نرسری
seedling tree: شجر کاری
spade: مالی, لان, گارڈننگ
tree axe: درخت کٹائی, درخت کاٹنا
tree spade: شجرکاری, درخت لگائیں, پودے لگائیں
trowel: پلستر, پلاسٹر, چھت کی سیلنگ, سیلنگ, پی او پی سیلنگ, پی او پی کا کام
turf-roll: مصنوعی گھاس, گھاس لگوانا, گھاس
umbrella: چھتری, چھتریاں
wheat sack: غلہ منڈی, آٹا, میدہ
wheat tractor: گندم
yoghurt: دہی بھلے, دہی بڑے, دہی, تازہ دہی
yoghurt milk: لسی
`;
