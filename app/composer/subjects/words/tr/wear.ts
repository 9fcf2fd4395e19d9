/** Turkish words for clothes and the body. Notation: word-list.ts. */
export const turkishWear = `
abaya: abaya, abayalar, ferace, feraceler, çarşaf modelleri, tesettür ferace
anatomical-heart heart: ritim bozukluğu, kardiyolog, kalp sağlığı, kalp damar
apron chef-hat: mutfak önlüğü, iş önlüğü
baby-bodysuit: bebek kıyafetleri, bebek giyim, çocuk giyim, bebek giysileri, çocuk kıyafetleri, bebek zıbın
baby-bodysuit: bebek tulumu
baby-bodysuit teddy-bear: zıbın
baby-carrier: bebek taşıyıcı, ergonomik kanguru, bebek kangurusu
backpack: sırt çantası
backpack pencil: kırtasiye yardımı, köy okullarına yardım, defter kalem yardımı
ballet-shoes: bale
bangles: bilezik, bilezikler, bileklik, bileklikler
baseball-cap: şapka, fötr
bathrobe: bornoz, bornozlar, sabahlık
beanie: bere, bereler, örgü bere, örgü bereler, kışlık bere
belt: kemerler, deri kemer, deri kemerler, erkek kemeri
bike-helmet: bisiklet kaskı, bisiklet kaskları
bikini: bikini
blouse: keten gömlek
bone: diz protezi, kalça protezi, menisküs, kireçlenme, eklem ağrısı
boot: kışlık bot, erkek bot, bayan bot, çocuk bot, bot ve çizme
bow-tie: papyon, papyonlar
bra: iç çamaşırı, sütyen, sütyenler, kadın iç giyim, iç giyim, bayan iç giyim
bra briefs: külot, çeyizlik gecelik
braces toothbrush: ortodonti, diş teli, ortodontist, diş telleri, ortodonti tedavisi, ortodonti uzmanı, tel tedavisi
braid hair-comb: saç örgüsü, afrika örgüsü, rasta, örgü saç, rasta örgü
brain speech-bubble: psikiyatrist, psikiyatri, aile danışmanı, psikoterapi, psikolog, terapi, aile terapisi
brain speech-bubble: çocuk psikoloğu, çift terapisi, depresyon, kaygı, yaşam koçu, bağımlılık tedavisi, panik atak
brain stethoscope: nöroloji, migren tedavisi, baş ağrısı, migren, beyin cerrahisi, nörolog
briefs: boxer
brooch: broş, broşlar, antika broş, kameo broş
button: düğme, düğmeler, düğmeci
clogs: takunya, takunyalar, tahta takunya, sabo terlik, sabo
clothes-hanger coat: kuru temizleme, kuru temizlemeci, ikinci el giyim, ikinci el kıyafet, elbise askısı
clothes-hanger dress: büyük beden, tekstil toptan, imalattan halka, ihraç fazlası, kombin, bayramlık
coat: kürk, kürkçü dükkanı, kaban, palto, mont, trençkot, deri ceket, mantolar, pardösü, dış giyim, yağmurluk, rüzgarlık
coat scarf: kışlık giysi, kışlık giysiler, kışlık kıyafet, kışlık kıyafetler, mont kampanyası, kışlık mont
conical-hat: konik şapka, vietnam şapkası
contact-lens: kontakt lens, kontakt lensler, lens, lensler, renkli lens, renkli lensler
corset: korse, korseler, korset, bağcıklı korse
dental-implant toothbrush: implant, implant tedavisi, diş implantı, implant diş, zirkonyum implant, implantlar
diamond ring: kuyumcu, mücevher, takı
dirndl: dirndl, dirndl elbise, Bavyera elbisesi
dress: mezuniyet elbisesi, kına elbisesi, nişan elbisesi, abiye
dress handbag: bindallı, kaftan, elbise, moda, giyim, kadın giyim, butik
dress t-shirt: kıyafet
dress-shoe boot: kunduracı
dress-shoe hammer: ayakkabı tamiri, ayakkabıcı
dress-shoe sneaker: kundura, lostra
dress-shoe: erkek ayakkabı, klasik ayakkabı, damat ayakkabısı
dungarees: salopet, salopetler, kot salopet, bahçıvan pantolon, bahçıvan tulum, askılı iş tulumu
ear stethoscope: kulak burun boğaz, kbb, kbb uzmanı, geniz eti, sinüzit, kulak yıkama, bademcik ameliyatı, horlama
earrings: kulak delme
earrings diamond: küpe, küpeler
eye glasses: göz lazeri, katarakt ameliyatı, göz tansiyonu, göz muayenesi, katarakt, göz çizdirme, retina, göz hastanesi
eye glasses: göz ameliyatı, göz hastalıkları, göz kapağı
eyebrow: kaş tasarımı, kaş alımı, kaş laminasyonu, kaş boyama, microblading, kalıcı makyaj kaş, kaş aldırma, kaş
eyebrow lips: kalıcı makyaj
eyelashes: maskara
eyelashes eye: ipek kirpik, kirpik
fascinator: vualet şapka, nikah şapkası, nikah şapkaları, tüllü nikah şapkası
flat-cap: kasket, kasketi, kasketler, sekiz köşe kasket
flat-shoe: yemeni ayakkabı, köşker yemenisi, çarık
flexed-arm: bilek güreşi, bilek güreşi turnuvası
foot: ayak sağlığı, topuk dikeni, nasır, tırnak batması, topuk bakımı, topuk çatlağı
foot dress-shoe: ayak bakımı, tabanlık, ortopedik ayakkabı, podolog
football-boot: futbol kramponu, kramponlu ayakkabı, futbol ayakkabısı, futbol ayakkabıları, halı saha ayakkabısı
glasses eye: göz doktoru, gözlük, optik, gözlükçü
gloves: eldiven
graduation-cap books: üniversite, yüksek lisans, burs, açık öğretim, sertifika programı, yurtdışı eğitim, fakülte
graduation-cap books: tercih danışmanlığı, meslek yüksekokulu, kep töreni, mezuniyet balosu, halk eğitim, burslu öğrenci
graduation-cap books: usta öğretici, öğrenci değişim, kayıtlar başladı okul, anadolu lisesi, özel lise, okul kaydı
graduation-cap books: bursluluk sınavı, meslek lisesi, ortaokul, fen lisesi, tanıtım günleri, açık kapı günü
graduation-cap books: tanıtım günü, kampüs gezisi
hair-clipper: saç kesme makinesi, saç kesme makineleri, saç tıraş makinesi, sakal kesme makinesi
hair-clipper: saç sakal kesme makinesi, tıraş makinesi
hair-comb: ahşap tarak
hair-comb haircut: afro örgü, saç örgü
hair-comb scissors: sakal ekimi
hair-dryer: düzleştirici, saç maşası
hair-dryer hair-comb: fön, saç kurutma makinesi, keratin, keratin bakımı, brezilya fönü, kesim ve fön
hair-extensions: saç kaynak, saç kaynağı, mikro kaynak saç, saç uzatma, çıt çıt saç
handbag: çanta, kol çantası, saraciye
handshake heart: sosyal sorumluluk, gönüllülük
handshake: hemşehri derneği, hemşeri derneği, mahalle derneği, köy derneği
hanfu: hanfu, hanfu kiralama
headscarf: başörtüsü, başörtüleri, eşarplar, şal ve eşarp, tesettür, tesettür giyim, tesettür modası, şal modelleri
headscarf: bone ve şal
hearing-aid: işitme cihazı, işitme testi, odyoloji, işitme kaybı
heart: yardım kampanyası, lösev, sma kampanyası, hayır kermesi, vakıf, zekat, fitre, yardımlaşma derneği
heart: engelli derneği, tedavi kampanyası
heart handshake: yetim, yetimler, yetime sponsor, bağış, gönüllü
heart rose: sevgililer günü, sevgililer gününe
henna-hand: hint kınası, kına tasarım, kına süsleme, kına gecesi, kına organizasyon, kına malzemeleri, kına tepsisi
henna-hand: kına tepsileri, kına seti
high-heel: topuklu, topuklu ayakkabı, topuklu ayakkabılar, gelin ayakkabısı, abiye ayakkabı
hiking-boot: doğa yürüyüşü, trekking, yürüyüş batonu, iş ayakkabısı, iş ayakkabıları, çelik burunlu ayakkabı
hiking-boot mountain: likya yolu, yayla turu, doğa sporları, yürüyüş rotası
holdall: spor çantası, spor çantaları, spor çanta, silindir çanta, seyahat çantası
hoodie t-shirt: kapüşonlu, sweatshirt, hoodie
jumper scarf: kazak, kazaklar, hırka, hırkalar, triko, örgü kazak, el örgüsü kazak
jumpsuit: kadın tulum, jumpsuit, abiye tulum, bayan tulum
kippah: yahudi takkesi, kippa
laser-hair-removal lotion: lazer epilasyon, lazer epilasyonu, buz lazer, buz lazer epilasyon, tüm vücut lazer
laser-hair-removal lotion: iğneli epilasyon, alexandrite lazer, erkek lazer epilasyon
leggings: tayt, taytlar, spor tayt
lehenga: lehenga
life-jacket: can yeleği, can yelekleri
lip-balm: dudak balmı, dudak balmları, dudak balsamı, dudak kremi, dudak nemlendirici, dudak bakımı
lips: dudak renklendirme
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
necklace: kolye, kolyeler, inci kolye, gümüş takı, el yapımı takı, takı tasarım, bijuteri, gümüş kolye, isimli kolye
necklace: isme özel kolye, kolye ucu
perfume: parfüm, roll-on, aroma difüzör, kolonya, kolonyası, kolonyaları, esans, esansları
perfume lemon: limon kolonyası
poncho: panço, pançolar, yün panço, örgü panço
prayer-beads ring: kehribar, kehribar tesbih
prayer-shawl: tallit, dua şalı
prosthetic-leg: protez bacak, ortez protez, bacak protezi, protez ortez
pyjamas: pijama, pijamalar, pijama takımı, pijama takımları, gecelik, gecelikler
qipao: qipao, çin elbisesi, çin elbiseleri
ring bouquet: düğün, alyans, nişan, kır bahçesi, evlilik fuarı, nikah masası, evlilik teklifi, davet alanı
ring diamond: telkari, gümüşçü, altın alınır, altın alım satım, hurda altın, altınınızı, altın alıyoruz, tektaş
ring diamond: pırlanta, söz yüzüğü, kuyumculuk
rollator: yürüteç yaşlı, hasta yürüteci, walker yürüteç
safety-vest: iş elbisesi, iş kıyafetleri, iş güvenliği
safety-vest lab-coat: iş kıyafeti, iş elbiseleri, üniforma
safety-vest rescue-helmet: isg, reflektörlü yelek
sandal: sandalet
scarf: eşarp, fular, ipek şal, yün şal, kaşmir şal
serum-bottle: sakal yağı
serum-bottle lotion: serum, cilt bakımı, yüz bakımı, kimyasal peeling, leke bakımı, cilt yenileme, hidrafasiyal
serum-bottle lotion: leke giderme, yüz gençleştirme, bölgesel incelme
sherwani: sherwani, şervani
shirt: gömlek, gömlekler, erkek gömlek
shopping-bags market-stall: kermes, yöresel ürünler fuarı, el emeği, hayır çarşısı, el işi
shopping-bags price-tag: ~ indirim, alışveriş
shopping-bags price-tag: takas şenliği, mezat
shopping-bags: poşet, poşetler, baskılı poşet, market poşeti
skirt: etek, etekler, pileli etek, mini etek, kot etek
sleep-sack: bebek uyku tulumu, uyku tulumu bebek
slippers: terlik, terlikler, ev terliği, panduf, pandufler, ev botu
smartwatch: akıllı saat, akıllı saatler, akıllı saati, apple watch, smartwatch
sneaker: ayakkabı, spor ayakkabı, çocuk ayakkabısı, krampon
socks: çorap
songkok: songkok, endonezya fesi, malay fesi
spine: fizik tedavi, fizyoterapist
spine bone: bel fıtığı, boyun fıtığı, skolyoz, omurga sağlığı, ortopedist, sırt ağrısı
spine massage: rehabilitasyon, inme rehabilitasyonu, ergoterapi
spine stethoscope: fizyoterapi
suit: ceket erkek
suit necktie: takım elbise, takım elbiseler, damatlık, damatlıklar, smokin, erkek giyim
swimsuit: mayo
t-shirt clothes-hanger: giysi takası
t-shirt jeans: tişört, tişört baskı, forma, forma dikimi, okul forması, okul kıyafeti
t-shirt parcel: giysi yardımı, bayramlık kampanyası, giysi kumbarası
t-shirt printer: promosyon ürünleri, serigrafi, promosyon
tattoo-machine ring: dövme
thobe: cübbe, cübbeler
tights: külotlu çorap, külotlu çoraplar
tooth: diş hekimi, dişçi, diş kliniği, diş, dişleriniz, dişler, zirkonyum, kanal tedavisi, gülüş tasarımı, lamine
tooth: pedodonti
tooth toothbrush: şeffaf plak, diş beyazlatma, diş taşı temizliği
top-hat sun-hat: şapkacı, şapka atölyesi
tote-bag: bez çanta, bez çantalar, kanvas çanta, kanvas çantalar, tote çanta
trousers: pantolon, pantolonlar, pantolonu
turban: sarık
vape: elektronik sigara
walking-stick: baston, bastonlar, yürüyüş bastonu
wallet: kartlık
wallet coin: borç yapılandırma, icra, konkordato, borç kapatma, alacak takibi, iflas, icra takibi
wallet handbag: cüzdan, deri ürünleri
wax-pot lotion: ağda, ağda salonu, sir ağda, şeker ağda, ağdacı, ağda hizmeti, tüm vücut ağda, brezilya ağdası
wedding-dress ring: gelinlik, gelinlikler, gelinlikçi, gelinlik kiralama
wellingtons: yağmur botu, yağmur botları, lastik çizme, yağmur çizmesi
wetsuit surfer: dalış elbisesi, dalış elbiseleri, sörf elbisesi, neopren elbise, wetsuit
wig: peruk, peruklar, protez saç
x-ray: röntgen, radyoloji, görüntüleme merkezi, mr çekimi, tomografi, mamografi
x-ray hospital: emar, kanser taraması, meme kanseri, ücretsiz tarama, kanser haftası, ketem
zip: fermuar, fermuar değişimi, fermuar tamiri
`;
