/** French words for nature. Notation: word-list.ts. */
export const frenchNature = `
ammonite: fossiles, fossile, ammonites, bourse aux fossiles
bamboo: bambou, bambous
beach-umbrella beach: plage, vacances à la plage, bord de mer, voiles d'ombrage
beach-umbrella: parasol, parasols
bird-feeder bird: mangeoire, mangeoires, graines pour oiseaux, nourrir les oiseaux, boules de graisse
bonsai: bonsaï, bonsai, bonsais, atelier bonsaï
bouquet: cueillette de fleurs, champ de fleurs à couper, fleuriste, fleurs, bouquets, livraison de fleurs
bouquet: composition florale, compositions florales, fête des mères, fête des grands-mères, décoration de mariage
bouquet: décoration florale, muguet, brin de muguet, chrysanthèmes, pivoine, pivoines
bouquet market-stall: marché aux fleurs, marchés aux fleurs
cactus plant: cactus, plantes grasses
cave: grotte, grottes, caverne, cavernes, spéléologie
cloud server: cloud, hébergement cloud, sauvegarde en ligne, sauvegarde cloud
daffodil: jonquille, jonquilles, bulbes de jonquilles, narcisses, bonsaïs
dahlia: dahlia, dahlias, tubercules de dahlia, tubercules de dahlias
daisy seedling: pensées et primevères, primevères, plants de pensées, fleurs à massif
droplet: dégât des eaux, dégâts des eaux, assèchement, filtration d'eau, osmoseur, eau potable, purificateur d'eau
droplet jar: adoucisseur
droplet tap: puits et forages, puisatier, sourcier, pompe de forage, pompes immergées, forage et pompes
fire: brasero, feux de la Saint-Jean, feu de la Saint-Jean, feu de joie, feu de camp
fire: feux de camp
fire logs: insert
flower-box: jardinière de balcon, jardinières de balcon, géranium, géraniums, bac à fleurs, bacs à fleurs
garden-pond: bassin de jardin, bassins de jardin, entretien de bassin, nettoyage de bassin, bâche de bassin
globe: fresque du climat, fresque de la biodiversité, fresques du climat
greenhouse seedling: serre de jardin, serres de jardin, serre, serres
hammock palm-tree: hamac, hamacs
hanging-basket: suspension fleurie, suspensions fleuries, panier suspendu, paniers suspendus, jardinière suspendue
hay-bale tractor: paille, enrubannage, foin, bottes de foin, botte de foin, bottes de paille, balles de foin
hay-bale tractor: foin et paille, ballots de paille
hedge: taille haie, taille haies, tailler la haie
hedge secateurs: haies, tailler les haies
herb: herbes aromatiques, plantes médicinales, herboristerie
herb mortar: naturopathie, phytothérapie, herboriste, homéopathie, aromathérapie, médecine chinoise
hyacinth: jacinthe, jacinthes, vente de jacinthes
hydrangea: hortensia, hortensias, hydrangea, hydrangeas
lavender: champ de lavande, champs de lavande, bouquet de lavande, pieds de lavande
lavender: ~ lavande, lavandes
lawnmower: tonte, tondeuse, tondeuses
lawnmower spade: motoculture, tonte de pelouse, pelouse
leaves logs: broyeur de végétaux, broyeur végétaux, broyeurs de végétaux
leaves sack: tourbe
lily: lys, lys blanc, lys rose
logs: bois de chauffage, stères, broyage de branches, broyeur de branches, broyage branches
logs axe: fendeuse à bois
logs fire: bûches, bois bûche
logs saw: scierie, planches, poutres, bois de charpente, madriers, chevrons, sciage à façon
moon tree: nuit des chauves-souris, chauves-souris, nuit de la chauve-souris
night-sky star: aurores boréales, aurore boréale
orchid: orchidée, orchidées, phalaenopsis, exposition d'orchidées
plant: plantes d'intérieur, cache-pot, jardinière en bois, pots de fleurs, pétunia, pétunias
plant: bruyères, laurier-rose, lauriers-roses, lauriers roses
plant seedling: bourse aux plantes, troc de plantes, troc plantes
poinsettia: poinsettia, poinsettias, étoile de Noël en pot
poppy: coquelicot, coquelicots
rock bricks: pierre sèche, pierres sèches
rose love-letter: saint-valentin, roses
rose: rosier, rosiers
seaweed: algue, algues, nori, wakame, goémon
secateurs leaves: taille de haie, taille de haies, taille des haies, sécateur, sécateurs, taille d'arbres fruitiers
secateurs leaves: taille de rosiers, taille d'arbustes
secateurs spade: potager
seedling plant: jardinerie, pépinière, plantes, plantes vertes, graines, horticulteur, semences
seedling strawberry: fraisiers remontants
seedling tree: greffons, vivaces
snowdrop: perce-neige, bulbes de perce-neige
snowflake tractor: viabilité hivernale
snowflake tyre: chaînes neige, chaînes à neige
snowy-mountain helicopter: secours en montagne
spade: paysagiste, entretien de jardin, jardinage, outils de jardin
spade drill: tarière, tarières, tarière thermique, tarière à main
spade plant: création de jardin, création de jardins, aménagement de jardin, aménagement de jardins
spade seedling: aménagement paysager, espaces verts
sun lotion: solarium, autobronzant
sunflower herb: jardins familiaux, jardins ouvriers
toadstool basket: cueillette de champignons
tree axe: exploitation forestière, sylviculture, débardage
tree bench: sauvons le parc, sauvez le parc
tree chainsaw: élagage, élagueur, élagueurs, abattage, abattage d'arbres, dessouchage, rognage de souches
tree chainsaw: taille d'arbres
tree secateurs: taille de fruitiers, taille des fruitiers
tree seedling: planter arbres, rempotage, plantons, plantation d'arbres, plantons des arbres
tree spade: planter des arbres, planter une haie, arbres fruitiers, plantons un arbre, planter un arbre
tree spade: plantez un arbre, reboisement, parrainer un arbre
tree olives: oliviers, oliviers en pot
tree log-cabin: cabane dans les arbres, cabanes dans les arbres, cabane perchée, cabanes perchées
trowel: béton ciré, bétons cirés
trowel bucket: plaquiste, plaquistes, faux plafond, faux plafonds
trowel paint-roller: crépi, crépi façade, crépis
tulip bouquet: cueillette de tulipes, champ de tulipes
tulip seedling: bulbes de printemps, bulbes à fleurs, bulbes de tulipes, bulbes de fleurs, tulipes
turf-roll: gazon en rouleau, gazon synthétique, pelouse synthétique, gazon en plaques, pose de gazon, gazon
umbrella: parapluies, parapluie
waterfall: cascade, cascades, chute d'eau, chutes d'eau
watering-can plant: arrosoir, arrosoirs, arrosage, arrosage automatique, système d'arrosage, goutte à goutte
wave walker: longe-côte, marche aquatique
wheat sack: céréales, meunerie
wheat tractor: farine, moulin à farine
wheelbarrow spade: terreau, terre végétale, paillage, gravillons, brouette, brouettes
wreath: couronne de l'avent, couronne de noël, couronnes de noël, couronne de fleurs, couronnes de fleurs
wreath: couronne de porte, couronne mortuaire
`;
