/** Read first: each shares its stem with a word for another thing. */
const first = `
chimney fire: cheminea
`;

const things = `
apple basket: mazás
birthday-cake cupcake: tartas, pastelería, tarta de aniversario, confeitaría
bread: pan, pan artesán
burger french-fries: hamburguesas, hamburguesería
cheese: queixo, queixos, queixería
chicken-leg: polo asado, polos asados, churrasco de polo
chocolate candy: chocolate
croissant bread: panadaría, bolería, forno de pan
doughnut: rosquillas, churros
egg hen: ovos
honey bee: mel, apicultor, abellas
kebab: kebab
king-cake: roscón de reis, rosca de reis
meat-on-bone: churrascaría, grellada, churrasco
mushroom: cogomelos
olives jar: aceite de oliva, olivas
pancakes coffee: filloas, crepes
pie: empanada, empanadas
pizza: pizza, pizzería
popcorn film-camera: cine, cinema
potato: patacas
sausage cheese: chourizo, embutidos, lacón
soft-ice-cream ice-cream: xeados, xeadaría
steak kitchen-knife: carnicería, carne, tenreira
stew: caldo galego, callos, cocido
strawberry: amorodos
sushi chopsticks: sushi
amphora: olaría, cerámica
beer wheat: cervexa, cervexería
cider: sidra
coffee: café, cafetería
cutlery dinner-plate: restaurante, menú do día, xantar, taberna, tapas
dinner-plate cook: cátering, servizo de cátering
jar: marmelada
kitchen-knife frying-pan: afiador, afiado de coitelos, coitelos
milk dairy-cow: leite
spirits-bottle toast: licor café, augardente
tea teapot: tetería
wine grapes: viño, adega, cata de viños, albariño
cockroach: control de pragas, desinsectación
dog bone: tenda de mascotas, comida para cans
dog scissors: perrucaría canina
dog stethoscope: veterinario, clínica veterinaria
dog-standing paw: adestramento canino, hotel canino, residencia canina
fish: peixe, peixaría, peixe fresco, marisco
hen egg: galiñas, pitas
horse: cabalos, equitación, hípica, clases de equitación
octopus: polbo, polbo á feira, pulpeira, pulpería
sheep: cordeiro, ovellas
bouquet rose: flores, floraría, floristería, ramos de flores, ramo
fire logs: chemineas, estufas
lawnmower spade: corte de céspede, cortacéspedes
logs fire: leña
seedling plant: plantas, viveiro, centro de xardinaría
spade seedling: xardineiro, xardinaría, mantemento de xardíns
tree axe: tala de árbores, poda
tree spade: plantación de árbores, plantar árbores
air-conditioner: aire acondicionado, bomba de calor
armchair sofa: tapiceiro, tapicería, tapizado
basket carrot: verduras, mercado de abastos, froitería, hortalizas
bathtub shower: cuarto de baño, reforma de baños
bed bellhop-bell: hotel, hostal, pensión, aloxamento
broom bucket: limpeza, limpeza de casas, servizo de limpeza, limpadora
bubbles car: lavado de coches, lavadoiro
candle: velas
candle headstone: funeraria, tanatorio
chimney fire: deshollinador, limpeza de chemineas
curtains window: cortinas, persianas, toldos
door: portas, portas de garaxe
fence hammer: valos, cercas
fridge: frigoríficos, neveiras
headstone: lápidas
key padlock: pechaleiro, chaves, pechadura
mattress bed: colchóns, camas
paint-roller bucket: pintor de casas, pintura de interiores, pintor
plug lightning: electricista, instalacións eléctricas
radiator fire: calefacción, caldeiras
roof ladder: tellados, tellado, reparación de tellados
rug: alfombras, limpeza de alfombras
saw hammer: carpinteiro, carpintería, ebanista, parqué
security-camera shield: cámaras de seguridade, alarmas
shield umbrella: seguros, seguro de fogar
shopping-cart basket: supermercado, ultramarinos
sofa chair: mobles, sofás, tenda de mobles
solar-panel sun: placas solares, paneis solares
spray-bottle bucket: desinfección, limpeza de sofás
staircase saw: escaleiras
tap wrench: fontaneiro, fontanaría, desatascos, fontanero
tiles trowel: azulexos, azulexador, baldosas
toilet: fosas sépticas, pozos negros
toolbox hammer: ~ reparacións, manitas
washing-machine basket: lavandaría, tinturaría, limpeza en seco
washing-machine wrench: reparación de lavadoras, lavadoras, electrodomésticos
wastebasket recycling: chatarra, reciclaxe, recollida de lixo
window: ventás, ventás de pvc
window bucket: limpeza de cristais, cristalaría
wrench car: taller mecánico, taller de coches, cambio de aceite, mecánico
ballet-shoes dancer: ballet, danza clásica
brain speech-bubble: psicólogo, psicóloga, psicoloxía
coat: abrigos, chaquetas, roupa de segunda man
diamond ring: xoias, xoiaría, ourive
dress handbag: roupa, vestidos, tenda de roupa, moda
dress-shoe: zapateiro, reparación de calzado
eyelashes eye: pestanas, extensións de pestanas, cellas
foot: podólogo, podóloga, podoloxía
glasses eye: lentes, óptica, gafas, oculista
graduation-cap books: ~ curso, cursos
handbag: bolsos
hearing-aid: audífonos
heart handshake: doazóns, solidariedade
hiking-boot: sendeirismo, ruta de sendeirismo
lipstick nail-polish: centro de estética, salón de beleza, maquillaxe
nail-polish: manicura, pedicura, uñas
ring bouquet: vodas, casamentos
serum-bottle lotion: coidado da pel, tratamento facial
shopping-bags price-tag: ~ mercadillo, rebaixas
sneaker: zapatos, calzado, zapataría, zapatillas
spine stethoscope: fisioterapia, fisioterapeuta, osteópata
sunglasses sun: lentes de sol, gafas de sol
tattoo-machine: tatuaxes
tooth toothbrush: dentista, clínica dental, dentes, ortodoncia, branqueamento dental
bagpipes drum: gaita, gaitas, gaita e pandeireta, pandeireta, clases de gaita
balloon party-popper: globos
basketball: baloncesto
boxing-glove: boxeo
camera: fotógrafo, fotógrafa, fotografía, sesión de fotos
christmas-tree gift: nadal, mercado de nadal, árbores de nadal
disco-ball: discoteca, pinchadiscos
dumbbell stopwatch: ximnasio, adestrador persoal
fishing-rod fish: aparellos de pesca, artigos de pesca
football goal-net: fútbol, escola de fútbol
gift ribbon: agasallos, regalos
guitar musical-notes: guitarra, clases de guitarra
judo-suit: kárate, judo, defensa persoal
magic-wand top-hat: mago, maga
microphone: karaoke, clases de canto
musical-notes: concerto, coro, escola de música
palette paintbrush: clases de pintura, debuxo, pintura
party-popper balloon: festas infantís, festas de aniversario
piano-keys: piano, clases de piano, afinador de pianos
sewing-needle thread: costureira, costura, arranxos de roupa, xastre
skis skier: esquí, escola de esquí
teddy-bear crayon: gardería, escola infantil, xoguetes, xoguetería, canguro
theatre-masks microphone: teatro, obra de teatro
yarn: calceta, gancho, la para tecer
bride ring: vestidos de noiva
climber fir-tree: parque de aventuras, tirolina, tirolinas
cook frying-pan: curso de cociña, cociñeiro, cociñeira, obradoiro de cociña
dancer musical-notes: baile, escola de baile, clases de baile
lotus-position lotus: ioga, pilates
massage lotus: masaxe, masaxes, masaxista
nurse: enfermeira, coidado de maiores, residencia de maiores, axuda a domicilio
runner sneaker: carreira popular, carreira de montaña, media maratón, carreira solidaria
sauna bubbles: sauna, balneario
surfer wave: escola de surf, surf
swimmer goggles: natación, piscina, clases de natación
blood-drop: doazón de sangue, doar sangue
books open-book: libros, libraría, biblioteca
briefcase handshake: emprego, oferta de traballo
calculator receipt: contabilidade, contable, asesoría fiscal, declaración da renda, xestoría
coin magnifier: antigüidades, compro ouro
desktop-computer laptop: deseño web, páxinas web, programación
excavator crane: escavadora, escavacións, movementos de terra
fountain-pen document: notario, notaría
laptop screwdriver: reparación de ordenadores, ordenadores, portátiles
megaphone chart-up: axencia de publicidade, mercadotecnia
open-book pencil: clases de inglés, academia de idiomas, traducións, clases particulares, curso de galego
pill stethoscope: farmacia, medicamentos
printer document: imprenta, impresión, tarxetas de visita
scales document: avogado, avogada, avogados, asesoría xurídica
scissors hair-comb: perrucaría, perruquería, peiteado, corte de pelo
set-square abacus: clases de matemáticas, matemáticas
set-square ruler: arquitecto, arquitecta, arquitectura
smartphone: reparación de móbiles, móbiles, teléfonos
stethoscope hospital: médico, médica, clínica
apartment-building key: piso en alugueiro, piso, apartamento
bank coin: banco, préstamo
barber-pole razor: barbería, barbeiro
bouncy-castle balloon: castelos inchables, inchables
bricks crane: construción, obras, reformas, albanel
bricks trowel: cachotería, canteiro, pavimentación, illamento
house key: inmobiliaria, vivenda, casa rural
museum: museo
school backpack: ~ escola, colexio
swimming-pool swimmer: construción de piscinas
tent campsite: cámping, tendas de campaña
airplane suitcase: axencia de viaxes, viaxes, voos
bicycle wrench: bicicletas, bicicleta, taller de bicicletas, aluguer de bicicletas
bus books: bibliobús
canoe rower: piragua, kaiak, piragüismo
car key: alugueiro de coches, coches, coches de ocasión, concesionario
car wrench: chapa e pintura, itv
clams: zamburiñas, zamburiña
delivery-van parcel: mudanzas, transportes, mensaxería
empanada: empanada caseira, empanada de zamburiñas
fire-engine rescue-helmet: bombeiros, bombeiros voluntarios
lorry: guindastre de estrada, camión, grúa
minibus bus: autobús, microbús
motor-boat wave: barcos, lanchas
motorcycle: motos, motocicletas
sailing-boat anchor: vela, veleiro
steering-wheel car: autoescola, carné de conducir
taxi: taxi
tractor wheat: tractores, maquinaria agrícola
tyre wrench: pneumáticos, cambio de rodas, rodas
watch: reloxos, reloxaría, reloxeiro
`;

/** Galician words that lead to things. Notation: word-list.ts. */
export const galicianWords = first + things;
