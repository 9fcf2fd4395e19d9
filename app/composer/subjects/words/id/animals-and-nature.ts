/** Indonesian words for animals and plants. Notation: word-list.ts. */
export const indonesianAnimalsAndNature = `
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
guinea-pig: marmut, guinea pig
hen chick: ternak ayam, ayam kampung hidup, penternakan ayam, ayam kampung, bibit ayam, ternakan ayam
hen egg: ayam petelur
horse: kuda, naik kuda
horse horse-rider: berkuda
kennel dog: penitipan anjing, hotel anjing, hotel kucing, penitipan hewan, kandang anjing, rumah tumpangan haiwan
lion elephant: kebun binatang, zoo
mosquito window: kelambu, jaring nyamuk
nest-box: kotak sarang burung
oyster: tiram
parrot bird: burung
paw: shelter hewan, adopsi hewan
paw dog: penampungan hewan
pig: babi, anak babi, ternak babi
rabbit: kandang hamster
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
boar: babi hutan, celeng, babi hutan liar
bonsai: bonsai, pohon bonsai, pameran bonsai, kursus bonsai
bouquet: toko bunga, bunga, florist, kedai bunga, buket, papan bunga, buket bunga, hand bouquet, bunga papan
bull: karapan sapi, sapi jantan, sapi pejantan, adu banteng
chicken-coop: kandang ayam, rumah ayam, kandang ayam kayu
daffodil: daffodil, bunga daffodil, bunga narsis
dahlia: dahlia, bunga dahlia
droplet: jasa gali sumur, irigasi, irigasi tetes, pengairan
droplet tap: jasa bor sumur, bor air, telaga tiub, gali sumur, sumur bor dalam, depot air, filter air, penapis air
fire: tungku api
flower-box: geranium, bunga geranium, pot balkon, pot jendela
garden-pond: kolam taman, kolam ikan taman, kolam koi, perawatan kolam ikan, pembersihan kolam ikan
garland: kalung bunga, roncean melati, ronce melati, bunga melati pengantin
goldfish: ikan mas koki, ikan koki, mas koki
greenhouse seedling: rumah kaca, greenhouse
hammock: tempat tidur gantung
hanging-basket: keranjang bunga gantung, pot gantung, keranjang gantung bunga
hay-bale tractor: jerami, hay alfalfa
hedge: gunting tanaman, gunting rumput
herb: henna raya, inai raya, herbal, obat herbal, jamu gendong, ubat herba
herb mortar: jamu tradisional, empon-empon, sinshe, toko herbal
hydrangea: hortensia, bunga hortensia, hydrangea, kembang bokor
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
poinsettia: bunga kastuba, kastuba, poinsettia
poppy: bunga poppy
rabbit-hutch: kandang kelinci, rumah kelinci, kandang marmut
seedling boot: tanam bakau, penanaman bakau, tanam mangrove, penanaman mangrove, menanam mangrove, menanam bakau
seedling boot: anak pokok bakau, bibit mangrove
seedling plant: pembibitan, tapak semaian, tanaman, pokok hiasan, pokok bunga, kaktus, anak pokok, benih, bibit
seedling sack: pupuk organik, bibit tanaman, bibit buah, pestisida, pupuk kandang, bibit pohon, toko tani, polybag
snowdrop: snowdrop, bunga snowdrop
snowy-mountain helicopter: relawan sar
spade: taman, jasa taman, tukang taman, landskap
spade plant: tukang kebun
stork: burung bangau, bangau putih, bangau
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
