/** As uncommon-trades.ts, for languages of the east and south. Notation: word-list.ts. */
export const easternUncommonTrades: Record<string, string> = {
  pl: `
milk cereal-bowl: jogurt, jogurty, jogurt naturalny, kefir, zsiadłe mleko
older-person dumbbell: gimnastyka dla seniorów, gimnastyka seniorów, ćwiczenia dla seniorów, zajęcia ruchowe dla seniorów, zdrowy kręgosłup seniora
mosquito window: moskitiera, moskitiery
runner sneaker: bieg, biegi, bieg uliczny, bieg przełajowy, bieg charytatywny, bieg na, bieg przez, bieg górski, bieg terenowy, półmaraton, bieg nocny, bieg rodzinny
-: w biegu, bieg wydarzeń
forklift parcel: palety używane, palety drewniane, palety euro, europalety, skup palet, sprzedaż palet, palety epal
car tow-truck: skup aut, skup samochodów, złomowanie aut, złomowanie pojazdów, kasacja pojazdów, auto złom, skup aut powypadkowych, szrot
massage baby: masaż po porodzie, masaż poporodowy
tree boot: przedszkole leśne, leśne przedszkole, szkoła leśna
car-front ring: samochód do ślubu, auto do ślubu, auta do ślubu, samochody do ślubu
`,
  cs: `
older-person dumbbell: cvičení pro seniory, cvičení seniorů, gymnastika pro seniory, senior fitnes, zdravotní cvičení pro seniory
santa: mikuláš, mikuláše, mikuláš a čert, mikuláš na objednávku, mikulášská nadílka, mikulášská, ježíšek
milk cereal-bowl: jogurt, jogurty, farmářský jogurt, domácí jogurt, kefír
mosquito window: sítě proti hmyzu, síť proti hmyzu, moskytiéra, moskytiéry
runner sneaker: běh, během, běhy, přespolní běh, terénní běh, charitativní běh, běžecký závod, půlmaraton, noční běh, závod v běhu, běžecká škola
-: během roku, během dne, během týdne, během hodiny, během léta, během
car tow-truck: výkup vraků, vraky aut, ekologická likvidace vozidel, vrakoviště, likvidace autovraků, autovrakoviště, výkup aut
forklift parcel: europalety, palety, výkup palet, paletový vozík
house key: stavební pozemek, stavební pozemky, pozemek k prodeji, stavební parcela
slide swing: nové hřiště, dětské hřiště, dětská hřiště, hřiště pro děti
tree boot: lesní školka, lesní školky, lesní mateřská škola, lesní klub
`,
  sk: `
older-person dumbbell: cvičenie pre seniorov, cvičenie seniorov, gymnastika pre seniorov
santa: mikuláš, mikuláša, mikuláš na objednávku, mikulášska nádielka
milk cereal-bowl: jogurt, jogurty, domáci jogurt, kefír
mosquito window: sieťky proti hmyzu, sieťka proti hmyzu, sieťky proti komárom, moskytiéra, moskytiéry
microphone guitar: kapela na svadbu, svadobná kapela, svadobné kapely, hudba na svadbu, kapely na svadby
runner sneaker: beh, behy, cezpoľný beh, terénny beh, charitatívny beh, bežecké preteky, polmaratón, nočný beh, beh cez
car tow-truck: výkup vrakov, výkup áut, autovrakovisko, vrakovisko, likvidácia vozidiel, vyradenie vozidla
house key: stavebný pozemok, stavebné pozemky, pozemok na predaj
slide swing: nové ihrisko, detské ihrisko, detské ihriská, ihrisko pre deti, ihrisko na sídlisku
tree boot: lesná škôlka, lesné škôlky, lesný klub
`,
  hu: `
older-person dumbbell: szenior torna, szenior tornát, időstorna, nyugdíjas torna, gyógytorna időseknek, idősek tornája, ülőtorna
paddleboard wave: sup bérlés, sup kölcsönzés, sup oktatás, sup túra, supozás
mosquito window: szúnyogháló, szúnyoghálók, szúnyoghálók méretre
milk cereal-bowl: joghurt, házi joghurt, kefir, aludttej
runner sneaker: lápfutás, terepfutás, futóverseny, futás, félmaraton, éjszakai futás, jótékonysági futás, erdei futás, futókör, futóklub
forklift parcel: raklap, raklapok, euro raklap, raklap eladó
cat: macskakozmetika, macskakozmetikus, macskapanzió, macskaszitter
car tow-truck: roncsautó, roncsautók, autóbontó, bontott alkatrész, roncsautó felvásárlás, autófelvásárlás
house key: építési telek, építési telkek, eladó telek, telek eladó
swimming-pool hot-tub: termálfürdő, termálfürdőben, gyógyfürdő, gyógyvíz, gyógyvizes, termálvíz, élményfürdő, strandfürdő
tree boot: erdei óvoda, erdei iskola, erdei ovi
slide swing: új játszótér, játszótér, játszóteret, játszóterek
`,
  ro: `
microphone guitar: formație, formație nunți, formație nuntă, formație pentru nunți, formații nunți, formație de nuntă, trupă nuntă, trupă de nuntă, trupă pentru nuntă, muzică pentru nuntă, formație de muzică, orchestră nuntă, lăutari, taraf
car-front ring: mașini pentru nuntă, mașină pentru nuntă, mașini nuntă, limuzină nuntă
milk cereal-bowl: iaurt, iaurturi, iaurt de casă, chefir, lapte bătut
older-person dumbbell: gimnastică pentru seniori, gimnastică pentru vârstnici, gimnastică seniori
mosquito window: plase de țânțari, plasă de țânțari, plase țânțari, plase anti-insecte, plase insecte
runner sneaker: cros, crosul, semimaraton, alergare, concurs de alergare, alergare montană, cursa de alergare
forklift parcel: paleți, paleți lemn, paleți euro, europaleți
car tow-truck: dezmembrări auto, dezmembrari auto, cumpăr mașini avariate, rabla auto, cumpărăm mașini, casare auto
house key: teren intravilan, teren de vânzare, terenuri de vânzare, parcele de vânzare
tree boot: grădiniță în pădure, grădinița din pădure, școala din pădure
`,
  bg: `
climber fir-tree: въжена градина, въжен парк, приключенски парк, въжени съоръжения, зиплайн
older-person dumbbell: гимнастика за възрастни, гимнастика за пенсионери, гимнастика за третата възраст
milk cereal-bowl: кисело мляко, домашно кисело мляко, кефир
microphone guitar: оркестър за сватби, сватбен оркестър, оркестър за сватба, група за сватби
mosquito window: комарник, комарници
forklift parcel: палети, европалети, дървени палети
canned-food basket: хранителна банка, хранителни пакети
house key: парцел, парцели, парцел за строеж, парцел за продажба, упи
car tow-truck: изкупуване на коли, коли за скрап, автоморга, автокъща за скрап, бракуване на автомобили
rose: розобер, роза дамасцена, розови полета, розово поле, розова градина, розоберът, бране на рози
tree boot: горска детска градина, горско училище
runner sneaker: бягане, крос, пробег, състезание по бягане, полумаратон, планинско бягане, маратон
`,
  ru: `
car-front ring: свадебный кортеж, свадебная машина, свадебные машины, авто на свадьбу, машина на свадьбу, лимузин на свадьбу
microphone guitar: живая музыка на свадьбу, музыканты на свадьбу, кавер-группа, кавер группа, музыканты на праздник
older-person dumbbell: гимнастика для пожилых, зарядка для пожилых, гимнастика для пенсионеров, занятия для пенсионеров, активное долголетие
mosquito window: москитная сетка, москитные сетки
milk cereal-bowl: йогурт, йогурты, домашний йогурт, кефир, ряженка, простокваша
runner sneaker: забег, забеги, забег по, трейл, трейлраннинг, полумарафон, беговой клуб, кросс, пробег, эстафета
forklift parcel: поддоны, европоддоны, паллеты, поддоны деревянные, деревянные поддоны
house key: земельный участок, земельные участки, участок под строительство, участок ижс, участок 10 соток, дачный участок
tree boot: лесной детский сад, лесной сад, лесная школа
car tow-truck: выкуп битых авто, выкуп авто, авторазбор, авторазборка, утилизация авто
`,
  uk: `
car-front ring: весільний кортеж, авто на весілля, весільні авто, машина на весілля
microphone guitar: музиканти на весілля, кавер-гурт, гурт на весілля, весільні музики
older-person dumbbell: гімнастика для літніх, гімнастика для літніх людей, зарядка для літніх, гімнастика для пенсіонерів
fire-engine rescue-helmet: пожежна команда, добровільна пожежна команда, пожежно-рятувальна частина, добровільні пожежники, пожежники
mosquito window: москітна сітка, москітні сітки
milk cereal-bowl: йогурт, йогурти, домашній йогурт, кефір, ряжанка
runner sneaker: забіг, забіги, пробіг, напівмарафон, біговий клуб, трейл, естафета
forklift parcel: піддони, європіддони, палети
house key: земельна ділянка, земельні ділянки, ділянка під забудову, ділянка землі
car tow-truck: викуп авто, авторозбірка, розборка авто, утилізація авто
`,
  hr: `
climber fir-tree: pustolovni park, adrenalinski park, pustolovni parkovi, avanturistički park, avantura park, avantura parkovi, zipline
older-person dumbbell: vježbanje za starije, tjelovježba za starije, gimnastika za starije, vežbanje za starije, gimnastika za penzionere, vježbanje za umirovljenike
santa: sveti nikola, djed mraz, djed božićnjak, deda mraz
milk cereal-bowl: jogurt, jogurti, domaći jogurt, kefir, kiselo mleko, kiselo mlijeko
microphone guitar: svadbeni bend, bend za svadbe, bend za svadbu, bend za vjenčanje, muzika za svadbe, glazba za vjenčanja, orkestar za svadbe, tamburaši
mosquito window: komarnik, komarnici, mreže protiv komaraca
runner sneaker: trail utrka, utrka, utrke, polumaraton, trka, trke, noćna utrka, cestovna utrka, trčanje, škola trčanja
house key: građevinsko zemljište, građevinska parcela, građevinske parcele, građevinski plac, zemljište na prodaju
forklift parcel: palete rabljene, euro palete, europalete, drvene palete
car tow-truck: otkup auta, otkup automobila, otkup vozila, auto otpad, autootpad
car-front ring: auto za vjenčanje, auti za vjenčanje, automobil za vjenčanje, auto za venčanje
tree boot: šumski vrtić, šumska škola
`,
  sl: `
climber fir-tree: pustolovski park, pustolovski parki, adrenalinski park, plezalni park, zipline
-: med drevesi, med tednom, med vikendom, med počitnicami, med prazniki, med delavniki, med nami, med gorami, med vinogradi
older-person dumbbell: telovadba za starejše, vadba za starejše, vadba za upokojence, telovadba za upokojence
santa: dedek mraz, miklavž, božiček
car-front ring: poročni avto, poročni avtomobil, avto za poroko, poročni avtomobili
slide toy-bricks: otroška igralnica, igralnica za otroke, igralnica
milk cereal-bowl: jogurt, jogurti, domači jogurt, kefir
microphone guitar: ansambel za poroke, ansambel za poroko, ansambel, glasba za poroke, glasbena skupina za poroke, bend za poroko
runner sneaker: tek po, tek ob, tek na, gorski tek, tekaška prireditev, tekaški klub, polmaraton, tek za, dobrodelni tek, nočni tek
forklift parcel: palete, evro palete
car tow-truck: odkup avtomobilov, odkup vozil, avtoodpad, odkup poškodovanih vozil
house key: zazidljiva parcela, zazidljive parcele, parcela, gradbena parcela, parcela naprodaj
tree boot: gozdni vrtec, gozdna šola, gozdna pedagogika
`,
  lt: `
climber fir-tree: nuotykių parkas, nuotykių parke, nuotykių parkai, laipynių parkas
older-person dumbbell: mankšta senjorams, senjorų mankšta, mankšta vyresniems
car-front ring: automobilis vestuvėms, automobiliai vestuvėms, vestuvinis automobilis, limuzinas vestuvėms
mosquito window: tinkleliai nuo uodų, tinklelis nuo uodų, tinkleliai nuo vabzdžių
slide toy-bricks: žaidimų kambarys, vaikų žaidimų kambarys, žaidimų erdvė
milk cereal-bowl: jogurtas, jogurtai, naminis jogurtas, kefyras
microphone guitar: grupė vestuvėms, gyva muzika vestuvėms
runner sneaker: bėgimas, bėgimas per, bėgimo varžybos, pusmaratonis, kroso bėgimas, labdaros bėgimas, naktinis bėgimas
forklift parcel: padėklai, mediniai padėklai, euro padėklai
car tow-truck: automobilių supirkimas, superkame automobilius, superka automobilius, automobilių utilizavimas
house key: sklypas, sklypai, namų valdos sklypas, žemės sklypas, parduodamas sklypas
`,
  lv: `
climber fir-tree: piedzīvojumu parks, piedzīvojumu parkā, trošu parks, kāpšanas parks
older-person dumbbell: vingrošana senioriem, senioru vingrošana, vingrošana pensionāriem
santa: salatētis, salatētis uz mājām, salatēvs, ziemassvētku vecītis
car-front ring: kāzu auto, auto kāzām, kāzu automašīna
mosquito window: moskītu tīkli, moskītu tīkls, kukaiņu sieti
milk cereal-bowl: jogurts, jogurti, mājas jogurts, kefīrs, rūgušpiens
runner sneaker: skrējiens, purva skrējiens, skriešana, pusmaratons, taku skrējiens, kross, meža skrējiens, skriešanas sacensības
forklift parcel: paletes, koka paletes, eiropaletes
car tow-truck: auto uzpirkšana, uzpērk auto, auto utilizācija, norakstīšana auto
house key: zemes gabals, zemes gabali, apbūves gabals, apbūves zeme
`,
  el: `
climber fir-tree: πάρκο περιπέτειας, πάρκα περιπέτειας, πάρκο αναρρίχησης
older-person dumbbell: γυμναστική για ηλικιωμένους, γυμναστική τρίτης ηλικίας, γυμναστική για μεγαλύτερους, άσκηση για ηλικιωμένους
santa: άγιος βασίλης, άη βασίλης, αγιος βασιλης
milk cereal-bowl: γιαούρτι, γιαούρτια, χωριάτικο γιαούρτι, πρόβειο γιαούρτι, κεφίρ
mosquito window: σίτες, σήτες, κουνουπιέρα, κουνουπιέρες, σίτες για κουνούπια
slide toy-bricks: παιδότοπος, παιδότοποι, παιδότοπους
runner sneaker: αγώνας δρόμου, αγώνες δρόμου, ημιμαραθώνιος, ορεινός αγώνας, λαϊκός αγώνας, αγώνας τρεξίματος
forklift parcel: παλέτες, ευρωπαλέτες, ξύλινες παλέτες
house key: οικόπεδο, οικόπεδα, οικόπεδο προς πώληση, πωλείται οικόπεδο, αγροτεμάχιο
car tow-truck: απόσυρση αυτοκινήτων, αγορά ατυχημένων, ανακύκλωση αυτοκινήτων
`,
  tr: `
car-front ring: gelin arabası, gelin arabaları, düğün arabası, gelin aracı
mosquito window: sineklik, sineklikler, cibinlik, pileli sineklik
slide toy-bricks: kapalı oyun alanı, oyun alanı, oyun evi, top havuzu, oyun parkı
milk cereal-bowl: yoğurt, ev yoğurdu, köy yoğurdu, manda yoğurdu, kefir
older-person dumbbell: yaşlılar için jimnastik, yaşlılar için egzersiz, yaşlı jimnastiği
runner sneaker: koşu, koşusu, yarı maraton, halk koşusu, patika koşusu, koşu grubu, koşu yarışı
forklift parcel: palet alım satım, ahşap palet, palet satışı, ikinci el palet
car tow-truck: hurda araç, hurda araba, hurda araç alınır, hasarlı araç, çıkma parça
tree boot: orman okulu, orman anaokulu
droplet tap: sondaj kuyusu, su sondajı, kuyu açma, artezyen
`,
  id: `
droplet tap: bor sumur, jasa bor sumur, sumur bor, bor air, telaga tiub, gali sumur, sumur bor dalam
slide toy-bricks: playground indoor, taman bermain indoor, mandi bola, taman permainan dalaman
fire-engine rescue-helmet: pemadam kebakaran, bomba sukarela, pasukan bomba
goat: anak kambing, kambing aqiqah, kambing kurban, bibit kambing
-: bu sari, ibu sari
motor-scooter motorcycle: sewa motor, rental motor, sewa skuter, sewa motor matic, motor matic, matic, scoopy, nmax, vario, skuter, vespa matic, sewa vespa
massage baby: urut selepas bersalin, urut lepas bersalin, urutan bersalin, urut bersalin, pijat pasca melahirkan, pijat ibu nifas, urut pantang, selepas bersalin, pasca bersalin, berpantang
rice bento: tumpeng, nasi tumpeng, nasi kuning
milk cereal-bowl: yogurt, yoghurt, yogurt buatan sendiri
mosquito window: kelambu, kasa nyamuk, kawat nyamuk, jaring nyamuk
older-person dumbbell: senam lansia, senam manula
climber tree: wahana outbound, outbound, flying fox, taman permainan tali
car-front ring: sewa mobil pengantin, mobil pengantin, kereta pengantin
runner sneaker: lomba lari, lari 10k, fun run, larian amal, larian, lari malam
`,
  ar: `
droplet bucket: غسيل خزانات, غسيل خزانات المياه, عزل خزانات, خزانات المياه وعزلها, تنظيف خزانات, تنظيف خزانات المياه, عزل خزانات المياه
mosquito window: شبك ناموس, شبك حشرات, ناموسية, ناموسيات, سلك ناموس
car-front ring: سيارة زفاف, سيارات زفاف, سيارة عروس, سيارات الأعراس, تأجير سيارات زفاف
milk cereal-bowl: زبادي, لبن زبادي, لبنة, لبن رائب
slide toy-bricks: ألعاب أطفال داخلية, صالة ألعاب أطفال, منطقة ألعاب أطفال, ملاهي داخلية
older-person dumbbell: رياضة كبار السن, تمارين لكبار السن
runner sneaker: سباق جري, ماراثون, سباق الجري, نصف ماراثون
`,
};
