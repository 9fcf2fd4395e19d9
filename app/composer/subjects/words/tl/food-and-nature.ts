/** Filipino words for food, drink, animals and plants. Notation: word-list.ts. */
export const filipinoFoodAndNature = `
apple basket: prutas, tindahan ng prutas
bacon: tocino, tapa
banana: banana cue, turon, saging, bananacue, maruya
barbecue: ihawan, samgyupsal
beach: pang-pamilya na beach
beach palm-tree: boracay, boracay tour, palawan, palawan tour
beach wave: dagat
beans: munggo
beer: red horse beer
beers: inuman
bird egg: pugo
birthday-cake cupcake: cake para sa birthday, birthday cake, cakes, cake, keyk, cake pang-birthday
birthday-cake cupcake: pang-birthday na cake
bouquet heart: araw ng mga ina
bread: panaderya, pandesal, tinapay, monay, ensaymada
bread-roll: pan de coco
bull: kalabaw
burger french-fries: burger
cabbage: repolyo
cake-slice: sansrival, sans rival
cake-slice cassava: cassava cake
candy: yema
candy lollipop: pastillas, kendi
canned-food basket: relief goods, ayuda
carrot: karot, mga karot
cassava: kamoteng kahoy
cheese: keso, kesong puti
chicken-leg: pritong manok, manok, inasal, chicken inasal, proben
chilli: siling labuyo
chocolate candy: tsokolate, tablea
clams: halaan
coconut: kopra, niyugan, lambanog, buko, niyog, buko juice
congee: arroz caldo, lugaw, champorado, ginataang bilo-bilo, binignit
cookie: polvoron, biskwit, otap, broas, barquillos, pulvoron
cooking-oil: mantika
cooking-oil coconut: langis ng niyog, virgin coconut oil
corn: mais
courgette: patola
crisps: chicharon, chicharon bulaklak, kropek, sitsirya, chichirya
croissant bread: pastry
cutlery: kutsara at tinidor
dango: kakanin, bibingka, puto, kutsinta, sapin-sapin, suman, palitaw, biko, pichi-pichi, espasol, tupig, kalamay
dinner-plate: plato, mga plato
doughnut: donut
dumpling: siomai
durian: durian, durian puyat
egg: penoy, salted egg, itlog na pula
egg basket: itlog, itlog na maalat, egg dealer
egg duck: balut, balot
egg rice: silogan
empanada: empanada, empanadas
fish-balls skewers: fishball, fishballs, kikiam
flatbread: tinapay na lapad, piaya
frying-pan: sisig, sizzling sisig, pork sisig
frying-pan cook: kawali
goldfish: koi fish, koi pond
grapes: ubas
green-beans: sitaw
ham: hamon, jamon
hammock: duyan
hamper gift: christmas basket, noche buena package, gift basket
herb candle: albularyo
hog-roast: lechonan, lechon baboy, whole lechon, lechon
honey bee: pulot, pulut pukyutan, pulot-pukyutan
ice-cube: tube ice
ice-lolly: ice candy, ice drop
jar mango: burong mangga
juice-glass: gulaman, sago't gulaman, samalamig, palamig, baso, mga baso
kale: malunggay, kangkong
kebab: shawarma, kebab
kitchen-knife: bolo, itak at bolo
lettuce: pechay
lime: kalamansi
lychee: rambutan
mango: manggahan, mangga, manggang hilaw
meat-on-bone: lechong baboy, ihaw-ihaw, ihaw ihaw, inihaw, barbekyu, bbq stick, crispy pata, lechon kawali
meat-on-bone pig: lechon belly, litson
milkshake: fruit shake, fruit shakes, shakes
moon-cake: hopia
muffin: mamon
mug: mugs printing, mug printing
mushroom: kabute
mussel: tahong
noodles chopsticks: pansit, pancit, mami, lomi, palabok, bilao ng pansit, batchoy, la paz batchoy
orange soft-drink: kahel, dalandan
orchid: orkidyas
parrot: love birds, lovebirds
peanuts: mani, kasoy
pie: buko pie
pizza: pizza
plant: bougainvillea, plantita
popcorn film-camera: sine
potato: patatas
potato-fritters: okoy, ukoy
powder-tub: pulbos
pudding: leche flan, halaya, ube halaya, maja blanca
pumpkin: kalabasa
rabbit: kuneho
radish: labanos
rice: bigas, bigasan, kanin, silog, tapsilog, tapsihan, sinangag
rice sack: palay, malagkit, kiskisan
roast-chicken: lechon manok, litson manok, inihaw na manok
salad: gulay na salad, ensalada
salt: asin
sandwich baguette: sandwich
sauce-bottle: toyo, sukang iloko, patis, suka
sausage: longganisa, vigan longganisa
sausage cheese: longanisa
shaved-ice: halo-halo, halohalo, iskrambol
skewers: betamax at isaw
skewers barbecue: isaw, barbecue stick
skewers egg: kwek-kwek, kwek kwek, tokneneng
soft-ice-cream ice-cream: sorbetes, dirty ice cream
spade pickaxe: pala at piko
spaghetti tomato: spaghetti
spirits-bottle: alak, mga alak
spring-rolls: lumpia, lumpiang shanghai, lumpiang toge, lumpiang gulay, lumpiang sariwa
squid: inihaw na pusit
steak: karneng baboy, karneng baka
steak kitchen-knife: karne, karne ng baboy, karne ng baka, bilihan ng karne
steamed-bun: siopao
stew: bulalo, sinigang, kare-kare, goto, adobo, tinola, tinolang manok, bopis, dinuguan, kaldereta
stew: mechado, afritada, bistek, bistek tagalog, laing, pinakbet, bicol express, ginataang kalabasa, sopas, chopsuey
stew cutlery: lutong bahay
stew goat: kalderetang kambing
stew heart: feeding program
strawberry: presas
sunflower bouquet: sunflower bouquet, panagbenga
sweet-potato: kamote, kamote cue
swiss-roll: pianono, mocha roll, brazo de mercedes
tofu: tokwa't baboy, tokwa, taho, tofu
turnip: singkamas
watermelon: pakwan
wedding-cake: cake sa kasal, wedding cake
amphora: palayukan, paso, palayok
beer wheat: serbesa
bubble-tea: milk tea, milktea
coffee: kape, kapihan
coffee-beans coffee: butil ng kape, kapeng barako, barako, kapeng benguet
cutlery dinner-plate: karinderya, carinderia, kainan, turo-turo, restawran, eat all you can, kamayan
dinner-plate cook: handaan, pagkain para sa handaan, ulam, paluto, serbisyong catering, katering, food tray
dinner-plate cook: food trays, boodle fight
dinner-plate cutlery: bilao
ice-cube soft-drink: yelo, ice tube
jar: bagoong, palaman, atchara, atsara, ube jam
kitchen-knife frying-pan: kutsilyo, itak
milk cow: gatas, gatas ng kalabaw
tea teapot: tsaa, salabat
water-jug droplet: water refilling station, refilling station, mineral water, tubig delivery
water-jug droplet: water station, purified water
ant house: anay, termite control
aquarium tropical-fish: aquarium, mga aquarium
bee honey: pukyutan
bird nest: lovebird
cat: pusa, kuting
cat-standing stethoscope: libreng kapon
cockroach: ipis, peste
cow: bakahan, baka
crab: alimango, alimasag
dog: aso, tuta, alagang hayop, beterinaryo, groomer ng aso
duck: pato, itikan, itik
fish: semilya, palaisdaan, tinapa, isdaan, pangisda, hito, tilapia, isda, tuyo, daing, bangus, sariwang isda
fish: escabeche, galunggong, tuna panga, dilis, crispy dilis, danggit
goat: kambingan, kambing
hen chick: manukan, sisiw
hen egg: itlugan
horse: kabayo
mosquito: mga kulambo
parrot bird: loro, ibon
paw dog: silungan ng hayop
pig: inahin, baboy, babuyan, biik, baboyan
rooster: panabong, manok panabong, sabong, fighting cock, gamefowl
sheep: tupa
shrimp: hipon, sugpo
tropical-fish: isda sa aquarium
beach beach-umbrella: dalampasigan, tabing-dagat
bouquet: bulaklak, tindahan ng bulaklak, palumpon
droplet: tubig
droplet bucket: water refilling
droplet tap: poso, balon at poso, patubig, pagpapahukay ng balon, poso at balon
fire logs: weldingan, hinang
garland: sampaguita, kwintas na bulaklak
herb: halamang gamot, herbal
lawnmower: gupit damo
logs fire: panggatong, kahoy na panggatong
logs saw: tabla, coco lumber, lagarian
seedling boot: pagtatanim ng bakawan, tanim bakawan, mangrove planting
seedling plant: punlaan, seedlings, halaman, punla, buto ng gulay, halamanan
spade seedling: hardinero, hardin
tree axe: putol puno, pagputol ng puno
tree spade: pagtatanim ng puno, tree planting, tanim puno
umbrella: payong
wheat tractor: harina, trigo
wheelbarrow lorry: graba, buhangin at graba
wreath: funeral flowers, korona ng patay
`;
