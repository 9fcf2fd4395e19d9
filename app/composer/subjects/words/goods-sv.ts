/** Goods, crafts and outings in Swedish. Notation: word-list.ts. */
export const swedishGoods = `
runner: vårloppet, lopp, loppet, motionslopp, milen, springlopp, välgörenhetslopp
gift: julklapp, julklappar, julklappsinsamling
diving-mask fish: dyka, dykning, dykkurs, lär dig dyka
scissors: nyklippt, klippning, herrklippning, damklippning
tree axe: trädfällning, träd fällning, fälla träd, trädbeskärning
lemon soft-drink: lemonad, citronlemonad
bricks trowel: marksten, plattsättning av uppfart
armchair sofa: omklädsel av möbler
excavator droplet: brunnsborrare
excavator: grävarbeten, markarbeten
tap wrench: spolbil
door fence: garageportar
oven: köksrenovering, nytt kök, köksmontering
vacuum-cleaner: dammsugare, centraldammsugare
fire-extinguisher: brandskydd, brandsläckare
mouse-trap: råttbekämpning
hut: friggebod, friggebodar, attefallshus
house-with-garden: växthus
dining-table: matbord, köksbord
hot-tub: badtunnor
pretzel: kringlor
pancakes: pannkakor
waffle: våffelstuga
flatbread: tunnbröd
dumpling: dumplings, palt
pie: pajer, paj
sandwich: smörgåstårtor
spaghetti: pasta, färsk pasta
curry: indisk restaurang, indisk mat
taco: mexikansk restaurang, tacos
soft-drink: läsk, saft
champagne: champagne, mousserande vin
turkey-bird: kalkon
cherries: körsbär
blueberries: blåbär
tomato: tomater
wheat: mjöl, kvarn
herb: kryddörter
flute: flöjt, tvärflöjt
accordion: dragspel
fencer: fäktning
tennis: tennis, padel
ice-hockey: hockeyskola
running-shirt: sportkläder, friidrott, träningskläder
surfer: surfskola, surfing, vindsurfing
diving-mask: dykning, dykkurs, dykcenter
rower: roddklubb
parachute: fallskärm, fallskärmshopp, skärmflygning
hot-air-balloon: ballongfärd
kick-scooter: elsparkcykel, sparkcykel, elsparkcyklar
roller-skate: rullskridskor, inlines
racing-car: folkrace
train: modelljärnväg
clapperboard: videoproduktion, bröllopsfilm, filmproduktion
disco-ball: dj, diskjockey, bröllops-dj
fireworks: fyrverkerier
sun: solarium, spraytan
top-hat: modist
socks: raggsockor
gloves: handskar
bikini: badkläder
wallet: plånböcker, bälten, läderhantverk
wheelchair: rollator, elrullstol
speaker: ljudanläggning, högtalare
gavel: auktion, auktioner, auktionsverk
crystal-ball: spådam, tarot, medium sittning, astrologi
magnifier: privatdetektiv
telescope: observatorium, astronomi
robot: robotkurs, robotik
ferris-wheel: tivoli, nöjespark
plant: krukväxter
tulip: tulpaner
toilet: bajamajor
thread: tyger, tygaffär
ladder: byggställningar, ställningar
car bubbles: bilrekond, handtvätt av bil
roof house: takläggning
beach-umbrella: solsegel
coffee: fik
sofa chair: möbelaffär
logs fire: björkved, torr ved
house: villor timmer
window bucket: fönsterputsare
fish-cake fish: fiskbullar, fiskkakor
wheat: hösilage, höbalar, halmbalar
window: fönstren, fönster
scissors hair-comb: ~ håret, hår
yarn: garnrea, ull, all ull, garn
amphora palette: drejkurs, drejning, dreja, drejskiva
`;
