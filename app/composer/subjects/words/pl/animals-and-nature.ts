/** Polish words for animals and plants. Notation: word-list.ts. */
export const polishAnimalsAndNature = `
alpaca: alpaka, alpaki, spacer z alpakami, spacery z alpakami, alpakarium
aquarium tropical-fish: akwarium, akwaria, akwarystyka, sklep akwarystyczny, serwis akwariów
bamboo: bambus, bambusy, bambusowe, bambusa
bee honey: matki pszczele, węza, odkład pszczeli, rodziny pszczele, ule, pasieka, pasieki, pszczelarskie
bee honey: warsztaty pszczelarskie, kurs pszczelarski, kursy pszczelarskie, pszczelarz, sprzęt pszczelarski
bee honey: pyłek pszczeli, pierzga, pierzgi, propolis, wosk pszczeli
bird binoculars: obserwacja ptaków, obserwacje ptaków, spacer ornitologiczny, spacery ornitologiczne
bird nest: kanarek, papużki faliste
birdcage bird: papużki, woliera, woliery
cat: kotki, kocięta, kot, koty, kota, kotów, kotom, drapak, żwirek dla kota, kuweta, kociaki, kociaków, kociak
cat: kociaka, kocurek, kocurka, kocurki
cat-standing coffee: kocia kawiarnia
cave: jaskinia, jaskinie, jaskini, jaskiń
chick egg: ~ wielkanoc, jarmark wielkanocny
chick hen: kurczęta, pisklęta, kurczaki jednodniowe, pisklaki
cockroach: dezynsekcja, zwalczanie szkodników
cow milk: cielęta, jałówki, byki, bydło
cow steak: krowa, krowy, wołowina, cielęcina, cielęciny, cielęcinę
cow stethoscope: weterynarz bydła
deer bird: taksydermista, preparowanie zwierząt, myśliwski, sklep myśliwski, dziczyzna, polowania, wypychanie zwierząt
dog: kundelek, kundelki, karma dla psów, karma i koce, szczenięta, szczeniaki, szczeniak, hodowla psów, labradora
dog: sklep zoologiczny, pies, psy, psa, psów, sklep dla psów i kotów, psi fryzjer, karmy dla schroniska
dog: karma dla schroniska, zbiórka karmy, smycz, obroża, zaginęła suczka, suczka, suczkę, suczki, sunia, sunię
dog: zaginęła sunia
dog cat: schronisko, schroniska, na schronisko, dzień adopcji, dzień adopcyjny, dni adopcji
dog paw: kundel, mieszaniec
dog scissors: groomer, salon psiej urody, psi salon, strzyżenie psów, salon pielęgnacji psów, salon dla psów
dog scissors: fryzjer dla psów, groomer psów, strzyżenie yorków, yorków, strzyżenie maltańczyków, maltańczyków
dog stethoscope: weterynarz, klinika weterynaryjna
dog-standing dog: opieka nad psami, petsitter
dog-standing paw: psie przedszkole, tresura, szkolenie psów
donkey: osiołek, osiołki, osły
dove bird: gołębie, gołębie pocztowe
duck: kaczki, kaczka
eagle bird: sokolnictwo, sokolnik, pokaz sokolniczy
fish: wędzarnia ryb, narybek, stawy hodowlane, karp świąteczny, karpie świąteczne, karp wigilijny, żywy karp, karpie
fish: sprzedaż karpi, pstrągi, sklep rybny, ryby, ryb, śledzie, łosoś, dorsz, rybka nad morzem, sandacz, śledź w oleju
fish: śledzie w oleju, śledzik, śledziki, hekele, flądra, flądry, fląderka, sielawa, sielawy, sielawę, węgorz, węgorze
fish: węgorza, szczupak, szczupaki, szczupaka, okoń, okonie, okonia, lin smażony, liny wędzone, sum smażony, sum wędzony
fish: sieja, sieja wędzona, halibut, halibuta, turbot, amur, tołpyga, makrela, makrele, szprotki, miruna, paluszki rybne
goat: kozy na sprzedaż, kozy mleczne, koźlęta
goose: gęsi, gęsina, gęś
guinea-pig: świnka morska, świnki morskie, kawia domowa
hen egg: nioski, kokoszki, kury
horse: pensjonat dla koni, koń, kucyki, boks dla konia, hotel dla koni, stajnia, stadnina, konie, nauka jazdy konnej
horse: koni, ferie z końmi, ferie w siodle
horse campsite: obóz konny, obozy konne, obóz jeździecki, półkolonie konne, półkolonie w stajni
horse horse-rider: obozy jeździeckie, jazda konna, w siodle
horseshoe horse: kowal podkuwacz, kowal koni, podkuwacz, podkuwanie koni
kennel dog: hotel dla psów, hotel dla psa, hotel dla zwierząt, buda dla psa, budy dla psów, psi hotel
lily: lilia, lilie, lilii
lion elephant: zoo, wycieczka do zoo, wycieczki do zoo
lizard snake: gady, terrarium
mosquito: odkomarzanie, zwalczanie komarów, opryski na komary
nest-box: budka lęgowa, budki lęgowe, budka dla ptaków, budki dla ptaków, domek dla ptaków
ostrich: struś, strusie, strusia, strusi
oyster: ostrygi
paw: schronisko dla zwierząt, żwirek, obroże, smycze, drapaki, artykuły zoologiczne, behawiorysta
paw: opieka nad zwierzętami, bezdomne zwierzęta, dom tymczasowy dla kota, przytulisko
pig: prosięta, warchlaki, świnia, prosię, wieprzowina, prosiak
rabbit: królik, króliki, królików, klatka dla chomika, klatki dla królików, klatka dla królika
rooster: wystawa drobiu, drób ozdobny
saddle horse: siodło, siodła, rymarz, rymarstwo, sklep jeździecki, siodlarz
sauropod museum: dinozaur, dinozaury, dinozaurów
seaweed: wodorosty, algi, nori, wakame, glony
sheep: strzyżenie owiec, jagnięta, tryki, bacówka, redyk, owce
shrimp: owoce morza
shrimp lobster: krewetki
snowman: bitwa na śnieżki, bitwę na śnieżki
songbird: ptaki śpiewające, śpiew ptaków, śpiewu ptaków, głosy ptaków, słowik
squid: kalmary
tree deer: leśniczy, leśniczego, podleśniczy, podleśniczego
tropical-fish: rybki akwariowe
turkey-bird: indyki, indyk
wasp: osy, gniazdo os, usuwanie szerszeni, zwalczanie os, usuwanie os, gniazda os, gniazd os, szerszenie, szerszeni
ammonite: skamieniałości, amonity, skamielina, skamieliny
autumn-leaves: dmuchaw do liści, grabienie liści
beach: wczasy nad morzem, urlop nad morzem
beach-umbrella: parasole ogrodowe, parasol ogrodowy, parasole plażowe, parasol plażowy
bird-feeder bird: karmnik, karmniki, karma dla ptaków, pokarm dla ptaków, dokarmianie ptaków
birdcage: klatki dla ptaków, klatka dla ptaków
boar: dzik, dziki, mięso z dzika, dziczyzna z dzika, polowanie na dziki
bonsai: bonsai, drzewko bonsai, drzewka bonsai, warsztaty bonsai
bouquet: kwiaciarnia, kwiaty, bukiety, bukiet, wiązanki, kwiatów, florystka, piwonie, chryzantemy, florystyka
bouquet: florystyki, warsztaty florystyczne, kurs florystyczny
bouquet plant: storczyków
bouquet heart: dzień matki, dnia matki
bull: byk rozpłodowy, byki rozpłodowe, buhaj, buhaje, corrida
cactus plant: kaktusy, sukulenty
cherry-blossom: kwitnącej jabłoni, kwitnących jabłoni, kwitnących sadów
chicken-coop: kurnik, kurniki, kurników, kurnik drewniany
cloud dance-couple: ciężki dym, ciężkiego dymu
daffodil: żonkil, żonkile, narcyzy, cebulki żonkili
dahlia: dalie, bulwy dalii, karpy dalii
daisy seedling: bratki, stokrotki, pierwiosnki
deer: koło łowieckie, koła łowieckiego, myśliwi, łowiectwo, łowiecki
droplet jar: filtry do wody
droplet tap: pompy wodne, hydrofor, hydrofory
droplet bucket: lany poniedziałek, śmigus-dyngus, śmigus dyngus
feather cushion: pierze, pierze i puch, pierza, czyszczenie pierza
fire: palenisko ogrodowe, brykiet do grilla, brykietu do grilla, palenisko, paleniska, przy ognisku
fire: wieczór przy ognisku
fire logs: drewno kominkowe, pellet, opał
fire sausage: ognisko z kiełbaskami, ognisko z kiełbasą
flower-box: skrzynka balkonowa, skrzynki balkonowe, pelargonia, pelargonie, pelargonii, kwiaty balkonowe
flower-box: skrzynki na kwiaty
garden-pond: oczko wodne, oczka wodne, oczek wodnych, staw ogrodowy, czyszczenie oczek wodnych, folia do oczka wodnego
globe: globusy, globus, globusów
goldfish: złota rybka akwariowa, karaś ozdobny, welon akwariowy, złote rybki akwariowe
greenhouse seedling: szklarnia, szklarnie, tunele foliowe
hammock palm-tree: hamak, hamaki
hanging-basket: wiszący kosz z kwiatami, kosz wiszący na kwiaty, wiszące kosze kwiatowe, wiszące kwietniki
hay-bale tractor: siano, słoma, baloty, bele siana, kostki siana, sianokiszonka, siano w kostkach, prasa rolująca
hay-bale tractor: prasy rolującej, prasę rolującą, prasa kostkująca, prasę kostkującą, prasy kostkującej
hedge: nożyce do żywopłotu, żywopłot, żywopłotu, żywopłotów, cięcie żywopłotów, strzyżenie żywopłotów
hedge: przycinanie żywopłotów, tuje
herb: zioła, zielarnia, sklep zielarski, szczypiorek, szczypiorku, koperek, koperku, natka pietruszki
herb: warsztaty zielarskie, warsztatów zielarskich, zielarstwo, kurs zielarski
hydrangea: hortensja, hortensje, hortensji
lavender: lawenda, lawendy, pole lawendy, bukiet lawendy, sadzonki lawendy
lawnmower: wertykulacja
lawnmower spade: koszenie trawy, koszenie, kosiarki, trawniki
lobster: raki gotowane, raki z wody, raki żywe, raki rzeczne
logs fire: drewno opałowe
logs saw: tartak, tarcica, deski, kantówka, więźba dachowa, łaty, bale drewniane, płyty OSB, płyta OSB, płyt OSB
mountain hiking-boot: przewodnik tatrzański, przewodnik górski, przewodnik beskidzki, przewodnika górskiego
orchid: storczyk, storczyki, orchidea, orchidee
pig steak: półtusze wieprzowe, półtusza wieprzowa, półtusze, tusze wieprzowe, rąbanka, rąbanki
plant: rośliny doniczkowe, doniczki, donica, krzewy ozdobne, krzewów ozdobnych, krzewy
plant: wrzosy, wrzos, wrzosów
plant daisy: surfinie, petunie, begonie, rośliny balkonowe
poinsettia: poinsecja, poinsecje, poinsecji, poinsecję, poinsettia
poppy: czerwone maki, mak polny, mak niebieski, mak mielony, maki polne
rabbit-hutch: domek dla królika, królikarnia, klatka dla świnki morskiej
rock: kamień ogrodowy, kamienie ogrodowe, kamienia ogrodowego
rose love-letter: walentynki, róże
secateurs leaves: przycinanie żywopłotu, cięcie żywopłotu, żywopłoty, przycinanie drzew owocowych, sekator
secateurs leaves: strzyżenie żywopłotu, przycinanie krzewów
seedling plant: centrum ogrodnicze, rośliny, sadzonki, nasiona
seedling tree: sadzenie lasu, szkółka leśna, zalesianie, drzewka owocowe, rozsada, szkółka drzew
seedling: kiełki, rzeżucha, rzeżuchy, mikrolistki, rukola i kiełki
sheep steak: baranina, baraninę, baraniny
sheep meat-on-bone: jagnięcina, jagnięciny, jagnięcinę
snowdrop: przebiśnieg, przebiśniegi, śnieżyczka, śnieżyczki
snowflake: kriokomora, kriokomory, krioterapia
snowy-mountain helicopter: topr, górskie pogotowie, ratownictwo górskie
spade: pielęgnacja ogrodów, narzędzia ogrodnicze, łopaty, łopata, łopaty i grabie, szpadle, szpadel
spade lawnmower: prace ogrodowe
spade seedling: projektowanie ogrodów, zakładanie ogrodów, system nawadniania, sklep ogrodniczy
spade seedling: rabaty kwiatowe, architektura ogrodowa, skalniaki
star: kolędnicy, kolędników, herody
stork: bocian, bociany, bociana, bocianów
sun lotion: opalanie natryskowe
sunflower herb: rodzinne ogrody działkowe
tree axe: zrywka drewna, pielęgnacja lasu, trzebież, skup lasu
tree bench: ratujmy park, uratujmy park, brońmy parku
tree boot: przedszkole leśne, leśne przedszkole, szkoła leśna
tree chainsaw: wycinka drzew, pielęgnacja drzew, frezowanie pni, ścinka drzew, arborysta, przycinanie drzew, wycinka
tree chainsaw: rębak, usuwanie pni, karczowanie, rębakowanie
tree seedling: posadź drzewo, sadzić drzewa
tree spade: sadzenie drzew, sadzimy drzewa, sadzimy las
trowel bucket: zabudowa gk, sufity podwieszane, posadzki, sucha zabudowa, regipsy, regipsów, karton-gips, płyty g-k
trowel bucket: płyt g-k
tulip seedling: cebulki kwiatowe, cebulki tulipanów, tulipany
tulip rose: dzień kobiet, dnia kobiet
turf-roll: trawa z rolki, trawnik z rolki, sztuczna trawa, trawa w rolkach, trawniki z rolki
umbrella: parasole, naprawa parasoli, parasolka
water-buffalo: bawół, bawoły, bawół wodny, bawoła
waterfall: wodospad, wodospady, wodospadu
watering-can plant: konewka, konewki
wheat bread: dożynki, dożynkowe
wheat sack: zboże, materiał siewny, śruta
wheat tractor: mąka, młyn, grunty rolne, grunt rolny, gruntów rolnych, ziemia rolna, działka rolna
wheat: pszenica, pszenicy, pszenżyto, żyto, owies, jęczmień
wheelbarrow spade: ziemia ogrodowa, czarnoziem, kora ogrodowa, ziemia i kora, taczka, taczki
wreath: wianek świąteczny, wieniec, wieńce, wieńce adwentowe, wianki, wianki świąteczne, stroiki, wieńce pogrzebowe
wreath candle: noc świętojańska, nocy świętojańskiej, noc kupały, nocy kupały
`;
