/** The same as shop-goods.ts in the languages of South-East Asia. */
export const asianShopGoods: Record<string, string> = {
  th: `
garland: พวงมาลัยดอกไม้, พวงมาลัยสด
aquarium tropical-fish: ตู้ปลา, รับจัดตู้ปลา
baby-bodysuit: เสื้อผ้าเด็ก, ชุดเด็ก, เสื้อผ้าเด็กอ่อน, ชุดเด็กอ่อน
bangles: กำไล, สร้อยข้อมือ, กำไลข้อมือ
beehive bee: รังผึ้ง, กล่องเลี้ยงผึ้ง
birdcage bird: กรงนก, นกกรงหัวจุก
carriage horse: รถม้า, นั่งรถม้า
chandelier: โคมไฟระย้า, แชนเดอเลียร์
cherry-picker: รถกระเช้า, กระเช้าไฟฟ้า, เช่ารถกระเช้า
circuit-board: แผงวงจร, ซ่อมแผงวงจร, ซ่อมบอร์ด
clothes-hanger coat: ซักแห้ง, ร้านซักแห้ง, เสื้อผ้ามือสอง
coffee-beans coffee: เมล็ดกาแฟ, โรงคั่วกาแฟ, คั่วกาแฟ, กาแฟคั่ว
combine-harvester wheat: รถเกี่ยวข้าว, เกี่ยวข้าว
cot: เปลเด็ก, เตียงเด็ก, เตียงเด็กอ่อน
drum-kit drum: กลองชุด, เรียนกลอง, สอนกลอง
embroidery-hoop thread: งานปัก, ปักผ้า, รับปักเสื้อ
fireplace fire: เตาผิง
first-aid-kit: ปฐมพยาบาล, อบรมปฐมพยาบาล, ชุดปฐมพยาบาล
food-truck takeaway-box: ฟู้ดทรัค, ฟู้ดทรัก, รถขายอาหาร
garland: ร้อยมาลัย
gingerbread: คุกกี้ขนมปังขิง, บ้านขนมปังขิง
hamper gift: กระเช้าของขวัญ, กระเช้าปีใหม่
headscarf: ฮิญาบ, ผ้าคลุมผม, ผ้าคลุมฮิญาบ
ice-lolly: ไอติมแท่ง, ไอศกรีมแท่ง
jet-ski wave: เจ็ทสกี, เจ็ตสกี
kennel dog: โรงแรมสุนัข, โรงแรมสัตว์เลี้ยง, รับฝากสุนัข, บ้านสุนัข
loom yarn: ทอผ้า, กี่ทอผ้า
macarons: มาการอง
marionette theatre-masks: หุ่นกระบอก, หุ่นเชิด, ละครหุ่น
market-stall carrot: แผงตลาด, ตลาดนัด, เช่าแผง, ล็อกตลาด, ตลาดเกษตรกร
mortar herb: ยาแผนโบราณ, ร้านยาสมุนไพร, แพทย์แผนไทย
motorcycle-helmet motorcycle: หมวกกันน็อค, หมวกกันน็อก
necklace: สร้อยคอ, สร้อยมุก, เครื่องประดับเงิน, เครื่องประดับแฮนด์เมด
olive-oil olives: น้ำมันมะกอก, น้ำมันพืช, น้ำมันมะพร้าวสกัดเย็น
pallet: พาเลท, พาเลทไม้
parking-sign location-pin: ที่จอดรถรายเดือน, ให้เช่าที่จอดรถ
pomegranate: ทับทิมผลไม้, น้ำทับทิม
pumpkin: ฟักทอง
road-roller: ราดยาง, แอสฟัลท์, ลาดยาง, ยางมะตอย
roast-chicken: ไก่ย่าง, ไก่หมุน, ไก่อบโอ่ง, ไก่อบ
rollator: วอล์คเกอร์, ไม้เท้าช่วยเดิน
rubber-stamp document: ตรายาง, รับทำตรายาง, โนตารี, ทนายโนตารี
sack wheat: โรงสี, เมล็ดพันธุ์
server: เว็บโฮสติ้ง, เซิร์ฟเวอร์, โฮสติ้ง
shipping-container: ตู้คอนเทนเนอร์, คอนเทนเนอร์, บ้านคอนเทนเนอร์, ขนส่งทางเรือ
skewers barbecue: หมูปิ้ง, สะเต๊ะ, หมูสะเต๊ะ
squeegee window: เช็ดกระจก, ทำความสะอาดกระจก, เช็ดกระจกตึกสูง
stained-glass: กระจกสี, งานกระจกสี
suit necktie: สูท, ชุดสูท, ตัดสูท, เช่าสูท, เช่าชุดสูท
tiffin: ปิ่นโต, รับส่งปิ่นโต, อาหารปิ่นโต
tipper-truck: รถดั๊ม, หินทราย, ทรายและหิน, ขายทราย, ดินถม, ถมดิน, หินคลุก
turf-roll: หญ้าเทียม, ปูหญ้า, หญ้าสนาม, หญ้านวลน้อย, จัดสวนปูหญ้า
vintage-car: รถโบราณ, รถคลาสสิก
wasp: รังต่อ, กำจัดรังต่อ
water-pump droplet: เจาะบาดาล, บ่อบาดาล, ปั๊มน้ำ, ซ่อมปั๊มน้ำ
water-tank droplet: แท้งค์น้ำ, ถังเก็บน้ำ, ล้างแท้งค์น้ำ, แทงค์น้ำ
wedding-cake: เค้กแต่งงาน
wedding-dress ring: ชุดแต่งงาน, ชุดเจ้าสาว, เช่าชุดแต่งงาน, ร้านชุดเจ้าสาว
wheelie-bin: ถังขยะ, เก็บขยะ
wifi-router: เน็ตบ้าน, อินเทอร์เน็ตบ้าน, เราเตอร์
wig: วิกผม, แฮร์พีช
wreath: พวงหรีด, หรีดพัดลม
x-ray: เอกซเรย์, เอ็กซเรย์, เอ็มอาร์ไอ
zip: เปลี่ยนซิป, ซ่อมซิป
zip-line tree: ซิปไลน์, โหนสลิง
`,
  vi: `
aquarium tropical-fish: hồ cá, bể cá, bể cá cảnh, hồ thủy sinh, hồ cá cảnh
baby-bodysuit: quần áo trẻ em, đồ sơ sinh, quần áo trẻ sơ sinh, quần áo bé, đồ em bé
bangles: lắc tay
barrel: thùng gỗ sồi, bồn rượu gỗ
beehive bee: tổ ong, thùng ong
birdcage bird: lồng chim, chim cảnh, chim yến phụng
blackboard: bảng đen, bảng trắng
carriage horse: xe ngựa
chandelier: đèn chùm, đèn trang trí
cherry-picker: xe nâng người, xe cẩu rổ, thuê xe nâng người, xe thang
circuit-board: bảng mạch, bo mạch, sửa bo mạch, linh kiện điện tử
clothes-hanger coat: giặt khô, giặt hấp, giặt khô là hơi, đồ si, quần áo cũ
coffee-beans coffee: cà phê hạt, hạt cà phê, cà phê rang xay, rang xay cà phê, cà phê rang mộc
combine-harvester wheat: máy gặt, máy gặt đập liên hợp, gặt lúa
cot: nôi em bé, cũi em bé, giường cũi
drum-kit drum: trống jazz, học trống, dạy trống, bộ trống
embroidery-hoop thread: thêu tay, thêu, lớp thêu, tranh thêu
fireplace fire: lò sưởi
first-aid-kit: sơ cứu, sơ cấp cứu, khóa sơ cấp cứu, túi sơ cứu
food-truck takeaway-box: xe bán đồ ăn, food truck, xe đồ ăn lưu động
gingerbread: bánh gừng, nhà bánh gừng
ham: giăm bông, thịt nguội, jambon
hamper gift: giỏ quà, giỏ quà tết, hộp quà tết
headscarf: khăn hijab
ice-lolly: kem que, kem cây
jet-ski wave: mô tô nước, jet ski
kennel dog: khách sạn chó mèo, khách sạn thú cưng, chuồng chó, nhà cho chó
loom yarn: dệt, dệt tay, khung cửi, dệt thổ cẩm
macarons: bánh macaron, macaron
marionette theatre-masks: múa rối, múa rối nước, rối nước, múa rối cạn
market-stall carrot: sạp chợ, gian hàng hội chợ, chợ phiên, phiên chợ
mortar herb: thuốc bắc, thuốc nam, đông y, tiệm thuốc bắc, nhà thuốc đông y
motorcycle-helmet motorcycle: mũ bảo hiểm, nón bảo hiểm
necklace: vòng cổ, dây chuyền, trang sức bạc, trang sức ngọc trai, trang sức thủ công
olive-oil olives: dầu ô liu, dầu ăn, dầu ép lạnh, dầu lạc, dầu phộng
pallet: pallet, pallet gỗ
parking-sign location-pin: bãi gửi xe
pomegranate: lựu, quả lựu, nước ép lựu
pumpkin: bí đỏ, bí ngô
road-roller: nhựa đường, trải nhựa đường, thảm nhựa, thi công đường
roast-chicken: gà quay, gà nướng, gà ủ muối
rubber-stamp document: công chứng, văn phòng công chứng, khắc dấu, con dấu
sack wheat: thức ăn chăn nuôi, hạt giống, xay xát
server: hosting, máy chủ, web hosting, thuê máy chủ
shipping-container: container, thùng container, nhà container, vận chuyển đường biển
skewers barbecue: thịt xiên, thịt xiên nướng, xiên que, xiên nướng
squeegee window: lau kính, vệ sinh kính, lau kính nhà cao tầng
stained-glass: kính màu, tranh kính
suit necktie: vest nam, may vest, vest cưới, áo vest, thuê vest, com lê
tipper-truck: xe ben, cát đá, cát xây dựng, đá dăm, đá 1x2, cát đá xây dựng
turf-roll: cỏ nhân tạo, cỏ nhung, thảm cỏ, trồng cỏ
vintage-car: xe cổ, xe hơi cổ
wasp: ong vò vẽ, tổ ong vò vẽ
water-pump droplet: khoan giếng, máy bơm, máy bơm nước, giếng khoan, sửa máy bơm
water-tank droplet: bồn nước, bể nước, vệ sinh bể nước, bồn nước inox, thau rửa bể nước
wedding-cake: bánh cưới, bánh kem cưới
wedding-dress ring: váy cưới, áo cưới, áo dài cưới, studio áo cưới
wheelie-bin: thùng rác, thu gom rác
wifi-router: cáp quang, lắp mạng, internet cáp quang, lắp wifi, lắp mạng internet
wig: tóc giả, bộ tóc giả
wreath: vòng nguyệt quế giáng sinh, vòng hoa, vòng hoa tang
x-ray: x-quang, chụp x-quang, chẩn đoán hình ảnh, chụp mri, siêu âm x-quang
zip: thay dây kéo, thay khóa kéo, sửa khóa kéo
zip-line tree: zipline, đu dây
`,
  id: `
aquarium tropical-fish: akuarium, aquascape, jual akuarium
baby-bodysuit: baju bayi, pakaian bayi, baju anak, pakaian anak, perlengkapan bayi, baju kanak-kanak
bangles: gelang, gelang emas, gelang tangan
beehive bee: sarang lebah, stup lebah, kotak lebah
bench: bangku taman, kursi taman
birdcage bird: kandang burung, sangkar burung, burung kicau
blackboard: papan tulis
carriage horse: kereta kuda, delman, andong, bendi
chandelier: lampu gantung kristal, lampu kristal, lampu hias
cherry-picker: sewa boom lift, boom lift, scissor lift, skylift, sky lift
circuit-board: papan sirkuit, servis elektronik, pcb
clothes-hanger coat: dry clean, dry cleaning, cuci kering, baju bekas, thrift, cucian kering
coffee-beans coffee: biji kopi, roastery, kopi sangrai, sangrai kopi, kopi bubuk
combine-harvester wheat: mesin panen padi, combine harvester, jasa panen padi
cot: tempat tidur bayi, box bayi, ranjang bayi, katil bayi
drum-kit drum: les drum, kursus drum, drum set, kelas dram
embroidery-hoop thread: bordir, sulam, sulaman, bordir komputer, kelas sulam
empanada: pastel goreng, karipap
first-aid-kit: p3k, pertolongan pertama, pelatihan p3k, kotak p3k, pertolongan cemas
food-truck takeaway-box: food truck, truk makanan, trak makanan
garland: kalung bunga, roncean melati, ronce melati, bunga melati pengantin
gingerbread: kue jahe, rumah kue jahe
hamper gift: hampers, hamper, parcel lebaran, parsel, hampers lebaran
headscarf: hijab, jilbab, kerudung, tudung, khimar, hijab instan, gamis
ice-lolly: es lilin, es mambo, es krim stik, aiskrim malaysia
jet-ski wave: jet ski, jetski
kennel dog: penitipan anjing, hotel anjing, hotel kucing, penitipan hewan, kandang anjing, rumah tumpangan haiwan
loom yarn: tenun, alat tenun, tenun tangan, penenun
macarons: macaron, macarons
marionette theatre-masks: wayang, wayang golek, wayang kulit, boneka tangan, pertunjukan wayang
market-stall carrot: lapak pasar, pasar tani, gerai pasar, pasar malam, tapak niaga
mortar herb: jamu, apotek herbal, toko obat tradisional, ubat tradisional
motorcycle-helmet motorcycle: helm motor, topi keledar
necklace: kalung, kalung mutiara, perhiasan perak, perhiasan imitasi, rantai leher
olive-oil olives: minyak zaitun, minyak goreng, minyak kelapa, minyak masak
pallet: palet kayu, pallet kayu, palet
parking-sign location-pin: sewa parkir, parkir inap, parkir bulanan, tempat letak kereta
pomegranate: buah delima, delima
pumpkin: labu kuning, labu
road-roller: aspal, pengaspalan, jasa aspal, aspal hotmix, turap jalan
roast-chicken: ayam bakar, ayam panggang, ayam golek
rubber-stamp document: notaris, stempel, jasa stempel, cap rasmi, notaris ppat, cop getah
sack wheat: pakan ternak, pakan ayam, toko pakan, penggilingan padi, makanan ternakan
samosa: samosa, sambosa
server: hosting, web hosting, server, sewa server
shipping-container: kontainer, peti kemas, rumah kontainer, kontena
skewers barbecue: sate, satai, sate ayam, sate kambing, satay
squeegee window: pembersih kaca, cuci kaca, jasa bersih kaca, cuci kaca gedung, cuci tingkap
stained-glass: kaca patri
suit necktie: jas pria, sewa jas, jas pengantin, setelan jas, jahit jas, sut lelaki
tiffin: rantangan, katering rantangan, rantang, catering rantangan
tipper-truck: pasir dan batu, batu split, dump truck, urugan, tanah urug, lori pasir
turf-roll: rumput sintetis, rumput gajah mini, rumput taman, rumput tiruan, rumput karpet
vintage-car: mobil klasik, mobil antik, kereta klasik
wasp: sarang tawon, tawon, tebuan
water-pump droplet: sumur bor, jasa sumur bor, pompa air, servis pompa air, bor sumur, pam air
water-tank droplet: tangki air, toren air, tandon air, kuras toren, cuci toren, tandon
wedding-cake: kue pengantin, kue pernikahan, wedding cake, kek kahwin
wedding-dress ring: gaun pengantin, gaun pernikahan, baju pengantin, sewa gaun pengantin
wheelie-bin: tong sampah, tempat sampah, angkut sampah
wifi-router: internet rumah, pasang wifi, pasang internet, internet fiber
wig: wig, rambut palsu
wreath: karangan bunga papan, karangan bunga
x-ray: rontgen, x-ray, radiologi, ct scan
zip: ganti resleting, resleting, ganti zip
zip-line tree: flying fox, outbound, taman petualangan
`,
  tl: `
aquarium tropical-fish: aquarium, mga aquarium
baby-bodysuit: damit pambata, damit ng baby, baby clothes, pambatang damit
bangles: pulseras, bracelet
clothes-hanger coat: dry cleaning, ukay-ukay, ukay ukay, ukay
coffee-beans coffee: butil ng kape, kapeng barako, barako
cot: kuna, duyan ng baby
embroidery-hoop thread: burda, pagbuburda, burdado
empanada: empanada, empanadas
first-aid-kit: first aid, paunang lunas, pangunang lunas
food-truck takeaway-box: food truck, food cart
garland: sampaguita, kwintas na bulaklak
ham: hamon, jamon
hamper gift: christmas basket, noche buena package, gift basket
ice-lolly: ice candy, ice drop
loom yarn: paghahabi, habi, hablon, inabel
necklace: kuwintas, kwintas
roast-chicken: lechon manok, litson manok, inihaw na manok
rubber-stamp document: notaryo, notary public
sack wheat: sako ng bigas, patuka, patuka sa manok
skewers barbecue: isaw, barbecue stick
suit necktie: amerikana
tipper-truck: graba at buhangin, buhangin, dump truck
water-pump droplet: deep well, bomba ng tubig, water pump
water-tank droplet: tangke ng tubig, water tank
wedding-cake: cake sa kasal, wedding cake
wedding-dress ring: damit pangkasal, wedding gown, trahe de boda, gown rental
wig: peluka
x-ray: x-ray
`,
};
