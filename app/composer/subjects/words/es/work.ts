/** Spanish words for work. Notation: word-list.ts. */
export const spanishWork = `
3d-printer: impresora 3d, impresoras 3d, impresión 3d, impresion 3d, impresiones 3d
abacus: ábaco, cálculo con ábaco
air-compressor: compresor de aire, compresores de aire, alquiler de compresores
anvil hammer: forja, forja artística, yunque, herrero, herrería
app-phone: app, aplicación móvil, nuestra app, nueva app, aplicaciones móviles, nuestra aplicación, nueva aplicación
app-phone: descarga nuestra app, descarga la app, aplicación gratuita, apps
app-phone laptop: desarrollo de aplicaciones, desarrollo de apps, desarrollo de aplicaciones móviles
ballot-box: elecciones, referéndum, votación, elecciones municipales, vota por, vota a, votar por, votad por
ballot-box: presupuesto participativo, presupuestos participativos, vota, voto por correo, candidatura, candidato
ballot-box: candidata, urnas, consulta popular, registro de votantes, registro electoral, sal a votar, vota el
ballot-box: padrón electoral
ballot-box pencil: firma esta petición
banknotes coin: préstamo, préstamos, financiación, crédito, microcréditos, reunificación de deudas, deudas
banknotes coin: ley de segunda oportunidad, dinero rápido, empeños, subvenciones
banknotes euro-notes: cambio de divisas, casa de cambio, cambio de moneda
barber-chair: sillón de barbero, silla de barbero, sillón de peluquería, sillas de peluquería
billboard: valla publicitaria, vallas publicitarias, espectaculares publicitarios, anuncios espectaculares
billboard: cartelera publicitaria, publicidad exterior
blackboard: pizarra, pizarras, pizarrón, pizarrones
blood-drop: donación de sangre, donar sangre, dona sangre, colecta de sangre, donantes de sangre, banco de sangre
blood-drop: hemodonación, donación de médula
books: guía de viaje, tebeos, tebeos antiguos
books open-book: encuadernación, encuadernador, librería, biblioteca, libros, libro, feria del libro, club de lectura
books open-book: novela, cómics, cuentacuentos, encuaderno, encuadernamos
books pencil: selectividad, oposiciones, b1 preliminary, examen de cambridge
books pencil: academia de oposiciones, clases particulares, clases de apoyo, clases de repaso, refuerzo escolar
books pencil: repaso escolar, apoyo escolar, profesor particular, profesora particular, ayuda con los deberes
books pencil: academia de estudios, clases de física, técnicas de estudio, deberes, regularización primaria
books pencil: regularización académica, preparación de examen, preparación de exámenes, preuniversitario
books pencil: preuniversitarios, repaso de primaria, refuerzo de primaria, regularización de primaria
books speech-bubble: profe de inglés, profe nativo, inglés nativo
briefcase handshake: consultoría, consultoría empresarial, consultor, recursos humanos, feria de empleo
briefcase handshake: ~ empleo, vacante
business-cards printer: tarjetas de visita, tarjetas de presentación, tarjeta de presentación, tarjetas personales
business-cards printer: tarjeta de visita
calculator receipt: calculadora, calculadoras, declaración de la renta, declaración del iva, asesoría
calculator receipt: gestión de nóminas, nóminas, contable, contabilidad, asesoría fiscal, gestoría, impuestos, contador
calculator receipt: autónomos, campaña de la renta, factura electrónica, iva, auditoría, creación de empresas
calculator receipt: liquidación de sueldos, asesor fiscal, trámites fiscales, monotributo, sat trámites
calculator receipt: declaración anual, monotributistas, monotributista
calendar: calendario de pared, planificador semanal
calendar smartphone: cuadrante de turnos, turnos de personal, planificador de turnos
card-terminal credit-card: datáfono, datáfonos, tpv, terminal punto de venta, terminal de pago, posnet
cash-register: caja registradora, cajas registradoras, sistema tpv, software tpv
chainsaw logs: motosierras, afilado de motosierras, trabajos forestales, motosierra
chainsaw tree: arboricultura
chart-up: posicionamiento seo, inversión, inversiones, asesor financiero
cherry-picker: plataforma elevadora, plataformas elevadoras, alquiler de plataformas, camión canasta, camión con canasta
cherry-picker: grúa canasta
chimney-sweep: deshollinador, deshollinadores, limpieza de chimeneas, deshollinado
circuit-board: circuito impreso, circuitos impresos, tarjetas electrónicas, reparación de electrónica
circuit-board: componentes electrónicos, taller de electrónica
cleaner: limpiadora, señora de la limpieza, personal de limpieza, empleada de limpieza, limpiadoras
cleaner broom: trabajo de interna, empleada cama adentro, empleada con cama adentro, empleada cama afuera
cleaner broom: mucama cama adentro, trabajo cama adentro
cleaner older-person: se ofrece interna, interna con papeles, externa por horas, señora interna
coin magnifier: numismática, casa de empeños
combine-harvester: trilla
combine-harvester wheat: cosechadora, cosechadoras, trilladora, servicio de cosecha, cosecha de granos
concrete-mixer bricks: hormigón, hormigón preparado, concreto, concreto premezclado, bomba de hormigón, hormigonera
concrete-mixer bricks: cemento
conveyor-belt: cinta transportadora, cintas transportadoras, banda transportadora, bandas transportadoras
conveyor-belt: transportador de rodillos
crayon: cuaderno para colorear, libro para colorear, plastilina, lápices de colores, rotuladores
crayon teddy-bear: canguro, jardín de infancia, campamento de navidad, campamento urbano, campamento de día
crayon teddy-bear: campamentos urbanos
credit-card smartphone: cajero automático, cajeros automáticos
crutch bone: traumatólogo, traumatología, prótesis de cadera, prótesis de rodilla, rodilla, medicina deportiva
crutch bone: lesiones deportivas, esguince, artrosis, ortopedista, fracturas
defibrillator: desfibrilador, desfibriladores, desfibrilador automático, curso de desfibrilador
dentist-chair: sillón dental, silla de dentista, sillones dentales, sillón odontológico
desktop-computer: monitor gaming, cursos de computación, curso de computación, clases de computación
desktop-computer: taller de computación
desktop-computer laptop: programa de gestión, programa de reservas
doctor: médico de cabecera, médico de familia
document car: trámites vehiculares, trámite vehicular
document rubber-stamp: apostilla, apostillas, apostillado, partidas de nacimiento, partida de nacimiento
document rubber-stamp: actas de nacimiento, acta de nacimiento
document scales: multas, multa, multas de tráfico
drill toolbox: taladros, alquiler de herramientas
drone: drones, fotografía aérea, fumigación con dron, fumigación con drones
dust-mask: mascarilla antipolvo, mascarillas antipolvo, mascarilla FFP2, mascarillas FFP2
envelope: sobres, cartas antiguas, cartas a mano
excavator: movimiento de tierras, retro con maquinista, alquiler de retro, renta de retro, retro con operador
excavator: minexcavadora, minexcavadoras, miniexcavadora, miniexcavadoras
excavator crane: excavadora, excavadoras, excavaciones, retroexcavadora
excavator hammer: demolición, derribos, demoliciones
exhibition-stand: stand ferial, stand de feria, stands para ferias, stands feriales, montaje de stands, diseño de stands
file-cabinet folder: se busca secretaria, auxiliar administrativo, auxiliar administrativa, puesto administrativo
forklift: carretilla elevadora, carretillas elevadoras, montacargas, carretillero
forklift pallet: mozo de almacén, mozos de almacén, almacenero, logística, preparador de pedidos
forklift pallet: preparadores de pedidos, operario de almacén, autoelevador
forklift parcel: pallets de madera
fountain-pen document: caligrafía
gardener: jardinero, jardinera paisajista, jardineros
gavel: subasta, subastas
generator plug: grupo electrógeno, grupos electrógenos, generador eléctrico, generadores eléctricos
generator plug: alquiler de generadores, renta de generadores, plantas eléctricas, planta eléctrica, plantas de luz
generator plug: planta de luz, generadores de luz, generadores
gold-bars: lingote, lingotes, lingote de oro, lingotes de oro
hard-hat: casco de obra, cascos de obra, casco de seguridad, cascos de seguridad, casco de construcción, capataz
hard-hat: capataces
headset speech-bubble: call center, centro de llamadas, atención al cliente, contact center, teleoperador
headset speech-bubble: teleoperadores, teleoperadora, agentes telefónicos, atención telefónica, telemarketing
house-contract: escrituración, escrituraciones, contrato de arrendamiento, contratos de arrendamiento
house-contract: contrato de alquiler, contratos de alquiler, compraventa de inmuebles, contrato de compraventa
house-contract: derecho inmobiliario, escritura de tu casa, escrituras de tu casa
hydraulic-hose: manguera hidráulica, mangueras hidráulicas, latiguillos hidráulicos
label-roll: impresión de etiquetas, etiquetas adhesivas, etiqueta adhesiva, etiquetas en rollo, impresión de pegatinas
label-roll: etiquetas personalizadas
laptop: ordenador, portátil, computadora, computadoras, ofimática, desarrollo web, programación, curso de programación
laptop: software, software de gestión, aplicación web, inteligencia artificial, teletrabajo, desarrollo de software, crm
laptop: erp, competencias digitales, alfabetización digital, kit digital, notebooks
laptop screwdriver: reparación de ordenadores, informática, ordenador portátil, curso online, cursos online
laptop screwdriver: soporte técnico, laptop, técnico informático, soporte informático, recuperación de datos
laptop screwdriver: reparación de pc, informático a domicilio, mantenimiento informático, arreglan computadoras
laptop screwdriver: arreglo computadoras, recupero datos, discos duros
laptop desk: coworking
lathe: torno cnc, tornos cnc, tornería, taller mecanizado, torno y fresa, torno y fresadora, tornero, mecanizado
lathe: mecanizados
lift: mantenimiento de ascensores, ascensorista, reparación de ascensores, instalación de ascensores
lift: mantenimiento de elevadores
lockers: taquillas metálicas, taquilla metálica, taquillas escolares, alquiler de taquillas, casilleros, lockers
love-letter: papel de regalo, postales
love-letter ring: partes de matrimonio
magnifier: detective privado, detectives
magnifier chart-up: seo, posicionamiento web, agencia seo, auditoría seo, google ads, estudio de mercado
meeting-room: sala de reuniones, salas de reuniones, sala de juntas, salas de juntas, sala de conferencias
meeting-room: salas de conferencias, alquiler de salas de reuniones
megaphone chart-up: cabildo abierto, asamblea, agencia de publicidad, agencia de marketing, marketing, marketing digital
megaphone smartphone: redes sociales, influencer, influencers, publicidad online, gestión de redes
megaphone smartphone: agencia de comunicación
megaphone speech-bubble: audiencia pública, reunión vecinal, asamblea vecinal, consulta ciudadana
memo beers: trivia
network-cable: cable de red, cables de red, cableado de red, cableado estructurado, cable ethernet, cables ethernet
newspaper: periódico, periódico local, diario local, kiosco, kioscos, kiosco de prensa, revistas, prensa y revistas
notebook: libreta
notebook pencil: club de deberes, apoyo con tareas, refuerzo escolar tardes
open-book pencil: inglés para adultos, inglés para niños, idiomas, clases de español
open-book pencil: ~ inglés, alemán, francés
open-book speech-bubble: curso de inglés, cursos de inglés, curso intensivo de inglés, inglés intensivo
open-book speech-bubble: academia de inglés, clases de inglés, academia de idiomas, curso de alemán, curso de francés
paintbrush amphora: pintar cerámica, pintura en cerámica, pintura sobre azulejo
pallet: palé, palés, palet, palets, pallet, pallets, tarimas de madera, muebles de palets
pallet forklift: auxiliar de bodega, auxiliares de bodega
pallet-racking: estantería para palets, estanterías para palets, rack para tarimas, racks para tarimas
pallet-racking: estanterías industriales, estantería industrial
pallet-truck: transpaleta, transpaletas, transpaleta manual, traspaleta, traspaletas, patín hidráulico
parcel: punto de recogida
parcel delivery-van: cajas de cartón, cajas de mudanza, cajas para mudanza, papel burbuja, plástico de burbujas
parcel delivery-van: cinta de embalar, material de embalaje, embalaje, embalajes, envases
pen memo: recogida de firmas, firma la petición, petición, change.org, junta de firmas
pen notebook: escritura creativa, taller de escritura
pencil notebook: material escolar, útiles escolares, papelería, papelerías, vuelta al cole, vuelta a clases
pencil notebook: regreso a clases, cuadernos, libretas, material de oficina, estuches, bolígrafos y cuadernos
phone-case: funda de móvil, fundas de móvil, funda para móvil, fundas para móvil, fundas para móviles
phone-case: fundas para celular, fundas para celulares, funda para celular, carcasa de móvil, fundas de celular
phone-case: accesorios para celular, accesorios para celulares, accesorios de móvil, accesorios para móviles
phone-case: forros para celular
pill mortar: farmacéutica, complementos alimenticios
pill stethoscope: farmacia, farmacéutico, suplementos, vitaminas
pocket-knife: navaja, navajas, navaja suiza, navajas suizas, cortaplumas, navaja multiusos
power-bank: power bank, powerbank, batería externa, baterías externas, cargador portátil, cargadores portátiles
pressure-gauge: manómetro, manómetros, calibración, servicio de calibración, calibración de instrumentos
price-tag desk-lamp: rastrillo, rastro, rastrillo solidario, feria de segunda mano, feria americana, venta de garaje
printer: imprenta, impresión, flyers, lonas, lonas impresas, lona impresa
printer memo: tóner, cartuchos de tinta, folletos, cartelería, etiquetas
printer memo: artes gráficas, reprografía, stickers, octavillas
printer paintbrush: rótulos, rotulación, grabados, vinilos rotulación
receipt card-terminal: punto de venta software
receipt desktop-computer: facturación
receipt laptop: programa de facturación, software de facturación, facturación electrónica
receipt shopping-cart: cajeras, cajero de supermercado, cajera de supermercado
road-roller: asfalto, asfaltado, pavimentación, pavimentos, bacheo, asfaltados, pavimento asfáltico
robot gear: robótica, ia
roll-up-banner: roll up publicitario, roll ups publicitarios, banner enrollable, banners enrollables, impresión de lonas
rubber-stamp document: notaría, notarías, notario, notaria pública, notario público, escribanía, escribano
rubber-stamp document: sellos de caucho, sellos de goma, sellos automáticos
satellite-dish television: antenas
scaffold ladder: andamio, andamios, alquiler de andamios, montaje de andamios
scales: abogado, abogados, abogada, bufete, asesoría jurídica, despacho de abogados, divorcio, divorcios
scales: derecho laboral, procurador, laboralista, asesoría legal, derecho penal, reclamación, reclamaciones
scales: cláusulas abusivas, accidentes de tráfico, herencias, pensión alimenticia, pensión alimentaria
scissor-lift: plataforma de tijera, plataformas de tijera, elevador de tijera, elevadores de tijera
scissors hair-comb: peluquería, peluquero, peluquera, corte de pelo, estilista, corte y peinado, peinado, mechas
scissors hair-comb: corte caballero, corte de cabello, tinte, corta el pelo a domicilio, corto el pelo a domicilio
scroll document: genealogía, árbol genealógico
scroll fountain-pen: testamento, testamentos, escrituras, compulsa, sucesiones
security-guard: vigilante de seguridad, guardia de seguridad, vigilantes, guardias de seguridad, se solicita velador
server: hosting web, servidores, alojamiento web, centro de datos, data center, servidor dedicado
set-square calculator: mates, clases de mates, clases de matemáticas, clases particulares de matemáticas
set-square ruler: delineante, aparejador, arquitecto, arquitectos, estudio de arquitectura, matemáticas
set-square ruler: certificado energético
shipping-container: contenedor marítimo, contenedores marítimos, contenedor de almacenaje, alquiler de contenedores
shipping-container: venta de contenedores, casas contenedor, casa contenedor, flete marítimo
shop-assistant: ~ dependienta, dependiente, dependientes, cajera, vendedora de tienda
shop-assistant cash-register: vacante cajera, vacante de cajera, cajera de medio tiempo, cajera medio tiempo
shop-assistant cash-register: vacante cajero
signing-hands: lengua de signos, lengua de señas, lenguaje de señas, curso de lengua de signos
signing-hands: intérprete de lengua de signos, intérprete de lengua de señas
site-cabin: caseta de obra, casetas de obra, módulo de obra, alquiler de casetas de obra
smartphone: móvil, móviles, celular, celulares, reparación de celulares, reparación de móviles, tarifa móvil, smartphone
smartphone: pantalla rota, tarjeta sim, telefonía
smartphone battery: pin de carga, batería y pin de carga, cambio de pin de carga
smartphone wall-clock: control horario, fichar, fichaje, registro horario, registro de jornada
smartphone wrench: reparación de pantallas, cambio de pantalla, cambio de pantallas, xiaomi redmi, móvil xiaomi
smartphone wrench: reparo pantallas, pantallas huawei, pantalla huawei, cambio la pantalla
speaker: equipos de sonido, altavoces, altavoz, barra de sonido, parlantes, parlante, megafonía, sonido e iluminación
speaker: home cinema, bocinas, bocina bluetooth, bocinas bluetooth
speaker disco-ball: sonido y luces, luz y sonido, sonidero, sonideros
speaker microphone: alquiler de sonido, sonido para eventos
speaker musical-notes: rockola, rockolas
speech-bubble: intercambio de idiomas, logopeda, logopedia
speech-bubble handshake: atención vecinal, encuentro con la alcaldesa, encuentro con el alcalde, café con el alcalde
speech-bubble handshake: café con la alcaldesa
speech-bubble microphone: tartamudez, terapia del lenguaje, fonoaudiología
speech-bubble open-book: inglés para, francés para, alemán para, italiano para principiantes, español para extranjeros
speech-bubble open-book: clases de chino, first certificate, cambridge, estudiar en el extranjero
speech-bubble open-book: cursos en el extranjero, dele
spotlight: iluminación escénica, iluminación de eventos, iluminación y sonido, luces para eventos
spotlight: técnico de iluminación
spray-gun: pintura en polvo, pistola de pintura, pistolas de pintura, pintura a pistola, pintura electrostática
spreadsheet: hoja de cálculo, hojas de cálculo, plantilla de Excel, plantillas de Excel, curso de Excel, cursos de Excel
spreadsheet: plantilla Excel
steel-beam: viga de acero, vigas de acero, vigas metálicas, viga metálica, vigas ipn, viga ipn
stethoscope: médico, consulta médica, pediatra, hospital, doctor
stethoscope hospital: reumatólogo, reumatóloga, reumatología, gastroenterólogo, gastroenteróloga, gastroenterología
stethoscope hospital: digestivo, endocrinólogo, endocrinóloga, endocrinología, nefrólogo, nefrología, hematólogo
stethoscope hospital: hematología, alergólogo, alergóloga, alergología, alergista, diálisis, centro de diálisis
stethoscope hospital: hemodiálisis, proctólogo, proctología, cirujano, cirujana, cirugía general, cirugía vascular
stethoscope hospital: urología, colonoscopia, endocrino, neurología, oncología, flebología, alergias, ginecóloga
stethoscope hospital: ginecología, policlínica, policlínico, chequeo, pediatría, urgencias, centro de salud
stethoscope hospital: telemedicina, medicina general, geriatra, psicotécnico
stethoscope: ~ clínica
syringe: vacunas, vacunación, bótox, medicina estética, vacúnate, se ponen inyecciones, inyecciones a domicilio
syringe: pongo inyecciones
syringe dog: vacuna a tu perro, vacuna para tu perro, vacunación antirrábica, vacuna antirrábica
syringe lotion: ácido hialurónico, hialurónico, rellenos faciales, hilos tensores, cirugía estética, cirugía plástica
syringe lotion: rinoplastia, liposucción, aumento de pecho, lifting facial
tablet: tablet, tablets, tableta gráfica, tabletas gráficas, tableta digital, ipad, ipads, lector electrónico
tablet: reparación de tablets
teacher: maestra de primaria
telehandler: manipulador telescópico, manipuladores telescópicos, manipuladora telescópica
telephone: centralita, centralitas, centralita virtual, teléfono de la esperanza, telefonía fija
telephone older-person: teleasistencia
telescope night-sky: astronomía, observación de estrellas
telescope star: observatorio astronómico
test-tube: análisis clínicos, laboratorio, análisis de sangre, analíticas, analítica, test de antígenos
test-tube: extracción de sangre, clases de química, clases de física y química, física y química
theodolite set-square: topógrafo, topógrafos, topografía, levantamiento topográfico, levantamientos topográficos
theodolite set-square: deslinde, deslindes, agrimensor, agrimensura, perito topógrafo
tiller: motocultor, motocultores, motoazada, motoazadas, alquiler de motoazada
translation open-book: agencia de traducción, traducciones, traductor, servicio de traducción, traductora, intérprete
translation open-book: traducción, intérpretes, interpretación simultánea, traducción de documentos
translation open-book: traducciones técnicas, traductores
translation rubber-stamp: traducción jurada, traducciones juradas, traductor jurado, traductores jurados
translation rubber-stamp: traductor oficial, traducciones oficiales, traducción oficial, perito traductor
translation rubber-stamp: traducciones certificadas, traducción certificada
ultrasound: ecografía, ecografías, ecografía 4d, ultrasonido, ecografista, ecógrafo
usb-stick: memoria usb, memorias usb, pendrive, pendrives, pen drive, pincho usb
vending-machine soft-drink: máquinas expendedoras, máquina expendedora, máquinas vending, máquinas de vending, vending
video-call headphones: webinar, webinars, videollamada, videollamadas, videoconferencia, videoconferencias
video-call headphones: reunión por zoom, clase por zoom, clases por zoom
waiter: camarero, camarera, camareros, mesero, mesera, mozos para salón, mozo para restaurante, mozo para salón
walkie-talkie: walkie-talkie, walkie-talkies, walkie talkie, walkie talkies, radio bidireccional, radios bidireccionales
web-page laptop: diseño web, página web, páginas web, wordpress, diseño de páginas web, sitio web, sitios web
web-page laptop: tu página web, creación de páginas web, landing page, landing pages, diseñador web
web-page laptop: diseño de sitios web, nueva web, te hago la web, te hago tu web, hago la web
web-page shopping-cart: tienda online, tiendas online, ecommerce, e-commerce, tiendas en línea, tienda en línea
web-page shopping-cart: tienda virtual, tiendas virtuales
webcam: webcam, webcams, cámara web, cámaras web
welding-mask: se arregla cancel, arreglo cancel
welding-mask fire: soldador, soldadores, soldadora, soldadura, trabajos de soldadura, curso de soldadura
welding-mask fire: herrería y soldadura, se busca soldador
wheel-loader: pala cargadora, palas cargadoras, cargador frontal, cargadores frontales, cargadora de ruedas
wheel-loader: minicargadora, minicargadoras, mini cargadora, alquiler de bobcat, renta de bobcat, bobcat con operador
whiteboard: pizarra blanca, pizarras blancas, pizarra magnética
windscreen: parabrisas, cambio de parabrisas, reparación de parabrisas, lunas de coche, cristales de coche, lunas
windscreen: cambio de luna, cambio de lunas, luna delantera
windscreen car: polarizado, polarizados, polarizado de vidrios
`;
