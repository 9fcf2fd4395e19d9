/** Czech words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const czechLeisure = `
accordion: harmonika, akordeon, heligonka, heligonky, heligonku, heligonkáři, heligonkářů, harmonikář, harmonikáře
acupuncture: akupunktura, akupunktury, akupunkturu
aerialist: vzdušná akrobacie, vzdušné akrobacie, závěsná akrobacie, akrobacie na šálách, akrobacie na šále, aerial silks
aerialist: aerial hoop, vzdušná jóga
arcade-machine: arkádový automat, arkádové automaty, arkádových automatů, videoherní automat, pinballový automat
awareness-ribbon: růžová stužka, růžový říjen
badminton: badminton
bagpipes musical-notes: dudy, dudák, dudáci, dudácká muzika
balloon party-popper: balonková výzdoba, balónky, animátor, bublinová show, výzdoba z balonků
balloon party-popper: dětský den, den dětí, dni dětí, dne dětí
basketball: basketbal
bell: zvony, zvonař, domovní zvonek
billiard-ball: kulečník, billiard
bingo-card: bingo, bingo večer
binoculars: dalekohledy, dalekohled
boules: pétanque, petanque, pétanquový turnaj, turnaj v pétanque, petang
bowling: kuželky
boxing-glove: box, kickbox, thajský box
breakdancer: breakdance, break dance, kurzy breakdance, lekce breakdance, breakdancer, b-boy, b-girl
bungee-jumper: bungee jumping, bungee-jumping, bungee, skok bungee, bungee jump
calligraphy-brush fountain-pen: kaligrafie, kaligrafii
calligraphy-brush scroll: čínská kaligrafie, japonská kaligrafie
camera: fotosoutěž, fotograf, fotografie, svatební fotograf, rodinné focení, fotokniha, focení, fotografování dětí
camera: školní fotografování, fotoobraz, portrétní focení, ateliérové focení
carnival-mask: dětský karneval, dětského karnevalu
carnival-mask party-popper: maškarní ples, maškarní bál, maškarní, masopust, masopustní průvod, karneval, benátské masky
carnival-mask party-popper: maškarní karneval, masopustní
carrom-board: carrom
cello musical-notes: violoncello, violoncella, violoncellista, cello, kontrabas
chess-pawn trophy: šachy, šach, šachový, šachový klub, šachový kroužek
choir musical-notes: sbor, pěvecký sbor, pěveckého sboru, pěvecké sbory, dětský sbor, sborový zpěv, sborový koncert
choir musical-notes: gospelový sbor, smíšený sbor
christmas-tree: stromečky, vánoce, vánoční trh, vianoce, stromků, rozsvícení vánočního stromu
christmas-tree: rozsvěcení vánočního stromu, vánoční strom, vánočního stromu
christmas-tree fir-tree: vánoční stromky, vánoční stromek, vánočních stromků, prodej vánočních stromků, živé stromky
christmas-tree fir-tree: jedle kavkazská, jedle kavkazské, vánoční stromečky
cigar: doutník, doutníky, prodejna doutníků, kubánské doutníky, tabák, tabáku
clapperboard video-camera: kameraman, svatební video, videoprodukce
classical-guitar musical-notes: klasická kytara, akustická kytara, klasickou kytaru, akustickou kytaru, akustické kytary
classical-guitar musical-notes: španělská kytara
cool-box: chladicí box, chladicí boxy, termobox, přenosná chladnička
croquet: hra kroket, kroketový set
crystal-ball: kartářka, tarot, astrologie, věštkyně, výklad karet
dance-couple musical-notes: společenský tanec, společenské tance, společenských tanců, taneční pro dospělé
dance-couple musical-notes: taneční pro mládež, tango, tanga, argentinské tango, valčík, kurz tanga, standardní tance
dance-couple musical-notes: swingový večer, swingové večery, country bál, country večer, latino, ples, plesy
dance-couple musical-notes: hasičský ples, myslivecký ples, maturitní ples
dance-couple ring: svatební tanec, první tanec
dhol: dhol, buben dhol
dice: pokerový turnaj, herní večer, karetní turnaj, desková hra, společenská hra, karetní hra
dice chess-pawn: deskoherna, deskové hry, deskovky, stolní hry, stolních her
disco-ball: dj, diskotéka, dj na svatbu, klub noc, zábava s kapelou
diving-mask tropical-fish: potápění, kurz potápění
doll: panenka, panenky, panenek, panenkou, hadrová panenka, hadrové panenky, barbie
dominoes: hra domino, turnaj v dominu, dominové kostky
drum: bicí, bubny
drum-kit drum: bicí souprava, výuka bicích, hra na bicí, bubeník
dumbbell: posilovna, fitness, osobní trenér, fitko, posilňovňa, kruhový trénink, kulturistika, funkční trénink
dumbbell: silový trénink, vzpírání, jednoruční činky, činky, posilovací gumy
earbuds: bezdrátová sluchátka, bezdrátových sluchátek, airpods
embroidery-hoop thread: krajka, krajky, paličkování, paličkovaná krajka, vyšívání, výšivky, výšivka, kurz vyšívání
embroidery-hoop thread: křížkový steh
exercise-bike: rotoped, rotopedy, spinningové kolo, lekce spinningu, cyklotrenažér, cyklotrenažéry, hodiny spinningu
field-hockey: florbal, florbalu, florbalový
film-strip: skenování negativů, starých negativů, skenování starých negativů
fireworks: ohňostroj
fireworks champagne: silvestrovský večírek, silvestrovský pobyt, nový rok
fireworks firecracker: pyrotechnika
fishing-rod fish: rybaření, rybářské potřeby, rybářské závody, soukromý revír, rybářský kroužek, rybolov
flute: flétna, výuka flétny
folk-dancers: kroje, krojů, lidové kroje, folklorní kroje, půjčovna krojů, krojované hody, slovácké hody
folk-dancers accordion: lidový tanec, lidové tance, lidových tanců, folklorní soubor, folklorního souboru
folk-dancers accordion: folklorní festival, folklorní slavnosti, národopisný soubor, folklor
folk-dancers tree: kácení májky
football: nohejbal, nábor fotbalistů, sálová kopaná, turnaj v nohejbalu, fotbalový turnaj, nohejbalový turnaj
football: nohejbalového turnaje, nábor do přípravky, přípravky fk, do přípravky fk, fotbalové přípravky
football goal-net: fotbalový klub, fotbalového klubu, fotbalový oddíl, fotbalového oddílu, fotbalová přípravka
football goal-net: mladí fotbalisté, fotbal, futbal
framed-picture: plakát, obraz na plátně, fotorámeček, rám na obraz
framed-picture paintbrush: restaurování, restaurování obrazů, restaurátor
framed-picture palette: galerie, rámování, rámování obrazů
framed-picture palette: ~ výstava, výstavy
framed-picture palette: muzejní noc, galerijní noc, dernisáž, bienále
frisbee: frisbee, discgolf
game-controller joystick: videohry, počítačové hry, herna virtuální reality
gift: dárkové poukazy, upomínkové předměty, dárková krabička
gift ribbon: dárky, dárek, dárkový poukaz, darčeky
go-kart: motokáry, motokára, motokár, karting, motokárová dráha
golf golfer: golf, minigolf
golf-cart: golfový vozík, golfové vozíky, golfových vozíků
guitar musical-notes: kytara, hodiny kytary, hudební škola, gitara
handpan musical-notes: handpan
harmonica: foukací harmonika, foukací harmoniky, foukací harmoniku
harmonium: harmonium, indické harmonium
harp musical-score: harfa, harfistka
headphones: sluchátka
headphones speaker: domácí kino
headphones telephone: dispečer, operátorka, linka bezpečí
headphones vinyl-record: nový singl
horse-rider horse: jezdecký klub, jezdeckého klubu, jezdecký oddíl, vyjížďky na koních, vyjížďka na koni
horse-rider horse: vyjížďky na koni
hot-tub: vířivka, vířivky, koupací sudy
hurling: hurling, hurley, camogie
ice-hockey: hokej, hokejová škola, hokejový klub, hokejového klubu, hokejový turnaj, hokejového turnaje
ice-skate: kluziště, krasobruslení, bruslení, zimní stadion
jack-o-lantern: strašidelný průvod
jack-o-lantern ghost: halloween, halloweenská párty, halloweenský
judo-suit: sebeobrana, karate, judo, bojová umění, zápas, bojové sporty
kettlebell dumbbell: kettlebell, kettlebelly, kettlebellů, trénink s kettlebellem, cvičení s kettlebellem
kettlebell dumbbell: lekce kettlebell
kite: létající drak, drakiáda, drakiády, drakiádu, pouštění draků
kitesurfer: kitesurfing, kiting
knot flexed-arm: přetahování lanem
laser-blaster target: lasergame, laser game, laser aréna, laserová aréna
letter-tiles: scrabble, turnaj ve scrabble, slovní hra, slovní hry
loom yarn: tkaní, tkalcovství, tkalcovský stav, kurz tkaní
magic-wand top-hat: kouzelník, kúzelník
marionette theatre-masks: loutkové divadlo, loutky, loutka, loutkové představení, loutkáři, maňásci
mat-exercise: pilates, lekce pilates, kurz pilates, kurzy pilates, studio pilates, cvičení pilates
maypole: májka, májky, stavění máje, kácení máje, stavění májky
medal: vyznamenání, výkup vyznamenání, řády a vyznamenání
menorah: chanuka, chanuky, menora
metal-detector coin: detektor kovů, detektory kovů
microphone: zpívat, hodiny zpěvu, karaoke, večer komiků, improvizační show
microphone bouquet: moderátor, zpěvačka, výuka zpěvu, zpěv
microphone musical-notes: hlasová výchova, rétorika
microphone projector: konference, školení, workshop pro podnikatele, sympozium, kulatý stůl, firemní školení
microphone projector: setkání podnikatelů
microphone projector: ~ přednáška, beseda, seminář
musical-notes: koncert, koncerty, zbor, orchestr, zuš, základní umělecká škola, hudební výchova, hudební kurzy
musical-notes: hudební festival, živá hudba, filharmonie, recitál
musical-notes beers: majáles, majálesu
musical-notes musical-score: pěvecké sdružení
musical-notes violin: cimbálovka, cimbálová muzika, cimbálovky, cimbálové muziky, cimbálovou muziku
musical-score musical-notes: koledy, zpěváci
netball: netball, netbal
oboe musical-notes: klarinet, klarinetu
older-person: setkání seniorů, setkání důchodců
origami-crane: origami
oud: loutna, loutny, loutnu
padel-racket: padel, padelové kurty, padelový kurt
paintball-marker: paintball, paintballová zbraň, paintballové zbraně, paintballové hřiště
painted-eggs: pletení pomlázek
painted-eggs basket: kraslice, kraslic, velikonoční vajíčka, zdobení kraslic, malovaná vajíčka
painted-eggs market-stall: velikonoční trhy, velikonočních trhů, velikonoční jarmark, velikonočního jarmarku
painted-eggs paintbrush: malování vajíček, malování kraslic, velikonoční dílničky, velikonoční dílna
palette paintbrush: malování na obličej, výtvarný kurz, výtvarný kroužek, kreslit, malovat obrazy, kresba, kreslení
palette paintbrush: kurz malování, malování obrazů, kurz kreslení, akvarel
paraglider: paragliding, paraglider, paraglidingu, tandemový paragliding, tandemové lety paragliding, kurz paraglidingu
paraglider: padákový kluzák
party-popper balloon: oslava, narozeniny, silvestr, párty
party-popper champagne: rozlučka se svobodou, rozlučka
pedal-boat: šlapadlo, šlapadla, šlapadel, půjčovna šlapadel
piano-keys: ladič pian, ladění pian, klavír, hodiny klavíru
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates na reformeru, pilates na reformerech
pipe-organ: varhanář
pipe-organ church: varhany, varhanní koncert, koncert varhan, oprava varhan, varhanní hudba
pirate-ship: pirátská loď, pirátské lodě, pirátskou lodí
playing-card: mariáš, turnaj v mariáši, bridž, tarokový turnaj, taroky, tarokového turnaje
pole-dancer: pole dance, pole-dance, kurzy pole dance, lekce pole dance, tanec u tyče, studio pole dance
pom-poms: roztleskávačka, roztleskávačky, roztleskávaček, cheerleading, cheerleaders, cheerleader, cheerleaderky
pom-poms gymnast: mažoretky, mažoretek, mažoretka
portuguese-guitar musical-notes: mandolína, mandolíny
portuguese-guitar wine: fado, večer fada
postage-stamp: poštovní známka, filatelie, sbírka známek, poštovní známky, poštovních známek, výkup známek
postage-stamp: sběratel známek
potters-wheel vase: hrnčířský kruh, kurz keramiky, keramický kurz, keramická dílna, točení na kruhu, hrnčířství
potters-wheel vase: kurzy keramiky, hrnčíř
puzzle: puzzle, únikovka
quilt: patchwork, patchworkový kurz
raft: rafting, raft, rafty, sjíždění divoké vody, raftingu, raftů
recorder: zobcová flétna, zobcové flétny, zobcovou flétnu, výuka zobcové flétny, hra na zobcovou flétnu
running-shirt: tepláky, sport prodejna
running-shirt football: sportovní oblečení, atletika, dresy
saxophone piano-keys: saxofon
sewing-needle: krejčí, krejčovství, kurz šití, krajčír
sewing-needle sewing-machine: šít, naučte se šít
sewing-needle thread: šití krojů, šití na míru, galanterie, úpravy oděvů, opravy oděvů
sewing-needle thread: zkracování kalhot, opravna oděvů
shisha: vodní dýmka, vodní dýmky
shofar: šofar, šofary, beraní roh
singing-bowl lotus: tibetské mísy, tibetských mís, tibetská mísa, zvuková lázeň, gongová lázeň
singing-bowl lotus: muzikoterapie tibetské mísy, zvuková koupel, tibetské misky
skier: jízdy na lyžích, jízda na lyžích, výuka jízdy na lyžích
skis skier: lyžovačka, lyžování, lyžařský zájazd, lyžařský kurz, lyží, půjčovna lyží, servis lyží
skis snowy-mountain: lyžařská škola, lyže, lyžovanie, lyžařský zájezd, skipas, běžky, ski areál
sleeping-bag: spacák, spacáky, spacáku, spacáků, spací pytel, spací pytle, péřový spacák
snowboarder: snowboardy, snowboardů, snowboard, snowboardový kurz
snowmobile: sněžný skútr, sněžné skútry, sněžných skútrů, sněžném skútru
squash-racket: squash, squashová raketa, squashové rakety, squashový kurt, squashe
steelpan: steelpan, steel pan, steel drum, steelband
sticker-sheet car: polepy aut, polepy vozidel, polepy automobilů
studio-microphone headphones: nahrávací studio, podcast, podcasty
sun-lounger: zahradní lehátko, zahradní lehátka, plážová lehátka, lehátko k bazénu
table-football: stolní fotbal, stolní fotbálek, fotbálek, stolního fotbalu
table-tennis: stolní tenis
tai-chi: tai chi, taichi, tai-chi, tchaj-ťi, taiči, kurz tai chi, lekce tai chi, kurzy taiči
target: sportovní střelba, střelnice, šipky, zbraně a střelivo, zbrojní průkaz
target bow-and-arrow: lukostřelecký klub, lukostřelecký oddíl
teddy-bear: dětská kuchyňka
teddy-bear crayon: mateřská škola, mateřská školka, školce, školky, školku, mateřské škole, dětská skupina, školka
teddy-bear crayon: jesle, hračky, hračkářství, škôlka, hlídání dětí, hlídací babička
teddy-bear sewing-needle: nemocnice pro panenky, klinika pro medvídky
teddy-bear toy-bricks: plyšáci, autíčka
television: televize, televizor, elektronika, anténní technik, televizory
tennis: tenisový klub, tenis, tenisové kurty, tenisová škola, tenisová raketa, tenisový turnaj, tenisového turnaje
theatre-masks: komedie, komedie o dvou dějstvích, ochotníci, ochotnické divadlo, divadelní spolek, divadlo, opera
theatre-masks: muzikál, pohádka pro děti, premiéra hry, činohra, divadelní kroužek, divadelní představení, herecký kurz
theatre-masks: opereta, dramatický kroužek, dramatického kroužku
theatre-masks dress: půjčovna kostýmů, karnevalové kostýmy, kostýmy
theatre-masks teddy-bear: loutková pohádka
ticket: tombola
toy-bricks: dřevěné kostky, stavebnice, stavebnic, stavebnici
toy-bricks teddy-bear: dřevěné hračky, hračky ze dřeva
trading-card: sběratelské karty, sběratelská karta, sběratelské kartičky, sběratelských karet, sběratelská karetní hra
trading-card: pokémon karty, pokemon karty, hokejové kartičky
trampoline gymnast: trampolína, trampolíny, trampolínový park, jump aréna
treadmill dumbbell: běžecký pás, běžecké pásy, posilovací stroje, fitness vybavení
trumpet: trubka
trumpet drum: dechová kapela, dechový orchestr
trumpet saxophone: dechovka, dechová hudba
tuba: tuba
ukulele musical-notes: ukulele, kurz ukulele
video-camera: reklamní spot, střih videa, produkce videí, natáčení, přímý přenos akce
video-camera clapperboard: videoklipy, videoklip, videoklipů
videocassette: digitalizace vhs, kazet vhs, vhs kazet, přepis kazet, přepis vhs
vinyl-record: gramofonové desky, vinyly, gramodesky
violin: housle, hra na housle, výuka houslí
violin guitar: houslař, kytarář
volleyball: volejbal, volejbalový turnaj, volejbalového turnaje
vr-headset: vr brýle, brýle pro virtuální realitu, virtuální realita, virtuální reality, vr headset, vr hry, vr herna
windsurfer: windsurfing, windsurf, windsurfingu, kurz windsurfingu, windsurfingová škola
xylophone: xylofon, xylofony
yarn: plstění, předení, příze, vlna, pletení, háčkování, plést, háčkovat
zip-line tree: lanový park, lanové centrum, zipline, lanovka v korunách
astronaut planet: vesmír, planetárium
baby: miminko, porodní asistentka, předporodní kurz, chůvička, vítání občánků, vítání nových občánků
ball-pit: bazén s míčky, bazény s míčky, bazének s míčky, kuličkový bazén, suchý bazén s míčky
block-tower: Jenga, obří Jenga, věž z dřevěných kostek, padající věž
bride dove: oddávající, svatební obřadník
bride ring: svadobné šaty
builder bricks: zedníci, stavební dělník, stavbyvedoucí, pomocný dělník, betonář, železář, stavební dělníci
bunting: girlanda z vlaječek, girlandy z vlaječek, vlaječková girlanda, vlaječkové girlandy
capoeira: capoeira, capoeiry, capoeiru, lekce capoeiry, berimbau
climber: lezecká stěna, horolezectví, lezení
clown: klaun
colour-cube: Rubikova kostka, Rubikovy kostky, Rubikovu kostku, speedcubing
cook: šéfkuchař, pomocná síla do kuchyně, pizzař
cook frying-pan: kuchař, kuchaře, kuchařku, pomocný kuchař, vaření, škola vaření, vařit, kurz vaření, kurz varenia
cook frying-pan: kurz pečení, kuchařský kurz, kuchařka
cornhole-board: cornhole, turnaj v cornhole, hra cornhole, deska na cornhole
crossword-grid: křížovka, křížovky, křížovek, osmisměrka
dancer musical-notes: čaj o páté, tanečnice, tanečnic
dancer musical-notes: taneční soubor, tanečníci, tanečníky, tanečníků, taneční, kurzy tance, taneční škola, tanec
dancer musical-notes: taneční kurz
dodgem-car: pouťový autodrom, autíčka na autodromu, pouťová autíčka, nárazová autíčka
dog-walker: venčení psů, venčení psa, procházky se psem, venčitel psů
draughts-board: hra dáma, desková hra dáma, turnaj v dámě, šachovnice na dámu
erhu: erhu, výuka erhu, čínské housle
fencer: šerm
fire-cupping: baňkování, baňkování zad, baňková masáž
french-horn: lesní roh, lesní rohy, lesního rohu, hra na lesní roh, hornista
golf-bag: golfový bag, golfové bagy, golfové hole, golfových holí, golfové vybavení
greeting-card: blahopřání, přání k narozeninám, přáníčko k narozeninám, svatební oznámení, svatební pozvánky
guzheng: guzheng, kurz guzheng, čínská citera
gymnast: gymnastika, akrobacie, sokol cvičení, cvičení rodiče s dětmi, sokol cvičí, cvičí rodiče s dětmi
gymnast: cvičení rodičů s dětmi, sokol tělocvična, cvičení s dětmi
gymnast dumbbell: pilates na strojích
gymnastics-rings: gymnastické kruhy, gymnastických kruhů
handball-player: házená
hula-hoop: hula hoop, hula hop, obruč hula hoop, kurz hula hoop
juggler circus-tent: cirkusová škola
kendo: kendo, kendó, kurz kendo, tréninky kendo, oddíl kendo
korfball-post: korfbal, korfbalu, korfbalový
lion-dance: lví tanec, lvího tance, lví tance
lotus-position: zdravá záda, strečink, cvičení na záda, podložka na cvičení
lotus-position lotus: relaxace, jóga, joga, meditace, jógy
marimba: marimba, marimby, marimbu, koncert pro marimbu
massage lotus: reflexní terapie, masér, masáže, masáž, čínská medicína, ajurvéda, lávové kameny, masérku, masérka
massage lotus: masérky
massage-stones: masáž lávovými kameny, lávovými kameny, horké kameny
mermaid: mořská panna, mořské panny, mořských panen, malá mořská víla, mermaiding
mochi-pounding: mochitsuki, výroba mochi
nurse: zdravotní sestra, pečovatelka, opatrovateľka, péče o seniory, domov seniorů, domáca starostlivosť
nurse older-person: odlehčovací služby, asistent pro seniory, půjčovna pomůcek pro seniory
nurse stethoscope: sanitář, praktická sestra
older-person dumbbell: cvičení pro seniory, cvičení seniorů, gymnastika pro seniory, senior fitnes
older-person dumbbell: zdravotní cvičení pro seniory
older-person nurse: domov pro seniory, domov důchodců
older-person tea: klub seniorů, akce pro seniory
older-person tea: ~ senioři
opera-mask: pekingská opera, pekingské opery, čínská opera
postcard: pohlednice, pohlednic, pohlednici, pohlednicemi, burza pohlednic
pregnant-woman: těhotenství, dula, laktační poradkyně
quiz-cards: hospodský kvíz, kvízový večer, vědomostní kvíz, kvízové karty, pub kvíz
rocking-horse: houpací kůň, houpací koně, houpací koník
rodeo-bull: mechanický býk, mechanického býka, rodeo býk, elektrický býk
rower: veslařský trenažér
rower canoe: veslařský klub, veslování
runner sneaker: běh, během, běhy, přespolní běh, terénní běh, charitativní běh, běžecký závod, půlmaraton, noční běh
runner sneaker: závod v běhu, běžecká škola, krosový běh, štafeta
santa: mikuláš, mikuláše, mikuláš a čert, mikuláš na objednávku, mikulášská, ježíšek
santa: mikuláš do domu, mikulášský průvod
sauna: saunový ceremoniál, saunové ceremoniály, saunový svět, sauna, wellness, lázně, kúpele, kúpeľný pobyt
sauna: wellness pobyt, kúpeľné pobyty, relaxačný pobyt
sauna bubbles: solná jeskyně, pobyt v lázních, saunování, parní lázeň
sinterklaas: Sinterklaas, svatý Mikuláš, Mikulášská nadílka, mikulášská besídka
skipping-rope: švihadlo, švihadla, švihadel
sticker-sheet: samolepka, samolepky, samolepek, arch samolepek
sunbed: solárium, solária, soláriu
surfer wave: surfování
swimmer goggles: plavecká škola, plavecký, plavat, naučte se plavat, plavání, bazén, kurz plavání, plavecký kurz
swimmer goggles: plávanie, kurzy plavání, aquapark
tambourine: tamburína, tamburíny, tamburínu, tamburínou, pandeiro
treasure-chest: hon za pokladem, truhla s pokladem, truhla pokladů, pirátský poklad, cesta za pokladem
treasure-chest: cestu za pokladem, hledání pokladu
trombone: pozoun, pozouny, trombon, pozounista
turntable: gramofon, gramofony, gramofonů, dj gramofon
walker: pěší pouť, turistický pochod, dálkový pochod, noční pochod, pochody
water-polo-player: vodní pólo
wrestlers: zápas řecko-římský, zápasení
`;
