/** The same as meanings-europe.ts in languages of other parts of the world. Notation: word-list.ts. */
export const meaningsBeyondEurope: Record<string, string> = {
  ar: `
convenience-store key: محل للإيجار, محل تجاري للإيجار, محلات للإيجار, محل للايجار
toilet: حمامات متنقلة, دورات مياه متنقلة, تأجير حمامات متنقلة
puzzle pencil: كلمات متقاطعة, لعبة كلمات, لعبة الكلمات
blood-drop: التبرع بالدم, تبرع بالدم, حملة تبرع بالدم
gift ribbon: توزيعات, توزيعات مواليد, توزيعات زواج
calculator: آلة حاسبة, حاسبة
ring bouquet: قاعة أفراح, صالة أفراح, قاعة أعراس, قاعات أفراح, قصر أفراح
dumbbell: نادي رشاقة, نادي رياضي, نادي نسائي, نادي لياقة, جيم نسائي
heart handshake: كفالة يتيم, كفالة الأيتام, كفالة أيتام, اكفل يتيما, اكفل يتيمًا, اكفل يتيماً
desert camel: رحلة صحراوية, مخيم صحراوي, سفاري الصحراء
-: بدل
`,
  bn: `
convenience-store key: দোকান ভাড়া, দোকান ভাড়া হবে, দোকান ঘর ভাড়া
blood-drop: রক্তদান, রক্তদান কর্মসূচি
books book: উপন্যাস, নতুন উপন্যাস, কাব্যগ্রন্থ, গল্পগ্রন্থ, বইমেলা, বইমেলায়
quilt heart: কম্বল বিতরণ, শীতবস্ত্র বিতরণ
quilt: কম্বল, শীতবস্ত্র
calculator: ক্যালকুলেটর
cow moon: ভাগে কোরবানি, কোরবানির ভাগ
heart handshake: এতিম, এতিমখানা
ring bouquet: কমিউনিটি সেন্টার, বিয়ের হল
`,
  fa: `
convenience-store key: اجاره مغازه, مغازه اجاره‌ای, رهن و اجاره مغازه, مغازه تجاری
toilet: سرویس بهداشتی سیار, توالت سیار
puzzle pencil: جدول کلمات, جدول دونفره, جدول آنلاین, بازی کلمات, حل جدول, کلمات متقاطع
blood-drop: اهدای خون, اهدا خون
calculator: ماشین حساب
ring bouquet: تالار عروسی, تالار پذیرایی, باغ تالار
night-sky desert: تور کویر, کویرگردی, رصد ستارگان, تور رصد, شب زیر ستاره
night-sky: آسمان شب, آسمون شب
heart handshake: کفالت ایتام, کفالت یتیم, حمایت از یتیم
`,
  he: `
convenience-store key: חנות להשכרה, להשכרה חנות, שטח מסחרי
toilet: שירותים ניידים, שירותים כימיים, השכרת שירותים ניידים
puzzle pencil: תשבץ, תשבצים, משחק מילים, תפזורת
books open-book: ספרייה, הספרייה, ספריית, ספרייה ציבורית
blood-drop: תרומת דם, התרמת דם, תרומות דם
calculator: מחשבון, מחשבונים
musical-notes microphone: מקהלה, מקהלת, מקהלות, זמרי מקהלה
bread cake-slice: עוגות שמרים, עוגת שמרים, חלות לשבת, חלות, בבקות
-: בית העם, בית התרבות
`,
  hi: `
convenience-store key: दुकान किराये पर, दुकान किराए पर, दुकान किराये, दुकान किराए, दुकान भाड़े पर, किराये की दुकान
toilet: मोबाइल टॉयलेट, पोर्टेबल टॉयलेट
puzzle pencil: वर्ग पहेली, शब्द पहेली, शब्द खेल
blood-drop: रक्तदान, रक्तदान शिविर
books book: उपन्यास, नया उपन्यास, काव्य संग्रह, पुस्तक मेला
quilt heart: कंबल वितरण, कम्बल वितरण
quilt: कंबल, कम्बल
calculator: कैलकुलेटर
cow heart: हरा चारा, गौशाला, गोशाला, गौसेवा, गौ सेवा, गायों का चारा
ring bouquet: मैरिज हॉल, बैंक्वेट हॉल, मैरिज गार्डन, विवाह हॉल, शादी हॉल
heart handshake: अनाथ बच्चे, अनाथालय
`,
  id: `
convenience-store key: ruko disewakan, disewakan ruko, sewa ruko, kios disewakan, kedai untuk disewa, disewakan kios
toilet: toilet portable, sewa toilet portable, tandas mudah alih
puzzle pencil: teka-teki silang, teka silang kata, permainan kata, game kata
blood-drop: donor darah, derma darah
calculator: kalkulator
cow moon: patungan sapi, sapi kurban, sapi qurban, sapi patungan
water-tank droplet: tangki air, cuci tangki, cuci tangki air, cuci tangki air rumah, tangki air rumah, toren air, cuci toren, kuras toren
heart handshake: santunan yatim, anak yatim, anak asuh, santunan anak yatim
mosque bricks: wakaf sebata, wakaf bata
`,
  ja: `
convenience-store key: テナント募集, 貸店舗, 店舗物件
pallet forklift: 貸倉庫, 倉庫貸します
toilet: 仮設トイレ
puzzle pencil: クロスワード, 言葉遊び, ワードパズル
blood-drop: 献血
calculator: 電卓
`,
  ko: `
convenience-store key: 상가 임대, 점포 임대, 상가임대, 점포임대
pallet forklift: 창고 임대, 창고임대
toilet: 이동식 화장실, 이동화장실
puzzle pencil: 낱말 퍼즐, 십자말풀이, 단어 퍼즐, 단어게임
blood-drop: 헌혈
calculator: 계산기
`,
  sw: `
convenience-store key: fremu, fremu ya biashara, fremu inapangishwa
toilet: vyoo vya kuhama, vyoo vya kukodi
blood-drop: kuchangia damu, changia damu
trophy ballot-box: tuzo, tuzo za
ballot-box: piga kura, pigia kura
school books: kidato cha kwanza, kidato cha tano, nafasi za kidato
heart handshake: yatima, watoto yatima
calculator: kikokotoo
`,
  ta: `
convenience-store key: கடை வாடகைக்கு
blood-drop: இரத்த தானம், ரத்த தானம், இரத்ததானம்
books book: நாவல், புதிய நாவல்
`,
  te: `
convenience-store key: షాపు అద్దెకు, షాప్ అద్దెకు
blood-drop: రక్తదానం, రక్తదాన శిబిరం
books book: నవల, కొత్త నవల
`,
  th: `
convenience-store key: ให้เช่าร้าน, เซ้งร้าน, ให้เช่าอาคารพาณิชย์
pallet forklift: โกดังให้เช่า, ให้เช่าโกดัง
toilet: ห้องน้ำเคลื่อนที่, สุขาเคลื่อนที่
puzzle pencil: ปริศนาอักษรไขว้, เกมคำศัพท์
blood-drop: บริจาคเลือด, บริจาคโลหิต
runner sneaker: เดิน-วิ่ง, วิ่งเพื่อ, เดินวิ่ง, วิ่งการกุศล, ฟันรัน, มินิมาราธอน, เดิน-วิ่งเพื่อ
car charging-station: ทดลองขับรถไฟฟ้า, ขับรถไฟฟ้า, รถยนต์ไฟฟ้า, รถอีวี
`,
  tl: `
convenience-store key: pwesto for rent, paupahang pwesto, stall for rent
toilet: portalet, portable toilet
blood-drop: mag-donate ng dugo, donasyon ng dugo, bloodletting
dice ticket: bingo, bingo night, bingo bonanza
wifi-router coin: piso wifi, pisowifi, piso wifi machine, wifi vendo
`,
  tr: `
dumpling: mantı, kayseri mantısı, ev mantısı, el mantısı, mantısı
convenience-store key: kiralık dükkan, kiralık dükkân, devren kiralık, kiralık işyeri
toilet: seyyar tuvalet, portatif tuvalet, mobil wc, mobil tuvalet
puzzle pencil: kelime oyunu, kelime oyunları, bulmaca, çengel bulmaca, kelime bulmaca
tree bench: parkımıza dokunma, parkı kurtaralım
blood-drop: kan bağışı, kan ver, kan bağışlayın
gift ribbon: nikah şekeri, nikah şekerleri, bebek şekeri
calculator: hesap makinesi
bread croissant: hamurkâr, hamurkar, fırınımıza, fırınımızda, pişirici
love-letter ring: düğün davetiyesi, düğün davetiyeleri
heart handshake: yetim, yetimler, yetime sponsor
`,
  ur: `
convenience-store key: دکان کرائے پر, دکان کرایہ, دکان کرایہ پر, دکان برائے کرایہ
blood-drop: خون کا عطیہ, عطیہ خون
books book: ناول, نیا ناول
ring bouquet: میرج ہال, شادی ہال, بینکویٹ ہال, میرج لان
cow moon: اجتماعی قربانی, گائے میں حصہ, قربانی حصہ, گائے کا حصہ
quilt heart: کمبل تقسیم
quilt: کمبل
heart handshake: یتیم, یتیم بچے, یتیم کی کفالت
calculator: کیلکولیٹر
`,
  vi: `
convenience-store key: cho thuê mặt bằng, mặt bằng cho thuê, sang quán, cho thuê cửa hàng
pallet forklift: cho thuê kho, kho xưởng
toilet: nhà vệ sinh di động
puzzle pencil: trò chơi ô chữ, giải ô chữ
blood-drop: hiến máu, ngày hội hiến máu
`,
  zh: `
convenience-store key: 旺铺出租, 店铺转让, 店面出租, 商铺出租, 旺鋪出租, 店面頂讓
pallet forklift: 仓库出租, 仓库转租, 仓库招租, 倉庫出租, 倉庫轉租, 厂房出租
toilet: 移动厕所, 流动厕所, 流動廁所
puzzle pencil: 填字游戏, 填字遊戲, 文字接龙
blood-drop: 献血, 无偿献血, 捐血, 捐血活動
hiking-boot mountain: 百岳, 登山隊, 登山队, 山屋, 入山申請, 郊山, 縱走, 徒步线路
droplet roof: 漏水
roof droplet: 屋頂漏水, 屋頂防水, 外牆防水, 屋頂外牆防水, 防水抓漏, 屋顶防水, 屋顶漏水, 外墙防水, 抓漏
purse scissors: 皮雕, 皮雕師, 皮雕課
`,
};
