/** Trades and goods in Vietnamese. Notation: word-list.ts. */
export const vietnameseTrades = `
calculator: kế toán, dịch vụ kế toán, khai thuế
set-square: kiến trúc sư, toán học, gia sư toán
wrench: sửa xe, gara ô tô, sửa ô tô
bread: tiệm bánh, bánh mì, tiệm bánh mì
lipstick: mỹ phẩm, trang điểm, thẩm mỹ viện
nail-polish: tiệm nail, làm móng
bride: váy cưới, áo cưới
ring: đám cưới, nhẫn cưới
car: ô tô, xe hơi, ô tô cũ, thuê xe, thuê ô tô
coffee: cà phê, quán cà phê, cafe
laptop: sửa máy tính, khóa học online, khóa học trực tuyến
cook: lớp nấu ăn, học nấu ăn
scissors: tiệm tóc, cắt tóc, salon tóc
barber-pole: tiệm cắt tóc nam, barber shop
teddy-bear: nhà trẻ, mầm non, đồ chơi
serum-bottle: serum, chăm sóc da, dưỡng da
dog: thú y, thức ăn cho chó, thú cưng, phòng khám thú y
steering-wheel: học lái xe, trường lái
plug: thợ điện, sửa điện
basket: rau sạch, rau củ, trái cây
shopping-cart: siêu thị, tạp hóa
house: nhà đất, căn hộ, bất động sản, bán nhà, chung cư
fish: hải sản
bouquet: tiệm hoa, hoa tươi, shop hoa, bó hoa
football: bóng đá
seedling: cây cảnh, cây xanh
soft-ice-cream: kem, tiệm kem
glasses: mắt kính, kính mắt
dumbbell: phòng gym, phòng tập, thể hình
bed: khách sạn, nhà nghỉ, homestay
sofa: nội thất, ghế sofa
washing-machine: giặt ủi, giặt là, máy giặt
books: nhà sách, hiệu sách, thư viện, sách
key: sửa khóa, thợ khóa
open-book: gia sư, tiếng anh, trung tâm anh ngữ, dịch thuật
delivery-van: chuyển nhà, vận chuyển
piano-keys: đàn piano
guitar: đàn guitar, học guitar
noodles: phở, quán phở, bún bò, mì cay
camera: chụp ảnh, nhiếp ảnh, chụp ảnh cưới
tap: sửa ống nước, thợ sửa ống nước
beer: bia, quán bia
dress: thời trang, váy đầm, quần áo
solar-panel: điện mặt trời, pin mặt trời
sushi: sushi
sewing-needle: tiệm may, may đo
tea: trà, quán trà
bubble-tea: trà sữa
airplane: du lịch, vé máy bay, tour
salad: món chay, quán chay, salad
broom: dọn nhà, vệ sinh công nghiệp, giúp việc
lotus-position: yoga, thiền
massage: massage, mát xa
sauna: spa
shield: bảo hiểm
tooth: nha khoa, nha sĩ, răng
stethoscope: bác sĩ, bệnh viện
pill: nhà thuốc, hiệu thuốc
scales: luật sư, văn phòng luật
smartphone: điện thoại, sửa điện thoại
birthday-cake: bánh kem, bánh sinh nhật, bánh ngọt
pizza: pizza
cutlery: nhà hàng, quán ăn, quán cơm
gift: quà tặng
sneaker: giày, giày thể thao
handbag: túi xách
bicycle: xe đạp
bubbles: rửa xe
honey: mật ong
shopping-bags: ~ khuyến mãi, giảm giá
stethoscope: ~ phòng khám
paint-roller: sơn nhà, thợ sơn
steak: thịt bò, bít tết, cửa hàng thịt
burger: burger, hamburger
saw: thợ mộc, đồ gỗ, nội thất gỗ
diamond: trang sức, tiệm vàng, kim cương
desktop-computer: thiết kế website, thiết kế web, lập trình, khóa học lập trình
laptop: sửa máy tính, máy tính, laptop
swimmer: bơi, học bơi, hồ bơi, dạy bơi
dancer: lớp nhảy, học múa, khiêu vũ
bank: vay vốn, ngân hàng, vay tiền
theatre-masks: kịch, nhà hát
watch: đồng hồ
air-conditioner: máy lạnh, điều hòa, sửa máy lạnh, vệ sinh máy lạnh
graduation-cap: ~ đại học, tuyển sinh, du học
bricks: xây dựng, xây nhà, gạch, sửa nhà, nhà thầu
wine: rượu vang
beers: quán nhậu, bia hơi
heart: quyên góp, từ thiện, thiện nguyện
blood-drop: hiến máu
roof: mái nhà, mái tôn, chống thấm
popcorn: rạp phim, xem phim
tent: cắm trại, lều
spade: làm vườn, cây cảnh sân vườn, chăm sóc vườn
croissant: bánh sừng bò
chart-up: đầu tư, chứng khoán
dinner-plate: tiệc, đặt tiệc, nấu tiệc
tyre: lốp xe, vỏ xe, thay lốp
rug: thảm, giặt thảm
eyelashes: nối mi, phun mày
musical-notes: hòa nhạc, trung tâm âm nhạc
school: ~ trường học
printer: in ấn, in danh thiếp, photocopy
palette: học vẽ, lớp vẽ
museum: bảo tàng
television: tivi, điện máy
nurse: y tá, chăm sóc người già, viện dưỡng lão
megaphone: quảng cáo, tiếp thị, marketing
brain: tâm lý, tư vấn tâm lý
motorcycle: xe máy, sửa xe máy, thuê xe máy
lotion: da liễu, kem dưỡng
cat: mèo
coat: áo khoác
horse: cưỡi ngựa
christmas-tree: ~ giáng sinh, noel
briefcase: tư vấn doanh nghiệp
briefcase: ~ tuyển dụng
game-controller: trò chơi điện tử
amphora: gốm, làm gốm
mattress: nệm, đệm
cheese: phô mai
meat-on-bone: nướng, đồ nướng, lẩu nướng
candy: kẹo, bánh kẹo
chocolate: sô cô la, socola
spine: vật lý trị liệu, đau lưng
microphone: karaoke, luyện thanh
hiking-boot: leo núi, trekking
window: cửa sổ, cửa nhôm, cửa kính
necktie: vest, may vest, âu phục
curtains: rèm cửa, rèm
hearing-aid: máy trợ thính
perfume: nước hoa
candle: nến, nến thơm
dice: board game
framed-picture: triển lãm tranh
fishing-rod: câu cá
kitchen-knife: tủ bếp
headphones: tai nghe
climber: leo núi trong nhà
bathtub: phòng tắm, thiết bị vệ sinh
t-shirt: áo thun, in áo
party-popper: ~ tiệc sinh nhật, tổ chức sự kiện
tractor: máy cày, nông trại
toolbox: thợ sửa chữa, dụng cụ
motor-boat: thuê thuyền
baby: mẹ và bé, đồ sơ sinh
fountain-pen: văn phòng phẩm, công chứng
pancakes: ăn sáng
egg: trứng gà, trứng
light-bulb: đèn, đèn trang trí
tooth: niềng răng, tẩy trắng răng, trồng răng, nha khoa, bọc răng sứ, implant
cockroach: diệt mối, diệt côn trùng
security-camera: camera an ninh, lắp camera
scissors: cắt tóc, uốn tóc, nhuộm tóc, salon tóc
wrench: sửa ô tô, thay nhớt, gara ô tô
sandwich: bánh mì
rice: cơm tấm, cơm gà, cơm
bus: thuê xe du lịch
house key: phòng trọ, nhà trọ, căn hộ, cho thuê nhà
open-book: ~ tiếng anh, tiếng nhật
jar: dầu ô liu, dưa muối
amphora: lớp gốm, làm gốm, gốm sứ
chess-pawn: cờ vua, cờ tướng
seedling plant: hạt giống
sandwich baguette: bánh mì thịt, bánh mì kẹp, bánh mì thịt nướng
`;
