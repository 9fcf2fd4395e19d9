/** French words for the home, a to k. Notation: word-list.ts. */
export const frenchHomeAToK = `
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
bed: chambre à coucher, lit cabane, lit médicalisé, lits médicalisés
bed baby: barrière de lit, barrières de lit
bed bellhop-bell: hôtel, chambre d'hôtes, chambres d'hôtes, lit, lits, nuitée, maison d'hôtes, auberge, hébergement
bed bellhop-bell: hébergements, hôtellerie, femme de chambre, valet de chambre, gouvernante, réceptionniste
bed bellhop-bell: veilleur de nuit, chambre d'hôte
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
candle: lumignons, lumignon
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
chest-of-drawers: buffet bas, buffet henri ii, buffet ancien, buffet en merisier, buffet en chêne, bahut en chêne
chest-of-drawers: bahut ancien, bahut rustique, buffet parisien, enfilade scandinave, enfilade vintage
chest-of-drawers: commode louis xv, commode louis xvi, commode ancienne
chimney fire: conduit de cheminée, tubage
chisel: ciseau à bois, ciseaux à bois, gouge à bois, gouges
chopping-board: planche à découper, planches à découper
clamp: étau, étaux
clothes-airer: étendoir à linge, étendoirs à linge, séchoir à linge, séchoirs à linge, tancarville, tour de séchage
coal: charbon de chauffage, boulets de charbon, marchand de charbon, anthracite
coat-stand: portemanteau, portemanteaux, porte-manteau, porte-manteaux
coffee-table: table basse, tables basses, table d'appoint, tables d'appoint, tables gigognes, bout de canapé
coffee-table: table basse vintage, tables basses vintage
coffin hearse: croque-mort, croque-morts, agent funéraire, porteur funéraire, conseiller funéraire
coffin hearse: assistant funéraire
colour-swatches: conseil en couleurs, nuancier, nuanciers, conseillère en image et couleurs, conseil en colorimétrie
conservatory: véranda sur mesure, vérandas sur mesure, jardins d'hiver, vérandaliste, pose de véranda, véranda, vérandas
conservatory: jardin d'hiver, véranda de jardin
cooker-hood: hotte aspirante, hottes aspirantes, hotte de cuisine, hottes de cuisine, dégraissage de hotte
cooker-hood: dégraissage de hottes, dégraissage hotte, dégraissage hottes, nettoyage de hotte, nettoyage de hottes
cooker-hood: nettoyage hotte, conduits d'extraction, hotte de restaurant
cooking-pot: cocotte, cocottes, casseroles, marmite, marmites, autocuiseur, autocuiseurs, cocotte-minute, faitout
cooking-pot: batterie de cuisine, batteries de cuisine, cocotte en fonte, cocottes en fonte, cookeo, multicuiseur
cooking-pot: multicuiseurs, cookeo moulinex
cot: lit bébé, lits bébé, lit de bébé, berceau, berceaux, lit à barreaux, chambre bébé, parc bébé, lit parapluie
cot: lits parapluie, lit parapluie bébé
crate: caisse en bois, caisses en bois, cagette en bois, cagettes en bois, caisse à pommes, caisses à pommes
crate: caisse à vin
crystals: lithothérapie, cristaux de quartz, cristal de roche, quartz rose, améthyste, améthystes, pierres et cristaux
crystals: cristaux et minéraux, géode, géodes
cuckoo-clock: pendule à coucou, pendules à coucou, horloge à coucou, coucou suisse, coucou de la Forêt-Noire
curtains window: voilages, rideaux, stores et volets
cushion: coussin, coussins, housses de coussin, taie d'oreiller en soie
deckchair: chaise longue pliante, transat, transats, chilienne en toile
desk: secrétaire en marqueterie, meuble secrétaire, secrétaire ancien
desk office-chair: bureau assis-debout, bureaux assis-debout, mobilier de bureau, meubles de bureau, bureau réglable
desk office-chair: bureaux partagés, bureau partagé, espace de coworking, espaces de coworking, coworking, loue bureau
desk office-chair: location de bureaux, bureau à louer
desk telephone: assistante de direction, assistant de direction
desk-lamp: lampadaire salon
dining-table: nappe, serviettes en tissu, table de ferme, tables de ferme, location de tables, vends table en chêne
dining-table: table en chêne, tables en chêne
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
fitted-kitchen: façade de cuisine, portes de cuisine, relooking de cuisine, relooking cuisine, cuisine ikea
fitted-kitchen: posons votre cuisine, monte votre cuisine, montons votre cuisine, pose votre cuisine
fitted-kitchen toy-bricks: cuisine enfant en bois, cuisine en bois enfant, cuisine en bois pour enfant
fitted-kitchen toy-bricks: cuisine enfant janod, cuisine pour enfant, cuisine enfant
floorboards: parquet, parquets, pose de parquet, ponçage de parquet, parqueteur, stratifié, sol stratifié
floorboards: lames de terrasse, terrasse bois, terrasses en bois, revêtement de sol, revêtements de sol, lame vinyle
floorboards: sol vinyle, lino, sols souples, lambris, lambris pvc, lambris bois, pose de lambris, lambris pvc et bois
footstool: repose-pieds, pouf, poufs, tabouret repose-pieds
fridge: frigo, réfrigérateur, chambre froide, congélateur, congélateurs, frigoriste, froid commercial
fuse-box: tableau électrique, tableaux électriques, tableau de fusibles, boîte à fusibles, disjoncteur, disjoncteurs
garage-door: porte de garage, portes de garage, portes sectionnelles, porte sectionnelle
garage-door key: garage à louer, garages à louer
garage-door parking-sign: garage fermé à louer, garage fermé, location garage, location de garage, loue garage
garage-door parking-sign: garage individuel, garages individuels, location garage box fermé, loue box auto, box auto
garage-door parking-sign: box auto sécurisé
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
hammer-and-wrench: homme toutes mains, homme à tout faire, hommes toutes mains
hammer-and-wrench gear: métallerie
headstone: pierres tombales, marbrier, marbrerie, monuments funéraires, pierre tombale
heat-pump radiator: pompe à chaleur, pompes à chaleur, pac air-eau, géothermie
heat-pump: thermopompe, thermopompes
high-chair: chaise haute, chaises hautes, chaise haute bébé, chaise haute pour bébé
high-table: mange-debout, table mange-debout, tables mange-debout, table haute de cocktail, location de mange-debout
hina-dolls: poupées hina, poupée hina, hinamatsuri, fête des poupées
hot-water-bottle: bouillotte, bouillottes, bouillotte en caoutchouc, housse de bouillotte
house-insulation: isolation, isolation des combles, isolation de combles, isolation thermique, isolation extérieure
house-insulation: isolation par l'extérieur, isolation des murs, isolation de toiture, audits énergétiques
house-insulation: isolation thermique par l'extérieur, isolants, isolation phonique, audit énergétique
house-insulation: bilan énergétique maison
incense: encens, bâtons d'encens, bâtonnets d'encens, palo santo, bakhour
insured-home shield: assurance habitation, assurance maison, assurance logement, multirisque habitation
insured-home shield: assurances habitation, assurance propriétaire
iron t-shirt: fer à repasser
ironing-board: service de repassage, repassage, planche à repasser, planches à repasser, table à repasser
ironing-board: repassage à domicile
kettle: bouilloire, bouilloires
key: trousseau de clés, trousseau de clefs, clés perdues, clefs perdues, clés trouvées, perdu clés, trouvé clés
key: clefs trouvées, clef trouvée, clé trouvée
key padlock: ouverture de coffre-fort, ouverture de porte, double de clés, serrurier, serrurerie, porte claquée
key padlock: clés minute, blindage de porte, changement de serrure
kitchen-sink: évier, éviers, évier de cuisine, éviers de cuisine, évier en céramique, lavabo, lavabos, meuble vasque
`;
