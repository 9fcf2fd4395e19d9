/** German words for food. Notation: word-list.ts. */
export const germanFood = `
apple basket: streuobst, obst, äpfel, apfelernte, apfelsaft, mosterei
asparagus: grüner spargel, grünspargel, grünen spargel
baklava: baklava
barbecue: gasgrill, holzkohlegrill, grills, grillgeräte, gasgrills, grillshop, outdoorküche, outdoorküchen, grillverleih
barbecue: grillkohle, grillbriketts, grillzubehör, grillkurs, grillseminar, smoker, bbq, elektrogrill, weber grill
barbecue: grillakademie, grillplatz, kugelgrill, kontaktgrill
beetroot: rote bete, rote beete, rote rübe, rote rüben, randen, rote-bete-saft, rote-bete-salat
bento: brotdose, lunchbox
birthday-cake cupcake: konditorei, torte, torten, kuchen, geburtstagstorte, kaffee und kuchen, backkurs, tortenkurs
blueberries: heidelbeeren, blaubeeren
braided-bread: hefezopf, hefezöpfe, butterzopf, butterzöpfe, sonntagszopf, osterzopf, nusszopf
bread: brot, brote, brötchen, brotbackkurs, brot backen, sandwichmaker
bread croissant: laugenstangen, bäckereifachverkäufer, bäckereifachverkäuferin, semmeln, weckle, backshop
bread wheat: mehl
broccoli herb: grünkohl
brownie: brownie, brownies
burger french-fries: burgerrestaurant, burgerladen, burgergrill, burger, hamburger
burger meat-on-bone: pulled pork, spareribs, spare ribs
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut
cake-slice: kuchenbuffet, stollen, apfelstrudel, backform, springform, muffinform
cake-slice coffee: kuchenverkauf, kuchenbasar, kuchenstand, kuchenspenden, tortenbuffet, schwarzwälder kirschtorte
cake-slice coffee: kaffeetafel
candy lollipop: süßigkeiten, süßwaren
canned-food basket: lebensmittelausgabe, tafel braucht, lebensmittelspende, lebensmittelspenden, lebensmittelsammlung
canned-food basket: tafel, foodsharing, konserven
cauliflower: blumenkohl, blumenkohle, karfiol, blumenkohlreis, blumenkohlsuppe
cereal-bowl milk: müsli, müslis, haferflocken, cornflakes
cheese: käse, käserei, käseladen, käsetheke, käsefondue
cherries: kirschen
chicken-leg: hendl, hähnchenwagen, broiler, hähnchen, chicken
chilli: chilisauce, scharfe soße
chimney-cake: baumstriezel, kürtőskalács, kürtöskalács, trdelnik, schornsteinkuchen
chocolate candy: schokolade, pralinen, chocolatier, schokoladentrüffel, schokotrüffel, trüffelpralinen
chocolate gift: adventskalender
cinnamon-roll: zimtschnecke, zimtschnecken, franzbrötchen, rosinenschnecken, nussschnecken
cookie: plätzchen, kekse
corn: maiskolben
cotton-candy: zuckerwatte, zuckerwattemaschine
cream-bun: windbeutel, profiteroles
croissant bread: baumkuchen am spieß, bäckerei, bäcker, backstube, konditorei und bäckerei, croissant, backwaren
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
fig: frische feigen, getrocknete feigen, feigenbaum, feigenbäume, feigenmarmelade, feigensenf
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
rhubarb: rhabarber, rhabarberkuchen, rhabarberkompott, rhabarbersaft, rhabarberschorle, rhabarbermarmelade
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
stollen: christstollen, weihnachtsstollen, dresdner stollen, marzipanstollen, mandelstollen, mohnstollen, butterstollen
stollen: rosinenstollen, stollenbäckerei, quarkstollen
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
`;
