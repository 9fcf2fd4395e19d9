/** Trades and goods in Galician. Notation: word-list.ts. */
export const galicianTrades = `
calculator receipt: contabilidade, contable, asesoría fiscal, declaración da renda, xestoría
air-conditioner: aire acondicionado, bomba de calor
set-square ruler: arquitecto, arquitecta, arquitectura
wrench car: taller mecánico, taller de coches, cambio de aceite, mecánico
croissant bread: panadaría, bolería, forno de pan
bread: pan, pan artesán
lipstick nail-polish: centro de estética, salón de beleza, maquillaxe
nail-polish: manicura, pedicura, uñas
eyelashes: pestanas, extensións de pestanas, cellas
ring bouquet: vodas, casamentos
bride ring: vestidos de noiva
steak kitchen-knife: carnicería, carne, tenreira
tent campsite: cámping, tendas de campaña
car key: alugueiro de coches, coches, coches de ocasión, concesionario
steering-wheel car: autoescola, carné de conducir
saw hammer: carpinteiro, carpintería, ebanista, parqué
dinner-plate cook: cátering, servizo de cátering
coffee: café, cafetería
cook frying-pan: curso de cociña, cociñeiro, cociñeira, obradoiro de cociña
scissors hair-comb: perrucaría, perruquería, peiteado, corte de pelo
barber-pole razor: barbería, barbeiro
teddy-bear crayon: gardería, escola infantil, xoguetes, xoguetería, canguro
serum-bottle lotion: coidado da pel, tratamento facial
dog stethoscope: veterinario, clínica veterinaria
dog bone: tenda de mascotas, comida para cans
dog-standing paw: adestramento canino, hotel canino, residencia canina
dog scissors: perrucaría canina
plug lightning: electricista, instalacións eléctricas
basket carrot: verduras, mercado de abastos, froitería, hortalizas
shopping-cart basket: supermercado, ultramarinos
bank coin: banco, préstamo
house key: piso en alugueiro, piso, apartamento, inmobiliaria, vivenda, casa rural
fish: peixe, peixaría, peixe fresco, marisco
bouquet rose: flores, floraría, floristería, ramos de flores, ramo
football goal-net: fútbol, escola de fútbol
basketball: baloncesto
seedling plant: plantas, viveiro, centro de xardinaría
spade seedling: xardineiro, xardinaría, mantemento de xardíns
lawnmower spade: corte de céspede, cortacéspedes
soft-ice-cream: xeados, xeadaría
glasses eye: lentes, óptica, gafas, oculista
sunglasses: lentes de sol, gafas de sol
hearing-aid: audífonos
dumbbell stopwatch: ximnasio, adestrador persoal
bed bellhop-bell: hotel, hostal, pensión, aloxamento
sofa chair: mobles, sofás, tenda de mobles
mattress bed: colchóns, camas
armchair sofa: tapiceiro, tapicería, tapizado
washing-machine basket: lavandaría, tinturaría, limpeza en seco
washing-machine wrench: reparación de lavadoras, lavadoras, electrodomésticos
fridge: frigoríficos, neveiras
books open-book: libros, libraría, biblioteca
key: pechaleiro, chaves, pechadura
open-book pencil: clases de inglés, academia de idiomas, traducións, clases particulares, curso de galego
set-square abacus: clases de matemáticas, matemáticas
delivery-van parcel: mudanzas, transportes, mensaxería
lorry: guindastre de estrada, camión, grúa
guitar: guitarra, clases de guitarra
piano-keys: piano, clases de piano, afinador de pianos
musical-notes: concerto, coro, escola de música
microphone: karaoke, clases de canto
disco-ball: discoteca, pinchadiscos
camera: fotógrafo, fotógrafa, fotografía, sesión de fotos
pizza: pizza, pizzería
tap wrench: fontaneiro, fontanaría, desatascos, fontanero
bathtub shower: cuarto de baño, reforma de baños
cutlery dinner-plate: restaurante, menú do día, xantar, taberna, tapas
pill stethoscope: farmacia, medicamentos
tooth toothbrush: dentista, clínica dental, dentes, ortodoncia, branqueamento dental
stethoscope hospital: médico, médica, clínica
spine stethoscope: fisioterapia, fisioterapeuta, osteópata
brain: psicólogo, psicóloga, psicoloxía
foot: podólogo, podóloga, podoloxía
nurse: enfermeira, coidado de maiores, residencia de maiores, axuda a domicilio
diamond ring: xoias, xoiaría, ourive
sneaker: zapatos, calzado, zapataría, zapatillas
dress-shoe: zapateiro, reparación de calzado
dress handbag: roupa, vestidos, tenda de roupa, moda
coat: abrigos, chaquetas, roupa de segunda man
handbag: bolsos
airplane suitcase: axencia de viaxes, viaxes, voos
lotus-position lotus: ioga, pilates
massage: masaxe, masaxes, masaxista
sauna bubbles: sauna, balneario
sewing-needle thread: costureira, costura, arranxos de roupa, xastre
yarn: calceta, gancho, la para tecer
solar-panel sun: placas solares, paneis solares
laptop screwdriver: reparación de ordenadores, ordenadores, portátiles
desktop-computer laptop: deseño web, páxinas web, programación
smartphone: reparación de móbiles, móbiles, teléfonos
broom bucket: limpeza, limpeza de casas, servizo de limpeza, limpadora
spray-bottle: desinfección, limpeza de sofás
cockroach: control de pragas, desinsectación
window: ventás, ventás de pvc
window bucket: limpeza de cristais, cristalaría
door: portas, portas de garaxe
curtains window: cortinas, persianas, toldos
fence: valos, cercas
shield umbrella: seguros, seguro de fogar
scales document: avogado, avogada, avogados, asesoría xurídica
fountain-pen: notario, notaría
printer document: imprenta, impresión, tarxetas de visita
theatre-masks microphone: teatro, obra de teatro
popcorn film-camera: cine, cinema
museum: museo
tea teapot: tetería
honey bee: mel, apicultor, abellas
beer wheat: cervexa, cervexería
wine grapes: viño, adega, cata de viños, albariño
spirits-bottle: licor café, augardente
birthday-cake cupcake: tartas, pastelería, tarta de aniversario, confeitaría
burger french-fries: hamburguesas, hamburguesería
kebab: kebab
sushi: sushi
dancer musical-notes: baile, escola de baile, clases de baile
ballet-shoes dancer: ballet, danza clásica
swimmer goggles: natación, piscina, clases de natación
swimming-pool: construción de piscinas
bicycle wrench: bicicletas, bicicleta, taller de bicicletas, aluguer de bicicletas
motorcycle: motos, motocicletas
taxi: taxi
minibus bus: autobús, microbús
bricks crane: construción, obras, reformas, albanel
bricks trowel: cachotería, canteiro, pavimentación, illamento
tiles trowel: azulexos, azulexador, baldosas
paint-roller bucket: pintor de casas, pintura de interiores, pintor
roof ladder: tellados, tellado, reparación de tellados
chimney fire: cheminea, deshollinador, limpeza de chemineas
fire logs: chemineas, estufas
logs fire: leña
radiator fire: calefacción, caldeiras
staircase saw: escaleiras
excavator: escavadora, escavacións, movementos de terra
tree axe: tala de árbores, poda
toilet: fosas sépticas, pozos negros
wastebasket recycling: chatarra, reciclaxe, recollida de lixo
horse: cabalos, equitación, hípica, clases de equitación
sheep: cordeiro, ovellas
hen: galiñas, pitas
egg hen: ovos
chicken-leg: polo asado, polos asados, churrasco de polo
meat-on-bone: churrascaría, grellada, churrasco
cheese: queixo, queixos, queixería
milk dairy-cow: leite
sausage: chourizo, embutidos, lacón
octopus: polbo, polbo á feira, pulpeira, pulpería
potato: patacas
apple basket: mazás
strawberry: amorodos
mushroom: cogomelos
olives jar: aceite de oliva, olivas
jar: marmelada
chocolate: chocolate
christmas-tree gift: nadal, mercado de nadal, árbores de nadal
candle headstone: funeraria, tanatorio
headstone: lápidas
candle: velas
gift: agasallos, regalos
party-popper balloon: festas infantís, festas de aniversario
balloon: globos
bouncy-castle: castelos inchables, inchables
magic-wand: mago, maga
briefcase handshake: emprego, oferta de traballo
megaphone chart-up: axencia de publicidade, mercadotecnia
heart handshake: doazóns, solidariedade
blood-drop: doazón de sangue, doar sangue
watch: reloxos, reloxaría, reloxeiro
tyre: pneumáticos, cambio de rodas, rodas
bubbles car: lavado de coches, lavadoiro
car wrench: chapa e pintura, itv
rug: alfombras, limpeza de alfombras
palette paintbrush: clases de pintura, debuxo, pintura
amphora: olaría, cerámica
tattoo-machine: tatuaxes
judo-suit: kárate, judo, defensa persoal
boxing-glove: boxeo
sailing-boat: vela, veleiro
motor-boat: barcos, lanchas
canoe rower: piragua, kaiak, piragüismo
fishing-rod: aparellos de pesca, artigos de pesca
surfer: escola de surf, surf
skis skier: esquí, escola de esquí
hiking-boot: sendeirismo, ruta de sendeirismo
coin magnifier: antigüidades, compro ouro
security-camera shield: cámaras de seguridade, alarmas
kitchen-knife: afiador, afiado de coitelos, coitelos
tractor wheat: tractores, maquinaria agrícola
shopping-bags: ~ mercadillo, rebaixas
school: ~ escola, colexio
graduation-cap books: ~ curso, cursos
toolbox hammer: ~ reparacións, manitas
pancakes: filloas, crepes
doughnut: rosquillas, churros
pie: empanada, empanadas
stew: caldo galego, callos, cocido
`;
