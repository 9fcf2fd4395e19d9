/** Hungarian words for food, drink, animals and plants. Notation: word-list.ts. */
export const hungarianFoodAndNature = `
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
chilli: csípős szósz, chiliszósz
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
olive-oil olives: olívaolaj, hidegen sajtolt olaj, olajütő, tökmagolaj
olives: olívabogyó
omelette: omlett, omlettek, spanyol omlett
onion: vöröshagyma, hagyma
orange: citrusfacsaró
pancakes coffee: reggeli
panettone: panettone
peanuts: dió, magvak, aszalt gyümölcs, mandula, magkeverék, kesudió
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
sandwich baguette: szendvics, szendvicsek, hidegtál
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
walnut: dióbél, törökmogyoró
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
jar herb: fűszerek, fűszer
jar herb: ~ fahéj
juice-box apple: gyümölcslé préselés, gyümölcsléprés, gyümölcspréselés, almapréselés, léprés, almalé préselés
juice-box apple: mobil gyümölcsléprés, mobil gyümölcslé, lékészítés
juice-glass: narancslé, gyümölcslé, gyümölcslevek, frissen facsart narancslé
kitchen-knife: szakácskés, bicska, zsebkés
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
alpaca: alpaka, alpakák, alpaka farm, alpakasétáltatás, alpakafarm
ant house: termesz, hangyairtás
aquarium tropical-fish: akvárium, akváriumok, akvarisztika
bee honey: méhanya, méhek, méhcsaládok
beehive bee: kaptár, kaptárak
birdcage bird: madárkalitka, kalitka, díszmadár, díszmadarak, kanári, hullámos papagáj
cat: macskakozmetika, macskakozmetikus, macskapanzió, macskaszitter, kiscica, kiscicák, macska, macskák, cica, kaparófa
cat-standing coffee: macskás kávézó
cat-standing stethoscope: ivartalanítási akció
chick hen: naposcsibe, napos csibe, csibe, csibék, naposcsibék
cockroach: rovarirtás
cow milk: borjú, borjak, üsző, bika
cow steak: tehén, marha, marhahús
cow stethoscope: haszonállat állatorvos
deer bird: preparátor, vadászat, vadászbolt, vadhús, vadász
dog: kutyus, kutyusok, kutyusokat, gazdit keres, kutyák, kutyaúszoda, kutya, kutyatáp, kutyakozmetika, póráz, nyakörv
dog: kutyahám, kutyajáték, etetőtál, jutalomfalat
dog bone: állateledel, kisállat kereskedés
dog cat: örökbefogadó nap, örökbefogadási nap
dog paw: keverék kutya
dog scissors: kutyakozmetikus, kutyanyírás
dog stethoscope: állatorvos
dog-standing dog: kutyaovi
dog-standing paw: kutyakiképzés
donkey: szamár, szamarak, szamaragolás
dove bird: galambászok
duck: kacsa, kacsák
eagle bird: solymászbemutató, solymász, solymászat, ragadozó madarak
fish: halgazdaság, ivadék, halivadék, halastó, pisztráng, halfüstölő, keszeg, süllő, halászlé, karácsonyi ponty
fish: élő ponty, ponty, halvásár, halas, hal
goat: kecskék
goat cheese: kecskesajt, gidák
goose: liba, libák, márton napi liba, libaság
guinea-pig: tengerimalac, tengerimalacok, tengerimalac ketrec
hen egg: tyúk, tojótyúk, tyúkok, jérce
horse: lovas, lovarda, ló, lovak, póni, lovasoktatás, bértartás, lóbértartás, lótartás, lovasfelszerelés
horse: lovas felszerelés, lovaglás, lovasiskola, lovaglóoktatás
horseshoe horse: patkolókovács, patkolás
kennel dog: kutyapanzió, kutyahotel, kutyaház, kutyaólak, kennel, panzió kutyáknak
lizard snake: hüllők, terrárium
llama: alpakával, alpakatúra
mosquito: szúnyogirtás
mosquito window: szúnyogháló, szúnyoghálók, szúnyoghálók méretre
nest-box: madárodú, madárodúk, odú madaraknak
pig: mangalica, malac, disznó, sertés
rabbit: törpenyúl, törpenyulak, nyuszi, nyúl eladó, nyúl, nyulak, nyúlketrec, hörcsögketrec
rooster: kisállat-kiállítás
saddle horse: nyereg, nyergek, szíjgyártó, nyerges, lovasbolt
sauropod museum: dinoszaurusz, dinoszauruszok, dinoszauruszos, dinó
sheep: bárány, bárányok, birkanyírás, juhnyírás, juhászat, juh
songbird: énekesmadarak, énekesmadár, madárdal, madárdalos, madárének
tropical-fish: díszhal, díszhalak, kerti tó
turkey-bird: pulyka, pulykák
wasp: darázs, darázsfészek, darazsak, lódarázs, darázsirtás
ammonite: ősmaradványok, fosszíliák, kövületek
beach-umbrella: napernyő
bird-feeder bird: madáretető, madáretetők, madáreleség, cinkegolyó
bonsai: bonsai, bonszai, bonsai fa, bonsaiok
bouquet: virágbolt, virág, virágcsokor, virágok
cactus plant: kaktusz, pozsgások
daffodil: nárcisz, nárciszok, nárciszhagyma
dahlia: dália, dáliák, dáliagumó
daisy seedling: árvácska, árvácskák, primula
droplet jar: víztisztító, kút
droplet tap: vízszivattyú, búvárszivattyú, búvárszivattyúk
fire: tűzrakó, kerti tűztál
fire logs: fapellet, pellet, fabrikett, brikett, parázs, faszenes kürtőskalács, tűzifa
greenhouse seedling: üvegház, üvegházak, fóliasátor
hammock palm-tree: függőágy, függőágyak
hay-bale tractor: bála, bálák, lucerna, széna, szalma, bálás széna, körbála, szénabála, bálázás
herb: gyógynövények, gyógynövénybolt, fűszernövények
lavender: levendula, levendulás, levendulamező, levendulacsokor, levendulaszüret
lawnmower spade: fűnyírás, fűnyíró, fűkaszálás
logs saw: fűrésztelep, fűrészáru, deszka, gerenda, faáru, palló, fűrészüzem, bérfűrészelés, tetőfa
orchid: orchidea, orchideák, orchideakiállítás
plant: szobanövények, virágcserép, kaspó
plant daisy: muskátli, muskátlik, petúnia, petúniák, egynyári virág, egynyári virágok, balkonnövény, balkonnövények
poppy: pipacs, pipacsok
rose love-letter: rózsák, rózsa
secateurs leaves: sövénynyírás, sövény, metszés, metszőolló, gyümölcsfa metszés, sövényvágás
seedling plant: növények, kertészet, palánta
seedling tree: faiskola, csemete, csemeték, gyümölcsfa, erdősítés, oltványok, oltvány, facsemete, gyümölcsfák, palánták
snowdrop: hóvirág, hóvirágok, hóvirághagyma
snowflake tractor: hókotrás
snowy-mountain helicopter: hegyimentők
spade: kertész, kertépítés
spade lawnmower: kerti munka, rotációs kapa, kertrendezés
spade seedling: sövények, sövényt, sövény nyírás, élősövény, élősövények, kertgondozás, öntözőrendszer
star sheep: betlehemes
sun lotion: szolárium
sunflower herb: közösségi kert, kiskert bérlés
toadstool basket: gombászás
tree axe: erdőművelés, gyérítés, erdőgazdálkodás, veszélyes fakivágás
tree bench: mentsük meg a parkot
tree boot: erdei óvoda, erdei iskola, erdei ovi
tree chainsaw: fakivágás, veszélyes fák kivágása, gallyazás, tuskómarás, alpintechnikás fakivágás, faápolás
tree seedling: fák ültetése
tree spade: faültetés, fát ültetünk, ültessünk fát, erdőültetés
tulip seedling: virághagyma, virághagymák, tulipán, tulipánok
turf-roll: gyepszőnyeg, műfű, gyeptégla, füvesítés, tekercses gyep
umbrella: esernyő, esernyőjavítás
watering-can: kerti slag
watering-can plant: locsolókanna, öntözőkanna
wheat sack: gabona, búza, árpa
wheat tractor: liszt, malom, szalmabála
wheelbarrow spade: virágföld, mulcs, fakéreg
wreath: koszorú, koszorúk, adventi koszorú, adventi koszorúk, ajtókoszorú, koszorúkötés
`;
