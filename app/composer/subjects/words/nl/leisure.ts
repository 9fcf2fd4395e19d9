/** Dutch words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const dutchLeisure = `
accordion: trekharmonica, accordeon
bagpipes musical-notes: doedelzak, doedelzakspeler, doedelzakken, doedelzakmuziek
balloon party-popper: kinderfeestjes, feestartikelen, ballonnen, kinderfeestje
basketball: basketbal
bell: klokkenluiden, beiaardconcert, carillonconcert, beiaard, carillon
billiard-ball: poolen
binoculars: verrekijker, verrekijkers
bowling: bowlen, bowlingbaan
boxing-glove: boksen, kickboksen
camera: fotowedstrijd, fotoprijsvraag, fotograaf, fotografie, fotostudio, trouwfotograaf
camera passport: pasfoto's, pasfoto
chess-pawn trophy: schaken, schaakclub
christmas-tree: kerstboom, kerst, kerstmarkt
christmas-tree fir-tree: kerstbomenverkoop, nordmann, nordmannspar, nordmannsparren
clapperboard video-camera: videoproductie, videobewerking, filmfestival
crystal-ball: waarzegster, tarot, astrologie, helderziende
dice chess-pawn: spellencafé, bordspellen, spelletjesavond
disco-ball: disco, club
disco-ball headphones: dj, bruiloft-dj
diving-mask tropical-fish: duikcursus, duiken, duikschool
drum: djembé, drums, trommelen, slagwerk
drum-kit drum: drumstel, drumles, drumlessen, drumschool, drummer
dumbbell: sportschool, fitness, personal trainer, krachttraining
embroidery-hoop thread: kantklossen, kloskant, kantkloskring, borduren, borduurwerk, borduurcursus, borduurclub
field-hockey: floorball, unihockey, hockey, hockeyclub
fireworks: carbidschieten, vuurwerk
fishing-rod fish: vissen, hengelsport
flag: vlaggenmast, vlaggenmasten, vlaggen, vlaggen en masten
flute: dwarsfluit, blokfluit, fluitles
football goal-net: voetbal, voetbalclub, voetbalkamp
framed-picture palette: inlijsten, tentoonstelling schilderijen, galerie, kunstgalerie, lijstenmaker
framed-picture palette: ~ expositie, tentoonstelling, tentoonstellingen, expo
game-controller joystick: games, gaming, videospel
gift basket: relatiegeschenken
gift ribbon: sinterklaas, sinterklaasbezoek, sint en piet, sint en pieten, sint en 2 pieten, sint op bezoek
gift ribbon: sint op huisbezoek, cadeau, cadeaus, cadeaubon
golf golfer: ballen en clubs, golfballen, golf, golfles
guitar musical-notes: gitaar, gitaarles, muziekschool, muziekles, ukelele, mandoline
harp musical-score: harp, harpiste, harpist, harples
headphones: koptelefoon, oordopjes
headphones vinyl-record: nieuwe single
hot-tub: hottub, jacuzzi, bubbelbad
ice-skate: ijsbaan, kunstschaatsen, schaatsen, schaatsbaan
jack-o-lantern ghost: halloween
judo-suit: zelfverdediging, jiujitsu, judo, karate, taekwondo
kitesurfer: kitesurfen, kitesurfles, kitesurflessen, kitesurfschool
lawn-bowls: jeu de boules, petanque, pétanque, jeu de boulesbaan
loom yarn: weven, weverij, weefcursus, weefgetouw
magic-wand top-hat: goochelaar, goochelshow
marionette theatre-masks: poppenkast, poppentheater, marionet, marionetten, poppenspel, poppenspeler
metal-detector coin: metaaldetector, metaaldetectors
microphone: trouwspreker, zingen, zangcursus, zangles, karaoke, cabaret, comedy
microphone bouquet: ceremoniespreker, trouwambtenaar, zanger, zangeres, presentator
musical-notes: concert, concerten, koor, orkest, koorconcert
musical-notes musical-score: tenoren, sopranen, alten, bassen, koorleden, noten lezen, bladmuziek, zangers gezocht
musical-score musical-notes: zangkoor, smartlappenkoor, shantykoor, mannenkoor
oboe: hobo, klarinet, fagot
padel-racket: padel, padelbaan, padelbanen, padelles, pickleball, squash
palette paintbrush: schminken, schminkster, tekenen, schildercursus, tekenles, aquarel, schilderworkshop
party-popper balloon: feest, verjaardag, verjaardagsfeest, oud en nieuw
piano-keys: pianostemmer, orgelbouwer, orgel, piano, pianoles
pipe-organ church: orgelconcert, orgelconcerten, kerkorgel, orgelbouw, orgelrestauratie
playing-card: bridgeclub, jokeren, kaarten, klaverjassen, bridge
potters-wheel amphora: pottenbakkerij
potters-wheel vase: pottenbakken, pottenbakker, draaischijf, pottenbakcursus, keramiekcursus, draaien op de schijf
potters-wheel vase: cursus keramiek, keramiekles, pottendraaien, workshop pottenbakken
puzzle pencil: kruiswoordpuzzel, woordspel, woordzoeker, kruiswoordraadsel
quilt: quilt, quilts, quilten, patchwork, quiltcursus
running-shirt football: sportkleding, atletiek
saxophone piano-keys: jazz, jazzavond
sewing-needle: kleermaker, naaicursus, naaien, kledingreparatie
sewing-needle thread: klederdracht, naaiatelier, coupeuse, fournituren, borduurstudio
shisha: sigaren, tabak
skis skier: skiverhuur, langlaufen
skis snowy-mountain: skiles, skiservice, ski, skiën, skischool, wintersport
studio-microphone guitar: feestband
studio-microphone headphones: opnamestudio, geluidsstudio, podcast, podcasts
table-tennis: tafeltennis
target: schietvereniging, schutterij, darten, paintball, boogschieten
target bow-and-arrow: handboogvereniging
teddy-bear crayon: kinderopvang, kinderdagverblijf, speelgoed, oppas, peuterspeelzaal
teddy-bear sewing-needle: poppendokter, poppenkliniek, berendokter
television: televisie, elektronica, tv
television laptop: elektronicawinkel, elektronicazaak
tennis: tennisclub, tennisvereniging, tennis, tennisles, tennisbaan
theatre-masks: klucht, klucht in drie bedrijven, blijspel, komedie, toneelstuk, toneelvereniging, toneelgroep
theatre-masks: carnavalskleding, theater, toneel, opera, musical, acteerles
theatre-masks dress: verkleedkleding, kostuums
ticket: bingo, loterij
toy-bricks teddy-bear: houten speelgoed, houten blokken
trampoline gymnast: trampoline, trampolines, trampolinepark, trampolinehal
treadmill dumbbell: loopband, loopbanden, fitnessapparatuur, fitnessapparaten
trumpet: fanfare
trumpet drum: blaaskapel, harmonieorkest, dweilorkest
trumpet saxophone: blaasmuziek
tuba: tuba, bastuba
typewriter: typemachine, schrijfmachine
vinyl-record: platenzaak, vinyl, lp's, platenbeurs
violin: vioolbouw, viool, vioolles
violin guitar: vioolbouwer, gitaarbouwer
volleyball: volleybal
yarn: breicafé, breiclub, haken, wol, breien
zip-line tree: klimbos, tokkelbaan, klimpark, touwenparcours, boomkroonpad
astronaut planet: ruimtevaart, heelal, planetarium
baby: babymassage, verloskundigen, verloskundige, kraamzorg, zwangerschapscursus
climber: klimhal, klimmen, boulderen
clown: clown
cook frying-pan: kok, zelfstandig werkend kok, keukenhulp, kookcursus, kookworkshop, kookles
dancer musical-notes: volksdansgroep, dansers, danser, danseressen, linedance, dansschool, dansles, dansen, salsa
fencer: schermen, schermclub
gymnast: turnen, gymnastiek
gymnast dumbbell: reformer pilates, pilates reformer
handball-player: handbal, handbalvereniging, handbalclub
lotus-position lotus: yoga, yogastudio, meditatie, pilates, yogales
massage lotus: shiatsu, voetreflexologie, reflexzonetherapie, massage, massages, acupunctuur
nurse: verpleegkundige, thuiszorg, verzorgende, mantelzorg, ouderenzorg
nurse older-person: verzorgingshuis, bejaardentehuis, verpleeghuis
older-person dumbbell: seniorengym, seniorengymnastiek, ouderengym, bewegen voor ouderen, valpreventie, senioren gym
rower canoe: roeiclub
runner sneaker: veenloop, trailrun, bosloop, stratenloop, hardloopwedstrijd, hardlopen, prestatieloop, halve marathon
runner sneaker: dijkloop, dorpsloop, veldloop, marathon
santa: kerstparade, santa run, kerstman
sauna: sauna, wellness, spa
sauna bubbles: thermaalbad, thermen
surfer wave: surfschool, surfen
swimmer goggles: aquagym, zwembad, zwemles, zwemmen, zwemlessen, aquafit
walker: pelgrimstocht, avondvierdaagse
water-polo-player: waterpolo
wrestlers: worstelen, worstelclub
`;
