/** Estonian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const estonianLeisure = `
accordion: akordion, lõõtspill
accordion violin: pulmabänd, pulmamuusikud, pulmaansambel
badminton: sulgpall
bagpipes musical-notes: torupill, torupillid, torupillimängija
balloon party-popper: laste sünnipäevad, sünnipäevapidu, õhupallid, heeliumipallid
bell: kellamäng, kirikukellad
billiard-ball: piljard
binoculars: binokkel, binoklid
bowling: keegel, bowling
camera: fotograaf, fotostuudio, pulmafotograaf
camera passport: passipildid, passipilt, dokumendifoto
camera-flash: fotosein, fotonurk
chess-pawn trophy: maleklubi, male, malekool, malering
christmas-tree: jõululaat, jõuluturg
christmas-tree fir-tree: jõulukuused, jõulukuusk, jõulukuuse, jõulupuud, jõulukuuskede müük
christmas-tree gift: jõulud, kuusk
clapperboard video-camera: videograaf, pulmavideo, videotootmine
crystal-ball: ennustaja, tarot, astroloog, selgeltnägija
dice chess-pawn: lauamängud, lauamäng
disco-ball: dj, diskor, diskoõhtu
diving-mask tropical-fish: sukeldumiskursus, sukeldumiskool, sukeldumine, sukelduskursus
drum: trummid
drum-kit drum: trummikomplekt, trummitunnid, trummar, trummiõpe
dumbbell stopwatch: jõusaal, treening, personaaltreener, spordiklubi
embroidery-hoop thread: pitsid, pitsi, heegelpits, haapsalu sall, tikkimine, tikandid, tikkimiskursus
field-hockey: saalihoki
film-camera popcorn: vabaõhukino, suvekino
fireworks: ilutulestik
fishing-rod fish: kalurid, õngitsemine, kalamehed, kalapüük, kalastus
fishing-rod snowflake: talipüük, jääpüük
flute: flööt, plokkflööt
football goal-net: jalgpall, jalgpallitrenn
framed-picture palette: raamikoda, galerii, raamimine, kunstigalerii
framed-picture palette: ~ näitus, näitused
game-controller joystick: videomängud, mängukonsoolid, arvutimängud
gift ribbon: kingitus, kingitused, kinkekaart
golf golfer: golf
guitar musical-notes: kitarr, kitarritunnid
guitar violin: muusikakool
harp: kandled
harp musical-score: harf, harfimängija
hot-tub: tünnisaun, kümblustünn, kümblustünnid, mullivann
ice-hockey: jäähoki
ice-skate: uisutamine, liuväli, iluuisutamine
judo-suit: enesekaitse, karate, judo
kitesurfer: lohesurf, lohesurfamine
lawn-bowls: petank, petangi
loom yarn: kudumine telgedel, kangasteljed, telgedel kudumine
magic-wand top-hat: mustkunstnik
marionette theatre-masks: nukuteater, nukuetendus, marionett
microphone: laulma, laulmine, lauluõpetus, laulutunnid, karaoke
microphone bouquet: pulmaisa, laulja, õhtujuht
musical-notes: kontsert, kontserdid, koor
musical-notes musical-score: segakoor, naiskoor, meeskoor, koorilaul, lastekoor
musical-score musical-notes: laulupidu, lauluansambel
padel-racket: padel, padeliväljak, squash
palette paintbrush: näomaalingud, maalima, joonistama, joonistus, akvarell, maalimine, maalikursus, joonistamine
party-popper balloon: ~ sünnipäev, pidu
piano-keys: klaveriõpetaja, klaveritunnid, klaver, klaverihäälestaja, klaverihäälestus
pipe-organ church: orelikontsert, orel, orelimuusika
playing-card: bridž, kaardimäng
potters-wheel vase: keraamikakursus, potikeder, kedral, savikursus, keraamikaring, savikoda
puzzle: pusled
puzzle pencil: ristsõna, ristsõnad, sõnamäng, sõnamängud
quilt: lapitekk, lapitehnika, lapitekid
running-shirt football: spordiriided, kergejõustik
saxophone piano-keys: saksofon
sewing-needle sewing-machine: õmblema, õmble ise
sewing-needle thread: rahvarõivad, rahvariided, rahvariiete, rahvariie, õmblustöökoda, riiete parandus, õmbluskursus
sewing-needle thread: õmbleja, rätsep, õmblustööd
skis skier: suusatamine
skis snowy-mountain: suuskade määrimine, suusarent, suusakool, suusahooldus, suusad
sled snowman: vastlapäev, vastlaliug
studio-microphone guitar: peoansambel
table-tennis: lauatennis
target: laskurklubi, lasketiir, noolemäng
teddy-bear crayon: lasteaiakoht, lasteaia, lasteaed, lastehoid, mänguasjad, mänguasjapood, lapsehoidja, lapsehoid
teddy-bear crayon: hoiurühm
teddy-bear sewing-needle: nukuhaigla, mängukaruhaigla
television: teler, kodutehnika, telerid, telerite remont
tennis: tennis
theatre-masks: mardipäev, kadrilaat, mardilaat, vastlad, komöödia, komöödia kahes vaatuses, harrastusteater, näitering
theatre-masks: teatritrupp
theatre-masks dress: kostüümilaenutus, kostüümide rent, karnevalikostüümid
theatre-masks microphone: teater, etendus
thread sewing-needle: õmblustarvikud
toy-bricks teddy-bear: puidust mänguasjad, puitmänguasjad
trampoline gymnast: batuut, batuudid, batuudikeskus, batuudipark
trumpet: puhkpill, puhkpilliorkester, trompet
trumpet drum: pasunakoor
tuba: tuuba
vinyl-record: vinüülid, plaadipood, vinüülplaadid
violin: viiul, viiuliõpe
violin guitar: pillimeister
volleyball: võrkpall
yarn: viltimine, vill, ketramine, kudumine, heegeldamine, kuduma, heegeldama
yarn socks: sokid ja kindad
zip-line tree: seikluspark, zipline, trossisõit
astronaut planet: kosmos, planetaarium
baby: sünnituseks ettevalmistus, ämmaemand, beebi, perekool, beebikool
bride dove: abielu registreerija, tseremooniameister
bride ring: pruut
climber: ronimishall, ronimistreening, ronimistrenn, ronimissaal, ronimissein, ronimine
climber fir-tree: seikluspargid, seiklusrada, köierada
clown: kloun
cook frying-pan: kokk, kokka, kokandus, kokakool, kokkama, kokanduskursus, toiduvalmistamine
dancer musical-notes: simman, rahvatants, rahvatantsurühm, rahvatantsijad, tantsukursus, tants, tantsukool, tantsutrenn
fencer: vehklemine
gymnast: võimlemine, akrobaatika
handball-player: käsipall
lotus-position lotus: meditatsioon, teadvelolek, jooga, joogatund
massage lotus: massaaž, massöör
massage spine: nõelravi
nurse: õde, hooldekodu
nurse: ~ hooldus
older-person dumbbell: eakate võimlemine, seenioride võimlemine, toolivõimlemine, eakate treening
rower canoe: sõudeklubi, sõudmine, sõudekool
runner sneaker: rabajooks, maastikujooks, sügisjooks, kevadjooks, linnajooks, metsajooks, rahvajooks, jooksuvõistlus
runner sneaker: jooksusari, järvejooks, heategevusjooks, ööjooks, teatejooks, trepijooks, poolmaraton, jooksutrenn
runner sneaker: rattaretk ja jooks
sauna: suitsusaun, leiliruum, saunaõhtu, ümarsaun, rendisaun, suitsusauna, saunamaja, tünnisauna rent, ratassaun
sauna: saunarent, saunad, saunade
sauna bubbles: termid, veekeskus, saun, spaa, spa
sauna hut: saun ratastel, haagissaun, haagissauna, haagissaunad, rändsaun, mobiilne saun, ratastel saun
surfer wave: lainelaud, purjelaud, surfikool
swimmer goggles: ujumistund, ujumistunnid, ujumistrenn, ujumiskool, ujumiskursus, ujuma, õpi ujuma, ujumine, ujula
swimmer sauna: taliujumine, jääsuplus, taliujujad
walker: kepikõnd
water-polo-player: veepall
wrestlers: maadlus, maadlusklubi
`;
