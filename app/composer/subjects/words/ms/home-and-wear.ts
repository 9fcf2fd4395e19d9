/** Malay words for the home and what is worn. Notation: word-list.ts. */
export const malayHomeAndWear = `
abaya: abaya, jubah abaya, jubah muslimah
armchair massage: kerusi urut
baby-carrier: pembawa bayi
backpack: beg galas
basket yarn: kraf tangan, kraftangan
bed house: inap desa, rumah tumpangan
bed key: bilik sewa
bedding: cadar, cadar patchwork, set cadar
belt: tali pinggang
blender: pengisar, mesin kisar
bra: baju dalam, coli
brain speech-bubble: kaunselor
brooch: kerongsang
broom bucket: batang mop, mop lantai
bunk-bed: katil dua tingkat, asrama
ceiling-fan: kipas siling, pasang kipas siling
chair: kursi kantor, sewa kursi
clothes-hanger t-shirt: baju bundle, kedai bundle, bundle murah
coat: hoodie
coffin: keranda
contact-lens: kanta lekap
cooker-hood: hud dapur
cooking-pot: periuk, periuk tekanan
cot: buaian elektrik, buaian bayi
cushion: kusyen
desk: meja tulis, meja pejabat, meja komputer
diamond ring: rantai nama
dining-table: meja
dining-table chair: meja kerusi, meja dan kerusi
dining-table party-popper: dewan sewa, sewa dewan
dress-shoe: kasut kulit
dummy: puting bayi
earrings: subang
electric-fan: baiki kipas
eye glasses: doktor mata
eyebrow: kening, sulam kening
fabric-roll: kain pelikat, kain samping, kain ela, kedai kain
fence hammer: pagar besi
floorboards logs: papan lapis
football-boot: kasut bola
fridge snowflake: makanan sejuk beku, sejuk beku, makanan beku
gate: pintu pagar, pagar automatik, auto gate, autogate, pintu auto gate
gear wrench: enjin kereta, baiki enjin
graduation-cap: majlis graduasi, graduasi, konvo, jubah konvo
graduation-cap books: biasiswa
gutter: saluran air hujan
hair-clipper: mesin gunting rambut
hair-comb scissors: rawatan rambut
hammer: paku besi, paku dinding, paku
hammer-and-wrench house: tukang rumah
headscarf: shawl, shawl chiffon
headscarf abaya: telekung, telekung sulam
heart handshake: rumah anak yatim
henna-hand: inai pengantin, ukir inai
high-chair: kerusi makan bayi
iron: seterika, seterika stim
ironing-board: papan seterika
jeans: seluar, seluar panjang, seluar track, seluar slack
jumper coat: baju sejuk
kettle: cerek, cerek elektrik
kitchen-sink: sinki
lock-and-key padlock: keselamatan siber
lotion: krim muka, rawatan kulit
lunch-box: bekal sekolah, bekal makanan, tupperware, bekas makanan, bekas plastik
makeup-palette: jurusolek
makeup-palette bride: mak andam
microwave: ketuhar gelombang mikro
mirror chest-of-drawers: meja solek
mortar: batu lesung, lesung batu
nut-and-bolt screwdriver: skru
office-chair: kerusi pejabat
oven: ketuhar
oven dining-table: kitchen cabinet, ubah suai dapur
padlock key: mangga pintu, mangga kunci
paint-roller bucket: cat dinding
plug: suis lampu, suis
plug battery: pengecas, pengecas telefon
poncho umbrella: baju hujan
recycling: besi buruk, beli besi buruk
rice-cooker: periuk nasi
ring: cincin belah rotan
ring coin: pajak gadai, pajak emas, ar-rahnu, ar rahnu
roof: zink
roof droplet: kalis air, waterproofing, tampal bocor
roof house: kanopi
rug: permaidani
sack: gula pasir
salwar-kameez: baju melayu, baju melayu teluk belanga, baju melayu cekak musang
sandal: capal
security-camera: kamera litar tertutup
sheet-mask serum-bottle: rawatan muka
shield umbrella: polis insurans
sofa: deko bilik
spray-bottle: racun rumput
spray-bottle cockroach: racun perosak
squeegee window: cucian tingkap
stove oven: dapur elektrik
swimsuit: baju mandi, baju mandi muslimah
t-shirt: baju t
t-shirt football: jersi, jersi bola
t-shirt printer: jersi sublimation, cetak baju, print baju
tap wrench: pemanas air
thobe: jubah lelaki, jubah
toaster: pembakar roti
turban: tengkolok, tanjak
washing-machine: pengering pakaian, mesin pengering, upah basuh baju, basuh baju
water-bottle: air zam zam, air zamzam, botol air
water-pump: gali telaga, telaga tiub, mesin pam
wellingtons: but getah
wifi-router: wifi, unifi
window fence: gril besi, gril tingkap, gril pintu
wrench: playar, spanar
`;
