/** Spanish words for food. Notation: word-list.ts. */
export const spanishFood = `
apple basket: frutas, fruta, manzanas
apple orange: frutería, fruterías, frutero
apricot: albaricoque, albaricoques, chabacanos, mermelada de albaricoque
arancini: arancini, arancinis, bolas de arroz sicilianas, croquetas de arroz
arepa: arepa, arepas, arepas rellenas, arepera, areperas, arepería
artichoke: alcachofa, alcachofas, alcaucil, alcauciles
asparagus: espárragos
aubergine bell-pepper: escalivada
bacon: torrezno, torreznos
banh-chung: bánh chưng, bánh tét, pastel de arroz glutinoso
banh-mi: banh mi, bánh mì, bocadillo vietnamita, sándwich vietnamita
barbecue: barbacoas de gas, asadores, parrillas, parrilla de carbón, barbacoa de gas, barbacoas, barbacoas de obra
barbecue: carbón vegetal, carbón para asado, quincho, quinchos, parrillero, parrilleros, maestro parrillero
beans: garbanzo, garbanzos
beetroot: remolacha, remolachas, betabel, betabeles, zumo de remolacha, jugo de remolacha, jugo de betabel
bell-pepper: pimientos
berliner: berlinesa, berlinesas, bola de berlín, bolas de berlín, bolas de fraile
bibimbap: bibimbap, bibimbab
biltong: biltong, carne seca, beef jerky, cecina de res
birthday-cake cake-slice: tortas por encargo, tortas decoradas, tortas personalizadas, tortas de cumpleaños
birthday-cake cake-slice: tartas por encargo
birthday-cake cupcake: pastelería, tartas, pasteles, tarta, confitería, repostería, pastel, pastelero, pastelera
birthday-cake cupcake: mesa dulce, mesas dulces
blackberry: zarzamora, zarzamoras
blueberries: arándanos
braided-bread: trenza de pan, trenzas de pan, trenza de hojaldre, pan trenzado, jalá
bread: obrador, pan, pan artesano, pan artesanal, pan casero, pan recién hecho, sandwichera, panera, chapata, chapatas
bread croissant: panadera, panes
bread-dumplings: knödel, albóndigas de pan
bread-roll: panecillo, panecillos, bolillo, bolillos, mollete, molletes, marraqueta, marraquetas, hallulla, hallullas
bread-roll: telera, teleras
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
brussels-sprouts: coles de Bruselas, col de Bruselas, repollitos de Bruselas
burek: burek, börek, byrek
burger french-fries: hamburguesa, hamburguesas, hamburguesería
cabbage: repollo, repollos, chucrut, col lombarda, berza, berzas
cabbage-rolls: rollitos de col, rollos de col, hojas de col rellenas, rollos de repollo, niños envueltos de repollo
cake-slice: tarta de santiago, mona de pascua, quesada pasiega, quesadas
cake-slice chocolate: chocotorta, chocotortas
canapes: bandeja de canapés, canapés variados, canapés para eventos, canapés fríos, finger food, bocaditos salados
candied-almonds: almendras garrapiñadas, garrapiñadas, almendras confitadas
candy chocolate: mazapán, mazapanes, peladillas, dulcería, candy bar
candy lollipop: golosinas, dulces, caramelos, chuchería, chucherías, chuches
candy: huesos de santo
canned-food basket: banco de alimentos, recogida de alimentos, recolecta de alimentos, despensa solidaria
canned-food basket: alimentos no perecederos, gran recogida, comedor social, operación kilo, reparto de alimentos
canned-food basket: olla popular
cannoli: cannoli, cannolis, cannolo, cannoli sicilianos
carnival-fritters: chiacchiere di carnevale, hojuelas fritas, hojuelas de carnaval, crostoli
cassava: yuca, yucas, mandioca, yuca frita, yuca con chicharrón, yuca con mojo
cauliflower: coliflor, coliflores
caviar: caviar, caviares
celeriac: apionabo, apio nabo
celery: apio, apios, jugo de apio
charcuterie-board: tabla de embutidos, tablas de embutidos, tabla de ibéricos, tablas de ibéricos, tabla de fiambres
charcuterie-board: picada de fiambres, tabla de quesos y embutidos
cheese: quesería, quesos, queso, queso de cabra, torta del Casar, requesón
cheese grapes: tabla de quesos, tablas de quesos
cheese ham: picadas, picada para dos, picadas a domicilio, tabla de picada
cheese-bread: pandebono, pandebonos, almojábana, almojábanas, cuñapé, cuñapés, pan de yuca, pan de bono, chipá, chipás
cheese-bread: chipa, chipas, chipacitos
cheesecake: tarta de queso, tartas de queso, cheesecake, cheesecakes, pay de queso
chef-hat frying-pan: cocina para niños, cocina infantil, taller de cocina
cherries: cerezas
chicken-leg: pollo, pollos, alitas, pollo frito
chilli: chile relleno, chiles rellenos, chiles en nogada, chile en nogada
chilli jar: ajíes, chiles secos, pimentón, guindillas, salsa macha, salsas macha
chilli jar: mojo picón, mojo picon
chimney-cake: kürtőskalács, trdelnik, trdelník, pastel chimenea, pasteles chimenea
chocolate candy: chocolate, bombones, chocolatería, trufas de chocolate, trufa de chocolate
christmas-pudding: pudin de navidad, pudín de navidad, budín de navidad, christmas pudding
churros chocolate: churros, churro, churrería, churrerías, porras, chocolate con churros
cinnamon-roll: rollos de canela, roles de canela, rol de canela, rollo de canela, cinnamon rolls, golfeado, golfeados
cinnamon-roll: ensaimada, ensaimadas, ensaimada mallorquina, ensaimadas mallorquinas
clams: almejas, almejas a la marinera, berberecho, berberechos, coquinas, zamburiña, zamburiñas
coconut candy: cocada, cocadas
congee: congee, gachas de arroz, papilla de arroz china
cookie: galletas, alfajores, alfajor, polvorón, polvorones, mantecados, galletitas
cooking-oil: aceite de girasol, aceite vegetal, aceite de colza, aceite de nuez, aceite de linaza, aceite de cocina
corn: elotes, elote, esquites, elotes y esquites, sopa paraguaya, chipa guazú, mazamorra morada
corn-dog: corn dog, corn dogs, banderillas coreanas, corn dogs coreanos
cotton-candy: algodón de azúcar, algodones de azúcar
courgette: calabacín, calabacines, calabacita, calabacitas, zapallito, zapallitos, zucchini
couscous: cuscús, cuscus, couscous
coxinha: coxinha, coxinhas
cream-bun: profiteroles, lionesas
crepe: crepe, crepes, crepa, crepas, crepería, creperia, crepería francesa, marquesita, marquesitas
crepe cheese: cachapa, cachapas, cachapas con queso
crisps: patatas fritas de bolsa, patatas chips, papas fritas de bolsa, chicharrón, chicharrones, chips de plátano
crisps: chifles
croissant: medialunas, facturas recién horneadas, docena de facturas, facturas y medialunas, medialunas y facturas
croissant: cuernito, cuernitos, orejas y cuernitos
croissant bread: panadería, panadero, bollería, cruasán, cruasanes
croissant chocolate: napolitana de chocolate, napolitanas de chocolate
croissant ham: cachito de jamón, cachitos de jamón, cachitos
croquettes: croqueta, croquetas, croquetas de jamón, croquetas caseras, kibe
currants: grosella, grosellas, grosellas rojas, arándano rojo, arándanos rojos
curry rice: restaurante indio, curry
currywurst: currywurst, salchicha al curry, salchichas al curry
custard-apple: chirimoya, chirimoyas, anona
custard-tart: pastel de nata, pasteles de nata, pasteles de belém
daifuku: daifuku, mochi, mochis, mochis de fresa
dates: dátiles
donburi: donburi, donburis, gyudon, oyakodon, katsudon
dorayaki: dorayaki, dorayakis
doughnut: rosquillas, buñuelos, donas, donas glaseadas, donas de chocolate, picarón, picarones, rosquitas
dragon-fruit: pitaya, pitayas, pitahaya, pitahayas, fruta del dragón
dumpling: empanadillas chinas, gyozas
easter-egg: huevo de pascua, huevos de pascua, huevo de chocolate, huevos de chocolate
eclair: éclairs, petisús
eel-box: unadon, unaju, anguila a la brasa con arroz
egg basket: huevos, huevos camperos
egg: huevos de codorniz
empanada: empanada, empanadas, empanadillas, salteñas, empanadas argentinas, empanadas caseras
empanada: pupusas, api con pastel, pastelitos de carne, pastelillos de carne, pastelillos de pollo
endive: endibia, endibias, endivia, endivias
fig: higo, higos, higos secos, higos frescos, mermelada de higos
fish-and-chips: fish and chips, fish & chips, pescado con patatas fritas, pescado con papas fritas
fish-balls: bolas de pescado, albóndigas de pescado
flatbread corn: tortillerías, tortillas recién hechas, tortillas de maíz, tortillas de harina, masa y totopos
flatbread: mbeyú, mbeju, fainá, sopaipilla, sopaipillas, torta frita, tortas fritas, casabe
focaccia: focaccia, focaccias
focaccia bell-pepper: coca de recapte, coca de verduras, cocas saladas
french-fries sausage: salchipapa, salchipapas
fried-breakfast: desayuno inglés, desayunos ingleses, full english breakfast
fried-shrimp fish: jalea mixta, jalea de mariscos
fruit-tart: tarta de frutas, tartas de frutas, tartaleta de frutas, tartaletas de frutas, tarta de fresas
frying-pan: sartén de hierro, sartén, disco de arado, discos de arado
frying-pan cook: sartenes
frying-pan french-fries: huevos rotos, huevos estrellados
fufu: fufú, fufu, ugali, ñame machacado
garlic: trenzas de ajo, ajos
gimbap: gimbap, kimbap, rollos coreanos, rollitos coreanos de arroz
gingerbread: pan de jengibre, casa de jengibre, galletas de jengibre, hombrecitos de jengibre
gnocchi: ñoquis, gnocchi, ñoquis caseros, ñoquis de papa, ñoquis de patata, ñoquis del 29
grapes: uvas
grapes barrel: mosto
grapes wine: vendimiadores, vendimia, vendimiador, fiesta de la vendimia
gratin: gratén, patatas gratinadas, papas gratinadas, canelones, canelón
gratin corn: pastel de choclo, pasteles de choclo
gratin potato: pastel de papa, pastel de papas
green-beans: judías verdes, judía verde, ejotes, habichuelas verdes, chauchas, porotos verdes, vainitas
guava: guayaba, guayabas
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota, ibéricos
ham: paleta ibérica
ham sausage: caña de lomo, lomo embuchado
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas
hamper gift: canasta de regalo, arcón navideño, ancheta, anchetas, cestas navideñas, lotes de navidad, cesta de regalo
hog-roast: cerdo asado, cerdo a la estaca, cerdo al asador, lechón asado, lechones asados, cochinillo asado
honey bee: productos de la colmena, apicultura, propóleo, apicultor, miel
hot-dog: perritos calientes, perrito caliente, panchos
hummus: hummus, humus de garbanzos, tzatziki, baba ganoush
ice-cream: nieve de garrafa, nieves de garrafa, nieves artesanales
ice-lolly: paleta helada, paletas heladas, paletas de hielo, paleterías, paletas artesanales, polos de hielo, paletería
idli: idli, idlis, medu vada, idli vada
indian-sweets: dulces indios, jalebi, gulab jamun
injera-platter: injera, comida etíope, restaurante etíope, cocina etíope, comida eritrea
jackfruit: yaca, yacas, jackfruit
jar-cake: tarta en tarro, tartas en tarro, pastel en frasco, pasteles en frasco, torta en frasco
jelly: gelatina, gelatinas, gelatinas artísticas, gelatina de mosaico, gelatinas decoradas
kale: col rizada, kale, acelga, acelgas, espinaca, espinacas
kebab: kebab, comida turca
kimchi: kimchi
king-cake: rosca de reyes, roscas de reyes, roscón de reyes, roscones de reyes, roscón, roscones
kohlrabi: colirrábano, colirrábanos
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
meat-on-bone: lechón, codillo, codillos, hornado de chancho, hornado, fritada
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
pistachios peanuts: ~ pistacho, pistachos
pizza: pizzería, pizza, pizzas
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
roast-duck: pato laqueado, pato asado, pato pekinés, pato Pekín
round-loaf: pan de masa madre, panes de masa madre, masa madre, hogaza, hogazas, pan de pueblo, pan de payés
round-loaf: pan rústico
saffron: azafrán, hebras de azafrán
salad: vegano, vegetariano, restaurante vegano, restaurante vegetariano, ensaladas, nutricionista, dietista, vegana
salad: dieta, adelgazar, nutrición, perder peso, pérdida de peso, comida saludable, ensaladilla, ensaladilla rusa
salad: ensaladillas
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
sausage-roll: bollo preñao, bollos preñaos, bollo preñado, bollos preñados
schnitzel: milanesa, milanesas, escalope, escalopes, cachopo, cachopos
schnitzel cheese: san jacobo, san jacobos, sanjacobos
schnitzel rice: silpancho, silpanchos
scotch-egg: huevo escocés, huevos escoceses, Scotch egg
shakshuka: shakshuka, shakshouka, huevos en purgatorio
shaved-ice: granizado, cholado, cholados
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
stew: ropa vieja cubana, ropa vieja canaria, ropa vieja con arroz
stew cutlery: fabada, lentejas, caldo, platos de cuchara, locro, sancocho, ajiaco
stew lobster: caldereta de langosta, caldereta
stew fish: encebollado de pescado, encebollado ecuatoriano, encebollado
stew mussel: curanto, curantos
stollen: stollen, stollen navideño, christstollen
strawberry: fresones, fresas, frutilla, frutillas
stroopwafel: stroopwafel, stroopwafels, gofres de sirope, galletas stroopwafel
strudel: strudel, strudel de manzana, apfelstrudel
sugar: azúcar, azúcares, terrones de azúcar
sushi chopsticks: restaurante de sushi, sushi
sweet-potato: boniato, boniatos, camote, camotes, batata frita, batatas
swiss-roll: brazo de gitano, brazos de gitano, brazo de reina, pionono, piononos, niño envuelto dulce
taco: tacos, taquería, restaurante mexicano, baleadas, cochinita pibil, flautas de pollo, flautas de res
taco: flautas de papa, flautas ahogadas, flautas doradas, tacos y flautas
taco burrito: comida mexicana, tortillería, antojitos
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
