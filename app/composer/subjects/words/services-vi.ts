/** Services and repairs in Vietnamese, read before its trades. Notation: word-list.ts. */
export const vietnameseServices = `
t-shirt backpack: đồng phục học sinh
broom bucket: lao công, tuyển lao công
birthday-cake: tiệm bánh sinh nhật, tiệm bánh kem, cửa hàng bánh sinh nhật, cửa hàng bánh kem, tiệm bánh ngọt, đặt bánh sinh nhật, đặt bánh kem
tap wrench: máy bơm, máy bơm nước, máy nước nóng, bình nóng lạnh
plug lightning: máy phát điện
trowel: thạch cao, trần thạch cao, tô trát
droplet: khoan giếng, giếng khoan, tưới nhỏ giọt, hệ thống tưới
fire: gas, gọi gas, đổi gas, bình gas
printer: bảng hiệu, biển quảng cáo, in bạt
massage: giác hơi
speech-bubble: âm ngữ trị liệu
bouncy-castle: nhà phao, nhà hơi
chair: bàn ghế, ghế văn phòng, ghế nhựa
sofa: bàn ghế gỗ
fish: cá giống, cá nướng, cá kho
amphora coin: đồ cổ
umbrella: dù che mưa, ô dù
kitchen-knife: mài dao
oven: bếp gas, lò nướng
laptop: cứu dữ liệu, phục hồi dữ liệu
lorry: cứu hộ ô tô, xe cứu hộ
car: bọc ghế da ô tô, nội thất ô tô
bus: xe 45 chỗ, xe 29 chỗ, thuê xe 45 chỗ, xe khách
candle: mai táng, tang lễ
popcorn: bắp rang bơ, bỏng ngô
foot: chăm sóc bàn chân, gót chân
sun-hat: nón, nón lá, mũ
backpack: balo, ba lô, balo học sinh
broom bucket: vệ sinh sau xây dựng
vacuum-cleaner: máy hút bụi
staircase: cầu thang, cầu thang kính, lan can
rice leaves: bánh chưng, bánh tét
toilet plunger: thông cống, thông tắc cống, thông tắc, hút hầm cầu, thông bồn cầu, rút hầm cầu
sewing-machine thread: nhận may, may áo dài, may đo, thợ may, nhà may
fence: hàng rào, cổng sắt, lan can
fire-extinguisher: bình chữa cháy, phòng cháy chữa cháy
headstone: bia mộ, mộ đá, lăng mộ
helicopter: trực thăng
parachute: dù lượn
horse horse-rider: cưỡi ngựa
basket leaves: mây tre đan, đan lát, tre đan
thread: thêu, thêu tay, lụa, vải lụa, thổ cẩm
mushroom: nấm, trồng nấm
mirror: gương, gương soi
stroller: xe đẩy em bé
necktie: vest, may vest, áo vest, com lê
ticket: vé concert, vé ca nhạc
watch: đồng hồ
umbrella: sửa ô dù, ô dù
cookie: bánh quy
jar: nước mắm, dưa muối, tương ớt, mắm
wardrobe: tủ quần áo, tủ áo
book books: đóng sách, in kỷ yếu, kỷ yếu
chart-up: tư vấn tài chính, đầu tư
hearing-aid: máy trợ thính, đo thính lực
window: cửa lưới, cửa nhôm kính, cửa kính
vacuum-cleaner: máy hút bụi
logs: củi
syringe: tiêm vắc xin, vắc xin, tiêm chủng, vắc xin cúm
vinyl-record: đĩa than
swimsuit: đồ bơi
cocktail tropical-drink: ~ pha chế
sewing-machine thread: công nhân may, thợ may
`;
