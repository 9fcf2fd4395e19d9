/** Trades and goods in Indonesian and Malay, which share most of them. Notation: word-list.ts. */
export const malayTrades = `
herb bride: henna, inai
calculator: akuntan, jasa akuntansi, konsultan pajak, perakaunan, pajak, akuntansi, pembukuan, cukai, akauntan, spt
air-conditioner: servis ac, pendingin udara, penghawa dingin, ac, cuci ac, service ac, pasang ac, aircond, servis aircond
set-square: arsitek, arkitek, matematika, matematik, les matematika, sempoa, fizik, desain rumah, jasa arsitek
wrench: bengkel mobil, bengkel, bengkel kereta, sparepart, servis kereta, onderdil, ganti oli, servis mobil, tune up
bread: toko roti, roti, kedai roti
lipstick: salon kecantikan, kosmetik, rias wajah, solekan, makeup, rias pengantin, kecantikan, mekap, andaman
bride: gaun pengantin, baju pengantin, pengantin, sewa gaun pengantin, butik pengantin
ring: pernikahan, cincin kawin, perkahwinan, wedding, wedding organizer, dekorasi pernikahan, gedung pernikahan, pelamin, kahwin, nikah, dewan kahwin, katering nikah, cincin
car: mobil bekas, rental mobil, mobil, kereta terpakai, sewa mobil, sewa kereta, kereta sewa, kereta, dealer mobil
coffee: kopi, kedai kopi, kafe, warung kopi, biji kopi, kopi susu
laptop: servis komputer, kursus online, laptop, baiki komputer, service komputer, baiki laptop, servis laptop, komputer
cook: kursus memasak, kelas memasak, kursus masak, baking class, kelas masakan, juru masak
scissors: salon rambut, potong rambut, salun rambut, salon, smoothing rambut, rebonding, cat rambut, dandan rambut, gunting rambut
barber-pole: barbershop, tukang cukur, kedai gunting, pangkas rambut, cukur, barber
teddy-bear: penitipan anak, mainan, taman kanak-kanak, taska, mainan anak, paud, daycare, pengasuh, tadika, babysitter, playground anak, taman permainan kanak-kanak
serum-bottle: serum, perawatan kulit, skincare, penjagaan kulit, facial, perawatan wajah, krim wajah
dog stethoscope: dokter hewan, klinik hewan, doktor haiwan, vet, klinik haiwan
dog: makanan anjing, anjing, petshop, pet shop, anak anjing, grooming, salon anjing, pet grooming, dandan hewan
steering-wheel: kursus mengemudi, sekolah memandu, kursus setir mobil, stir mobil, lesen memandu, mengemudi, kelas memandu
plug: tukang listrik, juruelektrik, listrik, instalasi listrik, pendawaian, elektrik
basket: sayur, sayuran, sayur organik, buah dan sayur, pasar tani, hidroponik, sayur segar
shopping-cart: supermarket, toko kelontong, pasar raya, minimarket, swalayan, kedai runcit, pasaraya, sembako murah
house: rumah dijual, apartemen, properti, rumah, hartanah, apartmen, perumahan, kos, kost, kontrakan, tanah, ruko, bilik sewa, rumah sewa, kondo, kavling, rumah subsidi, kosan, rumah minimalis, jual rumah, rumah kontrakan, cari rumah
fish: makanan laut, ikan segar, ikan, ikan bakar, seafood, udang, lele, gurame, ikan asin
bouquet: toko bunga, bunga, florist, kedai bunga, buket, karangan bunga, papan bunga, buket bunga, hand bouquet, bunga papan
football: sepak bola, bola sepak, futsal, sepakbola, lapangan futsal, akademi bola
seedling: tanaman hias, tanaman, pokok hiasan, bonsai, pokok bunga, kaktus, anak pokok, benih, bibit
soft-ice-cream: es krim, ais krim, gelato, aiskrim
glasses: kacamata, optik, cermin mata, lensa kontak, softlens, kanta lekap
dumbbell: pusat kebugaran, fitness, gym, personal trainer, tempat gym, gim
bed: hotel, penginapan, homestay, guest house, villa, resort, ranjang, vila, losmen, katil, glamping
sofa: mebel, furnitur, sofa, perabot, cuci sofa, furniture, kursi, jual beli furniture bekas, servis sofa, kerusi, perabot rumah, desain interior, dekorasi rumah, hiasan dalaman, reka bentuk dalaman
washing-machine: laundry, dobi, mesin cuci, servis mesin cuci, mesin basuh, laundry kiloan, dobi layan diri, laundri
books: toko buku, perpustakaan, buku, kedai buku, buku bekas, novel, buku terpakai
key: tukang kunci, kunci, duplikat kunci, kunci duplikat
open-book: les privat, bimbingan belajar, kursus bahasa inggris, tuisyen, bimbel, penerjemah, mengaji, ngaji, bahasa inggeris, al quran, quran, penterjemah, tahfiz, terjemahan
delivery-van: kurir, ekspedisi, lori sewa, cargo, jasa kirim
piano-keys: les piano, piano
guitar: gitar, les gitar, sasando, gambus
noodles: mie ayam, bakso, ramen, mee, mi goreng, laksa, kwetiau, mie gacoan, mee goreng, mie, bakmi, mi ayam
camera: fotografer, jurugambar, studio foto, foto prewedding, foto, foto studio, prewedding, kamera, gambar perkahwinan, sewa kamera
tap: tukang ledeng, tukang paip, pipa, ledeng, pipa bocor, paip, saluran mampet, kran
dress: busana, gaun, baju, fesyen, pakaian, gamis, dress, kebaya, butik, batik, baju kurung, fashion, baju muslim, baju kebaya, thrift, baju bekas, baju raya, abaya, hanbok
solar-panel: panel surya, panel solar, tenaga surya, solar
sushi: sushi, kimbap
sewing-needle: penjahit, tukang jahit, jahit, permak jeans, bordir, tailor, jahitan, sulaman, permak
tea: teh, teh tarik, kedai teh, es teh, teh herbal
airplane: agen perjalanan, wisata, tiket pesawat, liburan, pelancongan, tour, paket wisata, visa, paspor, pakej percutian, paket tour, travel agent, agen travel, tiket kapal terbang, pelesiran
salad: vegan, vegetarian, salad, makanan sehat, diet, salad buah
broom: jasa kebersihan, pembersihan, cleaning service, bersih rumah, cuci rumah, pembantu rumah
lotus-position: yoga, meditasi, pilates, senam
massage: pijat, urut, refleksi, bekam, pijat panggilan, akupunktur, refleksologi, urutan
sauna: spa, sauna, pemandian air panas, onsen, kolam air panas
shield: asuransi, insurans, asuransi mobil, takaful, insurans kereta
tooth: dokter gigi, klinik gigi, gigi, doktor gigi, behel, pergigian, pendakap gigi, veneer
stethoscope: dokter, rumah sakit, hospital, klinik umum, doktor, homeopati
pill: apotek, farmasi, obat, vitamin, suplemen, toko obat
scales: pengacara, peguam, hukum, advokat, konsultasi hukum, guaman
smartphone: servis hp, handphone, telepon seluler, telefon bimbit, hp, konter pulsa, baiki telefon, ponsel, repair telefon
birthday-cake: kue ulang tahun, toko kue, kue, kek, kue tart, bolu, brownies, kek hari jadi, kek harijadi, kek batik, bolu kukus
cutlery: restoran, rumah makan, warung makan, katering, warung, kedai makan, warteg, restoran keluarga, prasmanan, food truck, foodtruck
gift: hadiah, kado, parsel, hampers, suvenir, souvenir, cenderahati, oleh oleh, hamper, doorgift
diamond: perhiasan, barang kemas, emas, toko emas, berlian, beli emas, kedai emas, jual emas
sneaker: sepatu, kasut, sneakers, cuci sepatu, toko sepatu
handbag: tas, beg tangan, tas kulit, tas branded, dompet, beg
bicycle: sepeda, basikal, bengkel sepeda, sepeda listrik, servis sepeda
car bubbles: cuci mobil, cuci kereta, cuci motor, salon mobil, coating mobil, car wash, poles mobil
honey: madu, madu asli, madu hutan, madu kelulut
shopping-bags: ~ diskon, jualan murah
stethoscope: ~ klinik
pizza: pizza, piza
paint-roller: tukang cat, jasa cat, cat rumah, cat tembok, mengecat rumah, wallpaper dinding
steak: daging, steak, toko daging, daging sapi, iga bakar, daging lembu, tukang daging
burger: burger, kentang goreng
nail-polish: nail art, manikur, kuku, kuku palsu, manicure, kuku gel
saw: tukang kayu, mebel custom, mebel kayu, tukang mebel, tukang kayu rumah, kabinet dapur
desktop-computer: jasa website, pembuatan website, coding, kursus komputer, laman web, software, perisian, aplikasi kasir
swimmer: renang, kursus renang, kolam renang, les renang, kelas renang, bikin kolam renang
dancer: kelas tari, tari, dance, zumba, tarian, sanggar tari, kelas tarian, kelas dance
bank: pinjaman, bank, kredit, kpr, gadai, koperasi simpan pinjam, pinjaman peribadi
theatre-masks: teater, wayang, ketoprak
watch: jam tangan, servis jam, reparasi jam, baiki jam
graduation-cap: ~ universitas, kuliah, beasiswa, universiti
bricks: kontraktor, renovasi rumah, bangunan, keramik, jasa bangun rumah, tukang bangunan, renovasi, bangun rumah, ubah suai rumah, borongan, pembinaan, bata merah, semen, batako
heart: donasi, derma, sumbangan, relawan, sedekah, anak yatim, panti asuhan, infaq, zakat, wakaf, sukarelawan
blood-drop: donor darah, derma darah
roof: atap, kanopi, atap bocor, baja ringan, bumbung, bumbung bocor
popcorn: bioskop, film, nobar, wayang gambar, filem
tent: camping, tenda, kemah, sewa tenda, khemah, sewa alat camping, perkhemahan, kanopi khemah
spade: taman, jasa taman, tukang taman, landskap
croissant: toko kue kering, roti manis, croissant, bakery, roti bakar
chart-up: investasi, saham, reksadana, trading, pelaburan, forex
dinner-plate: catering, snack box, masakan rumahan
tyre: ban, tambal ban, tayar, ban mobil, ban bekas, kedai tayar
rug: karpet, cuci karpet, permadani, sajadah, sejadah, karpet masjid
eyelashes: bulu mata, eyelash extension, eyelash, sulam alis, alis, bulu mata palsu
musical-notes: konser, les musik, musik, kursus musik, nasyid, muzik, kelas muzik
school: ~ sekolah
printer: percetakan, cetak undangan, fotokopi, cetak spanduk, kartu nama, spanduk, undangan, banner, kad kahwin, kad nama, percetakan baju
palette: les lukis, melukis, les gambar, desain grafis, seni lukis, desain logo, reka bentuk grafik, lukisan, kelas seni
museum: museum, muzium
television: televisi, tv, servis tv, televisyen
nurse: perawat, suster, perawat lansia, panti jompo, penjagaan warga emas, jururawat, rumah jagaan
megaphone: iklan, pemasaran, digital marketing, pemasaran digital, pengiklanan
brain: psikolog, konseling, psikiater, kaunseling, konsultasi psikologi
motorcycle: motor, servis motor, motor bekas, rental motor, bengkel motor, sewa motor, ojek, motosikal, ojek online
razor: waxing
lotion: dokter kulit, laser bulu
cat: kucing, makanan kucing, penitipan kucing, hotel kucing, adopsi kucing
coat: jaket, sweater, hoodie
horse: berkuda, kuda, naik kuda
christmas-tree: ~ natal
briefcase: konsultan bisnis, rekrutmen, konsultan
briefcase: ~ lowongan kerja, jawatan kosong
kebab: kebab, shawarma, satay, sate ayam, sate kambing
meat-on-bone: sate, bakar, bbq, babi guling, iga, konro
game-controller: game, gaming, rental ps, playstation, warnet, game online, permainan video
amphora: gerabah, keramik kelas, keramik hias, kelas tembikar, tembikar
mattress: kasur, tilam, bantal, springbed, sprei, cadar, selimut
cheese: keju
candy: permen, gula-gula, dodol, kue tradisional
chocolate: cokelat, coklat
spine: fisioterapi, terapi tulang, saraf kejepit, sakit pinggang, kiropraktik, fisio
microphone: karaoke, les vokal, penyanyi, stand up comedy, pembawa acara
dog-standing: pelatihan anjing, penitipan hewan, latih anjing, penitipan anjing, hotel haiwan
hiking-boot: pendakian, mendaki, open trip gunung, hiking, pendakian gunung, trekking
window: jendela, kaca, kusen aluminium, aluminium, cermin tingkap, tingkap
necktie: jas, kemeja pria, jas pria, pakaian pria
curtains: gorden, tirai, langsir, korden, vitrase
lock-and-key: escape room
hearing-aid: alat bantu dengar, alat bantu pendengaran
perfume: parfum, minyak wangi, bukhur, attar
candle: lilin, lilin aroma, lilin aromaterapi, pemakaman, jasa pemakaman
dice: board game, permainan papan
framed-picture: galeri, bingkai, pigura, pameran lukisan, bingkai gambar
fishing-rod: pancing, memancing, alat pancing, mancing, pemancingan, kolam pancing
kitchen-knife: kitchen set, dapur, alat dapur, peralatan dapur, pisau, peralatan masak
headphones: headset, podcast, headphone, earphone, tws, fon telinga
bee: lebah
climber: panjat tebing
bathtub: kamar mandi
t-shirt: kaos, sablon, sablon kaos, baju kaos, seragam, konveksi, t-shirt, kemeja, baju koko, baju melayu
party-popper: ~ pesta
tractor: traktor, pertanian, pupuk
toolbox: perkakas, toko bangunan, alat pertukangan, kedai hardware
motor-boat: sewa kapal, kapal, sewa perahu, perahu, sewa bot, speedboat
baby: bidan, bayi, perlengkapan bayi, baju bayi, baju anak, pakaian bayi, baju kanak-kanak
fountain-pen: notaris, alat tulis, kaligrafi, atk, khat
pancakes: sarapan, martabak, serabi, pancake, roti canai, apam balik, terang bulan, dadar gulung
egg: telur, telur ayam, telur asin, telur masin
light-bulb: lampu, lampu hias, lampu led
rice: nasi goreng, nasi uduk, nasi padang, nasi lemak, nasi kuning, nasi tumpeng, tumpeng, beras, nasi briyani, nasi kandar, nasi kerabu, nasi campur, rendang
bus: sewa bus, bus pariwisata, bus, hiace, bas persiaran, elf, antar jemput sekolah, antar jemput anak
cockroach: pembasmi hama, anti rayap, pest control, kawalan perosak, fumigasi, rayap
security-camera: cctv, pasang cctv, kamera cctv
goat: aqiqah, kambing kurban, hewan kurban, kambing etawa
bento: nasi kotak, nasi box, bento, rice box
open-book: ~ bahasa inggris
jar: minyak zaitun, acar, sambal, bumbu, selai, rempah, kimchi, sambal botol, kerepek, minyak kelapa
chess-pawn: catur
falafel: falafel
stew cutlery: soto, sop buntut, rawon, soto ayam, shabu, steamboat
dumpling: dimsum, siomay, pempek, cireng, risoles, pangsit, lumpia, batagor, karipap, popia, bakpao, gyoza
chicken-leg: ayam geprek, ayam goreng, ayam bakar, ayam penyet, ayam potong, ayam gepuk, pecel lele, ayam
hen chick: ayam kampung, anak ayam, bibit ayam, ternakan ayam
sheep: domba, akikah, kambing qurban, kambing
cow milk: sapi, sapi qurban, qurban, korban, ternak sapi, lembu, lembu korban
milk: susu, susu segar, susu kambing, yogurt, susu sapi, dadih
dates: kurma, kurma ajwa
baklava candy: baklava
dango rice-cracker: klepon, mochi, onde-onde, kue basah, kuih, ketupat, lemper
moon-cake: kue bulan, mooncake
cookie: kue kering, nastar, cookies, biskuit, kastengel, biskut raya, biskut
cupcake: cupcake
doughnut: donat
shaved-ice: es campur, es teler, es buah, ais kacang, cendol, ais batu campur
juice-box orange: jus, jus buah, smoothie, es jeruk, jus buah segar, air balang
coconut: kelapa muda, kelapa, es degan, air kelapa
bubble-tea: boba, es boba, thai tea, teh boba
shisha: shisha
wine: wine, anggur merah
taco: taco
sandwich baguette: roti lapis, sandwich
peanuts: kacang, kacang mete, keripik, camilan
herb: jamu, herbal, obat herbal, jamu gendong, ubat herba
apple basket: buah segar, toko buah, apel, buah-buahan
mango: mangga
spirits-bottle: arak
soap bubbles: sabun, sabun herbal
tattoo-machine: tato, tatu
test-tube blood-drop: laboratorium, cek darah, ujian darah
sunglasses: kacamata hitam, cermin mata hitam
mosque: masjid, umroh, umrah, haji, surau, musholla, pesantren
clapperboard: edit video, video editing, jasa edit video, videografi
fridge: kulkas, servis kulkas, peti sejuk, peti ais, alat rumah tangga, elektronik bekas, barang elektrik, perkakas elektrik
toilet: sedot wc, wc, wc mampet, tandas, tandas tersumbat
droplet tap: air isi ulang, depot air, filter air, air mineral, galon, penapis air, sumur bor
battery plug: aki, genset, baterai, bateri kereta
mouse-trap: tikus
tiles bricks: tukang keramik, granit, jubin, pasang keramik, lantai vinyl
door hammer: pintu, pintu kayu
fence: pagar, teralis, pagar besi
fire nut-and-bolt: las, bengkel las, tukang las, kimpalan
wardrobe: lemari, lemari pakaian, almari
oil-lamp: pelita
hindu-temple: pura
crystal-ball: ramalan, tarot, peramal
lawnmower: potong rumput, mesin rumput
tree axe: tebang pohon, potong pokok
lorry: truk, sewa truk, pickup, towing, lori, derek
crane: crane, alat berat, excavator, jengkaut
recycling: rongsokan, daur ulang, barang bekas, besi tua, kitar semula
motor-scooter: skuter, motor listrik
taxi car: taksi, teksi, travel bandara
party-popper balloon: event organizer, majlis, ulang tahun, pesta ulang tahun, hari jadi, dekorasi ulang tahun
balloon: balon, dekorasi balon, belon
bouncy-castle: istana balon, sewa istana balon
sari: sari
scarf: hijab, jilbab, kerudung, tudung, syal, pashmina
kimono dress: kimono
jeans: celana jeans, jeans
yarn: rajut, rajutan, benang rajut, kait
thread: kain, kain batik, tenun, kain songket
dress-shoe hammer: reparasi sepatu, sepatu kulit, sol sepatu, baiki kasut
sandal: sandal, selipar
backpack: tas sekolah, ransel, beg sekolah
basketball: bola basket, basket
volleyball: voli, bola voli
badminton: bulu tangkis, badminton
table-tennis: tenis meja, pingpong
tennis: tenis, padel
golf: golf
boxing-glove: tinju, muay thai, kickboxing
judo-suit: karate, taekwondo, silat, pencak silat, judo
diving-mask: diving, snorkeling, menyelam, selam
surfer: surfing, selancar
gymnast: senam lantai, gimnastik
ice-skate: ice skating, seluncur es
skis: ski
roller-skate: sepatu roda
bowling: bowling, boling
billiard-ball: biliar, billiard, snuker
runner: maraton, marathon, larian
target: paintball
ballet-shoes: balet
violin: biola, violin
drum: rebana, kompang
flute: suling
studio-microphone: studio rekaman, voice over
loudspeaker: sound system, sewa sound system, pa sistem
circus-tent: sirkus, sarkas
ferris-wheel: pasar malam, taman tema
magic-wand: sulap, pesulap, silap mata
clown balloon: badut
disco-ball: dj, diskotik
ticket: konsert
paw: shelter hewan, adopsi hewan
parrot bird: burung, sangkar burung, burung kicau
tropical-fish fish: ikan hias, aquarium, akuarium, ikan cupang
canned-food basket: sembako, paket sembako, bank makanan
headstone: batu nisan, nisan
graduation-cap books: kuliah di luar negeri, kolej
robot: robotik
drone: drone
wheelchair: kursi roda, alat kesehatan, kerusi roda
train: kereta api, tiket kereta
mushroom: jamur, cendawan
wheat: tepung
potato: kentang
sweet-potato: ubi cilembu, ubi
corn: jagung, jagung bakar
banana: pisang, pisang goreng, goreng pisang, pisang keju
avocado: alpukat
orange: jeruk
watermelon: semangka, tembikai
strawberry: stroberi, strawberi
tomato: tomat
beans: tempe, tempe mendoan
calendar clipboard: seminar
parcel: kardus, kemasan, gudang, sewa gudang
hammer-and-wrench: jasa tukang, servis elektronik, tukang baiki rumah
spaghetti: pasta, spaghetti
suitcase: koper, beg pakaian
fuel-pump: gas elpiji, elpiji, gas dapur, pertamini, minyak petrol
logs fire: arang, kayu bakar
drill: bor listrik, sewa bor
fire-extinguisher: apar, alat pemadam api
church: gereja
prayer-beads: tasbih
caravan: karavan
sewing-machine: kursus menjahit, mesin jahit, kelas jahitan, les jahit, menjahit
lotus: vihara
rickshaw: becak, bajaj
ship: ekspor impor, kontainer
camel: unta
duck: bebek, bebek goreng, itik
crab: kepiting, ketam
shrimp: udang windu
oyster: tiram
squid: cumi, sotong
pie: pie susu, curry puff
hot-dog: hotdog, sosis bakar
cocktail tropical-drink: mocktail, koktail
soft-drink: es teh jumbo
ice-cube: es batu, es kristal
baseball-cap: peci, songkok kanak
socks: kaos kaki, stokin
briefs: pakaian dalam
swimsuit: baju renang
high-heel: high heels, heels
hair-comb: wig, hair extension
shopping-bags: bazar, pasar loak
stroller: stroller, kereta sorong bayi
puzzle: puzzle
toy-bricks: lego
fireworks firecracker: kembang api, bunga api
paper-lantern: lampion
parachute: paralayang
canoe: kayak, arung jeram, rafting
racing-car: gokart, go kart
lion: kebun binatang, zoo
umbrella: payung, jas hujan
passport: urus paspor, jasa paspor
ballot-box: pemilu, pilkada, pilihan raya
microscope: eksperimen sains
mirror: cermin hias
plaster rescue-helmet: pertolongan pertama, p3k
ambulance: ambulans
syringe: vaksin, botox, filler
pregnant-woman: ibu hamil, bersalin
foot: spa kaki
newspaper: majalah, surat khabar
credit-card: mesin edc, kartu kredit, kad kredit
magnifier: detektif
-: pakej, paket, jam, jam kerja, buka 24 jam, ke rumah, di rumah, gratis antar, gratis es teh
stethoscope plaster: khitan, khitanan, sunat, rumah sunat, berkhatan, khatan, sunatan massal
taxi: ~ antar jemput
lorry delivery-van: jasa pindahan, pindahan, pindah rumah, jasa pindahan rumah, pindahan kantor, pindah rumah sewa
`;
