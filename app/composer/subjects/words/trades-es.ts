/** Trades and goods in Spanish. Notation: word-list.ts. */
export const spanishTrades = `
superhero ghost: disfraces, tienda de disfraces, disfraz
delivery-van: furgoneta, furgonetas, alquiler de furgonetas
chess-pawn: ajedrez
house umbrella: seguro de hogar, seguros de hogar, seguro del hogar
car-front shield: seguro de coche, seguros de coche, seguro de auto
umbrella shield: seguros, aseguradora, correduría de seguros, seguro de vida, seguro médico, corredor de seguros
umbrella: ~ seguro
sewing-machine thread: costura, taller de costura, clases de costura, corte y confección, máquina de coser, máquinas de coser, modista
wrench: ~ taller
olives: aceitunas, aceituna, olivas, almazara, encurtidos
tiles trowel: azulejos, alicatados, alicatador, baldosas, solador, mosaico
vinyl-record: vinilos, discos de vinilo, tienda de discos, feria del disco
dates: dátiles
oboe: oboe, clarinete, fagot
stairlift: salvaescaleras, sillas salvaescaleras
hot-tub: jacuzzi, jacuzzis, bañera de hidromasaje
calculator: contable, contabilidad, asesoría fiscal, gestoría, declaración de la renta, impuestos, contador
receipt: facturación, software de facturación
air-conditioner: aire acondicionado, climatización, aerotermia
set-square: arquitecto, arquitectos, estudio de arquitectura, matemáticas, clases de matemáticas
wrench: taller mecánico, mecánico, taller, taller de coches, cambio de aceite
croissant: panadería, panadero, bollería, cruasán, cruasanes
bread: pan, pan artesano, pan de masa madre
lipstick: salón de belleza, centro de estética, maquillaje, cosmética, esteticista, estética, maquilladora
nail-polish: manicura, uñas, pedicura, salón de uñas
eyelashes: pestañas, extensiones de pestañas, cejas
bee: apicultor, apicultura
motor-boat: alquiler de barcos, barco, barcos, alquiler de barco
bowling: bolera, bolos
bride: vestidos de novia, vestido de novia, novias
ring: boda, bodas, wedding planner, alianzas, anillo de compromiso, feria de bodas
steak: carnicería, carnicero, carne, asador, chuletón
tent: camping, acampada, tienda de campaña, tiendas de campaña
car: concesionario, coches de ocasión, coches usados, coches, coche, alquiler de coches, autos, carros usados, seminuevos
saw: carpintero, carpintería, ebanista, parquet
dinner-plate: catering, banquetes
cheese: quesería, quesos, queso
spine: quiropráctico, fisioterapia, fisioterapeuta, osteópata, dolor de espalda
musical-notes: coro, concierto, conciertos, orquesta, concierto de coro
microphone: clases de canto, karaoke, monólogos, noche de comedia
circus-tent: circo
climber: escalada, rocódromo
coffee: café, cafetería, cafés, tostador, tostadero
laptop: reparación de ordenadores, informática, ordenador portátil, curso online, cursos online, webinar, coworking, soporte técnico, laptop
cook: curso de cocina, clases de cocina, escuela de cocina
scissors: peluquería, peluquero, peluquera, corte de pelo, estilista, manualidades
barber-pole: barbería, barbero
teddy-bear: guardería, juguetes, juguetería, niñera, escuela infantil, ludoteca
serum-bottle: sérum, crema facial, cuidado de la piel, cosmética natural
lotion: dermatólogo, dermatóloga, crema solar
dog-standing: paseador de perros, adiestramiento canino, paseo de perros, residencia canina
dog stethoscope: veterinario, clínica veterinaria
dog: tienda de mascotas, peluquería canina, perro, perros, cachorros, mascotas, pienso
cat: gato, gatos
paw: protectora de animales, adopción de mascotas
steering-wheel: autoescuela, carnet de conducir, clases de conducir, escuela de manejo
plug: electricista, instalaciones eléctricas
lock-and-key: escape room, sala de escape
egg: huevos, huevos camperos
basket: frutería, verdulería, verduras, frutas y verduras, mercado, verduras ecológicas, productos ecológicos
shopping-cart: supermercado, alimentación, ultramarinos, abarrotes
taco: tacos, taquería, restaurante mexicano
chart-up: asesor financiero, inversión, inversiones, bolsa, plan de pensiones
bank: banco, préstamo, préstamos, crédito, cuenta bancaria
house: inmobiliaria, casas, viviendas, vivienda, agente inmobiliario, piso en venta, pisos, casas en venta, casa en venta, hipoteca, hipotecas, apartamento, apartamentos, casa rural, bienes raíces, departamentos, chalet, alquiler de pisos
fish: pescadería, marisquería, marisco, pescado, mariscos
bouquet: floristería, florista, flores, ramo de flores, ramos, florería
canned-food: banco de alimentos, recogida de alimentos
football: fútbol, club de fútbol, escuela de fútbol
seedling: vivero, centro de jardinería, plantas, semillas
spade: jardinero, jardinería, paisajismo, mantenimiento de jardines, herramientas de jardín
soft-ice-cream: heladería, helado, helados, sorbete
glasses: óptica, gafas, lentillas, oftalmólogo, lentes, anteojos
dumbbell: gimnasio, fitness, entrenador personal, musculación, crossfit
hearing-aid: audífonos, audífono, centro auditivo
hiking-boot: senderismo, rutas de senderismo, trekking, excursiones
bed: hotel, hostal, pensión, posada, cama, camas
sofa: muebles, sofá, sofás, decoración, interiorista, interiorismo, mueblería, tapicero, diseño de interiores
orange: zumos, zumo, jugos, batidos, smoothies
kebab: kebab
oven dining-table: cocinas, muebles de cocina, cocinas a medida
kitchen-knife: menaje
washing-machine: lavandería, tintorería, lavadora, lavadoras
books: librería, biblioteca, libros, libro, feria del libro, club de lectura, novela
key: cerrajero, cerrajería
open-book: clases particulares, academia de idiomas, clases de inglés, curso de inglés, traductor, traducciones, idiomas, refuerzo escolar, clases de español
game-controller: videojuegos, videojuego, gaming
dice: juegos de mesa
delivery-van: mudanzas, mudanza, mensajería, envíos, transporte
piano-keys: piano, clases de piano
guitar: guitarra, clases de guitarra, escuela de música, clases de música
noodles: ramen, fideos, restaurante asiático, restaurante chino, restaurante tailandés
theatre-masks: teatro, ópera, clases de teatro, musical
palette: curso de pintura, clases de pintura, acuarela, clases de dibujo, bellas artes
framed-picture: galería de arte, enmarcación
paint-roller: pintor, pintores, reformas, pintura de casas, pintor de casas
camera: fotógrafo, fotógrafa, fotografía, estudio de fotografía, fotógrafo de bodas, cámara
tap: fontanero, fontanería, plomero, plomería, calefacción, desatascos, gasfiter
bathtub: baños, cuarto de baño, reforma de baños
amphora: cerámica, alfarería, taller de cerámica
beers: pub, bar, cervecería, bares
beer: cerveza, cervezas, cerveza artesanal
roof: tejado, tejados, techador, canalones, techos
sailing-boat: vela, escuela de vela, velero
sandwich: bocadillos, bocatería, sándwich, sándwiches, tortas
coat: ropa de segunda mano, segunda mano, abrigo, abrigos, chaquetas
dress: moda, ropa de mujer, vestidos, vestido, ropa, tienda de ropa, boutique
t-shirt: camisetas, camiseta, estampación, playeras
padlock: trasteros, guardamuebles, trastero
skis: esquí, escuela de esquí, clases de esquí
solar-panel: placas solares, paneles solares, energía solar, fotovoltaica
meat-on-bone: barbacoa, parrilla, parrillada, asado
sushi: sushi
sewing-needle: sastre, sastrería, costura, arreglos de ropa, modista, clases de costura, telas, mercería
tea: té, tetería, tés
airplane: agencia de viajes, viajes, viaje, vuelos, vacaciones, vuelo
salad: vegano, vegetariano, restaurante vegano, restaurante vegetariano, ensaladas, nutricionista, dietista
clapperboard: edición de vídeo, producción audiovisual, festival de cine, videógrafo, edición de video
popcorn: cine, noche de cine, cine de verano
watch: reloj, relojes, relojería, relojero
bucket: limpieza de cristales, limpiacristales
window: ventanas, cristalería
broom: limpieza, servicio de limpieza, empresa de limpieza, limpieza del hogar
lotus-position: yoga, clases de yoga, meditación, pilates, centro de yoga
massage: masaje, masajes, acupuntura
sauna: spa, sauna, balneario, termas, bienestar
shield: seguro, seguros, aseguradora, seguro de hogar, seguro de coche, seguro de vida, correduría de seguros
tooth: dentista, clínica dental, ortodoncia, dientes, implantes dentales, blanqueamiento dental, odontólogo
stethoscope: médico, consulta médica, pediatra, hospital, doctor
nurse: enfermera, enfermero, cuidadora, cuidado de mayores, residencia de mayores, ayuda a domicilio
pill: farmacia, farmacéutico, suplementos, vitaminas
brain: psicólogo, psicóloga, psicoterapia, terapia, hipnosis
baby: matrona, ropa de bebé, bebés, puericultura
scales: abogado, abogados, abogada, bufete, asesoría jurídica, despacho de abogados
fountain-pen: notario, notaría, papelería, caligrafía
briefcase: consultoría, consultor, recursos humanos, feria de empleo
desktop-computer: diseño web, página web, páginas web, programación, curso de programación, software
smartphone: móvil, móviles, celular, celulares, reparación de móviles, tarifa móvil, smartphone
megaphone: agencia de publicidad, marketing, marketing digital
printer: imprenta, impresión, tarjetas de visita
museum: museo, noche de los museos
graduation-cap: universidad, formación profesional, máster, oposiciones, academia de oposiciones
school: ~ colegio, escuela, academia, vuelta al cole
dancer: escuela de baile, clases de baile, baile, salsa, tango, bachata, danza, zumba
cutlery dancer: noche de tapas y flamenco
disco-ball: discoteca, fiesta dj, club nocturno
party-popper: fiesta, cumpleaños, nochevieja, fiesta de cumpleaños, organización de eventos
birthday-cake: pastelería, tartas, pasteles, tarta, confitería, repostería, pastel, tortas de cumpleaños
chocolate: chocolate, bombones, chocolatería
candy: golosinas, chuches, dulces, caramelos
wine: vino, vinos, bodega, cata de vinos, vinoteca, tintos
champagne: cava, champán
cocktail: cócteles, coctelería, cóctel
pizza: pizzería, pizza, pizzas
spaghetti: restaurante italiano, pasta fresca
burger: hamburguesa, hamburguesas, hamburguesería
cutlery: restaurante, tapas, bar de tapas, menú del día, noche de tapas, mesón, menú degustación, comida a domicilio, food truck, gastronomía, fonda
pancakes: desayunos, brunch, desayuno
paella: paella, arrocería
gift: regalo, regalos, tarjeta regalo, cheque regalo, cesta de regalo
christmas-tree: navidad, mercado navideño, árbol de navidad
diamond: joyería, joyas, joyero, pendientes, collar
sneaker: zapatillas, zapatos, zapatería, calzado, tenis deportivos, deportivas
dress-shoe: zapatero, reparación de calzado
handbag: bolsos, bolso, marroquinería, bolsas de piel
necktie: trajes, moda hombre, camisas, traje
yarn: lana, punto, ganchillo, tejer, jerséis
swimmer: piscina, natación, clases de natación
surfer: surf, escuela de surf
diving-mask: buceo, centro de buceo
canoe: kayak, piragua
fishing-rod: pesca, artículos de pesca
lion: zoo, zoológico, safari
tractor: granja, agricultura, maquinaria agrícola
horse: equitación, hípica, caballos, caballo, poni
tennis: tenis, pádel, club de tenis
golf: golf, minigolf
boxing-glove: boxeo
judo-suit: judo, kárate, artes marciales
runner: maratón, carrera popular
bicycle: bicicleta, bicicletas, bici, bicis, alquiler de bicicletas
motorcycle: moto, motos, motocicletas
tyre: neumáticos, llantas, neumático
car bubbles: lavado de coches, autolavado
taxi: taxi, taxis
bus: viaje en autobús, autobús
cruise-ship: crucero, cruceros
beach-umbrella: playa, chiringuito, vacaciones en la playa
bricks: construcción, constructora, albañil, albañilería, azulejos, empresa constructora, materiales de construcción
toolbox: ferretería, manitas, bricolaje, herramientas
light-bulb: lámparas, iluminación
candle: velas, vela aromática, funeraria, tanatorio
rug: alfombra, alfombras
mattress: colchón, colchones, ropa de cama
curtains: cortinas, persianas, toldos
door: puertas
fire: chimenea, chimeneas, leña, estufas
television: televisor, televisores, televisión, electrónica
headphones: auriculares, podcast
compact-disc: vinilos, tienda de discos
security-camera: alarmas, seguridad, cámaras de seguridad
cockroach: control de plagas, plagas, fumigación
recycling: reciclaje, residuo cero, chatarra
heart: donación, donaciones, voluntariado, voluntarios, ong, recaudación
perfume: perfume, perfumes, perfumería
soap: jabón, jabones
honey: miel
jar: mermelada, especias
shopping-bags: ~ rebajas, mercadillo, liquidación, outlet, centro comercial
coin: compro oro, antigüedades
stroller: cochecito, carrito de bebé
stethoscope: ~ clínica
oven dining-table: reformas de cocina
scissors: corte y peinado, corte de pelo, peinado, mechas, corte caballero, corte de cabello, tinte, alisado
pie: roscón de reyes, roscón, empanadas, empanada, tarta de manzana
pancakes: crepes, desayunos, tortitas
doughnut: churros, churrería, churrerías, porras, buñuelos, chocolate con churros
blood-drop: donación de sangre, dona sangre, donar sangre
wrench: cambio de aceite, revisión del coche, itv, chapa y pintura, frenos, mecánico, repuestos, autopartes
tyre: neumáticos, cambio de neumáticos, llantas, ruedas
steering-wheel: carnet de conducir, licencia de conducir, autoescuela, carné de conducir
tap: desatascos, fugas de agua, calentador, desagües
tooth: implantes dentales, blanqueamiento dental, blanqueamiento, brackets, limpieza dental
lawnmower spade: corte de césped, poda, césped, mantenimiento de jardines
tree axe: poda de árboles, tala
fence: vallas, vallado, cercados, portones, verjas
fire: leña, chimeneas, estufas, pellets, estufa de pellets
headstone: lápidas, mármoles
candle: funeraria, funerales, velas aromáticas
nurse: cuidado de mayores, ayuda a domicilio, residencia de mayores, cuidadora, asilo, cuidadores
wheelchair: sillas de ruedas, salvaescaleras, ortopedia
baby: matrona, preparación al parto, ropa de bebé, doula
speech-bubble: logopeda, logopedia
foot lotion: podólogo, podología, pedicura
spine: fisioterapia, fisio, fisioterapeuta, osteopatía, osteópata, quiropráctico, dolor de espalda
syringe: vacunas, vacunación, bótox, medicina estética
tattoo-machine: tatuajes, tatuaje, tatuador
swimmer: aquagym, clases de natación, natación, matronatación
balloon: animación infantil, globos, pintacaras, brincolines
magic-wand: mago, show de magia
circus-tent: carpas, alquiler de carpas, toldos para fiestas
caravan: autocaravana, autocaravanas, caravanas, camper
hot-air-balloon: globo aerostático, paseo en globo
parachute: parapente, paracaidismo
car-front: coches clásicos, autos clásicos, coche de boda, limusina
lorry: grúa, grúas, camiones, auxilio mecánico, fletes camión
crane bricks: excavadora, excavaciones, demoliciones, maquinaria de construcción, movimiento de tierras
bricks: azulejos, alicatados, yesero, pladur, andamios, aislamiento, albañil, fachadas
drill toolbox: ferretería, taladros, herramientas, alquiler de herramientas
curtains: toldos, persianas, estores
window: ventanas pvc, cristalería, cristalero, aluminio, ventanas
door: puertas de garaje, puertas, puertas blindadas
radiator: calefacción, calderas, revisión de caldera
violin: violín, clases de violín
drum: clases de batería
saxophone: jazz, noche de jazz
trumpet: mariachi, mariachis, banda de música
accordion: acordeón
flute: flauta
chess-pawn: ajedrez, club de ajedrez
playing-card: póker, torneo de mus
table-tennis: tenis de mesa, ping pong
basketball: baloncesto, básquet, básquetbol
volleyball: voleibol
tennis: pádel, torneo de pádel, tenis
ice-skate: patinaje, pista de hielo
gymnast: gimnasia, gimnasia rítmica, trampolines
target: dardos, tiro con arco, paintball
racing-car: karts, karting
rugby-ball: rugby
fencer: esgrima
billiard-ball: billar
ticket: bingo, lotería, rifa
jack-o-lantern: calabazas, halloween
chick: ~ pascua
rose: san valentín, rosas
fireworks: pirotecnia, fuegos artificiales
castle: castillo, mercado medieval, visita guiada
telescope: planetario, astronomía
shisha: vapers, cigarrillo electrónico, estanco, shisha, puros, tabaco
spirits-bottle: ron, whisky, tequila, mezcal, destilería, ginebra, cata de ginebra
beer: cerveza artesana, cerveza artesanal, cervecería artesanal, cervezas
apple: sidra, sidrería, manzanas
sausage: embutidos, chorizo, charcutería, choripán
meat-on-bone: asado, parrilla, asador, parrillada, barbacoa
cookie: galletas, alfajores, polvorones
candy: caramelos, turrón, chuches, dulces
chicken-leg: pollo asado, pollos asados, alitas, pollo frito
curry: restaurante indio, curry
cutlery: tapas, ruta de tapas, menú del día, pinchos, comida corrida, fonda
jar: a granel, conservas, mermeladas, tienda a granel
strawberry: fresas
potato: patatas
goat: queso de cabra
steak: ternera, carne de ternera, carne ecológica, carne
snake: reptiles
tropical-fish: acuario, acuarios, peces
horse: herrador, clases de equitación, equitación, hípica
nest: avispas, nido de avispas
cockroach: fumigación, control de plagas, plagas, termitas
printer: impresión 3d, flyers, lonas, tarjetas de visita
drone: drones, fotografía aérea
robot: robótica, inteligencia artificial, ia
shield laptop: ciberseguridad, protección de datos
chart-up: posicionamiento seo, seo, inversiones
scales: divorcio, divorcios, extranjería, derecho laboral, herencias, abogada, procurador
suitcase: maletas, equipaje
backpack: mochilas, útiles escolares, material escolar
socks: calcetines
sun-hat: sombreros
bikini: bañadores, trajes de baño, bikinis
high-heel: tacones, zapatos de tacón
sneaker: zapatillas, tenis deportivos, deportivas, zapatillas de niño, calzado
wardrobe: armarios, armarios a medida, vestidores
chair: tapicería, sillas, tapicero
frying-pan: ollas, sartenes, menaje
teapot: vajilla, porcelana
kitchen-knife: afilado, cuchillos, afilador
hammer-and-wrench: herrería, soldadura, cerrajería metálica, herrero, forja
broom: señora de la limpieza, limpieza de oficinas, limpieza del hogar
fire-engine: bomberos
calculator: declaración de la renta, gestoría, asesoría fiscal, autónomos
paw: adopta, protectora, refugio de animales
oyster: ostras
open-book: ~ inglés, alemán, francés, idiomas
cutlery: camarero, camareros, camarera, comida casera, comida para llevar
bread: pan artesanal, pan casero, pan de masa madre, pan recién hecho
briefcase: ~ empleo, vacante
bouncy-castle: castillos hinchables, inflables, brincolines
orange: naranjas, mandarinas
dining-table: mesa de comedor, mesas de comedor, mesa de madera, mesas de madera
dancer musical-notes: flamenco, clases de flamenco, sevillanas, tablao, bachata, salsa y bachata
jar: aceite, aceite de oliva, aceites, almazara, aceituna, aceitunas, olivas
climber fir-tree: parque de aventuras, parque multiaventura, tirolina
shopping-bags price-tag: rastrillo, mercadillo, rastro
recycling: chatarrería, chatarra, desguace
dog bone: guardería canina, peluquería canina, adiestramiento canino, residencia canina
lizard snake: reptiles, terrario
swimmer: balneario, aguas termales, piscina climatizada
spade seedling: huerto, huerto urbano
bacon kitchen-knife: jamón, jamonería, cortador de jamón, jamón ibérico
theatre-masks: alquiler de disfraces
kitchen-knife: afilado de cuchillos
umbrella: paraguas, reparación de paraguas
guitar: ukelele, bandurria, laúd, charango
amphora: torno
lorry: escombros
`;
