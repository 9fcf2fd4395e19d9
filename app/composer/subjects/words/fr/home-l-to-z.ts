/** French words for the home, l to z. Notation: word-list.ts. */
export const frenchHomeLToZ = `
leaf-blower: souffleur de feuilles, souffleurs de feuilles, souffleur à feuilles
light-bulb: lampes, éclairage
light-bulb plug: coupure d'électricité, coupure de courant
lock-and-key padlock: serrures, serrure connectée, cybersécurité, sécurité informatique, protection des données
lock-and-key puzzle: escape game, escape room
lotion: dermatologue, crème solaire, crème, lait pour le corps, lait corporel, beurre de karité
lotion: masque pour le visage, lait solaire
lotion serum-bottle: soin visage, soins visage, nettoyage de peau, gommage, gommages, soin anti-âge, soins anti-âge
lotion serum-bottle: anti-rides, acné, soin de la peau, soins de la peau, masque visage, soin du corps, soins du corps
lotion serum-bottle: enveloppement, cryolipolyse, amincissement, palper-rouler, cellu m6, soin minceur
lotion serum-bottle: diagnostic de peau, dermato, grains de beauté, eczéma, psoriasis, photorajeunissement
lotion serum-bottle: soin esthétique, soins esthétiques
lunch-box: boîte à goûter, boîtes à goûter, lunch box, lunchbox, panier-repas, paniers-repas, panier repas
lunch-box: boîte à lunch
mattress bed: matelas, literie, sommiers, sommier, surmatelas
meat-slicer: trancheuses à jambon, trancheuse à viande, trancheur à jambon
meat-slicer: trancheuse professionnelle, trancheuse, trancheuse à jambon, location trancheuse
microwave: micro-ondes, four à micro-ondes, fours à micro-ondes, four micro-ondes, micro ondes
moka-pot: cafetière italienne, cafetières italiennes, cafetière moka
mortar: moulin à poivre
mouse-trap: rats, rats et souris, souris et rats
mouse-trap cockroach: dératisation, dératiseur, rongeurs
nails: clous, clous acier, clous de charpente
neon-sign: enseigne néon, enseignes néon, néon personnalisé, néons personnalisés, enseigne au néon, enseignes au néon
neon-sign: enseigne lumineuse, enseignes lumineuses, enseignes, enseigniste
noren: noren, rideau noren, rideaux noren, rideau japonais
nut-and-bolt: visserie, boulonnerie
office-chair desk: chaise de bureau, chaises de bureau, fauteuil de bureau, fauteuils de bureau, fauteuil ergonomique
office-chair desk: chaise gaming
oven: plaque de cuisson, plaques à induction, plaque induction, gazinière, cuisinière à gaz, four encastrable
oven: mini-four
oven frying-pan: plaque à induction, plaques de cuisson, table de cuisson, tables de cuisson
paint-roller bucket: peintre en bâtiment, peinture intérieure, rénovation, repeindre
paper-lantern: défilé aux lampions, retraite aux flambeaux
paving trowel: pose de pavés, pavés autobloquants, pavage, terrasse et pavage, pavés, dallage, pavage de cour
paving trowel: pose de pavés et dalles, dallage de terrasse
pergola house-with-garden: pergola, pergolas, pergola bioclimatique, pergolas bioclimatiques, tonnelle, tonnelles
pet-bed: panier pour chien, paniers pour chien, paniers pour chiens, panier chien, coussin pour chien
pet-bed: coussins pour chien, lit pour chien, lits pour chiens, couchage pour chien, panier pour chat
pet-bed: couchages pour animaux
picnic-table: table de pique-nique, tables de pique-nique, table pique-nique, table forestière
piggy-bank coin: tirelire, épargne, livret d'épargne, assurance vie, épargne retraite, livret, livret a
piggy-bank coin: retraite complémentaire, pel, conseiller en patrimoine, gestion de patrimoine, conseil patrimonial
piggy-bank coin: scpi, défiscalisation, investir, conseiller financier, préparer sa retraite
pizza-oven: four à pizza, fours à pizza, four à pizza extérieur
pliers: pince universelle, pinces universelles, pince multiprise, tenaille, tenailles
plug: chargeur rapide, chargeur, câble de charge
plug lightning: électricien, électricité, installation électrique, mise aux normes
plug lightning: dépannage électrique, domotique, prise de courant, prises électriques, énergie verte
plug lightning: rénovation électrique, habilitation électrique, habilitations électriques
pressure-washer: nettoyeur haute pression, nettoyage haute pression, karcher, nettoyage de façades
pressure-washer: nettoyage de terrasse, démoussage de terrasse
pressure-washer roof: nettoyage de toiture, nettoyage toiture, démoussage toiture
radiator wrench: chauffage, chauffagiste, radiateur, radiateurs, plancher chauffant
razor: rasage
razor barber-pole: taille de barbe, tailles de barbe, soin de la barbe
recycling: recyclage, zéro déchet, vrac, bouchons plastique, bouchons en plastique, collecte de bouchons
recycling: bouchons de liège, bouchons d'amour
recycling car: rachat de ferraille, ferraille, ferrailleur, récupération de métaux
recycling wastebasket: débarras, débarras de maison, encombrants, enlèvement d'encombrants, vide maison, tri des déchets
recycling wastebasket: ressourcerie, recyclerie, déchets
reed-diffuser: diffuseur à bâtonnets, diffuseurs à bâtonnets, bâtonnets parfumés, diffuseur de parfum à bâtonnets
reed-diffuser: diffuseur à tiges, parfum d'ambiance à bâtonnets
rice-cooker: cuiseur à riz, cuiseurs à riz, autocuiseur à riz
ride-on-mower: tondeuse autoportée, tondeuses autoportées, autoportée, tracteur tondeuse, tracteurs tondeuses
robot-mower: robot tondeuse, robots tondeuses, tondeuse robot, robot de tonte, tondeuse robotisée
robot-vacuum: aspirateur robot, aspirateurs robots, aspirateurs robot, robot aspirateur, robots aspirateurs
robot-vacuum: robot laveur
rocking-chair: fauteuil à bascule, fauteuils à bascule, chaise à bascule, rocking-chair, rocking-chairs
rolling-pin: rouleau à pâtisserie, rouleaux à pâtisserie
roof: couverture, bardeau, bardeaux, tôle ondulée, tôles ondulées, tôles, tôle bac acier, bac acier
roof house: fuite de toiture, fuites de toiture, fuite toiture, fuite de toit, toiture qui fuit, toit qui fuit
roof house: infiltration toiture, charpente, zingueur, couvreur, toiture, toitures, tuiles, ardoises
roof ladder: rénovation de toiture, rénovation toiture, réfection de toiture, démoussage, démoussage de toiture
roof ladder: couverture zinguerie
rug: tapis, moquette, paillasson
sack: pellets, granulés, sac de sable, sacs de sable
sack spade: fumier
sack wheat: aliments pour bétail, aliments du bétail, minoterie, fonio, sorgho, mil et sorgho
sack rice: sac de riz, sacs de riz
sack trowel: ciment, ciments, sac de ciment, sacs de ciment
sack barbecue: charbon de bois, charbons de bois
safe padlock: coffres-forts, coffre fort, coffre-fort, coffres forts, armoire forte
samurai-helmet: casque de samouraï, casques de samouraï, armure de samouraï, kabuto
saw hammer: agencement, ébénisterie, menuisier, menuiserie, ébéniste, charpentier
scratching-post: arbre à chat, arbres à chat, griffoir, griffoirs
screwdriver coffee: atelier réparation
screwdriver toolbox: repair café, repair-café, atelier de réparation, café réparation, cafés réparation
security-camera: alarme, sécurité, télésurveillance, vidéosurveillance
security-camera shield: société de sécurité
sewing-machine: surjeteuse
sewing-machine thread: machine à coudre, machines à coudre
sheet-mask: masque en tissu, masques en tissu visage, masque tissu, masques tissu coréens
shield laptop: rgpd
shield security-camera: surveillance, maître-chien, ssiap
shield umbrella: assurance, assurances, assureur, mutuelle, courtier en assurances, complémentaire santé, prévoyance
shield umbrella: protection juridique
shoji: shoji, shojis, cloison japonaise, cloisons japonaises, panneau shoji
shopping-cart basket: supermarché, épicerie, courses, épicerie fine
shopping-cart price-tag: hôte de caisse, employé de rayon, mise en rayon
shopping-cart price-tag: hypermarché, courses en ligne, employé libre-service, chef de rayon
shutters: volets battants, volet battant, volets bois, volets en bois, persienne, volets persiennés, volet roulant
shutters: volets roulants, volets, persiennes
smoke-alarm: détecteur de fumée, détecteurs de fumée, alarme incendie, avertisseur de fumée
smoke-alarm: détecteur de monoxyde de carbone
snow-blower: souffleuse à neige, souffleuses à neige, fraise à neige, fraises à neige
soap: savon, savons, savonnerie, shampoing solide, shampoings solides, shampooing solide
soap bubbles: fabrication de savon
sofa: meubles, canapé, canapés, décoration, décorateur, tapissier, mobilier, fauteuil, salon d'angle, salons d'angle
sofa: banquette bz, canapé bz
sofa armchair: nettoyage de canapé, clic-clac, banquette, méridienne, méridienne velours, méridienne en velours
sofa desk-lamp: décorateur d'intérieur, décoratrice d'intérieur, architecte d'intérieur, décoration intérieure
solar-panel sun: photovoltaïque, photovoltaïques, panneaux photovoltaïques, panneaux solaires, panneau solaire
solar-panel sun: énergie solaire
spray-bottle bucket: nettoyage de façade, désinfection, nettoyage tapis
spray-bottle cockroach: punaise de lit, punaises de lits, punaises de lit
spray-bottle soap: droguerie, drogueries
squeegee window: laveur de vitres, lavage de vitres, nettoyage de vitres, nettoyage des vitres, laveurs de vitres
squeegee window: vitres propres, vitres, nettoyage de vérandas
staircase: escalier, escaliers, escaliers sur mesure
staircase saw: escalier bois, escalier sur mesure
stairlift: monte-escalier, monte-escaliers
stand-mixer: batteur sur socle, pétrin de cuisine, robot pâtissier, robots pâtissiers, robot de cuisine
stand-mixer: robots de cuisine, robot culinaire, robot cuisine
stone-wall: mur en pierre sèche, murs en pierre sèche, murs en pierres sèches, muret en pierre, murets en pierre
stone-wall: murailler
stove fire: poêlier
stove logs: poêle à bois, poêles à bois, poêle à granulés, poêles à granulés, poêle, poêles, insert de cheminée
strimmer: coupe-bordures, débroussailleuses, rotofil, débroussaillage, débroussailleuse, coupe-bordure
string-lights: guirlande lumineuse, guirlandes lumineuses, guirlande guinguette, guirlandes guinguette
string-lights: guirlande à ampoules
table-lamp: lampe de table, lampes de table, lampe à poser, lampes à poser, lampe de chevet, lampes de chevet, abat-jour
tap droplet: coupure d'eau, coupures d'eau
tap wrench: plombier, plomberie, fuite d'eau, dégorgement, fuite, robinetterie, robinets, robinet
tap wrench: chauffe-eau en panne, sanitaires
tape-measure: mètre ruban, mètres ruban, mètre à ruban, mètre enrouleur
tiled-stove: poêle en faïence, poêle de masse, poêles de masse, poêle à accumulation, kachelofen
tiles trowel: carrelage, carreleur, carreaux, faïence, mosaïque
toaster: grille-pain, grille-pains, toasters
toilet: wc chimiques, toilettes seches, location de toilettes seches, chasse d'eau, chasses d'eau
toilet lorry: vidange de fosses septiques
toolbox: jeu de tournevis
toolbox hammer: bricolage, bricoleur, outillage, outils
toolbox hammer: ~ artisan, artisans
toolbox hammer-and-wrench: établi, établis, établi d'atelier, établi de menuisier
toothbrush: dentifrice, dentifrice en pastilles
towel soap: serviettes de bain, serviette de plage, linge de bain, draps de bain, linge de maison
towel: serviette de toilette, serviettes de toilette, torchon, torchons, essuies, essuies de vaisselle
towel: essuie de vaisselle
tv-aerial: antenne tv, antennes tv, antenne télé, antenne râteau, antenniste, antennistes, installation d'antenne tv
vacuum-cleaner: aspirateur, aspirateurs, réparation d'aspirateurs, nettoyage de moquette, vends dyson, dyson v8
vacuum-cleaner: dyson v10, dyson v11
vase: souffleur de verre, souffleurs de verre, verre soufflé, soufflage de verre, vase, vases, soliflore
vase fire: verrerie
video-intercom door: interphone, interphones, visiophone, visiophones, portier vidéo, sonnette connectée
video-intercom door: contrôle d'accès
wallpaper paint-roller: papier peint, papiers peints, papier-peint, pose de papier peint, tapisserie murale
wallpaper paint-roller: papier peint panoramique
wardrobe: dressing, placards, placard sur mesure, placard, portes de placard, meuble à chaussures, bonnetière
wardrobe: bonnetières
washing-machine: laverie, blanchisserie, lave-linge, machine à laver, sèche-linge, lessive, liquide vaisselle
washing-machine: assouplissant, buanderie, buanderies, lessiverie, lessiveries
washing-machine wrench: électroménager, dépannage électroménager
wastebasket recycling: déchetterie, collecte de déchets, bennes à gravats, ramassage des déchets, nettoyage de la plage
wastebasket recycling: nettoyage citoyen, nettoyage de printemps
water-bottle: gourde inox, gourdes inox, gourde isotherme, gourdes isothermes, gourde réutilisable
water-bottle: gourdes réutilisables, bouteille isotherme, bouteilles isothermes, gourde en inox, gourde, thermos
water-pump: pompe de relevage, pompes de relevage
water-pump droplet: forage d'eau, forage, forages, puits, pompe à eau, pompes à eau, pompe immergée, foreur
water-tank droplet: cuve à eau, citernes, récupérateur d'eau, récupération d'eau de pluie, récupérateurs d'eau
water-tank droplet: château d'eau, citerne
wheelie-bin: bac à ordures, conteneur à déchets, nettoyage de poubelles, poubelle, poubelles, bacs poubelles
wheelie-bin recycling: tri sélectif, collecte des déchets
wifi-router: fibre optique, internet fibre, fournisseur d'accès internet, box internet, routeur wifi
wifi-router: installation fibre, installation de la fibre, installation fibre et box, pose fibre optique
window: fenêtres, vitrier, double vitrage, fenêtres pvc, triple vitrage, miroitier, baie vitrée, baies vitrées
window: menuiserie alu, menuiseries pvc, survitrage, verrière, vitre cassée, vitres cassées, changement de vitre
window: remplacement de vitre, vitre brisée, carreau de fenêtre
window mirror: glaces et miroirs, miroiterie, vitrerie
window palette: vitrailliste, atelier de vitrail
window mosquito: moustiquaire, moustiquaires
window roof: puits de lumière, velux, fenêtre de toit velux
window-net: filet de protection fenêtre, filet de balcon, filets de balcon, filet pour balcon
window-net: filet de protection balcon, filet pour chat
wood-pellets: granulés de bois, pellets de bois, granulés bois, granulés de chauffage, granulés sac
wood-pellets: granulés sac 15 kg, granulés certifiés, granulés en sac
wrench car: garage, garagiste, mécanicien, réparation automobile, contrôle technique, carrosserie, révision voiture
wrench car: révision auto, courroie de distribution, embrayage, amortisseurs, mécanique auto, pièces auto
wrench car: réparation auto, entretien auto, recharge climatisation, climatisation auto, pièces détachées auto
wrench car: diagnostic auto, parallélisme, boîte de vitesses, électricité auto, attelage, pièces détachées voiture
wrench engine-oil: nettoyage injecteurs, nettoyage d'injecteurs, nettoyage des injecteurs, décalaminage
wrench engine-oil: décalaminage hydrogène, décalaminage moteur
`;
