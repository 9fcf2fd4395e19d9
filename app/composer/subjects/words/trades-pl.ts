/** Trades and goods in Polish. Notation: word-list.ts. */
export const polishTrades = `
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
bone: fizjoterapeuta, fizjoterapia, osteopata, rehabilitacja
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
dog: weterynarz, klinika weterynaryjna, sklep zoologiczny, karma dla psów, pies, psy, psa, psów, sklep dla psów i kotów, salon dla psów, psi fryzjer
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
kitchen-knife: kuchnie na wymiar, meble kuchenne
washing-machine: pralnia, pralka, pralki
books: księgarnia, książki, biblioteka, książka, targi książki
key: ślusarz, klucze, dorabianie kluczy
open-book: korepetycje, kurs angielskiego, szkoła językowa, tłumacz, tłumaczenia, kurs językowy
game-controller: gry wideo, gra mobilna
dice: gry planszowe, planszówki
delivery-van: przeprowadzki, przeprowadzka, kurier, transport
piano-keys: pianino, lekcje pianina, fortepian
guitar: gitara, lekcje gitary, szkoła muzyczna
noodles: ramen
theatre-masks: teatr, opera, spektakl, musical
palette: kurs malarstwa, malarstwo, kurs rysunku, akwarela
framed-picture: galeria, wystawa, oprawa obrazów
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
bubbles: myjnia samochodowa
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
`;
