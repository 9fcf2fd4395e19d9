/** Goods and crafts in French. Notation: word-list.ts. */
export const frenchGoods = `
convenience-store key: local commercial, locaux commerciaux, bail commercial, fonds de commerce
mouse-trap: dératisation, rats et souris, dératiseur
lemon soft-drink: limonades, limonade
tree seedling: bonsaï, bonsaïs, rempotage
cat: toilettage félin, chatterie
trumpet: cor de chasse, trombone, clairon
guitar: ukulélé, mandoline, luth
doughnut: churros, chichis, beignets
kitchen-knife: affûteur
umbrella: parapluies, parapluie, parasols
logs fire: pellets
amphora: stage de poterie
theatre-masks: déguisements, location de costumes
kitchen-knife: aiguisage
chair: rempailleur, cannage de chaises
excavator droplet: forage d'eau, puisatier
toilet plunger: vidange de fosse
oven: cuisines équipées, cuisine sur mesure, cuisines sur mesure
vacuum-cleaner: aspirateur, aspirateurs, réparation d'aspirateurs
fire-extinguisher: extincteur, extincteurs, sécurité incendie
mouse-trap: souris et rats
hut: abri de jardin, abris de jardin, chalet de jardin
house-with-garden: serre de jardin, serres, vérandas
dumpling: raviolis chinois, raviolis vapeur
hot-dog: hot-dogs
turkey-bird: dindes, dinde de noël
duck: canard, magret, canard gras
cherries: cerises
blueberries: myrtilles
watermelon: pastèques
tomato: tomates
garlic: ail
peanuts: noix, fruits secs, noisettes
wheat: farine, moulin à farine
herb: herbes aromatiques, plantes médicinales, herboristerie
drum: batterie cours
bow-and-arrow: archerie
running-shirt: athlétisme, vêtements de sport, maillots
kick-scooter: trottinette, trottinettes, trottinettes électriques
roller-skate: patins à roulettes, rollers, patinage à roulettes
train: petit train, trains miniatures
helicopter: hélicoptère
camera-flash: borne photo, photomaton
fireworks: feux d'artifice
sun: solarium, autobronzant
top-hat: chapelier
gloves: gants
briefs: lingerie, sous-vêtements
wallet: portefeuilles, maroquinier
wheelchair: fauteuils roulants
speaker: sonorisation, location sono
gavel: vente aux enchères, enchères
crystal-ball: voyance, voyante, tarologue, astrologue
magnifier: détective privé
telescope: observatoire
ferris-wheel: fête foraine, grande roue
cactus: cactus, plantes grasses
plant: plantes d'intérieur
tulip: tulipes
toilet: toilettes sèches, wc mobiles
roof house: toitures
wastebasket recycling: location de bennes, bennes, bennes à gravats
beach-umbrella: voile d'ombrage, voiles d'ombrage
pie: galettes des rois
wheat: foin, bottes de foin, bottes de paille
teddy-bear toy-bricks: bourse aux jouets, bourse jouets
t-shirt jeans: bourse aux vêtements
books: bourse aux livres
`;
