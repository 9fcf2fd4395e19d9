/** Vietnamese words for work, places and travel. Notation: word-list.ts. */
export const vietnameseWorkAndTravel = `
3d-printer: máy in 3d, in 3d, dịch vụ in 3d
air-compressor: máy nén khí, cho thuê máy nén khí, sửa máy nén khí
anvil hammer: nghề rèn, thợ rèn, lò rèn
app-phone: ứng dụng, ứng dụng di động, app, ứng dụng mới, tải ứng dụng, tải app, ứng dụng của chúng tôi
app-phone: ứng dụng điện thoại
app-phone laptop: thiết kế app, lập trình app
ballot-box: bỏ phiếu cho, bình chọn cho, bầu cử
banknotes credit-card: vay tiêu dùng, mở thẻ, vay trả góp, vay nhanh, đáo hạn, vay tiền mặt
bellhop-bell: tuyển lễ tân, lễ tân khách sạn
billboard: biển quảng cáo ngoài trời, billboard, pano quảng cáo, quảng cáo ngoài trời, bảng quảng cáo ngoài trời
billboard: cho thuê biển quảng cáo
blackboard: bảng đen, tuyển giáo viên, giáo viên
blood-drop: hiến máu, ngày hội hiến máu
book books: đóng sách, in kỷ yếu, kỷ yếu
books: cẩm nang du lịch, truyện cổ tích, sách thiếu nhi
books backpack: quyên góp sách, sách vở, tiếp sức đến trường
books open-book: nhà sách, hiệu sách, thư viện, sách, sách cũ, truyện tranh, bán sách, mua sách
books open-book: sách giáo khoa, cà phê sách
books pencil: luyện thi, luyện thi ielts, ôn thi đại học
bricks house: cơi nới, cơi nới nhà, đổ trần
briefcase handshake: tư vấn doanh nghiệp, việc làm
briefcase handshake: ~ tuyển dụng
briefcase handshake: hội chợ việc làm, ngày hội việc làm, phiên giao dịch việc làm
building-plot rice: bán ruộng, đất ruộng
business-cards printer: in card visit, card visit, danh thiếp, in danh thiếp, name card, in name card
calculator receipt: kế toán, dịch vụ kế toán, khai thuế, kế toán thuế, quyết toán thuế, báo cáo tài chính, kiểm toán
calculator receipt: hóa đơn điện tử, kê khai thuế, hoàn thuế, tính lương
calendar: lịch treo tường, lịch để bàn, lịch tết, in lịch tết
calendar clipboard: hội thảo
car parking-sign: nhận giữ xe, bãi giữ xe, bãi đỗ xe, giữ xe
card-terminal credit-card: máy pos, máy quẹt thẻ, phần mềm bán hàng, phần mềm tính tiền
card-terminal laptop: phần mềm quản lý bán hàng
cash-register: máy tính tiền, tuyển thu ngân
chainsaw logs: máy cưa xích, cưa máy
chart-up: tư vấn tài chính, đầu tư, chứng khoán, forex
cherry-picker: xe nâng người, xe cẩu rổ, thuê xe nâng người, xe thang
circuit-board: bảng mạch, bo mạch, sửa bo mạch, linh kiện điện tử
coin magnifier: tiền xu cổ
coin ring: vàng sjc, thu mua vàng, vàng nhẫn, tiệm cầm đồ, cầm vàng
combine-harvester wheat: máy gặt, máy gặt đập liên hợp, gặt lúa
concrete-mixer bricks: bê tông, bê tông tươi, bê tông thương phẩm, bơm bê tông
crane: cho thuê xe cẩu
crayon: sách tô màu, đất nặn, màu nước, bút màu
credit-card smartphone: thẻ tín dụng
cruise-ship: du thuyền, tour du thuyền
desktop-computer: màn hình máy tính, tiệm net, quán net
desktop-computer laptop: lập trình, khóa học lập trình, phần mềm, tin học
document: làm giấy tờ, nhận làm giấy tờ
document rubber-stamp: thành lập công ty, đăng ký kinh doanh, thành lập doanh nghiệp, giấy phép kinh doanh
document rubber-stamp: đăng ký nhãn hiệu, giải thể công ty
drill: máy bắt vít
drill toolbox: máy khoan
drone: drone, máy bay camera, máy bay không người lái, flycam
excavator: cho thuê xe cuốc, xe cuốc, máy xúc, máy cuốc
excavator crane: máy xúc mini, máy đào
excavator hammer: phá dỡ, phá dỡ nhà
exhibition-stand: gian hàng triển lãm, gian hàng hội chợ, thi công gian hàng triển lãm
ferry: tàu cao tốc, vé tàu cao tốc
forklift: học lái xe nâng, xe nâng, xe nâng hàng, cho thuê xe nâng
fountain-pen document: văn phòng phẩm, luyện chữ đẹp
gavel: nhà đấu giá, đấu giá
generator plug: máy phát điện, cho thuê máy phát điện, thuê máy phát điện, máy nổ, sửa máy phát điện
gold-bars: vàng miếng, vàng thỏi, thỏi vàng
hard-hat: mũ bảo hộ, nón bảo hộ, mũ bảo hộ lao động, nón bảo hộ lao động
headset speech-bubble: tổng đài, trực tổng đài, chăm sóc khách hàng, telesale, telesales, tổng đài viên, tai nghe có mic
headset speech-bubble: nhân viên telesales
house-contract: hợp đồng thuê nhà, công chứng mua bán nhà đất, làm sổ đỏ, sổ đỏ, sổ hồng, sang tên sổ đỏ
house-contract: hợp đồng mua bán nhà, dịch vụ sổ đỏ
hydraulic-hose: ống thủy lực, thủy lực
identity-card: rơi giấy tờ, giấy tờ xe, mất giấy tờ
laptop screwdriver: cứu dữ liệu, phục hồi dữ liệu, sửa máy tính, khóa học online, khóa học trực tuyến, sửa laptop
laptop screwdriver: máy tính, laptop
lathe: tiện cnc, gia công tiện, máy tiện, gia công cơ khí
lift: thang máy gia đình, bảo trì thang máy, lắp đặt thang máy
limousine: thuê xe limousine
lorry steering-wheel: lái xe tải, tài xế xe tải, tuyển lái xe tải
magnifier: thám tử
market-stall: chợ nổi, chợ nổi cái răng, xe đẩy bán hàng, gian hàng cho thuê, hội chợ xuân
meeting-room: phòng họp, cho thuê phòng họp, thuê phòng họp, phòng hội nghị
megaphone chart-up: quảng cáo, tiếp thị, marketing, truyền thông
memo light-bulb: thi đố vui
microscope test-tube: thí nghiệm
minibus: xe limousine, xe 16 chỗ, xe du lịch 16 chỗ, xe đưa đón học sinh
newspaper: tạp chí
notebook: sổ tay, vở học sinh, tập vở
open-book pencil: gia sư, tiếng anh, trung tâm anh ngữ, ielts, toeic, học thêm, tiếng trung, dạy kèm, tiếng hàn
open-book pencil: tiếng nhật, tiếng đức, tiếng pháp, học tiếng, khóa học tiếng, lớp tiếng, ngoại ngữ, luyện thi đại học
open-book pencil: ôn thi, ôn thi vào 10, luyện thi lớp 10, trung tâm luyện thi, luyện viết, tin học văn phòng thi
open-book speech-bubble: trung tâm tiếng anh, tiếng anh trẻ em, trung tâm ngoại ngữ, lớp tiếng anh
paddleboard: chèo sup
pallet: pallet, pallet gỗ
pallet forklift: cho thuê kho, kho xưởng
pallet parcel: tuyển nhân viên kho, tuyển kho, nhân viên kho
pallet-truck: xe nâng tay, xe nâng pallet, xe nâng tay pallet
parcel delivery-van: thùng carton, hộp carton, băng keo, màng xốp hơi, bao bì, kho bãi, dịch vụ giao hàng
parcel delivery-van: nhận giao hàng
parcel motor-scooter: shipper, tuyển shipper, xe ôm
pencil notebook: đồ dùng học sinh, đồ dùng học tập
phone-case: ốp lưng, ốp điện thoại, ốp lưng điện thoại, phụ kiện điện thoại
pill: thuốc tây, bán thuốc tây, thuốc bổ
pill stethoscope: nhà thuốc, hiệu thuốc, vitamin, thực phẩm chức năng
power-bank: sạc dự phòng, pin dự phòng, pin sạc dự phòng
printer: bảng hiệu, biển quảng cáo, in bạt, in ấn, photocopy, in decal, đổ mực máy in, nạp mực máy in, mực máy in
printer: mực in
road-roller: nhựa đường, trải nhựa đường, thảm nhựa, thi công đường, xe lu
robot gear: lập trình robot
rubber-stamp document: công chứng, văn phòng công chứng, khắc dấu, con dấu
sailing-boat mountain: vịnh hạ long, tour hạ long
scaffold ladder: giàn giáo, cho thuê giàn giáo
scales: luật sư, văn phòng luật, tư vấn luật, ly hôn, cân điện tử, cân đồng hồ
school: họp phụ huynh, họp lớp
school backpack: trường tiểu học, trường mẫu giáo
scissor-lift: xe nâng cắt kéo, thang nâng cắt kéo, xe nâng người cắt kéo
scissors: bộ kit thủ công
scissors hair-comb: gội đầu, tiệm tóc, cắt tóc, salon tóc, làm tóc, tóc, uốn tóc, nhuộm tóc, thợ tóc, thợ cắt tóc
scissors hair-comb: học nghề tóc, thợ chính tóc
server: hosting, máy chủ, web hosting, thuê máy chủ
set-square ruler: kiến trúc sư, toán học, gia sư toán, toán tư duy, thiết kế nhà, kiến trúc, học toán, dạy toán
set-square ruler: toán lớp
shipping-container: container, thùng container, nhà container, vận chuyển đường biển
signing-hands: ngôn ngữ ký hiệu, lớp ngôn ngữ ký hiệu, phiên dịch ngôn ngữ ký hiệu
site-cabin: container văn phòng, nhà container công trường, cabin công trường
slide swimming-pool: công viên nước
smartphone: điện thoại, sửa điện thoại, iphone, ép kính, thay màn hình, thay pin iphone, sim số đẹp, sim, điện thoại cũ
smartphone: thu mua điện thoại, iphone cũ
smartphone shopping-bags: bán hàng online
speaker: cho thuê âm thanh ánh sáng, loa bluetooth, loa thùng, sửa loa, loa cũ, dàn âm thanh, cho thuê âm thanh
speaker microphone: loa kẹo kéo, loa kéo, cho thuê loa
speech-bubble: trao đổi ngôn ngữ, âm ngữ trị liệu
speech-bubble open-book: tiếng anh giao tiếp, anh ngữ
spotlight: âm thanh ánh sáng, ánh sáng sân khấu, đèn sân khấu
spray-gun car: sơn xe, sơn xe máy, sơn ô tô, sơn dặm
stethoscope: bác sĩ, bệnh viện, khám bệnh, nhi khoa, khám sức khỏe
stethoscope hospital: chạy thận, nội tiết, cơ xương khớp, thận nhân tạo, tiêu hóa
stethoscope: ~ phòng khám
stethoscope clipboard: khám tổng quát, gói khám sức khỏe, nội soi, nội soi dạ dày, huyết áp, trĩ, bệnh trĩ, nam khoa
stethoscope clipboard: khám nam khoa, phẫu thuật thẩm mỹ, nâng mũi, nâng ngực, hút mỡ, thẩm mỹ viện quốc tế
stethoscope clipboard: bác sĩ gia đình, khám bệnh tại nhà, suy giãn tĩnh mạch, sửa mũi, phòng khám đa khoa, giảm béo
swimming-pool: hồ bơi, xây hồ bơi, vệ sinh hồ bơi, bể bơi, bể bơi phao
syringe: tiêm vắc xin, vắc xin, tiêm chủng, vắc xin cúm, filler, botox, tiêm phòng, tiêm filler, tiêm botox, vacxin
syringe: truyền dịch, tiêm meso, tiêm ngừa
tablet: máy tính bảng, ipad
telehandler: xe nâng telehandler, telehandler
telephone: call center, lắp tổng đài, nhân viên tổng đài
telescope star: đài thiên văn
test-tube blood-drop: xét nghiệm, xét nghiệm máu, xét nghiệm tại nhà, lấy máu
theodolite set-square: đo đạc, đo đất, đo đạc bản đồ, trắc địa, đo đạc địa chính, máy toàn đạc, khảo sát địa hình
theodolite set-square: đo đạc đất đai, máy kinh vĩ
train: vé tàu, vé tàu hỏa, vé tàu tết
translation open-book: dịch thuật, phiên dịch, phiên dịch viên, dịch tài liệu, công ty dịch thuật, biên dịch
translation rubber-stamp: dịch thuật công chứng, dịch công chứng
tyre motorcycle: vá vỏ xe, vá xe lưu động
ultrasound: siêu âm, siêu âm thai, phòng khám siêu âm
usb-stick: usb quà tặng, thẻ nhớ, thẻ nhớ usb, ổ usb, bán usb
vending-machine soft-drink: máy bán hàng tự động, máy bán nước tự động, máy bán nước
video-call headphones: webinar, hội thảo trực tuyến, họp trực tuyến, gọi video, hội thảo online, họp online
walkie-talkie: bộ đàm, máy bộ đàm, bộ đàm cầm tay
wall-clock: đồng hồ treo tường
web-page laptop: thiết kế web, website, làm website, làm web, thiết kế website, dịch vụ website, thiết kế trang web
web-page laptop: landing page
web-page shopping-cart: website bán hàng
webcam: webcam
welding-mask: máy hàn, hàn xì, hàn sắt
welding-mask fire: thợ hàn, cơ khí hàn, hàn inox
whiteboard: bảng trắng viết bút lông, bảng viết bút lông, bảng viết, bảng từ trắng, bảng trắng
windscreen: kính chắn gió, kính lái, thay kính chắn gió, thay kính ô tô, kính ô tô
apartment-building key: căn hộ, chung cư
bank coin: vay vốn, ngân hàng, vay tiền, vay tín chấp, cầm đồ
barber-pole razor: tiệm cắt tóc nam, barber shop, cắt tóc nam, barber
bouncy-castle balloon: nhà phao, nhà hơi
bricks trowel: xây dựng, xây nhà, gạch, sửa nhà, nhà thầu, thợ hồ, cải tạo nhà, thầu xây dựng
building-plot: đất nền, bán đất, bán đất nền, đất thổ cư, lô đất, đất vườn, đất nền dự án, phân lô bán nền, đất mặt tiền
building-plot: bán lô đất, đất bán
caravan campsite: xe cắm trại
church: nhà thờ, thánh lễ
church candle: giáo xứ, giáo lý
circus-tent: xiếc
convenience-store key: cho thuê mặt bằng, mặt bằng cho thuê, sang quán, cho thuê cửa hàng, mặt bằng, mặt bằng kinh doanh
convenience-store key: sang nhượng, sang nhượng quán, sang tiệm, ki ốt
crane bricks: cho thuê cẩu, xe cẩu
factory gear: lao động phổ thông, xưởng sản xuất, nhà xưởng, cho thuê nhà xưởng, công nhân sản xuất, thợ cơ khí
factory gear: khu công nghiệp
house key: nhà đất, bất động sản, bán nhà, nhà trọ, cho thuê nhà, nhà cho thuê, nhà nguyên căn, mua nhà
house key: môi giới nhà đất, nhà chính chủ, nhà cấp 4, nhà mặt tiền
house money-bag: vay mua nhà, vay thế chấp, vay ngân hàng mua nhà, vay xây nhà
houses house: nhà phố, nhà liền kề, biệt thự liền kề, shophouse, khu đô thị
market-stall carrot: sạp chợ, chợ phiên, phiên chợ
market-stall shopping-bags: thanh lý đồ cũ, chợ đêm, hội chợ, chợ đồ cũ, chợ quê, bazaar, chợ trời
marquee: cho thuê rạp, nhà bạt
marquee chair: thuê rạp, rạp cưới, rạp đám cưới, dựng rạp
mosque: thánh đường hồi giáo, nhà thờ hồi giáo
museum: bảo tàng
office-building key: căn hộ chung cư, cho thuê văn phòng, văn phòng cho thuê, văn phòng ảo, tòa nhà văn phòng
office-building key: căn hộ dịch vụ, văn phòng trọn gói, penthouse, coworking, nhà ở xã hội, chung cư mini
photo-booth: photobooth
portable-toilet: toilet di động, thuê nhà vệ sinh di động, cho thuê nhà vệ sinh di động, nhà vệ sinh di động
portable-toilet: cho thuê nhà vệ sinh
road-barrier: cấm đường, chặn đường
roller-coaster: công viên giải trí, tàu lượn siêu tốc
school backpack: ~ trường học
school graduation-cap: tuyển sinh lớp 1, du học nhật, trường quốc tế, trường cao đẳng, hội thảo du học, liên thông
school graduation-cap: tư vấn tuyển sinh
slide swing: sân chơi trẻ em
slide toy-bricks: khu vui chơi trong nhà, khu vui chơi trẻ em, khu vui chơi
stained-glass: kính màu, tranh kính
storage-unit parcel: kho tự quản, cho thuê kho mini, kho mini, gửi đồ, thuê kho chứa đồ, kho chứa đồ
storage-unit parcel: cho thuê kho chứa đồ, lưu kho
swing slide: xích đu
tent: cắm trại, lều, glamping, cắm trại qua đêm, phông bạt, đệm hơi, trại hè, trại hè thiếu nhi
airplane suitcase: du lịch, vé máy bay, tour, visa, tour du lịch, lữ hành, trăng mật
alarm-clock: đồng hồ báo thức
ambulance: xe cấp cứu
anchor ship: cảng cá
barber-chair: ghế cắt tóc, ghế barber, ghế salon tóc
beach-hut: chòi bãi biển, nhà chòi bãi biển
bicycle: xe đạp, sửa xe đạp, xe đạp điện, xe thăng bằng
bicycle-courier: giao hàng bằng xe đạp, shipper xe đạp, người giao đồ ăn
brake-disc wrench: má phanh, phanh ô tô, thay má phanh, đĩa phanh, bố thắng, thay bố thắng
bus: xe 45 chỗ, xe 29 chỗ, thuê xe 45 chỗ, xe khách, xe buýt, xe giường nằm, xe khách giường nằm, xe bus du lịch
bus books: xe thư viện lưu động, thư viện lưu động
camping-stove: bếp dã ngoại, bếp gas dã ngoại, bếp cắm trại
canoe rower: thuyền thúng, chèo thuyền kayak, kayak, chèo thuyền, chèo sup kayak
car bubbles: rửa xe, rửa ô tô, chăm sóc xe
car car-front: bọc ghế da ô tô, nội thất ô tô, ô tô, xe hơi, ô tô cũ, thuê xe, thuê ô tô, cho thuê xe, xe ô tô
car car-front: thuê xe du lịch, xe du lịch, xe 7 chỗ, xe 4 chỗ, xe có tài xế, thuê xe tự lái, xe hơi cũ, mua bán ô tô
car car-front: lái thử, dán phim cách nhiệt, phim cách nhiệt, phủ ceramic, độ xe, đồ chơi xe hơi, camera hành trình
car clipboard: đăng kiểm, đăng kiểm xe, đăng kiểm ô tô, phù hiệu xe
car wrench: dán đổi màu xe, bảo dưỡng ô tô, đồng sơn, đại tu
car-battery wrench: ắc quy, bình ắc quy, ắc quy ô tô, thay ắc quy, ắc quy xe, cứu hộ ắc quy, bình ắc quy ô tô
car-front ring: xe cưới, thuê xe cưới, xe hoa, xe hoa cưới
car-seat: ghế ô tô cho bé, ghế ngồi ô tô cho bé
cargo-tricycle: xe ba gác, xe ba bánh, xe ba bánh điện, xe lôi
carriage horse: xe ngựa
charging-station car: trạm sạc, sạc xe điện, trạm sạc xe điện
chimney-sweep: thợ thông ống khói, vệ sinh ống khói, quét ống khói
cleaner: nhân viên vệ sinh, lao công, người dọn dẹp, nhân viên tạp vụ, tạp vụ
compass fire: hướng đạo
conveyor-belt: băng tải, băng tải con lăn, dây băng tải
defibrillator: máy khử rung tim, máy sốc tim, máy phá rung tim
delivery-van lorry: vận chuyển, vận chuyển hàng, chuyển phát, ship hàng
delivery-van parcel: chuyển phát nhanh, giao hàng nhanh
dentist-chair: ghế nha khoa, ghế nha sĩ, ghế máy nha khoa
dragon-boat: thuyền rồng, đua thuyền, đua ghe ngo, đua thuyền rồng
dust-mask: khẩu trang chống bụi, mặt nạ chống bụi, khẩu trang N95, khẩu trang, khẩu trang y tế, khẩu trang vải
engine-oil wrench: thay dầu, dầu nhớt, thay nhớt, nhớt xe, dầu động cơ, dầu nhớt ô tô, thay dầu ô tô
exhaust: ống xả ô tô, ống pô, pô xe, bộ giảm thanh ô tô, bộ chuyển đổi xúc tác
fire-engine fire: đội chữa cháy tình nguyện
food-truck takeaway-box: xe bán đồ ăn, food truck, xe đồ ăn lưu động
fuel-pump: xăng dầu, trạm xăng, cây xăng
gardener: thợ làm vườn, người làm vườn
gurdwara: gurdwara, đền thờ đạo Sikh, đền Sikh
hand-cart: xe kéo gỗ, xe kéo tay, xe đẩy tay bằng gỗ, xe kéo dã ngoại, xe đẩy hàng
hang-glider: tàu lượn treo, bay tàu lượn treo, diều lượn tam giác
hearse: xe tang
helicopter: trực thăng
hot-air-balloon: khinh khí cầu
houseboat: nhà thuyền
inflatable-boat: xuồng cao su, thuyền cao su, xuồng hơi, thuyền bơm hơi
insured-car shield: bảo hiểm ô tô, bảo hiểm xe ô tô, bảo hiểm xe, bảo hiểm vật chất xe, bảo hiểm xe cơ giới
insured-car shield: bảo hiểm thân vỏ
jet-ski wave: mô tô nước, jet ski
kayak: thuyền kayak, chèo kayak
label-roll: in nhãn dán, in decal cuộn, tem nhãn cuộn, in sticker, tem nhãn, in tem nhãn, nhãn mác, tem nhãn decal
lifebuoy wave: cứu hộ bờ biển, bão lũ, cứu trợ, cứu trợ bão lũ, lũ lụt, đồng bào lũ lụt, vùng lũ, ủng hộ lũ lụt
lockers: tủ locker, tủ đựng đồ cá nhân, tủ locker sắt, tủ gửi đồ
log-cabin: nhà gỗ tròn, nhà gỗ thân cây, cabin gỗ
lorry: chở hàng, tài xế container, xe tải, thuê xe tải, cho thuê xe tải, xe rác, xe đông lạnh, xe tải đông lạnh
lorry delivery-van: chuyển nhà, chuyển văn phòng, dọn nhà trọn gói, taxi tải, chuyển nhà trọn gói, chuyển trọ trọn gói
lorry delivery-van: chuyển trọ, chuyển đồ
mobility-scooter wheelchair: xe lăn điện
motor-boat wave: thuê thuyền, thuyền, tàu, ca nô
motor-scooter: xe ga, xe điện, xe tay ga
motor-scooter motorcycle: thuê xe máy, cho thuê xe máy, xe máy, sửa xe máy, mua bán xe máy
motorcycle: mô tô, xe máy cũ, xe wave, xe sh
motorcycle-helmet motorcycle: mũ bảo hiểm, nón bảo hiểm
network-cable: cáp mạng, dây cáp mạng, dây mạng LAN, thi công mạng LAN, cáp ethernet, lắp đặt cáp mạng
number-plate: biển số xe, biển số ô tô
onsen: onsen, tắm onsen, suối nước nóng Nhật Bản, tắm khoáng nóng onsen
paddleboard wave: ván sup, thuê sup
pallet-racking: kệ pallet, kệ kho hàng, kệ kho, giá kệ kho hàng, kệ công nghiệp
parking-sign location-pin: bãi gửi xe
passport suitcase: hộ chiếu
pocket-knife: dao bỏ túi, dao gấp, dao đa năng Thụy Sĩ, dao xếp
pressure-gauge: đồng hồ đo áp suất, đồng hồ áp suất, đồng hồ áp lực, hiệu chuẩn thiết bị, dịch vụ hiệu chuẩn
quad-bike: xe địa hình, atv
rickshaw: xích lô
roll-up-banner: standee cuốn, banner cuốn, cuốn nhôm quảng cáo, in banner, roll-up banner, băng rôn, standee
roll-up-banner: in standee
roller-skate: patin, trượt patin
roof-box: hộp nóc xe, cốp nóc ô tô, cốp nóc xe, giá nóc ô tô
security-guard: bảo vệ toà nhà, nhân viên bảo vệ, dịch vụ bảo vệ, vệ sĩ
ship: xuất nhập khẩu
ship anchor: đóng tàu, xưởng đóng tàu, tàu cá, sửa tàu, sửa ghe, đóng ghe, ghe tàu
shop-assistant: ~ nhân viên bán hàng, thu ngân, nhân viên cửa hàng
snowshoes: giày tuyết snowshoe
spark-plug: bugi
spray-gun: sơn tĩnh điện, súng phun sơn, phun sơn, máy phun sơn
spreadsheet: bảng tính, bảng tính Excel, mẫu Excel, khóa học Excel, file Excel mẫu
steel-beam: dầm thép, thép hình i, thép hình h, dầm thép chữ i, sắt thép, sắt thép xây dựng, thép hình
steering-wheel car: học lái xe, trường lái, lái xe, bằng lái, đào tạo lái xe, bằng lái xe, tài xế, tuyển tài xế
steering-wheel car: tuyển lái xe, thi bằng lái, lái xe hộ, tài xế riêng, bổ túc tay lái
steering-wheel lorry: bằng lái xe tải, học lái xe hạng c
stroller baby-bottle: xe đẩy em bé
suitcase: vali
suv mountain: xe địa hình atv, thuê xe địa hình, thuê xe địa hình atv
tanker: hút hầm cầu, hút bể phốt, xe bồn, rút hầm cầu, xe bồn nước
taxi car: taxi, xe đưa đón, đưa đón sân bay
three-wheel-van: xe ba gác máy, xe ba bánh chở hàng, xe ba gác chở hàng
tiller: máy xới đất, máy xới, máy xới đất mini, máy cày xới mini
tipi: lều tipi, lều teepee, lều thổ dân
tipper-truck: xe ben, cát đá, cát xây dựng, đá dăm, đá 1x2, cát đá xây dựng
tow-truck car: cứu hộ giao thông, cứu hộ ô tô, xe cứu hộ, kéo xe
tractor wheat: máy cày, nông trại, máy nông nghiệp
traffic-cone: cọc tiêu giao thông, nón giao thông, cọc tiêu hình nón
train locomotive: tàu hỏa
tuk-tuk: xe tuk tuk, tuk tuk, tuk-tuk, tour tuk tuk
tyre wheel: vá vỏ, vá vỏ lưu động, vá săm
tyre wrench: vá lốp, lốp xe, vỏ xe, thay lốp, vá xe, lốp ô tô
vintage-car: xe cổ, xe hơi cổ
waiter: phục vụ bàn, bồi bàn, nhân viên phục vụ
watch: đồng hồ, sửa đồng hồ
wheel-loader: máy xúc lật, cho thuê xe xúc lật, máy ủi, xe xúc lật
wheelchair crutch: xe lăn
windmill: cối xay gió, cối xay gió Hà Lan, chiếc cối xay gió
world-map flag: hướng dẫn viên, hướng dẫn viên du lịch
yurt: lều yurt, lều Mông Cổ, lều du mục
`;
