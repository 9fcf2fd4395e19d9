/** Trades and goods in French. Notation: word-list.ts. */
export const frenchTrades = `
christmas-tree: sapins, sapin, sapin de noël, sapins de noël
chess-pawn: échecs, club d'échecs
olives: olives, huile d'olive, huilerie, tapenade
tiles trowel: carrelage, carreleur, carreaux, faïence, mosaïque
vinyl-record: vinyles, vinyle, disquaire, bourse aux disques
dates: dattes
oboe: hautbois, clarinette, basson
typewriter: machine à écrire, machines à écrire
stairlift: monte-escalier, monte-escaliers
hot-tub: jacuzzi, spa gonflable, bain nordique
calculator: comptable, expert-comptable, comptabilité, cabinet comptable, impôts, déclaration de revenus, déclaration d'impôts, fiscalité
receipt: logiciel de facturation, facturation
air-conditioner: climatisation, climatiseur, pompe à chaleur
set-square: architecte, cabinet d'architecte, géomètre, maths, mathématiques, cours de maths
wrench: garage, garagiste, mécanicien, réparation automobile, contrôle technique, vidange
croissant: boulangerie, boulanger, viennoiserie, viennoiseries, croissants
bread: pain, pain au levain, pains, cours de pain
baguette: baguettes
lipstick: institut de beauté, esthéticienne, maquillage, cosmétiques, maquilleuse, salon de beauté
nail-polish: onglerie, manucure, pédicure, ongles
eyelashes: extensions de cils, cils, sourcils
bee: apiculteur, apiculture, rucher
motor-boat: location de bateaux, permis bateau, bateau, bateaux
bowling: bowling
bride: robe de mariée, robes de mariée
ring: mariage, wedding planner, alliances, bague de fiançailles, salon du mariage
steak: boucherie, boucher, charcuterie, steak, viande
tent: camping, tente, tentes, matériel de camping
car: concessionnaire, voitures d'occasion, voiture d'occasion, location de voiture, voiture, voitures, garage automobile occasion, covoiturage
saw: menuisier, menuiserie, charpentier, ébéniste, parquet
dinner-plate: traiteur, buffet, chef à domicile
cheese: fromagerie, fromager, fromage, fromages, fondue
spine: ostéopathe, kinésithérapeute, kiné, chiropracteur, mal de dos
musical-notes: chorale, concert, orchestre, concert classique
microphone: cours de chant, karaoké, stand-up, soirée karaoké
circus-tent: cirque
climber: escalade, salle d'escalade, bloc
coffee: café, coffee shop, torréfacteur, torréfaction, salon de café, expresso, brûlerie, cafés
laptop: réparation ordinateur, dépannage informatique, ordinateur portable, formation en ligne, cours en ligne, webinaire, coworking
cook: cours de cuisine, atelier cuisine, école de cuisine
scissors: coiffeur, coiffeuse, salon de coiffure, coiffure, coupe de cheveux, loisirs créatifs
barber-pole: barbier, coiffeur pour hommes, barbershop
teddy-bear: crèche, garderie, jouets, magasin de jouets, baby-sitter, nounou, assistante maternelle, garde d'enfants, garde enfants
serum-bottle: sérum, soin du visage, soins du visage, crème visage, cosmétique bio
lotion: dermatologue, crème solaire, crème
dog-standing: éducateur canin, dressage, promenade de chiens, pension canine, école du chiot
dog: vétérinaire, clinique vétérinaire, animalerie, toilettage, croquettes, chien, chiens, chiot, chiots, toiletteur
cat: chat, chats, litière, pension pour chats
paw: refuge animalier, spa animaux, adoption d'animaux
steering-wheel: auto-école, permis de conduire, leçons de conduite, code de la route
plug: électricien, électricité, installation électrique
lock-and-key: escape game, escape room
egg: œufs, oeufs, œufs frais
basket: primeur, légumes, fruits et légumes, marché, légumes bio, panier de légumes, épicerie bio, magasin bio, vente à la ferme
shopping-cart: supermarché, épicerie, courses, épicerie fine
taco: tacos, restaurant mexicain
chart-up: conseiller financier, placement, investissement, bourse, gestion de patrimoine, retraite
bank: banque, compte bancaire, crédit, prêt, livret d'épargne
house: immobilier, agence immobilière, agent immobilier, appartement, appartements, maison à vendre, maisons à vendre, prêt immobilier, gîte, location de vacances, villa, studio à louer
fish: poissonnerie, poissonnier, fruits de mer, poisson, restaurant de poisson
bouquet: fleuriste, fleurs, bouquets, livraison de fleurs
canned-food: banque alimentaire, collecte alimentaire, resto du cœur
football: football, foot, club de foot, école de foot, stage de foot
seedling: jardinerie, pépinière, plantes, plantes vertes, graines
spade: jardinier, paysagiste, entretien de jardin, jardinage, outils de jardin, tonte
tree: élagage, élagueur
soft-ice-cream: glaces, glacier, crème glacée, glace artisanale, sorbet
glasses: opticien, lunettes, lentilles, test de vue, ophtalmologue
dumbbell: salle de sport, fitness, musculation, coach sportif, gym, club de sport, coach personnel
hearing-aid: appareil auditif, appareils auditifs, audioprothésiste
hiking-boot: randonnée, randonnées, rando, trek, chaussures de randonnée
bed: hôtel, chambre d'hôtes, chambres d'hôtes, auberge, lit, lits
sofa: meubles, canapé, canapés, décoration, décorateur, architecte d'intérieur, décoration intérieure, tapissier, mobilier, fauteuil
orange: jus, jus de fruits, bar à jus, smoothies
kebab: kebab, döner
oven dining-table: cuisines, cuisine équipée
kitchen-knife: cuisiniste, ustensiles de cuisine
washing-machine: laverie, pressing, blanchisserie, lave-linge, machine à laver
books: librairie, bibliothèque, livres, livre, roman, salon du livre, club de lecture, médiathèque, dédicace
key: serrurier, serrurerie
open-book: soutien scolaire, cours particuliers, cours d'anglais, cours de français, école de langues, cours de langue, traducteur, traduction, professeur particulier, aide aux devoirs
game-controller: jeux vidéo, jeu vidéo, gaming, jeu mobile
dice: jeux de société, soirée jeux, jeu de société
delivery-van: déménagement, déménageur, déménageurs, livraison, coursier, transporteur
piano-keys: piano, cours de piano
guitar: guitare, cours de guitare, école de musique, cours de musique
noodles: ramen, nouilles, restaurant asiatique, restaurant thaï, restaurant chinois
theatre-masks: théâtre, opéra, cours de théâtre, comédie musicale, improvisation
palette: cours de peinture, aquarelle, cours de dessin, atelier peinture, beaux-arts, cours d'aquarelle
framed-picture: galerie d'art, vernissage, encadreur, encadrement
paint-roller: peintre en bâtiment, peinture intérieure, rénovation, ravalement, plâtrier, papier peint
camera: photographe, photographie, studio photo, shooting photo, photographe de mariage, appareil photo
tap: plombier, plomberie, chauffagiste, chauffage, fuite d'eau, débouchage
bathtub: salle de bain, salle de bains, salles de bains, baignoire
amphora: poterie, céramique, cours de poterie, atelier poterie
beers: pub, bar, quiz au pub, terrasse
beer: bière, bières, brasserie artisanale, bière artisanale, microbrasserie
roof: couvreur, toiture, gouttières, ramoneur
sailing-boat: voile, école de voile, voilier, stage de voile
sandwich: sandwicherie, sandwich, sandwichs
coat: friperie, vêtements d'occasion, manteau, manteaux, veste, seconde main, dépôt-vente
dress: mode, prêt-à-porter, robe, robes, vêtements, boutique de mode, boutique de vêtements
t-shirt: t-shirt, t-shirts, impression t-shirt, sérigraphie
padlock: garde-meuble, box de stockage, self-stockage
skis: ski, école de ski, cours de ski, location de skis, station de ski
solar-panel: panneaux solaires, panneau solaire, photovoltaïque, énergie solaire
meat-on-bone: barbecue, grillades, rôtisserie
sushi: sushis, sushi
sewing-needle: couturière, couture, retoucherie, tailleur, retouches, cours de couture, mercerie, tissus
tea: thé, salon de thé, thés
airplane: agence de voyage, agence de voyages, voyage, voyages, vol, vols, vacances, séjour
salad: végan, vegan, végétarien, restaurant végétarien, salade, salades, diététicienne, nutritionniste, diététicien
clapperboard: montage vidéo, production vidéo, vidéaste, festival du film
popcorn: cinéma, ciné, soirée cinéma
watch: montre, montres, horloger, horlogerie
bucket: nettoyage de vitres, laveur de vitres
window: fenêtres, vitrier, double vitrage
broom: ménage, femme de ménage, nettoyage, entreprise de nettoyage, aide ménagère
lotus-position: yoga, cours de yoga, studio de yoga, méditation, pilates
massage: massage, massages, acupuncture
sauna: spa, sauna, hammam, bien-être, thalasso, thermes, institut spa
shield: assurance, assurances, assureur, assurance habitation, assurance auto, mutuelle, assurance vie, courtier en assurances
tooth: dentiste, cabinet dentaire, orthodontiste, dents, blanchiment dentaire, implants dentaires
stethoscope: médecin, cabinet médical, pédiatre, hôpital, docteur
nurse: infirmière, infirmier, aide à domicile, aide-soignante, maison de retraite, soins à domicile
pill: pharmacie, pharmacien, compléments alimentaires, vitamines
brain: psychologue, psychothérapeute, thérapeute, hypnose, coach de vie
baby: sage-femme, vêtements bébé, puériculture
scales: avocat, avocats, cabinet d'avocats, avocate, conseil juridique, droit du travail
fountain-pen: notaire, papeterie, calligraphie
briefcase: cabinet de conseil, consultant, recrutement, intérim, salon de l'emploi
desktop-computer: site web, création de site, développeur web, site internet, cours d'informatique, agence web
smartphone: téléphone portable, smartphone, forfait mobile, réparation de téléphone, application mobile
megaphone: agence de communication, marketing, agence marketing, publicité
printer: imprimerie, imprimeur, cartes de visite
museum: musée, nuit des musées
graduation-cap: université, formation, école de commerce, diplôme, journée portes ouvertes, apprentissage
school: ~ école, académie, rentrée scolaire, collège, lycée
dancer: école de danse, cours de danse, danse, salsa, tango, zumba, flamenco
disco-ball: discothèque, boîte de nuit, soirée dj, soirée dansante
party-popper: anniversaire, fête, soirée, réveillon, nouvel an, fête de quartier, événementiel
birthday-cake: pâtisserie, pâtissier, gâteau, gâteaux, gâteau d'anniversaire, cake design
chocolate: chocolat, chocolatier, chocolats, chocolaterie
candy: bonbons, confiserie
wine: vin, vins, caviste, dégustation de vin, vignoble, bar à vin, vigneron, domaine viticole
champagne: champagne, crémant, mousseux
cocktail: cocktails, bar à cocktails, apéro, apéritif
pizza: pizzeria, pizza, pizzas
spaghetti: restaurant italien, pâtes fraîches, trattoria
burger: burger, burgers, hamburgers
french-fries: friterie, baraque à frites
cutlery: restaurant, bistrot, brasserie, menu du midi, gastronomie, cantine, plat du jour, menu du jour
pancakes: crêperie, crêpes, brunch, petit-déjeuner
gift: cadeau, cadeaux, idées cadeaux, bon cadeau, carte cadeau, coffret cadeau
christmas-tree: marché de noël, noël, sapin de noël
diamond: bijoux, bijouterie, bijoutier, joaillier, collier
sneaker: chaussures, baskets, chaussure
dress-shoe: cordonnier, cordonnerie
handbag: sac à main, sacs à main, maroquinerie, sacs, sac
necktie: costume, costumes, mode homme, chemises
yarn: tricot, laine, pull, pulls, crochet
swimmer: piscine, cours de natation, natation
surfer: surf, école de surf
diving-mask: plongée, club de plongée
canoe: kayak, canoë
fishing-rod: pêche, matériel de pêche
lion: zoo, parc animalier, safari
tractor: ferme, agriculture, agriculteur
horse: équitation, centre équestre, cheval, chevaux, poney
tennis: tennis, club de tennis, padel
golf: golf, minigolf
boxing-glove: boxe, club de boxe
judo-suit: judo, karaté, arts martiaux
runner: marathon, course à pied
bicycle: vélo, vélos, vélo électrique, location de vélos, magasin de vélos
motorcycle: moto, motos
tyre: pneus, pneu, pneus hiver
car bubbles: lavage auto, station de lavage
taxi: taxi, vtc
bus: voyage en bus, autocar
cruise-ship: croisière, croisières
beach-umbrella: plage, vacances à la plage, bord de mer
bricks: maçon, maçonnerie, construction, entreprise de construction, carreleur, carrelage, bâtiment
toolbox: bricolage, bricoleur, outillage, homme à tout faire, outils
light-bulb: luminaires, lampes, éclairage
candle: bougies, bougie, pompes funèbres, obsèques
rug: tapis, moquette
mattress: matelas, literie, linge de lit
curtains: rideaux, stores, volets
door: portes, porte d'entrée
fire: cheminée, poêle à bois, bois de chauffage, poêle à granulés
television: télévision, téléviseur, électronique, télé
headphones: écouteurs, casque audio, podcast
compact-disc: vinyles, disquaire
security-camera: alarme, sécurité, télésurveillance, vidéosurveillance
cockroach: désinsectisation, nuisibles
recycling: recyclage, zéro déchet, vrac
heart: dons, collecte de dons, bénévoles, bénévolat, association caritative
perfume: parfum, parfums, parfumerie
soap: savon, savons, savonnerie
honey: miel
jar: confiture, confitures, épices
shopping-bags: ~ soldes, vide-grenier, brocante, shopping, liquidation, déstockage
coin: achat d'or, antiquaire, antiquités
stroller: poussette
stethoscope: ~ clinique
roof ladder: ramonage, couverture zinguerie
pie: galette des rois, galette, tarte, tartes, quiche, galettes
cheese: raclette, fondue, plateau de fromages, affineur
scissors: coupe homme, coupe et brushing, balayage, coiffure, coupe femme, mèches, lissage
dress-shoe: cordonnerie, cordonnier, talons
hair-comb: extensions, perruques, tresses
steering-wheel: permis b, permis accéléré, code de la route, permis de conduire, conduite accompagnée, permis
blood-drop: don du sang, collecte de sang, donner son sang, dons de sang
heart: parrainage, bénévoles, solidarité, réfugiés
wrench: vidange, contrôle technique, carrosserie, garagiste, freins, pare-brise
tap: fuite d'eau, débouchage, dégorgement, chauffe-eau, fuite
lawnmower spade: tonte, taille de haies, tonte de pelouse, pelouse, élagage et taille
tree axe: élagage, élagueur, abattage d'arbres
fence: clôtures, portail, portails
fire: poêle à bois, granulés, bois de chauffage, insert
snowflake: déneigement
headstone: marbrerie, monuments funéraires, pierre tombale
candle: obsèques, funérailles, pompes funèbres
nurse: aide à domicile, auxiliaire de vie, ehpad, maison de retraite, infirmière à domicile
wheelchair: monte-escalier, fauteuil roulant, matériel médical
baby: sage-femme, préparation à la naissance, puériculture, doula
speech-bubble: orthophoniste, orthophonie
foot lotion: pédicure, podologue
spine: ostéopathe, kiné, kinésithérapeute, kinésithérapie, chiropracteur, mal de dos
syringe: vaccin, vaccination, botox, médecine esthétique
tattoo-machine: tatouage, tatoueur, tatouages
swimmer: aquagym, aquabike, bébés nageurs, cours de natation, aqua
balloon: animation anniversaire, ballons, maquillage enfants
magic-wand: magicien
circus-tent: location de chapiteau, chapiteau, barnum
caravan: camping-car, camping-cars, caravane, van aménagé
hot-air-balloon: montgolfière, vol en montgolfière
parachute: parapente, parachute, saut en parachute
car-front: voiture de collection, voitures anciennes, voiture de mariage, limousine
lorry: poids lourd, dépanneuse, remorquage, camion
crane bricks: terrassement, grue, démolition, engins de chantier, gros œuvre
bricks: carreleur, carrelage, maçonnerie, ravalement, isolation, plâtrier, échafaudage, façade
drill toolbox: quincaillerie, outillage, bricolage, location d'outils
curtains: volets, volets roulants, rideaux
window: véranda, double vitrage, vitrier, vitrerie, fenêtres pvc
door: porte de garage, portes d'entrée
radiator: chauffage, chaudière, chauffagiste, entretien chaudière
house: diagnostic immobilier, estimation immobilière, viager, mandat de vente, résidence
bed: chambre d'hôtes, chambres d'hôtes, nuitée
violin: violon, cours de violon
drum: cours de batterie
saxophone: jazz, soirée jazz
accordion: accordéon, bal musette
trumpet: fanfare
flute: flûte
chess-pawn: échecs, club d'échecs
playing-card: belote, poker, tarot, concours de belote
table-tennis: tennis de table, ping-pong
volleyball: volley
goal-net: handball
ice-skate: patinoire, patinage
gymnast: gymnastique, trampoline, gym enfants
target: fléchettes, tir à l'arc, paintball, laser game
axe: lancer de hache
racing-car: karting
rugby-ball: rugby
fencer: escrime
billiard-ball: billard, pétanque billard
coin: loto, numismatique, achat d'or
jack-o-lantern: citrouille, citrouilles, halloween
chick: ~ pâques, chasse aux œufs
chocolate: chocolats de pâques, œufs en chocolat
rose: saint-valentin, roses
fireworks: feu d'artifice, 14 juillet
castle: château, fête médiévale, visite du château
telescope: planétarium, astronomie
shisha: cigarette électronique, vape, chicha, tabac, e-liquide
spirits-bottle: rhum, whisky, distillerie, gin, calvados, dégustation de whisky
beer: bière artisanale, microbrasserie, brasseur, bières artisanales
apple: cidre, cidrerie, pommes, jus de pomme, verger
sausage: charcuterie, saucisson, saucisses, traiteur charcutier
cookie: biscuits, cookies, biscuiterie, macarons
candy: confiserie, bonbons, nougat, calissons
pancakes: crêpes, crêperie, chandeleur, galettes bretonnes
oyster: huîtres, ostréiculteur, bourriche d'huîtres
chicken-leg: poulet rôti, poulet, rôtisserie
curry: restaurant indien, curry
jar: épicerie vrac, vrac, épicerie fine, bocaux, confitures, conserves maison
strawberry: fraises, cueillette de fraises, cueillette
potato: pommes de terre
milk: ferme laitière, lait cru, lait
goat: fromage de chèvre, chèvres
snake: reptiles, terrarium
tropical-fish: aquarium, aquariophilie
llama: alpagas
horse: maréchal-ferrant, pension chevaux, sellerie, poney, poney-club
nest: nid de guêpes, frelons, nid de frelons
printer: impression 3d, flyers, affiches, faire-part
drone: drone, photos aériennes
robot: intelligence artificielle, robotique, ia
shield laptop: cybersécurité, rgpd
chart-up: référencement, seo, patrimoine, gestion de patrimoine, bourse
scales: divorce, avocat en droit, droit de la famille, droit du travail, huissier
handshake: médiation, réseautage
suitcase: valises, bagages, maroquinerie valises
backpack: sac à dos, cartables, fournitures scolaires
socks: chaussettes
sun-hat: chapeaux, chapellerie
bikini: maillots de bain, maillot de bain
high-heel: escarpins, talons hauts
wardrobe: dressing, placards, placard sur mesure
chair: tapissier, chaises, rempaillage, fauteuil tapissier
frying-pan: casseroles, ustensiles de cuisine
teapot: vaisselle, porcelaine
kitchen-knife: affûtage, coutellerie, couteaux, rémouleur
hammer-and-wrench: ferronnerie, ferronnier, soudure, métallerie, forge
swimsuit: ~ plage
broom: femme de ménage, ménage, nettoyage de bureaux, débarras
fire-engine: pompiers, sapeurs-pompiers, bal des pompiers
wrench: révision voiture, révision auto, révision et vidange
basketball: basketball, club de basket
curtains: stores bannes, stores et volets
house key: ~ à louer, appartement t2, appartement t3, colocation
cutlery: serveur, serveuse, plongeur, cuisine maison, plats maison
musical-notes: solfège, cours de musique
smartphone: réparation téléphone, réparation de téléphone, téléphone reconditionné, écran cassé
cake-slice: bûche, bûches, bûche de noël, bûches de noël
open-book: ~ anglais, allemand, espagnol
briefcase: ~ offre d'emploi, recrutement
bouncy-castle: château gonflable, structures gonflables
open-book: ~ cours
camera: séance photo, séance photos, shooting photo
stethoscope: ~ cabinet
saw hammer: escalier, escaliers, escaliers sur mesure, parquet, terrasse bois
dining-table: table à manger, tables à manger, table basse, table en bois, tables en bois
climber fir-tree: accrobranche, parc aventure
jar: huile d'olive, huile, olives, huilerie
dog bone: garderie pour chiens, pension canine, éducation canine, éducateur canin
lizard snake: reptiles, terrarium
chess-pawn: échecs
soap bubbles: savon, savons
cockroach: désinsectisation, nuisibles
kitchen-knife: coutellerie
dress-shoe hammer: cordonnier, cordonnerie
`;
