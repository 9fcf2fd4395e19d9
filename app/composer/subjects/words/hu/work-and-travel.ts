/** Hungarian words for work, places and travel. Notation: word-list.ts. */
export const hungarianWorkAndTravel = `
3d-printer: 3d nyomtató, 3d nyomtatók, 3d nyomtatás, 3d-nyomtató, 3d-nyomtatás
air-compressor: légkompresszor, légkompresszorok, levegőkompresszor, kompresszor bérlés, kompresszor, kompresszorok
airplane ticket: repülőjegy, repülőjegyek
anvil hammer: kovácsolás, kovácsműhely, kovácsmester, díszkovács, kovácsoltvas
apartment-building speech-bubble: lakógyűlés
app-phone: mobilalkalmazás, applikáció, új alkalmazásunk, alkalmazásunk, mobilalkalmazások, mobilapp, új applikáció
app-phone: applikációnk, alkalmazás letöltése, töltse le alkalmazásunkat
app-phone memo: kvíz app, kvízalkalmazás
ballot-box: népszavazás, közösségi költségvetés, szavazz ránk, szavazz, szavazzon, szavazzatok, szavazás, szavazni
ballot-box: választás, választások, önkormányzati választás
banknotes coin: hitel, kölcsön, lízing, finanszírozás, valutaváltó, valutaváltás
barn house: tanya, tanyák
bellhop-bell: recepciós, recepcióst
billboard: óriásplakát, óriásplakátok, hirdetőtábla, hirdetőtáblák, köztéri reklám, reklámtábla, reklámtáblák
blackboard books: tanárt keresünk
blood-drop: véradás, véradók, adj vért, véradó
book: könyvkötés
books open-book: könyvkötészet, könyvkötő, könyvesbolt, könyvtár, könyv, könyvek, antikvárium, antikváriumok
briefcase handshake: üzleti tanácsadás, tanácsadás, munkaerő-közvetítés, állásajánlat, állásajánlatok
briefcase handshake: ~ állás
business-cards printer: névjegykártya, névjegykártyák, névjegy, névjegyek, névjegykártya nyomtatás
cable-car: libegő
calculator receipt: számológép, számológépek, adótanácsadás, könyvelőiroda, bérszámfejtés, könyvelő, könyvelés
calculator receipt: adóbevallás
calendar: falinaptár, határidőnapló, naptár, naptárak
campsite fire: tábortűz
canoe: vízitúra, vízitúrák
car: eredetvizsga
card-terminal credit-card: bankkártya terminál, kártyaterminál, pos terminál
cash-register: pénztárgép, pénztárgépek, online pénztárgép, online pénztárgépek, pénztárgép szerviz
chainsaw logs: láncfűrészek, motorfűrész, favágás, fakitermelés, láncfűrész
chart-up: befektetés, pénzügyi tanácsadás
cherry-picker: emelőkosaras autó, kosaras emelő, emelőkosár, kosaras autó bérlés, kosaras kocsi, kosaras autó
circuit-board: nyomtatott áramkör, elektronikai javítás, elektronika javítás, forrasztás
coin: éremgyűjtő
coin magnifier: érmekereskedés, régiség, zálogház, régi pénz, régi pénzek
combine-harvester: betakarítás
combine-harvester wheat: kombájn, aratás, bérmunka mezőgazdasági, kombájnozás, mezőgazdasági bérmunka, aratóünnep
combine-harvester wheat: aratóbál
concrete-mixer bricks: beton, betonszállítás, betonozás, mixerbeton, transzportbeton, aljzatbeton, betonpumpa, esztrich
crayon: kifestő, színező, gyurma, vízfesték, filctoll
crayon scissors: kézműves foglalkozás, kézműves foglalkozások
crayon teddy-bear: bébiszitter, gyermekfelügyelet
delivery-van: tehertaxi
desktop-computer: gamer monitor
desktop-computer keyboard: számítógép, számítógépek, számítógép szerelés, számítógép tanfolyam
desktop-computer laptop: szoftver, ügyviteli rendszer, foglalási rendszer, vállalatirányítási rendszer, crm
drill: fúrógép, ütvefúró, csavarozó
drone: drón, drónfelvétel, légi felvétel
excavator: földmunkagép, földmunkagépek, kotrógép, kotrógépek
excavator crane: földmunka, minikotró, kotró, markoló, árokásás, gépi földmunka
exhibition-stand: kiállítási stand, kiállítási standok, standépítés, vásári stand
factory gear: betanított munkás, betanított munkások
file-cabinet folder: iratrendezés
forklift: targonca, targoncák, targoncavezető, targoncás
forklift parcel: raklap eladó
fountain-pen document: papír-írószer, papírbolt, kalligráfia
fountain-pen scroll: szépírás
fountain-pen typewriter: szövegíró
gavel: árverés, aukció
generator plug: áramfejlesztő, aggregátor, aggregátor bérlés, áramfejlesztők, aggregátorok, generátor, generátorok
generator plug: áramfejlesztő bérlés
gold-bars: aranyrúd, aranyrudak, aranytömb, aranytömbök
hard-hat: védősisak, védősisakok, munkavédelmi sisak, építőipari sisak
headset speech-bubble: ügyfélszolgálat, call center, telefonos ügyfélszolgálat, telemarketing, telefonos értékesítő
headset speech-bubble: fejhallgató mikrofonnal
house: vályogház, vályogházak
house-contract: adásvételi szerződés, adásvételi szerződések, ingatlan adásvétel, bérleti szerződés, ingatlanügyvéd
house-contract: ingatlanjog, ingatlanjogász
hydraulic-hose: hidraulikatömlő, hidraulika tömlő, hidraulikus tömlő, hidraulika, hidraulikatömlők
laptop: programozás
laptop screwdriver: számítógép javítás, online tanfolyam, laptop
lathe: eszterga, esztergályos, esztergálás, cnc esztergálás, cnc megmunkálás, forgácsolás, forgácsoló
lift: liftszerelő, liftkarbantartás, felvonószerelés, felvonó karbantartás, felvonó, felvonók
love-letter: csomagolópapír
love-letter postbox: bélyeg
magnifier: magánnyomozó
market-stall: luca napi vásár
meeting-room: tárgyalóterem, tárgyalótermek, konferenciaterem, konferenciatermek, tárgyaló bérlés
megaphone chart-up: közgyűlés, reklámügynökség, marketing, keresőoptimalizálás, közösségi média
megaphone speech-bubble: lakossági fórum, közmeghallgatás, falugyűlés
memo beers: kvíz, kvízest, pub kvíz
newspaper: helyi újság, napilap, újság előfizetés
newspaper recycling: papírgyűjtés
notebook: jegyzetfüzet, napló
notebook pencil: tanulószoba, korrepetálás és házi, füzet, füzetek
open-book books: olvasókör, olvasókörök
open-book fountain-pen: szakdolgozat
open-book pencil: korrepetálás, nyelviskola, nyelvtanfolyam, nyelvtanfolyamok, nyelvórák, érettségi felkészítő
open-book pencil: érettségi felkészítés
open-book pencil: ~ angol, német
open-book speech-bubble: angolul, angol tanfolyam, angol nyelvtanfolyam, németül, angoltanár
paintbrush palette: kékfestő műhely
pallet: raklap, raklapok, euro raklap, raklapbútor
pallet-truck: raklapemelő, raklapemelők, kézi raklapemelő, béka raklapemelő, raklapmozgató
parcel: csomagküldés
parcel delivery-van: költöztető doboz, költöztető dobozok, kartondoboz, kartondobozok, buborékfólia, csomagolóanyag
parcel delivery-van: csomagolás, csomagolóanyagok
parking-sign car: parkoló, parkolók
pencil fountain-pen: írószer, iskolaszer
pencil palette: rajzszakkör
phone-case: telefontok, telefontokok, mobiltok, mobiltokok, telefon tok, telefon tokok, mobil kiegészítők
pill: étrend-kiegészítő, táplálékkiegészítő, táplálékkiegészítők
pill stethoscope: gyógyszertár, vitaminok
police-car: rendőrség
power-bank: powerbank, powerbankok, power bank, külső akkumulátor
price-tag desk-lamp: bolhapiac, garázsvásár
printer: nyomda, fénymásolás, tintapatron, festékpatron, tintapatronok, festékpatronok, szórólap, szórólapok, molinó
printer: molinók
printer paintbrush: autódekoráció, cégtábla, gravírozás
receipt laptop: számlázó program, számlázóprogram, online számlázás, számlázó szoftver
receipt shopping-cart: pénztáros, pénztárost, pénztárosok, pénztárosokat, bolti eladó pénztáros
road-roller: aszfalt, aszfaltozás, útépítés, térburkolás aszfalttal
robot gear: robotika, robotika szakkör
rubber-stamp document: közjegyző, közjegyzői iroda, bélyegző, bélyegzők, bélyegzőkészítés
satellite-dish television: parabola antenna, parabola
scaffold ladder: állvány bérlés, állványbérlés, állványozás, állvány kölcsönzés, állvány, építési állvány
scales: ügyvéd, ügyvédi iroda
scissor-lift: ollós emelő, ollós emelők, ollós emelő bérlés, ollós munkaállvány
scissors: kreatív készlet, hímzőkészlet
scissors hair-comb: fodrász, fodrászat, hajvágás, hajfestés, női hajvágás, haj
scroll document: családfa, családfakutatás
server: tárhely, webtárhely, szerver, szerverek, szerverterem
set-square calculator: matek korrepetálás, matektanár
set-square ruler: statikus, energetikai tanúsítvány, építész, építésziroda, matematika, matek
shipping-container: tengeri konténer, raktárkonténer, konténerház, tengeri szállítmányozás
signing-hands: jelnyelv, jelnyelv tanfolyam, jelnyelvi tolmács, jelnyelvi tanfolyam
site-cabin: irodakonténer, felvonulási konténer, irodakonténer bérlés, lakókonténer, építkezési konténer
small-airplane: sétarepülés
smartphone: telefon, mobil, telefonszerviz, kijelzőcsere, mobiltelefon
smartphone memo: kvízjáték
speaker: hangtechnika, hangosítás, hangfal, bluetooth hangszóró, hangszóró
speech-bubble: nyelvcsere, nyelvi klub, logopédus, beszédterápia, logopédia
speech-bubble handshake: polgármesteri fogadóóra, fogadóóra
speech-bubble open-book: német kezdőknek, angol kezdőknek, olasz kezdőknek, spanyol kezdőknek, francia kezdőknek
speech-bubble open-book: német munkavállalóknak, német dolgozóknak, angol munkavállalóknak, német ápolóknak, német b1
speech-bubble open-book: német b2, német a1, német a2, angol b1, angol b2, angol a1, angol a2, angol c1, német c1
speech-bubble open-book: angol felnőtteknek, német felnőtteknek
spotlight: színpadtechnika, fénytechnika, hang- és fénytechnika, hangosítás és fénytechnika, színpadi világítás
stethoscope: orvos, klinika, rendelő
stethoscope hospital: reumatológus, reumatológia, gasztroenterológus, gasztroenterológia, endokrinológus, endokrinológia
stethoscope hospital: nefrológus, hematológus, allergológus, allergológia, dialízis, proktológus, proktológia
stethoscope hospital: belgyógyász, belgyógyászat, sebész, sebészet, nőgyógyász, nőgyógyászat
storage-unit: raktározás, bérraktár, bérraktárak
swimming-pool moon: éjszakai fürdőzés
swing: hintaágy, hintaágyak
syringe: védőoltás, botox, oltás
tablet: táblagép, táblagépek, tablet, tabletek, ipad, e-könyv olvasó, rajztábla digitális
taxi: reptéri transzfer
telehandler: teleszkópos rakodó, teleszkópos rakodók, teleszkópos rakodógép
telephone: telefonközpont, lelkisegély telefon
telephone desk: titkárnő, titkárnőt
telescope night-sky: csillagvizsgáló, csillagászat, csillagles, csillaghullás
test-tube: laborvizsgálat, vérvétel, labor
theodolite set-square: földmérő, földmérés, geodézia, geodéta, földmérők, telekkitűzés, földmérő iroda
theodolite set-square: geodéziai felmérés
translation open-book: fordítás, fordítóiroda, fordítás és tolmácsolás, fordító, fordítók, tolmács, tolmácsolás
translation open-book: szakfordítás, szakfordító, fordítások
translation rubber-stamp: hivatalos fordítás, hiteles fordítás, hivatalos fordítások
tyre: felni, felnik
tyre tractor: traktorgumi
ultrasound: ultrahang, ultrahangvizsgálat, ultrahangos vizsgálat, babamozi, terhességi ultrahang
usb-stick: pendrive, pendrive-ok, usb-kulcs
vending-machine soft-drink: italautomata, italautomaták, ételautomata, snack automata, snackautomata, árusító automata
vending-machine soft-drink: értékesítő automaták
video-call headphones: webinárium, webináriumok, webinár, videóhívás, videokonferencia, online megbeszélés
walkie-talkie: walkie-talkie, walkie talkie, adóvevő, adóvevők
web-page laptop: honlapkészítés, weboldal, weboldal készítés, weboldalkészítés, weboldalak, honlap, honlap készítés
web-page laptop: honlapok, webfejlesztés, webdesign, weblap, új weboldal, weboldalad
web-page shopping-cart: webáruház, webáruházak, webshop, webshop készítés, webáruház készítés
webcam: webkamera, webkamerák
welding-mask fire: hegesztő, hegesztés, hegesztőt, hegesztési munkák, hegesztő tanfolyam, hegesztők, hegesztőgép
welding-mask fire: hegesztőgépek
whiteboard: fehértábla, fehértáblák, mágnestábla, mágnestáblák
windscreen: szélvédő, szélvédők, szélvédőcsere, szélvédőjavítás, szélvédő csere, szélvédő javítás, autóüveg
apartment-building key: eladó lakás, lakásod, lakás, lakások
bank coin: bank, lakáshitel
barber-pole razor: borbély, barber shop
barn: pajta, pajták, pajtaesküvő, esküvői pajta
bouncy-castle balloon: ugrálóvár, légvár
bouncy-castle gymnast: trambulin park
bricks trowel: vakolás, bontás, építkezés, gipszkarton, generálkivitelezés, házépítés, terméskő, kőfaragás, falazás
bricks trowel: építőipar, kőműves, lakásfelújítás, segédmunkás, segédmunkások
building-plot: építési telek, építési telkek, eladó telek, telek eladó, telek, telkek, építési telkek eladók
building-plot: eladó telkek, zártkert, zártkerti ingatlan, termőföld, üdülőtelek, szántóföld, szántóföldek
campervan campsite: lakóautó, lakóautók, lakóautó bérlés, lakóautó kölcsönzés
caravan tent: lakókocsi
castle: vár kastély, kastély, várlátogatás, várjáték, várjátékok
church: mise, istentisztelet
church candle: szentmise, plébánia, gyülekezet, hittan, körmenet, zarándoklat, konfirmáció, roráte, keresztút
church candle: lelkigyakorlat, keresztelő, elsőáldozás, bérmálás, imaóra
circus-tent: cirkusz
convenience-store key: kiadó üzlethelyiség, üzlethelyiség, üzlethelyiség kiadó, kiadó üzlet
crane bricks: daruzás
crane excavator: daru bérlés, darubérlés, autódaru, darus autó
house heart: nevelőszülő, nevelőszülők, nevelőszülőnek
house key: ingatlanod, ingatlana, ingatlant, ingatlanok, értékbecslés, ingatlan értékbecslés, albérlet
house key: ingatlanközvetítő, nyaraló, ingatlan, ingatlaniroda, eladó ház, családi ház, ikerház, ház
house key: könnyűszerkezetes ház
house snowy-mountain: hegyi faház, faház a hegyekben
houses house: sorház
hut fir-tree: kerti házak
market-stall carrot: piaci árus, termelői piac, kirakodóvásár, árusok, vásár árusok, piacnap
marquee: rendezvénysátor, sátorbérlés, esküvői sátor, rendezvénysátrak
museum: múzeum
nativity-crib: élő betlehem, betlehem, betlehemezés, betlehemek
photo-booth: fotóautomata, fotófülke, fotobox, szelfi gép, szelfigép
portable-toilet: mobil wc, mobil wc bérlés, mobil toalett, mobil illemhely, toi toi
road-barrier: útlezárás, útzár, utcalezárás
road-barrier safety-vest: útfelújítás, közúti jelzés
roller-coaster: vidámpark, hullámvasút, élménypark
school backpack: iskola, iskolában, iskolánkban, iskolánk, iskolai beiratkozás, tanévnyitó, évnyitó, szülői értekezlet
silo: siló, terménytároló, terményszárító, szemestermény szárítás
slide: játszóház, játszótéri eszközök
slide swing: új játszótér, játszótér, játszóteret, játszóterek
stained-glass: üvegfestés, tiffany üveg, ólomüveg ablak
storage-unit parcel: raktárbérlés, bútortárolás, mini raktár, miniraktár, tároló bérlés, tárolóbérlés
swimming-pool hot-tub: termálfürdőben, gyógyvíz, gyógyvizes, termálvíz, élményfürdő, strandfürdő, wellness hétvége
swimming-pool hot-tub: fürdőhasználat, termálfürdő, termálfürdő belépő, gyógyfürdő
swimming-pool swimmer: medence, medencék, medenceépítés
swing slide: hinta, hinták
tent: kemping, sátor, polifoam, felfújható matrac
tent compass: cserkész, cserkészek, cserkészcsapat, cserkésztábor, kiscserkész
airplane suitcase: utazási iroda, utazás, nyaralás, nászút, mézeshetek
alarm-clock: ébresztőóra
beach-hut: strandkabin, strandkabinok, strandbódé, tengerparti kabin
bicycle: kerékpáros, kerékpár, bicikli, kerékpárbolt, bukósisak, biciklizár, kerékpárzár
bicycle parcel: biciklis futár, kerékpáros futár, bringafutár
brake-disc wrench: fék, fékek, fékbetét, fékbetétek, féktárcsa, féktárcsák, fékjavítás
bus: buszos kirándulás, buszbérlés, buszos utazás
bus books: könyvtárbusz, könyvtárbuszok, bibliobusz
camping-stove: kempingfőző, kempingfőzők, gázfőző, túrafőző
canoe rower: kenutúra
car bubbles: kézi mosás, kézi autómosás, autópolírozás, autókozmetika, autótakarítás, autómosó, autómosás, kézi autómosó
car car-front: autókereskedés, használtautó, autókölcsönző, autó
car key: suzuki, suzuki swift, opel, dacia, fiat, seat, audi, használt autók, használt autó
car key: ~ sofőr, sofőrt keresünk, gépkocsivezető
car location-pin: garázshely, teremgarázs
car tow-truck: roncsautó, roncsautók, autóbontó, bontott alkatrész, roncsautó felvásárlás, autófelvásárlás
car wrench: autófóliázás, karosszérialakatos, autófényezés, autómentő szerviz, horpadásjavítás
car-battery wrench: autó akkumulátor, autóakkumulátor, akkumulátor, akkumulátorok, autóakku, akkumulátor csere
car-seat: gyerekülés, gyerekülések, autósülés, autósülések, babahordozó autóba
cargo-bike: teherbicikli, teherbiciklik, cargo bicikli, teherkerékpár
cargo-tricycle: teherszállító tricikli, elektromos tricikli, elektromos triciklik, teher tricikli
carriage horse: hintó, lovas kocsi, lovaskocsi, lovaskocsizás, esküvői hintó, fogathajtás
charging-station car: elektromos autó töltő, töltőállomás, autótöltő, wallbox, elektromos autó töltés
compass world-map: tájfutás, tájékozódási futás
conveyor-belt: szállítószalag, szállítószalagok, futószalag, görgősor, görgősorok
defibrillator: defibrillátor, defibrillátorok, defibrillátort, félautomata defibrillátor
delivery-van lorry: ember és egy furgon, ember és furgon, két ember és autó, fuvarozás, bútorszállítás
delivery-van lorry: hagyatékfelszámolás, furgon, furgonbérlés, futárszolgálat, futár
delivery-van parcel: költözik, költözés, költöztetés, költöztetések, költöztető
dragon-boat: sárkányhajó, sárkányhajók, sárkányhajózás, sárkányhajó verseny
dust-mask: porálarc, porálarcok, porvédő maszk, légzésvédő maszk
engine-oil wrench: olajcsere, motorolaj, motorolajok, olajcsere akció, olaj és szűrő, kenőanyagok
exhaust: kipufogó, kipufogók, kipufogórendszer, kipufogójavítás, kipufogódob, kipufogó szerviz
ferry: autókomp
fire-engine rescue-helmet: tűzoltó, tűzoltók, tűzoltóság, önkéntes tűzoltó, önkéntes tűzoltók, tűzoltónak
food-truck takeaway-box: food truck, foodtruck, food truckok
gurdwara: gurdwara, gurdvára, szikh templom, szikh templomok
hand-cart: kézikocsi, kézikocsik, húzható kiskocsi, húzós kocsi, fa kézikocsi
hang-glider: sárkányrepülés, sárkányrepülő, sárkányrepülők, sárkányrepülőzés, függővitorlázó
hearse: halottaskocsi, halottszállítás
helicopter: helikopter
hot-air-balloon: hőlégballon, hőlégballonozás
houseboat: lakóhajó, lakóhajók
inflatable-boat: gumicsónak, gumicsónakok, gumimotoros, felfújható csónak, felfújható csónakok
insured-car shield: kötelező biztosítás, kötelező gépjármű-biztosítás, gépjármű biztosítás, gépjárműbiztosítás
insured-car shield: autóbiztosítás, casco, kgfb, gépjárműbiztosítások
jet-ski wave: jetski, jet-ski, jetski bérlés
kayak: kajak, kajakok, kajaktúra, kajakbérlés, kajak-kenu, kajakozás
kick-scooter: elektromos roller
label-roll: címkenyomtatás, öntapadós címke, öntapadós címkék, tekercses címke, tekercses címkék, matricanyomtatás
lifebuoy wave: vízimentők
limousine: limuzin, limuzinok, limuzinbérlés, limuzin bérlés, esküvői limuzin
lockers: öltözőszekrény, öltözőszekrények, iskolai szekrények, értékmegőrző szekrény, csomagmegőrző szekrény
locomotive: vasútmodell, terepasztal, kisvasút, gőzös, modellvasút, modellvasút kiállítás
log-cabin: rönkház, rönkházak, gerendaház, gerendaházak, boronaház, boronaházak, rönkház építés, faház, faházak
lorry: c kategória, c e kategória, ce kategória, kamionsofőr, kamionsofőrt, nemzetközi sofőr, teherautó-sofőr, fuvar
lorry: teherszállítás, c kategóriás sofőr, c kategóriás sofőrt
minibus bus: személyszállítás, kisbusz bérlés, kisbusz
mobility-scooter wheelchair: elektromos kerekesszék, elektromos moped időseknek, elektromos rokkantkocsi
motor-boat anchor: csónakmotor, csónakmotorok, külmotor, csónak, csónakkölcsönzés, ladik
motor-boat wave: hajóbérlés
motor-scooter: robogó, robogók, roller
motorcycle: motor, motorkerékpár, motorok, motoros találkozó, motoros felvonulás
motorcycle-helmet motorcycle: motoros ruházat
network-cable: hálózati kábel, hálózati kábelek, strukturált kábelezés, hálózatkábelezés, ethernet kábel
network-cable: hálózati kábelezés, hálózatépítés
number-plate: rendszámtábla, rendszámtáblák
onsen: onszen, onszenek, onsen, japán hőforrás, japán hőforrások
paddleboard wave: sup bérlés, sup kölcsönzés, sup oktatás, sup túra, supozás, sup, paddleboard
pallet-racking: raklapos állvány, raklapos állványok, raklaptároló állvány, raktári polcrendszer, raktári állvány
pallet-racking: raktári polc
parachute: tandemugrás, ejtőernyős ugrás, ejtőernyőzés
parking-sign location-pin: parkolóhely, parkolóhelyek, beállóhely, őrzött parkoló, reptéri parkolás
passport suitcase: útlevél, vízum, igazolványkép
pocket-knife: zsebkés, zsebkések, bicska, bicskák, svájci bicska, bicskát
pressure-gauge: nyomásmérő, nyomásmérők, manométer, manométerek, kalibrálás, műszerkalibrálás
quad-bike: quad, quadok, quadtúra, quad bérlés, quadozás
roll-up-banner: roll-up, roll-up banner, roll-up molinó, rollup állvány, molinó nyomtatás
roller-skate: görkorcsolya
roof-box: tetőbox, tetőboxok, tetőbox bérlés, tetőcsomagtartó, síbox
sailing-boat anchor: hajótárolás, téli hajótárolás, kikötőhely, hajó téliesítés, algagátló, vitorlázás, jacht, vitorlás
ship: hajókirándulás, hajókirándulások, sétahajó, sétahajózás, hajóút, hajós kirándulás
skateboard: gördeszka
skip: sittszállítás, sitt szállítás, sittes konténer, konténeres sittszállítás, konténer rendelés, sitt elszállítás
skip: sitt, konténerszállítás
snow-plough: hóeltakarítás, hóeltakarító, hókotró, síkosságmentesítés, hótolás
snowshoes: hótalp, hótalpas túra, hótalptúra, hótalp kölcsönzés
spark-plug: gyújtógyertya, gyújtógyertyák
speedboat anchor: hajóvezetői tanfolyam, hajóvezető tanfolyam, kishajóvezető, hajóvezetői engedély
spray-gun: porfestés, porszórás, szinterezés, festékszóró, festékszóró pisztoly, festékszórás
spreadsheet: Excel táblázat, Excel táblázatok, Excel sablon, Excel sablonok, Excel tanfolyam, táblázatkezelés
spreadsheet: Excel oktatás
steel-beam: acélgerenda, acélgerendák, i-gerenda, i acél gerenda
steering-wheel car: vezetésoktatás, jogsi, autósiskola, jogosítvány, kresz tanfolyam
steering-wheel lorry: c kategóriás jogosítvány, teherautó jogosítvány
strandkorb: strandkosár, fonott strandfotel
stroller baby-bottle: babakocsi, babakocsik
suitcase: bőrönd, bőröndök
suv mountain: quad túra
tanker: szippantás, szennyvízszippantás, szippantós autó, emésztő, szennyvízszállítás, tartálykocsi
three-wheel-van: Piaggio Ape, háromkerekű kisteherautó, háromkerekű teherautó
tiller: rotációs kapa, rotációs kapák, kerti kapálógép, kapálógép, kapálógépek, rotálás
tipi: tipi sátor, tipi sátrak, indiánsátor, indiánsátrak
tipper-truck: billencs, sóder, sóder szállítás, homok és sóder, zúzottkő, homok sóder, homok, kavics, folyami homok
tow-truck car: autómentés, autómentő, autómentők, vontatás, tréleres autómentés, tréler
tractor wheat: mezőgazdasági gép, mezőgazdasági gépek, traktorok, bérszántás, traktor, mezőgazdaság, gazdaság
traffic-cone: forgalomterelő kúp, forgalomterelő kúpok, terelőkúp, terelőkúpok
trailer: utánfutó, utánfutó kölcsönzés, utánfutó bérlés, utánfutók, pótkocsi, pótkocsik, vonóhorog
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuktukok, motoros riksa, tuktuk túra
tyre wrench: abroncs, gumiszerviz, téli gumi, gumiabroncs, gumicsere, kerékcsere, gumiszerelés, gumizás, gumi
tyre wrench: nyári gumi, gumik
vintage-car: veterán autó bérlés, veterán autó esküvőre, oldtimer bérlés, oldtimer esküvőre, veterán járművek
vintage-car: veterán autó, veteránautó, oldtimer, oldtimer találkozó, veterán autók, veteránautók
wall-clock: falióra
watch: karóra, fitneszkarkötő
watch mantel-clock: óra javítás, óraszerviz, óra szerviz, órajavító, órajavítás, órásmester, órás mester, órásműhely
watch mantel-clock: faliórák, antik óra, antik órák, karórák, óra eladó, óra vásár, órák
wheel-loader: homlokrakodó, homlokrakodók, kerekes rakodó, gumikerekes rakodó, homlokrakodó bérlés
wheelchair crutch: kerekesszék, rokkantkocsi, gyógyászati segédeszköz
windmill: szélmalom, szélmalmok, szélmalomban, szélmalmot
yurt: jurta, jurták, jurtában, jurtaszállás, mongol jurta
`;
