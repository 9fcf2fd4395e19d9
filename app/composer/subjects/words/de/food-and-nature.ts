/** German words for food, drink, animals and plants. Notation: word-list.ts. */
export const germanFoodAndNature = `
apple basket: streuobst, obst, äpfel, apfelernte, apfelsaft, mosterei
asparagus: grüner spargel, grünspargel, grünen spargel
baklava: baklava
barbecue: gasgrill, holzkohlegrill, grills, grillgeräte, gasgrills, grillshop, outdoorküche, outdoorküchen, grillverleih
barbecue: grillkohle, grillbriketts, grillzubehör, grillkurs, grillseminar, smoker, bbq, elektrogrill, weber grill
barbecue: grillakademie, grillplatz, kugelgrill, kontaktgrill
bento: brotdose, lunchbox
birthday-cake cupcake: konditorei, torte, torten, kuchen, geburtstagstorte, kaffee und kuchen, backkurs, tortenkurs
blueberries: heidelbeeren, blaubeeren
braided-bread: hefezopf, hefezöpfe, butterzopf, butterzöpfe, sonntagszopf, osterzopf, nusszopf
bread: brot, brote, brötchen, brotbackkurs, brot backen, sandwichmaker
bread croissant: laugenstangen, bäckereifachverkäufer, bäckereifachverkäuferin, semmeln, weckle, backshop
bread wheat: mehl
broccoli herb: rhabarber, grünkohl
brownie: brownie, brownies
burger french-fries: burgerrestaurant, burgerladen, burgergrill, burger, hamburger
burger meat-on-bone: pulled pork, spareribs, spare ribs
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut
cake-slice: kuchenbuffet, stollen, christstollen, apfelstrudel, backform, springform, muffinform
cake-slice coffee: kuchenverkauf, kuchenbasar, kuchenstand, kuchenspenden, tortenbuffet, schwarzwälder kirschtorte
cake-slice coffee: kaffeetafel
candy lollipop: süßigkeiten, süßwaren
canned-food basket: lebensmittelausgabe, tafel braucht, lebensmittelspende, lebensmittelspenden, lebensmittelsammlung
canned-food basket: tafel, foodsharing, konserven
cereal-bowl milk: müsli, müslis, haferflocken, cornflakes
cheese: käse, käserei, käseladen, käsetheke, käsefondue
cherries: kirschen
chicken-leg: hendl, hähnchenwagen, broiler, hähnchen, chicken
chilli: chilisauce, scharfe soße
chocolate candy: schokolade, pralinen, chocolatier, schokoladentrüffel, schokotrüffel, trüffelpralinen
chocolate gift: adventskalender
cinnamon-roll: zimtschnecke, zimtschnecken, franzbrötchen, rosinenschnecken, nussschnecken
cookie: plätzchen, kekse
corn: maiskolben
cotton-candy: zuckerwatte, zuckerwattemaschine
cream-bun: windbeutel, profiteroles
croissant bread: baumkuchen am spieß, kürtőskalács, bäckerei, bäcker, backstube, konditorei und bäckerei, croissant
croissant bread: backwaren
curry rice: indisches restaurant, inder restaurant, indische küche, curry
custard-tart: pastel de nata, pastéis de nata, pasteis de nata
dates: datteln, medjool
doughnut: krapfen, berliner, donuts
dumpling: knödel, maultaschen, dumplings, pierogi, ravioli, schlutzkrapfen
easter-egg: schokoladenei, schokoladeneier, schokoei, schokoeier, schoko-osterei, schoko-ostereier, schokoladenosterei
easter-egg: schokoladenostereier
eclair: eclair, eclairs, éclair, éclairs
egg basket: eierautomat, eierautomaten, eier, bio-eier, freilandeier
egg hen: brutmaschinen, brutmaschine
falafel: libanesisch, libanesisches restaurant, arabische küche, orientalische küche
fish-cake fish: fischfrikadellen, fischbuletten
focaccia: focaccia
french-fries: pommes, imbiss
frying-pan cook: pfannen, töpfe
frying-pan open-book: rezept der woche, rezepte der woche, rezept pro woche, rezept newsletter
garlic: knoblauch
gingerbread: lebkuchen, lebkuchenhaus, lebkuchenhäuser, pfefferkuchen
grapes: weintrauben
grapes barrel: kelter, federweißer
ham: schinken, rohschinken, kochschinken, räucherschinken, landschinken
hamper gift: geschenkkorb, geschenkkörbe, präsentkorb, präsentkörbe
honey bee: bienenprodukte, propolis, imkereibedarf, bienenwachs, imkerbedarf, honig, waldhonig, honig im glas
hot-dog: hotdogs
ice-lolly: eis am stiel, wassereis
kebab: döner, kebap, kebab, dönerladen
king-cake: dreikönigskuchen
lemon soft-drink: limonaden, limonade, limonadenstand
macarons: macaron, macarons
maple-syrup: ahornsirup
meat-on-bone: krustenbraten, spanferkel, schweinshaxe, grillfest, grillen, grillabend, grill
meat-on-bone dinner-plate: sonntagsbraten, sonntagsessen
mushroom: pilze, pilzwanderung, pfifferlinge
mussel: muscheln satt, muscheln rheinische art, miesmuscheln, muschelessen
noodles chopsticks: nudelbar, ramen, asia-imbiss, thai-restaurant, chinesisches restaurant, asiatisches restaurant
noodles chopsticks: nudeln, vietnamesisch, pho, bun cha, asiatisch, asiate, koreanisches restaurant, koreanisch, udon
noodles chopsticks: thailändisch, thai-imbiss, chinarestaurant, china-restaurant, wok, asia-restaurant, wokgerichte
noodles chopsticks: thai-küche
olive-oil olives: olivenöl, ölmühle, speiseöl, rapsöl, leinöl
olives: oliven, antipasti
olives cutlery: griechische taverne, grieche, taverne, feinkost italien, tapasbar
onion: zwiebeln
pancakes coffee: frühstück, brunch
panettone: panettone
peanuts: nüsse und mandeln, mandeln, walnüsse, haselnüsse, cashews, cashewkerne, erdnüsse, nussmix, studentenfutter
peanuts pistachios: nüsse, nüsse und trockenfrüchte, trockenfrüchte
pide: pide
pide cheese: chatschapuri, khachapuri
pie: flammkuchen, quiche, zwiebelkuchen, pflaumenkuchen, zwetschgenkuchen, obstkuchen, apfelkuchen, streuselkuchen
pie: käsekuchen, kuchentheke
pistachios peanuts: ~ pistazie, pistazien
pizza: pizzeria, pizza, pizzen
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, zwetschken, mirabellen
pomegranate: granatapfel, granatäpfel
popcorn film-camera: kino, kinos, programmkino, lichtspielhaus, filmabend, open-air-kino, kinoabend
potato: kartoffelpuffer, reibekuchen, kartoffeln
pretzel: brezel, brezeln, breze, brezen, laugengebäck
pretzel sausage: weißwurstfrühstück
pumpkin: kürbis, kürbisse, kürbisfest, kürbishof
raspberry: himbeere, himbeeren, himbeerfeld, himbeerhof, himbeeren selber pflücken, himbeeren pflücken, brombeeren
roast-chicken: brathähnchen, grillhähnchen, grillhendl, hähnchen vom grill, hähnchengrill
round-loaf: sauerteigbrot, sauerteigbrote, sauerteig, natursauerteig, bauernbrot, bauernbrote, landbrot, roggenbrot
round-loaf: roggenbrote, holzofenbrot, holzofenbrote, steinofenbrot, brotlaib, brotlaibe, krustenbrot
saffron: safran, safranfäden
salad: vegan, vegetarisch, veganes restaurant, salat, salate, ernährungsberatung, ernährungsberater, abnehmen
salad rice: poké bowl, poké, bowls, buddha bowl
salt sack: streusalz, auftausalz, winterstreu, meersalz, salz
sandwich baguette: pausenbrote, pausenbrot, sandwich, belegte brötchen
sausage cheese: grillgut, bratwurst, wurst, würstchen, wurstwaren, weißwurst, wurstspezialitäten
sausage french-fries: currywurst, currywürste, currywurst pommes, currywurst mit pommes
schnitzel: schnitzel, wiener schnitzel, schnitzeltag, schnitzeltage, schnitzelhaus, schnitzelessen, schnitzelbuffet
schnitzel: cordon bleu, jägerschnitzel, backhendl
skewers barbecue: schaschlik, fleischspieße, grillspieße, spieße
skewers meat-on-bone: cevapcici, adana
soft-ice-cream ice-cream: eis, eisdiele, eiscafé, eiscreme, softeis
soft-ice-cream pistachios: pistazieneis
spaghetti tomato: italiener, italienisches restaurant, pasta
spring-rolls: frühlingsrolle, frühlingsrollen, sommerrollen
steak kitchen-knife: fleischtheke, wursttheke, fleisch- und wursttheke, metzgereifachverkäufer, metzgereifachverkäuferin
steak kitchen-knife: fleischereifachverkäufer, fleischereifachverkäuferin, verkäufer fleischtheke, metzgerei, metzger
steak kitchen-knife: fleischerei, fleischer, steakhaus, steak, schlachter, rinderfilet, wurstplatte, dry aged, dry-aged
steak kitchen-knife: hausschlachtung, galloway, angus
steak meat-on-bone: lamm, lammkeule, lammfleisch, zicklein, lammkoteletts
stew: suppe, suppen, suppenküche, erbsensuppe
stew cutlery: omas küche, hausmannskost, rouladen, klöße, schweinebraten, sauerbraten, gulasch, eintopf, fertiggerichte
stew cutlery: fertiggericht, hausgemachte gerichte, gerichte im glas, essen im glas
strawberry: beeren, erdbeeren, erdbeerfeld, selber pflücken
strawberry basket: selbstpflücker
sushi chopsticks: sushi
taco: tacos, mexikanisches restaurant, mexikaner
tomato: tomaten
truffle: trüffelsuche, schwarze trüffel, schwarzer trüffel, weiße trüffel, weißer trüffel, frische trüffel, trüffelöl
truffle: trüffelpasta, trüffelmenü, trüffelbutter, trüffelabend, trüffelwanderung, trüffelwanderungen, wintertrüffel
truffle: sommertrüffel, perigord-trüffel, alba-trüffel, trüffelmarkt, trüffeljagd, trüffelsalz, burgundertrüffel
truffle: herbsttrüffel
truffle dog: trüffelhund, trüffelhunde
waffle: waffeln, waffeleisen
watermelon: wassermelonen
wedding-cake: hochzeitstorte, hochzeitstorten
white-asparagus: spargel, weißer spargel, weißen spargel, spargel vom hof, frischer spargel, frischen spargel
white-asparagus: spargelhof, spargelhöfe, spargelzeit, spargelverkauf, spargelessen, spargelbauer, spargelsaison
white-asparagus: spargelstecher, spargelfest, bleichspargel
yule-log: bûche de noël
amphora: keramik
baby-bottle: babyfläschchen, babynahrung, babybrei, säuglingsnahrung
baby-bottle: milchpumpe, milchpumpen, beikost, beikostkurs, beißring
barrel: holzfass, holzfässer, weinfass, weinfässer, eichenfass, eichenfässer, böttcher, fassbinder, küfer
beer soft-drink: getränkemarkt, getränkelieferung, getränkelieferdienst, getränkekisten, getränkeheimdienst
beer wheat: bier, brauerei, craft beer, bierverkostung, bierprobe, brauhaus, radler
beers: kneipe, biergarten, pub, bar, stammtisch, oktoberfest, wirtshaus
beers beer: weizen, frühschoppen
beers memo: pubquiz, kneipenquiz, quizabend, quiz-abend, pub-quiz
champagne party-popper: junggesellinnenabschied, junggesellenabschied, jga, polterabend, neujahrsempfang
champagne toast: sekt, champagner, prosecco, sektempfang, winzersekt
cider: cider, cidre, apfelwein, äppelwoi, ebbelwoi, apfelweinlokal, apfelweinprobe, apfelmost, birnenmost, mostheuriger
cocktail: cocktails, cocktailbar, cocktail, aperitif
coffee: café, kaffee, kaffeehaus, espresso, cappuccino, barista
coffee-beans coffee: kaffeebohnen, kaffeerösterei, rösterei, röstkaffee, kaffeeröster, frisch geröstet
cutlery dinner-plate: kantine, ausflugslokal, restaurant, gasthaus, streetfood, gaststätte, kellner, kellnerin
cutlery dinner-plate: servicekraft, servicekräfte
dinner-plate cook: catering, partyservice, büfett, buffet
dinner-plate heart: gemeinsames abendessen, gemeinsames essen, gemeinsamer mittagstisch, nachbarschaftsessen
dinner-plate heart: langer tisch
dinner-plate takeaway-box: essen auf rädern, menüservice, menübringdienst, mittagessen, lieferando, schulessen
dinner-plate takeaway-box: schulverpflegung, kitaessen
espresso-machine: french press
espresso-machine coffee: espressomaschine, espressomaschinen, kaffeemaschine, kaffeemaschinen, kaffeevollautomat
espresso-machine coffee: kaffeevollautomaten, siebträger, siebträgermaschine, baristakurs, barista-kurs
espresso-machine coffee: kaffeemaschinen-reparatur
gin-tonic: gin, gins, gin tonic, gin-tonic, gintasting, gin-tasting, gin tasting, ginbar, dry gin
ice-cube: kühlbox, kühltasche
jar: konfitüre, eingemachtes, senf, feinkost, marmelade, vorratsdosen, frischhaltedosen
jar herb: gewürze, gewürz
jar herb: ~ zimt, kardamom, kurkuma
juice-box apple: süßmost, mobile saftpresse
juice-box orange: säfte, saftkur, orangensaft, detox-kur, saft, smoothiebar
kitchen-knife: kochmesser, schneidebrett, schneidebretter, taschenmesser, multitool
kitchen-knife frying-pan: messerschleifen, messerschleifer, schleifservice, schleiferei, messer schleifen, messer
kitchen-knife frying-pan: scherenschleifer, messerschliff, schärfdienst, scheren schleifen
milk cereal-bowl: joghurt, naturjoghurt, bauernjoghurt, hofjoghurt
milk cow: milchautomat, milchtankstelle, milch, bauernmilch, molkerei
mug: thermosflasche, thermoskanne, isolierflasche
mug coffee: tassen, becher, keramiktassen, keramikbecher, kaffeebecher, kaffeetassen, tasse, teetassen
mug wine: glühweinstand, feuerzangenbowle, punsch, kinderpunsch, heißgetränke
soft-drink: cola, softdrinks, erfrischungsgetränke, eistee, energydrink
spirits-bottle toast: whisky, schnaps, obstbrand, destillerie, brennerei, rum, likör
tea teapot: tee, teehaus, teeladen, teestube
teapot cake-slice: porzellan, geschirr
water-jug: trinkflasche, wasserflasche
water-jug droplet: wasserspender, wasserlieferung, mineralwasser-lieferung
wine grapes: straußwirtschaft, riesling, spätburgunder, silvaner, weinpaket, weinpakete, weißwein, rotwein
wine grapes: flaschen wein, wein, weine, weingut, weinprobe, weinhandlung, winzer, weinbar, weinfest
alpaca: alpaka, alpakas, alpakawanderung, alpakawanderungen, alpakahof
ant house: termiten, ameisenbekämpfung
aquarium tropical-fish: aquarium einrichten, aquaristik, aquarien, aquarienbau, aquariumpflege
bee honey: königinnen, ableger, schwarmfang, bienenvölker, bienenvolk, bienenableger, ablegervölker, bienenkästen, imker
bee honey: imkerei, honig vom imker
beehive bee: bienenstock, bienenstöcke
bird binoculars: vogelbeobachtung, vogelwanderung
bird nest: vogelhaus, nistkasten, nistkästen
birdcage bird: vogelkäfig, vogelkäfige, voliere, volieren, ziervögel, wellensittich, wellensittiche, kanarienvögel
birdcage bird: kanarienvogel, vogelbörse
cat: katzensalon, katzenpension, katzenhotel, katzenpflege, katzensitter, katzenkinder, kater, kätzchen, katzenfutter
cat: katze, katzen, kratzbaum, kratzbäume
cat-standing coffee: katzencafé
chick egg: ~ ostern, ostermarkt
chick egg: osterdeko, osterdekoration, osterbasar, osterbrunch, osternest, osternester, ostergeschenke
chick egg: osterhase, osterhasen, osterferien, osterbasteln
chick hen: küken, eintagsküken
cow milk: kälber, färsen, zuchtbullen
cow steak: rinder, kühe, weiderind
deer: hirschbraten, wildgulasch, rehrücken, wildgerichte, wildwochen, reh, rehfleisch
deer bird: taxidermie, taxidermist, präparator, tierpräparator, tierpräparation, jagdbedarf, jagdshop, jagdausrüstung
deer bird: jagdschule, jagdschein, wildbret, wildfleisch, wildpark, jäger, jagd
dog: rüde, hündin, rüden, hündinnen, hundeschule, hundefutter, tierfutter, hundesalon, hund, hunde, welpen, haustier
dog: gassi, gassigänger, gassi-service, dogsitter, hundebetreuung, hundesitter, hundetraining, hundehaftpflicht
dog: hundekrankenversicherung, hundephysiotherapie, tierheim, tierschutz, tierschutzverein, tierpension
dog: tierbetreuung, tierkrankenversicherung, hundewaschanlage, hundegeschirr, hundemantel, hundespielzeug, kauknochen
dog: futternapf
dog bone: zoohandlung, tierhandlung, zoofachgeschäft, zoofachhandel, tierbedarf, barf, barfen
dog cat: adoptionstag, adoptionstage
dog paw: mischling, mischlingshund, mischlingsrüde, mischlingshündin
dog stethoscope: tierarzt, tierärztin, tierarztpraxis
dog syringe: hundeimpfung, hundeimpfungen, hunde impfen, tierimpfung, welpenimpfung
dog-standing sled: hundeschlitten, hundeschlittenfahrt, huskytour
donkey: esel, eselwanderung, eselwanderungen, eselreiten, eseltrekking
dove bird: brieftauben, taubenzüchter
duck: entenessen
eagle: greifvogelpark
eagle bird: falknerei, falkner, greifvögel
fish: teichwirtschaft, weihnachtskarpfen, karpfen, silvesterkarpfen, forellen, räucherforellen, fischgeschäft
fish: fischladen, fischrestaurant, fischmarkt, meeresfrüchte, fischbrötchen, matjes, hering, lachs, saibling, aal
fish: kabeljau
fish tropical-fish: fischzucht, forellenzucht, karpfenzucht
goat: ziegen, ziegenkäse
goat hen: streichelzoo, streichelgehege
goose: gänse, martinsgans, gänseessen, gänsebraten
goose roast-chicken: weihnachtsgans, entenbraten
hamster: meerschweinchen, nagetiere, kleintiere, kleintierzucht, kleintierschau, kleintierpraxis, degus, chinchillas
hamster: rennmäuse
hen egg: junghennen, zweinutzungshuhn, geflügelhof, hühner, hühnerhof, legehennen
horse: boxen für pferde, pferdebox, pferdeboxen, offenstall, pferdepension, ponyhof, reiterhof, ponyreiten
horse: ponyführerschein, pony, stallplatz, einstellplatz, einstellplätze, pferdestall, reitstall, einstaller, reitsport
horse: reitartikel, reitschule, reiten, reitunterricht, pferd, pferde, hufschmied, hufpflege
horse campsite: reiterferien, ponyferien, pferdecamp, reitfreizeit
horse horse-rider: reitlager, reitferien, voltigieren, ausritt, ausritte
horseshoe horse: hufeisen, hufbeschlag, hufbearbeitung
kennel dog: hundehütte, hundehütten, hundezwinger, hundepension, hundehotel
lion elephant: zoo, tierpark
lizard snake: reptilien, terraristik, terrarium, terrarien, exoten
mosquito: mückenschutz
mosquito window: fliegengitter, insektenschutz, insektenschutzgitter, moskitonetz, moskitonetze, mückengitter
mosquito window: insektenschutztüren
parrot bird: papageien, vögel
paw: frettchen, chinchilla, tiervermittlung
pig: ferkel, schwein, schweine, schweinefleisch
rabbit: rassekaninchenschau, hasen, kaninchenzucht, kaninchen, hamsterkäfig
rooster: geflügelschau, geflügelzuchtverein, rassegeflügel
saddle horse: sattler, sattlerei, sättel, sattel, reitsportgeschäft, sattelanpassung
sauropod museum: dinosaurier, dinosaurierpark, dinopark, dinos, saurier, saurierpark, naturkundemuseum
sheep: lämmer, böcke, schafschur, schafscherer, schafe scheren, schafe geschoren, schäferei
shrimp: krabben, nordseekrabben, garnelen
songbird: singvogel, singvögel, vogelgesang, vogelstimmen, vogelkonzert
songbird binoculars: vogelstimmenwanderung, vogelstimmenexkursion
tropical-fish: teichbau, aquarium, koi, zierfische
turkey-bird: puten, truthahn, pute, putenfleisch
wasp: wespe, wespen, wespennest, wespennester, hornissen, hornissennest
whale motor-boat: walbeobachtung, walbeobachtungen, wale beobachten, walsafari
ammonite: fossilien, fossil, ammoniten, fossiliensuche, fossilienwanderung, versteinerungen
beach-umbrella beach: strandurlaub, strandbar, badeurlaub
beach-umbrella chair: strandkorb, strandkörbe, strandkorbvermietung, sonnenschirm, sonnenschirme, sonnenliege
beach-umbrella chair: sonnenliegen
bird-feeder bird: vogelfutter, vogelhäuschen, futterhaus, futterhäuschen, meisenknödel, vogelfutterhaus
bird-feeder bird: winterfutter für vögel
bouquet: blumen, blumenladen, florist, floristin, blumenstrauß, blumensträuße, floristik, brautstrauß, brautsträuße
bouquet: sträuße, muttertag, muttertagsstrauß, blumenschmuck, frauentag, gesteck, gestecke, hochzeitsdeko
bouquet: hochzeitsdekoration, tischdekoration
bouquet plant: orchideen, orchidee
bouquet tulip: selbstpflückgarten, blumen selber pflücken, blumen selbst pflücken, blumenfeld zum selberpflücken
bouquet tulip: blumen zum selberpflücken
cactus plant: kakteen, sukkulenten
cloud laptop: cloud-speicher
cloud server: cloud-lösungen, cloudspeicher, cloud, onlinespeicher
daisy seedling: stiefmütterchen, hornveilchen, primeln
droplet: brunnenbohrer, kiste wasser, mineralwasser, wasserkiste, wasserkisten, sprudelwasser, sprudel, wasserschaden
droplet: wasserschäden, bautrocknung, leckortung, leckageortung, trocknungsgeräte, wasseraufbereitung, osmosewasser
droplet: umkehrosmose, wasserenthärtung, trinkwasser, quellwasser
droplet jar: wasserfilter, enthärtungsanlage
droplet tap: tauchpumpen, gartenpumpe, brunnenpumpe, hauswasserwerk
fire: sonnwendfeier, lagerfeuer, feuerschale, feuerschalen, feuershow, feuerkorb
fire logs: osterfeuer, sonnwendfeuer, johannisfeuer, martinsfeuer, kachelofenbau, pellets
fire nut-and-bolt: schweisser
garland tree: maibaum, maibaumaufstellen, maibaumfest, maifest, maifeier, tanz in den mai, maifeiertag
greenhouse seedling: gewächshaus, gewächshäuser, folientunnel, wintergarten, wintergärten
hammock palm-tree: hängematte, hängematten, hängesessel
hay-bale tractor: heu und stroh, heu, stroh, heuballen, strohballen, rundballen, heulage
hedge: heckenschere, astschere
herb lotus: heilpraktiker, heilpraktikerin, naturheilkunde, naturheilpraxis, homöopathie, kräuterwanderung
lawnmower: mähroboter, rasenroboter, rasenmähroboter, rasentraktor, rasentraktoren, aufsitzmäher, vertikutieren
lawnmower: vertikutierer, balkenmäher, freischneider, motorsense, mäharbeiten, rasentrimmer
lawnmower spade: motorgeräte, rasenmähen, rasenmäher, rasenpflege, winterdienst und gartenpflege
lightning: stromtankstelle
logs fire: buche, buchenholz, eichenholz, kaminholz, brennholz, feuerholz, holzbriketts, ofenholz
logs saw: sägewerk, schnittholz, bauholz, bretter, kantholz, lohnschnitt, bohlen, konstruktionsvollholz, böden schleifen
logs saw: dielen schleifen, dielen abschleifen
night-sky star: nordlichter, polarlichter, nordlichtreise
plant: blumentopf, blumentöpfe
plant leaves: begrünung, fassadenbegrünung, dachbegrünung
plant watering-can: balkonpflanzen, zimmerpflanzen, zimmerpflanze, kübelpflanzen, balkonblumen, beetpflanzen
plant watering-can: blumenkästen, stauden, staudengärtnerei, pflanzentausch, pflanzenbörse, büropflanzen, grünpflanzen
plant watering-can: hochbeet, hochbeete, blumenerde, pflanzkübel
rock bricks: trockenmauer, trockenmauern, trockenmauerbau
rose love-letter: rosen, rosenstrauß, valentinstag
rose spade: gärten gestalten, garten gestalten, garten anlegen, garten winterfest, garten umgestalten, gartenneuanlage
secateurs leaves: heckenschnitt, hecke schneiden, hecken schneiden, gartenschere, rosenschere, strauchschnitt
secateurs leaves: obstbaumschnitt, baumschnitt
seedling plant: gärtnerei, gartencenter, pflanzen, jungpflanzen, setzlinge, gemüsepflanzen
seedling spade: gartenbeet, gemüsebeet
seedling tree: veredelung
snowy-mountain helicopter: bergwacht
spade: friedhofsgärtnerei, gärtner, gartenbau, gartenpflege, landschaftsbau, gartenwerkzeug, gartengeräte
spade: gartengestaltung
spade lawnmower: gartenarbeit, gartenhilfe, gartenhelfer, unkraut
spade seedling: hecke, hecken, galabau
sun: bräunungsstudio, bräune
sun lotion: solarium, sonnenstudio
sunflower herb: schrebergarten, kleingartenverein
tree axe: wir kaufen wald, waldkauf, waldstück, wald kaufen, forstdienst, durchforstung, holzeinschlag, waldpflege
tree axe: holzernte, jungbestandspflege, baumkletterer, bäume fällen, baum fällen, bäume schneiden, obstbäume schneiden
tree axe: wurzelfräsen
tree bench: rettet den park, park retten
tree boot: waldkindergarten, naturkindergarten, waldspielgruppe, waldkita, waldschule, waldpädagogik
tree chainsaw: baumfällung, baumfällungen, baumfällarbeiten, baumpflege, baumdienst, wurzelstockfräsen, stubbenfräsen
tree spade: bäume pflanzen, baumpflanzaktion, baumpflanzung, wald pflanzen, obstbäume, obstbaum, pflanzen bäume
tree spade: baumpatenschaft, aufforstung, baumschule, ziersträucher, sträucher, gehölze, waldtag
trowel bucket: kellerabdichtung, kellersanierung, kellertrockenlegung, mauertrockenlegung, trocken gelegt
tulip bouquet: tulpen selber pflücken, tulpen selbst pflücken, tulpenfeld
tulip seedling: blumenzwiebeln, tulpenzwiebeln, narzissen, krokusse, tulpen
turf-roll: rollrasen, kunstrasen, fertigrasen, rasen verlegen
umbrella: regenschirm
watering-can plant: gießkanne, gießkannen, gartenbewässerung, bewässerungsanlage, bewässerungsanlagen, bewässerung
watering-can plant: rasensprenger, beregnung, tröpfchenbewässerung
wheat sack: mühle, mühlenladen, schrot
wheat spade: sensenkurs, sensenmähen, dengelkurs
wheat tractor: getreide, stroh und heu
wheelbarrow spade: mineralgemisch, gartenerde, mutterboden, rindenmulch, kies und sand, humus, schubkarre, schubkarren
wreath: kranz, kränze, adventskranz, adventskränze, türkranz, trauerkranz, trauerkränze, kranzbinden
wreath candle: grabgesteck, grabgestecke, trauergesteck, adventsgesteck, adventsfloristik
`;
