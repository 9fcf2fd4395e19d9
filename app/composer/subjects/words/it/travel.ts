/** Italian words for travel. Notation: word-list.ts. */
export const italianTravel = `
airplane suitcase: agenzia viaggi, agenzia di viaggi, viaggi, viaggio, voli, vacanze, volo, weekend fuori porta
airplane suitcase: soggiorno mare
alarm-clock: sveglia, sveglia digitale
ambulance: croce verde, croce bianca, pubblica assistenza
anchor ship: maestro d'ascia, cantiere navale
beach-hut: cabina da spiaggia, cabine da spiaggia, capanno da spiaggia, capanni da spiaggia, cabina balneare
beach-hut: cabine balneari
bellhop-bell key: portiere di notte, portierato, portinaio
bicycle: ciclismo, biciclette, bicicletta, bici, noleggio bici, e-bike, pedalata, ciclofficina, biciclettata, granfondo
bicycle: bici pieghevole, bici pieghevoli, bicicletta pieghevole, biciclette pieghevoli, bici da corsa, cicloraduno
bicycle: cicloraduni, regalo bici, regalo bicicletta
bicycle parcel: rider in bici
bicycle roof-box: portabici, portabici da tetto, portabici gancio traino
bicycle-courier: corriere in bici, rider consegne, fattorino in bici, bike messenger, consegne in bici
brake-disc wrench: freni, pastiglie freni, dischi freno, freni e frizioni, pastiglie dei freni, impianto frenante
bus: autobus, gite in pullman, gita, gite, scuolabus, viaggio in pullman, gita scolastica, gite scolastiche
bus: gita sociale, navetta, corriera, gita parrocchiale, pullman, noleggio pullman, gita in pullman, in pullman
bus: pullman gran turismo
bus books: bibliobus, biblioteca itinerante
camping-stove: fornello da campeggio, fornelli da campeggio, fornellino da campeggio
canoe rower: canottaggio, canoa
car: raduno cinquecento, raduno fiat 500, cerco passaggio, offro passaggio, cerco un passaggio, offro un passaggio
car bubbles: lavaggio interni, lavaggio interni auto, lavaggio a mano lucidatura, lavaggio auto
car bubbles: igienizzazione auto, autolavaggio
car car-front: concessionaria, auto usate, auto nuove, noleggio auto, automobili, autonoleggio, auto, usato garantito
car car-front: noleggio a lungo termine, macchina usata, microcar, minicar
car key: fiat, fiat panda, panda usata, fiat 500, lancia ypsilon, alfa romeo, seat, dacia, suzuki, panda 4x4
car key: vendo panda, fiat panda 4x4, punto diesel, fiat punto, utilitaria, utilitarie, auto per neopatentati
car key: vendo palio, uno mille
car key: ~ autista, cercasi autista
car tow-truck: demolizione auto, autodemolizione, autodemolizioni, demolizioni auto, rottamazione auto, demolitore
car tow-truck: compriamo auto incidentate
car wrench: wrapping auto, carrozziere, levabolli, elettrauto
car-battery wrench: batterie auto, batteria auto, batterie per auto, batteria per auto
car-front: auto matrimonio, fari opachi, lucidatura fari, fari ingialliti, lucidatura fari opachi
car-seat: seggiolino auto, seggiolini auto, seggiolino per auto, seggiolini per auto, ovetto auto
cargo-bike: cargo bike, cargo-bike, bici da carico, bici cargo, biciclette da carico
cargo-tricycle: triciclo da carico, tricicli da carico, triciclo elettrico, tricicli elettrici
carriage horse: carrozza, carrozze, giri in carrozza, calesse
charging-station: colonnina ricarica, colonnina di ricarica, colonnine di ricarica, colonnine ricarica
charging-station car: wallbox, ricarica auto elettriche
compass: orienteering
cruise-ship: crociera, crociere, minicrociera
delivery-van lorry: facchinaggio, furgone, noleggio furgoni, furgoncino, traslochi, trasloco, corriere, spedizioni
delivery-van lorry: consegne, trasporto mobili, montaggio mobili e traslochi, corriere espresso, piccoli trasporti
delivery-van parcel: corrieri
delivery-van recycling: svuotiamo cantine, cantine e soffitte, svuota soffitte, svuoto soffitte
dragon-boat: dragon boat, barca drago, barche drago, gara di dragon boat
engine-oil wrench: cambio olio, olio motore, tagliando e cambio olio, oli motore, lubrificanti
exhaust: marmitta, marmitte, tubo di scarico auto, impianto di scarico auto, marmitta catalitica, marmitte catalitiche
ferry: traghetti, gita in battello, gite in battello, battello
fire-engine: vigili del fuoco, pompieri
fire-engine rescue-helmet: pompieri volontari, vigili del fuoco volontari
food-truck takeaway-box: food truck, foodtruck, cibo di strada su ruote, street food festival
fuel-pump: GPL, benzinaio
hand-cart: carretto a mano, carretti a mano, carrettino di legno, carrello da spiaggia
hang-glider: deltaplano, deltaplani, volo in deltaplano, corso di deltaplano
hearse: carro funebre, trasporti funebri, trasporto funebre
helicopter: elicottero
hot-air-balloon: volo in mongolfiera, voli in mongolfiera, mongolfiera
houseboat: casa galleggiante, case galleggianti, houseboat, house boat
inflatable-boat: gommone, gommoni, noleggio gommoni, noleggio gommone, gommone senza patente
insured-car shield: rc auto, assicurazione auto, assicurazioni auto, polizza auto, polizze auto, rca auto
insured-car shield: assicurazione macchina
jet-ski wave: moto d'acqua, acquascooter, jet ski
kayak: kayak, noleggio kayak, escursione in kayak, escursioni in kayak, canoa e kayak
kick-scooter: monopattini, monopattino
lifebuoy wave: salvataggio in mare
lifebuoy: bagnino, bagnini, assistente bagnanti
limousine: limousine, noleggio limousine, limousine per matrimoni
locomotive: fermodellismo
log-cabin: casa di tronchi, case di tronchi, case in tronchi, casa in tronchi, baita di tronchi, blockhaus
lorry: autista ce, autisti ce, autista patente c, autista patente ce, patente ce, autista camion, camionista, camionisti
lorry: autotrasporti, camion, autotrasportatore, trasporti, trasporto merci
mantel-clock: orologi antichi, orologiaio
mantel-clock amphora: antiquariato, modernariato
minibus bus: noleggio con conducente, minibus, ncc
mobility-scooter wheelchair: scooter per anziani, scooter elettrico per disabili
motor-boat anchor: fuoribordo, motori fuoribordo, gozzo
motor-boat wave: gite in barca, gita in barca, escursioni in barca, escursione in barca, tour in barca, barca, barche
motor-boat wave: patente nautica, nautica, taxi boat
motor-scooter: motorino, vespa, noleggio vespa, scooter, raduno vespe, raduno di vespe, vespe d'epoca, vespe usate
motor-scooter: ciao piaggio, piaggio ciao, vespa primavera
motorcycle: patente moto, patente a2, patente a1, corso moto, esame moto, concessionaria moto, officina moto, moto
motorcycle: motociclette, motogiro, motoclub, raduno motociclistico, raduni motociclistici, motoraduno, motoraduni
motorcycle-helmet motorcycle: casco moto, caschi moto, casco da moto, abbigliamento moto
motorcycle-helmet: caschi, casco integrale, caschi integrali, casco jet
number-plate: targa auto, targhe auto, targhe automobilistiche
onsen: onsen, terme giapponesi, bagno termale giapponese
paddleboard wave: sup, noleggio sup, stand up paddle
parachute: lancio in paracadute, lancio con paracadute, paracadutismo
parking-sign: affitto box auto, affittasi box auto, affitto posto auto, affittasi posto auto
parking-sign location-pin: posto auto, posti auto, parcheggio aeroporto, parcheggio custodito, box auto
parking-sign location-pin: parcheggio, parcheggi
passport document: permesso di soggiorno, permessi di soggiorno
passport suitcase: passaporto, visti, fototessere
quad-bike: quad, escursioni in quad, noleggio quad, tour in quad
racing-car: pista polistil, polistil, pista elettrica, pista macchinine, pista per macchinine
roller-skate: pattinaggio a rotelle, pattini in linea
roof-box: box da tetto, box portatutto, box auto da tetto, portapacchi da tetto, noleggio box da tetto
roof-box: box portapacchi, portapacchi, baule da tetto
sailing-boat anchor: rimessaggio, rimessaggio invernale, antivegetativa, posto barca, ormeggio, veleria, yacht, vela
sailing-boat anchor: scuola di vela, barca a vela, vacanza in barca a vela, vacanze in barca a vela
skip: noleggio cassoni, cassoni scarrabili, cassone per macerie, macerie, calcinacci, smaltimento macerie
small-airplane: volo ultraleggero, voli in ultraleggero, ultraleggero
snow-plough: sgombero neve, spazzaneve, spalatura neve, rimozione neve
snowshoes: ciaspole, ciaspola, ciaspolata, ciaspolate, racchette da neve, noleggio ciaspole
spark-plug: candele auto, candele di accensione
speedboat wave: noleggio barche, barca senza patente
steering-wheel car: guida sicura, autoscuola, scuola guida, patente, lezioni di guida, corso di guida, recupero punti
steering-wheel lorry: patente c, patente per camion
strandkorb: poltrona da spiaggia in vimini, strandkorb
stroller: carrozzina
stroller baby-bottle: passeggini, passeggino, prima infanzia, articoli per neonati
suitcase: valigie, valigeria
suitcase padlock: deposito bagagli, deposito valigie
surfboard: tavola da surf, tavole da surf
tanker: fosse biologiche, svuotamento fosse biologiche, fossa biologica, pozzi neri, svuotamento pozzi neri
tanker: gasolio da riscaldamento, autobotte, autobotti, spurgo pozzi neri, gasolio, autospurgo, gpl a domicilio
taxi: taxi
three-wheel-van: ape car, ape piaggio, apecar, apecar piaggio, apetta, motocarro, motocarri, ape 50
tipper-truck: ribaltabile, sabbia e ghiaia, ghiaia, inerti, stabilizzato
tow-truck car: soccorso stradale, carro attrezzi, carroattrezzi, autosoccorso
tractor: aratro, aratri, atomizzatore, atomizzatori, trattorista, trattoristi
tractor wheat: macchine agricole, fattoria, agricoltura
traffic-cone: cono stradale, coni stradali, cono segnaletico, coni segnaletici
trailer: rimorchio, rimorchi, noleggio rimorchi, carrello appendice
train locomotive: trenini, modellismo ferroviario
tuk-tuk: tuk tuk, tuk-tuk, tuktuk, ape calessino, risciò a motore, tour in tuk tuk
tyre wrench: controllo gomme, gomme e freni, cambio gomme, gommista, pneumatici, gomme, gomme invernali
tyre snowflake: catene da neve, catene neve
vintage-car: noleggio auto d'epoca, noleggio auto storica, noleggio auto storiche, auto d'epoca con autista
vintage-car: auto d'epoca per matrimoni, topolino d'epoca, auto d'epoca, auto storiche, auto d'epoca raduno
vintage-car: raduno auto d'epoca, restauro auto d'epoca, autostoriche
vintage-car ring: 500 d'epoca per matrimoni, 500 d'epoca, cinquecento d'epoca
wall-clock: orologio da parete, orologi da parete
watch: orologi, orologio
watch mantel-clock: orologeria
wheel: raddrizzatura cerchi, riparazione cerchi, cerchi storti, cerchi graffiati
wheel tyre: cerchi in lega
wheelchair: carrozzina elettrica, carrozzine elettriche, carrozzina pieghevole, carrozzina disabili
wheelchair: carrozzina per disabili, carrozzina per anziani
wheelchair crutch: sanitaria, carrozzine, sedie a rotelle, carrozzine disabili, ausili per disabili, ortopedia
world-map location-pin: accompagnatore turistico, accompagnatore, guida turistica, guide turistiche, visita guidata
world-map location-pin: visite guidate
`;
