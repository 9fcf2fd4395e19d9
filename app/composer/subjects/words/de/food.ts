/** German words for food. Notation: word-list.ts. */
export const germanFood = `
apple basket: streuobst, obst, äpfel, apfelernte, apfelsaft, mosterei
apricot: aprikose, aprikosen, marille, marillen, marillenmarmelade, marillenknödel
arancini: Arancini, Reisbällchen, sizilianische Reisbällchen
arepa: arepa, arepas, gefüllte arepas
artichoke: artischocke, artischocken, artischockenherzen
asparagus: grüner spargel, grünspargel, grünen spargel
aubergine: Melanzani
bacon: Tiroler Speck, Südtiroler Speck
baguette: Dinkelseele, Dinkelseelen, schwäbische Seelen
baklava: baklava
banh-chung: Bánh Chưng, Bánh Tét, Klebreiskuchen, vietnamesischer Reiskuchen
banh-mi: banh mi, bánh mì, banh-mi, vietnamesisches baguette
barbecue: gasgrill, holzkohlegrill, grills, grillgeräte, gasgrills, grillshop, outdoorküche, outdoorküchen, grillverleih
barbecue: grillkohle, grillbriketts, grillzubehör, grillkurs, grillseminar, smoker, bbq, elektrogrill, weber grill
barbecue: grillakademie, grillplatz, kugelgrill, kontaktgrill, Grill
beetroot: rote bete, rote beete, rote rübe, rote rüben, randen, rote-bete-saft, rote-bete-salat
berliner: berliner krapfen, berliner pfannkuchen, faschingskrapfen, kreppel, marmeladenkrapfen, krapfen, berliner
bibimbap: bibimbap, bibimbab
biltong: Biltong, Droewors, Beef Jerky, Trockenfleisch
birthday-cake cupcake: konditorei, torte, torten, geburtstagstorte, backkurs, tortenkurs
blackberry: brombeere, brombeeren
blueberries: heidelbeeren, blaubeeren
braided-bread: hefezopf, hefezöpfe, butterzopf, butterzöpfe, sonntagszopf, osterzopf, nusszopf
bread: brot, brote, brotbackkurs, brot backen, sandwichmaker
bread: Pumpernickel, Zwieback, Bäckereiverkäuferin, Bäckereiverkäufer, Brotbackautomat, Brotbackautomaten
bread croissant: bäckereifachverkäufer, bäckereifachverkäuferin, backshop
bread wheat: mehl
bread-dumplings: semmelknödel, serviettenknödel, brezenknödel, speckknödel, kartoffelklöße, kartoffelknödel, knödel
bread-dumplings: klöße
bread-roll: semmel, schrippe, schrippen, weggli, brötchenservice, frühstücksbrötchen, brötchen, semmeln, weckle
bread-roll: Buchtel, Buchteln, Rohrnudeln, Ofennudeln, Weckerl, Kornweckerl, Milchwecken, Doppelweck, Laugenwecken
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
brussels-sprouts: Rosenkohl, Kohlsprossen, Rosenkohlröschen
burek: burek, börek, böreks, byrek
burger french-fries: burgerrestaurant, burgerladen, burgergrill, burger, hamburger
burger meat-on-bone: pulled pork
butter: Butterschmalz
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut, Wirsing, Wirz
cabbage-rolls: Kohlrouladen, Kohlroulade, Krautwickel, Krautrouladen, Golabki
cake-slice: kuchenbuffet, backform, springform, muffinform, kuchen, kaffee und kuchen, pflaumenkuchen, zwetschgenkuchen
cake-slice: streuselkuchen, kuchentheke, Frankfurter Kranz, Bienenstich, Eierschecke
cake-slice: Crèmeschnitte, Crèmeschnitten, Kardinalschnitte, Kardinalschnitten, Esterházyschnitte
cake-slice: Esterházyschnitten, Punschkrapfen, Punschkrapferl, kalter Hund
cake-slice coffee: kuchenverkauf, kuchenbasar, kuchenstand, kuchenspenden, tortenbuffet, schwarzwälder kirschtorte
cake-slice coffee: kaffeetafel, Sachertorte, Sachertorten, Rüeblitorte, Rüblitorte, Nusstorte, Nusstorten
cake-slice coffee: Zuger Kirschtorte
cake-slice plum: Zwetschgendatschi, Zwetschkenfleck
cake-slice strudel: Mehlspeise, Mehlspeisen, Mehlspeisbuffet, Mehlspeisenbuffet
canapes: Fingerfood, Fingerfood-Platte, Fingerfoodplatten, Fingerfood-Buffet, Canapés, Amuse-Bouche
candied-almonds: gebrannte Mandeln, gebrannten Mandeln, Zuckermandeln
candy lollipop: süßigkeiten, süßwaren
candy: Lakritzen, Gummibärchen, Fruchtgummi, Rahmtäfeli, Zuckerl, Candybar
candy: Candy Bar
canned-food basket: lebensmittelausgabe, tafel braucht, lebensmittelspende, lebensmittelspenden, lebensmittelsammlung
canned-food basket: tafel, foodsharing, konserven
cannoli: Cannoli, Cannolo, sizilianische Cannoli, Cannoncini
carnival-fritters: Mutzen, Mutzenmandeln, Raderkuchen, Faschingsgebäck, Karnevalsgebäck, Crostoli
carrot: Rüebli, gelbe Rüben
cassava: maniok, maniokwurzel, maniokwurzeln, kassava, cassava
cauliflower: blumenkohl, blumenkohle, karfiol, blumenkohlreis, blumenkohlsuppe
caviar: kaviar, kaviare
celeriac: knollensellerie, sellerieknolle
celery: staudensellerie, stangensellerie, bleichsellerie
cereal-bowl milk: müsli, müslis, haferflocken, cornflakes, Birchermüesli, Müesli, Grießbrei
charcuterie-board: brotzeitplatte, brotzeitbrett, wurstplatte, aufschnittplatte, antipastiplatte, brettljause
charcuterie-board: vesperplatte, vesperbrett
cheese: käse, käserei, käseladen, käsetheke, Racletteofen
cheese pretzel: Obatzda, Obatzter, Obazda, Handkäs
cheese goat: Ziegenkäse
cheese cow: Käsereiführung
cheesecake: käsekuchen, cheesecake, cheesecakes, käsetorte
chef-hat: Kochjacke, Kochjacken, Kochbekleidung
cherries: kirschen
chestnut: Maroni, heiße Maroni, heiße Maronen, Esskastanien
chestnut cake-slice: Vermicelles
chicken-leg: hendl, hähnchenwagen, hähnchen, chicken, Backhendl, Backhuhn
chilli: scharfe soße
chimney-cake: baumstriezel, kürtőskalács, kürtöskalács, trdelnik, schornsteinkuchen
chocolate candy: schokolade, pralinen, chocolatier, schokoladentrüffel, schokotrüffel, trüffelpralinen
chocolate: Schoggi, Mozartkugel, Mozartkugeln, Rumkugel, Rumkugeln
chocolate strawberry: Schokobrunnen
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: zimtschnecke, zimtschnecken, franzbrötchen, rosinenschnecken, nussschnecken, Plundergebäck
cinnamon-roll: Plunderteilchen, Puddingteilchen
clams: venusmuscheln, venusmuschel
congee: Congee, Reisbrei, Reisporridge
cookie: plätzchen, kekse, Guetzli, Guezli, Bretzeli, Vanillekipferl, Spekulatius, Zimtsterne, Kokosmakronen
cookie star: Ausstecher, Ausstechformen
cooking-oil: Kürbiskernöl, Kernöl, Leinöl, Rapsöl, Sonnenblumenöl, Walnussöl, Speiseöl, Ölmühle
corn: maiskolben, Zuckermais, Futtermais
corn-dog: Corn Dog, Corn Dogs, Corndogs, koreanische Corn Dogs
cotton-candy: zuckerwatte, zuckerwattemaschine
courgette: zucchini, zucchinis, zucchino, zucchinipuffer, zucchininudeln
couscous: couscous, kuskus
coxinha: coxinha, coxinhas
cream-bun: windbeutel, profiteroles
crepe: crêpe, crêpes, crepes, crêperie, creperie, crêpesstand, Palatschinke, Palatschinken
crisps: Kartoffelchips, Gemüsechips, Bananenchips, Krabbenchips, Krupuk, Kesselchips
croissant: frühstück, brunch, Gipfeli, Buttergipfeli, Nussgipfel
croissant bread: baumkuchen am spieß, bäckerei, bäcker, backstube, konditorei und bäckerei, croissant, backwaren
croquettes: krokette, kroketten, bitterballen, kartoffelkroketten
currants: johannisbeere, johannisbeeren, ribisel, ribiseln, preiselbeere, preiselbeeren, träuble, cranberries
curry rice: indisches restaurant, inder restaurant, indische küche, curry
currywurst: currywurst, currywürste, currywurstbude, curry-wurst
custard-apple: cherimoya, cherimoyas, zimtapfel, rahmapfel
custard-tart: pastel de nata, pastéis de nata, pasteis de nata
daifuku: Daifuku, Mochi, Mochis, Erdbeer-Mochi
dates: datteln, medjool
donburi: Donburi, Donburis, Donburi-Bowl, Gyudon, Oyakodon
dorayaki: Dorayaki, Dorayakis
doughnut: donuts
dragon-fruit: Drachenfrucht, Drachenfrüchte, Pitaya, Pitahaya
dumpling: dumplings, pierogi, schlutzkrapfen, Piroggen, Wareniki
easter-egg: schokoladenei, schokoladeneier, schokoei, schokoeier, schoko-osterei, schoko-ostereier, schokoladenosterei
easter-egg: schokoladenostereier
eclair: eclair, eclairs, éclair, éclairs
eel-box: Unadon, Unaju, Unagi-Don, Aal auf Reis
egg basket: eierautomat, eierautomaten, eier, bio-eier, freilandeier
egg hen: brutmaschinen, brutmaschine
egg bread: Strammer Max
egg: Bioeier
endive: Chicorée, Chicoree, Chicoréesalat, Chicorée-Salat
falafel: libanesisch, libanesisches restaurant, arabische küche, orientalische küche
fig: frische feigen, getrocknete feigen, feigenbaum, feigenbäume, feigenmarmelade, feigensenf, Feigen
fish-and-chips: fish and chips, fish & chips, fish 'n' chips, fish n chips, backfisch mit pommes
fish-balls: Fischbällchen, Rindfleischbällchen chinesisch
fish-cake fish: fischfrikadellen, fischbuletten
flatbread: Tortilla, Tortillas
focaccia: focaccia
fondue: Käsefondue
french-fries: pommes, imbiss
fried-breakfast: englisches frühstück, full english breakfast, irisches frühstück
fruit-tart: obsttorte, obsttorten, obstkuchen, obsttörtchen, erdbeertorte, erdbeerkuchen
frying-pan cook: pfannen
frying-pan open-book: rezept der woche, rezepte der woche, rezept pro woche, rezept newsletter
frying-pan potato: Gröstl, Tiroler Gröstl
fufu: Fufu, gestampfter Yams, Ugali, Banku
garlic: knoblauch
gimbap: Gimbap, Kimbap, Gimbap-Rollen, koreanische Reisrollen
gingerbread: lebkuchen, lebkuchenhaus, lebkuchenhäuser, pfefferkuchen, Printen, Aachener Printen, Basler Läckerli
gingerbread: Läckerli, Magenbrot, Biberli, Appenzeller Biber
gnocchi: Gnocchi, Kartoffelgnocchi, hausgemachte Gnocchi, frische Gnocchi
grapes: weintrauben
grapes barrel: kelter, federweißer
gratin: gratin, gratins, kartoffelgratin, nudelgratin, gemüsegratin
green-beans: grüne Bohnen, Buschbohnen, Stangenbohnen, Prinzessbohnen, Fisolen
guava: guave, guaven
ham: schinken, rohschinken, kochschinken, räucherschinken, landschinken, Bündnerfleisch
hamper gift: geschenkkorb, geschenkkörbe, präsentkorb, präsentkörbe
hog-roast: Spanferkel, Spanferkelessen, Spanferkelgrill, Schwein am Spieß
honey bee: bienenprodukte, propolis, imkereibedarf, bienenwachs, imkerbedarf, honig, waldhonig, honig im glas
hot-cross-bun: hot cross buns
hot-dog: hotdogs
hummus: Hummus, Kichererbsencreme, Tzatziki, Zaziki, Baba Ganoush, Taramas
ice-cream: eisdiele, eiscafé, eiscreme, Glace, Glacen, Speiseeis, Spaghettieis, Spaghetti-Eis
ice-cream food-truck: Eiswagen, Eismobil
ice-lolly: eis am stiel, wassereis
idli: Idli, Idlis, Idli Vada, Medu Vada
indian-sweets: indische süßigkeiten, jalebi, barfi, gulab jamun
injera-platter: Injera, äthiopisches Essen, äthiopisches Restaurant, äthiopische Küche, eritreisches Restaurant
injera-platter: eritreische Küche
jackfruit: jackfrucht, jackfrüchte, jackfruit
jar-cake: kuchen im glas, torte im glas, küchlein im glas
jelly: Wackelpudding, Götterspeise, Fruchtgelee-Dessert, Wackelpeter
kale: grünkohlessen, federkohl, grünkohl
kebab: döner, kebap, kebab, dönerladen
kimchi: kimchi, kimtschi
king-cake: dreikönigskuchen
kohlrabi: Kohlrabi, Kohlrabis, Kohlrabiknollen
langos: langos, lángos, langosch
lasagne: lasagne, lasagnen
leek: lauch, porree, lauchstangen, lauchzwiebeln, lauchstange, lauchsuppe
lemon soft-drink: limonaden, limonade, limonadenstand
liquorice: Lakritz, Lakritze, Lakritzschnecken, Salzlakritz, Lakritzladen, Lakritzkonfekt
loaf-cake: Kastenkuchen, Sandkuchen, Rührkuchen, Zitronenkuchen
lollipop cupcake: Cakepops
loukoumades: Loukoumades, Lokma, griechische Honigbällchen, Æbleskiver
lychee: Litschi, Litschis, Lychee, Lychees
macaroni: makkaroni, käsemakkaroni, mac and cheese, Älplermagronen, Magronen
macarons: macaron, macarons
mangosteen: mangostan, mangostane, mangostanfrucht
maple-syrup: ahornsirup
matzah: mazza, mazzot, matzen, matzah
meat-on-bone: krustenbraten, schweinshaxe, grillfest, grillen, grillabend, Eisbein, Surhaxe, Surhaxn
meat-on-bone: Schweinsstelze, Schweinsstelzen
meat-on-bone dinner-plate: sonntagsbraten, sonntagsessen
meat-on-bone cutlery: Schweinebraten, Schweinsbraten, Spießbraten, Rollbraten
meatballs: frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, fleischküchle, fleischlaberl, fleischlaibchen
meatballs: königsberger klopse, hackbällchen
melon-pan: Melonpan, Melonpans, japanisches Melonenbrot
meringue: Baiser, Baisers, Meringue, Meringues, Pavlova, Pavlovas, Baisertorte
mille-feuille: Millefeuille, Mille-feuille, Cremeschnitte, Cremeschnitten, Blätterteigschnitten
mixed-nuts: Mandeln, Cashews, Cashewkerne, Haselnüsse, Pekannüsse, Macadamianüsse, Paranüsse, Nussmischung
muffin: Muffin, Muffins, Blaubeermuffins, Schokomuffins
mushroom: pilze, pilzwanderung, pfifferlinge
mussel: muscheln satt, muscheln rheinische art, miesmuscheln, muschelessen, Muscheltopf
nachos: nachos, tortilla-chips, tortillachips
noodles chopsticks: nudelbar, ramen, asia-imbiss, thai-restaurant, chinesisches restaurant, asiatisches restaurant
noodles chopsticks: vietnamesisch, pho, bun cha, asiatisch, asiate, koreanisches restaurant, koreanisch, udon
noodles chopsticks: thailändisch, thai-imbiss, chinarestaurant, china-restaurant, wok, asia-restaurant, wokgerichte
noodles chopsticks: thai-küche, Bratnudeln, gebratene Nudeln, asiatische Nudeln, Reisnudeln, Glasnudeln
nougat: weißer Nougat, Mandelnougat, Türkischer Honig, Turrón, Torrone
okonomiyaki: Okonomiyaki, Okonomiyakis, japanischer Pfannkuchen
okra: okra, okras, okraschoten
olive-oil olives: olivenöl
olives: oliven, antipasti
olives cutlery: griechische taverne, grieche, taverne, feinkost italien, tapasbar
omelette: omelett, omeletts, omelette, spanisches omelett, tortilla española, spanische Tortilla
omelette potato: Bauernfrühstück
onion: zwiebeln
panettone: panettone
pani-puri: Pani Puri, Golgappa, Bhel Puri, Chaat
papaya: papaya, papayas, papayasalat
parfait: Parfait-Becher, Eisbecher, Fruchtbecher, Erdbeerbecher
parsnip: pastinake, pastinaken
passion-fruit: passionsfrucht, passionsfrüchte, maracuja, maracujas, maracujasaft
peanuts: nüsse und mandeln, erdnüsse, nussmix, studentenfutter
peanuts pistachios: nüsse, nüsse und trockenfrüchte, trockenfrüchte
persimmon: Kakifrucht, Kakifrüchte, Kakis, Sharonfrucht, Sharonfrüchte, Persimone, Persimonen
pide: pide
pide cheese: chatschapuri, khachapuri
pie: quiche, zwiebelkuchen, apfelkuchen, Linzer Torte, Linzertorte, Linzertorten, Wähe, Wähen, Chäswähe, Fruchtwähe
pie: Fruchtwähen
pie cheese: Chäschüechli, Käseküchlein
pistachios peanuts: ~ pistazie, pistazien
pizza: pizzeria, pizza, pizzen, Pizzabäcker
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, zwetschken
poke-bowl: poke bowl, poke bowls, poké bowl, poke-bowl, pokébowl
polenta: Polenta, cremige Polenta, Polentaschnitten, gebratene Polenta
pomegranate: granatapfel, granatäpfel
pomelo: pomelo, pomelos, pampelmuse, pampelmusen
popcorn film-camera: kino, kinos, programmkino, lichtspielhaus, filmabend, open-air-kino, kinoabend
potato: kartoffeln, Erdapfel, Erdäpfel, Erdäpfelsalat, Härdöpfel
potato-fritters: reiberdatschi, latkes, rösti, kartoffelrösti, kartoffelpfannkuchen, kartoffelpuffer, reibekuchen
powder-tub: proteinpulver, eiweißpulver, whey protein, molkenprotein, kreatin
pretzel: brezel, brezeln, breze, brezen, laugengebäck, laugenstangen
pretzel sausage: weißwurstfrühstück
prickly-pear: kaktusfeige, kaktusfeigen, feigenkaktus, kaktusfrucht
pumpkin: kürbis, kürbisse, kürbisfest, kürbishof
quesadilla: Quesadilla, Quesadillas, Käse-Quesadillas, Hähnchen-Quesadilla
quince: quitte, quitten, quittengelee
raclette: raclette, raclettes, raclettegrill, raclette-grill, racletteabend
radish: radieschen, radi, rettich, rettiche, bierrettich
rambutan: rambutan, rambutans
raspberry: himbeere, himbeeren, himbeerfeld, himbeerhof, himbeeren selber pflücken, himbeeren pflücken
ravioli: tortelloni, maultaschen, ravioli, Tortellini, Kasnudeln, Kärntner Kasnudeln
rhubarb: rhabarber, rhabarberkuchen, rhabarberkompott, rhabarbersaft, rhabarberschorle, rhabarbermarmelade
rice: Milchreis, Basmatireis, Jasminreis
ring-cake: Gugelhupf, Guglhupf, Gugelhupfe, Napfkuchen, Kranzkuchen, Marmorgugelhupf
roast-chicken: brathähnchen, grillhähnchen, grillhendl, hähnchen vom grill, hähnchengrill, halbes Hähnchen
roast-chicken: halbe Hähnchen, Broiler, Goldbroiler, Brathendl, Brathuhn, Brathühner, Poulet, Güggeli, Mistkratzerli
roast-duck: Pekingente, Peking-Ente, gebratene Ente, knusprige Ente, Entenbraten
round-loaf: sauerteigbrot, sauerteigbrote, sauerteig, natursauerteig, bauernbrot, bauernbrote, landbrot, roggenbrot
round-loaf: roggenbrote, holzofenbrot, holzofenbrote, steinofenbrot, brotlaib, brotlaibe, krustenbrot
round-loaf fire: Backhaus, Backhausfest, Backhäuschen
saffron: safran, safranfäden
salad: vegan, vegetarisch, veganes restaurant, salat, salate, ernährungsberatung, ernährungsberater, abnehmen
salad rice: poké, bowls, buddha bowl
salt sack: winterstreu, meersalz, salz
sandwich baguette: pausenbrote, pausenbrot, sandwich, belegte brötchen
sandwich: Schnittchen, Häppchen, Kanapees, belegte Brote
satay: satay, satay-spieße, satayspieße, saté-spieße, hähnchen satay
sauce-bottle: Chilisauce, Chilisoße, Ketchup, Barbecuesauce, Sojasauce, Sriracha, scharfe Saucen, Fischsauce
sausage cheese: grillgut, bratwurst, wurst, würstchen, wurstwaren, weißwurst, wurstspezialitäten
sausage french-fries: currywurst pommes, currywurst mit pommes
sausage: Rostbratwürstl, Rostbratwürste, Bratwürstl, Landjäger, Käsekrainer, Debreziner, Wienerle, Wienerli
sausage: Saitenwürstle, Cervelat, Cervelats, Wildschweinsalami, Wildsalami, schlachtfest, schlachtfeste
sausage: schlachtfestes, schlachtplatte, schlachtplatten, kesselfleisch
sausage pig: Metzgete
sausage steak: Metzgereiverkäuferin, Metzgereiverkäufer
schnitzel: schnitzel, wiener schnitzel, schnitzeltag, schnitzeltage, schnitzelhaus, schnitzelessen, schnitzelbuffet
schnitzel: cordon bleu, jägerschnitzel
scotch-egg: schottische Eier, schottisches Ei, Scotch Egg, Scotch Eggs
shakshuka: shakshuka, schakschuka, shakshouka
skewers barbecue: schaschlik, fleischspieße, grillspieße, spieße
skewers meat-on-bone: cevapcici, adana
smorrebrod: smørrebrød, smörrebröd, smorrebrod
soft-ice-cream ice-cream: eis, softeis
soft-ice-cream pistachios: pistazieneis
spaetzle: Spätzle, Käsespätzle, Kässpatzen, Kässpätzle, Käsknöpfle, Kasnocken, Spätzle hausgemacht
spaghetti tomato: italiener, italienisches restaurant, pasta
spaghetti: Nudeln, Bandnudeln, Eiernudeln, hausgemachte Nudeln, Hofnudeln, Dinkelnudeln, Nudelmanufaktur
spare-ribs: spareribs, spare ribs, schälrippchen, schweinerippchen
spice-bowls: Gewürze, Gewürzmischung, Gewürzmischungen, Gewürzladen, Kurkuma, Zimtstangen, Kardamom, Currypulver
sponge-pudding: sticky toffee pudding, englischer dampfpudding, serviettenpudding, malvapudding
spring-rolls: frühlingsrolle, frühlingsrollen, sommerrollen
steak kitchen-knife: fleischtheke, wursttheke, fleisch- und wursttheke, metzgereifachverkäufer, metzgereifachverkäuferin
steak kitchen-knife: fleischereifachverkäufer, fleischereifachverkäuferin, verkäufer fleischtheke, metzgerei, metzger
steak kitchen-knife: fleischerei, fleischer, steakhaus, steak, schlachter, rinderfilet, dry aged, dry-aged
steak kitchen-knife: hausschlachtung, galloway, angus, Faschiertes, Gehacktes, Rinderhack
steak meat-on-bone: lamm, lammkeule, lammfleisch, zicklein, lammkoteletts
steak onion: Zwiebelrostbraten
steak cutlery: Tafelspitz
steak: Beef Tatar, Beeftatar, Rindstatar
steamed-bun: bao buns, baozi, dampfbrötchen, bao-brötchen, Dampfnudel, Dampfnudeln
stew: suppe, suppen, suppenküche, erbsensuppe, Borschtsch, Soljanka, Letscho
stew cutlery: omas küche, hausmannskost, rouladen, sauerbraten, gulasch, eintopf, fertiggerichte
stew cutlery: fertiggericht, hausgemachte gerichte, gerichte im glas, essen im glas, Geschnetzeltes
stew cutlery: Zürcher Geschnetzeltes, Krautwickerl
stollen: christstollen, weihnachtsstollen, dresdner stollen, marzipanstollen, mandelstollen, mohnstollen, butterstollen
stollen: rosinenstollen, stollenbäckerei, quarkstollen, stollen
strawberry: beeren, erdbeeren, erdbeerfeld
strawberry basket: selbstpflücker
strawberry: ~ selber pflücken, selbst pflücken
stroopwafel: Stroopwafel, Stroopwafels, Sirupwaffel, Sirupwaffeln, Karamellwaffeln
strudel: topfenstrudel, quarkstrudel, apfelstrudel
sugar: zucker, würfelzucker, rohrzucker
sushi chopsticks: sushi
swiss-roll: Biskuitrolle, Biskuitrollen, Biskuitroulade, Mohnrolle, Mohnrollen
taco: tacos, mexikanisches restaurant, mexikaner
taiyaki: Taiyaki, Taiyakis, Fischwaffel
takoyaki: Takoyaki, Takoyakis, Oktopusbällchen
tanghulu: Tanghulu, kandierter Weißdorn, kandierte Fruchtspieße
tangyuan: Tangyuan, Klebreisbällchen
tarte-flambee: flammekueche, flammkuchenabend, flammkuchen, Dinnete, Dinnede, Dünnele
thali: Thali, Thalis, indisches Thali, Reistafel
tiramisu: tiramisu, tiramisù, tiramisus
tofu: tofu, räuchertofu, seidentofu, tempeh
tomato: tomaten, Paradeiser
truffle: trüffelsuche, schwarze trüffel, schwarzer trüffel, weiße trüffel, weißer trüffel, frische trüffel, trüffelöl
truffle: trüffelpasta, trüffelmenü, trüffelbutter, trüffelabend, trüffelwanderung, trüffelwanderungen, wintertrüffel
truffle: sommertrüffel, perigord-trüffel, alba-trüffel, trüffelmarkt, trüffeljagd, trüffelsalz, burgundertrüffel
truffle: herbsttrüffel
truffle dog: trüffelhund, trüffelhunde
tteokbokki: Tteokbokki, Topokki, scharfe Reiskuchen, koreanische Reiskuchen
turnip: steckrübe, steckrüben, mairübchen, mairüben, speiserüben, teltower rübchen
waffle: waffeln, waffeleisen
walnut: walnuss, baumnüsse, haselnuss, walnüsse
watermelon: wassermelonen
wedding-cake: hochzeitstorte, hochzeitstorten
white-asparagus: spargel, weißer spargel, weißen spargel, spargel vom hof, frischer spargel, frischen spargel
white-asparagus: spargelhof, spargelhöfe, spargelzeit, spargelverkauf, spargelessen, spargelbauer, spargelsaison
white-asparagus: spargelstecher, spargelfest, bleichspargel
yoghurt: joghurt, joghurts, jogurt, naturjoghurt, Kräuterquark, Speisequark, Quark
yorkshire-pudding: yorkshire pudding, yorkshire puddings, yorkshire-pudding
yule-log: bûche de noël
zongzi: Zongzi, Reisknödel im Bambusblatt, Drachenbootfest
`;
