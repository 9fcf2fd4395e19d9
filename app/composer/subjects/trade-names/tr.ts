/** Everyday trades and what else is advertised, by their plain names in Turkish; kinds.ts says what they are. */
export const turkishTradeNames = `
dentist: diş hekimi, dişçi, diş kliniği
doctor: aile hekimi, muayenehane, doktor
vet: veteriner, veteriner kliniği
pharmacy: eczane
optician: gözlükçü, optik, optisyen
hearing: işitme cihazları, işitme cihazı, işitme merkezi
physio: fizyoterapi, fizyoterapist, fizik tedavi
podiatrist: podolog, ayak bakımı, podoloji
psychologist: psikolog, psikolojik danışmanlık
midwife: ebe
nursing-home: huzurevi, yaşlı bakım evi
massage: masaj salonu, masaj
hairdresser: kuaför, bayan kuaförü, kadın kuaförü
barber: berber, erkek kuaförü
beauty: güzellik salonu, güzellik merkezi
nails: tırnak salonu, manikür, protez tırnak
tattoo: dövmeci, dövme stüdyosu
perfumery: parfümeri, parfümcü
bakery: fırın, ekmek fırını
pastry: pastane
butcher: kasap
fishmonger: balıkçı
greengrocer: manav
grocery: bakkal, market, süpermarket
cheese: peynirci, şarküteri
wine: şarap evi, tekel bayii
ice-cream: dondurmacı
coffee-shop: kahveci, kahvehane
restaurant: lokanta, restoran
health-food: aktar, organik market, doğal ürünler, baharatçı
catering: yemek şirketi, catering firması
bookshop: kitabevi, kitapçı
stationery: kırtasiye, kırtasiyeci
toys: oyuncakçı, oyuncak mağazası
hardware: nalbur, hırdavatçı, hırdavat
beds: yatak mağazası, yatakçı, yatak
furniture: mobilyacı, mobilya mağazası, mobilya
lamps: avizeci, aydınlatma, avize
florist: çiçekçi
garden-centre: fidanlık, bahçe marketi
jeweller: kuyumcu, mücevherci
watchmaker: saatçi, saat tamiri
shoes: ayakkabıcı, ayakkabı mağazası
clothes: giyim mağazası, butik, konfeksiyon
fabrics: tuhafiye, kumaşçı
electronics: beyaz eşya, elektronik mağazası
pets: evcil hayvan dükkanı
bikes: bisikletçi, bisiklet mağazası
sports: spor mağazası, spor malzemeleri
antiques: antikacı
framing: çerçeveci
instruments: müzik aletleri, müzik mağazası
gifts: hediyelik eşya, hediye dükkanı
dry-cleaner: kuru temizleme, çamaşırhane
tailor: terzi
shoe-repair: ayakkabı tamircisi, ayakkabı tamiri
locksmith: çilingir, anahtarcı
notary: noter
lawyer: avukat, hukuk bürosu
accountant: muhasebeci, mali müşavir
insurance: sigorta, sigorta acentesi, sigortacı
estate-agent: emlakçı, emlak ofisi
travel-agency: seyahat acentesi, turizm acentesi
movers: nakliyat, evden eve nakliyat, nakliyeci
cleaning: temizlik şirketi, temizlik
photographer: fotoğrafçı, fotoğraf stüdyosu
copy-shop: fotokopi, fotokopici, kopyalama merkezi
printing: matbaa
computer-help: bilgisayar tamiri, bilgisayar servisi, bilgisayarcı
phone-repair: telefon tamiri, telefoncu, cep telefonu tamiri
undertaker: cenaze hizmetleri
architect: mimarlık ofisi, mimar
translator: tercüme bürosu, tercüman, çeviri bürosu
security: güvenlik şirketi
pest-control: böcek ilaçlama, haşere ilaçlama
taxi: taksi durağı, taksi
hotel: pansiyon, otel
campsite: kamp alanı
car-rental: araç kiralama, oto kiralama, rent a car
garage: oto tamir, oto servis, oto tamircisi
tyres: lastikçi, oto lastik
car-wash: oto yıkama
car-dealer: oto galeri, galerici
driving-school: sürücü kursu
plumber: tesisatçı, su tesisatçısı
electrician: elektrikçi
roofer: çatı ustası, çatı tamiri
carpenter: marangoz
painter: boyacı, badanacı, boya badana
glazier: camcı
chimney-sweep: baca temizleme, bacacı
upholsterer: döşemeci, koltuk döşeme
builder: müteahhit, inşaat firması, duvarcı
tiler: fayans ustası, fayansçı
gardener: bahçıvan, peyzaj
heating: kombi servisi, kaloriferci
kindergarten: anaokulu, kreş
music-school: müzik okulu, müzik kursu
dance-school: dans okulu, dans kursu
language-school: dil kursu, dil okulu
riding-school: binicilik okulu, at çiftliği, binicilik kulübü
gym: spor salonu
cinema: sinema
theatre: tiyatro
bowling: bowling salonu
swimming-pool: yüzme havuzu
library: kütüphane
dog-groomer: köpek kuaförü, pet kuaför
dog-hotel: köpek oteli, köpek pansiyonu
wedding-planner: düğün organizasyonu
piano-tuner: piyano akordu
knife-grinder: bıçak bileme
beekeeper: arıcılık
tea-shop: çay evi
bags: çantacı
wool: yüncü
pool-builder: havuz yapımı
fences: çit yapımı
scaffolding: iskele kiralama
tree-care: ağaç budama
chiropractor: kayropraktik
dermatologist: dermatolog
diving-school: dalış okulu
sailing-school: yelken okulu
boat-rental: tekne kiralama
escape-room: kaçış oyunu
karting: karting pisti
planetarium: planetaryum
circus: sirk
comics: çizgi roman dükkanı
charity-run: yardım koşusu, hayır koşusu, bağış koşusu
marathon: maraton, yarı maraton
school-fair: okul kermesi, okul şenliği
village-fete: köy şenliği, köy festivali, yayla şenliği
flea-market: bit pazarı, antika pazarı, ikinci el pazarı
christmas-market: noel pazarı, yılbaşı pazarı, yılbaşı kermesi
farmers-market: çiftçi pazarı, üretici pazarı, köylü pazarı
craft-market: el sanatları pazarı, el işi pazarı, el emeği pazarı
concert: konser, canlı konser, açık hava konseri
choir-concert: koro konseri, koro gecesi
jazz-concert: caz konseri, caz gecesi
comedy-night: stand-up gecesi, stand-up gösterisi, komedi gecesi
film-night: film gecesi, film gösterimi, açık hava sineması
karaoke-night: karaoke gecesi, karaoke
board-games-night: kutu oyunu gecesi, masa oyunları gecesi
wine-tasting: şarap tadımı, şarap tadım etkinliği
beer-festival: bira festivali
street-food: sokak lezzetleri, sokak lezzetleri festivali, sokak yemekleri
art-exhibition: resim sergisi, sanat sergisi
author-reading: yazar söyleşisi, kitap söyleşisi, imza günü
puppet-theatre: kukla tiyatrosu, kukla gösterisi
magic-show: sihirbazlık gösterisi, sihirbaz gösterisi, illüzyon gösterisi
fireworks-show: havai fişek gösterisi, havai fişek
carnival-party: karnaval partisi, maskeli balo, kostüm partisi
food-bank: gıda bankası, gıda yardımı, gıda kolisi bağışı
clothes-collection: giysi bağışı, kıyafet bağışı, giysi toplama
blood-donation: kan bağışı, kan bağışı kampanyası
animal-shelter: hayvan barınağı, köpek barınağı
volunteers-wanted: gönüllü aranıyor, gönüllüler aranıyor, gönüllü arıyoruz
choir-singers: koro seçmeleri, koroya üye alımı, korist aranıyor
chess-club: satranç kulübü
hiking-club: doğa yürüyüşü kulübü, trekking kulübü, doğa yürüyüşü grubu
running-club: koşu kulübü, koşu grubu
tennis-club: tenis kulübü
judo-club: judo kulübü, judo kursu
yoga-class: yoga dersi, yoga kursu, yoga stüdyosu
swimming-lessons: yüzme kursu, yüzme dersi, yüzme okulu
baby-swimming: bebek yüzme, bebek yüzme kursu
first-aid-course: ilk yardım kursu, ilk yardım eğitimi
cooking-course: yemek kursu, aşçılık kursu, yemek atölyesi
pottery-course: seramik kursu, seramik atölyesi, çömlekçilik kursu
painting-course: resim kursu, resim atölyesi
photography-course: fotoğraf kursu, fotoğrafçılık kursu
sewing-course: dikiş kursu, biçki dikiş kursu
programming-course: yazılım kursu, kodlama kursu, programlama kursu
guitar-lessons: gitar dersi, gitar kursu
piano-lessons: piyano dersi, piyano kursu
singing-lessons: şan dersi, şan kursu, vokal dersi
drum-lessons: bateri dersi, bateri kursu, davul dersi
maths-tutoring: matematik özel ders, özel matematik dersi
ski-school: kayak okulu, kayak dersi, kayak kursu
surf-school: sörf okulu, sörf kursu
climbing-hall: tırmanış duvarı, tırmanış salonu
mini-golf: mini golf, minigolf
personal-trainer: kişisel antrenör, özel antrenör
nutritionist: diyetisyen, beslenme uzmanı
holiday-flat: tatil evi, kiralık yazlık, günlük kiralık daire
room-to-let: kiralık oda, kiralık odalar
flat-to-let: kiralık daire, kiralık ev
storage-units: kiralık depo, eşya depolama, self storage
bouncy-castle-hire: şişme oyun parkı kiralama, şişme oyuncak kiralama, şişme park kiralama
marquee-hire: çadır kiralama, düğün çadırı kiralama
bike-hire: bisiklet kiralama, kiralık bisiklet
camper-hire: karavan kiralama, kiralık karavan
costume-hire: kostüm kiralama, kiralık kostüm
tool-hire: alet kiralama, el aleti kiralama
truck-driver: tır şoförü, kamyon şoförü, uzun yol şoförü
delivery-driver: dağıtım şoförü, sevkiyat şoförü, araçlı kurye
bus-driver: otobüs şoförü, otobüs kaptanı
waiter: garson, garson aranıyor, bayan garson
cook: aşçı, aşçı aranıyor, aşçı yardımcısı
bakers-apprentice: fırıncı çırağı, fırın çırağı
shop-assistant: tezgahtar, satış danışmanı, mağaza elemanı
warehouse-worker: depo elemanı, depo görevlisi, depocu
cleaner: temizlik görevlisi, temizlik elemanı, temizlik personeli
nurse: hemşire, hemşire aranıyor
carer: yaşlı bakıcısı, hasta bakıcı, yaşlı bakım elemanı
programmer: yazılımcı, yazılım geliştirici, programcı
christmas-trees: yılbaşı ağacı, noel ağacı, yılbaşı çamı
pumpkins: balkabağı, bal kabağı
firewood: yakacak odun, şömine odunu, sobalık odun
fresh-eggs: köy yumurtası, taze yumurta, gezen tavuk yumurtası
asparagus: kuşkonmaz, taze kuşkonmaz
strawberry-picking: çilek toplama, çilek hasadı
vegetable-box: sebze kutusu, sebze kolisi, sebze sepeti
used-bikes: ikinci el bisiklet, ikinci el bisikletler
used-cars: ikinci el araba, ikinci el araç, ikinci el oto
second-hand-clothes: ikinci el giyim, ikinci el kıyafet
pram: bebek arabası, puset
used-furniture: ikinci el mobilya, ikinci el eşya
lawn-mowing: çim biçme, çim kesimi
snow-clearing: kar temizleme, kar küreme
gutter-cleaning: oluk temizleme, oluk temizliği
carpet-cleaning: halı yıkama, halı temizleme
window-cleaning: cam temizliği, cam silme, pencere temizliği
house-clearance: ev boşaltma, daire boşaltma, eski eşya alımı
skip-hire: moloz konteyneri, hafriyat konteyneri, moloz atma
washing-machine-repair: çamaşır makinesi tamiri, çamaşır makinesi servisi
boiler-service: kombi bakımı, kazan bakımı
air-conditioning: klima, klima montajı, klima servisi
solar-panels: güneş paneli, güneş enerjisi paneli, güneş enerjisi sistemleri
kitchens: mutfak dolabı, hazır mutfak, mutfak mobilyası
bathroom-renovation: banyo tadilatı, banyo yenileme
drain-clearing: tıkanıklık açma, lavabo açma, kanal açma
dog-walking: köpek gezdirme, köpek gezdirici
cat-sitting: kedi bakıcısı, kedi bakımı
babysitter: bebek bakıcısı, çocuk bakıcısı, dadı
home-care: evde bakım, evde yaşlı bakımı, evde hasta bakımı
dj: düğün dj, dj hizmeti
wedding-band: düğün orkestrası, düğün müzik grubu
childrens-clown: palyaço, palyaço kiralama, doğum günü palyaçosu
food-truck: food truck, gezici yemek aracı
pizza-delivery: paket pizza, eve pizza siparişi, pizza siparişi
kebab-house: kebapçı, dönerci, kebap salonu
pancake-house: krepçi, krep evi, pankek evi
cakes-to-order: sipariş pasta, butik pasta, doğum günü pastası
breakfast-cafe: kahvaltıcı, kahvaltı salonu, kahvaltı evi
lunch-menu: öğle menüsü, öğle yemeği menüsü, günün menüsü
barbecue-evening: mangal gecesi, barbekü gecesi, mangal partisi
eyelash-extensions: ipek kirpik, kirpik uzatma
teeth-whitening: diş beyazlatma
hair-removal: lazer epilasyon, epilasyon, ağda
sauna: sauna, fin saunası
`;
