/** Everyday trades by their plain names in Polish; kinds.ts says what they are. */
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
`;
