/** Everyday trades and what else is advertised, by their plain names in Indonesian; kinds.ts says what they are. */
export const indonesianTradeNames = `
dentist: dokter gigi, klinik gigi
doctor: dokter umum, praktek dokter, klinik dokter
vet: dokter hewan, klinik hewan
pharmacy: apotek, toko obat
optician: optik, toko kacamata
hearing: alat bantu dengar
physio: fisioterapi, klinik fisioterapi
podiatrist: perawatan kaki
psychologist: psikolog
midwife: bidan
nursing-home: panti jompo
massage: panti pijat, pijat
hairdresser: salon rambut, tukang cukur wanita
barber: tukang cukur, pangkas rambut
beauty: salon kecantikan, klinik kecantikan
nails: salon kuku
tattoo: studio tato, tato
perfumery: toko parfum
bakery: toko roti
pastry: toko kue
butcher: toko daging, tukang daging
fishmonger: toko ikan, penjual ikan
greengrocer: toko buah, toko sayur
grocery: toko kelontong, toko sembako, warung kelontong
cheese: toko keju
wine: toko anggur
ice-cream: kedai es krim
coffee-shop: kedai kopi, warung kopi
restaurant: rumah makan, restoran, warung makan
health-food: toko herbal, makanan sehat, toko jamu
catering: katering, jasa katering
bookshop: toko buku
stationery: alat tulis kantor, toko alat tulis
toys: toko mainan
hardware: toko besi, toko bangunan, toko perkakas
beds: toko kasur, toko springbed
furniture: toko mebel, toko furnitur, mebel
lamps: toko lampu
florist: toko bunga
garden-centre: toko tanaman, penjual tanaman hias
jeweller: toko emas, toko perhiasan
watchmaker: servis jam tangan, toko jam, tukang jam
shoes: toko sepatu
clothes: toko baju, toko pakaian
fabrics: toko kain
electronics: toko elektronik
pets: toko hewan peliharaan, toko hewan
bikes: toko sepeda
sports: toko olahraga
antiques: toko barang antik, barang antik
framing: bingkai foto, tukang pigura, pigura
instruments: toko alat musik, alat musik
gifts: toko kado, toko hadiah
dry-cleaner: binatu, cuci kering
tailor: penjahit, tukang jahit
shoe-repair: reparasi sepatu, tukang sol sepatu
locksmith: tukang kunci, ahli kunci
notary: notaris, kantor notaris
lawyer: pengacara, kantor pengacara
accountant: kantor akuntan, jasa akuntansi
insurance: asuransi, agen asuransi
estate-agent: agen properti
travel-agency: biro perjalanan, agen perjalanan
movers: jasa pindahan, pindahan rumah
cleaning: jasa kebersihan, jasa bersih rumah
photographer: fotografer, studio foto
copy-shop: fotokopi, tempat fotokopi
printing: percetakan
computer-help: servis komputer, servis laptop
phone-repair: servis hp, servis ponsel
undertaker: rumah duka, jasa pemakaman
architect: jasa arsitek, arsitek
translator: jasa terjemahan, penerjemah
security: jasa keamanan
pest-control: pembasmi hama, basmi rayap
taxi: taksi
hotel: penginapan, losmen
campsite: bumi perkemahan
car-rental: sewa mobil, rental mobil
garage: bengkel mobil
tyres: toko ban, tambal ban
car-wash: cuci mobil, cucian mobil
car-dealer: dealer mobil, mobil bekas
driving-school: kursus mengemudi, sekolah mengemudi
plumber: tukang ledeng
electrician: tukang listrik
roofer: tukang atap
carpenter: tukang kayu
painter: tukang cat
glazier: tukang kaca, toko kaca
chimney-sweep: pembersih cerobong asap
upholsterer: servis sofa, reparasi sofa
builder: tukang bangunan, kontraktor rumah
tiler: tukang keramik
gardener: tukang kebun, tukang taman
heating: pemanas air
kindergarten: taman kanak-kanak, penitipan anak
music-school: sekolah musik, kursus musik
dance-school: sekolah tari, sanggar tari
language-school: kursus bahasa
riding-school: sekolah berkuda
gym: pusat kebugaran
cinema: bioskop
theatre: gedung teater
bowling: arena boling
swimming-pool: kolam renang
library: perpustakaan
dog-groomer: salon anjing, salon hewan
dog-hotel: penitipan anjing, penitipan hewan
wedding-planner: perencana pernikahan
piano-tuner: setel piano, tukang stem piano
knife-grinder: asah pisau
beekeeper: peternakan lebah, peternak lebah
tea-shop: toko teh
bags: toko tas
wool: toko benang rajut, toko benang
pool-builder: jasa pembuatan kolam renang, kontraktor kolam renang
fences: jasa pagar, tukang pagar
scaffolding: sewa scaffolding, sewa perancah
tree-care: jasa tebang pohon
chiropractor: kiropraktik
dermatologist: dokter kulit, klinik kulit
diving-school: sekolah selam, kursus menyelam
sailing-school: sekolah layar, kursus berlayar
boat-rental: sewa perahu, sewa kapal
escape-room: permainan melarikan diri
karting: sirkuit gokart
planetarium: planetarium
circus: sirkus
comics: toko komik
charity-run: lari amal, larian amal
marathon: lomba maraton, lomba lari maraton, larian maraton
school-fair: bazar sekolah, karnival sekolah, bazaar sekolah
village-fete: pesta rakyat, festival desa, pesta kampung
flea-market: pasar loak, pasar barang bekas, pasar lambak
christmas-market: pasar natal, bazar natal
farmers-market: pasar tani, pasar petani
craft-market: pasar kerajinan, bazar kerajinan, bazar kerajinan tangan
concert: konser, konser musik, konsert
choir-concert: konser paduan suara, konsert koir
jazz-concert: konser jazz, konsert jazz
comedy-night: malam komedi, lawak tunggal
film-night: malam film, layar tancap, nonton film bareng
karaoke-night: malam karaoke, lomba karaoke
board-games-night: malam permainan papan, malam board game
wine-tasting: mencicipi anggur, cicip anggur
beer-festival: festival bir, pesta bir
street-food: jajanan kaki lima, kuliner kaki lima, makanan kaki lima
art-exhibition: pameran lukisan, pameran seni
author-reading: bedah buku, temu penulis, peluncuran buku
puppet-theatre: teater boneka, pertunjukan boneka, wayang golek
magic-show: pertunjukan sulap, sulap, pertunjukan silap mata
fireworks-show: pesta kembang api, pertunjukan kembang api, pertunjukan bunga api
carnival-party: pesta kostum, pesta karnaval
food-bank: bank makanan, donasi makanan
clothes-collection: donasi pakaian, donasi baju bekas, pengumpulan pakaian bekas
blood-donation: donor darah, derma darah
animal-shelter: penampungan hewan, shelter hewan, pusat perlindungan haiwan
volunteers-wanted: dicari relawan, rekrutmen relawan, sukarelawan diperlukan
choir-singers: paduan suara, anggota paduan suara, kumpulan koir
chess-club: klub catur, kelab catur
hiking-club: klub pendaki gunung, komunitas pendaki gunung, kelab mendaki
running-club: klub lari, komunitas lari, kelab larian
tennis-club: klub tenis, kelab tenis
judo-club: klub judo, kelab judo
yoga-class: kelas yoga, les yoga
swimming-lessons: les renang, kursus renang, kelas renang
baby-swimming: renang bayi, les renang bayi
first-aid-course: kursus pertolongan pertama, pelatihan pertolongan pertama, kursus pertolongan cemas
cooking-course: kursus memasak, kelas memasak, kelas masakan
pottery-course: kelas keramik, kursus gerabah, kelas tembikar
painting-course: kursus melukis, kelas melukis, les lukis
photography-course: kursus fotografi, kelas fotografi
sewing-course: kursus menjahit, les jahit, kelas jahitan
programming-course: kursus pemrograman, kursus coding, kelas pengaturcaraan
guitar-lessons: les gitar, kursus gitar, kelas gitar
piano-lessons: les piano, kursus piano, kelas piano
singing-lessons: les vokal, kursus vokal, kelas vokal
drum-lessons: les drum, kursus drum, kelas dram
maths-tutoring: les matematika, bimbel matematika, tuisyen matematik
ski-school: sekolah ski, kursus ski
surf-school: sekolah selancar, kursus selancar, les selancar
climbing-hall: panjat dinding, gym panjat tebing
mini-golf: golf mini, arena golf mini
personal-trainer: pelatih pribadi, pelatih kebugaran, jurulatih peribadi
nutritionist: ahli gizi, konsultasi gizi, pakar pemakanan
holiday-flat: vila liburan, apartemen liburan, sewa vila
room-to-let: kamar kos, kamar disewakan, bilik untuk disewa
flat-to-let: apartemen disewakan, sewa apartemen, apartmen untuk disewa
storage-units: sewa gudang, gudang disewakan, penyewaan gudang
bouncy-castle-hire: sewa istana balon, sewa rumah balon
marquee-hire: sewa tenda, sewa tenda pesta, sewa khemah
bike-hire: sewa sepeda, rental sepeda, sewa basikal
camper-hire: sewa campervan, sewa karavan, rental campervan
costume-hire: sewa kostum, rental kostum
tool-hire: sewa perkakas, sewa alat tukang, rental alat tukang
truck-driver: sopir truk, lowongan sopir truk, pemandu lori
delivery-driver: kurir pengantar barang, sopir pengantar barang, lowongan kurir
bus-driver: sopir bus, lowongan sopir bus, pemandu bas
waiter: pramusaji, pelayan restoran
cook: juru masak, koki, tukang masak
bakers-apprentice: tukang roti, pembuat roti, asisten pembuat roti
shop-assistant: pramuniaga, penjaga toko, pembantu kedai
warehouse-worker: staf gudang, pekerja gudang, karyawan gudang
cleaner: petugas kebersihan, lowongan petugas kebersihan, pekerja pembersihan
nurse: perawat, lowongan perawat, jururawat
carer: perawat lansia, pengasuh lansia, penjaga warga emas
programmer: programmer, pengembang perangkat lunak, pengaturcara
christmas-trees: pohon natal, pokok krismas
pumpkins: labu halloween
firewood: kayu bakar, kayu api
fresh-eggs: telur segar, telur ayam kampung, telur ayam segar
asparagus: asparagus
strawberry-picking: petik stroberi, kebun stroberi
vegetable-box: paket sayur, paket sayur organik, kotak sayur
used-bikes: sepeda bekas, basikal terpakai
used-cars: jual mobil bekas, mobil second, kereta terpakai
second-hand-clothes: baju bekas, pakaian bekas, baju terpakai
pram: kereta bayi, kereta dorong bayi, stroller bayi
used-furniture: furnitur bekas, perabot bekas, perabot terpakai
lawn-mowing: potong rumput, jasa potong rumput
snow-clearing: pembersihan salju, jasa bersih salju
gutter-cleaning: pembersihan talang, bersih talang air
carpet-cleaning: cuci karpet, jasa cuci karpet
window-cleaning: jasa cuci kaca, cuci jendela, pembersih kaca gedung
house-clearance: pengosongan rumah, jasa angkut perabot bekas
skip-hire: sewa bak sampah, sewa kontainer sampah, sewa tong roro
washing-machine-repair: servis mesin cuci, reparasi mesin cuci, baiki mesin basuh
boiler-service: servis boiler, perawatan boiler
air-conditioning: pasang ac, servis ac, pasang aircond
solar-panels: panel surya, panel solar
kitchens: kitchen set, kabinet dapur
bathroom-renovation: renovasi kamar mandi, ubah suai bilik air
drain-clearing: saluran mampet, wc mampet, longkang tersumbat
dog-walking: jasa ajak jalan anjing, ajak anjing jalan-jalan
cat-sitting: jaga kucing, penitipan kucing
babysitter: pengasuh anak, pengasuh bayi
home-care: perawatan lansia di rumah, perawatan di rumah
dj: dj pernikahan, sewa dj
wedding-band: band pernikahan, musik pernikahan, band kahwin
childrens-clown: badut, badut ulang tahun, sewa badut
food-truck: truk makanan, trak makanan
pizza-delivery: pizza antar, pesan antar pizza
kebab-house: kedai kebab, kebab turki
pancake-house: kedai pancake, rumah pancake
cakes-to-order: kue ulang tahun pesanan, kue custom, kek tempahan
breakfast-cafe: kafe sarapan, kedai sarapan
lunch-menu: menu makan siang, paket makan siang, menu makan tengah hari
barbecue-evening: malam barbekyu, pesta barbekyu
eyelash-extensions: sambung bulu mata, salon bulu mata
teeth-whitening: pemutihan gigi, bleaching gigi
hair-removal: penghilang bulu, cabut bulu
sauna: sauna, tempat sauna
`;
