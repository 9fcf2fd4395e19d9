/** Slovak words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const slovakLeisure = `
accordion: akordeón, heligónka
baby church: krstiny, krstín, krst dieťaťa
badminton: bedminton
bagpipes musical-notes: gajdy, gajdoš, gajdoši
balloon party-popper: balónová výzdoba, balóny, balónky, malování na obličej, deň detí, dňa detí, ku dňu detí
balloon party-popper: medzinárodný deň detí
basketball: basketbal
bell: zvony, zvonár
billiard-ball: biliard
bingo-card: bingo
binoculars: ďalekohľad, ďalekohľady
bowling: kolky
boxing-glove: boxerský klub, boxerské tréningy, boxerské rukavice
camera: fotograf, fotografie, svatební fotograf, rodinné fotenie, rodinného fotenia, novorodenecké fotenie
camera: fotenie detí
carnival-mask: karnevalové masky, fašiangové masky
carnival-mask party-popper: maškarný ples, karneval, maškarný bál, fašiangy, fašiangový sprievod
cello musical-notes: violončelo, violončela
chess-pawn trophy: šachy, šach, šachový, šachový klub, šachový krúžok
choir musical-notes: spevácky zbor, speváckeho zboru, detský zbor, zborový spev
christmas-tree: vánoce, vánoční trh, vianoce, rozsvietenie stromčeka, rozsvietenia stromčeka
christmas-tree fir-tree: vianočné stromčeky, vianočný stromček, vianočných stromčekov, predaj vianočných stromčekov
christmas-tree fir-tree: živé stromčeky, jedľa kaukazská, jedle kaukazské
clapperboard video-camera: kameraman, svadobné video, videoprodukcia
crystal-ball: veštica, tarot, astrológia, výklad kariet
dance-couple musical-notes: ples, plesy, hasičský ples, poľovnícky ples
dice chess-pawn: večer spoločenských hier, deskové hry, spoločenské hry, stolové hry
disco-ball: dj, diskotéka, dj na svadbu
diving-mask tropical-fish: potápanie, kurz potápania
doll: bábiky, bábika, bábik, bábiku
drum: bicí, bubny, bicie
drum-kit drum: výuka bicích, bubeník, hra na bicie
dumbbell: posilovna, fitness, osobní trenér, fitko, posilňovňa
dumbbell stopwatch: osobný tréner, osobného trénera
embroidery-hoop thread: čipka, čipky, paličkovanie, paličkovaná čipka, vyšívanie, výšivky, výšivka
field-hockey: florbal, florbalu, florbalový
fireworks: ohňostroj
fishing-rod fish: rybaření, rybářské potřeby, rybárčenie, rybárske preteky, rybárskych pretekov, rybársky revír
fishing-rod fish: rybársky lístok, rybársky zväz
flute: flauta, výuka flauty, fujara, fujary, fujaru
folk-dancers: šitie krojov, požičovňa krojov, výroba krojov, ručne šité kroje
folk-dancers accordion: ľudové tance, ľudový tanec, folklórny súbor, folklórny festival, folklórne slávnosti
folk-dancers musical-notes: hodová zábava, hodovej zábavy, obecné hody, hodovú zábavu, ľudová zábava, ľudovej zábavy
folk-dancers musical-notes: ľudové zábavy
folk-dancers tree: stavanie mája, stavanie májov, váľanie mája
football goal-net: futbalový klub, futbalového klubu, futbalový oddiel, futbalového oddielu, futbalová prípravka
football goal-net: futbalovej prípravky, mladí futbalisti, fotbal, futbal, fotbalový klub, futbalový turnaj
football goal-net: futbalového turnaja, futbalové turnaje
framed-picture palette: galerie, rámování, rámovanie, rámovanie obrazov, galéria
framed-picture palette: ~ výstava, výstavy
game-controller joystick: videohry, počítačové hry
gift christmas-tree: vianočný bazár, vianočného bazáru
gift ribbon: dárky, dárek, dárkový poukaz, darčeky
go-kart: motokáry, motokárová dráha
goal-net: házená
golf golfer: golf, minigolf
guitar musical-notes: kytara, hodiny kytary, hudební škola, gitara
harp musical-score: harfa, harfistka
headphones: sluchátka
hot-tub: kúpacia kaďa, kúpacie kade, kúpacia kadička, vírivka, vírivky, kúpacie sudy
ice-hockey: hokej, hokejová škola
ice-skate: korčuľovanie, klzisko, korčule, krasokorčuľovanie, bruslení, zimní stadion
jack-o-lantern ghost: dýně, halloween
judo-suit: sebaobrana, karate, džudo
kite: šarkaniáda, šarkaniády, šarkaniádu, púšťanie šarkanov, šarkany, šarkan
kitesurfer: kitesurfing
laser-blaster target: laser aréna, lasergame
lawn-bowls: petang, pétanque
loom yarn: tkanie, tkáčstvo, krosná
magic-wand top-hat: kouzelník, kúzelník
marionette theatre-masks: bábkové divadlo, bábkové predstavenie, marionety, bábkar
metal-detector coin: detektor kovov, detektory kovov
microphone: spievať, hodiny zpěvu, karaoke
microphone bouquet: moderátor, speváčka, hodiny spevu, výučba spevu, spev
microphone guitar: kapela na svadbu, svadobná kapela, svadobné kapely, hudba na svadbu, kapely na svadby
musical-notes: koncert, koncerty, sbor, zbor, orchestr
musical-notes star: koledníci, koledníkov, koledovanie
musical-notes violin: hudobná škola, hudobnej školy, hudobnú školu
musical-score musical-notes: koledy, speváci, spevokol
older-person: pomoc seniorom, stretnutie seniorov, klub dôchodcov, klubu dôchodcov, klub seniorov
older-person: posedenie so seniormi
older-person nurse: opatrovateľka, opatrovateľky, opatrovateliek, opatrovateľku, opatrovateľky do rakúska
older-person nurse: opatrovateľka seniorov, domov dôchodcov, domova dôchodcov, opatrovanie seniorov, domov seniorov
origami-crane: origami
padel-racket: padel, padelový kurt, squash
painted-eggs basket: kraslice, maľovanie kraslíc, zdobenie kraslíc
painted-eggs market-stall: veľkonočné trhy, veľkonočných trhov, veľkonočný jarmok, veľkonočného jarmoku
palette musical-notes: základná umelecká škola, základnej umeleckej školy
palette paintbrush: kurz maľovania, kurzy maľovania, výtvarný kurz, výtvarné kurzy, výtvarný krúžok, maľovanie na tvár
palette paintbrush: kresliť, maľovať obrazy, kresba, kreslenie, kurz malování, malování obrazů, kurz kreslení, akvarel
party-popper balloon: oslava, narozeniny, silvestr, párty, silvestrovská zábava
piano-keys: klavír, hodiny klavíru, učiteľ klavíra, učiteľka klavíra
pickleball: pickleball
pipe-organ: organár
pipe-organ church: organ v kostole, organový koncert, organovej hudby
playing-card: mariáš, turnaj v mariáši, turnaj v kartách, mariášový turnaj, mariášového turnaja
postage-stamp: poštové známky, poštových známok, filatelia, výkup známok
postcard: pohľadnice, pohľadnica, pohľadníc
potters-wheel: keramický krúžok, keramického krúžku
potters-wheel vase: hrnčiarsky kruh, kurz keramiky, keramická dielňa, hrnčiarstvo, točenie na kruhu, hrnčiar
pregnant-woman dress: tehotenské oblečenie, tehotenského oblečenia, tehotenská móda
puzzle: puzzle
puzzle hourglass: úniková miestnosť
puzzle pencil: krížovka, krížovky, slovná hra, slovné hry
quilt: patchwork
ribbon graduation-cap: stužková, stužkovej, stužkovú, stužkové slávnosti
running-shirt football: športové oblečenie, atletika, dresy
saxophone piano-keys: saxofón
sewing-needle: krejčí, krejčovství, kurz šití, krajčír
sewing-needle sewing-machine: šiť, naučte sa šiť
sewing-needle thread: opravy odevov, ľudový kroj, krajčírstvo, krajčírka, šitie na mieru, kurz šitia
sewing-needle thread: galantéria, úpravy odevov
singing-bowl lotus: tibetské misky, tibetských misiek, gongový kúpeľ
skis: lyžiarsky servis, lyžiarskeho servisu, bežky, bežiek
skis skier: lyžovačka, lyžovačky, lyžiarsky zájazd, lyže, lyžiarsky kurz, lyží, požičovňa lyží, lyžiarska škola
skis snowy-mountain: servis lyží, lyžařská škola, lyžovanie
sleeping-bag: spací vak, spacie vaky, spacích vakov
sticker-sheet car: polepy, polepy áut, polepy vozidiel, polepov
studio-microphone headphones: nahrávacie štúdio, podcast, podcasty
sunbed: solárium, solárií
table-tennis: stolný tenis, turnaj v stolnom tenise
target: strelecký klub, střelnice, šipky, paintball, strelnica, šípky
teddy-bear crayon: školka, jesle, hračky, hračkářství, škôlka, hlídání dětí
teddy-bear toy-bricks: hračkárstvo
television: televize, televizor, elektronika
tennis: tenis, tenisová škola
theatre-masks: divadelný súbor, komédia, komédia v dvoch dejstvách, ochotníci, ochotnícke divadlo, divadlo, opera
theatre-masks: muzikál, divadelné predstavenie, divadelného predstavenia, divadelné predstavenia, zájazdové divadlo
theatre-masks dress: požičovňa kostýmov, karnevalové kostýmy, kostýmy
ticket: tombola
toy-bricks slide: detský kútik, detského kútika, detské kútiky
toy-bricks teddy-bear: drevené hračky
trampoline gymnast: trampolína, trampolíny, trampolínový park
trophy medal: poháre a medaily, pohár starostu, športové poháre, poháre pre víťazov
trumpet: trúbka
tuba drum: dychová hudba, dychovej hudby, dychovka, dychovky
ukulele musical-notes: ukulele
vinyl-record: gramofonové desky, vinyly, gramoplatne
violin: housle, hra na housle, husle, výuka huslí
violin guitar: husliar
violin musical-notes: ľudová hudba, ľudovej hudby, ľudovú hudbu, cimbalová hudba, cimbalovka, cimbal
volleyball: volejbal
yarn: plstenie, vlna, priadza, pletenie, háčkovanie, pliesť, háčkovať
zip-line tree: lanový park, zipline
baby: pôrodná asistentka, predpôrodný kurz, bábätko, porodní asistentka, kojenecké oblečení, předporodní kurz
bride dove: svadobný rečník, sobášiaci
bride ring: svatební šaty
climber: lezecká stěna, horolezectví, lezecká stena, lezenie
climber fir-tree: lanové centrum
clown: klaun
cook frying-pan: kuchár, kuchára, kuchárka, kuchárku, variť, kurz vaření, kurz varenia
dancer musical-notes: folklórneho súboru, folklórnom súbore, tanečný súbor, tanečného súboru, folklór, tanečná zábava
dancer musical-notes: tanečné zábavy, tanečná veselica, tanečný kurz, tanečné kurzy, kurz tanca, tanečná škola
dancer musical-notes: spoločenské tance, tanečníci, tanečníkov, tanečníčky
dancer musical-notes: kurzy tanca, taneční škola, tanec, taneční kurz, tancovanie, tancovania, tanečný krúžok
dancer musical-notes: tanečného krúžku, tanečná skupina
fencer: šerm
gymnast: gymnastika, akrobacia
handball-player: hádzaná
juggler circus-tent: cirkusová škola
lotus-position lotus: meditácia, relaxácia, jóga, joga, meditace, pilates, jogy
massage lotus: masér, akupunktúra, masáže, masáž
nurse: opatrovateľská služba, zdravotní sestra, pečovatelka, péče o seniory
nurse: domov seniorů, domáca starostlivosť
older-person dumbbell: cvičenie pre seniorov, cvičenie seniorov, gymnastika pre seniorov
rower canoe: veslársky klub, veslovanie
runner sneaker: beh, behy, cezpoľný beh, terénny beh, charitatívny beh, bežecké preteky, polmaratón, nočný beh, beh cez
runner sneaker: horský beh
santa: mikuláš, mikuláša, mikuláš na objednávku, mikulášska nádielka, mikuláš do domu, mikulášsky sprievod
sauna: sauna, wellness, lázně, kúpele, kúpeľný pobyt, wellness pobyt, kúpeľné pobyty, relaxačný pobyt
surfer wave: surfovanie, windsurfing
swimmer goggles: plavecká škola, kúpalisko, plávať, naučte sa plávať, plavání, bazén, kurz plavání, plavecký kurz
swimmer goggles: plávanie, kurzy plavání, termální lázně, termály
walker: turistický pochod
walker church: púť do, mariánska púť, pešia púť
water-polo-player: vodné pólo
wrestlers: zápasenie
`;
