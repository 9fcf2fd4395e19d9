/** Everyday trades and what else is advertised, by their plain names in Vietnamese; kinds.ts says what they are. */
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
charity-run: chạy bộ từ thiện, giải chạy từ thiện
marathon: giải chạy marathon, chạy marathon, giải marathon
school-fair: hội chợ trường học, ngày hội trường
village-fete: hội làng, lễ hội làng
flea-market: chợ đồ cũ, chợ trời, phiên chợ đồ cũ
christmas-market: chợ giáng sinh, hội chợ giáng sinh, chợ noel
farmers-market: chợ nông sản, phiên chợ nông sản
craft-market: hội chợ thủ công, phiên chợ handmade, chợ đồ thủ công
concert: hòa nhạc, đêm nhạc, đêm hòa nhạc
choir-concert: hòa nhạc hợp xướng, đêm nhạc hợp xướng
jazz-concert: đêm nhạc jazz, hòa nhạc jazz
comedy-night: đêm hài kịch, hài độc thoại, đêm hài độc thoại
film-night: đêm chiếu phim, chiếu phim ngoài trời
karaoke-night: đêm karaoke, thi hát karaoke
board-games-night: đêm board game, giao lưu board game
wine-tasting: thử rượu vang, nếm rượu vang
beer-festival: lễ hội bia, ngày hội bia
street-food: ẩm thực đường phố, món ăn đường phố
art-exhibition: triển lãm tranh, triển lãm nghệ thuật, triển lãm mỹ thuật
author-reading: giao lưu tác giả, ra mắt sách, giao lưu nhà văn
puppet-theatre: múa rối, kịch rối, múa rối nước
magic-show: ảo thuật, biểu diễn ảo thuật
fireworks-show: bắn pháo hoa, trình diễn pháo hoa, lễ hội pháo hoa
carnival-party: tiệc hóa trang, lễ hội hóa trang
food-bank: ngân hàng thực phẩm, quyên góp thực phẩm
clothes-collection: quyên góp quần áo, quyên góp quần áo cũ, thu gom quần áo cũ
blood-donation: hiến máu, hiến máu nhân đạo
animal-shelter: trạm cứu hộ động vật, trạm cứu hộ chó mèo
volunteers-wanted: tuyển tình nguyện viên, tìm tình nguyện viên
choir-singers: ca đoàn, dàn hợp xướng, tuyển ca viên
chess-club: câu lạc bộ cờ vua, clb cờ vua
hiking-club: câu lạc bộ leo núi, hội leo núi, clb leo núi
running-club: câu lạc bộ chạy bộ, clb chạy bộ
tennis-club: câu lạc bộ tennis, câu lạc bộ quần vợt, clb tennis
judo-club: lớp judo, câu lạc bộ judo, lớp học judo
yoga-class: lớp yoga, lớp học yoga
swimming-lessons: lớp học bơi, dạy bơi, học bơi
baby-swimming: bơi cho bé, lớp bơi cho bé, bơi sơ sinh
first-aid-course: khóa học sơ cứu, lớp sơ cấp cứu, học sơ cứu
cooking-course: lớp nấu ăn, khóa học nấu ăn, học nấu ăn
pottery-course: lớp làm gốm, học làm gốm
painting-course: lớp vẽ, lớp học vẽ, học vẽ
photography-course: lớp chụp ảnh, khóa học chụp ảnh, học nhiếp ảnh
sewing-course: lớp học may, học cắt may, dạy cắt may
programming-course: khóa học lập trình, lớp lập trình, học lập trình
guitar-lessons: học guitar, dạy guitar, lớp guitar
piano-lessons: học piano, dạy piano, lớp piano
singing-lessons: học thanh nhạc, lớp thanh nhạc, dạy thanh nhạc
drum-lessons: học đánh trống, dạy trống, lớp học trống
maths-tutoring: gia sư toán, dạy kèm toán
ski-school: học trượt tuyết, trường dạy trượt tuyết
surf-school: học lướt sóng, dạy lướt sóng
climbing-hall: phòng leo núi trong nhà, leo núi trong nhà
mini-golf: sân mini golf, sân golf mini
personal-trainer: huấn luyện viên cá nhân, huấn luyện viên thể hình, pt cá nhân
nutritionist: chuyên gia dinh dưỡng, tư vấn dinh dưỡng
holiday-flat: căn hộ du lịch, căn hộ nghỉ dưỡng
room-to-let: phòng trọ, cho thuê phòng trọ, phòng cho thuê
flat-to-let: căn hộ cho thuê, cho thuê căn hộ, chung cư cho thuê
storage-units: kho tự quản, cho thuê kho, cho thuê kho chứa đồ
bouncy-castle-hire: cho thuê nhà phao, thuê nhà phao, cho thuê nhà hơi
marquee-hire: cho thuê nhà bạt, thuê nhà bạt, cho thuê lều sự kiện
bike-hire: cho thuê xe đạp, thuê xe đạp
camper-hire: cho thuê xe cắm trại, cho thuê motorhome
costume-hire: cho thuê trang phục, cho thuê đồ hóa trang, thuê trang phục
tool-hire: cho thuê dụng cụ, cho thuê dụng cụ xây dựng
truck-driver: tài xế xe tải, lái xe tải, tuyển tài xế xe tải
delivery-driver: nhân viên giao hàng, tài xế giao hàng, tuyển shipper
bus-driver: tài xế xe buýt, lái xe buýt, tuyển tài xế xe buýt
waiter: nhân viên phục vụ, nhân viên phục vụ bàn, phục vụ bàn
cook: đầu bếp, phụ bếp, tuyển đầu bếp
bakers-apprentice: thợ làm bánh, phụ làm bánh, tuyển thợ làm bánh
shop-assistant: nhân viên bán hàng, tuyển nhân viên bán hàng
warehouse-worker: nhân viên kho, công nhân kho, tuyển nhân viên kho
cleaner: nhân viên tạp vụ, nhân viên vệ sinh, tuyển tạp vụ
nurse: điều dưỡng viên, y tá, tuyển điều dưỡng
carer: nhân viên chăm sóc người già, hộ lý, người chăm sóc người già
programmer: lập trình viên, tuyển lập trình viên
christmas-trees: cây thông noel, cây thông giáng sinh
pumpkins: bí ngô halloween, đèn bí ngô
firewood: củi khô, bán củi
fresh-eggs: trứng gà tươi, trứng gà ta, trứng gà sạch
asparagus: măng tây
strawberry-picking: hái dâu tây, vườn dâu tây, hái dâu
vegetable-box: thùng rau sạch, combo rau củ, thùng rau
used-bikes: xe đạp cũ, bán xe đạp cũ
used-cars: ô tô cũ, xe ô tô cũ, xe hơi cũ
second-hand-clothes: quần áo cũ, quần áo secondhand, đồ si
pram: xe đẩy em bé, xe đẩy trẻ em
used-furniture: nội thất cũ, bàn ghế cũ, đồ nội thất cũ
lawn-mowing: cắt cỏ, dịch vụ cắt cỏ
snow-clearing: dọn tuyết, dịch vụ dọn tuyết
gutter-cleaning: vệ sinh máng xối, thông máng xối
carpet-cleaning: giặt thảm, dịch vụ giặt thảm
window-cleaning: lau kính, vệ sinh kính, lau cửa kính
house-clearance: dịch vụ dọn đồ cũ, dịch vụ dọn dẹp nhà cũ
skip-hire: thùng rác xây dựng, thùng chứa xà bần
washing-machine-repair: sửa máy giặt, thợ sửa máy giặt
boiler-service: bảo trì nồi hơi, sửa nồi hơi, bảo dưỡng lò hơi
air-conditioning: lắp đặt máy lạnh, lắp đặt điều hòa, lắp điều hòa
solar-panels: pin mặt trời, tấm pin mặt trời, điện mặt trời
kitchens: tủ bếp, nội thất bếp
bathroom-renovation: cải tạo phòng tắm, sửa nhà vệ sinh, cải tạo nhà tắm
drain-clearing: thông cống, thông tắc cống, thông bồn cầu
dog-walking: dắt chó đi dạo, dịch vụ dắt chó
cat-sitting: trông mèo, giữ mèo
babysitter: trông trẻ, giữ trẻ tại nhà, người giữ trẻ
home-care: chăm sóc người già tại nhà, điều dưỡng tại nhà, y tá tại nhà
dj: dj đám cưới, thuê dj
wedding-band: ban nhạc đám cưới, ban nhạc tiệc cưới
childrens-clown: chú hề, chú hề sinh nhật, thuê chú hề
food-truck: xe bán đồ ăn, xe bán đồ ăn lưu động
pizza-delivery: giao pizza, pizza giao tận nơi
kebab-house: tiệm kebab, bánh mì thổ nhĩ kỳ, bánh mì kebab
pancake-house: tiệm pancake, quán pancake
cakes-to-order: bánh kem đặt làm, đặt bánh kem, đặt bánh sinh nhật
breakfast-cafe: quán ăn sáng, quán cà phê sáng
lunch-menu: thực đơn trưa, cơm trưa văn phòng, set ăn trưa
barbecue-evening: tiệc nướng bbq, tiệc nướng, tiệc nướng ngoài trời
eyelash-extensions: nối mi, tiệm nối mi
teeth-whitening: tẩy trắng răng, làm trắng răng
hair-removal: triệt lông, tẩy lông, waxing lông
sauna: xông hơi, phòng xông hơi
`;
