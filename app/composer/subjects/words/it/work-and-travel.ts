/** Italian words for work, places and travel. Notation: word-list.ts. */
export const italianWorkAndTravel = `
3d-printer: stampante 3d, stampanti 3d, stampa 3d, stampe 3d
abacus: abaco
anvil hammer: fabbro ferraio, forgiatura, ferro battuto, incudine
app-phone: app, la nostra app, nuova app, nostra nuova app, applicazione mobile, scarica l'app, scarica la app
app-phone: applicazioni mobili
app-phone laptop: sviluppo app, sviluppo di app
ballot-box: bilancio partecipativo, elezioni comunali, elezioni amministrative, vota il, vota la, vota per, votate, vota
ballot-box: comunali, elezioni europee, elezioni regionali, seggio, comizio, scrutatori, primarie
ballot-box: registrazione degli elettori, liste elettorali, andiamo a votare, vai a votare
banknotes coin: prestito, prestiti, finanziamento, finanziamenti, cessione del quinto, consolidamento debiti
banknotes coin: microcredito, contributi a fondo perduto, banco dei pegni
billboard: cartelloni pubblicitari, cartellone pubblicitario, affissioni, pubblicità esterna, maxi affissioni
billboard: affissioni pubblicitarie
blackboard: lavagna, lavagne
blood-drop: donazione di sangue, donazione del sangue, dona sangue, donare sangue, donatori di sangue, avis
blood-drop: dona il sangue, donazione sangue, avis comunale, fidas
books: ricettario, guida di viaggio
books open-book: legatoria, rilegatura, rilegatore, libreria, biblioteca, libri, libro, fiera del libro, romanzo
books open-book: gruppo di lettura, fumetti, letture per bambini
books pencil: ripetizioni, ripetizioni di matematica, lezioni private, recupero debiti, ripetizioni a domicilio
books pencil: lezioni di matematica, recupero anni scolastici, supporto allo studio
briefcase handshake: consulenza aziendale, consulenza direzionale, consulente, selezione del personale
briefcase handshake: agenzia per il lavoro, fiera del lavoro, career day, giornata del lavoro
business-cards printer: biglietti da visita, biglietto da visita, stampa biglietti da visita
calculator receipt: calcolatrice, calcolatrici, 730, consulente fiscale, buste paga, paghe e contributi
calculator receipt: consulenza fiscale, consulenza del lavoro, commercialista, contabilità, dichiarazione dei redditi
calculator receipt: caf, tasse, ragioniere, ragioneria, consulente del lavoro, partita iva, regime forfettario
calculator receipt: tributarista, isee, patronato, imu, contabile, impiegata contabile
calendar: calendario da muro
card-terminal credit-card: registratore di cassa, registratori di cassa, registratori telematici
card-terminal credit-card: registratore telematico, pos portatile, terminale pos, terminali pos, gestionale cassa
chainsaw logs: motoseghe, corso motosega, boscaiolo, lavori boschivi, motosega
chainsaw tree: taglio alberi
chart-up: investimenti, consulente finanziario, pensione integrativa
cherry-picker: piattaforma aerea, piattaforme aeree, cestello elevatore, noleggio piattaforme, piattaforme elevabili
circuit-board: circuiti stampati, schede elettroniche, riparazione schede, componenti elettronici
coin magnifier: numismatica, antichità, compro oro usato
combine-harvester: conto terzi agricolo, mietitura
combine-harvester wheat: mietitrebbia, mietitrebbiatura, trebbiatura, contoterzista, contoterzi agricolo
combine-harvester wheat: festa della trebbiatura
concrete-mixer bricks: calcestruzzo, cemento, massetti, betoniera, betoniere, pompa per calcestruzzo, massetto
crayon: album da colorare, libro da colorare, pasta modellabile, pennarelli
crayon teddy-bear: tata
crutch bone: ortopedico, protesi d'anca, protesi al ginocchio, ginocchio, medicina dello sport, artrosi, osteoporosi
crutch bone: visita ortopedica
desktop-computer: monitor da gaming, schermo per pc
desktop-computer laptop: gestionali, crm
drill: trapano, avvitatore
drill toolbox: utensileria, noleggio attrezzature, colorificio, noleggio attrezzi
drone: droni, riprese aeree, fotografia aerea
envelope: buste da lettera, lettere antiche
excavator crane: escavatore, escavatori, miniescavatore, miniescavatori, sbancamenti
excavator hammer: demolizioni, demolizione
forklift: muletto, muletti, carrello elevatore, carrelli elevatori, carrellista, mulettista
forklift pallet: magazziniere, magazzinieri, logistica, facchino, facchini, addetto al magazzino
forklift parcel: bancali usati, pallet usati, bancali in legno
fountain-pen: penne
fountain-pen document: calligrafia
gavel: vendita all'asta, asta pubblica, asta d'arte, casa d'aste
generator plug: gruppo elettrogeno, generatore, noleggio generatori, gruppi elettrogeni, generatori
generator plug: generatore di corrente, generatori di corrente, noleggio gruppi elettrogeni
headset speech-bubble: call center, servizio clienti, assistenza clienti, operatori telefonici, operatore call center
headset speech-bubble: telemarketing, centralino
house-contract: compravendita immobiliare, rogito, contratto di affitto, contratti di affitto, contratto di locazione
house-contract: contratti di locazione, compravendite immobiliari, diritto immobiliare
hydraulic-hose: tubi oleodinamici, tubo oleodinamico, oleodinamica, tubi idraulici ad alta pressione
hydraulic-hose: raccordi oleodinamici
laptop: sito web, corso di informatica, corsi di informatica, informatica, programmazione, software, gestionale
laptop: software gestionale, pc portatili, intelligenza artificiale, coding, sviluppo web, sviluppo software
laptop: smart working, alfabetizzazione digitale
laptop screwdriver: riparazione computer, assistenza computer, riparazione pc, assistenza informatica, corso online
laptop screwdriver: corsi online, coworking, assistenza pc, recupero dati
laptop smartphone: offerta fibra, filo diretto fibra
lathe: tornitura, tornitura cnc, tornio cnc, tornio, tornitori, torneria, lavorazioni meccaniche
lathe: officina meccanica di precisione, meccanica di precisione, fresatura, tornitore
lift: manutenzione ascensori, ascensorista, piattaforme elevatrici, montascale e ascensori, assistenza ascensori
love-letter: biglietti d'auguri, cartoline
love-letter postbox: filatelia
love-letter ring: partecipazioni di nozze, inviti di nozze
magnifier: investigatore privato, agenzia investigativa
magnifier chart-up: seo, posizionamento seo, posizionamento sui motori, google ads, agenzia seo, ricerche di mercato
meeting-room: sala riunioni, sale riunioni, sala meeting, sale meeting, sala conferenze, sale conferenze
meeting-room: noleggio sale riunioni
megaphone chart-up: assemblea dei cittadini, consiglio comunale, agenzia pubblicitaria, agenzia di comunicazione
megaphone chart-up: web marketing, marketing
megaphone smartphone: gestione social, instagram, influencer
megaphone speech-bubble: assemblea pubblica, incontro pubblico, consiglio comunale aperto
newspaper: giornale locale, quotidiano locale
newspaper recycling: raccolta carta, raccolta della carta
notebook: taccuino
notebook pencil: doposcuola compiti, spazio compiti
open-book pencil: corso di inglese, corso di lingua, scuola di lingue, lezioni di inglese
open-book pencil: ~ tedesco, francese, spagnolo, inglese
paintbrush amphora: dipingere la ceramica, pittura su ceramica, decorazione ceramica
pallet: pallet, bancali, bancale, pedane in legno, europallet
parcel delivery-van: scatole per traslochi, scatole trasloco, scatole di cartone, pluriball, nastro da imballaggio
parcel delivery-van: materiale da imballaggio, imballaggi, imballaggio, packaging
pen memo: raccolta firme, petizione, petizioni, firma la petizione
pen notebook: scrittura creativa
pencil notebook: cartoleria, cartolerie, materiale scolastico, cancelleria, quaderni, ritorno a scuola
pencil notebook: corredo scolastico, astucci, articoli per ufficio
pencil open-book: dopo scuola, doposcuola, aiuto compiti, compiti
phone-case: cover per cellulare, cover per smartphone, cover cellulari, cover personalizzate, custodia cellulare
phone-case: custodie cellulari, custodie per smartphone, accessori per cellulari, accessori telefonia, cover iphone
pill mortar: farmacista, medicinali
pill stethoscope: farmacia, integratori, vitamine, parafarmacia
postbox love-letter: francobolli
power-bank: powerbank, power bank, batteria esterna, batterie esterne
price-tag desk-lamp: mercatino dell'usato, mercatini dell'usato, mercatino delle pulci
printer: tipografia, stampa digitale, copisteria, volantini
printer memo: cartucce, locandine, manifesti, partecipazioni, partecipazioni nozze, striscioni, etichette
printer memo: cartellonistica, brochure, pieghevoli, rilegatura tesi, stampa tesi
printer paintbrush: insegne, adesivi, cartelli
receipt card-terminal: punto cassa
receipt desktop-computer: fatturazione, software di fatturazione
receipt laptop: programma di fatturazione, fatturazione elettronica
receipt shopping-cart: addetto cassa, addetti cassa, addetta cassa
road-roller: asfalto, asfaltatura, asfaltature, pavimentazioni stradali, lavori stradali
robot gear: robotica
rubber-stamp document: notaio, notai, studio notarile, timbri, timbrificio
satellite-dish television: antennista, antenne
scaffold ladder: ponteggio, ponteggi, noleggio ponteggi, trabattelli
scales: avvocato, avvocati, studio legale, consulenza legale, divorzio, separazioni, divorzista, diritto del lavoro
scales: risarcimento, risarcimento danni, infortunistica stradale, penalista, recupero crediti, diritto di famiglia
scissors: kit creativo
scissors hair-comb: parrucchiere, parrucchiera, salone di parrucchiere, taglio capelli, parrucchieri, taglio e piega
scissors hair-comb: colore e piega, meches, taglio donna, acconciature
scroll document: genealogia, albero genealogico
scroll fountain-pen: successione, successioni, eredità, atto notarile
server: hosting web, data center, server aziendali, assistenza server
set-square calculator: ripetizioni matematica
set-square ruler: perito, pratiche catastali, architetto, studio di architettura, geometra, matematica
shipping-container: container marittimo, container marittimi, noleggio container, container usati
smartphone: cellulare, cellulari, smartphone, riparazione cellulari, offerta mobile, telefonia, telefonino
smartphone: cambio schermo, vetro rotto, sim, giga illimitati, cover per telefono, custodia per telefono
speaker: impianti audio, casse acustiche, service audio, cassa bluetooth, casse bluetooth, hi-fi, hifi
speaker: service audio luci
speech-bubble: scambio linguistico, tandem linguistico, logopedista, logopedia
speech-bubble handshake: incontro con il sindaco, incontro con la sindaca, ricevimento del sindaco
speech-bubble microphone: balbuzie
speech-bubble open-book: tedesco per infermieri, tedesco a1, tedesco b1, tedesco b2, inglese b1, inglese b2, italiano b1
speech-bubble open-book: italiano per stranieri, vacanze studio, vacanza studio, lis, madrelingua
spotlight: luci per eventi, audio e luci, service luci, luci da palco, illuminazione scenica
stethoscope: medico, studio medico, ospedale, pediatra, dottore
stethoscope hospital: reumatologo, reumatologa, reumatologia, gastroenterologo, gastroenterologa, gastroenterologia
stethoscope hospital: endocrinologo, endocrinologa, endocrinologia, nefrologo, nefrologia, ematologo, ematologia
stethoscope hospital: allergologo, allergologa, allergologia, dialisi, centro dialisi, proctologo, proctologia, chirurgo
stethoscope hospital: chirurgia generale, chirurgia vascolare, urologia, colonscopia, gastroscopia, diabetologo, diabete
stethoscope hospital: neurologia, angiologo, vene varicose, allergie, ginecologo, ginecologa, ginecologia
stethoscope hospital: poliambulatorio, ambulatorio, visite mediche, andrologo, medicina del lavoro, prevenzione
stethoscope hospital: visita sportiva, pap test
stethoscope: ~ clinica
stethoscope stethoscope: ecografia, ecografie
syringe: vaccini, botox, medicina estetica, filler, antinfluenzale, campagna vaccinale
syringe lotion: botulino, acido ialuronico, chirurgia estetica, chirurgia plastica, rinoplastica, mastoplastica
tablet: tablet, ipad, e-reader, tavoletta grafica, tavolette grafiche, riparazione tablet
telephone: centralini telefonici, centralini, telefono amico
telephone older-person: telesoccorso, teleassistenza
telescope night-sky: osservatorio astronomico, astronomia
test-tube: analisi del sangue, laboratorio analisi, analisi cliniche, esami del sangue, prelievi, prelievo, tampone
test-tube: tamponi
theodolite set-square: topografo, rilievi topografici, rilievo topografico, topografia
translation open-book: traduttore, traduzioni, traduttrice, interprete, traduzione, agenzia di traduzioni
translation open-book: agenzia di traduzione, interpreti, interpretariato, traduttori, traduzioni tecniche
translation rubber-stamp: traduzioni giurate, traduzione giurata, traduttore giurato, traduzioni asseverate
translation rubber-stamp: traduzione asseverata
vending-machine soft-drink: distributore automatico, distributori automatici, macchinette automatiche, vending
video-call headphones: webinar, videochiamata, videochiamate, videoconferenza, videoconferenze
web-page laptop: siti web, web design, web designer, creazione siti web, wordpress, realizzazione siti web
web-page laptop: siti internet, sito internet, siti web per, nuovo sito, nuovo sito web, realizzazione siti
web-page shopping-cart: e-commerce, ecommerce, negozio online, siti e-commerce, negozi online, sito e-commerce
webcam: webcam
welding-mask fire: saldatore, saldatori, saldatura, saldature, corso di saldatura
windscreen: parabrezza, riparazione parabrezza, sostituzione parabrezza, cristalli auto, vetri auto
apartment-building key: appartamento, appartamenti, bilocale, trilocale, monolocale, quadrilocale
bank coin: tasso fisso, tasso variabile, surroga, banca, conto corrente
barber-pole razor: barbiere, barberia, barber shop, taglio uomo, barbieria
bouncy-castle balloon: castelli gonfiabili, castello gonfiabile, gonfiabili, gonfiabile
bricks trowel: intonaci, scalpellino, pietra naturale, muratura, impresa edile, edilizia, muratore, costruzioni
bricks trowel: cartongesso, cartongessista, facciata, facciate, rifacimento facciate, materiali edili
bricks trowel: deumidificazione muri, opere murarie
building-plot: terreni edificabili, terreni, terreno agricolo, terreno edificabile, terreni in vendita
building-plot: terreno in vendita, lotti edificabili, lotto edificabile, lotti in vendita, terreni agricoli
campervan campsite: camper, noleggio camper, camperisti, furgone camperizzato, furgoni camperizzati, camper usati
caravan campsite: roulotte
castle: castello, festa medievale
church: festa patronale
church candle: messa, parrocchia, processione, catechismo, veglia pasquale, novena, via crucis, adorazione, battesimo
church candle: battesimi, comunione, prima comunione, comunioni, cresima, cresime, oratorio, veglia di preghiera
church candle: rosario, diocesi, caritas parrocchiale
circus-tent: circo, gazebo feste
convenience-store key: locale commerciale, affittasi negozio, negozio in affitto, affittasi locale, locali commerciali
convenience-store key: cedesi attività, vendesi attività, cedesi
crane bricks: scavi, movimento terra
crane excavator: noleggio gru, gru con operatore, autogru
factory pallet: capannone, capannoni, capannone industriale, zona industriale, magazzino in affitto
house heart: famiglia affidataria
house key: valutazione immobiliare, villetta, immobiliare, agenzia immobiliare, case in vendita, casa in vendita
house key: agente immobiliare, casa vacanze, attico, attici, mansarda, affitto, affitti, immobili, immobile, mutuo
house key: mutui, mutuo casa, mutuo prima casa, surroga mutuo, amministratore di condominio
house key: amministrazioni condominiali, rustico, case prefabbricate, case in legno, nuova costruzione
house key: nuove costruzioni, studentato, alloggi, alloggio, nuda proprietà
house key: ~ affittasi, vendesi
house location-pin: lottizzazione
house snowy-mountain: baita in montagna, baita, chalet in montagna, rifugio in montagna
house-with-garden bed: masseria, casale, agriturismo, agriturismi
lectern: leggio
market-stall basket: mercato coperto, fiera di paese, hobbisti
market-stall carrot: bancarella, bancarelle, mercatino, mercatini, mercato contadino, mercato settimanale
marquee: tensostruttura, tensostrutture, noleggio tendoni, tendone, noleggio gazebo per feste
museum: museo, musei, notte dei musei
nativity-crib: presepe, presepi, presepe vivente, mostra di presepi, mostra dei presepi, via dei presepi, presepio
office-building key: ufficio in affitto, uffici in affitto, affitto uffici, ufficio arredato
office-building key: uffici direzionali, studi professionali in affitto
photo-booth: photobooth, photo booth, cabina fotografica, cabina foto
portable-toilet: bagni chimici, bagno chimico, wc chimici, wc chimico, noleggio bagni chimici, bagni mobili
portable-toilet: bagni mobili per eventi
road-barrier: strada chiusa, chiusura strada, chiusura al traffico
road-barrier safety-vest: segnaletica stradale
roller-coaster: parco divertimenti, parchi divertimento, montagne russe, luna park
school backpack: ~ scuola, liceo
school backpack: scuola primaria, scuola elementare, istituto comprensivo, scuola paritaria, iscrizioni scolastiche
school backpack: scuola montessori, mensa scolastica, pedibus
silo: silos, essiccatoio cereali, essiccatoio
slide: parchi giochi
slide toy-bricks: parco giochi al coperto, area giochi al coperto, parco gonfiabili al coperto, ludoteche
slide toy-bricks: playground coperto, ludoteca
stained-glass: vetrate artistiche, vetrata artistica
storage-unit parcel: self storage, deposito mobili, box deposito, magazzini in affitto, depositi privati
storage-unit parcel: deposito temporaneo
swimming-pool hot-tub: terme, weekend alle terme, weekend termale
swimming-pool swimmer: piscina verde, manutenzione piscine, manutenzione piscina, pulizia piscine, pulizia piscina
swimming-pool swimmer: costruzione piscine
swing slide: altalena, altalene, parco giochi, giochi da giardino
tent: gazebi, noleggio gazebo, campeggio, tende da campeggio, campo estivo, campi estivi, colonia estiva
tent: materassino gonfiabile
tent compass: gruppo scout, scoutismo, agesci, lupetti, scout, coccinelle scout
airplane suitcase: agenzia viaggi, agenzia di viaggi, viaggi, viaggio, voli, vacanze, volo, weekend fuori porta
airplane suitcase: soggiorno mare
alarm-clock: sveglia, sveglia digitale
anchor ship: maestro d'ascia, cantiere navale
bicycle: ciclismo, biciclette, bicicletta, bici, noleggio bici, e-bike, pedalata, ciclofficina, biciclettata, lucchetto
bicycle parcel: corriere in bici, bike messenger, consegne in bici, rider in bici
brake-disc wrench: freni, pastiglie freni, dischi freno, freni e frizioni, pastiglie dei freni, impianto frenante
bus: autobus, gite in pullman, gita, gite, scuolabus, viaggio in pullman, gita scolastica, gite scolastiche
bus: gita sociale, navetta, corriera, gita parrocchiale
bus books: bibliobus, biblioteca itinerante
canoe rower: canottaggio, canoa, dragon boat, barche drago
car bubbles: lucidatura fari, lavaggio interni, lavaggio interni auto, lavaggio a mano lucidatura, lavaggio auto
car bubbles: igienizzazione auto, autolavaggio
car car-front: concessionaria, auto usate, auto nuove, noleggio auto, automobili, autonoleggio, auto, usato garantito
car car-front: noleggio a lungo termine, macchina usata, microcar, minicar, passaggio di proprietà
car key: fiat, fiat panda, panda usata, fiat 500, lancia ypsilon, alfa romeo, seat, dacia, suzuki
car key: ~ autista, cercasi autista
car tow-truck: demolizione auto, autodemolizione, autodemolizioni, demolizioni auto, rottamazione auto, demolitore
car tow-truck: compriamo auto incidentate
car wrench: wrapping auto, carrozziere, levabolli, elettrauto
car-battery wrench: batterie auto, batteria auto, batterie per auto, batteria per auto
car-front: auto matrimonio
car-seat: seggiolino auto, seggiolini auto, seggiolino per auto, seggiolini per auto, ovetto auto
cargo-bike: cargo bike, cargo-bike, bici da carico, bici cargo, biciclette da carico
carriage horse: carrozza, carrozze, giri in carrozza, calesse
charging-station car: colonnina di ricarica, colonnine di ricarica, wallbox, ricarica auto elettriche
compass: orienteering
cruise-ship: crociera, crociere, minicrociera
delivery-van lorry: facchinaggio, furgone, noleggio furgoni, furgoncino, traslochi, trasloco, corriere, spedizioni
delivery-van lorry: consegne, trasporto mobili, montaggio mobili e traslochi, corriere espresso, piccoli trasporti
engine-oil wrench: cambio olio, olio motore, tagliando e cambio olio, oli motore, lubrificanti
ferry: traghetti
fire-engine: vigili del fuoco, pompieri
fire-engine rescue-helmet: pompieri volontari, vigili del fuoco volontari
food-truck takeaway-box: food truck, foodtruck, cibo di strada su ruote, street food festival
hearse: carro funebre
helicopter: elicottero
hot-air-balloon: volo in mongolfiera, voli in mongolfiera, mongolfiera
houseboat: casa galleggiante, case galleggianti, houseboat, house boat
insured-car shield: rc auto, assicurazione auto, assicurazioni auto, polizza auto, polizze auto, rca auto
insured-car shield: assicurazione macchina
jet-ski wave: moto d'acqua, acquascooter, jet ski
kayak: kayak, noleggio kayak, escursione in kayak, escursioni in kayak, canoa e kayak
kick-scooter: monopattini, monopattino
lifebuoy wave: salvataggio in mare
limousine: limousine, noleggio limousine, limousine per matrimoni
locomotive: fermodellismo
lorry: autista ce, autisti ce, autista patente c, autista patente ce, patente ce, autista camion, camionista, camionisti
lorry: autotrasporti, camion, autotrasportatore
mantel-clock: orologi antichi, orologiaio
mantel-clock amphora: antiquariato, modernariato
minibus bus: noleggio con conducente, minibus, ncc, pullman, noleggio pullman
mobility-scooter wheelchair: carrozzina elettrica, carrozzine elettriche, scooter per anziani
mobility-scooter wheelchair: scooter elettrico per disabili
motor-boat anchor: fuoribordo, motori fuoribordo, gommone, gommoni, gozzo
motor-boat wave: gite in barca, gita in barca, escursioni in barca, escursione in barca, tour in barca, barca, barche
motor-boat wave: patente nautica, pedalò, nautica, taxi boat
motor-scooter: motorino, vespa, noleggio vespa, scooter
motorcycle: patente moto, patente a2, patente a1, corso moto, esame moto, concessionaria moto, officina moto, moto
motorcycle: motociclette
motorcycle-helmet motorcycle: casco moto, caschi moto, casco da moto, abbigliamento moto
number-plate: targa auto, targhe auto, targhe automobilistiche
paddleboard wave: sup, noleggio sup, stand up paddle
parachute: volo in parapendio, voli in parapendio, lancio in paracadute, lancio con paracadute, parapendio
parachute: paracadutismo
parking-sign location-pin: posto auto, posti auto, parcheggio aeroporto, parcheggio custodito, box auto
parking-sign location-pin: garage in affitto, parcheggio, parcheggi
passport suitcase: passaporto, visti, fototessere
quad-bike: quad, escursioni in quad, noleggio quad, tour in quad
roller-skate: pattinaggio a rotelle, pattini in linea
sailing-boat anchor: rimessaggio, rimessaggio invernale, antivegetativa, posto barca, ormeggio, veleria, yacht, vela
sailing-boat anchor: scuola di vela, barca a vela, vacanza in barca a vela, vacanze in barca a vela
skip: noleggio cassoni, cassoni scarrabili, cassone per macerie, macerie, calcinacci, smaltimento macerie
snow-plough: sgombero neve, spazzaneve, spalatura neve, rimozione neve
spark-plug: candele auto, candele di accensione
speedboat wave: noleggio barche, noleggio gommoni, barca senza patente
steering-wheel car: guida sicura, autoscuola, scuola guida, patente, lezioni di guida, corso di guida, recupero punti
steering-wheel lorry: patente c, patente per camion
stroller: carrozzina
stroller baby-bottle: passeggini, passeggino, prima infanzia, articoli per neonati
suitcase: valigie
tanker: fosse biologiche, svuotamento fosse biologiche, fossa biologica, pozzi neri, svuotamento pozzi neri
tanker: gasolio da riscaldamento, autobotte, autobotti, spurgo pozzi neri, gasolio, autospurgo, gpl a domicilio
taxi: taxi
tipper-truck: ribaltabile, sabbia e ghiaia, ghiaia, inerti, stabilizzato
tow-truck car: soccorso stradale, carro attrezzi, carroattrezzi, autosoccorso
tractor wheat: macchine agricole, fattoria, agricoltura
trailer: rimorchio, rimorchi, noleggio rimorchi, carrello appendice
train locomotive: trenini, modellismo ferroviario
tyre wrench: controllo gomme, gomme e freni, cambio gomme, gommista, pneumatici, gomme, gomme invernali
vintage-car: noleggio auto d'epoca, noleggio auto storica, noleggio auto storiche, auto d'epoca con autista
vintage-car: auto d'epoca per matrimoni, topolino d'epoca, auto d'epoca, auto storiche, auto d'epoca raduno
vintage-car: raduno auto d'epoca, restauro auto d'epoca, autostoriche
watch: orologi, orologio
watch mantel-clock: orologeria
wheelchair crutch: sanitaria, carrozzine, sedie a rotelle, carrozzine disabili, ausili per disabili, ortopedia
`;
