/** What town.ts says, in the languages of Asia and Africa. Notation: word-list.ts. */
export const asianTown: Record<string, string> = {
  am: `
droplet tap: የጉድጓድ ውሃ ቁፋሮ, የውሃ ጉድጓድ ቁፋሮ
`,
  ar: `
sheep: خراف, خروف, خراف العيد, أضاحي, أضحية, مواشي
henna-hand: حناء, نقش الحناء, نقاشة حناء, حنة
-: انقطعت الكهرباء, انقطاع الكهرباء, فاتورة الكهرباء, قطع الكهرباء
lorry: سائق شاحنة, سائق نقل ثقيل, رخصة نقل, رخصة نقل ثقيل, سائقين شاحنات
theatre-masks: مسرحية كوميدية, كوميديا, مسرحية
banjo: تعليم عود, تعليم العود, آلة العود, عازف عود, دروس عود
henna-hand: حناء عرائس, نقش حناء, حنة عروس
steering-wheel car: تعليم سياقة, تعليم السياقة, تعليم قيادة, تعليم القيادة
ballot-box: صوتوا لنا, صوتوا, صوت لنا
mouse-trap: فئران, فأر, جرذان
`,
  az: `
droplet tap: quyu qazma, quyu qazılması, su quyusu
`,
  bn: `
henna-hand: মেহেদি, মেহেদী, ব্রাইডাল মেহেদি, মেহেদি আর্টিস্ট
banjo: দোতারা
camera ring: বিয়ের ছবি, বিয়ের ফটোগ্রাফি
ballot-box: ভোট দিন
`,
  fa: `
henna-hand: حنا, طراحی حنا, نقش حنا
banjo: سه‌تار, سه تار, دوتار, تنبور, آموزش تار
lorry: راننده پایه یک, راننده کامیون, پایه یک
theatre-masks: کمدی, تئاتر کمدی, نمایش کمدی
-: قطعی برق, قبض برق
ballot-box: رأی بدهید, به ما رأی بدهید
`,
  gu: `
henna-hand: મહેંદી, બ્રાઇડલ મહેંદી
droplet tap: બોરવેલ, બોર, પાણીનો બોર
`,
  he: `
diamond ring: שרשרת, שרשראות, צמיד, צמידים, עגילים, תליון, תכשיטי כסף, שרשרת שם
ship: שיט, שייט, הפלגה, הפלגות
logs fire: עץ להסקה, עצי הסקה, עצים להסקה
lorry: נהג משאית, רישיון ג, נהגי משאית, רישיון c, נהג סמיטריילר
theatre-masks: קומדיה, הצגה קומית
ballot-box: הצביעו, הצביעו לנו
`,
  hi: `
curry takeaway-box: घर का खाना, टिफिन, टिफिन सर्विस, टिफिन सेवा
juice-box tropical-drink: गन्ने का रस, गन्ने का ताजा रस, ताजा रस, ताजा जूस, जूस सेंटर, शेक और जूस
glasses eye: आंखों की जांच, आँखों की जांच, नेत्र जांच, मुफ्त आंखों की जांच, नेत्र शिविर
henna-hand: मेहंदी, मेहँदी, दुल्हन मेहंदी, ब्राइडल मेहंदी, मेहंदी आर्टिस्ट, मेहंदी डिजाइन
diamond ring: ज्वेलर्स, ज्वेलर, ज्वैलर्स, सर्राफा
-: हाथ, हाथों, बिजली जाए, बिजली जाती है, बिजली का बिल, बिजली बिल, बिजली गुल
hindu-temple: ~ पूजा
theatre-masks: नाटक, हास्य नाटक
house key: किराये पर कमरा, किराए पर कमरा, कमरा किराये पर, किराये पर मकान, किराए पर मकान
shopping-cart basket: किराना सामान, किराना, राशन
camera ring: शादी की फोटो, शादी फोटोग्राफी, वेडिंग फोटोग्राफी, प्री वेडिंग शूट
ballot-box: वोट दें, वोट करें, मतदान
mouse-trap: चूहे, चूहों
`,
  hy: `
logs fire: վառելափայտ
`,
  id: `
potato: keripik kentang, keripik singkong, keripik pisang
palette paintbrush: membatik, kelas membatik, workshop batik, belajar membatik
durian: durian, durian montong, durian musang king, buah durian, pancake durian, sop durian
henna-hand: henna, henna pengantin, jasa henna, mehndi, inai
-: kamar mandi dalam, km dalam, kamar mandi luar, k mandi dalam
diamond ring: kalung, kalung perak, kalung nama, gelang, anting, perhiasan perak, kalung emas
-: tagihan listrik, mati lampu, listrik padam, daun pisang
lorry: sopir truk, supir truk, sopir sim b, pengemudi truk
drum: angklung, gamelan
ballot-box: beri suara, pilih kami, coblos
studio-microphone headphones: studio rekaman
`,
  ja: `
oven spray-bottle: レンジフード, レンジフードクリーニング, 換気扇クリーニング
bento: おせち, お節, おせち料理
lorry: 大型ドライバー, トラックドライバー, 大型トラック, 大型免許, 中型ドライバー, 配送ドライバー
theatre-masks: 喜劇, 演劇公演, 劇団
banjo: 三味線, 三線, 三味線教室
air-conditioner: エアコン掃除, エアコンクリーニング, エアコン洗浄
ballot-box: 投票
studio-microphone headphones: レコーディングスタジオ
`,
  kk: `
droplet tap: ұңғыма, ұңғыма бұрғылау, құдық
`,
  km: `
durian: ធុរេន, ទុរេន
droplet tap: ខួងអណ្តូង, អណ្តូងទឹក
`,
  kn: `
droplet tap: ಬೋರ್‌ವೆಲ್, ಬೋರ್ವೆಲ್, ಕೊಳವೆ ಬಾವಿ
camera ring: ಮದುವೆ ಫೋಟೋ, ಮದುವೆ ಫೋಟೋಗ್ರಫಿ
`,
  ko: `
plunger tap: 싱크대 막힘, 하수구 막힘, 변기 막힘, 하수구 뚫음, 싱크대 뚫음
lorry: 화물 기사, 화물기사, 지입 기사, 트럭 기사, 기사 모집 화물, 화물차 기사, 배송 기사
theatre-masks: 희극, 코미디 연극, 연극
ballot-box: 투표해 주세요, 투표
studio-microphone headphones: 녹음실
`,
  lo: `
droplet tap: ເຈາະນ້ຳບາດານ, ເຈາະບາດານ
`,
  mr: `
henna-hand: मेहंदी, मेंदी, ब्रायडल मेहंदी
-: हात, हाताने, वीज बिल, लाईट बिल
camera ring: लग्न फोटो, लग्नाचे फोटो, वेडिंग फोटोग्राफी
`,
  ms: `
durian: durian, musang king, durian musang king, buffet durian, buah durian, durian kampung
henna-hand: inai, henna, inai pengantin, ukir inai
diamond ring: rantai leher, rantai nama, gelang tangan, barang kemas
motor-boat: pakej bot, trip bot, bot ke pulau, pakej bot pulau, sewa bot, bot persiaran
-: daun pisang, bil elektrik
`,
  my: `
droplet tap: ရေတွင်းတူး, အဝီစိတွင်း
`,
  ne: `
henna-hand: मेहन्दी, मेहेन्दी
droplet tap: बोरिङ, डिप बोरिङ, ट्युबवेल
`,
  pa: `
henna-hand: ਮਹਿੰਦੀ, ਮਹਿੰਦੀ ਆਰਟਿਸਟ
droplet tap: ਬੋਰ, ਬੋਰਵੈੱਲ, ਬੋਰਵੈਲ
`,
  si: `
droplet tap: නළ ළිං
`,
  te: `
henna-hand: మెహందీ, గోరింటాకు
blood-drop: రక్తదానం, రక్తదాన శిబిరం
camera ring: పెళ్లి ఫోటో, పెళ్లి ఫోటోలు, పెళ్లి ఫోటోగ్రఫీ
`,
  th: `
durian: ทุเรียน, ทุเรียนหมอนทอง, บุฟเฟ่ต์ทุเรียน, บุฟเฟต์ทุเรียน
sewing-needle thread: ตัดเสื้อ, รับตัดเสื้อ, ตัดชุด, รับตัดชุด
diamond ring: สร้อยคอ, สร้อยคอเงิน, สร้อยข้อมือ, ต่างหู, จี้เงิน, สร้อยชื่อ
lorry: สิบล้อ, รถสิบล้อ, คนขับรถสิบล้อ, คนขับรถบรรทุก, รถบรรทุก
car key: คนขับรถ, รับสมัครคนขับรถ
security-camera: ติดตั้งกล้อง, กล้องวงจรปิด, ติดกล้องวงจรปิด
ballot-box: โหวตให้, โหวต
`,
  tr: `
baby teddy-bear: bebek bakıcısı, çocuk bakıcısı
bouncy-castle gymnast: trambolin park, trambolin, şişme oyun parkı
wheelbarrow spade: bahçe toprağı, torf, çiçek toprağı, gübre, solucan gübresi
fire nut-and-bolt: kaynakçı, kaynak ustası, gazaltı kaynakçı
henna-hand: hint kınası, kına tasarım, kına süsleme
shopping-bags price-tag: bit pazarı, bitpazarı, ikinci el pazarı
scales: avukatlık bürosu, avukatlık, hukuk bürosu, hukuk danışmanlığı
tree seedling: fidan dikimi, ağaç dikimi, fidan dikiyoruz, ağaç dikelim
plant daisy: sardunya, sardunyalar, petunya, petunyalar, mevsimlik çiçek, mevsimlik çiçekler
oven spray-bottle: davlumbaz, davlumbaz temizliği, davlumbaz yıkama, baca davlumbaz
diamond ring: kolye, kolyeler, gümüş kolye, isimli kolye, isme özel kolye, bileklik, bileklikler, küpe, küpeler, gümüş takı, takı tasarım, el yapımı takı, kolye ucu
-: elektrik faturası, elektrik kesintisi, yuva arıyor
tooth toothbrush: şeffaf plak, tel tedavisi, diş teli
pie: börek, su böreği, kol böreği, börekçi
theatre-masks: komedi, iki perdelik komedi, perdelik komedi, tiyatro oyunu
meat-on-bone: kuzu, kuzu çevirme, kuzu tandır, oğlak
car bubbles: elde yıkama, pasta cila, oto kuaför, araç içi temizlik, seramik kaplama, oto yıkama
prayer-beads ring: kehribar, kehribar tesbih
lorry: tır şoförü, kamyon şoförü, e sınıfı ehliyet, ce ehliyet, şoför e sınıfı
henna-hand: kına gecesi, kına organizasyon
ballot-box: oy verin, oyunuzu verin, oy ver
studio-microphone headphones: kayıt stüdyosu, müzik stüdyosu
bread: ramazan pidesi, pide fırını, pideler
mouse-trap: fare, fareler, fare ilaçlama
crane excavator: vinç kiralama, vinç, kiralık vinç
`,
  ur: `
henna-hand: مہندی, دلہن کی مہندی, مہندی آرٹسٹ, مہندی ڈیزائن
-: بجلی جاتی ہے, بجلی جائے, بجلی جاتی, بجلی کا بل, بجلی کے بل
theatre-masks: مزاحیہ ڈرامہ, سٹیج ڈرامہ
camera ring: شادی کی تصاویر, شادی فوٹوگرافی
`,
  uz: `
droplet tap: quduq qazish, quduq, artezian quduq
`,
  vi: `
speaker microphone: loa kẹo kéo, loa kéo, cho thuê loa, dàn âm thanh, âm thanh ánh sáng
durian: sầu riêng, sầu riêng ri6, sầu riêng musang king, buffet sầu riêng
fish: cá tươi, cá sông, cá biển
-: tất cả, tất cả dịch vụ, tất cả mặt hàng, hoàn tất
diamond ring: dây chuyền, dây chuyền bạc, vòng tay, lắc tay, bông tai, mặt dây chuyền, trang sức bạc
theatre-masks: vở kịch
lorry: tài xế xe tải, tài xế container, lái xe tải
theatre-masks: hài kịch
ballot-box: bỏ phiếu cho, bình chọn cho
`,
  zh: `
hen: 滴雞精, 滴鸡精, 雞精
durian: 榴莲, 榴槤, 猫山王, 榴莲自助
cutlery dinner-plate: 家常菜馆, 家常菜, 私房菜, 菜馆
oven spray-bottle: 油烟机, 油煙機, 抽油烟机, 抽油煙機
washing-machine spray-bottle: 家电清洗, 家電清洗, 油烟机清洗, 油煙機清洗, 洗衣机清洗, 空调清洗洗衣机, 家电维修清洗
tooth toothbrush: 隐形矫正, 隐形牙套, 牙齿矫正, 正畸, 隱形牙套, 隱形矯正
lorry: 货车司机, 卡车司机, 大车司机, 貨車司機
theatre-masks: 喜剧, 话剧, 喜劇, 話劇, 舞台剧
prayer-beads ring: 琥珀
lobster shrimp: 小龙虾, 小龍蝦, 麻辣小龙虾
ballot-box: 投票, 为我们投票
studio-microphone headphones: 录音棚
`,
  ta: `
henna-hand: மெஹந்தி, மருதாணி
camera ring: திருமண புகைப்படம், கல்யாண போட்டோ, திருமண போட்டோ
laptop desktop-computer: கணினி பயிற்சி
ballot-box: வாக்களியுங்கள்
`,
  tl: `
durian: durian, durian puyat
meat-on-bone pig: lechon, whole lechon, lechon baboy, lechon belly, litson
birthday-cake cupcake: cake para sa birthday, birthday cake, cakes, cake
`,
};
