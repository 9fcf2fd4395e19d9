/** Polish words for work, places and travel. Notation: word-list.ts. */
export const polishWorkAndTravel = `
abacus: arytmetyka mentalna, liczydło
anvil hammer: kowalstwo artystyczne, kowal, kuźnia, kowalstwo, kurs kowalstwa
ballot-box: głosowanie, wybory samorządowe, zagłosuj, zagłosuj na, głosuj na, oddaj głos, budżet obywatelski
banknotes coin: kredyt, kredyty, pożyczka, leasing, pożyczki
blood-drop: krwiodawstwo, oddaj krew, zbiórka krwi, krwiodawcy, krwiodawców, oddawanie krwi, honorowe oddawanie krwi
blood-drop: krwiobus, dawcy szpiku, dawca szpiku
books open-book: introligatornia, introligator, oprawa prac, księgarnia, książki, biblioteka, książka, targi książki
briefcase handshake: doradztwo biznesowe, doradztwo, rekrutacja, szkolenia biznesowe
briefcase handshake: ~ praca, dam pracę
calculator receipt: kalkulator, kalkulatory, kalkulatorów, kalkulatora, kadry i płace, doradztwo podatkowe, księgowość
calculator receipt: biuro rachunkowe, księgowa, księgowy, doradca podatkowy, podatki, pit
calendar smartphone: program do grafików, program do grafiku, aplikacja do grafiku
card-terminal credit-card: terminal płatniczy, terminale płatnicze, kasa fiskalna, kasy fiskalne, terminal kart
chainsaw logs: pilarka, pilarki, piła łańcuchowa, kurs pilarza, prace leśne, drwal
chart-up: doradca finansowy, inwestycje, giełda, seo
cherry-picker: podnośnik koszowy, wynajem zwyżki, podnośniki koszowe, podesty ruchome, usługi zwyżką
circuit-board: płytka drukowana, płytki drukowane, naprawa elektroniki, montaż elektroniki, serwis elektroniki
coin: giełda numizmatyczna
coin magnifier: lombard, numizmatyka, starocie, monety
combine-harvester: omłoty
combine-harvester wheat: kombajn, kombajny, koszenie zboża, usługi rolnicze, usługi kombajnem, młócenie
concrete-mixer bricks: beton, beton towarowy, pompa do betonu, wylewki, wylewka, betoniarnia, posadzki betonowe
concrete-mixer bricks: gruszka z betonem
crayon teddy-bear: niania, klub malucha
desktop-computer keyboard: kurs programowania
desktop-computer laptop: projektowanie stron, strony internetowe, tworzenie stron, projektowanie stron internetowych
desktop-computer laptop: oprogramowanie, system rezerwacji, program magazynowy, crm, programowanie
desktop-computer receipt: system pos, system pos dla gastronomii, program do restauracji
drill toolbox: wynajem sprzętu budowlanego, wypożyczalnia sprzętu budowlanego, sklep metalowy, elektronarzędzia
drill toolbox: wypożyczalnia narzędzi
drone: dron, drony
excavator crane: minikoparka, koparka, minikoparki, koparki, wykopy, prace ziemne, usługi koparką, roboty ziemne
excavator hammer: rozbiórki, rozbiórka, wyburzenia, wyburzanie
forklift: wózek widłowy, wózki widłowe, kurs na wózki widłowe, operator wózka widłowego
forklift parcel: palety używane, palety euro, sprzedaż palet, palety epal
fountain-pen document: artykuły papiernicze, kaligrafia, sklep papierniczy
gavel: aukcja, licytacja, dom aukcyjny
hydraulic-hose: wąż hydrauliczny, węże hydrauliczne, zakuwanie węży, hydraulika siłowa, przewody hydrauliczne
laptop screwdriver: naprawa komputerów, serwis komputerowy, kurs online, webinar, coworking, laptop
lathe: tokarka, tokarki, tokarstwo, toczenie, toczenie cnc, obróbka cnc, obróbka skrawaniem, tokarz, ślusarz tokarz
lathe: usługi tokarskie, frezowanie i toczenie, frezowanie cnc
lift: serwis wind, konserwacja wind, dźwigi osobowe, konserwator dźwigów, montaż wind
love-letter ring: zaproszenia ślubne, zaproszenia na ślub
magnifier: prywatny detektyw, biuro detektywistyczne
megaphone chart-up: konsultacje społeczne, zebranie wiejskie, zebranie mieszkańców, agencja reklamowa
megaphone chart-up: agencja marketingowa, pozycjonowanie, marketing
memo beers: quiz wiedzy, quiz, pub quiz, wieczór quizowy
newspaper: gazeta, gazeta lokalna, prenumerata gazety
newspaper recycling: makulatura, zbiórka makulatury, makulatury
open-book books: spotkanie z autorem, spotkanie z autorką, spotkanie z pisarzem, spotkanie z pisarką, czytanie bajek
open-book pencil: korepetycje, kurs angielskiego, kurs języka, nauka języka, kurs hiszpańskiego, kurs niemieckiego
open-book pencil: kurs włoskiego, kurs francuskiego, szkoła językowa, kurs językowy
open-book pencil: ~ angielski, niemiecki
pallet: palety drewniane, europalety, skup palet
parcel delivery-van: kartony do przeprowadzki, kartony do przeprowadzek, kartony przeprowadzkowe, folia bąbelkowa
parcel delivery-van: taśma pakowa, opakowania kartonowe, opakowania, opakowanie, przesyłki, przesyłki kurierskie
pencil fountain-pen: artykuły biurowe, artykuły szkolne, wyprawka szkolna
pill stethoscope: apteka, suplementy, witaminy
postbox love-letter: filatelistyka, znaczki pocztowe
printer: drukarnia, wizytówki, druk 3d, ulotki, banery
printer paintbrush: szyldy, grawerowanie
receipt desktop-computer: drukarka fiskalna, faktury
receipt laptop: program do faktur, program do fakturowania, fakturowanie online
receipt shopping-cart: kasjer, kasjera, kasjerka, kasjerki, kasjerów, kasjer sprzedawca
road-roller: asfalt, asfaltowanie, roboty drogowe, nawierzchnie asfaltowe, budowa dróg
robot gear: robotyka, sztuczna inteligencja
rubber-stamp document: notariusz, kancelaria notarialna, pieczątki, pieczątka, wyrób pieczątek
satellite-dish television: montaż anten, anteny
scaffold ladder: rusztowanie, rusztowania, wynajem rusztowań, montaż rusztowań
scales: adwokat, prawnik, radca prawny, kancelaria prawna, porady prawne, rozwód, prawo pracy, odszkodowania
scissors hair-comb: fryzjer, salon fryzjerski, strzyżenie, fryzjerka, strzyżenie męskie, strzyżenie damskie, koloryzacja
scissors hair-comb: baleyage, włosów
scissors hair-comb: ~ salon
scroll document: genealogia, drzewo genealogiczne
server: hosting, hosting stron, serwerownia, serwery, serwer
set-square calculator: korepetycje matematyka, fizyka, matma
set-square ruler: geodeta, projekty domów, świadectwa energetyczne, geodezja, kosztorysy, architekt
set-square ruler: biuro architektoniczne, matematyka, korepetycje z matematyki
shipping-container: kontener morski, kontenery morskie, kontenery magazynowe, wynajem kontenerów, fracht morski
smartphone: telefon, telefony, naprawa telefonów, telefonów, zbita szybka, smartfon, abonament
smartphone laptop: tworzenie aplikacji, aplikacje mobilne
smartphone wall-clock: ewidencja czasu pracy, rejestracja czasu pracy, rcp
soldering-iron: lutowanie, kurs lutowania
speaker: nagłośnienie, kolumny głośnikowe
speech-bubble: wymiana językowa, logopedyczny, gabinet logopedyczny, logopedia, logopeda
speech-bubble document: biuro tłumaczeń, tłumaczenia, tłumacz przysięgły, tłumacz
speech-bubble open-book: angielski od zera, hiszpański od zera, niemiecki od zera, włoski od zera, francuski od zera
speech-bubble open-book: angielski od podstaw, niemiecki od podstaw, angielski dla, angielski w, niemiecki dla
speech-bubble open-book: hiszpański dla, francuski dla, włoski dla, język angielski
spotlight: oświetlenie sceniczne, nagłośnienie i oświetlenie, technika sceniczna, oświetlenie imprez
stethoscope: lekarz, przychodnia, szpital, pediatra
stethoscope hospital: reumatolog, reumatologia, gastroenterolog, gastroenterologia, gastrolog, endokrynolog
stethoscope hospital: endokrynologia, nefrolog, nefrologia, hematolog, alergolog, alergologia, dializa, dializy
stethoscope hospital: stacja dializ, proktolog, proktologia, chirurg, chirurgia naczyniowa, diabetolog
stethoscope stethoscope: usg
stethoscope: ~ klinika
syringe: szczepienia, szczepienie, botoks, medycyna estetyczna
telephone: centrala telefoniczna, telefon zaufania, telefonistka
telescope night-sky: obserwatorium astronomiczne, astronomia, teleskop
telescope star: obserwatorium
test-tube: badania laboratoryjne, badania krwi, laboratorium
welding-mask fire: spawacz, spawacza, spawaczy, spawanie, spawalnictwo, usługi spawalnicze, kurs spawania
bank coin: bank
barber-pole razor: barber, barbershop
bouncy-castle balloon: zamki dmuchane, dmuchańce, zamek dmuchany, dmuchaniec, zjeżdżalnie dmuchane, dmuchany zamek
bouncy-castle balloon: dmuchane zamki, dmuchana zjeżdżalnia, zjeżdżalnia dmuchana
bricks trowel: docieplenia, kostka brukowa, brukarstwo, gładzie, płyty gipsowe, fundamenty, kamień naturalny, murowanie
bricks trowel: firma budowlana, budowa domów, murarz, tynki, ocieplenia, elewacje, układanie kostki, kostki brukowej
campervan campsite: kamper, kampery, wynajem kamperów, wypożyczalnia kamperów, kampera, kamperów
caravan campsite: wynajem przyczep kempingowych, przyczepy kempingowe
castle: zamek
church: msza, parafia
church candle: odpust, rekolekcje, pasterka, roraty, nabożeństwo, droga krzyżowa, orszak trzech króli, odpust parafialny
circus-tent: cyrk, hala namiotowa
convenience-store key: lokal do wynajęcia, lokal użytkowy, wynajmę lokal, lokal handlowy, lokal na wynajem
crane bricks: żuraw samojezdny
crane excavator: dźwig z operatorem, wynajem dźwigów, dźwig
house bed: agroturystyka, agroturystyki
house heart: rodzina zastępcza, rodziny zastępcze, rodzin zastępczych, rodzinna piecza zastępcza, rodzice zastępczy
house heart: piecza zastępcza
house hut: domków, domek letniskowy
house key: jasne trzy pokoje, trzypokojowe, dwupokojowe, czteropokojowe, działka budowlana, działkę budowlaną
house key: działki budowlane, domki letniskowe, domki, kawalerka, kawalerki, kawalerkę, nieruchomości, mieszkanie
house key: mieszkania, biuro nieruchomości, kredyt hipoteczny, domy na sprzedaż, apartamenty, nowe mieszkania
house key: domy drewniane, domy szkieletowe
houses house: szeregowiec, bliźniak, domy
hut fir-tree: domki drewniane
hut mountain: schronisko górskie, schronisko pttk, schronisko turystyczne, schronisko w górach
market-stall carrot: stragan, stragany, jarmark, targ śniadaniowy, targowisko, targ lokalny, bazarek
marquee: namiot weselny, namioty weselne, wynajem namiotów, namioty imprezowe
museum: muzeum, noc muzeów
nativity-crib: szopka, szopki, żywa szopka, szopka bożonarodzeniowa, szopki krakowskie, jasełka
photo-booth: fotobudka, fotobudki, fotolustro, fotolustra, wynajem fotobudki
road-barrier safety-vest: oznakowanie dróg, drogowcy
roller-coaster: park rozrywki, wesołe miasteczko, kolejka górska, lunapark
school backpack: ~ szkoła
silo: silosy zbożowe, silos, silosy, suszarnia zbóż, suszarnie zboża
slide: sala zabaw
stained-glass: witraże, pracownia witraży
swimming-pool swimmer: serwis basenów, czyszczenie basenów, zielona woda w basenie, serwis basenu, czyszczenie basenu
swing slide: huśtawka, huśtawki, plac zabaw, place zabaw
tent: harcerski, kemping, namiot, namioty, pole namiotowe
tent compass: harcerze, harcerzy, harcerstwo, drużyna harcerska, hufiec, zuchy, obóz harcerski, zuchów, gromada zuchowa
tent compass: skauci
airplane suitcase: biuro podróży, wycieczki, podróże, loty, wakacje
bicycle: rowerowa, rower, rowery, wypożyczalnia rowerów, serwis rowerowy, serwis rowerów, naprawa rowerów
bicycle parcel: kurier rowerowy, kurierzy rowerowi, dostawca rowerem
bus: kierowca kat d, kierowca d, autokar
bus books: bibliobus, bibliobusy, biblioteka objazdowa
car bubbles: mycie ręczne, ręczne mycie, polerowanie lakieru, mycie ręczne polerowanie, powłoka ceramiczna
car bubbles: auto detailing, myjnia samochodowa, tapicerki samochodowej, czyszczenie tapicerki samochodowej
car bubbles: pranie tapicerki samochodowej, myjnia, myjnia ręczna, autodetailing
car car-front: salon samochodowy, samochody używane, komis samochodowy, wynajem samochodów, samochód, samochody
car car-front: ~ auta, aut, auto, samochodu
car key: salonie samochodowym, salonie skoda, salonie toyota, salonie kia, salonie dacia, salonie aut
car key: ~ kierowca, kierowcy, zatrudnię kierowcę
car location-pin: miejsce garażowe
car tow-truck: skup aut, skup samochodów, złomowanie aut, złomowanie pojazdów, kasacja pojazdów, auto złom
car tow-truck: skup aut powypadkowych, szrot
car wrench: oklejanie samochodów, lakiernictwo, szyby samochodowe, auto szrot, stacja kontroli pojazdów, detailing
car wrench: blacharz samochodowy, auto skup
car-front: limuzyna
car-front ring: samochód do ślubu, auto do ślubu, auta do ślubu, samochody do ślubu
carriage horse: bryczka, bryczki, powóz, dorożka, dorożki, przejażdżki bryczką, kareta
charging-station car: ładowarka do auta elektrycznego, ładowarki do samochodów elektrycznych, stacja ładowania
charging-station car: stacje ładowania, wallbox
compass: orientacja sportowa, marsz na orientację
compass world-map: bieg na orientację
delivery-van lorry: bus i dwóch ludzi, bus i dwóch, auto i dwóch ludzi, bus i ekipa, dostawa, transport towarów
delivery-van lorry: bagażówka, wynajem busa, dostawczy, kierowca kat b, kierowca busa, przeprowadzki, przeprowadzka
delivery-van lorry: kurier, transport
ferry: prom, przeprawa promowa
fire-engine: druhowie, straż pożarna, osp
fire-engine fire: młodzieżowa drużyna pożarnicza
fire-engine rescue-helmet: ochotnicza straż pożarna, strażak, strażacy, strażaków, straży pożarnej, remiza
food-truck takeaway-box: food truck, food trucki, foodtruck, zlot food trucków, foodtrucki
hearse: karawan, karawany
helicopter: lot helikopterem
hot-air-balloon: lot balonem, loty balonem
houseboat: houseboat, houseboaty, dom na wodzie, domy na wodzie
jet-ski wave: skuter wodny, skutery wodne
kayak: kajak, kajaki, spływ kajakowy, spływy kajakowe, wypożyczalnia kajaków, wynajem kajaków
kick-scooter: hulajnoga, hulajnogi, hulajnogi elektryczne
lifebuoy wave: wopr, ratownictwo wodne
locomotive: modelarstwo kolejowe, kolej wąskotorowa
locomotive railway-car: parowóz
lorry: kierowca c e, kierowca ce, kierowcy c e, kierowców c e, kierowca kat c, kierowca kat ce, kierowca c
lorry: kierowca zawodowy, kierowca kat c e, kierowca międzynarodowy, ciężarówki
lorry bricks: beton z dostawą
mantel-clock amphora: antyki
minibus: busy, wynajem busów, busów, przewóz osób
minibus bus: wynajem autokarów, przewozy, wycieczki autokarowe
mobility-scooter wheelchair: wózek elektryczny, wózki inwalidzkie elektryczne, skuter inwalidzki, skutery inwalidzkie
mobility-scooter wheelchair: wózek inwalidzki elektryczny
motor-boat anchor: silniki zaburtowe, silnik zaburtowy, łódka
motor-boat wave: wypożyczalnia łodzi, łódź, motorówka
motor-scooter: motorower
motorcycle: salon motocyklowy, motocykle, serwis motocykli, motocykl
motorcycle-helmet motorcycle: kask motocyklowy, kaski motocyklowe, odzież motocyklowa
paddleboard wave: sup, deska sup, deski sup, wypożyczalnia sup
parachute: paralotnie, skok ze spadochronem, paralotnia
parking-sign location-pin: miejsce parkingowe, miejsca parkingowe, miejsce postojowe, parking strzeżony
parking-sign location-pin: parking przy lotnisku
passport suitcase: paszport, wiza, zdjęcia do paszportu
quad-bike: quad, quady, wyprawy quadami, wypożyczalnia quadów, quadach, quadami
racing-car tyre: gokarty, tor kartingowy
roller-skate: rolki, wrotki, nauka jazdy na rolkach
sailing-boat anchor: zimowanie łodzi, antyfouling, miejsce postojowe dla jachtów, żaglownia, żagle, szkutnik
sailing-boat anchor: szkutnictwo, kurs żeglarski, jacht, jachty, rejs, żeglarstwo, szkoła żeglarstwa
ship: wycieczka statkiem, wycieczki statkiem, rejs statkiem, rejsy statkiem, rejs wycieczkowy, wycieczka łodzią
ship: rejs po jeziorze, rejsy po jeziorze
skateboard: deskorolka, skatepark
skip: kontenery na gruz, kontener na gruz, wywóz gruzu
snow-plough: odśnieżanie, odśnieżanie dachów, pług śnieżny, zimowe utrzymanie
spark-plug: świece zapłonowe
speedboat anchor: sternik motorowodny, patent sternika motorowodnego, patent żeglarski, sternika motorowodnego
steering-wheel car: ośrodek szkolenia kierowców, osk, szkoła jazdy, prawo jazdy, nauka jazdy, prawko, kurs kat, kat b
steering-wheel car: kurs prawa jazdy
steering-wheel lorry: prawo jazdy kat c
stroller baby: wózek 3w1, wózek 3 w 1, wózek 2w1, wózek spacerowy, wózek głęboki
stroller baby-bottle: wózki dziecięce
suitcase: walizki
suv mountain: quadów
tanker: wywóz szamba, wóz asenizacyjny, asenizacja, opróżnianie szamb, wywóz nieczystości, olej opałowy, cysterna
tanker: wywóz nieczystości płynnych
tipper-truck: wywrotka, wywrotki, żwir, piasek i żwir, kruszywo, kruszywa, tłuczeń
tow-truck car: pomoc drogowa, laweta, holowanie, autolaweta, autoholowanie
tractor wheat: zlot traktorów, części do ciągników, gospodarstwo, rolnictwo
tractor wrench: maszyny rolnicze, maszyn rolniczych, ciągniki
trailer: przyczepa, przyczepy, przyczepka, przyczepki, wynajem przyczep
train locomotive: kolejki
tyre wrench: opony, wulkanizacja
vintage-car: wynajem auta zabytkowego, wynajem aut zabytkowych, zabytkowe auto do ślubu, auto retro do ślubu
vintage-car: auta zabytkowe, zlot aut zabytkowych, zabytkowe auta, zabytkowy samochód, stare samochody
vintage-car: zlot pojazdów zabytkowych, oldtimer, klasyczne samochody, samochody zabytkowe
watch: zegarek, zegarki, zegarmistrz
watch mantel-clock: naprawa zegarów, zegary
wheelchair crutch: wózki inwalidzkie, sprzęt rehabilitacyjny, windy schodowe
`;
