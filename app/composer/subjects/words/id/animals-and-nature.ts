/** Indonesian words for animals and plants. Notation: word-list.ts. */
export const indonesianAnimalsAndNature = `
alpaca: alpaka
ant house: rayap, anti rayap, basmi rayap, anai-anai, kawalan anai-anai
aquarium tropical-fish: akuarium, aquascape, jual akuarium
bamboo: bambu, bambu kuning
beach: wisata pantai, tepi pantai
bee honey: lebah
beehive bee: sarang lebah, stup lebah, kotak lebah
birdcage bird: sangkar burung, kandang burung
bouquet ring: dekorasi lamaran
cactus: kaktus, kaktus mini
camel: unta
cat: kucing, makanan kucing, penitipan kucing, adopsi kucing, kucing persia, pasir kucing, steril kucing
cat scissors: grooming kucing, cat grooming, grooming kucing panggilan
cat-standing coffee: kafe kucing
caterpillar: ulat hongkong
cave: wisata gua, susur gua, gua alam
chick hen: anak ayam, doc ayam
cockroach: pembasmi hama, pest control, kawalan perosak, fumigasi
cow: pedet, abon sapi, sapi limosin, sapi potong, sapi bali
cow milk: sapi, qurban, korban, ternak sapi, lembu, lembu korban
cow moon: patungan sapi, sapi kurban, sapi qurban, sapi patungan
crab: kepiting, ketam, rajungan, daging rajungan
desert-island: wisata pulau, open trip pulau
dog: makanan anjing, anjing, petshop, pet shop, anak anjing, grooming, salon anjing, pet grooming, dandan hewan
dog bone: toko hewan peliharaan, toko hewan, makanan hewan
dog cat: hari adopsi
dog stethoscope: dokter hewan, klinik hewan, doktor haiwan, vet, klinik haiwan
dog-standing paw: pelatihan anjing, latih anjing, hotel haiwan
donkey: keledai
dove: burung merpati, merpati balap
dove rose: khidmat pengebumian
duck: bebek, itik
fish: benih lele, budidaya lele, budidaya ikan, ternak lele, ternak ikan, ternakan ikan, bibit ikan, bibit lele
fish: bibit ikan lele, benih ikan, makanan laut, ikan segar, ikan, ikan bakar, seafood, lele, gurame, ikan asin
fish: ikan laut, bandeng presto, ikan mas, nila, ikan patin, pecel lele, cakalang fufu
garden-pond fish: kolam ikan, kolam koi, kolam ikan hias, bikin kolam ikan
goat: kambing, ternak kambing, anak kambing, kambing aqiqah, kambing kurban, bibit kambing, aqiqah, kambing etawa
goat cow: hewan kurban, hewan qurban, haiwan korban, ibadah korban, pasar hewan
goat fire: kambing guling
goat moon: idul adha, hari raya idul adha
goat sheep: kurban, paket aqiqah
guinea-pig: marmut, guinea pig
hen: ayam kate, ayam serama, ayam hias, ayam bangkok
hen chick: ternak ayam, ayam kampung hidup, penternakan ayam, ayam kampung, bibit ayam, ternakan ayam
hen egg: ayam petelur
horse: kuda, naik kuda
horse horse-rider: berkuda
kennel dog: penitipan anjing, hotel anjing, hotel kucing, penitipan hewan, kandang anjing, rumah tumpangan haiwan
lily: bunga lili, bunga lily, bunga bakung
lion elephant: kebun binatang, zoo
mosquito: obat nyamuk
mosquito window: kelambu, jaring nyamuk
nest bird: sarang burung walet, sarang walet, walet
nest-box: kotak sarang burung
ostrich: burung unta
oyster: tiram
parrot bird: burung
paw: shelter hewan, adopsi hewan
paw dog: penampungan hewan
pig: babi, anak babi, ternak babi
rabbit: kandang hamster, kelinci, kelinci hias, ternak kelinci, anak kelinci
rose: bunga mawar, mawar merah, bibit mawar
sauropod museum: dinosaurus
seashell: kerajinan kerang
seaweed: rumput laut, nori
sheep: domba, akikah, kambing qurban
shrimp: udang, tambak udang, benur, udang windu
songbird: burung kicau, burung berkicau, lomba burung kicau, lomba burung, kicau burung, kicau mania, murai batu
songbird: lovebird kicau
squid: cumi, sotong
sunflower tulip: taman bunga
tropical-fish fish: koi, ikan koi, ikan hias, aquarium, ikan cupang
wasp: sarang tawon, tawon, tebuan
beach palm-tree: tour bali, paket tour bali, wisata bali, pulau seribu, labuan bajo, raja ampat
beach palm-tree: gili trawangan, karimunjawa
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
droplet tap: bor air, telaga tiub, gali sumur, sumur bor dalam, depot air, filter air, penapis air
fire: tungku api
flower-box: geranium, bunga geranium, pot balkon, pot jendela
garden-pond: kolam taman, kolam ikan taman, perawatan kolam ikan, pembersihan kolam ikan
garland: kalung bunga, roncean melati, ronce melati, bunga melati pengantin
goldfish: ikan mas koki, ikan koki, mas koki
greenhouse seedling: rumah kaca, greenhouse
hammock: tempat tidur gantung
hanging-basket: keranjang bunga gantung, pot gantung, keranjang gantung bunga
hay-bale tractor: jerami, hay alfalfa
hedge: gunting tanaman, gunting rumput
herb: henna raya, inai raya, herbal, obat herbal, ubat herba, daun kelor, teh kelor
herb mortar: jamu tradisional, empon-empon, sinshe, toko herbal
hydrangea: hortensia, bunga hortensia, hydrangea, kembang bokor
lavender: lavender, bunga lavender, kebun lavender, tanaman lavender
lawnmower: potong rumput, mesin rumput, mesin pemotong rumput, pemotong rumput
logs fire: kayu bakar
logs saw: penggergajian, triplek
lotus: waisak, vihara
moon mosque: bazar ramadan, ramadan, ramadhan, pasar ramadan, sahur, halal bihalal, maulid nabi, idul fitri
moon mosque: hari raya idul fitri
mountain backpack: naik gunung, pendaki, bromo, rinjani, alat camping
orchid: anggrek, bunga anggrek, tanaman anggrek, pameran anggrek
palm-tree: kelapa sawit, sawit, panen sawit
plant: tanaman indoor, pot tanaman, monstera, aglonema, tanaman gantung, tanaman hias, pot bunga
poinsettia: bunga kastuba, kastuba, poinsettia
poppy: bunga poppy
rabbit-hutch: kandang kelinci, rumah kelinci, kandang marmut
seedling boot: tanam bakau, penanaman bakau, tanam mangrove, penanaman mangrove, menanam mangrove, menanam bakau
seedling boot: anak pokok bakau, bibit mangrove
seedling plant: pembibitan, tapak semaian, tanaman, pokok hiasan, pokok bunga, anak pokok, benih, bibit
seedling sack: pupuk organik, bibit tanaman, bibit buah, pestisida, pupuk kandang, bibit pohon, toko tani, polybag
snowdrop: snowdrop, bunga snowdrop
snowy-mountain helicopter: relawan sar
spade: taman, jasa taman, landskap, bersih kebun, bersihkan kebun
stork: burung bangau, bangau putih, bangau
tree chainsaw: tebang pohon, potong pohon, potong pokok, tebang pokok, pangkas pohon
tree spade: tanam pohon, penanaman pohon, menanam pohon, tanam pokok, penanaman pokok, menanam pokok, penghijauan
trowel: gypsum, plafon, plafon gypsum
trowel paint-roller: plafon pvc, tukang plafon, plester tembok
turf-roll: rumput sintetis, rumput gajah mini, rumput taman, rumput tiruan, rumput karpet
umbrella: payung
water-buffalo: kerbau
waterfall: air terjun
wave lifebuoy: korban bencana, peduli gempa, bantuan bencana, bencana alam, korban gempa
wave lifebuoy: donasi bencana
wheat tractor: tepung
wheelbarrow lorry: pasir dan batu split
wreath: karangan bunga papan, karangan bunga
wreath bouquet: bunga duka cita, papan bunga ucapan
`;
