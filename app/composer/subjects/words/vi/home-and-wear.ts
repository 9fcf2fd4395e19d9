/** Vietnamese words for the home, clothes and the body. Notation: word-list.ts. */
export const vietnameseHomeAndWear = `
advent-calendar: lịch mùa vọng, lịch advent
air-conditioner: máy lạnh, điều hòa, sửa máy lạnh, vệ sinh máy lạnh, sửa điều hòa
air-fryer: nồi chiên không dầu
angle-grinder: máy mài góc, máy mài cầm tay, máy cắt cầm tay
awning: mái hiên, mái che, bạt che
bar-stool: ghế bar, ghế quầy bar, ghế đôn bar
basket: giỏ đựng đồ giặt
basket carrot: rau sạch, rau củ, rau hữu cơ, nông sản
basket leaves: mây tre, đan tre, mây tre đan, đan lát, tre đan
basket tree: măng cụt, chôm chôm
bath-bomb: bom tắm, viên sủi bồn tắm
bathtub: muối tắm
bathtub shower: phòng tắm, thiết bị vệ sinh
battery: sạc nhanh, cáp sạc
bed bellhop-bell: khách sạn, nhà nghỉ, homestay, resort, giường, phòng nghỉ
bed key: phòng trọ, cho thuê phòng trọ, ở ghép, ký túc xá, phòng cho thuê, tìm người ở ghép, sleepbox
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
carport: mái che ô tô, nhà để xe ô tô mái che, mái che xe hơi, mái che xe ô tô
ceiling-fan: quạt trần, lắp quạt trần, quạt trần đèn, quạt trần gỗ
chair: bàn ghế, ghế nhựa, ghế đẩu, ghế nằm, ghế xếp
chandelier: đèn chùm, đèn trang trí
chest-of-drawers: tủ ngăn kéo, tủ nhiều ngăn kéo, tủ gỗ ngăn kéo
chimney fire: vệ sinh ống khói, ống khói
chopping-board: thớt, thớt gỗ
clothes-airer: giàn phơi, giàn phơi đồ, giàn phơi quần áo, giá phơi quần áo, cây phơi đồ, giàn phơi thông minh
conservatory: phòng kính
cooker-hood: máy hút mùi, vệ sinh máy hút mùi
cooking-pot: nồi áp suất, bộ nồi, nồi inox
cot: nôi em bé, cũi em bé, giường cũi, nôi
crate: két gỗ
crystals: thạch anh tím, thạch anh hồng, cụm thạch anh
curtains window: rèm cửa, rèm, màn cửa
cushion: gối tựa, gối sofa, đệm ngồi, gối cao su
desk office-chair: bàn làm việc, bàn văn phòng, nội thất văn phòng, bàn học
dining-table: khăn trải bàn
dishwasher: máy rửa bát, máy rửa chén, sửa máy rửa bát, sửa máy rửa chén, máy rửa bát âm tủ
door hammer: cửa gỗ
drainpipe droplet: thông cống, thông tắc cống, thông tắc, nghẹt cống, thông cống nghẹt, thông tắc bồn cầu
dummy: ti giả, núm vú giả
electric-fan: quạt điện, quạt cây, quạt bàn, quạt hơi nước, quạt mini
fence hammer: hàng rào
fire-extinguisher: bình chữa cháy, phòng cháy chữa cháy, pccc
fireplace fire: lò sưởi
first-aid-kit: sơ cứu, sơ cấp cứu, khóa sơ cấp cứu, túi sơ cứu
fitted-kitchen: tủ bếp, tủ bếp gỗ, nội thất bếp, tủ bếp inox, bếp từ, tủ bếp nhôm kính
floorboards: sàn gỗ, sàn gỗ công nghiệp, lát sàn gỗ, sàn nhựa, ván sàn
fridge: tủ lạnh, sửa tủ lạnh, đồ gia dụng, điện lạnh, điện gia dụng
garage-door: cửa cuốn
garden-hose: ống nước tưới cây, vòi tưới cây
garden-room: văn phòng sân vườn, văn phòng trong vườn, phòng làm việc sân vườn
gas-cylinder fire: bình gas, đổi gas, gas tận nhà, giao gas, gọi gas, bình ga, gas bình
gate fence: cổng sắt, cửa cổng, cổng tự động
gear wrench: cơ khí chính xác, gia công cnc, tiện phay, phay cnc, khuôn mẫu, khuôn ép nhựa, ép nhựa, vòng bi, đúc đồng
gear wrench: làm khuôn, bạc đạn
hair-straightener: máy duỗi tóc, máy ép tóc, máy là tóc
hammer-and-wrench gear: sửa chữa nhà
headstone: đá mộ, bia mộ, mộ đá, lăng mộ
high-chair: ghế ăn dặm, ghế ăn cho bé, ghế ăn dặm cho bé
house-insulation: chống nóng mái tôn, cách nhiệt mái tôn, chống nóng, xốp cách nhiệt, cách nhiệt nhà xưởng
incense: nhang, nhang sạch, trầm hương, nhang trầm, hương thơm thờ cúng, nụ trầm
insured-home shield: bảo hiểm nhà, bảo hiểm cháy nổ, bảo hiểm nhà tư nhân, bảo hiểm nhà ở
iron: cầu là
iron t-shirt: là quần áo, bàn ủi
kettle: ấm siêu tốc, ấm đun nước, bình đun siêu tốc, bình siêu tốc
key padlock: sửa khóa, thợ khóa, mở khóa, chìa khóa, ổ khóa, khóa vân tay
light-bulb: đèn, đèn led
light-bulb plug: cúp điện, cắt điện
lock-and-key padlock: khóa cửa, khóa thông minh, thay khóa, an ninh mạng
lock-and-key puzzle: escape room
lotion: da liễu, kem dưỡng, sữa dưỡng thể, dầu gội khô, dầu xả
lunch-box: hộp cơm trưa, hộp đựng cơm
mattress bed: nệm, nệm cao su, bán đệm, đệm cao su, đệm lò xo
microwave: lò vi sóng, sửa lò vi sóng, lò viba
mirror: gương, gương soi
moka-pot: ấm moka, bình moka, moka pot
mortar: cối xay tiêu
mortar herb: thuốc bắc, thuốc nam, đông y, tiệm thuốc bắc, nhà thuốc đông y
mouse-trap: diệt chuột
neon-sign: đèn neon sign, bảng hiệu neon, biển hiệu neon, đèn led neon sign, neon sign
office-chair desk: ghế văn phòng, ghế xoay, ghế gaming
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
reed-diffuser: tinh dầu que, que khuếch tán tinh dầu, tinh dầu khuếch tán que, que tỏa hương, lọ khuếch tán tinh dầu
ride-on-mower: máy cắt cỏ ngồi lái, xe cắt cỏ ngồi lái
robot-mower: robot cắt cỏ, máy cắt cỏ robot, robot cắt cỏ tự động
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
shutters: cửa chớp, cửa sổ chớp, cửa chớp gỗ, cửa sổ lá sách, cửa lá sách
snow-blower: máy thổi tuyết
soap: sữa tắm
soap bubbles: xà phòng, xà bông
sofa: bàn ghế gỗ, nội thất, ghế sofa, giặt sofa, giặt ghế, sofa, ghế, đồ nội thất, thiết kế nội thất, trang trí nhà
sofa armchair: đồ gỗ nội thất, bọc ghế sofa, ghế massage, nội thất cũ, thi công nội thất, nội thất gỗ
sofa delivery-van: thu mua đồ cũ, mua đồ cũ
solar-panel sun: điện mặt trời, pin mặt trời, năng lượng mặt trời
sponge: miếng rửa bát
squeegee window: lau kính, vệ sinh kính, lau kính nhà cao tầng
staircase: cầu thang, cầu thang kính, lan can
stand-mixer: máy trộn bột, máy nhồi bột, máy đánh trứng để bàn
strimmer: máy cắt cỏ cầm tay, máy cắt cỏ đeo vai
string-lights: đèn dây trang trí, dây đèn trang trí, đèn dây, dây đèn, dây đèn led, đèn chớp trang trí, dây đèn edison
table-lamp: đèn bàn trang trí, đèn ngủ để bàn, đèn ngủ đầu giường, chao đèn
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
tv-aerial: ăng ten tivi, anten tivi, ăng-ten truyền hình, lắp ăng ten tivi
vacuum-cleaner: máy hút bụi
vase: bình hoa, lọ hoa
vase fire: thổi thủy tinh
video-intercom door: chuông cửa có hình, chuông cửa màn hình, chuông cửa, chuông hình, chuông cửa camera
wallpaper paint-roller: giấy dán tường, thi công giấy dán tường, tranh dán tường
wardrobe: tủ quần áo, tủ áo, tủ giày
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
baby-carrier: địu em bé, địu trẻ em, địu cho bé
backpack pencil: balo, ba lô, balo học sinh, cặp sách
balcony: ban công, lan can ban công, thiết kế ban công
ballet-shoes: ba lê, múa ba lê
bangles: lắc tay
bathrobe: áo choàng tắm
bean-bag: ghế lười, ghế hạt xốp, ghế lười hạt xốp
beanie: mũ len, nón len
belt: thắt lưng, thắt lưng da, dây nịt
bike-helmet: mũ bảo hiểm xe đạp
bone x-ray: khớp gối, thay khớp gối, thay khớp, thay khớp háng, đau khớp, gãy xương, loãng xương, thoái hóa khớp
bone x-ray: đau vai gáy, chấn thương chỉnh hình, bó bột, đo loãng xương, viêm khớp
bow-tie: nơ cổ, nơ đeo cổ, cà vạt nơ
bra: nội y, áo ngực, áo lót nữ, đồ lót
braces toothbrush: niềng răng, chỉnh nha, niềng răng mắc cài, mắc cài
braid hair-comb: tết tóc, tóc tết, dreadlock, bện tóc
brain speech-bubble: tâm lý, tư vấn tâm lý, trị liệu tâm lý, tâm lý trị liệu, trầm cảm, tự kỷ, trẻ chậm nói, tăng động
brain speech-bubble: sức khỏe tâm thần
brooch: trâm cài áo, ghim cài áo, cài áo vintage
bunk-bed: giường tầng, giường tầng trẻ em, giường hai tầng
clogs: guốc gỗ, guốc mộc, giày gỗ
clothes-hanger: giá phơi đồ, móc áo
clothes-hanger coat: giặt khô, giặt hấp, giặt khô là hơi, đồ si, quần áo cũ
coal: than đá, than antraxit, than cục
coat: áo khoác, áo mưa
coat scarf: áo ấm, quần áo ấm, quyên góp áo ấm, áo khoác ấm
coat-stand: cây treo quần áo, cây treo áo khoác, giá treo áo khoác
coffee-table: bàn trà, bàn cà phê, bàn sofa
colour-swatches: phân tích màu sắc cá nhân, tư vấn màu sắc, bảng màu sơn, pha màu sơn, quạt màu sơn
contact-lens: kính áp tròng, lens mắt
corset: áo corset, corset, áo nịt ngực, áo nịt eo
cuckoo-clock: đồng hồ cúc cu, đồng hồ chim cúc cu, đồng hồ cuckoo
deckchair: ghế vải bãi biển, ghế xếp bãi biển, ghế bãi biển
dental-implant toothbrush: implant, trồng răng implant, cấy ghép implant, cấy ghép răng, trồng răng, cấy implant
dental-implant toothbrush: răng implant
diamond ring: dây chuyền bạc, vòng tay, mặt dây chuyền, trang sức, tiệm vàng, kim cương, vàng bạc, vàng bạc đá quý
diamond ring: đá quý, mua vàng, vàng 24k, nhẫn vàng, bán vàng
dirndl: váy dirndl, váy Bavaria, đầm dirndl
dress: đầm dạ hội, váy công sở
dress handbag: thời trang, váy đầm, quần áo, váy, đầm, thời trang nữ, hanbok
dress-shoe hammer: thợ đóng giày, sửa giày, đánh giày, giày da
dungarees: quần yếm, quần yếm jean, yếm jean
ear: khám tai mũi họng, viêm xoang, viêm mũi, ù tai, lấy ráy tai
ear stethoscope: tai mũi họng, phòng khám tai mũi họng
earrings diamond: bông tai, khuyên tai, hoa tai
eye: cắt mí, cắt mí mắt, nhấn mí, bấm mí, mí mắt, lấy mỡ mí, mắt hai mí
eye glasses: lasik, mổ mắt, mổ cận, mổ cận thị, phẫu thuật mắt, đục thủy tinh thể, đo mắt, đo mắt cắt kính, cận thị
eye glasses: phẫu thuật cận thị, phakic, tăng nhãn áp, phòng khám mắt, đo thị lực, kính thuốc
eyebrow: lông mày, chân mày, phun mày, điêu khắc chân mày, phun xăm chân mày, điêu khắc lông mày, tỉa lông mày
eyebrow: phun chân mày, microblading
eyelashes eye: nối mi, uốn mi, phun xăm thẩm mỹ, xăm mày, phun mí
fascinator: mũ fascinator, mũ lưới cài tóc, mũ cài lông vũ
foot: chăm sóc bàn chân, gót chân, chăm sóc chân
football-boot: giày đá bóng, giày bóng đá, giày đá banh
footstool: ghế gác chân, đôn gác chân, ghế để chân
fuse-box: tủ điện, hộp cầu chì, tủ cầu dao, tủ aptomat
garden-gnome: chú lùn sân vườn, tượng chú lùn, chú lùn làm vườn
glasses eye: mắt kính, kính mắt, kính cận, khám mắt, bệnh viện mắt
graduation-cap book: học bổng, học bổng toàn phần, xin học bổng
graduation-cap books: ~ đại học, tuyển sinh, du học
hair-clipper: tông đơ, tông đơ cắt tóc, máy cắt tóc, máy hớt tóc
hair-comb: lược gỗ
hair-comb haircut: thắt bím
hair-dryer hair-comb: sấy tóc, duỗi tóc, gội sấy, phục hồi keratin, máy sấy tóc
hair-extensions: nối tóc, tóc nối, nối tóc thật, dịch vụ nối tóc
handbag: túi xách, túi, đồ da, túi hàng hiệu
hanfu: hán phục, hanfu, thuê hán phục
headscarf: khăn hijab
hearing-aid: máy trợ thính, đo thính lực
heart handshake: quyên góp, từ thiện, thiện nguyện, tình nguyện
high-heel: giày cao gót
high-table: bàn cocktail, bàn bar cao, bàn tiệc đứng, cho thuê bàn cocktail
hiking-boot: leo núi, trekking, hiking
hina-dolls: búp bê hina, hinamatsuri
holdall: túi thể thao, túi tập gym, túi trống thể thao
hoodie t-shirt: áo hoodie, hoodie
hot-water-bottle: túi chườm nước nóng, túi chườm nóng, túi nước nóng
ironing-board: dịch vụ ủi đồ, ủi đồ, ván ủi, bàn để ủi
jeans t-shirt: quần jean, quần bò
jumper scarf: áo len
jumpsuit: jumpsuit, jumpsuit nữ
kimono dress: kimono
kitchen-sink: bồn rửa chén, bồn rửa bát, chậu rửa bát, chậu rửa chén, lavabo, chậu rửa mặt
laser-hair-removal lotion: triệt lông nách, triệt lông, triệt lông vĩnh viễn, triệt lông diode laser
laser-hair-removal lotion: triệt lông công nghệ cao, triệt lông toàn thân
leaf-blower: máy thổi lá, máy thổi lá cây
leggings: quần legging, legging, quần leggings
lehenga: lehenga
life-jacket: áo phao, áo phao cứu sinh, áo cứu sinh
lip-balm: son dưỡng, son dưỡng môi, dưỡng môi
lips lipstick: phun môi, xăm môi, phun môi collagen, phun xăm môi
lips syringe: tiêm môi, filler môi, tiêm filler môi, bơm môi
lipstick: son môi
lipstick nail-polish: mỹ phẩm, trang điểm, thẩm mỹ viện, make up, spa làm đẹp, phun xăm
lungs stethoscope: hô hấp, phòng khám hô hấp
makeup-palette: phấn mắt, bảng phấn mắt, cọ trang điểm, bộ cọ trang điểm, bộ trang điểm
meat-slicer: máy thái thịt, máy cắt thịt lát, máy thái giò chả, máy thái thịt nguội
nail-polish: tiệm nail, làm móng, nail, móng, sơn gel
nappy baby: tã, bỉm, tã vải, bỉm tã, tã bỉm
necklace: vòng cổ, dây chuyền, trang sức bạc, trang sức ngọc trai, trang sức thủ công
necktie: vest, âu phục
noren: rèm noren, rèm cửa Nhật noren
perfume: nước hoa, tinh dầu, lăn khử mùi
picnic-table: bàn picnic, bàn dã ngoại, bàn ghế picnic
pizza-oven: lò nướng pizza, lò pizza, lò nướng pizza ngoài trời
poncho: áo poncho, áo choàng poncho, khăn choàng poncho, poncho len
prayer-beads: vòng trầm hương, tràng hạt
prosthetic-leg: chân giả, tay giả
pyjamas: đồ ngủ, đồ bộ mặc nhà, pyjama, váy ngủ, pijama
qipao: sườn xám, xường xám, may sườn xám
rice-cooker: nồi cơm điện, nồi cơm
ring bouquet: đám cưới, nhẫn cưới, tiệc cưới, cưới hỏi, cưới, nhà hàng tiệc cưới
rocking-chair: ghế bập bênh, ghế bập bênh gỗ, ghế đu đưa bập bênh
rolling-pin: cây cán bột, trục cán bột, cây lăn bột
samurai-helmet: mũ samurai, mũ giáp samurai, giáp samurai
sandal: dép sandal, sandal, dép
sari: sari
scarf gloves: khăn choàng, khăn
scratching-post: trụ cào móng, cây cào móng cho mèo, nhà cây cho mèo, cat tree
serum-bottle: dầu dưỡng râu
serum-bottle lotion: serum, chăm sóc da, dưỡng da, spa da, trị mụn, kem chống nắng, nặn mụn, trị nám, nám tàn nhang
serum-bottle lotion: tàn nhang, sẹo rỗ, trẻ hóa da, nâng cơ, căng chỉ, lăn kim, peel da, trắng da, tắm trắng
serum-bottle lotion: mesotherapy, se khít lỗ chân lông, cấy meso, điện di, xóa nhăn, trị sẹo
sheet-mask: mặt nạ giấy, mặt nạ dưỡng da, đắp mặt nạ
sherwani: sherwani
shirt: áo sơ mi, sơ mi nam
shoji: cửa shoji, cửa lùa Nhật, vách shoji, cửa giấy Nhật
shopping-bags price-tag: trung tâm mua sắm
shopping-bags price-tag: ~ khuyến mãi, giảm giá
skirt: chân váy
sleep-sack: túi ngủ cho bé, túi ngủ em bé, túi ngủ trẻ em
slippers: dép đi trong nhà, dép bông
smartwatch: đồng hồ thông minh, smartwatch, apple watch
smoke-alarm: máy báo khói, đầu báo khói, báo động khói, thiết bị báo khói, máy báo khí co
sneaker: giày, giày thể thao, giày dép, giày sneaker
socks: vớ
spine: vật lý trị liệu, đau lưng, cột sống, xương khớp
spine massage: thoát vị đĩa đệm, đĩa đệm, đau thần kinh tọa, nắn chỉnh cột sống, trị liệu cột sống, phục hồi chức năng
spine massage: cong vẹo cột sống
stone-wall: tường đá, tường đá tự nhiên, xây tường đá, tường đá xếp khan
suit necktie: vest nam, may vest, vest cưới, áo vest, thuê vest, com lê, comple, veston, may com lê
sun-hat: nón, nón lá, mũ
sunglasses sun: kính râm, kính mát
swimsuit goggles: đồ bơi
t-shirt backpack: đồng phục học sinh
t-shirt clothes-hanger: in lụa
t-shirt jeans: in áo, đồng phục, áo lớp, áo thun, áo phông, quần áo nam
t-shirt socks: thời trang trẻ em
tape-measure: thước dây, thước cuộn, thước kéo
tattoo-machine: xăm, xăm hình, hình xăm
tights: quần tất, tất quần
tooth: nha khoa, nha sĩ, răng, răng sứ, bọc răng sứ
tooth toothbrush: tẩy trắng răng, cạo vôi răng, nhổ răng, răng khôn, lấy cao răng, trám răng, chữa tủy, răng giả
tooth toothbrush: hàm tháo lắp, sâu răng, khám răng, dán sứ, viêm nướu
tote-bag: túi tote, túi vải, túi vải canvas, túi vải bố
turban: khăn turban, turban
vape: thuốc lá điện tử
walking-stick: gậy chống, gậy chống cho người già
wallet: ví da
wax-pot lotion: waxing lông, wax lông, waxing, tẩy lông, wax lông vùng kín, wax lông toàn thân
wedding-dress ring: váy cưới, áo cưới, studio áo cưới
wellingtons: ủng cao su, ủng đi mưa
wetsuit surfer: bộ đồ lặn, wetsuit
wig: tóc giả, bộ tóc giả
window-net: lưới an toàn ban công, lưới ban công, lưới cửa sổ, lưới chống muỗi, cửa lưới chống muỗi, lưới an toàn cửa sổ
x-ray: x-quang, chụp x-quang, chẩn đoán hình ảnh, chụp mri, siêu âm x-quang, chụp x quang, chụp ct, nhũ ảnh
x-ray: cộng hưởng từ
zip: thay dây kéo, thay khóa kéo, sửa khóa kéo
`;
