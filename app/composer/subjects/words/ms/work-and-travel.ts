/** Malay words for work, places and travel. Notation: word-list.ts. */
export const malayWorkAndTravel = `
apartment-building: kondominium, pangsapuri
bicycle heart: kayuhan amal, kayuhan
billboard: papan tanda, signboard, papan tanda kedai
blackboard: cikgu
blood-drop hospital: dialisis, pusat dialisis
books: komik
brake-disc: brek
bricks house: bina rumah
briefcase handshake: karnival kerjaya, pameran kerjaya, kerja kosong
canoe: perahu
car chair: sarung kusyen kereta, kusyen kereta
car-seat: kerusi kereta bayi
cash-register: jurujual
chainsaw: gergaji rantai
concrete-mixer trowel: simen
convenience-store: rumah kedai
convenience-store key: lot kedai
crane: kren, sewa kren
crayon: kelas mewarna, pertandingan mewarna, buku mewarna
delivery-van parcel: khidmat penghantaran, servis penghantaran
document fountain-pen: wasiat, hibah
dragon-boat: lumba perahu, perahu naga
drill: gerudi, mesin gerudi
drone: dron
excavator: jengkaut, excavator
exhaust: ekzos
exhibition-stand: ekspo
ferris-wheel bunting: karnival
fire-engine: bomba
folder desk: kerani, jawatan kosong kerani
food-truck cutlery: pesta makanan, festival makanan
forklift: forklif
hearse: van jenazah, pengurusan jenazah
house-with-garden: banglo, rumah banglo
insured-car document: cukai jalan, roadtax, road tax
kayak: berkayak
lectern: ceramah
lorry: pemandu lori
loudspeaker: sewa sound system
market-stall: pasar pagi, pasar uptown, gerai untuk disewa
market-stall heart: jualan amal
marquee chair: sewa kanopi, sewa peralatan kenduri, peralatan kenduri
minibus: sewa van, van sewa, pemandu van
mosque: majlis tahlil, tahlil, kenduri arwah, kuliah maghrib, kuliah subuh, ceramah agama, maulidur rasul
mosque: israk mikraj, kem solat
mosque book: rawatan islam, ruqyah
mosque open-book: majlis khatam quran, khatam quran
motor-boat: bot nelayan, enjin bot
motor-boat wave: pakej bot, trip bot, bot ke pulau, pakej bot pulau, bot persiaran
number-plate: nombor plat
office-building: pejabat, ruang pejabat
open-book mosque: kelas fardu ain, fardu ain
open-book pencil: bimbel, kelas tambahan, kelas bahasa arab
parachute: payung terjun
parcel: pembungkusan, kotak
passport: pasport
pill: ubat, ubat-ubatan, kedai ubat, produk kesihatan
police-car: polis
price-tag crate: barang terpakai
price-tag market-stall: jualan garaj
price-tag shopping-bags: jualan gudang
printer document: fotostat
rubber-stamp document: pesuruhjaya sumpah
sailing-boat: kapal layar
set-square house: pelan rumah
siren security-camera: sistem penggera, penggera
slide swimming-pool: taman air, taman tema air
smartphone: kedai telefon
smartphone battery: bateri telefon, tukar bateri telefon
speaker: pembesar suara, sistem pa, sewa pa sistem, pa sistem
spray-gun car: cat kereta, ketuk cat
steel-beam: besi
steering-wheel: pemandu diperlukan, cari pemandu, pemandu peribadi
stethoscope: pemeriksaan kesihatan
suitcase beach: percutian, pakej percutian
tent: sewa tenda, kem cuti sekolah
test-tube: kelas kimia, kelas sains
theodolite: juruukur, juruukur tanah
tow-truck: tunda kereta, kereta tunda
trailer lorry: treler
welding-mask anvil: tukang besi
wheel: rim sport, sport rim
wheel-loader excavator: jentolak
windscreen: cermin kereta, cermin depan kereta
`;
