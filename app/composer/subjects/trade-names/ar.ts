/** Everyday trades and what else is advertised, by their plain names in Arabic; kinds.ts says what they are. */
export const arabicTradeNames = `
dentist: طبيب أسنان, عيادة أسنان, دكتور أسنان
doctor: عيادة طبية, طبيب عام, مركز طبي
vet: طبيب بيطري, عيادة بيطرية
pharmacy: صيدلية
optician: محل نظارات, نظارات طبية, بصريات
hearing: سماعات طبية, سماعات أذن طبية
physio: علاج طبيعي, مركز علاج طبيعي
podiatrist: العناية بالقدمين, عيادة القدم
psychologist: طبيب نفسي, أخصائي نفسي
midwife: قابلة قانونية, قابلة
nursing-home: دار مسنين, دار رعاية المسنين
massage: مساج, مركز مساج
hairdresser: كوافير, صالون نسائي, صالون تجميل
barber: حلاق, صالون حلاقة, محل حلاقة
beauty: مركز تجميل, خبيرة تجميل
nails: صالون أظافر, مانيكير
tattoo: استوديو وشم, وشم
perfumery: محل عطور, عطور
bakery: مخبز, فرن
pastry: محل حلويات, حلويات
butcher: ملحمة, جزارة, محل جزارة, لحوم طازجة
fishmonger: محل أسماك, مسمكة
greengrocer: خضار وفواكه, خضروات وفواكه, محل خضار
grocery: بقالة, سوبر ماركت, سوبرماركت
cheese: محل أجبان, أجبان وألبان
wine: متجر نبيذ, نبيذ
ice-cream: محل بوظة, محل آيس كريم, بوظة
coffee-shop: مقهى, كافيه, قهوة
restaurant: مطعم
health-food: عطارة, محل أعشاب, أغذية صحية, عطار
catering: تموين حفلات, خدمات ضيافة
bookshop: مكتبة لبيع الكتب, متجر كتب
stationery: قرطاسية, أدوات مكتبية
toys: محل ألعاب, ألعاب أطفال
hardware: عدد وأدوات, محل عدد, خردوات, مواد بناء
beds: محل مراتب, مراتب, أسرة ومراتب
furniture: محل أثاث, معرض أثاث, مفروشات
lamps: محل إنارة, إنارة, ثريات
florist: محل ورود, محل زهور, ورود
garden-centre: مشتل, مشتل زراعي
jeweller: محل مجوهرات, صائغ, مجوهرات
watchmaker: تصليح ساعات, محل ساعات, إصلاح ساعات
shoes: محل أحذية, أحذية
clothes: محل ملابس, ملابس
fabrics: محل أقمشة, أقمشة
electronics: أجهزة كهربائية, محل إلكترونيات
pets: محل حيوانات أليفة, متجر حيوانات أليفة
bikes: محل دراجات, دراجات هوائية
sports: أدوات رياضية, محل رياضة
antiques: تحف وأنتيكات, محل أنتيكات
framing: براويز, محل براويز
instruments: آلات موسيقية, محل آلات موسيقية
gifts: محل هدايا, هدايا
dry-cleaner: مغسلة ملابس, دراي كلين, مغسلة
tailor: خياط, خياطة, محل خياطة
shoe-repair: إسكافي, تصليح أحذية
locksmith: فني أقفال, فتح أقفال, نسخ مفاتيح
notary: كاتب عدل, موثق, كاتب العدل
lawyer: محامي, مكتب محاماة, محام
accountant: محاسب, مكتب محاسبة
insurance: تأمين, شركة تأمين, وكيل تأمين
estate-agent: مكتب عقارات, مكتب عقاري, وكيل عقاري
travel-agency: مكتب سفريات, وكالة سفر, وكالة سياحة وسفر
movers: نقل عفش, شركة نقل عفش, نقل أثاث
cleaning: شركة تنظيف, خدمات تنظيف
photographer: مصور, استوديو تصوير, مصور فوتوغرافي
copy-shop: مركز تصوير مستندات, تصوير مستندات, تصوير ونسخ
printing: مطبعة
computer-help: صيانة كمبيوتر, تصليح كمبيوتر, صيانة حاسوب
phone-repair: صيانة جوالات, تصليح موبايلات, صيانة هواتف
undertaker: خدمات الجنائز, متعهد دفن الموتى
architect: مكتب هندسي, مهندس معماري
translator: مكتب ترجمة, مترجم
security: شركة حراسة, شركة أمن
pest-control: مكافحة حشرات, مكافحة الحشرات
taxi: تاكسي, مكتب تاكسي
hotel: فندق, نزل
campsite: مخيم, موقع تخييم
car-rental: تأجير سيارات
garage: ورشة سيارات, ميكانيكي, تصليح سيارات
tyres: محل إطارات, إطارات, بنشر
car-wash: غسيل سيارات, مغسلة سيارات
car-dealer: معرض سيارات, سيارات مستعملة
driving-school: مدرسة تعليم قيادة, مدرسة قيادة, تعليم قيادة
plumber: سباك
electrician: كهربائي
roofer: عزل أسطح
carpenter: نجار, منجرة, نجارة
painter: دهان, صباغ
glazier: محل زجاج, زجاج ومرايا
chimney-sweep: تنظيف مداخن
upholsterer: تنجيد, منجد, تنجيد أثاث
builder: مقاول, شركة مقاولات, مقاول بناء
tiler: مبلط, تركيب بلاط
gardener: بستاني, تنسيق حدائق
heating: صيانة سخانات, تدفئة مركزية
kindergarten: روضة أطفال, حضانة
music-school: مدرسة موسيقى, معهد موسيقى
dance-school: مدرسة رقص
language-school: معهد لغات, مدرسة لغات
riding-school: نادي فروسية, مدرسة فروسية
gym: نادي رياضي, صالة رياضية, جيم
cinema: سينما
theatre: مسرح
bowling: صالة بولينج, بولينج
swimming-pool: مسبح
library: مكتبة عامة
dog-groomer: تجميل كلاب, حلاقة كلاب
dog-hotel: فندق كلاب, فندق حيوانات أليفة
wedding-planner: تنظيم أعراس, تنظيم حفلات الزفاف
piano-tuner: دوزان بيانو
knife-grinder: سن سكاكين
beekeeper: منحل عسل
tea-shop: محل شاي
bags: محل حقائب
wool: محل صوف
pool-builder: إنشاء مسابح
fences: تركيب أسوار
scaffolding: سقالات
tree-care: تقليم أشجار
chiropractor: عيادة عمود فقري
dermatologist: طبيب جلدية
diving-school: مدرسة غوص
sailing-school: مدرسة إبحار
boat-rental: تأجير قوارب
escape-room: غرفة هروب
karting: حلبة كارتينج
planetarium: قبة فلكية
circus: سيرك
comics: متجر قصص مصورة
charity-run: سباق خيري, ماراثون خيري
marathon: ماراثون, نصف ماراثون
school-fair: مهرجان المدرسة, بازار مدرسي, يوم مفتوح مدرسي
village-fete: مهرجان القرية, مهرجان شعبي
flea-market: سوق المستعمل, سوق الأغراض المستعملة, سوق البراغيث
christmas-market: سوق عيد الميلاد, سوق الكريسماس, بازار عيد الميلاد
farmers-market: سوق المزارعين, سوق المزارع
craft-market: سوق الحرف اليدوية, معرض الحرف اليدوية, بازار أشغال يدوية
concert: حفلة موسيقية, حفل موسيقي, أمسية موسيقية
choir-concert: حفل كورال, حفلة كورال, أمسية كورال
jazz-concert: حفل جاز, أمسية جاز, ليلة جاز
comedy-night: ستاند أب كوميدي, ليلة كوميدية, عرض كوميدي
film-night: ليلة أفلام, عرض فيلم, أمسية سينمائية
karaoke-night: ليلة كاريوكي, كاريوكي
board-games-night: ليلة ألعاب لوحية, أمسية ألعاب لوحية
wine-tasting: تذوق النبيذ, أمسية تذوق النبيذ
beer-festival: مهرجان البيرة
street-food: أكل الشارع, طعام الشارع, مهرجان أكل الشارع
art-exhibition: معرض فني, معرض لوحات, معرض فنون تشكيلية
author-reading: توقيع كتاب, حفل توقيع كتاب, لقاء مع كاتب
puppet-theatre: مسرح العرائس, مسرح الدمى, عرض دمى
magic-show: عرض سحر, عرض ألعاب خفة
fireworks-show: عرض ألعاب نارية, ألعاب نارية
carnival-party: حفلة تنكرية, كرنفال
food-bank: بنك الطعام, سلة غذائية للمحتاجين, جمع مواد غذائية
clothes-collection: التبرع بالملابس, جمع الملابس
blood-donation: تبرع بالدم, حملة تبرع بالدم, التبرع بالدم
animal-shelter: مأوى حيوانات, ملجأ حيوانات
volunteers-wanted: مطلوب متطوعون, مطلوب متطوعين, نبحث عن متطوعين
choir-singers: انضم للكورال, تجارب أداء الكورال, مطلوب مغنين للكورال
chess-club: نادي شطرنج, نادي الشطرنج
hiking-club: نادي المشي, نادي هايكنج, فريق المشي الجبلي
running-club: نادي الجري, نادي جري
tennis-club: نادي تنس, نادي التنس
judo-club: نادي جودو, تدريب جودو, دروس جودو
yoga-class: دروس يوغا, حصص يوغا, يوغا
swimming-lessons: تعليم سباحة, دروس سباحة, تعليم السباحة
baby-swimming: سباحة الرضع, تعليم السباحة للرضع
first-aid-course: دورة إسعافات أولية, دورة الإسعافات الأولية
cooking-course: دورة طبخ, دروس طبخ, تعليم الطبخ
pottery-course: دورة فخار, ورشة فخار, دورة خزف
painting-course: دورة رسم, دروس رسم, تعليم الرسم
photography-course: دورة تصوير, دورة تصوير فوتوغرافي, تعليم التصوير
sewing-course: دورة خياطة, تعليم خياطة, دروس خياطة
programming-course: دورة برمجة, تعليم برمجة
guitar-lessons: دروس جيتار, تعليم جيتار, دروس غيتار
piano-lessons: دروس بيانو, تعليم بيانو
singing-lessons: دروس غناء, تعليم غناء
drum-lessons: دروس درامز, تعليم درامز, دروس طبول
maths-tutoring: دروس رياضيات, مدرس رياضيات, دروس خصوصية رياضيات
ski-school: مدرسة تزلج, تعليم التزلج
surf-school: مدرسة ركوب الأمواج, تعليم ركوب الأمواج
climbing-hall: صالة تسلق, جدار تسلق
mini-golf: ميني جولف, ميني غولف
personal-trainer: مدرب شخصي, مدربة شخصية, مدرب لياقة
nutritionist: أخصائي تغذية, أخصائية تغذية, دكتور تغذية
holiday-flat: شاليه للإيجار, شقة مصيفية, بيت عطلات
room-to-let: غرفة للإيجار, غرف للإيجار
flat-to-let: شقة للإيجار, شقق للإيجار
storage-units: مخازن للإيجار, وحدات تخزين, تخزين أثاث
bouncy-castle-hire: تأجير نطيطات, نطيطات للإيجار, تأجير ألعاب هوائية
marquee-hire: تأجير خيام, خيام للإيجار
bike-hire: تأجير دراجات, تأجير دراجات هوائية
camper-hire: تأجير كرفانات, كرفان للإيجار
costume-hire: تأجير أزياء تنكرية, تأجير ملابس تنكرية
tool-hire: تأجير أدوات, تأجير عدد وأدوات
truck-driver: سائق شاحنة, سائق شاحنات, سائق تريلا
delivery-driver: سائق توصيل, مندوب توصيل, سائق دليفري
bus-driver: سائق باص, سائق حافلة, سائق أتوبيس
waiter: نادل, نادلة, جرسون
cook: طاهي, طاهية, مطلوب طباخ
bakers-apprentice: مساعد خباز, متدرب خباز
shop-assistant: بائع في محل, بائعة, موظف مبيعات
warehouse-worker: عامل مستودع, أمين مستودع, عامل مخزن
cleaner: عامل نظافة, عاملة نظافة, عاملة تنظيف
nurse: ممرضة, ممرض, مطلوب ممرضة
carer: راعية مسنين, مرافقة مسنين, جليسة مسنين
programmer: مبرمج, مبرمجة, مطور برمجيات
christmas-trees: شجرة عيد الميلاد, أشجار عيد الميلاد, شجرة كريسماس
pumpkins: يقطين, قرع عسلي
firewood: حطب, حطب تدفئة, حطب للبيع
fresh-eggs: بيض بلدي, بيض طازج, بيض مزارع
asparagus: هليون, هليون طازج
strawberry-picking: قطف الفراولة, قطاف الفراولة
vegetable-box: صندوق خضار, سلة خضار, صندوق خضروات
used-bikes: دراجات مستعملة, دراجات هوائية مستعملة
used-cars: سيارات مستعملة للبيع, سيارة مستعملة
second-hand-clothes: ملابس مستعملة, ملابس بالة
pram: عربة أطفال, عربة طفل, عربية أطفال
used-furniture: أثاث مستعمل, أثاث مستعمل للبيع
lawn-mowing: قص العشب, جز العشب
snow-clearing: إزالة الثلوج, جرف الثلوج
gutter-cleaning: تنظيف مزاريب, تنظيف المزاريب
carpet-cleaning: تنظيف سجاد, غسيل سجاد
window-cleaning: تنظيف نوافذ, تنظيف زجاج
house-clearance: إخلاء منازل, إخلاء شقق
skip-hire: تأجير حاويات, حاويات أنقاض, نقل أنقاض
washing-machine-repair: تصليح غسالات, صيانة غسالات
boiler-service: صيانة غلايات, صيانة بويلر
air-conditioning: مكيفات, تكييف, صيانة مكيفات
solar-panels: ألواح شمسية, طاقة شمسية
kitchens: مطابخ, مطابخ ألمنيوم, مطابخ حديثة
bathroom-renovation: تجديد حمامات, ترميم حمامات
drain-clearing: تسليك مجاري, تسليك بلاعات
dog-walking: تمشية كلاب, تمشية الكلاب
cat-sitting: رعاية قطط, جليسة قطط
babysitter: جليسة أطفال, مربية أطفال
home-care: رعاية منزلية, رعاية كبار السن, تمريض منزلي
dj: دي جي, دي جي أفراح, دي جي للحفلات
wedding-band: فرقة أفراح, فرقة أعراس, فرقة موسيقية للأعراس
childrens-clown: مهرج أطفال, مهرج حفلات
food-truck: فود تراك, عربة طعام
pizza-delivery: توصيل بيتزا, بيتزا توصيل
kebab-house: مطعم كباب, كباب
pancake-house: بان كيك, محل بان كيك
cakes-to-order: كيك حسب الطلب, تورتة حسب الطلب, كيك أعياد ميلاد
breakfast-cafe: كافيه فطور, مقهى فطور
lunch-menu: قائمة الغداء, منيو الغداء
barbecue-evening: ليلة شواء, أمسية شواء, حفلة شواء
eyelash-extensions: تركيب رموش, وصلات رموش
teeth-whitening: تبييض أسنان, تبييض الأسنان
hair-removal: إزالة الشعر بالليزر, إزالة الشعر
sauna: ساونا, حمام ساونا
`;
