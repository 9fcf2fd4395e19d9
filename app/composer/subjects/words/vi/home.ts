/** Vietnamese words for the home. Notation: word-list.ts. */
export const vietnameseHome = `
advent-calendar: lịch mùa vọng, lịch advent
air-conditioner: máy lạnh, điều hòa, sửa máy lạnh, vệ sinh máy lạnh, sửa điều hòa
air-conditioner fridge: thợ điện lạnh, sửa điện lạnh, điện lạnh
air-fryer: nồi chiên không dầu
angle-grinder: máy mài góc, máy mài cầm tay, máy mài, máy cắt sắt, máy cắt cầm tay
armchair: ghế massage, ghế mát xa
awning: mái hiên, mái che, bạt che
bar-stool: ghế bar, ghế quầy bar, ghế đôn bar
basket: giỏ đựng đồ giặt
basket carrot: rau sạch, rau củ, rau hữu cơ, nông sản
basket leaves: mây tre, đan tre, mây tre đan, đan lát, tre đan
bath-bomb: bom tắm, viên sủi bồn tắm
bathtub: muối tắm
bathtub shower: phòng tắm, thiết bị vệ sinh
battery: sạc nhanh, cáp sạc
bed bellhop-bell: khách sạn, nhà nghỉ, homestay, resort, giường, phòng nghỉ
bed key: phòng trọ, cho thuê phòng trọ, ở ghép, ký túc xá, phòng cho thuê, tìm người ở ghép, sleepbox
bedding: chăn ga gối, chăn ga gối đệm, chăn ga, ga trải giường, drap giường, bộ chăn ga, vỏ gối, ruột gối, chăn lông vũ
bedding: gối ngủ, gối ôm, gối nằm
blanket: chăn điện, chăn mền, chăn bông, chăn lông
blender: máy xay sinh tố, máy ép trái cây, máy ép chậm, máy xay
blinds: rèm cuốn, rèm sáo, mành sáo, rèm lá dọc, mành rèm
boiler radiator: bình nóng lạnh, máy nước nóng, nồi hơi
bookshelf: kệ treo tường, kệ siêu thị, kệ trưng bày
bookshelf books: kệ sách, giá sách, tủ sách
bookshelf sneaker: tủ giày, kệ giày
bow-and-arrow target: bắn cung
broom bucket: tuyển lao công, vệ sinh sau xây dựng
broom spray-bottle: chổi, dọn nhà, vệ sinh công nghiệp, giúp việc, vệ sinh, dọn dẹp
bucket: cây lau nhà
bust: điêu khắc, tượng gỗ, tạc tượng, tượng thạch cao
candle: hương trầm, đồ thờ, mai táng, tang lễ, nến, nến thơm
carport: mái che ô tô, nhà để xe ô tô mái che, mái che xe hơi, mái che xe ô tô
ceiling-fan: quạt trần, lắp quạt trần, quạt trần đèn, quạt trần gỗ
chair: bàn ghế, ghế nhựa, ghế đẩu, ghế nằm, ghế xếp
chair basket: ghế mây, bàn ghế mây
chandelier: đèn chùm, đèn trang trí
chest-of-drawers: tủ ngăn kéo, tủ nhiều ngăn kéo, tủ gỗ ngăn kéo
chimney fire: ống khói
chisel: cái đục, đục gỗ, đục chạm
chopping-board: thớt, thớt gỗ
clothes-airer: giàn phơi, giàn phơi đồ, giàn phơi quần áo, giá phơi quần áo, cây phơi đồ, giàn phơi thông minh
coal fire: than hoa, than củi, than tổ ong, than đá, than không khói
coffin: quan tài, hòm quan tài, trại hòm
conservatory: phòng kính
cooker-hood: máy hút mùi, vệ sinh máy hút mùi
cooking-pot: nồi inox, nồi áp suất, bộ nồi, nồi niêu, nồi đất, nồi phở
cot: nôi em bé, cũi em bé, giường cũi, nôi
crate: két gỗ
crystals: thạch anh tím, thạch anh hồng, cụm thạch anh, đá phong thủy, tranh đá quý, vòng đá phong thủy
curtains window: rèm cửa, rèm, màn cửa
cushion: gối tựa, gối sofa, đệm ngồi, gối cao su
desk laptop: nhân viên văn phòng
desk office-chair: bàn làm việc, bàn văn phòng, nội thất văn phòng, bàn học
desk-lamp: đèn bàn, đèn học
dining-table: khăn trải bàn, bàn ăn, bộ bàn ăn, bàn ghế ăn
dishwasher: máy rửa bát, máy rửa chén, sửa máy rửa bát, sửa máy rửa chén, máy rửa bát âm tủ
door hammer: cửa gỗ
drainpipe: ống nước, ống nhựa
drainpipe droplet: thông cống, thông tắc cống, thông tắc, nghẹt cống, thông cống nghẹt, thông tắc bồn cầu
dummy: ti giả, núm vú giả
electric-fan: quạt điện, quạt cây, quạt bàn, quạt hơi nước, quạt mini
fabric-roll: vải may áo dài, lụa vạn phúc, lụa tơ tằm, thổ cẩm, vải thổ cẩm, vải may, vải vụn
fence hammer: hàng rào
fire-extinguisher: bình chữa cháy, phòng cháy chữa cháy, pccc
fireplace fire: lò sưởi
first-aid-kit: sơ cứu, sơ cấp cứu, khóa sơ cấp cứu, túi sơ cứu
fitted-kitchen: tủ bếp, tủ bếp gỗ, nội thất bếp, tủ bếp inox, tủ bếp nhôm kính
floorboards: sàn gỗ, sàn gỗ công nghiệp, lát sàn gỗ, sàn nhựa, ván sàn
fridge: tủ lạnh, sửa tủ lạnh, đồ gia dụng, điện gia dụng, tủ đông, tủ mát, sửa tủ đông
garage-door: cửa cuốn
garden-hose: ống nước tưới cây, vòi tưới cây
garden-room: văn phòng sân vườn, văn phòng trong vườn, phòng làm việc sân vườn
gas-cylinder: bình oxy, nạp oxy
gas-cylinder fire: đổi gas, gas tận nhà, gọi gas, bình ga, gas bình, giao gas, đại lý gas, gas petrolimex, bình gas
gate fence: cửa cổng, cổng tự động
gate staircase: cửa cổng sắt, cổng sắt
gear wrench: cơ khí chính xác, gia công cnc, tiện phay, phay cnc, khuôn mẫu, khuôn ép nhựa, ép nhựa, vòng bi, đúc đồng
gear wrench: làm khuôn, bạc đạn
hair-straightener: máy duỗi tóc, máy ép tóc, máy là tóc, máy uốn tóc
hammer-and-wrench gear: sửa chữa nhà
headstone: đá mộ, bia mộ, mộ đá, lăng mộ
high-chair: ghế ăn dặm, ghế ăn cho bé, ghế ăn dặm cho bé
house-insulation: chống nóng mái tôn, cách nhiệt mái tôn, chống nóng, xốp cách nhiệt, cách nhiệt nhà xưởng
incense: nhang, nhang sạch, trầm hương, nhang trầm, hương thơm thờ cúng, nụ trầm
incense candle: bàn thờ, bàn thờ gia tiên, đồ thờ cúng, lư hương, cúng rằm, đồ cúng, mâm cúng, vàng mã, đám giỗ
incense candle: nấu đám giỗ
insured-home shield: bảo hiểm nhà, bảo hiểm cháy nổ, bảo hiểm nhà tư nhân, bảo hiểm nhà ở
iron: cầu là, bàn là, bàn là hơi nước, sửa bàn là
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
mirror chest-of-drawers: bàn trang điểm
moka-pot: ấm moka, bình moka, moka pot
mortar: cối xay tiêu, cối đá, cối giã
mortar herb: thuốc bắc, thuốc nam, đông y, tiệm thuốc bắc, nhà thuốc đông y
mouse-trap: diệt chuột
nails: đinh thép, đinh sắt, đinh đóng gỗ
neon-sign: bảng hiệu neon, biển hiệu neon, đèn led neon sign, neon sign, đèn neon, đèn neon sign, bảng hiệu đèn led
office-chair desk: ghế văn phòng, ghế xoay, ghế gaming
oil-lamp: đèn dầu
oven frying-pan: bếp gas, lò nướng, bếp từ, sửa bếp từ, bếp hồng ngoại
paint-roller bucket: sơn nhà, thợ sơn, sơn nước
paint-roller house: sơn lại nhà, sơn lại nhà cũ
paper-lantern: đèn lồng, lồng đèn, đèn trung thu, làm lồng đèn, lồng đèn trung thu, rước đèn, rước đèn ông sao
paper-lantern: đèn ông sao
paving trowel: gạch lát sân, lát sân, đá lát sân, gạch tự chèn, gạch vỉa hè, gạch terrazzo, lát gạch sân
paving trowel: đá lát sân vườn
pergola house-with-garden: giàn hoa, chòi vườn
pet-bed: đệm cho chó, ổ đệm cho chó mèo, giường cho chó
piggy-bank coin: gửi tiết kiệm, tiết kiệm ngân hàng, sổ tiết kiệm
pliers: cái kìm, kìm điện, kìm mỏ nhọn, kìm cắt
plug: ổ cắm, ổ cắm điện, dây điện
plug lightning: thợ điện, sửa điện, điện dân dụng
plunger toilet: nghẹt bồn cầu, tắc bồn cầu, thông nghẹt
radiator: máy sưởi
razor: máy cạo râu
recycling: ve chai, đồng nát, phế liệu, thu mua phế liệu, tái chế
reed-diffuser: tinh dầu que, que khuếch tán tinh dầu, tinh dầu khuếch tán que, que tỏa hương, lọ khuếch tán tinh dầu
ride-on-mower: máy cắt cỏ ngồi lái, xe cắt cỏ ngồi lái
robot-mower: robot cắt cỏ, máy cắt cỏ robot, robot cắt cỏ tự động
robot-vacuum: robot hút bụi, robot lau nhà, robot hút bụi lau nhà
rolling-pin stand-mixer: dụng cụ làm bánh
roof: ngói, ngói lợp, lợp ngói
roof droplet: thợ chống dột, sửa mái
roof house: mái tôn dột, chống dột, mái dột, nhà dột, dột mái, lợp tôn, mái nhà, mái tôn, chống thấm, lợp mái
rug: thảm, giặt thảm, chiếu cói, chiếu trúc, chiếu tre
sack: vật tư nông nghiệp, phân bón, phân bón hữu cơ
sack spade: phân hữu cơ, phân trùn quế, phân bò, đất trồng, đất sạch trồng cây, đất trồng cây
sack trowel: xi măng
sack wheat: thức ăn chăn nuôi, hạt giống, xay xát, bột mì
safe padlock: két sắt, két bạc, két sắt mini, két sắt gia đình, két sắt chống cháy
saw: máy cắt gỗ, máy cưa
saw hammer: làng mộc, thợ mộc, đồ gỗ, gỗ
security-camera: camera an ninh, lắp camera, camera giám sát
sewing-machine: xưởng may
sewing-machine thread: nhận may, may đo, thợ may, nhà may, công nhân may, máy may, học may
shield security-camera: bảo vệ ca đêm, tuyển bảo vệ
shield umbrella: bảo hiểm
shopping-cart basket: siêu thị, tạp hóa, cửa hàng tiện lợi
shower: sen tắm, vòi sen
shutters: cửa chớp, cửa sổ chớp, cửa chớp gỗ, cửa sổ lá sách, cửa lá sách
snow-blower: máy thổi tuyết
soap: sữa tắm, nước rửa chén, nước rửa bát
soap bubbles: xà phòng, xà bông
sofa: bàn ghế gỗ, nội thất, ghế sofa, giặt sofa, giặt ghế, sofa, ghế, đồ nội thất, thiết kế nội thất, trang trí nhà
sofa armchair: đồ gỗ nội thất, bọc ghế sofa, nội thất cũ, thi công nội thất, nội thất gỗ
sofa delivery-van: thu mua đồ cũ, mua đồ cũ
solar-panel sun: điện mặt trời, pin mặt trời, năng lượng mặt trời
sponge: miếng rửa bát
spray-bottle seedling: thuốc trừ sâu
squeegee window: lau kính, vệ sinh kính, lau kính nhà cao tầng
staircase: cầu thang, cầu thang kính, lan can
stand-mixer: máy trộn bột, máy nhồi bột, máy đánh trứng để bàn
strimmer: máy cắt cỏ cầm tay, máy cắt cỏ đeo vai
string-lights: đèn dây trang trí, dây đèn trang trí, đèn dây, dây đèn, dây đèn led, đèn chớp trang trí, dây đèn edison
table-lamp: đèn bàn trang trí, đèn ngủ để bàn, đèn ngủ đầu giường, chao đèn, đèn ngủ
tap: vòi nước, vòi rửa chén
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
vase: bình hoa, lọ hoa, gốm bát tràng, gốm sứ, đồ gốm
vase fire: thổi thủy tinh
video-intercom door: chuông cửa có hình, chuông cửa màn hình, chuông cửa, chuông hình, chuông cửa camera
wallpaper paint-roller: giấy dán tường, thi công giấy dán tường, tranh dán tường
wardrobe: tủ quần áo, tủ áo
washing-machine: giặt ủi, giặt là, máy giặt, sửa máy giặt, nước giặt, bột giặt, giặt sấy
washing-machine bedding: giặt chăn màn, giặt chăn mền
wastebasket recycling: dọn rác bãi biển, nhặt rác, dọn rác
water-bottle: bình nước, bình giữ nhiệt, bình nước giữ nhiệt, bình nước thể thao, nước suối, chai nhựa, chai lọ nhựa
water-bottle: nước suối đóng chai
water-pump droplet: khoan giếng, máy bơm, máy bơm nước, giếng khoan, sửa máy bơm, đào giếng
water-tank droplet: bồn nước, bể nước, vệ sinh bể nước, bồn nước inox, thau rửa bể nước
wheelie-bin: thùng rác, thu gom rác, túi rác
wifi-router: cáp quang, lắp mạng, internet cáp quang, lắp wifi, lắp mạng internet
window: cửa nhôm kính, cửa kính, cửa sổ, cửa nhôm, nhôm kính, cửa nhựa, kính nhôm, cắt kính, kính cường lực
window hammer: thợ kính
window palette: kính màu nghệ thuật
wrench car: sửa xe, gara ô tô, sửa ô tô, gara, sửa xe ô tô, phụ tùng, cứu hộ
balcony: ban công, lan can ban công, thiết kế ban công
bean-bag: ghế lười, ghế hạt xốp, ghế lười hạt xốp
bunk-bed: giường tầng, giường tầng trẻ em, giường hai tầng
coal: than antraxit, than cục
coat-stand: cây treo quần áo, cây treo áo khoác, giá treo áo khoác
coffee-table: bàn trà, bàn cà phê, bàn sofa
colour-swatches: phân tích màu sắc cá nhân, tư vấn màu sắc, bảng màu sơn, pha màu sơn, quạt màu sơn
cuckoo-clock: đồng hồ cúc cu, đồng hồ chim cúc cu, đồng hồ cuckoo
deckchair: ghế vải bãi biển, ghế xếp bãi biển, ghế bãi biển
footstool: ghế gác chân, đôn gác chân, ghế để chân
fuse-box: tủ điện, hộp cầu chì, tủ cầu dao, tủ aptomat
garden-gnome: chú lùn sân vườn, tượng chú lùn, chú lùn làm vườn
high-table: bàn cocktail, bàn bar cao, bàn tiệc đứng, cho thuê bàn cocktail
hina-dolls: búp bê hina, hinamatsuri
hot-water-bottle: túi chườm nước nóng, túi chườm nóng, túi nước nóng
ironing-board: dịch vụ ủi đồ, ủi đồ, ván ủi, bàn để ủi
kitchen-sink: bồn rửa chén, bồn rửa bát, chậu rửa bát, chậu rửa chén, lavabo, chậu rửa mặt
leaf-blower: máy thổi lá, máy thổi lá cây
meat-slicer: máy thái thịt, máy cắt thịt lát, máy thái giò chả, máy thái thịt nguội, máy xay thịt
noren: rèm noren, rèm cửa Nhật noren
picnic-table: bàn picnic, bàn dã ngoại, bàn ghế picnic
pizza-oven: lò nướng pizza, lò pizza, lò nướng pizza ngoài trời
rice-cooker: nồi cơm điện, nồi cơm
rocking-chair: ghế bập bênh, ghế bập bênh gỗ, ghế đu đưa bập bênh
rolling-pin: cây cán bột, trục cán bột, cây lăn bột
samurai-helmet: mũ samurai, mũ giáp samurai, giáp samurai
scratching-post: trụ cào móng, cây cào móng cho mèo, nhà cây cho mèo, cat tree
sheet-mask: mặt nạ giấy, mặt nạ dưỡng da, đắp mặt nạ
shoji: cửa shoji, cửa lùa Nhật, vách shoji, cửa giấy Nhật
smoke-alarm: máy báo khói, đầu báo khói, báo động khói, thiết bị báo khói, máy báo khí co
stone-wall: tường đá, tường đá tự nhiên, xây tường đá, tường đá xếp khan
tape-measure: thước dây, thước cuộn, thước kéo
tiled-stove: lò sưởi gạch men, lò sưởi ốp gạch
window-net: lưới an toàn ban công, lưới ban công, lưới cửa sổ, lưới chống muỗi, lưới an toàn cửa sổ, cửa lưới
window-net: cửa lưới chống muỗi
wood-pellets: viên nén gỗ, viên nén mùn cưa, viên gỗ nén
`;
