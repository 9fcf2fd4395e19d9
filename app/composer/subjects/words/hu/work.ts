/** Hungarian words for work and services. Notation: word-list.ts. */
export const hungarianWork = `
3d-printer: 3d nyomtató, 3d nyomtatók, 3d nyomtatás, 3d-nyomtató, 3d-nyomtatás
air-compressor: légkompresszor, légkompresszorok, levegőkompresszor, kompresszor bérlés, kompresszor, kompresszorok
anvil hammer: kovácsolás, kovácsműhely, kovácsmester, díszkovács, kovácsoltvas
app-phone: mobilalkalmazás, applikáció, új alkalmazásunk, alkalmazásunk, mobilalkalmazások, mobilapp, új applikáció
app-phone: applikációnk, alkalmazás letöltése, töltse le alkalmazásunkat
app-phone memo: kvíz app, kvízalkalmazás
ballot-box: népszavazás, közösségi költségvetés, szavazz ránk, szavazz, szavazzon, szavazzatok, szavazás, szavazni
ballot-box: választás, választások, önkormányzati választás
banknotes coin: hitel, kölcsön, lízing, finanszírozás, valutaváltó, valutaváltás
billboard: óriásplakát, óriásplakátok, hirdetőtábla, hirdetőtáblák, köztéri reklám, reklámtábla, reklámtáblák
blackboard books: tanárt keresünk
blood-drop: véradás, véradók, adj vért, véradó
book: könyvkötés
books: szakdolgozat kötés, szakdolgozatkötés
books open-book: könyvkötészet, könyvkötő, könyvesbolt, könyvtár, könyv, könyvek, antikvárium, antikváriumok
briefcase handshake: üzleti tanácsadás, tanácsadás, munkaerő-közvetítés, állásajánlat, állásajánlatok
briefcase handshake: ~ állás
business-cards printer: névjegykártya, névjegykártyák, névjegy, névjegyek, névjegykártya nyomtatás
calculator receipt: számológép, számológépek, adótanácsadás, könyvelőiroda, bérszámfejtés, könyvelő, könyvelés
calculator receipt: adóbevallás
calendar: falinaptár, határidőnapló, naptár, naptárak
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
concrete-mixer: betongyűrű, betongyűrűk
concrete-mixer bricks: beton, betonszállítás, betonozás, mixerbeton, transzportbeton, aljzatbeton, betonpumpa, esztrich
crayon: kifestő, színező, gyurma, vízfesték, filctoll
crayon scissors: kézműves foglalkozás, kézműves foglalkozások, kézműves foglalkozással, kézműves foglalkozásokkal
crayon teddy-bear: bébiszitter, gyermekfelügyelet
desktop-computer: gamer monitor
desktop-computer keyboard: számítógép, számítógépek, számítógép szerelés, számítógép tanfolyam
desktop-computer laptop: szoftver, ügyviteli rendszer, foglalási rendszer, vállalatirányítási rendszer, crm
drill: fúrógép, ütvefúró, csavarozó
drone: drón, drónfelvétel, légi felvétel
envelope postbox: postás, postást, postás állás, postai kézbesítő, kézbesítő állás
excavator: földmunkagép, földmunkagépek, kotrógép, kotrógépek, gépkezelővel, minikotró gépkezelővel
excavator crane: földmunka, minikotró, kotró, markoló, árokásás, gépi földmunka
exhibition-stand: kiállítási stand, kiállítási standok, standépítés, vásári stand
file-cabinet folder: iratrendezés
floppy-disk laptop: adatmentés, adatmentést, adatmentés merevlemezről
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
meeting-room: tárgyalóterem, tárgyalótermek, konferenciaterem, konferenciatermek, tárgyaló bérlés
megaphone chart-up: közgyűlés, reklámügynökség, marketing, keresőoptimalizálás, közösségi média
megaphone speech-bubble: lakossági fórum, közmeghallgatás, falugyűlés
memo beers: kvíz, pub kvíz
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
pencil fountain-pen: írószer, iskolaszer
pencil palette: rajzszakkör
phone-case: telefontok, telefontokok, mobiltok, mobiltokok, telefon tok, telefon tokok, mobil kiegészítők
pill: étrend-kiegészítő, táplálékkiegészítő, táplálékkiegészítők
pill stethoscope: gyógyszertár, vitaminok
power-bank: powerbank, powerbankok, power bank, külső akkumulátor
price-tag desk-lamp: bolhapiac, garázsvásár
printer: nyomda, fénymásolás, tintapatron, festékpatron, tintapatronok, festékpatronok, szórólap, szórólapok, molinó
printer: molinók
printer paintbrush: autódekoráció, cégtábla, gravírozás
receipt laptop: számlázó program, számlázóprogram, online számlázás, számlázó szoftver
receipt shopping-cart: pénztárost, pénztárosok, pénztárosokat, bolti eladó pénztáros
road-roller: aszfalt, aszfaltozás, útépítés, térburkolás aszfalttal, lapvibrátor, lapvibrátort, lapvibrátorok
road-roller: döngölőgép, döngölőbéka, vibrolap, vibrolapot
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
set-square ruler: statikus, építész, építésziroda, matematika, matek
shipping-container: tengeri konténer, raktárkonténer, konténerház, tengeri szállítmányozás
signing-hands: jelnyelv, jelnyelv tanfolyam, jelnyelvi tolmács, jelnyelvi tanfolyam
site-cabin: irodakonténer, felvonulási konténer, irodakonténer bérlés, lakókonténer, építkezési konténer
smartphone: telefon, mobil, telefonszerviz, kijelzőcsere, mobiltelefon
smartphone memo: kvízjáték
smartphone wrench: kijelző csere
speaker: hangtechnika, hangosítás, hangfal, bluetooth hangszóró, hangszóró
speech-bubble: nyelvcsere, nyelvi klub, logopédus, beszédterápia, logopédia
speech-bubble handshake: polgármesteri fogadóóra, fogadóóra
speech-bubble open-book: német kezdőknek, angol kezdőknek, olasz kezdőknek, spanyol kezdőknek, francia kezdőknek
speech-bubble open-book: német munkavállalóknak, német dolgozóknak, angol munkavállalóknak, német ápolóknak, német b1
speech-bubble open-book: német b2, német a1, német a2, angol b1, angol b2, angol a1, angol a2, angol c1, német c1
speech-bubble open-book: angol felnőtteknek, német felnőtteknek, némettanár, némettanárt
spotlight: színpadtechnika, fénytechnika, hang- és fénytechnika, hangosítás és fénytechnika, színpadi világítás
stethoscope: orvos, klinika, rendelő
stethoscope hospital: reumatológus, reumatológia, gasztroenterológus, gasztroenterológia, endokrinológus, endokrinológia
stethoscope hospital: nefrológus, hematológus, allergológus, allergológia, dialízis, proktológus, proktológia
stethoscope hospital: belgyógyász, belgyógyászat, sebész, sebészet, nőgyógyász, nőgyógyászat
syringe: védőoltás, botox, oltás
tablet: táblagép, táblagépek, tablet, tabletek, ipad, e-könyv olvasó, rajztábla digitális
telehandler: teleszkópos rakodó, teleszkópos rakodók, teleszkópos rakodógép
telephone: telefonközpont, lelkisegély telefon
telephone desk: titkárnő, titkárnőt
telescope night-sky: csillagvizsgáló, csillagászat, csillagles, csillaghullás
test-tube: laborvizsgálat, vérvétel, labor, kémia érettségi, kémia korrepetálás, kémiából felkészítés
test-tube: kémia emelt szint, emelt szintű kémia, biosz kémia
theodolite set-square: földmérő, földmérés, geodézia, geodéta, földmérők, telekkitűzés, földmérő iroda
theodolite set-square: geodéziai felmérés
translation open-book: fordítás, fordítóiroda, fordítás és tolmácsolás, fordító, fordítók, tolmács, tolmácsolás
translation open-book: szakfordítás, szakfordító, fordítások
translation rubber-stamp: hivatalos fordítás, hiteles fordítás, hivatalos fordítások
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
barber-chair: fodrászszék, fodrász szék, borbélyszék, fodrászszékek
chimney-sweep: kéményseprő, kéményseprők, kéményseprés, kéménytisztítás
cleaner: takarítónő, takarító, bejárónő, takarítót
conveyor-belt: szállítószalag, szállítószalagok, futószalag, görgősor, görgősorok
defibrillator: defibrillátor, defibrillátorok, defibrillátort, félautomata defibrillátor
dentist-chair: fogorvosi szék, fogászati szék, fogászati kezelőegység, fogászati székek
doctor: háziorvos
dust-mask: porálarc, porálarcok, porvédő maszk, légzésvédő maszk
gardener: kertész, kertészek, kertészt, kertépítő
label-roll: címkenyomtatás, öntapadós címke, öntapadós címkék, tekercses címke, tekercses címkék, matricanyomtatás
lockers: öltözőszekrény, öltözőszekrények, iskolai szekrények, értékmegőrző szekrény, csomagmegőrző szekrény
network-cable: hálózati kábel, hálózati kábelek, strukturált kábelezés, hálózatkábelezés, ethernet kábel
network-cable: hálózati kábelezés, hálózatépítés
pallet-racking: raklapos állvány, raklapos állványok, raklaptároló állvány, raktári polcrendszer, raktári állvány
pallet-racking: raktári polc
pocket-knife: zsebkés, zsebkések, bicska, bicskák, svájci bicska, bicskát
pressure-gauge: nyomásmérő, nyomásmérők, manométer, manométerek, kalibrálás, műszerkalibrálás
roll-up-banner: roll-up, roll-up banner, roll-up molinó, rollup állvány, molinó nyomtatás
security-guard: biztonsági őr, vagyonőr, vagyonőrt, őrzés-védelem, biztonsági szolgálat
shop-assistant: ~ bolti eladó, pénztáros, eladó-pénztáros, üzleti eladó, boltos
spray-gun: porfestés, porszórás, szinterezés, festékszóró, festékszóró pisztoly, festékszórás
spreadsheet: Excel táblázat, Excel táblázatok, Excel sablon, Excel sablonok, Excel tanfolyam, táblázatkezelés
spreadsheet: Excel oktatás
steel-beam: acélgerenda, acélgerendák, i-gerenda, i acél gerenda
tiller: rotációs kapa, rotációs kapák, kerti kapálógép, kapálógép, kapálógépek, rotálás
waiter: pincér, pincérnő, felszolgáló, pincért, felszolgálót
wheel-loader: homlokrakodó, homlokrakodók, kerekes rakodó, gumikerekes rakodó, homlokrakodó bérlés
`;
