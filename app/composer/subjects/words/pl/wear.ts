/** Polish words for clothes and the body. Notation: word-list.ts. */
export const polishWear = `
abaya: abaja, abaje, abaya
anatomical-heart heart: echo serca, ekg, badanie serca, holter, nadciśnienie, arytmia
apron chef-hat: fartuch, fartuchy, fartuszek, fartuszki
baby-bodysuit: ubranka dla dzieci, odzież dziecięca, wyprawka, odzież niemowlęca, paka ubranek, paczka ubranek
baby-bodysuit: body niemowlęce, ubranka dla niemowląt, ubranka niemowlęce, ubranka dziecięce, ubranek dziecięcych
baby-bodysuit: ubranka po chłopcu, ubranek po chłopcu, ubranka po dziewczynce, ubranek po dziewczynce
baby-bodysuit teddy-bear: body dziecięce, śpioszki, artykuły dziecięce, pajacyki, kocyki dla niemowląt, ciuszki
baby-bodysuit teddy-bear: rzeczy po dziecku
baby-carrier: nosidełko dla dziecka, nosidło ergonomiczne, chusta do noszenia dzieci
baby-carrier: chusty do noszenia dzieci, nosidełka, nosidełko, nosidełek, nosidła ergonomiczne, chusty do noszenia
backpack pencil: plecaki, tornistry, zbiórka przyborów szkolnych
ballet-shoes dancer: balet
bangles: bransoletka, bransoletki, bransolety
baseball-cap: czapki, kaszkiety, nakrycia głowy, kaszkiet
bathrobe: szlafrok, szlafroki, szlafroka, szlafroków, podomka, podomki
beanie: czapka zimowa, czapki zimowe, czapka z wełny, wełniane czapki, czapki z pomponem, czapek zimowych
beanie: czapka na drutach
belt: pasek do spodni, paski do spodni, skórzany pasek, paski skórzane, pasek skórzany, skórzane paski, portfele i paski
belt: paski i portfele, paski damskie, paski męskie, pasek męski, pasek damski
bike-helmet: kask rowerowy, kaski rowerowe, kasków rowerowych
bikini: stroje kąpielowe
blouse: koszula lniana
bone: ból kolana, endoproteza, artroskopia
boot: kozaki, botki, trzewiki
bow-tie: mucha do garnituru, muchy do garnituru, mucha męska, muchy męskie, muszka
bow-tie necktie: muchy i krawaty, muszki i krawaty, muszki męskie, muszka do garnituru
bra: bielizna damska, biustonosz, biustonosze, brafitting, brafitterka, stanik, staniki
bra briefs: stroje kąpielowe i bielizna
braces toothbrush: ortodonta, aparat ortodontyczny, aparaty ortodontyczne, ortodoncja, ortodonci, aparat na zęby
braces toothbrush: aparaty na zęby, aparatów ortodontycznych
braid hair-comb: warkoczyki, warkoczyki afrykańskie, dredy, zaplatanie warkoczy, dready
brain speech-bubble: psychiatra, psychiatria, hipnoza, terapia par, psycholog, psychoterapia, depresja, lęki, wypalenie
brain speech-bubble: interwencja kryzysowa, leczenie alkoholizmu, psychodietetyk, grupa wsparcia, seksuolog
brain speech-bubble: mediacje rodzinne
brain stethoscope: neurologia, migreny, eeg, leczenie migreny
briefs: bielizna, bokserki, majtki
brooch: broszka, broszki, broszkę, broszek
button: guziki, guzik, guzików
clogs: chodaki, drewniaki, chodaki medyczne, drewniane chodaki, saboty
clothes-hanger: wieszaki
clothes-hanger coat: pralnia chemiczna, czyszczenie chemiczne, odzież używana, wymiana ubrań, ciuchy na wagę
clothes-hanger coat: pralnia garniturów
clothes-hanger dress: ciucholand, plus size, konfekcja damska
clothes-hanger t-shirt: komis odzieżowy, komisu odzieżowego, second hand, secondhand
coat: futra, zakład kuśnierski, usługi kuśnierskie, płaszcz, płaszcze, kurtki, kożuchy, ramoneska
coat: odzież wierzchnia, kombinezony narciarskie
coat scarf: ciepłych ubrań, ciepłe ubrania, odzieży zimowej, odzież zimowa, zimowe ubrania, zimowych ubrań
coat scarf: ciepłej odzieży, zimowych kurtek, zbiórka odzieży zimowej, zbiórka ciepłej odzieży
conical-hat: kapelusz stożkowy, kapelusz wietnamski, wietnamskie kapelusze
contact-lens: soczewki kontaktowe, soczewek kontaktowych, soczewka kontaktowa, soczewki jednodniowe, szkła kontaktowe
corset: gorset, gorsety, gorseciarstwo, gorset sznurowany, gorsety szyte na miarę
crown star: orszak trzech króli, orszaku trzech króli, święto trzech króli, trzech króli
dental-implant toothbrush: implanty, implanty zębów, implanty stomatologiczne, implantologia, implant zęba, implantolog
dental-implant toothbrush: implanty zębowe
diamond ring: bransoletek, srebrna biżuteria, jubiler, biżuteria
dirndl: dirndl, sukienka bawarska, sukienki bawarskie, strój bawarski damski
dress: suknie wieczorowe, wypożyczalnia sukien, suknie balowe
dress handbag: moda, odzież damska, sukienki, sukienka, ubrania
dress t-shirt: odzież, ubranka
dress washing-machine: czyszczenie sukni ślubnych, czyszczenie sukni ślubnej, pranie sukni ślubnych
dress-shoe: szewc
dress-shoe boot: naprawa obuwia
dress-shoe sneaker: sklep obuwniczy, mokasyny
dungarees: ogrodniczki, spodnie ogrodniczki, spodnie robocze ogrodniczki
ear stethoscope: laryngolog, laryngologia, otolaryngolog, czyszczenie uszu, leczenie zatok, usuwanie woskowiny
earrings: kolczykowanie, piercing, przekłuwanie uszu
earrings diamond: kolczyk, kolczyki
eye glasses: laserowa korekcja wzroku, zaćma, usuwanie zaćmy, jaskra, operacja zaćmy, leczenie jaskry
eye glasses: wady wzroku, klinika okulistyczna, siatkówka oka, badania wzroku, badanie wzroku, badań wzroku
eyebrow: brwi, regulacja brwi, henna brwi, laminacja brwi, stylizacja brwi, makijaż permanentny brwi, microblading
eyebrow: makijaż permanentny
eyelashes eye: przedłużanie rzęs, rzęsy
fascinator: fascynator, fascynatory, fascynatorów
felt-hat: kapelusze góralskie, kapelusz góralski
flat-shoe: kierpce, kierpców, kierpce góralskie
foot: badanie stóp, haluksy, płaskostopie, pedicure leczniczy, pedicure podologiczny, wrastające paznokcie
foot: wrastających paznokci, wrastający paznokieć
foot dress-shoe: wkładki ortopedyczne, obuwie ortopedyczne, pielęgnacja stóp
foot lotion: podolog, podologia
football-boot: buty piłkarskie, butów piłkarskich, korki piłkarskie, but piłkarski
glasses eye: optyk, okulary, soczewki, okulista, oprawki
gloves: rękawiczki
goggles: gogle narciarskie, okularki pływackie
goggles swimmer: okulary pływackie, okulary do pływania, gogle pływackie
graduation-cap books: uniwersytet, studia, uczelnia, rekrutacja na studia, szkoła policealna, stypendia, politechnika
graduation-cap books: kursy zawodowe, studniówka, absolutorium, kurs kwalifikacyjny, bal absolwentów, bal maturalny
graduation-cap books: kurs pedagogiczny, szkoła podstawowa, liceum, technikum, zapisy do klas pierwszych
graduation-cap books: szkoła niepubliczna, szkoła branżowa, liceum dla dorosłych, edukacja domowa, rekrutacja do liceum
graduation-cap books: pierwszy dzwonek, rozpoczęcie roku szkolnego, zerówka
graduation-cap books: dzień otwarty szkoły
hair-clipper: maszynka do włosów, maszynki do włosów, maszynka do strzyżenia, maszynki do strzyżenia, strzyżarka
hair-clipper: trymer do brody
hair-comb: trycholog, trycholożka, łupież
hair-comb scissors: trychologia, łysienie
hair-dryer: lokówka, lokówki, kosmetyki do włosów
hair-dryer hair-comb: suszarka do włosów, keratynowe prostowanie, prostowanie włosów, modelowanie włosów
hair-extensions: przedłużanie włosów, przedłużania włosów, zagęszczanie włosów, doczepiane włosy, włosy doczepiane
handbag: torebki, torebka, torby skórzane, kuferki, kopertówki, teczki
handshake heart: wolontariusze, zostań wolontariuszem
hanfu: hanfu, wypożyczalnia hanfu
headscarf: hidżab, hidżaby
hearing-aid: protetyk słuchu, badanie słuchu, aparaty słuchowe
heart: wośp, kwesta, przekaż podatek na chore dziecko, fundacja, pomoc dzieciom, dom dziecka, akcja charytatywna
heart: darczyńcy
heart handshake: darowizny, wolontariat, zbiórka
heart coin: procent podatku, przekaż procent podatku
high-heel: szpilki
hiking-boot: wycieczka górska, wędrówki, trekking, kije trekkingowe, obuwie robocze, obuwia roboczego, buty robocze
hiking-boot: obuwie ochronne
hiking-boot mountain: wycieczka w góry, klub turystyczny, rajd górski, piesza wycieczka
hiking-boot mountain: sprzęt górski, wyprawa w góry
holdall: torba sportowa, torby sportowe, torba treningowa, torby treningowe, torba podróżna, torby podróżne
holdall: torba na siłownię
hoodie t-shirt: bluza, bluzy, bluza z kapturem, bluzy z kapturem
jumper scarf: sweter, swetry, swetry z wełny, kardigan, kardigany, sweterek, sweterki, wełniane swetry, dzianiny, polary
jumpsuit: kombinezon damski, kombinezony damskie, jumpsuit, elegancki kombinezon
kippah: jarmułka, jarmułki, jarmułek
laser-hair-removal lotion: depilacja laserowa, laserowe usuwanie owłosienia, depilacji laserowej, depilację laserową
laser-hair-removal lotion: laserowa depilacja, trwała depilacja, depilacja diodowa, epilacja laserowa
lederhosen: lederhosen
leggings: legginsy, leginsy, getry sportowe
lehenga: lehenga
life-jacket: kamizelka ratunkowa, kamizelki ratunkowe, kamizelek ratunkowych, kamizelka asekuracyjna
life-jacket: kamizelki asekuracyjne
lip-balm: balsam do ust, balsamy do ust, balsamów do ust, pomadka ochronna, pomadki ochronne, pielęgnacja ust
lip-balm: masełko do ust
lips syringe: powiększanie ust, modelowanie ust, wypełnianie ust, powiększenie ust, modelowanie i powiększanie ust
lipstick: wizażystka, makijażystka
lipstick nail-polish: salon kosmetyczny, kosmetyczka, makijaż, kosmetyki, salon piękności
lipstick serum-bottle: salon urody, oczyszczanie twarzy, zabiegi na twarz, gabinet kosmetyczny
lungs: spirometria, leczenie astmy, astma, bezdech senny
lungs heart: rzuć palenie, rzucanie palenia, dzień bez papierosa, światowy dzień bez tytoniu
lungs stethoscope: pulmonolog, pulmonologia, poradnia pulmonologiczna
makeup-palette: paleta cieni, palety cieni, cienie do powiek, pędzle do makijażu, pędzli do makijażu, paleta do makijażu
makeup-palette: zestaw do makijażu
military-helmet: mundury, piknik wojskowy, militaria, demobil, zlot pojazdów militarnych
nail-polish: manicure, paznokcie, pedicure, hybryda, lakiery hybrydowe
nappy baby: pielucha, pieluchy, pieluszki, pieluchy wielorazowe, tort z pieluch
nappy: pampersy, pampersów, pieluchomajtki
necklace: bursztyn, biżuteria z bursztynu, naszyjnik, naszyjniki, perły, korale, biżuteria srebrna
necklace: biżuteria ręcznie robiona, biżuteria handmade, wisiorek, wisiorki, bursztynem
necktie: garnitury męskie
necktie gift: dzień ojca, dnia ojca
perfume: perfumy, perfumeria, dezodorant w sztyfcie, dezodorant
poncho: ponczo, poncza, poncho, wełniane ponczo, ponczo wełniane
prayer-beads: różańce, różaniec, różańca, dewocjonalia, dewocjonaliów
prayer-shawl: tałes, tałesy, tallit
prosthetic-leg: proteza nogi, protezy kończyn, protezownia, zaopatrzenie ortopedyczne
pyjamas: piżama, piżamy, piżam, koszula nocna, koszule nocne, piżamki, piżama party
qipao: qipao, cheongsam, chińska sukienka, chińskie sukienki
ring bouquet: ślub, wesele, obrączki, targi ślubne, sala weselna, konsultantka ślubna, dekoracje ślubne, dom weselny
ring bouquet: salon ślubny, złote gody, wesela
ring diamond: skup złota, złoto skup, kupię złoto, kupujemy złoto, brylanty
rollator: balkonik, chodzik dla seniora, balkoniki rehabilitacyjne, rollator
safety-vest: odzież robocza, bhp, ubrania robocze
safety-vest lab-coat: odzież bhp
safety-vest rescue-helmet: odzież ochronna, kamizelki odblaskowe
scarf: apaszki, chusty i szale, szale, chusty, chustki, chusta
scrubs: odzież medyczna, uniformy medyczne, bluzy medyczne, scrubsy
serum-bottle: olejek do brody
serum-bottle lotion: serum, pielęgnacja skóry, krem do twarzy, peeling kawitacyjny, oczyszczanie wodorowe
serum-bottle lotion: mikrodermabrazja, peeling chemiczny, pielęgnacja twarzy, odmładzanie twarzy, zabiegi kosmetyczne
serum-bottle lotion: gabinet urody
sherwani: sherwani
shirt: koszula, koszule, koszule męskie, koszula męska, koszule na miarę
shopping-bags market-stall: rynek produktów lokalnych
shopping-bags price-tag: kiermasz
shopping-bags price-tag: ~ wyprzedaż, outlet
shopping-bags price-tag: vintage, wymienialnia ubrań
shopping-bags: torby papierowe, toreb papierowych, torby z nadrukiem
skirt: spódnica, spódnice, spódnic, spódniczka, spódniczki, spódniczek
sleep-sack: śpiworek, śpiworki, śpiworek niemowlęcy, śpiworki niemowlęce
slippers: kapcie, kapci, pantofle domowe, papucie, bambosze, kapcie góralskie, pantofle
smartwatch: smartwatch, smartwatche, smartwatcha, smartwatchy, smartwatchów, inteligentny zegarek, inteligentne zegarki
smartwatch: apple watch, smartzegarek
sneaker: buty, obuwie, sneakersy, butów, adidasy, trampki
socks: skarpety, skarpetki
songkok: songkok, songkoki, kopiah
spine: fizjoterapeuta, fizjoterapia, osteopata, rehabilitacja, ból pleców, gorset ortopedyczny, gorsety ortopedyczne
spine bone: ból kręgosłupa, rwa kulszowa, dyskopatia, skolioza, sklep ortopedyczny, medycyna sportowa
spine massage: kinesiotaping, rehabilitant, fala uderzeniowa, fizykoterapia, terapia manualna
spine massage: terapii manualnej, terapię manualną
spine stethoscope: kręgarz
suit: marynarki, fraki
suit necktie: garnitur, garnitury, garnitur na miarę, garnitury ślubne, smoking, moda męska, garnitury szyte na miarę
sunglasses: okulary przeciwsłoneczne, okularów przeciwsłonecznych, okulary słoneczne
swimsuit: strój kąpielowy, kąpielówki
t-shirt backpack: mundurki szkolne, mundurek szkolny, stroje szkolne
t-shirt clothes-hanger: giełda ubrań, swap ubrań
t-shirt jeans: koszulki, nadruki na koszulkach
t-shirt printer: gadżety reklamowe, sitodruk, odzież reklamowa, odzież z nadrukiem
t-shirt socks: ciuszki dla dzieci, ubrania dla dzieci
tattoo-machine: tatuaż, tatuaże, studio tatuażu, tatuażysta
tights: rajstopy, rajstop
tooth: protezy, dentysta, stomatolog, gabinet dentystyczny, zęby, gabinet stomatologiczny, stomatologia, higienizacja
tooth: protetyka, zębów, licówki, leczenie kanałowe, korony i mosty, próchnica, chirurgia szczękowa
tooth toothbrush: wybielanie zębów, usuwanie kamienia, usuwanie kamienia nazębnego, skaling, skaling i piaskowanie
tooth toothbrush: przegląd stomatologiczny, piaskowanie zębów
top-hat: kapelusze, kapelusznik
top-hat sun-hat: modystka
tote-bag: torba bawełniana, torby bawełniane, torba płócienna, torby płócienne, torby na zakupy z bawełny
trousers: spodnie, spodni
turban: turban, turbany
vape: e-papierosy, e-papieros, vape, waporyzatory
walking-stick: laska do chodzenia, laski do chodzenia, laska inwalidzka
wallet: portmonetki
wallet coin: oddłużanie, upadłość konsumencka, wyjście z długów, pomoc zadłużonym, windykacja, komornik pomoc
wallet coin: restrukturyzacja długu
wallet handbag: portfele, galanteria skórzana, kaletnik
wax-pot lotion: pasta cukrowa, woskowanie, depilacja woskiem, depilacja pastą cukrową, depilacja bikini
wax-pot lotion: depilacja brazylijska
wedding-dress ring: suknia ślubna, suknie ślubne, sukni ślubnych, salon sukien ślubnych
wellingtons: kalosze, kaloszy, gumowce
wetsuit surfer: pianka surfingowa, pianki surfingowe, pianka neoprenowa, pianki neoprenowe, pianka do nurkowania
wetsuit surfer: pianki do nurkowania, pianka do pływania, pianki do pływania, kombinezon neoprenowy
wetsuit surfer: wynajem pianek surfingowych
wig: peruka, peruki, systemy włosów, tupety, perukarnia, perukarz
x-ray: rentgen, rtg, radiologia, rezonans magnetyczny, tomografia
x-ray hospital: pantomogram, densytometria, diagnostyka obrazowa, badanie piersi, profilaktyka raka
x-ray hospital: badania przesiewowe
zip: wymiana zamków błyskawicznych, wszywanie zamków
zip button: zamki błyskawiczne, zamek błyskawiczny, zamków błyskawicznych, wymiana zamka błyskawicznego
zip button: guziki i zamki błyskawiczne
zip sewing-needle: wszywam zamki, wszywamy zamki
`;
