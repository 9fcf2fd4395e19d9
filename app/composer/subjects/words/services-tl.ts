/** Services and rarer goods in Filipino. Notation: word-list.ts. */
export const filipinoServices = `
receipt shopping-cart: kahera, kahero, cashier, kaherang, bagger, stock clerk, merchandiser
washing-machine basket: labada, labahan, laba, palaba
shopping-bags t-shirt: ukay-ukay, ukay ukay, ukay
solar-panel: solar panel, solar
bed: kumot, punda, kobre kama, kama, bedsheet
mattress: kutson, unan, foam
tea: tsaa, salabat
musical-notes: musika, banda
set-square: matematika, math tutor
palette: pagpipinta, pagguhit, art class
security-camera: cctv
tiles: baldosa, tile setter
football: putbol
balloon: lobo, lobo decoration
baby: gamit pang baby, damit pambata, sanggol
chess-pawn: ahedres
flatbread: tinapay na lapad
boxing-glove: boksing, boxing gym
eyelashes: pilikmata, kilay
cook: pagluluto, cooking class
fountain-pen: notaryo, notaryo publiko
kebab: shawarma, kebab
serum-bottle: facial, skin care
pizza: pizza
brain: sikolohista, counseling
tractor: traktora
yarn: gantsilyo, gantsilyong bag, sinulid
bus: bus rental, bus
hiking-boot: akyat bundok, hiking
horse: kabayo
cheese: keso, kesong puti
wheat: harina, trigo
burger: burger
motor-scooter: iskuter
razor: ahit, waxing
crystal-ball: manghuhula, hula
orange: kahel, dalandan, kalamansi
theatre-masks: dula, teatro
chart-up: pamumuhunan, stocks
salad: gulay na salad, ensalada
spine: sakit sa likod, physical therapy, chiropractor
beans: munggo, sitaw
lawnmower: gupit damo
sheep: tupa
flute: plawta
scarf: bandana
sandwich: sandwich
mosque: moske
fishing-rod: pangingisda, pamingwit
passport: pasaporte, visa assistance
watermelon: pakwan
pregnant-woman: buntis, paanakan, lying in
magnifier: imbestigador
necktie: barong, barong tagalog, amerikana
backpack: bag pang eskwela
drone: drone shots
foot: pedicure at foot spa, foot spa
parrot: loro, ibon
mushroom: kabute
logs: uling, panggatong
violin: biyolin
crab: alimango, alimasag
doughnut: donut
magic-wand: salamangkero, mahikero
studio-microphone: recording studio
oven: gamit sa kusina, appliances, kalan
graduation-cap: ~ kolehiyo, scholarship
staircase: hagdan, hagdanan
wardrobe: aparador
bouncy-castle: inflatable rental, bouncy castle
test-tube: laboratoryo, drug test
battery: baterya, baterya ng kotse
tree: putol puno, pagputol ng puno
light-bulb: ilaw, bombilya, chandelier
megaphone: patalastas
toolbox: hardware, gamit pang konstruksyon
church: simbahan
framed-picture: larawan exhibit, picture frame
briefs: damit panloob
mirror: salamin sa dingding
robot: robotics
sewing-needle: burda, pagbuburda
kitchen-knife: kutsilyo, kaldero, itak
museum: museo
roller-skate: skating
chocolate: tsokolate, tablea
runner: takbuhan, marathon, fun run
wheelchair: wheelchair
syringe: bakuna
fireworks: paputok
volleyball: balibol
shopping-bags: tiangge, ukay ukay bazaar
ship: barko
prayer-beads: rosaryo
train: tren
headphones: headset
suitcase: maleta
fire-extinguisher: fire extinguisher
ambulance: ambulansya
potato: patatas
sweet-potato: kamote, kamote cue
banana: banana cue, turon
calendar: kalendaryo
hair-comb: peluka, hair extension
vacuum-cleaner: vacuum
fence: bakod
popcorn: sine
strawberry: presas
ice-cube: yelo, ice tube
ticket: tiket
duck: itik, balut
mouse-trap: daga
ferris-wheel: perya
spaghetti: spaghetti
grapes: ubas
badminton: badminton
newspaper: dyaryo
chair: upuan, silya, upuan at mesa rental
beer: serbesa
pie: buko pie, empanada
dress-shoe: pakumpunian ng sapatos, sapatero
honey: pulot, pulut pukyutan
sneaker: tsinelas at sapatos
-: pakyawan, lahat ng oras
`;
