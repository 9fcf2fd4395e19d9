/** Vietnamese words for the home, clothes and the body. Notation: word-list.ts. */
export const vietnameseHomeAndWear = `
air-conditioner: máy lạnh, điều hòa, sửa máy lạnh, vệ sinh máy lạnh, sửa điều hòa
air-fryer: nồi chiên không dầu
awning: mái hiên, mái che, bạt che
basket: giỏ đựng đồ giặt
basket carrot: rau sạch, rau củ, rau hữu cơ, nông sản
basket leaves: mây tre, đan tre, mây tre đan, đan lát, tre đan
basket tree: măng cụt, chôm chôm
bathtub: bom tắm, muối tắm
bathtub shower: phòng tắm, thiết bị vệ sinh
battery: sạc nhanh, cáp sạc
bed bellhop-bell: khách sạn, nhà nghỉ, homestay, resort, giường, phòng nghỉ
bed key: phòng trọ, cho thuê phòng trọ
bed key: ở ghép, ký túc xá, phòng cho thuê, tìm người ở ghép, sleepbox
bedding: chăn ga gối, chăn ga gối đệm, chăn ga, ga trải giường, drap giường, bộ chăn ga, vỏ gối, ruột gối, chăn lông vũ
bedding: chăn bông
blanket: chăn điện, chăn lông
blender: máy xay sinh tố, máy ép trái cây, máy ép chậm, máy xay
blinds: rèm cuốn, rèm sáo, mành sáo, rèm lá dọc, mành rèm
boiler radiator: bình nóng lạnh, máy nước nóng, nồi hơi
bookshelf: kệ treo tường
bookshelf books: kệ sách, giá sách, tủ sách
bow-and-arrow target: bắn cung
broom bucket: lao công, tuyển lao công, vệ sinh sau xây dựng
broom spray-bottle: chổi, dọn nhà, vệ sinh công nghiệp, giúp việc, vệ sinh, dọn dẹp, tạp vụ
bucket: cây lau nhà
bust: điêu khắc
candle: hương trầm, đồ cúng, mâm cúng, đồ thờ, mai táng, tang lễ, nến, nến thơm
chair: bàn ghế, ghế nhựa, ghế quầy bar, ghế đẩu, ghế nằm, ghế xếp, ghế ăn dặm
chandelier: đèn chùm, đèn trang trí
chimney fire: vệ sinh ống khói, ống khói
cooker-hood: máy hút mùi, vệ sinh máy hút mùi
cooking-pot: nồi cơm điện, nồi áp suất, bộ nồi, nồi inox
cot: nôi em bé, cũi em bé, giường cũi, nôi
curtains window: rèm cửa, rèm, màn cửa
cushion: gối tựa, gối sofa, đệm ngồi, gối cao su
desk office-chair: bàn làm việc, bàn văn phòng, nội thất văn phòng, bàn học
dining-table: khăn trải bàn, bàn trà
door hammer: cửa gỗ
drainpipe droplet: thông cống, thông tắc cống, thông tắc, nghẹt cống, thông cống nghẹt, thông tắc bồn cầu
dummy: ti giả, núm vú giả
electric-fan: quạt điện, quạt trần, quạt cây, quạt bàn, quạt hơi nước, quạt mini
fence hammer: hàng rào
fire-extinguisher: bình chữa cháy, phòng cháy chữa cháy, pccc
fireplace fire: lò sưởi
first-aid-kit: sơ cứu, sơ cấp cứu, khóa sơ cấp cứu, túi sơ cứu
fitted-kitchen: tủ bếp, tủ bếp gỗ, nội thất bếp, tủ bếp inox
fitted-kitchen: bếp từ, tủ bếp nhôm kính
floorboards: sàn gỗ, sàn gỗ công nghiệp, lát sàn gỗ, sàn nhựa, ván sàn
fridge: tủ lạnh, sửa tủ lạnh, đồ gia dụng, điện lạnh, điện gia dụng
garage-door: cửa cuốn
garden-hose: ống nước tưới cây, vòi tưới cây
gas-cylinder fire: bình gas, đổi gas, gas tận nhà, giao gas, gọi gas, bình ga, gas bình
gate fence: cổng sắt, cửa cổng, cổng tự động
gear wrench: cơ khí chính xác, gia công cnc, tiện phay, phay cnc, khuôn mẫu, khuôn ép nhựa, ép nhựa, vòng bi, đúc đồng
gear wrench: làm khuôn, bạc đạn
hammer-and-wrench gear: sửa chữa nhà
headstone: đá mộ, bia mộ, mộ đá, lăng mộ
house-insulation: chống nóng mái tôn, cách nhiệt mái tôn, chống nóng, xốp cách nhiệt, cách nhiệt nhà xưởng
incense: nhang, nhang sạch, trầm hương, nhang trầm, hương thơm thờ cúng, nụ trầm
insured-home shield: bảo hiểm nhà, bảo hiểm cháy nổ, bảo hiểm nhà tư nhân, bảo hiểm nhà ở
iron: cầu là
iron t-shirt: ủi đồ, là quần áo, bàn ủi
kettle: ấm siêu tốc, ấm đun nước, bình đun siêu tốc, bình siêu tốc
key padlock: sửa khóa, thợ khóa, mở khóa, chìa khóa, ổ khóa, khóa vân tay
light-bulb: đèn, đèn led, dây đèn trang trí
light-bulb plug: cúp điện, cắt điện
lock-and-key padlock: khóa cửa, khóa thông minh, thay khóa, an ninh mạng
lock-and-key puzzle: escape room
lotion: da liễu, kem dưỡng, sữa dưỡng thể, dầu gội khô, dầu xả
mattress bed: nệm, nệm cao su, bán đệm, đệm cao su, đệm lò xo
mirror: gương, gương soi
mortar: cối xay tiêu
mortar herb: thuốc bắc, thuốc nam, đông y, tiệm thuốc bắc, nhà thuốc đông y
mouse-trap: diệt chuột
office-chair desk: ghế văn phòng, ghế xoay, ghế gaming
oven: lò vi sóng
oven frying-pan: bếp gas, lò nướng
paint-roller bucket: sơn nhà, thợ sơn, sơn nước
paper-lantern: đèn lồng
paving trowel: gạch lát sân, lát sân, đá lát sân, gạch tự chèn, gạch vỉa hè, gạch terrazzo, lát gạch sân
paving trowel: đá lát sân vườn
pergola house-with-garden: giàn hoa, chòi vườn
pet-bed: đệm cho chó, ổ đệm cho chó mèo, giường cho chó
piggy-bank coin: gửi tiết kiệm, tiết kiệm ngân hàng, sổ tiết kiệm
plug lightning: thợ điện, sửa điện, điện dân dụng
plunger toilet: nghẹt bồn cầu, tắc bồn cầu, thông nghẹt
razor: máy cạo râu
recycling: ve chai, đồng nát, phế liệu, thu mua phế liệu, tái chế
robot-vacuum: robot hút bụi, robot lau nhà, robot hút bụi lau nhà
roof droplet: thợ chống dột, sửa mái
roof house: mái tôn dột, chống dột, mái dột, nhà dột, dột mái, lợp tôn, mái nhà, mái tôn, chống thấm, lợp mái
rug: chiếu cói, thảm, giặt thảm
sack: vật tư nông nghiệp
sack spade: phân hữu cơ, phân trùn quế, phân bò
sack wheat: thức ăn chăn nuôi, hạt giống, xay xát
safe padlock: két sắt, két bạc, két sắt mini, két sắt gia đình, két sắt chống cháy
saw: máy cưa
saw hammer: làng mộc, thợ mộc, đồ gỗ, gỗ
security-camera: camera an ninh, lắp camera, camera giám sát
sewing-machine: xưởng may
sewing-machine thread: nhận may, may đo, thợ may, nhà may, công nhân may, máy may, học may
shield security-camera: bảo vệ ca đêm, tuyển bảo vệ, nhân viên bảo vệ
shield umbrella: bảo hiểm
shopping-cart basket: siêu thị, tạp hóa, cửa hàng tiện lợi
soap: sữa tắm
soap bubbles: xà phòng, xà bông
sofa: bàn ghế gỗ, nội thất, ghế sofa, giặt sofa, giặt ghế, sofa, ghế, đồ nội thất, thiết kế nội thất, trang trí nhà
sofa armchair: đồ gỗ nội thất, bọc ghế sofa, ghế massage, nội thất cũ, thi công nội thất
sofa armchair: nội thất gỗ
sofa delivery-van: thu mua đồ cũ, mua đồ cũ
solar-panel sun: điện mặt trời, pin mặt trời, năng lượng mặt trời
sponge: miếng rửa bát
squeegee window: lau kính, vệ sinh kính, lau kính nhà cao tầng
staircase: cầu thang, cầu thang kính, lan can
tap droplet: cúp nước, cắt nước
tap wrench: sửa ống nước, thợ sửa ống nước, thợ nước, điện nước, sửa điện nước
tiles bricks: gạch ốp lát, gạch men, lát gạch, đá hoa cương
tiles trowel: ốp lát
toaster: máy nướng bánh mì
toilet: bồn cầu
toilet plunger: thông bồn cầu
toolbox: bộ tua vít
toolbox hammer: thợ sửa chữa, dụng cụ, kim khí, vật liệu xây dựng, đồ nghề
toothbrush: kem đánh răng, bàn chải điện, bàn chải đánh răng
towel soap: khăn tắm, khăn bông
vacuum-cleaner: máy hút bụi
vase: bình hoa, lọ hoa
vase fire: thổi thủy tinh
video-intercom door: chuông cửa có hình, chuông cửa màn hình, chuông cửa, chuông hình, chuông cửa camera
wallpaper paint-roller: giấy dán tường, thi công giấy dán tường, tranh dán tường
wardrobe: tủ quần áo, tủ áo, tủ ngăn kéo, tủ giày
washing-machine: giặt ủi, giặt là, máy giặt, giặt sấy, sửa máy giặt, nước giặt, bột giặt, nước rửa chén
wastebasket recycling: dọn rác bãi biển, nhặt rác, dọn rác
water-bottle: bình nước, bình giữ nhiệt, bình nước giữ nhiệt, bình nước thể thao
water-pump droplet: khoan giếng, máy bơm, máy bơm nước, giếng khoan, sửa máy bơm
water-tank droplet: bồn nước, bể nước, vệ sinh bể nước, bồn nước inox, thau rửa bể nước
wheelie-bin: thùng rác, thu gom rác, túi rác
wifi-router: cáp quang, lắp mạng, internet cáp quang, lắp wifi, lắp mạng internet
window: cửa lưới, cửa nhôm kính, cửa kính, cửa sổ, cửa nhôm, nhôm kính, cửa nhựa, kính nhôm, cắt kính, kính cường lực
window hammer: thợ kính
window palette: kính màu nghệ thuật
wrench car: sửa xe, gara ô tô, sửa ô tô, gara, sửa xe ô tô, phụ tùng, cứu hộ
ao-dai: áo dài, áo dài cưới, áo dài tết, may áo dài, áo dài cách tân, thuê áo dài, cho thuê áo dài
apron: tạp dề
baby-bodysuit: quần áo trẻ em, đồ sơ sinh, quần áo trẻ sơ sinh, quần áo bé, đồ em bé, bộ body cho bé
backpack pencil: balo, ba lô, balo học sinh, cặp sách
ballet-shoes: ba lê, múa ba lê
bangles: lắc tay
bathrobe: áo choàng tắm
beanie: mũ len, nón len
belt: thắt lưng, thắt lưng da, dây nịt
bike-helmet: mũ bảo hiểm xe đạp
bone x-ray: khớp gối, thay khớp gối, thay khớp, thay khớp háng, đau khớp, gãy xương, loãng xương, thoái hóa khớp
bone x-ray: đau vai gáy, chấn thương chỉnh hình, bó bột, đo loãng xương, viêm khớp
boot: ủng cao su
bra: nội y, áo ngực, áo lót nữ, đồ lót
braces toothbrush: niềng răng, chỉnh nha, niềng răng mắc cài, mắc cài
braid hair-comb: tết tóc, tóc tết, dreadlock, bện tóc
brain speech-bubble: tâm lý, tư vấn tâm lý, trị liệu tâm lý
brain speech-bubble: tâm lý trị liệu, trầm cảm, tự kỷ, trẻ chậm nói, tăng động, sức khỏe tâm thần
clothes-hanger: giá phơi đồ, móc áo, cây treo quần áo
clothes-hanger coat: giặt khô, giặt hấp, giặt khô là hơi, đồ si, quần áo cũ
coat: áo khoác, áo mưa, áo phao
coat scarf: áo ấm, quần áo ấm, quyên góp áo ấm, áo khoác ấm
contact-lens: kính áp tròng, lens mắt
dental-implant toothbrush: implant
dental-implant toothbrush: trồng răng implant, cấy ghép implant, cấy ghép răng, trồng răng, cấy implant, răng implant
diamond ring: dây chuyền bạc, vòng tay, mặt dây chuyền, trang sức, tiệm vàng, kim cương, vàng bạc, vàng bạc đá quý
diamond ring: đá quý, mua vàng, vàng 24k, nhẫn vàng, bán vàng
dress: đầm dạ hội, váy công sở
dress handbag: thời trang, váy đầm, quần áo, váy, đầm, thời trang nữ, hanbok
dress-shoe hammer: thợ đóng giày, sửa giày, đánh giày, giày da
ear: khám tai mũi họng, viêm xoang, viêm mũi, ù tai, lấy ráy tai
ear stethoscope: tai mũi họng, phòng khám tai mũi họng
earrings diamond: bông tai, khuyên tai, hoa tai
eye: cắt mí, cắt mí mắt, nhấn mí, bấm mí, mí mắt, lấy mỡ mí, mắt hai mí
eye glasses: lasik, mổ mắt, mổ cận, mổ cận thị, phẫu thuật mắt, đục thủy tinh thể, đo mắt, đo mắt cắt kính, cận thị
eye glasses: phẫu thuật cận thị, phakic, tăng nhãn áp, phòng khám mắt, đo thị lực, kính thuốc
eyelashes eye: nối mi, phun mày, lông mày, uốn mi
eyelashes eye: phun xăm chân mày, phun xăm thẩm mỹ, chân mày, điêu khắc chân mày, xăm mày, phun mí
foot: chăm sóc bàn chân, gót chân, chăm sóc chân
glasses eye: mắt kính, kính mắt, kính cận, khám mắt, bệnh viện mắt
graduation-cap book: học bổng, học bổng toàn phần, xin học bổng
graduation-cap books: ~ đại học, tuyển sinh, du học
hair-comb: nối tóc, lược gỗ
hair-comb haircut: thắt bím
hair-dryer hair-comb: sấy tóc, duỗi tóc, gội sấy, phục hồi keratin, máy sấy tóc
handbag: túi xách, túi, đồ da, túi hàng hiệu
headscarf: khăn hijab
hearing-aid: máy trợ thính, đo thính lực
heart handshake: quyên góp, từ thiện, thiện nguyện, tình nguyện
high-heel: giày cao gót
hiking-boot: leo núi, trekking, hiking
hoodie t-shirt: áo hoodie, hoodie
jeans t-shirt: quần jean, quần bò
jumper scarf: áo len
kimono dress: kimono
laser-hair-removal lotion: triệt lông nách
laser-hair-removal lotion: triệt lông, triệt lông vĩnh viễn, triệt lông diode laser, triệt lông công nghệ cao
laser-hair-removal lotion: triệt lông toàn thân
lip-balm: son dưỡng, son dưỡng môi, dưỡng môi
lips lipstick: phun môi, xăm môi, phun môi collagen, phun xăm môi
lips syringe: tiêm môi, filler môi, tiêm filler môi, bơm môi
lipstick: son môi
lipstick nail-polish: mỹ phẩm, trang điểm, thẩm mỹ viện, make up, spa làm đẹp, phun xăm
lungs stethoscope: hô hấp, phòng khám hô hấp
makeup-palette: phấn mắt, bảng phấn mắt, cọ trang điểm, bộ cọ trang điểm, bộ trang điểm
nail-polish: tiệm nail, làm móng, nail, móng, sơn gel
nappy baby: tã, bỉm, tã vải, bỉm tã, tã bỉm
necklace: vòng cổ, dây chuyền, trang sức bạc, trang sức ngọc trai, trang sức thủ công
necktie: vest, âu phục
perfume: nước hoa, tinh dầu, lăn khử mùi
prayer-beads: vòng trầm hương, tràng hạt
prosthetic-leg: chân giả, tay giả
pyjamas: đồ ngủ, đồ bộ mặc nhà, pyjama, váy ngủ, pijama
ring bouquet: đám cưới, nhẫn cưới, tiệc cưới, cưới hỏi, cưới, nhà hàng tiệc cưới
sandal: dép sandal, sandal, dép
sari: sari
scarf gloves: khăn choàng, khăn
serum-bottle: dầu dưỡng râu
serum-bottle lotion: serum, chăm sóc da, dưỡng da, spa da, trị mụn, kem chống nắng
serum-bottle lotion: nặn mụn, trị nám, nám tàn nhang, tàn nhang, sẹo rỗ, trẻ hóa da, nâng cơ, căng chỉ, lăn kim, peel da
serum-bottle lotion: trắng da, tắm trắng, mặt nạ dưỡng da, mesotherapy, se khít lỗ chân lông, cấy meso, điện di
serum-bottle lotion: xóa nhăn, trị sẹo
shopping-bags price-tag: trung tâm mua sắm
shopping-bags price-tag: ~ khuyến mãi, giảm giá
skirt: chân váy
slippers: dép đi trong nhà, dép bông
smartwatch: đồng hồ thông minh, smartwatch, apple watch
sneaker: giày, giày thể thao, giày dép, giày sneaker
socks: vớ
spine: vật lý trị liệu, đau lưng, cột sống, xương khớp
spine massage: thoát vị đĩa đệm, đĩa đệm, đau thần kinh tọa, nắn chỉnh cột sống, trị liệu cột sống, phục hồi chức năng
spine massage: cong vẹo cột sống
suit necktie: vest nam, may vest, vest cưới, áo vest, thuê vest, com lê
suit necktie: comple, veston, may com lê
sun-hat: nón, nón lá, mũ
sunglasses sun: kính râm, kính mát
swimsuit goggles: đồ bơi
t-shirt backpack: đồng phục học sinh
t-shirt clothes-hanger: in lụa
t-shirt jeans: in áo, đồng phục, áo lớp, áo sơ mi, áo thun, áo phông, quần áo nam
t-shirt socks: thời trang trẻ em
tattoo-machine: xăm, xăm hình, hình xăm
tooth: nha khoa, nha sĩ, răng, răng sứ, bọc răng sứ
tooth toothbrush: tẩy trắng răng, cạo vôi răng
tooth toothbrush: nhổ răng, răng khôn, lấy cao răng, trám răng, chữa tủy, răng giả, hàm tháo lắp, sâu răng
tooth toothbrush: khám răng, dán sứ, viêm nướu
vape: thuốc lá điện tử
wallet: ví da
wax-pot lotion: waxing lông
wax-pot lotion: wax lông, waxing, tẩy lông, wax lông vùng kín, wax lông toàn thân
wedding-dress ring: váy cưới, áo cưới, studio áo cưới
wig: tóc giả, bộ tóc giả
x-ray: x-quang, chụp x-quang, chẩn đoán hình ảnh, chụp mri, siêu âm x-quang
x-ray: chụp x quang, chụp ct, siêu âm, nhũ ảnh, cộng hưởng từ
zip: thay dây kéo, thay khóa kéo, sửa khóa kéo
`;
