/** Slovak words for work, places and travel. Notation: word-list.ts. */
export const slovakWorkAndTravel = `
abacus: mentálna aritmetika
airplane taxi: letisková doprava, letiskovej dopravy
anvil hammer: kováč, kováčstvo, kováčska vyhňa
ballot-box: participatívny rozpočet, komunálne voľby, voľte nás, hlasujte za, dajte nám hlas, voľby, k voľbám
ballot-box: hlasovanie
banknotes coin: pôžička, úver, financovanie, leasing, pôžičky
bellhop-bell: recepčná, recepčnú, recepčný, recepčného
bicycle bike-helmet: cyklodoplnky, cyklodoplnkov
blackboard books: učiteľka, učiteľku, učiteľ, učiteľa, učitelia, učiteľky
blood-drop: darovanie krvi, daruj krv, darujte krv, kvapka krvi, odber krvi, valentínska kvapka, krv daruj
blood-drop: darcovia krvi, darování krve, daruj krev
book open-book: krst knihy, uvedenie knihy
books open-book: knižný klub, čitateľský klub, kníhviazačstvo, kníhviazač, knihárstvo, knihár, väzba kníh, knihkupectví
books open-book: knihy, knihovna, kniha, kníhkupectvo, knižnica, knižní veletrh, kníh
briefcase handshake: nábor zamestnancov, nábor pracovníkov, nábor brigádnikov, nábor vodičov, nábor skladníkov
briefcase handshake: nábor operátorov, poradenstvo, podnikateľské poradenstvo, poradenství, personální agentura
briefcase handshake: burza práce, veľtrh práce, brigáda pre študentov, brigádu pre študentov, brigádnik, brigádnikov
building-plot: pozemok, pozemkov, stavebné pozemky, stavebný pozemok, stavebných pozemkov
business-cards: tlač vizitiek, vizitky, vizitiek
calculator receipt: kalkulačka, kalkulačky, kalkulačiek, kalkulačku, daňové priznanie, účtovník, mzdová agenda
calculator receipt: mzdy a personalistika, daňové poradenstvo, účetní, účetnictví, daňový poradce, daně, účtovníctvo
calculator receipt: daňové přiznání, účtovníčka
car windscreen: tónovanie skiel, tónovania skiel, tónovanie autoskiel
car-battery: autobatérie, autobatéria, autobatérií, autobatériu
card-terminal credit-card: platobný terminál, platobné terminály, pokladničný systém, registračná pokladnica
card-terminal credit-card: registračné pokladnice
carousel: kolotoče, kolotoč, kolotočov
cash-register: predavačka, predavačku, predavač, predavača, pokladník, pokladníčka, pokladníčku
chainsaw logs: motorová píla, motorové píly
chart-up: finanční poradce, investice
cherry-picker: plošina, vysokozdvižná plošina, prenájom plošín, montážna plošina
church: farský deň, farského dňa, kňaz, kňaza, kňazská vysviacka, krížová cesta, krížovej cesty
circuit-board: plošné spoje, oprava elektroniky
coin magnifier: záložňa
combine-harvester: mlátenie
combine-harvester wheat: kombajn, kombajny, žatva, poľnohospodárske služby
concrete-mixer bricks: betón, betonáreň, dovoz betónu, betónovanie, liate podlahy, potery, miešačka
crane: žeriavnik, žeriavnika, žeriavnici
crayon teddy-bear: jasle, stráženie detí
delivery-van: prenájom dodávok
desktop-computer keyboard: web stránky
desktop-computer laptop: softvér, rezervačný systém, crm, programování
dragon-boat: dračie lode, dračia loď, dračích lodí, preteky dračích lodí
drill: vŕtačky, vŕtačka, vŕtačiek, aku vŕtačky
drill toolbox: železářství, půjčovna nářadí, náradie, železiarstvo
drone: dron
excavator: výkopové práce, výkopových prác, prenájom strojov, prenájom stavebných strojov
excavator: požičovňa stavebných strojov, bagrista, bagristu, bagristi
excavator bricks: búracie práce, búracích prác, demolácie, demolácia, demolácií
excavator crane: bager, minibager, zemní práce, zemné práce
food-truck market-stall: stánok s občerstvením
forklift: vodič vysokozdvižného vozíka, vodiča vysokozdvižného vozíka, vodič vzv
fountain-pen document: notář, papírnictví, kaligrafia
fountain-pen scroll: krasopis
gavel: aukčný dom, aukcia, dražba
hard-hat: stavebný dozor
house bricks: fasády, fasáda, fasád, fasádne práce
house light-bulb: energetický certifikát, energetické certifikáty, energetického certifikátu
hydraulic-hose: hydraulické hadice, hydraulická hadica, hydraulika
laptop screwdriver: oprava počítačů, servis počítačů, online kurz, webinář, coworking, notebook, servis počítačov
laptop screwdriver: oprava počítačov
lathe: sústruženie, sústruh, sústružník, cnc obrábanie, kovoobrábanie
lift: servis výťahov, montáž výťahov
log-cabin: drevodomy, drevodom, drevodomov, zruby, zrubové domy
love-letter ring: svadobné oznámenia, svadobné pozvánky
magnifier: súkromný detektív
market-stall christmas-tree: vianočné trhy, vianočných trhov, vianočné trhy na námestí, adventné trhy
market-stall christmas-tree: adventných trhov
meeting-room lectern: zasadnutie zastupiteľstva, zasadnutia zastupiteľstva, výročná schôdza, výročnej schôdze
meeting-room lectern: valné zhromaždenie
megaphone chart-up: stretnutie s občanmi, reklamná agentúra, marketing, reklama, seo, reklamní agentura
megaphone speech-bubble: verejné prerokovanie, verejné zhromaždenie
memo beers: krčmový kvíz, kvíz, pubkvíz
newspaper recycling: zber papiera, starý papier, zbierka papiera, zbierku papiera
office-building desk: kancelárie na prenájom, kancelária na prenájom, prenájom kancelárií, kancelárske priestory
office-building desk: kancelárskych priestorov
open-book pencil: doučování, kurz angličtiny, jazyková škola, překlady, doučovanie, překladatel
open-book pencil: ~ angličtina, němčina, angličtinu
paintbrush palette: maľovanie na sklo, maľba na sklo
pallet: europalety, drevené palety, výkup paliet
pallet-truck parcel: skladník, skladníka, skladníkov, skladníčka
parcel delivery-van: krabice na sťahovanie, kartónové krabice, bublinková fólia, obaly, obalové materiály
pencil fountain-pen: papiernictvo, školské potreby
pill stethoscope: lékárna, vitamíny, lekáreň
price-tag desk-lamp: blší trh, blšák, blšie trhy
printer: 3d tlač, tiskárna, 3d tisk, letáky, tlačiarne, oprava tlačiarní, servis tlačiarní, oprava tlačiarne
printer: ofsetová tlač, ofsetovej tlače, tlač plagátov
receipt desktop-computer: registračná pokladňa, pokladničné systémy
receipt laptop: fakturačný program, program na faktúry
receipt shopping-cart: predavač pokladník
road-roller: asfalt, asfaltovanie, stavba ciest
robot: robotický krúžok
robot gear: robotika, umělá inteligence, krúžok robotiky
rubber-stamp document: notárka, notársky úrad, pečiatky, pečiatka
satellite-dish television: satelity, antény, montáž satelitu
scaffold ladder: lešenie, prenájom lešenia
scales: advokátska kancelária, advokát, právník, advokátní kancelář, právnik, rozvod, právní poradna, právna pomoc
school pencil: zápis do školy, zápis do prvého ročníka, zápis prvákov
scissors hair-comb: kaderníčka, predlžovanie vlasov, kadeřnictví, kadeřník, kaderníctvo, stříhání vlasů, dámsky strih
scissors hair-comb: strih, strih a farbenie, stříhání, střih, dámský střih, pánský střih, pánske strihanie, melír
scissors hair-comb: barvení vlasů, vlasov, vlasy
scroll document: rodokmeň, genealógia
server: webhosting, serverovňa, servery
set-square ruler: geodet, projektant, doučovanie matematiky, architekt, projekční kancelář, matematika
set-square ruler: doučování matematiky
shipping-container: lodný kontajner, lodné kontajnery, skladový kontajner
small-airplane: modelársky krúžok, leteckí modelári, modelári
smartphone: mobil, mobily, oprava mobilov, mobilných telefónov, oprava telefonů, mobilní telefony, mobilní tarif
smartphone: aplikácia, mobilná aplikácia
speaker: ozvučenie, reproduktory
speech-bubble: jazyková kaviareň, logopédia, logoped, logopedie
speech-bubble open-book: nemčina pre opatrovateľky, nemčina pre začiatočníkov, angličtina pre začiatočníkov
speech-bubble open-book: nemčina pre pracujúcich, učiteľ angličtiny, učiteľka angličtiny
spotlight: ozvučenie a osvetlenie, zvuk a svetlo, javisková technika
stethoscope: lékař, klinika, ordinace, nemocnice, lekár, ambulancia, ordinácia
stethoscope hospital: reumatológ, gastroenterológ, endokrinológ, nefrológ, hematológ, alergológ, alergológia, dialýza
stethoscope hospital: proktológ, interná ambulancia
stethoscope stethoscope: ultrazvuk
storage-unit: skladové priestory, skladových priestorov, prenájom skladu, prenájom skladov
swimming-pool: bazény, bazénov, stavba bazénov, čistenie bazénov, záhradné bazény, bazénová chémia
swimming-pool slide: aquapark, aquaparku, aquaparky
swing: hojdačky, hojdačka, hojdačiek, záhradná hojdačka
syringe: očkování, botox, očkovanie
taxi: taxi
telescope night-sky: hvezdáreň, astronómia
test-tube: laboratórium, rozbor vody
tipper-truck sack: piesok, piesku, dovoz piesku, riečny piesok
tower: rozhľadňa, rozhľadne, rozhľadňu, rozhľadní
web-page: webstránky, webstránka, webstránok, webové stránky, webová stránka, tvorba webov, tvorba webu
web-page: tvorba webových stránok
welding-mask fire: zvárači, zváranie, zváračské práce, zváračský kurz, zvárača, zváračov, prijmeme zvárača
welding-mask fire: zváračské a zámočnícke práce
apartment-building key: prenájom bytov, byty, byt
bank coin: banka, půjčka, hypotéka a úvěr
barber-pole razor: barber, holičství, holič
bouncy-castle balloon: nafukovacie atrakcie, skákacie hrady, skákací hrad, nafukovací hrad
bricks ladder: pronájem lešení
bricks trowel: murárske práce, omietky, stavebné práce, murár, kamenár, prírodný kameň, murovanie
bricks trowel: stavební firma, zedník, stavba domů, zateplení, lešení, sádrokarton, rekonštrukcie, omítky
campervan campsite: obytné auto, obytné autá, obytný voz, karavan na prenájom, prenájom obytných áut
campsite: letný tábor, letné tábory, detský tábor, detské tábory, denný tábor, denné tábory, denného tábora
campsite: letné denné tábory
caravan campsite: obytné vozy, karavany, karavan
castle: hrad, zámek, hradní slavnosti, hradné slávnosti, hradných slávností, zámocké slávnosti, nočná prehliadka
castle: nočné prehliadky, nočnú prehliadku
church candle: omša, svätá omša, služby božie, farnosť, odpust, polnočná omša, roráty, duchovná obnova
church candle: odpustová slávnosť
circus-tent: cirkus
convenience-store key: prenájom predajne, obchodný priestor, nebytový priestor, obchodné priestory
crane bricks: bagr, autojeřáb
crane excavator: žeriav s obsluhou, autožeriav, žeriav
ferris-wheel: lunapark
house heart: pestúni, pestúnska starostlivosť, náhradná rodina
house key: pozemok na predaj, realitná kancelária, reality, realitní kancelář
house key: nemovitosti, hypotéka, domy na prodej, nehnuteľnosti, chalupa, drevostavby, rodinné domy
house snowy-mountain: chata na horách, horská chata, drevenica
house-with-garden key: chata, chaty, chatu
hut fir-tree: chata na prenájom, chaty na prenájom, prenájom chaty, chata v tatrách, zrub, ubytovanie v zrube
market-stall carrot: jarmok, farmársky trh, trhovníci, stánkari
marquee: svadobný stan, prenájom stanov, párty stany
museum: muzeum, múzeum, noc múzeí, noci múzeí
nativity-crib: betlehem, betlehemy, živý betlehem, výstava betlehemov
photo-booth: fotokútik, fotobúdka, fotobudka
road-barrier: uzávierka, uzávierka cesty
road-barrier safety-vest: dopravné značenie, práce na ceste
roller-coaster: zábavný park, horská dráha
school backpack: ~ škola
silo: silo, silá, sušička obilia
slide: detská herňa
slide swing: nové ihrisko, detské ihrisko, detské ihriská, ihrisko pre deti, ihrisko na sídlisku
stained-glass: vitráže
swimming-pool hot-tub: termálne kúpalisko, termálne kúpele
tent: kemp, kempování, stan, stany
tent compass: skauti, skaut, skautov, skauting, skautský, skautský oddiel, skautský zbor, vĺčatá, včielky skaut
airplane suitcase: cestovní kancelář, zájezdy, dovolená, letenky
bicycle: cykloservis, elektrobicykle, kolo, kola, elektrokolo, půjčovna kol, bicykel, bicykle, oprava kol
bicycle: oprava jízdních kol, servis bicyklov, oprava bicyklov, cyklotúra, cyklotúry, cyklotúru, cykloturistika
bicycle parcel: cyklokuriér, kuriér na bicykli
bus books: bibliobus, bibliobusu, pojazdná knižnica
bus suitcase: autobusový zájazd, autobusové zájazdy, výlet autobusom
canoe rower: splav, požičovňa lodí, dračích lodiach
car bubbles: umývanie áut, myčka aut, mytí aut, autoumyváreň
car car-front: autobazar, ojeté vozy, autosalon, půjčovna aut, jazdené autá, automobily, auto, auta
car car-front: ~ áut, autá
car key: ~ vodič, hľadáme vodiča, vodiča
car tow-truck: výkup vrakov, výkup áut, autovrakovisko, vrakovisko, likvidácia vozidiel, vyradenie vozidla
car wrench: autoklampiar, autolakovňa, autodiely, požičovňa áut
car-front: veterán, veteráni, limuzína, svatební auto, leštenie svetiel, leštenie svetlometov, renovácia svetlometov
car-front car: čelné sklo, výmena čelného skla, autosklo, autosklá
carriage horse: koč, svadobný koč, jazda na koči, koče, bričky
compass world-map: orientačný beh
delivery-van lorry: auto a dvaja chlapi, dvaja chlapi a auto, dodávka a dvaja chlapi, sťahovacie služby, autodoprava
delivery-van lorry: dodávka, požičovňa dodávok, kuriér, stěhování, sťahovanie, kurýr, doprava
ferry: kompa
fire-engine: hasičská súťaž
fire-engine rescue-helmet: hasiči, hasič, hasičov, dobrovoľní hasiči, hasičský zbor, dhz, mladí hasiči
food-truck takeaway-box: food truck, foodtruck, food trucky
helicopter: let vrtuľníkom
hot-air-balloon: let balonem, vyhlídkový let, let balónom
houseboat: hausbót, hausboty
jet-ski wave: vodný skúter, vodné skútre
kayak: kajak, kajaky, požičovňa kajakov
kick-scooter: kolobežky, elektrické kolobežky
lifebuoy wave: vodná záchranná služba
locomotive: parný vlak, modelová železnica
locomotive railway-car: úzkokoľajka, lesná železnica
lorry: vodič c e, vodiča c e, vodič kamiónu, vodiča kamióna, vodiči mkd, vodiči c e, vodič mkd, odťah, odtahová služba
lorry: kontejnery, řidič, řidiče, kamion, nákladná doprava, hľadáme vodiča c, vodiča c, vodič skupiny c
lorry: vodiča skupiny c
lorry bricks: betón s dovozom
lorry delivery-van: sťahovanie bytov, sťahovanie domácností, sťahovanie firiem
mantel-clock amphora: starožitnosti
minibus bus: autobusová doprava, mikrobus, preprava osôb
mobility-scooter wheelchair: elektrický vozík, elektrický invalidný vozík
motor-boat anchor: závesné motory, lodné motory
motor-boat sailing-boat: loď, lode, lodí, čln, člny
motor-boat wave: půjčovna lodí
motor-scooter: skútre, mopedy
motorcycle: motorky, motocykl
motorcycle-helmet motorcycle: prilba na motorku, moto prilby
paddleboard wave: paddleboard, paddleboardy, požičovňa paddleboardov
parachute: paragliding, zoskok padákom, tandemový zoskok
parking-sign location-pin: parkovacie miesto, parkovacie státie, garážové státie
passport suitcase: pas, vízum
quad-bike: štvorkolka, štvorkolky, požičovňa štvorkoliek
racing-car tyre: karting
roller-skate: kolieskové korčule
sailing-boat anchor: zimovanie lodí, kotvisko, regata, kapitánsky kurz, jachting, jachta
ship: výlet loďou, výlety loďou, plavba loďou, plavby loďou, vyhliadková plavba, vyhliadkové plavby, plavba po dunaji
ship: plavby po dunaji
skateboard: skateboard, skatepark
skip lorry: pristavenie kontajnera, kontajner na suť, odvoz sute, prenájom kontajnerov, veľkokapacitný kontajner
snow-plough: odpratávanie snehu, odhŕňanie snehu, zimná údržba
speedboat anchor: vodca malého plavidla, kapitánske skúšky
steering-wheel car: vodičský preukaz, kondičné jazdy, autoškola, řidičský průkaz, řidičák, vodičák
steering-wheel lorry: vodičák na kamión, vodičský preukaz skupiny c
stroller baby-bottle: kočíky, kočík, detské kočíky
suitcase: kufry, kufre, zájazdy, zájazd, zájazdov, cestovná kancelária
suv mountain: štvorkoliek
tanker: vývoz žúmp, septik, fekálne vozidlo, cisterna, vývoz septikov, vývoz fekálií
tipper-truck: štrk, sklápač, piesok a štrk, kamenivo
tow-truck car: odťah vozidiel, cestná pomoc
tractor wheat: poľnohospodárska technika, traktory, poľnohospodárske stroje, farma, zemědělství
trailer: príves, prívesy, prívesný vozík, požičovňa prívesov
tyre wrench: prezúvanie, pneumatiky, pneuservis, zimní pneumatiky
vintage-car: prenájom veterána, svadobný veterán, prenájom veteránov, veterány autá, zraz veteránov, historické vozidlá
watch: hodinky, hodinář
watch mantel-clock: hodinárstvo, oprava hodiniek
wheelchair crutch: invalidní vozíky, schodišťová plošina, invalidné vozíky, zdravotnícke pomôcky
`;
