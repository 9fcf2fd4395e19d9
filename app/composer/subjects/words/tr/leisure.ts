/** Turkish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const turkishLeisure = `
accordion: akordeon
acupuncture: akupunktur, akupunktur tedavisi
aerialist: hava akrobasisi, ipek akrobasi, aerial silk, aerial silks, aerial hoop, aerial yoga, havada yoga
aerialist: hava akrobatı
arcade-machine: atari salonu, atari salonları, arcade makinesi, arcade makineleri, atari makinesi
awareness-ribbon: pembe kurdele
badminton: badminton
bagpipes musical-notes: gayda, tulumcu, tulum çalan
balloon party-popper: çocuk partisi, animatör, 23 nisan şenliği
billiard-ball: bilardo
bingo-card: tombala, bingo
binoculars: dürbün, dürbünler
bowling: bovling
boxing-glove: boks, kick boks
breakdancer: breakdance, break dans, break dance, breakdans, breakdance kursu, breakdance dersi, break dans kursu
bungee-jumper: bungee jumping, bungee, bungee jump
calligraphy-brush scroll: japon kaligrafisi
camera: fotoğraf yarışması, fotoğrafçı, fotoğraf, yenidoğan çekimi, vesikalık
camera: ürün çekimi, save the date çekimi, aile çekimi, konsept çekim
carnival-mask party-popper: maskeli balo, karnaval
carrom-board: carrom, karrom
cello musical-notes: çello, viyolonsel, çello dersi, viyolonsel dersi, çello kursu, viyolonsel kursu, kontrbas
chess-pawn trophy: satranç, satranç kulübü, satranç kursu
choir musical-notes: koro, koroya, koromuz, halk korosu, çocuk korosu, tsm korosu, thm korosu, türk sanat müziği korosu
choir musical-notes: korosu
christmas-tree: çam ağacı
christmas-tree: ~ noel
christmas-tree fir-tree: yılbaşı süsleri
cigar: puro, purolar, küba purosu, puro dükkanı
clapperboard video-camera: video prodüksiyon, düğün videosu
classical-guitar musical-notes: klasik gitar, akustik gitar, klasik gitar kursu, klasik gitar dersi
cool-box: buzluk kutusu, piknik buzluğu, soğutucu kutu, buz kutusu
croquet: kroket oyunu
crystal-ball: kahve falı, falcı, tarot, astroloji
dance-couple musical-notes: tango, vals, tango kursu, salon dansları
dance-couple ring: düğün dansı, düğün dansı dersi, ilk dans
dhol: dhol
dice: okey turnuvası, oyun kafe, batak turnuvası
dice chess-pawn: tavla turnuvası, kutu oyunu kafe, kutu oyunu, kutu oyunları
disco-ball: diskotek, düğün dj, 90lar türkçe pop gecesi, köpük partisi
disco-ball headphones: dj, düğün dj'i
diving-mask tropical-fish: dalış, dalış kursu, tüplü dalış
doll: oyuncak bebek, oyuncak bebekler, bez bebek, bez bebekler, barbie, amigurumi bebek
dominoes: domino oyunu, domino turnuvası, domino seti
drum: davul zurna, davul zurna ekibi, davul
drum-kit drum: bateri, bateri kursu, bateri dersi, baterist
dumbbell: spor salonu, fitness, kişisel antrenör, gym, vücut geliştirme, kadınlara özel spor, grup dersleri
dumbbell: ağırlık antrenmanı, halter, spor eğitmeni, dambıl, ağırlık seti, direnç bandı
earbuds: kablosuz kulaklık, bluetooth kulaklık, kulak içi kulaklık, kablosuz kulaklıklar, airpods
embroidery-hoop thread: dantel, danteller, iğne oyası, tığ oyası, brode, nakış, nakış kursu, el nakışı, kanaviçe
embroidery-hoop thread: nakış atölyesi
exercise-bike: kondisyon bisikleti, kondisyon bisikletleri, egzersiz bisikleti, egzersiz bisikletleri, spin bisikleti
exercise-bike: spinning dersi, spinning dersleri, spinning bisikleti
fireworks: havai fişek
fireworks champagne: yeni yıl kutlaması, yeni yıl, mutlu yıllar
fireworks firecracker: meşale, volkan gösterisi
fishing-rod fish: oltacı, balıkçılık, balıkçılık malzemeleri, balık avı, olta
flag: 29 ekim, 23 nisan, 19 mayıs, 30 ağustos, cumhuriyet bayramı, zafer bayramı, çanakkale zaferi, 15 temmuz, bayrak
flag: bayrağı, türk bayrağı, bayrak imalatı, kırlangıç bayrak
flute: ney, flüt, yan flüt
folk-dancers: halay ekibi, horon, semah, zeybek, halay, halayı, sıra gecesi halay
folk-dancers drum: halk oyunları, halk oyunları ekibi, halk dansları, halk oyunları kursu, folklor
football: çim saha, spor okulu, yaz spor okulu
football goal-net: halı saha, halı sahası, halısaha, halı saha kiralama, halı saha maçı, futbol, futbol okulu
framed-picture: fotoğraf çerçevesi, resim çerçevesi
framed-picture palette: sedef kakma, galeri, tablo, çerçeve, çerçeveci, sanat galerisi
framed-picture palette: ~ sergi, sergisi
framed-picture palette: bienal, sanat fuarı
frisbee: frizbi, frizbiler, frisbee
game-controller: ps5, espor, e-spor, playstation kafe
game-controller joystick: oyun, video oyunu
gift: anneler günü hediyesi, sevgililer günü hediyesi, öğretmenler günü hediyesi
gift ribbon: nikah şekeri, nikah şekerleri, bebek şekeri, hediye, hediyelik
go-kart: karting, go kart, karting pisti, gokart
golf golfer: golf, mini golf
golf-cart: golf arabası, golf arabaları, golf aracı, golf araçları
guitar musical-notes: kanun kursu, gitar, gitar dersi, ut, cura
handpan musical-notes: handpan
harmonica: ağız mızıkası, ağız armonikası, mızıka dersi
harmonium: harmonyum, armonyum
harp musical-score: arp, arp dersi
headphones: kulaklık
headphones telephone: santral
headphones vinyl-record: yeni single
hot-tub: jakuzi
hurling: hurling
ice-skate: buz pisti
jack-o-lantern ghost: cadılar bayramı, cadılar bayramı partisi
judo-suit: savunma sporları, karate, judo, tekvando, kendini savunma, wushu, dövüş sanatları
kettlebell dumbbell: kettlebell, kettlebell antrenmanı, kettlebell dersi, girya
kite balloon: çocuk şenliği, 23 nisan çocuk şenliği, uçurtma şenliği
kitesurfer: kitesurf, uçurtma sörfü
laser-blaster target: laser tag, lazer tag, lazer savaşı
letter-tiles: scrabble, kelime oyunu, kelime oyunları
loom yarn: dokuma atölyesi, dokuma tezgahı, dokuma kursu, dokumacı
magic-wand top-hat: sihirbaz, illüzyonist
marionette: gölge oyunu
marionette theatre-masks: kukla, kukla gösterisi, kukla tiyatrosu, karagöz, hacivat, kuklalar
mat-exercise: pilates, pilates dersi, pilates dersleri, pilates stüdyosu, mat pilates, pilates kursu
maypole: mayıs direği, mayıs ağacı
menorah: hanuka
metal-detector coin: dedektör, metal dedektörü
microphone: şarkı söylemek, ses eğitimi, şan, şan dersi, karaoke, meddah, komedyen
microphone bouquet: şarkıcı, solist
microphone musical-notes: diksiyon, hitabet, diksiyon kursu
microphone projector: konferans, zirve, kongre, sempozyum, forum toplantı, girişimcilik zirvesi, kurumsal eğitim
microphone projector: kişisel gelişim, açılış konuşması
microphone projector: ~ seminer, söyleşi, çalıştay
musical-notes: konser, konserleri, konservatuvar hazırlık, solfej, kanun dersi, müzik festivali, canlı müzik
musical-notes: fasıl, orkestra, türkü gecesi, bahar şenliği, türk sanat müziği, akustik gece, senfoni, türkü bar
musical-notes: aşık geleneği
musical-score musical-notes: tenor, soprano, korist, koristler
musical-score piano-keys: müzik okulu, müzik kursu
netball: netbol, netball
oboe musical-notes: klarnet, klarnet kursu
older-person nurse: bakıcı arıyorum anneme, anneme bakıcı, babama bakıcı
origami-crane: origami
oud: ud dersi, ud kursu, ud dinletisi
padel-racket: padel, padel kortu, padel tenis
paintball-marker: paintball, paintball silahı, paintball sahası
painted-eggs chick: paskalya yumurtası
palette paintbrush: yüz boyama, resim, çizim, yağlı boya, resim kursu, suluboya
paraglider: yamaç paraşütü, yamaç paraşütü uçuşu, yamaç paraşütü turu, yamaç paraşütü eğitimi, tandem yamaç paraşütü
paraglider: paragliding
party-popper balloon: doğum günü, parti, yılbaşı, sünnet düğünü, doğum günü organizasyonu, doğum günü partisi
party-popper balloon: baby shower, organizasyon, sünnet organizasyonu, sünnet organizasyon, sünnet şöleni
party-popper balloon: bayram şenliği, bayram şenlikleri
party-popper champagne: bekarlığa veda
pedal-boat: deniz bisikleti, deniz bisikletleri, su bisikleti, su bisikletleri, deniz bisikleti kiralama
piano-keys: piyano, piyano dersi
pickleball: pickleball
pilates-reformer: reformer pilates, pilates reformer, aletli pilates, reformer pilates dersi, reformer aleti, reformer
pipe-organ church: org konseri, kilise orgu, org resitali
pirate-ship: korsan gemisi, korsan gemileri, korsan teknesi
playing-card: briç
pole-dancer: pole dance, direk dansı, direk dansı dersi, direk dansı kursu, pole dance dersi, direk dansçısı
pom-poms: ponpon kız, ponpon kızlar, amigo kız, amigo kızlar, cheerleading, cheerleader
portuguese-guitar musical-notes: saz, saz kursu, bağlama, bağlama kursu, mandolin, buzuki, saz dersi
portuguese-guitar musical-notes: bağlama dersi
postage-stamp: posta pulu, posta pulları, pul koleksiyonu, filateli, pulculuk
potters-wheel amphora: çömlekçi
potters-wheel vase: çömlek, çömlekçilik, seramik kursu, çömlek atölyesi, seramik atölyesi, çömlek çarkı, seramik dersi
potters-wheel vase: çömlekçi çarkı
puzzle: yapboz
puzzle hourglass: kaçış odası
puzzle pencil: bulmaca, kelime bulmaca
quilt: kırkyama
raft: rafting, rafting turu, rafting turları
recorder: blok flüt, blokflüt, blok flütler, blok flüt dersi, blok flüt kursu
running-shirt: eşofman, eşofman takımı
running-shirt football: spor giyim, forma baskı
saxophone piano-keys: saksafon
sewing-needle: terzi, dikiş kursu
sewing-needle sewing-machine: dikmeyi öğren
sewing-needle thread: bindallı dikimi, dikiş, tuhafiye, paça kısaltma, modaevi dikim, fason dikim, terzihane
shisha: nargile
shofar: şofar, koç boynuzu borusu
singing-bowl lotus: ses terapisi, gong banyosu, tibet çanağı, tibet çanakları, ses banyosu
skis snowy-mountain: kayak kiralama, kayak okulu, kayak dersi, kayak
sleeping-bag: uyku tulumu, uyku tulumları
snowmobile: kar motoru, kar motorları, kar motosikleti, kar motosikletleri
squash-racket: squash, squash raketi, squash raketleri, squash kortu, duvar tenisi
steelpan: steelpan, steel pan, çelik davul, steel drum
studio-microphone guitar: düğün için müzisyen
studio-microphone headphones: kayıt stüdyosu, müzik stüdyosu, podcast
sun-lounger: şezlong kiralama
table-football: langırt, langırt masası, langırt masaları, masa futbolu
table-tennis: masa tenisi
tai-chi: tai chi, taichi, tai-chi, tai chi dersi, tai chi dersleri, tai chi kursu
target: atıcılık kulübü, dart, poligon, trap atış
teddy-bear: bebek evi, peluş ayı
teddy-bear crayon: kreş, anaokulu, oyuncak, oyuncakçı, bakıcı, oyun ablası
teddy-bear sewing-needle: oyuncak hastanesi, bebek hastanesi oyuncak
television: televizyon, elektronik, televizyon tamiri, tv tamiri, tv ünitesi, tv üniteleri, tv sehpası
tennis: tenis, tenis kursu
theatre-masks: komedi, iki perdelik komedi, perdelik komedi, tiyatro oyunu, tiyatro, opera, çocuk tiyatrosu, müzikal
theatre-masks: oyunculuk
theatre-masks dress: kostüm kiralama, kostüm
theatre-masks teddy-bear: karagöz gösterisi
toy-bricks: ahşap bloklar, yapı blokları
toy-bricks teddy-bear: ahşap oyuncak, ahşap oyuncaklar
trading-card: koleksiyon kartı, koleksiyon kartları, pokemon kartı, pokemon kartları, pokémon kartları
trading-card: koleksiyon kart oyunu
trampoline gymnast: trambolin, tramboline, trambolin parkı, trambolin park
treadmill dumbbell: koşu bandı, kondisyon aletleri
trumpet: bando, trompet
trumpet drum: mehter, bandosu, mehter takımı
ukulele musical-notes: ukulele, ukulele dersi, ukulele kursu
video-camera: video klip, kurgu montaj, tanıtım filmi, reklam filmi, kısa film, prodüksiyon, canlı yayın, reels çekimi
videocassette: kaset aktarma, kaset aktarımı, vhs aktarma
vinyl-record: plak, plakçı, plaklar, pikap
violin: keman, keman dersi
volleyball: voleybol
vr-headset: vr gözlük, vr gözlüğü, vr gözlükleri, sanal gerçeklik, sanal gerçeklik gözlüğü, sanal gerçeklik gözlükleri
vr-headset: vr oyun
windsurfer: rüzgar sörfü, windsurf, rüzgâr sörfü, rüzgar sörfü dersleri, rüzgar sörfü okulu, rüzgar sörfü tahtası
xylophone: ksilofon, ksilofonlar, metalofon
yarn: tiftik, yün, tığ işi, ip örgü, örgü
yarn thread: el dokuması
zip-line tree: zipline, macera parkı, halat parkuru
astronaut planet: uzay, planetaryum
baby: doğuma hazırlık, bebek, ebe, hamile, kanguru
baby teddy-bear: bebek bakıcısı, çocuk bakıcısı
bagpipes: tulum kursu, tulum dersi, karadeniz tulumu, tulum çalgısı
ball-pit: top havuzu, top havuzları, top havuzlu, top havuzu kiralama
block-tower: Jenga, dev Jenga, denge kulesi oyunu, ahşap blok kulesi
bride dove: nikah töreni
bride lipstick: gelin saçı, gelin makyajı, gelin saçı ve makyajı, gelin başı
builder bricks: duvar ustası, kalıp ustası, şantiye şefi
bunting: bayrak süs, flama süs, üçgen bayrak süsü, flama ipi, parti flaması
calligraphy-brush: hat sanatı, hat kursu, hat dersleri
camera ring: düğün çekimi, düğün çekimleri, düğün çekimlerinde, dış çekim, düğün fotoğrafçısı, düğün hikayesi
capoeira: capoeira, capoeira dersi, capoeira dersleri, capoeira kursu, berimbau
choir: ilahi grubu, ilahi ekibi, ilahi dinletisi
climber: tırmanış, tırmanma, tırmanma duvarı
climber tree: ip parkuru
clown: palyaço
colour-cube: Rubik küp, Rubik küpü, zeka küpü, sabır küpü, speedcubing
cook: aşçıbaşı, pastacı, pideci ustası, mutfak elemanı, ocakbaşı ustası
cook frying-pan: aşçı, aşçı yardımcısı, aşçılar, yemek atölyesi, yemek kursu, aşçılık kursu
cook frying-pan: aşçılık okulu, mutfak atölyesi, gastronomi
cornhole-board: cornhole, cornhole turnuvası, cornhole tahtası, cornhole oyunu
crossword-grid: kare bulmaca, çengel bulmaca, bulmaca kitabı
dancer: oryantal, roman havası
dancer musical-notes: dansçı, dansçılar, dans kursu, dans
dodgem-car: çarpışan araba, çarpışan arabalar, çarpışan otolar, çarpışan oto
dog-walker: köpek gezdirme, köpek gezdirici, köpek gezdiricisi
draughts-board: dama oyunu, dama tahtası, dama turnuvası, dama takımı
erhu: erhu, erhu dersi, çin kemanı
fencer: eskrim
fire-cupping: hacamat, kupa terapisi, kupa tedavisi, kupa terapi, hacamatçı
french-horn: Fransız kornosu, korno dersi, korno dersleri, kornocu
gift ticket: çekiliş, çekilişi, çekilişler
golf-bag: golf çantası, golf çantaları, golf sopası, golf sopaları, golf ekipmanları
greeting-card: tebrik kartı, tebrik kartları, doğum günü kartı, doğum günü kartları, düğün davetiyesi
greeting-card: düğün davetiyeleri, davetiye, davetiyesi, davetiyeler, davetiyeleri, sünnet davetiyesi
guzheng: guzheng, guzheng dersi
gymnast: cimnastik, jimnastik, akrobasi
gymnastics-rings: jimnastik halkası, jimnastik halkaları, halka aleti
haircut hair-comb: saç ekimi, saç ekim
handball-player: hentbol
horse-rider: cirit, cirit oyunu, atlı cirit, binicilik, binicilik kulübü
hula-hoop: hulahop, hula hop, hulahop çemberi, hulahop dersi
kendo: kendo, kendo kursu, kendo dersi, kendo kulübü
knot yarn: makrame, makrame kursu
knot: halat, halatlar, halatı
korfball-post: korfbol, korfball
lion-dance: aslan dansı, aslan dansları
lotus-position: esneme, farkındalık
lotus-position lotus: nefes, yogası, yoga, meditasyon
magic-wand: hokkabaz
marimba: marimba, marimbalar, marimba dersi, marimba konseri
massage lotus: refleksoloji, masör, masaj, sülük tedavisi, bioenerji, geleneksel tıp, lenf drenaj
massage-stones: sıcak taş masajı, sıcak taş terapisi, masaj taşı
mermaid: deniz kızı, deniz kızları, denizkızı, denizkızları, deniz kızı partisi
mochi-pounding: mochitsuki, mochi yapımı
nurse: huzurevi, evde bakım, hemşire, hasta bakıcı, yaşlı bakımı
nurse older-person: refakatçi, bakımevi, evde sağlık, hasta bakımı, hasta bakıcısı
nurse stethoscope: acil tıp teknisyeni, hasta bakım elemanı, sağlık personeli, paramedik, anestezi teknisyeni
nurse syringe: serum takma, evde serum, evde iğne, iğne ve serum, serum tedavisi
oboe: zurna, zurnacı, zurna kursu
older-person dumbbell: yaşlılar için jimnastik, yaşlılar için egzersiz, yaşlı jimnastiği
older-person tea: emekliler kahvaltısı, yaşlılar günü, yaşlılar haftası
older-person tea: ~ emekliler
opera-mask: pekin operası, çin operası
postcard: kartpostal, kartpostallar, kartpostalı, kartpostal fuarı
pregnant-woman: gebe okulu, hamilelik, emzirme danışmanı, gebelik takibi, kadın doğum, kadın doğum uzmanı
pregnant-woman: hamile pilatesi
quiz-cards: bilgi yarışması, quiz gecesi, bilgi yarışmaları, soru kartları
rocking-horse: sallanan at, sallanan oyuncak at, tahta sallanan at
rodeo-bull: mekanik boğa, rodeo boğası, rodeo boğa, mekanik rodeo
rower canoe: kürek kursu
rower: kürek kulübü, kürek takımı, kürek sporu, kürek çekme
runner sneaker: koşu, koşusu, yarı maraton, halk koşusu, patika koşusu, koşu grubu, koşu yarışı, dağ koşusu
runner sneaker: yürüyüş grubu
runner: atletizm, atletizm kulübü
sauna: spa, hamam, sauna
sauna bubbles: kese köpük, buhar odası, termal, ılıca
sinterklaas: Sinterklaas, Aziz Nikola Günü
skipping-rope: atlama ipi, atlama ipleri, ip atlama
sticker-sheet: çıkartma sayfası, sticker, stickerlar, çıkartmalar
sunbed: solaryum, solaryumlar, solaryum salonu, solaryum cihazı
surfer wave: sörf
swimmer goggles: yüzmek, yüzmeyi öğren, yüzme kursu, yüzme havuzu, yüzme, kapalı havuz, su jimnastiği, havuz üyeliği
tambourine: tef, tefler, zilli tef, pandeiro, tef kursu
treasure-chest: hazine avı, hazine sandığı, hazine sandıkları, define avı, korsan hazinesi
trombone: trombon, tromboncu, trombon dersi, trombon dersleri
trophy: plaket, plaketler, plaketi, kupa ve plaket
turntable: pikap plak çalar, plak çalar, plak çalarlar, plakçalar, gramofon
water-polo-player: su topu
wrestlers: karakucak, güreş, yağlı güreş, pehlivan, kırkpınar
`;
