/** Trades and goods in Indonesian and Malay, which share most of them. Notation: word-list.ts. */
export const malayTrades = `
calculator: akuntan, jasa akuntansi, konsultan pajak, perakaunan
air-conditioner: servis ac, pendingin udara, penghawa dingin
set-square: arsitek, arkitek, matematika, matematik
wrench: bengkel mobil, bengkel, bengkel kereta
bread: toko roti, roti, kedai roti
lipstick: salon kecantikan, kosmetik, rias wajah, solekan
bride: gaun pengantin, baju pengantin
ring: pernikahan, cincin kawin, perkahwinan
car: mobil bekas, rental mobil, mobil, kereta terpakai, sewa mobil, sewa kereta, kereta sewa
coffee: kopi, kedai kopi, kafe, warung kopi
laptop: servis komputer, kursus online, laptop, baiki komputer
cook: kursus memasak, kelas memasak
scissors: salon rambut, potong rambut, salun rambut
barber-pole: barbershop, tukang cukur, kedai gunting
teddy-bear: penitipan anak, mainan, taman kanak-kanak, taska, mainan anak
serum-bottle: serum, perawatan kulit, skincare, penjagaan kulit
dog: dokter hewan, klinik hewan, makanan anjing, doktor haiwan
steering-wheel: kursus mengemudi, sekolah memandu
plug: tukang listrik, juruelektrik
basket: sayur, sayuran, sayur organik, buah dan sayur
shopping-cart: supermarket, toko kelontong, pasar raya
house: rumah dijual, apartemen, properti, rumah, hartanah, apartmen, perumahan
fish: makanan laut, ikan segar
bouquet: toko bunga, bunga, florist, kedai bunga
football: sepak bola, bola sepak
seedling: tanaman hias, tanaman, pokok hiasan
soft-ice-cream: es krim, ais krim, gelato
glasses: kacamata, optik, cermin mata
dumbbell: pusat kebugaran, fitness, gym
bed: hotel, penginapan, homestay
sofa: mebel, furnitur, sofa, perabot
washing-machine: laundry, dobi, mesin cuci
books: toko buku, perpustakaan, buku, kedai buku
key: tukang kunci, kunci
open-book: les privat, bimbingan belajar, kursus bahasa inggris, tuisyen, bimbel
delivery-van: jasa pindahan, pindahan, kurir
piano-keys: les piano
guitar: gitar, les gitar
noodles: mie ayam, bakso, ramen, mee
camera: fotografer, jurugambar, studio foto, foto prewedding
tap: tukang ledeng, tukang paip
dress: busana, gaun, baju, fesyen, pakaian
solar-panel: panel surya, panel solar
sushi: sushi
sewing-needle: penjahit, tukang jahit
tea: teh
airplane: agen perjalanan, wisata, tiket pesawat, liburan, pelancongan
salad: vegan, vegetarian, salad
broom: jasa kebersihan, pembersihan, cleaning service
lotus-position: yoga, meditasi
massage: pijat, urut
sauna: spa
shield: asuransi, insurans
tooth: dokter gigi, klinik gigi, gigi, doktor gigi
stethoscope: dokter, rumah sakit, hospital
pill: apotek, farmasi
scales: pengacara, peguam
smartphone: servis hp, handphone, telepon seluler, telefon bimbit
birthday-cake: kue ulang tahun, toko kue, kue, kek
cutlery: restoran, rumah makan, warung makan, katering
gift: hadiah, kado, parsel, hampers
diamond: perhiasan, barang kemas
sneaker: sepatu, kasut
handbag: tas, beg tangan
bicycle: sepeda, basikal
bubbles: cuci mobil, cuci kereta
honey: madu
shopping-bags: ~ diskon, jualan murah
stethoscope: ~ klinik
pizza: pizza, piza
paint-roller: tukang cat, jasa cat
steak: daging, steak, toko daging
burger: burger
nail-polish: nail art, manikur, kuku
saw: tukang kayu, mebel custom, perabot
desktop-computer: jasa website, pembuatan website, coding, kursus komputer, laman web
laptop: servis laptop, laptop, komputer
swimmer: renang, kursus renang, kolam renang, les renang
dancer: kelas tari, tari, dance
bank: pinjaman, bank, kredit, kpr
theatre-masks: teater
watch: jam tangan
graduation-cap: ~ universitas, kuliah, beasiswa, universiti
bricks: kontraktor, renovasi rumah, bangunan, keramik, jasa bangun rumah
heart: donasi, derma, sumbangan, relawan
blood-drop: donor darah, derma darah
roof: atap, kanopi
popcorn: bioskop, film, nobar
tent: camping, tenda, kemah
spade: taman, jasa taman, tukang taman
croissant: toko kue kering, roti manis, croissant
chart-up: investasi, saham
dinner-plate: catering, katering
tyre: ban, tambal ban, tayar
rug: karpet, cuci karpet
eyelashes: bulu mata, eyelash extension
musical-notes: konser, les musik
school: ~ sekolah
printer: percetakan, cetak undangan, fotokopi, cetak spanduk
palette: les lukis, melukis, les gambar
museum: museum
television: televisi, elektronik
nurse: perawat, suster
megaphone: iklan, pemasaran, digital marketing
brain: psikolog, konseling
motorcycle: motor, servis motor, motor bekas, rental motor
wrench: bengkel, ganti oli, servis mobil, tune up
lotion: dokter kulit
cat: kucing, makanan kucing
coat: jaket
horse: berkuda
christmas-tree: ~ natal
briefcase: konsultan bisnis
briefcase: ~ lowongan kerja, jawatan kosong
kebab: kebab
meat-on-bone: sate, bakar
game-controller: game, gaming
amphora: gerabah, keramik kelas
mattress: kasur, tilam
cheese: keju
candy: permen, gula-gula
chocolate: cokelat, coklat
spine: fisioterapi
microphone: karaoke, les vokal
dog-standing: pelatihan anjing
hiking-boot: pendakian, mendaki, open trip gunung
window: jendela, kaca
necktie: jas, kemeja pria
curtains: gorden, tirai, langsir
lock-and-key: escape room
hearing-aid: alat bantu dengar
perfume: parfum, minyak wangi
candle: lilin
dice: board game
framed-picture: galeri, pameran
fishing-rod: pancing, memancing
kitchen-knife: kitchen set, dapur
headphones: headset, podcast
bee: lebah
climber: panjat tebing
bathtub: kamar mandi
t-shirt: kaos, sablon, sablon kaos, baju
party-popper: ~ pesta, ulang tahun
tractor: traktor, pertanian
toolbox: perkakas
motor-boat: sewa kapal
baby: bidan, bayi, perlengkapan bayi
fountain-pen: notaris, alat tulis
pancakes: sarapan
egg: telur
light-bulb: lampu
noodles: mie ayam, bakso, mie, bakmi, mi ayam
rice: nasi goreng, nasi uduk, nasi padang, nasi lemak
bucket: cleaning service
bus: sewa bus, bus pariwisata
cockroach: pembasmi hama, anti rayap
security-camera: cctv, pasang cctv
washing-machine: laundry, laundri, dobi
goat: aqiqah, kambing kurban, hewan kurban
bento: nasi kotak, nasi box
open-book: ~ bahasa inggris
jar: minyak zaitun, acar
amphora: gerabah, tembikar, keramik
chess-pawn: catur
seedling plant: benih, bibit
`;
