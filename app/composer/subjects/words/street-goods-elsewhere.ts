/** The same as street-goods.ts in Catalan, the languages of Eastern Cyrillic, Greek, Turkish, Arabic and Persian. */
export const streetGoodsElsewhere: Record<string, string> = {
  ca: `
bagpipes musical-notes: gaita, sac de gemecs, cornamusa, xeremies
bra: llenceria, sostenidors, roba interior femenina
braid hair-comb: trenes africanes, trenes
hair-dryer hair-comb: assecador de cabells, allisat, allisat de queratina
cabbage: col, cols, xucrut, trinxat
campervan campsite: autocaravana, autocaravanes, furgoneta camper, lloguer d'autocaravanes
card-terminal credit-card: datàfon, datàfons, tpv, terminal de pagament, caixa registradora
chainsaw logs: motoserra, motoserres, treballs forestals
tree chainsaw: tala d'arbres, poda d'arbres, esporga, esporga d'arbres
churros chocolate: xurros, xurreria, xurro, xurros amb xocolata
concrete-mixer bricks: formigó, formigonera, formigó preparat
drainpipe droplet: desembussos, desembús, desembussament, clavegueram, desguàs, desguassos
fitted-kitchen: cuines a mida, mobles de cuina, reforma de cuines, cuina a mida
floorboards: parquet, tarima, polit de parquet, terres de fusta
gas-cylinder fire: bombona de butà, bombones de butà, butà
grandfather-clock: rellotge de peu, rellotge de pèndol
harp musical-score: arpa, arpista
hay-bale tractor: bales de palla, fenc, bales de fenc
lawn-bowls: petanca, club de petanca
lift: manteniment d'ascensors
mobility-scooter wheelchair: cadira de rodes elèctrica, cadires de rodes elèctriques
nappy baby: bolquer, bolquers, bolquers de roba
padel-racket: pàdel, padel, pista de pàdel, pistes de pàdel
paddleboard wave: paddle surf, pàdel surf
pistachios peanuts: ~ festuc, festucs, pistatxo, pistatxos
peanuts pistachios: fruita seca, fruits secs
potters-wheel vase: torn de terrissaire, taller de ceràmica, curs de ceràmica, terrissa, classes de ceràmica
quad-bike: quad, quads
saffron: safrà
spotlight: so i llum, il·luminació escènica, llum i so
tanker: fossa sèptica, fosses sèptiques, camió cisterna, buidatge de fosses, gasoil a domicili
telephone: centraleta, telèfon de l'esperança
tow-truck car: grua, grues, auxili en carretera, assistència en carretera
trampoline gymnast: llit elàstic, llits elàstics, trampolí
water-jug droplet: aigua a domicili, garrafes d'aigua
welding-mask fire: soldador, soldadors, soldadura
ant house: tèrmits, tractament de tèrmits
roller-coaster: parc d'atraccions
donkey: ruc, rucs, burro català, passejades amb ruc
handball-player: handbol
water-polo-player: waterpolo
wrestlers: lluita lliure
`,
  ru: `
bagpipes musical-notes: волынка, волынки, волынщик, волынщики
bra: женское бельё, женское белье, нижнее бельё, нижнее белье, бюстгальтер, бюстгальтеры, лифчик, брафиттинг
braid hair-comb: косички, афрокосички, афрокосы, плетение кос, дреды, брейды, плетение косичек
hair-dryer hair-comb: фен для волос, укладка волос, кератин, кератиновое выпрямление, ботокс для волос, стрижка и укладка
cabbage: капуста, квашеная капуста, капусту, капусты
broccoli: цветная капуста
campervan campsite: автодом, автодома, аренда автодома, прокат автодомов, кемпервэн
card-terminal credit-card: эквайринг, кассовый аппарат, кассовые аппараты, онлайн-касса, онлайн-кассы, онлайн касса, терминал оплаты, ккт
chainsaw logs: бензопила, бензопилы, бензопил, лесозаготовка, вальщик леса
tree chainsaw: спил деревьев, валка деревьев, удаление деревьев, обрезка деревьев, арборист, арбористы, удаление пней, спил деревья, кронирование
concrete-mixer bricks: бетон, бетона, доставка бетона, миксер бетон, бетононасос, стяжка, стяжка пола, полусухая стяжка, бетономешалка, бетонные работы, товарный бетон
drainpipe droplet: прочистка труб, прочистка канализации, канализация, устранение засоров, засор, засоры, промывка канализации, чистка канализации, прочистка засоров
fitted-kitchen: кухни на заказ, кухня на заказ, кухонные гарнитуры, кухонный гарнитур, кухни по индивидуальным размерам, кухонная мебель, сборка кухни, сборка кухонь, фасады для кухни
flag: флагшток, флагштоки, флаги на заказ
floorboards: паркет, паркетчик, циклёвка, циклевка, циклёвка паркета, ламинат, укладка ламината, укладка паркета, деревянные полы, террасная доска, паркетная доска, шлифовка полов, кварцвинил, напольные покрытия
gas-cylinder fire: газовые баллоны, газ в баллонах, газовый баллон, пропан, заправка газовых баллонов, сжиженный газ
grandfather-clock: напольные часы, часы с маятником
harp musical-score: арфа, арфистка, уроки арфы
hay-bale tractor: сено, солома, сено в рулонах, сено в тюках, тюки сена, рулоны сена, сенаж
lawn-bowls: петанк, бочче
lift: обслуживание лифтов, ремонт лифтов, монтаж лифтов, электромеханик по лифтам
mobility-scooter wheelchair: электроколяска, инвалидная коляска с электроприводом, электрическая инвалидная коляска, скутер для пожилых, электроколяски
nappy baby: подгузники, памперсы, многоразовые подгузники, подгузник, торт из подгузников
padel-racket: падел, падел-теннис, падел корт, сквош, паделтеннис
paddleboard wave: сапборд, сапборды, сап, сапы, прокат сапов, сап-прогулка, сап-прогулки, сап прогулки
pistachios peanuts: ~ фисташки, фисташка
soft-ice-cream pistachios: фисташковое мороженое
peanuts pistachios: орехи и сухофрукты, сухофрукты, орехи и сухофрукты оптом
potters-wheel vase: гончарный круг, гончарная мастерская, гончарное дело, уроки гончарного мастерства, мастер-класс по керамике, керамическая мастерская, гончар, гончарный мастер-класс, лепка из глины, гончарная студия
prosthetic-leg: протез ноги, протезы конечностей, протезирование конечностей, протезно-ортопедический
quad-bike: квадроцикл, квадроциклы, катание на квадроциклах, прокат квадроциклов, квадроциклах
road-barrier safety-vest: дорожные работы, дорожная разметка, дорожные знаки, дорожный рабочий
saffron: шафран
spotlight: сценический свет, световое оборудование, свет и звук, звук и свет, аренда света и звука, прожекторы для сцены, аренда звука и света
tanker: ассенизатор, ассенизаторы, откачка септика, откачка септиков, откачка выгребных ям, септик, септики, илосос, ассенизаторская машина, выгребная яма, водовоз, доставка технической воды, доставка дизтоплива, цистерна, бензовоз, откачка ям, откачка выгребной ямы
telephone: мини-атс, телефония, телефон доверия
tow-truck car: эвакуатор, эвакуаторы, услуги эвакуатора, эвакуация авто, эвакуатора, техпомощь на дороге, эвакуация автомобилей
trampoline gymnast: батут, батуты, батутный парк, батутный центр, аренда батутов, батутная арена
water-jug droplet: доставка воды, питьевая вода, вода 19 литров, бутилированная вода, кулер для воды, кулеры для воды, вода в бутылях, доставка питьевой воды
welding-mask fire: сварщик, сварщики, сварка, сварочные работы, электросварка, аргонная сварка, сварочный, сварщика, сварщиков
ant house: термиты, уничтожение муравьёв, муравьи
roller-coaster: парк аттракционов, луна-парк, американские горки, парк развлечений
donkey: ослик, ослики, катание на осликах
handball-player: гандбол
water-polo-player: водное поло
wrestlers: вольная борьба, греко-римская борьба
`,
  uk: `
bagpipes musical-notes: волинка, волинки, дуда, дударі, волинкар
bra: жіноча білизна, нижня білизна, бюстгальтер, бюстгальтери, ліфчик
braid hair-comb: афрокіски, дреди, плетіння кіс, косички, афрокосички, плетіння косичок, брейди
hair-dryer hair-comb: фен для волосся, укладка волосся, кератин, кератинове випрямлення, стрижка та укладка, ботокс для волосся
cabbage: капуста, квашена капуста, капусту
broccoli: цвітна капуста
campervan campsite: автодім, автодоми, оренда автодому, кемпер, кемпери
card-terminal credit-card: касовий апарат, касові апарати, програмний рро, еквайринг, платіжний термінал, прро, рро
chainsaw logs: бензопила, бензопили, лісозаготівля
tree chainsaw: спил дерев, видалення дерев, обрізка дерев, зрізання дерев, арборист, видалення пнів, валка дерев, кронування
concrete-mixer bricks: бетон, доставка бетону, бетононасос, стяжка, стяжка підлоги, бетонні роботи, бетонозмішувач, бетону
drainpipe droplet: прочистка труб, прочищення труб, каналізація, прочистка каналізації, чистка каналізації, засмічення, усунення засмічень, прочищення каналізації
fitted-kitchen: кухні на замовлення, кухня на замовлення, кухонні меблі, кухонні гарнітури, кухонний гарнітур
floorboards: паркет, паркетник, циклювання, циклювання паркету, ламінат, укладання ламінату, дерев'яна підлога, терасна дошка, шліфування підлоги, паркетна дошка, вкладання ламінату
gas-cylinder fire: газові балони, газ у балонах, газовий балон, пропан, скраплений газ
grandfather-clock: підлоговий годинник, годинник з маятником
harp musical-score: арфа, арфістка
hay-bale tractor: сіно, солома, тюки сіна, рулони сіна, тюки соломи
lawn-bowls: петанк
lift: обслуговування ліфтів, ремонт ліфтів, монтаж ліфтів
mobility-scooter wheelchair: електровізок, електричний візок, електроколяска, інвалідний візок з електроприводом
nappy baby: підгузки, памперси, багаторазові підгузки
padel-racket: падел, падел-теніс, сквош
paddleboard wave: сапборд, сапборди, прокат сапів, сап-прогулянка, сап-прогулянки, сапи
pistachios peanuts: ~ фісташки, фісташка
peanuts pistachios: горіхи та сухофрукти, сухофрукти
potters-wheel vase: гончарне коло, гончарний круг, гончарна майстерня, гончарство, кераміка майстер-клас, майстер-клас з гончарства, гончар, гончарна студія, ліплення з глини
prosthetic-leg: протез ноги, протезування кінцівок, протези кінцівок
quad-bike: квадроцикл, квадроцикли, прогулянка на квадроциклах, прокат квадроциклів
road-barrier safety-vest: дорожні роботи, дорожня розмітка, дорожні знаки
saffron: шафран
spotlight: сценічне світло, світло та звук, звук і світло, оренда звуку та світла
tanker: асенізатор, викачка ям, викачка септика, відкачка септиків, викачка вигрібних ям, вигрібна яма, септик, септики, ілосос, водовоз, цистерна, відкачка ям
telephone: телефон довіри, гаряча лінія психологічної допомоги
tow-truck car: евакуатор, евакуатори, послуги евакуатора, евакуатора, автоевакуатор
trampoline gymnast: батут, батути, батутний парк, оренда батутів, батутна арена
water-jug droplet: доставка води, питна вода, вода 19 літрів, бутильована вода, кулер для води, доставка питної води
welding-mask fire: зварювальник, зварник, зварювання, зварювальні роботи, зварювальники, зварювальника, аргонне зварювання
roller-coaster: парк атракціонів, луна-парк, парк розваг
donkey: ослик, віслюк, віслюки, катання на віслюках
handball-player: гандбол
water-polo-player: водне поло
wrestlers: вільна боротьба, греко-римська боротьба
`,
  el: `
bagpipes musical-notes: γκάιντα, γκάιντες, τσαμπούνα, άσκαυλος
bra: εσώρουχα, γυναικεία εσώρουχα, σουτιέν
braid hair-comb: πλεξούδες, αφρικάνικα πλεξουδάκια, ράστα, πλεξουδάκια, κοτσιδάκια
hair-dryer hair-comb: πιστολάκι, ισιωτική κερατίνης, κερατίνη, χτένισμα, χτενίσματα, θεραπεία κερατίνης
cabbage: λάχανο, λάχανα, ξινολάχανο
campervan campsite: αυτοκινούμενο, αυτοκινούμενα, ενοικίαση αυτοκινούμενων, τροχόσπιτα και αυτοκινούμενα
card-terminal credit-card: τερματικό pos, τερματικά pos, ταμειακή μηχανή, ταμειακές μηχανές, ταμειακές, μηχάνημα pos
chainsaw logs: αλυσοπρίονο, αλυσοπρίονα, υλοτόμος
tree chainsaw: κοπή δέντρων, κλάδεμα δέντρων, κοπές δέντρων, κλαδέματα, υλοτομίες
churros chocolate: τσούρος, λουκουμάς τσούρος
concrete-mixer bricks: σκυρόδεμα, έτοιμο σκυρόδεμα, μπετόν, μπετά, μπετονιέρα
drainpipe droplet: αποφράξεις, απόφραξη, αποχέτευση, αποχετεύσεις, αποφράξεις αποχετεύσεων, βουλωμένη αποχέτευση
fitted-kitchen: έπιπλα κουζίνας, κουζίνες κατά παραγγελία, κουζίνες και ντουλάπες, ντουλάπια κουζίνας
floorboards: παρκέ, ξύλινα πατώματα, πατώματα, λάμινεϊτ, δάπεδα, τρίψιμο παρκέ, ντεκ, ξύλινα δάπεδα, πάτωμα laminate
gas-cylinder fire: φιάλες υγραερίου, υγραέριο, φιάλη υγραερίου, γκαζάκια
grandfather-clock: ρολόι δαπέδου, εκκρεμές
harp musical-score: άρπα, αρπίστρια
hay-bale tractor: σανός, άχυρο, μπάλες σανού, τριφύλλι σε μπάλες, μπάλες τριφύλλι, άχυρα
lift: συντήρηση ανελκυστήρων, συντήρηση ασανσέρ, ασανσέρ οικίας
mobility-scooter wheelchair: ηλεκτρικό αναπηρικό αμαξίδιο, ηλεκτροκίνητο αμαξίδιο, ηλεκτροκίνητα αμαξίδια
nappy baby: πάνες, πάνες μωρού, πάνα, υφασμάτινες πάνες
padel-racket: padel, πάντελ, γήπεδα padel, σκουός
paddleboard wave: sup, σανίδα sup, stand up paddle
pistachios peanuts: ~ φιστίκια αιγίνης, φιστίκι αιγίνης
peanuts pistachios: ξηροί καρποί, ξηρούς καρπούς
potters-wheel vase: τροχός αγγειοπλαστικής, αγγειοπλαστική, μαθήματα κεραμικής, εργαστήριο κεραμικής, μαθήματα αγγειοπλαστικής, κεραμική, κεραμίστας
prosthetic-leg: τεχνητά μέλη, προσθετικά μέλη
quad-bike: γουρούνα, γουρούνες, τετράτροχη μοτοσικλέτα, atv, ενοικίαση γουρούνας, γουρούνες και σκούτερ
pig: γουρούνα κοντοσούβλι, γουρουνόπουλο
road-barrier safety-vest: οδική σήμανση, έργα οδοποιίας, διαγράμμιση
saffron: κρόκος κοζάνης, σαφράν, ζαφορά
spotlight: φωτισμός σκηνής, ήχος και φως, ηχητική και φωτιστική κάλυψη, φωτισμός εκδηλώσεων
tanker: εκκενώσεις βόθρων, εκκένωση βόθρου, βόθρος, βόθροι, βυτίο, βυτιοφόρο, βυτία, πετρέλαιο θέρμανσης, απολυμάνσεις βόθρων
telephone: τηλεφωνικό κέντρο, τηλεφωνικά κέντρα, γραμμή στήριξης
tow-truck car: οδική βοήθεια, γερανός αυτοκινήτων, ρυμούλκηση, φορτηγό οδικής βοήθειας
trampoline gymnast: τραμπολίνο, τραμπολίνα
water-jug droplet: ψύκτες νερού, νερό σε φιάλες, διανομή νερού
welding-mask fire: ηλεκτροσυγκολλητής, ηλεκτροσυγκολλήσεις, συγκολλήσεις, οξυγονοκολλητής
ant house: τερμίτες, καταπολέμηση τερμιτών
roller-coaster: λούνα παρκ, πάρκο ψυχαγωγίας
donkey: γαϊδουράκι, γαϊδουράκια, γάιδαροι
handball-player: χάντμπολ
water-polo-player: υδατοσφαίριση, πόλο
wrestlers: ελεύθερη πάλη, ελληνορωμαϊκή πάλη
`,
  tr: `
bagpipes musical-notes: gayda, tulumcu, tulum çalan
bra: iç çamaşırı, sütyen, sütyenler, kadın iç giyim, iç giyim, bayan iç giyim
braid hair-comb: saç örgüsü, afrika örgüsü, rasta, örgü saç, rasta örgü
hair-dryer hair-comb: fön, saç kurutma makinesi, keratin, keratin bakımı, brezilya fönü, kesim ve fön
cabbage: lahana, lahana turşusu, kara lahana
campervan campsite: karavan kiralama, motokaravan, motokaravanlar, çekme karavan ve motokaravan
card-terminal credit-card: pos cihazı, pos makinesi, yazar kasa, yazarkasa, yazar kasa pos, adisyon programı, pos cihazları
chainsaw logs: motorlu testere, elektrikli testere, ağaç motoru
tree chainsaw: ağaç kesimi, ağaç budama, ağaç kesme, budama
concrete-mixer bricks: beton, hazır beton, beton pompası, şap, beton mikseri, şap beton
drainpipe droplet: tıkanıklık açma, kanal açma, lavabo açma, gider açma, kanalizasyon, tuvalet açma, pimaş açma, kırmadan tıkanıklık açma, tıkalı gider
fitted-kitchen: mutfak dolabı, mutfak dolapları, hazır mutfak, ankastre mutfak, mutfak yenileme, mutfak tadilatı
floorboards: parke, laminat parke, parke döşeme, laminant, lamine parke, parke ustası, ahşap deck, deck döşeme, parke cila, sistre cila
bricks: parke taşı, kilit parke
gas-cylinder fire: tüp gaz, tüpgaz, mutfak tüpü, lpg tüp, tüp siparişi
grandfather-clock: sarkaçlı saat, ayaklı saat
harp musical-score: arp, arp dersi
hay-bale tractor: saman, balya, saman balyası, yonca balyası, kuru ot, saman satışı
lift: asansör bakım, asansör bakımı, asansör montajı, asansör firması, asansör tamiri
mobility-scooter wheelchair: akülü tekerlekli sandalye, akülü sandalye, engelli aracı, akülü araç
nappy baby: bebek bezi, çocuk bezi, yıkanabilir bez, bebek bezleri, bez pasta
padel-racket: padel, padel kortu, squash, padel tenis
paddleboard wave: sup, paddle board, sup kiralama, ayakta kürek
pistachios peanuts: ~ antep fıstığı, fıstık, antepfıstığı
baklava: fıstıklı baklava
peanuts: fıstık ezmesi
peanuts pistachios: kuruyemiş, kuruyemişçi, kuru yemiş
potters-wheel vase: çömlek, çömlekçilik, seramik kursu, çömlek atölyesi, seramik atölyesi, çömlek çarkı, seramik dersi, çömlekçi çarkı
stew: çömlek kebabı
prosthetic-leg: protez bacak, ortez protez, bacak protezi, protez ortez
quad-bike: atv, atv turu, atv safari, atv kiralama
road-barrier safety-vest: yol çalışması, yol çizgi, yol yapımı
saffron: safran
spotlight: sahne ışığı, ses ve ışık, ışık ve ses sistemleri, sahne ışık, ses ışık sistemleri, sahne ışıkları
tanker: vidanjör, foseptik, foseptik çekimi, su tankeri, tanker, fosseptik
telephone: telefon santrali, santral sistemleri
tow-truck car: oto kurtarma, oto çekici, yol yardım, oto kurtarıcı, çekici hizmeti, 7/24 çekici
trampoline gymnast: trambolin, tramboline, trambolin parkı, trambolin park
water-jug droplet: damacana, damacana su, su siparişi, su bayii, su sebili, damacana su siparişi
welding-mask fire: kaynakçı, kaynak ustası, kaynak işleri, gazaltı kaynak, argon kaynak, kaynak kursu, kaynakçılar
ant house: termit, karınca ilaçlama
roller-coaster: lunapark, eğlence parkı, tema park
donkey: eşek, eşekler, sıpa
handball-player: hentbol
water-polo-player: su topu
wrestlers: güreş, yağlı güreş, pehlivan
`,
  ar: `
bra: ملابس داخلية, لانجري, لانجيري, حمالات صدر, ملابس داخلية نسائية
braid hair-comb: ضفائر, ضفائر أفريقية, جدائل, تضفير الشعر
hair-dryer hair-comb: سشوار, استشوار, كيراتين, بروتين الشعر, علاج الكيراتين, فرد الشعر
cabbage: ملفوف, كرنب, ملفوف مخلل
campervan campsite: كرفان متنقل, بيت متنقل, كارافان
card-terminal credit-card: نقاط بيع, نقطة بيع, جهاز نقاط البيع, أجهزة نقاط البيع, كاشير, نظام كاشير, برنامج كاشير, أجهزة الدفع
-: مطلوب كاشير, وظيفة كاشير
chainsaw tree: منشار كهربائي, قص أشجار, تقليم أشجار, قطع الأشجار, قص وتقليم الأشجار
concrete-mixer bricks: خرسانة, خرسانة جاهزة, باطون, صب خرسانة, مضخة خرسانة, صبيات
drainpipe droplet: تسليك مجاري, تسليك المجاري, انسداد المجاري, صرف صحي, تسليك, مجاري, تسليك البلاليع, تسليك صرف
fitted-kitchen: مطابخ, مطابخ ألمنيوم, تفصيل مطابخ, مطابخ خشب, مطابخ حديثة, خزائن مطبخ, مطابخ ألوميتال
oven: معدات مطابخ
floorboards: باركيه, أرضيات خشبية, تركيب باركيه, أرضيات
gas-cylinder fire: اسطوانات غاز, أسطوانة غاز, أنابيب غاز, توصيل غاز, غاز منازل, جرة غاز, أنبوبة بوتاجاز, تبديل غاز
hay-bale tractor: برسيم, تبن, أعلاف وبرسيم, برسيم وتبن
lift: صيانة مصاعد, تركيب مصاعد, مصاعد منزلية
mobility-scooter wheelchair: كرسي متحرك كهربائي, كراسي متحركة كهربائية
nappy baby: حفاضات, حفاظات, حفاضات أطفال, بامبرز
padel-racket: بادل, ملعب بادل, ملاعب بادل, تدريب بادل
pistachios peanuts: ~ فستق, فستق حلبي
peanuts: فستق العبيد
peanuts pistachios: مكسرات, مكسرات ومحامص
potters-wheel vase: فخار, ورشة فخار, دورة فخار, خزف, صناعة الفخار, دورة خزف
prosthetic-leg: أطراف صناعية, أطراف اصطناعية
quad-bike: دبابات, دبابات بر, دباب, رحلات دبابات, كواد
road-barrier safety-vest: أعمال طرق, دهان طرق, تخطيط طرق
saffron: زعفران, الزعفران
spotlight: إضاءة مسرح, صوت وإضاءة, صوتيات وإضاءة, إضاءة حفلات
tanker: شفط بيارات, بيارات, صهريج, صهاريج, وايت ماء, وايت صرف, شفط مجاري, تنكر ماء, نضح بيارات, وايتات
telephone: سنترال, سنترالات, مركز اتصال, كول سنتر, خط الدعم
tow-truck car: سطحة, سطحات, ونش, ونش إنقاذ, سحب سيارات, ونش انقاذ سيارات, مساعدة على الطريق, كرين سيارات
trampoline gymnast: ترامبولين, ترامبولين للأطفال
bouncy-castle: نطاطيات, نطيطة, نطاطيات هوائية
water-jug droplet: توصيل مياه, مياه شرب, قوارير مياه, مياه معدنية, مياه للمنازل, برادات ماء, كولر مياه
welding-mask fire: لحام, حداد لحام, ورشة لحام, فني لحام, لحام أرجون
ant house: نمل أبيض, النمل الأبيض, مكافحة النمل الأبيض, نمل ابيض, الرمة
roller-coaster: مدينة ملاهي, ملاهي, مدينة ألعاب
donkey: حمار, حمير
handball-player: كرة يد, كرة اليد
water-polo-player: كرة الماء
wrestlers: مصارعة
`,
  fa: `
bra: لباس زیر, لباس زیر زنانه, سوتین
braid hair-comb: بافت مو, بافت مو آفریقایی, دردلاک, گیس, آفریقایی بافت
hair-dryer hair-comb: سشوار, کراتین, کراتینه, کراتین مو, صافی مو, براشینگ
cabbage: کلم, کلم پیچ, ترشی کلم
card-terminal credit-card: کارتخوان, دستگاه پوز, کارت‌خوان, صندوق فروشگاهی, پوز سیار
chainsaw tree: اره برقی, اره موتوری, هرس درختان, قطع درخت
concrete-mixer bricks: بتن, بتن آماده, پمپ بتن, میکسر بتن
drainpipe droplet: لوله بازکنی, لوله‌بازکنی, لوله باز کنی, رفع گرفتگی, تخلیه فاضلاب, چاه بازکنی, فاضلاب
fitted-kitchen: کابینت, کابینت آشپزخانه, کابینت سازی, آشپزخانه ام‌دی‌اف, کابینت ام دی اف, کابینت‌سازی
floorboards: پارکت, لمینت, نصب پارکت, کفپوش, پارکت و لمینت, نصب لمینت
gas-cylinder fire: کپسول گاز, گاز مایع, سیلندر گاز
hay-bale tractor: یونجه, کاه, علوفه
lift: سرویس آسانسور, نصب آسانسور, تعمیر آسانسور
mobility-scooter wheelchair: ویلچر برقی
nappy baby: پوشک, پوشک بچه, پوشک شورتی
padel-racket: پدل, اسکواش
pistachios peanuts: ~ پسته, پسته اکبری, پسته رفسنجان
peanuts pistachios: آجیل, آجیل و خشکبار, خشکبار
potters-wheel vase: سفالگری, کلاس سفال, چرخ سفالگری, سرامیک دستساز
prosthetic-leg: پروتز پا, اندام مصنوعی, ارتوپدی فنی
quad-bike: موتور چهارچرخ, موتور چهار چرخ
saffron: زعفران, زعفران قائنات, زعفران سرگل
spotlight: نورپردازی صحنه, صدا و نور, نور و صدا
tanker: تخلیه چاه, تانکر آب, تانکر, تخلیه سپتیک
telephone: سانترال, مرکز تماس, تلفن گویا
tow-truck car: امداد خودرو, یدک کش, خودروبر, حمل خودرو, یدک‌کش
trampoline gymnast: ترامپولین, پارک ترامپولین
water-jug droplet: آب آشامیدنی, آب معدنی, دستگاه آب سردکن
welding-mask fire: جوشکار, جوشکاری, جوش آرگون, جوشکاری سیار
ant house: موریانه, سمپاشی موریانه
roller-coaster: شهربازی, شهر بازی
donkey: الاغ
handball-player: هندبال
water-polo-player: واترپلو
wrestlers: کشتی آزاد, کشتی فرنگی
`,
};
