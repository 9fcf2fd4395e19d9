/** Dutch words for food, drink, animals and plants. Notation: word-list.ts. */
export const dutchFoodAndNature = `
apple basket: appelsap, fruitboer, fruit, appels, appels plukken, boomgaard
artichoke: artisjok, artisjokken, artisjokharten
asparagus: groene asperges
baklava: baklava
barbecue: gasbarbecue, gasbarbecues, bbq's, barbecues, buitenkeuken, buitenkeukens, barbecueverhuur, houtskool
barbecue: bbq-workshop, barbecueworkshop, barbecueën, kamado, buurtbarbecue, barbecuefeest, tafelgrill, barbecue, bbq
barbecue: barbecuepakket
beetroot: rode biet, rode bieten, bietensap, bietjes, rode bietjes, bietensalade, kroten
berliner: berlinerbol, berlinerbollen, berliner bol, berliner bollen, boule de berlin
birthday-cake cupcake: taart, taarten, banketbakkerij, gebak, patisserie, bruidstaarten en cupcakes, taartenbakker
birthday-cake cupcake: patissier, cakes, bakworkshop, taartdecoratie, baklessen, bakwedstrijd
blackberry: bramen
blueberries: blauwe bessen
bread: brood, tosti-ijzer, broodmand
bread-dumplings: knödel, broodknoedels, knoedels, semmelknödel
bread-roll: pistolet, kaiserbroodje, kaiserbroodjes, harde broodjes, pistolets, kadetjes
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: hamburgerrestaurant, burgerrestaurant, burgertent, hamburger, burgers
cabbage: zuurkool, spitskool, rode kool, witte kool
cake-slice: bakvorm, springvorm
cake-slice coffee: high tea gebak, taartverkoop, kwarktaart, tompoucen, taartenverkoop, pannenkoekentaart, koekenverkoop
candy lollipop: snoep, snoepgoed
canned-food basket: voedselpakket, voedselpakketten, uitdeling van voedsel, voedselbank, voedselinzameling
canned-food basket: houdbare producten, voedselhulp, voedselbedeling, sociale kruidenier, sociaal restaurant
canned-food basket: warme maaltijd daklozen
carrot spade: volkstuin, volkstuinen, moestuin, moestuinen
cauliflower: bloemkool, bloemkolen, bloemkoolrijst
cheese: kaasboerderij, kaasproeverij, boerenkaas, kaas, kaaswinkel, kaasboer, kaasplank, kazen
cheese sausage: borrelplank, borrelplanken, hapjesplank, borrelhapjes, borrelbox, tapasplank, kaasschotel
cherries: kersen
chicken-leg: kippenboer, kippenvleugels, kip
chilli: hete saus, chilisaus
chimney-cake: schoorsteencake, schoorsteencakes, kürtőskalács, trdelnik, trdelník
chocolate candy: chocolade, bonbons, chocolatier
christmas-pudding: christmas pudding, kerstpudding, plumpudding
cinnamon-roll: kaneelbroodje, kaneelbroodjes, kaneelrol, kaneelrollen, kaneelbollen, cinnamon rolls
clams: venusschelpen
cookie: stroopwafel, stroopwafels, koekjes, speculaas
cookie gingerbread: pepernoten, kruidnoten
cotton-candy: suikerspin, suikerspinnen, suikerspinmachine
couscous: couscous
coxinha: coxinha, coxinhas
cream-bun: soesjes, roomsoes, roomsoezen, moorkop, moorkoppen
crepe: crêpe, crêpes, crepes, crêperie, creperie, flensje, flensjes
croissant: koffiekoeken, ontbijtkoeken
croissant bread: bakkerij, bakker, croissants, banketbakker
curry rice: indiaas restaurant, rijsttafel, curry, indiaas, roti, surinaams, surinaamse roti, indiase keuken
curry rice: surinaams eten, roti shop, warung, tandoori, nepalees restaurant
custard-tart: pastel de nata, pasteis de nata
dates: dadels
doughnut: oliebol, oliebollen, appelflappen, appelbeignets, smoutebollen
dumpling: dumplings
easter-egg: chocolade-eieren, chocolade eieren, chocolade paaseieren, paaseitjes
eclair: eclair, eclairs
egg basket: eieren, verse eieren
falafel: bitterballen, kroket, kroketten
fig: vijg, vijgen, verse vijgen, gedroogde vijgen, vijgenboom, vijgenbomen, vijgenjam
focaccia: focaccia
french-fries: frietkot, frituur, patat, snackbar, friet, snacks, cafetaria, snackwagen
fruit-tart: fruittaart, fruittaarten, fruittaartje, fruittaartjes, fruitvlaai, aardbeienvlaai, vlaai, vlaaien
frying-pan: koekenpan
gingerbread: peperkoek, speculaaspop, gingerbread
gratin: gratin, aardappelgratin
ham: beenham, ham van het bot, achterham, ardennerham, rauwe ham
hamper gift: kerstpakket, kerstpakketten, cadeaumand, cadeaumanden, geschenkmand, fruitmand, borrelpakket
hamper gift: borrelpakketten, streekpakket
honey bee: bijenproducten, propolis, imkerij, bijenwas, honing
hot-cross-bun: hot cross buns
hot-dog: hotdogs, hotdog
ice-cream: ijs, ijssalon, gelato, pistache-ijs, pistacheijs
ice-cream soft-ice-cream: roomijs, schepijs, ijskar, ijscoman, ijsboerderij, ijswagen, ijsventer, hoeveijs, ijstaart
ice-cream soft-ice-cream: ijshoorntje
ice-lolly: waterijsje, waterijsjes, ijslolly, ijslolly's
indian-sweets: indiase zoetigheden, jalebi, gulab jamun
jar-cake: taart in een pot, taartje in een pot, cake in een pot
kale: boerenkool
kebab: kebabzaak, dönerzaak, shoarmazaak, kebab, döner, shoarma, grillroom
lasagne: lasagne, lasagna, lasagnes
lemon soft-drink: limonade
macaroni: macaroni, macaroni met kaas
macarons: macaron, macarons
maple-syrup: ahornsiroop
meat-on-bone: varkensrollade, rollade, gebraden varkensvlees, gourmet, gourmetschotel, barbecuevlees
meat-on-bone: varken aan het spit, wild en gevogelte, varkenshaas, kipsaté en spareribs, grillschotel
meat-on-bone dinner-plate: zondagslunch, zondags diner
mushroom: paddenstoelen, champignons
mussel: mosselen, mossel, mosselavond, mosselfeest, mosselweekend, mosselen eten
nachos: nachos, tortillachips
noodles chopsticks: ramen, noedels, chinees restaurant, thais restaurant, chinees, wok, aziatisch, indonesisch, bami
noodles chopsticks: toko, afhaalchinees, wokrestaurant, thais eten, indisch eten, koreaans restaurant, aziatisch eten
noodles chopsticks: thaise keuken
olive-oil olives: olijfolie
olives: olijven
olives cutlery: griek, griekse avond, tapasavond
omelette: omelet, omeletten, spaanse omelet
orange: citruspers
paella: paella-avond, spaanse paella, paellaparty, paellafeest
pancakes: pannenkoekenboot
pancakes coffee: pannenkoeken, brunch, ontbijt, poffertjes, poffertjeskraam, pannenkoekenhuis
panettone: panettone
peanuts: noten, notenmix
peanuts pistachios: notenbar, notenwinkel, noten en zuidvruchten
pide: pide, turkse pide
pie: hartige taart, quiche, appeltaart
pistachios peanuts: ~ pistache, pistachenoten, pistachenootjes
pizza: pizzeria, pizza
plum: pruim, pruimen
pomegranate: granaatappel, granaatappels
popcorn film-camera: bioscoop, filmavond
potato: aardappelen, aardappels
potato-fritters: aardappelkoekjes, aardappelpannenkoekjes, rösti, latkes, aardappelkoekje
powder-tub: eiwitpoeder, proteïnepoeder, whey protein, creatine
pumpkin: pompoen, pompoenen, pompoenpluk
raspberry: framboos, frambozen
ravioli: ravioli
rhubarb: rabarber, rabarbertaart, rabarbercompote, rabarberjam
rice: nasi
roast-chicken: kip aan het spit, gebraden kip, braadkip, kippengrill, kip aan 't spit, kippenkraam, kip van het spit
roast-chicken: grillkippen, poelier, kippetje
round-loaf: zuurdesembrood, zuurdesem, zuurdesembroden, desembrood, desembroden, boerenbrood
saffron: saffraan
salad: vegan, vegetarisch, veganistisch, salades, diëtist, voedingsadvies, afvallen, gezond eten, dieet
salad: gewichtsconsulent, plantaardig eten, gewichtsconsulente, gewichtsverlies, slaatjes, vegetariërs, lijncoach
salad: leefstijlcoach
salad rice: pokebowl, poké
sandwich baguette: broodjeszaak, broodjes, tosti
sausage: pensenkermis
sausage cheese: worst, rookworst, vleeswaren
sausage-roll: saucijzenbroodje, saucijzenbroodjes, worstenbroodje, worstenbroodjes, worstenbrood
schnitzel: schnitzel, schnitzels, schnitzelavond
skewers: kipsaté
skewers barbecue: sjasliek, saté, vleesspiesen, spiesen
soft-ice-cream ice-cream: ijsje
spaghetti tomato: pasta, italiaans restaurant, italiaan, italiaanse keuken
spare-ribs: spare ribs, sparerib, varkensribbetjes, spareribs
spring-rolls: loempia, loempias, vietnamese loempias, lumpia, loempia's
steak kitchen-knife: slager, slagerij, steakhouse, biefstuk, beenhouwerij, beenhouwer, entrecote, carpaccio, tartaar
steak kitchen-knife: steengrill, gehakt
steak meat-on-bone: lamsvlees, lamsbout, lamspakket
steamed-bun: bao bun, bao buns, gestoomde broodjes, bapao, bapaos
stew: snert, erwtensoep, soep, soepbar, stoofpot
stew cook: volkskeuken, buurtkeuken
stew cutlery: verse maaltijden, maaltijden aan huis, maaltijdservice, kant en klare maaltijden, kant-en-klaarmaaltijden
stew cutlery: stamppot, stamppotten, hachee, stoofvlees, hutspot, vol-au-vent, stamppotbuffet, draadjesvlees, waterzooi
stew cutlery: stamppotavond
stollen: kerststol, kerststollen, paasstol, paasstollen, christstollen, amandelstol
strawberry: zelfpluk, aardbeien, aardbeienkwekerij, zelf plukken, aardbeienautomaat
strudel: strudel, apfelstrudel, appelstrudel
sushi chopsticks: sushirestaurant, sushibar, sushi
taco: mexicaans restaurant, tacos
taco burrito: mexicaans, taco's, burrito's, nacho's
tarte-flambee: flammkuchen, tarte flambée, flammkuchens
tomato: tomaten
truffle: zwarte truffel, zwarte truffels, truffelolie, truffeljacht, verse truffel, verse truffels, wintertruffel
truffle: truffelpasta, truffelmarkt, witte truffel
truffle dog: truffelhond
waffle: wafels, wafelverkoop en taart
walnut: walnoot, walnoten, hazelnoot, hazelnoten
wedding-cake: bruidstaart, bruidstaarten
white-asparagus: asperges, witte asperges, aspergeboer, aspergekwekerij, aspergeseizoen, aspergemenu
yoghurt: yoghurt, griekse yoghurt, yoghurtje
yule-log: kerststronk, kerststronken
amphora: klei, keramiek
baby-bottle: babyflessen, babyvoeding, borstkolf, zuigflessen, kolf, bijtring
barrel: houten vat, houten vaten, wijnvat, wijnvaten, eiken vaten, kuiperij
beer beers: trappist, tapbier, biertap, bierkoerier, biertap huren
beer soft-drink: drankenhandel, drankencentrale, dranken, drankenhal, dranken aan huis, dranken levering
beer wheat: bier, brouwerij, speciaalbier, bierbrouwerij, bierproeverij
beers: kroeg, pub, bar, biercafé, café
beers memo: pubquiz, kroegquiz, quizavond
champagne party-popper: vrijgezellendag, cava, bubbels
champagne toast: champagne
cider: cider, ciders, appelcider
cocktail: cocktails, cocktailbar, aperitief, borreluurtje, vrijdagmiddagborrel, vrijmibo, mocktails, barmedewerker
cocktail: barpersoneel, mojito's, happy hour, aperitiefconcert drank
coffee: koffie, koffiebar, koffiehuis, op de koffie, op de koffie met, koffie met, koffie met de
coffee-beans coffee: koffiebonen, koffiebranderij, koffiebrander, versgebrande koffie, branderij
cutlery dinner-plate: eethuis, dagschotel, lunch, restaurant, eetcafé, lunchroom, dagmenu, ober, serveerster, bediening
cutlery dinner-plate: horecamedewerker, horeca, gastvrouw, gastheer horeca, taverne, zaalpersoneel, horecapersoneel
cutlery dinner-plate: tearoom, wildmenu, driegangenmenu, eetfestijn, eetdag, eetavond, keuzemenu, afterparty diner
cutlery dinner-plate: dinerbon
dinner-plate cook: catering, cateraar, buffet, traiteurdienst, walking dinner, banket
dinner-plate heart: samen eten, buurtmaaltijd, aanschuiftafel, eettafel, burendiner
dinner-plate takeaway-box: maaltijdbezorging, daghap, maaltijdbox, thuisbezorgd, afhaalmenu, tafeltje dekje
dinner-plate takeaway-box: warme maaltijden, maaltijden, afhalen en bezorgen, afhaalgerechten, traiteurschotels
dinner-plate takeaway-box: bedrijfslunch, lunchbezorging, weekmenu, schoolmaaltijden
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat
espresso-machine coffee: koffieautomaten, baristacursus, barista training
gin-tonic: gin, gin-tonic, gin tonic, gin tonics, ginproeverij
ice-cube snowflake: ijsblokjes
jar: confituur, inmaak, verpakkingsvrij, jam, conserven, voorraadpotten, vershouddozen, weckpotten
jar herb: specerijen
jar herb: ~ kaneel, kurkuma
juice-box apple: mobiele sappers
juice-box orange: sap, sappen, sapkuur, verse sappen, sapjes
juice-glass: sinaasappelsap, vruchtensap, vruchtensappen, jus d'orange, sapbar
kitchen-knife: zakmes
kitchen-knife frying-pan: scharensliep, messen slijpen, slijperij, messenslijper, messen, slijpservice
milk cereal-bowl: boerenyoghurt, kwark
milk dairy-cow: melktap, rauwe melk, zuivel, melkboer, melk
milkshake: milkshake, milkshakes
mug: thermoskan, koffiemok
mug coffee: mokken, mok, bekers, koffiekopjes, kopjes
soft-drink: cola, ijsthee
soft-drink tropical-drink: frisdrank
spirits-bottle toast: stokerij, jenever, whisky, rum, distilleerderij, likeur, drankenhandel sterk
tea teapot: thee, theehuis, theewinkel
water-jug droplet: waterkoeler, waterkoelers, waterdispenser, waterlevering, waterbezorging
wine: karaf
wine grapes: wijn, wijnen, wijnproeverij, wijnhandel, wijngaard, wijnbar, wijndegustatie
alpaca: alpaca, alpaca's, alpacawandeling, alpacaboerderij, wandelen met alpaca's, alpaca wandeling, alpacawandelingen
ant house: termieten, mierenbestrijding
aquarium tropical-fish: aquariumzaak, aquaria, aquarium inrichten, aquariumonderhoud
bee honey: bijenkoningin, bijen, bijenvolk, imker
beehive bee: bijenkast, bijenkasten, bijenkorf
birdcage bird: vogelkooi, vogelkooien, volière, vogelvereniging, kanaries, parkieten, siervogels
cat: kattentrimsalon, kattenpension, kattenoppas, kattenhotel, poezen, kat, katten, kattenvoer, kattenbak
cat: kattenbakvulling, krabpaal, krabpalen, poes
cat-standing coffee: kattencafé
cat-standing stethoscope: kattensterilisatie
chick egg: ~ pasen, paasbrunch
chick egg: paasontbijt, paasdecoratie, paasdiner, paaslunch
chick hen: kuikens, kuiken
cow milk: kalveren, vaarzen, melkvee, veehouderij
cow steak: koeien
cow stethoscope: dierenarts voor rundvee, veearts
deer bird: preparateur, jachtwinkel, wildvlees, wild eten, opgezette dieren
dog: puppy's, dierenwinkel, hondenvoer, hond, honden, puppy, pups, gehoorzaamheidstraining, asieldieren
dog: dierenverzekering, dierenbescherming, huisdieren, hondenverzekering, zwerfdieren, huisdierenverzekering, halsband
dog: hondenspeelgoed, hondensnacks, voerbak
dog ambulance: dierenambulance
dog bone: hondenopvang, diervoeding, kattenvoer en hondenvoer, brokken, dierenvoeding, kvv
dog cat: dierenoppas, huisdierenoppas, hondenoppas, adoptiedag
dog scissors: hondentrimsalon, trimsalon
dog stethoscope: dierenarts
dog-standing cat: dierenopvang
dog-standing paw: hondenuitlaatservice, hondenschool, hondentraining
donkey: ezel, ezels, ezelwandeling, ezelwandelingen, ezelrijden
dove bird: duivenmelkers, postduiven
duck: eenden
eagle bird: valkerij, valkenier, roofvogels
fish: viskwekerij, karper, karpers, pootvis, paling, visafslag, forel, gerookte paling, gerookte zalm, verse paling
fish: palingrokerij, kibbeling, viskraam, lekkerbek, lekkerbekje, visboer, haring, haringkar, makreel, viswinkel
fish: visrestaurant, vis, visspecialiteiten, zalm, vismarkt, visverkoper, viswijf, tonijn, kabeljauw, vismenu, rokerij
fish: tong in boter, garnalen en vis, vispannetje, viskoekjes
fish fire: visrokerij
goat: geiten, geitenboerderij
goat hen: kinderboerderij, kinderboerderijen, dierenweide
guinea-pig: cavia, cavia's, caviakooi, caviahok
hamster: knaagdieren, konijnen en cavia's, degoes, hamsterkooi
hen egg: leghennen, kippenhok, legkippen
horse: pony, ponykamp, pensionstal, paardenstalling, paardenpension, ruitersportwinkel, manege, paardrijden, paarden
horse: ponyrijden, pensionstalling, paardrijlessen, paardrijles
horse horse-rider: pony's, ponyclub, ruiterkamp, buitenrit, dressuurwedstrijd, springconcours, hippotherapie
horseshoe horse: hoefsmid, hoefsmederij, bekapper, hoefbekapper, hoefverzorging
kennel dog: hondenpension, dierenpension, hondenhok, hondenhotel, kennel
lion elephant: dierentuin, dierenpark
lizard snake: reptielen, terrarium
mosquito: muggenbestrijding
mosquito window: muskietennet, klamboe, klamboes, muggengaas
nest-box: nestkast, nestkasten, nestkastje, nestkastjes, vogelhuisje, vogelhuisjes
paw: dierenasiel
pig: biggen, biggetjes, varken, varkens, varkensvlees, speenvarken
rabbit: paashaas
rabbit hamster: konijnen
rooster: pluimveeshow, pluimveevereniging
rooster hen: kleindierenshow
saddle horse: zadel, zadels, zadelmaker, zadelmakerij, ruitersport, zadelpassen
sauropod museum: dinosaurus, dinosaurussen, dinosauriërs, dino's, dinopark, natuurhistorisch museum
sheep: schapenscheren, schapenscheerfeest, lammeren, rammen, schaap, schapen, lam
shrimp: garnalen
shrimp lobster: zeevruchtenschotel, krab en kreeft
snail: slakken, wijngaardslakken
songbird: zangvogel, zangvogels, vogelzang, vogelgeluiden, vogelzangwandeling
tropical-fish: aquarium, aquariumwinkel, vijveraanleg, koi, vijver, vijvervissen
turkey-bird: kalkoen, kalkoenen
wasp: wesp, wespen, wespennest, wespennesten, hoornaar
whale motor-boat: walvissafari, walvissen spotten, walvissen kijken
ammonite: fossielen, fossiel, ammonieten, fossielenbeurs, fossielen zoeken
beach-umbrella beach: strand, strandtent, schaduwdoeken
bird-feeder bird: vogelvoer, voederhuisje, voederhuisjes, vetbollen, strooivoer
bonsai: bonsai, bonsais, bonsaiboom, bonsaiboompje, bonsai workshop
bouquet: rouwstuk, rouwstukken, grafwerk, rouwbloemen, bloemist, bloemen, bloemenwinkel, boeket, boeketten
bouquet: moederdag boeket, bloemstuk, moederdag, trouwdecoratie, trouwaankleding
bouquet: ~ pluktuin, plukweide
cactus plant: cactussen, vetplanten
cloud server: cloud, cloudopslag, cloudoplossingen, online back-up, cloudback-up
daffodil: narcis, paasnarcis, narcissenbollen, narcissen
dahlia: dahlia, dahlia's, dahliaknollen, dahliatuin
daisy seedling: viooltjes, primula's, perkgoed, eenjarigen
droplet: lekdetectie, lekkages, waterschade, vochtbestrijding, kruipruimte, waterfilter, drinkwater, vochtproblemen
droplet: optrekkend vocht, schimmel in huis, drainage
droplet jar: waterontharder, regenwaterput
droplet tap: grondboring, waterputten, putboring, dompelpompen, bronpomp
fire: vuurschaal, vuurkorf
fire logs: houtpellets, pellets, houtbriketten, brandhout, haardhout
greenhouse seedling: tuinkas, kassen, broeikas, serre
greenhouse window: veranda en serre
hammock palm-tree: hangmat, hangmatten
hay-bale tractor: kuilgras, ronde balen, hooi, stro, hooibalen, strobalen, kuilbalen, hooi en stro
hedge: heg, heggen, haag snoeien, hagen knippen, haag knippen, heggen snoeien, heg knippen
hedge secateurs: haagplanten, heggenschaar
herb: kruiden, kruidenwinkel
herb mortar: homeopathie, natuurgeneeskunde, natuurgeneeskundige, fytotherapie, orthomoleculair, essentiële oliën
herb mortar: aromatherapie
lavender: lavendel, lavendelplanten, lavendelveld, lavendelvelden, lavendelboeket
lawnmower: grasveld onderhoud
lawnmower spade: grasmaaien, gazon, gazononderhoud, grasmaaier
logs: stookhout
logs fire: kachelhout
logs saw: houtzagerij, zagerij, balken, bouwhout, constructiehout, steigerplanken, vloeren schuren
orchid: orchidee, orchideeën, orchideeënkwekerij, phalaenopsis
plant: bloempot, bloempotten, krokussen
plant daisy: geraniums, geranium, petunia's, perkplanten, eenjarige planten, balkonplanten
poppy: klaproos, klaprozen, papaver, papavers
rose love-letter: valentijn, valentijnsdag, rozen
rose spade: tuin laten ontwerpen, tuinontwerp, tuin ontwerpen, tuin aanleggen
secateurs leaves: heg snoeien, snoeien, snoeiwerk, snoeischaar, hagen snoeien, haag scheren, heggen knippen
secateurs leaves: fruitbomen snoeien
secateurs spade: groenvoorziening, onkruid, winterklaar maken tuin, tuinrenovatie, tuinklussen, onkruidbestrijding
seedling plant: tuincentrum, planten, kwekerij, kamerplanten, zaad, zaden, zaaigoed, moestuinzaden, tuincentra
seedling plant: hortensia's
seedling tree: fruitbomen, bosplantsoen, stekjes, stekjesruil
snowdrop: sneeuwklokje, sneeuwklokjes
spade: hovenier, tuinman, tuinonderhoud, tuingereedschap, tuinieren
spade lawnmower: tuinwerk, tuinhulp
spade seedling: tuinaanleg, tuinarchitect
sun lotion: zonnebank, zonnestudio
tree axe: bosbeheer, bosonderhoud, houtoogst, dunning, boom kappen, boomchirurg, boom snoeien
tree boot: bosschool, natuurspeelgroep, buitenbso, natuuropvang, natuurkinderopvang
tree chainsaw: bomen rooien, boomverzorging, boomverzorger, boomrooierij, stronken frezen
tree seedling: plant bomen
tree spade: bomen planten, boomplantdag, bos planten, boomfeestdag, plant een boom, adopteer een boom, voedselbos
tree spade: leibomen, bomenplantactie
trowel: stucadoor, stucwerk
tulip bouquet: tulpenpluktuin, tulpen plukken, zelf tulpen plukken, tulpenplukken
tulip seedling: bloembollen, tulpenbollen, tulpen
turf-roll: graszoden, graszoden leggen, kunstgras, rolgazon, graszodenleverancier
umbrella: paraplu
watering-can plant: gieter, gieters, beregening, tuinberegening, druppelslang, sproeisysteem, beregeningsinstallatie
wheat sack: molenaar, molenaars, windmolen malen, graan
wheat tractor: hooi in pakjes, meel, molen meel
wheelbarrow lorry: ophoogzand
wheelbarrow spade: tuinaarde, boomschors, tuingrond, houtsnippers, kruiwagen, kruiwagens
wreath: krans, kransen, kerstkrans, kerstkransen, deurkrans, adventskrans, kransen maken, rouwkrans
wreath candle: kerststukje, kerststukjes, kerststuk, kerstworkshop, kerststukken
`;
