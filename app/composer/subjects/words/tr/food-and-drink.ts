/** Turkish words for food and drink. Notation: word-list.ts. */
export const turkishFoodAndDrink = `
apple basket: elma, meyve, elma suyu
artichoke: enginar
asparagus: kuşkonmaz
bagel: simit, simitçi, simit sarayı, izmir gevreği, gevrek ve boyoz, sıcak gevrek
baklava: fıstıklı baklava, baklava, şöbiyet, baklavacı, antep baklavası, baklavası, burma kadayıf, fıstık sarma
baklava: fıstıklı sarma, dilber dudağı, sarığı burma
barbecue: mangal, mangallar, barbekü, ızgara, ocakbaşı, kendin pişir kendin ye, kendin pişir, mangal kömürü, mangalbaşı
barbecue: piknik alanı, mesire alanı
barbecue skewers: cağ kebabı, ciğer
beetroot: kırmızı pancar, kırmızı pancarlar, pancar suyu, pancar turşusu, pancar, pancarı
bento: sefer tası
berliner: reçelli donut
birthday-cake cake-slice: nişan pastası, doğum günü pastası
birthday-cake cupcake: pasta, pastane, yaş pasta, tatlıcı
blackberry: böğürtlen, böğürtlenler, karadut, karadutu, karadut suyu, karadut şurubu
blueberries: yaban mersini
braided-bread: paskalya çöreği
bread: ekmek, tost makinesi, taş fırın, taş fırın ekmeği, odun ekmeği, fırıncı, fırıncısı, mahalle fırını, unlu mamuller
bread: unlu mamülleri
bread croissant: hamurkâr, hamurkar, fırınımıza, fırınımızda, pişirici
bread-dumplings: knödel
bread-roll: yuvarlak ekmek, sandviç ekmeği, roll ekmek, poğaça, boyoz, boyozcu, izmir boyozu
brigadeiro: brigadeiro
brownie: brownie, ıslak kek, ıslak kekler
burger french-fries: hamburgerci, burgerci, hamburger, burger
burrito: tantuni, tantunici, çiğ köfte dürüm, dürümcü, lavaş dürüm
cabbage: lahana, lahana turşusu
cake-slice: tatlı, trileçe
candy lollipop: şeker, şekerleme, ramazan bayramı
canned-food basket: gıda bankası, gıda kolisi, gıda yardımı, erzak kolisi, sıcak yemek dağıtımı
canned-food sack: ramazan kolisi, erzak
cauliflower: karnabahar, karnıbahar, karnabaharlar
caviar: havyar, siyah havyar
celeriac: kereviz, kök kereviz
celery: kereviz sapı, sap kereviz
cheese: peynirci, kahvaltılık, peynir, çökelek, çökeleği
cheese milk: kaşar, kaymak
cherries: kiraz, vişne
chicken-leg: tavuk, piliç, tavuk kanat, ızgara kanat, kanat ızgara, kanatçı
chilli jar: acı biber
chimney-cake: baca keki, kürtőskalács, trdelnik
chocolate candy: çikolatacı, çikolata dükkanı, çikolata
christmas-pudding: noel pudingi, christmas pudding
cinnamon-roll: tarçınlı rulo, tarçınlı rulolar, tarçınlı çörek
clams: vongole
cookie: kurabiye, bisküvi, kuru pasta, kuru pastalar, kurabiyesi, un kurabiyesi, acıbadem kurabiyesi
corn: süt mısır, mısırcı, haşlanmış mısır, közde mısır, bardakta mısır, köz mısır
cotton-candy: pamuk şeker, pamuk şekeri
couscous: kuskus, kısır salatası, kısır tarifi, kısır siparişi
coxinha: coxinha
cream-bun: profiterol
crepe: krepler, krepçi
croissant bread: fırın, pastane fırın, kruvasan
curry rice: hint restoranı, köri
custard-apple: çerimoya
dallah: arap kahvesi, mırra, dallah
dates: hurma, medine hurması
dates moon: iftar çadırı, iftar sofrası, iftar sofraları, ramazan, sahur, ramazan şenlikleri
dumpling: mantı, kayseri mantısı, ev mantısı, el mantısı, mantısı, mantıcı, hingel, hıngel
easter-egg: çikolatalı yumurta
eclair: ekler, eklerler, ekler pasta
egg basket: yumurta, köy yumurtası, bıldırcın yumurtası, yumurtası
fig: incir, incirler, taze incir, kuru incir, incir reçeli, incir ağacı, incir fidanı
flatbread: yufka, tandır ekmeği, lahmacun, ramazan pidesi, ramazan pideleri, tırnaklı pide, tırnak pide, ekmeklik pide
flatbread: katmer, katmeri, katmerci
flatbread cheese: gözleme
fruit-tart: meyveli tart, meyveli tartlar, meyveli turta
frying-pan: tava, döküm tava
garlic: sarımsak, kastamonu sarımsağı, taşköprü sarımsağı, sarımsağı
gingerbread: zencefilli kurabiye, zencefilli ev
grapes: üzüm
grapes barrel: şıra
grapes wine: bağ bozumu, bağbozumu
gratin: graten, patates graten
guava: guava, guavalar
ham: jambon
hamper gift: hediye sepeti, hediye sepetleri, yılbaşı sepeti
honey bee: bal, süzme bal, arıcılık, arı ürünleri, arıcılık malzemeleri, propolis, balımız, balı
hot-dog: sosisli
ice-lolly: buzlu dondurma, çubuk dondurma
indian-sweets: hint tatlıları
jackfruit: jackfruit
jar-cake: kavanozda pasta, kavanoz pasta, kavanozda kek
kebab: kokoreç, kebap, döner, kebapçı, dönerci, dürüm, oltu cağ, kokoreççi, iskenderci, zurna dürüm, zurna döner
lasagne: lazanya, lazanyalar
lemon soft-drink: limonata
macaroni: peynirli makarna
macarons: makaron, makaronlar
mangosteen: mangosten, mangostan
matzah: matza, hamursuz ekmek, hamursuz
meat-on-bone: kuzu çevirme, kuzu tandır, büryan, büryan kebabı, kuyu kebabı, kuyu tandır, kaburga dolması, kuzu kaburga
mushroom: mantar
mussel: midye, midye dolma, midyeci, midye tava
nachos: nachos, nacho
noodles chopsticks: noodle, erişte, uzak doğu mutfağı, kore restoranı, çin mutfağı, japon mutfağı, tayland mutfağı
okra: bamya, bamyalar
olive-oil olives: zeytinyağı, sızma zeytinyağı, zeytinyağları, yağhane, zeytin sıkım
olives: zeytin, zeytinci
omelette: omlet, omletler, ispanyol omleti
onion: soğan
orange: mandalina, portakal, narenciye, meyve sıkacağı, greyfurtlar
pancakes coffee: krep, pankek
panettone: panettone
parsnip: yaban havucu, karakök
peach: şeftali
peanuts: fıstık ezmesi, fıstığı
peanuts pistachios: kuru yemiş
pide: pide, pideler, pideci, pide salonu, pide fırını, kıymalı pide, kuşbaşılı pide, karadeniz pidesi, kaşarlı pide
pide: pidesi, bafra pidesi, etli ekmek, etliekmek, etliekmeği, etli ekmekçi
pistachios peanuts: ~ antep fıstığı, fıstık, antepfıstığı
pizza: pizza, pizzacı
plum: erik, mürdüm eriği, erikler
pomegranate: nar, nar ekşisi, nar suyu
pomelo: pomelo, greyfurt
popcorn film-camera: sinema, film festivali, vizyona giren film
potato: patates, kumpir, kumpirci, kumpircisi
potato-fritters: patates mücveri, patates mücver, latkes
powder-tub: protein tozu, protein tozları, whey protein, kreatin
prickly-pear: dikenli incir, frenk inciri, kaynana dili, hint inciri
pudding: aşure, sütlaç, irmik helvası, un helvası, kazandibi, muhallebi, muhallebisi, muhallebici, keşkül, supangle
pudding: magnolia, magnolya, tavuk göğsü tatlısı
pumpkin: balkabağı, bal kabağı, kabak tatlılık, kabak tatlısı, kestane kabağı
quince: ayva, ayvalar
rambutan: rambutan
raspberry: ahududu, frambuaz
ravioli: ravioli, raviyoli
rhubarb: ravent, uçkun, ışgın
roast-chicken: piliç çevirme, tavuk çevirme, çevirme piliç, kızarmış tavuk
round-loaf: ekşi mayalı ekmek, ekşi mayalı ekmekler, ekşi mayalı, ekşi maya, köy ekmeği, trabzon ekmeği
round-loaf: vakfıkebir ekmeği, çavdar ekmeği, kara fırın ekmeği
saffron: safran
salad: vegan, vejetaryen, salata, diyetisyen, kilo verme, beslenme danışmanlığı, zayıflama, diyet listesi, online diyet
salad: sporcu beslenmesi, gavurdağı salatası, çoban salatası, diyet yemek, diyet yemekleri, diyet menü
salad: diyet öğle yemeği, semizotu salatası
salad herb: sağlıklı beslenme, glutensiz ürünler, organik gıda, fit yemek
sandwich baguette: sandviç, tost, kumru
sausage cheese: sucuk, kasap sucuk
schnitzel: şnitzel
skewers barbecue: şiş kebap, çöp şiş, tavuk şiş, ciğer şiş, kuzu şiş, adana kebap, urfa kebap, urfa kebabı, beyti
skewers barbecue: beyti kebabı, ciğerci
spaghetti tomato: makarna, ev makarnası, italyan mutfağı
spare-ribs: dana kaburga, bbq kaburga
spring-rolls: sigara böreği, çin böreği, paçanga böreği, paçanga, avcı böreği
steak kitchen-knife: kasap, et, steak, biftek
steak meat-on-bone: kıyma, pirzola, sakatat, et galeri, antrikot
steamed-bun: bao ekmeği, buharda çörek, bao bun
stew: çömlek kebabı, çorba, çorbacı, işkembe, hünkar beğendi, keşkek, keşkeği, etli türlü, sebze türlüsü, kapuska
stew: testi kebabı
stew cutlery: mercimek çorbası, kelle paça, sulu yemek, beyran, çorbası, çorbacısı, ezogelin, yayla çorbası
stollen: stollen, christstollen
strawberry: çilek
strudel: strudel, elmalı strudel, ştrudel
sugar: toz şeker, küp şeker, esmer şeker
sushi chopsticks: suşi, sushi
taco: meksika restoranı, taco
takeaway-box: paket servis, eve yemek, yemek siparişi, gel al, yemek kartı
tarte-flambee: flammkuchen, tarte flambée
tomato: domates
truffle: trüf mantarı, siyah trüf, trüf yağı
waffle: waffle, waffleci
walnut: ceviz, ceviz içi, kabuklu ceviz, cevizli sucuk, köme, pestil ve köme, orcik
watermelon: karpuz
wedding-cake: düğün pastası, düğün pastaları
yoghurt: yoğurt, ev yoğurdu, süzme yoğurt, köy yoğurdu, manda yoğurdu
apple lollipop: elma şekeri, elma şekerleri, elma şekerci
apple: amasya elması
baby-bottle: diş kaşıyıcı
barrel: fıçı, meşe fıçı, fıçıcı
beer wheat: bira
beers: bira bahçesi, pub
beers memo: yarışma gecesi
champagne party-popper: kurumsal etkinlik, mezuniyet partisi, şirket yemeği, yıl dönümü partisi, cinsiyet partisi
champagne party-popper: gala yemeği, lansman, yıldönümü kutlaması, takım çalışması etkinliği
champagne toast: şampanya
cocktail: kokteyl, kokteyl bar
coffee: bakır cezve, cezve, kahve, kafe, kahveci, kahve dükkanı, türk kahvesi, dibek kahvesi, menengiç kahvesi, kahvesi
coffee: karton bardak, karton bardaklar, fincan takımı, fincan takımları
coffee-beans coffee: çekirdek kahve, kahve çekirdeği, kahve kavurma, kahve kavurucusu, taze kavrulmuş kahve
cutlery dinner-plate: ev yemeği, tabldot, restoran, lokanta, lokantası, meyhane, ev yemekleri, esnaf lokantası
cutlery dinner-plate: yemekhane, zeytinyağlılar
dinner-plate: porselen, yemek takımı, kahvaltı takımı, züccaciye
dinner-plate cook: catering, yemek organizasyonu, toplu yemek, düğün yemeği, kumanya, davet yemekleri, ikram
dinner-plate cook: çay saati ikramları, yemek firması, taziye yemeği
dinner-plate cutlery: komi, servis elemanı, barmen, açık büfe, açık büfe kahvaltı, açık büfe yemek
dinner-plate heart: mahalle sofrası, ortak sofra
espresso-machine coffee: espresso makinesi, kahve makinesi, kahve makineleri, barista kursu, barista eğitimi
gin-tonic: cin tonik
ice-cube: buzluk, soğutucu çanta, buz makinesi, buz makineleri, kalıp buz, kuru buz
ice-cube snowflake: küp buz, buz kalıbı, parti buzu, donuk gıda, dondurulmuş gıda
jar: erişte ve tarhana, tarhana, turşu, salça, saklama kabı, ev turşusu, turşusu, turşucu, dut pekmezi
jar: keçiboynuzu pekmezi, harnup pekmezi, tahin, salamura yaprak, yaprak salamurası
jar strawberry: reçel, reçeller, marmelat, ev yapımı reçel
juice-glass: portakal suyu, meyve suyu, meyve suları, taze sıkılmış meyve suyu, bardak, şalgam, detoks suyu
juice-glass: osmanlı şerbeti, demirhindi şerbeti, şerbeti, şerbetler, lohusa şerbeti
kitchen-knife: şef bıçağı, bıçak seti, bıçak, bıçaklar, sürmene bıçağı, bursa bıçağı
kitchen-knife frying-pan: bıçakçı, bıçak bileme, bileyici, bileme
milk cereal-bowl: kefir
milk dairy-cow: süt, süt ürünleri, mandıra, günlük süt
milkshake: milkshake, milkshakeler
mug: termos bardak, salep, sahlep, sıcak çikolata, sıcak salep
mug coffee: kupalar, kupa bardak, seramik kupa, el yapımı kupa, fincan, fincanlar
soft-drink tropical-drink: gazoz, şerbet
spirits-bottle toast: damıtımevi, rakı, viski, votka
tea: kahvaltı, ıhlamur, ıhlamur çayı, ada çayı, kuşburnu çayı, kış çayı
tea frying-pan: köy kahvaltısı, serpme kahvaltı, kahvaltı tabağı, van kahvaltısı, kahvaltı salonu, kahvaltı salonları
tea frying-pan: kahvaltı evi
tea teapot: çay, çay evi, bitki çayı, semaver, rize çayı
water-jug: sürahi, su damacanası, damacanası, sucu
water-jug droplet: damacana, damacana su, su siparişi, su bayii, su sebili, damacana su siparişi, içme suyu, maden suyu
water-jug droplet: arıtma cihazı
wine grapes: şarap, bağ evi, şaraphane
apricot: kayısı, kayısılar, malatya kayısısı, kuru kayısı, kayısı reçeli
arancini: arancini, pirinç topları, Sicilya pirinç topu
arepa: arepa, arepas, dolgulu arepa
aubergine: karnıyarık, imambayıldı, şakşuka
banana: anamur muzu, alanya muzu
banh-chung: bánh chưng, bánh tét, yapışkan pirinç keki
banh-mi: banh mi, bánh mì, vietnam sandviçi
bell-pepper: biber dolması, biber dolma, kapya biber, kapya, köz biber, közlenmiş biber
bibimbap: bibimbap, bibimbab
biltong: biltong, kurutulmuş et, dana jerky, beef jerky, pastırma, pastırması, pastırmacı, çemenli pastırma
birthday-cake rolling-pin: pastacılık kursu, pastacılık, pastacılık eğitimi
brussels-sprouts: Brüksel lahanası, brüksel lahanaları
burek: börek, börekler, boşnak böreği, kol böreği, börekçi
cabbage-rolls: lahana sarması, lahana dolması, lahana sarmaları, yaprak sarma, yaprak sarması
canapes: kanape, kanapeler, kanape tabağı, finger food, kokteyl atıştırmalıkları
candied-almonds: badem şekeri, şekerli badem, karamelize badem
cannoli: cannoli, kanoli, Sicilya cannolisi
carnival-fritters: chiacchiere di carnevale, faworki, crostoli
cassava: manyok, kassava, cassava, manyok kökü
charcuterie-board: şarküteri tabağı, şarküteri tabakları, soğuk et tabağı, şarküteri tahtası, peynir ve şarküteri tabağı
cheesecake: cheesecake, çizkek, peynirli kek, peynirli pasta
chestnut: kestane kebap, kebap kestane, kestaneci
chilli: çarliston biber, sivri biber, köy biberi
chilli spice-bowls: pul biber, pul biberi, isot, isotu, maraş biberi, toz biber
chocolate: kız isteme çikolatası, çikolatası, dubai çikolatası, söz çikolatası, nişan çikolatası, çikolata şelalesi
churros: tulumba tatlısı, tulumba tatlı, halka tatlı, halka tatlısı, halka tatlıcı
congee: congee, pirinç lapası
cooking-oil: ayçiçek yağı, ayçiçeği yağı, kanola yağı, keten tohumu yağı, ceviz yağı, sıvı yağ
corn-dog: corn dog, corn dogs, Kore corn dog
courgette: kabak mücver, sakız kabağı, kabak dolması, kabak çiçeği dolması, kabak, kabaklar, mücver
crisps: patates cipsi, muz cipsi, karides cipsi, cips paketi, patates cipsleri
croquettes: kroketler, patates kroket, patates kroketi, içli köfte, içli köftesi, oruk, içli köfteci
currants: frenk üzümü, kırmızı frenk üzümü, turna yemişi
currywurst: currywurst, körili sosis, köri soslu sosis
cutlery: çatal kaşık takımı, çatal bıçak takımı, çatal kaşık
daifuku: daifuku, mochi, mochiler, çilekli mochi
demijohn: hasırlı damacana, cam damacana, cam damacanalar, demizana
dinner-plate tiles: kütahya çinisi, iznik çinisi, çini tabak
dinner-plate sponge: bulaşıkçı, bulaşıkçı aranıyor, bulaşıkçı alınacak
donburi: donburi, gyudon, oyakodon, donburi kasesi
dorayaki: dorayaki, Japon pankeki dorayaki
dragon-fruit: ejder meyvesi, ejder meyveleri, pitaya
eel-box: unadon, unaju, ızgara yılan balıklı pilav
empanada: çiğ börek, çibörek, çi börek
endive: Belçika hindibası, endivyen, endiv
fish-and-chips: fish and chips, fish & chips, balık ve patates kızartması
fish-balls: balık topları, balık köftesi
fondue: kuymak, muhlama, mıhlama
french-fries bread: patso, patsocu
fried-breakfast: ingiliz kahvaltısı, full english breakfast
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, Kore pirinç rulosu
ginger: zencefil, taze zencefil
gnocchi: gnocchi, patates gnocchi, ev yapımı gnocchi
green-beans: taze fasulye, yeşil fasulye, çalı fasulyesi
hog-roast: domuz çevirme, şişte domuz, bütün domuz çevirme
honey: bal kaymak, ballı kaymak, balcı, perga
hummus: babagannuş, nohut ezmesi, humus, haydari, meze tabağı
ice-cream: dondurma, dondurmacı, maraş dondurması, dondurması, dondurmaları, keçi sütlü dondurma
idli: idli, medu vada, idli vada
injera-platter: injera, Etiyopya yemekleri, Etiyopya restoranı, Etiyopya mutfağı, Eritre mutfağı
jar bell-pepper: biber salçası, acuka, muhammara
jar tomato: ev salçası, köy salçası, domates salçası
jelly: meyveli jöle, jöleli tatlı, jöle tatlısı
kale: karalahana, kara lahana, karalahana çorbası, kara lahana dolması
kimchi: kimchi, kimçi
kohlrabi: alabaş, kohlrabi
langos: langoş, lángos, langos
leek: pırasa, pırasalar, zeytinyağlı pırasa, pırasa yemeği
liquorice: meyan kökü şekeri, meyan kökü şekerlemesi, likoris
loaf-cake: baton kek, baton kekler, dilim kek, limonlu kek
loaf-cake ring-cake: kek, kekler, keki, ev keki, kek çeşitleri
loukoumades: lokma tatlısı, lokma dökümü, İzmir lokması, saray lokması, loukoumades, lokma, lokması, lokmacı
loukoumades: lokma döktürme, hayır lokması
lychee: liçi, liçi meyvesi
meatballs: köfte, köfteler, ızgara köfte, köfteci, inegöl köfte, misket köfte, tekirdağ köftesi, akçaabat köftesi
meatballs: inegöl köftesi, sultanahmet köftesi, ev köftesi, köfte ekmek, ekmek arası köfte
melon-pan: melonpan, Japon kavun ekmeği
meringue: beze tatlısı, mereng, pavlova, pavlova pasta
milk: ayran, ayranı, yayık ayranı, açık ayran, köy sütü, manda sütü, sütçü
mille-feuille: milföy pastası, kremalı milföy, mille-feuille, laz böreği, milföy pasta
mixed-nuts: badem içi, kaju, kaju fıstığı, pekan cevizi, kuruyemiş, kuruyemişler, kuruyemişçi, karışık kuruyemiş, fındık
mixed-nuts: fındığı, fındıklar, iç fındık, giresun fındığı, badem, bademi, çiğ badem, leblebi, leblebisi, leblebici
mixed-nuts: kabak çekirdeği, badem ezmesi, fındık ezmesi, fındık bahçesi
muffin: muffin, muffinler, yaban mersinli muffin, çikolatalı muffin
nougat: nuga, bademli nuga, koz helva, koz helvası, tahin helvası, fıstıklı helva, yaz helvası
okonomiyaki: okonomiyaki, Japon tuzlu krebi
olives tree: zeytinlik, zeytinliği, zeytinlikler
paella: saç kavurma, sac kavurma, saç tava, sac tava
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaya, papayalar, papaya meyvesi
parfait: parfe, meyveli parfe, dondurma kupu, kup dondurma
passion-fruit: çarkıfelek meyvesi, çarkıfelek meyveli, passion fruit, tutku meyvesi
persimmon: Trabzon hurması, Trabzon hurmaları, cennet hurması, cennet elması
pistachios: siirt fıstığı
poke-bowl: poke bowl, poke kase, poké bowl
polenta: polenta, kremalı polenta, polenta tabağı
quesadilla: quesadilla, quesadillalar, tavuklu quesadilla, peynirli quesadilla
raclette: raclette, raklet, raclette ızgara
radish: kırmızı turp, turp, turplar, fındık turp
rice: seyyar pilavcı, pilavcı, perde pilavı, tavuk pilav
rice sack: baldo pirinç, osmancık pirinç, pirinci, pirinç çeşitleri, yerli pirinç, tosya pirinci
ring-cake: halka kek, bundt kek, gugelhupf
roast-duck: pekin ördeği, kızarmış ördek, ördek kızartma
sake-set: sake seti, sake takımı, Japon sakesi, sake tadımı
satay: satay, satay şiş, tavuk satay
sauce-bottle: acı sos, acı soslar, ketçap, barbekü sos, soya sosu, sriracha, chili sos, balık sosu
sausage: mumbar, mumbar dolması, bumbar
sausage bread: sucuk ekmek, sucuklu ekmek, ekmek arası sucuk
scotch-egg: İskoç yumurtası, İskoç yumurtaları, Scotch egg
shakshuka: yumurtalı şakşuka, shakshuka
shaved-ice: karsambaç, bici bici, bicibici, bicici
smoothie: smoothie, smoothieler, meyveli smoothie
smorrebrod: smørrebrød, smorrebrod
soft-ice-cream: roma dondurması, makine dondurması
spaetzle: spätzle, peynirli spätzle, spaetzle
spice-bowls: baharat, baharatlar, baharatçı, baharat karışımı, zerdeçal, çubuk tarçın, kakule, köri tozu, kimyon, sumak
spice-bowls: tarçın, yenibahar
sponge-pudding: sticky toffee pudding, buharda puding, ingiliz pudingi
spoon: tahta kaşık, tahta kaşıklar, ahşap kaşık
steak frying-pan: tava ciğer, ciğer tava, edirne ciğeri, arnavut ciğeri, dana kavurma, kuzu kavurma
steak: bonfile ızgara, bonfilesi, lokum bonfile
stroopwafel: stroopwafel, Hollanda gofreti, karamelli Hollanda waffle
swiss-roll: rulo pasta, rulo pastalar, rulo kek, haşhaşlı rulo
taiyaki: taiyaki, balık şeklinde waffle
takoyaki: takoyaki, ahtapot topları
tanghulu: tanghulu, şekerli meyve şiş
tangyuan: tangyuan, yapışkan pirinç topları
tea dice: kıraathane, kıraathanesi, kahvehane
thali: thali, Hint thali, thali menü
tiramisu: tiramisu, tiramisular
tofu: tofu, tofu peyniri, füme tofu, tempeh
tteokbokki: tteokbokki, topokki, acılı pirinç keki
turnip: şalgam turpu, kereviz kökü, şalgam kökü
yorkshire-pudding: yorkshire pudingi, yorkshire pudding
zongzi: zongzi, ejderha teknesi festivali
`;
