/** Spanish words for food, drink, animals and plants. Notation: word-list.ts. */
export const spanishFoodAndNature = `
apple basket: frutas, fruta, sidra, manzanas
asparagus: espárragos
barbecue: barbacoas de gas, barbacoa de gas, asadores, parrillas, barbacoas de obra
bell-pepper: pimientos
birthday-cake cake-slice: tortas por encargo, tortas decoradas, tortas personalizadas, tortas de cumpleaños
birthday-cake cake-slice: bizcocho casero, bizcochos, tartas por encargo
birthday-cake cupcake: pastelería, tartas, pasteles, tarta, confitería, repostería, pastel
blueberries: arándanos
bread: trenzas de pan, trenza de pan, trenza de hojaldre, rosca de reyes, roscas de reyes, masa madre, obrador, pan
bread: pan artesano, pan de masa madre, pan artesanal, pan casero, pan recién hecho
burger french-fries: hamburguesa, hamburguesas, hamburguesería
cabbage: repollo, repollos, chucrut, col lombarda, berza, berzas
candy lollipop: algodón de azúcar, golosinas, chuches, dulces, caramelos, turrón
canned-food basket: banco de alimentos, recogida de alimentos, recolecta de alimentos, despensa solidaria
cheese: quesería, quesos, queso
cherries: cerezas
chicken-leg: pollo, pollos, alitas, pollo frito
chilli jar: ajíes, chiles secos, pimentón, guindillas
chocolate candy: chocolate, bombones, chocolatería
churros chocolate: churros, churro, churrería, churrerías, porras, chocolate con churros
cookie: galletas, alfajores, polvorones
corn: elotes, elote, esquites, elotes y esquites
croissant bread: panadería, panadero, bollería, cruasán, cruasanes
curry rice: restaurante indio, curry
dates: dátiles
doughnut: rosquillas, buñuelos
dumpling: empanadillas chinas, gyozas
egg basket: huevos, huevos camperos
empanada: empanada, empanadas, empanadillas, salteñas, empanadas argentinas, empanadas caseras
falafel: croquetas, croquetas caseras, croquetas de jamón, croqueta
flatbread cheese: arepas, pupusas, arepa
flatbread corn: tortillería, tortillerías, tortillas recién hechas, tortillas de maíz, tortillas de harina
flatbread corn: masa y totopos, totopos
frying-pan cook: ollas, sartenes
garlic: trenzas de ajo, ajos
gingerbread: pan de jengibre, casa de jengibre, galletas de jengibre, hombrecitos de jengibre
grapes: uvas
grapes barrel: mosto
grapes wine: vendimiadores, vendimia, vendimiador, fiesta de la vendimia
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas
hamper gift: canasta de regalo, arcón navideño, ancheta, anchetas
honey bee: productos de la colmena, apicultura, propóleo, apicultor, miel
hot-dog: perritos calientes, perrito caliente
ice-lolly: paleta helada, paletas heladas, paletas de hielo, paletería, paleterías, paletas artesanales, polos de hielo
kebab: kebab
lemon soft-drink: limonada
macarons: macaron, macarons, macarrones franceses
maple-syrup: jarabe de arce, sirope de arce
meat-on-bone: cordero, cordero lechal, lechazo, cabrito, cordero asado, chivito asado, barbacoa, parrilla
meat-on-bone dinner-plate: comida de domingo, almuerzo dominical, almuerzo de domingo
meat-on-bone fire: costillas, costillas bbq, costilla, costillar, brisket, ahumados, asado, asados, parrillada
mushroom: setas, trufas, boletus
mussel: mejillón, mejillones, choritos
noodles chopsticks: ramen, fideos, restaurante asiático, restaurante chino, restaurante tailandés
olive-oil olives: olivar, aceite de oliva, aceite de oliva virgen extra, aove, almazara, almazaras, oleoturismo
olives: molino de aceite, aceitunas, aceituna, olivas, encurtidos
olives dinner-plate: tapas, tapa, bar de tapas, ruta de tapas, pinchos, pintxos
onion: cebollas
onion fire: calçots, calçotada, calçotades, calçotadas
orange soft-drink: zumos, zumo, jugos, batidos, smoothies, naranjas, mandarinas
paella: paella, arrocería
pancakes coffee: desayunos, brunch, desayuno, crepes, tortitas
peanuts: nueces
peanuts pistachios: frutos secos, frutas secas
pie: tarta de manzana
pie crown: roscón de reyes, roscón, roscones
pistachios peanuts: ~ pistacho, pistachos
pizza: pizzería, pizza, pizzas
plum: ciruela, ciruelas
pomegranate: granadas frescas, zumo de granada, jugo de granada, granada fruta
popcorn film-camera: cine, cines, multicines, noche de cine, cine de verano
potato: papas, patatas
pumpkin: calabaza, calabazas, zapallo, zapallos
roast-chicken: pollo asado, pollos asados, pollo a la brasa, pollos a la brasa, pollo rostizado, rosticería, rostisería
roast-chicken: asador de pollos, pollería, pollo al spiedo
saffron: azafrán, hebras de azafrán
salad: vegano, vegetariano, restaurante vegano, restaurante vegetariano, ensaladas, nutricionista, dietista
sandwich baguette: bocadillos, bocatería, sándwich, sándwiches, tortas
sausage cheese: embutidos, chorizo, charcutería, choripán
skewers barbecue: brochetas, brocheta, anticuchos, anticucho, pinchos morunos, pinchos de carne, chuzos
soft-ice-cream ice-cream: heladería, helado, helados, sorbete
soft-ice-cream pistachios: helado de pistacho
spaghetti tomato: restaurante italiano, pasta fresca
steak kitchen-knife: carnes, carnicería, carnicero, carne, asador, chuletón, ternera, carne de ternera, carne ecológica
stew: sopa, cocido, guisos, potaje, callos
strawberry: fresones, fresas
sushi chopsticks: restaurante de sushi, sushi
taco: tacos, taquería, restaurante mexicano
tomato: tomates
waffle: gofres
watermelon: sandías
wedding-cake: tarta de boda, tartas de boda, torta de matrimonio, tortas de matrimonio, pastel de boda, pasteles de boda
wedding-cake: tortas de boda, torta de novios
amphora: botijos, talavera, cerámica, torno
barrel: barrica, barricas, tonel, toneles, tonelería, barril de madera, barriles de roble
barrel apple: sidrería, sidrerías, espicha
beer olives: tapas y caña, caña y tapa, cañas, tapeo, caña
beer wheat: cerveza, cervezas, cerveza artesanal, cerveza artesana, cervecería artesanal
beers: pub, bar, cervecería, bares
beers memo: noche de quiz, noche de trivial, quiz en el bar, pub quiz
champagne toast: cava, champán
cocktail: cócteles, coctelería, cóctel
coffee: café, cafetería, cafés, tostador, tostadero
coffee-beans coffee: café en grano, granos de café, tostaduría, tostador de café, tostadores de café, café tostado
coffee-beans coffee: café de finca, caficultores, beneficio de café
cutlery dancer: noche de tapas y flamenco
cutlery dinner-plate: restaurante, menú del día, noche de tapas, mesón, menú degustación, comida a domicilio
cutlery dinner-plate: gastronomía, fonda, comida corrida, camarero, camareros, camarera, comida casera
cutlery dinner-plate: comida para llevar
dinner-plate cook: catering, banquetes
dinner-plate cutlery: alquiler de menaje, menaje para bodas, menaje para eventos
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
ice-cube snowflake: reparto de hielo
jar: mermelada, a granel, conservas, mermeladas, tienda a granel, aceite, aceites
jar herb: especias
jar herb: ~ canela, cúrcuma
kitchen-knife frying-pan: afilador, afilado, afilado de cuchillos, menaje, cuchillos
milk cereal-bowl: yogur, yogures, yogur artesano, yogur natural
milk dairy-cow: leche, lechería, lácteos, leche fresca
mug coffee: tazas, taza, tazas de cerámica, tazas hechas a mano
soft-drink tropical-drink: refrescos
spirits-bottle toast: orujo, aguardiente, pisco, orujo artesano, ron, whisky, tequila, mezcal, destilería, ginebra
spirits-bottle toast: cata de ginebra
tea teapot: té, tetería, tés
teapot cake-slice: vajilla, porcelana
water-jug droplet: agua a domicilio, reparto de agua, garrafones, garrafón, garrafones de agua, botellones de agua
water-jug droplet: bidones de agua, dispensadores de agua, dispensador de agua
wine grapes: vino, vinos, bodega, cata de vinos, vinoteca, tintos
alpaca: alpaca, alpacas, paseo con alpacas
ant house: termitas, tratamiento de termitas, comején, comejenes, tratamiento antitermitas
aquarium tropical-fish: pecera, peceras, acuarios, acuariofilia, mantenimiento de acuarios, acuarismo
bee honey: enjambres
beehive bee: colmena, colmenas, apiario, colmenar
bird binoculars: avistamiento de aves, observación de aves
bird nest: agapornis, cría de canarios, criador de canarios, canarios y periquitos
birdcage bird: jaula para pájaros, jaulas para pájaros, jaulas, canarios cantores, canaricultura, pajarera, periquitos
cat: gatitos, gato, gatos, residencia felina, hotel felino, hotel para gatos, felina, felino, residencia para gatos
cat-standing coffee: café de gatos
chick egg: ~ pascua
chick hen: pollos de engorde, pollitos, pollitas ponedoras, pollitos bb, pollitas
cockroach: control de plagas, plagas, fumigación
cow milk: terneros, novillas, vaquillas, ganado, ganadería, tambo
cow steak: vacas
cow stethoscope: veterinario rural
deer bird: taxidermista, taxidermia, caza, artículos de caza, carne de caza, montería, coto de caza
dog: perrito, perritos, perrita, cachorrito, cachorritos, mestizo, perra, perras, tienda de mascotas, perro, perros
dog: cachorros, mascotas, pienso
dog bone: guardería canina
dog paw: perro mestizo, perra mestiza
dog scissors: peluquería canina, peluquería para perros
dog stethoscope: veterinario, clínica veterinaria
dog-standing dog: guardería para perros, educador canino
dog-standing paw: paseador de perros, adiestramiento canino, paseo de perros
dolphin motor-boat: avistamiento de delfines, ver delfines
donkey: burro, burros, burrito mascota, paseo en burro, paseos en burro
dove rose: servicios funerarios
eagle bird: cetrería, aves rapaces, halcones
fish: carpa koi, carpas koi, alevines, lonja, truchas, mojarra, acuicultura, boquerones, sardinada, sardinas, pescaíto
fish: pescadería, marisquería, marisco, pescado, mariscos
fish lemon: ceviche, ceviches
fish tropical-fish: piscicultura, piscifactoría
goat: cabritos, queso de cabra
hen egg: ponedoras, gallinas, gallinas ponedoras
horse: pupilaje, pupilaje de caballos, cuadras, hípica, equitación, caballos, caballo, poni, herrador
horse: clases de equitación
horseshoe horse: herrajes equinos
kennel dog: residencia canina, residencias caninas, hotel canino, hotel para perros, caseta para perro
kennel dog: casas para perros, pensionado canino, pensión canina
lion elephant: zoo, zoológico, safari
lizard snake: reptiles, terrario
mosquito: control de mosquitos, mosquitos
mosquito window: mosquitera, mosquiteras
oyster: ostras
oyster shrimp: percebes
paw: protectora de animales, adopción de mascotas, adopta, protectora, refugio de animales
pig: cerdo, cerdos, cochinillo, lechón
rabbit: conejo, conejos
rooster: avicultura
saddle horse: talabartería, silla de montar, sillas de montar, guarnicionería, guarnicionero, monturas, talabartero
sauropod museum: dinosaurio, dinosaurios
sheep: carneros, esquila, trashumancia
tropical-fish: acuario, peces tropicales, peces
turkey-bird: pavos, pavo
wasp: avispa, avispas, nido de avispas, nidos de avispas, avispero, avispón
whale motor-boat: avistamiento de ballenas, avistaje de ballenas, ver ballenas, ballenas
ammonite: fósiles, fósil, amonites
beach-umbrella beach: playa, chiringuito, vacaciones en la playa
bird-feeder bird: comedero de pájaros, comederos para pájaros, alpiste
bouquet: floristería, florista, flores, ramo de flores, ramos, florería
bouquet plant: orquídea, orquídeas
cactus plant: cactus, suculentas
daisy seedling: pensamientos y prímulas, plantas de temporada
droplet: agua purificada, purificadora de agua
droplet jar: pozos, descalcificador, osmosis
droplet tap: bomba sumergible, pozos y bombas
fire logs: chimenea, chimeneas, leña, pellets
greenhouse seedling: invernadero, invernaderos
hammock palm-tree: hamaca, hamacas
hay-bale tractor: alfalfa, pacas, fardos, heno, pacas de heno, balas de paja, fardos de heno, rollos de pasto
hay-bale tractor: pacas de paja, fardos de alfalfa
herb: hierbas aromáticas, herbolario, plantas medicinales
lawnmower spade: cortacésped, corte de césped, césped
logs saw: aserradero, tablones, maderera
plant: plantas de interior
plant daisy: geranios, geranio, petunias, plantel, plantas de balcón
rock bricks: piedra seca, muros de piedra seca
rock diamond: feria de minerales
rock spade: abono, mantillo, grava
rose love-letter: san valentín, rosas
secateurs leaves: poda de setos, poda, podas, tijeras de podar, corte de setos, poda de frutales, recorte de setos
seedling plant: plantones, vivero, centro de jardinería, plantas, semillas
seedling tree: repoblación, plántulas, injertos, esquejes, árboles frutales, frutales
snowy-mountain helicopter: grupo de rescate en montaña
spade: jardinero, jardinería, paisajismo, mantenimiento de jardines, herramientas de jardín
spade lawnmower: cuidado de jardines, desbroces, motoazada
spade seedling: setos, seto, riego, huerto, huerto urbano
sun lotion: solárium, bronceado, rayos uva
toadstool basket: salida micológica
tree axe: aclareo, desbroce, tala
tree bench: salvemos el parque, salvar el parque, salvemos la plaza
tree chainsaw: tala de árboles, poda de árboles, poda y tala, poda en altura, talas y podas, destoconado
tree chainsaw: poda de palmeras
tree seedling: plantamos árboles, reforestar
tree spade: plantar árboles, plantación de árboles, reforestación, plantación de manglares, sembrar árboles
tulip seedling: bulbos, bulbos de flores, bulbos de primavera, tulipanes, narcisos
turf-roll: césped artificial, pasto sintético, pasto en rollo, césped en rollo, grama sintética, tepe, tepes
turf-roll: grass sintético, pasto en rollos, césped sintético
umbrella: paraguas, reparación de paraguas
umbrella shield: aseguradora, correduría de seguros, seguro de vida, seguro médico, corredor de seguros
umbrella: ~ seguro
watering-can plant: regadera de jardín, regaderas de jardín
wheat sack: piensos para ganado, piensos ganaderos, pienso para ganado, molino, forraje, cebada
wheat tractor: harina, molino harinero, paja
wheelbarrow spade: tierra vegetal, tierra y abono, mantillo y abono, carretilla, carretillas
wreath: corona de navidad, coronas de navidad, corona navideña, coronas navideñas, corona de adviento, corona fúnebre
wreath: coronas fúnebres, coronas de flores
`;
