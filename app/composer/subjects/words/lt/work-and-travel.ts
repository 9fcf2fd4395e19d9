/** Lithuanian words for work, places and travel. Notation: word-list.ts. */
export const lithuanianWorkAndTravel = `
anvil hammer: kalvystė
ballot-box: rinkimai, balsavimas, dalyvaujamasis biudžetas, seniūnaičių rinkimai, savivaldos rinkimai, balsuokite už
ballot-box: balsuokite, balsuok už
banknotes coin: paskola, paskolos, lizingas, kreditas
blood-drop: kraujo donorystė, kraujo donorų, duok kraujo, kraujo donorai, paaukok kraujo, kraujo tyrimai, donorų diena
blood-drop heart: kraujo donorų akcija, donorų akcija, neatlygintina donorystė
book: knygrišystė
books open-book: knygrišys, knygrišykla, knygų įrišimas, knygos, knygynas, biblioteka, knyga
briefcase handshake: verslo konsultacijos, verslo konsultavimas, darbas, įdarbinimas, darbo skelbimas, karjeros dienos
briefcase handshake: darbo mugė
calculator receipt: skaičiuotuvas, skaičiuotuvai, kalkuliatorius, pajamų deklaracija, pajamų deklaravimas, deklaracijos
calculator receipt: apskaita, buhalterinė apskaita, algų skaičiavimas, buhalteris, buhalterė, buhalterija, mokesčiai
calculator receipt: buhalterinės paslaugos
card-terminal credit-card: mokėjimo terminalas, kortelių skaitytuvas, kortelių terminalas, kasos aparatas
card-terminal credit-card: kasos aparatai, kasos sistema
chainsaw logs: motopjūklas, motopjūklai, miško darbai, miško kirtimas
chart-up coin: investavimas, finansų patarėjas, investicijos
cherry-picker: keltuvas, bokštelio nuoma, keltuvų nuoma, autobokštelis, žirklinis keltuvas
coin magnifier: aukso supirkimas, lombardas, monetos
combine-harvester wheat: kombainas, kombainai, javų kūlimas, javapjūtė
concrete-mixer bricks: betonas, betono pristatymas, betonavimas, prekinis betonas, betonavimo darbai, grindų betonavimas
desktop-computer keyboard: programavimas
desktop-computer laptop: programinė įranga, rezervacijos sistema, crm, svetainių kūrimas, interneto svetainė
document fountain-pen: prisiekęs vertėjas
drone: dronas, filmavimas dronu, dronai
excavator crane: mini ekskavatoriaus nuoma, ekskavatoriaus nuoma, ekskavatorius, kasimo darbai, ekskavatoriaus paslaugos
excavator crane: žemės darbai, miniekskavatorius, melioracija
excavator hammer: griovimas, griovimo darbai, pastatų griovimas
forklift: krautuvo vairuotojo kursai, autokrautuvo kursai
forklift parcel: padėklai, euro padėklai
fountain-pen document: kanceliarinės prekės, kaligrafija
fountain-pen scroll: dailyraštis
gavel: aukcionų namai, aukcionas
hydraulic-hose: hidraulinės žarnos, hidraulinė žarna, hidraulika
laptop screwdriver: kompiuterių remontas, kompiuteriai, kompiuterių taisymas
lathe: tekinimas, tekintojas, tekinimo darbai, cnc apdirbimas, metalo apdirbimas
lift: liftų priežiūra, liftų remontas
magnifier: privatus detektyvas, detektyvas
megaphone chart-up: viešas svarstymas, gyventojų susirinkimas, bendruomenės susirinkimas, reklamos agentūra, reklama
megaphone chart-up: marketingas, rinkodara, seo
memo beers: protmūšis, protų mūšis, viktorina, viktorinos
open-book pencil: kalbų kursai, anglų kalba, korepetitorius, kalbų mokykla, anglų kalbos kursai, vertimai
open-book pencil: vertimų biuras
pallet: mediniai padėklai, europadėklai
parcel delivery-van: kartoninės dėžės, burbulinė plėvelė, pakuotės, pakavimo medžiagos
pill stethoscope: vaistinė, vaistai
price-tag desk-lamp: sendaikčių turgus, blusturgis, blusų turgus, garažo išpardavimas
printer: 3d spausdinimas
printer document: spaustuvė, spauda
printer paintbrush: vizitinės kortelės, iškabos, lipdukai
receipt shopping-cart: kasininkas, kasininkė, pardavėja kasininkė, kasininkai
road-roller: asfaltas, asfaltavimas, asfaltavimo
robot gear: robotika, robotikos būrelis
rubber-stamp document: notaras, notarė, notarų biuras, antspaudai, antspaudas
satellite-dish television: antenos, palydovinė televizija
scaffold ladder: pastoliai
scales document: advokatas, teisininkas, teisinės paslaugos, teisinė pagalba
scissors hair-comb: plaukų priauginimas, kirpykla, kirpėja, kirpėjas, plaukai, kirpimas, vyrų kirpimas, plaukų
scroll document: genealogija, giminės medis
server: svetainių talpinimas, serveriai, duomenų centras
set-square abacus: matematika
set-square ruler: geodezija, matavimai, projektavimas, architektas, architektūra
shipping-container: jūrinis konteineris, konteinerių nuoma, jūriniai konteineriai
smartphone: telefonas, telefonai, ekrano keitimas, telefonų remontas
speaker: garso aparatūra, garso įranga, kolonėlės
speech-bubble: kalbų kavinė, kalbų mainai, logopedė, logopedija, kalbos terapeutas
speech-bubble open-book: vokiečių kalba, vokiečių kalbos, lietuvių kalba b1, anglų kalba b2
spotlight: scenos apšvietimas, garsas ir šviesa, įgarsinimas ir apšvietimas
stethoscope hospital: reumatologas, gastroenterologas, endokrinologas, nefrologas, hematologas, alergologas, dializė
stethoscope hospital: chirurgas, gydytojas, klinika, ligoninė
stethoscope stethoscope: echoskopija
syringe: skiepai, skiepai nuo gripo, botoksas, vakcinacija
telescope night-sky: astronomija, observatorija
telescope star: planetariumas
test-tube: laboratorija, tyrimai
welding-mask fire: metalo konstrukcijos, suvirintojas, suvirintojai, suvirinimas, suvirinimo darbai
apartment-building key: butas, butai, parduodamas butas, nuomojamas butas
bank coin: bankas
barber-pole razor: barzdų, vyrų kirpykla, barzdaskutys, barberis
bouncy-castle balloon: pripučiami batutai
bouncy-castle gymnast: batutų nuoma
bouncy-castle trampoline: pripučiama pilis
bricks crane: statyba, statybos, statybos darbai
bricks trowel: mūrininkai, mūrininkas, mūrijimas, mūrijimo darbai, tinkavimas, šiltinimas, trinkelių klojimas, apdaila
bricks trowel: pamatai, akmens darbai, akmentašys, trinkelės, trinkelių
campervan campsite: kemperis, kemperiai, kemperių nuoma, kemperio nuoma
campsite tent: vasaros stovykla, vaikų stovykla, stovykla
caravan campsite: karavano nuoma
castle: pilis
church candle: mišios, atlaidai, adventas, parapija, šventoji vakarienė, pamaldos, rekolekcijos, klebonas
church candle: velykų vigilija, vienuolynas
circus-tent: cirkas
convenience-store key: komercinės patalpos, prekybinės patalpos, patalpos parduotuvei
crane bricks: autokrano nuoma, krano paslaugos
ferris-wheel: atrakcionai
house bed: kaimo turizmas, kaimo turizmo sodyba
house heart: globėjai, globa šeimoje, globėju, globėjų šeima
house key: sklypas, sklypai, namų valdos sklypas, žemės sklypas, parduodamas sklypas, butą, parduodu butą, buto
house key: butų nuoma, sodyba, būsto paskola, nekilnojamasis turtas, namas, namai, nt brokeris, karkasiniai namai, namų
house key: butų
houses house: kotedžas
hut fir-tree: lauko nameliai
hut logs: rąstiniai namai, rąstinis namas
market-stall carrot: prekybininkai mugėje, mugė, ūkininkų turgus, turgelis, prekystaliai
marquee chair: pavėsinė nuoma
marquee tent: palapinių nuoma, paviljonų nuoma, palapinės šventėms
museum: muziejus
nativity-crib: prakartėlė, prakartėlės, prakartėlių paroda
photo-booth: fotobudelė
road-barrier safety-vest: kelio darbai, eismo organizavimas, kelių ženklinimas
roller-coaster: pramogų parkas, atrakcionų parkas
school backpack: ~ mokykla
silo: grūdų bokštai, grūdų džiovinimas, grūdų džiovykla
slide: žaidimų aikštelė, vaikų žaidimų aikštelės, žaidimų aikštelės
slide toy-bricks: žaidimų kambarys, vaikų žaidimų kambarys, žaidimų erdvė
stained-glass: vitražai
swimming-pool swimmer: baseinai
tent campsite: kempingas, stovyklavietė, palapinė, palapinės
tent compass: skautai, skautų, skautas, skautus
airplane suitcase: kelionių agentūra, kelionės, skrydžiai, atostogos, kelionių organizatorius
bicycle: dviračių žygis
bicycle parcel: dviračių kurjeris, kurjeris dviračiu
bicycle wrench: dviračiai, dviratis, dviračių nuoma, dviračių remontas, dviračių taisymas, dviračių servisas
bicycle wrench: dviračių parduotuvė, dviračių
bus: autobusų nuoma, autobusu kelionės, ekskursija autobusu
bus books: bibliobusas, bibliobusai
canoe rower: plaukimas baidarėmis
car bubbles: automobilių plovykla, plovykla, autoplovykla
car key: automobiliai, automobilių nuoma, naudoti automobiliai, automobilis
car key: ~ vairuotojas, ieškomas vairuotojas
car tow-truck: automobilių supirkimas, superkame automobilius, superka automobilius, automobilių utilizavimas
car wrench: kėbulų remontas, automobilių dažymas, autodalys, automobilių stiklai, techninė apžiūra
car-front ring: automobilis vestuvėms, automobiliai vestuvėms, vestuvinis automobilis, limuzinas vestuvėms
carriage horse: karieta, karietos, pasivažinėjimas karieta, brička
compass: orientacinės varžybos, orientavimasis
compass world-map: orientavimosi sportas, orientavimosi varžybos
delivery-van lorry: vyrai ir auto, vyrai ir mikroautobusas, krovinių pervežimas, baldų pervežimas
delivery-van lorry: krovininis mikroautobusas, siuntos
delivery-van parcel: perkraustymas, kraustymas, perkraustymo paslaugos, kurjeris
ferry: perkėla
fire-engine: gaisrinė
fire-engine rescue-helmet: ugniagesys, ugniagesiai, ugniagesių, ugniagesius
food-truck takeaway-box: maisto furgonas, food truck, maisto vagonėliai
hot-air-balloon: oro balionas, skrydis oro balionu
houseboat: plaukiojantis namas, namelis ant vandens
jet-ski wave: vandens motociklas, vandens motociklai
kayak: baidarės, baidarių nuoma, baidarė, kajakai
kick-scooter: elektriniai paspirtukai, paspirtukas, paspirtukai
lifebuoy wave: gelbėjimas jūroje
locomotive: traukinukų modeliai, siaurukas
lorry: ce kategorija, ce kategorijos, c kategorija, vilkiko vairuotojas, vilkikų vairuotojai, tolimųjų reisų
lorry: priekabų nuoma, krovinių vežimas
mantel-clock amphora: antikvariatas, sendaikčiai
minibus bus: keleivių pervežimas
mobility-scooter wheelchair: elektrinis vežimėlis, elektrinis neįgaliojo vežimėlis, elektriniai vežimėliai
motor-boat anchor: pakabinami varikliai
motor-boat sailing-boat: valtis, valčių
motor-boat wave: laivų nuoma
motor-scooter: motoroleriai, mopedai
motorcycle: motociklininkai, motociklininkų, motociklai, motociklas
motorcycle-helmet motorcycle: motociklininko šalmas, motociklų šalmai
paddleboard wave: irklentė, irklentės, irklenčių nuoma, sup lentos
parachute: šuolis parašiutu, parasparniai, parašiutas
parking-sign location-pin: parkavimo vieta, stovėjimo vieta, parkavimo vietos
passport suitcase: pasas, viza, nuotraukos dokumentams
quad-bike: keturratis, keturračiai, keturračių nuoma
racing-car tyre: kartodromas, kartingai, kartingų trasa
roller-skate: riedučiai, riedutininkai
sailing-boat anchor: jachta, laivo saugojimas, jachtklubas, regata, švartavimas, burės, buriavimas, jachtos
skateboard: riedlentė, riedlentės, riedlenčių parkas
skip lorry: statybinių atliekų išvežimas, šiukšlių išvežimas
snow-plough: sniego valymas, sniego kasimas, sniego valytuvas
speedboat anchor: laivavedžių kursai, laivavedys, vidaus vandenų laivavedys, kateriai
steering-wheel car: vairuotojo pažymėjimas, vairavimo mokykla, vairavimo pamokos, vairavimas
steering-wheel lorry: c kategorijos kursai
stroller baby-bottle: vaikiški vežimėliai, vežimėliai
suitcase: lagaminai
suv mountain: keturračiais
tanker: nuotekų išvežimas, septikas, septikai, asenizacija, asenizacijos paslaugos, autocisterna, fekalijų išvežimas
tanker: nuotekų siurbimas
taxi: taksi
tipper-truck: savivartis, smėlis ir žvyras, žvyras
tow-truck car: tralas, techninė pagalba kelyje, automobilių transportavimas, techpagalba, autovežis
tractor hay-bale: šienavimas, sklypo šienavimas
tractor wheat: sėjamoji, sėjamosios, kultivatorius, žemės ūkio technika, traktoriai, traktorius, ūkis
tractor wrench: žemės ūkio technikos remontas, traktorių remontas
train locomotive: traukinukas
tyre wrench: ratai, padangos, padangų keitimas, žieminės padangos, padanga, padangų montavimas
vintage-car: senovinė technika, senoviniai automobiliai, retro automobiliai, senovinis automobilis
watch: laikrodininkas, laikrodžiai, laikrodis
watch mantel-clock: laikrodžių taisymas
wheelchair crutch: neįgaliojo vežimėlis, vežimėliai neįgaliesiems
`;
