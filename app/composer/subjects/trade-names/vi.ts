/** Everyday trades by their plain names in Vietnamese; kinds.ts says what they are. */
export const vietnameseTradeNames = `
dentist: nha khoa, phòng khám nha khoa, nha sĩ
doctor: phòng khám đa khoa, bác sĩ
vet: phòng khám thú y, bác sĩ thú y, bệnh viện thú y
pharmacy: nhà thuốc, hiệu thuốc
optician: mắt kính, cửa hàng mắt kính, kính mắt, kính thuốc
hearing: máy trợ thính
physio: vật lý trị liệu
podiatrist: chăm sóc bàn chân, chăm sóc chân
psychologist: tư vấn tâm lý, bác sĩ tâm lý
midwife: hộ sinh
nursing-home: viện dưỡng lão, nhà dưỡng lão
massage: mát xa, massage trị liệu
hairdresser: tiệm tóc, tiệm làm tóc, salon tóc, cắt tóc nữ
barber: tiệm cắt tóc nam, hớt tóc, cắt tóc nam
beauty: thẩm mỹ viện, tiệm làm đẹp
nails: tiệm nail, làm móng
tattoo: tiệm xăm, xăm hình
perfumery: cửa hàng nước hoa, nước hoa
bakery: tiệm bánh mì, lò bánh mì
pastry: tiệm bánh, tiệm bánh ngọt
butcher: cửa hàng thịt, quầy thịt
fishmonger: cửa hàng cá tươi, cửa hàng hải sản
greengrocer: cửa hàng trái cây, cửa hàng rau củ
grocery: cửa hàng tạp hóa, tạp hóa, siêu thị
cheese: cửa hàng phô mai
wine: cửa hàng rượu vang, rượu vang
ice-cream: tiệm kem, quán kem
coffee-shop: quán cà phê, quán cafe
restaurant: nhà hàng, quán ăn
health-food: thực phẩm sạch, thực phẩm hữu cơ, thực phẩm chức năng
catering: nấu tiệc, dịch vụ nấu tiệc
bookshop: nhà sách, hiệu sách
stationery: văn phòng phẩm
toys: cửa hàng đồ chơi, đồ chơi trẻ em
hardware: cửa hàng kim khí, vật liệu xây dựng, cửa hàng dụng cụ
beds: cửa hàng nệm, chăn ga gối đệm, nệm
furniture: cửa hàng nội thất, nội thất
lamps: cửa hàng đèn, đèn trang trí
florist: cửa hàng hoa, tiệm hoa, hoa tươi
garden-centre: vườn ươm, cửa hàng cây cảnh
jeweller: tiệm vàng, trang sức, cửa hàng trang sức
watchmaker: sửa đồng hồ, cửa hàng đồng hồ
shoes: cửa hàng giày, giày dép
clothes: cửa hàng quần áo, shop quần áo
fabrics: cửa hàng vải
electronics: điện máy, cửa hàng điện tử
pets: cửa hàng thú cưng
bikes: cửa hàng xe đạp
sports: đồ thể thao, cửa hàng thể thao
antiques: đồ cổ, cửa hàng đồ cổ
framing: khung tranh, làm khung tranh
instruments: nhạc cụ, cửa hàng nhạc cụ
gifts: quà tặng, cửa hàng quà tặng
dry-cleaner: giặt khô, giặt ủi, tiệm giặt ủi, giặt là
tailor: tiệm may, may đo
shoe-repair: sửa giày
locksmith: thợ khóa, sửa khóa
notary: văn phòng công chứng, công chứng
lawyer: luật sư, văn phòng luật sư
accountant: dịch vụ kế toán, kế toán
insurance: bảo hiểm, đại lý bảo hiểm
estate-agent: môi giới nhà đất, môi giới bất động sản
travel-agency: công ty du lịch, đại lý du lịch
movers: chuyển nhà, dịch vụ chuyển nhà
cleaning: dịch vụ vệ sinh, dọn nhà
photographer: tiệm chụp ảnh, nhiếp ảnh gia, studio chụp ảnh
copy-shop: tiệm photocopy, cửa hàng photocopy, photocopy
printing: nhà in, in ấn
computer-help: sửa máy tính, sửa laptop
phone-repair: sửa điện thoại
undertaker: dịch vụ tang lễ, nhà tang lễ
architect: kiến trúc sư, thiết kế kiến trúc
translator: dịch thuật, phiên dịch
security: công ty bảo vệ
pest-control: diệt côn trùng, diệt mối
taxi: xe taxi
hotel: khách sạn, nhà nghỉ
campsite: khu cắm trại
car-rental: thuê xe, cho thuê xe
garage: gara ô tô, sửa xe ô tô, sửa ô tô
tyres: lốp xe, cửa hàng lốp xe
car-wash: rửa xe, rửa xe ô tô
car-dealer: đại lý ô tô, xe cũ
driving-school: trường dạy lái xe, học lái xe
plumber: thợ sửa ống nước
electrician: thợ điện
roofer: thợ lợp mái, lợp mái
carpenter: thợ mộc, xưởng mộc
painter: thợ sơn, sơn nhà
glazier: cửa hàng kính xây dựng, nhôm kính
chimney-sweep: thông ống khói
upholsterer: bọc ghế sofa, bọc ghế
builder: công ty xây dựng, thợ xây
tiler: thợ ốp lát
gardener: thợ làm vườn, chăm sóc vườn
heating: máy nước nóng
kindergarten: trường mầm non, nhà trẻ, mẫu giáo
music-school: trường âm nhạc, trung tâm âm nhạc
dance-school: trường múa, lớp học nhảy
language-school: trung tâm ngoại ngữ
riding-school: học cưỡi ngựa, câu lạc bộ cưỡi ngựa
gym: phòng gym, phòng tập gym
cinema: rạp chiếu phim
theatre: nhà hát
bowling: chơi bowling
swimming-pool: hồ bơi, bể bơi
library: thư viện
dog-groomer: cắt tỉa lông chó, spa thú cưng
dog-hotel: khách sạn thú cưng
wedding-planner: tổ chức tiệc cưới, tổ chức đám cưới
piano-tuner: lên dây đàn piano, chỉnh đàn piano
knife-grinder: mài dao
beekeeper: trại ong, nuôi ong
tea-shop: tiệm trà, cửa hàng trà
bags: cửa hàng túi xách, túi xách
wool: cửa hàng len
pool-builder: xây hồ bơi, thi công hồ bơi
fences: hàng rào, làm hàng rào
scaffolding: cho thuê giàn giáo, giàn giáo
tree-care: cắt tỉa cây, chặt cây
chiropractor: nắn chỉnh cột sống
dermatologist: bác sĩ da liễu, phòng khám da liễu
diving-school: học lặn, trung tâm lặn biển
sailing-school: học lái thuyền buồm
boat-rental: thuê thuyền, cho thuê thuyền
escape-room: phòng giải mã, trò chơi giải mã
karting: đua xe go-kart
planetarium: nhà chiếu hình vũ trụ
circus: rạp xiếc, xiếc
comics: cửa hàng truyện tranh
`;
