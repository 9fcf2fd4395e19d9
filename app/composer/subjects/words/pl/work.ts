/** Polish words for work. Notation: word-list.ts. */
export const polishWork = `
3d-printer: drukarka 3d, drukarki 3d, drukarek 3d, druk 3d, druku 3d, wydruki 3d
abacus: arytmetyka mentalna, liczydło
air-compressor: kompresor powietrza, kompresory powietrza, sprężarka powietrza, sprężarki powietrza, wynajem kompresora
anvil hammer: kowalstwo artystyczne, kowal, kuźnia, kowalstwo, kurs kowalstwa
app-phone: aplikacja, aplikacja mobilna, nasza aplikacja, nowa aplikacja, naszą aplikację, pobierz aplikację
app-phone: aplikację mobilną, aplikacji mobilnej, nowej aplikacji, aplikację
app-phone laptop: tworzenie aplikacji, aplikacje mobilne
ballot-box: wybory samorządowe, zagłosuj, zagłosuj na, głosuj na, oddaj głos, kandydat na burmistrza, lokal wyborczy
ballot-box: kandydatka do rady, wybory, idź na wybory, wyborów, głosowanie, budżet obywatelski
ballot-box pencil: podpisz petycję, petycja, zbiórka podpisów, zbieramy podpisy
banknotes coin: kredyt, kredyty, pożyczka, leasing, pożyczki, chwilówka, doradca kredytowy, dotacje unijne
banknotes coin: dofinansowanie dla firm, wymiana walut, przekazy pieniężne, kantor wymiany walut, przelewy zagraniczne
barber-chair: fotel fryzjerski, fotele fryzjerskie, fotel barberski, fotel barbera
billboard: billboardy, billboard, billboardów, tablice reklamowe, reklama zewnętrzna, tablica reklamowa
billboard: reklama wielkoformatowa, szyldy, szyld, szyldów, banery reklamowe, baner reklamowy, banery, banerów
blackboard books: nauczyciel, pedagog, wychowawca, pomoc nauczyciela, nauczycielka, nauczyciel wspomagający, wykładowca
blackboard books: oligofrenopedagog
blackboard: tablice szkolne, tablica szkolna
blood-drop: krwiodawstwo, oddaj krew, zbiórka krwi, krwiodawcy, krwiodawców, oddawanie krwi, honorowe oddawanie krwi
blood-drop: krwiobus, dawcy szpiku, dawca szpiku, rejestracja dawców
blood-drop test-tube: pobieranie krwi, badania krwi, badanie krwi, punkt pobrań
book document: bindowanie, bindowanie prac, oprawa prac, oprawa prac dyplomowych
books: kiermasz podręczników, kiermaszu podręczników, kiermasz podręczników używanych, kiermasz używanych podręczników
books open-book: introligatornia, introligator, księgarnia, książki, książka, targi książki, audiobooki
books open-book: podręczniki, bajki dla dzieci, podręczniki szkolne, biblioteka, bibliotece, biblioteki, bibliotekę
books open-book: wieczór autorski
briefcase handshake: doradztwo biznesowe, doradztwo, rekrutacja, szkolenia biznesowe
briefcase handshake: ~ praca, dam pracę
briefcase handshake: pracownik biurowy, asystentka, przedstawiciel handlowy, specjalista hr, sekretarka
briefcase handshake: spedytor, logistyk, handlowiec, biznesplan, franczyza, specjalista do spraw sprzedaży
briefcase handshake: kierownik projektu, asystentka biura, rekruter, agencja pośrednictwa pracy, analityk
briefcase handshake: administracja biurowa, dyrektor handlowy, konsulting, audytor, targi pracy, doradca zawodowy
briefcase handshake: pisanie cv
briefcase handshake: ~ staż, praktyki zawodowe
business-cards printer: wizytówki, wizytówka, druk wizytówek, wizytówki firmowe, wizytówek
calculator receipt: kalkulator, kalkulatory, kalkulatorów, kalkulatora, kadry i płace, doradztwo podatkowe, księgowość
calculator receipt: biuro rachunkowe, księgowa, księgowy, doradca podatkowy, podatki, pit, pit-37, rozliczenia roczne
calculator receipt: jpk, ulga podatkowa, ksef, zakładanie firmy, jdg, naliczanie wynagrodzeń, obsługa kadrowa
calculator receipt: rejestracja spółki, założenie działalności, biegły rewident
calendar: kalendarz ścienny, planer, kalendarz książkowy, kalendarze, kalendarz, kalendarze firmowe, kalendarzy
calendar clipboard: targi branżowe, targi budowlane, targi edukacyjne, targi nieruchomości, dni otwarte targów
calendar smartphone: program do grafików, program do grafiku, aplikacja do grafiku
card-terminal credit-card: terminal płatniczy, terminale płatnicze, terminal kart
cash-register: kasa fiskalna, kasy fiskalne, kas fiskalnych, kasę fiskalną, serwis kas fiskalnych
chainsaw logs: pilarki, kurs pilarza, prace leśne, drwal, pilarka, piła łańcuchowa
chainsaw: ostrzenie łańcuchów
chainsaw tree: pilarz, pilarza, pilarzy
chart-up: doradca finansowy, inwestycje, giełda, seo
chart-up coin: inwestowanie, kryptowaluty, fundusze inwestycyjne, doradztwo finansowe, wolność finansowa
chart-up coin: edukacja finansowa
cherry-picker: wynajem zwyżki, podesty ruchome, wynajem podnośnika, podnośnik koszowy, podnośniki koszowe
cherry-picker: podnośnika koszowego, zwyżka, zwyżki, usługi zwyżką
chimney-sweep: kominiarz, kominiarza, kominiarze, usługi kominiarskie, czyszczenie kominów
circuit-board: płytka drukowana, płytki drukowane, naprawa elektroniki, montaż elektroniki, serwis elektroniki
cleaner: sprzątaczka, sprzątaczki, osoba sprzątająca, pani do sprzątania, pomoc sprzątająca
coin: giełda numizmatyczna
coin magnifier: lombard, numizmatyka, starocie, monety, skup srebra, złoto inwestycyjne
combine-harvester: omłoty
combine-harvester wheat: kombajn, kombajny, koszenie zboża, usługi rolnicze, usługi kombajnem, młócenie
concrete-mixer bricks: beton, beton towarowy, pompa do betonu, wylewki, wylewka, betoniarnia, posadzki betonowe
concrete-mixer bricks: gruszka z betonem
concrete-mixer: betoniarki, betoniarka, betoniarek, wynajem betoniarki, kręgi betonowe, kręgów betonowych
concrete-mixer: kręgi studzienne
conveyor-belt: przenośnik taśmowy, przenośniki taśmowe, taśmociąg, taśmociągi, przenośniki rolkowe
crayon: kolorowanka, malowanie po numerach, ciastolina, plastelina, farby akwarelowe, flamastry
crayon teddy-bear: klub malucha, klubik, punkt przedszkolny, rekrutacja do przedszkola, zajęcia dla maluchów
crayon teddy-bear: świetlica dla dzieci, opieka przedszkolna, akademia malucha, bawialnia, figloraj
crayon palette: kredki i farby, kredki i farbki
crutch: kule ortopedyczne, kul ortopedycznych, ortezy, orteza
defibrillator: defibrylator, defibrylatory, defibrylatora, defibrylatorów, defibrylator AED
dentist-chair: fotel dentystyczny, unit stomatologiczny, fotel stomatologiczny, fotele dentystyczne
desktop-computer keyboard: kurs programowania, pogotowie komputerowe, monitory, karty graficzne, informatyk
desktop-computer keyboard: podzespoły komputerowe, dyski ssd
desktop-computer laptop: oprogramowanie, system rezerwacji, program magazynowy, crm, programowanie, webmaster
desktop-computer laptop: strony firmowe, agencja interaktywna, prestashop
desktop-computer receipt: system pos, system pos dla gastronomii, program do restauracji
doctor: lekarz rodzinny
drill: wiertarka, wiertarka udarowa, wkrętarka
drill toolbox: wynajem sprzętu budowlanego, wypożyczalnia sprzętu budowlanego, sklep metalowy, elektronarzędzia
drill toolbox: wypożyczalnia narzędzi
drone: dron, drony
dust-mask: maska przeciwpyłowa, maski przeciwpyłowe, półmaska filtrująca, maseczka FFP2
envelope postbox: listonosz, listonosza, listonoszy, doręczyciel listów, doręczyciela listów
excavator: maszyny budowlane
excavator crane: minikoparka, koparka, minikoparki, koparki, wykopy, prace ziemne, usługi koparką, roboty ziemne
excavator hammer: rozbiórki, rozbiórka, wyburzenia, wyburzanie
exhibition-stand: stoisko targowe, stoiska targowe, zabudowa targowa, stoiska wystawiennicze, stoisko wystawiennicze
floppy-disk laptop: odzyskiwanie danych, kopie zapasowe, dyski zewnętrzne, backup, odzyskam dane, odzyskam pliki
forklift: wózek widłowy, wózki widłowe, kurs na wózki widłowe, operator wózka widłowego
forklift pallet: pakowacz, praca na magazynie, kompletacja zamówień, wózkowy, sortowanie paczek, pracownik sortowni
fountain-pen: pióro wieczne
fountain-pen document: artykuły papiernicze, kaligrafia, sklep papierniczy
gardener: ogrodnik, ogrodnika, ogrodniczka, ogrodnicy
gavel: aukcja, licytacja, dom aukcyjny, komornik, komornika, licytacja komornicza, licytacje komornicze
generator plug: agregat prądotwórczy, agregaty, wynajem agregatów, agregaty prądotwórcze, agregatów prądotwórczych
generator plug: agregat, generatory prądu, generator prądu, wypożyczalnia agregatów
gold-bars: sztabka, sztabki, sztabki złota, sztabek złota
hard-hat: kask budowlany, kaski budowlane, kask ochronny, kaski ochronne, hełm ochronny, hełmy ochronne
headset speech-bubble: telemarketer, infolinia, obsługa klienta, call center, call centre, telemarketing
headset speech-bubble: konsultant telefoniczny, biuro obsługi klienta, telefoniczna obsługa klienta
house-contract: akt notarialny, akty notarialne, umowa najmu, umowy najmu, umowa sprzedaży mieszkania
house-contract: obsługa prawna nieruchomości, prawo nieruchomości
hydraulic-hose: wąż hydrauliczny, węże hydrauliczne, zakuwanie węży, hydraulika siłowa, przewody hydrauliczne
label-roll: druk etykiet, drukowanie etykiet, etykiety samoprzylepne, etykiety na rolce, druk naklejek
label-roll: naklejki na rolce
laptop desktop-computer: wdrożenie erp, cyfryzacja firmy, programy komputerowe, program kadrowy
laptop desktop-computer: rezerwacje online system, automatyzacja procesów, kurs komputerowy
laptop desktop-computer: kursy komputerowe dla seniorów, kurs testera, tester oprogramowania
laptop screwdriver: naprawa komputerów, serwis komputerowy, kurs online, coworking, laptop, laptopy poleasingowe
laptop screwdriver: wymiana matrycy, laptopy, ultrabook, obsługa informatyczna firm, wsparcie it, administrator sieci
laptop screwdriver: outsourcing it, sieci komputerowe
lathe: tokarka, tokarki, tokarstwo, toczenie, toczenie cnc, obróbka cnc, obróbka skrawaniem, tokarz, ślusarz tokarz
lathe: usługi tokarskie, frezowanie i toczenie, frezowanie cnc
lift: serwis wind, konserwacja wind, dźwigi osobowe, konserwator dźwigów, montaż wind
lockers: szafki szkolne, szafka szkolna, szafki bhp, szafki ubraniowe, szafka ubraniowa, szafki pracownicze
love-letter: papier do pakowania
love-letter ring: zaproszenia na ślub
magnifier: prywatny detektyw, detektyw, detektywa, biuro detektywistyczne, usługi detektywistyczne
magnifier chart-up: reklama w google, strategia marketingowa
meeting-room: sala konferencyjna, sale konferencyjne, sal konferencyjnych, salka konferencyjna, sala spotkań
meeting-room: sale spotkań, wynajem sal konferencyjnych
megaphone: kasetony, projekt logo, grafik, litery 3d, neony, identyfikacja wizualna, grafik komputerowy
megaphone: projektowanie graficzne, logotypy
megaphone chart-up: zebranie mieszkańców, agencja reklamowa, agencja marketingowa, pozycjonowanie, marketing
megaphone speech-bubble: konsultacje społeczne, zebranie wiejskie, spotkanie z mieszkańcami
memo: konkurs wiedzy, teleturniej
memo beers: quiz wiedzy, quiz
network-cable: kabel sieciowy, kable sieciowe, okablowanie strukturalne, okablowanie sieciowe
network-cable: okablowania strukturalnego, kabel ethernet
newspaper: gazeta, gazeta lokalna, prenumerata gazety
newspaper recycling: makulatura, zbiórka makulatury, makulatury
notebook: notes, notatnik, zeszyt
open-book books: spotkanie z autorem, spotkanie z autorką, spotkanie z pisarzem, spotkanie z pisarką, czytanie bajek
open-book pencil: korepetycje, kurs angielskiego, kurs języka, nauka języka, kurs hiszpańskiego, kurs niemieckiego
open-book pencil: kurs włoskiego, kurs francuskiego, szkoła językowa, kurs językowy
open-book pencil: ~ angielski, niemiecki
open-book pencil: konwersacje, hiszpański od podstaw, język polski dla obcokrajowców, obóz językowy, włoski kurs
open-book pencil: norweski kurs, kurs maturalny, przygotowanie do matury, egzamin ósmoklasisty, odrabianie lekcji
open-book pencil: matura próbna, korepetytor, kursy maturalne, powtórka przed maturą, pomoc w lekcjach
pallet: palety używane, sprzedaż palet, palety epal, palety, palet, palety drewniane, paleta drewniana, palety euro
pallet: europalety, skup palet
pallet-racking: regały paletowe, regał paletowy, regałów paletowych, regały magazynowe, regał magazynowy
pallet-truck: paleciak, paleciaki, wózek paletowy, wózki paletowe, ręczny wózek paletowy
parcel delivery-van: kartony do przeprowadzki, kartony do przeprowadzek, kartony przeprowadzkowe, folia bąbelkowa
parcel delivery-van: taśma pakowa, opakowania kartonowe, opakowania, opakowanie, przesyłki, przesyłki kurierskie
parcel heart: pomoc powodzianom, pomoc ukrainie, pomoc pogorzelcom, pomoc humanitarna, pomoc uchodźcom
parcel heart: dary dla powodzian, pomoc poszkodowanym
parcel: kartony, karton, kartonów, pudełka kartonowe, paczkomat, paczkomaty, punkt odbioru paczek
pencil fountain-pen: artykuły biurowe, artykuły szkolne, wyprawka szkolna, zeszyty, przybory szkolne, papiernik
pencil fountain-pen: kalendarze książkowe, notesy, piórniki, artykuły plastyczne
pencil palette: malowanie dla dorosłych, akwarele, warsztaty plastyczne
phone-case: etui na telefon, etui do telefonu, case na telefon, obudowa na telefon, pokrowiec na telefon
phone-case: pokrowce na telefon, akcesoria gsm, akcesoria do telefonów, etui na smartfon
pill stethoscope: apteka, suplementy, witaminy, leki, punkt apteczny, sklep medyczny, probiotyki
pocket-knife: scyzoryk, scyzoryki, scyzoryków, scyzorykiem, nóż składany, noże składane
postbox: skrzynki na listy, skrzynka na listy, skrzynek na listy
power-bank: powerbank, powerbanki, powerbanków, power bank
pressure-gauge: manometr, manometry, manometrów, wzorcowanie, kalibracja przyrządów
price-tag desk-lamp: wyprzedaż garażowa, garażówka
printer: drukarnia, ulotki, druk plakatów, papeteria, poligrafia, wydruki, druk wielkoformatowy, fotoobrazy
printer: ~ etykiety, plakaty
printer: tonery, tusze i tonery, serwis kserokopiarek
receipt desktop-computer: drukarka fiskalna, faktury
receipt laptop: program do faktur, program do fakturowania, fakturowanie online
receipt shopping-cart: kasjera, kasjerki, kasjerów, kasjer sprzedawca, doradca klienta
receipt shopping-cart: pracownik sklepu, kierownik sklepu, praca w sklepie
road-roller: asfalt, asfaltowanie, roboty drogowe, nawierzchnie asfaltowe, budowa dróg, zagęszczarka, zagęszczarki
road-roller: zagęszczarek, zagęszczarkę, skoczek wibracyjny, skoczka wibracyjnego
robot: półkolonie z robotyką, półkolonie robotyka, obóz z robotyką, z robotyką
robot gear: robotyka, sztuczna inteligencja, szkolenie ai, automatyzacja ai
roll-up-banner: roll-up reklamowy, roll-upy reklamowe, rollup reklamowy, roll-upy, druk banerów, banery pcv
rubber-stamp document: notariusz, kancelaria notarialna, pieczątki, pieczątka, wyrób pieczątek, pełnomocnictwo
rubber-stamp document: testament
satellite-dish television: anteny
scaffold ladder: rusztowanie, rusztowania, wynajem rusztowań, montaż rusztowań
scales: adwokat, prawnik, radca prawny, kancelaria prawna, porady prawne, rozwód, prawo pracy
scales gavel: alimenty, kredyty frankowe, podział majątku, spadki, prawo rodzinne, nieodpłatna pomoc prawna, prawo karne
scales gavel: obsługa prawna firm, dział spadku, pozwy frankowe, rzecznik patentowy, testament i spadek, detektyw prawny
scissor-lift: podnośnik nożycowy, podnośniki nożycowe, podnośników nożycowych, wynajem podnośników nożycowych
scissors: zestaw kreatywny
scissors hair-comb: fryzjer, salon fryzjerski, strzyżenie, fryzjerka, strzyżenie męskie, strzyżenie damskie, koloryzacja
scissors hair-comb: baleyage, włosów
scissors hair-comb: ~ salon
scissors hair-comb: sombre, upięcia ślubne, trwała ondulacja, fryzury ślubne, pasemka, stylista fryzur, botoks na włosy
scroll document: genealogia, drzewo genealogiczne
security-guard: ochroniarz, ochroniarza, pracownik ochrony, agencja ochrony, ochrona obiektów
server: hosting, hosting stron, serwerownia, serwery, serwer
set-square abacus: mentalna arytmetyka, kółko matematyczne
set-square calculator: korepetycje matematyka, fizyka, matma
set-square ruler: projekty domów, kosztorysy, architekt, biuro architektoniczne, matematyka
set-square ruler: korepetycje z matematyki
shipping-container: kontener morski, wynajem kontenerów, fracht morski, kontenery, kontener, kontenery magazynowe
shipping-container: kontenery morskie
shop-assistant: ~ sprzedawca, sprzedawczyni, ekspedientka, kasjer, kasjerka
signing-hands: język migowy, kurs języka migowego, tłumacz języka migowego, tłumacz migowy
site-cabin: kontener budowlany, kontenery budowlane, kontener biurowy, kontenery biurowe, kontener socjalny
site-cabin: wynajem kontenerów biurowych
smartphone: telefon, telefony, naprawa telefonów, telefonów, zbita szybka, smartfon, abonament
smartphone laptop: chatbot
smartphone loudspeaker: prowadzenie social mediów, reklama na facebooku, media społecznościowe, kampanie na facebooku
smartphone loudspeaker: influencerzy, prowadzenie fanpage, obsługa instagrama
smartphone plug: ładowarki, szkło hartowane, ładowarka indukcyjna, etui
smartphone wall-clock: ewidencja czasu pracy, rejestracja czasu pracy, rcp
smartphone wrench: wymiana szybki, komórki, smartfony, wymiana wyświetlacza, serwis gsm, komis gsm
soldering-iron: lutowanie, kurs lutowania
speaker: nagłośnienie, kolumny głośnikowe, głośnik bluetooth, kino domowe, wzmacniacze, wieża stereo
speech-bubble: wymiana językowa, logopedyczny, gabinet logopedyczny, logopedia, logopeda
speech-bubble handshake: spotkanie z burmistrzem, spotkanie z prezydentem, dyżur radnego
speech-bubble open-book: angielski od zera, hiszpański od zera, niemiecki od zera, włoski od zera, francuski od zera
speech-bubble open-book: angielski od podstaw, niemiecki od podstaw, angielski dla, angielski w, niemiecki dla
speech-bubble open-book: hiszpański dla, francuski dla, włoski dla, język angielski
speech-bubble teddy-bear: neurologopeda, terapia mowy, wada wymowy
speech-bubble coffee: spotkanie AA, spotkania AA, mityng AA, anonimowych alkoholików
spotlight: oświetlenie sceniczne, nagłośnienie i oświetlenie, technika sceniczna, oświetlenie imprez
spray-gun: malowanie proszkowe, malowania proszkowego, lakiernia proszkowa, malowanie natryskowe, pistolet lakierniczy
spray-gun: pistolety lakiernicze
spreadsheet: arkusz kalkulacyjny, arkusze kalkulacyjne, szablon Excel, szablony Excel, kurs Excela, szkolenie Excel
spreadsheet: kurs Excel
steel-beam: belka stalowa, belki stalowe, dwuteownik, dwuteowniki, belek stalowych
stethoscope: lekarz, przychodnia, szpital, pediatra
stethoscope hospital: reumatolog, reumatologia, gastroenterolog, gastroenterologia, gastrolog, endokrynolog
stethoscope hospital: endokrynologia, nefrolog, nefrologia, hematolog, alergolog, alergologia, dializa, dializy
stethoscope hospital: stacja dializ, proktolog, proktologia, chirurg, chirurgia naczyniowa, diabetolog, ginekologia
stethoscope hospital: cytologia, leczenie niepłodności, in vitro, urologia, androlog, endometrioza, badania okresowe
stethoscope hospital: teleporada, nocna pomoc lekarska, badania profilaktyczne, bilans zdrowia, żylaki, flebolog
stethoscope hospital: testy alergiczne, leczenie żylaków, kolonoskopia, gastroskopia, centrum medyczne
stethoscope: ~ klinika
stethoscope: sprzęt medyczny, ciśnieniomierz
stethoscope baby: neonatolog, poradnia dziecięca, pediatria, bilans dziecka
syringe: szczepienia, szczepienie, botoks, medycyna estetyczna, kwas hialuronowy, wypełniacze, mezoterapia
syringe: kroplówki witaminowe, osocze bogatopłytkowe, stymulatory tkankowe
syringe mirror: chirurgia plastyczna, lifting twarzy, korekta nosa, plastyka powiek, powiększanie piersi, liposukcja
syringe mirror: plastyka brzucha, korekta uszu
tablet: tablet, tablety, tabletów, ipad, ipady, czytnik e-booków, czytniki e-booków, czytnik ebooków, tablet graficzny
tablet: tablety graficzne, serwis tabletów, tablet dla dziecka
telehandler: ładowarka teleskopowa, ładowarki teleskopowe, ładowarek teleskopowych
telephone: centrala telefoniczna, telefon zaufania, telefonistka
telescope night-sky: obserwatorium astronomiczne, astronomia, teleskop
telescope star: obserwatorium
test-tube: badania laboratoryjne, laboratorium, pobranie krwi, morfologia, chemia dla licealistów, chemii maturalnej
test-tube: ustalenie ojcostwa, chemia rozszerzona, chemia matura, matura z chemii, korepetycje z chemii
theodolite set-square: geodeta, geodezja, geodeci, geodety, geodetów, usługi geodezyjne, geodezyjne, pomiary geodezyjne
theodolite set-square: podział działki, mapy do celów projektowych
tiller: glebogryzarka, glebogryzarki, glebogryzarkę, wynajem glebogryzarki, kultywator spalinowy
translation open-book: biuro tłumaczeń, tłumaczenia, tłumacz, tłumaczeń, tłumaczki, tłumaczka, tłumaczenie, tłumacze
translation open-book: tłumaczenia ustne, tłumaczenia pisemne
translation rubber-stamp: tłumacz przysięgły, tłumaczenia przysięgłe, tłumaczka przysięgła, tłumaczenie przysięgłe
translation rubber-stamp: tłumacza przysięgłego
ultrasound: usg, badanie usg, badania usg, usg ciąży, ultrasonografia
usb-stick: pendrive, pendrive'y, pendrivy, pamięć usb, pamięci usb
vending-machine soft-drink: automaty vendingowe, automat vendingowy, automaty sprzedające, automaty z napojami
vending-machine soft-drink: automaty z przekąskami, vending
video-call headphones: webinar, webinary, webinarium, webinaria, wideokonferencje, wideokonferencja, wideorozmowa
video-call headphones: spotkanie online, spotkania online
waiter: kelner, kelnerka, kelnera, kelnerzy
walkie-talkie: walkie-talkie, krótkofalówka, krótkofalówki, krótkofalówek, radiotelefon, radiotelefony
web-page laptop: strony internetowe, projektowanie stron internetowych, strony www, strona internetowa
web-page laptop: stron internetowych, tworzenie stron, tworzenie stron www, strona www, projektowanie stron
web-page laptop: nowa strona internetowa, stronę internetową, strony www dla firm
web-page shopping-cart: sklep internetowy, sklepy internetowe, sklepów internetowych, sklep online, sklepy online
webcam: kamera internetowa, kamery internetowe, kamerka internetowa, kamerki internetowe, kamer internetowych
welding-mask fire: spawacz, spawacza, spawaczy, spawanie, spawalnictwo, usługi spawalnicze, kurs spawania
welding-mask: spawarki, spawarka, spawarek, migomaty, migomat
wheel-loader: ładowarka kołowa, ładowarki kołowe, wynajem ładowarki, operator ładowarki, ładowarki kołowej
whiteboard: tablica suchościeralna, tablice suchościeralne, tablica magnetyczna, tablice magnetyczne
whiteboard: tablic suchościeralnych
windscreen: szyby czołowe, szyba przednia, auto szyby, wymiana szyb samochodowych
windscreen: naprawa szyb samochodowych, autoszyby, przyciemnianie szyb, szyby samochodowe, szyb samochodowych
windscreen: szyba czołowa, szyb czołowych
`;
