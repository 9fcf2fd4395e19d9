/** Dutch words for work, places and travel. Notation: word-list.ts. */
export const dutchWorkAndTravel = `
abacus: telraam, hoofdrekenen met abacus
anvil hammer: siersmid, smid, smederij, smeden, aambeeld, cursus smeden
ballot-box: verkiezingen, burgerbegroting, gemeenteraadsverkiezingen, stem op, stem voor, stem mee, ga stemmen
banknotes coin: lening, leningen, financiering, krediet
blackboard: schoolbord, krijtbord, krijtborden
blood-drop: bloeddonor, bloeddonoren, bloed geven, geef bloed, bloeddonatie, bloedbank
books open-book: boekbinderij, boekbinder, boekbinden, boekhandel, boekwinkel, bibliotheek, boeken, boek, boekenmarkt
books open-book: leesclub
briefcase handshake: bedrijfsadvies, ondernemerscoach, uitzendbureau, werving en selectie, consultant
calculator receipt: rekenmachine, rekenmachines, btw-aangifte, btw aangifte, aangifte, belastingaangifte
calculator receipt: inkomstenbelasting, aangifte inkomstenbelasting, salarisadministratie, loonadministratie
calculator receipt: administratiekantoor, boekhouder, accountant, belastingadviseur, boekhouding
calendar smartphone: roosterprogramma, roosterapp, rooster-app, rooster app, personeelsplanning, planningsapp
calendar smartphone: online agenda, online agenda's, afsprakensysteem
card-terminal credit-card: pinautomaat, pinautomaten, betaalterminal, betaalterminals, pinapparaat, kassasysteem
card-terminal credit-card: kassasystemen, kassasoftware, kassa's
chainsaw logs: kettingzaag, kettingzagen, motorzaag, kettingzaagcursus
chart-up: financieel adviseur, beleggen, pensioenadvies, vermogensbeheer
cherry-picker: hoogwerker, hoogwerkers, schaarlift, schaarhoogwerker, hoogwerkerverhuur
circuit-board: printplaat, printplaten, elektronicareparatie
coin magnifier: munthandel, antiek, brocante
combine-harvester: combinen, dorsen
combine-harvester wheat: maaidorser, loonwerk, loonbedrijf, loonwerker
concrete-mixer bricks: beton, betonmortel, betonpomp, dekvloer, dekvloeren, gietvloer, stortbeton, betonmixer
crayon teddy-bear: gastouder, babysit, naschoolse opvang, speelgroep
desktop-computer keyboard: webshop laten maken
desktop-computer laptop: website bouwen, software, boekingssysteem, reserveringssysteem, crm, erp, webdesign
desktop-computer laptop: website laten maken, programmeren
drill toolbox: ijzerwaren, gereedschapverhuur
drone: dronefotografie, dronefoto's, drone-opnames, dronebeelden, drone, luchtfoto
envelope: enveloppen, nieuwsbrief
excavator crane: graafmachine, graafmachines, minigraver, minigravers, minigraver huren, graafwerken, kraanmachinist
excavator crane: rioolaansluiting, grondwerk
excavator hammer: sloopwerk, sloopwerken, sloopbedrijf
forklift: heftruck, heftrucks, heftruckcertificaat, heftruckchauffeur
forklift parcel: pallets te koop
fountain-pen document: kantoorboekhandel, kalligrafie
fountain-pen scroll: handletteren
gavel: veiling, veilinghuis
hydraulic-hose: hydrauliekslang, hydrauliekslangen, hydrauliek, slangenservice, hydraulische slangen
laptop screwdriver: computerreparatie, online cursus, webinar, coworking, computerhulp
lathe: draaibank, draaibanken, cnc draaien, cnc-draaien, verspaning, draaien en frezen, frezen en draaien
lathe: metaalbewerking, fijnmechanica
lift: liftmonteur, liftonderhoud, liftservice, huisliften, huislift, plateaulift
love-letter postbox: postzegels, postzegelbeurs
love-letter ring: trouwkaarten, trouwkaart
magnifier: privédetective, curiosa, speurtocht, detective, recherchebureau
megaphone chart-up: inspraakavond, bewonersavond, informatieavond, dorpsraad, buurtvergadering, reclamebureau
megaphone chart-up: marketingbureau, seo, marketing
newspaper: krant, lokale krant, streekkrant, dagblad
newspaper recycling: oud papier
notebook pencil: huiswerkbegeleiding, huiswerkklas, huiswerkclub, huiswerkhulp
open-book pencil: bijles, taalcursus, engelse les, vertaler, vertaalbureau, taalschool
open-book pencil: ~ engels, duits, frans
pallet: pallet, pallets, europallets, houten pallets
parcel delivery-van: verhuisdozen, bubbeltjesplastic, noppenfolie, kartonnen dozen, verpakkingsmateriaal, verzenddozen
parcel delivery-van: verhuisdoos, verpakking, verpakkingen
pencil fountain-pen: kantoorartikelen, schoolgerief, schrijfwaren
pill stethoscope: apotheek, vitamines, supplementen
printer: drukkerij, visitekaartjes, copyshop, 3d-printen, flyers, drukwerk
printer paintbrush: reclamebord, belettering, autobelettering, zeefdruk
receipt desktop-computer: kassa software
receipt laptop: facturatieprogramma, facturatiesoftware, facturatie, factuurprogramma
receipt shopping-cart: kassamedewerker, kassamedewerkers, caissière, caissières, kassahulp
road-roller: asfalt, asfalteren, asfalteringswerken, wegenbouw, asfaltwerken
robot gear: kunstmatige intelligentie, ai, robotica
rubber-stamp document: notaris, notariskantoor, notariaat, stempel, stempels
satellite-dish television: schotelantenne
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
scales: advocaat, advocaten, advocatenkantoor, juridisch advies, echtscheiding, arbeidsrecht, familierecht, letselschade
scissors hair-comb: kapster, kapsters, kapper, kapsalon, haarsalon, knippen, knippen en verven, heren knippen
scroll document: stamboomonderzoek, stamboom, genealogie
server: webhosting, datacenter, servers, serverbeheer, hosting
set-square calculator: rekenles, natuurkunde
set-square ruler: landmeter, bouwkundig tekenaar, epc-keuring, energielabel, architect, architectenbureau, wiskunde
set-square ruler: wiskundebijles
shipping-container: zeecontainer, zeecontainers, opslagcontainer, containerverhuur, containerwoning
smartphone: telefoon, gsm reparatie, schermreparatie, mobiele telefoon, telefoonreparatie, smartphone, mobiel abonnement
smartphone: telefoons
smartphone laptop: app-ontwikkeling, appontwikkeling, app laten maken
smartphone wall-clock: urenregistratie, tijdregistratie, urenapp
soldering-iron: solderen, soldeercursus, makerspace
speaker: geluidsapparatuur, luidsprekers, geluidsverhuur
speech-bubble: taaluitwisseling, taalcafé, praatgroep, stotteren, logopedie, logopedist
speech-bubble handshake: taalmaatje, taalmaatjes, taalcoach, taalcoaches, taalvrijwilliger
speech-bubble open-book: engels voor, spaans voor, frans voor, duits voor
spotlight: podiumverlichting, licht en geluid, geluid en licht, lichttechniek, theaterlicht, lichttechnicus
stethoscope: huisarts, arts, kliniek, ziekenhuis, huisartsenpraktijk
stethoscope hospital: reumatoloog, reumatologie, maag-darm-leverarts, mdl-arts, endocrinoloog, nefroloog, hematoloog
stethoscope hospital: allergoloog, dialyse, dialysecentrum, proctoloog, chirurg
stethoscope stethoscope: echo
syringe: vaccinatie, griepprik, botox
telephone: telefooncentrale, telefonie, belservice, telefonische hulpdienst
telescope night-sky: sterrenwacht
test-tube: bloedafname, laboratorium
welding-mask fire: lasser, lassers, laswerk, laswerken, lascursus, las- en constructiewerk
bank coin: bank
barber-pole razor: barbier, barbershop, herenkapper
bouncy-castle balloon: springkussen, springkussens
bouncy-castle trampoline: springkasteel
bricks trowel: voegwerken, gipsplaten, stucwerk, fundering, betonvloer, chape, natuursteen, steenhouwer, aannemer
bricks trowel: bouwbedrijf, metselaar, bouw, metselwerk, bestrating, straatwerk, isolatie, tuin bestraten, bestraten
bricks trowel: terras aanleggen, stratenmaker, sierbestrating
campervan campsite: camper, campers, camperverhuur, camper huren, kampeerbus, buscamper, buscampers, camperbouw
caravan campsite: caravan
castle: kasteel
church: mis
church candle: kerstnachtdienst, parochie, eucharistieviering, kinderkerk, bijbelkring, vesper, oecumenische viering
church candle: adventsviering, paaswake, processie, doopdienst
convenience-store key: winkelruimte, winkelpand, winkelruimte te huur, winkel te huur, bedrijfspand
crane excavator: kraanverhuur, mobiele kraan, hijskraan
ferris-wheel: kermis, reuzenrad
house heart: pleegouder, pleegouders, pleegzorg, pleeggezin, pleeggezinnen
house key: woning waard, uw woning waard, je woning waard, huis waard, waardebepaling, gratis waardebepaling
house key: woningwaarde, syndicus, huurwoning, vastgoed, makelaar, makelaardij, huis te koop, huizen te koop
house key: appartement, appartementen, hypotheek, hypotheekadvies, vakantiehuis, woning te koop
house thermometer: zolder isoleren, dakisolatie, spouwmuurisolatie, vloerisolatie, zolderisolatie, isolatiebedrijf
house-with-garden hut: broeikassen
houses house: eengezinswoning, rijwoning
lectern: spreekgestoelte, debatclub
market-stall carrot: marktkraam, marktkramen, standhouders, weekmarkt, boerenmarkt, streekmarkt
marquee: feesttent, feesttenten, tentverhuur, partytent, partytenten, bruiloftstent
museum: museum, museumnacht
nativity-crib: kerststal, kerststallen, levende kerststal, kerststallententoonstelling
photo-booth: fotohokje, photobooth, fotobooth, fotoautomaat, fotobox
road-barrier safety-vest: verkeersregelaar, verkeersregelaars, wegwerkers, belijning, wegmarkering
roller-coaster: pretpark, pretparken, achtbaan, attractiepark
school backpack: ~ school, basisschool
silo: graansilo, graansilo's, graandroger, voersilo
slide: speeltuin
slide toy-bricks: binnenspeeltuin, indoor speeltuin
stained-glass: glas in lood, glas-in-lood, glas-in-loodramen, gebrandschilderd glas
swimming-pool swimmer: zwembad onderhoud, zwembadonderhoud, groen zwembad, zwembadreiniging, zwembadwater, zwembadbouw
swimming-pool swimmer: zwembaden
swing slide: schommel, schommels, speeltoestellen, klimrek
tent: padvinders, zomerkamp, camping, tent, tenten, kamperen
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen, welpen scouting, scouting welpen
airplane suitcase: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht
bicycle: fietstocht, fietsvakantie, fiets, fietsen, fietsenmaker, fietsenwinkel, e-bikes, fietsverhuur
bicycle parcel: fietskoerier, fietskoeriers, fietsbezorger, maaltijdbezorger fiets
bicycle tyre: fietsbanden, fietsband, banden plakken, lekke band
bus: busreizen
bus books: bibliobus, boekenbus, bibliotheekbus
canoe rower: roeien
car bubbles: autowassen, wasstraat, carwash, autowasstraat
car car-front: autodealer, occasions, tweedehands auto's, autoverhuur, auto, auto's, autobedrijf
car key: ~ chauffeur gezocht, chauffeur
car location-pin: parkeerplaats, parkeerplek, parkeerplaatsen, garage te huur
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
car wrench: carwrapping, uitdeuken, autospuiterij, chiptuning
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
car-front: trouwauto, limousine
car-front car: ruitschade, autoruit, autoruiten, sterretje in voorruit, voorruit
carriage horse: koets, koetsen, trouwkoets, koetsritten, paardenkoets, huifkar, huifkartochten
charging-station car: laadpaal, laadpalen, laadstation, wallbox
compass world-map: oriëntatieloop
cruise-ship: cruise
delivery-van lorry: man en een bus, man en bus, mannen met bus, man met bus, inboedel opkopen, verhuisservice, verhuizer
delivery-van lorry: verhuislift, ladderlift, busje huren, bestelwagen, verhuisbedrijf, verhuizen, bezorging
delivery-van parcel: koeriersdienst, koerier, man bus, bus met chauffeur verhuizen, verhuizen met bus
fire-engine: brandweer
food-truck takeaway-box: foodtruck, foodtrucks, food truck, foodtruckfestival
hearse: rouwauto, rouwauto's, lijkwagen
hot-air-balloon: ballonvaart, luchtballon
houseboat: woonboot, woonboten, huisboot, waterwoning
jet-ski wave: jetski, jetskis, waterscooter, waterscooters
kayak: kajak, kajaks, kajakken, kajakverhuur, kajakvereniging, kajaktocht
kick-scooter: steps, elektrische step
lifebuoy wave: reddingsbrigade, reddingsmaatschappij
locomotive: modelspoor, modeltreinen, modelspoorbeurs, stoomtrein, stoomtreinen, museumspoorlijn
lorry: chauffeur ce, vrachtwagenchauffeur, vrachtwagenchauffeurs, chauffeurs ce, rijbewijs c, rijbewijs ce
lorry: chauffeur c e, aanhanger huren, vrachtwagen, bergingsbedrijf, container
lorry delivery-van: verhuisbusje, verhuisbus, verhuisbusje met chauffeur, verhuizing
mantel-clock: uurwerkmaker
mantel-clock amphora: antiek en curiosa
minibus bus: touringcar
mobility-scooter wheelchair: scootmobiel, scootmobielen, elektrische rolstoel, elektrische rolstoelen
motor-boat anchor: buitenboordmotor, buitenboordmotoren
motor-boat wave: varen zonder vaarbewijs, sloep, sloepen, sloepverhuur, sloep huren, sloep varen, bootverhuur, boot
motor-boat wave: boten, vaarbewijs
motor-scooter: bromfiets, brommer
motorcycle: motordealer, motorzaak, motorwinkel, motor, motoren, motorfiets
motorcycle-helmet motorcycle: motorhelm, motorhelmen, motorkleding
narrowboat: binnenvaartschip, vaarvakantie
paddleboard wave: suppen, sup, suppen huren, sup verhuur, supboard, supboards, sup-les
parachute: tandemsprong, tandemsprongen, parachutesprong, parapenten, parachutespringen
parking-sign location-pin: parkeerplaats te huur, parkeren schiphol
passport suitcase: paspoort, visum
quad-bike: quad, quads, quadrijden, quadverhuur, quadtour
racing-car tyre: karten, kartbaan
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub, rolschaatsen
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf
sailing-boat anchor: zeilschip, jachtschilder, zeilvakantie, zeilvaren, zeilschool, zeilen, zeilles
skip: puincontainer, afvalcontainer huren, container huren
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
spark-plug: bougie, bougies
steering-wheel car: rijles, rijlessen, autorijles, rijschool, rijbewijs
steering-wheel lorry: vrachtwagenrijbewijs
stroller baby-bottle: kinderwagen, kinderwagens, buggy
suitcase: koffers
suv mountain: quad verhuur, quad rijden
tanker: septic tank, septictank, beerput, kolkenzuiger, tankwagen, huisbrandolie, septische put, septische putten
tanker: mazout, stookolie
tipper-truck: kipper, kiepwagen, zand en grind, grind, split en grind, kiepwagens
tow-truck car: takeldienst, takelwagen, pechhulp, sleepdienst, autohulp, autoberging
tractor wheat: trekkertrek, landbouwmechanisatie, landbouwmachines, boerderij, landbouw
trailer: aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, paardentrailer
tyre wrench: bandenservice, bandenwissel, banden, winterbanden, autobanden
vintage-car: oldtimer huren, oldtimerverhuur, oldtimer verhuur, trouwauto oldtimer, oldtimer, oldtimers, oldtimerbeurs
vintage-car: klassieke auto, klassieke auto's, oldtimerrit
watch: klok, horloge, horloges, horlogemaker, klokken
wheelchair crutch: rolstoel
`;
