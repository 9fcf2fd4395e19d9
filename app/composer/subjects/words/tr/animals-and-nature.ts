/** Turkish words for animals and plants. Notation: word-list.ts. */
export const turkishAnimalsAndNature = `
alpaca: alpaka, alpakalar
ant house: termit, karınca ilaçlama
aquarium tropical-fish: akvaryum, akvaryumlar, akvaryumcu, akvaryum malzemeleri
bamboo: bambu, bambular
bee honey: oğul arı, arı kolonisi, ana arı, arıcı, polen, arı poleni, arı sütü, arı ekmeği
beehive bee: arı kovanı, arı kovanları, kovan
birdcage bird: kuş kafesi, kuş kafesleri, muhabbet kuşu, muhabbet kuşları, kanarya
cat: kediniz, kedinize, kedinizi, kedinizle, kedi, kedi maması, tırmalama tahtası, yavru kediler
cat: yavru kedi sahiplendirme
cat-standing coffee: kedi kafe
cave: mağara, mağaralar, mağarası
chick hen: civciv, civcivler, günlük civciv
cockroach: ilaçlama, haşere, böcek ilaçlama
cow: kurbanlık büyükbaş, büyükbaş, besi çiftliği, besi danası, besihane, manda çiftliği, hisseli dana, kurbanlık dana
cow: dana hissesi, kurbanlık tosun, tosun
cow milk: düve, buzağı, gebe düve, sığır
cow steak: inek, dana, dana eti
cow stethoscope: büyükbaş veteriner
dairy-cow: sağımcı aile, sağımcı
deer bird: tahnitçi, tahnit, avcılık, av malzemeleri, av bayi
dog: köpeğiniz, köpeğinize, köpeğinizi, köpeğinizle, pet shop, köpek maması, köpek, evcil hayvan, tasma, mama kabı
dog: ödül maması, kangal yavrusu, kangal yavruları, golden yavrusu, golden yavruları
dog scissors: köpek kuaförü, köpek tıraşı
dog stethoscope: veteriner, kuduz aşısı, hayvan hastanesi, kısırlaştırma
dog-standing paw: köpek eğitimi
donkey: eşek, eşekler, sıpa
eagle bird: şahincilik, doğancılık
fish: sazan, sazan balığı, alabalık, alabalık çiftliği, su ürünleri, hamsi, palamut, balıkçı, balık, deniz ürünleri
fish: levrek, çupra, somon, çipura, lüfer, istavrit, mezgit, uskumru, sardalya, çinekop, kalkan balığı, barbunya balığı
fish: tekir balığı
goat: oğlak, keçi, keçiler
guinea-pig: ginepig, gine domuzu
hamster: hamster kafesi
hen egg: köy tavuğu, yarka, yumurta tavuğu
horse: at pansiyonu, at çiftliği, at binme, at, atlar, pony, ahır, at biniciliği
horseshoe horse: nalbant
kennel dog: köpek oteli, köpek pansiyonu, köpek kulübesi, köpek kulübeleri
lily: zambak, zambaklar, lilyum
lion elephant: hayvanat bahçesi
logs axe: odun yarma makinesi, odun yarma
mosquito: sivrisinek ilaçlama, sivrisinek
mosquito window: cibinlik, pileli sineklik
nest-box: kuş evi, kuş evleri, kuş yuvası kutusu
ostrich: devekuşu, deve kuşu, devekuşları
paw: mama ve aksesuar, sahiplendirme, sokak hayvanları, barınak maması, yuva arıyor, sahiplen, patili dostlar
paw: sahiplendirme günü
paw dog: hayvan barınağı
pig: domuz
rabbit: tavşan
saddle horse: eyer, eyerler, saraç, binicilik malzemeleri
sauropod museum: dinozor, dinozorlar
seaweed: deniz yosunu, yosun, nori
sheep: kuzu, koç, kırkım, küçükbaş, kurbanlık, kurban, akika, adaklık, çoban aranıyor, çoban alınacak, ağıl
songbird: kuş sesleri, ötücü kuşlar, ötücü kuş
squid: kalamar, kalamar tava, kalamar ızgara
tree leaves: dal öğütme, dal öğütücü, dal öğütme makinesi
tropical-fish: akvaryum balıkları
turkey-bird: hindi eti
wasp: yaban arısı, eşek arısı, arı yuvası, yaban arıları
ammonite: fosil, fosiller
beach-umbrella: güneş şemsiyesi, plaj şemsiyesi, plaj, plajı, halk plajı
bee: paket arı
bird-feeder: kuş yemliği, kuş yuvası
boar: yaban domuzu, yaban domuzları, yaban domuzu avı
bonsai: bonsai, bonzai, bonsai ağacı, bonsai atölyesi
bouquet: gelin çiçeği, çiçekçi, çiçek, buket, çiçekler, çiçek siparişi, gelin buketi, kız isteme çiçeği, teraryum
bouquet: aranjman
bouquet heart: anneler günü, anneler gününe
bull: damızlık boğa, damızlık boğalar, boğa güreşi, boğa güreşleri
cactus plant: kaktüs, sukulent
camel: deve güreşi, deve güreşleri
chicken-coop: tavuk kümesi, tavuk kümesleri, kümes, kümesler, ahşap kümes
daffodil: nergisler, nergis soğanı
dahlia: yıldız çiçeği, dalya, yıldız çiçekleri
daisy seedling: hercai menekşe, çuha çiçeği
daisy: papatya, papatyalar, papatya buketi
dog paw: sokak hayvanlarına, sokak hayvanlarına yardım
droplet: su arıtma, su arıtma cihazı
droplet drill: sondaj su kuyusu, sondajcı
droplet tap: sondaj kuyusu, su pompaları, dalgıç pompalar, hidrofor
droplet seedling: damla sulama, damlama sulama, damlama borusu, otomatik sulama
fire logs: odun, şömine odunu
fire nut-and-bolt: gazaltı kaynakçı
fire: hıdırellez, hıdrellez, nevruz, nevruz ateşi, kamp ateşi
fish frying-pan: hamsi tava, balık tava, istavrit tava, mezgit tava
fish barbecue: levrek ızgara, çipura ızgara, balık ızgara
fish bread: balık ekmek, balık dürüm
flower-box: balkon saksısı, balkon saksıları, sardunya, sardunyalar, çiçeklik saksı, balkon çiçekleri
garden-pond: süs göleti, bahçe göleti, bahçe göletleri, gölet bakımı, gölet temizliği
goldfish: japon balığı, japon balıkları, japon balığı akvaryumu
greenhouse seedling: sera, seralar
hammock palm-tree: hamak, hamaklar
hanging-basket: asma çiçek sepeti, asma çiçek sepetleri, askılı çiçek sepeti, asılı saksı
hay-bale tractor: yonca, silaj, saman, balya, saman balyası, yonca balyası, kuru ot, saman satışı
hen: tavuk çiftliği, tavuk çiftlikleri, yumurtacı tavuk
herb: aktar, şifalı otlar, maydanoz, roka, dereotu, taze nane, kekik, fesleğen, defne yaprağı, semizotu, adaçayı
herb: biberiye
hydrangea: ortancalar, ortanca çiçeği, ortanca çiçekleri
lavender: lavanta, lavanta bahçesi, lavanta tarlası, lavanta buketi, lavanta fidesi
lawnmower spade: çim biçme, çim, çim biçme makinesi
logs fire: yakacak odun
logs saw: kereste, tomruk, bıçkıhane, hızarhane, kalas, inşaatlık kereste
octopus: ahtapot ızgara
orchid: orkide, orkideler, saksı orkide
plant: saksılık, çiçek saksısı, saksı çiçeği, saksı çiçekleri, salon bitkileri
plant daisy: petunya, petunyalar, mevsimlik çiçek, mevsimlik çiçekler
poinsettia: Atatürk çiçeği, Atatürk çiçekleri, ponsetya, poinsettia
poppy: gelincik çiçeği
rabbit-hutch: tavşan kafesi, tavşan kafesleri, tavşan evi, tavşan kulübesi
rose love-letter: güller
secateurs leaves: budama, çit budama, budama makası, bahçe budama
seedling plant: sebze fidesi, fidanlık, bitki, fide, tohum
seedling tree: ağaçlandırma, fidan
snowdrop: kardelen, kardelenler, kardelen soğanı
snowy-mountain helicopter: arama kurtarma derneği
spade: peyzaj, bahçe bakımı, kürek, küreği, kar küreği, kazma kürek
spade lawnmower: bahçe işleri, bahçe düzenleme
spade seedling: çit bitkisi, çit bitkileri, çim ve çit, sulama sistemi, seracılık
stork: leylek, leylekler, leyleği
sun lotion: bronzlaşma
sunflower herb: hobi bahçesi, hobi bahçeleri
sunflower: ay çekirdeği, ayçekirdeği
tree axe: ağaç budama, orman bakımı, orman işçisi
tree bench: parkımıza dokunma, parkı kurtaralım
tree boot: orman okulu, orman anaokulu
tree chainsaw: ağaç kesimi, ağaç kesme
tree seedling: ağaç dikelim, ağaç dikme, hatıra ormanı
tree spade: fidan dikimi, fidan dikme, ağaç dikimi, fidan dikiyoruz, ağaç dikiyoruz
trowel bucket: asma tavan, kartonpiyer, gergi tavan, bölme duvar, alçıpan, alçıpan ustası, alçıpancı
tulip seedling: lale soğanı, çiçek soğanı, çiçek soğanları, laleler, lale
turf-roll: rulo çim, hazır çim, suni çim, sentetik çim, çim halı
umbrella: şemsiye, şemsiye tamiri
water-buffalo: manda, mandalar, camız
waterfall: şelale, şelaleler, çağlayan
watering-can plant: sulama kabı
wheat sack: büyükbaş yemi, süt yemi, değirmen, buğday
wheat tractor: buğday unu
wheelbarrow spade: bahçe toprağı, torf, çiçek toprağı, gübre, solucan gübresi
wheelbarrow: el arabası, el arabaları
wreath: çelenk, çelenkler, kapı süsü çelenk, cenaze çelengi
`;
