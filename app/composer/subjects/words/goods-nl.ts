/** Goods, crafts and outings in Dutch. Notation: word-list.ts. */
export const dutchGoods = `
fir-tree christmas-tree: kerstbomen, kerstboom, nordmann, nordmannspar
bricks trowel: tuin bestraten, bestrating, bestraten, terras aanleggen
smartphone: roosterapp, planningsapp, rooster app, urenregistratie
convenience-store key: winkelruimte, winkelpand, bedrijfspand
dog ambulance: dierenambulance
gift basket: kerstpakket, kerstpakketten, relatiegeschenken
rose spade: tuin laten ontwerpen, tuinontwerp, tuin ontwerpen, tuin aanleggen
logs saw: vloer schuren, vloeren schuren, parket schuren, houten vloer, houten vloeren
tree axe: bomen snoeien, boom snoeien, bomen kappen, boom kappen, snoeien
gutter house: dakgoot, dakgoten, goten
roof house: dakkapel, dakkapellen, dakpannen, dak vernieuwen, nieuw dak
cheese: kaas, kazen
basket leaves: mand, manden
swimming-pool: zwembad, zwembaden
window: ramen, nieuwe ramen, kozijnen en ramen
window bucket: ramen lappen, ramen zemen
lemon soft-drink: limonade
kitchen-knife: slijpservice
bricks trowel: stratenmaker, sierbestrating
excavator: minigraver
tap wrench: riool ontstoppen
oven: keukens op maat
fire-extinguisher: brandblusser, brandblussers, brandbeveiliging
mouse-trap: muizenbestrijding, rattenbestrijding
hut: tuinhuis, tuinhuisjes, blokhut, tuinhuizen
house-with-garden: tuinkas, serre, broeikassen
pancakes: pannenkoekenhuis
waffle: wafels
dumpling: dumplings
hot-dog: hotdogs, hotdog
curry: indiaas restaurant, rijsttafel, curry
taco: mexicaans restaurant, tacos
soft-drink: frisdrank
champagne: champagne
goat: geiten, geitenboerderij
turkey-bird: kalkoen, kalkoenen
duck: eenden
cherries: kersen
blueberries: blauwe bessen
tomato: tomaten
potato: aardappels
wheat: meel, molen meel
herb: kruiden, kruidenwinkel
flute: dwarsfluit, blokfluit, fluitles
accordion: accordeon
fencer: schermen, schermclub
running-shirt: sportkleding, atletiek
rower: roeiclub
hot-air-balloon: luchtballon
kick-scooter: steps, elektrische step
roller-skate: rolschaatsen, skeeleren
bus: busreizen
train: modelspoor, modeltreinen
sun: zonnebank, zonnestudio
socks: sokken
gloves: handschoenen
briefs: lingerie
bikini: badkleding, badmode
wallet: portemonnees
wheelchair: rollator
stroller: kinderwagen, kinderwagens, buggy
speaker: geluidsapparatuur, luidsprekers, geluidsverhuur
gavel: veiling, veilinghuis
crystal-ball: waarzegster, tarot, astrologie, helderziende
magnifier: detective, recherchebureau
ferris-wheel: kermis, reuzenrad
cactus: cactussen, vetplanten
tulip: tulpen, bloembollen
toilet: mobiele toiletten
thread: stoffenwinkel
ladder: steigers
car bubbles: carwash, autowasstraat
beach-umbrella: schaduwdoek, schaduwdoeken
horse: paardrijlessen, paardrijles
fish-cake fish: viskoekjes
wheat: hooibalen, hooi en stro
shopping-bags sofa: kringloop, kringloopwinkel, tweedehands
calendar smartphone: online agenda, online agenda's, afsprakensysteem
`;
