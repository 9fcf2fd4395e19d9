/** Croatian words for food, drink, animals and plants. Notation: word-list.ts. */
export const croatianFoodAndNature = `
apple basket: voće, jabuke
apricot: marelice, marelica, marelicu
asparagus: šparoge
baby-bottle jar: hrana za bebe, dječja hrana
bacon: panceta, pancete, pancetu, špek, špeka, čvarci, čvaraka, čvarkijada, čvarkijade, čvarkijadu
barbecue: plinski roštilj, roštilj na ugljen, roštilj, roštilja, roštilji, jela s roštilja, mješano meso
barbecue: mješano meso na žaru
beach: plaža, plaže, plažu, plaži
beans: leća, leće, leću, slanutak, slanutka
beans sausage: grah s kobasicom
beetroot: cikla, cikle, ciklu
bell-pepper: paprike, paprika
bento: kutija za užinu
birthday-cake cupcake: torte, torta, slastičarnica, poslastičarnica, torti, slastičara, slastičar, slastičarka
birthday-cake cupcake: slastičarku, slastičari
blackberry: kupine, kupina, kupinovo vino
blueberries: borovnice
bouquet heart: majčin dan, majčina dana, dan žena, dana žena
bouquet ribbon: dekoracija vjenčanja, dekoracije vjenčanja, dekoriranje vjenčanja
bread: pekara, pekarna, kruh, hleb, pekarnica, kruha, hleba
bread candle: slavski kolač, krsna slava
brownie: brownie, brownies
bull: bikovi, bikova, rasplodni bik
burger french-fries: burger, burgeri
cabbage: kupus, kiseli kupus, kiselo zelje, zelje, glavice kupusa
cabbage jar: kiselog kupusa
cabbage-rolls: sarma, sarme, sarmu, domaća sarma
cake-slice: kalup za tortu, kalup za pečenje, mađarica, mađarice, mađaricu
cake-slice pie: kolači, kolača, kolače, domaći kolači, svadbeni kolači
candy lollipop: bomboni, slatkiši, bombone
canned-food basket: banka hrane, prikupljanje hrane
carnival-fritters: kroštule, kroštula, domaće kroštule
cauliflower: cvjetača, cvjetače, cvjetaču
champagne party-popper: djevojačka večer, djevojačke večeri, momačka večer
cheese: kajmak, sir, sirana, sirevi, sireva, sira
cherries: trešnje, višnje
chestnut: kestenijada, kestenijade, kestenijadu, maruni, maruna
chicken-leg: pečeni pilići, krilca, piletina
chilli: ljuti umak
chilli jar: feferoni, tucana paprika
chocolate: bombonijera
chocolate candy: čokolada, praline, čokolade
cookie: keksi, kolačići, sitni kolači, sitnih kolača, božićni kolači, breskvice, paprenjaci, paprenjaka, rafioli
cookie: rafiola
cooking-oil: bučino ulje, bučinog ulja, suncokretovo ulje, ulje, jestivo ulje, hladno prešana ulja, bučinim uljem
corn: kukuruz, kuhani kukuruz, kuvani kukuruz
cotton-candy: šećerna vuna
courgette: tikvice, tikvica
croissant bread: kroasani, pecivo, pecivo i burek
croissant bread-roll: kiflice, kiflica, domaće kiflice
currants: ribiz, ribiza, aronija, aronije, aroniju, sok od aronije
curry rice: indijski restoran, indijska kuhinja
cutlery: pribor za jelo, pribora za jelo
daffodil: narcise, narcisa
dahlia daisy: krizanteme, krizantema
deer: lovačko društvo, lovačkog društva, lovačka udruga, lovačka večer
demijohn: demižoni, demižona
dinner-plate: tanjuri, tanjura, tanjur
dinner-plate champagne: svadbena sala, svadbene sale, sala za svadbe, sala za vjenčanja
dinner-plate cutlery: konobara, konobar, konobarica, konobaricu, konobari
dinner-plate teapot: porculan, porculana
doughnut: fritule, uštipci, krofne, krafne, krafna, pokladnice
dumpling: knedle
dumpling cheese: štrukle, domaće štrukle, zagorski štrukli, zagorske štrukle, štrukli
egg basket: jaja, domaća jaja, jajca
fig: smokve, smokava, suhe smokve, pekmez od smokava
fir-tree backpack: škola u prirodi, škole u prirodi, školu u prirodi
fish anchor: ribarske mreže, ribarskih mreža
fish cutlery: riblji restoran, ribljeg restorana, riblji restorani
fish ship: fish piknik, fish picnic
fish stew: brudet, brudeta, brodet, brodeta, riblji paprikaš
flatbread: lepinje, lepinja, langoši, soparnik, soparnika, poljički soparnik, poljičkog soparnika
flatbread cheese: pita od sira
focaccia: focaccia
frying-pan: tava, tava od lijevanog željeza, lonac, ekspres lonac, tave
garlic: češnjak, beli luk
gingerbread: medenjaci, medenjak, licitar, licitarsko srce, licitari
gnocchi: njoki, njoke, domaći njoki
grapes: grožđe
grapes barrel: mošt, vinograd
green-beans: mahune, mahuna
guinea-pig: zamorci, zamorac, zamoraca
ham: suhomesnato, pršut, šunka, pršuti, dalmatinski pršut, pršuta
hamper gift: poklon košara, poklon košare, darovna košara, poklon korpe, poklon korpa
hamster: hrčci
hedge plant: ukrasno grmlje, ukrasnog grmlja, ukrasni grmovi
hog-roast: odojak na ražnju, odojak s ražnja, odojka na ražnju, pečeni odojak, pečenje s ražnja, pečenje na ražnju
honey bee: meda, prodaja meda, pčelinji proizvodi, pčelarska oprema, propolis, med, domaći med, pčelar
hot-dog: hot dog
ice-lolly: sladoled na štapiću
jar cucumber: kiseli krastavci, kiselih krastavaca
juice-glass: sok od bazge, soka od bazge, sirup od bazge, sirup od bazgi, prirodni sokovi, prirodnih sokova
juice-glass: voćni sokovi, sirup od šipka, šipak sirup
juice-glass apple: sok od jabuke, domaći sok od jabuke, sokovi od jabuke, soka od jabuke
juice-glass wine: čaše, čaša, čaše za vino, vinske čaše
kale: kelj, kelja
kebab: kebab, ćevabdžinica, giros
lavender: lavanda, lavande, lavandu, lavandino ulje
lavender lotion: kozmetika od lavande
leek: poriluk, poriluka
lemon soft-drink: limunada, limunade
lettuce: špinat, špinata, matovilac, matovilca, radič, radiča
lettuce jar: kisela repa
lightning house: gromobrani, gromobrana, gromobranske instalacije
lion elephant: zoološki vrt, zoološkog vrta, zoološkom vrtu
lobster mussel: morski plodovi, morskih plodova, plodovi mora, plodova mora
macarons: makaroni francuski, macarons
meat-on-bone: janjetina, janjetina s ražnja, odojak, jagnjetina, grill, pečenje, žar, pljeskavice, buncek, koljenica
meat-on-bone: svinjske koljenice
meat-on-bone dinner-plate: nedjeljni ručak, nedeljni ručak
milk: vrhnje, vrhnja, kiselo vrhnje, domaće vrhnje
mille-feuille: kremšnite, kremšnita, samoborske kremšnite, kremšnitu
mixed-nuts: lješnjaci, lješnjaka, bademi, badema, orašasti plodovi
muffin: muffini, muffine, muffina
mug wine: kuhano vino, kuhanog vina
mushroom: pečurke, gljive, vrganji, vrganja, vrganje, šampinjoni, šampinjona
mussel: dagnje, dagnja
noodles: mlinci, mlinaca, domaći mlinci
noodles chopsticks: kineski restoran, rezanci
octopus salad: salata od hobotnice, salate od hobotnice
olive-oil: kušanje maslinovog ulja, maslinovog ulja, dani maslinovog ulja
olive-oil olives: maslinik, maslinovo ulje, uljara, maslinova ulja
olives: masline, maslina, prerada maslina, maslinarstvo, maslinarstva, maslinari
olives leaves: cvjetnica, cvjetnice, cvjetnicu
orange: sokovnik, cjediljka za citruse
orange soft-drink: naranče, mandarine
orchid: orhideje, orhideja
pancakes coffee: doručak, palačinke, zajtrk, brunch, palačinkarnica
panettone: panettone
peach: breskve, breskvi, breskava, breskva, nektarine
peanuts: orah, lešnici, mješavina orašastih plodova, indijski oraščići
pear: dunje, dunja
pie: burek, bureci, pita, pite, pita sa sirom, zeljanica, gibanica
pig sausage: svinjokolja, svinjokolje, svinjokolju, kolinje
pistachios peanuts: ~ pistacije, pistacija, pistaći, pistać
pizza: pizzerija, picerija, pizze, pizzeria, pizza, pica
pizza takeaway-box: dostavljač pizza, dostavljača pizze
plum: šljive, šljiva, šljiva za rakiju
pomegranate: nar, šipak nar, sok od nara, šipak, šipka, šipci
popcorn film-camera: kino, bioskop
poppy: mljeveni mak, plavi mak, mljevenog maka
potato: krompir, krumpir
pretzel: pereci, perec, đevrek
pudding: rožata, rožate, rožatu, dubrovačka rožata
pumpkin: bundeva, bundeve, buča, buče, tikve
radish: rotkvice, rotkvica
raspberry: malina, maline
rice: kuhalo za rižu, riža, riže, rižu
rice dinner-plate: rižoto, rižota, crni rižoto, rižoti
roast-chicken: pile s ražnja, pečeno pile, pilići na ražnju, pile na žaru
roast-duck: pečena patka, pečene patke, pečenu patku
round-loaf: kruh s kiselim tijestom, kruh od kiselog tijesta, raženi kruh, pogača, pogače, domaća pogača
round-loaf braided-bread: pinca, pince, pincu, uskrsna pinca, sirnica, sirnice, sirnicu
saffron: šafran
salad: veganski, salate, nutricionist, mršavljenje, dijeta, hujšanje
salt: paška sol, paške soli, morska sol, ninska sol, solana
sandwich baguette: sendviči, sendvič
sauce-bottle: ocat, jabučni ocat, vinski ocat
sausage: češnjovke, češnjovki, švargl, švargla, kobasicijada, kobasicijade, kobasicijadu
sausage cheese: ćevapi, ćevape, ćevapčići, čevapi
sausage fire: dimnica
sausage meat-on-bone: kobasice, kulen
schnitzel: bečki odrezak
scone bread-roll: pogačice, pogačica, pogačice s čvarcima
secateurs hedge: šišanje živice, šišanje živih ograda, šišanje žive ograde, orezivanje živice, rezanje živice
secateurs hedge: orezivanje žive ograde
skewers barbecue: ražnjići, ražnjić
soft-ice-cream ice-cream: sladoled, sladoledarnica, slastičarna
spaghetti tomato: tjestenina, domaća tjestenina, fuži
spice-bowls: začini, začina, začinsko bilje
steak kitchen-knife: mesnica, mesar, meso, mesara
stew: fiš, fiš paprikaš, čobanac, kotlić, juha, gulaš, grah, kotlovina, pasulj, čorba, pašticada, pašticade, pašticadu
stew: maneštra, maneštre, maneštru, varivo, variva, pileći paprikaš, pilećeg paprikaša, paprikaš, paprikaša
strawberry: jagode
strawberry basket: samoberba
strudel: štrudla, štrudle, štrudlu, savijača, savijače, savijaču
strudel apple: štrudla od jabuka, štrudle od jabuka, savijača od jabuka
sushi chopsticks: sushi, suši
swiss-roll poppy: makovnjača, makovnjače, makovnjaču
swiss-roll walnut: orehnjača, orehnjače, orehnjaču, orahnjača
taco: meksički restoran, tacosi
takeaway-box: dostavljač hrane, dostava ručka, dostave ručka
tomato: rajčice, rajčica, paradajz
truffle: tartuf, tartufi, tartufa, lov na tartufe, dani tartufa, crni tartuf, bijeli tartuf
turf-roll lawnmower: travnjak, travnjaka, travnjaci, uređenje travnjaka, održavanje travnjaka
waffle: vafli, vafle
walnut: orasi, oraha, domaći orasi, orahe
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
cutlery dinner-plate: dnevni meni, gostionica, marenda, kafana, domaća kuhinja, konobare
cutlery dinner-plate: restoran, konoba, restavracija, gableci, marende
dinner-plate cook: catering, ketering
espresso-machine: džezva
espresso-machine coffee: aparat za kavu, aparati za kavu, tečaj za bariste
gin-tonic: gin, gin tonik
ice-cube: prijenosni hladnjak, rashladna torba
jar: džem, pekmez, ajvar, zimnica, posude za hranu
jar herb: ~ cimet
kitchen-knife: kuharski nož, noževi, daska za rezanje, džepni nož
kitchen-knife frying-pan: oštrač, oštrenje noževa, oštrenje, brušenje noževa, oštrač noževa
kitchen-knife scissors: brušenje nožev in škarij
milk cereal-bowl: kefir, kiselo mleko, kiselo mlijeko
milk dairy-cow: mlijeko, mleko, mljekara, mlekara, mljekomat
mug: termosica, tisak na šalice
mug coffee: šalice, šalica, keramičke šalice, krigle
soft-drink tropical-drink: sokovi
spirits-bottle toast: pecara, pečenje rakije, rakija, šljivovica, destilerija, domaća rakija, travarica, lozovača
spirits-bottle toast: lozovače, medica, medice, višnjevac, likeri, likera, orahovac, domaći likeri, pelinkovac
tea teapot: čaj, čajevi, čajana
teapot: kuhalo za vodu
water-jug: boca za vodu
water-jug droplet: voda u balonima, aparati za vodu, dostava vode
wine: dekanter, boce vina, boca vina
wine grapes: vinski podrum, vino, vina, vinarija, vinska kuća, prošek, prošeka, martinje, martinja, krštenje mošta
wine grapes: vinske ceste, vinska cesta, vinske ceste istre
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
fish: šaran, šarani, pastrve, riba, ribarnica, svježa riba, sveža riba, ribe, ribom, tunu, svježa tuna
fish: jadranska tuna, brancin, brancina, brancini, orada, orade, bakalar, bakalara, bakalar na bijelo
goat: koze
goat cheese: jarići
goose: guske, martinjska guska
hen egg: kokoši, nesilice, kokoši nesilice, kokoške, koke nosilje
horse: konjički klub, konjušnica, poni, štala, pansion za konje, smještaj konja, konjička oprema, jahanje, konji
horse: škola jahanja, konja
horseshoe horse: potkivač
kennel dog: hotel za pse, pansion za pse, kućica za psa, kućice za pse
mosquito: suzbijanje komaraca, komarci
mosquito window: mreže protiv komaraca
oyster: školjke
paw: udomljavanje, sklonište za životinje, azil
pig: praščići, prasići, odojci, prasci, prasad, svinja, prase, svinjetina
rabbit: zec, kunić, kunići, zečevi, kavez za hrčka
saddle horse: sedlo, sedla, sedlar, jahačka oprema
sauropod museum: dinosauri, dinosaura, dinosaur
sheep: janjci, jaganjci, ovnovi, striženje ovaca, ovce, ovčarska farma, uzgoj ovaca
tropical-fish: akvarijum, akvarijske ribice, akvarijskih ribica, akvarijske ribe
turkey-bird: purica, pure, pure i mlinci, ćurke, ćuretina
wasp: ose, osinjak, gnijezdo osa, stršljeni, stršljen, gnezdo osa, osinjaka
ammonite: fosili, amoniti
bird-feeder: kućica za ptice, hranilica za ptice
bouquet: cvjećarnica, cvijeće, cvećara, cveće, cvetličarna, cvijeća, cveća, bidermajeri, bidermajer, bidermajera
cactus plant: kaktusi, sukulenti
daisy seedling: maćuhice, jaglaci
droplet: filteri za vodu, pročišćivači vode
droplet tap: kopanje bunara, potopne pumpe
fire: ognjište za vrt
fire logs: peći, ogrjevno drvo, drva, peleti, krijes, krijesa, ivanjski krijes, ivanjske krijesnice
greenhouse: plastenici, plastenik, staklenik
hammock: mreža za ljuljanje
hammock palm-tree: viseća mreža, viseće mreže
hay-bale tractor: lucerka, sijeno, slama, bale sijena, seno, bale slame, baliranje, bale sena, rol bale
hedge: škare za živicu, vrtne škare, živica, živice, živicu, živa ograda, žive ograde, šišanje živica
hedge: tuje
herb: ljekovito bilje, biljna ljekarna, lekovito bilje, peršin, peršina
lawnmower: košnja trave, košnje trave, košnju trave, košnja
lawnmower spade: kosilica, košenje trave
logs fire: ogrjev, briketi, ogrev
logs saw: daske, rezana građa, pilana, piljena građa, grede, trupci, strugara, letve
plant: sobno bilje, lončanice, tegla za cvijeće, žardinjera
plant daisy: pelargonije, pelargonija, muškatle, muškatli, surfinije, petunije, begonije, balkonsko cvijeće
plant daisy: cvijeće za balkon
rock bricks: suvozid, suhozidna gradnja
rose love-letter: ruže
secateurs leaves: orezivanje, rezidba, rezidba voćaka, orezivanje voćaka, škare za rezidbu
seedling plant: rasadnik, sadnice, biljke, presadnice, vrtni centar
seedling tree: sjeme, lozni cijepovi, kalemovi, rasad, voćke
snowflake tractor: čišćenje snega
snowy-mountain helicopter: gorska služba spašavanja, hgss
spade: vrtlar, uređenje vrta, vrt, baštovan, vrtnarstvo
spade lawnmower: uređenje okućnice, održavanje vrta, freza, održavanje okućnica
spade seedling: živicom
spade seedling: živu ogradu, živih ograda, uređenje dvorišta, hortikultura
star sheep: jaslice
sun lotion: solarijum
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
wreath candle: aranžmani za groblje, aranžmana za groblje
yoghurt: jogurt, jogurti, jogurta, domaći jogurt
`;
