/** Czech words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const czechLeisure = `
accordion: harmonika, akordeon
badminton: badminton
bagpipes musical-notes: dudy, dudák, dudáci, dudácká muzika
balloon party-popper: balonková výzdoba, balónky, animátor, bublinová show, výzdoba z balonků, dětský karneval
balloon party-popper: dětský den
basketball: basketbal
bell: zvony, zvonař, domovní zvonek
billiard-ball: kulečník, billiard
bingo-card: bingo, bingo večer
binoculars: dalekohledy, dalekohled
boules: pétanque, petanque, pétanquový turnaj, turnaj v pétanque, petang
bowling: kuželky
boxing-glove: box, kickbox, thajský box
calligraphy-brush scroll: čínská kaligrafie, japonská kaligrafie
camera: fotosoutěž, fotograf, fotografie, svatební fotograf, rodinné focení, fotokniha, focení, fotografování dětí
camera: školní fotografování, fotoobraz, portrétní focení, ateliérové focení
carnival-mask party-popper: maškarní ples, maškarní bál, maškarní, masopust, masopustní průvod, karneval, benátské masky
carnival-mask party-popper: maškarní karneval, masopustní
cello musical-notes: violoncello, violoncella, violoncellista, cello, kontrabas
chess-pawn trophy: šachy, šach, šachový, šachový klub, šachový kroužek
choir musical-notes: sbor, pěvecký sbor, pěveckého sboru, pěvecké sbory, dětský sbor, sborový zpěv, sborový koncert
choir musical-notes: gospelový sbor, smíšený sbor
christmas-tree: stromečky, vánoce, vánoční trh, vianoce, stromků
christmas-tree fir-tree: vánoční stromky, vánoční stromek, vánočních stromků, prodej vánočních stromků, živé stromky
christmas-tree fir-tree: jedle kavkazská, jedle kavkazské, vánoční stromečky
clapperboard video-camera: kameraman, svatební video, videoprodukce
classical-guitar musical-notes: klasická kytara, akustická kytara, klasickou kytaru, akustickou kytaru, akustické kytary
classical-guitar musical-notes: španělská kytara
crystal-ball: kartářka, tarot, astrologie, věštkyně, výklad karet
dance-couple musical-notes: společenský tanec, společenské tance, společenských tanců, taneční pro dospělé
dance-couple musical-notes: taneční pro mládež, tango, tanga, argentinské tango, valčík, kurz tanga, standardní tance
dance-couple ring: svatební tanec, první tanec
dice: pokerový turnaj, herní večer, karetní turnaj, desková hra, společenská hra, karetní hra
dice chess-pawn: deskoherna, deskové hry, deskovky
disco-ball: dj, diskotéka, dj na svatbu, klub noc, zábava s kapelou
diving-mask tropical-fish: potápění, kurz potápění
doll: panenka, panenky, panenek, panenkou, hadrová panenka, hadrové panenky, barbie
drum: bicí, bubny
drum-kit drum: bicí souprava, výuka bicích, hra na bicí, bubeník
dumbbell: posilovna, fitness, osobní trenér, fitko, posilňovňa, kruhový trénink, kulturistika, funkční trénink
dumbbell: silový trénink, vzpírání, jednoruční činky, činky, švihadlo, posilovací gumy, proteinový prášek
earbuds: bezdrátová sluchátka, bezdrátových sluchátek, airpods
embroidery-hoop thread: krajka, krajky, paličkování, paličkovaná krajka, vyšívání, výšivky, výšivka, kurz vyšívání
embroidery-hoop thread: křížkový steh
field-hockey: florbal, florbalu, florbalový
fireworks: ohňostroj
fireworks champagne: silvestrovský večírek, silvestrovský pobyt, nový rok
fireworks firecracker: pyrotechnika
fishing-rod fish: rybaření, rybářské potřeby, rybářské závody, soukromý revír, rybářský kroužek, rybolov
flute: flétna, výuka flétny
folk-dancers accordion: lidový tanec, lidové tance, lidových tanců, folklorní soubor, folklorního souboru
folk-dancers accordion: folklorní festival, folklorní slavnosti, národopisný soubor, folklor
football: nohejbal, nábor fotbalistů, sálová kopaná, turnaj v nohejbalu, fotbalový turnaj
football goal-net: fotbalový klub, fotbalového klubu, fotbalový oddíl, fotbalového oddílu, fotbalová přípravka
football goal-net: fotbalové přípravky, mladí fotbalisté, fotbal, futbal
framed-picture: plakát, obraz na plátně, fotorámeček, rám na obraz
framed-picture palette: galerie, rámování, rámování obrazů
framed-picture palette: ~ výstava, výstavy
framed-picture palette: muzejní noc, galerijní noc, dernisáž, bienále
frisbee: frisbee, discgolf
game-controller joystick: videohry, počítačové hry, virtuální reality, virtuální realita, herna virtuální reality
game-controller joystick: vr herna
gift: dárkové poukazy, upomínkové předměty, dárková krabička
gift ribbon: dárky, dárek, dárkový poukaz, darčeky
go-kart: motokáry, motokára, motokár, karting, motokárová dráha
golf golfer: golf, minigolf
guitar musical-notes: kytara, hodiny kytary, hudební škola, gitara
handpan musical-notes: handpan
harmonica: foukací harmonika, foukací harmoniky, foukací harmoniku
harp musical-score: harfa, harfistka
headphones: sluchátka
headphones speaker: domácí kino
headphones telephone: dispečer, operátorka
headphones telephone: linka bezpečí
headphones vinyl-record: nový singl
hot-tub: vířivka, vířivky, koupací sudy
ice-hockey: hokej, hokejová škola
ice-skate: kluziště, krasobruslení, bruslení, zimní stadion
jack-o-lantern: strašidelný průvod
jack-o-lantern ghost: halloween, halloweenská párty, halloweenský
judo-suit: sebeobrana, karate, judo, bojová umění, zápas, bojové sporty
kite: létající drak
kitesurfer: kitesurfing, kiting
knot flexed-arm: přetahování lanem
laser-blaster target: lasergame, laser game, laser aréna, laserová aréna
loom yarn: tkaní, tkalcovství, tkalcovský stav, kurz tkaní
magic-wand top-hat: kouzelník, kúzelník
marionette theatre-masks: loutkové divadlo, loutky, loutka, loutkové představení, loutkáři, maňásci
menorah: chanuka, chanuky, menora
metal-detector coin: detektor kovů, detektory kovů
microphone: zpívat, hodiny zpěvu, karaoke, večer komiků, improvizační show
microphone bouquet: moderátor, zpěvačka, výuka zpěvu, zpěv
microphone musical-notes: hlasová výchova, rétorika
microphone projector: konference, školení, workshop pro podnikatele, sympozium, kulatý stůl, firemní školení
microphone projector: setkání podnikatelů
microphone projector: ~ přednáška, beseda, seminář
musical-notes: koncert, koncerty, zbor, orchestr, zuš, základní umělecká škola, hudební výchova, hudební kurzy
musical-notes: hudební festival, živá hudba, cimbálová muzika, filharmonie, recitál
musical-notes musical-score: pěvecké sdružení
musical-score musical-notes: koledy, zpěváci
oboe musical-notes: klarinet, klarinetu
origami-crane: origami
padel-racket: padel, padelové kurty, padelový kurt
paintball-marker: paintball, paintballová zbraň, paintballové zbraně, paintballové hřiště
painted-eggs basket: malování kraslic, kraslice, kraslic, velikonoční vajíčka, zdobení kraslic, malovaná vajíčka
palette paintbrush: malování na obličej, výtvarný kurz, výtvarný kroužek, kreslit, malovat obrazy, kresba, kreslení
palette paintbrush: kurz malování, malování obrazů, kurz kreslení, akvarel
party-popper balloon: oslava, narozeniny, silvestr, párty
party-popper champagne: rozlučka se svobodou, rozlučka
piano-keys: ladič pian, ladění pian, klavír, hodiny klavíru
pickleball: pickleball
pipe-organ: varhanář
pipe-organ church: varhany, varhanní koncert, koncert varhan, oprava varhan, varhanní hudba
playing-card: mariáš, turnaj v mariáši, bridž
portuguese-guitar musical-notes: mandolína, mandolíny, loutna
portuguese-guitar wine: fado, večer fada
potters-wheel vase: hrnčířský kruh, kurz keramiky, keramický kurz, keramická dílna, točení na kruhu, hrnčířství
potters-wheel vase: kurzy keramiky, hrnčíř
puzzle: puzzle, únikovka
puzzle pencil: křížovka, křížovky, slovní hra, slovní hry, osmisměrka
quilt: patchwork, patchworkový kurz
raft: rafting, raft, rafty, sjíždění divoké vody, raftingu, raftů
running-shirt: legíny, tepláky, sport prodejna
running-shirt football: sportovní oblečení, atletika, dresy
saxophone piano-keys: saxofon
sewing-needle: krejčí, krejčovství, kurz šití, krajčír
sewing-needle sewing-machine: šít, naučte se šít
sewing-needle thread: lidové kroje, šití krojů, šití na míru, galanterie, úpravy oděvů, opravy oděvů, švadlena
sewing-needle thread: zkracování kalhot, opravna oděvů
shisha: vodní dýmka, vodní dýmky
singing-bowl lotus: tibetské mísy, tibetských mís, tibetská mísa, zvuková lázeň, gongová lázeň
singing-bowl lotus: muzikoterapie tibetské mísy, zvuková koupel, tibetské misky
skis skier: lyžovačka, lyžování, lyžařský zájazd, lyžařský kurz, lyží, půjčovna lyží, servis lyží
skis snowy-mountain: lyžařská škola, lyže, lyžovanie, lyžařský zájezd, skipas, běžky, ski areál
sleeping-bag: spacák, spacáky, spacáku, spacáků, spací pytel, spací pytle, péřový spacák
squash-racket: squash, squashová raketa, squashové rakety, squashový kurt, squashe
studio-microphone headphones: nahrávací studio, podcast, podcasty
table-football: stolní fotbal, stolní fotbálek, fotbálek, stolního fotbalu
table-tennis: stolní tenis
target: sportovní střelba, střelnice, šipky, zbraně a střelivo, zbrojní průkaz
target bow-and-arrow: lukostřelecký klub, lukostřelecký oddíl
teddy-bear: dětská kuchyňka
teddy-bear crayon: mateřská škola, mateřská školka, školce, školky, školku, mateřské škole, dětská skupina, školka
teddy-bear crayon: jesle, hračky, hračkářství, škôlka, hlídání dětí, hlídací babička
teddy-bear sewing-needle: nemocnice pro panenky, klinika pro medvídky
teddy-bear toy-bricks: stavebnice, plyšáci, autíčka
television: televize, televizor, elektronika, anténní technik, televizory
tennis: tenisový klub, tenis, tenisové kurty, tenisová škola, tenisová raketa
theatre-masks: komedie, komedie o dvou dějstvích, ochotníci, ochotnické divadlo, divadelní spolek
theatre-masks: divadlo, opera, muzikál, pohádka pro děti, premiéra hry, činohra, divadelní kroužek
theatre-masks: divadelní představení, herecký kurz, opereta
theatre-masks dress: půjčovna kostýmů, karnevalové kostýmy, kostýmy
theatre-masks teddy-bear: loutková pohádka
ticket: tombola
toy-bricks: dřevěné kostky
toy-bricks teddy-bear: dřevěné hračky, hračky ze dřeva
trampoline gymnast: trampolína, trampolíny, trampolínový park, jump aréna
treadmill dumbbell: běžecký pás, běžecké pásy, posilovací stroje, fitness vybavení
trumpet: trubka
trumpet drum: dechová kapela, dechový orchestr
trumpet saxophone: dechovka, dechová hudba
tuba: tuba
ukulele musical-notes: ukulele, kurz ukulele
video-camera: reklamní spot, střih videa, produkce videí, natáčení, přímý přenos akce
vinyl-record: gramofonové desky, vinyly, gramodesky
violin: housle, hra na housle, výuka houslí
violin guitar: houslař, kytarář
volleyball: volejbal
windsurfer: windsurfing, windsurf, windsurfingu, kurz windsurfingu, windsurfingová škola
xylophone: xylofon, xylofony, marimba
yarn: plstění, předení, příze, vlna, pletení, háčkování, plést, háčkovat
zip-line tree: lanový park, lanové centrum, zipline, lanovka v korunách
astronaut planet: vesmír, planetárium
baby: miminko, porodní asistentka, předporodní kurz, nosítko, šátek na nošení, chůvička
bride dove: oddávající, svatební obřadník
bride ring: svadobné šaty
builder bricks: zedníci, stavební dělník, stavbyvedoucí, pomocný dělník, betonář, železář, stavební dělníci
climber: lezecká stěna, horolezectví, lezení
clown: klaun
cook: šéfkuchař, pomocná síla do kuchyně, pizzař
cook frying-pan: kuchař, kuchaře, kuchařku, pomocný kuchař, vaření, škola vaření, vařit, kurz vaření
cook frying-pan: kurz varenia, kurz pečení, kuchařský kurz, kuchařka
dancer: latino
dancer musical-notes: čaj o páté, ples, plesy, hasičský ples, myslivecký ples, maturitní ples, tanečnice, tanečnic
dancer musical-notes: taneční soubor, tanečníci, tanečníky, tanečníků, taneční, kurzy tance
dancer musical-notes: taneční škola, tanec, taneční kurz
fencer: šerm
gymnast: gymnastika, akrobacie, mažoretky, sokol cvičení
gymnast dumbbell: reformer pilates, pilates na reformeru, pilates na strojích
handball-player: házená
juggler circus-tent: cirkusová škola
lotus-position: zdravá záda, strečink, cvičení na záda, podložka na cvičení
lotus-position lotus: relaxace, jóga, joga, meditace, pilates, jógy
massage lotus: akupunktura, reflexní terapie, masér, masáže, masáž, čínská medicína, baňkování, ajurvéda, lávové kameny
nurse: zdravotní sestra, pečovatelka, opatrovateľka, péče o seniory, domov seniorů, domáca starostlivosť
nurse older-person: odlehčovací služby, asistent pro seniory, půjčovna pomůcek pro seniory
nurse stethoscope: sanitář, praktická sestra
older-person dumbbell: cvičení pro seniory, cvičení seniorů, gymnastika pro seniory, senior fitnes
older-person dumbbell: zdravotní cvičení pro seniory
older-person nurse: domov pro seniory, domov důchodců
older-person tea: klub seniorů, setkání důchodců, akce pro seniory
older-person tea: ~ senioři
pregnant-woman: těhotenství, dula, laktační poradkyně
rower: veslařský trenažér
rower canoe: veslařský klub, veslování
runner sneaker: běh, během, běhy, přespolní běh, terénní běh, charitativní běh, běžecký závod, půlmaraton, noční běh
runner sneaker: závod v běhu, běžecká škola, krosový běh, štafeta
santa: mikuláš, mikuláše, mikuláš a čert, mikuláš na objednávku, mikulášská nadílka, mikulášská, ježíšek
santa: mikuláš do domu, mikulášský průvod
sauna: saunový ceremoniál, saunové ceremoniály, saunový svět, sauna, wellness, lázně, kúpele, kúpeľný pobyt
sauna: wellness pobyt, kúpeľné pobyty, relaxačný pobyt
sauna bubbles: solná jeskyně, pobyt v lázních, saunování, parní lázeň
surfer wave: surfování
swimmer goggles: plavecká škola, plavecký, plavat, naučte se plavat, plavání, bazén, kurz plavání, plavecký kurz
swimmer goggles: plávanie, kurzy plavání, aquapark
walker: pěší pouť, dálkový pochod, turistický pochod
water-polo-player: vodní pólo
wrestlers: zápas řecko-římský, zápasení
`;
