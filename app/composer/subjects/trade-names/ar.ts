/** Everyday trades by their plain names in Arabic; kinds.ts says what they are. */
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
`;
