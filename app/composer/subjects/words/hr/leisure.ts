/** Croatian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const croatianLeisure = `
accordion: harmonikaš, harmonikaš za svadbe, harmonikaši, harmonika, satovi harmonike
baby church: krštenja, krštenje, krštenje djeteta
badminton: badminton
bagpipes musical-notes: gajde, gajdaš, mišnice, gajdaši
balloon party-popper: rođendaonica, baloni, dekoracije balonima
banjo: tambura
basketball: košarka
bell: zvona, zvonari
billiard-ball: biljar
binoculars: dalekozor, dalekozori, dvogled
boules: boćanje, boćarski turnir
bowling: kuglanje, kuglana
boxing-glove: boks
camera: fotograf, fotografija
camera passport: slike za osobnu, slike za osobnu iskaznicu, slike za dokumente
carnival-mask: karnevalske maske, izrada maski
carnival-mask party-popper: maškare, karneval, fašnik, maskenbal, karnevalska povorka, karnevalske povorke
carnival-mask party-popper: karnevalsku povorku
cello musical-notes: violončelo
chess-pawn trophy: šahovski turnir, šahovskog turnira, šahovski turniri, turnir u šahu, šahovski klub, šah klub
chess-pawn trophy: šahovska škola, škola šaha, šah
choir musical-notes: zbor, pjevački zbor, dječji zbor, klapa
christmas-tree: jelka
christmas-tree fir-tree: božićna drvca, božićnih drvaca, božićno drvce, prodaja božićnih drvaca, prodaja jelki
christmas-tree fir-tree: novogodišnje jelke, novogodišnjih jelki, nordmanska jela, nordmann jela, božićne jelke
christmas-tree fir-tree: božićnih jelki
christmas-tree: ~ božić, advent
clapperboard video-camera: videoprodukcija, snimanje vjenčanja, snimatelj, snimanje svadbi, video produkcija
cook: pomoćni radnik u kuhinji, pomoćni radnici u kuhinji
crystal-ball: vidovnjakinja, tarot, astrologija, astrolog, vidovnjak
dance-couple graduation-cap: maturalna zabava, maturalne zabave, maturalnu zabavu
dance-couple musical-notes: plesna večer, plesnjak, plesna zabava, salsa tečaj, plesni studio, plesači, plesače
dance-couple musical-notes: plesačice, plesača, plesna škola, ples
dice: kartaška igra
dice chess-pawn: večer društvenih igara, društvene igre
disco-ball: dj, disko, dj za vjenčanja
diving-mask tropical-fish: ronjenje, tečaj ronjenja, ronilački centar, kurs ronjenja
diving-mask wastebasket: čišćenje podmorja, čišćenja podmorja
doll: lutke, lutka, lutaka, lutke za djecu
drum: bubanj
drum-kit drum: bubnjevi, tečaj bubnjeva, časovi bubnjeva, bubnjar, satovi bubnjeva
dumbbell: teretana, fitnes, fitness, bučice, utezi, uže za preskakanje, elastične trake, proteini u prahu
embroidery-hoop thread: čipka, paška čipka, heklanje čipke, šlinga, vez, vezenje, tečaj vezenja, goblen, vezilje
embroidery-hoop thread: ručni vez
fireworks: vatromet
fireworks champagne: doček nove godine, dočeka nove godine, novogodišnji doček
fishing-rod fish: ribolovci, ribiči, pecaroši, ribolovni pribor, ribolovačka oprema, ribolov, ribički pribor, pecanje
flute: flauta
folk-dancers: narodne nošnje, narodnih nošnji, izrada narodnih nošnji, narodna nošnja, smotra narodnih nošnji
folk-dancers: kulturno umjetničko društvo
folk-dancers accordion: narodni plesovi, folklorni ansambl, smotra folklora, folklorna skupina, folklor, kirvaj
folk-dancers accordion: kirvaja, crkveni god
folk-dancers musical-notes: pučka fešta, pučke fešte, pučku feštu, pučka zabava, ljetna fešta, mjesna fešta
folk-dancers musical-notes: seoska fešta
football goal-net: nogomet, fudbal, nogometni klub, nogometnog kluba, malonogometni turnir, malonogometnog turnira
football goal-net: nogometni turnir
football trophy: memorijalni turnir, memorijalnog turnira
framed-picture: slika na platnu
framed-picture church: ikone, ikona, ikonopis
framed-picture palette: galerija, uokvirivanje slika, okviri, uramljivanje slika, ulje na platnu, ulja na platnu
framed-picture palette: ~ izložba, izložbe
game-controller joystick: videoigre, igrice, igraće konzole, igraonica konzole, konzole
gift ribbon: zahvalnice za goste, pokloni za goste, poklončići za goste, poklon, pokloni, darila, poklon bon, suveniri
gift ribbon: suvenira
go-kart: karting
golf golfer: golf, mini golf
greeting-card: čestitke, čestitki, čestitka, božićne čestitke
guitar musical-notes: tamburaški, gitara, satovi gitare, glazbena škola, časovi gitare, muzička škola
harp musical-score: harfa, harfistica
horse-rider: sinjska alka, sinjske alke, sinjsku alku, alka
hot-tub: jacuzzi, masažni bazeni
ice-skate: klizanje, klizalište
judo-suit: samoobrana, samoodbrana, karate, judo, borilačke vještine, džudo
kitesurfer: kitesurfing, kajtanje, škola kitesurfinga
laser-blaster target: laser tag, lasertag
lawn-bowls: boćarski klub, boće, boćalište
loom yarn: pirotski ćilim, tkanje, tkalački stan, tkalja, razboj, tkaonica
magic-wand top-hat: mađioničar
marionette theatre-masks: lutkarska predstava, kazalište lutaka, lutkarstvo, marionete, pozorište lutaka
microphone: pjevati, pevanje, časovi pevanja, karaoke, pjevanje, stand up
microphone bouquet: voditelj vjenčanja, pjevačica, pjevač, satovi pjevanja, pevač, pevačica
microphone guitar: svadbeni bend, bend za svadbe, bend za svadbu, bend za vjenčanje, muzika za svadbe
microphone guitar: glazba za vjenčanja, orkestar za svadbe
microphone musical-notes: klape, klapska večer, večer klapa, klapsko pjevanje, susret klapa
musical-notes: koncert, koncerti, hor
musical-notes star: koledari, koledara, koledanje
musical-score musical-notes: pevačko društvo, kolede
oboe: sopele, sopela, roženice
older-person: klub umirovljenika, kluba umirovljenika, susret umirovljenika, udruga umirovljenika
older-person nurse: njegovateljica, njegovateljice, njegovateljicu, njegovatelj, njega starijih osoba, dom za starije
older-person nurse: dom za starije i nemoćne
origami-crane: origami
padel-racket: padel, padel teren, padel tereni, skvoš
painted-eggs basket: pisanice, bojanje pisanica, bojanje jaja, blagoslov hrane, blagoslova hrane
painted-eggs ham: uskrsni doručak, uskrsnog doručka
painted-eggs market-stall: uskrsni sajam, uskrsnog sajma
palette paintbrush: crtanje, akvarel, crtati, slikanje, tečaj slikanja, likovna radionica
party-popper balloon: ~ proslava, rođendan, dječji rođendan, rođendani
pedal-boat: pedaline, pedalina, najam pedalina
piano-keys: klavirštimer, klavir, satovi klavira, učitelj klavira, učiteljica klavira
pipe-organ: koncert na orguljama, orguljski
pipe-organ church: orgulje, orguljaški koncert, koncert orgulja
playing-card: bridž, turnir u beli, briškula
pom-poms: mažoretkinje, mažoretkinja
portuguese-guitar musical-notes: tamburica, tamburaši, tamburaški orkestar, tamburaški sastav
postage-stamp: poštanske marke, poštanskih maraka, otkup maraka
postcard: razglednice, razglednica, stare razglednice
potters-wheel vase: lončarsko kolo, lončarstvo, radionica keramike, tečaj keramike, kurs keramike, lončarska radionica
potters-wheel vase: grnčarija, grnčarstvo, grnčarski točak, škola grnčarstva
puzzle: puzzle, slagalice
puzzle hourglass: soba bijega
puzzle pencil: križaljka, križaljke, ukrštenica, ukrštenice, igra riječi, igra reči
quilt: patchwork
running-shirt football: sportska odjeća, atletika, dresovi, sportska oprema
saxophone piano-keys: saksofon
sewing-needle: krojač
sewing-needle sewing-machine: šiti, nauči šivati, šivati
sewing-needle thread: šivanje, šivanje po mjeri, popravak odjeće, tečaj šivanja
sewing-needle thread: krojački, krpljenje, šnajder, šnajderka
skis snowy-mountain: najam skija, škola skijanja, skijanje, skije, ski servis, smučanje, učitelj skijanja
skis snowy-mountain: učitelji skijanja
sleeping-bag: vreće za spavanje, vreća za spavanje, vreću za spavanje
sticker-sheet: naljepnice, naljepnica, tisak naljepnica
sticker-sheet car: oslikavanje vozila, naljepnice za aute
studio-microphone headphones: studio za snimanje, tonski studio
sun-lounger: ležaljke, ležaljka, najam ležaljki
sunbed: solarij, solarija, solariji
table-tennis: stolni tenis, stoni tenis, stolni nogomet
target: streljački klub, pikado, streljana
target bow-and-arrow: streličarski klub, streličari
teddy-bear: kućica za lutke, plišani medo
teddy-bear crayon: vrtić, igračke, vrtec
television: televizor, bijela tehnika, elektronika, televizori, popravak televizora
tennis: teniski kamp, teniskog kampa, tenis kamp, škola tenisa, tenis, teniski reket
theatre-masks: poklade, zvončari, kazališna družina, komedija, komedija u dva čina, predstava, kazališna predstava
theatre-masks: kazalište, pozorište, gledališče
theatre-masks dress: najam kostima, kostimi
thread sewing-needle: pozamanterija
toy-bricks: drvene kocke, kocke za slaganje
toy-bricks block-tower: dječje kocke, lego kocke
toy-bricks teddy-bear: drvene igračke
trampoline gymnast: trampolin, trampolini, trampolin park, trambulina, trambuline
treadmill: traka za trčanje, sobni bicikl
trumpet: puhački orkestar, trubački orkestar
trumpet drum: gradska glazba
trumpet saxophone: limena glazba, trubači
tuba: tuba
vinyl-record: gramofonske ploče, vinili
violin: gusle, guslar, guslari, violina, satovi violine, časovi violine
volleyball: odbojka
windsurfer: daska za jedrenje, daske za jedrenje, jedrenje na dasci
yarn: filcanje, pustovanje vune, vuna, pletenje, heklanje, kukičanje, plesti, heklati
zip-line tree: zipline, adrenalinski park, avanturistički park, avantura park
baby: beba, trudnički tečaj, primalja, babica, oprema za bebe, bebe, nosiljka, marama za nošenje
bride dove: matičar
bride ring: poročne obleke
climber: penjačka stijena, penjački zid, penjanje, plezanje, umjetna stijena, veštačka stena
climber fir-tree: pustolovni park, pustolovni parkovi, avantura parkovi
clown: klaun, klovn
cook frying-pan: kuhar, kuhara, kuharica, kuvar, kuvara, kuvanje, kurs kuvanja, tečaj kuhanja, škola kuhanja
dancer musical-notes: folklorno društvo, kud, tečaj salse
dancer musical-notes: tečaj bachate, tečaj tanga
fencer: mačevanje
gymnast: gimnastika, akrobatika
gymnast dumbbell: reformer pilates, pilates na spravama, pilates na reformeru
handball-player: rukomet, rukometni klub, rukometna škola
juggler circus-tent: cirkuska škola
lotus-position: prostirka za jogu, prostirka za vježbanje
lotus-position lotus: meditacija, opuštanje, joga, joge, časovi joge, satovi joge, sati joge
massage lotus: maser, akupunktura, refleksologija, masaža
nurse: kućna njega, negovateljica, dom za stare, medicinska sestra, njega starijih, pomoć u kući
nurse: njega u kući, starački dom, nega starih
older-person dumbbell: vježbanje za starije, tjelovježba za starije, gimnastika za starije, vežbanje za starije
older-person dumbbell: gimnastika za penzionere, vježbanje za umirovljenike
rower: veslačka sprava
rower canoe: veslački klub, veslanje
runner sneaker: trail utrka, utrka, utrke, polumaraton, trka, trke, noćna utrka, cestovna utrka, trčanje, škola trčanja
runner sneaker: brdsko trčanje
santa: sveti nikola, djed mraz, djed božićnjak, deda mraz, božićna povorka
sauna: spa, sauna, wellness, terme, toplice
sauna bubbles: termalno kupalište
surfer wave: windsurfing
swimmer goggles: plivati, naučite plivati, plivanje, škola plivanja
walker: hodočašće, planinarski pohod
water-polo-player: vaterpolo, vaterpolo klub
wrestlers: hrvanje, rvanje
`;
