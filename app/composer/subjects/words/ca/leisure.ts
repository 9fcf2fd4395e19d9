/** Catalan words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const catalanLeisure = `
accordion: acordió
badminton: bàdminton
bagpipes musical-notes: gaita, sac de gemecs, cornamusa, xeremies
balloon party-popper: festes infantils, globus
bell: campanes, campaners
billiard-ball: billar
bingo-card: quina, quina de nadal
binoculars: binocles, prismàtics
boules: petanca
bowling: bitlles
camera: fotògraf, fotografia
camera passport: fotos de carnet, foto de carnet
camera-flash: fotocabina
carnival-mask party-popper: carnaval, carnestoltes, rua de carnaval, ball de disfresses
cello musical-notes: violoncel
chess-pawn trophy: escacs
choir musical-notes: cor infantil, coral infantil, cant coral, cor gospel
christmas-tree: nadal
christmas-tree fir-tree: arbres de nadal, avet de nadal, avets de nadal
clapperboard video-camera: vídeo de casament, productora audiovisual
crystal-ball: tarot, vident, astrologia
dice chess-pawn: cafè de jocs de taula, jocs de taula
disco-ball: dj, discoteca
diving-mask tropical-fish: submarinisme, busseig, bateig de mar
drum: timbals, timbalers, batucada, tabals, percussió
drum-kit drum: classes de bateria, bateria
dumbbell: gimnàs
embroidery-hoop thread: puntes de coixí, punta de coixí, puntaires, trobada de puntaires, brodat, brodats
embroidery-hoop thread: puntes i brodats
fireworks: focs artificials
fireworks fire: castell de focs, ball de diables, correfoc, diables, colla de diables
fishing-rod fish: pescadors, concurs de pesca
flute: flauta
folk-dancers accordion: sardanes, ballada de sardanes, ballades de sardanes, esbart dansaire, balls tradicionals
folk-dancers accordion: bastoners
football goal-net: futbol
framed-picture palette: emmarcació, marcs, galeria d'art
game-controller joystick: videojocs, consoles
gift ribbon: regals
go-kart: karting
golf golfer: golf
guitar piano-keys: escola de música
harp musical-score: arpa, arpista
hot-tub: jacuzzi
ice-skate: patinatge, pista de gel
kitesurfer: kitesurf
knot yarn: nusos
lawn-bowls: botxes, club de petanca
loom yarn: teixit, teixidora
magic-wand top-hat: mag
marionette theatre-masks: titelles, marionetes, putxinel·lis
microphone: cantar, cant, karaoke
microphone bouquet: cantant, classes de cant, mestre de cerimònies
musical-notes: coral, cantaires, concert, concerts
musical-score musical-notes: cor, havaneres, cantada d'havaneres, orfeó
oboe: gralles, gralla, grallers
origami-crane: origami
padel-racket: pàdel, padel, pista de pàdel, pistes de pàdel
palette paintbrush: classes de pintura, taller de pintura, curs de pintura, aquarel·la, dibuix, pintura i dibuix
palette paintbrush: dibuixar
party-popper balloon: aniversari, festa major, festa
piano-keys: afinador de pianos, classes de piano, piano
pipe-organ church: concert d'orgue, orgue
playing-card: club de bridge, butifarra, campionat de butifarra
potters-wheel amphora: terrissaire
potters-wheel vase: torn de terrissaire, taller de ceràmica, curs de ceràmica, terrissa, classes de ceràmica
puzzle: trencaclosques
puzzle hourglass: sala d'escapada
puzzle pencil: joc de paraules, mots encreuats, sopa de lletres
quilt: patchwork
running-shirt football: roba esportiva, atletisme
saxophone piano-keys: saxo
sewing-needle sewing-machine: cosir
sewing-needle thread: arranjaments de roba, confecció, arranjos de roba, modista, sastre, costura, merceria
skis snowy-mountain: lloguer d'esquís, escola d'esquí
studio-microphone guitar: grup de música per a casaments
studio-microphone headphones: estudi de gravació
table-tennis: tennis taula
target: club de tir, dards, tir al blanc
teddy-bear crayon: joguines, llar d'infants, cangur, escola bressol
television: televisors
tennis: tennis
theatre-masks: els pastorets, comparsa, comèdia, comèdia en dos actes, teatre
theatre-masks dress: disfresses, lloguer de disfresses
thread sewing-needle: teles
toy-bricks teddy-bear: joguines de fusta
trampoline gymnast: llit elàstic, llits elàstics, trampolí
trumpet: banda de música, trompeta
trumpet drum: xaranga, xaranga per a festes, xarangues, cobla
vinyl-record: vinils, discos
violin: violí, classes de violí
violin guitar: lutier
volleyball: voleibol
yarn: mitja, filatura, taller de mitja, fer mitja, ganxet, taller de ganxet, fer punt, teixir
yarn thread: teler, tallers de teler
zip-line tree: tirolina, parc d'aventura
baby: llevadora, nadó, nadons
climber: escalada, rocòdrom
climber fir-tree: parc d'aventures, tirolines
climber tree: bosc vertical
clown: pallasso
cook frying-pan: cuiner, cuinera, ajudant de cuina, cuinar, curs de cuina
dancer musical-notes: esbart, sardana, danses, escola de dansa, ball, dansa
fencer: esgrima
gymnast: gimnàstica
handball-player: handbol
lotus-position lotus: ioga, relaxació, meditació
massage lotus: massatge, massatges
nurse: infermera, residència, cura de gent gran
older-person dumbbell: gimnàstica per a gent gran, gimnàstica gent gran, gimnàstica suau, gimnàstica de manteniment
rower canoe: club de rem
runner sneaker: cursa, cursa de muntanya, curses, cursa popular, cursa solidària, trail
santa: patge reial a domicili
sauna bubbles: balneari
surfer wave: escola de surf, surf
swimmer goggles: natació, piscina, nedar, aprendre a nedar
walker: pelegrinatge, caminada, camí de sant jaume, caminada popular
water-polo-player: waterpolo
wrestlers: lluita lliure
`;
