/** Danish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const danishLeisure = `
accordion: harmonika, akkordeon
acupuncture: akupunktur, akupunktør, akupunktører
aerialist: luftakrobatik, luftakrobat, luftakrobater, aerial silks, aerial hoop, aerial yoga
arcade-machine: arkademaskine, arkademaskiner, arkadespil, arkadehal, flippermaskine, flippermaskiner
awareness-ribbon: lyserød sløjfe
bagpipes musical-notes: sækkepibe, sækkepiber, sækkepibespiller
balloon party-popper: festartikler, ballonger, balloner
basketball: basket, basketball
bell: klokkespil, kirkeklokker
billiard-ball: billard
bingo-card: bingo, bankospil, banko, bingoaften, bankoaften, loppis bingo, andespil
binoculars: kikkert, kikkerter
boules: petanque, petanquebane, petanqueklub, petanqueturnering
bowling: bowlinghall, bowlinghal
boxing-glove: boxning, boksning, boksing
breakdancer: breakdance, breakdancer, breakdancere, breakdance-hold, breakdance hold, b-boy, b-girl
breakdancer dancer: hiphop
bungee-jumper: bungee jump, bungeejump, bungy jump, elastikspring, bungee jumping
camera: fotokonkurrence, fotograf, bröllopsfotograf, fotostudio, bryllupsfotograf
carnival-mask party-popper: maskebal, karneval, venetianske masker
carrom-board: carrom, carromspil
cello musical-notes: cello, celloundervisning, cellist, kontrabas
chess-pawn trophy: schack, skak, sjakk
choir musical-notes: kor, koret, kor søger, sangkor, mandskor, kvindekor, børnekor, gospelkor, kirkekor, korkoncert
choir musical-notes: korsang, korsangere, popkor
christmas-tree: jul, julmarknad, julmarked, julgran, juletre
christmas-tree fir-tree: juletræer, juletræ, juletræssalg, nordmannsgran, nordmannsgraner
christmas-tree gift: julestue
cigar: cigar, cigarer, cigarbutik, cubanske cigarer
clapperboard video-camera: videoproduktion, bryllupsfilm
classical-guitar musical-notes: akustisk guitar, klassisk guitar, spansk guitar, akustiske guitarer, flamencoguitar
cool-box: køleboks, kølebokse, køletaske
croquet: kroket, kroketspil, kroketkølle, kroketturnering
crystal-ball: clairvoyant, tarot, astrologi, spåkone
dance-couple musical-notes: tango, selskabsdans, vals, pardans, standarddans, tangokursus, salsa
dance-couple ring: brudevals, brudevalsen
dhol: dhol, dhol-tromme
dice: selskabsspil, kortspil
dice chess-pawn: brætspilscafé, brädspel, brætspil, brettspill
disco-ball: dj, diskotek
diving-mask tropical-fish: dykning, dykkerkursus, dykkercenter
doll: dukke, dukker, kludedukke, kludedukker, dukketøj, barbie, babydukke, stofdukker
dominoes: dominospil, dominobrikker, dominoturnering
drum: slagtøj, trummor, trommer
drum-kit drum: trommesæt, trommeundervisning, trommeslager
dumbbell: gym, träning, fitness, treningssenter, fitnesscenter, personlig tränare, personlig træner, styrketräning
dumbbell: håndvægte, træningselastik
earbuds: trådløse høretelefoner, airpods, earbuds
embroidery-hoop thread: kniplinger, knipling, kniplekursus, blonder, broderi, brodere, broderikursus, broderede logoer
embroidery-hoop thread: broderede
exercise-bike: motionscykel, motionscykler, spinningcykel, spinningcykler, spinninghold, spinningtime, indoor cycling
exercise-bike: kondicykel, kondicykler
film-camera popcorn: udendørsbio, open air bio, sommerbio
fireworks: fyrverkeri, fyrværkeri
fishing-rod fish: fisketur, fisketurer, fiskekort, fisketure, fiskeresa, havfiske, fiske, fiskeri, fiskeutstyr
fishing-rod fish: lystfiskeri, put and take
flag: flagstang, flagstænger, flagsalg
flute: fløjte, tværfløjte
folk-dancers: folkedragter, folkedragt
folk-dancers accordion: folkedans, folkedansere, folkedanserforening, gammeldans, folkedansaften
football goal-net: fotboll, fodbold, fotball, fotbollsskola, fodboldskole
framed-picture: kunsttryk, lærredsbillede, fotoramme, billedramme, plakater, fernisering
framed-picture palette: konstgalleri, galleri, kunstudstilling, malerier, maleri
framed-picture palette: ~ udstilling, udstillinger, udstillingen
frisbee: frisbee, frisbeer, disc golf, discgolf, frisbeegolf
game-controller: spillekonsol, spillekonsoller
game-controller joystick: tvspel, spel, computerspil, dataspill
gift ribbon: present, presenter, gave, gaver, presentkort, gavekort
go-kart: gokart, gokartbane, go-kart, gokartløb
golf golfer: golf, golfklub
golf-cart: golfbil, golfbiler, golfvogn
guitar musical-notes: gitarr, guitar, gitar, gitarrlektioner, musikskola, musikskole, musikkskole
handpan musical-notes: handpan
harmonica: mundharmonika, mundharmonikaer
harmonium: harmonium, harmoniumspil
harp musical-score: harpe, harpenist, harpespil
headphones: hörlurar, hovedtelefoner, hodetelefoner, podd
headphones vinyl-record: ny single
hot-tub: badtunna, badestamp, vildmarksbad, bubbelpool, stampebad, udespa
hurling: hurling, hurley, camogie
ice-hockey: ishockey, hockey
ice-skate: skridskor, skøyter, skøjter, isbana
jack-o-lantern ghost: pumpor, gresskar, halloween
judo-suit: selvforsvar, kampsport, karate
kettlebell dumbbell: kettlebell, kettlebells, kettlebelltræning, kettlebell-træning
kite: flyvedrage
kitesurfer: kitesurfing, kitesurf
knot flexed-arm: tovtrækning
laser-blaster target: lasertag, laser tag, lasergame, laserkamp
letter-tiles: scrabble, krydsordsspil, ordspil
loom yarn: vævning, væv, vævekursus, væveri
magic-wand top-hat: tryllekunstner, trollkarl, tryllekunst, trylleri
marionette theatre-masks: dukketeater, marionetteater, marionetter
mat-exercise: pilates, pilateshold, pilates hold, pilatesstudie, pilatestræning, mat pilates
maypole: majstang, majtræ, majtræet
menorah: hanukkah, chanukka, menora
metal-detector coin: metaldetektor, metaldetektorer, detektorfører
microphone: sanger, sangerinde, sangtimer, sangundervisning, synge, sånglektioner, karaoke
microphone bouquet: konferencier
musical-notes: koncert, koncerter, kör, konsert, körkonsert, orkester
musical-notes trumpet: musikforening
musical-score musical-notes: sangaften, fællessang, tenorer, musikundervisning
netball: netball
oboe: oboe, klarinett
oboe musical-notes: klarinet, klarinetter
origami-crane: origami
oud: arabisk lut, lutspil, lutspiller
padel-racket: padel, padelbane, padelbaner, padeltennis
paintball-marker: paintball, paintballbane, paintballgevær
painted-eggs chick: æggejagt, male æg, påskeægsjagt
palette paintbrush: ansigtsmaling, tegne, tegning, målarkurs, akvarell, malekursus, malekurs, tegnekursus, akvarel
paraglider: paragliding, paraglider, paraglidere, paraglidingkursus
party-popper balloon: fest, kalas, födelsedag, nyårsfest, fødselsdag, bursdag, nytårsfest
party-popper champagne: festlokale, festlokaler
pedal-boat: vandcykel, vandcykler, udlejning af vandcykler, pedalbåd, pedalbåde
piano-keys: klaverstemmer, klaverstemning, orgel, piano, pianolektioner, klaver, klaverundervisning
pickleball: pickleball
pilates-reformer: reformer pilates, pilates reformer, reformerpilates
pipe-organ church: orgelkoncert, orgelkoncerter, kirkeorgel
pirate-ship: piratskib, piratskibe, sørøverskib, sørøverskibe
playing-card: præmiewhist, l'hombre, bridge, poker
pole-dancer: poledance, pole dance, poledancer, poledance-hold, polefitness, pole fitness
pom-poms: cheerleading, cheerleader, cheerleadere, cheerleaders
portuguese-guitar musical-notes: portugisisk guitar, mandolin, mandoliner
portuguese-guitar wine: fado, fadoaften
postage-stamp: frimærke, frimærker, frimærkesamling, frimærkehandel, filateli
potters-wheel vase: drejekursus, drejeskive, keramikkursus, pottemager, drejehold
puzzle pencil: ordleg, ordjagt
quilt: quilt, patchwork, patchworktæpper
raft: rafting, raftingtur, raftingture, river rafting
recorder: blokfløjte, blokfløjter, blokfløjten, blokfløjteundervisning, blokfløjteensemble
running-shirt football: sportstøj, atletik, træningstøj
saxophone piano-keys: jazz, jazzkväll, jazzaften, jazzkveld
sewing-needle: skräddare, sykurs, sömnad, skrædder, skredder, syning, systue
sewing-needle sewing-machine: sy, lær at sy
sewing-needle thread: tøjreparation, skrædderi, syerske, sykursus, sytilbehør, omsyning
shisha: snus, cigarrer, tobak
shofar: shofar, schofar, vædderhorn
singing-bowl lotus: syngeskåle, syngeskål, klangskåle, lydbad, gongbad, lydhealing, lydrejse
skis skier: skiudlejning, langrend
skis snowy-mountain: skiskole, skidor, skidskola, ski, skiskola, skiutleie, skikurs, skiundervisning, skiservice
skis snowy-mountain: skiuthyrning, skidservice, skismøring, langrenn, längdskidor, skiudstyr
sleeping-bag: sovepose, soveposer, soveposen, dunsovepose
snowmobile: snescooter, snescootere, snescootersafari, snescootertur
squash-racket: squashketcher, squashketchere, squashketsjer, squashketsjere, squashbane, squashbaner, squash
steelpan: steelpan, steelpans, steelband, steeldrum
studio-microphone headphones: lydstudie, indspilningsstudie, podcast, podcasts
sun-lounger: solseng, solsenge, solvogn
table-football: bordfodbold, bordfodboldbord, bordfodboldborde
table-tennis: bordtennis, pingis, bordtennisbord
tai-chi: tai chi, taichi, tai-chi, tai chi hold, tai chi kursus
target: skytteforening, skydeklub, darttävling, dartklub, bågskytte, dart
teddy-bear: bamser
teddy-bear crayon: förskola, dagis, leksaker, legetøj, leker, børnehave, barnehage, barnvakt, vuggestue, pædagog
teddy-bear crayon: pædagoger, børnepasning
television: tv, elektronik, elektronikk
tennis: tennis, padelbat
theatre-masks: komedie, komedie i to akter, dilettant, amatørteater, amatørscenen, teaterforening, kostumer
theatre-masks: fastelavnskostumer, udklædning, teater, opera, musikal, teaterkurs, revy, revyen
theatre-masks dress: kostumeudlejning
ticket: lotteri
toy-bricks: træklodser, byggeklodser, lego, lego klodser, legoklodser
toy-bricks teddy-bear: trælegetøj, legetøj i træ
trading-card: samlekort, samlekortspil, samlerkort, pokémonkort, pokemonkort, fodboldkort
trampoline gymnast: trampolin, trampoliner, trampolinpark
treadmill dumbbell: løbebånd, fitnessudstyr
trumpet: korps, blåsorkester, brassband
trumpet drum: blæseorkester, harmoniorkester
trumpet saxophone: garde
tuba: tuba
ukulele musical-notes: ukulele, ukuleler
vinyl-record: vinylskivor, skivbutik, skivmässa, platebutikk, pladebutik, vinylplader, vinylplater
vinyl-record headphones: lp'er
violin: fiol, violin, fiolin
violin guitar: violinbygger
volleyball: volleyboll, volleyball
vr-headset: vr-briller, vr briller, vr-headset, vr headset, virtual reality, vr-spil
walker location-pin: guidet tur, guidede ture, byvandring, byvandringer
windsurfer: windsurfing, windsurfer, windsurfingkursus, windsurfingskole, windsurfbræt
xylophone: xylofon, xylofoner
yarn: strikker, strikkeklub, strikkecafé, nørklerne, nørkleklub, hækling, strikke, hækle, garn, stickning, strik
yarn: strikking, tröjor, uld
zip-line tree: zipline, svævebane, klatrepark, højtbane
astronaut planet: rummet, rumfart, planetarium
baby: babycafé, fødselsforberedelse, barnmorska, jordemoder, jordmor, vikle, babyalarm
baby musical-notes: babyrytmik
ball-pit: boldbassin, boldbassiner, boldland
block-tower: Jenga, kæmpe-Jenga, klodstårn
bride dove: vielsesforretter, borgerlig vielse
bunting: flagranke, flagranker, vimpelguirlande, vimpelguirlander, vimpelranke
capoeira: capoeira, capoeiratræning, capoeirahold, capoeirista, berimbau
climber: klatrevæg, klätterhall, klättring, klatring, klatresenter, klatrehal
climber fir-tree: höghöjdsbana, klatrebane
climber tree: trætopbane
clown: klovn
colour-cube: Rubiks terning, Rubiks terninger, Rubiksterning, speedcubing, professorterning
cook frying-pan: køkkenhjælp, køkkenassistent, madlavning, lave mad, madkursus, matlagningskurs, kokkekursus, kokkekurs
cook frying-pan: kokkeskole
cornhole-board: cornhole, cornhole-turnering, cornholespil, cornholebræt
crossword-grid: krydsord, krydsogtværs, kryds og tværs
dancer musical-notes: squaredance, linedance, dansskola, danskurs, dans, danseskole, dansekurs
dodgem-car: radiobil, radiobiler, radiobilerne, radiobilbane
dog-walker: hundelufter, hundeluftning, hundelufterservice, lufte hund, luftning af hund
draughts-board: damspil, damspillet, dambræt, damspilsturnering, spille dam
erhu: erhu, erhuundervisning, kinesisk violin
farmer: bonde, bonden, bønder
fencer: fægtning
fire-cupping: kopsætning, cuppingbehandling
french-horn: valdhorn, valdhornet, valdhornene, valdhornundervisning, valdhornist
golf-bag: golftaske, golftasker, golfbag, golfkøller, golfudstyr
greeting-card: lykønskningskort, fødselsdagskort, bryllupsinvitationer, bryllupsinvitation, invitationskort
guzheng: guzheng, guzhengundervisning, kinesisk citer
gymnast: gymnastik
gymnastics-rings: gymnastikringe, romerske ringe, træningsringe
handball-player: håndbold, håndboldklub, håndboldtræning, håndball, handboll
hula-hoop: hulahopring, hulahopringe, hulahop, hulahopkursus
juggler circus-tent: cirkusskole
kendo: kendo, kendotræning, kendohold, kendoklub
korfball-post: korfbold, korfball
lion-dance: løvedans, løvedansen, løvedanse
lotus-position: træningsmåtte
lotus-position lotus: yogahold, yoga, yogakurs, meditation, meditasjon
marimba: marimba, marimbaer, marimbaundervisning, marimbakoncert
massage lotus: zoneterapi, zoneterapeut, kropsterapi, massage, massasje, massør, massör, massøs, kranio sakral terapi
massage lotus: kraniosakral terapi
massage-stones: hot stone massage, hotstone massage, varme sten, massagesten
mermaid: havfrue, havfruen, havfruer, havfruefest, havfruesvømning
mochi-pounding: mochitsuki, mochi-workshop
nurse: sjuksköterska, sygeplejerske, sykepleier, hemtjänst, undersköterska, hjemmepleje, hjemmehjelp, hjemmehjælp
nurse: äldreboende, eldreomsorg, omsorg
nurse older-person: sosu-assistenter, sosu-hjælpere
older-person dumbbell: seniorgymnastik, seniormotion, stolegymnastik, ældregymnastik, seniortræning
opera-mask: pekingopera, kinesisk opera
postcard: postkort, postkortet, postkortene, postkortmesse
quiz-cards: quizaften, pubquiz, spørgekort, quizkort, musikquiz
rocking-horse: gyngehest, gyngeheste, gyngehesten
rodeo-bull: rodeotyr, rodeotyren, rodeotyre, mekanisk tyr
rower canoe: roning, rosport, roklub, roskole
runner sneaker: moseløb, skovløb, motionsløb, trailløb, terrænløb, stafetløb, halvmaraton, halvmarathon, sandløb
runner sneaker: löpning, maraton, løb, løping, løbet
santa: julemandsparade, lej en julemand, juleoptog, jultomte, julemand, julenisse
sauna: bastu, sauna, spa, badstue, saunagus, gus
sauna bubbles: varmtvandsbad, kurbad
sinterklaas: Sinterklaas, Sinterklaasfest
skipping-rope: sjippetov, sjippetove, sjipning
sticker-sheet: klistermærke, klistermærker, klistermærkeark
sunbed: solarium, solarier, solariet, solcenter, solcentre
surfer wave: surfskole
swimmer goggles: crawl, simskola, simhall, svømning, svømmehal, svømmekurs, simning, svømmeskole, svømming
swimmer goggles: svømmeundervisning, svømning for voksne, lær at svømme, svømmekursus
swimmer sauna: vinterbad, vinterbade, vinterbadning, vinterbader, vinterbadere, vinterbadeklub, vinterbadeklubben, isbad
tambourine: tamburin, tamburiner, tamburinen, pandeiro
treasure-chest: skattejagt, skattejagten, skattejagter, skattekiste, skattekister, piratskat
trombone: trækbasun, basunist, trombone, tromboner, trombonist
turntable: pladespiller, pladespillere, pladespilleren, dj-pladespiller
walker: gåtur, gågruppe
water-polo-player: vandpolo
wrestlers: brydning, brydeklub
`;
