/** Turkish words for the home, clothes and the body. Notation: word-list.ts. */
export const turkishHomeAndWear = `
air-conditioner: klimacı, klima, klima servisi, havalandırma
air-fryer: airfryer, air fryer, yağsız fritöz, yağsız fritözler
armchair sofa: döşemecisi, berjer, koltuk kaplama
awning: tente, tenteler, mafsallı tente
basket carrot: manav, sebze, meyve sebze, pazar, organik sebze, köy ürünleri, yöresel ürünler
basket leaves: sepetçilik
bathtub shower: banyo, duşakabin, küvet, vitrifiye
bed: çarşaf
bed bellhop-bell: otel, pansiyon, yatak, konaklama, misafirhane, öğretmenevi
bed cushion: çeyiz, ev tekstili, pike, alez
bed key: öğrenci yurdu, kız yurdu, erkek yurdu, apart öğrenci, ev arkadaşı, yurt odası
bed mattress: baza
bedding: nevresim, nevresim takımı, nevresim takımları, nevresimler, yorgan, yorganlar, yatak takımı, çarşaf takımı
bedding: pike takımı, yatak örtüsü, yatak örtüleri, uyku seti, yastık ve yorgan, çeyiz seti
bench: bank bahçe, bahçe bankı, bahçe bankları, ahşap bank
blanket cushion: battaniye, battaniyeler
blender: blender, blenderlar, blender seti, mikser, mutfak robotu, mutfak robotları, katı meyve sıkacağı
blender: küçük ev aletleri, mutfak aletleri
blinds: panjur, jaluzi, stor perde, zebra perde, plise perde
boiler radiator: kombi bakımı, kombi servisi, kombi montajı, şofben, kazan, yerden ısıtma, soba, kombi
boiler radiator: elektrikli ısıtıcı, kömür, termosifon
boiler sun: güneş enerjisi su ısıtma, güneş kolektörü, güneş enerjisi sistemi, gün ısı
bookshelf: duvar rafı
bookshelf books: kitaplık, kitaplıklar, raf sistemleri
bow-and-arrow target: okçuluk
bow-and-arrow target: okçuluk kursu
broom bucket: ofis temizliği, temizlikçi, gündelikçi, ev temizliğine, temizliğine, merdiven temizliği, yardımcı kadın
broom bucket: deterjan
broom spray-bottle: temizlik, temizlik şirketi, ev temizliği
bucket: paspas, buharlı mop
bust: heykel, heykeller, heykel kursu, büst
candle: mum, mumlar, cenaze
candle bouquet: mezar bakımı, mezar temizliği, kabir bakımı
candle headstone: taziye, kefen
chair: bar taburesi, tabure, şezlong, kamp sandalyesi, mama sandalyesi
chandelier: avize, avizeler, avizeci
chimney fire: baca temizleme, baca temizliği, baca
cooker-hood: davlumbaz, davlumbazlar, davlumbaz temizliği, baca temizliği davlumbaz, aspiratör
cooking-pot: tencere, tencereler, tencere seti, tencere setleri, düdüklü tencere, düdüklü tencereler, döküm tencere
cooking-pot: pirinç pişirici
cot: beşik, beşikler, bebek yatağı, bebek karyolası, park yatak
curtains window: perde, korniş, perdeci
cushion: kırlent, kırlentler, minder, minderler, yastık kılıfı, ipek yastık kılıfı
cushion vase: dekoratif ürünler, iç mekan tasarım, duvar dekoru
desk office-chair: çalışma masası, çalışma masaları, ofis mobilyası, ofis mobilyaları, ofis masası
desk-lamp: lambader
dining-table: kumaş peçete, orta sehpa, zigon sehpa
dining-table chair: yemek masası, ahşap masa, masalar
door: oda kapısı, yangın kapısı
drainpipe droplet: tıkanıklık açma, kanal açma, lavabo açma, gider açma, kanalizasyon, tuvalet açma, pimaş açma
drainpipe droplet: kırmadan tıkanıklık açma, tıkalı gider
dummy: emzik, emzikler, emzik zinciri, isimli emzik, isimli emzikler
electric-fan: vantilatör, vantilatörler, tavan vantilatörü, vantilatör tamiri
fabric-roll thread: kumaş, kumaşlar, kumaşçı, metrelik kumaş, parça kumaş
fence hammer: çit, tel çit, bahçe çiti, korkuluk, jiletli tel, tel örgü
fire-extinguisher: yangın tüpü, yangın söndürme
fireplace fire: şömine, şömineler, şömineci
first-aid-kit: ilk yardım, ilkyardım, ilk yardım eğitimi, ilkyardım eğitimi, ilk yardım kursu, ilk yardım çantası
first-aid-kit: defibrilatör
fitted-kitchen: mutfak dolabı, mutfak dolapları, hazır mutfak, ankastre mutfak, mutfak yenileme, mutfak tadilatı, tezgah
fitted-kitchen: çimstone
floorboards: parke, laminat parke, parke döşeme, laminant, lamine parke, parke ustası, ahşap deck, deck döşeme
floorboards: parke cila, sistre cila, pvc zemin, epoksi zemin, süpürgelik, zemin kaplama
fridge: buzdolabı, buzdolabı tamiri
garage-door: garaj kapısı, garaj kapıları, kepenk, otomatik kepenk, kiralık garaj, satılık garaj
garden-hose: bahçe hortumu, bahçe hortumları, sulama hortumu
garden-shed: bahçe kulübesi, bahçe evi, ahşap kulübe, bahçe evleri, hobi evi
gas-cylinder fire: tüp gaz, tüpgaz, mutfak tüpü, lpg tüp, tüp siparişi
gate fence: bahçe kapısı, bahçe kapıları, ferforje kapı, otomatik kapı
gear wrench: plastik enjeksiyon, enjeksiyon kalıbı, freze, torna ve freze, fason işleme, cnc işleme, kalıp imalatı
gear wrench: rulman, lazer kesim, dökümhane, sac işleme, yedek parça imalatı, metal işleme
grandfather-clock: sarkaçlı saat, ayaklı saat
gutter house: yağmur oluğu, oluk temizliği, dere temizliği
hammer-and-wrench gear: demir doğrama
hammer-and-wrench toolbox: mobilya montajı, el aletleri, elektrikli aletler, kurulum montaj
headstone: mezar yapımı, mezar, mezarcı, kabir
heat-pump radiator: ısı pompası, ısı pompaları
house-insulation: mantolama, yalıtım
house-insulation: ısı yalıtımı, ısı yalıtım, dış cephe mantolama, dış cephe yalıtım, çatı izolasyonu, ısı izolasyonu
house-insulation: yalıtım ve mantolama, izocam, çatı yalıtımı
incense: tütsü, tütsüler, buhur, çubuk tütsü
insured-home shield: dask
insured-home shield: konut sigortası, ev sigortası, dask sigortası, konut sigortaları, deprem sigortası
iron t-shirt: ütü, ütü hizmeti, ütücü, yorgan yıkama, gelinlik temizleme
kettle: su ısıtıcısı, su ısıtıcıları, kettle, ketıl
key convenience-store: devren dükkan
key padlock: kasa açma, anahtarcı, çilingir, anahtar, çelik kasa
ladder: iskele
light-bulb: aydınlatma, lamba, işık zinciri, led ışık
light-bulb plug: elektrik kesintisi
lock-and-key padlock: kilit değişimi, akıllı kilit, siber güvenlik, veri koruma, kvkk, veri güvenliği, sızma testi
lock-and-key padlock: e-imza
lock-and-key puzzle: kaçış oyunu, evden kaçış, korku evi
lotion: epilasyon, dermatolog, istenmeyen tüyler, kore kozmetiği, el kremi, yüz kremi, vücut losyonu
lotion: vücut kremi, katı şampuan, saç kremi, yüz maskesi
lotion stethoscope: ben aldırma, sivilce tedavisi, akne tedavisi, sedef, egzama, siğil tedavisi, leke tedavisi
lotion stethoscope: dermatoloji, cilt hastalıkları
lotion sun: güneş kremi, güneş kremleri, güneş koruyucu
mattress bed: yatak odası, ranza, çekyat
mirror: boy aynası
mortar: karabiber değirmeni, baharatlık
mouse-trap: fare, fareler, fare ilaçlama, kemirgen mücadelesi
mouse-trap cockroach: tahtakurusu, kemirgen
office-chair desk: ofis koltuğu, ofis koltukları, ofis sandalyesi, oyuncu koltuğu
oven: mikrodalga
oven dining-table: mutfak, mutfağınız, mutfaklar
oven spray-bottle: davlumbaz yıkama, baca davlumbaz
padlock parcel: emanet
paint-roller bucket: badana, ev boyama, boyacı, boya badana, tadilat, iç cephe boya, dış cephe boyama
paint-roller bucket: boya ustası, saten alçı
paint-roller hammer: iç mimarlık uygulama, renovasyon
paving trowel: parke taşı, kilit parke, kilit taşı
paving trowel: parke taşı döşeme, kilit parke döşeme, kilitli parke, kilit parke taşı, bahçe taşı döşeme, bordür taşı
pergola house-with-garden: pergola, çardak, kamelya, bioklimatik pergola
pet-bed: köpek yatağı, köpek yatakları, kedi yatağı, kedi yatakları, köpek minderi
piggy-bank coin: kumbara, birikim hesabı, vadeli hesap, birikim, mevduat, bireysel emeklilik, tasarruf, altın hesabı
piggy-bank coin: katılım hesabı
plug: su ısıtıcı, kıyma makinesi, rondo
plug lightning: elektrik tesisatı, elektrikçi, priz değişimi, kablolama, sigorta attı
pressure-washer: basınçlı yıkama, dış cephe temizliği
pressure-washer droplet: kumlama
radiator fire: kalorifer, doğalgaz, petek temizliği
razor: sakal tıraşı, tıraş bıçağı
recycling: hurda alım
recycling wastebasket: mavi kapak, sıfır atık, kıyı temizliği, kağıt toplama, atık yağ, orman temizliği
robot-vacuum: robot süpürge, robot süpürgeler
roof house: çatı akıyor, çatı su kaçağı, çatı akması, çatı akıtıyor, akan çatı, oluk, çatı, çatı tamiri
rug: el halısı, halı, halılar, kilim, el dokuma halı, halı yıkama, banyo paspası, kapı paspası
sack spade: kompost, yanmış hayvan gübresi
sack wheat: un fabrikası, un değirmeni
safe padlock: çelik kasalar, para kasası, çelik kasa satışı, kiralık kasa
saw axe: hızar
saw hammer: sistre, marangoz, mobilya ustası
screwdriver coffee: tamir atölyesi
security-camera: güvenlik kamerası
security-camera shield: güvenlik şirketi, özel güvenlik, kamera sistemleri, alarm, kamera kurulumu, ip kamera
security-camera shield: güvenlik sistemleri
sewing-machine thread: makineci, overlokçu, reçmeci, dikişçi, dikiş makinesi, dikiş makineleri, dikiş makinası
shield: bekçi, site güvenliği, güvenlik elemanı
shield security-camera: güvenlik görevlisi, güvenlik görevlileri
shield umbrella: sigorta, sigortası, sigorta acentesi, tamamlayıcı sağlık, poliçe
shopping-cart basket: market, süpermarket, bakkal, gıda toptan
soap: sabun, doğal sabun
sofa: mobilya, koltuk, kanepe, iç mimar, dekorasyon
sofa chair: köşe takımı, sehpa, bahçe mobilyası, puf, yemek odası takımı, genç odası, tv ünitesi
sofa delivery-van: eski eşya alanlar, eski eşya alınır, spotçu, ikinci el eşya alanlar, depo boşaltma
sofa delivery-van: ev ve depo boşaltma, eşya boşaltma
sofa plant: döşemeci, koltuk döşeme
sofa spray-bottle: koltuk yıkama, koltuk yıkamacı, yatak yıkama
solar-panel sun: güneş paneli, güneş enerjisi
sponge: temizlik bezi
spray-bottle bucket: eşek arıları, arı kovanı imha, dezenfeksiyon
squeegee window: cam silme, cam temizliği, cam silici, dış cephe cam temizliği
staircase: merdiven, ahşap merdiven
staircase saw: merdiven imalatı
stove fire: sobacı, kuzine
stove logs: sobalar, pelet sobası
tap droplet: su kesintisi
tap wrench: su kaçağı, tesisatçı, su tesisatı, sıhhi tesisat, su tesisatçısı, musluk tamiri, pis su, batarya musluk
tap wrench: armatür
tiles paintbrush: çini, çini atölyesi
tiles trowel: mozaik, kalebodur, fayans, fayansçı, karo, seramik döşeme, banyo seramik, derz, seramik ustası
toaster: ekmek kızartma makinesi, ekmek kızartma makinası, ekmek kızartma makineleri
toilet plunger: gideriniz, gider tıkandı, tıkalı lavabo, lavabonuz, lavabo tıkandı, tuvalet tıkandı
toolbox: takım çantası, tornavida seti
toolbox hammer: hırdavat, nalbur, tamirat
toolbox hammer: ~ usta
toothbrush: diş macunu
torch: kafa lambası
towel: plaj havlusu
towel soap: havlu, havlular
vacuum-cleaner: elektrikli süpürge, elektrik süpürgesi
vase: vazo, vazolar
vase fire: cam üfleme
vase hammer: bakırcı
video-intercom door: görüntülü diafon
video-intercom door: diafon, diafonlar, görüntülü diyafon, diyafon, kapı zili, interkom, diafon tamiri, kapı diafonu
video-intercom door: görüntülü kapı zili
wallpaper paint-roller: duvar kağıdı
wallpaper paint-roller: duvar kağıtları, duvar kağıtçısı, duvar kağıdı ustası, duvar kâğıdı, duvar kağıdı modelleri
wardrobe: gardırop, dolap, vestiyer, giyinme odası, ayakkabılık, şifonyer, konsol
washing-machine: çamaşırhane, çamaşır makinesi, çamaşır deterjanı, bulaşık deterjanı, yumuşatıcı
washing-machine wrench: beyaz eşya servisi, beyaz eşya, çamaşır makineniz, çamaşır makinanız, bulaşık makineniz
washing-machine wrench: beyaz eşyanız, fırın tamiri, ocak davlumbaz, kurutma makinesi, derin dondurucu, ankastre set
washing-machine wrench: teknik servis, ankastre
wastebasket recycling: hurdacı, hurda, moloz, atık toplama, geri dönüşüm
wastebasket recycling: sahil temizliği, mahalle temizlik günü, çevre temizliği
water-bottle: çelik matara, suluk, suluklar, çelik suluk, çelik su şişesi, termos şişe
water-pump droplet: sondaj, su sondajı, artezyen, su kuyusu, su pompası, dalgıç pompa, artezyen kuyusu, kuyu açma
water-tank droplet: su deposu, su depoları, su deposu temizliği, su tankı
wheelie-bin: çöp konteyneri, çöp kovası, çöp konteynerleri
wheelie-bin recycling: çöp
wifi-router: fiber internet, ev interneti, modem kurulum, internet bağlantısı, modem, sim kart, wifi
window: pimapen, pencere, pvc pencere, çift cam, doğrama, ısıcam, cam filmi, cam kapama
window hammer: camcı, cam balkon
window palette: vitray kursu
wrench car: oto tamir, tamirci, oto servis, araba tamiri, oto sanayi, araç bakımı, araç muayene
wrench car: motor yenileme, rot balans, egzoz, şanzıman, periyodik bakım, turbo tamiri, lpg montajı
wrench car: triger, debriyaj, motor rektefiye, yedek parça
abaya: abaya, abayalar, ferace, feraceler, çarşaf modelleri, tesettür ferace
anatomical-heart heart: ritim bozukluğu, kardiyolog, kalp sağlığı, kalp damar
apron chef-hat: mutfak önlüğü, iş önlüğü
baby-bodysuit: bebek kıyafetleri, bebek giyim, çocuk giyim, bebek giysileri, çocuk kıyafetleri, bebek zıbın
baby-bodysuit: bebek tulumu
baby-bodysuit teddy-bear: zıbın
backpack pencil: kırtasiye yardımı, köy okullarına yardım, defter kalem yardımı
bangles: bilezik, bilezikler, bileklik, bileklikler
baseball-cap: şapka, fötr
bathrobe: bornoz, bornozlar, sabahlık
beanie: bere, bereler, örgü bere, örgü bereler, kışlık bere
belt: kemerler, deri kemer, deri kemerler, erkek kemeri
bike-helmet: bisiklet kaskı, bisiklet kaskları
bikini: mayo, bikini
blouse: keten gömlek
boot: yağmur botu
bra: iç çamaşırı, sütyen, sütyenler, kadın iç giyim, iç giyim, bayan iç giyim
bra briefs: külot, çeyizlik gecelik
braces toothbrush: ortodonti, diş teli
braces toothbrush: ortodontist, diş telleri, ortodonti tedavisi, ortodonti uzmanı, tel tedavisi
braid hair-comb: saç örgüsü, afrika örgüsü, rasta, örgü saç, rasta örgü
brain speech-bubble: psikiyatrist, psikiyatri, aile danışmanı, psikoterapi, psikolog, terapi, aile terapisi
brain speech-bubble: çocuk psikoloğu, çift terapisi, depresyon, kaygı, yaşam koçu, bağımlılık tedavisi, panik atak
brain stethoscope: nöroloji, migren tedavisi, baş ağrısı, migren, beyin cerrahisi, nörolog
briefs: boxer
clothes-hanger: çamaşır kurutmalık, portmanto, ayaklı askı
clothes-hanger coat: kuru temizleme, kuru temizlemeci, ikinci el giyim, ikinci el kıyafet, elbise askısı
clothes-hanger dress: büyük beden, tekstil toptan, imalattan halka, ihraç fazlası, kombin, bayramlık
coat: kürk, kürkçü dükkanı, kaban, palto, mont, trençkot, deri ceket, mantolar, pardösü, dış giyim, yağmurluk
coat: rüzgarlık
coat scarf: kışlık giysi, kışlık giysiler, kışlık kıyafet, kışlık kıyafetler, mont kampanyası, kışlık mont
contact-lens: kontakt lens, kontakt lensler, lens, lensler, renkli lens, renkli lensler
dental-implant toothbrush: implant
dental-implant toothbrush: implant tedavisi, diş implantı, implant diş, zirkonyum implant, implantlar
diamond ring: gümüş kolye, isimli kolye, isme özel kolye, kolye ucu, kuyumcu, mücevher, takı, kulak delme
dress: mezuniyet elbisesi, kına elbisesi, nişan elbisesi
dress handbag: bindallı, kaftan, elbise, moda, giyim, kadın giyim, butik
dress t-shirt: kıyafet
dress-shoe boot: kunduracı
dress-shoe hammer: ayakkabı tamiri, ayakkabıcı
dress-shoe sneaker: topuklu, sandalet, kundura, çocuk ayakkabısı, lostra, krampon
ear stethoscope: kulak burun boğaz, kbb, kbb uzmanı, geniz eti, sinüzit, kulak yıkama, bademcik ameliyatı, horlama
earrings diamond: küpe, küpeler
eye glasses: göz lazeri, katarakt ameliyatı, göz tansiyonu, göz muayenesi, katarakt, göz çizdirme, retina, göz hastanesi
eye glasses: göz ameliyatı, göz hastalıkları, göz kapağı
eyelashes: maskara
eyelashes eye: ipek kirpik, kirpik, kaş, dudak renklendirme
foot: ayak sağlığı, topuk dikeni, nasır
foot dress-shoe: ayak bakımı, tabanlık, ortopedik ayakkabı, podolog
glasses eye: göz doktoru, gözlük, optik, gözlükçü
gloves: eldiven
graduation-cap books: üniversite, yüksek lisans, burs, açık öğretim, sertifika programı, yurtdışı eğitim, fakülte
graduation-cap books: tercih danışmanlığı, meslek yüksekokulu, kep töreni, mezuniyet balosu, halk eğitim, burslu öğrenci
graduation-cap books: usta öğretici, öğrenci değişim, kayıtlar başladı okul, anadolu lisesi, özel lise, okul kaydı
graduation-cap books: bursluluk sınavı, meslek lisesi, ortaokul, fen lisesi, tanıtım günleri, açık kapı günü
graduation-cap books: tanıtım günü, kampüs gezisi
hair-comb: ahşap tarak
hair-comb haircut: afro örgü, saç örgü
hair-comb scissors: saç kaynak, sakal ekimi
hair-dryer: düzleştirici, saç maşası
hair-dryer hair-comb: fön, saç kurutma makinesi, keratin, keratin bakımı, brezilya fönü, kesim ve fön
handbag: çanta, sırt çantası, kol çantası, saraciye
handshake heart: sosyal sorumluluk, gönüllülük
headscarf: başörtüsü, başörtüleri, eşarplar, şal ve eşarp, tesettür, tesettür giyim, tesettür modası
hearing-aid: işitme cihazı, işitme testi, odyoloji, işitme kaybı
heart: yardım kampanyası, lösev, sma kampanyası, hayır kermesi, vakıf, zekat, fitre, yardımlaşma derneği
heart: engelli derneği, tedavi kampanyası
heart handshake: yetim, yetimler, yetime sponsor, bağış, gönüllü
henna-hand: hint kınası, kına tasarım, kına süsleme, kına gecesi, kına organizasyon
hiking-boot: doğa yürüyüşü, trekking, yürüyüş batonu
hiking-boot mountain: likya yolu, yayla turu, doğa sporları, yürüyüş rotası
hoodie t-shirt: kapüşonlu, sweatshirt, hoodie
jumper scarf: kazak, kazaklar, hırka, hırkalar, triko, örgü kazak, el örgüsü kazak
laser-hair-removal lotion: lazer epilasyon
laser-hair-removal lotion: lazer epilasyonu, buz lazer, buz lazer epilasyon, tüm vücut lazer, iğneli epilasyon
laser-hair-removal lotion: alexandrite lazer, erkek lazer epilasyon
lip-balm: dudak balmı, dudak balmları, dudak balsamı, dudak kremi, dudak nemlendirici, dudak bakımı
lips syringe: dudak dolgusu
lips syringe: dudak dolguları, dudak büyütme, dudak estetiği
lipstick: makyöz, fondöten
lipstick nail-polish: güzellik salonu, makyaj, kozmetik, güzellik merkezi
lipstick serum-bottle: güzellik uzmanı, estetisyen
lungs: astım, koah, solunum testi, uyku apnesi, zatürre
lungs heart: sigara bırakma, sigarayı bırak, sigarasız yaşam, sigarayı bıraktırma
lungs stethoscope: göğüs hastalıkları, göğüs hastalıkları uzmanı
makeup-palette: far paleti, far paletleri, makyaj paleti, makyaj paletleri, makyaj fırçası, makyaj fırçaları, göz farı
makeup-palette: makyaj seti, makyaj setleri
nail-polish: kalıcı oje, manikür, pedikür, tırnak
nappy baby: bebek bezi, çocuk bezi, yıkanabilir bez, bebek bezleri, bez pasta
necklace: kolye, kolyeler, inci kolye, gümüş takı, el yapımı takı, takı tasarım, bijuteri
necktie: papyon
perfume: parfüm, roll-on, oda kokusu, aroma difüzör
prayer-beads ring: kehribar, kehribar tesbih
prosthetic-leg: protez bacak, ortez protez, bacak protezi, protez ortez
pyjamas: pijama, pijamalar, pijama takımı, pijama takımları, gecelik, gecelikler
ring bouquet: düğün, alyans, nişan, kır bahçesi, evlilik fuarı, nikah masası, evlilik teklifi, davet alanı
ring diamond: telkari, gümüşçü, altın alınır, altın alım satım, hurda altın, altınınızı, altın alıyoruz, tektaş
ring diamond: pırlanta, söz yüzüğü, kuyumculuk
rollator: yürüteç yaşlı, hasta yürüteci, walker yürüteç
safety-vest: iş elbisesi, iş kıyafetleri, iş güvenliği
safety-vest lab-coat: iş kıyafeti, iş elbiseleri, üniforma
safety-vest rescue-helmet: iş ayakkabısı, isg, reflektörlü yelek
scarf: eşarp, fular
serum-bottle: sakal yağı
serum-bottle lotion: serum, cilt bakımı, yüz bakımı, kimyasal peeling, leke bakımı, cilt yenileme, hidrafasiyal
serum-bottle lotion: leke giderme, yüz gençleştirme, bölgesel incelme
shopping-bags market-stall: kermes, yöresel ürünler fuarı, el emeği, hayır çarşısı, el işi
shopping-bags price-tag: ~ indirim, alışveriş
shopping-bags price-tag: takas şenliği, mezat
skirt: etek, etekler, pileli etek, mini etek, kot etek
slippers: terlik, terlikler, ev terliği, panduf, pandufler, ev botu
smartwatch: akıllı saat, akıllı saatler, akıllı saati, apple watch, smartwatch
sneaker: ayakkabı, spor ayakkabı
socks: çorap
spine: fizik tedavi, fizyoterapist
spine bone: bel fıtığı, boyun fıtığı, diz protezi, kireçlenme, menisküs, skolyoz, omurga sağlığı, eklem ağrısı
spine bone: ortopedist, kalça protezi, sırt ağrısı
spine massage: rehabilitasyon, inme rehabilitasyonu, ergoterapi
spine stethoscope: fizyoterapi
suit: ceket erkek, gömlek
suit necktie: takım elbise, takım elbiseler, damatlık, damatlıklar, smokin, erkek giyim
t-shirt clothes-hanger: giysi takası
t-shirt jeans: tişört, tişört baskı, forma, forma dikimi, okul forması, okul kıyafeti
t-shirt parcel: giysi yardımı, bayramlık kampanyası, giysi kumbarası
t-shirt printer: promosyon ürünleri, serigrafi, promosyon
tattoo-machine ring: dövme, kalıcı makyaj
thobe: cübbe, cübbeler
tooth: diş hekimi, dişçi, diş kliniği, diş, dişleriniz, dişler, zirkonyum, kanal tedavisi
tooth: gülüş tasarımı, lamine, pedodonti
tooth toothbrush: şeffaf plak, diş beyazlatma, diş taşı temizliği
top-hat sun-hat: şapkacı, şapka atölyesi
vape: elektronik sigara
wallet: kartlık
wallet coin: borç yapılandırma, icra, konkordato, borç kapatma, alacak takibi, iflas, icra takibi
wallet handbag: cüzdan, deri ürünleri
wax-pot lotion: ağda
wax-pot lotion: ağda salonu, sir ağda, şeker ağda, ağdacı, ağda hizmeti, tüm vücut ağda, brezilya ağdası
wedding-dress ring: gelinlik, gelinlikler, gelinlikçi, gelinlik kiralama
wig: peruk, peruklar, protez saç
x-ray: röntgen, radyoloji, görüntüleme merkezi, mr çekimi, tomografi, mamografi
x-ray hospital: emar, kanser taraması, meme kanseri, ücretsiz tarama, kanser haftası, ketem
zip: fermuar, fermuar değişimi, fermuar tamiri
`;
