/** French words for food. Notation: word-list.ts. */
export const frenchFood = `
apple basket: cueillette de pommes, cueillette des pommes, fruits, pommes, verger
artichoke: artichaut, artichauts, cœurs d'artichaut
asparagus: asperges
baguette: baguettes
barbecue: barbecue à gaz, barbecues, planchas, plancha à gaz, cuisine d'extérieur, cuisines d'extérieur
barbecue: barbecue à charbon
beetroot: betterave, betteraves, betterave rouge, betteraves rouges, jus de betterave
berliner: boule de berlin, boules de berlin, beignet à la confiture, beignets à la confiture, beignets fourrés
birthday-cake cupcake: gâteau d'anniversaire, cake design
blackberry: mûres sauvages, confiture de mûres
blueberries: myrtilles
braided-bread: tresse brioche, tresse au beurre, brioche tressée, brioches tressées, tresse briochée, brioche vendéenne
braided-bread: brioches
bread: pain, pains, cours de pain
bread croissant: boulangère, fournil, chocolatine
bread-dumplings: knödel, quenelles de pain, boulettes de pain
bread-roll: petits pains, petit pain
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: restaurant de burgers, burgers, burger, hamburgers
burrito: tacos français
cabbage: chou, choux verts, choucroute, chou blanc, chou rouge
cabbage sausage: choucroutes
cake-slice: cakes, entremets, vente de gâteaux, moules à muffins, gâteau, gâteaux, pâtisserie, pâtisseries, pâtissier
cake-slice: pâtissière
candy lollipop: bonbons, confiserie, nougat, calissons, confiseries, sucreries, pommes d'amour
canned-food basket: banque alimentaire, collecte alimentaire, colis alimentaires, aide alimentaire, resto du cœur
canned-food basket: restos du coeur, épicerie sociale, distribution alimentaire, denrées alimentaires, denrées
canned-food basket: soupe populaire, épicerie solidaire
cauliflower: chou-fleur, choux-fleurs, gratin de chou-fleur
cheese: fromagerie, fromager, fromage, fromages, raclette, plateau de fromages, affineur, fromagère, comté, crèmerie
cheese: fromage de chèvre, chèvrerie, appareil à raclette
cheese-bread: gougère, gougères
cherries: cerises
chestnut: fête de la châtaigne, châtaignes, marrons
chicken-leg: poulet
chilli: sauce piquante
chimney-cake: gâteau cheminée, gâteaux cheminée, kürtőskalács, trdelnik, trdelník
chocolate candy: chocolat, chocolatier, chocolats, chocolaterie, ballotin, truffes au chocolat, truffe au chocolat
chocolate candy: truffes en chocolat
christmas-pudding: christmas pudding, plum-pudding, plum pudding
churros chocolate: churros, chichis, churro
cinnamon-roll: roulé à la cannelle, roulés à la cannelle, brioche à la cannelle, brioches à la cannelle, cinnamon rolls
clams: palourde, palourdes, palourdes farcies
cookie: biscuits, cookies, biscuiterie
cotton-candy: barbe à papa, barbes à papa
couscous: couscous royal, couscous à emporter, couscous
coxinha: coxinha, coxinhas
cream-bun: chou à la crème, choux à la crème, profiteroles, pâte à choux
crepe: crêpe, crepes, creperie, crêpes suzette, crêperie, crêpes, chandeleur, galettes, galettes bretonnes
crepe: galette saucisse
croissant: petit-déjeuner
croissant bread: boulangerie, boulanger, viennoiserie, viennoiseries, croissants
curry rice: restaurant indien, curry, cuisine indienne, indien, naan
custard-tart: pastel de nata, pasteis de nata, pastéis de nata
dates: dattes
doughnut: beignets
dumpling: raviolis chinois, raviolis vapeur
easter-egg: œuf de pâques, œufs de pâques, œuf en chocolat, œufs en chocolat, chocolats de pâques, oeufs de pâques
easter-egg: oeufs en chocolat, oeuf en chocolat
eclair: éclair au chocolat, éclairs au chocolat, éclair au café, éclairs au café
egg basket: œufs, oeufs, œufs frais
empanada: empanada, empanadas
falafel flatbread: libanais, traiteur libanais, restaurant libanais, mezzé, mezzés, houmous
fig: figue, figues, figues fraîches, figues sèches, confiture de figues, figuier, figuiers
focaccia: focaccia, focaccias, fougasse, fougasses
fondue: fondue, fondue savoyarde
french-fries: friterie, baraque à frites
fruit-tart: tarte aux fruits, tartes aux fruits, tartelette aux fruits, tartelettes aux fruits, tarte aux fraises
fruit-tart: tartelette aux fraises, tarte, tartes
frying-pan: poêle antiadhésive, poêle en fonte
garlic: tresses d'ail, ail
gingerbread: pain d'épices, pain d'épice, pains d'épices
grapes barrel: pressoir
grapes wine: vendange, vendanges, fête des vendanges, fête du vin, foire aux vins
gratin: gratin, gratins, gratin dauphinois, gratin de pommes de terre, tartiflette
ham: jambon, jambons, jambon cru, jambon blanc, jambon à l'os, jambon de pays
hamper gift: panier gourmand, paniers gourmands, panier garni, paniers garnis, coffret gourmand, coffrets gourmands
hamper gift: colis gourmand
honey bee: produits de la ruche, apiculture, cire d'abeille, apiculteur, miel
hot-dog: hot-dogs
ice-lolly: bâtonnet glacé, bâtonnets glacés, esquimau glacé, glaces à l'eau, sucette glacée
indian-sweets: pâtisseries indiennes, jalebi, barfi, gulab jamun
jar-cake: gâteau en bocal, gâteaux en bocal, gâteau dans un bocal, cake in a jar
kale: chou kale
kebab: kebab, döner
king-cake: couronne des rois, gâteau des rois, brioche des rois
lasagne: lasagne, lasagnes
lemon soft-drink: limonades, limonade
macaroni: macaroni, macaronis, macaroni au fromage, mac and cheese
macarons: macaron, macarons
maple-syrup: sirop d'érable, cabane à sucre, cabanes à sucre, temps des sucres, tire sur la neige, érablière
meat-on-bone: barbecue, grillades
meat-on-bone dinner-plate: repas du dimanche, déjeuner dominical, déjeuner du dimanche
mushroom: champignonnière, champignons
mussel: moules frites, moules-frites, moules de bouchot, mytiliculteur, mytiliculture, moules
nachos: nachos, tortilla chips
noodles chopsticks: ramen, nouilles, restaurant asiatique, restaurant thaï, restaurant chinois, traiteur asiatique, pho
noodles chopsticks: bo bun, bobun, pad thaï, restaurant coréen, cuisine asiatique, vietnamien, wok
olive-oil olives: oliveraie, trituration, huile d'olive, huiles d'olive, moulin à huile, huilerie, huile de colza
olives: olives, tapenade
olives cutlery: bar à tapas
omelette: omelette, omelettes, omelette espagnole, tortilla espagnole
orange: presse-agrumes
orange soft-drink: jus, smoothies
pancakes coffee: brunch
panettone: panettone, panettones
peanuts pistachios: fruits secs, fruits à coque
pide: pide, pides
pie: quiche
pie crown: galette des rois, galettes des rois, galette
pistachios peanuts: ~ pistache, pistaches
pizza: camion pizza, camion à pizzas, le camion à pizza, pizzeria, pizza, pizzas
plum: prune, prunes, mirabelles, quetsches, pruneaux, pruneau
pomegranate: grenade fruit, jus de grenade, grenades bio
popcorn film-camera: cinéma, ciné, soirée cinéma
potato: patates, pommes de terre
potato-fritters: galettes de pommes de terre, galette de pommes de terre, rösti, röstis, latkes
powder-tub: protéine en poudre, protéines en poudre, poudre de protéines, whey, créatine
pumpkin: potiron, potirons, citrouille, citrouilles, courges, potimarrons, potimarron
raspberry: framboise, framboises, framboises à cueillir, cueillette de framboises
ravioli: ravioli, raviolis, ravioles
rhubarb: rhubarbe, rhubarbes, tarte à la rhubarbe, compote de rhubarbe, confiture de rhubarbe
roast-chicken: poulet rôti, poulets rôtis, rôtisserie, rôtisseur, poulet braisé, poulets fermiers rôtis, volailler
roast-chicken: chapon, chapons
round-loaf: pain au levain, pains au levain, levain, pain de campagne, pains de campagne, boule de campagne
round-loaf: miche de pain, miches, tourte de seigle, pain de seigle
saffron: safran, safraniculteur, safranière
salad: végan, vegan, végétarien, restaurant végétarien, salade, salades, diététicienne, nutritionniste, diététicien
salad: rééquilibrage alimentaire, perte de poids, végétalien, maigrir, régime
salad rice: bar à salades, poke
samosa: samoussa, samoussas, samosa, samosas
sandwich baguette: sandwicherie, sandwich, sandwichs
sausage cheese: saucisson, saucisses, traiteur charcutier, charcuterie, charcutier, merguez, boudin
sausage cheese: planche de charcuterie
sausage fire: fumaison, saumon fumé artisanal
sausage-roll: friand, friands
schnitzel: escalope milanaise, escalopes milanaises, escalope panée
skewers barbecue: brochette, brochettes, chachlik
soft-ice-cream ice-cream: glaces, glacier, crème glacée, glace artisanale, sorbet
soft-ice-cream pistachios: glace à la pistache, glace pistache
spaghetti tomato: restaurant italien, pâtes fraîches, trattoria, traiteur italien
spare-ribs: travers de porc, spare ribs, côtes levées
spring-rolls: nem, nems, rouleau de printemps, rouleaux de printemps
steak kitchen-knife: boucherie, boucher, steak, viande, bouchère, entrecôte, côte de bœuf, tartare
steak meat-on-bone: agneau, agneau de lait, gigot, gigots, gigot d'agneau, chevreau, agneau fermier, côtelettes
steamed-bun: baos, baozi, bao burger, brioche vapeur, brioches vapeur
stew: soupe, pot-au-feu, cassoulet
stew cutlery: plats cuisinés, plat cuisiné, plats cuisinés maison, plats maison, repas maison, bœuf bourguignon
stew cutlery: blanquette, potée, daube, plats mijotés, paella géante pot
stollen: stollen, stollens, christstollen, stollen de noël
strawberry: fraises à cueillir, cueillette des fraises, fraises, cueillette de fraises
strudel: strudel, strudels, apfelstrudel, strudel aux pommes
sushi chopsticks: sushis, sushi
taco: tacos, restaurant mexicain
tagine: tajine, tajines, tagine, tagines, restaurant marocain, cuisine marocaine, couscoussier
tarte-flambee: tarte flambée, tartes flambées, flammekueches, flammenkuche, flammekueche
tomato: tomates
truffle: truffe, truffes, truffe noire, truffes noires, marché aux truffes, marché de la truffe, fête de la truffe
truffle: trufficulture, trufficulteur, trufficulteurs, huile de truffe, cavage, truffe fraîche
truffle dog: chien truffier, chiens truffiers
waffle: gaufres, gaufrier, crêpière
walnut: cerneaux de noix, noisette, noix de grenoble, noix, noisettes
watermelon: pastèques
wedding-cake: gâteau de mariage, gâteaux de mariage, pièce montée, pièces montées, wedding cakes, wedding cake
white-asparagus: asperge blanche, asperges blanches, asperges des sables
yoghurt: yaourt, yaourts, yogourt, yogourts, yaourt grec
yule-log: bûche, bûche de noël, bûches de noël, bûche glacée, bûches glacées, bûches pâtissières, bûche pâtissière
`;
