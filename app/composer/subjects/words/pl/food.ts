/** Polish words for food. Notation: word-list.ts. */
export const polishFood = `
apple basket: owoce, sok jabłkowy, jabłka, sad
artichoke: karczoch, karczochy
asparagus: szparagi
barbecue: grille, grill gazowy, grille gazowe, kuchnie ogrodowe, grill węglowy
barbecue skewers: dania z grilla
beetroot: burak ćwikłowy, buraki ćwikłowe, buraczki, sok z buraków, burak czerwony, buraki czerwone
bell-pepper: papryka
berliner: pączek, pączki, pączków, pączkarnia, tłusty czwartek
birthday-cake cupcake: cukiernia, tort, torty, ciasta, tortów
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
cake-slice: mazurki, mazurek, forma do pieczenia, tortownica, karpatka
candy lollipop: cukierki, słodycze, krówki, żelki, pańska skórka, lizaki, chałwa, galaretki
canned-food basket: bank żywności, zbiórka żywności, paczki żywnościowe, jadłodzielnia
canned-food basket: pomoc żywnościowa, jadłodajnia dla bezdomnych
cauliflower: kalafior, kalafiory, kalafiora, kalafiorów
caviar: kawior, kawioru
celeriac: seler korzeniowy, selery korzeniowe, korzeń selera
celery: seler naciowy, selery naciowe
cereal-bowl: owsianka
cheese: sklep z serami, sery, serowarnia, oscypek, ser, serów, bundz, bundzu, redykołka, redykołki, korbacz, korbacze
cheese: deska serów, deski serów, deskę serów
cheese milk: twaróg, śmietana
cherries: czereśnie, wiśnie
chicken-leg: skrzydełka, kurczak
chimney-cake: kołacz kominowy, kołacze kominowe, kołacz węgierski, kołacze węgierskie, kürtőskalács, kurtosz, kurtosze
chimney-cake: trdelnik, trdelniki, sękacz, sękacze, sękacza, sękaczy, sękaczem
chocolate: bombonierka, fontanna czekoladowa, fontanny czekoladowe, fontannę czekoladową
chocolate candy: czekoladki, czekoladki ręcznie robione, czekolada rzemieślnicza, czekolada, pralinki, pralinka, praliny
chocolate candy: pralina, pralinki i trufle, trufle czekoladowe, bombonierki, ptasie mleczko
christmas-pudding: christmas pudding, pudding bożonarodzeniowy, pudding świąteczny
cinnamon-roll: cynamonka, cynamonki, cynamonek, bułeczki cynamonowe, bułki cynamonowe, ślimaczki cynamonowe, drożdżówki
cinnamon-roll: szneka z glancem, szneki z glancem, szneka, szneki
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
custard-apple: czerymoja, cherimoya, flaszowiec
dates: daktyle
doughnut: oponki
dumpling: pielmieni, pierogi, pierogarnia, uszka, chinkali, chinkal, kołduny, kołdunów, kulduny, warsztaty pierogowe
dumpling: lepienie pierogów
easter-egg: jajka czekoladowe, czekoladowe jajka
eclair: ekler, eklery, eklerki
egg basket: jajka, jaja
egg chick: warsztaty wielkanocne, śniadanie wielkanocne, zajączek, święta wielkanocne
fig: figi, świeże figi, suszone figi, dżem figowy, konfitura figowa, figowiec
focaccia: focaccia
fruit-tart: tarta z owocami, tartaletki z owocami, tartaletki, tartaletka, tarty owocowe, tarta owocowa, tarty słodkie
frying-pan: patelnia, patelnia żeliwna, jajecznica, kotlet mielony, mielone z ziemniakami, karminadle
frying-pan: karminadel, sznycle mielone
frying-pan cook: patelnie, akcesoria kuchenne, sprzęt gastronomiczny
garlic: czosnek
gingerbread: pierniki, piernik, pierniczki, domek z piernika, piernikowe chatki, piernikowych chatek
gingerbread: piernikowa chatka, piernikowej chatki, chatka z piernika
grapes: winogrona
gratin: gratin, zapiekanka makaronowa, zapiekanki makaronowe, zapiekanka ziemniaczana, zapiekanki ziemniaczane
gratin: zapiekanka z kurczakiem i ryżem
guava: gujawa, gujawy, guawa, guawy
ham: szynka, szynki, szynka wędzona, wędliny, polędwica sopocka, polędwica łososiowa
hamper gift: kosz prezentowy, kosze prezentowe, kosze świąteczne, kosz upominkowy, kosze upominkowe
honey bee: produkty pszczele, pszczelarstwo, miód, miodu
hot-dog: hot dogi, hot dog
ice-lolly: lody na patyku, lód na patyku
indian-sweets: indyjskie słodycze, jalebi
jackfruit: jackfruit, dżakfrut
jar-cake: ciasto w słoiku, ciasta w słoiku, tort w słoiku, deser w słoiku
kale: jarmuż
kebab: kebab, knysza, knysze, knyszy, gyros, gyrosa, gyros na talerzu
kulich: babki i mazurki
lasagne: lasagne, lazania, lazanie, lazanię
lemon soft-drink: lemoniada, lemoniady
macaroni: makaron z serem, mac and cheese
macarons: makaroniki, makaronik
mangosteen: mangostan, mangostany
matzah: maca paschalna, maca koszerna, macy paschalnej
meat-on-bone: grill, grillowanie, bbq, golonka
meat-on-bone dinner-plate: niedzielny obiad, obiad niedzielny, obiady niedzielne, niedzielne obiady
mushroom: grzyby suszone, pieczarki, borowiki, borowik, borowiki i kurki, kurki świeże, świeże kurki, podgrzybki
mushroom: prawdziwki, rydze, maślaki, boczniaki, boczniak, boczniaków
mushroom basket: grzybobranie, grzybobrania, grzyby, na grzyby
mussel: małże
nachos: nachos, nachosy
noodles chopsticks: ramen, kuchnia tajska, kuchnia azjatycka, kuchnia chińska, kuchnia japońska, kuchnia wietnamska
noodles chopsticks: kuchnia koreańska, chińczyk
okra: okra, okry, piżmian jadalny
olive-oil olives: oliwa z oliwek, oliwa
olives: oliwa extra virgin, oliwki
omelette: omlet, omlety, tortilla hiszpańska
onion: cebula
orange: pomarańcze, mandarynki
orange soft-drink: soki naturalne
pancakes coffee: placki, śniadania, racuchy
panettone: panettone
parsnip: pasternak, pasternaki, pasternaku
peach: brzoskwinie
peanuts: orzechy
peanuts pistachios: bakalie, orzechy i bakalie, suszone owoce
pide cheese: chaczapuri
pie: kulebiak, kulebiaki
pistachios peanuts: ~ pistacje, pistacjowy, orzeszki pistacjowe
pizza: pizzeria, pizza
plum: śliwki, śliwka, śliwek, węgierki
pomegranate: granaty owoce, sok z granatu
pomelo: pomelo, grejpfrut, grejpfruty
popcorn film-camera: kino, kina, seans filmowy, dkf, pokaz filmu, festiwal filmowy, noc filmowa, premiera filmu
potato: ziemniaki, kartofle, kartofli, kartofelki, grule, grul, pyry, pyrki, ziemniory, sadzeniaki
potato-fritters: placki ziemniaczane, placek ziemniaczany, placków ziemniaczanych, latkes
potato-fritters: placek z cukinii, placki cukiniowe, plyndze, plindze, plince, placki kartoflane
powder-tub: odżywka białkowa, odżywki białkowe, białko w proszku, białko serwatkowe, kreatyna, odżywki
powder-tub: odżywki dla sportowców
pretzel: precle, obwarzanki, obwarzanek
prickly-pear: opuncja, opuncje, opuncji, opuncja figowa
pumpkin: dynia, dynie, święto dyni, patison, patisony, patisonów
quince: pigwa, pigwy, pigwowiec
rambutan: rambutan, rambutany
raspberry: malina, maliny, malin
ravioli: ravioli
rhubarb: rabarbar, rabarbaru, ciasto z rabarbarem, kompot z rabarbaru
roast-chicken: kurczak z rożna, kurczaki z rożna, pieczony kurczak
round-loaf: chleb na zakwasie, chleby na zakwasie, chleba na zakwasie, chleb żytni, chleb wiejski, bochenek, bochenki
round-loaf: chleb z pieca
saffron: szafran
salad: wegański, wegetariański, restauracja wegańska, sałatki, dietetyk, odchudzanie, dieta redukcyjna
salad: zdrowe odżywianie, plan dietetyczny, konsultacja dietetyczna, surówki, surówka, surówek, kolesław
salad herb: produkty bezglutenowe, żywność ekologiczna, bez glutenu, superfood, eko sklep
sandwich baguette: kanapki, kanapki na zamówienie
sausage: kabanosy, kaszanka, wędzonki, krupnioki, krupniok, krupnioków, żymlok, żymloki, wątrobianka
sausage: wątrobianki, salceson, salcesony, metka łososiowa, metka cebulowa, metka tatarska
sausage cheese: wędzarnia, kiełbasa, kiełbaski, swojskie wędliny
schnitzel: schabowy, kotlet schabowy, kotlety schabowe, schaboszczak, schaboszczaki, schabowe, kotlet de volaille
schnitzel: kotlety de volaille, devolaj, devolaje, dewolaj, dewolaje
skewers barbecue: szaszłyki, szaszłyk
soft-ice-cream ice-cream: lody, lodziarnia
spaghetti tomato: makaron, restauracja włoska, kuchnia włoska, makarony
spare-ribs: żeberka, żeberka bbq, żeberka wieprzowe
spring-rolls: sajgonka, sajgonki
steak kitchen-knife: rzeźnik, sklep mięsny, mięso, stek, steki
steak meat-on-bone: jagnię, wyroby wędliniarskie, polędwica, karkówka, schab, podroby, ubojnia
steamed-bun: bułeczki bao, bułki bao, bułeczki na parze, baozi, kluski na parze, pampuchy, pampuch, parowańce, parowce
steamed-bun: buchty na parze, pyzy drożdżowe, pyzy na parze, kluski drożdżowe
stew: zupa, zupy, bigos, żurek, rosół, flaki, kapuśniak, kapuśniaku, kwaśnica, kwaśnicy, flaczki, flaczków, grochówka
stew: grochówki, grochówkę, chłodnik, chłodniki, czernina, czarnina, czerninę, zalewajka, zalewajki, parzybroda
stew: parzybrody, wodzionka, siemieniotka, zakwas na żur, zakwas na żurek, policzki wołowe, policzki wieprzowe, zrazy
stew: zraz wołowy, zrazy wołowe, zrazy zawijane
stew cutlery: barszcz, pomidorowa, gulasz, krupnik
stollen: stollen, strucla bożonarodzeniowa, christstollen, strucla drezdeńska
strawberry: truskawki
strawberry basket: samozbiór
strudel: strudel, strudel jabłkowy, strudle
sugar: cukier, cukru, cukrem
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
apple: chipsy jabłkowe, chipsów jabłkowych, suszone jabłka
apricot: morela, morele, moreli, morelami, dżem morelowy
arancini: arancini, kulki ryżowe, sycylijskie kulki ryżowe
arepa: arepa, arepas, arepy, arepę
banh-chung: bánh chưng, bánh tét, ciasto z kleistego ryżu
banh-mi: banh mi, bánh mì, kanapka wietnamska, wietnamska bagietka
bibimbap: bibimbap, bibimbab
biltong: biltong, suszona wołowina, wołowina suszona, beef jerky
brussels-sprouts: brukselka, brukselki, brukselkę
burek: börek, burek bałkański, burek z serem, burek z mięsem, bałkański burek
cabbage-rolls: gołąbki, gołąbków, gołąbek, gołąbki w sosie pomidorowym
cake-slice coffee: placek drożdżowy, placki drożdżowe, placek z kruszonką, ciasto drożdżowe, ciasta drożdżowe
cake-slice coffee: ciasto z kruszonką, ciasto domowe, ciasto ucierane, kołacz, kołacze, kołocz, kołocze, kołacz śląski
cake-slice coffee: kołacz weselny, wuzetka, wuzetki, metrowiec, pleśniak, fale dunaju
cake-slice apple: placek z jabłkami, placek z owocami
cake-slice plum: placek ze śliwkami
canapes: finger food, koreczki, tartinki, kanapeczki bankietowe, przekąski bankietowe
candied-almonds: migdały w karmelu, prażone migdały w cukrze, migdały karmelizowane
canned-food: paprykarz, paprykarz szczeciński, paprykarze
cannoli: cannoli, cannolo, cannoli sycylijskie, rurki cannoli
carnival-fritters: faworki, faworków, chruściki, chrust karnawałowy, domowe faworki, róże karnawałowe
carnival-fritters: róż karnawałowych, chrust i róże
carrot herb: włoszczyzna, włoszczyzny, włoszczyznę
cassava: maniok, manioku, kassawa, korzeń manioku
cereal-bowl poppy: kutia, kutię, kutii
charcuterie-board: deska wędlin, deski wędlin, deska wędlin i serów, deska serów i wędlin, półmisek wędlin
cheesecake: sernik, serniki, sernika, serników, cheesecake
chicken-leg hen: drób, drobiu, mięso drobiowe
congee: congee, kleik ryżowy, chiński kleik ryżowy
cooking-oil: olej rzepakowy, oleju rzepakowego, olej słonecznikowy, olej lniany, olej spożywczy, olejarnia
corn-dog: corn dog, corn dogi, corn dogs, koreańskie corn dogi
courgette: cukinia, cukinie, cukinii, cukinię, placki z cukinii
crisps: chipsy ziemniaczane, chipsów ziemniaczanych, chipsy bananowe, chipsy krewetkowe, paczka chipsów
croquettes: krokiety ziemniaczane, krokieciki, krokiety z szynką, krokiety hiszpańskie
cucumber salad: mizeria, mizerii, mizerię
currants: porzeczka, porzeczki, porzeczek, czerwona porzeczka, żurawina, żurawiny, borówka brusznica
currywurst: currywurst, kiełbasa curry, kiełbaski curry
daifuku: daifuku, mochi, mochi z truskawką
donburi: donburi, gyudon, oyakodon, katsudon
dorayaki: dorayaki, naleśniki dorayaki
dragon-fruit: smoczy owoc, smocze owoce, pitaja, pitaya
eel-box: unadon, unaju, grillowany węgorz z ryżem
endive: cykoria sałatowa, cykorii sałatowej, cykoria endywia
fish-and-chips: fish and chips, fish & chips, ryba z frytkami, ryba i frytki
fish-balls: kulki rybne, kulek rybnych, pulpety rybne
flatbread onion: cebularz, cebularze, cebularzy, cebularz lubelski
flatbread: podpłomyki, podpłomyk, moskole, moskol, proziaki, proziak
fried-breakfast: angielskie śniadanie, śniadanie angielskie, full english breakfast
frying-pan onion: wątróbka, wątróbki, wątróbkę
fufu: fufu, ugali, tłuczony jam
gimbap: gimbap, kimbap, gimbapy, koreańskie rolki ryżowe
gnocchi: gnocchi, gnocchi ziemniaczane, domowe gnocchi, świeże gnocchi, kopytka, kopytek, kopytkami
green-beans: fasolka szparagowa, fasolki szparagowej, fasolkę szparagową
ham round-loaf: stół wiejski, stoły wiejskie, stołu wiejskiego, wiejski stół, swojski stół
hog-roast: świniak z rożna, prosię z rożna, pieczony prosiak, prosiak z rożna, świnia z rożna
hummus: hummus, humus z ciecierzycy, hummusu, tzatziki, baba ghanoush
idli: idli, idli vada, medu vada
injera-platter: indżera, injera, kuchnia etiopska, restauracja etiopska, kuchnia erytrejska
jelly: galaretka owocowa, galaretki owocowe, galaretka z owocami, galaretka truskawkowa
kimchi: kimchi, kimczi
kohlrabi: kalarepa, kalarepy, kalarepka, kalarepki
langos: langosz, langosze, langosza, langos
leek: zupa porowa, sałatka z pora, tarta z porem, sałatka porowa
lettuce: szpinak, szpinaku, szczaw, szczawiu, rukola, rukoli, roszponka
liquorice: lukrecja, lukrecji, cukierki lukrecjowe
loaf-cake: babka piaskowa, babki piaskowe, ciasto cytrynowe, keks, keksy
loukoumades: loukoumades, lokma, greckie pączki
lychee: lychee, owoce liczi
macaroni cabbage: łazanki, łazanek
meatballs: klopsiki, klopsik, klopsików, pulpety, pulpeciki, kotlety mielone
melon-pan: melonpan, melon pan, japońska bułka melonowa
meringue: beza, bezy, tort bezowy, torty bezowe, pavlova, beziki
mille-feuille: mille-feuille, napoleonka, napoleonki, kremówka, kremówki
mixed-nuts: migdały, migdałów, orzechy nerkowca, orzechy laskowe, orzechów laskowych, nerkowce, orzechy pekan
mixed-nuts: mieszanka orzechów
muffin: muffin, muffinka, muffinki, muffiny, babeczki jagodowe
nougat: nugat, nugaty, nugat migdałowy, turron
okonomiyaki: okonomiyaki, japoński naleśnik okonomiyaki
pancakes: fuczki, fuczek, ruchanki, bliny, blinów, bliny z kawiorem
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaja, papaje, papai, papaję
parfait: pucharek lodowy, pucharki lodowe, deser lodowy, desery lodowe
passion-fruit: marakuja, marakui, marakuję, marakują, owoc męczennicy
pea-pod beans: bób świeży, młody bób, bób gotowany, bób z masłem
pear: gruszki konferencja, gruszka konferencja, gruszek konferencja
persimmon: persymona, persymony, persymonę, hurma, owoc kaki, owoce kaki
pide dumpling: kuchnia gruzińska, kuchni gruzińskiej, restauracja gruzińska
pie apple: szarlotka na ciepło, szarlotki na ciepło, jabłecznik, jabłeczniki
pie fruit-tart: tarty, tarta, tarty wytrawne
poke-bowl: poke bowl, poke bowle, poké bowl, hawajskie poke
polenta: polenta, polentę, polenty, kremowa polenta
potato gratin: babka ziemniaczana, babki ziemniaczane, babkę ziemniaczaną
potato sausage: kiszka ziemniaczana, kiszki ziemniaczane, kiszkę ziemniaczaną
potato cheese: pyry z gzikiem, pyra z gzikiem, gzik, gziku
potato-fritters stew: placek po zbójnicku, placki po zbójnicku, placek po węgiersku, placki po węgiersku
potato-fritters stew: placek węgierski
pudding: budyń, budynie, budyniu, kisiel i budyń
quesadilla: quesadilla, quesadille, quesadilla z kurczakiem, quesadilla z serem
raclette: raclette, grill do raclette
radish: rzodkiewka, rzodkiewki, rzodkiewek, rzodkiewką
ring-cake: babka wielkanocna, babki wielkanocne, gugelhupf, bundt cake
roast-duck: kaczka po pekińsku, kaczki po pekińsku, kaczka pieczona, pieczona kaczka, kaczkę po pekińsku
salt: sól kłodawska, sól kamienna, sól kuchenna, sól himalajska
satay: satay, sataye, szaszłyki satay, kurczak satay
sauce-bottle: ostry sos, ostre sosy, sos chili, keczup, ketchup, sos barbecue, sos sojowy, sriracha
sausage-roll: paszteciki, pasztecik, pasztecików, pasztecik szczeciński, paszteciki do barszczu, kapuśniaczki
scotch-egg: jajko po szkocku, jajka po szkocku, jajka szkockie, Scotch egg
shakshuka: szakszuka, szakszuki, szakszukę, shakshuka
smorrebrod: smørrebrød, smorrebrod, duńskie kanapki
spaetzle: spätzle, szpecle, spaetzle
spice-bowls: przyprawy, przypraw, mieszanki przypraw, mieszanka przypraw, sklep z przyprawami, kurkuma, laski cynamonu
spice-bowls: kardamon
sponge-pudding: sticky toffee pudding, pudding na parze, pudding toffi
steak: polędwiczki, polędwiczki wieprzowe, polędwiczek, polędwiczka
stew beetroot: botwinka, botwinki, botwinkę, zakwas buraczany, zakwas z buraków
stew beans: fasolka po bretońsku, fasolki po bretońsku
stew bell-pepper: leczo, leczo z cukinii, leczo z kiełbasą
stroopwafel: stroopwafel, stroopwafle, wafle z karmelem, holenderskie wafle
swiss-roll: rolada biszkoptowa, rolady biszkoptowe, makowiec, makowce, makowca
taiyaki: taiyaki, gofr w kształcie ryby, gofry rybki
takoyaki: takoyaki, kulki z ośmiornicą
tanghulu: tanghulu, owoce w karmelu na patyku
tangyuan: tangyuan, kulki z ryżu kleistego
thali: thali, indyjskie thali, zestaw thali
tiramisu: tiramisu
tofu: tofu, tofu wędzone, wędzone tofu, tempeh
tteokbokki: tteokbokki, topokki, ostre kluski ryżowe
turnip: rzepa biała, brukiew, brukwi, rzepa
yorkshire-pudding: yorkshire pudding, pudding yorkshire, puddingi yorkshire
zongzi: zongzi, święto smoczych łodzi
`;
