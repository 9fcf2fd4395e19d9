/** French words for food, by the thing they lead to: g to z. Notation: word-list.ts. */
export const frenchFoodGToZ = `
garlic: tresses d'ail, ail
garlic fish: aïoli, grand aïoli
gimbap: gimbap, kimbap, gimbaps, kimbaps, rouleaux coréens
gingerbread: pain d'épices, pain d'épice, pains d'épices
gnocchi: gnocchi, gnocchis, gnocchis maison, gnocchis frais, gnocchis de pommes de terre
grapes barrel: pressoir
grapes secateurs: ouvrier viticole, ouvriers viticoles, ouvrière viticole
grapes wine: vendange, vendanges, fête des vendanges, fête du vin, foire aux vins
gratin: gratin, gratins, gratin dauphinois, gratin de pommes de terre, tartiflette, croziflette, croziflettes
gratin: pâté chinois, pâtés chinois
gratin cheese: welsh maison, welsh au cheddar, welsh complet, welsh au maroilles, welsh frites
green-beans: haricots verts, haricot vert, haricots verts frais
guava: goyave, goyaves
ham: jambon, jambons, jambon cru, jambon blanc, jambon à l'os, jambon de pays, viande des Grisons, lonzu
ham: coppa
hamper gift: panier gourmand, paniers gourmands, panier garni, paniers garnis, coffret gourmand, coffrets gourmands
hamper gift: colis gourmand
hog-roast: cochons à la broche, méchoui de porc, porcelet à la broche, cochon de lait, cochon à la broche
hog-roast: cochon grillé, cochons de lait
honey bee: produits de la ruche, apiculture, cire d'abeille, apiculteur, miel, gelée royale
honey wine: hydromel, hydromels
hot-dog: hot-dogs
hummus: houmous, hoummous, tzatziki, tarama, caviar d'aubergine, baba ganoush
ice-lolly: bâtonnet glacé, bâtonnets glacés, esquimau glacé, glaces à l'eau, sucette glacée, esquimaux glacés
idli: idli, idlis, medu vada, idli vada
indian-sweets: pâtisseries indiennes, jalebi, barfi, gulab jamun
injera-platter: injera, restaurant éthiopien, cuisine éthiopienne, plat éthiopien, restaurant érythréen
injera-platter: cuisine érythréenne
jackfruit: jacquier, jacquiers, fruit du jacquier, jackfruit
jar-cake: gâteau en bocal, gâteaux en bocal, gâteau dans un bocal, cake in a jar
jelly: dessert en gelée, gelée de fruits rouges, jelly anglaise
kale: chou kale
kebab: kebab, döner
kimchi: kimchi, kimchis
king-cake: couronne des rois, gâteau des rois, brioche des rois
kohlrabi: chou-rave, choux-raves, chou rave, choux raves
langos: langos, lángos
lasagne: lasagne, lasagnes
leek: poireau, poireaux, soupe de poireaux, fondue de poireaux
lemon soft-drink: limonades, limonade
lettuce: mâche, cresson, épinard, épinards, blette, blettes, bettes
liquorice: réglisse, réglisses, bonbons à la réglisse, rouleaux de réglisse
loaf-cake: cake au citron, cake moelleux, quatre-quarts, gâteau au yaourt, cake aux fruits confits
loukoumades: loukoumades, lokma, beignets grecs
lychee: litchi, litchis, lychee
macaroni: macaroni, macaronis, macaroni au fromage, mac and cheese, knepfle
macarons: macaron, macarons
mango: mangues, mangues séchées
mangosteen: mangoustan, mangoustans
maple-syrup: sirop d'érable, cabane à sucre, cabanes à sucre, temps des sucres, tire sur la neige, érablière
matzah: matza, matzot, pain azyme, pains azymes
meat-on-bone: grillades
meat-on-bone dinner-plate: repas du dimanche, déjeuner dominical, déjeuner du dimanche
meat-on-bone barbecue: méchoui, méchouis, dibi, dibiterie
meatballs: boulettes de viande, boulette de viande, boulet à la liégeoise, boulets à la liégeoise, boulets liégeois
meatballs: boulettes sauce tomate
melon-pan: melonpan, melon pan, pain melon japonais
meringue: meringue, meringues, pavlova, pavlovas
mille-feuille: mille-feuille, mille-feuilles, millefeuille, millefeuilles
mixed-nuts: amandes, noisettes, noix de cajou, noix de pécan, noix de macadamia, noix du Brésil, cajou, fruits à coque
muffin: muffin, muffins, muffins maison, muffins aux myrtilles
mushroom: champignonnière, champignons, cèpes, girolle, girolles, morille, morilles, pleurote, pleurotes
mushroom: trompettes de la mort, trompette de la mort
mussel: moules frites, moules-frites, moules de bouchot, mytiliculteur, mytiliculture, moules
nachos: nachos, tortilla chips
noodles chopsticks: ramen, nouilles, restaurant asiatique, restaurant thaï, restaurant chinois, traiteur asiatique, pho
noodles chopsticks: bo bun, bobun, pad thaï, restaurant coréen, cuisine asiatique, vietnamien, wok
noodles: phở, soupe phở, soupe pho
nougat: nougat, nougats, nougat blanc, nougat de Montélimar, touron, nougat artisanal
okonomiyaki: okonomiyaki, okonomiyakis, galette japonaise
okra: gombo, gombos, okra
olive-oil olives: oliveraie, trituration, huile d'olive, huiles d'olive, moulin à huile, huilerie, olivades, olivade
olives: olives, tapenade
olives cutlery: bar à tapas
omelette: omelette, omelettes, omelette espagnole, tortilla espagnole
onion: échalote, échalotes
orange: presse-agrumes, clémentine corse, clémentines, clémentines corses, mandarines
orange soft-drink: jus
paella: paëlla, paëllas
pancakes coffee: brunch
pancakes: baghrir, baghrirs
panettone: panettone, panettones
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaye, papayes, salade de papaye
parfait: coupe glacée, coupes glacées, coupe de glace, parfait japonais
parsnip: panais
passion-fruit: fruit de la passion, fruits de la passion, maracuja, maracudja
pea-pod: petits pois, petits pois frais
peach: pêches de vigne, pêche de vigne, confiture d'abricot
peanuts pistachios: fruits secs
pear: poires
persimmon: plaquemine, plaquemines, fruit du plaqueminier, kaki mûr, kakis mûrs, kaki persimon
pide: pide, pides
pie: quiche, pâté en croûte, pâtés en croûte, pâté lorrain, pâtés lorrains, flamiche, flamiches, tarte aux poireaux
pie: tarte à l'oignon, tartes à l'oignon, tarte au fromage, tarte à la tomate, tarte salée, tartes salées
pie: tarte al djote, tarte au sucre, tartes au sucre, tarte à la farlouche, tarte à la raisinée, tarte aux pralines
pie: pastis gascon, tarte au maroilles, tartes au maroilles, pastilla, pastillas, tielle, tielles, tielle sétoise
pie: tielles sétoises
pie crown: galette des rois, galettes des rois, galette, fève en porcelaine, fèves en porcelaine, fèves de collection
pie apple: croustade aux pommes, croustades aux pommes, croustade landaise
pistachios peanuts: ~ pistache, pistaches
pizza: camion pizza, camion à pizzas, le camion à pizza, pizzeria, pizza, pizzas
plum: prune, prunes, mirabelles, quetsches, pruneaux, pruneau, reine-claude, reines-claudes
poke-bowl: poke bowl, poke bowls, pokébowl, poke hawaïen, poké, pokés, poké bowl, poké bowls
polenta: polenta, polenta crémeuse, polenta maison, soirée polenta
pomegranate: grenade fruit, jus de grenade, grenades bio
pomelo: pomelo, pomélo, pamplemousse, pamplemousses
popcorn film-camera: cinéma, ciné, soirée cinéma
potato: patates, pommes de terre, pommes dauphine, pommes duchesse, pommes sautées, pommes noisettes, pommes grenailles
potato: grenailles
potato cheese: truffade, truffades, aligot, aligots, aligot saucisse
potato sausage: stoemp, stoemp saucisse
potato-fritters: galettes de pommes de terre, galette de pommes de terre, rösti, röstis, latkes
powder-tub: protéine en poudre, protéines en poudre, poudre de protéines, whey, créatine
prickly-pear: figue de barbarie, figues de barbarie
pudding coconut: flan coco, flans coco
pumpkin: potiron, potirons, citrouille, citrouilles, courges, potimarrons, potimarron
quesadilla: quesadilla, quesadillas, quesadilla au fromage, quesadillas au poulet
quince: coing, coings, gelée de coing
raclette: raclette, raclettes, soirée raclette, appareil à raclette
radish: radis, radis roses, botte de radis, radis beurre
rambutan: ramboutan, ramboutans
raspberry: framboise, framboises, framboises à cueillir, cueillette de framboises
ravioli: ravioli, raviolis, ravioles
rhubarb: rhubarbe, rhubarbes, tarte à la rhubarbe, compote de rhubarbe, confiture de rhubarbe
rice fish: thiéboudienne, thieboudienne, thiéboudiène, tiep, thiep
rice: riz au gras, riz gras
ring-cake: kouglof, kouglofs, kougelhopf, gâteau bundt, bundt cake
roast-chicken: poulet rôti, poulets rôtis, rôtisserie, rôtisseur, poulet braisé, poulets fermiers rôtis, volailler
roast-chicken: chapon, chapons, pintade rôtie, pintade farcie, pintades farcies
roast-duck: canard laqué, canards laqués, canard rôti, canard de Pékin
round-loaf: pain au levain, pains au levain, levain, pain de campagne, pains de campagne, boule de campagne
round-loaf: miche de pain, miches, tourte de seigle, pain de seigle, cuchaule, cuchaules
saffron: safran, safraniculteur, safranière
salad: végan, vegan, végétarien, restaurant végétarien, salade, salades, diététicienne, nutritionniste, diététicien
salad: rééquilibrage alimentaire, perte de poids, végétalien, maigrir, régime
salad rice: bar à salades, poke
samosa: samoussa, samoussas, samosa, samosas, brick à l'œuf, bricks à l'œuf, brick au thon, bricks au thon, brik à l'œuf
samosa: briks
sandwich baguette: sandwicherie, sandwich, sandwichs
sandwich: pan bagnat, pans bagnats, fricassé tunisien, fricassés tunisiens, smoked meat, jambon-beurre, jambons-beurre
sandwich: bokit, bokits
sandwich french-fries: mitraillette, mitraillettes
satay: satay, brochettes satay, brochette satay, brochettes saté, poulet satay
sauce-bottle: sauce piquante, sauces piquantes, sauce pimentée, ketchup, sauce barbecue, sauce soja, sriracha, nuoc-mâm
sausage cabbage: choucroute du club, repas choucroute
sausage cheese: saucisson, saucisses, traiteur charcutier, charcuterie, charcutier, merguez, boudin
sausage fire: fumaison, saumon fumé artisanal
sausage: saucisse, andouillette, andouillettes, andouille de Guémené, andouille de Vire, diots, diot, knacks, knack
sausage: figatelli, figatellu, longeole, longeoles, fricadelle, fricadelles, saucisse aux choux, saucisse de Morteau
sausage: papet vaudois, choucroute garnie, choucroute à emporter, choucroute a emporter, soirée choucroute
sausage-roll: friand, friands
schnitzel: escalope milanaise, escalopes milanaises, escalope panée
scotch-egg: œuf écossais, œufs écossais, Scotch egg
shakshuka: chakchouka, shakshuka, chakchoukas, shakshouka
shaved-ice: granita, granitas, granités
skewers barbecue: brochette, brochettes, chachlik
skewers: suya, choukouya
smorrebrod: smørrebrød, smorrebrod, smörrebröd
soft-ice-cream ice-cream: glaces, glacier, crème glacée, glace artisanale, sorbet
soft-ice-cream pistachios: glace à la pistache, glace pistache
soft-ice-cream: crème molle, crèmes molles, cornet de glace, cornets de glace
spaetzle: spätzle, spaetzle, spätzles, spaetzles, knepfles
spaghetti tomato: restaurant italien, pâtes fraîches, trattoria, traiteur italien
spare-ribs: travers de porc, spare ribs, côtes levées
spice-bowls: épices, mélange d'épices, mélanges d'épices, curcuma, bâtons de cannelle, cardamome, garam masala
sponge-pudding: sticky toffee pudding, pudding vapeur, pudding anglais, puddings anglais
spring-rolls: nem, nems, rouleau de printemps, rouleaux de printemps
steak cow: viande limousine, viande de limousine, colis de boeuf, colis de bœuf, caissette de boeuf
steak cow: colis de viande bovine, bœuf charolais, boeuf charolais, colis de veau, colis de veau sous la mère
steak kitchen-knife: boucherie, boucher, steak, viande, bouchère, entrecôte, côte de bœuf, tartare
steak meat-on-bone: agneau, agneau de lait, gigot, gigots, gigot d'agneau, chevreau, agneau fermier, côtelettes
steak: pierrade, pierrades
steak stew: tête de veau, tête de veau sauce gribiche, langue de bœuf
steamed-bun: baos, baozi, bao burger, brioche vapeur, brioches vapeur
stew: soupe, pot-au-feu, cassoulet, tripes, tripe, tripoux, tripes à la mode de Caen, baeckeoffe, garbure, axoa
stew: axoa de veau, carbonnade, carbonnades, carbonade flamande, gardiane, gardiane de taureau, civet, civets, cipaille
stew: cipâte, chaudrée, harira, chorba, lablabi, mafé, maffé, ndolé, saka-saka, ravitoto, romazava, kedjenou
stew: sauce graine, bouillon d'awara
stew cutlery: plats cuisinés, plat cuisiné, plats cuisinés maison, plats maison, repas maison, bœuf bourguignon
stew cutlery: blanquette, potée, daube, plats mijotés, paella géante pot
stew sausage: rougail saucisse, rougail saucisses, rougail
stollen: stollen, stollens, christstollen, stollen de noël
strawberry: fraises à cueillir, cueillette des fraises, fraises, cueillette de fraises, gariguette, gariguettes
stroopwafel: stroopwafel, stroopwafels, gaufres au sirop, gaufre au sirop
strudel: strudel, strudels, apfelstrudel, strudel aux pommes
sugar: sucre, sucres, sucre en morceaux
sushi chopsticks: sushis, sushi
sweet-potato: patates douces
swiss-roll: gâteau roulé, gâteaux roulés, biscuit roulé, roulé à la confiture
taco: tacos, restaurant mexicain
tagine: tajine, tajines, tagine, tagines, restaurant marocain, cuisine marocaine, couscoussier
taiyaki: taiyaki, taiyakis, gaufre poisson
takoyaki: takoyaki, takoyakis, boulettes de poulpe
tanghulu: tanghulu, brochettes de fruits caramélisés
tangyuan: tangyuan, boules de riz gluant
tarte-flambee: tarte flambée, tartes flambées, flammekueches, flammenkuche, flammekueche
thali: thali, thalis, thali indien, thali végétarien
tiramisu: tiramisu, tiramisù, tiramisus
tofu: tofu, tofu soyeux, tofu fumé, tempeh
tomato: tomates
tomato bell-pepper: farcis niçois, petits farcis, légumes farcis
truffle: truffe, truffes, truffe noire, truffes noires, marché aux truffes, marché de la truffe, fête de la truffe
truffle: trufficulture, trufficulteur, trufficulteurs, huile de truffe, cavage, truffe fraîche
truffle dog: chien truffier, chiens truffiers
tteokbokki: tteokbokki, topokki, tteokbokkis, galettes de riz pimentées
turnip: navet, navets, rutabaga, rutabagas, navets glacés
waffle: gaufres, gaufrier
walnut: cerneaux de noix, noisette, noix de grenoble, noix
watermelon: pastèques
wedding-cake: gâteau de mariage, gâteaux de mariage, pièce montée, pièces montées, wedding cakes, wedding cake
white-asparagus: asperge blanche, asperges blanches, asperges des sables
yoghurt: yaourt, yaourts, yogourt, yogourts, yaourt grec, yaourts fermiers, faisselle, faisselles, fromage blanc, skyr
yoghurt: dégué, thiakry, yaourtière, yaourtières
yorkshire-pudding: yorkshire pudding, yorkshire puddings, pudding du yorkshire
yule-log: bûche, bûche de noël, bûches de noël, bûche glacée, bûches glacées, bûches pâtissières, bûche pâtissière
zongzi: zongzi, zongzis, fête des bateaux-dragons
`;
