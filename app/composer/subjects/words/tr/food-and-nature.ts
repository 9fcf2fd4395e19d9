/** Turkish words for food, drink, animals and plants. Notation: word-list.ts. */
export const turkishFoodAndNature = `
apple basket: elma, meyve, elma suyu
artichoke: enginar
asparagus: kuşkonmaz
bagel: simit, simitçi, simit sarayı
baklava: fıstıklı baklava, baklava, şöbiyet, baklavacı, antep baklavası, baklavası
barbecue: mangal, mangallar, barbekü, köfteci, ızgara, ocakbaşı
barbecue skewers: cağ kebabı, ciğer
beetroot: kırmızı pancar, kırmızı pancarlar, pancar suyu, pancar turşusu
bento: sefer tası
berliner: reçelli donut
birthday-cake cake-slice: nişan pastası, doğum günü pastası
birthday-cake cupcake: pasta, pastane, yaş pasta, kek, tatlıcı
blackberry: böğürtlen, böğürtlenler
blueberries: yaban mersini
braided-bread: paskalya çöreği
bread: ekmek, tost makinesi
bread croissant: hamurkâr, hamurkar, fırınımıza, fırınımızda, pişirici
bread-dumplings: knödel
bread-roll: yuvarlak ekmek, sandviç ekmeği, roll ekmek, poğaça
brigadeiro: brigadeiro
brownie: brownie
burger french-fries: hamburgerci, burgerci, hamburger, burger
burrito: tantuni
cabbage: lahana, lahana turşusu, kara lahana
cake-slice: tatlı, trileçe
candy lollipop: şeker, şekerleme, ramazan bayramı
canned-food basket: gıda bankası, gıda kolisi, gıda yardımı, erzak kolisi, sıcak yemek dağıtımı
canned-food sack: ramazan kolisi, erzak
cauliflower: karnabahar, karnıbahar, karnabaharlar
cheese: peynirci, kahvaltılık, peynir
cheese milk: kaşar, kaymak
cherries: kiraz, vişne
chicken-leg: tavuk, piliç, tavuk kanat
chilli: acı sos
chilli jar: acı biber
chimney-cake: baca keki, kürtőskalács, trdelnik
chocolate candy: çikolatacı, çikolata dükkanı, çikolata
christmas-pudding: noel pudingi, christmas pudding
cinnamon-roll: tarçınlı rulo, tarçınlı rulolar, tarçınlı çörek
clams: vongole
cookie: kurabiye, bisküvi
corn: süt mısır, mısırcı
cotton-candy: pamuk şeker, pamuk şekeri
couscous: kuskus
coxinha: coxinha
cream-bun: profiterol
crepe: krepler, krepçi
croissant bread: fırın, pastane fırın, kruvasan, unlu mamuller
curry rice: hint restoranı, köri
dates: hurma, medine hurması
dates moon: iftar çadırı, iftar sofrası, iftar sofraları, ramazan, sahur, ramazan şenlikleri
doughnut: lokma, lokma tatlısı, lokma dökümü
dumpling: mantı, kayseri mantısı, ev mantısı, el mantısı, mantısı, mantıcı
easter-egg: çikolatalı yumurta
eclair: ekler, eklerler
egg basket: yumurta, köy yumurtası
fig: incir, incirler, taze incir, kuru incir, incir reçeli, incir ağacı, incir fidanı
flatbread: yufka, tandır ekmeği, lahmacun, ramazan pidesi, ramazan pideleri
flatbread cheese: gözleme
fruit-tart: meyveli tart, meyveli tartlar, meyveli turta
frying-pan: tava, döküm tava
garlic: sarımsak
gingerbread: zencefilli kurabiye, zencefilli ev
grapes: üzüm
grapes barrel: şıra
grapes wine: bağ bozumu, bağbozumu
gratin: graten, patates graten
ham: jambon
hamper gift: hediye sepeti, hediye sepetleri, yılbaşı sepeti
honey bee: bal, süzme bal, arıcılık, arı ürünleri, arıcılık malzemeleri, propolis, balımız, balı
hot-dog: sosisli
ice-lolly: buzlu dondurma, çubuk dondurma
indian-sweets: hint tatlıları
jar-cake: kavanozda pasta, kavanoz pasta, kavanozda kek
kebab: kokoreç, kebap, döner, kebapçı, dönerci, dürüm
lasagne: lazanya, lazanyalar
lemon soft-drink: limonata
macaroni: peynirli makarna
macarons: makaron, makaronlar
meat-on-bone: kuzu çevirme, kuzu tandır
mushroom: mantar
mussel: midye, midye dolma, midyeci
nachos: nachos, nacho
noodles chopsticks: noodle, erişte, uzak doğu mutfağı, kore restoranı, çin mutfağı, japon mutfağı, tayland mutfağı
olive-oil olives: zeytinyağı, sızma zeytinyağı, zeytinyağları, yağhane, zeytin sıkım
olives: zeytin, zeytinci
omelette: omlet, omletler, ispanyol omleti
onion: soğan
orange: mandalina, portakal, narenciye, meyve sıkacağı
pancakes coffee: krep, pankek
panettone: panettone
peach: şeftali, kayısı
peanuts: fıstık ezmesi, fıstığı
peanuts pistachios: kuruyemiş, kuruyemişçi, kuru yemiş
pide: pide, pideler, pideci, pide salonu, pide fırını, kıymalı pide, kuşbaşılı pide, karadeniz pidesi, kaşarlı pide
pistachios peanuts: ~ antep fıstığı, fıstık, antepfıstığı
pizza: pizza, pizzacı
plum: erik, mürdüm eriği, erikler
pomegranate: nar, nar ekşisi, nar suyu
popcorn film-camera: sinema, film festivali, vizyona giren film
potato: patates, kumpir
potato-fritters: patates mücveri, patates mücver, latkes
powder-tub: protein tozu, protein tozları, whey protein, kreatin
pudding: aşure, sütlaç
pumpkin: balkabağı, bal kabağı, kabak tatlılık
raspberry: ahududu, frambuaz
ravioli: ravioli, raviyoli
rhubarb: ravent, uçkun, ışgın
rice: pilav pişirici
roast-chicken: piliç çevirme, tavuk çevirme, çevirme piliç, kızarmış tavuk
round-loaf: ekşi mayalı ekmek, ekşi mayalı ekmekler, ekşi mayalı, ekşi maya, köy ekmeği
saffron: safran
salad: vegan, vejetaryen, salata, diyetisyen, kilo verme, beslenme danışmanlığı, zayıflama, diyet listesi, online diyet
salad: sporcu beslenmesi
salad herb: sağlıklı beslenme, glutensiz ürünler, organik gıda, fit yemek
sandwich baguette: sandviç, tost, kumru
sausage cheese: sucuk, kasap sucuk
schnitzel: şnitzel
skewers barbecue: şiş kebap, çöp şiş, tavuk şiş, ciğer şiş, kuzu şiş
soft-ice-cream ice-cream: dondurma, dondurmacı
spaghetti tomato: makarna, ev makarnası, italyan mutfağı
spare-ribs: dana kaburga, bbq kaburga
spring-rolls: sigara böreği, çin böreği
steak kitchen-knife: kasap, et, steak, biftek
steak meat-on-bone: kıyma, pirzola, sakatat, et galeri, antrikot
steamed-bun: bao ekmeği, buharda çörek, bao bun
stew: çömlek kebabı, çorba, çorbacı, işkembe
stew cutlery: mercimek çorbası, kelle paça, sulu yemek, beyran
stollen: stollen, christstollen
strawberry: çilek
strudel: strudel, elmalı strudel, ştrudel
sushi chopsticks: suşi, sushi
taco: meksika restoranı, taco
takeaway-box: paket servis, eve yemek, yemek siparişi, gel al, yemek kartı
tarte-flambee: flammkuchen, tarte flambée
tomato: domates
truffle: trüf mantarı, siyah trüf, trüf yağı
waffle: waffle
walnut: ceviz, ceviz içi, kabuklu ceviz
watermelon: karpuz
wedding-cake: düğün pastası, düğün pastaları
yoghurt: yoğurt, ev yoğurdu, süzme yoğurt, köy yoğurdu, manda yoğurdu
amphora: seramik
baby-bottle: diş kaşıyıcı
barrel: fıçı, meşe fıçı, fıçıcı
beer wheat: bira
beers: bira bahçesi, pub
beers memo: yarışma gecesi
champagne party-popper: kurumsal etkinlik, mezuniyet partisi, şirket yemeği, yıl dönümü partisi, cinsiyet partisi
champagne party-popper: gala yemeği, lansman, yıldönümü kutlaması, takım çalışması etkinliği
champagne toast: şampanya
cocktail: kokteyl, kokteyl bar
coffee: bakır cezve, cezve, kahve, kafe, kahveci, kahve dükkanı, türk kahvesi
coffee-beans coffee: çekirdek kahve, kahve çekirdeği, kahve kavurma, kahve kavurucusu, taze kavrulmuş kahve
cutlery dinner-plate: ev yemeği, tabldot, restoran, lokanta, lokantası, meyhane, ev yemekleri, esnaf lokantası
cutlery dinner-plate: yemekhane, zeytinyağlılar
dinner-plate: porselen, yemek takımı, kahvaltı takımı, züccaciye
dinner-plate cook: catering, yemek organizasyonu, toplu yemek, düğün yemeği, kumanya, davet yemekleri, ikram
dinner-plate cook: çay saati ikramları, yemek firması, taziye yemeği
dinner-plate cutlery: garson, garsonlar, komi, servis elemanı, barmen
dinner-plate heart: mahalle sofrası, ortak sofra
espresso-machine coffee: espresso makinesi, kahve makinesi, kahve makineleri, barista kursu, barista eğitimi
gin-tonic: cin tonik
ice-cube: buzluk, soğutucu çanta
ice-cube snowflake: küp buz, buz kalıbı, parti buzu, donuk gıda, dondurulmuş gıda
jar: erişte ve tarhana, tarhana, turşu, salça, saklama kabı
jar herb: baharat, baharatlar, baharatçı
jar herb: ~ tarçın, zerdeçal, kakule
jar strawberry: reçel, reçeller, marmelat, ev yapımı reçel
juice-glass: portakal suyu, meyve suyu, meyve suları, taze sıkılmış meyve suyu, bardak, şalgam, detoks suyu
kitchen-knife: şef bıçağı, bıçak seti, çakı
kitchen-knife frying-pan: bıçakçı, bıçak bileme, bileyici, bileme
milk cereal-bowl: kefir
milk dairy-cow: süt, süt ürünleri, mandıra, günlük süt
milkshake: milkshake, milkshakeler
mug: termos bardak
mug coffee: kupalar, kupa bardak, seramik kupa, el yapımı kupa, fincan, fincanlar
soft-drink tropical-drink: gazoz, şerbet
spirits-bottle toast: damıtımevi, rakı, viski, votka
tea: kahvaltı
tea frying-pan: köy kahvaltısı, serpme kahvaltı, kahvaltı tabağı
tea teapot: çay, çay evi, bitki çayı, semaver, rize çayı
water-jug: sürahi
water-jug droplet: damacana, damacana su, su siparişi, su bayii, su sebili, damacana su siparişi, içme suyu, maden suyu
water-jug droplet: arıtma cihazı
wine grapes: şarap, bağ evi, şaraphane
alpaca: alpaka, alpakalar
ant house: termit, karınca ilaçlama
aquarium tropical-fish: akvaryum, akvaryumlar, akvaryumcu, akvaryum malzemeleri
bee honey: oğul arı, arı kolonisi, ana arı, arıcı
beehive bee: arı kovanı, arı kovanları, kovan
birdcage bird: kuş kafesi, kuş kafesleri, muhabbet kuşu, muhabbet kuşları, kanarya
cat: kediniz, kedinize, kedinizi, kedinizle, kedi, kedi maması, tırmalama tahtası
cat-standing coffee: kedi kafe
chick hen: civciv, civcivler, günlük civciv
cockroach: ilaçlama, haşere, böcek ilaçlama
cow: kurbanlık büyükbaş, büyükbaş
cow milk: düve, buzağı, gebe düve, sığır
cow steak: inek, dana, dana eti
cow stethoscope: büyükbaş veteriner
deer bird: tahnitçi, tahnit, avcılık, av malzemeleri, av bayi
dog: köpeğiniz, köpeğinize, köpeğinizi, köpeğinizle, pet shop, köpek maması, köpek, evcil hayvan, tasma, mama kabı
dog: ödül maması
dog scissors: köpek kuaförü, köpek tıraşı
dog stethoscope: veteriner, kuduz aşısı, hayvan hastanesi, kısırlaştırma
dog-standing paw: köpek eğitimi
donkey: eşek, eşekler, sıpa
eagle bird: şahincilik, doğancılık
fish: sazan, sazan balığı, alabalık, alabalık çiftliği, su ürünleri, hamsi, palamut, balıkçı, balık, deniz ürünleri
fish: levrek, çupra, somon
goat: oğlak, keçi, keçiler
guinea-pig: ginepig, gine domuzu
hamster: hamster kafesi
hen egg: köy tavuğu, yarka, tavuk kümesi, yumurta tavuğu
horse: at pansiyonu, at çiftliği, at binme, at, atlar, pony, ahır, binicilik, at biniciliği
horseshoe horse: nalbant
kennel dog: köpek oteli, köpek pansiyonu, köpek kulübesi, köpek kulübeleri
lion elephant: hayvanat bahçesi
mosquito: sivrisinek ilaçlama, sivrisinek
mosquito window: sineklik, sineklikler, cibinlik, pileli sineklik
nest-box: kuş evi, kuş evleri, kuş yuvası kutusu
paw: mama ve aksesuar, sahiplendirme, sokak hayvanları, barınak maması, yuva arıyor, sahiplen, patili dostlar
paw: sahiplendirme günü
paw dog: hayvan barınağı
pig: domuz
rabbit: tavşan
saddle horse: eyer, eyerler, saraç, binicilik malzemeleri
sauropod museum: dinozor, dinozorlar
sheep: kuzu, koç, kırkım, küçükbaş, kurbanlık, kurban, akika
songbird: kuş sesleri, ötücü kuşlar, ötücü kuş
squid: kalamar
tropical-fish: akvaryum balıkları
turkey-bird: hindi eti
wasp: yaban arısı, eşek arısı, arı yuvası, yaban arıları
ammonite: fosil, fosiller
beach-umbrella: güneş şemsiyesi, plaj şemsiyesi
bird-feeder: kuş yemliği, kuş yuvası
bonsai: bonsai, bonzai, bonsai ağacı, bonsai atölyesi
bouquet: gelin çiçeği, çiçekçi, çiçek, buket, çiçekler, çiçek siparişi, gelin buketi, kız isteme çiçeği, teraryum
bouquet: aranjman
cactus plant: kaktüs, sukulent
daffodil: nergisler, nergis soğanı
dahlia: yıldız çiçeği, dalya, yıldız çiçekleri
daisy seedling: hercai menekşe, çuha çiçeği
droplet: su arıtma, su arıtma cihazı
droplet drill: sondaj su kuyusu, sondajcı
droplet tap: sondaj kuyusu, su pompaları, dalgıç pompalar, hidrofor
fire logs: pelet, odun, şömine odunu
fire nut-and-bolt: gazaltı kaynakçı
greenhouse seedling: sera, seralar
hammock palm-tree: hamak, hamaklar
hay-bale tractor: yonca, silaj, saman, balya, saman balyası, yonca balyası, kuru ot, saman satışı
herb: aktar, şifalı otlar
lavender: lavanta, lavanta bahçesi, lavanta tarlası, lavanta buketi, lavanta fidesi
lawnmower spade: çim biçme, çim, çim biçme makinesi
logs fire: yakacak odun
logs saw: kereste, tomruk, bıçkıhane, hızarhane, kalas, inşaatlık kereste
orchid: orkide, orkideler, saksı orkide
plant: saksılık, çiçek saksısı
plant daisy: sardunya, sardunyalar, petunya, petunyalar, mevsimlik çiçek, mevsimlik çiçekler
poppy: gelincik çiçeği
rose love-letter: güller
secateurs leaves: budama, çit budama, budama makası, bahçe budama
seedling plant: sebze fidesi, fidanlık, bitki, fide, tohum
seedling tree: ağaçlandırma, fidan
snowdrop: kardelen, kardelenler, kardelen soğanı
snowy-mountain helicopter: arama kurtarma derneği
spade: bahçıvan, peyzaj, bahçe bakımı
spade lawnmower: bahçe işleri, bahçe düzenleme, çapa makinesi
spade seedling: çit bitkisi, çit bitkileri, çim ve çit, otomatik sulama, sulama sistemi, damlama sulama, seracılık
sun lotion: solaryum, bronzlaşma
sunflower herb: hobi bahçesi, hobi bahçeleri
tree axe: ağaç budama, orman bakımı
tree bench: parkımıza dokunma, parkı kurtaralım
tree boot: orman okulu, orman anaokulu
tree chainsaw: ağaç kesimi, ağaç kesme
tree seedling: ağaç dikelim, ağaç dikme, hatıra ormanı
tree spade: fidan dikimi, fidan dikme, ağaç dikimi, fidan dikiyoruz, ağaç dikiyoruz
trowel bucket: asma tavan, kartonpiyer, gergi tavan, bölme duvar
tulip seedling: lale soğanı, çiçek soğanı, çiçek soğanları, laleler, lale
turf-roll: rulo çim, hazır çim, suni çim, sentetik çim, çim halı
umbrella: şemsiye, şemsiye tamiri
watering-can plant: sulama kabı
wheat sack: hayvan yemi, büyükbaş yemi, süt yemi, değirmen, buğday
wheat tractor: buğday unu
wheelbarrow spade: bahçe toprağı, torf, çiçek toprağı, gübre, solucan gübresi
wreath: çelenk, çelenkler, kapı süsü çelenk, cenaze çelengi
`;
