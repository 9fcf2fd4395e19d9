/** Finnish words for food, drink, animals and plants. Notation: word-list.ts. */
export const finnishFoodAndNature = `
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
chilli: chilikastike
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
olive-oil olives: oliiviöljy, rypsiöljy
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
walnut: saksanpähkinä, saksanpähkinät, hasselpähkinä, hasselpähkinät
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
kitchen-knife: kokkiveitsi, keittiöveitset, linkkuveitsi, monitoimityökalu
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
alpaca: alpakka, alpakat, alpakkakävely, alpakkatila
aquarium tropical-fish: akvaario, akvaariot, akvaarioliike, akvaarioita
bee honey: mehiläiset, mehiläistarhaus, mehiläisyhdyskunnat, mehiläisyhdyskunta, mehiläistarvikkeet, mehiläispesiä
bee honey: mehiläishoito, mehiläishoidon, mehiläistarha
beehive bee: mehiläispesät
bird nest: undulaatteja
birdcage bird: lintuhäkki, häkkilinnut, undulaatit, kanarialinnut
butterfly: perhonen, perhos, perhoset
cat: kissanpentu, kissahoitola, kissa, kissat, kissanpennut, kissojen, raapimispuu
chick hen: untuvikot, untuvikkoja, tipuja
cow milk: vasikat, hiehot, sonnit
cow steak: lehmä, lehmät, naudanliha, liha
deer bird: konservaattori eläin, metsästys, metsästystarvikkeet, riista, riistaliha, metsästäjä
dog: pennut, eläinkauppa, koiranruoka, koira, koirat, talutushihna, puruluu, ruokakuppi
dog paw: koirakoulu
dog scissors: trimmaus, koiratrimmaamo, koiranleikkaus
dog sled: koiravaljakkoajelut, huskyajelu
dog stethoscope: eläinlääkäri
dog-standing paw: koirankoulutus, pentukurssi
dog-standing sled: huskysafari, huskysafarit, koiravaljakko, koiravaljakkoajelu
donkey: aasi, aasit
dove bird: kyyhkyset
dove rose: hautauspalvelu
duck: ankanpoikasia, ankat, ankka
eagle bird: haukkametsästys, petolinnut
fish: kalanpoikaset, istukkaat, kalankasvatus, siika, muikku, silakka, silakkamarkkinat, ahven, savukala, savusiika
fish: savulohi, savustettu kala, kalakauppa, kala, kalojen, lohta, lohen, kirjolohi
fish fire: kalasavustamo
goat: vuohet, vuohia, kutut
guinea-pig: marsu, marsut, marsun häkki
hen egg: kanala
horse: ratsastustunnit, poni, talli, hevostalli, hevospaikka, tallipaikka, täysihoitotalli, ratsastusvarusteet
horse: ratsastus, ratsastuskoulu, hevonen, hevoset, hevosten, hevosen, hevosia
horseshoe horse: kengittäjä, kengityssepp, kengitysseppä, kaviohoito
kennel dog: koirahoitola, koirankoppi, koirahotelli, kennel, lemmikkihoitola
lizard snake: matelija, matelijat
llama: alpakoiden, alpakkavaellus
lobster crab: rapujuhlat, ravustus, ravut
mosquito: hyttystorjunta
mosquito window: hyttysverkko, hyttysverkot, hyönteisverkko, hyönteisverkot
nest-box: linnunpönttö, linnunpöntöt
oyster shrimp: katkaravut
pig: porsaita, porsaat, porsas, sika, siat, sianliha
rabbit: kaninpoikasia, kaninpoikaset, kani, kanit, kanien, kaninhäkki, hamsterihäkki
saddle: valjaat
saddle horse: satula, satulat, satulaseppä, hevostarvikkeet, satulansovitus
sauropod museum: dinosaurus, dinosaurukset, dinosaurusten
sheep: pässit, keritsijä, lammastila, lampaat
songbird: linnunlaulu, linnunlaulua, linnunlaulun, laululinnut, pikkulinnut
songbird binoculars: linnunlauluretki, linnunlauluilta
tropical-fish: akvaariokalat
turkey-bird: kalkkuna
wasp: ampiainen, ampiaiset, ampiaispesä, ampiaispesät, ampiaispesän
whale motor-boat: valassafari
ammonite: fossiilit, fossiili
beach-umbrella beach: aurinkopurje, aurinkopurjeet
bird-feeder: linnunsiemenet, lintujen ruoka
bird-feeder bird: lintulauta, lintulaudat, linnunruoka, talipallot, auringonkukansiemenet linnuille
bonsai: bonsai, bonsait, bonsaipuu, bonsaipuut
bouquet: kukkakauppa, kukat, kukkakimppu, kukkien, kukan
cactus plant: kaktukset
daffodil: keltanarsissi, narsissi, narsissit, pääsiäislilja
dahlia: daalia, daaliat, daalian juurakot
daisy seedling: orvokki, orvokkeja, kesäkukkia
daisy sun: juhannus, juhannusjuhla, juhannusjuhlat
droplet: vedensuodatin, suodattimet
droplet drill: energiakaivo
fire: nuotiopata
fire logs: puupelletti, pelletti, puubriketti, kokko, juhannuskokko, tulisija, polttopuut, klapit
greenhouse seedling: kasvihuone, kasvihuoneet
hammock palm-tree: riippumatto, riippumatot
hay-bale tractor: olki, pyöröpaalit, heinäpaali, heinäpaalit, olkipaalit, kuivaheinä, säilörehu, olkipaali
hedge: pensasleikkuri
herb: yrtit, yrttituotteet
lavender: laventeli, laventelit, laventelipelto, laventelikimppu
lawnmower: ruohonleikkuri
logs axe: halot
logs fire: polttopuita, klapeja
logs saw: sahatavara, rahtisahaus, lankut, laudat, hirret, puutavara, sahuri
night-sky star: revontulet, revontulia, revontuliretki
orchid: orkidea, orkideat
plant: huonekasvit, viherkasvit, kukkaruukku, ruukut, viljelylaatikko
plant daisy: pelargonit, pelargoni, orvokit, kesäkukat, petuniat
poppy: unikot
rose love-letter: ruusut, ruusu
secateurs leaves: pensasaidan leikkaus, pensasaidat, oksasakset, hedelmäpuiden leikkaus, pensaiden leikkaus
secateurs leaves: aidan leikkaus
seedling plant: taimitarha, taimimyyjäiset, taimimyynti, taimet, kasvit, taimisto, siemenet, kasvinsiemenet
seedling tree: hedelmäpuut, metsänistutus, taimia, taimien vaihto, perennat
snowdrop: lumikello, lumikellot
snowflake: lumenpoisto
snowflake spade: lumen pudotus
snowflake tractor: hiekoitus
snowy-mountain helicopter: vapaaehtoinen pelastuspalvelu
spade: puutarhuri, puutarhapalvelu
spade broom: pihatalkoot
spade lawnmower: puutarhatyöt, jyrsin
spade seedling: pensasaita, pensasaidan, pensasaitojen, pensasaidan leikkuu, pihasuunnittelu, pihatyöt, nurmikko
spade seedling: puutarhuripalvelu
sun lotion: solarium, rusketus
sunflower herb: palstaviljely, siirtolapuutarha, viljelypalsta
toadstool basket: sienestys
tree axe: metsätila, metsätilan myynti, metsäkauppa, taimikonhoitoa, taimikonhoito, metsänomistajille, metsäpalvelu
tree axe: metsuri, metsänhoito, harvennus, metsänomistajat, energiapuu, puukauppa, oksien leikkaus, puun kaato
tree chainsaw: kantojen jyrsintä, kannonjyrsintä, kantojyrsintä, puunkaato, puunkaadot, puiden kaato, arboristi
tree chainsaw: puunhoito, pihapuiden kaato
tree seedling: istuta puu
tree spade: puiden istutus, istutetaan puita, puunistutus
trowel: kipsilevytyöt, kipsilevy
tulip bouquet: tulppaanien itsepoiminta, poimi tulppaaneja
tulip seedling: kukkasipulit, kevätsipulit, tulppaanit
turf-roll: siirtonurmi, siirtonurmikko, tekonurmi, rullanurmi
umbrella: sateenvarjo
watering-can: vesiletku
watering-can plant: kastelukannu, kastelukannut
wheat sack: vilja, siemenvilja
wheat tractor: jauhot, mylly
wheelbarrow lorry: soraa ja hiekkaa, soraa, mursketta
wheelbarrow spade: multaa, multa, kuorike, hiekkaa ja multaa
wreath: kranssi, kranssit, adventtikranssi, joulukranssi, ovikranssi, kranssityöpaja
`;
