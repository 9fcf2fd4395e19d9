/** Finnish words for food and drink. Notation: word-list.ts. */
export const finnishFoodAndDrink = `
apple basket: omenat, omenamehu, hedelmät
artichoke: artisokka, artisokat, latva-artisokka
asparagus: parsa
barbecue: kaasugrilli, kaasugrillit, hiiligrilli, grillit, ulkokeittiö, pallogrilli
beetroot: punajuuri, punajuuret, punajuuria, punajuurimehu, punajuurisalaatti
berliner: hillomunkki, hillomunkit, berliininmunkki, berliininmunkit
birthday-cake cupcake: kakku, kakut, häätorttu, häätortut, juhlakakku, kakut tilauksesta, kakkujen, kakun
blackberry: karhunvatukka, karhunvatukat
blueberries: mustikat
blueberries strawberry: marjat, marjapuuro, mansikat, mustikka
braided-bread: pullapitko
bread: leipä, leipää, leivän, leivät, voileipägrilli
bread-dumplings: knödel, leipäknöödelit
bread-roll: sämpylä, sämpylät, sämpylöitä
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: hampurilainen, burgeri
cabbage: kaali, hapankaali, keräkaali, punakaali
cake-slice: irtopohjavuoka, muffinivuoka
candy lollipop: karkit, makeiset, karkkikauppa
canned-food basket: ruoka-apu, ruokapankki, ruokakassit vähävaraisille
cauliflower: kukkakaali, kukkakaalit, kukkakaalia, kukkakaalikeitto
cereal-bowl: mysli
cheese: juusto, juustojen, juuston
cheese milk: juustola, tilajuustola
cherries: kirsikat
chicken-leg: kanansiivet, broileri, kana
chimney-cake: kürtőskalács, trdelnik
chocolate: konvehtirasia
chocolate candy: suklaa, konvehdit
christmas-pudding: christmas pudding, jouluvanukas
cinnamon-roll: korvapuusti, korvapuustit, korvapuusteja, kanelipulla, kanelipullat, pulla, pullat, pullaa, pullakahvit
clams: vongole
cookie: piparit, keksit, pikkuleivät
cotton-candy: hattara, hattarat, hattaraa, hattarakone
couscous: couscous, kuskus
coxinha: coxinha
cream-bun: laskiaispulla, laskiaispullat, laskiaispullia
crepe: crêpe, crêpet, crepes
croissant bread: leipomo, croissant, voisarvi
curry rice: intialainen ravintola, intialaista ruokaa
doughnut: munkit, munkki, donitsit
dumpling: pelmenit
easter-egg: suklaamuna, suklaamunat, suklaamunia, pääsiäismuna, pääsiäismunat
egg basket: munat, kananmunat
fig: viikuna, viikunat, viikunoita, tuoreet viikunat, viikunahillo, viikunapuu
fish-cake fish: kalapullat, kalapihvit
flatbread: rieska, rieskat
focaccia: focaccia
fruit-tart: hedelmätorttu, hedelmätortut, hedelmäpiiras
frying-pan: paistinpannu, valurautapannu
garlic: valkosipuli
gingerbread: piparkakku, piparkakut, piparkakkutalo
grapes: viinirypäleet
gratin: gratiini, perunagratiini, kermaperunat
ham: joulukinkku, joulukinkut, kinkku, kinkut, palvikinkku
hamper gift: lahjakori, lahjakorit, joulukori
honey bee: mehiläistuotteet, mehiläisvaha, hunaja, hunajan
hot-dog: hodarit, nakkikioski
ice-lolly: mehujää, mehujäät, jäätelöpuikko
jar-cake: kakku lasipurkissa, purkkikakku, kakku purkissa
kale: lehtikaali
kebab: kebab
lasagne: lasagne, lasagnet, lasagnea
lemon soft-drink: limonadi, limonadit
macaroni: makaroni, juustomakaroni
meat-on-bone: porsaanpaisti, grilli, grillaus, grillijuhlat, ribsit
meat-on-bone dinner-plate: sunnuntailounas
mushroom: sieniä, sienet, tatteja, kantarelleja, sieniretki, kanttarelli
mussel: simpukat, sinisimpukat
nachos: nachos, nachot, nachoja, nacholautanen
noodles chopsticks: nuudelit, kiinalainen ravintola
olive-oil olives: oliiviöljy
omelette: munakas, munakkaat, espanjalainen munakas
orange: mehupuristin
pancakes coffee: aamiainen, brunssi, letut, lettukahvila, räiskäleet
panettone: panettone
peanuts: pähkinät
pie: piirakat, karjalanpiirakka
pie croissant: karjalanpiirakat
pistachios peanuts: ~ pistaasi, pistaasipähkinät, pistaasit
pizza: pizzeria, pitsa, pitsat, pitsabuffet, pizzabuffet
plum: luumu, luumut, luumuja
pomegranate: granaattiomena, granaattiomenat
popcorn film-camera: elokuvateatteri
potato: perunat, peruna
potato-fritters: perunaräiskäleet, perunapihvit, perunalätyt, latkes, rösti
powder-tub: proteiinijauhe, proteiinijauheet, heraproteiini, kreatiini
pretzel: rinkeli, rinkelit
pumpkin: kurpitsa, kurpitsat, kurpitsoja
raspberry: vadelma, vadelmat, vadelmia, vadelmatila
ravioli: ravioli, raviolit
rhubarb: raparperi, raparperit, raparperia, raparperipiirakka, raparperimehu
roast-chicken: grillattu broileri, grillibroileri, grillikana
round-loaf: hapanjuurileipä, hapanjuurileivät, hapanjuurileipää, hapanjuuri, ruisleipä, ruisleivät, ruisleipää
round-loaf: maalaisleipä
saffron: sahrami
salad: vegaani, kasvisravintola, salaatti
sandwich baguette: voileivät, leivät täytetyt, kerrosleivät, voileipäkakku, voileipäkakut
sausage fire: savustamo
schnitzel: wieninleike
skewers barbecue: vartaat, grillivarras, lihavarras, saslik
soft-ice-cream ice-cream: jäätelö, jäätelökioski
spaghetti tomato: tuorepasta, pasta
spare-ribs: grillikylki, grillikyljet, spareribs, possunribsit
spring-rolls: kevätkääryle, kevätkääryleet, kevätrullat
steak kitchen-knife: lihakauppa, pihvi
steak meat-on-bone: karitsa, karitsanliha, lampaanliha
steamed-bun: bao-sämpylä, bao-sämpylät, höyrytetyt sämpylät, höyrysämpylät
stew: keitto, lohikeitto, keittolounas, hernekeitto
stollen: stollen, joulustollen, christstollen
strawberry: itsepoiminta, mansikka
strudel: strudeli, omenastrudeli, strudel, apfelstrudel
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
yoghurt: jogurtti, jogurtit, kreikkalainen jogurtti
amphora: savityöt, keramiikka, savipaja
baby-bottle: purulelu
barrel: tammitynnyri, tammitynnyrit, puutynnyri, tynnyrit
beer wheat: olut, panimo, oluiden, oluen
beers: pubi, olutravintola
beers memo: pubivisa, pubivisan, tietovisa, tietovisailu
champagne toast: samppanja, kuohuviini
cider: siideri, siiderit, omenasiideri
cocktail: cocktailbaari, cocktailit, drinkit
coffee: kahvila, kahvi, kahvien, kahvin
coffee-beans coffee: kahvipavut, kahvipaahtimo, paahtimo, vastapaahdettu kahvi
cutlery dinner-plate: kotiruoka, lounaspaikka, ravintola, lounas
dinner-plate cook: catering, pitopalvelu
dinner-plate heart: yhteisruokailu, kylätreffit, yhteinen ateria
espresso-machine: espressokeitin, pressopannu
espresso-machine coffee: espressokone, espressokoneet, kahvikone, kahvikoneet, baristakurssi
gin-tonic: gini, gin tonic
ice-cube snowflake: jäätoimitus
jar: hillo, säilykkeet, oliivit, säilytysrasiat, lasipurkit
juice-box apple: mehustus, mehuasema, omenoiden puristus
juice-glass: appelsiinimehu, appelsiinituoremehu, tuoremehu, tuoremehut, mehubaari
kitchen-knife: kokkiveitsi, keittiöveitset, monitoimityökalu
kitchen-knife frying-pan: puukko, puukkokurssi, veitsien teroitus, teroituspalvelu, teroitus, veitsenteroitus
milk cereal-bowl: tilajogurtti, viili
milk dairy-cow: maito, meijeri, maitotila
milkshake: pirtelö, pirtelöt
mug: termosmuki, kahvimuki
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
biltong: biltong, kuivaliha, kuivalihaa, beef jerky
brussels-sprouts: ruusukaali, ruusukaalit, ruusukaalia
cabbage-rolls: kaalikääryleet, kaalikääryle, kaalikääryleitä
canapes: cocktailpalat, cocktailpala, sormiruoka, sormiruoat, kanapee, kanapeet
candied-almonds: paahdetut mantelit sokerikuorrutteella, sokerimantelit, karamellisoidut mantelit
cannoli: cannoli, cannolit, sisilialaiset cannolit
carnival-fritters: faworki, chiacchiere di carnevale, karnevaalileivokset
cassava: maniokki, maniokin, kassava, maniokkia
charcuterie-board: leikkelelautanen, leikkeletarjotin, leikkelelauta, charcuterie-lautanen, leikkelevati
congee: congee, kiinalainen riisipuuro
cooking-oil: rypsiöljy, auringonkukkaöljy, ruokaöljy, pellavaöljy, rapsiöljy, rypsiöljyä
corn-dog: corn dog, corn dogit, corn dogs, korealaiset corn dogit
courgette: kesäkurpitsa, kesäkurpitsat, kesäkurpitsaa, kesäkurpitsan
crisps: perunalastut, perunalastuja, sipsit, sipsejä, banaanilastut, katkaravulastut
croquettes: kroketti, kroketit, kroketteja, perunakroketit
currants: punaherukka, punaherukat, punaherukkaa, puolukka, puolukat, puolukkaa, karpalo, karpalot
daifuku: daifuku, mochi, mochit, mochia, mochileivokset
demijohn: lasiballonki, viiniballonki, koripullo, koripullot, koripullon
donburi: donburi, donburikulho, gyudon, oyakodon
dorayaki: dorayaki, dorayakit
dragon-fruit: lohikäärmehedelmä, lohikäärmehedelmät, pitaija
eel-box: unadon, unaju, grillattu ankerias riisillä
endive: salaattisikuri, endiivi, endiivit
fish-balls: kalapallot, kalapalloja, kalapalloja keitossa
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, gimbap-rullat, korealaiset riisirullat
gnocchi: gnocchi, gnocchit, perunagnocchi, perunagnocchit
green-beans: vihreät pavut, haricot verts, vihreitä papuja, leikkopavut
hog-roast: kokonainen grillattu porsas, vartaassa paistettu possu, possu vartaassa, grillipossu, grillattu possu
hummus: hummus, hummusta, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: injera, etiopialainen ruoka, etiopialainen ravintola, eritrealainen ruoka
jelly: hedelmähyytelö, hyytelöjälkiruoka, hyytelövanukas
kohlrabi: kyssäkaali, kyssäkaalit, kyssäkaalia
leek: purjo, purjosipuli, purjosipulit, purjoa, kevätsipuli
liquorice: lakritsi, lakritsia, lakritsit, salmiakki, salmiakkia, laku
loaf-cake: kuivakakku, kuivakakut, vuokakakku, sitruunakakku
loukoumades: loukoumades, lokma, kreikkalaiset munkit
lychee: litsi, litsit, litsejä
meatballs: lihapulla, lihapullat, lihapullia, lihapyörykät, lihapyöryköitä
melon-pan: melonpan, japanilainen melonipulla
meringue: marenki, marengit, marenkikakku, pavlova, pavlovat
mille-feuille: mille-feuille, napoleonleivos, napoleonleivokset, millefeuille
mixed-nuts: mantelit, manteleita, cashewpähkinät, hasselpähkinät, pekaanipähkinät, macadamiapähkinät, parapähkinät
mixed-nuts: pähkinäsekoitus
muffin: muffini, muffinit, muffinssi, muffinssit, mustikkamuffinit
nougat: mantelinougat, valkoinen nougat, turrón, torrone
okonomiyaki: okonomiyaki, okonomiyakit, japanilainen suolainen pannukakku
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papaija, papaijat, papaijaa, papaijan
parfait: jäätelöannos lasissa, hedelmäparfait, jäätelöparfait
passion-fruit: passionhedelmä, passionhedelmät, passionhedelmää, passiohedelmä
persimmon: persimon, persimonit, persimonia, kakihedelmä, kakihedelmät, sharonhedelmä
polenta: polenta, polentaa, kermainen polenta
quesadilla: quesadilla, quesadillat, kanaquesadilla, juustoquesadilla
radish: retiisi, retiisit, retiisiä, retiisien
ring-cake: rengaskakku, rengaskakut, bundt-kakku
roast-duck: pekinginankka, pekingin ankka, paahdettu ankka
sake-set: sakesetti, sakesetit, japanilainen sake, sakemaistelu
sauce-bottle: chilikastike, tulinen kastike, tuliset kastikkeet, ketsuppi, barbeque-kastike, soijakastike, sriracha
sauce-bottle: kalakastike
scotch-egg: skotlantilainen muna, skotlantilaiset munat, Scotch egg
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
tofu: tofu, tofua, savutofu, tempeh
tteokbokki: tteokbokki, topokki, tuliset riisikakut
turnip: nauris, nauriit, naurista, lanttu, lantut, lanttulaatikko
yorkshire-pudding: yorkshiren vanukas, yorkshirevanukas, yorkshire pudding
zongzi: zongzi, lohikäärmevenejuhla
`;
