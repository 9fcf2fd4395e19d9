/** Urdu words for food, drink, animals and plants. Notation: word-list.ts. */
export const urduFoodAndNature = `
apple basket: پھل, تازہ پھل, فروٹ
avocado: ایواکاڈو
baklava candy: بقلاوہ
banana: کیلے
beans: دال, دالیں
bento rice: لنچ باکس
birthday-cake cupcake: کیک, سالگرہ کیک
bread croissant: بیکری, ڈبل روٹی
burger french-fries: برگر, فرائز
cabbage: بند گوبھی
candy lollipop: حلوائی, حلوہ
canned-food basket: راشن پیکج
canned-food sack: راشن بیگ, راشن تقسیم
cheese: پنیر
chicken-leg: چکن, بروسٹ, مرغی, فرائیڈ چکن, چکن شاپ
chilli jar: مسالے
chocolate candy: چاکلیٹ
coconut: ناریل
cookie: بسکٹ, کوکیز, نان خطائی
croissant bread: کروسان
cupcake: کپ کیک
curry rice: دیگ, بریانی, پلاؤ, کڑاہی
dates: کھجور, کھجوریں, عجوہ
doughnut: ڈونٹ, ڈونٹس
dumpling: موموز, رول
egg basket: انڈے, دیسی انڈے
falafel: فلافل
flatbread: نان, کلچے, کلچہ, تندور, نان بائی, روٹی, تندوری نان
grapes: انگور
honey bee: شہد, خالص شہد
hot-dog: ہاٹ ڈاگ
ice-lolly: قلفی, برف کا گولا
kebab: کباب, شوارما
ladoos: سویٹس, مٹھائی, مٹھائیاں, لڈو, برفی, جلیبی, گلاب جامن, سویٹس اینڈ بیکرز, مٹھائی کی دکان
mango: چونسہ, سندھڑی, آموں, آم, آم پیٹی
meat-on-bone: باربی کیو
mushroom: کھمبی, مشروم
noodles chopsticks: نوڈلز, چائنیز, چاؤمن
olive-oil olives: زیتون کا تیل, سرسوں کا تیل, کولہو
orange soft-drink: مالٹا, مالٹے, کینو
pancakes coffee: پین کیک, پراٹھا رول, ناشتہ, پراٹھا, حلوہ پوری
peanuts: میوہ جات, مونگ پھلی, بادام
peanuts pistachios: خشک میوہ, خشک میوہ جات, ڈرائی فروٹ
pie: پیٹیز
pistachios peanuts: ~ پستہ
pizza: پیزا
plum: آلو بخارا, آلوچہ
pomegranate: انار, انار کا جوس
popcorn film-camera: سینما, فلم
potato: آلو
rice curry: چاول
rice sack: باسمتی
roast-chicken: چرغہ, روسٹ چکن, سجی, چکن سجی
saffron: زعفران
salad: ڈائٹ, غذائیت, وزن کم, سلاد
samosa: چاٹ, سموسہ, سموسے, پکوڑے, سموسہ پکوڑہ
sandwich baguette: سینڈوچ, شاورما رول
skewers barbecue: سیخ کباب, تکہ, بوٹی, تکہ بوٹی, بار بی کیو
soft-ice-cream ice-cream: آئس کریم, فالودہ
spaghetti tomato: پاستا
steak kitchen-knife: قصائی, گوشت, قصاب, بیف, مٹن
stew cutlery: حلیم, نہاری, قورمہ, پائے, سوپ, گھر کا کھانا
strawberry: اسٹرابیری
sushi chopsticks: سوشی
taco: ٹاکو
tiffin: ٹفن, ٹفن سروس
tomato: ٹماٹر
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
jar chilli: اچار, مربہ, مصالحہ, مصالحے, مصالحہ جات, دیسی گھی, گھی, تیل
juice-box orange: جوس, جوس کارنر, شربت, گنے کا رس
kitchen-knife frying-pan: چھری, چھریاں, چھری تیز, کچن, برتن
milk cow: دودھ, ڈیری, دہی, لسی
soft-drink tropical-drink: کولڈ ڈرنک
tea teapot: چائے, ڈھابہ, کڑک چائے, چائے والا, چائے کا ہوٹل, چائے خانہ
water-jug droplet: منرل واٹر, پینے کا پانی, پانی کی ڈیلیوری, پانی کی بوتلیں
ant house: دیمک, دیمک کنٹرول
aquarium tropical-fish: ایکوریم, فش ٹینک, مچھلی گھر
bee honey: مگس بانی, شہد کی مکھیوں, شہد کی مکھیاں
birdcage bird: پرندوں کا پنجرہ, پنجرے, آسٹریلین طوطے
camel: اونٹ
camel milk: اونٹ کا دودھ, اونٹنی کا دودھ
cat: بلی, بلیاں
chick hen: چوزہ
cockroach: کیڑے مار, سپرے, پیسٹ کنٹرول
cow: مویشی منڈی, مویشی, باڑہ, بیل, بیلوں, بچھڑا, بچھڑے
cow milk: گائے, ڈیری فارم, بھینس
cow moon: اجتماعی قربانی, گائے میں حصہ, قربانی حصہ, گائے کا حصہ
crab: کیکڑے
dog stethoscope: جانوروں کا ڈاکٹر, ویٹرنری, پالتو جانور, کتے, پیٹ شاپ
dog-standing paw: کتوں کی تربیت
dove bird: کبوتر, کبوتر بازی
duck: بطخ
fish: ماہی گیری, مچھلی, سی فوڈ, جھینگے, فش
goat: دنبے
goat moon: عید الاضحی, قربانی, بکرا, قربانی کا جانور, بکریاں, قربانی کے جانور, بکرے
hen chick: چوزے, دیسی مرغی, مرغی فارم
hen egg: مرغیاں, اصیل مرغ, پولٹری فارم
horse: گھوڑے, گھوڑے کی سواری, گھوڑوں
horse horse-rider: گھڑ سواری, گھوڑا
kennel dog: ڈاگ ہاؤس, کتوں کا ہوسٹل
lion elephant: چڑیا گھر
parrot bird: پرندے, طوطے, طوطا
paw: جانوروں کی پناہ
sheep: دنبہ
sheep: ~ عقیقہ
tropical-fish fish: ایکویریم
beach beach-umbrella: بیچ ریزورٹ
bouquet rose: پھول, پھولوں کی دکان, گلدستہ, پھولوں
droplet: بور کا کام, ڈرپ آبپاشی, آبپاشی
droplet tap: پانی فلٹر, واٹر فلٹر, واٹر پلانٹ
fire nut-and-bolt: لوہار
garland: گجرے, پھولوں کے ہار, گجرا
hay-bale tractor: بھوسہ, چارہ
herb: عید مہندی, عید کی مہندی, چاند رات مہندی, جڑی بوٹیاں, حکمت, یونانی
lawnmower: گھاس کاٹنا
logs fire: جلانے کی لکڑی, کوئلہ
logs saw: آرا مشین, ٹمبر, پلائی ووڈ
moon paper-lantern: عید, عید الفطر, عید مبارک, رمضان, افطار, چاند رات, سحری
seedling plant: پودا, پودے, پودوں, گملے, باغبانی, نرسری پودے, بیج
seedling tree: شجر کاری
spade: مالی, لان, گارڈننگ
tree axe: درخت کٹائی, درخت کاٹنا
tree spade: شجرکاری, درخت لگائیں, پودے لگائیں
trowel: پلستر, پلاسٹر, چھت کی سیلنگ
turf-roll: مصنوعی گھاس, گھاس لگوانا
umbrella: چھتری, چھتریاں
wheat sack: غلہ منڈی
wheat tractor: آٹا, گندم
`;
