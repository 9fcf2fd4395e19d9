/** Goods, crafts and outings in Slovak. Notation: word-list.ts. */
export const slovakGoods = `
lemon soft-drink: limonády, limonáda
kitchen-knife: brusič nožov
bricks trowel: pokládka dlažby
armchair sofa: čalúnenie, čalúnenie nábytku
excavator droplet: vŕtanie studní, vŕtané studne, studne
excavator: zemné práce
tap wrench: krtkovanie, upchatý odpad
toilet plunger: vývoz žumpy, septik
door fence: garážové brány
hammer-and-wrench: zváranie
oven: kuchynské linky, kuchynské štúdio
vacuum-cleaner: vysávač, vysávače
fire-extinguisher: hasiace prístroje, kontrola hasiacich prístrojov
mouse-trap: hubenie potkanov
hut: záhradné domčeky, záhradný domček
house-with-garden: skleníky, skleník, zimné záhrady
light-bulb: svietidlá, osvetlenie, lustre
dining-table: jedálenské stoly, stoly
hot-tub: vírivka, vírivky, kúpacie sudy
droplet: úprava vody, vodné filtre
pretzel: praclíky, praclík
doughnut: šišky, fánky
cookie: medovníčky, vianočné pečivo, koláčiky
pancakes: palacinky, lokše
waffle: vafle
flatbread: langoš
dumpling: knedle
pie: štrúdľa, závin
sandwich: chlebíčky, obložené chlebíčky, sendviče, obložené misy
stew: polievky
meat-on-bone: grilovanie, rebierka
hot-dog: párok v rožku, hot dogy
spaghetti: čerstvé cestoviny, cestoviny, talianska reštaurácia
curry: indická reštaurácia, indická kuchyňa
taco: mexická reštaurácia, tacos
soft-drink: kofola
champagne: šampanské, sekt, prosecco
cocktail: koktaily, koktail bar, miešané nápoje
spirits-bottle: slivovica
egg hen: domáce vajcia
turkey-bird: morky, morka
goose: husacie hody, husacina, husi
duck: kačice, kačica, kačacina
corn: kukurica
cherries: čerešne, višne
blueberries: čučoriedky
grapes: hrozno
watermelon: melóny
tomato: paradajky, rajčiny
onion: cibuľa
garlic: cesnak
peanuts: orechy, orechy a sušené ovocie, mandle
wheat: múka, mlyn
herb: bylinky, bylinkárstvo
trumpet: dychová hudba, dychovka, trúbka
violin: husle, výuka huslí
flute: flauta, výuka flauty
saxophone: saxofón
accordion: akordeón, heligónka
drum: bicie
chess-pawn: šachový krúžok
dice: spoločenské hry, stolové hry
puzzle: puzzle
billiard-ball: biliard
bowling: kolky
target: strelnica, šípky
bow-and-arrow: lukostreľba
fencer: šerm
golf: golf, minigolf
tennis: tenis, padel, tenisová škola
table-tennis: stolný tenis
badminton: bedminton
ice-hockey: hokejová škola
running-shirt: športové oblečenie, atletika, dresy
gymnast: akrobacia
climber: lezecká stena, lezenie
surfer: surfovanie, windsurfing
diving-mask: potápanie, kurz potápania
rower: veslovanie
parachute: paragliding, zoskok padákom, tandemový zoskok
hot-air-balloon: let balónom
kick-scooter: kolobežky, elektrické kolobežky
roller-skate: kolieskové korčule
skateboard: skateboard, skatepark
racing-car: karting
motor-scooter: skútre, mopedy
bus: autobusové zájazdy
train: modelová železnica
helicopter: let vrtuľníkom
clapperboard: kameraman, svadobné video, videoprodukcia
disco-ball: dj, diskotéka, dj na svadbu
camera-flash: fotokútik, fotobúdka
circus-tent: cirkus, prenájom stanov, párty stany
clown: klaun
soap: mydlo, prírodné mydlá
sun: solárium
diamond ring: zlatník, piercing
necktie: pánske obleky
top-hat: klobúky, klobučníctvo
socks: ponožky
gloves: rukavice
briefs: spodná bielizeň
bikini: plavky
backpack: batohy, školské tašky, ruksaky
suitcase: kufre
wallet: peňaženky, kožená galantéria
wheelchair: invalidné vozíky, zdravotnícke pomôcky
test-tube: laboratórium, rozbor vody
stroller: kočíky, kočík, detské kočíky
fountain-pen: kaligrafia
satellite-dish: satelity, antény, montáž satelitu
speaker: ozvučenie, reproduktory
vinyl-record: gramoplatne
gavel: aukcia, dražba
crystal-ball: veštica, tarot, astrológia, výklad kariet
magnifier: súkromný detektív
telescope: hvezdáreň, astronómia
robot: krúžok robotiky
ferris-wheel: lunapark, kolotoče
slide: detská herňa
recycling: výkup železa, zberné suroviny, kovošrot
lorry: nákladná doprava
snowflake: odhŕňanie snehu
cactus: kaktusy
plant: izbové rastliny
rose: ruže
tulip: tulipány
toilet: mobilné wc
framed-picture: rámovanie, rámovanie obrazov, galéria
thread: látky, metráž
beach-umbrella: tieniaca plachta
laptop screwdriver: servis počítačov, oprava počítačov
dog bone: chovateľské potreby
sneaker: topánok
fish: rýb
dog: psa, psíkov
cat: mačiek, mačky
beer: piva, pív
tooth: zubov, zuby, dentálna hygiena
scissors hair-comb: vlasov, vlasy
window bucket: okien
lotus-position: jogy
honey bee: medu
roof: striech
rug: kobercov
tree axe: stromov
birthday-cake: tort
bouquet: kvetov, kvetín
coffee: kávy
horse: koní
cheese: syrov
bread: chleba
house: drevostavby, rodinné domy
wheat: seno, slama
oven dining-table: kuchýň na mieru, kuchýň, výroba kuchýň
motor-boat sailing-boat: loď, lode, lodí, čln, člny
books: kníh, knihy
dress: šiat, šaty
car car-front: ~ áut, autá, auto, auta
`;
