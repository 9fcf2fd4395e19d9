/** Goods, crafts and outings in Latvian. Notation: word-list.ts. */
export const latvianGoods = `
lemon soft-drink: limonāde, limonādes
bricks trowel: bruģis, bruģakmens
armchair sofa: tapsētājs
excavator droplet: urbumi, urbuma ierīkošana, artēziskā aka, akas
chimney fire: dūmvadu tīrīšana
tap wrench: cauruļu tīrīšana
toilet plunger: septiķis, septiķa iztukšošana
hammer-and-wrench: kalējs, metināšana, metālkalumi, metālapstrāde
wardrobe: skapji, iebūvētie skapji, bīdāmās durvis, drēbju skapji
oven: virtuves iekārtas
vacuum-cleaner: putekļsūcējs, putekļsūcēji, putekļusūcējs
fire-extinguisher: ugunsdzēšamie aparāti, ugunsdrošība, ugunsdzēsības aparāti
mouse-trap: deratizācija, grauzēju iznīcināšana
hut: dārza mājiņas, dārza mājas
house-with-garden: siltumnīca, siltumnīcas
light-bulb: gaismekļi
dining-table: galdi, pusdienu galdi
bathtub shower: vannas istabas remonts
hot-tub: kubli, kublu noma
droplet: ūdens filtri, ūdens attīrīšana
spray-bottle: mēbeļu ķīmiskā tīrīšana
pretzel: kliņģeri
doughnut: virtuļi, berlīnieši
cookie: piparkūkas, cepumi
waffle: vafeles
dumpling: pelmeņi
pie: pīrāgi, pīrādziņi, speķa pīrāgi
sandwich: sviestmaizes, maizītes
meat-on-bone: šašliks, ribiņas
kebab: kebabi
hot-dog: hotdogi, hotdogs
spaghetti: svaiga pasta, makaroni
curry: indiešu restorāns, indiešu virtuve
taco: meksikāņu restorāns, tako
soft-drink: limonāde, limonādes, kvass
champagne: šampanietis, dzirkstošais vīns
cocktail: kokteiļi, kokteiļbārs
spirits-bottle: viskijs, džins, balzams, destilērija
egg hen: lauku olas
hen: vistas, dējējvistas
turkey-bird: tītari, tītara gaļa
goose: zosis
cherries: ķirši
blueberries: mellenes
strawberry: zemenes
grapes: vīnogas
watermelon: arbūzi
tomato: tomāti
garlic: ķiploki
peanuts: rieksti
wheat: milti, dzirnavas
herb: garšaugi, zāļu tējas, ārstniecības augi
trumpet: pūtēju orķestris, trompete
violin: vijole, vijoles stundas, vijoļspēle
flute: flauta
saxophone: saksofons
accordion: akordeons
drum: bungas
chess-pawn: šahs, šaha skola
puzzle: puzles
billiard-ball: novuss
bowling: boulings
target: šautuve, šautriņas
bow-and-arrow: loka šaušana
fencer: paukošana
golf: golfs
tennis: teniss, padels
table-tennis: galda teniss
badminton: badmintons
volleyball: volejbols
ice-hockey: hokeja skola
running-shirt: sporta apģērbs, vieglatlētika
gymnast: vingrošana, akrobātika
climber: kāpšanas siena
surfer: sērfošana, vindsērfings, vējdēlis
diving-mask: niršana, niršanas kursi
rower: airēšana
parachute: izpletnis, lēciens ar izpletni, paraplāns
hot-air-balloon: gaisa balons, lidojums ar balonu
kick-scooter: elektriskie skrejriteņi, skrejritenis, elektroskūteri
roller-skate: skrituļslidas, skrituļslidošana
skateboard: skrituļdēlis, skeitparks
racing-car: kartings, kartinga trase
motor-scooter: mopēdi, motorolleri
bus: autobusu ekskursijas, autobusu noma
train: bānītis
drone: drons, drona filmēšana
clapperboard: videogrāfs, kāzu video, video montāža
disco-ball: dīdžejs, dj, diskotēka
camera-flash: fotobūda, fotokabīne
fireworks: salūts, uguņošana
balloon: baloni, hēlija baloni, balonu dekorācijas
circus-tent: cirks, nojumes noma
clown: klauns
soap: ziepes, roku darba ziepes
sun: solārijs
diamond ring: pīrsings, ausu caurduršana
necktie: vīriešu uzvalki
top-hat: cepures, cepurnieks
t-shirt: krekli, apdruka
socks: zeķes
gloves: cimdi
briefs: apakšveļa, veļa
bikini: peldkostīmi
backpack: mugursomas, skolas somas
suitcase: čemodāni, ceļasomas
wallet: maki, ādas izstrādājumi
wheelchair: ratiņkrēsls, ratiņkrēsli
syringe: vakcinācija, pote pret gripu, botokss
blood-drop: asins donori, asins analīzes, donoru diena
test-tube: laboratorija, analīzes
stroller: bērnu ratiņi, ratiņi
baby: mazuļi, grūtnieču kursi
fountain-pen: kaligrāfija
printer: kopēšana
satellite-dish: antenas, satelīttelevīzija
television: televizoru remonts
speaker: skaņas aparatūra, skaļruņi
vinyl-record: vinila plates, skaņuplates
game-controller: spēļu konsoles, datorspēles
gavel: izsole, izsoles
crystal-ball: zīlniece, taro, astrologs, gaišreģe
magnifier: privātdetektīvs
telescope: astronomija, observatorija
robot: robotika, robotikas pulciņš
ferris-wheel: atrakciju parks
slide: bērnu rotaļu laukums, rotaļu istaba
recycling: otrreizējā
lorry: auto evakuācija
snowflake: sniega tīrīšana
cactus: kaktusi
plant: istabas augi
rose: rozes
tulip: tulpes
castle: pils
toilet: biotualetes
framed-picture: ierāmēšana, rāmji
thread: audumi, audumu veikals
rabbit: truša gaļa
dumbbell stopwatch: sporta zāle
sofa chair: mēbeļu
sneaker: kurpju, apavu
cat: kaķu, kaķiem, kaķu viesnīca
glasses eye: acu pārbaude, briļļu
tooth: zobu, zobu higiēna, zobiem
scissors hair-comb: matu, matu kopšana, matiem
lotus-position: jogas
roof: jumtu, jumta
key: atslēgu
rug: paklāju
birthday-cake: tortu
bouquet: ziedu
horse: zirgu
cheese: siera
bread: maizes
sauna: pirtis
house: karkasa mājas
wheat: siena rituļi, siens
lawnmower spade: dārza pļaušana
dog: suņiem, suns, suņi, suņu
window: logi, logus, logu
honey: medus, medu
`;
