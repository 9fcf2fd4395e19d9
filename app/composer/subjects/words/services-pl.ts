/** Services, crafts and goods in Polish, before the list of trades. Notation: word-list.ts. */
export const polishServices = `
beers memo: pub quiz, quiz w pubie, pubquiz, wieczór quizowy
swimming-pool: serwis basenów, czyszczenie basenów, zielona woda w basenie, serwis basenu, czyszczenie basenu
droplet tap: pompy głębinowe, pompa głębinowa, pompy wodne, pompa wody, hydrofor, hydrofory
t-shirt backpack: mundurki szkolne, mundurek szkolny, stroje szkolne
jar herb: przyprawy, przypraw
jar herb: ~ cynamon, kurkuma, szafran, kardamon
car key: salonie samochodowym, salonie skoda, salonie toyota, salonie kia, salonie dacia, salonie aut
tent compass: harcerze, harcerzy, harcerstwo, zuchy, zuchów, gromada zuchowa, skauci
receipt shopping-cart: kasjer, kasjera, kasjerka, kasjerki, kasjerów, kasjer sprzedawca, kasjerów
chick hen: kurczęta, pisklęta, kurczaki jednodniowe, pisklaki
lotion sun: kremy z filtrem, krem z filtrem, kremy przeciwsłoneczne, krem do opalania, kremy do opalania
smartphone wall-clock: ewidencja czasu pracy, rejestracja czasu pracy, rcp
window: wymiana okien, wymianę okien, montaż okien, nowe okna, okna pcv, okna plastikowe, okna drewniane
mushroom basket: grzybobranie, grzybobrania, grzyby, na grzyby
dancer: tancerze, tancerzy, tancerka, tancerki, tancerek
ring diamond: skup złota, złoto skup, kupię złoto, kupujemy złoto
sewing-machine thread: szwaczka, szwaczki, szwaczek, szwaczkę
speech-bubble open-book: angielski od zera, hiszpański od zera, niemiecki od zera, włoski od zera, francuski od zera, angielski od podstaw, niemiecki od podstaw
speech-bubble open-book: angielski dla, angielski w, niemiecki dla, hiszpański dla, francuski dla, włoski dla, język angielski
car location-pin: miejsce parkingowe, miejsca parkingowe, miejsce postojowe, miejsce garażowe
tulip seedling: cebulki kwiatowe, cebulki tulipanów, tulipany, żonkile
cook frying-pan: kucharz, kucharza, kucharka, kucharki, pomoc kuchenna
bicycle parcel: kurier rowerowy, kurierzy rowerowi, dostawca rowerem
skis: ostrzenie nart, serwis nart, serwis narciarski
tractor wrench: maszyny rolnicze, maszyn rolniczych, ciągniki, kombajny
house key: domek, domki letniskowe, domki
delivery-van lorry: dostawa, transport towarów
rescue-helmet plaster: pierwsza pomoc, pierwszej pomocy, kurs pierwszej pomocy
scissors: ~ salon
ice-skate: nauka jazdy na łyżwach
skis skier: nauka jazdy na nartach
lipstick serum-bottle: salon urody
spade lawnmower: prace ogrodowe
horse: pensjonat dla koni
palette paintbrush: malowanie obrazów, zajęcia plastyczne
house hut: domki, domków, domek letniskowy
yarn: szydełkowanie, szydełkowania, dzierganie
chimney fire: kominiarz, kominiarskie, czyszczenie kominów, kominy
horseshoe horse: podkuwacz, podkuwanie koni
armchair sofa: tapicer, tapicerstwo, tapicerka, odnawianie krzeseł, fotel, fotele
foot dress-shoe: wkładki ortopedyczne, obuwie ortopedyczne, pielęgnacja stóp
piano-keys: stroiciel, organy kościelne, koncert organowy
deer bird: taksydermista, preparowanie zwierząt, myśliwski, sklep myśliwski, dziczyzna, polowania
deer bird: wypychanie zwierząt
key padlock: ślusarstwo, awaryjne otwieranie, otwieranie drzwi, zamki do drzwi
sewing-needle thread: poprawki krawieckie, pasmanteria
steering-wheel car: ośrodek szkolenia kierowców, osk
milk dairy-cow: mleczarnia, nabiał, mlekomat
delivery-van lorry: opróżnianie mieszkań, bagażówka, wywóz mebli
wastebasket recycling: wywóz śmieci, skup złomu, złom, wywóz gruzu
tree axe: frezowanie pni, przycinanie drzew, arborysta, wycinka
broom bucket: usługi sprzątające
spray-bottle: pranie tapicerki, czyszczenie tapicerki, mycie elewacji, dezynfekcja, mycie kostki, ozonowanie
speech-bubble: logopedyczny, gabinet logopedyczny
microphone bouquet: wodzirej, konferansjer, wokalistka
excavator crane: minikoparka, wykopy, prace ziemne
staircase: schody, schody drewniane
asparagus: szparagi
passport: paszport, wiza, zdjęcia do paszportu
saw hammer: cyklinowanie, układanie paneli, tarasy drewniane, podłogi, stolarstwo
bricks trowel: docieplenia, wylewki, kostka brukowa, brukarstwo, gładzie, płyty gipsowe, fundamenty
roof house: blacharz dachowy, rynny, pokrycia dachowe, więźba dachowa
tiles trowel: układanie płytek, terakota, łazienki płytki
paint-roller: malowanie, tapetowanie
curtains window: moskitiery, plisy
fridge: lodówka, lodówki, naprawa lodówek
washing-machine wrench: magiel, agd
toilet: toalety przenośne, szambo, wywóz szamba, szamba, asenizacja
satellite-dish television: montaż anten
radiator fire: hydraulik co, ogrzewanie
fire logs: zdun, kominek
car wrench: lakiernictwo, szyby samochodowe, auto szrot, złomowanie pojazdów, stacja kontroli pojazdów
car wrench: detailing, blacharz samochodowy, auto skup, skup aut
lorry: autolaweta, wynajem przyczep, przyczepki
minibus bus: wynajem autokarów, przewozy, wycieczki autokarowe
motor-scooter: motorower
lotion: depilacja, depilacja laserowa
hair-comb scissors: przedłużanie włosów, peruki, warkoczyki
tattoo-machine ring: makijaż permanentny
massage lotus: akupunktura, refleksologia, masażysta
spine stethoscope: kręgarz
brain speech-bubble: hipnoza
stethoscope stethoscope: rentgen, rtg, usg
test-tube: badania laboratoryjne, badania krwi, laboratorium
tooth: protezy
hearing-aid: protetyk słuchu, badanie słuchu
crayon teddy-bear: niania, klub malucha
set-square calculator: korepetycje matematyka, fizyka, matma
ballet-shoes dancer: balet
judo-suit: samoobrona
canoe rower: spływy kajakowe
clown: klaun, klauni
palette: malowanie twarzy, plastyka, zajęcia plastyczne, malowanie buziek
balloon clown: animatorzy
drill toolbox: wynajem sprzętu budowlanego, wypożyczalnia sprzętu budowlanego
hen egg: kury, kurnik
jar: kiszonki
dumpling: pielmieni, kluski
stew: zupa, zupy, bigos, żurek
doughnut: faworki, oponki
safety-vest: odzież robocza, bhp, ubrania robocze
pencil fountain-pen: artykuły biurowe, artykuły szkolne, wyprawka szkolna
printer paintbrush: szyldy, pieczątki, oklejanie samochodów, grawerowanie
coin magnifier: antyki, skup złota, lombard, numizmatyka, starocie
security-camera shield: ochrona, monitoring, alarmy, montaż kamer
set-square ruler: geodeta, projekty domów, świadectwa energetyczne, geodezja, kosztorysy
candle headstone: kremacja
church: msza, parafia
spade seedling: projektowanie ogrodów, zakładanie ogrodów, nawadnianie
bed mattress: pościel
droplet jar: studnie, wiercenie studni, filtry do wody
dog scissors: groomer
dog-standing paw: tresura
cheese: oscypek
sausage: wędzarnia
dress-shoe boot: naprawa obuwia
tropical-fish: akwaria
paint-roller: ~ remont, remonty
goat: kozy
sheep: owce, jagnięcina
cow steak: krowa, krowy
pig: świnia, prosię, wieprzowina, prosiak
cat: kotki, kocięta
horse: koń, kucyki, bryczka
chicken-leg: skrzydełka
potato: pyry
apple basket: owoce, sok jabłkowy
bicycle: rowerowa
sailing-boat: jacht, jachty, rejs
yarn: wełna, druty i szydełko, szydełko
dancer: tańca
baby: niemowlęta, noworodek
lotus-position: relaks
cutlery dinner-plate: karczma, gospoda
delivery-van: wynajem busa, dostawczy
sewing-needle thread: krawiectwo, haft
milk dairy-cow: mleko
speech-bubble: logopedia
rabbit: królik, króliki, królików
cow steak: wołowina
yarn: robótki
cutlery dinner-plate: lunch
window: szyby
satellite-dish television: anteny
minibus bus: autokary, bus
razor: golenie, woskowanie
brain speech-bubble: terapia par
judo-suit: karate, judo, sztuki walki
billiard-ball: bilard
pancakes: placki
coin magnifier: monety
headstone: pomniki
yarn: robienie na drutach, szydełkować
sewing-needle sewing-machine: szyć, naucz się szyć
palette paintbrush: rysunek, rysowanie, malować
swimmer: pływać, naucz się pływać, pływania
cook frying-pan: gotować
microphone: śpiewać
drum: bębny
guitar: gitarze
christmas-tree: choinek, jarmark świąteczny
houses house: szeregowiec, bliźniak, domy
dress t-shirt: odzież, ubranka
smartphone: telefon, telefony, naprawa telefonów, telefonów, zbita szybka
seedling tree: drzewka owocowe, rozsada, szkółka drzew, sadzonek
ice-skate: łyżwiarstwo
desktop-computer keyboard: kurs programowania
saw axe: pilarka, tartak, tarcica
lipstick serum-bottle: oczyszczanie twarzy, zabiegi na twarz, gabinet kosmetyczny
watch mantel-clock: naprawa zegarów, zegary
spade lawnmower: glebogryzarka
bricks trowel: kamień naturalny, murowanie
balloon party-popper: urodzinki, przyjęcia dla dzieci
dog-standing dog: opieka nad psami, petsitter
horse: boks dla konia
desktop-computer laptop: oprogramowanie, system rezerwacji, program do faktur, program magazynowy, crm
receipt desktop-computer: kasa fiskalna, kasy fiskalne, drukarka fiskalna
calculator receipt: kadry i płace, doradztwo podatkowe
safety-vest lab-coat: odzież bhp
parcel: opakowania, opakowanie
shield: ubezpieczenie, ubezpieczenia
megaphone chart-up: agencja reklamowa, agencja marketingowa, pozycjonowanie, marketing
briefcase handshake: doradztwo biznesowe, doradztwo
banknotes coin: kredyt, kredyty, pożyczka, leasing, pożyczki
toolbox hammer: ~ fachowiec, fachowcy
musical-notes: koncert, koncerty
eagle bird: sokolnictwo, sokolnik, pokaz sokolniczy
books: introligatornia, introligator, oprawa prac
window beach-umbrella: rolety, żaluzje, markizy, rolety zewnętrzne
tractor wheat: usługi rolnicze, kombajn, części do ciągników
theatre-masks dress: wypożyczalnia kostiumów, stroje karnawałowe, kostiumy
toilet plunger: udrażnianie rur, udrażnianie kanalizacji
kitchen-knife: ostrzenie noży, ostrzalnia
horse: hotel dla koni, stajnia
honey bee: produkty pszczele, pszczelarstwo, propolis, wosk pszczeli, pasieka
sewing-machine thread: maszyna do szycia, maszyny do szycia, maszyn do szycia
window palette: witraż, witraże, witraży
tropical-fish: akwarium, akwarystyka, rybki akwariowe
horse: rymarz, siodła, sklep jeździecki, rymarstwo
skis: wypożyczalnia nart, szkółka narciarska
ladder bricks: rusztowania, wynajem rusztowań, podnośnik koszowy, zwyżka
toy-bricks teddy-bear: drewniane zabawki, zabawki drewniane, zabawki z drewna
slide: plac zabaw, place zabaw, sala zabaw
staircase saw: schody na wymiar
plug lightning: agregat prądotwórczy, agregaty, wynajem agregatów
mosquito: odkomarzanie, zwalczanie komarów, osy i szerszenie, opryski na komary
radiator wrench: piece co, kotły, instalacje grzewcze, serwis kotłów
car key: ~ kierowca, kierowcy, zatrudnię kierowcę
thread: makrama, makramy
dinner-plate cutlery: kelner, kelnerka, kelnerzy, kelnerki
briefcase handshake: ~ praca
lorry: kierowca kat c, kierowca kat ce, kierowca c, kierowca c e, kierowca zawodowy, kierowca kat c e, kierowca międzynarodowy
delivery-van: kierowca kat b, kierowca busa
bus: kierowca kat d, kierowca d
older-person nurse: opiekunka do starszej pani, opiekunka seniora, opiekun seniora, opiekunka dla seniora, opiekunka do osoby starszej, opiekunka do osób starszych
bouncy-castle balloon: dmuchany zamek, zamek dmuchany, dmuchane zamki, dmuchaniec, dmuchana zjeżdżalnia, zjeżdżalnia dmuchana
musical-score musical-notes: koncert kolęd, koncert pieśni, kolędy, kolędowanie
open-book books: spotkanie z autorem, spotkanie z autorką, spotkanie z pisarzem, spotkanie z pisarką, czytanie bajek
theatre-masks teddy-bear: teatrzyk, teatrzyki, kukiełki, spektakl dla dzieci
amphora jar: glina, koło garncarskie, lepienie z gliny, toczenie na kole
stroller baby: wózek 3w1, wózek 3 w 1, wózek 2w1, wózek spacerowy, wózek głęboki
toilet plunger: zatkany odpływ, zatkana rura, zatkane rury, zatkany zlew, zatkana toaleta, zapchana rura, zapchany zlew, zapchana toaleta, zapchany odpływ
house key: kawalerka, kawalerki, kawalerkę
sofa delivery-van: opróżnianie strychów, opróżnianie domów, opróżnianie garaży
fish: karp świąteczny, karpie świąteczne, karp wigilijny, żywy karp, karpie, sprzedaż karpi, pstrągi
candle bouquet: opieka nad grobami, sprzątanie grobów, opieka nad grobem, mycie nagrobków, porządkowanie grobów, opieka nad nagrobkami, sprzątanie i opieka nad grobami
canned-food basket: bank żywności, zbiórka żywności, paczki żywnościowe, jadłodzielnia
santa: parada mikołajów, bieg mikołajów, wizyta mikołaja, mikołajki
abacus: arytmetyka mentalna, liczydło
house heart: rodzinna piecza zastępcza, rodzice zastępczy, piecza zastępcza
`;
