/** Swedish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const swedishLeisure = `
accordion: dragspel
acupuncture: akupunktur, akupunktör, akupunktörer
aerialist: luftakrobatik, luftakrobat, luftakrobater, aerial silks, aerial hoop, aerial yoga, luftring
arcade-machine: arkadspel, arkadspelet, arkadmaskin, arkadmaskiner, arkadhall, flipperspel
awareness-ribbon: rosa bandet, rosa band
bagpipes musical-notes: säckpipa, säckpipor, säckpipeblåsare
balloon party-popper: kalaslokal, ballonger, balloner
basketball: basket, basketball
bell: klockspel, kyrkklockor, ringklocka
billiard-ball: biljard
bingo-card: bingo, bingokväll, loppis bingo, bilbingo, bingolotto
binoculars: kikare, tubkikare
boules: boule, boulehall, boulebana, boule-turnering, bouleturnering, petanque, bouleklubb
bowling: bowlinghall, bowlinghal
boxing-glove: boxning, boksning, boksing
breakdancer: breakdance, breakdans, breakdansare, breakdance-kurs, breakdanskurs, b-boy, b-girl
bungee-jumper: bungyjump, bungyjumping, bungy jump, bungee jump, bungeejump, bungee jumping, bungyhopp
calligraphy-brush scroll: japansk kalligrafi, kinesisk kalligrafi
camera: fototävling, bröllopsfotografering, nyföddfotografering, fotograf, bröllopsfotograf, fotostudio
camera: bryllupsfotograf, porträttfoto, familjefotografering, fotobok, fotoutställning, skolfoto, id-foto
camera: gravidfotografering, fotoklubb, barnfotografering, porträttfotografering, företagsfotografering, fotoböcker
camera: kameror, begagnade kameror
carnival-mask party-popper: maskeradbal, maskerad, karneval, venetianska masker
carrom-board: carrom, carrombräde
cello musical-notes: cello, cellon, cellist, cellolektioner, cellolärare, kontrabas
chess-pawn trophy: schack, skak, sjakk
choir musical-notes: kör, körer, kören, kör söker, damkör, gospelkör, manskör, barnkör, körkonsert, kyrkokör, körsång
choir musical-notes: körsångare, kammarkör, körövning, popkör, sångkör
christmas-tree: jul, julmarknad, julmarked, juletræ, juletre
christmas-tree fir-tree: julgranar, julgran, kungsgran, kungsgranar, granförsäljning, julgransförsäljning, granar
christmas-tree gift: julpynt, julbelysning, julfest, adventsmarknad, julbasar, julshow, julbak och pynt, julskyltning
christmas-tree gift: julbock, jullunch, julpyssel, julhandel, julöppet, julgransbelysning
cigar: cigarr, cigarrer, cigarraffär, kubanska cigarrer
clapperboard video-camera: videoproduktion, bröllopsfilm, filmproduktion, företagsfilm, reklamfilm, filmfotograf
clapperboard video-camera: videoredigering, kortfilm, bröllopsvideo, inspelning av film, filminspelning, filmskola
classical-guitar musical-notes: akustisk gitarr, akustiska gitarrer, klassisk gitarr, spansk gitarr, flamencogitarr
cool-box: kylbox, kylboxar, kylväska
croquet: krocket, krocketspel, krocketklubba, krocketturnering
crystal-ball: spådam, tarot, medium sittning, astrologi
dance-couple musical-notes: tango, tangokurs, pardans, bugg, buggkurs, foxtrot, vals, dansband, sällskapsdans, milonga
dance-couple musical-notes: logdans, logdanser, salsa
dance-couple ring: bröllopsdans, brudvals, bröllopsvals
dhol: dhol, dholtrumma
dice chess-pawn: brädspelskafé, brädspel, brætspil, brettspill, sällskapsspel, spelcafé
disco-ball: diskjockey
disco-ball headphones: dj, bröllops-dj
diving-mask fish: dyka, dykning, dykkurs, lär dig dyka
diving-mask tropical-fish: dykarkurs, dykcenter
doll: docka, dockor, tygdocka, tygdockor, dockkläder, barbie, babydocka, babydockor
dominoes: dominospel, dominobrickor, dominoturnering
drum: trumlektion, trummor, trommer, trommeundervisning
drum-kit drum: trumset, trummis, slagverk
dumbbell: gym, träning, fitness, treningssenter, fitnesscenter, personlig tränare, personlig træner, styrketräning
dumbbell: hantlar
dumbbell lifting-weights: gymkort, pt-timmar, friskis, tyngdlyftning, motionspass, utegym, seniorgym
earbuds: trådlösa hörlurar, airpods, öronsnäckor
embroidery-hoop thread: spetsar, knyppling, knypplade, brodyr, broderi, brodera, broderikurs, broderier
exercise-bike: motionscykel, motionscyklar, spinningcykel, spinningcyklar, spinningpass, spinningklass, träningscykel
exercise-bike: indoor cycling
film-camera popcorn: utomhusbio, drive-in-bio, sommarbio
film-strip film-camera: smalfilmer, smalfilm, digitalisera smalfilm, digitalisering av smalfilmer, skanna diabilder
film-strip film-camera: diabilder
fireworks: fyrverkeri, fyrværkeri, fyrverkerier, nyårsraket, nyårsraketer, fyrverkeriraketer
fishing-rod: metspö, kastspö, kastspön
fishing-rod fish: fisketur, fisketurer, fiskekort, fisketure, fiskeresa, havfiske, fiske, fiskeri, fiskeutstyr
fishing-rod fish: lystfiskeri
fishing-rod snowflake: pimpeltävling, pimpelfiske, isfiske, isborr, isborrar, pimpelspö, pimpelspön
flag: flaggstång, flaggstänger, flaggor, vimpel, husvimpel, husvimplar, flaggstångsvimpel
flute: flöjt, tvärflöjt
folk-dancers accordion: folkdans, folkdanslag, folkdansgille, folkdanser, folkdansare, gammeldans, gammaldans
folk-dancers accordion: folkdanskväll
football goal-net: fotbollsklubb, fotbollsförening, fotbollsskola, fotboll, fodbold, fotball, fodboldskole
framed-picture: affisch, canvastavla, fotoram, tavelram, oljemålningar, tavlor, konsttavlor
framed-picture palette: konstgalleri, galleri, kunstudstilling
framed-picture palette: ~ utställning, utställningar, utställningen
frisbee: frisbee, frisbeer, frisbeegolf, discgolf
game-controller joystick: tvspel, spel, computerspil, dataspill
gift: presentpapper
gift ribbon: present, presenter, gave, gaver, presentkort, gavekort, julklapp, julklappar, julklappsinsamling, gåvokort
gift ribbon: företagsgåvor, gåvor till, presentförpackning, företagsgåva, inslagning, presentinslagning
go-kart: gokart, gokartbana, go-kart, gokartkörning
goal-net: håndbold, håndball
golf golfer: golf, golfklubb
golf-cart: golfbil, golfbilar, golfbilen
guitar musical-notes: elgitarr, gitarr, guitar, gitar, gitarrlektioner, musikskola, musikskole, musikkskole, liveband
guitar musical-notes: partyband
handpan musical-notes: handpan
harmonica: munspel, munspelet, munspelskurs
harmonium: harmonium, tramporgel
harp musical-score: harpa, harpist, harpspel
headphones: hörlurar, hovedtelefoner, hodetelefoner
headphones vinyl-record: ny singel, nya singeln
hot-tub: badtunna, badestamp, vildmarksbad, bubbelpool, stampebad, badtunnor
hot-tub sauna: spahotell, spapaket, spaweekend, spadag, relax, utespa, spabad, spahelg, dagspa, relaxavdelning
hurling: hurling, hurley, camogie
ice-hockey: ishockey, hockey, hockeyskola, ringette
ice-skate: konståkning, skridskor, skøyter, skøjter, isbana, bandy, bandyklubb, bandyskola, rinkbandy
jack-o-lantern ghost: græskar, gresskar, halloween
judo-suit: karateklubb, karate, kampsport, judo, självförsvar
kettlebell dumbbell: kettlebell, kettlebells, kettlebellträning, kettlebellpass
kite: drake med svans, flygdrake
kitesurfer: kitesurfing, kitekurs, kitesurf
knot flexed-arm: dragkamp
laser-blaster target: laserdome, lasergame, laser tag, laserspel, lasertag
letter-tiles: alfapet, scrabble, ordspel
loom yarn: vävning, vävstuga, vävstol, vävkurs, vävare
magic-wand top-hat: trollkonstnär, tryllekunstner, trollkarl, tryllekunst, trolleri, trolleriföreställning
marionette theatre-masks: dockteater, marionetter, dockteatern
mat-exercise: pilates, pilatesklass, pilatesklasser, pilatesstudio, pilatesträning, mattpilates
maypole: midsommarstång, midsommarstången, majstång, majstången
menorah: chanukka, menora
metal-detector coin: metalldetektor, metalldetektorer
microphone: sjunga, sångkurs, sånglektioner, karaoke, sangundervisning, ståuppkomik, komiker, poesiafton, sång
microphone: öppen scen, stå upp, talare, estradpoesi, standupkväll, ståupp, ståuppkväll, poesiuppläsning
microphone bouquet: konferencier, sångare, sångerska
musical-notes: körledare, konsert, konserter, koncert, orkester
musical-notes guitar: festivaler, allsångskväll, visafton, musikcafé, spelning, spelningar, rockklubb, trubadur
musical-notes guitar: trubadurkväll, musikquiz och livemusik, visfestival, musikkväll, sommarmusik, bluesfestival
musical-notes guitar: singer-songwriter, band sökes
musical-notes musical-score: kammarmusik, kulturskola
musical-score musical-notes: allsång, tenorer
netball: netball
oboe: oboe, klarinet
oboe musical-notes: klarinett, klarinetter
origami-crane: origami
oud: arabisk luta, lutmusik, lutspelare
padel-racket: padel, padelhall, padelbana, padelbanor, padelkurs
paintball-marker: paintball, paintballmarkör, paintballbana
painted-eggs chick: äggjakt, måla ägg, påskäggsjakt, måla påskägg
palette: vattenfärger
palette framed-picture: konstrunda, konstrundan, ateljéer, ateljé, öppna ateljéer
palette paintbrush: ansiktsmålning, måla, teckna, teckning, målarkurs, akvarell, malekursus, malekurs, tegnekursus
palette paintbrush: akvarel, oljemålning, oljemålningskurs, akvarellmålning, porslinsmålning, bildskola, konstskola
paraglider: skärmflygning, paragliding, skärmflyg, skärmflygkurs
party-popper balloon: fest, kalas, födelsedag, nyårsfest, fødselsdag, bursdag, nytårsfest
party-popper garland: nyårsafton, nyår, jubileumsfest, invigning, gårdsfest, sommarfest, personalfest
party-popper garland: 50-årsfest, firmafest, byfest, nationaldagsfirande, stadsfest, stadsfestival, årsfest
party-popper garland: hembygdsfest, öppningsfest, familjefest, familjedag, examensfest, festartiklar, kulturnatt
party-popper garland: femtioårsfest, midvinterfest, hemmafest, releasefest, bygdefest, hembygdsdag, höstfest, nyårsbal
pedal-boat: trampbåt, trampbåtar, trampbåtsuthyrning, hyra trampbåt
piano-keys: pianostämmare, pianostämning, piano, pianolektioner, klaver, klaverundervisning, stämning av piano
piano-keys: stämning av pianon, stämma pianot
pickleball: pickleball
pilates-reformer: pilates reformer, reformer, reformerpilates, reformer pilates
pipe-organ: orgel
pipe-organ church: orgelkonsert, kyrkorgel, orgelmusik, orgelkonserter
pirate-ship: piratskepp, piratskeppet, piratbåt, pirat, pirater, piratkalas, piratfest
playing-card: bridge, poker, kortspel, spelkort
pole-dancer: poledance, pole dance, poledans, poledance-kurs, polefitness, pole fitness
pom-poms: cheerleading, cheerleader, cheerleaders, cheerleadingträning
portuguese-guitar musical-notes: portugisisk gitarr, mandolin, mandoliner, bouzouki
portuguese-guitar wine: fado, fadokväll
postage-stamp: frimärke, frimärken, frimärkssamling, frimärkshandel, filateli, frimärksklubb
potters-wheel vase: drejning, drejkurs, drejskiva, keramikkurs, drejkurser, keramikkurser, dreja, krukmakeri
projector television: hemmabio, hyra projektor, projektorduk
puzzle pencil: ordjakt, ordjakten, ordpussel
puzzle toy-bricks: arbetsterapeut, arbetsterapi, dyslexi, npf, lekterapi
quilt: quilt, lapptäcke, lapptäcken, lappteknik
raft: forsränning, forsränningen, rafting
recorder: blockflöjt, blockflöjter, blockflöjten, blockflöjtslektioner, blockflöjtsensemble, blockflöjtsundervisning
ribbon: bröstcancer, cancerfonden, prostatacancer, barncancer, barncancerfonden, mustaschkampen, cancer, rosa oktober
ribbon: hiv, tarmcancer, barncancergala
running-shirt football: sportkläder, träningskläder
saxophone piano-keys: jazz, jazzkväll, jazzaften, jazzkveld
sewing-needle: skräddare, sykurs, sömnad, skrædder, skredder, syning, systue
sewing-needle sewing-machine: sy, lär dig sy
sewing-needle thread: spetsknyppling, skrädderi, sömmerska, syateljé, sybehör, lagning av kläder, uppläggning av byxor
sewing-needle thread: lägga upp byxor, byxuppläggning
shofar: shofar, schofar, vädurshorn
singing-bowl lotus: klangskålar, klangskål, klangbad, gongbad, ljudbad, ljudresa, klangresa, sjungande skålar
skis snowy-mountain: skiduthyrning, skidskola, skidvallning, skidservice, skidor, ski, skiskole, skiskola, skiutleie
skis snowy-mountain: skikurs, skiundervisning, skiservice, skiuthyrning, skismøring, langrenn, längdskidor, alpint
skis snowy-mountain: vallaservice, sportlov i fjällen, fjällresa, skidtur, vasaloppsresa, skidstuga
sleeping-bag: sovsäck, sovsäckar, sovsäcken, dunsovsäck, liggunderlag
snowmobile: snöskoter, snöskotrar, skotersafari, snöskotersafari, snöskotertur, snöskoteruthyrning, skoteruthyrning
snowmobile: hyra skoter, skoterled, skoterleder, skotertur, skoterturer, skoterklubb
squash-racket: squashracket, squashracketar, squashbana, squashbanor, squashhall, squash
steelpan: steelpan, steelpans, steel pan, steelband
studio-microphone headphones: inspelningsstudio, musikstudio, podd, podden, podcast, poddar
sun-lounger: solsäng, solsängar, solstol, solstolar
table-football: fotbollsspel, bordsfotboll, foosball
table-tennis: bordtennis, pingis
tai-chi: tai chi, taichi, tai-chi, tai chi-kurs, tai chi kurs
target: skytteförening, pistolklubb, dartklub, bueskydning, darttävling, dartklubb, luftgevär, måltavla, måltavlor
target: ammunition, spela dart, dartkväll, dartturnering
teddy-bear: dockhus
teddy-bear crayon: förskola, dagis, legetøj, leker, børnehave, barnehage, barnvakt, vuggestue, förskolor, barnpassning
teddy-bear crayon: förskollärare, barnskötare, nalle, nallar, dagbarnvårdare, familjedaghem, barnflicka
teddy-bear crayon: pedagogisk omsorg, lekgrupp, sommarlovsaktiviteter, leksaksinsamling, leksaksloppis, lovaktiviteter
teddy-bear toy-bricks: leksaker, leksaksaffär, leksaksbutik
television: tv, elektronik, elektronikk
television laptop: elektronikbutik, elektronikaffär
tennis: tennisklubb, tennis, tennisbana
theatre-masks: komedi, lustspel, lustspel i tre akter, amatörteater, nyårsrevy, revy, teaterförening, maskeradkläder
theatre-masks: utklädning, teater, opera, musikal, teaterkurs, teaterföreställning, buskis, bygdespel, utklädningskläder
theatre-masks dress: kostymuthyrning, maskeraddräkter
ticket: lotteri
toy-bricks: playmobil, byggklossar, klossar
toy-bricks teddy-bear: lego, träleksaker, leksaker i trä
trading-card: samlarkort, samlarkortspel, samlarkorten, pokémonkort, pokemonkort, hockeykort
trampoline: trampolin
trampoline gymnast: studsmatta, studsmattor, trampolinpark, studsmattepark
treadmill dumbbell: löpband, träningsmaskiner, gymutrustning
trumpet: korps, blåsorkester, brassband
trumpet drum: musikkår
trumpet saxophone: storband
tuba: tuba
ukulele musical-notes: ukulele, ukulelekurs
vinyl-record: vinylskivor, skivbutik, skivmässa, platebutikk, pladebutik, vinylplader, vinylplater
violin: nyckelharpa, spelmän, fiol, violin, fiolin, fiolbyggare, fiolbygge
volleyball: volleyboll, volleyball
vr-headset: vr-headset, vr headset, vr-glasögon, vr glasögon, virtual reality, virtuell verklighet, vr-spel
windsurfer: vindsurfing, windsurfing, vindsurfare, vindsurfingkurs, windsurfingkurs
xylophone: xylofon, xylofoner
yarn: virkning, sticka, virka, garn, strik, strikking, uld, garnrea, ull, all ull, stickset, stickkurs, stickkurser
yarn: stickträff, stickkväll, stickning, tovning, tovningskurs, ullgarn
zip-line tree: zipline, höghöjdsbana, linbana i träden, äventyrspark, klätterpark
astronaut planet: rymden, rymdfart, planetarium
baby: babycafé, föräldrakurs, babysång, barnmorska, babytøj, jordemoder, jordmor, babyklær, babyvakt, babymonitor
baby pregnant-woman: barnmorskor, ivf, fertilitet, provrörsbefruktning, profylaxkurs, gravid, gravida, graviditet
baby pregnant-woman: amning, amningshjälp, babymassage, gravidträning, föräldragrupp, spädbarn, bebiskläder byte
baby pregnant-woman: öppna förskolan
ball-pit: bollhav, bollhavet, bollhav för barn, hyra bollhav
baseball: brännboll, brännbollsturnering, boboll, pesäpallo
block-tower: Jenga, jättejenga, jätte-Jenga
bride dove: vigselförrättare, borgerlig vigsel
bride ring: brudekjole, brudekjoler
bride suit: bröllopskläder
bunting: vimpelgirlang, vimpelgirlanger, flaggirlang, flaggirlanger, vimpelrad, vimplar, flaggspel, girlanger, girlang
camera deer: åtelkamera, åtelkameror, viltkamera, viltkameror
capoeira: capoeira, capoeiraträning, capoeirakurs, capoeirista, berimbau
climber: klättervägg, klätterhall, klättring, klatring, klatresenter, klätterväg, klätterskola
climber fir-tree: höghöjdsbanor, äventyrsparken, klätterparken, äventyrsbana, klatrepark, klatrebane
climber tree: äventyrsbana i träden
clown: clown
colour-cube: Rubiks kub, Rubiks kuber, speedcubing
cook chef-hat: kökschef, kökspersonal, souschef, kallskänka, köksmästare, diskare, hyrkock, kökslärling
cook frying-pan: kock, kockar, köksbiträde, laga mat, matkurs, matlagningskurs, kokkekursus, kokkekurs
cornhole-board: cornhole, cornholeturnering, cornholebräda, cornholespel
crossword-grid: korsord, korsordet, korsordstidning
dancer musical-notes: danslag, dansare, dansare sökes, danselever, linedance, dansbana, dansskola, danskurs, dans
dancer musical-notes: danseskole, dansekurs
disco-ball spotlight: discoljus, discobelysning, festbelysning
dodgem-car: radiobil, radiobilar, radiobilarna, radiobilsbana
dog-walker: hundpromenad, hundpromenader, hundrastning, hundrastare, rasta hunden
draughts-board: damspel, damspelet, damspelsbräde, damspelsturnering
erhu: erhu, erhulektioner, kinesisk fiol
farmer: bonde, bonden, bönder
fencer: fäktning
fire-cupping: koppning, koppningsmassage, koppningsterapi
folk-dancers: folkdräkt, folkdräkter, hembygdsdräkt, bygdedräkt, sockendräkt
football: gåfotboll
french-horn: valthorn, valthornet, valthornen, valthornslektioner, valthornist
golf-bag: golfbag, golfbagar, golfklubbor, golfutrustning, golfset
greeting-card: gratulationskort, gratulationskorten, födelsedagskort, bröllopsinbjudningar, bröllopsinbjudan
greeting-card: inbjudningskort
guzheng: guzheng, guzhenglektioner, kinesisk cittra
gymnast: gymnastik, bamsegympa, gympa
gymnastics-rings: gymnastikringar, romerska ringar, gymringar, träningsringar
handball-player: handboll, handbollsträning, handbollsskola
horse-rider: ridbyxor, ridbyxa, ridhjälm, ridhjälmar, ridkläder, ridhus, ridhuset
hula-hoop: rockring, rockringar, rockringen, rockringskurs, hula hoop
kendo: kendo, kendoträning, kendokurs, kendoklubb
korfball-post: korfboll, korfball
lion-dance: lejondans, lejondansen, lejondanser
lotus-position: yinyoga, andningsövningar, avslappning, yogamatta, träningsmatta
lotus-position lotus: yogapass, yoga, yogakurs, meditation, meditasjon
marimba: marimba, marimbor, marimban, marimbalektioner
massage: lymfdränage, spabehandling, reflexologi
massage lotus: massageterapeut, zonterapi, massage, massasje, massør, massör, massøs
massage-stones: hot stone massage, hotstone massage, varma stenar, massagestenar
mermaid: sjöjungfru, sjöjungfrun, sjöjungfrur, sjöjungfruskola, sjöjungfrufest
metal-detector: metallsökning
mochi-pounding: mochitsuki, mochistötning, mochikurs
nurse: sjuksköterskor, sjuksköterska, sygeplejerske, sykepleier, hemtjänst, undersköterska, hjemmepleje, hjemmehjelp
nurse: hjemmehjælp, äldreboende, eldreomsorg, omsorg, vårdbiträde, vårdbiträden, personlig assistent
nurse: personlig assistans, hemsjukvård, vårdpersonal, distriktssköterska, skolsköterska, personliga assistenter
nurse older-person: undersköterskor
older-person dumbbell: seniorgympa, seniorgymnastik, sittgympa, gympa för seniorer, seniorträning, balansträning
older-person nurse: seniorer, demens, demensboende, anhörigstöd, avlastning, dagverksamhet, pro-träff, seniorträff
older-person nurse: hemhjälp, äldrevård, ledsagning, ledsagare, vårdboende, demenscafé, sällskap för äldre
older-person nurse: mormor och morfar, anhöriga, seniorkafé, seniorlunch, korttidsboende, servicehus, pensionärer
older-person nurse: pensionärsförening, pensionärsträff
opera-mask: pekingopera, kinesisk opera
postcard: vykort, vykorten, vykortsmässa, vykortssamling, julkort
puzzle dice: spel och pussel, pussel och spel, pusselbyte
quiz-cards: quizkväll, frågesport, pubquiz, frågekort, musikquiz
rocking-horse: gunghäst, gunghästar, gunghästen
rodeo-bull: rodeotjur, rodeotjuren, rodeotjurar, mekanisk tjur
rower: roddmaskin, roddbåt, roddeka, roddekor, eka till salu, plasteka
rower canoe: rodd, roddklubb, roddkurs
runner sneaker: terränglopp, skogslopp, myrlopp, motionslopp, traillopp, gatlopp, löpning, halvmarathon, varvet
runner sneaker: tjejlopp, maraton, løb, løping, vårloppet, lopp, loppet, springlopp, välgörenhetslopp, vårruset
runner sneaker: löparskola, löparkurs, trailrunning, joggning, löparläger, milen
runner: friidrott, friidrottsskola, friidrottsklubb
santa: hyr tomte, hyra tomte, jultomte, jultomten, tomtebesök, tomteparad, hyr en tomte, boka tomten, julemand
santa: julenisse
santa gift: tomte, tomten
sauna: bastu, sauna, spa, badstue, bastubad, bastur
sauna bubbles: varmbad
shisha: vattenpipa, vattenpipor
sinterklaas: Sinterklaas, Sinterklaasfirande
skipping-rope: hopprep, hopprepet, hoppa hopprep
skis: rullskidor, rullskidkurs, rullskidskurs, rullskidåkning
skis snowflake: sportlov, sportlovet
sled: pulka, pulkor, snowracer, stjärtlapp, stjärtlappar, pulkabacke
sled horse: slädtur, slädturer, slädfärd
snowmobile coat: skoterkläder, skoteroverall, skoteroveraller
sports-medal: medaljer, medalj
sticker-sheet: klistermärke, klistermärken, klisterdekal, klistermärkesark
sunbed: solarium, solarier, solariet, solstudio
surfer wave: surfskola, surfing
swimmer goggles: babysim, vattengympa, simma, crawla, lär dig simma, simskola, simhall, svømning, svømmehal, svømmekurs
swimmer goggles: simning, svømmeskole, svømming
swimmer sauna: vinterbad, vinterbada, vinterbadare, vinterbadklubb, isbad, isvaksbad, kallbad, kallbadhus, kallbadhuset
swimmer swimming-pool: simskolor, crawlkurs, simträning, simklubb, vattengymnastik, vuxensim, simborgarmärket
tambourine: tamburin, tamburiner, tamburinen, pandeiro
treasure-chest: skattjakt, skattjakten, skattjakter, skattkista, skattkistor, piratskatt
trombone: trombon, tromboner, trombonist, trombonlektioner, dragbasun
trophy: femkamp, mångkamp, företagsfemkamp
turntable: skivspelare, skivspelaren, vinylspelare, dj-skivspelare
typewriter: skrivmaskiner
videocassette: VHS, VHS-band, digitalisering av VHS, videoband
walker: stavgång, gågrupp, tipspromenad
water-polo-player: vattenpolo
wrestlers: brottning, brottningsklubb
yarn coffee: stickcafé, stickcafe, stickkafé
`;
