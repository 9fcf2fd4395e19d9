/** Services, crafts and goods in French, before the list of trades. Notation: word-list.ts. */
export const frenchServices = `
pressure-washer roof: nettoyage de toiture, nettoyage toiture, démoussage de toiture, démoussage toiture
beers memo: soirée quiz, quiz au bar, pub quiz, quiz musical, blind test
swimming-pool: piscine verte, eau verte, entretien de piscine, entretien piscine, entretien de piscines, nettoyage de piscine, nettoyage piscine, hivernage piscine, pisciniste
droplet tap: pompe à eau, pompes à eau, pompe de forage, pompe immergée, pompes immergées, forage et pompes
air-conditioner: clim, climatisation en panne, clim en panne
t-shirt backpack: uniformes scolaires, uniforme scolaire
jar herb: épices
jar herb: ~ cannelle, safran, curcuma, cardamome
tent compass: scouts, scout, louveteaux, jeannettes, scouts et guides, éclaireurs
receipt shopping-cart: hôte de caisse, hôtesse de caisse, hôtes de caisse, caissier, caissière, caissiers
chick hen: poussins, poussin
smartphone wall-clock: pointeuse, pointeuses, badgeuse, badgeuses, suivi des heures, feuilles d'heures
theatre-masks: spectacle, spectacles
theatre-masks teddy-bear: spectacle pour enfants, spectacle de marionnettes, marionnettes
musical-notes guitar: fête de la musique
apple basket: cueillette de pommes, cueillette des pommes
basket: cueillette, cueillette à la ferme, libre cueillette
ring diamond: achat or, achat d'or, rachat d'or, nous achetons votre or, rachat or
stew cutlery: plats cuisinés, plat cuisiné, plats cuisinés maison, plats maison, repas maison, plats préparés
nurse older-person: aides à domicile, aide à domicile, auxiliaire de vie, auxiliaires de vie
speech-bubble open-book: anglais pour, l'anglais pour, espagnol pour, allemand pour, italien pour débutants, japonais pour
bed key: chambre chez l'habitant, chambre d'étudiant
house key: t2, t3, t4, studio meublé
car key: clio, renault clio, clio d'occasion, twingo, dacia, fiat, seat, audi, opel, volvo
strawberry: fraises à cueillir, cueillette des fraises
car location-pin: place de parking, places de parking, place de stationnement, box de parking, garage à louer
tulip seedling: bulbes de printemps, bulbes à fleurs, bulbes de tulipes, bulbes de fleurs, tulipes, jonquilles, narcisses
cook frying-pan: cuisinier, cuisinière, chef de partie, commis de cuisine, second de cuisine, aide de cuisine
bicycle parcel: coursier à vélo, coursiers à vélo, livreur à vélo, livraison à vélo, vélo cargo
fence hammer: ferronnerie, ferronnerie d'art, ferronnier
mushroom: champignonnière, champignons
horse horse-rider: dressage de chevaux, dressage équestre, manège, centre équestre
bed house: pension, pension de famille
shopping-bags price-tag: vide-grenier, brocante, vide grenier
bicycle wrench: révision vélo, entretien vélo, révision de vélos
-: révision
open-book: révisions bac, révisions brevet, stage de révision, stage de révisions
theatre-masks: ~ spectacle, spectacles
eagle bird: fauconnerie, rapaces, fauconnier
ladder crane: nacelle, nacelles, location de nacelles
solar-panel: photovoltaïque, photovoltaïques, panneaux photovoltaïques
logs fire: bûches, bois bûche
bricks trowel: tailleur de pierre
palette paintbrush: peinture à l'huile, cours de peinture
microphone: coaching vocal
smartphone: téléphone, téléphones, portable
party-popper dinner-plate: location de salle, salle des fêtes, salle de réception
basket carrot: paniers bio, panier bio, paniers de légumes
chimney fire: ramoneur, ramonage, ramonage de cheminée
horseshoe horse: maréchalerie, pareur équin
armchair sofa: tapisserie d'ameublement, cannage
foot dress-shoe: pédicure-podologue, pédicure, semelles orthopédiques, chaussures orthopédiques, orthopédiste
piano-keys: accordeur, orgue, facteur d'orgues, clavecin
deer bird: taxidermiste, taxidermie, chasse, armurerie, gibier, permis de chasse, venaison
key padlock: ouverture de porte, double de clés
sewing-needle thread: couturier, retouche, ourlets
steering-wheel car: autoécole
milk dairy-cow: laiterie, crémerie
delivery-van lorry: vide maison, garde-meubles, transport de meubles
wastebasket recycling: location de benne, benne, déchetterie, ferrailleur, collecte de déchets, ferraille
wastebasket recycling: enlèvement d'encombrants
tree axe: abattage, taille de haies, dessouchage
spray-bottle: nettoyage de façade, nettoyage toiture, démoussage, nettoyage haute pression, nettoyage de canapé
spray-bottle: désinfection, nettoyage tapis, ravalement
speech-bubble: logopède, café des langues, bégaiement
microphone bouquet: officiant de cérémonie, cérémonie laïque, chanteuse, chanteur, animateur
excavator crane: pelleteuse, mini-pelle, location mini-pelle, vrd, assainissement
staircase: escalier, escaliers, escaliers sur mesure
swimming-pool swimmer: pisciniste, piscines, construction de piscine
asparagus: asperges
passport: passeport, visa, photos d'identité
saw hammer: agencement, ébénisterie
bricks trowel: cloisons, plaquiste, chape, pavage, béton, enduit, placo
roof house: zinguerie, charpente, zingueur
curtains window: voilages, moustiquaires, store banne
window house: miroiterie
fence: clôture
fridge: frigo, réfrigérateur, chambre froide
washing-machine wrench: électroménager, dépannage électroménager
toilet: vidange fosse septique, fosse septique
satellite-dish television: antenniste
car wrench: pièces auto, casse auto, débosselage, carrossier
lorry: dépannage auto, remorques
motor-scooter: mobylette
lotion: épilation, épilation laser, épilation définitive
razor: rasage
hair-comb scissors: nattes
dinner-plate cutlery: location de vaisselle, vaisselle, arts de la table
tattoo-machine ring: maquillage permanent
massage lotus: réflexologie, shiatsu, masseur
stethoscope stethoscope: radiologie, échographie
test-tube: laboratoire d'analyses, analyses médicales, prise de sang
tooth: prothésiste dentaire, dentier
crayon teddy-bear: ludothèque
set-square ruler: bureau d'études, dpe
trumpet saxophone: harmonie municipale
canoe rower: aviron
palette: maquillage enfant
hen egg: poules, poulailler, poules pondeuses, volailles
snail: héliciculture
oyster: moules
duck: foie gras
stew: soupe, couscous, pot-au-feu, cassoulet
fondue cheese: tartiflette
safety-vest: vêtements de travail, vêtements professionnels
printer paintbrush: enseigne, enseignes, flocage, tampons, marquage véhicule, gravure
coin magnifier: rachat d'or, timbres
shopping-bags price-tag: bric-à-brac, puces, braderie
candle headstone: crémation
headstone: marbrier
spade seedling: aménagement paysager, espaces verts
lawnmower spade: motoculture
droplet jar: puits, forage, adoucisseur
bucket spray-bottle: lavage de vitres
house key: terrain à bâtir, crédit immobilier, courtier
bread: levain
mushroom: champignons, truffes
chestnut: châtaignes, marrons
waffle: gaufres
pancakes: galettes
bee honey: ruches
cheese: crémerie
kebab: tacos français
clown: clown
balloon: décoration ballons
magic-wand: prestidigitateur
camera: photobooth
rabbit: lapin, lapins
goat: chevreaux
sheep: agneau, brebis, bergerie
cow steak: vache, vaches, bœuf
pig: cochon, cochons, porc, cochon de lait
cat: chaton, chatons
horse: calèche
potato: patates
basket carrot: amap, maraîcher
bicycle: cycles
sailing-boat: croisière voile
yarn: café tricot
amphora: potier, grès
dancer: bal
baby: bébé, massage bébé
lotus-position: sophrologie, relaxation
cutlery dinner-plate: auberge
delivery-van: utilitaire, location utilitaire, camionnette
sewing-needle thread: broderie
speech-bubble: logopédie
apple basket: fruits
satellite-dish television: antenne, parabole
jar: conserves
yarn: tricoter, crocheter
sewing-needle sewing-machine: coudre, apprendre à coudre
palette paintbrush: dessiner, peindre, dessin
swimmer: nager, apprendre à nager
cook frying-pan: cuisiner
microphone: chanter, leçons de chant
drum: percussions
houses house: pavillon, lotissement
smartphone: portable, téléphone, réparation iphone, écran cassé
seedling tree: arbres fruitiers, vivaces
skis skier: skis
desktop-computer keyboard: cours de code, code informatique, programmation, sites web
saw axe: tronçonneuse, scierie
lipstick serum-bottle: soins visage
watch mantel-clock: pendules, horloges
spade lawnmower: débroussaillage, motobineuse
bricks trowel: taille de pierre, restauration de façades, pierre naturelle
balloon party-popper: anniversaires d'enfants
desktop-computer laptop: logiciel, logiciels, crm, erp, progiciel
receipt desktop-computer: caisse enregistreuse, caisses enregistreuses, logiciel de caisse, logiciel caisse
calculator receipt: fiches de paie, gestion de paie, conseil fiscal
safety-vest lab-coat: tenues professionnelles
parcel: emballage, emballages
shield: assurance, assurances
megaphone chart-up: agence de publicité, agence de communication, référencement, seo
briefcase handshake: conseil en entreprise, cabinet de conseil
banknotes coin: crédit, prêt, financement, prêts
toolbox hammer: ~ artisan, artisans
musical-notes: concert, concerts, récital
books: reliure, relieur, cours de reliure, relieuse
window beach-umbrella: stores, volets roulants, volets
tractor wheat: moissonneuse, matériel agricole, travaux agricoles, moissonneuses, tracteurs
theatre-masks dress: location de costumes, déguisements, costumes de carnaval
toilet plunger: débouchage, débouchage canalisation, curage
kitchen-knife: affûtage, affûteur, rémouleur, affûtage de couteaux
horse: pension pour chevaux, pension chevaux, pension équine, écurie
honey bee: produits de la ruche, apiculture, cire d'abeille, apiculteur
sewing-machine thread: machine à coudre, machines à coudre
window palette: vitrail, vitraux, vitrailliste, atelier de vitrail
tropical-fish: aquarium, aquariophilie, bassin de jardin, carpes koï
horse: sellerie, sellier, équipement équestre, articles d'équitation
skis: location de skis, école de ski, location ski, cours de ski
ladder bricks: échafaudage, échafaudages, location échafaudage
toy-bricks teddy-bear: jouets en bois, jouet en bois
slide: aire de jeux, aires de jeux
staircase saw: escalier bois, escalier sur mesure
plug lightning: groupe électrogène, groupes électrogènes
mosquito: nid de guêpes, guêpes, frelons, moustiques, démoustication
radiator wrench: chaudière, chauffage, chauffagiste, entretien chaudière
car key: ~ chauffeur, chauffeur vtc, recherche chauffeur
chair: rempaillage
basket leaves: vannerie, osier, paniers en osier
thread: macramé
jar basket: épicerie en vrac, épicerie vrac, produits en vrac
candle bouquet: entretien de tombes, entretien de tombe, entretien des tombes, fleurissement de tombes, nettoyage de tombes
canned-food basket: banque alimentaire, collecte alimentaire, colis alimentaires, épicerie solidaire, aide alimentaire
santa: parade de noël, défilé du père noël, parade du père noël
notebook pencil: aide aux devoirs, étude surveillée, club devoirs, soutien aux devoirs
abacus: boulier, calcul mental au boulier
house heart: assistant familial, assistante familiale, assistants familiaux
`;
