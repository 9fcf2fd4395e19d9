/** Indonesian words for food and drink. Notation: word-list.ts. */
export const indonesianFoodAndDrink = `
apple basket: buah segar, toko buah, apel, buah-buahan, petik apel, wisata petik apel
artichoke: artichoke
avocado: alpukat
baklava candy: baklava
banana: pisang, pisang goreng, goreng pisang, pisang keju
barbecue: alat panggangan, panggangan, alat barbekyu, alat panggang, sewa alat panggang
beans: kacang hijau, kacang kedelai, biji kedelai
beetroot: buah bit, umbi bit, jus bit, jus buah bit
bento rice: nasi kotak, nasi box, bento, rice box, katering harian, ricebox, katering sekolah, katering diet
berliner: donat isi selai, bomboloni
birthday-cake balloon: ulang tahun anak, balon ulang tahun, paket ulang tahun
birthday-cake cupcake: kue ulang tahun, toko kue, kue, kek, kue tart, bolu, kek hari jadi, kek harijadi, kek batik
blackberry: buah blackberry, blackberries
bread: toko roti, roti, kedai roti
bread-roll: roti bulat
brigadeiro: brigadeiro
brownie: brownies, brownies kukus
burger french-fries: burger, kentang goreng
cabbage: kubis, kol, kobis, sawi putih
cake-slice: jajan pasar
candy lollipop: permen, gula-gula, dodol, kue tradisional
canned-food: kornet, kornet sapi
canned-food basket: sembako, paket sembako, bank makanan
canned-food heart: bantuan banjir, korban banjir, peduli banjir
canned-food sack: bakti sosial
cauliflower: kembang kol, bunga kol
caviar: kaviar
celeriac: akar seledri
celery: seledri
cheese: keju
chicken-leg: ayam geprek, ayam goreng, ayam penyet, ayam potong, ayam gepuk, ayam, ayam kremes, ayam crispy
chicken-leg: fried chicken, ceker, daging ayam
chilli: sambal
chilli jar: cabai
chimney-cake: chimney cake
chocolate candy: cokelat, coklat
christmas-pudding: puding natal, christmas pudding
cinnamon-roll: roti kayu manis, cinnamon roll
clams: kerang kepah, kerang, kerang rebus, kerang dara
coconut: kopra, degan, kelapa muda, kelapa, es degan, air kelapa, santan, santan segar, santan kelapa
coconut cooking-oil: minyak kelapa, minyak kelapa murni
coffee coffee-beans: festival kopi, pameran kopi
cookie: kue kering, nastar, cookies, biskuit, kastengel, biskut raya, biskut, kue semprong, semprong
cookie jar: kue lebaran, kue kering lebaran, putri salju, toples kue
corn: jagung, jagung bakar
cotton-candy: permen kapas, gulali
couscous: couscous
cream-bun: kue sus, sus vla, kue soes, soes kering
crepe: crepe, crepes, kue crepe, krep
croissant bread: toko kue kering, roti manis, croissant, bakery
cupcake: cupcake, bolu kukus, kue putu, putu ayu, kue lumpur, lumpur surga
cupcake pudding: kue lapis, lapis legit, puding, kue cubit, bika ambon, jajanan pasar
curry rice: masakan padang, rumah makan padang, gulai ayam, kari ayam
custard-apple: srikaya
custard-tart: pie susu, egg tart
cutlery: sendok garpu, sendok dan garpu
dallah: kopi arab, teko arab, dallah
dango rice-cracker: klepon, onde-onde, kue basah, kuih
dates: kurma, kurma ajwa
dates moon: takjil, buka puasa, buka bersama
dinner-plate: piring keramik, piring makan
dinner-plate dates: bukber
doughnut: donat, donat kentang
dumpling: pau panas, pau, dimsum, cireng, pangsit, batagor, popia, gyoza, siomay, siomay bandung, siomay ikan
dumpling: somay
durian: durian, durian montong, durian musang king, buah durian, pancake durian, sop durian
easter-egg: telur paskah, telur cokelat
egg basket: telur, telur ayam, telur asin, telur masin
egg gift: bunga telur
empanada: karipap, kue pastel, pastel goreng, pastel basah, pastel isi, pastel
falafel: falafel
fig: buah tin, buah ara, pohon tin
fish-cake: otak-otak, tekwan, pempek
fruit-tart: tart buah, pie buah
frying-pan: wajan, teflon
frying-pan banana: gorengan, mendoan
frying-pan broccoli: capcay, tumis kangkung
ginger spice-bowls: kunyit, lengkuas, kencur, temulawak
gingerbread: kue jahe, rumah kue jahe
guava: jambu biji, jambu kristal, jambu batu
hamper gift: hampers, hamper, parcel lebaran, parsel, hampers lebaran, bingkisan, parcel natal, hantaran, seserahan
hamper gift: kotak hantaran, souvenir pernikahan
honey bee: madu, madu asli, madu hutan, madu kelulut
hot-dog: hotdog, sosis bakar
ice-lolly: es lilin, es mambo, es krim stik, aiskrim malaysia, es potong
jackfruit: nangka
jar shrimp: terasi udang, terasi bangka, jual terasi
jar-cake: cake in jar, kue dalam toples
juice-glass avocado: jus alpukat
juice-glass orange: es jeruk, jus jeruk, jeruk peras, es jeruk peras
kale: kale, sayur kale
kebab: kebab, shawarma
lasagne: lasagna, lasagne, lasanya
lettuce: sawi, sawi hijau, pakcoy, bayam, kangkung, bayam kangkung
lime: jeruk nipis, jeruk limau
macaroni: makaroni, makaroni keju, mac and cheese
macarons: macaron, macarons
mango: mangga
mangosteen: manggis
matzah: matzah, matza, roti tidak beragi
meat-on-bone: bakar, bbq, iga, konro
milk beans: susu kedelai, sari kedelai
milk goat: susu kambing, susu kambing etawa
moon-cake: kue bulan, mooncake, bakpia, bakpia pathok
mug ginger: wedang jahe, bajigur, bandrek, wedang uwuh, susu jahe, sekoteng
mushroom: jamur tiram, jamur, cendawan
mussel: kerang hijau
nachos: nachos
noodles chilli: seblak, mie pedas, mie goreng, bihun, mie aceh, mie rebus, soto mie, ramen pedas, mie kopyok
noodles chopsticks: mie ayam, bakso, ramen, mee, mi goreng, laksa, kwetiau, mie gacoan, mee goreng, mie, bakmi, mi ayam
okra: okra, bendi
olive-oil olives: minyak zaitun, minyak masak
omelette: omelet, omelet spanyol, fuyunghai
onion: bawang merah, bawang merah brebes, bawang goreng
orange soft-drink: jeruk
pancakes: kue pukis, kue pancong, kue apem, pancong lumer
pancakes coffee: sarapan, martabak, serabi, pancake, roti canai, apam balik, terang bulan, dadar gulung
parsnip: parsnip
pea-pod: petai
peanuts: kacang, keripik, camilan
peanuts pistachios: kacang panggang, kacang campuran, buah kering, gajus
pie: curry puff
pistachios peanuts: ~ pistachio, kacang pistachio, pistacio, pistasio
pizza: pizza, piza
pomegranate: buah delima, delima
pomelo: jeruk bali, pomelo
popcorn film-camera: bioskop, film, wayang gambar, filem
potato: kentang
potato-fritters: pancake kentang, latkes, bakwan, bakwan jagung, bakwan sayur, perkedel
powder-tub: bubuk protein, protein bubuk, whey protein, kreatin
prickly-pear: kaktus pir, buah kaktus
pudding: kue talam
pumpkin: labu kuning, labu
quince: quince
rambutan: rambutan
ravioli: ravioli
rice: nasi liwet, nasi, berbagi nasi, sedekah nasi, nasi jumat, jumat berkah, nasi bungkus, nasi goreng, nasi uduk
rice: nasi padang, nasi lemak, beras, nasi briyani, nasi kandar, nasi kerabu, nasi campur, nasi kebuli
rice: bubur, nasi bakar, nasi pecel, beras organik
rice bento: tumpeng, nasi tumpeng, nasi kuning
rice sack: gabah, padi
rice-cracker: kerupuk, krupuk
roast-chicken: ayam bakar, ayam panggang, ayam golek
round-loaf: roti sourdough, sourdough
saffron: saffron, safron
salad: vegan, vegetarian, salad, makanan sehat, diet, salad buah
salad peanuts: gado-gado, gado gado, pecel, karedok, lotek, rujak, asinan
salad tofu: ketoprak jakarta, ketoprak betawi, warung ketoprak, ketoprak telur, ketoprak, pecel sayur
salt: garam dapur, garam laut, garam beryodium, jual garam, petani garam, garam krosok
samosa: samosa, sambosa
sandwich baguette: roti lapis, sandwich
sausage snowflake: frozen food, nugget, makanan beku, sosis, agen frozen food
sausage-roll: sosej gulung, sosis solo
shaved-ice: es campur, es teler, es buah, ais kacang, cendol, ais batu campur, es cendol, es serut, es dawet, es podeng
shaved-ice: es doger, es pisang ijo, es palu butung
skewers: sate taichan, bakso bakar, cilok bakar, angkringan, sate kelinci
skewers barbecue: satay
soft-drink bubble-tea: franchise minuman, waralaba minuman
soft-ice-cream ice-cream: es krim, ais krim, gelato, aiskrim
spaghetti tomato: pasta, spaghetti
spare-ribs: iga babi, iga bakar, iga sapi bakar, iga penyet
spring-rolls: lumpia, lumpia semarang
steak: sei sapi
steak kitchen-knife: daging, steak, toko daging, daging sapi, daging lembu, tukang daging
steamed-bun: bakpao, bakpau, roti kukus, bao bun
stew: sop iga, gulai, tongseng, coto makassar, sop kaki kambing, semur, gule, soto betawi, sop ikan, rendang
stew: rendang daging, rendang sapi, rendang ayam, tengkleng, pallubasa, saksang
stew cutlery: soto, sop buntut, rawon, soto ayam, shabu, steamboat
stew rice: gudeg, gudeg jogja, nasi gudeg
stollen: stollen, roti stollen
strawberry: stroberi, strawberi
strudel: strudel, strudel apel
sugar: gula, gula pasir, gula merah
sushi chopsticks: sushi
sweet-potato: ubi cilembu, ubi
taco: taco
takeaway-box: kemasan makanan
tiffin: rantangan, katering rantangan, rantang, catering rantangan
tomato: tomat
truffle: truffle hitam, minyak truffle
walnut: kacang hazel, walnut
watermelon: semangka, tembikai
watermelon mango: buah potong, buah impor, parsel buah, rujak buah, manisan, sop buah
wedding-cake: kue pengantin, kue pernikahan, wedding cake, kek kahwin
yoghurt: yoghurt, yogurt
amphora: keramik kelas
amphora coin: barang antik, antik
baby-bottle milk: susu formula, susu bayi, sufor
beer wheat: pabrik bir
bubble-tea: boba, es boba, thai tea, teh boba
cocktail tropical-drink: bartender, kursus bartender, koktail, mixologi, mocktail
coffee: kopi, kedai kopi, kafe, warung kopi, kopi susu
coffee-beans coffee: biji kopi, roastery, kopi sangrai, sangrai kopi, kopi bubuk
cutlery dinner-plate: restoran, rumah makan, warung makan, katering, warung, kedai makan, warteg, restoran keluarga
cutlery dinner-plate: prasmanan, foodtruck
dinner-plate cook: catering, snack box, masakan rumahan
dinner-plate cutlery: pelayan, lowongan pelayan, waiter, katering pernikahan
dinner-plate heart: makan bersama
espresso-machine coffee: mesin kopi, mesin espresso, kursus barista, kelas barista
ice-cube snowflake: es kristal, ais batu, ais tiub
ice-cube soft-drink: es batu kristal, es batu
jar: acar, bumbu, selai, rempah, sambal botol, kerepek, wadah makanan
juice-box orange: jus, jus buah segar, air balang
juice-glass: jus buah, aneka jus, gelas kaca, gelas minum
kitchen-knife frying-pan: dapur, alat dapur, peralatan dapur, pisau, peralatan masak
milk cereal-bowl: yogurt buatan sendiri
milk cow: susu, susu segar, susu sapi, dadih
milkshake: milkshake
mug: gelas keramik
mug coffee: mug, mug keramik, cangkir, cangkir keramik, mug custom
soft-drink tropical-drink: es teh jumbo
spirits-bottle: sirup
spirits-bottle toast: arak
tea teapot: teh, teh tarik, kedai teh, es teh, teh herbal
toast: roti panggang, roti bakar
water-jug: dispenser air, dispenser galon
water-jug droplet: air minum, air galon, galon, isi ulang air, depot air minum, air minum isi ulang, air isi ulang
water-jug droplet: air mineral, galon air, penapis air minum, penghantaran air
wine grapes: wine, anggur merah
apricot: aprikot, buah aprikot, aprikot kering, selai aprikot
arancini: arancini, bola nasi Italia, bola nasi Sisilia
arepa: arepa, arepas, arepa venezuela
banh-chung: banh chung, bánh chưng, kue ketan Vietnam
banh-mi: banh mi, bánh mì, roti isi vietnam
bibimbap: bibimbap, bibimbab
biltong: biltong, dendeng, dendeng sapi, beef jerky
brussels-sprouts: kubis Brussel, kol Brussel
burek: burek, börek, byrek
cabbage-rolls: kol gulung, rolade kol, kubis gulung
canapes: kanape, canape, finger food, kudapan pesta mini
candied-almonds: almond karamel, almond salut gula, almond manis panggang
cannoli: cannoli, kue cannoli
carnival-fritters: crostoli, faworki
cassava: singkong, ubi kayu, singkong goreng, ketela pohon
charcuterie-board: charcuterie board, papan charcuterie, cold cuts platter
cheesecake: cheesecake, kue keju, cheese cake
congee: bubur ayam, bubur nasi, bubur putih, bubur sumsum, bubur bayi, bubur manado, bubur kacang hijau
cooking-oil: minyak goreng, minyak sayur, minyak bunga matahari, minyak kanola
corn-dog: corn dog, corndog, corn dog Korea, corndog mozarella
courgette: zukini, zucchini
crisps: keripik kentang, keripik pisang, kerupuk udang, keripik singkong, kerupuk kulit, keripik tempe, emping
crisps: emping melinjo, rempeyek, peyek kacang
croquettes: kroket, kroket kentang, kroket ayam, kroket isi, risoles, risol mayo, risol, nugget ayam
currants: redcurrant, cranberry, kranberi
currywurst: currywurst, sosis kari
daifuku: mochi, daifuku, kue mochi, mochi stroberi
demijohn: botol demijohn, demijohn, guci anyaman, carboy kaca
donburi: donburi, gyudon, oyakodon, katsudon, rice bowl Jepang
dorayaki: dorayaki, kue dorayaki
dragon-fruit: buah naga, buah naga merah
eel-box: unadon, unaju, nasi belut Jepang
endive: endive, endive Belgia, witlof
fish-and-chips: fish and chips, fish & chips, ikan dan kentang goreng
fish-balls: bakso ikan, bakso sapi, bakso urat, kedai bakso, cilok, cilok kuah, cilok goang, pentol, pentol kuah
fried-breakfast: sarapan inggris, sarapan ala inggris, full english breakfast
fufu: fufu, ugali
gimbap: gimbap, kimbap, nasi gulung Korea
gnocchi: gnocchi, gnocchi kentang, gnocchi segar
green-beans: buncis, sayur buncis, buncis segar, kacang panjang
hog-roast: babi guling, babi panggang utuh, babi putar, babi panggang
hummus: hummus, saus hummus, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, makanan Etiopia, restoran Etiopia, masakan Etiopia
jelly: puding jeli, jeli buah, agar-agar buah
kimchi: kimchi, kimci
kohlrabi: kohlrabi, kubis kohlrabi
langos: langos, lángos
leek: daun bawang, bawang prei, bawang pre
liquorice: permen licorice, permen akar manis, licorice
loaf-cake: loaf cake, pound cake, bolu loyang, cake loyang, kue bolu, bolu pisang
loukoumades: loukoumades, lokma, donat Yunani
lychee: leci, buah leci
meatballs: bola daging, bola-bola daging, perkedel daging
melon-pan: melonpan, melon pan, roti melon Jepang
meringue: meringue, kue meringue, pavlova, schuimpjes
mille-feuille: mille-feuille, kue lapis mille-feuille, millefeuille
mixed-nuts: kacang almond, kacang mete, kacang mede, hazelnut, kacang pecan, kacang macadamia, kacang campur
muffin: muffin, muffin blueberry, muffin cokelat, kue muffin
nougat: nougat, permen nougat, nougat almond
okonomiyaki: okonomiyaki, panekuk gurih Jepang
pani-puri: pani puri, golgappa, bhel puri
papaya: pepaya, buah pepaya, pepaya california
parfait: parfait, parfait buah, es krim parfait
passion-fruit: markisa, buah markisa, sirup markisa, jus markisa
persimmon: buah kesemek, kesemek, buah persimmon, kesemek kering
poke-bowl: poke bowl, poké bowl, nasi poke
polenta: polenta, polenta krim, bubur polenta
quesadilla: quesadilla, quesadilla ayam, quesadilla keju
raclette: raclette, keju raclette
radish: lobak merah, radis, radish
ring-cake: bundt cake, kue bundt, bolu cincin
roast-duck: bebek panggang, bebek peking, angsa panggang, bebek goreng, bebek bakar, nasi bebek, sambal bebek
roast-duck: bebek goreng madura
sake-set: set sake, sake Jepang, botol sake
satay: sate, satai, sate ayam, sate kambing, sate padang
sauce-bottle: saus sambal, saus pedas, saus tomat, kecap manis, kecap asin, saus BBQ, sriracha, kecap ikan
scotch-egg: telur Skotlandia, Scotch egg
shakshuka: shakshuka, shakshouka
smoothie: smoothie, smoothies, smoothie buah
smorrebrod: smørrebrød, smorrebrod
spaetzle: spätzle, spaetzle, mi telur Jerman
spice-bowls: rempah-rempah, toko rempah, bumbu kari, kunyit bubuk, kayu manis, kapulaga, garam masala, bumbu dapur
spice-bowls: bumbu rendang, bumbu masak, bumbu giling, lada hitam, lada putih, merica, cengkeh, biji pala, buah pala
sponge-pudding: sticky toffee pudding, puding kukus inggris, puding toffee
stroopwafel: stroopwafel, wafel karamel Belanda, wafel stroop
swiss-roll: bolu gulung, kue bolu gulung, kue gulung
taiyaki: taiyaki, kue ikan Jepang, waffle ikan
takoyaki: takoyaki, bola gurita
tanghulu: tanghulu, manisan buah tusuk
tangyuan: wedang ronde, tangyuan, onde kuah
thali: thali, thali India, paket thali
tiramisu: tiramisu
tofu: tahu goreng, tahu sutra, tahu putih, tofu, tahu isi, tahu bulat, tahu gejrot, tahu crispy, tahu walik
tofu: tempe mendoan, tempe goreng, tempe, tahu tempe, tahu petis, tahu sumedang, tahu campur, kupat tahu, sapo tahu
tteokbokki: tteokbokki, topokki, tokpoki, kue beras pedas
turnip: lobak turnip, rutabaga, lobak bulat
yorkshire-pudding: puding yorkshire, yorkshire pudding
zongzi: bakcang, bacang, kicang
zongzi banana: nagasari
zongzi rice: ketupat, ketupat sayur, ketupat lebaran, kulit ketupat, lontong, lontong sayur, lemper, lemper ayam
zongzi rice: arem-arem
`;
