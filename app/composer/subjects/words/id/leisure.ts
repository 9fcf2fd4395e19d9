/** Indonesian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const indonesianLeisure = `
badminton: gor bulutangkis, bulu tangkis, badminton
bagpipes musical-notes: bagpipe
balloon party-popper: balon, dekorasi balon, belon
basketball: bola basket, basket
billiard-ball: biliar, billiard, snuker
bingo-card: bingo
binoculars: teropong, binokular
bowling: bowling, boling
boxing-glove: tinju, muay thai, kickboxing
calligraphy-brush scroll: kaligrafi cina, kaligrafi jepang
camera: fotografer, jurugambar, studio foto, foto prewedding, foto, foto studio, prewedding, kamera, gambar perkahwinan
camera: sewa kamera
camera passport: pas foto, gambar pasport, pasfoto
camera passport: cetak foto, foto wisuda, self photo studio, foto keluarga, foto produk
carnival-mask party-popper: pesta topeng, karnaval
cello musical-notes: cello, selo, les cello, kursus cello
chess-pawn trophy: catur
choir musical-notes: paduan suara, koor
christmas-tree: ~ natal
clapperboard video-camera: edit video, video editing, jasa edit video, videografi
classical-guitar musical-notes: gitar akustik, gitar klasik, les gitar klasik
crystal-ball: ramalan, tarot, peramal
dance-couple musical-notes: dansa, tango
dice chess-pawn: kafe board game, kafe permainan papan, board game, permainan papan
disco-ball: dj, diskotik
diving-mask tropical-fish: diving, snorkeling, menyelam, selam
doll: boneka barbie, boneka kain, barbie
drum: hadroh, marawis, kompang, angklung, gamelan, rebana
drum mosque: takbir keliling, takbiran, bedug, festival bedug
drum-kit drum: les drum, kursus drum, drum set, kelas dram
dumbbell: pusat kebugaran, fitness, gym, personal trainer, tempat gym, gim, dumbel, barbel, tali skipping, lompat tali
earbuds: earbuds, earphone, headset bluetooth, tws
embroidery-hoop thread: bordir, sulam, sulaman, bordir komputer, kelas sulam
fireworks firecracker: kembang api, bunga api
fishing-rod fish: pancing, memancing, alat pancing, mancing, pemancingan, kolam pancing
flag trophy: lomba 17 agustus, agustusan, lomba agustusan, upacara bendera
flag trophy: bendera merah putih, 17-an
flute: suling
football goal-net: sepak bola, bola sepak, futsal, sepakbola, lapangan futsal, akademi bola
framed-picture: lukisan kanvas
framed-picture palette: galeri, bingkai, pigura, pameran lukisan, bingkai gambar
framed-picture palette: ~ pameran
frisbee: frisbee, cakram terbang
game-controller joystick: game, gaming, rental ps, playstation, warnet, game online, permainan video
gift ribbon: hadiah, kado, suvenir, souvenir, cenderahati, oleh oleh, doorgift
go-kart: gokart, go kart
golf golfer: golf
guitar microphone: dangdut, konser dangdut, konser musik, orkes melayu
guitar microphone: festival musik, orkes dangdut, campursari
guitar musical-notes: gitar, les gitar, sasando, gambus
harmonica: harmonika, harmonika mulut
headphones: headset, headphone, fon telinga
ice-skate: ice skating, seluncur es
judo-suit: karate, taekwondo, silat, pencak silat, judo
knot flexed-arm: tarik tambang
laser-blaster target: laser tag, lasertag
loom yarn: ulos, tenun, alat tenun, tenun tangan, penenun
magic-wand top-hat: sulap, pesulap, silap mata
marionette: dalang
marionette theatre-masks: wayang, wayang golek, wayang kulit, boneka tangan, pertunjukan wayang
marionette theatre-masks: pagelaran wayang
microphone: orkes, karaoke, les vokal, penyanyi, stand up comedy, pembawa acara
musical-notes: konser, les musik, musik, kursus musik, nasyid, muzik, kelas muzik
musical-score musical-notes: koir
origami-crane: origami
padel-racket: padel, lapangan padel, gelanggang padel, squash, skuasy
paintball-marker: paintball, arena paintball
palette paintbrush: membatik, kelas membatik, workshop batik, belajar membatik, les lukis, melukis, les gambar
palette paintbrush: desain grafis, seni lukis, desain logo, reka bentuk grafik, lukisan, kelas seni
party-popper balloon: event organizer, majlis, pesta ulang tahun, hari jadi, dekorasi ulang tahun
party-popper balloon: ~ pesta
party-popper balloon: ulang tahun
piano-keys: les piano, piano
piano-keys microphone: organ tunggal
piano-keys microphone: electone, orgen tunggal
pickleball: pickleball
potters-wheel amphora: labu sayong
potters-wheel vase: gerabah, tembikar, kelas keramik, kursus keramik, pottery class, kelas tembikar, workshop keramik
puzzle: puzzle
puzzle pencil: teka-teki silang, teka silang kata, permainan kata, game kata
raft: arung jeram, rafting, wisata arung jeram
ribbon stethoscope: kanker payudara, deteksi kanker, deteksi dini kanker, kanker serviks, pap smear
sewing-needle: penjahit, tukang jahit, jahit, permak jeans, tailor, jahitan, permak
sewing-needle massage: tusuk jarum, akupuntur
sewing-needle massage: akupunktur
sewing-needle thread: vermak
shisha: shisha
skis snowy-mountain: ski
sleeping-bag: sleeping bag, kantong tidur
squash-racket: raket squash, lapangan squash
studio-microphone headphones: studio rekaman, podcast, siniar, voice over
table-football: foosball, meja foosball, sepak bola meja
table-tennis: tenis meja, pingpong
target: lapangan tembak, klub menembak, lapang sasar
teddy-bear: rumah boneka, boneka
teddy-bear crayon: penitipan anak, mainan, taman kanak-kanak, taska, mainan anak, paud, daycare, pengasuh, tadika
teddy-bear crayon: babysitter, playground anak, taman permainan kanak-kanak
teddy-bear crayon: kelompok bermain, baby sitter, playgroup, pengasuh anak, pengasuh bayi
television: televisi, tv, servis tv, televisyen
tennis: tenis, raket badminton
theatre-masks: ludruk, topeng, teater, ketoprak, kostum
theatre-masks dancer: wayang orang
theatre-masks teddy-bear: panggung boneka
thread sewing-needle: bordir tangan, songket, kain, kain batik, kain songket
ticket: tiket, tiket konser, konsert
toy-bricks: balok kayu, balok susun
toy-bricks teddy-bear: lego
trampoline gymnast: trampolin, taman trampolin
treadmill dumbbell: treadmill, alat fitness
trumpet drum: drumband, drumben
ukulele musical-notes: ukulele, kentrung
vinyl-record: pemutar piringan
violin: biola, violin
volleyball: voli, bola voli
windsurfer: selancar angin, windsurfing
xylophone: xilofon, xylophone
yarn: rajut, rajutan, benang rajut, kait
zip-line tree: flying fox, outbound, taman petualangan
baby: posyandu balita, bidan, bayi
baby lotion: spa ibu, spa ibu dan bayi
baby pregnant-woman: program hamil, bayi tabung, promil, klinik bersalin, dokter kandungan, usg, usg 4d, persalinan
baby pregnant-woman: senam hamil, baby spa, ibu dan bayi, mom and baby, baju hamil, rumah bersalin, pijat hamil
baby pregnant-woman: laktasi
bride lipstick: mua, makeup pengantin, rias wisuda, tata rias, makeup wisuda, sanggar rias
bride ring: sanding, bersanding, persandingan, pelamin, majlis sanding, pengantin, butik pengantin
bride ring: paket pernikahan, akad nikah, resepsi, dekorasi akad, pelaminan, dekor lamaran
climber: dinding panjat, panjat tebing
climber tree: wahana outbound, taman permainan tali
clown balloon: badut
cook frying-pan: kursus memasak, kelas memasak, kursus masak, baking class, kelas masakan, juru masak
dancer musical-notes: jaipong, kelas tari, tari, dance, zumba, tarian, sanggar tari, kelas tarian, kelas dance
fencer: anggar, kelas anggar, lawan pedang, kelas lawan pedang
gymnast: senam lantai, gimnastik
gymnast dumbbell: pilates reformer, reformer pilates
haircut hair-comb: tanam rambut, rambut rontok, botak, keriting rambut, cukur rambut, creambath, hair spa, masker rambut
haircut hair-comb: sambung rambut
handball-player: bola tangan
lotus-position lotus: yoga, meditasi, pilates, senam
massage: pijat urut, tukang urut, lulur, lulur tradisional, pijat tradisional, massage panggilan, pijat refleksi
massage: terapi bekam, kerokan, pijat bayi, totok wajah
massage baby: urut selepas bersalin, urut lepas bersalin, urutan bersalin, urut bersalin, pijat pasca melahirkan
massage baby: pijat ibu nifas, urut pantang, selepas bersalin, pasca bersalin, berpantang
massage lotus: pijat, urut, refleksi, bekam, pijat panggilan, refleksologi, urutan
nurse: perawat, suster, perawat lansia, panti jompo, penjagaan warga emas, jururawat, rumah jagaan
older-person dumbbell: senam lansia, senam manula
older-person nurse: panti wreda, lansia, caregiver, perawat orang tua, posyandu lansia, pendamping lansia
older-person nurse: perawat homecare, home care
pregnant-woman: ibu hamil, bersalin
rower: mesin dayung
runner sack: balap karung, lomba balap karung
runner sneaker: lomba lari, lari 10k, fun run, larian amal, larian, lari malam, lomba lari trail, maraton, marathon
sauna: spa, sauna, pemandian air panas, onsen, kolam air panas
surfer wave: surfing, selancar
swimmer goggles: renang, kursus renang, kolam renang, les renang, kelas renang, bikin kolam renang
walker sneaker: jalan sehat, gerak jalan, jalan santai, senam sehat
water-polo-player: polo air
wrestlers: gulat, gusti
`;
