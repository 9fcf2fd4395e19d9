/** Spanish words for play, sport, music and people at what they do, q to z. Notation: word-list.ts. */
export const spanishLeisureQToZ = `
quilt: patchwork, colchas de retazos, edredones de patchwork
raft: rafting, descenso en rafting, excursión de rafting, descenso de rápidos
recorder: flauta dulce, flautas dulces, clases de flauta dulce, flauta de pico, flautas de pico
ribbon: cáncer de mama, cáncer, lucha contra el cáncer, sida, vih, octubre rosa, cáncer de próstata
ribbon: marcha contra el cáncer, detección precoz
rugby-ball: rugby
running-shirt football: ropa deportiva, equipaciones deportivas, atletismo
saxophone piano-keys: jazz, noche de jazz
sewing-needle: sastre, arreglos de ropa, mercería
sewing-needle sewing-machine: coser, aprende a coser
sewing-needle thread: costurera, composturas de ropa, compostura de ropa, compostura de pantalones, composturas
shisha: shisha
shofar: shofar, shofares, sofar
singing-bowl lotus: baño de gongs, baño de gong, cuencos tibetanos, cuenco tibetano, baño de sonido, baños de sonido
singing-bowl lotus: baño sonoro, terapia de sonido, cuencos de cuarzo, concierto de cuencos
sitar musical-notes: sitar
skis snowy-mountain: alquiler de esquís, escuela de esquí, clases de esquí, esquís, esquí
sleeping-bag: saco de dormir, sacos de dormir, bolsa de dormir, bolsas de dormir
snowmobile: moto de nieve, motos de nieve, motonieve, motonieves
squash-racket: squash, raqueta de squash, raquetas de squash, pista de squash, pistas de squash, clases de squash
steelpan: steelpan, steel pan, steel drum, steel drums, steel band
sticker-sheet car: vinilos para coche, vinilos para coches, vinilo para coche, pegatinas y vinilos
studio-microphone headphones: estudio de grabación, estudios de grabación, mezcla y máster, podcast, pódcast
sugar-skull candle: día de muertos, dia de muertos, calaveritas, calaveras de azúcar, ofrenda de muertos
sugar-skull candle: altar de muertos, catrina, catrinas
sun-lounger: tumbona, tumbonas, camastro, camastros, tumbona de piscina, alquiler de tumbonas, reposera, reposeras
swimmer wave: travesía a nado, travesías a nado, aguas abiertas
table-football: futbolín, futbolines, mesa de futbolín, metegol
table-tennis: tenis de mesa, ping pong
tai-chi: tai chi, taichi, tai-chi, taichí, clases de tai chi, clase de tai chi, clases de taichi
target: club de tiro, galería de tiro, dardos, tiro al plato, campeonato de tejo, torneo de tejo
teddy-bear crayon: guardería, juguetes, juguetería, niñera, escuela infantil, jardín de infantes, jardín infantil
teddy-bear crayon: preescolar, juguete, educadora infantil, educación infantil, maestra infantil, cuidado de niños
teddy-bear crayon: ningún niño sin juguete, estancia infantil, maternal, kínder con vacantes, se cuidan niños
teddy-bear crayon: cuido niños
teddy-bear sewing-needle: hospital de peluches
television: televisor, televisores, televisión, electrónica, vendo tele, tele smart, tele 50 pulgadas
television: tele 43 pulgadas, tele 32 pulgadas, tele led, tele de 32, tele de 43, tele de 50, tele de 55 pulgadas
television: tele de 32 pulgadas, tele de 50 pulgadas, tele de 55, mandos de tele, mando de tele
tennis: tenis, club de tenis, raqueta de tenis
theatre-masks: comparsa, murga, chirigota, comedia, comedia en dos actos, comedia musical, compañía de teatro
theatre-masks: grupo de teatro, teatro aficionado, disfraces, teatro, clases de teatro, musical, disfraz, obra de teatro
theatre-masks: zarzuela, microteatro, improvisación teatral, ópera
theatre-masks dress: alquiler de disfraces, trajes de carnaval
ticket: lotería, rifa, décimos, décimo de navidad, sorteo, tómbola, quiniela, quinielas, bono contribución
ticket: bonos contribución
toy-bricks: juegos de construcción, lego, bloques de construcción, bloques de madera
toy-bricks teddy-bear: juguetes de madera
trading-card: cartas coleccionables, carta coleccionable, juego de cartas coleccionables, cartas pokémon, cartas pokemon
trading-card: cartas de pokémon, cartas de pokemon, tarjetas coleccionables, cambio cromos, cromos
trading-card: intercambio de cromos, cromos de fútbol, canje de figuritas, figuritas repetidas, figuritas del mundial
trading-card: estampas del mundial
trampoline gymnast: cama elástica, camas elásticas, parque de trampolines, trampolín, saltarines
treadmill: caminadora, caminadoras, caminadora plegable, caminadora eléctrica
treadmill dumbbell: cinta de correr, cintas de correr, máquinas de gimnasio, equipos de gimnasio
trumpet drum: fanfarria
trumpet musical-notes: banda municipal, la banda busca, banda de música, charanga
tuba: tuba, bombardino
ukulele musical-notes: ukelele, ukeleles, ukulele, clases de ukelele
videocassette: vhs, digitalización de vhs
vinyl-record: discos de vinilo, tienda de discos, feria del disco, vinilos
violin: lutería, violín, clases de violín
violin guitar: guitarrero
volleyball: voleibol
vr-headset: gafas vr, gafas de realidad virtual, realidad virtual, casco de realidad virtual, lentes de realidad virtual
vr-headset: visor de realidad virtual, gafas de rv, juegos vr
windsurfer: windsurf, tabla de windsurf, tablas de windsurf, clases de windsurf, escuela de windsurf, curso de windsurf
windsurfer: windsurfista
xylophone: xilófono, xilófonos, metalófono
yarn: lana, ganchillo, tejer
zip-line tree: tirolesa, tirolesas, tirolina, tirolinas, canopy, parque de aventura, parque de cuerdas, puente colgante
quiz-cards: noche de quiz, noche de trivia, noche de preguntas, cartas de preguntas
rocking-horse: caballito balancín, caballo balancín, caballitos balancín
rodeo-bull: toros mecánicos, toro de rodeo, rodeo mecánico, toro mecánico, jaripeo, jaripeos
rower canoe: escuela de remo
runner sack: carrera de sacos, carreras de sacos
runner sneaker: carrera de montaña, maratón, carrera popular, san silvestre, carrera 10k, carrera 5k, correr, triatlón
runner sneaker: duatlón, cross escolar
santa: papá noel, papa noel, santa claus, desfile de navidad, desfile de papá noel, san silvestre papá noel
sauna: spa, sauna, bienestar
sinterklaas: Sinterklaas, fiesta de San Nicolás
skipping-rope: comba, cuerda de saltar, cuerdas de saltar, saltar a la comba
sports-medal: medallas deportivas, medallas personalizadas
sticker-sheet: pegatina, pegatinas, hoja de pegatinas, pegatinas de vinilo, vinilos para vitrinas
sticker-sheet: vinilo para vitrinas, vinil de corte, vinilo de corte, vinilos adhesivos
sunbed: cama solar, camas solares, cabina de bronceado, centro de bronceado, cabinas de bronceado, salón de bronceado
superhero ghost: tienda de disfraces
surfer wave: surf, escuela de surf
swimmer goggles: aprende a nadar, aprender a nadar, nadar, piscina, natación, clases de natación, aquagym
tambourine: pandereta, panderetas, pandero, panderos, pandeiro, clases de pandereta
treasure-chest: búsqueda del tesoro, búsquedas del tesoro, cofre del tesoro, cofres del tesoro, caza del tesoro
treasure-chest: tesoro pirata
trombone: trombón, trombones, trombonista, clases de trombón
tuba trumpet: banda sinaloense, bandas sinaloenses
turntable: tocadiscos, giradiscos, plato de vinilo, platos dj
walker: peregrinación, romería
walker bed: albergue de peregrinos, peregrinos
water-polo-player: waterpolo
wrestlers: lucha libre, lucha olímpica, luchadores
`;
