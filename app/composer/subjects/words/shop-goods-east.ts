/** The same as shop-goods.ts in Polish, Czech, Slovak and Hungarian. */
export const easternShopGoods: Record<string, string> = {
  pl: `
aquarium tropical-fish: akwarium, akwaria, akwarystyka, sklep akwarystyczny, serwis akwariów
baby-bodysuit: ubranka dla dzieci, ubranka dziecięce, odzież dziecięca, ubranka niemowlęce, wyprawka, odzież niemowlęca
bangles: bransoletka, bransoletki, bransolety
barrel: beczka dębowa, beczki dębowe, beczki drewniane, bednarz, bednarstwo
beehive bee: odkłady pszczele
bench: ławka ogrodowa, ławki ogrodowe, ławki, ławka parkowa
birdcage bird: klatka dla ptaków, klatki dla ptaków, kanarki, papużki, woliera, woliery
carriage horse: bryczka, bryczki, powóz, dorożka, dorożki, przejażdżki bryczką, kareta, kulig
chandelier: żyrandol, żyrandole, lampy wiszące, sklep z oświetleniem, kinkiety
cherry-picker: podnośnik koszowy, wynajem zwyżki, podnośniki koszowe, podesty ruchome, usługi zwyżką
circuit-board: płytka drukowana, płytki drukowane, naprawa elektroniki, montaż elektroniki, serwis elektroniki
clothes-hanger coat: pralnia chemiczna, czyszczenie chemiczne, odzież używana, wymiana ubrań, ciuchy na wagę, pralnia garniturów
coffee-beans coffee: kawa ziarnista, ziarna kawy, palarnia kawy, świeżo palona kawa, palarnia
combine-harvester wheat: kombajn, kombajny, koszenie zboża, usługi rolnicze, usługi kombajnem, młócenie
cot: łóżeczko, łóżeczka, kołyska, łóżeczko dziecięce
drum-kit drum: perkusja, lekcje perkusji, nauka gry na perkusji, perkusista, nauka perkusji
embroidery-hoop thread: haft, hafty, haftowanie, haft krzyżykowy, warsztaty haftu, hafciarstwo
fireplace fire: kominek, kominki, wkłady kominkowe
first-aid-kit: pierwsza pomoc, kurs pierwszej pomocy, kursy pierwszej pomocy, apteczka, apteczki, defibrylator, szkolenie z pierwszej pomocy
food-truck takeaway-box: food truck, food trucki, foodtruck, zlot food trucków, foodtrucki
garden-shed: domek ogrodowy, domki ogrodowe, domki narzędziowe, szopa ogrodowa, altany ogrodowe
gingerbread: pierniki, piernik, pierniczki, domek z piernika, chatka z piernika
ham: szynka, szynki, szynka wędzona, wędliny
hamper gift: kosz prezentowy, kosze prezentowe, kosze świąteczne, kosz upominkowy, kosze upominkowe
headscarf: hidżab, hidżaby
ice-lolly: lody na patyku, lód na patyku
jet-ski wave: skuter wodny, skutery wodne
kennel dog: hotel dla psów, hotel dla psa, hotel dla zwierząt, buda dla psa, budy dla psów, psi hotel
loom yarn: tkactwo, warsztaty tkackie, tkanie
macarons: makaroniki, makaronik
marionette theatre-masks: teatr lalek, teatrzyk kukiełkowy, marionetki, kukiełki, teatrzyk dla dzieci, pacynki
market-stall carrot: stragan, stragany, jarmark, targ śniadaniowy, targowisko, targ lokalny, bazarek
motorcycle-helmet motorcycle: kask motocyklowy, kaski motocyklowe, odzież motocyklowa
necklace: naszyjnik, naszyjniki, perły, korale, biżuteria srebrna, biżuteria ręcznie robiona, biżuteria handmade
olive-oil olives: oliwa z oliwek, oliwa, olej rzepakowy, tłocznia oleju, oleje tłoczone na zimno, olejarnia
pallet: paleta euro, palety drewniane, europalety, skup palet
parking-sign location-pin: miejsce parkingowe, miejsca parkingowe, miejsce postojowe, parking strzeżony, parking przy lotnisku
pipe-organ church: koncert organowy, koncerty organowe, remont organów, muzyka organowa
plum: śliwki, śliwka, śliwek, węgierki
pomegranate: granaty owoce, sok z granatu
pumpkin: dynia, dynie, święto dyni
road-roller: asfalt, asfaltowanie, roboty drogowe, nawierzchnie asfaltowe, budowa dróg
roast-chicken: kurczak z rożna, kurczaki z rożna, pieczony kurczak
rollator: balkonik, chodzik dla seniora, balkoniki rehabilitacyjne, rollator
rubber-stamp document: notariusz, kancelaria notarialna, pieczątki, pieczątka, wyrób pieczątek
sack wheat: pasze, pasza, karma dla drobiu, nasiona rolnicze, skup zboża
saddle horse: siodło, siodła, rymarz, rymarstwo, sklep jeździecki, siodlarz
secateurs leaves: przycinanie żywopłotu, cięcie żywopłotu, żywopłoty, przycinanie drzew owocowych, sekator, strzyżenie żywopłotu, przycinanie krzewów
server: hosting, hosting stron, serwerownia, serwery, serwer
shipping-container: kontener morski, kontenery morskie, kontenery magazynowe, wynajem kontenerów, fracht morski
skewers barbecue: szaszłyki, szaszłyk
squeegee window: mycie okien, mycie szyb, mycie witryn, czyste okna
stained-glass: witraż, witraże, pracownia witraży
suit necktie: garnitur, garnitury, garnitur na miarę, garnitury ślubne, smoking, moda męska, garnitury szyte na miarę
tipper-truck: wywrotka, wywrotki, żwir, piasek i żwir, kruszywo, kruszywa, tłuczeń
turf-roll: trawa z rolki, trawnik z rolki, sztuczna trawa, trawa w rolkach, trawniki z rolki
vintage-car: zabytkowe auta, zabytkowy samochód, stare samochody, zlot pojazdów zabytkowych, oldtimer, klasyczne samochody, samochody zabytkowe
wasp: osy, gniazdo os, gniazda os, szerszenie, usuwanie os, usuwanie szerszeni
water-pump droplet: studnie, studnia, wiercenie studni, studnie głębinowe, pompa wody, pompy głębinowe, studnia głębinowa
water-tank droplet: zbiornik na wodę, zbiorniki na wodę, zbiorniki na deszczówkę, deszczówka
watering-can plant: konewka, konewki
wedding-cake: tort weselny, torty weselne, tort ślubny
wedding-dress ring: suknia ślubna, suknie ślubne, sukni ślubnych, salon sukien ślubnych
wheelie-bin: kosz na śmieci, kosze na śmieci, pojemniki na odpady, mycie pojemników, wywóz śmieci
wifi-router: światłowód, internet światłowodowy, router wifi, internet w domu, dostawca internetu
wig: peruka, peruki, systemy włosów, tupety
wreath: wianek świąteczny, wieniec, wieńce, wieńce adwentowe, wianki, wianki świąteczne, stroiki, wieńce pogrzebowe
x-ray: rentgen, rtg, radiologia, rezonans magnetyczny, tomografia, mammografia
zip: wymiana zamków błyskawicznych, zamek błyskawiczny, wymiana zamka, wszywanie zamków
zip-line tree: park linowy, tyrolka, tyrolki, zipline
`,
  cs: `
aquarium tropical-fish: akvárium, akvária, akvaristika
baby-bodysuit: dětské oblečení, kojenecké oblečení, bazárek dětského oblečení, oblečení pro miminka, dětský bazárek
bangles: náramek, náramky
barrel: dubový sud, dubové sudy, dřevěné sudy, bednář, bednářství
beehive bee: úly, včelstva, oddělky včel
bench: lavička, lavičky, zahradní lavice
birdcage bird: ptačí klec, klece pro ptáky, voliéra, andulky, kanárci, výstava exotického ptactva
carriage horse: kočár, kočáry, svatební kočár, projížďky kočárem, bryčka, koňské povozy
chandelier: lustr, lustry, křišťálové lustry, svítidla
cherry-picker: plošina, montážní plošina, půjčovna plošin, vysokozdvižná plošina, nůžková plošina, pracovní plošiny
circuit-board: plošné spoje, opravy elektroniky, deska plošných spojů, osazování dps
clothes-hanger coat: čistírna, čistírna oděvů, chemické čištění, výměna oblečení, swap oblečení, secondhand
coffee-beans coffee: zrnková káva, kávová zrna, pražírna, pražírna kávy, čerstvě pražená káva
combine-harvester wheat: kombajn, kombajny, sklizeň obilí, zemědělské služby, výmlat
cot: postýlka, postýlky, dětská postýlka, kolébka
drum-kit drum: bicí souprava, výuka bicích, hra na bicí, bubeník
embroidery-hoop thread: vyšívání, výšivky, výšivka, kurz vyšívání, křížkový steh
fireplace fire: krb, krby, krbové vložky, stavba krbů, krbová kamna
first-aid-kit: první pomoc, kurz první pomoci, kurzy první pomoci, lékárnička, defibrilátor
food-truck takeaway-box: food truck, foodtruck, food trucky, food fest
garden-shed: zahradní domek, zahradní domky, domek na nářadí, kůlna
gingerbread: perník, perníčky, perníková chaloupka, zdobení perníčků
ham: šunka, šunky, pražská šunka, šunka od kosti, uzené
hamper gift: dárkový koš, dárkové koše, dárkový košík
ice-lolly: nanuk, nanuky
jet-ski wave: vodní skútr, vodní skútry
kennel dog: psí hotel, hotel pro psy, psí bouda, boudy pro psy
loom yarn: tkaní, tkalcovství, tkalcovský stav, kurz tkaní
macarons: makronky, makronka
marionette theatre-masks: loutkové divadlo, loutky, loutka, loutkové představení, loutkáři, maňásci
market-stall carrot: stánek na trhu, stánkaři, farmářské trhy, farmářský trh, jarmark, tržiště
motorcycle-helmet motorcycle: moto helma, přilba na motorku, motopřilby, moto oblečení
necklace: náhrdelník, náhrdelníky, perly, ruční šperky, stříbrné šperky, korálky
olive-oil olives: olivový olej, lisovna oleje, řepkový olej
pallet: europalety, dřevěné palety, výkup palet
parking-sign location-pin: parkovací místo, parkovací stání, garážové stání, hlídané parkoviště
pipe-organ church: varhany, varhanní koncert, koncert varhan, oprava varhan, varhanní hudba
plum: švestky, švestka, švestek
pomegranate: granátové jablko, granátová jablka
pumpkin: dýně, dýní, dýňový
road-roller: asfalt, asfaltování, asfaltové povrchy, stavba silnic
roast-chicken: grilované kuře, grilovaná kuřata, kuře na grilu
rollator: chodítko, chodítka, chodítko pro seniory
rubber-stamp document: notář, notářka, notářství, razítka, razítko, výroba razítek
sack wheat: krmiva, krmivo, krmné směsi, osiva, osivo
saddle horse: sedlo, sedla, sedlář, sedlářství, jezdecké potřeby
secateurs leaves: stříhání živých plotů, živý plot, řez stromů, střih živého plotu, zahradnické nůžky, řez ovocných stromů
server: webhosting, serverovna, servery, datové centrum
shipping-container: lodní kontejner, lodní kontejnery, skladový kontejner, námořní přeprava
skewers barbecue: špízy, šašlik, špíz
squeegee window: mytí oken, umývání oken, mytí výloh
stained-glass: vitráž, vitráže, vitráží
suit necktie: oblek, obleky, oblek na míru, svatební oblek, smoking, pánská móda, pánské obleky
tipper-truck: sklápěč, štěrk, písek a štěrk, kačírek, kamenivo, písek
turf-roll: travní koberec, trávníkový koberec, umělý trávník, travní koberce, pokládka trávníku
vintage-car: veterán auta, sraz veteránů, historická vozidla, historické automobily, oldtimer, auto veteráni
wasp: vosy, vosí hnízdo, sršni, likvidace vos, likvidace vosích hnízd
water-pump droplet: vrtání studní, studna, studny, vodní čerpadlo, čerpadla, vrtané studny, ponorné čerpadlo
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dešťovou vodu, retenční nádrž, retenční nádrže
watering-can plant: konev
wedding-cake: svatební dort, svatební dorty, svatebních dortů
wedding-dress ring: svatební šaty, svatební salon, svatebních šatů
wheelie-bin: popelnice, svoz odpadu, mytí popelnic, odpadové nádoby
wifi-router: optický internet, internet na doma, wifi router, poskytovatel internetu
wig: paruka, paruky, paruk
wreath: věnec, věnce, adventní věnec, adventní věnce, výroba věnců, smuteční věnce
x-ray: rentgen, radiologie, magnetická rezonance, mamografie
zip: výměna zipů, oprava zipů, zipy, výměna zipu
zip-line tree: lanový park, lanové centrum, zipline, lanovka v korunách
`,
  sk: `
aquarium tropical-fish: akvárium, akváriá, akvaristika
baby-bodysuit: detské oblečenie, oblečenie pre bábätká, kojenecké oblečenie, burza detského oblečenia
bangles: náramok, náramky
barrel: dubový sud, dubové sudy, drevené sudy, debnár
beehive bee: úle, včelstvá
bench: lavička, lavičky
birdcage bird: klietka, klietky, andulky, kanáriky, voliéra
carriage horse: koč, svadobný koč, jazda na koči, koče, bričky
chandelier: luster, lustre, krištáľové lustre, svietidlá
cherry-picker: plošina, vysokozdvižná plošina, prenájom plošín, montážna plošina
circuit-board: plošné spoje, oprava elektroniky
clothes-hanger coat: čistiareň, čistiareň odevov, chemické čistenie, výmena oblečenia, secondhand
coffee-beans coffee: zrnková káva, kávové zrná, pražiareň, pražiareň kávy
combine-harvester wheat: kombajn, kombajny, žatva, poľnohospodárske služby
cot: postieľka, postieľky, kolíska
drum-kit drum: výuka bicích, bubeník, hra na bicie
embroidery-hoop thread: vyšívanie, výšivky, výšivka
fireplace fire: krb, krby, stavba krbov
first-aid-kit: prvá pomoc, kurz prvej pomoci, kurzy prvej pomoci, lekárnička, defibrilátor
food-truck takeaway-box: food truck, foodtruck, food trucky
garden-shed: záhradný domček, záhradné domčeky, domček na náradie
gingerbread: medovníky, medovník, perníky, perníková chalúpka
ham: šunka, šunky, údená šunka, údeniny
hamper gift: darčekový kôš, darčekové koše
ice-lolly: nanuk, nanuky
jet-ski wave: vodný skúter, vodné skútre
kennel dog: hotel pre psov, psí hotel, psia búda
loom yarn: tkanie, tkáčstvo, krosná
macarons: makrónky
marionette theatre-masks: bábkové divadlo, bábkové predstavenie, marionety, bábkar
market-stall carrot: jarmok, farmársky trh, trhovníci, stánkari
motorcycle-helmet motorcycle: prilba na motorku, moto prilby
necklace: náhrdelník, náhrdelníky, strieborné šperky, ručne vyrábané šperky
olive-oil olives: olivový olej, lisovňa oleja
pallet: europalety, drevené palety, výkup paliet
parking-sign location-pin: parkovacie miesto, parkovacie státie, garážové státie
pipe-organ church: organ v kostole, organový koncert, organovej hudby
plum: slivky, sliviek
pomegranate: granátové jablko, granátové jablká
pumpkin: tekvica, tekvice, tekvíc
road-roller: asfalt, asfaltovanie, stavba ciest
roast-chicken: grilované kura, grilované kurčatá
rollator: chodítko, chodítka
rubber-stamp document: notár, notárka, notársky úrad, pečiatky, pečiatka
sack wheat: krmivá, krmivo, osivá
saddle horse: sedlo, sedlá, sedlár, jazdecké potreby
secateurs leaves: strihanie živých plotov, živý plot, orez stromov, rez ovocných stromov
server: webhosting, serverovňa, servery
shipping-container: lodný kontajner, lodné kontajnery, skladový kontajner
skewers barbecue: špízy, šašlik
squeegee window: umývanie okien, čistenie okien
stained-glass: vitráž, vitráže
suit necktie: oblek, obleky, svadobný oblek, smoking, pánske obleky
tipper-truck: štrk, sklápač, piesok a štrk, kamenivo
turf-roll: trávnikový koberec, trávnikové koberce, umelý trávnik, trávový koberec
vintage-car: veterány autá, zraz veteránov, historické vozidlá
wasp: osy, osie hniezdo, sršne, likvidácia ôs
water-pump droplet: vŕtanie studní, studňa, studne, čerpadlo, čerpadlá, vŕtané studne
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dažďovú vodu
watering-can plant: krhla, krhly
wedding-cake: svadobná torta, svadobné torty
wedding-dress ring: svadobné šaty, svadobný salón
wheelie-bin: smetná nádoba, smetné nádoby, odvoz odpadu, kontajnery na odpad
wifi-router: optický internet, internet domov, wifi router
wig: parochňa, parochne
wreath: veniec, vence, adventný veniec, adventné vence
x-ray: röntgen, rádiológia, magnetická rezonancia
zip: výmena zipsov, výmena zipsu, oprava zipsov
zip-line tree: lanový park, zipline
`,
  hu: `
aquarium tropical-fish: akvárium, akváriumok, akvarisztika
baby-bodysuit: babaruha, babaruhák, gyerekruha, gyerekruhák, gyermekruha, bababörze, gyermekruhák
bangles: karkötő, karkötők
barrel: tölgyfahordó, fahordó, fahordók, boroshordó, kádár, kádárműhely
beehive bee: kaptár, kaptárak, méhcsalád
bench: kerti pad, kerti padok, padok
birdcage bird: madárkalitka, kalitka, díszmadár, díszmadarak, kanári, hullámos papagáj
carriage horse: hintó, lovas kocsi, lovaskocsi, lovaskocsizás, esküvői hintó, fogathajtás
chandelier: csillár, csillárok, lámpabolt, kristálycsillár
cherry-picker: emelőkosaras autó, kosaras emelő, emelőkosár, ollós emelő, kosaras autó bérlés
circuit-board: nyomtatott áramkör, elektronikai javítás, elektronika javítás, forrasztás
clothes-hanger coat: vegytisztító, ruhatisztító, ruhatisztítás, ruhacsere, használtruha, vegytisztítás
coffee-beans coffee: szemes kávé, kávébab, kávépörkölő, kávépörkölés, frissen pörkölt kávé
combine-harvester wheat: kombájn, aratás, bérmunka mezőgazdasági, kombájnozás, mezőgazdasági bérmunka
cot: kiságy, kiságyak, babaágy, bölcső
drum-kit drum: dobfelszerelés, dobtanítás, doboktatás, dobszerkó
embroidery-hoop thread: hímzés, hímző szakkör, hímzések, keresztszemes, hímzőkör
fireplace fire: kandalló, kandallók, kandallóépítés
first-aid-kit: elsősegély, elsősegélytanfolyam, elsősegély tanfolyam, elsősegély-tanfolyam, defibrillátor, újraélesztés
food-truck takeaway-box: food truck, foodtruck, food truckok
garden-shed: kerti ház, szerszámtároló, kerti faház, faházak kertbe, kerti tároló
gingerbread: mézeskalács, mézeskalácsház, mézeskalácsok
ham: sonka, sonkák, húsvéti sonka, füstölt sonka
hamper gift: ajándékkosár, ajándékkosarak
ice-lolly: jégkrém, jégkrémek, pálcikás fagyi
jet-ski wave: jetski, jet-ski, jetski bérlés
kennel dog: kutyapanzió, kutyahotel, kutyaház, kutyaólak, kennel, panzió kutyáknak
loom yarn: szövés, szövőszék, szövőműhely, kézi szövés, takács
macarons: macaron, macaronok
marionette theatre-masks: bábszínház, bábelőadás, bábjáték, marionett, bábszínházi előadás
market-stall carrot: piaci árus, termelői piac, kirakodóvásár, árusok, vásár árusok, piacnap
motorcycle-helmet motorcycle: motoros ruházat
necklace: nyaklánc, nyakláncok, gyöngysor, ezüst ékszer, kézműves ékszer, kézműves ékszerek
olive-oil olives: olívaolaj, hidegen sajtolt olaj, olajütő, tökmagolaj
pallet: raklap, raklapok, euro raklap, raklapbútor
parking-sign location-pin: parkolóhely, parkolóhelyek, beállóhely, őrzött parkoló, reptéri parkolás
pipe-organ church: orgona, orgonakoncert, orgonahangverseny, orgonamuzsika
plum: szilva, szilvát, ringló
pomegranate: gránátalma
pumpkin: sütőtök, tökök, töklámpás farm
road-roller: aszfalt, aszfaltozás, útépítés, térburkolás aszfalttal
roast-chicken: grillcsirke, grillcsirkék, sült csirke
rollator: járókeret, rollátor, járókeretek
rubber-stamp document: közjegyző, közjegyzői iroda, bélyegző, bélyegzők, bélyegzőkészítés
sack wheat: takarmány, takarmányok, vetőmag, vetőmagok, terménybolt
saddle horse: nyereg, nyergek, szíjgyártó, nyerges, lovasbolt
secateurs leaves: sövénynyírás, sövény, metszés, metszőolló, gyümölcsfa metszés, sövényvágás
server: tárhely, webtárhely, szerver, szerverek, szerverterem
shipping-container: tengeri konténer, konténerek, raktárkonténer, konténerház, tengeri szállítmányozás
skewers barbecue: saslik, nyársak, rablóhús
squeegee window: ablaktisztítás, ablakpucolás, ablakmosás, ablaktisztító, ablakpucoló
stained-glass: ólomüveg, üvegfestés, tiffany üveg, ólomüveg ablak
suit necktie: öltöny, öltönyök, méretre szabott öltöny, vőlegényöltöny, szmoking, férfi öltöny
tipper-truck: billencs, sóder, sóder szállítás, homok és sóder, zúzottkő, homok sóder
turf-roll: gyepszőnyeg, műfű, gyeptégla, füvesítés, tekercses gyep
vintage-car: veterán autó, veteránautó, oldtimer, oldtimer találkozó, veterán autók, veteránautók
wasp: darázs, darázsfészek, darazsak, lódarázs, darázsirtás
water-pump droplet: kútfúrás, fúrt kút, kútfúró, szivattyú, szivattyúk
water-tank droplet: víztartály, víztartályok, esővízgyűjtő
watering-can plant: locsolókanna, öntözőkanna
wedding-cake: esküvői torta, esküvői torták, menyasszonyi torta
wedding-dress ring: menyasszonyi ruha, menyasszonyi ruhák, esküvői ruha, esküvői ruhaszalon
wheelie-bin: kuka, kukák, kukatisztítás, hulladéktároló, szemetes kuka
wifi-router: optikai internet, otthoni internet, wifi router, internetszolgáltató
wig: paróka, parókák, hajpótlás
wreath: koszorú, koszorúk, adventi koszorú, adventi koszorúk, ajtókoszorú, koszorúkötés
x-ray: röntgen, radiológia, mri, mammográfia
zip: cipzár, cipzárcsere, cipzárak, cipzár csere
zip-line tree: kalandpark, drótkötélpálya, zipline, kötélpálya
`,
};
