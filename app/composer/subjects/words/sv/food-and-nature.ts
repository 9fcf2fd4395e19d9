/** Swedish words for food, drink, animals and plants. Notation: word-list.ts. */
export const swedishFoodAndNature = `
apple basket: äppelmust, frukt, fruktkorg, äpplen, æbler, epler, musteri, äppelmarknad, äppelfest, äpplets dag
artichoke: kronärtskocka, kronärtskockor
asparagus: sparris
barbecue: gasolgrill, gasolgrillar, kolgrill, grillar, utekök, klotgrill
beetroot: rödbeta, rödbetor, rödbetan, rödbetsjuice, rödbetssallad
berliner: berlinermunk, berlinermunkar, syltmunk, syltmunkar
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker
blackberry: björnbär
blueberries: blåbär
braided-bread: vetelängd, vetelängder, vetefläta
bread: bröd, brød, smörgåsgrill
bread croissant: brödbak, vedugnsbakat, stenugnsbakat
bread-dumplings: knödel, brödknödel, palt
bread-roll: fralla, frallor, småfranska, småfranskor, frukostfrallor, rundstykker
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hamburgerrestaurang, burgerrestaurang, hamburgare, burger, burgare, burgere, hamburger
cabbage: kål, vitkål, surkål, rödkål
cake-slice: kaffe och kaka, fika, bakform, muffinsform
cake-slice birthday-cake: bakelser
cake-slice cupcake: prinsesstårta, kakbuffé, tårtbutik, tårtbuffé, hembakat, kakfat, bakverk, morotskaka, äppelkaka
cake-slice cupcake: våfflor och kakor
candy lollipop: godis, godteri, lösgodis, godisbutik, polkagrisar, sötsaker
canned-food basket: matutdelning, matbank, matkassar till behövande, matpaket, matcentral, livsmedelsinsamling, allmosa
canned-food basket: matkasse till behövande, matkasse till
carrot basket: grönsakshandlare, grönsaksaffär, frukt och grönt
cauliflower: blomkål, blomkålen, blomkålshuvud, blomkålsris
cheese: ostbutik, ost, osteforretning
cheese milk: ysteri
cherries: körsbär
chicken-leg: kycklingvingar, kyckling, grillkyckling
chilli: chilisås, het sås
chimney-cake: skorstenskaka, skorstenskakor, kürtőskalács, trdelnik
chocolate: chokladask
chocolate candy: praliner, pralin, chokladprovning, handgjord choklad, chokladbutik, chokladkafé, choklad, chokolade
chocolate candy: sjokolade
christmas-pudding: christmas pudding, plumpudding
churros chocolate: churros
cinnamon-roll: kanelbulle, kanelbullar, kanelbullens dag, kardemummabulle, kardemummabullar, bullfest, kanelsnegle
cinnamon-roll: kanelboller, bullar, fikabröd
clams: venusmusslor, vongole
cookie: småkager, pepperkaker, kakor
cotton-candy: sockervadd, sockervaddsmaskin
couscous: couscous
coxinha: coxinha
cream-bun: semla, semlor, semlorna, semmeldagen, fettisdagsbulle, fettisdagsbullar, hetvägg, fastelavnsbolle
cream-bun: fastelavnsboller, fettisdag
crepe: crêpe, crêpes, crepes, creperie, crêperie
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, wienerbrød, skoleboller
curry rice: indisk restaurang, indisk mat
dates: dadlar, dadler
doughnut: munkar, æbleskiver
dumpling: dumplings
easter-egg: chokladägg, påskägg
egg basket: ägg, æg
egg hen: kläckägg
fig: fikon, färska fikon, torkade fikon, fikonmarmelad, fikonträd
flatbread: tunnbröd
focaccia: focaccia
fruit-tart: frukttårta, frukttårtor, fruktpaj, fruktpajer, jordgubbspaj
frying-pan: stekpanna, gjutjärnspanna
gingerbread: pepparkaka, pepparkakor, pepparkakshus
gratin: gratäng, gratänger, potatisgratäng
ham: julskinka, julskinkor, skinka, skinkor, rökt skinka
hamper gift: presentkorg, presentkorgar, julkorg, delikatesskorg, julgåva, gåvokorg
honey bee: biprodukter, bivax, biodlare, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn, korvmoj
ice-lolly: isglass, glasspinne, glasspinnar
indian-sweets: indiska sötsaker, jalebi
jar-cake: tårta i burk, tårta på burk, kaka i burk
kale: grönkål
kebab: kebab, kebabtallrik, kebabpizza
lasagne: lasagne, lasagna, lasagnen
lemon soft-drink: lemonad, citronlemonad
macaroni: makaroner, stuvade makaroner
meat-on-bone: fläskstek, grisstek, skinkstek, grill, grillfest, helstegt pattegris
meat-on-bone dinner-plate: söndagsmiddag, söndagsstek, söndagslunch
mushroom: svamp, svampplockning, kantareller
mussel: musslor, blåmusslor
nachos: nachos, nachochips, nachotallrik
noodles chopsticks: nudlar, nudler, ramen, thaimat, thairestaurang, kinarestaurang, wok, kinamat, asiatisk mat
noodles chopsticks: vietnamesisk mat, sushi och wok, asiatisk buffé, thailändsk mat, asiatiskt, pho, koreansk mat
noodles chopsticks: thaibuffé, thai take away
olive-oil: olivolje, olivenolie
olive-oil olives: olivolja, rapsolja
olives: oliven, oliver, olivenolje
omelette: omelett, omeletter, spansk omelett
orange: råsaftcentrifug
pancakes: pannkakskalas
pancakes coffee: plättar, brunch, frukost, morgenmad, frokost, pannkakor
panettone: panettone
peanuts: nötter, nötmix
pide: pide
pie: pajer, paj
pistachios peanuts: ~ pistage, pistagenötter, pistaschnötter
pizza: pizza
plum: plommon
pomegranate: granatäpple, granatäpplen
popcorn film-camera: bio, biograf, kino
potato: kroppkakor, potatis, kartofler, poteter, nypotatis
potato-fritters: raggmunk, raggmunkar, rårakor, råraka, potatisplättar, latkes
powder-tub: proteinpulver, vassleprotein, kreatin
pretzel: kringlor
pumpkin: pumpa, pumpor
raspberry: hallon, hallonplockning
ravioli: ravioli
rhubarb: rabarber, rabarberpaj, rabarberkräm, rabarbersaft
roast-chicken: grillad kyckling, helgrillad kyckling
round-loaf: surdegsbröd, surdeg, surdejsbrød, surdegslimpa, surdegslimpor
saffron: saffran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist, gå ner i vikt, viktminskning
salad: bantning, vegomat, viktväktare, näringsterapeut
salad rice: poké
sandwich baguette: smörgåsar, smørrebrød, sandwich, smörgås, håndmadder, smørbrød, baguetter, mackor, landgång, toast
sandwich baguette: smörgåscafé
sausage: isterband
sausage cheese: pølse, charkuteri, spegepølse
sausage fire: rökeri
schnitzel: schnitzel, wienerschnitzel
skewers barbecue: grillspett, spett
soft-ice-cream ice-cream: glass, glassbar, glasskiosk, glassbil, iskrem, isbutik, ishus, glasskafé
spaghetti tomato: pasta, färsk pasta
spare-ribs: revbensspjäll, spareribs
spring-rolls: vårrulle, vårrullar
steak: kött, nötkött, köttlåda
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff, köttlådor, styckning
steak kitchen-knife: styckmästare, oxfilé, charkdisk, gårdskött, naturbeteskött, köttdisk, kalvkött, styckare, hängmörat
steak meat-on-bone: lammstek
steamed-bun: baobun, bao buns, ångade bullar, baozi
stew: soppa, soppbar, soppkök
stew cutlery: färdigmat, färdiga matlådor, soppor, pytt, kalops, köttbullar, soppteater mat
stollen: stollen, julstollen, christstollen
strawberry: jordgubbsplockare, jordgubbsplockning, självplock, jordgubbar, jordbær, jordgubbsodling
strudel: strudel, äppelstrudel, apfelstrudel
sushi chopsticks: sushirestaurang, sushi
taco: mexikansk restaurang, tacos
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: svart tryffel, tryffeljakt, tryffelolja, gotlandstryffel, tryffelsafari, färsk tryffel
truffle dog: tryffelhund
waffle: våffelstuga, våffelcafé, våffelcafe, våfflor
walnut: valnöt, valnötter
wedding-cake: bröllopstårta, bröllopstårtor
white-asparagus: vit sparris
yoghurt: yoghurt, grekisk yoghurt
amphora: keramik, keramikk, drejekursus
baby-bottle: nappflaskor, välling, bröstpump, barnmat, modersmjölksersättning, ersättning för spädbarn, bitring
barrel: ekfat, trätunna, trätunnor, tunnbindare
beer beers: ölprovning, hantverksöl, ölkväll, ölbryggning, pubkväll, pubafton
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: quizkväll, afterwork-quiz
champagne party-popper: möhippa, svensexa, möhippor, svensexor, skumpa
champagne toast: champagne, mousserande vin
cider: cider, äppelcider
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferisteri, kaffehus, fik, fikastund, fikapaus, kaffestuga, fredagsfika, kafferep
coffee-beans coffee: kaffebönor, kafferosteri, rosteri, nyrostat kaffe
cutlery dinner-plate: lunchservering, dagens rätt, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang
cutlery dinner-plate: lunch, servitör, tjener, servitør, husmanskost, värdshus, gästgiveri, kvarterskrog, trerättersmeny
cutlery dinner-plate: trerätters, wallenbergare, lunchkrog, matgäster, servis, matfestival, restaurangbiträde
cutlery dinner-plate: a la carte
dinner-plate christmas-tree: julbord, julefrokost, julebord
dinner-plate cook: catering, selskabsmad, buffé, bufféer, smörgåsbord, festmat, bankett
dinner-plate heart: gemensam middag, långbord, knytkalas, byamiddag
dinner-plate takeaway-box: lunchbuffé, hemkörning av mat, avhämtning, skolmat, husmanslunch, hämtmat, veckomeny
dinner-plate takeaway-box: matleverans
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
gin-tonic: gin, gin och tonic, gin tonic, ginprovning
ice-cube snowflake: isleverans, krossad is
jar: sylt, inläggningar, marmelad, glasburkar, förvaringsburkar
juice-box apple: mustning
juice-glass: apelsinjuice, fruktjuice, juicebar, färskpressad juice
kitchen-knife: kockkniv, knivblock
kitchen-knife frying-pan: knivslipning, slipning av knivar, knivsliping, knivslibning, slibning af knive
milk cereal-bowl: fil, gårdsyoghurt, filmjölk
milk dairy-cow: mjölk, mejeri, gårdsmjölk
milkshake: milkshake, milkshakes
mug: termosmugg
mug coffee: muggar, mugg, kaffemuggar, kaffekoppar
mug wine: glögg, glöggmingel, glöggkväll, glöggprovning
soft-drink tropical-drink: läsk, saft
spirits-bottle toast: bränneri, whisky, snaps, akvavit, destilleri, brännvin, punschveranda
tea teapot: te, tehus, tebutik
water-jug droplet: vattenkylare, vattendispenser, vattenautomat, vattenleverans, dricksvatten i dunk
wine: karaff
wine grapes: vinbutik, vinhandel, vinhandlare, vin, vinprovning, vinsmagning, vinbar, vinsmaking, vingård, vinmässa
wine grapes: vinimport, vinkväll, vinresa, vinkurs, vinkällare, chokladprovning med vin
alpaca: alpacka, alpackor, alpackavandring, alpackapromenad
aquarium tropical-fish: akvarium, akvarier, akvariebutik
bee honey: bidrottningar, avläggare, bisamhälle, biodling, biavler, birøkt
beehive bee: bikupa, bikupor, bisamhällen
bird binoculars: fågelskådning, fågelskådare, fågeltur
bird nest: undulat
birdcage bird: fågelbur, fågelburar, burfåglar, kanariefåglar
butterfly: fjäril, fjärilar, fjärils
cat: kattunge, kattpensionat, katt, kat, katte, katter, klösträd, kattmat, klösbräda
cat-standing coffee: kattcafé, kattkafé
chick egg: ~ påsk, påske
chick egg: påskpyssel, påskbord, påskharen, påsklunch, påskafton, påsklov, påskkärringar, påskpynt, påskris
chick hen: kycklingar till salu, dagsgamla kycklingar
cockroach: kackerlackor
cow: kosläpp
cow milk: mjölkkor, kalvar, kvigor, tjurar
cow steak: kor
deer bird: konservator djur, jaktbutik, viltkött, jaktkurs, jakt, älgjakt, jägarexamen
dog: hundpromenader, hundmat, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, djurskydd
dog: hundpassning, hundförsäkring, djurförsäkring, husdjur, hundkex, hundsim, brukshundklubb, djurpassning, hundhalsband
dog: hundsele, koppel, hundleksak, tuggben, hundgodis, matskål
dog bone: hundepension, hundetrim
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: valpkurs, hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass
dog-standing paw: hundepasning
dog-standing sled: hundspann, hundspannstur, hundslädestur
donkey: åsna, åsnor, åsneridning
dove bird: brevduvor, duvor
duck: ankor, ankungar, myskankor
eagle bird: falkenering, falkenerare, rovfåglar
fish: fiskodling, sill, öring, röding, strömming, abborre, rökt lax, surströmming, inlagd sill, fiskaffär, fiskebutik
fish: fiskehandler, fisk, fiskhandlare, fiskeforretning, sushi og fisk, fersk fisk, färsk fisk, fiskbil, lax, fiskrökeri
fish: böckling, fiskrestaurang, gravad lax, fiskeriprodukter, fiskbullar, fiskkakor
goat: getter, getgård
goat cheese: getost
guinea-pig: marsvin, marsvinsbur, marsvinsuppfödning
hamster: hamstrar, gnagare, degu, dvärghamster
hen egg: hönor, höns, hönshus, frigående höns
horse: ponny, ridkurs, ridläger, medryttare, hästbox, inackordering häst, stallplats, hästpension, ridsport, hästsport
horse: ridskola, ridning, rideskole, hästar, heste, hester, ridlektioner, hovslagare, hovslager, beslagsmed, stall
horse horse-rider: islandshäst, fodervärd, ridklubb, boxplats, trav, travtävling
horseshoe horse: hovslageri, hovvård
kennel dog: hundpensionat, hundkoja, kennel, hundhotell
lion elephant: djurpark, zoo
lizard snake: reptiler, terrarium
lobster crab: kräftfiske, kräftskiva, kräftor
lobster shrimp: skaldjursbuffé, skaldjursplatå, skaldjurskväll
mosquito: myggbekämpning
mosquito window: myggnät, insektsnät, myggdörr
nest-box: fågelholk, fågelholkar, holk för fåglar
paw dog: djurhem, katthem, hundhem
pig: gris, grisar, fläsk
rabbit: kanin, kaniner, kaninbur, hamsterbur
rooster: lantraser, fjäderfä
saddle horse: sadelmakare, sadel, sadlar, ridsportbutik, sadelmakeri
sauropod museum: dinosaurie, dinosaurier, dinosaur, naturhistoriska museet
sheep: fårklippning, fårklippare, baggar, får, lamm
sheep farmer: gårdslamm, halvt lamm, lammlåda, lammkött
shrimp: rejer, reker, räkfrossa, räkkväll, räkafton, räkfest, räkor, färska räkor, skaldjur
songbird: fågelsång, sångfåglar, småfåglar, sångfågel
songbird binoculars: fågelsångsvandring, fågelsångskväll
tropical-fish: akvariefiskar, damm och koi, dammbygge
turkey-bird: kalkon
wasp: geting, getingar, getingbo, getingbon, bålgetingar, getingsanering
whale motor-boat: valsafari, valskådning
ammonite: fossil, fossiler, fossiljakt
beach-umbrella: parasoll
bird-feeder: fågelfrö
bird-feeder bird: fågelmat, fågelbord, talgbollar, fågelmatare
bonsai: bonsai, bonsaiträd, bonsaikurs
bouquet: självplock av blommor, självplock blommor, plocka egna blommor, blommor, blomster, blombutik, buketter, bukett
bouquet: blombud, mors dag, blomkurs, bröllopsdekoration, bröllopsdekorationer
bouquet rose: blomsterhandel, blomsterbutik, blomsteraffär, florist
cloud server: molntjänst, molntjänster, molnlagring, backup i molnet, molnet
daffodil: påsklilja, påskliljor, narciss, narcisser
dahlia: dahlia, dahlior, dahliaknölar
daisy seedling: penséer, pensé
daisy sun: midsommar, midsommarfirande, midsommarafton, midsommarfest
daisy violin: midsommarstång
droplet: vattenskada, vattenskador, fuktskada, fuktskador, avfuktning, vattenläcka, fuktmätning, dricksvatten
droplet: fukt i källaren, avfuktare
droplet jar: vattenfilter, vattenrening
droplet tap: borrning av brunn, brunnar, vattenbrunn, vattenbrunnar
fire: påskeld, lägereld, brasa, eldkorg, eldfest, eldfat
fire logs: valborg, majbrasa, valborgsmässofirande, brasved, pejs, brænde, ved og peis, peis, ved, brensel
garland daisy: majstång, blomsterkrans, midsommardans
greenhouse seedling: växthus, inglasade uterum
hammock palm-tree: hängmatta, hängmattor
hay-bale tractor: ensilage, rundbalar, hö, halm, höbalar, halmbalar, hösilage, småbal
hedge: häcksax
hedge secateurs: häckplantor
herb: kryddörter
herb mortar: naturmedicin, örtmedicin, naturläkemedel, aromaterapi, eteriska oljor
lavender: lavendel, lavendelfält, lavendelplantor, lavendelbukett
lawnmower: gräsmatta, gräsmattor, gräsklippning, trädgårdsmaskiner
lawnmower spade: græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, plæneklipper
lightning: elbillader, ladeboks, ladestander, elbilslader
logs: vedsäckar
logs axe: vedklyvning, brännved, vedhogst, bjørkeved
logs fire: vedleverans, kaminved, ved säljes, björkved, torr ved, kluven ved
logs saw: sågverk, sågat virke, plank, brädor, bjälkar, konstruktionsvirke, legosågning, trävaror
night-sky star: norrsken, norrskenet, norrskensjakt, norrskensresa
orchid: orkidé, orkidéer, orkide, phalaenopsis
plant: krukväxter, blomkruka, krukor
plant daisy: pelargoner, pelargon, petunior, sommarblommor, utplanteringsväxter
poppy: vallmo, vallmor, kornvallmo
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: häckklippning, klippa häcken, beskärning, sekatör, häckar
secateurs spade: trädgårdsarkitekt, kolonilott
seedling plant: växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön, blomsterfrø
seedling plant: grøntsagsfrø, tomatplantor, blomplantor, växtloppis, plantloppis, fröbytardag
seedling tree: fruktträd, skogsplantering, skogsplantor, perenner, sticklingar
snowdrop: snödroppe, snödroppar
snowflake: brøyting, brøytetjeneste
snowflake spade: snøbrøyting, snømåking, snerydning, strøing
snowflake tractor: halkbekämpning
spade: trädgård, trädgårdsmästare, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade lawnmower: ogräs
spade seedling: häck, häcken, klippa häck, trädgårdsdesign, trädgårdsanläggning, køkkenhave, kjøkkenhage, köksträdgård
spade seedling: køkkenhaver, odling
sun lotion: solarium, spraytan
sunflower herb: kolonilotter, odlingslott
toadstool basket: svampkurs
tree axe: skogsentreprenör, köper skog, skogsfastighet, skogsfastigheter, gallring, skogsägare, avverkning, skogsvård
tree axe: træfældning, trefelling, beskæring, träd fällning, fälla träd
tree chainsaw: trädfällning, trädbeskärning, arborist, stubbfräsning, trädvård
tree spade: plantera träd, trädplantering, äppelträd, vi planterar träd, plantera ett träd
tulip bouquet: självplock av tulpaner, plocka tulpaner, självplock tulpaner
tulip seedling: blomsterlökar, vårlökar, tulpaner, tulpanlökar
turf-roll: rullgräs, färdig gräsmatta, konstgräs, gräsmatta på rulle, färdigt gräs, gräs på rulle
umbrella: paraply
watering-can plant: vattenkanna, vattenkannor, bevattning, bevattningssystem, droppbevattning
wheat sack: spannmål, foder
wheat tractor: hö i småbal, mjöl, kvarn
wheelbarrow spade: jord och bark, matjord, planteringsjord, täckbark
wreath: krans, kransar, adventskrans, julkrans, kransbindning, dörrkrans
wreath candle: adventsljusstake, adventsstakar
`;
