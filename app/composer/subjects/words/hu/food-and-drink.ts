/** Hungarian words for food and drink. Notation: word-list.ts. */
export const hungarianFoodAndDrink = `
apple basket: alma, gyümölcs
artichoke: articsóka
asparagus: spárga
bacon: libatöpörtyű, töpörtyű, tepertő
barbecue: gázgrill, kerti grill, grillsütő, grillsütők, faszenes grill, grillezés, grill, grillparti, grilltál
beers party-popper: legénybúcsú
beetroot: cékla, céklák, céklát, céklalé, céklasaláta
bell-pepper: paprika
berliner: fánk, fánkok, szalagos fánk, farsangi fánk, lekváros fánk, lekváros bukta, bukta, bukták
birthday-cake cake-slice: torták
birthday-cake cupcake: torta, cukrászda, sütemény, cukrász, cukrászt, cukrásznő, cukrász tanfolyam, cukrásztanfolyam
blackberry: földi szeder, feketeszeder, szeder
blueberries: áfonya
braided-bread: kalács, fonott kalács, foszlós kalács
bread: kenyér, szendvicssütő
bread croissant: pékmester
bread-dumplings: zsemlegombóc, zsemlegombócok, knédli, knödel
bread-roll: zsemle, zsemlék, zsömle, császárzsemle, briós, briósok
brigadeiro: brigadeiro
brownie: brownie, brownies
burger: hamburgerező
burger french-fries: hamburger, burger
cabbage: káposzta, savanyú káposzta, hordós káposzta, hordós savanyú káposzta
cake-slice: sütőforma, zserbó, zserbó szelet, rákóczi túrós, mézes krémes, flódni, hájas süti, kókuszkocka
candy: szaloncukor, szaloncukrok
candy lollipop: cukorka, édesség, édességek
canned-food basket: élelmiszerbank, élelmiszeradomány, élelmiszergyűjtés
cauliflower: karfiol, karfiolok, karfiolt, karfiolleves
caviar: kaviár, kaviárral
celeriac: zellergumó, gumós zeller
celery: szárzeller, zellerszár, halványító zeller
cereal-bowl: müzli, zabpehely
champagne: habzóbor, habzóborok
champagne party-popper: lánybúcsú, rendezvényszervezés
cheese: sajt, sajtok, sajtkészítő, parenyica, házi túró, túró, juhtúró
cheese goat: kecskesajt, kecskesajtok, kecskesajt és túró, kecsketúró
cheese milk: sajtmanufaktúra
cheese sheep: juhsajt, juhsajtok
cherries: cseresznye, meggy
chestnut: gesztenyepüré
chicken-leg: csirkeszárny, csirke, csirkehús
chilli: hegyes erős paprika, cseresznyepaprika
chilli jar: fűszerpaprika, pirospaprika, erős pista
chimney-cake: kürtőskalács, kürtőskalácsok, kürtős kalács, kürtőskalácsot, kürtőskalács sütés
chocolate: csokinyúl, csokinyuszi, csokiszökőkút, csokiszökőkutat
chocolate candy: csokoládé, bonbon, kézműves csokoládé, csokitrüffel, túró rudi, kókuszgolyó, kókuszgolyók
christmas-pudding: karácsonyi puding, christmas pudding
cinnamon-roll: fahéjas csiga, fahéjas csigák, kakaós csiga, kakaós csigák
clams: vénuszkagyló
cocktail beers: pultos, pultost
cookie: keksz, sütemény aprósütemény, linzer, linzerek, vaníliás kifli, ischler, isler, mézes puszedli, puszedli
corn: kukorica, főtt kukorica, kukoricaliszt
cotton-candy: vattacukor, vattacukorgép
couscous: kuszkusz, tarhonya
coxinha: coxinha
cream-bun: képviselőfánk, képviselőfánkok
crepe: crêpe, crepes, palacsinta, palacsinták, palacsintázó
croissant bread: pékáru, pékség, croissant, kürtöskalács, kifli, kiflik, túrós batyu, túrós táska, sajtos rúd
croissant bread: sós sütemény, sós sütemények, hájas tészta
cucumber jar: savanyúság hordóból, hordós savanyúság
cupcake: minyon, indiáner, rigó jancsi
curry rice: indiai étterem, indiai konyha
custard-apple: cherimoya, csirimojó
cutlery: étkezde, kifőzde, gasztrofesztivál
cutlery cook: vendéglátás
dallah: dallah, arab kávé, arab kávéskanna
dates: datolya
dinner-plate: menü házhoz, napi menü házhoz, ebéd házhoz
dinner-plate teapot: porcelán, herendi porcelán
doughnut: csöröge
dumpling: derelye, barátfüle, gombóc, gombócok, gombóczó, galuska
easter-egg: csokitojás, csokitojások, csokoládétojás
egg basket: tojás, házi tojás
fig: füge, fügék, fügét, friss füge, aszalt füge, fügelekvár, fügefa
flatbread: lángosos, lángosozó, lángossütő, langalló, langallók, töki pompos, töki pompost
focaccia: focaccia
fruit-tart: gyümölcstorta, gyümölcstorták, gyümölcsös pite
frying-pan: serpenyő, öntöttvas serpenyő
garlic: fokhagyma
gingerbread: mézeskalács, mézeskalácsház, mézeskalácsok
grapes: szüreti bál, szüreti felvonulás, szőlő
grapes wine: szőlőszüret, szüreti munka, szüretelő, szüretelőket
gratin: csőben sült burgonya
guava: guava, guavák
ham: sonka, sonkák, húsvéti sonka, füstölt sonka
ham sausage: füstölt áru, füstölt áruk, felvágott, felvágottak
hamper gift: ajándékkosár, ajándékkosarak
honey bee: méhészeti eszközök, méhészeti, méhészbolt, méhészet, méhész, méhészeti termékek, propolisz, méhviasz
honey bee: méhészkedés, méz, mézek, termelői méz, akácméz, repceméz, virágpor, mézpergető
hot-dog: hot dog, hotdog
ice-lolly: jégkrém, jégkrémek, pálcikás fagyi
indian-sweets: indiai édességek
jackfruit: jackfruit
jar cucumber: kovászos uborka, ecetes uborka
jar sack: csomagolásmentes bolt
jar-cake: pohártorta, üveges torta, torta üvegben
juice-glass apple: almalé, préselt almalé
juice-glass tomato: paradicsomlé, házi paradicsomlé
kale: fodros kel
kebab: gyros, kebab, gyrostál, gyrostálak
lasagne: lasagne, lasagna
lemon soft-drink: limonádé
lettuce: spenót, sóska, paraj, rukkola
lettuce jar: savanyúkáposzta
macaroni: sajtos makaróni, makaróni, csigatészta, túrós csusza
macarons: macaron, macaronok
mangosteen: mangosztán
matzah: macesz, maceszt
meat-on-bone: grillsütés, csülök, oldalas, flekken, ökörsütés
meat-on-bone dinner-plate: vasárnapi ebéd
milk: tejföl, tejbolt, bivalytej
milk goat: kecsketej
mug chocolate: forró csoki, kakaó
mushroom: gomba, csiperke, vargánya
mussel: kagyló, fekete kagyló
nachos: nachos
noodles chopsticks: kínai étterem, tészta
okra: okra, bámia
olive-oil olives: olívaolaj, hidegen sajtolt olaj, olajütő
olives: olívabogyó
omelette: omlett, omlettek, spanyol omlett
onion: vöröshagyma, hagyma, újhagyma
orange: citrusfacsaró, narancs, narancs eladó, mandarin, mandarinok, mandarin eladó
pancakes coffee: reggeli
panettone: panettone
parsnip: paszternák
peach: őszibarack, őszibarackok
peanuts: dió, magvak, aszalt gyümölcs, magkeverék
pie: pite
pistachios peanuts: ~ pisztácia
pizza: pizzéria, pizza
plum: szilva, szilvát, ringló
pomegranate: gránátalma
pomelo: pomelo, grapefruit, grépfrút
popcorn film-camera: mozi
potato: burgonya, krumpli, újkrumpli
potato-fritters: tócsni, lapcsánka, krumplilepény, burgonyalepény, latkes, prósza, macok
powder-tub: fehérjepor, fehérjeporok, proteinpor, tejsavófehérje, kreatin, púder
pretzel: perec, perecek, pereces, perecesek
prickly-pear: fügekaktusz, kaktuszfüge, opuncia
pudding: madártej
pumpkin: sütőtök, tökök, töklámpás farm, tökmag, tökfesztivál
quince: birsalma, birsalmasajt
rambutan: rambután
raspberry: málna, málnát
ravioli: ravioli
rhubarb: rebarbara, rebarbarát, rebarbarás süti, rebarbarás pite
rice: rizs
roast-chicken: grillcsirke, grillcsirkék, sült csirke
roast-duck goose: libavacsora, libavacsorát, libavacsorára
round-loaf: kovászos kenyér, kovászos kenyerek, kovászos, kovász, rozskenyér, házi kenyér
saffron: sáfrány
salad: vegán, vegetáriánus, saláta
sandwich: szendvicstál, szendvicstálak
sandwich baguette: szendvics, szendvicsek
sausage: téliszalámi, szalámi, házi szalámi, kenőmájas, párizsi, kolbásztöltő verseny
sausage cheese: kolbász, hurka, disznóvágás
sausage fire: füstölde
schnitzel: rántott hús, bécsi szelet, rántott szelet
scone: pogácsa, pogácsát, pogácsák
shaved-ice: jégkása
skewers barbecue: saslik, nyársak, rablóhús
soft-ice-cream ice-cream: fagylalt, fagyi, cukrászda és fagyi
soft-ice-cream pistachios: pisztácia fagylalt, pisztáciafagyi
spaghetti: mákos tészta, káposztás tészta, krumplis tészta
spaghetti tomato: száraztészta, friss tészta, házi tészta
spare-ribs: sertésoldalas, bbq oldalas
spirits-bottle: unicum, likőr, likőrök, konyak, bérfőzde
spoon: fakanál, fakanalak
spring-rolls: tavaszi tekercs
steak kitchen-knife: hentes, húsbolt, steak, darált hús, borjúhús, cigánypecsenye, sertéstarja
steak meat-on-bone: bárányhús, bárányhúst, báránysült
steamed-bun: bao bun, gőzgombóc, bao zsemle
stew: bográcsozás, leves, gulyás, pörkölt, levesek, főzelék, főzelékek, lencsefőzelék, lebbencs
stew bell-pepper: lecsó, lecsófőző verseny, lecsófesztivál
stew cutlery: házi koszt, házikoszt, készétel, készételek
stew heart: ételosztás
stollen: stollen, karácsonyi stollen, drezdai stollen
strawberry: epres, eperföld, eper szedd magad, szedd magad eper, szamóca, eper
strawberry basket: szedd magad
strudel: rétes, rétesek, almás rétes
sugar: cukor, cukrot, kockacukor, cukorral
sushi chopsticks: szusi, sushi
taco: mexikói étterem, taco
tarte-flambee: flammkuchen, tarte flambée, elzászi lepény
tomato: paradicsom
truffle: szarvasgomba, szarvasgombák, szarvasgombás, szarvasgombafesztivál, szarvasgombavadászat
waffle: gofri
walnut: dióbél, héjas dió
watermelon: görögdinnye, dinnye
wedding-cake: esküvői torta, esküvői torták, menyasszonyi torta
white-asparagus: fehér spárga
wine barrel: borpince, borpincék, pincetúra, nyitott pincék
yoghurt: joghurt, joghurtok, görög joghurt
amphora: kerámia
baby-bottle: rágóka
barrel: hordó, hordók, tölgyfahordó, fahordó, fahordók, boroshordó, kádár, kádárműhely
beer wheat: sör, sörfőzde, sörök, sörkóstoló
beers: söröző, kocsma
champagne toast: pezsgő, pezsgők
cider: cider, almabor
cocktail: koktélbár, koktélok
coffee: kávézó, kávé
coffee-beans coffee: szemes kávé, kávébab, kávépörkölő, kávépörkölés, frissen pörkölt kávé
cutlery dinner-plate: csárda, ebéd, házias ízek, étterem, vendéglő, ebédmenü, napi menü, evőeszköz, evőeszközök
dinner-plate cook: catering, rendezvény ellátás
dinner-plate heart: közös ebéd, közös vacsora
espresso-machine coffee: kávéfőző, kávégép, kávégépek, kávégép szerviz, barista tanfolyam
gin-tonic: gin, gin tonic
jar: lekvár, savanyúság, befőtt, olajbogyó, csalamádé, házi dzsem, dzsem, dzsemek, zakuszka, zakuszkát
jar herb: fűszer
jar herb: ~ fahéj
juice-box apple: gyümölcslé préselés, gyümölcsléprés, gyümölcspréselés, almapréselés, léprés, almalé préselés
juice-box apple: mobil gyümölcsléprés, mobil gyümölcslé, lékészítés
juice-glass: narancslé, gyümölcslé, gyümölcslevek, frissen facsart narancslé, poharak
kitchen-knife: szakácskés, vadászkés, vadászkések, kést élezek, kést ollót, késeket élezek
kitchen-knife frying-pan: kések, késkészítő, késélezés, élezés, köszörűs, késélezés köszörűs
milk cereal-bowl: házi joghurt, kefir, aludttej
milk dairy-cow: tej, tejautomata, tejtermékek, tejüzem
milkshake: tejturmix, tejturmixok, milkshake
mug: termosz, puncs
mug coffee: bögrék, bögre, kerámia bögre, kávéscsésze, csészék
soft-drink tropical-drink: szörp, szörpök
spirits-bottle toast: bérfőzés, cefre, törköly, pálinka, pálinkafőzde, whisky
tea teapot: tea, teaház
water-jug: vizespalack
water-jug droplet: ballonos víz, vízadagoló, vízautomata, ballonos vizek, vízszállítás
wine: dekantáló, kristálypohár, kristálypoharak, bort, bort termelőtől, kannás bor
wine grapes: pincészet, borfesztivál, borkóstoló, bornapok, borvacsora, bor, borászat, tokaji aszú, egri bikavér
wine grapes: fröccs, fehérbor, rozébor, borozó, szüreti mulatság, szüreti mulatságok
apricot: sárgabarack, sárgabarackot, kajszibarack, kajszi, sárgabaracklekvár
arancini: arancini, rizsgolyó, rizsgolyók, szicíliai rizsgolyó
arepa: arepa, arepas, arepák, töltött arepa
banh-chung: bánh chưng, bánh tét, vietnami rizssütemény
banh-mi: banh mi, bánh mì, vietnámi szendvics
bibimbap: bibimbap, bibimbab
biltong: biltong, szárított marhahús, marha jerky, beef jerky
brussels-sprouts: kelbimbó, kelbimbót
burek: burek, börek, bureket
cabbage-rolls: töltött káposzta, töltött káposztát, töltött káposztás, szárma
canapes: falatkák, kanapék és falatkák, finger food, szendvicsfalatkák, party falatkák
candied-almonds: cukrozott mandula, pörkölt cukros mandula, kandírozott mandula
cannoli: cannoli, cannolik, szicíliai cannoli
carnival-fritters: csörögefánk, csörögefánkok, forgácsfánk, farsangi csöröge
cassava: manióka, maniókát, kasszáva, maniókagyökér
charcuterie-board: hidegtál, hidegtálak, húsos tál, felvágottas tál, sonka- és sajttál, ízelítő tál, hideg tál
cheesecake: sajttorta, sajttorták, sajttortát, cheesecake
congee: congee, kínai rizskása
cooking-oil: napraforgóolaj, repceolaj, étolaj, tökmagolaj, lenmagolaj, dióolaj
corn-dog: corn dog, corn dogok, koreai corn dog
courgette: cukkini, cukkinit, cukkinik, töltött cukkini, patisszon
crisps: burgonyachips, burgonyaszirom, banánchips, rákchips, zöldségchips
croquettes: burgonyakrokett, krumplikrokett, sonkás krokett
currants: ribizli, ribizlit, piros ribizli, ribiszke, vörösáfonya, tőzegáfonya, egres
currywurst: currywurst, currys kolbász, currys virsli
daifuku: daifuku, mochi, mochik
demijohn: demizson, demizsonok, demizsonban, fonott üveg, boros demizson
donburi: donburi, gyudon, oyakodon, donburi tál
dorayaki: dorayaki, dorajaki
dragon-fruit: sárkánygyümölcs, sárkánygyümölcsök, pitaja
eel-box: unadon, unaju, grillezett angolna rizzsel
endive: cikóriasaláta, salátacikória, endívia
fish-and-chips: fish and chips, fish & chips, hal sült krumplival
fish-balls: halgolyó, halgolyók, halgombóc
fried-breakfast: angol reggeli, angol reggelit, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreai rizstekercs
gnocchi: gnocchi, burgonyagnocchi, házi gnocchi, gnocchit
green-beans: zöldbab, zöldbabot, zöldbabos
hog-roast: malacsütés, nyárson sült malac, egészben sült malac, egészben sült disznó, sült malac
hummus: humusz, hummusz, csicseriborsókrém, tzatziki, padlizsánkrém
idli: idli, medu vada, idli vada
injera-platter: injera, etióp étel, etióp étterem, etióp konyha, eritreai konyha
jelly: gyümölcszselé, zselés desszert
kimchi: kimchi, kimcsi
kohlrabi: karalábé, karalábét, karalábék
langos: lángos, lángosok, lángost
leek: póréhagyma, póréhagymát, póréhagymák, póré
liquorice: medvecukor, medvecukrot, édesgyökér cukorka
loaf-cake: gyümölcskenyér, kevert süti, püspökkenyér, citromos kevert süti
loukoumades: loukoumades, lokma, görög fánkgolyók
lychee: licsi, licsit, licsik
meatballs: fasírt, fasírtot, húsgolyó, húsgolyók, fasírozott
melon-pan: melonpan, japán dinnyekenyér
meringue: habcsók, habcsókok, pavlova, pavlova torta
mille-feuille: mille-feuille, krémes sütemény, francia krémes, házi krémes, vaníliás krémes
mixed-nuts: mandula, kesudió, törökmogyoró, pekándió, makadámdió, paradió, diófélék, mogyoró
muffin: muffin, muffinok, áfonyás muffin, csokis muffin
nougat: nugát, mandulás nugát, törökméz, turrón
okonomiyaki: okonomijaki, okonomiyaki, japán sós palacsinta
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaja, papaya, papaját, papajás
parfait: fagylaltkehely, fagylaltkelyhek, gyümölcskehely
passion-fruit: maracuja, maracuját, passiógyümölcs, marakuja
persimmon: datolyaszilva, datolyaszilvát, datolyaszilvák, kakiszilva
poke-bowl: poke bowl, poké bowl, poke tál, poke tálak
polenta: polenta, puliszka, polentát, juhtúrós puliszka
quesadilla: quesadilla, quesadillák, csirkés quesadilla, sajtos quesadilla
raclette: raclette, raclette sütő, raklett
radish: retek, hónapos retek, hónaposretek, retket
ring-cake: kuglóf, kuglófok, kuglófot, márványkuglóf, házi kuglóf
roast-duck: pekingi kacsa, pekingi kacsát, kínai sült kacsa, sült kacsa, sült liba
sake-set: szakés készlet, szakékészlet, szaké, szakékóstoló
satay: satay, szaté, csirke satay
sauce-bottle: csípős szósz, csípős szószok, chiliszósz, ketchup, barbecue szósz, szójaszósz, sriracha, halszósz
sauce-bottle: mustár
scotch-egg: skót tojás, skót tojások, Scotch egg
shakshuka: shakshuka, saksuka, saksukát
smoothie: smoothie, smoothie-k, gyümölcsturmix, gyümölcsturmixok
smorrebrod: smørrebrød, smorrebrod, dán szendvics, dán szendvicsek
spaetzle: spätzle, sajtos spätzle, spaetzle
spice-bowls: fűszerek, fűszerkeverék, fűszerkeverékek, fűszerbolt, kurkuma, fahéjrúd, kardamom, garam masala
spice-bowls: őrölt paprika, fekete bors, színes bors
sponge-pudding: sticky toffee pudding, gőzölt puding, angol puding
stroopwafel: stroopwafel, holland szirupos ostya, karamelles ostya
swiss-roll: piskótatekercs, piskótatekercsek, mákos bejgli, mákos bejglik, bejgli, mákos beigli, diós beigli, beigli
swiss-roll: beiglik
taiyaki: taiyaki, tajjaki, hal alakú gofri
takoyaki: takojaki, takoyaki, polipgolyó, polipgolyók
tanghulu: tanghulu, kandírozott gyümölcsnyárs
tangyuan: tangyuan, ragacsos rizsgolyó
thali: thali, indiai thali, thali tál
tiramisu: tiramisu, tiramisut
tofu: tofu, tofut, füstölt tofu, tempeh
tteokbokki: tteokbokki, topokki, csípős rizssütemény
turnip: tarlórépa, fehérrépa, karórépa
yorkshire-pudding: yorkshire puding, yorkshire-i puding, yorkshire pudding
zongzi: zongzi, sárkányhajó ünnep
`;
