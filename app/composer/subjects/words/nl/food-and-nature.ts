/** Dutch words for food, drink, animals and plants. Notation: word-list.ts. */
export const dutchFoodAndNature = `
apple basket: appelsap, fruitboer, fruit, appels, appels plukken, boomgaard
asparagus: asperges, witte asperges, aspergeboer
baklava: baklava
barbecue: gasbarbecue, gasbarbecues, bbq's, barbecues, buitenkeuken, buitenkeukens
birthday-cake cupcake: taart, taarten, banketbakkerij, gebak
blueberries: blauwe bessen
bread: brood, zuurdesembrood
burger french-fries: hamburgerrestaurant, burgerrestaurant, burgertent, hamburger, burgers
cabbage: zuurkool, spitskool, boerenkool, rode kool, witte kool
candy lollipop: suikerspin, suikerspinnen, snoep, snoepgoed
canned-food basket: voedselpakket, voedselpakketten, uitdeling van voedsel, voedselbank, voedselinzameling
carrot spade: volkstuin, volkstuinen, moestuin, moestuinen
cheese: kaasboerderij, kaasproeverij, boerenkaas, kaas, kaaswinkel, kaasboer, kaasplank, kazen
cherries: kersen
chicken-leg: kippenboer, kippenvleugels, kip, kipsaté
chocolate candy: chocolade, bonbons, chocolatier
cookie: stroopwafel, stroopwafels, koekjes, speculaas
croissant bread: bakkerij, bakker, croissants, banketbakker
curry rice: indiaas restaurant, rijsttafel, curry
dates: dadels
doughnut: oliebol, oliebollen, appelflappen
dumpling: dumplings
egg basket: eieren, verse eieren
fish-cake fish: viskoekjes
french-fries: frietkot, frituur, patat, snackbar, friet
gingerbread: peperkoek, speculaaspop, gingerbread
ham: beenham, ham van het bot, achterham, ardennerham, rauwe ham
hamper gift: kerstpakket, kerstpakketten, cadeaumand, cadeaumanden, geschenkmand
honey bee: bijenproducten, propolis, imkerij, bijenwas, honing
hot-dog: hotdogs, hotdog
ice-lolly: waterijsje, waterijsjes, ijslolly, ijslolly's
kebab: kebabzaak, dönerzaak, shoarmazaak, kebab, döner, shoarma
lemon soft-drink: limonade
macarons: macaron, macarons
maple-syrup: ahornsiroop
meat-on-bone: varkensrollade, rollade, gebraden varkensvlees, barbecue, bbq, barbecuepakket, gourmet, gourmetschotel
meat-on-bone: spareribs
meat-on-bone dinner-plate: zondagslunch, zondags diner
mushroom: paddenstoelen, champignons
mussel: mosselen, mossel, mosselavond, mosselfeest, mosselweekend, mosselen eten
noodles chopsticks: ramen, noedels, chinees restaurant, thais restaurant
olive-oil olives: olijfolie
olives: olijven
pancakes coffee: pannenkoeken, brunch, ontbijt, poffertjes, poffertjeskraam, pannenkoekenhuis
peanuts: noten
peanuts pistachios: notenbar, notenwinkel, noten en zuidvruchten
pie: hartige taart, vlaai, vlaaien, quiche
pistachios peanuts: ~ pistache, pistachenoten, pistachenootjes
pizza: pizzeria, pizza
plum: pruim, pruimen
pomegranate: granaatappel, granaatappels
popcorn film-camera: bioscoop, filmavond
potato: aardappelen, aardappels
pumpkin: pompoen, pompoenen, pompoenpluk
roast-chicken: kip aan het spit, gebraden kip, braadkip, kippengrill
saffron: saffraan
salad: vegan, vegetarisch, veganistisch, salades, diëtist, voedingsadvies
sandwich baguette: broodjeszaak, broodjes, tosti
sausage cheese: worst, rookworst, vleeswaren
sausage-roll: saucijzenbroodje, saucijzenbroodjes, worstenbroodje, worstenbroodjes, worstenbrood
skewers barbecue: sjasliek, saté, vleesspiesen, spiesen
soft-ice-cream ice-cream: ijs, ijssalon, ijsje, gelato
soft-ice-cream pistachios: pistache-ijs, pistacheijs
spaghetti tomato: pasta, italiaans restaurant
steak kitchen-knife: slager, slagerij, steakhouse, biefstuk
steak meat-on-bone: lamsvlees, lamsbout, lamspakket
stew: snert, erwtensoep, soep, soepbar, stoofpot
stew cook: volkskeuken, buurtkeuken
stew cutlery: verse maaltijden, maaltijden aan huis, maaltijdservice, kant en klare maaltijden, kant-en-klaarmaaltijden
strawberry: zelfpluk, aardbeien
sushi chopsticks: sushirestaurant, sushibar, sushi
taco: mexicaans restaurant, tacos
tomato: tomaten
waffle: wafels
wedding-cake: bruidstaart, bruidstaarten
amphora: klei, keramiek
barrel: houten vat, houten vaten, wijnvat, wijnvaten, eiken vaten, kuiperij
beer wheat: bier, brouwerij, speciaalbier, bierbrouwerij, bierproeverij
beers: kroeg, pub, bar, biercafé
beers memo: pubquiz, kroegquiz, quizavond
champagne toast: champagne
cocktail: cocktails, cocktailbar
coffee: koffie, koffiebar, café, koffiehuis
coffee-beans coffee: koffiebonen, koffiebranderij, koffiebrander, versgebrande koffie, branderij
cutlery dinner-plate: eethuis, dagschotel, lunch, restaurant, eetcafé, lunchroom, dagmenu, ober, serveerster, bediening
dinner-plate cook: catering, cateraar, buffet
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat
espresso-machine coffee: koffieautomaten, baristacursus, barista training
ice-cube snowflake: ijsblokjes
jar: confituur, inmaak, verpakkingsvrij, jam, conserven
jar herb: specerijen
jar herb: ~ kaneel, kurkuma
juice-box apple: mobiele sappers
kitchen-knife frying-pan: scharensliep, messen slijpen, slijperij, messenslijper, messen, slijpservice
milk cereal-bowl: yoghurt, boerenyoghurt, kwark
milk dairy-cow: melktap, rauwe melk, zuivel, melkboer, melk
mug coffee: mokken, mok, bekers, koffiekopjes, kopjes
soft-drink tropical-drink: frisdrank
spirits-bottle toast: stokerij, jenever, whisky, gin, rum, distilleerderij
tea teapot: thee, theehuis, theewinkel
water-jug droplet: waterkoeler, waterkoelers, waterdispenser, waterlevering, waterbezorging
wine grapes: wijn, wijnen, wijnproeverij, wijnhandel, wijngaard, wijnbar
alpaca: alpaca, alpaca's, alpacawandeling, alpacaboerderij, wandelen met alpaca's
ant house: termieten, mierenbestrijding
aquarium tropical-fish: aquariumzaak, aquaria, aquarium inrichten, aquariumonderhoud
bee honey: bijenkoningin, bijen, bijenvolk, imker
beehive bee: bijenkast, bijenkasten, bijenkorf
birdcage bird: vogelkooi, vogelkooien, volière, vogelvereniging, kanaries, parkieten, siervogels
cat: kattentrimsalon, kattenpension, kattenoppas, kattenhotel, poezen, kat, katten, kattenvoer
cat-standing coffee: kattencafé
cat-standing stethoscope: kattensterilisatie
chick egg: ~ pasen, paasbrunch
chick hen: kuikens, kuiken
cow milk: kalveren, vaarzen, melkvee, veehouderij
cow steak: koeien
cow stethoscope: dierenarts voor rundvee, veearts
deer bird: preparateur, jachtwinkel, wildvlees, wild eten, opgezette dieren
dog: puppy's, dierenwinkel, hondenvoer, hond, honden, puppy
dog ambulance: dierenambulance
dog bone: hondenopvang
dog cat: dierenoppas, huisdierenoppas, hondenoppas
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
fish: visrestaurant, vis
fish fire: visrokerij
goat: geiten, geitenboerderij
goat hen: kinderboerderij, kinderboerderijen, dierenweide
hen egg: leghennen, kippenhok, legkippen
horse: pony, ponykamp, pensionstal, paardenstalling, paardenpension, ruitersportwinkel, manege, paardrijden, paarden
horse: ponyrijden, pensionstalling, paardrijlessen, paardrijles
horseshoe horse: hoefsmid, hoefsmederij, bekapper, hoefbekapper, hoefverzorging
kennel dog: hondenpension, dierenpension, hondenhok, hondenhotel, kennel
lion elephant: dierentuin, dierenpark
lizard snake: reptielen, terrarium
llama: alpaca wandeling, alpacawandelingen
mosquito: muggenbestrijding
mosquito window: horren, hor, muskietennet, klamboe, klamboes, plisséhorren, plissehorren, horren op maat
oyster shrimp: garnalen
paw: dierenasiel
pig: biggen, biggetjes, varken, varkens, varkensvlees, speenvarken
rabbit hamster: konijnen, cavia
rooster: pluimveeshow, pluimveevereniging
rooster hen: kleindierenshow
saddle horse: zadel, zadels, zadelmaker, zadelmakerij, ruitersport, zadelpassen
sauropod museum: dinosaurus, dinosaurussen, dinosauriërs, dino's, dinopark, natuurhistorisch museum
sheep: schapenscheren, schapenscheerfeest, lammeren, rammen, schaap, schapen, lam
snail: slakken, wijngaardslakken
tropical-fish: aquarium, aquariumwinkel, vijveraanleg, koi, vijver, vijvervissen
turkey-bird: kalkoen, kalkoenen
wasp: wesp, wespen, wespennest, wespennesten, hoornaar
whale motor-boat: walvissafari, walvissen spotten, walvissen kijken
ammonite: fossielen, fossiel, ammonieten, fossielenbeurs, fossielen zoeken
beach-umbrella beach: strand, strandtent, schaduwdoeken
bird-feeder bird: vogelvoer, voederhuisje, voederhuisjes, vogelhuisje, vogelhuisjes, vetbollen, strooivoer
bouquet: rouwstuk, rouwstukken, grafwerk, rouwbloemen, bloemist, bloemen, bloemenwinkel, boeket, boeketten
bouquet: moederdag boeket, bloemstuk
bouquet plant: orchideeën, orchidee
bouquet: ~ pluktuin, plukweide
cactus plant: cactussen, vetplanten
daisy seedling: viooltjes, primula's, perkgoed, eenjarigen
droplet jar: waterontharder, regenwaterput
droplet tap: grondboring, waterputten, putboring, dompelpompen, bronpomp
fire logs: houtpellets, pellets, houtbriketten, brandhout, haardhout
greenhouse seedling: tuinkas, kassen, broeikas, serre
hammock palm-tree: hangmat, hangmatten
hay-bale tractor: kuilgras, ronde balen, hooi, stro, hooibalen, strobalen, kuilbalen, hooi en stro
herb: kruiden, kruidenwinkel
lawnmower spade: grasmaaien, gazon, gazononderhoud, grasmaaier
logs fire: kachelhout
logs saw: houtzagerij, zagerij, balken, bouwhout, constructiehout, steigerplanken, vloeren schuren
nest bird: nestkastjes, nestkasten, nestkast
plant daisy: geraniums, geranium, petunia's, perkplanten, eenjarige planten, balkonplanten
rose love-letter: valentijn, valentijnsdag, rozen
rose spade: tuin laten ontwerpen, tuinontwerp, tuin ontwerpen, tuin aanleggen
secateurs leaves: heg snoeien, snoeien, snoeiwerk, snoeischaar, hagen snoeien, haag scheren, heggen knippen
secateurs leaves: fruitbomen snoeien
seedling plant: tuincentrum, planten, kwekerij, kamerplanten, zaad, zaden, zaaigoed, moestuinzaden
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
tree spade: bomen planten, boomplantdag, bos planten
tulip bouquet: tulpenpluktuin, tulpen plukken, zelf tulpen plukken, tulpenplukken
tulip seedling: bloembollen, tulpenbollen, narcissen, krokussen, tulpen
turf-roll: graszoden, graszoden leggen, kunstgras, rolgazon, graszodenleverancier
watering-can plant: gieter, gieters
wheat sack: molenaar, molenaars, windmolen malen, graan
wheat tractor: hooi in pakjes, meel, molen meel
wheelbarrow lorry: ophoogzand
wheelbarrow spade: tuinaarde, boomschors, tuingrond, houtsnippers, kruiwagen, kruiwagens
wreath: krans, kransen, kerstkrans, kerstkransen, deurkrans, adventskrans, kransen maken, rouwkrans
`;
