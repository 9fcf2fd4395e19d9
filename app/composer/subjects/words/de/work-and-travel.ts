/** German words for work, places and travel. Notation: word-list.ts. */
export const germanWorkAndTravel = `
abacus: abakus, mentale arithmetik
anvil hammer: schmied, schmiede, schmiedekurs, kunstschmied, kunstschmiede, amboss, messerschmiedekurs
ballot-box: bürgerentscheid, wählt uns, stimmt für uns, stimmt ab, kommunalwahl, bürgermeisterwahl, bürgerhaushalt, wahl
banknotes coin: kredit, kredite, finanzierung, leasing, darlehen
blackboard: schultafel, kreidetafel, kreidetafeln, whiteboards
blood-drop: blutspende, blutspenden, blutspendetermin, blut spenden, stammzellspende, stammzellspender
blood-drop: knochenmarkspende, typisierung, typisierungsaktion
books open-book: buchbinderei, buchbinder, buchbinden, buchhandlung, bücher, bücherei, bibliothek, buch, lesung
books open-book: buchmesse, bücherflohmarkt, roman, lesekreis, poetry slam, lesen, antiquariat, autorenlesung, comics
books open-book: comicladen
briefcase handshake: unternehmensberatung, coaching für führungskräfte, existenzgründung, gründerberatung
briefcase handshake: personalvermittlung, zeitarbeit, jobmesse
briefcase handshake: ~ stellenangebot, minijob, aushilfe
calculator receipt: taschenrechner, umsatzsteuervoranmeldung, umsatzsteuererklärung, finanzbuchhaltung, lohnbuchhaltung
calculator receipt: lohnabrechnung, buchhaltung, buchhalter, steuerberater, steuerberatung, steuererklärung, steuern
calculator receipt: wirtschaftsprüfer, lohnsteuerhilfe
calendar clipboard: konferenz, kongress, fachmesse, tagung
calendar smartphone: dienstplan-app, dienstplanprogramm, dienstplan-software, dienstplanung, schichtplanung
card-terminal credit-card: kartenterminal, kartenterminals, ec-terminal, kartenlesegerät, kassensystem, kassensysteme
card-terminal credit-card: registrierkasse, registrierkassen, kassensoftware
chainsaw logs: motorsäge, motorsägen, kettensäge, kettensägen, motorsägenkurs, kettensägenkurs, motorsägenschein
chainsaw logs: forstbetrieb, forstarbeiten
chart-up: finanzberater, finanzberatung, geldanlage, aktien, vermögensberatung, börse, investieren, vermögen
chart-up: unternehmensbewertung
cherry-picker: arbeitsbühne, arbeitsbühnen, hubarbeitsbühne, steiger, steigervermietung, arbeitsbühnenvermietung
circuit-board: leiterplatte, leiterplatten, platinen, elektronikreparatur, elektronikfertigung
coin: münzen
coin magnifier: trödel, nachlass, haushaltsauflösungen antik
coin watch: leihhaus, pfandhaus, pfandleihe
combine-harvester wheat: mähdrescher, lohnunternehmen, lohnunternehmer, lohndrusch, mähdrusch
compact-disc headphones: vinylplatten
concrete-mixer bricks: beton, transportbeton, fertigbeton, betonpumpe, estrich, estrichleger, estricharbeiten
concrete-mixer bricks: fließestrich
crayon teddy-bear: kindertagespflege, spielgruppe
desktop-computer laptop: software, buchungssystem, buchungssoftware, warenwirtschaft, terminbuchung online
desktop-computer laptop: branchensoftware, crm, erp, webdesign, website, webseite, programmieren, programmierkurs
desktop-computer laptop: softwareentwicklung
document pencil: bewerbungstraining, bewerbungscoaching, bewerbungsmappe, lebenslauf schreiben
drill toolbox: bohrmaschine, eisenwaren, werkzeugverleih, montageservice
drone: drohne, drohnenaufnahmen, luftbilder
envelope: briefumschläge, mailings, brieffreundschaft, newsletter
excavator crane: bagger, minibagger, baggerarbeiten, baggerbetrieb, baggerverleih, kanalbau, aushub
excavator hammer: abbrucharbeiten, abbruchunternehmen, abrissarbeiten
file-cabinet document: aktenvernichtung, archivierung
forklift: gabelstapler, staplerschein, stapler, staplerfahrer, gabelstaplerfahrer, staplerkurs
fountain-pen document: schreibwaren, kalligrafie, papeterie
fountain-pen scroll: handlettering
gavel: versteigerung, auktion, auktionshaus
hydraulic-hose: hydraulikschlauch, hydraulikschläuche, hydraulikservice, hydraulik, schlauchservice
laptop screwdriver: computerreparatur, pc-reparatur, it-service, it-support, edv, laptop, notebook, online-kurs
laptop screwdriver: onlinekurs, webinar, coworking
lathe: drehbank, drehmaschine, cnc-drehen, cnc-fräsen, cnc-dreherei, dreherei, zerspanung, zerspanungstechnik, zerspaner
lathe: zerspanungsmechaniker, drehteile, lohnfertigung
lift: aufzugstechnik, aufzugsmonteur, aufzugsbau, aufzugswartung, aufzugstechniker, homelift, plattformlift, hebelift
love-letter ring: hochzeitseinladungen, hochzeitseinladung, hochzeitskarten
magnifier: detektei, detektiv, privatdetektiv
magnifier dinner-plate: krimidinner, krimi-dinner
megaphone chart-up: bürgerversammlung, einwohnerversammlung, bürgerdialog, werbeagentur, online-marketing, seo
megaphone chart-up: marketing, marketingagentur
microscope test-tube: labor
newspaper: zeitung, lokalzeitung, tageszeitung, zeitungsabo, probeabo zeitung
newspaper recycling: altpapier, altpapiersammlung
notebook pencil: hausaufgabenbetreuung, hausaufgabenhilfe, hausaufgabenclub
open-book pencil: nachhilfe, sprachkurs, deutschkurs, englischkurs, sprachschule, übersetzungsbüro, übersetzer
open-book pencil: sprachen lernen, nachhilfeunterricht, spanischkurs, französischkurs
open-book pencil: ~ deutsch, englisch, französisch, spanisch
paintbrush amphora: keramik bemalen, keramikmalen
paintbrush printer: schildermacher, schilderwerkstatt, schilderherstellung, beschilderung, schilder und werbetechnik
pallet: palette europalette, europaletten, holzpaletten, paletten, einwegpaletten, palettenmöbel
parcel delivery-van: umzugskartons, umzugskarton, luftpolsterfolie, versandkartons, versandkarton, packband
parcel delivery-van: verpackungsmaterial, verpackung, verpackungen, kartonagen, paketshop, paket
pen notebook: kreatives schreiben
pencil: zeichnen, kalligraphie
pencil open-book: hausaufgaben
pill stethoscope: apotheke, nahrungsergänzung, vitamine, medikamente
postbox love-letter: briefmarken, briefmarkentauschtag, briefmarkenbörse
printer: druckerei, copyshop, visitenkarten, 3d-druck, 3d-drucker, plakate, flyer
printer paintbrush: schilder, beschriftung, gravuren, werbetechnik, fahrzeugbeschriftung, folierung
receipt desktop-computer: rechnungs-app, rechnungen schreiben
receipt laptop: rechnungsprogramm, rechnungssoftware, fakturierung
receipt shopping-cart: kassierer, kassiererin, kassiererinnen, kassenkraft, kassenkräfte, verkäufer an der kasse
road-roller: asphalt, asphaltierung, asphaltarbeiten, straßenbau, asphaltbau
robot gear: ki, künstliche intelligenz, robotik, automatisierung
rubber-stamp document: notar, notare, notarin, notariat, stempel, firmenstempel
satellite-dish television: sat-anlage, antennenbau, antennentechnik, satellitenanlage
scaffold ladder: gerüst, gerüste, gerüstbau, gerüstbauer, gerüstverleih, rollgerüst
scales: anwalt, rechtsanwalt, anwältin, anwaltskanzlei, kanzlei, rechtsberatung, arbeitsrecht, scheidung
scales: scheidungsanwalt, erbrecht, mietrecht, verkehrsrecht, familienrecht
scissors hair-comb: friseur, friseurin, friseursalon, haarstudio, haarschnitt, frisör, haare schneiden, bastelkurs
scissors hair-comb: basteln, haare, herrenschnitt, damenschnitt, färben, strähnchen, schneiden und föhnen
scroll document: ahnenforschung, familienforschung, stammbaum
server: webhosting, rechenzentrum, server, serverraum, serverwartung, hosting, datensicherung
set-square calculator: mathe nachhilfe
set-square ruler: vermessungsbüro, bauzeichner, energieberater, bausachverständiger, energieausweis, architekt
set-square ruler: architekten, architekturbüro, vermessung, statiker, mathe, mathematik, mathenachhilfe
set-square ruler: ~ gutachter
shipping-container: container mieten, seecontainer, lagercontainer, schiffscontainer, containervermietung, wohncontainer
shipping-container: seefracht, spedition seefracht
smartphone: handy, handyreparatur, displayreparatur, handys, handyvertrag, smartphone, handytarif, handyladen
smartphone laptop: app-entwicklung, appentwicklung, app-entwickler
smartphone screwdriver: handyklinik, handydoktor, handy-klinik, handy-doktor
smartphone wall-clock: zeiterfassung, arbeitszeiterfassung, zeiterfassung app, stundenerfassung
soldering-iron: löten, lötkurs, lötkolben, makerspace, hackspace
speaker: lautsprecher, tontechnik, beschallung
speech-bubble: logopädische praxis, gesprächskreis, sprachcafé, stottern
speech-bubble handshake: sprachpaten, sprachpate, sprachtandem, sprachpatin, sprachpatenschaft
speech-bubble microphone: logopädie, logopäde, logopädin, sprachtherapie
speech-bubble open-book: deutsch a1, deutsch a2, deutsch b1, deutsch b2, deutsch c1, deutschkurs b1
speech-bubble open-book: deutsch für pflegekräfte, englisch für, spanisch für, französisch für, italienisch für
spotlight: bühnentechnik, lichttechnik, veranstaltungstechnik, scheinwerfer mieten, bühnenbeleuchtung, lichttechniker
stethoscope: arzt, ärztin, arztpraxis, hausarzt, krankenhaus, kinderarzt, vorsorge, vorsorgeuntersuchung, frauenarzt
stethoscope: gynäkologe, kardiologe
stethoscope hospital: rheumatologe, rheumatologin, rheumatologie, gastroenterologe, gastroenterologie, endokrinologe
stethoscope hospital: endokrinologie, nephrologe, nephrologie, nierenzentrum, dialyse, dialysezentrum, hämatologe
stethoscope hospital: hämatologie, allergologe, allergologie, proktologe, proktologie, viszeralchirurgie, gefäßchirurgie
stethoscope hospital: internist, internistin, chirurg, chirurgin, chirurgische praxis
stethoscope stethoscope: ultraschall
stethoscope: ~ klinik
syringe: impfaktion, impfung, impfungen, impftermin, impfzentrum, grippeimpfung, botox, faltenbehandlung
telephone: telefonanlage, telefonanlagen, telefonseelsorge, telefonservice, sorgentelefon
telescope night-sky: sternwarte, astronomie
test-tube: blutabnahme
welding-mask fire: schweißerin, schweißen, schweißarbeiten, schweißkurs, schweißkurse, schweißtechnik
welding-mask fire: schweißfachbetrieb
bank coin: bank, girokonto, sparkasse, tagesgeld
barber-pole razor: barbier, barber, barbershop, herrenfriseur, bartpflege, bart trimmen
bouncy-castle balloon: hüpfburg, hüpfburgverleih
bricks trowel: pflaster verlegen, pflasterarbeiten, pflasterer, pflastersteine, pflasterbau, hofeinfahrt, hofeinfahrten
bricks trowel: trockenbau, putzarbeiten, verputzer, dämmung, abriss, fassade, hochbau, rohbau, betonbau, wärmedämmung
bricks trowel: kernsanierung, natursteinarbeiten, sandsteinsanierung, bauunternehmen, maurer, bau, hausbau, baustoffe
bricks trowel: terrassenplatten
campervan campsite: wohnmobil, wohnmobile, wohnmobil mieten, wohnmobile mieten, wohnmobil zu mieten, reisemobil
campervan campsite: reisemobile, campingbus, campingbusse, camper mieten, wohnmobilvermietung, camperausbau
campervan campsite: kastenwagen-ausbau
caravan campsite: wohnwagen, camper
castle: schloss, burg, ritterfest, mittelaltermarkt, ritterspiele
church: gemeindefest
church candle: gottesdienst, rorate, adventsandacht, taizé, bibelkreis, christmette, pfarrfest, fronleichnam, osternacht
circus-tent: zirkus
convenience-store key: ladenlokal, ladenlokale, ladenfläche, ladengeschäft zu vermieten, gewerbefläche
crane bricks: kran, baumaschinen, erdarbeiten, abbruch, tiefbau
crane excavator: autokran, mobilkran, kranverleih
ferris-wheel: kirmes, riesenrad, jahrmarkt
house hammer: hausverkleidung, wandverkleidung, fassadenverkleidung, holzverkleidung, deckenverkleidung
house heart: pflegefamilie, pflegefamilien, pflegeeltern, pflegekinder, pflegekind, bereitschaftspflege, adoptivfamilie
house key: nachmieter, nachmieterin, altbauwohnung, 2 zimmer, 3 zimmer, 4 zimmer, zwei zimmer, drei zimmer
house key: 2 zimmer altbau, 3 zimmer altbau, eigentumswohnung, immobilien, immobilienmakler, makler, baufinanzierung
house key: wohnung, wohnungen, eigentumswohnungen, haus zu verkaufen, haus kaufen, ferienwohnung, ferienhaus
house key: neubauwohnungen, mietwohnung, hausverwaltung, grundstück, einfamilienhaus, häuser verkaufen, haus verkaufen
house key: wohnung verkaufen, immobilienbewertung, energieberatung, tiny house, fertighaus, hausbesichtigung, musterhaus
house key: vermieten, nachmieter gesucht, fewo, ferienapartment, ferienhäuschen, fertighäuser, zimmer wohnung
house key: zimmerwohnung
house-with-garden plant: gründach
house-with-garden spade: kleingarten, gartenparzelle, gartenhütte, blockhaus
houses house: reihenhaus, doppelhaushälfte, neubau
lectern: rednerpult, stehpult, festredner, debattierclub
market-stall carrot: marktstand, marktstände, standbetreiber, markthändler, bauernmarkt, wochenmarkt
marquee: festzelt, festzelte, zeltverleih, hochzeitszelt, partyzelt, partyzelte, partyzeltverleih
museum: museum, lange nacht der museen, stadtführung, stadtrundgang, heimatmuseum, führung, schlossführung
nativity-crib: weihnachtskrippe, weihnachtskrippen, krippenspiel, krippenausstellung, krippenbau, krippenbaukurs
nativity-crib: krippenweg, krippenmarkt, lebende krippe, lebendige krippe, krippenfeier
photo-booth: fotobox, fotoboxen, photobooth, fotoautomat, fotobox mieten, fotokabine
road-barrier safety-vest: verkehrssicherung, straßenbauer, baustellenabsicherung
roller-coaster: freizeitpark, freizeitparks, vergnügungspark, achterbahn
school backpack: nachmittagsbetreuung, ranzen, schulranzen
school backpack: ~ schule, grundschule, einschulung
silo: silo, silos, getreidesilo, getreidetrocknung, getreidelager
slide: spielplatz, spielplatzbau, spielplatzprüfung, indoorspielplatz
stained-glass: glasmalerei, bleiverglasung, kirchenfenster, tiffany-glas, kunstverglasung
swimming-pool swimmer: freibad, freibäder, hallenbad, schwimmbad, pool, schwimmteich, poolservice
swing slide: schaukel, schaukeln, spielgeräte, klettergerüst, klettergerüste, spielturm
tent: camping, campingplatz, zelt, zelte, campingbedarf, zeltplatz, zelten, campingurlaub, glamping, wohnmobilstellplatz
tent compass: pfadfinder, pfadfinderinnen, pfadfindergruppe, pfadfinderstamm, wölflinge, pfadfinderlager
wind-turbine: windkraft, windenergie
airplane suitcase: reisebüro, reise, reisen, urlaub, flug, flüge, städtereise, pauschalreise, last minute
bicycle: kinderfahrradkurs, kinderfahrradkurse, fahrradkurs, fahrradkurse, radfahrkurs, radfahrkurse, pedelec, pedelecs
bicycle: pedelec-training, lastenrad, lastenräder, radreise, fahrrad, velo, velos, velowerkstatt, velo-werkstatt
bicycle: veloservice, velogeschäft, fahrräder, e-bike, e-bikes, fahrradladen, fahrradwerkstatt, fahrradverleih, rad
bicycle: radtour, e-bike probefahrt, fahrrad probefahrt, e-bike testen, pedelec probefahrt, rad probefahrt
bicycle parcel: fahrradkurier, fahrradkuriere, radkurier, fahrradkurierin, fahrradbote, lastenradkurier
bicycle wheel: laufräder, laufrad, laufradsatz
bicycle wrench: radwerkstatt, radladen, radlwerkstatt, radservice, radcheck, radinspektion
bus: busfahrer, busfahrerin, busreise, busreisen, busfahrt
bus books: bücherbus, bücherbusse, fahrbibliothek, fahrbücherei, bibliotheksbus
canoe rower: paddeln, ruderclub, kanu, kanutour, kanuverleih
car bubbles: keramikversiegelung, innenreinigung auto, fahrzeugaufbereitung, autoaufbereitung, fahrzeugpflege
car bubbles: autowaschanlage, waschanlage, waschstraße, autowäsche, autopflege
car car-front: autohaus, gebrauchtwagen, autohändler, neuwagen, autoverkauf, mietwagen, autovermietung, auto, autos
car car-front: carsharing
car key: ~ fahrer gesucht, fahrer
car location-pin: garagenstellplatz, tiefgaragenstellplätze, pkw-stellplatz, garage zu vermieten
car magnifier: kfz-gutachter
car tow-truck: autoverwertung, schrottauto, schrottautos, autoverschrottung, autoentsorgung, unfallwagen ankauf
car traffic-light: führerschein theorie, theorieunterricht
car window: autoscheibe, autoscheiben
car wrench: autofolierung, fahrzeugfolierung, karosserie, autolackiererei, autoteile, hauptuntersuchung, smart repair
car wrench: lackiererei, dellendoktor, autoankauf, unfallgutachten
car-boot price-tag: kofferraumflohmarkt, kofferraummarkt, kofferraum-flohmarkt
car-front: hochzeitsauto, limousinenservice, stretchlimousine
car-front car: steinschlag, steinschlag reparatur, scheibentausch, frontscheibe, windschutzscheibe, autoglas
carriage horse: kutsche, kutschen, kutschfahrt, kutschfahrten, hochzeitskutsche, hochzeitskutschen, pferdekutsche
carriage horse: planwagenfahrten
charging-station car: wallbox, wallboxen, ladestation, ladestationen, ladesäule, ladesäulen, e-auto laden
charging-station car: wallbox-installation
compass world-map: orientierungslauf
cruise-ship: kreuzfahrt, kreuzfahrten, flusskreuzfahrt
delivery-van lorry: mann und auto, mann mit auto, männer und auto, männer mit auto, mann mit transporter, paketdienst
delivery-van lorry: umzug, umzüge, umzugsfirma, umzugsunternehmen, spedition, lieferdienst, kurier, transporter
delivery-van lorry: paketzusteller, paketbote, paketfahrer
fire-engine: feuerwehr, freiwillige feuerwehr, jugendfeuerwehr, feuerwehrfest
fire-engine rescue-helmet: feuerwehrmann, feuerwehrleute, kinderfeuerwehr, floriansfest
food-truck takeaway-box: foodtruck, food truck, foodtrucks, food trucks, imbisswagen, verkaufswagen
fuel-pump: tankstelle
hearse: leichenwagen, bestattungswagen, bestattungsfahrzeuge
helicopter: hubschrauber, hubschrauberrundflug
hot-air-balloon: ballonfahrt, ballonfahrten, heißluftballon
houseboat: hausboot, hausboote, hausbootferien, hausbootvermietung, hausbooturlaub
jet-ski wave: jetski, jetskis, jet-ski, jetski-verleih
kayak: kajak, kajaks, kajakverleih, kajaktour, kajaktouren, kajakkurs, kajakverein
kick-scooter: e-roller, tretroller, e-scooter
lifebuoy wave: seenotretter, wasserwacht, dlrg ortsgruppe
locomotive: modellbahn, modelleisenbahn, modelleisenbahnen, modellbahnbörse, modellbahnausstellung, gartenbahn
locomotive: museumsbahn, museumsbahnen, museumseisenbahn, dampfzug, dampfbahn, dampflok, dampfzugfahrten
locomotive small-airplane: modellbau, modellbauladen, modellbaugeschäft, modellbaubörse
lorry: berufskraftfahrer, kraftfahrer, lkw-fahrer, lkw fahrer, klasse ce, führerschein ce, fahrer c e, fahrer ce
lorry: kraftfahrer c e, kraftfahrer ce, lkw, lkw-führerschein
lorry bricks: betonlieferung
lorry parcel: umzug mit, umzug mit klavier, umzug inkl, umzüge aller art, umzug ab
mantel-clock amphora: antiquitäten
minibus bus: reisebus, busunternehmen
mobility-scooter wheelchair: elektromobil, elektromobile, e-rollstuhl, elektrorollstuhl, elektrorollstühle
mobility-scooter wheelchair: seniorenmobil, seniorenmobile
motor-boat anchor: bootsmotoren, elektroboot, außenborder, zille
motor-boat wave: bootsverleih, bootsführerschein, boote, bootstour
motor-scooter: motorroller, mofa
motorcycle: motorradführerschein, motorradvermietung, motorrad, motorräder
motorcycle-helmet motorcycle: motorradhelm, motorradhelme, motorradbekleidung, motorradkleidung
paddleboard wave: stand-up-paddling, stand up paddling, sup, sup-verleih, sup verleih, sup-kurs, sup-board, sup-boards
paddleboard wave: sup-touren
parachute: fallschirmsprung, gleitschirm, paragliding, tandemsprung
parking-sign location-pin: parkplatz zu vermieten, stellplatz zu vermieten, tiefgaragenstellplatz
parking-sign location-pin: stellplätze zu vermieten, flughafenparkplatz
passport suitcase: reisepass, visum, passbilder, passfotos, visa
quad-bike: quad, quads, quadtour, quadtouren, quad-tour, quad-touren, quadverleih
racing-car tyre: kart, kartbahn, motorsport
roller-skate: rollschuhe, inlineskaten, rollschuhdisco
sailing-boat anchor: winterlager, winterlager boote, bootslager, liegeplatz, bootsliegeplatz, antifouling
sailing-boat anchor: bootsüberwinterung, segelschein, yachtcharter, segelschule, segeln, segelkurs, segeltörn
skateboard: skateboard, skatepark
skip: containerdienst, bauschuttcontainer, schuttcontainer, absetzcontainer, mulde, mulden, muldenservice, bauschutt
skip: container für
small-airplane: flugtag, rundflug, rundflüge, flugplatzfest, segelflug
snow-plough: winterdienst, schneeräumung, schneeräumdienst, räumdienst, schneepflug, schneeräumen
spark-plug: zündkerze, zündkerzen
steering-wheel car: fahrsicherheitstraining, fahrschule, führerschein, fahrstunden, fahrlehrer
steering-wheel lorry: führerschein klasse c
stopwatch: stempeluhr
stroller baby-bottle: kinderwagen, kindersitz
suitcase: koffer, reisegepäck
suv mountain: quad mieten
tanker: grubenentleerung, fäkalienabfuhr, klärgrube, klärgruben, sickergrube, heizöl, heizöllieferung, saugwagen
tanker: tankwagen, tankwagenfahrer
taxi: taxi, flughafentransfer
tipper-truck: kipper, muldenkipper, schüttgut, sand und kies, kies, kieswerk, schotter, splitt
tow-truck car: abschleppdienst, abschleppwagen, pannenhilfe, pannendienst, abschleppen, autobergung
traction-engine: dampftraktor, dampftraktoren, dampfmaschinentreffen, lokomobile, dampfwalze
tractor wheat: schleppertreffen, bulldogtreffen, strohpressen, ballenpressen, landmaschinen, landtechnik, agrarservice
tractor wheat: traktoren, bauernhof, landwirtschaft, erntedank, hoffest
trailer: anhänger, pkw-anhänger, anhängerverleih, anhänger mieten, anhängervermietung, pferdeanhänger
train locomotive: modelleisenbahner, modellbahner, bahnreise
tyre wrench: reifen, reifenwechsel, winterreifen, reifenhandel, räderwechsel, räder wechseln
vintage-car: oldtimer mieten, oldtimervermietung, oldtimer vermietung, oldtimer-vermietung, hochzeitsoldtimer
vintage-car: oldtimer mit chauffeur, oldtimer, oldtimertreffen, oldtimerrestaurierung, youngtimer, oldtimer-ausstellung
watch: uhr, uhren, uhrmacher, armbanduhr
wheel trophy: seifenkistenrennen, seifenkiste
wheel wrench: sandstrahlen, sandstrahlarbeiten, felgen strahlen, felgenaufbereitung
wheelchair crutch: reha-technik, rollstuhl, sanitätshaus, barrierefrei, pflegebetten
world-map compass: weltreise
`;
