/** Arabic words for food, drink, animals and plants. Notation: word-list.ts. */
export const arabicFoodAndNature = `
apple basket: فاكهة
avocado: أفوكادو
baklava: بقلاوة, كنافة, حلويات شرقية, بسبوسة, معمول, لقيمات
banana: موز
barbecue: شواية, شوايات, منقل
beans: بقول, عدس
bento: علبة غداء
bento rice: لانش بوكس
birthday-cake cupcake: كيك, كيكة, تورتة, تورته, كعكة, قالب حلوى
bread: مخبز, خبز, أفران, خبز طازج
burger french-fries: برجر, برغر, همبرغر, بطاطس
cabbage: ملفوف, كرنب, ملفوف مخلل
candy cookie: حلويات, حلوى, ملبس, سكاكر, شوكولاتة وحلوى
candy lollipop: غزل البنات
canned-food basket: بنك الطعام, سلال غذائية, سلة غذائية, طرود غذائية
canned-food sack: سلة رمضانية, السلة الرمضانية
cereal-bowl: جرانولا
cheese: جبن, أجبان
chicken-leg: دجاج, فراخ, بروستد
chilli: صوص حار
chocolate candy: شوكولاتة, شوكولاته, شوكولا
coconut: جوز هند
cookie: كوكيز, بسكويت, كعك, بيتي فور
croissant bread: كرواسون, معجنات, مخبوزات, فطائر
cupcake: كب كيك
dates: تمور, تمر, عجوة, سكري, رطب, مجدول
dates moon: إفطار صائم, إفطار رمضاني, إفطار جماعي
doughnut: دونات
dumpling: كبة
egg basket: بيض, بيض بلدي
empanada: سمبوسك
falafel: فلافل, طعمية, حمص
flatbread: خبز صاج, مناقيش, تنور, خبز عربي, مخبز تنور
frying-pan: طقم قدور, قدر ضغط
gingerbread: خبز الزنجبيل, كعك الزنجبيل
grapes: عنب
grapes apple: فواكه, محل فواكه
hamper gift: سلة هدايا, سلال هدايا, سلال الهدايا
honey bee: مربي نحل, عسل, عسل سدر
hot-dog: هوت دوج
ice-lolly: مثلجات عصا, آيس كريم عود, بوظة عود
kebab: شاورما, كباب, كفتة
macarons: ماكرون
mango: مانجو, مانجا
meat-on-bone: شواء
mushroom: فطر, مشروم, مزرعة فطر
mussel: بلح البحر
noodles chopsticks: نودلز, مطعم صيني
olive-oil olives: زيت زيتون, زيت الزيتون, معصرة زيتون, معصرة, معاصر
olives: زيتون
orange: عصارة
orange soft-drink: عصير, عصائر, برتقال
pancakes coffee: فطور, إفطار, معصوب, مطبق, قطايف, فطير, بان كيك
peanuts: فستق العبيد, محمصة مكسرات, كاجو
peanuts pistachios: مكسرات, مكسرات ومحامص
pie: فطيرة
pistachios peanuts: ~ فستق, فستق حلبي
pizza: بيتزا, بيتزا إيطالية
plum: برقوق, خوخ أحمر
pomegranate: رمان, عصير رمان
popcorn film-camera: سينما, فيلم
pumpkin: يقطين
rice curry: كبسة, أرز, رز, برياني, مقلوبة, منسف
rice meat-on-bone: مندي, مظبي, مدفون لحم, حنيذ
roast-chicken: دجاج مشوي, فروج مشوي, دجاج على الفحم, فروج, دجاج شواية, شواية دجاج
saffron: زعفران, الزعفران
salad: نباتي, سلطات, تغذية, أخصائي تغذية, سلطة, أكل صحي, وجبات صحية, دايت
samosa: سمبوسة, سمبوسه, سمبوسك لحم
sandwich baguette: ساندويتش, سندويشات, شطائر
skewers barbecue: شيش طاووق, تكة, أسياخ مشوية, مشويات, مشاوي, كباب وتكة, أوصال
soft-ice-cream ice-cream: آيس كريم, مثلجات, بوظة, جيلاتو
spaghetti rice: كشري, الكشري
spaghetti tomato: باستا, معكرونة, مطعم إيطالي
steak kitchen-knife: ملحمة, جزار, لحوم, ستيك, جزارة, لحم, ذبيحة
stew cutlery: حساء, شوربة, محاشي, محشي, ورق عنب, أكل بيتي
strawberry: فراولة
sushi chopsticks: سوشي
taco: تاكو
tagine: طاجين, طواجن, كسكس, كسكسي, مطعم مغربي
takeaway-box cutlery: وجبات, وجبات منزلية, وجبات جاهزة
tomato: طماطم
watermelon: بطيخ
wedding-cake: كيكة زفاف, تورتة زفاف, كيك أعراس, تورتات أفراح, كيك زفاف
amphora coin: تحف, تحف قديمة, أنتيكات, أنتيك
amphora potters-wheel: فخاريات
baby-bottle: لهاية, عضاضة
barrel: براميل
beer wheat: بيرة
bubble-tea: بابل تي, ببل تي
cocktail tropical-drink: بارمان, بارتندر, كوكتيل, كوكتيلات, موكتيل
coffee: قهوة, مقهى, كافيه, بن, كوفي, محمصة, قهوة عربية, قهوة مختصة
coffee-beans coffee: محمصة قهوة, حبوب القهوة, حبوب قهوة, بن محمص, تحميص القهوة, محمصة بن
cutlery dinner-plate: مطعم, مطاعم, مأكولات, أكلات شعبية, غداء
dinner-plate cook: تموين حفلات, ضيافة, بوفيه, تجهيز حفلات, قهوجي, قهوجيين
espresso-machine coffee: ماكينة قهوة, مكائن قهوة, ماكينات قهوة, ماكينة اسبريسو, آلة قهوة, دورة باريستا
ice-cube: حافظة تبريد, آيس بوكس
ice-cube soft-drink: ثلج, مكعبات ثلج, مصنع ثلج, قوالب ثلج
jar: مربى, مربى بيتي, مخللات, مخلل, طرشي, مكدوس, بهارات, توابل, زعتر, دبس, سمن, سمن بلدي, بهارات وزعفران, حافظات طعام
juice-box orange: عصائر طازجة
kitchen-knife: سكين شيف, لوح تقطيع, سكين جيب
kitchen-knife frying-pan: سكاكين, خنجر, خناجر, مطبخ, أدوات مطبخ, سن السكاكين, شحذ السكاكين
milk cereal-bowl: زبادي, لبن زبادي, لبنة, لبن رائب
milk cow: حليب, ألبان, لبن
mug: ترمس, كوب سيراميك, أكواب
mug coffee: أكواب سيراميك, أكواب خزفية, مجات, أكواب مطبوعة
soft-drink tropical-drink: مشروبات غازية
spirits-bottle: شراب ورد
tea teapot: شاي, كرك, شاي كرك, أعشاب وشاي
water-jug: قارورة ماء, زجاجة ماء
water-jug droplet: توصيل مياه, مياه شرب, قوارير مياه, مياه معدنية, مياه للمنازل, برادات ماء, كولر مياه
wine: كؤوس زجاجية
wine grapes: نبيذ
alpaca: ألباكا
ant house: نمل أبيض, نمل ابيض, النمل الأبيض, مكافحة النمل الأبيض, الرمة
aquarium tropical-fish: حوض أسماك, أحواض أسماك, أحواض السمك, أكواريوم
bee honey: نحال, نحل
beehive bee: خلية نحل, خلايا نحل, مناحل
bird nest: طيور كناري, عصافير كناري
birdcage bird: قفص عصافير, أقفاص طيور, كناري, طيور زينة, عصافير زينة
camel: حليب إبل, سباق الهجن, هجن, إبل, ركوب الجمال
camel milk: حليب النوق
cat: قطط, طعام قطط, مستلزمات قطط, قطط للتبني
cat-standing coffee: مقهى القطط
chick hen: صيصان
cockroach: مكافحة حشرات, رش مبيدات, مكافحة النمل, صراصير
cow: مواشي, عجول, عجول تسمين
cow milk: عجل, أبقار, بقر
crab: كابوريا
dog: طعام كلاب, حيوانات أليفة, مستلزمات حيوانات, كلاب, متجر حيوانات, أكل حيوانات, تجميل حيوانات, سرير كلب, طوق كلب
dog: سلسلة كلب
dog scissors: تجميل الكلاب, قص شعر الكلاب, العناية بالكلاب
dog stethoscope: طبيب بيطري, عيادة بيطرية, بيطري
dog-standing paw: تدريب كلاب
donkey: حمار, حمير
dove bird: حمام زاجل
dove rose: خدمات دفن الموتى
duck: بط
eagle: صقور, صقر, تدريب صقور, صقارة
fish: زريعة, إصبعيات, مزرعة أسماك, استزراع سمكي, أسماك, مأكولات بحرية, سمك, روبيان, جمبري, بلطي
goat: ماعز, تيوس
goat milk: حليب ماعز
hen chick: دواجن, مزرعة دواجن, دجاج حي, كتاكيت, دجاج بلدي
hen egg: دجاج بياض
horse: إسطبل
horse horse-rider: ركوب الخيل, فروسية, خيول, خيل
kennel dog: فندق كلاب, بيت كلب, فندق للكلاب, إيواء الكلاب
lion elephant: حديقة حيوان, حديقة الحيوان
mosquito window: شبك ناموس, شبك حشرات, ناموسية, ناموسيات, سلك ناموس
parrot bird: ببغاوات, ببغاء, طيور, عصافير
paw: مأوى حيوانات, تبني حيوانات
rabbit: قفص أرانب
saddle horse: سرج, سروج, مستلزمات خيول
sauropod museum: ديناصورات, الديناصورات, ديناصور
sheep: جز الصوف, حملان, خراف, خروف, خراف العيد, أضاحي, أضحية, ذبائح, خرفان, أغنام, نعيمي
shrimp: جمبري مشوي
songbird: طيور مغردة, تغريد الطيور
squid: حبار
tropical-fish fish: أسماك زينة, أحواض سمك
wasp: دبابير, عش دبابير, دبور
ammonite: أحافير, متحجرات
beach-umbrella: مظلة شاطئ
bird-feeder: مغذية طيور
bouquet: زهور, ورد, محل زهور, باقات ورد, تنسيق زهور, محل ورد, ورود
desert camel: رحلة صحراوية, مخيم صحراوي, سفاري الصحراء
droplet: شبكات ري, ري بالتنقيط, أنظمة ري, ثلاجات مياه
droplet bucket: غسيل خزانات المياه, خزانات المياه وعزلها, تنظيف خزانات المياه, عزل خزانات المياه, خزانات المياه
droplet tap: فلاتر مياه, تحلية مياه, فلتر مياه
fire: موقد نار
fire logs: غاز منزلي, حداد, حدادة, شتر
greenhouse seedling: بيت زجاجي, بيوت محمية, بيوت بلاستيكية
hammock: أرجوحة شبكية
hay-bale tractor: دريس, برسيم, تبن, أعلاف وبرسيم, برسيم وتبن
herb: أعشاب, طب بديل
lawnmower: قص العشب, جزازة عشب
logs fire: حطب, فحم
logs saw: منشرة, خشب بناء, ألواح خشب, أخشاب, منشار خشب
moon: رمضان, سحور
moon cutlery: إفطار رمضان, موائد رمضان
palm-tree: نخيل, نخلة, فسائل نخيل
palm-tree dates: فسائل, تقليم نخيل
plant: أصيص, أحواض زراعة
secateurs leaves: تقليم أشجار, تقليم الأشجار, قص الأشجار, تقليم
seedling boot: زراعة المانجروف, زراعة القرم
seedling plant: سماد, أسمدة, سماد عضوي, مشتل, نباتات, شتلات, نباتات زينة, بذور, شتلات زراعية
seedling tree: أشتال
snowy-mountain helicopter: الإنقاذ الجبلي
spade: بستاني, تنسيق حدائق, حدائق, بستنة
toadstool basket: زراعة الفطر
tree axe: أشجار زينة, أشجار, شجر, أشجار مثمرة
tree spade: زراعة الأشجار, غرس الأشجار, زرع الأشجار, حملة تشجير, تشجير
trowel: جبس, جبس بورد, لياسة, أسقف مستعارة
turf-roll: عشب صناعي, نجيل صناعي, ثيل, تركيب عشب صناعي, نجيلة
umbrella: شمسية, مظلات سيارات
watering-can: خرطوم حديقة
wheat sack: طحين, مطحنة
wheat tractor: قمح, دقيق
wheelbarrow lorry: رمل وحصى, حصى
wreath: إكليل زهور, أكاليل, إكليل ورد
`;
