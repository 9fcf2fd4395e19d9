/** Indonesian words for work, places and travel. Notation: word-list.ts. */
export const indonesianWorkAndTravel = `
3d-printer: printer 3d, cetak 3d, jasa cetak 3d
air-compressor: kompresor angin, kompresor udara, sewa kompresor, servis kompresor angin
anvil hammer: empu keris, pandai besi
app-phone: aplikasi pos, aplikasi toko, aplikasi, aplikasi kami, aplikasi baru, unduh aplikasi, aplikasi mobile
app-phone: aplikasi hp, muat turun aplikasi, aplikasi android, download aplikasi
app-phone laptop: pembuatan aplikasi, jasa pembuatan aplikasi
ballot-box: pilkades, pemungutan suara, pemilihan kepala desa, beri suara, pilih kami, coblos, pilihan raya
ballot-box: pendaftaran pemilih, pemilih, pemilu, pilkada
banknotes credit-card: pinjaman tunai, pinjaman online, kredit usaha, modal usaha, kredit tanpa agunan, dana tunai
banknotes credit-card: kredit usaha rakyat, dana talangan
billboard: billboard, baliho, papan reklame, sewa billboard, papan iklan, reklame, sewa baliho
blackboard: papan tulis
blood-drop: donor darah, derma darah
book books: jilid buku, penjilidan, jilid skripsi
book mosque: tpq, tahfidz, tpa
books open-book: taman baca, taman bacaan, toko buku, perpustakaan, buku, kedai buku, buku bekas, novel, buku terpakai
books pencil: bimbel, persiapan utbk, les ielts, les toefl
briefcase handshake: konsultan bisnis, rekrutmen, konsultan
briefcase handshake: ~ lowongan kerja, jawatan kosong
briefcase handshake: bursa kerja, job fair, pameran kerja
business-cards printer: kartu nama, cetak kartu nama, kad perniagaan, cetak kad bisnes, kad bisnes, kad nama
calculator receipt: kalkulator, akuntan, jasa akuntansi, konsultan pajak, perakaunan, pajak, akuntansi, pembukuan, cukai
calculator receipt: akauntan, spt
calendar clipboard: seminar
card-terminal credit-card: mesin edc, aplikasi kasir, mesin pos, sistem pos, terminal kad, mesin kad
cash-register: mesin kasir, mesin kasir toko, cash register
chainsaw logs: chainsaw, gergaji mesin
chart-up: investasi, saham, reksadana, trading, pelaburan, forex
cherry-picker: sewa boom lift, boom lift, skylift, sky lift
circuit-board: papan sirkuit, servis elektronik, pcb
coin magnifier: uang kuno, jual beli uang kuno
coin money-bag: pegadaian, gadai laptop, gadai hp
coin ring: emas batangan, logam mulia, terima emas, perhiasan emas, buyback emas, tabungan emas, gadai emas, beli emas
combine-harvester wheat: mesin panen padi, combine harvester, jasa panen padi
concrete-mixer bricks: beton, ready mix, beton cor, readymix, cor beton, konkrit, pompa beton, jayamix
crayon: buku mewarnai, plastisin, lilin mainan, cat air
credit-card smartphone: kartu kredit, kad kredit
desktop-computer: monitor gaming
desktop-computer laptop: coding, kursus komputer, software, perisian
desktop-computer receipt: sistem pos restoran
document rubber-stamp: pendirian pt, pendirian cv, izin usaha, legalitas usaha, izin edar, sertifikat halal
document rubber-stamp: daftar merek, akta notaris, urus izin
drill toolbox: bor listrik, sewa bor
drone: drone
excavator: sewa alat berat, sewa excavator, urugan tanah, galian
excavator crane: excavator, excavator mini, ekskavator, beko
exhibition-stand: stan pameran, booth pameran, kontraktor pameran, stand pameran
forklift: forklift, operator forklift
fountain-pen: pulpen
fountain-pen document: alat tulis, kaligrafi, atk, khat
gavel: balai lelang, lelang
generator plug: genset, sewa genset, rental genset, jual genset, servis genset, generator, genset diesel, genset silent
hard-hat: helm proyek, helm safety, helm keselamatan, helm konstruksi
headset speech-bubble: call center, pusat panggilan, layanan pelanggan, customer service, khidmat pelanggan
headset speech-bubble: telemarketing
house-contract: akta jual beli, perjanjian sewa, balik nama sertifikat, sertifikat tanah, perjanjian jual beli rumah
house-contract: perjanjian sewa rumah, balik nama rumah, sertifikat rumah
hydraulic-hose: selang hidrolik, hidrolik
laptop headphones: admin online, admin online shop, admin toko online, host live, admin sosmed
laptop screwdriver: recovery data, pemulihan data, servis komputer, kursus online, laptop, baiki komputer
laptop screwdriver: service komputer, baiki laptop, servis laptop, komputer
lathe: mesin bubut, bengkel bubut, jasa bubut, bubut cnc, jasa bubut dan las
lift: lift rumah, servis lift, jasa lift, pemasangan lift, maintenance lift
location-pin house: kapling
loudspeaker: sound system, pa sistem
love-letter envelope: undangan digital, undangan khitan
magnifier: detektif
meeting-room: ruang rapat, ruang meeting, ruang pertemuan, sewa ruang meeting, sewa ruang rapat, ruang konferensi
meeting-room: meeting room
megaphone chart-up: iklan, pemasaran, digital marketing, pemasaran digital, pengiklanan
megaphone speech-bubble: musyawarah warga, rapat warga
memo light-bulb: kuis, cerdas cermat, kuiz, malam kuiz
microscope test-tube: eksperimen sains
newspaper: koran, koran lokal, surat kabar, majalah, surat khabar
notebook: buku catatan, buku harian
open-book pencil: les, les privat, guru les, bimbingan belajar, kursus bahasa inggris, tuisyen, mengaji, ngaji
open-book pencil: bahasa inggeris, al quran, quran, tahfiz
open-book pencil: ~ bahasa inggris
open-book pencil: les calistung, utbk, snbt, cpns, tryout, calistung, belajar membaca
open-book speech-bubble: kursus bahasa
pallet: palet kayu, pallet kayu, palet
pallet-truck: hand pallet, hand pallet truck, pallet jack, hand pallet manual
parcel delivery-van: kardus packing, bubble wrap, kotak kardus, lakban, kardus, kemasan, gudang, sewa gudang
phone-case: casing hp, case hp, casing handphone, softcase, aksesoris hp, custom case
pill stethoscope: apotek, farmasi, obat, vitamin, suplemen, toko obat
power-bank: power bank, powerbank
price-tag desk-lamp: pasar loak
printer: print 3d, neon box, papan nama, papan tanda, spanduk, percetakan, cetak undangan, fotokopi, cetak spanduk
printer: undangan, banner, kad kahwin, percetakan baju
printer newspaper: kedai cetak
receipt shopping-cart: kasir, juruwang, lowongan kasir
road-roller: aspal, pengaspalan, jasa aspal, aspal hotmix, turap jalan
robot gear: robotik
rubber-stamp document: notaris, stempel, jasa stempel, cap rasmi, notaris ppat, cop getah
scaffold ladder: scaffolding, perancah, sewa scaffolding
scales: pengacara, peguam, hukum, advokat, konsultasi hukum, guaman
scissor-lift: scissor lift, sewa scissor lift
scissors: kit kerajinan
scissors hair-comb: salon rambut, potong rambut, salun rambut, salon, cat rambut, dandan rambut, gunting rambut
server: hosting, web hosting, server, sewa server
set-square ruler: arsitek, arkitek, matematika, matematik, les matematika, sempoa, fizik, desain rumah, jasa arsitek
shipping-container: kontainer, peti kemas, rumah kontainer, kontena
signing-hands: bahasa isyarat, kursus bahasa isyarat, juru bahasa isyarat
site-cabin: kontainer kantor proyek, kabin proyek, direksi keet, portacamp
smartphone: servis hp, handphone, telepon seluler, telefon bimbit, hp, konter pulsa, baiki telefon, ponsel
smartphone: repair telefon, ganti lcd, pulsa, paket data, hp bekas, tukar tambah hp, reparasi hp, tempered glass
smartphone: jual hp, hp second
speaker: sewa sound system, sound system hajatan, speaker bluetooth
speech-bubble: terapi wicara, terapi pertuturan
spotlight: lighting panggung, sound system dan lighting, sewa lighting, lampu pentas, lampu panggung
stethoscope: dokter, rumah sakit, hospital, klinik umum, doktor, homeopati
stethoscope hospital: cuci darah, hemodialisis, penyakit dalam, spesialis penyakit dalam, dokter bedah
stethoscope plaster: khitan, khitanan, sunat, rumah sunat, berkhatan, khatan, sunatan massal
stethoscope: ~ klinik
stethoscope clipboard: khitanan massal, operasi hidung, operasi plastik, sedot lemak, medical checkup, cek kesehatan
stethoscope clipboard: ambeien, wasir, dokter umum, dokter spesialis, klinik pratama, klinik 24 jam, surat sehat
stethoscope clipboard: endoskopi, home visit dokter, periksa kesehatan
syringe: posyandu, imunisasi, vaksin, botox, filler, filler dagu, filler hidung, vaksinasi, suntik, infus
syringe: suntik vitamin c, infus whitening, suntik putih, vaksin hpv, vaksin influenza
tablet: tablet android, ipad, tablet anak
telehandler: telehandler, sewa telehandler
telephone: talian bantuan
test-tube blood-drop: laboratorium, cek darah, ujian darah, tes darah, laboratorium klinik, cek kolesterol
test-tube blood-drop: cek gula darah, cek lab
theodolite set-square: jasa ukur tanah, juru ukur, pengukuran tanah, ukur tanah, survey topografi, topografi, theodolite
theodolite set-square: total station, sewa theodolite, juru ukur tanah
translation open-book: penterjemah, terjemahan, penerjemah, jasa terjemahan, jasa penerjemah, jasa terjemah, juru bahasa
translation open-book: khidmat terjemahan, jasa translate, interpreter
translation rubber-stamp: penerjemah tersumpah, terjemahan tersumpah
ultrasound: usg, usg kehamilan, pemeriksaan usg, ultrasonografi
usb-stick: flashdisk, flash disk, usb flashdisk, flashdisk custom
vending-machine soft-drink: vending machine, mesin vending, mesin layan diri, mesin gedegang
video-call headphones: webinar, webinar gratis, panggilan video, video call, rapat online, konferensi video
video-call headphones: webinar percuma
walkie-talkie: walkie talkie, walkie-talkie, handy talky, handy talkie
web-page laptop: jasa website, pembuatan website, laman web, jasa pembuatan website, jasa web, buat website, desain web
web-page laptop: jasa bikin website, bikin website, web design
web-page shopping-cart: website toko online, jasa toko online
webcam: webcam, kamera webcam
welding-mask fire: las, tukang las, bengkel las, las listrik, kimpalan, jurukimpal, pengimpal, las besi, kursus kimpalan
whiteboard: papan tulis putih, whiteboard, papan whiteboard
windscreen: kaca depan mobil, kaca mobil, ganti kaca mobil
apartment-building key: apartemen
bank coin: pinjaman, bank, kredit, kpr, gadai, koperasi simpan pinjam, pinjaman peribadi
barber-pole razor: barbershop, tukang cukur, kedai gunting, pangkas rambut, cukur, barber
bouncy-castle balloon: istana balon, sewa istana balon
bouncy-castle trampoline: istana belon
bricks trowel: bata ringan, kontraktor, renovasi rumah, bangunan, keramik, jasa bangun rumah, tukang bangunan, renovasi
bricks trowel: bangun rumah, ubah suai rumah, borongan, pembinaan, bata merah, semen, batako
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
hindu-temple: odalan, canang, pura
house key: rumah dijual, properti, rumah, hartanah, apartmen, perumahan, kos, kost, kontrakan, ruko, bilik sewa
house key: rumah sewa, kondo, rumah subsidi, kosan, rumah minimalis, jual rumah, rumah kontrakan, cari rumah
house key: rumah dikontrakkan, rumah disewakan, rumah second, rumah kpr, cluster
house money-bag: kpr rumah, take over kpr, kredit rumah, kpr subsidi
house-with-garden mountain: vila puncak, sewa villa, villa puncak, sewa vila
market-stall carrot: lapak pasar, pasar tani, gerai pasar, pasar malam, tapak niaga
market-stall ferris-wheel: pasar malam rakyat, pasar rakyat
market-stall shopping-bags: bazaar, pasar kaget, garage sale, preloved, pameran umkm, festival kuliner, bazar kuliner
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
storage-unit parcel: jasa penyimpanan barang
swimming-pool swimmer: kolam renang hijau, perawatan kolam renang, jasa bersih kolam renang, cuci kolam renang
swimming-pool swimmer: servis kolam renang
swing slide: ayunan, buaian
tent: camping, tenda, kemah, khemah, sewa alat camping, perkhemahan, kanopi khemah, kasur angin
tent campsite: bumi perkemahan
airplane suitcase: agen perjalanan, wisata, tiket pesawat, liburan, pelancongan, tour, paket wisata, visa, paspor
airplane suitcase: pakej percutian, paket tour, travel agent, agen travel, tiket kapal terbang, pelesiran
alarm-clock: jam weker
ambulance: ambulans
beach-hut: pondok pantai, gubuk pantai, pondok tepi pantai
bicycle: gowes, sepeda, basikal, bengkel sepeda, sepeda listrik, servis sepeda
brake-disc wrench: rem mobil, kampas rem, servis rem, brek kereta, brake pad, ganti kampas rem, cakram rem
bus: sewa bus, bus pariwisata, bus, hiace, bas persiaran, antar jemput sekolah, antar jemput anak, elf
bus books: perpustakaan keliling, perpustakaan bergerak, mobil pustaka
camping-stove: kompor camping, kompor kemah, kompor portable camping
car banknotes: gadai bpkb, gadai bpkb mobil, gadai mobil, gadai bpkb motor
car bubbles: cuci mobil, cuci kereta, cuci motor, salon mobil, coating mobil, car wash, poles mobil
car car-front: mobil bekas, rental mobil, mobil, kereta terpakai, sewa mobil, sewa kereta, kereta sewa, kereta
car car-front: dealer mobil, kaca film, mobil baru, kredit mobil, promo mobil, showroom mobil, test drive
car car-front: aksesoris mobil, variasi mobil
car clipboard: uji emisi, uji kir, perpanjang stnk, balik nama kendaraan, samsat, pajak kendaraan, biro jasa stnk
car clipboard: perpanjang sim
car hammer: ketok magic, body repair, las ketok, cat mobil, cat duco, penyok, ketok mejik
car wrench: stiker mobil, spooring balancing, kaki-kaki mobil, servis ac mobil
car-battery wrench: aki mobil, aki, ganti aki, toko aki, bateri kereta, tukar bateri kereta, aki mobil panggilan
car-battery wrench: jual aki
car-front ring: sewa mobil pengantin, mobil pengantin, kereta pengantin
car-seat: car seat bayi, car seat anak, sewa car seat, car seat
cargo-tricycle: gerobak motor roda tiga, motor roda tiga, sepeda motor roda tiga, becak barang
carriage horse: kereta kuda, delman, andong, bendi
charging-station car: stasiun pengisian, spklu, charger mobil listrik
compass fire: pramuka, pengakap
conveyor-belt: ban berjalan, konveyor, belt conveyor, sabuk konveyor, roller conveyor
defibrillator: defibrilator, alat defibrilator, alat kejut jantung, mesin AED
delivery-van lorry: kurir, ekspedisi, lori sewa, cargo, jasa kirim
dragon-boat: perahu naga, lomba perahu naga, balap perahu naga
dust-mask: masker debu, masker anti debu, masker respirator
engine-oil wrench: ganti oli, ganti oli mobil, oli mesin, oli mobil, ganti oli mesin, minyak hitam, tukar minyak hitam
engine-oil wrench: minyak enjin, oli motor, pelumas
exhaust: knalpot, knalpot mobil, bengkel knalpot, knalpot racing, catalytic converter
ferry: penyeberangan feri
fire-engine fire: pemadam kebakaran sukarela, relawan pemadam kebakaran
fire-engine rescue-helmet: pemadam kebakaran, bomba sukarela, pasukan bomba
food-truck takeaway-box: food truck, truk makanan, trak makanan
fuel-pump: gas dapur, pertamini, minyak petrol
gurdwara: gurdwara, kuil Sikh, tempat ibadah Sikh
hand-cart: gerobak tarik, gerobak kayu, kereta tarik, gerobak dorong kayu
hang-glider: gantole, terbang gantole, layang gantung, olahraga gantole
hearse: mobil jenazah
helicopter: helikopter
inflatable-boat: perahu karet, sewa perahu karet, perahu tiup
insured-car shield: asuransi kendaraan, asuransi mobil, insurans kereta, insurans kenderaan, takaful kereta
insured-car shield: asuransi motor, asuransi kendaraan bermotor, renew insurans kereta
jet-ski wave: jet ski, jetski
kayak: kayak, kayaking
kick-scooter: skuter listrik
label-roll: cetak label, cetak stiker, label roll, stiker roll, cetak stiker label
limousine: limusin, sewa limusin, limousine, sewa limousine
lockers: loker besi, loker karyawan, sewa loker, loker sekolah, lemari loker
locomotive: kereta kayu
locomotive railway-car: kereta uap
log-cabin: kabin kayu gelondongan, rumah kayu log, kabin kayu, rumah kayu gelondongan, log cabin
lorry: sopir truk, supir truk, sopir sim b, pengemudi truk, truk, sewa truk, pickup, lori
lorry delivery-van: jasa pindahan, pindahan, pindah rumah, jasa pindahan rumah, pindahan kantor, pindah rumah sewa
minibus: travel antar kota, sewa hiace, sewa elf, sewa minibus, carter mobil
mobility-scooter wheelchair: kursi roda elektrik, kerusi roda elektrik
motor-boat anchor: mesin tempel
motor-boat wave: sewa kapal, kapal, sewa perahu, perahu, sewa bot, speedboat
motor-scooter: motor listrik
motor-scooter motorcycle: sewa motor, rental motor, sewa skuter, sewa motor matic, motor matic, matic, scoopy, nmax
motor-scooter motorcycle: vario, skuter, vespa matic, sewa vespa
motorcycle: motor, servis motor, motor bekas, bengkel motor, ojek, motosikal, ojek online
motorcycle wrench: modifikasi motor, sparepart motor, kredit motor
motorcycle-helmet motorcycle: helm motor, topi keledar
network-cable: kabel jaringan, kabel LAN, instalasi kabel jaringan, kabel ethernet, pemasangan kabel LAN
number-plate: plat nomor, pelat nomor, plat nomor mobil, plat nomor kendaraan
onsen: onsen, pemandian onsen, pemandian air panas Jepang
paddleboard wave: paddle board, sup, sewa sup
pallet-racking: rak palet, rak pallet, rak gudang, rak industri
parking-sign location-pin: sewa parkir, parkir inap, parkir bulanan, tempat letak kereta
passport: jasa visa, urus visa, visa umroh
passport suitcase: urus paspor, jasa paspor
pocket-knife: pisau lipat, pisau saku, pisau Swiss, pisau lipat Swiss
pressure-gauge: pengukur tekanan, pressure gauge, manometer, kalibrasi alat, jasa kalibrasi
quad-bike: atv, wisata atv, main atv, naik atv
rickshaw: bentor, becak, bajaj
roll-up-banner: roll up banner, roll banner, cetak roll banner, cetak banner, rollup banner
roller-skate: sepatu roda
roof-box: roof box, roofbox, box atap mobil, sewa roof box
sailing-boat anchor: kapal pinisi, pinisi
ship: ekspor impor
ship anchor: galangan kapal, docking kapal, kapal nelayan
snowshoes: snowshoe
spark-plug: busi
speedboat anchor: lesen bot, lesen memandu bot
spray-gun: powder coating, spray gun cat, pengecatan semprot, jasa cat semprot, jasa cat duco
spreadsheet: spreadsheet, template Excel, kursus Excel, pelatihan Excel, lembar kerja Excel
steel-beam: balok baja, baja wf, baja h-beam, besi h beam, baja struktural
steering-wheel car: kursus mengemudi, sekolah memandu, kursus setir mobil, stir mobil, lesen memandu, mengemudi
steering-wheel car: kelas memandu, sopir, supir, lowongan sopir, driver, sopir pribadi, lowongan driver, kursus stir
steering-wheel car: kursus stir mobil, belajar mobil, kursus nyetir
steering-wheel lorry: sim b1, kursus mengemudi truk, lesen gdl
stroller baby-bottle: kereta bayi, stroller, kereta sorong bayi
suitcase: koper, beg pakaian
suv mountain: sewa atv
tanker: sedot wc, sedot tinja, truk tangki, sedot septic tank, mobil tangki, lori tangki, septic tank
taxi car: taksi, teksi, travel bandara
taxi: ~ antar jemput
three-wheel-van: motor bak roda tiga, bemo barang
tiller: traktor tangan, mesin kultivator, kultivator mini, rotary tiller
tipi: tenda tipi, tenda teepee, tenda indian
tipper-truck: pasir dan batu, batu split, dump truck, urugan, tanah urug, lori pasir
tow-truck car: mobil derek, derek, jasa derek, towing, derek mobil, tarik kereta, lori tunda, jasa towing, kereta rosak
tractor wheat: traktor, pertanian, pupuk
traffic-cone: kerucut lalu lintas, traffic cone
train locomotive: kereta api, tiket kereta
tuk-tuk: tuk tuk, tuk-tuk, naik bajaj
tyre wrench: ban, tambal ban, tayar, ban mobil, ban bekas, kedai tayar
vintage-car: sewa mobil klasik, sewa mobil antik, sewa kereta klasik, mobil klasik, mobil antik, kereta klasik
watch: kedai jam, jam tangan, jam dinding, servis jam, reparasi jam, baiki jam
wheel-loader: wheel loader, sewa wheel loader, rental wheel loader
wheelchair crutch: kursi roda, alat kesehatan, kerusi roda
windmill: kincir angin Belanda, kincir angin tua, kincir angin kuno
yurt: tenda yurt, yurt, tenda Mongolia
`;
