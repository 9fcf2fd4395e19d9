/** Lithuanian words for food, drink, animals and plants. Notation: word-list.ts. */
export const lithuanianFoodAndNature = `
apple basket: obuoliai, vaisiai
asparagus: šparagai, smidrai
birthday-cake cupcake: tortai, tortas, pyragai, konditerija, tortų
blueberries: šilauogės, mėlynės
bread: duona, naminė duona, šviežia duona, duonos
burger french-fries: mėsainiai, mėsainis, burgeriai
cabbage: kopūstai, rauginti kopūstai, kopūstas
cake-slice: šakotis, šakočiai
candy lollipop: cukraus vata, saldainiai, saldumynai
canned-food basket: maisto bankas
cheese: sūris, sūriai, sūrio, sūrių
cheese milk: sūrinė
cherries: vyšnios, trešnės
chicken-leg: vištiena, grilis višta, vištų sparneliai
chocolate candy: šokoladiniai saldainiai, rankų darbo šokoladas, triufeliai, šokoladas
cookie: sausainiai
croissant bread: kepyklėlė, kepykla, kepykėlė, bandelės
curry rice: indiškas maistas, indiškas restoranas
doughnut: spurgos, spurga
dumpling: koldūnai, cepelinai, kibinai, virtiniai
egg basket: kiaušiniai
egg hen: naminiai kiaušiniai
garlic: česnakai
gingerbread: meduoliai, meduolis, meduolių namelis, imbieriniai sausainiai
grapes: vynuogės
ham: lašiniai, skilandis, kumpis, kumpiai, rūkytas kumpis
hamper gift: dovanų krepšelis, dovanų krepšeliai
honey bee: bitynas, bičių produktai, bičių vaškas, pikis, medus, bitininkas, bitės, medaus mugė, medaus, medų
hot-dog: dešrainiai, dešrainis
ice-lolly: ledai ant pagaliuko
kebab: kebabai, kebabas
lemon soft-drink: limonadas, limonadai
lettuce jar: raugintų kopūstų
meat-on-bone: grilis, kepsninė, šonkauliukai
mushroom: pievagrybiai, grybai
mussel: midijos
noodles chopsticks: kinų restoranas
olive-oil olives: alyvuogių aliejus, rapsų aliejus
pancakes coffee: pusryčiai, blynai, lietiniai, bulviniai blynai
peanuts: riešutai
pistachios peanuts: ~ pistacijos
pizza: pica, picerija, picos, picų
plum: slyvos, slyva
pomegranate: granatai vaisiai
popcorn film-camera: kinas, kino teatras
potato: bulvės
pretzel: riestainiai
pumpkin: moliūgas, moliūgai
roast-chicken: keptas viščiukas, grilinta vištiena
round-loaf: ruginė duona
saffron: šafranas
salad: veganiškas, salotos, dietologas
sandwich baguette: sumuštiniai, sumuštinis
sausage cheese: dešros, dešra, dešrelės, naminės dešros
sausage fire: rūkykla
skewers barbecue: šašlykai, šašlykas
soft-ice-cream ice-cream: ledai, ledainė
spaghetti tomato: makaronai, švieži makaronai, itališka virtuvė
steak kitchen-knife: mėsinė, mėsa, mėsos parduotuvė, mėsos krautuvė, mėsos krautuvėlė
steak meat-on-bone: aviena, ėriena
stew: sriuba, šaltibarščiai, sriubos
strawberry: braškių
strawberry basket: skinkis pats
strawberry blueberries: uogos
sushi chopsticks: sušiai, sušis
taco: meksikietiškas restoranas, tako
tomato: pomidorai
waffle: vafliai
watermelon: arbūzai
wedding-cake: vestuvinis tortas, vestuviniai tortai
amphora: molis, keramika
barrel: ąžuolinė statinė, statinės, kubilius
beer wheat: alus, alaus darykla, bravoras, alaus
beers: baras, alinė
champagne toast: šampanas, putojantis vynas
cocktail: kokteiliai, kokteilių baras
coffee: kavinė, kava, kavos
coffee-beans coffee: kavos pupelės, kavos skrudykla, skrudykla
cutlery dinner-plate: naminis maistas, valgykla, užeiga, restoranas, pietūs, dienos pietūs
dinner-plate cook: maitinimas, furšetas, pobūvių maistas
jar: uogienė, džemas
juice-box apple: obuolių sultys, spaudžiame sultis, sulčių spaudimas
kitchen-knife frying-pan: peilių galandimas, galandimas
milk cereal-bowl: jogurtas, jogurtai, naminis jogurtas, kefyras
milk dairy-cow: pienas, pieninė, pieno produktai, ūkio pienas
mug coffee: puodeliai, puodelis, keramikiniai puodeliai
soft-drink tropical-drink: gira
spirits-bottle toast: degtinė, viskis, distilerija
tea teapot: arbata, arbatinė
water-jug droplet: geriamojo vandens pristatymas, vandens aparatai, vandens pristatymas
wine grapes: vyninė, vynas, vyno degustacija, vyno, vynų
alpaca: alpaka, alpakos, alpakų ūkis
aquarium tropical-fish: akvariumas, akvariumai, akvariumų
bee honey: bičių motinėlės, bičių šeimas, bitininkystė
beehive bee: avilys, aviliai
bird nest: kanarėlė, banguotosios papūgėlės
birdcage bird: paukščių narvelis, papūgėlės
cat: kačiukai, katė, katės, kačių, katėms, kačių viešbutis
cat-standing coffee: kačių kavinė
chick hen: viščiukai, inkubatorius
cow milk: karvė
cow steak: karvės, jautiena
dairy-cow: veršeliai, telyčios, melžimas, galvijai, buliukai
deer bird: taksidermija, taksidermistas, medžioklė, medžioklės reikmenys, žvėriena
dog: šuniukas, šuniukai, šuniukų, šuniuką, šunys, šuo, šunų, šuns, šunims
dog bone: šunų maistas, gyvūnų prekės, augintiniai, zooprekės, gyvūnų parduotuvė
dog scissors: šunų kirpykla
dog stethoscope: veterinaras, veterinarijos klinika, veterinarija
dog-standing dog: šunų prieglauda, šunų vedžiojimas
dog-standing paw: šunų dresūra
donkey: asiliukas, asiliukai
dove bird: balandžiai, pašto balandžiai
dove rose: laidojimo namai
duck: ančiukai, ančiukas, antys
eagle bird: sakalininkystė, plėšrieji paukščiai
fish: karpiai, karpis, žuvies rūkykla, žuvininkystė, žuvivaisa, upėtakiai, žuvis, žuvies parduotuvė, jūros gėrybės, žuvų
fish: žuvies
goat: ožka, ožkos
goat cheese: ožkų sūris
goose: žąsys, žąsiena
hen egg: vištos, dedeklės, vištos dedeklės
horse: arklių, jodinėjimas, žirgynas, žirgas, poni, vieta arklidėje, arklidės, žirgų pensionas, jojimas, jojimo pamokos
horse: žirgai, žirgų
horseshoe horse: kaustytojas, arklių kaustymas, kalvis arkliams
kennel dog: šunų viešbutis, šuns būda, viešbutis šunims
mosquito: uodų naikinimas
mosquito window: tinkleliai nuo uodų, tinklelis nuo uodų, tinkleliai nuo vabzdžių
paw dog: gyvūnų prieglauda
pig: kiaulė, kiaulės, kiauliena, paršelis
rabbit: triušis, triušiai, triušių
saddle: pakinktai
saddle horse: balnas, balnai, balnius, jojimo reikmenys
sauropod museum: dinozaurai, dinozaurų, dinozauras
sheep: avių kirpimas, ėriukai, avinai, avininkystė, avys
tropical-fish: akvariumo žuvys
turkey-bird: kalakutai, kalakutiena
wasp: vapsvos, vapsvų lizdas, širšės, vapsvų
ammonite: fosilijos
bouquet: floristika, gėlių
bouquet rose: gėlių parduotuvė, puokštė, puokštės, floristas, gėlių salonas, gėlių pristatymas
cactus plant: kaktusai, sukulentai
daisy seedling: našlaitės
droplet: vandens filtrai, vandens filtras
droplet drill: gręžinių gręžimas
fire logs: joninės, medžio granulės, granulės, briketai, medžio briketai, malkos, pečius, pečiai
greenhouse: šiltnamiai, šiltnamis
hay-bale tractor: šienas, šieno ritiniai, šiaudai, šiaudų ritiniai, šienainis
herb: žolininkė, prieskoninės žolelės, vaistažolės, žolelės
lawnmower leaves: vejos pjovimas, žolės pjovimas, vejos priežiūra, aplinkos tvarkymas
lawnmower spade: vejapjovės
logs saw: lentos, lentpjūvė, sijos, gateris, tašai
rose love-letter: rožės
secateurs leaves: gyvatvorių karpymas, gyvatvorė, vaismedžių genėjimas, gyvatvorių genėjimas
seedling plant: medelynas, augalai, sodinukai, sodo centras, kambariniai augalai
seedling tree: miško želdinimas, daigynas, sėklos, vaismedžiai, daigai, gėlių daigai
spade lawnmower: sodo priežiūra, sodo darbai
spade seedling: gyvatvorės, gyvatvorių, gyvatvores, gyvatvorių kirpimas, apželdinimas, sodininkas, sodas
sun lotion: soliariumas
sun water-tank: saulės kolektoriai
sunflower herb: sodo sklypai, daržo sklypai
toadstool basket: grybavimas
tree axe: miško retinimas, miškas, jaunuolynų ugdymas, miško pirkimas, perkame mišką, genėjimas
tree chainsaw: medžių pjovimas, medžių genėjimas, pavojingų medžių pjovimas, arboristas, kelmų frezavimas
tree seedling: medelių sodinimas, sodinti medelius
tree spade: medžių sodinimas, sodiname medžius, miško sodinimas
trowel: gipso kartonas, gipso kartono montavimas
tulip seedling: gėlių svogūnėliai, svogūninės gėlės, tulpės, narcizai
turf-roll: ritininė veja, dirbtinė veja, veja rulonais, ruloninė veja
watering-can plant: laistytuvas, laistytuvai
wheat sack: grūdai, kombikormai, kviečiai, avižos
wheat tractor: miltai, malūnas, šieno rulonai
wheelbarrow lorry: skaldos
wreath: vainikas, vainikai, advento vainikas, advento vainikai
`;
