/** Dutch words for work, places and travel. Notation: word-list.ts. */
export const dutchWorkAndTravel = `
3d-printer: 3d-printer, 3d-printers, 3d printer, 3d printers, 3d-printen, 3d printen, 3d-print, 3d-prints, 3d print
abacus: telraam, hoofdrekenen met abacus
anvil hammer: siersmid, smid, smederij, smeden, aambeeld, cursus smeden
app-phone: app, onze app, nieuwe app, onze nieuwe app, mobiele app, apps, download de app, gratis app
app-phone laptop: app-ontwikkeling, app laten maken
ballot-box: verkiezingen, burgerbegroting, stem op, stem voor, stem mee, stembureau, stemlokaal, lijsttrekker, kiesraad
ballot-box: kandidatenlijst, stempas, kinderburgemeester, jeugdraad, gaan stemmen, ga stemmen, gemeenteraadsverkiezingen
ballot-box: stem, stemmen, vergeet niet te stemmen, te stemmen
banknotes coin: lening, leningen, financiering, krediet, geld lenen, schuldhulp, schulden, schuldsanering, subsidie
banknotes coin: subsidies, bewindvoering, bewindvoerder, pandjeshuis
billboard: billboards, reclamebord, reclameborden, buitenreclame, reclamezuil
blackboard: schoolbord, krijtbord, krijtborden
blood-drop: bloeddonor, bloeddonoren, bloed geven, geef bloed, bloeddonatie, bloedbank, sanquin, bloedinzameling
blood-drop: plasmadonor, stamceldonor
books: reisgids
books open-book: boekbinderij, boekbinder, boekbinden, boekhandel, boekwinkel, bibliotheek, boek, boekenmarkt, leesclub
books open-book: strips, boekpresentatie, signeersessie, antiquariaat, voorleesuurtje, kinderboekenweek, romans
books open-book: thrillers, stripbeurs, voorlezen, minibieb, boekenclub, schrijver, boekenkast ruilen, boeken
books pencil: bijles wiskunde, bijles engels, bijlesdocent, studiebegeleiding, rekenhulp, bijlessen, studiecoach
books pencil: wiskunde bijles, remedial teaching, citotraining, cito-training, studieondersteuning, huiswerkinstituut
books pencil: leerhulp
briefcase handshake: bedrijfsadvies, ondernemerscoach, uitzendbureau, werving en selectie, consultant, banenmarkt
briefcase handshake: vacaturemarkt, carrièrebeurs
business-cards printer: visitekaartjes, visitekaartje, visitekaartjes drukken, naamkaartjes
calculator receipt: rekenmachine, rekenmachines, btw-aangifte, btw aangifte, aangifte, belastingaangifte
calculator receipt: inkomstenbelasting, aangifte inkomstenbelasting, salarisadministratie, loonadministratie
calculator receipt: administratiekantoor, boekhouder, accountant, belastingadviseur, boekhouding, belastingen, belasting
calculator receipt: boekhoudkantoor, btw, belastingadvies, loonstrook, zzp administratie, boekhoudprogramma, toeslagen
calculator receipt: fiscaal advies, fiscalist, belastingbrief, jaarcijfers, administrateur, toeslagen aanvragen
calculator receipt: belastinghulp, ondernemer starten, financiële administratie
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
desktop-computer laptop: software, boekingssysteem, reserveringssysteem, crm, erp, programmeren
drill: boormachine, klopboormachine, schroefmachine, accuboormachine
drill toolbox: ijzerwaren, gereedschapverhuur
drone: dronefotografie, dronefoto's, drone-opnames, dronebeelden, drone, luchtfoto, luchtfotografie, dronevlieger
envelope: enveloppen, nieuwsbrief
excavator crane: graafmachine, graafmachines, minigraver, minigravers, minigraver huren, graafwerken, kraanmachinist
excavator crane: rioolaansluiting, grondwerk
excavator hammer: sloopwerk, sloopwerken, sloopbedrijf
forklift: heftruck, heftrucks, heftruckcertificaat, heftruckchauffeur
forklift pallet: orderpicker, orderpickers, logistiek medewerker, reachtruck, magazijnier, logistiek, inpakmedewerker
forklift pallet: inpakker, inpakkers, expeditiemedewerker, heftruckopleiding, pakketsorteerder, logistiek bediende
forklift parcel: pallets te koop
fountain-pen document: kantoorboekhandel, kalligrafie
fountain-pen scroll: handletteren
gavel: veiling, veilinghuis
generator plug: aggregaat, aggregaatverhuur, aggregaten, generator, generatoren, stroomaggregaat, generator huren
generator plug: noodstroomaggregaat, aggregaat huren
headset speech-bubble: callcenter, callcenters, klantenservice, telefoonservice, telefonische klantenservice
headset speech-bubble: klantcontact, telefoniste, helpdesk, headset, headsets
house-contract: koopakte, huurcontract, huurcontracten, koopcontract, hypotheekakte, leveringsakte, notaris voor uw huis
house-contract: koopovereenkomst woning, huurovereenkomst
hydraulic-hose: hydrauliekslang, hydrauliekslangen, hydrauliek, slangenservice, hydraulische slangen
laptop: computercursus, computerles, softwareontwikkeling, programmeur, ict, ict-beheer, ict-dienstverlening
laptop: systeembeheer, thuiswerken, ai-cursus, appbouwer, digitale vaardigheden, crm-systeem, ict'er, software op maat
laptop: codeerclub, developer, digicursus, klik en tik
laptop screwdriver: computerreparatie, online cursus, coworking, computerhulp, pc hulp, pc-hulp, computer reparatie
laptop screwdriver: data recovery, computerservice
lathe: draaibank, draaibanken, cnc draaien, cnc-draaien, verspaning, draaien en frezen, frezen en draaien
lathe: metaalbewerking, fijnmechanica
lift: liftmonteur, liftonderhoud, liftservice, huisliften, huislift, plateaulift
love-letter: wenskaarten, ansichtkaarten
love-letter postbox: postzegels, postzegelbeurs
love-letter ring: trouwkaarten, trouwkaart
magnifier: privédetective, curiosa, speurtocht, detective, recherchebureau
magnifier chart-up: zoekmachineoptimalisatie, google ads, seo-bureau, online vindbaarheid, vindbaarheid, marktonderzoek
megaphone chart-up: informatieavond, dorpsraad, buurtvergadering, reclamebureau, marketingbureau, seo, marketing
megaphone smartphone: socialmediabeheer, influencer, communicatiebureau, contentcreator
megaphone speech-bubble: bewonersavond, inspraakavond, bewonersbijeenkomst
newspaper: krant, lokale krant, streekkrant, dagblad
newspaper recycling: oud papier
notebook: dagboek
notebook pencil: huiswerkbegeleiding, huiswerkklas, huiswerkclub, huiswerkhulp
open-book pencil: bijles, taalcursus, engelse les, taalschool
open-book pencil: ~ engels, duits, frans
pallet: pallet, pallets, europallets, houten pallets
parcel: dozen, pakketpunt, pakketjes
parcel delivery-van: verhuisdozen, bubbeltjesplastic, noppenfolie, kartonnen dozen, verpakkingsmateriaal, verzenddozen
parcel delivery-van: verhuisdoos, verpakking, verpakkingen
pen memo: handtekeningenactie, handtekeningen, petitie, petities, teken de petitie, burgerinitiatief, burgerinitiatieven
pen memo: bezwaarschrift, teken mee
pencil fountain-pen: kantoorartikelen, schoolgerief, schrijfwaren
pencil notebook: schoolspullen, schoolbenodigdheden, schriften, schoolartikelen, etuis, etui, terug naar school
pencil notebook: kantoorbenodigdheden, agenda's en schriften
phone-case: telefoonhoesje, telefoonhoesjes, gsm-hoesje, gsm-hoesjes, iphone hoesje, iphone hoesjes, telefoonaccessoires
phone-case: gsm-accessoires
pill mortar: apotheken, drogist, drogisterij, medicijnen, apothekersassistente
pill stethoscope: apotheek, vitamines, supplementen
postbox newspaper: postbode, postbezorger, krantenwijk, folderbezorger, postbodes, folderwijk, postbezorgers
postbox newspaper: folders bezorgen, folders verspreiden
power-bank: powerbank, powerbanks
price-tag desk-lamp: vrijmarkt, koningsdag vrijmarkt, snuffelmarkt, garageverkoop, braderij, rommelroute, zoldermarkt
price-tag desk-lamp: kleedjesmarkt, weggeefwinkel, voddenmarkt, kringloop, kringloopwinkel, tweedehands
printer: drukkerij, copyshop, flyers, drukwerk
printer memo: cartridges, cartridge, inktcartridges, folders, posters, printshop, spandoeken, spandoek, signing
printer memo: kaartjes drukken, gevelreclame, lichtreclame, kopieën
printer paintbrush: belettering, autobelettering, zeefdruk
receipt card-terminal: kassa, afrekensysteem
receipt desktop-computer: kassa software
receipt laptop: facturatieprogramma, facturatiesoftware, facturatie, factuurprogramma
receipt shopping-cart: kassamedewerker, kassamedewerkers, caissière, caissières, kassahulp
road-roller: asfalt, asfalteren, asfalteringswerken, wegenbouw, asfaltwerken
robot gear: kunstmatige intelligentie, ai, robotica
rubber-stamp document: notaris, notariskantoor, notariaat, stempel, stempels
satellite-dish television: schotelantenne
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
scales: advocaat, advocaten, advocatenkantoor, juridisch advies, echtscheiding, arbeidsrecht, familierecht, letselschade
scales: scheiding, huurrecht, deurwaarder, incasso, scheidingsmediator, rechtshulp, incassobureau, ontslag, ontslagrecht
scales: strafrecht, rechtswinkel
scissors: knutselset
scissors hair-comb: kapster, kapsters, kapper, kapsalon, haarsalon, knippen, knippen en verven, heren knippen
scroll document: stamboomonderzoek, stamboom, genealogie
scroll fountain-pen: testamenten, erfenis, nalatenschap, huwelijkse voorwaarden, erfrecht, nalaten, schenken en erven
scroll fountain-pen: executeur
server: webhosting, datacenter, servers, serverbeheer, hosting
set-square calculator: rekenles, natuurkunde
set-square ruler: bouwkundig tekenaar, epc-keuring, energielabel, architect, architectenbureau, wiskunde, wiskundebijles
shipping-container: zeecontainer, zeecontainers, opslagcontainer, containerverhuur, containerwoning
smartphone: telefoon, gsm reparatie, schermreparatie, mobiele telefoon, telefoonreparatie, smartphone, mobiel abonnement
smartphone: telefoons, gsm, refurbished, kapot scherm, scherm kapot, mobieltjes, mobiele abonnementen
smartphone laptop: appontwikkeling
smartphone wall-clock: urenregistratie, tijdregistratie, urenapp
soldering-iron: solderen, soldeercursus, makerspace
speaker: geluidsapparatuur, luidsprekers, geluidsverhuur, speakers, geluidsinstallatie, geluid huren, stereo, hifi
speaker: hifi-winkel, versterkers, muziekinstallatie
speech-bubble: taaluitwisseling, taalcafé, praatgroep, stotteren, logopedie, logopedist
speech-bubble handshake: taalmaatje, taalmaatjes, taalcoach, taalcoaches, taalvrijwilliger, spreekuur van de wethouder
speech-bubble handshake: spreekuur wethouder, spreekuur burgemeester
speech-bubble microphone: logopediste, gebarentaal
speech-bubble open-book: engels voor, spaans voor, frans voor, duits voor, cursus spaans, spaanse les, nt2, taalles
speech-bubble open-book: inburgering, inburgeringscursus, nederlandse les, nederlands leren
speech-bubble open-book: nederlands voor anderstaligen, franse les, cursus italiaans, duitse les, conversatieles
speech-bubble open-book: taalreis, spaans leren, italiaans leren, taalhuis, arabische les, staatsexamen nt2
speech-bubble open-book: conversatietafel
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
syringe lotion: hyaluronzuur, rimpelbehandeling, rimpels, cosmetische chirurgie, liposuctie, borstvergroting
syringe lotion: cosmetisch arts
tablet: tablet, tablets, ipad, ipads, e-reader, e-readers, tekentablet, tabletreparatie
telephone: telefooncentrale, telefonie, belservice, telefonische hulpdienst
telephone older-person: personenalarmering, alarmknop, personenalarm
telescope night-sky: sterrenwacht
test-tube: bloedafname, laboratorium, bloedprikken, bloedonderzoek, prikpost, bloedtest, laborant, analist, soa-test
test-tube: sneltest
theodolite set-square: landmeter, landmeters, landmeetkunde, landmeting, kadastrale meting, landmeter-expert
translation open-book: vertaler, vertaalbureau, vertalingen, tolk, tolken, vertaling, vertaalster, vertaaldienst
translation open-book: vertaaldiensten, vertalers
translation rubber-stamp: beëdigd vertaler, beëdigde vertaling, beëdigde vertalingen, beëdigde vertalers
vending-machine soft-drink: snoepautomaat, drankautomaat, drankautomaten, verkoopautomaat, verkoopautomaten
vending-machine soft-drink: snackautomaat, frisdrankautomaat, vending
video-call headphones: webinar, webinars, videobellen, videogesprek, videovergaderen, online vergaderen
web-page laptop: website bouwen, webdesign, website laten maken, websites, website, webdesigner, webdesignbureau
web-page laptop: wordpress, nieuwe website, website voor, webbureau, webpagina, websites voor, homepage
web-page shopping-cart: webshop laten maken, webshops, webwinkel, webshop, online shop, online winkel
webcam: webcam, webcams
welding-mask fire: lasser, lassers, laswerk, laswerken, lascursus, las- en constructiewerk
apartment-building key: appartement, appartementen
bank coin: bank
barber-pole razor: barbier, barbershop, herenkapper, baard trimmen, baardverzorging, knippen en scheren
bouncy-castle balloon: springkussen, springkussens, luchtkussen, springkastelen, stormbaan, opblaasbare attracties
bouncy-castle trampoline: springkasteel
bricks trowel: voegwerken, gipsplaten, stucwerk, fundering, betonvloer, chape, natuursteen, steenhouwer, aannemer
bricks trowel: bouwbedrijf, metselaar, bouw, metselwerk, stucadoor, metselbedrijf, aanbouw, uitbouw, voegen, voegbedrijf
bricks trowel: gevelreiniging en voegwerk, kelder waterdicht, klusbedrijf verbouwing, badkamer en toilet verbouwen
building-plot: bouwkavel, bouwkavels, bouwgrond, kavel, kavels, bouwgronden, verkaveling, vrije kavels, landbouwgrond
building-plot: grond te koop, bouwgrond te koop, bouwkavel te koop, kavel te koop, bouwpercelen, perceel grond
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
house key: woningwaarde, syndicus, huurwoning, vastgoed, makelaar, makelaardij, huis te koop, huizen te koop, hypotheek
house key: hypotheekadvies, vakantiehuis, woning te koop, flat, flatje, studio te huur, koopwoning, koopwoningen, woning
house key: woningen, tussenwoning, hoekwoning, twee-onder-een-kap, vrijstaand, maisonnette, immo, immokantoor
house key: woningtaxatie, taxatie, taxateur, starterswoning, starters op de woningmarkt, woonlening, vve beheer
house key: vve-beheer, nieuwbouwwoning, nieuwbouwwoningen, nieuwbouwproject, seniorenwoning, chalet te koop, bungalow
house key: villa's, rijhuis, bel-etage, gelijkvloers, te huur woning, vakantiechalet, woningruil, sociale huur
house key: woningcorporatie, huurhuis, serviceflat, assistentiewoning, aannemer sleutel-op-de-deur, projectontwikkelaar
house key: mantelzorgwoning, opbrengsteigendom, zomerhuisje, boshuisje
house location-pin: perceel, percelen
house snowy-mountain: chalet in de bergen, berghut
house thermometer: zolder isoleren
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
portable-toilet: mobiele toiletten, dixi's, mobiel toilet, toiletwagen, toiletwagens, dixi, toiletverhuur, toiletcabine
portable-toilet: toiletcabines, mobiele wc
road-barrier: wegafsluiting, straat afgesloten, wegwerkzaamheden
road-barrier safety-vest: verkeersregelaar, verkeersregelaars, wegwerkers, belijning, wegmarkering
roller-coaster: pretpark, pretparken, achtbaan, attractiepark
school backpack: middelbare school, kleuterschool, secundaire school, schoolfeest, internaat, ouderavond
school backpack: eetfestijn school, brugklas, kleuterklas, inschrijvingen school, schoolreünie, ouderraad
school backpack: tussenschoolse opvang, groep 8, overblijf, overblijfkracht, voorleesouder
school backpack: ~ school, basisschool
silo: graansilo, graansilo's, graandroger, voersilo
slide: speeltuin
slide toy-bricks: binnenspeeltuin, indoor speeltuin
stained-glass: glas in lood, glas-in-lood, glas-in-loodramen, gebrandschilderd glas
storage-unit parcel: opslagruimte, self storage, opslag, opslagbox, opslagboxen, opslag huren, opslagruimtes
storage-unit parcel: opslagruimte huren, garagebox opslag, meubelopslag
swimming-pool swimmer: zwembad onderhoud, zwembadonderhoud, groen zwembad, zwembadreiniging, zwembadwater, zwembadbouw
swimming-pool swimmer: zwembaden, zwemvijver
swing slide: schommel, schommels, speeltoestellen, klimrek
tent: padvinders, zomerkamp, camping, tent, tenten, kamperen, chiro, jeugdkamp, vouwwagen, trekkershut, slaapzak
tent: luchtbed, slaapmat
tent compass: scouting, scouts, scoutinggroep, scoutsgroep, welpen, welpen scouting, scouting welpen
airplane suitcase: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht, reis, vakanties, vliegtickets, lastminute
airplane suitcase: citytrip, citytrips, rondreis, all inclusive, zonvakanties, groepsreis, weekendje weg, huwelijksreis
alarm-clock: wekker, wake-up light
bicycle: fietstocht, fietsvakantie, fiets, fietsen, fietsenmaker, fietsenwinkel, e-bikes, fietsverhuur, wielrennen
bicycle: toertocht, wielerclub, fietsclub, wielerronde, fatbike, fatbikes, fietstassen, fietsmand
bicycle parcel: fietskoerier, fietskoeriers, fietsbezorger, maaltijdbezorger fiets
bicycle tyre: fietsbanden, fietsband, banden plakken, lekke band
bicycle wrench: grote beurt voor je fiets, fietsbeurt, onderhoudsbeurt fiets
brake-disc wrench: remblokken, remmen, remschijven, remschijf, remmen vervangen, remmencheck, remservice
bus: busreizen, dagtocht, dagtochten, touringcars, daguitstap, daguitstappen, schoolreis, schoolreizen, schoolreisje
bus: schoolreisjes, buurtbus, pendelbus, bustocht, uitstap, uitstapje, busuitstap, leerlingenvervoer, ouderenuitje
bus: lijnbus, belbus, touringcarchauffeur, busje komt zo, openbaar vervoer
bus books: bibliobus, boekenbus, bibliotheekbus
canoe rower: roeien, drakenboot, drakenboten, drakenbootrace, drakenbootfestival
car bubbles: autowassen, wasstraat, carwash, autowasstraat, wasbox
car car-front: autodealer, occasions, tweedehands auto's, autoverhuur, auto, auto's, autobedrijf, tweedehandswagens
car car-front: tweedehandswagen, private lease, brommobiel, kenteken overschrijven, jong gebruikt, shortlease
car car-front: sterretje in ruit, voorraadwagens
car key: ~ chauffeur gezocht, chauffeur
car location-pin: parkeerplaats, parkeerplek, parkeerplaatsen, garage te huur
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
car wrench: carwrapping, uitdeuken, autospuiterij, chiptuning
car-battery wrench: autoaccu, autobatterij, autobatterijen, autoaccu's, accu vervangen, startaccu, startaccu's
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
car-front: trouwauto
car-front car: ruitschade, autoruit, autoruiten, sterretje in voorruit, voorruit
car-seat: autostoel kind, autostoeltje, autostoeltjes, kinderautostoel, kinderzitje auto, maxi-cosi, kinderautostoeltjes
cargo-bike: bakfiets, bakfietsen, bakfietsverhuur, elektrische bakfiets, cargobike, transportfiets, transportfietsen
carriage horse: koets, koetsen, trouwkoets, koetsritten, paardenkoets, huifkar, huifkartochten
charging-station car: laadpaal, laadpalen, laadstation, wallbox, thuislader, laadpunt, laadpunten
compass world-map: oriëntatieloop
cruise-ship: cruise, riviercruises, rivierreis
delivery-van lorry: man en een bus, man en bus, mannen met bus, man met bus, inboedel opkopen, verhuisservice, verhuizer
delivery-van lorry: verhuislift, ladderlift, busje huren, bestelwagen, verhuisbedrijf, verhuizen, bezorging, bezorger
delivery-van lorry: bezorgers, transportbedrijf, meubeltransport, verhuiswagen
delivery-van parcel: koeriersdienst, koerier, man bus, bus met chauffeur verhuizen, verhuizen met bus
engine-oil wrench: olie verversen, motorolie, oliewissel, olie verversing, smeermiddelen
fire-engine: brandweer
food-truck takeaway-box: foodtruck, foodtrucks, food truck, foodtruckfestival
hearse: rouwauto, rouwauto's, lijkwagen
hot-air-balloon: ballonvaart, luchtballon
houseboat: woonboot, woonboten, huisboot, waterwoning
insured-car shield: autoverzekering, autoverzekeringen, auto verzekeren, wa-verzekering, allriskverzekering
insured-car shield: omniumverzekering, omnium
jet-ski wave: jetski, jetskis, waterscooter, waterscooters
kayak: kajak, kajaks, kajakken, kajakverhuur, kajakvereniging, kajaktocht
kick-scooter: elektrische step, steps, kinderstep
lifebuoy wave: reddingsbrigade, reddingsmaatschappij
limousine: limousine, limousines, limousine huren, limo huren, limousineverhuur
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
motor-boat wave: vaarbewijs, rondvaart, rondvaarten, waterfiets, waterfietsen, watersport, havenrondvaart, grachtentocht
motor-boat wave: rederij, motorjacht, winterstalling boot, boten
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
racing-car tyre: karten, kartbaan
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub, rolschaatsen
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf
sailing-boat anchor: zeilschip, jachtschilder, zeilvakantie, zeilvaren, zeilschool, zeilen, zeilles
skip: puincontainer, afvalcontainer huren, container huren, bouwafval, bouwcontainer, puin
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
spark-plug: bougie, bougies
steering-wheel car: rijles, rijlessen, autorijles, rijschool, rijbewijs, rijinstructeur, theorie-examen, theoriecursus
steering-wheel car: rijexamen, slipcursus
steering-wheel lorry: vrachtwagenrijbewijs
stroller baby-bottle: kinderwagen, kinderwagens, buggy, buggy's, autostoel, autostoelen
stroller baby-bottle: babywinkel, kinderopvangbeurs, kinderzitje, babybeurs
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
