/** Spanish words for food, l to z. Notation: word-list.ts. */
export const spanishFoodLToZ = `
langos: lángos, langos húngaro
lasagne: lasaña, lasañas, pastel azteca
leek: puerro, puerros, ajoporro, ajoporros, calçotada, calçotadas, calçots
lemon soft-drink: limonada
liquorice: regaliz, regalices, regaliz negro, orozuz
loaf-cake: bizcocho, bizcochos, bizcocho casero, budín, budines, queque, queques, panqué
loukoumades: loukoumades, lokma, buñuelos griegos
lychee: lichi, lichis, litchi, litchis
macaroni: macarrones, macarrones con queso
macarons: macaron, macarons, macarrones franceses
mango shaved-ice: mangonada, mangonadas, chamoyada, chamoyadas
mangosteen: mangostán, mangostanes, mangostino
maple-syrup: jarabe de arce, sirope de arce
matzah: matzá, matzot, pan ácimo, pan ázimo
meat-on-bone: cordero, cabrito, cordero asado, chivito asado, barbacoa, parrilla, lechazo, cordero lechal, cochinillo
meat-on-bone: lechón, codillo, codillos, hornado de chancho, hornado, fritada, chinchulines
meat-on-bone dinner-plate: comida de domingo, almuerzo dominical, almuerzo de domingo
meat-on-bone fire: costillas, costilla, costillar, brisket, ahumados, asados, asado, parrillada
meatballs: albóndiga, albóndigas, albondigas, albóndigas en salsa, albóndigas caseras
melon-pan: melonpan, melon pan, pan melón japonés
meringue: merengue suizo, merengues, pavlova, pavlovas, tarta pavlova
mille-feuille: milhojas, milhoja, torta mil hojas, torta de milhojas, torta rogel, milhojas de crema
mixed-nuts: almendra, almendras, avellana, avellanas, anacardos, frutos secos, nueces pecanas
muffin: magdalena, magdalenas, muffin, muffins, sobao, sobaos, magdalenas caseras, sobaos pasiegos
mushroom: setas, boletus, salida micológica
mussel: mejillón, mejillones, choritos
nachos: nachos, totopos
nachos peanuts: botana, botanas
noodles chopsticks: ramen, fideos, restaurante asiático, restaurante chino, restaurante tailandés, comida china
noodles chopsticks: comida asiática, comida tailandesa, wok, comida coreana, comida thai, buffet chino
noodles chopsticks: comida vietnamita
nougat: turrón, turrones, turrón de Alicante, turrón de Jijona, turrón artesano, turrones artesanos
okonomiyaki: okonomiyaki, okonomiyakis, tortilla japonesa
okra: okra, quimbombó, quingombó
olive-oil: aceite, aceites
olive-oil olives: olivar, aceite de oliva, aceite de oliva virgen extra, aove, almazara, almazaras, oleoturismo
olive-oil olives: aceite virgen extra
olives: molino de aceite, aceitunas, aceituna, olivas, encurtidos
olives dinner-plate: tapas, tapa, bar de tapas, ruta de tapas, pinchos, pintxos
olives wine: raciones
olives tree: olivos centenarios, venta de olivos, plantones de olivo, olivos
omelette: tortilla de patatas, tortilla de patata, tortillas de patatas, omelette, omelettes, tortilla española
omelette: pincho de tortilla
onion: cebollas
onion fire: calçotades
orange: naranjas de valencia, naranjas y mandarinas
orange soft-drink: zumos, zumo, jugos, naranjas, mandarinas
orange lemon: cítrico, cítricos
paella: paella, arrocería, fideuá, arroz caldoso, arroz negro, arroces, arroz a banda, arroz del senyoret
pan-de-muerto: pan de muerto, pan de muertos, panes de muerto
pancakes coffee: brunch, desayuno, tortitas, desayunos
pancakes: hot cakes, hotcakes
panettone: panettone, panetón, panetones, pan dulce navideño, pan dulce de navidad
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papayas, lechosa, fruta bomba
parfait: copa de helado, copas de helado, parfait de frutas, parfaits
parsnip: chirivía, chirivías, pastinaca
passion-fruit: maracuyá, maracuyás, parchita, parchitas, fruta de la pasión, jugo de maracuyá
peach: melocotón, melocotones, durazno, duraznos, nectarina, nectarinas, mote con huesillo, mote con huesillos
peach: damascos
peanuts pistachios: frutas secas
peanuts: cacahuate, cacahuates, cacahuates garapiñados, cacahuates japoneses
persimmon: caquis, persimón, persimones, caqui persimon, kaki persimon
pie: tarta de manzana, pastafrola, pastafrolas, pasta frola, hornazo, hornazos, tarta salada, tartas saladas
pie: tarta pascualina, pascualina, tarta de verduras, pastel de carne, pasteles de carne
pie ham: tarta de jamón y queso, tartas de jamón y queso
pistachios peanuts: ~ pistacho, pistachos
pizza: pizzería, pizza, pizzas, fugazzeta, fugazzetas, muzza, pizzero, pizzeros
plum: ciruela, ciruelas
poke-bowl: poke bowl, poke bowls, poké bowl, poke hawaiano
polenta: polenta, polentas, polenta cremosa, polenta con salsa, polenta frita
pomegranate: granadas frescas, granada fruta, granadas, zumo de granada, jugo de granada
pomelo: pomelo, pomelos, toronja, toronjas
popcorn film-camera: cine, cines, multicines, noche de cine, cine de verano
potato: papas, patatas, causa limeña, causas limeñas
potato-fritters: tortitas de patata, tortitas de papa, latkes, rösti, llapingacho, llapingachos
powder-tub: proteína en polvo, proteínas en polvo, proteína whey, creatina
prickly-pear: higo chumbo, higos chumbos, nopal, nopales
pudding: natillas, natilla, crema catalana, leche frita
pumpkin: calabaza, calabazas, zapallo, zapallos
quesadilla: quesadilla, quesadillas, sincronizadas, quesadillas de queso, quesadillas caseras
quince: membrillo, membrillos, dulce de membrillo
raclette: raclette, raclettes, raclette de queso
radish: rábano, rábanos, rabanito, rabanitos
rambutan: rambután, rambutanes
raspberry: frambuesa, frambuesas
ravioli: ravioli, raviolis, ravioles, sorrentinos, agnolotis, capeletis
rhubarb: ruibarbo, mermelada de ruibarbo, tarta de ruibarbo
rice milk: arroz con leche
rice: arroz chaufa, arroz frito, arroz a granel, venta de arroz
rice chopsticks: chifa, chifas
rice beans: bandeja paisa, bandejas paisas, pabellón criollo, moro de guandules, casado típico
ring-cake: bundt cake, bundt cakes, rosca de bizcocho, bizcocho corona
roast-chicken: pollo asado, pollos asados, pollo a la brasa, pollos a la brasa, pollo rostizado, rosticería, rostisería
roast-chicken: asador de pollos, pollería, pollo al spiedo, rotisería, pollo al carbón, pollo a l'ast, pollos a l'ast
roast-chicken: pollada, polladas, pollada bailable
roast-duck: pato laqueado, pato asado, pato pekinés, pato Pekín
round-loaf: pan de masa madre, panes de masa madre, masa madre, hogaza, hogazas, pan de pueblo, pan de payés
round-loaf: pan rústico
saffron: azafrán, hebras de azafrán
salad: vegano, vegetariano, restaurante vegano, restaurante vegetariano, ensaladas, nutricionista, dietista, vegana
salad: dieta, adelgazar, nutrición, perder peso, pérdida de peso, comida saludable, ensaladilla, ensaladilla rusa
salad: ensaladillas, nutrióloga, nutriólogo, nutriólogos
salad rice: poke, pokes
salt: sal marina, flor de sal, sal gorda, sal en escamas
sandwich baguette: bocadillos, bocatería, sándwich, sándwiches, montaditos, sanguches, tortas
sandwich: serranito, serranitos, lomitos, lomito completo, lomitería, pambazo, pambazos, cemitas poblanas
sandwich: cemita poblana, torta cubana, tortas cubanas, torta de milanesa, tortas de milanesa
sandwich steak: chivitos uruguayos, chivito uruguayo, chivito canadiense, chivitería
satay: satay, brochetas satay, pollo satay, satay de pollo
sauce-bottle: salsa picante, salsas picantes, kétchup, ketchup, salsa barbacoa, salsa de soja, salsa de soya, sriracha
sausage cheese: embutidos, chorizo, charcutería, choripán, morcilla, salchichón, longaniza, matanza, fiambrería
sausage cheese: fiambres, butifarra, fuet, tabla ibérica, tablas ibéricas
sausage: chistorra, chistorras, txistorra, sobrasada, sobrasadas, sobrasada mallorquina
sausage stew: botillo, botillo del bierzo
sausage-roll: bollo preñao, bollos preñaos, bollo preñado, bollos preñados
schnitzel: milanesa, milanesas, escalope, escalopes, cachopo, cachopos
schnitzel cheese: san jacobo, san jacobos, sanjacobos
schnitzel rice: silpancho, silpanchos
scotch-egg: huevo escocés, huevos escoceses, Scotch egg
shakshuka: shakshuka, shakshouka, huevos en purgatorio
shaved-ice: granizado, cholado, cholados
shaved-ice juice-glass: tejuino, tejuinos
skewers barbecue: brochetas, brocheta, anticuchos, anticucho, pinchos morunos, pinchos de carne, chuzos
smorrebrod: smørrebrød, smorrebrod
soft-ice-cream ice-cream: heladería, helado, helados, sorbete
soft-ice-cream pistachios: helado de pistacho
spaetzle: spätzle, spaetzle, spätzle con queso
spaghetti tomato: restaurante italiano, pasta fresca
spare-ribs: costillas de cerdo, costillar de cerdo, costillas bbq, costillas a la barbacoa, costillitas de cerdo
spice-bowls: especias, mezcla de especias, tienda de especias, cúrcuma, canela en rama, cardamomo, garam masala
spice-bowls: curry en polvo
sponge-pudding: sticky toffee pudding, pudin al vapor, pudin inglés, pudín de toffee
spring-rolls: rollito de primavera, rollitos de primavera, rollitos primavera, lumpias
steak kitchen-knife: carnes, carnicería, carnicero, carne, asador, chuletón, ternera, carne de ternera, carne ecológica
steak kitchen-knife: carnicera, entrecot, solomillo, arrachera, cecina, casquería, casquerías
steak: secreto ibérico, presa ibérica, pluma ibérica, matambre, matambres
steak french-fries: pique macho, pique a lo macho
steamed-bun: baos, pan bao, bollos al vapor, baozi
stew: sopa, cocido, guisos, potaje, callos, rabo de toro, carrillera, carrilleras, carrillada, carrilladas
stew: conejo al ajillo, conejo guisado, ají de gallina, guatita, guatitas, mondongo, pepián, menestra, pisto manchego
stew: ropa vieja cubana, ropa vieja canaria, ropa vieja con arroz, gachas manchegas, marmitako, menú de cuchara
stew: platos de cuchara, mute santandereano, changua
stew cutlery: fabada, lentejas, caldo, locro, sancocho, ajiaco
stew lobster: caldereta de langosta, caldereta
stew fish: encebollado de pescado, encebollado ecuatoriano, encebollado
stew mussel: curanto, curantos
stollen: stollen, stollen navideño, christstollen
strawberry: fresones, fresas, frutilla, frutillas
stroopwafel: stroopwafel, stroopwafels, gofres de sirope, galletas stroopwafel, obleas con arequipe
stroopwafel: obleas y solteritas, solteritas, solteritas y obleas
strudel: strudel, strudel de manzana, apfelstrudel
sugar: azúcar, azúcares, terrones de azúcar
sushi chopsticks: restaurante de sushi, sushi
sweet-potato: boniato, boniatos, camote, camotes, batata frita, batatas
swiss-roll: brazo de gitano, brazos de gitano, brazo de reina, pionono, piononos, niño envuelto dulce
taco: tacos, taquería, restaurante mexicano, baleadas, cochinita pibil, flautas de pollo, flautas de res
taco: flautas de papa, flautas ahogadas, flautas doradas, tacos y flautas, taquiza, taquizas, tlayuda, tlayudas
taco bacon: carnitas y chicharrón, chicharrón y carnitas
taco burrito: comida mexicana, tortillería, antojitos
taco cook: taquero, taqueros
taco stew: birria de chivo, birria de borrego
taiyaki: taiyaki, taiyakis, gofre con forma de pez
takoyaki: takoyaki, takoyakis, bolas de pulpo
tamale: humita, humitas, nacatamal, nacatamales, pasteles en hoja, pastel en hoja
tamale bread-roll: guajolota, guajolotas, torta de tamal, tortas de tamal
tanghulu: tanghulu, brochetas de fruta caramelizada
tangyuan: tangyuan, bolas de arroz glutinoso
tarte-flambee: tarte flambée, flammkuchen
thali: thali, thalis, thali indio, thali vegetariano
tiramisu: tiramisú, tiramisu, tiramisús
tofu: tofu, tofu ahumado, tofu sedoso, tempeh
tomato: tomates, gazpacho, gazpachos, salmorejo, salmorejos, ajoblanco, jitomate, jitomates
truffle: trufa, trufas, trufa negra, trufas negras, feria de la trufa, trufas frescas, aceite de trufa, truficultura
tteokbokki: tteokbokki, topokki, pasteles de arroz picantes
turnip: nabo, nabos, colinabo, colinabos, rutabaga
waffle: gofres, gofrera, crepera
walnut: nueces, nuez de castilla
watermelon: sandías
wedding-cake: tarta de boda, tartas de boda, torta de matrimonio, tortas de matrimonio, pastel de boda, pasteles de boda
wedding-cake: tortas de boda, torta de novios
white-asparagus: espárrago blanco, espárragos blancos, espárragos de navarra, espárrago de navarra
yoghurt: yogur, yogures, yogur griego, yogurt, yogures naturales, cuajada, cuajadas
yorkshire-pudding: yorkshire pudding, pudin de yorkshire, pudín de yorkshire
yule-log: tronco de navidad, troncos de navidad, tronco navideño
zongzi: zongzi, festival del bote del dragón
`;
