/** Spanish words for work, places and travel. Notation: word-list.ts. */
export const spanishWorkAndTravel = `
abacus: ábaco, cálculo con ábaco
anvil hammer: herrero, forja, herrería, forja artística, yunque
ballot-box: elecciones, referéndum, votación, elecciones municipales, vota por, vota a
ballot-box: votar por, votad por
ballot-box: presupuesto participativo, presupuestos participativos
ballot-box pencil: firma la petición, firma esta petición, recogida de firmas
banknotes coin: préstamo, préstamos, financiación, crédito
blackboard: pizarra, pizarras, pizarrón, pizarrones
blood-drop: donación de sangre, donar sangre, dona sangre, colecta de sangre, donantes de sangre, banco de sangre
books open-book: encuadernación, encuadernador, librería, biblioteca, libros, libro, feria del libro, club de lectura
books open-book: novela
books pencil: selectividad, oposiciones, b1 preliminary, preparación de exámenes, examen de cambridge
books pencil: academia de oposiciones
briefcase handshake: consultoría, consultoría empresarial, consultor, recursos humanos, feria de empleo
briefcase handshake: ~ empleo, vacante
calculator receipt: calculadora, calculadoras, declaración de la renta, declaración del iva, asesoría
calculator receipt: gestión de nóminas, nóminas, contable, contabilidad, asesoría fiscal, gestoría, impuestos, contador
calculator receipt: autónomos
calendar smartphone: cuadrante de turnos, turnos de personal, planificador de turnos
card-terminal credit-card: datáfono, datáfonos, tpv, terminal punto de venta, sistema tpv, terminal de pago
card-terminal credit-card: caja registradora, cajas registradoras, posnet
chainsaw logs: motosierra, motosierras, afilado de motosierras, trabajos forestales
chart-up: asesor financiero, inversión, inversiones, bolsa, posicionamiento seo
cherry-picker: plataforma elevadora, plataformas elevadoras, elevador de tijera, alquiler de plataformas, camión canasta
cherry-picker: camión con canasta, grúa canasta
circuit-board: circuito impreso, circuitos impresos, tarjetas electrónicas, reparación de electrónica
circuit-board: componentes electrónicos, taller de electrónica
coin magnifier: numismática, casa de empeños
combine-harvester: trilla
combine-harvester wheat: cosechadora, cosechadoras, trilladora, servicio de cosecha, cosecha de granos
concrete-mixer bricks: hormigón, hormigón preparado, concreto, concreto premezclado, bomba de hormigón, hormigonera
concrete-mixer bricks: hormigón impreso, cemento
crayon teddy-bear: canguro, jardín de infancia
credit-card smartphone: cajero automático, cajeros automáticos
desktop-computer laptop: programa de gestión, programa de reservas, crm, erp, diseño web, página web, páginas web
desktop-computer laptop: programación, curso de programación, software
document fountain-pen: traducción jurada
document scales: multas, multa, multas de tráfico
drill toolbox: taladros, alquiler de herramientas
drone: drones, fotografía aérea
envelope: sobres, cartas antiguas, cartas a mano
excavator crane: excavadora, excavadoras, miniexcavadora, excavaciones, retroexcavadora
excavator hammer: demoliciones, demolición, derribos
forklift: carretilla elevadora, carretillas elevadoras, montacargas, carretillero
forklift parcel: pallets de madera
fountain-pen document: papelería, caligrafía
gavel: subasta, subastas
hydraulic-hose: manguera hidráulica, mangueras hidráulicas, latiguillos hidráulicos
laptop screwdriver: reparación de ordenadores, informática, ordenador portátil, curso online, cursos online, webinar
laptop screwdriver: coworking, soporte técnico, laptop
lathe: torno cnc, tornos cnc, tornero, tornería, mecanizado, mecanizados, taller mecanizado, torno y fresa
lathe: torno y fresadora
lift: mantenimiento de ascensores, ascensorista, reparación de ascensores, instalación de ascensores
lift: mantenimiento de elevadores
love-letter postbox: filatelia
love-letter ring: invitaciones de boda, invitación de boda, partes de matrimonio
magnifier: detective privado, detectives
megaphone chart-up: asamblea vecinal, audiencia pública, cabildo abierto, asamblea, agencia de publicidad
megaphone chart-up: agencia de marketing, posicionamiento web, seo, marketing, marketing digital
memo beers: noche de trivia, trivia, noche de preguntas
newspaper: periódico, periódico local, diario local
notebook pencil: ayuda con los deberes, club de deberes, apoyo con tareas, refuerzo escolar tardes
open-book pencil: inglés para adultos, inglés para niños, clases particulares, idiomas, refuerzo escolar
open-book pencil: clases de español
open-book pencil: ~ inglés, alemán, francés
open-book speech-bubble: curso de inglés, cursos de inglés, curso intensivo de inglés, inglés intensivo
open-book speech-bubble: academia de inglés, clases de inglés, academia de idiomas, curso de alemán, curso de francés
paintbrush amphora: pintar cerámica, pintura en cerámica, pintura sobre azulejo
pallet: palé, palés, palet, palets, pallet, pallets, tarimas de madera, muebles de palets
parcel delivery-van: cajas de cartón, cajas de mudanza, cajas para mudanza, papel burbuja, plástico de burbujas
parcel delivery-van: cinta de embalar, material de embalaje, embalaje, embalajes, envases
pen notebook: escritura creativa, taller de escritura
pill stethoscope: farmacia, farmacéutico, suplementos, vitaminas
printer: imprenta, impresión, tarjetas de visita, impresión 3d, flyers, lonas
printer paintbrush: rótulos, rotulación, serigrafía, grabados, vinilos rotulación
receipt desktop-computer: software tpv, facturación
receipt laptop: programa de facturación, software de facturación, facturación electrónica
receipt shopping-cart: cajera, cajeras, cajero de supermercado, cajeros, cajera de supermercado
road-roller: asfalto, asfaltado, pavimentación, pavimentos, bacheo, asfaltados, pavimento asfáltico
robot gear: robótica, inteligencia artificial, ia
rubber-stamp document: notaría, notarías, notario, notaria pública, notario público, escribanía, escribano
rubber-stamp document: sellos de caucho, sellos de goma, sellos automáticos
satellite-dish television: antenista, antenas
scaffold ladder: andamio, andamios, alquiler de andamios, montaje de andamios
scales: abogado, abogados, abogada, bufete, asesoría jurídica, despacho de abogados, divorcio, divorcios
scales: derecho laboral, herencias, procurador
scissors hair-comb: plancha de pelo, planchas de pelo, peluquería, peluquero, peluquera, corte de pelo, estilista
scissors hair-comb: manualidades, corte y peinado, peinado, mechas, corte caballero, corte de cabello, tinte
scroll document: genealogía, árbol genealógico
server: hosting web, servidores, alojamiento web, centro de datos, data center, servidor dedicado
set-square calculator: mates, clases de mates
set-square ruler: topógrafo, delineante, certificado energético, aparejador, arquitecto, arquitectos
set-square ruler: estudio de arquitectura, matemáticas, clases de matemáticas
shipping-container: contenedor marítimo, contenedores marítimos, contenedor de almacenaje, alquiler de contenedores
shipping-container: venta de contenedores, casas contenedor, casa contenedor, flete marítimo
smartphone: móvil, móviles, celular, celulares, reparación de celulares, reparación de móviles, tarifa móvil, smartphone
smartphone laptop: desarrollo de aplicaciones, desarrollo de apps, desarrollo de aplicaciones móviles
smartphone wall-clock: control horario, fichar, fichaje, registro horario, registro de jornada
speaker: equipos de sonido, altavoces
speaker microphone: alquiler de sonido, sonido para eventos
speech-bubble: intercambio de idiomas, logopeda, logopedia
speech-bubble document: agencia de traducción, traducciones, traductor, traductor jurado, servicio de traducción
speech-bubble open-book: inglés para, francés para, alemán para, italiano para principiantes
spotlight: iluminación escénica, iluminación de eventos, sonido e iluminación, iluminación y sonido, luces para eventos
spotlight: técnico de iluminación
stethoscope: médico, consulta médica, pediatra, hospital, doctor
stethoscope hospital: reumatólogo, reumatóloga, reumatología, gastroenterólogo, gastroenteróloga, gastroenterología
stethoscope hospital: digestivo, endocrinólogo, endocrinóloga, endocrinología, nefrólogo, nefrología, hematólogo
stethoscope hospital: hematología, alergólogo, alergóloga, alergología, alergista, diálisis, centro de diálisis
stethoscope hospital: hemodiálisis, proctólogo, proctología, cirujano, cirujana, cirugía general, cirugía vascular
stethoscope stethoscope: ecografías
stethoscope: ~ clínica
syringe: vacunas, vacunación, bótox, medicina estética
telephone: centralita, centralitas, centralita virtual, teléfono de la esperanza, telefonía fija, atención telefónica
telescope night-sky: astronomía, observación de estrellas
telescope star: observatorio astronómico
test-tube: análisis clínicos, laboratorio, análisis de sangre
welding-mask fire: soldador, soldadores, soldadora, soldadura, trabajos de soldadura, curso de soldadura
welding-mask fire: herrería y soldadura, se busca soldador
bank coin: banco, cuenta bancaria
barber-pole razor: barbería, barbero
bouncy-castle balloon: hinchables, castillos hinchables, inflables
bouncy-castle trampoline: castillo hinchable
bricks trowel: pavimento impreso, adoquines, yeso, obras, cantería, cantero, piedra natural, construcción, constructora
bricks trowel: albañil, albañilería, empresa constructora, materiales de construcción, yesero, pladur, aislamiento
bricks trowel: fachadas, alicatado y solado
campervan campsite: autocaravana, autocaravanas, alquiler de autocaravanas, furgoneta camper, furgonetas camper, camper
campervan campsite: campers, camperización, casa rodante, motorhome
caravan campsite: caravanas
castle: castillo, mercado medieval, visita guiada
church candle: semana santa, misa, parroquia, procesión, novena, cofradía, hermandad, vigilia pascual, retiro espiritual
church candle: velada de oración
circus-tent: circo, toldos para fiestas
convenience-store key: local comercial, se alquila local, alquilo local, se renta local, traspaso local
convenience-store key: bajos en alquiler, bajo comercial, bajos comerciales, alquiler de local, se traspasa local
crane bricks: grúa torre, grúas torre, alquiler de grúas, grúa para obra, camión grúa, maquinaria de construcción
crane bricks: movimiento de tierras
crane excavator: alquiler de grúas torre, grúas autopropulsadas
ferris-wheel: feria de atracciones, noria
house heart: familia de acogida, familias de acogida, acogimiento familiar
house key: inmobiliaria, casas, viviendas, vivienda, agente inmobiliario, piso en venta, pisos, casas en venta
house key: casa en venta, hipoteca, hipotecas, apartamento, apartamentos, casa rural, bienes raíces, departamentos
house key: chalet, alquiler de pisos
house tree: se vende finca, venta de finca, fincas en venta, finca en venta, vendo finca, finca rústica, finca con
house tree: parcela, parcelas
house umbrella: seguro de hogar, seguros de hogar, seguro del hogar
houses house: adosado
lectern: atril
market-stall carrot: puesto de mercado, puestos de mercado, mercadillo, mercadillos, tianguis, mercado de productores
market-stall carrot: mercado campesino, feria libre
marquee: carpas, carpa, alquiler de carpas, carpas para bodas
museum: museo, noche de los museos
nativity-crib: belén viviente, belenes, portal de belén, ruta de belenes, concurso de belenes, pesebre viviente
nativity-crib: pesebres, nacimientos navideños
photo-booth: fotomatón, fotomatones, cabina de fotos, cabina fotográfica, cabina de fotografías, photobooth
photo-booth: espejo mágico
road-barrier safety-vest: señalización vial, obras viales, marcas viales, pintura vial
roller-coaster: parque de atracciones, parque de diversiones, montaña rusa, parque temático
school backpack: colegio, colegios, el colegio
school backpack: ~ escuela, academia, vuelta al cole
silo: silo, silos, silobolsas, secadora de granos
slide toy-bricks: parque de bolas, parque infantil de bolas, parques de bolas, parque infantil cubierto, ludoteca
slide toy-bricks: ludotecas
stained-glass: vitral, vitrales, vidriera, vidrieras, vitralista
swimming-pool swimmer: piscina verde, mantenimiento de piscinas, mantenimiento de piscina, limpieza de piscinas
swimming-pool swimmer: limpieza de piscina, construcción de piscinas
swing slide: columpio, columpios, parque infantil, parques infantiles
tent: camping, acampada, tienda de campaña, tiendas de campaña
tent campsite: campamento, campamentos, campamento de verano
tent compass: grupo scout, scouts, boy scouts, lobatos
airplane suitcase: agencia de viajes, viajes, viaje, vuelos, vacaciones, vuelo
anchor ship: carpintería de ribera, astillero
bicycle: colectivo ciclista, peña ciclista, club ciclista, ruta ciclista, ciclismo, bicicleta, bicicletas, bici, bicis
bicycle: alquiler de bicicletas
bicycle parcel: mensajero en bicicleta, repartidor en bicicleta, ciclomensajería
bus: autobus, autobus escolar, conductor de autobus, viaje en autobús, autobús
bus books: bibliobús, bibliobus, biblioteca móvil
canoe rower: remo
car bubbles: pulido de faros, lavado a mano y pulido, detailing, detallado automotriz, limpieza de tapicería del coche
car bubbles: lavado de coches, autolavado
car car-front: concesionario, coches de ocasión, coches usados, coches, coche, alquiler de coches, autos, carros usados
car car-front: seminuevos
car key: seat ibiza, seat león, seat, fiat, dacia, clio, audi, opel, suzuki
car key: ~ conductor, se busca conductor, chófer
car location-pin: plaza de aparcamiento, cochera
car tow-truck: desguace, desguaces, desguace de coches, compramos tu coche, retirada de coches, auto por siniestro
car wrench: pierde aceite, cambio de aceite, cambio de aceite y filtros, cambio de aceite y filtro, lunas, recambios
car wrench: taller de chapa
car-front: limusina
car-front ring: coches de boda, coche de boda, coches para bodas, coche para bodas, alquiler de coches para bodas
car-front ring: autos para bodas, carros para bodas
car-front shield: seguro de coche, seguros de coche, seguro de auto
carriage horse: carruaje, carruajes, coche de caballos, coches de caballos, calesa, paseos en carruaje
charging-station car: punto de recarga, puntos de recarga, cargador de coche eléctrico
charging-station car: cargadores para coches eléctricos, wallbox
compass: orientación deportiva
compass world-map: carrera de orientación
cruise-ship: crucero, cruceros
delivery-van lorry: vaciado de casas, portes económicos, guardamuebles, portes, reparto, furgoneta, furgonetas
delivery-van lorry: alquiler de furgonetas, mudanzas, mudanza, mensajería, envíos, transporte
fire-engine: bomberos
fire-engine rescue-helmet: bomberos voluntarios, bomberas
food-truck takeaway-box: food truck, food trucks, foodtruck, foodtrucks, carrito de comida, gastroneta
hearse: coche fúnebre, carroza fúnebre
helicopter: helicóptero
hot-air-balloon: globo aerostático, paseo en globo
houseboat: casa flotante, casas flotantes, casa barco
jet-ski wave: moto de agua, motos de agua, motos acuáticas, moto acuática, jet ski
kayak: kayak, kayaks, kayak de mar, alquiler de kayaks, piragua, piragüismo, piraguas
kick-scooter: patinetes eléctricos, patinete
lifebuoy wave: salvamento marítimo
locomotive: modelismo ferroviario, tren de vapor, tren histórico
locomotive railway-car: ferrocarril histórico
lorry: fletes, camiones, fletes camión, escombros
mantel-clock amphora: antigüedades
minibus bus: microbús, autocares, alquiler de autocares
mobility-scooter wheelchair: silla de ruedas eléctrica, sillas de ruedas eléctricas, scooter de movilidad
mobility-scooter wheelchair: scooters eléctricos para mayores
motor-boat anchor: motor fueraborda, motores fueraborda, fuera de borda, fueraborda, lancha, barca sin licencia, panga
motor-boat wave: alquiler de barcos, barco, barcos, alquiler de barco
motor-scooter: ciclomotor, patinetes
motor-scooter parcel: repartidores, repartidor, repartidora, moto propia
motorcycle: carnet de moto, carné de moto, permiso a2, carnet a2, revisión de motos, tu moto, cambio de aceite moto
motorcycle: moto, motos, motocicletas
motorcycle-helmet motorcycle: casco de moto, cascos de moto, cascos para moto, ropa de moto, equipamiento motero
paddleboard wave: paddle surf, paddlesurf, alquiler de paddle surf, tabla de paddle, sup
parachute: vuelo en parapente, vuelos en parapente, salto en paracaídas, saltos en paracaídas, parapente, paracaidismo
parking-sign location-pin: plaza de garaje, plazas de garaje, estacionamiento mensual, pensión de estacionamiento
parking-sign location-pin: parking aeropuerto, plaza de parking, cochera en alquiler
passport suitcase: pasaporte, visados, fotos carnet, extranjería
quad-bike: quad, quads, rutas en quad, alquiler de quads, cuatrimoto, cuatrimotos, cuatriciclo, cuatriciclos
racing-car tyre: karts, karting
roller-skate: patines
sailing-boat anchor: invernaje, varadero, antifouling, amarre, amarres, velería, marina seca, velas de barco
sailing-boat anchor: velas náuticas, yate, escuela de vela, velero
skateboard: monopatín
skip: contenedor de obra, contenedores de obra, contenedor de escombros, sacos de escombros
snow-plough: quitanieves, retirada de nieve, limpieza de nieve, despeje de nieve
spark-plug: bujía, bujías
speedboat anchor: curso per, patrón de embarcaciones, patrón de embarcaciones de recreo, licencia de navegación, titulín
speedboat anchor: licencia náutica
steering-wheel car: permiso de conducir, autoescuela, carnet de conducir, clases de conducir, escuela de manejo
steering-wheel car: licencia de conducir, carné de conducir, aprende a conducir, aprender a conducir, sacarte el carnet
steering-wheel car: saca el carnet
steering-wheel lorry: permiso c
stroller baby-bottle: cochecito, carrito de bebé
suitcase: maletas, equipaje
tanker: vaciado de fosas sépticas, fosa séptica, fosas sépticas, limpieza de fosas sépticas, limpieza de fosas
tanker: pozos ciegos, camión cisterna, cisterna de agua, pipas de agua, camión vactor, gasóleo a domicilio
tanker: gasóleo de calefacción, desagote de pozos, pocero
taxi: taxi, taxis
tipper-truck: volquete, volquetes, volqueta, volquetas, camión de volteo, arena y grava, áridos, gravilla
tipper-truck: materiales pétreos
tow-truck car: grúa, grúas, servicio de grúa, grúas 24 horas, auxilio mecánico, auxilio vial, asistencia en carretera
tow-truck car: remolque de autos, rescate de vehículos
tractor wheat: feria agrícola, maquinaria agrícola, tractores, granja, agricultura
trailer: remolque, remolques, alquiler de remolques
train locomotive: trenes en miniatura, tren turístico
tyre wrench: neumáticos, llantas, neumático, cambio de neumáticos, ruedas
vintage-car: alquiler coche clásico, alquiler de coche clásico, alquiler de coches clásicos, alquiler coches antiguos
vintage-car: coche clásico con chófer, coche clásico, coches clásicos, autos clásicos, auto clásico, carros clásicos
vintage-car: vehículos clásicos, coches antiguos, autos antiguos, carros antiguos
watch: reloj, relojes, relojería, relojero
wheelchair crutch: sillas de ruedas, ortopedia, silla de ruedas
`;
