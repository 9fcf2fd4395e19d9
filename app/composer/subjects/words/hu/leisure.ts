/** Hungarian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const hungarianLeisure = `
accordion: harmonika, tangóharmonika
acupuncture: akupunktúra, akupunktúrás kezelés
aerialist: légakrobatika, légtornász, légi akrobatika, selyemakrobatika, légi tánc, aerial silk, aerial hoop, légjóga
arcade-machine: árkádgép, árkádgépek, játéktermi játékgép, flipperautomata, flipperautomaty, árkádjátékok
awareness-ribbon: rózsaszín szalag
badminton: tollaslabda
bagpipes musical-notes: dudás, skót duda, dudazenekar
balloon: lufihajtogatás, gyereknap, gyermeknap
balloon beers: majális, juniális, május elseje
balloon party-popper: lufi, lufik, lufidekoráció, szülinapi zsúr, gyerekzsúr, születésnap, szülinap, léggömb
balloon party-popper: születésnapi zsúr
banjo: tambura
basketball: kosárlabda
bell: harang, harangok, harangöntés, ajtócsengő
billiard-ball: biliárd
bingo-card: bingó, bingo, bingóest, tombola és bingó
binoculars: távcső, távcsövek
binoculars bird: madármegfigyelés
boules: pétanque, petanque, pétanque verseny
bowling: teke, tekepálya
breakdancer: breakdance, breaktánc, break tánc, breaktáncos, breakdance oktatás, breaktánc oktatás
bungee-jumper: bungee jumping, bungee, bungee ugrás, bungee-ugrás, bungee jump
calligraphy-brush scroll: japán kalligráfia, kínai kalligráfia
camera: fotópályázat, fotós, fényképész, fotózás, esküvőfotózás, fotókör
camera-flash: fotósarok
carnival-mask party-popper: farsang, farsangi, farsangi bál, álarcosbál, jelmezbál, karnevál, maszkabál
carnival-mask party-popper: farsangi mulatság, busójárás
carrom-board: carrom, carrom tábla
cello musical-notes: cselló, csellótanítás, csellista, gordonka, nagybőgő
chess-pawn trophy: sakkverseny, sakkversenyek, sakktorna, sakk kupa, sakk, sakkklub, sakktanfolyam, sakkör, sakkszakkör
choir musical-notes: kórus, kórusba, kórusok, kórustagok, énekkar, énekkari, gyermekkórus, kóruskoncert, dalkör
choir musical-notes: gospelkórus, férfikar, nőikar, énekkarok
christmas-tree: karácsonyi dekoráció
christmas-tree fir-tree: karácsonyfa, karácsonyfák, karácsonyfavásár, fenyőfa, fenyőfák, fenyőfavásár, fenyővásár
christmas-tree fir-tree: nordmann fenyő
christmas-tree: ~ karácsony, adventi vásár, karácsonyi vásár
cigar: szivar, szivarok, szivarbolt, kubai szivar, szivarszoba, dohánybolt, dohányboltok
clapperboard video-camera: videós, esküvői videó, videógyártás
classical-guitar musical-notes: klasszikus gitár, akusztikus gitár, akusztikus gitárok, klasszikusgitár
cool-box: hűtőláda, hűtőládák, hűtőtáska
croquet: krokett játék, krokettjáték, krokettütő
crystal-ball: jósnő, tarot, kártyajóslás, asztrológus, jóslás, horoszkóp, asztrológia
dance-couple: akrobatikus rock, locsolóbál, locsolóbált, locsolóbálra, batyusbál, batyusbált, batyus bál
dance-couple: szilveszteri batyusbál
dance-couple musical-notes: társastánc, társastánc tanfolyam, tangó, tango, keringő, argentin tangó, táncest, milonga
dance-couple musical-notes: salsa oktatás, jótékonysági bál, bál
dance-couple ring: nyitótánc, esküvői tánc, esküvői nyitótánc
dancer: hastánc
dhol: dhol, dhol dob
dice: kártyajáték
dice chess-pawn: társasjáték kávézó, társasjáték, társasjátékok
disco-ball: dj, diszkó, esküvői dj
diving-mask tropical-fish: búvárkodás, búvártanfolyam, búváriskola
doll: baba játék, játékbaba, játékbabák, rongybaba, rongybabák, barbie, babaruha játék, csuhébaba, csuhébabák
dominoes: dominójáték, dominó játék, dominóverseny
drum: dobolni, dobolás
drum-kit drum: dobfelszerelés, dobtanítás, doboktatás, dobszerkó
dumbbell: edzőterem, fitness, személyi edző, kézisúlyzó, súlyzó, erősítő gumiszalag
earbuds: vezeték nélküli fülhallgató, fülhallgató, fülhallgatók, airpods
embroidery-hoop: hímző asszonyokat, hímző asszonyok, hímzőnő
embroidery-hoop thread: népviselet, népviseletek, csipke, csipkék, halasi csipke, csipkeverés, hímzés, hímző szakkör
embroidery-hoop thread: hímzések, keresztszemes, hímzőkör, gobelin
exercise-bike: szobakerékpár, szobakerékpárok, szobabicikli, spinning óra, spinning órák, spinning kerékpár
exercise-bike: spinning bicikli
field-hockey: floorball
film-camera popcorn: kertmozi, szabadtéri mozi, autósmozi, filmklub
fireworks: tűzijáték, augusztus 20
fishing-rod fish: horgásztó, horgászat, horgászbolt
fishing-rod hook: műcsali, műcsalik, csali, csalik
flag: zászló, zászlók
flute: fuvola
folk-dancers: csárdás
folk-dancers accordion: néptánc, néptáncos, néptáncosokat, táncház, néptáncegyüttes, néptánccsoport, néptáncoktatás
folk-dancers accordion: táncházi, néptánctalálkozó, táncházak, táncházat, gyerektáncház
football: focisuli
football goal-net: foci, labdarúgás
framed-picture: poszter, vászonkép, képkeret
framed-picture palette: galéria, képkeretezés, keretezés, festőállvány
framed-picture palette: ~ kiállítás, kiállítások, kiállítása
frisbee: frizbi, frizbik, frisbee, discgolf
game-controller joystick: videojáték, játékkonzol, videojátékok
gift parcel: cipősdoboz akció
gift ribbon: köszönetajándék, vendégajándék, köszönőajándék, ajándék, ajándékutalvány
go-kart: gokart, gokartpálya, gokartozás, gokartverseny
golf golfer: golf, minigolf
golf-cart: golfautó, golfautók, golfkocsi, golfkocsik
guitar microphone: zenekar, zenekarok, élőzene
guitar musical-notes: gitározni, gitározás, gitár, gitároktatás, zeneiskola
handpan musical-notes: handpan
harmonica: szájharmonika, szájharmonikák
harmonium: harmónium, harmóniumok
harp musical-score: hárfa, hárfaművész
headphones: fejhallgató
headphones vinyl-record: új kislemez
hot-tub: dézsafürdő, jakuzzi, fürdődézsa
hot-tub bubbles: termálfürdőzés, gyógyfürdőzés, fürdőzés, termál, termálban
hurling: hurling, hurley
ice-hockey: jégkorong
ice-skate: korcsolya, korcsolyázás, jégpálya, műkorcsolya, korcsolyaélezés
jack-o-lantern: tök faragás, tökfaragás
judo-suit: harcművészet, karate, judo, önvédelem
kettlebell dumbbell: kettlebell, kettlebellek, kettlebell edzés, kettlebell óra, kettlebell tanfolyam
kitesurfer: kitesurf, kitesurfing
laser-blaster target: lézerharc, lasertag, laser tag, lézertag
letter-tiles: scrabble, szókirakó, szójáték
loom yarn: szövés, szövőszék, szövőműhely, kézi szövés, takács
magic-wand top-hat: bűvész
marionette theatre-masks: bábszínház, bábelőadás, bábjáték, marionett, bábszínházi előadás
mat-exercise: pilates, pilates óra, pilates órák, pilates stúdió, pilates edzés, pilates tanfolyam, talajpilates
maypole: májusfa, májusfák, májusfaállítás, májusfát
menorah: hanuka, hanukai, menóra
metal-detector coin: fémdetektor, fémkereső, fémdetektoros
microphone: éneklés, énektanítás, énekóra, karaoke
microphone bouquet: ceremóniamester, énekes, vőfély, énektanár
microphone musical-notes: énekelni
musical-notes: koncert, koncertek, cimbalom, citera, citerazenekar, citerazenekarok
musical-notes guitar: fesztivál, fesztiválok, utcafesztivál, zenei fesztivál, nyári fesztivál
musical-score musical-notes: népdalkör, vegyeskar
netball: netball, netbál
nurse older-person: házi segítségnyújtás
oboe: tárogató
oboe musical-notes: klarinét, klarinétoktatás
older-person: nyugdíjas klub, nyugdíjasklub
older-person tea: nyugdíjas találkozó, idősek napja
origami-crane: origami
oud: lant, lantok, arab lant
padel-racket: padel, padelpálya
paintball-marker: paintball, paintball fegyver, paintball pálya
painted-eggs: locsolkodás, locsolóvers
painted-eggs basket: tojásfestés, húsvéti tojás, hímes tojás, hímestojás, tojásírás, tojáskeresés, húsvéti tojásfestés
painted-eggs market-stall: húsvéti vásár
palette crayon: kézműves hét, kézműves tábor, kézműves táborba
palette paintbrush: festés és rajz, arcfestés, rajzolni, festeni, rajz, akvarell, festőtanfolyam, rajztanfolyam
paraglider: siklóernyő, siklóernyők, siklóernyőzés, tandem siklóernyőzés, siklóernyős, siklóernyős oktatás
paraglider: tandemrepülés siklóernyővel
party-popper balloon: ~ buli, születésnapi buli, rendezvény
pedal-boat: vízibicikli, vízibiciklik, vízibicikli kölcsönzés, vízibicikli-kölcsönzés
piano-keys: zongorázni, zongorázás, zongoratanulás, zongorahangoló, zongorahangolás, zongora, zongoraóra
pickleball: pickleball
pilates-reformer: reformer pilates, pilates reformer, reformer óra
pipe-organ church: orgona, orgonakoncert, orgonahangverseny, orgonamuzsika
pirate-ship: kalózhajó, kalózhajók, kalózhajózás
playing-card: bridzs, ulti verseny, snapszli, kanaszta
pole-dancer: rúdtánc, rúdtánc oktatás, rúdtánc óra, rúdtáncos, rúdsport, pole dance, rúdtánc stúdió
pom-poms: pompomlány, pompomlányok, pompom lányok, cheerleading, cheerleader, cheerleaderek, mazsorett, mazsorettek
portuguese-guitar musical-notes: mandolin
portuguese-guitar wine: fado, fado est
postage-stamp: postabélyeg, bélyeggyűjtés, bélyeggyűjtemény, bélyeggyűjtő, filatélia, bélyegek
potters-wheel vase: korongozás, fazekas, fazekasság, korongozó tanfolyam, kerámia tanfolyam, kerámiaműhely
potters-wheel vase: fazekas műhely, agyagozás
puzzle: kirakó
puzzle pencil: szókereső
quilt: patchwork, foltvarró, foltvarrás
raft: rafting, vadvízi evezés, raftingtúra, rafting túra, raftingolás
recorder: furulya, furulyák, furulyaoktatás, furulyatanár, furulyaóra, blockflöte, blockflöték
running-shirt football: sportruházat, atlétika, sportruha
saxophone piano-keys: szaxofon
sewing-needle: varroda, szabó, varrótanfolyam
sewing-needle sewing-machine: varrni, tanulj varrni
sewing-needle thread: viseletkészítő, varrónő, ruhajavítás, rövidáru, varrás
shisha: vízipipa, vízipipák
shofar: sófár, sófárok, sófárfújás
singing-bowl lotus: hangtál, hangtálak, hangtálfürdő, hangfürdő, gongfürdő, hangtálterápia, hangtálas
skis: síbörze
skis skier: sí, síkölcsönző, sítábor
skis snowy-mountain: síkölcsönzés, síoktatás, síszerviz, síelés
sleeping-bag: hálózsák, hálózsákok, hálózsákot, pehely hálózsák
snowmobile: motoros szán, motoros szánok, motorosszán
squash-racket: fallabda, fallabda ütő, squash, squash ütő, squash pálya
steelpan: steelpan, steel pan, acéldob, acéldobok, steel drum
studio-microphone headphones: hangstúdió, podcast
sun-lounger: napozóágy, napozóágyak, napágy
table-football: csocsó, csocsóasztal, csocsóasztalok, asztali foci
table-tennis: asztalitenisz, pingpong
tai-chi: tai chi, taichi, tai-chi, tajcsi, tai chi oktatás, tajcsi oktatás, tai chi tanfolyam
target: lövészklub, lőtér, darts, légpuska
target bow-and-arrow: íjász klub, íjászklub, íjász egyesület
teddy-bear: babaház, játékkonyha, plüssállat
teddy-bear crayon: bölcsőde, óvoda, játékbolt, játékok, családi napközi, óvónő, óvónőt
teddy-bear yarn: horgolt plüss, horgolt figurák, horgolt plüss figurák
television: televízió, tévé, tévészerelő, tv szerelés
tennis: tenisz, teniszoktatás, teniszütő, padelütő
theatre-masks: busó, vígjáték, vígjáték két felvonásban, színdarab, amatőr színjátszók, színkör, műkedvelő színkör
theatre-masks: színjátszó, színjátszó kör, színjátszók, színjátszó csoport, műkedvelő társulat, amatőr társulat
theatre-masks: népszínmű, színház, opera, operett, színházi előadás, színházi előadások, mesejáték
theatre-masks dress: jelmezkölcsönző, jelmezek, jelmez
thread sewing-needle: textilbolt
ticket musical-notes: koncertjegy, koncertjegyek
toy-bricks: fakocka, építőkocka, lego
toy-bricks teddy-bear: fajáték, fajátékok
trading-card: gyűjtögetős kártya, gyűjtögetős kártyák, gyűjtői kártya, gyűjtői kártyák, gyűjtögetős kártyajáték
trading-card: pokémon kártya, pokemon kártya, pokémon kártyák, pokemon kártyák
trampoline gymnast: trambulin, trambulinok, trambulinpark, ugrálópark
treadmill dumbbell: futópad, futópadok, kondigépek
trumpet drum: fúvósok, fúvósokat, fúvós, rézfúvós, fúvószenekarba, tenorkürt, rezesbanda
trumpet saxophone: fúvószenekar
tuba: tuba
ukulele musical-notes: ukulele, ukulele oktatás
videocassette: vhs digitalizálás, vhs kazetta, vhs kazetták, régi kazetták, kazetták átírása, kazetta digitalizálás
vinyl-record: bakelit, hanglemez, lemezbörze, bakelitek
violin: hegedű, hegedűoktatás, hegedűóra, hegedűórák
violin accordion: népzene, cigányzenekar, húzós zenekar
violin guitar: hangszerkészítő
volleyball: röplabda
vr-headset: vr szemüveg, vr szemüvegek, vr-szemüveg, virtuális valóság, virtuális valóság szemüveg, vr headset
vr-headset: vr játékok
windsurfer: széllovas, széllovaglás, windsurf, windszörf
xylophone: xilofon, xilofonok, metallofon
yarn: nemezelés, gyapjú, kötés, horgolás, kötni, horgolni, horgoló kör, horgolókör, horgolókörbe
yarn thread: makramé
zip-line tree: kalandpark, drótkötélpálya, zipline, kötélpálya
astronaut planet: űr, űrkutatás, planetárium
baby: baba, babamasszázs, szülésfelkészítő, szülésznő, szülésfelkészítés, babaholmi, bébiőr, ringató foglalkozás
baby: ringató kicsiknek, baba-mama klub, baba mama klub
ball-pit: labdamedence, labdamedencék, golyómedence, labdatenger, labdamedencét
block-tower: Jenga, óriás Jenga, fatorony játék, óriásjenga
bride dove: szertartásvezető, esküvői szertartásvezető
bunting: zászlófüzér, zászlófüzérek, zászlógirland, zászlógirlandok
capoeira: capoeira, capoeira edzés, capoeira edzések, capoeira oktatás, berimbau
climber: falmászás, mászófal, mászóterem, sziklamászás
clown: bohóc
colour-cube: Rubik-kocka, Rubik-kockák, Rubik-kockát, Rubik kocka, speedcubing
cook frying-pan: szakács, szakácsot, konyhai kisegítő, főzőiskola, főzni, főzőkurzus, főzőtanfolyam
cornhole-board: cornhole, cornhole verseny, babzsákdobáló, cornhole tábla
crossword-grid: keresztrejtvény, keresztrejtvények, szudoku, rejtvényfüzet
dancer musical-notes: táncegyüttes, táncoktatás, tánctanfolyam, tánciskola
dancer musical-notes: táncos, táncosok, táncosokat, tánc
dodgem-car: dodzsem, dodzsemek, dodzsemezés, dodgem
dog-walker: kutyasétáltatás, kutyasétáltató, kutyasétáltatást, kutya sétáltatás
draughts-board: dámajáték, dámatábla, dámaverseny, dámajátékok
erhu: erhu, erhu oktatás, kínai hegedű
fencer: vívás
fire-cupping: köpölyözés, köpölyterápia, köpöly
french-horn: vadászkürt, kürtoktatás, kürtművész, franciakürt, vadászkürtök
golf-bag: golftáska, golftáskák, golfütő, golfütők, golffelszerelés
greeting-card: üdvözlőlap, üdvözlőlapok, üdvözlőkártya, születésnapi képeslap, születésnapi üdvözlőlap, esküvői meghívó
greeting-card: esküvői meghívók
guzheng: guzheng, guzheng oktatás, kínai citera
gymnast: torna gyerekeknek, gyerektorna, akrobatika
gymnast dumbbell: gépi pilates
gymnastics-rings: tornagyűrű, tornagyűrűk, gyűrűgyakorlat
handball-player: kézilabda
hula-hoop: hulahopp, hulahoppkarika, hulahoppkarikák, hulahoppozás, hulahopp óra
juggler circus-tent: cirkuszi iskola
kendo: kendo edzés, kendo klub, kendo tanfolyam
korfball-post: korfball, korfballozás
lion-dance: oroszlántánc, oroszlántáncok
lotus-position: jógamatrac, jógaszőnyeg
lotus-position lotus: relaxáció, jóga, meditáció, jógaóra
marimba: marimba, marimbák, marimbát, marimbaoktatás
massage lotus: masszőr, masszázs
massage-stones: lávaköves masszázs, forró köves masszázs, masszázskő
mermaid: hableány, hableányok, hableányos, hableány úszás, sellőfarok, sellőúszás
mochi-pounding: mochitsuki, mochi készítés
nurse: ápoló, nővér, idősgondozás, idősotthon, ápolónő, idősápolás, betegápolás
older-person dumbbell: szenior torna, szenior tornát, időstorna, nyugdíjas torna, gyógytorna időseknek, idősek tornája
older-person dumbbell: ülőtorna
opera-mask: pekingi opera, kínai opera
postcard: képeslap, képeslapok, képeslapot, képeslapbörze
quiz-cards: kvízest, kocsmakvíz, kvízkártya, pubkvíz
rocking-horse: hintaló, hintalovak, hintalovat
rodeo-bull: rodeóbika, rodeóbikák, rodeo bika, mechanikus bika
rower: evezőpad
rower canoe: evezős egyesület, evezés, evezősklub
runner sneaker: lápfutás, terepfutás, futóverseny, futás, félmaraton, éjszakai futás, jótékonysági futás, erdei futás
runner sneaker: futókör, futóklub, terepfutóverseny
santa: mikulás, mikulásjárat, mikulásvonat, mikulásfutás
sauna: szauna, wellness
sinterklaas: Sinterklaas, Szent Miklós püspök, Mikulás püspök
skipping-rope: ugrálókötél, ugrókötél, ugrálókötelek, ugrókötelek
sticker-sheet: matrica, matricák, matricaív, matricát
sunbed: szolárium, szoláriumok, szoláriumban, szoláriumozás
surfer wave: szörf, szörfiskola
swimmer goggles: úszni, tanulj meg úszni, úszás, úszásoktatás, uszoda, fürdő, strand, wellness fürdő
tambourine: csörgődob, csörgődobok, tamburin, tamburinok, csörgődobot, pandeiro
treasure-chest: kincskeresés, kincskereső játék, kincsesláda, kincsesládák, kincsvadászat, kalózkincs
trombone: harsona, harsonák, harsonás, harsonaoktatás
turntable: lemezjátszó, lemezjátszók, bakelit lejátszó, bakelitlejátszó
walker: gyalogtúra, teljesítménytúra
water-polo-player: vízilabda
wrestlers: birkózás
`;
