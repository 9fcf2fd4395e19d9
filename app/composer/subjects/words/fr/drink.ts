/** French words for drink and tableware. Notation: word-list.ts. */
export const frenchDrink = `
amphora: grès, céramique, atelier poterie
amphora jar: marché de potiers, marché des potiers
baby-bottle: lait infantile, petits pots, tire-lait, anneau de dentition
barrel: tonnellerie, tonneau, tonneaux, fût de chêne, fûts de chêne, tonnelier, barriques
beer wheat: bière, bières, brasserie artisanale, bière artisanale, microbrasserie, brasseur, bières artisanales
beers: pub, bar, quiz au pub
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
jar: conserves, confiture, confitures, bocaux, conserves maison, huile, boîtes de conservation, boîtes hermétiques
jar basket: épicerie en vrac, épicerie vrac, produits en vrac
jar herb: épices
jar herb: ~ cannelle, curcuma, cardamome
juice-box apple: pressoir à pommes
juice-box orange: jus de pomme, cure détox
juice-glass: jus d'orange, jus de fruits, jus de fruit, jus pressés, jus frais, bar à jus
kitchen-knife frying-pan: affûtage, affûteur, rémouleur, affûtage de couteaux, ustensiles de cuisine, coutellerie
kitchen-knife frying-pan: couteaux, aiguisage
milk cereal-bowl: yaourts fermiers, yaourt fermier, yaourts artisanaux, fromage blanc
milk cow: ferme laitière, lait cru, lait
milk dairy-cow: laiterie, crémerie
milkshake: milkshake, milkshakes, milk-shake, milk-shakes, lait frappé
mug coffee: mugs, mug, tasses, tasse, bols et tasses
spirits-bottle toast: bouilleur de cru, distillation à façon, rhum, whisky, distillerie, calvados, dégustation de whisky
spirits-bottle toast: eau-de-vie, pastis, digestif
tea teapot: thé, salon de thé, thés
teapot cake-slice: porcelaine
water-jug droplet: fontaine à eau, fontaines à eau, livraison d'eau, bonbonnes d'eau
wine: carafe
wine grapes: cave viticole, dégustation au caveau, caveau de dégustation, dégustation à la cave, visite de cave, vin
wine grapes: vins, caviste, dégustation de vin, vignoble, bar à vin, vigneron, viticulteur, œnologie, millésime
wine grapes: nouveau millésime, domaine viticole
`;
