/** As working-words.ts, for languages of South-East Asia. Notation: word-list.ts. */
export const southEasternWorkingWords: Record<string, string> = {
  id: `
goat: kambing, ternak kambing
shrimp: udang, tambak udang, benur
tropical-fish fish: koi, ikan koi
books: taman baca, taman bacaan
recycling: bank sampah, rongsok
ship anchor: galangan kapal, docking kapal, kapal nelayan
sailing-boat: kapal pinisi, pinisi
hen: ayam petelur
fish: benih lele
theatre-masks dancer: wayang orang
coffin: peti jenazah, peti mati
palm-tree: kelapa sawit, sawit, panen sawit
ferris-wheel: bianglala
mosque: ziarah, ziarah wali, pengajian, sholat id, tabligh akbar, maulid, khataman, majelis taklim, isra miraj
motor-boat anchor: mesin tempel
gear wrench: bubut, jasa bubut, jasa cnc, frais, cetakan plastik, moulding plastik, suku cadang mesin, cor logam, jasa molding, mold plastik, plat besi
logs saw: penggergajian, triplek
saw hammer: kusen
anvil hammer: empu keris
crossed-swords: keris
loom yarn: ulos
sewing-needle thread: vermak
book mosque: tpq, tpa, tahfidz
dates moon: takjil, buka puasa, bukber, buka bersama
cow: pedet
church: kebaktian, misa, jemaat
hindu-temple: odalan, canang
lotus: waisak
rice sack: gabah, padi
sack: sekam, pakan, dedak
sack spade: kompos, kascing
seedling: pembibitan, tanam pohon, penanaman pohon
water-pump droplet: tukang bor
coconut: kopra, degan
chilli: cabai
cake-slice: jajanan pasar, jajan pasar
rice: nasi liwet, nasi
rice-cracker: kerupuk, rempeyek, krupuk
microphone: orkes
marionette: dalang
drum: hadroh, marawis
trumpet drum: drumband
dancer: jaipong
theatre-masks: ludruk, topeng
syringe: posyandu, imunisasi
baby: posyandu balita
ballot-box: pilkades, pemungutan suara
broom wastebasket: kerja bakti, bersih pantai, bersih sungai, gotong royong
canned-food sack: bakti sosial
piggy-bank coin: koperasi, arisan, simpan pinjam
rickshaw: bentor
water-jug droplet: air minum
bricks trowel: bata ringan
roof house: genteng
tiles trowel: marmer
solar-panel sun: plts
open-book pencil: les
handbag: kerajinan kulit
badminton: gor bulutangkis
bicycle: gowes
`,
  th: `
motor-boat: เรือหางยาว, เครื่องเรือ, ซ่อมเครื่องเรือ
cow: วัวเนื้อ, วัวขุน
chick hen: ลูกไก่
rooster: ไก่ชน
broom wastebasket: เก็บขยะ, จิตอาสาเก็บขยะ
wheelie-bin recycling: ธนาคารขยะ
loom yarn: ผ้าทอ, ผ้าฝ้ายทอมือ, ผ้าขาวม้า
sack: ปุ๋ยคอก, อาหารสัตว์, รำข้าว
seedling: พันธุ์ทุเรียน
tree: ยางพารา, น้ำยาง
logs saw: โรงเลื่อย
sailing-boat anchor: เรือยอชต์, ท่าจอดเรือ, เรือยอร์ช
embroidery-hoop thread: ลูกไม้
tropical-fish fish: ปลากัด, ปลาคาร์ฟ
lotus candle: ทอดกฐิน, ผ้าป่า, ทอดผ้าป่า, เวียนเทียน, เทศน์มหาชาติ
lotus garland: พานบายศรี, บายศรี
rower canoe: แข่งเรือยาว, แข่งเรือ
gear wrench: งานกลึง, โรงกลึง, กลึงโลหะ, งานมิลลิ่ง, ซีเอ็นซี, แม่พิมพ์พลาสติก, ฉีดพลาสติก, แม่พิมพ์, ตลับลูกปืน, งานโลหะแผ่น, ตัดเลเซอร์, หล่อโลหะ, ชิ้นส่วนเครื่องจักร, ไฮดรอลิก
seedling tree: ปลูกป่า, กิ่งพันธุ์
motor-boat anchor: สปีดโบ๊ท
fish: ลูกปลา
cow milk: ลูกวัว, โคนม
pig: ฟาร์มหมู, หมูหลุม
bee honey: ชันโรง
rice sack: ข้าวเปลือก, พันธุ์ข้าว
sack spade: มูลไส้เดือน, ดินปลูก, ดินถุง
tractor: แทรกเตอร์
lotus: กฐิน, หล่อพระ, งานบุญ
garland: พานพุ่ม
candle lotus: ลอยกระทง
prayer-beads: วัตถุมงคล
mosque: ละหมาด
dates moon: ละศีลอด
church candle: มิสซา
coffin: โลงศพ
musical-score musical-notes: คณะประสานเสียง, ประสานเสียง
guitar: จะเข้
dancer: นาฏศิลป์, โนรา, รำวง
theatre-masks: หมอลำ, งิ้ว
marionette: หนังตะลุง
megaphone: ประชุมหมู่บ้าน, ประชาคม
t-shirt clothes-hanger: ผ้ามือสอง
basket leaves: กระจูด
anvil hammer: ตีมีด, ตีเหล็ก
kitchen-knife: มีดอรัญญิก
paintbrush palette: ผ้าบาติก, มัดย้อม, ย้อมคราม
ring diamond: ทองรูปพรรณ
lorry: รถหกล้อ
bird: แข่งนก
`,
  tl: `
logs saw: tabla, coco lumber, lagarian
musical-notes: koro ng simbahan, koro, mang-aawit
candle: libing, undas
basketball: liga ng barangay, liga, paliga, palaro ng barangay
stew cutlery: lutong bahay
gear wrench: pagtotorno, piyesa, moldeng plastik, fabrication ng piyesa
welding-mask fire: magwewelding
saw hammer: anluwage, sash factory
anvil hammer: pandayan
amphora: palayukan
loom yarn: habihan, manghahabi
basket leaves: rattan, yantok, abaka
church: misa, simbang gabi, parokya, kumpisal, pabasa, prusisyon, nobena, santakrusan, chapel
headstone: nitso
pig: inahin
cow: kalabaw, bakahan
goat: kambingan
hen: itlugan
rooster: panabong
duck: pato, itikan
fish: semilya, palaisdaan, tinapa, isdaan, pangisda
oyster: tahong
fishing-rod fish: lambat, mangingisda
motor-boat anchor: lantsa
anchor ship: pantalan
bee honey: pukyutan
rice sack: palay, malagkit, kiskisan
sack: pataba
sack spade: vermicast, organikong pataba
seedling: punlaan, seedlings, pagtatanim ng puno
tractor: kuliglig, sakahan, bukid
combine-harvester: harvester
water-pump droplet: irigasyon
coconut: kopra, niyugan, lambanog
mango: manggahan
skewers: ihawan
dinner-plate cutlery: bilao
marquee chair: tents at chairs
speaker: mobile sound
trumpet drum: musiko
guitar: rondalya
theatre-masks: dulaan, senakulo
billiard-ball: bilyaran
syringe: pagbabakuna
stethoscope: libreng gamutan, gamutan, albularyo
massage: manghihilot
ballot-box: halalan, botohan, eleksyon, botante
broom wastebasket: linis barangay, linis
megaphone: pulong ng barangay, pulong, barangay assembly
wastebasket: basura
recycling: bakal bote, junkshop, bote at bakal
canned-food: relief goods, ayuda
sneaker: sapatusan
handbag: katad
rickshaw: padyak
minibus: van for hire
plug light-bulb: elektrisista
piggy-bank coin: kooperatiba, paluwagan
ferris-wheel: peryahan, karnabal
`,
  vi: `
-: báo giá, báo giá trong, báo giá nhanh, nhận báo giá
shrimp: tôm, tôm sú, tôm giống
rower canoe: đua thuyền
ship anchor: đóng tàu, xưởng đóng tàu, tàu cá, sửa tàu, sửa ghe, đóng ghe, ghe tàu
cherry-blossom: hoa đào, đào tết, cành đào
dragon-head drum: lân sư rồng, múa lân
lotus: khóa tu, chùa, lễ phật đản, vu lan, tượng phật, lễ chùa
gear wrench: gia công cơ khí, cơ khí chính xác, gia công cnc, tiện phay, phay cnc, khuôn mẫu, khuôn ép nhựa, ép nhựa, vòng bi, đúc đồng, làm khuôn, bạc đạn
canoe: thuyền thúng
t-shirt clothes-hanger: in lụa
logs saw: gỗ xẻ, xưởng gỗ, ván gỗ, xưởng cưa, ván ép
-: cá nhân
love-letter ring: thiệp cưới, in thiệp cưới
dog cat: cứu hộ chó mèo, cứu hộ động vật
saw hammer: làng mộc
anvil hammer: nghề rèn
sewing-needle thread: dạy may
basket leaves: mây tre, đan tre
church candle: giáo xứ, giáo lý
candle: nhang, hương trầm, trầm hương, đồ cúng, mâm cúng, đồ thờ
mosque: thánh đường hồi giáo
orange: quất cảnh, quất tết, cam vinh
cow: trại bò, bê giống, bò thịt
pig: trại heo, heo rừng
goat: trại dê
hen: gà thả vườn, trại gà, gà đẻ, gà
fish: cá tra giống, ao cá, nuôi cá, khô cá, trại cá, cá basa
bee honey: ong giống
bird: yến sào
rice sack: lúa giống, lúa
sack: vật tư nông nghiệp
sack spade: phân hữu cơ, phân trùn quế, phân bò
seedling: cây ăn trái giống, trồng cây, rau giống, trồng rừng, cây con
coffee-beans: rang xay
chilli: ớt
skewers: nem nướng
anchor ship: cảng cá
fishing-rod fish: đồ câu, ngư cụ, lưới đánh cá
marquee chair: thuê rạp
microphone: quan họ, đờn ca tài tử, ca trù, hát văn
theatre-masks: tuồng
fountain-pen scroll: ông đồ
broom wastebasket: dọn rác, nhặt rác
recycling: ve chai, đồng nát
lorry: chở hàng
roof house: chống dột, lợp tôn
tiles trowel: ốp lát
scissors hair-comb: gội đầu
massage: tẩm quất
framed-picture: sơn mài
broom: chổi
rug: chiếu cói
guitar: lớp đàn
`,
};
