/** Goods, crafts and outings in Catalan. Notation: word-list.ts. */
export const catalanGoods = `
lemon soft-drink: llimonada
kitchen-knife: esmolar ganivets
bricks trowel: paletes, paviments
excavator: excavacions, moviments de terra
chimney fire: escura-xemeneies, xemeneia
tap wrench: fontaner
door fence: portes de garatge
hammer-and-wrench: ferrer, soldadura
wardrobe: armaris, armaris a mida
oven: cuines a mida, mobles de cuina
vacuum-cleaner: aspiradores, aspiradora
fire-extinguisher: extintors, extintor
mouse-trap: desratització
hut: casetes de jardí, casetes de fusta
house-with-garden: hivernacles, hivernacle
light-bulb: làmpades, il·luminació, llums
dining-table: taules de menjador
bathtub shower: banys, reforma de banys
hot-tub: jacuzzi
droplet: filtres d'aigua, osmosi
rug: catifes, neteja de catifes
doughnut: xurreria
cookie: galetes
pancakes: creperia
waffle: gofres
pie: empanades, coca
sandwich: entrepans, entrepà
stew: escudella
meat-on-bone: carn a la brasa, calçotada, graellada
kebab: kebab
hot-dog: frankfurts, frankfurt
salad: dietista, nutricionista, amanides
spaghetti: pasta fresca
curry: restaurant indi, cuina índia
taco: restaurant mexicà, tacos
soft-drink: refrescos
champagne: cava, caves, xampany
cocktail: còctels, cocteleria
spirits-bottle: ratafia, vermut
beers: cerveseria
hen: gallines
turkey-bird: galls dindis
cherries: cireres
blueberries: nabius
tomato: tomàquets, tomàquet
onion: calçots, cebes
garlic: alls
peanuts: fruits secs, avellanes
wheat: farina, molí fariner
herb: herbes, herbolari, herboristeria
trumpet: banda de música, trompeta
violin: violí, classes de violí
flute: flauta
saxophone: saxo
accordion: acordió
drum: bateria
chess-pawn: escacs
dice: jocs de taula
puzzle: trencaclosques
billiard-ball: billar
bowling: bitlles
target: dards, tir al blanc
bow-and-arrow: tir amb arc
fencer: esgrima
golf: golf
tennis: tennis, pàdel
table-tennis: tennis taula
badminton: bàdminton
volleyball: voleibol
running-shirt: roba esportiva, atletisme
gymnast: gimnàstica
climber: rocòdrom
surfer: escola de surf, pàdel surf, surf
diving-mask: submarinisme, busseig, bateig de mar
parachute: parapent, paracaigudisme
hot-air-balloon: globus aerostàtic, vol en globus
kick-scooter: patinets elèctrics, patinet
roller-skate: patins
skateboard: monopatí
racing-car: karts, ral·li
motor-scooter: motos de lloguer, ciclomotors
bus: excursions en autocar, autocars
train: trens en miniatura
drone: dron, vídeo amb dron
clapperboard: vídeo de casament, productora audiovisual
disco-ball: dj, discoteca
camera-flash: fotomaton
fireworks: focs artificials
balloon: globus
circus-tent: circ, envelats, carpes
clown: pallasso
microphone: karaoke
graduation-cap: graduació
ring: casament, casaments, anells de casament
soap: sabó, sabons
sun: solàrium
necktie: vestits d'home, corbates
top-hat: barrets, barreteria
t-shirt: samarretes
socks: mitjons
gloves: guants
briefs: llenceria, roba interior
bikini: banyadors
backpack: motxilles
suitcase: maletes
wallet: carteres, marroquineria
wheelchair: cadires de rodes, ortopèdia
syringe: vacunes, vacuna de la grip, bòtox
blood-drop: donació de sang, anàlisi de sang
test-tube: laboratori, anàlisis
stroller: cotxets de nadó
baby: nadons
fountain-pen: cal·ligrafia
printer: impressió, còpies
satellite-dish: antenes, antenista
television: televisors
speaker: equips de so, altaveus
vinyl-record: vinils, discos
game-controller: videojocs, consoles
gavel: subhasta, subhastes
crystal-ball: tarot, vident, astrologia
magnifier: detectiu privat
telescope: astronomia, observatori
robot: robòtica
ferris-wheel: fira d'atraccions
slide: ludoteca
recycling: recollida de residus
lorry: camió, grua, transport de mercaderies
scales: advocada
nurse: infermera, residència, cura de gent gran
museum: museu
heart: donatiu, solidària, voluntariat
security-camera: càmeres de seguretat, alarmes
tent: càmping, acampada, tendes
solar-panel: plaques solars, plaques fotovoltaiques
bouncy-castle: castells inflables
fridge: neveres
mattress: matalàs
motor-boat: barques, vaixells
gift: regals
coin: compro or
caravan: autocaravanes, caravanes
plant: plantes d'interior
rose: roses
castle: castell
toilet: lavabos portàtils
lotion: cremes, cosmètica natural
hearing-aid: audiòfons
framed-picture: emmarcació, marcs, galeria d'art
thread: teles
open-book: repàs, classes particulars, traduccions
teddy-bear crayon: escola bressol
dog bone: botiga d'animals, pinso per a gossos
open-book: escola d'idiomes
wheat: bales de palla
bouquet: rams de núvia, ram de núvia, rams de flors
`;
