/** Trades and goods in Romanian. Notation: word-list.ts. */
export const romanianTrades = `
calculator: contabil, contabilitate, declarație fiscală
set-square: arhitect, matematică, meditații matematică
wrench: service auto, mecanic auto
croissant: brutărie, patiserie, croissant
bread: pâine
lipstick: salon de înfrumusețare, machiaj, cosmetică
nail-polish: manichiură, unghii
bride: rochii de mireasă
ring: nuntă, verighete
steak: măcelărie, friptură
tent: camping, cort, corturi
car: mașini second hand, închirieri auto, mașini, mașină, dealer auto
saw: tâmplar, tâmplărie
coffee: cafenea, cafea
laptop: reparații calculatoare, curs online
cook: curs de gătit
scissors: coafor, salon de coafură, frizerie, tuns
barber-pole: frizer, barber shop
teddy-bear: grădiniță, creșă, jucării
dog stethoscope: veterinar, cabinet veterinar
dog: câine, câini, pet shop
steering-wheel: școală de șoferi
plug: electrician
basket: legume, fructe și legume, piață
house: imobiliare, apartament, apartamente, agenție imobiliară, case de vânzare
bouquet: florărie, flori, buchete
football: fotbal
seedling: plante, răsaduri
spade: grădinar, grădinărit
soft-ice-cream: înghețată, gelaterie
glasses: optică, ochelari
dumbbell: sală de fitness, antrenor personal, sală de sport
bed: hotel, pensiune, pat
sofa: mobilă, canapea, design interior
washing-machine: spălătorie, curățătorie, mașină de spălat
books: librărie, cărți, bibliotecă, carte
key: lăcătuș, chei
open-book: meditații, curs de engleză, traduceri
delivery-van: mutări, curier
piano-keys: pian, lecții de pian
guitar: chitară, școală de muzică
theatre-masks: teatru, operă
palette: curs de pictură
paint-roller: zugrav, renovări, zugrăveli
camera: fotograf, fotograf nuntă
tap: instalator, instalații sanitare
beer: bere, berărie
roof: acoperiș, acoperișuri
dress: rochii, modă, îmbrăcăminte
solar-panel: panouri solare, fotovoltaice
sewing-needle: croitorie, croitor
airplane: agenție de turism, vacanțe, călătorii
salad: vegan, vegetarian, salată
watch: ceasuri, ceasornicar
broom: curățenie, firmă de curățenie
lotus-position: yoga, meditație
massage: masaj
shield: asigurare, asigurări
tooth: dentist, stomatolog, cabinet stomatologic
stethoscope: medic, clinică, spital
pill: farmacie
brain: psiholog
scales: avocat, cabinet de avocatură
smartphone: telefoane, reparații telefoane
birthday-cake: torturi, tort, cofetărie, prăjituri
wine: vin, vinuri, cramă
pizza: pizza, pizzerie
burger: burger, burgeri
cutlery: restaurant, meniul zilei
gift: cadou, cadouri
sneaker: pantofi, încălțăminte, adidași
bicycle: bicicletă, biciclete
tyre: anvelope, vulcanizare
rug: covor, covoare
honey: miere
wrench: schimb ulei, revizie auto, itp, piese auto, tinichigerie, reparații auto
tyre: schimb anvelope, anvelope, anvelope iarnă, cauciucuri
motorcycle: motociclete, motocicletă
car bubbles: spălătorie auto
taxi: taxi
tractor: tractor, tractoare, agricultură, fermă
cheese: brânză, brânzeturi
candy: bomboane, dulciuri
chocolate: ciocolată, praline
pancakes: mic dejun, clătite
egg: ouă
noodles: restaurant chinezesc, tăiței
kebab: shaorma, kebab
sushi: sushi
fish: pește, pescărie, fructe de mer
dinner-plate: catering
meat-on-bone: grătar, mici
beers: pub, berărie
tea: ceai, ceainărie
shopping-cart: supermarket, alimentară, băcănie
spine: fizioterapie, kinetoterapie, kinetoterapeut, osteopat, dureri de spate
brain: psiholog, psihoterapie, psihoterapeut
nurse: asistentă medicală, îngrijire bătrâni, cămin de bătrâni
lotion: dermatolog, creme
serum-bottle: îngrijirea pielii, ser facial, tratament facial
perfume: parfum, parfumuri
eyelashes: gene, extensii gene, sprâncene
hearing-aid: aparate auditive
sauna: spa, saună
blood-drop: donare de sânge, donează sânge
baby: moașă, bebeluși, haine bebe
stroller: cărucioare
window: ferestre, termopane, geamuri
curtains: perdele, draperii, jaluzele
door: uși, uși de interior
bricks: construcții, firmă de construcții, renovări, gresie și faianță, zidărie, amenajări interioare
bathtub: baie, renovare baie
oven dining-table: bucătării, mobilă de bucătărie
mattress: saltele, saltea
light-bulb: corpuri de iluminat, lămpi
fire: șeminee, lemne de foc, sobe
air-conditioner: aer condiționat, climatizare
toolbox: scule, meșter
radiator: centrale termice, încălzire
bank: credit, împrumut, bancă, credite
chart-up: investiții
briefcase: consultanță, recrutare, consultanță în afaceri
briefcase: ~ angajăm
megaphone: marketing, publicitate, agenție de publicitate
desktop-computer: web design, site web, programare, magazin online, creare site
printer: tipografie, cărți de vizită
heart: donații, donează, caritate, voluntari
graduation-cap: ~ facultate, universitate, cursuri
school: ~ școală
fountain-pen: notar, papetărie
security-camera: camere de supraveghere, alarme, pază
cockroach: deratizare, dezinsecție
dancer: școală de dans, dans, cursuri de dans
popcorn: cinema, film
museum: muzeu
framed-picture: galerie
musical-notes: concert, cor
microphone: lecții de canto, karaoke
swimmer: înot, piscină, cursuri de înot
skis: schi, școală de schi
hiking-boot: drumeții, drumeție
climber: escaladă, cățărare
horse: echitație, cai
fishing-rod: pescuit
judo-suit: karate, judo, arte marțiale
tennis: tenis
dice: jocuri de societate
lock-and-key: escape room
game-controller: jocuri video
party-popper: ~ petrecere, petreceri copii, aniversare
christmas-tree: ~ crăciun, târg de crăciun, brazi
dog-standing: dresaj canin, pensiune canină
cat: pisici, pisică
handbag: genți, poșete
coat: paltoane, geci, haine second hand, second hand
necktie: costume, modă bărbați
diamond: bijuterii, bijutier, aur
candle: lumânări, pompe funebre
television: televizoare, electrocasnice
shopping-bags: ~ reduceri, lichidare de stoc, târg de vechituri
amphora: ceramică, olărit
dress-shoe: cizmar, reparații încălțăminte
motor-boat: închirieri bărci
scissors: tuns, coafat, tunsoare, coafor, frizer, vopsit
cake-slice: cozonac, cozonaci
tooth: stomatologic, implant dentar, albire dentară, aparat dentar
cutlery: mâncare gătită, ospătar
open-book: ~ engleză, germană
tooth: ortodonție, ortodontie, cabinet de ortodonție
stethoscope: ~ cabinet
jar: ulei de măsline, măsline, ulei
swimmer: băi termale, ștrand, piscină
chess-pawn: șah, club de șah
amphora: olărit, ceramică
climber fir-tree: parc de aventură
kitchen-knife: ascuțit cuțite, ascuțitorie
umbrella: umbrele
`;
