/** Norwegian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const norwegianLeisure = `
accordion: trekkspill, torader
acupuncture: akupunktur, akupunktør, akupunktører
aerialist: luftakrobatikk, luftakrobat, luftakrobater, aerial silks, aerial hoop, aerial yoga
arcade-machine: arkademaskin, arkademaskiner, arkadespill, arkadehall, flipperspill
awareness-ribbon: rosa sløyfe
bagpipes musical-notes: sekkepipe, sekkepiper, sekkepipespiller
balloon party-popper: barneselskap, festartikler, ballonger, balloner
basketball: basket, basketball
bell: klokkespill, kirkeklokker, ringeklokke
billiard-ball: biljard
bingo-card: bingo, bingokveld, loppis bingo
binoculars: kikkert, kikkerter
boules: petanque, boccia, petanque-bane, petanquebane
bowling: bowlinghall, bowlinghal
boxing-glove: boxning, boksning, boksing
breakdancer: breakdance, breakdancer, breakdansere, breakdance-kurs, breakdans, b-boy, b-girl
breakdancer dancer: hiphop
bungee-jumper: strikkhopp, strikkhopping, bungee jump, bungee jumping, strikkhoppe
camera: fotokonkurranse, fotograf, bröllopsfotograf, fotostudio, bryllupsfotograf
carnival-mask party-popper: maskeball, maskerade, karneval
carrom-board: carrom, carrombrett
cello musical-notes: cello, cellist, cellotimer, kontrabass
chess-pawn trophy: schack, skak, sjakk
choir musical-notes: kor, koret, kor søker, sangkor, blandakor, mannskor, damekor, barnekor, gospelkor, kirkekor
choir musical-notes: korkonsert, korsang, korsangere, jentekor
christmas-tree: norsk gran, jul, julmarknad, julmarked, julgran, juletræ, julegrantenning
christmas-tree fir-tree: juletrær, juletre, juletresalg, edelgran, nordmannsgran
cigar: sigar, sigarer, sigarbutikk, cubanske sigarer
clapperboard video-camera: videoproduksjon, bryllupsfilm
classical-guitar musical-notes: akustisk gitar, klassisk gitar, spansk gitar, akustiske gitarer
cool-box: kjøleboks, kjølebokser, kjølebag
croquet: krokket, krokketspill, krokketkølle, krokketturnering
crystal-ball: spåkone, tarot, klarsynt, astrologi
dance-couple musical-notes: tango, vals, selskapsdans, pardans, swingkurs, swing, salsa
dance-couple ring: brudevals
dhol: dhol, dhol-tromme
dice: selskapsspill, kortspill
dice chess-pawn: brettspillkafé, brädspel, brætspil, brettspill
disco-ball: dj, diskotek
diving-mask tropical-fish: dykking, dykkerkurs, dykkersenter
doll: dukke, dukker, filledukke, filledukker, dukkeklær, barbie, babydukke
dominoes: dominospill, dominobrikker, dominoturnering
drum: slagverk, trummor, trommer
drum-kit drum: trommesett, trommetimer, trommeslager, trommeundervisning
dumbbell: gym, träning, fitness, treningssenter, fitnesscenter, personlig tränare, personlig træner, styrketräning
dumbbell: manualer til trening, treningsstrikk
earbuds: trådløse ørepropper, øreplugger bluetooth, airpods
embroidery-hoop thread: knipling, kniplinger, hardangersøm, blonder, brodering, broderi, brodere, broderikurs
exercise-bike: ergometersykkel, ergometersykler, spinningsykkel, spinningsykler, spinningtime, spinningtimer
exercise-bike: treningssykkel, treningssykler, trimsykkel
field-hockey: innebandy
film-camera popcorn: utekino, drive-in kino, sommerkino
fireworks: fyrverkeri, fyrværkeri
fishing-rod fish: fisketur, fisketurer, fiskekort, fisketure, fiskeresa, havfiske, fiske, fiskeri, fiskeutstyr
fishing-rod fish: lystfiskeri
fishing-rod snowflake: isfiskekonkurranse, isfiske
flag: flaggstang, flaggstenger, 17. mai, 17 mai, flagg
flag drum: 17. mai-tog, 17 mai tog, barnetog
flute: fløyte, tverrfløyte
folk-dancers: bunad, bunader, bunaden, konfirmasjonsbunad, festdrakt, festdrakter
folk-dancers accordion: folkedans, folkedansere, leikarring, bygdedans, gammeldans, runddans, springdans
football goal-net: fotboll, fodbold, fotball, fotbollsskola, fodboldskole
framed-picture: kunsttrykk, lerretsbilde, bilderamme, plakater
framed-picture palette: konstgalleri, galleri, kunstudstilling
framed-picture palette: ~ utstilling, utstillinger, utstillingen
frisbee: frisbee, frisbeer, frisbeegolf, discgolf
game-controller joystick: tvspel, spel, computerspil, dataspill
gift ribbon: present, presenter, gave, gaver, presentkort, gavekort, julegaver til ansatte
go-kart: gokart, gokartbane, go-kart
goal-net: handboll, håndbold
golf golfer: golf, golfbane, golfbaner
golf-cart: golfbil, golfbiler
guitar musical-notes: gitarr, guitar, gitar, gitarrlektioner, musikskola, musikskole, musikkskole
handpan musical-notes: handpan
harmonica: munnspill, munnspillet
harmonium: harmonium, trøorgel
harp musical-score: harpe, harpist, harpespill
headphones: hörlurar, hovedtelefoner, hodetelefoner, podd, øreplugger
headphones vinyl-record: ny singel, ny låt
hot-tub: badtunna, badestamp, vildmarksbad, bubbelpool, stampebad, badestamper
hot-tub bubbles: boblebad
hurling: hurling, hurley, camogie
ice-hockey: ishockey, hockey
ice-skate: kunstløp, skridskor, skøyter, skøjter, isbana
jack-o-lantern ghost: pumpor, græskar, halloween
judo-suit: kampsport, karate, selvforsvar
kettlebell dumbbell: kettlebell, kettlebells, kettlebelltrening, kettlebell-trening
kite: leketøysdrage
kitesurfer: kiting, kitesurfing, kitekurs
knot flexed-arm: tautrekking
laser-blaster target: lasertag, laser tag, lasergame
letter-tiles: scrabble, ordspill
loom yarn: veving, vevstol, vevkurs, vevstue
magic-wand top-hat: tryllekunstner, trollkarl, tryllekunst
marionette theatre-masks: dukketeater, marionetter, figurteater
mat-exercise: pilates, pilatestime, pilatestimer, pilatesstudio, pilateskurs, mattepilates
maypole: maistang, midtsommerstang, maistangen
menorah: hanukka, menora
metal-detector coin: metalldetektor, metallsøk, metallsøker
microphone: sanger, sangerinne, sangtimer, sangundervisning, synge, sånglektioner, karaoke
microphone bouquet: konferansier, sanger til bryllup
musical-notes: konsert, konserter, kör, koncert, körkonsert, orkester
musical-score musical-notes: allsang, tenorer
netball: netball
oboe: oboe, klarinet
oboe musical-notes: klarinett, klarinetter
origami-crane: origami
oud: lutt, lutter, arabisk lutt
padel-racket: padel, padelbane, padelhall
paintball-marker: paintball, paintballbane
painted-eggs chick: eggjakt, male egg, påskeeggjakt
palette paintbrush: ansiktsmaling, tegne, tegning, målarkurs, akvarell, malekursus, malekurs, tegnekursus, akvarel
palette paintbrush: rosemaling
paraglider: paragliding, paraglider, paraglidere, paraglidingkurs, tandemflyging paragliding
party-popper balloon: fest, kalas, födelsedag, nyårsfest, fødselsdag, bursdag, nytårsfest
party-popper champagne: selskapslokaler, selskapslokale, festlokale, festlokaler
pedal-boat: pedalbåt, pedalbåter, tråbåt, tråbåter, utleie av pedalbåter
piano-keys: pianostemmer, pianostemming, piano, pianolektioner, klaver, klaverundervisning
pickleball: pickleball
pilates-reformer: reformer pilates, pilates reformer, reformerpilates
pipe-organ church: orgelkonsert, orgelkonserter, kirkeorgel
pirate-ship: sjørøverskip, sjørøverskute, piratskip, piratskute
playing-card: bridge, poker
pole-dancer: poledance, pole dance, poledans, stangdans, poledance-kurs, pole fitness
pom-poms: cheerleading, cheerleader, cheerleadere, cheerleaders
portuguese-guitar musical-notes: portugisisk gitar, mandolin, mandoliner
portuguese-guitar wine: fado, fadokveld
postage-stamp: frimerke, frimerker, frimerkesamling, frimerkehandel, filateli
potters-wheel vase: dreiing, dreiekurs, dreieskive, keramikkurs, dreie keramikk, pottemaker
pregnant-woman baby: fødselsforberedende kurs
puzzle pencil: ordjakt
quilt: quilt, quilting, lappeteknikk, lappetepper
raft: rafting, raftingtur, raftingturer, elverafting
recorder: blokkfløyte, blokkfløyter, blokkfløyten, blokkfløyteundervisning, blokkfløyteensemble
running-shirt football: sportsklær, friidrett, treningsklær
saxophone piano-keys: jazz, jazzkväll, jazzaften, jazzkveld
sewing-needle: skräddare, sykurs, sömnad, skrædder, skredder, syning, systue
sewing-needle sewing-machine: sy, lær å sy
sewing-needle thread: bunadsøm, bunadstilvirker, bunadsverksted, bunadsomsøm, skredderi, sytilbehør, omsøm
shisha: snus, cigarrer, tobak
shofar: sjofar, shofar, bukkehorn
singing-bowl lotus: syngeboller, syngebolle, klangboller, lydbad, gongbad, lydreise
skier: skirenn, skirennet
skis: langrennsski, langrennsskiene
skis snowy-mountain: skibytte, skiswap, slip av ski, smør og slip, smør og slip av ski, skismøring, skiprep, skipreppen
skis snowy-mountain: preppe ski, skipreppinga, skiverksted, skisliping, glidersmøring, smøring av ski, skiprepp
skis snowy-mountain: sliping av ski, skiutleie, skiskole, skipreparering, skidor, skidskola, ski, skiskola, skikurs
skis snowy-mountain: skiundervisning, skiservice, skiuthyrning, skidservice, langrenn, längdskidor, slalåm
sled: sparkstøtting, sparkstøttinger, akebrett, pulk, pulker
sleeping-bag: sovepose, soveposer, soveposen, dunsovepose
snowmobile: snøscooter, snøscootere, snøskuter, snøskutere, snøscootersafari, snøscootertur, scootersafari
squash-racket: squashracket, squashracketer, squashbane, squashbaner, squashhall, squash
steelpan: steelpan, steelpans, oljefattromme, steelband
studio-microphone headphones: lydstudio, podkast, podcast
sun-lounger: solseng, solsenger, solstol, solstoler
table-football: foosball, bordfotball
table-tennis: bordtennis, pingis, fotballspill
tai-chi: tai chi, taichi, tai-chi, tai chi-kurs, tai chi kurs
target: skytterlag, pistolklubb, darttävling, dartklub, bågskytte, bueskydning, skytebane, skytebaner, dart
teddy-bear: lekekjøkken, kosedyr
teddy-bear crayon: förskola, dagis, leksaker, legetøj, leker, børnehave, barnehage, barnvakt, vuggestue
teddy-bear crayon: ringevikar barnehage, barnehageassistent ringevikar, barnehagevikar
television: tv, elektronik, elektronikk
tennis: tennis, padelracket
theatre-masks: komedie, revy, farse, amatørteater, teaterlag, revylag, kostymer, kostyme, teater, opera, musikal
theatre-masks: teaterkurs
theatre-masks dress: kostymeutleie, karnevalskostymer
ticket: lotteri, basar
toy-bricks: treklosser, byggeklosser, lego, lego klosser, legoklosser
toy-bricks teddy-bear: treleker, leker i tre
trading-card: samlekort, samlekortspill, samlerkort, pokémonkort, pokemonkort, fotballkort
trampoline gymnast: trampoline, trampoliner, trampolinepark
treadmill dumbbell: tredemølle, tredemøller, treningsutstyr
trumpet: korps, blåsorkester, brassband
trumpet drum: skolekorps, skolekorpset, skolekorpsets, musikkorps, janitsjar, aspiranter korps
tuba: tuba
ukulele musical-notes: ukulele
vinyl-record: vinylskivor, skivbutik, skivmässa, platebutikk, pladebutik, vinylplader, vinylplater
violin: spelemannslag, hardingfele, felespill, felemaker, fiol, violin, fiolin
violin guitar: fiolinmaker
volleyball: volleyboll, volleyball
vr-headset: vr-briller, vr briller, vr-headset, vr headset, virtuell virkelighet, virtual reality, vr-spill
walker location-pin: guidet tur, guidede turer, byvandring
windsurfer: vindsurfing, windsurfing, brettseiling, seilbrett, vindsurfer, windsurfer
xylophone: xylofon, xylofoner
yarn: strikkekafé, hekling, strikke, hekle, garn, stickning, strik, strikking, tröjor, uld, garnsalg, ull
zip-line tree: zipline, klatrepark, høyt og lavt, taubane i trærne
astronaut planet: verdensrommet, romfart, planetarium
baby: fødselskurs, barnmorska, babykläder, babytøj, jordemoder, jordmor, babycall
ball-pit: ballbasseng, ballbassenger, ballbinge med plastballer, ballbassenget
block-tower: Jenga, kjempe-Jenga, gigantisk Jenga, klossetårn
bride dove: vigsler, borgerlig vielse
bride ring: brudklänningar, brudklänning
bunting: vimpelrekke, vimpelrekker, vimpelgirlander, flagglenke
capoeira: capoeira, capoeiratrening, capoeirakurs, capoeirista, berimbau
climber: klatrevegg, klätterhall, klättring, klatring, klatresenter, klatrehall
climber fir-tree: höghöjdsbana, klatrebane
clown balloon: klovn, klovnen
colour-cube: Rubiks kube, Rubiks kuber, Rubikskube, speedcubing
cook frying-pan: kokk, kokker, kjøkkenhjelp, lage mat, matkurs, matlagningskurs, kokkekursus, kokkekurs
cornhole-board: cornhole, cornholeturnering, cornholebrett, cornholespill
crossword-grid: kryssord, kryssordet, kryssordblad
dancer musical-notes: linedance, dansskola, danskurs, dans, danseskole, dansekurs
dodgem-car: radiobil, radiobiler, radiobilene, radiobilbane
dog-walker: hundelufting, hundelufter, lufte hund, lufting av hund, hundepasser
draughts-board: damspill, damspillet, dambrett, damturnering
erhu: erhu, erhuundervisning, kinesisk fiolin
farmer: bonde, bonden, bønder
fencer: fekting
fire-cupping: kopping, koppingmassasje, koppingbehandling
french-horn: valthorn, valthornet, valthornene, hornundervisning, valthornist
golf-bag: golfbag, golfbager, golfkøller, golfutstyr, golfsett
greeting-card: gratulasjonskort, bursdagskort, bryllupsinvitasjoner, bryllupsinvitasjon, invitasjonskort
guzheng: guzheng, guzhengundervisning, kinesisk siter
gymnast: gymnastik, trampolin, turn for barn, turntrening, turn for gutter, turn for jenter, turn for gutter og jenter
gymnastics-rings: turnringer, gymnastikkringer, romerske ringer, treningsringer
handball-player: håndball, håndballskole, håndballtrening
hula-hoop: rockering, rockeringer, rockeringen, hula hoop, hula hoop-kurs
kendo: kendo, kendotrening, kendokurs, kendoklubb
korfball-post: korfball, korfballklubb
lion-dance: løvedans, løvedansen, løvedanser
lotus-position: yogamatte, treningsmatte
lotus-position lotus: yogatime, yoga, yogakurs, meditation, meditasjon
marimba: marimba, marimbaer, marimbaundervisning, marimbakonsert
massage lotus: soneterapi, muskelterapi, massage, massasje, massør, massör, massøs
massage-stones: hot stone massasje, hotstone massasje, varme steiner, massasjesteiner
mermaid: havfrue, havfruen, havfruer, havfruefest, havfruesvømming
mochi-pounding: mochitsuki, mochikurs
nurse: sjuksköterska, sygeplejerske, sykepleier, hemtjänst, undersköterska, hjemmepleje, hjemmehjelp, hjemmehjælp
nurse: äldreboende, eldreomsorg, omsorg
older-person dumbbell: seniortrim, seniortrening, stoltrim, seniorgym, trim for eldre
opera-mask: pekingopera, kinesisk opera
postcard: postkort, postkortet, postkortene, prospektkort
quiz-cards: quizkveld, pubquiz, quizkort, spørrekonkurranse, musikkquiz
rocking-horse: gyngehest, gyngehester, gyngehesten
rodeo-bull: rodeookse, rodeooksen, rodeookser, mekanisk okse
rower: romaskin
rower canoe: roing, roklubb, rokurs
runner sneaker: terrengløp, myrløp, fjelløp, gateløp, motbakkeløp, stafett, halvmaraton, skogsløp, ultraløp, stiløp
runner sneaker: löpning, maraton, løb, løping, løp, løpet, mosjonsløp
santa: nisse til utleie, julenisse, leie nisse, nisseparade, jultomte, julemand
sauna: bastu, sauna, spa, badstue, saunagus
sauna bubbles: varmebad, badstubad
sinterklaas: Sinterklaas, Sinterklaasfest
skipping-rope: hoppetau, hoppetauet, hoppe tau
sticker-sheet: klistremerke, klistremerker, klistremerkeark
sunbed: solarium, solarier, solariet, solstudio
surfer wave: surfeskole, surfekurs
swimmer goggles: svømmehall, crawl, simskola, simhall, svømning, svømmehal, svømmekurs, simning, svømmeskole, svømming
swimmer sauna: isbading, isbad, vinterbading, vinterbader
tambourine: tamburin, tamburiner, tamburinen, pandeiro
treasure-chest: skattejakt, skattejakten, skattejakter, skattekiste, skattekister, sjørøverskatt
trombone: trombone, tromboner, trombonist, trekkbasun
turntable: platespiller, platespillere, platespilleren, vinylspiller
walker: fellestur, gåtur, gågruppe
water-polo-player: vannpolo
wrestlers: bryting, bryteklubb
`;
