/** Vietnamese words for what is worn. Notation: word-list.ts. */
export const vietnameseWear = `
backpack: cặp học sinh
bangles: vòng tay, vòng tay bạc, vòng tay phong thủy, lắc tay
blouse: áo bà ba, áo bà ba nữ
conical-hat: nón lá, nón bài thơ, nón huế
earrings ear: bấm lỗ tai, xỏ khuyên tai
flip-flop: dép lào, dép tông, dép xỏ ngón
goggles swimmer: kính bơi
hand-fan: quạt nan
kippah: mũ kippah, mũ do thái
mannequin: ma nơ canh, manocanh
prayer-shawl: khăn tallit, khăn choàng cầu nguyện
serum-bottle herb: tinh dầu sả, tinh dầu
shirt backpack: đồng phục học sinh
shopping-bags: túi giấy, in túi giấy, túi nilon, túi nylon
shorts: quần short, quần short nam, quần đùi
ao-dai: áo dài, áo dài cưới, áo dài tết, may áo dài, áo dài cách tân, cho thuê áo dài, áo dài kỷ yếu, thuê áo dài
ao-dai: thuê áo dài chụp kỷ yếu
apron: tạp dề
baby-bodysuit: quần áo trẻ em, đồ sơ sinh, quần áo trẻ sơ sinh, quần áo bé, đồ em bé, bộ body cho bé
baby-carrier: địu em bé, địu trẻ em, địu cho bé
backpack pencil: balo, ba lô, balo học sinh, cặp sách
ballet-shoes: ba lê, múa ba lê
bathrobe: áo choàng tắm
beanie: mũ len, nón len
belt: thắt lưng, thắt lưng da, dây nịt
bike-helmet: mũ bảo hiểm xe đạp
bone x-ray: khớp gối, thay khớp gối, thay khớp, thay khớp háng, đau khớp, gãy xương, loãng xương, thoái hóa khớp
bone x-ray: đau vai gáy, chấn thương chỉnh hình, bó bột, đo loãng xương, viêm khớp
bow-tie: nơ cổ, nơ đeo cổ, cà vạt nơ
bra: nội y, áo lót nữ, đồ lót, áo lót, áo ngực
braces toothbrush: niềng răng, chỉnh nha, niềng răng mắc cài, mắc cài
braid hair-comb: tết tóc, tóc tết, dreadlock, bện tóc
brain speech-bubble: tâm lý, tư vấn tâm lý, trị liệu tâm lý, tâm lý trị liệu, trầm cảm, tự kỷ, trẻ chậm nói, tăng động
brain speech-bubble: sức khỏe tâm thần
brooch: trâm cài áo, ghim cài áo, cài áo vintage
clogs: guốc gỗ, guốc mộc, giày gỗ
clothes-hanger: giá phơi đồ, móc áo
clothes-hanger coat: giặt khô, giặt hấp, giặt khô là hơi, đồ si, quần áo cũ
coat: áo khoác, áo mưa
coat scarf: áo ấm, quần áo ấm, quyên góp áo ấm, áo khoác ấm
contact-lens: kính áp tròng, lens mắt
corset: áo corset, corset, áo nịt ngực, áo nịt eo
dental-implant toothbrush: implant, trồng răng implant, cấy ghép implant, cấy ghép răng, trồng răng, cấy implant
dental-implant toothbrush: răng implant
diamond ring: dây chuyền bạc, mặt dây chuyền, trang sức, tiệm vàng, kim cương, vàng bạc, vàng bạc đá quý
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
hiking-boot: leo núi, trekking, hiking
holdall: túi thể thao, túi tập gym, túi trống thể thao
hoodie t-shirt: áo hoodie, hoodie
jeans t-shirt: quần jean, quần bò
jumper scarf: áo len
jumpsuit: jumpsuit, jumpsuit nữ
kimono dress: kimono
laser-hair-removal lotion: triệt lông nách, triệt lông, triệt lông vĩnh viễn, triệt lông diode laser
laser-hair-removal lotion: triệt lông công nghệ cao, triệt lông toàn thân
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
nail-polish: tiệm nail, làm móng, nail, móng, sơn gel
nappy baby: tã, bỉm, tã vải, bỉm tã, tã bỉm
necklace: vòng cổ, dây chuyền, trang sức bạc, trang sức ngọc trai, trang sức thủ công, ngọc trai, ngọc trai phú quốc
necklace: vòng cổ ngọc trai
necktie: vest, âu phục
perfume: nước hoa, lăn khử mùi
poncho: áo poncho, áo choàng poncho, khăn choàng poncho, poncho len
prayer-beads: vòng trầm hương, tràng hạt
prosthetic-leg: chân giả, tay giả
pyjamas: đồ ngủ, pyjama, váy ngủ, pijama, đồ bộ mặc nhà, đồ bộ nữ, đồ bộ lanh, đồ mặc nhà
qipao: sườn xám, xường xám, may sườn xám
ring bouquet: đám cưới, nhẫn cưới, tiệc cưới, cưới hỏi, cưới, nhà hàng tiệc cưới, đám hỏi, lễ ăn hỏi
sandal: dép sandal, sandal, dép, dép tổ ong
sari: sari
scarf gloves: khăn choàng, khăn
serum-bottle: dầu dưỡng râu, dầu gió, dầu tràm, dầu gió xanh
serum-bottle lotion: serum, chăm sóc da, dưỡng da, spa da, trị mụn, kem chống nắng, nặn mụn, trị nám, nám tàn nhang
serum-bottle lotion: tàn nhang, sẹo rỗ, trẻ hóa da, nâng cơ, căng chỉ, lăn kim, peel da, trắng da, tắm trắng
serum-bottle lotion: mesotherapy, se khít lỗ chân lông, cấy meso, điện di, xóa nhăn, trị sẹo
sherwani: sherwani
shirt: áo sơ mi, sơ mi nam
shopping-bags price-tag: trung tâm mua sắm
shopping-bags price-tag: ~ khuyến mãi, giảm giá
skirt: chân váy
sleep-sack: túi ngủ cho bé, túi ngủ em bé, túi ngủ trẻ em
slippers: dép đi trong nhà, dép bông
smartwatch: đồng hồ thông minh, smartwatch, apple watch
sneaker: giày, giày thể thao, giày dép, giày sneaker
socks: vớ
songkok: mũ songkok, songkok
spine: vật lý trị liệu, đau lưng, cột sống, xương khớp
spine massage: thoát vị đĩa đệm, đĩa đệm, đau thần kinh tọa, nắn chỉnh cột sống, trị liệu cột sống, phục hồi chức năng
spine massage: cong vẹo cột sống
suit necktie: vest nam, may vest, vest cưới, áo vest, thuê vest, com lê, comple, veston, may com lê
sun-hat: nón, mũ
sunglasses sun: kính râm, kính mát
swimsuit goggles: đồ bơi
t-shirt clothes-hanger: in lụa
t-shirt jeans: in áo, đồng phục, áo lớp, áo thun, áo phông, quần áo nam
t-shirt socks: thời trang trẻ em
tattoo-machine: xăm, xăm hình, hình xăm
tights: quần tất, tất quần
tooth: nha khoa, nha sĩ, răng, răng sứ, bọc răng sứ
tooth toothbrush: tẩy trắng răng, cạo vôi răng, nhổ răng, răng khôn, lấy cao răng, trám răng, chữa tủy, răng giả
tooth toothbrush: hàm tháo lắp, sâu răng, khám răng, dán sứ, viêm nướu
tote-bag: túi tote, túi vải, túi vải canvas, túi vải bố
trousers: quần tây, quần âu, quần dài
turban: khăn turban, turban
vape: thuốc lá điện tử
walking-stick: gậy chống, gậy chống cho người già
wallet: ví da, nhặt được ví, mất ví, rơi ví
wax-pot lotion: waxing lông, wax lông, waxing, tẩy lông, wax lông vùng kín, wax lông toàn thân
wedding-dress ring: váy cưới, áo cưới, studio áo cưới
wellingtons: ủng cao su, ủng đi mưa, ủng bảo hộ
wetsuit surfer: bộ đồ lặn, wetsuit
wig: tóc giả, bộ tóc giả
x-ray: x-quang, chụp x-quang, chẩn đoán hình ảnh, chụp mri, siêu âm x-quang, chụp x quang, chụp ct, nhũ ảnh
x-ray: cộng hưởng từ
zip: thay dây kéo, thay khóa kéo, sửa khóa kéo
`;
