/** Services, crafts and goods in Spanish, before the list of trades. Notation: word-list.ts. */
export const spanishServices = `
beers memo: noche de quiz, noche de trivial, quiz en el bar, pub quiz, noche de preguntas
swimming-pool: piscina verde, mantenimiento de piscinas, mantenimiento de piscina, limpieza de piscinas, limpieza de piscina
droplet tap: bomba de agua, bombas de agua, bomba sumergible, bombas sumergibles, pozos y bombas
t-shirt backpack: uniformes escolares, uniforme escolar
jar herb: especias
jar herb: ~ canela, azafrán, cúrcuma
solar-panel battery: inversor solar, inversores solares, inversor y baterías, baterías solares
credit-card: cajero automático, cajeros automáticos
school backpack: colegio, colegios, el colegio
dog: perra, perrita, perras
tent compass: scouts, lobatos, grupo scout
receipt shopping-cart: cajera, cajeras, cajero de supermercado, cajeros, cajera de supermercado
chick hen: pollitos, pollitos bb, pollitas
smartphone wall-clock: control horario, fichar, fichaje, registro horario, registro de jornada
dancer: bailarines, bailarinas, bailarín, bailarina
ring diamond: compro oro, compramos oro, compra de oro, compramos su oro, vende tu oro, compra venta de oro
speech-bubble open-book: inglés para, francés para, alemán para, italiano para principiantes
bus: autobus, autobus escolar, conductor de autobus
vase mantel-clock: rastro de segunda mano, mercado de segunda mano, feria de segunda mano
car key: seat ibiza, seat león, seat, fiat, dacia, clio, audi, opel, suzuki
car location-pin: plaza de garaje, plazas de garaje, plaza de parking, plaza de aparcamiento, cochera
tulip seedling: bulbos, bulbos de flores, bulbos de primavera, tulipanes, narcisos
cook frying-pan: cocinero, cocinera, cocineros, ayudante de cocina
bicycle parcel: mensajero en bicicleta, repartidor en bicicleta, ciclomensajería
open-book pencil: academia de inglés, clases de inglés, academia de idiomas, inglés para adultos, inglés para niños
car: coches clásicos, coche clásico
tent campsite: campamento, campamentos, campamento de verano
dress dancer: trajes de flamenca, traje de flamenca
balloon party-popper: decoración de fiestas
dog-standing dog: hotel para perros, guardería para perros
cook frying-pan: taller de cocina, cocina para principiantes, clases de cocina, escuela de cocina
chimney fire: deshollinador, deshollinadores, limpieza de chimeneas
horseshoe horse: herrajes equinos
armchair sofa: tapicería, tapizar, tapizado, sillón, sillones
foot dress-shoe: podóloga, plantillas, plantillas ortopédicas, calzado ortopédico, quiropodia
piano-keys: órgano de iglesia, concierto de órgano
deer bird: taxidermista, taxidermia, caza, artículos de caza, carne de caza, montería, coto de caza
key padlock: copia de llaves, apertura de puertas
sewing-needle thread: costurera
steering-wheel car: permiso de conducir
milk dairy-cow: leche, lechería, lácteos, leche fresca
delivery-van lorry: vaciado de pisos, vaciado de casas, portes económicos, guardamuebles
wastebasket recycling: contenedores de obra, punto limpio
tree axe: poda, poda en altura, desbroce, podas
spray-bottle: limpieza de sofás, limpieza de fachadas, desinfección, hidrolimpieza
spray-bottle: limpieza de tapicerías
microphone bouquet: maestro de ceremonias, cantante, animador, presentador
excavator crane: retroexcavadora, miniexcavadora
staircase: escaleras, escaleras de madera, escaleras a medida
swimming-pool swimmer: construcción de piscinas
asparagus: espárragos
passport: pasaporte, visados, fotos carnet, extranjería
saw hammer: acuchillado, tarima, suelos laminados, pérgolas
bricks trowel: hormigón, derribos, adoquines, yeso, impermeabilización
roof house: cubiertas, tejas, goteras
curtains window: mosquiteras
window house: cerramientos, pvc
fence: cerramientos metálicos
fridge: nevera, cámaras frigoríficas
washing-machine wrench: electrodomésticos, planchado
toilet: fosas sépticas, baños químicos, pocería, fosas
satellite-dish television: antenista, antenas
car wrench: lunas, desguaces, recambios
lorry: remolque, remolques, asistencia en carretera, fletes
minibus bus: microbús
motor-scooter: ciclomotor, patinetes
lotion: depilación, depilación láser
razor: afeitado
hair-comb scissors: pelucas, trenzas, rastas
tattoo-machine ring: micropigmentación
massage lotus: reflexología, masajista
stethoscope stethoscope: radiografías, ecografías, radiología
test-tube: análisis clínicos, laboratorio, análisis de sangre
tooth: dentaduras, prótesis dentales
crayon teddy-bear: canguro, jardín de infancia
set-square calculator: mates, clases de mates
set-square ruler: topógrafo, delineante, certificado energético, aparejador
trumpet saxophone: charanga
judo-suit: defensa personal
canoe rower: piragüismo, remo
palette: pintacaras, maquillaje infantil
oyster shrimp: mejillones, percebes
stew: sopa, cocido, guisos, potaje, callos
chicken-leg: pollo a la brasa, asador de pollos
pie taco: empanadillas
safety-vest: ropa laboral, uniformes, epis, ropa de trabajo
printer paintbrush: rótulos, rotulación, sellos de caucho, serigrafía, grabados, vinilos rotulación
coin magnifier: numismática, casa de empeños, filatelia
security-camera shield: vigilancia, vigilante
candle headstone: cremación, coronas fúnebres
headstone: marmolería, marmolista
spade seedling: riego
lawnmower spade: cortacésped
seedling plant: plantones
bed mattress: colchonería, somieres
droplet jar: pozos, perforación de pozos, descalcificador, osmosis
house key: parcelas
bread: masa madre, obrador
bee honey: colmenas
mushroom: setas, trufas, boletus
olives: aceite de oliva
clown: payaso, payasos, animación infantil
balloon: decoración con globos
bouncy-castle: hinchables, brincolines
theatre-masks: disfraces
necktie: sastrería
calculator receipt: asesoría
broom delivery-van: vaciado de pisos
rabbit: conejo, conejos
goat: cabritos
sheep: cordero
cow steak: vacas
pig: cerdo, cerdos, cochinillo, lechón
cat: gatitos
chicken-leg: pollo, pollos
apple basket: frutas, fruta
bicycle: ciclismo
amphora: alfarero
baby: masaje infantil
lotus-position: relajación, taichi
sewing-needle thread: bordado, bordados
delivery-van lorry: portes
chicken-leg: pollería
potato: papas
strawberry: fresones
sailing-boat: yate
delivery-van: reparto
bricks trowel: obras
car wrench: taller de chapa
minibus bus: autocares, alquiler de autocares
judo-suit: taekwondo
doughnut: rosquillas
steak: carnes
sewing-needle sewing-machine: coser, aprende a coser
palette paintbrush: dibujar, pintar cuadros, dibujo, óleo
swimmer: nadar, aprende a nadar
microphone: cantar, canto
drum: batería, percusión
christmas-tree: abetos navideños
houses house: adosado
smartphone: móvil, móviles, celular, celulares, reparación de celulares
seedling tree: árboles frutales, frutales
saw axe: motosierra, aserradero
lipstick serum-bottle: tratamientos faciales
spade lawnmower: cuidado de jardines, desbroces, motoazada
bricks trowel: cantería, cantero, piedra natural
dog-standing dog: educador canino
horse: pupilaje
desktop-computer laptop: programa de gestión, programa de reservas, crm, erp
receipt desktop-computer: tpv, software tpv, caja registradora, cajas registradoras
calculator receipt: gestión de nóminas, nóminas
safety-vest lab-coat: uniformes laborales
parcel: embalaje, embalajes, envases
shield: seguro para, seguro de, seguros para, seguros de, seguros
megaphone chart-up: agencia de publicidad, agencia de marketing, posicionamiento web, seo
briefcase handshake: consultoría, consultoría empresarial
banknotes coin: préstamo, préstamos, financiación, crédito
musical-notes: concierto, conciertos, recital
eagle bird: cetrería, aves rapaces, halcones
books: encuadernación, encuadernador
window beach-umbrella: persianas, toldos, persiana
tractor wheat: maquinaria agrícola, cosechadora, tractores
theatre-masks dress: alquiler de disfraces, trajes de carnaval
toilet plunger: desatascos, desatrancos
kitchen-knife: afilador, afilado, afilado de cuchillos
horse: pupilaje de caballos, cuadras
honey bee: productos de la colmena, apicultura, propóleo, apicultor
sewing-machine thread: máquina de coser, máquinas de coser
window palette: vidriera, vidrieras, vitrales, vitral
tropical-fish: acuario, acuarios, peces tropicales, acuariofilia
horse: guarnicionería, hípica, sillas de montar, guarnicionero
skis: alquiler de esquís, escuela de esquí, clases de esquí, esquís
ladder bricks: andamios, alquiler de andamios, andamio, plataformas elevadoras
toy-bricks teddy-bear: juguetes de madera
slide: parque infantil, parques infantiles
plug lightning: grupo electrógeno, grupos electrógenos, generadores
mosquito: control de mosquitos, avispas, mosquitos
radiator wrench: calderas, caldera, calefacción
car key: ~ conductor, se busca conductor, chófer
candle bouquet: cuidado de tumbas, limpieza de tumbas, limpieza de lápidas, mantenimiento de sepulturas, limpieza de nichos
canned-food basket: banco de alimentos, recogida de alimentos, recolecta de alimentos, despensa solidaria
abacus: ábaco, cálculo con ábaco
notebook pencil: ayuda con los deberes, club de deberes, apoyo con tareas, refuerzo escolar tardes
santa: desfile de navidad, desfile de papá noel, san silvestre papá noel
`;
