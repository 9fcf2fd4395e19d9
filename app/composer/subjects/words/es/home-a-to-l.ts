/** Spanish words for the home, a to l. Notation: word-list.ts. */
export const spanishHomeAToL = `
advent-calendar: calendario de adviento, calendarios de adviento
air-conditioner: aire acondicionado, climatización, minisplit, minisplits, mini split, mini splits
air-conditioner: aires acondicionados, instalación de aires acondicionados
air-fryer: freidora de aire, freidoras de aire, airfryer, air fryer, freidora sin aceite, freidora, freidoras
angle-grinder: amoladora angular, amoladoras angulares, esmeril angular, radial de corte, radial bosch, radial makita
angle-grinder: rotaflex, amoladora, amoladoras, moladora, moladoras, lijadora, lijadoras, pulidora dewalt
angle-grinder: pulidora y radial
armchair: puf
armchair chair: restauración de muebles, restauración de muebles antiguos, restauro muebles
armchair sofa: tapicería, tapizar, tapizado, sillón, sillones
awning: toldo, toldos, toldos a medida, velas de sombra
axe target: lanzamiento de hachas
balcony: balcón, balcones, barandilla de balcón, barandillas de balcón, cerramiento de balcón
bar-stool: taburete de bar, taburetes de bar, taburete alto, taburetes altos, banqueta de bar, silla de bar
bar-stool: sillas de bar, banco para barra, taburete, taburetes
basket: cesto de la ropa
basket carrot: verdulería, verduras, mercado, verduras ecológicas, productos ecológicos, huerta, productos de la huerta
basket carrot: tienda ecológica, herbodietética, kilómetro cero, mercado de productores, frutas y verduras
basket leaves: cestería, cestero, cestas de mimbre, cestos de mimbre, mimbre, canastos
bath-bomb: bomba de baño, bombas de baño
bathtub shower: reformas de baños, reforma de baños, reformas integrales de baños
bathtub shower: cambio de bañera por ducha, baños, cuarto de baño, muebles de baño, saneamientos
battery: batería
battery plug: baterías para móvil, cargadores y baterías, baterías y cargadores
bean-bag: puf pera, pufs pera, sillón puf, puff pera
bed: dormitorio, dormitorios, cabecero, dormitorio juvenil, recámaras
bed bellhop-bell: hotel, hostal, pensión, posada, cama, camas, camarera de pisos, camareras de pisos
bed bellhop-bell: parador, hospedaje
bed desk: habitaciones para estudiantes, habitación para estudiantes, residencia de estudiantes
bed key: ~ habitaciones, habitación
bed key: piso compartido, compañero de piso, compañera de piso, cuarto en renta, cuarto amueblado, cuartos amueblados
bed key: cuarto para estudiantes, cuarto para estudiante, cuartos para estudiantes, renta de cuartos, renta de cuarto
bed key: rento cuarto, alquilo cuarto, habitación con baño privado, habitación amueblada, se arrienda pieza
bed key: pieza amoblada, alquilo pieza, pieza con baño privado
bed mattress: colchonería, somieres
bedding: ropa de cama, juego de sábanas, juegos de sábanas, sábanas, sabanas, edredón, edredones, edredon, funda nórdica
bedding: fundas nórdicas, nórdicos de plumas, almohada, almohadas, colcha, colchas, cubrecama, cubrecamas, blanquería
bedding: blancos para el hogar, nórdicos
bench: banco de madera, bancos de madera, banco de jardín, bancas de jardín, bancas de madera, bancos de jardín
blanket cushion: manta, mantas, cobija, cobijas, frazada, frazadas, mantas de lana
blender: licuadora, licuadoras, batidora, batidoras, batidora de vaso, robot de cocina, robots de cocina, exprimidor
blender: exprimidores, pequeños electrodomésticos, procesador de alimentos, thermomix
blinds: persiana, persianas, estores, estor, venecianas, persianista, cortinas enrollables, persianero, persianeros
blinds: cintas de persiana, cinta de persiana, cinta y lamas
boiler radiator: caldera, calderas, caldera de gas, revisión de calderas, revisión de caldera, reparación de caldera
boiler radiator: cambio de caldera, instalación de calderas, reparación de calderas, calentador, calentadores, boiler
boiler radiator: termo eléctrico, termos eléctricos, calefón
boiler sun: termo solar, termas solares
boiler: termotanque, termotanques, instalo termos, instalamos termos, termos y calentadores
boiler wrench: gasista, gasistas, gasista matriculado
bookshelf: estante de pared
bookshelf books: estantería, estanterías, librero, libreros
bow-and-arrow target: tiro con arco
broom spray-bottle: limpieza, servicio de limpieza, empresa de limpieza, limpieza del hogar
broom spray-bottle: limpieza de oficinas, limpieza fin de obra, empleada de hogar, asistenta, servicio doméstico
broom spray-bottle: empleada doméstica, mucama
broom toolbox: portero de edificio, encargado de edificio, porteros de edificio
broom wastebasket: plogging, basuraleza
bubbles: fiesta de la espuma, fiestas de la espuma
bucket: fregona, mopa
bunk-bed: litera, literas, litera infantil, literas infantiles, literas juveniles, camarote de madera
bunk-bed: camarote con colchones, camarotes de madera, camarote infantil
bust: escultura, esculturas, estatuas, taller de escultura
candle: cirios, velas, vela aromática, funeraria, tanatorio, funerales, velas aromáticas
candle bouquet: cuidado de tumbas, limpieza de tumbas, limpieza de lápidas, mantenimiento de sepulturas
candle bouquet: limpieza de nichos, servicios funerarios, esquelas, día de todos los santos, todos los santos, entierro
candle bouquet: velatorio
candle church: vía crucis, nazareno, bautizo, bautizos, bautizos y comuniones, comunión, comuniones, primera comunión
candle church: catequesis, culto evangélico, vigilia, oración, cáritas parroquial, evangelio, venta de túnicas
candle headstone: cremación
carport: cochera techada, techo para autos, marquesina para coches, pérgola para coche
ceiling-fan: ventilador de techo, ventiladores de techo, abanico de techo, abanicos de techo
chair: sillas, rejilla de sillas
chair dining-table: muebles de jardín, muebles de terraza, mobiliario de terraza
chandelier: candelabros, candiles, lámpara de araña, lámparas de araña, tienda de lámparas, iluminación decorativa
chest-of-drawers: cómoda de cajones, cómodas de cajones, cajonera, cajoneras, chifonier, sinfonier, cómoda de dormitorio
chest-of-drawers: cómoda de madera, cómodas de madera, cómodas y mesitas, cómoda con cajones
chisel: formón, formones, gubia, gubias
chopping-board: tabla de cortar, tablas de cortar, tabla de picar, tablas de picar
clothes-airer: tendedero, tendederos, tendedero plegable, tendedero de pie, tendedero de ropa
coal: carbón mineral, carbón de piedra, hulla, antracita
coal barbecue: carbón de quebracho, carbón para asado, carbón vegetal, carbón por bolsa
coat-stand: perchero, percheros, perchero de pie
coffee-table: mesa de centro, mesas de centro, mesa auxiliar, mesas auxiliares, mesas nido, mesa ratona
colour-swatches: análisis de color, asesoría de color, carta de colores, cartas de colores, mezcla de pinturas
colour-swatches: estudio de colorimetría
conservatory: galería acristalada, jardín de invierno, jardines de invierno, porche acristalado, porches acristalados
conservatory: terraza acristalada, cerramiento acristalado
cooker-hood: campana extractora, campanas extractoras, campana de cocina, limpieza de campanas
cooker-hood: limpieza de campanas extractoras, limpieza de conductos de cocina, extracción de humos
cooking-pot: ollas, olla de presión, ollas de presión, olla a presión, ollas a presión, olla exprés, cacerola, cacerolas
cooking-pot: batería de cocina, baterías de cocina, cazuelas, olla lenta, calderos
cot: cuna, cunas, cuna para bebé, minicuna, muebles de bebé, moisés para bebé, moisés de mimbre, cuna moisés
crate: caja de madera, cajas de madera, cajón de madera, cajones de madera
crystals: cristales de cuarzo, cuarzo rosa, amatista, amatistas, gemoterapia, minerales y cristales, geoda, geodas
crystals: drusa de cuarzo
cuckoo-clock: reloj de cuco, relojes de cuco, reloj cucú, relojes cucú
curtains: visillos
curtains window: cortinas
cushion: cojín, cojines, textil hogar, ropa de hogar
deckchair: tumbona plegable, silla de playa, sillas de playa, hamaca de playa
desk office-chair: escritorio, escritorios, muebles de oficina, mesa de oficina, mesas de oficina, mobiliario de oficina
dining-table: mantel, servilletas de tela, mesas, mesas de madera, mesas plegables, mesa camilla, mesas camilla
dining-table chair: mesa de comedor, mesas de comedor, comedor de 6 sillas, comedor de 4 sillas, comedor 6 sillas
dining-table chair: comedor de 8 sillas, comedor de cristal, juego de comedor
dishwasher: lavaplatos eléctrico, reparación de lavavajillas, lavavajillas integrable, lavatrastes, lavavajillas
door: puertas, puertas blindadas, puertas de tambor, puerta de tambor, puertas tambor
door balloon: puertas abiertas, jornada de puertas abiertas, jornadas de puertas abiertas
drainpipe droplet: desatascos, desatasco, desatasco de tuberías, desatranco, desatrancos, destape de cañerías, destape
drainpipe droplet: alcantarillado, desagüe, desagües, tuberías atascadas, destapaciones, limpieza de tuberías, bajantes
drainpipe droplet: poceros, pocería, tuberías, destapado de cañerías, destapado de cañería, destapado de caños
drainpipe droplet: destapado de desagües
driveway: camino de entrada, entrada de garaje, entradas de garaje
dummy: chupete, chupetes, chupón de bebé, chupones, cadenita para chupete, chupeteros, chupetero, sujetachupetes
dummy: chupetes personalizados
electric-fan: ventilador, ventiladores, abanicos eléctricos
fabric-roll thread: telas, telas por metro, tela por metros, tienda de telas, retales, telas de tapicería
fence hammer: cerramientos metálicos, vallado, cercados, vallas
fence: rejas, rejas para ventanas, alambrado, alambrados
fence lightning: cerco eléctrico, cercos eléctricos, cerca eléctrica, cercas eléctricas
fire-extinguisher: extintores, extintor, protección contra incendios
fireplace fire: chimeneas de leña, chimenea francesa, hogar a leña, chimeneas eléctricas, chimeneas y estufas
fireplace: chimenea, chimeneas
first-aid-kit: primeros auxilios, curso de primeros auxilios, rcp, botiquín, botiquines
first-aid-kit: reanimación cardiopulmonar
fitted-kitchen: cocinas a medida, cocina a medida, muebles de cocina, cocinas integrales, cocina integral
fitted-kitchen: reforma de cocinas, reformas de cocinas, reforma de cocina, estudio de cocinas, montaje de cocinas
fitted-kitchen: reformas de cocina, encimera, encimeras, cocinas modernas, bajomesada, cocinas, puertas de cocina
fitted-kitchen: frentes de cocina
floorboards: parquet, parqué, tarima, tarima flotante, suelos laminados, suelo laminado, suelos de madera, acuchillado
floorboards: acuchillado de parquet, piso laminado, deck de madera, pulido de pisos, pulo pisos
floorboards: suelo vinílico, parquetista, suelos, piso flotante, pisos flotantes, pisos laminados, pisos de madera
footstool: reposapiés, escabel, escabeles, reposapiés tapizado
fridge: nevera, cámaras frigoríficas, congelador, congeladores, refrigerador, refrigeradores, heladera, heladeras
fridge: frigorista, refrigeración, refrigeración industrial, refri, refris, refri seminuevo, nevera combi
fuse-box: cuadro eléctrico, cuadros eléctricos, caja de fusibles, cajas de fusibles, tablero eléctrico
garage-door: puerta de garaje, puertas de garaje, puertas seccionales
garage-door key: mandos de garaje, mando de garaje
garden-gnome: gnomo de jardín, gnomos de jardín, enanito de jardín, enanitos de jardín
garden-hose: manguera, mangueras, manguera de jardín, mangueras de jardín, manguera de riego
garden-room: oficina de jardín, oficinas de jardín, estudio de jardín, estudios de jardín, oficina en el jardín
garden-shed: caseta de jardín, casetas de jardín, cobertizo, cobertizos, casetas de madera
gas-cylinder fire: bombona de butano, bombonas, butano, gas butano, gas propano, garrafas de gas, cilindros de gas
gas-cylinder fire: gas lp, balón de gas, balones de gas
gate fence: portón, portones, puertas automáticas, portones automáticos, verjas, cancelas, tranquera, tranqueras
gear wrench: hidráulica industrial, torneado, fresado, matricería, inyección de plástico, moldes de inyección
gear wrench: rodamientos, engranajes, piezas metálicas, fundición, corte láser, calderería, mecanizado cnc
gear wrench: operario de fábrica, operarios, operario de producción, fresador, mantenimiento industrial
gear wrench: industria del metal, metalmecánica
grandfather-clock: reloj de pie, relojes de pie, reloj de péndulo
gutter house: canalón, canalones, limpieza de canalones, canaletas
gutter roof: zinguería, zinguero, zinguerías
hair-straightener: plancha de pelo, planchas de pelo, plancha para el cabello, planchas para el cabello
hair-straightener: alisadora de cabello
hammer-and-wrench gear: cerrajería metálica
headstone: lápidas, enterrador, sepulturero, sepultureros
heat-pump radiator: bomba de calor, bombas de calor, aerotermia, geotermia
high-chair: tronas, trona de bebé, tronas para bebés, silla alta para bebé, sillas altas para bebé
high-table: mesa de cóctel, mesas de cóctel, mesa alta de cóctel, mesas altas de cóctel, mesa periquera
high-table: mesas periqueras
hina-dolls: muñecas hina, muñeca hina, hinamatsuri
hot-water-bottle: bolsa de agua caliente, bolsas de agua caliente, botella de agua caliente para la cama
house-insulation: aislamiento, aislamiento térmico, aislamientos, aislamiento de fachadas, aislamientos térmicos
house-insulation: aislamiento acústico, espuma de poliuretano, insuflado
incense: incienso, inciensos, sahumerio, sahumerios, palo santo, varitas de incienso, copal
insured-home shield: seguros de hogar, seguro del hogar, seguro de hogar, seguro de casa, seguro para el hogar
insured-home shield: seguro para tu casa, seguros de casa, seguro de vivienda, seguros de vivienda
iron ironing-board: lavo y plancho, lavado y planchado, plancho ropa, planchaduría, planchaduria, plancho por horas
iron ironing-board: planchado por docena, plancho por docena
iron t-shirt: plancha de ropa
ironing-board: servicio de planchado, planchado, tabla de planchar, tablas de planchar, planchado de ropa
ironing-board: planchado a domicilio
kettle: hervidor, hervidores, hervidor de agua, pava eléctrica, pavas eléctricas, tetera eléctrica
key convenience-store: alquiler local, local en alquiler
key padlock: apertura de cajas fuertes, copia de llaves, apertura de puertas, cerrajero, cerrajería, cambio de cerradura
key door: conserje, conserjes
kitchen-sink: fregadero, fregaderos, fregadero de cocina, lavaplatos de cocina, lavabo, lavabos, lavamanos
leaf-blower: soplador de hojas, sopladores de hojas, sopladora de hojas
light-bulb: iluminación, foco LED, focos LED, apliques de pared, apliques de luz
light-bulb plug: corte de luz, corte de energía
lock-and-key padlock: cerraduras, cerradura, ciberseguridad, protección de datos
lock-and-key puzzle: escape room, sala de escape
lotion: depilación, dermatólogo, dermatóloga, crema solar, crema de manos, crema hidratante, leche corporal
lotion: manteca corporal, champú sólido, acondicionador de pelo
lotion serum-bottle: limpiezas faciales, limpieza de cutis, tratamiento facial, tratamientos faciales, faciales
lotion serum-bottle: dermapen, exfoliación, antiarrugas, antiedad, acné, manchas en la piel, celulitis, criolipólisis
lotion serum-bottle: tratamiento corporal, tratamientos corporales, maderoterapia, reductora, mesoterapia, dermatitis
lotion serum-bottle: lunares, radiofrecuencia, tratamiento reductor
lunch-box: fiambrera, fiambreras, lonchera, loncheras
`;
