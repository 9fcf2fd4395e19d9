/** Polish words for the home, clothes and the body. Notation: word-list.ts. */
export const polishHomeAndWear = `
air-conditioner: klimatyzacja, klimatyzator
armchair sofa: tapicer, tapicerstwo, tapicerka, odnawianie krzeseł, fotel, fotele, renowacja mebli tapicerowanych
awning: markiza, markizy, markizy tarasowe, żagle przeciwsłoneczne
basket carrot: warzywniak, warzywa, owoce i warzywa, targ, warzywa ekologiczne
basket leaves: wikliniarstwo, koszykarstwo, plecionkarstwo
bathtub shower: łazienka, łazienki
bed bellhop-bell: hotel, pensjonat, hostel, łóżko, łóżka, noclegi, pokoje, kwatery
bed mattress: pościel
bench: ławka ogrodowa, ławki ogrodowe, ławki, ławka parkowa
blanket cushion: koc, koce, pled, pledy, kocyk, kocyki
blinds: żaluzje, żaluzja, rolety, roleta, plisy, okiennice
boiler: piec, pieców, kotłów
boiler radiator: kocioł, kotły gazowe, piec gazowy, serwis kotłów, kotły co, bojler, bojlery
bookshelf books: regał, regały, regały na książki, biblioteczki
broom bucket: sprzątamy, sprzątanie po remoncie, sprzątamy po remoncie, sprzątanie mieszkań, sprzątanie biur
broom bucket: usługi sprzątające
broom spray-bottle: sprzątanie, firma sprzątająca, usługi sprzątania, pani do sprzątania
broom wastebasket: akcja sprzątania
bust: rzeźba, rzeźby, posągi, popiersie, popiersia, rzeźbiarstwo, warsztaty rzeźbiarskie
candle: zaduszki, gromnica, świece, zakład pogrzebowy, usługi pogrzebowe, pogrzeby, znicze
candle bouquet: opieka nad grobami, sprzątanie grobów, opieka nad grobem, mycie nagrobków, porządkowanie grobów
candle bouquet: opieka nad nagrobkami, sprzątanie i opieka nad grobami
candle headstone: kremacja
chair: krzesła, renowacja mebli
chandelier: żyrandol, żyrandole, lampy wiszące, sklep z oświetleniem, kinkiety
chimney fire: kominiarz, kominiarskie, czyszczenie kominów, kominy
cooker-hood: okap, okapy, okap kuchenny, okapy kuchenne, czyszczenie okapów, czyszczenie wentylacji kuchennej
cot: łóżeczko, łóżeczka, kołyska, łóżeczko dziecięce
curtains window: zasłony, firany
cushion: poduszki, poduszki dekoracyjne, poszewki
desk office-chair: biurko, biurka, biurka regulowane, meble biurowe
dining-table chair: stół, stoły, stoły drewniane, stolik kawowy
door: drzwi, drzwi wewnętrzne
drainpipe droplet: udrażnianie rur, kanalizacja, udrażnianie kanalizacji, przepychanie rur, wuko, zatkany odpływ
drainpipe droplet: zapchana rura, przyłącza kanalizacyjne
fabric-roll thread: tkanina, tkaniny, tkaniny na metry, materiały na metry, sklep z tkaninami, tkaniny obiciowe
fence hammer: ogrodzenia, płoty, płot
fire-extinguisher: gaśnice, gaśnica, przegląd gaśnic
fireplace fire: kominek, kominki, wkłady kominkowe
first-aid-kit: pierwsza pomoc, kurs pierwszej pomocy, kursy pierwszej pomocy, apteczka, apteczki, defibrylator
first-aid-kit: szkolenie z pierwszej pomocy
fitted-kitchen: kuchnie na wymiar, meble kuchenne, kuchnia na wymiar, zabudowa kuchenna, montaż kuchni, studio kuchni
floorboards: parkiet, parkiety, cyklinowanie, cyklinowanie parkietów, panele podłogowe, układanie paneli
floorboards: podłogi drewniane, deska tarasowa, tarasy drewniane, układanie podłóg, parkieciarz
fridge: lodówka, lodówki, naprawa lodówek
garage-door: brama garażowa, bramy garażowe
garden-shed: domek ogrodowy, domki ogrodowe, domki narzędziowe, szopa ogrodowa, altany ogrodowe
gas-cylinder fire: butla gazowa, butle gazowe, propan-butan, wymiana butli, gaz w butlach
gate fence: brama, bramy, bramy wjazdowe, bramy przesuwne, bramy i ogrodzenia, automatyka do bram
gear wrench: hydraulika przemysłowa, frezowanie, wtryskownia, formy wtryskowe, wtrysk tworzyw, łożyska, narzędziownia
gear wrench: cięcie laserem, odlewnia, tokarnia, gięcie blach
grandfather-clock: zegar stojący, zegary stojące
gutter house: rynna, rynny, czyszczenie rynien, orynnowanie, montaż rynien
hammer-and-wrench gear: ślusarz spawacz, balustrady
headstone: pomniki, nagrobki, kamieniarz, kamieniarstwo
heat-pump radiator: pompa ciepła, pompy ciepła
iron t-shirt: prasowanie, usługi prasowania, żelazko, magiel
key padlock: otwieranie sejfów, ślusarstwo, ślusarz, klucze, dorabianie kluczy
ladder bricks: zwyżka
light-bulb: lampy, oświetlenie
lock-and-key key: zamek w drzwiach, zamki do drzwi, wymiana zamków, zamki i klucze, awaryjne otwieranie
lock-and-key key: otwieranie drzwi
lock-and-key padlock: cyberbezpieczeństwo, ochrona danych
lock-and-key puzzle: escape room, pokój zagadek
lotion: depilacja, depilacja laserowa, dermatolog
lotion sun: kremy z filtrem, krem z filtrem, kremy przeciwsłoneczne, krem do opalania, kremy do opalania
mattress bed: materac, materace
mouse-trap: zwalczanie szczurów
mouse-trap cockroach: deratyzacja, zwalczanie gryzoni, myszy, szczury
office-chair desk: fotel biurowy, fotele biurowe, krzesło biurowe, krzesła biurowe, fotel gamingowy
oven dining-table: kuchni na wymiar
oven spray-bottle: czyszczenie okapu, okapów gastronomicznych, mycie okapów
paint-roller bucket: malowanie, tapetowanie, malarz, malowanie mieszkań, wykończenia wnętrz
paint-roller bucket: ~ remont, remonty
pergola house-with-garden: pergola, pergole, altana, altany, altanka, zadaszenie tarasu, zadaszenia tarasów
piggy-bank coin: skarbonka, konto oszczędnościowe, oszczędzanie, lokata
plug lightning: agregat prądotwórczy, agregaty, wynajem agregatów, elektryk, instalacje elektryczne
pressure-washer: mycie ciśnieniowe, myjka ciśnieniowa, myjki ciśnieniowe, mycie kostki, mycie elewacji
pressure-washer: czyszczenie kostki
radiator fire: hydraulik co, ogrzewanie, grzejniki
radiator wrench: piece co, instalacje grzewcze
razor: golenie, woskowanie
recycling: punkt skupu złomu
recycling battery: elektrośmieci, elektrośmieciach, zużyty sprzęt, zbiórka elektrośmieci, zbiórka odpadów
recycling wastebasket: wywóz mebli, opróżnianie mieszkań, opróżnianie piwnic
roof house: przeciekający dach, cieknący dach, przeciek dachu, przecieki dachu, dach przecieka, ocieplanie poddaszy
roof house: ocieplenie poddasza, docieplanie, blacharz dachowy, pokrycia dachowe, dekarz, dach, dachy, dachów, dachu
roof ladder: usługi kominiarskie
rug: dywan, dywany, dywanów
sack spade: kompost, obornik, torf
sack wheat: pasze, pasza, karma dla drobiu, nasiona rolnicze, skup zboża
saw hammer: podłogi, stolarstwo, stolarz, stolarnia, cieśla, meble na wymiar
screwdriver coffee: kawiarenka naprawcza
screwdriver toolbox: repair cafe
security-camera shield: ochrona, monitoring, alarmy, montaż kamer
sewing-machine thread: szwaczka, szwaczki, szwaczek, szwaczkę, maszyna do szycia, maszyny do szycia, maszyn do szycia
shield laptop: rodo
shield umbrella: ubezpieczenie, ubezpieczenia, agent ubezpieczeniowy
shopping-cart basket: supermarket, sklep spożywczy, zakupy spożywcze
soap: mydło, mydła naturalne
soap bubbles: warsztaty mydlarskie
sofa: meble, sofa, kanapa, projektant wnętrz, wystrój wnętrz, sof
sofa armchair: sklep meblowy, salon meblowy
sofa delivery-van: opróżnianie strychów, opróżnianie domów, opróżnianie garaży
solar-panel sun: kolektory słoneczne, fotowoltaika, panele słoneczne
spray-bottle bucket: zwalczanie os, usuwanie gniazd os, gniazd os, szerszeni, osy i szerszenie, os i szerszeni
spray-bottle bucket: pranie tapicerki, czyszczenie tapicerki, dezynfekcja, ozonowanie
spray-bottle cockroach: pluskwy, pluskiew
squeegee window: mycie okien, mycie szyb, mycie witryn, czyste okna
staircase: schody, schody drewniane
staircase saw: schody na wymiar
stove logs: piec kaflowy, piece kaflowe, kozy, piecyk
tap wrench: hydraulik, instalacje sanitarne, piece gazowe
tiles trowel: układanie płytek, terakota, łazienki płytki, płytki, glazurnik, kafelki, kafelkarz
toilet: toalety przenośne, przenośne toalety, toi toi, toitoi, toaleta przenośna, szamba
toilet plunger: zatkana rura, zatkane rury, zatkany zlew, zatkana toaleta, zapchany zlew, zapchana toaleta
toilet plunger: zapchany odpływ
toolbox hammer: złota rączka, narzędzia
toolbox hammer: ~ fachowiec, fachowcy
towel soap: ręcznik, ręczniki, szlafroki
vacuum-cleaner: odkurzacz, odkurzacze
vase: wazon, wazony
vase fire: dmuchanie szkła, huta szkła
wardrobe: szafy, szafy wnękowe, zabudowy wnęk, garderoby
wardrobe oven: fronty kuchenne, wymiana frontów kuchennych, frontów kuchennych
washing-machine: pralnia, pralka, pralki
washing-machine wrench: agd, naprawa pralek, serwis agd, naprawa agd
wastebasket recycling: skup złomu, złom
water-pump droplet: studnie, studnia, wiercenie studni, studnie głębinowe, pompa wody, studnia głębinowa
water-tank droplet: zbiornik na wodę, zbiorniki na wodę, zbiorniki na deszczówkę, deszczówka
wheelie-bin: kosz na śmieci, kosze na śmieci, pojemniki na odpady, mycie pojemników, wywóz śmieci
wheelie-bin recycling: pszok, gabaryty, śmieci
wifi-router: światłowód, internet światłowodowy, router wifi, internet w domu, dostawca internetu
window: wymiana okien, wymianę okien, montaż okien, nowe okna, okna pcv, okna plastikowe, okna drewniane, szyby, okna
window: szklarz
window beach-umbrella: rolety zewnętrzne
window bucket: okien
window palette: witraży
wrench car: warsztat samochodowy, mechanik, serwis samochodowy, mechanik samochodowy, wymiana oleju
wrench car: przegląd rejestracyjny, przegląd samochodu, blacharstwo, lakiernik, części samochodowe
apron chef-hat: fartuch, fartuchy, fartuszek, fartuszki
baby-bodysuit: ubranka dla dzieci, ubranka dziecięce, odzież dziecięca, ubranka niemowlęce, wyprawka, odzież niemowlęca
backpack pencil: plecaki, tornistry
ballet-shoes dancer: balet
bangles: bransoletka, bransoletki, bransolety
bikini: stroje kąpielowe
bra: bielizna damska, biustonosz, biustonosze, brafitting, brafitterka, stanik, staniki
braid hair-comb: warkoczyki, warkoczyki afrykańskie, dredy, zaplatanie warkoczy, dready
brain speech-bubble: psychiatra, psychiatria, hipnoza, terapia par, psycholog, psychoterapia
briefs: bielizna
clothes-hanger coat: pralnia chemiczna, czyszczenie chemiczne, odzież używana, wymiana ubrań, ciuchy na wagę
clothes-hanger coat: pralnia garniturów
coat: futra, zakład kuśnierski, usługi kuśnierskie, płaszcz, płaszcze, kurtki, second hand
diamond magnifier: minerały, minerałów
diamond ring: bransoletek, wisiorek, wisiorki, srebrna biżuteria, jubiler, biżuteria, przekłuwanie uszu, piercing
dress handbag: moda, odzież damska, sukienki, sukienka, ubrania
dress t-shirt: odzież, ubranka
dress washing-machine: czyszczenie sukni ślubnych, czyszczenie sukni ślubnej, pranie sukni ślubnych
dress-shoe: szewc
dress-shoe boot: naprawa obuwia
dress-shoe sneaker: sklep obuwniczy
ear stethoscope: laryngolog, laryngologia, otolaryngolog
earrings diamond: kolczyk, kolczyki
eyelashes eye: przedłużanie rzęs, rzęsy, brwi
foot dress-shoe: wkładki ortopedyczne, obuwie ortopedyczne, pielęgnacja stóp
foot lotion: podolog, podologia
glasses eye: optyk, okulary, soczewki, okulista
gloves: rękawiczki
graduation-cap books: uniwersytet, studia, uczelnia
hair-comb: trycholog, trycholożka, łupież
hair-comb scissors: przedłużanie włosów
hair-dryer hair-comb: suszarka do włosów, keratynowe prostowanie, prostowanie włosów, modelowanie włosów
handbag: torebki, torebka
headscarf: hidżab, hidżaby
hearing-aid: protetyk słuchu, badanie słuchu, aparaty słuchowe
heart handshake: darowizny, wolontariat, zbiórka
high-heel: szpilki
hiking-boot: wycieczka górska, wędrówki, trekking
hoodie t-shirt: bluza, bluzy, bluza z kapturem, bluzy z kapturem
jumper scarf: sweter, swetry, swetry z wełny, kardigan, kardigany, sweterek, sweterki, wełniane swetry
lipstick nail-polish: salon kosmetyczny, kosmetyczka, makijaż, kosmetyki, salon piękności
lipstick serum-bottle: salon urody, oczyszczanie twarzy, zabiegi na twarz, gabinet kosmetyczny
lungs stethoscope: pulmonolog, pulmonologia, poradnia pulmonologiczna
nail-polish: manicure, paznokcie, pedicure
nappy baby: pielucha, pieluchy, pieluszki, pieluchy wielorazowe, tort z pieluch
necklace: bursztyn, biżuteria z bursztynu, naszyjnik, naszyjniki, perły, korale, biżuteria srebrna
necklace: biżuteria ręcznie robiona, biżuteria handmade
necktie: garnitury męskie
perfume: perfumy, perfumeria
prayer-beads ring: bursztynem
prosthetic-leg: proteza nogi, protezy kończyn, protezownia, zaopatrzenie ortopedyczne
rescue-helmet plaster: pierwszej pomocy
ring bouquet: ślub, wesele, obrączki, targi ślubne
ring diamond: skup złota, złoto skup, kupię złoto, kupujemy złoto
rollator: balkonik, chodzik dla seniora, balkoniki rehabilitacyjne, rollator
safety-vest: odzież robocza, bhp, ubrania robocze
safety-vest lab-coat: odzież bhp
scrubs: odzież medyczna, uniformy medyczne, bluzy medyczne, scrubsy
serum-bottle lotion: serum, pielęgnacja skóry, krem do twarzy
shopping-bags price-tag: kiermasz, wyprzedaż garażowa
shopping-bags price-tag: ~ wyprzedaż, outlet
sneaker: buty, obuwie, sneakersy, butów
socks: skarpety, skarpetki
spine: fizjoterapeuta, fizjoterapia, osteopata, rehabilitacja, ból pleców
spine stethoscope: kręgarz
suit necktie: garnitur, garnitury, garnitur na miarę, garnitury ślubne, smoking, moda męska, garnitury szyte na miarę
t-shirt backpack: mundurki szkolne, mundurek szkolny, stroje szkolne
t-shirt clothes-hanger: giełda ubrań, swap ubrań
t-shirt jeans: koszulki, nadruki na koszulkach
t-shirt socks: ciuszki dla dzieci, ubrania dla dzieci
tattoo-machine: tatuaż, tatuaże, studio tatuażu
tattoo-machine ring: makijaż permanentny
tooth: protezy, dentysta, stomatolog, gabinet dentystyczny, zęby, ortodonta, gabinet stomatologiczny, stomatologia
tooth: implanty, higienizacja, protetyka, zębów
tooth toothbrush: wybielanie zębów, skaling, piaskowanie zębów, aparat ortodontyczny
top-hat: kapelusze, kapelusznik
top-hat sun-hat: modystka
vape: e-papierosy, e-papieros, vape, waporyzatory
wallet handbag: portfele, galanteria skórzana, paski skórzane, kaletnik
wedding-dress ring: suknia ślubna, suknie ślubne, sukni ślubnych, salon sukien ślubnych
wig: peruka, peruki, systemy włosów, tupety
x-ray: rentgen, rtg, radiologia, rezonans magnetyczny, tomografia, mammografia
zip: wymiana zamków błyskawicznych, zamek błyskawiczny, wszywanie zamków
`;
