/** Everyday trades and what else is advertised, by their plain names in French; kinds.ts says what they are. */
export const frenchTradeNames = `
dentist: dentiste, cabinet dentaire
doctor: médecin généraliste, cabinet médical, médecin
vet: vétérinaire, cabinet vétérinaire, clinique vétérinaire
pharmacy: pharmacie
optician: opticien, lunetterie
hearing: audioprothésiste, appareils auditifs, audition
physio: kinésithérapeute, kinésithérapie, kiné
podiatrist: pédicure podologue, podologue, pédicure
psychologist: psychologue, psychothérapeute
midwife: sage-femme
nursing-home: maison de retraite, ehpad
massage: salon de massage, masseur
hairdresser: coiffeur, salon de coiffure, coiffeuse
barber: barbier, coiffeur homme, coiffeur barbier
beauty: institut de beauté, esthéticienne, salon d'esthétique
nails: onglerie, prothésiste ongulaire, manucure
tattoo: tatoueur, salon de tatouage, tatouage
perfumery: parfumerie
bakery: boulangerie, boulanger
pastry: pâtisserie, pâtissier
butcher: boucherie, boucher, boucherie charcuterie
fishmonger: poissonnerie, poissonnier
greengrocer: primeur, fruits et légumes
grocery: épicerie, supermarché
cheese: fromagerie, fromager
wine: caviste, cave à vin
ice-cream: glacier, glacier artisanal
coffee-shop: salon de thé
restaurant: brasserie, auberge
health-food: magasin bio, magasin diététique, herboristerie, produits bio
catering: traiteur
bookshop: librairie
stationery: papeterie
toys: magasin de jouets, jouets
hardware: quincaillerie, magasin de bricolage
beds: literie, magasin de literie, matelas
furniture: magasin de meubles, meubles
lamps: luminaires, magasin de luminaires
florist: fleuriste
garden-centre: jardinerie, pépinière, pépiniériste
jeweller: bijouterie, bijoutier, joaillerie
watchmaker: horloger, horlogerie
shoes: magasin de chaussures, chausseur, chaussures
clothes: magasin de vêtements, prêt-à-porter, vêtements
fabrics: mercerie, magasin de tissus, tissus
electronics: électroménager, magasin d'électronique
pets: animalerie
bikes: magasin de vélos, vélociste
sports: magasin de sport, articles de sport
antiques: antiquaire, antiquités, brocante
framing: encadreur, encadrement
instruments: magasin de musique, instruments de musique, luthier
gifts: boutique de cadeaux, idées cadeaux
dry-cleaner: pressing, blanchisserie, teinturerie, nettoyage à sec
tailor: couturière, retouches, tailleur, couturier
shoe-repair: cordonnier, cordonnerie
locksmith: serrurier, serrurerie
notary: notaire, étude notariale, office notarial
lawyer: avocat, cabinet d'avocats, avocate
accountant: expert-comptable, comptable, cabinet comptable
insurance: assurance, assurances, courtier en assurances, assureur, agence d'assurance
estate-agent: agence immobilière, agent immobilier
travel-agency: agence de voyages, agence de voyage
movers: déménagement, déménagements, déménageur
cleaning: entreprise de nettoyage, société de nettoyage, nettoyage
photographer: photographe, studio photo
copy-shop: centre de reprographie, reprographie, photocopies, centre de photocopies
printing: imprimerie, imprimeur
computer-help: dépannage informatique, réparation ordinateur, aide informatique, assistance informatique
phone-repair: réparation de téléphones, réparation téléphone, réparation smartphone
undertaker: pompes funèbres
architect: architecte, cabinet d'architecture
translator: traducteur, agence de traduction, traductrice
security: société de sécurité
pest-control: dératisation, désinsectisation, exterminateur
taxi: compagnie de taxis
hotel: hôtel
campsite: terrain de camping
car-rental: location de voitures, location de voiture
garage: garage automobile, garagiste, mécanicien
tyres: pneus, centre de pneus
car-wash: lavage auto, station de lavage
car-dealer: concessionnaire automobile, voitures d'occasion
driving-school: auto-école, école de conduite
plumber: plombier, plomberie
electrician: électricien, électricité générale
roofer: couvreur, couverture zinguerie
carpenter: menuisier, menuiserie, charpentier
painter: peintre en bâtiment, entreprise de peinture
glazier: vitrier, vitrerie, miroiterie
chimney-sweep: ramoneur, ramonage
upholsterer: tapissier, tapissier décorateur
builder: maçon, maçonnerie, entreprise de construction
tiler: carreleur, carrelage
gardener: jardinier, paysagiste
heating: chauffagiste
kindergarten: école maternelle, crèche, jardin d'enfants
music-school: école de musique, conservatoire
dance-school: école de danse
language-school: école de langues
riding-school: centre équestre, école d'équitation
gym: salle de sport, salle de fitness, salle de musculation
cinema: cinéma
theatre: théâtre
bowling: piste de bowling
swimming-pool: piscine municipale
library: bibliothèque, médiathèque
dog-groomer: toilettage canin, salon de toilettage, toiletteur
dog-hotel: pension canine, pension pour chiens
wedding-planner: organisateur de mariage, organisation de mariage
piano-tuner: accordeur de piano
knife-grinder: rémouleur, affûtage de couteaux
beekeeper: apiculteur
tea-shop: magasin de thé
bags: maroquinerie
wool: magasin de laine
pool-builder: pisciniste
fences: pose de clôtures
scaffolding: échafaudages
tree-care: élagueur
chiropractor: chiropracteur
dermatologist: dermatologue
diving-school: école de plongée
sailing-school: école de voile
boat-rental: location de bateaux
escape-room: jeu d'évasion
karting: piste de karting
planetarium: planétarium
circus: cirque
comics: magasin de bd, librairie bd
charity-run: course solidaire, course caritative
marathon: marathon, semi-marathon
school-fair: kermesse, kermesse de l'école, fête de l'école
village-fete: fête du village, fête de village, fête patronale
flea-market: marché aux puces, vide-grenier, vide-greniers
christmas-market: marché de noël
farmers-market: marché fermier, marché de producteurs, marché paysan
craft-market: marché artisanal, marché de créateurs, marché d'artisans
concert: concert, soirée concert
choir-concert: concert de chorale, concert de chœur, concert choral
jazz-concert: concert de jazz, soirée jazz
comedy-night: soirée stand-up, soirée humour, plateau d'humoristes
film-night: soirée cinéma, cinéma en plein air, projection de film
karaoke-night: soirée karaoké, karaoké
board-games-night: soirée jeux de société, soirée jeux
wine-tasting: dégustation de vins, dégustation de vin
beer-festival: fête de la bière, festival de la bière
street-food: cuisine de rue, festival street food
art-exhibition: exposition d'art, exposition de peinture, vernissage
author-reading: rencontre avec un auteur, séance de dédicaces, lecture publique
puppet-theatre: théâtre de marionnettes, spectacle de marionnettes
magic-show: spectacle de magie
fireworks-show: feu d'artifice, feux d'artifice
carnival-party: fête de carnaval, bal masqué, bal costumé
food-bank: banque alimentaire, collecte alimentaire
clothes-collection: collecte de vêtements, don de vêtements
blood-donation: don du sang, collecte de sang
animal-shelter: refuge animalier, refuge pour animaux
volunteers-wanted: bénévoles recherchés, appel à bénévoles, recherche bénévoles
choir-singers: choristes recherchés, chorale recherche choristes, recherche choristes
chess-club: club d'échecs, cercle d'échecs
hiking-club: club de randonnée, club de marche
running-club: club de course à pied, club d'athlétisme, club de running
tennis-club: club de tennis
judo-club: club de judo, cours de judo, école de judo
yoga-class: cours de yoga
swimming-lessons: cours de natation, leçons de natation, école de natation
baby-swimming: bébés nageurs
first-aid-course: formation premiers secours, cours de premiers secours, formation secourisme
cooking-course: cours de cuisine, atelier cuisine
pottery-course: cours de poterie, atelier poterie, cours de céramique
painting-course: cours de peinture, atelier peinture, cours de dessin
photography-course: cours de photo, stage photo, cours de photographie
sewing-course: cours de couture, atelier couture
programming-course: cours de programmation, formation développeur web
guitar-lessons: cours de guitare, leçons de guitare
piano-lessons: cours de piano, leçons de piano
singing-lessons: cours de chant, leçons de chant
drum-lessons: cours de batterie, leçons de batterie
maths-tutoring: cours de maths, soutien en maths, cours particuliers de maths
ski-school: école de ski, cours de ski
surf-school: école de surf, cours de surf
climbing-hall: salle d'escalade, mur d'escalade
mini-golf: minigolf, golf miniature
personal-trainer: coach sportif, coach sportive
nutritionist: nutritionniste, diététicienne, diététicien
holiday-flat: location de vacances, location saisonnière, appartement de vacances
room-to-let: chambre à louer, chambre en colocation, chambre meublée
flat-to-let: appartement à louer, studio à louer, appartement en location
storage-units: garde-meubles, box de stockage, garde-meuble
bouncy-castle-hire: location de châteaux gonflables, château gonflable, location château gonflable
marquee-hire: location de chapiteaux, location de barnums, location de tentes
bike-hire: location de vélos, location vélo
camper-hire: location de camping-cars, location camping-car, location de vans
costume-hire: location de costumes, location de déguisements
tool-hire: location d'outillage, location d'outils, location de matériel de chantier
truck-driver: chauffeur poids lourd, conducteur poids lourd, chauffeur routier
delivery-driver: chauffeur-livreur, chauffeur livreur, livreur
bus-driver: chauffeur de bus, conducteur de bus, conducteur de car
waiter: serveuse, serveur en salle, garçon de café
cook: cuisinier, commis de cuisine, chef de partie
bakers-apprentice: apprenti boulanger, apprentie boulangère
shop-assistant: vendeuse, vendeur en magasin, employé de magasin
warehouse-worker: magasinier, préparateur de commandes, manutentionnaire
cleaner: femme de ménage, agent d'entretien, agent de nettoyage
nurse: infirmière, infirmier
carer: aide-soignante, aide-soignant, auxiliaire de vie
programmer: développeur web, développeur informatique, programmeur
christmas-trees: sapins de noël, sapin de noël, vente de sapins
pumpkins: citrouilles, potirons, vente de citrouilles
firewood: bois de chauffage, bois de chauffage sec
fresh-eggs: œufs frais, œufs de ferme, vente d'œufs
asparagus: asperges, vente d'asperges
strawberry-picking: cueillette de fraises, fraises à cueillir
vegetable-box: panier de légumes, paniers de légumes, paniers bio
used-bikes: vélos d'occasion, vélo d'occasion
used-cars: véhicules d'occasion, voiture d'occasion, autos d'occasion
second-hand-clothes: friperie, vêtements d'occasion, vide-dressing
pram: poussette, poussette d'occasion
used-furniture: meubles d'occasion, dépôt-vente de meubles
lawn-mowing: tonte de pelouse, tonte de gazon
snow-clearing: déneigement
gutter-cleaning: nettoyage de gouttières, débouchage de gouttières
carpet-cleaning: nettoyage de tapis, nettoyage de moquette
window-cleaning: nettoyage de vitres, lavage de vitres, laveur de vitres
house-clearance: débarras de maison, débarras maison, débarras d'appartement
skip-hire: location de bennes, location de benne
washing-machine-repair: réparation de lave-linge, réparation machine à laver, dépannage lave-linge
boiler-service: entretien de chaudière, entretien chaudière
air-conditioning: climatisation, installation de climatisation, climatiseurs
solar-panels: panneaux solaires, panneaux photovoltaïques
kitchens: cuisiniste, cuisines sur mesure, cuisines équipées
bathroom-renovation: rénovation de salle de bain, rénovation salle de bain, rénovation salle de bains
drain-clearing: débouchage de canalisations, débouchage canalisation, débouchage wc
dog-walking: promenade de chiens, promeneur de chiens
cat-sitting: garde de chats, garde de chat
babysitter: garde d'enfants, nounou, baby-sitting
home-care: aide à domicile, soins à domicile, maintien à domicile
dj: dj mariage, dj pour mariage, dj anniversaire
wedding-band: groupe de musique mariage, orchestre de mariage, groupe pour mariage
childrens-clown: clown pour enfants, clown anniversaire, spectacle de clown
food-truck: camion restaurant, camion à burgers, food-truck
pizza-delivery: livraison de pizzas, pizza à domicile, pizzas à emporter
kebab-house: restaurant kebab, snack kebab, kebab
pancake-house: crêperie, restaurant de crêpes
cakes-to-order: gâteaux sur commande, gâteaux d'anniversaire, gâteaux personnalisés
breakfast-cafe: petit-déjeuner, café petit-déjeuner, formule petit-déjeuner
lunch-menu: menu du jour, menu du midi, plat du jour
barbecue-evening: soirée barbecue, soirée grillades
eyelash-extensions: extensions de cils, extension de cils, rehaussement de cils
teeth-whitening: blanchiment dentaire, blanchiment des dents
hair-removal: épilation, épilation laser, épilation définitive
sauna: sauna finlandais, sauna hammam, sauna
`;
