/** Spanish words for travel. Notation: word-list.ts. */
export const spanishTravel = `
airplane suitcase: agencia de viajes, viajes, viaje, vuelos, vacaciones, vuelo, escapada, escapadas, todo incluido
airplane suitcase: tour operador, paquete turístico, paquetes turísticos, luna de miel, viaje de novios
alarm-clock: despertador
anchor ship: carpintería de ribera, astillero
beach-hut: caseta de playa, casetas de playa, cabaña de playa
bellhop-bell telephone: recepcionista, recepcionistas
bicycle: colectivo ciclista, peña ciclista, club ciclista, ruta ciclista, ciclismo, bicicleta, bicicletas, bici, bicis
bicycle: alquiler de bicicletas, marcha cicloturista, btt, mtb, cicloturismo, carrera ciclista, bicicletería, alforjas
bicycle parcel: mensajero en bicicleta, repartidor en bicicleta
bicycle-courier: mensajero en bici, repartidor en bici, ciclomensajero, repartidores en bicicleta, ciclomensajería
brake-disc wrench: frenos, pastillas de freno, discos de freno, balatas, frenos y suspensión, cambio de frenos
brake-disc wrench: revisión de frenos, cambio de balatas, frenos y embragues
bus: autobus, autobus escolar, conductor de autobus, viaje en autobús, autobús, excursión, excursiones
bus: transporte escolar, ruta escolar, excursión de un día, viaje de un día, colectivo escolar, chiva rumbera
bus: chivas rumberas, paseo en chiva
bus books: bibliobús, bibliobus, biblioteca móvil
camping-stove: hornillo de camping, hornillos de camping, cocina de camping
canoe rower: remo
car: viajes compartidos, viaje compartido, auto compartido, coche compartido, renta de carros, renta de carro
car: cuidador de coches, cuidadores de coches, cuidacoches
car bubbles: pulido de faros, lavado a mano y pulido, detailing, detallado automotriz, limpieza de tapicería del coche
car bubbles: lavado de coches, autolavado, lavadero, túnel de lavado, limpieza de tapicería de coche
car car-front: concesionario, coches de ocasión, coches usados, coches, coche, alquiler de coches, autos, carros usados
car car-front: seminuevos, km 0, km0, vehículos de ocasión, híbridos, renting, vtc, cabify, transferencia de vehículos
car car-front: todoterreno de ocasión
car key: seat ibiza, seat león, seat, fiat, dacia, clio, audi, opel, suzuki, tsuru, jetta, chevy monza, spark gt
car key: chevrolet aveo, chevrolet spark, kia rio, gol trend, fiat duna, vendo corsa, corsa 1.2, manobrista
car key: ~ conductor, se busca conductor, chófer
car location-pin: plaza de aparcamiento
car tow-truck: desguace, desguaces, desguace de coches, compramos tu coche, retirada de coches, auto por siniestro
car wrench: recambios, taller de chapa, hojalatero, hojalateros
car paint-roller: desabolladura, desabollador, desabolladura y pintura, latonería y pintura, latonería
car paint-roller: hojalatería y pintura
car-battery wrench: batería de coche, baterías de coche, batería para auto, baterías para auto, baterías para autos
car-battery wrench: baterías para carro, baterías para carros, baterías de auto, acumuladores, baterías automotrices
car-battery wrench: batería para carro, baterías a domicilio
car-front ring: coches de boda, coche de boda, coches para bodas, coche para bodas, alquiler de coches para bodas
car-front ring: autos para bodas, carros para bodas
car-seat: silla de coche, sillas de coche, silla de auto, sillas de auto, silla para auto, sillas para auto, autoasiento
car-seat: autoasientos, sillita de coche, sillitas de coche, butaca para auto, sistemas de retención infantil
car-seat: huevito para auto, huevito de auto
cargo-bike: bicicleta de carga, bicicletas de carga, bici de carga, bicis de carga, cargo bike, cargobike
cargo-tricycle: triciclo de carga, triciclos de carga, triciclo eléctrico, triciclos eléctricos
carriage horse: carruaje, carruajes, coche de caballos, coches de caballos, calesa, paseos en carruaje
charging-station car: punto de recarga, puntos de recarga, cargador de coche eléctrico
charging-station car: cargadores para coches eléctricos, wallbox, cargador eléctrico
compass: orientación deportiva, gymkana, gymkanas, yincana, yincanas, gymkhana infantil
compass world-map: carrera de orientación
cruise-ship: crucero, cruceros
delivery-van: furgoneta kangoo, kangoo
delivery-van lorry: portes económicos, portes, reparto, furgoneta, furgonetas, alquiler de furgonetas, mudanzas, mudanza
delivery-van lorry: mensajería, transporte, minimudanzas, transporte de muebles, mensajero, mensajeros, acarreo
delivery-van lorry: repartidor de paquetería, paquetería, transportista, elevador de muebles, envíos, acarreos
delivery-van lorry: acarreos y trasteos, trasteos, trasteo
dragon-boat: bote dragón, botes dragón, barco dragón, barcos dragón, carrera de botes dragón
engine-oil wrench: aceite y filtros, pierde aceite, cambio de aceite, cambio de aceite y filtro, aceite de motor
engine-oil wrench: aceites de motor, aceite para motor, aceites y filtros, lubricantes, lubricentro, aceite y filtro
engine-oil wrench: cambio de aceite y filtros
exhaust: tubo de escape, tubos de escape, silenciador de escape, sistema de escape, convertidor catalítico
exhaust: convertidores catalíticos
fire-engine: bomberos
fire-engine rescue-helmet: bomberos voluntarios, bomberas
food-truck takeaway-box: food truck, food trucks, foodtruck, foodtrucks, carrito de comida, gastroneta
hand-cart: carrito de madera, carro de mano, carros de mano, carreta de mano, vagón plegable
hang-glider: ala delta, alas delta, vuelo en ala delta, vuelos en ala delta
hearse: coche fúnebre, carroza fúnebre
helicopter: helicóptero
hot-air-balloon: globo aerostático, vuelo en globo, vuelos en globo, paseo en globo, paseos en globo
houseboat: casa flotante, casas flotantes, casa barco
inflatable-boat: lancha neumática, lanchas neumáticas, bote inflable, botes inflables, embarcación neumática
inflatable-boat: lancha semirrígida
insured-car shield: seguro de coche, seguros de coche, seguro de auto, seguros de auto, seguro para auto
insured-car shield: seguro para autos, seguros para autos, seguro de autos, seguro de carro, seguros de carro
insured-car shield: seguro vehicular, seguros vehiculares, seguro automotor, seguro automotriz, soat
insured-car shield: seguro a todo riesgo, seguro de moto y auto
jet-ski wave: moto de agua, motos de agua, motos acuáticas, moto acuática, jet ski
kayak: kayak, kayaks, kayak de mar, alquiler de kayaks, piragua, piragüismo, piraguas
kick-scooter: patinetes eléctricos, patinete, patinetes, monopatín eléctrico, scooter eléctrico
lifebuoy: socorrista, socorristas
lifebuoy wave: salvamento marítimo
limousine: limusina, limusinas, alquiler de limusinas, alquiler de limusina, renta de limusinas, renta de limusina
limousine: limosinas
locomotive: modelismo ferroviario, tren de vapor, tren histórico
locomotive railway-car: ferrocarril histórico
log-cabin: cabaña de troncos, cabañas de troncos, casa de troncos, casas de troncos, cabaña, cabañas
lorry: fletes, camiones, fletes camión, transportista camión, chófer de camión, carnet c, conductor de tráiler
lorry: tractocamión, tractocamiones, tractomula, tractomulas
lorry steering-wheel: chofer con licencia federal, licencia federal, carnet de camión, carnet de tráiler
lorry steering-wheel: licencia de camión
mantel-clock amphora: antigüedades, almoneda
minibus bus: microbús, autocares, alquiler de autocares
minibus: combis, alquiler de combis, viajes en combi
mobility-scooter wheelchair: silla de ruedas eléctrica, sillas de ruedas eléctricas, scooter de movilidad
mobility-scooter wheelchair: scooters eléctricos para mayores
motor-boat: barca con motor, barca de pesca con motor
motor-boat anchor: motor fueraborda, motores fueraborda, fuera de borda, fueraborda, lancha, barca sin licencia, panga
motor-boat wave: alquiler de barcos, barco, barcos, alquiler de barco, titulín, licencia de navegación, per náutico
motor-scooter: ciclomotor
motor-scooter parcel: repartidora, moto propia, repartidor, repartidores, motomensajero, motomensajeros, motomensajería
motor-scooter parcel: se ofrece para repartir, ofrezco como repartidor, mensajero con moto, mensajeros con moto
motor-scooter parcel: mensajero motorizado, mensajeros motorizados
motorcycle: carnet de moto, carné de moto, permiso a2, carnet a2, revisión de motos, tu moto, cambio de aceite moto
motorcycle: moto, motos, motocicletas, italika, moto akt, honda cb
motorcycle-helmet motorcycle: casco de moto, cascos de moto, cascos para moto, ropa de moto, equipamiento motero
number-plate: placas de matrícula, placa de matrícula, matrículas de coche, matrícula de coche, placas de coche
number-plate: matrículas acrílicas
onsen: onsen, onsens, aguas termales japonesas, baño termal japonés
paddleboard wave: paddle surf, paddlesurf, alquiler de paddle surf, tabla de paddle, sup
parachute: salto en paracaídas, saltos en paracaídas, paracaidismo
parking-sign location-pin: plaza de garaje, plazas de garaje, estacionamiento mensual, pensión de estacionamiento
parking-sign location-pin: parking aeropuerto, plaza de parking, cochera en alquiler, aparcamiento, parking, cochera
passport suitcase: pasaporte, visados, extranjería
quad-bike: quad, quads, rutas en quad, alquiler de quads, cuatrimoto, cuatrimotos, cuatriciclo, cuatriciclos
roller-skate: patines, patinaje, clases de patinaje, patinaje artístico, escuela de patinaje
roof-box: cofre de techo, cofres de techo, portaequipajes de techo, alquiler de cofres de techo, baúl portaequipajes
sailing-boat anchor: invernaje, varadero, antifouling, amarre, amarres, velería, marina seca, velas de barco
sailing-boat anchor: velas náuticas, yate, escuela de vela, velero
skateboard: monopatín
skip: contenedor de escombros, escombros, retirada de escombros, volquetes, contenedores de escombros
skip: sacos de escombros, contenedor de obra, contenedores de obra
small-airplane: aeromodelismo
snow-plough: quitanieves, retirada de nieve, limpieza de nieve, despeje de nieve
snowshoes: raquetas de nieve, raqueta de nieve, excursión con raquetas de nieve, alquiler de raquetas de nieve
spark-plug: bujía, bujías
speedboat anchor: curso per, patrón de embarcaciones, patrón de embarcaciones de recreo, licencia náutica
speedboat wave: alquiler de barcos sin licencia, barco sin licencia, barcos sin licencia, alquiler de lanchas
steering-wheel car: permiso de conducir, autoescuela, carnet de conducir, clases de conducir, escuela de manejo
steering-wheel car: licencia de conducir, carné de conducir, aprende a conducir, aprender a conducir, sacarte el carnet
steering-wheel car: saca el carnet, clases de manejo, recuperación de puntos, carnet b, chofer se ofrece
steering-wheel car: chofer con experiencia, chófer particular, chofer particular
steering-wheel lorry: permiso c
strandkorb: sillón de playa de mimbre, strandkorb
stroller baby-bottle: cochecito, carrito de bebé, sillas de paseo, silla de paseo, puericultura, sillita
stroller baby-bottle: artículos de bebé, tienda de bebés
stroller: coche de bebé, coches de bebé, coche para bebé, coches para bebé, carrito bebé, carrito de bebé gemelar
stroller: carro de bebé gemelar, carrito gemelar, bugaboo, carrito bugaboo, carro bebé, carro de bebé
suitcase: maletas, equipaje, valija, valijas
surfboard: tabla de surf, tablas de surf
tanker: vaciado de fosas sépticas, fosa séptica, fosas sépticas, limpieza de fosas sépticas, limpieza de fosas
tanker: pozos ciegos, camión cisterna, cisterna de agua, pipas de agua, camión vactor, gasóleo a domicilio
tanker: gasóleo de calefacción, desagote de pozos, pocero, gasoil calefacción, gasóleo calefacción, gasóleo
taxi: taxi, taxis, remís, remises, remisería
three-wheel-van: Piaggio Ape, motocarro, motocarros, Ape Piaggio
tipper-truck: volquete, volqueta, volquetas, camión de volteo, arena y grava, áridos, gravilla, materiales pétreos
tow-truck car: grúa, grúas, servicio de grúa, grúas 24 horas, auxilio mecánico, auxilio vial, asistencia en carretera
tow-truck car: remolque de autos, rescate de vehículos
tractor wheat: feria agrícola, maquinaria agrícola, tractores, granja, agricultura
tractor: arados, sembradora, sembradoras
traffic-cone: cono de tráfico, conos de tráfico, cono vial, conos viales, conos de señalización
trailer: remolque, remolques, alquiler de remolques
train locomotive: trenes en miniatura, tren turístico
tuk-tuk: tuk tuk, tuk-tuk, tuktuk, tuk tuks, paseo en tuk tuk
tyre: cubiertas usadas, cubiertas rodado, parches y cubiertas
tyre wrench: neumáticos, llantas, neumático, cambio de neumáticos, ruedas, gomas y cubiertas, cubiertas para auto
tyre wrench: gomería, gomerías, vulcanizadora, vulcanizado, llantera, montallantas
vintage-car: alquiler coche clásico, alquiler de coche clásico, alquiler de coches clásicos, alquiler coches antiguos
vintage-car: coche clásico con chófer, coche clásico, coches clásicos, autos clásicos, auto clásico, carros clásicos
vintage-car: vehículos clásicos, coches antiguos, autos antiguos, carros antiguos, vocho, vochos, vochito
wall-clock: reloj de pared, relojes de pared
watch: reloj, relojes, relojería, relojero, pulsera de actividad, relojes de pulsera, reloj de pulsera
wheelchair crutch: sillas de ruedas, ortopedia, silla de ruedas, grúa para enfermos
world-map location-pin: guía turístico, guía turística, guías turísticos, visita guiada, visitas guiadas
`;
