/** Polish words for the home, clothes and the body. Notation: word-list.ts. */
export const polishHomeAndWear = `
air-conditioner: klimatyzacja, klimatyzator, rekuperacja, wentylatory
armchair chair: renowacja mebli, renowacja starych mebli
armchair sofa: tapicer, tapicerstwo, tapicerka, odnawianie krzeseł, fotel, fotele, renowacja mebli tapicerowanych
awning: markiza, markizy, markizy tarasowe, żagle przeciwsłoneczne
basket carrot: warzywniak, warzywa, owoce i warzywa, targ, warzywa ekologiczne
basket leaves: wikliniarstwo, koszykarstwo, plecionkarstwo
bathtub shower: łazienka, łazienki, kabiny prysznicowe, wanny, meble łazienkowe, umywalki, brodziki, armatura łazienkowa
battery car: akumulatory samochodowe, akumulatory, odpalanie auta z kabli
bed bellhop-bell: hotel, pensjonat, hostel, łóżko, łóżka, noclegi, pokoje, kwatery, sanatorium, pobyt dla dwojga
bed bellhop-bell: weekend dla dwojga, turnus rehabilitacyjny
bed cushion: kołdry, prześcieradła, kołdra puchowa, narzuta, tekstylia domowe, obrusy
bed key: stancja
bed mattress: pościel
bench: ławka ogrodowa, ławki ogrodowe, ławki, ławka parkowa
blanket cushion: koc, koce, pled, pledy, kocyk, kocyki
blinds: żaluzje, żaluzja, rolety, roleta, plisy, okiennice
boiler: piec, pieców, kotłów
boiler radiator: kocioł, kotły gazowe, piec gazowy, serwis kotłów, kotły co, bojler, bojlery, kotłownia, podłogówka
boiler radiator: nagrzewnice, węgiel kamienny, instalacje co
bookshelf books: regał, regały, regały na książki, biblioteczki
broom bucket: sprzątamy, sprzątanie po remoncie, sprzątamy po remoncie, sprzątanie mieszkań, sprzątanie biur
broom bucket: usługi sprzątające, środki czystości, chemia gospodarcza, pomoc domowa, usługi porządkowe
broom bucket: utrzymanie czystości, chemia z niemiec
broom spray-bottle: sprzątanie, firma sprzątająca, usługi sprzątania, pani do sprzątania
broom wastebasket: akcja sprzątania
bust: rzeźba, rzeźby, posągi, popiersie, popiersia, rzeźbiarstwo, warsztaty rzeźbiarskie
candle: zaduszki, gromnica, świece, zakład pogrzebowy, usługi pogrzebowe, pogrzeby, znicze
candle bouquet: opieka nad grobami, sprzątanie grobów, opieka nad grobem, mycie nagrobków, porządkowanie grobów
candle bouquet: opieka nad nagrobkami, sprzątanie i opieka nad grobami
candle headstone: kremacja, trumny, ekshumacje, urny i trumny, wszystkich świętych
chair: krzesła
chandelier: żyrandol, żyrandole, lampy wiszące, sklep z oświetleniem, kinkiety
chimney fire: kominiarz, kominiarskie, czyszczenie kominów, kominy
cooker-hood: okap, okapy, okap kuchenny, okapy kuchenne, czyszczenie okapów, czyszczenie wentylacji kuchennej
cot: łóżeczko, łóżeczka, kołyska, łóżeczko dziecięce
curtains window: zasłony, firany, karnisze, firanki
cushion: poduszki, poduszki dekoracyjne, poszewki
cushion vase: dodatki do domu, dekoracje do domu, projektowanie wnętrz, aranżacja wnętrz, dekoracje wnętrz
cushion vase: dekoratorka wnętrz
desk office-chair: biurko, biurka, biurka regulowane, meble biurowe
dining-table chair: stół, stoły, stoły drewniane, stolik kawowy
door: drzwi, drzwi wewnętrzne, klamki, ościeżnice
drainpipe droplet: udrażnianie rur, kanalizacja, udrażnianie kanalizacji, przepychanie rur, wuko, zatkany odpływ
drainpipe droplet: zapchana rura, przyłącza kanalizacyjne
fabric-roll thread: tkanina, tkaniny, tkaniny na metry, materiały na metry, sklep z tkaninami, tkaniny obiciowe
fence hammer: ogrodzenia, płoty, płot, siatka ogrodzeniowa, balustrady, furtki, sztachety, panele ogrodzeniowe
fire-extinguisher: gaśnice, gaśnica, przegląd gaśnic
fireplace fire: kominek, kominki, wkłady kominkowe
first-aid-kit: pierwsza pomoc, kurs pierwszej pomocy, kursy pierwszej pomocy, apteczka, apteczki, defibrylator
first-aid-kit: szkolenie z pierwszej pomocy
fitted-kitchen: kuchnie na wymiar, meble kuchenne, kuchnia na wymiar, zabudowa kuchenna, montaż kuchni, studio kuchni
fitted-kitchen: blaty kuchenne, fronty meblowe, studio kuchenne, kuchnie pod zabudowę, aranżacja kuchni
floorboards: parkiet, parkiety, cyklinowanie, cyklinowanie parkietów, panele podłogowe, układanie paneli
floorboards: podłogi drewniane, deska tarasowa, tarasy drewniane, układanie podłóg, parkieciarz, wykładziny
floorboards: panele winylowe, deska podłogowa, wykładzina pcv, żywica epoksydowa
fridge: lodówka, lodówki, naprawa lodówek
garage-door: brama garażowa, bramy garażowe, garaż do wynajęcia, garaże blaszane, garaż blaszany, wynajmę garaż
garden-shed: domek ogrodowy, domki ogrodowe, domki narzędziowe, szopa ogrodowa, altany ogrodowe
gas-cylinder fire: butla gazowa, butle gazowe, propan-butan, wymiana butli, gaz w butlach
gate fence: brama, bramy, bramy wjazdowe, bramy przesuwne, bramy i ogrodzenia, automatyka do bram
gear wrench: hydraulika przemysłowa, frezowanie, wtryskownia, formy wtryskowe, wtrysk tworzyw, łożyska, narzędziownia
gear wrench: cięcie laserem, odlewnia, tokarnia, gięcie blach
grandfather-clock: zegar stojący, zegary stojące
gutter house: rynna, rynny, czyszczenie rynien, orynnowanie, montaż rynien
hammer-and-wrench gear: ślusarz spawacz
hammer-and-wrench toolbox: drobne naprawy, mąż na godzinę, skręcanie mebli, montaż mebli, drobne remonty, wiertarki
headstone: pomniki, nagrobki, kamieniarz, kamieniarstwo, zakład kamieniarski
heat-pump radiator: pompa ciepła, pompy ciepła
iron t-shirt: prasowanie, usługi prasowania, żelazko, magiel, pranie kołder
key padlock: otwieranie sejfów, ślusarstwo, ślusarz, klucze, dorabianie kluczy, domofony, pogotowie zamkowe
key padlock: otwieranie zamków, sejfy, wideodomofon
ladder bricks: zwyżka
light-bulb: lampy, oświetlenie
light-bulb plug: przerwa w dostawie prądu
lock-and-key key: zamek w drzwiach, zamki do drzwi, wymiana zamków, zamki i klucze, awaryjne otwieranie
lock-and-key key: otwieranie drzwi
lock-and-key padlock: cyberbezpieczeństwo, ochrona danych, antywirus, bezpieczeństwo danych, podpis elektroniczny
lock-and-key padlock: audyt bezpieczeństwa it
lock-and-key puzzle: escape room, pokój zagadek, gra miejska, gra terenowa
lotion: depilacja, depilacja laserowa, dermatolog, pasta cukrowa, epilacja, laserowe usuwanie owłosienia, drogeria
lotion: balsamy
lotion stethoscope: badanie znamion, usuwanie kurzajek, leczenie trądziku, łuszczyca, usuwanie znamion, dermatoskopia
lotion stethoscope: usuwanie brodawek, atopowe zapalenie skóry, trądzik
lotion sun: kremy z filtrem, krem z filtrem, kremy przeciwsłoneczne, krem do opalania, kremy do opalania
mattress bed: materac, materace, topper
mouse-trap: zwalczanie szczurów
mouse-trap cockroach: deratyzacja, zwalczanie gryzoni, myszy, szczury, odszczurzanie, odrobaczanie domu, zwalczanie kun
mouse-trap cockroach: ddd, prusaki
office-chair desk: fotel biurowy, fotele biurowe, krzesło biurowe, krzesła biurowe, fotel gamingowy
oven dining-table: kuchni na wymiar
oven spray-bottle: czyszczenie okapu, okapów gastronomicznych, mycie okapów
padlock parcel: przechowalnia mebli, komórka lokatorska, przechowywanie rzeczy
paint-roller bucket: malowanie, tapetowanie, malarz, malowanie mieszkań, wykończenia wnętrz
paint-roller bucket: ~ remont, remonty
paint-roller bucket: gładzie, farby, lakiery i farby, hurtownia farb, tapety, gładź szpachlowa
paint-roller hammer: firma remontowa, ekipa remontowa, generalny remont, wykończenia pod klucz, wykończeniówka
paper-lantern: pochód z lampionami, parada lampionów
pergola house-with-garden: pergola, pergole, altana, altany, altanka, zadaszenie tarasu, zadaszenia tarasów
piggy-bank coin: skarbonka, konto oszczędnościowe, oszczędzanie, lokata, lokaty, emerytura ike, konto dla dziecka
piggy-bank coin: rachunek oszczędnościowy, obligacje skarbowe, ikze, skarbonki
plug: frytkownica beztłuszczowa, robot kuchenny, blender, mikrofalówka, toster, opiekacz, czajnik elektryczny
plug: wyciskarka, mikser, termomix, sokowirówka, maszynka do mięsa, gofrownica, parownica
plug lightning: agregat prądotwórczy, agregaty, wynajem agregatów, elektryk, instalacje elektryczne
plug lightning: pogotowie elektryczne, wymiana gniazdek, pomiary elektryczne, rozdzielnia elektryczna
plug lightning: usługi elektryczne, montaż oświetlenia, przyłącze prądu
pressure-washer: mycie ciśnieniowe, myjka ciśnieniowa, myjki ciśnieniowe, mycie kostki, mycie elewacji
pressure-washer: czyszczenie kostki
pressure-washer droplet: piaskowanie
radiator fire: hydraulik co, ogrzewanie, grzejniki
radiator wrench: piece co, instalacje grzewcze
razor: golenie, woskowanie
recycling: punkt skupu złomu
recycling battery: elektrośmieci, elektrośmieciach, zużyty sprzęt, zbiórka elektrośmieci, zbiórka odpadów
recycling wastebasket: wywóz mebli, opróżnianie piwnic, segregacja odpadów, zbiórka nakrętek, selektywna zbiórka
recycling wastebasket: zbieramy nakrętki, złomowanie
roof house: przeciekający dach, cieknący dach, przeciek dachu, przecieki dachu, dach przecieka, ocieplanie poddaszy
roof house: ocieplenie poddasza, docieplanie, blacharz dachowy, pokrycia dachowe, dekarz, dach, dachy, dachów, dachu
roof ladder: usługi kominiarskie, blachodachówka, papa termozgrzewalna, dachówki
rug: dywan, dywany, dywanów, czyszczenie wykładzin, pranie wykładzin
sack spade: kompost, obornik, torf
sack wheat: pasze, pasza, karma dla drobiu, nasiona rolnicze, skup zboża
saw hammer: podłogi, stolarstwo, stolarz, stolarnia, cieśla, meble na wymiar
screwdriver coffee: kawiarenka naprawcza
screwdriver toolbox: repair cafe
security-camera shield: ochrona, monitoring, alarmy, montaż kamer, systemy alarmowe, kamery do domu, czujnik dymu
security-camera shield: instalacje alarmowe, czujnik czadu, kontrola dostępu, telewizja przemysłowa
sewing-machine thread: szwaczka, szwaczki, szwaczek, szwaczkę, maszyna do szycia, maszyny do szycia, maszyn do szycia
shield: ochroniarz, portier, dozorca
shield laptop: rodo
shield umbrella: ubezpieczenie, ubezpieczenia, agent ubezpieczeniowy, polisa na życie, oc ac, multiagencja, polisa
shield umbrella: autocasco, odszkodowania
shopping-cart basket: supermarket, sklep spożywczy, zakupy spożywcze, zakupy z dowozem, dyskont, hipermarket
shopping-cart basket: osiedlowy sklep, spożywczak, hurtownia spożywcza
soap: mydło, mydła naturalne
soap bubbles: warsztaty mydlarskie
sofa: meble, sofa, kanapa, projektant wnętrz, wystrój wnętrz, sof
sofa armchair: sklep meblowy, salon meblowy
sofa chair: narożniki, komody, sofy, pufy, hokery
sofa delivery-van: opróżnianie strychów, opróżnianie domów, opróżnianie garaży
sofa spray-bottle: pranie narożników
solar-panel sun: kolektory słoneczne, fotowoltaika, panele słoneczne
spray-bottle bucket: zwalczanie os, usuwanie gniazd os, gniazd os, szerszeni, osy i szerszenie, os i szerszeni
spray-bottle bucket: pranie tapicerki, czyszczenie tapicerki, dezynfekcja, ozonowanie
spray-bottle cockroach: pluskwy, pluskiew
squeegee window: mycie okien, mycie szyb, mycie witryn, czyste okna, mycie przeszkleń
staircase: schody, schody drewniane
staircase saw: schody na wymiar
stove logs: piec kaflowy, piece kaflowe, kozy, piecyk
tap droplet: przerwa w dostawie wody, brak wody
tap wrench: hydraulik, instalacje sanitarne, piece gazowe, usługi hydrauliczne, cieknący kran, awaria wody, wod-kan
tap wrench: pogotowie hydrauliczne, przyłącza wodociągowe, instalacje wodne, rury i złączki, podejścia wodne
tap wrench: baterie łazienkowe
tiles trowel: układanie płytek, terakota, łazienki płytki, płytki, glazurnik, kafelki, kafelkarz, gres, kafelkowanie
tiles trowel: fugowanie
toilet: toalety przenośne, przenośne toalety, toi toi, toitoi, toaleta przenośna, szamba
toilet plunger: zatkana rura, zatkane rury, zatkany zlew, zatkana toaleta, zapchany zlew, zapchana toaleta
toilet plunger: zapchany odpływ
toolbox hammer: złota rączka, narzędzia
toolbox hammer: ~ fachowiec, fachowcy
towel soap: ręcznik, ręczniki
vacuum-cleaner: odkurzacz, odkurzacze, robot sprzątający
vase: wazon, wazony
vase fire: dmuchanie szkła, huta szkła
wardrobe: szafy, szafy wnękowe, zabudowy wnęk, garderoby
wardrobe oven: fronty kuchenne, wymiana frontów kuchennych, frontów kuchennych
washing-machine: pralnia, pralka, pralki
washing-machine wrench: agd, naprawa pralek, serwis agd, naprawa agd, naprawa piekarników, płyta indukcyjna, zamrażarki
washing-machine wrench: kuchenki gazowe, suszarki bębnowe
wastebasket recycling: skup złomu, złom
wastebasket recycling: sprzątanie lasu, sprzątanie rzeki, sprzątanie plaży, sprzątanie świata, sprzątanie parku
water-pump droplet: studnie, studnia, wiercenie studni, studnie głębinowe, pompa wody, studnia głębinowa
water-tank droplet: zbiornik na wodę, zbiorniki na wodę, zbiorniki na deszczówkę, deszczówka
wheelie-bin: kosz na śmieci, kosze na śmieci, pojemniki na odpady, mycie pojemników, wywóz śmieci
wheelie-bin recycling: pszok, gabaryty, śmieci
wifi-router: światłowód, internet światłowodowy, router wifi, internet w domu, dostawca internetu, karty sim
wifi-router: zasięg wifi
window: wymiana okien, wymianę okien, montaż okien, nowe okna, okna pcv, okna plastikowe, okna drewniane, szyby, okna
window: szklarz, parapety, folie okienne, przeszklenia, zabudowa balkonu, usługi szklarskie
window beach-umbrella: rolety zewnętrzne
window bucket: okien
window palette: witraży
wrench car: warsztat samochodowy, mechanik, serwis samochodowy, mechanik samochodowy, wymiana oleju
wrench car: przegląd rejestracyjny, przegląd samochodu, blacharstwo, lakiernik, części samochodowe, przegląd techniczny
wrench car: wymiana klocków, diagnostyka komputerowa auta, geometria kół, naprawa turbosprężarek, rozrząd, autoczęści
wrench car: sklep motoryzacyjny, regeneracja wtrysków, montaż lpg, wymiana rozrządu, skrzynie biegów, naprawa skrzyń
wrench car: tłumiki, chip tuning, badania techniczne
anatomical-heart heart: echo serca, ekg, badanie serca, holter, nadciśnienie, arytmia
apron chef-hat: fartuch, fartuchy, fartuszek, fartuszki
baby-bodysuit: ubranka dla dzieci, ubranka dziecięce, odzież dziecięca, ubranka niemowlęce, wyprawka, odzież niemowlęca
baby-bodysuit teddy-bear: body dziecięce, śpioszki, artykuły dziecięce, pajacyki, kocyki dla niemowląt, ciuszki
baby-bodysuit teddy-bear: rzeczy po dziecku
backpack pencil: plecaki, tornistry, zbiórka przyborów szkolnych, kiermasz podręczników
ballet-shoes dancer: balet
bangles: bransoletka, bransoletki, bransolety
baseball-cap: czapki, czapki zimowe, kaszkiety, nakrycia głowy, kaszkiet, berety
bikini: stroje kąpielowe
bra: bielizna damska, biustonosz, biustonosze, brafitting, brafitterka, stanik, staniki
bra briefs: piżamy, rajstopy, stroje kąpielowe i bielizna, koszule nocne, szlafroki
braid hair-comb: warkoczyki, warkoczyki afrykańskie, dredy, zaplatanie warkoczy, dready
brain speech-bubble: psychiatra, psychiatria, hipnoza, terapia par, psycholog, psychoterapia, depresja, lęki, wypalenie
brain speech-bubble: interwencja kryzysowa, leczenie alkoholizmu, psychodietetyk, grupa wsparcia, seksuolog
brain speech-bubble: mediacje rodzinne
brain stethoscope: neurologia, migreny, eeg, leczenie migreny
briefs: bielizna
clothes-hanger coat: pralnia chemiczna, czyszczenie chemiczne, odzież używana, wymiana ubrań, ciuchy na wagę
clothes-hanger coat: pralnia garniturów
clothes-hanger dress: ciucholand, plus size, konfekcja damska
coat: futra, zakład kuśnierski, usługi kuśnierskie, płaszcz, płaszcze, kurtki, second hand, kożuchy, ramoneska
coat: odzież wierzchnia, kombinezony narciarskie
coat scarf: ciepłych ubrań, ciepłe ubrania, odzieży zimowej, odzież zimowa, zimowe ubrania, zimowych ubrań
coat scarf: ciepłej odzieży, zimowych kurtek
coat scarf: zbiórka odzieży zimowej, zbiórka ciepłej odzieży
diamond magnifier: minerały, minerałów
diamond ring: bransoletek, wisiorek, wisiorki, srebrna biżuteria, jubiler, biżuteria, przekłuwanie uszu, piercing
dress: suknie wieczorowe, wypożyczalnia sukien, spódnice, suknie balowe
dress handbag: moda, odzież damska, sukienki, sukienka, ubrania
dress t-shirt: odzież, ubranka
dress washing-machine: czyszczenie sukni ślubnych, czyszczenie sukni ślubnej, pranie sukni ślubnych
dress-shoe: szewc
dress-shoe boot: naprawa obuwia
dress-shoe sneaker: sklep obuwniczy, kozaki, adidasy, trampki, kapcie, botki, trzewiki, mokasyny, kalosze
ear stethoscope: laryngolog, laryngologia, otolaryngolog, czyszczenie uszu, leczenie zatok, usuwanie woskowiny
earrings diamond: kolczyk, kolczyki
eye glasses: laserowa korekcja wzroku, zaćma, usuwanie zaćmy, jaskra, badanie wzroku, operacja zaćmy, leczenie jaskry
eye glasses: wady wzroku, klinika okulistyczna, siatkówka oka
eyelashes eye: przedłużanie rzęs, rzęsy, brwi
foot: wrastający paznokieć, badanie stóp, haluksy, płaskostopie
foot dress-shoe: wkładki ortopedyczne, obuwie ortopedyczne, pielęgnacja stóp
foot lotion: podolog, podologia
glasses eye: optyk, okulary, soczewki, okulista, oprawki
gloves: rękawiczki
graduation-cap books: uniwersytet, studia, uczelnia, rekrutacja na studia, szkoła policealna, stypendia, politechnika
graduation-cap books: kursy zawodowe, studniówka, absolutorium, kurs kwalifikacyjny, bal absolwentów, bal maturalny
graduation-cap books: kurs pedagogiczny, szkoła podstawowa, liceum, technikum, zapisy do klas pierwszych
graduation-cap books: szkoła niepubliczna, szkoła branżowa, liceum dla dorosłych, edukacja domowa, rekrutacja do liceum
graduation-cap books: pierwszy dzwonek, rozpoczęcie roku szkolnego, zerówka, dzień otwarty, drzwi otwarte, dni otwarte
graduation-cap books: dzień otwarty szkoły
hair-comb: trycholog, trycholożka, łupież
hair-comb scissors: przedłużanie włosów, trychologia, łysienie
hair-dryer: prostownice, lokówka, lokówki, kosmetyki do włosów
hair-dryer hair-comb: suszarka do włosów, keratynowe prostowanie, prostowanie włosów, modelowanie włosów
handbag: torebki, torebka, torby skórzane, kuferki, kopertówki, teczki
handshake heart: wolontariusze, zostań wolontariuszem
headscarf: hidżab, hidżaby
hearing-aid: protetyk słuchu, badanie słuchu, aparaty słuchowe
heart: wośp, kwesta, przekaż podatek na chore dziecko, fundacja, pomoc dzieciom, dom dziecka, akcja charytatywna
heart: darczyńcy
heart handshake: darowizny, wolontariat, zbiórka
high-heel: szpilki
hiking-boot: wycieczka górska, wędrówki, trekking
hiking-boot mountain: wycieczka w góry, przewodnik górski, klub turystyczny, rajd górski, piesza wycieczka
hiking-boot mountain: sprzęt górski, wyprawa w góry
hoodie t-shirt: bluza, bluzy, bluza z kapturem, bluzy z kapturem
jumper scarf: sweter, swetry, swetry z wełny, kardigan, kardigany, sweterek, sweterki, wełniane swetry, dzianiny, polary
lipstick: wizażystka, makijażystka
lipstick nail-polish: salon kosmetyczny, kosmetyczka, makijaż, kosmetyki, salon piękności
lipstick serum-bottle: salon urody, oczyszczanie twarzy, zabiegi na twarz, gabinet kosmetyczny
lungs: spirometria, leczenie astmy, astma, bezdech senny
lungs heart: rzuć palenie, rzucanie palenia, dzień bez papierosa, światowy dzień bez tytoniu
lungs stethoscope: pulmonolog, pulmonologia, poradnia pulmonologiczna
nail-polish: manicure, paznokcie, pedicure, hybryda, lakiery hybrydowe
nappy baby: pielucha, pieluchy, pieluszki, pieluchy wielorazowe, tort z pieluch
necklace: bursztyn, biżuteria z bursztynu, naszyjnik, naszyjniki, perły, korale, biżuteria srebrna
necklace: biżuteria ręcznie robiona, biżuteria handmade
necktie: garnitury męskie
perfume: perfumy, perfumeria
prayer-beads ring: bursztynem
prosthetic-leg: proteza nogi, protezy kończyn, protezownia, zaopatrzenie ortopedyczne
rescue-helmet plaster: pierwszej pomocy
ring bouquet: ślub, wesele, obrączki, targi ślubne, sala weselna, konsultantka ślubna, dekoracje ślubne, dom weselny
ring bouquet: salon ślubny, złote gody, wesela
ring diamond: skup złota, złoto skup, kupię złoto, kupujemy złoto, brylanty
rollator: balkonik, chodzik dla seniora, balkoniki rehabilitacyjne, rollator
safety-vest: odzież robocza, bhp, ubrania robocze
safety-vest lab-coat: odzież bhp
safety-vest rescue-helmet: buty robocze, odzież ochronna, kamizelki odblaskowe
scarf: apaszki, chusty i szale, szale
scrubs: odzież medyczna, uniformy medyczne, bluzy medyczne, scrubsy
serum-bottle lotion: serum, pielęgnacja skóry, krem do twarzy, peeling kawitacyjny, oczyszczanie wodorowe
serum-bottle lotion: mikrodermabrazja, peeling chemiczny, pielęgnacja twarzy, odmładzanie twarzy, zabiegi kosmetyczne
serum-bottle lotion: gabinet urody
shopping-bags market-stall: rynek produktów lokalnych
shopping-bags price-tag: kiermasz
shopping-bags price-tag: ~ wyprzedaż, outlet
shopping-bags price-tag: vintage, wymienialnia ubrań
sneaker: buty, obuwie, sneakersy, butów
socks: skarpety, skarpetki
spine: fizjoterapeuta, fizjoterapia, osteopata, rehabilitacja, ból pleców
spine bone: ból kręgosłupa, rwa kulszowa, endoproteza, dyskopatia, artroskopia, skolioza, ból kolana, sklep ortopedyczny
spine bone: medycyna sportowa
spine massage: kinesiotaping, rehabilitant, fala uderzeniowa, fizykoterapia, integracja sensoryczna, krioterapia
spine stethoscope: kręgarz
suit: marynarki, koszule męskie, fraki
suit necktie: garnitur, garnitury, garnitur na miarę, garnitury ślubne, smoking, moda męska, garnitury szyte na miarę
t-shirt backpack: mundurki szkolne, mundurek szkolny, stroje szkolne
t-shirt clothes-hanger: giełda ubrań, swap ubrań
t-shirt jeans: koszulki, nadruki na koszulkach
t-shirt printer: gadżety reklamowe, sitodruk, odzież reklamowa, odzież z nadrukiem
t-shirt socks: ciuszki dla dzieci, ubrania dla dzieci
tattoo-machine: tatuaż, tatuaże, studio tatuażu, kolczykowanie, tatuażysta
tattoo-machine ring: makijaż permanentny
tooth: protezy, dentysta, stomatolog, gabinet dentystyczny, zęby, ortodonta, gabinet stomatologiczny, stomatologia
tooth: implanty, higienizacja, protetyka, zębów, licówki, leczenie kanałowe, korony i mosty, próchnica
tooth: chirurgia szczękowa
tooth toothbrush: wybielanie zębów, skaling, piaskowanie zębów, aparat ortodontyczny
top-hat: kapelusze, kapelusznik
top-hat sun-hat: modystka
vape: e-papierosy, e-papieros, vape, waporyzatory
wallet: portmonetki
wallet coin: oddłużanie, upadłość konsumencka, wyjście z długów, pomoc zadłużonym, windykacja, komornik pomoc
wallet coin: restrukturyzacja długu
wallet handbag: portfele, galanteria skórzana, paski skórzane, kaletnik
wedding-dress ring: suknia ślubna, suknie ślubne, sukni ślubnych, salon sukien ślubnych
wig: peruka, peruki, systemy włosów, tupety
x-ray: rentgen, rtg, radiologia, rezonans magnetyczny, tomografia, mammografia
x-ray hospital: pantomogram, densytometria, diagnostyka obrazowa, mammobus, badanie piersi, profilaktyka raka
x-ray hospital: różowy październik, badania przesiewowe, rak piersi
zip: wymiana zamków błyskawicznych, zamek błyskawiczny, wszywanie zamków
`;
