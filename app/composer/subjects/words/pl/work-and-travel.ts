/** Polish words for work, places and travel. Notation: word-list.ts. */
export const polishWorkAndTravel = `
abacus: arytmetyka mentalna, liczydło
anvil hammer: kowalstwo artystyczne, kowal, kuźnia, kowalstwo, kurs kowalstwa
ballot-box: wybory samorządowe, zagłosuj, zagłosuj na, głosuj na, oddaj głos, kandydat na burmistrza, lokal wyborczy
ballot-box: kandydatka do rady, wybory, idź na wybory, wyborów, głosowanie, budżet obywatelski
ballot-box pencil: podpisz petycję, petycja, zbiórka podpisów, zbieramy podpisy
banknotes coin: kredyt, kredyty, pożyczka, leasing, pożyczki, chwilówka, doradca kredytowy, dotacje unijne
banknotes coin: dofinansowanie dla firm, wymiana walut, przekazy pieniężne, kantor wymiany walut, przelewy zagraniczne
blackboard books: nauczyciel, pedagog, wychowawca, pomoc nauczyciela, nauczycielka, nauczyciel wspomagający, wykładowca
blackboard books: oligofrenopedagog
blood-drop: krwiodawstwo, oddaj krew, zbiórka krwi, krwiodawcy, krwiodawców, oddawanie krwi, honorowe oddawanie krwi
blood-drop: krwiobus, dawcy szpiku, dawca szpiku, rejestracja dawców
books open-book: introligatornia, introligator, oprawa prac, księgarnia, książki, książka, targi książki, audiobooki
books open-book: podręczniki, bajki dla dzieci, podręczniki szkolne, biblioteka, bibliotece, biblioteki, bibliotekę
books open-book: wieczór autorski
briefcase handshake: doradztwo biznesowe, doradztwo, rekrutacja, szkolenia biznesowe
briefcase handshake: ~ praca, dam pracę
briefcase handshake: pracownik biurowy, asystentka, recepcjonistka, przedstawiciel handlowy, specjalista hr, sekretarka
briefcase handshake: spedytor, logistyk, handlowiec, biznesplan, franczyza, specjalista do spraw sprzedaży
briefcase handshake: kierownik projektu, asystentka biura, rekruter, agencja pośrednictwa pracy, analityk
briefcase handshake: administracja biurowa, dyrektor handlowy, konsulting, audytor, targi pracy, doradca zawodowy
briefcase handshake: pisanie cv
briefcase handshake: ~ staż, praktyki zawodowe
calculator receipt: kalkulator, kalkulatory, kalkulatorów, kalkulatora, kadry i płace, doradztwo podatkowe, księgowość
calculator receipt: biuro rachunkowe, księgowa, księgowy, doradca podatkowy, podatki, pit, pit-37, rozliczenia roczne
calculator receipt: jpk, ulga podatkowa, ksef, zakładanie firmy, jdg, naliczanie wynagrodzeń, obsługa kadrowa
calculator receipt: rejestracja spółki, założenie działalności, biegły rewident
calendar clipboard: targi branżowe, targi budowlane, targi edukacyjne, targi nieruchomości, dni otwarte targów
calendar smartphone: program do grafików, program do grafiku, aplikacja do grafiku
card-terminal credit-card: terminal płatniczy, terminale płatnicze, kasa fiskalna, kasy fiskalne, terminal kart
chainsaw logs: pilarka, pilarki, piła łańcuchowa, kurs pilarza, prace leśne, drwal
chart-up: doradca finansowy, inwestycje, giełda, seo
chart-up coin: inwestowanie, kryptowaluty, fundusze inwestycyjne, doradztwo finansowe, wolność finansowa
chart-up coin: edukacja finansowa
cherry-picker: podnośnik koszowy, wynajem zwyżki, podnośniki koszowe, podesty ruchome, usługi zwyżką
circuit-board: płytka drukowana, płytki drukowane, naprawa elektroniki, montaż elektroniki, serwis elektroniki
coin: giełda numizmatyczna
coin magnifier: lombard, numizmatyka, starocie, monety, skup srebra, złoto inwestycyjne
combine-harvester: omłoty
combine-harvester wheat: kombajn, kombajny, koszenie zboża, usługi rolnicze, usługi kombajnem, młócenie
concrete-mixer bricks: beton, beton towarowy, pompa do betonu, wylewki, wylewka, betoniarnia, posadzki betonowe
concrete-mixer bricks: gruszka z betonem
crayon teddy-bear: niania, klub malucha, klubik, punkt przedszkolny, rekrutacja do przedszkola, zajęcia dla maluchów
crayon teddy-bear: świetlica dla dzieci, opieka przedszkolna, akademia malucha, bawialnia, figloraj
desktop-computer keyboard: kurs programowania, pogotowie komputerowe, monitory, karty graficzne, informatyk
desktop-computer keyboard: podzespoły komputerowe, dyski ssd
desktop-computer laptop: projektowanie stron, strony internetowe, tworzenie stron, projektowanie stron internetowych
desktop-computer laptop: oprogramowanie, system rezerwacji, program magazynowy, crm, programowanie, sklep internetowy
desktop-computer laptop: strony www, webmaster, strony firmowe, sklepy internetowe, agencja interaktywna, prestashop
desktop-computer receipt: system pos, system pos dla gastronomii, program do restauracji
drill toolbox: wynajem sprzętu budowlanego, wypożyczalnia sprzętu budowlanego, sklep metalowy, elektronarzędzia
drill toolbox: wypożyczalnia narzędzi
drone: dron, drony
excavator: maszyny budowlane
excavator crane: minikoparka, koparka, minikoparki, koparki, wykopy, prace ziemne, usługi koparką, roboty ziemne
excavator hammer: rozbiórki, rozbiórka, wyburzenia, wyburzanie
floppy-disk laptop: odzyskiwanie danych, kopie zapasowe, przegrywanie kaset vhs, dyski zewnętrzne, backup
forklift: wózek widłowy, wózki widłowe, kurs na wózki widłowe, operator wózka widłowego
forklift pallet: pakowacz, praca na magazynie, kompletacja zamówień, wózkowy, sortowanie paczek, pracownik sortowni
forklift parcel: palety używane, palety euro, sprzedaż palet, palety epal
fountain-pen document: artykuły papiernicze, kaligrafia, sklep papierniczy
gavel: aukcja, licytacja, dom aukcyjny
hydraulic-hose: wąż hydrauliczny, węże hydrauliczne, zakuwanie węży, hydraulika siłowa, przewody hydrauliczne
laptop desktop-computer: wdrożenie erp, cyfryzacja firmy, programy komputerowe, program kadrowy
laptop desktop-computer: rezerwacje online system, automatyzacja procesów, kurs excela, kurs komputerowy
laptop desktop-computer: szkolenie excel, kursy komputerowe dla seniorów, kurs testera, tester oprogramowania
laptop screwdriver: naprawa komputerów, serwis komputerowy, kurs online, webinar, coworking, laptop
laptop screwdriver: laptopy poleasingowe, wymiana matrycy, laptopy, ultrabook, obsługa informatyczna firm, wsparcie it
laptop screwdriver: administrator sieci, outsourcing it, tonery, serwis kserokopiarek, tusze i tonery, sieci komputerowe
lathe: tokarka, tokarki, tokarstwo, toczenie, toczenie cnc, obróbka cnc, obróbka skrawaniem, tokarz, ślusarz tokarz
lathe: usługi tokarskie, frezowanie i toczenie, frezowanie cnc
lift: serwis wind, konserwacja wind, dźwigi osobowe, konserwator dźwigów, montaż wind
love-letter ring: zaproszenia ślubne, zaproszenia na ślub
magnifier: prywatny detektyw, biuro detektywistyczne
magnifier chart-up: reklama w google, strategia marketingowa
megaphone: kasetony, projekt logo, grafik, reklama zewnętrzna, litery 3d, neony, identyfikacja wizualna
megaphone: grafik komputerowy, billboardy, projektowanie graficzne, logotypy
megaphone chart-up: zebranie mieszkańców, agencja reklamowa, agencja marketingowa, pozycjonowanie, marketing
megaphone speech-bubble: konsultacje społeczne, zebranie wiejskie, spotkanie z mieszkańcami
memo beers: quiz wiedzy, quiz, pub quiz, wieczór quizowy
newspaper: gazeta, gazeta lokalna, prenumerata gazety
newspaper recycling: makulatura, zbiórka makulatury, makulatury
open-book books: spotkanie z autorem, spotkanie z autorką, spotkanie z pisarzem, spotkanie z pisarką, czytanie bajek
open-book pencil: korepetycje, kurs angielskiego, kurs języka, nauka języka, kurs hiszpańskiego, kurs niemieckiego
open-book pencil: kurs włoskiego, kurs francuskiego, szkoła językowa, kurs językowy
open-book pencil: ~ angielski, niemiecki
open-book pencil: konwersacje, hiszpański od podstaw, język polski dla obcokrajowców, obóz językowy, włoski kurs
open-book pencil: język migowy, norweski kurs, kurs maturalny, przygotowanie do matury, egzamin ósmoklasisty
open-book pencil: odrabianie lekcji, matura próbna, korepetytor, kursy maturalne, powtórka przed maturą
open-book pencil: pomoc w lekcjach
pallet: palety drewniane, europalety, skup palet
parcel delivery-van: kartony do przeprowadzki, kartony do przeprowadzek, kartony przeprowadzkowe, folia bąbelkowa
parcel delivery-van: taśma pakowa, opakowania kartonowe, opakowania, opakowanie, przesyłki, przesyłki kurierskie
parcel heart: pomoc powodzianom, pomoc ukrainie, pomoc pogorzelcom, pomoc humanitarna, pomoc uchodźcom
parcel heart: dary dla powodzian, pomoc poszkodowanym
pencil fountain-pen: artykuły biurowe, artykuły szkolne, wyprawka szkolna, zeszyty, przybory szkolne, papiernik
pencil fountain-pen: kalendarze książkowe, notesy, piórniki, artykuły plastyczne
pencil palette: malowanie dla dorosłych, akwarele, warsztaty plastyczne, malowanie po numerach
pill stethoscope: apteka, suplementy, witaminy, leki, punkt apteczny, sklep medyczny, sprzęt medyczny, ciśnieniomierz
pill stethoscope: probiotyki
postbox love-letter: filatelistyka, znaczki pocztowe
price-tag desk-lamp: wyprzedaż garażowa, garażówka
printer: drukarnia, wizytówki, druk 3d, ulotki, banery, druk plakatów, papeteria, poligrafia, wydruki
printer: druk wielkoformatowy, fotoobrazy, bindowanie, roll-upy
printer: ~ naklejki, etykiety, plakaty
printer paintbrush: szyldy, grawerowanie
receipt desktop-computer: drukarka fiskalna, faktury
receipt laptop: program do faktur, program do fakturowania, fakturowanie online
receipt shopping-cart: kasjer, kasjera, kasjerka, kasjerki, kasjerów, kasjer sprzedawca, doradca klienta
receipt shopping-cart: pracownik sklepu, kierownik sklepu, sprzedawczyni, praca w sklepie
road-roller: asfalt, asfaltowanie, roboty drogowe, nawierzchnie asfaltowe, budowa dróg
robot gear: robotyka, sztuczna inteligencja, szkolenie ai, automatyzacja ai
rubber-stamp document: notariusz, kancelaria notarialna, pieczątki, pieczątka, wyrób pieczątek, akt notarialny
rubber-stamp document: pełnomocnictwo, testament
satellite-dish television: montaż anten, anteny
scaffold ladder: rusztowanie, rusztowania, wynajem rusztowań, montaż rusztowań
scales: adwokat, prawnik, radca prawny, kancelaria prawna, porady prawne, rozwód, prawo pracy
scales gavel: alimenty, kredyty frankowe, podział majątku, spadki, prawo rodzinne, nieodpłatna pomoc prawna, prawo karne
scales gavel: obsługa prawna firm, dział spadku, pozwy frankowe, rzecznik patentowy, testament i spadek, detektyw prawny
scissors hair-comb: fryzjer, salon fryzjerski, strzyżenie, fryzjerka, strzyżenie męskie, strzyżenie damskie, koloryzacja
scissors hair-comb: baleyage, włosów
scissors hair-comb: ~ salon
scissors hair-comb: sombre, upięcia ślubne, trwała ondulacja, fryzury ślubne, pasemka, stylista fryzur, botoks na włosy
scroll document: genealogia, drzewo genealogiczne
server: hosting, hosting stron, serwerownia, serwery, serwer
set-square abacus: mentalna arytmetyka, kółko matematyczne
set-square calculator: korepetycje matematyka, fizyka, matma
set-square ruler: geodeta, projekty domów, świadectwa energetyczne, geodezja, kosztorysy, architekt
set-square ruler: biuro architektoniczne, matematyka, korepetycje z matematyki
shipping-container: kontener morski, kontenery morskie, kontenery magazynowe, wynajem kontenerów, fracht morski
smartphone: telefon, telefony, naprawa telefonów, telefonów, zbita szybka, smartfon, abonament, aplikacja
smartphone: aplikacja mobilna
smartphone laptop: tworzenie aplikacji, aplikacje mobilne, tablety, ipady, serwis tabletów, czytnik ebooków
smartphone laptop: tablet dla dziecka, tablet graficzny, chatbot
smartphone loudspeaker: prowadzenie social mediów, reklama na facebooku, media społecznościowe, kampanie na facebooku
smartphone loudspeaker: influencerzy, prowadzenie fanpage, obsługa instagrama
smartphone plug: powerbanki, ładowarki, szkło hartowane, akcesoria gsm, ładowarka indukcyjna, etui
smartphone wall-clock: ewidencja czasu pracy, rejestracja czasu pracy, rcp
smartphone wrench: wymiana szybki, komórki, smartfony, wymiana wyświetlacza, serwis gsm, komis gsm
soldering-iron: lutowanie, kurs lutowania
speaker: nagłośnienie, kolumny głośnikowe
speech-bubble: wymiana językowa, logopedyczny, gabinet logopedyczny, logopedia, logopeda
speech-bubble document: biuro tłumaczeń, tłumaczenia, tłumacz przysięgły, tłumacz
speech-bubble handshake: spotkanie z burmistrzem, spotkanie z prezydentem, dyżur radnego
speech-bubble open-book: angielski od zera, hiszpański od zera, niemiecki od zera, włoski od zera, francuski od zera
speech-bubble open-book: angielski od podstaw, niemiecki od podstaw, angielski dla, angielski w, niemiecki dla
speech-bubble open-book: hiszpański dla, francuski dla, włoski dla, język angielski
speech-bubble teddy-bear: neurologopeda, terapia mowy, wada wymowy
spotlight: oświetlenie sceniczne, nagłośnienie i oświetlenie, technika sceniczna, oświetlenie imprez
stethoscope: lekarz, przychodnia, szpital, pediatra
stethoscope hospital: reumatolog, reumatologia, gastroenterolog, gastroenterologia, gastrolog, endokrynolog
stethoscope hospital: endokrynologia, nefrolog, nefrologia, hematolog, alergolog, alergologia, dializa, dializy
stethoscope hospital: stacja dializ, proktolog, proktologia, chirurg, chirurgia naczyniowa, diabetolog, ginekologia
stethoscope hospital: cytologia, leczenie niepłodności, in vitro, urologia, androlog, endometrioza, badania okresowe
stethoscope hospital: teleporada, nocna pomoc lekarska, badania profilaktyczne, bilans zdrowia, żylaki, flebolog
stethoscope hospital: testy alergiczne, leczenie żylaków, kolonoskopia, gastroskopia, centrum medyczne
stethoscope stethoscope: usg
stethoscope: ~ klinika
stethoscope baby: neonatolog, poradnia dziecięca, pediatria, bilans dziecka
syringe: szczepienia, szczepienie, botoks, medycyna estetyczna, kwas hialuronowy, wypełniacze, powiększanie ust
syringe: mezoterapia, kroplówki witaminowe, modelowanie ust, osocze bogatopłytkowe, stymulatory tkankowe
syringe mirror: chirurgia plastyczna, lifting twarzy, korekta nosa, plastyka powiek, powiększanie piersi, liposukcja
syringe mirror: plastyka brzucha, korekta uszu
telephone: centrala telefoniczna, telefon zaufania, telefonistka
telescope night-sky: obserwatorium astronomiczne, astronomia, teleskop
telescope star: obserwatorium
test-tube: badania laboratoryjne, badania krwi, laboratorium, pobranie krwi, morfologia, punkt pobrań
test-tube: ustalenie ojcostwa
welding-mask fire: spawacz, spawacza, spawaczy, spawanie, spawalnictwo, usługi spawalnicze, kurs spawania
apartment-building key: jasne trzy pokoje, trzypokojowe, dwupokojowe, czteropokojowe, kawalerka, kawalerki, kawalerkę
apartment-building key: mieszkanie, mieszkania, apartamenty, nowe mieszkania, wspólnota mieszkaniowa
apartment-building key: kredyt na mieszkanie
bank coin: bank
barber-pole razor: barber, barbershop, trymery do brody, maszynki do golenia
bouncy-castle balloon: zamki dmuchane, dmuchańce, zamek dmuchany, dmuchaniec, zjeżdżalnie dmuchane, dmuchany zamek
bouncy-castle balloon: dmuchane zamki, dmuchana zjeżdżalnia, zjeżdżalnia dmuchana
bricks trowel: docieplenia, kostka brukowa, brukarstwo, płyty gipsowe, fundamenty, kamień naturalny, murowanie
bricks trowel: firma budowlana, budowa domów, murarz, tynki, ocieplenia, elewacje, układanie kostki, kostki brukowej
bricks trowel: ocieplanie budynków, styropian, wełna mineralna, hydroizolacja, termomodernizacja, osuszanie budynków
bricks trowel: stan surowy, skład budowlany, materiały budowlane, brukarz, tarasy z kamienia, podjazdy
bricks trowel: usługi brukarskie, krawężniki
campervan campsite: kamper, kampery, wynajem kamperów, wypożyczalnia kamperów, kampera, kamperów
campsite tent: kolonie, obóz letni, biwak, obozy młodzieżowe, obóz surwiwalowy, kolonie letnie, sprzęt turystyczny
campsite tent: survival, ognisko i biwak
caravan campsite: wynajem przyczep kempingowych, przyczepy kempingowe
castle: zamek
church: msza, parafia
church baby: chrzciny, chrzest, szatka do chrztu, przyjęcie na chrzciny, chrzest święty
church candle: odpust, rekolekcje, pasterka, roraty, nabożeństwo, droga krzyżowa, orszak trzech króli, odpust parafialny
church candle: adoracja, spotkanie biblijne, bierzmowanie, krąg biblijny, boże ciało, pierwsza komunia, komunia święta
church candle: uwielbienie
church walker: wyjazd do sanktuarium
circus-tent: cyrk, hala namiotowa
convenience-store key: lokal do wynajęcia, lokal użytkowy, wynajmę lokal, lokal handlowy, lokal na wynajem
convenience-store key: lokal usługowy, pawilon handlowy, lokal gastronomiczny, powierzchnia handlowa, galeria handlowa
crane bricks: żuraw samojezdny
crane excavator: dźwig z operatorem, wynajem dźwigów, dźwig
factory gear: praca na produkcji, monter, pracownik produkcji, frezer, operator maszyn, automatyk, inżynier produkcji
factory gear: utrzymanie ruchu, konstrukcje stalowe
factory key: hala do wynajęcia, magazyn do wynajęcia, hala produkcyjna, powierzchnia magazynowa, hale magazynowe
factory key: hale stalowe, halę wynajmę
house bed: agroturystyka, agroturystyki
house heart: rodzina zastępcza, rodziny zastępcze, rodzin zastępczych, rodzinna piecza zastępcza, rodzice zastępczy
house heart: piecza zastępcza
house hut: domków, domek letniskowy
house key: działka budowlana, działkę budowlaną, działki budowlane, domki letniskowe, domki, nieruchomości
house key: biuro nieruchomości, kredyt hipoteczny, domy na sprzedaż, domy drewniane, domy szkieletowe, m3, deweloper
house key: zarządzanie najmem, rzeczoznawca majątkowy, nowe osiedle, lokal mieszkalny, działki na sprzedaż
house key: działka rekreacyjna, grunt rolny, siedlisko, działka nad jeziorem, ziemia rolna, ekspert hipoteczny, hipoteka
house key: zdolność kredytowa
house snowy-mountain: chatka w górach, domek w górach, domki w górach, góralska chata
houses house: szeregowiec, bliźniak, domy
hut fir-tree: domki drewniane
hut mountain: schronisko górskie, schronisko pttk, schronisko turystyczne, schronisko w górach
market-stall carrot: stragan, stragany, jarmark, targ śniadaniowy, targowisko, targ lokalny, bazarek
marquee: namiot weselny, namioty weselne, wynajem namiotów, namioty imprezowe
museum: muzeum, noc muzeów
nativity-crib: szopka, szopki, żywa szopka, szopka bożonarodzeniowa, szopki krakowskie, jasełka
office-building key: biuro do wynajęcia, wirtualne biuro, lokal biurowy, powierzchnie biurowe, gabinet do wynajęcia
office-building key: sala konferencyjna wynajem
photo-booth: fotobudka, fotobudki, fotolustro, fotolustra, wynajem fotobudki
road-barrier: zamknięta ulica, zamknięcie ulicy, zamknięcie drogi, objazd
road-barrier safety-vest: oznakowanie dróg, drogowcy
roller-coaster: park rozrywki, wesołe miasteczko, kolejka górska, lunapark
school backpack: ~ szkoła
silo: silosy zbożowe, silos, silosy, suszarnia zbóż, suszarnie zboża
slide: sala zabaw
stained-glass: witraże, pracownia witraży
swimming-pool hot-tub: termy, baseny termalne
swimming-pool swimmer: serwis basenów, czyszczenie basenów, zielona woda w basenie, serwis basenu, czyszczenie basenu
swimming-pool swimmer: chemia basenowa, oczka wodne
swing slide: huśtawka, huśtawki, plac zabaw, place zabaw
tent: harcerski, kemping, namiot, namioty, pole namiotowe
tent compass: harcerze, harcerzy, harcerstwo, drużyna harcerska, hufiec, zuchy, obóz harcerski, zuchów, gromada zuchowa
tent compass: skauci, zhp
airplane suitcase: biuro podróży, wycieczki, podróże, loty, wakacje, wczasy, all inclusive, egzotyka, wczasy nad morzem
airplane suitcase: bilety lotnicze, urlop nad morzem, wyjazdy zagraniczne, ferie zimowe wyjazd, majówka
airplane suitcase: organizator turystyki, kolonie zagraniczne, miesiąc miodowy, podróż poślubna
bicycle: rowerowa, rower, rowery, wypożyczalnia rowerów, serwis rowerowy, serwis rowerów, naprawa rowerów
bicycle: wyścig kolarski, masa krytyczna
bicycle parcel: kurier rowerowy, kurierzy rowerowi, dostawca rowerem
bicycle stopwatch: spinning
bicycle wrench: rowerki dziecięce
bus: kierowca kat d, kierowca d, autokar, przewodnik po mieście, zwiedzanie z przewodnikiem, spacer z przewodnikiem
bus: zwiedzanie, wycieczka szkolna, przewodnik turystyczny, wycieczka fakultatywna, spacer po starówce
bus books: bibliobus, bibliobusy, biblioteka objazdowa
canoe rower: smocze łodzie, smoczych łodzi, smocza łódź
car baby: foteliki samochodowe, fotelik dla dziecka, fotelik samochodowy, nosidełko samochodowe
car bubbles: mycie ręczne, ręczne mycie, polerowanie lakieru, mycie ręczne polerowanie, powłoka ceramiczna
car bubbles: auto detailing, myjnia samochodowa, tapicerki samochodowej, czyszczenie tapicerki samochodowej
car bubbles: pranie tapicerki samochodowej, myjnia, myjnia ręczna, autodetailing, kosmetyka samochodowa, autokosmetyka
car car-front: salon samochodowy, samochody używane, komis samochodowy, wynajem samochodów, samochód, samochody
car car-front: ~ auta, aut, auto, samochodu
car key: salonie samochodowym, salonie skoda, salonie toyota, salonie kia, salonie dacia, salonie aut
car key: ~ kierowca, kierowcy, zatrudnię kierowcę
car key: sprowadzanie aut, autokomis, autogiełda, dealer samochodowy, wynajem długoterminowy
car location-pin: miejsce garażowe
car tow-truck: skup aut, skup samochodów, złomowanie aut, złomowanie pojazdów, kasacja pojazdów, auto złom
car tow-truck: skup aut powypadkowych, szrot
car wrench: oklejanie samochodów, lakiernictwo, szyby samochodowe, auto szrot, stacja kontroli pojazdów, detailing
car wrench: blacharz samochodowy, auto skup, usuwanie wgnieceń, naprawy powypadkowe, konserwacja podwozia
car wrench: zabezpieczenie antykorozyjne, polerowanie reflektorów
car-front: limuzyna
car-front ring: samochód do ślubu, auto do ślubu, auta do ślubu, samochody do ślubu
carriage horse: bryczka, bryczki, powóz, dorożka, dorożki, przejażdżki bryczką, kareta
charging-station car: ładowarka do auta elektrycznego, ładowarki do samochodów elektrycznych, stacja ładowania
charging-station car: stacje ładowania, wallbox
compass: orientacja sportowa, marsz na orientację
compass world-map: bieg na orientację
delivery-van lorry: bus i dwóch ludzi, bus i dwóch, auto i dwóch ludzi, bus i ekipa, dostawa, transport towarów
delivery-van lorry: bagażówka, wynajem busa, dostawczy, kierowca kat b, kierowca busa, przeprowadzki, przeprowadzka
delivery-van lorry: kurier, transport, samochody dostawcze, wynajem dostawczaka
ferry: prom, przeprawa promowa
fire-engine: druhowie, straż pożarna, osp
fire-engine fire: młodzieżowa drużyna pożarnicza
fire-engine rescue-helmet: ochotnicza straż pożarna, strażak, strażacy, strażaków, straży pożarnej, remiza
food-truck takeaway-box: food truck, food trucki, foodtruck, zlot food trucków, foodtrucki, uliczne jedzenie, zapiekanki
food-truck takeaway-box: bar szybkiej obsługi
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
lorry: kierowca zawodowy, kierowca kat c e, kierowca międzynarodowy, ciężarówki, samochody ciężarowe, wynajem hds
lorry: naczepy, ciągniki siodłowe, serwis tir
lorry bricks: beton z dostawą
lorry delivery-van: opróżnianie mieszkań, taxi bagażowe, tragarze, przewóz mebli
mantel-clock amphora: antyki
minibus: busy, wynajem busów, busów, przewóz osób
minibus bus: wynajem autokarów, przewozy, wycieczki autokarowe
mobility-scooter wheelchair: wózek elektryczny, wózki inwalidzkie elektryczne, skuter inwalidzki, skutery inwalidzkie
mobility-scooter wheelchair: wózek inwalidzki elektryczny
motor-boat anchor: silniki zaburtowe, silnik zaburtowy, łódka
motor-boat wave: wypożyczalnia łodzi, łódź, motorówka
motor-scooter: motorower
motorcycle: salon motocyklowy, motocykle, serwis motocykli, motocykl, zlot motocyklowy, części motocyklowe
motorcycle: rozpoczęcie sezonu motocyklowego, motory
motorcycle-helmet motorcycle: kask motocyklowy, kaski motocyklowe, odzież motocyklowa
oil-drum wrench: oleje silnikowe, olej silnikowy
paddleboard wave: sup, deska sup, deski sup, wypożyczalnia sup
parachute: paralotnie, skok ze spadochronem, paralotnia
parking-sign location-pin: miejsce parkingowe, miejsca parkingowe, miejsce postojowe, parking strzeżony
parking-sign location-pin: parking przy lotnisku
passport suitcase: paszport, wiza, zdjęcia do paszportu, wizy, karta pobytu, legalizacja pobytu, obywatelstwo
passport suitcase: pozwolenie na pracę, zezwolenie na pobyt, zatrudnienie cudzoziemców
quad-bike: quad, quady, wyprawy quadami, wypożyczalnia quadów, quadach, quadami
racing-car tyre: gokarty, tor kartingowy
roller-skate: rolki, wrotki, nauka jazdy na rolkach
sailing-boat anchor: zimowanie łodzi, antyfouling, miejsce postojowe dla jachtów, żaglownia, żagle, szkutnik
sailing-boat anchor: szkutnictwo, kurs żeglarski, jacht, jachty, rejs, żeglarstwo, szkoła żeglarstwa
ship: wycieczka statkiem, wycieczki statkiem, rejs statkiem, rejsy statkiem, rejs wycieczkowy, wycieczka łodzią
ship: rejs po jeziorze, rejsy po jeziorze, czarter jachtu, pontony
skateboard: deskorolka, skatepark
skip: kontenery na gruz, kontener na gruz, wywóz gruzu
snow-plough: odśnieżanie, odśnieżanie dachów, pług śnieżny, zimowe utrzymanie
spark-plug: świece zapłonowe
speedboat anchor: sternik motorowodny, patent sternika motorowodnego, patent żeglarski, sternika motorowodnego
speedboat wave: wynajem łodzi, wynajem motorówki
steering-wheel car: ośrodek szkolenia kierowców, osk, szkoła jazdy, prawo jazdy, nauka jazdy, prawko, kurs kat, kat b
steering-wheel car: kurs prawa jazdy, jazdy doszkalające, instruktor jazdy, kurs na kategorię c
steering-wheel lorry: prawo jazdy kat c
stroller baby: wózek 3w1, wózek 3 w 1, wózek 2w1, wózek spacerowy, wózek głęboki
stroller baby-bottle: wózki dziecięce, wózki spacerowe, chusty do noszenia
suitcase: walizki
suv mountain: quadów
tanker: wywóz szamba, wóz asenizacyjny, asenizacja, opróżnianie szamb, wywóz nieczystości, olej opałowy, cysterna
tanker: wywóz nieczystości płynnych
taxi: transfer na lotnisko
tipper-truck: wywrotka, wywrotki, żwir, piasek i żwir, kruszywo, kruszywa, tłuczeń
tow-truck car: pomoc drogowa, laweta, holowanie, autolaweta, autoholowanie
tractor wheat: zlot traktorów, części do ciągników, gospodarstwo, rolnictwo
tractor wrench: maszyny rolnicze, maszyn rolniczych, ciągniki
trailer: przyczepa, przyczepy, przyczepka, przyczepki, wynajem przyczep
train locomotive: kolejki
tyre wrench: opony, wulkanizacja, felgi, felgi aluminiowe, prostowanie felg, wyważanie kół, wulkanizator
vintage-car: wynajem auta zabytkowego, wynajem aut zabytkowych, zabytkowe auto do ślubu, auto retro do ślubu
vintage-car: auta zabytkowe, zlot aut zabytkowych, zabytkowe auta, zabytkowy samochód, stare samochody
vintage-car: zlot pojazdów zabytkowych, oldtimer, klasyczne samochody, samochody zabytkowe
watch: zegarek, zegarki, zegarmistrz, smartwatche, opaska sportowa
watch mantel-clock: naprawa zegarów, zegary
wheelchair crutch: wózki inwalidzkie, sprzęt rehabilitacyjny, windy schodowe
`;
