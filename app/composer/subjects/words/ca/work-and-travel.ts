/** Catalan words for work, places and travel. Notation: word-list.ts. */
export const catalanWorkAndTravel = `
anvil hammer: taller de ferrer, farga, ferradures, ferrer forjador
ballot-box: eleccions, votacions, referèndum, eleccions municipals, vota per, voteu, vota, pressupost participatiu
ballot-box: pressupostos participatius
banknotes coin: préstec, préstecs, finançament
blood-drop: donació de sang, donar sang, dona sang, donants de sang, banc de sang, marató de donació
blood-drop: donació de sang i plasma, anàlisi de sang
book: relligador, relligat
books open-book: sant jordi, fira del llibre, enquadernador, llibreria, biblioteca, enquadernació
briefcase handshake: consultoria
calculator receipt: calculadora, calculadores, declaració de la renda, comptabilitat, assessoria fiscal, gestoria
calculator receipt: gestió de nòmines
card-terminal credit-card: datàfon, datàfons, tpv, terminal de pagament, caixa registradora
chainsaw logs: motoserra, motoserres, treballs forestals
cherry-picker: plataforma elevadora, plataformes elevadores
coin: monedes, compro or
coin magnifier: numismàtica, compra de monedes
combine-harvester: segadora
concrete-mixer bricks: formigó, formigonera, formigó preparat
desktop-computer keyboard: programació, pàgines web, disseny web
desktop-computer laptop: programari, programari de gestió, crm
document fountain-pen: traducció jurada
drone: dron, vídeo amb dron
excavator crane: excavacions, moviments de terra
excavator hammer: enderrocs, enderroc
forklift: curs de carretoner
fountain-pen document: papereria, cal·ligrafia
gavel: subhasta, subhastes
laptop screwdriver: reparació d'ordinadors, ordinadors
lathe: torneria, mecanitzats
lift: manteniment d'ascensors
love-letter ring: invitacions de casament, invitació de casament, invitacions de boda
magnifier: detectiu privat
megaphone chart-up: assemblea, audiència pública, assemblea veïnal, consell de poble, agència de publicitat, màrqueting
megaphone chart-up: seo
memo beers: nit de trivial, trivial, quiz
open-book pencil: acadèmia, classes d'anglès, classes de repàs, repàs, classes particulars, traduccions
open-book pencil: escola d'idiomes
parcel delivery-van: embalatge, embalatges
pill stethoscope: farmàcia
price-tag desk-lamp: mercat de segona mà, mercat de vell, encants
printer: impremta, impressió, còpies
robot gear: robòtica
rubber-stamp document: notari, notaria, segells de goma
satellite-dish television: antenes, antenista
scales: advocat, advocats, advocada
scissors hair-comb: perruqueria, tall de cabell
scroll document: genealogia, arbre genealògic
set-square ruler: arquitecte, matemàtiques
smartphone: reparació de mòbils, mòbil, mòbils
speaker: equips de so, altaveus
speaker microphone: lloguer de so, so i llums, sonorització
speech-bubble: intercanvi lingüístic, logopèdia, logopeda
speech-bubble handshake: voluntariat per la llengua, parelles lingüístiques, parella lingüística
spotlight: il·luminació escènica, llum i so
stethoscope: metge, clínica
syringe: vacunes, vacuna de la grip, bòtox
telephone: centraleta, telèfon de l'esperança
telescope night-sky: astronomia, observatori
telescope star: planetari
test-tube: laboratori, anàlisis
welding-mask fire: ferro forjat, soldador, soldadors, soldadura
apartment-building key: lloguer de pisos, pisos
bouncy-castle balloon: castell inflable, inflables, castells inflables
bricks trowel: paleta, reformes, construcció, obres, pedra natural, picapedrer, paletes, paviments
campervan campsite: autocaravana, autocaravanes, furgoneta camper, lloguer d'autocaravanes
caravan campsite: caravanes
castle: castell
church candle: missa del gall, setmana santa, missa, parròquia, aplec, ermita, processó, catequesi, romeria, monestir
circus-tent: circ, envelats
convenience-store key: local en lloguer, lloguer de local, local comercial, es lloga local
crane bricks: lloguer de grues
ferris-wheel: fira d'atraccions
house bricks: aïllament de façanes, aïllaments, aïllament tèrmic
house key: immobiliària, pis
hut fir-tree: casetes de jardí, casetes de fusta
market-stall carrot: parada de mercat, parades, marxants, mercat de pagès, mercat setmanal
marquee chair: lloguer de cadires
marquee tent: lloguer de carpes, carpes, carpa per a festes
museum: museu
nativity-crib: pessebre vivent, pessebre, pessebres, pastorets
photo-booth: fotomaton, photocall
roller-coaster: parc d'atraccions
slide: parc infantil, ludoteca
stained-glass: vitrall, vitralls
tent: esplai, casal d'estiu, càmping, acampada, tendes
tent compass: agrupament escolta, cau escolta
airplane suitcase: agència de viatges, viatges
anchor ship: drassanes, mestre d'aixa, calafat
bicycle: bicicletes, bici
bicycle parcel: missatger en bicicleta, repartidor en bicicleta
bus: excursions en autocar, autocars
bus books: bibliobús, bibliobus
canoe rower: piragüisme, lloguer de caiacs
car car-front: cotxes, lloguer de cotxes, cotxes d'ocasió
car charging-station: cotxe elèctric, cotxes elèctrics, un elèctric, vehicle elèctric, vehicles elèctrics
car key: ~ conductor, xofer
car location-pin: plaça de garatge
car tow-truck: desballestament, desballestament de cotxes
carriage horse: carruatge, carruatges, carro de cavalls
compass: orientació
compass fire: esplai i cau
compass world-map: cursa d'orientació
delivery-van lorry: mudances, buidatge de pisos, furgoneta, lloguer de furgonetes, missatgeria
fire-engine rescue-helmet: bombers, bombers voluntaris, parc de bombers
food-truck takeaway-box: food truck, food trucks
hot-air-balloon: globus aerostàtic, vol en globus
kayak: caiac, caiacs
kick-scooter: patinets elèctrics, patinet
lifebuoy wave: salvament marítim
locomotive: trens miniatura, ferrocarril de joguina, trenet
lorry: camió, transport de mercaderies
mantel-clock amphora: antiguitats
mobility-scooter wheelchair: cadira de rodes elèctrica, cadires de rodes elèctriques
motor-boat anchor: motor forabord, forabord, motors forabord, llanxa, sortides en barca, embarcacions, golondrina
motor-boat sailing-boat: passeig en barca, passejos en barca, excursió en vaixell, sortida en vaixell, sortida en barca
motor-boat wave: barques, vaixells
motor-scooter: motos de lloguer, ciclomotors
motorcycle: motos
paddleboard wave: paddle surf, pàdel surf
parachute: parapent, paracaigudisme
parking-sign location-pin: plaça de pàrquing, places de pàrquing
quad-bike: quad, quads
racing-car tyre: circuit de kàrts, karts, ral·li
roller-skate: patins
sailing-boat anchor: regata, amarrador, amarratge, hivernatge, varador, club nàutic, amarradors, port esportiu
sailing-boat anchor: vela llatina, escola de vela
skateboard: monopatí
skip lorry: contenidors de runa, contenidor de runa, sacs de runa
snow-plough: llevaneus
speedboat anchor: titulació nàutica, patró d'embarcacions, titulacions nàutiques
steering-wheel car: carnet de conduir, autoescola
stroller baby-bottle: cotxets de nadó
suitcase: maletes
suv mountain: lloguer de quads, excursions en quad
tanker: fossa sèptica, fosses sèptiques, camió cisterna, buidatge de fosses, gasoil a domicili
tow-truck car: grua, grues, auxili en carretera, assistència en carretera
tractor wheat: tractorada, tres tombs, maquinària agrícola, tractors
train locomotive: trens en miniatura
tyre wrench: pneumàtics
vintage-car: lloguer cotxe clàssic, lloguer de cotxes clàssics, cotxes clàssics, cotxe clàssic, cotxes antics
watch: rellotgeria
watch mantel-clock: rellotges, rellotges antics, rellotger
wheelchair crutch: cadires de rodes, ortopèdia
`;
