/** German words for vehicles and travel. Notation: word-list.ts. */
export const germanTravel = `
airplane suitcase: reisebüro, reise, reisen, urlaub, flug, flüge, städtereise, pauschalreise, last minute, flitterwochen
airplane suitcase: hochzeitsreise
alarm-clock: wecker, lichtwecker
ambulance: Krankentransport, Krankentransporte, Rettungssanitäter, Rettungssanitäterin, Notfallsanitäter
beach-hut: strandhütte, strandhütten, strandhäuschen, badehäuschen
bicycle: kinderfahrradkurs, kinderfahrradkurse, fahrradkurs, fahrradkurse, radfahrkurs, radfahrkurse, pedelec, pedelecs
bicycle: pedelec-training, radreise, fahrrad, velo, velos, velowerkstatt, velo-werkstatt, veloservice, velogeschäft
bicycle: fahrräder, e-bike, e-bikes, fahrradladen, fahrradwerkstatt, fahrradverleih, rad, radtour, e-bike probefahrt
bicycle: fahrrad probefahrt, e-bike testen, pedelec probefahrt, rad probefahrt, radrennen, jobrad, bikeleasing
bicycle: dienstrad, mountainbike, mountainbikes, rennrad, rennräder, gravelbike, kinderrad, bikeshop, radwanderung
bicycle: radsport, radverein, radmarathon, stadtradeln, radreparatur, fahrradschloss, bikepark
bicycle: leihräder, fahrradversteigerung, satteltasche, velobörse gemeindehaus, velo flicken, velos flicken, radltour
bicycle: radltouren, radlausflug, radlausflüge, einrad, einradfahren, einrad fahren
bicycle parcel: fahrradkurierin, lastenradkurier
bicycle wheel: laufräder, laufrad, laufradsatz
bicycle wrench: radwerkstatt, radladen, radlwerkstatt, radservice, radinspektion, Fahrrad-Frühjahrscheck, Fahrradcheck
bicycle wrench: Fahrrad-Check, Radcheck, Fahrrad-Inspektion, Fahrradinspektion
bicycle-courier: fahrradkurier, fahrradkuriere, radkurier, fahrradbote, kurierfahrer fahrrad
brake-disc wrench: bremsen, bremsenwechsel, bremsendienst, bremsbeläge, bremsscheiben, bremsscheibe, bremsenservice
brake-disc wrench: bremsencheck, bremsen-check
bus: busfahrer, busfahrerin, busreise, busreisen, busfahrt, tagesausflug, seniorenfahrt, kaffeefahrt, mehrtagesfahrt
bus: vereinsfahrt, vereinsausflug, fernbus, linienbus, klassenfahrt, klassenfahrten, busausflug, betriebsausflug
bus: nahverkehr, deutschlandticket, busvermietung, tagesfahrt mit dem bus, bustagesfahrt, bustagesfahrten, reisebus
bus: busunternehmen, Tagesfahrt, Tagesfahrten
bus books: bücherbus, bücherbusse, fahrbibliothek, fahrbücherei, bibliotheksbus
bus older-person: seniorenreise, seniorenreisen, seniorenausflug, seniorenausflüge, rentnerfahrt
cable-car mountain: Sessellift, Sessellifte, Sesselbahn, Bergbahn, Bergbahnen
camping-stove: Campingkocher, Gaskocher, Campingkochern
canoe rower: paddeln, ruderclub, kanu, kanutour, kanuverleih
canoe wave: Kahnfahrt, Kahnfahrten
car: mitfahrgelegenheit, mitfahrgelegenheiten, fahrgemeinschaft, fahrgemeinschaften
car bubbles: keramikversiegelung, innenreinigung auto, fahrzeugaufbereitung, autoaufbereitung, fahrzeugpflege
car bubbles: autowaschanlage, waschanlage, waschstraße, autowäsche, autopflege
car car-front: autohaus, gebrauchtwagen, autohändler, neuwagen, autoverkauf, mietwagen, autovermietung, auto, autos
car car-front: carsharing, jahreswagen, vorführwagen, tageszulassung, elektroauto, elektroautos, e-auto, e-autos
car car-front: autoleasing, leasingangebot, kleinwagen, kombi, kfz-ankauf, fahrzeugankauf, unfallwagen, zulassungsdienst
car car-front: kfz-zulassung, cabrio, cabrios, langzeitmiete, leihwagen, dienstwagen, jungwagen
car key: ~ fahrer gesucht, fahrer
car key: golf 4, golf 5, golf 6, golf 7, golf 8, golf iv, golf v, golf vi, golf vii, golf tdi, golf kombi, vw polo
car location-pin: garagenstellplatz, tiefgaragenstellplätze, pkw-stellplatz
car magnifier: kfz-gutachter, schadensgutachten, schadengutachten
car teddy-bear: bobby car, bobby-car, bobbycar, rutschauto, rutschautos
car tow-truck: autoverwertung, schrottauto, schrottautos, autoverschrottung, autoentsorgung, unfallwagen ankauf
car toy-bricks: hot wheels, matchboxautos, matchbox autos
car traffic-light: führerschein theorie, theorieunterricht
car window: autoscheibe, autoscheiben
car wrench: autofolierung, fahrzeugfolierung, karosserie, autolackiererei, autoteile, hauptuntersuchung, smart repair
car wrench: lackiererei, dellendoktor, autoankauf, unfallgutachten, Autospengler, Autospenglerei, Karosseriespengler
car wrench: Karosseriespenglerei
car-battery wrench: autobatterie, autobatterien, starterbatterie, starthilfe, batteriewechsel auto, batterien fürs auto
car-boot price-tag: kofferraumflohmarkt, kofferraummarkt, kofferraum-flohmarkt
car-front: hochzeitsauto
car-front car: steinschlag reparatur
car-seat: kindersitz, kindersitze, autokindersitz, autokindersitze, babyschale, babyschalen, kindersitzberatung, isofix
car-seat: reboarder
cargo-bike: lastenrad, lastenräder, lastenfahrrad, lastenfahrräder, e-lastenrad, e-lastenräder, cargobike, cargobikes
cargo-bike: cargo-bike, cargo bike, transportrad
cargo-tricycle: Lastendreirad, Lastendreiräder, Elektro-Dreirad, Elektrodreirad, Elektrodreiräder
carriage horse: kutsche, kutschen, kutschfahrt, kutschfahrten, hochzeitskutsche, hochzeitskutschen, pferdekutsche
carriage horse: planwagenfahrten, Kremserfahrt, Kremserfahrten
charging-station: stromtankstelle
charging-station car: wallbox, wallboxen, ladestation, ladestationen, ladesäule, ladesäulen, e-auto laden
charging-station car: wallbox-installation
compass world-map: orientierungslauf
cruise-ship: kreuzfahrt, kreuzfahrten, flusskreuzfahrt, schifffahrt, schifffahrten, schiffsreise, schiffsreisen
cruise-ship: ausflugsschiff, dampferfahrt, schiffstour, rundfahrt auf dem see, partyschiff
delivery-van lorry: mann und auto, mann mit auto, männer und auto, männer mit auto, mann mit transporter, paketdienst
delivery-van lorry: umzug, umzüge, umzugsfirma, umzugsunternehmen, spedition, lieferdienst, kurier, transporter
delivery-van lorry: paketzusteller, paketbote, paketfahrer, sprinter mieten, umzugswagen, umzugshilfe
delivery-van lorry: möbeltransporte, kleintransporte, möbelpacker, möbeltaxi, halteverbotszone
delivery-van lorry: expressdienst, fahrer auslieferung, Zügelunternehmen, Zügelservice
dragon-boat: Drachenboot, Drachenboote, Drachenbootrennen, Drachenboot-Cup
engine-oil wrench: ölwechsel, motoröl, motoröle, ölservice, öl- und filterwechsel, schmierstoffe
exhaust: auspuff, auspuffanlage, auspuffanlagen, auspuffreparatur, auspuffdienst, sportauspuff
fire-engine: feuerwehr, freiwillige feuerwehr, jugendfeuerwehr, feuerwehrfest
fire-engine rescue-helmet: feuerwehrmann, feuerwehrleute, kinderfeuerwehr, floriansfest
food-truck takeaway-box: foodtruck, food truck, foodtrucks, food trucks, imbisswagen, verkaufswagen
fuel-pump: tankstelle
hand-cart: Bollerwagen, Handwagen, Bollerwagentour, Bollerwagenverleih, Leiterwagen
hang-glider: Drachenfliegen, Drachenflieger, Hängegleiter, Drachenflugschule, Drachenflug
hearse: leichenwagen, bestattungswagen, bestattungsfahrzeuge
helicopter: hubschrauber, hubschrauberrundflug
hot-air-balloon: ballonfahrt, ballonfahrten, heißluftballon
houseboat: hausboot, hausboote, hausbootferien, hausbootvermietung, hausbooturlaub
inflatable-boat: Schlauchboot, Schlauchboote, Schlauchbooten, Schlauchbootverleih, Festrumpfschlauchboot
insured-car shield: kfz-versicherung, autoversicherung, autoversicherungen, kfz-versicherungen, vollkasko, teilkasko
insured-car shield: schutzbrief, flottenversicherung, kfz-haftpflicht
jet-ski wave: jetski, jetskis, jet-ski, jetski-verleih
kayak: kajak, kajaks, kajakverleih, kajaktour, kajaktouren, kajakkurs, kajakverein
kick-scooter: e-roller, tretroller, e-scooter, trottinett, trottinette, trottinetts, trotti
lifebuoy swimming-pool: bademeister, bademeisterin, rettungsschwimmer, rettungsschwimmerin
lifebuoy wave: seenotretter, wasserwacht, dlrg ortsgruppe
lifebuoy swimmer: DLRG
limousine: limousinenservice, stretchlimousine, stretchlimousinen, limousine mieten, limousine mit chauffeur, limousinen
limousine: stretchlimo
locomotive: modellbahn, modelleisenbahn, modelleisenbahnen, modellbahnausstellung, gartenbahn
locomotive: museumsbahn, museumsbahnen, museumseisenbahn, dampfzug, dampfbahn, dampflok, dampfzugfahrten, holzeisenbahn
locomotive small-airplane: modellbau, modellbauladen, modellbaugeschäft, modellbaubörse
locomotive train: modellbahn börse, modellbahnbörse, modellbahnbörsen, modellbahn-börse
log-cabin: blockhaus, blockhäuser, blockhütte, blockhütten, blockbohlenhaus, blockhausbau
lorry: berufskraftfahrer, kraftfahrer, lkw-fahrer, lkw fahrer, klasse ce, führerschein ce, fahrer c e, fahrer ce
lorry: kraftfahrer c e, kraftfahrer ce, lkw, lkw-führerschein
lorry headset: disponent, disponentin, disponent/in
lorry parcel: umzug mit, umzug mit klavier, umzug inkl, umzüge aller art, umzug ab, zügelmann, zügelmänner, zügelfirma
lorry tractor: unimog, unimogs
mantel-clock amphora: antiquitäten
minibus: 9-sitzer, neunsitzer, kleinbusse, vereinsbus, bürgerbus, rufbus, shuttlebus, shuttle-service
mobility-scooter wheelchair: elektromobil, elektromobile, e-rollstuhl, elektrorollstuhl, elektrorollstühle
mobility-scooter wheelchair: seniorenmobil, seniorenmobile
motor-boat anchor: bootsmotoren, elektroboot, außenborder, zille, hafenrundfahrt, hafenrundfahrten, bootswerft
motor-boat anchor: sportbootführerschein, angelboot
motor-boat wave: bootsverleih, bootsführerschein, boote, bootstour
motor-scooter: motorroller, Roller, Rollerverleih, Elektroroller, Töffli, vespa px, puch maxi, puch moped, simson
motor-scooter: simson s51, simson schwalbe, simson star, mofa, mofas
motorcycle: motorradführerschein, motorradvermietung, motorrad, motorräder, Töff, Töffs, Töfftour, Töfftouren
motorcycle-helmet horse-rider: reithelm, reithelme, reitkappe
motorcycle-helmet motorcycle: motorradhelm, motorradhelme, motorradbekleidung, motorradkleidung
number-plate: kfz-kennzeichen, autokennzeichen, nummernschild, nummernschilder, wunschkennzeichen, autoschilder
number-plate: kfz-schilder, kontrollschild
oil-drum tanker: öltank, öltanks, heizöltank, heizöltanks
onsen: Onsen, Onsens, Onsen-Bad, japanische heiße Quelle, japanische Thermalquelle
paddleboard: stand-up-paddle
paddleboard wave: stand-up-paddling, stand up paddling, sup, sup-verleih, sup verleih, sup-kurs, sup-board, sup-boards
paddleboard wave: sup-touren
parachute: fallschirmsprung, tandemsprung
parking-sign location-pin: parkplatz zu vermieten, stellplatz zu vermieten, tiefgaragenstellplatz
parking-sign location-pin: stellplätze zu vermieten, flughafenparkplatz
parking-sign car: Tiefgaragenplatz, Einstellplatz, Einstellhallenplatz
passport suitcase: reisepass, visum, visa
quad-bike: quad, quads, quadtour, quadtouren, quad-tour, quad-touren, quadverleih, quad mieten
racing-car: carrera bahn, carrerabahn, carrera-bahn, carrera digital
racing-car tyre: motorsport
roller-skate: rollschuhe, inlineskaten, rollschuhdisco, inliner
roof-box: Dachbox, Dachboxen, Dachgepäckträger, Dachbox mieten, Dachboxverleih
sailing-boat anchor: winterlager, winterlager boote, bootslager, liegeplatz, bootsliegeplatz, antifouling
sailing-boat anchor: bootsüberwinterung, segelschein, yachtcharter, segelschule, segeln, segelkurs, segeltörn
shepherds-hut: schäferwagen, schäferkarren, Bauwagen
skateboard: skateboard, skatepark
skip: containerdienst, absetzcontainer, mulde, mulden, bauschutt, container für, container für bauschutt
skip: bauschuttcontainer, containerverleih, schuttcontainer, muldenservice, container mieten
small-airplane: flugtag, rundflug, rundflüge, flugplatzfest, segelflug, modellflug, modellflugtag, modellflieger
small-airplane: modellflug tag
snow-plough: winterdienst, schneeräumung, schneeräumdienst, räumdienst, schneepflug, schneeräumen
snowshoes: schneeschuh, schneeschuhe, schneeschuhwanderung, schneeschuhwanderungen, schneeschuhtour, schneeschuhtouren
snowshoes: schneeschuhverleih
spark-plug: zündkerze, zündkerzen
speedboat wave: boot ohne führerschein, motorboot mieten
steering-wheel car: fahrsicherheitstraining, fahrschule, führerschein, fahrstunden, fahrlehrer
steering-wheel lorry: führerschein klasse c
stopwatch: stempeluhr
strandkorb: strandkorbverleih, strandkorb, strandkörbe, strandkorbvermietung
stroller baby-bottle: kinderwagen
suitcase: koffer, reisegepäck
tanker: grubenentleerung, fäkalienabfuhr, klärgrube, klärgruben, sickergrube, heizöl, heizöllieferung, saugwagen
tanker: tankwagen, tankwagenfahrer, Tankreinigung, Öltankreinigung
tanker tractor: bschüttifass, bschüttfass, jauchefass
taxi: taxi, flughafentransfer, Taxifahrer
taxi wheelchair: Krankenfahrt, Krankenfahrten, Patientenfahrten
thermometer: fieber messen, temperatur messen
three-wheel-van: Piaggio Ape, Dreirad-Transporter, Ape mieten, Dreiradtransporter, Kaffee-Ape
tipper-truck: kipper, muldenkipper, schüttgut, sand und kies, kies, kieswerk, schotter, splitt, erdraupe, raupendumper
tow-truck car: abschleppdienst, abschleppwagen, pannenhilfe, pannendienst, abschleppen, autobergung
traction-engine: dampftraktor, dampftraktoren, dampfmaschinentreffen, lokomobile, dampfwalze
tractor teddy-bear: siku traktor, siku
tractor wheat: schleppertreffen, bulldogtreffen, strohpressen, ballenpressen, landmaschinen, landtechnik, agrarservice
tractor wheat: traktoren, bauernhof, landwirtschaft, erntedank, hoffest
tractor: Schlepper, Kleinschlepper
tractor tanker: Gülle, Gülleausbringung, Güllefass
traffic-cone: Leitkegel, Leitkegeln, Verkehrskegel, Verkehrshütchen, Verkehrsleitkegel
trailer: anhänger, pkw-anhänger, anhängerverleih, anhänger mieten, anhängervermietung, pferdeanhänger
trailer bicycle: fahrradanhänger, fahrradanhängers
trailer hay-bale: ladewagen, ladewägen, heulader
trailer wrench: ahk, ahk nachrüsten
train locomotive: modelleisenbahner, modellbahner, bahnreise
train mountain: Zahnradbahn
tuk-tuk: Tuk-Tuk, Tuktuk, Tuk Tuk, Tuk-Tuks, Autorikscha, Autorikschas, Tuk-Tuk-Tour
tyre wrench: reifen, reifenwechsel, winterreifen, reifenhandel, räderwechsel, räder wechseln, Winterpneu, Winterpneus
tyre wrench: Sommerpneus, Pneu, Pneuhaus, Pneuservice
vintage-car: oldtimer mieten, oldtimervermietung, oldtimer vermietung, oldtimer-vermietung, hochzeitsoldtimer
vintage-car: oldtimer mit chauffeur, oldtimer, oldtimertreffen, oldtimerrestaurierung, youngtimer, oldtimer-ausstellung
wall-clock: wanduhr
watch: uhr, uhren, uhrmacher, armbanduhr
wheel: felgen polieren, felgen aufbereiten
wheel trophy: seifenkistenrennen, seifenkiste
wheel wrench: sandstrahlarbeiten, felgen strahlen, felgenaufbereitung
wheel tyre: Alufelge, Alufelgen, Felge, Felgen
wheelchair crutch: reha-technik, rollstuhl, sanitätshaus, barrierefrei
world-map compass: weltreise, Wanderkarte, Wanderkarten
world-map magnifier: Schnitzeljagd, Schnitzeljagden
`;
