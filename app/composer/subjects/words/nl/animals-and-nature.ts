/** Dutch words for animals and plants. Notation: word-list.ts. */
export const dutchAnimalsAndNature = `
alpaca: alpaca, alpaca's, alpacawandeling, alpacaboerderij, wandelen met alpaca's, alpaca wandeling, alpacawandelingen
ant house: termieten, mierenbestrijding
aquarium tropical-fish: aquariumzaak, aquaria, aquarium inrichten, aquariumonderhoud
bamboo: bamboe, bamboes
bee honey: bijenkoningin, bijen, bijenvolk, imker
beehive bee: bijenkast, bijenkasten, bijenkorf
bird: vogelshow, vogelshows, vogelbeurs
birdcage bird: vogelkooi, vogelkooien, volière, vogelvereniging, kanaries, parkieten, siervogels, kanarie
cat: kattentrimsalon, kattenpension, kattenoppas, kattenhotel, poezen, kat, katten, kattenvoer, kattenbak
cat: kattenbakvulling, poes
cat-standing coffee: kattencafé
cat-standing stethoscope: kattensterilisatie
cave: grot, grotten, druipsteengrot, druipsteengrotten
chick egg: ~ pasen, paasbrunch
chick egg: paasontbijt, paasdecoratie, paasdiner, paaslunch
chick hen: kuikens, kuiken
cow milk: kalveren, vaarzen, melkvee, veehouderij
cow stethoscope: dierenarts voor rundvee, veearts
dahlia bouquet: bloemencorso, bloemencorso's
dairy-cow heart: knuffelkoe, knuffelkoeien, koe knuffelen, koeien knuffelen
deer: jachtcursus, jachtopleiding, jagersexamen, jagerscursus, jachtdiploma
deer bird: preparateur, jachtwinkel, wildvlees, wild eten, opgezette dieren
dog: puppy's, dierenwinkel, hondenvoer, hond, honden, puppy, pups, gehoorzaamheidstraining, asieldieren
dog: dierenverzekering, dierenbescherming, huisdieren, hondenverzekering, zwerfdieren, huisdierenverzekering, halsband
dog: hondenspeelgoed, hondensnacks, voerbak
dog ambulance: dierenambulance
dog bone: hondenopvang, diervoeding, kattenvoer en hondenvoer, brokken, dierenvoeding, kvv
dog bubbles: hondenwasstraat, hondenwasserette
dog cat: dierenoppas, huisdierenoppas, hondenoppas, adoptiedag
dog scissors: hondentrimsalon, trimsalon
dog stethoscope: dierenarts
dog-standing cat: dierenopvang
dog-standing paw: hondenschool, hondentraining
donkey: ezel, ezels, ezelwandeling, ezelwandelingen, ezelrijden
dove bird: duivenmelkers, postduiven
duck: eenden, eendjesrace, badeendjesrace, badeend, badeendjes
eagle bird: valkerij, valkenier, roofvogels
fish: viskwekerij, karper, karpers, pootvis, paling, visafslag, forel, gerookte paling, gerookte zalm, verse paling
fish: palingrokerij, kibbeling, viskraam, lekkerbek, lekkerbekje, visboer, haring, haringkar, makreel, viswinkel
fish: visrestaurant, vis, visspecialiteiten, zalm, vismarkt, visverkoper, viswijf, tonijn, kabeljauw, vismenu, rokerij
fish: tong in boter, garnalen en vis, vispannetje, viskoekjes, rolmops, rolmopsen, Hollandse nieuwe, zeebaars, zeetong
fish: slibtong, slibtongen, slibtongetjes, sliptong, sliptongen, tongetjes, scholfilet, scholfilets
fish fire: visrokerij
fish kitchen-knife: visfileerder, visfileerders, vis fileren
flower-box daisy: kerstrozen, kerstroos
frog: padden overzetten, paddentrek, paddenwerkgroep, paddenoverzet
globe coffee-beans: wereldwinkel, wereldwinkels, fair trade winkel
goat: geiten, geitenboerderij
goat hen: kinderboerderij, kinderboerderijen, dierenweide
guinea-pig: cavia, cavia's, caviakooi
hamster: knaagdieren, konijnen en cavia's, degoes, hamsterkooi
hen egg: leghennen, legkippen
horse: pony, ponykamp, pensionstal, paardenstalling, paardenpension, ruitersportwinkel, manege, paardrijden, paarden
horse: ponyrijden, pensionstalling, paardrijlessen, paardrijles
horse horse-rider: pony's, ponyclub, ruiterkamp, buitenrit, dressuurwedstrijd, springconcours, hippotherapie
horse horse-rider: paardenles, paardenlessen
horseshoe horse: hoefsmid, hoefsmederij, bekapper, hoefbekapper, hoefverzorging
kennel dog: hondenpension, dierenpension, hondenhok, hondenhotel, kennel
leaves logs: hakselaar, hakselaars, versnipperaar, houtversnipperaar, hakselen
lily: lelie, lelies
lion elephant: dierentuin, dierenpark
lizard snake: reptielen
lizard turtle: terrarium, terraria
mosquito: muggenbestrijding
mosquito window: muskietennet, klamboe, klamboes
nest bird: zwaluwnest, zwaluwnesten
nest-box: nestkast, nestkasten, nestkastje, nestkastjes, vogelhuisje, vogelhuisjes
ostrich: struisvogel, struisvogels
owl: nachtwandeling uilen, uilenwandeling, uilennacht
oyster: oester, oesters
paw: dierenasiel
pig: biggen, biggetjes, varken, varkens, varkensvlees
rabbit: paashaas
rabbit hamster: konijnen
rooster: pluimveevereniging
rooster easter-egg: palmpasenstok, palmpasenstokken, palmpaasstok, palmpasen
rooster hen: kleindierenshow, kippenshow, kippenshows, pluimveeshow
saddle horse: zadel, zadels, zadelmaker, zadelmakerij, ruitersport, zadelpassen
sauropod museum: dinosaurus, dinosaurussen, dinosauriërs, dino's, dinopark, natuurhistorisch museum
seaweed: zeewier, zeewieren, nori, wakame
seedling: graszaaimachine, zaaimachine, zaaimachines
sheep: schapenscheren, schapenscheerfeest, lammeren, rammen, schaap, schapen, lam, lammetje, lammetjes, lammetjesdag
sheep: schapen scheren, schaapscheren, schaapscheerdersfeest
shrimp: garnalen
shrimp lobster: zeevruchtenschotel, krab en kreeft
snail: slakken, wijngaardslakken, escargots, karakollen, caracollen
snowflake: sneeuwmachine, sneeuwmachines
songbird: zangvogel, zangvogels, vogelzang, vogelgeluiden, vogelzangwandeling
tree apple: laagstam, hoogstam, laagstamfruitbomen
tree tent: bosspel, bosspelen
tropical-fish: aquarium, aquariumwinkel, koi, vijvervissen
turkey-bird: kalkoen, kalkoenen
wasp: wesp, wespen, hoornaar, wespennest, wespennesten
water-buffalo: waterbuffel, waterbuffels, buffel
waterfall: waterval, watervallen
whale motor-boat: walvissafari, walvissen spotten, walvissen kijken
ammonite: fossielen, fossiel, ammonieten, fossielenbeurs, fossielen zoeken
beach swimmer: zwemplas, zwemplassen, recreatieplas
beach-umbrella beach: strand, strandtent, schaduwdoeken
beach-umbrella: windscherm, windschermen
beetle: houtworm, houtworm bestrijden, boktor
bird-feeder bird: vogelvoer, voederhuisje, voederhuisjes, vetbollen, strooivoer
boar: everzwijn, everzwijnen, wild zwijn, wilde zwijnen, everzwijnragout
bonsai: bonsai, bonsais, bonsaiboom, bonsaiboompje, bonsai workshop
bouquet: rouwstuk, rouwstukken, grafwerk, rouwbloemen, bloemist, bloemen, bloemenwinkel, boeket, boeketten
bouquet: moederdag boeket, bloemstuk, moederdag, trouwdecoratie, trouwaankleding, chrysant, chrysanten
bouquet: gerbera's
bouquet: ~ pluktuin, plukweide
bull: fokstier, fokstieren, stierengevecht, stierengevechten, dekstier
cactus plant: cactussen, vetplanten
chicken-coop: kippenhok, kippenhokken, kippenren, kippenrennen
cloud server: cloud, cloudopslag, cloudoplossingen, online back-up, cloudback-up
clover: klaver, klavertje vier
daffodil: narcis, paasnarcis, narcissenbollen, narcissen
dahlia: dahlia, dahlia's, dahliaknollen, dahliatuin
dairy-cow: koeienknuffelen, koeknuffelen, koeiendans, koeien, veekeuring, veekeuringen
dairy-cow milk: melker gezocht, melkers gezocht, melkrobot, melkrobots
daisy seedling: viooltjes, primula's, perkgoed, eenjarigen
dove: duivensport, duivenvereniging, duivenbond, duivenoverlast, trouwduif, trouwduiven
droplet: lekdetectie, lekkages, waterschade, vochtbestrijding, kruipruimte, waterfilter, drinkwater, vochtproblemen
droplet: optrekkend vocht, schimmel in huis, drainage, kelderdichting, kelderdichtingen, waterlek, waterlekken
droplet jar: waterontharder, regenwaterput
droplet tap: grondboring, waterputten, putboring, dompelpompen, bronpomp
fir-tree hedge: conifeer, coniferen
fire: vuurschaal, vuurkorf, terrasverwarmer, terrasverwarmers, terrasverwarming, paasvuur, paasvuren, kampvuur
fire: kampvuren
fire logs: pellets, houtbriketten, brandhout, haardhout
fire christmas-tree: kerstbomenverbranding, kerstboomverbranding, kerstboomverbrandingen
fish dinner-plate: visschotel, visschotels, zalmschotel, zalmschotels
flower-box: balkonbak, balkonbakken, bloembak, bloembakken, geranium, geraniums, balkonplanten
fox: vossenjacht, vossenjachten
garden-pond: tuinvijver, tuinvijvers, vijveronderhoud, vijverfolie, vijver schoonmaken, vijveraanleg, vijver, vijvers
garden-pond: koivijver, zwemvijver
goldfish: goudvis, goudvissen, goudvisjes, sluierstaart, goudvissenkom
goose: ganzen
greenhouse seedling: tuinkas, kassen, broeikas, serre
greenhouse window: veranda en serre
hammock palm-tree: hangmat, hangmatten
hanging-basket: hanging basket, hanging baskets, hangmand met bloemen, bloemenhangmand, hangende bloemenmand
hay-bale tractor: kuilgras, ronde balen, hooi, stro, hooibalen, strobalen, kuilbalen, hooi en stro, kuilvoer
hay-bale tractor: hooischudder, hooischudders, schudder, cirkelhark
hedge: heg, heggen, haag snoeien, hagen knippen, haag knippen, heggen snoeien, heg knippen, doolhof, doolhoven
hedge secateurs: haagplanten, heggenschaar, haagscheer, haagscheerder
herb: kruiden, kruidenwinkel, peterselie, bieslook, basilicum, tijm, rozemarijn, kruidenmixen
herb mortar: homeopathie, natuurgeneeskunde, natuurgeneeskundige, fytotherapie, orthomoleculair, essentiële oliën
herb mortar: aromatherapie
horse fence: weiland te huur, weide te huur, weiland te koop
horse trophy: ringsteken, ringrijden
horseshoe: hoefijzer, hoefijzers
hydrangea: hortensia, hortensia's
lavender: lavendel, lavendelplanten, lavendelveld, lavendelvelden, lavendelboeket
lawnmower: grasveld onderhoud, verticuteermachine, verticuteermachines, verticuteerder, ik maai uw gras, maai uw gras
lawnmower spade: grasmaaien, gazon, gazononderhoud, grasmaaier
logs: stookhout, houtsnijwerk, aanmaakhout, eiken planken
logs fire: kachelhout
logs saw: houtzagerij, zagerij, balken, bouwhout, constructiehout, vloeren schuren
orchid: orchidee, orchideeën, orchideeënkwekerij, phalaenopsis
paw urn: dierencrematorium, dierencrematie, dierenuitvaart
plant: bloempot, bloempotten, krokussen, plantjesweekend
plant daisy: petunia's, perkplanten, eenjarige planten
poinsettia: kerstster, kerststerren, poinsettia, poinsettia's
poppy: klaproos, klaprozen, papaver, papavers
rabbit hen: kleindiervereniging, kleindierenvereniging, kleinveevereniging, kleinveebond
rabbit-hutch: konijnenhok, konijnenhokken, caviahok, caviahokken
rose love-letter: valentijn, valentijnsdag, rozen
rose spade: tuin laten ontwerpen, tuinontwerp, tuin ontwerpen, tuin aanleggen
seashell: wulk, wulken, sint-jakobsvruchten
secateurs leaves: heg snoeien, snoeien, snoeiwerk, snoeischaar, hagen snoeien, haag scheren, heggen knippen
secateurs leaves: fruitbomen snoeien
secateurs spade: groenvoorziening, onkruid, winterklaar maken tuin, tuinrenovatie, tuinklussen, onkruidbestrijding
seedling plant: tuincentrum, planten, kwekerij, kamerplanten, zaad, zaden, zaaigoed, moestuinzaden, tuincentra
seedling plant: plantjesmarkt
seedling tree: fruitbomen, bosplantsoen, stekjes, stekjesruil
snowdrop: sneeuwklokje, sneeuwklokjes
spade: tuinonderhoud, tuingereedschap, tuinieren, spade, spades, tuinschop
spade lawnmower: tuinwerk, tuinhulp
spade seedling: tuinaanleg, tuinarchitect
squid: calamares, calamaris, inktvisringen
stork: ooievaar, ooievaars, ooievaar huren, geboortebord, geboorteborden
toadstool: kabouterpad, kabouterpaden, kabouterwandeling
tree axe: bosbeheer, bosonderhoud, houtoogst, dunning, boom kappen, boomchirurg, boom snoeien
tree boot: bosschool, natuurspeelgroep, buitenbso, natuuropvang, natuurkinderopvang
tree chainsaw: bomen rooien, boomverzorging, boomverzorger, boomrooierij, stronken frezen, boomkap, bomenkap
tree seedling: plant bomen
tree spade: bomen planten, boomplantdag, bos planten, boomfeestdag, plant een boom, adopteer een boom, voedselbos
tree spade: leibomen, bomenplantactie
tree: leilinde, leilinden, dakplataan, dakplatanen, knotwilg, knotwilgen
trowel: stucadoor, stucwerk
trowel bucket: pleisterwerk, pleisterwerken, pleisteren, pleisteraar, bepleistering, gyproc, gyprocwerken, gipsplaten
tulip bouquet: tulpenpluktuin, tulpen plukken, zelf tulpen plukken, tulpenplukken
tulip seedling: bloembollen, tulpenbollen, tulpen
turf-roll: graszoden, graszoden leggen, kunstgras, rolgazon, graszodenleverancier
umbrella: paraplu, paraplu's
watering-can plant: gieter, gieters, beregening, tuinberegening, druppelslang, sproeisysteem, beregeningsinstallatie
wheat sack: molenaar, molenaars, windmolen malen, graan
wheat tractor: hooi in pakjes, meel, molen meel
wheelbarrow hay-bale: mestvaalt
wheelbarrow spade: tuinaarde, boomschors, tuingrond, houtsnippers, kruiwagen, kruiwagens
wreath: krans, kransen, kerstkrans, kerstkransen, deurkrans, adventskrans, kransen maken, rouwkrans, grafstuk
wreath: grafstukken
wreath candle: kerststukje, kerststukjes, kerststuk, kerstworkshop, kerststukken
`;
