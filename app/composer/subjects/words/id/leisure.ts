/** Indonesian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const indonesianLeisure = `
acupuncture: akupunktur, tusuk jarum, terapi akupunktur
aerialist: aerial silk, aerial silks, aerial hoop, aerial yoga, kelas aerial, akrobat udara
arcade-machine: mesin arcade, mesin arkade, permainan arkade, mesin dingdong, pinball
awareness-ribbon: pita pink, pita merah muda
baby teddy-bear: pengasuh bayi
badminton: gor bulutangkis, bulu tangkis, badminton, raket badminton, raket bulu tangkis
bagpipes musical-notes: bagpipe
balloon party-popper: balon, dekorasi balon, belon
basketball: bola basket, basket
billiard-ball: biliar, billiard, snuker
bingo-card: bingo
binoculars: teropong, binokular
bowling: bowling, boling
boxing-glove: tinju, muay thai, kickboxing
breakdancer: breakdance, break dance, kelas breakdance, les breakdance, breakdancer, b-boy
bride: kebaya pengantin, sewa kebaya pengantin
bungee-jumper: bungee jumping, bungee, bungee jump, lompat bungee, bungy jumping
calligraphy-brush scroll: kaligrafi cina, kaligrafi jepang
camera: fotografer, jurugambar, studio foto, foto prewedding, foto, foto studio, prewedding, kamera, gambar perkahwinan
camera: sewa kamera
camera passport: pas foto, gambar pasport, pasfoto, cetak foto, foto wisuda, self photo studio, foto keluarga
camera passport: foto produk
carnival-mask party-popper: pesta topeng, karnaval
carrom-board: carrom, karom, papan karom
cello musical-notes: cello, selo, les cello, kursus cello
chess-pawn trophy: catur
choir musical-notes: paduan suara, koor
christmas-tree: ~ natal
cigar: cerutu, toko cerutu, cerutu kuba
clapperboard video-camera: edit video, video editing, jasa edit video, videografi
classical-guitar musical-notes: gitar akustik, gitar klasik, les gitar klasik
clown balloon: badut ulang tahun, badut, sewa badut
cook: lomba masak, demo masak
cool-box: kotak pendingin, cooler box, kotak es
crystal-ball: ramalan, tarot, peramal
dance-couple musical-notes: dansa, tango
dhol: dhol, drum dhol, kendang
dice chess-pawn: kafe board game, kafe permainan papan, board game, permainan papan
disco-ball: dj, diskotik
diving-mask tropical-fish: diving, snorkeling, menyelam, selam
doll: boneka barbie, boneka kain, barbie
dominoes: kartu domino, permainan domino, turnamen domino, lomba domino, gaple, lomba gaple
drum: hadroh, marawis, kompang
drum mosque: takbir keliling, takbiran, bedug, festival bedug
drum-kit drum: les drum, kursus drum, drum set, kelas dram
dumbbell: pusat kebugaran, fitness, gym, personal trainer, tempat gym, gim, dumbel, barbel
earbuds: earbuds, earphone, headset bluetooth, tws
embroidery-hoop thread: bordir, sulam, sulaman, bordir komputer, kelas sulam
exercise-bike: sepeda statis, sepeda fitness, kelas spinning, spin bike, indoor cycling
fireworks firecracker: kembang api, bunga api
fishing-rod fish: pancing, memancing, alat pancing, mancing, pemancingan, kolam pancing
flag: hari kemerdekaan, upacara kemerdekaan
flag trophy: lomba 17 agustus, agustusan, lomba agustusan, upacara bendera, bendera merah putih, 17-an
flute: suling
football goal-net: sepak bola, bola sepak, futsal, sepakbola, lapangan futsal, akademi bola
framed-picture: lukisan kanvas
framed-picture palette: galeri, bingkai, pigura, pameran lukisan, bingkai gambar
framed-picture palette: ~ pameran
frisbee: frisbee, cakram terbang
game-controller joystick: game, gaming, rental ps, playstation, game online, permainan video
gift ribbon: hadiah, kado, suvenir, souvenir, cenderahati, oleh oleh, doorgift
go-kart: gokart, go kart
golf golfer: golf
golf-cart: mobil golf, golf cart, golf car, buggy golf
greeting-card envelope: undangan, cetak undangan, kartu undangan
guitar microphone: dangdut, konser dangdut, konser musik, orkes melayu, festival musik, orkes dangdut, campursari
guitar microphone: band akustik, live akustik
guitar musical-notes: gitar, les gitar
harmonica: harmonika, harmonika mulut
harmonium: harmonium, harmonium india
harp: sasando
headphones: headset, headphone, fon telinga
hurling: hurling, hurley
ice-skate: ice skating, seluncur es
judo-suit: karate, taekwondo, silat, pencak silat, judo
kettlebell dumbbell: kettlebell, latihan kettlebell, kelas kettlebell
knot flexed-arm: tarik tambang
laser-blaster target: laser tag, lasertag
letter-tiles: scrabble, permainan kata
loom fabric-roll: kain tenun, kain tenun ikat
loom yarn: ulos, tenun, alat tenun, tenun tangan, penenun
magic-wand top-hat: sulap, pesulap, silap mata
marionette: dalang
marionette theatre-masks: wayang, wayang golek, wayang kulit, boneka tangan, pertunjukan wayang, pagelaran wayang
mat-exercise: pilates, kelas pilates, studio pilates, mat pilates, les pilates, senam, senam aerobik, senam pagi
mat-exercise: senam lansia
maypole: tiang mei, tiang bulan mei, tari tiang mei
mechanic wrench: montir, lowongan montir, mekanik motor, mekanik
microphone: orkes, karaoke, les vokal, penyanyi, stand up comedy, pembawa acara, lomba menyanyi, lomba karaoke
musical-notes: konser, les musik, musik, kursus musik, nasyid, muzik, kelas muzik
musical-score musical-notes: koir
netball: netball, bola jaring
origami-crane: origami
oud: gambus, musik gambus, oud arab
padel-racket: padel, lapangan padel, gelanggang padel, squash, skuasy
paintball-marker: paintball, arena paintball
palette paintbrush: membatik, kelas membatik, workshop batik, belajar membatik, les lukis, melukis, les gambar
palette paintbrush: desain grafis, seni lukis, desain logo, reka bentuk grafik, lukisan, kelas seni, desainer grafis
palette paintbrush: alat lukis
paraglider: paralayang, paragliding, terbang paralayang, wisata paralayang, paralayang tandem
party-popper balloon: event organizer, majlis, pesta ulang tahun, hari jadi, dekorasi ulang tahun
party-popper balloon: ~ pesta
party-popper balloon: ulang tahun
pedal-boat: sepeda air, perahu kayuh, bebek kayuh, sewa sepeda air, bebek gowes, perahu bebek
piano-keys: les piano, piano
piano-keys microphone: organ tunggal, electone, orgen tunggal
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, kelas reformer pilates, kelas reformer
pirate-ship: kapal bajak laut
pole-dancer: pole dance, pole dancing, kelas pole dance, tari tiang
pom-poms: pemandu sorak, cheerleader, cheerleading, tim cheerleader, ekskul cheerleader
postage-stamp: prangko, perangko, filateli, koleksi prangko
potters-wheel amphora: labu sayong
potters-wheel vase: gerabah, tembikar, pottery class, kelas tembikar, kelas keramik, kursus keramik, workshop keramik
potters-wheel vase: kerajinan keramik
projector: proyektor, sewa proyektor
puzzle: puzzle
puzzle pencil: teka silang kata, game kata
raft: arung jeram, rafting, wisata arung jeram
red-envelope paper-lantern: imlek, tahun baru imlek
ribbon stethoscope: kanker payudara, deteksi kanker, deteksi dini kanker, kanker serviks, pap smear
sewing-needle: penjahit, tukang jahit, jahit, permak jeans, tailor, jahitan, permak
sewing-needle massage: akupuntur
sewing-needle thread: vermak
shisha: shisha
shofar: shofar, sangkakala
skis snowy-mountain: ski
sleeping-bag: sleeping bag, kantong tidur
sliders: mixer audio, audio mixer
snowmobile: mobil salju, snowmobile
squash-racket: raket squash, lapangan squash
steelpan: steelpan, steel pan, steel drum
studio-microphone headphones: studio rekaman, podcast, siniar, voice over
sun-lounger: kursi berjemur, kursi malas kolam renang, sun lounger
table-football: foosball, meja foosball, sepak bola meja
table-tennis: tenis meja, pingpong
tai-chi: tai chi, taichi, tai-chi, kelas tai chi, latihan tai chi
tambourine drum: rebana, grup rebana
target: lapangan tembak, klub menembak, lapang sasar
teddy-bear: rumah boneka, boneka
teddy-bear crayon: penitipan anak, mainan, taman kanak-kanak, taska, mainan anak, paud, daycare, pengasuh, tadika
teddy-bear crayon: babysitter, playground anak, taman permainan kanak-kanak, kelompok bermain, baby sitter, playgroup
teddy-bear crayon: pengasuh anak, guru tk, guru paud
television: televisi, tv, servis tv, televisyen
television football: nonton bareng, nobar
tennis: tenis
theatre-masks: ludruk, topeng, teater, kostum, pentas ketoprak, ketoprak jawa, pentas seni, pagelaran seni
theatre-masks: pentas seni sekolah
theatre-masks dancer: wayang orang
theatre-masks teddy-bear: panggung boneka
thread sewing-needle: bordir tangan, kain
ticket: tiket, tiket konser, konsert
toy-bricks: balok kayu, balok susun
toy-bricks teddy-bear: lego
trading-card: kartu koleksi, trading card, trading cards, kartu pokemon, kartu pokémon
trampoline gymnast: trampolin, taman trampolin
treadmill dumbbell: treadmill, alat fitness
trumpet drum: drumband, drumben
ukulele musical-notes: ukulele, kentrung
ukulele violin: keroncong, orkes keroncong, musik keroncong
video-camera: videografer, jasa videografi
video-camera ring: video pernikahan, video wedding, videografer pernikahan
vinyl-record: pemutar piringan
violin: biola, violin
volleyball: voli, bola voli
vr-headset: headset vr, kacamata vr, realitas virtual, virtual reality, vr headset, game vr
windsurfer: selancar angin, windsurfing
xylophone: xilofon, xylophone
xylophone drum: gamelan, gamelan jawa, gamelan bali
yarn: rajut, rajutan, kait, merajut, kelas merajut, benang rajut
zip-line tree: flying fox, outbound, taman petualangan
baby: posyandu balita, bidan, bayi
baby lotion: spa ibu, spa ibu dan bayi
baby pregnant-woman: program hamil, bayi tabung, promil, klinik bersalin, dokter kandungan, usg 4d, persalinan
baby pregnant-woman: senam hamil, baby spa, ibu dan bayi, mom and baby, baju hamil, rumah bersalin, pijat hamil, laktasi
ball-pit: kolam bola, mandi bola, sewa kolam bola, arena mandi bola
block-tower: Jenga, Jenga raksasa, menara balok kayu, permainan uno stacko
bride lipstick: mua, makeup pengantin, rias wisuda, tata rias, makeup wisuda, sanggar rias, rias pengantin
bride ring: sanding, bersanding, persandingan, pelamin, majlis sanding, pengantin, butik pengantin, paket pernikahan
bride ring: akad nikah, resepsi, dekorasi akad, pelaminan, dekor lamaran
bunting: bendera segitiga hias, bunting flag, rangkaian bendera pesta, bendera segitiga pesta
capoeira: capoeira, kelas capoeira, latihan capoeira, berimbau
climber: dinding panjat, panjat tebing
climber tree: wahana outbound, taman permainan tali
colour-cube: kubus Rubik, rubik, lomba rubik, speedcubing
cook frying-pan: kursus memasak, kelas memasak, kursus masak, baking class, kelas masakan, juru masak
cornhole-board: cornhole, permainan cornhole, turnamen cornhole, papan cornhole
crossword-grid: teka-teki silang, TTS teka-teki silang
dancer musical-notes: jaipong, kelas tari, tari, dance, zumba, tarian, sanggar tari, kelas tarian, kelas dance
dodgem-car: bom bom car, mobil bumper, bumper car
dog-walker: jalan-jalan anjing, dog walker, pengajak jalan anjing
draughts-board: permainan dam, papan dam, main dam, turnamen dam
erhu: erhu, kursus erhu, biola Tiongkok
fencer: anggar, kelas anggar, lawan pedang, kelas lawan pedang
fire-cupping: bekam, terapi bekam, bekam basah, bekam kering
french-horn: French horn, horn Prancis, les French horn
golf-bag: tas golf, stik golf, tongkat golf, set stik golf
greeting-card: kartu ucapan, kartu ulang tahun, undangan pernikahan
guzheng: guzheng, kursus guzheng, kecapi Tiongkok
gymnast: gimnastik, senam lantai, senam artistik
gymnastics-rings: gelang senam, gelang-gelang senam, gymnastic ring
haircut hair-comb: tanam rambut, rambut rontok, botak, keriting rambut, cukur rambut, creambath, hair spa, masker rambut
handball-player: bola tangan
hula-hoop: hula hoop, hulahop, kelas hula hoop
kendo: kendo, kelas kendo, latihan kendo, klub kendo
korfball-post: korfball, bola korf
lion-dance: barongsai, atraksi barongsai, tari barongsai
lotus-position lotus: yoga, meditasi
marimba: marimba, les marimba, alat musik marimba, konser marimba
massage: pijat urut, tukang urut, lulur, lulur tradisional, pijat tradisional, massage panggilan, pijat refleksi
massage: kerokan, pijat bayi, totok wajah
massage baby: urut selepas bersalin, urut lepas bersalin, urutan bersalin, urut bersalin, pijat pasca melahirkan
massage baby: pijat ibu nifas, urut pantang, selepas bersalin, pasca bersalin, berpantang
massage lotus: pijat, urut, refleksi, pijat panggilan, refleksologi, urutan, terapis pijat, terapis spa
massage lotus: dibutuhkan terapis
massage-stones: pijat batu panas, batu panas, hot stone massage
mermaid: putri duyung, pesta putri duyung, renang putri duyung
mochi-pounding: mochitsuki, menumbuk mochi
nurse: perawat, suster, perawat lansia, panti jompo, penjagaan warga emas, jururawat, rumah jagaan
older-person dumbbell: senam manula
older-person nurse: panti wreda, lansia, caregiver, perawat orang tua, posyandu lansia, pendamping lansia
older-person nurse: perawat homecare, home care
opera-mask: opera Peking, opera Beijing, opera Tiongkok
postcard: kartu pos, kartu pos bergambar, kartupos
pregnant-woman: ibu hamil, bersalin
quiz-cards: malam kuis, kuis berhadiah, kartu kuis, lomba kuis, cerdas cermat
rocking-horse: kuda goyang, kuda-kudaan goyang, kuda goyang kayu
rodeo-bull: banteng rodeo, banteng mekanik, rodeo banteng
rower: mesin dayung
runner sack: balap karung, lomba balap karung
runner sneaker: lomba lari, lari 10k, fun run, larian amal, larian, lari malam, lomba lari trail, maraton, marathon
sauna: spa, sauna, pemandian air panas, kolam air panas
sinterklaas: Sinterklaas, perayaan Sinterklaas
skipping-rope: lompat tali, tali skipping, skipping rope, tali lompat
sticker-sheet: stiker, lembar stiker, stiker vinil
sunbed: tanning bed, ranjang tanning, salon tanning
surfer wave: surfing, selancar
swimmer goggles: renang, kursus renang, les renang, kelas renang, bikin kolam renang
tambourine: tamborin, tamburin, rebana kerincing, pandeiro
treasure-chest: berburu harta karun, perburuan harta karun, peti harta karun, harta karun bajak laut
trombone: trombon, pemain trombon, les trombon
turntable: pemutar piringan hitam, turntable, turntable dj, pemutar vinyl
walker sneaker: jalan sehat, gerak jalan, jalan santai, senam sehat
water-polo-player: polo air
wrestlers: gulat, gusti
`;
