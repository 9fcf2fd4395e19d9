/** French words for food. Notation: word-list.ts. */
export const frenchFood = `
apple basket: cueillette de pommes, cueillette des pommes, fruits, pommes, verger
apple lollipop: pomme d'amour, pommes d'amour
apricot: abricot, abricots, confiture d'abricots, abricots secs
arancini: arancini, arancinis, arancino, boulettes de riz siciliennes
arepa: arepa, arepas, arepas garnies
artichoke: artichaut, artichauts, cœurs d'artichaut
asparagus: asperges
baguette: baguettes
baklava: makrout, makrouts, makroud, kalb el louz
banana: alloco, aloco
banh-chung: bánh chưng, banh chung, bánh tét, gâteau de riz gluant
barbecue: barbecue à gaz, barbecues, planchas, plancha à gaz, cuisine d'extérieur, cuisines d'extérieur
barbecue: barbecue à charbon, barbecue
beans: mogette, mogettes, mojettes, flageolets, cocos de Paimpol, fèves au lard, pois chiche, pois chiches
beans: lentilles vertes du Puy, lentilles du Puy, lentilles corail, petit salé aux lentilles, légumes secs
beetroot: betterave, betteraves, betterave rouge, betteraves rouges, jus de betterave
bell-pepper egg: piperade, piperades
berliner: boule de berlin, boules de berlin, beignet à la confiture, beignets à la confiture, beignets fourrés
biltong: biltong, viande séchée, bœuf séché, beef jerky
birthday-cake cupcake: gâteau d'anniversaire, cake design
blackberry: mûres sauvages, confiture de mûres
blueberries: myrtilles, bleuets sauvages, bleuets frais, tarte aux bleuets, autocueillette de bleuets, camerise
blueberries: camerises
braided-bread: tresse brioche, tresse au beurre, brioche tressée, brioches tressées, tresse briochée, brioche vendéenne
braided-bread: brioches
bread: pain, pains, cours de pain, fouace, fouaces, cramique, cramiques, cougnou, cougnous, taillaule, taillaules
bread: pastis landais, praluline
bread croissant: boulangère, fournil, vendeuse en boulangerie, vendeur en boulangerie, vendeuse boulangerie
bread-dumplings: knödel, quenelles de pain, boulettes de pain
bread-roll: petits pains, petit pain, manele, mannele, mannala
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
brussels-sprouts: choux de Bruxelles, chou de Bruxelles
burger french-fries: restaurant de burgers, burgers, burger, hamburgers
burrito: tacos français
burrito french-fries: tacos lyonnais, french tacos, tacos 3 viandes
cabbage: chou, choux verts, choucroute, chou blanc, chou rouge
cabbage sausage: choucroutes
cabbage-rolls: chou farci, choux farcis, feuilles de chou farcies, cigares au chou
cake-slice: cakes, entremets, vente de gâteaux, moules à muffins, gâteau, gâteaux, pâtisserie, pâtisseries, pâtissier
cake-slice: pâtissière, far breton, fars bretons, baba au rhum, babas au rhum, tarte tropézienne, tartes tropéziennes
cake-slice: fiadone
cake-slice cherries: forêts-noires, part de forêt-noire
cake-slice strawberry: fraisier, fraisiers
cake-slice raspberry: framboisier, framboisiers
cake-slice maple-syrup: pouding chômeur, poudings chômeur
canapes: petits fours salés, pièces cocktail, amuse-bouches, amuse-bouche, canapés apéritifs, plateau apéritif
canapes: mises en bouche
candied-almonds: pralines roses, amandes caramélisées, amandes pralinées
candy lollipop: bonbons, confiserie, calissons, confiseries, sucreries
candy: berlingot, berlingots, cuberdon, cuberdons, bergamotes de Nancy, coussin de Lyon, coussins de Lyon, guimauve
candy: guimauves
candy apple: pâte de fruits, pâtes de fruits
candy chestnut: marron glacé, marrons glacés
candy gift: dragée, dragées
canned-food basket: banque alimentaire, collecte alimentaire, colis alimentaires, aide alimentaire, resto du cœur
canned-food basket: restos du coeur, épicerie sociale, distribution alimentaire, denrées alimentaires, denrées
canned-food basket: soupe populaire, épicerie solidaire, guignolée, guignolées
cannoli: cannoli, cannolis, cannolo, cannoli siciliens
carnival-fritters: bugnes, bugnes lyonnaises, oreillettes, merveilles de carnaval, beignets de carnaval
cassava: manioc, igname, ignames, racine de manioc, frites de manioc
cauliflower: chou-fleur, choux-fleurs, gratin de chou-fleur
charcuterie-board: planche de charcuterie, planches de charcuterie, planche mixte, planches mixtes, planche apéro
charcuterie-board: plateau de charcuterie, charcuterie et fromages
cheese: fromagerie, fromager, fromage, fromages, raclette, plateau de fromages, affineur, fromagère, comté, crèmerie
cheese: fromage de chèvre, chèvrerie, appareil à raclette, maroilles, munster fermier, munsters, tarte au munster
cheese: cancoillotte, mont d'or chaud, vacherin mont-d'or, saint-marcellin affiné, picodon, picodons, tomme, tommes
cheese: tomme de Savoie, reblochon, reblochons, bleu d'Auvergne, fourme d'Ambert, brie de Meaux, époisses, brocciu
cheese: saint-nectaire fermier, morbier, gruyère, ossau-iraty, crottin de Chavignol, welsh complet, malakoffs
cheese ham: planches apéro, planche apéritive, planches apéritives
cheese ham: planche à partager, planches à partager
cheese-bread: gougère, gougères
cherries: cerises
chestnut: fête de la châtaigne, châtaignes, marrons
chicken-leg: poulet
chilli: piment, piments, piment d'Espelette, purée de piment, piment fort
chimney-cake: gâteau cheminée, gâteaux cheminée, kürtőskalács, trdelnik, trdelník, gâteau à la broche
chimney-cake: gâteaux à la broche
chocolate candy: chocolat, chocolatier, chocolats, chocolaterie, ballotin, truffes au chocolat, truffe au chocolat
chocolate candy: truffes en chocolat
chocolate: fontaine à chocolat, fontaines à chocolat
christmas-pudding: christmas pudding, plum-pudding, plum pudding
churros chocolate: churros, chichis, churro
cinnamon-roll: roulé à la cannelle, roulés à la cannelle, brioche à la cannelle, brioches à la cannelle, cinnamon rolls
cinnamon-roll: pain aux raisins, pains aux raisins, escargot aux raisins, escargots aux raisins, pet de sœur
cinnamon-roll: pets de sœur
clams: palourde, palourdes, palourdes farcies
congee: congee, bouillie de riz, porridge de riz
cookie: biscuits, cookies, biscuiterie, palet breton, palets bretons, sablé breton, sablés, sablés de Noël, canistrelli
cookie: navettes de Marseille, navettes provençales, couque de Dinant, couques de Dinant, pain à la grecque, bredele
cookie: bredeles, bredele de Noël, bricelets, bricelet, tuiles aux amandes, tuile aux amandes, langues de chat
cookie: cornes de gazelle, corne de gazelle
cooking-oil: huile de colza, huile de tournesol, huile de noix, huile de lin, huile de courge, huile végétale
cooking-oil: huile alimentaire
corn: blé d'Inde, blés d'Inde, épluchette, épluchettes, épluchette de blé d'Inde
corn-dog: corn dog, corn dogs, corn dogs coréens
cotton-candy: barbe à papa, barbes à papa
courgette: courgette, courgettes, courgettes farcies, fleurs de courgette
couscous: couscous royal, couscous à emporter, couscous
couscous fish: attiéké, attieke, garba ivoirien, garba thon, attiéké poisson, attiéké thon
coxinha: coxinha, coxinhas
cream-bun: chou à la crème, choux à la crème, profiteroles, pâte à choux, paris-brest, gâteau saint-honoré
cream-bun: saint-honorés, chouquette, chouquettes, dune blanche, dunes blanches, religieuse au café, religieuses au café
cream-bun: religieuse au chocolat, religieuses au chocolat
crepe: crêpe, crepes, creperie, crêpes suzette, crêperie, crêpes, chandeleur, galettes, galettes bretonnes
crepe: galette saucisse, crêpière, crêpières
crepe ham: ficelle picarde, ficelles picardes
crisps: chips de pommes de terre, chips artisanales, chips de banane, chips de plantain, chips aux crevettes
crisps: paquet de chips
croissant: petit-déjeuner
croissant bread: boulangerie, boulanger, viennoiserie, viennoiseries, croissants
croissant chocolate: chocolatine, chocolatines, couque au chocolat, couques au chocolat
croquettes: croquettes de pommes de terre, croquettes aux crevettes, croquette de crevettes, croquettes au fromage
croquettes: croquettes de jambon
currants: groseille, groseilles, gelée de groseilles, canneberge, canneberges, airelles
curry rice: restaurant indien, curry, cuisine indienne, indien, naan
curry: cari, caris, cari poulet, cari de poulet, colombo de poulet, colombo de porc, colombo de cabri
custard-tart: pastel de nata, pasteis de nata, pastéis de nata, flan pâtissier, flans pâtissiers, flan parisien
custard-tart: tourment d'amour, tourments d'amour
daifuku: daifuku, mochi, mochis, mochis glacés
dates: dattes
donburi: donburi, donburis, gyudon, oyakodon, katsudon
dorayaki: dorayaki, dorayakis
doughnut: beignets, beigne, beignes, beignes glacés, bambalouni, bambalounis
dragon-fruit: fruit du dragon, fruits du dragon, pitaya, pitahaya
dumpling: raviolis chinois, raviolis vapeur, bouchons réunionnais, bouchon réunionnais
easter-egg: œuf de pâques, œufs de pâques, œuf en chocolat, œufs en chocolat, chocolats de pâques, oeufs de pâques
easter-egg: oeufs en chocolat, oeuf en chocolat
eclair: éclair au chocolat, éclairs au chocolat, éclair au café, éclairs au café
eel-box: unadon, unaju, anguille grillée sur riz
egg basket: œufs, oeufs, œufs frais
empanada: empanada, empanadas, fataya, fatayas, pastels au poisson, pastels au thon, pastels sénégalais
empanada apple: chausson aux pommes, chaussons aux pommes
endive: endive, endives, chicon, chicons, endives au jambon, chicons au gratin
falafel flatbread: libanais, traiteur libanais, restaurant libanais, mezzé, mezzés
fig: figue, figues, figues fraîches, figues sèches, confiture de figues, figuier, figuiers
fish-balls: boulettes de poisson, boulette de poisson
flatbread: socca, msemen, msemmen, mhadjeb, mahjouba
focaccia: focaccia, focaccias, fougasse, fougasses
focaccia onion: pissaladière, pissaladières
fondue: fondue, fondue savoyarde
fondue wine: carnotzet, carnotzets
french-fries: friterie, baraque à frites, cornet de frites, friteuse, friteuses
fruit-tart: tarte aux fruits, tartes aux fruits, tartelette aux fruits, tartelettes aux fruits, tarte aux fraises
fruit-tart: tartelette aux fraises, tarte, tartes, clafoutis, flognarde, flaugnarde
frying-pan: poêle antiadhésive, poêle en fonte
fufu: foutou, foufou, fufu, placali, chikwangue
garlic: tresses d'ail, ail
garlic fish: aïoli, grand aïoli
gimbap: gimbap, kimbap, gimbaps, kimbaps, rouleaux coréens
gingerbread: pain d'épices, pain d'épice, pains d'épices
gnocchi: gnocchi, gnocchis, gnocchis maison, gnocchis frais, gnocchis de pommes de terre
grapes barrel: pressoir
grapes wine: vendange, vendanges, fête des vendanges, fête du vin, foire aux vins
gratin: gratin, gratins, gratin dauphinois, gratin de pommes de terre, tartiflette, croziflette, croziflettes
gratin: pâté chinois, pâtés chinois
green-beans: haricots verts, haricot vert, haricots verts frais
ham: jambon, jambons, jambon cru, jambon blanc, jambon à l'os, jambon de pays, viande des Grisons, lonzu
ham: coppa
hamper gift: panier gourmand, paniers gourmands, panier garni, paniers garnis, coffret gourmand, coffrets gourmands
hamper gift: colis gourmand
hog-roast: cochon à la broche, cochons à la broche, cochon grillé, méchoui de porc, porcelet à la broche
honey bee: produits de la ruche, apiculture, cire d'abeille, apiculteur, miel, gelée royale
honey wine: hydromel, hydromels
hot-dog: hot-dogs
hummus: houmous, hoummous, tzatziki, tarama, caviar d'aubergine, baba ganoush
ice-lolly: bâtonnet glacé, bâtonnets glacés, esquimau glacé, glaces à l'eau, sucette glacée, esquimaux glacés
idli: idli, idlis, medu vada, idli vada
indian-sweets: pâtisseries indiennes, jalebi, barfi, gulab jamun
injera-platter: injera, restaurant éthiopien, cuisine éthiopienne, plat éthiopien, restaurant érythréen
injera-platter: cuisine érythréenne
jar-cake: gâteau en bocal, gâteaux en bocal, gâteau dans un bocal, cake in a jar
jelly: dessert en gelée, gelée de fruits rouges, jelly anglaise
kale: chou kale
kebab: kebab, döner
king-cake: couronne des rois, gâteau des rois, brioche des rois
kohlrabi: chou-rave, choux-raves, chou rave, choux raves
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
maple-syrup: sirop d'érable, cabane à sucre, cabanes à sucre, temps des sucres, tire sur la neige, érablière
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
olive-oil olives: oliveraie, trituration, huile d'olive, huiles d'olive, moulin à huile, huilerie
olives: olives, tapenade
olives cutlery: bar à tapas
omelette: omelette, omelettes, omelette espagnole, tortilla espagnole
onion: échalote, échalotes
orange: presse-agrumes, clémentine corse, clémentines, clémentines corses, mandarines
orange soft-drink: jus, smoothies
pancakes coffee: brunch
pancakes: baghrir, baghrirs
panettone: panettone, panettones
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaye, papayes, salade de papaye
parfait: coupe glacée, coupes glacées, coupe de glace, parfait japonais
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
pie: pastis gascon
pie crown: galette des rois, galettes des rois, galette, fève en porcelaine, fèves en porcelaine, fèves de collection
pie apple: croustade aux pommes, croustades aux pommes, croustade landaise
pistachios peanuts: ~ pistache, pistaches
pizza: camion pizza, camion à pizzas, le camion à pizza, pizzeria, pizza, pizzas
plum: prune, prunes, mirabelles, quetsches, pruneaux, pruneau, reine-claude, reines-claudes
polenta: polenta, polenta crémeuse, polenta maison, soirée polenta
pomegranate: grenade fruit, jus de grenade, grenades bio
popcorn film-camera: cinéma, ciné, soirée cinéma
potato: patates, pommes de terre, pommes dauphine, pommes duchesse, pommes sautées, pommes noisettes, pommes grenailles
potato: grenailles
potato cheese: truffade, truffades, aligot, aligots, aligot saucisse
potato sausage: stoemp, stoemp saucisse
potato-fritters: galettes de pommes de terre, galette de pommes de terre, rösti, röstis, latkes
powder-tub: protéine en poudre, protéines en poudre, poudre de protéines, whey, créatine
pudding coconut: flan coco, flans coco
pumpkin: potiron, potirons, citrouille, citrouilles, courges, potimarrons, potimarron
quesadilla: quesadilla, quesadillas, quesadilla au fromage, quesadillas au poulet
radish: radis, radis roses, botte de radis, radis beurre
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
sandwich french-fries: mitraillette, mitraillettes
sauce-bottle: sauce piquante, sauces piquantes, sauce pimentée, ketchup, sauce barbecue, sauce soja, sriracha, nuoc-mâm
sausage cheese: saucisson, saucisses, traiteur charcutier, charcuterie, charcutier, merguez, boudin
sausage fire: fumaison, saumon fumé artisanal
sausage: saucisse, andouillette, andouillettes, andouille de Guémené, andouille de Vire, diots, diot, knacks, knack
sausage: figatelli, figatellu, longeole, longeoles, fricadelle, fricadelles, saucisse aux choux, saucisse de Morteau
sausage: papet vaudois
sausage-roll: friand, friands
schnitzel: escalope milanaise, escalopes milanaises, escalope panée
scotch-egg: œuf écossais, œufs écossais, Scotch egg
shaved-ice: granita, granitas, granités
skewers barbecue: brochette, brochettes, chachlik
skewers: suya, choukouya
soft-ice-cream ice-cream: glaces, glacier, crème glacée, glace artisanale, sorbet
soft-ice-cream pistachios: glace à la pistache, glace pistache
soft-ice-cream: crème molle, crèmes molles, cornet de glace, cornets de glace
spaetzle: spätzle, spaetzle, spätzles, spaetzles, knepfles
spaghetti tomato: restaurant italien, pâtes fraîches, trattoria, traiteur italien
spare-ribs: travers de porc, spare ribs, côtes levées
spice-bowls: épices, mélange d'épices, mélanges d'épices, curcuma, bâtons de cannelle, cardamome, garam masala
sponge-pudding: sticky toffee pudding, pudding vapeur, pudding anglais, puddings anglais
spring-rolls: nem, nems, rouleau de printemps, rouleaux de printemps
steak kitchen-knife: boucherie, boucher, steak, viande, bouchère, entrecôte, côte de bœuf, tartare
steak meat-on-bone: agneau, agneau de lait, gigot, gigots, gigot d'agneau, chevreau, agneau fermier, côtelettes
steak: pierrade, pierrades
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
yoghurt: dégué, thiakry
yorkshire-pudding: yorkshire pudding, yorkshire puddings, pudding du yorkshire
yule-log: bûche, bûche de noël, bûches de noël, bûche glacée, bûches glacées, bûches pâtissières, bûche pâtissière
zongzi: zongzi, zongzis, fête des bateaux-dragons
`;
