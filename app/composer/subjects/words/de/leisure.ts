/** German words for play, sport and music. Notation: word-list.ts. */
export const germanLeisure = `
accordion: akkordeon, volksmusik, Steirische Harmonika, Schwyzerörgeli
acupuncture: akupunktur, akupunkteur, akupunkteurin, akupunkturpraxis
admission-ticket: tageskarte, tageskarten, eintrittskarte, eintrittskarten, Dauerkarte, Dauerkarten, Saisonkarte
admission-ticket: Saisonkarten, Theaterkarten, Konzertkarten, Platzkarten
aerialist: luftakrobatik, luftakrobatin, luftakrobat, vertikaltuch, vertikaltuchakrobatik, aerial silk, aerial silks
aerialist: aerial hoop, aerial yoga, tuchakrobatik
arcade-machine: Arcade-Automat, Arcade-Automaten, Arcade-Halle, Flipperautomat, Flipperautomaten, Videospielautomat
arcade-machine: Videospielautomaten
awareness-ribbon: rosa schleife, pink ribbon, brustkrebsmonat
badminton: badminton, federball, badmintonschläger
bagpipes musical-notes: dudelsack, dudelsackspieler, dudelsäcke, dudelsackmusik, sackpfeife
ball-pit: Bällebad, Bällebäder, Bällebädern, Bällebecken, Bällebad mieten
balloon party-popper: kindergeburtstag, kindergeburtstage, kinderparty, partydeko, luftballons, ballonkünstler
basketball: basketball
bell: glockenguss, glockengießerei, glocken, ratschenkinder, ratschen gehen
bell church: kirchenglocke, kirchenglocken, glockenläuten
bell dairy-cow: kuhglocke, kuhglocken
billiard-ball: billard, billardsalon
bingo-card: bingo, bingoabend, bingonachmittag, lottoabend, bingo-abend, lottomatch, lotto-match, lottomatchs
binoculars: fernglas, ferngläser, feldstecher
block-tower: Jenga, Riesen-Jenga, Wackelturm, Wackeltürme, Stapelturm
boules: boule, boulespiel, boccia, pétanque, petanque, boule-turnier, bouleplatz, bouleturnier, boulebahn, Boßeln
boules: Bosseln
bowling: bowling, kegelbahn, kegeln, kegelclub
boxing-glove: boxen, kickboxen, boxtraining
breakdancer: breakdance, breakdancer, breakdance-kurs, breakdance-kurse, breakdancekurs, breakdancekurse, b-boy, b-girl
bungee-jumper: bungee, bungee-jumping, bungee jumping, bungeejumping, bungeesprung, bungee-sprung, bungeesprünge
bungee-jumper: bungee-sprünge, bungee-springen, bungeespringen
calligraphy-brush scroll: chinesische kalligrafie, japanische kalligrafie, tuschmalerei
camera: familienfotos, fotoshooting, familienshooting, fotowettbewerb, fotografie, fotografien
camera: babyfotografie, porträtfotografie, produktfotografie, fotograf, fotografin, fotostudio, bewerbungsfotos
camera: hochzeitsfotograf, fotokurs, kamera, fotos digitalisieren, paarshooting, babyfotos
camera: portraits, fotobuch, fotobücher, mini-shooting, minishooting
camera: bewerbungsbild, newborn-shooting, newborn shooting, pferdeshooting, fotoworkshop
camera ring: hochzeitsfotografie, hochzeitsfotos
carnival-mask: krampusmaske, krampusmasken, perchtenmaske, perchtenmasken, holzmaske, holzmasken
carnival-mask clown: faschingskostüm, faschingskostüme, karnevalskostüm, karnevalskostüme
carnival-mask fire: perchtenlauf, perchtenläufe, perchten, krampuslauf, krampusläufe, krampusse, rauhnachtstreiben
carnival-mask party-popper: maskenball, venezianische masken, maskenbälle
carrom-board: carrom, carrom-brett, carrombrett
cello musical-notes: cello, celli, cellounterricht, cellist, cellistin, violoncello, kontrabass, cellokonzert
chess-pawn trophy: schach, schachclub, schachkurs, schachverein, schachturnier
choir musical-notes: chor, chöre, chorkonzert, chorprobe, popchor, männerchor, frauenchor, kinderchor, kammerchor
choir musical-notes: gospelchor, kirchenchor, chorleiter, chorleiterin, gemischter chor, gesangverein, gesangsverein
choir musical-notes: chorsänger, sängerinnen und sänger, Jodlerklub, Jodelklub, Jodeln, Jodelkurs
christmas-tree: weihnachtsmarkt, weihnachten, adventsmarkt, weihnachtsfeier
christmas-tree fir-tree: weihnachtsbäume, weihnachtsbaumverkauf, christbäume, christbaum, christbaumverkauf
christmas-tree fir-tree: nordmanntanne, nordmanntannen, tannenbäume, weihnachtsbaum, tannenbaum
christmas-tree fire-engine: christbaumsammelaktion, christbaumsammelaktionen, christbaumsammlung
christmas-tree gift: weihnachtsdeko, weihnachtsdekoration, weihnachtskonzert in, adventsfeier
christmas-tree gift: adventsfenster, christkindlesmarkt, hüttenzauber, weihnachtsbaumschmuck, christbaumschmuck
christmas-tree gift: adventsausstellung
cigar: zigarre, zigarren, zigarrenladen, zigarrenlounge, zigarrenhaus, kubanische zigarren, Tabakwaren, Tabakladen
clapperboard video-camera: videoproduktion, filmproduktion, videoschnitt, filmfest, imagefilm, imagefilme
clapperboard video-camera: hochzeitsfilme, hochzeitsvideo, recruitingfilm, recruitingvideo, werbefilm, werbespot
clapperboard video-camera: eventfilm, videografin, erklärvideo, erklärvideos, filmteam, videodreh, drehtag
clapperboard video-camera: hochzeitsvideograf
classical-guitar musical-notes: klassische gitarre, konzertgitarre, akustikgitarre, akustikgitarren, westerngitarre
classical-guitar musical-notes: westerngitarren, flamencogitarre, gitarrenbau, gitarrenbauer
cool-box: kühlbox, kühlboxen
croquet: croquet, krocket, krocketspiel, krocket-spiel, krocket-set, croquetspiel
crystal-ball: wahrsagerin, kartenlegen, astrologie, tarot, hellseherin
dance-couple coffee: tanzcafé, tanzcafe
dance-couple garland: tanz in den mai
dance-couple musical-notes: standardtanz, standardtänze, tango, tangokurs, tango argentino, milonga, paartanz
dance-couple musical-notes: gesellschaftstanz, turniertanz, discofox, tanztee, walzer, wiener walzer, opernball
dance-couple musical-notes: swingtanz, tanzschule, tanzkurs, salsa
dance-couple ring: hochzeitstanz, hochzeitstanzkurs
dhol: dhol, dhol-trommel, dhol-trommeln, dhol-spieler, dholtrommel
dice chess-pawn: spielecafé, brettspiele, spieleabend, gesellschaftsspiele
disco-ball: disco, party, diskothek, techno
disco-ball headphones: dj, discjockey, hochzeits-dj
diving-mask tropical-fish: tauchschule, tauchen, tauchkurs
doll: puppe, puppen, stoffpuppe, stoffpuppen, barbie, barbies, puppendoktor, puppenklinik, puppenkleider, babypuppe
doll: babypuppen, waldorfpuppe, waldorfpuppen, puppenmacherin
dominoes: dominospiel, domino-spiel, dominospiele, dominoturnier, domino-turnier, dominoabend
drum: trommeln, trommelkurs
drum-kit drum: schlagzeug, schlagzeugunterricht, schlagzeuger, schlagzeugschule
drum-kit guitar: proberaum, proberäume, bandraum, bandräume, übungsraum für musiker, übungsraum für bands
dumbbell: fitnessstudio, fitness, personal trainer, personal training, krafttraining, gym, fitnesskurs, hanteln
dumbbell: kurzhanteln, hantelbank, klimmzugstange
dumbbell lifting-weights: ems, ems-training, ems training, hiit, fitnessclub, kraftsport, bauch beine po, bauch-beine-po
dumbbell lifting-weights: calisthenics, bootcamp, zirkeltraining, muskelaufbau, figurtraining, rehafit
earbuds: in-ear-kopfhörer, in-ears, earbuds, airpods, ohrhörer
embroidery-hoop: stickset
embroidery-hoop thread: klöppeln, klöppelspitze, spitze klöppeln, stickerei, sticken, stickkurs, stickereien
embroidery-hoop thread: handstickerei
exercise-bike: heimtrainer, spinning-kurs, spinningkurs, spinning-kurse, spinningkurse, indoor cycling, indoor-cycling
exercise-bike: spinningrad, spinning-rad, fahrradergometer
field-hockey: floorball, unihockey
film-strip projector: dias scannen, dias digitalisieren, dias, diasammlung
fireworks: feuerwerk, pyrotechnik, neujahrsschießen, böllerschießen, böllerschützen
fireworks firecracker: silvesterrakete, silvesterraketen, böller, böllern, böller und raketen
fishing-rod fish: angeln, angelbedarf, angelladen
flag: fahnenmast, fahnenmasten, fahnen und flaggen, flaggen und fahnen, beachflags, Fahne, Fahnen, Flaggen, Fahnenweihe
flute: querflöte
flute musical-notes: flötenunterricht
folk-dancers accordion: volkstanz, volkstanzgruppe, volkstänze, volkstanzabend, trachtengruppe, trachtenverein
folk-dancers accordion: volkstanzkreis, kreistanz, kreistänze, schuhplattler, plattler, plattlergruppe
folk-dancers accordion: plattlergruppen
football: schiedsrichter, schiedsrichterin, schiedsrichterkurs
football goal-net: fußball, fußballverein, fußballschule, probetraining, fußballcamp, fußballturnier
framed-picture: poster, kunstdrucke, leinwandbild, fotorahmen
framed-picture palette: galerie, kunstausstellung, vernissage, bilderrahmen
framed-picture palette: ~ ausstellung, ausstellungen, sonderausstellung
frisbee: frisbee, frisbees, frisbeescheibe, discgolf, disc golf, ultimate frisbee
game-controller: ps5 controller, ps4 controller, ps5-controller, xbox, xbox reparatur, controller drift
game-controller: controller reparieren
game-controller joystick: videospiele, gaming, computerspiele, handyspiel
gift: weihnachten im schuhkarton, wunschbaum, wunschbaum aktion, wunschbaumaktion
gift ribbon: geschenke, geschenk, geschenkideen, gutschein, gutscheine
go-board: go-spiel, go-turnier, go-club
go-kart: kart, karts, kartbahn, kartfahren, gokart, go-kart, kartrennen, kartslalom
golf golfer: golf, golfplatz, golfkurs, minigolf
golf-cart: golfcart, golfcarts, golfwagen, golfmobil, golfmobile, golf cart, golf carts, golf-cart
greeting-card envelope: hochzeitspapeterie, hochzeitseinladung, hochzeitseinladungen, einladungskarten
guitar musical-notes: gitarrist, gitarristin, bassist, coverband, gitarre, gitarrenunterricht, musikschule
guitar musical-notes: musikunterricht, musikgeschäft
handpan musical-notes: handpan, handpans, handpan-workshop, handpan-kurs
harmonica: mundharmonika, mundharmonikas, mundharmonikaunterricht, bluesharp
harmonium: harmonium, harmoniums, harmoniumkurs
harp musical-score: harfe, harfen, harfenistin, harfenist, harfenunterricht
headphones: kopfhörer
headphones vinyl-record: neue single, neues musikvideo
hot-tub bubbles: whirlpool, badefass, badezuber, hot tub
hurling: hurling-schläger, hurlingschläger, hurley, camogie, hurling-verein, sliotar
ice-hockey: eishockey
ice-skate: eisdisco, eislauf, eislaufkurs, eishalle, eislaufen, eisbahn, schlittschuhe, eislaufplatz, eislaufplätze
ice-skate: eislaufschuhe, eislaufschuh
jack-o-lantern ghost: halloween, gruselführung
judo-suit: wing chun, kampfkunst, taekwondo, karate, judo, kampfsport, selbstverteidigung, schwarzer gürtel
judo-suit: schwarzen gürtel, gürtelprüfung, gürtelprüfungen, taekwondo probetraining
kettlebell dumbbell: kettlebell, kettlebells, kettlebell-training, kettlebelltraining, kettlebell-kurs, kettlebell-kurse
kettlebell dumbbell: kugelhantel, kugelhanteln
kitesurfer: kitesurfen, kitesurfing, kiteschule, kitekurs, kitesurfkurs
knot flexed-arm: tauziehen, tauziehmeisterschaft
laser-blaster target: lasertag, laser tag, lasertag-arena, lasertag-geburtstag
letter-tiles: scrabble, scrabbleturnier, scrabble-abend, buchstabensteine
loom yarn: weberei, weben, handweberei, webkurs, webstuhl, webstühle
magic-wand top-hat: zauberer, zauberkünstler, zaubershow
marionette theatre-masks: puppentheater, marionette, marionetten, puppenspiel, kasperletheater, kasperltheater
marionette theatre-masks: figurentheater, puppenbühne
mat-exercise: pilates, pilateskurs, pilateskurse, pilates-kurs, pilates-kurse, pilatesstudio, pilates-studio
mat-exercise: mattenpilates, pilatestrainer, pilatestrainerin
maypole: maibaum, maibäume, maibaumfest, maibaumaufstellen, maibaumstellen
menorah: chanukka, menora, chanukka-fest, lichterfest chanukka
metal-detector coin: metalldetektor, metalldetektoren, sondengänger, sondler
microphone: singen, gesang, gesangsstunden, gesangsunterricht, karaoke, open mic, comedy, kabarett, singen lernen
microphone: poetry slam, poetry-slam, kleinkunst, kleinkunstbühne, offene bühne, vorlesewettbewerb, stimmbildung
microphone bouquet: trauerredner, hochzeitsredner, traurednerin, moderator
microphone guitar: hochzeitsband, tanzkapelle, tanzband
microphone musical-notes: hochzeitssängerin, sängerin, sänger, Alleinunterhalter, Alleinunterhalterin
musical-notes: konzert, konzerte, liederabend, orchester, klassikkonzert, kirchenkonzert, adventssingen
musical-notes: weihnachtssingen, adventskonzert, Zither, Zithermusik, Hackbrett
musical-notes guitar: open-air-festival, open air, rockfestival, musikfestival, festivaltickets, stadtfest, musikfest
musical-notes guitar: rocknacht, livemusik, tributeband, tribute-show, schlagernacht, schlagerparty, musiknacht
musical-notes guitar: bandcontest, bandabend, bandprobe, metalfestival, festivalsommer, schlagerstar, unplugged
musical-notes guitar: liedermacher, singer-songwriter, kammermusik, philharmonie
musical-notes musical-score: tenöre, sopranistinnen, chorsängerinnen, sänger gesucht, noten lesen, chormitglieder
musical-score musical-notes: liedertafel, kantorei, männergesangverein
netball: netball
oboe: oboe, fagott
oboe musical-notes: klarinette, klarinetten, klarinettenunterricht
origami-crane: origami, papierfalten
oud: kurzhalslaute, arabische laute, oud-unterricht, lautenmusik
padel-racket: padel, padeltennis, padelplatz, padelplätze
paintball-marker: paintball, paintballmarkierer, paintballpark, paintballhalle, paintball-halle
painted-eggs chick: ostereiersuche, ostereier bemalen, ostereier, eiersuche, ostereiermarkt
palette paintbrush: kinderschminken, malschule, malen, acrylmalerei, malkurs, aquarellkurs, malen lernen, zeichenkurs
palette paintbrush: künstlerbedarf, kunstkurs, aquarell, kinder schminken, Malwerkstatt, Kreativwerkstatt
palette paintbrush: Kinderwerkstatt, kinderschminken buchen
paraglider: gleitschirme, gleitschirmfliegen, gleitschirmflug, gleitschirmflüge, tandemflug gleitschirm
paraglider: gleitschirmschule, gleitschirm-tandemflug, paraglider, gleitschirmkurs, gleitschirm, paragliding
party-popper balloon: geburtstagsfeier, feier, sommerfest, silvesterparty, silvester
party-popper garland: straßenfest, dorffest, gartenfest, gemeindefest, kinderfest, nachbarschaftsfest, parkfest
party-popper garland: bürgerfest, jubiläum, vereinsfest, vereinsjubiläum, einweihung, abschlussparty, geburtstagsparty
party-popper garland: überraschungsparty, mottoparty, hoffeste, festwoche, herbstfest, frühlingsfest, altstadtfest
pedal-boat: tretboot-verleih, tretbootfahren, tretbootfahrt, tretbootvermietung, tretboot, tretboote, tretbootverleih
piano-keys: klavierstimmer, klavierstimmung, klavierbauer, orgel, cembalo, klavier, klavierunterricht
piano-keys: klavierstunden, klavierlehrer
piano-keys lorry: klaviertransport, klaviertransporte, flügeltransport, flügeltransporte
pickleball: pickleball, pickleball-turnier
pilates-reformer: reformer pilates, reformer-pilates, pilates reformer, pilates-reformer, pilates am reformer
pipe-organ: orgelnacht, orgelvesper
pipe-organ church: orgelkonzert, orgelkonzerte, kirchenorgel, orgelbau, orgelbauer, orgelmusik, orgelsanierung
pipe-organ church: orgelspieler, orgelspielerin
pirate-ship: piratenschiff, piratenschiffe, piratenfahrt, piratenfahrten, piratenschifffahrt
playing-card: jass, preisjassen, schafkopf, doppelkopf, skatabend, skatturnier, skat, poker, kartenspiel, Binokel
playing-card: Binokelturnier, Preiswatten, preisschnapsen, schnapsturnier, watten turnier, wattturnier
playing-card: bauernschnapsen, tarockrunde, tarockabend, tarockieren
pole-dancer: pole dance, poledance, pole-dance, poledance-kurs, poledance-kurse, poledance-studio, pole dance kurs
pole-dancer: pole fitness, stangentanz
pom-poms: cheerleading, cheerleader, cheerleaderin, cheerleaderinnen, cheerleading-training, cheerleader-pompons
pom-poms: cheerleading-team
portuguese-guitar musical-notes: portugiesische gitarre, mandoline, mandolinen, mandolinenorchester, bouzouki
portuguese-guitar wine: fado, fadoabend, fado-abend
postage-stamp: briefmarke, briefmarken, briefmarkensammlung, briefmarkensammler, briefmarkenhandel, briefmarkenbörse
postage-stamp: philatelie, briefmarkenalbum, briefmarkenalben
potters-wheel vase: töpferkurs, töpferkurse, töpferscheibe, drehscheibe, keramikkurs, keramikkurse, töpferwerkstatt
potters-wheel vase: keramikwerkstatt, töpferei
projector television: heimkino, heimkinoanlage, heimkino-beamer, leinwand mieten, beamerverleih, beamer mieten, beamer
puzzle: holzpuzzle
puzzle hourglass: exit-spiel
puzzle pencil: worträtsel, buchstabenspiel, wortspiel-app
puzzle toy-bricks: ergotherapie, ergotherapeut, ergotherapeutin, frühförderung, heilpädagogik, lerntherapie, legasthenie
puzzle toy-bricks: lrs, dyskalkulie, adhs, autismus, spieltherapie
quilt: quilt, quilts, quilten, patchwork, patchworkkurs, quiltausstellung, patchworkdecken
raft: rafting, raftingtour, raftingtouren, rafting-tour, rafting-touren, wildwasser-rafting, wildwasserrafting
raft: schlauchboottour, schlauchboottouren, floßfahrt, floßfahrten
recorder: blockflöte, blockflöten, blockflötenunterricht, blockflötenlehrer, blockflötenlehrerin, blockflötenensemble
recorder: blockflötenkurs, altblockflöte, sopranblockflöte
ribbon: brustkrebs, brustkrebsvorsorge, darmkrebs, darmkrebsmonat, darmkrebsvorsorge, krebsvorsorge, prostatakrebs
ribbon: welt-aids-tag, aids, krebshilfe, selbsthilfegruppe krebs, weltkrebstag, aidshilfe
running-shirt football: sportbekleidung, trikots, trikot fc bayern, fußballtrikot, trikot bvb
saxophone piano-keys: saxophon, jazz, jazzabend, jazzkonzert
sewing-needle: schneider, schneiderei, änderungsschneiderei, nähkurs, nähen, flicken
sewing-needle thread: handgenäht, handgenähte, handgenähtes, selbstgenäht, selbstgenähte, genäht, nähatelier, nähstube
sewing-needle thread: kurzwaren, hosen kürzen
shisha: shisha
shofar: schofar, schofarot, widderhorn
singing-bowl lotus: klangschale, klangschalen, klangbad, klangreise, klangmassage, gongbad, klangmeditation
singing-bowl lotus: klangschalenmassage
sitar musical-notes: sitar
skis skier: skipass, skitag, skitage, skifahrt, skifahrten, tagesfahrten mit skipass, skiservice, langlauf
skis snowy-mountain: skiverleih, skischule, skikurs, ski, skiurlaub, skireise, skireisen, skifreizeit, skiwochenende
skis snowy-mountain: skigymnastik, skiausflug, skiausrüstung, skibörse, skibasar, skiclub, skilift, skigebiet, Skischuhe
skis snowy-mountain: Skischuh, Schlepplift, Skihelm, Skihelme, kinderski, tourenski, langlaufski, leihski, skiset
skis snowy-mountain: langlaufkurs, langlaufkurse
sleeping-bag: schlafsack, schlafsäcke, daunenschlafsack, mumienschlafsack, campingschlafsack
snowmobile: schneemobil, schneemobile, motorschlitten, schneemobiltour, schneemobiltouren, schneemobil-tour
snowmobile: schneemobil-safari, motorschlittentour, motorschlittensafari
squash-racket: squash, squashschläger, squashcourt, squashhalle, squashkurs, squashclub, squashcenter
steelpan: steelpan, steelpans, steeldrum, steeldrums, steel drum, steel drums, steelband, steelbands, steel-band
studio-microphone guitar: partyband
studio-microphone headphones: tonstudio, tonstudios, mix und master, mix und mastering, aufnahmestudio, podcast
studio-microphone headphones: podcasts
sugar-skull candle: tag der toten
sun-lounger: sonnenliege, sonnenliegen, gartenliege, gartenliegen, liegestuhlverleih, relaxliege
tabla musical-notes: tabla, tablaunterricht
table-football: tischkicker, kickertisch, kickertische, tischfußball, kickerturnier, töggelikasten, tischfussball
table-football: jugendtreff, Kicker mieten, Wuzler, Wuzzler
table-tennis: tischtennis
tai-chi: tai chi, taichi, tai-chi, tai chi kurs, tai-chi-kurs, tai chi kurse, tai-chi-kurse, taiji, taijiquan
tai-chi: tai chi chuan
target: schießstand, Luftgewehr, Luftgewehrschießen, Luftpistole, Feldschützen, Sportschützen, Dart, Dartturnier
target: büchsenmacher, büchsenmacherei
target bow-and-arrow: dartscheibe, dartverein, schützenverein, schützenfest, bogenparcours, bogenparcour
teddy-bear: kinderküche, kaufladen, steiff, steiff teddy, steifftier, steifftiere
teddy-bear crayon: teddybären, spielzeugmuseum, puppenmuseum, kita, kindertagesstätte, kindergarten, kinderbetreuung
teddy-bear crayon: tagesmutter, spielzeug, spielwaren, babysitter, krippe, Tageseltern, Kinderhort, Schülerhort
teddy-bear sewing-needle: teddyklinik, teddydoktor
teddy-bear toy-bricks: spielgruppe, spielgruppen, erzieher, erzieherin, erzieherinnen, kinderpfleger, kinderpflegerin
teddy-bear toy-bricks: kindertagespflege, kitaplatz, krippenplatz, kinderkrippenplatz, eltern-kind-gruppe
teddy-bear toy-bricks: mutter-kind-gruppe, eltern-kind-treff, leihoma, leihomas, kinderfrau, ferienbetreuung
teddy-bear toy-bricks: ferienprogramm, kinderkrippen, kindertreff, familienzentrum, kinderhaus
television: fernseher, tv
tennis: tennis, tennisschule, tennisverein
theatre-masks: komödie, lustspiel, schwank, schwank in drei akten, bauerntheater, laienspiel, theaterstück, laientheater
theatre-masks: theaterverein, laienspielgruppe, theatergruppe, kostümverleih
theatre-masks: theater, oper, schauspielkurs, schauspielschule, musical, improtheater
theatre-masks dress: kostüme
ticket: tombola, lotterie, Lottoannahme, Losverkauf, Losbude
toy-bricks: lego, duplo, klemmbausteine, bauklötze, baukasten, lego-kurs, lego-tage, bausteine, murmelbahn, legosteine
toy-bricks: holzbausteine
toy-bricks castle: playmobil, ritterburg
toy-bricks teddy-bear: holzspielzeug, spielzeug aus holz
trading-card: sammelkarte, sammelkarten, sammelkartenspiel, sammelkartenspiele, trading cards, pokémon-karten
trading-card: pokemon-karten, pokemonkarten, boosterpacks, booster-packs, tauschkarten, panini, panini sticker
trading-card: paninibilder, paninisticker
trampoline gymnast: trampolin, trampoline, trampolinhalle, trampolinpark, trampolinverleih
treadmill dumbbell: laufband, laufbänder, fitnessgeräte, sportgeräte, crosstrainer
trumpet: bläser, bläserchor, blasmusik, trompete, musikverein, blasorchester, Flügelhorn, Flügelhörner
trumpet church: turmblasen, turmbläser
trumpet drum: fanfarenzug, spielmannszug, blaskapelle, guggenmusik, guggemusik, schalmeienkapelle
tuba: tuba, tenorhorn, euphonium
typewriter: schreibmaschine, schreibmaschinen
ukulele musical-notes: ukulele, ukulelen, ukulelekurs
video-camera compact-disc: super 8, super-8, filme digitalisieren
video-camera ring: ich filme eure hochzeit, hochzeitsfilmer, hochzeitsfilm
videocassette: vhs kassetten, vhs-kassetten, videos digitalisieren, vhs digitalisieren
vinyl-record: vinylplatten
vinyl-record headphones: schallplatten, schallplatte, plattenladen, plattenbörse, vinyl
violin: geigenbau, geigenbauer, bogenbau, geige, geigenunterricht, violine
violin flute: instrumentenbau, instrumentenbauer
volleyball: volleyball, beachvolleyball, Faustball, Prellball
vr-headset: vr-brille, vr-brillen, vr brille, vr brillen, virtual reality, virtual-reality-brille, vr-headset
vr-headset: vr-headsets, vr-arcade, vr-spiele, virtuelle realität
windsurfer: windsurfen, windsurfer, windsurfing, windsurfkurs, windsurfkurse, windsurfschule, windsurfbrett
windsurfer: windsurfbretter
xylophone: xylophon, xylophone, xylofon, glockenspiel
yarn: strickcafé, handarbeit, wolle, stricken, strickkurs, häkeln, Filzen, Filzkurs, Filzwerkstatt, Nadelfilzen
yarn: Nassfilzen, strickrunde, strickrunden, strickstammtisch
yarn loom: spinnrad, spinnräder, spinnrads
zip-line tree: kletterwald, hochseilgarten, seilrutsche, kletterpark, waldseilgarten, baumwipfelpfad
bunting: wimpelkette, wimpelketten, wimpelgirlande, wimpelgirlanden
camera passport: Passbild, Passbilder, Passfoto, Passfotos
capoeira: Capoeira, Capoeira-Kurs, Capoeirakurs, Capoeira-Training, Capoeirista, Berimbau
colour-cube: Zauberwürfel, Rubik-Würfel, Rubiks Würfel, Speedcubing
cornhole-board: Cornhole, Cornhole-Turnier, Cornhole-Brett, Sackloch-Spiel
crossword-grid: Kreuzworträtseln, Rätselheft, Rätselhefte, Kreuzworträtsel
curling-stone: Eisstock, Eisstöcke, Stockschützen, Stocksport, asphaltstock, asphaltstockturnier, asphaltstockschießen
curling-stone: stockturnier, stockbahn, stockbahnen
dance-couple: Abiball, Maturaball, Feuerwehrball, Schützenball, tanzkurs für hochzeitspaare, tanzkurs für brautpaare
dodgem-car: Autoscooter, Autoscootern, Boxauto, Boxautos
dog-walker: gassi gehen, gassigeher, gassiservice, gassi-service, hundespaziergang
draughts-board: Damespiel, Damespiele, Damebrett, Damebretter, Dame-Turnier, Dameverein
erhu: Erhu, Erhu-Unterricht, chinesische Geige
fire-cupping: Schröpfen, Schröpftherapie, Feuerschröpfen, Schröpfmassage
football golf: Fußballgolf
french-horn: Waldhorn, Waldhörner, Hornunterricht, Hornist, Hornisten, alphorn, alphörner, alphornkurs, alphornbläser
french-horn: alphorngruppe, alphornkonzert
golf-bag: Golftasche, Golftaschen, Golfbag, Golfbags, Golfschläger, Golfausrüstung, Golfschlägern
greeting-card: Grußkarte, Grußkarten, Glückwunschkarte, Glückwunschkarten, Geburtstagskarte, Geburtstagskarten
guzheng: Guzheng, Guzheng-Unterricht, chinesische Zither
gymnastics-rings: turnringe, gymnastikringe, ringeturnen, turnringen, gymnastikringen
hula-hoop: Hula-Hoop, Hula-Hoop-Reifen, Hula-Hoop-Kurs, Hoop Dance, Hullern
kendo: Kendo, Kendo-Training, Kendo-Kurs, Kendo-Verein, Kendo-Rüstung
knot yarn: Makramee, Macramee
knot: Seilerei, Seile
korfball-post: korfball, korfballverein
lion-dance: Löwentanz, Löwentänze, Löwentänzer
marimba: Marimba, Marimbas, Marimbaphon, Marimbafon, Marimbaunterricht
massage-stones: hot stone massage, hot-stone-massage, massagesteine, heiße steine, lavasteinmassage
mat-exercise sleeping-bag: Isomatte, Isomatten
mermaid: Meerjungfrau, Meerjungfrauen, Meerjungfrauenparty, Meerjungfrauenschwimmen, Mermaiding
mochi-pounding: Mochi-Stampfen, Mochitsuki, Mochi-Workshop
opera-mask: Peking-Oper, Pekingoper, chinesische Oper
party-popper: Konfetti
postcard: Postkarte, Postkarten, Ansichtskarte, Ansichtskarten, Postkartenbörse, Ansichtskartenbörse
quiz-cards: quizkarten, quizabend, kneipenquiz, pubquiz, quiznacht
raft wave: Gummiboot, Gummiboote
rocking-horse: Schaukelpferd, Schaukelpferde, Schaukelpferden
rodeo-bull: Bullriding, Rodeobulle, Rodeobullen, Bullenreiten, Rodeo-Bulle, mechanischer Bulle
sinterklaas: Sinterklaas, Nikolausfeier, Nikolausbesuch
skipping-rope: Springseil, Springseile, Seilspringen, Hüpfseil, Springseilen
sled: Rodelverleih, Rodelbahn, Rodelspaß, Rodelabend
sticker-sheet: Sticker, Aufkleber, Stickerbogen, Stickern, Aufklebern
sunbed: solarium, solarien, sonnenbank, sonnenbänke, sonnenstudio, sonnenstudios
tambourine: Tamburin, Tamburine, Tamburinen, Schellentrommel, Schellenkranz, Pandeiro
teddy-bear baby-bodysuit: kinderflohmarkt, kinderflohmärkte, kinderkleiderbasar, kinderbasar, babybasar
teddy-bear baby-bodysuit: kindersachenflohmarkt, kindersachenbasar
ticket train: Fahrkarte, Fahrkarten
treasure-chest: Schatzsuche, Schatzsuchen, Schatztruhe, Schatztruhen, Schatzkiste, Schatzkisten, Piratenschatz
trombone: Posaune, Posaunen, Posaunist, Posaunenunterricht, Posaunenchor
turntable: plattenspieler, plattenspielern, dj-plattenspieler, schallplattenspieler
xylophone musical-notes: musikalische Früherziehung
`;
