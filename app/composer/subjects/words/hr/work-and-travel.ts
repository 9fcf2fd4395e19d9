/** Croatian words for work, places and travel. Notation: word-list.ts. */
export const croatianWorkAndTravel = `
abacus: mentalna aritmetika, abakus
anvil: kovano željezo, kovano gvožđe
anvil gate: gvozdene kapije, kovane kapije
anvil hammer: kovačija, kovač, kovačnica
apartment-building calculator: upravljanje zgradama, upravitelj zgrade, upravljanja zgradama
ballot-box: izbori, participativni budžet, lokalni izbori, glasajte za, glasajte, glasujte za, glasaj za
banknotes coin: kredit, krediti, zajam, financiranje
bellhop-bell: recepcionar, recepcionara, recepcionarka, recepcionarku
billboard: reklamni natpisi, svjetleće reklame, reklamne ploče, reklamni panoi
blackboard books: učiteljica, učiteljicu, učitelj, učitelja
blood-drop: darivanje krvi, darivanja krvi, davanje krvi, daruj krv, dobrovoljno davanje krvi, dobrovoljni davaoci krvi
blood-drop: darivatelji krvi, daruj krv i, darujte krv, dobrovoljno darivanje krvi, krvodajalska akcija
book: knjigovezac, koričenje, e-čitač
books: kuharica s receptima
books open-book: antikvarijat, čitateljski klub, čitalački klub, književni klub, knjigoveža, knjigovežnica, uvez knjiga
books open-book: uvezivanje, knjižara, knjige, knjižnica, biblioteka, knjigarna, udžbenici, udžbenika
books open-book: rabljeni udžbenici, rabljenih udžbenika
brake-disc wrench: kočnice, kočnica, servis kočnica
briefcase handshake: poslovno savjetovanje, konzalting, zapošljavanje, konzultant
briefcase handshake: ~ tražimo radnike
briefcase handshake: sajam poslova, sajam zapošljavanja, studentski posao, studentski poslovi, studentskog posla
building-plot: građevinsko zemljište, građevinskog zemljišta, građevinska zemljišta
business-cards: posjetnice, posjetnica, tisak posjetnica
calculator receipt: kalkulator, kalkulatori, kalkulatora, digitron, porezna prijava, godišnja porezna prijava
calculator receipt: obračun plaća, porezno savjetovanje, računovodstvo, knjigovodstvo, računovođa, knjigovođa, porezi
calculator receipt: knjigovodstvena agencija
calendar: zidni kalendar, rokovnik
car key: rabljena vozila, rabljenih vozila, rabljeni auti
car windscreen: zatamnjivanje stakala, zatamnjivanja stakala, zatamnjivanje auto stakala
car-battery: akumulatori, akumulatora
car-front: poliranje farova, poliranja farova
car-seat: autosjedalice, autosjedalica, autosjedalicu
caravan: kamp kućice, kamp kućica, kamp kućicu, mobilne kućice
card-terminal credit-card: pos uređaj, pos uređaji, pos terminal, fiskalna blagajna, fiskalne blagajne, fiskalna kasa
card-terminal credit-card: fiskalne kase, blagajna za ugostiteljstvo
cash-register: prodavačica, prodavačicu, prodavač, prodavača, blagajnica, blagajnicu, blagajnik
chainsaw logs: motorne pile, motorna testera, motorne testere, sječa šume, motorna pila
chart-up: ulaganja, investicije, financijski savjetnik
cherry-picker: košara za rad na visini, autokošara, dizalica s košarom, škarasta platforma, radne platforme, autokorpa
cherry-picker: autokošare, najam platformi
circuit-board: tiskane pločice, popravak elektronike, popravka elektronike, štampane ploče
coin: novčići
coin magnifier: zalagaonica
combine-harvester: vršidba
combine-harvester wheat: kombajn, kombajni, žetva, usluge kombajna, poljoprivredne usluge
concrete-mixer bricks: beton, betonara, gotov beton, prijevoz betona, pumpa za beton, estrih, betoniranje, beton pumpa
concrete-mixer bricks: mikser za beton
crane: dizalica, dizalice, auto dizalica, kranist, kranista, kranisti
crayon: bojanka, plastelin, vodene boje, flomasteri
crayon teddy-bear: dadilja, čuvanje djece, čuvanje dece, bebisiterka
cruise-ship: krstarenje jadranom, krstarenje, krstarenja
delivery-van parcel: dostava hrane
delivery-van sofa: prijevoz namještaja, prijevoza namještaja
desktop-computer: gaming monitor
desktop-computer laptop: softver, programska oprema, poslovni program, sustav rezervacija, crm
desktop-computer laptop: web shop, izrada sajtova, spletne strani
document fountain-pen: sudski tumač
dragon-boat: zmajevi brodovi, zmajevih brodova, utrka zmajevih brodova, zmajev čamac
drill: bušilica, udarna bušilica, odvijač
drill toolbox: željezarija, gvožđara
drone: dron, snimanje dronom
engine-oil: motorno ulje, motorna ulja, ulje za motor
excavator: bagerist, bagerista, bageristi
excavator bricks: rušenje objekata, rušenje kuća, rušenje zgrada
excavator crane: bager, iskopi, zemljani radovi, minibager, strojni iskop
exhaust: ispušni sustavi, ispušnih sustava, auspuh, auspusi, auspuha
factory gear: radnik u proizvodnji, radnike u proizvodnji, radnici u proizvodnji, radnika u proizvodnji
forklift: tečaj za viličara, viličar, viličari, viličarist, viličaristi, rukovatelj viličarom
forklift parcel: palete rabljene, europalete
fountain-pen: kemijske olovke
fountain-pen document: uredski materijal, papirnica, kaligrafija, knjižara i papirnica
fountain-pen scroll: krasnopis
fuel-pump: benzinske pumpe, benzinska pumpa, benzinska postaja, benzinska crpka
gavel: aukcijska kuća, dražba, aukcija
hard-hat: nadzor gradnje, stručni nadzor
house bed: seoski turizam, seoskog turizma, seosko domaćinstvo
house light-bulb: energetski certifikat, energetski certifikati, energetskog certifikata
house swimming-pool: kuća s bazenom, kuće s bazenom, kuća za odmor s bazenom, vila s bazenom
hut market-stall: adventske kućice, adventskih kućica, božićne kućice
hut mountain: planinarski dom, planinarskog doma, planinarska kuća
hydraulic-hose: hidraulička crijeva, hidraulično crijevo, hidraulična crijeva, hidraulika
inflatable-boat: gumenjak, najam gumenjaka, gumenjaci, gumenjaka
insured-car: osiguranje vozila, osiguranja vozila, auto osiguranje, kasko osiguranje
laptop: laptopi, laptopa, servis laptopa
laptop keyboard: programer, programera, programeri, programiranje
laptop screwdriver: servis računara, popravka računara, servis računala, popravak računala
lathe: tokarenje, tokar, tokarski radovi, cnc obrada, cnc tokarenje, strojna obrada
lifebuoy swimmer: spasilac, spasioca, spasilaca, spasilac na plaži, spasioci na plaži, spasioci
lift: servis liftova, servis dizala, održavanje liftova, održavanje dizala
lighthouse: svjetionik, svjetionika, svjetionici
log-cabin: drvene kuće, drvenih kuća, drvena kuća
love-letter: ukrasni papir
love-letter ring: pozivnice za vjenčanje, pozivnice za svadbu
magnifier: privatni detektiv
market-stall: sajam, sajma, sajmovi, gospodarski sajam
market-stall christmas-tree: božićni sajam, božićnog sajma, adventski sajam
meeting-room lectern: općinsko vijeće, općinskog vijeća, gradsko vijeće, sjednica vijeća, godišnja skupština
meeting-room lectern: izborna skupština
megaphone chart-up: zbor građana, javna rasprava, skupština stanara, reklamna agencija, marketing, oglašavanje, seo
megaphone chart-up: reklama, digitalni marketing, oglaševanje
motor-boat: drveni brodovi, drvenih brodova, popravak brodova, servis brodova, izlet brodom, izleti brodom
motor-boat: izleta brodom
notebook: bilježnica, dnevnik
notebook pencil: produženi boravak, pomoć pri učenju
office-building desk: ured za najam, uredi za najam, uredskog prostora
open-book pencil: instrukcije, tečaj engleskog, prijevodi, kurs engleskog, prevoditelj, strani jezici
open-book pencil: škola stranih jezika, engleski, tečaj njemačkog, inštrukcije, časovi engleskog, škola jezika
open-book pencil: prevodilac
open-book pencil: ~ njemački
paintbrush lips: oslikavanje lica, oslikavanja lica
pallet: drvene palete, euro palete, otkup paleta
pallet-truck parcel: skladištar, skladištara, skladištari
parcel delivery-van: kartonske kutije, kutije za selidbu, ambalaža, kurirska služba, kurirske službe, kurir, kurira
parcel delivery-van: dostavljač, dostavljača, dostavljači
pencil fountain-pen: školski pribor
pill: dodaci prehrani
pill stethoscope: ljekarna, apoteka, lekarna
printer: 3d ispis, 3d printanje, tiskara, štampa, vizitke, kopirnica, tiskarna, fotokopiranje, fotokopirnica, printeri
printer: printera, toneri, tonera, popravak printera
printer paintbrush: štamparija, reklame, tisak
receipt desktop-computer: pos blagajna
receipt shopping-cart: blagajnici, kasir, kasirka, kasirke, prodavač blagajnik
road-roller: asfalt, asfaltiranje, asfaltni radovi, asfaltiranje dvorišta
robot gear: robotika, radionica robotike
rubber-stamp document: javni bilježnik, javni beležnik, notar, pečati, izrada pečata, pečat
satellite-dish television: antene, satelitske antene
scaffold ladder: skela, skele, najam skela
scales: baždarenje, baždarenje vaga, servis vaga, umjeravanje vaga, vage, etaloniranje, overavanje vaga, odvjetnik
scales: advokat, odvetnik, odvjetnički ured
school: roditeljski sastanak, roditeljskog sastanka
school backpack: prvi dan škole, prvog dana škole
school pencil: upisi u školu, upis u školu, upisi u prvi razred
scissors: kreativni set
scissors hair-comb: frizer, frizerski salon, frizerka, šišanje, žensko šišanje, muško šišanje, frizerstvo, pramenovi
scroll document: rodoslovlje, obiteljsko stablo, porodično stablo
server: web hosting, hosting, serveri, podatkovni centar
set-square ruler: projektiranje, legalizacija, arhitekt, arhitektonski ured, arhitekta
set-square ruler: matematika, instrukcije iz matematike
shipping-container: brodski kontejner, brodski kontejneri, kontejneri, skladišni kontejner
smartphone: servis mobilnih telefona, mobitel, mobiteli, telefon, telefoni, popravak mobitela, servis mobitela
smartphone: aplikacija, mobilna aplikacija
smartphone watch: pametni sat, pametni satovi, pametnih satova, pametne satove
speaker: ozvučenje, zvučnici, bluetooth zvučnik, zvučnik
speech-bubble: jezična razmjena, logopedska, logopedija, logopedski, logoped
speech-bubble open-book: njemački za početnike, engleski za početnike, nemački za početnike, nemački za medicinare
speech-bubble open-book: njemački za medicinare, nemački za negovatelje, njemački za njegovatelje
speech-bubble open-book: italijanski za početnike, talijanski za početnike, španski za početnike
speech-bubble open-book: španjolski za početnike, učitelj engleskog, učiteljica engleskog
spotlight: rasvjeta za pozornicu, ozvučenje i rasvjeta, ozvučenje i osvetljenje, scenska rasvjeta
stethoscope: liječnik, ordinacija, klinika, lekar, zdravnik
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, nefrolog, hematolog, alergolog, dijaliza, proktolog
stethoscope hospital: opći kirurg
stethoscope lotion: dermatolog, dermatologa
stethoscope stethoscope: ultrazvuk
storage-unit: skladište, skladišta, skladišni prostor, skladišnog prostora
swimming-pool: bazeni, bazena, bazen, izgradnja bazena
syringe: cijepljenje, botoks, vakcinacija
tablet: tableti, tableta
telephone: telefonska centrala, pozivni centar
telescope night-sky: zvjezdarnica, astronomija
telescope star: planetarij
test-tube: laboratorij, vađenje krvi, laboratorija
theodolite: geodetske usluge, geodetskih usluga, geodet, geodeta, geodeti
tiller: motokultivatori, motokultivatora
tipper-truck sack: pijesak, pijeska, prijevoz pijeska
tractor: traktorist, traktoristi
web-page: izrada web stranica, izrade web stranica, web dizajn, web stranice
welding-mask fire: zavarivači, zavarivanje, varilac, varioci, bravar zavarivač, tečaj zavarivanja, tražimo zavarivača
welding-mask fire: zavarivača, zavarivački i bravarski radovi, zavarivački radovi, zavarivačkih radova
apartment-building key: stan, stanovi
bank coin: banka
barber-pole razor: brijačnica, brijač, barber shop, brijanje brade, berberin
bouncy-castle balloon: dvorac na napuhavanje, napuhanci, dvorci na naduvavanje
bouncy-castle trampoline: dvorci na napuhavanje
bricks trowel: opločnici, opločnik, tlakovci, polaganje opločnika, zidar, žbukanje, malterisanje
bricks trowel: rušenje, opločenje, gips ploče, građevinska firma, knauf, zidarski radovi, kamen, zidanje
bricks trowel: građevinska tvrtka, gradnja, adaptacije, građevinski radovi, renoviranje, gradbeništvo
bricks trowel: postavljanje tlakovaca
campervan campsite: kamper, kamperi, najam kampera, iznajmljivanje kampera
caravan campsite: najam kamp kućica
castle: dvorac, tvrđava, tvrđave, tvrđavu, utvrda
church: misa, velika gospa, velike gospe
church candle: župa, proštenje, liturgija, crkveni, parohija, vaskrs, zornica, zornice, manastir, pričesti, svećenika
church candle: prva pričest, prve pričesti, krizma, krizme, krizmu, župna zajednica, župne zajednice, svećenik
circus-tent: cirkus
convenience-store key: izdaje se lokal, izdajem lokal, lokal za izdavanje, najam lokala, poslovni prostor
convenience-store key: najam poslovnog prostora
crane excavator: autodizalica, najam dizalice
ferris-wheel: vašar, ringišpil, lunapark
house heart: udomitelji, udomiteljstvo, udomiteljska obitelj, udomitelji djece, udomiteljske obitelji
house key: građevinska parcela, građevinske parcele, građevinski plac, zemljište na prodaju
house key: apartman, apartmani, nekretnine, nepremičnine, montažne kuće
house-with-garden hut: staklenici, zimski vrtovi
hut fir-tree: drvene kućice
market-stall carrot: štand na sajmu, seljačka tržnica, štandovi
marquee: svadbeni šator, najam šatora
museum: muzej
nativity-crib: žive jaslice, božićne jaslice, izložba jaslica
photo-booth: photobooth, photo booth, foto kabina
road-barrier safety-vest: radovi na cesti, prometna signalizacija, saobraćajna signalizacija
roller-coaster: zabavni park, luna park
school backpack: ~ škola, osnovna škola, šola
silo: silos, silosi, sušara za žito
slide: dječja igraonica, igralište, dječja igrališta, igraonica, dečija igraonica, tobogani, tobogan, tobogana
stained-glass: vitraji, vitraj, vitraži
swimming-pool swimmer: održavanje bazena, čišćenje bazena
tent: kamp, šator, kampiranje, šatori, madrac na napuhavanje
tent compass: izviđači, izviđača, izviđačima, skauti, poletarci, izviđački odred
airplane suitcase: putovanja, turistička agencija, putnička agencija, letovanje, avionske karte, avionskih karata
airplane suitcase: avio karte
alarm-clock: budilica
anchor ship: brodogradilište, brodogradnja, kalafat, drvena brodogradnja
bicycle: bicikala, biciklizam, bicikl, bicikli, kolesa, servis bicikala, najam bicikala, servis bicikla, torba za bicikl
bicycle: biciklistička kaciga, guralica
bicycle parcel: biciklistički kurir, kurir na biciklu, dostavljač biciklom
bus: autobusni izleti, najam autobusa, autobuske ture
bus books: bibliobus, bibliobusa, bibliobusi, pokretna knjižnica, pokretna biblioteka
bus suitcase: izlet autobusom, izleti autobusom, jednodnevni izlet autobusom
car bubbles: ručno pranje, poliranje auta, ručno pranje poliranje, kemijsko čišćenje sjedala, keramička zaštita
car bubbles: dubinsko pranje vozila, dubinsko čišćenje auta, auto detailing, pranje auta
car bubbles: dubinsko pranje auta, autopraonica, auto perionica, avtopralnica, perionica
car car-front: rabljeni automobili, najam automobila, automobili, polovni automobili, rent a car, avtomobili
car car-front: ~ auto, auta, automobil, automobila
car key: ~ vozač, vozača
car tow-truck: otkup auta, otkup automobila, otkup vozila, auto otpad, autootpad
car wrench: oblaganje vozila folijom, autolimar, autolakirer, auto stakla, auto dijelovi, auto delovi, najam auta
car wrench: limarija, auto električar, autoelektričar, autolimarija, autolimarije, autolimariju
car-front car: vjetrobran, vjetrobrana, zamjena vjetrobrana, autostakla, vjetrobransko staklo
car-front ring: auto za vjenčanje, auti za vjenčanje, automobil za vjenčanje, auto za venčanje
carriage horse: kočija, kočije, fijaker, fijakeri, vožnja kočijom
compass: orijentiring
compass world-map: orijentacijsko trčanje
delivery-van lorry: kombi i dva radnika, kombi i radnici, kombi i dva čoveka, kombi i dva čovjeka, kombi selidbe
delivery-van lorry: selidbe kombijem, preseljenje, dostavno vozilo, najam dostavnog vozila
delivery-van lorry: dostava, selidbe, selitve, selidba, prijevoz
fire-engine rescue-helmet: vatrogasci, vatrogasac, vatrogascima, vatrogasno društvo, vatrogasna zabava, dvd
food-truck takeaway-box: food truck, foodtruck, food truckovi
helicopter: helikopter
hot-air-balloon: let balonom
houseboat: kuća na vodi, houseboat
jet-ski wave: jet ski, skuter na vodi, vodeni skuter
kayak: kajak, kajaci, kajakarenje, najam kajaka
kick-scooter: električni romobili, romobil, romobili, električni trotineti, trotinet, trotineti
lifebuoy wave: spašavanje na moru
locomotive: modeli vlakova, modeli vozova, ćiro, drveni vlakić
lorry: vozač c e, vozača c e, c e kategorija, vozač kamiona, vozači kamiona, c kategorija, kamionski prijevoz
lorry: kamionski prevoz, tražimo vozača
lorry bricks: beton dostava
lorry parcel: najam viličara, iznajmljivanje viličara
mantel-clock amphora: starine
mantel-clock vase: antikviteti, antikvitet, sajam antikviteta, antikvarijat namještaja
minibus bus: autobusni prijevoz, prevoz putnika, najam kombija, kombi
mobility-scooter wheelchair: električna invalidska kolica, električni skuter za starije, električna kolica
motor-boat anchor: izvanbrodski motori, vanbrodski motor, izvanbrodski motor, izrada barki, barke, čamac, čamci, brodica
motor-boat anchor: brodice, brodski motori, brodskih motora, brodski motor
motor-boat sailing-boat: izlet brodićem, izleti brodićem, vožnja brodom, vožnje brodom
motor-boat sailing-boat: panoramska vožnja, izlet na otoke, izleti na otoke
motor-boat wave: najam brodica, najam brodice, najam barki, iznajmljivanje brodica, rent a boat
motor-boat wave: najam brodova, iznajmljivanje brodova, najam jahti
motor-scooter: skuteri, najam skutera
motorcycle: motocikl, motocikli, motori, motor
motorcycle-helmet motorcycle: motociklistička kaciga, moto kacige, moto oprema
paddleboard wave: sup, sup daska, najam sup dasaka, sup daske
parachute: paragliding, skok padobranom, padobran, paraglajding
parking-sign location-pin: parkirno mjesto, parking mesto, garažno mjesto, parkirna mjesta, čuvani parking
passport suitcase: putovnica, pasoš, viza
quad-bike: kvad, kvadovi, četverocikl, iznajmljivanje kvadova
roller-skate: rolanje, koturaljke, roleri, rolšue
sailing-boat anchor: suhi vez, antifouling, zimovanje brodova, zimovanje plovila, zimski vez, vez u marini, regata
sailing-boat anchor: jedriličarski klub, čarter, charter, škola jedrenja, jedrenje, jedrenja, jahta, skiper, skipera
sailing-boat anchor: tečaj za skipere, vez za brod, vezovi za brodove, vez za brodove
skateboard: skejt
skip lorry: odvoz otpada, kontejner za šutu, najam kontejnera, odvoz glomaznog otpada, glomazni otpad
skip lorry: glomaznog otpada
snow-plough: čišćenje snijega, ralica
spark-plug: svjećice
speedboat anchor: voditelj brodice, voditelja brodice, tečaj za voditelja brodice, ispit za brodicu
speedboat wave: najam čamca, najam čamaca, iznajmljivanje čamaca
steering-wheel car: vozačka dozvola, autoškola, auto škola, vozački ispit, avtošola
stroller baby-bottle: dječja kolica, dečija kolica
suitcase: koferi, putne torbe
suv mountain: četverocikli, četverocikala, četvorocikl
tanker: septička jama, septičke jame, pražnjenje septičkih jama, crpljenje septičkih jama, cisterna
tanker: pražnjenje septičke jame, lož ulje
taxi: taksi, taxi
tipper-truck: kiper, šljunak, pijesak i šljunak, tucanik, prijevoz šljunka, kamioni kiperi, pesak i šljunak
tow-truck car: vučna služba, šlep služba, šlep, pomoć na cesti, šlepanje, pomoć na putu
tractor wheat: poljoprivredni strojevi, traktori, poljoprivredna mehanizacija, traktor, poljoprivreda, kmetija
tractor wheat: seosko gazdinstvo, poljoprivredno zemljište, poljoprivrednog zemljišta
trailer: prikolica, prikolice, najam prikolica
tyre wrench: gume, zimske gume, zamjena guma, zamena guma, ljetne gume, guma, menjava gum, pnevmatike, vulkanizer
tyre wrench: vulkanizerska radnja, vulkanizerska
vintage-car: najam oldtimera, oldtimer za vjenčanje, oldtimer za svadbe, iznajmljivanje oldtajmera, oldtajmer za svadbe
vintage-car: oldtimer, oldtimeri, oldtimera, susret oldtimera, oldtajmeri, oldtajmer
wall-clock: zidni sat
watch: časovničar, satovi, urar, fitness narukvica
watch mantel-clock: popravak satova
wheelchair crutch: invalidska kolica, ortopedska pomagala, medicinska pomagala, medicinskih pomagala
`;
