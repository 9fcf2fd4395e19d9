/** German words for food, k to z. Notation: word-list.ts. */
export const germanFoodKToZ = `
kale: grünkohlessen, federkohl, grünkohl
kale sausage: kohlessen
kale walker: kohlfahrt, kohlfahrten, kohltour
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
loukoumades: Loukoumades, Lokma, griechische Honigbällchen, Æbleskiver, quarkbällchen
lychee: Litschi, Litschis, Lychee, Lychees
macaroni: makkaroni, käsemakkaroni, mac and cheese, Älplermagronen, Magronen
macarons: macaron, macarons
mangosteen: mangostan, mangostane, mangostanfrucht
maple-syrup: ahornsirup
matzah: mazza, mazzot, matzen, matzah
meat-on-bone: krustenbraten, schweinshaxe, grillfest, grillen, grillabend, Eisbein, Surhaxe, Surhaxn
meat-on-bone: Schweinsstelze, Schweinsstelzen, osterlammbraten
meat-on-bone dinner-plate: sonntagsbraten, sonntagsessen
meat-on-bone cutlery: Schweinebraten, Schweinsbraten, Spießbraten, Rollbraten
meatballs: frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, fleischküchle, fleischlaberl, fleischlaibchen
meatballs: königsberger klopse, hackbällchen
melon-pan: Melonpan, Melonpans, japanisches Melonenbrot
meringue: Baiser, Baisers, Meringue, Meringues, Pavlova, Pavlovas, Baisertorte
mille-feuille: Millefeuille, Mille-feuille, Cremeschnitte, Cremeschnitten, Blätterteigschnitten
mixed-nuts: Mandeln, Cashews, Cashewkerne, Haselnüsse, Pekannüsse, Macadamianüsse, Paranüsse, Nussmischung
muffin: Muffin, Muffins, Blaubeermuffins, Schokomuffins
mushroom: pilze, pilzwanderung, pfifferlinge, schwammerl, schwammerln
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
pancakes: kaiserschmarrn, kaiserschmarren
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
pie: Fruchtwähen, mohnzelten
pie cheese: Chäschüechli, Käseküchlein
pistachios peanuts: ~ pistazie, pistazien
pizza: pizzeria, pizza, pizzen, Pizzabäcker
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, zwetschken, kriecherl, ringlotten, ringlotte
poke-bowl: poke bowl, poke bowls, poké bowl, poke-bowl, pokébowl
polenta: Polenta, cremige Polenta, Polentaschnitten, gebratene Polenta
pomegranate: granatapfel, granatäpfel
pomelo: pomelo, pomelos, pampelmuse, pampelmusen
popcorn film-camera: kino, kinos, programmkino, lichtspielhaus, filmabend, open-air-kino, kinoabend
potato: kartoffeln, Erdapfel, Erdäpfel, Erdäpfelsalat, Härdöpfel
potato sack: kartoffeln einlagern, kartoffeln einkellern, einkellerungskartoffeln
potato-fritters: reiberdatschi, latkes, rösti, kartoffelrösti, kartoffelpfannkuchen, kartoffelpuffer, reibekuchen
potato-fritters: quarkkeulchen
powder-tub: proteinpulver, eiweißpulver, whey protein, molkenprotein, kreatin
pretzel: brezel, brezeln, breze, brezen, laugengebäck, laugenstangen
pretzel sausage: weißwurstfrühstück
prickly-pear: kaktusfeige, kaktusfeigen, feigenkaktus, kaktusfrucht
pudding: rote grütze
pumpkin: kürbis, kürbisse, kürbisfest, kürbishof
quesadilla: Quesadilla, Quesadillas, Käse-Quesadillas, Hähnchen-Quesadilla
quince: quitte, quitten, quittengelee
raclette: raclette, raclettes, raclettegrill, raclette-grill, racletteabend, racletteofen, racletteöfen
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
sausage bread-roll: würstelstand, würstelstände, würstlstand, würstelbude
sausage cheese: grillgut, bratwurst, wurst, würstchen, wurstwaren, weißwurst, wurstspezialitäten
sausage french-fries: currywurst pommes
sausage: Rostbratwürstl, Rostbratwürste, Bratwürstl, Landjäger, Käsekrainer, Debreziner, Wienerle, Wienerli
sausage: Saitenwürstle, Cervelat, Cervelats, Wildschweinsalami, schlachtfest, schlachtfeste, saumagen
sausage: schlachtfestes, schlachtplatte, schlachtplatten, kesselfleisch, blunzn, blunzen, hirschsalami, wildsalami
sausage onion: saure zipfel
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
stew egg: labskaus
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
