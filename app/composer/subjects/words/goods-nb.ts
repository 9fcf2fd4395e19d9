/** Goods, crafts and outings in Norwegian. Notation: word-list.ts. */
export const norwegianGoods = `
house key: hyttetomter, hyttetomt, tomter
runner: løp, løpet, mosjonsløp
bucket spray-bottle: hyttevask, boligvask, flyttevask
tree axe: trefelling, trær felles, felling av trær
lemon soft-drink: limonade
bricks trowel: steinlegger
armchair sofa: omtrekking av møbler
excavator droplet: brønnboring
tap wrench: rørinspeksjon, stakeservice
toilet plunger: septiktømming
door fence: garasjeporter
oven: nytt kjøkken, kjøkkenmontering
vacuum-cleaner: støvsuger, støvsugere
fire-extinguisher: brannslukker, brannvern, brannsikring
mouse-trap: rottebekjempelse
hut: hagebod, anneks
house-with-garden: drivhus, veksthus, vinterhage
dining-table: spisebord
hot-tub: badestamper
droplet: vannfilter
pancakes: pannekaker, sveler, lapper
waffle: vafler
flatbread: lefse, lefser, potetlefse
dumpling: raspeballer, komler, dumplings
sandwich: påsmurt
spaghetti: fersk pasta, pasta
curry: indisk restaurant, indisk mat
taco: meksikansk restaurant, tacos
soft-drink: brus, saft
champagne: champagne, musserende vin
goat: geiter, geit
turkey-bird: kalkun
cherries: moreller
blueberries: blåbær
tomato: tomater
peanuts: nøtter
wheat: mel fra mølle
herb: urter, krydderurter
flute: fløyte, tverrfløyte
accordion: trekkspill
billiard-ball: biljard
bow-and-arrow: bueskyting
fencer: fekting
tennis: tennis, padel
running-shirt: sportsklær, friidrett, treningsklær
climber: klatrehall
surfer: surfeskole, surfekurs
diving-mask: dykking, dykkerkurs, dykkersenter
rower: roklubb
parachute: fallskjermhopp, paragliding
hot-air-balloon: ballongferd
kick-scooter: sparkesykkel, elsparkesykkel
roller-skate: rulleskøyter
motor-scooter: moped, scooter
bus: bussturer
train: modelljernbane
clapperboard: videoproduksjon, bryllupsfilm
disco-ball: dj, diskotek
camera-flash: fotoboks
sun: solarium, solstudio, spraytan
top-hat: hatter
socks: sokker, raggsokker
gloves: votter
bikini: badetøy
wallet: lommebøker, lærvarer
wheelchair: rullator
test-tube: laboratorium
satellite-dish: parabol, antenne
speaker: lydanlegg, høyttalere
gavel: auksjon
crystal-ball: spåkone, tarot, klarsynt, astrologi
magnifier: privatetterforsker
robot: robotkurs, robotikk
ferris-wheel: tivoli, fornøyelsespark
plant: potteplanter
tulip: tulipaner
toilet: mobiltoalett
thread: stoffbutikk
dress-shoe: skomaker
beach-umbrella: solseil
laptop screwdriver: pc-reparasjon, datareparasjon
dog bone: dyrebutikk
bricks crane: byggmester
airplane suitcase: reisebyrå
window bucket: vinduspuss, vinduspusser
fish-cake fish: fiskekaker, fiskeboller
wheat: rundballer, høyballer
croissant bread: boller
tooth: tennene, tenner
scissors hair-comb: ~ håret, hår
yarn: garnsalg, ull
ring diamond: bunadsølv, bunadssølv, sølv, søljer
sauna: saunagus
`;
