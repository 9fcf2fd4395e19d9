/** Catalan words for food, drink, animals and plants. Notation: word-list.ts. */
export const catalanFoodAndNature = `
apple basket: fruita, pomes, fruites
birthday-cake cake-slice: pastisseria, pastissos, pastís
blueberries: nabius
bread: fleca, forn de pa, pa
cabbage: col, cols, xucrut, trinxat
cake-slice: coques, mona, mones de pasqua
canned-food basket: banc d'aliments
cheese: mató, recuit, formatge, formatges, formatgeria
cherries: cireres
chestnut: castanyada, castanyes, castanyes torrades, castanyes i panellets
chicken-leg: pollastre, pollastres
chocolate candy: xocolata, bombons
churros chocolate: xurros, xurreria, xurro, xurros amb xocolata
cookie: panellets, galetes
croissant bread: pastisseria artesana, brioixeria
curry rice: restaurant indi, cuina índia
doughnut: bunyols
egg basket: ous, ous de pagès
garlic: alls
grapes barrel: most, vinya
grapes wine: veremadors, verema, veremadores
ham: llonganissa, fuet, pernil, pernils, pernil ibèric
hamper gift: panera de nadal, paneres de nadal, lot de nadal, lots de nadal
honey bee: mel, apicultura, productes de l'abella
hot-dog: frankfurts, frankfurt
kebab: kebab
king-cake: tortell de reis, tortells de reis, tortell
leek: calçotada, calçotades, calçots
lemon soft-drink: llimonada
meat-on-bone: carn a la brasa, graellada
meat-on-bone dinner-plate: dinar de diumenge, dinars de diumenge
mushroom: boletaires, bolets
mussel: musclos, clòtxines
olive-oil olives: oli nou, oliveres, arbequina, oli d'oliva, oli verge extra, trull, almàssera
olives: molí d'oli
olives olive-oil: recollida d'olives, collita d'olives
onion: cebes
onion fire: calçot
pancakes coffee: creps, creperia
panettone: panettone
peanuts: ametlles, avellanes
peanuts pistachios: fruita seca, fruits secs
pie: empanades, coca
pistachios peanuts: ~ festuc, festucs, pistatxo, pistatxos
plum: pruna, prunes
potato: patates
pumpkin: carbassa, carbasses
rice: arrossada
roast-chicken: pollastre a l'ast, pollastres a l'ast, rostisseria
round-loaf: massa mare, pa de pagès
saffron: safrà
salad: dietista, nutricionista, amanides
sandwich baguette: entrepans, entrepà
sausage cheese: botifarrada, embotits, botifarra, xarcuteria
sausage fire: fumats artesans
soft-ice-cream ice-cream: gelats
spaghetti tomato: pasta fresca
steak kitchen-knife: carnisseria, carn
steak meat-on-bone: xai, lot de xai, cabrit, costelles de xai
stew: ranxo, sopar popular, escudella
strawberry: maduixes
taco: restaurant mexicà, tacos
tomato: tomàquets, tomàquet
truffle: tòfona, tòfones, fira de la tòfona
waffle: gofres
wedding-cake: pastís de noces, pastissos de noces
amphora: ceràmica
amphora potters-wheel: ceramista
barrel: boter, bóta de vi, bótes de vi, barrica
beer wheat: cervesa, cervesa artesana
beers: cerveseria
champagne toast: cava, caves, xampany
cocktail: còctels, cocteleria
coffee: cafè, cafeteria
coffee-beans coffee: cafè en gra, torrador de cafè, torrefacció
cutlery dinner-plate: cambrer, cambrera, cambrers, cambreres, menú diari, menjars casolans, fonda, menú del dia
jar: melmelades, melmelada, conserves casolanes
kitchen-knife frying-pan: ganivets, esmolador, esmolat, esmolar ganivets
milk cereal-bowl: iogurt, iogurts, iogurt artesà
milk dairy-cow: llet, llet fresca
soft-drink tropical-drink: refrescos
spirits-bottle toast: destil·leria, ratafia, vermut
tea teapot: te a granel, tes i infusions, infusions
water-jug droplet: aigua a domicili, garrafes d'aigua, repartiment d'aigua
wine grapes: vi, vins, celler, tast de vins
alpaca: alpaca, alpaques
ant house: tèrmits, tractament de tèrmits
aquarium tropical-fish: aquaris, aquariofília
bee honey: abelles, eixam, eixams, eixams d'abelles, apicultor
beehive bee: rusc, ruscos, ruscs
bird nest: canari, periquitos
birdcage bird: gàbia, gàbies
cat: gat, gats, gatets
cat-standing coffee: cafè de gats
chick hen: pollets
cockroach: control de plagues
cow milk: vedells, vedelles, vaqueria
cow steak: vaca, vaques, vedella
cow stethoscope: veterinari de vaques
deer bird: taxidèrmia, cacera, caça
dog: gossos, gos, veterinari
dog bone: botiga d'animals, pinso per a gossos
dog scissors: perruqueria canina
dog stethoscope: clínica veterinària
dog-standing dog: hotel per a gossos, educació canina
dog-standing paw: ensinistrador caní
donkey: guarà, ruc, rucs, burro català, passejades amb ruc
dove bird: colomistes
dove rose: serveis funeraris
eagle bird: falconeria, rapinyaires
fish: subhasta de peix, llotja, sonsos, peixateria
goat: cabres
hen egg: gallines
horse: els tres tombs, equitació, cavalls, poni, hípica, pupil·latge, guarnicioneria
horseshoe horse: ferrador de cavalls
kennel dog: residència canina, hotel caní
mosquito: control de mosquits
mosquito window: mosquitera, mosquiteres, mosquiteres a mida
paw dog: refugi d'animals
pig: matança, garrins, garrí, porcells, porc, porcs
rabbit: conill, conills
sheep: corders, esquilada, ramat, transhumància, ovelles
shrimp: gambes
snail: caragols, cargols, cargolada
tropical-fish: aquari
turkey-bird: galls dindis
wasp: vespa asiàtica, vespes, niu de vespes
ammonite: fòssils, fòssil
bouquet: floristeria, flors a domicili, rams de flors, flors, rams, rams de núvia, ram de núvia
droplet: filtres d'aigua, osmosi
droplet tap: pous i sondejos, sondejos d'aigua, pous d'aigua
greenhouse: hivernacles, hivernacle
hay-bale tractor: palla, alfals, bales de palla, fenc, bales de fenc
herb: plantes medicinals, remeieres, herbes, herbolari, herboristeria
lawnmower: tallagespa
logs fire: cagatió, caga tió, fer cagar el tió, pèl·lets
logs saw: taulons, bigues, serradora, magatzem de fustes, fustes
plant: plantes d'interior
plant daisy: geranis, gerani, petúnies, planter, flor de temporada
rock bricks: pedra seca, paret seca, parets de pedra seca, murs de pedra seca
rose books: diada de sant jordi
rose love-letter: roses
secateurs leaves: poda, esporga, retall de tanques
seedling plant: viver, plantes
seedling tree: reforestació, llavors, plançons, arbres fruiters
spade: jardiner, jardineria
spade lawnmower: treballs de jardí, desbrossament
spade seedling: tanques vegetals, tanca vegetal, poda de tanques
sun lotion: solàrium
sunflower herb: horts urbans, hort de lloguer
toadstool basket: sortida boletaire
tree axe: aclarida, bosc, gestió forestal, tala
tree bench: salvem el parc, salvem la plaça
tree chainsaw: tala d'arbres, poda d'arbres, esporga d'arbres
tree seedling: plantem arbres
tree spade: plantada d'arbres, plantar arbres
tulip seedling: bulbs de primavera, tulipes, narcisos
turf-roll: gespa artificial
wheat sack: blat, molí, pinso, gra, ordi
wheat tractor: farina, molí fariner
wreath: corona de nadal, corona d'advent
`;
