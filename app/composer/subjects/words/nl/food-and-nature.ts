/** Dutch words for food, drink, animals and plants. Notation: word-list.ts. */
export const dutchFoodAndNature = `
apple basket: appelsap, fruitboer, fruit, appels, appels plukken, boomgaard
asparagus: groene asperges
baklava: baklava
barbecue: gasbarbecue, gasbarbecues, bbq's, barbecues, buitenkeuken, buitenkeukens, barbecueverhuur, houtskool
barbecue: bbq-workshop, barbecueworkshop, barbecueën, kamado, buurtbarbecue, barbecuefeest, tafelgrill
beetroot: rode biet, rode bieten, bietensap, bietjes, rode bietjes, bietensalade, kroten
bento: lunchbox
birthday-cake cupcake: taart, taarten, banketbakkerij, gebak, patisserie, bruidstaarten en cupcakes, taartenbakker
birthday-cake cupcake: patissier, cakes, bakworkshop, taartdecoratie, baklessen, bakwedstrijd
blueberries: blauwe bessen
bread: brood, tosti-ijzer, broodtrommel, broodmand
bread croissant: pistolets, koffiekoeken, kadetjes, ontbijtkoeken
brownie: brownie, brownies
burger french-fries: hamburgerrestaurant, burgerrestaurant, burgertent, hamburger, burgers
cabbage: zuurkool, spitskool, boerenkool, rode kool, witte kool
cake-slice: bakvorm, springvorm
cake-slice coffee: appeltaart, high tea gebak, taartverkoop, kwarktaart, tompoucen, taartenverkoop, pannenkoekentaart
cake-slice coffee: wafelverkoop en taart, koekenverkoop
candy lollipop: snoep, snoepgoed
canned-food basket: voedselpakket, voedselpakketten, uitdeling van voedsel, voedselbank, voedselinzameling
canned-food basket: houdbare producten, voedselhulp, voedselbedeling, sociale kruidenier, sociaal restaurant
canned-food basket: warme maaltijd daklozen
carrot spade: volkstuin, volkstuinen, moestuin, moestuinen
cauliflower: bloemkool, bloemkolen, bloemkoolrijst
cheese: kaasboerderij, kaasproeverij, boerenkaas, kaas, kaaswinkel, kaasboer, kaasplank, kazen
cheese sausage: borrelplank, borrelplanken, hapjesplank, borrelhapjes, borrelbox, tapasplank, kaasschotel
cherries: kersen
chicken-leg: kippenboer, kippenvleugels, kip, kipsaté
chilli: hete saus, chilisaus
chimney-cake: schoorsteencake, schoorsteencakes, kürtőskalács, trdelnik, trdelník
chocolate candy: chocolade, bonbons, chocolatier
cinnamon-roll: kaneelbroodje, kaneelbroodjes, kaneelrol, kaneelrollen, kaneelbollen, cinnamon rolls
cookie: stroopwafel, stroopwafels, koekjes, speculaas
cookie gingerbread: pepernoten, kruidnoten
cotton-candy: suikerspin, suikerspinnen, suikerspinmachine
cream-bun: soesjes, roomsoes, roomsoezen, moorkop, moorkoppen
croissant bread: bakkerij, bakker, croissants, banketbakker
curry rice: indiaas restaurant, rijsttafel, curry, indiaas, roti, surinaams, surinaamse roti, indiase keuken
curry rice: surinaams eten, roti shop, warung, tandoori, nepalees restaurant
custard-tart: pastel de nata, pasteis de nata
dates: dadels
doughnut: oliebol, oliebollen, appelflappen, appelbeignets, smoutebollen, berlinerbollen
dumpling: dumplings
easter-egg: chocolade-eieren, chocolade eieren, chocolade paaseieren, paaseitjes
eclair: eclair, eclairs
egg basket: eieren, verse eieren
fig: vijg, vijgen, verse vijgen, gedroogde vijgen, vijgenboom, vijgenbomen, vijgenjam
fish-cake fish: viskoekjes
focaccia: focaccia
french-fries: frietkot, frituur, patat, snackbar, friet, snacks, cafetaria, snackwagen, frikandellen, frikandel
french-fries: kroketten, kroket, bitterballen
frying-pan: koekenpan
gingerbread: peperkoek, speculaaspop, gingerbread
ham: beenham, ham van het bot, achterham, ardennerham, rauwe ham
hamper gift: kerstpakket, kerstpakketten, cadeaumand, cadeaumanden, geschenkmand, fruitmand, borrelpakket
hamper gift: borrelpakketten, streekpakket
honey bee: bijenproducten, propolis, imkerij, bijenwas, honing
hot-dog: hotdogs, hotdog
ice-cream soft-ice-cream: roomijs, schepijs, ijskar, ijscoman, ijsboerderij, ijswagen, ijsventer, hoeveijs, ijstaart
ice-cream soft-ice-cream: ijshoorntje
ice-lolly: waterijsje, waterijsjes, ijslolly, ijslolly's
kebab: kebabzaak, dönerzaak, shoarmazaak, kebab, döner, shoarma, kapsalon eten, turkse pizza
lemon soft-drink: limonade
macarons: macaron, macarons
maple-syrup: ahornsiroop
meat-on-bone: varkensrollade, rollade, gebraden varkensvlees, barbecue, bbq, barbecuepakket, gourmet, gourmetschotel
meat-on-bone: spareribs, barbecuevlees, varken aan het spit, wild en gevogelte, grillroom, varkenshaas
meat-on-bone: kipsaté en spareribs, grillschotel
meat-on-bone dinner-plate: zondagslunch, zondags diner
mushroom: paddenstoelen, champignons
mussel: mosselen, mossel, mosselavond, mosselfeest, mosselweekend, mosselen eten
noodles chopsticks: ramen, noedels, chinees restaurant, thais restaurant, chinees, wok, aziatisch, indonesisch, bami
noodles chopsticks: nasi, toko, afhaalchinees, wokrestaurant, thais eten, loempia's, indisch eten, koreaans restaurant
noodles chopsticks: aziatisch eten, thaise keuken
olive-oil olives: olijfolie
olives: olijven
olives cutlery: griek, griekse avond, tapasavond
orange: citruspers
paella: paella-avond, spaanse paella, paellaparty, paellafeest
pancakes: pannenkoekenboot
pancakes coffee: pannenkoeken, brunch, ontbijt, poffertjes, poffertjeskraam, pannenkoekenhuis
panettone: panettone
peanuts: noten, notenmix
peanuts pistachios: notenbar, notenwinkel, noten en zuidvruchten
pide: pide, turkse pide
pie: hartige taart, vlaai, vlaaien, quiche
pistachios peanuts: ~ pistache, pistachenoten, pistachenootjes
pizza: pizzeria, pizza
plum: pruim, pruimen
pomegranate: granaatappel, granaatappels
popcorn film-camera: bioscoop, filmavond
potato: aardappelen, aardappels
pumpkin: pompoen, pompoenen, pompoenpluk
raspberry: framboos, frambozen
rhubarb: rabarber, rabarbertaart, rabarbercompote, rabarberjam
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
skewers barbecue: sjasliek, saté, vleesspiesen, spiesen
soft-ice-cream ice-cream: ijs, ijssalon, ijsje, gelato
soft-ice-cream pistachios: pistache-ijs, pistacheijs
spaghetti tomato: pasta, italiaans restaurant, italiaan, italiaanse keuken
spring-rolls: loempia, loempias, vietnamese loempias, lumpia
steak kitchen-knife: slager, slagerij, steakhouse, biefstuk, beenhouwerij, beenhouwer, entrecote, carpaccio, tartaar
steak kitchen-knife: steengrill, gehakt
steak meat-on-bone: lamsvlees, lamsbout, lamspakket
stew: snert, erwtensoep, soep, soepbar, stoofpot
stew cook: volkskeuken, buurtkeuken
stew cutlery: verse maaltijden, maaltijden aan huis, maaltijdservice, kant en klare maaltijden
stew cutlery: kant-en-klaarmaaltijden, stamppot, stamppotten, hachee, stoofvlees, hutspot, vol-au-vent, stamppotbuffet
stew cutlery: draadjesvlees, waterzooi, stamppotavond
stollen: kerststol, kerststollen, paasstol, paasstollen, christstollen, amandelstol
strawberry: zelfpluk, aardbeien, aardbeienkwekerij, zelf plukken, aardbeienautomaat
sushi chopsticks: sushirestaurant, sushibar, sushi
taco: mexicaans restaurant, tacos
taco burrito: mexicaans, taco's, burrito's, nacho's
tomato: tomaten
truffle: zwarte truffel, zwarte truffels, truffelolie, truffeljacht, verse truffel, verse truffels, wintertruffel
truffle: truffelpasta, truffelmarkt, witte truffel
truffle dog: truffelhond
waffle: wafels
wedding-cake: bruidstaart, bruidstaarten
white-asparagus: asperges, witte asperges, aspergeboer, aspergekwekerij, aspergeseizoen, aspergemenu
yule-log: kerststronk, kerststronken
amphora: klei, keramiek
baby-bottle: babyflessen, babyvoeding, borstkolf, zuigflessen, kolf, bijtring
barrel: houten vat, houten vaten, wijnvat, wijnvaten, eiken vaten, kuiperij
beer beers: trappist, tapbier, biertap, bierkoerier, biertap huren
beer soft-drink: drankenhandel, drankencentrale, dranken, drankenhal, dranken aan huis, dranken levering
beer wheat: bier, brouwerij, speciaalbier, bierbrouwerij, bierproeverij
beers: kroeg, pub, bar, biercafé
beers memo: pubquiz, kroegquiz, quizavond
champagne party-popper: vrijgezellendag, cava, bubbels
champagne toast: champagne
cider: cider, ciders, appelcider
cocktail: cocktails, cocktailbar, aperitief, borreluurtje, vrijdagmiddagborrel, vrijmibo, mocktails, barmedewerker
cocktail: barpersoneel, mojito's, happy hour, aperitiefconcert drank
coffee: koffie, koffiebar, café, koffiehuis
coffee: op de koffie, op de koffie met, koffie met, koffie met de
coffee-beans coffee: koffiebonen, koffiebranderij, koffiebrander, versgebrande koffie, branderij
cutlery dinner-plate: eethuis, dagschotel, lunch, restaurant, eetcafé, lunchroom, dagmenu, ober, serveerster
cutlery dinner-plate: bediening, horecamedewerker, horeca, gastvrouw, gastheer horeca, taverne, zaalpersoneel
cutlery dinner-plate: horecapersoneel, tearoom, wildmenu, driegangenmenu, eetfestijn, eetdag, eetavond, keuzemenu
cutlery dinner-plate: afterparty diner, dinerbon
dinner-plate cook: catering, cateraar, buffet, traiteurdienst, walking dinner, banket
dinner-plate heart: samen eten, buurtmaaltijd, aanschuiftafel, eettafel, burendiner
dinner-plate takeaway-box: maaltijdbezorging, daghap, maaltijdbox, thuisbezorgd, afhaalmenu, tafeltje dekje
dinner-plate takeaway-box: warme maaltijden, maaltijden, afhalen en bezorgen, afhaalgerechten
dinner-plate takeaway-box: traiteurschotels, bedrijfslunch, lunchbezorging, weekmenu, schoolmaaltijden
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat
espresso-machine coffee: koffieautomaten, baristacursus, barista training
gin-tonic: gin, gin-tonic, gin tonic, gin tonics, ginproeverij
ice-cube: koelbox, koeltas
ice-cube snowflake: ijsblokjes
jar: confituur, inmaak, verpakkingsvrij, jam, conserven, voorraadpotten, vershouddozen, weckpotten
jar herb: specerijen
jar herb: ~ kaneel, kurkuma
juice-box apple: mobiele sappers
juice-box orange: sap, sappen, vruchtensap, sapkuur, sinaasappelsap, sapbar, verse sappen, vruchtensappen, sapjes
kitchen-knife: snijplank, zakmes
kitchen-knife frying-pan: scharensliep, messen slijpen, slijperij, messenslijper, messen, slijpservice
milk cereal-bowl: yoghurt, boerenyoghurt, kwark
milk dairy-cow: melktap, rauwe melk, zuivel, melkboer, melk
mug: thermoskan, koffiemok
mug coffee: mokken, mok, bekers, koffiekopjes, kopjes
soft-drink: cola, ijsthee
soft-drink tropical-drink: frisdrank
spirits-bottle toast: stokerij, jenever, whisky, rum, distilleerderij, likeur
spirits-bottle toast: drankenhandel sterk
tea teapot: thee, theehuis, theewinkel
water-jug droplet: waterkoeler, waterkoelers, waterdispenser, waterlevering, waterbezorging
wine: karaf
wine grapes: wijn, wijnen, wijnproeverij, wijnhandel, wijngaard, wijnbar, wijndegustatie
alpaca: alpaca, alpaca's, alpacawandeling, alpacaboerderij, wandelen met alpaca's
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
chick egg: paashaas, paasontbijt, paasdecoratie, paasdiner, paaslunch
chick hen: kuikens, kuiken
cow milk: kalveren, vaarzen, melkvee, veehouderij
cow steak: koeien
cow stethoscope: dierenarts voor rundvee, veearts
deer bird: preparateur, jachtwinkel, wildvlees, wild eten, opgezette dieren
dog: puppy's, dierenwinkel, hondenvoer, hond, honden, puppy, pups, gehoorzaamheidstraining, asieldieren
dog: dierenverzekering, dierenbescherming, huisdieren, hondenverzekering, zwerfdieren, huisdierenverzekering
dog: halsband, hondenspeelgoed, hondensnacks, voerbak
dog ambulance: dierenambulance
dog bone: hondenopvang, diervoeding, kattenvoer en hondenvoer, brokken, dierenvoeding, kvv
dog cat: dierenoppas, huisdierenoppas, hondenoppas
dog cat: adoptiedag
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
fish: tong in boter, garnalen en vis, vispannetje
fish fire: visrokerij
goat: geiten, geitenboerderij
goat hen: kinderboerderij, kinderboerderijen, dierenweide
hamster: cavia's, knaagdieren, konijnen en cavia's, degoes
hen egg: leghennen, kippenhok, legkippen
horse: pony, ponykamp, pensionstal, paardenstalling, paardenpension, ruitersportwinkel, manege, paardrijden, paarden
horse: ponyrijden, pensionstalling, paardrijlessen, paardrijles
horse horse-rider: pony's, ponyclub, ruiterkamp, buitenrit, dressuurwedstrijd, springconcours, hippotherapie
horseshoe horse: hoefsmid, hoefsmederij, bekapper, hoefbekapper, hoefverzorging
kennel dog: hondenpension, dierenpension, hondenhok, hondenhotel, kennel
lion elephant: dierentuin, dierenpark
lizard snake: reptielen, terrarium
llama: alpaca wandeling, alpacawandelingen
mosquito: muggenbestrijding
mosquito window: horren, hor, muskietennet, klamboe, klamboes, plisséhorren, plissehorren, horren op maat, hordeur
mosquito window: hordeuren, inzethor, muggengaas
oyster shrimp: garnalen
paw: dierenasiel
pig: biggen, biggetjes, varken, varkens, varkensvlees, speenvarken
rabbit: hamsterkooi
rabbit hamster: konijnen, cavia
rooster: pluimveeshow, pluimveevereniging
rooster hen: kleindierenshow
saddle horse: zadel, zadels, zadelmaker, zadelmakerij, ruitersport, zadelpassen
sauropod museum: dinosaurus, dinosaurussen, dinosauriërs, dino's, dinopark, natuurhistorisch museum
sheep: schapenscheren, schapenscheerfeest, lammeren, rammen, schaap, schapen, lam
shrimp lobster: zeevruchtenschotel, krab en kreeft
snail: slakken, wijngaardslakken
songbird: zangvogel, zangvogels, vogelzang, vogelgeluiden, vogelzangwandeling
tropical-fish: aquarium, aquariumwinkel, vijveraanleg, koi, vijver, vijvervissen
turkey-bird: kalkoen, kalkoenen
wasp: wesp, wespen, wespennest, wespennesten, hoornaar
whale motor-boat: walvissafari, walvissen spotten, walvissen kijken
ammonite: fossielen, fossiel, ammonieten, fossielenbeurs, fossielen zoeken
beach-umbrella beach: strand, strandtent, schaduwdoeken
bird-feeder bird: vogelvoer, voederhuisje, voederhuisjes, vogelhuisje, vogelhuisjes, vetbollen, strooivoer
bouquet: rouwstuk, rouwstukken, grafwerk, rouwbloemen, bloemist, bloemen, bloemenwinkel, boeket, boeketten
bouquet: moederdag boeket, bloemstuk, moederdag, trouwdecoratie, trouwaankleding
bouquet plant: orchideeën, orchidee
bouquet: ~ pluktuin, plukweide
cactus plant: cactussen, vetplanten
cloud server: cloud, cloudopslag, cloudoplossingen, online back-up, cloudback-up
daisy seedling: viooltjes, primula's, perkgoed, eenjarigen
droplet: lekdetectie, lekkages, waterschade, vochtbestrijding, kruipruimte, waterfilter, drinkwater, vochtproblemen
droplet: optrekkend vocht, schimmel in huis, drainage
droplet jar: waterontharder, regenwaterput
droplet tap: grondboring, waterputten, putboring, dompelpompen, bronpomp
fire: vuurschaal, vuurkorf
fire logs: houtpellets, pellets, houtbriketten, brandhout, haardhout
greenhouse seedling: tuinkas, kassen, broeikas, serre
greenhouse window: veranda en serre, wintertuin
hammock palm-tree: hangmat, hangmatten
hay-bale tractor: kuilgras, ronde balen, hooi, stro, hooibalen, strobalen, kuilbalen, hooi en stro
hedge secateurs: haagplanten, heggenschaar
herb: kruiden, kruidenwinkel
herb mortar: homeopathie, natuurgeneeskunde, natuurgeneeskundige, fytotherapie, orthomoleculair, essentiële oliën
herb mortar: aromatherapie
lawnmower: robotmaaier, robotmaaiers, bosmaaier, zitmaaier, grasveld onderhoud
lawnmower spade: grasmaaien, gazon, gazononderhoud, grasmaaier
logs: stookhout
logs fire: kachelhout
logs saw: houtzagerij, zagerij, balken, bouwhout, constructiehout, steigerplanken, vloeren schuren
nest bird: nestkastjes, nestkasten, nestkast
plant: bloempot, bloempotten
plant daisy: geraniums, geranium, petunia's, perkplanten, eenjarige planten, balkonplanten
rose love-letter: valentijn, valentijnsdag, rozen
rose spade: tuin laten ontwerpen, tuinontwerp, tuin ontwerpen, tuin aanleggen
secateurs leaves: heg snoeien, snoeien, snoeiwerk, snoeischaar, hagen snoeien, haag scheren, heggen knippen
secateurs leaves: fruitbomen snoeien
secateurs spade: groenvoorziening, onkruid, winterklaar maken tuin, tuinrenovatie, tuinklussen, onkruidbestrijding
seedling plant: tuincentrum, planten, kwekerij, kamerplanten, zaad, zaden, zaaigoed, moestuinzaden, tuincentra
seedling plant: hortensia's
seedling tree: fruitbomen, bosplantsoen, stekjes, stekjesruil
spade: hovenier, tuinman, tuinonderhoud, tuingereedschap, tuinieren
spade lawnmower: tuinwerk, tuinhulp
spade seedling: heg, heggen, haag snoeien, hagen knippen, haag knippen, heggen snoeien, heg knippen, tuinaanleg
spade seedling: tuinarchitect
sun lotion: zonnebank, zonnestudio
tree axe: bosbeheer, bosonderhoud, houtoogst, dunning, boom kappen, boomchirurg, boom snoeien
tree boot: bosschool, natuurspeelgroep, buitenbso, natuuropvang, natuurkinderopvang
tree chainsaw: bomen rooien, boomverzorging, boomverzorger, boomrooierij, stronken frezen
tree seedling: plant bomen
tree spade: bomen planten, boomplantdag, bos planten, boomfeestdag, plant een boom, adopteer een boom, voedselbos
tree spade: leibomen, bomenplantactie
tulip bouquet: tulpenpluktuin, tulpen plukken, zelf tulpen plukken, tulpenplukken
tulip seedling: bloembollen, tulpenbollen, narcissen, krokussen, tulpen
turf-roll: graszoden, graszoden leggen, kunstgras, rolgazon, graszodenleverancier
umbrella: paraplu
watering-can plant: gieter, gieters, beregening, tuinberegening, druppelslang, sproeisysteem
watering-can plant: beregeningsinstallatie
wheat sack: molenaar, molenaars, windmolen malen, graan
wheat tractor: hooi in pakjes, meel, molen meel
wheelbarrow lorry: ophoogzand
wheelbarrow spade: tuinaarde, boomschors, tuingrond, houtsnippers, kruiwagen, kruiwagens
wreath: krans, kransen, kerstkrans, kerstkransen, deurkrans, adventskrans, kransen maken, rouwkrans
wreath candle: kerststukje, kerststukjes, kerststuk, kerstworkshop, kerststukken
`;
