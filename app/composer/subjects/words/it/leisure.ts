/** Italian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const italianLeisure = `
accordion: organetto, fisarmonica, fisarmoniche
acupuncture: agopuntura, agopuntore, agopuntrice
aerialist: tessuti aerei, tessuto aereo, acrobatica aerea, danza aerea, cerchio aereo, acrobata aerea, yoga aereo
aerialist: corsi di tessuti aerei
arcade-machine: cabinato arcade, cabinati arcade, sala giochi arcade, giochi arcade, videogiochi arcade
awareness-ribbon: nastro rosa, ottobre rosa
bagpipes musical-notes: cornamusa, zampogna, zampogne, zampognari, zampognaro
balloon clown: animatrice compleanni, animatrice per bambini, animatore compleanni, animatrice feste
balloon party-popper: palloncini
basketball: basket, pallacanestro, minibasket
bell: campane, campanari, campanello smart, videocampanello
billiard-ball: biliardo
bingo-card: tombola, tombolata, bingo, tombole
binoculars: binocolo, binocoli
boules: bocce, gara di bocce, torneo di bocce, bocciofila, petanque, bocciodromo
bowling: bowling
boxing-glove: boxe, pugilato
breakdancer: breakdance, break dance, breakdancer, corso di breakdance, corsi di breakdance, b-boy, b-girl
bungee-jumper: bungee jumping, bungee-jumping, bungee, salto con l'elastico, salto elastico
calligraphy-brush scroll: calligrafia cinese, calligrafia giapponese
camera: servizio fotografico, servizi fotografici, foto di famiglia, concorso fotografico, fotografo, fotografa
camera: fotografia, studio fotografico, fotografo di matrimonio, foto newborn, album fotografico
carnival-mask paintbrush: cartapesta, laboratorio cartapesta, laboratorio di cartapesta
carnival-mask party-popper: carnevale, ballo in maschera, maschere veneziane, maschere di carnevale, veglione
carnival-mask party-popper: festa in maschera, sfilata di carnevale, sfilata in maschera
carrom-board: carrom, tavolo carrom
cello musical-notes: violoncello, violoncelli, violoncellista, lezioni di violoncello, contrabbasso
chess-pawn trophy: scacchi
choir musical-notes: coro, cori, coro gospel, concerto corale, coristi, corale, coro polifonico, coro di voci bianche
christmas-tree: natale, mercatino di natale, mercatini di natale
christmas-tree fir-tree: albero di natale vero, albero di natale, abeti di natale, vendita abeti
christmas-tree gift: addobbi natalizi, decorazioni natalizie, luminarie, pranzo di natale, villaggio di babbo natale
cigar: sigaro, sigari, sigari cubani, sigari toscani
clapperboard video-camera: montaggio video, produzione video, videomaker, festival del cinema, video aziendale
clapperboard video-camera: video aziendali, video matrimonio, video matrimoni, cortometraggio, cortometraggi
clapperboard video-camera: spot pubblicitario
classical-guitar musical-notes: chitarra classica, chitarre classiche, chitarra acustica, chitarre acustiche
classical-guitar musical-notes: chitarra flamenca
cool-box: borsa frigo, frigo portatile, borse frigo, ghiacciaia da campeggio, frigo da campeggio
croquet: gioco del croquet
crystal-ball: cartomante, tarocchi, astrologia
dance-couple: corso di ballo liscio, ballo liscio
dance-couple musical-notes: liscio, balli di coppia, ballo di coppia, tango, tango argentino, milonga
dance-couple musical-notes: valzer, danze standard, ballo da sala, corso di tango, salsa, balli latini
dance-couple ring: ballo degli sposi, primo ballo
dhol: dhol, tamburo dhol
dice chess-pawn: caffè ludico, giochi da tavolo, gioco da tavolo, serata giochi, giochi di società, giochi di ruolo
disco-ball: discoteca, serata dj
disco-ball headphones: dj, dj per matrimoni
diving-mask: subacquea, corso sub, immersioni subacquee, corso subacqueo
diving-mask tropical-fish: immersione, immersioni, battesimo del mare, diving center, sub
doll: bambola, bambole, bambola di pezza, bambole di pezza, bambole di stoffa, barbie, bambole reborn
doll: casa delle bambole, ospedale delle bambole, clinica delle bambole
dominoes: gioco del domino, torneo di domino, tessere del domino
drum: suonare la batteria, imparare la batteria, percussioni, batteria lezioni
drum guitar: sala prove, sale prove
drum-kit drum: batterista, lezioni di batteria, corso di batteria, scuola di batteria
dumbbell: palestra, fitness, personal trainer, crossfit, bande elastiche
dumbbell lifting-weights: allenamento, allenamento funzionale, pesistica, sala pesi, rimettersi in forma, ems
earbuds: auricolari, auricolari bluetooth, auricolari wireless, airpods
embroidery-hoop thread: merletto, merletti, tombolo, pizzi, merletto a tombolo, ricamo, ricami, corso di ricamo
embroidery-hoop thread: ricamatrice, punto croce
exercise-bike: bici da spinning, corsi di spinning, lezione di spinning
exercise-bike: indoor cycling, spin bike, cyclette, corso di spinning, lezioni di spinning, spinning
film-strip: digitalizzazione diapositive, scansione diapositive, diapositive
fireworks: fuochi d'artificio, pirotecnica, fuochi pirotecnici
fishing-rod fish: pesca, pesca sportiva
flag drum: sbandieratori
flute: flauto, lezioni di flauto
folk-dancers accordion: balli popolari, danze popolari, danza popolare, balli folk, gruppo folkloristico, gruppo folk
folk-dancers accordion: danze folk, pizzica, taranta, tarantella, danze tradizionali
football: pallone
football goal-net: calcio, scuola calcio, squadra di calcio
framed-picture: stampa d'arte, quadro su tela, portafoto, quadri ad olio, quadro ad olio, quadri a olio, stampa antica
framed-picture: dipinti ad olio, dipinto ad olio, olio su tela, quadri antichi, quadro antico, stampe antiche
framed-picture church: icone, iconografia
framed-picture palette: galleria d'arte, cornici, mostra d'arte
framed-picture palette: ~ mostra, mostre, esposizione
frisbee: frisbee, disc golf, ultimate frisbee
game-controller joystick: videogiochi, gaming
gift ribbon: bomboniere, bomboniera, regalo, regali, idee regalo, buono regalo, regalistica, liste nozze
go-board: gioco del go
go-kart: pista kart, go kart, go-kart, kart, karting, kartodromo
golf golfer: golf, minigolf
golf-cart: golf cart, golf car, auto da golf, macchina da golf
guitar musical-notes: chitarrista, bassista, cover band, chitarra, lezioni di chitarra, scuola di musica
guitar musical-notes: lezioni di musica
handpan musical-notes: handpan
harmonica: armonica a bocca, armoniche a bocca
harmonium: armonium, harmonium
harp musical-score: arpa, arpista, lezioni di arpa
headphones: cuffie
horse-rider: passeggiata a cavallo, passeggiate a cavallo, trekking a cavallo, escursioni a cavallo
horse-rider: escursione a cavallo
hot-tub: vasca idromassaggio, idromassaggio
hot-tub sauna: stabilimento termale, bagni termali, cure termali
hurling: hurling, hurley, camogie
ice-skate: pattini, pattinaggio, pista di ghiaccio
jack-o-lantern ghost: halloween
judo-suit: difesa personale, judo, karate, arti marziali, cintura nera, cinture nere, autodifesa
kettlebell dumbbell: kettlebell, kettlebells, allenamento con kettlebell, corso di kettlebell
kitesurfer: kitesurf, kite surf, scuola di kitesurf
knot flexed-arm: tiro alla fune
laser-blaster target: laser tag, lasertag, laser game
letter-tiles: scrabble, torneo di scrabble
loom yarn: tessitura, tessitura a mano, corso di tessitura, tessitori
magic-wand top-hat: prestigiatore, mago
marionette theatre-masks: burattini, marionette, spettacolo di burattini, teatro dei burattini, burattinaio
marionette theatre-masks: teatro di figura
mat-exercise: pilates, corso di pilates, corsi di pilates, lezioni di pilates, studio pilates, pilates matwork, matwork
mat-exercise: risveglio muscolare, ginnastica posturale
maypole: palo di maggio, albero di maggio, alberi di maggio
menorah: hanukkah, chanukkah, menorah
metal-detector coin: metal detector
microphone: cantare, canto, corso di canto, lezioni di canto, karaoke, cabaret, comico, comici
microphone bouquet: celebrante, cantante, presentatore, cerimonia laica
musical-notes: concerto, concerti, orchestra, propedeutica musicale
musical-notes guitar: festival musicale, festival, tribute band, serata musicale, rassegna musicale, gruppo musicale
musical-notes guitar: musica live, cantautore, cantautori, jam session
musical-notes microphone: nuovo singolo
musical-notes musical-score: tenori, soprani, coriste, cercasi coristi, lirica, opera lirica, musica classica
musical-notes musical-score: musica da camera, solfeggio
musical-score musical-notes: schola cantorum
netball: netball
oboe: oboe, fagotto
oboe musical-notes: clarinetto, clarinetti, lezioni di clarinetto
older-person document: pratiche pensione, pratica pensione
origami-crane: origami
oud: liuto, liuti
padel-racket: padel, campi da padel, campo da padel, corso di padel, torneo di padel, racchetta da padel
paintball-marker: paintball, marcatore paintball, campo da paintball, campo paintball, softair, soft air
painted-eggs chick: caccia alle uova, uova decorate, uova dipinte
palette paintbrush: truccabimbi, disegnare, dipingere, disegno, pittura, corso di pittura, acquerello, corso di disegno
palette paintbrush: belle arti
paraglider: parapendio, parapendii, volo in parapendio, voli in parapendio, parapendio biposto, scuola di parapendio
paraglider: corso di parapendio
party-popper balloon: festa, compleanno, capodanno, feste, organizzazione eventi
party-popper dinner-plate: sala per feste, sala feste, sale per feste, salone per cerimonie, sala cerimonie
party-popper dinner-plate: sala per cerimonie
party-popper garland: festa del paese, san silvestro, notte bianca, inaugurazione, ferragosto, diciottesimo
party-popper garland: animazione per bambini, animazione bambini
pedal-boat: pedalò, noleggio pedalò, pedalò a noleggio
piano-keys: accordatore, pianoforte, lezioni di pianoforte
piano-keys microphone: pianobar, piano bar
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates con reformer, lezioni di reformer
pipe-organ: organaro, restaurare l'organo, restauro dell'organo
pipe-organ church: concerto d'organo, organo a canne, concerti d'organo, rassegna organistica, organista, organisti
pirate-ship: nave pirata, navi pirata, galeone pirata, veliero dei pirati
playing-card: briscola, torneo di briscola, burraco, poker, torneo di burraco, scopone, pinnacola, gioco di carte
playing-card: carte da gioco, carte napoletane, carte piacentine, torneo di scopa, torneo di scala 40
pole-dancer: pole dance, pole-dance, poledance, corso di pole dance, corsi di pole dance, pole fitness
pom-poms: cheerleading, cheerleader, ragazze pon pon, ragazza pon pon, corso di cheerleading
portuguese-guitar musical-notes: chitarra portoghese, mandolino, mandolini, bouzouki, orchestra di mandolini
portuguese-guitar wine: fado, serata fado
postage-stamp: francobollo, francobolli, filatelia, filatelico, collezione di francobolli
potters-wheel vase: corso di ceramica, corsi di ceramica, laboratorio di ceramica, corso di tornio, tornio da vasaio
potters-wheel vase: corso di tornio ceramico, lezioni di ceramica
projector: proiettore, proiettori
puzzle: puzzle di legno
puzzle pencil: gioco di parole
puzzle toy-bricks: psicomotricità, terapia occupazionale, dsa, dislessia, neuropsicomotricista
quilt: patchwork
raft: rafting, discesa in rafting, discese in rafting, escursione rafting
recorder: flauto dolce, flauti dolci, lezioni di flauto dolce, corso di flauto dolce
ribbon: tumore al seno, tumori, lotta contro i tumori, prevenzione oncologica, screening oncologico, aids, lilt
ribbon: lotta al cancro
rugby-ball: rugby
running-shirt football: abbigliamento sportivo, divise sportive, atletica
saxophone piano-keys: jazz, serata jazz
sewing-needle: sarta, sarto, sartoria, cucito, corso di cucito, merceria, riparazioni sartoriali
sewing-needle sewing-machine: cucire, imparare a cucire
sewing-needle thread: orli
shofar: shofar, shofarot
singing-bowl lotus: bagno di gong, campane tibetane, campana tibetana, bagno sonoro, bagno di suoni, bagno armonico
singing-bowl lotus: campane di cristallo
sitar musical-notes: sitar
skis snowy-mountain: sciolinatura, noleggio sci, scuola sci, scuola di sci, sci, settimana bianca, settimane bianche
skis snowy-mountain: corso di sci, stazione sciistica
sleeping-bag: sacco a pelo, sacchi a pelo
snowmobile: motoslitta, motoslitte, noleggio motoslitte
squash-racket: squash, racchetta da squash, racchette da squash, campo da squash, campi da squash
steelpan: steelpan, steel pan, steel drum, steel drums, steel band
studio-microphone guitar: gruppo per matrimoni
studio-microphone headphones: studio di registrazione, sala di registrazione, podcast
sugar-skull candle: giorno dei morti messicano
sun-lounger: lettino prendisole, lettino da piscina, lettini da spiaggia, noleggio lettini, sdraio, lettino da giardino
sun-lounger: lettini prendisole
table-football: calcio balilla, calciobalilla, biliardino, calcetto balilla, torneo di calcio balilla
table-football: torneo di biliardino
table-tennis: ping pong, tennistavolo
tai-chi: tai chi, taichi, tai-chi, corso di tai chi, corsi di tai chi, lezioni di tai chi, taijiquan
target: tiro a segno, poligono di tiro, freccette, tiro al piattello
target bow-and-arrow: arcieri
teddy-bear crayon: centro estivo, centri estivi, grest, asilo nido, giocattoli, babysitter, asilo, scuola dell'infanzia
teddy-bear crayon: nido, baby sitter, giochi per bambini, educatrice, educatrici, educatore, micronido, spazio bimbi
teddy-bear crayon: campus estivo, doposcuola infanzia
television: televisore, elettronica, televisori, tv
tennis: tennis, racchette
theatre-masks: commedia, commedia brillante, commedia in due atti, commedia dialettale, compagnia teatrale
theatre-masks: filodrammatica, teatro amatoriale, teatro, corso di teatro, musical, laboratorio teatrale
theatre-masks: spettacolo teatrale, stagione teatrale, cabaret teatro, improvvisazione teatrale, rassegna teatrale
theatre-masks dress: costumi di carnevale, noleggio costumi
thread eyebrow: epilazione con filo, epilazione a filo, epilazione araba, epilazione con filo araba
ticket: lotteria di beneficenza, lotteria, pesca di beneficenza, sottoscrizione a premi
toy-bricks: costruzioni per bambini, lego, mattoncini, cubi di legno
toy-bricks teddy-bear: giocattoli in legno, giochi in legno
trading-card: carte collezionabili, carta collezionabile, carte da collezione, carte pokémon, carte pokemon
trading-card: gioco di carte collezionabili, figurine, album di figurine, torneo Magic, carte Magic, tornei Magic
trading-card football: album panini, album panini calciatori, album calciatori
trampoline gymnast: trampolino elastico, tappeti elastici, tappeto elastico, trampoline park, trampolini
treadmill dumbbell: tapis roulant, attrezzi da palestra, attrezzature fitness
trumpet drum: fanfara, filarmonica
trumpet musical-notes: banda musicale, la banda cerca, banda cittadina, corpo bandistico
tuba: basso tuba, bombardino, bassotuba
turntable disco-ball: deejay per feste, deejay
typewriter: macchine da scrivere, macchina da scrivere
ukulele musical-notes: ukulele, corso di ukulele
video-camera ring: riprese matrimonio, riprese matrimoni, riprese video matrimonio
videocassette: riversamento vhs, videocassette in dvd, cassette vhs, videocassetta vhs
vinyl-record: vinili, dischi in vinile, negozio di dischi, fiera del disco, 45 giri, 33 giri, dischi 45 giri
vinyl-record: dischi 33 giri
violin: violino, lezioni di violino
violin guitar: liutaio, liuteria
volleyball: pallavolo, volley, minivolley
vr-headset: visore vr, visori vr, realtà virtuale, visore per la realtà virtuale, visori per la realtà virtuale
vr-headset: occhiali vr, sala vr
windsurfer: windsurf, tavola da windsurf, tavole da windsurf, corso di windsurf, corsi di windsurf, scuola di windsurf
windsurfer: windsurfista
xylophone: xilofono, xilofoni, glockenspiel, metallofono
yarn: lavorare a maglia, sferruzzare, lana, maglia, uncinetto, filati, filato
yarn thread: telaio a mano
zip-line tree: zipline, parco avventura, ponte tibetano, carrucola, percorsi sugli alberi
astronaut planet: planetario, astronauti
baby: massaggio neonatale, ostetrica, neonati, corso preparto, marsupio, spazio mamme, box bimbo, box per bimbi
baby: sdraietta, sdraietta neonato, sdraiette
baby pregnant-woman: ostetriche, fecondazione assistita, procreazione assistita, infertilità, gravidanza, allattamento
baby pregnant-woman: massaggio infantile, fascia portabebè, baby shower, in gravidanza
ball-pit: piscina di palline, piscine di palline, vasca di palline, piscina con palline
block-tower: Jenga, Jenga gigante, torre di blocchi di legno, torre di mattoncini di legno
bride ring: sposa
bunting: ghirlanda di bandierine, ghirlande di bandierine, festone di bandierine, festoni di bandierine
capoeira: capoeira, corso di capoeira, corsi di capoeira, capoeirista, capoeiristi, berimbau
climber: arrampicata, palestra di arrampicata
climber snowy-mountain: alpinismo, alpinisti
clown: clown, animazione feste, pagliaccio, clownterapia
colour-cube: cubo di Rubik, cubi di Rubik, speedcubing, gara di speedcubing
cook chef-hat: chef, corsi di cucina, pizzaiolo
cook frying-pan: cuoco, cuochi, aiuto cuoco, capo partita, corso di cucina, scuola di cucina, lezioni di cucina
cook frying-pan: chef a domicilio
cornhole-board: cornhole, torneo di cornhole, tavola da cornhole, gioco del cornhole
crossword-grid: cruciverba, parole crociate, schema di cruciverba
dancer: hip hop, serata danzante, saggio di fine anno
dancer musical-notes: ballerini, ballerino, danzatori, danzatrici, ballo, scuola di ballo, corso di ballo, danza
dancer musical-notes: corso di danza, zumba, flamenco, scuola di danza, balli di gruppo
dice dragon: gioco di ruolo
dodgem-car: autoscontro, autoscontri, macchinine a scontro, pista di autoscontro
dog-walker: dog walker, dog walking, passeggiate con cani, portare a spasso il cane
draughts-board: gioco della dama, damiera, damiere, torneo di dama, circolo damistico
erhu: erhu, lezioni di erhu, violino cinese
fencer: scherma, la scherma, fioretto, schermidori
fire-cupping: coppettazione, terapia con coppette
fishing-rod motor-boat: pescaturismo, ittiturismo
fishing-rod: pesca a spinning, canna da spinning, canne da spinning
football trophy: torneo di calcetto, tornei di calcetto, calcetto femminile
french-horn: corno francese, corni francesi, lezioni di corno, cornista, cornisti
golf-bag: sacca da golf, sacche da golf, mazze da golf, attrezzatura da golf
greeting-card: biglietto d'auguri, biglietti d'auguri, biglietti di auguri, biglietto di compleanno
greeting-card: partecipazioni di nozze, inviti di nozze
guzheng: guzheng, lezioni di guzheng, cetra cinese
gymnast: ginnastica, ginnastica artistica
gymnast dumbbell: pilates con macchine, pilates con macchine reformer
gymnastics-rings: anelli da ginnastica, anelli ginnastica, anelli olimpici
haircut hair-comb: trapianto di capelli, trapianto capelli
handball-player: pallamano
hot-tub massage: fanghi termali, fangoterapia
hula-hoop: hula hoop, cerchio hula hoop, corso di hula hoop, hoop dance
kendo: kendo, corso di kendo, corsi di kendo, armatura da kendo
korfball-post: korfball, korfbal
lion-dance: danza del leone, danze del leone
lotus-position: tappetino fitness
lotus-position lotus: rilassamento, yoga, corso di yoga, meditazione
magic-wand: illusionista, illusionisti
marimba: marimba, marimbe, corso di marimba, concerto per marimba
marionette: pupi siciliani, opera dei pupi
massage: linfodrenaggio, pressoterapia, massaggiatrice, affitto cabina estetica, cabina estetica
massage lotus: riflessologia, massaggiatore, massaggi, massaggio
massage-stones: massaggio con pietre calde, pietre calde, hot stone massage
mermaid: sirenetta, sirenette, coda da sirena, festa delle sirene, mermaiding
mochi-pounding: mochitsuki, battitura del mochi, laboratorio di mochi
nurse: infermiere, infermiera, badante, assistenza anziani, casa di riposo, oss, assistenza domiciliare, rsa
nurse: infermieristica, operatore socio sanitario, operatori socio sanitari, operatrice socio sanitaria
nurse: iniezioni a domicilio
older-person dumbbell: ginnastica per anziani, ginnastica dolce per anziani, ginnastica terza età
older-person dumbbell: ginnastica per la terza età, attività motoria per anziani, ginnastica dolce
older-person nurse: anziani, centro anziani, centro diurno, terza età, pensionati, casa famiglia per anziani
opera-mask: opera di Pechino, opera cinese
palette laptop: grafica pubblicitaria, studio grafico, grafico pubblicitario, servizi di grafica
party-popper: stelle filanti, coriandoli
postcard: cartolina, cartoline, cartoline illustrate, cartoline d'epoca
quiz-cards: serata quiz, pub quiz, carte quiz, quizzone, serate quiz
radio walkie-talkie: radioamatori, radioamatore
rocking-horse: cavallo a dondolo, cavalli a dondolo, cavallino a dondolo
rodeo-bull: toro meccanico, tori meccanici, rodeo meccanico, toro da rodeo
rower: vogatore
rower canoe: canottieri
runner sack: corsa nei sacchi, corsa coi sacchi
runner sneaker: corsa in montagna, corsa campestre, corsa podistica, camminata ludico motoria, maratona, corsa
runner sneaker: podistica, gara podistica, stracittadina, camminata non competitiva, corsa non competitiva
runner sneaker: corri con noi, corsa podistica 10 km, podistica 10 km, straverona, stramilano
runner: podismo, podisti
running-shirt: canotta, canotte, canottiera, canottiere
santa: corsa dei babbi natale, sfilata di babbo natale, casa di babbo natale
sauna: spa, sauna, centro benessere, benessere
sewing-needle jeans: orlo pantaloni, orli pantaloni
sinterklaas: Sinterklaas, festa di San Nicolò, festa di San Nicola
skipping-rope: corda per saltare, corde per saltare, salto con la corda, corda da salto
sticker-sheet: adesivi personalizzati, foglio di adesivi, stickers, adesivi in vinile
sunbed: lettino abbronzante, lettini abbronzanti, centro abbronzatura, lampada abbronzante, lampade abbronzanti
surfer wave: surf, scuola di surf
swimmer goggles: impara a nuotare, imparare a nuotare, nuotare, piscina, nuoto, corso di nuoto, acquagym, acqua termale
swimmer swimming-pool: hydrobike, acquafitness, acquaticità
tambourine: tamburello a sonagli, tamburello basco, tamburelli a sonagli, tammorra, tammorre, pandeiro, tamburello
tambourine: tamburelli, tamburello squadra giovanile
treasure-chest: caccia al tesoro, cacce al tesoro, forziere del tesoro, forziere dei pirati, scrigno del tesoro
treasure-chest: tesoro dei pirati
trombone: trombonista, trombone a coulisse, lezioni di trombone, tromboni a coulisse
trophy: torneo, tornei, trofeo, trofei, gagliardetti, gagliardetto, coppe e targhe, coppe e medaglie
trophy: gagliardetti e coppe
turntable: giradischi, piatto giradischi, piatti per dj
walker: pellegrinaggio, gruppo di cammino, gruppi di cammino, passeggiata, passeggiate
water-polo-player: pallanuoto
wrestlers: lotta libera, lotta greco-romana, wrestling
`;
