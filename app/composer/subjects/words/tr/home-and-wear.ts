/** Turkish words for the home, clothes and the body. Notation: word-list.ts. */
export const turkishHomeAndWear = `
air-conditioner: klimacı, klima, klima servisi
armchair sofa: döşemecisi, berjer, koltuk kaplama
awning: tente, tenteler, mafsallı tente
basket carrot: manav, sebze, meyve sebze, pazar, organik sebze
basket leaves: sepetçilik
bathtub shower: banyo
bed bellhop-bell: otel, pansiyon, yatak
bed mattress: baza, yorgan
bench: bank bahçe, bahçe bankı, bahçe bankları, ahşap bank
blanket cushion: battaniye, battaniyeler
blinds: panjur, jaluzi, stor perde, zebra perde, plise perde
boiler radiator: kombi, kombi bakımı, kombi servisi, kombi montajı, şofben, kazan
boiler sun: güneş enerjisi su ısıtma, güneş kolektörü, güneş enerjisi sistemi, gün ısı
bookshelf books: kitaplık, kitaplıklar, raf sistemleri
bow-and-arrow target: okçuluk
broom bucket: ofis temizliği, temizlikçi, gündelikçi, ev temizliğine, temizliğine
broom spray-bottle: temizlik, temizlik şirketi, ev temizliği
broom wastebasket: çevre temizliği, sahil temizliği
bust: heykel, heykeller, heykel kursu, büst
candle: mum, mumlar, cenaze
candle bouquet: mezar bakımı, mezar temizliği, kabir bakımı
chandelier: avize, avizeler, avizeci
chimney fire: baca temizleme, baca temizliği, baca
cooker-hood: davlumbaz, davlumbazlar, davlumbaz temizliği, baca temizliği davlumbaz, aspiratör
cot: beşik, beşikler, bebek yatağı, bebek karyolası
curtains window: perde
cushion: kırlent, kırlentler, minder, minderler
desk office-chair: çalışma masası, çalışma masaları, ofis mobilyası, ofis mobilyaları, ofis masası
dining-table chair: yemek masası, ahşap masa, masalar
drainpipe droplet: tıkanıklık açma, kanal açma, lavabo açma, gider açma, kanalizasyon, tuvalet açma, pimaş açma
drainpipe droplet: kırmadan tıkanıklık açma, tıkalı gider
fabric-roll thread: kumaş, kumaşlar, kumaşçı, metrelik kumaş, parça kumaş
fence hammer: çit, tel çit
fire-extinguisher: yangın tüpü, yangın söndürme
fireplace fire: şömine, şömineler, şömineci
first-aid-kit: ilk yardım, ilkyardım, ilk yardım eğitimi, ilkyardım eğitimi, ilk yardım kursu, ilk yardım çantası
first-aid-kit: defibrilatör
fitted-kitchen: mutfak dolabı, mutfak dolapları, hazır mutfak, ankastre mutfak, mutfak yenileme, mutfak tadilatı
floorboards: parke, laminat parke, parke döşeme, laminant, lamine parke, parke ustası, ahşap deck, deck döşeme
floorboards: parke cila, sistre cila
fridge: buzdolabı, buzdolabı tamiri
garage-door: garaj kapısı, garaj kapıları, kepenk, otomatik kepenk
garden-shed: bahçe kulübesi, bahçe evi, ahşap kulübe, bahçe evleri, hobi evi
gas-cylinder fire: tüp gaz, tüpgaz, mutfak tüpü, lpg tüp, tüp siparişi
gate fence: bahçe kapısı, bahçe kapıları, ferforje kapı, otomatik kapı
gear wrench: plastik enjeksiyon, enjeksiyon kalıbı, freze, torna ve freze, fason işleme, cnc işleme, kalıp imalatı
gear wrench: rulman, lazer kesim, dökümhane, sac işleme, yedek parça imalatı, metal işleme
grandfather-clock: sarkaçlı saat, ayaklı saat
gutter house: yağmur oluğu, oluk temizliği, dere temizliği
hammer-and-wrench gear: demir doğrama
headstone: mezar yapımı, mezar
heat-pump radiator: ısı pompası, ısı pompaları
iron t-shirt: ütü, ütü hizmeti, ütücü
key convenience-store: devren dükkan
key padlock: kasa açma, anahtarcı, çilingir, anahtar
ladder: iskele
light-bulb: aydınlatma, lamba
lock-and-key padlock: kilit değişimi, akıllı kilit, siber güvenlik, veri koruma
lock-and-key puzzle: kaçış oyunu
lotion: epilasyon, lazer epilasyon, dermatolog
lotion sun: güneş kremi, güneş kremleri, güneş koruyucu
mattress bed: nevresim, yatak odası
mouse-trap: fare, fareler, fare ilaçlama, kemirgen mücadelesi
office-chair desk: ofis koltuğu, ofis koltukları, ofis sandalyesi, oyuncu koltuğu
oven dining-table: mutfak, mutfağınız, mutfaklar
oven spray-bottle: davlumbaz yıkama, baca davlumbaz
paint-roller bucket: badana, ev boyama, boyacı, boya badana, tadilat
pergola house-with-garden: pergola, çardak, kamelya, bioklimatik pergola
piggy-bank coin: kumbara, birikim hesabı
plug lightning: elektrik tesisatı, jeneratör, jeneratör kiralama, elektrikçi
pressure-washer: basınçlı yıkama, dış cephe temizliği
radiator fire: kalorifer, doğalgaz, petek temizliği
razor: sakal tıraşı, ağda
recycling: hurda alım
roof house: çatı akıyor, çatı su kaçağı, çatı akması, çatı akıtıyor, akan çatı, çatı izolasyonu, oluk, çatı, çatı tamiri
rug: el halısı, halı, halılar, kilim, el dokuma halı, halı yıkama
sack spade: kompost, yanmış hayvan gübresi
sack wheat: un fabrikası, un değirmeni
saw axe: hızar
saw hammer: sistre, marangoz, mobilya ustası
screwdriver coffee: tamir atölyesi
security-camera: güvenlik kamerası
security-camera shield: güvenlik şirketi, özel güvenlik, kamera sistemleri, alarm
sewing-machine thread: makineci, overlokçu, reçmeci, dikişçi, dikiş makinesi, dikiş makineleri, dikiş makinası
shield security-camera: güvenlik görevlisi, güvenlik görevlileri
shield umbrella: trafik sigortası, sigorta, sigortası, kasko, sigorta acentesi
shopping-cart basket: market, süpermarket, bakkal
soap: sabun, doğal sabun
sofa: mobilya, koltuk, kanepe, iç mimar, dekorasyon
sofa delivery-van: eski eşya alanlar, eski eşya alınır, spotçu, ikinci el eşya alanlar, depo boşaltma
sofa delivery-van: ev ve depo boşaltma, eşya boşaltma
sofa plant: döşemeci, koltuk döşeme
sofa spray-bottle: koltuk yıkama, koltuk yıkamacı
solar-panel sun: güneş paneli, güneş enerjisi
spray-bottle bucket: eşek arıları, arı kovanı imha, dezenfeksiyon
squeegee window: cam silme, cam temizliği, cam silici, dış cephe cam temizliği
staircase: merdiven, ahşap merdiven
staircase saw: merdiven imalatı
stove fire: sobacı, kuzine
stove logs: soba, sobalar, pelet sobası
tap wrench: su kaçağı, tesisatçı, su tesisatı, sıhhi tesisat, su tesisatçısı
tiles paintbrush: çini, çini atölyesi
tiles trowel: mozaik, kalebodur, fayans, fayansçı, karo
toilet: seyyar tuvalet, portatif tuvalet, mobil wc, mobil tuvalet
toilet plunger: gideriniz, gider tıkandı, tıkalı lavabo, lavabonuz, lavabo tıkandı, tuvalet tıkandı
toolbox hammer: hırdavat, nalbur, tamirat
toolbox hammer: ~ usta
towel soap: havlu, havlular, bornoz
vacuum-cleaner: elektrikli süpürge
vase: vazo, vazolar
vase fire: cam üfleme
vase hammer: bakırcı
wardrobe: gardırop, dolap, vestiyer, giyinme odası
washing-machine: çamaşırhane, çamaşır makinesi
washing-machine wrench: beyaz eşya servisi, beyaz eşya, çamaşır makineniz, çamaşır makinanız, bulaşık makineniz
washing-machine wrench: beyaz eşyanız
wastebasket recycling: hurdacı, hurda, moloz, atık toplama, geri dönüşüm
water-pump droplet: sondaj, su sondajı, artezyen, su kuyusu, su pompası, dalgıç pompa, artezyen kuyusu, kuyu açma
water-tank droplet: su deposu, su depoları, su deposu temizliği, su tankı
wheelie-bin: çöp konteyneri, çöp kovası, çöp konteynerleri
wheelie-bin recycling: çöp
wifi-router: fiber internet, ev interneti, modem kurulum, internet bağlantısı
window: pimapen, pencere, pvc pencere
window hammer: camcı, cam balkon
window palette: vitray kursu
wrench car: oto tamir, tamirci, oto servis, araba tamiri, oto sanayi, yağ değişimi, araç bakımı
apron chef-hat: mutfak önlüğü, iş önlüğü
baby-bodysuit: bebek kıyafetleri, bebek giyim, çocuk giyim, bebek giysileri, çocuk kıyafetleri, bebek zıbın
ballet-shoes dancer: bale
bangles: bilezik, bilezikler, bileklik, bileklikler
bikini: mayo, bikini
bra: iç çamaşırı, sütyen, sütyenler, kadın iç giyim, iç giyim, bayan iç giyim
braid hair-comb: saç örgüsü, afrika örgüsü, rasta, örgü saç, rasta örgü
brain speech-bubble: psikiyatrist, psikiyatri, aile danışmanı, psikoterapi, psikolog, terapi
clothes-hanger coat: kuru temizleme, kuru temizlemeci, ikinci el giyim, ikinci el kıyafet, elbise askısı
coat: kürk, kürkçü dükkanı, mont, kaban, palto
diamond ring: gümüş kolye, isimli kolye, isme özel kolye, kolye ucu, kuyumcu, mücevher, takı, kulak delme
dress handbag: bindallı, kaftan, elbise, moda, giyim, kadın giyim, butik
dress t-shirt: kıyafet
dress-shoe boot: kunduracı
dress-shoe hammer: ayakkabı tamiri, ayakkabıcı
ear stethoscope: kulak burun boğaz, kbb, kbb uzmanı
earrings diamond: küpe, küpeler
eyelashes eye: ipek kirpik, kirpik, kaş
foot dress-shoe: ayak bakımı, tabanlık, ortopedik ayakkabı, podolog
glasses eye: göz doktoru, gözlük, optik, gözlükçü, lens
gloves: eldiven
graduation-cap books: üniversite
hair-comb: saç ekimi
hair-comb haircut: afro örgü, saç örgü
hair-comb scissors: saç kaynak
hair-dryer hair-comb: fön, saç kurutma makinesi, keratin, keratin bakımı, brezilya fönü, kesim ve fön
handbag: çanta
headscarf: başörtüsü, başörtüleri, eşarp, eşarplar, şal ve eşarp, tesettür, tesettür giyim, tesettür modası
hearing-aid: işitme cihazı
heart handshake: yetim, yetimler, yetime sponsor, bağış, gönüllü
henna-hand: hint kınası, kına tasarım, kına süsleme, kına gecesi, kına organizasyon
hiking-boot: doğa yürüyüşü, trekking
hoodie t-shirt: kapüşonlu, sweatshirt, hoodie
jumper scarf: kazak, kazaklar, hırka, hırkalar, triko, örgü kazak, el örgüsü kazak
lipstick nail-polish: güzellik salonu, makyaj, kozmetik, güzellik merkezi
lipstick serum-bottle: güzellik uzmanı, estetisyen
lungs stethoscope: göğüs hastalıkları, göğüs hastalıkları uzmanı
nail-polish: kalıcı oje, manikür, pedikür, tırnak
nappy baby: bebek bezi, çocuk bezi, yıkanabilir bez, bebek bezleri, bez pasta
necklace: kolye, kolyeler, inci kolye, gümüş takı, el yapımı takı, takı tasarım, bijuteri
perfume: parfüm
prayer-beads ring: kehribar, kehribar tesbih
prosthetic-leg: protez bacak, ortez protez, bacak protezi, protez ortez
ring bouquet: düğün, alyans, nişan
ring diamond: telkari, gümüşçü, altın alınır, altın alım satım, hurda altın, altınınızı, altın alıyoruz
rollator: yürüteç yaşlı, hasta yürüteci, walker yürüteç
safety-vest: iş elbisesi, iş kıyafetleri, iş güvenliği
safety-vest lab-coat: iş kıyafeti, iş elbiseleri, üniforma
serum-bottle lotion: serum, cilt bakımı
shopping-bags price-tag: bit pazarı, bitpazarı, ikinci el pazarı
shopping-bags price-tag: ~ indirim, alışveriş
sneaker: ayakkabı, spor ayakkabı
socks: çorap
spine: fizik tedavi, fizyoterapist
spine stethoscope: fizyoterapi
suit necktie: takım elbise, takım elbiseler, damatlık, damatlıklar, smokin, erkek giyim
t-shirt clothes-hanger: giysi takası
t-shirt jeans: tişört, tişört baskı, forma, forma dikimi, okul forması, okul kıyafeti
tattoo-machine ring: dövme, kalıcı makyaj
tooth: ortodonti, diş hekimi, dişçi, diş kliniği, diş, implant, dişleriniz, dişler
tooth toothbrush: şeffaf plak, tel tedavisi, diş teli, diş beyazlatma, diş taşı temizliği
top-hat sun-hat: şapkacı, şapka atölyesi
vape: elektronik sigara
wallet handbag: cüzdan, deri ürünleri
wedding-dress ring: gelinlik, gelinlikler, gelinlikçi, gelinlik kiralama
wig: peruk, peruklar, protez saç
x-ray: röntgen, radyoloji, görüntüleme merkezi, mr çekimi, tomografi, mamografi
zip: fermuar, fermuar değişimi, fermuar tamiri
`;
