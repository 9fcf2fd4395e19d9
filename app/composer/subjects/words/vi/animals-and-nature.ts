/** Vietnamese words for animals and plants. Notation: word-list.ts. */
export const vietnameseAnimalsAndNature = `
alpaca: lạc đà alpaca
ant house: diệt mối, phòng chống mối, chống mối
aquarium tropical-fish: hồ cá, bể cá, bể cá cảnh, hồ thủy sinh, hồ cá cảnh
bamboo: cây tre, cây trúc
beach: du lịch biển, tour biển
bee: nuôi ong, ong giống, ong mật
beehive bee: tổ ong, thùng ong
birdcage bird: lồng chim, chim cảnh, chim yến phụng
cactus: xương rồng, xương rồng mini
cat: mèo, thức ăn cho mèo, cà phê mèo, cát mèo
cave: hang động, thám hiểm hang
cherry-blossom orange: đào quất, cành đào
chick hen: gà con
cockroach: diệt côn trùng, diệt gián
cow: trại bò, bê giống, bò thịt
cow milk: bò sữa, bò giống
cow stethoscope: thú y trâu bò
crab: ghẹ
daisy: hoa cúc, cúc họa mi
desert-island: du lịch đảo, tour đảo, tour 3 đảo
dog: thức ăn cho chó, thú cưng, chó, pet shop, chó con, chó cảnh, spa thú cưng, cắt tỉa lông chó, tắm chó
dog cat: cứu hộ chó mèo, cứu hộ động vật, giữ chó mèo, trông chó mèo, phụ kiện thú cưng, thức ăn chó mèo
dog cat: cắt tỉa thú cưng
dog stethoscope: thú y, phòng khám thú y, bệnh viện thú cưng
dog-standing paw: huấn luyện chó, trông giữ chó mèo, trông chó
donkey: con lừa
dove: chim bồ câu, bồ câu
duck: vịt cỏ, ngan giống, thịt ngan, ngan
fish: cá tra giống, ao cá, nuôi cá, khô cá, trại cá, cá basa, cá tươi, cá sông, cá biển, cá kho
fish: hải sản, cua ghẹ, ốc, cá khô, mực, cá hồi, cá đồng, cá lóc nướng, cá nướng, cá cơm, cá lóc giống, cá giống
fish fish-cake: chả cá, chả cá nha trang, chả cá lã vọng
goat: trại dê, thịt dê, dê núi, dê giống, bán dê, lẩu dê, quán dê
goose: ngỗng, ngỗng giống, thịt ngỗng
guinea-pig: chuột lang, bọ ú, chuột bọ ú
hen: bán gà thịt, gà giống
hen chick: gà ta, gà đồi
hen egg: gà thả vườn, trại gà, gà đẻ, gà
horse: ngựa giống, bán ngựa
horse horse-rider: cưỡi ngựa
kennel dog: khách sạn chó mèo, khách sạn thú cưng, chuồng chó, nhà cho chó
lily: hoa ly, hoa lily, hoa loa kèn, hoa bách hợp
lion elephant: sở thú, vườn thú
lobster: tôm hùm, tôm hùm alaska, tôm hùm bông
logs: gỗ lũa
mosquito window: mùng, màn chống muỗi
nest bird: tổ yến, yến sào, nhà yến
nest-box: tổ chim bằng gỗ, nhà chim gỗ
ostrich: đà điểu
oyster: hàu, hàu sữa
parrot bird: vẹt
pig: trại heo, lợn giống, heo giống, lợn con, heo con
rabbit: lồng hamster, bán thỏ, thỏ cảnh, thỏ giống, thỏ kiểng, nuôi thỏ
rooster: gà chọi, gà đá
sauropod museum: khủng long
seashell snail: ốc các món, ốc hương, sò điệp, hàu nướng, ốc đêm
seaweed: rong biển, tảo biển
seedling: cây giống, hạt giống rau
seedling tree: cây ăn trái, cây ăn quả, giống cây ăn quả
sheep: cừu giống, bán cừu
shrimp: tôm, tôm sú, tôm giống, tôm thẻ, tôm càng, bò né hải sản
snail: ốc luộc, ốc len xào dừa, ốc bươu, ốc bươu đen, ốc nhồi, ốc hút, ốc xào, quán ốc, ốc nóng
songbird: chim hót, chim cảnh hót, chào mào, chim chào mào, hội thi chim, chim họa mi
squid: chả mực, chả mực hạ long, khô mực, mực một nắng, mực khô, mực nướng, mực tươi, mực ống, mực lá, mực rim
sunflower: hạt hướng dương
tropical-fish: cá koi, cá koi nhật, bán cá koi
tropical-fish fish: cá cảnh
turtle: ba ba giống, nuôi ba ba
wasp: ong vò vẽ, tổ ong vò vẽ
beach beach-umbrella: bãi biển
beach palm-tree: tour biển đảo, biển đảo, resort biển, teambuilding biển
beach-umbrella: dù bãi biển, dù che nắng, dù lệch tâm, ô che nắng
bird-feeder: máng ăn cho chim
boar: lợn rừng, heo rừng, thịt lợn rừng, thịt heo rừng
bonsai: bonsai, cây bonsai, triển lãm bonsai
bouquet: tiệm hoa, hoa tươi, shop hoa, bó hoa, hoa, điện hoa, cắm hoa, hoa cưới
bull: đấu bò, bò tót, bò đực giống, hội chọi bò, đua bò, lễ hội đua bò
cherry-blossom: hoa đào, đào tết, hoa mai, mai đào, chợ hoa tết, mai tết, hoa tết, hội xuân, cây mai
cherry-blossom: mai vàng, vườn mai
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
herb: thảo dược, y học cổ truyền, củ sả, sả tươi, rau thơm
herb bride: henna
herb mortar: bài thuốc, nhân sâm, thuốc gia truyền
hydrangea: cẩm tú cầu, hoa cẩm tú cầu
lavender: hoa oải hương, oải hương, hoa lavender, cánh đồng oải hương
lawnmower: cắt cỏ
logs fire: củi
logs saw: xưởng gỗ, ván gỗ, xưởng cưa, ván ép, gỗ xẻ, gỗ tự nhiên
lotus: khóa tu, chùa, lễ phật đản, vu lan, tượng phật, lễ chùa, phật giáo
lotus: hạt sen, hạt sen tươi, phật đản, đại lễ phật đản
moon: lễ ramadan
mountain bus: tour đà lạt, tour sapa, tour hà giang, săn mây
orchid: hoa lan, lan hồ điệp, phong lan, chậu lan
plant tree: cây xanh văn phòng, cây cảnh để bàn, chậu cây, cây kiểng, chăm sóc cây, sân vườn
poinsettia: trạng nguyên đỏ, hoa trạng nguyên, cây trạng nguyên
poppy: hoa anh túc, hoa anh túc đỏ
rabbit-hutch: chuồng thỏ, lồng thỏ, chuồng chuột lang
seedling boot: trồng rừng ngập mặn, trồng đước
seedling plant: cây ăn trái giống, rau giống, cây con, cây cảnh, cây xanh, cây trồng, sen đá
seedling sack: phân bón hạt giống
snowdrop: hoa giọt tuyết, hoa giọt tuyết trắng
spade: làm vườn, cây cảnh sân vườn, chăm sóc vườn, thiết kế sân vườn, tiểu cảnh
stork: cò trắng châu Âu, chim cò mang em bé
tree chainsaw: chặt cây, cắt tỉa cây, đốn cây, cưa cây
tree spade: trồng cây, trồng rừng, trồng cây xanh, trồng cây gây rừng
trowel: thạch cao, trần thạch cao, tô trát
trowel paint-roller: thợ nề, trát tường
turf-roll: cỏ nhân tạo, cỏ nhung, thảm cỏ, trồng cỏ
umbrella: dù che mưa, ô dù, sửa ô dù, ô gấp, ô che mưa
water-buffalo: trâu nước, con trâu, thịt trâu
waterfall: thác nước
wheelbarrow: xe rùa
wreath: vòng nguyệt quế giáng sinh, vòng hoa, vòng hoa tang
wreath candle: dịch vụ tang lễ, nhà tang lễ, hoa viếng, hoa tang
`;
