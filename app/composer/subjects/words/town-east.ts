/** What town.ts says, in the languages of the east of Europe. Notation: word-list.ts. */
export const easternTown: Record<string, string> = {
  be: `
theatre-masks: камедыя
`,
  cs: `
skip lorry: přistavení kontejneru, kontejner na suť, odvoz suti, pronájem kontejnerů
chocolate: pralinky, pralinek, čokoládovna, čokoládové bonbony
foot: pedikúra, medicinální pedikúra, podologie
car-front car: čelní sklo, čelního skla, výměna čelního skla, autosklo, autoskla
bus suitcase: autobusový zájezd, autobusové zájezdy, zájezd autobusem, výlet autobusem
bouncy-castle gymnast: trampolínový park, trampolíny, skákací centrum, jump aréna
wheelbarrow spade: zahradní zemina, zemina, ornice, mulčovací kůra, kůra, písek a štěrk, substrát
fire nut-and-bolt: svářeč, svářeče, svářečů, svařování, svářečské práce
tree seedling: sázení stromů, vysaď strom, sázíme stromy, výsadba stromů
plant daisy: muškáty, muškátů, petunie, petúnie, surfinie, pelargonie, balkonové květiny, balkonovky, begonie
ship: výlet lodí, výlety lodí, plavba lodí, plavby lodí, vyhlídková plavba, vyhlídkové plavby
bed key: ~ pokoje
oven spray-bottle: digestoř, digestoře, digestoří, čištění digestoří
diamond ring: náhrdelník, náhrdelníky, náramek, náramky, náušnice, přívěsek, přívěsky, řetízek, řetízky, stříbrné šperky
-: hledá domov, hledají domov, hledá nový domov
wine grapes: burčák, burčáku
blood-drop: darujte krev, daruj krev, dárci krve, odběr krve
lorry: řidič c e, řidiče c e, řidič kamionu, řidiče kamionu, řidiči mkd
theatre-masks: komedie, komedie o dvou dějstvích, ochotníci, ochotnické divadlo
steak meat-on-bone: jehněčí, jehně, skopové
ballot-box: volte nás, hlasujte pro, dejte nám hlas
studio-microphone headphones: nahrávací studio
mouse-trap: myši, potkani, myši v domě
crane excavator: jeřáb s obsluhou, autojeřáb, autojeřáby, jeřáb
chair: lavice na zahradu, zahradní lavice, lavičky
`,
  et: `
tea herb: taimetee, taimeteed, puistetee
chocolate: käsitöökommid, trühvlid, šokolaadikommid
fence gate: aiad ja väravad, aedade paigaldus, piirdeaiad, võrkaed
skip lorry: konteineri rent, ehitusprügi, prahikonteiner
recycling: vanametall, vanametalli kokkuost, vanaraua kokkuost
car-front car: autoklaas, autoklaasid, tuuleklaas, esiklaas
film-camera popcorn: vabaõhukino, suvekino
marquee tent: telkide rent, peotelk, peotelgid, telgi rent
sauna: tünnisaun, tünnisauna rent, ratassaun, saunarent
stove fire: kaminad ja ahjud, ahjud ja kaminad
fire logs: puidugraanul, pelletid, pellet, puitbrikett
rabbit: kääbusjänesed, kääbusjänes, küülik, küülikud, küülikupojad
tiles trowel: plaatimine, plaatija, plaatimistööd
tattoo-machine: tätoveering, tätoveeringud, tätoveerimine, tattoo stuudio
swimmer goggles: ujumistund, ujumistunnid, ujumistrenn, ujumiskool, ujumiskursus
diamond ring: kaelakee, kaelakeed, kõrvarõngad, käevõru, käevõrud, hõbeehted, ripats
-: otsib kodu, otsivad kodu, elektriarve
blood-drop: loovuta verd, anna verd, veredoonor, doonoripäev, verekeskus
prayer-beads ring: merevaik, merevaigust ehted, merevaiguehted
lorry: ce kategooria, c kategooria, veoautojuht, veokijuht
theatre-masks: komöödia, komöödia kahes vaatuses, harrastusteater
steak meat-on-bone: lambaliha, talleliha
ballot-box: hääleta meie poolt, hääletage, hääleta
christmas-tree: jõululaat, jõuluturg
mouse-trap: hiired, rotid, näriliste tõrje
`,
  hr: `
bricks trowel: opločnici, opločnik, tlakovci, tlakavci, polaganje opločnika
skip lorry: odvoz šute, odvoz otpada, kontejner za šutu, najam kontejnera
car-front car: vjetrobran, vjetrobrana, zamjena vjetrobrana, autostakla, vjetrobransko staklo
bus suitcase: izlet autobusom, izleti autobusom, jednodnevni izlet autobusom, autobusni izlet
forklift: tečaj za viličara, viličar, viličari, viličarist, viličaristi, rukovatelj viličarom
wheelbarrow spade: humus i zemlja, zemlja za cvijeće, malč, šljunak i pijesak
fire nut-and-bolt: zavarivač, zavarivača, zavarivanje
mantel-clock vase: antikviteti, antikvitet, sajam antikviteta, antikvarijat namještaja
pizza: pizzerija, picerija, pizze
dancer musical-notes: tečaj salse, salsa tečaj, tečaj bachate, tečaj tanga, plesni studio
ring diamond: zlatarnica, zlatarna, zlatar, vjenčano prstenje, zaručničko prstenje, vjenčani prsteni
barber-pole razor: brijačnica, brijač, barber shop, brijanje brade
tree seedling: sadnja drveća, sadimo drveće, posadi drvo, sadnja stabala
plant daisy: pelargonije, pelargonija, muškatle, muškatli, surfinije, petunije, begonije, balkonsko cvijeće, cvijeće za balkon
dog bone: ogrlica za psa, ogrlice za pse, ogrlica za pse, ogrlice i povodci
diamond ring: ogrlica, ogrlice, narukvica, narukvice, naušnice, naušnica, privjesak, privjesci, lančić, lančići, srebrni nakit
motor-boat sailing-boat: izlet brodom, izleti brodom, izlet brodićem, izleti brodićem, vožnja brodom, vožnje brodom, krstarenje, panoramska vožnja, izlet na otoke, izleti na otoke, fish picnic
-: traži dom, traže dom, račun za struju
pie: burek, bureci, pita, pite, pita sa sirom, zeljanica, sirnica
car bubbles: ručno pranje, poliranje auta, ručno pranje poliranje, kemijsko čišćenje sjedala, keramička zaštita, dubinsko pranje vozila, dubinsko čišćenje auta, auto detailing, pranje auta, poliranje farova, dubinsko pranje auta
chimney fire: dimnjake, dimnjak, dimnjaka, čistimo dimnjake
meat-on-bone: janjetina, janjetina s ražnja, peka, odojak, odojci, jagnjetina
theatre-masks: komedija, komedija u dva čina, predstava, kazališna predstava
lorry: vozač c e, vozača c e, c e kategorija, vozač kamiona, vozači kamiona, c kategorija
droplet tap: bušenje bunara, kopanje bunara, bunar, bunari
broom bucket: čišćenje apartmana, čišćenje stanova, čišćenje kuća, čišćenje stubišta
ballot-box: glasajte za, glasajte, glasujte za, glasaj za
studio-microphone headphones: studio za snimanje, tonski studio
fish: ribarska večer, ribarske večeri, srdele, srdela
ferris-wheel: vašar, ringišpil, lunapark
mouse-trap: miševi, štakori, deratizacija
crane excavator: autodizalica, najam dizalice
`,
  hu: `
foot: pedikűr, gyógypedikűr, lábápolás
film-camera popcorn: kertmozi, szabadtéri mozi, autósmozi
bouncy-castle gymnast: trambulinpark, trambulin park, ugrálópark
parachute: tandemugrás, ejtőernyős ugrás, siklóernyő, siklóernyőzés
fire logs: fapellet, pellet, fabrikett, brikett
rabbit: törpenyúl, törpenyulak, nyuszi, nyúl eladó
wheelbarrow spade: virágföld, termőföld, mulcs, fakéreg, sóder, homok és sóder
fire nut-and-bolt: hegesztő, hegesztőt, hegesztés
oven spray-bottle: páraelszívó tisztítás, páraelszívó, elszívó tisztítás
tree seedling: faültetés, fát ültetünk, ültessünk fát, fák ültetése
bed key: ~ szobák, kiadó szobák
dancer: táncoktatás, tánctanfolyam, társastánc, néptánc, tánciskola, salsa oktatás
plant daisy: muskátli, muskátlik, petúnia, petúniák, egynyári virág, egynyári virágok, balkonnövény, balkonnövények
ship: hajókirándulás, hajókirándulások, sétahajó, sétahajózás, hajóút, hajós kirándulás
diamond ring: nyaklánc, nyakláncok, karkötő, karkötők, fülbevaló, fülbevalók, medál, medálok, ezüst ékszer
dog: kutyus, kutyusok, kutyusokat, gazdit keres
-: otthonát keresi, keresi otthonát, villanyszámla
lorry: c kategória, c e kategória, ce kategória, kamionsofőr, kamionsofőrt, nemzetközi sofőr, teherautó-sofőr
theatre-masks: vígjáték, vígjáték két felvonásban, színdarab, amatőr színjátszók
steak meat-on-bone: bárány, bárányhús, bárányhúst, báránysült
car bubbles: kézi mosás, kézi autómosás, autópolírozás, autókozmetika, autótakarítás
ballot-box: szavazz ránk, szavazz, szavazzon, szavazzatok
studio-microphone headphones: hangstúdió
wine grapes: borfesztivál, borkóstoló, bornapok, borvacsora
mouse-trap: egerek, egér a házban, rágcsálóirtás, patkányok
crane excavator: daru bérlés, darubérlés, autódaru, darus autó
`,
  lt: `
chocolate: šokoladiniai saldainiai, rankų darbo šokoladas, triufeliai
skip lorry: konteinerių nuoma, statybinių atliekų išvežimas, šiukšlių išvežimas
recycling: metalo supirkimas, metalo laužas, metalo laužo supirkimas
bouncy-castle gymnast: batutų parkas, batutai, batutų nuoma
marquee tent: palapinių nuoma, paviljonų nuoma, palapinės šventėms
fire logs: medžio granulės, granulės, briketai, medžio briketai
lawnmower leaves: vejos pjovimas, žolės pjovimas, vejos priežiūra, aplinkos tvarkymas
bricks trowel: mūrininkai, mūrininkas, mūrijimas, mūrijimo darbai
shopping-bags price-tag: sendaikčių turgus, blusturgis, blusų turgus, garažo išpardavimas
nail-polish: nagų priežiūra, nagai, nagų dailė, geliniai nagai, gelinis lakavimas
tree seedling: medelių sodinimas, sodiname medžius, sodinti medelius
diamond ring: vėrinys, vėriniai, auskarai, apyrankė, apyrankės, pakabukas, pakabukai, sidabriniai papuošalai
-: ieško namų, sąskaita už elektrą
dog: šuniukas, šuniukai, šuniukų, šuniuką
prayer-beads ring: gintaro papuošalai, gintaro karoliai, gintariniai
lorry: ce kategorija, ce kategorijos, c kategorija, vilkiko vairuotojas, vilkikų vairuotojai, tolimųjų reisų
theatre-masks: komedija, dviejų dalių komedija
steak meat-on-bone: aviena, ėriena
house key: butas, butą, parduodu butą, butai, buto, parduodamas butas, nuomojamas butas
campsite tent: vasaros stovykla, vaikų stovykla, stovykla
roof ladder: stogų remontas, stogų dengimas, stogo remontas
ballot-box: balsuokite už, balsuokite, balsuok už
mouse-trap: pelės, žiurkės, deratizacija
`,
  lv: `
tea herb: zāļu tējas, zāļu tēja, beramā tēja
chocolate: šokolādes konfektes, roku darba šokolāde, trifeles
teddy-bear baby: auklīte, auklītes, bērnu pieskatīšana, aukle
foot: pedikīrs, medicīniskais pedikīrs, podologs, pēdu aprūpe
skip lorry: konteineru noma, būvgružu izvešana, būvgružu konteineri
recycling: metāllūžņu iepirkšana, metāllūžņi, metāla uzpirkšana
climber mountain: klinšu siena, klinšu kāpšana, kāpšanas siena, bouldering
camera camera-flash: foto būda, fotobūda, foto stūrītis
marquee tent: telšu noma, teltis, nojumju noma, svētku telts
brain speech-bubble: psiholoģe, psihologs, psihoterapeits, psihoterapeite, psihologa konsultācijas
lipstick mirror: kosmetoloģe, kosmetologs, kosmetoloģija, sejas procedūras
ship: izbrauciens ar kuģīti, izbraucieni ar kuģīti, izbrauciens ar kuģi, kuģītis, kuģīti
diamond ring: kaklarota, kaklarotas, auskari, rokassprādze, rokassprādzes, sudraba rotas, kulons
-: meklē mājas, elektrības rēķins
blood-drop: ziedo asinis, asins donori, asins ziedošana, donoru diena
prayer-beads ring: dzintara rotas, dzintara rotaslietas
lorry: ce kategorija, ce kategorijas, c kategorija, kravas auto vadītājs, kravas automašīnas vadītājs
theatre-masks: komēdija, komēdija divos cēlienos, amatierteātris
steak meat-on-bone: jēra gaļa, aitas gaļa
wrench car: auto serviss, autoserviss, automašīnu remonts
ballot-box: balsojiet par, balsojiet, balso par
mouse-trap: peles, žurkas, deratizācija
`,
  pl: `
wheelbarrow spade: ziemia ogrodowa, czarnoziem, kora ogrodowa, ziemia i kora, piasek i żwir, kruszywa
fire nut-and-bolt: spawacz, spawacza, spawaczy, spawanie, usługi spawalnicze
guitar: gitarzysta, gitarzysty, gitarzystę, basista, basisty
chocolate: czekoladki, praliny, czekoladki ręcznie robione, czekolada rzemieślnicza
yarn: warsztaty dziergania, dzierganie, szydełkowanie, druty i szydełko, warsztaty szydełkowania
mouse-trap cockroach: deratyzacja, zwalczanie gryzoni, myszy, szczury
-: plama z wina, plamy z wina, plama po winie, plamy po winie, plama z kawy, plamy z kawy
tree seedling: sadzenie drzew, sadzimy drzewa, posadź drzewo, sadzić drzewa
ship: wycieczka statkiem, wycieczki statkiem, rejs statkiem, rejsy statkiem, rejs wycieczkowy, wycieczka łodzią, rejs po jeziorze, rejsy po jeziorze
oven spray-bottle: czyszczenie okapów, czyszczenie okapu, okapów gastronomicznych, mycie okapów
plant daisy: pelargonie, pelargonia, surfinie, petunie, begonie, kwiaty balkonowe, rośliny balkonowe
diamond ring: naszyjnik, naszyjniki, bransoletka, bransoletki, bransoletek, kolczyki, wisiorek, wisiorki, srebrna biżuteria
-: szuka domu, szukają domu, szuka nowego domu, rachunki za prąd, rachunek za prąd
cutlery: domowe obiady, obiady domowe, zestaw dnia, danie dnia
blood-drop: oddawanie krwi, honorowe oddawanie krwi, krwiodawstwo, krwiobus, oddaj krew, dawcy szpiku, dawca szpiku
dog: kundelek, kundelki, karma dla psów, karma i koce
prayer-beads ring: bursztynem, biżuteria z bursztynu
theatre-masks: komedia, komedia w dwóch aktach, teatr amatorski, spektakl
car bubbles: mycie ręczne, ręczne mycie, polerowanie lakieru, mycie ręczne polerowanie, powłoka ceramiczna, auto detailing
steak meat-on-bone: jagnięcina, jagnię, jagnięciny
droplet tap: studnie głębinowe, wiercenie studni, studnia głębinowa
broom bucket: sprzątamy, sprzątanie po remoncie, sprzątamy po remoncie, sprzątanie mieszkań, sprzątanie biur
-: ciepły dom
ballot-box: zagłosuj, zagłosuj na, głosuj na, oddaj głos, budżet obywatelski
studio-microphone headphones: studio nagrań
wheat bread: dożynki, dożynkowe
lock-and-key key: zamek w drzwiach, zamki do drzwi, wymiana zamków, zamki i klucze, awaryjne otwieranie, otwieranie drzwi
bouncy-castle balloon: zamki dmuchane, dmuchańce, zamek dmuchany, dmuchaniec, zjeżdżalnie dmuchane
cake-slice: babki i mazurki, babka wielkanocna, mazurki, mazurek
mouse-trap: myszy, deratyzacja, szczury
crane excavator: dźwig z operatorem, wynajem dźwigów, dźwig
`,
  ru: `
wrench car: ремонт подвески, ремонт ходовой, ходовая, ходовой, диагностика подвески
chocolate: конфеты ручной работы, шоколад ручной работы, трюфели ручной работы
skip lorry: вывоз мусора контейнер, контейнер для мусора, контейнеры для мусора, вывоз строительного мусора, бункер для мусора
recycling: прием металлолома, металлолом, скупка металла
car-front car: лобовое стекло, лобового стекла, автостекла, автостекло, замена лобового стекла
speaker microphone: аренда звука, прокат звука, звуковое оборудование, аренда колонок, аренда аппаратуры
wheelbarrow spade: чернозем, чернозём, плодородный грунт, торф, щебень, песок щебень, грунт с доставкой, навоз, перегной
fire nut-and-bolt: сварщик, сварщика, сварщики, сварочные работы, сварка
henna-hand: мехенди, мехенди на руках, роспись хной
-: пятно от вина, пятна от вина, пятно от кофе, пятна от кофе
tree seedling: посадка деревьев, сажаем деревья, посади дерево, высадка деревьев
rug: химчистка ковров, чистка ковров, стирка ковров, мойка ковров
oven spray-bottle: чистка вытяжек, чистка вытяжки, чистка плит, мойка вытяжек
bed key: ~ комнаты, комната
diamond ring: подвеска с именем, подвески с именем, серебряная подвеска, серебряные подвески, ожерелье, ожерелья, браслет, браслеты, серьги, кулон, кулоны, серебряные украшения
ship: теплоход, теплоходе, теплоходы, прогулка на теплоходе, прогулки на теплоходе, прогулка на катере, прогулки на катере, прогулка на яхте, водные прогулки, речные прогулки, морская прогулка, морские прогулки
cat: кот, котик, котик ищет, котёнок, котенок
-: ищет дом, ищут дом, ищет хозяина, счета за свет, счёт за свет
lorry: водитель категории е, водитель категории e, водитель категории с, водитель категории c, водителя категории, категории е, категории e, категории c e, категория се, водитель дальнобойщик, дальнобойщик
prayer-beads ring: из янтаря, янтарные украшения, украшения из янтаря
theatre-masks: комедия, комедия в двух актах, спектакль, самодеятельный театр
car bubbles: химчистка салона, ручная мойка, полировка фар, ручная мойка полировка, детейлинг, керамика кузова, полировка кузова
steak meat-on-bone: баранина, ягнятина, ягненок, ягнёнок на вертеле
-: тёплый дом, теплый дом, уютный дом
ballot-box: голосуйте за, голосуйте, проголосуйте, голосование
studio-microphone headphones: студия звукозаписи
hair-comb scissors: косы, дреды, плетение кос, афрокосы, косички
wheat bread: мука, мука и крупы, крупы
banjo: балалайка, домра, гусли
bouncy-castle balloon: надувной замок, надувные замки, надувной батут
chair: скамейки, скамейка, лавочки
`,
  sk: `
tea teapot: sypané čaje, sypaný čaj, bylinkové čaje, bylinkový čaj, čajovňa
skip lorry: pristavenie kontajnera, kontajner na suť, odvoz sute, prenájom kontajnerov, veľkokapacitný kontajner
padlock parcel: sklad na prenájom, skladové priestory, samoobslužný sklad, skladovanie nábytku
palette paintbrush: kurz maľovania, kurzy maľovania, výtvarný kurz, výtvarné kurzy, výtvarný krúžok
hot-tub: kúpacia kaďa, kúpacie kade, kúpacia kadička, vírivka, vírivky
foot: pedikúra, medicínska pedikúra
car-front car: čelné sklo, výmena čelného skla, autosklo, autosklá
bus suitcase: autobusový zájazd, autobusové zájazdy, výlet autobusom
wheelbarrow spade: záhradná zemina, zemina, mulčovacia kôra, ornica, štrk a piesok
fire nut-and-bolt: zvárač, zvárača, zváračov, zváranie
oven spray-bottle: digestor, digestory, čistenie digestorov
tree seedling: sadenie stromov, výsadba stromov, sadíme stromy
bed key: ~ izby
hut fir-tree: chata na prenájom, chaty na prenájom, prenájom chaty, chata v tatrách, zrub, drevenica
lorry delivery-van: sťahovanie bytov, sťahovanie domácností, sťahovanie firiem, sťahovacia služba
dancer: tanečný kurz, tanečné kurzy, kurz tanca, tanečná škola, spoločenské tance, tanečný súbor
teddy-bear toy-bricks: hračkárstvo
plant seedling: záhradníctvo, záhradnícke centrum, záhradné centrum, priesady, priesady paradajok
plant daisy: muškáty, muškátov, petúnie, surfínie, pelargónie, balkónové kvety, begónie, letničky
ship: výlet loďou, výlety loďou, plavba loďou, plavby loďou, vyhliadková plavba, vyhliadkové plavby
diamond ring: náhrdelník, náhrdelníky, náramok, náramky, náušnice, prívesok, prívesky, retiazka, retiazky, strieborné šperky
-: hľadá domov, hľadajú domov, účet za elektrinu
chicken-leg: kurča na ražni, kuracie stehná, grilované kurča, grilované kurčatá
blood-drop: daruj krv, krv daruj, darovanie krvi, odber krvi, darcovia krvi
lorry: vodič c e, vodiča c e, vodič kamiónu, vodiča kamióna, vodiči mkd
theatre-masks: komédia, komédia v dvoch dejstvách, ochotníci, ochotnícke divadlo
steak meat-on-bone: jahňacina, jahňa, jahňacie
wine grapes: burčiak
ballot-box: voľte nás, hlasujte za, dajte nám hlas
studio-microphone headphones: nahrávacie štúdio
mouse-trap: myši, potkany, deratizácia
crane excavator: žeriav s obsluhou, autožeriav, žeriav
`,
  sl: `
chocolate: čokoladnica, čokoladni bonboni, pralineji, ročno izdelana čokolada
nurse older-person: pomoč na domu, oskrba na domu, oskrba starejših, nega na domu
skip lorry: odvoz gradbenih odpadkov, najem kontejnerja, odvoz kosovnih odpadkov
recycling: odkup železa, odkup kovin, odkup starega železa
car-front car: vetrobransko steklo, vetrobranskega stekla, menjava vetrobranskega stekla, avtostekla
forklift: tečaj za viličarja, viličar, viličarist, viličaristi, upravljanje viličarja
bus suitcase: izlet z avtobusom, avtobusni izlet, enodnevni izlet
wheelbarrow spade: vrtna zemlja, zemlja za rože, lubje, pesek in gramoz
tree seedling: sajenje dreves, sadimo drevesa, posadi drevo
teddy-bear toy-bricks: lesene igrače, trgovina z igračami, otroške igrače
hut fir-tree: lesene hiške, lesena hiška, glamping hiške, glamping hiška, počitniška hiška, počitniške hiške
studio-microphone headphones: podkast, podkasta, podkaste, podkasti, podkastu, podkastov
barber-pole razor: brivnica, brivec, brivski salon
plant daisy: pelargonije, bršljanke, surfinije, petunije, balkonske rože, balkonsko cvetje
diamond ring: ogrlica, ogrlice, zapestnica, zapestnice, uhani, uhan, obesek, obeski, verižica, verižice, srebrn nakit
motor-boat sailing-boat: izlet z ladjo, izleti z ladjo, izlet z ladjico, vožnja z ladjico, vožnja z ladjo, panoramska vožnja, križarjenje
-: išče dom, iščejo dom, račun za elektriko
dog: kuža, kužki, kužek, kužka
bicycle wrench: kolesarski servis, servis koles, servis e-koles
droplet tap: vrtanje vodnjakov, vodnjaki, vodnjak, vrtine
lorry: voznik c e, voznika c e, voznik tovornjaka, voznika tovornjaka, voznik kamiona, c in e
theatre-masks: komedija, komedija v dveh dejanjih, gledališka predstava, gledališče, gledališka skupina, igra v treh dejanjih
steak meat-on-bone: jagnjetina, jagenjček, odojek
car bubbles: ročno pranje, globinsko čiščenje avtomobila, keramična zaščita, avtokozmetika
paint-roller bucket: ličenje stanovanj, ličenje, slikopleskarstvo, slikopleskar, pleskanje, beljenje
marquee: najem šotora, najem šotorov, šotor za zabave
broom bucket: čiščenje stanovanj, čiščenje apartmajev, čiščenje stopnišč
ballot-box: glasujte za, glasujte, glasuj za
mouse-trap: miši, podgane, deratizacija
`,
  sr: `
diamond ring: minđuše, ogrlice, narukvice, privezak, privesci, srebrni nakit
meat-on-bone: jagnjeće pečenje, prasetina, praseće pečenje, jagnjetina
pie: burek sa sirom, burek sa mesom, pita sa sirom
car bubbles: dubinsko pranje vozila
`,
  uk: `
wrench car: ремонт підвіски, ремонт ходової, ходова
chocolate: цукерки ручної роботи, шоколад ручної роботи
skip lorry: вивіз сміття контейнер, контейнер для сміття, вивіз будівельного сміття
recycling: прийом металобрухту, металобрухт
car-front car: лобове скло, лобового скла, автоскло, заміна лобового скла
hot-tub: чан на дровах, чани, карпатський чан, оренда чана, чан і лазня
wheelbarrow spade: чорнозем, родючий грунт, торф, щебінь, пісок щебінь, перегній
fire nut-and-bolt: зварювальник, зварювальника, зварювальні роботи, зварювання
henna-hand: мехенді, розпис хною
tree seedling: висадка дерев, садимо дерева, посади дерево, посадка дерев
bed key: ~ кімнати, кімната
diamond ring: срібна підвіска, срібні підвіски, підвіска з іменем, намисто, кольє, браслет, браслети, сережки, кулон, кулони, срібні прикраси
ship: прогулянка на кораблику, прогулянки на кораблику, кораблик, прогулянка на катері, прогулянки на катері, теплохід, прогулянка на теплоході, річкові прогулянки, морські прогулянки, морська прогулянка
-: шукає дім, шукають дім, рахунки за світло
dog: цуценя, цуценята, цуценятко, песик
battery plug: зарядні станції, зарядна станція, інвертори, інвертор, зарядні станції та інвертори, екофлоу
charging-station car: зарядні станції для електромобілів, зарядка електромобілів
bread: паска, паски, паску, великодні паски, крафіни, крафін
lorry: водій категорії, категорія с, категорія се, категорії се, водій категорії се, водій вантажівки, водія категорії
prayer-beads ring: прикраси з бурштину
theatre-masks: комедія, комедія на дві дії, вистава
steak meat-on-bone: баранина, ягнятина, ягня
car bubbles: хімчистка салону, ручна мийка, детейлінг
lorry delivery-van: перевезення, вантажні перевезення, вантажники, переїзди
campsite tent: табір, літній табір, дитячий табір
-: теплий дім, тепла оселя
ballot-box: голосуйте за, голосуйте, проголосуйте, голосування, громадський бюджет
studio-microphone headphones: студія звукозапису
paint-roller bucket: фарбування стін, малярні роботи, побілка
crane excavator: кран з оператором, автокран, автокрани
`,
};
