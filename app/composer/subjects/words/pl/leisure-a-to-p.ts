/** Polish words for play, sport, music and people at what they do, a to p. Notation: word-list.ts. */
export const polishLeisureAToP = `
accordion: akordeon
accordion violin: kapela weselna, kapela ludowa, kapela na wesele
acupuncture: akupunktura, akupunktury, akupunkturzysta
aerialist: akrobatyka powietrzna, akrobatyki powietrznej, akrobatyka na szarfach, aerial silks, aerial hoop
aerialist: akrobatka powietrzna, taniec na szarfach, joga w hamakach
arcade-machine: automat arcade, automaty arcade, salon arcade, gry arcade, automaty do gier retro
awareness-ribbon: różowa wstążka, różowa wstążeczka, różowy październik, rak piersi
badminton: badminton
bagpipes musical-notes: dudy, dudziarz, dudziarze, kobza
balloon clown: animatorzy
balloon party-popper: urodzinki, przyjęcia dla dzieci, balony, animator dla dzieci, dekoracje balonowe, kinderbal
balloon party-popper: bańki mydlane pokaz, animacje dla dzieci, roczek, piknik rodzinny, dzień dziecka
basketball: koszykówka
bell: koncert carillonowy, dzwony, ludwisarnia, dzwonek do drzwi, wideodzwonek
billiard-ball: bilard
bingo-card: bingo, wieczór bingo
binoculars: lornetka, lornetki
boules: petanka, petanki, petanque, boule, turniej boule
bowling: kręgielnia, kręgle
boxing-glove: boks
breakdancer: breakdance, breakdancer, zajęcia breakdance, kurs breakdance, lekcje breakdance, b-boy, b-girl
breakdancer: taniec breakdance
bungee-jumper: bungee, skoki na bungee, skok na bungee, skoki bungee, skok bungee, bungee jumping
calligraphy-brush scroll: kaligrafia chińska, kaligrafia japońska
camera: konkurs fotograficzny, fotograf, fotografia, sesja zdjęciowa, fotograf ślubny, sesja noworodkowa, sesja rodzinna
camera: fotoksiążka, zdjęcia biznesowe, sesja brzuszkowa, sesja świąteczna, album ślubny, zdjęcia komunijne
camera: aparat natychmiastowy, wywoływanie zdjęć, odbitki, statywy, statyw
camera passport: zdjęcia do dowodu, zdjęcia do dokumentów, zdjęcie do dowodu
carnival-mask party-popper: bal maskowy, bal przebierańców, bal karnawałowy, maski weneckie, karnawał wenecki
carrom-board: carrom, karrom, plansza do carrom
cello musical-notes: wiolonczela, wiolonczeli, wiolonczelę, wiolonczelista, lekcje wiolonczeli, kontrabas
chess-pawn: szkółka szachowa, szkółki szachowe
chess-pawn trophy: szachy, szachowy, klub szachowy
choir musical-notes: chór, chóru, chóry, chórzyści, chór szuka, koncert chóru, próba chóru, chór gospel, chórzystów
choir musical-notes: koncert chóralny
christmas-tree: jarmark świąteczny, boże narodzenie, jarmark bożonarodzeniowy, święta, robienia bombek
christmas-tree: robienie bombek, bombki choinkowe, bombek choinkowych, warsztaty bombek
christmas-tree candle: wieczór opłatkowy, spotkanie opłatkowe, opłatek dla seniorów
christmas-tree fir-tree: choinki, choinki żywe, żywe choinki, choinka, choinek, świerki na choinki, jodła kaukaska
christmas-tree fir-tree: jodły kaukaskie
christmas-tree market-stall: kiermasz bożonarodzeniowy, kiermaszu bożonarodzeniowym, kiermasze bożonarodzeniowe
cigar: cygaro, cygara, sklep z cygarami, cygara kubańskie
clapperboard video-camera: montaż wideo
classical-guitar musical-notes: gitara klasyczna, gitary klasyczne, gitara akustyczna, gitary akustyczne
classical-guitar musical-notes: gitarze klasycznej, gitarze akustycznej
cool-box: lodówka turystyczna, lodówki turystyczne, lodówka przenośna
croquet: krokiet ogrodowy, gra w krokieta, zestaw do krokieta
crystal-ball: wróżka, tarot, astrolog, wróżenie, jasnowidz, jasnowidza
dance-couple musical-notes: tańce towarzyskie, tango, tango argentyńskie
dance-couple musical-notes: milonga, walc, kurs tanga
dance-couple ring: pierwszy taniec, pierwszego tańca
dhol: dhol, bęben dhol
dice: wieczór gier, gry fabularne, gra planszowa
dice chess-pawn: kawiarnia z planszówkami, gry planszowe, planszówki
disco-ball: dyskoteka, klub nocny, noc andrzejkowa, andrzejki, ostatki, zabawa andrzejkowa, zabawę andrzejkową
disco-ball: zabawy andrzejkowej
disco-ball headphones: dj, dj na wesele
diving-mask tropical-fish: nurkowanie, kurs nurkowania
doll: lalka, lalki, lalek, lalka szmaciana, lalki szmaciane, barbie, szmacianka, szmacianki, ubranka dla lalek
dominoes: gra w domino, turniej domina, kostki domino, klocki domino
drum: bębny
drum-kit drum: perkusja, lekcje perkusji, nauka gry na perkusji, perkusista, nauka perkusji, lekcje gry na perkusji
dumbbell: siłownia, fitness, trener personalny, klub fitness, trening obwodowy, kulturystyka, trening funkcjonalny
dumbbell: aerobik, trening siłowy, podnoszenie ciężarów, hantle, sztanga, gumy oporowe
earbuds: słuchawki bezprzewodowe, słuchawki douszne, słuchawek bezprzewodowych, airpodsy
embroidery-hoop thread: koronka, koronki, koronka klockowa, koronka koniakowska, haft, hafty, haftowanie
embroidery-hoop thread: haft krzyżykowy, warsztaty haftu, hafciarstwo
exercise-bike: rower stacjonarny, rowery stacjonarne, rower stacjonarny magnetyczny, rower treningowy, rowery treningowe
exercise-bike: rower spinningowy, indoor cycling, zajęcia spinningu, zajęcia spinning, spinning
field-hockey: unihokej, unihokeja, floorball
fireworks: fajerwerki, dni miasta, dni gminy
fireworks champagne: bal sylwestrowy, zabawa sylwestrowa, nowy rok, witaj nowy roku, powitanie nowego roku
fireworks firecracker: petardy, sztuczne ognie, pirotechnika
fishing-rod: kartę wędkarską, karta wędkarska, karty wędkarskiej
fishing-rod fish: wędkarstwo, sklep wędkarski, zawody wędkarskie, sprzęt wędkarski, spinning wędkarski, staw wędkarski
fishing-rod fish: karpiarstwo, przynęty, przynęta, zanęty, zanęta, przynęty i robaki, czerwone robaki, białe robaki
flag: święto niepodległości, 11 listopada, święto flagi, flagi, flaga, flag, proporce, proporczyki, sztandary, sztandar
flag: sztandarów
flute: flet, lekcje fletu
folk-dancers accordion: taniec ludowy, tańce ludowe, tańców ludowych, tańca ludowego, zespół pieśni i tańca
folk-dancers accordion: zespół ludowy, zespół folklorystyczny, festiwal folkloru, tańce narodowe
football: orlik, liga szóstek, trening piłki nożnej, mecz, piłka plażowa, piłka do nogi, piłki
football: piłki do gry, szkółka piłkarska, szkółki piłkarskie
football goal-net: szkółki piłkarskiej, szkółce piłkarskiej, akademia piłkarska, akademii piłkarskiej
football goal-net: klub piłkarski
framed-picture: plakat, obraz na płótnie, ramka na zdjęcia, obrazy i ramy, obrazy, obraz olejny, ramy do obrazów
framed-picture: albumy na zdjęcia
framed-picture church: ikony, pisanie ikon
framed-picture palette: ramiarz, galeria, oprawa obrazów, ramiarstwo, galeria sztuki
framed-picture palette: ~ wystawa, wystawy
framed-picture palette: finisaż, plener malarski
frisbee: frisbee, dysk frisbee, latający dysk, disc golf
game-controller: ps5, gry komputerowe, turniej fifa, pady do konsoli, gry na konsole, konsola xbox, simracing
game-controller joystick: gry wideo, gra mobilna
gift: bony podarunkowe, pamiątki
gift ribbon: upominki dla gości, podziękowania dla gości, pamiątki chrztu, prezent, prezenty, upominki
gift ribbon: karta podarunkowa
go-board: gra w go, turniej go
go-kart: gokarty, gokart, gokartów, gokartach, tor kartingowy, karting, kartingowy
golf golfer: golf, minigolf
golf-cart: wózek golfowy, wózki golfowe, meleks, meleksy, wózków golfowych
guitar: lekcje gry na gitarze, nauka gry na gitarze
guitar musical-notes: gitarzysta, gitarzysty, gitarzystę, basista, basisty, gitarze, gitara, lekcje gitary
handpan musical-notes: handpan
harmonica: harmonijka ustna, harmonijki ustne, harmonijka
harmonium: fisharmonia, fisharmonie, fisharmonii
harp musical-score: harfa, harfistka
headphones: słuchawki
headphones telephone: dyspozytor, telefoniczna obsługa
headphones vinyl-record: nowy singiel
horse-rider horse: szkółka jeździecka
hot-tub: balia, balie ogrodowe, jacuzzi, bania ruska, balia z jacuzzi
hurling: hurling, hurley, camogie
ice-hockey: hokej
ice-skate: nauka jazdy na łyżwach, łyżwiarstwo, łyżwy, lodowisko, z łyżwami
jack-o-lantern: impreza halloweenowa
jack-o-lantern ghost: halloween, halloweenowa
judo-suit: samoobrona, karate, judo, sztuki walki
kettlebell dumbbell: kettlebell, kettlebells, kettlebelle, trening kettlebell, trening z kettlebell, zajęcia kettlebell
kettlebell dumbbell: odważnik kulowy, odważniki kulowe
kitesurfer: kitesurfing, kitesurf, szkoła kite, kurs kitesurfingu
knot flexed-arm: przeciąganie liny
laser-blaster target: laser tag, paintball laserowy, arena laserowa, laserowy paintball
lawn-bowls: bule
letter-tiles: scrabble, turniej scrabble, gra słowna, gry słowne
loom yarn: tkactwo, warsztaty tkackie, tkanie
magic-wand top-hat: iluzjonista, magik
marionette theatre-masks: teatr lalek, teatrzyk kukiełkowy, marionetki, kukiełki, teatrzyk dla dzieci, pacynki
mat-exercise: pilates, zajęcia pilates, studio pilates, pilates na macie, kurs pilates, trening pilates
maypole: drzewko majowe, słup majowy, drzewka majowego
menorah: chanuka, chanukowe, menora
metal-detector coin: wykrywacz metali, wykrywacze metali
microphone: śpiewać, lekcje śpiewu, karaoke, stand-up, kabaret, komik, kabarety
microphone bouquet: wodzirej, konferansjer, wokalistka
microphone musical-notes: nauka śpiewu, śpiew, emisja głosu, studio wokalne, zajęcia wokalne, wystąpienia publiczne
microphone projector: konferencja, kongres, debata, prelekcja, forum gospodarcze, sympozjum, spotkanie biznesowe
microphone projector: szkolenia dla firm, panel dyskusyjny, meetup
microphone projector: ~ wykład otwarty, seminarium
musical-notes: koncert, koncerty, orkiestra, umuzykalnienie, ognisko muzyczne, rytmika, lekcje gry na keyboardzie
musical-notes: warsztaty muzyczne, realizator dźwięku, festiwal muzyki, muzyka na żywo, filharmonia, juwenalia, szanty
musical-notes: koncert kolęd, kolędy
musical-notes musical-score: tenory, soprany
musical-notes violin: szkole muzycznej, szkoła muzyczna, szkoły muzycznej
musical-score musical-notes: schola, koncert pieśni, kolędowanie
netball: netball
oboe: obój, fagot
oboe musical-notes: klarnet, klarnetu, lekcje klarnetu
origami-crane: origami
oud: lutnia, lutnie, lutni
padel-racket: padel, kort do padla, padla, korty padlowe
paintball-marker: paintball, marker paintballowy, markery paintballowe, pole paintballowe
painted-eggs basket: pisanki, pisanek, malowanie pisanek, kraszanki, malowane jajka, jajka wielkanocne
palette baby: sensoplastyka, sensoplastyki, sensoplastykę
palette paintbrush: malowanie obrazów, zajęcia plastyczne, malowanie twarzy, plastyka, malowanie buziek, rysunek
palette paintbrush: rysowanie, malować, kurs malarstwa, malarstwo, kurs rysunku, akwarela
paraglider: paralotnia, paralotnie, paralotniarstwo, loty paralotnią, lot paralotnią, paragliding, szkoła paralotniowa
paraglider: kurs paralotniowy, paralotniarz
party-popper balloon: impreza, urodziny, sylwester
party-popper champagne: wieczór panieński, wieczór kawalerski, panieński, kawalerski
pedal-boat: rower wodny, rowery wodne, rowerów wodnych, wypożyczalnia rowerów wodnych, wynajem rowerów wodnych
piano-keys: stroiciel, organy kościelne, pianino, lekcje pianina, fortepian, lekcje gry na pianinie
piano-keys: nauka gry na pianinie, lekcje gry na fortepianie, nauka gry na fortepianie, gra na pianinie
piano-keys: recital fortepianowy, koncert fortepianowy
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates na reformerach, pilates na reformerze
pipe-organ: organy, organmistrz
pipe-organ church: koncert organowy, koncerty organowe, remont organów, muzyka organowa
pirate-ship: statek piracki, statki pirackie, rejs piracki, rejs statkiem pirackim
playing-card: brydż, poker, turniej brydżowy, gra karciana
pole-dancer: pole dance, pole dancing, zajęcia pole dance, taniec na rurze, tańca na rurze, studio pole dance
pole-dancer: kurs pole dance
pom-poms: cheerleading, cheerleaderka, cheerleaderki, cheerleaderek, zajęcia cheerleadingu, pompony dla cheerleaderek
portuguese-guitar musical-notes: gitara portugalska, mandolina, mandoliny
portuguese-guitar wine: fado, wieczór fado
postage-stamp: znaczek pocztowy, znaczki pocztowe, filatelistyka, filatelista, skup znaczków pocztowych
potters-wheel vase: koło garncarskie, warsztaty ceramiczne, garncarstwo, warsztaty garncarskie, ceramika na kole
potters-wheel vase: toczenie na kole, garncarz, zajęcia z ceramiki, lepienie z gliny, lepienia z gliny, zajęcia z gliny
puzzle: puzzle
astronaut planet: kosmos, planetarium
awareness-ribbon stethoscope: mammografia, mammografii, mammografię, mammobus
baby: niemowlęta, noworodek, położna, szkoła rodzenia, niania elektroniczna, zajęcia sensoryczne, zajęć sensorycznych
baby baby-bottle: poradnia laktacyjna, doradca laktacyjny, poradni laktacyjnej, laktacja
baby teddy-bear: niania, nianie, niani, nianię
ball-pit: basen z kulkami, baseny z kulkami, basen z piłeczkami, suchy basen z piłeczkami, basenu z kulkami
block-tower: Jenga, gigantyczna Jenga, wieża z drewnianych klocków, spadająca wieża
bride dress: sukien ślubnych
builder bricks: pracownik budowlany, zbrojarz, brygadzista, kierownik budowy, ekipa budowlana, pomocnik budowlany
builder bricks: szalunki, inspektor nadzoru, betoniarz
bunting: girlanda z chorągiewek, girlandy z chorągiewek, girlanda z proporczyków, proporczyki na sznurku
capoeira: capoeira, capoeiry, zajęcia capoeira, trening capoeira, berimbau
christmas-tree dinner-plate: wigilia, wigilia dla samotnych, kolacja wigilijna, spotkanie wigilijne
climber: ścianka wspinaczkowa, wspinaczka, kurs wspinaczkowy, taternictwo, alpinizm
climber fir-tree: parki linowe
clown: klaun, klauni, clown
colour-cube: kostka Rubika, kostki Rubika, kostkę Rubika, speedcubing
cook: szef kuchni, pizzerman, praca w kuchni, pizzer, pomoc kuchni
cook frying-pan: kucharz, kucharza, kucharka, kucharki, pomoc kuchenna, gotować, kurs gotowania, warsztaty kulinarne
cook frying-pan: kurs cukierniczy, szkoła gotowania, lekcje gotowania
cornhole-board: cornhole, turniej cornhole, gra cornhole, plansza do cornhole
crossword-grid: krzyżówka, krzyżówki, krzyżówek
dance-couple: taniec dla par, tańca dla par, kurs tańca dla par, taniec towarzyski, tańca towarzyskiego
dancer: dansing
dancer musical-notes: potańcówka, potańcówki, wieczorek taneczny, tancerze, tancerzy, tancerka, tancerki, tancerek
dancer musical-notes: tańca, szkoła tańca, kurs tańca, taniec
dodgem-car: autka zderzaki, autek zderzaków, samochodziki zderzaki, autoscooter
dog-walker: wyprowadzanie psów, wyprowadzanie psa, spacery z psem, wyprowadzacz psów
draughts-board: warcaby, warcabów, warcabach, gra w warcaby, turniej warcabowy, warcabnica
erhu: erhu, lekcje erhu, chińskie skrzypce
fencer: szermierka
fire-cupping: bańki chińskie, stawianie baniek, masaż bańką chińską, bańki lekarskie
folk-dancers: stroje ludowe, strój ludowy, strojów ludowych, stroje góralskie, stroje krakowskie
football trophy: turniej piłki nożnej, piłki nożnej, piłka nożna, piłkę nożną, turniej piłkarski
french-horn: waltornia, waltornie, waltornię, waltorni, waltornista
golf-bag: torba golfowa, torby golfowe, kije golfowe, kijów golfowych, sprzęt golfowy
greeting-card: kartka okolicznościowa, kartki okolicznościowe, kartka urodzinowa, kartki urodzinowe, zaproszenia ślubne
greeting-card: kartki z życzeniami
guzheng: guzheng, lekcje guzheng, chińska cytra
gymnast: gimnastyka, akrobatyka, ogólnorozwojówka
gymnastics-rings: kółka gimnastyczne, kółek gimnastycznych
haircut hair-comb: przeszczep włosów
handball-player: piłka ręczna, szczypiorniak
hula-hoop: hula-hoop, hula hop, hula hoop, zajęcia hula hoop, kółko hula hop
juggler circus-tent: szkoła cyrkowa
kendo: kendo, treningi kendo, zajęcia kendo, klub kendo, zbroja do kendo
knot thread: makrama, makramy, makramę, makram
korfball-post: korfball, korfballu, korfballowy
lion-dance: taniec lwa, tańca lwa, tańce lwa
lotus-position: zdrowy kręgosłup, relaksacja, rozciąganie, uważność, mata do ćwiczeń
lotus-position lotus: relaks, joga, medytacja, jogi
marimba: marimba, marimby, marimbę, koncert na marimbę
massage baby: masaż po porodzie, masaż poporodowy
massage lotus: refleksologia, masażysta, masaż, masaże, medycyna chińska, bioenergoterapeuta
massage lotus: hirudoterapia, akupresura, drenaż limfatyczny
massage: endermologia
massage-stones: masaż gorącymi kamieniami, gorące kamienie, gorącymi kamieniami
mermaid: syrenka morska, syrenki morskie, ogon syreny, pływanie z ogonem syreny, mała syrenka
microphone book: konkurs recytatorski, konkursu recytatorskiego, recytacja
mochi-pounding: mochitsuki, ubijanie mochi, warsztaty mochi
nurse: pielęgniarka, opiekunka osób starszych, dom opieki, opieka nad seniorem, opiekun
nurse older-person: opieka paliatywna, opieka w niemczech, teleopieka, opieka nad starszymi, opieka nad chorym
nurse stethoscope: ratownik medyczny, salowa, rejestratorka medyczna
older-person dumbbell: gimnastyka dla seniorów, gimnastyka seniorów, ćwiczenia dla seniorów
older-person dumbbell: zajęcia ruchowe dla seniorów, zdrowy kręgosłup seniora
older-person nurse: opiekunka do starszej pani, opiekunka seniora, opiekun seniora, opiekunka dla seniora
older-person nurse: opiekunka do osoby starszej, opiekunka do osób starszych, opiekunki do mamy, opiekunka do mamy
older-person nurse: opiekunki do taty, opieki nad mamą, opieki nad tatą
older-person tea: klub seniora, dzień seniora, dzień babci, spotkanie seniorów, dzień dziadka, zajęcia dla seniorów
older-person tea: emeryci i renciści
opera-mask: opera pekińska, opery pekińskiej, opera chińska
painted-eggs bouquet: palmy wielkanocne, palm wielkanocnych, palma wielkanocna
postcard: pocztówka, pocztówki, pocztówek, pocztówkę, widokówka, widokówki, widokówek
pregnant-woman: ciąża, karmienie piersią, badania prenatalne, odzież ciążowa, prowadzenie ciąży
`;
