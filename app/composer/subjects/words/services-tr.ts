/** Services, crafts and goods in Turkish, before the list of trades. Notation: word-list.ts. */
export const turkishServices = `
droplet tap: su pompası, su pompaları, dalgıç pompa, dalgıç pompalar, hidrofor
jar herb: baharat, baharatlar, baharatçı
jar herb: ~ tarçın, zerdeçal, safran, kakule
lotion sun: güneş kremi, güneş kremleri, güneş koruyucu
tent compass: izci, izciler, izcilik, izci kampı
receipt shopping-cart: kasiyer, kasiyerler, kasiyer aranıyor, reyon görevlisi
chick hen: civciv, civcivler, günlük civciv
tea frying-pan: köy kahvaltısı, serpme kahvaltı, kahvaltı tabağı
speech-bubble open-book: için ingilizce, için almanca, için fransızca, için ispanyolca
dancer: dansçı, dansçılar, halk oyunları ekibi
ring diamond: altın alınır, altın alım satım, hurda altın, altınınızı, altın alıyoruz
sewing-machine thread: makineci, overlokçu, reçmeci, dikişçi
bride lipstick: gelin saçı, gelin makyajı, gelin saçı ve makyajı, gelin başı
car location-pin: kiralık otopark, araç park yeri
football: halı saha, halı sahası, halısaha, halı saha kiralama, halı saha maçı
tulip seedling: lale soğanı, çiçek soğanı, çiçek soğanları, laleler
cook frying-pan: aşçı, aşçı yardımcısı, aşçılar
bicycle parcel: bisikletli kurye
peanuts: fıstık, fıstığı, antep fıstığı, kuruyemiş
dog-standing dog: köpek pansiyonu
horse: at pansiyonu
chimney fire: baca temizleme, baca temizliği, baca
horseshoe horse: nalbant
armchair sofa: döşemecisi, berjer
foot dress-shoe: ayak bakımı, tabanlık, ortopedik ayakkabı
deer bird: tahnitçi, tahnit, avcılık, av malzemeleri, av bayi
key padlock: anahtarcı
sewing-needle thread: dikiş, tuhafiye, paça kısaltma
milk dairy-cow: süt, süt ürünleri, mandıra, günlük süt
delivery-van lorry: nakliye, eşya taşıma
wastebasket recycling: hurdacı, hurda, moloz, atık toplama, çöp konteyneri
tree axe: ağaç kesimi, ağaç budama, budama
broom bucket: ofis temizliği, temizlikçi, gündelikçi
spray-bottle: dezenfeksiyon, dış cephe temizliği
speech-bubble: konuşma terapisi
microphone bouquet: sunucu, şarkıcı, solist
excavator crane: kepçe, hafriyat, ekskavatör, mini kepçe, kazı
staircase: merdiven, ahşap merdiven
swimming-pool swimmer: havuz yapımı, havuz bakımı
asparagus: kuşkonmaz
passport: pasaport, vize, vize danışmanlığı, biyometrik fotoğraf
saw hammer: sistre
bricks trowel: duvarcı, sıva, mantolama, yalıtım, beton, alçıpan, iskele kiralama, kilit taşı, yıkım, izolasyon
roof house: oluk
tiles trowel: kalebodur
paint-roller: badana, ev boyama
curtains window: tente, sineklik, pergola
window: pimapen
door fence: garaj kapısı, bahçe kapısı
fence: çit, tel çit
fridge: buzdolabı, buzdolabı tamiri
washing-machine wrench: beyaz eşya servisi, beyaz eşya
tap wrench: su kaçağı
toilet: vidanjör, kanal açma, gider açma, foseptik
satellite-dish television: uydu, çanak anten, uyducu
radiator fire: kombi, kombi servisi, kalorifer, doğalgaz, petek temizliği
fire logs: şömine, soba
air-conditioner: klimacı
car wrench: kaporta, oto boya, oto cam, oto yedek parça, hurda araç, oto ekspertiz, oto elektrik, kaportacı
car wrench: göçük düzeltme, oto kiralama
lorry: oto kurtarma, kamyon, römork, yol yardım
minibus bus: servis taşımacılığı, personel servisi
motor-scooter: scooter, mobilet
tyre: lastik oteli
car bubbles: oto kuaför
lotion: epilasyon, lazer epilasyon
razor: sakal tıraşı, ağda
hair-comb scissors: saç kaynak, peruk, saç örgüsü, protez saç
nail-polish: kalıcı oje
tattoo-machine ring: dövme, kalıcı makyaj
massage lotus: refleksoloji, masör
spine stethoscope: fizyoterapi
brain speech-bubble: aile danışmanı, psikoterapi
stethoscope stethoscope: röntgen, ultrason
test-tube: tahlil, laboratuvar
glasses: göz doktoru
crayon teddy-bear: bebek bakıcısı
nurse: huzurevi, evde bakım
set-square ruler: harita mühendisi
scales: hukuki danışmanlık
shield: trafik sigortası
house key: kiralık ev
ballet-shoes dancer: bale
dancer: halk oyunları
judo-suit: savunma sporları
bow-and-arrow target: okçuluk
canoe rower: kürek
horse: at çiftliği, at binme
fishing-rod fish: balıkçılık malzemeleri
bouncy-castle: şişme oyun parkı, şişme oyun, trambolin
clown: palyaço
magic-wand: sihirbaz, illüzyonist
palette: yüz boyama
jar: turşu, salça
mushroom: mantar
stew: çorba, çorbacı
kebab: kokoreç
cheese: peynirci, kahvaltılık
pie: börek, börekçi
doughnut: lokma, lokma tatlısı
safety-vest: iş elbisesi, iş kıyafetleri, iş güvenliği
dress-shoe boot: kunduracı
bride: gelinlikçi, abiye
printer paintbrush: tabela, kaşe, dijital baskı, reklam tabelası
coin magnifier: antika, altın alım, antikacı, para koleksiyonu
security-camera shield: özel güvenlik, kamera sistemleri
candle headstone: çelenk
headstone: mezar yapımı
lawnmower spade: çim biçme, çim, çim biçme makinesi
bed mattress: baza, yorgan
caravan tent: karavan, karavan kiralama
motor-boat sailing-boat: gulet
cockroach: ilaçlama, haşere
bouquet: gelin çiçeği
crystal-ball: kahve falı, falcı
rabbit: tavşan
sheep: kuzu
cow steak: inek, dana, dana eti
pig: domuz
horse: at, atlar, pony, fayton
chicken-leg: tavuk, piliç, tavuk kanat
apple basket: elma, meyve, elma suyu
sailing-boat: yelkenli, yat
yarn: yün, tığ işi, ip örgü
amphora: seramik
dancer: zeybek
baby: doğuma hazırlık
lotus-position: nefes
cutlery dinner-plate: ev yemeği, tabldot
delivery-van: panelvan, kurye, kamyonet kiralama
foot dress-shoe: podolog
sewing-needle thread: nakış
wastebasket recycling: geri dönüşüm
yarn: örgü
curtains window: jaluzi
plug: elektrik tesisatı
fire logs: pelet
lorry: çekici
massage lotus: akupunktur
tooth: ortodonti
accordion: akordeon
judo-suit: karate, judo, tekvando
croissant bread: poğaça
security-camera shield: alarm
headstone: mezar
sewing-needle sewing-machine: dikmeyi öğren
palette paintbrush: resim, çizim, yağlı boya
swimmer: yüzmek, yüzmeyi öğren
cook frying-pan: yemek atölyesi
microphone: şarkı söylemek, ses eğitimi, şan
drum: bateri dersi, bateri
christmas-tree: çam ağacı
houses house: müstakil ev
dress t-shirt: kıyafet
smartphone: telefon, telefonlar, ekran değişimi, telefoncu
seedling tree: fidan
ice-skate: buz pisti
desktop-computer keyboard: kodlama
saw axe: kereste, hızar
lipstick serum-bottle: güzellik uzmanı, estetisyen
spade lawnmower: bahçe işleri, bahçe düzenleme, çapa makinesi
bricks trowel: doğal taş, taş ustası, taş duvar
balloon party-popper: çocuk partisi
horse: ahır
desktop-computer laptop: yazılım, yazılımı, randevu programı, rezervasyon sistemi, crm
receipt desktop-computer: yazar kasa, yazarkasa, adisyon programı, adisyon sistemi
calculator receipt: muhasebe, muhasebe programı, bordro, ön muhasebe programı
safety-vest lab-coat: iş kıyafeti, iş elbiseleri, üniforma
parcel: ambalaj, ambalaj malzemeleri
shield: sigorta, sigortası
megaphone chart-up: reklam ajansı, dijital pazarlama, seo
briefcase handshake: danışmanlık, yönetim danışmanlığı
banknotes coin: kredi, finansman
toolbox hammer: ~ usta
musical-notes: konser, konserleri
eagle bird: şahincilik, doğancılık
books: ciltçi, cilt atölyesi, ciltleme
window beach-umbrella: panjur
tractor wheat: tarım makineleri, biçerdöver, traktör yedek parça
theatre-masks dress: kostüm kiralama, kostüm
toilet plunger: tıkanıklık açma, tuvalet açma
kitchen-knife: bıçak bileme, bileyici
honey bee: arıcılık, arı ürünleri, arıcılık malzemeleri, propolis
sewing-machine thread: dikiş makinesi, dikiş makineleri, dikiş makinası
window palette: vitray, vitray kursu
tropical-fish: akvaryum, akvaryum balıkları
horse: saraç, eyer, binicilik malzemeleri
skis: kayak kiralama, kayak okulu, kayak dersi
ladder bricks: inşaat iskelesi, sepetli vinç
toy-bricks teddy-bear: ahşap oyuncak, ahşap oyuncaklar
slide: çocuk parkı, oyun parkı
staircase saw: merdiven imalatı
plug lightning: jeneratör, jeneratör kiralama
mosquito: sivrisinek ilaçlama, sivrisinek
radiator wrench: kombi bakımı
car key: ~ şoför, şoför aranıyor
dinner-plate cutlery: garson, garsonlar
vase mantel-clock: bit pazarı
-: pazar günü, pazar sabahı, pazar akşamı, pazar günleri, bu pazar, her pazar
blood-drop: kan ver, kan verin, kan bağışla, kan bağışçısı, kızılay kan
musical-score musical-notes: koromuz, tenor, soprano, korist, koristler
lotus-position: yogası
washing-machine wrench: çamaşır makineniz, çamaşır makinanız, bulaşık makineniz, beyaz eşyanız
toilet plunger: gideriniz, gider tıkandı, tıkalı gider, tıkalı lavabo, lavabonuz, lavabo tıkandı, tuvalet tıkandı
cat: kediniz, kedinize, kedinizi, kedinizle
dog: köpeğiniz, köpeğinize, köpeğinizi, köpeğinizle
-: günde 2 saat, günde 3 saat, günde 4 saat, günde 5 saat, günde 6 saat, günde 8 saat, haftada 2 saat, haftada 3 saat
broom bucket: ev temizliğine, temizliğine, temizlikçi
house key: denize sıfır yazlık, günlük yazlık, haftalık yazlık
sofa delivery-van: depo boşaltma, ev ve depo boşaltma, eşya boşaltma
house-with-garden: satılık arsa, imarlı arsa, arsa
candle bouquet: mezar bakımı, mezar temizliği, kabir bakımı
canned-food basket: gıda bankası, gıda kolisi, gıda yardımı, erzak kolisi
abacus: abaküs, mental aritmetik, mental aritmetik kursu
notebook pencil: etüt merkezi, ödev etüdü, etüt, ödev kulübü
croissant: kürtőskalács
`;
