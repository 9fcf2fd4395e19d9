/** Dutch words for play, sport, music and people at what they do, a to p. Notation: word-list.ts. */
export const dutchLeisureAToP = `
accordion: trekharmonica, accordeon
acupuncture: acupunctuur, acupuncturist, acupunctuurpraktijk
admission-ticket: kaarten
aerialist: luchtacrobatiek, luchtacrobate, luchtacrobaat, aerial silks, aerial hoop, aerial yoga, doekacrobatiek
arcade-machine: arcadekast, arcadekasten, arcadehal, flipperkast, flipperkasten, arcadespellen
awareness-ribbon: roze lintje, pink ribbon
bagpipes musical-notes: doedelzak, doedelzakspeler, doedelzakken, doedelzakmuziek
balloon party-popper: kinderfeestjes, feestartikelen, ballonnen, kinderfeestje, sarah pop, abraham pop, sarahpop
balloon party-popper: abrahampop, opblaaspop, opblaasbare sarah, opblaasbare abraham, opblaas abraham
basketball: basketbal
bell: klokkenluiden, beiaardconcert, carillonconcert, beiaard, carillon
billiard-ball: poolen
bingo-card: bingo, bingoavond, bingomiddag, kienen, kienavond, kienmiddag
binoculars: verrekijker, verrekijkers
boules: jeu de boules, petanque, pétanque, jeu de boulesbaan, jeu-de-boules, krulbol, krulbollen
bowling: bowlen, bowlingbaan
boxing-glove: boksen, kickboksen
breakdancer: breakdance, breakdancen, breakdancer, breakdancers, breakdancelessen, breakdanceles, breakdance lessen
breakdancer: b-boy, b-girl
bungee-jumper: bungeejumpen, bungeejump, bungeejumping, bungee jumping, bungee jumpen, bungee jump, bungee
calligraphy-brush scroll: chinese kalligrafie, japanse kalligrafie
camera: fotowedstrijd, fotoprijsvraag, fotograaf, fotografie, fotostudio, trouwfotograaf, fotografe, newbornshoot
camera: fotoshoot, fotoshoots, familieshoot, fotoboek, fotoboeken, zwangerschapsshoot, fototentoonstelling, loveshoot
camera: fotoclub, profielfoto, portretfoto, foto's, camera's
camera passport: pasfoto's, pasfoto
carnival-mask party-popper: carnaval, carnavalsfeest, gemaskerd bal, carnavalsoptocht, carnavalsstoet, prinsencarnaval
carnival-mask party-popper: carnavalsvereniging, carnavalsavond
carrom-board: carrom, carrombord, carromborden
cello musical-notes: cello, celli, cellist, celliste, celloles, cellolessen, contrabas
chess-pawn: schaakles, schaaklessen
chess-pawn trophy: schaken, schaakclub
choir musical-notes: koor, popkoor, vrouwenkoor, kinderkoor, gospelkoor, zangkoor, shantykoor
choir musical-notes: mannenkoor, kerkkoor, kamerkoor, koorconcert, koorrepetitie, koorleden, dirigent koor
christmas-tree: kerst, kerstmarkt
christmas-tree fir-tree: kerstboom, kerstbomenverkoop, nordmann, nordmannspar, nordmannsparren, kerstbomenkwekerij
christmas-tree gift: kerstmis, kerstversiering, kerstfair, kerstverlichting, kerstborrel, kerstballen
christmas-tree gift: kerstdecoratie, kerstinkopen, kerstlunch, wintermarkt, winterfair
cigar: sigaar, sigarenwinkel, sigarenspeciaalzaak, sigarenlounge, sigaren, tabak
clapperboard video-camera: videoproductie, videobewerking, filmfestival, bedrijfsfilm, bedrijfsvideo, trouwfilm
clapperboard video-camera: filmploeg, korte film, promofilm, trouwvideo, vacaturevideo, videomontage, filmcursus
clapperboard video-camera: filmpje laten maken, aftermovie
classical-guitar musical-notes: klassieke gitaar, akoestische gitaar, akoestische gitaren, spaanse gitaar
classical-guitar musical-notes: flamencogitaar
cook: kookkamp, kookkampen
cool-box: koelboxen, koelbox, koeltas, frigobox, frigoboxen
croquet: croquet, croquetspel, croquetset
crystal-ball: waarzegster, tarot, astrologie, helderziende, kaartlegster, kaartlegger, kaartlegging
dance-couple musical-notes: stijldansen, ballroom, ballroomdansen, tango, tangoles, tangosalon, milonga, wals, stijldans
dance-couple musical-notes: stijldanslessen, salsa
dance-couple ring: openingsdans, trouwdans
dancer ballet-shoes: kleuterdans, peuterdans
dhol: dhol, dhol-trommel, dholspeler
dice chess-pawn: spellencafé, bordspellen, spelletjesavond, spelletjesmiddag, gezelschapsspel, gezelschapsspellen
dice chess-pawn: spellenwinkel
disco-ball: disco
disco-ball headphones: dj, bruiloft-dj
diving-mask: duikles, duiklessen, onderwaterhockey
diving-mask tropical-fish: duikcursus, duiken, duikschool
doll: poppen, barbie, barbies, lappenpop, lappenpoppen, knuffelpop, poppenkleertjes, babypop, poppendokter
doll: poppenkliniek
dominoes: dominospel, dominostenen, dominotoernooi, dominoavond
drum: drums, trommelen, slagwerk
drum-kit drum: drumstel, drumles, drumlessen, drumschool, drummer
drum-kit guitar: oefenruimte voor bandjes, oefenruimte, oefenruimtes, repetitieruimte, repetitieruimtes
drum-kit guitar: repetitielokaal, ruimte voor bandjes
dumbbell: sportschool, fitness, personal trainer, krachttraining, halters, dumbbells, weerstandsbanden
dumbbell lifting-weights: bootcamp, bodypump, spinning, groepslessen, ems-training, hiit, bodyfit, gewichtheffen
dumbbell lifting-weights: buikspieren
earbuds: oordopjes bluetooth, draadloze oordopjes, oortjes, draadloze oortjes, airpods
embroidery-hoop thread: kantklossen, kloskant, kantkloskring, borduren, borduurwerk, borduurcursus, borduurclub
embroidery-hoop thread: borduurmachine, borduurmachines
exercise-bike: hometrainers, spinningles, spinninglessen, spinningfiets, spinningfietsen, spinfiets, indoor cycling
exercise-bike: hometrainer
field-hockey: floorball, unihockey, hockeyclub, hockey, hockey trimmers, trimhockey, hockeyclinic, hockeyclinics
film-strip projector: dia's scannen, dia's digitaliseren, dia's
fireworks: carbidschieten, vuurwerk
fishing-rod: hengel
fishing-rod fish: vissen, hengelsport, visvijver, visvijvers, viswedstrijd, viswedstrijden, visvergunning
fishing-rod fish: visvergunningen, visakte, vispas, vispassen
flag: vlaggenmast, vlaggenmasten, vlaggen, vlaggen en masten
flute: dwarsfluit, fluitles
folk-dancers accordion: volksdansgroep, volksdansen, volksdans, balfolk, volksdansavond, klederdracht dansgroep
folk-dancers accordion: boerendansgroep
football: scheidsrechter, scheidsrechters, scheidsrechterscursus, sportkamp, sportkampen
football goal-net: voetbal, voetbalclub, voetbalkamp
framed-picture: canvasdoek, kunstprint, canvas foto, foto op canvas
framed-picture palette: inlijsten, tentoonstelling schilderijen, galerie, kunstgalerie, lijstenmaker, schilderij
framed-picture palette: schilderijen, kunstmarkt, kunstmarkten, kunstroute, kunstroutes, atelierroute, kunstbeurs
framed-picture palette: ~ expositie, tentoonstelling, tentoonstellingen, expo
frisbee: frisbee, frisbees, ultimate frisbee, discgolf, disc golf
game-controller joystick: games, gaming, videospel
gift: surprise maken, surprises maken, surprises knutselen, surprise knutselen
gift basket: relatiegeschenken
gift ribbon: sint en pieten, sint en 2 pieten
gift ribbon: cadeau, cadeaus, cadeaubon, cadeaukaart, kado, kadobon, geschenken, geschenkbon
gift ribbon: geschenkenwinkel, kadootjes
go-board: go spelen
go-kart: karten, kart, karts, kartbaan, kartbanen, kartcircuit, skelter, skelters, gocart, gocarts, zeepkist, zeepkisten
go-kart: zeepkistenrace, zeepkistrace, karten voor kinderen, indoor karten
golf golfer: ballen en clubs, golfballen, golf, golfles, boerengolf, golfclinic
golf-cart: golfkar, golfkarren, golfcar, golfcars, golfkarretje, golfkarretjes, golfwagentje
greeting-card baby: geboortekaart, geboortekaarten, geboortekaartje, geboortekaartjes
greeting-card candle: bidprentje, bidprentjes, rouwprentjes
guitar musical-notes: gitaar, gitaarles
handpan musical-notes: handpan, handpans
harmonica: mondharmonica, mondharmonica's, mondharmonicales
harmonium: harmonium, harmoniums, traporgel
harp musical-score: harp, harpiste, harpist, harples
headphones: koptelefoon, oordopjes
headphones vinyl-record: nieuwe single
hot-tub: hottub, jacuzzi, bubbelbad
hot-tub sauna: sauna's, thermaal bad, jacuzzi's, kuuroord, beautyfarm, infraroodcabine, zwemspa
hurling: hurling, hurley, camogie
ice-skate: ijsbaan, kunstschaatsen, schaatsen, schaatsbaan, elfstedentocht, schaatsles
jack-o-lantern ghost: halloween
judo-suit: zelfverdediging, jiujitsu, judo, karate, taekwondo
kettlebell dumbbell: kettlebell, kettlebells, kettlebelltraining, kettlebell training, kettlebell-training
kettlebell dumbbell: kettlebellles, kettlebell workout
kitesurfer: kitesurfen, kitesurfles, kitesurflessen, kitesurfschool
knot flexed-arm: touwtrekken
laser-blaster target: lasergame, lasergamen, laser tag, lasertag, lasergame feestje
lawn-bowls boules: koersbal, koersballen
letter-tiles: scrabble, scrabbletoernooi, scrabbleclub
long-drum: djembé, djembe
loom yarn: weven, weverij, weefcursus, weefgetouw
lotus-position chair: stoelyoga
magic-wand top-hat: goochelaar, goochelshow, goochelcursus, goochelles, goochelschool
marionette theatre-masks: poppenkast, poppentheater, marionet, marionetten, poppenspel, poppenspeler
mat-exercise: pilates, pilatesles, pilateslessen, pilates lessen, pilatesstudio, pilates studio, mat pilates
maypole: meiboom, meibomen, meiboomplanting
medal trophy: graveren, graveerwerk
menorah: chanoeka, menora
metal-detector coin: metaaldetector, metaaldetectors
microphone: trouwspreker, zingen, zangcursus, zangles, karaoke, cabaret, comedy, cabaretier, stand-upcomedy, open podium
microphone: presentatrice, quizmaster, kleinkunst, spreker
microphone bouquet: ceremoniespreker, trouwambtenaar, zanger, zangeres, presentator
musical-notes: concert, concerten, orkest, kerstzang, kerstsamenzang, muziekschool, muziekles
musical-notes guitar: livemuziek, live muziek, muziekfestival, bandavond, muziekavond, bandjesavond, optreden band
musical-notes guitar: muzikanten, smartlappenfestival, zomerfestival, bevrijdingsfestival, optredens, dorpsfestival
musical-notes guitar: muziek in de tuin, muziekfeest, meezingavond, muziekcafé, jamsessie
musical-notes musical-score: tenoren, sopranen, alten, bassen, noten lezen, bladmuziek, zangers gezocht
musical-notes musical-score: klassieke muziek, matthäus-passion, kamermuziek, koorzang, zangvereniging, muziekacademie
musical-notes musical-score: muzieklessen, koordirigent, dirigent
netball: netball
oboe: hobo, fagot
oboe musical-notes: klarinet, klarinetten, klarinetles
origami-crane: origami
oud: luit, luiten, arabische luit
padel-racket: padel, padelbaan, padelbanen, padelles, padelracket
paintball-marker: paintball, paintballen, paintballgeweer, paintballmarker, paintballfeest
painted-eggs chick: paaseieren zoeken, paaseieren, paaseierenzoektocht, eieren zoeken
palette paintbrush: tekenen, schildercursus, tekenles, aquarel, schilderworkshop, schminken, kinderschmink
palette paintbrush: schminkster, grimeur, grimeuse, grime, aquarelles, aquarellessen, aquarelleren
paraglider: paragliding, paraglider, paragliders, paragliden, paraglidingcursus, tandemvlucht paragliding
party-popper balloon: feest, verjaardag, verjaardagsfeest, oud en nieuw
party-popper carnival-mask: halfvasten, halfvastenstoet
party-popper garland: dorpsfeest, buurtfeest, straatfeest, kermis feestweek, buurtbarbecue feest, oudejaarsavond
party-popper garland: jubileum, verjaardagen, feestversiering, slingers, ballonnen en slingers, feestlocatie, feestzaal
party-popper garland: feestzalen, buurtborrel, burendag, schoolfeest versiering, dorpsfeesten, nieuwjaarsreceptie
party-popper garland: nieuwjaarsborrel, nieuwjaarsdrink, sweet sixteen, gender reveal
pedal-boat: waterfiets, waterfietsen, waterfietsverhuur, waterfietsen huren
piano-keys: pianostemmer, orgelbouwer, orgel, piano, pianoles, piano's
pickleball: pickleball
pilates-reformer: reformer pilates, pilates reformer, reformerles, reformer lessen
pipe-organ church: orgelconcert, orgelconcerten, kerkorgel, orgelbouw, orgelrestauratie
pirate-ship: piratenschip, piratenschepen, piratenboot
playing-card: bridgeclub, jokeren, klaverjassen, bridge, kaartspel, kaarting, kaartingen, prijskaarting, kaartclub
playing-card: kaartavond, kaartmiddag, kaartersclub, manillen, wiezen, rikken, jokeravond, jokeravonden
pole-dancer: paaldansen, paaldans, paaldanseres, paaldanslessen, paaldansles, pole dance, poledance, paaldansstudio
pole-dancer: pole fitness
pom-poms: cheerleading, cheerleader, cheerleaders, cheerleadingles
portuguese-guitar musical-notes: portugese gitaar, mandoline, mandolines, bouzouki
portuguese-guitar wine: fado, fadoavond
postage-stamp: postzegel, postzegels, postzegelverzameling, postzegelhandel, postzegelbeurs, filatelie
potters-wheel amphora: pottenbakkerij
potters-wheel vase: pottenbakken, pottenbakker, draaischijf, pottenbakcursus, keramiekcursus, draaien op de schijf
potters-wheel vase: cursus keramiek, keramiekles, pottendraaien, workshop pottenbakken, keramiekatelier
potters-wheel vase: keramiekateliers, boetseren met klei
projector television: beamers, thuisbioscoop, projectiescherm
puzzle pencil: woordspel
puzzle toy-bricks: ergotherapeut, speltherapie, adhd, sensomotorische
astronaut planet: ruimtevaart, heelal, planetarium
baby: babymassage, verloskundigen, verloskundige, kraamzorg, zwangerschapscursus, babyfoon, kraampakket, kraampakketten
baby: baby's
baby pregnant-woman: ivf, vruchtbaarheid, kinderwens, bevalling, kraamverzorgende, borstvoeding, lactatiekundige
baby pregnant-woman: draagconsulent, zwanger, zwangerschap, zwangerschapsgym, kraamcadeau, kraamcadeaus
baby pregnant-woman: kraamfeest, babyborrel, vroedvrouw, vroedvrouwen
baby gift: kraamvisite, kraambezoek
ball-pit: ballenbak, ballenbakken, ballenbad, ballenbaden, ballenbak huren
bell church: kerkklok, kerkklokken, klokkenspel
binoculars bird: vogelkijkhut, vogelkijkhutten, vogels kijken
block-tower: Jenga, reuze-Jenga, wiebeltoren, stapeltoren, knikkerbaan, knikkerbanen
bunting: vlaggenlijn, vlaggenlijnen, vlaggetjeslijn, vlaggetjesslinger, slinger met vlaggetjes
capoeira: capoeira, capoeirales, capoeiralessen, capoeirista, berimbau
climber: klimhal, klimmen, boulderen
clown: clown, steltlopen, steltloper, steltlopers
colour-cube: Rubiks kubus, Rubik-kubus, Rubik's kubus, speedcubing, speedcuben
cook chef-hat: koks, hulpkok, kookstudio, keukenmedewerker, thuiskok, kooklessen, kookclub, privékok, kinderkookcafé
cook chef-hat: kookschool, samen koken, grillmaster
cook frying-pan: kok, zelfstandig werkend kok, keukenhulp, kookcursus, kookworkshop, kookles
cornhole-board: cornhole, cornholebord, cornholetoernooi, cornholespel
crossword-grid: kruiswoordpuzzel, kruiswoordpuzzels, kruiswoordraadsel, woordzoeker
dancer: hiphop les, kinderdans, dansmarathon
dancer musical-notes: dansers, danser, danseressen, linedance, dansschool, dansles, dansen
dodgem-car: botsauto, botsauto's, botsautootje, botsautootjes, botsautobaan
dog-walker: uitlaatservice, hondenuitlater, hond uitlaten, honden uitlaten, hondenuitlaat, hondenuitlaatservice
dog-walker: hondenuitlaatdienst
doll house: poppenhuis, poppenhuizen
draughts-board: damspel, damspellen, dambord, damborden, damvereniging, damtoernooi, dammen, damclub, damclubs
erhu: erhu, erhules, Chinese viool
fencer: schermen, schermclub
fire-cupping: cuppingtherapie, cupping therapie
french-horn: waldhoorn, waldhoorns, hoornles, hoornlessen, hoornist
ghost: griezeltocht, griezeltochten, spooktocht, spooktochten
golf-bag: golftas, golftassen, golfclubs kopen, golfuitrusting
greeting-card: wenskaart, wenskaarten, verjaardagskaart, verjaardagskaarten, trouwkaarten, trouwkaart, kerstkaart
greeting-card: kerstkaarten, felicitatiekaart, felicitatiekaarten
guitar microphone: band gezocht
guzheng: guzheng, guzhengles, Chinese citer
gymnast: turnen, gymnastiek, gymles, kleutergym, acrogym, freerunnen, moeder en kind gym, ouder en kind gym, peutergym
gymnastics-rings: turnringen, gymringen, gymnastiekringen, ringenzwaaien, ringen turnen
haircut hair-comb: haartransplantatie
handball-player: handbal, handbalvereniging, handbalclub, kaatsen, kaatswedstrijd
hula-hoop: hoelahoep, hoelahoeps, hoelahoepen, hoelahoeples, hula hoop
kendo: kendo, kendoles, kendolessen, kendoclub
korfball-post: korfbal, korfbalclub, korfbalvereniging, korfbalpaal, korfballen
lion-dance: leeuwendans, leeuwendansen, leeuwendansers
lotus-position: ademwerk, stressreductie, yogamat, fitnessmat, foamroller
lotus-position lotus: yoga, yogastudio, meditatie, yogales
marimba: marimba, marimba's, marimbales, marimbaorkest
massage: lymfedrainage, triggerpoint
massage lotus: shiatsu, reflexzonetherapie, massage, massages
massage-stones: hotstone massage, hotstonemassage, hot stone massage, massagestenen, warme stenen massage
mermaid: zeemeermin, zeemeerminnen, zeemeerminfeestje, zeemeerminzwemmen
mochi-pounding: mochitsuki, mochi stampen, mochi-workshop
musical-notes accordion: smartlap, smartlappen, smartlappenkoor
nurse: verpleegkundige, thuiszorg, verzorgende, mantelzorg, ouderenzorg, verpleegkundigen, wijkverpleging, verpleeghulp
nurse: zorgmedewerker, verzorgende ig, helpende plus, verpleging, verzorgenden, zorghulp, begeleider zorg
nurse: thuisverpleging, helpende, zorgkundige
nurse older-person: verzorgingshuis, bejaardentehuis, verpleeghuis, zorgkundigen, zorgtalent
older-person dumbbell: seniorengym, seniorengymnastiek, ouderengym, bewegen voor ouderen, valpreventie, senioren gym
older-person nurse: woonzorgcentrum, ouderen, bejaarden, mantelzorgers, mantelzorger, dementie, seniorenresidentie
older-person nurse: rusthuis, dagopvang ouderen, dagverzorging, seniorenmiddag, ouderenmiddag, 24-uurszorg, dagbesteding
older-person nurse: gezelschap voor ouderen, thuishulp, seniorensoos, bejaardenhulp, ouderenbond, gepensioneerden
older-person nurse: seniorenclub, dagcentrum, zorghotel, zorgappartement, alzheimer café, inwonende zorg, kbo
older-person nurse: opa en oma dag, particuliere zorg, zorgvilla, zorgwoning
opera-mask: Pekingopera, Chinese opera
palette pencil: grafisch ontwerp, grafisch ontwerper, grafische vormgeving, huisstijl, huisstijlen
party-popper dining-table: zaalverhuur, zaal huren, zaal te huur, zaaltje huren
pipe-organ musical-notes: draaiorgel, draaiorgels, pierement, pierementen, orgelles, orgellessen
postcard: ansichtkaart, ansichtkaarten, prentbriefkaart, prentbriefkaarten, ansichtkaartenbeurs
`;
