/** Romanian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const romanianLeisure = `
accordion: acordeon
acupuncture: acupunctură, acupunctura, acupuncturist
aerialist: acrobație aeriană, acrobații aeriene, dans aerian, acrobații pe pânză, aerial silks, aerial hoop
aerialist: yoga aeriană, acrobată aeriană
arcade-machine: aparat arcade, aparate arcade, sală arcade, jocuri arcade, pinball
awareness-ribbon: panglica roz, panglică roz
bagpipes musical-notes: cimpoi, cimpoaie, cimpoier
balloon: ziua copilului, 1 iunie
balloon beers: zilele orașului
balloon party-popper: baloane, aranjamente baloane, aniversări, zile de naștere, petreceri pentru copii
balloon party-popper: baloane cu heliu, animatori, ursitoare, mascote
bell: sonerie
billiard-ball: biliard
bingo-card: bingo, seară de bingo
binoculars: binoclu, binocluri
boules: petanque, pétanque
boxing-glove: box copii, sac de box
breakdancer: breakdance, break dance, cursuri de breakdance, cursuri breakdance, breakdancer, b-boy, b-girl
builder: muncitori necalificați, zilier, zilieri
bungee-jumper: bungee jumping, bungee-jumping, bungee, bungee jump
camera: fotograf, fotograf nuntă, ședință foto, album foto, ședințe foto, fotografii buletin, aparat foto
camera: aparate foto, club foto
camera passport: poze buletin, poze tip buletin, poze pașaport
carnival-mask: costume carnaval, costume de carnaval, costum de carnaval
carnival-mask party-popper: bal mascat, carnaval, măști venețiene, balul mascat
carrom-board: carrom, tablă carrom
cello musical-notes: violoncel, violoncelul, lecții de violoncel, violoncelist, contrabas
chess-pawn trophy: șah, club de șah
choir musical-notes: cor de copii, corul, concert coral, cor bisericesc, coriști, cor mixt, cor gospel, corală
christmas-tree: brad, brazi
christmas-tree fir-tree: brazi de crăciun, brad de crăciun, brazi naturali, brad natural, brad nordmann
christmas-tree: ~ crăciun, târg de crăciun
cigar: trabuc, trabucuri, trabucuri cubaneze, țigări de foi, tutungerie, tutun
clapperboard video-camera: videograf, filmări nuntă, filmare evenimente
classical-guitar musical-notes: chitară clasică, chitară acustică, chitare acustice, chitare clasice
cool-box: cutie frigorifică, geantă frigorifică
croquet: crochet pe gazon, joc de crochet
crystal-ball: ghicitoare, tarot, astrolog, ghicit, horoscop, numerologie
dance-couple musical-notes: dans sportiv, dansuri de societate, tango, vals, dans de societate, tango argentinian
dance-couple musical-notes: milonga
dance-couple ring: dansul mirilor, valsul mirilor
dhol: dhol, tobă dhol
dice: turneu de table, joc de cărți, joc de table
dice chess-pawn: remi, cafenea de boardgames, jocuri de societate, boardgames, seară de jocuri
disco-ball: dj, discotecă, dj nuntă, balul bobocilor, bal al bobocilor
diving-mask tropical-fish: scufundări, scuba
doll: păpușă, păpuși, papusi, păpuși de cârpă, papusa, barbie
dominoes: joc de domino, piese de domino, turneu de domino
drum: tobe
drum-kit drum: tobe lecții, lecții de tobe, cursuri de tobe, toboșar, curs de tobe
dumbbell: sală de fitness, antrenor personal, sală de sport, culturism, aerobic, antrenamente, gantere
dumbbell: benzi elastice, proteine
earbuds: căști wireless, căști bluetooth, airpods
embroidery-hoop thread: ii cusute, ie cusută, cusături, cusut ii, șezătoare, broderie, broderii
embroidery-hoop thread: cusături tradiționale, curs de cusut ii, goblen, broderie manuală
exercise-bike: bicicletă fitness, biciclete fitness, bicicletă de fitness, bicicletă staționară, biciclete staționare
exercise-bike: bicicleta fitness, clasă de spinning, clase de spinning, bicicletă de spinning, bicicletă de cameră
fireworks: artificii
fireworks champagne: revelion, anul nou, revelion la munte
fishing-rod fish: pescari, pescuit, lansete
flag: 1 decembrie, ziua națională, ziua unirii, mica unire, steag, steaguri
flute: flaut, nai
folk-dancers: parada portului popular, călușari, ansamblul de călușari
folk-dancers accordion: dansuri populare, dans popular, ansamblu de dansuri, ansamblu folcloric, festival de folclor
folk-dancers accordion: jocuri populare, folclor, hora satului
folk-dancers blouse: costume populare, costum popular, costumul popular
football: teren de sintetic, minifotbal
football goal-net: fotbal
framed-picture: tablou canvas, ramă foto, tablou pe pânză, tablouri pe pânză
framed-picture church: icoane, icoană, icoane pe sticlă, iconar
framed-picture palette: galerie, rame tablouri, înrămări, galerie de artă
framed-picture palette: ~ expoziție, expoziții
framed-picture palette: salon de artă, șevalet
frisbee: frisbee, frisbee-uri, disc zburător
game-controller: sală de jocuri
game-controller joystick: jocuri video, console jocuri
gift: mărturii, suveniruri
gift parcel: cutia de pantofi
gift ribbon: mărturii nuntă, mărturii botez, mărturii de nuntă, mărturii de botez, cadou, cadouri
go-kart: karting, kart, karturi, pistă de karting
golf golfer: golf, minigolf
golf-cart: mașină de golf, mașini de golf
guitar: profesor de chitară
guitar musical-notes: chitarei, chitară, școală de muzică
handpan musical-notes: handpan
harmonica: muzicuță, muzicuțe, armonică de gură
harmonium: armoniu, harmonium
harp musical-score: harpă, harpistă
headphones telephone: operator telefonic
hot-tub: ciubăr, ciubere, jacuzzi
hurling: hurling, hurley
ice-hockey: hochei
ice-skate: patinaj, patinoar, patine
judo-suit: autoapărare, karate, judo, arte marțiale
kettlebell dumbbell: kettlebell, kettlebells, kettlebell-uri, antrenament kettlebell, antrenament cu kettlebell
kitesurfer: kitesurf, kitesurfing
laser-blaster target: laser tag, lasertag
letter-tiles: scrabble, turneu de scrabble, joc de cuvinte, jocuri de cuvinte
loom yarn: război de țesut, țesătorie, țesături manuale, piese țesute manual
magic-wand top-hat: iluzionist
marionette theatre-masks: teatru de păpuși, păpuși și marionete, marionete, teatrul de păpuși
mat-exercise: pilates, cursuri de pilates, ore de pilates, clase de pilates, studio pilates, studio de pilates
maypole: armindeni, armindenul, arborele de mai, stâlpul de mai
menorah: hanuka, hanuca, menora
metal-detector: detector de metale, detectoare de metale
microphone: cânta, cursuri canto, canto, lecții de canto, karaoke, cântăreață, solistă nuntă
microphone bouquet: prezentator, solistă, cântăreț, cursuri de canto, mc nuntă
microphone guitar: formație, formație nunți, formație nuntă, formație pentru nunți, formații nunți, formație de nuntă
microphone guitar: trupă nuntă, trupă de nuntă, trupă pentru nuntă, muzică pentru nuntă, formație de muzică
microphone guitar: orchestră nuntă
microphone musical-notes: formație muzică, tehnică vocală
microphone projector: conferință, simpozion, dezbatere, congres, masă rotundă
microphone projector: ~ atelier practic, curs gratuit
musical-notes: concert, concerte, recital, cor, școală populară de arte, muzică live, festival folcloric, filarmonică
musical-notes: orchestră, festival de muzică, muzică populară, țambal
musical-notes star: colindători, colinde, concert de colinde
musical-score musical-notes: corala, corul bisericii
netball: netball, netbal
oboe musical-notes: clarinet
origami-crane: origami
oud: lăută, lăute, alăută
padel-racket: padel, terenuri de padel, teren de padel
paintball-marker: paintball, marker paintball, teren de paintball
painted-eggs: ouă roșii
painted-eggs basket: ouă încondeiate, încondeiere ouă, ouă vopsite, ouă de paști, vopsit ouă, vânătoare de ouă
painted-eggs market-stall: târg de paște
palette paintbrush: pictură pe față, pictură, desen, acuarelă, pictează, curs de pictură
paraglider: parapantă, parapanta, parapante, zbor cu parapanta, zboruri cu parapanta, zbor în tandem cu parapanta
paraglider: curs de parapantă, parapantism
party-popper balloon: ~ petrecere, petreceri copii, aniversare
party-popper champagne: petrecerea burlacilor, burlăcițe
pedal-boat: hidrobicicletă, hidrobiciclete, hidrobicicleta, închiriere hidrobiciclete, închirieri hidrobiciclete
piano-keys: pian, lecții de pian
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates pe reformer, pilates la aparate
pipe-organ church: concert de orgă, orgă, orga bisericii, recital de orgă
pirate-ship: corabia piraților, corabie de pirați, navă de pirați
playing-card: club de bridge, concurs de bridge, bridge
pole-dancer: pole dance, cursuri de pole dance, cursuri pole dance, dans la bară, pole fitness
pom-poms: cheerleading, cheerleader, cheerleaders, majorete, majoretele
portuguese-guitar musical-notes: mandolină, mandolina
postage-stamp: timbru poștal, timbre poștale, filatelie, filatelist, colecție de timbre, timbre
potters-wheel vase: roata olarului, olărit, curs de ceramică, atelier de ceramică, atelier de olărit, cursuri de olărit
potters-wheel vase: olar, ateliere de olărit
puzzle: puzzle-uri, puzzle din lemn
puzzle pencil: integrame
quilt: patchwork
raft: rafting, ture de rafting, tură de rafting
recorder: flaut drept, blockflöte, cursuri de blockflöte
ribbon snowdrop: mărțișor, mărțișoare, martisoare, martisor, mărțișoarele
runner: cross de 1 iunie, crosul, crosul școlii
running-shirt: treninguri
running-shirt football: haine sport, atletism, echipament sportiv
saxophone piano-keys: saxofon
sewing-needle: croitorie, croitor
sewing-needle sewing-machine: coase, învață să coși
sewing-needle thread: port popular, dantelă, retușuri, mercerie, scurtat pantaloni
shisha: narghilea
shofar: șofar, shofar, corn de berbec
singing-bowl lotus: boluri tibetane, bol tibetan, baie de sunete, baie de gong, boluri de cristal
skis snowy-mountain: închirieri schiuri, școală de schi, schiuri, lecții de schi, schi, pârtie, tabără de schi
sleeping-bag: sac de dormit, saci de dormit
sliders: mixer audio
snowmobile: snowmobil, snowmobile, snowmobilul
squash-racket: squash, rachetă de squash, rachete de squash, teren de squash
steelpan: steelpan, steel pan, steel drum
studio-microphone headphones: studio de înregistrări
sun-lounger: închiriere șezlonguri
table-football: fotbal de masă, masă de foosball, foosball
table-tennis: tenis de masă
tai-chi: tai chi, taichi, tai-chi, cursuri de tai chi, cursuri tai chi
target: club de tir, poligon de tir, darts, tir sportiv
teddy-bear crayon: grădiniță, creșă, jucării, educatoare
teddy-bear toy-bricks: cuburi
television: televizoare, reparații televizoare, reparații tv, televiziune prin cablu, depanare tv
tennis: tenis
theatre-masks: mascați, comedie, comedie în două acte, trupa de teatru, teatru, operă, actorie, spectacol pentru copii
theatre-masks: operetă
theatre-masks dress: închirieri costume
thread sewing-needle: textile metraj
toy-bricks teddy-bear: jucării din lemn, jucării de lemn
trading-card: cărți de colecție, cartonașe de colecție, cartonașe pokemon, cărți pokemon, cărți pokémon, carti pokemon
trading-card: joc de cărți de colecție
trampoline gymnast: trambulină, trambuline, parc de trambuline
treadmill: bandă de alergat
treadmill dumbbell: bandă de alergare, aparate fitness
trumpet: fanfară, trompetă
ukulele musical-notes: ukulele
video-camera: filmare nuntă, clip de prezentare, filmări evenimente, producție video, filmări
videocassette: casete video, transfer casete video
vinyl-record: viniluri, discuri vinil
violin: vioară, lecții de vioară
violin accordion: lăutari, lăutarii, lăutari la nuntă, taraf
violin guitar: lutier
volleyball: volei
vr-headset: ochelari vr, căști vr, realitate virtuală, ochelari de realitate virtuală, realitatea virtuală, jocuri vr
windsurfer: windsurfing, windsurf, placă de windsurf, cursuri de windsurfing, școală de windsurfing
xylophone: xilofon, xilofoane, metalofon
yarn: pâslă, lână, fire de tricotat, tricotat, croșetat, tricota, croșeta
yarn thread: țesut la război
zip-line tree: tiroliană, tiroliene, parc de aventură, zipline
baby: bebe, cursuri gravide, moașă, bebeluși, haine bebe, gravide, sistem de purtare
ball-pit: piscină cu bile, piscine cu bile, piscina cu bile, bazin cu bile, bazine cu bile
block-tower: Jenga, Jenga uriaș, turn din blocuri de lemn, turnul instabil
bride dove: ofițer de stare civilă, oficiere cununii
builder bricks: șef de șantier
bunting: ghirlandă cu stegulețe, ghirlande cu stegulețe, ghirlandă de stegulețe, ghirlande cu fanioane
capoeira: capoeira, cursuri de capoeira, curs de capoeira, capoeirist, berimbau
climber: escaladă, cățărare, perete de escaladă
climber tree: parc aventura
clown: clovn
colour-cube: cubul Rubik, cub Rubik, cuburi Rubik, speedcubing
cook: patiser, cofetar, șef de bucătărie, pizzar
cook frying-pan: bucătar, bucătari, bucătăreasă, ajutor de bucătar, gătește, curs de gătit, curs cofetar
cook frying-pan: atelier culinar
cornhole-board: cornhole, turneu de cornhole, jocul cornhole, tablă de cornhole
crossword-grid: cuvinte încrucișate, rebus, rebusuri
dancer musical-notes: horă, hora, seară dansantă, serată dansantă, dansatori, dansatoare, dansatorii, școală de dans
dancer musical-notes: dans, cursuri de dans
dodgem-car: mașinuțe tamponabile, mașinuță tamponabilă, mașini bușitoare, mașinuțe bușitoare
dog-walker: plimbat câini, plimbare câini, plimbări câini, plimbător de câini
draughts-board: joc de dame, jocul de dame, tablă de dame, turneu de dame
erhu: erhu, lecții de erhu, vioară chinezească
fencer: scrimă
fire-cupping: terapie cu ventuze, masaj cu ventuze
french-horn: corn francez, cornul francez, lecții de corn, cornist
golf-bag: geantă de golf, genți de golf, crose de golf, echipament de golf
greeting-card: felicitare, felicitări personalizate, felicitare de ziua de naștere, invitații de nuntă
greeting-card: invitație de nuntă, felicitări
guzheng: guzheng, lecții de guzheng, țiteră chinezească
gymnast: gimnastică, acrobații
gymnast dumbbell: pilates cu aparate
gymnastics-rings: inele gimnastică, inele de gimnastică, inele gimnastice
haircut hair-comb: implant de păr
handball-player: handbal
hula-hoop: hula hoop, cerc hula hoop, cercuri hula hoop, cursuri de hula hoop
kendo: kendo, cursuri de kendo, antrenamente kendo, club de kendo
korfball-post: korfbal, korfball
lion-dance: dansul leului, dansul leilor
lotus-position lotus: relaxare, yoga, meditație
marimba: marimba, marimbă, marimbe, cursuri de marimba
massage lotus: maseur, reflexoterapie, masaj, medicină chineză, bioenergie, drenaj limfatic
massage-stones: masaj cu pietre calde, masaj cu pietre vulcanice, pietre calde
mermaid: mica sirenă, coadă de sirenă, petrecere cu sirene, sirenele mării
mochi-pounding: mochitsuki, atelier de mochi
nurse: asistentă medicală, îngrijire bătrâni, cămin de bătrâni, azil bătrâni
nurse older-person: azil, asistență la domiciliu, îngrijiri paliative, îngrijire vârstnici, badantă
nurse older-person: cămin pentru vârstnici
nurse stethoscope: brancardier, asistente medicale
older-person dumbbell: gimnastică pentru seniori, gimnastică pentru vârstnici, gimnastică seniori
older-person tea: clubul seniorilor, ziua vârstnicilor, clubul pensionarilor
opera-mask: opera din Beijing, operă chineză
postcard: carte poștală, cărți poștale, cărți poștale ilustrate, vederi ilustrate, ilustrate
pregnant-woman: maternitate, alăptare
quiz-cards: seară de quiz, pub quiz, seară de trivia, concurs de cultură generală
rocking-horse: căluț balansoar, căluți balansoar, cal balansoar, căluț de lemn
rodeo-bull: taur mecanic, taurul mecanic, tauri mecanici, taur de rodeo
rower: aparat de vâslit
rower canoe: canotaj
runner sneaker: semimaraton, alergare, concurs de alergare, alergare montană, cursa de alergare, cros
santa: moș crăciun, parada moșilor, vizita lui moș crăciun, moșul vine, costum de moș crăciun, mascota moș crăciun
santa: moș crăciun vine
santa gift: fii moș crăciun, fii moș, cutia cu cadouri, shoebox
sauna: spa, saună
sauna bubbles: tratamente balneare, stațiune balneară
sinterklaas: Sinterklaas, Moș Nicolae, Moș Nicolaie, sfântul nicolae
skipping-rope: coardă de sărit, corzi de sărit, sărit coarda
sticker-sheet: abțibild, abțibilduri, stickere, autocolante
sunbed: aparat de bronzat, aparate de bronzat, salon de bronzare, saloane de bronzare
surfer wave: surf
swimmer goggles: înoate, învață să înoți, înot, cursuri de înot, ștrand, bazin acoperit
tambourine: tamburină, tamburine, tamburina, tamburinei, pandeiro
treasure-chest: vânătoare de comori, vânătoarea de comori, cufăr cu comori, căutare de comori, comoara piraților
treasure-chest: ladă de zestre
trombone: trombon, tromboane, trombonist, lecții de trombon
turntable: pick-up vinil, pickup vinil, pick-up pentru viniluri, platane dj
walker: pelerinaj
water-polo-player: polo pe apă
wrestlers: lupte greco-romane, lupte libere
`;
