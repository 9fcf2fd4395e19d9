/** The same as yard-goods.ts in Greek, Turkish and the languages of Eastern Europe, the Near East and Asia. */
export const yardGoodsElsewhere: Record<string, string> = {
  el: `
blinds: στόρια, στόρι, ρολά, ρόλερ, περσίδες, παντζούρια
scaffold ladder: σκαλωσιά, σκαλωσιές
towel soap: πετσέτα, πετσέτες, μπουρνούζια
pergola house-with-garden: πέργκολα, πέργκολες, κιόσκι
trailer: τρέιλερ, ρυμουλκούμενο
vase: βάζο, βάζα
gutter house: υδρορροή, υδρορροές, λούκια
heat-pump radiator: αντλία θερμότητας, αντλίες θερμότητας
treadmill dumbbell: διάδρομος γυμναστικής, όργανα γυμναστικής
espresso-machine coffee: καφετιέρα, καφετιέρες, μηχανή εσπρέσο, μηχανές καφέ, σεμινάριο barista
iron t-shirt: σιδέρωμα, σιδερωτήριο, σίδερο ατμού
garage-door: γκαραζόπορτα, γκαραζόπορτες
anvil hammer: σιδεράς, σφυρήλατο
pressure-washer: πλυστικό, πιεστικό πλυστικό, πλύσιμο με πίεση
hoodie t-shirt: φούτερ, φούτερ με κουκούλα
`,
  ru: `
blinds: жалюзи, рольставни, рулонные шторы, римские шторы, ставни
scaffold ladder: строительные леса, аренда лесов, леса строительные
towel soap: полотенце, полотенца, махровые полотенца, халаты
pergola house-with-garden: пергола, беседка, беседки, навес для террасы
trailer: прицеп, прицепы, аренда прицепа, аренда прицепов
vase: ваза, вазы
gutter house: водосток, водостоки, водосточная система, чистка водостоков
heat-pump radiator: тепловой насос, тепловые насосы
treadmill dumbbell: беговая дорожка, беговые дорожки, тренажёры, тренажеры
swing slide: качели, детская площадка, детские площадки
espresso-machine coffee: кофемашина, кофемашины, ремонт кофемашин, аренда кофемашин, курс бариста, курсы бариста
iron t-shirt: глажка, глажка белья, услуги глажки, утюг
piggy-bank coin: копилка, вклад, вклады, накопительный счёт, накопительный счет
garage-door: гаражные ворота, секционные ворота
marquee: аренда шатров, шатёр, шатры, шатер, свадебный шатёр
anvil hammer: кузнец, кузница, ковка, художественная ковка, наковальня
pressure-washer: мойка высокого давления, мойка фасадов, мойка тротуарной плитки
hoodie t-shirt: худи, толстовка, толстовки, свитшот, свитшоты
`,
  uk: `
blinds: жалюзі, ролети, рулонні штори, віконниці
scaffold ladder: риштування, оренда риштувань
towel soap: рушник, рушники, халати
pergola house-with-garden: пергола, альтанка, альтанки
trailer: причіп, причепи, оренда причепа
vase: ваза, вази
gutter house: водостік, водостоки, чищення водостоків
heat-pump radiator: тепловий насос, теплові насоси
espresso-machine coffee: кавомашина, кавомашини, кавоварка, курси бариста, ремонт кавомашин
iron t-shirt: прасування, прасування білизни, праска
garage-door: гаражні ворота, секційні ворота
marquee: оренда шатрів, шатро, шатра
anvil hammer: коваль, кузня, художнє кування
pressure-washer: мийка високого тиску, миття фасадів
hoodie t-shirt: худі, світшот, толстовка
`,
  tr: `
blinds: panjur, jaluzi, stor perde, zebra perde, plise perde
scaffold ladder: iskele kiralama, inşaat iskelesi, iş iskelesi
towel soap: havlu, havlular, bornoz
pergola house-with-garden: pergola, çardak, kamelya, bioklimatik pergola
trailer: römork, karavan römorku
vase: vazo, vazolar
gutter house: yağmur oluğu, oluk temizliği, dere temizliği
heat-pump radiator: ısı pompası, ısı pompaları
treadmill dumbbell: koşu bandı, kondisyon aletleri
swing slide: salıncak, oyun parkı
espresso-machine coffee: espresso makinesi, kahve makinesi, kahve makineleri, barista kursu, barista eğitimi
iron t-shirt: ütü, ütü hizmeti, ütücü
piggy-bank coin: kumbara, birikim hesabı
garage-door: garaj kapısı, garaj kapıları, kepenk, otomatik kepenk
marquee: düğün çadırı, çadır kiralama, organizasyon çadırı
anvil hammer: demirci, demir ustası
pressure-washer: basınçlı yıkama, dış cephe temizliği
hoodie t-shirt: kapüşonlu, sweatshirt, hoodie
`,
  ar: `
blinds: ستائر معدنية, شيش حصيرة, أباجورات
scaffold ladder: سقالات, سقالة, تأجير سقالات
towel soap: مناشف, منشفة, فوط, أرواب حمام
pergola house-with-garden: برجولة, برجولات, مظلات حدائق, جلسات حدائق
vase: مزهرية, مزهريات, فازات
treadmill dumbbell: جهاز مشي, أجهزة رياضية, سير كهربائي, أجهزة الجري
swing slide: أرجوحة, مراجيح, ألعاب حدائق
espresso-machine coffee: ماكينة قهوة, مكائن قهوة, ماكينات قهوة, ماكينة اسبريسو, آلة قهوة, دورة باريستا
iron t-shirt: كي ملابس, كوي, مكواة, غسيل وكوي
garage-door: أبواب كراج, باب كراج
marquee: خيام مناسبات, تأجير خيام, صيوان
pressure-washer: غسيل بالضغط, تنظيف واجهات
hoodie t-shirt: هودي, هوديز, سويت شيرت
`,
  fa: `
blinds: کرکره, پرده کرکره, پرده زبرا, شید
scaffold ladder: داربست, اجاره داربست
towel soap: حوله, حوله‌ها
pergola house-with-garden: آلاچیق, پرگولا
vase: گلدان شیشه‌ای, گلدان کریستال
treadmill dumbbell: تردمیل, دستگاه بدنسازی
swing slide: تاب, تاب و سرسره
espresso-machine coffee: دستگاه اسپرسو, قهوه‌ساز, اسپرسوساز, دوره باریستا
iron t-shirt: اتو, اتوشویی, اتوکشی
hoodie t-shirt: هودی, سویشرت
`,
  he: `
blinds: תריסים, תריס, וילונות ונציאניים, תריסי גלילה
scaffold ladder: פיגומים, פיגום, השכרת פיגומים
towel soap: מגבות, מגבת, חלוקי רחצה
pergola house-with-garden: פרגולה, פרגולות
trailer: נגרר, נגררים, השכרת נגררים
vase: אגרטל, אגרטלים
gutter house: מרזב, מרזבים, ניקוי מרזבים
heat-pump radiator: משאבת חום, משאבות חום
treadmill dumbbell: הליכון, הליכונים, מכשירי כושר
swing slide: נדנדה, נדנדות, מתקני שעשועים
espresso-machine coffee: מכונת קפה, מכונות קפה, מכונת אספרסו, קורס בריסטה
iron t-shirt: גיהוץ, שירותי גיהוץ, מגהץ
garage-door: דלת חניה, דלתות חניה
marquee: אוהלים לאירועים, השכרת אוהלים
anvil hammer: נפח, נפחות, נפחייה
pressure-washer: שטיפה בלחץ, מכונת שטיפה בלחץ
hoodie t-shirt: קפוצ'ון, קפוצ'ונים, סווטשירט
`,
  hi: `
blinds: ब्लाइंड्स, विंडो ब्लाइंड्स, रोलर ब्लाइंड
scaffold ladder: मचान, पाड़, शटरिंग
towel soap: तौलिया, तौलिए
vase: फूलदान
treadmill dumbbell: ट्रेडमिल, जिम मशीन
swing slide: झूला, झूले
espresso-machine coffee: कॉफी मशीन, कॉफ़ी मशीन
iron t-shirt: इस्त्री, प्रेस कपड़े, कपड़े प्रेस
piggy-bank coin: गुल्लक, बचत खाता
marquee: शामियाना, पंडाल, टेंट हाउस
anvil hammer: लोहार
hoodie t-shirt: हुडी, स्वेटशर्ट
`,
  bn: `
blinds: ব্লাইন্ডস, উইন্ডো ব্লাইন্ড
towel soap: তোয়ালে, গামছা
vase: ফুলদানি
treadmill dumbbell: ট্রেডমিল
swing slide: দোলনা
espresso-machine coffee: কফি মেশিন
iron t-shirt: ইস্ত্রি
marquee: প্যান্ডেল, শামিয়ানা
hoodie t-shirt: হুডি
`,
  id: `
blinds: tirai bambu, roller blind, venetian blind, kerai, bidai
scaffold ladder: scaffolding, perancah, sewa scaffolding
towel soap: handuk, tuala
pergola house-with-garden: pergola, gazebo
vase: vas bunga, pasu bunga
treadmill dumbbell: treadmill, alat fitness
swing slide: ayunan, buaian
espresso-machine coffee: mesin kopi, mesin espresso, kursus barista, kelas barista
iron t-shirt: setrika, jasa setrika, gosok baju
piggy-bank coin: celengan
marquee: tenda pesta, sewa tenda, tenda pernikahan, kanopi kahwin, sewa kanopi
hoodie t-shirt: hoodie, jaket hoodie, sweater hoodie
`,
  vi: `
blinds: rèm cuốn, rèm sáo, mành sáo, rèm lá dọc, mành rèm
scaffold ladder: giàn giáo, cho thuê giàn giáo
towel soap: khăn tắm, khăn bông
pergola house-with-garden: giàn hoa, chòi vườn
vase: bình hoa, lọ hoa
treadmill dumbbell: máy chạy bộ, thiết bị gym
swing slide: xích đu
espresso-machine coffee: máy pha cà phê, máy cà phê, khóa học barista, khoá học pha chế
iron t-shirt: ủi đồ, là quần áo, bàn ủi
garage-door: cửa cuốn
marquee: cho thuê rạp, rạp cưới, nhà bạt
hoodie t-shirt: áo hoodie, hoodie
`,
  th: `
blinds: มู่ลี่, ม่านม้วน, ม่านปรับแสง
scaffold ladder: นั่งร้าน, เช่านั่งร้าน
towel soap: ผ้าขนหนู, ผ้าเช็ดตัว
vase: แจกัน
gutter house: รางน้ำฝน, รางน้ำ
treadmill dumbbell: ลู่วิ่ง, เครื่องออกกำลังกาย
swing slide: ชิงช้า, เครื่องเล่นสนาม
espresso-machine coffee: เครื่องชงกาแฟ, เครื่องทำกาแฟ, คอร์สบาริสต้า, เรียนชงกาแฟ
iron t-shirt: รับรีดผ้า, รีดผ้า, เตารีด
piggy-bank coin: กระปุกออมสิน, บัญชีออมทรัพย์
garage-door: ประตูม้วน
marquee: เช่าเต็นท์, เต็นท์งานแต่ง
hoodie t-shirt: เสื้อฮู้ด, ฮู้ด
`,
  ja: `
blinds: ブラインド, ロールスクリーン, よろい戸, 雨戸
scaffold ladder: 足場, 足場工事, 足場レンタル
towel soap: タオル, バスタオル, 今治タオル
pergola house-with-garden: パーゴラ, ガゼボ
vase: 花瓶, 花器, 一輪挿し
gutter house: 雨どい, 雨樋, 雨どい修理, 雨樋修理, 雨どい掃除
heat-pump radiator: ヒートポンプ, エコキュート
treadmill dumbbell: ランニングマシン, ルームランナー, トレッドミル
swing slide: ブランコ, 遊具
espresso-machine coffee: エスプレッソマシン, コーヒーマシン, コーヒーメーカー, バリスタ講座, ラテアート教室
wheelbarrow spade: 手押し車, 培養土
iron t-shirt: アイロンがけ, アイロン代行, アイロン
piggy-bank coin: 貯金箱, 貯金, つみたて
garage-door: ガレージドア, ガレージシャッター, シャッター修理
anvil hammer: 鍛冶, 鍛冶屋, 鍛冶体験
pressure-washer: 高圧洗浄, 高圧洗浄機, 外壁洗浄
hoodie t-shirt: パーカー, フーディー, スウェット
`,
  ko: `
blinds: 블라인드, 롤스크린, 콤비블라인드
scaffold ladder: 비계, 비계 설치
towel soap: 수건, 타월, 답례 수건
vase: 꽃병, 화병
heat-pump radiator: 히트펌프
treadmill dumbbell: 러닝머신, 운동기구
swing slide: 그네
espresso-machine coffee: 커피머신, 커피 머신, 에스프레소 머신, 바리스타 과정, 바리스타 자격증
iron t-shirt: 다림질, 다리미
piggy-bank coin: 저금통, 적금
garage-door: 차고문, 셔터 수리
hoodie t-shirt: 후드티, 후드 집업, 맨투맨
`,
  zh: `
blinds: 百叶窗, 百葉窗, 百叶帘, 百葉簾, 卷帘, 捲簾
scaffold ladder: 脚手架, 鷹架, 棚架, 搭棚
towel soap: 毛巾, 浴巾, 浴袍
pergola house-with-garden: 凉亭, 涼亭, 花架, 遮阳棚花园
vase: 花瓶
gutter house: 雨水槽, 檐沟, 天沟清理
heat-pump radiator: 热泵, 熱泵, 空气能
treadmill dumbbell: 跑步机, 跑步機, 健身器材
swing slide: 秋千, 鞦韆, 游乐设施
espresso-machine coffee: 咖啡机, 咖啡機, 意式咖啡机, 咖啡师培训, 咖啡師課程
iron t-shirt: 熨烫, 熨衣, 燙衣服, 烫衣
piggy-bank coin: 存钱罐, 存錢筒, 储蓄, 儲蓄
garage-door: 车库门, 車庫門, 卷帘门, 捲門
marquee: 婚礼帐篷, 活动篷房, 篷房, 辦桌棚
anvil hammer: 铁匠, 鐵匠, 打铁
pressure-washer: 高压清洗, 高壓清洗, 外墙清洗, 外牆清洗
hoodie t-shirt: 卫衣, 連帽衣, 帽T
`,
};
