/** Lithuanian words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const lithuanianLeisure = `
accordion: kaimo kapela, kapela, akordeonas
badminton: badmintonas
bagpipes musical-notes: dūdmaišis, dūdmaišiai, dūdmaišininkas
balloon party-popper: gimtadieniai, vaikų gimtadieniai, vaikų šventės, gimtadienių šventės, balionai, helio balionai
basketball: krepšinis, krepšinio mokykla
bell: varpai, varpų, varpinė
billiard-ball: biliardas
binoculars: žiūronai
bowling: boulingas
camera: fotografas, fotosesija, fotografija
camera-flash: fotobūda, foto būdelė
chess-pawn trophy: šachmatai, šachmatų
christmas-tree fir-tree: kalėdinės eglės, kalėdinė eglė, kalėdinės eglutės, kalėdinių eglučių, kalėdų eglutės
christmas-tree fir-tree: eglutės kalėdoms, kalėdinių eglių
christmas-tree gift: kalėdos, eglutė, kalėdų mugė
clapperboard video-camera: videografas, vestuvių filmavimas, filmavimas
crystal-ball: būrėja, taro, astrologė, taro kortos
dice chess-pawn: stalo žaidimų kavinė, stalo žaidimų vakaras, stalo žaidimai
disco-ball: didžėjus, dj, diskoteka
diving-mask tropical-fish: nardymas, nardymo kursai
drum-kit drum: būgnai, būgnų pamokos, būgnininkas
dumbbell stopwatch: sporto klubas, sporto salė, asmeninis treneris, treniruotės
embroidery-hoop thread: siuvinėjimas, siuvinėjimo, siuviniai
fireworks: fejerverkai, fejerverkas
fishing-rod fish: žvejų klubas, žvejyba, žūklė
fishing-rod snowflake: poledinė žūklė, žūklė ant ledo
flute: fleita
football goal-net: futbolas, futbolo mokykla
framed-picture palette: galerija, paveikslų rėminimas, rėminimas
framed-picture palette: ~ paroda, parodos
game-controller joystick: vaizdo žaidimai, žaidimų konsolės, kompiuteriniai žaidimai
gift ribbon: dovana, dovanos, dovanų kuponas
golf golfer: golfas, golfo klubas
guitar musical-notes: gitara, gitaros pamokos
guitar violin: muzikantai, vestuvių muzikantai, muzikantas
harp: kanklės
harp musical-score: arfa, arfininkė
hot-tub: kubilas, kubilai, kubilų nuoma, sūkurinė vonia
ice-hockey: ledo ritulys
ice-skate: čiuožykla, čiuožimas, dailusis čiuožimas
judo-suit: savigyna, karatė, dziudo
kitesurfer: jėgos aitvarai, jėgos aitvarų mokykla
knot yarn: virvės
loom yarn: audimas, audimo staklės, audėja, audimo
magic-wand top-hat: iliuzionistas, magas, fokusininkas
marionette theatre-masks: lėlių teatras, lėlių spektaklis, marionetės
microphone: dainuoti, vokalo pamokos, dainavimas, karaokė
microphone bouquet: vestuvių vedėjas, renginių vedėjas, dainininkė
microphone guitar: grupė vestuvėms, gyva muzika vestuvėms
musical-notes: koncertas, koncertai, choras, muzikos mokykla
musical-score musical-notes: chorui, ieškome balsų, ansamblis
padel-racket: padelis, padelio kortai, padelio aikštelė, padel, skvošas
palette paintbrush: dailė, piešti, tapyti, akvarelė, tapyba, piešimas
party-popper balloon: ~ gimtadienis, šventė, vakarėlis
piano-keys: fortepijonas, pianinas
pipe-organ church: vargonų koncertas, vargonai, vargonininkas, vargonų muzika
playing-card: bridžas, kortų turnyras
potters-wheel amphora: puodininkystė
potters-wheel vase: keramikos kursai, žiedimas, žiedimo kursai, keramikos dirbtuvės, keramikos pamokos, puodžius
potters-wheel vase: žiedimo ratas
puzzle: dėlionės
puzzle pencil: kryžiažodis, kryžiažodžiai, žodžių žaidimas
quilt: skiautiniai
running-shirt football: sportinė apranga, lengvoji atletika, sporto apranga
saxophone piano-keys: saksofonas
sewing-needle sewing-machine: siūti, išmok siūti
sewing-needle thread: tautiniai kostiumai, tautinis kostiumas, nėriniai, drabužių taisymas, siuvimo kursai, siuvėja
sewing-needle thread: siuvykla, drabužių taisykla
skis skier: slidžių nuoma
skis snowy-mountain: slidinėjimo mokykla, slidės, slidžių, slidinėjimas
studio-microphone guitar: vestuvių grupė
table-tennis: stalo tenisas
target: šaudymo klubas, šaudykla, smiginis
teddy-bear crayon: darželis, vaikų darželis, žaislai, žaislų parduotuvė, auklė, lopšelis, lopšelis-darželis
television: televizoriai, buitinė technika
tennis: tenisas, teniso mokykla
theatre-masks: užgavėnių, komedija, dviejų dalių komedija
theatre-masks dress: karnavaliniai kostiumai, kostiumų nuoma
theatre-masks microphone: teatras, spektaklis
thread sewing-needle: siuvimo reikmenys
toy-bricks teddy-bear: mediniai žaislai
trampoline gymnast: batutas, batutai, batutų parkas
trumpet: pučiamieji, pučiamųjų orkestras, trimitas, dūdų orkestras
tuba: tūba
vinyl-record: vinilo plokštelės, plokštelės
violin: smuikai, smuikas, smuiko pamokos
violin trumpet: orkestras
volleyball: tinklinis, tinklinio
yarn: vėlimas, verpimas, siūlai, mezgimas, nėrimas, vilna, megzti, nerti
yarn thread: audimo dirbtuvės
zip-line tree: nuotykių parkas, zipline, keltuvų trasa medžiuose
baby: nėščiųjų kursai, akušerė, kūdikis, kūdikiams, kūdikių prekės
bride dove: ceremonijų vedėjas, santuokos ceremonija
bride ring: nuotaka
climber: laipiojimas, laipiojimo siena, laipiojimo centras
climber fir-tree: nuotykių parke, nuotykių parkai, laipynių parkas
clown: klounas
cook frying-pan: virėjas, virėja, virėjo, virėjai, gaminti maistą, kulinarija, kulinarijos kursai, maisto gaminimas
dancer musical-notes: šokių kolektyvas, tautinių šokių, šokių vakaras, šokių vakarai, šokių vakaronė
dancer musical-notes: tautinių šokių kolektyvas, šokiai, šokių mokykla, šokių studija
fencer: fechtavimas
gymnast: gimnastika, akrobatika
handball-player: rankinio treniruotės
lotus-position lotus: meditacija, jogos pamokos, joga, jogos studija, jogos
massage lotus: masažas, masažai, masažistas
massage spine: akupunktūra
nurse: slaugytoja, slauga, senelių namai
older-person dumbbell: mankšta senjorams, senjorų mankšta, mankšta vyresniems
rower canoe: irklavimas
runner sneaker: bėgimas, bėgimas per, bėgimo varžybos, pusmaratonis, kroso bėgimas, labdaros bėgimas, naktinis bėgimas
runner sneaker: bėgimas mišku, takų bėgimas
sauna: pirtininkas, vantos, pirties ritualas, dūminė pirtis, pirtis, pirties nuoma, kaimiška pirtis, rusiška pirtis
sauna: pirtelė, pirties, pirtys, pirčių
sauna bubbles: terminis vanduo, sauna, spa
surfer wave: banglentės, banglenčių mokykla
swimmer goggles: plaukti, išmok plaukti, plaukimas, baseinas, plaukimo pamokos
walker: piligrimystė
water-polo-player: vandensvydis
wrestlers: imtynės
`;
