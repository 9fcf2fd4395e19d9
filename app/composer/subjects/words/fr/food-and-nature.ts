/** French words for food, drink, animals and plants. Notation: word-list.ts. */
export const frenchFoodAndNature = `
apple basket: cueillette de pommes, cueillette des pommes, fruits, pommes, verger
asparagus: asperges
baguette: baguettes
barbecue: barbecue à gaz, barbecues, planchas, plancha à gaz, cuisine d'extérieur, cuisines d'extérieur
barbecue: barbecue à charbon
beetroot: betterave, betteraves, betterave rouge, betteraves rouges, jus de betterave
bento: lunch box, boîte à goûter
birthday-cake cupcake: pâtisserie, pâtissier, gâteau, gâteaux, gâteau d'anniversaire, cake design, pâtissière
birthday-cake cupcake: wedding cake, pâtisseries
blueberries: myrtilles
braided-bread: tresse brioche, tresse au beurre, brioche tressée, brioches tressées, tresse briochée, brioche vendéenne
bread: pain, pains, cours de pain
bread croissant: boulangère, fournil, brioches, chocolatine
brownie: brownie, brownies
burger french-fries: restaurant de burgers, burgers, burger, hamburgers
cabbage: chou, choux verts, choucroute, chou blanc, chou rouge
cabbage sausage: choucroutes
cake-slice: pâte à choux
cake-slice: cakes, entremets, vente de gâteaux, moules à muffins
candy lollipop: bonbons, confiserie, nougat, calissons, confiseries, sucreries, pommes d'amour
canned-food basket: banque alimentaire, collecte alimentaire, colis alimentaires, aide alimentaire, resto du cœur
canned-food basket: restos du coeur, épicerie sociale, distribution alimentaire, denrées alimentaires, denrées
canned-food basket: soupe populaire, épicerie solidaire
cauliflower: chou-fleur, choux-fleurs, gratin de chou-fleur
cheese: fromagerie, fromager, fromage, fromages, raclette, plateau de fromages, affineur, fromagère, comté
cheese: crèmerie, fromage de chèvre, chèvrerie, tartiflette
cheese-bread: gougère, gougères
cherries: cerises
chestnut: fête de la châtaigne, châtaignes, marrons
chicken-leg: poulet
chilli: sauce piquante
chimney-cake: gâteau cheminée, gâteaux cheminée, kürtőskalács, trdelnik, trdelník
chocolate candy: chocolat, chocolatier, chocolats, chocolaterie, ballotin
chocolate candy: truffes au chocolat, truffe au chocolat, truffes en chocolat
churros chocolate: churros, chichis, churro
cinnamon-roll: roulé à la cannelle, roulés à la cannelle, brioche à la cannelle, brioches à la cannelle, cinnamon rolls
cookie: biscuits, cookies, biscuiterie
cotton-candy: barbe à papa, barbes à papa
cream-bun: chou à la crème, choux à la crème, profiteroles
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
frying-pan: poêle antiadhésive, poêle en fonte
garlic: tresses d'ail, ail
gingerbread: pain d'épices, pain d'épice, pains d'épices
grapes barrel: pressoir
grapes wine: vendange, vendanges, fête des vendanges, fête du vin, foire aux vins
ham: jambon, jambons, jambon cru, jambon blanc, jambon à l'os, jambon de pays
hamper gift: panier gourmand, paniers gourmands, panier garni, paniers garnis, coffret gourmand, coffrets gourmands
hamper gift: colis gourmand
honey bee: produits de la ruche, apiculture, cire d'abeille, apiculteur, miel
hot-dog: hot-dogs
ice-lolly: bâtonnet glacé, bâtonnets glacés, esquimau glacé, glaces à l'eau, sucette glacée
kebab: tacos français, kebab, döner
king-cake: couronne des rois, gâteau des rois, brioche des rois
lemon soft-drink: limonades, limonade
macarons: macaron, macarons
maple-syrup: sirop d'érable, cabane à sucre, cabanes à sucre, temps des sucres, tire sur la neige, érablière
meat-on-bone: barbecue, grillades
meat-on-bone dinner-plate: repas du dimanche, déjeuner dominical, déjeuner du dimanche
mushroom: champignonnière, champignons
mussel: moules frites, moules-frites, moules de bouchot, mytiliculteur, mytiliculture, moules
noodles chopsticks: ramen, nouilles, restaurant asiatique, restaurant thaï, restaurant chinois, traiteur asiatique
noodles chopsticks: pho, bo bun, bobun, pad thaï, restaurant coréen, cuisine asiatique, vietnamien, wok
olive-oil olives: oliveraie, trituration, huile d'olive, huiles d'olive, moulin à huile, huilerie, huile de colza
olives: olives, tapenade
olives cutlery: bar à tapas
orange: presse-agrumes
orange soft-drink: jus, jus de fruits, bar à jus, smoothies
pancakes: galette saucisse
pancakes coffee: galettes, crêperie, crêpes, brunch, petit-déjeuner, chandeleur, galettes bretonnes
panettone: panettone
panettone: panettones
peanuts: noix, noisettes
peanuts pistachios: fruits secs, fruits à coque
pide: pide, pides
pie: tarte, tartes, quiche, flammekueche
pie crown: galette des rois, galettes des rois, galette
pistachios peanuts: ~ pistache, pistaches
pizza: camion pizza, camion à pizzas, le camion à pizza, pizzeria, pizza, pizzas
plum: prune, prunes, mirabelles, quetsches, pruneaux, pruneau
pomegranate: grenade fruit, jus de grenade, grenades bio
popcorn film-camera: cinéma, ciné, soirée cinéma
potato: patates, pommes de terre
pumpkin: potiron, potirons, citrouille, citrouilles, courges, potimarrons, potimarron
raspberry: framboise, framboises, framboises à cueillir, cueillette de framboises
rhubarb: rhubarbe, rhubarbes, tarte à la rhubarbe, compote de rhubarbe, confiture de rhubarbe
rice: appareil à raclette
roast-chicken: poulet rôti, poulets rôtis, rôtisserie, rôtisseur, poulet braisé, poulets fermiers rôtis
roast-chicken: volailler, chapon, chapons
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
spaghetti tomato: restaurant italien, pâtes fraîches, trattoria, lasagnes, traiteur italien
spring-rolls: nem, nems, rouleau de printemps, rouleaux de printemps
steak kitchen-knife: boucherie, boucher, steak, viande, bouchère, entrecôte, côte de bœuf, tartare
steak meat-on-bone: agneau, agneau de lait, gigot, gigots, gigot d'agneau, chevreau, agneau fermier, côtelettes
stew: soupe, pot-au-feu, cassoulet
stew cutlery: plats cuisinés, plat cuisiné, plats cuisinés maison, plats maison, repas maison, bœuf bourguignon
stew cutlery: blanquette, potée, daube, plats mijotés, paella géante pot
stollen: stollen, stollens, christstollen, stollen de noël
strawberry: fraises à cueillir, cueillette des fraises, fraises, cueillette de fraises
sushi chopsticks: sushis, sushi
taco: tacos, restaurant mexicain
tagine: tajine, tajines, tagine, tagines, couscous, restaurant marocain, cuisine marocaine, couscoussier
tomato: tomates
truffle: truffe, truffes, truffe noire, truffes noires, marché aux truffes, marché de la truffe, fête de la truffe
truffle: trufficulture, trufficulteur, trufficulteurs, huile de truffe, cavage, truffe fraîche
truffle dog: chien truffier, chiens truffiers
waffle: gaufres, gaufrier, crêpière
watermelon: pastèques
wedding-cake: gâteau de mariage, gâteaux de mariage, pièce montée, pièces montées, wedding cakes
white-asparagus: asperge blanche, asperges blanches, asperges des sables
yule-log: bûche, bûche de noël, bûches de noël, bûche glacée, bûches glacées, bûches pâtissières, bûche pâtissière
amphora: grès, céramique, atelier poterie
amphora jar: marché de potiers, marché des potiers
baby-bottle: lait infantile, petits pots, tire-lait, anneau de dentition
barrel: tonnellerie, tonneau, tonneaux, fût de chêne, fûts de chêne, tonnelier, barriques
beer wheat: bière, bières, brasserie artisanale, bière artisanale, microbrasserie, brasseur, bières artisanales
beers: pub, bar, quiz au pub, terrasse
beers memo: soirée quiz, quiz au bar, pub quiz, quiz musical, blind test
champagne party-popper: enterrement de vie de jeune fille, enterrement de vie de garçon, evjf, evg, saint-sylvestre
champagne party-popper: pot de départ, départ en retraite
champagne toast: champagne, crémant, mousseux
cider: cidre, cidres, cidrerie, cidreries, cidre fermier, cidre breton, cidre artisanal, poiré
cocktail: cocktails, bar à cocktails, apéro, apéritif, afterwork, barmaid
coffee: café, coffee shop, salon de café, expresso, cafés
coffee-beans coffee: torréfacteur, torréfaction, café en grains, grains de café, brûlerie, cafés torréfiés
cutlery dinner-plate: restaurant, bistrot, brasserie, menu du midi, gastronomie, serveur, serveuse, plongeur
cutlery dinner-plate: cuisine maison, chef de rang, restauration, cuisine traditionnelle, table d'hôtes, ferme-auberge
cutlery dinner-plate: guinguette
dinner-plate cook: traiteur, buffet, cocktail dînatoire, repas de groupe
dinner-plate cutlery: location de vaisselle, vaisselle, arts de la table
dinner-plate heart: repas partagé, repas de quartier, grande tablée, repas des voisins
dinner-plate takeaway-box: portage de repas, livraison de repas, repas à domicile, cantine scolaire, plateaux repas
dinner-plate takeaway-box: plateau repas, plat du jour, menu du jour, formule midi, cantine, plats à emporter
dinner-plate takeaway-box: plats préparés
espresso-machine: cafetière
espresso-machine coffee: machine à café, machines à café, machine à expresso, machines à expresso, formation barista
espresso-machine coffee: cours de barista
gin-tonic: gin, gins, gin tonic, gin artisanal
ice-cube: glacière
jar: conserves, confiture, confitures, bocaux, conserves maison, huile, boîtes de conservation, boîtes hermétiques
jar basket: épicerie en vrac, épicerie vrac, produits en vrac
jar herb: épices
jar herb: ~ cannelle, curcuma, cardamome
juice-box apple: pressoir à pommes
juice-box orange: jus de pomme, cure détox
kitchen-knife: planche à découper
kitchen-knife frying-pan: affûtage, affûteur, rémouleur, affûtage de couteaux, ustensiles de cuisine, coutellerie
kitchen-knife frying-pan: couteaux, aiguisage
milk cereal-bowl: yaourt, yaourts, yaourts fermiers, yaourt fermier, yaourts artisanaux, fromage blanc
milk cow: ferme laitière, lait cru, lait
milk dairy-cow: laiterie, crémerie
mug: thermos
mug coffee: mugs, mug, tasses, tasse, bols et tasses
spirits-bottle toast: bouilleur de cru, distillation à façon, rhum, whisky, distillerie, calvados
spirits-bottle toast: dégustation de whisky, eau-de-vie, pastis, digestif
tea teapot: thé, salon de thé, thés
teapot cake-slice: porcelaine
water-jug: gourde
water-jug droplet: fontaine à eau, fontaines à eau, livraison d'eau, bonbonnes d'eau
wine: carafe
wine grapes: cave viticole, dégustation au caveau, caveau de dégustation, dégustation à la cave, visite de cave, vin
wine grapes: vins, caviste, dégustation de vin, vignoble, bar à vin, vigneron, viticulteur, œnologie
wine grapes: millésime, nouveau millésime, domaine viticole
alpaca: alpaga, alpagas, alpaca, balade avec alpagas, randonnée alpagas
ant house: termites, traitement termites, diagnostic termites
aquarium tropical-fish: aquariophilie, aquariums, aquariums sur mesure, entretien d'aquarium
bee honey: essaim, essaims d'abeilles, ruches, colonies d'abeilles
beehive bee: ruche, rucher, parrainage de ruche
bird binoculars: observation des oiseaux, sortie ornithologique, sorties ornithologiques
bird nest: canari
birdcage bird: cage à oiseaux, cages à oiseaux, volière, volières, perruches, oiseaux de cage
cat: toilettage chats, toilettage chat, toilettage félin, toiletteur pour chats, toiletteuse pour chats
cat: pension féline, chaton, chatons, chat, chats, litière, pension pour chats, chatterie, croquettes pour chat
cat: griffoir
cat-standing coffee: bar à chats
chick egg: ~ pâques
chick egg: lapin de pâques
chick hen: poussins, poussin
cockroach: désinsectisation, nuisibles
cow milk: génisses, élevage bovin
cow steak: vache, vaches, bœuf
cow stethoscope: vétérinaire rural, vétérinaire bovin
deer bird: taxidermiste, taxidermie, chasse, armurerie, gibier, permis de chasse, venaison
dog: animalerie, toilettage, croquettes, chien, chiens, chiot, chiots, toiletteur, éducateur canin, dressage
dog: promenade de chiens, dog sitter, élevage canin, club canin, pet sitter, garde d'animaux, comportementaliste canin
dog: vétérinaire, clinique vétérinaire, laisse, collier pour chien, gamelle
dog bone: garderie pour chiens, éducation canine, alimentation animale
dog cat: journée d'adoption, journées d'adoption
dog-standing paw: école du chiot
dog-standing sled: chien de traîneau, chiens de traîneau, traîneau à chiens
dolphin motor-boat: observation des dauphins, sortie dauphins, nager avec les dauphins
donkey: âne, ânes, balade à dos d'âne, randonnée avec un âne, balades avec un âne
duck: canetons, caneton, canards vivants, foie gras, canard, magret, canard gras
duck goose: gaveur
eagle bird: fauconnerie, rapaces, fauconnier
fish: carpe, carpes, alevins, criée, truites, empoissonnement, poissonnerie, poissonnier, poisson
fish: restaurant de poisson, poissonnière, saumon, truite, thon, cabillaud, bar de ligne
fish tropical-fish: pisciculture
goat: chevreaux, chèvres
hamster: cochon d'inde, cochons d'inde, rongeurs domestiques, nac
hen egg: pondeuses, poules, poulailler, poules pondeuses, volailles
horse: pension pour chevaux, pension chevaux, pension équine, écurie, sellerie, équipement équestre
horse: articles d'équitation, équitation, cheval, chevaux, poney, maréchal-ferrant, poney-club
horse horse-rider: dressage de chevaux, dressage équestre, centre équestre, concours hippique
horseshoe horse: maréchalerie, pareur équin
kennel dog: niche pour chien, niches pour chiens, pension pour chien, pension chien, chenil, pension canine
kennel dog: pension pour chiens
lion elephant: zoo, parc animalier, safari
lizard snake: bourse aux reptiles, reptiles
lobster shrimp: fruits de mer, plateau de fruits de mer, plateaux de fruits de mer, crustacés
mosquito: moustiques, démoustication
mosquito window: moustiquaire, moustiquaires
oyster: ostréiculture, huîtres, ostréiculteur, bourriche d'huîtres, coquillages
paw: spa animaux, adoption d'animaux, protection animale
paw: animaux abandonnés, spa refuge, adoption animale
paw dog: refuge spa, refuge pour animaux, refuge animalier, refuge pour chiens
pig: porcelets, porcelet, cochon, cochons, porc, cochon de lait
rabbit: clinique vétérinaire lapins, vétérinaire lapins, vétérinaire nac, pension lapins, pension pour lapins
rabbit: lapins nains, lapin nain, lapin, lapins, clapier, cage à hamster
rooster: exposition avicole, aviculture, concours avicole
saddle horse: sellier, sellerie équestre, bourrelier
sauropod museum: dinosaure, dinosaures, muséum
sheep: béliers, transhumance, tonte de moutons, tonte des moutons, tondeur de moutons, brebis, bergerie
snail: héliciculture
snake: terrarium
songbird: oiseau chanteur, oiseaux chanteurs, chant des oiseaux, chants d'oiseaux, oiseaux des jardins
songbird: oiseaux du jardin
tropical-fish: aquarium, bassin de jardin, carpes koï
turkey-bird: dindes, dinde de noël
wasp: guêpe, guêpes, nid de guêpes, nids de guêpes, frelon, frelons, nid de frelons, nids de frelons, frelon asiatique
whale motor-boat: observation des baleines, observation de baleines, croisière aux baleines, croisières aux baleines
whale motor-boat: voir les baleines, baleines
ammonite: fossiles, fossile, ammonites, bourse aux fossiles
beach-umbrella beach: plage, vacances à la plage, bord de mer, voiles d'ombrage
bird-feeder: nichoir
bird-feeder bird: mangeoire, mangeoires, graines pour oiseaux, nourrir les oiseaux, boules de graisse
bouquet: cueillette de fleurs, champ de fleurs à couper, fleuriste, fleurs, bouquets, livraison de fleurs
bouquet: composition florale, compositions florales, fête des mères, fête des grands-mères, décoration de mariage
bouquet: décoration florale, muguet, brin de muguet, chrysanthèmes
bouquet plant: orchidée, orchidées
cactus plant: cactus, plantes grasses
cloud server: cloud, hébergement cloud, sauvegarde en ligne, sauvegarde cloud
daisy seedling: pensées et primevères, primevères, plants de pensées, fleurs à massif
droplet: dégât des eaux, dégâts des eaux, assèchement, filtration d'eau, osmoseur, eau potable, purificateur d'eau
droplet jar: adoucisseur
droplet tap: puits et forages, puisatier, sourcier, pompe de forage, pompes immergées, forage et pompes
fire: brasero
fire logs: insert
greenhouse seedling: serre de jardin, serres de jardin, serre, serres, véranda, vérandas, jardin d'hiver
greenhouse window: verrière
hammock palm-tree: hamac, hamacs
hay-bale tractor: paille, enrubannage, foin, bottes de foin, botte de foin, bottes de paille, balles de foin
hay-bale tractor: foin et paille, ballots de paille
hedge secateurs: haies, tailler les haies
herb: herbes aromatiques, plantes médicinales, herboristerie
herb mortar: naturopathie, phytothérapie, herboriste, homéopathie, aromathérapie, médecine chinoise
lawnmower: tonte, tondeuse, tondeuses, robot tondeuse, tracteur tondeuse, débroussaillage, débroussailleuse
lawnmower: coupe-bordure
lawnmower spade: motoculture, tonte de pelouse, pelouse, élagage et taille
leaves sack: tourbe
logs: bois de chauffage, stères
logs fire: bûches, bois bûche, pellets
logs saw: scierie, planches, poutres, bois de charpente, madriers, chevrons, sciage à façon
moon tree: nuit des chauves-souris, chauves-souris, nuit de la chauve-souris
night-sky star: aurores boréales, aurore boréale
plant: plantes d'intérieur, cache-pot, jardinière en bois, pots de fleurs
plant seedling: bourse aux plantes, troc de plantes, troc plantes
rock bricks: pierre sèche, pierres sèches, mur en pierre sèche, murs en pierre sèche
rose love-letter: saint-valentin, roses
secateurs leaves: taille de haie, taille de haies, taille des haies, sécateur, sécateurs, taille d'arbres fruitiers
secateurs leaves: taille de rosiers, taille d'arbustes
secateurs spade: potager
seedling plant: jardinerie, pépinière, plantes, plantes vertes, graines, horticulteur, semences
seedling tree: greffons, vivaces
snowflake tractor: viabilité hivernale
snowy-mountain helicopter: secours en montagne
spade: jardinier, paysagiste, entretien de jardin, jardinage, outils de jardin
spade lawnmower: motobineuse
spade plant: création de jardin, création de jardins, aménagement de jardin, aménagement de jardins
spade seedling: taille haie, taille haies, tailler la haie, aménagement paysager
spade seedling: espaces verts
sun lotion: solarium, autobronzant
sunflower herb: jardins familiaux, jardins ouvriers
toadstool basket: cueillette de champignons
tree axe: exploitation forestière, sylviculture, débardage
tree bench: sauvons le parc, sauvez le parc
tree chainsaw: élagage, élagueur, élagueurs, abattage, abattage d'arbres, dessouchage, rognage de souches
tree chainsaw: taille d'arbres
tree seedling: planter arbres, bonsaï, bonsaïs, rempotage
tree seedling: plantons, plantation d'arbres, plantons des arbres
tree spade: planter des arbres, planter une haie, arbres fruitiers
tree spade: plantons un arbre, planter un arbre, plantez un arbre, reboisement, parrainer un arbre
tulip bouquet: cueillette de tulipes, champ de tulipes
tulip seedling: bulbes de printemps, bulbes à fleurs, bulbes de tulipes, bulbes de fleurs, tulipes, jonquilles
tulip seedling: narcisses
turf-roll: gazon en rouleau, gazon synthétique, pelouse synthétique, gazon en plaques, pose de gazon, gazon
umbrella: parapluies, parapluie, parasols
watering-can plant: arrosoir, arrosoirs, arrosage, arrosage automatique, système d'arrosage, goutte à goutte
wheat sack: céréales, meunerie
wheat tractor: farine, moulin à farine
wheelbarrow spade: terreau, terre végétale, paillage, gravillons, brouette, brouettes
wreath: couronne de l'avent, couronne de noël, couronnes de noël, couronne de fleurs, couronnes de fleurs
wreath: couronne de porte, couronne mortuaire
`;
