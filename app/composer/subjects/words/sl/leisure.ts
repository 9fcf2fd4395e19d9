/** Slovene words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const sloveneLeisure = `
accordion: frajtonarica, harmonikar, harmonikarji, harmonika, diatonična harmonika
badminton: badminton
bagpipes musical-notes: dude, dudar, škotske dude
balloon beers: veselica, vaška veselica
balloon party-popper: rojstni dnevi, praznovanje rojstnega dne, otroške zabave
basketball: košarka
bell: zvonovi, pritrkovalci, pritrkavanje
billiard-ball: biljard
binoculars: daljnogled, daljnogledi
bowling: kegljišče, keglanje
boxing-glove: boks
camera: fotografiranje, fotograf, fotografija
camera passport: slike za osebno, slike za osebno izkaznico, slike za dokumente
camera-flash: foto kotiček
carnival-mask party-popper: pustovanje, pustni karneval, pustna povorka, maškare
cello musical-notes: violončelo
chess-pawn trophy: šahovski turnir, šahovskega turnirja, šahovski klub, šahovski krožek, šah
choir musical-notes: pevski zbor, otroški zbor, moški zbor, ženski zbor
christmas-tree: božično drevo, smrečica
christmas-tree fir-tree: božična drevesca, božičnih drevesc, novoletne jelke, novoletnih jelk, božične smrečice
christmas-tree fir-tree: božične jelke, božičnih jelk
christmas-tree: ~ božić, advent, božićni sajam, božićna drvca
clapperboard video-camera: videoprodukcija, poročni video, snemanje porok
crystal-ball: vedeževalka, tarot, astrologija
dance-couple musical-notes: plesna šola, plesni tečaj, plesni večer, plesni večeri, plesna škola, ples
dice chess-pawn: večer namiznih iger, društvene igre, družabne igre, namizne igre
disco-ball: dj, disko
diving-mask tropical-fish: potapljaški tečaj, potapljanje, tečaj potapljanja
drum-kit drum: bobni, tečaj bobnov, bobnar, učenje bobnov
dumbbell: teretana, fitnes, fitness
embroidery-hoop thread: čipke, klekljanje, idrijska čipka, klekljarice, vezenje, vezenine, tečaj vezenja
fireworks: ognjemet, ognjemeti
fishing-rod fish: ribiči, ribiška družina, ribiška, ribič, ribiški, ribolov, ribički pribor, pecanje
flute: flavta
folk-dancers accordion: folklorna skupina, ljudski plesi, folklorni plesi, folklorni festival
football goal-net: nogomet, fudbal
framed-picture palette: galerija, okvirjanje slik, okvirji
framed-picture palette: ~ razstava, razstave, izložba
game-controller joystick: videoigre, igrice, igralne konzole
gift ribbon: poklon, pokloni, darila, poklon bon
go-kart: karting
golf golfer: golf, mini golf
guitar musical-notes: gitara, satovi gitare, glazbena škola, časovi gitare, muzička škola
harp musical-score: harfa, harfistka
hot-tub: masažni bazeni, jacuzzi, masažni bazen
ice-hockey: hokej
ice-skate: drsanje, drsališče
judo-suit: samoobramba, karate, judo, borilačke vještine, džudo
kitesurfer: kajtanje, kitesurfing
lawn-bowls: balinanje, balinišče, balinarski klub, balinarski turnir
loom yarn: tkanje, statve, tkalstvo
magic-wand top-hat: čarovnik, čarodej
marionette theatre-masks: lutkovna predstava, lutkovno gledališče, lutke, marionete
microphone: karaoke, pjevanje, stand up
microphone bouquet: voditelj porok, pevka, pevec, učenje petja, petje
microphone guitar: ansambel za poroke, ansambel za poroko, ansambel, glasba za poroke, glasbena skupina za poroke
microphone guitar: bend za poroko
musical-notes: koncert, koncerti, hor
musical-score musical-notes: koledniki, oktet
padel-racket: padel, padel igrišče, squash
painted-eggs basket: pirhi, barvanje pirhov
palette paintbrush: poslikava obraza, slikarski tečaj, risanje, akvarel, slikanje, tečaj slikanja, likovna radionica
party-popper balloon: ~ proslava, rođendan, dječji rođendan, rođendani
piano-keys: uglaševanje klavirjev, uglaševalec klavirjev, učenje klavirja, pouk klavirja, klavir, satovi klavira
pipe-organ church: orgle, orgelski koncert, koncert orgel
playing-card: tarok, turnir v taroku
potters-wheel vase: lončarsko vreteno, lončarstvo, tečaj keramike, keramična delavnica, lončarska delavnica, lončar
puzzle: sestavljanke, soba pobega
puzzle pencil: križanka, križanke, besedna igra, besedne igre
running-shirt football: športna oblačila, atletika, dresi
saxophone piano-keys: saksofon
sewing-needle: krojač, krojačica
sewing-needle sewing-machine: šivati, naučite se šivati
sewing-needle thread: narodne noše, narodna noša, šivilja, šiviljstvo, šivanje, tečaj šivanja, popravilo oblačil
sewing-needle thread: šivalnica
skis skier: smučarska šola, smuči, smučarski tečaj
skis snowy-mountain: izposoja smuči, servis smuči, smučanje, skijanje, škola skijanja, ski servis
studio-microphone guitar: glasba za poroko
studio-microphone headphones: podkast, podkasta, podkaste, podkasti, podkastu, podkastov
table-tennis: namizni tenis
target: strelsko društvo, strelišče, pikado
target bow-and-arrow: lokostrelski klub, lokostrelci, lokostrelsko društvo
teddy-bear crayon: vrtić, igračke, vrtec
teddy-bear toy-bricks: lesene igrače, trgovina z igračami, otroške igrače
television: televizor, bijela tehnika, elektronika, televizorji, popravilo televizorjev
tennis: tenis
theatre-masks: kurenti, kurentovanje, dramska skupina, komedija, komedija v dveh dejanjih, gledališka predstava
theatre-masks: gledališče, gledališka skupina, igra v treh dejanjih, kazalište, predstava, pozorište
theatre-masks dress: izposoja kostumov, kostumi, pustni kostumi
thread sewing-needle: blago na meter
trampoline gymnast: trampolin, trampolini, trampolin park
trumpet: godba, pihalni orkester, trobenta
trumpet drum: godbeniki
vinyl-record: gramofonske plošče, vinili
violin: godala, violina, učenje violine
violin guitar: goslar
volleyball: odbojka
yarn: polstenje, volna, pletenje, kvačkanje, plesti, kvačkati
zip-line tree: zipline, adrenalinski park, pustolovski park
baby: dojenček, šola za starše, primalja, babica, oprema za bebe, bebe
bride dove: poročni matičar
bride ring: vjenčanice, vjenčanica, venčanice
climber: penjanje, plezanje, plezalna stena, plezalni center
climber fir-tree: pustolovski parki, plezalni park
clown: klovn
cook frying-pan: kuhar, kuharja, kuharica, kuharski pomočnik, kuharski tečaj, kuharska delavnica, tečaj kuhanja, kuvar
cook frying-pan: škola kuhanja
dancer ballet-shoes: balet
dancer musical-notes: folklora
fencer: sabljanje
gymnast: gimnastika, telovadba za otroke
gymnast dumbbell: reformer pilates, pilates na napravah
handball-player: rokomet
juggler circus-tent: cirkuška šola
lotus-position lotus: meditacija, sproščanje, joga, joge
massage lotus: maser, masaža
nurse: dom starejših, medicinska sestra, njega starijih, dom za starije, pomoć u kući
nurse older-person: pomoč na domu, oskrba na domu, oskrba starejših, nega na domu
older-person dumbbell: telovadba za starejše, vadba za starejše, vadba za upokojence, telovadba za upokojence
rower canoe: veslaški klub, veslanje
runner sneaker: tek po, tek ob, tek na, gorski tek, tekaška prireditev, tekaški klub, polmaraton, tek za, dobrodelni tek
runner sneaker: nočni tek
santa: dedek mraz, miklavž, božiček, obisk dedka mraza, obisk miklavža
sauna: savna, savne, savno, finska savna, spa, sauna, wellness, terme, toplice
surfer wave: jadranje na deski, supi
swimmer goggles: plavanje, plavalni tečaj, plavalna šola, plavati, naučite se plavati, plivanje, škola plivanja, bazeni
swimmer goggles: bazen
walker: romanje, romarski
water-polo-player: vaterpolo
wrestlers: rokoborba
`;
