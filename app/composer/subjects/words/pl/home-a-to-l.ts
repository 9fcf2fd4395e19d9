/** Polish words for the home, a to l. Notation: word-list.ts. */
export const polishHomeAToL = `
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
basket painted-eggs: święcenie pokarmów, święcenia pokarmów
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
dining-table champagne: sala w remizie, sala na chrzciny, sala na imieniny, sala po remizie, salę w remizie
dishwasher: zmywarka, zmywarki, zmywarka do naczyń, zmywarki do naczyń, naprawa zmywarek, zmywarka do zabudowy
dishwasher: tabletki do zmywarki
door: drzwi, drzwi wewnętrzne, klamki, ościeżnice, dzień otwarty, dni otwarte, dnia otwartego, drzwi otwarte
drainpipe droplet: udrażnianie rur, kanalizacja, udrażnianie kanalizacji, przepychanie rur, wuko, zatkany odpływ
drainpipe droplet: zapchana rura, przyłącza kanalizacyjne
drainpipe tap: przyłącza wodno-kanalizacyjne, przyłączy wodno-kanalizacyjnych, przyłącza wodne, przyłącza wodociągowe
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
gear wrench: paska rozrządu, pasek rozrządu, paski rozrządu, przezwajanie silników, silników elektrycznych
gear wrench: silniki elektryczne
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
house-insulation: płyty warstwowe, płyta warstwowa, styropian, styropianu, styropiany, docieplamy poddasza
house-insulation: docieplamy poddasze, ocieplamy poddasza, ocieplamy poddasze, ocieplamy stropodachy
house-insulation: docieplamy stropodachy, docieplamy domy
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
`;
