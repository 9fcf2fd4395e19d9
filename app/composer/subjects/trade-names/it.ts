/** Everyday trades and what else is advertised, by their plain names in Italian; kinds.ts says what they are. */
export const italianTradeNames = `
dentist: dentista, studio dentistico
doctor: medico di base, studio medico, medico
vet: veterinario, ambulatorio veterinario, clinica veterinaria
pharmacy: farmacia
optician: ottico, ottica
hearing: apparecchi acustici, centro acustico
physio: fisioterapista, fisioterapia
podiatrist: podologo, podologia
psychologist: psicologo, psicologa, psicoterapeuta
midwife: ostetrica
nursing-home: casa di riposo, residenza per anziani
massage: massaggi, massaggiatore
hairdresser: parrucchiere, parrucchiera, salone di parrucchiere
barber: barbiere
beauty: centro estetico, estetista
nails: onicotecnica, manicure e pedicure, ricostruzione unghie
tattoo: tatuatore, tatuaggi, studio di tatuaggi
perfumery: profumeria
bakery: panificio, forno, panetteria, panettiere
pastry: pasticceria
butcher: macelleria, macellaio
fishmonger: pescheria
greengrocer: fruttivendolo, ortofrutta, frutta e verdura
grocery: alimentari, supermercato
cheese: formaggeria, caseificio
wine: enoteca, vineria
ice-cream: gelateria
coffee-shop: caffetteria
restaurant: ristorante, trattoria, osteria
health-food: erboristeria, negozio biologico, prodotti biologici, alimenti naturali
catering: servizio catering
bookshop: libreria
stationery: cartoleria
toys: negozio di giocattoli, giocattoli
hardware: ferramenta
beds: materassi, negozio di materassi, letti
furniture: mobilificio, negozio di mobili, arredamenti
lamps: illuminazione, lampadari, negozio di lampade
florist: fioraio, fiorista, negozio di fiori
garden-centre: vivaio, garden center
jeweller: gioielleria, gioielliere, oreficeria
watchmaker: orologiaio, orologeria
shoes: negozio di scarpe, calzature
clothes: negozio di abbigliamento, abbigliamento
fabrics: merceria, negozio di tessuti, tessuti
electronics: elettrodomestici, negozio di elettronica
pets: negozio di animali
bikes: negozio di biciclette, biciclette
sports: negozio di sport, articoli sportivi
antiques: antiquario, antiquariato
framing: corniciaio, cornici su misura, cornici
instruments: strumenti musicali, negozio di musica
gifts: articoli da regalo, negozio di regali
dry-cleaner: lavanderia, lavasecco, tintoria
tailor: sartoria, sarto, sarta
shoe-repair: calzolaio, riparazione scarpe
locksmith: fabbro
notary: notaio, studio notarile
lawyer: avvocato, studio legale
accountant: commercialista, studio commercialista
insurance: assicurazioni, assicurazione, agenzia assicurativa, agenzia di assicurazioni
estate-agent: agenzia immobiliare, agente immobiliare
travel-agency: agenzia viaggi, agenzia di viaggi
movers: traslochi, ditta di traslochi
cleaning: impresa di pulizie, pulizie
photographer: fotografo, studio fotografico
copy-shop: copisteria, fotocopie, centro copie
printing: tipografia, stampa digitale
computer-help: assistenza computer, riparazione computer, assistenza informatica
phone-repair: riparazione cellulari, riparazione telefoni, riparazione smartphone
undertaker: onoranze funebri, pompe funebri, agenzia funebre
architect: architetto, studio di architettura
translator: traduttore, agenzia di traduzioni, traduzioni
security: istituto di vigilanza
pest-control: disinfestazione, disinfestazioni, derattizzazione
taxi: servizio taxi
hotel: albergo, pensione
campsite: campeggio
car-rental: autonoleggio, noleggio auto
garage: officina meccanica, autofficina, meccanico
tyres: gommista, pneumatici
car-wash: autolavaggio
car-dealer: concessionaria auto, concessionaria, auto usate
driving-school: autoscuola, scuola guida
plumber: idraulico
electrician: elettricista
roofer: lattoniere, coperture tetti
carpenter: falegname, falegnameria
painter: imbianchino, tinteggiature
glazier: vetraio, vetreria
chimney-sweep: spazzacamino
upholsterer: tappezziere, tappezzeria
builder: impresa edile, muratore
tiler: piastrellista
gardener: giardiniere, giardinaggio
heating: termoidraulica, impianti di riscaldamento
kindergarten: asilo nido, scuola materna, asilo
music-school: scuola di musica
dance-school: scuola di ballo, scuola di danza
language-school: scuola di lingue
riding-school: maneggio, scuola di equitazione
gym: palestra
cinema: multisala
theatre: teatro
bowling: sala bowling
swimming-pool: piscina comunale, piscina
library: biblioteca
dog-groomer: toelettatura cani, toelettatura
dog-hotel: pensione per cani
wedding-planner: organizzazione matrimoni
piano-tuner: accordatore di pianoforti
knife-grinder: arrotino
beekeeper: apicoltura
tea-shop: negozio di tè
bags: pelletteria
wool: negozio di lana
pool-builder: costruzione piscine
fences: recinzioni
scaffolding: ponteggi
tree-care: potatura alberi
chiropractor: chiropratico
dermatologist: dermatologo
diving-school: scuola di sub
sailing-school: scuola di vela
boat-rental: noleggio barche
escape-room: stanza di fuga
karting: pista di kart
planetarium: planetario
circus: circo
comics: fumetteria
charity-run: corsa di beneficenza, corsa solidale, camminata solidale
marathon: maratona, mezza maratona
school-fair: festa della scuola, festa di fine anno scolastico, mercatino della scuola
village-fete: sagra paesana, festa del paese, festa patronale
flea-market: mercatino delle pulci, mercato delle pulci, mercatino del riuso
christmas-market: mercatino di natale, mercatini di natale
farmers-market: mercato contadino, mercato dei produttori, mercato degli agricoltori
craft-market: mercatino dell'artigianato, mercatino artigianale, fiera dell'artigianato
concert: concerto, musica dal vivo, serata di musica dal vivo
choir-concert: concerto corale, concerto del coro, rassegna corale
jazz-concert: concerto jazz, serata jazz
comedy-night: serata cabaret, serata comica, spettacolo comico
film-night: serata cinema, cinema all'aperto, cineforum
karaoke-night: serata karaoke, karaoke
board-games-night: serata giochi da tavolo, serata di giochi da tavolo, serata ludica
wine-tasting: degustazione vini, degustazione di vini
beer-festival: festa della birra, sagra della birra
street-food: cibo di strada, festival dello street food, sagra dello street food
art-exhibition: mostra d'arte, mostra di pittura, mostra di quadri
author-reading: presentazione del libro, incontro con l'autore, firmacopie
puppet-theatre: teatro dei burattini, spettacolo di burattini, teatro delle marionette
magic-show: spettacolo di magia
fireworks-show: fuochi d'artificio, spettacolo pirotecnico
carnival-party: festa di carnevale, veglione di carnevale, festa in maschera
food-bank: banco alimentare, raccolta alimentare, colletta alimentare
clothes-collection: raccolta abiti, raccolta vestiti, raccolta indumenti
blood-donation: donazione di sangue, donazione del sangue, donatori di sangue
animal-shelter: canile, rifugio per animali, rifugio animali
volunteers-wanted: cercasi volontari, cerchiamo volontari, volontari cercasi
choir-singers: cercasi coristi, coro cerca voci, cerchiamo coristi
chess-club: circolo scacchistico, circolo di scacchi, club di scacchi
hiking-club: gruppo escursionisti, gruppo di trekking, club escursionistico
running-club: gruppo podistico, gruppo di corsa, società podistica
tennis-club: circolo tennis, circolo del tennis
judo-club: corso di judo, scuola di judo, palestra di judo
yoga-class: corso di yoga, lezioni di yoga, corsi di yoga
swimming-lessons: corso di nuoto, corsi di nuoto, lezioni di nuoto
baby-swimming: acquaticità neonatale, nuoto neonatale, corso di acquaticità
first-aid-course: corso di primo soccorso, corso primo soccorso
cooking-course: corso di cucina, corsi di cucina, lezioni di cucina
pottery-course: corso di ceramica, laboratorio di ceramica
painting-course: corso di pittura, corso di disegno, corso di acquerello
photography-course: corso di fotografia, corso fotografico
sewing-course: corso di cucito, corso di taglio e cucito
programming-course: corso di programmazione, corso di coding
guitar-lessons: lezioni di chitarra, corso di chitarra
piano-lessons: lezioni di pianoforte, corso di pianoforte
singing-lessons: lezioni di canto, corso di canto
drum-lessons: lezioni di batteria, corso di batteria
maths-tutoring: ripetizioni di matematica, lezioni di matematica, ripetizioni matematica
ski-school: scuola di sci, scuola sci, corso di sci
surf-school: scuola di surf, corso di surf, lezioni di surf
climbing-hall: palestra di arrampicata, parete di arrampicata
mini-golf: minigolf, mini golf
personal-trainer: allenatore personale, allenamento personalizzato, personal trainer
nutritionist: nutrizionista, biologo nutrizionista, dietista
holiday-flat: casa vacanze, appartamento vacanze, case vacanza
room-to-let: affittasi camera, stanza in affitto, camera in affitto
flat-to-let: affittasi appartamento, appartamento in affitto, bilocale in affitto
storage-units: deposito mobili, box deposito, affitto box deposito
bouncy-castle-hire: noleggio gonfiabili, gonfiabili per feste, castello gonfiabile
marquee-hire: noleggio tensostrutture, noleggio tendoni, noleggio gazebo
bike-hire: noleggio biciclette, noleggio bici, noleggio e-bike
camper-hire: noleggio camper
costume-hire: noleggio costumi, noleggio costumi di carnevale
tool-hire: noleggio attrezzi, noleggio attrezzature, noleggio attrezzature edili
truck-driver: camionista, autista di camion, autista patente ce
delivery-driver: fattorino, autista consegne, addetto alle consegne
bus-driver: autista di autobus, conducente di autobus, autista pullman
waiter: cameriere, cameriera, camerieri di sala
cook: cuoco, cuoca, aiuto cuoco
bakers-apprentice: apprendista panettiere, apprendista fornaio, aiuto panettiere
shop-assistant: commessa, commesso, addetto alle vendite
warehouse-worker: magazziniere, addetto al magazzino, mulettista
cleaner: addetta alle pulizie, addetto alle pulizie, donna delle pulizie
nurse: infermiere, infermiera
carer: operatore socio sanitario, operatrice socio sanitaria, oss
programmer: programmatore, programmatrice, sviluppatore web
christmas-trees: alberi di natale, vendita alberi di natale, abeti di natale
pumpkins: zucche, zucche di halloween, vendita zucche
firewood: legna da ardere, vendita legna da ardere
fresh-eggs: uova fresche, uova di giornata, uova nostrane
asparagus: asparagi, asparagi freschi, vendita asparagi
strawberry-picking: raccolta fragole, raccolta delle fragole, fragole da raccogliere
vegetable-box: cassetta di verdura, cassette di verdura, cassetta di ortaggi
used-bikes: biciclette usate, bici usate, bici di seconda mano
used-cars: automobili usate, auto usata, auto di seconda mano
second-hand-clothes: abbigliamento usato, abiti usati, vestiti usati
pram: passeggino, passeggino usato, carrozzina per neonati
used-furniture: mobili usati, arredamento usato, mobili di seconda mano
lawn-mowing: taglio erba, taglio del prato, sfalcio erba
snow-clearing: sgombero neve, spalatura neve, rimozione neve
gutter-cleaning: pulizia grondaie, pulizia delle grondaie
carpet-cleaning: lavaggio tappeti, pulizia tappeti, lavaggio moquette
window-cleaning: pulizia vetri, lavavetri, pulizia finestre
house-clearance: sgombero appartamenti, sgombero cantine, svuota cantine
skip-hire: noleggio cassoni, noleggio container macerie, noleggio scarrabili
washing-machine-repair: riparazione lavatrici, riparazione lavatrice
boiler-service: manutenzione caldaie, revisione caldaia, assistenza caldaie
air-conditioning: climatizzatori, condizionatori, aria condizionata
solar-panels: pannelli solari, pannelli fotovoltaici, impianto fotovoltaico
kitchens: cucine su misura, cucine componibili, mobili da cucina
bathroom-renovation: ristrutturazione bagno, rifacimento bagno, ristrutturazione bagni
drain-clearing: disostruzione scarichi, disostruzione tubazioni, stasatura scarichi
dog-walking: dog sitter, passeggiate con cani, passeggiate cani
cat-sitting: cat sitter a domicilio, cat sitter, cura gatti a domicilio
babysitter: baby sitter, bambinaia, tata per bambini
home-care: assistenza domiciliare, assistenza anziani, badante
dj: dj per matrimoni, dj per feste
wedding-band: musica per matrimoni, gruppo musicale per matrimoni, band per matrimoni
childrens-clown: clown per bambini, clown per feste, pagliaccio per feste
food-truck: camioncino dei panini, furgone street food, food truck per eventi
pizza-delivery: pizza a domicilio, pizze a domicilio, consegna pizza
kebab-house: kebabberia, kebabbaro, kebab
pancake-house: creperia, crepes dolci e salate
cakes-to-order: torte su ordinazione, torte personalizzate, torte di compleanno
breakfast-cafe: colazioni, colazione al bar, bar colazioni
lunch-menu: menù del giorno, menù pranzo, pranzo di lavoro
barbecue-evening: grigliata, serata grigliata, serata barbecue
eyelash-extensions: extension ciglia, laminazione ciglia, allungamento ciglia
teeth-whitening: sbiancamento denti, sbiancamento dentale
hair-removal: epilazione laser, depilazione, ceretta
sauna: sauna finlandese, bagno turco, sauna
`;
