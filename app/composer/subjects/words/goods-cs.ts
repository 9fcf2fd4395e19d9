/** Goods, crafts and outings in Czech. Notation: word-list.ts. */
export const czechGoods = `
game-controller joystick: virtuální reality, virtuální realita, herna virtuální reality, vr herna
house key: hypotéka, hypotéky, hypoteční poradenství, hypoteční poradce
basket gift: dárkové koše, dárkový koš, dárkové balíčky
christmas-tree: vánoční stromky, vánoční stromek
lemon soft-drink: limonády, domácí limonády, limonáda
kitchen-knife: brusič nožů
bricks trowel: pokládka dlažby
armchair sofa: čalounění, čalounění nábytku
excavator droplet: vrtané studny, kopané studny, studnařství
tap wrench: krtkování
toilet plunger: vyvážení jímek, fekální vůz
hammer-and-wrench: umělecký kovář
oven: kuchyňské studio
vacuum-cleaner: vysavač, vysavače
fire-extinguisher: hasicí přístroje, revize hasicích přístrojů
mouse-trap: hubení potkanů, hubení myší
hut: zahradní domky, zahradní domek, dřevěné chatky
house-with-garden: skleníky, skleník, zimní zahrady
light-bulb: lustry
dining-table: stoly
hot-tub: vířivka, vířivky, koupací sudy
pretzel: preclíky, preclík
doughnut: kobliha
cookie: vánoční cukroví
pancakes: bramboráky
waffle: vafle, belgické vafle
flatbread: langoš, langoše, placky
dumpling: halušky, bryndzové halušky
pie: závin, štrúdl, závin domácí
sandwich: chlebíčky, obložené chlebíčky, sendviče, obložené mísy
stew: svíčková
meat-on-bone: vepřová žebra
hot-dog: hot dogy
spaghetti: čerstvé těstoviny, těstoviny, italská restaurace
curry: indická restaurace, indická kuchyně
taco: mexická restaurace, tacos
champagne: šampaňské, sekt, prosecco
cocktail: koktejly, koktejlový bar, míchané nápoje
spirits-bottle: pálenice
egg hen: domácí vejce
turkey-bird: krůty, krocan
goose: husy, svatomartinská husa, husí hody, husa
duck: kachny, kachna
corn: kukuřice
cherries: třešně, višně
blueberries: borůvky
grapes: hroznové víno, hrozny
watermelon: melouny
onion: cibule
garlic: česnek
peanuts: ořechy, ořechy a sušené ovoce, mandle
wheat: mouka, mlýn
herb: bylinky, bylinkářství
trumpet: trubka
violin: výuka houslí
flute: flétna, výuka flétny
saxophone: saxofon
accordion: akordeon
chess-pawn: šachový kroužek
dice: deskovky
puzzle: puzzle, únikovka
bowling: kuželky
fencer: šerm
golf: golf, minigolf
tennis: tenis, padel, tenisová škola
table-tennis: stolní tenis
badminton: badminton
ice-hockey: hokejová škola
running-shirt: sportovní oblečení, atletika, dresy
gymnast: akrobacie
climber: lezení
surfer: surfování, windsurfing
diving-mask: potápění, kurz potápění
rower: veslování
parachute: paragliding, seskok padákem, tandemový seskok
hot-air-balloon: let balónem
kick-scooter: koloběžky, elektrické koloběžky
roller-skate: kolečkové brusle, in-line bruslení
skateboard: skateboard, skatepark
racing-car: karting
motor-scooter: skútry, mopedy
bus: autobusové zájezdy, zájezd autobusem
train: modelová železnice, vláčky
helicopter: let vrtulníkem, vrtulník
clapperboard: kameraman, svatební video, videoprodukce
disco-ball: dj, diskotéka, dj na svatbu
camera-flash: fotokoutek
circus-tent: cirkus, pronájem stanů, party stany
soap: mýdlo, přírodní mýdla
sun: solárium
diamond ring: zlatník, piercing
necktie: pánské obleky
top-hat: klobouky, kloboučnictví
socks: ponožky
gloves: rukavice
briefs: spodní prádlo
bikini: plavky
backpack: batohy, školní aktovky, aktovky
wallet: peněženky, kožená galanterie, opasky
wheelchair: zdravotnické potřeby
stroller: kočárky, kočárek, dětské kočárky
fountain-pen: kaligrafie
satellite-dish: montáž antén
speaker: ozvučení, reproduktory
vinyl-record: gramodesky
gavel: aukce, dražba, dražby
crystal-ball: kartářka, tarot, astrologie, věštkyně, výklad karet
magnifier: soukromý detektiv, detektivní agentura
telescope: hvězdárna, astronomie
robot: kroužek robotiky
ferris-wheel: lunapark, pouťové atrakce
slide: herna pro děti
recycling: výkup železa, sběrné suroviny
lorry: nákladní doprava
snowflake: odklízení sněhu
cactus: kaktusy, sukulenty
plant: pokojové rostliny
tulip: tulipány
toilet: mobilní wc
framed-picture: rámování obrazů
thread: látky, metráž
car bubbles: automyčka, ruční mytí
beach-umbrella: stínící plachta, stínicí plachty
cutlery dinner-plate: hotová jídla
dog bone: chovatelské potřeby
sneaker: bot, bota, botami
fish: ryb, rybami
dog: psa, pejsků
cat: koček
beer: piv, piva
tooth: zubů, zuby, zubní
scissors hair-comb: vlasů, vlasy
bicycle wrench: kol, servis kol, jízdních kol
window bucket: oken, okny
lotus-position: jógy
honey bee: medu
roof: střech
rug: koberců
birthday-cake: dortů
bouquet: květin
coffee: kávy
horse: koní
bread: chleba, chleby
house: dřevostavby, rodinné domy
wheat: seno, sláma, balíky slámy
house bed: agroturistika
oven dining-table: kuchyní na míru, výroba kuchyní
motor-boat sailing-boat: loď, lodě, lodí, loďka, člun, čluny
oven dining-table: kuchyně, kuchyní, kuchyň, kuchyňské linky
christmas-tree: stromků, vánoční stromky
car car-front: ~ aut, auta, auto
house: ~ dům, domů, domu
`;
