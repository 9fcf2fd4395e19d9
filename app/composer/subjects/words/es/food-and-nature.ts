/** Spanish words for food, drink, animals and plants. Notation: word-list.ts. */
export const spanishFoodAndNature = `
apple basket: frutas, fruta, manzanas
apple orange: frutería, fruterías, frutero
asparagus: espárragos
barbecue: barbacoas de gas, barbacoa de gas, asadores, barbacoas de obra, parrillas, parrilla de carbón
beetroot: remolacha, remolachas, betabel, betabeles, zumo de remolacha, jugo de remolacha, jugo de betabel
bell-pepper: pimientos
bento: fiambrera, lonchera
birthday-cake cake-slice: tortas por encargo, tortas decoradas, tortas personalizadas, tortas de cumpleaños
birthday-cake cake-slice: bizcocho casero, tartas por encargo
birthday-cake cupcake: pastelería, tartas, pasteles, tarta, confitería, repostería, pastel, pastelero, pastelera
birthday-cake cupcake: mesa dulce, mesas dulces
blueberries: arándanos
braided-bread: trenza de pan, trenzas de pan, trenza de hojaldre, pan trenzado, jalá
bread: obrador, pan
bread: pan artesano, pan artesanal, pan casero, pan recién hecho, sandwichera, panera
bread croissant: panadera, panes, medialunas
brownie: brownie, brownies
burger french-fries: hamburguesa, hamburguesas, hamburguesería
cabbage: repollo, repollos, chucrut, col lombarda, berza, berzas
cake-slice: tarta de queso, tarta de santiago, bizcocho, bizcochos, mona de pascua, torrijas
candy chocolate: mazapán, mazapanes, polvorones, peladillas, dulcería, candy bar, alfajores, alfajor
candy lollipop: golosinas, chuches, dulces, caramelos, turrón
canned-food basket: banco de alimentos, recogida de alimentos, recolecta de alimentos, despensa solidaria
canned-food basket: alimentos no perecederos, gran recogida, comedor social, operación kilo, reparto de alimentos
canned-food basket: olla popular
cauliflower: coliflor, coliflores
cheese: quesería, quesos, queso
cheese-bread: pandebono, pandebonos, almojábana, almojábanas, chipa, chipas, cuñapé, cuñapés, pan de yuca, pan de bono
cherries: cerezas
chicken-leg: pollo, pollos, alitas, pollo frito
chilli: salsa picante
chilli jar: ajíes, chiles secos, pimentón, guindillas
chimney-cake: kürtőskalács, trdelnik, trdelník, pastel chimenea, pasteles chimenea
chocolate candy: chocolate, bombones, chocolatería
chocolate candy: trufas de chocolate, trufa de chocolate
churros chocolate: churros, churro, churrería, churrerías, porras, chocolate con churros
cinnamon-roll: rollos de canela, roles de canela, rol de canela, rollo de canela, cinnamon rolls
cookie: galletas
corn: elotes, elote, esquites, elotes y esquites
cotton-candy: algodón de azúcar, algodones de azúcar
cream-bun: profiteroles, lionesas
croissant bread: panadería, panadero, bollería, cruasán, cruasanes
curry rice: restaurante indio, curry
custard-tart: pastel de nata, pasteles de nata, pasteles de belém
dates: dátiles
doughnut: rosquillas, buñuelos
dumpling: empanadillas chinas, gyozas
easter-egg: huevo de pascua, huevos de pascua, huevo de chocolate, huevos de chocolate
eclair: éclairs, petisús
egg basket: huevos, huevos camperos
egg potato: tortilla española, pincho de tortilla
empanada: empanada, empanadas, empanadillas, salteñas, empanadas argentinas, empanadas caseras, arepas, arepa
empanada: tequeños, arepera, pupusas
falafel: croquetas, croquetas caseras, croquetas de jamón, croqueta
fig: higo, higos, higos secos, higos frescos, mermelada de higos
flatbread corn: tortillerías, tortillas recién hechas, tortillas de maíz, tortillas de harina
flatbread corn: masa y totopos, totopos
focaccia: focaccia, focaccias
frying-pan: sartén de hierro, sartén
frying-pan cook: sartenes
garlic: trenzas de ajo, ajos
gingerbread: pan de jengibre, casa de jengibre, galletas de jengibre, hombrecitos de jengibre
grapes: uvas
grapes barrel: mosto
grapes wine: vendimiadores, vendimia, vendimiador, fiesta de la vendimia
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota, ibéricos
ham: paleta ibérica
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas
hamper gift: canasta de regalo, arcón navideño, ancheta, anchetas, cestas navideñas, lotes de navidad, cesta de regalo
honey bee: productos de la colmena, apicultura, propóleo, apicultor, miel
hot-dog: perritos calientes, perrito caliente, panchos
ice-cream soft-ice-cream: granizado, paletería
ice-lolly: paleta helada, paletas heladas, paletas de hielo, paleterías, paletas artesanales, polos de hielo
kebab: kebab, comida turca
king-cake: rosca de reyes, roscas de reyes, roscón de reyes, roscones de reyes, roscón, roscones
lemon soft-drink: limonada
macarons: macaron, macarons, macarrones franceses
maple-syrup: jarabe de arce, sirope de arce
meat-on-bone: cordero, cabrito, cordero asado, chivito asado, barbacoa, parrilla, lechazo, cordero lechal
meat-on-bone dinner-plate: comida de domingo, almuerzo dominical, almuerzo de domingo
meat-on-bone fire: costillas, costillas bbq, costilla, costillar, brisket, ahumados, asados, asado, parrillada
mushroom: setas, boletus
mussel: mejillón, mejillones, choritos
noodles chopsticks: ramen, fideos, restaurante asiático, restaurante chino, restaurante tailandés, comida china
noodles chopsticks: comida asiática, comida tailandesa, wok, comida coreana
noodles chopsticks: comida thai, buffet chino, comida vietnamita
olive-oil olives: olivar, aceite de oliva, aceite de oliva virgen extra, aove, almazara, almazaras, oleoturismo
olive-oil olives: aceite virgen extra
olives: molino de aceite, aceitunas, aceituna, olivas, encurtidos
olives dinner-plate: tapas, tapa, bar de tapas, ruta de tapas, pinchos, pintxos
olives wine: raciones
onion: cebollas
onion fire: calçots, calçotada, calçotades, calçotadas
orange soft-drink: zumos, zumo, jugos, batidos, smoothies, naranjas, mandarinas
paella: paella, arrocería, arroces, fideuá, arroz caldoso
pan-de-muerto: pan de muerto, pan de muertos, panes de muerto
pancakes coffee: brunch, desayuno, crepes, tortitas, desayunos
panettone: panettone, panetón, panetones, pan dulce navideño, pan dulce de navidad
peanuts: nueces, anacardos
peanuts pistachios: frutos secos, frutas secas
pie: tarta de manzana
pistachios peanuts: ~ pistacho, pistachos
pizza: pizzería, pizza, pizzas
plum: ciruela, ciruelas
pomegranate: granadas frescas, zumo de granada, jugo de granada, granada fruta
popcorn film-camera: cine, cines, multicines, noche de cine, cine de verano
potato: papas, patatas
pumpkin: calabaza, calabazas, zapallo, zapallos
raspberry: frambuesa, frambuesas
rhubarb: ruibarbo, mermelada de ruibarbo, tarta de ruibarbo
roast-chicken: pollo asado, pollos asados, pollo a la brasa, pollos a la brasa, pollo rostizado, rosticería
roast-chicken: rostisería, asador de pollos, pollería, pollo al spiedo, rotisería, pollo al carbón
round-loaf: pan de masa madre, panes de masa madre, masa madre, hogaza, hogazas, pan de pueblo, pan de payés
round-loaf: pan rústico
saffron: azafrán, hebras de azafrán
salad: vegano, vegetariano, restaurante vegano, restaurante vegetariano, ensaladas, nutricionista, dietista, vegana
salad: dieta, adelgazar, nutrición, perder peso, pérdida de peso, comida saludable
salad rice: poke, pokes
sandwich baguette: bocadillos, bocatería, sándwich, sándwiches, montaditos, sanguches, tortas
sausage cheese: embutidos, chorizo, charcutería, choripán, morcilla, salchichón, longaniza, matanza, fiambrería
sausage cheese: fiambres, butifarra, fuet
schnitzel: milanesa, milanesas, escalope, escalopes, cachopo, cachopos
skewers barbecue: brochetas, brocheta, anticuchos, anticucho, pinchos morunos, pinchos de carne, chuzos
soft-ice-cream ice-cream: heladería, helado, helados, sorbete
soft-ice-cream pistachios: helado de pistacho
spaghetti tomato: restaurante italiano, pasta fresca
spring-rolls: rollito de primavera, rollitos de primavera, rollitos primavera, lumpias
steak kitchen-knife: carnes, carnicería, carnicero, carne, asador, chuletón, ternera, carne de ternera
steak kitchen-knife: carne ecológica, carnicera, entrecot, solomillo
steak kitchen-knife: arrachera, cecina
stew: sopa, cocido, guisos, potaje, callos
stew cutlery: fabada, lentejas, caldo, platos de cuchara, locro, sancocho, ajiaco
stollen: stollen, stollen navideño, christstollen
strawberry: fresones, fresas
sushi chopsticks: restaurante de sushi, sushi
taco: tacos, taquería, restaurante mexicano
taco burrito: comida mexicana, tortillería, antojitos
tomato: tomates
truffle: trufa, trufas, trufa negra, trufas negras, feria de la trufa, trufas frescas, aceite de trufa, truficultura
waffle: gofres, gofrera, crepera
watermelon: sandías
wedding-cake: tarta de boda, tartas de boda, torta de matrimonio, tortas de matrimonio, pastel de boda, pasteles de boda
wedding-cake: tortas de boda, torta de novios
white-asparagus: espárrago blanco, espárragos blancos, espárragos de navarra, espárrago de navarra
yule-log: tronco de navidad, troncos de navidad, tronco navideño
amphora: botijos, talavera, cerámica, torno
baby-bottle: leche infantil, potitos, sacaleches, mamaderas, mordedor
barrel: barrica, barricas, tonel, toneles, tonelería, barril de madera, barriles de roble
barrel apple: espicha
beer beers: chelas
beer olives: tapas y caña, caña y tapa, tapeo, caña, cañas
beer wheat: cerveza, cervezas, cerveza artesanal, cerveza artesana, cervecería artesanal
beers: pub, bar, cervecería, bares
beers memo: noche de quiz, noche de trivial, quiz en el bar, pub quiz
champagne party-popper: despedida de soltera, despedida de soltero, despedidas de soltero, despedidas de soltera
champagne party-popper: brindis
champagne toast: cava, champán
cider: sidra, sidras, sidrería, sidrerías, sidra natural
cocktail: cócteles, coctelería, cóctel, vermut, vermú, vermutería, tardeo, terraza de copas, barra libre
coffee: café, cafetería, cafés, tostador, tostadero, merienda, meriendas
coffee-beans coffee: café en grano, granos de café, tostaduría, tostador de café, tostadores de café, café tostado
coffee-beans coffee: café de finca, caficultores, beneficio de café
cutlery dancer: noche de tapas y flamenco
cutlery dinner-plate: restaurante, noche de tapas, mesón, menú degustación, gastronomía, fonda, camarero, camareros
cutlery dinner-plate: camarera, mesera, mozo de bar, mozos, asador restaurante, hostelería, casa de comidas
cutlery dinner-plate: comida tradicional, merendero
dinner-plate cook: catering, banquetes, banquete, bufé, banquetería
dinner-plate cutlery: alquiler de menaje, menaje para bodas, menaje para eventos
dinner-plate heart: comida comunitaria, cena comunitaria, comida popular, comida de hermandad
dinner-plate takeaway-box: comida a domicilio, comida para llevar, menú del día, menú diario, comida casera
dinner-plate takeaway-box: comidas caseras, platos preparados, comida casera a domicilio, viandas, vianda, almuerzos
dinner-plate takeaway-box: comida corrida, tupper, menú ejecutivo, platos combinados
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
gin-tonic: ginebra, ginebras, gin tonic, gintonic, gin-tonic, gin, gin tonics, gintonics
ice-cube: nevera portátil
ice-cube snowflake: reparto de hielo
jar: mermelada, a granel, conservas, mermeladas, tienda a granel, aceite, aceites
jar herb: especias
jar herb: ~ canela, cúrcuma
juice-box orange: licuados, juguería
kitchen-knife: tabla de cortar, navaja suiza, navaja multiusos
kitchen-knife frying-pan: afilador, afilado, afilado de cuchillos, menaje, cuchillos
milk cereal-bowl: yogur, yogures, yogur artesano, yogur natural
milk dairy-cow: leche, lechería, lácteos, leche fresca
mug: termo
mug coffee: tazas, taza, tazas de cerámica, tazas hechas a mano
soft-drink: gaseosas, bebidas frías, distribución de bebidas, limonada refresco
soft-drink tropical-drink: refrescos
spirits-bottle toast: orujo, aguardiente, pisco, orujo artesano, ron, whisky, tequila, mezcal, destilería
spirits-bottle toast: cata de ginebra
tea teapot: té, tetería, tés
teapot cake-slice: vajilla, porcelana
water-jug: botella de agua, cantimplora
water-jug droplet: agua a domicilio, reparto de agua, garrafones, garrafón, garrafones de agua, botellones de agua
water-jug droplet: bidones de agua, dispensadores de agua, dispensador de agua
wine: decantador
wine grapes: vino, vinos, bodega, cata de vinos, vinoteca, tintos, enoturismo, sumiller, ribera, viña, viñas
wine grapes: botas de vino, bota de vino
alpaca: alpaca, alpacas, paseo con alpacas
ant house: tratamiento de termitas, comején, comejenes, tratamiento antitermitas, termitas
aquarium tropical-fish: pecera, peceras, acuarios, acuariofilia, mantenimiento de acuarios, acuarismo
bee honey: enjambres
beehive bee: colmena, colmenas, apiario, colmenar
bird binoculars: avistamiento de aves, observación de aves
bird nest: agapornis, cría de canarios, criador de canarios, canarios y periquitos
birdcage bird: jaula para pájaros, jaulas para pájaros, jaulas, canarios cantores, canaricultura, pajarera, periquitos
cat: gatitos, gato, gatos, residencia felina, hotel felino, hotel para gatos, felina, felino, residencia para gatos
cat: rascador, gateras
cat-standing coffee: café de gatos
chick egg: ~ pascua
chick hen: pollos de engorde, pollitos, pollitas ponedoras, pollitos bb, pollitas
cockroach: control de plagas, plagas, fumigación
cow milk: terneros, novillas, vaquillas, ganado, ganadería, tambo
cow steak: vacas
cow stethoscope: veterinario rural
deer bird: taxidermista, taxidermia, caza, artículos de caza, carne de caza, montería, coto de caza
dog: perrito, perritos, perrita, cachorrito, cachorritos, mestizo, perra, perras, tienda de mascotas, perro, perros
dog: cachorros, mascotas, pienso, peluquero canino, estética canina, adiestramiento canino, adiestrador canino
dog: adiestrador, educador canino, paseador de perros, paseadores de perros, residencia canina, hotel canino, criadero
dog: seguro para perros, seguro de mascotas, perrera, bienestar animal, correa, collar para perro, comedero
dog bone: guardería canina, barf
dog cat: jornada de adopción, día de adopción, feria de adopción, jornada de adopciones
dog paw: perro mestizo, perra mestiza
dog scissors: peluquería canina, peluquería para perros
dog stethoscope: veterinario, clínica veterinaria
dog-standing dog: guardería para perros
dog-standing paw: paseo de perros
dolphin motor-boat: avistamiento de delfines, ver delfines
donkey: burro, burros, burrito mascota, paseo en burro, paseos en burro
eagle bird: cetrería, aves rapaces, halcones
fish: carpa koi, carpas koi, alevines, lonja, truchas, mojarra, acuicultura, boquerones, sardinada, sardinas, pescaíto
fish: pescadería, pescado, pescadero, pescadera, bacalao, merluza, salmón, lubina
fish: atún, cevichería, anchoas, espeto
fish lemon: ceviche, ceviches
fish tropical-fish: piscicultura, piscifactoría
goat: cabritos, queso de cabra
hamster: cobaya, cobayas, conejillos de indias, cuyo, animales exóticos
hen egg: ponedoras, gallinas, gallinas ponedoras
horse: pupilaje, pupilaje de caballos, cuadras, hípica, equitación, caballos, caballo, poni, herrador
horse: clases de equitación
horse horse-rider: cabalgata a caballo, cabalgatas a caballo, cabalgatas
horseshoe horse: herrajes equinos
kennel dog: residencias caninas, hotel para perros, caseta para perro
kennel dog: casas para perros, pensionado canino, pensión canina
lion elephant: zoo, zoológico, safari
lizard snake: reptiles, terrario
mosquito: control de mosquitos, mosquitos
mosquito window: mosquitera, mosquiteras, fumigación de mosquitos
oyster: ostras
paw: protectora de animales, adopción de mascotas, adopta, protectora, refugio de animales
paw: adopción animal, animales abandonados
pig: cerdo, cerdos, cochinillo, lechón
rabbit: conejo, conejos, conejera, jaula para hámster
rooster: avicultura
saddle horse: talabartería, silla de montar, sillas de montar, guarnicionería, guarnicionero, talabartero, monturas
sauropod museum: dinosaurio, dinosaurios
sheep: carneros, esquila, trashumancia
shrimp lobster: marisco, mariscos, marisquería, marisquerías, mariscada, percebes, nécoras, cigalas
songbird: pájaro cantor, aves cantoras, canto de los pájaros, canto de pájaros, pájaros cantores
tropical-fish: acuario, peces tropicales, peces
turkey-bird: pavos, pavo
wasp: avispa, avispas, nido de avispas, nidos de avispas, avispero, avispón
whale motor-boat: avistamiento de ballenas, avistaje de ballenas, ver ballenas, ballenas
ammonite: fósiles, fósil, amonites
beach-umbrella: sombrilla
beach-umbrella beach: playa, chiringuito, vacaciones en la playa
bird-feeder: caja nido
bird-feeder bird: comedero de pájaros, comederos para pájaros, alpiste
bouquet: floristería, florista, flores, ramo de flores, ramos, florería, arreglos florales, día de la madre
bouquet: decoración de bodas, decoración de boda
bouquet plant: orquídea, orquídeas
cactus plant: cactus, suculentas
cloud server: nube, copias de seguridad, computación en la nube, almacenamiento en la nube
daisy seedling: pensamientos y prímulas, plantas de temporada
droplet: agua purificada, purificadora de agua, humedades, daños por agua, inundaciones en casa, ósmosis inversa
droplet: ósmosis, filtro de agua, tratamiento de agua
droplet jar: pozos, descalcificador, osmosis
droplet tap: bomba sumergible, pozos y bombas
fire: hogueras, hoguera, noche de san juan, verbena de san juan, san juan, hogueras de san juan, correfoc
fire logs: chimenea, chimeneas
greenhouse seedling: invernadero, invernaderos
hammock palm-tree: hamaca, hamacas
hay-bale tractor: alfalfa, pacas, fardos, heno, pacas de heno, balas de paja, fardos de heno, rollos de pasto
hay-bale tractor: pacas de paja, fardos de alfalfa
hedge: cortasetos
hedge secateurs: seto, setos
herb: hierbas aromáticas, herbolario, plantas medicinales
herb mortar: naturopatía, homeopatía, fitoterapia, aceites esenciales, medicina natural
lawnmower: desbroce, desbroces, desbrozadora, desbrozadoras, cortadora de pasto
lawnmower spade: cortacésped, corte de césped, césped
logs: leña, leñas, leña de encina, briquetas
logs saw: aserradero, tablones, maderera
plant: plantas de interior, macetero
plant daisy: geranios, geranio, petunias, plantel, plantas de balcón
rock bricks: piedra seca, muros de piedra seca
rock diamond: feria de minerales
rock spade: abono, mantillo, grava
rose love-letter: san valentín, rosas
secateurs leaves: poda de setos, poda, podas, tijeras de podar, corte de setos, poda de frutales, recorte de setos
secateurs spade: jardines, paisajista, diseño de jardines
seedling plant: plantones, vivero, centro de jardinería, plantas, semillas, huerto urbano, huertos urbanos, macetas
seedling plant: semillero
seedling tree: repoblación, plántulas, injertos, esquejes, frutales
snowy-mountain helicopter: grupo de rescate en montaña
spade: jardinero, jardinería, paisajismo, mantenimiento de jardines, herramientas de jardín
spade lawnmower: cuidado de jardines, motoazada
sun lotion: solárium, bronceado, rayos uva
toadstool basket: salida micológica
tree axe: aclareo, tala
tree bench: salvemos el parque, salvar el parque, salvemos la plaza
tree chainsaw: tala de árboles, poda de árboles, poda y tala, poda en altura, talas y podas, destoconado
tree chainsaw: poda de palmeras
tree seedling: plantamos árboles, reforestar
tree spade: plantar árboles, plantación de árboles, reforestación, plantación de manglares, sembrar árboles
tree spade: árboles frutales, planta un árbol, apadrina un árbol, día del árbol
tulip seedling: bulbos, bulbos de flores, bulbos de primavera, tulipanes, narcisos
turf-roll: césped artificial, pasto sintético, pasto en rollo, césped en rollo, grama sintética, tepe, tepes
turf-roll: grass sintético, pasto en rollos, césped sintético, césped natural
umbrella: paraguas, reparación de paraguas
umbrella shield: aseguradora, correduría de seguros, seguro de vida, seguro médico, corredor de seguros
umbrella: ~ seguro
watering-can plant: regadera de jardín, regaderas de jardín, riego, riego por goteo, riego automático
watering-can plant: sistema de riego, regadera, aspersores
wheat sack: piensos para ganado, piensos ganaderos, pienso para ganado, molino, forraje, cebada
wheat tractor: harina, molino harinero, paja
wheelbarrow spade: tierra vegetal, tierra y abono, mantillo y abono, carretilla, carretillas
wreath: corona de navidad, coronas de navidad, corona navideña, coronas navideñas, corona de adviento, corona fúnebre
wreath: coronas fúnebres, coronas de flores
`;
