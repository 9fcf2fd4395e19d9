/** Estonian words for work, places and travel. Notation: word-list.ts. */
export const estonianWorkAndTravel = `
anvil hammer: sepikoda
ballot-box: valimised, kaasav eelarve, rahvahääletus, kohalikud valimised, volikogu valimised, hääleta meie poolt
ballot-box: hääletage, hääleta
banknotes coin: laen, laenud, liising, finantseerimine
blood-drop: doonoripäev, doonorid, loovuta verd, doonor, doonoriks, tule doonoriks, anna verd, veredoonor, verekeskus
blood-drop: vereproov
books open-book: köitekoda, raamatuköitmine, raamatud, raamatupood, raamatukogu, raamat
briefcase handshake: ärikonsultatsioon, ettevõtte nõustamine, tööpakkumine, personaliotsing, karjäärimess, töömess
calculator receipt: kalkulaator, kalkulaatorid, raamatupidamine, palgaarvestus, raamatupidaja, raamatupidamisteenus
calculator receipt: maksud, tuludeklaratsioon
calculator set-square: audiitor
card-terminal credit-card: makseterminal, makseterminalid, kassasüsteem, kassaaparaat, kaardimakseterminal
chainsaw logs: mootorsaag, kettsaag, metsatööd, raietööd
chart-up coin: investeerimine, finantsnõustaja, aktsiad
cherry-picker: korvtõstuk, tõstuki rent, käärtõstuk, tõstukid
coin: mündimess
coin magnifier: mündiäri, antiik, kulla kokkuost, mündid
combine-harvester wheat: kombain, viljakoristus, kombainid
concrete-mixer bricks: betoon, betoonipump, valubetoon, põrandavalu, betoonitööd
desktop-computer keyboard: programmeerimine, kodulehed, veebiarendus
desktop-computer laptop: tarkvara, broneerimissüsteem, crm, kodulehe tegemine, veebidisain
document fountain-pen: vandetõlk
drone: droon, droonivideo, aerofoto
excavator crane: ekskavaator, kaevetööd, mullatööd, minikopp, kaevaja, ekskavaatoritööd
excavator droplet: puurkaevu puurimine
forklift: tõstukijuhi koolitus, tõstukijuhi kursus
forklift parcel: kaubaaluste
fountain-pen document: kirjatarbed, kalligraafia
gavel: oksjon
hydraulic-hose: hüdrovoolik, hüdrovoolikud, hüdraulikavoolikud, hüdraulika
laptop screwdriver: arvutihaigla, arvutikliinik, arvutidoktor, arvutiabi, arvutiremont, arvutite hooldus, arvutihooldus
lathe: treimine, treitööd, cnc treimine, metallitöötlemine
lift: liftihooldus, lifti paigaldus
magnifier: eradetektiiv
megaphone chart-up: avalik arutelu, rahvakoosolek, külakoosolek, üldkoosolek, reklaamiagentuur, turundus, seo, reklaam
memo beers: mälumäng, mälumänguõhtu, mälumängu, viktoriin
open-book pencil: tõlked, inglise keel, keeltekool, eraõpetaja, inglise keele kursus, järeleaitamine, tõlkebüroo
open-book pencil: keelekursused, keelekool
pallet: kaubaalused, euroalused
parcel delivery-van: kolimiskastid, mullikile, pakend, pakendid, pakkematerjalid
pill stethoscope: apteek, ravimid
postbox love-letter: postmargid
printer: 3d-printimine, 3d printimine, 3d print, koopiakeskus
printer document: trükikoda, trükised
printer paintbrush: visiitkaardid, reklaamkleebised, sildid
receipt shopping-cart: kassapidaja, kassapidajad, müüja-kassapidaja, klienditeenindaja-kassapidaja
road-roller: asfalt, asfalteerimine, asfaltimine
robot gear: robootika, robootikaring, robootikaringi, robootikahuviring, robotid, robotiring
rubber-stamp document: notar, notaribüroo, templid
satellite-dish television: satelliittv, antennid, antennitööd
scaffold ladder: tellingud
scales document: advokaat, jurist, õigusabi, advokaadibüroo
scissors hair-comb: juuksepikendused, juuksur, juuksurisalong, juukselõikus, juuksed, juuste lõikus, soeng
scroll document: suguvõsauurimine, sugupuu
server: veebimajutus, serverid
set-square abacus: matemaatika
set-square ruler: geodeet, energiamärgis, projekteerimine, arhitekt, arhitektuuribüroo
shipping-container: merekonteiner, konteineri rent, laokonteiner
smartphone: mobiiliremont, telefon, telefonid, ekraani vahetus, telefoniremont, mobiil
smartphone screwdriver: telefonihaigla, telefonikliinik, telefonidoktor
speaker: helitehnika, kõlarid
speech-bubble: logopeed, kõneravi, keelekohvik
speech-bubble open-book: saksa keel b1, saksa keel a1, saksa keel a2, eesti keel b1, eesti keel b2, inglise keel b2
spotlight: lavavalgustus, heli ja valgus, valgustehnika
stethoscope hospital: reumatoloog, gastroenteroloog, endokrinoloog, nefroloog, allergoloog, dialüüs, arst, kliinik
stethoscope hospital: perearst, haigla
stethoscope stethoscope: ultraheli
syringe: vaktsineerimine, gripivaktsiin, botox
telescope night-sky: tähetorn, astronoomia
test-tube: laboratoorium, analüüsid
welding-mask fire: keevitus, keevitaja, keevitustööd, keevitajad
apartment-building key: korter, üürikorter
bank coin: pank
barber-pole razor: habemeajaja, barber, meestejuuksur
bouncy-castle balloon: täispuhutav batuut
bouncy-castle trampoline: batuudi rent
bricks crane: ehitus, ehitusfirma
bricks hammer: ehitusmaterjalid, kruvid
bricks trowel: müüritööd, krohvimine, soojustamine, lammutustööd, remonditööd, kiviparketi paigaldus, kivitööd, müürsepp
bricks trowel: looduskivi, sillutuskivi, tänavakivi, kivisillutis, plaatide paigaldus õues
campervan campsite: matkaauto, matkaautod, matkaauto rent, matkabuss
caravan campsite: karavanirent
caravan tent: haagissuvila, autosuvila
church: jumalateenistus
church candle: advendikontsert, kogudus, palvus, surnuaiapüha, pühapäevakool, palverännak
circus-tent: tsirkus
convenience-store key: äripind, äripinna üür, kaubanduspind
crane bricks: kraanateenus, autokraana
house heart: hooldusperekond, hoolduspere, kasuperekond
house key: kodulaen, suvila, kinnisvara, maakler, majad, maja müük, palkmajad, puitmajad
houses house: eramu, ridaelamu
hut fir-tree: kuurid
market-stall carrot: laadamüüjad, laat, turupäev, taluturg, kauplejad
marquee tent: telkide rent, peotelk, peotelgid, telgi rent
museum: muuseum
photo-booth: fotoboks, fotokabiin
road-barrier safety-vest: teetööd, liikluskorraldus
roller-coaster: lõbustuspark, teemapark
school backpack: ~ kool
silo: viljakuivati
slide: mänguväljak, mänguväljakud, mängutuba
stained-glass: vitraaž, vitraažid
swimming-pool swimmer: bassein, basseinid
tent campsite: telkimine, kämping, matkavarustus, telk
tent compass: skaudid, skautide, gaidid, noorkotkad, skautid, hundud
airplane suitcase: reisibüroo, reisid, lennupiletid, puhkus
bicycle: rattad, rattamatk
bicycle parcel: rattakuller, jalgrattakuller
bicycle wrench: jalgratas, jalgrattad, rattapood, rattaremont, rattahooldus, ratas
bus: bussireisid
bus books: raamatukogubuss, raamatubuss
canoe rower: kanuumatkad
car bubbles: autopesu, autopesula
car key: autod, autorent, kasutatud autod, automüük, auto
car key: ~ autojuht, autojuhti
car tow-truck: vanade autode kokkuost, autode kokkuost, autolammutus, romuautod
car wrench: autokiletamine, autovärvimine, plekitööd, varuosad, tehnoülevaatus
car-boot price-tag: pagasnikukirbukas, pagasnikulaat
car-front car: autoklaas, autoklaasid, tuuleklaas, esiklaas
carriage horse: tõld, hobukaarik, kaarikusõit, saanisõit
compass world-map: orienteerumine, orienteerumispäevak
delivery-van lorry: meest ja auto, mees ja auto, mees ja kaubik, meest ja kaubik, kolimisabi, veoteenus, kaubik
delivery-van lorry: kaubiku rent
delivery-van parcel: kolimine, kolimisteenus, kuller, transport
fire-engine fire: vabatahtlik pääste
fire-engine rescue-helmet: tuletõrje, tuletõrjujad, vabatahtlikud päästjad, päästjad, päästekomando
fire-engine rescue-helmet: vabatahtlik tuletõrje
food-truck takeaway-box: toiduauto, food truck, tänavatoit auto
hot-air-balloon: kuumaõhupall
houseboat: paatmaja, ujuvmaja
jet-ski wave: jett, jetid, veemootorratas
kayak: kajak, kajakimatk, kajakimatkad, süst, süstamatk
kick-scooter: elektritõuksid, tõukeratas, tõukerattad
lifebuoy wave: merepääste, vabatahtlik merepääste
locomotive: mudelraudtee, kitsarööpmeline
locomotive railway-car: muuseumiraudtee, aururong
lorry: ce kategooria, c kategooria, veoautojuht, veokijuht, treiler, haagise rent, järelhaagis, treilerabi
lorry bricks: betoonivedu, valmisbetoon
mantel-clock amphora: antiigiäri, antiikmööbel, antiikesemed
minibus bus: bussirent
mobility-scooter wheelchair: elektriline ratastool, elektrilised ratastoolid
motor-boat anchor: päramootor, päramootorid, paadimootor
motor-boat sailing-boat: laevasõit, paat, paatide
motor-boat wave: paadid, paadirent
motor-scooter: mopeedid, roller
motorcycle: mootorratas, mootorrattad
motorcycle-helmet motorcycle: mootorratta kiiver
paddleboard wave: sup-laud, sup-lauad, sup laua rent, aerulaud, aerulauad
parachute: langevarjuhüpped, paraplaan, tiibvari
parking-sign location-pin: parkimiskoht, parkimiskohad, garaažikoht
passport suitcase: pass, viisa
quad-bike: atv, atv-safari, atv matk
racing-car tyre: kardirada, kardisõit, kart
roller-skate: rulluisud
sailing-boat anchor: paatide talvehoid, talvehoid, paadikoht, jahtsadam, purjelaev, regatt, purjed, purjetamiskool
sailing-boat anchor: purjekool, purjekas, purjetamine, purjelaager
skateboard: rula, rulapark
skip lorry: ehitusprügi, prahikonteiner
snow-plough: lumelükkamine, lumetõrje, lumekoristus, lumesahk
speedboat anchor: väikelaevajuht, väikelaevajuhi kursus, väikelaevajuhi load, kaatrijuht
steering-wheel car: sõidutunnid, juhiload, autokool, sõiduõpe, juhiluba
steering-wheel lorry: veoautoload
stroller baby-bottle: lapsevankrid, kärud
suitcase: kohvrid, kohver
suv mountain: atv rent, atv matkad
tanker: septik, septiku tühjendus, fekaalivedu, paakauto, kütteõli, septikud, kogumiskaev
taxi: takso
tipper-truck: kallur, liiv ja kruus, killustik
tow-truck car: puksiir, puksiirabi, autoabi, treiler-puksiir, puksiirteenus
tractor wheat: põllutehnika, põllumajandusmasinad, traktorid, traktor, talu, põllumajandus
tyre wrench: rehvitöökoda, rehvid, rehv, rehvivahetus, talverehvid, rehvitööd
vintage-car: vanatehnika, uunikum, vanaauto, vanaautod, unikaalsed autod, vanasõidukid
watch: kellad, kellassepp
wheelchair crutch: ratastool, ratastoolid, abivahendid
`;
