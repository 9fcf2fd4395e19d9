/** As working-words.ts, for languages of the eastern Mediterranean. Notation: word-list.ts. */
export const levantineWorkingWords: Record<string, string> = {
  am: `
goat: ፍየል
camera: ፎቶ ቤት
sack wheat: ወፍጮ ቤት
hen egg: ዕንቁላል ጣይ, ዕንቁላል ጣይ ዶሮ, ዕንቁላል ጣይ ዶሮዎች
bricks trowel: ብሎኬት ማምረቻ, ግንበኛ
gear wrench: ማሽን ሾፕ, ሌዝ ማሽን, መለዋወጫ, የማሽን መለዋወጫ
welding-mask fire: ብረታ ብረት
logs saw: ጣውላ, አጣና
anvil hammer: ቀጥቃጭ
church: ጥምቀት, መስቀል, መዝሙር, ገዳም, ስብከት
mosque: ኢድ, መውሊድ
dates moon: ኢፍጣር
candle: ጧፍ
cow: ከብት, ከብት እርባታ, የከብት ገበያ, ጥጃ, ሰንጋ
chick hen: ጫጩቶች
wheat sack: ጤፍ, እህል
butter: ቅቤ
seedling: ችግኞች, ምርጥ ዘር
sack: መኖ
lorry: አይሱዙ
plug light-bulb: ኤሌክትሪሺያን
musical-notes: ኪነት
stethoscope: ሕክምና
handshake heart: እድር, ዕቁብ, በጎ ፈቃድ
handbag: የቆዳ ውጤቶች
`,
  ar: `
gear wrench: قص ليزر, خراطة, مخرطة, ورشة خراطة, تفريز, سي ان سي, قوالب حقن, حقن بلاستيك, قوالب بلاستيك, رولمان بلي, بيرنغ, هيدروليك, مسبك, تصنيع قطع, خراطة وتفريز
seedling tree: زراعة الأشجار, تشجير, أشتال, حملة تشجير
anchor ship: بناء السفن, حوض سفن, صيانة سفن
cow: مواشي, عجول, عجول تسمين
goat milk: حليب ماعز
camel milk: حليب النوق
hen: دجاج بياض
combine-harvester: دراسة القمح
mosque: مجلس عزاء, مولد نبوي, صلاة العيد, صلاة التراويح, درس ديني, محاضرة دينية, خطبة الجمعة
dove: حمام زاجل
dancer: دبكة, فرقة دبكة, عرضة
fountain-pen: لوحات خط
logs saw: منشرة, خشب بناء, ألواح خشب, أخشاب, منشار خشب
palm-tree dates: فسائل, تقليم نخيل
sailing-boat anchor: مرسى, مارينا, يخت, يخوت, إبحار شراعي, قارب شراعي
motor-boat anchor: محركات بحرية, ماكينات بحر, محرك بحري, طراد, لنش
embroidery-hoop thread: دانتيل
sheep: جز الصوف, حملان
camel: حليب إبل, سباق الهجن, هجن
dates moon: إفطار صائم, إفطار رمضاني, إفطار جماعي
canned-food sack: سلة رمضانية, السلة الرمضانية
guitar: عود شرقي, دروس عود, تعليم العود, آلة العود
solar-panel sun: سخانات شمسية
fish: زريعة, إصبعيات
chick hen: صيصان
bee honey: نحال
wheat sack: طحين, مطحنة
hay-bale tractor: دريس
sack spade: كمبوست
book mosque: تجويد
church candle: مدارس الأحد
perfume: مسك
musical-score musical-notes: جوقة, إنشاد, موشحات
trumpet drum: فرقة نحاسية
drum: دربكة
violin: ربابة
ballot-box: استفتاء
megaphone: اجتماع السكان, جلسة عامة, لقاء مفتوح, جمعية عمومية
wheelie-bin recycling: نفايات, جمع النفايات, مخلفات
t-shirt clothes-hanger: كسوة العيد, كسوة الشتاء
loom yarn: سدو, حياكة
amphora potters-wheel: فخاريات
tiles trowel: فسيفساء, زليج, موزاييك
fountain-pen scroll: دورة خط, خط الثلث, خط النسخ
mantel-clock: ساعاتي
kitchen-knife: سكاكين, خنجر, خناجر
stove fire: صوبيا
coin: عملات, هواة العملات
postbox love-letter: طوابع
tractor: حراثة
horse: إسطبل
compass: مسابقة توجيه
tent: كشافة, بيت شعر
playing-card: بلوت, بطولة بلوت
dice: طاولة نرد
barrel: براميل
water-pump droplet: سقيا ماء, سقيا
`,
  el: `
gear wrench: τόρνος και φρέζα, υδραυλικά συστήματα, μηχανουργείο, μηχανουργικές κατεργασίες, τόρνος, τορνεύσεις, cnc κατεργασίες, καλούπια έγχυσης, πλαστικά έγχυσης, ρουλεμάν, κοπή λέιζερ, χυτήριο, μηχανουργικά
motor-boat: φουσκωτά σκάφη, φουσκωτό σκάφος
sheep: αρνιά, κριάρια, κούρεμα προβάτων, ποιμνιοστάσιο
goat: κατσικάκια
wheat sack: σιτηρά, σιτάρι, κριθάρι
hay-bale: τριφύλλι
herb: τσάι του βουνού, ρίγανη, βοτανολόγος, δίκταμο
church: πανηγύρι του ναού
violin: κρητική λύρα
megaphone: λαϊκή συνέλευση, συνέλευση κατοίκων, δημόσια διαβούλευση, γενική συνέλευση
t-shirt clothes-hanger: ανταλλαγή ρούχων, ανταλλακτικό παζάρι
sandal: σανδάλια, χειροποίητα σανδάλια
theatre-masks: απόκριες, αποκριά, καρναβάλι, κουδουνάτοι
fishing-rod fish: δίχτυα ψαρέματος, αλιεία, ψαράδες
musical-score church: ιεροψαλτών, ψαλτική, ιεροψάλτης, βυζαντινή χορωδία
scroll document: γενεαλογικό δέντρο
logs saw: πριστήριο, πριστή ξυλεία, ξυλεία, σανίδες, δοκάρια, οικοδομική ξυλεία, σανίδια
sailing-boat anchor: φύλαξη σκαφών, χειμερινή φύλαξη, χειμερινή φύλαξη σκαφών, φύλαξη σκάφους, ανέλκυση, υφαλοχρώματα, καρνάγιο, μαρίνα, ταρσανάς
-: φύλαξη παιδιών, φύλαξη αποσκευών, φύλαξη ηλικιωμένων, φύλαξη δεδομένων, ώρες λειτουργίας, λειτουργία γραφείου, σε λειτουργία, λειτουργία εφαρμογής
anchor ship: ναυπηγείο, ξυλοναυπηγική, καραβομαραγκός, ναυπηγοεπισκευή
embroidery-hoop thread: δαντέλα, δαντέλες, κοπανέλι, κεντητά
sponge: σπογγαλιεία
candle church: θεία λειτουργία, εσπερινός, επιτάφιος, αγρυπνία
boiler sun: ηλιακοί θερμοσίφωνες, ηλιακός θερμοσίφωνας, ηλιακοί συλλέκτες
tree axe: αποψίλωση, δασικές εργασίες
seedling tree: σπορόφυτα, αναδάσωση, μπολιασμένα δέντρα
motor-boat anchor: εξωλέμβιες, εξωλέμβια, βάρκα, τρεχαντήρι
hand-fan: βεντάλιες
fish: ιχθυοκαλλιέργεια, ιχθυοτροφείο, πέστροφα, πέστροφες, ιχθυόσκαλα, λακέρδα
cow milk: δαμάλια, βουστάσιο, βοοειδή
cheese: γραβιέρα, μυζήθρα, μανούρι
hen: ωοτόκες, όρνιθες
chick hen: κλωσσόπουλα
bee honey: μελισσοσμήνη, παραφυάδες
sack spade: κομπόστ, κοπριά, φυτόχωμα, τύρφη
grapes barrel: μούστος, πατητήρι
spirits-bottle: τσικουδιά, ρακοκάζανο
olive-oil olives: λιομάζωμα, ραβδιστικά
church candle: ενορία, κατηχητικό, ιερός ναός
candle: λαμπάδες, μνημόσυνο, κόλλυβα
framed-picture church: εικόνες αγίων, αγιογραφία, αγιογράφος, αγιογραφίας
walker: οδοιπορικό
headstone: μαρμάρινα μνημεία
bell: καμπάνες, κωδωνοποιία
musical-score musical-notes: βυζαντινή μουσική, κάλαντα
dancer: χορευτικός σύλλογος, λαογραφικός, λαογραφικός σύλλογος
ballot-box: εκλογές, δημοψήφισμα, ψηφοφορία
broom wastebasket: καθαρίζουμε
wheelie-bin recycling: απορρίμματα, ογκώδη, πράσινο σημείο, απόβλητα
blood-drop: δώσε αίμα, αιμοδότες
basket leaves: καλαθοπλεκτική, καλαθοποιός
sewing-needle thread: παραδοσιακές φορεσιές, ραφτάδικο, φορεσιές
anvil hammer: σιδηρουργείο
amphora potters-wheel: αγγειοπλάστης, πήλινα
tiles trowel: ψηφιδωτό, ψηφιδωτά
saddle: σαμαράς
ring diamond: αργυροχόος, χρυσοχόος, ασημουργία
kitchen-knife: μαχαίρια, ακονίσματα
stove fire: ξυλόφουρνος, ξυλόφουρνοι
coin: νομισματική
tractor: ελκυστήρες
compass: προσανατολισμός αγώνας
playing-card: μπριτζ, πρέφα, μπιρίμπα
dice: τάβλι, τουρνουά τάβλι
kite: καθαρά δευτέρα
`,
  fa: `
gear wrench: ماشین سازی, ماشین‌سازی, تراشکاری, تراشکاری سی ان سی, فرزکاری, سی ان سی, قالب سازی, قالب‌سازی, تزریق پلاستیک, قطعه سازی, قطعات صنعتی, بلبرینگ, قطعه‌سازی, ریخته گری, ریخته‌گری
milk cow: شیر محلی, شیر تازه, شیر گاو, شیر پاستوریزه
fish: شیلات, قزل‌آلا, خاویار
mosque: روضه, روضه‌خوانی, مراسم عزاداری, تاسوعا, عاشورا, نماز جماعت, نماز جمعه, مولودی, عزاداری
rose perfume: گلاب, گل محمدی, گلاب‌گیری
shrimp: میگو, پرورش میگو
wrestlers: کشتی پهلوانی, باشگاه کشتی
loom yarn: پارچه بافی, پارچه‌بافی, جاجیم
scroll fountain-pen: خوشنویسی, خطاطی, نستعلیق, قلم نی
logs saw: تخته چوب, الوار, چوب‌فروشی
chick hen: جوجه یک روزه, تخم نطفه دار
hyacinth apple: هفت سین, سفره هفت سین, سفره هفت‌سین
walker: پیاده‌روی, پیاده روی
water-pump droplet: قنات, لایروبی چاه, چاه عمیق
saw hammer: درودگری
anvil hammer: چلنگری
amphora potters-wheel: سفالینه, کوزه‌گری
vase: میناکاری
rug: گبه
embroidery-hoop thread: پته‌دوزی, قلاب‌دوزی, سرمه‌دوزی
necklace diamond: طلاسازی, زرگری, نقره‌کاری
fountain-pen scroll: خط نستعلیق, شکسته‌نویسی
paintbrush palette: نگارگری, مینیاتور, تذهیب
book: جلدسازی
handbag: چرم‌دوزی
stained-glass: ارسی, گره‌چینی
tiles trowel: موزاییک
book mosque: تلاوت
mosque suitcase: زیارت, کاروان زیارتی, مشهد مقدس
sheep: پشم‌چینی
cow: دام سنگین, پرواربندی, تلیسه
dairy-cow milk: گاوداری
milk: کشک
bee honey: کندو, ملکه زنبور
wheat sack: آسیاب, غلات
rice sack: شالیکوبی
sack: نهاده دامی
sack spade: ورمی کمپوست, کمپوست
seedling: قلمه, درختکاری
peanuts: گردو, تخمه
herb mortar: عرقیات
olive-oil olives: روغن‌کشی
jar: لواشک
baklava: قطاب
bread: بربری, سنگک
kebab: جگرکی
motor-boat anchor: لنج
anchor ship: لنج‌سازی, کشتی‌سازی, اسکله
motorcycle wrench: موتورسازی
tap wrench: لوله‌کشی, لوله‌کش
plug light-bulb: سیم‌کشی
microphone: شب شعر, انجمن ادبی, شعرخوانی, نقالی
theatre-masks: تعزیه
blood-drop: انتقال خون
broom wastebasket: پاکسازی ساحل, پاکسازی طبیعت
walker mountain: طبیعت‌گردی, کوهپیمایی
dumbbell: زورخانه
headstone: سنگ مزار
sneaker: گیوه
older-person: سالمندان
marquee chair: کرایه ظروف
`,
  he: `
-: שמעון, שמעוני
gear wrench: מפעל מתכת, תבניות הזרקה, גלגלי שיניים, חיתוך לייזר, עיבוד שבבי, חריטה, כרסום, הזרקת פלסטיק, מיסבים, מסבים, הידראוליקה, חרטות, ייצור חלקים, עיבוד פח
fish: בריכות דגים, קרפיון, דגיגים, מדגה
cow milk: עגלים
blood-drop: תרומות דם
logs saw: מנסרה, לוחות עץ, קורות עץ, עצים לבניין, מחסן עצים
sailing-boat anchor: הפלגה, שייט מפרשים, מרינה, יאכטה, יאכטות, מעגן, אנטיפאולינג, קורס סקיפרים, רגטה
embroidery-hoop thread: תחרה
egg hen: ביצי דגירה
scroll: סת"ם, תפילין, מגילה, מגילת אסתר, כתובה, כתובות
candle: חנוכיה, חנוכיות, נר נשמה, חנוכייה
lemon palm-tree: ארבעת המינים, אתרוג, אתרוגים, לולבים
rice-cracker: מצות, מצה שמורה
boiler sun: קולטים, קולטי שמש
boiler: דודי חשמל
seedling tree: שתילים, נטיעות, נטיעת עצים, זרעים, ייעור, ט"ו בשבט
anchor ship: מספנה, מבדוק
fishing-rod fish: חכות
sheep: טלאים, עדר, רועה צאן
goat cheese: עיזים, גבינת עיזים
wheat sack: חיטה, תבואה
hay-bale tractor: שחת
sack spade: זבל אורגני
grapes barrel: בציר, כרם
olive-oil olives: מסיק
synagogue: קבלת שבת, שיעור תורה, סליחות, יום כיפור
hut palm-tree: סוכה, סוכה מתקפלת
theatre-masks: תחפושות, עדלאידע
hamper: משלוחי מנות, משלוח מנות
musical-score musical-notes: שירה בציבור
flute: שופר
ballot-box: משאל עם
megaphone: שיתוף ציבור, אסיפת תושבים, אסיפה כללית, מפגש תושבים
wheelie-bin recycling: פינוי אשפה, אשפה, פסולת
t-shirt clothes-hanger: מסיבת החלפות
handshake heart: גמ"ח, גמח
yarn: ליבוד
tiles trowel: פסיפס
book: כריכייה
ring diamond: צורפות
kitchen-knife: משחיז
stove fire: תנורי עצים, טאבון
coin: נומיסמטיקה
postbox love-letter: בולים
tractor: כלים חקלאיים
tent: צופים, מחנה קיץ
playing-card: ברידג', ברידג, רמי
dice: שש בש, רמיקוב
oven bread: אפייה בטאבון
`,
  tr: `
-: kulübü, kulüp, kulübün, kulüpleri
tree axe: ağaç budama, orman bakımı
seedling: sebze fidesi
motor-boat anchor: sandal kiralama, dıştan takma motor, kıçtan takma motor, kayık
anchor ship: tekne imalatı, ahşap tekne yapımı, tersane
sheep: kuzu, koç, kırkım, küçükbaş
goat: oğlak
wheat sack: hayvan yemi, büyükbaş yemi, süt yemi, değirmen, buğday
dates moon: iftar çadırı, iftar sofrası, iftar sofraları
marionette: gölge oyunu
jar: erişte ve tarhana, tarhana
loom yarn: dokuma atölyesi
pudding: aşure
scroll document: soy ağacı, şecere
gear wrench: plastik enjeksiyon, enjeksiyon kalıbı, freze, torna, cnc torna, torna tesviye, torna ve freze, talaşlı imalat, fason işleme, cnc işleme, kalıp imalatı, rulman, lazer kesim, dökümhane, sac işleme, yedek parça imalatı, tornacı, metal işleme
logs saw: kereste, tomruk, bıçkıhane, hızarhane, kalas, inşaatlık kereste
sailing-boat anchor: tekne kışlama, kışlama, çekek yeri, çekek, zehirli boya, bağlama yeri, yelkencilik, tekne bakımı
embroidery-hoop thread: dantel, danteller, iğne oyası, tığ oyası, brode
fish: sazan, sazan balığı, alabalık, alabalık çiftliği, su ürünleri, hamsi, palamut
cow: kurbanlık büyükbaş, büyükbaş
bee honey: oğul arı
canned-food sack: ramazan kolisi, erzak
guitar: saz kursu, ud kursu, kanun kursu
tiles paintbrush: çini, çini atölyesi
fountain-pen scroll: hat kursu, hüsn-i hat
boiler sun: güneş enerjisi su ısıtma, güneş kolektörü, güneş enerjisi sistemi, gün ısı
seedling tree: ağaçlandırma
fishing-rod fish: oltacı, balıkçılık
cow milk: düve, buzağı, gebe düve, sığır
hen: köy tavuğu, yarka
hay-bale tractor: yonca, silaj
sack spade: kompost, yanmış hayvan gübresi
grapes barrel: şıra
mosque: mevlit, mevlid, cuma namazı, bayram namazı, teravih, kandil programı, hatim duası, kuran ziyafeti
book mosque: hafızlık, elifba, kuran
mosque airplane: umre, hac
musical-score musical-notes: tsm korosu, thm korosu, koroya
trumpet drum: mehter, bandosu
dancer: horon, semah
ballot-box: oylama, muhtarlık seçimi, referandum
megaphone: halk toplantısı, genel kurul, muhtarlık toplantısı, mahalle toplantısı
broom wastebasket: çevre temizliği, sahil temizliği
wheelie-bin recycling: çöp
t-shirt clothes-hanger: giysi takası
basket leaves: sepetçilik
rug: el halısı
yarn: tiftik
sewing-needle thread: bindallı dikimi
dress: bindallı, kaftan
anvil hammer: sıcak demir, demircilik
paintbrush palette: ebru, ebru sanatı, minyatür, tezhip
tiles: mozaik
book: mücellit
framed-picture: sedef kakma
vase hammer: bakırcı
ring diamond: telkari, gümüşçü
kitchen-knife: bıçakçı
stove fire: sobacı, kuzine
coin: nümizmatik, eski para
tractor: zirai aletler
playing-card: briç
dice: tavla turnuvası
wrestlers: karakucak
barrel: fıçı
snowflake tractor: kar temizliği
flatbread: yufka, tandır ekmeği
`,
};
