import { englishHighStreet } from './high-street-en.ts';

/**
 * Shops, services and clubs by the plain name over their door, by language, where the other lists name them less
 * exactly or not at all; these go first. Notation: word-list.ts.
 */
export const highStreetWords: Record<string, string> = {
  en: englishHighStreet,
  de: `
smartphone laptop: app-entwicklung, appentwicklung, app-entwickler
t-shirt socks: kinderkleidung, kinderbekleidung, kindermode, babykleidung
solar-panel sun: solaranlagen, solaranlage, photovoltaikanlagen
car bubbles: autowaschanlage, waschanlage, waschstraße
dog bone: zoohandlung, tierhandlung, zoofachgeschäft, zoofachhandel, tierbedarf
nurse older-person: altenheim, seniorenheim, altersheim, pflegeheim, seniorenresidenz
burger french-fries: burgerrestaurant, burgerladen, burgergrill
sofa desk-lamp: innenarchitekt, innenarchitektin, innenarchitektur, inneneinrichtung, innendesign
disco-ball headphones: dj, discjockey, hochzeits-dj
bed bellhop-bell: pension, gasthof, fremdenzimmer, gästehaus
popcorn film-camera: kino, kinos, programmkino, lichtspielhaus
brain speech-bubble: psychologe, psychologin
`,
  fr: `
swimming-pool: construction de piscines, construction de piscine, pisciniste
security-camera shield: gardiennage, société de sécurité, agent de sécurité
smartphone laptop: développement d'applications, développement d'application, développement d'applications mobiles
tennis: club de tennis, cours de tennis
football goal-net: club de football, club de foot, école de football
lotus-position: studio de yoga, cours de yoga
burger french-fries: restaurant de burgers, burgers
t-shirt socks: vêtements enfant, vêtements enfants, vêtements pour enfants, vêtements bébé, mode enfantine
motorcycle: concessionnaire moto, concession moto, garage moto
oven fridge: cuisiniste, cuisinistes
disco-ball headphones: dj, dj mariage
paw dog: refuge pour animaux, refuge animalier, refuge pour chiens
sofa desk-lamp: décorateur d'intérieur, décoratrice d'intérieur, architecte d'intérieur, décoration intérieure
`,
  es: `
smartphone laptop: desarrollo de aplicaciones, desarrollo de apps, desarrollo de aplicaciones móviles
dog scissors: peluquería canina, peluquería para perros
sushi chopsticks: restaurante de sushi
t-shirt socks: ropa infantil, ropa de niños, ropa para niños, ropa de bebé, moda infantil
older-person nurse: residencia de ancianos, residencia de mayores, hogar de ancianos, geriátrico
sofa desk-lamp: diseñador de interiores, diseñadora de interiores, interiorista, diseño de interiores, interiorismo
speech-bubble document: agencia de traducción, traducciones, traductor, traductor jurado, servicio de traducción
disco-ball headphones: dj, dj para bodas, discomóvil
popcorn film-camera: cine, cines, multicines
`,
  it: `
smartphone laptop: sviluppo app, sviluppo di app
t-shirt socks: abbigliamento bambini, abbigliamento bambino, abbigliamento per bambini, vestiti per bambini
motorcycle: concessionaria moto, officina moto
disco-ball headphones: dj, dj per matrimoni
bed bellhop-bell: affittacamere, locanda
sofa desk-lamp: arredatore d'interni, arredatrice d'interni, interior designer
laptop screwdriver: riparazione computer, assistenza computer, riparazione pc
`,
  pt: `
smartphone laptop: desenvolvimento de aplicativos, desenvolvimento de apps, criação de aplicativos
t-shirt socks: roupas infantis, roupa infantil, moda infantil, roupas de bebê, roupa de criança, roupas para crianças
laptop screwdriver: assistência técnica de computadores, conserto de computador, conserto de notebook, conserto de computadores
radiator boiler: aquecimento, aquecimento central, aquecedores
tennis: clube de tênis, clube de ténis, quadra de tênis, aulas de tênis
disco-ball headphones: dj, dj para festas
`,
  nl: `
blood-drop: bloeddonatie, bloed geven, bloeddonor
smartphone laptop: app-ontwikkeling, appontwikkeling, app laten maken
t-shirt socks: kinderkleding, babykleding, kindermode
television laptop: elektronicawinkel, elektronicazaak
tyre: bandenservice, bandenwissel
delivery-van parcel: koeriersdienst, koerier
dog scissors: hondentrimsalon, trimsalon
nurse older-person: verzorgingshuis, bejaardentehuis, verpleeghuis
kebab: kebabzaak, dönerzaak, shoarmazaak
sushi chopsticks: sushirestaurant, sushibar
burger french-fries: hamburgerrestaurant, burgerrestaurant, burgertent
motorcycle: motordealer, motorzaak, motorwinkel
paint-roller bucket: schilder, schildersbedrijf, huisschilder
radiator boiler: verwarmingsinstallateur, verwarming
sofa desk-lamp: interieurontwerper, interieurarchitect, interieuradvies, binnenhuisarchitect
bed bellhop-bell: pension, logement
tennis: tennisclub, tennisvereniging, tennis, tennisles, tennisbaan
lion elephant: dierentuin, dierenpark
disco-ball headphones: dj, bruiloft-dj
`,
  pl: `
smartphone laptop: tworzenie aplikacji, aplikacje mobilne
t-shirt socks: odzież dziecięca, ubranka dziecięce, ubrania dla dzieci, ubranka dla dzieci
cheese: sklep z serami, sery, serowarnia
burger french-fries: burgerownia, burgery
dress-shoe sneaker: sklep obuwniczy
sofa armchair: sklep meblowy, salon meblowy
motorcycle: salon motocyklowy, motocykle, serwis motocykli
speech-bubble document: biuro tłumaczeń, tłumaczenia, tłumacz przysięgły, tłumacz
desktop-computer laptop: projektowanie stron, strony internetowe, tworzenie stron, projektowanie stron internetowych
tennis: klub tenisowy, korty tenisowe, tenis
football goal-net: klub piłkarski, szkółka piłkarska, akademia piłkarska
popcorn film-camera: kino, kina
disco-ball headphones: dj, dj na wesele
`,
  tr: `
light-bulb desk-lamp: avizeci, avize
honey bee: bal, süzme bal
security-camera shield: güvenlik şirketi, özel güvenlik
smartphone laptop: mobil uygulama geliştirme, mobil uygulama, uygulama geliştirme
t-shirt socks: çocuk giyim, bebek giyim, çocuk kıyafetleri, bebek kıyafetleri
dog scissors: köpek kuaförü, köpek tıraşı
burger french-fries: hamburgerci, burgerci
chocolate candy: çikolatacı, çikolata dükkanı
bicycle: bisikletçi, bisiklet dükkanı
disco-ball headphones: dj, düğün dj'i
house suitcase: tatil evi, yazlık kiralama, günlük kiralık daire
musical-score piano-keys: müzik okulu, müzik kursu
speech-bubble open-book: dil okulu, dil kursu, yabancı dil kursu
lion elephant: hayvanat bahçesi
`,
  ru: `
security-camera shield: охранное агентство, охрана, частная охрана
smartphone laptop: разработка приложений, разработка мобильных приложений
t-shirt socks: детская одежда, одежда для детей
stethoscope hospital: медицинский центр, медцентр
dancer musical-notes: школа танцев, танцы
steering-wheel car: автошкола
motorcycle: мотосалон, мотомагазин, мотоциклы
delivery-van parcel: курьерская служба, курьер, курьерская доставка
ring bouquet: организация свадеб, свадебное агентство, свадебный организатор
tennis: теннисный клуб, теннис, большой теннис, теннисный корт
football goal-net: футбольный клуб, футбольная школа, футбольная секция
lion elephant: зоопарк
bride ring: свадебный салон
`,
  uk: `
security-camera shield: охоронна агенція, охоронна фірма
smartphone laptop: розробка додатків, розробка мобільних додатків
t-shirt socks: дитячий одяг, одяг для дітей
motorcycle: мотосалон, мотоцикли
stethoscope hospital: медичний центр
cheese: сирна крамниця, сироварня
teddy-bear toy-bricks: магазин іграшок, іграшки
bride ring: весільний салон, весільні сукні
sofa armchair: меблевий магазин, магазин меблів
television laptop: магазин електроніки, електроніка
delivery-van parcel: кур'єрська служба, кур'єр, кур'єрська доставка
cockroach: знищення комах, дезінсекція, боротьба зі шкідниками
ring bouquet: організація весіль, весільна агенція
airplane suitcase: турагенція, турагентство
tennis: тенісний клуб, теніс
football goal-net: футбольний клуб, футбольна школа
lion elephant: зоопарк
paw dog: притулок для тварин
`,
  ja: `
ice-skate snowflake: スケートリンク, スケート
smartphone laptop: アプリ開発
t-shirt socks: 子供服, ベビー服, キッズ服
tattoo-machine: タトゥー, タトゥースタジオ, 刺青
shopping-cart basket: スーパーマーケット, スーパー
television laptop: 家電量販店, 電器店, 電気屋
tiles trowel: タイル工事, タイル
radiator thermometer: 暖房工事, 暖房
spade seedling: 植木屋, 造園, 庭師
chimney fire: 煙突掃除
fountain-pen document: 公証役場, 公証人
disco-ball headphones: dj, 出張dj
lotus-position: ヨガスタジオ, ヨガ教室, ヨガ
tennis: テニスクラブ, テニススクール, テニス
sewing-needle thread: 洋服お直し, お直し, 洋服リフォーム
dress-shoe: 靴修理, 靴磨き
`,
  zh: `
smartphone laptop: 应用开发, 小程序开发
t-shirt socks: 童装, 童裝, 儿童服装, 婴儿服装
tooth toothbrush: 牙科诊所, 牙科, 口腔诊所
lipstick nail-polish: 美容院, 美容会所
television laptop: 电器店, 家电, 电器行
tiles trowel: 瓷砖铺贴, 瓷砖, 贴砖
radiator thermometer: 暖气安装, 暖气, 地暖
cockroach: 灭虫, 杀虫, 除虫
chimney fire: 烟囱清洁, 烟囱
set-square ruler: 建筑事务所, 建筑设计
disco-ball headphones: dj, dj服务
open-book speech-bubble: 语言学校
`,
  ko: `
smartphone laptop: 앱 개발
t-shirt socks: 아동복, 유아복, 아기옷
television laptop: 전자제품, 전자제품 매장, 가전제품, 가전
tap wrench: 배관공, 배관, 배관공사
saw hammer: 목공소, 목수, 목공
roof house: 지붕공사, 지붕
bricks builder: 건설회사, 건설, 시공사
spade seedling: 정원사, 조경
seedling plant: 원예점, 화원
chimney fire: 굴뚝, 굴뚝 청소
set-square ruler: 건축사사무소, 건축사, 건축설계
fountain-pen document: 공증사무소, 공증
printer document: 인쇄소, 인쇄
ring bouquet: 웨딩플래너, 웨딩컨설팅
theatre-masks: 극장, 소극장
`,
  ar: `
smartphone laptop: تطوير تطبيقات, برمجة تطبيقات
t-shirt socks: ملابس أطفال, ملابس الأطفال
scissors hair-comb: صالون شعر, تصفيف شعر, كوافير
dog scissors: تجميل الكلاب, قص شعر الكلاب, العناية بالكلاب
older-person nurse: دار مسنين, رعاية المسنين, دار رعاية المسنين
shopping-cart basket: سوبر ماركت, سوبرماركت, هايبر ماركت
television laptop: متجر إلكترونيات, إلكترونيات, الكترونيات, أجهزة إلكترونية
radiator thermometer: تدفئة, تدفئة مركزية
chimney fire: تنظيف مداخن, مداخن, مدخنة
disco-ball headphones: دي جي
bed bellhop-bell: نزل, بيت ضيافة
`,
  hi: `
smartphone laptop: ऐप डेवलपमेंट
t-shirt socks: बच्चों के कपड़े
nail-polish: नेल सैलून, नेल आर्ट, नेल पार्लर
dog scissors: डॉग ग्रूमिंग, पेट ग्रूमिंग
nurse older-person: वृद्धाश्रम
wine grapes: वाइन शॉप, वाइन
soft-ice-cream ice-cream: आइसक्रीम पार्लर, आइसक्रीम की दुकान
beers cocktail: बार, बीयर बार, पब
television laptop: इलेक्ट्रॉनिक्स की दुकान, इलेक्ट्रॉनिक्स
tiles trowel: टाइल्स, टाइल, टाइल मिस्त्री
bricks builder: निर्माण कंपनी, बिल्डर, ठेकेदार
chimney fire: चिमनी सफाई, चिमनी
disco-ball headphones: डीजे
house key: हॉलिडे होम, होमस्टे
paw dog: पशु आश्रय, पशु आश्रय गृह
washing-machine: ड्राई क्लीनर, ड्राई क्लीनिंग, ड्राई क्लीनर्स
`,
  sv: `
smartphone laptop: apputveckling, app-utveckling
t-shirt socks: barnkläder, babykläder
shopping-cart basket: livsmedelsbutik, mataffär, matbutik
mattress bed: madrassbutik, madrasser
television laptop: elektronikbutik, elektronikaffär
football goal-net: fotbollsklubb, fotbollsförening, fotbollsskola
tyre: däckverkstad, däckservice, däckbyte
carrot basket: grönsakshandlare, grönsaksaffär, frukt och grönt
wine grapes: vinbutik, vinhandel, vinhandlare
sushi chopsticks: sushirestaurang
burger french-fries: hamburgerrestaurang, burgerrestaurang
chocolate candy: chokladbutik, chokladkafé
bouquet rose: blomsterhandel, blomsterbutik, blomsteraffär, florist
teddy-bear toy-bricks: leksaksaffär, leksaksbutik
motorcycle: motorcyklar, motorcykel, mc-butik, mc-handlare
oven fridge: köksstudio, köksbutik, köksrenovering
sofa desk-lamp: inredningsarkitekt, heminredning, inredning, inredare
speech-bubble document: översättningsbyrå, översättningar, översättare
ring bouquet: bröllopsplanerare, bröllopskoordinator
tennis: tennisklubb, tennis, tennisbana
judo-suit: karateklubb, karate
open-book speech-bubble: språkskola, språkkurs
lion elephant: djurpark, zoo
paw dog: djurhem, katthem, hundhem
disco-ball headphones: dj, bröllops-dj
lipstick nail-polish: skönhetssalong
nail-polish: nagelsalong
barber-pole razor: barberare
`,
  el: `
smartphone laptop: ανάπτυξη εφαρμογών
t-shirt socks: παιδικά ρούχα, βρεφικά ρούχα
spine massage: φυσιοθεραπεία, φυσικοθεραπεία, φυσιοθεραπευτής, φυσικοθεραπευτής
burger french-fries: μπεργκεράδικο, μπέργκερ
beers cocktail: μπαρ
chocolate candy: σοκολατοποιείο, σοκολατερί
television laptop: ηλεκτρονικά είδη, ηλεκτρονικά, ηλεκτρικά είδη
car: αντιπροσωπεία αυτοκινήτων, έκθεση αυτοκινήτων
delivery-van parcel: ταχυμεταφορές, κούριερ, courier
sofa desk-lamp: διακόσμηση εσωτερικών χώρων, διακοσμητής, διακοσμήτρια, διακόσμηση
speech-bubble document: μεταφραστικό γραφείο, μεταφράσεις, μεταφραστής
football goal-net: ποδοσφαιρική ακαδημία, ακαδημία ποδοσφαίρου
lion elephant: ζωολογικός κήπος, ζωολογικό πάρκο
paw dog: καταφύγιο ζώων, φιλοζωική
disco-ball headphones: dj
`,
  cs: `
security-camera shield: bezpečnostní agentura
smartphone laptop: vývoj aplikací, vývoj mobilních aplikací
t-shirt socks: dětské oblečení, kojenecké oblečení
tattoo-machine: tetovací studio, tetování
older-person nurse: domov pro seniory, domov důchodců
cheese: prodejna sýrů, sýrárna
wine grapes: vinotéka, vinárna
burger french-fries: burgrárna, burgery
chocolate candy: čokoládovna, čokoládovny
delivery-van parcel: kurýrní služba, kurýr
sofa desk-lamp: bytový designér, bytová designérka, interiérový designér, návrhy interiérů
speech-bubble document: překladatelská agentura, překlady, překladatel
desktop-computer laptop: tvorba webových stránek, tvorba webů, webové stránky
ring bouquet: svatební agentura, svatební koordinátorka
house key: rekreační apartmán, apartmán, apartmány
tennis: tenisový klub, tenis, tenisové kurty
teddy-bear crayon: mateřská škola, mateřská školka
popcorn film-camera: kino, kina
dog scissors: psí salon, stříhání psů
`,
  vi: `
smartphone laptop: thiết kế app, lập trình app
t-shirt socks: quần áo trẻ em, thời trang trẻ em, đồ sơ sinh
kebab: bánh mì kebab
beers cocktail: quán bar, quán bia
television laptop: cửa hàng điện máy, điện máy
delivery-van parcel: giao hàng nhanh, chuyển phát nhanh
radiator fire: lò sưởi
window bucket: lau kính, vệ sinh kính
chimney fire: vệ sinh ống khói, ống khói
`,
  id: `
smartphone laptop: pembuatan aplikasi, jasa pembuatan aplikasi
t-shirt socks: baju anak, pakaian anak, baju bayi
nail-polish: salon kuku
tattoo-machine: studio tato, tato
dog bone: toko hewan peliharaan, toko hewan, makanan hewan
beer: pabrik bir
radiator boiler: pemanas air
spade plant: tukang kebun
chimney fire: pembersih cerobong, cerobong asap
tent campsite: bumi perkemahan
open-book speech-bubble: kursus bahasa
open-book pencil: les privat, guru les
paw dog: penampungan hewan
`,
};
