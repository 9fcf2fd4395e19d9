/** Everyday trades and what else is advertised, by their plain names in Polish; kinds.ts says what they are. */
export const polishTradeNames = `
dentist: dentysta, stomatolog, gabinet stomatologiczny
doctor: lekarz rodzinny, przychodnia, gabinet lekarski
vet: weterynarz, gabinet weterynaryjny, lecznica dla zwierząt, przychodnia weterynaryjna
pharmacy: apteka
optician: optyk, salon optyczny, zakład optyczny
hearing: aparaty słuchowe, protetyk słuchu
physio: fizjoterapia, fizjoterapeuta, rehabilitacja
podiatrist: podolog, gabinet podologiczny
psychologist: psycholog, psychoterapia, psychoterapeuta
midwife: położna
nursing-home: dom opieki, dom seniora
massage: gabinet masażu, masażysta, masaż
hairdresser: fryzjer, salon fryzjerski, zakład fryzjerski
barber: golibroda, fryzjer męski
beauty: salon kosmetyczny, gabinet kosmetyczny, kosmetyczka
nails: salon manicure, paznokcie, stylizacja paznokci
tattoo: studio tatuażu, tatuaże
perfumery: perfumeria
bakery: piekarnia, piekarz
pastry: cukiernia, cukiernik
butcher: rzeźnik, sklep mięsny, masarnia
fishmonger: sklep rybny
greengrocer: warzywniak, warzywa i owoce
grocery: sklep spożywczy, delikatesy
cheese: serowarnia, sklep z serami
wine: sklep z winem, winiarnia
ice-cream: lodziarnia, lody
coffee-shop: kawiarnia
restaurant: restauracja, karczma
health-food: zdrowa żywność, sklep zielarski, sklep ze zdrową żywnością, zielarnia
catering: firma cateringowa
bookshop: księgarnia
stationery: artykuły papiernicze, sklep papierniczy, artykuły biurowe
toys: sklep z zabawkami, zabawki
hardware: sklep żelazny, narzędzia, sklep z narzędziami, market budowlany
beds: materace, sklep z łóżkami, łóżka
furniture: sklep meblowy, meble, salon meblowy
lamps: oświetlenie, lampy, sklep z lampami, sklep z oświetleniem
florist: kwiaciarnia, florysta
garden-centre: centrum ogrodnicze, szkółka roślin
jeweller: jubiler, złotnik
watchmaker: zegarmistrz
shoes: sklep obuwniczy, obuwie, sklep z butami
clothes: sklep odzieżowy, odzież, sklep z ubraniami
fabrics: pasmanteria, sklep z tkaninami, tkaniny
electronics: sklep rtv agd, artykuły rtv
pets: sklep zoologiczny
bikes: sklep rowerowy, rowery
sports: sklep sportowy, artykuły sportowe
antiques: antyki, antykwariat, sklep z antykami
framing: oprawa obrazów, ramiarnia, oprawa obrazów i luster
instruments: sklep muzyczny, instrumenty muzyczne
gifts: sklep z upominkami, upominki, prezenty
dry-cleaner: pralnia, pralnia chemiczna
tailor: krawiec, krawcowa, zakład krawiecki, poprawki krawieckie
shoe-repair: szewc, naprawa obuwia
locksmith: ślusarz, dorabianie kluczy
notary: notariusz, kancelaria notarialna
lawyer: adwokat, kancelaria prawna, radca prawny, kancelaria adwokacka
accountant: księgowa, biuro rachunkowe, doradca podatkowy
insurance: ubezpieczenia, agent ubezpieczeniowy, biuro ubezpieczeń, broker ubezpieczeniowy
estate-agent: biuro nieruchomości, agencja nieruchomości, pośrednik nieruchomości
travel-agency: biuro podróży
movers: przeprowadzki, firma przeprowadzkowa
cleaning: firma sprzątająca, sprzątanie
photographer: fotograf, studio fotograficzne, zakład fotograficzny
copy-shop: punkt ksero, ksero, kserokopie
printing: drukarnia
computer-help: pomoc komputerowa, naprawa komputerów, serwis komputerowy
phone-repair: naprawa telefonów, serwis telefonów
undertaker: zakład pogrzebowy, dom pogrzebowy
architect: biuro architektoniczne, pracownia architektoniczna
translator: biuro tłumaczeń, tłumacz przysięgły, tłumacz
security: agencja ochrony
pest-control: dezynsekcja, deratyzacja, zwalczanie szkodników
taxi: postój taksówek, taksówka
hotel: pensjonat, noclegi
campsite: pole namiotowe
car-rental: wypożyczalnia samochodów
garage: warsztat samochodowy, mechanik samochodowy, mechanik
tyres: opony, wulkanizacja, serwis opon
car-wash: myjnia samochodowa, myjnia
car-dealer: salon samochodowy, komis samochodowy, używane samochody
driving-school: szkoła jazdy, nauka jazdy
plumber: hydraulik
electrician: elektryk
roofer: dekarz, usługi dekarskie
carpenter: stolarz, stolarnia, cieśla
painter: malarz pokojowy, usługi malarskie
glazier: szklarz, zakład szklarski
chimney-sweep: kominiarz
upholsterer: tapicer, zakład tapicerski, tapicerstwo
builder: murarz, firma budowlana, usługi budowlane
tiler: glazurnik, płytkarz
gardener: ogrodnik, usługi ogrodnicze
heating: instalacje grzewcze
kindergarten: przedszkole, żłobek
music-school: szkoła muzyczna
dance-school: szkoła tańca
language-school: szkoła językowa
riding-school: szkoła jeździecka, stadnina koni, jazda konna
gym: siłownia, klub fitness
cinema: kino studyjne
theatre: teatr
bowling: kręgielnia
swimming-pool: basen, pływalnia
library: biblioteka
dog-groomer: psi fryzjer, salon dla psów, strzyżenie psów
dog-hotel: hotel dla psów
wedding-planner: organizacja ślubów, organizacja wesel
piano-tuner: stroiciel fortepianów
knife-grinder: ostrzenie noży
beekeeper: pasieka
tea-shop: herbaciarnia
bags: sklep z torebkami
wool: sklep z włóczką
pool-builder: budowa basenów
fences: ogrodzenia
scaffolding: rusztowania
tree-care: wycinka drzew
chiropractor: kręgarz
dermatologist: dermatolog
diving-school: szkoła nurkowania
sailing-school: szkoła żeglarstwa
boat-rental: wypożyczalnia łodzi
escape-room: pokój zagadek
karting: tor kartingowy
planetarium: planetarium
circus: cyrk
comics: sklep z komiksami
charity-run: bieg charytatywny, bieg dobroczynny
marathon: maraton, półmaraton, bieg uliczny
school-fair: festyn szkolny, piknik szkolny, kiermasz szkolny
village-fete: festyn, festyn rodzinny, dożynki
flea-market: pchli targ, targ staroci, giełda staroci
christmas-market: jarmark bożonarodzeniowy, kiermasz świąteczny, jarmark świąteczny
farmers-market: targ rolny, targ śniadaniowy, targowisko
craft-market: targi rękodzieła, kiermasz rękodzieła, jarmark rękodzieła
concert: koncert, koncert plenerowy, koncert na żywo
choir-concert: koncert chóru, koncert chóralny
jazz-concert: koncert jazzowy, wieczór jazzowy
comedy-night: stand-up, wieczór kabaretowy, wieczór stand-upu
film-night: wieczór filmowy, kino plenerowe, pokaz filmowy
karaoke-night: wieczór karaoke, karaoke
board-games-night: wieczór gier planszowych, wieczór z planszówkami
wine-tasting: degustacja wina, degustacja win
beer-festival: festiwal piwa, święto piwa
street-food: zlot food trucków, festiwal street food, street food
art-exhibition: wystawa malarstwa, wystawa sztuki, wernisaż
author-reading: spotkanie autorskie, wieczór autorski
puppet-theatre: teatr lalek, teatrzyk kukiełkowy, teatrzyk dla dzieci
magic-show: pokaz iluzji, pokaz magii
fireworks-show: pokaz fajerwerków, pokaz sztucznych ogni
carnival-party: bal karnawałowy, zabawa karnawałowa, bal przebierańców
food-bank: bank żywności, zbiórka żywności
clothes-collection: zbiórka odzieży, zbiórka ubrań
blood-donation: oddaj krew, krwiodawstwo, zbiórka krwi
animal-shelter: schronisko dla zwierząt, schronisko dla psów
volunteers-wanted: szukamy wolontariuszy, wolontariat, poszukiwani wolontariusze
choir-singers: nabór do chóru, przesłuchania do chóru, chór szuka głosów
chess-club: klub szachowy, kółko szachowe
hiking-club: klub turystyki pieszej, klub turystyki górskiej
running-club: klub biegacza, grupa biegowa
tennis-club: klub tenisowy
judo-club: klub judo, treningi judo, sekcja judo
yoga-class: zajęcia jogi, joga, kurs jogi
swimming-lessons: nauka pływania, lekcje pływania, szkółka pływacka
baby-swimming: basen dla niemowląt, pływanie niemowląt, zajęcia na basenie dla niemowląt
first-aid-course: kurs pierwszej pomocy, szkolenie z pierwszej pomocy
cooking-course: kurs gotowania, warsztaty kulinarne
pottery-course: warsztaty ceramiczne, kurs ceramiki, warsztaty garncarskie
painting-course: kurs malarstwa, warsztaty malarskie, lekcje malarstwa
photography-course: kurs fotografii, warsztaty fotograficzne
sewing-course: kurs szycia, kurs kroju i szycia, warsztaty szycia
programming-course: kurs programowania, nauka programowania
guitar-lessons: lekcje gitary, nauka gry na gitarze
piano-lessons: lekcje pianina, nauka gry na pianinie, lekcje fortepianu
singing-lessons: lekcje śpiewu, nauka śpiewu
drum-lessons: lekcje perkusji, nauka gry na perkusji
maths-tutoring: korepetycje z matematyki, korepetycje matematyka
ski-school: szkoła narciarska, nauka jazdy na nartach, szkółka narciarska
surf-school: szkoła surfingu, kurs surfingu, szkoła windsurfingu
climbing-hall: ścianka wspinaczkowa, centrum wspinaczkowe
mini-golf: minigolf, mini golf
personal-trainer: trener personalny, trenerka personalna, treningi personalne
nutritionist: dietetyk, dietetyczka, poradnia dietetyczna
holiday-flat: apartament wakacyjny, domek letniskowy, apartament na wakacje
room-to-let: pokój do wynajęcia, wynajmę pokój
flat-to-let: mieszkanie do wynajęcia, mieszkanie na wynajem, wynajmę mieszkanie
storage-units: magazyny samoobsługowe, wynajem magazynów, self storage
bouncy-castle-hire: wynajem dmuchańców, dmuchańce, wynajem zamków dmuchanych
marquee-hire: wynajem namiotów, wynajem hal namiotowych, wypożyczalnia namiotów
bike-hire: wypożyczalnia rowerów, wynajem rowerów
camper-hire: wypożyczalnia kamperów, wynajem kamperów, wypożyczalnia przyczep kempingowych
costume-hire: wypożyczalnia strojów, wypożyczalnia kostiumów, wypożyczalnia strojów karnawałowych
tool-hire: wypożyczalnia narzędzi, wypożyczalnia elektronarzędzi
truck-driver: kierowca ciężarówki, kierowca c+e, kierowca tira
delivery-driver: kierowca kurier, kierowca dostawca, kurier samochodowy
bus-driver: kierowca autobusu, kierowca autokaru
waiter: kelner, kelnerka, praca dla kelnera
cook: kucharz, kucharka, pomoc kuchenna
bakers-apprentice: uczeń piekarza, pomocnik piekarza
shop-assistant: sprzedawca, ekspedientka, kasjer-sprzedawca
warehouse-worker: magazynier, pracownik magazynu
cleaner: sprzątaczka, osoba sprzątająca, pracownik sprzątający
nurse: pielęgniarka, pielęgniarz
carer: opiekunka osób starszych, opiekun osób starszych, opiekun medyczny
programmer: programista, programistka
christmas-trees: choinki, żywe choinki, sprzedaż choinek
pumpkins: dynie, dynie ozdobne, dynie na halloween
firewood: drewno opałowe, drewno kominkowe, drewno do kominka
fresh-eggs: świeże jajka, jajka wiejskie, jaja od szczęśliwych kur
asparagus: szparagi, świeże szparagi
strawberry-picking: samozbiór truskawek, zbieranie truskawek
vegetable-box: skrzynka warzyw, paczka warzyw, skrzynka z warzywami
used-bikes: rowery używane, używane rowery
used-cars: auta używane, samochody używane, używane auta
second-hand-clothes: lumpeks, odzież używana, second hand
pram: wózek dziecięcy, wózek dla dziecka, spacerówka
used-furniture: meble używane, używane meble
lawn-mowing: koszenie trawy, koszenie trawników
snow-clearing: odśnieżanie, odśnieżanie posesji
gutter-cleaning: czyszczenie rynien
carpet-cleaning: pranie dywanów, czyszczenie dywanów
window-cleaning: mycie okien
house-clearance: opróżnianie mieszkań, opróżnianie piwnic, wywóz starych mebli
skip-hire: wynajem kontenerów, kontenery na gruz, wywóz gruzu
washing-machine-repair: naprawa pralek, serwis pralek
boiler-service: serwis kotłów, serwis pieców gazowych, przegląd kotła
air-conditioning: klimatyzacja, montaż klimatyzacji
solar-panels: fotowoltaika, panele fotowoltaiczne, panele słoneczne
kitchens: meble kuchenne, kuchnie na wymiar
bathroom-renovation: remont łazienki, remonty łazienek
drain-clearing: udrażnianie rur, przepychanie rur, udrażnianie kanalizacji
dog-walking: wyprowadzanie psów, spacery z psem
cat-sitting: opieka nad kotem, opieka nad kotami
babysitter: niania, opiekunka do dziecka, opiekunka dla dziecka
home-care: opieka domowa, opieka nad osobami starszymi, opieka nad seniorem
dj: dj na wesele, dj na imprezę
wedding-band: zespół weselny, zespół na wesele, orkiestra weselna
childrens-clown: klaun dla dzieci, klaun na urodziny
food-truck: food truck, foodtruck
pizza-delivery: pizza na dowóz, pizza na wynos, pizza z dostawą
kebab-house: kebab, doner kebab
pancake-house: naleśnikarnia, naleśniki
cakes-to-order: torty na zamówienie, torty urodzinowe, ciasta na zamówienie
breakfast-cafe: śniadaniownia, kawiarnia śniadaniowa
lunch-menu: menu lunchowe, danie dnia, lunch dnia
barbecue-evening: wieczór grillowy, wieczór przy grillu
eyelash-extensions: przedłużanie rzęs, stylizacja rzęs
teeth-whitening: wybielanie zębów
hair-removal: depilacja laserowa, depilacja, depilacja woskiem
sauna: sauna, sauna fińska, saunarium
`;
