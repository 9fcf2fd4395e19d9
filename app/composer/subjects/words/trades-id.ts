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
`;
