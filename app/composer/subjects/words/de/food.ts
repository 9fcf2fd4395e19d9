/** German words for food. Notation: word-list.ts. */
export const germanFood = `
apple basket: streuobst, obst, äpfel, apfelernte, apfelsaft, mosterei
artichoke: artischocke, artischocken, artischockenherzen
asparagus: grüner spargel, grünspargel, grünen spargel
baklava: baklava
barbecue: gasgrill, holzkohlegrill, grills, grillgeräte, gasgrills, grillshop, outdoorküche, outdoorküchen, grillverleih
barbecue: grillkohle, grillbriketts, grillzubehör, grillkurs, grillseminar, smoker, bbq, elektrogrill, weber grill
barbecue: grillakademie, grillplatz, kugelgrill, kontaktgrill
beetroot: rote bete, rote beete, rote rübe, rote rüben, randen, rote-bete-saft, rote-bete-salat
berliner: berliner krapfen, berliner pfannkuchen, faschingskrapfen, kreppel, marmeladenkrapfen, krapfen, berliner
birthday-cake cupcake: konditorei, torte, torten, geburtstagstorte, backkurs, tortenkurs
blackberry: brombeere, brombeeren
blueberries: heidelbeeren, blaubeeren
braided-bread: hefezopf, hefezöpfe, butterzopf, butterzöpfe, sonntagszopf, osterzopf, nusszopf
bread: brot, brote, brotbackkurs, brot backen, sandwichmaker
bread croissant: bäckereifachverkäufer, bäckereifachverkäuferin, backshop
bread wheat: mehl
bread-dumplings: semmelknödel, serviettenknödel, brezenknödel, speckknödel, kartoffelklöße, kartoffelknödel, knödel
bread-dumplings: klöße
bread-roll: semmel, schrippe, schrippen, weggli, brötchenservice, frühstücksbrötchen, brötchen, semmeln, weckle
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: burgerrestaurant, burgerladen, burgergrill, burger, hamburger
burger meat-on-bone: pulled pork
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut
cake-slice: kuchenbuffet, backform, springform, muffinform, kuchen, kaffee und kuchen, pflaumenkuchen, zwetschgenkuchen
cake-slice: streuselkuchen, käsekuchen, kuchentheke
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
christmas-pudding: christmas pudding, plumpudding
cinnamon-roll: zimtschnecke, zimtschnecken, franzbrötchen, rosinenschnecken, nussschnecken
clams: venusmuscheln, venusmuschel
cookie: plätzchen, kekse
corn: maiskolben
cotton-candy: zuckerwatte, zuckerwattemaschine
couscous: couscous, kuskus
coxinha: coxinha, coxinhas
cream-bun: windbeutel, profiteroles
crepe: crêpe, crêpes, crepes, crêperie, creperie, crêpesstand
croissant: frühstück, brunch
croissant bread: baumkuchen am spieß, bäckerei, bäcker, backstube, konditorei und bäckerei, croissant, backwaren
curry rice: indisches restaurant, inder restaurant, indische küche, curry
custard-tart: pastel de nata, pastéis de nata, pasteis de nata
dates: datteln, medjool
doughnut: donuts
dumpling: dumplings, pierogi, schlutzkrapfen
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
fruit-tart: obsttorte, obsttorten, obstkuchen, obsttörtchen, erdbeertorte, erdbeerkuchen
frying-pan cook: pfannen, töpfe
frying-pan open-book: rezept der woche, rezepte der woche, rezept pro woche, rezept newsletter
garlic: knoblauch
gingerbread: lebkuchen, lebkuchenhaus, lebkuchenhäuser, pfefferkuchen
grapes: weintrauben
grapes barrel: kelter, federweißer
gratin: gratin, gratins, kartoffelgratin, nudelgratin, gemüsegratin
ham: schinken, rohschinken, kochschinken, räucherschinken, landschinken
hamper gift: geschenkkorb, geschenkkörbe, präsentkorb, präsentkörbe
honey bee: bienenprodukte, propolis, imkereibedarf, bienenwachs, imkerbedarf, honig, waldhonig, honig im glas
hot-cross-bun: hot cross buns
hot-dog: hotdogs
ice-cream: eisdiele, eiscafé, eiscreme
ice-lolly: eis am stiel, wassereis
indian-sweets: indische süßigkeiten, jalebi, barfi, gulab jamun
jar-cake: kuchen im glas, torte im glas, küchlein im glas
kale: grünkohlessen, federkohl, grünkohl
kebab: döner, kebap, kebab, dönerladen
king-cake: dreikönigskuchen
lasagne: lasagne, lasagnen
lemon soft-drink: limonaden, limonade, limonadenstand
macaroni: makkaroni, käsemakkaroni, mac and cheese
macarons: macaron, macarons
maple-syrup: ahornsirup
meat-on-bone: krustenbraten, spanferkel, schweinshaxe, grillfest, grillen, grillabend, grill
meat-on-bone dinner-plate: sonntagsbraten, sonntagsessen
mushroom: pilze, pilzwanderung, pfifferlinge
mussel: muscheln satt, muscheln rheinische art, miesmuscheln, muschelessen
nachos: nachos, tortilla-chips, tortillachips
noodles chopsticks: nudelbar, ramen, asia-imbiss, thai-restaurant, chinesisches restaurant, asiatisches restaurant
noodles chopsticks: nudeln, vietnamesisch, pho, bun cha, asiatisch, asiate, koreanisches restaurant, koreanisch, udon
noodles chopsticks: thailändisch, thai-imbiss, chinarestaurant, china-restaurant, wok, asia-restaurant, wokgerichte
noodles chopsticks: thai-küche
olive-oil olives: olivenöl, ölmühle, speiseöl
olives: oliven, antipasti
olives cutlery: griechische taverne, grieche, taverne, feinkost italien, tapasbar
omelette: omelett, omeletts, omelette, spanisches omelett, tortilla española
onion: zwiebeln
panettone: panettone
peanuts: nüsse und mandeln, erdnüsse, nussmix, studentenfutter
peanuts pistachios: nüsse, nüsse und trockenfrüchte, trockenfrüchte
pide: pide
pide cheese: chatschapuri, khachapuri
pie: quiche, zwiebelkuchen, apfelkuchen
pistachios peanuts: ~ pistazie, pistazien
pizza: pizzeria, pizza, pizzen
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, zwetschken
pomegranate: granatapfel, granatäpfel
popcorn film-camera: kino, kinos, programmkino, lichtspielhaus, filmabend, open-air-kino, kinoabend
potato: kartoffeln
potato-fritters: reiberdatschi, latkes, rösti, kartoffelrösti, kartoffelpfannkuchen, kartoffelpuffer, reibekuchen
powder-tub: proteinpulver, eiweißpulver, whey protein, molkenprotein, kreatin
pretzel: brezel, brezeln, breze, brezen, laugengebäck, laugenstangen
pretzel sausage: weißwurstfrühstück
pumpkin: kürbis, kürbisse, kürbisfest, kürbishof
raspberry: himbeere, himbeeren, himbeerfeld, himbeerhof, himbeeren selber pflücken, himbeeren pflücken
ravioli: tortelloni, maultaschen, ravioli
rhubarb: rhabarber, rhabarberkuchen, rhabarberkompott, rhabarbersaft, rhabarberschorle, rhabarbermarmelade
roast-chicken: brathähnchen, grillhähnchen, grillhendl, hähnchen vom grill, hähnchengrill
round-loaf: sauerteigbrot, sauerteigbrote, sauerteig, natursauerteig, bauernbrot, bauernbrote, landbrot, roggenbrot
round-loaf: roggenbrote, holzofenbrot, holzofenbrote, steinofenbrot, brotlaib, brotlaibe, krustenbrot
saffron: safran, safranfäden
salad: vegan, vegetarisch, veganes restaurant, salat, salate, ernährungsberatung, ernährungsberater, abnehmen
salad rice: poké bowl, poké, bowls, buddha bowl
salt sack: winterstreu, meersalz, salz
sandwich baguette: pausenbrote, pausenbrot, sandwich, belegte brötchen
sausage cheese: grillgut, bratwurst, wurst, würstchen, wurstwaren, weißwurst, wurstspezialitäten
sausage french-fries: currywurst, currywürste, currywurst pommes, currywurst mit pommes
schnitzel: schnitzel, wiener schnitzel, schnitzeltag, schnitzeltage, schnitzelhaus, schnitzelessen, schnitzelbuffet
schnitzel: cordon bleu, jägerschnitzel, backhendl
skewers barbecue: schaschlik, fleischspieße, grillspieße, spieße
skewers meat-on-bone: cevapcici, adana
soft-ice-cream ice-cream: eis, softeis
soft-ice-cream pistachios: pistazieneis
spaghetti tomato: italiener, italienisches restaurant, pasta
spare-ribs: spareribs, spare ribs, schälrippchen, schweinerippchen
spring-rolls: frühlingsrolle, frühlingsrollen, sommerrollen
steak kitchen-knife: fleischtheke, wursttheke, fleisch- und wursttheke, metzgereifachverkäufer, metzgereifachverkäuferin
steak kitchen-knife: fleischereifachverkäufer, fleischereifachverkäuferin, verkäufer fleischtheke, metzgerei, metzger
steak kitchen-knife: fleischerei, fleischer, steakhaus, steak, schlachter, rinderfilet, wurstplatte, dry aged, dry-aged
steak kitchen-knife: hausschlachtung, galloway, angus
steak meat-on-bone: lamm, lammkeule, lammfleisch, zicklein, lammkoteletts
steamed-bun: bao buns, baozi, dampfbrötchen, bao-brötchen
stew: suppe, suppen, suppenküche, erbsensuppe
stew cutlery: omas küche, hausmannskost, rouladen, schweinebraten, sauerbraten, gulasch, eintopf, fertiggerichte
stew cutlery: fertiggericht, hausgemachte gerichte, gerichte im glas, essen im glas
stollen: christstollen, weihnachtsstollen, dresdner stollen, marzipanstollen, mandelstollen, mohnstollen, butterstollen
stollen: rosinenstollen, stollenbäckerei, quarkstollen, stollen
strawberry: beeren, erdbeeren, erdbeerfeld, selber pflücken
strawberry basket: selbstpflücker
strudel: topfenstrudel, quarkstrudel, apfelstrudel
sushi chopsticks: sushi
taco: tacos, mexikanisches restaurant, mexikaner
tarte-flambee: flammekueche, flammkuchenabend, flammkuchen
tomato: tomaten
truffle: trüffelsuche, schwarze trüffel, schwarzer trüffel, weiße trüffel, weißer trüffel, frische trüffel, trüffelöl
truffle: trüffelpasta, trüffelmenü, trüffelbutter, trüffelabend, trüffelwanderung, trüffelwanderungen, wintertrüffel
truffle: sommertrüffel, perigord-trüffel, alba-trüffel, trüffelmarkt, trüffeljagd, trüffelsalz, burgundertrüffel
truffle: herbsttrüffel
truffle dog: trüffelhund, trüffelhunde
waffle: waffeln, waffeleisen
walnut: walnuss, baumnüsse, haselnuss, walnüsse, haselnüsse, mandeln, cashews, cashewkerne
watermelon: wassermelonen
wedding-cake: hochzeitstorte, hochzeitstorten
white-asparagus: spargel, weißer spargel, weißen spargel, spargel vom hof, frischer spargel, frischen spargel
white-asparagus: spargelhof, spargelhöfe, spargelzeit, spargelverkauf, spargelessen, spargelbauer, spargelsaison
white-asparagus: spargelstecher, spargelfest, bleichspargel
yoghurt: joghurt, joghurts, jogurt, naturjoghurt
yule-log: bûche de noël
`;
