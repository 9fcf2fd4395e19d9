/** Spanish words for food, a to k. Notation: word-list.ts. */
export const spanishFoodAToK = `
apple basket: frutas, fruta, manzanas
apple orange: frutería, fruterías, frutero
apricot: albaricoque, albaricoques, chabacanos, mermelada de albaricoque
arancini: arancini, arancinis, bolas de arroz sicilianas, croquetas de arroz
arepa: arepa, arepas, arepas rellenas, arepera, areperas, arepería
artichoke: alcachofa, alcachofas, alcaucil, alcauciles
asparagus: espárragos
aubergine bell-pepper: escalivada
bacon: torrezno, torreznos, chicharrón prensado
banana: patacón, patacones
banh-chung: bánh chưng, bánh tét, pastel de arroz glutinoso
banh-mi: banh mi, bánh mì, bocadillo vietnamita, sándwich vietnamita
barbecue: barbacoas de gas, asadores, parrillas, parrilla de carbón, barbacoa de gas, barbacoas, barbacoas de obra
barbecue: quincho, quinchos, parrillero, parrilleros, maestro parrillero
beans: garbanzo, garbanzos, alubia
beetroot: remolacha, remolachas, betabel, betabeles, zumo de remolacha, jugo de remolacha, jugo de betabel
bell-pepper: pimientos
berliner: berlinesa, berlinesas, bola de berlín, bolas de berlín, bolas de fraile
bibimbap: bibimbap, bibimbab
biltong: biltong, carne seca, beef jerky, cecina de res
birthday-cake: tortas para cumpleaños, torta para cumpleaños
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
cake-slice: tarta de santiago, mona de pascua, quesada pasiega, quesadas, venta de pastelitos
cake-slice chocolate: chocotorta, chocotortas
canapes: bandeja de canapés, canapés variados, canapés para eventos, canapés fríos, finger food, bocaditos salados
candied-almonds: almendras garrapiñadas, garrapiñadas, almendras confitadas
candy chocolate: mazapán, mazapanes, peladillas, dulcería, candy bar
candy egg: yemas de santa teresa
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
cheese meat-on-bone: provoleta, provoleta y chinchulines
cheese-bread: pandebono, pandebonos, almojábana, almojábanas, cuñapé, cuñapés, pan de yuca, pan de bono, chipá, chipás
cheese-bread: chipa, chipas, chipacitos
cheesecake: tarta de queso, tartas de queso, cheesecake, cheesecakes, pay de queso
chef-hat: manipulador de alimentos, manipuladores de alimentos, manipulación de alimentos, higiene alimentaria
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
cookie: galletas, alfajores, alfajor, polvorón, polvorones, mantecados, galletitas, roscos de vino, rosco de vino
cooking-oil: aceite de girasol, aceite vegetal, aceite de colza, aceite de nuez, aceite de linaza, aceite de cocina
corn: elotes, elote, esquites, elotes y esquites, sopa paraguaya, chipa guazú, mazamorra morada
corn cereal-bowl: mazamorra
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
croissant quince: pastelitos criollos, pastelitos de membrillo
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
doughnut: rosquillas, buñuelos, donas, donas glaseadas, donas de chocolate, picarón, picarones, rosquitas, pestiños
doughnut: pestiño
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
frying-pan: sartén de hierro, sartén, disco de arado, discos de arado, migas extremeñas, migas manchegas
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
guava candy: bocadillo veleño, bocadillos veleños
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota, ibéricos
ham: paleta ibérica, pernil navideño, pernil de cerdo, pernil relleno, pernil horneado
ham sausage: caña de lomo, lomo embuchado
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas
hamper gift: canasta de regalo, arcón navideño, ancheta, anchetas, cestas navideñas, lotes de navidad, cesta de regalo
hog-roast: cerdo asado, cerdo a la estaca, cerdo al asador, lechón asado, lechones asados, cochinillo asado, lechona
hog-roast: lechona tolimense, lechonas
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
`;
