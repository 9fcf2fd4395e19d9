/** Dutch words for travel. Notation: word-list.ts. */
export const dutchTravel = `
airplane suitcase: reisbureau, reizen, vakantie, vluchten, stedentrip, vlucht, reis, vakanties, vliegtickets, lastminute
airplane suitcase: citytrip, citytrips, rondreis, all inclusive, zonvakanties, groepsreis, weekendje weg, huwelijksreis
alarm-clock: wekker, wake-up light
beach-hut: strandhuisje, strandhuisjes, strandcabine, strandcabines, strandhokje
bellhop-bell: receptionist, receptioniste, receptionisten
bicycle: fietstocht, fietsvakantie, fiets, fietsen, fietsenmaker, fietsenwinkel, e-bikes, fietsverhuur, wielrennen
bicycle: toertocht, wielerclub, fietsclub, wielerronde, fatbike, fatbikes, fietstassen, fietsmand, driewieler
bicycle: driewielers, wielertoerist, wielertoeristen, wielerwedstrijd, wielerwedstrijden, veldrijden, veldrit
bicycle: mountainbiketocht, mountainbiketochten, tweedehands fietsenbeurs, tweedehands fietsen, kinderfiets
bicycle: kinderfietsen
bicycle parcel: maaltijdbezorger fiets
bicycle trophy: kermiskoers, kermiskoersen
bicycle tyre: fietsbanden, fietsband, banden plakken, lekke band
bicycle wrench: grote beurt voor je fiets, fietsbeurt, onderhoudsbeurt fiets
bicycle-courier: fietskoerier, fietskoeriers, fietsbezorger, maaltijdbezorger, fietsbezorgers
brake-disc wrench: remblokken, remmen, remschijven, remschijf, remmen vervangen, remmencheck, remservice
bus: busreizen, dagtocht, dagtochten, touringcars, daguitstap, daguitstappen, schoolreis, schoolreizen, schoolreisje
bus: schoolreisjes, buurtbus, pendelbus, bustocht, uitstap, uitstapje, busuitstap, leerlingenvervoer, ouderenuitje
bus: lijnbus, belbus, touringcarchauffeur, busje komt zo, openbaar vervoer, schoolbus, schoolbussen
bus: schoolbus chauffeur, schoolbuschauffeur
bus books: bibliobus, boekenbus, bibliotheekbus
camping-stove: campingkooktoestel, campinggasstel, kampeerbrander
canoe: kano's, kanovaren, kano varen
car: canta, aixam, microcar, 45 km auto
car bubbles: autowassen, wasstraat, carwash, autowasstraat, wasbox, autopoetsen
car car-front: autodealer, occasions, tweedehands auto's, autoverhuur, auto, auto's, autobedrijf, tweedehandswagens
car car-front: tweedehandswagen, private lease, brommobiel, kenteken overschrijven, jong gebruikt, shortlease
car car-front: voorraadwagens
car key: ~ chauffeur gezocht, chauffeur
car key: golf 4, golf 5, golf 6, golf 7, golf 8, golf benzine, golf diesel, volkswagen polo, vw polo
car location-pin: parkeerplek, parkeerplaatsen
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
car wrench: carwrapping, uitdeuken, autospuiterij, chiptuning
car price-tag: tweedehands wagen, tweedehands wagens
car-battery wrench: autoaccu, autobatterij, autobatterijen, autoaccu's, accu vervangen, startaccu, startaccu's
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
car-front: trouwauto
car-seat: autostoel kind, autostoeltje, autostoeltjes, kinderautostoel, kinderzitje auto, maxi-cosi, kinderautostoeltjes
car-seat: autostoel, autostoelen, kinderzitje, autobekleding, maxicosi, maxicosi's
cargo-bike: bakfiets, bakfietsen, bakfietsverhuur, elektrische bakfiets, cargobike, transportfiets, transportfietsen
cargo-tricycle: vrachtdriewieler, vrachtdriewielers, elektrische driewieler, elektrische driewielers
carriage horse: koets, koetsen, trouwkoets, koetsritten, paardenkoets, huifkar, huifkartochten, menwedstrijd
carriage horse: menvereniging, mennen
charging-station car: laadpaal, laadpalen, laadstation, wallbox, thuislader, laadpunt, laadpunten
compass world-map: oriëntatieloop
compass torch: dropping, droppings
cruise-ship: cruise, riviercruises, rivierreis
delivery-van lorry: man en een bus, man en bus, mannen met bus, man met bus, inboedel opkopen, verhuisservice, verhuizer
delivery-van lorry: busje huren, bestelwagen, verhuisbedrijf, verhuizen, bezorging, bezorger, verhuisbus huren
delivery-van lorry: bezorgers, transportbedrijf, meubeltransport, verhuiswagen, verhuisbus, verhuisbusje
delivery-van lorry: verhuisbusje huren
delivery-van parcel: koeriersdienst, koerier, man bus, bus met chauffeur verhuizen, verhuizen met bus
delivery-van paintbrush: autobelettering, carbelettering, belettering, wagenbelettering
dragon-boat: drakenboot, drakenboten, drakenbootrace, drakenbootraces
engine-oil wrench: olie verversen, motorolie, oliewissel, olie verversing, smeermiddelen
exhaust: uitlaatsysteem, uitlaatsystemen, uitlaat vervangen, auto-uitlaat, uitlaatdemper, sportuitlaat
fire-engine: brandweer
food-truck takeaway-box: foodtruck, foodtrucks, food truck, foodtruckfestival
hand-cart: bolderkar, bolderkarren, bolderwagen, bolderwagens, trekkar, handkar
hang-glider: deltavliegen, deltavlieger, deltavliegers, zeilvliegen, deltavliegschool
hearse: rouwauto, rouwauto's, lijkwagen
helicopter: helikoptervlucht, helikoptervluchten
hot-air-balloon: ballonvaart, luchtballon
houseboat: woonboot, woonboten, huisboot, waterwoning
inflatable-boat: rubberboot, rubberboten, opblaasboot, opblaasboten, rubberbootje
insured-car shield: autoverzekering, autoverzekeringen, auto verzekeren, wa-verzekering, allriskverzekering
insured-car shield: omniumverzekering, omnium, autoverzekering oversluiten
jet-ski wave: jetski, jetskis, waterscooter, waterscooters
kayak: kajak, kajaks, kajakken, kajakverhuur, kajakvereniging, kajaktocht
kick-scooter: elektrische step, steps, kinderstep, step te koop
lifebuoy beach: strandwacht, strandwachten
lifebuoy wave: reddingsbrigade, reddingsmaatschappij
lifebuoy swimmer: badmeester, badmeesters, strandredder, redder gezocht, redders gezocht, redders aan zee
lifebuoy swimmer: redder zwembad, hoger redder
limousine: limousine, limousines, limousine huren, limo huren, limousineverhuur
locomotive: modelspoor, modeltreinen, modelspoorbeurs, stoomtrein, stoomtreinen, museumspoorlijn, märklin, marklin
locomotive: märklin trein, märklin treinen
log-cabin: blokhut, blokhutten, boomstamhuis, blokhuis, boomstamhut, trekkershut, trekkershutten, vakantiepark
log-cabin: vakantieparken, bungalowpark, bungalowparken
lorry: vrachtwagenchauffeur, vrachtwagenchauffeurs, chauffeurs ce, rijbewijs c, rijbewijs ce
lorry: chauffeur c e, vrachtwagen, bergingsbedrijf, container, internationaal chauffeur, truckrun
lorry: truckersfestival, bakwagenchauffeur, chauffeur ce, chauffeur c
lorry delivery-van: verhuisbusje met chauffeur, verhuizing
mantel-clock: uurwerkmaker
mantel-clock amphora: antiek en curiosa, antiekmarkt, brocantemarkt, antiekbeurs, brocanterie
minibus: 9-persoonsbus, negenpersoonsbus, personenbus, taxibus, personenbusje huren
minibus bus: touringcar
mobility-scooter wheelchair: scootmobiel, scootmobielen, elektrische rolstoel, elektrische rolstoelen
motor-boat anchor: buitenboordmotor, buitenboordmotoren
motor-boat wave: varen zonder vaarbewijs, sloep, sloepen, sloepverhuur, sloep huren, sloep varen, bootverhuur, boot
motor-boat wave: vaarbewijs, rondvaart, rondvaarten, watersport, havenrondvaart, grachtentocht, rederij, motorjacht
motor-boat wave: winterstalling boot, boten, bootje varen, varen met een bootje, vaartocht
motor-scooter: bromfiets, brommer, solex, solexen, solexrit, solextocht, snorfiets, snorfietsen
motorcycle: motordealer, motorzaak, motorwinkel, motor, motoren, motorfiets, motorrijles, motorrijlessen, motorrijbewijs
motorcycle: rijbewijs A, motortoertocht
motorcycle-helmet motorcycle: motorhelm, motorhelmen, motorkleding
narrowboat: binnenvaartschip, vaarvakantie
number-plate: kentekenplaat, kentekenplaten, nummerplaat, nummerplaten
onsen: onsen, onsens, Japanse warmwaterbron, Japanse warmwaterbronnen
paddleboard: supverhuur, sup verhuur, supboard, supboards, suppen
paddleboard wave: sup, suppen huren, sup-les
parachute: tandemsprong, tandemsprongen, parachutesprong, parapenten, parachutespringen
parking-sign car: parkeerplaats, parkeerplaats ondergronds
parking-sign location-pin: parkeerplaats te huur, parkeren schiphol, parkeren, parking
parking-sign location-pin: parkeergarage, autostandplaats
passport suitcase: paspoort, visum
quad-bike: quad, quads, quadrijden, quadverhuur, quadtour, quad verhuur, quad rijden
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub, rolschaatsen
roof-box: dakkoffer, dakkoffers, dakbox, dakdragers, dakkoffer huren, dakkofferverhuur
sailing-boat: zeilkamp, zeilkampen, skûtsjesilen, skutsjesilen, skûtsje, skutsje, skûtsjes
sailing-boat anchor: winterstalling boten, winterberging, winterstalling, antifouling, ligplaats, ligplaatsen, jachtwerf
sailing-boat anchor: zeilschip, jachtschilder, zeilvakantie, zeilvaren, zeilschool, zeilen, zeilles, jachtclub
sailing-boat anchor: jachtclubs
shepherds-hut: herderswagen, schaapherderswagen
ship: matroos, matrozen, binnenvaart
skateboard: skateles, skatelessen
skip: puincontainer, afvalcontainer huren, container huren, bouwafval, bouwcontainer, puin
small-airplane: modelbouw, modelbouwclub, modelbouwbeurs, modelvliegen, modelvliegclub, zweefvliegen, zweefvliegclub
small-airplane: vliegles, vlieglessen
snow-plough: sneeuwruimen, gladheidsbestrijding, sneeuwschuiver, sneeuwploeg
snowshoes: sneeuwschoen, sneeuwschoenen, sneeuwschoenwandelen, sneeuwschoenwandeling, sneeuwschoentocht
spark-plug: bougie, bougies
steering-wheel car: rijles, rijlessen, autorijles, rijschool, rijbewijs, rijinstructeur, theorie-examen, theoriecursus
steering-wheel car: rijexamen, slipcursus
steering-wheel lorry: vrachtwagenrijbewijs
strandkorb: strandkorf, strandkorven, strandmand, rieten strandstoel
stroller: bugaboo
stroller baby-bottle: kinderwagen, kinderwagens, buggy, buggy's, babywinkel, kinderopvangbeurs, babybeurs
suitcase: koffers
tanker: septic tank, septictank, beerput, kolkenzuiger, tankwagen, huisbrandolie, septische put, septische putten
tanker: mazout, stookolie
taxi airplane: luchthavenvervoer, schipholtaxi, luchthavenvervoer Zaventem
three-wheel-van: Piaggio Ape, Ape Piaggio, driewielig bestelwagentje, Ape huren
tipper-truck: kipper, kiepwagen, zand en grind, grind, split en grind, kiepwagens, metselzand, ophoogzand, straatzand
tipper-truck: wit zand, siersplit, zwarte grond, teelaarde
tow-truck car: takeldienst, takelwagen, pechhulp, sleepdienst, autohulp, autoberging
tractor: tractorpulling, tractorpullings, trekkertrek
tractor wheat: landbouwmechanisatie, landbouwmachines, boerderij, landbouw
traffic-cone: verkeerskegel, verkeerskegels, afzetkegel, afzetkegels, verkeerspion
trailer: aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, paardentrailer, aanhanger huren
trailer bicycle: fietskar, fietskarren
tuk-tuk: tuktuk, tuktuks, tuk-tuk, tuk tuk, autoriksja, tuktuktour
tyre wrench: bandenwissel, banden, winterbanden, autobanden, bandencentrale, bandencentrales, bandenservice
tyre snowflake: sneeuwketting, sneeuwkettingen
vintage-car: oldtimer huren, oldtimerverhuur, oldtimer verhuur, trouwauto oldtimer, oldtimer, oldtimers, oldtimerbeurs
vintage-car: klassieke auto, klassieke auto's, oldtimerrit
wall-clock: klok, klokken
watch: horloge, horloges, horlogemaker
wheel: velg, velgen
wheelchair crutch: rolstoel
`;
