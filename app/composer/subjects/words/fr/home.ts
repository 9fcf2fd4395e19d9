/** French words for the home. Notation: word-list.ts. */
export const frenchHome = `
advent-calendar: calendrier de l'avent, calendriers de l'avent, calendrier de l’avent, calendriers de l’avent
air-conditioner: clim, climatisation en panne, clim en panne, climatisation, climatiseur
air-fryer: friteuse à air, friteuses à air, friteuse sans huile, friteuses sans huile, airfryer, air fryer
angle-grinder: meuleuse d'angle, meuleuses d'angle, disqueuse, disqueuses
armchair chair: restauration de meubles, restauration de meubles anciens
armchair sofa: tapisserie d'ameublement
awning: store banne, stores bannes, store de terrasse, voile d'ombrage, stores extérieurs
axe target: lancer de hache, lancer de haches
balcony: balcon, balcons, garde-corps de balcon, rénovation de balcon, aménagement de balcon
bar-stool: tabouret de bar, tabourets de bar, chaise de bar, chaises de bar, tabouret haut, tabourets hauts, tabouret
bar-stool: tabourets
basket carrot: cueillette, cueillette à la ferme, libre cueillette, paniers bio, panier bio, paniers de légumes, amap
basket carrot: maraîcher, primeur, légumes, fruits et légumes, légumes bio, panier de légumes, épicerie bio, magasin bio
basket carrot: vente à la ferme, produits fermiers, producteurs locaux, produits locaux
basket leaves: vannier, vannerie, osier, paniers en osier
bath-bomb: bombe de bain, bombes de bain, boule de bain effervescente
bathtub: sels de bain
bathtub shower: salle de bain, salle de bains, salles de bains, baignoire
bean-bag: pouf poire, poufs poire, pouf géant, fauteuil poire
bed: chambre à coucher, lit cabane
bed bellhop-bell: hôtel, chambre d'hôtes, chambres d'hôtes, lit, lits, nuitée, maison d'hôtes, auberge, hébergement
bed bellhop-bell: hébergements, hôtellerie, femme de chambre, valet de chambre, gouvernante, réceptionniste
bed bellhop-bell: veilleur de nuit
bed house: pension, pension de famille
bed key: colocation, colocations, colocataire, colocataires, colocation étudiante, chambre chez l'habitant
bed key: chambre d'étudiant, coloc, chambre étudiante, kot étudiant, kots étudiants, kot à louer
bed moon: sommeil, consultation sommeil, troubles du sommeil, insomnie
bedding: linge de lit, parure de lit, parures de lit, couette, couettes, housse de couette, housses de couette, oreiller
bedding: oreillers, taie d'oreiller, taies d'oreiller, draps, drap housse, draps housses, draps de lit, édredon
bedding: édredons, parure de couette, traversin, traversins
bench: banc public, bancs publics, banc de jardin, bancs de jardin
bench dining-table: tables et bancs, tables et bancs de brasserie
blanket: couverture lestée
blanket cushion: plaid, plaids, couverture en laine, couvertures en laine, couvertures
blender: blender, blenders, mixeur, mixeurs, extracteur de jus, extracteurs de jus, petit électroménager, thermomix
blinds: stores vénitiens, store vénitien, stores enrouleurs, stores, store intérieur, store occultant
boiler radiator: chaudière, chaudières, entretien de chaudière, entretien chaudière, chaudière gaz
boiler radiator: remplacement de chaudière, chauffe-eau, ballon d'eau chaude, cumulus
boiler sun: solaire thermique
bookshelf: bibliothèque en chêne
bookshelf books: bibliothèque sur mesure, bibliothèques sur mesure, étagère, étagères, rayonnages
bow-and-arrow: archerie
bow-and-arrow target: tir à l'arc, initiation au tir à l'arc
broom bucket: ménage, ménage à domicile, ménage et repassage
broom spray-bottle: nettoyage, entreprise de nettoyage, nettoyage de bureaux, ménages, fin de chantier
broom spray-bottle: agent de propreté, conciergerie, employée de maison, remise en état, entretien de bureaux
broom wastebasket: nettoyage de plage, on nettoie les berges, ramassage de déchets, world cleanup day, clean walk
bucket: serpillière
bunk-bed: lits superposés, lit superposé, lits superposés enfants, lit mezzanine, lits mezzanine
bust: sculpture, sculptures, statue, statues, cours de sculpture, stage de sculpture
candle: bougies, bougie, pompes funèbres, obsèques, funérailles, fondant parfumé, fondants parfumés, fondants de cire
candle bouquet: entretien de tombes, entretien de tombe, entretien des tombes, fleurissement de tombes
candle bouquet: nettoyage de tombes, funérarium, marbrerie funéraire, toussaint
candle church: cierges, fabrique de cierges
candle headstone: crémation
carport: carport, carports, abri voiture, abri de voiture, abris voiture, auvent pour voiture, abri tempo, abris tempo
carport: abri d'auto, abris d'auto
ceiling-fan: ventilateur de plafond, ventilateurs de plafond, ventilateur plafonnier, brasseur d'air, brasseurs d'air
chair: chaises, fauteuil tapissier
chair armchair: cannage, cannage de chaises, cannage et rempaillage, rempaillage, rempaillage de chaises, rempailleur
chair armchair: rempailleuse
chair dining-table: salon de jardin, salons de jardin, mobilier de jardin
chandelier: lustre, lustres, luminaires, magasin de luminaires
chest-of-drawers: commode à tiroirs, commodes à tiroirs, commode en bois, commode, commodes, vaisselier, vaisseliers
chest-of-drawers: buffet ancien, buffet parisien, buffet en chêne, buffet bas
chimney fire: conduit de cheminée, tubage
chisel: ciseau à bois, ciseaux à bois, gouge à bois, gouges
chopping-board: planche à découper, planches à découper
clamp: étau, étaux
clothes-airer: étendoir à linge, étendoirs à linge, séchoir à linge, séchoirs à linge, tancarville, tour de séchage
coal: charbon de chauffage, boulets de charbon, marchand de charbon, anthracite
coat-stand: portemanteau, portemanteaux, porte-manteau, porte-manteaux
coffee-table: table basse, tables basses, table d'appoint, tables d'appoint, tables gigognes, bout de canapé
colour-swatches: conseil en couleurs, nuancier, nuanciers, conseillère en image et couleurs, conseil en colorimétrie
conservatory: véranda sur mesure, vérandas sur mesure, jardins d'hiver, vérandaliste, pose de véranda, véranda, vérandas
conservatory: jardin d'hiver, véranda de jardin
cooker-hood: hotte aspirante, hottes aspirantes, hotte de cuisine, hottes de cuisine, dégraissage de hotte
cooker-hood: dégraissage de hottes, dégraissage hotte, dégraissage hottes, nettoyage de hotte, nettoyage de hottes
cooker-hood: nettoyage hotte, conduits d'extraction, hotte de restaurant
cooking-pot: cocotte, cocottes, casseroles, marmite, marmites, autocuiseur, autocuiseurs, cocotte-minute, faitout
cooking-pot: batterie de cuisine, batteries de cuisine, cocotte en fonte, cocottes en fonte
cot: lit bébé, lits bébé, lit de bébé, berceau, berceaux, lit à barreaux, chambre bébé, parc bébé
crate: caisse en bois, caisses en bois, cagette en bois, cagettes en bois, caisse à pommes, caisses à pommes
crate: caisse à vin
crystals: lithothérapie, cristaux de quartz, cristal de roche, quartz rose, améthyste, améthystes, pierres et cristaux
crystals: cristaux et minéraux, géode, géodes
cuckoo-clock: pendule à coucou, pendules à coucou, horloge à coucou, coucou suisse, coucou de la Forêt-Noire
curtains window: voilages, rideaux, stores et volets
cushion: coussin, coussins, housses de coussin, taie d'oreiller en soie
deckchair: chaise longue pliante, transat, transats, chilienne en toile
desk office-chair: bureau assis-debout, bureaux assis-debout, mobilier de bureau, meubles de bureau, bureau réglable
desk-lamp: lampadaire salon
dining-table: nappe, serviettes en tissu, table de ferme, tables de ferme, location de tables
dining-table chair: table à manger, tables à manger, table en bois, tables en bois
dishwasher: lave-vaisselle, lave vaisselle, réparation lave-vaisselle, lave-vaisselle encastrable
door: portes, porte d'entrée, portes d'entrée, ferme-porte, ferme-portes
door balloon: portes ouvertes, porte ouverte, journée portes ouvertes, journées portes ouvertes
drainpipe: drainage
drainpipe droplet: débouchage, débouchage de canalisation, débouchage de canalisations, canalisation bouchée
drainpipe droplet: canalisations, curage, assainissement, évier bouché, débouchage canalisation, vidange de fosse
drainpipe droplet: wc bouché
driveway: allée de garage, allées de garage, allée carrossable, allées carrossables, entrée de garage, entrées de garage
dummy: tétine, tétines, sucette bébé, attache-tétine, attache-tétines, attache tétine, attaches tétine, attache-sucette
electric-fan: ventilateur, ventilateurs
fabric-roll thread: tissu, tissus, tissus au mètre, tissu au mètre, coupons de tissu, tissus d'ameublement, wax africain
fabric-roll thread: tissu wax
fabric-roll: pagne, pagnes, bazin riche, bogolan, bogolans
fence hammer: ferronnerie d'art, clôture, clôtures
fence: grillage, grillages, grillage rigide
fire-extinguisher: extincteur, extincteurs, sécurité incendie
fireplace fire: cheminée, cheminées, foyer fermé, insert cheminée
first-aid-kit: premiers secours, secourisme, formation secourisme, psc1, sst, gestes qui sauvent
first-aid-kit: secouriste, secouristes, trousse de secours
fitted-kitchen: cuisiniste, cuisinistes, cuisine équipée, cuisines équipées, cuisine sur mesure, cuisines sur mesure
fitted-kitchen: pose de cuisine, pose de cuisines, cuisine aménagée, meubles de cuisine, plan de travail
fitted-kitchen: plans de travail, îlot central, crédence, rénovation cuisine, cuisines, façades de cuisine
fitted-kitchen: façade de cuisine, portes de cuisine, relooking de cuisine, relooking cuisine
floorboards: parquet, parquets, pose de parquet, ponçage de parquet, parqueteur, stratifié, sol stratifié
floorboards: lames de terrasse, terrasse bois, terrasses en bois, revêtement de sol, revêtements de sol, lame vinyle
floorboards: sol vinyle, lino, sols souples
footstool: repose-pieds, pouf, poufs, tabouret repose-pieds
fridge: frigo, réfrigérateur, chambre froide, congélateur, congélateurs, frigoriste, froid commercial
fuse-box: tableau électrique, tableaux électriques, tableau de fusibles, boîte à fusibles, disjoncteur, disjoncteurs
garage-door: porte de garage, portes de garage, portes sectionnelles, porte sectionnelle
garage-door key: garage à louer, garages à louer, location de garage
garden-gnome: nain de jardin, nains de jardin
garden-hose: tuyau d'arrosage, tuyaux d'arrosage, dévidoir, enrouleur de tuyau
garden-room: studio de jardin, studios de jardin, bureau de jardin, bureaux de jardin
garden-shed: abri de jardin, abris de jardin, cabanon, cabanons, chalet de jardin
gas-cylinder fire: bouteille de gaz, bouteilles de gaz, butane, propane
gate fence: portail, portails, portail coulissant, portails automatiques, portail automatique, motorisation de portail
gate fence: portails et clôtures
gear wrench: fraisage, injection plastique, roulements, hydraulique, engrenages, tôlerie, découpe laser
gear wrench: fonderie
grandfather-clock: horloge comtoise, horloges comtoises, horloge de parquet, comtoise
gutter house: gouttière, gouttières, nettoyage de gouttières, pose de gouttières, chéneaux, zinguerie
hair-straightener: lisseurs, fers à lisser, lisseur à cheveux, lisseur, fer à lisser, fer à boucler
hammer-and-wrench gear: métallerie
headstone: pierres tombales, marbrier, marbrerie, monuments funéraires, pierre tombale
heat-pump radiator: pompe à chaleur, pompes à chaleur, pac air-eau, géothermie
heat-pump: thermopompe, thermopompes
high-chair: chaise haute, chaises hautes, chaise haute bébé, chaise haute pour bébé
high-table: mange-debout, table mange-debout, tables mange-debout, table haute de cocktail, location de mange-debout
hina-dolls: poupées hina, poupée hina, hinamatsuri, fête des poupées
hot-water-bottle: bouillotte, bouillottes, bouillotte en caoutchouc, housse de bouillotte
house-insulation: isolation, isolation des combles, isolation de combles, isolation thermique, isolation extérieure
house-insulation: isolation par l'extérieur, isolation des murs, isolation de toiture
house-insulation: isolation thermique par l'extérieur, isolants, isolation phonique
incense: encens, bâtons d'encens, bâtonnets d'encens, palo santo, bakhour
insured-home shield: assurance habitation, assurance maison, assurance logement, multirisque habitation
insured-home shield: assurances habitation, assurance propriétaire
iron t-shirt: fer à repasser
ironing-board: service de repassage, repassage, planche à repasser, planches à repasser, table à repasser
ironing-board: repassage à domicile
kettle: bouilloire, bouilloires
key padlock: ouverture de coffre-fort, ouverture de porte, double de clés, serrurier, serrurerie, porte claquée
key padlock: clés minute, blindage de porte, changement de serrure
kitchen-sink: évier, éviers, évier de cuisine, éviers de cuisine, évier en céramique, lavabo, lavabos, meuble vasque
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
meat-slicer: trancheuse à jambon, trancheuses à jambon, trancheuse à viande, trancheur à jambon
meat-slicer: trancheuse professionnelle
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
plug lightning: rénovation électrique
pressure-washer: nettoyeur haute pression, nettoyage haute pression, karcher, nettoyage de façades
pressure-washer: nettoyage de terrasse, démoussage de terrasse
pressure-washer roof: nettoyage de toiture, nettoyage toiture, démoussage toiture
radiator wrench: chauffage, chauffagiste, radiateur, radiateurs, plancher chauffant
razor: rasage
razor barber-pole: taille de barbe, tailles de barbe, soin de la barbe
recycling: recyclage, zéro déchet, vrac
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
roof house: infiltration toiture, charpente, zingueur, couvreur, toiture, toitures, tuiles, ardoises, velux
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
sofa armchair: nettoyage de canapé, clic-clac, banquette
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
toolbox hammer: bricolage, bricoleur, outillage, homme à tout faire, outils
toolbox hammer: ~ artisan, artisans
toothbrush: dentifrice, dentifrice en pastilles
towel soap: serviettes de bain, serviette de plage, linge de bain, draps de bain, linge de maison
towel: serviette de toilette, serviettes de toilette, torchon, torchons, essuies, essuies de vaisselle
towel: essuie de vaisselle
tv-aerial: antenne tv, antennes tv, antenne télé, antenne râteau, antenniste, antennistes, installation d'antenne tv
vacuum-cleaner: aspirateur, aspirateurs, réparation d'aspirateurs, nettoyage de moquette
vase: souffleur de verre, souffleurs de verre, verre soufflé, soufflage de verre, vase, vases, soliflore
vase fire: verrerie
video-intercom door: interphone, interphones, visiophone, visiophones, portier vidéo, sonnette connectée
video-intercom door: contrôle d'accès
wallpaper paint-roller: papier peint, papiers peints, papier-peint, pose de papier peint, tapisserie murale
wallpaper paint-roller: papier peint panoramique
wardrobe: dressing, placards, placard sur mesure, placard, portes de placard, meuble à chaussures
washing-machine: laverie, blanchisserie, lave-linge, machine à laver, sèche-linge, lessive, liquide vaisselle
washing-machine: assouplissant, buanderie, buanderies, lessiverie, lessiveries
washing-machine wrench: électroménager, dépannage électroménager
wastebasket recycling: déchetterie, collecte de déchets, bennes à gravats, ramassage des déchets, nettoyage de la plage
wastebasket recycling: nettoyage citoyen, nettoyage de printemps
water-bottle: gourde inox, gourdes inox, gourde isotherme, gourdes isothermes, gourde réutilisable
water-bottle: gourdes réutilisables, bouteille isotherme, bouteilles isothermes, gourde en inox, gourde, thermos
water-pump droplet: forage d'eau, forage, forages, puits, pompe à eau, pompes à eau, pompe immergée, foreur
water-tank droplet: cuve à eau, citernes, récupérateur d'eau, récupération d'eau de pluie, récupérateurs d'eau
water-tank droplet: château d'eau, citerne
wheelie-bin: bac à ordures, conteneur à déchets, nettoyage de poubelles, poubelle, poubelles, bacs poubelles
wheelie-bin recycling: tri sélectif, collecte des déchets
wifi-router: fibre optique, internet fibre, fournisseur d'accès internet, box internet, routeur wifi
window: fenêtres, vitrier, double vitrage, fenêtres pvc, triple vitrage, miroitier, baie vitrée, baies vitrées
window: menuiserie alu, menuiseries pvc, survitrage, verrière
window mirror: glaces et miroirs, miroiterie, vitrerie
window palette: vitrailliste, atelier de vitrail
window mosquito: moustiquaire, moustiquaires
window-net: filet de protection fenêtre, filet de balcon, filets de balcon, filet pour balcon
window-net: filet de protection balcon, filet pour chat
wood-pellets: granulés de bois, pellets de bois, granulés bois, granulés de chauffage
wrench car: garage, garagiste, mécanicien, réparation automobile, contrôle technique, carrosserie, révision voiture
wrench car: révision auto, courroie de distribution, embrayage, amortisseurs, mécanique auto
wrench car: réparation auto, entretien auto, pièces détachées auto, recharge climatisation, climatisation auto
wrench car: diagnostic auto, parallélisme, boîte de vitesses, électricité auto, attelage
`;
