/** Indonesian words for work and services. Notation: word-list.ts. */
export const indonesianWork = `
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
barber-chair: kursi barber, kursi pangkas rambut, kursi salon, kursi barbershop
billboard: billboard, baliho, papan reklame, sewa billboard, papan iklan, reklame, sewa baliho
blackboard: papan tulis
blood-drop: donor darah, derma darah
book: al-quran, al quran, wakaf al quran
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
chimney-sweep: pembersih cerobong asap, pembersihan cerobong, sapu cerobong
circuit-board: papan sirkuit, servis elektronik, pcb
cleaner: petugas kebersihan, tukang bersih
coin magnifier: uang kuno, jual beli uang kuno
coin money-bag: pegadaian, gadai laptop, gadai hp
coin ring: terima emas, perhiasan emas, buyback emas, tabungan emas, gadai emas, beli emas
combine-harvester wheat: mesin panen padi, combine harvester, jasa panen padi
concrete-mixer: sewa molen, molen cor, mesin molen
concrete-mixer bricks: beton, ready mix, beton cor, readymix, cor beton, konkrit, pompa beton, jayamix
crayon: buku mewarnai, plastisin, lilin mainan, cat air, oil pastel, krayon pastel, lomba mewarnai, mewarnai anak
credit-card smartphone: kartu kredit, kad kredit
desktop-computer: monitor gaming, warnet
desktop-computer laptop: coding, kursus komputer, software, perisian
desktop-computer receipt: sistem pos restoran
document car: urus stnk, perpanjang stnk, pengurusan stnk
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
fountain-pen notebook: kelas menulis, lomba menulis
gavel: balai lelang, lelang
generator plug: genset, sewa genset, rental genset, jual genset, servis genset, generator, genset diesel, genset silent
gold-bars: emas batangan, logam mulia, emas antam
hard-hat: helm proyek, helm safety, helm keselamatan, helm konstruksi, pelatihan k3
headset speech-bubble: call center, pusat panggilan, layanan pelanggan, customer service, khidmat pelanggan
headset speech-bubble: telemarketing
house-contract: akta jual beli, perjanjian sewa, balik nama sertifikat, sertifikat tanah, perjanjian jual beli rumah
house-contract: perjanjian sewa rumah, balik nama rumah, sertifikat rumah
hydraulic-hose: selang hidrolik, hidrolik
identity-card: pembuatan sim, perpanjang sim, bikin sim, stnk hilang, ktp hilang
keyboard: penulis artikel, jasa tulis artikel
keyboard document: jasa ketik, jasa pengetikan
laptop desk: lowongan admin, admin kantor, staf admin
laptop headphones: admin online, admin online shop, admin toko online, host live, admin sosmed
laptop screwdriver: recovery data, pemulihan data, servis komputer, kursus online, laptop, baiki komputer
laptop screwdriver: service komputer, baiki laptop, servis laptop, komputer, install ulang windows
laptop screwdriver: instal ulang windows, install ulang
lathe: mesin bubut, bengkel bubut, jasa bubut, bubut cnc, jasa bubut dan las
lift: lift rumah, servis lift, jasa lift, pemasangan lift, maintenance lift
location-pin house: kapling
loudspeaker: pa sistem
love-letter envelope: undangan digital, undangan khitan
magnifier: detektif
meeting-room: ruang rapat, ruang meeting, ruang pertemuan, sewa ruang meeting, sewa ruang rapat, ruang konferensi
meeting-room: meeting room
megaphone chart-up: iklan, pemasaran, digital marketing, pemasaran digital, pengiklanan
megaphone speech-bubble: musyawarah warga, rapat warga
memo light-bulb: kuis, kuiz, malam kuiz
microscope test-tube: eksperimen sains
newspaper: koran, koran lokal, surat kabar, majalah, surat khabar
notebook: buku catatan, buku harian
open-book pencil: les, les privat, guru les, bimbingan belajar, kursus bahasa inggris, tuisyen, mengaji, ngaji
open-book pencil: bahasa inggeris, quran, tahfiz
open-book pencil: ~ bahasa inggris
open-book pencil: les calistung, utbk, snbt, cpns, tryout, calistung, belajar membaca
open-book speech-bubble: kursus bahasa
pallet: palet kayu, pallet kayu, palet
pallet-truck: hand pallet, hand pallet truck, pallet jack, hand pallet manual
parcel delivery-van: kardus packing, bubble wrap, kotak kardus, lakban, kardus, kemasan, gudang
parcel delivery-van: kirim barang, kirim paket
phone-case: casing hp, case hp, casing handphone, softcase, aksesoris hp, custom case
pill: apoteker, asisten apoteker
pill stethoscope: apotek, farmasi, obat, vitamin, suplemen, toko obat
power-bank: power bank, powerbank
price-tag desk-lamp: pasar loak
printer: print 3d, papan nama, papan tanda, spanduk, percetakan, fotokopi, cetak spanduk
printer: kad kahwin, percetakan baju
printer newspaper: kedai cetak
receipt shopping-cart: juruwang, lowongan kasir
road-roller: aspal, pengaspalan, jasa aspal, aspal hotmix, turap jalan
robot gear: robotik
rubber-stamp document: notaris, stempel, jasa stempel, cap rasmi, notaris ppat, cop getah
scaffold ladder: scaffolding, perancah, sewa scaffolding
scales: pengacara, peguam, hukum, advokat, konsultasi hukum, guaman
scissor-lift: scissor lift, sewa scissor lift
scissors: kit kerajinan
scissors hair-comb: salon rambut, potong rambut, salun rambut, salon, cat rambut, dandan rambut, gunting rambut
scissors hair-comb: penata rambut
server: hosting, web hosting, server, sewa server
set-square ruler: arsitek, arkitek, matematika, matematik, les matematika, sempoa, fizik, desain rumah, jasa arsitek
shipping-container: kontainer, peti kemas, rumah kontainer, kontena, booth container, container bekas
signing-hands: bahasa isyarat, kursus bahasa isyarat, juru bahasa isyarat
site-cabin: kontainer kantor proyek, kabin proyek, direksi keet, portacamp
smartphone: servis hp, handphone, telepon seluler, telefon bimbit, hp, konter pulsa, baiki telefon, ponsel
smartphone: repair telefon, ganti lcd, pulsa, paket data, hp bekas, tukar tambah hp, reparasi hp, tempered glass
smartphone: jual hp, hp second, kartu perdana, kartu perdana internet
speaker: sewa sound system, sound system hajatan, speaker bluetooth, speaker aktif, speaker bekas, service speaker
speaker: sound system, sewa speaker
speech-bubble: terapi wicara, terapi pertuturan
spotlight: lighting panggung, sound system dan lighting, sewa lighting, lampu pentas, lampu panggung, lampu sorot
spotlight microphone: sewa panggung, panggung dan lighting
spray-gun car: cat mobil, cat duco, cat body mobil
stethoscope: dokter, rumah sakit, hospital, klinik umum, doktor, homeopati
stethoscope hospital: cuci darah, hemodialisis, penyakit dalam, spesialis penyakit dalam, dokter bedah
stethoscope plaster: khitan, khitanan, sunat, rumah sunat, berkhatan, khatan, sunatan massal
stethoscope: ~ klinik
stethoscope clipboard: khitanan massal, operasi hidung, operasi plastik, sedot lemak, medical checkup, cek kesehatan
stethoscope clipboard: ambeien, wasir, dokter spesialis, klinik pratama, klinik 24 jam, surat sehat
stethoscope clipboard: endoskopi, home visit dokter, periksa kesehatan
syringe: posyandu, imunisasi, vaksin, botox, filler, filler dagu, filler hidung, vaksinasi, suntik, infus
syringe: suntik vitamin c, infus whitening, suntik putih, vaksin hpv, vaksin influenza
tablet: tablet android, ipad, tablet anak
telehandler: telehandler, sewa telehandler
telephone: talian bantuan
test-tube: rapid test, tes antigen
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
conveyor-belt: ban berjalan, konveyor, belt conveyor, sabuk konveyor, roller conveyor
defibrillator: defibrilator, alat defibrilator, alat kejut jantung, mesin AED
dentist-chair: kursi dokter gigi, kursi gigi, dental unit, dental chair
doctor: dokter umum, dokter keluarga
dust-mask: masker debu, masker anti debu, masker respirator, masker, masker medis, masker kain
gardener: tukang kebun, tukang taman
label-roll: cetak label, cetak stiker, label roll, stiker roll, cetak stiker label
lockers: loker besi, loker karyawan, sewa loker, loker sekolah, lemari loker
network-cable: kabel jaringan, kabel LAN, instalasi kabel jaringan, kabel ethernet, pemasangan kabel LAN
pallet-racking: rak palet, rak pallet, rak gudang, rak industri
pocket-knife: pisau lipat, pisau saku, pisau Swiss, pisau lipat Swiss
pressure-gauge: pengukur tekanan, pressure gauge, manometer, kalibrasi alat, jasa kalibrasi
roll-up-banner: roll up banner, cetak roll banner, cetak banner, rollup banner, banner, x banner, roll banner
security-guard: satpam, petugas keamanan, jasa keamanan, security guard
shop-assistant: ~ pramuniaga, penjaga toko, kasir, karyawan toko
spray-gun: powder coating, spray gun cat, pengecatan semprot, jasa cat semprot, jasa cat duco
spreadsheet: spreadsheet, template Excel, kursus Excel, pelatihan Excel, lembar kerja Excel
steel-beam: balok baja, baja wf, baja h-beam, besi h beam, baja struktural, besi beton, besi wf, besi hollow
teacher: guru sekolah
tiller: traktor tangan, mesin kultivator, kultivator mini, rotary tiller
waiter: pramusaji, pelayan restoran, pelayan kafe, waitress
wheel-loader: wheel loader, sewa wheel loader, rental wheel loader
`;
