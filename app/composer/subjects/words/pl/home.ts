/** Polish words for the home. Notation: word-list.ts. */
export const polishHome = `
advent-calendar: kalendarz adwentowy, kalendarze adwentowe, kalendarzy adwentowych
air-conditioner: klimatyzacja, klimatyzator, rekuperacja
air-conditioner car: nabijanie klimy, ozonowanie klimy, ozonowanie i nabijanie klimy
air-fryer: airfryer, frytkownica beztłuszczowa, frytkownice beztłuszczowe, airfryery
angle-grinder: szlifierka kątowa, szlifierki kątowe, szlifierek kątowych
armchair: pufa
armchair chair: renowacja mebli, renowacja starych mebli
armchair sofa: tapicer, tapicerstwo, tapicerka, odnawianie krzeseł, fotel, fotele, renowacja mebli tapicerowanych
awning: markiza, markizy, markizy tarasowe, żagle przeciwsłoneczne
axe target: rzucanie siekierami, rzuty siekierą
balcony: balkon, balkony, balkonu, balustrada balkonowa, balustrady balkonowe, zabudowa balkonu, remont balkonu
bar-stool: hoker, hokery, stołek barowy, stołki barowe, krzesło barowe, krzesła barowe
basket carrot: warzywniak, warzywa, owoce i warzywa, targ, warzywa ekologiczne
basket leaves: koszykarstwo, plecionkarstwo
basket: wyroby z wikliny, wiklina, wikliny, wikliniarstwo, święconka, koszyczek wielkanocny
bath-bomb: kula do kąpieli, kule do kąpieli
bathtub: sól do kąpieli
bathtub shower: łazienka, łazienki, wanny, meble łazienkowe, armatura łazienkowa
battery: kabel do ładowania
battery car: odpalanie auta z kabli
battery solar-panel: magazyny energii, magazyn energii, magazynów energii
bean-bag: worek sako, worki sako, pufa sako, pufy sako, fotel worek
bed bellhop-bell: hotel, pensjonat, hostel, łóżko, łóżka, noclegi, pokoje, kwatery, sanatorium, pobyt dla dwojga
bed bellhop-bell: weekend dla dwojga, turnus rehabilitacyjny
bed cushion: kołdra puchowa, narzuta, tekstylia domowe
bed key: stancja
bedding: pościel, pościele, pościeli, kołdra, kołdry, kołder, poduszka do spania, poduszki do spania, komplet pościeli
bedding: komplety pościeli, prześcieradło, prześcieradła, poszewki na pościel, pierzyna, pierzyny, narzuta na łóżko
bedding: narzuty na łóżko
bench: ławka ogrodowa, ławki ogrodowe, ławki, ławka parkowa
blanket cushion: koc, koce, pled, pledy, kocyk, kocyki
blender: blender, blendery, blenderów, robot kuchenny, roboty kuchenne, robotów kuchennych, sokowirówka, sokowirówki
blender: wyciskarka, wyciskarki, termomix, thermomix, mikser, miksery, wyciskarka do soków, małe agd, mały sprzęt agd
blinds: żaluzje, żaluzja, rolety, roleta, plisy
boiler: piec, pieców, kotłów, piece gazowe
boiler radiator: kocioł, kotły gazowe, piec gazowy, serwis kotłów, kotły co, bojler, bojlery, kotłownia, podłogówka
boiler radiator: nagrzewnice, instalacje co
bookshelf: półka ścienna
bookshelf books: regał, regały, regały na książki, biblioteczki
bow-and-arrow target: łucznictwo, łucznictwa, strzelanie z łuku
broom bucket: sprzątamy, sprzątanie po remoncie, sprzątamy po remoncie, sprzątanie mieszkań, sprzątanie biur
broom bucket: usługi sprzątające, środki czystości, chemia gospodarcza, pomoc domowa, usługi porządkowe
broom bucket: utrzymanie czystości, chemia z niemiec
broom spray-bottle: sprzątanie, firma sprzątająca, usługi sprzątania
broom wastebasket: akcja sprzątania
bucket: mop, mop parowy
bunk-bed: łóżko piętrowe, łóżka piętrowe, łóżek piętrowych, łóżko piętrowe dla dzieci
bust: rzeźba, rzeźby, posągi, popiersie, popiersia, rzeźbiarstwo, warsztaty rzeźbiarskie
candle: zaduszki, gromnica, świece, zakład pogrzebowy, usługi pogrzebowe, pogrzeby, znicze
candle bouquet: opieka nad grobami, sprzątanie grobów, opieka nad grobem, mycie nagrobków, porządkowanie grobów
candle bouquet: opieka nad nagrobkami, sprzątanie i opieka nad grobami
candle headstone: kremacja, trumny, ekshumacje, urny i trumny, wszystkich świętych
carport: wiata garażowa, wiaty garażowe, carport, wiata samochodowa, wiaty samochodowe, zadaszenie na samochód
ceiling-fan: wentylator sufitowy, wentylatory sufitowe
chair: krzesła, taboret
chandelier: żyrandol, żyrandole, lampy wiszące, sklep z oświetleniem, kinkiety
chest-of-drawers: komoda, komody, komoda z szufladami, komody z szufladami
chest-of-drawers saw: płyty meblowe, płyta meblowa, płyt meblowych, cięcie płyt
chimney fire: kominiarskie, kominy
chisel: dłuto, dłuta, dłut
chopping-board: deska do krojenia, deski do krojenia
clothes-airer: suszarka na pranie, suszarka do ubrań stojąca, suszarka balkonowa
clothes-airer: suszarka na ubrania, stojąca suszarka na pranie, suszarki do prania, suszarka do prania
clothes-airer: suszarki na pranie
coal: węgiel, węgla, węgiel orzech, węgiel kamienny, ekogroszek, ekogroszku, groszek węglowy, miał węglowy
coal: węgiel kostka
coat-stand: wieszak stojący, wieszaki stojące, wieszak na płaszcze
coffee-table: stolik kawowy, stoliki kawowe, stolików kawowych, ława do salonu, stolik pomocniczy, stoliki pomocnicze
colour-swatches: analiza kolorystyczna, analizy kolorystycznej, wzornik kolorów, wzorniki kolorów, mieszalnia farb
colour-swatches: mieszanie farb
conservatory: ogród zimowy, ogrody zimowe, oranżeria, oranżerie, budowa ogrodów zimowych, zabudowa tarasu szkłem
cooker-hood: okap, okapy, okap kuchenny, okapy kuchenne, czyszczenie okapów, czyszczenie wentylacji kuchennej
cooker-hood: czyszczenie okapu, okapów gastronomicznych, mycie okapów
cooking-pot: garnek, garnki, garnków, szybkowar, szybkowary, komplet garnków, zestaw garnków, zestawy garnków, wolnowar
cooking-pot: wolnowary, kociołki żeliwne, kociołek żeliwny
cooking-pot potato: prażonki, prażonek, pieczonki, pieczonek, duszonki, pieczonki z kociołka
cooking-pot basket: koło gospodyń wiejskich, koła gospodyń wiejskich, koło gospodyń, KGW
cot: łóżeczko, łóżeczka, kołyska, łóżeczko dziecięce
crate: drewniana skrzynia, drewniane skrzynie, drewniana skrzynka, drewniane skrzynki, skrzynka drewniana
crate: skrzynki drewniane, skrzynia drewniana, skrzynie drewniane
crossed-swords castle: turniej rycerski, turnieju rycerskiego, grupa rekonstrukcyjna, rekonstrukcja historyczna
crossed-swords castle: bractwo rycerskie
crystals: kryształy górskie, kryształ górski, kwarc różowy, ametyst, ametysty, minerały i kryształy, szczotka ametystowa
crystals: geoda, geody, kamienie i minerały, minerały, minerałów, giełda minerałów, grota solna, groty solne
crystals: grocie solnej, jaskinia solna
cuckoo-clock: zegar z kukułką, zegary z kukułką, zegarów z kukułką
curtains window: zasłony, firany, karnisze, firanki
cushion: poduszki, poduszki dekoracyjne, poszewki
cushion vase: dodatki do domu, dekoracje do domu, projektowanie wnętrz, aranżacja wnętrz, dekoracje wnętrz
cushion vase: dekoratorka wnętrz
deckchair: leżak, leżaki, leżaków
desk office-chair: biurko, biurka, biurka regulowane, meble biurowe
dining-table: serwetki lniane
dining-table chair: stół, stoły, stoły drewniane
dishwasher: zmywarka, zmywarki, zmywarka do naczyń, zmywarki do naczyń, naprawa zmywarek, zmywarka do zabudowy
dishwasher: tabletki do zmywarki
door: drzwi, drzwi wewnętrzne, klamki, ościeżnice, dzień otwarty, dni otwarte, dnia otwartego, drzwi otwarte
drainpipe droplet: udrażnianie rur, kanalizacja, udrażnianie kanalizacji, przepychanie rur, wuko, zatkany odpływ
drainpipe droplet: zapchana rura, przyłącza kanalizacyjne
driveway: podjazd z kostki
dummy: smoczek, smoczki, smoczków, zawieszka do smoczka, zawieszki do smoczka
electric-fan: wentylator, wentylatory, wentylatorów, wiatrak sufitowy, wiatraki sufitowe
fabric-roll thread: tkanina, tkaniny, tkaniny na metry, materiały na metry, sklep z tkaninami, tkaniny obiciowe
fabric-roll dining-table: obrusy, obrus, obrusów, serwety, serweta
fence hammer: ogrodzenia, płoty, płot, siatka ogrodzeniowa, balustrady, sztachety, panele ogrodzeniowe
fire-extinguisher: gaśnice, gaśnica, przegląd gaśnic
fireplace fire: kominek, kominki, wkłady kominkowe
first-aid-kit: pierwsza pomoc, kurs pierwszej pomocy, kursy pierwszej pomocy, apteczka, apteczki
first-aid-kit: szkolenie z pierwszej pomocy, pierwszej pomocy
fitted-kitchen: kuchnie na wymiar, meble kuchenne, kuchnia na wymiar, zabudowa kuchenna, montaż kuchni, studio kuchni
fitted-kitchen: blaty kuchenne, fronty meblowe, studio kuchenne, kuchnie pod zabudowę, aranżacja kuchni
fitted-kitchen: kuchni na wymiar, fronty kuchenne, wymiana frontów kuchennych, frontów kuchennych
floorboards: parkiet, parkiety, cyklinowanie, cyklinowanie parkietów, panele podłogowe, układanie paneli
floorboards: podłogi drewniane, deska tarasowa, tarasy drewniane, układanie podłóg, parkieciarz, wykładziny
floorboards: panele winylowe, deska podłogowa, wykładzina pcv, żywica epoksydowa, boazeria, boazerii, boazerie
footstool: podnóżek, podnóżki, podnóżek tapicerowany
fridge: lodówka, lodówki, naprawa lodówek, zamrażarki
fuse-box: skrzynka bezpiecznikowa, skrzynki bezpiecznikowe, rozdzielnica elektryczna, rozdzielnice elektryczne
garage-door: brama garażowa, bramy garażowe, garaż do wynajęcia, garaże blaszane, garaż blaszany, wynajmę garaż
garden-gnome: krasnal ogrodowy, krasnale ogrodowe, gnom ogrodowy
garden-hose: wąż ogrodowy, węże ogrodowe, węży ogrodowych
garden-hose droplet: podlewanie, podlewanie ogrodów, nawadnianie, nawadnianie ogrodów, systemy nawadniające
garden-room: biuro ogrodowe, biura ogrodowe, biuro w ogrodzie
garden-shed: domek ogrodowy, domki ogrodowe, domki narzędziowe, szopa ogrodowa, altany ogrodowe
garden-shed seedling: działki ROD, działka ROD, ogródki działkowe, ogródek działkowy
gas-cylinder fire: butla gazowa, butle gazowe, propan-butan, wymiana butli, gaz w butlach
gate fence: brama, bramy, bramy wjazdowe, bramy przesuwne, bramy i ogrodzenia, automatyka do bram
gate: furtki, furtka, furtek
gear wrench: hydraulika przemysłowa, frezowanie, wtryskownia, formy wtryskowe, wtrysk tworzyw, łożyska, narzędziownia
gear wrench: cięcie laserem, odlewnia, tokarnia, gięcie blach, paski klinowe, pasek klinowy, pasków klinowych
gear wrench: paska rozrządu, pasek rozrządu, paski rozrządu
grandfather-clock: zegar stojący, zegary stojące
gutter house: rynna, rynny, czyszczenie rynien, orynnowanie, montaż rynien
hair-straightener: prostownica, prostownice, prostownica do włosów, prostownice do włosów
hammer: młotki, młotek, młotki i klucze
hammer-and-wrench gear: ślusarz spawacz
hammer-and-wrench toolbox: drobne naprawy, mąż na godzinę, skręcanie mebli, montaż mebli, drobne remonty, wiertarki
headstone: pomniki, nagrobki, kamieniarz, kamieniarstwo, zakład kamieniarski
heat-pump radiator: pompa ciepła, pompy ciepła
high-chair: krzesełko do karmienia, krzesełka do karmienia, fotelik do karmienia
high-table: stolik koktajlowy, stoliki koktajlowe, stół koktajlowy, stoły koktajlowe, stolików koktajlowych
high-table: wynajem stolików koktajlowych
hina-dolls: lalki hina, lalka hina, hinamatsuri
hot-water-bottle: termofor, termofory, termoforem, termoforów, gumowy termofor
house-insulation: ocieplenie poddasza, docieplanie, docieplenia, ocieplenia, ocieplenie, ocieplenie domu, ocieplanie
house-insulation: ocieplanie domów, izolacja poddaszy, ocieplanie poddaszy, ocieplanie budynków, docieplenie
house-insulation: termoizolacja, izolacja cieplna, termomodernizacja, piana pur, wełna mineralna, izolacje natryskowe
house-insulation: płyty warstwowe, płyta warstwowa, styropian, styropianu, styropiany
incense: kadzidło, kadzidła, kadzideł, kadzidełka, kadzidełko
insured-home shield: ubezpieczenie domu, ubezpieczenia domu, ubezpieczenie mieszkania, ubezpieczenia mieszkań
insured-home shield: ubezpieczenia domów, ubezpieczenia mieszkania
iron t-shirt: żelazko, magiel, pranie kołder
ironing-board: prasowanie, deska do prasowania, deski do prasowania, usługi prasowania, prasowanie koszul, prasowalnia
kettle: czajnik, czajniki, czajników, czajnik elektryczny
key padlock: otwieranie sejfów, ślusarstwo, ślusarz, klucze, dorabianie kluczy, pogotowie zamkowe, otwieranie zamków
kitchen-sink: zlewozmywak, zlewozmywaki, zlew kuchenny, zlewy kuchenne, umywalka, umywalki
leaf-blower: dmuchawa do liści, dmuchawy do liści, odkurzacz do liści
light-bulb: lampy, oświetlenie, lampki choinkowe
light-bulb plug: przerwa w dostawie prądu
lock-and-key key: zamek w drzwiach, zamki do drzwi, wymiana zamków, zamki i klucze, awaryjne otwieranie
lock-and-key key: otwieranie drzwi
lock-and-key padlock: cyberbezpieczeństwo, ochrona danych, antywirus, bezpieczeństwo danych, podpis elektroniczny
lock-and-key padlock: audyt bezpieczeństwa it
lock-and-key puzzle: escape room, pokój zagadek, gra miejska, gra terenowa
lotion: depilacja, dermatolog, epilacja, drogeria, balsamy, krem do rąk, masło do ciała, szampon w kostce
lotion: odżywka do włosów, maseczka do twarzy
lotion stethoscope: badanie znamion, usuwanie kurzajek, leczenie trądziku, łuszczyca, usuwanie znamion, dermatoskopia
lotion stethoscope: usuwanie brodawek, atopowe zapalenie skóry, trądzik
lotion sun: kremy z filtrem, krem z filtrem, kremy przeciwsłoneczne, krem do opalania, kremy do opalania
lotion herb: kosmetyki ziołowe, kosmetyki naturalne, kosmetyków naturalnych, naturalne kosmetyki
lunch-box: lunchbox, lunchboxy, śniadaniówka, śniadaniówki
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
roof: gont bitumiczny, gonty, gontem, gont drewniany, dachówka ceramiczna, dachówki ceramiczne
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
tap wrench: pogotowie hydrauliczne, przyłącza wodociągowe, instalacje wodne, rury i złączki, podejścia wodne
tap wrench: baterie łazienkowe
tape-measure: taśma miernicza, taśmy miernicze, miara zwijana, miary zwijane, miarka zwijana
tiled-stove: piec kaflowy, piece kaflowe, pieca kaflowego, zdun, piec akumulacyjny
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
