/** Vietnamese words for food and drink. Notation: word-list.ts. */
export const vietnameseFoodAndDrink = `
apple basket: táo
artichoke: atisô, hoa atisô
avocado: bơ sáp
baguette sandwich: bánh mì, bánh mì thịt nướng, bánh mì kẹp, bánh mì thịt
banana: chuối
barbecue: bếp nướng, lò nướng than
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
dango rice-cracker: bánh ít
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
meat-on-bone: nướng, đồ nướng, quán nướng, thịt nướng, heo quay
moon-cake: bánh trung thu
mushroom: nấm, trồng nấm
mussel: vẹm
nachos: nachos, bánh nachos
noodles: bún đậu mắm tôm, bún mắm, phở gà, bánh canh, bánh đa cua, bún cá, mì vịt tiềm
noodles chopsticks: phở, quán phở, bún bò, mì cay, bún, bún chả, mì, hủ tiếu, miến, phở bò, bún đậu, bún riêu, mì quảng
olive-oil olives: dầu ô liu, dầu ép lạnh, dầu lạc, dầu phộng
omelette: trứng ốp lết
orange soft-drink: quất cảnh, quất tết, cam vinh, cam sành
pancakes coffee: ăn sáng, bánh xèo, bánh cuốn, bánh kếp, bánh rán doremon
peanuts: đậu phộng
peanuts pistachios: hạt khô, các loại hạt
pie: bánh patê sô
pistachios peanuts: ~ hạt dẻ cười
pizza: pizza
pomegranate: lựu, quả lựu, nước ép lựu
popcorn film-camera: bắp rang bơ, bỏng ngô, rạp phim, xem phim, rạp chiếu phim
potato: khoai tây
potato-fritters: bánh khoai tây bào
powder-tub: bột protein, whey protein, creatine
pudding beans: chè thập cẩm, chè bưởi, tào phớ, caramen, bánh flan, rau câu, sữa chua nếp cẩm, chè thái
pudding beans: sâm bổ lượng
pumpkin: bí đỏ, bí ngô
raspberry: phúc bồn tử, mâm xôi
ravioli: ravioli, mì ravioli
rice: cơm tấm, cơm gà, cơm, gạo, cơm rang, xôi, cơm văn phòng, cơm bình dân, cơm niêu, cơm chiên, gạo st25, cơm hến
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
sushi chopsticks: sushi
sweet-potato: khoai lang
tamale: bánh giò
tarte-flambee: tarte flambée, flammkuchen
tomato: cà chua
truffle: nấm truffle
walnut: óc chó, hạt óc chó, quả óc chó
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
jar fish: nước mắm nhĩ, nước mắm cốt
juice-box orange: nước ép, sinh tố, nước mía
juice-glass: nước cam, nước ép trái cây, nước cam ép, nước ép hoa quả
kitchen-knife: dao bếp, bộ dao
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
apricot: quả mơ, trái mơ, mơ tây, mơ sấy
arancini: arancini, cơm nắm chiên Ý, cơm viên chiên Ý
arepa: bánh arepa, arepa, arepas
banh-chung: bánh chưng, bánh tét, bánh chưng xanh, gói bánh chưng, đặt bánh chưng, bánh chưng Tết
biltong: biltong, khô bò, thịt bò khô, bò khô
brussels-sprouts: cải Brussels, bắp cải tí hon, cải brussel
cabbage-rolls: bắp cải cuộn thịt, bắp cải cuộn, bắp cải nhồi thịt
canapes: canapé, finger food, bánh canapé, khay canapé
candied-almonds: hạnh nhân bọc đường, hạnh nhân caramel, hạnh nhân tẩm đường
cannoli: cannoli, bánh cannoli, bánh ống cannoli
carnival-fritters: bánh chiacchiere, bánh faworki, bánh rán carnival
cassava: khoai mì, củ mì, sắn luộc, bánh khoai mì
charcuterie-board: đĩa thịt nguội, khay thịt nguội, thịt nguội và phô mai, charcuterie board
congee: cháo trắng, cháo sườn, cháo lòng, quán cháo, cháo dinh dưỡng, cháo hải sản
cooking-oil: dầu ăn, dầu hướng dương, dầu hạt cải, dầu thực vật, dầu hạt lanh
corn-dog: corn dog, hotdog Hàn Quốc, xúc xích bọc bột chiên, hotdog phô mai
courgette: bí ngòi, bí ngồi, bí ngòi xanh
crisps: khoai tây chiên lát, snack khoai tây, bánh phồng tôm, chuối sấy, khoai tây lát
croquettes: bánh croquette, croquette, khoai tây croquette, bánh korokke
currants: lý chua đỏ, nam việt quất, quả nam việt quất
daifuku: mochi, bánh mochi, daifuku, mochi dâu
demijohn: bình demijohn, bình thủy tinh ủ rượu, bình ủ rượu vang, hũ rượu bọc mây
donburi: donburi, cơm donburi, cơm bò Nhật, gyudon, oyakodon
dorayaki: dorayaki, bánh rán Doraemon, bánh dorayaki
dragon-fruit: thanh long, thanh long ruột đỏ, quả thanh long
eel-box: cơm lươn, cơm lươn Nhật, unadon, unaju
endive: rau endive, xà lách Bỉ, rau diếp xoăn Bỉ
fish-balls: cá viên, bò viên, cá viên chiên
fufu: fufu, ugali
gimbap: gimbap, kimbap, cơm cuộn Hàn Quốc, cơm cuộn rong biển
gnocchi: gnocchi, gnocchi khoai tây, nui gnocchi
green-beans: đậu cô ve, đậu que, đậu ve
hog-roast: heo quay nguyên con, lợn quay nguyên con, heo sữa quay, lợn sữa quay
hummus: hummus, sốt hummus, tzatziki, baba ganoush
idli: idli, bánh idli, medu vada
injera-platter: injera, món Ethiopia, nhà hàng Ethiopia, ẩm thực Ethiopia
jelly: thạch trái cây, thạch rau câu, rau câu trái cây, thạch hoa quả
kohlrabi: su hào, củ su hào
leek: tỏi tây, hành boa rô, hành ba rô, hành lá
liquorice: kẹo cam thảo, kẹo cam thảo đen
loaf-cake: bánh pound cake, pound cake, bánh bông lan khuôn dài
loukoumades: loukoumades, lokma, bánh donut Hy Lạp
lychee: quả vải, trái vải, vải thiều
meatballs: thịt viên, xíu mại, thịt viên sốt cà
melon-pan: melonpan, bánh mì dưa lưới, bánh melon pan
meringue: bánh trứng nướng meringue, meringue, pavlova, bánh pavlova
mille-feuille: mille-feuille, bánh ngàn lớp, bánh nghìn lớp
mixed-nuts: hạnh nhân, hạt điều, hạt phỉ, hạt hồ đào, hạt mắc ca, hạt dinh dưỡng, hạt mix
muffin: bánh muffin, muffin, muffin việt quất, muffin sô cô la
nougat: kẹo nougat, nougat, kẹo nougat hạnh nhân
okonomiyaki: okonomiyaki, bánh xèo Nhật, bánh xèo Nhật Bản
pani-puri: pani puri, golgappa, bhel puri
papaya: đu đủ, quả đu đủ, trái đu đủ
parfait: kem parfait, parfait, parfait trái cây
passion-fruit: chanh dây, chanh leo, quả chanh dây, nước chanh dây
persimmon: quả hồng giòn, trái hồng giòn, hồng treo gió, hồng sấy dẻo, hồng giòn
polenta: polenta, bột ngô polenta, polenta kem
quesadilla: quesadilla, bánh quesadilla, quesadilla gà, quesadilla phô mai
radish: củ cải đỏ, củ cải radish, radish
ring-cake: bundt cake, bánh bundt, bánh bông lan vòng
roast-duck: vịt quay, ngỗng quay, vịt quay Bắc Kinh, vịt Bắc Kinh
sake-set: bộ bình rượu sake, rượu sake, bình rượu sake
sauce-bottle: tương ớt, sốt cay, tương cà, sốt BBQ, nước tương, sriracha, nước mắm
scotch-egg: trứng Scotland, trứng bọc thịt chiên, Scotch egg
spaetzle: spätzle, mì trứng Đức, spaetzle
spice-bowls: gia vị Ấn Độ, bột nghệ, bột cà ri, quế thanh, garam masala, cửa hàng gia vị
sponge-pudding: sticky toffee pudding, pudding hấp, pudding kẹo bơ
stroopwafel: stroopwafel, bánh stroopwafel, bánh quế caramel Hà Lan
swiss-roll: bánh bông lan cuộn, bánh cuộn bông lan, bánh kem cuộn
taiyaki: taiyaki, bánh cá taiyaki
takoyaki: takoyaki, bánh bạch tuộc, bánh takoyaki
tanghulu: kẹo hồ lô, hồ lô ngào đường, tanghulu
tangyuan: bánh trôi, chè trôi nước, bánh trôi tàu, sủi dìn
thali: thali, thali Ấn Độ, set thali
tofu: đậu phụ, đậu hũ, tàu hũ, đậu hũ non
tteokbokki: tteokbokki, tokbokki, bánh gạo cay, bánh gạo cay Hàn Quốc
turnip: củ cải tròn, củ cải turnip
yorkshire-pudding: bánh pudding yorkshire, yorkshire pudding
zongzi: bánh ú, bánh ú bá trạng, bánh bá trạng
`;
