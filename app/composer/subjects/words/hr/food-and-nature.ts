/** Croatian words for food, drink, animals and plants. Notation: word-list.ts. */
export const croatianFoodAndNature = `
apple basket: voće, jabuke
asparagus: šparoge
barbecue: plinski roštilj, roštilj na ugljen
bell-pepper: paprike, paprika
bento: kutija za užinu
birthday-cake cupcake: torte, torta, slastičarnica, kolači, poslastičarnica, torti
blueberries: borovnice
bread: pekara, pekarna, kruh, hleb, pekarnica, kruha, hleba
bread candle: slavski kolač, krsna slava
brownie: brownie, brownies
burger french-fries: burger, burgeri
cabbage: kupus, kiseli kupus, kiselo zelje, zelje, glavice kupusa
cake-slice: kalup za tortu, kalup za pečenje
candy lollipop: bomboni, slatkiši, bombone
canned-food basket: banka hrane, prikupljanje hrane
cheese: kajmak, sir, sirana, sirevi, sireva, sira
cherries: trešnje, višnje
chicken-leg: pečeni pilići, krilca, piletina
chilli: ljuti umak
chilli jar: feferoni, tucana paprika
chocolate: bombonijera
chocolate candy: čokolada, praline, čokolade
cookie: keksi, kolačići
corn: kukuruz, kuhani kukuruz, kuvani kukuruz
cotton-candy: šećerna vuna
croissant bread: kroasani, pecivo, pecivo i burek
curry rice: indijski restoran, indijska kuhinja
doughnut: fritule, uštipci, krofne, krafne, krafna, pokladnice
dumpling: knedle, njoki
egg basket: jaja, domaća jaja, jajca
flatbread: lepinje, lepinja, langoši
flatbread cheese: pita od sira
focaccia: focaccia
frying-pan: tava, tava od lijevanog željeza, lonci, lonac, ekspres lonac
garlic: češnjak, beli luk
gingerbread: medenjaci, medenjak, licitar, licitarsko srce, licitari
grapes: grožđe
grapes barrel: mošt, vinograd, martinje
ham: suhomesnato, pršut, šunka, pršuti, dalmatinski pršut, pršuta
hamper gift: poklon košara, poklon košare, darovna košara, poklon korpe, poklon korpa
honey bee: meda, prodaja meda, pčelinji proizvodi, pčelarska oprema, propolis, med, domaći med, pčelar
hot-dog: hot dog
ice-lolly: sladoled na štapiću
kebab: kebab, ćevabdžinica, giros
lemon soft-drink: limunada, limunade
lettuce jar: kiselog kupusa, kisela repa
macarons: makaroni francuski, macarons
meat-on-bone: janjetina, janjetina s ražnja, peka, odojak, jagnjetina, roštilj, grill, pečenje, žar, pljeskavice
meat-on-bone dinner-plate: nedjeljni ručak, nedeljni ručak
mushroom: pečurke, gljive
mussel: dagnje, dagnja
noodles chopsticks: kineski restoran, rezanci
olive-oil olives: maslinik, maslinovo ulje, uljara, maslinova ulja, bučino ulje
olives: masline, maslina, prerada maslina
orange: sokovnik, cjediljka za citruse
orange soft-drink: naranče, mandarine
pancakes coffee: doručak, palačinke, zajtrk, brunch, palačinkarnica
panettone: panettone
peanuts: orasi, orašasti plodovi, bademi, lješnjaci, orah, lešnici, mješavina orašastih plodova, indijski oraščići
pie: burek, bureci, pita, pite, pita sa sirom, zeljanica, sirnica, štrudla, savijača, soparnik, gibanica
pistachios peanuts: ~ pistacije, pistacija, pistaći, pistać
pizza: pizzerija, picerija, pizze, pizzeria, pizza, pica
plum: šljive, šljiva, šljiva za rakiju
pomegranate: nar, šipak nar, sok od nara
popcorn film-camera: kino, bioskop
potato: krompir, krumpir
pretzel: pereci, perec, đevrek
pumpkin: bundeva, bundeve, buča, buče, tikve
raspberry: malina, maline
rice: kuhalo za rižu
roast-chicken: pile s ražnja, pečeno pile, pilići na ražnju, pile na žaru
round-loaf: kruh s kiselim tijestom, kruh od kiselog tijesta, raženi kruh
saffron: šafran
salad: veganski, salate, nutricionist, mršavljenje, dijeta, hujšanje
sandwich baguette: sendviči, sendvič
sausage cheese: ćevapi, ćevape, ćevapčići, čevapi
sausage fire: dimnica
sausage meat-on-bone: kobasice, čvarci, kulen
schnitzel: bečki odrezak
skewers barbecue: ražnjići, ražnjić
soft-ice-cream ice-cream: sladoled, sladoledarnica, slastičarna
spaghetti tomato: tjestenina, domaća tjestenina, fuži
steak kitchen-knife: mesnica, mesar, meso, mesara
stew: fiš, fiš paprikaš, čobanac, kotlić, juha, gulaš, grah, kotlovina, pasulj, čorba
strawberry: jagode
strawberry basket: samoberba
sushi chopsticks: sushi, suši
taco: meksički restoran, tacosi
tomato: rajčice, rajčica, paradajz
truffle: tartuf, tartufi, tartufa, lov na tartufe, dani tartufa, crni tartuf, bijeli tartuf
waffle: vafli, vafle
watermelon: lubenice
wedding-cake: svadbena torta, svadbene torte, vjenčana torta, mladenačka torta, mladenačke torte
amphora: keramika
amphora potters-wheel: grnčar
baby-bottle: duda, grickalica
barrel: hrastova bačva, hrastove bačve, bačve, bačvar, burad, hrastova burad
beer wheat: pivo, pivovara, craft pivo, pivara, pivovarna
beers: pivnica, pub
beers memo: pub kviz, kviz u pubu, kviz znanja
champagne toast: pjenušac, pjenušci, šampanjac
cocktail: kokteli, koktel bar
coffee: kava, kafić, kafa, kavarna, kafana kafa, caffe bar, kave, kafe
coffee-beans coffee: kava u zrnu, pržionica kave, zrna kave, pržionica, kafa u zrnu, pržionica kafe
cutlery dinner-plate: dnevni meni, gostionica, marenda, kafana, domaća kuhinja, konobar, konobari, konobare, konobarica
cutlery dinner-plate: konobaricu, restoran, konoba, restavracija, gableci, marende
dinner-plate cook: catering, ketering
espresso-machine: džezva
espresso-machine coffee: aparat za kavu, aparati za kavu, tečaj za bariste
gin-tonic: gin, gin tonik
ice-cube: prijenosni hladnjak, rashladna torba
jar: džem, pekmez, ajvar, zimnica, ulje, posude za hranu
jar herb: začini
jar herb: ~ cimet
kitchen-knife: kuharski nož, noževi, daska za rezanje, džepni nož
kitchen-knife frying-pan: oštrač, oštrenje noževa, oštrenje, brušenje noževa, oštrač noževa
kitchen-knife scissors: brušenje nožev in škarij
milk cereal-bowl: jogurt, jogurti, domaći jogurt, kefir, kiselo mleko, kiselo mlijeko
milk dairy-cow: mlijeko, mleko, mljekara, mlekara, mljekomat
mug: termosica
mug coffee: šalice, šalica, keramičke šalice, krigle
soft-drink tropical-drink: sokovi
spirits-bottle toast: pecara, pečenje rakije, rakija, šljivovica, destilerija, domaća rakija, travarica
tea teapot: čaj, čajevi, čajana
teapot: kuhalo za vodu
water-jug: boca za vodu
water-jug droplet: voda u balonima, aparati za vodu, dostava vode
wine: dekanter
wine grapes: vinski podrum, vino, vina, vinarija, vinska kuća
alpaca: alpaka, alpake
aquarium tropical-fish: akvarij, akvariji, akvaristika
bee honey: pčelinje matice, rojevi, pčelinjak, nukleusi, pčelinje zajednice, pčelinja zajednica, pčelarstvo
beehive bee: košnica, košnice
bird nest: kanarinac, tigrice
birdcage bird: kavez za ptice, kavezi za ptice, papige tigrice
cat: mačka, mačke, mačići, mačaka, grebalica
cat-standing coffee: mačji kafić
chick hen: pilići, jednodnevni pilići
cow milk: telad, junice, goveda, telići, junad
cow steak: krava, krave, govedina, junetina
cow stethoscope: veterinar za goveda
deer bird: preparator životinja, lov, lovačka oprema, divljač, lovački dućan, dermoplastika
dog: štenci, pas, psi, pet shop, krevet za psa, ležaj za psa, povodac, ogrlica za psa, orma za psa, igračka za psa
dog: zdjelica za psa, poslastice za pse
dog bone: ogrlice za pse, ogrlica za pse, ogrlice i povodci, trgovina za kućne ljubimce, hrana za pse
dog scissors: šišanje pasa
dog stethoscope: veterinar
dog-standing dog: čuvanje pasa, šetanje pasa, dresura
dog-standing paw: škola za pse, školovanje pasa, dresura pasa
donkey: magarac, magarci, magarčić, magarci za jahanje, jahanje magaraca
dove bird: golubovi, golubari
duck: pačići, patke, pače, patka
eagle bird: sokolarstvo, sokolar, grabljivice
fish: riblja mlađ, ribarska noć, ribogojilište, ribnjak, pastrmka, ribarska večer, ribarske večeri, srdele, srdela
fish: šaran, šarani, pastrve, riba, ribarnica, svježa riba, morski plodovi, sveža riba, ribe, ribom
goat: koze
goat cheese: jarići
goose: guske, martinjska guska
hen egg: kokoši, nesilice, kokoši nesilice, kokoške, koke nosilje
horse: konjički klub, konjušnica, poni, štala, pansion za konje, smještaj konja, konjička oprema, jahanje, konji
horse: škola jahanja, konja
horseshoe horse: potkivač
kennel dog: hotel za pse, pansion za pse, kućica za psa, kućice za pse
mosquito: suzbijanje komaraca, komarci
mosquito window: komarnik, komarnici, mreže protiv komaraca
oyster: školjke
paw: udomljavanje, sklonište za životinje, azil
pig: praščići, prasići, odojci, prasci, prasad, svinja, prase, svinjetina
rabbit: zec, kunić, kunići, zečevi, kavez za hrčka
saddle horse: sedlo, sedla, sedlar, jahačka oprema
sauropod museum: dinosauri, dinosaura, dinosaur
sheep: janjci, jaganjci, ovnovi, striženje ovaca, ovce
tropical-fish: akvarijum
turkey-bird: purica, pure, pure i mlinci, ćurke, ćuretina
wasp: ose, osinjak, gnijezdo osa, stršljeni, stršljen, gnezdo osa, osinjaka
ammonite: fosili, amoniti
bird-feeder: kućica za ptice, hranilica za ptice
bouquet: cvjećarnica, cvijeće, cvećara, cveće, cvetličarna, cvijeća, cveća
cactus plant: kaktusi, sukulenti
daisy seedling: maćuhice, jaglaci
droplet: filteri za vodu, pročišćivači vode
droplet tap: kopanje bunara, potopne pumpe
fire: ognjište za vrt
fire logs: peći, ogrjevno drvo, drva, peleti
fire nut-and-bolt: zavarivača
greenhouse: plastenici, plastenik, staklenik
hammock: mreža za ljuljanje
hammock palm-tree: viseća mreža, viseće mreže
hay-bale tractor: lucerka, sijeno, slama, bale sijena, seno, bale slame, baliranje, bale sena, rol bale
hedge: škare za živicu, vrtne škare
herb: lavanda, ljekovito bilje, začinsko bilje, biljna ljekarna, lekovito bilje
lawnmower: trimer za travu
lawnmower spade: kosilica, košenje trave
logs fire: ogrjev, briketi, ogrev
logs saw: daske, rezana građa, pilana, piljena građa, grede, trupci, strugara, letve
plant: sobno bilje, lončanice, tegla za cvijeće, žardinjera
plant daisy: pelargonije, pelargonija, muškatle, muškatli, surfinije, petunije, begonije, balkonsko cvijeće
plant daisy: cvijeće za balkon
rock bricks: suhozid, suhozida, suhozidi, suvozid, suhozidna gradnja
rose love-letter: ruže
secateurs leaves: šišanje živice, živica, orezivanje, rezidba, rezidba voćaka, orezivanje voćaka, škare za rezidbu
secateurs leaves: živa ograda
seedling plant: rasadnik, sadnice, biljke, presadnice, vrtni centar
seedling tree: sjeme, lozni cijepovi, kalemovi, rasad, voćke
snowflake tractor: čišćenje snega
snowy-mountain helicopter: gorska služba spašavanja, hgss
spade: vrtlar, uređenje vrta, košnja trave, vrt, baštovan, vrtnarstvo
spade lawnmower: uređenje okućnice, održavanje vrta, košnja, freza, održavanje okućnica
spade seedling: živice, živicu, živicom, orezivanje živice, rezanje živice, šišanje žive ograde, orezivanje žive ograde
spade seedling: žive ograde, živu ogradu, živih ograda, uređenje dvorišta, hortikultura
star sheep: jaslice
sun lotion: solarij, solarijum
toadstool basket: gljivarenje
tree axe: šumarstvo, šuma, šumski radovi
tree bench: spasimo park, sačuvajmo park
tree boot: šumski vrtić, šumska škola
tree chainsaw: rušenje stabala, sječa stabala, orezivanje stabala, seča drveća, arborist, vađenje panjeva
tree chainsaw: orezivanje drveća, rezanje stabala
tree seedling: posadi drvo, sadnja stabala
tree spade: sadnja drveća, sadimo drveće, sadnja šume, pošumljavanje
tulip seedling: lukovice, lukovice cvijeća, tulipani, narcisi
turf-roll: travni tepih, umjetna trava, tepih trava, trava u rolama, veštačka trava
umbrella: kišobran
watering-can: vrtno crijevo
watering-can plant: kanta za zalijevanje, kanta za zalivanje
wheat sack: žito, pšenica, ječam
wheat tractor: brašno, mlin
wheelbarrow spade: humus i zemlja, zemlja za cvijeće, malč, šljunak i pijesak
wreath: vijenac, vijenci, adventski vijenac, adventski vijenci, venac, venci, adventski venac
`;
