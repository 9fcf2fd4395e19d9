/** Polish words for food, drink, animals and plants. Notation: word-list.ts. */
export const polishFoodAndNature = `
apple basket: owoce, sok jabłkowy, jabłka, sad
artichoke: karczoch, karczochy
asparagus: szparagi
barbecue: grille, grill gazowy, grille gazowe, kuchnie ogrodowe, grill węglowy
barbecue skewers: dania z grilla
beetroot: burak ćwikłowy, buraki ćwikłowe, buraczki, sok z buraków, zakwas z buraków, burak czerwony, buraki czerwone
bell-pepper: papryka
berliner: pączek, pączki, pączków, pączkarnia, tłusty czwartek
birthday-cake cupcake: cukiernia, tort, torty, ciasta, tortów, tarty
blackberry: jeżyny, jeżyna, jeżyn
blueberries: borówki, jagody, jagodzianki
braided-bread: chałka, chałki, chałkę, chałek
bread: chleb, pieczywo, chleba, opiekacz, chlebak
bread-dumplings: knedle, knedliki, knedliczki
bread-roll: bułka, bułki, bułeczki, kajzerka, kajzerki
brigadeiro: brigadeiro
brownie: brownie
burger french-fries: burgerownia, burgery, burger
cabbage: kapusta, kapusta kiszona, kiszona kapusta
cake-slice: mazurki, mazurek, forma do pieczenia, tortownica, sernik, serniki, karpatka, napoleonki
candy lollipop: cukierki, słodycze, krówki, żelki, pańska skórka, lizaki, chałwa, galaretki
canned-food basket: bank żywności, zbiórka żywności, paczki żywnościowe, jadłodzielnia, wigilia dla samotnych
canned-food basket: pomoc żywnościowa, jadłodajnia dla bezdomnych
cauliflower: kalafior, kalafiory, kalafiora, kalafiorów
cereal-bowl: owsianka
cheese: sklep z serami, sery, serowarnia, oscypek, ser, serów
cheese milk: twaróg, śmietana
cherries: czereśnie, wiśnie
chicken-leg: skrzydełka, kurczak
chilli: ostry sos, sos chili
chimney-cake: kołacz kominowy, kołacze kominowe, kołacz węgierski, kołacze węgierskie, kürtőskalács, kurtosz, kurtosze
chimney-cake: trdelnik, trdelniki
chocolate: bombonierka
chocolate candy: czekoladki, praliny, czekoladki ręcznie robione, czekolada rzemieślnicza, czekolada
christmas-pudding: christmas pudding, pudding bożonarodzeniowy, pudding świąteczny
cinnamon-roll: cynamonka, cynamonki, cynamonek, bułeczki cynamonowe, bułki cynamonowe, ślimaczki cynamonowe, drożdżówki
clams: vongole
cookie: ciastka, ciasteczka
corn: kukurydza
cotton-candy: wata cukrowa, waty cukrowej, watę cukrową
couscous: kuskus
coxinha: coxinha
cream-bun: ptyś, ptysie, ptysi
crepe: crepes, crêpes, naleśnik, naleśniki, naleśnikarnia
croissant bread: piekarnia, piekarz, rogaliki, croissant, pączki i drożdżówki, świeże pieczywo, rogale świętomarcińskie
cupcake: babeczki
curry rice: indyjska restauracja, kuchnia indyjska
dates: daktyle
doughnut: oponki
dumpling: pielmieni, pierogi, pierogarnia, uszka
easter-egg: jajka czekoladowe, czekoladowe jajka
eclair: ekler, eklery, eklerki
egg basket: jajka, jaja
egg chick: święconka, warsztaty wielkanocne, śniadanie wielkanocne, palmy wielkanocne, zajączek, święta wielkanocne
fig: figi, świeże figi, suszone figi, dżem figowy, konfitura figowa, figowiec
focaccia: focaccia
fruit-tart: tarta owocowa, tarty owocowe, tarta z owocami, tartaletki z owocami
frying-pan: patelnia, patelnia żeliwna, jajecznica
frying-pan cook: patelnie, akcesoria kuchenne, sprzęt gastronomiczny
garlic: czosnek
gingerbread: pierniki, piernik, pierniczki, domek z piernika, chatka z piernika
grapes: winogrona
gratin: gratin
ham: szynka, szynki, szynka wędzona, wędliny
hamper gift: kosz prezentowy, kosze prezentowe, kosze świąteczne, kosz upominkowy, kosze upominkowe
honey bee: produkty pszczele, pszczelarstwo, propolis, wosk pszczeli, miód, miodu
hot-dog: hot dogi, hot dog
ice-lolly: lody na patyku, lód na patyku
indian-sweets: indyjskie słodycze, jalebi
jar-cake: ciasto w słoiku, ciasta w słoiku, tort w słoiku, deser w słoiku
kale: jarmuż
kebab: kebab
kulich: babka wielkanocna, babki wielkanocne, babki i mazurki
lasagne: lasagne, lazania, lazanie, lazanię
lemon soft-drink: lemoniada, lemoniady
macaroni: makaron z serem, mac and cheese
macarons: makaroniki, makaronik
meat-on-bone: grill, grillowanie, bbq, golonka
meat-on-bone dinner-plate: niedzielny obiad, obiad niedzielny, obiady niedzielne, niedzielne obiady
mushroom: grzyby suszone, pieczarki
mushroom basket: grzybobranie, grzybobrania, grzyby, na grzyby
mussel: małże
nachos: nachos, nachosy
noodles chopsticks: ramen, kuchnia tajska, kuchnia azjatycka, kuchnia chińska, kuchnia japońska, kuchnia wietnamska
noodles chopsticks: kuchnia koreańska, chińczyk
olive-oil olives: oliwa z oliwek, oliwa
olives: oliwa extra virgin, oliwki
omelette: omlet, omlety, tortilla hiszpańska
onion: cebula
orange: pomarańcze, mandarynki
orange soft-drink: soki tłoczone, soki naturalne
pancakes coffee: placki, śniadania, racuchy
panettone: panettone
peach: brzoskwinie, morele
peanuts: orzechy
peanuts pistachios: bakalie, orzechy i bakalie, suszone owoce
pide cheese: chaczapuri
pie: tarta
pistachios peanuts: ~ pistacje, pistacjowy, orzeszki pistacjowe
pizza: pizzeria, pizza
plum: śliwki, śliwka, śliwek, węgierki
pomegranate: granaty owoce, sok z granatu
popcorn film-camera: kino, kina, seans filmowy, dkf, pokaz filmu, festiwal filmowy, noc filmowa, premiera filmu
potato: pyry, ziemniaki
potato-fritters: placki ziemniaczane, placek ziemniaczany, placków ziemniaczanych, latkes
powder-tub: odżywka białkowa, odżywki białkowe, białko w proszku, białko serwatkowe, kreatyna, odżywki
powder-tub: odżywki dla sportowców
pretzel: precle, obwarzanki, obwarzanek
pumpkin: dynia, dynie, święto dyni
raspberry: malina, maliny, malin
ravioli: ravioli
rhubarb: rabarbar, rabarbaru, ciasto z rabarbarem, kompot z rabarbaru
rice: ryżowar
roast-chicken: kurczak z rożna, kurczaki z rożna, pieczony kurczak
round-loaf: chleb na zakwasie, chleby na zakwasie, chleba na zakwasie, chleb żytni, chleb wiejski, bochenek, bochenki
round-loaf: chleb z pieca
saffron: szafran
salad: wegański, wegetariański, restauracja wegańska, sałatki, dietetyk, odchudzanie, dieta redukcyjna
salad: zdrowe odżywianie, plan dietetyczny, konsultacja dietetyczna
salad herb: produkty bezglutenowe, żywność ekologiczna, bez glutenu, superfood, eko sklep
sandwich baguette: kanapki, kanapki na zamówienie
sausage: kabanosy, kaszanka, wędzonki, pasztet
sausage cheese: wędzarnia, kiełbasa, kiełbaski, swojskie wędliny
schnitzel: schabowy, schabowe, kotlet schabowy, kotlety schabowe
skewers barbecue: szaszłyki, szaszłyk
soft-ice-cream ice-cream: lody, lodziarnia
spaghetti tomato: makaron, restauracja włoska, kuchnia włoska, makarony
spare-ribs: żeberka, żeberka bbq, żeberka wieprzowe
spring-rolls: sajgonka, sajgonki
steak kitchen-knife: rzeźnik, sklep mięsny, mięso, stek, steki
steak meat-on-bone: jagnięcina, jagnię, jagnięciny, wyroby wędliniarskie, polędwica, karkówka, schab, podroby, ubojnia
steamed-bun: bułeczki bao, bułki bao, bułeczki na parze, baozi
stew: zupa, zupy, bigos, żurek, rosół, flaki
stew cutlery: barszcz, pomidorowa, gulasz, krupnik
stollen: stollen, strucla bożonarodzeniowa, christstollen, strucla drezdeńska
strawberry: truskawki
strawberry basket: samozbiór
strudel: strudel, strudel jabłkowy, strudle
sushi chopsticks: sushi
taco: meksykańska restauracja, tacos
takeaway-box: dieta pudełkowa, jedzenie na wynos, dowóz jedzenia, posiłki w pudełkach, obiady z dowozem, diety pudełkowe
tarte-flambee: flammkuchen, tarte flambée
tomato: pomidory
truffle: czarne trufle, czarna trufla, świeże trufle, oliwa truflowa, białe trufle
waffle: gofry, gofry bąbelkowe, gofrownica
walnut: orzechy włoskie, orzech włoski, orzech laskowy
watermelon: arbuzy
wedding-cake: tort weselny, torty weselne, tort ślubny
white-asparagus: białe szparagi, białych szparagów
yoghurt: jogurt, jogurty, jogurt naturalny
amphora: warsztaty ceramiki
amphora jar: glina, lepienie z gliny
amphora palette: ceramika, ceramiczne, ceramiczny
baby-bottle: gryzak
barrel: beczki, beczka dębowa, beczki dębowe, beczki drewniane, bednarz, bednarstwo
beer wheat: minibrowar, piwo, browar, piwo rzemieślnicze, piwo kraftowe, multitap, piwiarnia
beers: pub, bar
beers memo: quiz w pubie, pubquiz
champagne party-popper: wigilia firmowa, piknik firmowy, integracja firmowa, jubileusz firmy, agencja eventowa
champagne party-popper: osiemnastka, wieczór firmowy, event firmowy, bal charytatywny, karnawał
champagne party-popper: ~ eventy, bankiet
champagne toast: szampan, wina musujące, prosecco
cider: cydr, cydry, cydru, cydrownia
cocktail: koktajle, drinki, koktajlbar
coffee: kawa, kawiarnia, kawa na wynos, kawy, kawiarenka
coffee-beans coffee: kawa ziarnista, ziarna kawy, palarnia kawy, świeżo palona kawa, palarnia
cutlery dinner-plate: domowe obiady, obiady domowe, zestaw dnia, danie dnia, karczma, gospoda, lunch, restauracja
cutlery dinner-plate: bistro, bar mleczny, zestaw obiadowy, obiady na wynos, stołówka, jadłodajnia, zajazd, garmażeria
dinner-plate: zastawa stołowa, ceramika stołowa
dinner-plate cook: catering, stypa, konsolacja, bufet szwedzki, przyjęcia okolicznościowe, przekąski na imprezę
dinner-plate cook: przyjęcie komunijne, obiad komunijny, półmiski
dinner-plate cutlery: kelner, kelnerka, kelnerzy, kelnerki, obsługa sali
dinner-plate heart: wspólny obiad, wspólna kolacja, wspólny posiłek
espresso-machine coffee: ekspres do kawy, ekspresy do kawy, ekspres ciśnieniowy, serwis ekspresów, kurs baristy
espresso-machine coffee: szkolenie baristyczne
gin-tonic: gin, gin z tonikiem, gin tonic
ice-cube: torba termiczna
ice-cube snowflake: lód w kostkach, mrożonki, mrożone warzywa, mrożone owoce
jar: przetwory, dżemy, ogórki kiszone, olej, konfitury, powidła, chrzan, pojemniki na żywność, kiszonki
jar: kapusty kiszonej
jar herb: przyprawy, przypraw
jar herb: ~ cynamon, kurkuma, kardamon
juice-box apple: tłoczenie soku, tłocznia soków
juice-glass: sok pomarańczowy, sok owocowy, soki owocowe, świeżo wyciskane soki, sok z pomarańczy
kitchen-knife: nóż szefa kuchni, noże kuchenne, scyzoryk, nóż turystyczny
kitchen-knife frying-pan: ostrzałka, ostrzenie noży, ostrzalnia, ostrzenie
milk cereal-bowl: kefir, zsiadłe mleko
milk dairy-cow: mleczarnia, nabiał, mlekomat, mleko
milkshake: milkshake, milkshaki, shake mleczny, koktajl mleczny, koktajle mleczne
mug coffee: kubki, kubek, kubki ceramiczne, filiżanki
spirits-bottle toast: gorzelnia, wódka, whisky, destylarnia, nalewki, alkohole świata, śliwowica, bimber
tea teapot: herbata, herbaciarnia, napar ziołowy
water-jug droplet: dystrybutor wody, dystrybutory wody, dostawa wody, woda w butlach, woda mineralna, woda źródlana
water-jug droplet: woda pitna
wine: kieliszki do wina, karafka, kieliszki
wine grapes: wino, winnica, degustacja win, sklep z winami, bar winny, skład win
alpaca: alpaka, alpaki, spacer z alpakami, spacery z alpakami, alpakarium
aquarium tropical-fish: akwarium, akwaria, akwarystyka, sklep akwarystyczny, serwis akwariów
bee honey: matki pszczele, węza, odkład pszczeli, rodziny pszczele, ule, pasieka, pasieki, pszczelarskie
bee honey: warsztaty pszczelarskie, kurs pszczelarski, kursy pszczelarskie, pszczelarz, sprzęt pszczelarski
bird binoculars: obserwacja ptaków, obserwacje ptaków, spacer ornitologiczny, spacery ornitologiczne
bird nest: kanarek, papużki faliste
birdcage bird: klatka dla ptaków, klatki dla ptaków, papużki, woliera, woliery
cat: kotki, kocięta, kot, koty, kota, kotów, kotom, drapak, drapak dla kota, żwirek dla kota, kuweta
cat-standing coffee: kocia kawiarnia
chick egg: ~ wielkanoc, jarmark wielkanocny
chick hen: kurczęta, pisklęta, kurczaki jednodniowe, pisklaki
cockroach: dezynsekcja, zwalczanie szkodników
cow milk: cielęta, jałówki, byki, bydło
cow steak: krowa, krowy, wołowina
cow stethoscope: weterynarz bydła
deer bird: taksydermista, preparowanie zwierząt, myśliwski, sklep myśliwski, dziczyzna, polowania, wypychanie zwierząt
dog: kundelek, kundelki, karma dla psów, karma i koce, szczenięta, szczeniaki, szczeniak, hodowla psów, labradora
dog: sklep zoologiczny, pies, psy, psa, psów, sklep dla psów i kotów, psi fryzjer, karmy dla schroniska
dog: karma dla schroniska, zbiórka karmy, smycz, obroża
dog cat: schronisko, schroniska, na schronisko, dzień adopcji, dzień adopcyjny, dni adopcji
dog paw: kundel, mieszaniec
dog scissors: groomer, salon psiej urody, psi salon, strzyżenie psów, salon pielęgnacji psów, salon dla psów
dog scissors: fryzjer dla psów, groomer psów
dog stethoscope: weterynarz, klinika weterynaryjna
dog-standing dog: opieka nad psami, petsitter
dog-standing paw: psie przedszkole, tresura, szkolenie psów, wyprowadzanie psów
donkey: osiołek, osiołki, osły
dove bird: gołębie, gołębie pocztowe
duck: kaczki, kaczka
eagle bird: sokolnictwo, sokolnik, pokaz sokolniczy
fish: wędzarnia ryb, narybek, stawy hodowlane, karp świąteczny, karpie świąteczne, karp wigilijny, żywy karp, karpie
fish: sprzedaż karpi, pstrągi, sklep rybny, ryby, ryb, śledzie, łosoś, dorsz, makrela, rybka nad morzem, sandacz
goat: kozy na sprzedaż, kozy mleczne, koźlęta
goose: gęsi, gęsina, gęś
guinea-pig: świnka morska, świnki morskie, klatka dla świnki morskiej, kawia domowa
hen egg: nioski, kokoszki, kury, kurnik
horse: pensjonat dla koni, koń, kucyki, boks dla konia, hotel dla koni, stajnia, stadnina, konie, nauka jazdy konnej
horse: koni
horse campsite: obóz konny, obozy konne, obóz jeździecki, półkolonie konne, półkolonie w stajni
horse horse-rider: obozy jeździeckie, jazda konna, w siodle, szkółka jeździecka
horseshoe horse: kowal podkuwacz, kowal koni, podkuwacz, podkuwanie koni
kennel dog: hotel dla psów, hotel dla psa, hotel dla zwierząt, buda dla psa, budy dla psów, psi hotel
lion elephant: zoo, wycieczka do zoo, wycieczki do zoo
lizard snake: gady, terrarium
mosquito: odkomarzanie, zwalczanie komarów, opryski na komary
mosquito window: moskitiera, moskitiery
nest-box: budka lęgowa, budki lęgowe, budka dla ptaków, budki dla ptaków, domek dla ptaków
oyster: ostrygi
paw: schronisko dla zwierząt, żwirek, obroże, smycze, drapaki, artykuły zoologiczne, behawiorysta
paw: opieka nad zwierzętami, bezdomne zwierzęta, dom tymczasowy dla kota, przytulisko
pig: prosięta, warchlaki, świnia, prosię, wieprzowina, prosiak
rabbit: królik, króliki, królików, klatka dla chomika
rooster: wystawa drobiu, drób ozdobny
saddle horse: siodło, siodła, rymarz, rymarstwo, sklep jeździecki, siodlarz
sauropod museum: dinozaur, dinozaury, dinozaurów
sheep: strzyżenie owiec, jagnięta, tryki, bacówka, redyk, owce
shrimp: owoce morza
shrimp lobster: krewetki
songbird: ptaki śpiewające, śpiew ptaków, śpiewu ptaków, głosy ptaków, słowik
squid: kalmary
tropical-fish: rybki akwariowe
turkey-bird: indyki, indyk
wasp: osy, gniazdo os, gniazda os, szerszenie, usuwanie os, usuwanie szerszeni
ammonite: skamieniałości, amonity, skamielina, skamieliny
beach: wczasy nad morzem, urlop nad morzem
bird-feeder bird: karmnik, karmniki, karma dla ptaków, pokarm dla ptaków, dokarmianie ptaków
bonsai: bonsai, drzewko bonsai, drzewka bonsai, warsztaty bonsai
bouquet: kwiaciarnia, kwiaty, bukiety, bukiet, wiązanki, kwiatów, florystka, piwonie, chryzantemy
bouquet plant: storczyków
cactus plant: kaktusy, sukulenty
daffodil: żonkil, żonkile, narcyzy, cebulki żonkili
dahlia: dalie, bulwy dalii, karpy dalii
daisy seedling: bratki, stokrotki, pierwiosnki
droplet jar: filtry do wody
droplet tap: pompa głębinowa, pompy wodne, hydrofor, hydrofory
fire: palenisko ogrodowe
fire logs: zdun, drewno kominkowe, pellet, opał, ekogroszek
greenhouse seedling: szklarnia, szklarnie, tunele foliowe
hammock palm-tree: hamak, hamaki
hay-bale tractor: siano, słoma, baloty, bele siana, kostki siana, sianokiszonka, siano w kostkach
hedge: nożyce do żywopłotu, żywopłot, żywopłotu, żywopłotów, cięcie żywopłotów, strzyżenie żywopłotów
hedge: przycinanie żywopłotów, tuje
herb: zioła, zielarnia, sklep zielarski
lavender: lawenda, lawendy, pole lawendy, bukiet lawendy, sadzonki lawendy
lawnmower: wertykulacja
lawnmower spade: koszenie trawy, koszenie, kosiarki, trawniki
logs fire: drewno opałowe
logs saw: tartak, tarcica, deski, kantówka, więźba dachowa, łaty, bale drewniane
orchid: storczyk, storczyki, orchidea, orchidee
plant: rośliny doniczkowe, doniczki, donica
plant daisy: pelargonie, pelargonia, surfinie, petunie, begonie, kwiaty balkonowe, rośliny balkonowe
poppy: czerwone maki, maki polne, mak polny
rose love-letter: walentynki, róże
secateurs leaves: przycinanie żywopłotu, cięcie żywopłotu, żywopłoty, przycinanie drzew owocowych, sekator
secateurs leaves: strzyżenie żywopłotu, przycinanie krzewów
seedling plant: centrum ogrodnicze, rośliny, sadzonki, nasiona
seedling tree: sadzenie lasu, szkółka leśna, zalesianie, drzewka owocowe, rozsada, szkółka drzew
snowdrop: przebiśnieg, przebiśniegi, śnieżyczka, śnieżyczki
snowy-mountain helicopter: topr, górskie pogotowie, ratownictwo górskie
spade: ogrodnik, pielęgnacja ogrodów, narzędzia ogrodnicze
spade lawnmower: prace ogrodowe, glebogryzarka
spade seedling: projektowanie ogrodów, zakładanie ogrodów, nawadnianie, system nawadniania, nawozy, sklep ogrodniczy
spade seedling: rabaty kwiatowe, architektura ogrodowa, skalniaki
sun lotion: solarium, opalanie natryskowe
sunflower herb: ogródki działkowe, rodzinne ogrody działkowe
tree axe: zrywka drewna, pielęgnacja lasu, trzebież, skup lasu
tree bench: ratujmy park, uratujmy park, brońmy parku
tree boot: przedszkole leśne, leśne przedszkole, szkoła leśna
tree chainsaw: wycinka drzew, pielęgnacja drzew, frezowanie pni, ścinka drzew, arborysta, przycinanie drzew, wycinka
tree chainsaw: rębak, usuwanie pni, karczowanie, rębakowanie
tree seedling: posadź drzewo, sadzić drzewa
tree spade: sadzenie drzew, sadzimy drzewa, sadzimy las
trowel bucket: zabudowa gk, sufity podwieszane, karton-gips, posadzki, sucha zabudowa
tulip seedling: cebulki kwiatowe, cebulki tulipanów, tulipany
turf-roll: trawa z rolki, trawnik z rolki, sztuczna trawa, trawa w rolkach, trawniki z rolki
umbrella: parasole, naprawa parasoli, parasolka
watering-can plant: konewka, konewki
wheat bread: dożynki, dożynkowe
wheat sack: zboże, materiał siewny, śruta
wheat tractor: mąka, młyn
wheelbarrow spade: ziemia ogrodowa, czarnoziem, kora ogrodowa, ziemia i kora, taczka, taczki
wreath: wianek świąteczny, wieniec, wieńce, wieńce adwentowe, wianki, wianki świąteczne, stroiki, wieńce pogrzebowe
`;
