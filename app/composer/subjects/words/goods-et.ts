/** Goods, crafts and outings in Estonian. Notation: word-list.ts. */
export const estonianGoods = `
lemon soft-drink: limonaad
kitchen-knife: noateritus
bricks trowel: sillutuskivi, tänavakivi, kivisillutis, plaatide paigaldus õues
armchair sofa: mööbli polsterdus, pehme mööbli katmine
excavator droplet: puurkaevu puurimine
excavator: ekskavaatoritööd
toilet plunger: kogumiskaevu tühjendus
door fence: tõstuksed
hammer-and-wrench: sepp, keevitustööd, sepis, sepised, keevitus
wardrobe: riidekapid, garderoobid, liuguksed, sisseehitatud kapid
oven: köögimööbli valmistamine
vacuum-cleaner: tolmuimeja, tolmuimejad
fire-extinguisher: tulekustuti, tulekustutid, tuleohutus
mouse-trap: näriliste tõrje, rotitõrje
hut: aiamaja, aiamajad, kuurid
house-with-garden: kasvuhooned, kasvuhoone
light-bulb: valgustus
dining-table: söögilauad, söögilaud
bathtub shower: vannitoa remont
hot-tub: kümblustünn, kümblustünnid, mullivann
spray-bottle: pehme mööbli pesu, mööblipuhastus
rug: vaipade pesu
pretzel: kringlid
doughnut: sõõrikud, sõõrik
cookie: piparkoogid, küpsised
waffle: vahvlid
dumpling: pelmeenid
pie: pirukad, kohupiimapirukad
sandwich: võileivad, võileivatordid, võileib
meat-on-bone: šašlõkk, grillimine
hot-dog: hot dogid
spaghetti: värske pasta, pasta
curry: india restoran, india toit
taco: mehhiko restoran, tacod
soft-drink: limonaad, limonaadid
champagne: šampanja, vahuvein
cocktail: kokteilid, kokteilibaar
spirits-bottle: viski, džinn
egg hen: talumunad
hen: kanad, munakanad
goat: kitsed, kitsefarm
turkey-bird: kalkun, kalkunid
goose: haned, mardihani
cherries: kirsid
blueberries: mustikad
grapes: viinamarjad
watermelon: arbuusid
tomato: tomatid
potato: kartulid, kartul
garlic: küüslauk
peanuts: pähklid
wheat: jahu, veski
herb: ürdid, maitsetaimed
trumpet: puhkpill, puhkpilliorkester, trompet
violin: viiul, viiuliõpe
flute: flööt, plokkflööt
saxophone: saksofon
accordion: akordion, lõõtspill
drum: trummid, trummiõpe
chess-pawn: male, malekool, malering
dice: lauamäng
puzzle: pusled
bowling: keegel, bowling
target: lasketiir, noolemäng
bow-and-arrow: vibulaskmine, vibu
fencer: vehklemine
golf: golf
tennis: tennis, padel
table-tennis: lauatennis
badminton: sulgpall
volleyball: võrkpall
ice-hockey: jäähoki
running-shirt: spordiriided, kergejõustik
gymnast: võimlemine, akrobaatika
climber: seiklusrada
surfer: lainelaud, purjelaud, surfikool, lohesurf
diving-mask: sukeldumine, sukelduskursus
rower: sõudmine, sõudekool
parachute: langevarjuhüpped, paraplaan, tiibvari
hot-air-balloon: kuumaõhupall
kick-scooter: elektritõuksid, tõukeratas, tõukerattad
roller-skate: rulluisud
skateboard: rula, rulapark
racing-car: kardirada, kardisõit, kart
motor-scooter: mopeedid, roller
bus: bussireisid
train: mudelraudtee
drone: droon, droonivideo, aerofoto
clapperboard: videograaf, pulmavideo, videotootmine
disco-ball: dj, diskor, diskoõhtu
camera-flash: fotonurk, fotoboks
fireworks: ilutulestik
balloon: õhupallid, heeliumipallid
circus-tent: tsirkus, telkide rent, peotelgid
clown: kloun
soap: seep, käsitööseep, seebid
sun: solaarium
diamond ring: augustamine, kõrvarõngad
necktie: meesteülikonnad
top-hat: kübarad, mütsid
t-shirt: särgitrükk
socks: sokid, villased sokid
gloves: kindad
briefs: pesu naistele, aluspesu
bikini: ujumisriided, bikiinid
backpack: seljakotid, koolikotid
suitcase: kohvrid, kohver
wallet: rahakotid, nahktooted, nahkehistöö
wheelchair: ratastool, ratastoolid, abivahendid
syringe: vaktsineerimine, gripivaktsiin, botox
blood-drop: vereproov, doonoripäev, verekeskus
test-tube: laboratoorium, analüüsid
stroller: lapsevankrid, kärud
baby: perekool, beebikool
fountain-pen: kalligraafia
printer: koopiakeskus
satellite-dish: satelliittv, antennid, antennitööd
television: telerid, telerite remont
speaker: helitehnika, kõlarid
vinyl-record: vinüülid, plaadipood, vinüülplaadid
game-controller: mängukonsoolid, arvutimängud
gavel: oksjon
crystal-ball: ennustaja, tarot, astroloog, selgeltnägija
magnifier: eradetektiiv
telescope: tähetorn, astronoomia
robot: robootika, robotiring
ferris-wheel: lõbustuspark
slide: mängutuba
recycling: kokkuost metall, jäätmevedu, taaskasutus
lorry: treilerabi
wardrobe sofa: mööbel eritellimus
snowflake: lumekoristus, lumelükkamine
cactus: kaktused
rose: roosid
tulip: tulbid
toilet: välikäimla, välikäimlad, mobiilsed tualetid
hearing-aid: kuulmiskeskus
framed-picture: raamimine, kunstigalerii
thread: kangad, kangapood, õmblustarvikud
rabbit: küülikuliha
wastebasket recycling: konteinerite rent, konteinerid, prügikonteiner
teddy-bear crayon: lapsehoid, hoiurühm
beach-umbrella: päikesepuri, päikesepurjed
tap wrench: torulukksepp
laptop screwdriver: arvutite hooldus, arvutihooldus
open-book: keelekursused, keelekool
saw hammer: põrandad, põrandate lihvimine, põrandalihvimine
wine grapes: veinide, veini
fish: kalade
cat: kasside
beer: õlle, õllede
window bucket: akende
honey bee: mee, mett
bouquet: lillede
coffee: kohvi
cheese: juustu, juustude
bread: leiva
tap wrench: torude ummistus, ummistuste eemaldus, ummistused, ummistus
sauna: saunad, saunade
house: palkmajad, puitmajad
wheat: heinapallid, heinarullid
motor-boat sailing-boat: paat, paadid, paatide
apple: õun, õunad, õunu, õunte
handbag: kott, kotid, kotte
`;
