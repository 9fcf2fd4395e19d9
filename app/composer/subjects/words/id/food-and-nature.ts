/** Indonesian words for food, drink, animals and plants. Notation: word-list.ts. */
export const indonesianFoodAndNature = `
apple basket: buah segar, toko buah, apel, buah-buahan
artichoke: artichoke
avocado: alpukat
baklava candy: baklava
banana: pisang, pisang goreng, goreng pisang, pisang keju
barbecue: alat panggangan, panggangan, alat barbekyu
beans: tempe, tempe mendoan
beetroot: buah bit, umbi bit, jus bit, jus buah bit
bento rice: nasi kotak, nasi box, bento, rice box, katering harian, ricebox, katering sekolah, katering diet
berliner: donat isi selai, bomboloni
birthday-cake balloon: ulang tahun anak, balon ulang tahun, badut ulang tahun, paket ulang tahun
birthday-cake cupcake: kue ulang tahun, toko kue, kue, kek, kue tart, bolu, kek hari jadi, kek harijadi, kek batik
birthday-cake cupcake: bolu kukus
blackberry: buah blackberry, blackberries
bread: toko roti, roti, kedai roti
bread-roll: roti bulat
brigadeiro: brigadeiro
brownie: brownies, brownies kukus
burger french-fries: burger, kentang goreng
cabbage: kubis, kol, kobis, sawi putih
cake-slice: jajan pasar
candy lollipop: permen, gula-gula, dodol, kue tradisional
canned-food basket: sembako, paket sembako, bank makanan
canned-food sack: bakti sosial
cauliflower: kembang kol, bunga kol
cheese: keju
chicken-leg: ayam geprek, ayam goreng, ayam penyet, ayam potong, ayam gepuk, ayam, ayam kremes, ayam crispy
chicken-leg: fried chicken, ceker
chilli: saus sambal, sambal
chilli jar: cabai
chimney-cake: chimney cake
chocolate candy: cokelat, coklat
christmas-pudding: puding natal, christmas pudding
cinnamon-roll: roti kayu manis, cinnamon roll
clams: kerang kepah
coconut: kopra, degan, kelapa muda, kelapa, es degan, air kelapa
cookie: kue kering, nastar, cookies, biskuit, kastengel, biskut raya, biskut
cookie jar: kue lebaran, kue kering lebaran, putri salju, toples kue
corn: jagung, jagung bakar
cotton-candy: permen kapas, gulali
couscous: couscous
cream-bun: kue sus, sus vla
crepe: crepe, crepes, kue crepe, krep
croissant bread: toko kue kering, roti manis, croissant, bakery
cupcake: cupcake
cupcake pudding: kue lapis, lapis legit, puding, kue cubit, bika ambon, kue lumpur, bolu pisang, jajanan pasar
curry rice: masakan padang, rumah makan padang, gulai ayam, kari ayam
custard-tart: pie susu, egg tart
dango rice-cracker: klepon, mochi, onde-onde, kue basah, kuih, ketupat, lemper
dates: kurma, kurma ajwa
dates moon: takjil, buka puasa, bukber, buka bersama
doughnut: donat, donat kentang
dumpling: pau panas, pau, dimsum, siomay, cireng, risoles, pangsit, batagor, popia, gyoza
durian: durian, durian montong, durian musang king, buah durian, pancake durian, sop durian
easter-egg: telur paskah, telur cokelat
egg basket: telur, telur ayam, telur asin, telur masin
egg gift: bunga telur
empanada: pastel goreng, karipap
falafel: falafel
fig: buah tin, buah ara, pohon tin
fish-cake: otak-otak, siomay bandung, tekwan, cilok, pempek
fruit-tart: tart buah, pie buah
frying-pan: wajan, teflon
frying-pan banana: gorengan, tahu isi, bakwan, tahu crispy, tahu bulat, mendoan
gingerbread: kue jahe, rumah kue jahe
hamper gift: hampers, hamper, parcel lebaran, parsel, hampers lebaran, bingkisan, parcel natal, hantaran, seserahan
hamper gift: kotak hantaran, souvenir pernikahan
honey bee: madu, madu asli, madu hutan, madu kelulut
hot-dog: hotdog, sosis bakar
ice-lolly: es lilin, es mambo, es krim stik, aiskrim malaysia
jar-cake: cake in jar, kue dalam toples
kale: kale, sayur kale
kebab: kebab, shawarma
lasagne: lasagna, lasagne, lasanya
macaroni: makaroni, makaroni keju, mac and cheese
macarons: macaron, macarons
mango: mangga
meat-on-bone: bakar, bbq, babi guling, iga, konro
moon-cake: kue bulan, mooncake
mushroom: jamur tiram, jamur, cendawan
mussel: kerang hijau
nachos: nachos
noodles chilli: seblak, mie pedas, mie goreng, bihun, mie aceh, mie rebus, soto mie, ramen pedas, mie kopyok
noodles chopsticks: mie ayam, bakso, ramen, mee, mi goreng, laksa, kwetiau, mie gacoan, mee goreng, mie, bakmi, mi ayam
olive-oil olives: minyak zaitun, minyak goreng, minyak kelapa, minyak masak
omelette: omelet, omelet spanyol
orange soft-drink: jeruk
pancakes coffee: sarapan, martabak, serabi, pancake, roti canai, apam balik, terang bulan, dadar gulung
peanuts: kacang, keripik, camilan
peanuts pistachios: kacang mete, kacang panggang, kacang campuran, buah kering, gajus
pie: curry puff
pistachios peanuts: ~ pistachio, kacang pistachio, pistacio, pistasio
pizza: pizza, piza
pomegranate: buah delima, delima
popcorn film-camera: bioskop, film, nobar, wayang gambar, filem
potato: keripik kentang, keripik singkong, keripik pisang, kentang
potato-fritters: pancake kentang, latkes
powder-tub: bubuk protein, protein bubuk, whey protein, kreatin
pumpkin: labu kuning, labu
ravioli: ravioli
rice: nasi liwet, nasi, berbagi nasi, sedekah nasi, nasi jumat, jumat berkah, nasi bungkus, nasi goreng, nasi uduk
rice: nasi padang, nasi lemak, beras, nasi briyani, nasi kandar, nasi kerabu, nasi campur, rendang, nasi kebuli, lontong
rice: bubur, bubur ayam, nasi bakar, lontong sayur, nasi pecel, beras organik
rice bento: tumpeng, nasi tumpeng, nasi kuning
rice sack: gabah, padi
rice-cracker: kerupuk, rempeyek, krupuk
roast-chicken: ayam bakar, ayam panggang, ayam golek
round-loaf: roti sourdough, sourdough
saffron: saffron, safron
salad: vegan, vegetarian, salad, makanan sehat, diet, salad buah
salad peanuts: gado-gado, gado gado, pecel, karedok, lotek, rujak, asinan
samosa: samosa, sambosa
sandwich baguette: roti lapis, sandwich
sausage snowflake: frozen food, nugget, makanan beku, sosis, agen frozen food
sausage-roll: sosej gulung, sosis solo
shaved-ice: es campur, es teler, es buah, ais kacang, cendol, ais batu campur, es cendol, es serut, es dawet, es podeng
shaved-ice: es pisang ijo
skewers: sate padang, sate taichan, bakso bakar, cilok bakar, angkringan
skewers barbecue: sate, satai, sate ayam, sate kambing, satay
soft-ice-cream ice-cream: es krim, ais krim, gelato, aiskrim
spaghetti tomato: pasta, spaghetti
spare-ribs: iga babi
spring-rolls: lumpia, lumpia semarang
steak kitchen-knife: daging, steak, toko daging, daging sapi, iga bakar, daging lembu, tukang daging
steamed-bun: bakpao, bakpau, roti kukus, bao bun
stew: sop iga, gulai, tongseng, tengkleng, coto makassar, sop kaki kambing, semur, gule, soto betawi, sop ikan
stew cutlery: soto, sop buntut, rawon, soto ayam, shabu, steamboat
stollen: stollen, roti stollen
strawberry: stroberi, strawberi
strudel: strudel, strudel apel
sushi chopsticks: sushi, kimbap
sweet-potato: ubi cilembu, ubi
taco: taco
tiffin: rantangan, katering rantangan, rantang, catering rantangan
tomato: tomat
truffle: truffle hitam, minyak truffle
walnut: hazelnut, kacang hazel, walnut
watermelon: semangka, tembikai
watermelon mango: buah potong, salak, buah impor, parsel buah, rujak buah, manisan, sop buah
wedding-cake: kue pengantin, kue pernikahan, wedding cake, kek kahwin
yoghurt: yoghurt, yogurt
amphora: keramik kelas, keramik hias
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
dinner-plate cutlery: pelayan, lowongan pelayan, waiter, waitress, pramusaji, katering pernikahan
dinner-plate heart: makan bersama
espresso-machine coffee: mesin kopi, mesin espresso, kursus barista, kelas barista
ice-cube snowflake: es kristal, ais batu, ais tiub
ice-cube soft-drink: es batu kristal, es batu
jar: acar, bumbu, selai, rempah, kimchi, sambal botol, kerepek, wadah makanan
juice-box orange: jus, smoothie, es jeruk, jus buah segar, air balang
juice-glass: jus jeruk, jus buah, aneka jus
kitchen-knife frying-pan: dapur, alat dapur, peralatan dapur, pisau, peralatan masak
milk cereal-bowl: yogurt buatan sendiri
milk cow: susu, susu segar, susu kambing, susu sapi, dadih
milkshake: milkshake
mug: gelas keramik
mug coffee: mug, mug keramik, cangkir, cangkir keramik, mug custom
soft-drink tropical-drink: es teh jumbo
spirits-bottle: sirup
spirits-bottle toast: arak
tea teapot: teh, teh tarik, kedai teh, es teh, teh herbal
toast: roti panggang, roti bakar
water-jug: tumbler
water-jug droplet: air minum, air galon, galon, isi ulang air, depot air minum, air minum isi ulang, air isi ulang
water-jug droplet: air mineral, galon air, penapis air minum, penghantaran air
wine grapes: wine, anggur merah
alpaca: alpaka
ant house: rayap, anti rayap, basmi rayap, anai-anai, kawalan anai-anai
aquarium tropical-fish: akuarium, aquascape, jual akuarium
bee honey: lebah
beehive bee: sarang lebah, stup lebah, kotak lebah
birdcage bird: sangkar burung, kandang burung
camel: unta
cat: kucing, makanan kucing, penitipan kucing, adopsi kucing, kucing persia, pasir kucing, steril kucing
cat scissors: grooming kucing, cat grooming, grooming kucing panggilan
cat-standing coffee: kafe kucing
chick hen: anak ayam, doc ayam
cockroach: pembasmi hama, pest control, kawalan perosak, fumigasi
cow: pedet
cow milk: sapi, qurban, korban, ternak sapi, lembu, lembu korban
cow moon: patungan sapi, sapi kurban, sapi qurban, sapi patungan
crab: kepiting, ketam
dog: makanan anjing, anjing, petshop, pet shop, anak anjing, grooming, salon anjing, pet grooming, dandan hewan
dog bone: toko hewan peliharaan, toko hewan, makanan hewan
dog cat: hari adopsi
dog stethoscope: dokter hewan, klinik hewan, doktor haiwan, vet, klinik haiwan
dog-standing paw: pelatihan anjing, latih anjing, hotel haiwan
donkey: keledai
dove rose: khidmat pengebumian
duck: bebek, bebek goreng, itik
fish: benih lele, budidaya lele, budidaya ikan, ternak lele, ternak ikan, ternakan ikan, bibit ikan, bibit lele
fish: bibit ikan lele, benih ikan, makanan laut, ikan segar, ikan, ikan bakar, seafood, lele, gurame, ikan asin
fish: ikan laut, bandeng presto, ikan mas, nila, ikan patin, pecel lele
goat: kambing, ternak kambing, anak kambing, kambing aqiqah, kambing kurban, bibit kambing, aqiqah, kambing etawa
goat cow: hewan kurban, hewan qurban, haiwan korban, ibadah korban, pasar hewan
goat sheep: kurban, paket aqiqah
guinea-pig: marmut, guinea pig, kandang marmut
hen chick: ternak ayam, ayam kampung hidup, penternakan ayam, ayam kampung, bibit ayam, ternakan ayam
hen egg: ayam petelur
horse: kuda, naik kuda
horse horse-rider: berkuda
kennel dog: penitipan anjing, hotel anjing, hotel kucing, penitipan hewan, kandang anjing, rumah tumpangan haiwan
lion elephant: kebun binatang, zoo
mosquito window: kelambu, kasa nyamuk, kawat nyamuk, jaring nyamuk
nest-box: kotak sarang burung
oyster: tiram
parrot bird: burung
paw: shelter hewan, adopsi hewan
paw dog: penampungan hewan
pig: babi, anak babi, ternak babi
rabbit: kandang kelinci, kandang hamster
sauropod museum: dinosaurus
sheep: domba, akikah, kambing qurban
shrimp: udang, tambak udang, benur, udang windu
songbird: burung kicau, burung berkicau, lomba burung kicau, lomba burung, kicau burung, kicau mania, murai batu
songbird: lovebird kicau
squid: cumi, sotong
tropical-fish fish: koi, ikan koi, ikan hias, aquarium, ikan cupang
wasp: sarang tawon, tawon, tebuan
beach palm-tree: tour bali, paket tour bali, wisata bali, wisata pantai, pulau seribu, labuan bajo, raja ampat
beach palm-tree: open trip pulau, wisata pulau, gili trawangan, karimunjawa
beach wastebasket: bersih-bersih pantai
bird-feeder: tempat makan burung, pakan burung
bonsai: bonsai, pohon bonsai, pameran bonsai, kursus bonsai
bouquet: toko bunga, bunga, florist, kedai bunga, buket, papan bunga, buket bunga, hand bouquet, bunga papan
daffodil: daffodil, bunga daffodil, bunga narsis
dahlia: dahlia, bunga dahlia
droplet: jasa gali sumur, irigasi, irigasi tetes, pengairan
droplet tap: jasa bor sumur, bor air, telaga tiub, gali sumur, sumur bor dalam, depot air, filter air, penapis air
fire: tungku api
garland: kalung bunga, roncean melati, ronce melati, bunga melati pengantin
greenhouse seedling: rumah kaca, greenhouse
hammock: tempat tidur gantung
hay-bale tractor: jerami, hay alfalfa
hedge: gunting tanaman, gunting rumput
herb: henna raya, inai raya, herbal, obat herbal, jamu gendong, ubat herba
herb mortar: jamu tradisional, empon-empon, sinshe, toko herbal
lavender: lavender, bunga lavender, kebun lavender, tanaman lavender
lawnmower: potong rumput, mesin rumput
logs fire: arang, kayu bakar
logs saw: penggergajian, triplek
lotus: waisak, vihara
moon mosque: bazar ramadan, ramadan, ramadhan, pasar ramadan, sahur, halal bihalal, maulid nabi
mountain backpack: naik gunung, pendaki, bromo, rinjani, alat camping
orchid: anggrek, bunga anggrek, tanaman anggrek, pameran anggrek
palm-tree: kelapa sawit, sawit, panen sawit
plant: tanaman indoor, pot tanaman, kaktus mini, monstera, aglonema, tanaman gantung, tanaman hias, pot bunga
poppy: bunga poppy
seedling boot: tanam bakau, penanaman bakau, tanam mangrove, penanaman mangrove, menanam mangrove, menanam bakau
seedling boot: anak pokok bakau, bibit mangrove
seedling plant: pembibitan, tapak semaian, tanaman, pokok hiasan, pokok bunga, kaktus, anak pokok, benih, bibit
seedling sack: pupuk organik, bibit tanaman, bibit buah, pestisida, pupuk kandang, bibit pohon, toko tani, polybag
snowdrop: snowdrop, bunga snowdrop
snowy-mountain helicopter: relawan sar
spade: taman, jasa taman, tukang taman, landskap
spade plant: tukang kebun
tree chainsaw: tebang pohon, potong pohon, potong pokok, tebang pokok, pangkas pohon
tree spade: tanam pohon, penanaman pohon, menanam pohon, tanam pokok, penanaman pokok, menanam pokok, penghijauan
trowel: gypsum, plafon, plafon gypsum
trowel paint-roller: plafon pvc, tukang plafon, plester tembok
turf-roll: rumput sintetis, rumput gajah mini, rumput taman, rumput tiruan, rumput karpet
umbrella: payung
wave lifebuoy: peduli banjir, korban banjir, korban bencana, peduli gempa, bantuan bencana, bencana alam, korban gempa
wave lifebuoy: donasi bencana
wheat tractor: tepung
wheelbarrow lorry: pasir dan batu split
wreath: karangan bunga papan, karangan bunga
wreath bouquet: bunga duka cita, papan bunga ucapan
`;
