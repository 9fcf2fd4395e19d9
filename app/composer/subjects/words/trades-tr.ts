/** Trades and goods in Turkish. Notation: word-list.ts. */
export const turkishTrades = `
chess-pawn: satranç
baklava: baklava, künefe, şöbiyet, baklavacı
olives: zeytin, zeytinyağı, zeytinci
dates: hurma, medine hurması
tiles trowel: seramik, fayans, fayansçı, karo
vinyl-record: plak, plakçı, plaklar
calculator: muhasebe, muhasebeci, mali müşavir, vergi
air-conditioner: klima, klima servisi
set-square: mimar, mimarlık, matematik, matematik özel ders
wrench: oto tamir, tamirci, oto servis, araba tamiri, oto sanayi
croissant: fırın, pastane fırın, kruvasan, unlu mamuller
bread: ekmek
lipstick: güzellik salonu, makyaj, kozmetik, güzellik merkezi
nail-polish: manikür, pedikür, tırnak
eyelashes: ipek kirpik, kirpik, kaş
bee: arıcı, arıcılık
motor-boat: tekne kiralama, tekne, tekne turu, yat
bride: gelinlik
ring: düğün, alyans, nişan
steak: kasap, et, steak, biftek
tent: kamp, çadır
car: oto galeri, ikinci el araba, araç kiralama, araba, araba kiralama, otomobil, rent a car
saw: marangoz, mobilya ustası, parke
dinner-plate: catering, yemek organizasyonu
cheese: peynir
spine: fizik tedavi, fizyoterapist
microphone: şan dersi, karaoke
coffee: kahve, kafe, kahveci, kahve dükkanı
laptop: bilgisayar tamiri, online kurs, bilgisayar, dizüstü bilgisayar
cook: yemek kursu, aşçılık kursu
scissors: kuaför, saç kesimi, bayan kuaförü
barber-pole: berber, erkek kuaförü
teddy-bear: kreş, anaokulu, oyuncak, oyuncakçı, bakıcı
serum-bottle: serum, cilt bakımı
lotion: dermatolog
dog stethoscope: veteriner
dog: pet shop, köpek maması, köpek, evcil hayvan
cat: kedi, kedi maması
steering-wheel: sürücü kursu, ehliyet, direksiyon dersi
plug: elektrikçi
lock-and-key: kaçış oyunu
egg: yumurta, köy yumurtası
basket: manav, sebze, meyve sebze, pazar, organik sebze
shopping-cart: market, süpermarket, bakkal
chart-up: yatırım, finans danışmanı, borsa
bank: banka, kredi
house: emlak, satılık daire, kiralık daire, emlakçı, konut, daireler, satılık ev, villa
fish: balıkçı, balık, deniz ürünleri
bouquet: çiçekçi, çiçek, buket, çiçekler
football: futbol, futbol okulu
seedling: fidanlık, bitki, fide, tohum
spade: bahçıvan, peyzaj, bahçe bakımı
soft-ice-cream: dondurma, dondurmacı
glasses: gözlük, optik, gözlükçü, lens
dumbbell: spor salonu, fitness, kişisel antrenör, gym
hearing-aid: işitme cihazı
hiking-boot: doğa yürüyüşü, trekking
bed: otel, pansiyon, yatak
sofa: mobilya, koltuk, kanepe, iç mimar, dekorasyon
kebab: kebap, döner, kebapçı, dönerci
oven dining-table: mutfak dolabı, mutfak
washing-machine: çamaşırhane, kuru temizleme, çamaşır makinesi
books: kitap, kitapçı, kütüphane, kitap fuarı, kitabevi
key: çilingir, anahtar
open-book: özel ders, ingilizce kursu, dil kursu, çeviri, tercüme
game-controller: oyun, video oyunu
delivery-van: kargo, taşımacılık
piano-keys: piyano, piyano dersi
guitar: gitar, gitar dersi, müzik kursu
theatre-masks: tiyatro, opera
palette: resim kursu, suluboya
paint-roller: boyacı, boya badana, tadilat
camera: fotoğrafçı, fotoğraf, düğün fotoğrafçısı
tap: tesisatçı, su tesisatı, sıhhi tesisat
bathtub: banyo
amphora: seramik, seramik kursu, çömlek
beer: bira
roof: çatı, çatı tamiri
sailing-boat: yelken, yelken kursu
sandwich: sandviç, tost
coat: mont, kaban, palto, ikinci el giyim
dress: elbise, moda, giyim, kadın giyim, butik
t-shirt: tişört, tişört baskı, forma, forma dikimi, okul forması, okul kıyafeti
skis: kayak, kayak okulu
solar-panel: güneş paneli, güneş enerjisi
meat-on-bone: mangal, ızgara, köfteci
sewing-needle: terzi, dikiş kursu
tea: çay, çay evi
airplane: seyahat acentesi, tatil, uçak bileti, uçuş, uçuşlar, uçuşları, tur, gezi
salad: vegan, vejetaryen, salata, diyetisyen
popcorn: sinema
watch: saat, saatçi, kol saati
bucket: cam temizliği
window: pencere, pvc pencere
broom: temizlik, temizlik şirketi, ev temizliği
lotus-position: yoga, meditasyon, pilates
massage: masaj
sauna: spa, hamam, sauna
shield: sigorta, kasko, sigorta acentesi
tooth: diş hekimi, dişçi, diş kliniği, diş, implant
stethoscope: doktor, klinik, hastane, muayenehane
nurse: hemşire, hasta bakıcı, yaşlı bakımı
pill: eczane, vitamin
brain: psikolog, terapi
scales: avukat, hukuk bürosu, hukuk
desktop-computer: web tasarım, yazılım, kodlama kursu
smartphone: telefon tamiri, cep telefonu, akıllı telefon
megaphone: reklam ajansı, pazarlama
museum: müze
graduation-cap: üniversite
school: ~ okul, kurs
dancer: dans kursu, dans
party-popper: doğum günü, parti, yılbaşı, sünnet düğünü, doğum günü organizasyonu, doğum günü partisi, baby shower, kına gecesi, organizasyon
birthday-cake: pasta, pastane, yaş pasta, kek
chocolate: çikolata
candy: şeker, lokum, tatlı, baklava
wine: şarap
pizza: pizza, pizzacı
burger: hamburger, burger
cutlery: restoran, lokanta, lokantası, meyhane
pancakes: kahvaltı
gift: hediye, hediyelik
diamond: kuyumcu, mücevher, takı
sneaker: ayakkabı, spor ayakkabı
handbag: çanta
necktie: takım elbise, erkek giyim
swimmer: yüzme kursu, yüzme havuzu, yüzme
fishing-rod: balık avı, olta
tractor: çiftlik, tarım
horse: binicilik, at biniciliği
bicycle: bisiklet
motorcycle: motosiklet
tyre: lastik, lastikçi, kış lastiği
car bubbles: oto yıkama
bricks: inşaat, müteahhit, fayans
toolbox: hırdavat, nalbur, tamirat
light-bulb: aydınlatma, avize, lamba
rug: halı, halılar, kilim, el dokuma halı
mattress: nevresim, yatak odası
curtains: perde
television: televizyon, elektronik
heart: bağış, gönüllü
perfume: parfüm
soap: sabun
honey: bal
shopping-bags: ~ indirim, alışveriş
musical-notes: konser, koro
printer: matbaa, kartvizit, fotokopi
christmas-tree: ~ yılbaşı, noel
briefcase: danışmanlık
briefcase: ~ iş ilanı, eleman aranıyor
sushi: suşi, sushi
dog-standing: köpek eğitimi, köpek oteli
beers: bira bahçesi, pub
noodles: noodle, erişte
candle: mum, mumlar, cenaze
dice: kutu oyunu, kutu oyunları
framed-picture: galeri, tablo
headphones: kulaklık, podcast
climber: tırmanış, tırmanma
baby: bebek, bebek giyim, ebe
fountain-pen: noter, kırtasiye
hair-comb: saç ekimi
scissors: saç kesimi, fön, kuaför, saç boyama
wrench: yağ değişimi, oto servis, araç bakımı, oto tamir
tyre: lastik, kışlık lastik, lastik değişimi
rug: halı, halı yıkama
tooth: diş beyazlatma, diş, implant, diş teli, diş hekimi
bouquet: çiçek siparişi, çiçek, çiçekçi, buket, gelin buketi
blood-drop: kan bağışı
cockroach: böcek ilaçlama
security-camera: güvenlik kamerası
sheep: kurbanlık, kurban
candy: baklava, lokum, tatlı, şekerleme
tap: tıkanıklık açma, su tesisatçısı, tesisatçı
cutlery: ev yemekleri, esnaf lokantası
flatbread: lahmacun, pide, gözleme
house-with-garden key: bungalov, bungalov tatili
open-book: ~ ingilizce, almanca
dining-table: yemek masası, ahşap masa
window hammer: camcı, cam balkon
chess-pawn: satranç, satranç kulübü, satranç kursu
climber fir-tree: macera parkı
speech-bubble: dil terapisti, dil ve konuşma
paw dog: hayvan barınağı, köpek oteli, köpek kuaförü
fire logs: odun, şömine odunu
shopping-bags price-tag: ikinci el pazarı
jar: zeytinyağı, zeytin
sofa plant: döşemeci, koltuk döşeme
dress-shoe hammer: ayakkabı tamiri, ayakkabıcı
wine grapes: bağ evi, şarap, şaraphane
swimmer: kaplıca, termal otel
kitchen-knife: bıçak bileme, bileyici, bileme
guitar: bağlama, saz, ut, cura, bağlama kursu
umbrella: şemsiye, şemsiye tamiri
logs fire: yakacak odun
baklava: kadayıf
jar strawberry: reçel, reçeller, marmelat, ev yapımı reçel
-: paket servis, eve servis
lorry delivery-van: nakliyat, evden eve nakliyat, mobilya taşıma, ev taşıma, ofis taşıma
`;
