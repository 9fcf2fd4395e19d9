/** Everyday trades and what else is advertised, by their plain names in Spanish; kinds.ts says what they are. */
export const spanishTradeNames = `
dentist: dentista, clínica dental, odontólogo
doctor: médico, consultorio médico, centro médico
vet: veterinario, clínica veterinaria, veterinaria
pharmacy: farmacia
optician: óptica, oculista
hearing: centro auditivo, audífonos
physio: fisioterapeuta, fisioterapia
podiatrist: podólogo, podología
psychologist: psicólogo, psicóloga, psicología
midwife: matrona, comadrona
nursing-home: residencia de mayores, residencia de ancianos, asilo de ancianos
massage: masajes, masajista
hairdresser: peluquería, peluquero, salón de belleza
barber: barbería, barbero
beauty: centro de estética, estética, esteticista
nails: salón de uñas, manicura, uñas
tattoo: estudio de tatuajes, tatuador, tatuajes
perfumery: perfumería
bakery: panadería, panadero
pastry: pastelería, confitería, repostería
butcher: carnicería, carnicero
fishmonger: pescadería
greengrocer: frutería, verdulería, frutas y verduras
grocery: supermercado, tienda de comestibles, ultramarinos, abarrotes
cheese: quesería
wine: vinoteca, bodega, tienda de vinos
ice-cream: heladería
coffee-shop: cafetería
restaurant: restaurante, mesón
health-food: herbolario, herboristería, dietética, tienda ecológica, tienda naturista
catering: servicio de catering
bookshop: librería
stationery: papelería
toys: juguetería, tienda de juguetes
hardware: ferretería
beds: colchonería, tienda de colchones, colchones
furniture: mueblería, tienda de muebles, muebles
lamps: tienda de lámparas, lámparas, iluminación
florist: floristería, florería, florista
garden-centre: vivero, centro de jardinería
jeweller: joyería, joyero
watchmaker: relojería, relojero
shoes: zapatería, calzados, tienda de zapatos
clothes: tienda de ropa, boutique de ropa
fabrics: mercería, tienda de telas, telas
electronics: tienda de electrónica, electrodomésticos
pets: tienda de mascotas, tienda de animales
bikes: tienda de bicicletas, bicicletas
sports: tienda de deportes, artículos deportivos
antiques: anticuario, antigüedades, tienda de antigüedades
framing: enmarcación de cuadros, marcos y molduras, enmarcación
instruments: tienda de música, instrumentos musicales
gifts: tienda de regalos, regalos
dry-cleaner: tintorería, lavandería
tailor: sastrería, modista, sastre, arreglos de ropa
shoe-repair: zapatero, reparación de calzado
locksmith: cerrajero, cerrajería
notary: notaría, notario
lawyer: abogado, bufete de abogados, abogada, despacho de abogados
accountant: contador, asesoría fiscal, gestoría, contable
insurance: seguros, correduría de seguros, agente de seguros, aseguradora
estate-agent: inmobiliaria, agencia inmobiliaria
travel-agency: agencia de viajes
movers: mudanzas, empresa de mudanzas
cleaning: empresa de limpieza, limpieza, servicio de limpieza
photographer: fotógrafo, estudio fotográfico, fotógrafa
copy-shop: copistería, fotocopias, centro de copiado
printing: imprenta, impresión digital
computer-help: reparación de ordenadores, reparación de computadoras, ayuda informática, servicio técnico informático
phone-repair: reparación de móviles, reparación de celulares
undertaker: funeraria, tanatorio
architect: arquitecto, estudio de arquitectura
translator: traductor, agencia de traducción, traducciones
security: empresa de seguridad
pest-control: control de plagas, fumigación, fumigaciones
taxi: servicio de taxi
hotel: hostal
campsite: zona de acampada
car-rental: alquiler de coches, renta de autos
garage: taller mecánico, taller de coches
tyres: neumáticos, llantas, llantera
car-wash: lavadero de coches, lavado de coches, autolavado
car-dealer: concesionario, coches de segunda mano, concesionario de coches
driving-school: autoescuela, escuela de manejo
plumber: fontanero, plomero, fontanería
electrician: electricista
roofer: techador, tejados y cubiertas
carpenter: carpintero, carpintería, ebanista
painter: pintor, pintores, pintor de casas
glazier: cristalería, vidriería, cristalero
chimney-sweep: deshollinador
upholsterer: tapicería, tapicero
builder: albañil, constructora, empresa de construcción
tiler: alicatador, azulejos, solador
gardener: jardinero, jardinería
heating: calefacción, instalador de calefacción
kindergarten: guardería, jardín de infancia, escuela infantil
music-school: escuela de música, academia de música
dance-school: escuela de baile, academia de baile, escuela de danza
language-school: escuela de idiomas, academia de idiomas
riding-school: hípica, escuela de equitación, centro ecuestre
gym: gimnasio
cinema: cine
theatre: teatro
bowling: bolera, boliche
swimming-pool: piscina municipal, piscina
library: biblioteca
dog-groomer: peluquería canina
dog-hotel: residencia canina, hotel para perros, guardería canina
wedding-planner: organización de bodas, organizador de bodas
piano-tuner: afinador de pianos
knife-grinder: afilador, afilado de cuchillos
beekeeper: apicultor
tea-shop: tienda de té
bags: tienda de bolsos
wool: tienda de lanas
pool-builder: construcción de piscinas, piscinero
fences: vallas y cercados
scaffolding: andamios
tree-care: poda de árboles
chiropractor: quiropráctico
dermatologist: dermatólogo
diving-school: escuela de buceo
sailing-school: escuela de vela
boat-rental: alquiler de barcos
escape-room: sala de escape
karting: pista de karts
planetarium: planetario
circus: circo
comics: tienda de cómics
charity-run: carrera solidaria, carrera benéfica
marathon: maratón, media maratón, medio maratón
school-fair: fiesta del colegio, feria escolar, kermés escolar
village-fete: fiestas del pueblo, fiestas patronales, verbena popular
flea-market: mercado de pulgas, mercadillo de segunda mano, rastrillo solidario
christmas-market: mercado de navidad, mercadillo navideño, mercadillo de navidad
farmers-market: mercado de productores, mercado campesino, mercado de agricultores
craft-market: feria de artesanía, mercado de artesanía, mercadillo artesanal
concert: concierto, música en vivo, música en directo
choir-concert: concierto coral, concierto de coro
jazz-concert: concierto de jazz, noche de jazz
comedy-night: noche de comedia, noche de monólogos, monólogos de humor
film-night: noche de cine, cine de verano, cine al aire libre
karaoke-night: noche de karaoke, karaoke
board-games-night: noche de juegos de mesa, tarde de juegos de mesa
wine-tasting: cata de vinos, cata de vino, degustación de vinos
beer-festival: feria de la cerveza, fiesta de la cerveza, festival de cerveza
street-food: comida callejera, festival de comida callejera
art-exhibition: exposición de arte, exposición de pintura, muestra de arte
author-reading: presentación de libro, firma de libros, encuentro con el autor
puppet-theatre: teatro de títeres, teatro de marionetas, espectáculo de títeres
magic-show: espectáculo de magia, show de magia
fireworks-show: fuegos artificiales, espectáculo de fuegos artificiales
carnival-party: fiesta de carnaval, baile de carnaval, baile de disfraces
food-bank: banco de alimentos, recogida de alimentos, colecta de alimentos
clothes-collection: recogida de ropa, colecta de ropa, donación de ropa
blood-donation: donación de sangre
animal-shelter: protectora de animales, refugio de animales, albergue de animales
volunteers-wanted: se buscan voluntarios, buscamos voluntarios, se necesitan voluntarios
choir-singers: coro busca voces, se buscan coristas, buscamos voces para el coro
chess-club: club de ajedrez
hiking-club: club de senderismo, grupo de senderismo, club de montaña
running-club: club de atletismo, club de corredores, club de running
tennis-club: club de tenis
judo-club: club de judo, clases de judo, escuela de judo
yoga-class: clases de yoga, clase de yoga
swimming-lessons: clases de natación, curso de natación, escuela de natación
baby-swimming: natación para bebés, matronatación
first-aid-course: curso de primeros auxilios
cooking-course: curso de cocina, clases de cocina, taller de cocina
pottery-course: curso de cerámica, taller de cerámica, clases de cerámica
painting-course: clases de pintura, curso de pintura, taller de pintura
photography-course: curso de fotografía, taller de fotografía
sewing-course: clases de costura, curso de costura, taller de costura
programming-course: curso de programación, clases de programación
guitar-lessons: clases de guitarra
piano-lessons: clases de piano
singing-lessons: clases de canto
drum-lessons: clases de batería
maths-tutoring: clases de matemáticas, clases particulares de matemáticas, refuerzo de matemáticas
ski-school: escuela de esquí, clases de esquí
surf-school: escuela de surf, clases de surf
climbing-hall: rocódromo, sala de escalada, muro de escalada
mini-golf: minigolf, mini golf
personal-trainer: entrenador personal, entrenadora personal
nutritionist: nutricionista, dietista nutricionista
holiday-flat: apartamento vacacional, alquiler vacacional, apartamento turístico
room-to-let: habitación en alquiler, se alquila habitación, alquilo habitación
flat-to-let: piso en alquiler, se alquila piso, departamento en renta
storage-units: trasteros, alquiler de trasteros, guardamuebles
bouncy-castle-hire: alquiler de castillos hinchables, castillos hinchables, alquiler de inflables
marquee-hire: alquiler de carpas, carpas para eventos
bike-hire: alquiler de bicicletas, alquiler de bicis, renta de bicicletas
camper-hire: alquiler de autocaravanas, alquiler de camper, alquiler de furgonetas camper
costume-hire: alquiler de disfraces, renta de disfraces
tool-hire: alquiler de herramientas, alquiler de maquinaria, renta de herramientas
truck-driver: conductor de camión, camionero, chofer de camión
delivery-driver: repartidor, repartidora, conductor repartidor
bus-driver: conductor de autobús, conductora de autobús, chofer de autobús
waiter: camarero, camarera, mesero
cook: cocinero, cocinera, ayudante de cocina
bakers-apprentice: aprendiz de panadero, ayudante de panadería
shop-assistant: dependienta, dependiente de tienda, vendedora de tienda
warehouse-worker: mozo de almacén, operario de almacén, almacenista
cleaner: limpiadora, personal de limpieza, empleada de limpieza
nurse: enfermera, enfermero
carer: gerocultora, cuidadora de ancianos, auxiliar de geriatría
programmer: programador, programadora, desarrollador web
christmas-trees: árboles de navidad, venta de árboles de navidad, abetos de navidad
pumpkins: calabazas, calabazas de halloween, venta de calabazas
firewood: leña, venta de leña, leña a domicilio
fresh-eggs: huevos frescos, huevos de corral, huevos camperos
asparagus: espárragos, espárragos frescos, espárragos trigueros
strawberry-picking: recogida de fresas, recolección de fresas
vegetable-box: cesta de verduras, cestas de verduras, canasta de verduras
used-bikes: bicicletas de segunda mano, bicicletas usadas, bicis de segunda mano
used-cars: coches usados, autos usados, coches de ocasión
second-hand-clothes: ropa de segunda mano, ropa usada, ropa vintage
pram: carrito de bebé, cochecito de bebé, carriola
used-furniture: muebles de segunda mano, muebles usados
lawn-mowing: corte de césped, cortar el césped, corte de pasto
snow-clearing: retirada de nieve, remoción de nieve, limpieza de nieve
gutter-cleaning: limpieza de canalones, limpieza de canaletas
carpet-cleaning: limpieza de alfombras, lavado de alfombras
window-cleaning: limpieza de cristales, limpieza de ventanas, limpiacristales
house-clearance: vaciado de pisos, vaciado de casas, vaciado de viviendas
skip-hire: alquiler de contenedores, contenedores de escombros, renta de contenedores
washing-machine-repair: reparación de lavadoras, arreglo de lavadoras
boiler-service: revisión de calderas, mantenimiento de calderas, reparación de calderas
air-conditioning: aire acondicionado, instalación de aire acondicionado
solar-panels: placas solares, paneles solares, instalación de placas solares
kitchens: muebles de cocina, cocinas a medida, cocinas integrales
bathroom-renovation: reforma de baños, reformas de baño, remodelación de baños
drain-clearing: desatascos, desatasco de tuberías, destape de cañerías
dog-walking: paseador de perros, paseadora de perros, paseo de perros
cat-sitting: cuidado de gatos, cuidador de gatos, cuidadora de gatos
babysitter: niñera, niñera por horas, cuidado de niños
home-care: ayuda a domicilio, cuidado de personas mayores, cuidado de mayores a domicilio
dj: dj para bodas, dj para fiestas, dj para eventos
wedding-band: música para bodas, grupo musical para bodas, orquesta para bodas
childrens-clown: payaso para fiestas, payaso infantil, payasos para cumpleaños
food-truck: camión de comida, furgoneta de comida, food truck para eventos
pizza-delivery: pizza a domicilio, pizzas a domicilio, reparto de pizzas
kebab-house: restaurante kebab, restaurante de kebab, kebab
pancake-house: crepería, casa de panqueques
cakes-to-order: tartas por encargo, pasteles por encargo, tartas personalizadas
breakfast-cafe: desayunos, cafetería con desayunos, desayunos y meriendas
lunch-menu: menú del día, menú de mediodía, comida corrida
barbecue-evening: noche de barbacoa, parrillada, asado argentino
eyelash-extensions: extensiones de pestañas, extensión de pestañas, lifting de pestañas
teeth-whitening: blanqueamiento dental
hair-removal: depilación, depilación láser, depilación con cera
sauna: sauna finlandesa, baño turco, sauna
`;
