/** Goods, crafts and outings in Danish. Notation: word-list.ts. */
export const danishGoods = `
runner: løb, motionsløb, løbet
horse: ridelejr, ridelejre
cupcake: flødeboller, flødebolle
baby musical-notes: babysalmesang, babyrytmik
tree axe: træfældning, træer fældes, fældning af træer
lemon soft-drink: lemonade
bricks trowel: belægningssten
excavator droplet: brøndboring
tap wrench: rensning af afløb
toilet plunger: slamsuger
door fence: garageporte
oven: nyt køkken, køkkenmontering
vacuum-cleaner: støvsuger, støvsugere
fire-extinguisher: brandslukker, brandslukkere, brandsikring
mouse-trap: rottebekæmpelse, musebekæmpelse
hut: havehus, havehuse, redskabsskur
house-with-garden: drivhus, drivhuse, udestue
dining-table: spiseborde, spisebord, plankeborde
hot-tub: udespa
droplet: vandfilter, blødgøringsanlæg
pretzel: saltkringler
pancakes: pandekager
waffle: vafler, belgiske vafler
dumpling: dumplings
pie: tærter
spaghetti: frisk pasta, pasta
curry: indisk mad, indisk restaurant
taco: mexicansk restaurant, tacos
soft-drink: sodavand, saft
champagne: champagne, mousserende vin
turkey-bird: kalkun, kalkuner
goose: gæs, mortensand og gås
duck: and til mortensaften
cherries: kirsebær
blueberries: blåbær
tomato: tomater
wheat: mel fra møllen, mel
herb: krydderurter, urter
flute: fløjte, blokfløjte, tværfløjte
accordion: akkordeon
billiard-ball: billard
fencer: fægtning
golf: golf, golfklub
tennis: tennis, padel
running-shirt: sportstøj, atletik, træningstøj
climber: klatrehal
surfer: surfskole, windsurfing, kitesurfing
diving-mask: dykning, dykkerkursus, dykkercenter
rower: roklub
parachute: faldskærmsudspring, paragliding
hot-air-balloon: ballonflyvning
kick-scooter: løbehjul, elløbehjul
roller-skate: rulleskøjter
bus: busrejser
train: modeltog, modeljernbane
clapperboard: videoproduktion, bryllupsfilm
disco-ball: dj, diskotek
camera-flash: fotoboks
sun: solcenter, solarium, spraytan
top-hat: hattemager
socks: sokker
gloves: handsker, vanter
briefs: lingeri
bikini: badetøj
wallet: punge og bælter, lædervarer
wheelchair: rollator, el-scooter for ældre
test-tube: laboratorium, vandprøver
satellite-dish: parabol, antenner
speaker: lydanlæg, højttalere
gavel: auktion, auktioner
crystal-ball: clairvoyant, tarot, astrologi, spåkone
magnifier: privatdetektiv
telescope: observatorium, astronomi
robot: robotter, robotkursus
ferris-wheel: tivoli, forlystelsespark
plant: stueplanter
tulip: tulipaner
toilet: mobiltoiletter
thread: stofbutik
car bubbles: bilklargøring
beach-umbrella: solsejl
lipstick nail-polish: skønhedsklinik
window bucket: vinduespudser, vinduespolerer
fish-cake fish: fiskefrikadeller, fiskedeller
wheat: halmballer, wraphø
motor-boat sailing-boat: både, båd, båden
cheese: oste
tyre: dækkene
tooth: tænderne, tænder
scissors hair-comb: ~ håret, hår
scissors hair-comb: håret, opsætning, prøveopsætning, frisure
sauna: saunagus, gus
`;
