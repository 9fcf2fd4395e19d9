/** Malay words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const malayLeisure = `
badminton: gor bulutangkis, bulu tangkis, badminton
bagpipes musical-notes: bagpipe
balloon party-popper: balon, dekorasi balon, belon
basketball: bola basket, basket
billiard-ball: biliar, billiard, snuker
binoculars: teropong, binokular
bowling: bowling, boling
boxing-glove: tinju, muay thai, kickboxing
camera: fotografer, jurugambar, studio foto, foto prewedding, foto, foto studio, prewedding, kamera, gambar perkahwinan
camera: sewa kamera
camera passport: pas foto, gambar pasport, pasfoto
chess-pawn trophy: catur
christmas-tree: ~ natal
clapperboard video-camera: edit video, video editing, jasa edit video, videografi
crystal-ball: ramalan, tarot, peramal
dice chess-pawn: kafe board game, kafe permainan papan, board game, permainan papan
disco-ball: dj, diskotik
diving-mask tropical-fish: diving, snorkeling, menyelam, selam
drum: hadroh, marawis, kompang, rebana
drum-kit drum: les drum, kursus drum, drum set, kelas dram
dumbbell: pusat kebugaran, fitness, gym, personal trainer, tempat gym, gim
embroidery-hoop thread: bordir, sulam, sulaman, bordir komputer, kelas sulam
fireworks firecracker: kembang api, bunga api
fishing-rod fish: pancing, memancing, alat pancing, mancing, pemancingan, kolam pancing
flute: suling
football goal-net: sepak bola, bola sepak, futsal, sepakbola, lapangan futsal, akademi bola
framed-picture palette: galeri, bingkai, pigura, pameran lukisan, bingkai gambar
game-controller joystick: game, gaming, rental ps, playstation, warnet, game online, permainan video
gift ribbon: hadiah, kado, suvenir, souvenir, cenderahati, oleh oleh, doorgift
golf golfer: golf
guitar musical-notes: gitar, les gitar, sasando, gambus
headphones: headset, podcast, headphone, earphone, tws, fon telinga
ice-skate: ice skating, seluncur es
judo-suit: karate, taekwondo, silat, pencak silat, judo
loom yarn: ulos, tenun, alat tenun, tenun tangan, penenun
magic-wand top-hat: sulap, pesulap, silap mata
marionette: dalang
marionette theatre-masks: wayang, wayang golek, wayang kulit, boneka tangan, pertunjukan wayang
microphone: orkes, karaoke, les vokal, penyanyi, stand up comedy, pembawa acara
musical-notes: konser, les musik, musik, kursus musik, nasyid, muzik, kelas muzik
musical-score musical-notes: koir
padel-racket: padel, lapangan padel, gelanggang padel, pickleball, squash, skuasy
palette paintbrush: les lukis, melukis, les gambar, desain grafis, seni lukis, desain logo, reka bentuk grafik, lukisan
palette paintbrush: kelas seni
party-popper balloon: event organizer, majlis, ulang tahun, pesta ulang tahun, hari jadi, dekorasi ulang tahun
party-popper balloon: ~ pesta
piano-keys: les piano, piano
piano-keys microphone: organ tunggal
potters-wheel amphora: labu sayong
potters-wheel vase: gerabah, tembikar, kelas keramik, kursus keramik, pottery class, kelas tembikar, workshop keramik
puzzle: puzzle
puzzle pencil: teka-teki silang, teka silang kata, permainan kata, game kata
sewing-needle: penjahit, tukang jahit, jahit, permak jeans, tailor, jahitan, permak
sewing-needle thread: vermak
shisha: shisha
skis snowy-mountain: ski
studio-microphone headphones: studio rekaman, voice over
table-tennis: tenis meja, pingpong
target: lapangan tembak, klub menembak, lapang sasar, paintball
teddy-bear crayon: penitipan anak, mainan, taman kanak-kanak, taska, mainan anak, paud, daycare, pengasuh, tadika
teddy-bear crayon: babysitter, playground anak, taman permainan kanak-kanak
television: televisi, tv, servis tv, televisyen
tennis: tenis
theatre-masks: ludruk, topeng, teater, ketoprak
theatre-masks dancer: wayang orang
theatre-masks teddy-bear: panggung boneka
thread sewing-needle: bordir tangan, songket, kain, kain batik, kain songket
ticket: tiket, tiket konser, konsert
toy-bricks teddy-bear: lego
trampoline gymnast: trampolin, taman trampolin
trumpet drum: drumband, drumben
violin: biola, violin
volleyball: voli, bola voli
yarn: rajut, rajutan, benang rajut, kait
zip-line tree: flying fox, outbound, taman petualangan
baby: posyandu balita, bidan, bayi
bride ring: sanding, bersanding, persandingan, pelamin, majlis sanding, pengantin, butik pengantin
climber: dinding panjat, panjat tebing
climber tree: wahana outbound, taman permainan tali
clown balloon: badut
cook frying-pan: kursus memasak, kelas memasak, kursus masak, baking class, kelas masakan, juru masak
dancer musical-notes: jaipong, kelas tari, tari, dance, zumba, tarian, sanggar tari, kelas tarian, kelas dance
fencer: anggar, kelas anggar, lawan pedang, kelas lawan pedang
gymnast: senam lantai, gimnastik
handball-player: bola tangan
lotus-position lotus: yoga, meditasi, pilates, senam
massage baby: urut selepas bersalin, urut lepas bersalin, urutan bersalin, urut bersalin, pijat pasca melahirkan
massage baby: pijat ibu nifas, urut pantang, selepas bersalin, pasca bersalin, berpantang
massage lotus: pijat, urut, refleksi, bekam, pijat panggilan, akupunktur, refleksologi, urutan
nurse: perawat, suster, perawat lansia, panti jompo, penjagaan warga emas, jururawat, rumah jagaan
older-person dumbbell: senam lansia, senam manula
pregnant-woman: ibu hamil, bersalin
runner sneaker: lomba lari, lari 10k, fun run, larian amal, larian, lari malam, lomba lari trail, maraton, marathon
sauna: spa, sauna, pemandian air panas, onsen, kolam air panas
surfer wave: surfing, selancar
swimmer goggles: renang, kursus renang, kolam renang, les renang, kelas renang, bikin kolam renang
water-polo-player: polo air
wrestlers: gulat, gusti
`;
