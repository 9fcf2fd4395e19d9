/** Services, crafts and goods in Catalan, before the list of trades. Notation: word-list.ts. */
export const catalanServices = `
car location-pin: plaça de garatge, plaça de pàrquing
canoe: caiac, caiacs, lloguer de caiacs
tulip seedling: bulbs de primavera, tulipes, narcisos
cook frying-pan: cuiner, cuinera, ajudant de cuina
bicycle parcel: missatger en bicicleta, repartidor en bicicleta
watch mantel-clock: rellotges, rellotges antics
dog-standing dog: hotel per a gossos
snail: cargols, cargolada
dog stethoscope: clínica veterinària
guitar piano-keys: escola de música
sailing-boat: escola de vela
chimney fire: escuraxemeneies
horseshoe horse: ferrador de cavalls
armchair sofa: tapisseria, tapisser, butaca
foot dress-shoe: podòleg, podòloga, plantilles
piano-keys: afinador de pianos, orgue, classes de piano
deer bird: taxidèrmia, cacera, caça
key padlock: serraller, serralleria, manyà, còpia de claus
sewing-needle thread: arranjos de roba
steering-wheel car: carnet de conduir
milk dairy-cow: llet, llet fresca
delivery-van lorry: mudances, buidatge de pisos
wastebasket recycling: contenidors, ferralla
tree axe: poda, poda d'arbres, tala d'arbres
broom bucket: neteja, empresa de neteja, neteja d'oficines, neteges
spray-bottle: neteja de sofàs, desinfecció
microphone bouquet: cantant, classes de cant, mestre de cerimònies
bread: fleca, forn de pa, pa, pa de pagès
croissant: pastisseria artesana, brioixeria
birthday-cake cake-slice: pastisseria, pastissos, pastís
steak: carnisseria, carn
sausage: embotits, botifarra, xarcuteria
fish: peixateria
cheese: formatge, formatges, formatgeria
basket: fruiteria, verdures, mercat, hort
apple basket: fruita, pomes
wine grapes: vi, vins, celler, tast de vins
beer: cervesa, cervesa artesana
honey: mel
egg: ous, ous de pagès
chocolate: xocolata
soft-ice-cream: gelats
chicken-leg: pollastre a l'ast, pollastres a l'ast
scissors: perruqueria, tall de cabell
nail-polish: ungles
lipstick: centre d'estètica, maquillatge
massage: massatge, massatges
tattoo-machine: tatuatges
tooth: clínica dental
hearing-aid: audífons
stethoscope: metge, clínica
spine: quiropràctic
brain: psicòleg, psicologia
dog: gossos
dog scissors: perruqueria canina
tap: lampista, lampisteria, calderes
paint-roller: pintura
saw: fusteria
bricks: paleta, reformes, construcció, obres
roof: teulades, teulada
window: finestres, vidres, vidrier
tiles: rajoles
curtains: cortines, persianes, tendals
air-conditioner: aire condicionat
spade: jardiner
lawnmower: tallagespa
seedling: viver
bouquet: flors, rams
car: cotxes, lloguer de cotxes, cotxes d'ocasió
wrench: taller mecànic, mecànic
tyre: pneumàtics
bicycle: bicicletes, bici
books: llibreria
open-book: acadèmia, classes d'anglès, classes de repàs
set-square: arquitecte, matemàtiques
dancer: escola de dansa, ball
palette: dibuix, pintura i dibuix
swimmer: natació, piscina
horse: equitació
lotus-position: ioga
dumbbell: gimnàs
hiking-boot: excursions
bed: hotel
house: immobiliària, pis, lloguer de pisos
airplane: agència de viatges, viatges
calculator: comptabilitat, assessoria fiscal
shield: assegurances
fountain-pen: papereria
printer: impremta
cockroach: control de plagues
washing-machine: bugaderia
sofa: mobles
bed mattress: matalassos
diamond: joieria, joies
watch: rellotgeria, rellotges
sneaker: sabates, sabateria, calçat
dress-shoe: sabater
dress: roba
handbag: bosses
teddy-bear: joguines, llar d'infants, cangur
party-popper: aniversari
bouncy-castle: castell inflable
magic-wand: mag
mushroom: bolets
jar: melmelada
doughnut: xurros, bunyols
laptop: reparació d'ordinadors, ordinadors
smartphone: reparació de mòbils
rabbit: conill, conills
goat: cabres
sheep: ovelles, xai
cow steak: vaca, vaques, vedella
pig: porc, porcs, garrí
cat: gat, gats
dog: gos
horse: cavalls, poni
chicken-leg: pollastre, pollastres
potato: patates
strawberry: maduixes
apple basket: fruites
sailing-boat: escola de vela
yarn: fer mitja
amphora: terrissa
dancer: sardanes
baby: llevadora, nadó
lotus-position: relaxació
cutlery dinner-plate: menú diari, menjars casolans
delivery-van: furgoneta, lloguer de furgonetes, missatgeria
foot dress-shoe: podologia
sewing-needle thread: modista, sastre, costura, merceria, brodats
steering-wheel car: autoescola
wastebasket recycling: reciclatge
speech-bubble: logopèdia, logopeda
yarn: ganxet
amphora: ceràmica, classes de ceràmica
dancer: dansa
lotus-position: meditació
cutlery dinner-plate: fonda
coffee: cafè, cafeteria
basket: verdura
honey: apicultor
olives: oli d'oliva
chocolate: bombons
cutlery: menú del dia
nail-polish: manicura
lipstick: estètica
tooth: dentista, ortodòncia
glasses: òptica
pill: farmàcia
brain: psicòloga
dog: veterinari
tap: fontaneria
paint-roller: pintor, pintors
saw: fuster
spade: jardineria
seedling: planter, plantes
motorcycle: motos
books: biblioteca
piano-keys: piano
theatre-masks: teatre
camera: fotògraf, fotografia
football: futbol
horse: hípica
climber: escalada
hiking-boot: senderisme
bed: alberg
house: pisos
scales: advocat, advocats
calculator: gestoria
fountain-pen: notari
candle: funerària
washing-machine: tintoreria
sofa: sofàs
party-popper: festa major, festa
bouncy-castle: inflables
pancakes: creps
yarn: fer punt, teixir
sewing-needle sewing-machine: cosir
palette paintbrush: dibuixar, aquarel·la
swimmer: nedar, aprendre a nedar
cook frying-pan: cuinar, curs de cuina
microphone: cantar, cant
drum: percussió
christmas-tree: arbres de nadal, nadal
smartphone: mòbil, mòbils
seedling tree: arbres fruiters
ice-skate: patinatge, pista de gel
desktop-computer keyboard: programació, pàgines web, disseny web
saw axe: serradora, motoserra, fusta
watch mantel-clock: rellotger
spade lawnmower: treballs de jardí, desbrossament
bricks trowel: pedra natural, picapedrer
balloon party-popper: festes infantils
cat: gatets
dog-standing dog: educació canina
desktop-computer laptop: programari, programari de gestió, crm
receipt desktop-computer: caixa registradora, tpv
calculator receipt: gestió de nòmines
safety-vest lab-coat: roba de treball, uniformes
parcel: embalatge, embalatges
shield: assegurança
megaphone chart-up: agència de publicitat, màrqueting, seo
briefcase handshake: consultoria
banknotes coin: préstec, préstecs, finançament
musical-notes: concert, concerts
eagle bird: falconeria, rapinyaires
books: enquadernació
tractor wheat: maquinària agrícola, tractors
theatre-masks dress: disfresses, lloguer de disfresses
toilet plunger: desembussos, fosses sèptiques
kitchen-knife: esmolador, esmolat
horse: pupil·latge
honey bee: apicultura, productes de l'abella
sewing-machine thread: màquina de cosir, màquines de cosir
window palette: vitrall, vitralls
tropical-fish: aquari, aquaris
horse: guarnicioneria
skis: lloguer d'esquís, escola d'esquí
ladder bricks: bastides, lloguer de bastides
toy-bricks teddy-bear: joguines de fusta
slide: parc infantil
staircase saw: escales a mida
plug lightning: grup electrogen, generadors
mosquito: control de mosquits, vespes
radiator wrench: caldera, calefacció
car key: ~ conductor, xofer
chimney: xemeneia, xemeneies, escura-xemeneies
`;
