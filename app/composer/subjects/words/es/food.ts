/** Spanish words for food. Notation: word-list.ts. */
export const spanishFood = `
apple basket: frutas, fruta, manzanas
apple orange: frutería, fruterías, frutero
artichoke: alcachofa, alcachofas, alcaucil, alcauciles
asparagus: espárragos
barbecue: barbacoas de gas, barbacoa de gas, asadores, barbacoas de obra, parrillas, parrilla de carbón
beetroot: remolacha, remolachas, betabel, betabeles, zumo de remolacha, jugo de remolacha, jugo de betabel
bell-pepper: pimientos
berliner: berlinesa, berlinesas, bola de berlín, bolas de berlín, bolas de fraile
birthday-cake cake-slice: tortas por encargo, tortas decoradas, tortas personalizadas, tortas de cumpleaños
birthday-cake cake-slice: bizcocho casero, tartas por encargo
birthday-cake cupcake: pastelería, tartas, pasteles, tarta, confitería, repostería, pastel, pastelero, pastelera
birthday-cake cupcake: mesa dulce, mesas dulces
blackberry: zarzamora, zarzamoras
blueberries: arándanos
braided-bread: trenza de pan, trenzas de pan, trenza de hojaldre, pan trenzado, jalá
bread: obrador, pan, pan artesano, pan artesanal, pan casero, pan recién hecho, sandwichera, panera
bread croissant: panadera, panes
bread-dumplings: knödel, albóndigas de pan
bread-roll: panecillo, panecillos, bolillo, bolillos
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
burger french-fries: hamburguesa, hamburguesas, hamburguesería
cabbage: repollo, repollos, chucrut, col lombarda, berza, berzas
cake-slice: tarta de queso, tarta de santiago, bizcocho, bizcochos, mona de pascua
candy chocolate: mazapán, mazapanes, polvorones, peladillas, dulcería, candy bar
candy lollipop: golosinas, chuches, dulces, caramelos, turrón
canned-food basket: banco de alimentos, recogida de alimentos, recolecta de alimentos, despensa solidaria
canned-food basket: alimentos no perecederos, gran recogida, comedor social, operación kilo, reparto de alimentos
canned-food basket: olla popular
cauliflower: coliflor, coliflores
cheese: quesería, quesos, queso, queso de cabra
cheese-bread: pandebono, pandebonos, almojábana, almojábanas, chipa, chipas, cuñapé, cuñapés, pan de yuca, pan de bono
cherries: cerezas
chicken-leg: pollo, pollos, alitas, pollo frito
chilli: salsa picante
chilli jar: ajíes, chiles secos, pimentón, guindillas
chimney-cake: kürtőskalács, trdelnik, trdelník, pastel chimenea, pasteles chimenea
chocolate candy: chocolate, bombones, chocolatería, trufas de chocolate, trufa de chocolate
christmas-pudding: pudin de navidad, pudín de navidad, budín de navidad, christmas pudding
churros chocolate: churros, churro, churrería, churrerías, porras, chocolate con churros
cinnamon-roll: rollos de canela, roles de canela, rol de canela, rollo de canela, cinnamon rolls
clams: almejas, almejas a la marinera
cookie: galletas, alfajores, alfajor
corn: elotes, elote, esquites, elotes y esquites
cotton-candy: algodón de azúcar, algodones de azúcar
couscous: cuscús, cuscus, couscous
coxinha: coxinha, coxinhas
cream-bun: profiteroles, lionesas
crepe: crepe, crepes, crepa, crepas, crepería, creperia, crepería francesa
croissant: medialunas
croissant bread: panadería, panadero, bollería, cruasán, cruasanes
curry rice: restaurante indio, curry
custard-tart: pastel de nata, pasteles de nata, pasteles de belém
dates: dátiles
doughnut: rosquillas, buñuelos
dumpling: empanadillas chinas, gyozas
easter-egg: huevo de pascua, huevos de pascua, huevo de chocolate, huevos de chocolate
eclair: éclairs, petisús
egg basket: huevos, huevos camperos
empanada: empanada, empanadas, empanadillas, salteñas, empanadas argentinas, empanadas caseras, arepas, arepa, arepera
empanada: pupusas
falafel: croquetas, croquetas caseras, croquetas de jamón, croqueta
fig: higo, higos, higos secos, higos frescos, mermelada de higos
flatbread corn: tortillerías, tortillas recién hechas, tortillas de maíz, tortillas de harina, masa y totopos
focaccia: focaccia, focaccias
fruit-tart: tarta de frutas, tartas de frutas, tartaleta de frutas, tartaletas de frutas, tarta de fresas
frying-pan: sartén de hierro, sartén
frying-pan cook: sartenes
garlic: trenzas de ajo, ajos
gingerbread: pan de jengibre, casa de jengibre, galletas de jengibre, hombrecitos de jengibre
grapes: uvas
grapes barrel: mosto
grapes wine: vendimiadores, vendimia, vendimiador, fiesta de la vendimia
gratin: gratén, patatas gratinadas, papas gratinadas
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota, ibéricos
ham: paleta ibérica
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas
hamper gift: canasta de regalo, arcón navideño, ancheta, anchetas, cestas navideñas, lotes de navidad, cesta de regalo
honey bee: productos de la colmena, apicultura, propóleo, apicultor, miel
hot-dog: perritos calientes, perrito caliente, panchos
ice-lolly: paleta helada, paletas heladas, paletas de hielo, paleterías, paletas artesanales, polos de hielo, paletería
indian-sweets: dulces indios, jalebi, gulab jamun
jar-cake: tarta en tarro, tartas en tarro, pastel en frasco, pasteles en frasco, torta en frasco
kale: col rizada, kale
kebab: kebab, comida turca
king-cake: rosca de reyes, roscas de reyes, roscón de reyes, roscones de reyes, roscón, roscones
lasagne: lasaña, lasañas
lemon soft-drink: limonada
macaroni: macarrones, macarrones con queso
macarons: macaron, macarons, macarrones franceses
maple-syrup: jarabe de arce, sirope de arce
meat-on-bone: cordero, cabrito, cordero asado, chivito asado, barbacoa, parrilla, lechazo, cordero lechal, cochinillo
meat-on-bone: lechón
meat-on-bone dinner-plate: comida de domingo, almuerzo dominical, almuerzo de domingo
meat-on-bone fire: costillas, costilla, costillar, brisket, ahumados, asados, asado, parrillada
mushroom: setas, boletus, salida micológica
mussel: mejillón, mejillones, choritos
nachos: nachos, totopos
noodles chopsticks: ramen, fideos, restaurante asiático, restaurante chino, restaurante tailandés, comida china
noodles chopsticks: comida asiática, comida tailandesa, wok, comida coreana, comida thai, buffet chino
noodles chopsticks: comida vietnamita
olive-oil: aceite, aceites
olive-oil olives: olivar, aceite de oliva, aceite de oliva virgen extra, aove, almazara, almazaras, oleoturismo
olive-oil olives: aceite virgen extra
olives: molino de aceite, aceitunas, aceituna, olivas, encurtidos
olives dinner-plate: tapas, tapa, bar de tapas, ruta de tapas, pinchos, pintxos
olives wine: raciones
omelette: tortilla de patatas, tortilla de patata, tortillas de patatas, omelette, omelettes, tortilla española
omelette: pincho de tortilla
onion: cebollas
onion fire: calçots, calçotada, calçotades, calçotadas
orange: licuados
orange soft-drink: zumos, zumo, jugos, smoothies, naranjas, mandarinas
paella: paella, arrocería, arroces, fideuá, arroz caldoso
pan-de-muerto: pan de muerto, pan de muertos, panes de muerto
pancakes coffee: brunch, desayuno, tortitas, desayunos
panettone: panettone, panetón, panetones, pan dulce navideño, pan dulce de navidad
peanuts pistachios: frutos secos, frutas secas
pie: tarta de manzana
pistachios peanuts: ~ pistacho, pistachos
pizza: pizzería, pizza, pizzas
plum: ciruela, ciruelas
pomegranate: granadas frescas, zumo de granada, jugo de granada, granada fruta
popcorn film-camera: cine, cines, multicines, noche de cine, cine de verano
potato: papas, patatas
potato-fritters: tortitas de patata, tortitas de papa, latkes, rösti
powder-tub: proteína en polvo, proteínas en polvo, proteína whey, creatina
pumpkin: calabaza, calabazas, zapallo, zapallos
raspberry: frambuesa, frambuesas
ravioli: ravioli, raviolis, ravioles
rhubarb: ruibarbo, mermelada de ruibarbo, tarta de ruibarbo
roast-chicken: pollo asado, pollos asados, pollo a la brasa, pollos a la brasa, pollo rostizado, rosticería, rostisería
roast-chicken: asador de pollos, pollería, pollo al spiedo, rotisería, pollo al carbón
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
shaved-ice: granizado
skewers barbecue: brochetas, brocheta, anticuchos, anticucho, pinchos morunos, pinchos de carne, chuzos
soft-ice-cream ice-cream: heladería, helado, helados, sorbete
soft-ice-cream pistachios: helado de pistacho
spaghetti tomato: restaurante italiano, pasta fresca
spare-ribs: costillas de cerdo, costillar de cerdo, costillas bbq, costillas a la barbacoa, costillitas de cerdo
spring-rolls: rollito de primavera, rollitos de primavera, rollitos primavera, lumpias
steak kitchen-knife: carnes, carnicería, carnicero, carne, asador, chuletón, ternera, carne de ternera, carne ecológica
steak kitchen-knife: carnicera, entrecot, solomillo, arrachera, cecina
steamed-bun: baos, pan bao, bollos al vapor, baozi
stew: sopa, cocido, guisos, potaje, callos
stew cutlery: fabada, lentejas, caldo, platos de cuchara, locro, sancocho, ajiaco
stollen: stollen, stollen navideño, christstollen
strawberry: fresones, fresas
strudel: strudel, strudel de manzana, apfelstrudel
sushi chopsticks: restaurante de sushi, sushi
taco: tacos, taquería, restaurante mexicano
taco burrito: comida mexicana, tortillería, antojitos
tarte-flambee: tarte flambée, flammkuchen
tomato: tomates
truffle: trufa, trufas, trufa negra, trufas negras, feria de la trufa, trufas frescas, aceite de trufa, truficultura
waffle: gofres, gofrera, crepera
walnut: nueces, avellana, avellanas, nuez de castilla
watermelon: sandías
wedding-cake: tarta de boda, tartas de boda, torta de matrimonio, tortas de matrimonio, pastel de boda, pasteles de boda
wedding-cake: tortas de boda, torta de novios
white-asparagus: espárrago blanco, espárragos blancos, espárragos de navarra, espárrago de navarra
yoghurt: yogur, yogures, yogur griego, yogurt, yogures naturales
yule-log: tronco de navidad, troncos de navidad, tronco navideño
`;
