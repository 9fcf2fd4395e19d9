/** Everyday trades by their plain names in French; kinds.ts says what they are. */
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
`;
