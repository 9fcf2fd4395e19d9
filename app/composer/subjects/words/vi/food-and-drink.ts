/** Vietnamese words for food and drink. Notation: word-list.ts. */
export const vietnameseFoodAndDrink = `
apple basket: táo
artichoke: atisô, hoa atisô
avocado: bơ sáp
baby-bottle baby: sữa mẹ
baguette: làm bánh mì, lò bánh mì
baguette sandwich: bánh mì, bánh mì thịt nướng
banana: chuối
barbecue: bếp nướng, lò nướng than, buffet nướng, lẩu nướng, quán nướng, lòng nướng, nầm nướng, tiệc nướng
barbecue coal: bếp than, bếp nướng than
beetroot: củ dền, củ dền đỏ, nước ép củ dền
bento: hộp cơm
bento rice: cơm hộp, bento, cơm trưa văn phòng, suất ăn, cơm phần, cơm từ thiện
berliner: bánh rán nhân mứt, donut nhân mứt, bánh berliner, bánh rán, bánh tiêu, bánh cam
birthday-cake balloon: thôi nôi, đầy tháng, trang trí thôi nôi, bong bóng sinh nhật, tiệc thôi nôi, trang trí sinh nhật
birthday-cake cupcake: tiệm bánh sinh nhật, tiệm bánh kem, cửa hàng bánh sinh nhật, cửa hàng bánh kem, tiệm bánh ngọt
birthday-cake cupcake: đặt bánh sinh nhật, đặt bánh kem, bánh kem, bánh sinh nhật, bánh ngọt, bánh gato
blackberry: mâm xôi đen, quả mâm xôi đen
bread: tiệm bánh, tiệm bánh mì, hộp đựng bánh mì
bread croissant: thợ bánh, thợ làm bánh
bread-roll: bánh mì tròn
brigadeiro: brigadeiro
burger french-fries: burger, hamburger
burrito shrimp: cuốn thịt, phở cuốn, bò bía, bánh tráng cuốn, nem cuốn
cabbage: bắp cải, cải bắp, cải thảo
cake-slice: khuôn bánh
cake-slice cupcake: làm bánh kem
candy lollipop: kẹo, bánh kẹo, kẹo dừa
candy red-envelope: mứt tết, mứt dừa
canned-food basket: suất ăn từ thiện, ngân hàng thực phẩm
cauliflower: súp lơ trắng, súp lơ, bông cải trắng
caviar: trứng cá muối, trứng cá tầm
celeriac: củ cần tây
celery: cần tây
cheese: phô mai
chicken-leg: gà rán, gà luộc
chilli jar: ớt
chimney-cake: bánh ống khói
chocolate candy: sô cô la, socola
christmas-pudding: bánh pudding giáng sinh, pudding giáng sinh
churros: bánh quẩy, quẩy nóng
cinnamon-roll: bánh cuộn quế, bánh mì cuộn quế
clams: nghêu, nghêu hấp, ngao hấp, sò huyết, sò lông, sò lụa
coconut: dừa, nước dừa
coconut cooking-oil: dầu dừa, tinh dầu dừa
cookie: bánh quy, cookie
corn: bắp
cotton-candy: kẹo bông, kẹo bông gòn
couscous: couscous
cream-bun: bánh su kem, su kem, bánh su, bánh su kem mini
crepe: bánh crepe, bánh crêpe, crêpe, bánh kếp pháp
croissant bread: bánh sừng bò
cucumber: dưa leo, dưa chuột
cupcake: cupcake, bánh bò, bánh bò hấp
cupcake bread: học làm bánh, lớp làm bánh, dạy làm bánh, nguyên liệu làm bánh, khóa học làm bánh
custard-apple: mãng cầu, trái na, quả na, na dai
custard-tart: bánh tart trứng, tart trứng
dallah: cà phê ả rập, ấm dallah
dates: chà là
dinner-plate: bát đĩa, chén đĩa, chén dĩa, tô chén
doughnut: bánh donut
dumpling: há cảo, sủi cảo, dimsum, bánh gối, bánh bột lọc, bánh bèo bột lọc
durian: sầu riêng, sầu riêng ri6, sầu riêng musang king, buffet sầu riêng
easter-egg: trứng phục sinh
egg: hột vịt lộn, trứng vịt lộn
egg basket: trứng gà, trứng
fig: sung mỹ, quả sung mỹ, sung mỹ sấy
flatbread: bánh tráng, bánh tráng nướng, bánh đa nướng
fruit-tart: bánh tart trái cây, tart trái cây, bánh tart hoa quả
frying-pan: chảo, chảo chống dính, chảo gang
ginger: gừng tươi, củ gừng, bột gừng, mứt gừng, gừng
ginger spice-bowls: củ nghệ, nghệ tươi, bột nghệ, tinh bột nghệ
gingerbread: bánh gừng, nhà bánh gừng
grapes apple: trái cây, hoa quả, trái cây nhập khẩu
gratin: khoai tây đút lò
guava: trái ổi, quả ổi, ổi lê
ham: giăm bông, thịt nguội, jambon
hamper gift: giỏ quà, giỏ quà tết, hộp quà tết, quà tết
honey bee: mật ong, mật ong rừng
ice-cube: đá cây, đá lạnh, máy làm đá
ice-lolly: kem que, kem cây
jackfruit: trái mít, quả mít, mít thái, mít sấy
jar-cake: bánh hũ, bánh kem hũ, bánh trong hũ
juice-glass avocado: sinh tố bơ
juice-glass orange: nước ép, nước ép trái cây, nước ép hoa quả
kale: cải xoăn, cải kale
kebab: bánh mì kebab
kebab flatbread: kebab, bánh mì doner
lasagne: lasagna, mì lasagna, lasagne
lettuce: rau muống, cải xanh, rau cải, cải ngọt
lime: chanh, chanh tươi, chanh không hạt, chanh đào
macaroni: mì ống phô mai
macarons: bánh macaron, macaron
mango: xoài
mangosteen: măng cụt
matzah: bánh matzah, bánh matzo, bánh không men
meat-on-bone: nướng, đồ nướng, thịt nướng, nem chua rán
milk beans: sữa đậu nành, sữa hạt
moon-cake: bánh trung thu, bánh dẻo, bánh pía, bánh nướng bánh dẻo
moon-cake paper-lantern: tết trung thu, đêm hội trung thu
mug: cốc sứ, ly sứ, in cốc, in ly sứ
mushroom: nấm, trồng nấm
mussel: vẹm
nachos: nachos, bánh nachos
noodles: bún đậu mắm tôm, bún mắm, phở gà, bánh canh, bánh đa cua, bún cá, mì vịt tiềm, cao lầu, bánh hỏi
noodles: cao lầu hội an, bánh hỏi heo quay
noodles chopsticks: phở, quán phở, bún bò, mì cay, bún, bún chả, mì, hủ tiếu, miến, phở bò, bún đậu, bún riêu, mì quảng
okra: đậu bắp
olive-oil olives: dầu ô liu, dầu ép lạnh, dầu lạc, dầu phộng
omelette: trứng ốp lết
orange: quýt, quýt đường, quýt hồng, trái tắc, cây quất
orange plant: quất cảnh, cây tắc, vườn quất
orange soft-drink: quất tết, cam vinh, cam sành
pancakes: bánh khọt, bánh căn
pancakes coffee: ăn sáng, bánh xèo, bánh kếp, bánh rán doremon
parsnip: củ cải vàng, parsnip
peach: quả đào, đào mẫu sơn, đào ngâm, đào tiên
peanuts: đậu phộng
peanuts jar: bơ đậu phộng
peanuts pistachios: hạt khô, các loại hạt
pie: bánh patê sô
pistachios peanuts: ~ hạt dẻ cười
pizza: pizza
plum: ô mai, ô mai hà nội, mận hậu, mận mộc châu, mận bắc hà
pomegranate: lựu, quả lựu, nước ép lựu
pomelo: bưởi, bưởi da xanh
popcorn film-camera: bắp rang bơ, bỏng ngô, rạp phim, xem phim, rạp chiếu phim, chiếu phim, chiếu phim ngoài trời
potato: khoai tây
potato-fritters: bánh khoai tây bào
powder-tub: bột protein, whey protein, creatine
prickly-pear: xương rồng nopal, lê gai
pudding: bánh da lợn
pudding beans: chè bưởi, tào phớ, caramen, bánh flan, rau câu, sữa chua nếp cẩm, chè thái
pudding beans: sâm bổ lượng, chè, quán chè, chè thập cẩm, chè đậu, tiệm chè
pumpkin: bí đỏ, bí ngô
quince: mộc qua
rambutan: chôm chôm
raspberry: phúc bồn tử, mâm xôi
ravioli: ravioli, mì ravioli
rice: cơm tấm, cơm gà, cơm, gạo, cơm rang, xôi, cơm văn phòng, cơm bình dân, cơm niêu, cơm chiên, gạo st25, cơm hến
rice leaves: bánh giầy
rice sack: lúa giống, lúa
roast-chicken: gà quay, gà nướng, gà ủ muối
round-loaf: bánh mì men tự nhiên, bánh mì sourdough
saffron: nhụy hoa nghệ tây, saffron, nghệ tây
salad: món chay, quán chay, salad, đồ ăn chay, eat clean, bánh tráng trộn
salt: muối tôm, muối biển, muối hạt, muối hồng, muối iốt, muối tinh, làm muối
sandwich baguette: bánh mì chảo, bánh mì que
sausage: xúc xích, dồi trường, dồi sụn, xúc xích nướng
sausage cheese: lạp xưởng, lạp xưởng tươi
sausage ham: giò chả, giò lụa, chả lụa, nem chua
shaved-ice: đá bào, chè đá bào
skewers: nem nướng, xiên bẩn, xiên nướng
skewers barbecue: thịt xiên, thịt xiên nướng, xiên que
soft-ice-cream ice-cream: kem, tiệm kem, kem tươi
spaghetti tomato: mì ý, pasta
spare-ribs: sườn nướng, sườn heo nướng, sườn nướng bbq
spring-rolls: chả giò, nem rán, bánh cuốn, bánh cuốn nóng, bánh ướt
spring-rolls shrimp: gỏi cuốn
steak egg: bò né
steak kitchen-knife: thịt bò, bít tết, cửa hàng thịt, bò bít tết, thịt lợn, thịt heo, thịt sạch, bò tơ
steamed-bun: bánh bao, bánh bao hấp, bao bun
stew: bò kho, bánh mì bò kho, phá lấu, chân giò hầm, gà hầm thuốc bắc
stew barbecue: lẩu bò, lẩu gà, lẩu hải sản, lẩu cá, lẩu riêu cua
stew cutlery: lẩu, cháo, súp, lẩu thái
stew egg: thịt kho, thịt kho tàu, thịt kho trứng
stollen: bánh stollen
strawberry: dâu tây, vườn dâu, vườn dâu tây
strudel: bánh strudel, strudel táo, bánh táo strudel
sugar: đường cát, đường trắng, đường phèn, đường nâu
sushi chopsticks: sushi
sweet-potato: khoai lang
takeaway-box: hộp xốp, hộp xốp đựng cơm, ship đồ ăn
tamale: bánh giò, bánh nậm
tarte-flambee: tarte flambée, flammkuchen
tomato: cà chua
truffle: nấm truffle
walnut: óc chó, hạt óc chó, quả óc chó
watermelon: dưa hấu
wedding-cake: bánh cưới, bánh kem cưới
yoghurt: sữa chua, yaourt
yule-log: bánh khúc cây
amphora: gốm
amphora coin: đồ cổ
barrel: thùng gỗ sồi, bồn rượu gỗ
beer wheat: bia
beers: quán nhậu, bia hơi, tất niên, tiệc tất niên, tân niên, nhậu, bia tươi, bia sài gòn
beers cocktail: quán bar, quán bia
bubble-tea: trà sữa, trà sữa trân châu
cider: rượu táo
cocktail tropical-drink: cocktail
cocktail tropical-drink: ~ pha chế
coffee: cà phê, quán cà phê, cafe, coffee, ly giấy
coffee-beans: rang xay
coffee-beans coffee: cà phê hạt, hạt cà phê, cà phê rang xay, rang xay cà phê, cà phê rang mộc, máy xay cà phê
cutlery dinner-plate: nhà hàng, quán ăn, quán cơm, buffet, ẩm thực, đặc sản
dinner-plate cook: tiệc, đặt tiệc, nấu tiệc, cỗ, nấu cỗ, suất ăn công nghiệp
dinner-plate cutlery: phục vụ quán, tuyển phục vụ, tiệc tại nhà, tiệc buffet, cỗ cưới
dinner-plate heart: bữa cơm cộng đồng, bữa cơm chung
espresso-machine coffee: máy pha cà phê, máy cà phê, khóa học barista, khoá học pha chế
ice-cube soft-drink: đá viên, nước đá
jar: dưa muối, mắm, gia vị, mứt, hộp đựng thực phẩm, hũ thủy tinh, lọ thủy tinh
jar fish: nước mắm nhĩ, nước mắm cốt
juice-glass: nước cam, nước cam ép, nước mía, máy ép mía, xe nước mía, ly thủy tinh, cốc thủy tinh
kitchen-knife: bộ dao, dao bếp, dao thái, dao phay, mài dao, dao nhà bếp
kitchen-knife frying-pan: đồ bếp, dụng cụ nhà bếp, nhà bếp
milk cow: sữa, sữa tươi, sữa bò
milkshake: milkshake, sữa lắc
mug coffee: cốc gốm, cốc in hình
soft-drink tropical-drink: nước giải khát, nước ngọt
spirits-bottle: siro
spirits-bottle toast: rượu, rượu gạo, rượu ngâm
tea teapot: trà, quán trà, trà xanh, trà thảo mộc, trà đá, chè xanh, chè thái nguyên, chè shan tuyết, chè búp
tropical-drink: rau má, trà trái cây
water-jug droplet: nước bình, nước uống đóng bình, giao nước, nước khoáng, nước đóng bình, nước tinh khiết
wine grapes: rượu vang, vang
apricot: quả mơ, trái mơ, mơ tây, mơ sấy
arancini: arancini, cơm nắm chiên Ý, cơm viên chiên Ý
arepa: bánh arepa, arepa, arepas
banh-chung: bánh chưng, bánh tét, bánh chưng xanh, gói bánh chưng, đặt bánh chưng, bánh chưng Tết
banh-mi: bánh mì thịt, bánh mì kẹp, bánh mì pate, bánh mì sài gòn, bánh mì việt nam
bibimbap: bibimbap, cơm trộn hàn quốc
biltong: biltong, khô bò, bò khô, bò một nắng, thịt trâu gác bếp, thịt bò khô, khô gà
brussels-sprouts: cải Brussels, bắp cải tí hon, cải brussel
burek: bánh burek, bánh börek
cabbage-rolls: bắp cải cuộn thịt, bắp cải cuộn, bắp cải nhồi thịt
canapes: canapé, finger food, bánh canapé, khay canapé
candied-almonds: hạnh nhân bọc đường, hạnh nhân caramel, hạnh nhân tẩm đường
cannoli: cannoli, bánh cannoli, bánh ống cannoli
carnival-fritters: bánh chiacchiere, bánh faworki, bánh rán carnival
cassava: khoai mì, củ mì, sắn luộc, bánh khoai mì, củ sắn, bột sắn, sắn lát, sắn tươi
charcuterie-board: đĩa thịt nguội, khay thịt nguội, thịt nguội và phô mai, charcuterie board
cheesecake: cheesecake, bánh phô mai, bánh cheesecake
congee: cháo trắng, cháo lòng, quán cháo, cháo dinh dưỡng, cháo hải sản, cháo gà, cháo vịt, cháo ếch, cháo cá
congee: cháo sườn
cooking-oil: dầu ăn, dầu hướng dương, dầu hạt cải, dầu thực vật, dầu hạt lanh
corn-dog: corn dog, hotdog Hàn Quốc, xúc xích bọc bột chiên, hotdog phô mai
courgette: bí ngòi, bí ngồi, bí ngòi xanh
crisps: khoai tây chiên lát, snack khoai tây, bánh phồng tôm, chuối sấy, khoai tây lát
croquettes: bánh croquette, croquette, khoai tây croquette, bánh korokke
currants: lý chua đỏ, nam việt quất, quả nam việt quất, nho khô
currywurst: currywurst, xúc xích cà ri
daifuku: mochi, bánh mochi, daifuku, mochi dâu
demijohn: bình demijohn, bình thủy tinh ủ rượu, bình ủ rượu vang, hũ rượu bọc mây
donburi: donburi, cơm donburi, cơm bò Nhật, gyudon, oyakodon
dorayaki: dorayaki, bánh rán Doraemon, bánh dorayaki
dragon-fruit: thanh long, thanh long ruột đỏ, quả thanh long
eel-box: cơm lươn, cơm lươn Nhật, unadon, unaju
endive: rau endive, xà lách Bỉ, rau diếp xoăn Bỉ
fish-and-chips: fish and chips, fish & chips, cá và khoai tây chiên
fish-balls: cá viên, bò viên, cá viên chiên
fried-breakfast: bữa sáng kiểu anh, bữa sáng anh
fufu: fufu, ugali
gimbap: gimbap, kimbap, cơm cuộn Hàn Quốc, cơm cuộn rong biển
gnocchi: gnocchi, gnocchi khoai tây, nui gnocchi
green-beans: đậu cô ve, đậu que, đậu ve, đậu cove
hog-roast: heo quay nguyên con, lợn quay nguyên con, lợn sữa quay, heo quay, thịt quay, lợn quay, heo sữa quay
hummus: hummus, sốt hummus, tzatziki, baba ganoush
idli: idli, bánh idli, medu vada
injera-platter: injera, món Ethiopia, nhà hàng Ethiopia, ẩm thực Ethiopia
jelly: thạch trái cây, thạch rau câu, rau câu trái cây, thạch hoa quả
kimchi: kim chi, kimchi
kohlrabi: su hào, củ su hào
langos: lángos, bánh lángos, bánh langos
leek: tỏi tây, hành boa rô, hành ba rô, hành lá
liquorice: kẹo cam thảo, kẹo cam thảo đen
loaf-cake: bánh pound cake, pound cake, bánh bông lan khuôn dài, bánh bông lan, bông lan trứng muối
loaf-cake: bánh bông lan trứng muối
loukoumades: loukoumades, lokma, bánh donut Hy Lạp
lychee: quả vải, trái vải, vải thiều, nhãn lồng, nhãn hưng yên, trái nhãn, quả nhãn
meatballs: thịt viên, xíu mại, thịt viên sốt cà
melon-pan: melonpan, bánh mì dưa lưới, bánh melon pan
meringue: bánh trứng nướng meringue, meringue, pavlova, bánh pavlova
mille-feuille: mille-feuille, bánh ngàn lớp, bánh nghìn lớp
mixed-nuts: hạnh nhân, hạt điều, hạt phỉ, hạt hồ đào, hạt mắc ca, hạt dinh dưỡng, hạt mix
muffin: bánh muffin, muffin, muffin việt quất, muffin sô cô la
nougat: kẹo nougat, nougat, kẹo nougat hạnh nhân, mè xửng, kẹo mè xửng
okonomiyaki: okonomiyaki, bánh xèo Nhật, bánh xèo Nhật Bản
pani-puri: pani puri, golgappa, bhel puri
papaya: đu đủ, quả đu đủ, trái đu đủ
parfait: kem parfait, parfait, parfait trái cây
passion-fruit: chanh dây, chanh leo, quả chanh dây, nước chanh dây
persimmon: quả hồng giòn, trái hồng giòn, hồng treo gió, hồng sấy dẻo, hồng giòn
poke-bowl: poke bowl, cơm poke, cơm cá hồi poke
polenta: polenta, bột ngô polenta, polenta kem
quesadilla: quesadilla, bánh quesadilla, quesadilla gà, quesadilla phô mai
raclette: raclette, phô mai raclette
radish: củ cải đỏ, củ cải radish, radish
ring-cake: bundt cake, bánh bundt, bánh bông lan vòng
roast-duck: vịt quay, ngỗng quay, vịt Bắc Kinh, vịt nướng, vịt quay bắc kinh
sake-set: bộ bình rượu sake, rượu sake, bình rượu sake
satay: thịt xiên satay, gà xiên satay, thịt nướng satay
sauce-bottle: tương ớt, sốt cay, tương cà, sốt BBQ, nước tương, sriracha, nước mắm
scotch-egg: trứng Scotland, trứng bọc thịt chiên, Scotch egg
shakshuka: shakshuka, trứng shakshuka
smoothie: sinh tố, sinh tố trái cây, smoothie, sinh tố hoa quả
smorrebrod: smørrebrød, bánh mì mở đan mạch
spaetzle: spätzle, mì trứng Đức, spaetzle
spice-bowls: gia vị Ấn Độ, bột cà ri, quế thanh, garam masala, cửa hàng gia vị, hạt tiêu, hồ tiêu, tiêu đen
spice-bowls: tiêu phú quốc
sponge-pudding: sticky toffee pudding, pudding hấp, pudding kẹo bơ
stroopwafel: stroopwafel, bánh stroopwafel, bánh quế caramel Hà Lan
swiss-roll: bánh bông lan cuộn, bánh cuộn bông lan, bánh kem cuộn
taiyaki: taiyaki, bánh cá taiyaki
takoyaki: takoyaki, bánh bạch tuộc, bánh takoyaki
tanghulu: kẹo hồ lô, hồ lô ngào đường, tanghulu
tangyuan: bánh trôi, chè trôi nước, bánh trôi tàu, sủi dìn
thali: thali, thali Ấn Độ, set thali
tiramisu: tiramisu, bánh tiramisu
tofu: đậu phụ, đậu hũ, tàu hũ, đậu hũ non
tteokbokki: tteokbokki, tokbokki, bánh gạo cay, bánh gạo cay Hàn Quốc
turnip: củ cải tròn, củ cải turnip
yorkshire-pudding: bánh pudding yorkshire, yorkshire pudding
zongzi: bánh ú bá trạng, bánh bá trạng, bánh gai, bánh ít, bánh ít lá gai, bánh ú
`;
