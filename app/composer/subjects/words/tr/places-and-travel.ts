/** Turkish words for places, travel and vehicles. Notation: word-list.ts. */
export const turkishPlacesAndTravel = `
apartment-building key: satılık daire, kiralık daire, daireler
bank coin: banka
barber-pole razor: berber, erkek kuaförü, damat tıraşı
barn: samanlık
bouncy-castle balloon: şişme oyun
bouncy-castle gymnast: şişme oyun parkı
bouncy-castle trampoline: şişme kale
bricks trowel: duvarcı, sıva, yıkım, izolasyon, taş ustası, inşaat, müteahhit, dış cephe kaplama
bricks trowel: temel kazısı, karot, taahhüt, kentsel dönüşüm, yapı market, betonarme
building-plot: tarla, hisseli tarla, imarlı arsa, arsa, satılık arsa, arsalar, satılık arsalar, imarlı arsalar
building-plot: satılık arazi, satılık tarla, köy arsası, yatırımlık arsa, taksitle arsa, arazi, bağ bahçe
building-plot: zeytinlik satılık, arsamı, arsam
campervan campsite: karavan kiralama, motokaravan, motokaravanlar, çekme karavan ve motokaravan
campsite tent: kampçılık
car: satılık şahin, tofaş şahin
caravan tent: karavan
castle: şato
circus-tent: sirk
convenience-store key: kiralık dükkan, kiralık dükkân, devren kiralık, kiralık işyeri, satılık dükkan, devren satılık
convenience-store key: avm mağaza, işyeri kiralık, iş yeri
crane excavator: vinç kiralama, vinç, kiralık vinç
factory gear: tekniker, vasıfsız işçi, makine operatörü, üretim elemanı, makine mühendisi, bakım elemanı
factory gear: kalıpçı, meydancı, makine bakım, çelik konstrüksiyon
factory key: antrepo, sanayi dükkanı, hangar, çelik konstrüksiyon depo, lojistik depo
house: prefabrik ev
house heart: koruyucu aile, koruyucu aileler
house key: kiralık ev, denize sıfır yazlık, günlük yazlık, haftalık yazlık, emlak, emlakçı, konut, satılık ev, villa
house key: ~ ev, evinizi, eviniz, evler
house key: gayrimenkul, site yönetimi, günlük kiralık, rezidans, gayrimenkul danışmanı, dubleks
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
slide toy-bricks: kapalı oyun alanı, oyun alanı, oyun evi, oyun parkı
stained-glass: vitray, vitraylar
storage-unit: depo kiralık, kiralık depo
storage-unit parcel: eşya depo, depolama, eşya depolama, eşya depoları, self storage, ev eşyası depolama
swimming-pool hot-tub: kaplıca, termal otel
swimming-pool swimmer: havuz yapımı, havuz bakımı, havuz kimyasalları, prefabrik havuz, şişme havuz, havuz ilacı
swing slide: salıncak
tent: kamp, çadır, şişme yatak
tent compass: izci, izciler, izcilik, izci kampı, oymak
airplane suitcase: seyahat acentesi, tatil, uçak bileti, uçuş, uçuşlar, uçuşları, tur, gezi
airplane suitcase: balayı, kültür turu, gap turu, karadeniz turu, hafta sonu turu, her şey dahil
airplane suitcase: vizesiz turlar, balayı paketi, yurt dışı turu, yurt dışı turları, yurtdışı turu, yurtdışı turları
alarm-clock: çalar saat
anchor ship: tekne imalatı, ahşap tekne yapımı, tersane
beach-hut: plaj kulübesi, plaj kulübeleri, plaj kabini, plaj kabinleri
bicycle: bisikletçi, bisiklet dükkanı, bisiklet
bicycle-courier: bisikletli kurye, bisiklet kuryesi, bisikletli kuryeler
brake-disc wrench: fren balatası, fren balataları, fren diski, fren diskleri, balata değişimi, fren balata, fren bakımı
bus: otobüs turları, otobüs kiralama, şehir turu, rehberli gezi, okul gezisi, rehber eşliğinde, kültür gezisi
bus: turist rehberi
bus books: gezici kütüphane, kütüphane otobüsü
camping-stove: kamp ocağı, kamp ocakları
canoe rower: kanoculuk
car baby: ana kucağı
car bubbles: elde yıkama, pasta cila, oto kuaför, araç içi temizlik, seramik kaplama, oto yıkama, detaylı araç temizliği
car bubbles: iç dış yıkama
car car-front: oto galeri, ikinci el araba, araç kiralama, araba, araba kiralama, otomobil, rent a car
car key: 2 el araç, 2 el araçlar, 2 el araba, 2 el otomobil, ikinci el araçlar, ikinci el araç, ekspertizli araç
car key: ekspertizli araçlar
car key: ~ şoför, şoför aranıyor
car key: sahibinden araç, sıfır araç, elektrikli araç, hasarsız araç, araç alım satım, satılık araç, takaslı araç
car key: oto alım satım, filo araç, günlük kiralık araç, filo kiralama, kiralık araç, kiralık araçlar
car location-pin: kiralık otopark, araç park yeri
car tow-truck: hurda araç, hurda araba, hurda araç alınır, hasarlı araç, çıkma parça
car wrench: araç kaplama, kaporta, oto boya, oto yedek parça, oto ekspertiz, oto elektrik, kaportacı, göçük düzeltme
car wrench: oto kiralama, cam filmi oto, boyasız göçük, ppf kaplama, far temizliği
car armchair: oto döşeme, oto döşemeci, oto koltuk döşeme
car-battery wrench: akü, akü değişimi, akü takviye, akücü, oto akü, araba aküsü, araç aküsü, aküler, akü satışı
car-battery wrench: akü servisi, yol yardım akü
car-front ring: gelin arabası, gelin arabaları, düğün arabası, gelin aracı
car-seat: oto koltuğu, oto koltukları, bebek oto koltuğu, çocuk oto koltuğu, ana kucağı oto koltuğu
cargo-bike: kargo bisikleti, kargo bisikletleri
cargo-tricycle: yük triportörü, triportör, elektrikli triportör, elektrikli üç tekerlekli
carriage horse: fayton, faytonlar, at arabası, fayton turu
carriage: faytonla gezi, faytonla tur
charging-station car: şarj istasyonu, şarj istasyonları, elektrikli araç şarj
compass world-map: oryantiring
delivery-van lorry: nakliye, eşya taşıma, panelvan, kurye, kamyonet kiralama, kargo, taşımacılık, ticari araç
dragon-boat: ejderha teknesi, ejderha tekneleri, dragon bot
engine-oil wrench: yağ değişimi, motor yağı, motor yağları, yağ bakımı, yağ ve filtre değişimi, yağ filtre değişimi
engine-oil wrench: madeni yağ
exhaust: egzoz, egzozlar, egzozcu, egzoz sistemi, egzoz tamiri, katalitik konvertör
factory: vasıfsız eleman, vasıfsız personel
fire-engine rescue-helmet: itfaiye, itfaiyeci, itfaiyeciler
food-truck takeaway-box: food truck, yemek karavanı, seyyar yemek aracı, ayaküstü, büfe
fuel-pump gas-cylinder: lpg dönüşüm, lpg dönüşümü, oto lpg, otogaz
gurdwara: gurdwara, gurdvara, Sih tapınağı, Sih tapınakları
hand-cart: ahşap el arabası, çekçek araba, çekçek arabası, çekçekli araba
hang-glider: yelken kanat, yelkenkanat, delta kanat uçuşu, yelken kanat uçuşu
hearse: cenaze aracı
helicopter: helikopter
hot-air-balloon: balon turu, sıcak hava balonu, kapadokya turu, kapadokya turları
hotel bed: butik otel, butik oteli, butik oteller
house-with-garden: kiralık yazlık, yazlık kiralık, satılık yazlık
houseboat: yüzen ev, tekne ev
inflatable-boat: şişme bot, şişme botlar, zodyak bot, lastik bot, şişme botu
insured-car shield: trafik sigortası, kasko, oto sigorta, araç sigortası, araba sigortası, zorunlu trafik sigortası
insured-car shield: kasko sigortası, trafik ve kasko, araç kasko
jet-ski wave: jet ski, jetski kiralama
kayak: kano kayak, deniz kayağı
kick-scooter: scooter kiralama, elektrikli scooter
lifebuoy wave: su altı arama kurtarma
limousine: limuzin, limuzin kiralama, kiralık limuzin, limuzinler, limuzin hizmeti
locomotive railway-car: nostaljik tren
log-cabin: kütük ev, kütük evler, kütük evi, kütük kulübe, ahşap kütük ev
lorry: tır şoförü, kamyon şoförü, e sınıfı ehliyet, ce ehliyet, şoför e sınıfı, kamyon, dorse, frigorifik araç
lorry delivery-van: nakliyat, evden eve nakliyat, mobilya taşıma, ev taşıma, ofis taşıma, hamal, yük taşıma
mantel-clock amphora: antikacı, antika
minibus: öğrenci servisi, okul servisi, personel taşımacılığı
minibus bus: servis taşımacılığı, personel servisi
mobility-scooter wheelchair: akülü tekerlekli sandalye, akülü sandalye, engelli aracı, akülü araç
motor-boat anchor: sandal kiralama, dıştan takma motor, kıçtan takma motor, kayık
motor-boat wave: tekne, tekne turu
motor-scooter: scooter, motosiklet kiralama, mobylette, mobilet, mobileti
motor-scooter parcel: moto kurye, motokurye, motorlu kurye, motor kurye, kuryeye eleman
motorcycle: motosiklet, kask
motorcycle-helmet motorcycle: motosiklet kaskı, motosiklet ekipmanları
number-plate: araç plakası, araç plakaları, oto plaka, plaka basımı, araba plakası, plaka, plakası, plakalar, plakacı
office-building: ofis kiralama, ofis katı
onsen: onsen, Japon kaplıcası, Japon kaplıcaları
paddleboard wave: sup, paddle board, sup kiralama, ayakta kürek
parachute: paraşüt
parking-sign location-pin: kapalı otopark, abonman otopark
passport suitcase: pasaport, vize, vize danışmanlığı, biyometrik fotoğraf, oturma izni, schengen vizesi, vatandaşlık
passport suitcase: çalışma izni, ikamet izni, göçmenlik
quad-bike: atv, atv turu, atv safari, atv kiralama
roller-skate: paten, tekerlekli paten
roof-box: tavan bagajı, port bagaj, tavan kutusu, oto tavan bagajı
sailing-boat: gulet, mavi yolculuk, mavi tur
sailing-boat anchor: tekne kışlama, kışlama, çekek yeri, çekek, zehirli boya, bağlama yeri, yelkencilik, tekne bakımı
sailing-boat anchor: yelkenli, yat, yelken, yelken kursu
ship: boğaz turu
skateboard: kaykay
skip: moloz konteyneri, moloz atımı
snow-plough: kar temizliği, kar küreme
snowshoes: kar raketi, hedik yürüyüşü, kar hediği
spark-plug: buji
speedboat anchor: amatör denizci belgesi, amatör denizci, kaptanlık kursu, adb kursu
speedboat wave: tekne kiralama
steering-wheel car: sürücü kursu, ehliyet, direksiyon dersi, src belgesi, direksiyon kursu, psikoteknik
steering-wheel lorry: c sınıfı ehliyet, kamyon ehliyeti
stroller baby-bottle: bebek arabası, bebek arabaları
suv mountain: atv turları
swing: bahçe salıncağı, salıncağı
tanker: vidanjör, foseptik, foseptik çekimi, su tankeri, tanker, fosseptik
taxi: havalimanı transfer, vip transfer, transfer hizmeti
three-wheel-van: Piaggio Ape, üç tekerlekli kamyonet, üç tekerlekli yük aracı
tipi: kızılderili çadırı, kızılderili çadırları
tipper-truck: damperli kamyon, kum çakıl, kum ve çakıl, mıcır, çakıl
tow-truck car: oto kurtarma, oto çekici, yol yardım, oto kurtarıcı, çekici hizmeti, 7/24 çekici
tractor wheat: zirai aletler, tarım makineleri, traktör yedek parça, çiftlik, tarım
tractor: pulluk, pulluğu, römork pulluk
traffic-cone: trafik konisi, trafik konileri, trafik dubası, trafik dubaları
trailer: römork, karavan römorku
tuk-tuk: tuk tuk, tuktuk, tuk-tuk, tuk tuk turu, motorlu çekçek
tyre wrench: lastik oteli, lastik, lastikçi, kış lastiği, kışlık lastik, lastik değişimi, jant, balans ayarı
tyre wrench: jant düzeltme
vintage-car: klasik araba kiralama, klasik gelin arabası, antika araba kiralama, klasik otomobil, klasik otomobiller
vintage-car: klasik araba, klasik arabalar, antika araba
watch: saat, saatçi, kol saati, akıllı bileklik
wheelchair crutch: tekerlekli sandalye, medikal
windmill: yel değirmeni, yel değirmenleri, yeldeğirmeni, yeldeğirmenleri
yurt: yurt çadırı, göçebe çadırı, keçe çadır, yurt çadırları
`;
