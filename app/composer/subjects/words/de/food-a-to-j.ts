/** German words for food, a to j. Notation: word-list.ts. */
export const germanFoodAToJ = `
apple basket: streuobst, obst, äpfel, apfelernte, apfelsaft, mosterei
apple potato: himmel un ääd, himmel und erde, himmel und ääd
apricot: aprikose, aprikosen, marille, marillen, marillenmarmelade
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
barbecue: grillbriketts, grillzubehör, grillkurs, grillseminar, smoker, bbq, elektrogrill, weber grill
barbecue: grillakademie, grillplatz, kugelgrill, kontaktgrill, Grill
beetroot: rote bete, rote beete, rote rübe, rote rüben, randen, rote-bete-saft, rote-bete-salat
berliner: berliner krapfen, berliner pfannkuchen, faschingskrapfen, kreppel, marmeladenkrapfen, krapfen, berliner
bibimbap: bibimbap, bibimbab
biltong: Biltong, Droewors, Beef Jerky, Trockenfleisch
birthday-cake cupcake: konditorei, torte, torten, geburtstagstorte, backkurs, tortenkurs
blackberry: brombeere, brombeeren
blueberries: heidelbeeren, blaubeeren
braided-bread: hefezopf, hefezöpfe, butterzopf, butterzöpfe, sonntagszopf, osterzopf, nusszopf, züpfe, berner züpfe
braided-bread: butterzüpfe, züpfen
bread: brot, brote, brotbackkurs, brot backen, sandwichmaker
bread: Pumpernickel, Zwieback, Bäckereiverkäuferin, Bäckereiverkäufer, Brotbackautomat, Brotbackautomaten
bread croissant: bäckereifachverkäufer, bäckereifachverkäuferin, backshop
bread wheat: mehl
bread-dumplings: semmelknödel, serviettenknödel, brezenknödel, speckknödel, kartoffelklöße, kartoffelknödel, knödel
bread-dumplings: klöße
bread-dumplings apricot: marillenknödel
bread-roll: semmel, schrippe, schrippen, weggli, brötchenservice, frühstücksbrötchen, brötchen, semmeln, weckle
bread-roll: Buchtel, Buchteln, Rohrnudeln, Ofennudeln, Weckerl, Kornweckerl, Milchwecken, Doppelweck, Laugenwecken
bread-roll braided-bread: grittibänz, grittibänze, grättimaa, grättimannen, weckmann, weckmänner, stutenkerl
bread-roll braided-bread: stutenkerle
bread-roll cheese: halver hahn
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
brussels-sprouts: Rosenkohl, Kohlsprossen, Rosenkohlröschen
burek: burek, börek, böreks, byrek
burger french-fries: burgerrestaurant, burgerladen, burgergrill, burger, hamburger
burger meat-on-bone: pulled pork
butter: Butterschmalz
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut, Wirsing, Wirz
cabbage-rolls: Kohlrouladen, Kohlroulade, Krautwickel, Krautrouladen, Golabki, capuns
cake-slice: kuchenbuffet, backform, springform, muffinform, kuchen, kaffee und kuchen, pflaumenkuchen, zwetschgenkuchen
cake-slice: streuselkuchen, kuchentheke, Frankfurter Kranz, Bienenstich, Eierschecke
cake-slice: Crèmeschnitte, Crèmeschnitten, Kardinalschnitte, Kardinalschnitten, Esterházyschnitte
cake-slice: Esterházyschnitten, Punschkrapfen, Punschkrapferl, kalter Hund
cake-slice coffee: kuchenverkauf, kuchenbasar, kuchenstand, kuchenspenden, tortenbuffet, schwarzwälder kirschtorte
cake-slice coffee: kaffeetafel, Sachertorte, Sachertorten, Rüeblitorte, Rüblitorte, Nusstorte, Nusstorten
cake-slice coffee: Zuger Kirschtorte
cake-slice plum: Zwetschgendatschi, Zwetschkenfleck
cake-slice strudel: Mehlspeise, Mehlspeisen, Mehlspeisbuffet, Mehlspeisenbuffet
canapes: Fingerfood, Fingerfood-Platte, Fingerfoodplatten, Fingerfood-Buffet, Canapés, Amuse-Bouche, apéro riche
canapes: apero riche
canapes charcuterie-board: apéroplatte, apéroplatten, aperoplatte, aperoplatten
candied-almonds: gebrannte Mandeln, gebrannten Mandeln, Zuckermandeln
candy lollipop: süßigkeiten, süßwaren
candy: Lakritzen, Gummibärchen, Fruchtgummi, Rahmtäfeli, Zuckerl, Candybar
candy: Candy Bar
canned-food basket: lebensmittelausgabe, tafel braucht, lebensmittelspende, lebensmittelspenden, lebensmittelsammlung
canned-food basket: tafel, foodsharing, konserven
cannoli: Cannoli, Cannolo, sizilianische Cannoli, Cannoncini
carnival-fritters: Mutzen, Mutzenmandeln, Raderkuchen, Faschingsgebäck, Karnevalsgebäck, Crostoli, fasnachtschüechli
carnival-fritters: fasnachtsküchlein, rosenküchle, schmalzgebackenes, auszogne, ausgezogene, kirchweihnudeln
carnival-fritters: kirchweihnudel
carrot: Rüebli, gelbe Rüben
cassava: maniok, maniokwurzel, maniokwurzeln, kassava, cassava
cauliflower: blumenkohl, blumenkohle, karfiol, blumenkohlreis, blumenkohlsuppe
caviar: kaviar, kaviare
celeriac: knollensellerie, sellerieknolle
celery: staudensellerie, stangensellerie, bleichsellerie
cereal-bowl milk: müsli, müslis, haferflocken, cornflakes, Birchermüesli, Müesli, Grießbrei
charcuterie-board: brotzeitplatte, brotzeitbrett, wurstplatte, aufschnittplatte, antipastiplatte, brettljause
charcuterie-board: vesperplatte, vesperbrett
charcuterie-board bacon: speckbrettl, speckjause, speckjausen, bauernspeck
cheese: käse, käserei, käseladen, käsetheke, almkäse, alpkäse, alpkäsli, chäsfescht, chästeilet, käsefest
cheese pretzel: Obatzda, Obatzter, Obazda, Handkäs
cheese goat: Ziegenkäse
cheese cow: Käsereiführung
cheesecake: käsekuchen, cheesecake, cheesecakes, käsetorte
chef-hat: Kochjacke, Kochjacken, Kochbekleidung
cherries: kirschen, chriesi
chestnut: Maroni, heiße Maroni, heiße Maronen, Esskastanien, maronibrater, marronistand, maronistand
chestnut cake-slice: Vermicelles
chestnut wine: törggelen, törggeleabend, törggeleabende
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
cookie: bethmännchen
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
currywurst: currywurstbude, curry-wurst, currywurst, currywürste, currywurst mit pommes
custard-apple: cherimoya, cherimoyas, zimtapfel, rahmapfel
custard-tart: pastel de nata, pastéis de nata, pasteis de nata
daifuku: Daifuku, Mochi, Mochis, Erdbeer-Mochi
dates: datteln, medjool
donburi: Donburi, Donburis, Donburi-Bowl, Gyudon, Oyakodon
dorayaki: Dorayaki, Dorayakis
doughnut: donuts
dragon-fruit: Drachenfrucht, Drachenfrüchte, Pitaya, Pitahaya
dumpling: dumplings, pierogi, schlutzkrapfen, Piroggen, Wareniki
dumpling plum: powidltascherl, powidltaschen
easter-egg: schokoladenei, schokoladeneier, schokoei, schokoeier, schoko-osterei, schoko-ostereier, schokoladenosterei
easter-egg: schokoladenostereier, eierpecken, eiertitschen, eiertütschen
easter-egg fountain: osterbrunnen, osterbrunnen schmücken
eclair: eclair, eclairs, éclair, éclairs
eel-box: Unadon, Unaju, Unagi-Don, Aal auf Reis
egg basket: eierautomat, eierautomaten, eier, bio-eier, freilandeier
egg hen: brutmaschinen, brutmaschine
egg bread: Strammer Max
egg: Bioeier, bruteier, bruteiern
endive: Chicorée, Chicoree, Chicoréesalat, Chicorée-Salat
falafel: libanesisch, libanesisches restaurant, arabische küche, orientalische küche
fig: frische feigen, getrocknete feigen, feigenbaum, feigenbäume, feigenmarmelade, feigensenf, Feigen
fish-and-chips: fish and chips, fish & chips, fish 'n' chips, fish n chips, backfisch mit pommes
fish-balls: Fischbällchen, Rindfleischbällchen chinesisch
fish-cake fish: fischfrikadellen, fischbuletten
flatbread: Tortilla, Tortillas
focaccia: focaccia
fondue: Käsefondue, fondueplausch, fondueabend, fondueabende
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
grapes wine: weinlesefest, weinlesefeste
gratin: gratin, gratins, kartoffelgratin, nudelgratin, gemüsegratin
gratin potato: dibbelabbes, schales, döppekuchen
green-beans: grüne Bohnen, Buschbohnen, Stangenbohnen, Prinzessbohnen, Fisolen
guava: guave, guaven
ham: schinken, rohschinken, kochschinken, räucherschinken, landschinken, Bündnerfleisch
hamper gift: geschenkkorb, geschenkkörbe, präsentkorb, präsentkörbe
hog-roast: Spanferkel, Spanferkelessen, Spanferkelgrill, Schwein am Spieß
honey bee: bienenprodukte, propolis, imkereibedarf, bienenwachs, imkerbedarf, honig, waldhonig, honig im glas
hot-cross-bun: hot cross buns
hot-dog: hotdogs
hot-dog sausage: bosna, bosna stand, bosnastand
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
`;
