/** French words for travel. Notation: word-list.ts. */
export const frenchTravel = `
airplane suitcase: agence de voyage, agence de voyages, voyage, voyages, vol, vols, vacances, billets d'avion
airplane suitcase: dernière minute, escapade, tour-opérateur, séjour, lune de miel, voyage de noces, voyage lune de miel
alarm-clock: réveil, réveil lumineux
ambulance: ambulancier, ambulancière, ambulanciers
anchor: accastillage
beach-hut: cabine de plage, cabines de plage, cabane de plage, cabanes de plage, cabanon de plage
bellhop-bell identity-card: hôtesse d'accueil, hôtesses d'accueil, agent d'accueil
bicycle: bourse aux vélos, bourse à vélos, cycles, vélo, vélos, vélo électrique, location de vélos, magasin de vélos
bicycle: vae, vtt, cyclotourisme, course cycliste, bicyclette, antivol, draisienne, draisiennes, vtc femme, vtc homme
bicycle: vtc mixte, vélo vtc, vélo électrique vtc, vtc électrique, vélos vtc, vélo tout chemin, vélos tout chemin
bicycle car: porte-vélos attelage, porte-vélo attelage, porte-vélos, porte-vélo
bicycle wrench: révision vélo, entretien vélo, révision de vélos
bicycle-courier: coursier à vélo, livreur à vélo, coursiers à vélo, livreurs à vélo, livraison à vélo
brake-disc wrench: freins, plaquettes de frein, plaquettes de freins, disques de frein, disques et plaquettes, freinage
bus: voyage en bus, autocar, autocariste, chauffeur de car, transport scolaire, ramassage scolaire, voyage scolaire
bus: sortie scolaire, sortie au puy du fou, voyage au puy du fou
bus books: bibliobus, médiabus
bus suitcase: voyage en car, voyages en car, voyage en autocar, sortie en car, excursion en car
camping-stove: réchaud de camping, réchauds de camping, réchaud à gaz
canoe rower: aviron, canoë
car bubbles: lave auto, lave-auto, lavage auto, lavage voiture, lavage de voiture, lavage à la main, station de lavage
car bubbles: nettoyage auto, nettoyage intérieur auto
car car-front: concessionnaire, voitures d'occasion, voiture d'occasion, location de voiture, voiture, voitures
car car-front: garage automobile occasion, covoiturage, véhicule d'occasion, garage automobile vente, citadine, berline
car car-front: mandataire auto, leasing auto, loa, hybride, autopartage, carte grise, cartes grises, vtc
car key: clio, renault clio, clio d'occasion, twingo, dacia, fiat, seat, audi, opel, volvo
car key: ~ chauffeur, recherche chauffeur
car location-pin: place de stationnement, box de parking
car tow-truck: épaviste, épavistes, enlèvement d'épave, enlèvement épave, enlèvement d'épaves, casse auto
car tow-truck: casse automobile, rachat de voitures accidentées, rachat de véhicules, rachat de véhicule
car tow-truck: rachat véhicule, reprise de véhicules, reprise de véhicule, rachat voiture en panne
car traffic-light: code de la route, examen du code, code accéléré
car wrench: covering auto, débosselage, carrossier, contrôleur technique, contrôleur technique automobile, débosselle
car wrench: débosselons, débosseler, débosseleur, après la grêle, véhicule grêlé, scenic 2 pour pièces
car wrench: scénic pour pièces, véhicule pour pièces, épave pour pièces
car: covering, total covering, scenic 2, scénic 2, renault scenic, scenic 3, scénic 3, siège auto cuir, sellerie auto
car exhibition-stand: salon de l'auto, salon de l'automobile
car-battery wrench: batteries auto, batteries voiture, batterie de voiture, batteries de voiture, batterie voiture
car-battery wrench: batteries de voitures, batterie auto
car-boot price-tag: vente de coffre, vide-coffre
car-front: voiture de mariage, optiques de phares, optique de phare, rénovation de phares, rénovation phares
car-front: polissage de phares, polissage phares, phares ternis
car-front car: vitrage auto, bris de glace
car-seat: siège auto, sièges auto, siège-auto, sièges-autos, siège auto bébé, réhausseur, rehausseur auto, rehausseurs
cargo-bike: vélo cargo, vélos cargo, vélo-cargo, vélos-cargos, biporteur, biporteurs
cargo-tricycle: triporteur, triporteurs, triporteur électrique, tricycle électrique, tricycles électriques
carriage horse: calèche, calèches, promenade en calèche, balade en calèche
charging-station car: borne de recharge, bornes de recharge, wallbox, recharge voiture électrique
compass world-map: course d'orientation
compass magnifier: jeu de piste, jeux de piste
cruise-ship: croisières, croisière, croisière fluviale, bateau-mouche, bateau promenade
delivery-van lorry: transport de meubles, utilitaire, location utilitaire, camionnette, déménagement, déménageur
delivery-van lorry: déménageurs, livraison, coursier, transporteur, monte-meuble, location de fourgon, fourgon
delivery-van recycling: caves et greniers, cave et grenier, vide cave, vidons caves, vide votre cave
delivery-van recycling: vidons votre cave, vider votre cave, débarras de caves
dragon-boat: bateau-dragon, bateaux-dragons, dragon boat, course de bateaux-dragons
engine-oil wrench: vidange, révision et vidange, huile moteur, huiles moteur, vidange et freins, vidange moteur
engine-oil wrench: lubrifiants
exhaust: pot d'échappement, pots d'échappement, ligne d'échappement, silencieux d'échappement, pot catalytique
exhaust: pots catalytiques
fire-engine: pompiers, sapeurs-pompiers, bal des pompiers
food-truck takeaway-box: food truck, food-truck, food trucks, foodtruck, camion restaurant
hand-cart: chariot à ridelles, chariot de plage, chariots de plage, charrette à bras, charrettes à bras
hang-glider: deltaplane, deltaplanes, vol en deltaplane, deltiste, école de deltaplane
hearse: corbillard, corbillards
helicopter: hélicoptère
hot-air-balloon: montgolfière, vol en montgolfière
houseboat: maison flottante, maisons flottantes, houseboat, bateau-logement
inflatable-boat: bateau pneumatique, bateaux pneumatiques, canot pneumatique, semi-rigide à louer, bateau semi-rigide
inflatable-boat: canot gonflable
insured-car shield: assurance auto, assurance voiture, assurance automobile, assurances auto, assurance jeune conducteur
insured-car shield: assurance moto et auto, assurance flotte
jet-ski wave: jet ski, jet-ski, jet skis, location de jet ski, scooter des mers
kayak: kayak, kayaks, kayak de mer, location de kayak, location de kayaks, location kayak, kayakistes
kick-scooter: trottinette, trottinettes, trottinettes électriques
lifebuoy swimming-pool: surveillant de baignade, surveillants de baignade
lifebuoy wave: sauveteurs en mer, sauvetage en mer
limousine: limousine, limousines, location de limousine, location de limousines
locomotive: modélisme ferroviaire, train à vapeur, trains à vapeur, petit train à vapeur
locomotive railway-car: chemin de fer touristique
log-cabin: cabane en rondins, cabanes en rondins, chalet en rondins, chalets en rondins, maison en rondins
log-cabin: maisons en rondins, fuste, fustes, maison en fuste, chalet, chalets, chalet en bois
lorry: chauffeur pl, chauffeur spl, chauffeurs pl, chauffeurs spl, chauffeur poids lourd, permis c, permis ce
lorry: conducteur pl, conducteur spl, poids lourd, camion, routier, permis poids lourd
mantel-clock amphora: antiquaire, antiquités, brocanteur
mobility-scooter wheelchair: fauteuil roulant électrique, fauteuils roulants électriques, scooter pmr, scooters pmr
mobility-scooter wheelchair: scooter senior
motor-boat anchor: hors-bord, moteur hors-bord, moteurs hors-bord, pénichette, port de plaisance, anneau à louer
motor-boat sailing-boat: sortie en bateau, sorties en bateau, balades en bateau, excursion en mer, sortie en mer
motor-boat sailing-boat: promenade en bateau, promenades en bateau, balade en bateau, excursion en bateau
motor-boat sailing-boat: excursions en bateau
motor-boat wave: location de bateaux, permis bateau, bateau, bateaux, permis côtier, permis mer
motor-scooter: mobylette, peugeot 103, motobécane, peugeot 103 sp
motor-scooter bicycle: solex, vélosolex, vélosolex 3800, solex 3800
motorcycle: permis moto, permis a2, formation moto, concessionnaire moto, concession moto, garage moto, moto, motos
motorcycle: taxi-moto, taxis-motos, zémidjan, passerelle a2, passerelle moto
motorcycle church: bénédiction des motards, bénédiction des motos
motorcycle-helmet motorcycle: casque moto, casques moto, casque de moto, équipement moto, équipement du motard
narrowboat: péniche, péniches, tourisme fluvial
number-plate: plaque d'immatriculation, plaques d'immatriculation, plaque minéralogique, plaques minéralogiques
onsen: onsen, onsens, source chaude japonaise, sources chaudes japonaises
paddleboard wave: stand-up paddle, location de paddle, location paddle, paddle board, paddle, en paddle, stand up paddle
paddleboard wave: balade en paddle
parachute: parachute, saut en parachute
parking-sign location-pin: place de parking, places de parking, parking aéroport, parking à louer, parking sécurisé
parking-sign location-pin: stationnement, box fermé
passport suitcase: passeport, visa, photos d'identité
quad-bike: quad, quads, randonnée quad, balade en quad, location de quad, location de quads
racing-car: scalextric, circuit scalextric, circuit de voitures, circuit carrera, circuit de voiture électrique
racing-car: circuit de voitures électrique
roller-skate: patins à roulettes, rollers, patinage à roulettes
roof-box: coffre de toit, coffres de toit, location coffre de toit, barres de toit
sailing-boat anchor: hivernage, hivernage de bateaux, carénage, antifouling, place de port, voilerie, gréement
sailing-boat anchor: vieux gréements, dériveur, catamaran, croisière voile, voile, école de voile, voilier
sailing-boat anchor: régate, régates, nautisme
sailing-boat: club nautique, clubs nautiques, stage de voile, stages de voile, stage voile, stage optimist
shepherds-hut: cabane de berger, roulotte de berger, roulottes de berger
skip: location de benne, benne, bennes, location de bennes, benne à gravats, gravats
small-airplane: baptême de l'air, baptêmes de l'air, meeting aérien, ULM, modélisme, aéromodélisme
snow-plough: déneigement, déneigeur, contrat de déneigement, chasse-neige, déneigement résidentiel
snow-plough: déneigement commercial
snowshoes: raquette à neige, randonnée en raquettes, randonnées en raquettes, sortie raquettes
snowshoes: location de raquettes à neige, raquettes à neige
spark-plug: bougie d'allumage, bougies d'allumage
speedboat wave: location de bateau sans permis, bateau sans permis, bateaux sans permis
steering-wheel car: autoécole, auto-école, permis de conduire, leçons de conduite, permis b, permis accéléré
steering-wheel car: conduite accompagnée, permis, récupération de points, stage de points, heure de conduite
steering-wheel car: heures de conduite
steering-wheel traffic-light: stage code, code en 3 jours
strandkorb: fauteuil-cabine de plage, fauteuil corbeille de plage, strandkorb
stroller baby: bourse puériculture, bourse à la puériculture
stroller baby-bottle: poussette, puériculture, matériel de puériculture
stroller: landau, landaus
suitcase: valises, bagages, maroquinerie valises
tanker: vidange de fosse septique, fosse septique, fosses septiques, vidange de fosses, fioul, livraison de fioul
tanker: camion-citerne, hydrocurage, vidange fosse septique
tanker drainpipe: mise aux normes assainissement, fosse toutes eaux, fosses toutes eaux, mise aux normes fosse
taxi: taxi, chauffeur vtc, chauffeurs vtc, vtc aéroport, vtc avec chauffeur
three-wheel-van: Piaggio Ape, triporteur Piaggio, triporteur motorisé, triporteurs motorisés
tipper-truck: camion benne, sable et gravier, gravier, graviers, granulats, concassé, tout-venant
tow-truck car: dépannage auto, dépanneuse, dépanneuses, remorquage, dépannage remorquage, assistance routière
tractor hay-bale: fauchage, fauchage de parcelle, fauchage de parcelles
tractor wheat: fête de la batteuse, concours de labour, fête du labour, comice agricole, matériel agricole
tractor wheat: moissonneuses, tracteurs, ferme, agriculture, agriculteur
tractor cow: foire agricole, foires agricoles, comices agricoles
traffic-cone: cône de signalisation, cônes de signalisation, cône de chantier, cônes de chantier, cône de Lübeck
trailer: remorque, remorques, location de remorque, location de remorques, van pour chevaux
trailer car: attelage et faisceau, pose d'attelage, pose attelage, attelage remorque
train: train de nuit, trains de nuit
train locomotive: petit train, trains miniatures
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuk-tuks, auto-rickshaw, balade en tuk-tuk
tyre wrench: pneus, pneu, pneus hiver
vintage-car: location voiture ancienne, location de voiture ancienne, location de voitures anciennes
vintage-car: voiture ancienne avec chauffeur, location voitures anciennes, voiture ancienne, voitures anciennes
vintage-car: véhicules anciens, voiture de collection, voitures de collection, rassemblement de voitures anciennes
vintage-car: véhicules de collection, traction avant
vintage-car ring: 2cv pour mariage, 2cv mariage, 2 cv pour mariage, traction avant pour mariage, traction pour mariage
vintage-car ring: traction mariage
wall-clock: horloges, pendules
watch: montre, montres, horloger, horlogerie
wheel: jante voilée, jantes voilées, redressage de jante, redressage de jantes, redressage jante, réparation de jante
wheel: réparation jante
wheel trophy: caisses à savon, caisse à savon, course de caisses à savon
wheel tyre: jantes alu, jante alu, jantes aluminium, jeu de jantes, jantes tôle, jante tôle
wheelchair crutch: fauteuil roulant, matériel médical, fauteuils roulants
`;
