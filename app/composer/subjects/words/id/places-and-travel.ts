/** Indonesian words for places and travel. Notation: word-list.ts. */
export const indonesianPlacesAndTravel = `
brake-disc: rem cakram, kampas rem
building-plot rice: sawah dijual, tanah sawah
car motorcycle: pameran otomotif
carousel: odong-odong, sewa odong-odong, wahana permainan
delivery-van: mobil box, sewa mobil box
hot-air-balloon: naik balon udara, balon udara, festival balon udara
market-stall: gerobak, gerobak jualan, gerobak aluminium
market-stall food-truck: festival jajanan, festival kuliner, bazar kuliner
motorcycle bubbles: cuci motor, steam motor
motorcycle-helmet: helm, helm bekas, cuci helm, toko helm
pickup-truck: sewa pick up, mobil pick up, pick up, pickup bekas
sailing-boat: miniatur kapal
tractor: mesin bajak, bajak sawah
wheel tyre: velg mobil, velg motor, velg, pelek
wheelchair: sewa kursi roda, kursi roda bekas
apartment-building key: apartemen
bank coin: pinjaman, bank, kredit, kpr, gadai, koperasi simpan pinjam, pinjaman peribadi
barber-pole razor: barbershop, tukang cukur, kedai gunting, pangkas rambut, cukur, barber
bouncy-castle balloon: istana balon, sewa istana balon
bouncy-castle trampoline: istana belon
bricks trowel: bata ringan, kontraktor, renovasi rumah, bangunan, jasa bangun rumah, tukang bangunan, renovasi
bricks trowel: bangun rumah, ubah suai rumah, borongan, pembinaan, bata merah, semen, batako, tukang batu
building-plot: tanah murah, kavling siap bangun, tanah dijual, tanah, kavling, tanah kavling, jual tanah, kavling murah
building-plot: lot tanah, tanah untuk dijual, tanah lot banglo, kavling dijual, tanah siap bangun, kaveling
campervan campsite: campervan, sewa campervan, motorhome
caravan campsite: karavan
church: kebaktian, misa, jemaat, gereja
circus-tent: sirkus, sarkas
convenience-store key: ruko disewakan, disewakan ruko, sewa ruko, kios disewakan, kedai untuk disewa, disewakan kios
convenience-store key: kios, tempat usaha, sewa kios, oper kontrak, over kontrak, sewa tempat usaha
crane bricks: crane, alat berat, jengkaut
factory gear: operator produksi, lowongan pabrik, buruh pabrik, karyawan pabrik, operator pabrik, kawasan industri
ferris-wheel: bianglala
hindu-temple: odalan, canang, pura, hari raya nyepi, hari raya galungan, galungan
house key: rumah dijual, properti, rumah, hartanah, apartmen, perumahan, kos, kost, kontrakan, ruko, bilik sewa
house key: rumah sewa, kondo, rumah subsidi, kosan, rumah minimalis, jual rumah, rumah kontrakan, cari rumah
house key: rumah dikontrakkan, rumah disewakan, rumah second, rumah kpr, cluster
house money-bag: kpr rumah, take over kpr, kredit rumah, kpr subsidi
house-with-garden mountain: vila puncak, sewa villa, villa puncak, sewa vila
market-stall carrot: lapak pasar, pasar tani, gerai pasar, pasar malam, tapak niaga
market-stall ferris-wheel: pasar malam rakyat, pasar rakyat
market-stall shopping-bags: bazaar, pasar kaget, garage sale, preloved, pameran umkm
market-stall shopping-bags: car free day, bazar murah, pasar murah, pasar minggu, bazar umkm
marquee: tenda pesta, tenda pernikahan, kanopi kahwin, sewa kanopi
marquee chair: sewa tenda, sewa tenda kursi, tenda hajatan, sewa kursi, sewa kursi pesta, tenda dan kursi, sewa khemah
marquee chair: kanopi dan kerusi, kanopi meja kerusi, kanopi majlis, khemah kanopi
mosque: ziarah, ziarah wali, pengajian, sholat id, tabligh akbar, maulid, khataman, majelis taklim, isra miraj, masjid
mosque: umroh, umrah, haji, surau, musholla, pesantren
mosque bricks: wakaf sebata, wakaf bata
mosque open-book: belajar ngaji, guru ngaji, tahfidz quran, pondok pesantren, santri baru, kajian islam, kajian
mosque open-book: les ngaji, rumah tahfidz
museum: museum, muzium
office-building desk: sewa kantor, kantor disewakan, ruang kantor, coworking space, virtual office, sewa ruang kantor
office-building desk: gedung kantor
photo-booth: photobooth, photo booth, foto booth, selfie booth
portable-toilet: toilet portable, sewa toilet portable, toilet portabel, sewa toilet portabel, tandas mudah alih
portable-toilet: sewa tandas mudah alih
road-barrier: penutupan jalan, jalan ditutup
road-barrier safety-vest: perbaikan jalan, marka jalan
roller-coaster: taman hiburan, taman tema, taman bermain besar
school backpack: ~ sekolah
school graduation-cap: ppdb, penerimaan siswa baru, penerimaan mahasiswa baru, kuliah karyawan, sekolah islam terpadu
school graduation-cap: homeschooling, daftar sekolah, kelas karyawan, wisuda
silo: silo
slide swing: taman bermain anak, taman permainan
slide toy-bricks: playground indoor, taman bermain indoor, taman permainan dalaman
stained-glass: kaca patri
storage-unit parcel: self storage, gudang penyimpanan, sewa gudang mini, titip barang, penyimpanan barang, sewa storan
storage-unit parcel: jasa penyimpanan barang, sewa gudang
swimming-pool swimmer: kolam renang hijau, perawatan kolam renang, jasa bersih kolam renang, cuci kolam renang
swimming-pool swimmer: servis kolam renang, kolam renang, kolam renang anak, kolam renang umum
swing slide: ayunan, buaian
tent: camping, tenda, kemah, khemah, sewa alat camping, perkhemahan, kanopi khemah, kasur angin
tent campsite: bumi perkemahan
airplane suitcase: agen perjalanan, wisata, tiket pesawat, liburan, pelancongan, tour, paket wisata, visa
airplane suitcase: pakej percutian, paket tour, travel agent, agen travel, tiket kapal terbang, pelesiran
alarm-clock: jam weker
ambulance: ambulans
beach-hut: pondok pantai, gubuk pantai, pondok tepi pantai
bicycle: gowes, sepeda, basikal, bengkel sepeda, sepeda listrik, servis sepeda, bersepeda, bersepeda santai, fun bike
bicycle-courier: kurir sepeda, kurir bersepeda, pengantar makanan
brake-disc wrench: rem mobil, servis rem, brek kereta, brake pad, ganti kampas rem, cakram rem
bus: sewa bus, bus pariwisata, bus, hiace, bas persiaran, antar jemput sekolah, antar jemput anak, elf
bus books: perpustakaan keliling, perpustakaan bergerak, mobil pustaka
camping-stove: kompor camping, kompor kemah, kompor portable camping
car banknotes: gadai bpkb, gadai bpkb mobil, gadai mobil, gadai bpkb motor
car bubbles: cuci mobil, cuci kereta, salon mobil, coating mobil, car wash, poles mobil, cuci steam, steam mobil
car car-front: mobil bekas, rental mobil, mobil, kereta terpakai, sewa mobil, sewa kereta, kereta sewa, kereta
car car-front: dealer mobil, kaca film, mobil baru, kredit mobil, promo mobil, showroom mobil, test drive
car car-front: aksesoris mobil, variasi mobil
car clipboard: uji emisi, uji kir, balik nama kendaraan, samsat, pajak kendaraan, biro jasa stnk
car hammer: ketok magic, body repair, las ketok, penyok, ketok mejik
car wrench: stiker mobil, spooring balancing, kaki-kaki mobil, servis ac mobil
car-battery wrench: aki mobil, aki, ganti aki, toko aki, bateri kereta, tukar bateri kereta, aki mobil panggilan
car-battery wrench: jual aki
car-front ring: sewa mobil pengantin, mobil pengantin, kereta pengantin
car-seat: car seat bayi, car seat anak, sewa car seat, car seat
cargo-tricycle: gerobak motor roda tiga, motor roda tiga, sepeda motor roda tiga, becak barang
carriage horse: kereta kuda, delman, andong
charging-station car: stasiun pengisian, spklu, charger mobil listrik
compass fire: pramuka, pengakap
delivery-van lorry: kurir, ekspedisi, lori sewa, cargo, jasa kirim
dragon-boat: perahu naga, lomba perahu naga, balap perahu naga
engine-oil wrench: ganti oli, ganti oli mobil, oli mesin, oli mobil, ganti oli mesin, minyak hitam, tukar minyak hitam
engine-oil wrench: minyak enjin, oli motor, pelumas
exhaust: knalpot, knalpot mobil, bengkel knalpot, knalpot racing, catalytic converter
ferry: penyeberangan feri
fire-engine fire: pemadam kebakaran sukarela, relawan pemadam kebakaran
fire-engine rescue-helmet: pemadam kebakaran, bomba sukarela, pasukan bomba
food-truck takeaway-box: food truck, truk makanan, trak makanan
fuel-pump: gas dapur, pertamini, minyak petrol
gurdwara: gurdwara, kuil Sikh, tempat ibadah Sikh
hand-cart: gerobak tarik, gerobak kayu, kereta tarik, gerobak dorong kayu, gerobak dorong, gerobak sampah
hang-glider: gantole, terbang gantole, layang gantung, olahraga gantole
hearse: mobil jenazah
helicopter: helikopter
inflatable-boat: perahu karet, sewa perahu karet, perahu tiup
insured-car shield: asuransi kendaraan, asuransi mobil, insurans kereta, insurans kenderaan, takaful kereta
insured-car shield: asuransi motor, asuransi kendaraan bermotor, renew insurans kereta
jet-ski wave: jet ski, jetski
kayak: kayak, kayaking
kick-scooter: skuter listrik
limousine: limusin, sewa limusin, limousine, sewa limousine
locomotive: kereta kayu
locomotive railway-car: kereta uap
log-cabin: kabin kayu gelondongan, rumah kayu log, kabin kayu, rumah kayu gelondongan, log cabin
lorry: sopir truk, supir truk, sopir sim b, pengemudi truk, truk, sewa truk, pickup, lori
lorry delivery-van: jasa pindahan, pindahan, pindah rumah, jasa pindahan rumah, pindahan kantor, pindah rumah sewa
minibus: travel antar kota, sewa hiace, sewa elf, sewa minibus, carter mobil, angkot, sopir angkot, mobil travel
mobility-scooter wheelchair: kursi roda elektrik, kerusi roda elektrik
motor-boat anchor: mesin tempel
motor-boat wave: sewa kapal, kapal, sewa perahu, perahu, sewa bot, speedboat
motor-scooter: motor listrik
motor-scooter motorcycle: sewa motor, rental motor, sewa skuter, sewa motor matic, motor matic, matic, scoopy, nmax
motor-scooter motorcycle: vario, skuter, vespa matic, sewa vespa
motorcycle: motor, servis motor, motor bekas, bengkel motor, ojek, motosikal, ojek online
motorcycle wrench: modifikasi motor, sparepart motor, kredit motor
motorcycle-helmet motorcycle: helm motor, topi keledar
number-plate: plat nomor, pelat nomor, plat nomor mobil, plat nomor kendaraan
onsen: onsen, pemandian onsen, pemandian air panas Jepang
paddleboard wave: paddle board, sup, sewa sup
parking-sign location-pin: sewa parkir, parkir inap, parkir bulanan, tempat letak kereta
passport: jasa visa, urus visa, visa umroh, pengurusan paspor, pembuatan paspor, urus paspor, paspor
passport suitcase: jasa paspor
quad-bike: atv, wisata atv, main atv, naik atv
rickshaw: bentor, becak
roller-skate: sepatu roda
roof-box: roof box, roofbox, box atap mobil, sewa roof box
sailing-boat anchor: kapal pinisi, pinisi
ship: ekspor impor
ship anchor: galangan kapal, docking kapal, kapal nelayan
snowshoes: snowshoe
spark-plug: busi
speedboat anchor: lesen bot, lesen memandu bot
steering-wheel car: kursus mengemudi, sekolah memandu, kursus setir mobil, stir mobil, lesen memandu, mengemudi
steering-wheel car: kelas memandu, sopir, supir, lowongan sopir, driver, sopir pribadi, lowongan driver, kursus stir
steering-wheel car: kursus stir mobil, belajar mobil, kursus nyetir
steering-wheel lorry: sim b1, kursus mengemudi truk, lesen gdl
stroller baby-bottle: kereta bayi, stroller, kereta sorong bayi
suitcase: koper, beg pakaian
suv mountain: sewa atv, naik jeep, jeep bromo, jeep lava tour, wisata jeep
tanker: sedot wc, sedot tinja, truk tangki, sedot septic tank, mobil tangki, lori tangki, septic tank
taxi car: taksi, teksi, travel bandara
taxi: ~ antar jemput
three-wheel-van: motor bak roda tiga, bemo barang
tipi: tenda tipi, tenda teepee, tenda indian
tipper-truck: batu split, dump truck, urugan, lori pasir, pasir cor, pasir beton, jual pasir
tipper-truck: pasir dan batu, pasir bangunan, angkut puing, buang puing, tanah urug
tow-truck car: mobil derek, derek, jasa derek, towing, derek mobil, tarik kereta, lori tunda, jasa towing, kereta rosak
tractor wheat: traktor, pertanian, pupuk
traffic-cone: kerucut lalu lintas, traffic cone
train locomotive: kereta api, tiket kereta
tuk-tuk: tuk tuk, tuk-tuk, naik bajaj, bajaj
tyre wrench: ban, tambal ban, tayar, ban mobil, ban bekas, kedai tayar
vintage-car: sewa mobil klasik, sewa mobil antik, sewa kereta klasik, mobil klasik, mobil antik, kereta klasik
watch: kedai jam, jam tangan, jam dinding, servis jam, reparasi jam, baiki jam
wheelchair crutch: kursi roda, alat kesehatan, kerusi roda
windmill: kincir angin Belanda, kincir angin tua, kincir angin kuno
yurt: tenda yurt, yurt, tenda Mongolia
`;
