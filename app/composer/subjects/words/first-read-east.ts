/** The words of first-read.ts in Greek, Cyrillic and the languages of Asia and Africa. Notation: word-list.ts. */
export const easternFirstRead: Record<string, string> = {
  bg: `
roof house: течащ покрив, теч от покрива, течове на покриви, покривът тече
heat-pump radiator: термопомпа, термопомпи, термопомпата
bread cake-slice: козунак, козунаци, козунака
-: награден фонд, фонд
bus books: библиобус, библиобусът, подвижна библиотека
vintage-car: ретро автомобил за сватба, ретро автомобили под наем, ретро кола за сватба
tree spade: засаждане на дървета, засаждаме дървета, залесяване
-: домашни любимци се приемат, приемат се домашни любимци
`,
  el: `
roof house: διαρροή στέγης, διαρροές στέγης, στάζει η στέγη
speech-bubble open-book: γερμανικά β1, γερμανικά β2, γερμανικά α1, γερμανικά α2, αγγλικά β2, αγγλικά για ενήλικες, γερμανικά για νοσηλευτές
bus books: κινητή βιβλιοθήκη, βιβλιοαυτοκίνητο
vintage-car: ενοικίαση αυτοκινήτου αντίκα, αυτοκίνητο αντίκα γάμου, αντίκα για γάμο
tree spade: δενδροφύτευση, δεντροφύτευση, φύτεμα δέντρων, αναδάσωση
-: επιτρέπονται κατοικίδια, κατοικίδια δεκτά, δεκτά κατοικίδια
`,
  ru: `
roof house: протечка крыши, протечка кровли, протечки кровли, течёт крыша
bus books: библиобус, библиобуса, библиобусы, передвижная библиотека
vintage-car: аренда ретро авто, аренда ретроавтомобиля, ретро автомобиль на свадьбу, ретро-автомобиль на свадьбу
teddy-bear sewing-needle: больница для игрушек, больница игрушек, доктор игрушек, больница кукол
house key: светлая двушка, светлая трёшка, двушка, трёшка, однушка
tree spade: посадка деревьев, сажаем деревья, посадка леса, высадка деревьев
-: можно с котом, можно с кошкой, можно с собакой, можно с животными, можно с питомцами, призовой фонд
`,
  uk: `
roof house: протікає дах, протікання даху, тече дах
bus books: бібліобус, бібліобуса, пересувна бібліотека
vintage-car: оренда ретро авто, ретро авто на весілля, ретроавтомобіль на весілля
teddy-bear sewing-needle: лікарня для іграшок, лікарня іграшок
house key: двушка, трьошка, однушка
tree spade: висадка дерев, саджаємо дерева, садимо дерева, висадження дерев
-: можна з котом, можна з собакою, можна з тваринами, призовий фонд
`,
  tr: `
roof house: çatı akıyor, çatı su kaçağı, çatı akması, çatı akıtıyor, akan çatı, çatı izolasyonu
bus books: gezici kütüphane, kütüphane otobüsü
vintage-car: klasik araba kiralama, klasik gelin arabası, antika araba kiralama
teddy-bear sewing-needle: oyuncak hastanesi, bebek hastanesi oyuncak
tree spade: fidan dikimi, fidan dikme, ağaç dikimi, fidan dikiyoruz, ağaç dikiyoruz
-: evcil hayvan kabul, evcil hayvana uygun, evcil hayvan girebilir
`,
  id: `
roof house: atap bocor, genteng bocor, talang bocor
seedling boot: tanam bakau, penanaman bakau, tanam mangrove, penanaman mangrove, menanam mangrove, menanam bakau, anak pokok bakau, bibit mangrove
tree spade: tanam pohon, penanaman pohon, menanam pohon, tanam pokok, penanaman pokok, menanam pokok, penghijauan
broom wastebasket: ~ gotong royong, gotong-royong, kerja bakti, kerja-kerja pembersihan
bus books: perpustakaan keliling, perpustakaan bergerak, mobil pustaka
vintage-car: sewa mobil klasik, sewa mobil antik, sewa kereta klasik
-: boleh bawa hewan, boleh hewan peliharaan, haiwan peliharaan dibenarkan
`,
  vi: `
roof house: mái tôn dột, chống dột, mái dột, nhà dột, dột mái
seedling boot: trồng rừng ngập mặn, trồng đước
tree spade: trồng cây, trồng rừng, trồng cây xanh, trồng cây gây rừng
bus books: xe thư viện lưu động, thư viện lưu động
jar fish: nước mắm, nước mắm nhĩ, nước mắm cốt
-: được nuôi thú cưng, cho nuôi thú cưng, cho phép thú cưng
`,
  th: `
roof house: หลังคารั่ว, ซ่อมหลังคารั่ว, กันซึมดาดฟ้า
seedling boot: ปลูกป่าชายเลน, ปลูกโกงกาง
tree spade: ปลูกต้นไม้, ปลูกป่า
bus books: ห้องสมุดเคลื่อนที่, รถห้องสมุด
teddy-bear sewing-needle: โรงพยาบาลตุ๊กตา, คลินิกตุ๊กตา
-: เลี้ยงสัตว์ได้, สัตว์เลี้ยงเข้าพักได้, สัตว์เลี้ยงพักได้
`,
  tl: `
roof house: tumutulong bubong, tulo sa bubong, butas na bubong
seedling boot: pagtatanim ng bakawan, tanim bakawan, mangrove planting
tree spade: pagtatanim ng puno, tree planting, tanim puno
bus books: mobile library
`,
  sw: `
roof house: paa linavuja, paa kuvuja
seedling boot: kupanda mikoko, upandaji wa mikoko
tree spade: kupanda miti, upandaji miti, upandaji wa miti
bus books: maktaba ya kuhama, maktaba inayotembea
`,
  ja: `
roof house: 雨漏り, 雨漏り修理
tree spade: 植樹, 植樹祭, 植林
bus books: 移動図書館, ブックモービル
heat-pump radiator: ヒートポンプ
teddy-bear sewing-needle: おもちゃ病院, おもちゃの病院, ぬいぐるみ病院
speech-bubble open-book: ドイツ語, フランス語, スペイン語, 韓国語, 中国語, イタリア語
-: ペット可, ペット相談可, ペット相談, ペットok, ペットと泊まれる
`,
  zh: `
roof house: 屋顶漏水, 屋頂漏水, 楼顶漏水, 樓頂漏水, 房顶漏水, 天台漏水
house key: 村屋, 放租, 村屋放租, 洋樓放租, 全層放租, 業主盤, 业主盘, 房屋出租, 住宅出租, 兩房, 三房, 两房一厅, 两室一厅, 三室一厅, 三室两厅, 一室一厅
tree spade: 植树, 植樹, 种树, 種樹, 植树活动
seedling boot: 红树林种植, 种红树, 紅樹林種植
bus books: 流动图书馆, 行動圖書館, 流動圖書館, 流动图书车, 行動圖書車
speech-bubble open-book: 德语, 德語, 法语, 法語, 日语, 日語, 韩语, 韓語, 西班牙语, 西班牙語
teddy-bear sewing-needle: 玩具医院, 玩具醫院, 娃娃医院, 娃娃醫院
delivery-van lorry: 面包车, 麵包車
-: 可養寵物, 可养宠物, 寵物友善, 宠物友好, 允许养宠物, 可帶寵物, 可带宠物, 可寵, 不可養寵物
`,
  ko: `
roof house: 지붕 누수, 옥상 누수, 지붕누수, 옥상방수, 옥상 방수
tree spade: 나무 심기, 나무심기, 식목
bus books: 이동도서관, 이동 도서관, 북버스
teddy-bear sewing-needle: 인형병원, 인형 병원, 장난감 병원, 장난감병원
speech-bubble open-book: 독일어, 프랑스어, 스페인어, 일본어, 중국어
-: 반려동물 가능, 애완동물 가능, 반려동물 동반 가능, 반려견 동반 가능, 반려동물 동반, 반려견 동반
`,
  ar: `
roof house: تسرب السقف, تسريب السقف, عزل الأسطح, تسربات الأسطح
tree spade: زراعة الأشجار, غرس الأشجار, زرع الأشجار, حملة تشجير, تشجير
seedling boot: زراعة المانجروف, زراعة القرم
bus books: المكتبة المتنقلة, مكتبة متنقلة
-: يسمح بالحيوانات الأليفة, مسموح الحيوانات الأليفة
`,
  fa: `
tree spade: درختکاری, کاشت درخت, کاشت نهال
bus books: کتابخانه سیار
`,
  ur: `
tree spade: شجرکاری, درخت لگائیں, پودے لگائیں
bus books: موبائل لائبریری, گشتی لائبریری
`,
  he: `
roof house: נזילה מהגג, נזילות מהגג, איטום גגות, דולף הגג, גג דולף
tree spade: נטיעת עצים, נטיעות, נוטעים עצים
bus books: ספרייה ניידת, ספריה ניידת
-: אפשר עם חיות, מותר בעלי חיים, מותר חיות, חיות מחמד מותר
`,
  hi: `
tree spade: वृक्षारोपण, पौधारोपण, पेड़ लगाओ, पेड़ लगाएं
bus books: चलता फिरता पुस्तकालय, मोबाइल लाइब्रेरी
`,
  bn: `
tree spade: বৃক্ষরোপণ, গাছ লাগান, গাছ লাগাই
seedling boot: ম্যানগ্রোভ রোপণ
bus books: ভ্রাম্যমাণ লাইব্রেরি, ভ্রাম্যমাণ গ্রন্থাগার
`,
  ta: `
tree spade: மரம் நடுதல், மரம் நடும் விழா, மரக்கன்று நடுதல்
bus books: நடமாடும் நூலகம்
`,
};
