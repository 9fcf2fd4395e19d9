/** Czech words for travel. Notation: word-list.ts. */
export const czechTravel = `
airplane suitcase: cestovní kancelář, zájezdy, dovolená, letenky, cestovná kancelária, eurovíkend, cestovka, exotika
airplane suitcase: líbánky, svatební cesta
alarm-clock: budík
beach-hut: plážová chatka, plážové chatky, plážový domek, plážová bouda, plážová chata
bellhop-bell: recepční, recepčního, recepčním
bicycle: cyklovýlet, kolo, kola, elektrokolo, půjčovna kol, bicykel, bicykle, oprava kol, oprava jízdních kol
bicycle: servis bicyklov, oprava bicyklov, cyklistický závod, cyklojízda, zámek na kolo, odrážedlo, cyklozávod
bicycle: cyklozávody, cyklozávodu
bicycle battery: elektrokola, elektrokoloběžky
bicycle wrench: kol, servis kol, jízdních kol, koloservis
bicycle-courier: cyklokurýr, cyklokurýři, kurýr na kole, cyklokurýra
brake-disc wrench: brzdy, brzdové destičky, brzdové kotouče, brzdy a tlumiče, výměna brzd, opravy brzd
bus: komentovaná prohlídka, prohlídka města, výlety, komentovaná vycházka, školní výlet, jednodenní výlety
bus books: bibliobus, bibliobusu, pojízdná knihovna
bus suitcase: autobusový zájezd, autobusové zájezdy, zájezd autobusem, výlet autobusem
cable-car: lanovka, lanovky, lanovkou, lanovku
camping-stove: kempingový vařič, plynový vařič, turistický vařič, kempinkový vařič
canoe rower: vodácký kurz, půjčovna lodiček, půjčovna lodí, vodáci, dračích lodích, vodácká půjčovna, vodácké půjčovny
canoe rower: vodáckou půjčovnu, sjíždění vltavy, sjíždění řek, sjíždění řeky, sjíždění sázavy
car: škodu fabii, fabii combi, škodu octavii, prodám octavii, prodám fabii, prodám felicii, škodu felicii, favorita
car: prodám favorita
car baby: vajíčko do auta
car bubbles: myčka aut, mytí aut, autoumyváreň, automyčka, ruční mytí, leštění laku, keramická ochrana
car bubbles: čištění interiérů vozu, bezkontaktní myčka, bezkontaktní myčky, bezkontaktní myčku
car car-front: autobazar, ojeté vozy, autosalon, půjčovna aut, jazdené autá, automobily, auto, auta
car car-front: ~ aut
car key: elektromobily, předváděcí vozy, půjčovna vozů
car key: ~ řidič, hledáme řidiče, řidiče
car tow-truck: výkup vraků, vraky aut, ekologická likvidace vozidel, vrakoviště, likvidace autovraků, autovrakoviště
car tow-truck: výkup aut
car wrench: autoklempířství, autolakovna, autopůjčovna, náhradní díly, oprava promáčklin, tónování skel, lakovna
car wrench: karosářské práce, renovace světlometů
car-battery wrench: autobaterie, autobaterií, akumulátory do auta, startovací baterie
car-front: veteráni, svatební auto, leštění světel, leštění světlometů
car-front car: čelního skla
car-seat: autosedačka, autosedačky, autosedaček, dětská autosedačka
cargo-bike: nákladní kolo, nákladní kola, nákladních kol, cargo kolo, cargo kola, cargokolo
cargo-tricycle: nákladní tříkolka, nákladní tříkolky, elektrická tříkolka, elektrické tříkolky
carriage horse: kočár, kočáry, svatební kočár, projížďky kočárem, bryčka, koňské povozy
charging-station car: nabíjecí stanice, wallbox, wallboxy, nabíječka pro elektromobil
compass world-map: orientační běh
delivery-van lorry: auto a dva chlapi, dva chlapi a auto, dodávka a dva chlapi, stěhovací služba, autodoprava, stěhování
delivery-van lorry: sťahovanie, doprava, užitkové vozy, půjčovna devítimístných
delivery-van parcel: kurýrní služba, kurýr, půjčovna dodávek, půjčovna dodávky, pronájem dodávek, pronájem dodávky
delivery-van parcel: dodávka na stěhování
dragon-boat: dračí loď, dračí lodě, dračích lodí, závody dračích lodí
engine-oil wrench: výměna oleje, výmena oleja, motorový olej, motorové oleje, výměny oleje, výměna oleje a filtrů
engine-oil wrench: oleje a filtry
exhaust: výfuk, výfuky, výfukový systém, výfukové systémy, tlumič výfuku, oprava výfuků
fire-engine rescue-helmet: hasiči, hasič, hasičů, sbor dobrovolných hasičů, sdh, dobrovolní hasiči, mladí hasiči
fire-engine rescue-helmet: hasičská soutěž, hasičské soutěže, hasičskou soutěž
food-truck market-stall: stánek s občerstvením, stánky s občerstvením, stánku s občerstvením
food-truck takeaway-box: food truck, foodtruck, food trucky, food fest, street food, pouliční jídlo, občerstvení
food-truck takeaway-box: bistro na kolech
hand-cart: ruční vozík, ruční vozíky, dřevěný vozík, dřevěné vozíky, žebřiňáček
hang-glider: závěsné létání, rogalo, rogala, rogalem, let na rogalu, závěsný kluzák
hearse: pohřební vůz
helicopter: let vrtulníkem, vrtulník
hot-air-balloon: let balonem, vyhlídkový let, let balónem
houseboat: hausbót, hausbóty, hausboty
inflatable-boat: nafukovací člun, nafukovací čluny, gumový člun, gumové čluny, nafukovacích člunů
insured-car shield: povinné ručení, pojištění auta, pojištění aut, pojištění vozidel, pojištění vozidla
insured-car shield: havarijní pojištění, autopojištění, povinné ručení a havarijní pojištění
jet-ski wave: vodní skútr, vodní skútry
kayak: kajak, kajaky, půjčovna kajaků
kick-scooter: koloběžky, elektrické koloběžky
lifebuoy swimmer: plavčíka, plavčík, plavčíky
lifebuoy wave: vodní záchranná služba
limousine: limuzína, limuzíny, pronájem limuzín, limuzín, pronájem limuzíny
locomotive: parní vlak, modelová železnice, modely vlaků, dřevěná vláčkodráha, historický vlak, historické vlaky
locomotive: historickým vlakem, jízdy historickým vlakem
locomotive railway-car: úzkokolejka
log-cabin: srub, sruby, roubenka, roubenky, srubový dům, srubové domy, srubová chata, roubená chata
lorry: řidič c e, řidiče c e, řidič kamionu, řidiče kamionu, řidiči mkd, řidič sk c, řidiči c e, řidič mkd, odtah
lorry: řidič c, odťahová služba, vodič, vodiča, kamion, nákladní doprava, nákladní auta, řidič skupiny c, řidiči sk. c
lorry: hydraulická ruka, kamiony, tahač, návěsy, řidiče sk c, řidiče sk. c, řidič sk. c, řidiče skupiny c
lorry bricks: betonová směs, beton s dovozem, transportbeton
lorry delivery-van: vyklízení bytů, stěhováci, vyklízení, odvoz nábytku
mantel-clock amphora: starožitnosti, starožitnictví
mantel-clock watch: starých hodin, hodinářství, hodinář, oprava hodin
minibus bus: zájezdová doprava, autobusová doprava, mikrobus
mobility-scooter wheelchair: elektrický vozík, elektrický invalidní vozík, elektrické vozíky
mobility-scooter wheelchair: elektrický skútr pro seniory
motor-boat anchor: závěsné motory, lodní motory, pramice
motor-boat sailing-boat: loď, lodí, loďka, člun, čluny
motor-boat wave: motorový člun, lodě
motor-scooter: skútry, mopedy
motorcycle: motorky, motocykl, servis motorek, motosraz, motocykly, motodoplňky, motorkářský sraz, jawa, jawy, jawu
motorcycle: babettu, koupím babettu
motorcycle-helmet motorcycle: moto helma, přilba na motorku, motopřilby, moto oblečení
number-plate: registrační značka, registrační značky, státní poznávací značka, poznávací značka, poznávací značky
onsen: onsen, onseny, japonské horké prameny, japonské termální lázně
paddleboard wave: paddleboard, paddleboardy, půjčovna paddleboardů
parachute: seskok padákem, tandemový seskok
parking-sign location-pin: parkovací místo, parkovací stání, hlídané parkoviště
passport suitcase: pas, vízum, pasové foto, víza, povolení k pobytu, občanství, poradna pro cizince
quad-bike: čtyřkolka, čtyřkolky, půjčovna čtyřkolek, výlety na čtyřkolkách
roller-skate: kolečkové brusle, in-line bruslení, inline brusle
roof-box: střešní box, střešní boxy, autobox, půjčovna střešních boxů, střešní nosič
sailing-boat anchor: zimování lodí, kotviště, lodní plachty, regata, kapitánský kurz, jachtařský kurz, plavba, jachta
sailing-boat anchor: jachting
shepherds-hut: pastýřský vůz
ship: výlet lodí, výlety lodí, plavba lodí, plavby lodí, vyhlídková plavba, vyhlídkové plavby, sjezd řeky
skateboard: skateboard, skatepark
skip: kontejnery na suť
skip lorry: přistavení kontejneru, odvoz suti, kontejnery, pronájem kontejnerů, kontejnerová doprava
skip lorry: kontejnerové dopravy
snow-plough: odklízení sněhu, úklid sněhu, zimní údržba
snowshoes: sněžnice, výlet na sněžnicích, túra na sněžnicích, půjčovna sněžnic
spark-plug: zapalovací svíčky
speedboat anchor: vůdce malého plavidla, kapitánské zkoušky, vůdce plavidla
steering-wheel car: kondiční jízdy, autoškola, řidičský průkaz, řidičák, vodičák, profesní průkaz
steering-wheel lorry: řidičák na náklaďák, řidičské oprávnění skupiny c
strandkorb: plážový koš, plážové koše
stroller: golfky
stroller baby-bottle: kočárky, kočárek, dětské kočárky
suitcase: kufry
tanker: vývoz jímek, vývoz žump, žumpa, septik, fekální vůz, fekál, cisterna, vyvážení jímek, vývoz septiků
tanker: vyvážíme žumpy, vyvážíme septiky, vyvážení žumpy
taxi: přeprava osob, letištní taxi, noční taxi, taxi
three-wheel-van: Piaggio Ape, tříkolová dodávka
tipper-truck: sklápěč, štěrk, písek a štěrk, kačírek, kamenivo, písek
tow-truck car: odtah vozidel, odtahovka, asistenční služba na silnici, asistenční služba, odtah aut
tractor: malotraktory, malotraktor, malotraktorů, traktorista, traktoristu, traktoristy, traktůrek, traktůrku
tractor: traktůrky
tractor wheat: traktoriáda, zemědělská technika, traktory, zemědělské stroje, farma, zemědělství
tractor wrench: náhradní díly na traktory, díly na traktory
traffic-cone: dopravní kužel, dopravní kužely, dopravní kužele, dopravních kuželů
trailer: přívěs, přívěsy, přívěsný vozík, přívěsné vozíky, půjčovna přívěsů, půjčovna vozíků
trailer: půjčovna přívěsných vozíků, půjčovnu vozíků
train locomotive: vláčky
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuk-tuky, tuk-tukem, motorová rikša
tyre: zimní gumy, letní gumy, zimních gum, letních gum
tyre wrench: přezutí, pneumatiky, pneuservis, zimní pneumatiky, zimní pneu, alu kola, letní pneu, uskladnění pneu
tyre wrench: litá kola
vintage-car: pronájem veterána, svatební veterán, půjčovna veteránů, pronájem veteránů, veteráni na náměstí, veterány
vintage-car: veterán auta, sraz veteránů, historická vozidla, historické automobily, oldtimer, auto veteráni, veterán
vintage-car: veteránů, výstava veteránů, výstavy veteránů, škodu 120, škoda 120, škodu 105, škoda 105
wall-clock: nástěnné hodiny
watch: hodinky, fitness náramek
watch mantel-clock: opravy hodin
wheel tyre: alu disky, alu disků
wheelchair crutch: invalidní vozíky, schodišťová plošina, zdravotnické potřeby
`;
