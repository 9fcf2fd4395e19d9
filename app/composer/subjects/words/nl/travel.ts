/** Dutch words for travel. Notation: word-list.ts. */
export const dutchTravel = `
airplane suitcase: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht, reis, vakanties, vliegtickets, lastminute
airplane suitcase: citytrip, citytrips, rondreis, all inclusive, zonvakanties, groepsreis, weekendje weg, huwelijksreis
alarm-clock: wekker, wake-up light
beach-hut: strandhuisje, strandhuisjes, strandcabine, strandcabines, strandhokje
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
car location-pin: parkeerplaats, parkeerplek, parkeerplaatsen
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
car wrench: carwrapping, uitdeuken, autospuiterij, chiptuning
car-battery wrench: autoaccu, autobatterij, autobatterijen, autoaccu's, accu vervangen, startaccu, startaccu's
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
car-front: trouwauto
car-front car: sterretje in voorruit
car-seat: autostoel kind, autostoeltje, autostoeltjes, kinderautostoel, kinderzitje auto, maxi-cosi, kinderautostoeltjes
car-seat: autostoel, autostoelen, kinderzitje
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
log-cabin: blokhut, blokhutten, boomstamhuis, blokhuis, boomstamhut
lorry: chauffeur ce, vrachtwagenchauffeur, vrachtwagenchauffeurs, chauffeurs ce, rijbewijs c, rijbewijs ce
lorry: chauffeur c e, vrachtwagen, bergingsbedrijf, container, chauffeur c, internationaal chauffeur, truckrun
lorry: truckersfestival, bakwagenchauffeur
lorry delivery-van: verhuisbusje, verhuisbus, verhuisbusje met chauffeur, verhuizing
mantel-clock: uurwerkmaker
mantel-clock amphora: antiek en curiosa, antiekmarkt, brocantemarkt, antiekbeurs, brocanterie
minibus: 9-persoonsbus, negenpersoonsbus, personenbus, taxibus, personenbusje huren
minibus bus: touringcar
mobility-scooter wheelchair: scootmobiel, scootmobielen, elektrische rolstoel, elektrische rolstoelen
motor-boat anchor: buitenboordmotor, buitenboordmotoren
motor-boat wave: varen zonder vaarbewijs, sloep, sloepen, sloepverhuur, sloep huren, sloep varen, bootverhuur, boot
motor-boat wave: vaarbewijs, rondvaart, rondvaarten, watersport, havenrondvaart, grachtentocht, rederij, motorjacht
motor-boat wave: winterstalling boot, boten
motor-scooter: bromfiets, brommer
motorcycle: motordealer, motorzaak, motorwinkel, motor, motoren, motorfiets
motorcycle-helmet motorcycle: motorhelm, motorhelmen, motorkleding
narrowboat: binnenvaartschip, vaarvakantie
number-plate: kentekenplaat, kentekenplaten, nummerplaat, nummerplaten
paddleboard wave: suppen, sup, suppen huren, sup verhuur, supboard, supboards, sup-les
parachute: tandemsprong, tandemsprongen, parachutesprong, parapenten, parachutespringen
parking-sign location-pin: parkeerplaats te huur, parkeren schiphol, garagebox te huur, parkeren, staanplaats, parking
parking-sign location-pin: parkeergarage, garageboxen, autostandplaats
passport suitcase: paspoort, visum
quad-bike: quad, quads, quadrijden, quadverhuur, quadtour, quad verhuur, quad rijden
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub, rolschaatsen
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf
sailing-boat anchor: zeilschip, jachtschilder, zeilvakantie, zeilvaren, zeilschool, zeilen, zeilles
shepherds-hut: herderswagen, schaapherderswagen
skip: puincontainer, afvalcontainer huren, container huren, bouwafval, bouwcontainer, puin
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
snowshoes: sneeuwschoen, sneeuwschoenen, sneeuwschoenwandelen, sneeuwschoenwandeling, sneeuwschoentocht
spark-plug: bougie, bougies
steering-wheel car: rijles, rijlessen, autorijles, rijschool, rijbewijs, rijinstructeur, theorie-examen, theoriecursus
steering-wheel car: rijexamen, slipcursus
steering-wheel lorry: vrachtwagenrijbewijs
strandkorb: strandkorf, strandkorven, strandmand, rieten strandstoel
stroller baby-bottle: kinderwagen, kinderwagens, buggy, buggy's, babywinkel, kinderopvangbeurs, babybeurs
suitcase: koffers
tanker: septic tank, septictank, beerput, kolkenzuiger, tankwagen, huisbrandolie, septische put, septische putten
tanker: mazout, stookolie
tipper-truck: kipper, kiepwagen, zand en grind, grind, split en grind, kiepwagens
tow-truck car: takeldienst, takelwagen, pechhulp, sleepdienst, autohulp, autoberging
tractor wheat: trekkertrek, landbouwmechanisatie, landbouwmachines, boerderij, landbouw
trailer: aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, paardentrailer, aanhanger huren
tyre wrench: bandenservice, bandenwissel, banden, winterbanden, autobanden
vintage-car: oldtimer huren, oldtimerverhuur, oldtimer verhuur, trouwauto oldtimer, oldtimer, oldtimers, oldtimerbeurs
vintage-car: klassieke auto, klassieke auto's, oldtimerrit
wall-clock: klok, klokken
watch: horloge, horloges, horlogemaker
wheelchair crutch: rolstoel
`;
