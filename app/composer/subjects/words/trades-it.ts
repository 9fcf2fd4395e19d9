/** Trades and goods in Italian. Notation: word-list.ts. */
export const italianTrades = `
flatbread: focacceria, focaccia, piadineria, piadina
toilet plunger: spurgo, spurghi, pozzi neri, autospurgo
chess-pawn: scacchi
olives: olive, olio nuovo, olio novello, olio d'oliva, frantoio, oleificio, olio extravergine
tiles trowel: piastrelle, piastrellista, mattonelle, mosaico
vinyl-record: vinili, dischi in vinile, negozio di dischi, fiera del disco
dates: datteri
oboe: oboe, clarinetto, fagotto
typewriter: macchine da scrivere, macchina da scrivere
stairlift: montascale, servoscala
hot-tub: vasca idromassaggio, idromassaggio
mantel-clock: orologi antichi, orologio a pendolo, orologiaio
calculator: commercialista, contabilità, consulenza fiscale, dichiarazione dei redditi, caf, tasse
receipt: fatturazione, software di fatturazione
air-conditioner: climatizzatore, aria condizionata, climatizzazione, pompa di calore
set-square: architetto, studio di architettura, geometra, matematica, ripetizioni di matematica
wrench: officina, meccanico, autofficina, carrozzeria, revisione auto, tagliando
croissant: panetteria, panificio, fornaio, cornetti, forno
bread: pane, pane artigianale
lipstick: centro estetico, estetista, trucco, cosmetici, make-up
nail-polish: manicure, unghie, pedicure, nail bar
eyelashes: extension ciglia, ciglia, sopracciglia
bee: apicoltore, apicoltura
motor-boat: noleggio barche, barca, barche, noleggio gommoni, patente nautica
bowling: bowling
bride: abiti da sposa, abito da sposa, sposa
ring: matrimonio, matrimoni, wedding planner, fedi, anello di fidanzamento
steak: macelleria, macellaio, bistecca, bistecche, carne
tent: campeggio, tenda, tende da campeggio
car: concessionaria, auto usate, auto nuove, noleggio auto, automobili, autonoleggio, auto
saw: falegname, falegnameria, parquet
dinner-plate: catering, banchetti, buffet
cheese: formaggi, caseificio, formaggio
spine: fisioterapia, fisioterapista, osteopata, chiropratico, mal di schiena
musical-notes: coro, concerto, orchestra, concerti
microphone: lezioni di canto, karaoke, cabaret
circus-tent: circo
climber: arrampicata, palestra di arrampicata
coffee: caffè, caffetteria, torrefazione, bar caffetteria, espresso
laptop: riparazione computer, assistenza informatica, corso online, corsi online, webinar, coworking, assistenza pc
cook: corso di cucina, scuola di cucina, lezioni di cucina, chef a domicilio
scissors: parrucchiere, parrucchiera, salone di parrucchiere, taglio capelli, parrucchieri
barber-pole: barbiere, barberia, barber shop
teddy-bear: asilo nido, giocattoli, babysitter, asilo, ludoteca, scuola dell'infanzia
serum-bottle: siero, crema viso, trattamento viso, cosmesi naturale
lotion: dermatologo, crema solare
dog-standing: dog sitter, addestramento cani, pensione per cani, educatore cinofilo
dog stethoscope: veterinario, clinica veterinaria
dog: toelettatura, negozio di animali, cane, cani, cuccioli, mangimi
cat: gatto, gatti
paw: canile, adozione animali, rifugio animali
steering-wheel: autoscuola, scuola guida, patente
plug: elettricista, impianti elettrici
lock-and-key: escape room
egg: uova, uova fresche
basket: fruttivendolo, frutta e verdura, verdura, mercato contadino, ortofrutta, prodotti biologici, verdure biologiche
shopping-cart: supermercato, alimentari, spesa a domicilio
taco: tacos, ristorante messicano
chart-up: consulente finanziario, investimenti, borsa, pensione integrativa
bank: banca, prestito, prestiti, conto corrente
house: immobiliare, agenzia immobiliare, case in vendita, casa in vendita, appartamento, appartamenti, mutuo, mutui, agente immobiliare, casa vacanze, agriturismo, bilocale, trilocale
fish: pescheria, pesce, ristorante di pesce, frutti di mare
bouquet: fioraio, fiori, fiorista, mazzo di fiori, bouquet
canned-food: banco alimentare, raccolta alimentare
football: calcio, scuola calcio, squadra di calcio
seedling: vivaio, piante, garden center, semi
spade: giardiniere, giardinaggio, manutenzione giardini, attrezzi da giardino
soft-ice-cream: gelateria, gelato, gelati, sorbetto
glasses: ottico, occhiali, lenti a contatto, oculista
dumbbell: palestra, fitness, personal trainer, crossfit
hearing-aid: apparecchi acustici, apparecchio acustico, audioprotesista
hiking-boot: escursioni, trekking, escursionismo, escursione
bed: hotel, albergo, pensione, ostello, b&b, letto, letti
sofa: mobili, divano, divani, arredamento, poltrone, arredatore, interior design, tappezziere
orange: succhi, frullati, spremute, centrifugati
kebab: kebab
oven dining-table: cucine, cucine su misura, cucine componibili
washing-machine: lavanderia, tintoria, lavatrice
books: libreria, biblioteca, libri, libro, fiera del libro, romanzo, gruppo di lettura
key: fabbro, chiavi, serrature
open-book: ripetizioni, corso di inglese, corso di lingua, scuola di lingue, traduttore, traduzioni, lezioni private, lezioni di inglese, doposcuola
game-controller: videogiochi, gaming
dice: giochi da tavolo
delivery-van: traslochi, trasloco, corriere, spedizioni, consegne, sgomberi
piano-keys: pianoforte, lezioni di pianoforte
guitar: chitarra, lezioni di chitarra, scuola di musica, lezioni di musica
noodles: ramen, ristorante cinese, ristorante thailandese, noodles
theatre-masks: teatro, opera lirica, corso di teatro, musical
palette: corso di pittura, acquerello, corso di disegno, belle arti
framed-picture: galleria d'arte, cornici, mostra d'arte
paint-roller: imbianchino, tinteggiatura, ristrutturazione, ristrutturazioni, decoratore
camera: fotografo, fotografa, fotografia, studio fotografico, fotografo di matrimonio
tap: idraulico, caldaia, caldaie, riscaldamento, spurgo
bathtub: bagno, bagni, rifacimento bagno, vasca da bagno
amphora: ceramica, corso di ceramica, vasi
beers: pub, birreria, bar, aperitivo al pub
beer: birra, birre, birrificio, birra artigianale
roof: tetto, tetti, coperture, grondaie, lattoniere
sailing-boat: vela, scuola di vela, barca a vela
sandwich: paninoteca, panini, tramezzini, panino
coat: cappotti, cappotto, giacche, usato vestiti, second hand
dress: moda, abbigliamento, vestiti, abito, abiti, boutique
t-shirt: magliette, t-shirt, stampa magliette
padlock: deposito, self storage
skis: sci, scuola di sci, noleggio sci, settimana bianca
solar-panel: pannelli solari, fotovoltaico, impianto fotovoltaico
meat-on-bone: grigliata, griglieria, barbecue, braceria
sushi: sushi
sewing-needle: sarta, sarto, sartoria, cucito, corso di cucito, merceria, tessuti
tea: tè, sala da tè, tisane
airplane: agenzia viaggi, agenzia di viaggi, viaggi, viaggio, voli, vacanze, volo
salad: vegano, vegetariano, ristorante vegano, insalate, nutrizionista, dietista, dietologo
clapperboard: montaggio video, produzione video, videomaker, festival del cinema
popcorn: cinema, serata cinema
watch: orologi, orologio, orologiaio
bucket: pulizia vetri, lavavetri
window: finestre, infissi, serramenti, vetraio
broom: pulizie, impresa di pulizie, pulizia, donna delle pulizie
lotus-position: yoga, corso di yoga, meditazione, pilates
massage: massaggi, massaggio, agopuntura
sauna: spa, terme, sauna, benessere, centro benessere
shield: assicurazione, assicurazioni, polizza, polizze
tooth: dentista, studio dentistico, ortodonzia, denti, impianti dentali, sbiancamento denti
stethoscope: medico, studio medico, ospedale, pediatra, dottore
nurse: infermiere, infermiera, badante, assistenza anziani, casa di riposo, oss
pill: farmacia, integratori, vitamine, parafarmacia
brain: psicologo, psicologa, psicoterapia, ipnosi, psicoterapeuta
baby: ostetrica, abbigliamento neonato, neonati
scales: avvocato, avvocati, studio legale, consulenza legale
fountain-pen: notaio, cartoleria, calligrafia
briefcase: consulenza aziendale, consulente, selezione del personale, agenzia per il lavoro
desktop-computer: siti web, sito web, web design, programmazione, corso di informatica
smartphone: smartphone, cellulari, cellulare, riparazione cellulari, offerta mobile, telefonia
megaphone: agenzia pubblicitaria, marketing, agenzia di comunicazione
printer: tipografia, stampa digitale, biglietti da visita, copisteria
museum: museo, musei, notte dei musei
graduation-cap: università, master, laurea, formazione, open day universitario
school: ~ scuola, liceo, asilo
dancer: scuola di ballo, corso di ballo, danza, salsa, tango, corso di danza, zumba, flamenco
disco-ball: discoteca, serata dj
party-popper: festa, compleanno, capodanno, feste, organizzazione eventi
birthday-cake: pasticceria, torte, torta, dolci, cake design
chocolate: cioccolato, cioccolateria, cioccolatini
candy: caramelle
wine: vino, vini, enoteca, cantina, degustazione vini, vigneto
champagne: spumante, prosecco, champagne
cocktail: cocktail, cocktail bar, aperitivo
pizza: pizzeria, pizza, pizze, pizza da asporto
spaghetti: pasta, pasta fresca, trattoria, osteria, pastificio, spaghetti
burger: hamburger, hamburgeria, burger
cutlery: ristorante, rosticceria, menu del giorno, pranzo di lavoro, food truck, tavola calda, menù degustazione, street food
pancakes: brunch, colazione
gift: regalo, regali, idee regalo, buono regalo, cesti regalo
christmas-tree: natale, mercatino di natale, mercatini di natale, albero di natale
diamond: gioielleria, gioielli, orafo, orecchini
sneaker: scarpe, calzature, sneakers, scarpe da corsa
dress-shoe: calzolaio
handbag: borse, borsa, pelletteria, valigeria
necktie: abiti da uomo, moda uomo, camicie
yarn: lana, maglia, uncinetto, maglioni
swimmer: piscina, nuoto, corso di nuoto
surfer: surf, scuola di surf
diving-mask: immersioni, diving center, sub
canoe: kayak, canoa
fishing-rod: pesca, pesca sportiva
tractor: fattoria, agricoltura, macchine agricole
horse: equitazione, maneggio, cavalli, cavallo, pony
tennis: tennis, padel
golf: golf, minigolf
boxing-glove: boxe, pugilato
judo-suit: judo, karate, arti marziali
runner: maratona, corsa podistica
bicycle: biciclette, bicicletta, bici, noleggio bici, e-bike
motorcycle: moto, motociclette
tyre: gommista, pneumatici, cambio gomme
car bubbles: autolavaggio
taxi: taxi, ncc
cruise-ship: crociera, crociere
beach-umbrella: spiaggia, stabilimento balneare, lido, mare
bricks: impresa edile, edilizia, muratore, costruzioni, piastrelle, piastrellista
toolbox: ferramenta, fai da te, tuttofare, utensili
light-bulb: lampade, illuminazione, lampadari
candle: candele, onoranze funebri
rug: tappeti, tappeto
mattress: materassi, materasso, biancheria da letto
curtains: tende, tendaggi, tapparelle
door: porte, porte blindate
fire: camino, caminetti, stufe a pellet, legna da ardere
television: televisore, elettronica, televisori, tv
headphones: cuffie, podcast
compact-disc: vinili, negozio di dischi
security-camera: antifurto, allarme, videosorveglianza, vigilanza
cockroach: disinfestazione, derattizzazione
recycling: riciclo, raccolta rifiuti, zero sprechi
heart: donazioni, volontariato, volontari, raccolta fondi, beneficenza
perfume: profumo, profumi, profumeria
soap: sapone, saponi
honey: miele
jar: marmellate, spezie
shopping-bags: ~ saldi, outlet, svendita, mercatino
coin: compro oro, antiquariato
stethoscope: ~ clinica
scissors: taglio e piega, piega, taglio uomo, colore e piega, meches, taglio donna, acconciature
plant: piante, olivi, limoni in vaso, piante da giardino, piante in vaso
rose: san valentino, rose
dancer: scuola di danza, danza, scuola di ballo, balli di gruppo, balli latini
ballet-shoes: danza classica, scuola di danza classica
cake-slice: colomba, colombe, panettone, panettoni, colombe artigianali, pandoro
wrench: tagliando, tagliando auto, cambio olio, revisione auto, carrozzeria, meccanico, freni, ricambi auto, autofficina
tyre: gomme, gommista, cambio gomme, pneumatici, gomme invernali
tap: spurgo, perdita d'acqua, caldaia, idraulico, disostruzione
tooth: igiene dentale, sbiancamento denti, implantologia, apparecchio invisibile, sbiancamento
blood-drop: donazione sangue, dona il sangue, donazione di sangue
lawnmower spade: taglio erba, potatura, taglio siepi, prato, manutenzione giardini
tree axe: potature, abbattimento alberi
fence: recinzioni, cancelli, recinzione
fire: stufe, stufe a pellet, pellet, legna da ardere, camini, caminetti
headstone: marmista, lapidi, marmi
candle: onoranze funebri, pompe funebri, candele
nurse: badante, assistenza anziani, casa di riposo, assistenza domiciliare, rsa
wheelchair: montascale, carrozzine, ortopedia
baby: ostetrica, corso preparto, abbigliamento neonato
speech-bubble: logopedista, logopedia
foot lotion: podologo, pedicure curativo
spine: fisioterapia, fisioterapista, osteopata, osteopatia, chiropratico, mal di schiena
syringe: vaccini, botox, medicina estetica, filler
tattoo-machine: tatuaggi, tatuatore, tatuaggio
swimmer: acquagym, corso di nuoto, nuoto, piscina
balloon: animazione feste, palloncini, truccabimbi
magic-wand: mago
circus-tent: tensostrutture, gazebo feste
caravan: camper, roulotte, noleggio camper
hot-air-balloon: mongolfiera
parachute: parapendio, paracadutismo
car-front: auto d'epoca, auto matrimonio, limousine, noleggio con conducente
lorry: carro attrezzi, soccorso stradale, camion
crane bricks: scavi, movimento terra, demolizioni, escavatore
bricks: piastrelle, piastrellista, cartongesso, ponteggi, cappotto termico, muratore, ristrutturazioni
drill toolbox: ferramenta, utensili, noleggio attrezzi, tuttofare
curtains: tapparelle, zanzariere, tende
window: infissi, serramenti, vetraio, finestre
door: porte blindate, porte interne, porte
radiator: riscaldamento, caldaie, manutenzione caldaia
violin: violino, lezioni di violino
drum: lezioni di batteria
saxophone: jazz, serata jazz
trumpet: banda musicale
accordion: fisarmonica, liscio
chess-pawn: scacchi
playing-card: burraco, poker, torneo di burraco
basketball: basket, pallacanestro, minibasket
volleyball: pallavolo, volley
tennis: padel, torneo di padel, tennis
ice-skate: pattinaggio, pista di ghiaccio
gymnast: ginnastica, ginnastica artistica, trampolini
target: freccette, tiro con l'arco, paintball
racing-car: kart, go-kart
rugby-ball: rugby
fencer: scherma
billiard-ball: biliardo
ticket: tombola, lotteria
jack-o-lantern: zucche, halloween
chick: ~ pasqua, uova di pasqua
fireworks: fuochi d'artificio
castle: castello, festa medievale
telescope: planetario
shisha: sigaretta elettronica, tabaccheria, svapo, sigari
spirits-bottle: gin, grappa, distilleria, whisky, amaro, rum
beer: birra artigianale, birrificio, birra
sausage: salumi, salumeria, prosciutto, salsiccia, norcineria
cookie: biscotti
candy: caramelle, torrone
chicken-leg: polleria, pollo allo spiedo, rosticceria
fish: pesce fresco, pesce, frutti di mare, pescheria
jar: prodotti sfusi, conserve, marmellate, olio d'oliva, frantoio
cutlery: trattoria, sagra, osteria, menu pranzo, aperitivo rinforzato
strawberry: fragole
chestnut: castagne, castagnata
mushroom: funghi, tartufi, tartufo
goat: formaggio di capra, caprino
dress: abiti, abiti da cerimonia
bride: abiti da sposa, abito da sposa, sposa, atelier sposa
sewing-needle: sartoria, riparazioni sartoriali, sarta
snake: rettili
tropical-fish: acquari, acquario
horse: maneggio, maniscalco, equitazione
nest: nido di vespe, vespe
printer: stampa 3d, volantini, biglietti da visita, tipografia
drone: droni, riprese aeree
robot: robotica, intelligenza artificiale
shield laptop: cybersecurity, privacy gdpr
chart-up: seo, investimenti
scales: divorzio, separazioni, avvocato, consulenza legale
suitcase: valigie
backpack: zaini, cartoleria scuola
bikini: costumi da bagno
high-heel: tacchi
wardrobe: armadi, armadi su misura, cabina armadio
saw: mobili su misura, falegnameria, falegname, restauro mobili
chair: tappezziere, sedie
frying-pan: pentole, padelle
kitchen-knife: arrotino, coltelli
hammer-and-wrench: fabbro, saldatura, carpenteria metallica, ferro battuto
broom: pulizie, impresa di pulizie, pulizie uffici, pulizie condomini
fire-engine: vigili del fuoco, pompieri
lipstick: ceretta, estetista, centro estetico
drum: lezioni di batteria
scissors: taglio capelli
open-book: ~ inglese, tedesco, francese, spagnolo
pizza: pizzaiolo
cutlery: cameriere, cameriera, camerieri
house key: ~ affittasi, vendesi
bouncy-castle: gonfiabili
dining-table: tavolo, tavoli, tavolo da pranzo, tavoli in legno
climber fir-tree: parco avventura
roof ladder: spazzacamino, canna fumaria, lattoniere
jar: olio, olive, frantoio, oleificio
dog bone: toelettatura, educazione cinofila, pensione per cani, asilo per cani
lizard snake: rettili, terrario
swimmer: terme, acqua termale
kitchen-knife: affilatura coltelli
umbrella: ombrelli, ombrello, ombrellaio
guitar: mandolino, ukulele, liuto
amphora: tornio, vasaio
theatre-masks: costumi di carnevale, noleggio costumi
`;
