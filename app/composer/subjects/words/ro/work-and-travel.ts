/** Romanian words for work, places and travel. Notation: word-list.ts. */
export const romanianWorkAndTravel = `
3d-printer: imprimantă 3d, imprimante 3d, imprimanta 3d, printare 3d, imprimare 3d
abacus: aritmetică mentală, abac
anvil hammer: fierar, fierărie, fier forjat
app-phone: aplicație mobilă, aplicația, aplicație, aplicația noastră, noua aplicație, aplicație nouă, aplicații
app-phone: descarcă aplicația, aplicații pentru mobil
app-phone laptop: aplicații mobile, dezvoltare aplicații
ballot-box: bugetare participativă, alegeri locale, votează, votați, votează proiectul, candidat la primărie
ballot-box: secție de votare, la vot, vot, alegeri, alegerile locale, ieși la vot
ballot-box pencil: petiție, strângere de semnături, semnează petiția
banknotes coin: credit, credite, împrumut, finanțare, ifn, fonduri europene, bani rapid, card de credit, schimb valutar
banknotes coin: casă de schimb, transfer bani
billboard: panou publicitar, panouri publicitare, billboard, billboarduri, publicitate outdoor
blackboard books: învățătoare, profesor, educatoare, învățător, profesoară, cadre didactice, profesor de matematică
blood-drop: donare de sânge, donării de sânge, donarea de sânge, donează sânge, donatori de sânge, donează
blood-drop: donator de celule stem, donare sânge, centrul de transfuzii
book: legătorie de carte, legătorie
books: ghid de călătorie
books open-book: legătorie de cărți, librărie, cărți, bibliotecă, carte, benzi desenate, manuale școlare, culegeri
briefcase handshake: consultanță, consultanță în afaceri, recrutare
briefcase handshake: ~ angajăm
briefcase handshake: secretară, recepționer, agent vânzări, resurse umane, plan de afaceri, recepționeră
briefcase handshake: asistent manager, franciză, manager de proiect, inginer vânzări, bursa locurilor de muncă
briefcase handshake: târg de joburi, târg de cariere, orientare în carieră, stagiu de practică
briefcase handshake: ~ lucru de acasă, loc de muncă, locuri de muncă
business-cards printer: carte de vizită, cărți de vizită, printare cărți de vizită
calculator receipt: calculator de birou, declarația unică, declarație unică, salarizare, consultanță fiscală, contabil
calculator receipt: contabilitate, declarație fiscală, taxe și impozite, impozit, înființare firmă, pfa
calculator receipt: înființări firme, audit financiar, revisal
calendar: planner
calendar clipboard: târg de construcții, târg imobiliar, târg de turism, pavilion expozițional, târg auto
card-terminal: imprimantă fiscală
card-terminal credit-card: terminal pos, terminale pos, aparat de marcat, terminal de plată
cash-register: casă de marcat, case de marcat, casa de marcat
chainsaw logs: drujbe, motoferăstrău, exploatare forestieră, drujbă
chart-up: investiții
chart-up coin: criptomonede, consultant financiar, educație financiară
cherry-picker: nacelă, nacele, închirieri nacele, închiriere nacelă, prb nacela
circuit-board: plăci electronice, reparații electronice, circuite imprimate
coin magnifier: numismatică, amanet, casă de amanet, monede
combine-harvester: treierat, recoltat
combine-harvester wheat: combină agricolă, combine agricole, recoltare cereale, prestări servicii agricole
combine-harvester wheat: combină de recoltat
concrete-mixer bricks: beton, betoane, stație de betoane, transport beton, pompă de beton, șapă, betonieră
concrete-mixer bricks: turnare beton, șape
crayon: carte de colorat, plastilină, creioane colorate, carioci
crayon teddy-bear: bonă, after school, centru de zi copii
desktop-computer: monitor gaming
desktop-computer keyboard: calculatoare, plăci video, monitoare, asamblare pc, depanare calculatoare, componente pc
desktop-computer keyboard: instalare windows
desktop-computer laptop: software, soft, program de gestiune, aplicație de programări, crm, programare
desktop-computer laptop: ~ program de facturare, soft de facturare, aplicație de facturare
desktop-computer laptop: dezvoltare web
drill: mașină de găurit, bormașină
drone: dronă, filmări cu drona
excavator: închirieri utilaje, utilaje construcții
excavator crane: săpături, miniexcavator, terasamente, buldoexcavator, excavații, excavări, excavator
excavator droplet: puțuri forate
exhibition-stand: stand expozițional, standuri expoziționale, stand de târg, standuri pentru târguri
floppy-disk laptop: recuperare date, transfer casete
forklift: stivuitor, stivuitoare, stivuitorist, motostivuitor
forklift pallet: ambalator, gestionar, muncitor depozit, magaziner
forklift parcel: paleți lemn, paleți euro
fountain-pen document: papetărie, rechizite, caligrafie
gavel: licitație
generator plug: generator curent, generatoare, generatoare curent, generatoare electrice, generator electric
generator plug: închiriere generatoare, generator de curent, generatoare de curent, grup electrogen
hard-hat: cască de protecție, căști de protecție, cască de șantier, căști de șantier
headset speech-bubble: relații clienți, call center, serviciu clienți, telemarketing, operatori call center
headset speech-bubble: operator call center
house-contract: contract de vânzare, contract de închiriere, contracte de închiriere, acte notariale pentru case
house-contract: drept imobiliar, vânzare-cumpărare imobile
hydraulic-hose: furtunuri hidraulice, furtun hidraulic, furtune hidraulice
laptop desktop-computer: program facturare, digitalizare firme, curs excel, curs de calculator, cursuri it
laptop desktop-computer: curs operator calculator
laptop screwdriver: reparații laptop, service laptop, reparații calculatoare, curs online, laptopuri
laptop screwdriver: laptopuri refurbished, suport it, instalare rețea, cartușe, administrare rețea, mentenanță it
laptop screwdriver: reîncărcare cartușe
lathe: strung, strungărie, strungar, prelucrări mecanice, prelucrări cnc, strunjire
lift: întreținere lifturi, mentenanță lifturi, reparații lifturi
love-letter: felicitări, cărți poștale
love-letter ring: invitații de nuntă, invitații nuntă
magnifier: detectiv particular
magnifier chart-up: promovare online, reclame google, campanii online
meeting-room: sală de ședințe, săli de ședințe, sală de conferințe, săli de conferințe, sala de conferințe
meeting-room: sala de ședințe, închiriere sală de conferințe
megaphone: logo, design grafic, casete luminoase, identitate vizuală, producție publicitară
megaphone chart-up: ședință publică, agenție de publicitate, marketing, publicitate, seo
megaphone speech-bubble: dezbatere publică, consultare publică
notebook: agendă, jurnal, carnețel
notebook pencil: afterschool, ajutor la teme
open-book pencil: cursuri engleză, curs de engleză, cursuri limbi străine, cursuri de limbi
open-book pencil: ~ engleză, germană
open-book pencil: limba franceză, limba spaniolă, pregătire bac, evaluare națională, pregătire admitere, bacalaureat
open-book pencil: profesor particular
paintbrush framed-picture: restaurare icoane, restaurări icoane, restaurare tablouri, restaurator de icoane
pallet: palet, paleți, europaleți, paleți din lemn
pallet-truck: transpalet, transpaleți, transpaleta, transpalet manual
parcel delivery-van: cutii de carton, cutii pentru mutare, cutii carton, folie cu bule, ambalaje
parcel heart: ajutor sinistrați, ajutoare umanitare, inundații, ajutor ucraina, ajutor refugiați, cutremur ajutor
parcel heart: ajutor umanitar, sprijin pentru sinistrați
pencil fountain-pen: caiete, birotică, agende, pixuri, penare
pencil palette: atelier creativ
phone-case: husă telefon, huse telefon, huse de telefon, husă de telefon, huse pentru telefon, accesorii telefoane
phone-case: accesorii gsm, huse personalizate
pill stethoscope: farmacie, suplimente, aparatură medicală, tehnico-medicale, tensiometre
power-bank: baterie externă, baterii externe, powerbank, power bank
price-tag desk-lamp: vechituri
printer: tipografie, copiator, xerox, pliante, print digital, tipar digital
printer: ~ afișe, flyere
printer paintbrush: firme luminoase, bannere, autocolante
receipt shopping-cart: casier, casieră, casieri, casiere, consilier vânzări, șef magazin, casierie
road-roller: asfalt, asfaltare, asfaltări, lucrări de drumuri
robot gear: robotică, inteligență artificială
rubber-stamp document: notar, notar public, birou notarial, ștampile, ștampilă, acte notariale, procură, apostilă
satellite-dish television: antene, antenă satelit
scaffold ladder: schelă, închiriere schele
scales: consultanță juridică, executor, avocat, cabinet de avocatură
scales gavel: divorț, pensie alimentară, moștenire, drept penal, partaj, înregistrare marcă, succesiune
scissor-lift: platformă foarfecă, platforme foarfecă, nacelă foarfecă, nacele foarfecă, platformă tip foarfecă
scissor-lift: platforme tip foarfecă
scissors: set creativ
scissors hair-comb: coafură, extensii păr, coafor, salon de coafură, frizerie, tuns, coafat, tunsoare, vopsit, părului
scissors hair-comb: coafeză, tratament keratină, șuvițe
scroll document: arbore genealogic, genealogie
server: găzduire web, servere, hosting, centru de date
set-square ruler: proiectare, arhitect, matematică, meditații matematică
shipping-container: container maritim, containere maritime, containere depozitare, transport maritim
signing-hands: limbajul semnelor, limbaj mimico-gestual, curs limbajul semnelor, interpret limbajul semnelor
signing-hands: limba semnelor
site-cabin: container de șantier, containere de șantier, baracă de șantier, container birou, containere birou
smartphone: service gsm, telefon, telefoane, reparații gsm, ecran spart, reparații telefoane
smartphone loudspeaker: administrare facebook, creare conținut, promovare facebook
smartphone plug: încărcătoare, folie sticlă
smartphone wrench: schimbare display, amanet telefoane
speaker: sonorizare, boxă bluetooth
speech-bubble: schimb lingvistic, club de conversație, terapie logopedică, logoped, logopedie
speech-bubble open-book: germană pentru asistente, germana pentru asistente, engleză pentru începători
speech-bubble open-book: germană pentru începători, germană pentru îngrijitori
spotlight: lumini scenă, sonorizare și lumini, sonorizări și lumini, lumini de scenă
stethoscope: medic, clinică, spital
stethoscope hospital: reumatolog, reumatologie, gastroenterolog, gastroenterologie, endocrinolog, endocrinologie
stethoscope hospital: nefrolog, nefrologie, hematolog, alergolog, alergologie, dializă, centru de dializă, proctolog
stethoscope hospital: proctologie, chirurg, chirurgie generală, ginecolog, infertilitate, ginecologie
stethoscope hospital: analize și consultații, medicina muncii, oncologie, varice, consultație la domiciliu
stethoscope hospital: perfuzii la domiciliu, fișă medicală auto, policlinică, endoscopie
stethoscope: ~ cabinet
stethoscope baby: pediatru
syringe: vaccinare, vaccin gripal, botox, vaccin antigripal, acid hialuronic
syringe mirror: rinoplastie, mărirea sânilor, liposucție, abdominoplastie
tablet: tabletă grafică, ipad, ipad-uri, tablete grafice, e-reader, reparații tablete, tablete pentru copii, tablete
tablet: tabletă, tablete și telefoane
telehandler: încărcător telescopic, încărcătoare telescopice, manipulator telescopic
telephone: centrală telefonică
telescope night-sky: observator astronomic, astronomie
test-tube: analize medicale, laborator, laborator analize, recoltare sânge
theodolite set-square: topograf, cadastru, topografie, topografi, cadastru și intabulare, intabulare
theodolite set-square: ridicări topografice, măsurători cadastrale, lucrări cadastrale
translation open-book: traduceri, interpret, traducător, birou de traduceri, traduceri și interpretariat, interpretariat
translation open-book: traducători
translation rubber-stamp: traduceri autorizate, traducător autorizat, traduceri legalizate
ultrasound: ecografie, ecografii, ecograf, ecografie de sarcină
usb-stick: stick usb, stick-uri usb, stickuri usb, memorie usb, memorii usb
vending-machine soft-drink: automate de vânzare, automate vending, vending, automat vending, automate cafea și gustări
video-call headphones: webinar, webinarii, apel video, videoconferință, întâlnire online
walkie-talkie: walkie-talkie, walkie talkie, stație de emisie-recepție, stații de emisie-recepție
web-page laptop: site-uri web, web design, site web, creare site, site-uri, creare site-uri web, creare site web
web-page laptop: site-uri de prezentare, site de prezentare, realizare site, pagini web, pagină web, creare site-uri
web-page shopping-cart: magazin online, magazine online, creare magazin online
webcam: cameră web, camere web, camera web
welding-mask fire: sudor, sudori, sudură, lucrări de sudură, curs de sudură, sudură argon
whiteboard: tablă albă, table albe, tablă magnetică, table magnetice, whiteboard
windscreen: parbriz, parbrize, înlocuire parbriz, reparații parbrize, reparație parbriz, schimbare parbriz, geamuri auto
apartment-building key: garsonieră, apartament, apartamente
bank coin: bancă
barber-pole razor: frizerie bărbați, frizer, barber shop, aranjat barba
barn: hambar, hambare, nuntă la hambar
bouncy-castle balloon: gonflabile, tobogane gonflabile, castel gonflabil
bricks trowel: tencuieli, demolări, rigips, constructor, zidar, piatră naturală, pietrar, zidărit, construcții
bricks trowel: firmă de construcții, zidărie, amenajări interioare, polistiren, hidroizolații, fundații
bricks trowel: anvelopare termică, vată minerală, dezumidificare, borduri
building-plot: teren intravilan, terenuri de vânzare, parcele de vânzare, teren agricol, parcele, teren de vânzare
building-plot: parcelă, terenuri intravilane, loturi de casă, lot de casă, parcele de teren
campervan campsite: autorulotă, autorulote, închirieri autorulote, închiriere autorulotă
campsite tent: tabere
caravan tent: rulotă
castle: castel
church: slujbă
church baby: botez, trusou de botez, organizare botez, cristelniță, botezul
church candle: hramul bisericii, liturghie, sfânta liturghie, parohie, parohia, înviere, denie, sfințire, mănăstire
church candle: mănăstirea, hram, studiu biblic, sfântul maslu, serviciu divin
church walker: excursie la mănăstiri, pelerinaje
circus-tent: circ
convenience-store key: spațiu comercial, spațiu comercial de închiriat, închiriez spațiu comercial, spații comerciale
convenience-store key: spațiu de închiriat, afacere la cheie
crane bricks: automacara
crane excavator: macara, macarale, închiriere macara
factory gear: lăcătuș mecanic, operator producție, frezor, muncitor necalificat, muncitori calificați, operator mașini
factory gear: muncitor producție
factory key: hală industrială, depozit de închiriat, hale, spații depozitare, hale metalice, spațiu de producție
house bed: agroturism
house bricks: izolare fațadă, izolații polistiren
house heart: asistent maternal, asistenți maternali, plasament familial
house key: cabană, cazare, imobiliare, agenție imobiliară, case de vânzare, credite ipotecare, credit ipotecar
house key: broker credite, case din lemn, ansamblu rezidențial, bloc nou, administrare imobile
house snowy-mountain: cabană la munte, cabana la munte
house tree: căsuțe, cabane, cabane a-frame, căsuță în copac
house-with-garden hut: sere de grădină
houses house: vilă, duplex
market-stall carrot: piață volantă, piața țărănească, târg de producători, tarabe, tarabă, comercianți la târg
marquee: corturi evenimente, închiriere corturi, cort nuntă
museum: muzeu
nativity-crib: ieslea vie, ieslea
office-building key: sediu social
photo-booth: cabină foto, photobooth, photo booth, oglinda magică, oglindă magică
portable-toilet: toalete ecologice, toaletă ecologică, închirieri toalete, închiriere toalete ecologice, wc ecologic
portable-toilet: toalete mobile
road-barrier: stradă închisă, drum închis
road-barrier safety-vest: lucrări drumuri, marcaje rutiere, semnalizare rutieră
roller-coaster: parc de distracții, montagne russe
school backpack: ~ școală
silo: siloz, silozuri, uscător de cereale
slide: loc de joacă, locuri de joacă
stained-glass: vitraliu, vitralii
storage-unit parcel: depozitare bunuri, boxe depozitare, self storage, spații de depozitare, depozitare mobilă
storage-unit parcel: spațiu de depozitare
swimming-pool hot-tub: băi termale, ape termale
swimming-pool swimmer: întreținere piscine, curățare piscine, întreținere piscină, construcție piscine
tent: tabără, camping, cort, saltea gonflabilă, izopren
tent compass: cercetași, cercetaș, cercetașii, cercetașilor, cercetasi, lupișori
airplane suitcase: agenție de turism, vacanțe, sejur, litoral, sejururi, bilete de avion, croazieră pe mediterana
airplane suitcase: early booking, ofertă litoral, circuite, luna de miere, lună de miere
alarm-clock: ceas deșteptător
beach-hut: căsuță de plajă, căsuțe de plajă, cabină de plajă, cabine de plajă
bicycle: trotinete, bicicletă, biciclete, cursă ciclistă
bicycle parcel: curier pe bicicletă, curieri pe bicicletă
bicycle wrench: bicicletei
brake-disc wrench: frâne, plăcuțe de frână, discuri de frână, plăcuțe frână, sistem de frânare, discuri și plăcuțe
bus: excursii cu autocarul, autocare, închirieri autocare, tur ghidat, excursie, ghid turistic, excursii
bus: excursie de o zi, vizită ghidată, excursie școlară
bus books: bibliobuz, bibliobuzul, biblioteca mobilă
canoe rower: bărci dragon
car bubbles: spălat manual, polish auto, polish faruri, curățare tapițerie auto, detailing auto, detailing
car bubbles: spălătorie auto, curățat tapițerie auto, self wash, protecție ceramică
car car-front: mașini second hand, închirieri auto, mașini, mașină, dealer auto
car key: mașini în stoc, masini in stoc, suv rulate, suv-uri rulate, autoturisme, parc auto, mașini verificate
car key: masini verificate, șofer, șoferi, șofer categoria b, dacia, dacia logan, logan, duster, opel, audi, fiat, seat
car key: ~ angajăm șofer
car key: vânzări auto
car tow-truck: dezmembrări auto, dezmembrari auto, cumpăr mașini avariate, rabla auto, cumpărăm mașini, casare auto
car wrench: colantări auto, folie auto, vopsitorie auto, dezmembrări, electrician auto, tinichigiu, reparații caroserie
car wrench: îndreptat tablă, vopsitor auto
car-battery wrench: baterie auto, baterii auto, acumulatori auto, acumulator auto
car-front ring: mașini pentru nuntă, mașină pentru nuntă, mașini nuntă, limuzină nuntă
car-seat: scaun auto, scaune auto, scaun auto copii, scaune auto copii, scoică auto, scoici auto
cargo-bike: bicicletă cargo, biciclete cargo
carriage horse: caleașcă, trăsură, plimbări cu trăsura, trăsuri
charging-station car: stație de încărcare, stații de încărcare, încărcător mașină electrică
compass: orientare
compass world-map: concurs de orientare, orientare turistică
delivery-van lorry: oameni și o dubă, doi oameni și dubă, transport mobilă, relocare, dubă, închiriere dube, curierat
delivery-van lorry: mutări, curier, dube, utilitare
engine-oil wrench: schimb ulei, ulei de motor, ulei motor, schimb de ulei, schimb ulei și filtre, uleiuri de motor
engine-oil wrench: uleiuri auto, ulei și filtre, lubrifianți
fire-engine fire: serviciul voluntar pentru situații de urgență
fire-engine rescue-helmet: pompier, pompieri, pompierilor, pompieri voluntari
food-truck takeaway-box: food truck, food truck-uri, foodtruck
hearse: mașină mortuară, transport funerar
helicopter: elicopter
hot-air-balloon: zbor cu balonul
houseboat: casă plutitoare, case plutitoare
insured-car shield: rca, casco, asigurări auto, asigurare auto, asigurare rca, asigurări rca, asigurare casco
jet-ski wave: jet ski, jetski, jet ski-uri
kayak: caiac, caiace, închirieri caiace, tură cu caiacul
kick-scooter: trotinete electrice, trotinetă
lifebuoy wave: salvare pe mare, salvamar
limousine: limuzină, limuzine, închirieri limuzine, închiriere limuzine, limuzina, închiriere limuzină
locomotive: trenulețe
locomotive railway-car: mocănița
log-cabin: cabană din bușteni, cabane din bușteni, casă din bușteni, case din bușteni, cabana din busteni
log-cabin: cabane din busteni, case din busteni
lorry: camion, camionul, șofer categoria c, șoferi categoria c, categoria c e, șofer tir, șoferi tir, șofer profesionist
lorry: categoria ce, camioane, tir, conducător auto
lorry delivery-van: mutări birouri, hamali, debarasări, relocări
mantel-clock amphora: antichități
minibus bus: transport persoane
mobility-scooter wheelchair: scaun rulant electric, cărucior electric, fotoliu rulant electric
mobility-scooter wheelchair: scutere electrice pentru seniori
motor-boat anchor: motoare de barcă, barcă
motor-boat sailing-boat: bărci, șalupă, plimbări cu barca
motor-boat wave: închirieri bărci
motor-scooter: scutere
motorcycle: motociclete, motocicletă, școală moto
motorcycle-helmet motorcycle: cască moto, căști moto, echipament moto
number-plate: plăcuțe de înmatriculare, număr de înmatriculare, numere de înmatriculare, plăcuță de înmatriculare
paddleboard wave: placă sup, închirieri sup, paddleboard
parachute: salt cu parașuta
parking-sign location-pin: loc de parcare, locuri de parcare, parcare aeroport, parcare păzită
passport suitcase: pașaport, viză, permis de ședere, cetățenie, cetățenie română
quad-bike: atv, atv-uri, ture atv, închirieri atv, ture cu atv
racing-car tyre: raliu
roller-skate: patine cu rotile, role
sailing-boat anchor: iaht, iahturi, iernare bărci, iernare ambarcațiuni, regată, port turistic, școală de navigație
sailing-boat anchor: școală de navigație cu vele, velier, yachting
ship: croazieră, vaporaș, plimbare pe dunăre
skip: container moloz, containere moloz, închiriere container
snow-plough: deszăpezire, plug de zăpadă
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
tipper-truck: basculantă, basculante, nisip și pietriș, balast, pietriș, agregate
tow-truck car: tractări auto, tractare auto, platformă auto, asistență rutieră, tractări, depanare auto
tractor wheat: pluguri, plug, utilaje agricole, combină, tractoare, tractor, agricultură, fermă
trailer: remorcă, remorci, închiriere remorci
tyre wrench: anvelope, vulcanizare, schimb anvelope, anvelope iarnă, cauciucuri, jante, roți și jante, echilibrare roți
vintage-car: închiriere mașină de epocă, mașini de epocă nuntă, masina de epoca nunta, inchiriere masina de epoca
vintage-car: mașini de epocă, mașină de epocă, automobile clasice, retromobil, mașini clasice
watch: ceasuri, ceasornicar, brățară fitness
watch mantel-clock: ceasornicărie
wheelchair crutch: scaune cu rotile, cărucior cu rotile, fotoliu rulant
`;
