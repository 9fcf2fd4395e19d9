/** Hungarian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const hungarianLeisure = `
accordion: harmonika, tangóharmonika
badminton: tollaslabda
bagpipes musical-notes: dudás, skót duda, dudazenekar
balloon party-popper: lufi, lufik, lufidekoráció, szülinapi zsúr, gyerekzsúr, születésnap, szülinap, léggömb
banjo: citera, tambura
basketball: kosárlabda
bell: harang, harangok, harangöntés, ajtócsengő
billiard-ball: biliárd
binoculars: távcső, távcsövek
bowling: teke, tekepálya
camera: fotópályázat, fotós, fényképész, fotózás, esküvőfotózás
camera-flash: fotósarok
chess-pawn trophy: sakkverseny, sakkversenyek, sakktorna, sakk kupa, sakk, sakkklub, sakktanfolyam, sakkör, sakkszakkör
christmas-tree fir-tree: karácsonyfa, karácsonyfák, karácsonyfavásár, fenyőfa, fenyőfák, fenyőfavásár, fenyővásár
christmas-tree fir-tree: nordmann fenyő
christmas-tree: ~ karácsony, adventi vásár, karácsonyi vásár
clapperboard video-camera: videós, esküvői videó, videógyártás
crystal-ball: jósnő, tarot, kártyajóslás, asztrológus
dice: kártyajáték
dice chess-pawn: társasjáték kávézó, társasjáték, társasjátékok
disco-ball: dj, diszkó, esküvői dj
diving-mask tropical-fish: búvárkodás, búvártanfolyam, búváriskola
doll: baba játék, játékbaba, játékbabák, rongybaba, rongybabák, barbie, babaruha játék
drum: dobolni, dobolás
drum-kit drum: dobfelszerelés, dobtanítás, doboktatás, dobszerkó
dumbbell: edzőterem, fitness, személyi edző, kézisúlyzó, súlyzó, ugrókötél, erősítő gumiszalag, fehérjepor
earbuds: vezeték nélküli fülhallgató, fülhallgató, fülhallgatók, airpods
embroidery-hoop thread: népviselet, népviseletek, csipke, csipkék, halasi csipke, csipkeverés, hímzés, hímző szakkör
embroidery-hoop thread: hímzések, keresztszemes, hímzőkör
field-hockey: floorball
film-camera popcorn: kertmozi, szabadtéri mozi, autósmozi
fireworks: tűzijáték
fishing-rod fish: horgásztó, horgászat, horgászbolt
flute: fuvola, furulya
football goal-net: foci, labdarúgás
framed-picture: poszter, vászonkép, képkeret
framed-picture palette: galéria, képkeretezés, keretezés
framed-picture palette: ~ kiállítás, kiállítások, kiállítása
game-controller joystick: videojáték, játékkonzol, videojátékok
gift ribbon: köszönetajándék, vendégajándék, köszönőajándék, ajándék, ajándékutalvány
golf golfer: golf, minigolf
guitar musical-notes: gitározni, gitározás, gitár, gitároktatás, zeneiskola
harp musical-score: hárfa, hárfaművész
headphones: fejhallgató
headphones vinyl-record: új kislemez
hot-tub: dézsafürdő, jakuzzi, fürdődézsa
hot-tub bubbles: termálfürdőzés, gyógyfürdőzés, fürdőzés, termál, termálban
ice-hockey: jégkorong
ice-skate: korcsolya, korcsolyázás, jégpálya, műkorcsolya
judo-suit: harcművészet, karate, judo, önvédelem
kitesurfer: kitesurf, kitesurfing
lawn-bowls: pétanque, petanque
loom yarn: szövés, szövőszék, szövőműhely, kézi szövés, takács
magic-wand top-hat: bűvész
marionette theatre-masks: bábszínház, bábelőadás, bábjáték, marionett, bábszínházi előadás
metal-detector coin: fémdetektor, fémkereső, fémdetektoros
microphone: éneklés, énektanítás, énekóra, karaoke
microphone bouquet: ceremóniamester, énekes, vőfély, énektanár
microphone musical-notes: énekelni
musical-notes: koncert, koncertek, kórus
musical-score musical-notes: kórustagok, dalkör, kórusba, népdalkör, vegyeskar, énekkar
padel-racket: padel, padelpálya, fallabda, squash
palette paintbrush: festés és rajz, arcfestés, rajzolni, festeni, rajz, akvarell, festőtanfolyam, rajztanfolyam
party-popper balloon: ~ buli, születésnapi buli, rendezvény
piano-keys: zongorázni, zongorázás, zongoratanulás, zongorahangoló, zongorahangolás, zongora, zongoraóra
pipe-organ church: orgona, orgonakoncert, orgonahangverseny, orgonamuzsika
playing-card: bridzs, ulti verseny, snapszli, kanaszta
potters-wheel vase: korongozás, fazekas, fazekasság, korongozó tanfolyam, kerámia tanfolyam, kerámiaműhely
potters-wheel vase: fazekas műhely, agyagozás
puzzle: kirakó
puzzle pencil: keresztrejtvény, szójáték, szókereső
quilt: patchwork, foltvarró, foltvarrás
running-shirt football: sportruházat, atlétika, sportruha
saxophone piano-keys: szaxofon
sewing-needle: varroda, szabó, varrótanfolyam
sewing-needle sewing-machine: varrni, tanulj varrni
sewing-needle thread: viseletkészítő, varrónő, ruhajavítás, rövidáru, varrás
skis skier: sí, síkölcsönző, sítábor
skis snowy-mountain: síkölcsönzés, síoktatás, síszerviz, síelés
studio-microphone headphones: hangstúdió, podcast
table-tennis: asztalitenisz, pingpong, csocsóasztal
target: lövészklub, lőtér, darts, paintball
target bow-and-arrow: íjászat, íjász klub, íjászklub, íjász egyesület
teddy-bear: babaház, játékkonyha, plüssállat
teddy-bear crayon: bölcsőde, óvoda, játékbolt, játékok
television: televízió, tévé, tévészerelő
tennis: tenisz, teniszoktatás, teniszütő, padelütő
theatre-masks: busójárás, busó, farsang, farsangi, vígjáték, vígjáték két felvonásban, színdarab, amatőr színjátszók
theatre-masks: színkör, műkedvelő színkör, színjátszó, színjátszó kör, színjátszók, színjátszó csoport
theatre-masks: műkedvelő társulat, amatőr társulat, népszínmű, színház, opera
theatre-masks dress: jelmezkölcsönző, jelmezek, jelmez
thread sewing-needle: textilbolt
toy-bricks: fakocka, építőkocka
toy-bricks teddy-bear: fajáték, fajátékok
trampoline gymnast: trambulin, trambulinok, trambulinpark, ugrálópark
treadmill: szobabicikli
treadmill dumbbell: futópad, futópadok, kondigépek
trumpet drum: fúvósok, fúvósokat, fúvós, rézfúvós, fúvószenekarba, klarinét, tenorkürt, rezesbanda
trumpet saxophone: fúvószenekar
tuba: tuba
vinyl-record: bakelit, hanglemez, lemezbörze, bakelitek, lemezjátszó
violin: hegedű, hegedűoktatás
violin guitar: hangszerkészítő
volleyball: röplabda
yarn: nemezelés, gyapjú, kötés, horgolás, kötni, horgolni
zip-line tree: kalandpark, drótkötélpálya, zipline, kötélpálya
astronaut planet: űr, űrkutatás, planetárium
baby: baba, babamasszázs, szülésfelkészítő, szülésznő, szülésfelkészítés, babaholmi, babahordozó, hordozókendő, bébiőr
bride dove: szertartásvezető, esküvői szertartásvezető
climber: falmászás, mászófal, mászóterem, sziklamászás
clown: bohóc
cook frying-pan: szakács, szakácsot, konyhai kisegítő, főzőiskola, főzni, főzőkurzus, főzőtanfolyam
dancer musical-notes: táncegyüttes, táncoktatás, tánctanfolyam, társastánc, néptánc, tánciskola, salsa oktatás
dancer musical-notes: batyus bál, farsangi bál, jótékonysági bál, bál, táncos, táncosok, táncosokat, néptáncosokat, tánc
fencer: vívás
gymnast: torna gyerekeknek, gyerektorna, akrobatika
gymnast dumbbell: reformer pilates, pilates reformer, gépi pilates
handball-player: kézilabda
juggler circus-tent: cirkuszi iskola
lotus-position: jógamatrac, jógaszőnyeg
lotus-position lotus: relaxáció, jóga, pilates, meditáció, jógaóra
massage lotus: masszőr, akupunktúra, masszázs
nurse: ápoló, nővér, idősgondozás, idősotthon, ápolónő
older-person dumbbell: szenior torna, szenior tornát, időstorna, nyugdíjas torna, gyógytorna időseknek, idősek tornája
older-person dumbbell: ülőtorna
rower: evezőpad
rower canoe: evezős egyesület, evezés, evezősklub
runner sneaker: lápfutás, terepfutás, futóverseny, futás, félmaraton, éjszakai futás, jótékonysági futás, erdei futás
runner sneaker: futókör, futóklub, terepfutóverseny
santa: mikulás, mikulásjárat, mikulásvonat, mikulásfutás
sauna: szauna, wellness
surfer wave: szörf, szörfiskola
swimmer goggles: úszni, tanulj meg úszni, úszás, úszásoktatás, uszoda, fürdő, strand, wellness fürdő
walker: gyalogtúra, teljesítménytúra
water-polo-player: vízilabda
wrestlers: birkózás
`;
