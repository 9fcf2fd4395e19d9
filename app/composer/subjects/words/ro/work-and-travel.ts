/** Romanian words for work, places and travel. Notation: word-list.ts. */
export const romanianWorkAndTravel = `
abacus: aritmetică mentală, abac
anvil hammer: fierar, fierărie, fier forjat
ballot-box: alegeri, bugetare participativă, alegeri locale, votează, votați, votează proiectul
banknotes coin: credit, credite, împrumut, finanțare
blood-drop: donare de sânge, donării de sânge, donarea de sânge, donează sânge, donatori de sânge, donează
book: legătorie de carte, legătorie
books open-book: legătorie de cărți, librărie, cărți, bibliotecă, carte
briefcase handshake: consultanță, consultanță în afaceri, recrutare
briefcase handshake: ~ angajăm
calculator receipt: calculator de birou, declarația unică, declarație unică, salarizare, consultanță fiscală, contabil
calculator receipt: contabilitate, declarație fiscală
card-terminal credit-card: terminal pos, terminale pos, casă de marcat, case de marcat, aparat de marcat
card-terminal credit-card: terminal de plată
chainsaw logs: drujbă, drujbe, motoferăstrău, exploatare forestieră
chart-up: investiții
cherry-picker: nacelă, nacele, închirieri nacele, închiriere nacelă, prb nacela, platforme foarfecă
circuit-board: plăci electronice, reparații electronice, circuite imprimate
coin magnifier: numismatică, amanet, casă de amanet, monede
combine-harvester: treierat, recoltat
combine-harvester wheat: combină agricolă, combine agricole, recoltare cereale, prestări servicii agricole
combine-harvester wheat: combină de recoltat
concrete-mixer bricks: beton, betoane, stație de betoane, transport beton, pompă de beton, șapă, betonieră
concrete-mixer bricks: turnare beton, șape
crayon teddy-bear: bonă, after school
desktop-computer keyboard: site-uri web
desktop-computer laptop: software, soft, program de gestiune, aplicație de programări, crm, web design, site web
desktop-computer laptop: programare, magazin online, creare site
desktop-computer laptop: ~ program de facturare, soft de facturare, aplicație de facturare, e-factura
drone: dronă, filmări cu drona
excavator crane: săpături, miniexcavator, terasamente, buldoexcavator, excavații, excavări, excavator
excavator droplet: puțuri forate
forklift: stivuitor, stivuitoare, stivuitorist, motostivuitor
forklift parcel: paleți lemn, paleți euro
fountain-pen document: papetărie, rechizite, caligrafie
gavel: licitație
hydraulic-hose: furtunuri hidraulice, furtun hidraulic, furtune hidraulice
laptop screwdriver: reparații laptop, service laptop, reparații calculatoare, curs online
lathe: strung, strungărie, strungar, prelucrări mecanice, prelucrări cnc, strunjire
lift: întreținere lifturi, mentenanță lifturi, reparații lifturi
love-letter ring: invitații de nuntă, invitații nuntă
magnifier: detectiv particular
megaphone chart-up: dezbatere publică, ședință publică, agenție de publicitate, marketing, publicitate, seo
notebook pencil: afterschool, ajutor la teme
open-book pencil: cursuri engleză, curs de engleză, traduceri, cursuri limbi străine, cursuri de limbi
open-book pencil: ~ engleză, germană
paintbrush framed-picture: restaurare icoane, restaurări icoane, restaurare tablouri, restaurator de icoane
pallet: palet, paleți, europaleți, paleți din lemn
parcel delivery-van: cutii de carton, cutii pentru mutare, cutii carton, folie cu bule, ambalaje
pill stethoscope: farmacie
postbox: filatelie
printer: tipografie, cărți de vizită, copiator, xerox
printer paintbrush: firme luminoase, bannere, autocolante
receipt shopping-cart: casier, casieră, casieri, casiere
road-roller: asfalt, asfaltare, asfaltări, lucrări de drumuri
robot gear: robotică
rubber-stamp document: notar, notar public, birou notarial, ștampile, ștampilă
satellite-dish television: antene, antenă satelit
scaffold ladder: schelă, închiriere schele
scales: consultanță juridică, executor, avocat, cabinet de avocatură
scissors hair-comb: coafură, extensii păr, coafor, salon de coafură, frizerie, tuns, coafat, tunsoare, vopsit, părului
scroll document: arbore genealogic, genealogie
server: găzduire web, servere, hosting, centru de date
set-square ruler: cadastru, proiectare, topograf, arhitect, matematică, meditații matematică
shipping-container: container maritim, containere maritime, containere depozitare, transport maritim
smartphone: service gsm, telefon, telefoane, reparații gsm, ecran spart, reparații telefoane
speaker: sonorizare
speech-bubble: schimb lingvistic, club de conversație, terapie logopedică, logoped, logopedie
speech-bubble open-book: germană pentru asistente, germana pentru asistente, engleză pentru începători
speech-bubble open-book: germană pentru începători, germană pentru îngrijitori
spotlight: lumini scenă, sonorizare și lumini, sonorizări și lumini, lumini de scenă
stethoscope: medic, clinică, spital
stethoscope hospital: reumatolog, reumatologie, gastroenterolog, gastroenterologie, endocrinolog, endocrinologie
stethoscope hospital: nefrolog, nefrologie, hematolog, alergolog, alergologie, dializă, centru de dializă, proctolog
stethoscope hospital: proctologie, chirurg, chirurgie generală
stethoscope stethoscope: ecografie
stethoscope: ~ cabinet
syringe: vaccinare, vaccin gripal, botox
telephone: centrală telefonică
telescope night-sky: observator astronomic, astronomie
test-tube: analize medicale, laborator, laborator analize
welding-mask fire: sudor, sudori, sudură, lucrări de sudură, curs de sudură, sudură argon
bank coin: bancă
barber-pole razor: frizerie bărbați, frizer, barber shop
bouncy-castle balloon: gonflabile, tobogane gonflabile, castel gonflabil
bricks trowel: tencuieli, termoizolații, demolări, pavele, rigips, constructor, zidar, piatră naturală, pietrar, zidărit
bricks trowel: construcții, firmă de construcții, gresie și faianță, zidărie, amenajări interioare, pavaje
bricks trowel: montaj pavele
campervan campsite: autorulotă, autorulote, închirieri autorulote, închiriere autorulotă
caravan tent: rulotă
castle: castel
church: slujbă
church candle: hram, hramul bisericii, liturghie, sfânta liturghie, parohie, parohia, înviere, denie, sfințire
church candle: mănăstire, mănăstirea
circus-tent: circ
convenience-store key: spațiu comercial, spațiu comercial de închiriat, închiriez spațiu comercial
crane bricks: automacara
crane excavator: macara, macarale, închiriere macara
house bed: agroturism
house bricks: termosistem, izolații, izolare fațadă, izolații polistiren
house heart: asistent maternal, asistenți maternali, plasament familial
house key: teren intravilan, teren de vânzare, terenuri de vânzare, parcele de vânzare, garsonieră, cabană, cazare
house key: imobiliare, apartament, apartamente, agenție imobiliară, case de vânzare, credite ipotecare, credit ipotecar
house key: broker credite, case din lemn
house-with-garden hut: sere de grădină
houses house: vilă, duplex
market-stall carrot: piață volantă, piața țărănească, târg de producători, tarabe, tarabă, comercianți la târg
marquee: corturi evenimente, închiriere corturi, cort nuntă
museum: muzeu
nativity-crib: ieslea vie, ieslea
photo-booth: cabină foto, photobooth, photo booth, oglinda magică, oglindă magică
road-barrier safety-vest: lucrări drumuri, marcaje rutiere, semnalizare rutieră
roller-coaster: parc de distracții, montagne russe
school backpack: ~ școală
silo: siloz, silozuri, uscător de cereale
slide: loc de joacă, locuri de joacă
stained-glass: vitraliu, vitralii
swimming-pool swimmer: întreținere piscine, curățare piscine, întreținere piscină, construcție piscine
tent: tabără, camping, cort
tent compass: cercetași, cercetaș, cercetașii, cercetașilor, cercetasi, lupișori
airplane suitcase: agenție de turism, vacanțe, călătorii
bicycle: trotinete, bicicletă, biciclete
bicycle parcel: curier pe bicicletă, curieri pe bicicletă
bicycle wrench: bicicletei
bus: excursii cu autocarul, autocare, închirieri autocare
bus books: bibliobuz, bibliobuzul, biblioteca mobilă
car bubbles: spălat manual, polish auto, polish faruri, curățare tapițerie auto, detailing auto, detailing
car bubbles: spălătorie auto
car car-front: mașini second hand, închirieri auto, mașini, mașină, dealer auto
car key: mașini în stoc, masini in stoc, suv rulate, suv-uri rulate, autoturisme, parc auto, mașini verificate
car key: masini verificate, șofer, șoferi, șofer categoria b, dacia, dacia logan, logan, duster, opel, audi, fiat, seat
car key: ~ angajăm șofer
car tow-truck: dezmembrări auto, dezmembrari auto, cumpăr mașini avariate, rabla auto, cumpărăm mașini, casare auto
car wrench: colantări auto, folie auto, vopsitorie auto, parbrize, dezmembrări, electrician auto
car-front ring: mașini pentru nuntă, mașină pentru nuntă, mașini nuntă, limuzină nuntă
carriage horse: caleașcă, trăsură, plimbări cu trăsura, trăsuri
charging-station car: stație de încărcare, stații de încărcare, încărcător mașină electrică
compass: orientare
compass world-map: concurs de orientare, orientare turistică
delivery-van lorry: oameni și o dubă, doi oameni și dubă, transport mobilă, relocare, dubă, închiriere dube, curierat
delivery-van lorry: mutări, curier
fire-engine fire: serviciul voluntar pentru situații de urgență
fire-engine rescue-helmet: pompier, pompieri, pompierilor, pompieri voluntari
food-truck takeaway-box: food truck, food truck-uri, foodtruck
hearse: mașină mortuară, transport funerar
helicopter: elicopter
hot-air-balloon: zbor cu balonul
houseboat: casă plutitoare, case plutitoare
jet-ski wave: jet ski, jetski, jet ski-uri
kayak: caiac, caiace, închirieri caiace, tură cu caiacul
kick-scooter: trotinete electrice, trotinetă
lifebuoy wave: salvare pe mare, salvamar
locomotive: trenulețe
locomotive railway-car: mocănița
lorry: camion, camionul, șofer categoria c, șoferi categoria c, categoria c e, șofer tir, șoferi tir, șofer profesionist
lorry: categoria ce
mantel-clock amphora: antichități
minibus bus: transport persoane
mobility-scooter wheelchair: scaun rulant electric, cărucior electric, fotoliu rulant electric
mobility-scooter wheelchair: scutere electrice pentru seniori
motor-boat anchor: motoare de barcă, barcă
motor-boat sailing-boat: bărci, șalupă, plimbări cu barca
motor-boat wave: închirieri bărci
motor-scooter: scutere
motorcycle: motociclete, motocicletă
motorcycle-helmet motorcycle: cască moto, căști moto, echipament moto
paddleboard wave: placă sup, închirieri sup, paddleboard
parachute: parapantă, salt cu parașuta
parking-sign location-pin: loc de parcare, locuri de parcare, parcare aeroport, parcare păzită
passport suitcase: pașaport, viză
quad-bike: atv, atv-uri, ture atv, închirieri atv, ture cu atv
racing-car tyre: karting, raliu
roller-skate: patine cu rotile
sailing-boat anchor: iaht, iahturi, iernare bărci, iernare ambarcațiuni, regată, port turistic, școală de navigație
sailing-boat anchor: școală de navigație cu vele, velier, yachting
skip: container moloz, containere moloz, închiriere container
snow-plough: deszăpezire, plug de zăpadă
spark-plug: bujii
speedboat anchor: permis ambarcațiuni, permis conducere ambarcațiuni, permis de barcă, conducător de ambarcațiuni
steering-wheel car: instructor auto, permis auto, școală de șoferi
steering-wheel lorry: permis categoria c, școală de șoferi camion
stroller baby: cărucior 3 în 1, cărucior 2 în 1, cărucior sport, cărucior bebe
stroller baby-bottle: cărucioare
suitcase: valize, trolere
suv mountain: plimbări atv
tanker: vidanjare, vidanjări, vidanjă, fosă septică, fose septice, golire fosă, cisternă
taxi: șofer taxi, sofer taxi, șoferi taxi, șofer bolt, șofer uber, taxi
tipper-truck: basculantă, basculante, nisip și pietriș, balast, pietriș, agregate
tow-truck car: tractări auto, tractare auto, platformă auto, asistență rutieră, tractări, depanare auto
tractor wheat: pluguri, plug, utilaje agricole, combină, tractoare, tractor, agricultură, fermă
trailer: remorcă, remorci, închiriere remorci
tyre wrench: anvelope, vulcanizare, schimb anvelope, anvelope iarnă, cauciucuri
vintage-car: închiriere mașină de epocă, mașini de epocă nuntă, masina de epoca nunta, inchiriere masina de epoca
vintage-car: mașini de epocă, mașină de epocă, automobile clasice, retromobil, mașini clasice
watch: ceasuri, ceasornicar
watch mantel-clock: ceasornicărie
wheelchair crutch: scaune cu rotile, cărucior cu rotile, fotoliu rulant
`;
