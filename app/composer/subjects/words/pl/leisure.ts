/** Polish words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const polishLeisure = `
accordion: akordeon
accordion violin: kapela weselna, kapela ludowa, kapela na wesele
badminton: badminton
bagpipes musical-notes: dudy, dudziarz, dudziarze, kobza
balloon clown: animatorzy
balloon party-popper: urodzinki, przyjęcia dla dzieci, balony, animator dla dzieci
basketball: koszykówka
bell: koncert carillonowy, dzwony, ludwisarnia
billiard-ball: bilard
binoculars: lornetka, lornetki
bowling: kręgielnia, kręgle
camera: konkurs fotograficzny, fotograf, fotografia, sesja zdjęciowa, fotograf ślubny
camera passport: zdjęcia do dowodu, zdjęcia do dokumentów, zdjęcie do dowodu
chess-pawn trophy: szachy, szachowy, klub szachowy
christmas-tree: jarmark świąteczny, boże narodzenie, jarmark bożonarodzeniowy, święta
christmas-tree fir-tree: choinki, choinki żywe, żywe choinki, choinka, choinek, świerki na choinki, jodła kaukaska
christmas-tree fir-tree: jodły kaukaskie
clapperboard video-camera: montaż wideo
crystal-ball: wróżka, tarot, astrolog, wróżenie
dice chess-pawn: kawiarnia z planszówkami, gry planszowe, planszówki
disco-ball: dyskoteka, klub nocny
disco-ball headphones: dj, dj na wesele
diving-mask tropical-fish: nurkowanie, kurs nurkowania
drum: bębny
drum-kit drum: perkusja, lekcje perkusji, nauka gry na perkusji, perkusista, nauka perkusji
dumbbell: siłownia, fitness, trener personalny, klub fitness
embroidery-hoop thread: koronka, koronki, koronka klockowa, koronka koniakowska, haft, hafty, haftowanie
embroidery-hoop thread: haft krzyżykowy, warsztaty haftu, hafciarstwo
field-hockey: unihokej, unihokeja, floorball
fireworks: fajerwerki
fishing-rod fish: wędkarstwo, sklep wędkarski
flute: flet, lekcje fletu
football goal-net: szkółka piłkarska, szkółki piłkarskiej, szkółce piłkarskiej, akademia piłkarska, akademii piłkarskiej
football goal-net: klub piłkarski, piłka nożna
framed-picture church: ikony, pisanie ikon
framed-picture palette: ramiarz, galeria, oprawa obrazów, ramiarstwo, galeria sztuki
framed-picture palette: ~ wystawa, wystawy
game-controller joystick: gry wideo, gra mobilna
gift ribbon: upominki dla gości, podziękowania dla gości, pamiątki chrztu, prezent, prezenty, upominki
gift ribbon: karta podarunkowa
golf golfer: golf, minigolf
guitar musical-notes: gitarzysta, gitarzysty, gitarzystę, basista, basisty, gitarze, gitara, lekcje gitary
guitar musical-notes: szkoła muzyczna, ukulele, mandolina
harp musical-score: harfa, harfistka
headphones: słuchawki
headphones vinyl-record: nowy singiel
hot-tub: balia, balie ogrodowe, jacuzzi, bania ruska, balia z jacuzzi
ice-hockey: hokej
ice-skate: nauka jazdy na łyżwach, łyżwiarstwo, łyżwy, lodowisko
jack-o-lantern ghost: halloween
judo-suit: samoobrona, karate, judo, sztuki walki
kitesurfer: kitesurfing, kitesurf, szkoła kite, kurs kitesurfingu
lawn-bowls: bule, petanka, boule
loom yarn: tkactwo, warsztaty tkackie, tkanie
magic-wand top-hat: iluzjonista, magik
marionette theatre-masks: teatr lalek, teatrzyk kukiełkowy, marionetki, kukiełki, teatrzyk dla dzieci, pacynki
metal-detector coin: wykrywacz metali, wykrywacze metali
microphone: śpiewać, lekcje śpiewu, karaoke, stand-up
microphone bouquet: wodzirej, konferansjer, wokalistka
microphone musical-notes: nauka śpiewu, śpiew
musical-notes: koncert, koncerty, chór, orkiestra
musical-notes musical-score: tenory, soprany, chórzyści, chór szuka
musical-score musical-notes: schola, koncert kolęd, koncert pieśni, kolędy, kolędowanie
oboe: obój, klarnet, fagot
padel-racket: padel, kort do padla, squash, padla, korty padlowe
palette paintbrush: malowanie obrazów, zajęcia plastyczne, malowanie twarzy, plastyka, malowanie buziek, rysunek
palette paintbrush: rysowanie, malować, kurs malarstwa, malarstwo, kurs rysunku, akwarela
party-popper balloon: impreza, urodziny, sylwester
piano-keys: stroiciel, organy kościelne, pianino, lekcje pianina, fortepian
pipe-organ: organy, organmistrz
pipe-organ church: koncert organowy, koncerty organowe, remont organów, muzyka organowa
playing-card: brydż, poker
potters-wheel vase: koło garncarskie, warsztaty ceramiczne, garncarstwo, warsztaty garncarskie, ceramika na kole
potters-wheel vase: toczenie na kole, garncarz, zajęcia z ceramiki
puzzle: puzzle
puzzle pencil: krzyżówka, krzyżówki, gra słowna, gry słowne
quilt: patchwork, patchworki, warsztaty patchworku
running-shirt football: odzież sportowa, lekkoatletyka, stroje sportowe
saxophone piano-keys: jazz, saksofon
sewing-needle: krawiec, krawcowa, szycie, kurs szycia, przeróbki krawieckie
sewing-needle sewing-machine: naucz się szyć
sewing-needle thread: stroje ludowe, strój ludowy, koronki klockowe, koronkarstwo, poprawki krawieckie, pasmanteria
sewing-needle thread: krawiectwo
shisha: shisha, cygara, tytoń
skis skier: nauka jazdy na nartach
skis snowy-mountain: ostrzenie nart, serwis nart, serwis narciarski, wypożyczalnia nart, szkółka narciarska, narty
skis snowy-mountain: szkoła narciarska
sled horse: kuligi
studio-microphone headphones: studio nagrań, podcast, podcasty
table-tennis: tenis stołowy
target: klub strzelecki, strzelnica, paintball, rzutki
target bow-and-arrow: łucznictwo, klub łuczniczy, strzelanie z łuku
teddy-bear crayon: półkolonie, półkolonie letnie, półkolonia, żłobek, przedszkole, zabawki, opiekunka, sklep z zabawkami
teddy-bear sewing-needle: szpital lalek, klinika lalek, klinika misiów
television: telewizor, telewizory, elektronika
tennis: klub tenisowy, korty tenisowe, tenis
theatre-masks: kółko teatralne, komedia, komedia w dwóch aktach, teatr amatorski, spektakl, grupa teatralna, teatr
theatre-masks: opera, musical
theatre-masks dress: wypożyczalnia kostiumów, stroje karnawałowe, kostiumy
theatre-masks teddy-bear: teatrzyk, teatrzyki, spektakl dla dzieci
thread sewing-needle: makrama, makramy
ticket: bingo, loteria
toy-bricks teddy-bear: drewniane zabawki, zabawki drewniane, zabawki z drewna
trampoline gymnast: trampolina, trampoliny, park trampolin, trampolin
treadmill dumbbell: bieżnia, bieżnie, sprzęt fitness, sprzęt do ćwiczeń
trumpet: orkiestra dęta, trąbka
tuba: tuba
vinyl-record: winyle, płyty winylowe, giełda płyt
violin: skrzypce, nauka gry na skrzypcach, lekcje skrzypiec, lutnik
volleyball: siatkówka
yarn: filcowanie, dziergania, przędzenie, warsztaty dziergania, dzierganie, szydełkowanie, druty i szydełko
yarn: warsztaty szydełkowania, szydełkowania, wełna, szydełko, robótki, robienie na drutach, szydełkować
zip-line tree: park linowy, tyrolka, tyrolki, zipline
astronaut planet: kosmos, planetarium
baby: niemowlęta, noworodek, położna, ubranka dla niemowląt, szkoła rodzenia
bride dress: sukien ślubnych
climber: ścianka wspinaczkowa, wspinaczka
climber fir-tree: parki linowe
clown: klaun, klauni, clown
cook frying-pan: kucharz, kucharza, kucharka, kucharki, pomoc kuchenna, gotować, kurs gotowania, warsztaty kulinarne
dancer musical-notes: potańcówka, potańcówki, wieczorek taneczny, zespół ludowy, zespół pieśni i tańca, tancerze
dancer musical-notes: tancerzy, tancerka, tancerki, tancerek, tańca, szkoła tańca, kurs tańca, taniec
fencer: szermierka
gymnast: gimnastyka, akrobatyka
gymnast dumbbell: pilates na reformerach, pilates reformer, reformer pilates
handball-player: piłka ręczna, szczypiorniak
juggler circus-tent: szkoła cyrkowa
lotus-position lotus: relaks, joga, medytacja, pilates, jogi
massage baby: masaż po porodzie, masaż poporodowy
massage lotus: akupunktura, refleksologia, masażysta, masaż, masaże
nurse: pielęgniarka, opiekunka osób starszych, dom opieki, opieka nad seniorem, opiekun
older-person dumbbell: gimnastyka dla seniorów, gimnastyka seniorów, ćwiczenia dla seniorów
older-person dumbbell: zajęcia ruchowe dla seniorów, zdrowy kręgosłup seniora
older-person nurse: opiekunka do starszej pani, opiekunka seniora, opiekun seniora, opiekunka dla seniora
older-person nurse: opiekunka do osoby starszej, opiekunka do osób starszych
rower canoe: klub wioślarski, wioślarstwo
runner sneaker: bieg, biegi, bieg uliczny, bieg przełajowy, bieg charytatywny, bieg na, bieg przez, bieg górski
runner sneaker: bieg terenowy, półmaraton, bieg nocny, bieg rodzinny, maraton, bieganie
santa: wynajem mikołaja, mikołaj do wynajęcia, parada mikołajów, bieg mikołajów, wizyta mikołaja, mikołajki
sauna: ruska bania, bania, ruska banya, spa, sauna, wellness
surfer wave: szkoła surfingu, windsurfing
swimmer goggles: pływać, naucz się pływać, pływania, basen, nauka pływania, pływanie, aqua aerobik, termy
swimmer goggles: baseny termalne, aquapark
walker: pielgrzymka, pielgrzymka piesza, rajd pieszy
water-polo-player: piłka wodna, waterpolo
wrestlers: zapasy
`;
