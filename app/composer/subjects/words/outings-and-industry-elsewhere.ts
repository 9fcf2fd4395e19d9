/** The same as outings-and-industry.ts in languages of other parts of the world. */
export const outingsAndIndustryElsewhere: Record<string, string> = {
  ar: `
alpaca: ألباكا
ammonite: أحافير, متحجرات
bust: تماثيل, منحوتات, تمثال
cooker-hood: شفاط مطبخ, شفاطات مطابخ, تنظيف مداخن المطاعم, مدخنة مطبخ
houseboat: عوامة, عوامات
hydraulic-hose: خراطيم هيدروليك, خراطيم هيدروليكية, هيدروليك
kayak: كاياك, قوارب كاياك
kitesurfer: كايت سيرف, ركوب الأمواج الشراعي
lathe: مخرطة, خراطة معادن, خراطة, ورشة خراطة
mussel: بلح البحر
photo-booth: فوتو بوث
quilt: لحاف مرقع
silo: صوامع, صومعة حبوب
spark-plug: بواجي, شمعات احتراق
vape: فيب, سجائر إلكترونية, سيجارة إلكترونية
`,
  el: `
alpaca: αλπακά
ammonite: απολιθώματα
binoculars: κιάλια
bust: γλυπτική, γλυπτά, αγάλματα, προτομή
cooker-hood: απορροφητήρας, απορροφητήρες, καθαρισμός φούσκας, φούσκες εστίασης
hydraulic-hose: υδραυλικά μαρκούτσια, μαρκούτσια υδραυλικά
kayak: καγιάκ, θαλάσσιο καγιάκ
kitesurfer: κάιτσερφ, kitesurf
lathe: τόρνος, τορναδόρος, μηχανουργείο, cnc κατεργασίες
mussel: μύδια
nativity-crib: ζωντανή φάτνη
photo-booth: photobooth, photo booth
silo: σιλό
snow-plough: αποχιονισμός, εκχιονισμός
vape: ηλεκτρονικά τσιγάρα, ηλεκτρονικό τσιγάρο, άτμισμα
`,
  he: `
alpaca: אלפקה, אלפקות, חוות אלפקות
ammonite: מאובנים
binoculars: משקפת, משקפות
bust: פיסול, פסלים, חוג פיסול
cooker-hood: קולט אדים, קולטי אדים, ניקוי מנדפים, מנדף, מנדפים
hydraulic-hose: צינורות הידראוליים, צינור הידראולי, הידראוליקה
kayak: קיאק, קיאקים
kitesurfer: קייטסרפינג, קייט סרפינג, גלישת עפיפון
lathe: חריטה ועיבוד שבבי, עיבוד שבבי, מחרטה
mussel: מולים
photo-booth: עמדת צילום, עמדת סלפי
quilt: קווילט, טלאים
vape: סיגריות אלקטרוניות, וייפ
`,
  hi: `
cooker-hood: किचन चिमनी, चिमनी सर्विस, चिमनी सफाई, चिमनी क्लीनिंग
hearse: शव वाहन
houseboat: हाउसबोट, शिकारा
hydraulic-hose: हाइड्रोलिक पाइप, हाइड्रोलिक होज
lathe: लेथ मशीन, खराद, सीएनसी मशीन, लेथ वर्क
spark-plug: स्पार्क प्लग
`,
  id: `
alpaca: alpaka
binoculars: teropong, binokular
bust: patung
cooker-hood: cooker hood, penghisap asap dapur, exhaust dapur
hearse: mobil jenazah
hydraulic-hose: selang hidrolik, hidrolik
kayak: kayak, kayaking
lathe: mesin bubut, bengkel bubut, jasa bubut, bubut cnc, jasa bubut dan las
mussel: kerang hijau
photo-booth: photobooth, photo booth, foto booth, selfie booth
silo: silo
spark-plug: busi
vape: vape, vape store, liquid vape, rokok elektrik
`,
  ja: `
alpaca: アルパカ, アルパカ牧場
ammonite: 化石, アンモナイト, 化石採集, 化石発掘
binoculars: 双眼鏡, 野鳥観察, 探鳥会
bust: 彫刻, 彫刻教室, 石像, 銅像, 胸像
cooker-hood: レンジフード, レンジフードクリーニング, 換気扇クリーニング, 換気扇掃除, 換気扇
hearse: 霊柩車
houseboat: ハウスボート
hydraulic-hose: 油圧ホース, 油圧
kayak: カヤック, カヤックツアー, シーカヤック
kitesurfer: カイトサーフィン, カイトボード
lathe: 旋盤, 旋盤加工, 切削加工, 精密加工, 金属加工, マシニング
maple-syrup: メープルシロップ
mussel: ムール貝
photo-booth: 証明写真機, フォトブース, プリクラ
quilt: キルト, パッチワーク, パッチワーク教室, キルト教室
scrubs: 医療用白衣, スクラブ白衣, ナース服
shogi-piece: 将棋, 将棋教室, 将棋道場, 将棋大会, こども将棋
silo: サイロ
snow-plough: 除雪, 除雪作業, 除雪代行, 雪かき, 雪かき代行
soldering-iron: はんだ付け, 電子工作, 電子工作教室
spark-plug: スパークプラグ, 点火プラグ
tatami: 畳, 畳替え, 畳の表替え, 表替え, 畳店, 畳屋, 琉球畳, 畳張り替え, 畳張替え
-: 折り畳み, 折畳み, 折りたたみ, 畳み
tuba: チューバ, ユーフォニアム
vape: ベイプ, 電子タバコ
`,
  ko: `
alpaca: 알파카, 알파카 농장, 알파카농장
ammonite: 화석, 화석 탐사
binoculars: 쌍안경, 탐조
bust: 조각상, 흉상, 동상 제작, 석상
cooker-hood: 주방후드, 주방 후드, 렌지후드, 레인지후드, 후드청소, 후드 청소, 주방 후드 청소, 덕트청소, 덕트 청소
hydraulic-hose: 유압호스, 유압 호스, 유압
kayak: 카약, 카약 체험, 투명카약, 투명 카약
kitesurfer: 카이트서핑
lathe: 선반 가공, 선반가공, cnc 가공, 정밀가공, 정밀 가공, 금속 가공
mussel: 홍합
photo-booth: 인생네컷, 포토부스, 네컷사진, 셀프사진관, 무인사진관
quilt: 퀼트, 퀼트 공방, 퀼트공방
snow-plough: 제설, 제설작업, 제설 작업, 제설차
soldering-iron: 납땜
spark-plug: 점화플러그
vape: 전자담배
`,
  th: `
alpaca: อัลปาก้า, อัลปากา
bust: ประติมากรรม
cooker-hood: เครื่องดูดควัน, ล้างฮูดดูดควัน, ฮูดดูดควัน, ล้างเครื่องดูดควัน
houseboat: เรือนแพ, แพพัก
hydraulic-hose: สายไฮดรอลิก, สายไฮดรอลิค
kayak: คายัค, พายเรือคายัค
lathe: งานกลึง, โรงกลึง, กลึงโลหะ
mussel: หอยแมลงภู่
photo-booth: โฟโต้บูธ, ตู้ถ่ายรูป
spark-plug: หัวเทียน
`,
  tl: `
lathe: machine shop
mussel: tahong
nativity-crib: belen, paggawa ng belen
photo-booth: photobooth, photo booth
`,
  tr: `
alpaca: alpaka, alpakalar
ammonite: fosil, fosiller
binoculars: dürbün, dürbünler
bust: heykel, heykeller, heykel kursu, büst
cooker-hood: davlumbaz, davlumbazlar, davlumbaz temizliği, baca temizliği davlumbaz, aspiratör
hearse: cenaze aracı
houseboat: yüzen ev, tekne ev
hydraulic-hose: hidrolik hortum, hidrolik hortumları, hidrolik, hortum baskı
kayak: kano kayak, deniz kayağı
kitesurfer: kitesurf, uçurtma sörfü
lathe: torna, tornacı, torna tesviye, cnc torna, torna atölyesi, talaşlı imalat
mussel: midye, midye dolma, midyeci
photo-booth: fotoğraf kabini, photobooth
quilt: kırkyama
silo: silo, tahıl silosu
snow-plough: kar temizliği, kar küreme
spark-plug: buji
vape: elektronik sigara
`,
  vi: `
alpaca: lạc đà alpaca
bust: điêu khắc
cooker-hood: máy hút mùi, vệ sinh máy hút mùi
hearse: xe tang
houseboat: nhà thuyền
hydraulic-hose: ống thủy lực, thủy lực
kayak: thuyền kayak, chèo kayak
lathe: tiện cnc, gia công tiện, máy tiện, gia công cơ khí
mussel: vẹm
photo-booth: photobooth
spark-plug: bugi
vape: thuốc lá điện tử
`,
  zh: `
alpaca: 羊驼, 羊駝
ammonite: 化石
binoculars: 望远镜, 双筒望远镜, 望遠鏡, 观鸟, 觀鳥, 賞鳥
bust: 雕塑, 雕像, 铜像, 銅像
cooker-hood: 抽油烟机, 抽油煙機, 油烟机清洗, 油煙機清洗, 清洗油烟机, 排油煙機, 油烟机, 油煙機
hearse: 灵车, 靈車
houseboat: 船屋
hydraulic-hose: 液压软管, 液壓軟管, 液压油管, 液壓油管
kayak: 皮划艇, 独木舟皮划艇
kitesurfer: 风筝冲浪, 風箏衝浪
lathe: 车床, 車床, 数控加工, 數控加工, 精密加工, 機械加工, 机械加工
maple-syrup: 枫糖浆, 楓糖漿
mussel: 青口, 贻贝, 淡菜
photo-booth: 拍照亭, 拍貼機, 拍贴机, 自助照相
quilt: 拼布, 拼布教室
snow-plough: 除雪, 铲雪, 鏟雪
soldering-iron: 焊接电路, 电子制作
spark-plug: 火花塞
vape: 电子烟, 電子煙
`,
};
