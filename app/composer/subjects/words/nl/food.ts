/** Dutch words for food. Notation: word-list.ts. */
export const dutchFood = `
apple basket: fruitboer, fruit, appels, appels plukken, boomgaard
artichoke: artisjok, artisjokken, artisjokharten
asparagus: groene asperges
baklava: baklava
barbecue: gasbarbecue, gasbarbecues, bbq's, barbecues, buitenkeuken, buitenkeukens, barbecueverhuur, houtskool
barbecue: bbq-workshop, barbecueworkshop, barbecueën, kamado, buurtbarbecue, barbecuefeest, tafelgrill, barbecue, bbq
barbecue: barbecuepakket, barbecueschotel, barbecueschotels, vleesschotel bbq, bbq schotel
beetroot: rode biet, rode bieten, bietensap, bietjes, rode bietjes, bietensalade, kroten
berliner: berlinerbol, berlinerbollen, berliner bol, berliner bollen, boule de berlin
birthday-cake cupcake: taart, taarten, banketbakkerij, gebak, patisserie, bruidstaarten en cupcakes, taartenbakker
birthday-cake cupcake: patissier, cakes, bakworkshop, taartdecoratie, baklessen, bakwedstrijd
blackberry: bramen
blueberries: blauwe bessen
bread: brood, tosti-ijzer, broodmand, krentenwegge, wentelteefje, wentelteefjes
bread-dumplings: knödel, broodknoedels, knoedels, semmelknödel
bread-roll: pistolet, kaiserbroodje, kaiserbroodjes, harde broodjes, pistolets, kadetjes, krentenbol, krentenbollen
bread-roll: krentenbolletjes, suikerbol, suikerbollen, witte bolletjes, zachte bolletjes, witte puntjes, zachte puntjes
bread-roll: rozijnenbollen
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: hamburgerrestaurant, burgerrestaurant, burgertent, hamburger, burgers
cabbage: zuurkool, spitskool, rode kool, witte kool, rodekool, savooikool, savooiekool, wittekool
cake-slice: bakvorm, springvorm, spekkoek, lapis legit, boterkoek
cake-slice coffee: high tea gebak, taartverkoop, taartenverkoop, pannenkoekentaart, koekenverkoop
cake-slice coffee: javanais, javanaisjes, gebakje, gebakjes, petitfour, petitfours, schwarzwalder, Schwarzwalder kirsch
candy lollipop: snoep, snoepgoed, zuurstok, zuurstokken
canned-food basket: voedselpakket, voedselpakketten, uitdeling van voedsel, voedselbank, voedselinzameling
canned-food basket: houdbare producten, voedselhulp, voedselbedeling, sociale kruidenier, sociaal restaurant
canned-food basket: warme maaltijd daklozen
carrot seedling: moestuinbak, moestuinbakken
carrot spade: volkstuin, volkstuinen, moestuin, moestuinen
cauliflower: bloemkool, bloemkolen, bloemkoolrijst
caviar: kaviaar
celeriac: knolselderij, knolselder
celery: bleekselderij, selderij, selderie
cheese: kaasboerderij, kaasproeverij, boerenkaas, kaas, kaaswinkel, kaasboer, kaasplank, kazen, keshi yena
cheese: belegen kaas, jong belegen, jong belegen kaas, jong belegen boerenkaas, boerenkaas jong belegen
cheese goat: geitenkaas, geitenkazen
cheese sausage: hapjesplank, borrelbox, tapasplank, kaasschotel, hapjesschotel
cheese sausage: hapjesschotels, borrelschotel, borrelschotels, vleesschotel, vleesschotels
cherries: kersen
chicken-leg: kippenboer, kippenvleugels, kip, kippenbout, kippenbouten, kippenboutje, kippenboutjes, kiphapje, kiphapjes
chimney-cake: schoorsteencake, schoorsteencakes, kürtőskalács, trdelnik, trdelník
chocolate candy: chocolade, bonbons, chocolatier
christmas-pudding: christmas pudding, kerstpudding, plumpudding
cinnamon-roll: kaneelbroodje, kaneelbroodjes, kaneelrol, kaneelrollen, kaneelbollen, cinnamon rolls, rozijnenkoek
cinnamon-roll: rozijnenkoeken, bolussen, Zeeuwse bolus, Zeeuwse bolussen
clams: venusschelpen, kokkels
cookie: koekjes, speculaas, eierkoek, eierkoeken, bokkenpootjes, bokkenpootje, jodenkoek
cookie: jodenkoeken, Arnhemse meisjes, kletskoppen
cookie baby: beschuit met muisjes
cookie gingerbread: pepernoten, kruidnoten
cotton-candy: suikerspin, suikerspinnen, suikerspinmachine
couscous: couscous
coxinha: coxinha, coxinhas
cream-bun: soesjes, roomsoes, roomsoezen, moorkop, moorkoppen
crepe: crêpe, crêpes, crepes, crêperie, creperie, flensje, flensjes
croissant: koffiekoeken, boterkoeken
croissant bread: bakkerij, bakker, croissants, banketbakker
croissant christmas-tree: kerstbrunch
cupcake: bakclub
curry rice: indiaas restaurant, curry, indiaas, roti, surinaams, surinaamse roti, indiase keuken
curry rice: surinaams eten, roti shop, warung, tandoori, nepalees restaurant
custard-apple: cherimoya
custard-tart: pastel de nata, pasteis de nata
dates: dadels
doughnut: appelbeignets
dumpling: dumplings
easter-egg: chocolade-eieren, chocolade eieren, chocolade paaseieren, paaseitjes
eclair: eclair, eclairs
egg basket: eieren, verse eieren
egg spirits-bottle: advocaat met slagroom, huisgemaakte advocaat, zelfgemaakte advocaat
fig: vijg, vijgen, verse vijgen, gedroogde vijgen, vijgenboom, vijgenbomen, vijgenjam
focaccia: focaccia
french-fries: frietkot, frituur, patat, snackbar, friet, snacks, cafetaria, snackwagen, friettent
french-fries kebab: kapsalon menu, kapsalon shoarma, kapsalon kebab, kapsalon bakje, kapsalon groot, kapsalon klein
french-fries kebab: kapsalon schotel, kapsalon döner, kapsalon kip
fruit-tart: fruittaart, fruittaarten, fruittaartje, fruittaartjes, fruitvlaai, aardbeienvlaai, vlaai, vlaaien
fruit-tart: vruchtentaart, vruchtentaarten
frying-pan: koekenpan
gingerbread: peperkoek, speculaaspop, gingerbread, taaitaai, taaitaaipoppen, ontbijtkoek, ontbijtkoeken, kruidkoek
gratin: gratin, aardappelgratin, ovenschotel, ovenschotels, witloofrolletjes, hespenrolletjes, witlof met ham en kaas
gratin: witloof met hesp, Surinaamse pom
guava: guave, guaves, guava
ham: beenham, ham van het bot, achterham, ardennerham, rauwe ham
hamper gift: kerstpakket, kerstpakketten, cadeaumand, cadeaumanden, geschenkmand, fruitmand, borrelpakket
hamper gift: borrelpakketten, streekpakket
honey bee: bijenproducten, propolis, imkerij, bijenwas, honing
hot-cross-bun: hot cross buns
hot-dog: hotdogs, hotdog
ice-cream: ijs, ijssalon, gelato, pistache-ijs, pistacheijs, boerenijs, boerderij-ijs, boerderijijs
ice-cream soft-ice-cream: roomijs, schepijs, ijskar, ijscoman, ijsboerderij, ijswagen, ijsventer, hoeveijs, ijstaart
ice-cream soft-ice-cream: ijshoorntje
ice-lolly: waterijsje, waterijsjes, ijslolly, ijslolly's
indian-sweets: indiase zoetigheden, jalebi, gulab jamun
jackfruit: jackfruit, nangka
jar-cake: taart in een pot, taartje in een pot, cake in een pot
kale: boerenkool
kebab: kebabzaak, dönerzaak, shoarmazaak, kebab, döner, shoarma, grillroom
lasagne: lasagne, lasagna, lasagnes
lemon soft-drink: limonade
loukoumades doughnut: oliebol, oliebollen, smoutebollen
macaroni: macaroni, macaroni met kaas
macarons: macaron, macarons
mangosteen: mangistan, mangosteen, mangoestan
maple-syrup: ahornsiroop
matzah: matze, matzes, matses
meat-on-bone: varkensrollade, rollade, gebraden varkensvlees, gourmet, barbecuevlees
meat-on-bone: wild en gevogelte, kipsaté en spareribs, grillschotel, everzwijnfilet
meat-on-bone dinner-plate: zondagslunch, zondags diner
mushroom: paddenstoelen, champignons, oesterzwam, oesterzwammen, paddenstoelen wandeling, paddenstoelenwandeling
mussel: mosselen, mossel, mosselavond, mosselfeest, mosselweekend, mosselen eten, mosselpan, mosselsouper
mussel: mosselsoupers
nachos: nachos, tortillachips
noodles chopsticks: ramen, noedels, chinees restaurant, thais restaurant, chinees, wok, aziatisch, indonesisch
noodles chopsticks: wokrestaurant, thais eten, indisch eten, koreaans restaurant, aziatisch eten
noodles chopsticks: thaise keuken, bami goreng, bami
okra: okra, okra's
olive-oil olives: olijfolie
olives: olijven
olives cutlery: griek, griekse avond, tapasavond
omelette: omelet, omeletten, spaanse omelet, foe yong hai
orange: citruspers, sinaasappel, sinaasappels, sinaasappelen, zuidvruchten, zuidvruchtenactie
paella: paella-avond, spaanse paella, paellaparty, paellafeest
pancakes: pannenkoekenboot, pannenkoekenverkoop, pannenkoekenverkopen, pannenkoekenkraam, poffertjes, poffertjeskraam
pancakes coffee: pannenkoeken, brunch, ontbijt, pannenkoekenhuis
panettone: panettone
parsnip: pastinaak, pastinaken, schorseneer, schorseneren
peanuts: noten, pindasaus
peanuts pistachios: notenbar, notenwinkel, noten en zuidvruchten
pide: pide, turkse pide
pie: hartige taart, quiche, appeltaart
pistachios peanuts: ~ pistache, pistachenoten, pistachenootjes
pizza: pizzeria, pizza, pizza's, pizzaoven, pizzaovens, pizza's uit de houtoven
plum: pruim, pruimen
pomegranate: granaatappel, granaatappels
pomelo: pomelo, pomelo's, grapefruit
popcorn film-camera: bioscoop, filmavond
potato: aardappelen, aardappels, krieltjes, krieltje, bintje, bintjes, pootgoed
potato-fritters: aardappelkoekjes, aardappelpannenkoekjes, rösti, latkes, aardappelkoekje
powder-tub: eiwitpoeder, proteïnepoeder, whey protein, creatine
prickly-pear: cactusvijg, cactusvijgen, cactusvrucht
pumpkin: pompoen, pompoenen, pompoenpluk
quince: kweepeer, kweeperen, kweepeergelei
rambutan: ramboetan, rambutan
raspberry: framboos, frambozen
ravioli: ravioli
rhubarb: rabarber, rabarbertaart, rabarbercompote, rabarberjam
rice: nasi, lemper, lempers, rijst
rice satay: rijsttafel, rijsttafels, indische toko, toko
roast-chicken: kip aan het spit, gebraden kip, braadkip, kippengrill, kip aan 't spit, kippenkraam, kip van het spit
roast-chicken: grillkippen, poelier, kippetje
round-loaf: zuurdesembrood, zuurdesem, zuurdesembroden, desembrood, desembroden, boerenbrood
saffron: saffraan
salad: vegan, vegetarisch, veganistisch, salades, diëtist, voedingsadvies, gezond eten, dieet
salad: gewichtsconsulent, plantaardig eten, gewichtsconsulente, gewichtsverlies, slaatjes, vegetariërs, lijncoach
salad: leefstijlcoach
salad rice: poké
sandwich baguette: broodjeszaak, broodjes, tosti, broodje gezond, smos, smoskes, smosjes, broodje martino
sandwich baguette: broodje préparé, broodje filet americain, broodje bal, broodje pom, broodje warm vlees, tosti's
sandwich baguette: broodje, broodje ham
sausage: pensenkermis
sausage cheese: worst, rookworst, vleeswaren
sausage-roll: saucijzenbroodje, saucijzenbroodjes, worstenbroodje, worstenbroodjes, worstenbrood, frikandelbroodje
sausage-roll: frikandelbroodjes, bladerdeeghapjes, bladerdeeghapje
schnitzel: schnitzel, schnitzels, schnitzelavond
skewers barbecue: sjasliek, vleesspiesen, spiesen
soft-ice-cream ice-cream: ijsje
spaghetti: spaghettiavond, spaghettiavonden
spaghetti tomato: pasta, italiaans restaurant, italiaan, italiaanse keuken
spare-ribs: spare ribs, sparerib, varkensribbetjes, spareribs, ribbetje, ribbetjes, ribbetjesfestijn, ribbekes
spring-rolls: loempia, loempias, vietnamese loempias, lumpia, loempia's
steak kitchen-knife: slager, slagerij, steakhouse, biefstuk, beenhouwerij, beenhouwer, entrecote, carpaccio, tartaar
steak kitchen-knife: steengrill, gehakt, varkenshaas, varkenshaasje, varkenshaasjes, ossenhaas, runderlap, runderlappen
steak kitchen-knife: sukadelappen, sucadelappen, blinde vink, blinde vinken, karbonades, rundvleespakket
steak kitchen-knife: rundvleespakketten, filet americain, slagersjongen, slagersjongens
steak meat-on-bone: lamsvlees, lamsbout, lamspakket
steamed-bun: bao bun, bao buns, gestoomde broodjes, bapao, bapaos
stew: snert, erwtensoep, soep, soepbar, stoofpot, dagsoep
stew cook: volkskeuken, buurtkeuken
stew cutlery: verse maaltijden, maaltijden aan huis, maaltijdservice, kant en klare maaltijden, kant-en-klaarmaaltijden
stew cutlery: stamppot, stamppotten, hachee, stoofvlees, hutspot, vol-au-vent, stamppotbuffet, draadjesvlees, waterzooi
stew cutlery: stamppotavond, stoofkarbonade, stoofkarbonaden, videe, zuurvlees, balletjes in de stoofpot, hazenpeper
stollen: kerststol, kerststollen, paasstol, paasstollen, christstollen, amandelstol
strawberry: aardbeien, aardbeienkwekerij, zelf plukken, aardbeienautomaat
strudel: strudel, apfelstrudel, appelstrudel, banketstaaf, banketstaven, amandelstaaf, amandelstaven, banketletter
strudel: banketletters
sugar: suiker, suikers, suikerklontjes, rietsuiker
sushi chopsticks: sushirestaurant, sushibar, sushi
taco: mexicaans restaurant, tacos
taco burrito: mexicaans, taco's, burrito's, nacho's
tarte-flambee: flammkuchen, tarte flambée, flammkuchens
tomato: tomaten
truffle: zwarte truffel, zwarte truffels, truffelolie, truffeljacht, verse truffel, verse truffels, wintertruffel
truffle: truffelpasta, truffelmarkt, witte truffel
truffle dog: truffelhond
waffle: wafels, wafelverkoop en taart, wafelenbak
walnut: walnoot, walnoten, hazelnoot
wedding-cake: bruidstaart, bruidstaarten
white-asparagus: asperges, witte asperges, aspergeboer, aspergekwekerij, aspergeseizoen, aspergemenu
yoghurt: yoghurt, griekse yoghurt, yoghurtje, hangop
yule-log: kerststronk, kerststronken
apple croissant: appelflap, appelflappen
apricot: abrikoos, abrikozen, abrikozenjam, gedroogde abrikozen
arancini: arancini, arancino, Siciliaanse rijstballetjes, risottoballetjes
arepa: arepa, arepas, gevulde arepas, arepa's
bacon: speklap, speklappen, slavink, slavinken
banana: bakabana, baka bana
banh-chung: bánh chưng, bánh tét, kleefrijstcake
banh-mi: banh mi, bánh mì, vietnamees broodje, vietnamese broodjes
bibimbap: bibimbap, bibimbab
biltong: biltong, droëwors, beef jerky, gedroogd vlees
bread chocolate: hagelslag
brussels-sprouts: spruitjes, spruiten
burek: burek, börek, byrek, bureks
cabbage-rolls: koolrolletjes, koolrolletje, gevulde koolrolletjes, gevulde koolbladeren
canapes: canapés, fingerfood, borrelhapjes, amuses, hapjesschaal, partyhapjes
candied-almonds: gebrande amandelen, gesuikerde amandelen, suikeramandelen
candy: borstplaat, marsepein, spekjes
candy baby: suikerboon, suikerbonen, doopsuiker, doopsuikertjes
cannoli: cannoli, cannolo, Siciliaanse cannoli
carnival-fritters: carnavalsgebak, crostoli, chiacchiere di carnevale, carnavalsgebakjes
carrot: waspeen, bospeen, winterpeen
cassava: cassave, maniok, cassavewortel, cassavechips
charcuterie-board: borrelplank, borrelplanken, charcuterieplank, vleesplank, charcuterieplateau, borrelplankje
cheesecake: cheesecake, cheesecakes, kwarktaart, kwarktaarten
chestnut: tamme kastanjes, gepofte kastanjes, kastanjes
chocolate strawberry: chocoladefontein, chocoladefonteinen, chocofontein
congee: congee, rijstepap Chinees, Chinese rijstpap
cooking-oil: zonnebloemolie, koolzaadolie, raapzaadolie, lijnolie, walnootolie, spijsolie, slaolie
corn: suikermais, suikermaïs, doolhof in de mais, doolhof in de maïs
corn-dog: corndog, corndogs, corn dog, Koreaanse corndogs
courgette: courgette, courgettes, courgettesoep, courgettebloemen
cream-bun chocolate: Bossche bol, Bossche bollen
crisps: aardappelchips, kroepoek, bananenchips, groentechips, zak chips
croquettes: kroket, kroketten, bitterballen, bitterbal, kroketje, garnalenkroketten, garnaalkroket
currants: rode bes, rode bessen, aalbes, aalbessen, cranberry, cranberry's, veenbessen
currywurst: currywurst, currywursten, duitse currywurst
daifuku: daifuku, mochi, mochi's, aardbeienmochi
donburi: donburi, donburikom, gyudon, oyakodon
dorayaki: dorayaki, dorayaki's
dragon-fruit: drakenfruit, drakenvrucht, drakenvruchten, pitaja, pitaya
eel-box: unadon, unaju, gegrilde paling met rijst
egg: kwarteleitje, kwarteleitjes, eitje, eitjes
empanada: pastechi, pastechi's, pastechis
endive: witlof, witloof, grondwitloof, Brussels lof
fish-and-chips: fish and chips, fish & chips, fish n chips, vis met friet
fish-balls: visballetjes, visballen
flatbread kebab: Turkse pizza, Turkse pizza's
fondue: fondueschotel, fondueschotels
fried-breakfast: engels ontbijt, full english breakfast
fried-shrimp: scampi's
fufu: fufu, banku, ugali
gimbap: gimbap, kimbap, gimbaprollen, Koreaanse rijstrollen
gnocchi: gnocchi, aardappelgnocchi, verse gnocchi, huisgemaakte gnocchi
green-beans: sperziebonen, sperzieboontjes, prinsessenboontjes, haricots verts
hog-roast: varken aan het spit, varkens aan het spit, speenvarken, speenvarkens, spitvarken
hummus: hummus, hoemoes, houmous, tzatziki, baba ganoush
ice-cream chocolate: dame blanche
idli: idli, idli's, medu vada, idli vada
injera-platter: injera, Ethiopisch eten, Ethiopisch restaurant, Ethiopische keuken, Eritrees eten, Eritrees restaurant
jelly: gelatinepudding, drilpudding, fruitgelei-dessert
kimchi: kimchi
kohlrabi: koolrabi, koolrabi's
langos: langos, lángos
leek: prei, preien, preisoep, preistengel, lente-uitjes
lettuce: andijvie, veldsla, kropsla, rucola, postelein, ijsbergsla
liquorice: Engelse drop, Hollandse drop, dropwinkel, dropveter, dropveters, zoute drop, zoete drop, dropjes
loaf-cake: plakje cake, roombotercake, boerencake, citroencake, cakeplakken
loukoumades: loukoumades, lokma, oliebollen bakken
lychee: lychee, lychees, litchi
meat-on-bone fire: aan het spit, aan 't spit, spitbraad, spitbraden, spit huren, braadspit
meatballs: gehaktbal, gehaktballen, gehaktballetjes, frikadellen, gehaktballetje, ballekes met frieten
meatballs: ballekes in tomatensaus, balletjes in tomatensaus, ballekes, balletjes met friet
melon-pan: melonpan, melon pan, Japans meloenbrood
meringue: meringue, meringues, pavlova, pavlova's, schuimtaart
mille-feuille: mille-feuille, millefeuille, tompouce, tompoucen, tompouces
mixed-nuts: amandelen, cashewnoten, hazelnoten, pecannoten, macadamianoten, paranoten, notenmix, gemengde noten
muffin: muffin, muffins, bosbessenmuffins, chocolademuffins
nougat: noga, nougat, amandelnoga, zachte noga, turrón
okonomiyaki: okonomiyaki, Japanse hartige pannenkoek
onion: zilveruitje, zilveruitjes, uien, plantuien, plantuitjes
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaja, papaya, papaja's, papajasalade
parfait: ijscoupe, ijscoupes, vruchtencoupe, fruitparfait
passion-fruit: passievrucht, passievruchten, passiefruit, maracuja
peach: perzik, perziken, perzikken
peanuts jar: pindakaas
pear: stoofpeer, stoofperen, stoofpeertjes, conference peren, conferenceperen, handperen
persimmon: kaki's, kakifruit, kakivrucht, kakivruchten, sharonfruit, persimmon
pie cake-slice: rijsttaart, rijsttaarten, rijstvlaai, rijstevlaai, mattentaart, mattentaarten
poke-bowl: poke bowl, poké bowl, pokébowl, pokébowls, pokebowl
polenta: polenta, romige polenta, gebakken polenta
popcorn: popcornmachine, popcornmachine huren, popcornkar, popcornkarren, popcornkraam
pudding: rijstpap, rijstebrij
quesadilla: quesadilla, quesadillas, kipquesadilla, kaasquesadilla
raclette: raclette, gourmetten, gourmetstel, gourmetschotel, gourmetschotels
radish: radijs, radijzen, radijsjes, radijsje
rice chopsticks: moksi meti, moksi metie
ring-cake: tulband, tulbandcake, tulbandcakes, bundt cake, gugelhupf
roast-duck: pekingeend, Peking eend, geroosterde eend, krokante eend
salt: zeezout, keukenzout, zoutsteen
salt snowflake: strooizout
sandwich egg: uitsmijter ham, uitsmijter kaas, uitsmijter ham kaas, uitsmijters
satay: saté, saté's, kipsaté, satéstokjes, saté ajam, satéschotel, satéschotels
sauce-bottle: chilisaus, hete saus, hete sauzen, ketchup, barbecuesaus, sojasaus, sriracha, ketjap
sausage french-fries: frikandel, frikandellen, frikadel
scotch-egg: Schots ei, Schotse eieren, Scotch egg
shakshuka: shakshuka, sjaksjoeka, shakshouka
shaved-ice: slushpuppy, slushpuppie, slush, slushmachine
skewers french-fries: berenhap, berenhappen
smorrebrod: smørrebrød, smorrebrod
spaetzle: spätzle, kaasspätzle, spaetzle
spice-bowls: specerijen, kruidenmix, specerijenwinkel, kurkuma, kaneelstokjes, kardemom, garam masala, kerriepoeder
sponge-pudding: sticky toffee pudding, gestoomde pudding, malvapudding, malva pudding
stew potato: hete bliksem
stroopwafel: stroopwafel, stroopwafels, siroopwafel, siroopwafels, stroopwafelkraam
swiss-roll: biscuitrol, biscuitrollen, cakerol, opgerolde cake
taiyaki: taiyaki, viswafel, viswafels
takeaway-box chopsticks: babi pangang, tjap tjoy, Chinees afhalen, afhaalchinees, Chinese afhaal
takeaway-box bicycle: maaltijdbezorgers, maaltijdkoerier
takoyaki: takoyaki, octopusballetjes, takoyaki-balletjes
tanghulu: tanghulu, gekonfijte fruitspiesjes
tangyuan: tangyuan, kleefrijstballetjes
thali: thali, thali's
tiramisu: tiramisu, tiramisù, tiramisu's
tofu: tofu, tahoe, gerookte tofu, tempé, tempeh
tteokbokki: tteokbokki, topokki, pittige rijstcakes
turnip: knolraap, knolrapen, meiraapjes, meiraap, koolraap
yorkshire-pudding: yorkshire pudding, yorkshire puddings, yorkshirepudding
zongzi: zongzi, drakenbootfestival
`;
