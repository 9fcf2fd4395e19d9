/** Dutch words for work, places and travel. Notation: word-list.ts. */
export const dutchWorkAndTravel = `
abacus: telraam, hoofdrekenen met abacus
anvil hammer: siersmid, smid, smederij, smeden, aambeeld, cursus smeden
ballot-box: verkiezingen, burgerbegroting, stem op, stem voor, stem mee
ballot-box: stembureau, stemlokaal, lijsttrekker, kiesraad, kandidatenlijst, stempas
ballot-box: kinderburgemeester, jeugdraad
ballot-box: gaan stemmen, ga stemmen, gemeenteraadsverkiezingen
ballot-box: stem, stemmen, vergeet niet te stemmen, te stemmen
banknotes coin: lening, leningen, financiering, krediet, geld lenen, schuldhulp, schulden, schuldsanering, subsidie
banknotes coin: subsidies, bewindvoering, bewindvoerder, pandjeshuis
blackboard: schoolbord, krijtbord, krijtborden
blood-drop: bloeddonor, bloeddonoren, bloed geven, geef bloed, bloeddonatie, bloedbank, sanquin, bloedinzameling
blood-drop: plasmadonor, stamceldonor
books: reisgids
books open-book: boekbinderij, boekbinder, boekbinden, boekhandel, boekwinkel, bibliotheek, boek, boekenmarkt
books open-book: leesclub, strips, boekpresentatie, signeersessie, antiquariaat, voorleesuurtje, kinderboekenweek
books open-book: romans, thrillers, stripbeurs, voorlezen, minibieb, boekenclub, schrijver, boekenkast ruilen, boeken
books pencil: bijles wiskunde, bijles engels, bijlesdocent, studiebegeleiding, rekenhulp, bijlessen, studiecoach
books pencil: wiskunde bijles, remedial teaching, citotraining, cito-training, studieondersteuning, huiswerkinstituut
books pencil: leerhulp
briefcase handshake: bedrijfsadvies, ondernemerscoach, uitzendbureau, werving en selectie, consultant
briefcase handshake: banenmarkt, vacaturemarkt, carrièrebeurs
calculator receipt: rekenmachine, rekenmachines, btw-aangifte, btw aangifte, aangifte, belastingaangifte
calculator receipt: inkomstenbelasting, aangifte inkomstenbelasting, salarisadministratie, loonadministratie
calculator receipt: administratiekantoor, boekhouder, accountant, belastingadviseur, boekhouding, belastingen
calculator receipt: belasting, boekhoudkantoor, btw, belastingadvies, loonstrook, zzp administratie, boekhoudprogramma
calculator receipt: toeslagen, fiscaal advies, fiscalist, belastingbrief, jaarcijfers, administrateur
calculator receipt: toeslagen aanvragen, belastinghulp, ondernemer starten, financiële administratie
calendar: bureau-agenda, weekplanner
calendar smartphone: roosterprogramma, roosterapp, rooster-app, rooster app, personeelsplanning, planningsapp
calendar smartphone: online agenda, online agenda's, afsprakensysteem
card-terminal credit-card: pinautomaat, pinautomaten, betaalterminal, betaalterminals, pinapparaat, kassasysteem
card-terminal credit-card: kassasystemen, kassasoftware, kassa's
chainsaw logs: kettingzagen, motorzaag, kettingzaagcursus, kettingzaag
chainsaw tree: stobbenfrezen, bomen vellen
chart-up: financieel adviseur, beleggen, pensioenadvies, vermogensbeheer
cherry-picker: hoogwerker, hoogwerkers, schaarlift, schaarhoogwerker, hoogwerkerverhuur
circuit-board: printplaat, printplaten, elektronicareparatie
coin magnifier: munthandel, antiek, brocante
combine-harvester: combinen, dorsen
combine-harvester wheat: maaidorser, loonwerk, loonbedrijf, loonwerker
concrete-mixer bricks: beton, betonmortel, betonpomp, dekvloer, dekvloeren, gietvloer, stortbeton, betonmixer
crayon: kleurboek, boetseerklei, speelklei, kleurpotloden, waterverf, viltstiften
crayon teddy-bear: gastouder, babysit, naschoolse opvang, speelgroep
crutch bone: kunstheup, nieuwe heup, nieuwe knie, heupoperatie, knieoperatie, orthopeed, orthopedie, sportarts
crutch bone: sportmedisch, sportblessures, sportblessure, gipskamer, knieklachten
desktop-computer: gaming monitor
desktop-computer keyboard: webshop laten maken
desktop-computer laptop: website bouwen, software, boekingssysteem, reserveringssysteem, crm, erp, webdesign
desktop-computer laptop: website laten maken, programmeren
drill: boormachine, klopboormachine, schroefmachine, accuboormachine
drill toolbox: ijzerwaren, gereedschapverhuur
drone: dronefotografie, dronefoto's, drone-opnames, dronebeelden, drone, luchtfoto, luchtfotografie, dronevlieger
envelope: enveloppen, nieuwsbrief
excavator crane: graafmachine, graafmachines, minigraver, minigravers, minigraver huren, graafwerken, kraanmachinist
excavator crane: rioolaansluiting, grondwerk
excavator hammer: sloopwerk, sloopwerken, sloopbedrijf
forklift: heftruck, heftrucks, heftruckcertificaat, heftruckchauffeur
forklift pallet: orderpicker, orderpickers, logistiek medewerker, reachtruck
forklift pallet: magazijnier, logistiek, inpakmedewerker, inpakker, inpakkers, expeditiemedewerker, heftruckopleiding
forklift pallet: pakketsorteerder, logistiek bediende
forklift parcel: pallets te koop
fountain-pen document: kantoorboekhandel, kalligrafie
fountain-pen scroll: handletteren
gavel: veiling, veilinghuis
hydraulic-hose: hydrauliekslang, hydrauliekslangen, hydrauliek, slangenservice, hydraulische slangen
laptop: websites, website, webshops, webdesigner, webdesignbureau, webwinkel, computercursus, computerles
laptop: softwareontwikkeling, programmeur, ict, ict-beheer, ict-dienstverlening, systeembeheer, wordpress, thuiswerken
laptop: ai-cursus, appbouwer, digitale vaardigheden, crm-systeem, ict'er, software op maat, codeerclub
laptop: developer, digicursus, klik en tik
laptop screwdriver: computerreparatie, online cursus, webinar, coworking, computerhulp, pc hulp, pc-hulp
laptop screwdriver: computer reparatie, data recovery, computerservice
lathe: draaibank, draaibanken, cnc draaien, cnc-draaien, verspaning, draaien en frezen, frezen en draaien
lathe: metaalbewerking, fijnmechanica
lift: liftmonteur, liftonderhoud, liftservice, huisliften, huislift, plateaulift
love-letter: wenskaarten, ansichtkaarten
love-letter postbox: postzegels, postzegelbeurs
love-letter ring: trouwkaarten, trouwkaart
magnifier: privédetective, curiosa, speurtocht, detective, recherchebureau
magnifier chart-up: zoekmachineoptimalisatie, google ads, seo-bureau, online vindbaarheid, vindbaarheid
magnifier chart-up: marktonderzoek
megaphone chart-up: informatieavond, dorpsraad, buurtvergadering, reclamebureau
megaphone chart-up: marketingbureau, seo, marketing
megaphone smartphone: socialmediabeheer, influencer, communicatiebureau, contentcreator
megaphone speech-bubble: bewonersavond, inspraakavond, bewonersbijeenkomst
newspaper: krant, lokale krant, streekkrant, dagblad
newspaper recycling: oud papier
notebook: dagboek
notebook pencil: huiswerkbegeleiding, huiswerkklas, huiswerkclub, huiswerkhulp
open-book pencil: bijles, taalcursus, engelse les, vertaler, vertaalbureau, taalschool
open-book pencil: ~ engels, duits, frans
pallet: pallet, pallets, europallets, houten pallets
parcel: dozen, pakketpunt, pakketjes
parcel delivery-van: verhuisdozen, bubbeltjesplastic, noppenfolie, kartonnen dozen, verpakkingsmateriaal, verzenddozen
parcel delivery-van: verhuisdoos, verpakking, verpakkingen
pen memo: handtekeningenactie, handtekeningen, petitie, petities, teken de petitie, burgerinitiatief
pen memo: burgerinitiatieven, bezwaarschrift, teken mee
pencil fountain-pen: kantoorartikelen, schoolgerief, schrijfwaren
pencil notebook: schoolspullen, schoolbenodigdheden, schriften, schoolartikelen, etuis, etui, terug naar school
pencil notebook: kantoorbenodigdheden, agenda's en schriften
pill mortar: apotheken, drogist, drogisterij, medicijnen, apothekersassistente
pill stethoscope: apotheek, vitamines, supplementen
postbox newspaper: postbode, postbezorger, krantenwijk, folderbezorger, postbodes, folderwijk, postbezorgers
postbox newspaper: folders bezorgen, folders verspreiden
price-tag desk-lamp: vrijmarkt, koningsdag vrijmarkt, snuffelmarkt, garageverkoop, braderij, rommelroute, zoldermarkt
price-tag desk-lamp: kleedjesmarkt, weggeefwinkel, voddenmarkt, kringloop, kringloopwinkel, tweedehands
printer: drukkerij, visitekaartjes, copyshop, 3d-printen, flyers, drukwerk
printer memo: cartridges, cartridge, inktcartridges, folders, posters, printshop, spandoeken, spandoek, signing
printer memo: kaartjes drukken, gevelreclame, lichtreclame, kopieën
printer paintbrush: reclamebord, belettering, autobelettering, zeefdruk
receipt card-terminal: kassa, afrekensysteem
receipt desktop-computer: kassa software
receipt laptop: facturatieprogramma, facturatiesoftware, facturatie, factuurprogramma
receipt shopping-cart: kassamedewerker, kassamedewerkers, caissière, caissières, kassahulp
road-roller: asfalt, asfalteren, asfalteringswerken, wegenbouw, asfaltwerken
robot gear: kunstmatige intelligentie, ai, robotica
rubber-stamp document: notaris, notariskantoor, notariaat, stempel, stempels
satellite-dish television: schotelantenne
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
scales: advocaat, advocaten, advocatenkantoor, juridisch advies, echtscheiding, arbeidsrecht, familierecht
scales: letselschade, scheiding, huurrecht, deurwaarder, incasso, scheidingsmediator, rechtshulp
scales: incassobureau, ontslag, ontslagrecht, strafrecht, rechtswinkel
scissors: knutselset
scissors hair-comb: kapster, kapsters, kapper, kapsalon, haarsalon, knippen, knippen en verven, heren knippen
scroll document: stamboomonderzoek, stamboom, genealogie
scroll fountain-pen: testamenten, erfenis, nalatenschap, beëdigd vertaler, huwelijkse voorwaarden, beëdigde vertaling
scroll fountain-pen: erfrecht, nalaten, schenken en erven, executeur
server: webhosting, datacenter, servers, serverbeheer, hosting
set-square calculator: rekenles, natuurkunde
set-square ruler: landmeter, bouwkundig tekenaar, epc-keuring, energielabel, architect, architectenbureau, wiskunde
set-square ruler: wiskundebijles
shipping-container: zeecontainer, zeecontainers, opslagcontainer, containerverhuur, containerwoning
smartphone: telefoon, gsm reparatie, schermreparatie, mobiele telefoon, telefoonreparatie, smartphone
smartphone: mobiel abonnement, telefoons, gsm, refurbished, kapot scherm, scherm kapot, mobieltjes
smartphone: mobiele abonnementen
smartphone: app
smartphone laptop: app-ontwikkeling, appontwikkeling, app laten maken
smartphone wall-clock: urenregistratie, tijdregistratie, urenapp
soldering-iron: solderen, soldeercursus, makerspace
speaker: geluidsapparatuur, luidsprekers, geluidsverhuur, speakers, geluidsinstallatie, geluid huren, stereo, hifi
speaker: hifi-winkel, versterkers, muziekinstallatie
speech-bubble: taaluitwisseling, taalcafé, praatgroep, stotteren, logopedie, logopedist
speech-bubble handshake: taalmaatje, taalmaatjes, taalcoach, taalcoaches, taalvrijwilliger
speech-bubble handshake: spreekuur van de wethouder, spreekuur wethouder, spreekuur burgemeester
speech-bubble microphone: logopediste, gebarentaal
speech-bubble open-book: engels voor, spaans voor, frans voor, duits voor, cursus spaans, spaanse les, nt2, taalles
speech-bubble open-book: inburgering, inburgeringscursus, nederlandse les, nederlands leren
speech-bubble open-book: nederlands voor anderstaligen, franse les, cursus italiaans, duitse les, vertalingen, tolk
speech-bubble open-book: conversatieles, taalreis, spaans leren, italiaans leren, taalhuis, arabische les
speech-bubble open-book: staatsexamen nt2, conversatietafel, tolken
spotlight: podiumverlichting, licht en geluid, geluid en licht, lichttechniek, theaterlicht, lichttechnicus
stethoscope: huisarts, arts, kliniek, ziekenhuis, huisartsenpraktijk
stethoscope hospital: reumatoloog, reumatologie, maag-darm-leverarts, mdl-arts, endocrinoloog, nefroloog, hematoloog
stethoscope hospital: allergoloog, dialyse, dialysecentrum, proctoloog, chirurg, darmonderzoek, spataderen, reuma
stethoscope hospital: gynaecoloog, gynaecologie, huisartsenpost, gezondheidscentrum, kinderarts, bedrijfsarts
stethoscope hospital: rijbewijskeuring, medische keuring, preventief onderzoek, prescan, doktersassistente
stethoscope hospital: praktijkondersteuner, geriater, slaapapneu, pijnpoli, bevolkingsonderzoek, consultatiebureau
stethoscope hospital: keuringsarts, overgangsconsulent
stethoscope stethoscope: echo
syringe: vaccinatie, griepprik, botox, reisvaccinaties, coronaprik, prikken halen, inenting, inentingen, hpv-prik
syringe: boosterprik, vaccineren, priklocatie
syringe lotion: hyaluronzuur, lipfillers, rimpelbehandeling, rimpels, cosmetische chirurgie, liposuctie
syringe lotion: borstvergroting, cosmetisch arts
telephone: telefooncentrale, telefonie, belservice, telefonische hulpdienst
telephone older-person: personenalarmering, alarmknop, personenalarm
telescope night-sky: sterrenwacht
test-tube: bloedafname, laboratorium, bloedprikken, bloedonderzoek, prikpost, bloedtest, laborant, analist, soa-test
test-tube: sneltest
welding-mask fire: lasser, lassers, laswerk, laswerken, lascursus, las- en constructiewerk
apartment-building key: appartement, appartementen
bank coin: bank
barber-pole razor: barbier, barbershop, herenkapper, baard trimmen, baardverzorging, knippen en scheren
bouncy-castle balloon: springkussen, springkussens, luchtkussen, springkastelen, stormbaan, opblaasbare attracties
bouncy-castle trampoline: springkasteel
bricks trowel: voegwerken, gipsplaten, stucwerk, fundering, betonvloer, chape, natuursteen, steenhouwer, aannemer
bricks trowel: bouwbedrijf, metselaar, bouw, metselwerk, bestrating, straatwerk, isolatie, tuin bestraten, bestraten
bricks trowel: terras aanleggen, stratenmaker, sierbestrating, stucadoor, metselbedrijf, aanbouw, uitbouw
bricks trowel: voegen, voegbedrijf, gevelreiniging en voegwerk, isoleren
bricks trowel: kelder waterdicht, klusbedrijf verbouwing, opritten
bricks trowel: badkamer en toilet verbouwen
campervan campsite: camper, campers, camperverhuur, camper huren, kampeerbus, buscamper, buscampers, camperbouw
caravan campsite: caravan
castle: kasteel
church: mis
church candle: kerstnachtdienst, parochie, eucharistieviering, kinderkerk, bijbelkring, vesper, oecumenische viering
church candle: adventsviering, paaswake, processie, doopdienst, doop, doopsel, communie, eerste communie, vormsel
church candle: bedevaart, kerstmis viering, alpha-cursus, bijbelstudie, gebedsavond, doopfeest, bedevaarten
church candle: taizéviering, gebed, paasviering, kerstviering, misdienaars, gebedsgroep, huiskring, lijdensmeditatie
church candle: kliederkerk, bezinning, dankdienst
convenience-store key: winkelruimte, winkelpand, winkelruimte te huur, winkel te huur, bedrijfspand, handelspand
convenience-store key: handelsruimte, bedrijfsruimte, horecapand, overname handelszaak
crane excavator: kraanverhuur, mobiele kraan, hijskraan
factory pallet: bedrijfshal, loods, loodsen, loods te huur, bedrijfshallen, magazijn te huur, kmo-unit, kmo-units
factory pallet: bedrijventerrein, opslagloods, bedrijfsunit, bedrijfsunits
ferris-wheel: kermis, reuzenrad, foor
house heart: pleegouder, pleegouders, pleegzorg, pleeggezin, pleeggezinnen
house key: woning waard, uw woning waard, je woning waard, huis waard, waardebepaling, gratis waardebepaling
house key: woningwaarde, syndicus, huurwoning, vastgoed, makelaar, makelaardij, huis te koop, huizen te koop
house key: hypotheek, hypotheekadvies, vakantiehuis, woning te koop, flat, flatje
house key: studio te huur, koopwoning, koopwoningen, woning, woningen, tussenwoning, hoekwoning, twee-onder-een-kap
house key: vrijstaand, maisonnette, immo, immokantoor, woningtaxatie, taxatie, taxateur, starterswoning
house key: starters op de woningmarkt, woonlening, vve beheer, vve-beheer, nieuwbouwwoning, nieuwbouwwoningen
house key: nieuwbouwproject, seniorenwoning, chalet te koop, bungalow, villa's, rijhuis, bel-etage, gelijkvloers
house key: te huur woning, vakantiechalet, woningruil, sociale huur, woningcorporatie, huurhuis, serviceflat
house key: assistentiewoning, aannemer sleutel-op-de-deur, projectontwikkelaar, mantelzorgwoning, opbrengsteigendom
house key: zomerhuisje, boshuisje
house location-pin: bouwkavel, bouwkavels, bouwgrond, kavel, kavels, perceel, grond te koop, bouwgronden, verkaveling
house location-pin: vrije kavels, percelen, landbouwgrond
house snowy-mountain: chalet in de bergen, berghut
house thermometer: zolder isoleren, dakisolatie, spouwmuurisolatie, vloerisolatie, zolderisolatie, isolatiebedrijf
house-with-garden hut: broeikassen
houses house: eengezinswoning, rijwoning
lectern: spreekgestoelte, debatclub
market-stall basket: ambachtenmarkt, lentefair, zomerfair
market-stall carrot: marktkraam, marktkramen, standhouders, weekmarkt, boerenmarkt, streekmarkt
marquee: feesttent, feesttenten, tentverhuur, partytent, partytenten, bruiloftstent
museum: museum, museumnacht
nativity-crib: kerststal, kerststallen, levende kerststal, kerststallententoonstelling
office-building key: kantoorruimte, kantoorruimte te huur, kantoorruimtes, kantoor te huur, kantoren te huur
office-building key: vergaderruimte, vergaderruimtes, vergaderzaal, vergaderzalen, bedrijfsverzamelgebouw
office-building key: praktijkruimte, praktijkruimte te huur, kantoorpand, kantoren, zaalverhuur vergadering
photo-booth: fotohokje, photobooth, fotobooth, fotoautomaat, fotobox
road-barrier: wegafsluiting, straat afgesloten, wegwerkzaamheden
road-barrier safety-vest: verkeersregelaar, verkeersregelaars, wegwerkers, belijning, wegmarkering
roller-coaster: pretpark, pretparken, achtbaan, attractiepark
school backpack: ~ school, basisschool
school backpack: middelbare school, kleuterschool, secundaire school, schoolfeest, internaat, ouderavond
school backpack: eetfestijn school, brugklas, kleuterklas, inschrijvingen school, schoolreünie, ouderraad
school backpack: tussenschoolse opvang, groep 8, overblijf, overblijfkracht, voorleesouder
silo: graansilo, graansilo's, graandroger, voersilo
slide: speeltuin
slide toy-bricks: binnenspeeltuin, indoor speeltuin
stained-glass: glas in lood, glas-in-lood, glas-in-loodramen, gebrandschilderd glas
swimming-pool swimmer: zwembad onderhoud, zwembadonderhoud, groen zwembad, zwembadreiniging, zwembadwater, zwembadbouw
swimming-pool swimmer: zwembaden, zwemvijver
swing slide: schommel, schommels, speeltoestellen, klimrek
tent: padvinders, zomerkamp, camping, tent, tenten, kamperen, chiro, jeugdkamp, vouwwagen, trekkershut, slaapzak
tent: luchtbed, slaapmat
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen, welpen scouting, scouting welpen
airplane suitcase: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht, reis, vakanties, vliegtickets
airplane suitcase: lastminute, citytrip, citytrips, rondreis, all inclusive, zonvakanties, groepsreis, weekendje weg
airplane suitcase: huwelijksreis
alarm-clock: wekker, wake-up light
bicycle: fietstocht, fietsvakantie, fiets, fietsen, fietsenmaker, fietsenwinkel, e-bikes, fietsverhuur, wielrennen
bicycle: toertocht, wielerclub, fietsclub, wielerronde, fatbike, fatbikes, fietstassen, fietsmand
bicycle parcel: fietskoerier, fietskoeriers, fietsbezorger, maaltijdbezorger fiets
bicycle tyre: fietsbanden, fietsband, banden plakken, lekke band
bicycle wrench: grote beurt voor je fiets, fietsbeurt, onderhoudsbeurt fiets
bus: busreizen, dagtocht, dagtochten, touringcars, daguitstap, daguitstappen, schoolreis, schoolreizen, schoolreisje
bus: schoolreisjes, buurtbus, pendelbus, bustocht, uitstap, uitstapje, busuitstap
bus: leerlingenvervoer, ouderenuitje, lijnbus, belbus, touringcarchauffeur, busje komt zo, openbaar vervoer
bus books: bibliobus, boekenbus, bibliotheekbus
canoe rower: roeien
canoe rower: drakenboot, drakenboten, drakenbootrace, drakenbootfestival
car bubbles: autowassen, wasstraat, carwash, autowasstraat, wasbox
car car-front: autodealer, occasions, tweedehands auto's, autoverhuur, auto, auto's, autobedrijf, tweedehandswagens
car car-front: tweedehandswagen, private lease, brommobiel, kenteken overschrijven, jong gebruikt, shortlease
car car-front: sterretje in ruit, voorraadwagens
car key: ~ chauffeur gezocht, chauffeur
car location-pin: parkeerplaats, parkeerplek, parkeerplaatsen, garage te huur
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
car wrench: carwrapping, uitdeuken, autospuiterij, chiptuning
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
car-front: trouwauto, limousine
car-front car: ruitschade, autoruit, autoruiten, sterretje in voorruit, voorruit
carriage horse: koets, koetsen, trouwkoets, koetsritten, paardenkoets, huifkar, huifkartochten
charging-station car: laadpaal, laadpalen, laadstation, wallbox, thuislader, laadpunt, laadpunten
compass world-map: oriëntatieloop
cruise-ship: cruise, riviercruises, rivierreis
delivery-van lorry: man en een bus, man en bus, mannen met bus, man met bus, inboedel opkopen, verhuisservice
delivery-van lorry: verhuizer, verhuislift, ladderlift, busje huren, bestelwagen, verhuisbedrijf, verhuizen, bezorging
delivery-van lorry: bezorger, bezorgers, transportbedrijf, meubeltransport, verhuiswagen
delivery-van parcel: koeriersdienst, koerier, man bus, bus met chauffeur verhuizen, verhuizen met bus
fire-engine: brandweer
food-truck takeaway-box: foodtruck, foodtrucks, food truck, foodtruckfestival
hearse: rouwauto, rouwauto's, lijkwagen
hot-air-balloon: ballonvaart, luchtballon
houseboat: woonboot, woonboten, huisboot, waterwoning
jet-ski wave: jetski, jetskis, waterscooter, waterscooters
kayak: kajak, kajaks, kajakken, kajakverhuur, kajakvereniging, kajaktocht
kick-scooter: elektrische step, steps, kinderstep
lifebuoy wave: reddingsbrigade, reddingsmaatschappij
locomotive: modelspoor, modeltreinen, modelspoorbeurs, stoomtrein, stoomtreinen, museumspoorlijn
lorry: chauffeur ce, vrachtwagenchauffeur, vrachtwagenchauffeurs, chauffeurs ce, rijbewijs c, rijbewijs ce
lorry: chauffeur c e, aanhanger huren, vrachtwagen, bergingsbedrijf, container, chauffeur c, internationaal chauffeur
lorry: truckrun, truckersfestival, bakwagenchauffeur
lorry delivery-van: verhuisbusje, verhuisbus, verhuisbusje met chauffeur, verhuizing
mantel-clock: uurwerkmaker
mantel-clock amphora: antiek en curiosa, antiekmarkt, brocantemarkt, antiekbeurs, brocanterie
minibus: 9-persoonsbus, negenpersoonsbus, personenbus, taxibus, personenbusje huren
minibus bus: touringcar
mobility-scooter wheelchair: scootmobiel, scootmobielen, elektrische rolstoel, elektrische rolstoelen
motor-boat anchor: buitenboordmotor, buitenboordmotoren
motor-boat wave: varen zonder vaarbewijs, sloep, sloepen, sloepverhuur, sloep huren, sloep varen, bootverhuur, boot
motor-boat wave: vaarbewijs, rondvaart, rondvaarten, waterfiets, waterfietsen, watersport, havenrondvaart
motor-boat wave: grachtentocht, rederij, motorjacht, winterstalling boot, boten
motor-scooter: bromfiets, brommer
motorcycle: motordealer, motorzaak, motorwinkel, motor, motoren, motorfiets
motorcycle-helmet motorcycle: motorhelm, motorhelmen, motorkleding
narrowboat: binnenvaartschip, vaarvakantie
paddleboard wave: suppen, sup, suppen huren, sup verhuur, supboard, supboards, sup-les
parachute: tandemsprong, tandemsprongen, parachutesprong, parapenten, parachutespringen
parking-sign location-pin: parkeerplaats te huur, parkeren schiphol, garagebox te huur, parkeren, staanplaats, parking
parking-sign location-pin: parkeergarage, garageboxen, autostandplaats
passport suitcase: paspoort, visum
quad-bike: quad, quads, quadrijden, quadverhuur, quadtour
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub, rolschaatsen
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf
sailing-boat anchor: zeilschip, jachtschilder, zeilvakantie, zeilvaren, zeilschool, zeilen, zeilles
skip: puincontainer, afvalcontainer huren, container huren, bouwafval, bouwcontainer, puin
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
spark-plug: bougie, bougies
steering-wheel car: rijles, rijlessen, autorijles, rijschool, rijbewijs, rijinstructeur, theorie-examen, theoriecursus
steering-wheel car: rijexamen, slipcursus
steering-wheel lorry: vrachtwagenrijbewijs
stroller baby-bottle: kinderwagen, kinderwagens, buggy, buggy's, autostoeltje, autostoel, autostoelen, autostoeltjes
stroller baby-bottle: babywinkel, maxi-cosi, kinderopvangbeurs, kinderzitje, babybeurs
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
