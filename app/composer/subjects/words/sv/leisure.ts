/** Swedish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const swedishLeisure = `
accordion: dragspel
bagpipes musical-notes: säckpipa, säckpipor, säckpipeblåsare
balloon party-popper: kalaslokal, ballonger, balloner
basketball: basket, basketball
bell: klockspel, kyrkklockor
billiard-ball: biljard
binoculars: kikare, tubkikare
bowling: bowlinghall, bowlinghal
boxing-glove: boxning, boksning, boksing
camera: fototävling, bröllopsfotografering, nyföddfotografering, fotograf, bröllopsfotograf, fotostudio
camera: bryllupsfotograf
chess-pawn trophy: schack, skak, sjakk
christmas-tree: jul, julmarknad, julmarked, juletræ, juletre
christmas-tree fir-tree: julgranar, julgran, kungsgran, kungsgranar, granförsäljning, julgransförsäljning
clapperboard video-camera: videoproduktion, bröllopsfilm, filmproduktion
crystal-ball: spådam, tarot, medium sittning, astrologi
dice chess-pawn: brädspelskafé, brädspel, brætspil, brettspill
disco-ball: diskjockey
disco-ball headphones: dj, bröllops-dj
diving-mask fish: dyka, dykning, dykkurs, lär dig dyka
diving-mask tropical-fish: dykarkurs, dykcenter
drum: trumlektion, trummor, trommer, trommeundervisning
drum-kit drum: trumset, trummis, slagverk
dumbbell: gym, träning, fitness, treningssenter, fitnesscenter, personlig tränare, personlig træner, styrketräning
embroidery-hoop thread: spetsar, knyppling, knypplade, brodyr, broderi, brodera, broderikurs, broderier
field-hockey: innebandy, innebandyskola, innebandylag
film-camera popcorn: utomhusbio, drive-in-bio, sommarbio
fireworks: fyrverkeri, fyrværkeri, fyrverkerier
fishing-rod fish: fisketur, fisketurer, fiskekort, fisketure, fiskeresa, havfiske, fiske, fiskeri, fiskeutstyr
fishing-rod fish: lystfiskeri
fishing-rod snowflake: pimpeltävling, pimpelfiske, isfiske
flag: flaggstång, flaggstänger, flaggor
flute: flöjt, tvärflöjt
football goal-net: fotbollsklubb, fotbollsförening, fotbollsskola, fotboll, fodbold, fotball, fodboldskole
framed-picture palette: konstgalleri, galleri, kunstudstilling
framed-picture palette: ~ utställning, utställningar, utställningen
game-controller joystick: tvspel, spel, computerspil, dataspill
gift ribbon: present, presenter, gave, gaver, presentkort, gavekort, julklapp, julklappar, julklappsinsamling
goal-net: håndbold, håndball
golf golfer: golf, golfklubb
guitar musical-notes: elgitarr, gitarr, guitar, gitar, gitarrlektioner, musikskola, musikskole, musikkskole, ukulele
guitar musical-notes: mandolin
harp musical-score: harpa, harpist, harpspel
headphones: hörlurar, hovedtelefoner, hodetelefoner
headphones vinyl-record: ny singel, nya singeln
hot-tub: badtunna, badestamp, vildmarksbad, bubbelpool, stampebad, badtunnor
ice-hockey: ishockey, hockey, hockeyskola
ice-skate: konståkning, skridskor, skøyter, skøjter, isbana
jack-o-lantern ghost: græskar, gresskar, halloween
judo-suit: karateklubb, karate, kampsport, judo, självförsvar
kitesurfer: kitesurfing, kitekurs, kitesurf
lawn-bowls: boule, boulehall, boulebana, boule-turnering
loom yarn: vävning, vävstuga, vävstol, vävkurs, vävare
magic-wand top-hat: trollkonstnär, tryllekunstner, trollkarl, tryllekunst
marionette theatre-masks: dockteater, marionetter, dockteatern
metal-detector coin: metalldetektor, metalldetektorer
microphone: sjunga, sångkurs, sånglektioner, karaoke, sangundervisning
microphone bouquet: konferencier, sångare, sångerska
musical-notes: körledare, kör söker, körsång, konsert, konserter, kör, koncert, körkonsert, orkester
musical-score musical-notes: manskör, allsång, barnkör, tenorer
oboe: oboe, klarinett, klarinet
padel-racket: padel, padelhall, padelbana, padelbanor, padelkurs, pickleball, squash
palette framed-picture: konstrunda, konstrundan, ateljéer, ateljé, öppna ateljéer
palette paintbrush: ansiktsmålning, måla, teckna, teckning, målarkurs, akvarell, malekursus, malekurs, tegnekursus
palette paintbrush: akvarel
party-popper balloon: fest, kalas, födelsedag, nyårsfest, fødselsdag, bursdag, nytårsfest
piano-keys: pianostämmare, pianostämning, orgel, piano, pianolektioner, klaver, klaverundervisning
pipe-organ church: orgelkonsert, kyrkorgel, orgelmusik, orgelkonserter
playing-card: bridge, poker
potters-wheel vase: drejning, drejkurs, drejskiva, keramikkurs, drejkurser, keramikkurser, dreja, krukmakeri
puzzle pencil: ordspel, korsord, ordjakt, ordjakten, ordpussel
quilt: quilt, lapptäcke, lapptäcken, lappteknik
running-shirt football: sportkläder, friidrott, träningskläder
saxophone piano-keys: jazz, jazzkväll, jazzaften, jazzkveld
sewing-needle: skräddare, sykurs, sömnad, skrædder, skredder, syning, systue
sewing-needle sewing-machine: sy, lär dig sy
sewing-needle thread: folkdräkt, folkdräkter, spetsknyppling, skrädderi, sömmerska, syateljé, sybehör, lagning av kläder
shisha: snus, cigarrer, tobak
skis snowy-mountain: skiduthyrning, skidskola, skidvallning, skidservice, skidor, ski, skiskole, skiskola, skiutleie
skis snowy-mountain: skikurs, skiundervisning, skiservice, skiuthyrning, skismøring, langrenn, längdskidor
sled dog: hundspann
studio-microphone headphones: inspelningsstudio, musikstudio, podd, podden, podcast, poddar
table-tennis: bordtennis, pingis
target: skytteförening, pistolklubb, darttävling, dartklub, paintball, bågskytte, bueskydning
teddy-bear crayon: förskola, dagis, legetøj, leker, børnehave, barnehage, barnvakt, vuggestue
teddy-bear toy-bricks: leksaker, leksaksaffär, leksaksbutik
television: tv, elektronik, elektronikk
television laptop: elektronikbutik, elektronikaffär
tennis: tennisklubb, tennis, tennisbana
theatre-masks: komedi, lustspel, lustspel i tre akter, amatörteater, nyårsrevy, revy, teaterförening, maskerad
theatre-masks: maskeradkläder, utklädning, teater, opera, musikal, teaterkurs
theatre-masks dress: kostymuthyrning, maskeraddräkter
ticket: bingo, lotteri, loppis bingo
toy-bricks teddy-bear: lego, träleksaker, leksaker i trä
trampoline gymnast: studsmatta, studsmattor, trampolinpark, studsmattepark
treadmill dumbbell: löpband, träningsmaskiner, gymutrustning
trumpet: korps, blåsorkester, brassband
trumpet drum: musikkår
trumpet saxophone: storband
tuba: tuba
vinyl-record: vinylskivor, skivbutik, skivmässa, platebutikk, pladebutik, vinylplader, vinylplater
violin: nyckelharpa, spelmän, fiol, violin, fiolin
volleyball: volleyboll, volleyball
yarn: stickkafé, virkning, sticka, virka, garn, stickning, strik, strikking, tröjor, uld, garnrea, ull, all ull
zip-line tree: zipline, höghöjdsbana, linbana i träden, äventyrspark, klätterpark
astronaut planet: rymden, rymdfart, planetarium
baby: babycafé, föräldrakurs, babysång, barnmorska, babytøj, jordemoder, jordmor, babyklær
bride dove: vigselförrättare, borgerlig vigsel
bride ring: brudekjole, brudekjoler
climber: klättervägg, klätterhall, klättring, klatring, klatresenter
climber fir-tree: höghöjdsbanor, äventyrsparken, klätterparken, äventyrsbana, klatrepark, klatrebane
climber tree: äventyrsbana i träden
clown: clown
cook frying-pan: kock, kockar, köksbiträde, laga mat, matkurs, matlagningskurs, kokkekursus, kokkekurs
dancer musical-notes: danslag, folkdanslag, folkdansgille, dansare, dansare sökes, danselever, bugg, linedance, dansbana
dancer musical-notes: dansskola, danskurs, dans, danseskole, dansekurs, salsa
farmer: bonde, bonden, bönder
fencer: fäktning
gymnast: gymnastik, trampolin
gymnast dumbbell: reformer pilates, reformerpilates
handball-player: handboll, handbollsträning, handbollsskola
lotus-position lotus: yogapass, yoga, yogakurs, meditation, pilates, meditasjon
massage lotus: massageterapeut, zonterapi, massage, massasje, massør, massör, massøs
nurse: sjuksköterskor, sjuksköterska, sygeplejerske, sykepleier, hemtjänst, undersköterska, hjemmepleje, hjemmehjelp
nurse: hjemmehjælp, äldreboende, eldreomsorg, omsorg
nurse older-person: undersköterskor
older-person dumbbell: seniorgympa, seniorgymnastik, sittgympa, gympa för seniorer, seniorträning, balansträning
rower canoe: rodd, roddklubb, roddkurs
runner sneaker: terränglopp, skogslopp, myrlopp, motionslopp, traillopp, gatlopp, löpning, halvmarathon, varvet
runner sneaker: tjejlopp, maraton, løb, løping, vårloppet, lopp, loppet, milen, springlopp, välgörenhetslopp
santa: hyr tomte, hyra tomte, jultomte, jultomten, tomtebesök, tomteparad, hyr en tomte, boka tomten, julemand
santa: julenisse
sauna: bastu, sauna, spa, badstue
sauna bubbles: varmbad
surfer wave: surfskola, surfing, vindsurfing
swimmer goggles: babysim, vattengympa, simma, crawla, lär dig simma, simskola, simhall, svømning, svømmehal, svømmekurs
swimmer goggles: simning, svømmeskole, svømming
swimmer sauna: vinterbad, vinterbada, vinterbadare, vinterbadklubb, isbad, isvaksbad, kallbad, kallbadhus, kallbadhuset
walker: stavgång, gågrupp, tipspromenad
water-polo-player: vattenpolo
wrestlers: brottning, brottningsklubb
`;
