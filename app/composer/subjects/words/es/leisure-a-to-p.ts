/** Spanish words for play, sport, music and people at what they do, a to p. Notation: word-list.ts. */
export const spanishLeisureAToP = `
accordion: acordeón, grupo norteño, grupos norteños, conjunto norteño, música norteña, bandoneón, bandoneones
accordion: clases de bandoneón
acupuncture: acupuntura, acupuntor, acupuntora, acupunturista
aerialist: telas aéreas, tela aérea, acrobacia aérea, acrobacias aéreas, danza aérea, aro aéreo, yoga aéreo
aerialist: clases de telas, acróbata aérea, danza aerea
arcade-machine: máquina arcade, máquinas arcade, máquina recreativa, máquinas recreativas, salón recreativo
arcade-machine: salones recreativos
awareness-ribbon: lazo rosa, cinta rosa, lazos rosas
badminton: bádminton
bagpipes musical-notes: gaita, gaitas, gaitero, gaiteros, gaiteira, banda de gaitas
balloon party-popper: decoración de fiestas, decoración con globos, globos
basketball: baloncesto, básquet, básquetbol
bell: campanas de la iglesia, toque de campanas, fundición de campanas, campaneros
billiard-ball: billar
bingo-card: bingo, bingos, noche de bingo, lotería mexicana, lotería familiar
binoculars: prismáticos, binoculares, binocular
boules: petanca, club de petanca, torneo de petanca
bowling: bolera, bolos
boxing-glove: boxeo
breakdancer: breakdance, break dance, breakdancer, clases de breakdance, clases de break dance, b-boy, b-girl
bungee-jumper: puenting, bungee, bungee jumping, salto bungee, salto en bungee, saltos en bungee, salto de puenting
bungee-jumper: bungy
calligraphy-brush scroll: caligrafía china, caligrafía japonesa
camera: fotos de familia, sesión de fotos, sesiones de fotos, concurso de fotografía, concurso de fotos, fotógrafo
camera: fotógrafa, fotografía, estudio de fotografía, fotógrafo de bodas, cámara, fotos de boda, sesión fotográfica
camera: book de fotos, fotos de comunión, reportaje de boda, reportajes de boda, orlas, álbum de fotos, newborn
carnival-mask party-popper: carnaval, carnavales, baile de máscaras, antifaz, antifaces, máscaras venecianas
carrom-board: carrom, tablero de carrom
cello musical-notes: violonchelo, violonchelos, chelo, clases de violonchelo, violonchelista, contrabajo
chess-pawn trophy: ajedrez, club de ajedrez
choir musical-notes: coro, coros, concierto de coro, coro infantil, coro de góspel, coro gospel, orfeón, coralistas
christmas-tree: navidad, mercado navideño
christmas-tree fir-tree: árbol de navidad natural, árbol de navidad, abetos navideños, abetos de navidad
christmas-tree fir-tree: pinos de navidad, arbolitos de navidad
christmas-tree gift: decoración navideña, adornos navideños, arbol navideño
cigar: puro habano, puros habanos, cigarro puro, cigarros puros, tienda de puros, estanco, puros, tabaco
clapperboard video-camera: edición de vídeo, producción audiovisual, festival de cine, videógrafo, edición de video
clapperboard video-camera: vídeo corporativo, vídeos corporativos, video corporativo, vídeo de boda, vídeos de boda
clapperboard video-camera: video de bodas, productora, audiovisual, cortometraje, cortometrajes, spot publicitario
clapperboard video-camera: videoclip, casting
classical-guitar musical-notes: guitarra clásica, guitarra española, guitarra flamenca, guitarra acústica
classical-guitar musical-notes: guitarras acústicas, guitarras españolas, clases de guitarra española, trío de boleros
classical-guitar musical-notes: tríos de boleros, serenata, serenatas
classical-guitar trumpet: mariachi, mariachis
cool-box: nevera portátil, neveras portátiles, nevera de playa, hielera, hieleras
croquet: juego de croquet, cróquet
crystal-ball: tarot, tarotista, vidente, astrología
dance-couple musical-notes: bailes de salón, baile de salón, tango, tangos, milonga, clases de tango, vals
dance-couple musical-notes: tango argentino, pasodoble, salsa, bachata, salsa y bachata
dance-couple ring: baile de boda, baile nupcial
dhol: dhol, tambor dhol
dice chess-pawn: cafetería de juegos de mesa, juegos de mesa, tarde de juegos, noche de juegos
disco-ball: discoteca, fiesta dj, club nocturno
disco-ball headphones: dj, dj para bodas, discomóvil
diving-mask: buzo profesional, buzos profesionales
diving-mask tropical-fish: buceo, centro de buceo
doll: muñeca, muñecas, muñeca de trapo, muñecas de trapo, muñecas reborn, barbie, muñecas de tela, hospital de muñecas
doll: casa de muñecas, clínica de muñecas, nenuco, nenucos, barriguitas, nancy antigua, nancys antiguas
dominoes: juego de dominó, torneo de dominó, partida de dominó, campeonato de dominó, fichas de dominó
dominoes: partidas de dominó, dominó
drum: percusión, batería clases, cajón flamenco, cajón peruano, cajones flamencos
drum-kit drum: batería musical, clases de batería, curso de batería, baterista, bateristas
dumbbell: gimnasio, fitness, entrenador personal, musculación, crossfit, mancuernas, pesas
dumbbell: bandas elásticas
dumbbell lifting-weights: gym, entrenamiento personal, entrenamiento funcional, electroestimulación, hiit, entrenamiento
dumbbell lifting-weights: gimnasia de mantenimiento, halterofilia, calistenia, ponte en forma
earbuds: auriculares inalámbricos, audífonos inalámbricos, audífonos bluetooth, airpods, auriculares intrauditivos
embroidery-hoop thread: encaje, encajes, encaje de bolillos, mundillo, ñandutí, bordado, bordados, bordadora
embroidery-hoop thread: bordadoras, bordado a mano, taller de bordado, punto de cruz, bolillos y encaje, encajera
embroidery-hoop thread: encajeras, taller de bolillos, clases de bolillos
exercise-bike: bicicletas estáticas, bici estática, bicicleta fija, bicicletas fijas, clases de spinning
exercise-bike: clase de spinning, bicicleta de spinning, bicicletas de spinning, ciclismo indoor, spinning, ciclo indoor
exercise-bike: bicicleta estática, vendo elíptica, bicicleta elíptica, bicicletas elípticas, máquina elíptica
exercise-bike: elíptica casi
farmer tractor: peón de campo, peones de campo, peón rural, peones para la cosecha, peones agrícolas
film-strip camera: revelado de carretes, revelado de carrete, revelado de fotos
film-strip usb-stick: diapositivas a usb, diapositivas a digital
fireworks: pirotecnia, fuegos artificiales
fireworks firecracker: fallas, mascletà, castillo de fuegos, cohetes
fishing-rod fish: pesca, artículos de pesca
flute: flauta, quena, quenas
folk-dancers accordion: bailes regionales, baile regional, danza folklórica, danzas folklóricas, ballet folklórico
folk-dancers accordion: danzas tradicionales, bailes tradicionales, grupo folklórico, baile folklórico
folk-dancers accordion: bailes folklóricos, danzas populares, jota aragonesa, sardanas, peña folklórica
football: multideporte, campamento multideporte, campus multideporte, campamento de verano multideporte
football: campamento deportivo
football goal-net: fútbol, club de fútbol, escuela de fútbol
framed-picture: lámina decorativa, póster, cuadro en lienzo, marco de fotos
framed-picture palette: marcos a medida, galería de arte, enmarcación, cuadro al óleo, cuadros al óleo
framed-picture palette: cuadros decorativos, láminas decorativas, portarretratos
framed-picture palette: ~ exposición, exposiciones
frisbee: frisbee, frisbees, disco volador, discos voladores, disc golf
game-controller: consola con dos mandos, consola con mandos, consola retro, playstation 5, vendo playstation
game-controller: vendo ps5, play 5 con juegos, vendo play 5, xbox series
game-controller joystick: videojuegos, videojuego, gaming
gift ribbon: recuerdos de bautizo, recuerdos de boda, detalles de boda, detalles para invitados, regalo, regalos
gift ribbon: tarjeta regalo, cheque regalo, ideas para regalar
go-board: juego de go
go-kart: karting, kart, karts, go kart, go karts
golf golfer: golf, minigolf
golf-cart: carrito de golf, carritos de golf, buggy de golf, buggies de golf, carro de golf
guitar dancer: peña flamenca, noche flamenca, cante flamenco
guitar musical-notes: guitarrista, bajista, banda de versiones, clases de bajo, bajo eléctrico, guitarra
guitar musical-notes: clases de guitarra, clases de música, charango
handpan musical-notes: handpan, handpans
harmonica: armónica, armónicas, clases de armónica
harmonium: armonio, armonios, harmonium
harp musical-score: arpa, arpas, arpista, clases de arpa
headphones: auriculares
headphones vinyl-record: nuevo sencillo, nuevo single
horse-rider: charreada, charreadas, carrera de sortijas, carreras de sortijas, desfile gaucho
hot-tub: jacuzzi, jacuzzis, bañera de hidromasaje, spa hinchable
hot-tub sauna: spas, circuito termal, baños árabes
hurling: hurling, hurley, camogie, sliotar
ice-skate: pista de hielo
jack-o-lantern ghost: halloween
judo-suit: defensa personal, taekwondo, judo, kárate, artes marciales, cinturón negro, cinturones negros
kettlebell dumbbell: kettlebell, kettlebells, pesa rusa, pesas rusas, entrenamiento con kettlebells
kettlebell dumbbell: clases de kettlebell
kitesurfer: kitesurf, kite surf, escuela de kitesurf
knot flexed-arm: tira y afloja, sokatira, soga tira
laser-blaster target: laser tag, lasertag, láser tag
lawn-bowls: bochas, torneo de bochas
letter-tiles: scrabble, torneo de scrabble, juego de palabras cruzadas
long-drum drum: bombo legüero, bombos legüeros
loom yarn: telar, telares, tejido en telar, tejeduría, taller de telar, tejedor, tejedoras
magic-wand top-hat: mago, show de magia
marionette theatre-masks: títeres, marionetas, teatro de títeres, función de títeres, titiriteros, guiñol
marionette theatre-masks: teatro de marionetas
mat-exercise: pilates, clases de pilates, clase de pilates, estudio de pilates, pilates suelo, centro de pilates
maypole: palo de mayo, árbol de mayo, árboles de mayo
menorah: janucá, jánuca, januca, menorá
metal-detector coin: detector de metales, detectores de metales
microphone: cantar, canto, clases de canto, karaoke, monólogos, noche de comedia, monologuista, humorista
microphone: noche de humor, comedia en vivo, micro abierto, recital de poesía
microphone bouquet: maestro de ceremonias, cantante, animador, presentador
musical-notes: concierto, conciertos, recital, orquesta, villancicos, concierto de villancicos
musical-notes guitar: festivales, grupo de música, banda de rock, bandas, músicos, peña folclórica, verbena musical
musical-notes guitar: tributo a, cantautor
musical-notes musical-score: corales, música clásica, solfeo, góspel, lenguaje musical
musical-notes violin: conservatorio, escuela de música
musical-score musical-notes: coral polifónica
netball: netball
oboe: oboe, fagot
oboe musical-notes: clarinete, clarinetes, clases de clarinete
origami-crane: origami, papiroflexia
oud: laúd, laúdes, laúd árabe
padel-racket: pádel, padel, pista de pádel, pistas de pádel, clases de pádel, cancha de pádel, frontón, torneo de pádel
padel-racket: pala de pádel, pelota vasca
paintball-marker: paintball, marcadora de paintball, marcadoras de paintball, campo de paintball, partida de paintball
painted-eggs chick: búsqueda de huevos, huevos de pascua pintados, caza de huevos
palette: manualidades
palette crayon: talleres de verano, taller de verano, talleres para niños, taller para niños
palette paintbrush: pintura infantil, clases de pintura, taller de pintura, curso de pintura, pintacaras
palette paintbrush: maquillaje infantil, dibujar, pintar cuadros, dibujo, óleo, acuarela, clases de dibujo, bellas artes
palette paintbrush: pintura al óleo, pinturas al óleo, óleo sobre lienzo
paraglider: parapente, parapentes, vuelo en parapente, vuelos en parapente, parapente biplaza, escuela de parapente
paraglider: curso de parapente, parapentista, parapentistas
party-popper balloon: fiesta, cumpleaños, nochevieja, fiesta de cumpleaños, salones de eventos, salón para eventos
party-popper balloon: organización de eventos, animación infantil, animadores, piñatas y fiestas, salón de eventos
party-popper balloon: renta de salón, renta de salones
party-popper champagne: salón comunal, salones comunales
party-popper garland: fiestas patronales, fiestas del pueblo, fiesta mayor, verbena, verbenas
party-popper garland: aniversario, jornadas festivas, inauguración, cotillón, fin de año
pedal-boat: hidropedal, hidropedales, barca de pedales, barcas de pedales, alquiler de hidropedales, patín a pedales
pedal-boat: patines a pedales, patín de pedales, bote a pedales, botes a pedales
piano-keys: piano, clases de piano, piano vertical, pianos verticales
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates con reformer, clases de reformer, pilates con máquinas
pilates-reformer: pilates máquina
pinata candy: piñatas, posada navideña, posadas
pipe-organ: ciclo de órgano, órgano de iglesia
pipe-organ church: concierto de órgano, órgano de la iglesia, órgano barroco, conciertos de órgano
pirate-ship: barco pirata, barcos piratas, barcos pirata
playing-card: mus, campeonato de mus, truco, tute, póker, torneo de mus, juego de cartas
pole-dancer: pole dance, pole dancing, clases de pole dance, baile en barra, baile de barra, danza en barra
pole-dancer: pole fitness
pom-poms: cheerleading, cheerleader, cheerleaders, pompones de animadora, clases de cheerleading, porristas, porrista
portuguese-guitar musical-notes: guitarra portuguesa, bandurria, bandurrias, mandolina, mandolinas, rondalla
portuguese-guitar musical-notes: tuna universitaria
portuguese-guitar wine: fado, noche de fados, fados
postage-stamp: sello postal, sellos postales, sellos de correos, estampilla, estampillas, filatelia, filatélico
postage-stamp: colección de sellos
potters-wheel vase: torno alfarero, torno de alfarero, alfarería, taller de cerámica, clases de cerámica
potters-wheel vase: curso de cerámica, cerámica en torno, taller de alfarería, clases de alfarería, taller de torno
potters-wheel vase: alfarero
projector: videoproyector
puzzle: rompecabezas, puzle de madera
puzzle pencil: juego de palabras
puzzle toy-bricks: terapia ocupacional, terapeuta ocupacional, atención temprana, estimulación temprana, psicomotricidad
puzzle toy-bricks: dislexia, autismo, tdah
astronaut planet: planetario, astronautas
baby: masaje infantil, matrona, bebés, preparación al parto, doula, vigilabebés
baby pregnant-woman: reproducción asistida, fertilidad, fecundación in vitro, parto, embarazo, embarazadas, lactancia
baby pregnant-woman: asesora de lactancia, porteo, mochila portabebé, baby shower, yoga para embarazadas, ecografía 5d
baby pregnant-woman: clases preparto, matronatación
ball-pit: piscina de bolas, piscinas de bolas, alberca de pelotas, piscina de pelotas
block-tower: Jenga, Jenga gigante, torre de bloques de madera, juego de la torre de madera
bride ring: novias
bunting: guirnalda de banderines, guirnaldas de banderines, banderines de fiesta, banderines de tela
camera identity-card: foto carnet, fotos carnet, fotos de carnet
capoeira: capoeira, clases de capoeira, capoeirista, capoeiristas, roda de capoeira, berimbau
climber: escalada, rocódromo, rappel, rápel
climber fir-tree: parque de aventuras, parque multiaventura
clown: payaso, payasos
colour-cube: cubo de Rubik, cubos de Rubik, cubo Rubik, speedcubing
cook chef-hat: jefe de cocina, chef, showcooking, escuela de gastronomía
cook frying-pan: cocinero, cocinera, cocineros, ayudante de cocina, cocina para principiantes
cook frying-pan: clases de cocina, escuela de cocina, curso de cocina, cocino a domicilio
cornhole-board: cornhole, torneo de cornhole, tablero de cornhole, juego de cornhole
crossword-grid: crucigrama, crucigramas, sopa de letras
dancer: hip hop, funky, biodanza
dancer musical-notes: jota, jotas, bailarines, bailarín, bailarina, escuela de baile, clases de baile, baile
dancer musical-notes: danza, zumba, flamenco, clases de flamenco, sevillanas, tablao
dancer musical-notes: bailarinas
dice: parchís, parqués
dodgem-car: autos de choque, coches de choque, coche de choque, carritos chocones, autitos chocadores
dog-walker: paseador de perros, paseadora de perros, paseo de perros, pasear perros, paseadores de perros
draughts-board: juego de damas, juegos de damas, tablero de damas, torneo de damas, jugar a las damas
erhu: erhu, clases de erhu, violín chino
fencer: esgrima
field-hockey: hockey, hockey femenino, club de hockey
film-strip popcorn: cineclub, cine club, cinefórum
fire-cupping: ventosaterapia, terapia con ventosas, masaje con ventosas
fishing-rod: carnada, carnadas, carnada viva, cebo vivo
football basketball: balones de fútbol, balones deportivos, balones
french-horn: trompa de orquesta, corno francés, cornos franceses, clases de trompa
gift: amigo invisible, amigo secreto
golf-bag: bolsa de golf, bolsas de golf, palos de golf, juego de palos de golf
greeting-card: tarjeta de felicitación, tarjetas de felicitación, tarjeta de cumpleaños, tarjetas de cumpleaños
greeting-card: invitaciones de boda, invitación de boda, invitaciones digitales, invitación digital
guzheng: guzheng, clases de guzheng, cítara china
gymnast: gimnasia, gimnasia rítmica, trampolines, acrobacia
gymnast dumbbell: pilates máquinas
gymnastics-rings: anillas de gimnasia, anillas olímpicas, anillas gimnásticas, anillas de crossfit
handball-player: balonmano, handball, club de balonmano
hula-hoop: hula hoop, hula hula, aro de hula hoop, clases de hula hoop
kendo: kendo, clases de kendo, club de kendo, armadura de kendo
kite: barrilete, barriletes, papalote, papalotes, volantines
korfball-post: korfbal, korfball
lion-dance: danza del león, danzas del león, baile del león
lotus-position: chi kung, gestión del estrés
lotus-position lotus: relajación, yoga, clases de yoga, meditación, centro de yoga
marimba: marimba, marimbas, marimba en vivo, conjunto de marimba, marimbista
massage: drenaje linfático, presoterapia, quiromasaje, quiromasajista, ventosas
massage lotus: reflexología, masajista, masaje, masajes
massage-stones: masaje con piedras calientes, piedras calientes, piedras de masaje
mermaid: cola de sirena, sirenita, sirenitas, fiesta de sirenas, nado de sirena
mochi-pounding: mochitsuki, elaboración de mochi, taller de mochi
nurse: enfermera, enfermero, cuidadora, cuidado de mayores, ayuda a domicilio, asilo, cuidadores, enfermería
nurse: auxiliar de enfermería, auxiliares de enfermería, tcae, celador, celadora
older-person dumbbell: gimnasia para mayores, gimnasia de mayores, gimnasia para la tercera edad, ejercicio para mayores
older-person heart: tercera edad, personas mayores, mayores, centro de día, centro de día para mayores, centros de día
older-person nurse: residencia de ancianos, residencia de mayores, hogar de ancianos, geriátrico, cuidado de ancianos
older-person nurse: residencia geriátrica, asistencia a domicilio, ancianos, interna para cuidar, dependencia
older-person nurse: casa de reposo, jubilados, club de jubilados, cuidar abuelitos, cuido abuelitos, cuidar abuelos
older-person nurse: cuido abuelos, cuidado de abuelitos, cuidadora de noche, cuidadora disponible, cuidadora nocturna
older-person: hogar del pensionista
opera-mask: ópera de Pekín, ópera china
palette desktop-computer: diseño gráfico, diseñador gráfico, diseñadora gráfica
party-popper: hora loca, kermés, kermese, kermesse
postcard: tarjeta postal, tarjetas postales, postales antiguas, feria de postales
`;
