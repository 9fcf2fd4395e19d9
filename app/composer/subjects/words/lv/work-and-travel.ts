/** Latvian words for work, places and travel. Notation: word-list.ts. */
export const latvianWorkAndTravel = `
anvil hammer: kalve, kalējdarbi, smēde, metālkalējs
ballot-box: balsojums, līdzdalības budžets, balsošana, pašvaldību vēlēšanas, balsojiet par, balsojiet, balso par
banknotes coin: aizdevums, kredīts, līzings, kredīti
blood-drop: asinsdonori, donoru diena, ziedo asinis, asinsdonoru diena, asinsdonors, nodod asinis, asins donori
blood-drop: asins ziedošana, asins analīzes
book: grāmatsiešana
books open-book: grāmatsējējs, grāmatu iesiešana, iesietava, grāmatas, grāmatnīca, bibliotēka, grāmata
briefcase handshake: biznesa konsultācijas, darbs, vakance, personāla atlase, karjeras diena, vakanču tirgus
calculator receipt: kalkulators, kalkulatori, gada ienākumu deklarācija, ienākumu deklarācija, grāmatvedība
calculator receipt: algu aprēķins, grāmatvedības pakalpojumi, grāmatvedis, nodokļi
card-terminal credit-card: karšu terminālis, maksājumu terminālis, kases aparāts, kases aparāti, kases sistēma
card-terminal credit-card: pos terminālis
chainsaw logs: motorzāģis, motorzāģi, mežizstrāde, meža darbi
chart-up coin: investīcijas, finanšu konsultants, ieguldījumi
cherry-picker: pacēlājs, autopacēlājs, šķērveida pacēlājs
coin: numismātika
coin magnifier: zelta uzpirkšana, lombards, monētas
combine-harvester: kulšana
combine-harvester wheat: kombains, graudu kulšana, kombaini
concrete-mixer bricks: betons, betona piegāde, betona sūknis, betonēšana, grīdas betonēšana
desktop-computer keyboard: programmēšana, mājas lapas
desktop-computer laptop: programmatūra, rezervācijas sistēma, crm, mājas lapas izstrāde, mājaslapu izstrāde
document fountain-pen: zvērināts tulks
drone: drons, drona filmēšana
excavator crane: ekskavators, rakšanas darbi, ekskavatora pakalpojumi, zemes darbi, miniekskavators
excavator droplet: urbuma ierīkošana, artēziskā aka, akas
forklift: iekrāvēja vadītāja kursi, autoiekrāvēja kursi
forklift parcel: eiropaletes
fountain-pen document: kancelejas preces, kaligrāfija
fountain-pen scroll: glītrakstīšana
gavel: izsoļu nams, izsole, izsoles
hydraulic-hose: hidrauliskās šļūtenes, hidrauliskā šļūtene, hidraulika
laptop computer-mouse: datorkursi, datoru kursi, datorapmācība, datorprasmes
laptop screwdriver: datoru remonts, datori
lathe: virpošana, virpotājs, virpošanas darbi, cnc apstrāde, metālapstrāde
lift: liftu apkope, liftu serviss, lifta remonts
magnifier: privātdetektīvs
megaphone chart-up: sabiedriskā apspriešana, iedzīvotāju sapulce, kopsapulce, reklāmas aģentūra, reklāma, mārketings
megaphone chart-up: seo
memo beers: prāta spēles, viktorīna, erudīcijas spēle
open-book pencil: valodu kursi, tulkojumi, angļu valoda, privātskolotājs, valodu skola, angļu valodas kursi, tulkošana
open-book pencil: repetitors
pallet: paletes, koka paletes, eiro paletes
parcel delivery-van: iepakojums, iepakojumi
pill stethoscope: aptieka, zāles
printer: kopēšana
printer document: tipogrāfija, druka
printer paintbrush: vizītkartes, izkārtnes, uzlīmes
receipt shopping-cart: kasieris, kasiere, pārdevējs kasieris, kasieri
road-roller: asfalts, asfaltēšana
robot gear: robotika, robotikas pulciņš
rubber-stamp document: notārs, notāra birojs, zīmogi, zīmogs
satellite-dish television: antenas, satelīttelevīzija
scaffold ladder: sastatnes
scales: juridiskā palīdzība
scales document: advokāts, jurists, juridiskie pakalpojumi
scissors hair-comb: matu pieaudzēšana, frizētava, frizieris, friziere, mati, matu griezums, matu, matu kopšana, matiem
scroll document: ciltskoks, dzimtas koks
server: mājaslapu hostings, serveri, datu centrs
set-square abacus: matemātika
set-square ruler: mērnieks, projektēšana, ģeodēzija, arhitekts, arhitektu birojs
shipping-container: jūras konteiners, konteineru noma, noliktavas konteiners
smartphone: mobilie telefoni, telefons, telefoni, ekrāna nomaiņa, telefonu remonts, mobilais
speaker: skaņas aparatūra, skaļruņi
speech-bubble: valodu kafejnīca, logopēds, logopēdija
speech-bubble open-book: vācu valoda, vācu valodas, latviešu valoda b1, latviešu valoda b2, angļu valoda b2
spotlight: skatuves gaismas, apskaņošana un gaismas, skaņa un gaisma
stethoscope hospital: reimatologs, gastroenterologs, endokrinologs, nefrologs, hematologs, alergologs, dialīze, ķirurgs
stethoscope hospital: ārsts, klīnika, slimnīca, ģimenes ārsts
stethoscope stethoscope: ultrasonogrāfija
syringe: vakcinācija, pote pret gripu, botokss
telescope night-sky: astronomija, observatorija
telescope star: planetārijs
test-tube: laboratorija, analīzes
welding-mask fire: metālkonstrukcijas, metinātājs, metinātāji, metināšana, metināšanas darbi
apartment-building key: dzīvoklis, dzīvokļi, īres dzīvoklis
bank coin: banka
barber-pole razor: vīriešu frizieris, bārddzinis, bārbershops, vīriešu frizētava
bouncy-castle balloon: piepūšamās atrakcijas, piepūšamā pils
bricks crane: būvniecība, celtniecība, remontdarbi
bricks trowel: akmens darbi, mūrēšana, apmetums, siltināšana, demontāža, bruģēšana, būvdarbi, apdares darbi, pamati
bricks trowel: mūrnieks, akmeņkalis, bruģis, bruģakmens
campervan campsite: kemperis, kemperi, kemperu noma, kempera noma
caravan campsite: dzīvojamās piekabes noma
castle: pils
church candle: ziemassvētku dievkalpojums, adventes dievkalpojums, garīgie vakari, klosteris, dievkalpojums, draudze
church candle: advente, iesvētes mācība, svētbrīdis, svētceļojums, mācītājs, kapusvētki
circus-tent: cirks, nojumes noma
convenience-store key: tirdzniecības telpas, komerctelpas, telpas veikalam
crane bricks: autoceltņa noma, autoceltnis
house heart: audžuģimene, audžuģimenes, aizbildņi
house key: zemes gabals, zemes gabali, apbūves gabals, apbūves zeme, hipotekārais kredīts, nekustamais īpašums
house key: nekustamie īpašumi, māja, karkasa mājas
houses house: privātmāja
hut fir-tree: dārza mājas
hut logs: guļbūves, guļbūve
market-stall carrot: tirgotāji, gadatirgus, zemnieku tirgus, tirdziņš, amatnieki tirdziņā
marquee tent: telšu noma, teltis, nojumju noma, svētku telts
museum: muzejs
photo-booth: fotobūda, fotostends
road-barrier safety-vest: ceļa darbi, satiksmes organizācija
roller-coaster: atrakciju parks, izklaides parks
school backpack: ~ skola
silo: graudu kalte
slide: rotaļu laukums, bērnu laukumi, bērnu rotaļu laukums, rotaļu istaba
stained-glass: vitrāžas
tent campsite: bērnu nometne, vasaras nometne, nometne, kempings, telts
tent compass: skauti, skautu, gaidas, skautus, skauti un gaidas
airplane suitcase: tūrisma aģentūra, ceļojumi, lidojumi, atvaļinājums
bicycle: velosipēdu remonts, veloserviss, elektrovelosipēds, velo
bicycle parcel: velokurjers
bicycle wrench: velosipēdi, velosipēds, velo noma, velo remonts
bus: autobusu ekskursijas, autobusu noma
bus books: bibliobuss, grāmatu autobuss
canoe rower: laivošana, laivas, laivu noma
car bubbles: automazgātava, auto mazgāšana
car key: automašīnas, auto noma, lietotas automašīnas, auto
car key: ~ autovadītājs, šoferis
car tow-truck: auto uzpirkšana, uzpērk auto, auto utilizācija, norakstīšana auto
car wrench: virsbūves remonts, auto krāsošana, tehniskā apskate
car-front ring: kāzu auto, auto kāzām, kāzu automašīna
carriage horse: kariete, zirgu pajūgs, izbraucieni ar zirgu
compass world-map: orientēšanās sacensības, orientēšanās
delivery-van lorry: vīri un auto, vīrs un auto, vīri un buss, vīrs ar busu, mēbeļu pārvešana, kravas busiņš, busiņa noma
delivery-van parcel: pārvākšanās, pārcelšanās, kravu pārvadājumi, kurjers
ferry: prāmja satiksme
fire-engine rescue-helmet: ugunsdzēsējs, ugunsdzēsēji, ugunsdzēsēju, ugunsdzēsējus
food-truck takeaway-box: food truck, ielas ēdienu auto
hot-air-balloon: gaisa balons, lidojums ar balonu
houseboat: peldošā māja, peldošās mājas
jet-ski wave: ūdens motocikls, ūdens motocikli
kayak: kajaks, kajaki, smailīte, smailītes
kick-scooter: elektriskie skrejriteņi, skrejritenis, elektroskūteri
lifebuoy wave: glābšana uz ūdens
locomotive: dzelzceļa modeļi, šaursliežu
locomotive railway-car: šaursliežu dzelzceļš
lorry: ce kategorija, ce kategorijas, c kategorija, kravas auto vadītājs, kravas automašīnas vadītājs
lorry: tehniskā palīdzība, piekabju noma, kravas auto
mantel-clock amphora: antikvariāts, senlietu veikals
minibus bus: pasažieru pārvadājumi
mobility-scooter wheelchair: elektriskais ratiņkrēsls, elektriskie ratiņkrēsli
motor-boat anchor: laivu motori, piekaramie motori
motor-boat sailing-boat: kuteris
motor-scooter: mopēdi, motorolleri
motorcycle: motocikls, motocikli
motorcycle-helmet motorcycle: motocikla ķivere
paddleboard wave: sup dēlis, sup dēļi, sup noma, sup dēļu noma
parachute: izpletnis, lēciens ar izpletni, paraplāns
parking-sign location-pin: stāvvieta, autostāvvieta, stāvvietas
passport suitcase: pase, vīza, foto dokumentiem
quad-bike: kvadracikls, kvadracikli, kvadraciklu noma
racing-car tyre: kartingi, kartings, kartinga trase
roller-skate: skrituļslidas, skrituļslidošana
sailing-boat anchor: jahtas, jahtklubs, regate, piestātne, buras, burulaiva, burāšana, jahta
ship: izbrauciens ar kuģīti, izbraucieni ar kuģīti, izbrauciens ar kuģi, kuģītis, kuģīti
skateboard: skrituļdēlis, skeitparks
skip lorry: būvgružu izvešana, būvgružu konteineri
snow-plough: sniega tīrīšana, sniega izvešana
speedboat anchor: laivu vadītāju kursi, kuģu vadītāju kursi, atpūtas kuģu vadītājs
steering-wheel car: autovadītāja apliecība, braukšanas nodarbības, autoskola, braukšanas apmācība, autovadītāju kursi
steering-wheel lorry: c kategorijas apliecība
stroller baby-bottle: bērnu ratiņi, ratiņi
suitcase: čemodāni, ceļasomas
tanker: septiķis, septiķi, kanalizācijas izvešana, asenizācija, asenizācijas pakalpojumi, autocisterna
tanker: dīzeļdegvielas piegāde
taxi: taksometrs, taksi
tipper-truck: pašizgāzējs, smilts un grants, grants, šķembas
tow-truck car: evakuators, auto evakuācija, autoevakuators, tehniskā palīdzība uz ceļa, auto evakuators
tractor wheat: lauksaimniecības tehnika, traktori, traktors, lauksaimniecība, zemnieku saimniecība
train locomotive: bānītis
tyre wrench: riepas, riepu maiņa, ziemas riepas, riepu serviss, riepa
vintage-car: spēkrati, vecie spēkrati, retro auto, antīkie auto, spēkrati retro, retro automobiļi
watch: pulksteņu remonts, pulksteņmeistars, pulksteņi, pulkstenis
wheelchair crutch: ratiņkrēsls, ratiņkrēsli
`;
