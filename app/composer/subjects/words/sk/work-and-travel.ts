/** Slovak words for work, places and travel. Notation: word-list.ts. */
export const slovakWorkAndTravel = `
abacus: mentálna aritmetika
anvil hammer: kováč, kováčstvo, kováčska vyhňa
ballot-box: participatívny rozpočet, komunálne voľby, voľte nás, hlasujte za, dajte nám hlas, voľby, k voľbám
ballot-box: hlasovanie
banknotes coin: pôžička, úver, financovanie, leasing, pôžičky
blood-drop: darovanie krvi, daruj krv, darujte krv, kvapka krvi, odber krvi, valentínska kvapka, krv daruj
blood-drop: darcovia krvi, darování krve, daruj krev
books open-book: knižný klub, čitateľský klub, kníhviazačstvo, kníhviazač, knihárstvo, knihár, väzba kníh, knihkupectví
books open-book: knihy, knihovna, kniha, kníhkupectvo, knižnica, knižní veletrh, kníh
briefcase handshake: nábor zamestnancov, nábor pracovníkov, nábor brigádnikov, nábor vodičov, nábor skladníkov
briefcase handshake: nábor operátorov, poradenstvo, podnikateľské poradenstvo, poradenství, personální agentura
briefcase handshake: burza práce, veľtrh práce
calculator receipt: kalkulačka, kalkulačky, kalkulačiek, kalkulačku, daňové priznanie, účtovník, mzdová agenda
calculator receipt: mzdy a personalistika, daňové poradenstvo, účetní, účetnictví, daňový poradce, daně, účtovníctvo
calculator receipt: daňové přiznání, účtovníčka
card-terminal credit-card: platobný terminál, platobné terminály, pokladničný systém, registračná pokladnica
card-terminal credit-card: registračné pokladnice
chainsaw logs: motorová píla, motorové píly
chart-up: finanční poradce, investice
cherry-picker: plošina, vysokozdvižná plošina, prenájom plošín, montážna plošina
circuit-board: plošné spoje, oprava elektroniky
coin magnifier: záložňa
combine-harvester: mlátenie
combine-harvester wheat: kombajn, kombajny, žatva, poľnohospodárske služby
concrete-mixer bricks: betón, betonáreň, dovoz betónu, betónovanie, liate podlahy, potery, miešačka
crayon teddy-bear: opatrovateľka, jasle, stráženie detí
desktop-computer keyboard: web stránky
desktop-computer laptop: softvér, rezervačný systém, crm, tvorba webu, programování, webové stránky
drill toolbox: železářství, půjčovna nářadí, náradie, železiarstvo
drone: dron
excavator crane: bager, minibager, zemní práce, zemné práce
fountain-pen document: notář, papírnictví, kaligrafia
fountain-pen scroll: krasopis
gavel: aukčný dom, aukcia, dražba
hydraulic-hose: hydraulické hadice, hydraulická hadica, hydraulika
laptop screwdriver: oprava počítačů, servis počítačů, online kurz, webinář, coworking, notebook, servis počítačov
laptop screwdriver: oprava počítačov
lathe: sústruženie, sústruh, sústružník, cnc obrábanie, kovoobrábanie
lift: servis výťahov, montáž výťahov
love-letter postbox: filatelia
love-letter ring: svadobné oznámenia, svadobné pozvánky
magnifier: súkromný detektív
megaphone chart-up: stretnutie s občanmi, reklamná agentúra, marketing, reklama, seo, reklamní agentura
megaphone speech-bubble: verejné prerokovanie, verejné zhromaždenie
memo beers: krčmový kvíz, kvíz, pubkvíz
newspaper recycling: zber papiera, starý papier
open-book pencil: doučování, kurz angličtiny, jazyková škola, překlady, doučovanie, překladatel
open-book pencil: ~ angličtina, němčina, angličtinu
pallet: europalety, drevené palety, výkup paliet
parcel delivery-van: krabice na sťahovanie, kartónové krabice, bublinková fólia, obaly, obalové materiály
pencil fountain-pen: papiernictvo, školské potreby
pill stethoscope: lékárna, vitamíny, lekáreň
postbox love-letter: poštové známky
price-tag desk-lamp: blší trh, blšák, blšie trhy
printer: 3d tlač, tiskárna, vizitky, 3d tisk, letáky
printer paintbrush: polepy áut
receipt desktop-computer: registračná pokladňa, pokladničné systémy
receipt laptop: fakturačný program, program na faktúry
receipt shopping-cart: pokladník, pokladníčka, predavač pokladník
road-roller: asfalt, asfaltovanie, stavba ciest
robot gear: robotika, umělá inteligence, krúžok robotiky
rubber-stamp document: notárka, notársky úrad, pečiatky, pečiatka
satellite-dish television: satelity, antény, montáž satelitu
scaffold ladder: lešenie, prenájom lešenia
scales: advokátska kancelária, advokát, právník, advokátní kancelář, právnik, rozvod, právní poradna, právna pomoc
scissors hair-comb: kaderníčka, predlžovanie vlasov, kadeřnictví, kadeřník, kaderníctvo, stříhání vlasů, dámsky strih
scissors hair-comb: strih, strih a farbenie, stříhání, střih, dámský střih, pánský střih, pánske strihanie, melír
scissors hair-comb: barvení vlasů, vlasov, vlasy
scroll document: rodokmeň, genealógia
server: webhosting, serverovňa, servery
set-square ruler: geodet, projektant, doučovanie matematiky, architekt, projekční kancelář, matematika
set-square ruler: doučování matematiky
shipping-container: lodný kontajner, lodné kontajnery, skladový kontajner
smartphone: mobil, mobily, oprava mobilov, mobilných telefónov, oprava telefonů, mobilní telefony, mobilní tarif
smartphone: aplikácia, mobilná aplikácia
speaker: ozvučenie, reproduktory
speech-bubble: jazyková kaviareň, logopédia, logoped, logopedie
speech-bubble open-book: nemčina pre opatrovateľky, nemčina pre začiatočníkov, angličtina pre začiatočníkov
speech-bubble open-book: nemčina pre pracujúcich
spotlight: ozvučenie a osvetlenie, zvuk a svetlo, javisková technika
stethoscope: lékař, klinika, ordinace, nemocnice, lekár, ambulancia, ordinácia
stethoscope hospital: reumatológ, gastroenterológ, endokrinológ, nefrológ, hematológ, alergológ, alergológia, dialýza
stethoscope hospital: proktológ, interná ambulancia
stethoscope stethoscope: ultrazvuk
syringe: očkování, botox, očkovanie
telescope night-sky: hvezdáreň, astronómia
test-tube: laboratórium, rozbor vody
welding-mask fire: zvárači, zváranie, zváračské práce, zváračský kurz
apartment-building key: prenájom bytov, byty, byt
bank coin: banka, půjčka, hypotéka a úvěr
barber-pole razor: barber, holičství, holič
bouncy-castle balloon: nafukovacie atrakcie, skákacie hrady, skákací hrad, nafukovací hrad
bricks ladder: pronájem lešení
bricks trowel: murárske práce, omietky, búracie práce, stavebné práce, murár, kamenár, prírodný kameň, murovanie
bricks trowel: stavební firma, zedník, stavba domů, zateplení, lešení, sádrokarton, rekonštrukcie, omítky
bricks trowel: zámková dlažba, pokládka dlažby
campervan campsite: obytné auto, obytné autá, obytný voz, karavan na prenájom, prenájom obytných áut
campsite: letný tábor, letné tábory, detský tábor, detské tábory
caravan campsite: obytné vozy, karavany, karavan
castle: hrad, zámek, hradní slavnosti
church candle: omša, svätá omša, služby božie, farnosť, odpust, polnočná omša, roráty, duchovná obnova
church candle: odpustová slávnosť
circus-tent: cirkus, párty stany
convenience-store key: prenájom predajne, obchodný priestor, nebytový priestor, obchodné priestory
crane bricks: bagr, autojeřáb, výkopové práce
crane excavator: žeriav s obsluhou, autožeriav, žeriav
ferris-wheel: lunapark, kolotoče
house heart: pestúni, pestúnska starostlivosť, náhradná rodina
house key: stavebný pozemok, stavebné pozemky, pozemok na predaj, realitná kancelária, reality, realitní kancelář
house key: nemovitosti, hypotéka, domy na prodej, nehnuteľnosti, chalupa, drevostavby, rodinné domy
house snowy-mountain: chata na horách, horská chata, drevenica
house-with-garden hut: zimné záhrady
house-with-garden key: chata, chaty, chatu
hut fir-tree: chata na prenájom, chaty na prenájom, prenájom chaty, chata v tatrách, zrub
market-stall: trdelník, trdelníky
market-stall carrot: jarmok, farmársky trh, trhovníci, stánkari
marquee: svadobný stan, prenájom stanov
museum: muzeum, múzeum
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
airplane suitcase: cestovní kancelář, zájezdy, dovolená, letenky, cestovná kancelária
bicycle: cykloservis, elektrobicykle, kolo, kola, elektrokolo, půjčovna kol, bicykel, bicykle, oprava kol
bicycle: oprava jízdních kol, servis bicyklov, oprava bicyklov
bicycle parcel: cyklokuriér, kuriér na bicykli
bus books: bibliobus, bibliobusu, pojazdná knižnica
bus suitcase: autobusový zájazd, autobusové zájazdy, výlet autobusom
canoe rower: splav, požičovňa lodí, dračie lode, dračích lodí, dračích lodiach
car bubbles: umývanie áut, myčka aut, mytí aut, autoumyváreň
car car-front: autobazar, ojeté vozy, autosalon, půjčovna aut, jazdené autá, automobily, auto, auta
car car-front: ~ áut, autá
car key: ~ vodič, hľadáme vodiča, vodiča
car tow-truck: výkup vrakov, výkup áut, autovrakovisko, vrakovisko, likvidácia vozidiel, vyradenie vozidla
car wrench: autoklampiar, autolakovňa, autodiely, požičovňa áut
car-front: veterán, veteráni, limuzína, svatební auto
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
lorry: kontejnery, řidič, řidiče, kamion, nákladná doprava
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
ship: výlet loďou, výlety loďou, plavba loďou, plavby loďou, vyhliadková plavba, vyhliadkové plavby
skateboard: skateboard, skatepark
skip lorry: pristavenie kontajnera, kontajner na suť, odvoz sute, prenájom kontajnerov, veľkokapacitný kontajner
snow-plough: odpratávanie snehu, odhŕňanie snehu, zimná údržba
speedboat anchor: vodca malého plavidla, kapitánske skúšky
steering-wheel car: vodičský preukaz, kondičné jazdy, autoškola, řidičský průkaz, řidičák, vodičák
steering-wheel lorry: vodičák na kamión, vodičský preukaz skupiny c
stroller baby-bottle: kočíky, kočík, detské kočíky
suitcase: kufry, kufre
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
