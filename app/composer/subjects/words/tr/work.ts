/** Turkish words for work, trades and tools. Notation: word-list.ts. */
export const turkishWork = `
3d-printer: 3d yazıcı, 3d yazıcılar, 3d baskı, 3b yazıcı, 3b yazıcılar, 3b baskı, 3 boyutlu yazıcı
abacus: abaküs, mental aritmetik, mental aritmetik kursu
air-compressor: hava kompresörü, hava kompresörleri, kompresör kiralama
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
barber-chair: berber koltuğu, berber koltukları, kuaför koltuğu, kuaför koltukları
billboard: billboard, bilboard, bilbord, billboard kiralama, açık hava reklam, açık hava reklamcılığı, reklam panosu
billboard: reklam panoları, tabela, tabelası, tabelacı, tabelacılık, vinil germe, totem tabela
blackboard books: öğretmen, okul öncesi öğretmeni, öğretmen alımı, rehber öğretmen, eğitmen
blackboard books: usta öğretici alımı
blood-drop: kan bağışı, kan ver, kan bağışlayın, kan verin, kan bağışla, kan bağışçısı, kızılay kan
book: mücellit
book mosque: hafızlık, elifba, kuran, elif ba, elif be, tecvid dersi
books: yemek kitabı, gezi rehberi, okuma grubu, okuma kulübü, okuma halkası
books open-book: ciltevi, ciltçi, cilt atölyesi, ciltleme, kitap, kitapçı, kütüphane, kitap fuarı, kitabevi, sahaf
books open-book: test kitabı, yayınevi
books printer: tez baskı, tez ciltleme
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
cash-register: yazarkasa, yazar kasa, yazarkasalar, yazar kasalar, kasiyer aranıyor, kasiyer alınacak
chainsaw logs: motorlu testere, elektrikli testere, ağaç motoru
chart-up: yatırım, finans danışmanı, borsa
chart-up coin: kripto para, hisse senedi, finansal danışman, finansal okuryazarlık, halka arz
cherry-picker: sepetli vinç, sepetli platform, manlift, sepetli vinç kiralama
chimney-sweep: baca temizliği, baca temizleme, bacacı, baca temizlikçisi
circuit-board: elektronik kart, elektronik kart tamiri, devre kartı, baskı devre
cleaner: temizlikçi, temizlik görevlisi, temizlik personeli, gündelikçi, temizlik elemanı, ev işlerine yardımcı
coin: nümizmatik, eski para, çeyrek altın, gram altın, yarım altın, tam altın, cumhuriyet altını, reşat altın, ata altın
coin magnifier: eski para alınır, koleksiyon para, altın alım, para koleksiyonu, rehin
combine-harvester wheat: biçerdöver, biçerdöverler, hasat hizmeti, buğday biçimi
concrete-mixer bricks: beton, hazır beton, beton pompası, şap, beton mikseri, şap beton
crayon: boyama kitabı, oyun hamuru, boya kalemi, sulu boya, keçeli kalem
crayon teddy-bear: oyun grubu, gündüz bakımevi, çocuk kulübü, anasınıfı, bebek oyun grubu
desktop-computer keyboard: kodlama, ekran kartı, monitör, oem parça, format atma
desktop-computer laptop: yazılım, yazılımı, rezervasyon sistemi, crm, kodlama kursu, site kurma, web ajansı
desktop-computer receipt: adisyon, qr menü programı, qr menü, adisyon sistemi, adisyon ve qr menü
drill: matkap, darbeli matkap, akülü vidalama, hilti, hilti kiralama
drone: dron, drone çekimi
envelope postbox: postacı, postacılar
excavator crane: kepçe, ekskavatör, mini kepçe, kazı, kepçe kiralama, iş makinesi
exhibition-stand: fuar standı, fuar standları, sergi standı, stand tasarımı, fuar stand kurulumu
floppy-disk laptop: veri kurtarma, yedekleme, hard disk kurtarma, harici disk, harddisk
forklift: forklift ehliyeti, forklift, forklift operatörü, forklift kursu
forklift pallet: paketleme elemanı, sevkiyat elemanı, paketlemeci, depo sorumlusu, yükleme boşaltma
forklift parcel: palet alım satım, palet satışı, ikinci el palet
fountain-pen document: kırtasiye, kaligrafi
fountain-pen scroll: hüsn-i hat
gavel: müzayede
generator plug: jeneratör, jeneratör kiralama, jeneratörler, jeneratör servisi, jeneratör satışı, dizel jeneratör
generator plug: kiralık jeneratör
gold-bars: külçe altın, altın külçe, külçe altınlar
hard-hat: baret, baretler, iş güvenliği bareti, inşaat bareti, koruyucu baret
headset speech-bubble: çağrı merkezi, çağrı merkezi hizmeti, müşteri hizmetleri, call center, müşteri temsilcisi
headset speech-bubble: çağrı merkezi elemanı, telefonla satış
house-contract: kira sözleşmesi, tapu işlemleri, tapu, kira kontratı, emlak hukuku, gayrimenkul hukuku, tapu devri
hydraulic-hose: hidrolik hortum, hidrolik hortumları, hidrolik, hortum baskı
laptop desktop-computer: stok takip programı, pdks, programlama, autocad kursu
laptop screwdriver: bilgisayar tamiri, online kurs, bilgisayar, dizüstü bilgisayar, bilgi işlem, teknik destek
laptop screwdriver: network kurulumu, sistem yöneticisi, it destek
lathe: torna, tornacı, torna tesviye, cnc torna, torna atölyesi, talaşlı imalat
lift: asansör bakım, asansör bakımı, asansör montajı, asansör firması, asansör tamiri
magnifier: özel dedektif
magnifier chart-up: google reklam, dijital ajans, arama motoru, reklam yönetimi
meeting-room: toplantı odası, toplantı odaları, toplantı salonu, toplantı salonları, konferans salonu
meeting-room: konferans salonları
megaphone: logo tasarımı, kurumsal kimlik, kutu harf, marka danışmanlığı, totem, araç giydirme, ajans reklam
megaphone chart-up: genel kurul, muhtarlık toplantısı, reklam ajansı, dijital pazarlama, seo, pazarlama
megaphone speech-bubble: mahalle toplantısı, halk toplantısı
newspaper: gazete, yerel gazete
notebook: defter, not defteri, günlük defter, ajanda
notebook pencil: etüt merkezi, ödev etüdü, etüt, ödev kulübü
open-book pencil: özel ders, ingilizce kursu
open-book pencil: ~ ingilizce, almanca, kursu, sınav hazırlık, hazırlık kursu
open-book pencil: yds hazırlık, fransızca, rusça, ispanyolca, yabancı dil, yks hazırlık, dershane, kpss, deneme sınavı
open-book pencil: tyt, ayt, dgs, koçluk öğrenci, eğitim koçu, soru bankası, lgs hazırlık, arapça dersi, arapça dersleri
open-book pencil: hızlandırma kampı, sınav kampı, lgs kampı, yks kampı, tyt kampı
paintbrush palette: ebru, ebru sanatı, minyatür, tezhip
paintbrush printer: tabela imalatı, tabela ve reklam
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
pill stethoscope: eczane, vitamin, takviye gıda, ilaç, ortopedik ürünler
power-bank: powerbank, power bank, taşınabilir şarj, taşınabilir şarj cihazı
price-tag desk-lamp: bit pazarı, bitpazarı, ikinci el pazarı, garaj satışı, spot eşya pazarı, eskici
printer: matbaa, fotokopi, davetiye baskı, afiş, katalog, el ilanı, ozalit, promosyon baskı, baskı merkezi
printer: uv baskı, folyo
printer: ~ broşür
printer: kartuş
printer paintbrush: dijital baskı, reklam tabelası
receipt shopping-cart: kasiyerler, reyon görevlisi, mağaza müdürü
receipt shopping-cart: reyon elemanı, plasiyer
road-roller: asfalt, asfaltlama, asfalt kaplama, yol yapımı, kompaktör, kompaktörü, kompaktör kiralama
road-roller: tokmak kompaktör
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
scissors hair-comb: saç botoksu, kuaförlük kursu, kuaförlük
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
spotlight: sahne kiralama
stethoscope: doktor, klinik, hastane, muayenehane, tansiyon aleti, tansiyon aletleri, tansiyon ölçümü
stethoscope baby: yenidoğan, çocuk hastalıkları, sünnet, sünnetçi, çocuk sağlığı
stethoscope hospital: romatoloji, romatolog, gastroenteroloji, gastroenterolog, endokrinoloji, endokrinolog, nefroloji
stethoscope hospital: nefrolog, hematoloji, diyaliz, diyaliz merkezi, proktoloji, genel cerrahi, dahiliye
stethoscope hospital: iç hastalıkları, jinekolog, üroloji, smear testi, jinekoloji, kısırlık tedavisi
stethoscope hospital: menopoz, onkoloji, endokrin, evde muayene, sağlık raporu, varis tedavisi, tiroid, diyabet
stethoscope hospital: alerji testi, endoskopi, sağlık taraması, işyeri hekimi, tıp merkezi, hemoroid, obezite cerrahisi
stethoscope hospital: tüp mide, genel sağlık kontrolü, sağlık turizmi
syringe: aşı, grip aşısı, botoks, aşılama, gençlik aşısı, kolajen aşısı, ışıltı iğnesi, dudak dolgusu, yüz dolgusu
syringe: dolgu uygulaması, mezoterapi
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
conveyor-belt: taşıma bandı, konveyör, konveyör bant, konveyör bantlar, bantlı konveyör, konveyörler
defibrillator: defibrilatör, defibrilatörler, defibrilatörü, otomatik defibrilatör
dentist-chair: diş koltuğu, dişçi koltuğu, dental ünit, diş üniti
doctor: aile hekimi
document: hijyen belgesi, hijyen eğitimi, hijyen sertifikası
dust-mask: toz maskesi, toz maskeleri, FFP2 maske, koruyucu maske
excavator tipper-truck: hafriyat, hafriyatı, hafriyatçı, jcb
gardener: bahçıvan, bahçıvanlar
label-roll: etiket baskı, etiket baskısı, rulo etiket, rulo etiketler, sticker baskı, yapışkanlı etiket
lockers: soyunma dolabı, soyunma dolapları, emanet dolabı, emanet dolapları, öğrenci dolabı, personel dolabı
network-cable: ağ kablosu, ağ kabloları, yapısal kablolama, network kablolama, ethernet kablosu, data kablolama
paintbrush: ahşap boyama, ahşap boyama kursu, taş boyama
pallet-racking: palet rafı, palet rafları, palet raf sistemleri, depo rafı, depo rafları, depo raf sistemleri
parcel: koli, koliler, kargo kolisi
pocket-knife: çakı, çakılar, cep çakısı, İsviçre çakısı, cep bıçağı, cep bıçakları
pressure-gauge: manometre, manometreler, basınç göstergesi, kalibrasyon, kalibrasyon hizmeti, kalibrasyon hizmetleri
price-tag shopping-bags: satış elemanı aranıyor
roll-up-banner: roll-up banner, rollup banner, roll-up bannerlar, rollup baskı, branda baskı
security-guard: güvenlik görevlisi, özel güvenlik, güvenlik görevlileri, gece bekçisi, bekçi
shop-assistant: ~ tezgahtar, mağaza görevlisi, kasiyer, satış danışmanı, satış elemanı
spray-gun: elektrostatik toz boya, toz boya kaplama, boya tabancası, boya tabancaları, püskürtme boya
spreadsheet: Excel şablonu, Excel şablonları, Excel kursu, Excel eğitimi, elektronik tablo, hesap tablosu
steel-beam: çelik kiriş, çelik kirişler, i profil, npi profil, inşaat demiri, inşaat demirleri, nervürlü demir
steel-beam: demir profil
teacher: sınıf öğretmeni
tiller: çapa makinesi, çapa makineleri, çapa makinası, bahçe çapa makinesi, motorlu çapa
waiter: garson, garsonlar, garson aranıyor
wheel-loader: lastikli yükleyici, lastikli yükleyiciler, kiralık yükleyici, tekerlekli yükleyici, beko loder, bekoloder
wheel-loader: yükleyici loder
windscreen car: araç cam filmi
`;
