/** Polish words for travel. Notation: word-list.ts. */
export const polishTravel = `
airplane suitcase: biuro podróży, wycieczki, podróże, loty, wakacje, wczasy, all inclusive, egzotyka, bilety lotnicze
airplane suitcase: wyjazdy zagraniczne, ferie zimowe wyjazd, organizator turystyki, kolonie zagraniczne, miesiąc miodowy
airplane suitcase: podróż poślubna, transport na lotnisko, transfer na lotnisko, transfery lotniskowe
alarm-clock: budzik
ambulance: transport medyczny, transportu medycznego, transport sanitarny
beach-hut: domek plażowy, domki plażowe, chatka plażowa
bellhop-bell: recepcjonistka, recepcjonistki, recepcjonista, recepcjonistę
bicycle: rowerowa, rower, rowery, wypożyczalnia rowerów, serwis rowerowy, serwis rowerów, naprawa rowerów
bicycle: wyścig kolarski, masa krytyczna, rowerek dziecięcy
bicycle parcel: dostawca rowerem
bicycle wrench: rowerki dziecięce
bicycle-courier: kurier rowerowy, kurierzy rowerowi, kuriera rowerowego, dostawca rowerowy
brake-disc wrench: klocki hamulcowe, tarcze hamulcowe, hamulce, klocki i tarcze, naprawa hamulców, wymiana klocków
brake-disc wrench: hamulców
bus: kierowca kat d, kierowca d, zwiedzanie, wycieczka szkolna, wycieczka fakultatywna, wycieczka autokarowa
bus: wycieczki autokarowe, wycieczek autokarowych, autokar, autokary, autokarem, kierowcę kat. d, kierowca kat. d
bus: kierowcę kategorii d, kierowca kategorii d
bus books: bibliobus, bibliobusy, biblioteka objazdowa
camping-stove: kuchenka turystyczna, kuchenki turystyczne, kuchenka kempingowa, palnik gazowy turystyczny
car: oklejanie aut, oklejanie aut folią, folia na auto, folia ppf, opla astrę, opla corsę, opla vectrę, sprzedam opla
car: fiata pandę, skodę octavię, skodę fabię, astrę kombi, octavię kombi, sprzedam golfa, golfa iv, golfa v, vw golfa
car: volkswagena golfa, fiata, passata b6, passata b8, do passata
car bubbles: mycie ręczne, ręczne mycie, polerowanie lakieru, mycie ręczne polerowanie, powłoka ceramiczna
car bubbles: auto detailing, myjnia samochodowa, tapicerki samochodowej, czyszczenie tapicerki samochodowej
car bubbles: pranie tapicerki samochodowej, myjnia, myjnia ręczna, autodetailing, kosmetyka samochodowa, autokosmetyka
car bubbles: woskowanie lakieru, woskowanie auta, woskowanie samochodu, woskowanie karoserii, mycie i woskowanie
car car-front: salon samochodowy, samochody używane, komis samochodowy, wynajem samochodów, samochód, samochody
car car-front: ~ auta, aut, auto, samochodu
car key: salonie samochodowym, salonie skoda, salonie toyota, salonie kia, salonie dacia, salonie aut
car key: ~ kierowca, kierowcy, zatrudnię kierowcę
car key: sprowadzanie aut, autokomis, autogiełda, dealer samochodowy, wynajem długoterminowy
car tow-truck: skup aut, skup samochodów, złomowanie aut, złomowanie pojazdów, kasacja pojazdów, auto złom
car tow-truck: skup aut powypadkowych, szrot
car wrench: oklejanie samochodów, lakiernictwo, auto szrot, stacja kontroli pojazdów, detailing, blacharz samochodowy
car wrench: auto skup, usuwanie wgnieceń, naprawy powypadkowe, konserwacja podwozia, zabezpieczenie antykorozyjne
car suitcase: bagażników dachowych, boksy dachowe
car snowflake: klimatyzacja samochodowa, klimatyzacji samochodowej, nabijanie klimatyzacji, klimatyzacja w aucie
car-battery wrench: akumulatory samochodowe, akumulatory, akumulator, akumulatorów, akumulator samochodowy
car-battery wrench: wymiana akumulatora, elektromechanika, elektromechanik, elektromechaniki, elektryk samochodowy
car-front: regeneracja reflektorów, regeneracja lamp, polerowanie reflektorów, polerowanie lamp
car-front: polerowanie lamp samochodowych, regeneracja lamp samochodowych
car-front ring: samochód do ślubu, auto do ślubu, auta do ślubu, samochody do ślubu
car-seat: fotelik samochodowy, foteliki samochodowe, fotelików samochodowych, fotelik, foteliki, foteliki dla dzieci
car-seat: fotelik dla dziecka, nosidełko samochodowe
cargo-bike: rower cargo, rowery cargo, rowerów cargo, rower towarowy, rowery towarowe
cargo-tricycle: trójkołowiec towarowy, trójkołowce, trójkołowiec elektryczny, rower towarowy trójkołowy
carriage horse: bryczka, bryczki, powóz, dorożka, dorożki, przejażdżki bryczką, kareta
charging-station car: ładowarka do auta elektrycznego, ładowarki do samochodów elektrycznych, stacja ładowania
charging-station car: stacje ładowania, wallbox
compass: orientacja sportowa, marsz na orientację
compass world-map: bieg na orientację
delivery-van lorry: bus i dwóch ludzi, bus i dwóch, auto i dwóch ludzi, bus i ekipa, dostawa, transport towarów
delivery-van lorry: bagażówka, wynajem busa, dostawczy, kierowca kat b, kierowca busa, przeprowadzki, przeprowadzka
delivery-van lorry: kurier, transport, samochody dostawcze, wynajem dostawczaka
dragon-boat: smocza łódź, smocze łodzie, smoczych łodzi, wyścigi smoczych łodzi
engine-oil wrench: olej silnikowy, wymiana oleju, oleje silnikowe, olej i filtry, wymiana oleju i filtrów
engine-oil wrench: oleje samochodowe
exhaust: układ wydechowy, układy wydechowe, układów wydechowych, tłumik samochodowy, tłumiki samochodowe
exhaust: wymiana tłumika
ferry: prom, przeprawa promowa
fire-engine: druhowie, straż pożarna
fire-engine fire: młodzieżowa drużyna pożarnicza
fire-engine rescue-helmet: ochotnicza straż pożarna, strażak, strażaków, straży pożarnej, remiza, zawody strażackie
fire-engine rescue-helmet: zawodów strażackich, strażacy, OSP
food-truck takeaway-box: food truck, food trucki, foodtruck, zlot food trucków, foodtrucki, uliczne jedzenie, zapiekanki
food-truck takeaway-box: bar szybkiej obsługi
fuel-pump car: instalacje LPG, instalacji LPG, instalacja LPG, montaż LPG, autogaz, auto gaz
hand-cart: wózek drewniany z dyszlem, wózek ręczny, wózki ręczne, drewniany wózek, wózek drabiniasty
hang-glider: lotnia, lotnie, lotnią, lotniarstwo, lotniarz, lotniarski
hearse: karawan, karawany
helicopter: lot helikopterem
hot-air-balloon: lot balonem, loty balonem
houseboat: houseboat, houseboaty, dom na wodzie, domy na wodzie
inflatable-boat: ponton, pontony, ponton z silnikiem, łódź pneumatyczna, łodzie pneumatyczne
insured-car shield: oc ac, ubezpieczenia oc, ubezpieczenie oc, oc i ac, autocasco, ubezpieczenia samochodu
insured-car shield: ubezpieczenie samochodu, ubezpieczenia samochodowe, ubezpieczenia komunikacyjne, ubezpieczenie auta
insured-car shield: ubezpieczenie samochodowe
jet-ski wave: skuter wodny, skutery wodne
kayak: kajak, kajaki, spływ kajakowy, spływy kajakowe, wypożyczalnia kajaków, wynajem kajaków
kick-scooter: hulajnoga, hulajnogi, hulajnogi elektryczne
lifebuoy wave: wopr, ratownictwo wodne
limousine: limuzyna, limuzyny, wynajem limuzyn, limuzyną, limuzyna do ślubu, limuzyn
locomotive: modelarstwo kolejowe, kolej wąskotorowa
locomotive railway-car: parowóz
log-cabin: dom z bali, domy z bali, chata z bali, chaty z bali, domek z bali, domki z bali, budowa domów z bali
lorry: kierowca c e, kierowca ce, kierowcy c e, kierowców c e, kierowca kat c, kierowca kat ce, kierowca c
lorry: kierowca zawodowy, kierowca kat c e, kierowca międzynarodowy, ciężarówki, samochody ciężarowe, wynajem hds
lorry: naczepy, ciągniki siodłowe, serwis tir, kat. c+e, kategorii c+e, kierowca c+e, kierowcę c+e, kierowcy c+e
lorry: kierowcę kat. c+e, kierowcę kat. c, kierowca kategorii c+e
lorry bricks: beton z dostawą
lorry delivery-van: opróżnianie mieszkań, taxi bagażowe, tragarze, przewóz mebli
mantel-clock amphora: antyki
minibus: busy, wynajem busów, busów, przewóz osób
minibus bus: wynajem autokarów, przewozy
mobility-scooter wheelchair: wózek elektryczny, wózki inwalidzkie elektryczne, skuter inwalidzki, skutery inwalidzkie
mobility-scooter wheelchair: wózek inwalidzki elektryczny
motor-boat anchor: silniki zaburtowe, silnik zaburtowy, łódka
motor-boat wave: wypożyczalnia łodzi, łódź, motorówka
motor-scooter: motorower
motorcycle: salon motocyklowy, motocykle, serwis motocykli, motocykl, zlot motocyklowy, części motocyklowe, kupię wsk
motorcycle: rozpoczęcie sezonu motocyklowego, motory, zawody żużlowe, mecz żużlowy, na żużlu, wueska, wueskę, wueski
motorcycle: sprzedam wsk, wsk 125, kupię junaka, sprzedam junaka
motorcycle-helmet motorcycle: kask motocyklowy, kaski motocyklowe, odzież motocyklowa
number-plate: tablica rejestracyjna, tablice rejestracyjne, tablic rejestracyjnych, rejestracja pojazdów
number-plate: rejestracja aut, rejestracja samochodów, rejestracja pojazdu
onsen: onsen, onseny, japońskie gorące źródła, japońskie źródła termalne
paddleboard wave: sup, deska sup, deski sup, wypożyczalnia sup
parachute: skok ze spadochronem
parking-sign: hali garażowej, hala garażowa, garażu podziemnym, stanowisko garażowe, miejsce garażowe
parking-sign location-pin: miejsce parkingowe, miejsca parkingowe, miejsce postojowe, parking strzeżony
parking-sign location-pin: parking przy lotnisku
passport suitcase: paszport, wiza, zdjęcia do paszportu, wizy, karta pobytu, legalizacja pobytu, obywatelstwo
passport suitcase: pozwolenie na pracę, zezwolenie na pobyt, zatrudnienie cudzoziemców
quad-bike: quad, quady, wyprawy quadami, wypożyczalnia quadów, quadach, quadami
roller-skate: rolki, wrotki, nauka jazdy na rolkach
roof-box: box dachowy, boxy dachowe, boks dachowy, bagażnik dachowy, bagażniki dachowe, wypożyczalnia boxów dachowych
sailing-boat: czarter jachtu, patent żeglarski
sailing-boat anchor: zimowanie łodzi, antyfouling, miejsce postojowe dla jachtów, żaglownia, żagle, szkutnik
sailing-boat anchor: szkutnictwo, kurs żeglarski, jacht, jachty, rejs, żeglarstwo, szkoła żeglarstwa
ship: wycieczka statkiem, wycieczki statkiem, rejs statkiem, rejsy statkiem, rejs wycieczkowy, wycieczka łodzią
ship: rejs po jeziorze, rejsy po jeziorze
skateboard: deskorolka, skatepark
skip: kontenery na gruz, kontenerów na gruz, kontener na gruz, wywóz gruzu, wynajem kontenerów na gruz
skip: kontenery na odpady
small-airplane: szybowce, szybowiec, szybowcowe, loty widokowe, lot widokowy
snow-plough: odśnieżanie, odśnieżanie dachów, pług śnieżny, zimowe utrzymanie
snowshoes: rakiety śnieżne, wycieczka na rakietach śnieżnych, wypożyczalnia rakiet śnieżnych
spark-plug: świece zapłonowe
speedboat anchor: sternik motorowodny, patent sternika motorowodnego, sternika motorowodnego
speedboat wave: wynajem łodzi, wynajem motorówki
steering-wheel car: ośrodek szkolenia kierowców, osk, szkoła jazdy, prawo jazdy, nauka jazdy, prawko, kurs kat, kat b
steering-wheel car: kurs prawa jazdy, jazdy doszkalające, instruktor jazdy, kurs na kategorię c
steering-wheel lorry: prawo jazdy kat c
strandkorb: kosz plażowy, kosze plażowe
stroller: wózek baby design, wózek 3w1, wózek 2w1, wózki 3w1, wózek bebetto, bebetto
stroller baby: wózek 3 w 1, wózek spacerowy, wózek głęboki
stroller baby-bottle: wózki dziecięce, wózki spacerowe
suitcase: walizki
suv mountain: quadów
tanker: wywóz szamba, wóz asenizacyjny, asenizacja, opróżnianie szamb, wywóz nieczystości, olej opałowy, cysterna
tanker: wywóz nieczystości płynnych
taxi: taxi, taksówka, taksówki
three-wheel-van: Piaggio Ape, trójkołowy dostawczak, trójkołowiec dostawczy
tipper-truck: wywrotka, wywrotki, żwir, piasek i żwir, kruszywo, kruszywa, tłuczeń
tow-truck car: pomoc drogowa, laweta, holowanie, autolaweta, autoholowanie
tractor: ursus, ursusa, ursusy, ursus c-360, ursus c-330
tractor wheat: zlot traktorów, części do ciągników, gospodarstwo, rolnictwo
tractor wrench: maszyny rolnicze, maszyn rolniczych, ciągniki
traffic-cone: pachołek drogowy, pachołki drogowe, pachołków drogowych
trailer: przyczepa, przyczepy, przyczepka, przyczepki, wynajem przyczep
train locomotive: kolejki
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuk-tuki, tuk-tukiem, autoriksza, autoriksze
tyre wrench: opony, wulkanizacja, felgi, felgi aluminiowe, prostowanie felg, wyważanie kół, wulkanizator
tyre snowflake: łańcuchy śniegowe, łańcuchów śniegowych, łańcuchy na koła
vintage-car: wynajem auta zabytkowego, wynajem aut zabytkowych, zabytkowe auto do ślubu, auto retro do ślubu
vintage-car: zlot aut zabytkowych, zabytkowe auta, zabytkowy samochód, stare samochody
vintage-car: zlot pojazdów zabytkowych, oldtimer, klasyczne samochody, zabytkowych samochodów, zabytkowe samochody
vintage-car: samochody zabytkowe, auta zabytkowe, zlot klasyków, fiat 126p, fiata 126p, malucha 126p, maluch 126p
wall-clock: zegary ścienne, zegar ścienny, zegarów ściennych
watch: zegarek, zegarki, zegarmistrz, opaska sportowa
watch mantel-clock: naprawa zegarów, zegary
wheel tyre: alufelgi, alufelga, alufelg, felgi 17 do passata, felgi do passata
wheelchair crutch: wózki inwalidzkie, sprzęt rehabilitacyjny
`;
