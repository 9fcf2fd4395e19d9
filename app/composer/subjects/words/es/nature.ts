/** Spanish words for nature. Notation: word-list.ts. */
export const spanishNature = `
ammonite: fósiles, fósil, amonites
bamboo: bambú, bambúes, bambu
beach-umbrella: sombrilla, parasol, parasoles
beach-umbrella beach: playa, chiringuito, vacaciones en la playa
bird-feeder bird: comedero de pájaros, comederos para pájaros, alpiste
bonsai: bonsái, bonsáis, bonsai, bonsais, taller de bonsái
bouquet: floristería, florista, flores, ramo de flores, ramos, florería, arreglos florales, día de la madre
bouquet: decoración de bodas, decoración de boda, silleteros, desfile de silleteros
cactus plant: cactus, suculentas
cave: cueva, cuevas, gruta, grutas, espeleología
cloud server: nube, copias de seguridad, computación en la nube, almacenamiento en la nube
daffodil: narciso amarillo, bulbos de narciso, narcisos
dahlia: dalia, dalias, tubérculos de dalia
daisy seedling: pensamientos y prímulas, plantas de temporada
droplet: agua purificada, purificadora de agua, humedades, daños por agua, inundaciones en casa, ósmosis inversa
droplet: ósmosis, filtro de agua, tratamiento de agua
droplet jar: pozos, descalcificador, osmosis
fire: hogueras, hoguera, noche de san juan, verbena de san juan, hogueras de san juan, correfoc, brasero, braseros
flower-box: jardinera de balcón, jardineras de balcón, geranio, geranios, macetero de balcón, flores de balcón
garden-pond: estanque de jardín, estanques de jardín, limpieza de estanques, mantenimiento de estanques
garden-pond: estanque para jardín
greenhouse seedling: invernadero, invernaderos
hammock palm-tree: hamaca, hamacas
hammock: chinchorro, chinchorros
hanging-basket: cesta colgante, cestas colgantes, macetero colgante, maceteros colgantes
hay-bale tractor: alfalfa, pacas, fardos, heno, pacas de heno, balas de paja, fardos de heno
hay-bale tractor: pacas de paja, fardos de alfalfa
hedge: cortasetos
hedge secateurs: seto, setos
herb: hierbas aromáticas, herbolario, plantas medicinales, romero y tomillo, hierbas provenzales
herb mortar: naturopatía, homeopatía, fitoterapia, aceites esenciales, medicina natural
hibiscus juice-glass: agua de jamaica, flor de jamaica
hydrangea: hortensia, hortensias
lavender: campo de lavanda, campos de lavanda, ramo de lavanda, espliego
lavender: ~ lavanda, lavandas
lawnmower: cortadora de pasto
lawnmower spade: cortacésped, corte de césped, césped
lily: azucena, azucenas, lirio, lirios, lilium
logs: leña, leñas, leña de encina, briquetas, durmientes de madera, durmientes de quebracho
logs saw: aserradero, tablones, maderera
orchid: orquídea en maceta, phalaenopsis, orquídea, orquídeas
palm-tree: picudo rojo
palm-tree chainsaw: poda de palmera, poda de palmeras
plant: plantas de interior, macetero
plant daisy: petunias, plantel, plantas de balcón
poinsettia: flor de Nochebuena, flores de Nochebuena, poinsettia, flor de Pascua, poinsettias
poppy: amapola, amapolas
rock bricks: piedra seca
rock diamond: feria de minerales
rock spade: grava
rose love-letter: san valentín, rosas
seaweed: alga, algas, algas marinas, nori, wakame
secateurs leaves: poda de setos, poda, podas, tijeras de podar, corte de setos, poda de frutales, recorte de setos
secateurs spade: jardines, paisajista, diseño de jardines
seedling plant: plantones, vivero, centro de jardinería, plantas, semillas, huerto urbano, huertos urbanos, macetas
seedling plant: semillero
seedling tree: repoblación, plántulas, injertos, esquejes, frutales
seedling: huerto escolar, huertos escolares
snowdrop: campanilla de invierno, campanillas de invierno, campanilla de las nieves, galanthus
snowy-mountain helicopter: grupo de rescate en montaña
spade: jardinería, paisajismo, mantenimiento de jardines, herramientas de jardín
spade lawnmower: cuidado de jardines
sun lotion: solárium, bronceado, rayos uva
tree axe: aclareo, tala
tree bench: salvemos el parque, salvar el parque, salvemos la plaza
tree chainsaw: tala de árboles, poda de árboles, poda y tala, poda en altura, talas y podas, destoconado
tree chainsaw: podador, podadores
tree seedling: plantamos árboles, reforestar
tree spade: plantar árboles, plantación de árboles, reforestación, plantación de manglares, sembrar árboles
tree spade: árboles frutales, planta un árbol, apadrina un árbol, día del árbol
tulip seedling: bulbos, bulbos de flores, bulbos de primavera, tulipanes
turf-roll: césped artificial, pasto sintético, pasto en rollo, césped en rollo, grama sintética, tepe, tepes
turf-roll: grass sintético, césped sintético, césped natural, césped en tepes, rollos de pasto, rollo de pasto
turf-roll: pasto en rollos
umbrella: paraguas, reparación de paraguas
umbrella shield: aseguradora, correduría de seguros, seguro de vida, seguro médico, corredor de seguros
umbrella: ~ seguro
waterfall: cascada, cascadas, cataratas, salto de agua
watering-can plant: regadera de jardín, regaderas de jardín, riego, riego por goteo, riego automático, sistema de riego
watering-can plant: regadera, aspersores
wheat sack: piensos para ganado, piensos ganaderos, molino, forraje, cebada
wheat tractor: harina, molino harinero, paja
wheelbarrow spade: tierra vegetal, tierra y abono, mantillo y abono, carretilla, carretillas
wreath: corona de navidad, coronas de navidad, corona navideña, coronas navideñas, corona de adviento, corona fúnebre
wreath: coronas de flores, coronas de todos los santos, corona de todos los santos, coronas fúnebres
`;
