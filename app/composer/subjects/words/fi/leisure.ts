/** Finnish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const finnishLeisure = `
accordion: häähanuristi, hanuristi, haitaristi, haitari, harmonikka
acupuncture: akupunktio, akupunktiota, akupunktiohoito
aerialist: ilma-akrobatia, ilma-akrobaatti, kangasakrobatia, aerial silks, aerial hoop, ilmajooga
arcade-machine: pelihallikone, pelihallikoneet, arcadepeli, arcadepelit, arcade-pelikone, flipperipeli, flipperipelit
awareness-ribbon: roosa nauha, roosa nauhan
badminton: sulkapallo
bagpipes musical-notes: säkkipilli, säkkipillit, säkkipillinsoittaja
balloon party-popper: juhlatarvikkeet, vappu, vappupallot
basketball: koripallo
bell: kirkonkellot
billiard-ball: biljardi
bingo-card: bingo, bingon, bingoilta, bingoa
binoculars: kiikari, kiikarit
boules: petankki, boccia, petanque, petankin, petankkia
bowling: keilahalli, keilailu, keilaus
breakdancer: breakdance, breikkaus, breakdancer, breakdancetunnit, breikkitunti, breikkitunnit
bungee-jumper: benjihyppy, benjihypyt, benji-hyppy, bungee, bungee-hyppy
camera: valokuvakilpailu, valokuvaaja, valokuvaus, hääkuvaaja, rippikuvaus, rippikuvaukset
camera-flash: kuvakoppi
carnival-mask party-popper: naamiaiset, naamiaisiin, karnevaali, karnevaalit, naamiaispuvut
carrom-board: carrom, carrompöytä, carrom-lauta
cello musical-notes: sello, sellon, sellonsoitto, sellotunnit, sellisti, kontrabasso
chess-pawn trophy: šakkikerho, shakki, shakkikerho
choir musical-notes: kuoro, kuoron, kuorot, kuorolaulu, kuorolaulajia, kuorolaulua, kuorokonsertti, kuorolaiset
choir musical-notes: kuoroon laulajia, lapsikuoro, mieskuoro, naiskuoro, gospelkuoro, sekakuoro, kuoroon
christmas-tree: joulu, joulukuusi metsästä
christmas-tree fir-tree: joulukuuset, joulukuusi, joulukuusia, joulukuusien, joulukuusenmyynti, joulukuusen
christmas-tree: ~ joulumarkkinat, kuusenmyynti
cigar: sikari, sikarit, sikarikauppa, kuubalaiset sikarit
clapperboard video-camera: videotuotanto, häävideo
classical-guitar musical-notes: akustinen kitara, akustiset kitarat, klassinen kitara, klassisen kitaran
classical-guitar musical-notes: espanjalainen kitara
cool-box: kylmälaukku, kylmälaukut, kylmäboksi
croquet: krokettipeli, krokettimaila
crystal-ball: ennustaja, tarot, astrologia, selvänäkijä
dance-couple musical-notes: tango, lavatanssit, lavatanssi, paritanssi, paritanssit, paritanssikurssi, vakiotanssit
dance-couple musical-notes: valssi, humppa, tanssikilpailut, lavatanssikurssi, lavatansseja
dance-couple ring: häävalssi, häätanssi
dhol: dhol, dhol-rumpu
dice: seurapeli, korttipeli
dice chess-pawn: lautapelit, lautapeli, lautapelikahvila
disco-ball: dj, tiskijukka, hää-dj
diving-mask tropical-fish: sukellus, sukelluskurssi
doll: nukke, nuket, nukkeja, räsynukke, räsynuket, barbie, nukenvaatteet, vauvanukke, nukkekoti
dominoes: dominopeli, dominopelit, dominopalikat, dominolaatat
drum: rummut
drum-kit drum: rumpusetti, rumputunnit, rumpuopetus, rumpali
dumbbell: kuntosali, personal trainer, käsipainot, vastuskuminauha
earbuds: langattomat kuulokkeet, nappikuulokkeet, airpods
embroidery-hoop thread: pitsit, pitsi, nypläys, pitsinnypläys, kirjonta, brodeeraus, kirjontakurssi, ristipisto
exercise-bike: kuntopyörä, kuntopyörät, kuntopyörän, kuntopyöriä, spinningpyörä, spinningpyörät, spinning-pyörä
exercise-bike: spinning-tunti, spinningtunti, sisäpyöräily
field-hockey: salibandy, salibandya, sähly, säbä
fireworks: ilotulitus, ilotulitteet, uusivuosi, uusi vuosi
fishing-rod: virvelivapa, vapa, uistimet, uistin
fishing-rod fish: onkikilpailu, virvelöinti, kalastus, kalastusvälineet, kalastusta
fishing-rod snowflake: pilkkikilpailu, pilkkikilpailut, pilkki, pilkkiä
flag: lipputanko, lipputangot, itsenäisyyspäivän juhla, itsenäisyyspäivän juhlat
flute: huilu, huilutunnit
folk-dancers: kansallispuku, kansallispuvut
folk-dancers accordion: kansantanssi, kansantanssit, kansantanssia, kansantanssiryhmä, kansantanssiryhmän, purpuri
folk-dancers accordion: piirileikit
football goal-net: jalkapallo
framed-picture: juliste, valokuvakehys, taulunkehys, julisteet
framed-picture palette: galleria, kehystys, taidegalleria, kehystämö
framed-picture palette: ~ näyttely, näyttelyt, näyttelyssä
frisbee: frisbee, frisbeet, frisbeegolf, frisbeegolfkiekko, frisbeegolfrata
game-controller: pelikonsoli, pelikonsolit
game-controller joystick: videopelit, pelit
gift ribbon: lahja, lahjakortti, yrityslahjat, joululahjat
go-kart: karting, kartingrata, mikroauto, mikroautot, kartingiin, kartingradalla
golf golfer: golf
golf-cart: golfauto, golfautot, golfautoja, golfautovuokraus
guitar microphone: trubaduuri
guitar musical-notes: kitara, kitaratunnit, musiikkikoulu, bändi, bändit
guitar violin: musiikkiopisto
handpan musical-notes: handpan
harmonica: huuliharppu, huuliharput, huuliharppua
harmonium: harmoni, harmonin, urkuharmoni, harmonium
harp: kantele, kanteleet, kantelekurssi
harp musical-score: harppu, harpisti, harpunsoitto
headphones: kuulokkeet
headphones vinyl-record: uusi single, uusi biisi
hot-tub: paljut, poreallas, kylpytynnyri, kylpytynnyrit
hurling: hurling, hurley, camogie
ice-hockey: jääkiekko, kiekkokoulu
ice-skate: luistelukoulu, luistelu, jäähalli, taitoluistelu
judo-suit: judo, itsepuolustus, karate, kamppailulajit
kettlebell dumbbell: kahvakuula, kahvakuulat, kahvakuulan, kahvakuulaa, kahvakuulia, kahvakuulatunti, kahvakuulatreeni
kettlebell dumbbell: kahvakuulaharjoittelu
kitesurfer: leijalautailu, leijasurffaus
knot flexed-arm: köydenveto
laser-blaster target: laser tag, lasersota, lasertaistelu, megazone, lasertag
letter-tiles: scrabble, sanapeli, sanapelit, sanapeli-ilta
loom yarn: kudonta, kangaspuut, kutoja, kudontakurssi, kutomo
magic-wand top-hat: taikuri, taikurit
marionette theatre-masks: nukketeatteri, marionetti, marionetit, nukketeatteriesitys
mat-exercise: pilates, pilatestunti, pilatestunnit, pilatesstudio, pilateskurssi, mattopilates
maypole: juhannussalko, juhannussalot, juhannussalon, vappusalko
menorah: hanukka, menora
metal-detector coin: metallinpaljastin, metallinetsin, metallinetsintä
microphone: laulunopetus, laulu, laulutunnit, karaoke
microphone bouquet: juontaja, laulaja, häälaulaja
musical-notes: konsertti, konsertit
musical-notes church: kauneimmat joululaulut
musical-score musical-notes: yhteislaulu, lauluyhtye, soitonopetus, lauletaan yhdessä
netball: verkkopallo, netball
oboe musical-notes: klarinetti, klarinetin
older-person nurse: omaishoito
origami-crane: origami, origamia
oud: luuttu, luutut, luutun
padel-racket: padel, padelkenttä, padelkentät, padelhalli, squash
paintball-marker: värikuulasota, paintball, värikuula-ase
painted-eggs chick: pääsiäismunajahti, munajahti, munien maalaus
palette paintbrush: kasvomaalaus, piirtää, maalata, piirustus, maalauskurssi, akvarelli
paraglider: varjoliito, varjoliidin, varjoliitimet, varjoliitokurssi, varjoliitoa, tandemvarjoliito
party-popper balloon: ~ synttärit, syntymäpäivä, juhlat, lasten synttärit
party-popper champagne: häätila
pedal-boat: polkuvene, polkuveneet, polkuveneitä, polkuveneen vuokraus, polkuveneiden vuokraus
piano-keys: pianon viritys, pianonvirittäjä, pianonviritys, piano, pianotunnit
pickleball: pickleball
pilates-reformer: reformer pilates, reformer-pilates, pilates reformer, reformerpilates
pipe-organ church: urkukonsertti, urut, kirkkourut, urkumusiikki
pirate-ship: merirosvolaiva, merirosvolaivat
playing-card: bridgekerho, tuppi, bridge
pole-dancer: tankotanssi, tankotanssia, tankotanssija, tankotanssitunti, tankotanssitunnit, tankotanssikurssi
pole-dancer: pole dance
pom-poms: cheerleading, cheerleader, cheerleaderit, cheerleaderin
portuguese-guitar musical-notes: mandoliini, mandoliinit
postage-stamp: postimerkki, postimerkit, postimerkkikokoelma, postimerkkeily, filatelia
potters-wheel vase: dreijaus, dreijauskurssi, keramiikkakurssi, keramiikkakurssit, dreijauskurssit, savenvalaja
puzzle: palapelit
puzzle hourglass: pakopeli
quilt: tilkkutyö, tilkkutyöt, tilkkupeitto, tilkkupeitot, tilkkutäkki, tilkkutäkit
raft: koskenlasku, koskenlaskua, koskenlaskuretki, koskenlaskuretket
recorder: nokkahuilu, nokkahuilut, nokkahuilun, nokkahuilutunnit, nokkahuilunsoitto, nokkahuiluyhtye
running-shirt football: urheiluvaatteet, yleisurheilu, treenivaatteet
saxophone piano-keys: saksofoni
sewing-needle: ompelija, räätäli, ompelukurssi
sewing-needle sewing-machine: ommella, opi ompelemaan
sewing-needle thread: vaatteiden korjaus, ompelimo, korjausompelu, ompelutarvikkeet, ompelua, ompelua ja korjausta
sewing-needle thread: ompelukerho
shofar: šofar, shofar, oinaansarvi
singing-bowl lotus: äänimaljat, äänimalja, äänimaljarentoutus, äänikylpy, gongikylpy, äänimaljahoito, gongrentoutus
skier: hiihtokilpailu, hiihtokilpailut
skier skis: mäkihyppy
skis skier: suksivuokraamo, hiihto, laskettelu
skis snowy-mountain: suksien voitelu, suksihuolto, hiihtokoulu, suksivuokraus, sukset
sled: pulkka, pulkat, ahkio, laskiainen, laskiaisrieha
sleeping-bag: makuupussi, makuupussit, makuupusseja, untuvamakuupussi
snowboarder: lumilauta, lumilaudat
snowmobile: moottorikelkka, moottorikelkat, moottorikelkkasafari, moottorikelkkasafarit, moottorikelkkailu
squash-racket: squashmaila, squashmailat, squash-maila, squashkenttä, squash-kenttä, squashkentät
steelpan: steelpan, teräsrumpu, teräsrummut, steelband
studio-microphone guitar: bileband, bilebändi
studio-microphone headphones: äänitysstudio, podcast, podcastit
sun-lounger: aurinkotuoli, aurinkotuolit, aurinkovuode, aurinkovuoteet
table-football: pöytäjalkapallo, pöytäjalkapallopeli, pöytäfutis, pöytäjalkapalloa
table-tennis: pöytätennis
tai-chi: tai chi, taichi, tai-chi, taiji, taiji-kurssi, tai chi -kurssi, taijitunti, taijitunnit
tambourine xylophone: muskari
target: ampumaseura, tikka, darts, ampumarata
teddy-bear: leikkikeittiö
teddy-bear crayon: päiväkoti, päiväkodissa, päiväkodin, päiväkotiin, päiväkodit, lelut, lelukauppa
teddy-bear crayon: lastentarhanopettaja, perhepäivähoitaja
television: televisio
tennis: tennis, padelmaila
theatre-masks: komedia, komedia kahdessa näytöksessä, kesäteatteri, harrastajateatteri, naamiaisasut, pukuvuokraamo
theatre-masks: teatteri, ooppera
theatre-masks teddy-bear: nukketeatteria
ticket: liput, arpajaiset, konserttilippuja
toy-bricks: puupalikat, rakennuspalikat, legot
toy-bricks teddy-bear: puulelut
trading-card: keräilykortti, keräilykortit, keräilykortteja, keräilykorttipeli, keräilykorttipelit, pokemon-kortit
trading-card: pokémon-kortit, pokemonkortit
trampoline gymnast: trampoliini, trampoliinit, trampoliinipuisto
treadmill dumbbell: juoksumatto, juoksumatot, kuntolaitteet
trumpet: torvisoitto
trumpet musical-notes: puhallinorkesteri, torvisoittokunta, soittokunta
tuba: tuuba
ukulele musical-notes: ukulele, ukulelet, ukulelekurssi
vinyl-record: vinyylit, levykauppa, vinyylilevyt
violin: viulu, viulunsoitto, viulutunnit
volleyball: lentopallo
vr-headset: vr-lasit, vr-laseja, vr lasit, virtuaalilasit, virtuaalilaseja, virtuaalitodellisuus, vr-pelit
walker location-pin: opastettu kierros, kaupunkikierros
windsurfer: purjelautailu, purjelauta, purjelaudat, purjelautailua, purjelautailukurssi, purjelautakurssi
xylophone: ksylofoni, ksylofonit
yarn: huovutus, kehräys, lanka, neulonta, neulekahvila, virkkaus, neuloa, virkata, neulontapaketti, langat
yarn knot: neuleilta, neuleillat, neuleiltoja, neulekerho, neuleryhmä, neuletapaaminen
yarn scissors: käsityöt, käsityökurssi
zip-line tree: zipline, seikkailupuisto, köysirata, vaijeriliuku, kiipeilypuisto
astronaut planet: avaruus, planetaario
baby: perhevalmennus, synnytysvalmennus, kätilö, vauva, doula, itkuhälytin
ball-pit: pallomeri, pallomeret, pallomeren, pallomeressä, pallomereen
block-tower: Jenga, jätti-Jenga, huojuva torni, palikkatorni
bride dove: vihkijä, siviilivihkiminen
bride ring: häämessut
bunting: viirinauha, viirinauhat, viiriköynnös, lippuköynnös, lippunauha
capoeira: capoeira, capoeiran, capoeiraa, capoeiratunti, capoeiratunnit, berimbau
climber: kiipeily, kiipeilyhalli
clown: pelle
colour-cube: Rubikin kuutio, Rubikin kuutiot, Rubikin kuutiota, speedcubing
cook frying-pan: kokki, kokkeja, keittiöapulainen, kokata, ruoanlaitto, kokkikurssi, ruoanlaittokurssi
cornhole-board: cornhole, cornhole-turnaus, cornhole-lauta, cornhole-peli
crossword-grid: ristikko, ristikot, sanaristikko, ristisanatehtävä
dancer musical-notes: tanhu, letkajenkka, juhannustanssit, iltatanssit, humppatanssit, tanssilava, lavalla tanssit
dancer musical-notes: päivätanssit, tanssitunnit, tanssikoulu, tanssi
dodgem-car: törmäilyauto, törmäilyautot, törmäilyautoja, törmäilyautot lapsille
dog-walker: koiran ulkoilutus, koiranulkoilutus, koiranulkoiluttaja, koirien ulkoilutus
draughts-board: tammipeli, tammipelit, tammipeliä, tammilauta, tammikerho
erhu: erhu, erhu-tunnit, kiinalainen viulu
fencer: miekkailu
fire-cupping: kuppaus, kuppaushoito, kuivakuppaus, imukuppihieronta
french-horn: käyrätorvi, käyrätorvet, käyrätorven, käyrätorvea, käyrätorvensoitto
golf-bag: golfbägi, golfbägit, golfmaila, golfmailat, golfmailoja, golfvarusteet
greeting-card: onnittelukortti, onnittelukortit, onnittelukortteja, syntymäpäiväkortti, syntymäpäiväkortit, hääkutsut
guzheng: guzheng, guzheng-tunnit, kiinalainen sitra
gymnast: voimistelu, telinevoimistelu, jumppa
gymnast dumbbell: laitepilates
gymnastics-rings: voimistelurenkaat, voimistelurenkaita, telinevoimistelurenkaat
handball-player: käsipallo
hula-hoop: hulavanne, hulavanteet, hulavanteen, hulavannetunti, hula hoop
kendo: kendo, kendoa, kendokurssi, kendoseura, kendovarusteet
korfball-post: korfball, korfballia
lion-dance: leijonatanssi, leijonatanssit
lotus-position: joogamatto, treenimatto
lotus-position lotus: rentoutus, jooga, joogakurssi, meditaatio, joogan
marimba: marimba, marimbat, marimban, marimbaa, marimbakonsertti
massage lotus: vyöhyketerapia, jäsenkorjaus, hieronta, hieroja, urheiluhieronta
massage-stones: kuumakivihieronta, kuumakivihierontaa, hierontakivet, kuumat kivet
mermaid: merenneito, merenneidot, merenneidon, merenneitouinti, merenneitojuhlat
mochi-pounding: mochitsuki, mochin valmistus, mochikurssi
nurse: sairaanhoitajia, sairaanhoitajaa, sairaanhoitaja, kotihoito, lähihoitaja
nurse older-person: lähihoitajia, lähihoitajaa
older-person dumbbell: seniorijumppa, seniorijumpat, tuolijumppa, ikäihmisten jumppa, seniorien jumppa, seniorikunto
opera-mask: Pekingin ooppera, kiinalainen ooppera
postcard: postikortti, postikortit, postikortteja, postikortin, maisemakortti, maisemakortit
quiz-cards: tietovisa, pubivisa, visailu, tietovisat, visailta
rocking-horse: keinuhevonen, keinuhevoset, keinuhevosen
rodeo-bull: rodeohärkä, rodeohärät, rodeohärän, mekaaninen härkä
rower canoe: soutukilpailu, soutuseura
runner sneaker: suojuoksu, polkujuoksu, maastojuoksu, juoksutapahtuma, juoksukilpailu, puolimaraton, maantiejuoksu
runner sneaker: juoksukoulu, metsäjuoksu, kaupunkijuoksu, eukonkanto, eukonkannon, juoksu
santa: joulupukki, joulupukki kotiin, tilaa joulupukki
sauna: löylyt, savusauna, savusaunailta, saunalautta, rantasauna, yleinen sauna, pihasauna, telttasauna
sauna: saunavuokraus, kylpylä, saunan, saunat
sauna hot-tub: saunalautat, saunavene
sauna leaves: saunavihta, saunavihdat, vihdat, vihta, vasta
sauna trailer: saunakärry, saunakärryn, saunakärryt, saunakärryjen, saunavaunu, kärrysauna, siirrettävä sauna
sauna trailer: saunateltta, tynnyrisauna, sauna vuokrattavana
sinterklaas: Sinterklaas, Sinterklaas-juhla
skipping-rope: hyppynaru, hyppynarut, hyppynarun, naruhyppely
sticker-sheet: tarra-arkki, tarrat, tarra-arkit, vinyylitarrat
sunbed: solarium, solariumit, solariumiin, solariumin
surfer wave: surffikoulu, surffaus
swimmer goggles: vesijumppa, uida, uimaan, uinti, uimakoulu, uimahalli
swimmer sauna: avantouinti, avantouintia, avantouimarit, talviuinti, talviuimarit
tambourine: tamburiini, tamburiinit, tamburiinin, tamburiinia, pandeiro
treasure-chest: aarteenetsintä, aarteenetsinnät, aarteenetsintään, aarrearkku, aarrearkut, merirosvon aarre
trombone: pasuuna, pasuunat, pasunisti, pasuunatunnit
turntable: levysoitin, levysoittimet, levysoittimen, vinyylisoitin
walker: sauvakävely
water-polo-player: vesipallo
wrestlers: paini, painiseura
`;
