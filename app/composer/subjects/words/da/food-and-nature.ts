/** Danish words for food, drink, animals and plants. Notation: word-list.ts. */
export const danishFoodAndNature = `
apple basket: æblemost, frugt, frugtkurv, äpplen, æbler, epler, musteri
artichoke: artiskok, artiskokker
asparagus: asparges
bacon: stegt flæsk, flæsk, stegt flæsk med persillesovs
barbecue: gasgrill, kulgrill, griller, udekøkken, kuglegrill, grill, grillfest
beetroot: rødbede, rødbeder, rødbedejuice, rødbedesalat, syltede rødbeder
berliner: berliner med syltetøj, berlinere, berlinerpfannkuchen
birthday-cake cake-slice: konditor, kagemand
birthday-cake cupcake: tårta, tårtor, kage, kager, lagkage, kake, kaker, kakor
blackberry: brombær
blueberries: blåbær
bread: bröd, brød, surdegsbröd
bread-dumplings: knödel, brødknödel
bread-roll: rundstykke, rundstykker, morgenbrød
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hamburgare, burger, burgare, burgere, hamburger
cabbage: kål, hvidkål, surkål, rødkål
cake-slice: kaffe och kaka, fika, bageform
candy lollipop: slik, slikbutik, godis, godteri, lösgodis
canned-food basket: maduddeling, fødevarebank, julehjælp, madindsamling
cauliflower: blomkål, blomkålshoved, blomkålshoveder, blomkålsris
cheese: ostbutik, ost, osteforretning, oste
cheese milk: osteri
cherries: kirsebær
chicken-leg: kylling
chimney-cake: skorstenskage, skorstenskager, kürtőskalács, trdelnik
chocolate candy: choklad, chokolade, sjokolade
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: kanelsnegl, kanelsnegle, kanelsneglen, wienerbrød, kanelboller, kanelbullar
clams: venusmuslinger, vongole
cookie: småkager
cotton-candy: candyfloss, candyflossmaskine
couscous: couscous
coxinha: coxinha
cream-bun: fastelavnsbolle, fastelavnsboller, semla, semlor
crepe: crêpe, crêpes, crepes, creperie
croissant bread: bageri, bageriet, bagare, bakeri, croissant, konditori, skoleboller
curry rice: indisk mad, indisk restaurant
dates: dadlar, dadler
doughnut: munkar
dumpling: dumplings
easter-egg: chokoladeæg, påskeæg
egg basket: ägg, æg
egg hen: rugeæg
fig: figner, friske figner, tørrede figner, figenmarmelade, figentræ, figentræer
focaccia: focaccia
fruit-tart: frugttærte, frugttærter, jordbærtærte, jordbærtærter
frying-pan: støbejernspande
gingerbread: honningkage, honningkager, peberkager, honningkagehus, pepparkakor, pepperkaker
gratin: gratin, kartoffelgratin, flødekartofler
ham: skinke, juleskinke, røget skinke, skinker
hamper gift: gavekurv, gavekurve, julekurv, julekurve
honey bee: biprodukter, bivoks, biavler, honung, honning
hot-dog: korv, korvkiosk, pølser, pølsevogn
ice-cream: iskugler, gammeldags is
ice-lolly: ispind, ispinde
indian-sweets: indiske søde sager, jalebi
jar-cake: kage i glas, kager i glas, lagkage i glas
kale: grønkål
kebab: kebab
lasagne: lasagne, lasagner
lemon soft-drink: lemonade
macaroni: makaroni
meat-on-bone: flæskesteg, ribbensteg, svinesteg, julesteg, kamsteg, helstegt pattegris, lammekølle
meat-on-bone dinner-plate: søndagsfrokost, søndagssteg, søndagsmiddag
mushroom: svampe, svampetur
mussel: blåmuslinger, muslinger
nachos: nachos, nachochips
noodles chopsticks: nudlar, nudler, ramen
olive-oil: olivenolje, olivolja
olive-oil olives: olivenolie
olives: oliven, oliver
omelette: omelet, omeletter, spansk omelet, æggekage
orange: juicer, saftpresser
pancakes coffee: brunch, frukost, morgenmad, pandekager
panettone: panettone
peanuts: nødder
pie: tærter
pistachios peanuts: ~ pistacie, pistacienødder
pizza: pizza, pizzeria, pizzaria
plum: blomme, blommer
pomegranate: granatæble, granatæbler
popcorn film-camera: bio, biograf, kino
potato: potatis, kartofler, poteter
potato-fritters: kartoffelpandekager, rösti, latkes, kartoffelrösti
powder-tub: proteinpulver, valleprotein, kreatin
pretzel: saltkringler
pumpkin: græskar
raspberry: hindbær
ravioli: ravioli
rhubarb: rabarber, rabarbertrifli, rabarbergrød, rabarberkage, rabarbersaft
roast-chicken: grillkylling, grillkyllinger, stegt kylling
round-loaf: surdejsbrød, surdej, landbrød
saffron: safran
salad: vegan, vegansk, vegetarisk, sallad, salat, salater, sallader, dietist, diætist
sandwich baguette: smörgåsar, sandwich, smörgås, smørbrød, smørrebrød, håndmadder
sausage cheese: pølse, charkuteri, spegepølse
sausage-roll: pølsehorn
schnitzel: schnitzel, wienerschnitzel
skewers barbecue: grillspyd, kødspyd
soft-ice-cream ice-cream: isvaffel, isvafler, vaffelis, vaffelisen, is, isbod, ismejeri, iskrem, isbutik, ishus
spaghetti tomato: frisk pasta, pasta
spare-ribs: spareribs, spare ribs
spring-rolls: forårsrulle, forårsruller
steak kitchen-knife: slakteri, slaktare, slagter, slagteren, slakter, köttbutik, bøf, biff
steamed-bun: bao buns, dampede boller, baozi
stew: simreret, suppe
stew bread: fællesspisninger, folkekøkken
stollen: stollen, julestollen, christstollen
strawberry: selvpluk, jordgubbar, jordbær
strudel: strudel, æblestrudel, apfelstrudel
sushi chopsticks: sushi
taco: mexicansk restaurant, tacos
taco burger: streetfood
tarte-flambee: flammkuchen, tarte flambée
tomato: tomater
truffle: sorte trøfler, sort trøffel, trøffeljagt, trøffelolie, friske trøfler
waffle: vafler, belgiske vafler
walnut: valnød, valnødder
wedding-cake: bryllupskage, bryllupskager
white-asparagus: hvide asparges, hvid asparges
yoghurt: yoghurt, græsk yoghurt, skyr, tykmælk, gårdyoghurt
amphora: keramik, keramikk, keramikkurs
baby-bottle: bidering
barrel: tøndeslagning, egetræsfade, trætønde, trætønder, vinfade, bødker
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: pubquiz, quizaften, bar-quiz, barquiz
champagne toast: champagne, mousserende vin
cider: cider, æblecider, ciderhus
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferosteri, kaffehus
coffee-beans coffee: kaffebønner, kafferisteri, risteri, friskristet kaffe
cutlery dinner-plate: dagens ret, kro, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang, lunch
cutlery dinner-plate: servitör, tjener, servitør, husmanskost
dinner-plate christmas-tree: julbord, julefrokost, julebord
dinner-plate cook: catering, selskabsmad
dinner-plate cutlery: mad ud af huset, middag ud af huset, diner transportable, dagens frokost, frokost, frokostbuffet
dinner-plate heart: fællesspisning, langbord
espresso-machine: stempelkande
espresso-machine coffee: espressomaskine, espressomaskiner, kaffemaskine, kaffemaskiner, baristakursus
gin-tonic: gin, gin og tonic, gin tonic, ginsmagning
ice-cube snowflake: isterninger, islevering
jar: syltetøj, marmelade, olivolje, opbevaringsbøtter, sylteglas
juice-box apple: æblepresning, mosteri
juice-glass: appelsinjuice, frugtjuice, juicebar, friskpresset juice, saft
kitchen-knife: knivblok, lommekniv, multiværktøj
kitchen-knife frying-pan: knivsliber, knivslibning, slibning af knive, knivslipning, knivsliping
milk dairy-cow: mælk, mejeri, gårdmælk
milkshake: milkshake, milkshakes
mug: termokande, termokop
mug coffee: krus, kaffekrus, kopper
soft-drink tropical-drink: sodavand
spirits-bottle toast: brænderi, whisky, snaps, akvavit, destilleri
tea teapot: te, tehus, tebutik
water-jug droplet: vandkøler, vandkølere, vanddispenser, vandlevering
wine: karaffel
wine grapes: vin, vinprovning, vinsmagning, vinbar, vinhandel, vinsmaking, vingård
alpaca: alpaka, alpakaer, alpakavandring
aquarium tropical-fish: akvarium, akvarier
bee honey: bier, bidronninger, bifamilie, biodlare, biodling, birøkt
beehive bee: bistade, bistader
bird nest: undulat
birdcage bird: fuglebur, fuglebure, stuefugle, kanariefugle
cat: killing, kattepension, katt, kat, katte, katter, kradsetræ, kattegrus
cat-standing coffee: kattecafé
chick egg: ~ påsk, påske
chick hen: daggamle kyllinger
cow milk: kalve, kvier, kvæg
cow steak: køer, oksekød, kød
cow stethoscope: kvægdyrlæge
deer bird: konservator, jagtbutik, vildtkød, jagttegn, jagt, jagtudstyr
dog: hundefoder, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, hundesele, hundelegetøj, tyggeben
dog: madskål
dog bone: hundpensionat, hundetrim
dog scissors: hundetrimning, hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass, hundepasning
donkey: æsel, æsler, æselridning
dove bird: brevduer, duer
duck: ællinger, gæslinger, and til mortensaften
eagle bird: falkoner, rovfugle
fish: fiskeauktion, dambrug, ørred, torsk, rødspætte, rødspætter, makrel, frisk fisk, fiskaffär, fiskebutik
fish: fiskehandler, fisk, fiskhandlare, fiskeforretning, sushi og fisk, fersk fisk, färsk fisk, røgeri, fiskefrikadeller
fish: fiskedeller
fish fire: fiskerøgeri
goat: geder
goose: gæs, mortensand og gås
guinea-pig: marsvinebur, bur til marsvin
hen egg: æglæggere, hønniker, høns, hønsehus, hønseri
horse: pony, rideundervisning, boksplads, hestepension, opstaldning, ridesport, ridskola, ridning, rideskole, hästar
horse: heste, hester, ridlektioner, hovslagare, hovslager, beslagsmed, stall, ridelejr, ridelejre
horseshoe horse: hovbeslag, hovpleje
kennel dog: hundepension, hundehus, kennel, hundehotel, dyrepension
lizard snake: krybdyr, reptiler, terrarium
lobster: skaldjur
lobster crab: kräftskiva, kräftor
mosquito window: myggenet, insektnet, fluenet
nest-box: redekasse, redekasser, fuglekasse, fuglekasser, mejsekasse
pig: gris, grise, svinekød
rabbit: kaninhop, kanin, kaniner
rooster: fjerkræ, racefjerkræ
saddle horse: sadel, sadler, sadelmager, rideudstyr
sauropod museum: dinosaur, dinosaurer, dinosaurus
sheep: fåreklipning, fåreklipper, fåreavl, lam
sheep farmer: gårdlam, halvt lam, lammekød
shrimp: räkor, rejer, reker
songbird: fuglesang, sangfugle, sangfugl, nattergal, småfugle
songbird binoculars: fuglestemmetur, fuglestemmer
tropical-fish: akvariefisk, koi, havedam
turkey-bird: kalkun, kalkuner
wasp: hveps, hvepse, hvepsebo, hvepseboer, hvepsereder, hvepsebekæmpelse, gedehamse, gedehamsebo
whale motor-boat: hvalsafari
ammonite: fossiler, fossiljagt, ammonitter
beach-umbrella beach: solsejl
bird-feeder bird: fuglefoder, foderbræt, foderbrætter, mejsekugler, fuglehus
bonsai: bonsai, bonsaitræ, bonsaitræer
bouquet: selvpluk af blomster, pluk selv blomster, blommor, florist, blomster, blomsterbutik, blombutik, buketter
bouquet: bukett
daffodil: påskelilje, påskeliljer, narcis, narcisser
dahlia: dahlia, dahliaer, georgine, georginer, dahliaknolde
droplet: vandfilter, blødgøringsanlæg
fire: bålfad
fire logs: træpiller, træbriketter, sankt hans, sankthans, sankthansbål, brasved, brænde, ved og peis, kamin, vedovn
fire logs: braskamin, peis, ved, brensel
greenhouse seedling: drivhus, drivhuse
hammock palm-tree: hængekøje, hængekøjer
hay-bale: wrap og hø, wraphø, wrapballer, småballer
hay-bale tractor: hø, halm, høballer, halmballer
hedge: hækkeklipper, hækkesaks, beskærersaks, hæk, hække, hækken, klipning af hæk, klippet hæk
herb: krydderurter, urter
lavender: lavendel, lavendler, lavendelmark, lavendelbuket
lawnmower: græsplæne, græsplæner, plæneklipning, græsslåning
lawnmower spade: gräsklippning, plenklipp, gressklipper, gräsklippare, häckklippning, plæneklipper
logs axe: vedklyvning, brännved, vedhogst, bjørkeved
logs saw: savværk, tømmer, brædder, planker, savskåret tømmer, bjælker
night-sky star: nordlys, nordlyset, nordlystur
orchid: orkidé, orkidéer, orkide, orkideer
plant: stueplanter, urtepotte, krukker, stedmoderblomster, stedmoder, primula
plant daisy: pelargonier, pelargonie, petunier, sommerblomster, udplantningsplanter
poppy: valmue, valmuer
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: hækklipning, klippe hæk, beskæring, hækkeklipning, hæk klippet
seedling plant: stiklinger, växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön
seedling plant: blomsterfrø, grøntsagsfrø
seedling tree: skovrejsning, frugttræer, stauder
snowdrop: vintergæk, vintergækker, vintergækløg
snowflake: brøyting, brøytetjeneste
snowflake spade: snøbrøyting, snømåking, snöröjning, strøing
snowflake tractor: glatførebekæmpelse
snowy-mountain helicopter: bjergredning
spade: trädgård, trädgårdsmästare, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade lawnmower: havehjælp, havefræser, ukrudt
spade seedling: haveanlæg, havearkitekt, køkkenhave, kjøkkenhage, köksträdgård, odling, køkkenhaver
sun lotion: solcenter, solarium, spraytan
sunflower herb: kolonihave, nyttehaver
tree axe: skoventreprenør, skovning, skovejere, skovpleje, udtynding, topkapning, trädfällning, trefelling, trädvård
tree axe: træer fældes, fældning af træer
tree chainsaw: træfældning, træbeskæring, træfælder, rodfræsning, stubfræsning, træpleje
tree seedling: plante træer
tree spade: træplantning, plantning af træer
trowel: gipsvægge, gipsloft
tulip bouquet: selvpluk af tulipaner, pluk selv tulipaner
tulip seedling: blomsterløg, forårsløg, tulipaner, tulipanløg
turf-roll: rullegræs, kunstgræs
watering-can plant: vandkande, vandkander
wheat sack: foder, mølle, såsæd
wheat tractor: mel fra møllen, mel
wheelbarrow lorry: granitskærver
wheelbarrow spade: muldjord, muld, barkflis, grus og sand
wreath: krans, kranse, adventskrans, adventskranse, dørkrans, julekranse, bårekranse
`;
