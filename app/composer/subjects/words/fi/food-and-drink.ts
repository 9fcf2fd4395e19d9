/** Finnish words for food and drink. Notation: word-list.ts. */
export const finnishFoodAndDrink = `
apple basket: omenat, omenamehu, hedelmät
apple tree: omenapuu, omenapuut
artichoke: artisokka, artisokat, latva-artisokka
asparagus: parsa
barbecue: kaasugrilli, kaasugrillit, hiiligrilli, grillit, ulkokeittiö, pallogrilli, grilli, kesäkeittiö
barbecue fish: savustin, savustuspönttö
beer: kalja, kotikalja, sahti, oluet, olutta, hanaolut, oluttasting
beetroot: punajuuri, punajuuret, punajuuria, punajuurimehu, punajuurisalaatti
berliner: hillomunkki, hillomunkit, berliininmunkki, berliininmunkit
birthday-cake cupcake: kakku, kakut, häätorttu, häätortut, juhlakakku, kakut tilauksesta, kakkujen, kakun
blackberry: karhunvatukka, karhunvatukat
blueberries: mustikat
blueberries basket: marjaretki, marjaretket
blueberries strawberry: marjat, marjapuuro, mansikat, mustikka
braided-bread: pullapitko, pitko, pitkot
bread: leipä, leipää, leivän, leivät, voileipägrilli
bread croissant: leipuri, leipuria
bread-dumplings: knödel, leipäknöödelit
bread-roll: sämpylä, sämpylät, sämpylöitä
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hampurilainen, burgeri
cabbage: kaali, hapankaali, keräkaali, punakaali
cake-slice: irtopohjavuoka, muffinivuoka
cake-slice eclair: leivokset, leivoksia, leivos
candy: karkkeja
candy lollipop: karkit, makeiset, karkkikauppa
canned-food basket: ruoka-apu, ruokapankki, ruokakassit vähävaraisille
cauliflower: kukkakaali, kukkakaalit, kukkakaalia, kukkakaalikeitto
caviar: kaviaari, kaviaaria
celeriac: juuriselleri, mukulaselleri
celery: varsiselleri, lehtiselleri
cereal-bowl: mysli, kaurahiutaleet
champagne party-popper: polttarit
charcuterie-board ham: leikkeleet
cheese: juusto, juustojen, juuston, juustoleipä
cheese milk: juustola, tilajuustola
chef-hat apron: kokkivaatteet
chef-hat clipboard: hygieniapassi
cherries: kirsikat
chicken-leg: kanansiivet, broileri, kana
chimney-cake: kürtőskalács, trdelnik
chocolate: konvehtirasia
chocolate candy: suklaa, konvehdit
christmas-pudding: christmas pudding, jouluvanukas
cinnamon-roll: korvapuusti, korvapuustit, korvapuusteja, kanelipulla, kanelipullat, pulla, pullat, pullaa, pullakahvit
clams: vongole
cookie: piparit, keksit, pikkuleivät
corn: maissi, maissia
cotton-candy: hattara, hattarat, hattaraa, hattarakone
couscous: couscous, kuskus
coxinha: coxinha
cream-bun: laskiaispulla, laskiaispullat, laskiaispullia
crepe: crêpe, crêpet, crepes
croissant bread: leipomo, croissant, voisarvi
cucumber: kurkut
cupcake: kuppikakut
currants seedling: marjapensaat
curry rice: intialainen ravintola, intialaista ruokaa, intialainen ruoka
custard-apple: kirimoija, annoona
cutlery: aterimet
dallah: dallah, arabialainen kahvi, arabialainen kahvipannu
dinner-plate christmas-tree: pikkujoulut
dinner-plate mug: posliini, astiat, astioita, arabia astiat
dinner-plate sponge: tiskaaja
doughnut: munkit, munkki, donitsit
dumpling: pelmenit
easter-egg: suklaamuna, suklaamunat, suklaamunia, pääsiäismuna, pääsiäismunat, pääsiäinen, virpominen
egg basket: munat, kananmunat
egg hen: luomumunia
fig: viikuna, viikunat, viikunoita, tuoreet viikunat, viikunahillo, viikunapuu
fish-cake fish: kalapullat, kalapihvit
flatbread: rieska, rieskat
focaccia: focaccia
fruit-tart: hedelmätorttu, hedelmätortut, hedelmäpiiras
fruit-tart plum: joulutortut, joulutorttu
frying-pan: paistinpannu, valurautapannu
garlic: valkosipuli
gingerbread: piparkakku, piparkakut, piparkakkutalo
grapes: viinirypäleet
gratin: gratiini, perunagratiini, kermaperunat, maksalaatikko
gratin turnip: lanttulaatikko
guava: guava, guavat, guavaa
ham: joulukinkku, joulukinkut, kinkku, kinkut, palvikinkku, palviliha
hamper gift: lahjakori, lahjakorit, joulukori
honey bee: mehiläistuotteet, mehiläisvaha, hunaja, hunajan
hot-dog: hodarit, nakkikioski
hot-dog sausage: nakit, grillikioski
ice-lolly: mehujää, mehujäät, jäätelöpuikko
jackfruit: jakkihedelmä, jackfruit
jar-cake: kakku lasipurkissa, purkkikakku, kakku purkissa
kale: lehtikaali
kebab: kebab
lasagne: lasagne, lasagnet, lasagnea
lemon juice-glass: sima, simaa
lemon soft-drink: limonadi, limonadit
lettuce: pinaatti
macaroni: makaroni, juustomakaroni
macarons: macaronit
mangosteen: mangostani, mangostanit
matzah: matza, matzo, happamaton leipä
meat-on-bone: porsaanpaisti, grillaus, grillijuhlat, paisti
meat-on-bone dinner-plate: sunnuntailounas
milk: kerma, piimä
mug chocolate: kaakao, kuuma kaakao
mug wine: glögi, glögiä
mushroom: sieniä, sienet, tatteja, kantarelleja, sieniretki, kanttarelli, kantarellit, kantarelli, suppilovahverot
mushroom: suppilovahveroita
mussel: simpukat, sinisimpukat
nachos: nachos, nachot, nachoja, nacholautanen
noodles chopsticks: nuudelit, kiinalainen ravintola, thairuoka, kiinalainen ruoka
okra: okra, okraa, okrat
olive-oil olives: oliiviöljy
omelette: munakas, munakkaat, espanjalainen munakas
orange: mehupuristin
pancakes: ohukaiset, ohukaisia, kropsu
pancakes coffee: aamiainen, brunssi, letut, lettukahvila, räiskäleet
panettone: panettone
parsnip: palsternakka, palsternakat
pea-pod: herneet, tuoreet herneet
peanuts: pähkinät
pear: päärynät, päärynöitä
pie: piirakat, karjalanpiirakka, lihapasteija, lihapasteijat
pie croissant: karjalanpiirakat
pie rhubarb: raparperipiirakka
pistachios peanuts: ~ pistaasi, pistaasipähkinät, pistaasit
pizza: pizzeria, pitsa, pitsat, pitsabuffet, pizzabuffet
plum: luumu, luumut, luumuja
pomegranate: granaattiomena, granaattiomenat
pomelo: pomelo, pomelot, greippi, greipit
popcorn film-camera: elokuvateatteri
potato: perunat, peruna
potato-fritters: perunaräiskäleet, perunapihvit, perunalätyt, latkes, rösti
powder-tub: proteiinijauhe, proteiinijauheet, heraproteiini, kreatiini
pretzel: rinkeli, rinkelit
prickly-pear: kaktusviikuna, viikunakaktus
pudding: mämmi, mämmiä, pasha
pumpkin: kurpitsa, kurpitsat, kurpitsoja
quince: kvitteni, kvittenit
rambutan: rambutan, rambutani, rambutanit
raspberry: vadelma, vadelmat, vadelmia, vadelmatila
ravioli: ravioli, raviolit
rhubarb: raparperi, raparperit, raparperia, raparperimehu
roast-chicken: grillattu broileri, grillibroileri, grillikana
round-loaf: hapanjuurileipä, hapanjuurileivät, hapanjuurileipää, hapanjuuri, ruisleipä, ruisleivät, ruisleipää
round-loaf: maalaisleipä
round-loaf fish: kalakukko, kalakukot
saffron: sahrami
salad: vegaani, kasvisravintola, salaatti
salad beetroot: rosolli
sandwich baguette: voileivät, leivät täytetyt, kerrosleivät, voileipäkakku, voileipäkakut
sausage fire: savustamo
schnitzel: wieninleike
skewers barbecue: vartaat, grillivarras, lihavarras, saslik
soft-ice-cream ice-cream: jäätelö, jäätelökioski
spaghetti tomato: tuorepasta, pasta
spare-ribs: grillikylki, grillikyljet, spareribs, possunribsit, ribsit
spirits-bottle: viina
spring-rolls: kevätkääryle, kevätkääryleet, kevätrullat
steak: jauheliha, sisäfilee, kyljykset
steak kitchen-knife: lihakauppa, pihvi
steak meat-on-bone: karitsa, karitsanliha, lampaanliha
steamed-bun: bao-sämpylä, bao-sämpylät, höyrytetyt sämpylät, höyrysämpylät
stew: keitto, lohikeitto, keittolounas, hernekeitto, karjalanpaisti
stollen: stollen, joulustollen, christstollen
strawberry: itsepoiminta, mansikka
strawberry blueberries: marjanpoimijoita, marjanpoimija, marjanpoimijat
strudel: strudeli, omenastrudeli, strudel, apfelstrudel
sugar: sokeri, sokeria, sokerin, sokeripala
sushi chopsticks: sushi
taco: meksikolainen ravintola, tacot
taco burger: katuruokaa
tarte-flambee: flammkuchen, tarte flambée
tomato: tomaatit, tomaatti
truffle: mustatryffeli, musta tryffeli, tryffeliöljy, tuore tryffeli
waffle: vohvelit, vohvelikahvila
walnut: saksanpähkinä, saksanpähkinät, hasselpähkinä
watermelon: vesimelonit
wedding-cake: hääkakku, hääkakut, hääkakkuja
white-asparagus: valkoinen parsa
yoghurt: jogurtti, jogurtit, kreikkalainen jogurtti, rahka
amphora: savityöt, keramiikka, savipaja
baby-bottle: purulelu
barrel: tammitynnyri, tammitynnyrit, puutynnyri, tynnyrit
beer wheat: olut, panimo, oluiden, oluen
beers: pubi, olutravintola
beers memo: pubivisan, tietovisailu
champagne toast: samppanja, kuohuviini
cider: siideri, siiderit, omenasiideri
cocktail: cocktailbaari, cocktailit, drinkit
coffee: kahvila, kahvi, kahvien, kahvin, kahvio
coffee-beans coffee: kahvipavut, kahvipaahtimo, paahtimo, vastapaahdettu kahvi
cutlery dinner-plate: kotiruoka, lounaspaikka, ravintola, lounas, kekri-illallinen, kekri-illallisen
dinner-plate cook: catering, pitopalvelu, noutopöytä, joulubuffet, juhlapalvelu
dinner-plate heart: yhteisruokailu, kylätreffit, yhteinen ateria
espresso-machine: espressokeitin, pressopannu
espresso-machine coffee: espressokone, espressokoneet, kahvikone, kahvikoneet, baristakurssi
gin-tonic: gini, gin tonic, lonkero, ginitonic
ice-cube snowflake: jäätoimitus
jar: hillo, säilykkeet, oliivit, säilytysrasiat, lasipurkit, omenahilloke
juice-box apple: mehustus, mehuasema, omenoiden puristus
juice-glass: appelsiinimehu, appelsiinituoremehu, tuoremehu, tuoremehut, mehubaari, mehu, mehut, marjamehu
juice-glass: mustaherukkamehu
kitchen-knife: kokkiveitsi, keittiöveitset, monitoimityökalu, veitset
kitchen-knife frying-pan: puukkokurssi, veitsien teroitus, teroituspalvelu, teroitus, veitsenteroitus
milk cereal-bowl: tilajogurtti, viili
milk dairy-cow: maito, meijeri, maitotila
milkshake: pirtelö, pirtelöt
mug: termosmuki, kahvimuki, muumimuki, kuvamuki
mug coffee: mukit, muki, keramiikkamukit, kahvikupit
soft-drink tropical-drink: virvoitusjuomat
spirits-bottle toast: viski, viskimaistelu, tislaamo
tea teapot: teekauppa, teehuone
teapot: teekannu
water-jug droplet: vesiautomaatti, vesiautomaatit, vesitoimitus
wine: karahvi
wine grapes: viini, viininmaistelu, viinien, viinin
apricot: aprikoosi, aprikoosit, aprikooseja, aprikoosia, aprikoosihillo
arancini: arancini, arancinit, riisipallot, sisilialaiset riisipallot
arepa: arepa, arepas, arepat, täytetyt arepat
banh-chung: bánh chưng, bánh tét, tahmariisikakku
banh-mi: banh mi, bánh mì, vietnamilainen patonki
bibimbap: bibimbap, bibimbab, bibimbapia
biltong: biltong, kuivaliha, kuivalihaa, beef jerky
brussels-sprouts: ruusukaali, ruusukaalit, ruusukaalia
burek: burek, börek, byrek, burekit
cabbage-rolls: kaalikääryleet, kaalikääryle, kaalikääryleitä
canapes: cocktailpalat, cocktailpala, sormiruoka, sormiruoat, kanapee, kanapeet
candied-almonds: paahdetut mantelit sokerikuorrutteella, sokerimantelit, karamellisoidut mantelit
cannoli: cannoli, cannolit, sisilialaiset cannolit
carnival-fritters: faworki, chiacchiere di carnevale, karnevaalileivokset, tippaleivät, tippaleipä
cassava: maniokki, maniokin, kassava, maniokkia
charcuterie-board: leikkelelautanen, leikkeletarjotin, leikkelelauta, charcuterie-lautanen, leikkelevati
cheesecake: juustokakku, juustokakut, juustokakkua, juustokakkuja, cheesecake
congee: congee, kiinalainen riisipuuro
cooking-oil: rypsiöljy, auringonkukkaöljy, ruokaöljy, pellavaöljy, rapsiöljy, rypsiöljyä
corn-dog: corn dog, corn dogit, corn dogs, korealaiset corn dogit
courgette: kesäkurpitsa, kesäkurpitsat, kesäkurpitsaa, kesäkurpitsan
crisps: perunalastut, perunalastuja, sipsit, sipsejä, banaanilastut, katkaravulastut
croquettes: kroketti, kroketit, kroketteja, perunakroketit
currants: punaherukka, punaherukat, punaherukkaa, puolukka, puolukat, puolukkaa, karpalo, karpalot, herukat, herukoita
currants: mustaherukka, mustaherukat, karviaiset
currywurst: currywurst, currymakkara, currymakkarat, currymakkaraa
daifuku: daifuku, mochi, mochit, mochia, mochileivokset
demijohn: lasiballonki, viiniballonki, koripullo, koripullot, koripullon
donburi: donburi, donburikulho, gyudon, oyakodon
dorayaki: dorayaki, dorayakit
dragon-fruit: lohikäärmehedelmä, lohikäärmehedelmät, pitaija
eel-box: unadon, unaju, grillattu ankerias riisillä
endive: salaattisikuri, endiivi, endiivit
fish-and-chips: fish and chips, fish & chips, kala ja ranskalaiset
fish-balls: kalapallot, kalapalloja, kalapalloja keitossa
fried-breakfast: englantilainen aamiainen, englantilaista aamiaista, englantilainen aamupala
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, gimbap-rullat, korealaiset riisirullat
gnocchi: gnocchi, gnocchit, perunagnocchi, perunagnocchit
green-beans: vihreät pavut, haricot verts, vihreitä papuja, leikkopavut
hog-roast: kokonainen grillattu porsas, vartaassa paistettu possu, possu vartaassa, grillipossu, grillattu possu
hog-roast: possun paahto
hummus: hummus, hummusta, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, etiopialainen ruoka, etiopialainen ravintola, eritrealainen ruoka
jelly: hedelmähyytelö, hyytelöjälkiruoka, hyytelövanukas
kimchi: kimchi, kimchiä, kimchit
kohlrabi: kyssäkaali, kyssäkaalit, kyssäkaalia
langos: langos, lángos, langosit, langosia
leek: purjo, purjosipuli, purjosipulit, purjoa, kevätsipuli
liquorice: lakritsi, lakritsia, lakritsit, salmiakki, salmiakkia, laku, metrilakut, metrilaku
loaf-cake: kuivakakku, kuivakakut, vuokakakku, sitruunakakku
loukoumades: loukoumades, lokma, kreikkalaiset munkit
lychee: litsi, litsit, litsejä
meatballs: lihapulla, lihapullat, lihapullia, lihapyörykät, lihapyöryköitä
melon-pan: melonpan, japanilainen melonipulla
meringue: marenki, marengit, marenkikakku, pavlova, pavlovat
mille-feuille: mille-feuille, napoleonleivos, napoleonleivokset, millefeuille
mixed-nuts: mantelit, manteleita, cashewpähkinät, hasselpähkinät, pekaanipähkinät, macadamiapähkinät, parapähkinät
mixed-nuts: pähkinäsekoitus
muffin: muffini, muffinit, muffinssi, muffinssit, mustikkamuffinit, runebergin tortut, runebergintorttu
muffin: runebergintortut
nougat: mantelinougat, valkoinen nougat, turrón, torrone
okonomiyaki: okonomiyaki, okonomiyakit, japanilainen suolainen pannukakku
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaija, papaijat, papaijaa, papaijan
parfait: jäätelöannos lasissa, hedelmäparfait, jäätelöparfait
passion-fruit: passionhedelmä, passionhedelmät, passionhedelmää, passiohedelmä
persimmon: persimon, persimonit, persimonia, kakihedelmä, kakihedelmät, sharonhedelmä
poke-bowl: poke bowl, poké bowl, pokebowl, poke-kulho
polenta: polenta, polentaa, kermainen polenta
quesadilla: quesadilla, quesadillat, kanaquesadilla, juustoquesadilla
raclette: raclette, raclettegrilli, racletteilta
radish: retiisi, retiisit, retiisiä, retiisien
ring-cake: rengaskakku, rengaskakut, bundt-kakku
roast-duck: pekinginankka, pekingin ankka, paahdettu ankka
sake-set: sakesetti, sakesetit, japanilainen sake, sakemaistelu
satay: satay, satayvartaat, kanasatay, kana-satay
sauce-bottle: chilikastike, tulinen kastike, tuliset kastikkeet, ketsuppi, barbeque-kastike, soijakastike, sriracha
sauce-bottle: kalakastike
scotch-egg: skotlantilainen muna, skotlantilaiset munat, Scotch egg
shakshuka: shakshuka, shakshukaa, shakshouka
smoothie: smoothie, smoothiet, smoothieita, smoothiebaari
smorrebrod: smørrebrød, katkarapuleipä, katkarapuleivät
spaetzle: spätzle, juustospätzle, spaetzle
spice-bowls: mausteet, mausteita, maustekauppa, mausteseos, mausteseokset, kurkuma, kanelitangot, kardemumma
sponge-pudding: sticky toffee pudding, toffeevanukas, höyryvanukas
stroopwafel: stroopwafel, stroopwafelit, siirappivohvelit, siirappivohveli
swiss-roll: kääretorttu, kääretortut, kääretorttua
taiyaki: taiyaki, taiyakit, kalavohveli
takoyaki: takoyaki, mustekalapallot, takoyakit
tanghulu: tanghulu, sokeroidut hedelmätikut
tangyuan: tangyuan, tahmeariisipallot
thali: thali, intialainen thali, thali-annos
tiramisu: tiramisu, tiramisua, tiramisut
tofu: tofu, tofua, savutofu, tempeh
tteokbokki: tteokbokki, topokki, tuliset riisikakut
turnip: nauris, nauriit, naurista, lanttu, lantut
yorkshire-pudding: yorkshiren vanukas, yorkshirevanukas, yorkshire pudding
zongzi: zongzi, lohikäärmevenejuhla
`;
