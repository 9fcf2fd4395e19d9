/** The same as shop-goods.ts in Arabic, Hebrew, Persian, Urdu, Swahili and Amharic. */
export const semiticShopGoods: Record<string, string> = {
  ar: `
aquarium tropical-fish: حوض أسماك، أحواض أسماك، أحواض السمك، أكواريوم
baby-bodysuit: ملابس أطفال، ملابس الأطفال، ملابس مواليد، ملابس بيبي، ملابس الرضع
bangles: أساور، إسورة، سوار، غوايش، بناجر
beehive bee: خلية نحل، خلايا نحل، مناحل
bench: مقاعد حدائق، مقعد حديقة
birdcage bird: قفص عصافير، أقفاص طيور، كناري، طيور زينة، عصافير زينة
blackboard: سبورة، سبورات
carriage horse: عربة خيل، حنطور، عربات خيول
chandelier: ثريا، ثريات، نجف، نجفة
cherry-picker: رافعة سلة، رافعات سلة، سيزر لفت، مان لفت، منصات رفع
circuit-board: لوحات إلكترونية، صيانة إلكترونيات، إصلاح اللوحات الإلكترونية
clothes-hanger coat: تنظيف جاف، دراي كلين، مغسلة ملابس، ملابس مستعملة، شماعات
coffee-beans coffee: محمصة قهوة، حبوب القهوة، حبوب قهوة، بن محمص، تحميص القهوة، محمصة بن
combine-harvester wheat: حصادة، حصادات، حصاد القمح
cot: سرير أطفال، سرير بيبي، سرير مولود، أسرة أطفال
drum-kit drum: درامز، تعليم درامز، طقم درامز
embroidery-hoop thread: تطريز، التطريز، تطريز يدوي، تطريز فلسطيني
empanada: سمبوسك
fireplace fire: مدفأة حطب، مدافئ، شومينيه، مشب، مشبات
first-aid-kit: إسعافات أولية، الإسعافات الأولية، دورة إسعافات أولية، إسعاف أولي، الإسعافات
food-truck takeaway-box: فود ترك، فود تراك، عربة طعام، عربات طعام
garden-shed: كوخ حديقة، مخزن حديقة
gingerbread: خبز الزنجبيل، كعك الزنجبيل
hamper gift: سلة هدايا، سلال هدايا، سلال الهدايا
headscarf: حجاب، حجابات، عباية، عبايات، شيلات، طرح وحجابات، ملابس محجبات، خمار، نقاب
ice-lolly: مثلجات عصا، آيس كريم عود، بوظة عود
jet-ski wave: جت سكي، جيت سكي، دباب بحري، دبابات بحرية
kennel dog: فندق كلاب، بيت كلب، فندق للكلاب، إيواء الكلاب
loom yarn: نسيج يدوي، نول، حياكة السدو، السدو، نسيج تقليدي
macarons: ماكرون
marionette theatre-masks: مسرح عرائس، مسرح دمى، عرض دمى، أراجوز
market-stall carrot: كشك سوق، سوق المزارعين، أكشاك، سوق شعبي
mortar herb: عطارة، عطار، العطارة
motorcycle-helmet motorcycle: خوذ دراجات نارية
necklace: قلادة، قلادات، عقد لؤلؤ، سلاسل فضة، إكسسوارات نسائية، مجوهرات فضة
olive-oil olives: زيت زيتون، زيت الزيتون، معصرة زيتون، معصرة، معاصر
pallet: طبالي خشب، طبليات، بالتات
parking-sign location-pin: باركنج
plum: برقوق، خوخ أحمر
pomegranate: رمان، عصير رمان
pumpkin: يقطين
road-roller: أسفلت، إسفلت، سفلتة، رصف طرق، تعبيد الطرق
roast-chicken: دجاج مشوي، فروج مشوي، دجاج على الفحم، فروج، دجاج شواية، شواية دجاج
rollator: مشاية كبار السن، ووكر
rubber-stamp document: كاتب عدل، موثق، أختام، صناعة الأختام
sack wheat: أعلاف، علف، بذور زراعية
saddle horse: سرج، سروج، مستلزمات خيول
samosa: سمبوسة، سمبوسه، سمبوسك لحم
secateurs leaves: تقليم أشجار، تقليم الأشجار، قص الأشجار، تقليم
server: استضافة مواقع، سيرفرات، خوادم، سيرفر
shipping-container: حاوية شحن، حاويات شحن، حاويات، شحن بحري، كونتينر
skewers barbecue: شيش طاووق، تكة، أسياخ مشوية، مشويات، مشاوي، كباب وتكة، أوصال
squeegee window: تنظيف نوافذ، تنظيف زجاج، تنظيف واجهات، تنظيف واجهات زجاجية، تنظيف النوافذ
stained-glass: زجاج معشق، الزجاج المعشق
suit necktie: بدلة رجالية، بدلات رجالية، بدل رجالي، بدلة عرس، بدلات عرس، تأجير بدلات، بدل رجالية
tagine: طاجين، طواجن، كسكس، كسكسي، مطعم مغربي
tipper-truck: قلاب، قلابات، رمل وبحص، رمل وزلط، بحص
turf-roll: عشب صناعي، نجيل صناعي، ثيل، تركيب عشب صناعي، نجيلة
vintage-car: سيارات كلاسيكية، سيارات قديمة، سيارة كلاسيكية
wasp: دبابير، عش دبابير، دبور
water-pump droplet: حفر آبار، حفر الآبار، بئر، آبار، مضخة مياه، مضخات مياه، مضخات، طلمبات مياه، بئر ارتوازي
water-tank droplet: خزان مياه، خزانات مياه، تنظيف خزانات، غسيل خزانات، عزل خزانات
wedding-cake: كيكة زفاف، تورتة زفاف، كيك أعراس، تورتات أفراح، كيك زفاف
wedding-dress ring: فستان زفاف، فساتين زفاف، فستان عرس، فساتين أفراح، فساتين عرائس، بدلة عروس
wheelie-bin: حاوية نفايات، حاويات نفايات، حاويات قمامة، صناديق قمامة
wifi-router: ألياف بصرية، إنترنت منزلي، راوتر، إنترنت فايبر
wig: باروكة، باروكات، شعر مستعار
wreath: إكليل زهور، أكاليل، إكليل ورد
x-ray: مركز أشعة، أشعة سينية، رنين مغناطيسي، أشعة مقطعية، مراكز الأشعة
zip: تبديل سحاب، تغيير سوستة، سحابات
zip-line tree: زيب لاين، زبلاين، حديقة مغامرات
`,
  he: `
aquarium tropical-fish: אקווריום, אקווריומים
baby-bodysuit: בגדי תינוקות, בגדי ילדים, ביגוד לתינוקות, ביגוד ילדים, אוברולים
bangles: צמיד, צמידים
barrel: חבית עץ, חביות עץ, חביות, חביות יין
beehive bee: כוורת, כוורות
bench: ספסל גינה, ספסלים, ספסל
birdcage bird: כלוב ציפורים, כלובים לציפורים, תוכונים, קנריות
carriage horse: כרכרה, כרכרות, טיול בכרכרה
chandelier: נברשת, נברשות
cherry-picker: במת הרמה, במות הרמה, סל הרמה, השכרת במות
circuit-board: מעגל מודפס, מעגלים מודפסים, תיקון אלקטרוניקה
clothes-hanger coat: ניקוי יבש, מכבסה, בגדים יד שנייה, החלפת בגדים, קולבים
coffee-beans coffee: פולי קפה, בית קלייה, קליית קפה, קפה טרי קלוי
combine-harvester wheat: קומביין, קומביינים, קציר
cot: מיטת תינוק, עריסה, לול תינוק, מיטות תינוק
drum-kit drum: תופים, שיעורי תופים, מערכת תופים, מתופף
embroidery-hoop thread: רקמה, רקמת יד, סדנת רקמה, חוג רקמה
empanada: אמפנדה, אמפנדות
fireplace fire: קמין, קמינים, קמין עצים
first-aid-kit: עזרה ראשונה, קורס עזרה ראשונה, החייאה, דפיברילטור, קורס החייאה
food-truck takeaway-box: פוד טראק, פודטראק, פוד טראקים, משאית אוכל
garden-shed: מחסן גינה, מחסני גינה, מחסן לגינה, מחסנים לגינה
gingerbread: עוגיות ג'ינג'ר, בית ג'ינג'ר
hamper gift: סלסלת מתנה, סל שי, סלסלות שי, סלי שי, מארז שי, מארזי שי
headscarf: כיסוי ראש, כיסויי ראש, מטפחת, מטפחות
ice-lolly: ארטיק, ארטיקים, קרטיב, קרטיבים
jet-ski wave: אופנוע ים, אופנועי ים
kennel dog: פנסיון כלבים, פנסיון לכלבים, מלונה, מלונות לכלבים
loom yarn: אריגה, נול, סדנת אריגה
macarons: מקרון, מקרונים
marionette theatre-masks: תיאטרון בובות, הצגת בובות, מריונטות
market-stall carrot: דוכן בשוק, דוכנים, שוק איכרים
motorcycle-helmet motorcycle: קסדה לאופנוע
necklace: שרשרת, שרשראות, תכשיטי כסף, תכשיטים בעבודת יד, פנינים
olive-oil olives: שמן זית, בית בד, שמן זית כתית
pallet: משטחי עץ, משטח עץ, פלטות עץ
parking-sign location-pin: מקום חניה, חניה להשכרה, חניה חודשית
pipe-organ church: קונצרט עוגב, עוגב
plum: שזיפים, שזיף
pomegranate: רימון, רימונים, מיץ רימונים
pumpkin: דלעת, דלעות
road-roller: אספלט, סלילת כבישים, ריבוד אספלט, עבודות אספלט
roast-chicken: עוף בגריל, עוף צלוי, עופות בגריל
rollator: הליכון, הליכונים, רולטור
rubber-stamp document: נוטריון, נוטריוני, חותמת, חותמות, חותמות גומי
sack wheat: מזון לבעלי חיים חקלאי, תערובת לעופות, טחנת קמח
saddle horse: אוכף, אוכפים, ציוד רכיבה
secateurs leaves: גיזום, גיזום עצים, גיזום גדר חיה, גדר חיה, מזמרה
server: אחסון אתרים, שרתים, שרת, חוות שרתים
shipping-container: מכולות למכירה, שילוח ימי, השכרת מכולות
skewers barbecue: שיפודים, שיפודייה, שישליק, שיפודיה
squeegee window: ניקוי חלונות, ניקוי חלונות בגובה, מנקה חלונות
stained-glass: ויטראז', ויטראז'ים, ויטראז
suit necktie: חליפת חתן, חליפות חתן, חליפה, חליפות, חליפות לגבר, השכרת חליפות
tipper-truck: משאית רכינה, חול וחצץ, חצץ, מצעים, רכינה
turf-roll: דשא סינטטי, מרבדי דשא, דשא מוכן, דשא
vintage-car: רכב אספנות, רכבי אספנות, מכוניות אספנות, מכוניות עתיקות
wasp: צרעות, קן צרעות, צרעה, דבורים וצרעות
water-pump droplet: קידוח מים, קידוחי מים, משאבת מים, משאבות מים
water-tank droplet: מיכל מים, מיכלי מים, מאגר מים
wedding-cake: עוגת חתונה, עוגות חתונה
wedding-dress ring: שמלת כלה, שמלות כלה, סלון כלות
wheelie-bin: פח אשפה, פחי אשפה, פחי זבל, ניקוי פחים
wifi-router: סיבים אופטיים, אינטרנט ביתי, ראוטר, נתב
wig: פאה, פאות, פאנית
wreath: זר דלת, זרי דלת, זר אבל
x-ray: צילום רנטגן, רנטגן, רדיולוגיה, מכון רנטגן, ממוגרפיה
zip: החלפת רוכסן, רוכסן, רוכסנים
zip-line tree: פארק חבלים
`,
  fa: `
aquarium tropical-fish: آکواریوم، تنگ ماهی، فروش آکواریوم
baby-bodysuit: لباس کودک، لباس نوزاد، لباس بچه‌گانه، سیسمونی، لباس بچه
bangles: النگو، دستبند
bench: نیمکت پارکی، نیمکت
birdcage bird: قفس پرنده، قناری، مرغ عشق، پرنده زینتی
blackboard: تخته سیاه، وایت برد
carriage horse: کالسکه اسبی، درشکه
chandelier: لوستر، لوسترها
cherry-picker: بالابر، بالابر سیار، جرثقیل سبددار
circuit-board: برد الکترونیکی، تعمیر برد، مدار چاپی
clothes-hanger coat: خشکشویی، خشک شویی، لباس دست دوم
coffee-beans coffee: دانه قهوه، رستری، قهوه تازه رست، برشته کاری قهوه
combine-harvester wheat: کمباین، برداشت گندم
cot: تخت نوزاد، گهواره، تخت بچه
drum-kit drum: درامز، آموزش درامز
embroidery-hoop thread: گلدوزی، سوزن‌دوزی، سوزن دوزی، آموزش گلدوزی
fireplace fire: شومینه
first-aid-kit: کمک‌های اولیه، کمک های اولیه، جعبه کمک‌های اولیه
food-truck takeaway-box: فودتراک، فود تراک، ون غذا
hamper gift: سبد هدیه
headscarf: روسری، شال و روسری، حجاب، چادر مشکی، مقنعه، شال
ice-lolly: یخمک، بستنی چوبی، بستنی یخی
jet-ski wave: جت اسکی
kennel dog: پانسیون سگ، هتل سگ، لانه سگ
loom yarn: بافندگی، گلیم بافی، دار قالی، جاجیم بافی
macarons: ماکارون
marionette theatre-masks: نمایش عروسکی، خیمه شب بازی، تئاتر عروسکی
market-stall carrot: جمعه بازار، غرفه بازار، بازارچه، روز بازار
mortar herb: عطاری
motorcycle-helmet motorcycle: کلاه کاسکت
necklace: گردنبند، بدلیجات، زیورآلات، زیورآلات نقره
olive-oil olives: روغن زیتون، روغن‌گیری، روغن کنجد، روغن گیری
pallet: پالت چوبی، پالت
parking-sign location-pin: پارکینگ طبقاتی، جای پارک، اجاره پارکینگ
plum: آلو، گوجه سبز
pomegranate: انار، آب انار، رب انار
pumpkin: کدو حلوایی
road-roller: آسفالت، آسفالت کاری، آسفالت‌کاری
roast-chicken: مرغ بریان، مرغ کبابی، مرغ سوخاری درسته
rollator: واکر سالمند، واکر
rubber-stamp document: دفترخانه، دفتر اسناد رسمی، مهرسازی، مهر سازی
sack wheat: خوراک دام، خوراک طیور
saddle horse: زین اسب
samosa: سمبوسه
secateurs leaves: هرس درختان، هرس، قیچی باغبانی
server: هاستینگ، سرور مجازی، هاست
shipping-container: کانتینر، کانکس، حمل دریایی
skewers barbecue: کباب، کبابی، جوجه کباب، شیشلیک، چنجه
squeegee window: شیشه پاک کن نما، نظافت شیشه، شستشوی شیشه، شستن پنجره
stained-glass: شیشه‌های رنگی، ویترای
suit necktie: کت و شلوار، کت شلوار دامادی، اجاره کت و شلوار
tipper-truck: کمپرسی، شن و ماسه، ماسه، حمل نخاله
turf-roll: چمن مصنوعی، چمن رولی
vintage-car: خودروهای کلاسیک، ماشین کلاسیک، خودروی کلاسیک
wasp: زنبور زرد، لانه زنبور
water-pump droplet: حفر چاه، پمپ آب، چاه آب، چاه کن
water-tank droplet: مخزن آب، تانکر آب، منبع آب
wedding-cake: کیک عروسی
wedding-dress ring: لباس عروس، مزون عروس
wifi-router: اینترنت فیبر نوری، فیبر نوری، مودم، اینترنت خانگی
wig: کلاه گیس، پروتز مو
x-ray: رادیولوژی، عکسبرداری، ام آر آی، سی تی اسکن، تصویربرداری پزشکی
zip: تعویض زیپ، زیپ
zip-line tree: زیپ لاین
`,
  ur: `
aquarium tropical-fish: ایکوریم، فش ٹینک، مچھلی گھر
baby-bodysuit: بچوں کے کپڑے، بچوں کے ملبوسات، بے بی سوٹ، بچگانہ ملبوسات
bangles: چوڑیاں، چوڑی، کنگن
birdcage bird: پرندوں کا پنجرہ، پنجرے، آسٹریلین طوطے
blackboard: بلیک بورڈ، وائٹ بورڈ
carriage horse: تانگہ، بگھی
chandelier: فانوس، جھومر لائٹ
clothes-hanger coat: ڈرائی کلین، ڈرائی کلینر، ڈرائی کلینرز، ڈرائی کلیننگ
coffee-beans coffee: کافی بینز
combine-harvester wheat: ہارویسٹر، گندم کی کٹائی، تھریشر
cot: بچے کا جھولا، بے بی کاٹ
embroidery-hoop thread: کڑھائی، ہاتھ کی کڑھائی، کشیدہ کاری، ایمبرائیڈری
first-aid-kit: ابتدائی طبی امداد، فرسٹ ایڈ، طبی امداد
food-truck takeaway-box: فوڈ ٹرک
garland: گجرے، پھولوں کے ہار، گجرا
headscarf: حجاب، عبایا، عبائے، برقعہ، برقعے، اسکارف
ice-lolly: قلفی، برف کا گولا
kennel dog: ڈاگ ہاؤس، کتوں کا ہوسٹل
loom yarn: کھڈی، ہتھ کرگھا، کھڈی کا کپڑا
marionette theatre-masks: پتلی تماشا، پپٹ شو
market-stall carrot: جمعہ بازار، اتوار بازار، سستا بازار
mortar herb: دواخانہ، حکیم، مطب، پنسار، پنساری
motorcycle-helmet motorcycle: ہیلمٹ
necklace: ہار سیٹ، نیکلس، آرٹیفیشل جیولری، مصنوعی زیورات
olive-oil olives: زیتون کا تیل، سرسوں کا تیل، کولہو
parking-sign location-pin: پارکنگ پلازہ
plum: آلو بخارا، آلوچہ
pomegranate: انار، انار کا جوس
road-roller: کارپٹ روڈ، اسفالٹ، سڑک کی تعمیر
roast-chicken: چرغہ، روسٹ چکن، سجی، چکن سجی
rubber-stamp document: نوٹری، نوٹری پبلک، مہریں، اسٹامپ فروش
sack wheat: ونڈا، مویشیوں کا چارہ، آٹا چکی، چکی، پولٹری فیڈ، کھل بنولہ
samosa: سموسہ، سموسے، پکوڑے، سموسہ پکوڑہ
server: ویب ہوسٹنگ، سرور
shipping-container: کنٹینر، شپنگ کنٹینر
skewers barbecue: سیخ کباب، تکہ، بوٹی، تکہ بوٹی، بار بی کیو
suit necktie: پینٹ کوٹ، مردانہ سوٹ، تھری پیس سوٹ
tiffin: ٹفن، ٹفن سروس
tipper-truck: ریت بجری، بجری، ڈمپر، کرش
turf-roll: مصنوعی گھاس، گھاس لگوانا
vintage-car: ونٹیج کار، پرانی گاڑیاں
water-pump droplet: بورنگ، پانی کا بور، ٹیوب ویل، واٹر پمپ، موٹر پمپ، نلکا
water-tank droplet: پانی کی ٹینکی، ٹینکی کی صفائی، واٹر ٹینک
wedding-cake: شادی کا کیک
wifi-router: انٹرنیٹ کنکشن، فائبر انٹرنیٹ، براڈ بینڈ
wig: وگ، مصنوعی بال، وگز
x-ray: ایکسرے، ایکس رے، الٹراساؤنڈ اور ایکسرے، سی ٹی سکین، ایم آر آئی
zip: زپ تبدیل
`,
  sw: `
aquarium tropical-fish: aquarium ya samaki, tangi la samaki
baby-bodysuit: nguo za watoto, nguo za mtoto, nguo za watoto wachanga
bangles: bangili, vikuku
beehive bee: mzinga wa nyuki, mizinga ya nyuki, mizinga
bench: benchi, mabenchi
blackboard: ubao, mbao za shule
clothes-hanger coat: dry cleaner, dry cleaning, dobi, mitumba, nguo za mitumba
coffee-beans coffee: kahawa iliyokaangwa, mbegu za kahawa, buni
combine-harvester wheat: mashine ya kuvuna, kuvuna ngano
cot: kitanda cha mtoto
embroidery-hoop thread: kudarizi, darizi, kutarizi, utarizi
first-aid-kit: huduma ya kwanza, kozi ya huduma ya kwanza
food-truck takeaway-box: gari la chakula, food truck
hamper gift: kikapu cha zawadi, vikapu vya zawadi
headscarf: hijabu, hijab, baibui, mitandio, mtandio
loom yarn: kufuma, ufumaji
market-stall carrot: kibanda sokoni, gulio, soko la wakulima, vibanda
motorcycle-helmet motorcycle: kofia ya pikipiki
necklace: mkufu, mikufu, shanga, shanga za kimaasai
parking-sign location-pin: maegesho ya magari
pumpkin: maboga, boga
road-roller: lami, ujenzi wa barabara
roast-chicken: kuku wa kuchoma, kuku choma, kuku wa kuchomwa
rubber-stamp document: mihuri, muhuri, kutengeneza mihuri, wakili wa hati
sack wheat: chakula cha mifugo, chakula cha kuku, kinu cha kusaga, posho mill, mbegu
samosa: sambusa, samosa, sambusas
shipping-container: kontena, makontena
skewers barbecue: mishkaki, mshikaki, mishikaki
squeegee window: kusafisha madirisha, kuosha madirisha
suit necktie: suti, suti za wanaume, suti za harusi
tipper-truck: mchanga na kokoto, kokoto, tipa, lori la mchanga
turf-roll: nyasi bandia
water-pump droplet: kuchimba kisima, visima, kisima, pampu ya maji, pampu za maji, uchimbaji wa visima
water-tank droplet: tangi la maji, matangi ya maji, tenki la maji
wedding-cake: keki ya harusi, keki za harusi
wedding-dress ring: gauni la harusi, magauni ya harusi, shela
wifi-router: intaneti ya nyumbani, wifi ya nyumbani
wig: wigi, mawigi
x-ray: eksirei, x-ray, picha za x-ray
`,
  am: `
baby-bodysuit: የሕፃናት ልብስ, የልጆች ልብስ, የህፃናት ልብስ
bangles: አምባር, አምባሮች
beehive bee: ቀፎ, የንብ ቀፎ
clothes-hanger coat: ላውንደሪ, ደረቅ እጥበት
coffee-beans coffee: የተቆላ ቡና, ቡና ፍሬ, የቡና ፍሬ, ጥሬ ቡና
combine-harvester wheat: ኮምባይነር, የእህል ማጨጃ
first-aid-kit: የመጀመሪያ እርዳታ, የመጀመሪያ ህክምና እርዳታ
headscarf: ሂጃብ, ሻሽ
loom yarn: ሽመና, ሸማኔ, የሀበሻ ልብስ ሽመና
motorcycle-helmet motorcycle: ሄልሜት
necklace: የአንገት ሐብል, ሐብል
parking-sign location-pin: የመኪና ማቆሚያ
road-roller: አስፋልት, የመንገድ ግንባታ
roast-chicken: የተጠበሰ ዶሮ, ዶሮ ጥብስ
rubber-stamp document: ማህተም, ማኅተም, ቲተር
sack wheat: የእንስሳት መኖ, ወፍጮ, የእህል ወፍጮ
samosa: ሳምቡሳ
shipping-container: ኮንቴይነር, ኮንቴነር
suit necktie: ሙሉ ልብስ, ሱፍ ልብስ, የወንዶች ሱፍ
tipper-truck: አሸዋና ጠጠር, ገልባጭ መኪና, ጠጠር, አሸዋ
water-pump droplet: የውሃ ጉድጓድ, የውሃ ፓምፕ, ጉድጓድ ቁፋሮ
water-tank droplet: የውሃ ታንከር, ሮቶ, የውሃ ማጠራቀሚያ
wedding-cake: የሠርግ ኬክ, የሰርግ ኬክ
wedding-dress ring: ቬሎ, የሙሽራ ልብስ, የሙሽራ ቀሚስ
wig: ዊግ, ሰው ሠራሽ ፀጉር
x-ray: ኤክስሬይ, ራዲዮሎጂ
`,
};
