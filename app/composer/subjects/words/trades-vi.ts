/** Trades and goods in Vietnamese. Notation: word-list.ts. */
export const vietnameseTrades = `
herb bride: henna
calculator: kế toán, dịch vụ kế toán, khai thuế
set-square: kiến trúc sư, toán học, gia sư toán, toán tư duy, thiết kế nhà, kiến trúc, học toán, dạy toán, toán lớp
wrench: sửa xe, gara ô tô, sửa ô tô, gara, sửa xe ô tô, phụ tùng, thay dầu, cứu hộ, thay nhớt
bread: tiệm bánh, bánh mì, tiệm bánh mì
lipstick: mỹ phẩm, trang điểm, thẩm mỹ viện, make up, spa làm đẹp, phun xăm
nail-polish: tiệm nail, làm móng, nail, móng, sơn gel
bride: váy cưới, áo cưới, cô dâu
ring: đám cưới, nhẫn cưới, tiệc cưới, cưới hỏi, cưới, nhà hàng tiệc cưới
car: ô tô, xe hơi, ô tô cũ, thuê xe, thuê ô tô, cho thuê xe, xe ô tô, thuê xe du lịch, xe du lịch, xe 7 chỗ, xe 4 chỗ, xe có tài xế, thuê xe tự lái
coffee: cà phê, quán cà phê, cafe, cà phê rang xay, coffee
laptop: sửa máy tính, khóa học online, khóa học trực tuyến, sửa laptop, máy tính, laptop
cook: lớp nấu ăn, học nấu ăn, dạy nấu ăn, làm bánh
scissors: tiệm tóc, cắt tóc, salon tóc, làm tóc, tóc, uốn tóc, nhuộm tóc
barber-pole: tiệm cắt tóc nam, barber shop, cắt tóc nam, barber
teddy-bear: nhà trẻ, mầm non, đồ chơi, trông trẻ, giữ trẻ, mẫu giáo, khu vui chơi trẻ em
serum-bottle: serum, chăm sóc da, dưỡng da, spa da, trị mụn, kem chống nắng
dog stethoscope: thú y, phòng khám thú y, bệnh viện thú cưng
dog: thức ăn cho chó, thú cưng, chó, pet shop, chó con, chó cảnh, spa thú cưng, cắt tỉa lông chó, tắm chó
steering-wheel: học lái xe, trường lái, lái xe, bằng lái, đào tạo lái xe, bằng lái xe
plug: thợ điện, sửa điện, điện dân dụng
basket: rau sạch, rau củ, trái cây, rau hữu cơ, nông sản
shopping-cart: siêu thị, tạp hóa, cửa hàng tiện lợi
house: nhà đất, căn hộ, bất động sản, bán nhà, chung cư, đất nền, bán đất, phòng trọ, nhà trọ, cho thuê nhà
fish: hải sản, tôm, cua ghẹ, ốc, cá khô, mực, cá tươi, cá biển, cá hồi, cá đồng
bouquet: tiệm hoa, hoa tươi, shop hoa, bó hoa, hoa, điện hoa, cắm hoa, hoa cưới, lan hồ điệp
football: bóng đá, sân bóng, sân bóng đá mini
seedling: cây cảnh, cây xanh, cây giống, cây trồng, sen đá, bonsai, hạt giống
soft-ice-cream: kem, tiệm kem, kem tươi
glasses: mắt kính, kính mắt, kính cận, kính áp tròng, khám mắt, bệnh viện mắt
dumbbell: phòng gym, phòng tập, thể hình, gym, fitness, huấn luyện viên
bed: khách sạn, nhà nghỉ, homestay, resort, giường, phòng nghỉ
sofa: nội thất, ghế sofa, giặt sofa, giặt ghế, sofa, ghế, bàn ghế, bàn ghế gỗ, đồ nội thất, thiết kế nội thất, trang trí nhà
washing-machine: giặt ủi, giặt là, máy giặt, giặt sấy, sửa máy giặt, giặt khô
books: nhà sách, hiệu sách, thư viện, sách, sách cũ, truyện tranh, bán sách, sách thiếu nhi, mua sách, sách giáo khoa, cà phê sách
key: sửa khóa, thợ khóa, mở khóa, chìa khóa, ổ khóa, khóa cửa, khóa vân tay
open-book: gia sư, tiếng anh, trung tâm anh ngữ, dịch thuật, luyện thi, ielts, toeic, học thêm, tiếng trung, dạy kèm, tiếng hàn, tiếng nhật, tiếng đức, tiếng pháp, học tiếng, khóa học tiếng, lớp tiếng, trung tâm ngoại ngữ, ngoại ngữ
delivery-van: vận chuyển, ship hàng, vận chuyển hàng, chuyển phát
piano-keys: đàn piano, piano
guitar: đàn guitar, học guitar, guitar, ghi ta, ukulele, đàn tranh, đàn bầu
noodles: phở, quán phở, bún bò, mì cay, bún, bún chả, mì, hủ tiếu, miến, phở bò, bún đậu, bún riêu, mì quảng
camera: chụp ảnh, nhiếp ảnh, chụp ảnh cưới, chụp hình, ảnh cưới, máy ảnh, quay phim
tap: sửa ống nước, thợ sửa ống nước, thợ nước, thông cống, điện nước, sửa điện nước
beer: bia, quán bia
dress: thời trang, váy đầm, quần áo, váy, áo dài, đầm, thuê áo dài, thời trang nữ, quần áo cũ, hanbok
solar-panel: điện mặt trời, pin mặt trời, năng lượng mặt trời
sushi: sushi, kimbap
sewing-needle: tiệm may, may đo, thợ may, sửa quần áo, cắt may, thêu
tea: trà, quán trà, trà xanh, chè thái nguyên, trà thảo mộc, trà đá
bubble-tea: trà sữa, trà sữa trân châu
airplane: du lịch, vé máy bay, tour, visa, tour du lịch, lữ hành, trăng mật
salad: món chay, quán chay, salad, đồ ăn chay, eat clean
broom: dọn nhà, vệ sinh công nghiệp, giúp việc, vệ sinh, dọn dẹp, tạp vụ
lotus-position: yoga, thiền, pilates
massage: massage, mát xa, xoa bóp, bấm huyệt, châm cứu, gội đầu dưỡng sinh, massage chân
sauna: xông hơi, suối khoáng nóng, tắm khoáng, onsen
shield: bảo hiểm, bảo hiểm xe
tooth: nha khoa, nha sĩ, răng, răng sứ, niềng răng, tẩy trắng răng, trồng răng, bọc răng sứ, implant
stethoscope: bác sĩ, bệnh viện, khám bệnh, nhi khoa, khám sức khỏe
pill: nhà thuốc, hiệu thuốc, thuốc tây, vitamin, thực phẩm chức năng
scales: luật sư, văn phòng luật, tư vấn luật, ly hôn
smartphone: điện thoại, sửa điện thoại, iphone, ốp lưng
birthday-cake: bánh kem, bánh sinh nhật, bánh ngọt, bánh gato, bánh bông lan
pizza: pizza
cutlery: nhà hàng, quán ăn, quán cơm, buffet, ẩm thực, đặc sản
gift: quà tặng, giỏ quà, hộp quà
sneaker: giày, giày thể thao, giày dép, giày sneaker
handbag: túi xách, túi, đồ da, túi hàng hiệu
bicycle: xe đạp, sửa xe đạp, xe đạp điện
car bubbles: rửa xe, rửa ô tô, chăm sóc xe
honey: mật ong, mật ong rừng
shopping-bags: ~ khuyến mãi, giảm giá
stethoscope: ~ phòng khám
paint-roller: sơn nhà, thợ sơn, sơn nước, giấy dán tường
steak: thịt bò, bít tết, cửa hàng thịt, bò bít tết, thịt lợn, thịt heo, thịt sạch, bò tơ
burger: burger, hamburger
saw: thợ mộc, đồ gỗ, nội thất gỗ, sàn gỗ, gỗ
diamond: trang sức, tiệm vàng, kim cương, vàng bạc, vàng bạc đá quý, đá quý, mua vàng, vàng 24k, nhẫn vàng, bán vàng
desktop-computer: thiết kế website, thiết kế web, lập trình, khóa học lập trình, website, phần mềm, tin học
swimmer: bơi, học bơi, hồ bơi, dạy bơi, bể bơi, xây bể bơi
dancer: lớp nhảy, học múa, khiêu vũ, zumba, học nhảy, dạy múa
bank: vay vốn, ngân hàng, vay tiền, vay tín chấp, cầm đồ
theatre-masks: kịch, nhà hát, sân khấu, cải lương, chèo, múa rối nước
watch: đồng hồ, sửa đồng hồ
air-conditioner: máy lạnh, điều hòa, sửa máy lạnh, vệ sinh máy lạnh, sửa điều hòa
graduation-cap: ~ đại học, tuyển sinh, du học
bricks: xây dựng, xây nhà, gạch, sửa nhà, nhà thầu, thợ hồ, cải tạo nhà, thầu xây dựng, xi măng
wine: rượu vang, vang
beers: quán nhậu, bia hơi
heart: quyên góp, từ thiện, thiện nguyện, tình nguyện
blood-drop: hiến máu
roof: mái nhà, mái tôn, chống thấm, mái hiên, lợp mái, mái che
popcorn: rạp phim, xem phim, rạp chiếu phim
tent: cắm trại, lều, glamping, cắm trại qua đêm, phông bạt
spade: làm vườn, cây cảnh sân vườn, chăm sóc vườn, thiết kế sân vườn, sân vườn, tiểu cảnh
croissant: bánh sừng bò, lò bánh mì
chart-up: đầu tư, chứng khoán, forex
dinner-plate: tiệc, đặt tiệc, nấu tiệc, cỗ, nấu cỗ, suất ăn công nghiệp
tyre: lốp xe, vỏ xe, thay lốp, vá xe, lốp ô tô, vá vỏ xe
rug: thảm, giặt thảm
eyelashes: nối mi, phun mày, lông mày, uốn mi
musical-notes: hòa nhạc, trung tâm âm nhạc, âm nhạc, nhạc cụ, ban nhạc, nhạc sống, thanh nhạc
school: ~ trường học
printer: in ấn, in danh thiếp, photocopy, danh thiếp, biển quảng cáo, in decal
palette: học vẽ, lớp vẽ, mỹ thuật, thiết kế đồ họa, tranh, logo, hội họa, dạy vẽ, tranh sơn dầu
museum: bảo tàng
television: tivi, sửa tivi, ti vi
nurse: y tá, chăm sóc người già, viện dưỡng lão, điều dưỡng
megaphone: quảng cáo, tiếp thị, marketing, truyền thông
brain: tâm lý, tư vấn tâm lý, trị liệu tâm lý
motorcycle: xe máy, sửa xe máy, thuê xe máy, mô tô, xe máy cũ
razor: wax lông
lotion: da liễu, kem dưỡng, triệt lông
cat: mèo, thức ăn cho mèo, cà phê mèo, cát mèo
coat: áo khoác, áo len
horse: cưỡi ngựa
christmas-tree: ~ giáng sinh, noel
briefcase: tư vấn doanh nghiệp, việc làm
briefcase: ~ tuyển dụng
game-controller: trò chơi điện tử, quán net, ps5
amphora: gốm, làm gốm, lớp gốm, gốm sứ
mattress: nệm, chăn ga, chăn ga gối đệm, nệm cao su, bán đệm, đệm cao su, đệm lò xo
cheese: phô mai
meat-on-bone: nướng, đồ nướng, lẩu nướng, quán nướng, thịt nướng, heo quay, vịt quay
candy: kẹo, bánh kẹo, chè, kẹo dừa
chocolate: sô cô la, socola
spine: vật lý trị liệu, đau lưng, cột sống, xương khớp
microphone: karaoke, luyện thanh
hiking-boot: leo núi, trekking, hiking
window: cửa sổ, cửa nhôm, cửa kính, nhôm kính, cửa nhựa, lưới chống muỗi, kính nhôm, cắt kính, cửa nhôm kính, kính cường lực
necktie: vest, may vest, âu phục, áo vest, com lê
curtains: rèm cửa, rèm, màn cửa
hearing-aid: máy trợ thính
perfume: nước hoa, tinh dầu
candle: nến, nến thơm, tang lễ
dice: board game, cờ cá ngựa
framed-picture: triển lãm tranh, khung tranh, khung ảnh, phòng tranh
fishing-rod: câu cá, cần câu
kitchen-knife: tủ bếp, đồ bếp, dụng cụ nhà bếp, nhà bếp
headphones: tai nghe
climber: leo núi trong nhà
bathtub: phòng tắm, thiết bị vệ sinh
t-shirt: in áo, đồng phục, áo lớp, áo sơ mi, áo thun, áo phông, quần áo nam
party-popper: ~ tổ chức sự kiện
tractor: máy cày, nông trại, phân bón, máy nông nghiệp
toolbox: thợ sửa chữa, dụng cụ, kim khí, vật liệu xây dựng, đồ nghề
motor-boat: thuê thuyền, du thuyền, thuyền, tàu, ca nô, tàu cao tốc
baby: mẹ và bé, đồ sơ sinh, quần áo trẻ em, sơ sinh
fountain-pen: văn phòng phẩm, công chứng, thư pháp, luyện chữ đẹp
pancakes: ăn sáng, bánh xèo, bánh cuốn, bánh kếp, bánh rán doremon
egg: trứng gà, trứng
light-bulb: đèn, đèn trang trí, đèn led, đèn chùm
cockroach: diệt mối, diệt côn trùng, diệt gián
security-camera: camera an ninh, lắp camera, camera giám sát
sandwich: bánh mì chảo, bánh mì que, bánh mì thịt, bánh mì kẹp, bánh mì thịt nướng
rice: cơm tấm, cơm gà, cơm, gạo, cơm rang, xôi, cơm văn phòng, cơm bình dân
bus: xe khách, xe buýt, xe limousine, xe 29 chỗ, xe 45 chỗ, xe 16 chỗ
jar: dầu ô liu, dưa muối, mắm, nước mắm, gia vị, mứt, muối tôm, dầu dừa, dầu lạc
chess-pawn: cờ vua, cờ tướng
kebab flatbread: kebab, bánh mì doner
stew cutlery: lẩu, cháo, súp, lẩu thái
dumpling: há cảo, bánh bao, sủi cảo, dimsum, bánh gối
chicken-leg: gà rán, gà nướng, gà ủ muối, gà luộc, gà quay
hen chick: gà ta, gà giống, gà đồi
cow milk: bò sữa, bò giống
milk: sữa, sữa tươi, sữa chua, sữa bò
dates: chà là
dango rice-cracker: bánh chưng, bánh tét, bánh trôi, bánh ít
moon-cake: bánh trung thu
cookie: bánh quy, cookie
cupcake: cupcake
doughnut: bánh donut
shaved-ice: đá bào, chè đá bào
juice-box orange: nước ép, sinh tố, nước mía, nước cam
coconut: dừa, nước dừa
shisha: shisha
bento: cơm hộp, bento
peanuts: hạt điều, hạt dinh dưỡng, đậu phộng
herb: thuốc nam, đông y, thảo dược, thuốc bắc, y học cổ truyền
apple basket: hoa quả, táo
mango: xoài
spirits-bottle: rượu, rượu gạo, rượu ngâm
soap bubbles: xà phòng, xà bông
tattoo-machine: xăm, xăm hình, hình xăm
test-tube blood-drop: xét nghiệm, xét nghiệm máu
sunglasses: kính râm, kính mát
mosque: nhà thờ hồi giáo
clapperboard: dựng phim, edit video, dựng video
fridge: tủ lạnh, sửa tủ lạnh, đồ gia dụng, điện lạnh, điện gia dụng
toilet: hút bể phốt, hút hầm cầu, bồn cầu, thông bồn cầu
droplet tap: máy lọc nước, nước khoáng, nước đóng bình
battery plug: ắc quy
mouse-trap: diệt chuột
tiles bricks: gạch ốp lát, gạch men, lát gạch, đá hoa cương
door hammer: cửa gỗ, cửa cuốn
fence: hàng rào, lan can
fire nut-and-bolt: hàn xì, cơ khí, thợ hàn
wardrobe: tủ quần áo, tủ áo
crystal-ball: xem bói, tử vi, tarot, bói bài, phong thủy
lawnmower: cắt cỏ
tree axe: chặt cây, cắt tỉa cây, cây ăn quả
lorry: xe tải, cho thuê xe tải
crane: máy xúc, xe cẩu
recycling: phế liệu, thu mua phế liệu, tái chế
motor-scooter: xe ga, xe điện, xe tay ga
taxi car: taxi, xe đưa đón, đưa đón sân bay
balloon: bóng bay, bong bóng
bouncy-castle: nhà hơi, nhà phao
sari: sari
scarf: khăn choàng, khăn
kimono dress: kimono
jeans: quần jean, quần bò
yarn: đan len, móc len
thread: vải, vải lụa
dress-shoe hammer: sửa giày, đánh giày, giày da
sandal: dép, dép sandal, sandal
backpack: ba lô, cặp sách
basketball: bóng rổ
volleyball: bóng chuyền
baseball: bóng chày
badminton: cầu lông
table-tennis: bóng bàn
tennis: tennis, quần vợt, pickleball
golf: golf
boxing-glove: boxing, quyền anh, muay thái, kickboxing
judo-suit: võ thuật, karate, taekwondo, vovinam
diving-mask: lặn biển, lặn
surfer: lướt sóng
gymnast: thể dục dụng cụ
ice-skate: trượt băng
skis: trượt tuyết
roller-skate: patin, trượt patin
bowling: bowling
billiard-ball: bi-a, bida
runner: chạy bộ, marathon
target: bắn súng sơn
ballet-shoes: ba lê, múa ba lê
violin: violin, vĩ cầm
drum: trống
flute: sáo trúc
studio-microphone: thu âm, podcast, lồng tiếng
loudspeaker: âm thanh ánh sáng, cho thuê âm thanh
circus-tent: xiếc
ferris-wheel: công viên giải trí
lock-and-key puzzle: escape room
magic-wand: ảo thuật
clown balloon: chú hề
disco-ball: dj
ticket: đêm nhạc
dog-standing: huấn luyện chó, khách sạn chó mèo, trông giữ chó mèo, trông chó
paw: cứu hộ động vật
parrot bird: chim cảnh, vẹt
tropical-fish fish: cá cảnh, bể cá
canned-food basket: suất ăn từ thiện, ngân hàng thực phẩm
headstone: bia mộ, mộ đá
robot: lập trình robot
drone: flycam, drone
wheelchair: xe lăn
train: tàu hỏa
mushroom: nấm
wheat: bột mì
potato: khoai tây
sweet-potato: khoai lang
corn: bắp
banana: chuối
avocado: bơ sáp
orange: cam sành
watermelon: dưa hấu
strawberry: dâu tây
tomato: cà chua
beans: đậu hũ, đậu phụ
calendar clipboard: hội thảo
parcel: thùng carton, bao bì, kho bãi
hammer-and-wrench: sửa chữa nhà
spaghetti: mì ý, pasta
suitcase: vali
fuel-pump: đổi gas, xăng dầu
logs fire: củi
drill: máy khoan
fire-extinguisher: bình chữa cháy, pccc
church: nhà thờ, thánh lễ
prayer-beads: vòng trầm hương, tràng hạt
caravan: xe cắm trại
sewing-machine: máy may, học may
lotus: phật giáo, đồ thờ cúng
rickshaw: xích lô
ship: xuất nhập khẩu
goat: dê núi
duck: vịt cỏ, cháo vịt
crab: ghẹ
shrimp: tôm hùm
oyster: hàu
squid: mực nướng
pie: bánh patê sô
hot-dog: xúc xích
cocktail tropical-drink: cocktail
soft-drink: nước giải khát, nước ngọt
ice-cube: đá viên, nước đá
socks: vớ
briefs: đồ lót
swimsuit: đồ bơi
high-heel: giày cao gót
hair-comb: tóc giả, nối tóc
shopping-bags: trung tâm mua sắm, chợ phiên
stroller: xe đẩy em bé
puzzle: ghép hình
toy-bricks: lego
fireworks firecracker: pháo hoa
paper-lantern: đèn lồng
moon: lễ ramadan
parachute: dù lượn
canoe: chèo thuyền kayak, kayak
racing-car: go kart
lion: sở thú, vườn thú
beach beach-umbrella: bãi biển
umbrella: ô dù, áo mưa
passport: hộ chiếu
ballot-box: bầu cử
microscope: thí nghiệm
plaster rescue-helmet: sơ cứu
ambulance: xe cấp cứu
syringe: tiêm chủng, filler, botox, tiêm phòng
pregnant-woman: mẹ bầu, bà bầu
foot: chăm sóc chân
credit-card: máy pos, thẻ tín dụng
magnifier: thám tử
-: giờ, tại nhà, đồng, cá nhân, thanh toán, chính sách, danh sách, cửa hàng, khóa học, hoa hồng đại lý, trọn gói, gói
massage lotion: spa, spa mẹ bầu, massage bầu
party-popper: sinh nhật, tiệc sinh nhật, trang trí sinh nhật
lorry delivery-van: chuyển nhà, chuyển văn phòng, dọn nhà trọn gói, taxi tải, chuyển nhà trọn gói, chuyển trọ trọn gói, chuyển trọ, chuyển đồ
`;
