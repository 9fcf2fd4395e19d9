/** Turkish words for work, places and travel. Notation: word-list.ts. */
export const turkishWorkAndTravel = `
3d-printer: 3d yazıcı, 3d yazıcılar, 3d baskı, 3b yazıcı, 3b yazıcılar, 3b baskı, 3 boyutlu yazıcı
abacus: abaküs, mental aritmetik, mental aritmetik kursu
anvil hammer: sıcak demir, demircilik, ferforje, demirci, demir ustası
app-phone: mobil uygulama, mobil uygulaması, uygulamamız, yeni uygulamamız, mobil uygulamamız, uygulamayı indir
app-phone: uygulamamızı indirin, mobil uygulamalar
app-phone calendar: randevu uygulaması
app-phone laptop: mobil uygulama geliştirme, uygulama geliştirme
ballot-box: oylama, muhtarlık seçimi, referandum, yerel seçimler, belediye seçimleri, oy verin, oyunuzu verin, oy ver
ballot-box: oy kullan, belediye başkan adayı, muhtar adayı, sandık başına, aday tanıtım, milletvekili adayı, seçmen
ballot-box pencil: imza kampanyası, imza ver, dilekçe, imza topluyoruz
banknotes coin: kredi, finansman, ihtiyaç kredisi, esnaf kredisi, taşıt kredisi, kobi kredisi, hibe desteği, kosgeb
banknotes coin: destek ve hibe, para transferi, döviz, havale
billboard: billboard, bilboard, bilbord, billboard kiralama, açık hava reklam, açık hava reklamcılığı, reklam panosu
billboard: reklam panoları
blackboard books: öğretmen, okul öncesi öğretmeni, sınıf öğretmeni, öğretmen alımı, rehber öğretmen, eğitmen
blackboard books: usta öğretici alımı
blood-drop: kan bağışı, kan ver, kan bağışlayın, kan verin, kan bağışla, kan bağışçısı, kızılay kan
book: mücellit
book mosque: hafızlık, elifba, kuran
books: yemek kitabı, gezi rehberi
books open-book: ciltevi, ciltçi, cilt atölyesi, ciltleme, kitap, kitapçı, kütüphane, kitap fuarı, kitabevi, sahaf
books open-book: test kitabı, yayınevi
briefcase handshake: danışmanlık, yönetim danışmanlığı
briefcase handshake: ~ iş ilanı, eleman aranıyor
briefcase handshake: sekreter, ofis elemanı, insan kaynakları, satış temsilcisi, büro elemanı, resepsiyonist
briefcase handshake: yönetici asistanı, ön büro, pazarlamacı, saha satış, iş planı, bayilik, satın alma uzmanı
briefcase handshake: iş danışmanlığı, personel alımı, iş geliştirme, kariyer günleri, cv hazırlama, kariyer danışmanlığı
briefcase handshake: özgeçmiş, işkur, insan kaynakları fuarı
briefcase handshake: ~ evden çalışma, ek iş
briefcase handshake: kariyer fuarı, istihdam fuarı, iş fuarı
business-cards printer: kartvizit, kartvizit baskı, kartvizitler, kartvizit tasarımı, kartvizit basımı
calculator receipt: hesap makinesi, muhasebe, muhasebe programı, bordro, ön muhasebe programı, muhasebeci, mali müşavir
calculator receipt: vergi, kdv iadesi, beyanname, şirket kuruluşu, limited şirket kurma, bağımsız denetim
calculator receipt: şahıs şirketi kurma, e-defter
calendar: duvar takvimi
calendar clipboard: fuar, ihtisas fuarı, yapı fuarı, gıda fuarı, fuar alanı
card-terminal: barkod okuyucu, sanal pos, ödeme sistemleri
card-terminal credit-card: pos cihazı, pos makinesi, yazar kasa pos, adisyon programı, pos cihazları
cash-register: yazarkasa, yazar kasa, yazarkasalar, yazar kasalar
chainsaw logs: motorlu testere, elektrikli testere, ağaç motoru
chart-up: yatırım, finans danışmanı, borsa
chart-up coin: kripto para, hisse senedi, finansal danışman, finansal okuryazarlık, halka arz
cherry-picker: sepetli vinç, sepetli platform, manlift, sepetli vinç kiralama
circuit-board: elektronik kart, elektronik kart tamiri, devre kartı, baskı devre
coin: nümizmatik, eski para
coin magnifier: eski para alınır, koleksiyon para, altın alım, para koleksiyonu, rehin
combine-harvester wheat: biçerdöver, biçerdöverler, hasat hizmeti, buğday biçimi
concrete-mixer bricks: beton, hazır beton, beton pompası, şap, beton mikseri, şap beton
crayon: boyama kitabı, oyun hamuru, boya kalemi, sulu boya, keçeli kalem
crayon teddy-bear: oyun grubu, gündüz bakımevi, çocuk kulübü, anasınıfı, bebek oyun grubu
desktop-computer keyboard: kodlama, ekran kartı, monitör, oem parça, format atma
desktop-computer laptop: yazılım, yazılımı, rezervasyon sistemi, crm, kodlama kursu, site kurma, web ajansı
desktop-computer receipt: adisyon, qr menü programı, qr menü, adisyon sistemi, adisyon ve qr menü
drill: matkap, darbeli matkap, akülü vidalama
drone: dron, drone çekimi
excavator crane: kepçe, ekskavatör, mini kepçe, kazı, kepçe kiralama, iş makinesi
exhibition-stand: fuar standı, fuar standları, sergi standı, stand tasarımı, fuar stand kurulumu
floppy-disk laptop: veri kurtarma, yedekleme, hard disk kurtarma, harici disk, harddisk
forklift: forklift ehliyeti, forklift, forklift operatörü, forklift kursu
forklift pallet: paketleme elemanı, sevkiyat elemanı, paketlemeci, depo sorumlusu, yükleme boşaltma
forklift parcel: palet alım satım, palet satışı, ikinci el palet
fountain-pen document: kırtasiye, hat sanatı, kaligrafi
fountain-pen scroll: hat kursu, hüsn-i hat
gavel: müzayede
generator plug: jeneratör, jeneratör kiralama, jeneratörler, jeneratör servisi, jeneratör satışı, dizel jeneratör
generator plug: kiralık jeneratör
hard-hat: baret, baretler, iş güvenliği bareti, inşaat bareti, koruyucu baret
headset speech-bubble: çağrı merkezi, çağrı merkezi hizmeti, müşteri hizmetleri, call center, müşteri temsilcisi
headset speech-bubble: çağrı merkezi elemanı, telefonla satış
house-contract: kira sözleşmesi, tapu işlemleri, tapu, kira kontratı, emlak hukuku, gayrimenkul hukuku, tapu devri
hydraulic-hose: hidrolik hortum, hidrolik hortumları, hidrolik, hortum baskı
laptop desktop-computer: stok takip programı, pdks, excel kursu, programlama, autocad kursu
laptop screwdriver: bilgisayar tamiri, online kurs, bilgisayar, dizüstü bilgisayar, bilgi işlem, teknik destek
laptop screwdriver: network kurulumu, sistem yöneticisi, it destek
lathe: torna, tornacı, torna tesviye, cnc torna, torna atölyesi, talaşlı imalat
lift: asansör bakım, asansör bakımı, asansör montajı, asansör firması, asansör tamiri
love-letter: tebrik kartı, kartpostal
love-letter ring: düğün davetiyesi, düğün davetiyeleri
magnifier: özel dedektif
magnifier chart-up: google reklam, dijital ajans, arama motoru, reklam yönetimi
meeting-room: toplantı odası, toplantı odaları, toplantı salonu, toplantı salonları, konferans salonu
meeting-room: konferans salonları
megaphone: logo tasarımı, kurumsal kimlik, kutu harf, marka danışmanlığı, totem, araç giydirme, ajans reklam
megaphone chart-up: genel kurul, muhtarlık toplantısı, reklam ajansı, dijital pazarlama, seo, pazarlama
megaphone speech-bubble: mahalle toplantısı, halk toplantısı
memo beers: bilgi yarışması, quiz gecesi
newspaper: gazete, yerel gazete
notebook: defter, not defteri, günlük defter, ajanda
notebook pencil: etüt merkezi, ödev etüdü, etüt, ödev kulübü
open-book pencil: özel ders, ingilizce kursu
open-book pencil: ~ ingilizce, almanca, kursu, sınav hazırlık, hazırlık kursu
open-book pencil: yds hazırlık, fransızca, rusça, ispanyolca, yabancı dil, yks hazırlık, dershane, kpss, deneme sınavı
open-book pencil: tyt, ayt, dgs, koçluk öğrenci, eğitim koçu, soru bankası
paintbrush palette: ebru, ebru sanatı, minyatür, tezhip
paintbrush printer: tabelacı, tabela, tabela imalatı, tabela ve reklam
pallet: ahşap palet, euro palet
pallet-truck: transpalet, transpaletler, manuel transpalet
parcel delivery-van: koli ve bant, koli bandı, balonlu naylon, karton kutu, karton koli, taşınma kolisi, ambalaj
parcel delivery-van: ambalaj malzemeleri
parcel heart: deprem yardımı, afet yardımı, yardım kolisi, selzedeler, gazze yardım, deprem bölgesi, insani yardım
parcel heart: afet gönüllüsü, orman yangını yardım, depremzede, sel felaketi, mülteci yardımı, yardım tırı
pencil fountain-pen: okul malzemeleri, boyama seti, ofis malzemeleri
pencil palette: güzel sanatlara hazırlık, karakalem, sayılarla boyama
phone-case: telefon kılıfı, telefon kılıfları, telefon aksesuarı, telefon aksesuarları, telefon kılıf
phone-case: kişiye özel telefon kılıfı
pill stethoscope: eczane, vitamin, takviye gıda, ilaç, tansiyon aleti, ortopedik ürünler
power-bank: powerbank, power bank, taşınabilir şarj, taşınabilir şarj cihazı
price-tag desk-lamp: bit pazarı, bitpazarı, ikinci el pazarı, garaj satışı, spot eşya pazarı, eskici
printer: matbaa, fotokopi, davetiye baskı, afiş, katalog, el ilanı, ozalit, promosyon baskı, branda baskı, baskı merkezi
printer: uv baskı, folyo
printer: ~ broşür, etiket baskı, sticker
printer: kartuş
printer paintbrush: dijital baskı, reklam tabelası
receipt shopping-cart: kasiyer, kasiyerler, kasiyer aranıyor, reyon görevlisi, mağaza müdürü, satış elemanı
receipt shopping-cart: reyon elemanı, plasiyer
road-roller: asfalt, asfaltlama, asfalt kaplama, yol yapımı
robot gear: robotik, robotik kodlama, yapay zeka, yapay zeka eğitimi
rubber-stamp document: noter, noterlik, kaşeler, mühür kaşe, kaşe yapımı, vekaletname, mühür, apostil, tapu takip
rubber-stamp document: imza sirküleri
satellite-dish television: uydu, çanak anten, uyducu, uydu servisi
scaffold ladder: iskele kiralama, inşaat iskelesi, iş iskelesi
scales: avukatlık bürosu, avukatlık, hukuk bürosu, hukuk danışmanlığı, hukuki danışmanlık, avukat, hukuk
scales gavel: nafaka, miras davası, iş davası, arabulucu, marka tescil, dava, velayet, tazminat davası, tapu davası
scissor-lift: makaslı platform, makaslı platformlar, makaslı lift, makaslı platform kiralama
scissors: hobi seti
scissors hair-comb: kuaför, saç kesimi, bayan kuaförü, saç boyama, saçlarınız, saç, saçınız, ombre, röfle, topuz, perma
scissors hair-comb: saç botoksu
scroll document: soy ağacı, şecere
server: web hosting, sunucu, sunucular, sunucu kiralama, veri merkezi
set-square abacus: geometri
set-square ruler: mimar, mimarlık, matematik, matematik özel ders
shipping-container: yük konteyneri, konteyner, konteyner kiralama, deniz taşımacılığı
signing-hands: işaret dili, işaret dili kursu, işaret dili tercümanı
site-cabin: şantiye konteyneri, şantiye kabini, şantiye konteyneri kiralama, ofis konteyner, konteyner ev
smartphone: telefon, telefonlar, ekran değişimi, telefoncu, telefon tamiri, cep telefonu, akıllı telefon
smartphone calendar: randevu defteri, randevu defterini, randevu programı, randevu sistemi, online randevu sistemi
smartphone calendar: randevu yazılımı
smartphone laptop: eğitim tableti, whatsapp bot
smartphone loudspeaker: sosyal medya yönetimi, içerik üretimi, metin yazarı, sosyal medya, sosyal medya uzmanı
smartphone loudspeaker: içerik üreticisi
smartphone plug: şarj aleti, kırılmaz cam, şarj kablosu, kılıf
smartphone wrench: iphone tamiri, batarya değişimi
speaker: ses sistemi, hoparlör, ev sinema sistemi, amfi, oto ses
speech-bubble: dil değişimi, konuşma kulübü, konuşma terapisi, dil terapisti, dil ve konuşma
speech-bubble handshake: başkanla buluşma, halk günü
speech-bubble open-book: dil okulu, dil kursu, yabancı dil kursu, için ingilizce, için almanca, için fransızca
speech-bubble open-book: için ispanyolca
speech-bubble teddy-bear: dil ve konuşma terapisti, kekemelik, özel eğitim
spotlight: sahne ışığı, ses ve ışık, ışık ve ses sistemleri, sahne ışık, ses ışık sistemleri, sahne ışıkları
stethoscope: doktor, klinik, hastane, muayenehane
stethoscope baby: yenidoğan, çocuk hastalıkları, sünnet, sünnetçi, çocuk sağlığı
stethoscope hospital: romatoloji, romatolog, gastroenteroloji, gastroenterolog, endokrinoloji, endokrinolog, nefroloji
stethoscope hospital: nefrolog, hematoloji, diyaliz, diyaliz merkezi, proktoloji, genel cerrahi, dahiliye
stethoscope hospital: iç hastalıkları, kadın doğum, jinekolog, üroloji, smear testi, jinekoloji, kısırlık tedavisi
stethoscope hospital: menopoz, onkoloji, endokrin, evde muayene, sağlık raporu, varis tedavisi, tiroid, diyabet
stethoscope hospital: alerji testi, endoskopi, sağlık taraması, işyeri hekimi, tıp merkezi, hemoroid, obezite cerrahisi
stethoscope hospital: tüp mide, genel sağlık kontrolü, sağlık turizmi
syringe: aşı, grip aşısı, botoks, aşılama, gençlik aşısı, kolajen aşısı, ışıltı iğnesi
syringe mirror: burun estetiği, estetik cerrahi, yüz germe, meme estetiği, karın germe, liposuction, plastik cerrahi
syringe mirror: kepçe kulak, bichectomy, estetik cerrah, yağ aldırma
tablet: tablet, tabletler, ipad, e-kitap okuyucu, grafik tablet, çocuk tableti, tablet tamiri
telehandler: telehandler, teleskopik yükleyici, teleskobik yükleyici, telehandler kiralama
telephone: telefon santrali, santral sistemleri
telescope star: gözlemevi
test-tube: tahlil, laboratuvar, kan testi, babalık testi, genetik test, idrar tahlili
theodolite set-square: harita mühendisi, harita mühendisliği, haritacılık, aplikasyon krokisi, harita ve kadastro
theodolite set-square: lihkab, arazi ölçümü, harita bürosu
translation open-book: çeviri, tercüme, simultane, tercüme bürosu, tercüman, tercümanlık, çevirmen, çeviri bürosu
translation open-book: tercüme hizmetleri, çeviri hizmetleri, simultane çeviri, tercümeler
translation rubber-stamp: yeminli tercüme, yeminli tercüman, noter tasdikli tercüme, yeminli tercüme bürosu
translation rubber-stamp: noter onaylı tercüme
ultrasound: ultrason, ultrasonografi, gebelik ultrasonu
usb-stick: usb bellek, usb bellekler, flash bellek, flash bellekler, flaş bellek
vending-machine soft-drink: otomat, otomat makinesi, içecek otomatı, otomat makineleri, otomatlar, yiyecek otomatı
vending-machine soft-drink: vending makinesi
video-call headphones: webinar, görüntülü görüşme, video konferans, online toplantı, online görüşme, canlı webinar
walkie-talkie: el telsizi, el telsizleri, walkie talkie
web-page laptop: web tasarım, web sitesi, web siteniz, web sitesi tasarımı, web siteleri, internet sitesi
web-page laptop: kurumsal web sitesi, web sayfası, web yazılım, web sitesi kurulumu, site tasarımı
web-page shopping-cart: e-ticaret sitesi, e-ticaret siteniz, e-ticaret sitenizi, e-ticaret paketi, e-ticaret
web-page shopping-cart: online mağaza, e-ticaret siteleri, sanal mağaza
webcam: webcam, web kamera, web kameralar, web kamerası, bilgisayar kamerası
welding-mask fire: kaynakçı, kaynak ustası, kaynak işleri, gazaltı kaynak, argon kaynak, kaynak kursu, kaynakçılar
whiteboard: beyaz tahta, beyaz tahtalar, beyaz yazı tahtası
windscreen: oto cam, ön cam değişimi, oto cam değişimi, oto cam tamiri, araba camı, cam çatlağı tamiri
apartment-building key: satılık daire, kiralık daire, daireler
bank coin: banka
barber-pole razor: berber, erkek kuaförü, damat tıraşı
barn: samanlık
bouncy-castle balloon: şişme oyun
bouncy-castle gymnast: şişme oyun parkı
bouncy-castle trampoline: şişme kale
bricks trowel: duvarcı, sıva, alçıpan, yıkım, izolasyon, taş ustası, taş duvar, inşaat, müteahhit, dış cephe kaplama
bricks trowel: temel kazısı, karot, taahhüt, kentsel dönüşüm, yapı market, betonarme
building-plot: tarla, hisseli tarla, imarlı arsa, arsa, satılık arsa, arsalar, satılık arsalar, imarlı arsalar
building-plot: satılık arazi, satılık tarla, köy arsası, yatırımlık arsa, taksitle arsa, arazi, bağ bahçe
building-plot: zeytinlik satılık
campervan campsite: karavan kiralama, motokaravan, motokaravanlar, çekme karavan ve motokaravan
campsite tent: kampçılık
caravan tent: karavan
castle: şato
circus-tent: sirk
convenience-store key: kiralık dükkan, kiralık dükkân, devren kiralık, kiralık işyeri, satılık dükkan, devren satılık
convenience-store key: avm mağaza, işyeri kiralık, iş yeri
crane excavator: vinç kiralama, vinç, kiralık vinç
factory gear: cnc operatörü, tekniker, vasıfsız işçi, makine operatörü, üretim elemanı, makine mühendisi, bakım elemanı
factory gear: kalıpçı, meydancı, makine bakım, çelik konstrüksiyon
factory key: antrepo, sanayi dükkanı, hangar, çelik konstrüksiyon depo, lojistik depo
house: prefabrik ev
house heart: koruyucu aile, koruyucu aileler
house key: kiralık ev, denize sıfır yazlık, günlük yazlık, haftalık yazlık, emlak, emlakçı, konut, satılık ev, villa
house key: ~ ev, evinizi, eviniz, evler
house key: gayrimenkul, site yönetimi, günlük kiralık, rezidans, gayrimenkul danışmanı, dubleks, satılık yazlık
house key: ev kredisi, faizsiz ev
house snowy-mountain: dağ evi, dağ evleri
house suitcase: tatil evi, yazlık kiralama, günlük kiralık daire
house tree: göl evi, yayla evi, köy evi
house-with-garden key: bungalov, bungalov tatili
houses house: müstakil ev
market-stall carrot: pazar tezgahı, semt pazarı, pazarcı, üretici pazarı, köylü pazarı, kermes standı
marquee: düğün çadırı, çadır kiralama, organizasyon çadırı
mosque: mevlit, mevlid, cuma namazı, bayram namazı, teravih, kandil programı, hatim duası, kuran ziyafeti, hatim
mosque: kandil gecesi, sohbet ve dua, müftülük
mosque airplane: umre, hac
museum: müze
office-building key: kiralık ofis, sanal ofis, hazır ofis, plaza katı  çalışma alanı, iş merkezi
office-building key: toplantı odası kiralama
photo-booth: fotoğraf kabini, photobooth
portable-toilet: portatif tuvalet, mobil tuvalet, mobil wc, seyyar tuvalet, portatif wc, seyyar wc
portable-toilet: kiralık mobil tuvalet
road-barrier: yol kapalı, yol çalışması, yol kapama
road-barrier safety-vest: yol çizgi
roller-coaster: lunapark, eğlence parkı, tema park
school backpack: okulumuz, okulumuzda, okulda, okul
silo: silo, tahıl silosu
slide: çocuk parkı, çocuk oyun alanı
slide toy-bricks: kapalı oyun alanı, oyun alanı, oyun evi, top havuzu, oyun parkı
stained-glass: vitray, vitraylar
storage-unit parcel: eşya depo, depolama, eşya depolama, kiralık depo, eşya depoları, self storage, ev eşyası depolama
swimming-pool hot-tub: kaplıca, termal otel
swimming-pool swimmer: havuz yapımı, havuz bakımı, havuz kimyasalları, prefabrik havuz, şişme havuz, havuz ilacı
swing slide: salıncak
tent: kamp, çadır, şişme yatak
tent compass: izci, izciler, izcilik, izci kampı, oymak
airplane suitcase: seyahat acentesi, tatil, uçak bileti, uçuş, uçuşlar, uçuşları, tur, gezi, erken rezervasyon
airplane suitcase: kapadokya turu, balayı, kültür turu, gap turu, karadeniz turu, hafta sonu turu, her şey dahil
airplane suitcase: vizesiz turlar, balayı paketi
alarm-clock: çalar saat
anchor ship: tekne imalatı, ahşap tekne yapımı, tersane
beach-hut: plaj kulübesi, plaj kulübeleri, plaj kabini, plaj kabinleri
bicycle: bisikletçi, bisiklet dükkanı, bisiklet
bicycle parcel: bisikletli kurye
brake-disc wrench: fren balatası, fren balataları, fren diski, fren diskleri, balata değişimi, fren balata, fren bakımı
bus: otobüs turları, otobüs kiralama, şehir turu, rehberli gezi, okul gezisi, rehber eşliğinde, kültür gezisi
bus: turist rehberi
bus books: gezici kütüphane, kütüphane otobüsü
canoe rower: kanoculuk, kürek
car baby: ana kucağı
car bubbles: elde yıkama, pasta cila, oto kuaför, araç içi temizlik, seramik kaplama, oto yıkama, detaylı araç temizliği
car bubbles: iç dış yıkama
car car-front: oto galeri, ikinci el araba, araç kiralama, araba, araba kiralama, otomobil, rent a car
car key: 2 el araç, 2 el araçlar, 2 el araba, 2 el otomobil, ikinci el araçlar, ikinci el araç, ekspertizli araç
car key: ekspertizli araçlar
car key: ~ şoför, şoför aranıyor
car key: sahibinden araç, sıfır araç, elektrikli araç, hasarsız araç, araç alım satım, satılık araç, takaslı araç
car key: oto alım satım, filo araç, günlük kiralık araç, filo kiralama
car location-pin: kiralık otopark, araç park yeri
car tow-truck: hurda araç, hurda araba, hurda araç alınır, hasarlı araç, çıkma parça
car wrench: araç kaplama, kaporta, oto boya, oto yedek parça, oto ekspertiz, oto elektrik, kaportacı, göçük düzeltme
car wrench: oto kiralama, cam filmi oto, boyasız göçük, ppf kaplama, far temizliği
car-battery wrench: akü, akü değişimi, akü takviye, akücü, oto akü, araba aküsü, araç aküsü, aküler, akü satışı
car-battery wrench: akü servisi, yol yardım akü
car-front ring: gelin arabası, gelin arabaları, düğün arabası, gelin aracı
car-seat: oto koltuğu, oto koltukları, bebek oto koltuğu, çocuk oto koltuğu, ana kucağı oto koltuğu
cargo-bike: kargo bisikleti, kargo bisikletleri
carriage horse: fayton, faytonlar, at arabası, fayton turu
charging-station car: şarj istasyonu, şarj istasyonları, elektrikli araç şarj
compass world-map: oryantiring
delivery-van lorry: nakliye, eşya taşıma, panelvan, kurye, kamyonet kiralama, kargo, taşımacılık, ticari araç
engine-oil wrench: yağ değişimi, motor yağı, motor yağları, yağ bakımı, yağ ve filtre değişimi, yağ filtre değişimi
engine-oil wrench: madeni yağ
fire-engine rescue-helmet: itfaiye, itfaiyeci, itfaiyeciler
food-truck takeaway-box: food truck, yemek karavanı, seyyar yemek aracı, ayaküstü, büfe
hearse: cenaze aracı
helicopter: helikopter
hot-air-balloon: balon turu, sıcak hava balonu
houseboat: yüzen ev, tekne ev
insured-car shield: trafik sigortası, kasko, oto sigorta, araç sigortası, araba sigortası, zorunlu trafik sigortası
insured-car shield: kasko sigortası, trafik ve kasko, araç kasko
jet-ski wave: jet ski, jetski kiralama
kayak: kano kayak, deniz kayağı
kick-scooter: scooter kiralama, elektrikli scooter
lifebuoy wave: su altı arama kurtarma
limousine: limuzin, limuzin kiralama, kiralık limuzin, limuzinler, limuzin hizmeti
locomotive railway-car: nostaljik tren
log-cabin: kütük ev, kütük evler, kütük evi, kütük kulübe, ahşap kütük ev
lorry: tır şoförü, kamyon şoförü, e sınıfı ehliyet, ce ehliyet, şoför e sınıfı, kamyon, çekici, dorse, frigorifik araç
lorry delivery-van: nakliyat, evden eve nakliyat, mobilya taşıma, ev taşıma, ofis taşıma, hamal, yük taşıma
mantel-clock amphora: antikacı, antika
minibus: öğrenci servisi, okul servisi, personel taşımacılığı
minibus bus: servis taşımacılığı, personel servisi
mobility-scooter wheelchair: akülü tekerlekli sandalye, akülü sandalye, engelli aracı, akülü araç
motor-boat anchor: sandal kiralama, dıştan takma motor, kıçtan takma motor, kayık
motor-boat wave: tekne, tekne turu
motor-scooter: scooter, mobilet, motosiklet kiralama
motorcycle: motosiklet, kask
motorcycle-helmet motorcycle: motosiklet kaskı, motosiklet ekipmanları
number-plate: araç plakası, araç plakaları, oto plaka, plaka basımı, araba plakası
paddleboard wave: sup, paddle board, sup kiralama, ayakta kürek
parachute: paraşüt
parking-sign location-pin: kapalı otopark, abonman otopark
passport suitcase: pasaport, vize, vize danışmanlığı, biyometrik fotoğraf, oturma izni, schengen vizesi, vatandaşlık
passport suitcase: çalışma izni, ikamet izni, göçmenlik
quad-bike: atv, atv turu, atv safari, atv kiralama
roller-skate: paten, tekerlekli paten
sailing-boat: gulet, mavi yolculuk, mavi tur
sailing-boat anchor: tekne kışlama, kışlama, çekek yeri, çekek, zehirli boya, bağlama yeri, yelkencilik, tekne bakımı
sailing-boat anchor: yelkenli, yat, yelken, yelken kursu
ship: boğaz turu
skateboard: kaykay
skip: moloz konteyneri, moloz atımı, hafriyat
snow-plough: kar temizliği, kar küreme
snowshoes: kar raketi, hedik yürüyüşü, kar hediği
spark-plug: buji
speedboat anchor: amatör denizci belgesi, amatör denizci, kaptanlık kursu, adb kursu
speedboat wave: tekne kiralama
steering-wheel car: sürücü kursu, ehliyet, direksiyon dersi, src belgesi, direksiyon kursu, psikoteknik
steering-wheel lorry: c sınıfı ehliyet, kamyon ehliyeti
stroller baby-bottle: bebek arabası, bebek arabaları
suv mountain: atv turları
tanker: vidanjör, foseptik, foseptik çekimi, su tankeri, tanker, fosseptik
taxi: havalimanı transfer, vip transfer, transfer hizmeti
tipper-truck: damperli kamyon, kum çakıl, kum ve çakıl, mıcır, çakıl
tow-truck car: oto kurtarma, oto çekici, yol yardım, oto kurtarıcı, çekici hizmeti, 7/24 çekici
tractor wheat: zirai aletler, tarım makineleri, traktör yedek parça, çiftlik, tarım
trailer: römork, karavan römorku
tyre wrench: lastik oteli, lastik, lastikçi, kış lastiği, kışlık lastik, lastik değişimi, jant, balans ayarı
tyre wrench: jant düzeltme
vintage-car: klasik araba kiralama, klasik gelin arabası, antika araba kiralama, klasik otomobil, klasik otomobiller
vintage-car: klasik araba, klasik arabalar, antika araba
watch: saat, saatçi, kol saati, akıllı bileklik
wheelchair crutch: tekerlekli sandalye, medikal
`;
