/** Latvian words for food, drink, animals and plants. Notation: word-list.ts. */
export const latvianFoodAndNature = `
apple basket: ābeļdārzs, āboli, ābolu sula, augļi
asparagus: sparģeļi
birthday-cake cake-slice: kliņģeris
birthday-cake cupcake: tortes, torte, kūkas, konditoreja, tortu
blueberries: krūmmellenes, mellenes
bread: maize, lauku maize, svaiga maize, maizes
burger french-fries: burgeri, burgers
cabbage: kāposti, skābēti kāposti, skābi kāposti, kāpostgalva
candy lollipop: cukurvate, konfektes, saldumi
canned-food basket: pārtikas banka
cheese: siers, sieri, siera
cheese milk: mājas siers, jāņu siers, mājas jāņu siers, līgo siers, siernīca
cherries: ķirši
chicken-leg: vista gaļa, vistas spārniņi
chocolate candy: šokolādes konfektes, roku darba šokolāde, trifeles, šokolāde
cookie: cepumi
croissant bread: bulciņas, maiznīca, ceptuve, beķereja, smalkmaizītes
curry rice: indiešu restorāns, indiešu virtuve
doughnut: virtuļi, berlīnieši
dumpling: pelmeņi
egg basket: olas
egg hen: lauku olas
garlic: ķiploki
gingerbread: piparkūka, piparkūkas, piparkūku namiņš
grapes: vīnogas
ham: speķis, šķiņķis, ziemassvētku šķiņķis, šķiņķi
hamper gift: dāvanu grozs, dāvanu grozi
honey bee: bitenieks, bišu produkti, bišu vasks, propoliss, medus, biškopis, bišu, medu
hot-dog: hotdogi, hotdogs
ice-lolly: saldējums uz kociņa
kebab: kebabs, kebabi
lemon soft-drink: limonāde, limonādes
lettuce: kāposts
meat-on-bone: grils, grilēšana, ribiņas
mushroom: sēnes, sēņu, sēņu audzēšana
mussel: mīdijas
noodles chopsticks: ķīniešu restorāns, nūdeles
olive-oil olives: olīveļļa, rapšu eļļa
pancakes coffee: brokastis, pankūkas
peanuts: rieksti
pie: pīrāgi, pīrādziņi, speķa pīrāgi
pistachios peanuts: ~ pistācijas
pizza: pica, picērija, picas
plum: plūmes, plūme
pomegranate: granātābols
popcorn film-camera: kino, kinoteātris
potato: kartupeļi
pretzel: kliņģeri
pumpkin: ķirbis, ķirbji
roast-chicken: grilēta vista, grilētas vistas
round-loaf: rupjmaize
saffron: safrāns
salad: vegāns, salāti, uztura speciālists
sandwich baguette: sviestmaizes, maizītes
sausage cheese: desas, desa, desiņas, mājas desas
sausage fire: kūpinātava
skewers barbecue: šašliks, šašliki
soft-ice-cream ice-cream: saldējums, saldējuma kafejnīca
spaghetti tomato: svaiga pasta, makaroni
steak kitchen-knife: gaļas veikals, gaļa, miesnieks
steak meat-on-bone: jēra gaļa, aitas gaļa
stew: zupa, zupas
strawberry: zemeņu, zemenes
strawberry basket: salasi pats
strawberry blueberries: ogas
sushi chopsticks: suši
taco: meksikāņu restorāns, tako
tomato: tomāti
waffle: vafeles
watermelon: arbūzi
wedding-cake: kāzu torte, kāzu tortes
amphora: māls, keramika
barrel: ozolkoka muca, mucas, mucinieks
beer wheat: alus, alus darītava
beers: alus bārs
champagne toast: šampanietis, dzirkstošais vīns
cocktail: kokteiļi, kokteiļbārs
coffee: kafejnīca, kafija, kafijas
coffee-beans coffee: kafijas pupiņas, kafijas grauzdētava, grauzdētava
cutlery dinner-plate: dienas piedāvājums, krogs, restorāns, pusdienas, ēdnīca
dinner-plate cook: ēdināšana, banketi, furšets
ice-cube snowflake: ledus gabaliņi, ledus piegāde
jar: ievārījums, džems
juice-box apple: sulas spiešana, spiežam sulu
kitchen-knife frying-pan: nažu asināšana, asināšana
milk cereal-bowl: jogurts, jogurti, mājas jogurts, kefīrs, rūgušpiens
milk dairy-cow: piens, piensaimniecība, piena produkti, pienotava
mug coffee: krūzes, krūze, keramikas krūzes, tasītes
soft-drink tropical-drink: kvass
spirits-bottle toast: spirta brūzis, viskijs, džins, balzams, destilērija
spoon: koka karotes
tea herb: zāļu tējas, zāļu tēja, beramā tēja
tea teapot: tēja, tējnīca
water-jug droplet: dzeramā ūdens piegāde, ūdens piegāde, ūdens aparāti
wine grapes: vīna darītava, vīns, vīna degustācija
alpaca: alpaka, alpakas
aquarium tropical-fish: akvārijs, akvāriji
bee honey: bites, drava, bišu saime, bišu stropi, biškopība
beehive bee: stropi
bird nest: kanārijputniņi, kanārijputniņš, viļņpapagailīši
birdcage bird: putnu būris, viļņpapagaiļi, kanārijputni
cat: kaķēni, kaķis, kaķi, kaķu, kaķiem, kaķu viesnīca
cat-standing coffee: kaķu kafejnīca
chick hen: cāļi, cālīši
cow: teles
cow milk: govs
cow steak: govis
cow stethoscope: veterinārārsts govīm
dairy-cow: teļi, slaukšana, liellopi, buļļi
deer bird: taksidermija, taksidermists, medības, medību preces, medījums
dog: suņi, suns, kucēni, suņiem, suņu
dog bone: suņu barība, zooveikals, mājdzīvnieki
dog scissors: suņu frizētava, grūmings
dog stethoscope: veterinārs, veterinārārsts, veterinārā klīnika, vetklīnika
dog-standing dog: suņu skola
dog-standing paw: suņu apmācība
donkey: ēzelītis, ēzelīši
dove bird: baloži
duck: pīlēni, pīles
eagle bird: piekūnu medības, plēsīgie putni
fish: zivju mazuļi, zivju audzētava, siļķu kūpinātava, siļķes, foreles, zivis, zivju veikals, jūras veltes
fish fire: zivju kūpinātava
goat: kazas
goat cheese: kazas siers, kazu siers
goose: zosis
hen egg: dējējas, vistas, dējējvistas
horse: zirgaudzētava, poniji, pajūgs, stallis, zirgu stallis, zirgu pansija, zirglietas, izjādes, jāšana, zirgi, zirgu
horseshoe horse: zirgu kalējs, pakavi
kennel dog: suņu viesnīca, suņu būda, viesnīca suņiem
mosquito: odu apkarošana
mosquito window: moskītu tīkli, moskītu tīkls, kukaiņu sieti
paw dog: dzīvnieku patversme
pig: sivēni, sivēns, cūka, cūkas, cūkgaļa
rabbit: trusis, truši, trušu, truša gaļa
saddle: sedlinieks
saddle horse: segli, seglu, seglinieks, jāšanas piederumi
sauropod museum: dinozauri, dinozauru, dinozaurs
sheep: jēri, aitu cirpšana, aitkopība, aitas, jērs
tropical-fish: akvārija zivis
turkey-bird: tītari, tītara gaļa
wasp: lapsenes, lapseņu pūznis, sirseņi, lapseņu
ammonite: fosilijas
bouquet: floristika, ziedu
bouquet rose: ziedu veikals, puķes, ziedu pušķis, florists
cactus plant: kaktusi
daisy seedling: atraitnītes
droplet: ūdens filtri, ūdens attīrīšana
droplet drill: akas un spices, ūdens spices, spices urbšana
fire logs: līgo, jāņu ugunskurs, ugunskurs, saulgrieži, malka, krāsnis, krāsns, granulas
greenhouse: siltumnīcas, siltumnīca
hay-bale tractor: siens, siena ruļļi, salmi, salmu ruļļi, siena ķīpas, skābsiens
herb: zāļu sieva, garšaugi, ārstniecības augi
lawnmower: pļaujam zāli
lawnmower spade: zāles pļaušana, zāliens, zālespļāvēji, dārza pļaušana
logs saw: zāģmateriāli, kokmateriāli, kokzāģētava, dēļi, zāģēti kokmateriāli, brusas, gateris, apaļkoki, ēvelēti dēļi
plant: istabas augi
rose love-letter: rozes
secateurs leaves: dzīvžogu apgriešana, dzīvžogs, augļu koku vainagošana, dzīvžoga griešana, dzīvžogu griešana
seedling plant: augi, stādi, stādaudzētava, dārza centrs
seedling tree: augļkoki, meža atjaunošana, sēklas, dēsti, kokaudzētava
spade lawnmower: teritorijas uzkopšana, dārza kopšana
spade seedling: dzīvžogi, dzīvžoga, dzīvžogu, apzaļumošana, dārznieks, dārza darbi, labiekārtošana
sun lotion: solārijs
sun water-tank: saules kolektori
sunflower herb: mazdārziņi, ģimenes dārziņi
toadstool basket: sēņošana
tree axe: meža kopšana, jaunaudžu kopšana, mežs, cirsmas, pērkam mežu, kokkopis, bīstamu koku, koku griešana
tree chainsaw: koku zāģēšana, bīstamu koku zāģēšana, arborists, celmu frēzēšana, koku vainagošana
tree spade: koku stādīšana, stādām kokus, meža stādīšana
trowel: reģipsis, reģipša montāža
tulip seedling: puķu sīpoli, sīpolpuķes, tulpes, narcises
turf-roll: zālāja ruļļi, mākslīgais zāliens, ruļļu zāliens
watering-can plant: lejkanna, lejkannas
wheat sack: graudi, kombinētā barība, kvieši, auzas
wheat tractor: milti, dzirnavas, siena rituļi
wheelbarrow lorry: melnzeme
wreath: vainags, vainagi, adventes vainags, adventes vainagi
`;
