/** Latvian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const latvianLeisure = `
accordion: ermoņika, lauku kapela, akordeons
accordion violin: kāzu muzikanti, kāzu muzikants
badminton: badmintons
bagpipes musical-notes: dūdas, dūdinieki, dūdu mūzika
balloon party-popper: baloni, hēlija baloni, balonu dekorācijas
basketball: basketbols
billiard-ball: biljards, novuss
binoculars: binoklis, binokļi
bowling: boulings
camera: fotogrāfs, fotosesija, kāzu fotogrāfs
camera camera-flash: foto būda, foto stūrītis
camera-flash: foto kaste, fotokabīne
chess-pawn trophy: šaha klubs, šahs, šaha skola
christmas-tree fir-tree: ziemassvētku egles, ziemassvētku eglīte, ziemassvētku eglītes, eglītes, eglīšu tirdzniecība
christmas-tree gift: ziemassvētki, eglīte, ziemassvētku tirdziņš
clapperboard video-camera: videogrāfs, kāzu video, video montāža
crystal-ball: zīlniece, taro, astrologs, gaišreģe
dice chess-pawn: galda spēļu kafejnīca, galda spēļu vakars, galda spēles
disco-ball: dīdžejs, dj, diskotēka
diving-mask tropical-fish: niršana, niršanas kursi
drum-kit drum: bungas, bungu nodarbības, bundzinieks, bungu komplekts
dumbbell stopwatch: sporta klubs, trenažieru zāle, personīgais treneris, treniņi, sporta zāle
embroidery-hoop thread: izšūšana, izšuvumi, izšūšanas
field-hockey: florbols, florbola
fireworks: salūts, uguņošana
fishing-rod fish: makšķernieki, zveja, copes, makšķerēšana
fishing-rod snowflake: zemledus makšķerēšana, bļitkošana
flute: flauta
football goal-net: futbols, futbola skola
framed-picture palette: galerija, ierāmēšana, rāmji
framed-picture palette: ~ izstāde, izstādes
game-controller joystick: videospēles, spēļu konsoles, datorspēles
gift ribbon: dāvana, dāvanas, dāvanu karte
golf golfer: golfs
guitar musical-notes: ģitāra, ģitārspēle, ģitāras nodarbības
guitar violin: mūzikas skola
harp: kokle, kokles
harp musical-score: arfa, arfiste
hot-tub: kubls, kubli, kublu noma
ice-hockey: hokejs, hokeja skola
ice-skate: slidotava, slidošana, daiļslidošana
judo-suit: pašaizsardzība, karatē, džudo
kitesurfer: kaitbords, kaitošana, kaitsērfings
knot yarn: virves, tauvas
loom yarn: aušana, stelles, audēja, aušanas darbnīca
magic-wand top-hat: burvju mākslinieks, iluzionists
marionette theatre-masks: leļļu teātris, leļļu izrāde, marionetes
microphone: dziedāt, vokāls, dziedāšana, karaoke
microphone bouquet: vakara vadītājs, kāzu vadītājs, dziedātāja
musical-notes: koncerts, koncerti, koris
musical-score musical-notes: korim, dziesmu svētki, ansamblis
padel-racket: padels, padela korts, padel, skvošs
palette paintbrush: sejiņu apgleznošana, zīmēt, gleznot, akvarelis, gleznošana, zīmēšana
party-popper balloon: ~ ballīte, dzimšanas diena, svinības
piano-keys: klavieres, klavierspēle
pipe-organ: ērģeļmūzika
pipe-organ church: ērģeļmūzikas koncerts, ērģeles, ērģelnieks, ērģeļkoncerts, ērģeļu koncerts
playing-card: bridžs, zolīte, zolītes turnīrs
potters-wheel vase: podnieks, podniecība, keramikas kurss, keramikas nodarbības, podnieka ripa, keramikas darbnīca
potters-wheel vase: māla darbnīca
puzzle: puzles
puzzle hourglass: izlaušanās spēle
puzzle pencil: krustvārdu mīkla, krustvārdu mīklas, vārdu spēle
quilt: tekstilmozaīka
radio: radioamatieri
running-shirt football: sporta apģērbs, vieglatlētika
saxophone piano-keys: saksofons
sewing-needle sewing-machine: šūt, iemācies šūt
sewing-needle thread: tautastērps, tautastērpi, mežģīnes, ateljē, drēbju labošana, šuvēja, drēbnieks, šūšana
sewing-needle thread: apģērbu labošana
skis skier: slēpju noma
skis snowy-mountain: slēpošanas skola, slēpes, slēpju, slēpošana
studio-microphone guitar: kāzu grupa
table-tennis: galda teniss
target: šaušanas klubs, šautuve, šautriņas
teddy-bear baby: auklīte, auklītes, bērnu pieskatīšana, aukle
teddy-bear crayon: bērnudārzs, rotaļlietas, rotaļlietu veikals
television: televizori, sadzīves tehnika, televizoru remonts
tennis: teniss
theatre-masks: ķekatnieki, ķekatas, budēļi, komēdija, komēdija divos cēlienos, amatierteātris, amatierteātra, pirmizrāde
theatre-masks: pirmizrādi
theatre-masks dress: karnevāla tērpi, kostīmu noma
theatre-masks microphone: teātris, izrāde
toy-bricks teddy-bear: koka rotaļlietas
trampoline gymnast: batuts, batuti, batutu parks
trumpet: pūtēju orķestris, trompete
trumpet drum: orķestris, pūtēji
vinyl-record: vinila plates, skaņuplates
violin: vijoļmeistars, vijole, vijoles stundas, vijoļspēle
violin guitar: vijoļu meistars
volleyball: volejbols
yarn: filcēšana, vērpšana, adīšana, tamborēšana, vilna, adīt, tamborēt
zip-line tree: piedzīvojumu parks, zipline, trošu nobrauciens
baby: topošo vecāku kursi, vecmāte, mazulis, mazuļi, grūtnieču kursi
bride dove: laulību ceremonijas vadītāja
bride ring: līgava
climber fir-tree: piedzīvojumu parkā, trošu parks, kāpšanas parks
climber mountain: klinšu siena, klinšu kāpšana, kāpšanas siena, bouldering
clown: klauns
cook frying-pan: pavārs, pavāru, pavāra palīgs, gatavot, kulinārija, kulinārijas kursi, ēst gatavošana
dancer musical-notes: deju kopa, deju kopas, tautas dejas, tautas deju, tautisko deju, dejotāji, dejotājus, dejotājas
dancer musical-notes: deju kolektīvs, danči, zaļumballe, zaļumballes, deju vakars, balle, groziņballe, groziņu vakars
dancer musical-notes: deju nodarbības, dejas, deju skola, deju studija
fencer: paukošana
gymnast: vingrošana, akrobātika
handball-player: rokasbumba, handbols
lotus-position lotus: meditācija, jogas nodarbības, joga, jogas studija, jogas
massage lotus: masāža, masieris, masāžas
massage spine: akupunktūra
nurse: medmāsa, aprūpe, pansionāts
older-person dumbbell: vingrošana senioriem, senioru vingrošana, vingrošana pensionāriem
rower canoe: airēšana
runner sneaker: skrējiens, purva skrējiens, skriešana, pusmaratons, taku skrējiens, kross, meža skrējiens
runner sneaker: skriešanas sacensības
santa: salatētis, salatētis uz mājām, salatēvs, ziemassvētku vecītis, salavecis uz mājām, salavecis
sauna: pirtnieks, pirts rituāls, melnā pirts, lauku pirts, pirtiņa, pirtiņas, pirts ar kublu, pirtis
sauna bubbles: sauna, spa
surfer wave: sērfošana, vindsērfings, vējdēlis
swimmer goggles: peldēt, iemācies peldēt, peldēšana, baseins, peldētapmācība
walker: svētceļnieki, nūjošana
water-polo-player: ūdenspolo
wrestlers: cīņas sports, brīvā cīņa
`;
