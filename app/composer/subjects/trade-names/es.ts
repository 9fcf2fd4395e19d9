/** Everyday trades by their plain names in Spanish; kinds.ts says what they are. */
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
`;
