/** French words for animals. Notation: word-list.ts. */
export const frenchAnimals = `
alpaca: alpaga, alpagas, alpaca, balade avec alpagas, randonnée alpagas
ant house: termites, traitement termites, diagnostic termites
aquarium tropical-fish: aquariophilie, aquariums, aquariums sur mesure, entretien d'aquarium
bee honey: essaim, essaims d'abeilles, ruches, colonies d'abeilles
beehive bee: ruche, rucher, parrainage de ruche
bird binoculars: observation des oiseaux, ornithologie, sortie ornithologique, sorties ornithologiques
bird nest: canari
bird: caille, cailles
birdcage bird: cage à oiseaux, cages à oiseaux, volière, volières, perruches, oiseaux de cage
boar: sanglier, sangliers, chasse au sanglier, civet de sanglier, viande de sanglier
boar deer: battue sanglier, battue aux sangliers, battue au sanglier
bull: taureau, taureaux, corrida de taureaux, spectacle taurin, lâcher de taureaux, manade, course landaise
bull: courses landaises, feria, férias, course camarguaise
cat: toilettage chats, toilettage chat, toilettage félin, toiletteur pour chats, toiletteuse pour chats, pension féline
cat: chaton, chatons, chat, chats, litière, pension pour chats, chatterie, croquettes pour chat
cat-standing coffee: bar à chats
chick egg: ~ pâques
chick hen: poussins, poussin
chicken-coop: poulailler, poulaillers, poulailler en bois
cockroach: désinsectisation, nuisibles
cow: foire aux bestiaux, foires aux bestiaux, marché aux bestiaux, marchés aux bestiaux
cow milk: génisses, élevage bovin
cow steak: vache, vaches, bœuf, veau, veaux, veau sous la mère, veau fermier
cow stethoscope: vétérinaire rural, vétérinaire bovin
crab: araignée de mer, araignées de mer, tourteau mayonnaise, tourteaux cuits, tourteaux frais, étrilles
dairy-cow: vacher, vachère, vachers, vacher de remplacement
deer bird: taxidermiste, taxidermie, chasse, armurerie, gibier, permis de chasse, venaison
dog: animalerie, toilettage, croquettes, chien, chiens, chiot, chiots, toiletteur, éducateur canin, dressage
dog: dog sitter, élevage canin, club canin, pet sitter, garde d'animaux, comportementaliste canin
dog: vétérinaire, clinique vétérinaire, laisse, collier pour chien, gamelle
dog bone: garderie pour chiens, éducation canine, alimentation animale
dog cat: journée d'adoption, journées d'adoption
dog-standing paw: école du chiot
dog-standing sled: chien de traîneau, chiens de traîneau, traîneau à chiens
dolphin motor-boat: observation des dauphins, sortie dauphins, nager avec les dauphins
donkey: âne, ânes, balade à dos d'âne, randonnée avec un âne, balades avec un âne
duck: canetons, caneton, canards vivants, foie gras, canard, magret, canard gras
duck goose: gaveur
eagle bird: fauconnerie, rapaces, fauconnier
fish: carpe, carpes, alevins, criée, truites, empoissonnement, poissonnerie, poissonnier, poisson, restaurant de poisson
fish: poissonnière, saumon, truite, thon, cabillaud, bar de ligne, morue, brandade, brandade de morue, makayabu, anchois
fish: anchoïade, hareng, harengs, maquereau, maquereaux, dorade, dorades, daurade, daurades, sole meunière
fish: soles meunières, lotte, lottes, sardinade, sardinades
fish ship: marin pêcheur, marins pêcheurs, marin-pêcheur
fish tropical-fish: pisciculture
frog: cuisses de grenouilles
goat: chevreaux, chèvres
goldfish: poisson rouge, poissons rouges, bassin à poissons rouges
goose: oies
guinea-pig: cochons d'inde, cochon d'inde
hamster: rongeurs domestiques, nac
hen egg: pondeuses, poules, poules pondeuses, volailles
hen chick: poulet de chair, poulets de chair, poussins de chair
horse: pension pour chevaux, pension chevaux, pension équine, écurie, sellerie, équipement équestre
horse: articles d'équitation, équitation, cheval, chevaux, poney, maréchal-ferrant, poney-club, jument, juments
horse: jument selle français
horse horse-rider: dressage de chevaux, dressage équestre, centre équestre, concours hippique
horseshoe horse: maréchalerie, pareur équin
kennel dog: niche pour chien, niches pour chiens, pension pour chien, pension chien, chenil, pension canine
kennel dog: pension pour chiens
kennel: niche à chien, niches à chien
lion elephant: zoo, parc animalier, safari
lizard snake: bourse aux reptiles, reptiles
lobster shrimp: fruits de mer, plateau de fruits de mer, plateaux de fruits de mer, crustacés
lobster: écrevisse, écrevisses
mosquito: moustiques, démoustication
nest-box: nichoir, nichoirs, nichoir à oiseaux, nichoirs à oiseaux
ostrich: autruche, autruches
oyster: ostréiculture, huîtres, ostréiculteur, coquillages
oyster basket: bourriche d'huîtres, bourriches d'huîtres, bourriche, bourriches
paw: spa animaux, adoption d'animaux, protection animale, animaux abandonnés, spa refuge, adoption animale
paw dog: refuge spa, refuge pour animaux, refuge animalier, refuge pour chiens
pig: porcelets, porcelet, cochon, cochons, porc
rabbit: clinique vétérinaire lapins, vétérinaire lapins, vétérinaire nac, pension lapins, pension pour lapins
rabbit: lapins nains, lapin nain, lapin, lapins, cage à hamster, lapin de pâques, lapin bélier, lapins béliers
rabbit: lapins nains béliers, lapin nain bélier
rabbit-hutch: clapier, clapiers, clapier à lapins, cage à lapins, cages à lapins, cage pour cochon d'Inde
rooster: exposition avicole, aviculture, concours avicole
saddle horse: sellier, sellerie équestre, bourrelier, selle et filet, selle cheval, selle de cheval
saddle horse: selle d'équitation
sauropod museum: dinosaure, dinosaures, muséum
seashell: bulot, bulots, bigorneau, bigorneaux, bulots mayonnaise, coquille saint-jacques, coquilles saint-jacques
sheep: béliers, transhumance, tonte de moutons, tonte des moutons, tondeur de moutons, brebis, bergerie
sheep: berger pour estive, bergère pour estive, gardien d'estive
sheep shepherds-hut: cherche berger, recherche berger, cherche bergère, aide berger
snail: héliciculture, cargolade, cargolades
snake: terrarium
songbird: oiseau chanteur, oiseaux chanteurs, chant des oiseaux, chants d'oiseaux, oiseaux des jardins
songbird: oiseaux du jardin
squid: chipirons, chipiron, encornet, encornets, seiche, seiches, supions
stork: cigogne, cigognes, location cigogne
tropical-fish: aquarium, carpes koï
turkey-bird: dindes, dinde de noël, dinde
wasp: guêpe, guêpes, nid de guêpes, nids de guêpes, frelon, frelons, nid de frelons, nids de frelons, frelon asiatique
wasp: frelons asiatiques
water-buffalo: buffle, buffles, buffle d'eau
whale motor-boat: observation des baleines, observation de baleines, croisière aux baleines, croisières aux baleines
whale motor-boat: voir les baleines, baleines
`;
