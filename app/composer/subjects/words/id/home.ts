/** Indonesian words for the home. Notation: word-list.ts. */
export const indonesianHome = `
advent-calendar: kalender adven, kalender advent
air-conditioner: servis ac, pendingin udara, penghawa dingin, ac, cuci ac, service ac, pasang ac, aircond
air-conditioner: servis aircond
air-fryer: air fryer, airfryer
armchair: kursi malas
awning: kanopi, awning, tenda kanopi
bar-stool: kursi bar, bar stool, bangku bar, barstool
basket: besek bambu, besek, kerajinan rotan
basket apple: petik buah, wisata petik buah
basket carrot: sayur, sayuran, sayur organik, buah dan sayur, hidroponik, sayur segar, tukang sayur, sayur online
basket leaves: anyaman, anyaman bambu, keranjang, rotan
basket tree: musang king, salak pondok, buah salak, salak
bath-bomb: bath bomb, bom mandi
bathtub: garam mandi
bathtub shower: kamar mandi
battery plug: baterai
bed bellhop-bell: hotel, penginapan, homestay, guest house, villa, resort, ranjang, vila, losmen, katil, glamping
bed key: kost putri, kost putra, kos putri, kamar kost, kamar kos, kost eksklusif, kost harian, sewa kamar
bed key: kamar harian
bedding: sprei, seprai, bed cover, bedcover, bantal guling, bantal dan guling, selimut dan sprei, bantal, bantal tidur
bench: bangku taman, kursi taman
blanket cushion: selimut
blender: blender, juicer, servis blender, food processor
blinds: tirai bambu, roller blind, venetian blind, kerai, bidai
boiler radiator: water heater, pemanas air
bookshelf: rak dinding, rak toko, rak minimarket
bookshelf books: rak buku
bookshelf sneaker: rak sepatu
bow-and-arrow: memanah
bow-and-arrow target: panahan, les panahan
broom bucket: tukang bersih-bersih, asisten rumah tangga, pembantu rumah tangga, bersih-bersih, pasca renovasi
broom bucket: selepas ubah suai, lowongan art, pembantu, general cleaning, office boy, jasa bersih rumah, dicari art
broom bucket: butuh art, art menginap, art pulang pergi
broom spray-bottle: jasa kebersihan, pembersihan, cleaning service, bersih rumah, cuci rumah, pembantu rumah
broom wastebasket: ~ gotong royong, gotong-royong, kerja bakti, kerja-kerja pembersihan
bubbles sponge: cuci piring, sabun cuci piring
bucket: alat pel, pel lantai
bust: patung
candle: lilin, lilin aroma, lilin aromaterapi, pemakaman, jasa pemakaman
carport: carport, kanopi carport, kanopi mobil, garasi kanopi
ceiling-fan: kipas angin plafon, kipas plafon, kipas angin gantung, ceiling fan, kipas langit-langit
chair: kursi, kursi dan meja, kerusi, kerusi meja, kerusi pejabat
chandelier: lampu gantung kristal, lampu kristal, lampu hias
chest-of-drawers: lemari laci, laci susun, chest of drawer, lemari laci kayu, drawer kayu
chimney fire: pembersih cerobong, cerobong asap
chisel: pahat, pahat kayu, pahat ukir
chopping-board: talenan, talenan kayu
clothes-airer: jemuran baju, jemuran pakaian, jemuran lipat, rak jemuran, jemuran handuk, jemuran
coal fire: arang, arang batok, briket arang, arang kayu
coffin urn: peti jenazah, peti mati
conservatory: sunroom
cooker-hood: cooker hood, penghisap asap dapur, exhaust dapur
cooking-pot: panci, panci presto, panci set
cot: tempat tidur bayi, box bayi, ranjang bayi, katil bayi, boks bayi, ayunan bayi
crate: peti kayu, krat kayu
crossed-swords: keris
crystals: kristal kuarsa, batu kecubung, rose quartz, amethyst, kristal penyembuhan, batu kristal
curtains window: gorden, tirai, langsir, korden, vitrase
cushion: bantal dekorasi, guling, bantal sofa, sarung bantal sofa
desk office-chair: meja kerja, meja kantor, furniture kantor, meja belajar
dining-table: taplak meja, meja makan, meja makan jati, set meja makan
dishwasher: mesin pencuci piring, mesin cuci piring, dishwasher, servis dishwasher, service dishwasher
door hammer: pintu, pintu kayu
drainpipe: pipa paralon, pipa pvc
drainpipe droplet: saluran mampet, wc mampet, pipa mampet, saluran air mampet, paip tersumbat, longkang
drainpipe droplet: longkang tersumbat, jasa mampet
driveway: driveway
dummy: empeng, dot bayi dan empeng
electric-fan: kipas angin, servis kipas angin, kipas angin portable
fabric-roll: kain batik, batik tulis, batik cap, songket, kain songket, kain sarung, sarung tenun, kain meteran
fabric-roll thread: kain batik meteran, toko kain
fence hammer: pagar, teralis
fire-extinguisher: apar, alat pemadam api
first-aid-kit: p3k, pertolongan pertama, pelatihan p3k, kotak p3k, pertolongan cemas
fitted-kitchen: kitchen set, kabinet dapur, dapur custom, kitchen set custom, kabinet dapur custom
floorboards: lantai kayu, parket, lantai vinyl, lantai laminate, lantai vinil, decking kayu
fridge: kulkas, servis kulkas, peti sejuk, peti ais, alat rumah tangga, elektronik bekas, barang elektrik
fridge: perkakas elektrik, lemari es, service lemari es, servis lemari es
garden-hose: selang air, selang taman
garden-room: kantor taman
gas-cylinder: tabung oksigen, isi ulang oksigen, oksigen medis
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
iron t-shirt: setrika, gosok baju
kettle: ketel listrik, teko listrik
key padlock: tukang kunci, kunci, duplikat kunci, kunci duplikat
ladder: tangga aluminium, tangga lipat
light-bulb: lampu, lampu led
light-bulb plug: pemadaman listrik
lock-and-key padlock: kunci pintu, smart lock, keamanan siber, ganti kunci
lock-and-key puzzle: escape room
lotion: dokter kulit, krim tangan, losion tubuh, sampo batang, kondisioner
lotion sun: sunscreen, sunblock, tabir surya
lunch-box: kotak bekal, kotak makan, kotak makan siang, tempat bekal
mattress bed: kasur, tilam, springbed, cadar
microwave: microwave, oven microwave, mikrowave, servis microwave, service microwave
mirror: cermin, cermin dinding, cermin hias
mirror car: kaca spion, spion mobil
mirror chest-of-drawers: meja rias
moka-pot: moka pot, mokapot
mortar: penggiling lada, cobek, cobek batu, ulekan, ulekan batu
mortar herb: jamu, apotek herbal, toko obat tradisional, ubat tradisional, beras kencur, jamu gendong, kunyit asam
mouse-trap: tikus
nails: paku baja, paku beton, paku kayu
neon-sign: neon sign custom, lampu neon sign, neon box, neon sign
office-chair desk: kursi kantor, kursi gaming
oil-lamp: pelita, lampu petromaks, petromaks
oven: oven, oven listrik, oven kue
oven dining-table: dapur moden, renovasi dapur
oven frying-pan: kompor, kompor gas, dapur gas
paint-roller bucket: tukang cat, jasa cat, cat rumah, cat tembok, mengecat rumah
paper-lantern: lampion
paving trowel: paving block, pasang paving, jasa paving, paving, interlock, pavingblock, jasa pasang paving
pergola house-with-garden: pergola, gazebo
pet-bed: kasur kucing, tempat tidur kucing, tempat tidur anjing
piggy-bank coin: koperasi, arisan, simpan pinjam, celengan
pliers: tang kombinasi, tang potong, tang lancip
plug: kabel listrik, stop kontak
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
rug: karpet, cuci karpet, permadani, sajadah, sejadah, karpet masjid, keset, tikar, tikar pandan, tikar anyaman
sack: sekam, pakan, dedak
sack spade: kompos, kascing
sack wheat: pakan ternak, pakan ayam, toko pakan, penggilingan padi, makanan ternakan, tepung terigu
safe padlock: brankas besi, peti besi, brankas, jual brankas
saw: gergaji listrik
saw hammer: kusen, tukang kayu, mebel custom, mebel kayu, tukang mebel, tukang kayu rumah
saw logs: kerajinan kayu, ukiran kayu, ukiran jepara, ukir kayu
security-camera: cctv, pasang cctv, kamera cctv
sewing-machine scissors: jahit baju, vermak jeans, jahit kebaya, terima jahitan
sewing-machine thread: kursus menjahit, mesin jahit, kelas jahitan, les jahit, menjahit
shield security-camera: pengawal keselamatan
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
stand-mixer: stand mixer, mixer duduk, mixer, mixer roti, mixer kue, mixer adonan
strimmer: pemotong rumput gendong, brush cutter, string trimmer, mesin potong rumput gendong
string-lights: lampu hias gantung, lampu tumblr, string light, string lights, lampu string, lampu festoon
string-lights: lampu kafe gantung
table-lamp: lampu meja, lampu meja hias, kap lampu
tap droplet: air mati, pemadaman air
tap water-jug: saringan air, isi ulang galon
tap wrench: mesin air, tukang ledeng, tukang paip, pipa, ledeng, pipa bocor, paip, kran
tiles bricks: granit, jubin
tiles trowel: marmer, lantai granit, keramik, keramik lantai, pasang keramik, tukang keramik, toko keramik
toaster: pemanggang roti, toaster, alat pemanggang roti
toilet: wc, tandas, tandas tersumbat, kloset, kloset duduk, pasang kloset
toilet lorry: sedut tangki septik, tangki septik
toolbox: kunci set
toolbox hammer: perkakas, toko bangunan, alat pertukangan, kedai hardware
toothbrush: pasta gigi, sikat gigi elektrik
towel soap: handuk, tuala
tv-aerial: antena tv, antena televisi, pasang antena tv, tukang antena
vacuum-cleaner: vacuum cleaner, penyedot debu, pembersih vakum
vase: pasu bunga, keramik hias, vas bunga
video-intercom door: interkom, intercom, bel pintu, video intercom, bel pintu kamera, loceng pintu, video doorbell
wallpaper paint-roller: wallpaper dinding, jasa pasang wallpaper, pasang wallpaper, kertas dinding, wallpaper rumah
wardrobe: lemari baju, lemari, lemari pakaian, almari, bufet
washing-machine: laundry, dobi, mesin cuci, servis mesin cuci, mesin basuh, laundry kiloan, dobi layan diri, laundri
washing-machine: deterjen, pelembut pakaian
washing-machine iron: tukang cuci, tukang cuci gosok
wastebasket recycling: bersih pantai, aksi bersih pantai
water-bottle: botol minum, botol minum stainless, tumbler stainless, botol air minum, tumbler, tumbler custom
water-bottle: botol plastik
water-pump droplet: tukang bor, sumur bor, jasa sumur bor, pompa air, servis pompa air, pam air, bor sumur
water-pump droplet: jasa bor sumur
water-tank droplet: tangki air, cuci tangki, cuci tangki air, cuci tangki air rumah, tangki air rumah, toren air
water-tank droplet: cuci toren, kuras toren, tandon air, tandon
wheelie-bin: tong sampah, tempat sampah, kantong sampah, tukang sampah, angkut sampah, jasa angkut sampah
wifi-router: internet rumah, pasang wifi, pasang internet, internet fiber
window: jendela, kaca, kusen aluminium, aluminium, cermin tingkap, tingkap
wrench car: bengkel mobil, bengkel, bengkel kereta, sparepart, servis kereta, onderdil, servis mobil, tune up
angle-grinder: gerinda sudut, mesin gerinda tangan, gerinda, mesin gerinda, gerinda tangan
balcony: balkon, pagar balkon, railing balkon, renovasi balkon
bean-bag: bean bag, kursi bean bag, beanbag
bunk-bed: ranjang susun, tempat tidur tingkat, ranjang tingkat, tempat tidur susun
coal: batu bara, batubara, jual batu bara
coat-stand: gantungan mantel, tiang gantungan baju, gantungan jaket berdiri
coffee-table: meja kopi, meja tamu, meja samping, meja sofa
colour-swatches: analisis warna pribadi, konsultan warna, kartu warna cat, campur cat, personal color analysis
cuckoo-clock: jam kukuk, jam burung kukuk, jam dinding kukuk, jam cuckoo
deckchair: kursi pantai, kursi santai lipat, kursi dek
footstool: bangku kaki, pijakan kaki empuk, puf kaki
fuse-box: kotak sekring, panel listrik, panel mcb, box mcb, kotak mcb
garden-gnome: patung kurcaci taman, kurcaci taman, gnome taman
high-table: meja koktail, meja cocktail, meja tinggi pesta, sewa meja cocktail
hina-dolls: boneka hina, hinamatsuri
hot-water-bottle: kantong air panas, botol air panas karet, buli-buli panas
ironing-board: jasa setrika, papan setrika, meja setrika, cuci setrika, setrika baju, laundry setrika
kitchen-sink: wastafel dapur, bak cuci piring, sink dapur, wastafel
leaf-blower: peniup daun, mesin peniup daun, leaf blower
meat-slicer: mesin pengiris daging, pengiris daging, meat slicer, mesin slicer daging, alat pengiris daging
noren: noren, tirai noren, gorden noren, tirai Jepang
picnic-table: meja piknik, bangku piknik, meja piknik kayu
pizza-oven: oven pizza, tungku pizza, oven pizza luar ruangan
rice-cooker: penanak nasi, rice cooker, magic com, servis rice cooker, service rice cooker
rocking-chair: kursi goyang, kursi goyang kayu, kursi goyang jati
rolling-pin: penggilas adonan, rolling pin, kayu penggilas adonan
samurai-helmet: helm samurai, baju zirah samurai, kabuto
scratching-post: tiang garukan kucing, cat tree, rumah pohon kucing, garukan kucing
sheet-mask: sheet mask, masker wajah, masker lembaran
shoji: shoji, pintu shoji, sekat shoji, pintu geser Jepang
smoke-alarm: alarm asap, detektor asap, pendeteksi asap, alarm kebakaran, detektor karbon monoksida
stone-wall: tembok batu, dinding batu, pagar batu alam, dinding batu alam, tembok batu alam
tape-measure: meteran gulung, pita ukur, meteran tukang
tiled-stove: tungku keramik, tungku ubin, kompor ubin
window-net: jaring balkon, jaring pengaman balkon, jaring jendela, kawat nyamuk, kasa nyamuk, jaring pengaman jendela
wood-pellets: pelet kayu, wood pellet, pellet kayu
`;
