/** Indonesian words for the home, clothes and the body. Notation: word-list.ts. */
export const indonesianHomeAndWear = `
advent-calendar: kalender adven, kalender advent
air-conditioner: servis ac, pendingin udara, penghawa dingin, ac, cuci ac, service ac, pasang ac, aircond
air-conditioner: servis aircond
air-fryer: air fryer, airfryer
armchair: kursi malas, bean bag
awning: kanopi, awning, tenda kanopi
bar-stool: kursi bar, bar stool, bangku bar, barstool
basket carrot: sayur, sayuran, sayur organik, buah dan sayur, hidroponik, sayur segar, tukang sayur, sayur online
basket leaves: anyaman, anyaman bambu, keranjang, rotan
basket tree: musang king, manggis, rambutan
bath-bomb: bath bomb, bom mandi
bathtub: garam mandi
bathtub shower: kamar mandi
battery plug: baterai
bed bellhop-bell: hotel, penginapan, homestay, guest house, villa, resort, ranjang, vila, losmen, katil, glamping
bed key: kost putri, kost putra, kos putri, kamar kost, kamar kos, kost eksklusif, kost harian
bedding: sprei, seprai, bed cover, bedcover, bantal guling, bantal dan guling, bantal tidur, selimut dan sprei
bench: bangku taman, kursi taman
blanket cushion: selimut
blender: blender, juicer, mixer kue, servis blender, food processor
blinds: tirai bambu, roller blind, venetian blind, kerai, bidai
boiler radiator: water heater, pemanas air
bookshelf: rak dinding
bookshelf books: rak buku
bow-and-arrow: memanah
bow-and-arrow target: panahan, les panahan
broom bucket: tukang bersih-bersih, asisten rumah tangga, pembantu rumah tangga, bersih-bersih, pasca renovasi
broom bucket: selepas ubah suai, lowongan art, pembantu, general cleaning, office boy, jasa bersih rumah
broom spray-bottle: jasa kebersihan, pembersihan, cleaning service, bersih rumah, cuci rumah, pembantu rumah
broom wastebasket: ~ gotong royong, gotong-royong, kerja bakti, kerja-kerja pembersihan
bucket: alat pel, pel lantai
bust: patung
candle: lilin, lilin aroma, lilin aromaterapi, pemakaman, jasa pemakaman
carport: carport, kanopi carport, kanopi mobil, garasi kanopi
ceiling-fan: kipas angin plafon, kipas plafon, kipas angin gantung, ceiling fan, kipas langit-langit
chair: kursi, kursi dan meja, kerusi, kerusi meja, kerusi pejabat
chandelier: lampu gantung kristal, lampu kristal, lampu hias
chest-of-drawers: lemari laci, laci susun, chest of drawer, lemari laci kayu, drawer kayu
chimney fire: pembersih cerobong, cerobong asap
chopping-board: talenan, talenan kayu
clothes-airer: jemuran baju, jemuran pakaian, jemuran lipat, rak jemuran, jemuran handuk, jemuran
coffin urn: peti jenazah, peti mati
conservatory: sunroom
cooker-hood: cooker hood, penghisap asap dapur, exhaust dapur
cooking-pot: panci, panci presto, rice cooker, magic com, panci set, servis rice cooker
cot: tempat tidur bayi, box bayi, ranjang bayi, katil bayi, boks bayi, ayunan bayi
crate: peti kayu, krat kayu
crossed-swords: keris
crystals: kristal kuarsa, batu kecubung, rose quartz, amethyst, kristal penyembuhan, batu kristal
curtains window: gorden, tirai, langsir, korden, vitrase
cushion: bantal sofa, bantal dekorasi, guling
desk office-chair: meja kerja, meja kantor, furniture kantor, meja belajar
dining-table: taplak meja, meja kopi, meja tamu
dishwasher: mesin pencuci piring, mesin cuci piring, dishwasher, servis dishwasher, service dishwasher
door hammer: pintu, pintu kayu
drainpipe droplet: saluran mampet, wc mampet, pipa mampet, saluran air mampet, paip tersumbat, longkang
drainpipe droplet: longkang tersumbat, jasa mampet
driveway: driveway
dummy: empeng, dot bayi dan empeng
electric-fan: kipas angin, servis kipas angin, kipas angin portable
fabric-roll thread: kain meteran, kain batik meteran, toko kain
fence hammer: pagar, teralis
fire-extinguisher: apar, alat pemadam api
first-aid-kit: p3k, pertolongan pertama, pelatihan p3k, kotak p3k, pertolongan cemas
fitted-kitchen: kitchen set, kabinet dapur, dapur custom, kitchen set custom, kabinet dapur custom
floorboards: lantai kayu, parket, lantai vinyl, lantai laminate, lantai vinil, decking kayu
fridge: kulkas, servis kulkas, peti sejuk, peti ais, alat rumah tangga, elektronik bekas, barang elektrik
fridge: perkakas elektrik
garden-hose: selang air, selang taman
garden-room: kantor taman
gas-cylinder fire: gas elpiji, tabung gas, elpiji, gas lpg, tong gas, gas memasak, agen gas, gas 3 kg
gate fence: pagar besi, pintu gerbang
gear wrench: bubut, jasa cnc, frais, cetakan plastik, moulding plastik, suku cadang mesin, cor logam, jasa molding
gear wrench: mold plastik, plat besi
hair-straightener: catokan, catokan rambut, pelurus rambut, alat catok rambut
hammer-and-wrench gear: jasa tukang, tukang baiki rumah
headstone: makam granit, kepuk kubur, nisan, batu nisan
high-chair: kursi makan bayi, kursi tinggi bayi, high chair bayi
house-insulation: insulasi, insulasi atap, peredam panas atap, penebat haba, insulasi panas, peredam panas
incense: dupa, bukhur
insured-home shield: asuransi rumah, asuransi kebakaran, insurans rumah, takaful rumah, insurans kebakaran
iron t-shirt: setrika, jasa setrika, gosok baju
kettle: ketel listrik, teko listrik
key padlock: tukang kunci, kunci, duplikat kunci, kunci duplikat
light-bulb: lampu, lampu led
light-bulb plug: pemadaman listrik
lock-and-key padlock: kunci pintu, smart lock, keamanan siber, ganti kunci
lock-and-key puzzle: escape room
lotion: dokter kulit, krim tangan, losion tubuh, sampo batang, kondisioner, sheet mask
lotion sun: sunscreen, sunblock, tabir surya
lunch-box: kotak bekal, kotak makan, kotak makan siang, tempat bekal
mattress bed: kasur, tilam, bantal, springbed, cadar
microwave: microwave, oven microwave, mikrowave, servis microwave, service microwave
mirror: cermin, cermin dinding, cermin hias
moka-pot: moka pot, mokapot
mortar: penggiling lada
mortar herb: jamu, apotek herbal, toko obat tradisional, ubat tradisional
mouse-trap: tikus
neon-sign: neon sign, neon sign custom, lampu neon sign
office-chair desk: kursi kantor, kursi gaming
oil-lamp: pelita
oven dining-table: dapur moden, renovasi dapur
oven frying-pan: kompor, kompor gas, dapur gas
paint-roller bucket: tukang cat, jasa cat, cat rumah, cat tembok, mengecat rumah
paper-lantern: lampion
paving trowel: paving block, pasang paving, jasa paving, paving, interlock, pavingblock, jasa pasang paving
pergola house-with-garden: pergola, gazebo
pet-bed: kasur kucing, tempat tidur kucing, tempat tidur anjing
piggy-bank coin: koperasi, arisan, simpan pinjam, celengan
plug lightning: tukang listrik, juruelektrik, listrik, instalasi listrik, pendawaian, elektrik
plunger toilet: wastafel mampet, kamar mandi mampet, closet mampet
razor lotion: hair removal, bulu ketiak, hilangkan bulu
recycling: bank sampah, rongsok, rongsokan, daur ulang, barang bekas, besi tua, kitar semula
reed-diffuser: reed diffuser, diffuser stik, pengharum ruangan reed, pengharum ruangan stik, reed difuser
ride-on-mower: traktor pemotong rumput, ride on mower, mesin potong rumput duduk
robot-mower: robot pemotong rumput, mesin potong rumput robot
robot-vacuum: robot vacuum, vacuum robot, robot penyedot debu, robot pel
roof house: atap bocor, genteng bocor, talang bocor, genteng, talang, talang air, perbaikan talang, atap, baja ringan
roof house: bumbung, bumbung bocor
rug: karpet, cuci karpet, permadani, sajadah, sejadah, karpet masjid, keset
sack: sekam, pakan, dedak
sack spade: kompos, kascing
sack wheat: pakan ternak, pakan ayam, toko pakan, penggilingan padi, makanan ternakan
safe padlock: brankas besi, peti besi, brankas, jual brankas
saw: gergaji listrik
saw hammer: kusen, tukang kayu, mebel custom, mebel kayu, tukang mebel, tukang kayu rumah
security-camera: cctv, pasang cctv, kamera cctv
sewing-machine scissors: jahit baju, vermak jeans, jahit kebaya, terima jahitan
sewing-machine thread: kursus menjahit, mesin jahit, kelas jahitan, les jahit, menjahit
shield security-camera: satpam, pengawal keselamatan
shield umbrella: asuransi, insurans, takaful
shopping-cart basket: supermarket, toko kelontong, pasar raya, minimarket, swalayan, kedai runcit, pasaraya
shopping-cart basket: sembako murah
shutters: jendela krepyak, jendela jalusi, daun jendela krepyak
snow-blower: mesin peniup salju, snow blower
soap bubbles: sabun, sabun herbal
sofa: mebel, furnitur, sofa, perabot, cuci sofa, furniture, jual beli furniture bekas, servis sofa, perabot rumah
sofa: desain interior, dekorasi rumah, hiasan dalaman, reka bentuk dalaman
sofa chair: meubel, meja kursi, kursi tamu, sofa minimalis, meubel jati, mebel jati, furniture jati
solar-panel sun: plts, panel surya, panel solar, tenaga surya, solar
squeegee window: pembersih kaca, cuci kaca, jasa bersih kaca, cuci kaca gedung, cuci tingkap
staircase: railing tangga, railing
stand-mixer: stand mixer, mixer duduk, mixer roti
strimmer: mesin potong rumput gendong, pemotong rumput gendong, brush cutter, string trimmer
string-lights: lampu hias gantung, lampu tumblr, string light, string lights, lampu string, lampu festoon
string-lights: lampu kafe gantung
table-lamp: lampu meja, lampu meja hias, kap lampu
tap droplet: air mati, pemadaman air
tap water-jug: saringan air, isi ulang galon
tap wrench: mesin air, tukang ledeng, tukang paip, pipa, ledeng, pipa bocor, paip, kran
tiles bricks: tukang keramik, granit, jubin, pasang keramik
tiles trowel: marmer, keramik lantai, lantai granit
toaster: pemanggang roti, toaster, alat pemanggang roti
toilet: wc, tandas, tandas tersumbat
toilet lorry: sedut tangki septik, tangki septik
toolbox: kunci set
toolbox hammer: perkakas, toko bangunan, alat pertukangan, kedai hardware
toothbrush: pasta gigi, sikat gigi elektrik
towel soap: handuk, tuala
tv-aerial: antena tv, antena televisi, pasang antena tv, tukang antena
vacuum-cleaner: vacuum cleaner, penyedot debu, pembersih vakum
vase: vas bunga, pasu bunga
video-intercom door: interkom, intercom, bel pintu, video intercom, bel pintu kamera, loceng pintu, video doorbell
wallpaper paint-roller: wallpaper dinding, jasa pasang wallpaper, pasang wallpaper, kertas dinding, wallpaper rumah
wardrobe: lemari baju, lemari, lemari pakaian, almari, bufet, rak sepatu
washing-machine: laundry, dobi, mesin cuci, servis mesin cuci, mesin basuh, laundry kiloan, dobi layan diri, laundri
washing-machine: deterjen, sabun cuci piring, pelembut pakaian
wastebasket recycling: bersih pantai, aksi bersih pantai
water-bottle: botol minum, botol minum stainless, tumbler stainless, botol air minum
water-pump droplet: tukang bor, sumur bor, jasa sumur bor, pompa air, servis pompa air, bor sumur, pam air
water-tank droplet: tangki air, cuci tangki, cuci tangki air, cuci tangki air rumah, tangki air rumah, toren air
water-tank droplet: cuci toren, kuras toren, tandon air, tandon
wheelie-bin: tong sampah, tempat sampah, angkut sampah, kantong sampah
wifi-router: internet rumah, pasang wifi, pasang internet, internet fiber
window: jendela, kaca, kusen aluminium, aluminium, cermin tingkap, tingkap
wrench car: bengkel mobil, bengkel, bengkel kereta, sparepart, servis kereta, onderdil, servis mobil, tune up
abaya: abaya, gamis, gamis syari, baju gamis, jubah wanita
apron chef-hat: celemek
baby-bodysuit: baju bayi, pakaian bayi, baju anak, pakaian anak, perlengkapan bayi, baju kanak-kanak, jumper bayi
baby-carrier: gendongan bayi, gendongan anak, hipseat
backpack heart: santunan, yatim piatu, sunatan yatim
backpack pencil: tas sekolah, ransel, beg sekolah
ballet-shoes: balet
bangles: gelang, gelang emas, gelang tangan
baseball-cap: peci, songkok kanak
bathrobe: jubah mandi, handuk kimono, kimono handuk, bathrobe
beanie: kupluk, topi rajut, beanie
belt: ikat pinggang, sabuk kulit, ikat pinggang kulit, gesper
bike-helmet: helm sepeda
bone x-ray: operasi lutut, nyeri lutut, ganti sendi, ortopedi, dokter tulang, patah tulang, osteoporosis, nyeri sendi
bone x-ray: sakit lutut, pengapuran, rematik, asam urat dan rematik, patah tulang cimande
bow-tie: dasi kupu-kupu, dasi kupu kupu
bra: lingerie, bra, bh, pakaian dalam wanita, baju dalam wanita, pakaian dalam
braces toothbrush: behel, pendakap gigi, pasang behel, kawat gigi, pasang kawat gigi, behel gigi, ortodonti, braces
braces toothbrush: pendakap
braid hair-comb: kepang rambut, kepang, dreadlock, rambut gimbal, anyam rambut
brain speech-bubble: psikiater, psikolog, konseling, kaunseling, konsultasi psikologi, kesehatan jiwa
brain speech-bubble: konseling pernikahan, anak autis, terapi anak, konsultasi psikolog, tumbuh kembang
briefs: celana dalam
clogs: klompen, bakiak, terompah kayu, sandal kayu, klompen kayu
clothes-hanger: hanger baju, gantungan baju
clothes-hanger coat: dry clean, dry cleaning, cuci kering, baju bekas, thrift, cucian kering
coat: jaket, jas hujan
coat scarf: baju hangat, jaket hangat, pakaian hangat, baju musim dingin
contact-lens: lensa kontak, softlens, soft lens, kontak lensa
corset: korset, korset tali
dental-implant toothbrush: implan gigi, implan, implant gigi, implan pergigian
diamond ring: kalung perak, kalung nama, kalung emas, perhiasan, barang kemas, emas, toko emas, berlian, kedai emas
diamond ring: jual emas
dress handbag: busana, gaun, baju, fesyen, pakaian, dress, kebaya, butik, batik, baju kurung, fashion, baju muslim
dress handbag: baju kebaya, baju raya, hanbok
dress headscarf: mukena, busana muslim, tunik, daster
dress-shoe hammer: tukang sepatu, reparasi sepatu, sepatu kulit, sol sepatu, baiki kasut
dungarees: baju kodok, celana kodok, overall jeans, celana monyet
ear: tht, bersih telinga, pembersihan telinga, periksa telinga, gangguan pendengaran, ear candle
ear stethoscope: dokter tht, klinik tht, spesialis tht
earrings diamond: anting, anting-anting
eye glasses: lasik, operasi lasik, operasi mata, operasi katarak, katarak, periksa mata, cek mata, dokter mata
eye glasses: klinik mata, rumah sakit mata, mata minus, glaukoma, kacamata minus, tes mata
eyebrow: alis, sulam alis, alis mata, bentuk alis, laminasi alis, microblading, cukur alis, tanam alis
eyelashes eye: bulu mata, eyelash extension, eyelash, bulu mata palsu, lash lift, sambung bulu mata, pasang bulu mata
flat-shoe: sandal jepit
foot: perawatan kaki, penjagaan kaki, spa kaki
glasses eye: kacamata, optik, cermin mata, kanta lekap
graduation-cap books: kuliah di luar negeri, kolej
graduation-cap books: ~ universitas, universiti, kuliah
graduation-cap books: beasiswa, beasiswa penuh
hair-clipper: alat cukur rambut, mesin cukur rambut, hair clipper, clipper rambut
hair-comb: hair extension, sisir rambut, sisir kayu
hair-dryer: pengering rambut
hair-dryer hair-comb: smoothing, keratin, blow rambut, catok, rebonding, cuci blow, smoothing rambut
handbag: kerajinan kulit, tas, beg tangan, tas kulit, tas branded, beg
headscarf: hijab, jilbab, kerudung, tudung, khimar, hijab instan, kerudung segi empat
hearing-aid: alat bantu dengar, alat bantu pendengaran
heart handshake: santunan yatim, anak yatim, anak asuh, santunan anak yatim, donasi, derma, sumbangan, relawan, sedekah
heart handshake: panti asuhan, infaq, zakat, wakaf, sukarelawan
henna-hand: henna, henna pengantin, jasa henna, mehndi, inai
high-heel: high heels, heels
hiking-boot: pendakian, mendaki, open trip gunung, hiking, pendakian gunung, trekking
holdall: tas olahraga, tas gym, duffel bag, duffle bag, tas travel
hoodie t-shirt: hoodie, jaket hoodie, sweater hoodie
jeans t-shirt: celana jeans, jeans
jumper scarf: sweater, sweter, kardigan
jumpsuit: jumpsuit, jumpsuit wanita, playsuit
kimono dress: kimono
laser-hair-removal lotion: laser bulu, laser hair removal, hair removal laser, buang bulu laser, laser ketiak, ipl
laser-hair-removal lotion: hilangkan bulu permanen
leggings: legging, leggings, celana legging
lehenga: lehenga
life-jacket: jaket pelampung, rompi pelampung, life jacket, baju pelampung
lip-balm: lip balm, lipbalm, pelembap bibir, pelembab bibir
lips lipstick: sulam bibir, lip blush
lips syringe: filler bibir, lip filler
lipstick: bedak
lipstick nail-polish: salon kecantikan, kosmetik, rias wajah, solekan, makeup, rias pengantin, kecantikan, mekap
lipstick nail-polish: andaman
lungs stethoscope: dokter paru, spesialis paru, klinik paru
makeup-palette: eyeshadow, palet eyeshadow, kuas makeup, kuas make up, makeup kit
nail-polish: salon kuku, nail art, manikur, kuku, kuku palsu, manicure, kuku gel, kutek
nappy baby: popok, popok kain, clodi, lampin, lampin pakai buang, pampers, lampin bayi
necklace: kalung, kalung mutiara, perhiasan perak, perhiasan imitasi, rantai leher
necktie: jas, pakaian pria
perfume: parfum, minyak wangi, attar, deodoran, pengharum ruangan
prayer-beads: tasbih
prosthetic-leg: kaki palsu, tangan palsu, kaki prostetik
pyjamas: piyama, baju tidur, set piyama
ring bouquet: pernikahan, cincin kawin, perkahwinan, wedding, wedding organizer, dekorasi pernikahan, gedung pernikahan
ring bouquet: kahwin, nikah, dewan kahwin, katering nikah, cincin
sandal: sandal, selipar
sari: sari
sari dress: sewa kebaya, kebaya wisuda, kebaya pengantin
scarf gloves: syal, pashmina
serum-bottle: minyak jenggot
serum-bottle lotion: serum, perawatan kulit, skincare, penjagaan kulit, facial, perawatan wajah, krim wajah, jerawat
serum-bottle lotion: obat jerawat, facial wajah, flek hitam, pemutih wajah, klinik kecantikan, bekas jerawat
serum-bottle lotion: peeling wajah, microneedling, mikrodermabrasi, anti aging, tanam benang, kulit dan kelamin, komedo
serum-bottle lotion: masker wajah, hifu
sherwani: sherwani
shirt: kemeja, kemeja pria, kemeja batik
shopping-bags price-tag: bazar
shopping-bags price-tag: ~ cuci gudang, habiskan stok, penghabisan stok, diskon, jualan murah
skirt: rok wanita, rok plisket, rok panjang, rok mini
sleep-sack: kantong tidur bayi
slippers: sandal rumah, sandal kamar, slipper rumah
smartwatch: smartwatch, jam tangan pintar, jam pintar, apple watch
sneaker: sepatu, kasut, sneakers, cuci sepatu, toko sepatu
socks: kaos kaki, stokin
spine: terapi tulang, saraf kejepit, sakit pinggang, kiropraktik, fisio
spine massage: fisioterapi, nyeri punggung, terapi tulang belakang, fisioterapis, skoliosis, chiropractic, nyeri leher
spine massage: terapi saraf
suit necktie: jas pria, sewa jas, jas pengantin, setelan jas, jahit jas, sut lelaki
sun-hat: topi
sunglasses sun: kacamata hitam, cermin mata hitam
swimsuit goggles: baju renang
t-shirt: kaos polos, baju muslim pria, kaos distro, konveksi kaos, jersey
t-shirt backpack: seragam sekolah, baju seragam sekolah, pakaian seragam sekolah
t-shirt jeans: kaos, sablon, sablon kaos, baju kaos, seragam, konveksi, t-shirt, baju koko, baju melayu
tattoo-machine: studio tato, tato, tatu
thobe: jubah pria, baju gamis pria, gamis pria, jubah
tights: stoking, pantyhose
tooth: dokter gigi, klinik gigi, gigi, doktor gigi, pergigian, veneer
tooth toothbrush: gigi palsu, cabut gigi, tambal gigi, bleaching gigi, scaling gigi, gigi bungsu, veneer gigi
tooth toothbrush: pasang gigi, saluran akar, gigi tiruan, ahli gigi, gigi berlubang, karang gigi
turban: turban, sorban, serban
vape: vape, vape store, liquid vape, rokok elektrik
walking-stick: tongkat jalan, tongkat lansia
wallet: dompet
wax-pot lotion: waxing, brazilian wax, sugaring, salon waxing, waxing salon
wedding-dress ring: gaun pengantin, gaun pernikahan, baju pengantin, sewa gaun pengantin
wellingtons: sepatu bot karet, sepatu boot karet, sepatu bot hujan
wetsuit surfer: wetsuit, baju selam, pakaian selam, sewa wetsuit
wig: wig, rambut palsu
x-ray: rontgen, x-ray, radiologi, ct scan, mri
zip: ganti resleting, resleting, ganti zip
`;
