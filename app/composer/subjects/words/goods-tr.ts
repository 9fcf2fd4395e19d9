/** Goods, crafts and outings in Turkish. Notation: word-list.ts. */
export const turkishGoods = `
desktop-computer laptop: e-ticaret sitesi, e-ticaret siteniz, e-ticaret sitenizi, web sitesi, web siteniz
baklava: antep baklavası, baklava, baklavası, baklavacı
hair-comb scissors: saç ekimi
sofa spray-bottle: koltuk yıkama, koltuk yıkamacı
lemon soft-drink: limonata
bricks trowel: parke taşı
armchair sofa: koltuk kaplama
excavator droplet: sondaj, su kuyusu, kuyu açma
excavator: kepçe kiralama, iş makinesi
hammer-and-wrench: demirci, kaynakçı, ferforje, demir doğrama
wardrobe: gardırop, dolap, vestiyer, giyinme odası
oven: mutfak dolapları
vacuum-cleaner: elektrikli süpürge
fire-extinguisher: yangın tüpü, yangın söndürme
mouse-trap: fare ilaçlama, kemirgen mücadelesi
hut: ahşap kulübe, bahçe kulübesi, kamelya
house-with-garden: sera, kış bahçesi
dining-table: masalar
hot-tub: jakuzi
droplet: su arıtma, su arıtma cihazı
spray-bottle: koltuk yıkama
pretzel: simit, simitçi, simit sarayı
doughnut: lokma dökümü
cookie: kurabiye, bisküvi
pancakes: krep, pankek
waffle: waffle
dumpling: mantı, mantıcı
pie: su böreği
sandwich: kumru
stew: işkembe
meat-on-bone: kuzu tandır, ocakbaşı
kebab: dürüm
hot-dog: sosisli
spaghetti: makarna, ev makarnası
curry: hint restoranı, köri
taco: meksika restoranı, taco
soft-drink: limonata, gazoz, şerbet
champagne: şampanya
cocktail: kokteyl, kokteyl bar
spirits-bottle: rakı, viski
hen: tavuk kümesi, civciv, yumurta tavuğu
goat: keçi, keçiler, oğlak
turkey-bird: hindi eti
corn: süt mısır, mısırcı
cherries: kiraz, vişne
blueberries: yaban mersini
strawberry: çilek
grapes: üzüm
watermelon: karpuz
tomato: domates
potato: patates
onion: soğan
garlic: sarımsak
chilli: acı biber
peanuts: kuruyemişçi, ceviz, fındık
wheat: un değirmeni, buğday unu
herb: aktar, şifalı otlar
trumpet: bando, trompet
violin: keman, keman dersi
flute: ney, flüt, yan flüt
saxophone: saksafon
banjo: saz kursu
drum: davul, bateri kursu
puzzle: yapboz
billiard-ball: bilardo
bowling: bovling
target: dart, poligon, paintball
fencer: eskrim
golf: golf, mini golf
tennis: tenis, tenis kursu, padel
table-tennis: masa tenisi
badminton: badminton
volleyball: voleybol
running-shirt: spor giyim, atletizm, forma baskı
gymnast: cimnastik, jimnastik
climber: tırmanma duvarı
surfer: sörf, rüzgar sörfü
diving-mask: dalış, dalış kursu, tüplü dalış
rower: kürek kursu
parachute: yamaç paraşütü, paraşüt
hot-air-balloon: balon turu, sıcak hava balonu
kick-scooter: scooter kiralama
roller-skate: paten, tekerlekli paten
skateboard: kaykay
racing-car: karting, go kart
motor-scooter: motosiklet kiralama
bus: otobüs turları, otobüs kiralama
helicopter: helikopter
drone: dron, drone çekimi
clapperboard: video prodüksiyon, düğün videosu
disco-ball: dj, diskotek, düğün dj
camera-flash: fotoğraf kabini
fireworks: havai fişek
circus-tent: sirk, çadır kiralama
soap: doğal sabun
sun: solaryum, bronzlaşma
diamond ring: kulak delme, küpe
necktie: damatlık
socks: çorap
gloves: eldiven
briefs: iç çamaşırı
bikini: mayo, bikini
wallet: cüzdan, deri ürünleri
wheelchair: tekerlekli sandalye, medikal
syringe: aşı, grip aşısı, botoks
stroller: bebek arabası, bebek arabaları
baby: bebek kıyafetleri, hamile
fountain-pen: hat sanatı, kaligrafi
satellite-dish: uydu servisi
television: televizyon tamiri
speaker: ses sistemi, hoparlör
gavel: müzayede
crystal-ball: tarot, astroloji
magnifier: özel dedektif
robot: robotik, robotik kodlama
ferris-wheel: lunapark
slide: çocuk oyun alanı
recycling: hurda alım
snowflake: kar küreme
cactus: kaktüs, sukulent
rose: güller
tulip: lale
castle: şato
framed-picture: çerçeve, çerçeveci, sanat galerisi
thread: kumaş, kumaşçı
ladder: iskele
radiator fire: ısı pompası
birthday-cake cake-slice: düğün pastası, nişan pastası, doğum günü pastası
wheat: saman, saman balyası
oven dining-table: mutfak, mutfağınız, mutfaklar, mutfak dolabı
honey: balımız, balı
tooth: diş, dişleriniz, dişler
scissors: saçlarınız, saç, saçınız
house: ~ ev, evinizi, eviniz, evler
open-book: ~ kursu, kurs, sınav hazırlık, hazırlık kursu
`;
