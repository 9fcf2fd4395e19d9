/** Malay words for food, drink, animals and plants. Notation: word-list.ts. */
export const malayFoodAndNature = `
apple: epal
apple basket: kedai buah
baby-bottle milk: susu tepung, susu tepung bayi, pam susu
barbecue meat-on-bone: mookata, set barbeku, barbeku
beans: kacang merah, kacang pool, taugeh
biltong: serunding, daging dendeng, serunding daging
bird egg: burung puyuh
bouquet: hari guru
bouquet heart: hari ibu
bull: kerbau
butter: minyak sapi
cake-slice: kuih lapis, kuih bingka, kuih bakar, kuih talam, kuih seri muka, kuih kaswi, kek lapis, kek lapis sarawak
cake-slice: kek span
cat bed: hotel kucing
chef-hat clipboard: kursus pengendali makanan, pengendali makanan
chicken-coop: reban ayam
chicken-leg: nugget ayam, nugget
chilli: sambal belacan, cili padi, cili kering, cili
clams: siput lala
coffee toast: kopitiam
congee: bubur lambuk, bubur pulut hitam, bubur cha cha, bubur caca
congee beans: bubur kacang
cookie: kuih semperit, kuih bangkit, kuih ros, kuih loyang, kuih kapit, kuih cincin, kuih siput
cookie jar: kuih raya, biskut raya, kuih raya homemade
cookie pineapple: tart nenas, tat nenas, tart nanas
cooking-oil: minyak masak
cooking-oil recycling: minyak masak terpakai
cotton-candy: gula kapas
courgette: petola, peria
cow farmer: ladang ternak
crepe coconut: kuih ketayap, kuih dadar
crepe curry: roti jala
crisps: keropok, keropok ikan, kerepek, maruku, muruku
crisps banana: kerepek pisang
crisps sweet-potato: kerepek ubi
croissant waffle: croffle
curry: masak lemak, kuzi daging, kuzi
curry chilli: lemak cili api, masak lemak cili api, gulai lemak cili api
curry goat: kari kambing, gulai kambing
custard-tart: tart telur
cutlery: garpu, sudu garpu
cutlery cooking-pot: kenduri
cutlery ring: katering perkahwinan, katering kahwin
desert-island beach: pakej pulau
dinner-plate: lauk pauk, lauk-pauk, hidangan dulang
dinner-plate cutlery: pinggan mangkuk
dinner-plate moon: juadah berbuka puasa, juadah berbuka, berbuka puasa
dog cat: kedai haiwan
dosa: tosai
doughnut: kuih keria
durian: musang king, buffet durian, durian kampung
durian jar: tempoyak
fish: siakap stim limau, siakap
fish durian: patin tempoyak, ikan patin tempoyak
fish motor-boat: nelayan
fish-balls: bebola ikan
fish-cake: keropok lekor, satar ikan, satar, sata ikan
flatbread: murtabak, murtabak singapura
flatbread cheese: naan cheese, nan cheese
flatbread curry: roti canai, roti canai frozen, roti canai kosong, capati, roti nan
french-fries: kentang goreng, kentang putar
frying-pan egg: telur mata
ginger: halia
goldfish: ikan emas
grapes: kismis
green-beans: kacang botol, kacang bendi, bendi
hen egg: ayam telur
herb: serai
herb leaves: ulam-ulaman, ulam kampung, sayur ulam
jar: jeruk, jeruk buah, jeruk buah-buahan, botol kaca
jar coconut: seri kaya, kaya pandan, sapuan kaya
jar fish: pekasam, ikan pekasam
jar mango: jeruk mangga
jar strawberry: jem buah, jem strawberi
jar-cake cheese: cheesekut, cheese kut
jelly: agar-agar, agar agar
juice-glass: air tebu, air katira, air bandung, sirap bandung, sirap ros, sirap, soya cincau, minuman sejuk, gelas
kitchen-knife: parang
leaves: pucuk ubi, daun kari, daun pandan
lettuce leaves: kailan, pucuk paku
lime: limau kasturi, limau nipis, limau
loukoumades: cucur badak, jemput-jemput, cokodok, cekodok, kuih bom
loukoumades banana: cekodok pisang, jemput pisang
lychee: rambutan, mata kucing, longan
meat-on-bone: kambing bakar, kambing golek, kambing panggang, kambing perap
meatballs: bebola daging
milk: air tauhu
moon mosque: hari raya, sambutan hari raya
mountain hiking-boot: ekspedisi gunung, ekspedisi
muffin: kuih bahulu, bahulu, apam gebu, apam polkadot
mug coffee: mug seramik, cawan
mussel: kupang
national-park: air terjun
noodles chopsticks: kuey teow, koay teow, kuetiau, char kuey teow, char koay teow, kuey teow goreng, kuey teow kungfu
noodles chopsticks: laksam, mi segera, mi sup, mi hailam, maggi
olives: zaitun, buah zaitun
omelette: telur dadar
orange: oren, limau mandarin
orchid: orkid
pancakes coconut: lempeng kelapa
papaya: betik
pea-pod: jering
pineapple: nenas
potato-fritters: begedil, bergedil
pudding: puding karamel, puding roti, tepung pelita
rabbit: arnab
rice: lemang, pulut kuning
rice mango: pulut mangga
roast-duck: itik salai, itik panggang, itik golek
rooster: ayam hutan
rose bouquet: bunga ros
salad: rojak, rojak buah, rojak mamak, pasembur, makanan sihat
salad mango: kerabu mangga
salt: garam, garam bukit
sandwich: roti john
sauce-bottle: kicap
sauce-bottle chilli: sos cili
sauce-bottle fish: budu, cencaluk
sausage-roll: roti sosej
seedling plant: nurseri pokok, nurseri bunga
seedling sack: baja, baja organik
seedling spade: tanah hitam
sheep: biri-biri
shrimp jar: belacan
soft-drink: air tin, air gas, minuman bergas
songbird: burung murai, pertandingan burung
spice-bowls: rempah kari, rempah ratus, serbuk kari, serbuk kunyit, kedai rempah
spoon: sudu
spring-rolls: popia, popia basah, popia goreng, popiah, popiah gulung
steamed-bun: bun kukus, pau ayam, pau kacang merah, pau daging, pau kaya, kedai pau, kuih pau, pau kukus
steamed-bun beans: pau kacang
stew: sup tulang, sup ekor, sup gear box, sup kambing, sup ayam, sup daging
stew chilli: tomyam, tom yam, tomyam seafood
stew fish: asam pedas, pes asam pedas
sweet-potato: keledek goreng, keledek, keladi goreng
takeaway-box motor-scooter: runner makanan
tiffin: mangkuk tingkat
toast: roti kahwin, roti titab
tofu: tauhu, tauhu bergedil, tauhu sumbat
tofu pudding: tau foo fah, taufufah, tau fu fah
tree: hutan simpan, kebun dijual
tropical-fish: ikan laga
trowel: siling plaster, plaster siling, siling kapur
wheat sack: tepung, tepung gandum
zongzi rice: pulut panggang
`;
