/** Spanish words for the home. Notation: word-list.ts. */
export const spanishHome = `
advent-calendar: calendario de adviento, calendarios de adviento
air-conditioner: aire acondicionado, climatización
air-fryer: freidora de aire, freidoras de aire, airfryer, air fryer, freidora sin aceite, freidora, freidoras
angle-grinder: amoladora angular, amoladoras angulares, esmeril angular, radial de corte
armchair: puf
armchair chair: restauración de muebles, restauración de muebles antiguos
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
bed key: piso compartido, compañero de piso, compañera de piso, cuarto en renta
bed mattress: colchonería, somieres
bedding: ropa de cama, juego de sábanas, juegos de sábanas, sábanas, sabanas, edredón, edredones, edredon, funda nórdica
bedding: fundas nórdicas, nórdicos de plumas, almohada, almohadas, colcha, colchas, cubrecama, cubrecamas, blanquería
bedding: blancos para el hogar, nórdicos
bench: banco de madera, bancos de madera, banco de jardín, bancas de jardín, bancas de madera, bancos de jardín
blanket cushion: manta, mantas, cobija, cobijas, frazada, frazadas, mantas de lana
blender: licuadora, licuadoras, batidora, batidoras, batidora de vaso, robot de cocina, robots de cocina, exprimidor
blender: exprimidores, pequeños electrodomésticos, procesador de alimentos, thermomix
blinds: persiana, persianas, estores, estor, venecianas, persianista, cortinas enrollables
boiler radiator: caldera, calderas, caldera de gas, revisión de calderas, revisión de caldera, reparación de caldera
boiler radiator: cambio de caldera, instalación de calderas, reparación de calderas, calentador, calentadores, boiler
boiler radiator: termo eléctrico, termos eléctricos, calefón
boiler sun: termo solar, termas solares
boiler: termotanque, termotanques
boiler wrench: gasista, gasistas, gasista matriculado
bookshelf: estante de pared
bookshelf books: estantería, estanterías, librero, libreros
bow-and-arrow target: tiro con arco
broom spray-bottle: limpieza, servicio de limpieza, empresa de limpieza, limpieza del hogar
broom spray-bottle: limpieza de oficinas, limpieza fin de obra, empleada de hogar, asistenta, servicio doméstico
broom spray-bottle: empleada doméstica, mucama
broom wastebasket: plogging, basuraleza
bucket: fregona, mopa
bunk-bed: litera, literas, litera infantil, literas infantiles, literas juveniles
bust: escultura, esculturas, estatuas, taller de escultura
candle: cirios, velas, vela aromática, funeraria, tanatorio, funerales, velas aromáticas
candle bouquet: cuidado de tumbas, limpieza de tumbas, limpieza de lápidas, mantenimiento de sepulturas
candle bouquet: limpieza de nichos, servicios funerarios, esquelas, día de todos los santos, todos los santos, entierro
candle bouquet: velatorio
candle church: vía crucis, nazareno, bautizo, bautizos, bautizos y comuniones, comunión, comuniones, primera comunión
candle church: catequesis, culto evangélico, vigilia, oración, cáritas parroquial, evangelio
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
dining-table: mantel, servilletas de tela, mesas, mesas de madera, mesas plegables
dining-table chair: mesa de comedor, mesas de comedor
dishwasher: lavaplatos eléctrico, reparación de lavavajillas, lavavajillas integrable, lavatrastes, lavavajillas
door: puertas, puertas blindadas
door balloon: puertas abiertas, jornada de puertas abiertas, jornadas de puertas abiertas
drainpipe droplet: desatascos, desatasco, desatasco de tuberías, desatranco, desatrancos, destape de cañerías, destape
drainpipe droplet: alcantarillado, desagüe, desagües, tuberías atascadas, destapaciones, limpieza de tuberías, bajantes
drainpipe droplet: poceros, pocería, tuberías
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
floorboards: acuchillado de parquet, piso laminado, deck de madera
floorboards: suelo vinílico, parquetista, suelos, piso flotante, pisos flotantes, pisos laminados, pisos de madera
footstool: reposapiés, escabel, escabeles, reposapiés tapizado
fridge: nevera, cámaras frigoríficas, congelador, congeladores, refrigerador, refrigeradores, heladera, heladeras
fridge: frigorista, refrigeración, refrigeración industrial
fuse-box: cuadro eléctrico, cuadros eléctricos, caja de fusibles, cajas de fusibles, tablero eléctrico
fuse-box: boletín eléctrico
garage-door: puerta de garaje, puertas de garaje, puertas seccionales
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
headstone: lápidas
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
mattress bed: colchón, colchones, canapé abatible, equipos de descanso
meat-slicer: cortadora de fiambre, cortadoras de fiambre, cortafiambres, rebanadora de carne, cortadora de jamón
meat-slicer: rebanadora de jamón
microwave: horno microondas, hornos microondas, horno de microondas, reparación de microondas, microondas
moka-pot: cafetera italiana, cafeteras italianas, cafetera moka
mortar: molinillo de pimienta, especiero, molcajete, molcajetes, comales y molcajetes
mortar herb: botica, farmacia magistral, fórmulas magistrales, mortero
mouse-trap: ratones, ratas, ratones en casa
mouse-trap cockroach: desratización, control de roedores, chinches, roedores
nails: clavos de acero, clavos de hierro, clavos para madera
neon-sign: letrero de neón, letreros de neón, cartel de neón, carteles de neón, neón personalizado
neon-sign: neones personalizados, rótulo de neón, rótulos de neón
noren: noren, cortina noren, cortinas noren, cortina japonesa
office-chair desk: silla de oficina, sillas de oficina, silla ergonómica, sillas ergonómicas, silla gamer, sillas gamer
oven: horno, hornos, vitrocerámica, vitro, placa de inducción, anafe, cocina de gas, cocinas de gas, cocina a gas
oven: cocinas a gas
padlock: mini almacén, almacenaje, candado
paint-roller bucket: pintura de habitaciones, pintura de pisos, pintar pisos, pintura de fachadas, pintor, pintores
paint-roller bucket: pintura de casas, pintor de casas, pintura interior y exterior, pintar casa, alisado de paredes
paint-roller bucket: quitar gotelé, gotelé, reformas, pintura blanca, pintura de interior, pintura interior
paint-roller bucket: pintura blanca de interior, pinturas, tienda de pinturas
paper-lantern: desfile de farolillos
paving trowel: adoquines, adoquinado, pavimentos exteriores, adoquín, pavimentos de exterior, pavers
paving trowel: pavimentación de entradas, hormigón impreso
pergola house-with-garden: pérgola, pérgolas, cenador, cenadores, pérgolas bioclimáticas, pérgola bioclimática
pet-bed: cama para perro, camas para perro, camas para perros, cama para perros, cama de perro, camas de perro
pet-bed: camas para mascotas, cama para mascotas, cama para gato, camas para gatos
picnic-table: mesa de pícnic, mesas de pícnic, mesa de picnic, mesas de picnic
piggy-bank coin: hucha, huchas, cuenta de ahorro, plan de ahorro, plan de pensiones, cuenta ahorro, ahorro, ahorros
piggy-bank coin: depósito a plazo fijo, plazo fijo, depósitos bancarios, asesoramiento financiero, jubilación, ahorrar
pizza-oven: horno de pizza, hornos de pizza, horno para pizza, hornos para pizza
pliers: alicate, alicates, tenazas
plug: cargador, cargadores, cable de carga
plug light-bulb: contrato de luz, factura de luz, tarifa de luz
plug lightning: electricista, instalaciones eléctricas, averías eléctricas
plug lightning: electricidad, enchufes, domótica, luz y gas, factura de la luz, comercializadora de luz
pressure-washer: hidrolimpiadora, limpieza a presión, limpieza de fachadas, hidrolavado, hidrolavadora, hidrolavadoras
radiator wrench: calefacción, calefactores, radiadores, radiador, suelo radiante, calefactor
razor: afeitado, maquinilla de afeitar, afeitadora
recycling: reciclaje, residuo cero, chatarra, chatarrería, aceite usado, aceites usados
recycling wastebasket: recogida de muebles, vaciado de pisos, vaciados, recogida de trastos, punto limpio
recycling wastebasket: vaciado de casas, chatarrero, recogida de enseres, vaciamos pisos, residuos
reed-diffuser: difusor de varillas, difusores de varillas, mikado ambientador, ambientador mikado
reed-diffuser: ambientador de varillas, difusor mikado, difusor de bambú
rice-cooker: arrocera, arroceras, arrocera eléctrica, olla arrocera, ollas arroceras
ride-on-mower: tractor cortacésped, tractores cortacésped, tractor de jardín, minitractor cortacésped
robot-mower: robot cortacésped, robots cortacésped, cortacésped robot, robot cortacéspedes
robot-vacuum: robot aspirador, robots aspiradores, aspiradora robot, aspiradoras robot, aspirador robot
robot-vacuum: robot aspiradora, robots aspiradora
rocking-chair: mecedora, mecedoras, mecedora de madera, silla mecedora, sillas mecedoras
rolling-pin: rodillo de cocina, rodillos de cocina, rodillo de amasar
roof house: goteras en el tejado, gotera en el tejado, goteras, impermeabilización de terrazas
roof house: impermeabilización de tejados, tejas, tejado, tejados, techador, techos, techado, canalones y tejados
roof house: uralita, cubiertas, impermeabilización, impermeabilizaciones, techista, techistas
rug: alfombra, alfombras, alfombrilla de baño, felpudo
sack: abono, mantillo, alimento balanceado, alimentos balanceados, pienso para animales, piensos, pienso para ganado
sack spade: estiércol, humus de lombriz, sustrato, tierra abonada
sack wheat: alimento para ganado, forrajera, forrajes, concentrado para animales, molino de harina
sack wheat: harinera, semillería
safe padlock: caja fuerte, cajas fuertes, cajas de seguridad, caja de seguridad
samurai-helmet: casco samurái, cascos samurái, armadura samurái, kabuto
saw: sierra de calar
saw hammer: carpintero, carpintería, ebanista, ebanistería, muebles a medida
scratching-post: rascador para gatos, rascadores para gatos, árbol para gatos, árboles para gatos
screwdriver coffee: café de reparación, taller de reparación
screwdriver toolbox: repair café
security-camera: alarmas, seguridad, cámaras de seguridad
security-camera shield: vigilancia, vigilante
sewing-machine: remalladora
sewing-machine thread: máquina de coser, máquinas de coser, costura, taller de costura, clases de costura
sewing-machine thread: corte y confección, modista
sheet-mask: mascarilla de tela, mascarillas de tela
shield security-camera: portero de noche
shield umbrella: seguro para, seguro de, seguros para, seguros de, decesos, mutua
shoji: shoji, panel shoji, paneles shoji, puerta shoji, puertas shoji
shopping-cart basket: supermercado, alimentación, ultramarinos, abarrotes
shopping-cart price-tag: cajero, cajeros, reponedor, reponedora, reponedores, hipermercado, compra online
shopping-cart price-tag: despensa, autoservicio, almacén de barrio
shower: mamparas, bañera por plato de ducha, mampara
shower bathtub: cambio de bañera por plato de ducha, bañera por ducha, cambiar bañera por ducha, plato de ducha
shower bathtub: platos de ducha, reforma de baño, reformas de baño
shutters: contraventana, contraventanas, mallorquinas, postigos, contraventanas de madera, persianas mallorquinas
smoke-alarm: detector de humo, detectores de humo, alarma de humo, alarmas de humo, detector de monóxido de carbono
snow-blower: fresadora de nieve, sopladora de nieve, soplador de nieve
soap: jabón, jabones, gel de ducha
sofa: muebles, sofá, sofás, decoración, mueblería, tapicero
sofa armchair: limpieza de sofás, limpieza de tapicerías, butacas, tresillo
sofa desk-lamp: diseñador de interiores, diseñadora de interiores, interiorista, diseño de interiores, interiorismo
solar-panel battery: inversor solar, inversores solares, inversor y baterías, baterías solares
solar-panel sun: placas solares, paneles solares, energía solar, fotovoltaica, autoconsumo
sponge: estropajos, bayetas
spray-bottle bucket: desinfección, hidrolimpieza
spray-bottle cockroach: chinches de cama
squeegee window: limpiacristales, limpieza de cristales, limpieza de vidrios, limpieza de ventanas, limpiavidrios
squeegee window: cristales limpios
staircase: escaleras, escaleras de madera, escaleras a medida
stairlift: salvaescaleras, sillas salvaescaleras
stand-mixer: batidora amasadora, robot amasador, batidora de pedestal, batidora de pie
stone-wall: muro de piedra seca, muros de piedra seca, muro de piedra, muros de piedra, piedra en seco
stove logs: estufa de leña, estufas de leña, estufa de pellets, estufas de pellets, estufas, pellets, pellet
strimmer: cortabordes, bordeadora, bordeadoras, motoguadaña, desmalezadora, desbrozadora, desbrozadoras, desbroce
strimmer: desbroces
string-lights: guirnalda de luces, guirnaldas de luces, guirnalda luminosa, guirnaldas luminosas, luces de verbena
string-lights: guirnalda de bombillas, serie de luces
table-lamp: lámpara de mesa, lámparas de mesa, lámpara de sobremesa, lámparas de sobremesa, lámpara de mesilla
table-lamp: lámpara de noche, lámpara de buró, lámpara, lámparas
tap droplet: corte de agua, cortes de agua
tap wrench: fontanero, fontanería, plomero, plomería, gasfiter, fugas de agua, grifo, grifos, grifería, cisterna rota
tap wrench: detección de fugas, gasfíter, gásfiter, gasfitero, gasfitería
tape-measure: cinta métrica, cintas métricas, flexómetro, flexómetros
tatami: tatamis
tiled-stove: estufa de azulejos, estufa de mampostería, estufa cerámica, estufa de masa
tiles trowel: azulejos, alicatados, alicatador, baldosas, solador, mosaico, gres, porcelánico, cerámica de baño
tiles trowel: piso cerámico, pisos cerámicos, pisos y azulejos, cerámicos
toaster: tostadora, tostadoras, tostador de pan, tostadores de pan
toilet: fosas, baños secos, baño seco, sanitarios de baño, aparatos sanitarios, loza sanitaria, grifería y sanitarios
toilet: sanitarios y grifería
toolbox: juego de destornilladores
toolbox hammer: ferretería, manitas, bricolaje, herramientas, tlapalería, tlapalerías
toothbrush: pasta de dientes, dentífrico, cepillo de bambú
torch: frontal led
towel soap: toalla, toallas, toallas de playa
tv-aerial: antena de televisión, antenas de televisión, antena de tv, antenas de tv, antenista, antenistas
tv-aerial: instalación de antenas
vacuum-cleaner: aspiradoras, aspirador, roomba, limpieza de alfombras y moquetas, limpieza de moquetas
vase: jarrón, jarrones, florero, floreros
vase fire: vidrio soplado, soplador de vidrio
vase mantel-clock: rastro de segunda mano, mercado de segunda mano
video-intercom: timbre con cámara
video-intercom door: portero automático, porteros automáticos, videoportero, videoporteros, interfono, interfonos
video-intercom door: intercomunicador, intercomunicadores, portero eléctrico, citófono, citófonos, control de acceso
video-intercom door: videotimbre
wallpaper paint-roller: papel pintado, papeles pintados, papel tapiz, papeles tapiz, papel mural, papel decorativo
wallpaper paint-roller: empapelado, empapelador, fotomurales
wallpaper: vinilo decorativo, vinilos decorativos, vinilos de pared
wardrobe: armarios, armarios a medida, vestidores, armarios empotrados, armario, puertas de armario, placares, clóset
wardrobe: zapatero de madera, ropero, roperos
washing-machine: lavandería, lavadora, lavadoras, secadora, secadoras, tintorería y lavandería, lavarropas, línea blanca
washing-machine: lavaseca, detergente, suavizante
washing-machine wrench: electrodomésticos
wastebasket recycling: limpieza de playa, limpieza de playas, limpieza del río, limpieza del bosque, recogida de basura
water-bottle: botella reutilizable, botellas reutilizables, botella térmica, botellas térmicas, botella de acero
water-bottle: botellas de acero, botella de acero inoxidable, botellas de acero inoxidable, botella de agua, cantimplora
water-bottle: termo
water-pump: bomba sumergible, pozos y bombas, motobomba, motobombas
water-pump droplet: pozo de agua, pozos de agua, perforación de pozos, bomba de agua, bombas de agua, pozos profundos
water-pump droplet: bombas sumergibles, perforaciones de agua, pozero, pozos y sondeos, sondeos de agua
water-tank droplet: tinaco, tinacos, cisterna, cisternas, tanque de agua, tanques de agua, limpieza de tinacos
water-tank droplet: limpieza de tanques, aljibe, aljibes, depósito de agua, depósitos de agua
wheelie-bin: contenedor de basura, contenedores de basura, recolección de basura, botes de basura, cubos de basura
wheelie-bin: limpieza de contenedores
wheelie-bin recycling: basura
wifi-router: fibra óptica, internet por fibra, internet residencial, router wifi, internet rural, internet en casa
wifi-router: proveedor de internet
window: ventanas, cristalería, ventanas pvc, cristalero, aluminio, carpintería de aluminio, doble acristalamiento
window: acristalamiento
window house: cerramientos, pvc
window-net: malla de seguridad para ventanas, mallas para balcones, red para balcón, redes para balcones
window-net: red de protección para ventanas, mosquitera, mosquiteras
wood-pellets: pellets de madera, pélets, pellets para estufa, saco de pellets, pellet de madera
wrench car: gato hidráulico, gatos hidráulicos, taller mecánico, mecánico, taller de coches, revisión del coche, itv
wrench car: chapa y pintura, repuestos, autopartes, mecánica, mecánica rápida, embrague, amortiguadores
wrench car: correa de distribución, chapista, electromecánica, aire acondicionado del coche, alineación
wrench car: verificación vehicular, hojalatería, tren delantero, refacciones, autocentro, mofle, mofles
wrench car: mofles y escapes
wrench car: ~ taller
`;
