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
`;
