/** Polish words for places. Notation: word-list.ts. */
export const polishPlaces = `
apartment-building key: jasne trzy pokoje, trzypokojowe, dwupokojowe, czteropokojowe, kawalerka, kawalerki, kawalerkę
apartment-building key: mieszkanie, mieszkania, apartamenty, nowe mieszkania, wspólnota mieszkaniowa
apartment-building key: kredyt na mieszkanie, mieszkanie do wynajęcia, mieszkania do wynajęcia, wynajmę mieszkanie
bank coin: bank
barber-pole razor: barber, barbershop, trymery do brody, maszynki do golenia
barn: stodoła, stodoły, wesele w stodole, dom stodoła
bouncy-castle balloon: zamki dmuchane, dmuchańce, zamek dmuchany, dmuchaniec, zjeżdżalnie dmuchane, dmuchany zamek
bouncy-castle balloon: dmuchane zamki, dmuchana zjeżdżalnia, zjeżdżalnia dmuchana
bricks trowel: płyty gipsowe, fundamenty, kamień naturalny, murowanie, firma budowlana, budowa domów, murarz, tynki
bricks trowel: elewacje, hydroizolacja, osuszanie budynków, stan surowy, skład budowlany, materiały budowlane
bricks trowel: tarasy z kamienia
bricks: pustaki, pustak, pustaków, bloczki betonowe, bloczki, bloczków, gazobeton, suporex, silikaty, kamień elewacyjny
bricks: kamienia elewacyjnego
building-plot: działka budowlana, działkę budowlaną, działki budowlane, działki na sprzedaż, działka rekreacyjna
building-plot: działka nad jeziorem, działka na sprzedaż, działki rekreacyjne, działek budowlanych, grunt na sprzedaż
building-plot: grunty
campervan campsite: kamper, kampery, wynajem kamperów, wypożyczalnia kamperów, kampera, kamperów
campsite tent: kolonie, obóz letni, biwak, obozy młodzieżowe, obóz surwiwalowy, kolonie letnie, sprzęt turystyczny
campsite tent: survival, ognisko i biwak
campsite: pole kempingowe, pola kempingowe, kemping, kempingu
caravan campsite: wynajem przyczep kempingowych, przyczepy kempingowe
castle: zamek, zwiedzanie zamku, zwiedzanie zamków
church: msza, parafia
church baby: chrzciny, chrzest, szatka do chrztu, przyjęcie na chrzciny, chrzest święty
church candle: odpust, rekolekcje, pasterka, roraty, nabożeństwo, droga krzyżowa, odpust parafialny
church candle: adoracja, spotkanie biblijne, bierzmowanie, krąg biblijny, boże ciało, pierwsza komunia, komunia święta
church candle: uwielbienie
church walker: wyjazd do sanktuarium
church dinner-plate: przyjęcia komunijne, przyjęcie komunijne, przyjęć komunijnych
circus-tent: cyrk
convenience-store key: lokal do wynajęcia, lokal użytkowy, wynajmę lokal, lokal handlowy, lokal na wynajem
convenience-store key: lokal usługowy, pawilon handlowy, powierzchnia handlowa, galeria handlowa, lokal pod salon
convenience-store key: lokal pod salon fryzjerski, lokal pod gastronomię
crane bricks: żuraw samojezdny
crane excavator: dźwig z operatorem, dźwig
crane: usługi dźwigowe, wynajem dźwigu, wynajem dźwigów, dźwig samojezdny
factory gear: praca na produkcji, monter, pracownik produkcji, frezer, operator maszyn, automatyk, inżynier produkcji
factory gear: utrzymanie ruchu, konstrukcje stalowe
factory key: hala do wynajęcia, magazyn do wynajęcia, hala produkcyjna, powierzchnia magazynowa, hale magazynowe
factory key: hale stalowe, halę wynajmę
gurdwara: gurdwara, gurdwary, świątynia sikhijska, świątynia sikhów
house bed: agroturystyka, agroturystyki
house heart: rodzina zastępcza, rodziny zastępcze, rodzin zastępczych, rodzinna piecza zastępcza, rodzice zastępczy
house heart: piecza zastępcza
house hut: domków, domek letniskowy
house key: domki letniskowe, domki, nieruchomości, biuro nieruchomości, kredyt hipoteczny, domy na sprzedaż
house key: domy drewniane, domy szkieletowe, m3, deweloper, zarządzanie najmem, rzeczoznawca majątkowy, nowe osiedle
house key: lokal mieszkalny, siedlisko, ekspert hipoteczny, hipoteka, zdolność kredytowa
house snowy-mountain: chatka w górach, domek w górach, domki w górach, góralska chata
house thermometer: świadectwa energetyczne, świadectwo energetyczne, świadectw energetycznych
house thermometer: charakterystyki energetycznej
houses house: bliźniak, domy
houses: segment na sprzedaż, szeregowiec, szeregowce, domy szeregowe, zabudowa szeregowa
hut fir-tree: domki drewniane
hut mountain: schronisko górskie, schronisko pttk, schronisko turystyczne, schronisko w górach
hut museum: skansen, skansenu, skansenie
market-stall carrot: stragan, stragany, jarmark, targ śniadaniowy, targowisko, targ lokalny, bazarek
marquee: namiot weselny, namioty weselne, wynajem namiotów, namioty imprezowe, hala namiotowa
museum: muzeum, noc muzeów
nativity-crib: szopka, szopki, żywa szopka, szopka bożonarodzeniowa, szopki krakowskie, jasełka
office-building key: biuro do wynajęcia, wirtualne biuro, lokal biurowy, powierzchnie biurowe, gabinet do wynajęcia
office-building key: sala konferencyjna wynajem
photo-booth: fotobudka, fotobudki, fotolustro, fotolustra, wynajem fotobudki
portable-toilet: toalety przenośne, toitoi, toaleta przenośna, toalet przenośnych, kabiny sanitarne, kabina sanitarna
portable-toilet: toi toi, wynajem toalet, toalety mobilne, przenośne toalety
road-barrier: zamknięta ulica, zamknięcie ulicy, zamknięcie drogi, objazd
road-barrier safety-vest: oznakowanie dróg, drogowcy
roller-coaster: park rozrywki, wesołe miasteczko, kolejka górska, lunapark
school backpack: ~ szkoła
silo: silosy zbożowe, silos, silosy, suszarnia zbóż, suszarnie zboża
slide: sala zabaw
stained-glass: witraże, pracownia witraży
storage-unit parcel: magazyn samoobsługowy, magazyny samoobsługowe, self storage, przechowywanie mebli, boksy magazynowe
storage-unit parcel: wynajem magazynów
swimming-pool hot-tub: termy, baseny termalne
swimming-pool swimmer: serwis basenów, czyszczenie basenów, zielona woda w basenie, serwis basenu, czyszczenie basenu
swimming-pool: baseny ogrodowe, basen ogrodowy, basenów ogrodowych, budowa basenów, chemia basenowa
swing slide: huśtawka, huśtawki, plac zabaw, place zabaw
tent: harcerski, namiot, namioty, pole namiotowe, materac dmuchany, karimata
tent compass: harcerze, harcerzy, harcerstwo, drużyna harcerska, hufiec, zuchy, obóz harcerski, zuchów, gromada zuchowa
tent compass: skauci, zhp
tipi: tipi, namiot tipi, namioty tipi, wynajem tipi
windmill: młyn wietrzny, młyny wietrzne, wiatrak holender, wiatrak koźlak, stary młyn wietrzny
yurt: jurta, jurty, jurcie, nocleg w jurcie, jurta mongolska
`;
