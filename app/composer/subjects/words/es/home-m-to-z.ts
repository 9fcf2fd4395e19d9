/** Spanish words for the home, m to z. Notation: word-list.ts. */
export const spanishHomeMToZ = `
mattress: colchones seminuevos, colchón seminuevo
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
oven gas-cylinder: cocina de butano, cocina butano, cocinas de butano
padlock: mini almacén, almacenaje, candado
paint-roller bucket: pintura de habitaciones, pintura de pisos, pintar pisos, pintura de fachadas, pintor, pintores
paint-roller bucket: pintura de casas, pintor de casas, pintura interior y exterior, pintar casa, alisado de paredes
paint-roller bucket: quitar gotelé, gotelé, reformas, pintura blanca, pintura de interior, pintura interior
paint-roller bucket: pintura blanca de interior, pinturas, tienda de pinturas, pinto pisos, pinto habitaciones
paint-roller bucket: pinto locales, pinto departamentos, pintamos pisos
paint-roller house: pinto casas, pintamos casas, pintamos tu casa, pinto tu casa
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
plug lightning: electricista, instalaciones eléctricas, averías eléctricas, boletines eléctricos, boletín eléctrico
plug lightning: electricidad, enchufes, domótica, luz y gas, factura de la luz, comercializadora de luz
plug lightning: instalaciones de luz, instalación de luz, contactos y apagadores, instalación de contactos
pressure-washer: hidrolimpiadora, limpieza a presión, limpieza de fachadas, hidrolavado, hidrolavadora, hidrolavadoras
radiator wrench: calefacción, calefactores, radiadores, radiador, suelo radiante, calefactor
razor: afeitado, maquinilla de afeitar, afeitadora
recycling: reciclaje, residuo cero, chatarra, chatarrería, aceite usado, aceites usados, tapitas solidarias
recycling: recogida de tapones, tapones solidarios, tapones de plástico, tapitas plásticas
recycling battery: fierro viejo, compro fierro
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
saw: sierra de calar, caladora, caladoras
saw hammer: carpintero, carpintería, ebanista, ebanistería, muebles a medida
scratching-post: rascador para gatos, rascadores para gatos, árbol para gatos, árboles para gatos
screwdriver coffee: café de reparación, taller de reparación
screwdriver toolbox: repair café
security-camera: alarmas, seguridad, cámaras de seguridad, cámaras de vigilancia, cámara de vigilancia, cámaras cctv
security-camera: cctv, instalo cámaras, cámaras y alarmas
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
sofa: muebles, sofá, sofás, decoración, mueblería, tapicero, regalo muebles
sofa armchair: limpieza de sofás, limpieza de tapicerías, butacas, tresillo, sala esquinera, salas esquineras
sofa armchair: sala de tres piezas, sala de 3 piezas, remato sala
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
strimmer: desbroces, desmalezado de terrenos, desmalezado, desmalezamiento, desmalezar, desbrozo parcelas
strimmer: desbroce de parcelas, desbrozo fincas, desbroce de fincas, desbrozo
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
tiles: pulido de terrazo, abrillantado de terrazo, terrazo y mármol, terrazo
tiles trowel: azulejos, alicatados, alicatador, baldosas, solador, mosaico, gres, porcelánico, cerámica de baño
tiles trowel: piso cerámico, pisos cerámicos, pisos y azulejos, cerámicos
toaster: tostadora, tostadoras, tostador de pan, tostadores de pan
toilet: fosas, baños secos, baño seco, sanitarios de baño, aparatos sanitarios, loza sanitaria, grifería y sanitarios
toilet: sanitarios y grifería
toolbox: juego de destornilladores, fresadora de madera, ayudante general
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
wardrobe: armarios, armarios a medida, vestidores, armarios empotrados, armario, puertas de armario, clóset
wardrobe: zapatero de madera, ropero, roperos, placard de pino, placard de 3 puertas, vendo placard, placares
washing-machine: lavandería, lavadora, lavadoras, secadora, secadoras, tintorería y lavandería, lavarropas, línea blanca
washing-machine: lavaseca, detergente, suavizante
washing-machine wrench: electrodomésticos
wastebasket recycling: limpieza de playa, limpieza de playas, limpieza del río, limpieza del bosque, recogida de basura
water-bottle: botella reutilizable, botellas reutilizables, botella térmica, botellas térmicas, botella de acero
water-bottle: botellas de acero, botella de acero inoxidable, botellas de acero inoxidable, botella de agua, cantimplora
water-bottle: termo
water-pump: bomba sumergible, pozos y bombas, motobomba, motobombas
water-pump droplet: pozo de agua, pozos de agua, perforación de pozos, bomba de agua, bombas de agua, pozos profundos
water-pump droplet: bombas sumergibles, perforaciones de agua, pozero, pozos y sondeos, sondeos de agua, agua de pozo
water-pump droplet: perforación de pozo, perforaciones de pozos
water-tank droplet: tinaco, tinacos, cisterna, cisternas, tanque de agua, tanques de agua, limpieza de tinacos
water-tank droplet: limpieza de tanques, aljibe, aljibes, depósito de agua, depósitos de agua
wheelie-bin: contenedor de basura, contenedores de basura, recolección de basura, botes de basura, cubos de basura
wheelie-bin: limpieza de contenedores
wheelie-bin recycling: basura
wifi-router: fibra óptica, internet por fibra, internet residencial, router wifi, internet rural, internet en casa
wifi-router: proveedor de internet
window: ventanas, cristalería, ventanas pvc, cristalero, aluminio, carpintería de aluminio, doble acristalamiento
window: acristalamiento, lunas de escaparate, luna de escaparate
window house: cerramientos, pvc
window-net: malla de seguridad para ventanas, mallas para balcones, red para balcón, redes para balcones
window-net: red de protección para ventanas, mosquitera, mosquiteras
wood-pellets: pellets de madera, pélets, pellets para estufa, saco de pellets, pellet de madera
wrench car: gato hidráulico, gatos hidráulicos, taller mecánico, mecánico, taller de coches, revisión del coche, itv
wrench car: chapa y pintura, repuestos, autopartes, mecánica, mecánica rápida, embrague, amortiguadores
wrench car: correa de distribución, chapista, electromecánica, aire acondicionado del coche, alineación
wrench car: verificación vehicular, hojalatería, tren delantero, refacciones, autocentro, mofle, mofles
wrench car: mofles y escapes, afinación mayor, afinación menor, afinación de motor, afinación automotriz
wrench car: ~ taller
`;
