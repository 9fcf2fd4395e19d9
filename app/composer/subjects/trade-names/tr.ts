/** Everyday trades by their plain names in Turkish; kinds.ts says what they are. */
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
`;
