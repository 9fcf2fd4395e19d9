/** Romanian words for places, travel and vehicles. Notation: word-list.ts. */
export const romanianPlacesAndTravel = `
apartment-building key: garsonieră, apartament, apartamente
apartment-building speech-bubble: ședință de bloc
bank coin: bancă
barber-pole razor: frizerie bărbați, frizer, barber shop, aranjat barba
barn: hambar, hambare, nuntă la hambar
bellhop-bell: recepționer
bouncy-castle balloon: gonflabile, tobogane gonflabile, castel gonflabil
bricks trowel: tencuieli, demolări, rigips, constructor, zidar, piatră naturală, pietrar, zidărit, construcții
bricks trowel: firmă de construcții, zidărie, amenajări interioare, hidroizolații, fundații
bricks trowel: anvelopare termică, vată minerală, dezumidificare, borduri, rigipsar, rigipsari
building-plot: teren intravilan, terenuri de vânzare, parcele de vânzare, teren agricol, parcele, teren de vânzare
building-plot: parcelă, terenuri intravilane, loturi de casă, lot de casă, parcele de teren, teren lângă lac
cable-car: telegondolă, telescaun
campervan campsite: autorulotă, autorulote, închirieri autorulote, închiriere autorulotă
campsite fire: foc de tabără
campsite tent: tabere
car: mașinuță, mașinuțe, vând golf, golf 4, golf 5, golf 6, schimb dacia, dacia logan
car trophy: expoziție auto
caravan tent: rulotă
castle: castel, cetate, cetăți
church: slujbă
church baby: botez, trusou de botez, organizare botez, cristelniță, botezul
church candle: hramul bisericii, liturghie, sfânta liturghie, parohie, parohia, înviere, denie, sfințire, mănăstire
church candle: mănăstirea, hram, studiu biblic, sfântul maslu, serviciu divin, prima împărtășanie
church walker: excursie la mănăstiri, pelerinaje
circus-tent: circ
convenience-store key: spațiu comercial, spațiu comercial de închiriat, închiriez spațiu comercial, spații comerciale
convenience-store key: spațiu de închiriat, afacere la cheie
crane bricks: automacara
crane excavator: macara, macarale, închiriere macara
factory: hală
factory gear: lăcătuș mecanic, operator producție, frezor, muncitor necalificat, muncitori calificați, operator mașini
factory gear: muncitor producție
factory key: hală industrială, depozit de închiriat, hale, spații depozitare, hale metalice, spațiu de producție
food-truck burger: rulotă fast food
house bed: agroturism
house bricks: izolare fațadă, izolații polistiren
house heart: asistent maternal, asistenți maternali, plasament familial
house key: cazare, imobiliare, agenție imobiliară, case de vânzare, credite ipotecare, credit ipotecar
house key: broker credite, ansamblu rezidențial, bloc nou, administrare imobile, chirie
house snowy-mountain: cabana la munte
house tree: căsuțe, cabane a-frame, căsuță în copac
house-with-garden hut: sere de grădină
houses house: vilă, duplex
log-cabin snowy-mountain: cabană la munte
market-stall carrot: piață volantă, piața țărănească, târg de producători, tarabe, tarabă, comercianți la târg
market-stall ferris-wheel: iarmaroc
marquee: corturi evenimente, închiriere corturi, cort nuntă
motor-boat bird: delta dunării
museum: muzeu
nativity-crib: ieslea vie, ieslea
office-building key: sediu social
photo-booth: cabină foto, photobooth, photo booth, oglinda magică, oglindă magică
police-car: poliție
portable-toilet: toalete ecologice, toaletă ecologică, închirieri toalete, închiriere toalete ecologice, wc ecologic
portable-toilet: toalete mobile
road-barrier: stradă închisă, drum închis
road-barrier safety-vest: lucrări drumuri, marcaje rutiere, semnalizare rutieră
roller-coaster: parc de distracții, montagne russe
school backpack: ~ școală
school backpack: început de an școlar
silo: siloz, silozuri, uscător de cereale
slide: loc de joacă, locuri de joacă
small-airplane: modelism
stained-glass: vitraliu, vitralii
storage-unit: depozitare
storage-unit parcel: depozitare bunuri, boxe depozitare, self storage, spații de depozitare, depozitare mobilă
storage-unit parcel: spațiu de depozitare
suv: mașină de teren
swimming-pool: piscină, piscine, piscine la cheie
swimming-pool hot-tub: băi termale, ape termale
swimming-pool swimmer: întreținere piscine, curățare piscine, întreținere piscină, construcție piscine
swing: balansoar, balansoare, leagăn de grădină, leagăne
tent: tabără, camping, cort, saltea gonflabilă, izopren
tent compass: cercetași, cercetaș, cercetașii, cercetașilor, cercetasi, lupișori
airplane suitcase: agenție de turism, vacanțe, sejur, sejururi, bilete de avion, croazieră pe mediterana
airplane suitcase: early booking, ofertă litoral, circuite, luna de miere, lună de miere
alarm-clock: ceas deșteptător
beach-hut: căsuță de plajă, căsuțe de plajă, cabină de plajă, cabine de plajă
bicycle: bicicletă, biciclete, cursă ciclistă
bicycle wrench: bicicletei
bicycle-courier: curier pe bicicletă, curieri pe bicicletă, curier bicicletă, livrator pe bicicletă
brake-disc wrench: frâne, plăcuțe de frână, discuri de frână, plăcuțe frână, sistem de frânare, discuri și plăcuțe
bus: excursii cu autocarul, autocare, închirieri autocare, tur ghidat, excursie, ghid turistic, excursii
bus: excursie de o zi, vizită ghidată, excursie școlară
bus books: bibliobuz, bibliobuzul, biblioteca mobilă
camping-stove: arzător de camping, aragaz de camping, primus camping
car bubbles: spălat manual, polish auto, polish faruri, curățare tapițerie auto, detailing auto, detailing
car bubbles: spălătorie auto, curățat tapițerie auto, self wash, protecție ceramică
car car-front: mașini second hand, închirieri auto, mașini, mașină, dealer auto
car key: mașini în stoc, masini in stoc, suv rulate, suv-uri rulate, autoturisme, parc auto, mașini verificate
car key: masini verificate, șofer, șoferi, șofer categoria b, dacia, logan, duster, opel, audi, fiat, seat
car key: ~ angajăm șofer
car key: vânzări auto
car tow-truck: dezmembrări auto, dezmembrari auto, cumpăr mașini avariate, rabla auto, cumpărăm mașini, casare auto
car wrench: colantări auto, folie auto, vopsitorie auto, dezmembrări, electrician auto, tinichigiu, reparații caroserie
car wrench: îndreptat tablă, vopsitor auto
car-battery wrench: baterie auto, baterii auto, acumulatori auto, acumulator auto
car-front ring: mașini pentru nuntă, mașină pentru nuntă, mașini nuntă, limuzină nuntă
car-seat: scaun auto, scaune auto, scaun auto copii, scaune auto copii, scoică auto, scoici auto
cargo-bike: bicicletă cargo, biciclete cargo
cargo-tricycle: triciclu de marfă, tricicluri de marfă, triciclu electric, tricicluri electrice
carriage horse: caleașcă, trăsură, plimbări cu trăsura, trăsuri, căruță, căruțe, concurs de atelaje
charging-station car: stație de încărcare, stații de încărcare, încărcător mașină electrică
compass: orientare
compass world-map: concurs de orientare, orientare turistică
delivery-van lorry: oameni și o dubă, doi oameni și dubă, relocare, dubă, închiriere dube, curierat
delivery-van lorry: curier, dube, utilitare
delivery-van parcel: mutări, mutari, mutări apartamente, mutări birouri, transport mobilă, mutări mobilă
dragon-boat: barcă dragon, bărci dragon, dragon boat, curse de bărci dragon
engine-oil wrench: schimb ulei, ulei de motor, ulei motor, schimb de ulei, schimb ulei și filtre, uleiuri de motor
engine-oil wrench: uleiuri auto, ulei și filtre, lubrifianți
exhaust: tobă de eșapament, tobe de eșapament, eșapament, eșapamente, sistem de evacuare auto, tobe eșapament
fire-engine fire: serviciul voluntar pentru situații de urgență
fire-engine rescue-helmet: pompier, pompieri, pompierilor, pompieri voluntari
food-truck takeaway-box: food truck, food truck-uri, foodtruck
gurdwara: gurdwara, templu sikh, templul sikh, temple sikh
hand-cart: cărucior de lemn, cărucioare de lemn, cărucior de tras, căruță de mână
hang-glider: deltaplan, deltaplane, deltaplanul, zbor cu deltaplanul, deltaplanorism
hearse: mașină mortuară, transport funerar
helicopter: elicopter
hot-air-balloon: zbor cu balonul, balon cu aer cald
houseboat: casă plutitoare, case plutitoare
inflatable-boat: barcă gonflabilă, bărci gonflabile, barcă pneumatică, bărci pneumatice
insured-car shield: rca, casco, asigurări auto, asigurare auto, asigurare rca, asigurări rca, asigurare casco
jet-ski wave: jet ski, jetski, jet ski-uri
kayak: caiac, caiace, închirieri caiace, tură cu caiacul
kick-scooter: trotinete electrice, trotinetă, trotinete
lifebuoy wave: salvare pe mare, salvamar
limousine: limuzină, limuzine, închirieri limuzine, închiriere limuzine, limuzina, închiriere limuzină
locomotive: trenulețe, tren cu abur
locomotive railway-car: mocănița
log-cabin: cabană din bușteni, cabane din bușteni, casă din bușteni, case din bușteni, cabana din busteni
log-cabin: cabane din busteni, case din busteni, case din lemn, cabană, cabane, căsuță de lemn, căsuțe de lemn
lorry: camion, camionul, șofer categoria c, șoferi categoria c, categoria c e, șofer tir, șoferi tir, șofer profesionist
lorry: categoria ce, camioane, tir, conducător auto, taxi marfă
lorry delivery-van: hamali, debarasări, relocări
mantel-clock amphora: antichități
minibus bus: transport persoane
mobility-scooter wheelchair: scaun rulant electric, cărucior electric, fotoliu rulant electric
mobility-scooter wheelchair: scutere electrice pentru seniori
motor-boat anchor: motoare de barcă, barcă
motor-boat sailing-boat: bărci, șalupă, plimbări cu barca
motor-boat wave: închirieri bărci
motor-scooter: scutere
motorcycle: motociclete, motocicletă, școală moto, întâlnire motocicliști, moto festival, mobra, mobră, mobre
motorcycle: motoretă, motoreta, motorete
motorcycle-helmet motorcycle: cască moto, căști moto, echipament moto
number-plate: plăcuțe de înmatriculare, număr de înmatriculare, numere de înmatriculare, plăcuță de înmatriculare
onsen: onsen, izvor termal japonez, izvoare termale japoneze
paddleboard wave: placă sup, închirieri sup, paddleboard
parachute: salt cu parașuta
parking-sign location-pin: loc de parcare, locuri de parcare, parcare aeroport, parcare păzită
passport suitcase: pașaport, viză, permis de ședere, cetățenie, cetățenie română
quad-bike: atv, atv-uri, ture atv, închirieri atv, ture cu atv
racing-car tyre: raliu
roller-skate: patine cu rotile, role
roof-box: cutie portbagaj, cutii portbagaj, portbagaj auto plafon, cutie de plafon, bare portbagaj, portbagaj
sailing-boat anchor: iaht, iahturi, iernare bărci, iernare ambarcațiuni, regată, port turistic, școală de navigație
sailing-boat anchor: școală de navigație cu vele, velier, yachting
ship: croazieră, vaporaș, plimbare pe dunăre
skip: container moloz, containere moloz, închiriere container, evacuări moloz
snow-plough: deszăpezire, plug de zăpadă, curățat zăpadă, curățare zăpadă
snowshoes: rachete de zăpadă, drumeție cu rachete de zăpadă
spark-plug: bujii
speedboat anchor: permis ambarcațiuni, permis conducere ambarcațiuni, permis de barcă, conducător de ambarcațiuni
steering-wheel car: instructor auto, permis auto, școală de șoferi, școală auto, permis de conducere
steering-wheel lorry: permis categoria c, școală de șoferi camion
strandkorb: fotoliu de plajă din răchită
stroller: cărucior
stroller baby: cărucior 3 în 1, cărucior 2 în 1, cărucior sport, cărucior bebe
stroller baby-bottle: cărucioare
suitcase: valize, trolere
suv mountain: plimbări atv
tanker: vidanjare, vidanjări, vidanjă, fosă septică, fose septice, golire fosă, cisternă
taxi: șofer taxi, sofer taxi, șoferi taxi, șofer bolt, șofer uber, taxi, transfer aeroport
three-wheel-van: Piaggio Ape, triciclu utilitar, triciclete de marfă motorizate
tipi: tipi, cort tipi, corturi tipi, cort indian, închiriere tipi
tipper-truck: basculantă, basculante, nisip și pietriș, balast, pietriș, agregate, nisip
tow-truck car: tractări auto, tractare auto, platformă auto, asistență rutieră, tractări, depanare auto
tractor wheat: pluguri, plug, utilaje agricole, combină, tractoare, tractor, agricultură, fermă
traffic-cone: con de trafic, conuri de trafic, con rutier, conuri rutiere, con de semnalizare
trailer: remorcă, remorci, închiriere remorci, cârlig remorcare
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuk-tukuri, autoricșă, plimbare cu tuk-tuk
tyre wrench: anvelope, vulcanizare, schimb anvelope, anvelope iarnă, cauciucuri, jante, roți și jante, echilibrare roți
tyre wrench: vulcanizare mobilă
vintage-car: închiriere mașină de epocă, mașini de epocă nuntă, masina de epoca nunta, inchiriere masina de epoca
vintage-car: mașini de epocă, mașină de epocă, automobile clasice, retromobil, mașini clasice, dacia 1300
wall-clock: ceas de perete
watch: ceasuri, ceasornicar, brățară fitness
watch mantel-clock: ceasornicărie
wheelchair crutch: scaune cu rotile, cărucior cu rotile, fotoliu rulant
windmill: moară de vânt, mori de vânt, moara de vânt, morile de vânt
yurt: iurtă, iurte, iurta, cazare în iurtă
`;
