/** French words for work, places and travel. Notation: word-list.ts. */
export const frenchWorkAndTravel = `
abacus: boulier, calcul mental au boulier
anvil hammer: forgeron, forge, ferronnerie, ferronnier, coutellerie forgée
ballot-box: élections, référendum, scrutin, élections municipales, votez pour, votez, votons pour, budget participatif
ballot-box: municipales, vote, législatives, présidentielle, procuration, conseil municipal des jeunes, bureau de vote
ballot-box: réunion électorale, listes électorales, inscription électorale, allez voter, va voter
banknotes coin: crédit, financement, micro-crédit, microcrédit, affacturage, aides financières, subventions, prêt, prêts
blackboard: tableau noir, tableaux blancs
blood-drop: don du sang, collecte de sang, donner son sang, moelle osseuse, don de moelle, dons de sang
blood-drop: donneurs de sang, efs
book: liseuse
books: guide de voyage
books open-book: bourse aux livres, reliure, relieur, cours de reliure, relieuse, librairie, bibliothèque, livres, livre
books open-book: roman, salon du livre, club de lecture, médiathèque, dédicace, bandes dessinées, bd, mangas
books open-book: bouquiniste, soirée lecture, lecture publique, soirée lectures
books pencil: préparation au delf, delf, tcf, prépa concours, révisions du bac, stage de révision, soutien scolaire
books pencil: aide aux devoirs, cours particuliers, cours particulier, professeur particulier, cours de soutien
books pencil: stages de révision, cours de maths, prof de maths, étude surveillée, remise à niveau
briefcase handshake: conseil en entreprise, cabinet de conseil, consultant, recrutement, intérim, salon de l'emploi
briefcase handshake: forum de l'emploi, job dating, offres d'emploi, recherche d'emploi, forum emploi
briefcase handshake: ~ offre d'emploi
calculator receipt: calculatrice, calculatrices, calculette, fiches de paie, gestion de paie, conseil fiscal, comptable
calculator receipt: expert-comptable, comptabilité, cabinet comptable, impôts, déclaration de revenus
calculator receipt: déclaration d'impôts, fiscalité, fiscaliste, fiche de paie, bulletins de paie, gestionnaire de paie
calculator receipt: paie, tva, auto-entrepreneur, micro-entreprise, création d'entreprise, commissaire aux comptes
calendar: calendrier mural, agenda
calendar smartphone: planning du personnel, logiciel de planning
card-terminal credit-card: terminal de paiement, terminaux de paiement, tpe, caisse enregistreuse
card-terminal credit-card: caisses enregistreuses, logiciel de caisse, système de caisse
chainsaw logs: tronçonneuses, bûcheron, bûcheronnage, travaux forestiers, tronçonneuse
chart-up: investissement, bourse, retraite, patrimoine, placement
cherry-picker: nacelle élévatrice, nacelles élévatrices, location de nacelle, location de nacelles, caces nacelle
circuit-board: circuit imprimé, circuits imprimés, cartes électroniques, réparation électronique
circuit-board: composants électroniques
coin: bourse numismatique, monnaies anciennes, numismatique
coin magnifier: numismate
combine-harvester: entreprise agricole
combine-harvester wheat: moissonneuse, moissonneuse-batteuse, moisson, entreprise de travaux agricoles
combine-harvester wheat: travaux agricoles, battage
concrete-mixer bricks: béton, béton prêt à l'emploi, toupie béton, livraison de béton, pompe à béton, chape liquide
concrete-mixer bricks: chape
crayon: cahier de coloriage, livre de coloriage, pâte à modeler, feutres
crayon teddy-bear: ludothèque
crutch bone: prothèse de hanche, prothèse de genou, hanche, genou, orthopédiste, chirurgie orthopédique
crutch bone: médecin du sport, médecine du sport, ligaments croisés, ostéoporose, fracture, entorse
desktop-computer: écran gaming, écran d'ordinateur
desktop-computer keyboard: cours de code, code informatique
desktop-computer laptop: site vitrine, sites vitrines, votre site vitrine, progiciel, agence web
drill: perceuse, perceuse à percussion, visseuse sans fil, visseuse
drill toolbox: quincaillerie, location d'outils
drone: drone, photos aériennes, prise de vue aérienne, télépilote
envelope: enveloppes, correspondante, publipostage
envelope postbox: facteur, factrice, distribution de prospectus, distributeur de prospectus
excavator crane: mini-pelle, location mini-pelle, vrd
excavator hammer: démolitions, démolition
forklift: chariot élévateur, chariots élévateurs, caces, cariste, caristes
forklift pallet: préparateur de commandes, préparatrice de commandes, magasinier, manutentionnaire, agent logistique
forklift pallet: logistique
fountain-pen document: calligraphie
fountain-pen scroll: calligraphe
gavel: commissaire-priseur, vente aux enchères, enchères
hydraulic-hose: flexible hydraulique, flexibles hydrauliques, flexibles sur mesure, flexible sur mesure
laptop: ordinateurs portables, ordinateur, ordinateurs, cours d'informatique, initiation informatique
laptop: initiation à l'informatique, bureautique, site internet, site web, sites web, création de site
laptop: boutique en ligne, e-commerce, wordpress, développeur web, logiciel, logiciels, logiciel de gestion
laptop: programmation, développement web, télétravail, codage, apprendre à coder, intelligence artificielle
laptop: prestataire informatique, pc portable, ateliers numériques, atelier numérique, conseiller numérique, crm, erp
laptop screwdriver: réparation ordinateur, dépannage informatique, ordinateur portable, formation en ligne
laptop screwdriver: cours en ligne, webinaire, coworking, dépannage pc, réparation pc, informaticien
laptop screwdriver: récupération de données, maintenance informatique
lathe: tournage cnc, usinage, usinage cnc, tour à métaux, tournage fraisage, atelier d'usinage, mécanique de précision
lathe: décolletage, tourneur-fraiseur, tourneur fraiseur
lift: ascensoriste, ascensoristes, maintenance d'ascenseurs, installation d'ascenseur, technicien ascenseur
lift: ascenseur privatif
love-letter: philatélie, cartes de vœux, cartes postales
love-letter postbox: timbres, bourse aux timbres, timbres-poste
love-letter ring: faire-part de mariage, faire-part mariage
magnifier: détective privé
magnifier chart-up: référencement, référencement google, référencement naturel, seo, audit seo, agence seo, google ads
magnifier chart-up: étude de marché
megaphone chart-up: conseil de quartier, assemblée générale, agence de publicité, agence de communication, marketing
megaphone chart-up: agence marketing, publicité
megaphone smartphone: réseaux sociaux, community manager, influenceur, communication digitale, agence digitale
megaphone speech-bubble: réunion publique, concertation publique, réunion de quartier, enquête publique
newspaper: journal local, quotidien régional, hebdo local, porteur de journaux, maison de la presse, presse locale
notebook: carnet de notes, carnet, journal intime
notebook pencil: club devoirs, soutien aux devoirs
open-book pencil: révisions bac, révisions brevet, stage de révisions, école de langues, cours de langue, traducteur
open-book pencil: traduction
open-book pencil: ~ anglais, allemand, espagnol, cours
open-book speech-bubble: cours d'arabe, cours d'anglais, cours d'espagnol, cours d'allemand, cours d'italien
open-book speech-bubble: cours de chinois, cours de français, cours de russe
pallet: palettes, palettes bois, palettes europe, palettes en bois
parcel: point relais
parcel delivery-van: carton de déménagement, cartons de déménagement, papier bulle, film à bulles, cartons d'emballage
parcel delivery-van: ruban adhésif, emballage, emballages
pen memo: pétition, pétitions, signatures, signez la pétition, écrivain public
pen notebook: atelier d’écriture, atelier écriture
pencil notebook: fournitures scolaires, fournitures, papeterie, papeteries, rentrée scolaire, cahiers, cahier
pencil notebook: stylos et cahiers, liste scolaire, fournitures de bureau, kits scolaires
pill mortar: parapharmacie, pharmacienne
pill stethoscope: pharmacie, pharmacien, compléments alimentaires, vitamines
price-tag desk-lamp: vide-grenier, vide grenier, bric-à-brac, braderie, vide-greniers, marché aux puces, brocante, puces
printer: imprimerie, imprimeur, cartes de visite, impression 3d, flyers, affiches, faire-part
printer memo: cartouches d'encre, cartouche d'encre, impression, carte de visite, dépliants, brochures, signalétique
printer memo: étiquettes, autocollants, kakemono, bâches publicitaires, tracts
printer paintbrush: enseigne, enseignes, tampons, marquage véhicule, gravure
receipt card-terminal: caisse tactile
receipt desktop-computer: logiciel caisse, facturation
receipt laptop: logiciel de facturation, facturation en ligne
receipt shopping-cart: hôtes de caisse, caissiers
road-roller: enrobé, goudronnage, bitume, enrobés, enrobé à chaud, goudron, travaux publics, revêtement de sol extérieur
robot gear: robotique, ia
rubber-stamp document: office notarial, tampons encreurs, notaire, notaires, étude notariale
satellite-dish television: antenniste, antenne, parabole
scaffold ladder: échafaudage, échafaudages
scales: avocat, avocats, cabinet d'avocats, avocate, conseil juridique, droit du travail, divorce, avocat en droit
scales: droit de la famille, huissier, aide juridique, juriste, médiation familiale, droit des étrangers
scales: droit immobilier, droit pénal
scissors: kit créatif
scissors hair-comb: coiffeur, coiffeuse, salon de coiffure, coiffure, coupe de cheveux, loisirs créatifs, coupe homme
scissors hair-comb: balayage, coupe femme, mèches
scroll document: généalogie, arbre généalogique
scroll fountain-pen: succession, successions, contrat de mariage, traduction assermentée
server: hébergement web, serveurs informatiques, serveur informatique, data center, datacenter, sauvegarde informatique
set-square ruler: bureau d'études, dpe, architecte, cabinet d'architecte, géomètre, maths, mathématiques
shipping-container: conteneur maritime, conteneurs maritimes, container maritime, containers maritimes
shipping-container: conteneur de stockage, location de conteneurs, maison container, fret maritime
smartphone: téléphone, téléphones, portable, réparation iphone, écran cassé, téléphone portable, smartphone
smartphone: forfait mobile, réparation de téléphone, réparation téléphone, téléphone reconditionné, forfaits mobiles
smartphone: mobiles reconditionnés, carte sim, tablettes tactiles, téléphonie mobile, tablette tactile
smartphone document: appli de devis, application de devis, devis et factures
smartphone laptop: développement d'applications, développement d'application, développement d'applications mobiles
smartphone wall-clock: pointeuse, pointeuses, badgeuse, badgeuses, suivi des heures, feuilles d'heures
speaker: sonorisation, location sono, enceinte bluetooth, enceintes, enceinte, sono, location de sono, home cinéma
speaker: barre de son, chaîne hi-fi, hi-fi, hifi
speech-bubble: échange linguistique, logopède, café des langues, bégaiement, logopédie, orthophoniste, orthophonie
speech-bubble handshake: permanence du maire, permanence des élus, permanence de la députée, permanence du député
speech-bubble microphone: langue des signes
speech-bubble open-book: allemand a1, allemand a2, allemand b1, allemand b2, anglais b1, anglais b2, français a2
speech-bubble open-book: français b1, français b2, anglais pour, l'anglais pour, espagnol pour, allemand pour
speech-bubble open-book: italien pour débutants, japonais pour, fle, interprète, alphabétisation, toeic, toefl
speech-bubble open-book: conversation anglaise, séjour linguistique, séjours linguistiques
spotlight: éclairage scénique, régie lumière, sonorisation et éclairage, technicien lumière, projecteurs de scène
stethoscope: médecin, cabinet médical, pédiatre, hôpital, docteur
stethoscope hospital: rhumatologue, rhumatologues, rhumatologie, gastro-entérologue, gastroentérologue
stethoscope hospital: gastro-entérologie, endocrinologue, endocrinologie, néphrologue, néphrologie, hématologue
stethoscope hospital: hématologie, allergologue, allergologie, dialyse, centre de dialyse, proctologue, proctologie
stethoscope hospital: chirurgien, chirurgienne, chirurgiens, chirurgie vasculaire, chirurgie viscérale, coloscopie
stethoscope hospital: diabétologue, diabète, oncologie, phlébologue, varices, angiologue, allergies, gynécologie
stethoscope hospital: maison médicale, maison de santé, centre médical, téléconsultation, bilan de santé, pédiatrie
stethoscope hospital: urgences, centre de santé, secrétaire médicale, apnée du sommeil, consultation mémoire
stethoscope hospital: médecine du travail, dépistage du diabète, gériatre, chirurgie ambulatoire
stethoscope: ~ clinique, cabinet
stethoscope stethoscope: échographie
syringe: vaccin, vaccination, botox, médecine esthétique, antigrippe, piqûre
syringe lotion: acide hyaluronique, hyaluronique, injections, injection lèvres, fils tenseurs, chirurgie esthétique
syringe lotion: lifting, comblement des rides
telephone: standard téléphonique, téléphonie d'entreprise, permanence téléphonique, numéro d'écoute, télésecrétariat
telephone older-person: téléassistance, téléalarme
telescope night-sky: astronomie, observatoire
test-tube: laboratoire d'analyses, analyses médicales, prise de sang, laboratoire médical, analyses de sang, test pcr
welding-mask fire: soudeur, soudeurs, soudeuse, soudure, travaux de soudure, formation soudure, soudage
apartment-building key: t2, t3, t4, appartement, appartements, t5
bank coin: banque, compte bancaire
barber-pole razor: barbier, coiffeur pour hommes, barbershop
bouncy-castle balloon: château gonflable, structures gonflables
bouncy-castle trampoline: structure gonflable
bricks trowel: terrasse et pavage, pose de terrasse, dallage, dallages, tailleur de pierre, cloisons, plaquiste, enduit
bricks trowel: placo, taille de pierre, restauration de façades, pierre naturelle, maçon, maçonnerie, construction
bricks trowel: entreprise de construction, bâtiment, isolation, façade, ravalement, ravalement de façade, façadier
bricks trowel: plâtrier, extension de maison, gros œuvre, terrasse béton, rénovation de maison, rénovation énergétique
bricks trowel: parpaings, humidité des murs, traitement de l'humidité, pavés, cuvelage
campervan campsite: camping-car, camping-cars, location de camping-car, van aménagé, vans aménagés, fourgon aménagé
campervan campsite: fourgons aménagés, aménagement de van, aménagement de fourgon, location de van
caravan campsite: caravane, mobil-home, mobil-homes
carousel: manège, manèges, ducasse
castle: château, fête médiévale, visite du château
church: kermesse paroissiale
church candle: messe, paroisse, messe de minuit, veillée, procession, aumônerie, catéchisme, baptême, baptêmes
church candle: communion, première communion, profession de foi, groupe de prière, scouts et guides messe
church candle: denier du culte, évangile
circus-tent: cirque, location de chapiteau
convenience-store key: local commercial, boutique à louer, local à louer, bail commercial, locaux commerciaux
convenience-store key: fonds de commerce, murs commerciaux, pas-de-porte
crane bricks: terrassement, grue, engins de chantier
crane excavator: location de grue, grue mobile
factory pallet: entrepôt, entrepôts, entrepôt à louer, hangar, hangars, local d'activité, atelier à louer
factory pallet: zone industrielle
ferris-wheel: grande roue, fête foraine
house heart: famille d'accueil, familles d'accueil, assistant familial, assistante familiale, assistants familiaux
house key: estimation gratuite, estimation immobilière, studio meublé, terrain à bâtir, crédit immobilier, courtier
house key: immobilier, agence immobilière, agent immobilier, maisons à vendre, prêt immobilier, gîte
house key: location de vacances, villa, studio à louer, diagnostic immobilier, viager, mandat de vente, résidence
house key: longère, longère à vendre, corps de ferme, maison à vendre, fermette, bastide à vendre, appart, apparts, t1
house key: f2, f3, f4, studio étudiant, meublé, location meublée, duplex, loft, pavillon, logement, logements
house key: logement étudiant, logements sociaux, immobilière, gestion locative, investissement locatif, loi pinel
house key: programme neuf, constructeur de maisons, primo-accédants, crédit immo, hypothèque, syndic
house key: syndic de copropriété, diagnostiqueur, sous-location
house key: ~ à louer, appartement t2, appartement t3
house location-pin: terrain constructible, terrains constructibles, terrain à vendre, terrains à vendre, lotissement
house location-pin: parcelle, parcelles, viabilisé, terrain agricole
house snowy-mountain: chalet à louer à la montagne, chalet à la montagne, chalet de montagne, chalet au ski
lectern: pupitre de conférence
market-stall carrot: marché de producteurs, marché hebdomadaire, étal, étals, commerçants non sédentaires
market-stall carrot: exposants recherchés, marché artisanal, marché, marché nocturne, marchés, forains
marquee: chapiteau, chapiteaux, tente de réception, location de barnums, barnum, barnums
museum: fête du patrimoine, journées du patrimoine, journée du patrimoine, petit patrimoine, musée, nuit des musées
nativity-crib: crèche vivante, crèche de noël, crèches de noël, santons, santon, foire aux santons
nativity-crib: exposition de crèches, crèches du monde, crèche provençale
office-building key: bureaux à louer, bureau à louer, location de bureaux, location bureau, immobilier d'entreprise
office-building key: cabinet médical à louer, salle de réunion, salles de réunion, location de salle de réunion
office-building key: centre d'affaires, pépinière d'entreprises
photo-booth: photobooth, photobooths, photomaton, borne photo, bornes photo, cabine photo, box photo
road-barrier: route fermée, fermeture de route, rue fermée, travaux de voirie
road-barrier safety-vest: signalisation de chantier, marquage au sol, voirie
roller-coaster: parc d'attractions, parcs d'attractions, montagnes russes, parc à thème
school backpack: ~ école, académie, collège, lycée
school backpack: écoles, école maternelle, école primaire, école élémentaire, lycées, lycée professionnel
school backpack: école montessori, école bilingue, inscriptions scolaires, rentrée des classes, parents d'élèves
school backpack: accompagnant scolaire, aesh, fête de l'école, école alternative
silo: silo, silos, silos à grains, séchoir à grains
slide: aires de jeux
slide toy-bricks: jeux intérieurs, salle de jeux, plaine de jeux couverte, plaine de jeux intérieure
slide toy-bricks: aire de jeux couverte, aire de jeux intérieure, jeux intérieure pour enfants, parc de jeux indoor
stained-glass: vitrail, vitraux, maître verrier, atelier vitrail
swimming-pool hot-tub: thermes, week-end thermal, bains thermaux, station thermale
swimming-pool swimmer: piscine chauffée, piscine privée, piscine couverte, piscine intérieure, piscine hors sol
swimming-pool swimmer: piscines, construction de piscines, construction de piscine, pisciniste, piscine verte, eau verte
swimming-pool swimmer: entretien de piscine, entretien piscine, entretien de piscines, nettoyage de piscine
swimming-pool swimmer: nettoyage piscine, hivernage piscine
swing slide: balançoire, balançoires, portique, aire de jeux, portiques
tent: camping, tente, tentes, matériel de camping, cabanes dans les arbres, hébergement insolite, colonie de vacances
tent: colonies de vacances, colo, camp de vacances, sac de couchage, matelas gonflable
tent compass: scouts, scoutisme, éclaireurs, louveteaux, groupe scout, scout, jeannettes, scouts et guides
airplane suitcase: agence de voyage, agence de voyages, voyage, voyages, vol, vols, vacances, billets d'avion
airplane suitcase: dernière minute, escapade, tour-opérateur, séjour, lune de miel, voyage de noces, voyage lune de miel
alarm-clock: réveil, réveil lumineux
bellhop-bell identity-card: hôtesse d'accueil, hôtesses d'accueil, agent d'accueil
bicycle: bourse aux vélos, bourse à vélos, cycles, vélo, vélos, vélo électrique, location de vélos, magasin de vélos
bicycle: vae, vtt, cyclotourisme, course cycliste, bicyclette, antivol
bicycle parcel: coursier à vélo, coursiers à vélo, livreur à vélo, livraison à vélo, vélo cargo
bicycle wrench: révision vélo, entretien vélo, révision de vélos
bus: voyage en bus, autocar, autocariste, chauffeur de car, transport scolaire, ramassage scolaire, voyage scolaire
bus: sortie scolaire
bus books: bibliobus, médiabus
bus suitcase: voyage en car, voyages en car, voyage en autocar, sortie en car, excursion en car
canoe rower: aviron, canoë, bateaux-dragons, bateau-dragon, course de bateaux-dragons
car bubbles: lave auto, lave-auto, lavage auto, lavage voiture, lavage de voiture, lavage à la main, station de lavage
car bubbles: nettoyage auto, nettoyage intérieur auto
car car-front: concessionnaire, voitures d'occasion, voiture d'occasion, location de voiture, voiture, voitures
car car-front: garage automobile occasion, covoiturage, véhicule d'occasion, garage automobile vente, citadine, berline
car car-front: mandataire auto, leasing auto, loa, hybride, autopartage, carte grise, cartes grises, vtc
car car-front: plaques d'immatriculation
car key: clio, renault clio, clio d'occasion, twingo, dacia, fiat, seat, audi, opel, volvo
car key: ~ chauffeur, chauffeur vtc, recherche chauffeur
car location-pin: place de stationnement, box de parking
car tow-truck: épaviste, épavistes, enlèvement d'épave, enlèvement épave, enlèvement d'épaves, casse auto
car tow-truck: casse automobile, rachat de voitures accidentées
car traffic-light: code de la route, examen du code, code accéléré
car wrench: covering auto, pièces auto, débosselage, carrossier
car-boot price-tag: vente de coffre, vide-coffre
car-front: voiture de mariage, limousine
car-front car: pare-brise, remplacement pare-brise, vitrage auto, impact pare-brise, bris de glace
carriage horse: calèche, calèches, promenade en calèche, balade en calèche
charging-station car: borne de recharge, bornes de recharge, wallbox, recharge voiture électrique
compass world-map: course d'orientation
cruise-ship: croisières, croisière, croisière fluviale, bateau-mouche, bateau promenade
delivery-van lorry: transport de meubles, utilitaire, location utilitaire, camionnette, déménagement, déménageur
delivery-van lorry: déménageurs, livraison, coursier, transporteur, monte-meuble, location de fourgon, fourgon
fire-engine: pompiers, sapeurs-pompiers, bal des pompiers
food-truck takeaway-box: food truck, food-truck, food trucks, foodtruck, camion restaurant
hearse: corbillard, corbillards
helicopter: hélicoptère
hot-air-balloon: montgolfière, vol en montgolfière
houseboat: maison flottante, maisons flottantes, houseboat, bateau-logement
jet-ski wave: jet ski, jet-ski, jet skis, location de jet ski, scooter des mers
kayak: kayak, kayaks, kayak de mer, location de kayak, location de kayaks, location kayak, kayakistes
kick-scooter: trottinette, trottinettes, trottinettes électriques
lifebuoy wave: sauveteurs en mer, sauvetage en mer
locomotive: modélisme ferroviaire, train à vapeur, trains à vapeur, petit train à vapeur
locomotive railway-car: chemin de fer touristique
lorry: chauffeur pl, chauffeur spl, chauffeurs pl, chauffeurs spl, chauffeur poids lourd, permis c, permis ce
lorry: conducteur pl, conducteur spl, poids lourd, camion, routier, permis poids lourd
mantel-clock amphora: antiquaire, antiquités, brocanteur
mobility-scooter wheelchair: fauteuil roulant électrique, fauteuils roulants électriques, scooter pmr, scooters pmr
mobility-scooter wheelchair: scooter senior
motor-boat anchor: hors-bord, moteur hors-bord, moteurs hors-bord, pénichette, pédalo, pédalos, port de plaisance
motor-boat anchor: anneau à louer
motor-boat sailing-boat: sortie en bateau, sorties en bateau, balades en bateau, excursion en mer, sortie en mer
motor-boat sailing-boat: promenade en bateau, promenades en bateau, balade en bateau, excursion en bateau
motor-boat sailing-boat: excursions en bateau
motor-boat wave: location de bateaux, permis bateau, bateau, bateaux
motor-scooter: mobylette
motorcycle: permis moto, permis a2, formation moto, concessionnaire moto, concession moto, garage moto, moto, motos
motorcycle-helmet motorcycle: casque moto, casques moto, casque de moto, équipement moto, équipement du motard
narrowboat: péniche, péniches, tourisme fluvial
paddleboard wave: stand-up paddle, location de paddle, location paddle, paddle board, paddle, en paddle, stand up paddle
paddleboard wave: balade en paddle
parachute: parapente, parachute, saut en parachute
parking-sign location-pin: place de parking, places de parking, parking aéroport, parking à louer, parking sécurisé
parking-sign location-pin: stationnement, box fermé, garage à louer
passport suitcase: passeport, visa, photos d'identité
quad-bike: quad, quads, randonnée quad, balade en quad, location de quad, location de quads
roller-skate: patins à roulettes, rollers, patinage à roulettes
sailing-boat anchor: hivernage, hivernage de bateaux, carénage, antifouling, place de port, voilerie, gréement
sailing-boat anchor: vieux gréements, dériveur, catamaran, croisière voile, voile, école de voile, voilier
sailing-boat anchor: stage de voile, régate, régates, nautisme
skip: location de benne, benne, bennes, location de bennes, benne à gravats, gravats
small-airplane: baptême de l'air, baptêmes de l'air, meeting aérien
snow-plough: déneigement, déneigeur, contrat de déneigement, chasse-neige, souffleuse à neige, déneigement résidentiel
snow-plough: déneigement commercial
spark-plug: bougie d'allumage, bougies d'allumage
speedboat wave: location de bateau sans permis, bateau sans permis, bateaux sans permis
steering-wheel car: autoécole, auto-école, permis de conduire, leçons de conduite, permis b, permis accéléré
steering-wheel car: conduite accompagnée, permis, récupération de points, stage de points
stroller baby: bourse puériculture, bourse à la puériculture
stroller baby-bottle: poussette, puériculture, siège auto, sièges auto, matériel de puériculture
suitcase: valises, bagages, maroquinerie valises
tanker: vidange de fosse septique, fosse septique, fosses septiques, vidange de fosses, fioul, livraison de fioul
tanker: camion-citerne, hydrocurage, vidange fosse septique
taxi: taxi
tipper-truck: camion benne, sable et gravier, gravier, graviers, granulats, concassé, tout-venant
tow-truck car: dépannage auto, dépanneuse, dépanneuses, remorquage, dépannage remorquage, assistance routière
tractor wheat: fête de la batteuse, concours de labour, fête du labour, comice agricole, matériel agricole
tractor wheat: moissonneuses, tracteurs, ferme, agriculture, agriculteur
trailer: remorque, remorques, location de remorque, location de remorques, van pour chevaux
train locomotive: petit train, trains miniatures
tyre wrench: pneus, pneu, pneus hiver
vintage-car: location voiture ancienne, location de voiture ancienne, location de voitures anciennes
vintage-car: voiture ancienne avec chauffeur, location voitures anciennes, voiture ancienne, voitures anciennes
vintage-car: véhicules anciens, voiture de collection, voitures de collection, rassemblement de voitures anciennes
vintage-car: véhicules de collection
watch: montre, montres, horloger, horlogerie
watch mantel-clock: pendules, horloges
wheel trophy: caisses à savon, caisse à savon, course de caisses à savon
wheelchair crutch: fauteuil roulant, matériel médical, fauteuils roulants
`;
