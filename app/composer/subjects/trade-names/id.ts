/** Everyday trades by their plain names in Indonesian; kinds.ts says what they are. */
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
`;
