/** Polish words for play, sport, music and people at what they do, q to z. Notation: word-list.ts. */
export const polishLeisureQToZ = `
quilt: patchwork, patchworki, warsztaty patchworku
raft: rafting, spływ pontonowy, spływy pontonowe, spływ pontonem, spływy pontonami, raftingu, pontonów
recorder: flet prosty, flety proste, fletu prostego, nauka gry na flecie prostym, lekcje fletu prostego, flet podłużny
running-shirt: stroje piłkarskie, sprzęt sportowy, odzież termoaktywna
running-shirt football: odzież sportowa, lekkoatletyka, stroje sportowe
saxophone: zaduszki jazzowe, zaduszek jazzowych
saxophone piano-keys: jazz, saksofon
sewing-needle: krawiec, krawcowa, szycie, kurs szycia, przeróbki krawieckie
sewing-needle sewing-machine: naucz się szyć
sewing-needle thread: koronki klockowe, koronkarstwo, poprawki krawieckie, pasmanteria, skracam firany
sewing-needle thread: krawiectwo, skracanie spodni, szwalnia, hafciarnia, usługi krawieckie, skracam spodnie
sewing-needle thread: skracam sukienki, skracamy spodnie
shisha: shisha, tytoń, fajka wodna
shofar: szofar, szofary, szofaru
singing-bowl lotus: misy tybetańskie, mis tybetańskich, gongi i misy, kąpiel w dźwiękach, koncert mis, koncert gongów
singing-bowl lotus: kąpiel w gongach, misy i gongi, masaż dźwiękiem
sitar musical-notes: sitar
skis skier: nauka jazdy na nartach
skis snowy-mountain: ostrzenie nart, serwis nart, serwis narciarski, wypożyczalnia nart, szkółka narciarska, narty
skis snowy-mountain: szkoła narciarska, karnety narciarskie, stok narciarski, wyciąg narciarski, obóz narciarski
skis snowy-mountain: kurs narciarski, buty narciarskie, narty i buty narciarskie, biegówki, biegówek, narty biegowe
skis snowy-mountain: skitury, skitour, skoki narciarskie
sled horse: kuligi, kulig, kuligu, kulig z ogniskiem
sleeping-bag: śpiwór, śpiwory, śpiwora, śpiworów, śpiwór puchowy
snowmobile: skuter śnieżny, skutery śnieżne, skuterów śnieżnych, skuterach śnieżnych
squash-racket: squash, squasha, rakieta do squasha, rakiety do squasha, kort do squasha, korty do squasha
steelpan: steelpan, steel pan, steel drum, steel drums
studio-microphone headphones: studio nagrań, podcast, podcasty
sun-lounger: leżak ogrodowy, leżaki ogrodowe, leżak plażowy, leżaki plażowe, wypożyczalnia leżaków
tabla musical-notes: tabla
table-football: piłkarzyki, stół do piłkarzyków, stoły do piłkarzyków, piłkarzyków
table-tennis: tenis stołowy, stół do ping-ponga
tai-chi: tai chi, taichi, tai-chi, zajęcia tai chi, kurs tai chi, taijiquan
target: klub strzelecki, strzelnica, rzutki, asg, broń palna, kurs strzelecki, turniej dart, turniej darta, darta
target: steel dart
target bow-and-arrow: klub łuczniczy
teddy-bear: domek dla lalek, maskotka
teddy-bear crayon: półkolonie, półkolonie letnie, półkolonia, żłobek, przedszkole, zabawki, opiekunka, sklep z zabawkami
teddy-bear sewing-needle: szpital lalek, klinika lalek, klinika misiów
teddy-bear toy-bricks: maskotki, autka i resoraki
television: telewizor, telewizory, elektronika, dekoder
tennis: klub tenisowy, korty tenisowe, tenis, rakieta tenisowa
theatre-masks: kółko teatralne, komedia, komedia w dwóch aktach, teatr amatorski, spektakl, grupa teatralna, teatr
theatre-masks: opera, musical, przedstawienie, premiera teatralna, zajęcia teatralne, koło teatralne, operetka
theatre-masks: warsztaty teatralne, bajka teatralna, przebranie
theatre-masks dress: wypożyczalnia kostiumów, stroje karnawałowe, kostiumy
theatre-masks teddy-bear: teatrzyk, teatrzyki, spektakl dla dzieci
ticket: loteria
toy-bricks: klocki
toy-bricks teddy-bear: drewniane zabawki, zabawki drewniane, zabawki z drewna
trading-card: karty kolekcjonerskie, karta kolekcjonerska, kolekcjonerska gra karciana, karty pokemon, karty pokémon
trampoline gymnast: trampolina, trampoliny, park trampolin, trampolin
treadmill dumbbell: bieżnia, bieżnie, sprzęt fitness, sprzęt do ćwiczeń
trophy: turniej sołectw, turnieju sołectw, turniej wsi
trumpet: orkiestra dęta, trąbka
tuba: tuba
ukulele musical-notes: ukulele, lekcje ukulele
video-camera: film ślubny, kamerzysta, spot reklamowy, produkcja filmowa, teledyski, videofilmowanie, wideofilmowanie
video-camera: transmisje online
videocassette: przegrywanie kaset vhs
videocassette usb-stick: kopiowanie kaset, kopiowanie kaset vhs, przegrywanie kaset
vinyl-record: winyle, płyty winylowe, giełda płyt
violin: skrzypce, nauka gry na skrzypcach, lekcje skrzypiec, lutnik, lekcje gry na skrzypcach
violin accordion: kapela góralska, kapeli góralskiej, kapelę góralską, kapela na poprawiny
volleyball: siatkówka
vr-headset: gogle vr, okulary vr, gogli vr, wirtualna rzeczywistość, wirtualnej rzeczywistości, salon vr, gry vr
windsurfer: windsurfing, windsurfingu, deska windsurfingowa, deski windsurfingowe, kurs windsurfingu
windsurfer: szkoła windsurfingu, windsurfingowa
xylophone: ksylofon, ksylofony, dzwonki chromatyczne
yarn: filcowanie, dziergania, przędzenie, warsztaty dziergania, dzierganie, szydełkowanie, druty i szydełko
yarn: warsztaty szydełkowania, szydełkowania, wełna, szydełko, robótki, robienie na drutach, szydełkować
zip-line tree: park linowy, tyrolka, tyrolki, zipline
quiz-cards: pub quiz, wieczór quizowy, quiz wieczór, karty quizowe, pubquiz
rocking-horse: koń na biegunach, konie na biegunach, konik na biegunach, koniki na biegunach
rodeo-bull: byk rodeo, byka rodeo, mechaniczny byk, mechanicznego byka, byki rodeo
rower: wioślarz treningowy
rower canoe: klub wioślarski, wioślarstwo
runner sack: wyścigi w workach
runner sneaker: bieg, biegi, bieg uliczny, bieg przełajowy, bieg charytatywny, bieg na, bieg przez, bieg górski
runner sneaker: bieg terenowy, półmaraton, bieg nocny, bieg rodzinny, maraton, bieganie
santa: wynajem mikołaja, mikołaj do wynajęcia, parada mikołajów, bieg mikołajów, wizyta mikołaja, mikołajki
santa: list do mikołaja
sauna: ruska bania, bania, ruska banya, spa, sauna, wellness
sauna bubbles: łaźnia parowa, seans saunowy, uzdrowisko
saxophone drum-kit: jam session
sinterklaas: Sinterklaas, Święty Mikołaj biskup, św. Mikołaj biskup
skipping-rope: skakanka, skakanki, skakankę, skakanek
sled: tor saneczkowy, sankorolki
sticker-sheet: naklejka, naklejki, naklejek, arkusz naklejek
sunbed: solarium, solaria, łóżko opalające, studio opalania, łóżka opalające
surfer wave: szkoła surfingu
swimmer goggles: pływać, naucz się pływać, pływania, basen, nauka pływania, pływanie, aqua aerobik, aquapark, park wodny
swimmer goggles: zawody pływackie
swimmer snowflake: morsowanie, morsowania, klub morsów
tambourine: tamburyn, tamburyny, tamburynów, tamburynem, pandeiro
theatre-masks palette: dom kultury, domu kultury, ośrodek kultury, gminny ośrodek kultury
treasure-chest: skrzynia skarbów, skrzynia ze skarbami, poszukiwanie skarbów, poszukiwania skarbów, skarb piratów
trombone: puzon, puzony, puzonista, nauka gry na puzonie
trophy medal: grawerowanie, grawer, grawerunek, grawerowania
turntable: gramofon dj
vinyl-record headphones: gramofony, gramofon, gramofonów
walker: pielgrzymka, pielgrzymka piesza, rajd pieszy, spacer po starówce, przewodnik po mieście
walker: zwiedzanie z przewodnikiem, przewodnik turystyczny, spacer historyczny, spacer z przewodnikiem
walker: spacer przyrodniczy
water-polo-player: piłka wodna, waterpolo
wrestlers: zapasy
`;
