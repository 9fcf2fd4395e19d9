/** Goods, crafts and outings in Romanian. Notation: word-list.ts. */
export const romanianGoods = `
house key: credite ipotecare, credit ipotecar, broker credite
bread: brutar, brutari
lemon soft-drink: limonadă, limonade
kitchen-knife: tocilar
bricks trowel: pavaje, montaj pavele
excavator droplet: foraje puțuri, puțuri forate, foraje apă
excavator: excavări, excavator
toilet plunger: fosă septică
door fence: uși de garaj
hammer-and-wrench: fier forjat, fierar, sudură, confecții metalice
wardrobe: dulapuri, dressinguri, dulap la comandă
oven: bucătării la comandă, mobilă bucătărie
vacuum-cleaner: aspirator, aspiratoare
fire-extinguisher: extinctoare, stingătoare, verificare stingătoare
hut: căsuțe de grădină, foișoare, căsuțe din lemn
house-with-garden: sere de grădină, solarii, sere
light-bulb: lustre, becuri
dining-table: mese din lemn, mese living
bathtub shower: amenajare baie, băi
hot-tub: ciubăr, ciubere, jacuzzi
droplet: filtre de apă, filtre apă
spray-bottle: igienizare
rug: spălare covoare
pretzel: covrig
doughnut: gogoșerie
cookie: biscuiți, fursecuri, turtă dulce
pancakes: clătite americane
waffle: vafe, waffle
flatbread: lipii, langoș, lipie
dumpling: colțunași, găluște
pie: plăcinte, plăcintărie, plăcintă
sandwich: sandvișuri, sandwich-uri, tartine
stew: tochitură, sarmale
meat-on-bone: mititei
kebab: șaorma, kebap
hot-dog: hot dog
spaghetti: paste proaspete, paste
curry: restaurant indian, mâncare indiană
taco: restaurant mexican, tacos
champagne: șampanie, vin spumant, prosecco
cocktail: cocktailuri, cocktail bar
spirits-bottle: țuică, palincă, pălincă, whisky
egg hen: ouă de țară
hen: găini, găini ouătoare, pui de găină
goat: capre, carne de capră
turkey-bird: curcani, curcan
goose: gâște
duck: rațe
corn: porumb, porumb fiert
cherries: cireșe, vișine
blueberries: afine
strawberry: căpșuni, căpșune
grapes: struguri
watermelon: pepeni, pepeni verzi
tomato: roșii
potato: cartofi
onion: ceapă
garlic: usturoi
bell-pepper: ardei, ardei copți
peanuts: nuci, fructe uscate, alune
wheat: făină, moară
herb: plante medicinale, plafar, ierburi aromatice
trumpet: fanfară, trompetă
violin: vioară, lecții de vioară
flute: flaut, nai
saxophone: saxofon
accordion: acordeon
dice: boardgames
puzzle: puzzle-uri
billiard-ball: biliard
target: poligon de tir, darts, paintball
bow-and-arrow: tir cu arcul
fencer: scrimă
golf: golf, minigolf
table-tennis: tenis de masă
volleyball: volei
ice-hockey: hochei
running-shirt: haine sport, atletism, echipament sportiv
gymnast: gimnastică, acrobații
climber: perete de escaladă
surfer: surf, windsurfing, placă sup
diving-mask: scufundări, scuba
rower: canotaj
parachute: parapantă, salt cu parașuta
hot-air-balloon: zbor cu balonul
kick-scooter: trotinete electrice, trotinetă
roller-skate: patine cu rotile
racing-car: karting, raliu
motor-scooter: scutere
bus: excursii cu autocarul, autocare, închirieri autocare
helicopter: elicopter
drone: dronă, filmări cu drona
clapperboard: videograf, filmări nuntă, filmare evenimente
disco-ball: dj, discotecă, dj nuntă
camera-flash: cabină foto
fireworks: artificii
balloon: baloane cu heliu
circus-tent: circ, închiriere corturi
microphone: cântăreață, solistă nuntă
ring: nunți
soap: săpun, săpunuri naturale
sun: solar, bronzare
diamond ring: piercing, cercei
necktie: costume bărbați
top-hat: pălării
t-shirt: tricouri, tricouri personalizate
socks: șosete, ciorapi
gloves: mănuși
briefs: lenjerie intimă
bikini: costume de baie
backpack: ghiozdane, rucsacuri
suitcase: valize, trolere
wallet: portofele, marochinărie
wheelchair: scaune cu rotile, cărucior cu rotile, fotoliu rulant
syringe: vaccinare, vaccin gripal, botox
test-tube: laborator analize
stroller: cărucior bebe
baby: gravide
fountain-pen: rechizite, caligrafie
printer: copiator, xerox
satellite-dish: antene, antenă satelit
television: reparații televizoare, reparații tv
speaker: sonorizare
vinyl-record: viniluri, discuri vinil
game-controller: console jocuri
gavel: licitație
crystal-ball: ghicitoare, tarot, astrolog
magnifier: detectiv particular
telescope: observator astronomic, astronomie
robot: robotică
ferris-wheel: parc de distracții
recycling: colectare fier vechi
nurse: azil bătrâni
snowflake: deszăpezire
cactus: cactuși, plante suculente
plant: plante de apartament, plante de interior
rose: trandafiri
tulip: lalele
castle: castel
toilet: toalete ecologice
hearing-aid: proteze auditive
framed-picture: rame tablouri, înrămări, galerie de artă
thread: textile metraj, stofe
rabbit: carne de iepure
open-book: cursuri limbi străine, cursuri de limbi
radiator fire: pompe de căldură, pompă de căldură
wine grapes: vinului
cat: pisicilor
beer: berii
tooth: dinți, dinților, albirea dinților, dintii
scissors hair-comb: părului
bicycle wrench: bicicletei
window bucket: geamurilor, spălarea geamurilor
honey bee: mierii
key: cheilor
rug: covoarelor
bouquet: florilor
coffee: cafelei
horse: cailor
bread: pâinii
house: case din lemn
wheat: fân, baloți de paie, paie
house bed: agroturism
oven dining-table: bucătărie, bucătăriei, bucătării, mobilă de bucătărie
dog: cățel, cățeluș, cățeluși, căței, cățelul, cățelușul
`;
