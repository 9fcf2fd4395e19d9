/** As working-words.ts, for languages of India and its neighbours. Notation: word-list.ts. */
export const indianWorkingWords: Record<string, string> = {
  bn: `
basket leaves: বেতের, বেত, বাঁশ বেত
shrimp fish: চিংড়ি
camera: ফটো স্টুডিও
amphora potters-wheel: পোড়ামাটি
fish: পোনা, রুই, কাতলা, মৎস্য খামার, হ্যাচারি, পাঙ্গাস, তেলাপিয়া, শুঁটকি
cow: পশুর হাট, ষাঁড়, বাছুর, খামার
rower canoe: নৌকা বাইচ, নৌকাবাইচ
goat: খাসি
rice sack: মুড়ি, চিড়া, খই, মুড়ি ও চিড়া, ধান, রাইস মিল
love-letter ring: বিয়ের কার্ড, বিয়ের কার্ড ছাপা
wrestlers: কাবাডি, হাডুডু
blood-drop: ব্লাড গ্রুপিং, ব্লাড ক্যাম্প
plant watering-can: ছাদবাগান, ছাদ বাগান, ছাদবাগানের
gear wrench: লেদ মেশিন, সিএনসি, ওয়ার্কশপ মেশিন, বিয়ারিং, যন্ত্রাংশ, ডাইস, মোল্ড, প্লাস্টিক মোল্ডিং, খুচরা যন্ত্রাংশ
welding-mask fire: স্টিলের গেট
logs saw: করাতকল, স'মিল, টিম্বার
anvil hammer: কামারশালা
sari: কাতান, বেনারসি
bangles: শাঁখা
oil-lamp hindu-temple: কালীপূজা, পূজামণ্ডপ, লক্ষ্মীপূজা, পুজো, দুর্গাপুজো
hindu-temple: কীর্তন, নামযজ্ঞ, রথযাত্রা
mosque: ওয়াজ মাহফিল, ওয়াজ, ঈদের জামাত, মিলাদ, মাহফিল
book mosque: হিফজ, মক্তব, মাদরাসা
dates moon: ইফতার, ইফতারি
mosque airplane: হজ্জ
lotus: বৌদ্ধ বিহার
dairy-cow milk: গাভী, ডেইরি
chick hen: একদিনের বাচ্চা
shrimp: গলদা, বাগদা
bee honey: মৌচাষ
seedling: বৃক্ষরোপণ, চারাগাছ
sack: ভুসি
sack spade: ভার্মি কম্পোস্ট
tractor: পাওয়ার টিলার, কৃষিযন্ত্র
mango: ল্যাংড়া, আমের
olive-oil: ঘানি, ঘানি ভাঙা
ladoos: কাঁচাগোল্লা
samosa: চটপটি
motor-boat anchor: ট্রলার, নৌভ্রমণ
anchor ship: ডকইয়ার্ড, শিপইয়ার্ড
rickshaw: অটোরিকশা
open-book pencil: টিউশনি, প্রাইভেট পড়ানো
books: পাঠাগার
theatre-masks: যাত্রাপালা
microphone musical-notes: বাউল, রবীন্দ্রসঙ্গীত, নজরুলগীতি, আবৃত্তি, কবিগান
eye glasses: ছানি অপারেশন
ballot-box: ভোট
broom wastebasket: পরিচ্ছন্নতা অভিযান
t-shirt clothes-hanger: শীতবস্ত্র, শীতবস্ত্র বিতরণ
solar-panel sun: সৌরবিদ্যুৎ
tap wrench: পানির লাইন
bricks trowel: ইটভাটা, রড
paint-roller bucket: রংমিস্ত্রি
washing-machine iron: ধোলাই
mattress bed: জাজিম
sack yarn: পাট, পাটপণ্য
recycling: পুরাতন লোহা
-: মালপত্র ছাড়া
`,
  hi: `
ladoos gift: मिठाई भंडार, मिष्ठान भंडार, स्वीट भंडार, मिठाई की दुकान
-: भंडार, भण्डार
logs saw: बल्ली, आरा मशीन, टिम्बर, टिंबर, प्लाई
garland: माला
-: सामान, सबका सामान, ज़रूरी सामान, किराये का सामान, मुंडन
oil-lamp garland: पूजा का सामान, पूजा सामग्री
cow milk: पशु आहार
fish: मछली का बीज, मछली बीज, मत्स्य पालन
motor-boat anchor: नौका विहार
bricks trowel: मकान का नक्शा, भट्ठा, सरिया, बिल्डिंग मटेरियल
sack spade: वर्मी कम्पोस्ट खाद, वर्मी कम्पोस्ट
wrestlers: कबड्डी, अखाड़ा
party-popper balloon: होली मिलन, होली
gear wrench: सीएनसी मशीनिंग, लेथ मशीन, लेथ वर्क, खराद, खराद मशीन, मिलिंग मशीन, डाई मेकर, मोल्ड, प्लास्टिक मोल्डिंग, इंजेक्शन मोल्डिंग, बेयरिंग, पुर्जे, मशीन के पुर्जे, पावर प्रेस, शीट मेटल
anvil hammer: लोहारखाना
amphora potters-wheel: सुराही
oil-lamp: दीपदान
sewing-needle thread: अल्टरेशन
hindu-temple: कीर्तन, माता का जागरण, सत्संग, भंडारा, सुंदरकांड, रामकथा, भागवत कथा, मूर्ति स्थापना, जीर्णोद्धार
mosque: ईद मिलन, इफ्तार
book: मदरसा
dates moon: इफ़्तार, रोज़ा इफ्तार
church: गिरजाघर
marquee chair: कनात
carriage horse: बग्गी
trumpet drum: शहनाई
dairy-cow milk: बछड़ा, पशुपालन
milk: छाछ, मावा
chick hen: चूज़े
wheat sack: चक्की, अनाज मंडी, अनाज
rice sack: बासमती
sack: यूरिया
seedling: वृक्षारोपण, पौधारोपण
tractor: रोटावेटर
water-pump droplet: समरसेबल, ट्यूबवेल, पंप सेट
chilli: मिर्च
olive-oil: कोल्हू
ladoos: सोहन पपड़ी
samosa: गोलगप्पे, पानीपुरी, नमकीन
tea: चायपत्ती
soft-drink: ठंडाई
cutlery dinner-plate: कैटरर्स
kite: मांझा
eye glasses: मोतियाबिंद
stethoscope: स्वास्थ्य शिविर
ballot-box: चुनाव, वोट, ग्राम सभा
printer document: ऑनलाइन फॉर्म
tap wrench: नलसाज
tiles trowel: ग्रेनाइट
mattress bed: रूई
theatre-masks: नौटंकी
microphone: मुशायरा, ग़ज़ल
dancer: डांडिया
older-person: वरिष्ठ नागरिक
handshake heart: स्वयं सहायता समूह
broom: फिनाइल
`,
  ur: `
amphora potters-wheel: برتن سازی, گھڑے, مٹی کے گھڑے, ظروف سازی
necklace diamond: سنار
headstone: قبر کے کتبے, کتبے
wrestlers: کشتی دنگل, کشتی کا دنگل, کبڈی, دنگل, اکھاڑا, پہلوان
-: سامان, ضروری سامان, کاری
hen: مرغیاں, اصیل مرغ, پولٹری فارم
loom yarn: قالین بافی, ہینڈلوم, جولاہا
flatbread: نان, کلچے, کلچہ
canned-food sack: راشن بیگ, راشن تقسیم
love-letter ring: شادی کارڈ
seedling tree: شجر کاری, شجرکاری
camel milk: اونٹ کا دودھ, اونٹنی کا دودھ
gear wrench: لیتھ مشین, خراد, سی این سی, ڈائی میکر, پرزے, بیرنگ, مولڈ, پلاسٹک مولڈنگ, خراد مشین
logs saw: آرا مشین, ٹمبر, پلائی ووڈ
rug: دری
embroidery-hoop thread: زردوزی
mosque: محفل میلاد, میلاد, جلسہ سیرت
book mosque: ناظرہ, تجوید
goat: دنبے
cow: مویشی منڈی, مویشی, باڑہ
chick hen: چوزہ
fish: ماہی گیری
bee honey: مگس بانی
wheat sack: غلہ منڈی
rice sack: باسمتی
sack: چوکر
seedling: پودا
tractor: روٹاویٹر
combine-harvester: کمبائن
water-tank: ٹینکی
mango: چونسہ, سندھڑی, آموں
orange: مالٹا
chilli: مسالے
ladoos: سویٹس
samosa: چاٹ
curry rice: دیگ
marquee chair: شامیانہ, مارکی
horse-rider horse: نیزہ بازی
trumpet drum: شہنائی
motor-boat anchor: کشتیاں
lorry: گڈز ٹرانسپورٹ
microphone: غزل
fountain-pen scroll: خوش نویسی, خوشخطی, کیلیگرافی
blood-drop: بلڈ کیمپ
eye glasses: موتیا
stethoscope: میڈیکل کیمپ, ہومیوپیتھک
ballot-box: الیکشن
key lock-and-key: تالے
tap wrench: نلکے
bricks trowel: بھٹہ, سریا
paint-roller bucket: رنگساز
scissors hair-comb: سیلون
mattress bed: لحاف
handbag: چمڑے کی مصنوعات
cricket: ٹیپ بال
field-hockey: ہاکی
dove: کبوتر, کبوتر بازی
recycling: کباڑیا, ردی
`,
};
