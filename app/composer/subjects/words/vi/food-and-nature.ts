/** Vietnamese words for food, drink, animals and plants. Notation: word-list.ts. */
export const vietnameseFoodAndNature = `
apple basket: táo
artichoke: atisô, hoa atisô
avocado: bơ sáp
baguette sandwich: bánh mì, bánh mì thịt nướng, bánh mì kẹp, bánh mì thịt
banana: chuối
barbecue: bếp nướng, lò nướng than
beans: đậu hũ, đậu phụ
beetroot: củ dền, củ dền đỏ, nước ép củ dền
bento: hộp cơm
bento rice: cơm hộp, bento, cơm trưa văn phòng, suất ăn, cơm phần, cơm từ thiện
berliner: bánh rán nhân mứt, donut nhân mứt, bánh berliner
birthday-cake balloon: thôi nôi, đầy tháng, trang trí thôi nôi, bong bóng sinh nhật, tiệc thôi nôi, trang trí sinh nhật
birthday-cake cupcake: tiệm bánh sinh nhật, tiệm bánh kem, cửa hàng bánh sinh nhật, cửa hàng bánh kem, tiệm bánh ngọt
birthday-cake cupcake: đặt bánh sinh nhật, đặt bánh kem, bánh kem, bánh sinh nhật, bánh ngọt, bánh gato, bánh bông lan
blackberry: mâm xôi đen, quả mâm xôi đen
bread: tiệm bánh, tiệm bánh mì, hộp đựng bánh mì
bread-roll: bánh mì tròn
brigadeiro: brigadeiro
burger french-fries: burger, hamburger
burrito shrimp: gỏi cuốn, cuốn thịt, phở cuốn, bò bía, bánh tráng cuốn, nem cuốn
cabbage: bắp cải, cải bắp, cải thảo
cake-slice: khuôn bánh
candy lollipop: kẹo, bánh kẹo, chè, kẹo dừa
canned-food basket: suất ăn từ thiện, ngân hàng thực phẩm
cauliflower: súp lơ trắng, súp lơ, bông cải trắng
cheese: phô mai
chicken-leg: gà rán, gà luộc
chilli: tương ớt
chilli jar: ớt
chimney-cake: bánh ống khói
chocolate candy: sô cô la, socola
christmas-pudding: bánh pudding giáng sinh, pudding giáng sinh
cinnamon-roll: bánh cuộn quế, bánh mì cuộn quế
clams: nghêu, nghêu hấp, ngao hấp
coconut: dừa, nước dừa
cookie: bánh quy, cookie
corn: bắp
cotton-candy: kẹo bông, kẹo bông gòn
couscous: couscous
cream-bun: bánh su kem, su kem
crepe: bánh crepe, bánh crêpe, crêpe, bánh kếp pháp
croissant bread: bánh sừng bò, lò bánh mì
cupcake: cupcake
cupcake bread: học làm bánh, lớp làm bánh, dạy làm bánh, nguyên liệu làm bánh, khóa học làm bánh
custard-tart: bánh tart trứng, tart trứng
dango rice-cracker: bánh trôi, bánh ít
dates: chà là
doughnut: bánh donut
dumpling: há cảo, sủi cảo, dimsum, bánh gối
durian: sầu riêng, sầu riêng ri6, sầu riêng musang king, buffet sầu riêng
easter-egg: trứng phục sinh
egg basket: trứng gà, trứng
fig: sung mỹ, quả sung mỹ, sung mỹ sấy
fruit-tart: bánh tart trái cây, tart trái cây, bánh tart hoa quả
frying-pan: chảo chống dính, chảo gang
gingerbread: bánh gừng, nhà bánh gừng
grapes apple: trái cây, hoa quả, trái cây nhập khẩu
gratin: khoai tây đút lò
ham: giăm bông, thịt nguội, jambon
hamper gift: giỏ quà, giỏ quà tết, hộp quà tết, quà tết
honey bee: mật ong, mật ong rừng
hot-dog: xúc xích
ice-lolly: kem que, kem cây
jar-cake: bánh hũ, bánh kem hũ, bánh trong hũ
kale: cải xoăn, cải kale
kebab: bánh mì kebab
kebab flatbread: kebab, bánh mì doner
lasagne: lasagna, mì lasagna, lasagne
macaroni: mì ống phô mai
macarons: bánh macaron, macaron
mango: xoài
meat-on-bone: nướng, đồ nướng, quán nướng, thịt nướng, heo quay, vịt quay
moon-cake: bánh trung thu
mushroom: nấm, trồng nấm
mussel: vẹm
nachos: nachos, bánh nachos
noodles: bún đậu mắm tôm, bún mắm, phở gà, bánh canh, bánh đa cua, bún cá, mì vịt tiềm
noodles chopsticks: phở, quán phở, bún bò, mì cay, bún, bún chả, mì, hủ tiếu, miến, phở bò, bún đậu, bún riêu, mì quảng
olive-oil olives: dầu ô liu, dầu ăn, dầu ép lạnh, dầu lạc, dầu phộng
omelette: trứng ốp lết
orange soft-drink: quất cảnh, quất tết, cam vinh, cam sành
pancakes coffee: ăn sáng, bánh xèo, bánh cuốn, bánh kếp, bánh rán doremon
peanuts: hạt điều, đậu phộng
peanuts pistachios: hạt dinh dưỡng, hạt khô, các loại hạt
pie: bánh patê sô
pistachios peanuts: ~ hạt dẻ cười
pizza: pizza
pomegranate: lựu, quả lựu, nước ép lựu
popcorn film-camera: bắp rang bơ, bỏng ngô, rạp phim, xem phim, rạp chiếu phim
potato: khoai tây
potato-fritters: bánh khoai tây bào
powder-tub: bột protein, whey protein, creatine
pudding beans: chè thập cẩm, chè bưởi, tàu hũ, tào phớ, caramen, bánh flan, rau câu, sữa chua nếp cẩm, chè thái
pudding beans: sâm bổ lượng
pumpkin: bí đỏ, bí ngô
raspberry: phúc bồn tử, mâm xôi
ravioli: ravioli, mì ravioli
rice: cơm tấm, cơm gà, cơm, gạo, cơm rang, xôi, cơm văn phòng, cơm bình dân, cơm niêu, cơm chiên, gạo st25, cơm hến
rice: cháo lòng, cháo dinh dưỡng
rice leaves: bánh giầy
rice sack: lúa giống, lúa
roast-chicken: gà quay, gà nướng, gà ủ muối
round-loaf: bánh mì men tự nhiên, bánh mì sourdough
saffron: nhụy hoa nghệ tây, saffron, nghệ tây
salad: món chay, quán chay, salad, đồ ăn chay, eat clean
sandwich baguette: bánh mì chảo, bánh mì que
sausage cheese: lạp xưởng, lạp xưởng tươi
sausage ham: giò chả, giò lụa, chả lụa, nem chua, chả cá
shaved-ice: đá bào, chè đá bào
skewers: nem nướng
skewers barbecue: thịt xiên, thịt xiên nướng, xiên que, xiên nướng
soft-ice-cream ice-cream: kem, tiệm kem, kem tươi
spaghetti tomato: mì ý, pasta
spare-ribs: sườn nướng, sườn heo nướng, sườn nướng bbq
spring-rolls: chả giò, nem rán
steak kitchen-knife: thịt bò, bít tết, cửa hàng thịt, bò bít tết, thịt lợn, thịt heo, thịt sạch, bò tơ
steamed-bun: bánh bao, bánh bao hấp, bao bun
stew barbecue: lẩu bò, lẩu gà, lẩu hải sản, lẩu dê, lẩu cá, lẩu riêu cua, lẩu nướng
stew cutlery: lẩu, cháo, súp, lẩu thái
stollen: bánh stollen
strawberry: dâu tây
strudel: bánh strudel, strudel táo, bánh táo strudel
sushi chopsticks: sushi, kimbap
sweet-potato: khoai lang
tamale: bánh chưng, bánh tét, bánh giò, bánh ú
tarte-flambee: tarte flambée, flammkuchen
tomato: cà chua
truffle: nấm truffle
walnut: óc chó, hạt óc chó, quả óc chó, hạt phỉ
watermelon: dưa hấu
wedding-cake: bánh cưới, bánh kem cưới
yoghurt: sữa chua, yaourt
yule-log: bánh khúc cây
amphora: gốm, gốm sứ
amphora coin: đồ cổ
barrel: thùng gỗ sồi, bồn rượu gỗ
beer wheat: bia
beers: quán nhậu, bia hơi, tất niên, tiệc tất niên, tân niên, nhậu, bia tươi, bia sài gòn
beers cocktail: quán bar, quán bia
bubble-tea: trà sữa, trà sữa trân châu
cider: rượu táo
cocktail tropical-drink: cocktail
cocktail tropical-drink: ~ pha chế
coffee: cà phê, quán cà phê, cafe, coffee
coffee-beans: rang xay
coffee-beans coffee: cà phê hạt, hạt cà phê, cà phê rang xay, rang xay cà phê, cà phê rang mộc
cutlery dinner-plate: nhà hàng, quán ăn, quán cơm, buffet, ẩm thực, đặc sản
dinner-plate cook: tiệc, đặt tiệc, nấu tiệc, cỗ, nấu cỗ, suất ăn công nghiệp
dinner-plate cutlery: phục vụ quán, tuyển phục vụ, nhân viên phục vụ, tiệc tại nhà, tiệc buffet, cỗ cưới
dinner-plate heart: bữa cơm cộng đồng, bữa cơm chung
espresso-machine coffee: máy pha cà phê, máy cà phê, khóa học barista, khoá học pha chế
ice-cube soft-drink: đá viên, nước đá
jar: dưa muối, mắm, gia vị, mứt, muối tôm, dầu dừa, hộp đựng thực phẩm, lọ thủy tinh
jar fish: nước mắm, nước mắm nhĩ, nước mắm cốt
juice-box orange: nước ép, sinh tố, nước mía
juice-glass: nước cam, nước ép trái cây, nước cam ép, nước ép hoa quả
kitchen-knife: dao bếp, bộ dao, dao xếp
kitchen-knife frying-pan: mài dao, đồ bếp, dụng cụ nhà bếp, nhà bếp
milk cow: sữa, sữa tươi, sữa bò
milkshake: milkshake, sữa lắc
mug coffee: cốc sứ, ly sứ, cốc gốm, cốc in hình
soft-drink tropical-drink: nước giải khát, nước ngọt
spirits-bottle: siro
spirits-bottle toast: rượu, rượu gạo, rượu ngâm
tea teapot: trà, quán trà, trà xanh, chè thái nguyên, trà thảo mộc, trà đá
tropical-drink: rau má, trà trái cây
water-jug droplet: nước bình, nước uống đóng bình, giao nước, nước khoáng, nước đóng bình, nước tinh khiết
wine grapes: rượu vang, vang
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
dragon-head drum: lân sư rồng, múa lân
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
mosquito window: cửa lưới chống muỗi, lưới chống muỗi, mùng, màn chống muỗi
nest-box: tổ chim bằng gỗ, nhà chim gỗ
oyster: hàu, hàu sữa
parrot bird: vẹt
pig: trại heo, heo rừng, lợn giống, heo giống, lợn con, heo con
rabbit: chuồng thỏ, lồng hamster
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
bonsai: bonsai, cây bonsai, triển lãm bonsai
bouquet: tiệm hoa, hoa tươi, shop hoa, bó hoa, hoa, điện hoa, cắm hoa, hoa cưới
cherry-blossom: hoa đào, đào tết, cành đào, hoa mai, mai đào, chợ hoa tết, mai tết, mai vàng, hoa tết, hội xuân
daffodil: hoa thủy tiên vàng, hoa thủy tiên, thủy tiên vàng
dahlia: hoa thược dược, thược dược
droplet: tưới nhỏ giọt, hệ thống tưới
droplet tap: máy lọc nước
fire: lò đốt lửa
fire logs: gas
fire nut-and-bolt: cơ khí
greenhouse seedling: nhà kính, nhà màng
hammock: võng
hammock palm-tree: võng xếp, cái võng
hay-bale tractor: rơm cuộn, cỏ khô
hedge: kéo cắt cành
herb: thảo dược, y học cổ truyền
herb bride: henna
herb mortar: bài thuốc, nhân sâm, thuốc gia truyền
lavender: hoa oải hương, oải hương, hoa lavender, cánh đồng oải hương
lawnmower: cắt cỏ
logs fire: củi
logs saw: gỗ xẻ, xưởng gỗ, ván gỗ, xưởng cưa, ván ép
lotus: khóa tu, chùa, lễ phật đản, vu lan, tượng phật, lễ chùa, phật giáo, đồ thờ cúng
moon: lễ ramadan
mountain bus: tour đà lạt, tour sapa, tour hà giang, săn mây
orchid: hoa lan, lan hồ điệp, phong lan, chậu lan
plant tree: cây xanh văn phòng, cây cảnh để bàn, chậu cây, cây kiểng, chăm sóc cây, sân vườn
poppy: hoa anh túc, hoa anh túc đỏ
seedling boot: trồng rừng ngập mặn, trồng đước
seedling plant: cây ăn trái giống, rau giống, cây con, cây cảnh, cây xanh, cây giống, cây trồng, sen đá
seedling sack: phân bón hạt giống, thuốc trừ sâu
snowdrop: hoa giọt tuyết, hoa giọt tuyết trắng
spade: làm vườn, cây cảnh sân vườn, chăm sóc vườn, thiết kế sân vườn, tiểu cảnh
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
