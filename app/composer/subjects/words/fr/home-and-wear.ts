/** French words for the home, clothes and the body. Notation: word-list.ts. */
export const frenchHomeAndWear = `
air-conditioner: clim, climatisation en panne, clim en panne, climatisation, climatiseur
armchair sofa: tapisserie d'ameublement
awning: store banne, stores bannes, store de terrasse, voile d'ombrage, stores extérieurs
axe target: lancer de hache
basket carrot: cueillette, cueillette à la ferme, libre cueillette, paniers bio, panier bio, paniers de légumes, amap
basket carrot: maraîcher, primeur, légumes, fruits et légumes, marché, légumes bio, panier de légumes, épicerie bio
basket carrot: magasin bio, vente à la ferme
basket leaves: vannier, vannerie, osier, paniers en osier
bathtub shower: salle de bain, salle de bains, salles de bains, baignoire
battery car: batterie auto, batteries auto, batterie de voiture, batteries voiture
bed bellhop-bell: hôtel, chambre d'hôtes, chambres d'hôtes, lit, lits, nuitée
bed house: pension, pension de famille
bed key: colocation, colocations, colocataire, colocataires, colocation étudiante, chambre chez l'habitant
bed key: chambre d'étudiant
bench: banc public, bancs publics, banc de jardin, bancs de jardin
blanket cushion: plaid, plaids, couverture en laine, couvertures en laine, couvertures
blinds: stores vénitiens, store vénitien, stores enrouleurs, volet roulant, volets roulants, volets, persiennes
boiler radiator: chaudière, chaudières, entretien de chaudière, entretien chaudière, chaudière gaz
boiler radiator: remplacement de chaudière, chauffe-eau, ballon d'eau chaude
boiler sun: solaire thermique
bookshelf books: bibliothèque sur mesure, bibliothèques sur mesure, étagère, étagères, rayonnages
bow-and-arrow: archerie
broom bucket: ménage, ménage à domicile, ménage et repassage, femme de ménage, aide ménagère
broom spray-bottle: nettoyage, entreprise de nettoyage, nettoyage de bureaux
broom wastebasket: nettoyage de la plage, nettoyage de plage, on nettoie les berges, ramassage des déchets
bust: sculpture, sculptures, statue, statues, cours de sculpture, stage de sculpture
candle: bougies, bougie, pompes funèbres, obsèques, funérailles
candle bouquet: entretien de tombes, entretien de tombe, entretien des tombes, fleurissement de tombes
candle bouquet: nettoyage de tombes
candle church: cierges, fabrique de cierges
candle headstone: crémation
chair: chaises, fauteuil tapissier
chair armchair: cannage, cannage de chaises, cannage et rempaillage, rempaillage, rempaillage de chaises, rempailleur
chair armchair: rempailleuse
chandelier: lustre, lustres, luminaires, magasin de luminaires
chimney fire: ramoneur, ramonage, ramonage de cheminée
cooker-hood: hotte aspirante, hottes aspirantes, hotte de cuisine, hottes de cuisine, dégraissage de hotte
cooker-hood: dégraissage de hottes, dégraissage hotte, dégraissage hottes, nettoyage de hotte, nettoyage de hottes
cooker-hood: nettoyage hotte, conduits d'extraction, hotte de restaurant
cot: lit bébé, lits bébé, lit de bébé, berceau, berceaux, lit à barreaux, chambre bébé
curtains window: voilages, rideaux, stores et volets
cushion: coussin, coussins, housses de coussin
desk office-chair: bureau assis-debout, bureaux assis-debout, mobilier de bureau, meubles de bureau, bureau réglable
dining-table chair: table à manger, tables à manger, table basse, table en bois, tables en bois
door: portes, porte d'entrée, portes d'entrée
drainpipe droplet: débouchage, débouchage de canalisation, débouchage de canalisations, canalisation bouchée
drainpipe droplet: canalisations, curage, assainissement, évier bouché
fabric-roll thread: tissu, tissus, tissus au mètre, tissu au mètre, coupons de tissu, tissus d'ameublement, wax africain
fabric-roll thread: tissu wax
fence hammer: ferronnerie d'art, clôture, clôtures
fire-extinguisher: extincteur, extincteurs, sécurité incendie
fireplace fire: cheminée, cheminées, foyer fermé, insert cheminée
first-aid-kit: premiers secours, secourisme, formation secourisme, psc1, sst, gestes qui sauvent, défibrillateur
first-aid-kit: secouriste, secouristes, trousse de secours
fitted-kitchen: cuisiniste, cuisinistes, cuisine équipée, cuisines équipées, cuisine sur mesure, cuisines sur mesure
fitted-kitchen: pose de cuisine, pose de cuisines, cuisine aménagée, meubles de cuisine
floorboards: parquet, parquets, pose de parquet, ponçage de parquet, parqueteur, stratifié, sol stratifié
floorboards: lames de terrasse, terrasse bois, terrasses en bois, revêtement de sol, revêtements de sol
fridge: frigo, réfrigérateur, chambre froide
garage-door: porte de garage, portes de garage, portes sectionnelles, porte sectionnelle
garden-shed: abri de jardin, abris de jardin, cabanon, cabanons, chalet de jardin
gas-cylinder fire: bouteille de gaz, bouteilles de gaz, butane, propane
gate fence: portail, portails, portail coulissant, portails automatiques, portail automatique, motorisation de portail
gate fence: portails et clôtures
gear wrench: fraisage, injection plastique, roulements, hydraulique, engrenages, tôlerie, découpe laser, chaudronnerie
gear wrench: fonderie
grandfather-clock: horloge comtoise, horloges comtoises, horloge de parquet, comtoise
gutter house: gouttière, gouttières, nettoyage de gouttières, pose de gouttières, zinguerie, chéneaux
hammer-and-wrench gear: métallerie
headstone: pierres tombales, marbrier, marbrerie, monuments funéraires, pierre tombale
heat-pump radiator: pompe à chaleur, pompes à chaleur, pac air-eau
iron t-shirt: repassage, repassage à domicile, fer à repasser, service de repassage
key padlock: ouverture de coffre-fort, ouverture de porte, double de clés, serrurier, serrurerie
ladder bricks: location échafaudage
ladder crane: nacelle, nacelles
light-bulb: lampes, éclairage
lock-and-key padlock: serrures, serrure connectée, cybersécurité, sécurité informatique, protection des données
lock-and-key puzzle: escape game, escape room
lotion: épilation, épilation laser, épilation définitive, dermatologue, crème solaire, crème
mattress bed: matelas, literie, linge de lit
mouse-trap: rats, rats et souris, souris et rats
mouse-trap cockroach: dératisation, dératiseur
office-chair desk: chaise de bureau, chaises de bureau, fauteuil de bureau, fauteuils de bureau, fauteuil ergonomique
office-chair desk: chaise gaming
oven dining-table: cuisines
padlock: garde-meuble, box de stockage, self-stockage
paint-roller bucket: peintre en bâtiment, peinture intérieure, rénovation, plâtrier, papier peint
pergola house-with-garden: pergola, pergolas, pergola bioclimatique, pergolas bioclimatiques, tonnelle, tonnelles
pergola house-with-garden: véranda de jardin
piggy-bank coin: tirelire, épargne, livret d'épargne, assurance vie, épargne retraite
plug lightning: groupe électrogène, groupes électrogènes, électricien, électricité, installation électrique
pressure-washer: nettoyeur haute pression, nettoyage haute pression, karcher, nettoyage de façades
pressure-washer: nettoyage de terrasse, démoussage de terrasse
pressure-washer roof: nettoyage de toiture, nettoyage toiture, démoussage toiture
radiator wrench: chauffage, chauffagiste
razor: rasage
recycling: recyclage, zéro déchet, vrac
recycling car: rachat de ferraille, ferraille, ferrailleur, récupération de métaux
recycling wastebasket: débarras, débarras de maison, encombrants, enlèvement d'encombrants, vide maison
roof house: fuite de toiture, fuites de toiture, fuite toiture, fuite de toit, toiture qui fuit, toit qui fuit
roof house: infiltration toiture, charpente, zingueur, couvreur, toiture, toitures
roof ladder: rénovation de toiture, rénovation toiture, réfection de toiture, démoussage, démoussage de toiture
roof ladder: couverture zinguerie
rug: tapis, moquette
sack spade: fumier
sack wheat: aliments pour bétail, alimentation animale, aliments du bétail, minoterie, semences
saw hammer: agencement, ébénisterie, menuisier, menuiserie, charpentier, ébéniste
screwdriver coffee: atelier réparation
screwdriver toolbox: repair café, repair-café, atelier de réparation
security-camera: alarme, sécurité, télésurveillance, vidéosurveillance
security-camera shield: gardiennage, société de sécurité, agent de sécurité
sewing-machine thread: machine à coudre, machines à coudre
shield laptop: rgpd
shield umbrella: assurance, assurances, assureur, assurance habitation, assurance auto, mutuelle, courtier en assurances
shopping-cart basket: supermarché, épicerie, courses, épicerie fine
soap: savon, savons, savonnerie
soap bubbles: fabrication de savon
sofa: meubles, canapé, canapés, décoration, décorateur, tapissier, mobilier, fauteuil
sofa desk-lamp: décorateur d'intérieur, décoratrice d'intérieur, architecte d'intérieur, décoration intérieure
solar-panel sun: photovoltaïque, photovoltaïques, panneaux photovoltaïques, panneaux solaires, panneau solaire
solar-panel sun: énergie solaire
spray-bottle bucket: frelon asiatique, frelons asiatiques, nettoyage de façade, nettoyage de canapé, désinfection
spray-bottle bucket: nettoyage tapis, ravalement
spray-bottle cockroach: punaises de lit, punaise de lit, punaises de lits
spray-bottle soap: droguerie, drogueries
squeegee window: laveur de vitres, lavage de vitres, nettoyage de vitres, nettoyage des vitres, laveurs de vitres
squeegee window: vitres propres
staircase: escalier, escaliers, escaliers sur mesure
staircase saw: escalier bois, escalier sur mesure
stairlift: monte-escalier, monte-escaliers
stove fire: poêlier
stove logs: poêle à bois, poêles à bois, poêle à granulés, poêles à granulés, poêle, poêles, insert de cheminée
tap wrench: plombier, plomberie, fuite d'eau, dégorgement, fuite
tiles bricks: pavage, pose de pavés, pavés autobloquants
tiles trowel: carrelage, carreleur, carreaux, faïence, mosaïque
toilet: toilettes mobiles, toilettes sèches, wc mobiles, wc chimiques, location de toilettes
toilet lorry: vidange de fosses septiques, vidange fosse septique
toilet plunger: débouchage canalisation, vidange de fosse
toolbox hammer: bricolage, bricoleur, outillage, homme à tout faire, outils
toolbox hammer: ~ artisan, artisans
towel soap: serviettes de bain, serviette de plage, linge de bain, draps de bain, peignoirs, linge de maison
vacuum-cleaner: aspirateur, aspirateurs, réparation d'aspirateurs
vase: souffleur de verre, souffleurs de verre, verre soufflé, soufflage de verre, vase, vases
vase fire: verrerie
wardrobe: dressing, placards, placard sur mesure
wardrobe oven: façades de cuisine, façade de cuisine, portes de cuisine, relooking de cuisine, relooking cuisine
washing-machine: laverie, blanchisserie, lave-linge, machine à laver
washing-machine wrench: électroménager, dépannage électroménager
wastebasket recycling: déchetterie, collecte de déchets, bennes à gravats
water-pump droplet: forage d'eau, forage, forages, puits, pompe à eau, pompes à eau, pompe immergée, foreur
water-tank droplet: cuve à eau, citerne, citernes, récupérateur d'eau, récupération d'eau de pluie, récupérateurs d'eau
water-tank droplet: château d'eau
wheelie-bin: bac à ordures, conteneur à déchets, nettoyage de poubelles, poubelle, poubelles, bacs poubelles
wheelie-bin recycling: tri sélectif, collecte des déchets
wifi-router: fibre optique, internet fibre, fournisseur d'accès internet, box internet, routeur wifi
window: fenêtres, vitrier, double vitrage, fenêtres pvc
window beach-umbrella: stores
window mirror: glaces et miroirs, miroiterie, vitrerie
window palette: vitrailliste, atelier de vitrail
wrench car: garage, garagiste, mécanicien, réparation automobile, contrôle technique, vidange, carrosserie, freins
wrench car: révision voiture, révision auto, révision et vidange
apron chef-hat: tablier, tabliers, tabliers de cuisine
baby-bodysuit: vêtements bébé, vêtements pour bébé, vêtements enfant, vêtements enfants, vêtements pour enfants, layette
baby-bodysuit: bodies bébé, mode enfantine
backpack pencil: sac à dos, cartables, fournitures scolaires
bangles: bracelet, bracelets, bracelet permanent
bikini: maillots de bain, maillot de bain
bra: lingerie, soutien-gorge, soutiens-gorge, boutique de lingerie, sous-vêtements féminins, lingerie fine
braid hair-comb: tresses africaines, tresses, tresse africaine, box braids, nattes collées, dreadlocks, locks
braid hair-comb: knotless braids, coiffure afro
brain speech-bubble: psychiatre, psychiatres, psychiatrie, psychologue, psychothérapeute, thérapeute, hypnose
brain speech-bubble: coach de vie
briefs: sous-vêtements
clothes-hanger coat: pressing, pressings, nettoyage à sec, friperie, friperies, vide-dressing, vestiaire solidaire
clothes-hanger coat: vêtements d'occasion, dépôt-vente de vêtements
coat: fourreur, fourrures, manteau, manteaux, veste, seconde main, dépôt-vente
diamond magnifier: bourse aux minéraux, minéraux, pierres précieuses, lithothérapie
diamond ring: colliers, pendentif, pendentifs, sautoir, sautoirs, collier prénom, bijoux, bijouterie, bijoutier
diamond ring: joaillier, collier
dress handbag: bourse vêtements, mode, prêt-à-porter, robe, robes, vêtements, boutique de mode, boutique de vêtements
dress washing-machine: nettoyage de robe de mariée, pressing robe de mariée
dress-shoe: cirage, cordonnerie, cordonnier, soin des chaussures, réparation de chaussures, ressemelage, talons
ear stethoscope: orl, médecin orl, cabinet orl, oto-rhino, oto-rhino-laryngologiste
earrings diamond: boucles d'oreilles, boucle d'oreille, créoles
eyelashes eye: extensions de cils, cils, sourcils
flat-cap scarf: casquette en tweed, casquettes plates, béret casquette
foot dress-shoe: pédicure-podologue, pédicure, semelles orthopédiques, chaussures orthopédiques, orthopédiste
foot lotion: podologue
glasses eye: opticien, lunettes, lentilles, test de vue, ophtalmologue
gloves: gants
graduation-cap books: université, formation, école de commerce, diplôme, journée portes ouvertes, apprentissage
hair-comb: extensions
hair-comb scissors: nattes
hair-dryer hair-comb: brushing, lissage brésilien, lissage, sèche-cheveux, coupe et brushing, lissage kératine
handbag: sac à main, sacs à main, maroquinerie, sacs, sac
handshake: médiation, réseautage
headscarf: hijab, hijabs, abaya, abayas, foulard islamique, mode modeste
hearing-aid: appareil auditif, appareils auditifs, audioprothésiste
heart handshake: parrainage d'enfants, parrainez un enfant, parrainer un enfant, dons, collecte de dons, bénévoles
heart handshake: bénévolat, association caritative, parrainage, solidarité, réfugiés
henna-hand: tatouage au henné, tatouages au henné, henné, henné mariage
high-heel: escarpins, talons hauts
hiking-boot: marche nordique, marche gourmande, marche populaire, randonnée pédestre, randonnée, randonnées, rando, trek
hiking-boot: chaussures de randonnée
hoodie t-shirt: sweat, sweats, sweat à capuche, sweats à capuche, hoodie, hoodies, streetwear
jumper scarf: pull, pulls, pullover, pulls en laine, pull en laine, gilets en laine, tricots, maille, pulls de noël
jumper scarf: pull de noël
lipstick nail-polish: institut de beauté, esthéticienne, maquillage, cosmétiques, maquilleuse, salon de beauté
lipstick serum-bottle: soins visage
lungs stethoscope: pneumologue, pneumologues, pneumologie
nail-polish: bar à ongles, onglerie, prothésiste ongulaire, manucure, ongles
nappy baby: couche lavable, couches lavables, couches bébé, couches jetables, gâteau de couches
necklace: collier de perles, bijoux fantaisie, bijoux artisanaux, bijoux en argent, création de bijoux
necktie: costume, costumes, chemises
perfume: parfum, parfums, parfumerie
prayer-beads ring: bijoux en ambre, collier d'ambre
prosthetic-leg: orthoprothésiste, prothésiste orthopédiste, prothèse de jambe
ring bouquet: mariage, wedding planner, alliances, bague de fiançailles, salon du mariage
ring diamond: achat or, achat d'or, rachat d'or, nous achetons votre or, rachat or
rollator: déambulateur, déambulateurs, rollator, rollators
safety-vest: vêtements de travail, vêtements professionnels
safety-vest lab-coat: tenues professionnelles
sandal: sabotier
scrubs: tenues médicales, tenue médicale, blouses médicales, blouse médicale, tuniques médicales, uniformes médicaux
serum-bottle lotion: sérum, soin du visage, soins du visage, crème visage, cosmétique bio
shopping-bags price-tag: vide-grenier, vide grenier, brocante, bric-à-brac, puces, braderie
shopping-bags price-tag: ~ soldes, shopping, liquidation, déstockage
sneaker: chaussures, baskets, chaussure
socks: chaussettes
spine: ostéopathe, kinésithérapeute, kiné, chiropracteur, mal de dos, kinésithérapie
suit necktie: costume homme, costumes homme, costume sur mesure, costumes sur mesure, costume de mariage
suit necktie: costumes de mariage, smoking, prêt-à-porter masculin, mode homme, location de costumes
sun-hat: chapeaux, chapellerie
t-shirt backpack: uniformes scolaires, uniforme scolaire
t-shirt clothes-hanger: troc de vêtements, bourse aux vêtements, gratiferia
t-shirt jeans: t-shirt, t-shirts, impression t-shirt, sérigraphie
tattoo-machine: tatouage, tatoueur, tatouages
tattoo-machine ring: maquillage permanent
tooth: prothésiste dentaire, dentier, dentiste, cabinet dentaire, orthodontiste, dents, implants dentaires
tooth toothbrush: détartrage, blanchiment dentaire, appareil dentaire
top-hat: chapelier
top-hat sun-hat: modiste
vape: vape, vapes, vapotage, cigarette électronique, cigarettes électroniques, vapoteuse, e-liquide, e-liquides
wallet handbag: portefeuilles, maroquinier
wedding-dress ring: robe de mariée, robes de mariée, robes de mariées, boutique de mariage, collection mariée
wig: perruque, perruques, prothèse capillaire, prothèses capillaires, postiches
x-ray: radiologie, radiologue, imagerie médicale, irm, scanner médical, centre de radiologie, mammographie
zip: fermeture éclair, fermetures éclair
`;
