/** French words for drink and tableware. Notation: word-list.ts. */
export const frenchDrink = `
amphora: grès, céramique
amphora jar: marché de potiers, marché des potiers
baby-bottle: lait infantile, petits pots, tire-lait, anneau de dentition
barrel: tonnellerie, tonneau, tonneaux, fût de chêne, fûts de chêne, tonnelier, barriques
beer wheat: bière, bières, brasserie artisanale, bière artisanale, microbrasserie, brasseur, bières artisanales
beers: pub, bar, quiz au pub
beers memo: quiz au bar, pub quiz, blind test
champagne party-popper: enterrement de vie de garçon, evjf, evg, saint-sylvestre
champagne party-popper: pot de départ, départ en retraite, enterrement de vie de jeune fille
champagne toast: champagne, crémant, mousseux
champagne: clairette de Die, blanquette de Limoux
cider: cidre, cidres, cidrerie, cidreries, cidre fermier, cidre breton, cidre artisanal, poiré
cocktail: cocktails, bar à cocktails, apéro, apéritif, afterwork, barmaid, ti-punch, ti punch, punch coco
coffee: café, coffee shop, salon de café, expresso, cafés, percolateur, percolateurs, location percolateur
coffee espresso-machine: dosette, dosettes, capsules de café
coffee-beans coffee: torréfacteur, torréfaction, café en grains, grains de café, brûlerie, cafés torréfiés
cutlery: ménagère en argent, ménagère argent, ménagère en métal argenté
cutlery dinner-plate: restaurant, bistrot, brasserie, menu du midi, gastronomie, serveur, plongeur
cutlery dinner-plate: cuisine maison, restauration, cuisine traditionnelle, table d'hôtes, ferme-auberge
cutlery dinner-plate: guinguette
dallah: dallah, cafetière arabe, café arabe
demijohn: dame-jeanne, dames-jeannes, bonbonne de vin, bonbonne en verre, bonbonnes en verre
dinner-plate cook: traiteur, buffet, cocktail dînatoire, repas de groupe
dinner-plate cutlery: location de vaisselle, vaisselle, arts de la table, menu ouvrier, menus ouvriers
dinner-plate cutlery: restaurant ouvrier, formule du midi, formule midi, formules du midi
dinner-plate heart: repas partagé, repas de quartier, grande tablée, repas des voisins
dinner-plate takeaway-box: portage de repas, livraison de repas, repas à domicile, cantine scolaire, plateaux repas
dinner-plate takeaway-box: plateau repas, plat du jour, menu du jour, cantine, plats à emporter
dinner-plate takeaway-box: plats préparés
dinner-plate: assiettes, assiettes creuses, service en porcelaine, services en porcelaine
dinner-plate vase: faïence de Quimper, faïences de Quimper, faïence de Moustiers, faïence de Gien, faïences anciennes
espresso-machine: cafetière
espresso-machine coffee: machine à café, machines à café, machine à expresso, machines à expresso, formation barista
espresso-machine coffee: cours de barista
gin-tonic: gin, gins, gin tonic, gin artisanal
jar: conserves, confiture, confitures, bocaux, conserves maison, huile, boîtes de conservation, boîtes hermétiques
jar: rillettes, terrine, terrines, pâté de campagne, pâtés de campagne, potjevleesch, moutardes, moutarde à l'ancienne
jar: moutarde artisanale, achards, achards de légumes, gelée de coings
jar: gelées de fruits
jar basket: épicerie en vrac, épicerie vrac, produits en vrac
jar herb: ~ cannelle
jar toast: cretons, creton
jar peanuts: beurre d'arachide, beurre de cacahuète, beurre de cacahuètes, pâte d'arachide
jar chestnut: crème de marrons, crème de châtaignes, crème de marron
juice-box apple: pressoir à pommes
juice-box orange: jus de pomme, cure détox
juice-glass: jus d'orange, jus de fruits, jus de fruit, jus pressés, jus frais, bar à jus, jus de bissap, jus de bouye
juice-glass: jus de baobab, jus de tamarin, jus de canne, sirops artisanaux, sirop artisanal, sirop de menthe
juice-glass: sirops de fruits, gobelet réutilisable, gobelets réutilisables, ecocup, ecocups
juice-glass dinner-plate: duralex, verres duralex, lot de duralex
juice-glass ginger: jus de gingembre, gnamakoudji
kitchen-knife frying-pan: affûtage, affûteur, rémouleur, affûtage de couteaux, ustensiles de cuisine, coutellerie
kitchen-knife frying-pan: couteaux, aiguisage
kitchen-knife: opinel, opinels
milk cereal-bowl: yaourt fermier, yaourts artisanaux
milk cow: ferme laitière, lait cru, lait
milk dairy-cow: laiterie, crémerie
milk: crème fraîche, crème double, double crème, crème crue, crème fermière, crème chantilly, crème anglaise
milkshake: milkshake, milkshakes, milk-shake, milk-shakes, lait frappé
mug coffee: mugs, mug, tasses, tasse, bols et tasses
mug chocolate: chocolat chaud, chocolats chauds
sake-set: service à saké, set à saké, saké, sakés, dégustation de saké, tokkuri
smoothie: smoothie, smoothies
soft-drink: liqueurs douces, liqueur douce
spirits-bottle toast: bouilleur de cru, distillation à façon, rhum, whisky, distillerie, calvados, dégustation de whisky
spirits-bottle toast: eau-de-vie, pastis, digestif
spirits-bottle: crème de cassis, pineau des Charentes, floc de Gascogne, pommeau de Normandie, liqueur de génépi, génépi
spirits-bottle: liqueurs artisanales, liqueur artisanale, liqueur de plantes
tea teapot: thé, salon de thé, thés
teapot cake-slice: porcelaine
tropical-drink: planteur maison, punch planteur
water-jug droplet: fontaine à eau, fontaines à eau, livraison d'eau, bonbonnes d'eau
water-jug: carafes, carafe à eau, carafes à eau
wine: carafe, cubi, cubis, verre à pied, verres à pied
wine grapes: cave viticole, dégustation au caveau, caveau de dégustation, dégustation à la cave, visite de cave, vin
wine grapes: vins, caviste, dégustation de vin, vignoble, bar à vin, vigneron, viticulteur, œnologie, millésime
wine grapes: nouveau millésime, domaine viticole
`;
