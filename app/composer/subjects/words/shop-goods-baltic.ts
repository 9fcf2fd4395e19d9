/** The same as shop-goods.ts in the languages of the Baltic, Greek and Turkish. */
export const balticShopGoods: Record<string, string> = {
  et: `
aquarium tropical-fish: akvaarium, akvaariumid
baby-bodysuit: beebiriided, lasteriided, lasteriiete
bangles: käevõru, käevõrud
barrel: tammevaat, tammevaadid, tünn, tünnid
beehive bee: mesitaru, mesitarud
bench: aiapink, aiapingid, pargipink
birdcage bird: linnupuur, lemmiklinnud
carriage horse: tõld, hobukaarik, kaarikusõit, saanisõit
chandelier: lühter, lühtrid, valgustid
cherry-picker: korvtõstuk, tõstuki rent, käärtõstuk, tõstukid
clothes-hanger coat: keemiline puhastus, riidevahetus, kasutatud riided
coffee-beans coffee: kohvioad, kohviröstikoda, röstikoda
combine-harvester wheat: kombain, viljakoristus, kombainid
cot: võrevoodi, beebivoodi, häll
drum-kit drum: trummikomplekt, trummitunnid, trummar, trummiõpe
embroidery-hoop thread: tikkimine, tikandid, tikkimiskursus
fireplace fire: kamin, kaminad
first-aid-kit: esmaabi, esmaabikursus, esmaabikoolitus, defibrillaator
food-truck takeaway-box: toiduauto, food truck, tänavatoit auto
garden-shed: aiamaja, aiamajad, kuur, tööriistakuur
gingerbread: piparkook, piparkoogid, piparkoogimaja
ham: sink, jõulusink
hamper gift: kinkekorv, kinkekorvid
ice-lolly: pulgajäätis, mahlajää
jet-ski wave: jett, jetid, veemootorratas
kennel dog: koertehotell, koerakuut, koertepansion, lemmikloomahotell
loom yarn: kudumine telgedel, kangasteljed, telgedel kudumine
marionette theatre-masks: nukuteater, nukuetendus, marionett
market-stall carrot: laadamüüjad, laat, turupäev, taluturg, kauplejad
motorcycle-helmet motorcycle: mootorratta kiiver
necklace: kaelakee, kaelakeed, hõbeehted, käsitööehted
olive-oil olives: oliiviõli, rapsiõli
pallet: kaubaalus, kaubaalused, euroalused
parking-sign location-pin: parkimiskoht, parkimiskohad, garaažikoht
pipe-organ church: orelikontsert, orel, orelimuusika
plum: ploom, ploomid
pomegranate: granaatõun
pumpkin: kõrvits, kõrvitsad
road-roller: asfalt, asfalteerimine, asfaltimine
roast-chicken: grillkana
rubber-stamp document: notar, notaribüroo, templid
sack wheat: söödad, loomasööt
saddle horse: sadul, sadulad, sadulsepp, ratsavarustus
secateurs leaves: heki pügamine, hekk, viljapuude lõikus, oksakäärid, hekilõikus
server: veebimajutus, serverid
shipping-container: merekonteiner, konteineri rent, laokonteiner
skewers barbecue: šašlõkk, vardad
squeegee window: akende pesu, aknapesu, akende puhastus
stained-glass: vitraaž, vitraažid
suit necktie: ülikond, ülikonnad, smoking, meeste ülikonnad
tipper-truck: kallur, liiv ja kruus, killustik, kruus
turf-roll: muruvaip, rullmuru, kunstmuru, siirdmuru
vintage-car: vanaauto, vanaautod, unikaalsed autod, vanasõidukid
wasp: herilased, herilasepesa, herilane
water-pump droplet: puurkaev, puurkaevud, puurkaevude puurimine, veepump
water-tank droplet: veemahuti, veemahutid, vihmavee mahuti
watering-can plant: kastekann
wedding-cake: pulmatort, pulmatordid
wedding-dress ring: pulmakleit, pulmakleidid, pruutkleit, pruutkleidid
wheelie-bin: prügikonteiner, prügikast, prügivedu
wifi-router: valguskaabel, koduinternet, kiire internet
wig: parukas, parukad
wreath: pärg, pärjad, advendipärg, uksepärg, jõulupärg
x-ray: röntgen, radioloogia, magnetuuring
zip: luku vahetus, tõmblukk, tõmbluku vahetus
zip-line tree: seikluspark, zipline, trossisõit
`,
  lv: `
aquarium tropical-fish: akvārijs, akvāriji
baby-bodysuit: bērnu apģērbi, mazuļu apģērbi, bērnu drēbes, bērnu drēbītes
bangles: rokassprādze, aproce, aproces
barrel: ozolkoka muca, mucas, mucinieks
beehive bee: bišu strops, stropi, bišu saimes
bench: dārza sols, dārza soliņi, soliņi
birdcage bird: putnu būris, viļņpapagaiļi, kanārijputni
carriage horse: kariete, zirgu pajūgs, izbraucieni ar zirgu
chandelier: lustra, lustras, gaismekļi
cherry-picker: pacēlājs, autopacēlājs, pacēlāju noma, šķērveida pacēlājs
clothes-hanger coat: ķīmiskā tīrītava, drēbju maiņa, lietoti apģērbi
coffee-beans coffee: kafijas pupiņas, kafijas grauzdētava, grauzdētava
combine-harvester wheat: kombains, graudu kulšana, kombaini
cot: bērnu gultiņa, gultiņa zīdainim, šūpulis
drum-kit drum: bungas, bungu nodarbības, bundzinieks, bungu komplekts
embroidery-hoop thread: izšūšana, izšuvumi, izšūšanas
fireplace fire: kamīns, kamīni
first-aid-kit: pirmā palīdzība, pirmās palīdzības kursi, pirmās palīdzības apmācība, defibrilators
food-truck takeaway-box: food truck, ielas ēdienu auto
garden-shed: dārza mājiņa, dārza mājiņas, šķūnītis, instrumentu mājiņa
gingerbread: piparkūka, piparkūkas, piparkūku namiņš
ham: šķiņķis, ziemassvētku šķiņķis, šķiņķi
hamper gift: dāvanu grozs, dāvanu grozi
ice-lolly: saldējums uz kociņa
jet-ski wave: ūdens motocikls, ūdens motocikli
kennel dog: suņu viesnīca, suņu būda, viesnīca suņiem
loom yarn: aušana, stelles, audēja, aušanas darbnīca
marionette theatre-masks: leļļu teātris, leļļu izrāde, marionetes
market-stall carrot: tirgotāji, gadatirgus, zemnieku tirgus, tirdziņš, amatnieki tirdziņā
motorcycle-helmet motorcycle: motocikla ķivere
necklace: kaklarota, kaklarotas, sudraba rotas, rokdarbu rotas
olive-oil olives: olīveļļa, rapšu eļļa
pallet: paletes, koka paletes, eiro paletes
parking-sign location-pin: stāvvieta, autostāvvieta, stāvvietas
pipe-organ church: ērģeļmūzikas koncerts, ērģeles, ērģelnieks, ērģeļkoncerts, ērģeļu koncerts
plum: plūmes, plūme
pomegranate: granātābols
pumpkin: ķirbis, ķirbji
road-roller: asfalts, asfaltēšana
roast-chicken: grilēta vista, grilētas vistas
rubber-stamp document: notārs, notāra birojs, zīmogi, zīmogs
sack wheat: lopbarība, barība mājlopiem
saddle horse: segli, seglu, seglinieks, jāšanas piederumi
secateurs leaves: dzīvžogu apgriešana, dzīvžogs, augļu koku vainagošana, dzīvžoga griešana, dzīvžogu griešana
server: mājaslapu hostings, serveri, datu centrs
shipping-container: jūras konteiners, konteineru noma, noliktavas konteiners
skewers barbecue: šašliks, šašliki
squeegee window: logu mazgāšana, logu tīrīšana
stained-glass: vitrāža, vitrāžas
suit necktie: uzvalks, uzvalki, vīriešu uzvalki, smokings
tipper-truck: pašizgāzējs, smilts un grants, grants, šķembas
turf-roll: zālāja ruļļi, mākslīgais zāliens, ruļļu zāliens
vintage-car: retro auto, antīkie auto, spēkrati retro, retro automobiļi
wasp: lapsenes, lapseņu pūznis, sirseņi, lapseņu
water-pump droplet: urbums, urbumi, ūdens urbumi, aku rakšana, ūdens sūknis, dziļurbumi
water-tank droplet: ūdens tvertne, ūdens tvertnes
watering-can plant: lejkanna, lejkannas
wedding-cake: kāzu torte, kāzu tortes
wedding-dress ring: kāzu kleita, kāzu kleitas, līgavas kleita
wheelie-bin: atkritumu konteiners, atkritumu tvertnes, atkritumu izvešana
wifi-router: optiskais internets, mājas internets
wig: parūka, parūkas
wreath: vainags, vainagi, adventes vainags, adventes vainagi
x-ray: rentgens, radioloģija, magnētiskā rezonanse
zip: rāvējslēdzējs, rāvējslēdzēju maiņa
zip-line tree: piedzīvojumu parks, zipline, trošu nobrauciens
`,
  lt: `
aquarium tropical-fish: akvariumas, akvariumai, akvariumų
baby-bodysuit: kūdikių drabužiai, vaikiški drabužiai, vaikų drabužiai, drabužėliai
bangles: apyrankė, apyrankės
barrel: ąžuolinė statinė, statinės, kubilius
beehive bee: avilys, aviliai, bičių šeimos
bench: sodo suolas, suoliukai, suoliukas
birdcage bird: paukščių narvelis, kanarėlės, papūgėlės
carriage horse: karieta, karietos, pasivažinėjimas karieta, brička
chandelier: sietynas, sietynai, šviestuvai
cherry-picker: keltuvas, bokštelio nuoma, keltuvų nuoma, autobokštelis, žirklinis keltuvas
clothes-hanger coat: cheminis valymas, cheminė valykla, drabužių mainai, dėvėti drabužiai
coffee-beans coffee: kavos pupelės, kavos skrudykla, skrudykla
combine-harvester wheat: kombainas, kombainai, javų kūlimas, javapjūtė
cot: kūdikio lovytė, lovytė, lovytės, lopšys
drum-kit drum: būgnai, būgnų pamokos, būgnininkas
embroidery-hoop thread: siuvinėjimas, siuvinėjimo, siuviniai
fireplace fire: židinys, židiniai, židinių
first-aid-kit: pirmoji pagalba, pirmosios pagalbos kursai, pirmosios pagalbos, defibriliatorius
food-truck takeaway-box: maisto furgonas, food truck, maisto vagonėliai
garden-shed: sodo namelis, sodo nameliai, įrankių namelis, sandėliukas
gingerbread: meduoliai, meduolis, meduolių namelis, imbieriniai sausainiai
ham: kumpis, kumpiai, rūkytas kumpis
hamper gift: dovanų krepšelis, dovanų krepšeliai
ice-lolly: ledai ant pagaliuko
jet-ski wave: vandens motociklas, vandens motociklai
kennel dog: šunų viešbutis, šuns būda, viešbutis šunims
loom yarn: audimas, audimo staklės, audėja, audimo
marionette theatre-masks: lėlių teatras, lėlių spektaklis, marionetės
market-stall carrot: prekybininkai mugėje, mugė, ūkininkų turgus, turgelis, prekystaliai
motorcycle-helmet motorcycle: motociklininko šalmas, motociklų šalmai
necklace: vėrinys, vėriniai, karoliai, sidabriniai papuošalai, rankų darbo papuošalai
olive-oil olives: alyvuogių aliejus, rapsų aliejus
pallet: mediniai padėklai, europadėklai
parking-sign location-pin: parkavimo vieta, stovėjimo vieta, parkavimo vietos
pipe-organ church: vargonų koncertas, vargonai, vargonininkas, vargonų muzika
plum: slyvos, slyva
pomegranate: granatai vaisiai
pumpkin: moliūgas, moliūgai
road-roller: asfaltas, asfaltavimas, asfaltavimo
roast-chicken: keptas viščiukas, grilinta vištiena
rubber-stamp document: notaras, notarė, notarų biuras, antspaudai, antspaudas
sack wheat: pašarai, kombinuotieji pašarai
saddle horse: balnas, balnai, balnius, jojimo reikmenys
secateurs leaves: gyvatvorių karpymas, gyvatvorė, vaismedžių genėjimas, gyvatvorių genėjimas
server: svetainių talpinimas, serveriai, duomenų centras
shipping-container: jūrinis konteineris, konteinerių nuoma, jūriniai konteineriai
skewers barbecue: šašlykai, šašlykas
squeegee window: langų valymas, langų plovimas
stained-glass: vitražas, vitražai
suit necktie: kostiumas vyrams, vyriški kostiumai, vestuvinis kostiumas, smokingas
tipper-truck: savivartis, smėlis ir žvyras, žvyras, skalda
turf-roll: ritininė veja, dirbtinė veja, veja rulonais, ruloninė veja
vintage-car: senoviniai automobiliai, retro automobiliai, senovinis automobilis
wasp: vapsvos, vapsvų lizdas, širšės, vapsvų
water-pump droplet: gręžinys, gręžiniai, vandens gręžiniai, vandens siurblys, šulinių gręžimas
water-tank droplet: vandens talpa, vandens talpos, lietaus vandens talpa
watering-can plant: laistytuvas, laistytuvai
wedding-cake: vestuvinis tortas, vestuviniai tortai
wedding-dress ring: vestuvinė suknelė, vestuvinės suknelės, vestuvinių suknelių salonas
wheelie-bin: šiukšlių konteineris, atliekų konteineriai, atliekų išvežimas
wifi-router: šviesolaidinis internetas, šviesolaidis, namų internetas
wig: perukas, perukai
wreath: vainikas, vainikai, advento vainikas, advento vainikai
x-ray: rentgenas, radiologija, magnetinis rezonansas
zip: užtrauktukų keitimas, užtrauktukas
zip-line tree: nuotykių parkas, zipline, keltuvų trasa medžiuose
`,
  el: `
aquarium tropical-fish: ενυδρείο, ενυδρεία
baby-bodysuit: βρεφικά ρούχα, παιδικά ρούχα, βρεφικά είδη, ρούχα για μωρά
bangles: βραχιόλι, βραχιόλια
barrel: δρύινο βαρέλι, δρύινα βαρέλια, βαρέλια, βαρελάς
bench: παγκάκι, παγκάκια
birdcage bird: κλουβί πουλιών, κλουβιά, καναρίνια, παπαγαλάκια
carriage horse: άμαξα, άμαξες, βόλτα με άμαξα
chandelier: πολυέλαιος, πολυέλαιοι, φωτιστικά
cherry-picker: καλαθοφόρο, καλαθοφόρα, ανυψωτικά μηχανήματα, ενοικίαση καλαθοφόρου
circuit-board: πλακέτες, επισκευή ηλεκτρονικών, πλακέτα
clothes-hanger coat: στεγνοκαθαριστήριο, στεγνό καθάρισμα, καθαριστήριο ρούχων, μεταχειρισμένα ρούχα
coffee-beans coffee: κόκκοι καφέ, καφεκοπτείο, καφεκοπτεία, φρεσκοκαβουρδισμένος καφές
combine-harvester wheat: θεριζοαλωνιστική, αλωνισμός, θερισμός
cot: βρεφική κούνια, βρεφικό κρεβάτι, κούνιες μωρού
drum-kit drum: ντραμς, μαθήματα ντραμς, ντράμερ, μαθήματα τυμπάνων
embroidery-hoop thread: κέντημα, κεντήματα, κεντητική
fireplace fire: τζάκι, τζάκια, ενεργειακά τζάκια
first-aid-kit: πρώτες βοήθειες, πρώτων βοηθειών, φαρμακείο πρώτων βοηθειών, απινιδωτής
food-truck takeaway-box: φορτηγάκι φαγητού, food truck, καντίνα
garden-shed: αποθήκη κήπου, αποθήκες κήπου, ξύλινα σπιτάκια
gingerbread: μπισκότα τζίντζερ, μελομακάρονα και κουραμπιέδες
ham: προσούτο, ζαμπόν, χοιρομέρι
hamper gift: καλάθι δώρου, καλάθια δώρων, χριστουγεννιάτικα καλάθια
ice-lolly: γρανίτα ξυλάκι, παγωτό ξυλάκι
jet-ski wave: τζετ σκι, jet ski
kennel dog: ξενοδοχείο σκύλων, φιλοξενία σκύλων, σκυλόσπιτο, σκυλόσπιτα
loom yarn: υφαντική, αργαλειός, αργαλειό
macarons: μακαρόν
marionette theatre-masks: κουκλοθέατρο, μαριονέτες, καραγκιόζης, θέατρο σκιών
market-stall carrot: λαϊκή αγορά, πάγκος, πάγκοι, παζάρι, υπαίθρια αγορά
motorcycle-helmet motorcycle: κράνος μηχανής
necklace: κολιέ, ασημένια κοσμήματα, χειροποίητα κοσμήματα, μαργαριτάρια, φο μπιζού
olive-oil olives: ελαιόλαδο, ελαιόλαδα, ελαιοτριβείο, ελαιοτριβεία, παρθένο ελαιόλαδο
pallet: παλέτες, ευρωπαλέτες, ξύλινες παλέτες
parking-sign location-pin: θέση στάθμευσης, θέσεις στάθμευσης, πάρκινγκ, θέση πάρκινγκ
pipe-organ church: εκκλησιαστικό όργανο, συναυλία οργάνου
plum: δαμάσκηνα, δαμάσκηνο
pomegranate: ρόδι, ρόδια, χυμός ροδιού
pumpkin: κολοκύθα, κολοκύθες
road-roller: άσφαλτος, ασφαλτοστρώσεις, ασφαλτόστρωση
roast-chicken: κοτόπουλο σούβλας, ψητό κοτόπουλο, κοτόπουλα σούβλας
rollator: περπατούρα, περπατούρες, περιπατητήρας
rubber-stamp document: συμβολαιογράφος, συμβολαιογραφείο, σφραγίδες, σφραγίδα
sack wheat: ζωοτροφές, αλευρόμυλος
saddle horse: σέλα, σέλες, σαγματοποιός, είδη ιππασίας
secateurs leaves: κλάδεμα, κλάδεμα θάμνων, κλαδέματα, κλαδευτήρι, κούρεμα φράχτη
server: φιλοξενία ιστοσελίδων, διακομιστές, data center
shipping-container: κοντέινερ, εμπορευματοκιβώτια, ναυτιλιακά κοντέινερ
skewers barbecue: σουβλάκια, σουβλάκι, καλαμάκια
squeegee window: καθαρισμός τζαμιών, καθαρισμός παραθύρων, καθαριστής τζαμιών, καθαρισμοί τζαμιών
stained-glass: βιτρό
suit necktie: ανδρικά κοστούμια, κοστούμι, κοστούμια, γαμπριάτικα κοστούμια, γαμπριάτικο, σμόκιν
tipper-truck: ανατρεπόμενο, άμμος και χαλίκι, χαλίκι, αδρανή υλικά
turf-roll: έτοιμος χλοοτάπητας, χλοοτάπητας, συνθετικός χλοοτάπητας, γκαζόν, έτοιμο γκαζόν
vintage-car: κλασικά αυτοκίνητα, αυτοκίνητα αντίκες, κλασικό αυτοκίνητο, παλιά αυτοκίνητα
wasp: σφήκες, σφηκοφωλιά, σφηκοφωλιές
water-pump droplet: γεωτρήσεις, γεώτρηση, αντλία νερού, αντλίες νερού, πηγάδι
water-tank droplet: δεξαμενή νερού, δεξαμενές νερού
watering-can plant: ποτιστήρι, ποτιστήρια
wedding-cake: γαμήλια τούρτα, γαμήλιες τούρτες, τούρτα γάμου
wedding-dress ring: νυφικό, νυφικά, νυφικών
wheelie-bin: κάδος απορριμμάτων, κάδοι απορριμμάτων, πλύσιμο κάδων
wifi-router: οπτική ίνα, σύνδεση ίντερνετ, ρούτερ
wig: περούκα, περούκες
wreath: στεφάνι, στεφάνια, χριστουγεννιάτικο στεφάνι
x-ray: ακτινογραφία, ακτινολόγος, ακτινολογικό, μαγνητική τομογραφία, μαστογραφία, διαγνωστικό κέντρο
zip: φερμουάρ, αλλαγή φερμουάρ
zip-line tree: zipline, πάρκο περιπέτειας, εναέριο πάρκο
`,
  tr: `
aquarium tropical-fish: akvaryum, akvaryumlar, akvaryumcu, akvaryum malzemeleri
baby-bodysuit: bebek kıyafetleri, bebek giyim, çocuk giyim, bebek giysileri, çocuk kıyafetleri, bebek zıbın
bangles: bilezik, bilezikler, bileklik, bileklikler
barrel: meşe fıçı, fıçıcı
beehive bee: arı kovanı, arı kovanları, kovan
bench: bank bahçe, bahçe bankı, bahçe bankları, ahşap bank
birdcage bird: kuş kafesi, kuş kafesleri, muhabbet kuşu, muhabbet kuşları, kanarya
carriage horse: fayton, faytonlar, at arabası, fayton turu
chandelier: avize, avizeler, avizeci
cherry-picker: sepetli vinç, sepetli platform, makaslı platform, manlift, sepetli vinç kiralama
circuit-board: elektronik kart, elektronik kart tamiri, devre kartı, baskı devre
clothes-hanger coat: kuru temizleme, kuru temizlemeci, ikinci el giyim, ikinci el kıyafet, elbise askısı
coffee-beans coffee: çekirdek kahve, kahve çekirdeği, kahve kavurma, kahve kavurucusu, taze kavrulmuş kahve
combine-harvester wheat: biçerdöver, biçerdöverler, hasat hizmeti, buğday biçimi
cot: beşik, beşikler, bebek yatağı, bebek karyolası
drum-kit drum: bateri, bateri kursu, bateri dersi, baterist
embroidery-hoop thread: nakış, nakış kursu, el nakışı, kanaviçe, nakış atölyesi
fireplace fire: şömine, şömineler, şömineci
first-aid-kit: ilk yardım, ilkyardım, ilk yardım eğitimi, ilkyardım eğitimi, ilk yardım kursu, ilk yardım çantası, defibrilatör
food-truck takeaway-box: food truck, yemek karavanı, seyyar yemek aracı
garden-shed: bahçe kulübesi, bahçe evi, ahşap kulübe, bahçe evleri, hobi evi
gingerbread: zencefilli kurabiye, zencefilli ev
ham: jambon
hamper gift: hediye sepeti, hediye sepetleri, yılbaşı sepeti
headscarf: başörtüsü, başörtüleri, eşarp, eşarplar, şal ve eşarp, tesettür, tesettür giyim, tesettür modası
ice-lolly: buzlu dondurma, çubuk dondurma
jet-ski wave: jet ski, jetski kiralama
kennel dog: köpek oteli, köpek pansiyonu, köpek kulübesi, köpek kulübeleri
loom yarn: dokuma tezgahı, dokuma kursu, dokumacı
macarons: makaron, makaronlar
marionette theatre-masks: kukla, kukla gösterisi, kukla tiyatrosu, karagöz, hacivat, kuklalar
market-stall carrot: pazar tezgahı, semt pazarı, pazarcı, üretici pazarı, köylü pazarı, kermes standı
motorcycle-helmet motorcycle: motosiklet kaskı, motosiklet ekipmanları
necklace: kolye, kolyeler, inci kolye, gümüş takı, el yapımı takı, takı tasarım, bijuteri
olive-oil olives: zeytinyağı, sızma zeytinyağı, zeytinyağları, yağhane, zeytin sıkım
pallet: ahşap palet, euro palet
parking-sign location-pin: kapalı otopark, abonman otopark
pipe-organ church: org konseri, kilise orgu, org resitali
plum: erik, mürdüm eriği, erikler
pomegranate: nar, nar ekşisi, nar suyu
pumpkin: balkabağı, bal kabağı, kabak tatlılık
road-roller: asfalt, asfaltlama, asfalt kaplama, yol yapımı
roast-chicken: piliç çevirme, tavuk çevirme, çevirme piliç, kızarmış tavuk
rollator: yürüteç yaşlı, hasta yürüteci, walker yürüteç
rubber-stamp document: noter, noterlik, kaşe, kaşeler, mühür kaşe, kaşe yapımı
sack wheat: hayvan yemi, un fabrikası, un değirmeni
saddle horse: eyer, eyerler, saraç, binicilik malzemeleri
secateurs leaves: budama, çit budama, ağaç budama, budama makası, bahçe budama
server: web hosting, sunucu, sunucular, sunucu kiralama, veri merkezi
shipping-container: yük konteyneri, konteyner, konteyner ev, konteyner kiralama, deniz taşımacılığı
skewers barbecue: şiş kebap, çöp şiş, tavuk şiş, ciğer şiş, kuzu şiş
squeegee window: cam silme, cam temizliği, cam silici, dış cephe cam temizliği
stained-glass: vitray, vitraylar
suit necktie: takım elbise, takım elbiseler, damatlık, damatlıklar, smokin, erkek giyim
tipper-truck: damperli kamyon, kum çakıl, kum ve çakıl, mıcır, çakıl
turf-roll: rulo çim, hazır çim, suni çim, sentetik çim, çim halı
vintage-car: klasik otomobil, klasik otomobiller, klasik araba, klasik arabalar, antika araba
wasp: yaban arısı, eşek arısı, arı yuvası, yaban arıları
water-pump droplet: sondaj, su sondajı, artezyen, su kuyusu, su pompası, dalgıç pompa, artezyen kuyusu, kuyu açma
water-tank droplet: su deposu, su depoları, su deposu temizliği, su tankı
watering-can plant: sulama kabı
wedding-cake: düğün pastası, düğün pastaları
wedding-dress ring: gelinlik, gelinlikler, gelinlikçi, gelinlik kiralama
wheelie-bin: çöp konteyneri, çöp kovası, çöp konteynerleri
wifi-router: fiber internet, ev interneti, modem kurulum, internet bağlantısı
wig: peruk, peruklar, protez saç
wreath: çelenk, çelenkler, kapı süsü çelenk, cenaze çelengi
x-ray: röntgen, radyoloji, görüntüleme merkezi, mr çekimi, tomografi, mamografi
zip: fermuar, fermuar değişimi, fermuar tamiri
zip-line tree: zipline, macera parkı, halat parkuru
`,
};
