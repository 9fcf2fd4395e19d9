/** Slovene words for food, drink, animals and plants. Notation: word-list.ts. */
export const sloveneFoodAndNature = `
apple basket: sadjarstvo, jabolka, sadje, jabolčni sok
birthday-cake cake-slice: slaščičarna
birthday-cake cupcake: torte, torta, slastičarnica, kolači, poslastičarnica, tort
blueberries: borovnice
bread: pekara, pekarna, kruh, hleb, pekarnica, kruha
burger french-fries: burger, burgeri
cabbage: zelje, kislo zelje, zeljne glave
candy lollipop: sladkorna pena, bomboni, slatkiši, bombone
cheese: skuta, sirarstvo, tolminc, siri, sirarna, sir, sirana, sirevi, sirov
cherries: češnje
chicken-leg: piščanci, peruti, piščanec
chocolate candy: čokoladnica, čokoladni bonboni, pralineji, ročno izdelana čokolada, čokolada, praline, čokolade
cookie: piškoti, keksi
croissant bread: pekarija, kroasani, bureci, pecivo, pecivo i burek
curry rice: indijska restavracija, indijska hrana
doughnut: krofi, krof
dumpling: žlikrofi, cmoki
egg basket: jaja, domaća jaja, jajca
egg hen: domača jajca
flatbread cheese: burek
garlic: česen
gingerbread: medenjaki, medenjak, lectovo srce
grapes: grozdje
grapes barrel: mošt, vinograd, martinovanje
grapes wine: trgatev, obiralci grozdja
ham: pršut, šunka, kraški pršut, pršuti
hamper gift: darilna košara, darilne košare
honey bee: čebelji izdelki, čebelarska oprema, propolis, med, domaći med, pčelar, medu
hot-dog: hot dog, hrenovka v štručki
ice-lolly: sladoled na palčki
kebab: kebab, ćevapi, ćevapčići, ćevabdžinica
lemon soft-drink: limonade, limonada
lettuce jar: kisla repa
meat-on-bone: roštilj, grill, pečenje, žar
meat-on-bone dinner-plate: nedeljsko kosilo, nedeljska kosila, nedeljskega kosila
mushroom: gobe
mussel: klapavice
noodles chopsticks: kineski restoran, rezanci
olive-oil olives: oljčno olje, oljarna
olives: oljčnega olja
orange soft-drink: naranče, mandarine
pancakes coffee: doručak, palačinke, zajtrk, brunch
panettone: panettone
peanuts: orehi, oreščki, suho sadje
pie: potica, štruklji
pistachios peanuts: ~ pistacije
pizza: pizzeria, pizza, pica, picerija
plum: slive, sliva, češplje
plum spirits-bottle: slivovka
pomegranate: granatno jabolko
popcorn film-camera: kino, bioskop
potato: krompir
pretzel: preste
pumpkin: buča, buče
pumpkin olive-oil: bučno olje
raspberry: maline
roast-chicken: pečen piščanec, piščanec z žara
saffron: žafran
salad: veganski, salate, nutricionist, mršavljenje, dijeta, hujšanje
sandwich baguette: sendviči
sausage cheese: kranjska klobasa, pečenice, suhomesnati izdelki, salame, klobase in salame
sausage fire: prekajevalnica
sausage meat-on-bone: klobasa, klobase, domače klobase, zaseka, koline, krvavice
schnitzel: dunajski zrezek
skewers barbecue: ražnjiči, nabodala
soft-ice-cream ice-cream: sladoled, sladoledarnica, slastičarna
spaghetti tomato: testenine, sveže testenine
steak kitchen-knife: mesnica, mesar, meso, mesara
steak meat-on-bone: jagnjetina, jagenjček, odojek
stew: golaž, juha
strawberry: jagode
strawberry basket: samopobiranje
sushi chopsticks: sushi, suši
tomato: paradižnik
truffle: tartufi, tartuf
waffle: vaflji
watermelon: lubenice
wedding-cake: poročna torta, poročne torte
amphora: glina, oblikovanje gline, keramika
barrel: hrastov sod, hrastovi sodi, leseni sodi, sodar
beer wheat: pivo, pivovara, craft pivo, pivara, pivovarna
beers: pivnica, pub
champagne toast: penina, penine, šampanjec
cocktail: koktajli, koktajl bar
coffee: kava, kafić, kafa, kavarna, kafana kafa
coffee-beans coffee: kava v zrnu, pražarna, pražarna kave, kavna zrna
cutlery dinner-plate: gostilna, dnevno kosilo, malice, kosila, restoran, konoba, restavracija
dinner-plate cook: catering, ketering
gin-tonic: gin, gin tonik
ice-cube snowflake: ledene kocke, kocke leda
jar: marmelada, ozimnica, maslinovo ulje, masline, ulje
kitchen-knife frying-pan: brusilec, brušenje, brušenje nožev, brusilnica, brušenje nožev in škarij
milk cereal-bowl: jogurt, jogurti, domači jogurt, kefir
milk dairy-cow: mleko, mlekomat, mlečni izdelki
mug coffee: skodelice, skodelica, keramične skodelice
spirits-bottle toast: žganjekuha, žganje, destilarna, domače žganje
tea teapot: čaj, čajevi, čajana
water-jug droplet: voda v balonih, dostava vode
wine grapes: vinogradništvo, vinska klet, degustacija vin, vino, vina, vinarija, vinska kuća
alpaca: alpaka, alpake
aquarium tropical-fish: akvarij, akvariji, akvaristika
bee honey: čebelje matice, čebelji roji, čebelarji, panjske končnice, čebelje družine, čebelja družina, čebelarstvo
bee honey: čebelar
beehive bee: panj čebel, čebelnjak, panji
bird nest: kanarček, skobčevke
birdcage bird: ptičja kletka, papige skobčevke
cat: mucki, mačka, mačke, mačići, mačk
cat-standing coffee: mačja kavarna
chick hen: piščančki
cow milk: teleta, telice, govedo
cow steak: krava, krave, govedina
cow stethoscope: veterinar za govedo
deer bird: preparator živali, lov, lovska oprema, divjačina
dog: kuža, kužki, kužek, kužka, pasja hrana, trgovina za živali, pes, mladički, pas, psi, pet shop, psov, psa
dog bone: hrana za pse, trgovina za male živali
dog scissors: striženje psov
dog stethoscope: veterinar
dog-standing dog: varstvo psov
dog-standing paw: pasja šola, šolanje psov, školovanje pasa, dresura pasa, šišanje pasa
donkey: osliček, oslički, osli
dove bird: golobi, golobarji
dove rose: pogrebnik
duck: domače race, mlade race, račke
eagle bird: sokolarstvo, sokolar, ujede
fish: krapi, krap, ribogojnica, ribe, postrvi, riba, ribarnica, svježa riba, morski plodovi, sveža riba, rib
goat: koze
goose: martinova gos, gosi
hen egg: jarkice, kokoši, kokoši nesnice, nesnice
horse: konjeniški klub, ponij, jahalna šola, oskrba konj, nastanitev konj, hlev za konje, sedlarstvo, konjeniška oprema
horse: jahanje, konji, škola jahanja, konj
horseshoe horse: podkovski kovač
kennel dog: pasji hotel, hotel za pse, pasja uta
mosquito: zatiranje komarjev
paw: udomljavanje, sklonište za životinje, azil
paw dog: zavetišče za živali
pig: pujski, pujsek, prašič, prašiči, svinjina
rabbit: zajec, kunec, zajčki, kunci
saddle horse: sedlo, sedla, sedlar, jahalna oprema
sauropod museum: dinozavri, dinozaver, dinozavrov
sheep: striženje ovc, jagnjeta, ovni, ovce
turkey-bird: purani
wasp: ose, osje gnezdo, sršeni, osir
ammonite: fosili, okamnine
bouquet: cvetje, šopki, rože, cvjećarnica, cvijeće, cvećara, cveće, cvetličarna, cvetja
droplet: filtri za vodo
droplet tap: vodnjaki, vrtine
fire logs: pečar, peći, ogrjevno drvo, peleti
greenhouse: rastlinjaki, rastlinjak
hay-bale tractor: silaža, seno, slama, bale sena, silažne bale, bale slame
herb: zeliščarka, zelišča, zeliščarstvo
lawnmower spade: kosilnice
logs fire: drva, bukova drva, suha drva, suha bukova drva, drva za kurjavo, briketi, drv za kurjavo, drv, polena
logs saw: deske, razrez lesa, tramovi, hlodovina, žagarstvo, razžagovanje
plant: sobne rastline, lončnice
plant daisy: pelargonije, bršljanke, surfinije, petunije, balkonske rože, balkonsko cvetje
rock bricks: suhi zid, suhozid, suhozidna gradnja, suhi zidovi
rose love-letter: vrtnice
secateurs leaves: obrezovanje žive meje, živa meja, obrezovanje dreves, rez sadnega drevja, striženje žive meje
seedling plant: drevesnica, vrtnarija, rasadnik, sadnice, biljke, presadnice, vrtni centar
seedling tree: trsnica, trsne cepljenke, sadno drevje, sadna drevesa, sadike sadnega drevja
snowflake tractor: zimska služba
snowy-mountain helicopter: gorska reševalna služba, gorski reševalci
spade: vrtlar, uređenje vrta, košnja trave, vrt, baštovan, vrtnarstvo
spade lawnmower: vzdrževanje vrta, košnja
spade seedling: žive meje, živih mej, živo mejo, obrezovanje živih mej, striženje živih mej, rez žive meje, vrtnar
spade seedling: urejanje okolice, urejanje vrtov
sun lotion: solarij
sunflower herb: vrtički, najem vrtička
toadstool basket: gobarjenje, gobarsko društvo
tree axe: posek, gozd, gozdarstvo, gozdna dela, odkup lesa, lastnike gozdov, lastniki gozdov, redčenje
tree bench: rešimo park
tree boot: gozdni vrtec, gozdna šola, gozdna pedagogika
tree chainsaw: podiranje dreves, sečnja dreves, arborist, posek dreves, rezkanje panjev
tree seedling: posadi drevo
tree spade: sajenje dreves, sadimo drevesa, pogozdovanje
tulip seedling: čebulice, čebulnice, tulipani, narcise
turf-roll: travna ruša, trava v rolah, umetna trava
watering-can plant: zalivalka, zalivalke
wheat sack: žito, pšenica, ječmen
wheat tractor: moka, mlin
wheelbarrow spade: vrtna zemlja, zemlja za rože, lubje
wreath: venec, venčki, adventni venček, adventni venec, adventni venčki
`;
