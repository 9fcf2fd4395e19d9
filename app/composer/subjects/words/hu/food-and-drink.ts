/** Hungarian words for food and drink. Notation: word-list.ts. */
export const hungarianFoodAndDrink = `
apple basket: alma, gyümölcs, almalé
artichoke: articsóka
asparagus: spárga
barbecue: gázgrill, kerti grill, grillsütő, grillsütők, faszenes grill
beetroot: cékla, céklák, céklát, céklalé, céklasaláta
bell-pepper: paprika
berliner: fánk, fánkok, szalagos fánk, farsangi fánk, lekváros fánk
birthday-cake cake-slice: torták
birthday-cake cupcake: torta, cukrászda, sütemény
blackberry: földi szeder, feketeszeder
blueberries: áfonya
braided-bread: kalács, fonott kalács, foszlós kalács
bread: kenyér, szendvicssütő
bread-dumplings: zsemlegombóc, zsemlegombócok, knédli, knödel
bread-roll: zsemle, zsemlék, zsömle, császárzsemle
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hamburger, burger
cabbage: káposzta, savanyú káposzta
cake-slice: sütőforma
candy lollipop: cukorka, édesség, édességek
canned-food basket: élelmiszerbank, élelmiszeradomány, élelmiszergyűjtés
cauliflower: karfiol, karfiolok, karfiolt, karfiolleves
cereal-bowl: müzli
cheese: sajt, sajtok, sajtkészítő
cheese milk: sajtmanufaktúra
cherries: cseresznye, meggy
chicken-leg: csirkeszárny, csirke
chilli jar: fűszerpaprika, pirospaprika
chimney-cake: kürtőskalács, kürtőskalácsok, kürtős kalács, kürtőskalácsot, kürtőskalács sütés
chocolate candy: csokoládé, bonbon, kézműves csokoládé, csokitrüffel
christmas-pudding: karácsonyi puding, christmas pudding
cinnamon-roll: fahéjas csiga, fahéjas csigák, kakaós csiga, kakaós csigák
clams: vénuszkagyló
cookie: keksz, sütemény aprósütemény
corn: kukorica, főtt kukorica
cotton-candy: vattacukor, vattacukorgép
couscous: kuszkusz
coxinha: coxinha
cream-bun: képviselőfánk, képviselőfánkok
crepe: crêpe, crepes, palacsinta, palacsinták, palacsintázó
croissant bread: pékáru, pékség, croissant, kürtöskalács, pogácsa
curry rice: indiai étterem, indiai konyha
doughnut: csöröge
dumpling: derelye, barátfüle, gombóc, gombócok, gombóczó, galuska
easter-egg: csokitojás, csokitojások, csokoládétojás
egg basket: tojás, házi tojás
fig: füge, fügék, fügét, friss füge, aszalt füge, fügelekvár, fügefa
flatbread: lángos, lángosos, lángosozó, lángossütő
focaccia: focaccia
fruit-tart: gyümölcstorta, gyümölcstorták, gyümölcsös pite
frying-pan: serpenyő, öntöttvas serpenyő
garlic: fokhagyma
gingerbread: mézeskalács, mézeskalácsház, mézeskalácsok
grapes: szüreti bál, szüreti felvonulás, szőlő
grapes wine: szőlőszüret, szüreti munka, szüretelő, szüretelőket
gratin: csőben sült burgonya
ham: sonka, sonkák, húsvéti sonka, füstölt sonka
hamper gift: ajándékkosár, ajándékkosarak
honey bee: méhészeti eszközök, méhészeti, méhészbolt, méhészet, méhész, méhészeti termékek, propolisz, méhviasz
honey bee: méhészkedés, méz, mézek, termelői méz
hot-dog: hot dog, hotdog
ice-lolly: jégkrém, jégkrémek, pálcikás fagyi
indian-sweets: indiai édességek
jar-cake: pohártorta, üveges torta, torta üvegben
kale: fodros kel
kebab: gyros, kebab
lasagne: lasagne, lasagna
lemon soft-drink: limonádé
lettuce jar: savanyúkáposzta, hordós káposzta
macaroni: sajtos makaróni, makaróni
macarons: macaron, macaronok
meat-on-bone: grill, grillparti, grillsütés, csülök, oldalas, flekken
meat-on-bone dinner-plate: vasárnapi ebéd
mushroom: gomba
mussel: kagyló, fekete kagyló
nachos: nachos
noodles chopsticks: kínai étterem, tészta
olive-oil olives: olívaolaj, hidegen sajtolt olaj, olajütő
olives: olívabogyó
omelette: omlett, omlettek, spanyol omlett
onion: vöröshagyma, hagyma
orange: citrusfacsaró
pancakes coffee: reggeli
panettone: panettone
peanuts: dió, magvak, aszalt gyümölcs, magkeverék
pie: pite
pistachios peanuts: ~ pisztácia
pizza: pizzéria, pizza
plum: szilva, szilvát, ringló
pomegranate: gránátalma
popcorn film-camera: mozi
potato: burgonya, krumpli
potato-fritters: tócsni, lapcsánka, krumplilepény, burgonyalepény, latkes
powder-tub: fehérjepor, fehérjeporok, proteinpor, tejsavófehérje, kreatin
pretzel: perec, perecek
pumpkin: sütőtök, tökök, töklámpás farm
raspberry: málna, málnát
ravioli: ravioli
rhubarb: rebarbara, rebarbarát, rebarbarás süti, rebarbarás pite
roast-chicken: grillcsirke, grillcsirkék, sült csirke
round-loaf: kovászos kenyér, kovászos kenyerek, kovászos, kovász, rozskenyér, házi kenyér
saffron: sáfrány
salad: vegán, vegetáriánus, saláta
sandwich baguette: szendvics, szendvicsek
sausage cheese: kolbász, hurka, disznóvágás
sausage fire: füstölde
schnitzel: rántott hús, bécsi szelet, rántott szelet
skewers barbecue: saslik, nyársak, rablóhús
soft-ice-cream ice-cream: fagylalt, fagyi, cukrászda és fagyi
soft-ice-cream pistachios: pisztácia fagylalt, pisztáciafagyi
spaghetti tomato: száraztészta, friss tészta, házi tészta
spare-ribs: sertésoldalas, bbq oldalas
spring-rolls: tavaszi tekercs
steak kitchen-knife: hentes, húsbolt, steak
steak meat-on-bone: bárányhús, bárányhúst, báránysült
steamed-bun: bao bun, gőzgombóc, bao zsemle
stew: bográcsozás, leves, gulyás, pörkölt, bogrács, levesek
stew cutlery: házi koszt, házikoszt, készétel, készételek
stollen: stollen, karácsonyi stollen, drezdai stollen
strawberry: epres, eperföld, eper szedd magad, szedd magad eper, szamóca, eper
strawberry basket: szedd magad
strudel: rétes, rétesek, almás rétes
sushi chopsticks: szusi, sushi
taco: mexikói étterem, taco
tarte-flambee: flammkuchen, tarte flambée, elzászi lepény
tomato: paradicsom
truffle: szarvasgomba, szarvasgombák, szarvasgombás, szarvasgombafesztivál, szarvasgombavadászat
waffle: gofri
walnut: dióbél
watermelon: görögdinnye, dinnye
wedding-cake: esküvői torta, esküvői torták, menyasszonyi torta
white-asparagus: fehér spárga
yoghurt: joghurt, joghurtok, görög joghurt
amphora: kerámia
baby-bottle: rágóka
barrel: hordó, hordók, tölgyfahordó, fahordó, fahordók, boroshordó, kádár, kádárműhely
beer wheat: sör, sörfőzde, sörök, sörkóstoló
beers: söröző, kocsma
beers memo: kocsmakvíz
champagne toast: pezsgő, pezsgők
cider: cider, almabor
cocktail: koktélbár, koktélok
coffee: kávézó, kávé
coffee-beans coffee: szemes kávé, kávébab, kávépörkölő, kávépörkölés, frissen pörkölt kávé
cutlery dinner-plate: csárda, ebéd, házias ízek, étterem, vendéglő, ebédmenü, napi menü
dinner-plate cook: catering, rendezvény ellátás
dinner-plate heart: közös ebéd, közös vacsora
espresso-machine coffee: kávéfőző, kávégép, kávégépek, kávégép szerviz, barista tanfolyam
gin-tonic: gin, gin tonic
jar: lekvár, savanyúság, befőtt, olajbogyó
jar herb: fűszer
jar herb: ~ fahéj
juice-box apple: gyümölcslé préselés, gyümölcsléprés, gyümölcspréselés, almapréselés, léprés, almalé préselés
juice-box apple: mobil gyümölcsléprés, mobil gyümölcslé, lékészítés
juice-glass: narancslé, gyümölcslé, gyümölcslevek, frissen facsart narancslé
kitchen-knife: szakácskés
kitchen-knife frying-pan: kések, késkészítő, késélezés, élezés, köszörűs, késélezés köszörűs
milk cereal-bowl: házi joghurt, kefir, aludttej
milk dairy-cow: tej, tejautomata, tejtermékek, tejüzem
milkshake: tejturmix, tejturmixok, milkshake
mug: termosz
mug coffee: bögrék, bögre, kerámia bögre, kávéscsésze, csészék
soft-drink tropical-drink: szörp, szörpök
spirits-bottle toast: bérfőzés, cefre, törköly, pálinka, pálinkafőzde, whisky
tea teapot: tea, teaház
water-jug: vizespalack
water-jug droplet: ballonos víz, vízadagoló, vízautomata, ballonos vizek, vízszállítás
wine: dekantáló
wine grapes: pincészet, borfesztivál, borkóstoló, bornapok, borvacsora, bor, borászat
apricot: sárgabarack, sárgabarackot, kajszibarack, kajszi, sárgabaracklekvár
arancini: arancini, rizsgolyó, rizsgolyók, szicíliai rizsgolyó
arepa: arepa, arepas, arepák, töltött arepa
banh-chung: bánh chưng, bánh tét, vietnami rizssütemény
biltong: biltong, szárított marhahús, marha jerky, beef jerky
brussels-sprouts: kelbimbó, kelbimbót
cabbage-rolls: töltött káposzta, töltött káposztát, töltött káposztás, szárma
canapes: falatkák, kanapék és falatkák, finger food, szendvicsfalatkák, party falatkák
candied-almonds: cukrozott mandula, pörkölt cukros mandula, kandírozott mandula
cannoli: cannoli, cannolik, szicíliai cannoli
carnival-fritters: csörögefánk, csörögefánkok, forgácsfánk, farsangi csöröge
cassava: manióka, maniókát, kasszáva, maniókagyökér
charcuterie-board: hidegtál, hidegtálak, húsos tál, felvágottas tál, sonka- és sajttál, ízelítő tál
congee: congee, kínai rizskása
cooking-oil: napraforgóolaj, repceolaj, étolaj, tökmagolaj, lenmagolaj, dióolaj
corn-dog: corn dog, corn dogok, koreai corn dog
courgette: cukkini, cukkinit, cukkinik, töltött cukkini
crisps: burgonyachips, burgonyaszirom, banánchips, rákchips, zöldségchips
croquettes: burgonyakrokett, krumplikrokett, sonkás krokett
currants: ribizli, ribizlit, piros ribizli, ribiszke, vörösáfonya, tőzegáfonya
daifuku: daifuku, mochi, mochik
demijohn: demizson, demizsonok, demizsonban, fonott üveg, boros demizson
donburi: donburi, gyudon, oyakodon, donburi tál
dorayaki: dorayaki, dorajaki
dragon-fruit: sárkánygyümölcs, sárkánygyümölcsök, pitaja
eel-box: unadon, unaju, grillezett angolna rizzsel
endive: cikóriasaláta, salátacikória, endívia
fish-balls: halgolyó, halgolyók, halgombóc
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, koreai rizstekercs
gnocchi: gnocchi, burgonyagnocchi, házi gnocchi, gnocchit
green-beans: zöldbab, zöldbabot, zöldbabos
hog-roast: malacsütés, nyárson sült malac, egészben sült malac, egészben sült disznó, sült malac
hummus: humusz, hummusz, csicseriborsókrém, tzatziki, padlizsánkrém
idli: idli, medu vada, idli vada
injera-platter: injera, etióp étel, etióp étterem, etióp konyha, eritreai konyha
jelly: gyümölcszselé, zselés desszert
kohlrabi: karalábé, karalábét, karalábék
leek: póréhagyma, póréhagymát, póréhagymák, póré
liquorice: medvecukor, medvecukrot, édesgyökér cukorka
loaf-cake: gyümölcskenyér, kevert süti, püspökkenyér, citromos kevert süti
loukoumades: loukoumades, lokma, görög fánkgolyók
lychee: licsi, licsit, licsik
meatballs: fasírt, fasírtot, húsgolyó, húsgolyók, fasírozott
melon-pan: melonpan, japán dinnyekenyér
meringue: habcsók, habcsókok, pavlova, pavlova torta
mille-feuille: mille-feuille, krémes sütemény, francia krémes, házi krémes
mixed-nuts: mandula, kesudió, törökmogyoró, pekándió, makadámdió, paradió, diófélék
muffin: muffin, muffinok, áfonyás muffin, csokis muffin
nougat: nugát, mandulás nugát, törökméz, turrón
okonomiyaki: okonomijaki, okonomiyaki, japán sós palacsinta
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaja, papaya, papaját, papajás
parfait: fagylaltkehely, fagylaltkelyhek, gyümölcskehely
passion-fruit: maracuja, maracuját, passiógyümölcs, marakuja
persimmon: datolyaszilva, datolyaszilvát, datolyaszilvák, kakiszilva
polenta: polenta, puliszka, polentát, juhtúrós puliszka
quesadilla: quesadilla, quesadillák, csirkés quesadilla, sajtos quesadilla
radish: retek, hónapos retek, hónaposretek, retket
ring-cake: kuglóf, kuglófok, kuglófot, márványkuglóf, házi kuglóf
roast-duck: pekingi kacsa, pekingi kacsát, kínai sült kacsa
sake-set: szakés készlet, szakékészlet, szaké, szakékóstoló
sauce-bottle: csípős szósz, csípős szószok, chiliszósz, ketchup, barbecue szósz, szójaszósz, sriracha, halszósz
scotch-egg: skót tojás, skót tojások, Scotch egg
spaetzle: spätzle, sajtos spätzle, spaetzle
spice-bowls: fűszerek, fűszerkeverék, fűszerkeverékek, fűszerbolt, kurkuma, fahéjrúd, kardamom, garam masala
sponge-pudding: sticky toffee pudding, gőzölt puding, angol puding
stroopwafel: stroopwafel, holland szirupos ostya, karamelles ostya
swiss-roll: piskótatekercs, piskótatekercsek, mákos bejgli, mákos bejglik, bejgli
taiyaki: taiyaki, tajjaki, hal alakú gofri
takoyaki: takojaki, takoyaki, polipgolyó, polipgolyók
tanghulu: tanghulu, kandírozott gyümölcsnyárs
tangyuan: tangyuan, ragacsos rizsgolyó
thali: thali, indiai thali, thali tál
tofu: tofu, tofut, füstölt tofu, tempeh
tteokbokki: tteokbokki, topokki, csípős rizssütemény
turnip: tarlórépa, fehérrépa, karórépa
yorkshire-pudding: yorkshire puding, yorkshire-i puding, yorkshire pudding
zongzi: zongzi, sárkányhajó ünnep
`;
