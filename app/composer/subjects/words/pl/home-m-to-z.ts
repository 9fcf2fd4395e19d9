/** Polish words for the home, m to z. Notation: word-list.ts. */
export const polishHomeMToZ = `
mattress bed: materac, materace, topper
meat-slicer: krajalnica do wędlin, krajalnice do wędlin, krajalnica do mięsa, krajalnica do szynki, krajalnice do mięsa
microwave: mikrofalówka, mikrofalówki, kuchenka mikrofalowa, kuchenki mikrofalowe, mikrofala, naprawa mikrofalówek
moka-pot: kawiarka, kawiarki, kawiarka do kawy
mortar: młynek do pieprzu, młynek do kawy
mouse-trap: zwalczanie szczurów
mouse-trap cockroach: deratyzacja, zwalczanie gryzoni, myszy, szczury, odszczurzanie, odrobaczanie domu, zwalczanie kun
mouse-trap cockroach: ddd, prusaki
nails: gwóźdź, gwoździe, gwoździ
neon-sign: neon na zamówienie, neony na zamówienie, neon reklamowy, neony reklamowe, neony led
noren: noren, zasłona noren, zasłony noren
nut-and-bolt: śruby, śrubki, śrub, śruba, wkręty, wkrętów, śruby i wkręty
office-chair desk: fotel biurowy, fotele biurowe, krzesło biurowe, krzesła biurowe, fotel gamingowy
oven: naprawa piekarników, kuchenki gazowe, płyta indukcyjna
padlock parcel: przechowalnia mebli, komórka lokatorska, przechowywanie rzeczy
padlock key: kłódki, kłódka, kłódek, kłódki i zamki
paint-roller: wałki malarskie, wałek malarski, wałków malarskich
paint-roller bucket: malowanie, malarz, malowanie mieszkań, wykończenia wnętrz
paint-roller bucket: ~ remont, remonty
paint-roller bucket: gładzie, farby, lakiery i farby, hurtownia farb, gładź szpachlowa
paint-roller hammer: firma remontowa, ekipa remontowa, generalny remont, wykończenia pod klucz, wykończeniówka
paper-lantern: pochód z lampionami, parada lampionów
paving trowel: kostka brukowa, brukarstwo, układanie kostki, kostki brukowej, brukarz, podjazdy, usługi brukarskie
paving trowel: układanie kostki brukowej, kostki brukowe, brukarze, podjazd, układanie bruku, bruk, układanie kostek
paving trowel: kostkę brukową
paving: płyty chodnikowe, płyta chodnikowa, płyt chodnikowych, płyty tarasowe, płyt tarasowych, płyty ażurowe
paving: płyty drogowe, krawężniki, krawężnik, krawężników, obrzeża betonowe, obrzeży
pergola house-with-garden: pergola, pergole, altana, altany, altanka, zadaszenie tarasu, zadaszenia tarasów
pet-bed: legowisko, legowiska, legowisk, legowisko dla psa, legowiska dla psów, posłanie dla psa
picnic-table: stół piknikowy, stoły piknikowe, ławostół, ławostoły
piggy-bank coin: skarbonka, konto oszczędnościowe, oszczędzanie, lokata, lokaty, emerytura ike, konto dla dziecka
piggy-bank coin: rachunek oszczędnościowy, obligacje skarbowe, ikze, skarbonki
pizza-oven: piec do pizzy, piece do pizzy, piec na pizzę
pliers: kombinerki, kombinerek, obcęgi
plug: parownica, kable, kable elektryczne, przewody elektryczne, kable i przewody, przedłużacze
plug lightning: elektryk, instalacje elektryczne, pogotowie elektryczne, wymiana gniazdek, pomiary elektryczne
plug lightning: rozdzielnia elektryczna, usługi elektryczne, montaż oświetlenia, przyłącze prądu
plunger: zatkany zlew, zapchany zlew, zatkana rura, zatkane rury
pressure-washer: mycie ciśnieniowe, myjka ciśnieniowa, myjki ciśnieniowe, mycie kostki, mycie elewacji
pressure-washer: czyszczenie kostki
pressure-washer droplet: piaskowanie
radiator fire: hydraulik co, ogrzewanie, grzejniki
radiator wrench: piece co, instalacje grzewcze
razor: golenie
recycling: punkt skupu złomu, skup butelek, zwrot butelek, zwrot opakowań
recycling battery: elektrośmieci, elektrośmieciach, zużyty sprzęt, zbiórka elektrośmieci, zbiórka odpadów
recycling wastebasket: wywóz mebli, opróżnianie piwnic, segregacja odpadów, zbiórka nakrętek, selektywna zbiórka
recycling wastebasket: zbieramy nakrętki, złomowanie
recycling magnet: skup złomu, złom, złomowisko, złomu
reed-diffuser: dyfuzor zapachowy, dyfuzory zapachowe, patyczki zapachowe, dyfuzor z patyczkami
rice-cooker: ryżowar, ryżowary, garnek do ryżu, urządzenie do gotowania ryżu
ride-on-mower: traktorek ogrodowy, traktorki ogrodowe, traktorek kosiarka, traktor ogrodowy, kosiarka samojezdna
robot-mower: robot koszący, roboty koszące, kosiarka automatyczna, kosiarki automatyczne, kosiarka robot
robot-vacuum: robot sprzątający, roboty sprzątające, robotów sprzątających, robot odkurzający, odkurzacz automatyczny
rocking-chair: fotel bujany, fotele bujane, krzesło bujane, krzesła bujane, foteli bujanych
rolling-pin: wałek do ciasta, wałki do ciasta, wałkiem do ciasta
roof house: przeciekający dach, cieknący dach, przeciek dachu, przecieki dachu, dach przecieka, blacharz dachowy
roof house: pokrycia dachowe, dekarz, dach, dachy, dachów, dachu
roof ladder: blachodachówka, papa termozgrzewalna, dachówki
roof: gont bitumiczny, gonty, gontem, gont drewniany, dachówka ceramiczna, dachówki ceramiczne, blacha trapezowa
roof: blachy trapezowej, blachy trapezowe, blachę trapezową
rug: dywan, dywany, dywanów, czyszczenie wykładzin, pranie wykładzin, dywanik łazienkowy, wycieraczka
rug: wykładziny dywanowe, wykładzina dywanowa, wykładzin dywanowych
sack spade: kompost, obornik, torf
sack wheat: pasze, pasza, karma dla drobiu, nasiona rolnicze, skup zboża, kasza gryczana, kaszy gryczanej, kasza jaglana
sack wheat: kasza jęczmienna, kasza manna, kasze, pęczak
sack trowel: cement, cementu, zaprawy murarskie, zaprawa murarska, cement i zaprawy, klej do płytek
sack plant: ziemia do kwiatów, ziemi do kwiatów, ziemia kwiatowa
sack seedling: nawozy, nawóz, nawozów, nawozy sztuczne
safe padlock: sejf, sejfy, sejfy domowe, szafy pancerne, skrytki bankowe, skrytka depozytowa
samurai-helmet: hełm samuraja, hełmy samurajskie, hełm samurajski, zbroja samurajska, kabuto
saw: wyrzynarka, ostrzenie pił, ostrzenie piły
saw hammer: podłogi, stolarstwo, stolarz, stolarnia, cieśla, meble na wymiar
school-cone: rożek szkolny
school-cone backpack: pasowanie na ucznia, pasowania na ucznia
scratching-post: drapak dla kota, drapaki dla kotów, drapak dla kotów, drapaki dla kota
screwdriver coffee: kawiarenka naprawcza
screwdriver toolbox: repair cafe
security-camera shield: ochrona, monitoring, alarmy, montaż kamer, systemy alarmowe, kamery do domu, instalacje alarmowe
security-camera shield: telewizja przemysłowa
sewing-machine thread: szwaczka, szwaczki, szwaczek, szwaczkę, maszyna do szycia, maszyny do szycia, maszyn do szycia
sheet-mask: maska w płachcie, maski w płachcie, maseczka w płachcie, maseczki w płachcie
shield: portier, dozorca
shield laptop: rodo
shield umbrella: ubezpieczenie, ubezpieczenia, agent ubezpieczeniowy, polisa na życie, multiagencja, polisa
shield umbrella: odszkodowania
shoji: shoji, ścianka shoji, ścianki shoji, drzwi shoji, parawan shoji
shopping-cart basket: supermarket, sklep spożywczy, zakupy spożywcze, zakupy z dowozem, dyskont, hipermarket
shopping-cart basket: osiedlowy sklep, spożywczak, hurtownia spożywcza
shower: kabiny prysznicowe, brodziki
shutters: okiennice, okiennica, okiennice drewniane, shuttersy
smoke-alarm: czujnik dymu, czujniki dymu, czujka dymu, czujki dymu, czujnik czadu, czujniki czadu
snow-blower: odśnieżarka, odśnieżarki, odśnieżarka spalinowa, odśnieżarki spalinowe
soap: mydło, mydła naturalne, żel pod prysznic
soap bubbles: warsztaty mydlarskie
sofa: meble, sofa, kanapa, projektant wnętrz, wystrój wnętrz, sof, wersalka, wersalkę, wersalki, wersalkę i fotele
sofa armchair: sklep meblowy, salon meblowy
sofa chair: narożniki, sofy, pufy
sofa delivery-van: opróżnianie strychów, opróżnianie domów, opróżnianie garaży
sofa spray-bottle: pranie narożników
solar-panel sun: kolektory słoneczne, fotowoltaika, panele słoneczne
sponge: ściereczki
spray-bottle bucket: usuwanie gniazd os, osy i szerszenie, os i szerszeni
spray-bottle bucket: pranie tapicerki, czyszczenie tapicerki, dezynfekcja, ozonowanie
spray-bottle cockroach: pluskwy, pluskiew
squeegee window: mycie okien, mycie szyb, mycie witryn, czyste okna, mycie przeszkleń
staircase: schody, schody drewniane, poręcze, poręcz, poręczy schodowych
staircase saw: schody na wymiar
stairlift: windy schodowe
stand-mixer: mikser planetarny, robot planetarny, miksery planetarne, mikser stojący
stone-wall: mur z kamienia, mury z kamienia, suchy mur, murek z kamienia, murki z kamienia, mur kamienny
stove logs: kozy, piecyk
stove bricks: zduna, zduni, zduństwo, usługi zduńskie
strimmer: podkaszarka, podkaszarki, kosa spalinowa, kosy spalinowe, wykaszarka, podkaszarka do trawy
string-lights: girlanda świetlna, girlandy świetlne, girlanda ogrodowa, girlandy ogrodowe, girlanda żarówkowa
string-lights: girlanda żarówek, lampki ogrodowe girlanda
table-lamp: lampa stołowa, lampy stołowe, lampka nocna, lampki nocne, abażur, abażury, lampka stołowa, lampa z abażurem
tap droplet: przerwa w dostawie wody, brak wody
tap wrench: hydraulik, instalacje sanitarne, usługi hydrauliczne, cieknący kran, awaria wody, wod-kan
tap wrench: pogotowie hydrauliczne, instalacje wodne, rury i złączki, podejścia wodne
tap wrench: baterie łazienkowe
tape-measure: taśma miernicza, taśmy miernicze, miara zwijana, miary zwijane, miarka zwijana
tiled-stove: piec kaflowy, piece kaflowe, pieca kaflowego, zdun, piec akumulacyjny, kominek kaflowy, kominka kaflowego
tiles trowel: układanie płytek, terakota, łazienki płytki, płytki, glazurnik, kafelki, kafelkarz, gres, kafelkowanie
tiles trowel: fugowanie
tiles stove: kafle piecowe, kafle, kafli, kafel
toaster: toster, tostery, tostera, tosterów, opiekacz do chleba
toilet: szamba, sedesy, sedes, sedesów, deski sedesowe, deska sedesowa, bidety, bidet, kompakty WC, sedesy i bidety
toilet plunger: zatkana toaleta, zapchana toaleta, zapchany odpływ
toolbox: skrzynka narzędziowa, zestaw śrubokrętów
toolbox hammer: złota rączka, narzędzia
toolbox hammer: ~ fachowiec, fachowcy
toothbrush: pasta do zębów, szczoteczka elektryczna
torch: czołówka
towel soap: ręcznik, ręczniki
tv-aerial: antena telewizyjna, anteny telewizyjne, montaż anten, ustawianie anten, antena tv, instalacja anten
vacuum-cleaner: odkurzacz, odkurzacze
vase: wazon, wazony
vase fire: dmuchanie szkła, huta szkła
video-intercom door: domofon, domofony, wideodomofon, wideodomofony, montaż domofonów, kontrola dostępu, domofonów
wallpaper paint-roller: fototapeta, tapetowanie, tapety, tapeta, fototapety, kładzenie tapet, tapet, tapetowanie ścian
wardrobe: szafy, szafy wnękowe, zabudowy wnęk, garderoby, szafka na buty
wardrobe chest-of-drawers: meblościanka, meblościankę, meblościanki, segment pokojowy
washing-machine: pralnia, pralka, pralki, proszek do prania, płyn do naczyń
washing-machine wrench: agd, naprawa pralek, serwis agd, naprawa agd, suszarki bębnowe
wastebasket recycling: sprzątanie lasu, sprzątanie rzeki, sprzątanie plaży, sprzątanie świata
wastebasket recycling: sprzątanie parku
water-bottle: bidon, bidony, butelka termiczna, butelki termiczne, butelka wielorazowa, butelki wielorazowe
water-bottle: butelka na wodę, butelki na wodę, termos
water-pump droplet: studnie, studnia, wiercenie studni, studnie głębinowe, pompa wody, studnia głębinowa
water-pump: pompy do wody, pompa do wody, pompy głębinowe, pompa głębinowa, pompy zatapialne, studniarz, studniarza
water-pump: studniarstwo
water-tank droplet: zbiornik na wodę, zbiorniki na wodę, zbiorniki na deszczówkę, deszczówka
water-tank: szamba betonowe, szambo betonowe, zbiorniki na szambo, zbiornik na szambo
water-tank house: oczyszczalnie ścieków, oczyszczalnia ścieków, przydomowe oczyszczalnie, oczyszczalni
wheelie-bin: kosz na śmieci, kosze na śmieci, pojemniki na odpady, mycie pojemników, wywóz śmieci
wheelie-bin recycling: pszok, gabaryty, śmieci
wifi-router: światłowód, internet światłowodowy, router wifi, internet w domu, dostawca internetu, karty sim
wifi-router: zasięg wifi
window: wymiana okien, wymianę okien, montaż okien, nowe okna, okna pcv, okna plastikowe, okna drewniane, szyby, okna
window: szklarz, parapety, folie okienne, przeszklenia, usługi szklarskie
window beach-umbrella: rolety zewnętrzne
window bucket: okien
window palette: witraży
window mosquito: moskitier
window-net: siatka na balkon, siatki na balkon, siatka dla kota, siatka ochronna na okno, siatki na okna, moskitiera
window-net: moskitiery
wood-pellets: pellet drzewny, pelletu, pellet opałowy, pelety, pelet
wrench car: warsztat samochodowy, mechanik, serwis samochodowy, mechanik samochodowy, przegląd rejestracyjny
wrench car: przegląd samochodu, blacharstwo, lakiernik, części samochodowe, przegląd techniczny
wrench car: diagnostyka komputerowa auta, geometria kół, naprawa turbosprężarek, rozrząd, autoczęści
wrench car: sklep motoryzacyjny, wymiana rozrządu, skrzynie biegów, naprawa skrzyń
wrench car: tłumiki, chip tuning, badania techniczne
wrench: klucze nasadowe, klucze płaskie, klucze dynamometryczne, klucz dynamometryczny, amortyzatory, amortyzatorów
wrench: sprzęgła, wymiana sprzęgła, turbosprężarki, regeneracja turbosprężarek, wtryskiwacze, regeneracja wtrysków
`;
