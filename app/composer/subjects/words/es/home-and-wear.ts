/** Spanish words for the home, clothes and the body. Notation: word-list.ts. */
export const spanishHomeAndWear = `
air-conditioner: aire acondicionado, climatización
armchair sofa: tapicería, tapizar, tapizado, sillón, sillones
awning: toldo, toldos, toldos a medida, velas de sombra
basket carrot: frutería, verdulería, verduras, frutas y verduras, mercado, verduras ecológicas, productos ecológicos
basket leaves: cestería, cestero, cestas de mimbre, cestos de mimbre, mimbre, canastos
bathtub shower: reformas de baños, reforma de baño, reforma de baños, reformas integrales de baños, reformas de baño
bathtub shower: cambio de bañera por ducha, platos de ducha, baños, cuarto de baño
bed bellhop-bell: hotel, hostal, pensión, posada, cama, camas
bed desk: habitaciones para estudiantes, habitación para estudiantes, residencia de estudiantes
bed key: ~ habitaciones, habitación
bed mattress: colchonería, somieres
bench: banco de madera, bancos de madera, banco de jardín, bancas de jardín, bancas de madera
blanket cushion: manta, mantas, cobija, cobijas, frazada, frazadas, mantas de lana
blinds: persiana, persianas, estores, estor, venecianas, contraventanas
boiler radiator: caldera, calderas, caldera de gas, revisión de calderas, revisión de caldera, reparación de caldera
boiler radiator: cambio de caldera, instalación de calderas, reparación de calderas, calentador, calentadores, boiler
boiler sun: termo solar, termas solares
bookshelf books: estantería, estanterías, librero, libreros
broom spray-bottle: limpieza, servicio de limpieza, empresa de limpieza, limpieza del hogar, señora de la limpieza
broom spray-bottle: limpieza de oficinas
broom wastebasket: limpieza de playa, limpieza de playas
bust: escultura, esculturas, estatuas, taller de escultura
candle: cirios, día de muertos, velas, vela aromática, funeraria, tanatorio, funerales, velas aromáticas
candle bouquet: cuidado de tumbas, limpieza de tumbas, limpieza de lápidas, mantenimiento de sepulturas
candle bouquet: limpieza de nichos
candle headstone: cremación
chair: bancos de jardín, sillas, rejilla de sillas
chandelier: candelabros, candiles, lámpara de araña, lámparas de araña, tienda de lámparas, iluminación decorativa
chimney fire: deshollinador, deshollinadores, limpieza de chimeneas
cooker-hood: campana extractora, campanas extractoras, campana de cocina, limpieza de campanas
cooker-hood: limpieza de campanas extractoras, limpieza de conductos de cocina, extracción de humos
cot: cuna, cunas, cuna para bebé, minicuna, moisés para bebé, muebles de bebé
curtains window: cortinas
cushion: cojín, cojines, textil hogar, ropa de hogar
desk office-chair: escritorio, escritorios, muebles de oficina, mesa de oficina, mesas de oficina, mobiliario de oficina
dining-table chair: mesa de comedor, mesas de comedor, mesas de madera
door: puertas, puertas blindadas
drainpipe droplet: desatascos, desatasco, desatasco de tuberías, desatranco, desatrancos, destape de cañerías, destape
drainpipe droplet: alcantarillado, desagüe, desagües, tuberías atascadas, destapaciones, limpieza de tuberías
fabric-roll thread: telas, telas por metro, tela por metros, tienda de telas, retales, telas de tapicería
fence hammer: cerramientos metálicos, vallas, vallado, cercados
fire-extinguisher: extintores, extintor, protección contra incendios
fireplace fire: chimeneas de leña, chimenea francesa, hogar a leña, chimeneas eléctricas, chimeneas y estufas
first-aid-kit: primeros auxilios, curso de primeros auxilios, rcp, botiquín, botiquines, desfibrilador
first-aid-kit: reanimación cardiopulmonar
fitted-kitchen: cocinas a medida, cocina a medida, muebles de cocina, cocinas integrales, cocina integral
fitted-kitchen: reforma de cocinas, reformas de cocinas, reforma de cocina, estudio de cocinas, montaje de cocinas
floorboards: parquet, parqué, tarima, tarima flotante, suelos laminados, suelo laminado, suelos de madera, acuchillado
floorboards: acuchillado de parquet, pisos de madera, piso laminado, pisos laminados, piso flotante, deck de madera
fridge: nevera, cámaras frigoríficas
garage-door: puerta de garaje, puertas de garaje, puertas seccionales
garden-shed: caseta de jardín, casetas de jardín, cobertizo, cobertizos, casetas de madera
gas-cylinder fire: bombona de butano, bombonas, butano, gas butano, gas propano, garrafas de gas, cilindros de gas
gas-cylinder fire: gas lp, balón de gas, balones de gas
gate fence: portón, portones, puertas automáticas, portones automáticos, verjas, cancelas
gear wrench: hidráulica industrial, torneado, fresado, matricería, inyección de plástico, moldes de inyección
gear wrench: rodamientos, engranajes, piezas metálicas, fundición, corte láser, calderería, mecanizado cnc
grandfather-clock: reloj de pie, relojes de pie, reloj de péndulo
gutter house: canalón, canalones, limpieza de canalones, canaletas, bajantes
hammer-and-wrench gear: cerrajería metálica
headstone: marmolería, marmolista, lápidas, mármoles
heat-pump radiator: bomba de calor, bombas de calor, aerotermia
iron t-shirt: planchado, servicio de planchado, plancha de ropa, planchado a domicilio
key convenience-store: alquiler local, local en alquiler
key padlock: apertura de cajas fuertes, copia de llaves, apertura de puertas, cerrajero, cerrajería
light-bulb: lámparas, iluminación
lock-and-key padlock: cerraduras, cerradura, ciberseguridad, protección de datos
lock-and-key puzzle: escape room, sala de escape
lotion: depilación, depilación láser, dermatólogo, dermatóloga, crema solar
mattress bed: colchón, colchones, ropa de cama
mortar herb: botica, farmacia magistral, fórmulas magistrales, mortero
mouse-trap: ratones, ratas, ratones en casa
mouse-trap cockroach: desratización, control de roedores
office-chair desk: silla de oficina, sillas de oficina, silla ergonómica, sillas ergonómicas, silla gamer, sillas gamer
oven dining-table: cocinas, reformas de cocina
padlock: trasteros, trastero
paint-roller bucket: pintura de habitaciones, pintura de pisos, pintar pisos, pintura de fachadas, pintor, pintores
paint-roller bucket: reformas, pintura de casas, pintor de casas
pergola house-with-garden: pérgola, pérgolas, cenador, cenadores, pérgolas bioclimáticas, pérgola bioclimática
piggy-bank coin: hucha, huchas, cuenta de ahorro, plan de ahorro, plan de pensiones
plug light-bulb: contrato de luz, factura de luz, tarifa de luz
plug lightning: grupo electrógeno, grupos electrógenos, generadores, electricista, instalaciones eléctricas
pressure-washer: hidrolimpiadora, limpieza a presión, limpieza de fachadas, hidrolavado
radiator wrench: calefacción
razor: afeitado
recycling: reciclaje, residuo cero, chatarra, chatarrería
recycling wastebasket: recogida de muebles, vaciado de pisos, vaciados, recogida de trastos, punto limpio
roof house: goteras en el tejado, gotera en el tejado, goteras, impermeabilización, impermeabilizaciones
roof house: impermeabilización de terrazas, impermeabilización de tejados, cubiertas, tejas, tejado, tejados, techador
roof house: techos
rug: alfombra, alfombras
sack spade: estiércol, humus de lombriz, sustrato, tierra abonada
sack wheat: alimento balanceado, alimento para ganado, forrajera, forrajes, concentrado para animales, molino de harina
sack wheat: harinera, semillería
saw hammer: carpintero, carpintería, ebanista
screwdriver coffee: café de reparación, taller de reparación
screwdriver toolbox: repair café
security-camera: alarmas, seguridad, cámaras de seguridad
security-camera shield: vigilancia, vigilante
sewing-machine thread: máquina de coser, máquinas de coser, costura, taller de costura, clases de costura
sewing-machine thread: corte y confección, modista
shield umbrella: seguro para, seguro de, seguros para, seguros de
shopping-cart basket: supermercado, alimentación, ultramarinos, abarrotes
soap: jabón, jabones
sofa: muebles, sofá, sofás, decoración, mueblería, tapicero
sofa desk-lamp: diseñador de interiores, diseñadora de interiores, interiorista, diseño de interiores, interiorismo
solar-panel battery: inversor solar, inversores solares, inversor y baterías, baterías solares
solar-panel sun: placas solares, paneles solares, energía solar, fotovoltaica
spray-bottle bucket: avisperos, avispones, avispa asiática, avispa velutina, limpieza de sofás, desinfección
spray-bottle bucket: hidrolimpieza, limpieza de tapicerías
spray-bottle cockroach: chinches, chinches de cama
squeegee window: limpiacristales, limpieza de cristales, limpieza de vidrios, limpieza de ventanas, limpiavidrios
staircase: escaleras, escaleras de madera, escaleras a medida
stairlift: salvaescaleras, sillas salvaescaleras
stove logs: estufa de leña, estufas de leña, estufa de pellets, estufas de pellets, estufas
tap wrench: fontanero, fontanería, plomero, plomería, gasfiter, fugas de agua
tiles trowel: azulejos, alicatados, alicatador, baldosas, solador, mosaico
toilet: baños portátiles, baños químicos, sanitarios portátiles, baño portátil, wc portátiles, baño químico, pocería
toilet: fosas
toolbox hammer: ferretería, manitas, bricolaje, herramientas
towel soap: toalla, toallas, albornoces, toallas de playa
vacuum-cleaner: aspiradoras, aspirador
vase: jarrón, jarrones, florero, floreros
vase fire: vidrio soplado, soplador de vidrio
vase mantel-clock: rastro de segunda mano, mercado de segunda mano, feria de segunda mano
wardrobe: armarios, armarios a medida, vestidores, armarios empotrados
wardrobe oven: puertas de cocina, frentes de cocina
washing-machine: lavandería, lavadora, lavadoras
washing-machine wrench: electrodomésticos
water-pump droplet: pozo de agua, pozos de agua, perforación de pozos, bomba de agua, bombas de agua, pozos profundos
water-pump droplet: bombas sumergibles, perforaciones de agua, pozero
water-tank droplet: tinaco, tinacos, cisterna, cisternas, tanque de agua, tanques de agua, limpieza de tinacos
water-tank droplet: limpieza de tanques, aljibe, aljibes, depósito de agua, depósitos de agua
wheelie-bin: contenedor de basura, contenedores de basura, recolección de basura, botes de basura, cubos de basura
wheelie-bin: limpieza de contenedores
wheelie-bin recycling: recogida de enseres, residuos, basura
wifi-router: fibra óptica, internet por fibra, internet residencial, router wifi, internet rural, internet en casa
wifi-router: proveedor de internet
window: ventanas, cristalería, ventanas pvc, cristalero, aluminio
window house: cerramientos, pvc
wrench car: gato hidráulico, gatos hidráulicos, taller mecánico, mecánico, taller de coches, revisión del coche, itv
wrench car: chapa y pintura, frenos, repuestos, autopartes
wrench car: ~ taller
apron chef-hat: delantal, delantales, mandil, mandiles
baby-bodysuit: ropa de bebé, ropa para bebé, ropa para bebés, ropa infantil, ropa de niños, ropa para niños, canastilla
baby-bodysuit: bodies de bebé, moda infantil
backpack pencil: mochilas, útiles escolares, material escolar
bangles: pulsera, pulseras, brazalete, brazaletes, esclava de oro
bikini: bañadores, trajes de baño, bikinis
bra: lencería, lencería femenina, sujetador, sujetadores, corsetería, brasier, brasieres, ropa interior femenina
braid hair-comb: trenzas, trenzas africanas, trencista, trenzado, rastas, box braids
brain speech-bubble: psiquiatra, psiquiatras, psiquiatría, psicólogo, psicóloga, psicoterapia, terapia, hipnosis
briefs: ropa interior
clothes-hanger coat: tintorería, tintorerías, lavado en seco, limpieza en seco, ropa de segunda mano, ropa usada
clothes-hanger coat: ropero solidario, ropa americana, perchas
coat: peletería, segunda mano, abrigo, abrigos, chaquetas
crown: reyes magos, cabalgata de reyes, cabalgata
diamond magnifier: minerales, gemas
diamond ring: collares, collar de plata, gargantilla, gargantillas, joyería, joyas, joyero, collar
dress dancer: trajes de flamenca, traje de flamenca
dress handbag: moda, ropa de mujer, vestidos, vestido, ropa, tienda de ropa, boutique
dress washing-machine: limpieza de vestidos de novia, limpieza de trajes de novia
dress-shoe: zapatero, reparación de calzado
ear stethoscope: otorrino, otorrinos, otorrinolaringólogo, otorrinolaringóloga, otorrinolaringología
earrings diamond: pendientes, aretes, zarcillos, aros de plata, pendientes de plata
eyelashes eye: pestañas, extensiones de pestañas, cejas
foot dress-shoe: podóloga, plantillas, plantillas ortopédicas, calzado ortopédico, quiropodia
foot lotion: podólogo, podología
glasses eye: óptica, gafas, lentillas, oftalmólogo, lentes, anteojos
gloves: guantes
graduation-cap books: universidad, formación profesional, máster
graduation-cap camera: fotos de graduación, sesión de graduación, fotos de grado
hair-comb scissors: extensiones de pelo, extensiones de cabello
hair-dryer hair-comb: secador de pelo, alisado, alisado brasileño, alisado de keratina, keratina, brushing
hair-dryer hair-comb: secado y peinado, planchado de cabello, blower
hand-fan: taller de abanicos
handbag: bolsos, bolso, marroquinería, bolsas de piel
headscarf: hiyab, hijab, hiyabs, abaya, abayas
hearing-aid: audífonos, audífono, centro auditivo
heart handshake: apadrina, apadrina un niño, apadrinar, donación, donaciones, voluntariado, voluntarios, ong
heart handshake: recaudación
henna-hand: henna, tatuajes de henna, tatuaje de henna
high-heel: tacones, zapatos de tacón
hiking-boot: senderismo, rutas de senderismo, trekking, excursiones
hiking-boot volcano: excursión al volcán, ascenso al volcán, subida al volcán
hoodie t-shirt: sudadera, sudaderas, sudaderas con capucha, buzos, streetwear
jumper scarf: jersey, jerséis, jerseys, suéter, suéteres, sueter, sueteres, chompa, chompas, chaleco de lana
jumper scarf: jersey de lana, ropa de punto, rebeca
lipstick nail-polish: salón de belleza, centro de estética, maquillaje, cosmética, esteticista, estética, maquilladora
lipstick serum-bottle: tratamientos faciales
lungs stethoscope: neumólogo, neumóloga, neumología
nail-polish: manicura, uñas, pedicura, salón de uñas
nappy baby: pañal, pañales, pañales de tela, pañales ecológicos, torta de pañales, tarta de pañales, pañalera
necklace: collar de perlas, bisutería, joyería de plata, joyas de plata, joyería artesanal
necktie: trajes, moda hombre, camisas, traje
perfume: perfume, perfumes, perfumería
prosthetic-leg: prótesis de pierna, ortoprótesis, prótesis ortopédicas, ortopedia técnica
ring bouquet: boda, bodas, wedding planner, alianzas, anillo de compromiso, feria de bodas
ring diamond: compro oro, compramos oro, compra de oro, compramos su oro, vende tu oro, compra venta de oro
rollator: andador para mayores, andadores para mayores, andador ortopédico, andaderas
safety-vest: ropa laboral, uniformes, epis, ropa de trabajo
safety-vest lab-coat: uniformes laborales
scrubs: uniformes médicos, uniformes clínicos, uniformes de enfermería, uniformes quirúrgicos, filipinas médicas
scrubs: pijamas sanitarios
serum-bottle lotion: sérum, crema facial, cuidado de la piel, cosmética natural
shopping-bags price-tag: rastrillo, rastro
shopping-bags price-tag: ~ rebajas, liquidación, outlet, centro comercial
sneaker: zapatillas, zapatos, zapatería, calzado, tenis deportivos, deportivas, zapatillas de niño
socks: calcetines
spine: quiropráctico, fisioterapia, fisioterapeuta, osteópata, dolor de espalda, fisio, osteopatía
suit necktie: trajes a medida, traje de novio, trajes de novio, trajes de caballero, alquiler de trajes, renta de trajes
suit necktie: trajes para hombre, esmoquin, smoking, traje a medida, sastrería, sastrerías
sun-hat: sombreros
t-shirt backpack: uniformes escolares, uniforme escolar
t-shirt clothes-hanger: intercambio de ropa
t-shirt jeans: camisetas, camiseta, estampación, playeras
tattoo-machine: tatuajes, tatuaje, tatuador
tattoo-machine ring: micropigmentación
tooth: dentaduras, prótesis dentales, dentista, clínica dental, dientes, odontólogo, blanqueamiento
tooth toothbrush: implantes, implante dental, implantes dentales, implantes y ortodoncia, alineadores, brackets
tooth toothbrush: limpieza dental, blanqueamiento dental, ortodoncia
top-hat: sombrerería
top-hat sun-hat: sombrerero
vape: vape, vapes, vapeo, vapers, vaper, cigarrillos electrónicos, cigarro electrónico
wallet handbag: carteras de piel, cinturones
wedding-dress ring: vestido de novia, vestidos de novia, traje de novia, tienda de novias, novias y fiesta
wig: peluca, pelucas, prótesis capilar, prótesis capilares, peluquín
x-ray: rayos x, radiografía, radiografías, radiología, resonancia magnética, tomografía, tomografías
x-ray: diagnóstico por imagen, diagnóstico por imágenes, mamografía, mastografía
zip: cremallera, cremalleras, cambio de cremalleras, cambio de cierres
`;
