/** Services, crafts and goods in Italian, before the list of trades. Notation: word-list.ts. */
export const italianServices = `
sofa spray-bottle: pulizia divani, pulizia divano, lavaggio divani, lavaggio divano
beers memo: pub quiz, quiz night, serata quiz, quiz al
swimming-pool: piscina verde, manutenzione piscine, manutenzione piscina, pulizia piscine, pulizia piscina
droplet tap: pompa sommersa, pompe sommerse, pompa dell'acqua, pompe acqua, pompa acqua
t-shirt backpack: divise scolastiche, divisa scolastica, grembiuli scuola
jar herb: spezie
jar herb: ~ cannella, zafferano, curcuma
diving-mask tropical-fish: immersione, immersioni, battesimo del mare
tent compass: scout, lupetti, coccinelle scout, gruppo scout
receipt shopping-cart: cassiera, cassiere, cassieri, addetto cassa, addetti cassa, addetta cassa
chick hen: pulcini, pulcino
lotion sun: creme solari, crema solare, solari, protezione solare
dancer: ballerini, ballerino, danzatori, danzatrici
ring diamond: compro oro, compriamo oro, comproro, vendi il tuo oro
stew cutlery: piatti pronti, piatto pronto, piatti pronti fatti in casa, cibo fatto in casa
bed key: affitto stanza, affitto camera, stanza in affitto, stanze in affitto, camera in affitto, camere in affitto, affittasi stanza, affittasi camera
mushroom: sagra del tartufo, tartufo, tartufi, sagra dei porcini
drum: suonare la batteria, imparare la batteria
bed key: stanza singola, camera singola, stanza doppia, posto letto, stanza per studenti
car key: fiat, fiat panda, panda usata, fiat 500, lancia ypsilon, alfa romeo, seat, dacia, suzuki
car location-pin: posto auto, posti auto, box auto, garage in affitto
tulip seedling: bulbi, bulbi da fiore, tulipani, narcisi
cook frying-pan: cuoco, cuochi, aiuto cuoco, capo partita
bicycle parcel: corriere in bici, bike messenger, consegne in bici, rider in bici
glasses sunglasses: occhiali da vista, occhiali da sole e da vista
-: vista, vista mare, da vista
cactus plant: piante grasse, pianta grassa, succulente
tent: gazebo, gazebi, noleggio gazebo, tensostrutture
lipstick serum-bottle: pulizia del viso
cat: cuccioli di gatto
dog-standing dog: pensione cani
horse: pensione cavalli
drum: lezioni di batteria, corso di batteria
pig meat-on-bone: cinghiale, sagra del cinghiale
house-with-garden bed: agriturismo, agriturismi, masseria, casale
wheelchair: sanitaria
chimney fire: spazzacamino, pulizia camini, canne fumarie, canna fumaria
horseshoe horse: mascalcia
armchair sofa: tappezzeria
foot dress-shoe: plantari, calzature ortopediche, plantare
piano-keys: accordatore, organo a canne, concerto d'organo
deer bird: tassidermista, tassidermia, caccia, armeria, selvaggina, articoli da caccia
key padlock: apertura porte
sewing-needle thread: orli
steering-wheel car: guida sicura
milk dairy-cow: latte fresco, latte crudo, latteria, caseificio latte, latticini
delivery-van lorry: svuota cantine, facchinaggio
wastebasket recycling: noleggio cassoni, rottami, rottamazione, smaltimento rifiuti, smaltimento
wastebasket recycling: autodemolizione
tree axe: potatura, potatura alberi, tree climbing, taglio siepi
broom bucket: colf
spray-bottle: pulizia divani, pulizia facciate, idropulizia, sanificazione, disinfezione, disinfestazione muffa
spray-bottle: sanificazioni
microphone bouquet: celebrante, cantante, presentatore, cerimonia laica
excavator crane: miniescavatore, sbancamenti
staircase: scale in legno, scale interne
swimming-pool swimmer: costruzione piscine
asparagus: asparagi
passport: passaporto, fototessere, visti
saw hammer: serramenti in legno, pergole
bricks trowel: intonaci, isolamento, massetti, pavimentazioni esterne, calcestruzzo
tiles trowel: pavimenti e rivestimenti
curtains window: veneziane, persiane
window house: vetreria
door fence: portoni, serrande, basculanti
fridge: frigorifero, frigoriferi, celle frigo
washing-machine wrench: lavasecco, elettrodomestici, stireria
toilet: fosse biologiche, bagni chimici, disotturazione
satellite-dish television: antennista, antenne
car wrench: carrozziere, autodemolizione, levabolli
lorry: carroattrezzi, autotrasporti
minibus bus: pullman, noleggio con conducente, noleggio pullman, ncc
lotion: depilazione, epilazione, epilazione laser
razor: rasatura, ceretta
hair-comb scissors: parrucche, treccine
tattoo-machine ring: trucco permanente
massage lotus: riflessologia, massaggiatore
stethoscope stethoscope: radiologia, ecografie, radiografia, ecografia
test-tube: analisi del sangue, laboratorio analisi, analisi cliniche
tooth: odontotecnico, dentiera, odontoiatra
crayon teddy-bear: tata
set-square calculator: ripetizioni matematica
set-square ruler: perito, pratiche catastali
judo-suit: difesa personale
canoe rower: canottaggio
palette: truccabimbi
hen egg: pollaio
jar: sottoli
snail: lumache, elicicoltura
oyster shrimp: ostriche, cozze, vongole
stew: zuppa, trippa, zuppe
chicken-leg: girarrosto, rosticceria
meat-on-bone: porchetta, arrosticini
house-with-garden house: masseria
pie flatbread: torta salata
doughnut: bomboloni, zeppole, castagnole
chestnut: caldarroste
safety-vest: abbigliamento da lavoro, abiti da lavoro
printer paintbrush: insegne, timbri, serigrafia, adesivi, cartelli
coin magnifier: numismatica, antichità, filatelia
candle headstone: cremazione, agenzia funebre
headstone: marmeria
spade seedling: progettazione giardini
lawnmower spade: tosaerba
seedling plant: sementi
droplet jar: pozzi, trivellazione pozzi, addolcitore
dog scissors: tolettatura
house key: villetta
drill toolbox: utensileria, noleggio attrezzature, colorificio
clown: clown, animazione feste, animazione bambini
circus-tent: noleggio gazebo
theatre-masks: costumi
calculator receipt: 730, consulente fiscale
cheese: latticini
croissant: cornetteria
rabbit: coniglio, conigli
sheep: agnello
cow steak: mucca, mucche, manzo
pig: maiale, maiali, maialino
cat: gattini, gattile
dog: crocchette
horse: carrozza
chicken-leg: pollo, alette di pollo
apple basket: mele, frutta, frutteto
bicycle: ciclismo
amphora: ceramiche
dancer: ballo, liscio
baby: massaggio neonatale
lotus-position: rilassamento
cutlery dinner-plate: pranzo, menu fisso
delivery-van: furgone, noleggio furgoni, furgoncino
foot dress-shoe: podologia
sewing-needle thread: ricamo
sailing-boat: yacht
saw hammer: ebanista
car wrench: elettrauto
lorry: rimorchi
minibus bus: minibus
motor-scooter: motorino
hair-comb scissors: extension, extension capelli
stew: minestra
mushroom: porcini
safety-vest: antinfortunistica
coin magnifier: compro oro usato
yarn: lavorare a maglia, sferruzzare
sewing-needle sewing-machine: cucire, imparare a cucire
palette paintbrush: disegnare, dipingere, disegno, pittura
swimmer: nuotare, imparare a nuotare
microphone: cantare, canto, corso di canto
drum: percussioni
smartphone: cellulare, cellulari, smartphone, riparazione cellulari
seedling tree: piantine, piantine orto
ice-skate: pattini
saw axe: motosega, segheria, legname
watch mantel-clock: orologeria
spade lawnmower: cura del giardino, decespugliamento
bricks trowel: scalpellino, pietra naturale, muratura
cat: micini
desktop-computer laptop: software, gestionale, gestionali, software gestionale, crm
receipt desktop-computer: registratore di cassa, registratori di cassa, gestionale cassa
calculator receipt: buste paga, paghe e contributi, consulenza fiscale, consulenza del lavoro
safety-vest lab-coat: divise, divise da lavoro
parcel: imballaggi, imballaggio, packaging
shield: assicurazione, assicurazioni, polizza
megaphone chart-up: agenzia pubblicitaria, agenzia di comunicazione, web marketing, seo
briefcase handshake: consulenza aziendale, consulenza direzionale
banknotes coin: prestito, prestiti, finanziamento, finanziamenti, mutuo, mutui
musical-notes: concerto, concerti
eagle bird: falconeria, falconiere, rapaci
books: legatoria, rilegatura, rilegatore
window beach-umbrella: tapparelle, zanzariere
tractor wheat: macchine agricole, mietitrebbia, trattori, contoterzista
theatre-masks dress: costumi di carnevale, noleggio costumi, maschere di carnevale
toilet plunger: spurgo, spurghi, pozzi neri, stasatura, autospurgo
kitchen-knife: arrotino, affilatura, affilatura coltelli
horse: pensione per cavalli, maneggio
honey bee: prodotti dell'alveare, apicoltura, cera d'api, apicoltore, propoli
sewing-machine thread: macchina da cucire, macchine da cucire, riparazione macchine da cucire
window palette: vetrate artistiche, vetrata artistica, vetrata
tropical-fish: acquario, acquari, laghetti, pesci tropicali
horse: selleria, articoli equitazione, sellaio
skis: noleggio sci, scuola sci, scuola di sci, sci
ladder bricks: ponteggi, noleggio ponteggi, piattaforme aeree, ponteggio
toy-bricks teddy-bear: giocattoli in legno, giochi in legno
slide: parco giochi, parchi giochi
staircase saw: scale su misura
plug lightning: gruppo elettrogeno, generatore, noleggio generatori
mosquito: zanzare, disinfestazione zanzare, vespe
radiator wrench: caldaia, caldaie, riscaldamento, manutenzione caldaia
car key: ~ autista, cercasi autista
kick-scooter: monopattini
beach-umbrella: tende da sole, tenda da sole, ombrelloni, ombrellone
-: cono piccolo, piccolo, piccola, piccoli, piccole
candle bouquet: cura delle tombe, pulizia tombe, pulizia lapidi, manutenzione tombe
canned-food basket: banco alimentare, raccolta alimentare, pacchi alimentari, colletta alimentare
abacus: abaco
notebook pencil: aiuto compiti, doposcuola compiti, spazio compiti, doposcuola
santa: corsa dei babbi natale, sfilata di babbo natale, casa di babbo natale
`;
