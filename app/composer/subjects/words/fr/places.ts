/** French words for places. Notation: word-list.ts. */
export const frenchPlaces = `
apartment-building: appart, apparts, t1, f2, f3, f4, appartement t2, appartement t3, studio à louer, studio meublé
apartment-building: studio étudiant, duplex, loft, syndic, syndic de copropriété
apartment-building key: t2, t3, t4, appartement, appartements, t5, appartement à louer, appartements à louer
bank: conseiller bancaire, conseillère bancaire, conseiller clientèle banque
bank coin: banque, compte bancaire
barber-pole razor: barbier, coiffeur pour hommes, barbershop
barn: grange, granges, mariage en grange, grange rénovée, grange à rénover
barn house: ferme à rénover, ferme à restaurer
bouncy-castle balloon: château gonflable, structures gonflables
bouncy-castle trampoline: structure gonflable
bouncy-castle: jeux gonflables, jeu gonflable
bricks trowel: pose de terrasse, dallages, tailleur de pierre, cloisons, enduit, placo, taille de pierre
bricks trowel: restauration de façades, pierre naturelle, maçon, maçonnerie, construction, entreprise de construction
bricks trowel: bâtiment, façade, ravalement, ravalement de façade, façadier, plâtrier, extension de maison, gros œuvre
bricks trowel: terrasse béton, rénovation de maison, rénovation énergétique, parpaings, humidité des murs
bricks trowel: traitement de l'humidité, cuvelage
bricks: briques pleines, briques creuses, briques de construction, briques rouges
building-plot: terrain à bâtir, terrain constructible, terrains constructibles, terrain à vendre, terrains à vendre
building-plot: parcelle, parcelles, terrain agricole, terrains à bâtir, lotissement, lotissements, vente de terrains
building-plot: terrain viabilisé, terrains viabilisés
campervan: combi vw, combi volkswagen, combis vw, kangoo aménagé, trafic aménagé, berlingo aménagé, master aménagé
campervan: ducato aménagé
campervan campsite: camping-car, camping-cars, location de camping-car, van aménagé, vans aménagés, fourgon aménagé
campervan campsite: fourgons aménagés, aménagement de van, aménagement de fourgon, location de van
caravan campsite: caravane, mobil-home, mobil-homes
carousel: manège, manèges, ducasse
castle: château, fête médiévale, visite du château
church: kermesse paroissiale, clocher, notre clocher, réparer le clocher, sauvons le clocher, restauration du clocher
church candle: messe, paroisse, messe de minuit, veillée, procession, aumônerie, catéchisme, communion, pelerinage
church candle: première communion, profession de foi, groupe de prière, scouts et guides messe, denier du culte
church candle: évangile, pèlerinage à lourdes, pèlerinage diocésain, pèlerinage paroissial, pèlerinage, pèlerinages
church candle: inscription caté, inscriptions caté, retraite spirituelle, éveil à la foi
circus-tent: cirque, location de chapiteau
convenience-store key: local commercial, boutique à louer, local à louer, bail commercial, locaux commerciaux
convenience-store key: fonds de commerce, murs commerciaux, pas-de-porte
crane: grutier, grutiers, grutière, recherche grutier, recrute grutier
crane bricks: grue, engins de chantier
crane excavator: location de grue, grue mobile
factory pallet: entrepôt, entrepôts, entrepôt à louer, hangar, hangars, local d'activité, atelier à louer
factory pallet: zone industrielle
ferris-wheel: grande roue, fête foraine
gurdwara: gurdwara, gurdwaras, temple sikh, temples sikhs
house: bergerie à rénover, bergerie à vendre
house document: diagnostics amiante, diagnostic amiante, diagnostic plomb, amiante plomb, amiante et plomb
house heart: famille d'accueil, familles d'accueil, assistant familial, assistante familiale, assistants familiaux
house key: estimation gratuite, estimation immobilière, crédit immobilier, courtier, immobilier, agence immobilière
house key: agent immobilier, maisons à vendre, prêt immobilier, gîte, location de vacances, villa, diagnostic immobilier
house key: viager, mandat de vente, résidence, longère, longère à vendre, corps de ferme, maison à vendre, fermette
house key: bastide à vendre, meublé, location meublée, pavillon, logement, logements, logement étudiant
house key: logements sociaux, immobilière, gestion locative, investissement locatif, loi pinel, programme neuf
house key: constructeur de maisons, primo-accédants, crédit immo, hypothèque, diagnostiqueur, sous-location
house key: ~ à louer
house location-pin: viabilisé
house snowy-mountain: chalet à louer à la montagne, chalet à la montagne, chalet de montagne, chalet au ski
house exhibition-stand: salon de l'habitat, salons de l'habitat
house suitcase: échange de maisons
lectern: pupitre de conférence
lectern open-book: grand oral, grand oral du bac, oral du bac
market-stall carrot: marché de producteurs, marché hebdomadaire, étal, étals, commerçants non sédentaires
market-stall carrot: exposants recherchés, marché artisanal, marché, marché nocturne, marchés, forains
marquee: chapiteau, chapiteaux, tente de réception, location de barnums, barnum, barnums
mosque open-book: école coranique, écoles coraniques
mosque airplane: omra, hajj, hadj
museum: fête du patrimoine, journées du patrimoine, journée du patrimoine, petit patrimoine, musée, nuit des musées
museum: patrimoine
nativity-crib: crèche vivante, crèche de noël, crèches de noël, santons, santon, foire aux santons
nativity-crib: exposition de crèches, crèches du monde, crèche provençale
office-building key: bureaux à louer, location bureau, immobilier d'entreprise
office-building key: cabinet médical à louer, centre d'affaires, pépinière d'entreprises
office-building postbox: domiciliation d'entreprise, domiciliation d'entreprises, domiciliation de société
office-building postbox: domiciliation commerciale
photo-booth: photobooth, photobooths, photomaton, borne photo, bornes photo, cabine photo, box photo
portable-toilet: toilettes mobiles, wc mobiles, location de toilettes sèches
portable-toilet: toilette mobile, location de toilettes, toilettes de chantier, wc chimique, wc de chantier
portable-toilet: toilettes chimiques, toilettes sèches, toilette sèche, location toilettes sèches
road-barrier: route fermée, fermeture de route, rue fermée, travaux de voirie
road-barrier safety-vest: signalisation de chantier, marquage au sol, voirie
roller-coaster: parc d'attractions, parcs d'attractions, montagnes russes, parc à thème
school backpack: écoles, école maternelle, école primaire, école élémentaire, lycées, lycée professionnel
school backpack: école montessori, école bilingue, inscriptions scolaires, rentrée des classes, parents d'élèves
school backpack: accompagnant scolaire, aesh, fête de l'école, école alternative
school backpack: ~ école, académie, collège, lycée
silo: silo, silos, silos à grains, séchoir à grains
slide: aires de jeux, ventre-glisse, ventriglisse
slide toy-bricks: jeux intérieurs, salle de jeux, plaine de jeux couverte, plaine de jeux intérieure
slide toy-bricks: aire de jeux couverte, aire de jeux intérieure, jeux intérieure pour enfants, parc de jeux indoor
slide wave: gouttière de glisse, gouttières de glisse
stained-glass: vitrail, vitraux, maître verrier, atelier vitrail
storage-unit: stockage
storage-unit key: cave à louer, loue cave, location de cave, caves à louer, cave saine
storage-unit parcel: garde-meuble, box de stockage, self-stockage, garde-meubles, self stockage, location de box
storage-unit parcel: box à louer, boxes de stockage, location de boxes, entreposage de meubles
swimming-pool hot-tub: thermes, week-end thermal, bains thermaux, station thermale
swimming-pool swimmer: piscine chauffée, piscine privée, piscine couverte, piscine intérieure, piscine hors sol
swimming-pool swimmer: piscines, construction de piscines, construction de piscine, pisciniste, piscine verte, eau verte
swimming-pool swimmer: entretien de piscine, entretien piscine, entretien de piscines, nettoyage de piscine
swimming-pool swimmer: nettoyage piscine, hivernage piscine
swimming-pool: bâche de piscine, bâches de piscine, liner de piscine, abri de piscine
swing slide: balançoire, balançoires, portique, aire de jeux, portiques
swing: balancelle, balancelles
tent: camping, tente, tentes, matériel de camping, hébergement insolite, colonie de vacances
tent: colonies de vacances, colo, camp de vacances, matelas gonflable
tent compass: scouts, scoutisme, éclaireurs, louveteaux, groupe scout, scout, jeannettes, scouts et guides
tent sun: camp de jour, camps de jour
tent football: animateur BAFA, animatrice BAFA, formation BAFA, BAFA
tipi: tipi, tipis, tente tipi, location de tipi, location de tipis
windmill: moulin à vent, moulins à vent, vieux moulin à vent, visite du moulin à vent, moulin à vendre, vieux moulin
yurt: yourte, yourtes, nuit en yourte, yourte mongole, yourtes mongoles
`;
