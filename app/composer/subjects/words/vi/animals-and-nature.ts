/** Vietnamese words for animals and plants. Notation: word-list.ts. */
export const vietnameseAnimalsAndNature = `
alpaca: lạc đà alpaca
ant house: diệt mối, phòng chống mối, chống mối
aquarium tropical-fish: hồ cá, bể cá, bể cá cảnh, hồ thủy sinh, hồ cá cảnh
bee honey: ong giống
beehive bee: tổ ong, thùng ong
bird nest: yến sào
birdcage bird: lồng chim, chim cảnh, chim yến phụng
cat: mèo, thức ăn cho mèo, cà phê mèo, cát mèo
chick hen: gà con, gà giống
cockroach: diệt côn trùng, diệt gián
cow: trại bò, bê giống, bò thịt
cow milk: bò sữa, bò giống
cow stethoscope: thú y trâu bò
crab: ghẹ
dog: thức ăn cho chó, thú cưng, chó, pet shop, chó con, chó cảnh, spa thú cưng, cắt tỉa lông chó, tắm chó
dog cat: cứu hộ chó mèo, cứu hộ động vật, giữ chó mèo, trông chó mèo, phụ kiện thú cưng, thức ăn chó mèo
dog cat: cắt tỉa thú cưng
dog stethoscope: thú y, phòng khám thú y, bệnh viện thú cưng
dog-standing paw: huấn luyện chó, trông giữ chó mèo, trông chó
donkey: con lừa
dove rose: trại hòm
duck: vịt cỏ, cháo vịt
fish: cá tra giống, ao cá, nuôi cá, khô cá, trại cá, cá basa, cá tươi, cá sông, cá biển, cá giống, cá nướng, cá kho
fish: hải sản, cua ghẹ, ốc, cá khô, mực, cá hồi, cá đồng
goat: trại dê, bán dê, thịt dê, dê giống, dê núi
guinea-pig: chuột lang, bọ ú, chuột bọ ú
hen chick: gà ta, gà đồi
hen egg: gà thả vườn, trại gà, gà đẻ, gà
horse horse-rider: cưỡi ngựa
kennel dog: khách sạn chó mèo, khách sạn thú cưng, chuồng chó, nhà cho chó
lion elephant: sở thú, vườn thú
mosquito window: mùng, màn chống muỗi
nest-box: tổ chim bằng gỗ, nhà chim gỗ
oyster: hàu, hàu sữa
parrot bird: vẹt
pig: trại heo, lợn giống, heo giống, lợn con, heo con
rabbit: lồng hamster
sauropod museum: khủng long
seashell snail: ốc các món, quán ốc, ốc hương, sò điệp, hàu nướng, sò huyết, ốc đêm
shrimp: tôm, tôm sú, tôm giống, tôm hùm, tôm thẻ, tôm càng, bò né hải sản
songbird: chim hót, chim cảnh hót, chào mào, chim chào mào, hội thi chim, chim họa mi
squid: mực nướng
tropical-fish fish: cá cảnh
wasp: ong vò vẽ, tổ ong vò vẽ
beach beach-umbrella: bãi biển
beach palm-tree: tour biển, tour biển đảo, biển đảo, du lịch biển, resort biển, teambuilding biển
beach-umbrella: ô che nắng, dù bãi biển
bird-feeder: máng ăn cho chim
boar: lợn rừng, heo rừng, thịt lợn rừng, thịt heo rừng
bonsai: bonsai, cây bonsai, triển lãm bonsai
bouquet: tiệm hoa, hoa tươi, shop hoa, bó hoa, hoa, điện hoa, cắm hoa, hoa cưới
bull: đấu bò, bò tót, bò đực giống, hội chọi bò
cherry-blossom: hoa đào, đào tết, cành đào, hoa mai, mai đào, chợ hoa tết, mai tết, mai vàng, hoa tết, hội xuân
chicken-coop: chuồng gà, nhà nuôi gà, chuồng gà gỗ
daffodil: hoa thủy tiên vàng, hoa thủy tiên, thủy tiên vàng
dahlia: hoa thược dược, thược dược
droplet: tưới nhỏ giọt, hệ thống tưới
droplet tap: máy lọc nước
fire: lò đốt lửa
fire logs: gas
fire nut-and-bolt: cơ khí
flower-box: hoa phong lữ, phong lữ thảo, bồn hoa ban công, chậu hoa ban công, chậu treo lan can
garden-pond: ao vườn, hồ cá sân vườn, hồ cá koi, vệ sinh hồ cá koi, ao cá sân vườn
goldfish: cá vàng, cá vàng cảnh, bể cá vàng, cá ba đuôi
greenhouse seedling: nhà kính, nhà màng
hammock: võng
hammock palm-tree: võng xếp, cái võng
hanging-basket: giỏ hoa treo, chậu hoa treo, giỏ treo trồng hoa
hay-bale tractor: rơm cuộn, cỏ khô
hedge: kéo cắt cành
herb: thảo dược, y học cổ truyền
herb bride: henna
herb mortar: bài thuốc, nhân sâm, thuốc gia truyền
hydrangea: cẩm tú cầu, hoa cẩm tú cầu
lavender: hoa oải hương, oải hương, hoa lavender, cánh đồng oải hương
lawnmower: cắt cỏ
logs fire: củi
logs saw: gỗ xẻ, xưởng gỗ, ván gỗ, xưởng cưa, ván ép
lotus: khóa tu, chùa, lễ phật đản, vu lan, tượng phật, lễ chùa, phật giáo, đồ thờ cúng
moon: lễ ramadan
mountain bus: tour đà lạt, tour sapa, tour hà giang, săn mây
orchid: hoa lan, lan hồ điệp, phong lan, chậu lan
plant tree: cây xanh văn phòng, cây cảnh để bàn, chậu cây, cây kiểng, chăm sóc cây, sân vườn
poinsettia: trạng nguyên đỏ, hoa trạng nguyên, cây trạng nguyên
poppy: hoa anh túc, hoa anh túc đỏ
rabbit-hutch: chuồng thỏ, lồng thỏ, chuồng chuột lang
seedling boot: trồng rừng ngập mặn, trồng đước
seedling plant: cây ăn trái giống, rau giống, cây con, cây cảnh, cây xanh, cây giống, cây trồng, sen đá
seedling sack: phân bón hạt giống, thuốc trừ sâu
snowdrop: hoa giọt tuyết, hoa giọt tuyết trắng
spade: làm vườn, cây cảnh sân vườn, chăm sóc vườn, thiết kế sân vườn, tiểu cảnh
stork: cò trắng châu Âu, chim cò mang em bé
tree axe: cây ăn quả
tree chainsaw: chặt cây, cắt tỉa cây, đốn cây, cưa cây
tree spade: trồng cây, trồng rừng, trồng cây xanh, trồng cây gây rừng
trowel: thạch cao, trần thạch cao, tô trát
trowel paint-roller: thợ nề, trát tường
turf-roll: cỏ nhân tạo, cỏ nhung, thảm cỏ, trồng cỏ
umbrella: dù che mưa, ô dù, sửa ô dù, ô gấp, ô che mưa
wheat tractor: bột mì
wreath: vòng nguyệt quế giáng sinh, vòng hoa, vòng hoa tang
wreath candle: dịch vụ tang lễ, nhà tang lễ, hoa viếng, hoa tang
`;
