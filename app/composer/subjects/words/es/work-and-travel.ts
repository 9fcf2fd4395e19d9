/** Spanish words for work, places and travel. Notation: word-list.ts. */
export const spanishWorkAndTravel = `
abacus: ábaco, cálculo con ábaco
anvil hammer: forja, forja artística, yunque, herrero, herrería
ballot-box: elecciones, referéndum, votación, elecciones municipales, vota por, vota a, votar por, votad por
ballot-box: presupuesto participativo, presupuestos participativos, vota, voto por correo, candidatura, candidato
ballot-box: candidata, urnas, consulta popular
ballot-box: registro de votantes, registro electoral, sal a votar, vota el, padrón electoral
ballot-box pencil: firma esta petición
banknotes coin: préstamo, préstamos, financiación, crédito, microcréditos, reunificación de deudas, deudas
banknotes coin: ley de segunda oportunidad, dinero rápido, empeños, subvenciones
blackboard: pizarra, pizarras, pizarrón, pizarrones
blood-drop: donación de sangre, donar sangre, dona sangre, colecta de sangre, donantes de sangre, banco de sangre
blood-drop: hemodonación, donación de médula
books open-book: encuadernación, encuadernador, librería, biblioteca, libros, libro, feria del libro, club de lectura
books open-book: novela, cómics, cuentacuentos
books pencil: selectividad, oposiciones, b1 preliminary, preparación de exámenes, examen de cambridge
books pencil: academia de oposiciones, clases particulares, clases de apoyo, clases de repaso, refuerzo escolar
books pencil: repaso escolar, apoyo escolar, profesor particular, profesora particular, ayuda con los deberes
books pencil: academia de estudios, clases de matemáticas, clases de física, técnicas de estudio, deberes
books pencil: regularización académica
briefcase handshake: consultoría, consultoría empresarial, consultor, recursos humanos, feria de empleo
briefcase handshake: ~ empleo, vacante
calculator receipt: calculadora, calculadoras, declaración de la renta, declaración del iva, asesoría
calculator receipt: gestión de nóminas, nóminas, contable, contabilidad, asesoría fiscal, gestoría, impuestos
calculator receipt: contador, autónomos, campaña de la renta, factura electrónica, iva, auditoría
calculator receipt: creación de empresas, liquidación de sueldos, asesor fiscal, trámites fiscales, monotributo
calculator receipt: sat trámites
calendar smartphone: cuadrante de turnos, turnos de personal, planificador de turnos
card-terminal credit-card: datáfono, datáfonos, tpv, terminal punto de venta, sistema tpv, terminal de pago
card-terminal credit-card: caja registradora, cajas registradoras, posnet
chainsaw logs: motosierra, motosierras, afilado de motosierras, trabajos forestales
chainsaw tree: arboricultura
chart-up: bolsa, posicionamiento seo, inversión, inversiones, asesor financiero
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
crutch bone: traumatólogo, traumatología, prótesis de cadera, prótesis de rodilla, rodilla, medicina deportiva
crutch bone: lesiones deportivas, esguince, artrosis, ortopedista, fracturas
desktop-computer laptop: programa de gestión, programa de reservas
document scales: multas, multa, multas de tráfico
drill toolbox: taladros, alquiler de herramientas
drone: drones, fotografía aérea
envelope: sobres, cartas antiguas, cartas a mano
excavator crane: excavadora, excavadoras, miniexcavadora, excavaciones, retroexcavadora
excavator hammer: demolición, derribos, demoliciones
forklift: carretilla elevadora, carretillas elevadoras, montacargas, carretillero
forklift pallet: mozo de almacén, mozos de almacén, almacenero, logística, preparador de pedidos
forklift pallet: preparadores de pedidos, operario de almacén, autoelevador
forklift parcel: pallets de madera
fountain-pen document: caligrafía
gavel: subasta, subastas
hydraulic-hose: manguera hidráulica, mangueras hidráulicas, latiguillos hidráulicos
laptop: ordenador, portátil, computadora, computadoras, ofimática, diseño web, página web, páginas web, desarrollo web
laptop: tienda online, tiendas online, programación, curso de programación, software, software de gestión
laptop: aplicación web, ecommerce, e-commerce, wordpress, inteligencia artificial, teletrabajo, desarrollo de software
laptop: crm, erp, competencias digitales, alfabetización digital, kit digital, notebooks
laptop screwdriver: reparación de ordenadores, informática, ordenador portátil, curso online, cursos online, webinar
laptop screwdriver: coworking, soporte técnico, laptop, técnico informático, soporte informático
laptop screwdriver: recuperación de datos, reparación de pc, informático a domicilio, mantenimiento informático
lathe: torno cnc, tornos cnc, tornería, taller mecanizado, torno y fresa, torno y fresadora, tornero, mecanizado
lathe: mecanizados
lift: mantenimiento de ascensores, ascensorista, reparación de ascensores, instalación de ascensores
lift: mantenimiento de elevadores
love-letter postbox: filatelia
love-letter ring: invitación de boda, partes de matrimonio
magnifier: detective privado, detectives
magnifier chart-up: seo, posicionamiento web, agencia seo, auditoría seo, google ads, estudio de mercado
megaphone chart-up: cabildo abierto, asamblea, agencia de publicidad
megaphone chart-up: agencia de marketing, marketing, marketing digital
megaphone smartphone: redes sociales, influencer, influencers, publicidad online, gestión de redes
megaphone smartphone: agencia de comunicación
megaphone speech-bubble: audiencia pública, reunión vecinal, asamblea vecinal, consulta ciudadana
memo beers: noche de trivia, trivia, noche de preguntas
newspaper: periódico, periódico local, diario local
notebook pencil: club de deberes, apoyo con tareas, refuerzo escolar tardes
open-book pencil: inglés para adultos, inglés para niños, idiomas
open-book pencil: clases de español
open-book pencil: ~ inglés, alemán, francés
open-book speech-bubble: curso de inglés, cursos de inglés, curso intensivo de inglés, inglés intensivo
open-book speech-bubble: academia de inglés, clases de inglés, academia de idiomas, curso de alemán, curso de francés
paintbrush amphora: pintar cerámica, pintura en cerámica, pintura sobre azulejo
pallet: palé, palés, palet, palets, pallet, pallets, tarimas de madera, muebles de palets
parcel: punto de recogida
parcel delivery-van: cajas de cartón, cajas de mudanza, cajas para mudanza, papel burbuja, plástico de burbujas
parcel delivery-van: cinta de embalar, material de embalaje, embalaje, embalajes, envases
pen memo: recogida de firmas, firma la petición, petición, change.org, junta de firmas
pen notebook: escritura creativa, taller de escritura
pencil notebook: material escolar, útiles escolares, papelería, papelerías, vuelta al cole, vuelta a clases
pencil notebook: regreso a clases, cuadernos, libretas, material de oficina, estuches, bolígrafos y cuadernos
pill mortar: farmacéutica, complementos alimenticios
pill stethoscope: farmacia, farmacéutico, suplementos, vitaminas
price-tag desk-lamp: rastrillo, rastro, rastrillo solidario, feria de segunda mano, feria americana, venta de garaje
printer: imprenta, impresión, tarjetas de visita, impresión 3d, flyers, lonas
printer memo: tóner, cartuchos de tinta, tarjetas de presentación, folletos, cartelería, pegatinas
printer memo: etiquetas, invitaciones de boda, artes gráficas, reprografía, stickers, octavillas
printer paintbrush: rótulos, rotulación, grabados, vinilos rotulación
receipt card-terminal: punto de venta software
receipt desktop-computer: software tpv, facturación
receipt laptop: programa de facturación, software de facturación, facturación electrónica
receipt shopping-cart: cajeras, cajero de supermercado, cajera de supermercado
road-roller: asfalto, asfaltado, pavimentación, pavimentos, bacheo, asfaltados, pavimento asfáltico
robot gear: robótica, ia
rubber-stamp document: notaría, notarías, notario, notaria pública, notario público, escribanía, escribano
rubber-stamp document: sellos de caucho, sellos de goma, sellos automáticos
satellite-dish television: antenista, antenas
scaffold ladder: andamio, andamios, alquiler de andamios, montaje de andamios
scales: abogado, abogados, abogada, bufete, asesoría jurídica, despacho de abogados, divorcio, divorcios
scales: derecho laboral, procurador, laboralista, asesoría legal, derecho penal, reclamación
scales: reclamaciones, cláusulas abusivas, accidentes de tráfico, herencias
scissors hair-comb: plancha de pelo, planchas de pelo, peluquería, peluquero, peluquera, corte de pelo, estilista
scissors hair-comb: manualidades, corte y peinado, peinado, mechas, corte caballero, corte de cabello, tinte
scroll document: genealogía, árbol genealógico
scroll fountain-pen: testamento, testamentos, escrituras, compulsa, traducción jurada
scroll fountain-pen: traducciones juradas, traductor jurado, sucesiones
server: hosting web, servidores, alojamiento web, centro de datos, data center, servidor dedicado
set-square calculator: mates, clases de mates
set-square ruler: topógrafo, delineante, aparejador, arquitecto, arquitectos, estudio de arquitectura, matemáticas
set-square ruler: certificado energético
shipping-container: contenedor marítimo, contenedores marítimos, contenedor de almacenaje, alquiler de contenedores
shipping-container: venta de contenedores, casas contenedor, casa contenedor, flete marítimo
smartphone: móvil, móviles, celular, celulares, reparación de celulares, reparación de móviles, tarifa móvil
smartphone: smartphone, cambio de pantalla, pantalla rota, tarjeta sim, telefonía
smartphone: app, aplicación móvil
smartphone laptop: desarrollo de aplicaciones, desarrollo de apps, desarrollo de aplicaciones móviles
smartphone wall-clock: control horario, fichar, fichaje, registro horario, registro de jornada
speaker: equipos de sonido, altavoces, altavoz, barra de sonido, parlantes, parlante, megafonía, sonido e iluminación
speaker: home cinema
speaker microphone: alquiler de sonido, sonido para eventos
speech-bubble: intercambio de idiomas, logopeda, logopedia
speech-bubble document: agencia de traducción, traducciones, traductor, servicio de traducción
speech-bubble handshake: atención vecinal, encuentro con la alcaldesa, encuentro con el alcalde, café con el alcalde
speech-bubble handshake: café con la alcaldesa
speech-bubble microphone: tartamudez, terapia del lenguaje, fonoaudiología
speech-bubble open-book: inglés para, francés para, alemán para, italiano para principiantes, español para extranjeros
speech-bubble open-book: clases de chino, traductora, intérprete, first certificate, cambridge, lengua de signos
speech-bubble open-book: estudiar en el extranjero, cursos en el extranjero, dele
spotlight: iluminación escénica, iluminación de eventos, iluminación y sonido, luces para eventos
spotlight: técnico de iluminación
stethoscope: médico, consulta médica, pediatra, hospital, doctor
stethoscope hospital: reumatólogo, reumatóloga, reumatología, gastroenterólogo, gastroenteróloga, gastroenterología
stethoscope hospital: digestivo, endocrinólogo, endocrinóloga, endocrinología, nefrólogo, nefrología, hematólogo
stethoscope hospital: hematología, alergólogo, alergóloga, alergología, alergista, diálisis, centro de diálisis
stethoscope hospital: hemodiálisis, proctólogo, proctología, cirujano, cirujana, cirugía general, cirugía vascular
stethoscope hospital: urología, colonoscopia, endocrino, neurología, oncología, flebología, alergias, ginecóloga
stethoscope hospital: ginecología, policlínica, policlínico, chequeo, pediatría, urgencias, centro de salud
stethoscope hospital: telemedicina, medicina general, geriatra, psicotécnico
stethoscope: ~ clínica
stethoscope stethoscope: ecografías
syringe: vacunas, vacunación, bótox, medicina estética, vacúnate
syringe lotion: ácido hialurónico, hialurónico, relleno de labios, aumento de labios, rellenos faciales
syringe lotion: hilos tensores, cirugía estética, cirugía plástica, rinoplastia, liposucción, aumento de pecho
syringe lotion: lifting facial
telephone: centralita, centralitas, centralita virtual, teléfono de la esperanza, telefonía fija, atención telefónica
telephone older-person: teleasistencia
telescope night-sky: astronomía, observación de estrellas
telescope star: observatorio astronómico
test-tube: análisis clínicos, laboratorio, análisis de sangre, analíticas, analítica, test de antígenos
test-tube: extracción de sangre
welding-mask fire: soldador, soldadores, soldadora, soldadura, trabajos de soldadura, curso de soldadura
welding-mask fire: herrería y soldadura, se busca soldador
apartment-building key: piso en venta, pisos, apartamento, apartamentos, alquiler de pisos, departamentos
bank coin: banco, cuenta bancaria
barber-pole razor: barbería, barbero, arreglo de barba, corte y barba
bouncy-castle balloon: hinchables, castillos hinchables, inflables, brincolines, brincolín
bouncy-castle trampoline: castillo hinchable
bricks trowel: pavimento impreso, adoquines, yeso, obras, cantería, cantero, piedra natural, construcción
bricks trowel: constructora, albañil, albañilería, empresa constructora, materiales de construcción, yesero, pladur
bricks trowel: aislamiento, fachadas, alicatado y solado
bricks trowel: escayola, escayolista, tabiques
bricks trowel: rehabilitación de edificios, solados, enfoscado, durlock, drywall
campervan campsite: autocaravana, autocaravanas, alquiler de autocaravanas, furgoneta camper, furgonetas camper, camper
campervan campsite: campers, camperización, casa rodante, motorhome
caravan campsite: caravanas
castle: castillo, mercado medieval, visita guiada
church candle: semana santa, misa, parroquia, procesión, novena, cofradía, hermandad, vigilia pascual, retiro espiritual
church candle: velada de oración
circus-tent: circo, toldos para fiestas
convenience-store key: local comercial, se alquila local, alquilo local, se renta local, traspaso local
convenience-store key: bajos en alquiler, bajo comercial, bajos comerciales, alquiler de local, se traspasa local
convenience-store key: traspaso, se traspasa, traspaso de negocio, traspaso bar, fondo de comercio
crane bricks: grúa torre, grúas torre, alquiler de grúas, grúa para obra, camión grúa, maquinaria de construcción
crane bricks: movimiento de tierras
crane excavator: alquiler de grúas torre, grúas autopropulsadas
factory pallet: nave industrial, naves industriales, almacén en alquiler, polígono industrial, nave en alquiler
factory pallet: galpón, bodega industrial
ferris-wheel: feria de atracciones, noria
house heart: familia de acogida, familias de acogida, acogimiento familiar
house key: inmobiliaria, casas, viviendas, vivienda, agente inmobiliario, casas en venta
house key: casa en venta, hipoteca, hipotecas, casa rural, bienes raíces, chalet
house key: ático, áticos, dúplex, adosado, adosados, estudio en alquiler, loft
house key: tasación, préstamo hipotecario, crédito hipotecario, administrador de fincas, administración de fincas
house key: fincas, cohousing, inversión inmobiliaria, alojamiento rural, escapada rural
house key: turismo rural, cortijo
house location-pin: solar urbano, terreno, terrenos, terreno urbano, terreno rústico
house location-pin: loteo, loteos
house snowy-mountain: cabaña en la montaña, cabañas en la montaña, refugio de montaña, cabaña de montaña
house tree: se vende finca, venta de finca, fincas en venta, finca en venta, vendo finca, finca rústica, finca con
house tree: parcela, parcelas
house umbrella: seguros de hogar, seguro del hogar, seguro de hogar
lectern: atril
market-stall basket: mercadillo de segunda mano
market-stall carrot: puesto de mercado, puestos de mercado, mercado campesino, feria libre, mercadillo, mercadillos
market-stall carrot: tianguis
marquee: carpas, carpa, alquiler de carpas, carpas para bodas
museum: museo, noche de los museos
nativity-crib: belén viviente, belenes, portal de belén, ruta de belenes, concurso de belenes, pesebre viviente
nativity-crib: pesebres, nacimientos navideños, belén, mercado de belenes
office-building key: oficinas en alquiler, oficina en alquiler, alquiler de oficinas, oficinas en venta
office-building key: centro de negocios, sala de reuniones, salas de reuniones, despachos, despacho en alquiler
office-building key: alquiler de despachos, oficina virtual
photo-booth: fotomatón, fotomatones, cabina de fotos, cabina fotográfica, cabina de fotografías, photobooth
photo-booth: espejo mágico
road-barrier: corte de calle, calle cortada, corte de tráfico, cierre de calle
road-barrier safety-vest: señalización vial, obras viales, marcas viales, pintura vial
roller-coaster: parque de atracciones, parque de diversiones, montaña rusa, parque temático
school backpack: colegio, colegios, el colegio, instituto, matrícula escolar, extraescolares
school backpack: actividades extraescolares, comedor escolar, madrugadores, ampa, internado, inscripciones escolares
school backpack: ~ escuela, academia
silo: silo, silos, silobolsas, secadora de granos
slide toy-bricks: parque infantil de bolas, parques de bolas, parque infantil cubierto, parque de bolas, ludoteca
slide toy-bricks: ludotecas
stained-glass: vitral, vitrales, vidriera, vidrieras, vitralista
swimming-pool hot-tub: aguas termales, balneario, termas, fin de semana termal
swimming-pool swimmer: piscina verde, mantenimiento de piscinas, mantenimiento de piscina, limpieza de piscinas
swimming-pool swimmer: limpieza de piscina, construcción de piscinas, alberca, albercas, pileta, piletas
swing slide: columpio, columpios, parque infantil, parques infantiles
tent: camping, acampada, tienda de campaña, tiendas de campaña, campamento urbano, colonias de verano
tent: colonia de verano
tent campsite: campamento, campamentos, campamento de verano
tent compass: grupo scout, scouts, boy scouts, lobatos
airplane suitcase: agencia de viajes, viajes, viaje, vuelos, vacaciones, vuelo, escapada, escapadas, todo incluido
airplane suitcase: tour operador, paquete turístico, paquetes turísticos
airplane suitcase: luna de miel, viaje de novios
anchor ship: carpintería de ribera, astillero
bicycle: colectivo ciclista, peña ciclista, club ciclista, ruta ciclista, ciclismo, bicicleta, bicicletas, bici, bicis
bicycle: alquiler de bicicletas, marcha cicloturista, btt, mtb, cicloturismo, carrera ciclista, bicicletería
bicycle parcel: mensajero en bicicleta, repartidor en bicicleta, ciclomensajería
bus: autobus, autobus escolar, conductor de autobus, viaje en autobús, autobús, excursión, excursiones
bus: transporte escolar, ruta escolar, excursión de un día, viaje de un día
bus: colectivo escolar
bus books: bibliobús, bibliobus, biblioteca móvil
canoe rower: remo
canoe rower: bote dragón, botes dragón, barcos dragón, barco dragón
car bubbles: pulido de faros, lavado a mano y pulido, detailing, detallado automotriz, limpieza de tapicería del coche
car bubbles: lavado de coches, autolavado, lavadero, túnel de lavado, limpieza de tapicería de coche
car car-front: concesionario, coches de ocasión, coches usados, coches, coche, alquiler de coches, autos
car car-front: carros usados, seminuevos, km 0, km0, vehículos de ocasión, híbridos, renting, vtc
car car-front: cabify, parabrisas, transferencia de vehículos, todoterreno de ocasión
car key: seat ibiza, seat león, seat, fiat, dacia, clio, audi, opel, suzuki
car key: ~ conductor, se busca conductor, chófer
car location-pin: plaza de aparcamiento
car tow-truck: desguace, desguaces, desguace de coches, compramos tu coche, retirada de coches, auto por siniestro
car wrench: pierde aceite, cambio de aceite, cambio de aceite y filtros, cambio de aceite y filtro, lunas, recambios
car wrench: taller de chapa
car-front: limusina
car-front ring: coches de boda, coche de boda, coches para bodas, coche para bodas, alquiler de coches para bodas
car-front ring: autos para bodas, carros para bodas
carriage horse: carruaje, carruajes, coche de caballos, coches de caballos, calesa, paseos en carruaje
charging-station car: punto de recarga, puntos de recarga, cargador de coche eléctrico
charging-station car: cargadores para coches eléctricos, wallbox, cargador eléctrico
compass: orientación deportiva
compass world-map: carrera de orientación
cruise-ship: crucero, cruceros
delivery-van lorry: portes económicos, portes, reparto, furgoneta, furgonetas, alquiler de furgonetas, mudanzas
delivery-van lorry: mudanza, mensajería, transporte, minimudanzas, transporte de muebles, mensajero, mensajeros
delivery-van lorry: repartidor de paquetería, paquetería, transportista, elevador de muebles, envíos
fire-engine: bomberos
fire-engine rescue-helmet: bomberos voluntarios, bomberas
food-truck takeaway-box: food truck, food trucks, foodtruck, foodtrucks, carrito de comida, gastroneta
hearse: coche fúnebre, carroza fúnebre
helicopter: helicóptero
hot-air-balloon: globo aerostático, paseo en globo
houseboat: casa flotante, casas flotantes, casa barco
jet-ski wave: moto de agua, motos de agua, motos acuáticas, moto acuática, jet ski
kayak: kayak, kayaks, kayak de mar, alquiler de kayaks, piragua, piragüismo, piraguas
kick-scooter: patinetes eléctricos, patinete, patinetes, monopatín eléctrico, scooter eléctrico
lifebuoy wave: salvamento marítimo
locomotive: modelismo ferroviario, tren de vapor, tren histórico
locomotive railway-car: ferrocarril histórico
lorry: fletes, camiones, fletes camión, transportista camión, chófer de camión, carnet c, conductor de tráiler
mantel-clock amphora: antigüedades, almoneda
minibus bus: microbús, autocares, alquiler de autocares
mobility-scooter wheelchair: silla de ruedas eléctrica, sillas de ruedas eléctricas, scooter de movilidad
mobility-scooter wheelchair: scooters eléctricos para mayores
motor-boat anchor: motor fueraborda, motores fueraborda, fuera de borda, fueraborda, lancha, barca sin licencia, panga
motor-boat wave: alquiler de barcos, barco, barcos, alquiler de barco, titulín, licencia de navegación, per náutico
motor-scooter: ciclomotor
motor-scooter parcel: repartidora, moto propia, repartidor, repartidores
motorcycle: carnet de moto, carné de moto, permiso a2, carnet a2, revisión de motos, tu moto, cambio de aceite moto
motorcycle: moto, motos, motocicletas
motorcycle-helmet motorcycle: casco de moto, cascos de moto, cascos para moto, ropa de moto, equipamiento motero
paddleboard wave: paddle surf, paddlesurf, alquiler de paddle surf, tabla de paddle, sup
parachute: vuelo en parapente, vuelos en parapente, salto en paracaídas, saltos en paracaídas, parapente, paracaidismo
parking-sign location-pin: plaza de garaje, plazas de garaje, estacionamiento mensual, pensión de estacionamiento
parking-sign location-pin: parking aeropuerto, plaza de parking, cochera en alquiler, aparcamiento, parking, cochera
passport suitcase: pasaporte, visados, fotos carnet, extranjería
quad-bike: quad, quads, rutas en quad, alquiler de quads, cuatrimoto, cuatrimotos, cuatriciclo, cuatriciclos
racing-car tyre: karts, karting
roller-skate: patines
sailing-boat anchor: invernaje, varadero, antifouling, amarre, amarres, velería, marina seca, velas de barco
sailing-boat anchor: velas náuticas, yate, escuela de vela, velero
skateboard: monopatín
skip: contenedor de obra, contenedores de obra, contenedor de escombros, sacos de escombros, escombros
skip: retirada de escombros, volquetes
snow-plough: quitanieves, retirada de nieve, limpieza de nieve, despeje de nieve
spark-plug: bujía, bujías
speedboat anchor: curso per, patrón de embarcaciones, patrón de embarcaciones de recreo
speedboat anchor: licencia náutica
speedboat wave: alquiler de barcos sin licencia, barco sin licencia, barcos sin licencia, alquiler de lanchas
steering-wheel car: permiso de conducir, autoescuela, carnet de conducir, clases de conducir, escuela de manejo
steering-wheel car: licencia de conducir, carné de conducir, aprende a conducir, aprender a conducir
steering-wheel car: sacarte el carnet, saca el carnet, clases de manejo, recuperación de puntos, carnet b
steering-wheel lorry: permiso c
stroller baby-bottle: cochecito, carrito de bebé, sillas de paseo, silla de paseo, silla de coche, sillas de coche
stroller baby-bottle: puericultura, sillita, artículos de bebé, tienda de bebés
suitcase: maletas, equipaje
tanker: vaciado de fosas sépticas, fosa séptica, fosas sépticas, limpieza de fosas sépticas, limpieza de fosas
tanker: pozos ciegos, camión cisterna, cisterna de agua, pipas de agua, camión vactor, gasóleo a domicilio
tanker: gasóleo de calefacción, desagote de pozos, pocero, gasoil calefacción, gasóleo calefacción, gasóleo
taxi: taxi, taxis
tipper-truck: volquete, volqueta, volquetas, camión de volteo, arena y grava, áridos, gravilla
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
wheelchair crutch: sillas de ruedas, ortopedia, silla de ruedas, grúa para enfermos
`;
