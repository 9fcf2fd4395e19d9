/** Trades and goods in Polish. Notation: word-list.ts. */
export const polishTrades = `
minibus: busy, wynajem busów, busów, przewóz osób
amphora palette: ceramika, ceramiczne, ceramiczny, warsztaty ceramiczne, garncarstwo
chess-pawn: szachy, szachowy
washing-machine wrench: pralek, naprawa pralek, serwis agd, naprawa agd
dog: szczenięta, szczeniaki, szczeniak, hodowla psów, labradora
olives: oliwki, oliwa
tiles trowel: płytki, glazurnik, kafelki, kafelkarz
vinyl-record: winyle, płyty winylowe, giełda płyt
dates: daktyle
oboe: obój, klarnet, fagot
hot-tub: balia, balie ogrodowe, jacuzzi
calculator: księgowość, biuro rachunkowe, księgowa, księgowy, doradca podatkowy, podatki, pit
receipt: program do faktur, faktury
air-conditioner: klimatyzacja, klimatyzator, pompa ciepła
set-square: architekt, biuro architektoniczne, matematyka, korepetycje z matematyki
wrench: warsztat samochodowy, mechanik, serwis samochodowy
croissant: piekarnia, piekarz, rogaliki, croissant
bread: chleb, pieczywo
lipstick: salon kosmetyczny, kosmetyczka, makijaż, kosmetyki, salon piękności
nail-polish: manicure, paznokcie, pedicure
eyelashes: przedłużanie rzęs, rzęsy, brwi
bee: pszczelarz, pasieka
motor-boat: wypożyczalnia łodzi, łódź, jacht, motorówka
bowling: kręgielnia, kręgle
bride: suknie ślubne, suknia ślubna
ring: ślub, wesele, obrączki, targi ślubne
steak: rzeźnik, sklep mięsny, mięso, stek, steki
tent: kemping, namiot, namioty, pole namiotowe
car: salon samochodowy, samochody używane, komis samochodowy, wynajem samochodów, samochód, samochody
saw: stolarz, stolarnia, cieśla, parkiet
dinner-plate: catering
cheese: ser, sery, serowarnia
spine: fizjoterapeuta, fizjoterapia, osteopata, rehabilitacja
musical-notes: chór, koncert, orkiestra
microphone: lekcje śpiewu, karaoke, stand-up
climber: ścianka wspinaczkowa, wspinaczka
coffee: kawa, kawiarnia, palarnia kawy, kawa na wynos
laptop: naprawa komputerów, serwis komputerowy, kurs online, webinar, coworking, laptop
cook: kurs gotowania, warsztaty kulinarne
scissors: fryzjer, salon fryzjerski, strzyżenie, fryzjerka
barber-pole: barber, barbershop
teddy-bear: żłobek, przedszkole, zabawki, opiekunka, sklep z zabawkami
serum-bottle: serum, pielęgnacja skóry, krem do twarzy
lotion: dermatolog
dog-standing: szkolenie psów, wyprowadzanie psów, hotel dla psów
dog stethoscope: weterynarz, klinika weterynaryjna
dog: sklep zoologiczny, karma dla psów, pies, psy, psa, psów, sklep dla psów i kotów, salon dla psów, psi fryzjer
cat: kot, koty, kota, kotów
paw: schronisko dla zwierząt
steering-wheel: szkoła jazdy, prawo jazdy, nauka jazdy
plug: elektryk, instalacje elektryczne
lock-and-key: escape room, pokój zagadek
egg: jajka, jaja
basket: warzywniak, warzywa, owoce i warzywa, targ, warzywa ekologiczne
shopping-cart: supermarket, sklep spożywczy, zakupy spożywcze
chart-up: doradca finansowy, inwestycje, giełda
bank: bank, kredyt, pożyczka
house: nieruchomości, mieszkanie, mieszkania, biuro nieruchomości, kredyt hipoteczny, domy na sprzedaż, apartamenty, nowe mieszkania
fish: sklep rybny, ryby, owoce morza
bouquet: kwiaciarnia, kwiaty, bukiety, bukiet
canned-food: bank żywności, zbiórka żywności
football: piłka nożna, szkółka piłkarska
seedling: centrum ogrodnicze, rośliny, sadzonki, nasiona
spade: ogrodnik, pielęgnacja ogrodów, narzędzia ogrodnicze
soft-ice-cream: lody, lodziarnia
glasses: optyk, okulary, soczewki, okulista
dumbbell: siłownia, fitness, trener personalny, klub fitness
hearing-aid: aparaty słuchowe
hiking-boot: wycieczka górska, wędrówki, trekking
bed: hotel, pensjonat, hostel, łóżko, łóżka
sofa: meble, sofa, kanapa, projektant wnętrz, wystrój wnętrz
kebab: kebab
oven dining-table: kuchnie na wymiar
washing-machine: pralnia, pralka, pralki
books: księgarnia, książki, biblioteka, książka, targi książki
key: ślusarz, klucze, dorabianie kluczy
open-book: korepetycje, kurs angielskiego, kurs języka, nauka języka, kurs hiszpańskiego, kurs niemieckiego, kurs włoskiego, kurs francuskiego, szkoła językowa, tłumacz, tłumaczenia, kurs językowy
game-controller: gry wideo, gra mobilna
dice: gry planszowe, planszówki
delivery-van: przeprowadzki, przeprowadzka, kurier, transport
piano-keys: pianino, lekcje pianina, fortepian
guitar: gitara, lekcje gitary, szkoła muzyczna
noodles: ramen
theatre-masks: teatr, opera, spektakl, musical
palette: kurs malarstwa, malarstwo, kurs rysunku, akwarela
framed-picture: galeria, oprawa obrazów
paint-roller: malarz, malowanie mieszkań, remonty, wykończenia wnętrz
camera: fotograf, fotografia, sesja zdjęciowa, fotograf ślubny
tap: hydraulik, ogrzewanie
bathtub: łazienka, łazienki
amphora: ceramika, garncarstwo, warsztaty ceramiki
beers: pub, bar
beer: piwo, browar, piwo rzemieślnicze
roof: dekarz, dach, dachy
sailing-boat: żeglarstwo, szkoła żeglarstwa
sandwich: kanapki
coat: płaszcz, płaszcze, kurtki, odzież używana, second hand
dress: moda, odzież damska, sukienki, sukienka, ubrania
t-shirt: koszulki, nadruki na koszulkach
skis: narty, szkoła narciarska
solar-panel: fotowoltaika, panele słoneczne
meat-on-bone: grill
sushi: sushi
sewing-needle: krawiec, krawcowa, szycie, kurs szycia, przeróbki krawieckie
tea: herbata, herbaciarnia
airplane: biuro podróży, wycieczki, podróże, loty, wakacje
salad: wegański, wegetariański, restauracja wegańska, sałatki, dietetyk
clapperboard: montaż wideo
popcorn: kino
watch: zegarek, zegarki, zegarmistrz
bucket: mycie okien
window: okna
broom: sprzątanie, firma sprzątająca, usługi sprzątania
lotus-position: joga, medytacja, pilates
massage: masaż, masaże
sauna: spa, sauna, wellness
shield: ubezpieczenie, ubezpieczenia, agent ubezpieczeniowy
tooth: dentysta, stomatolog, gabinet dentystyczny, zęby, ortodonta, gabinet stomatologiczny, stomatologia
stethoscope: lekarz, przychodnia, szpital, pediatra
nurse: pielęgniarka, opiekunka osób starszych, dom opieki
pill: apteka, suplementy, witaminy
brain: psycholog, psychoterapia
baby: położna, ubranka dla niemowląt
scales: adwokat, prawnik, radca prawny, kancelaria prawna
fountain-pen: notariusz, artykuły papiernicze
desktop-computer: strony internetowe, programowanie, tworzenie stron
smartphone: telefony, naprawa telefonów, smartfon, abonament
megaphone: agencja reklamowa, marketing
printer: drukarnia, wizytówki
museum: muzeum, noc muzeów
graduation-cap: uniwersytet, studia, uczelnia
school: ~ szkoła
dancer: szkoła tańca, kurs tańca, taniec
disco-ball: dyskoteka, klub nocny
party-popper: impreza, urodziny, sylwester
birthday-cake: cukiernia, tort, torty, ciasta
chocolate: czekolada, praliny
wine: wino, winnica, degustacja win, sklep z winami
cocktail: koktajle, drinki
pizza: pizzeria, pizza
spaghetti: makaron, restauracja włoska
burger: burger, burgery
cutlery: restauracja, bistro, obiady domowe, bar mleczny
pancakes: śniadania, naleśniki
dumpling: pierogi, pierogarnia
gift: prezent, prezenty, upominki, karta podarunkowa
christmas-tree: boże narodzenie, jarmark bożonarodzeniowy, choinka, święta
diamond: jubiler, biżuteria
sneaker: buty, obuwie, sneakersy
dress-shoe: szewc
handbag: torebki, torebka
necktie: garnitury, moda męska
swimmer: basen, nauka pływania, pływanie
fishing-rod: wędkarstwo, sklep wędkarski
tractor: gospodarstwo, rolnictwo
horse: jazda konna, stadnina, konie
runner: maraton, bieganie
bicycle: rower, rowery, wypożyczalnia rowerów, serwis rowerowy, serwis rowerów, naprawa rowerów
motorcycle: motocykl, motocykle
tyre: opony, wulkanizacja
car bubbles: myjnia samochodowa
bricks: firma budowlana, budowa domów, murarz, płytki
toolbox: złota rączka, narzędzia
light-bulb: lampy, oświetlenie
candle: świece, zakład pogrzebowy
rug: dywan, dywany
mattress: materac, materace
curtains: zasłony, firany, rolety
television: telewizor, telewizory, elektronika
heart: darowizny, wolontariat, zbiórka
perfume: perfumy, perfumeria
honey: miód
shopping-bags: ~ wyprzedaż, outlet
stethoscope: ~ klinika
scissors: strzyżenie, strzyżenie męskie, strzyżenie damskie, koloryzacja, fryzjer, baleyage
briefcase: doradztwo, rekrutacja, szkolenia biznesowe
briefcase: ~ dam pracę
candy: cukierki, słodycze
headphones: słuchawki, podcast
bouquet: wiązanki, bukiet, bukiety, wieńce, kwiaciarnia
croissant: drożdżówki, pączki i drożdżówki, świeże pieczywo
doughnut: pączki, pączek, tłusty czwartek
scales: porady prawne, radca prawny, adwokat, rozwód, prawo pracy, odszkodowania
wrench: mechanik samochodowy, mechanik, wymiana oleju, przegląd rejestracyjny, przegląd samochodu, blacharstwo, lakiernik, części samochodowe, serwis samochodowy
tap: udrażnianie rur, hydraulik, instalacje sanitarne, kanalizacja, piece gazowe
tooth: implanty, wybielanie zębów, aparat ortodontyczny, higienizacja, ortodonta, protetyka
blood-drop: oddaj krew, krwiodawstwo, zbiórka krwi
lawnmower spade: koszenie trawy, koszenie, strzyżenie żywopłotów, kosiarki, trawniki
tree axe: wycinka drzew, pielęgnacja drzew
fence: ogrodzenia, bramy, płoty, płot
fire: kominki, drewno kominkowe, pellet, opał, ekogroszek
headstone: nagrobki, kamieniarz, kamieniarstwo
candle: usługi pogrzebowe, pogrzeby, zakład pogrzebowy, znicze
nurse: opieka nad seniorem, opiekunka, dom opieki, pielęgniarka, opiekun
wheelchair: wózki inwalidzkie, sprzęt rehabilitacyjny, windy schodowe
baby: położna, szkoła rodzenia, ubranka dla niemowląt, wyprawka
stroller: wózki dziecięce
speech-bubble: logopeda
foot lotion: podolog, podologia
spine: fizjoterapia, fizjoterapeuta, rehabilitacja, osteopata, ból pleców
syringe: szczepienia, szczepienie, botoks, medycyna estetyczna
tattoo-machine: tatuaż, tatuaże, studio tatuażu
swimmer: nauka pływania, basen, pływanie, aqua aerobik
balloon: balony, animator dla dzieci, malowanie buziek
magic-wand: iluzjonista, magik
caravan: kampery, kamper, przyczepy kempingowe
hot-air-balloon: lot balonem
parachute: paralotnie, skok ze spadochronem
car-front: auto do ślubu, limuzyna, zabytkowe auta
lorry: pomoc drogowa, laweta, ciężarówki, kontenery na gruz
excavator: usługi koparką
crane bricks: dźwig, wyburzenia
bricks: glazurnik, płytki, kafelki, tynki, ocieplenia, elewacje, rusztowania, remonty, wykończenia wnętrz, murarz
drill toolbox: sklep metalowy, narzędzia, elektronarzędzia, wypożyczalnia narzędzi, złota rączka
curtains: rolety, żaluzje, firany, zasłony, markizy
window: okna, okna pcv, szklarz
door: drzwi, bramy garażowe, drzwi wewnętrzne
radiator: ogrzewanie, grzejniki, pompy ciepła, kotły
violin: skrzypce, nauka gry na skrzypcach
drum: perkusja, nauka gry na perkusji
saxophone: jazz
accordion: akordeon
chess-pawn: szachy, klub szachowy
playing-card: brydż, poker
table-tennis: tenis stołowy
volleyball: siatkówka
goal-net: piłka ręczna
basketball: koszykówka
ice-skate: łyżwy, lodowisko
gymnast: gimnastyka, trampoliny, akrobatyka
target: strzelnica, paintball, łucznictwo, rzutki
racing-car: gokarty
ticket: bingo, loteria
jack-o-lantern: dynie, dynia, halloween
chick: ~ wielkanoc, jarmark wielkanocny
rose: walentynki, róże
fireworks: fajerwerki
castle: zamek
shisha: e-papierosy, shisha, cygara, tytoń
spirits-bottle: wódka, whisky, gin, destylarnia, nalewki
beer: piwo rzemieślnicze, browar, piwo kraftowe
apple: jabłka, cydr, sad
sausage: wędliny, kiełbasa, kiełbaski, swojskie wędliny
meat-on-bone: grill, grillowanie, bbq
dumpling: pierogi, pierogarnia, uszka
cookie: ciastka, pierniki, ciasteczka
chicken-leg: kurczak, kurczak z rożna
jar: przetwory, dżemy, ogórki kiszone
strawberry: truskawki
potato: ziemniaki
tropical-fish: akwarystyka, akwarium
horse: kowal, nauka jazdy konnej, jazda konna, stadnina
cockroach: dezynsekcja, deratyzacja, zwalczanie szkodników, osy
printer: druk 3d, ulotki, wizytówki, banery
drone: dron, drony
robot: robotyka, sztuczna inteligencja
shield laptop: cyberbezpieczeństwo, rodo
chart-up: pozycjonowanie, inwestycje, seo
suitcase: walizki
backpack: plecaki, tornistry, wyprawka szkolna
bikini: stroje kąpielowe
high-heel: szpilki
wardrobe: szafy, szafy wnękowe, zabudowy wnęk, garderoby
chair: tapicer, krzesła, renowacja mebli
kitchen-knife: ostrzenie noży
hammer-and-wrench: ślusarz spawacz, spawanie, balustrady, kowalstwo
broom: sprzątanie, sprzątanie biur, sprzątanie mieszkań, pani do sprzątania
fire-engine: straż pożarna, osp
pie: zapiekanki, tarta
cutlery: obiady domowe, pierogarnia, bar mleczny
bed: noclegi, pokoje, kwatery
open-book: ~ angielski, niemiecki
house key: domki, domek letniskowy
bouncy-castle: dmuchańce
parcel: przesyłki, przesyłki kurierskie, kurier
dining-table: stół, stoły, stoły drewniane, stolik kawowy
microphone musical-notes: nauka śpiewu, śpiew, lekcje śpiewu
climber fir-tree: park linowy, parki linowe
jar: oliwa, oliwa z oliwek, oliwki, olej
roof ladder: kominiarz, usługi kominiarskie
shopping-bags price-tag: kiermasz, wyprzedaż garażowa
swimmer: termy, baseny termalne, aquapark
dining-table chair: stoły
lizard snake: gady, terrarium
saw hammer: stolarz, meble na wymiar
bee honey: ule, sprzęt pszczelarski, pszczelarstwo
mushroom: grzyby, grzyby suszone, pieczarki
bricks ladder: wynajem rusztowań, rusztowanie
kitchen-knife: ostrzenie
umbrella: parasole, naprawa parasoli
logs fire: drewno opałowe
guitar: ukulele, mandolina
amphora: lepienie z gliny
snowflake: odśnieżanie
excavator: koparka
excavator: roboty ziemne
`;
