/** Turkish words for the home. Notation: word-list.ts. */
export const turkishHome = `
advent-calendar: advent takvimi, advent takvimleri
air-conditioner: klimacı, klima, klima servisi, havalandırma
air-fryer: airfryer, air fryer, yağsız fritöz, yağsız fritözler
angle-grinder: avuç taşlama, avuç içi taşlama, spiral taşlama
armchair sofa: döşemecisi, berjer, koltuk kaplama
armchair crown: sünnet tahtı, sünnet tahtları, kına tahtı, gelin tahtı
awning: tente, tenteler, mafsallı tente, branda, brandası, brandacı
balcony: balkon, balkonlar, balkon korkuluğu, balkon korkulukları, cam balkon, balkon kapatma
bar-stool: bar taburesi, bar tabureleri, bar sandalyesi, bar sandalyeleri
basket carrot: manav, sebze, meyve sebze, pazar, organik sebze, köy ürünleri, yöresel ürünler
basket leaves: sepetçilik
bath-bomb: banyo bombası, banyo bombaları, banyo topu
bathtub shower: banyo, duşakabin, küvet, vitrifiye
bean-bag: armut koltuk, armut puf, armut koltuklar
bed: çarşaf, yatak odası
bed bellhop-bell: otel, pansiyon, yatak, konaklama, misafirhane, öğretmenevi
bed cushion: çeyiz, ev tekstili, pike, alez
bed key: öğrenci yurdu, kız yurdu, erkek yurdu, apart öğrenci, ev arkadaşı, yurt odası, öğrenciye oda
bed key: öğrenciye kiralık oda
bed mattress: baza
bed desk: genç odası, genç odası takımı, genç odaları
bed nurse: hasta yatağı, hasta karyolası
bedding: nevresim, nevresim takımı, nevresim takımları, nevresimler, yorgan, yorganlar, yatak takımı, çarşaf takımı
bedding: pike takımı, yatak örtüsü, yatak örtüleri, uyku seti, yastık ve yorgan, çeyiz seti, yorgancı, çeyizlik
bedding: çeyizlikler
bench: bank bahçe, bahçe bankı, bahçe bankları, ahşap bank
blanket cushion: battaniye, battaniyeler
blender: blender, blenderlar, blender seti, mikser, mutfak robotu, mutfak robotları, katı meyve sıkacağı
blender: küçük ev aletleri, mutfak aletleri
blinds: jaluzi, stor perde, zebra perde, plise perde
boiler radiator: kombi bakımı, kombi servisi, kombi montajı, şofben, kazan, yerden ısıtma, kombi, elektrikli ısıtıcı
boiler radiator: kömür, termosifon
boiler sun: güneş enerjisi su ısıtma, güneş kolektörü, güneş enerjisi sistemi, gün ısı
bookshelf: duvar rafı
bookshelf books: kitaplık, kitaplıklar, raf sistemleri
bow-and-arrow target: okçuluk, okçuluk kursu
broom bucket: ofis temizliği, ev temizliğine, temizliğine, merdiven temizliği, yardımcı kadın
broom bucket: deterjan
broom spray-bottle: temizlik, temizlik şirketi, ev temizliği
broom toolbox: site görevlisi, apartman görevlisi
bucket: paspas, buharlı mop
bunk-bed: ranza, ranzalar, çocuk ranzası, genç odası ranza, ranza modelleri
bust: heykel, heykeller, heykel kursu, büst
candle: mum, mumlar, cenaze
candle bouquet: mezar bakımı, mezar temizliği, kabir bakımı
candle headstone: taziye, kefen
carport: carport, araç sundurması, oto sundurma, araba sundurması
ceiling-fan: tavan vantilatörü, tavan vantilatörleri, tavan pervanesi
chair: tabure, kamp sandalyesi
chandelier: avize, avizeler, avizeci
chest-of-drawers: şifonyer, şifonyerler, şifonyeri, çekmeceli dolap
chimney fire: baca
chisel: iskarpela, iskarpelalar, oyma bıçağı
chopping-board: kesme tahtası, kesme tahtaları, doğrama tahtası
clothes-airer: çamaşır askısı, çamaşır kurutmalık, çamaşır kurutma askısı, kurutmalık
coal: taş kömürü, maden kömürü, ithal kömür, kömür satışı, kömür dağıtımı
coal sack: kömür torba, torba kömür
coat-stand: portmanto, portmantolar, ayaklı askılık, ayaklı askı
coffee-table: orta sehpa, orta sehpalar, yan sehpa, yan sehpalar, zigon sehpa, zigon sehpalar
coffin: tabut, tabutu, tabutlar
colour-swatches: renk analizi, renk danışmanı, renk danışmanlığı, renk kartelası, boya karışımı
conservatory: kış bahçesi, kış bahçeleri, kış bahçesi sistemleri, cam veranda
cooker-hood: davlumbaz, davlumbazlar, davlumbaz temizliği, baca temizliği davlumbaz, aspiratör
cooking-pot: tencere, tencereler, tencere seti, tencere setleri, düdüklü tencere, düdüklü tencereler, döküm tencere
cooking-pot: çelik tencere, kalaycı, kalaycılık, kalaylama, bakırcı, bakırcılık, güveç kabı, toprak güveç
cot: beşik, beşikler, bebek yatağı, bebek karyolası, park yatak
crate: ahşap kasa, ahşap kasalar, ahşap sandık, ahşap sandıklar, tahta kasa
crystals: ametist, ametist taşı, kuvars kristali, pembe kuvars, doğal taşlar ve kristaller, şifalı taşlar
crystals: kristal taşlar
cuckoo-clock: guguklu saat, guguklu saatler, guguklu saati
curtains window: perde, korniş, perdeci
cushion: kırlent, kırlentler, minder, minderler, yastık kılıfı, ipek yastık kılıfı, yastık, yastığı, yastıklar
cushion vase: dekoratif ürünler, iç mekan tasarım, duvar dekoru
deckchair: katlanır şezlong, şezlong, şezlonglar
desk office-chair: çalışma masası, çalışma masaları, ofis mobilyası, ofis mobilyaları, ofis masası
desk-lamp: lambader
dining-table: kumaş peçete, yemek odası takımı
dining-table chair: yemek masası, ahşap masa, masalar
dishwasher: bulaşık makinesi, bulaşık makineleri, bulaşık makinası, bulaşık makinesi tamiri, bulaşık makinesi servisi
dishwasher: bulaşık makineniz, bulaşık deterjanı
door: oda kapısı, yangın kapısı
drainpipe droplet: tıkanıklık açma, kanal açma, lavabo açma, gider açma, kanalizasyon, tuvalet açma, pimaş açma
drainpipe droplet: kırmadan tıkanıklık açma, tıkalı gider
drainpipe: logar temizliği, logar temizleme, rögar temizliği, logar açma
dummy: emzik, emzikler, emzik zinciri, isimli emzik, isimli emzikler
electric-fan: vantilatör, vantilatörler, vantilatör tamiri
fabric-roll thread: kumaş, kumaşlar, kumaşçı, metrelik kumaş, parça kumaş
fabric-roll yarn: keçe atölyesi, keçe yapımı, keçecilik, keçeci
fabric-roll: manifatura, manifaturacı
fence hammer: çit, tel çit, bahçe çiti, korkuluk, jiletli tel, tel örgü
fire-extinguisher: yangın tüpü, yangın söndürme
fireplace fire: şömine, şömineler, şömineci
first-aid-kit: ilk yardım, ilkyardım, ilk yardım eğitimi, ilkyardım eğitimi, ilk yardım kursu, ilk yardım çantası
fitted-kitchen: mutfak dolabı, mutfak dolapları, hazır mutfak, ankastre mutfak, mutfak yenileme, mutfak tadilatı, tezgah
fitted-kitchen: çimstone
floorboards: parke, laminat parke, parke döşeme, laminant, lamine parke, parke ustası, ahşap deck, deck döşeme
floorboards: parke cila, sistre cila, pvc zemin, süpürgelik, zemin kaplama
footstool: ayak pufu, ayak taburesi, puf tabure
fridge: buzdolabı, buzdolabı tamiri, derin dondurucu
fuse-box: sigorta kutusu, sigorta kutuları, elektrik panosu, elektrik panoları, sigorta panosu
garage-door: garaj kapısı, garaj kapıları, kepenk, otomatik kepenk, kiralık garaj, satılık garaj
garden-gnome: bahçe cücesi, bahçe cüceleri
garden-hose: bahçe hortumu, bahçe hortumları, sulama hortumu, sulama borusu
garden-room: bahçe ofisi, bahçe ofisleri, bahçe stüdyosu
garden-shed: bahçe kulübesi, bahçe evi, ahşap kulübe, bahçe evleri, hobi evi
gas-cylinder fire: tüp gaz, tüpgaz, mutfak tüpü, lpg tüp, tüp siparişi
gas-cylinder: sanayi tüpü, piknik tüpü
gate fence: bahçe kapısı, bahçe kapıları, ferforje kapı, otomatik kapı
gear wrench: plastik enjeksiyon, enjeksiyon kalıbı, freze, torna ve freze, fason işleme, cnc işleme, kalıp imalatı
gear wrench: rulman, lazer kesim, dökümhane, sac işleme, yedek parça imalatı, metal işleme, motor sarımı, bobinaj
gear wrench: bobinaj ustası
gear: cnc kesim, cnc operatörü
grandfather-clock: sarkaçlı saat, ayaklı saat
gutter house: yağmur oluğu, oluk temizliği, dere temizliği
gutter: oluk, oluğu, oluklar, yağmur olukları, çatı oluğu
hair-straightener: saç düzleştirici, saç düzleştiriciler, saç düzleştiricisi
hammer logs: ahşap oymacılığı, ahşap oyma, ağaç oyma
hammer-and-wrench gear: demir doğrama
hammer-and-wrench toolbox: mobilya montajı, el aletleri, elektrikli aletler, kurulum montaj
headstone: mezar yapımı, mezar, mezarcı, kabir
heat-pump radiator: ısı pompası, ısı pompaları
high-chair: mama sandalyesi, mama sandalyeleri, bebek mama sandalyesi
high-table: kokteyl masası, kokteyl masaları, bistro masa, bistro masalar, kokteyl masası kiralama
hina-dolls: hina bebekleri, hinamatsuri
hot-water-bottle: sıcak su torbası, sıcak su torbaları, termofor
house-insulation: mantolama, yalıtım, ısı yalıtımı, ısı yalıtım, dış cephe mantolama, dış cephe yalıtım, çatı izolasyonu
house-insulation: ısı izolasyonu, yalıtım ve mantolama, izocam, çatı yalıtımı
incense: tütsü, tütsüler, buhur, çubuk tütsü
insured-home shield: dask, konut sigortası, ev sigortası, dask sigortası, konut sigortaları, deprem sigortası
iron t-shirt: ütü, ütücü, gelinlik temizleme
ironing-board: ütü servisi, ütü masası, ütü masaları, ütü hizmeti, gömlek ütüleme, ütü hizmetleri
kettle: su ısıtıcısı, su ısıtıcıları, kettle, ketıl
key convenience-store: devren dükkan
key padlock: kasa açma, anahtarcı, çilingir, anahtar
key: anahtarlık, anahtarlıklar, anahtarlığı
kitchen-sink: mutfak lavabosu, mutfak evyesi, evye, evyeler, lavabo, lavabolar
ladder: iskele
leaf-blower: yaprak üfleme makinesi, yaprak üfleyici, yaprak üfleyiciler
light-bulb: aydınlatma, lamba, işık zinciri, led ışık, aplik, aplikler
light-bulb plug: elektrik kesintisi
lock-and-key padlock: kilit değişimi, akıllı kilit, siber güvenlik, veri koruma, kvkk, veri güvenliği, sızma testi
lock-and-key padlock: e-imza
lock-and-key puzzle: kaçış oyunu, evden kaçış, korku evi
lotion: epilasyon, dermatolog, istenmeyen tüyler, kore kozmetiği, el kremi, yüz kremi, vücut losyonu, vücut kremi
lotion: katı şampuan, saç kremi, yüz maskesi
lotion stethoscope: ben aldırma, sivilce tedavisi, akne tedavisi, sedef, egzama, siğil tedavisi, leke tedavisi
lotion stethoscope: dermatoloji, cilt hastalıkları
lotion sun: güneş kremi, güneş kremleri, güneş koruyucu
lunch-box: beslenme çantası, beslenme çantaları, beslenme kutusu, yemek kutusu
meat-slicer: et dilimleme makinesi, et dilimleme makineleri, salam dilimleme makinesi, jambon dilimleme makinesi
meat-slicer: dilimleme makinesi
microwave: mikrodalga, mikrodalga fırın, mikrodalga fırınlar, mikrodalga tamiri
mirror: boy aynası
moka-pot: moka pot, mokapot, moka pot kahve
mortar: karabiber değirmeni, baharatlık
mouse-trap: fare, fareler, fare ilaçlama, kemirgen mücadelesi
mouse-trap cockroach: tahtakurusu, kemirgen
nails: çivi, çiviler, çivisi
neon-sign: neon tabela, neon tabelalar, neon yazı, neon led tabela, ışıklı tabela, led tabela
noren: noren, noren perde, Japon kapı perdesi
nut-and-bolt: vida, vidalar, vidası, cıvata, cıvatalar, somun cıvata
office-chair desk: ofis koltuğu, ofis koltukları, ofis sandalyesi, oyuncu koltuğu
oven: fırın tamiri, ocak davlumbaz, ankastre set, ankastre, set üstü ocak, ankastre fırın, fırın ocak
oven dining-table: mutfak, mutfağınız, mutfaklar
oven spray-bottle: davlumbaz yıkama, baca davlumbaz
padlock parcel: emanet
paint-roller bucket: badana, ev boyama, boyacı, boya badana, tadilat, iç cephe boya, dış cephe boyama, boya ustası
paint-roller bucket: saten alçı, boyalar, duvar boyası, iç cephe boyası, dış cephe boyası, inşaat boyası, epoksi zemin
paint-roller bucket: epoksi kaplama
paint-roller hammer: iç mimarlık uygulama, renovasyon
paving: bordür, bahçe taşı, küp taş, doğal taş
paving trowel: parke taşı, kilit parke, kilit taşı, parke taşı döşeme, kilit parke döşeme, kilitli parke
paving trowel: kilit parke taşı, bahçe taşı döşeme, bordür taşı
pergola house-with-garden: pergola, çardak, kamelya, bioklimatik pergola
pet-bed: köpek yatağı, köpek yatakları, kedi yatağı, kedi yatakları, köpek minderi
picnic-table: piknik masası, piknik masaları, ahşap piknik masası
piggy-bank coin: kumbara, birikim hesabı, vadeli hesap, birikim, mevduat, bireysel emeklilik, tasarruf, altın hesabı
piggy-bank coin: katılım hesabı
pizza-oven: pizza fırını, pizza fırınları, bahçe pizza fırını
pliers: pense, kerpeten, kargaburun
plug: su ısıtıcı, kıyma makinesi, rondo
plug lightning: elektrik tesisatı, elektrikçi, priz değişimi, kablolama, sigorta attı
pressure-washer: basınçlı yıkama, dış cephe temizliği
pressure-washer droplet: kumlama
radiator fire: kalorifer, doğalgaz, petek temizliği
razor: sakal tıraşı, tıraş bıçağı
recycling: hurda alım
recycling wastebasket: mavi kapak, sıfır atık, kıyı temizliği, kağıt toplama, atık yağ, orman temizliği
reed-diffuser: çubuklu oda kokusu, bambu çubuklu oda kokusu, çubuklu oda parfümü, çubuklu oda kokuları, oda kokusu
reed-diffuser: oda kokuları, ortam kokusu
rice-cooker: pilav pişirici, pilav pişirme makinesi, pirinç pişirici
ride-on-mower: çim biçme traktörü, çim biçme traktörleri, binicili çim biçme makinesi, çim traktörü
robot-mower: robot çim biçme makinesi, robot çim biçme makineleri, çim biçme robotu
robot-vacuum: robot süpürge, robot süpürgeler
rocking-chair: sallanan sandalye, sallanan sandalyeler, sallanan koltuk, sallanır koltuk
rolling-pin: oklava, oklavalar, hamur merdanesi
roof house: çatı akıyor, çatı su kaçağı, çatı akması, çatı akıtıyor, akan çatı, çatı, çatı tamiri
roof: kiremit, kiremitler, kiremit aktarma, sandviç panel, sandviç paneller, trapez sac, trapez sacı
rug: el halısı, halı, halılar, kilim, el dokuma halı, halı yıkama, banyo paspası, kapı paspası, seccade, seccadeler
sack spade: kompost, yanmış hayvan gübresi
sack wheat: un fabrikası, un değirmeni, bulgur, bulguru, köftelik bulgur, siyez bulguru, siyez unu, karakılçık unu
sack wheat: tam buğday unu, köy unu, ekmeklik un
sack beans: nohut, nohudu, kırmızı mercimek, yeşil mercimek, mercimeği, bakliyat, bakliyatlar
sack concrete-mixer: çimento, çimentosu
sack: yem, yemler, yemci, yem bayii, hayvan yemi, besi yemi, patates çuvalı
safe padlock: çelik kasalar, para kasası, çelik kasa satışı, kiralık kasa
safe: çelik kasa
samurai-helmet: samuray miğferi, samuray miğferleri, samuray kaskı, samuray zırhı
saw axe: hızar
saw hammer: sistre, marangoz, mobilya ustası
scratching-post: kedi tırmalama tahtası, tırmalama direği, kedi ağacı, kedi tırmalama
screwdriver coffee: tamir atölyesi
security-camera: güvenlik kamerası
security-camera shield: güvenlik şirketi, kamera sistemleri, alarm, kamera kurulumu, ip kamera
security-camera shield: güvenlik sistemleri
sewing-machine thread: makineci, overlokçu, reçmeci, dikişçi, dikiş makinesi, dikiş makineleri, dikiş makinası
sheet-mask: kağıt maske, kağıt maskeler
shield: site güvenliği, güvenlik elemanı
shield umbrella: sigorta, sigortası, sigorta acentesi, tamamlayıcı sağlık, poliçe
shoji: shoji, şoji, shoji kapı, shoji paravan
shopping-cart basket: market, süpermarket, bakkal, gıda toptan
shutters: ahşap panjur, ahşap panjurlar, pencere panjuru, panjur, panjurlar, panjurcu
smoke-alarm: duman dedektörü, duman dedektörleri, duman alarmı, duman alarmları, karbonmonoksit dedektörü
snow-blower: kar küreme makinesi, kar küreme makineleri, kar püskürtme makinesi
soap: sabun, doğal sabun
sofa: mobilya, koltuk, kanepe, iç mimar, dekorasyon, çekyat
sofa chair: köşe takımı, sehpa, bahçe mobilyası, puf
sofa delivery-van: eski eşya alanlar, eski eşya alınır, spotçu, ikinci el eşya alanlar, depo boşaltma
sofa delivery-van: ev ve depo boşaltma, eşya boşaltma
sofa plant: döşemeci, koltuk döşeme
sofa spray-bottle: koltuk yıkama, koltuk yıkamacı, yatak yıkama
solar-panel sun: güneş paneli, güneş enerjisi
sponge: temizlik bezi
spray-bottle bucket: eşek arıları, arı kovanı imha, dezenfeksiyon
spray-bottle: dezenfektan, dezenfektanlar
squeegee window: cam silme, cam temizliği, cam silici, dış cephe cam temizliği
staircase: merdiven, ahşap merdiven, küpeşte, küpeşteler, ahşap küpeşte
staircase saw: merdiven imalatı
stand-mixer: stand mikser, hamur yoğurma makinesi
stone-wall: taş duvar, taş duvarlar, kuru taş duvar, taş duvar ustası, taş duvar örme
stove: soba
stove fire: sobacı, kuzine
stove logs: sobalar, pelet sobası
strimmer: misinalı tırpan, motorlu tırpan, motorlu tırpanlar, kenar kesme makinesi, tırpan, tırpanı, çim tırpanı
string-lights: ip ışık, ışık zinciri, ampul zinciri, dekoratif ip ışık, peri led, ampullü ip ışık
table-lamp: abajur, abajurlar, gece lambası, masa abajuru, başucu lambası
tap droplet: su kesintisi
tap wrench: su kaçağı, tesisatçı, su tesisatı, sıhhi tesisat, su tesisatçısı, musluk tamiri, pis su, batarya musluk
tap wrench: armatür
tap: musluk, musluklar, musluğu, banyo bataryası, mutfak bataryası, eviye bataryası
tape-measure: şerit metre, şerit metreler, çelik metre, çelik şerit metre
tiled-stove: çini soba, seramik soba, tuğla soba
tiles paintbrush: çini, çini atölyesi
tiles trowel: mozaik, kalebodur, fayans, fayansçı, karo, seramik döşeme, banyo seramik, derz, seramik ustası, seramik
tiles trowel: seramikler
tiles: mermer, mermerci, mermercilik, mermer ustası
toaster: ekmek kızartma makinesi, ekmek kızartma makinası, ekmek kızartma makineleri
toilet plunger: gideriniz, gider tıkandı, tıkalı lavabo, lavabonuz, lavabo tıkandı, tuvalet tıkandı
toolbox: takım çantası, tornavida seti
toolbox hammer: hırdavat, nalbur, tamirat, nalburiye, nalburiyesi
toolbox hammer: ~ usta
toothbrush: diş macunu
torch: kafa lambası
towel: plaj havlusu, peştamal, peştemal, peştamallar, hamam havlusu
towel soap: havlu, havlular
tv-aerial: tv anteni, televizyon anteni, çatı anteni, anten montajı, antenci
vacuum-cleaner: elektrikli süpürge, elektrik süpürgesi
vase: vazo, vazolar
vase fire: cam üfleme
video-intercom door: görüntülü diafon, diafon, diafonlar, görüntülü diyafon, diyafon, kapı zili, interkom, diafon tamiri
video-intercom door: kapı diafonu, görüntülü kapı zili
wallpaper paint-roller: duvar kağıdı, duvar kağıtları, duvar kağıtçısı, duvar kağıdı ustası, duvar kâğıdı
wallpaper paint-roller: duvar kağıdı modelleri
wardrobe: gardırop, dolap, vestiyer, giyinme odası, ayakkabılık, konsol
washing-machine: çamaşırhane, çamaşır makinesi, çamaşır deterjanı, yumuşatıcı
washing-machine wrench: beyaz eşya servisi, beyaz eşya, çamaşır makineniz, çamaşır makinanız, beyaz eşyanız
washing-machine wrench: kurutma makinesi
washing-machine bedding: yorgan yıkama, battaniye yıkama
wastebasket recycling: hurdacı, hurda, moloz, atık toplama, geri dönüşüm, sahil temizliği, mahalle temizlik günü
wastebasket recycling: çevre temizliği
water-bottle: çelik matara, suluk, suluklar, çelik suluk, çelik su şişesi, termos şişe, matara, su şişesi
water-pump droplet: sondaj, su sondajı, artezyen, su kuyusu, su pompası, dalgıç pompa, artezyen kuyusu, kuyu açma
water-tank droplet: su deposu, su depoları, su deposu temizliği, su tankı
wheelie-bin: çöp konteyneri, çöp kovası, çöp konteynerleri
wheelie-bin recycling: çöp
wifi-router: fiber internet, ev interneti, modem kurulum, internet bağlantısı, modem, sim kart, wifi
window: pimapen, pencere, pvc pencere, çift cam, doğrama, ısıcam, cam filmi, cam kapama
window hammer: camcı
window palette: vitray kursu
window-net: pencere filesi, pencere fileleri, balkon filesi, balkon fileleri, kedi filesi, sineklik, sineklikler
wood-pellets: odun peleti, pelet yakıt, pelet, ahşap pelet
wrench: teknik servis
wrench car: oto tamir, tamirci, oto servis, araba tamiri, oto sanayi, araç bakımı, araç muayene, motor yenileme
wrench car: rot balans, şanzıman, periyodik bakım, turbo tamiri, lpg montajı, triger, debriyaj, motor rektefiye
wrench car: yedek parça
`;
