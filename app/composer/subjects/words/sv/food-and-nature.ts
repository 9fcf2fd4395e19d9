/** Swedish words for food, drink, animals and plants. Notation: word-list.ts. */
export const swedishFoodAndNature = `
apple basket: äppelmust, frukt, fruktkorg, äpplen, æbler, epler, cider, musteri
asparagus: sparris
barbecue: gasolgrill, gasolgrillar, kolgrill, grillar, utekök
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
blueberries: blåbär
bread: bröd, brød, surdejsbrød, surdegsbröd
burger french-fries: hamburgerrestaurang, burgerrestaurang, hamburgare, burger, burgare, burgere, hamburger
cabbage: kål, vitkål, surkål, rödkål
cake-slice: kaffe och kaka, fika
cake-slice birthday-cake: fikabröd, bakelser
candy lollipop: sockervadd, godis, godteri, lösgodis
canned-food basket: matutdelning, matbank, matkassar till behövande
carrot basket: grönsakshandlare, grönsaksaffär, frukt och grönt
cheese: ostbutik, ost, osteforretning
cheese milk: ysteri
cherries: körsbär
chicken-leg: kycklingvingar, kyckling, grillkyckling
chocolate candy: praliner, pralin, chokladprovning, handgjord choklad, chokladbutik, chokladkafé, choklad, chokolade
chocolate candy: sjokolade
churros chocolate: churros
cookie: småkager, pepperkaker
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, wienerbrød, kanelbullar, kanelsnegle
croissant bread: skoleboller, kanelboller
curry rice: indisk restaurang, indisk mat
dates: dadlar, dadler
doughnut: semla, semlor, munkar, fastelavnsbolle, fastelavnsboller, æbleskiver
dumpling: dumplings, palt
egg basket: ägg, æg
egg hen: kläckägg
fish-cake fish: fiskbullar, fiskkakor
flatbread: tunnbröd
gingerbread: pepparkaka, pepparkakor, pepparkakshus
ham: julskinka, julskinkor, skinka, skinkor, rökt skinka
hamper gift: presentkorg, presentkorgar, julkorg
honey bee: biprodukter, bivax, biodlare, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn
ice-lolly: isglass, glasspinne, glasspinnar
kebab: kebab
lemon soft-drink: lemonad, citronlemonad
meat-on-bone: fläskstek, grisstek, skinkstek, grill, grillfest, helstegt pattegris
meat-on-bone dinner-plate: söndagsmiddag, söndagsstek, söndagslunch
mushroom: svamp, svampplockning, kantareller
mussel: musslor, blåmusslor
noodles chopsticks: nudlar, nudler, ramen
olive-oil olives: olivolja, rapsolja
olives: oliven, oliver, olivenolje
pancakes coffee: plättar, våfflor, brunch, frukost, morgenmad, frokost, pannkakor
peanuts: nötter
pie: pajer, paj
pistachios peanuts: ~ pistage, pistagenötter, pistaschnötter
pizza: pizza, pizzeria, pizzaria
plum: plommon
pomegranate: granatäpple, granatäpplen
popcorn film-camera: bio, biograf, kino
potato: kroppkakor, potatis, kartofler, poteter
pretzel: kringlor
pumpkin: pumpa, pumpor
roast-chicken: grillad kyckling, helgrillad kyckling
saffron: saffran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
sandwich baguette: smörgåsar, smørrebrød, sandwich, smörgås, smörgåstårta, rundstykker, håndmadder, smørbrød
sandwich baguette: smörgåstårtor
sausage cheese: pølse, charkuteri, spegepølse
sausage fire: rökeri
skewers barbecue: grillspett, spett
soft-ice-cream ice-cream: glass, glassbar, glasskiosk, glassbil, iskrem, isbutik, ishus
spaghetti tomato: pasta, färsk pasta
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
steak meat-on-bone: lammstek
stew: soppa, soppbar, soppkök
stew cutlery: matlådor, matlåda, färdigmat, färdiga matlådor
strawberry: jordgubbsplockare, jordgubbsplockning, självplock, jordgubbar, jordbær
sushi chopsticks: sushirestaurang, sushi
taco: mexikansk restaurang, tacos
tomato: tomater
waffle: våffelstuga
wedding-cake: bröllopstårta, bröllopstårtor
amphora: keramik, keramikk, drejekursus
barrel: ekfat, trätunna, trätunnor, tunnbindare
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: quizkväll, afterwork-quiz
champagne toast: champagne, mousserande vin
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferisteri, kaffehus, fik
coffee-beans coffee: kaffebönor, kafferosteri, rosteri, nyrostat kaffe
cutlery dinner-plate: lunchservering, dagens rätt, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang
cutlery dinner-plate: lunch, servitör, tjener, servitør, husmanskost
dinner-plate christmas-tree: julbord, julefrokost, julebord
dinner-plate cook: catering, selskabsmad
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
ice-cube snowflake: isleverans, krossad is
jar: sylt, inläggningar, marmelad, olivolje, olivenolie
juice-box apple: mustning
kitchen-knife frying-pan: knivslipning, slipning av knivar, knivsliping, knivslibning, slibning af knive
milk cereal-bowl: yoghurt, fil, gårdsyoghurt, filmjölk
milk dairy-cow: mjölk, mejeri, gårdsmjölk
mug coffee: muggar, mugg, kaffemuggar, kaffekoppar
soft-drink tropical-drink: läsk, saft
spirits-bottle toast: bränneri, whisky, gin, snaps, akvavit, destilleri
tea teapot: te, tehus, tebutik
water-jug droplet: vattenkylare, vattendispenser, vattenautomat, vattenleverans, dricksvatten i dunk
wine grapes: vinbutik, vinhandel, vinhandlare, vin, vinprovning, vinsmagning, vinbar, vinsmaking, vingård
alpaca: alpacka, alpackor, alpackavandring, alpackapromenad
aquarium tropical-fish: akvarium, akvarier, akvariebutik
bee honey: bidrottningar, avläggare, bisamhälle, biodling, biavler, birøkt
beehive bee: bikupa, bikupor, bisamhällen
bird binoculars: fågelskådning, fågelskådare, fågeltur
bird nest: undulat
birdcage bird: fågelbur, fågelburar, burfåglar, kanariefåglar
butterfly: fjäril, fjärilar, fjärils
cat: kattunge, kattpensionat, katt, kat, katte, katter
cat-standing coffee: kattcafé, kattkafé
chick egg: ~ påsk, påske
chick hen: kycklingar till salu, dagsgamla kycklingar
cow: kosläpp
cow milk: mjölkkor, kalvar, kvigor, tjurar
cow steak: kor, nötkött, kött, köttlåda
deer bird: konservator djur, jaktbutik, viltkött, jaktkurs, jakt, älgjakt, jägarexamen
dog: hundpromenader, hundmat, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp
dog bone: hundepension, hundetrim
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: valpkurs, hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass
dog-standing paw: hundepasning
donkey: åsna, åsnor, åsneridning
dove bird: brevduvor, duvor
duck: ankor, ankungar, myskankor
eagle bird: falkenering, falkenerare, rovfåglar
fish: fiskodling, sill, öring, röding, strömming, abborre, rökt lax, surströmming, inlagd sill, fiskaffär, fiskebutik
fish: fiskehandler, skaldjur, fisk, fiskhandlare, fiskeforretning, sushi og fisk, fersk fisk, färsk fisk
goat: getter, getgård
goat cheese: getost
hen egg: hönor, höns, hönshus, frigående höns
horse: ponny, ridkurs, ridläger, medryttare, hästbox, inackordering häst, stallplats, hästpension, ridsport, hästsport
horse: ridskola, ridning, rideskole, hästar, heste, hester, ridlektioner, hovslagare, hovslager, beslagsmed, stall
horseshoe horse: hovslageri, hovvård
kennel dog: hundpensionat, hundkoja, kennel, hundhotell
lion elephant: djurpark, zoo
lizard snake: reptiler, terrarium
lobster crab: kräftfiske, kräftskiva, kräftor
mosquito: myggbekämpning
mosquito window: myggnät
oyster shrimp: räkfrossa
paw dog: djurhem, katthem, hundhem
pig: gris, grisar, fläsk
rabbit: kanin, kaniner
rooster: lantraser, fjäderfä
saddle horse: sadelmakare, sadel, sadlar, ridsportbutik, sadelmakeri
sauropod museum: dinosaurie, dinosaurier, dinosaur, naturhistoriska museet
sheep: fårklippning, fårklippare, baggar, får, lamm
sheep farmer: gårdslamm, halvt lamm, lammlåda, lammkött
shrimp: räkor, rejer, reker
tropical-fish: akvariefiskar, damm och koi, dammbygge
turkey-bird: kalkon
wasp: geting, getingar, getingbo, getingbon, bålgetingar
whale motor-boat: valsafari, valskådning
ammonite: fossil, fossiler, fossiljakt
bird-feeder bird: fågelmat, fågelbord, talgbollar, fågelmatare
bouquet: självplock av blommor, självplock blommor, plocka egna blommor, blommor, blomster, blombutik, buketter, bukett
bouquet plant: orkidé, orkidéer
bouquet rose: blomsterhandel, blomsterbutik, blomsteraffär, florist
daisy seedling: penséer, pensé, violer, primula
daisy violin: midsommarfirande, midsommar, midsommarstång, midsommarafton
droplet jar: vattenfilter, vattenrening
droplet tap: borrning av brunn, brunnar, vattenbrunn, vattenbrunnar
fire logs: valborg, majbrasa, valborgsmässofirande, brasved, pejs, brænde, brændeovn, ved og peis, vedovn, peis, ved
fire logs: brensel
greenhouse seedling: växthus, inglasade uterum, vinterträdgård
hammock palm-tree: hängmatta, hängmattor
hay-bale tractor: ensilage, rundbalar, hö, halm, höbalar, halmbalar, hösilage, småbal
herb: kryddörter
lawnmower: gräsmatta, gräsmattor, gräsklippning
lawnmower spade: græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, plæneklipper
lightning: elbillader, ladeboks, ladestander, elbilslader
logs axe: vedklyvning, brännved, vedhogst, bjørkeved
logs fire: vedleverans, kaminved, ved säljes, björkved, torr ved, kluven ved
logs saw: sågverk, sågat virke, plank, brädor, bjälkar, konstruktionsvirke, legosågning, trävaror
night-sky star: norrsken, norrskenet, norrskensjakt, norrskensresa
plant: krukväxter
plant daisy: pelargoner, pelargon, petunior, sommarblommor, utplanteringsväxter
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: häckklippning, klippa häcken, beskärning, sekatör, häckar
seedling plant: växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön, blomsterfrø
seedling plant: grøntsagsfrø
seedling tree: fruktträd, skogsplantering, skogsplantor, perenner, sticklingar
snowflake: brøyting, brøytetjeneste
snowflake spade: snøbrøyting, snømåking, snerydning, strøing
snowflake tractor: halkbekämpning
spade: trädgård, trädgårdsmästare, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade lawnmower: ogräs
spade seedling: häck, häcken, klippa häck, trädgårdsdesign, trädgårdsanläggning, køkkenhave, kjøkkenhage, köksträdgård
spade seedling: odling, køkkenhaver
sun lotion: solarium, spraytan
sunflower herb: kolonilotter, odlingslott
toadstool basket: svampkurs
tree axe: skogsentreprenör, köper skog, skogsfastighet, skogsfastigheter, gallring, skogsägare, avverkning, skogsvård
tree axe: træfældning, trefelling, beskæring, träd fällning, fälla träd
tree chainsaw: trädfällning, trädbeskärning, arborist, stubbfräsning, trädvård
tree spade: plantera träd, trädplantering
tulip bouquet: självplock av tulpaner, plocka tulpaner, självplock tulpaner
tulip seedling: blomsterlökar, vårlökar, tulpaner, tulpanlökar
turf-roll: rullgräs, färdig gräsmatta, konstgräs, gräsmatta på rulle
watering-can plant: vattenkanna, vattenkannor
wheat sack: spannmål, foder
wheat tractor: hö i småbal, mjöl, kvarn
wheelbarrow spade: jord och bark, matjord, planteringsjord, täckbark
wreath: krans, kransar, adventskrans, julkrans, kransbindning, dörrkrans
`;
