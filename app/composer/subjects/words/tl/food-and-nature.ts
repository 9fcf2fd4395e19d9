/** Filipino words for food, drink, animals and plants. Notation: word-list.ts. */
export const filipinoFoodAndNature = `
apple basket: prutas, tindahan ng prutas
bacon: tocino, tapa
banana: banana cue, turon, saging, bananacue, maruya
beans: munggo, sitaw
birthday-cake cupcake: cake para sa birthday, birthday cake, cakes, cake, keyk, cake pang-birthday
birthday-cake cupcake: pang-birthday na cake
bread: panaderya, pandesal, tinapay, monay, ensaymada
burger french-fries: burger
cabbage: repolyo
candy lollipop: pastillas, kendi
canned-food basket: relief goods, ayuda
cheese: keso, kesong puti
chicken-leg: pritong manok, manok, inasal, chicken inasal
chocolate candy: tsokolate, tablea
coconut: kopra, niyugan, lambanog, buko, niyog, buko juice
cookie: polvoron, biskwit
corn: mais
croissant bread: pastry
dango: kakanin, bibingka, puto, kutsinta, sapin-sapin, suman, palitaw, biko
doughnut: donut
dumpling: siomai, siopao
durian: durian, durian puyat
egg basket: itlog, balot, itlog na maalat, itlog na pula
empanada: empanada, empanadas
flatbread: tinapay na lapad
frying-pan cook: kawali
grapes: ubas
ham: hamon, jamon
hamper gift: christmas basket, noche buena package, gift basket
honey bee: pulot, pulut pukyutan, pulot-pukyutan
ice-lolly: ice candy, ice drop
kebab: shawarma, kebab
mango: manggahan, mangga, manggang hilaw
meat-on-bone: lechong baboy, ihaw-ihaw, ihaw ihaw, inihaw, barbekyu, bbq stick
meat-on-bone pig: lechon, whole lechon, lechon baboy, lechon belly, litson
mushroom: kabute
mussel: tahong
noodles chopsticks: pansit, pancit, mami, lomi, palabok, bilao ng pansit
orange soft-drink: kahel, dalandan, kalamansi
peanuts: mani, kasoy
pie: buko pie
pizza: pizza
popcorn film-camera: sine
potato: patatas
pudding: leche flan, halaya, ube halaya
rice: bigas, bigasan, kanin, silog, tapsilog, tapsihan
rice sack: palay, malagkit, kiskisan
roast-chicken: lechon manok, litson manok, inihaw na manok
salad: gulay na salad, ensalada
sandwich baguette: sandwich
sausage cheese: longganisa, longanisa
shaved-ice: halo-halo, halohalo, iskrambol
skewers: ihawan
skewers barbecue: isaw, barbecue stick
soft-ice-cream ice-cream: sorbetes, dirty ice cream
spaghetti tomato: spaghetti
spring-rolls: lumpia, lumpiang shanghai
steak kitchen-knife: karne, karne ng baboy, karne ng baka, bilihan ng karne
stew: bulalo, sinigang, kare-kare, lugaw, goto, arroz caldo, adobo
stew cutlery: lutong bahay
strawberry: presas
sweet-potato: kamote, kamote cue
watermelon: pakwan
wedding-cake: cake sa kasal, wedding cake
amphora: palayukan, paso, palayok
beer wheat: serbesa
bubble-tea: milk tea, milktea
coffee: kape, kapihan
coffee-beans coffee: butil ng kape, kapeng barako, barako
cutlery dinner-plate: karinderya, carinderia, kainan, turo-turo, restawran, eat all you can, kamayan
dinner-plate cook: handaan, pagkain para sa handaan, ulam, packed lunch, paluto, serbisyong catering, katering
dinner-plate cutlery: bilao
ice-cube soft-drink: yelo, ice tube
jar: atsara, bagoong, suka, patis, palaman
juice-box orange: samalamig, gulaman, sago't gulaman
kitchen-knife frying-pan: kutsilyo, kaldero, itak
milk cow: gatas, gatas ng kalabaw
tea teapot: tsaa, salabat
water-jug droplet: water refilling station, refilling station, mineral water, purified water, tubig delivery
water-jug droplet: water station
ant house: anay, termite control
aquarium tropical-fish: aquarium, mga aquarium
bee honey: pukyutan
bird nest: lovebirds, love birds, lovebird
cat: pusa, kuting
cat-standing stethoscope: libreng kapon
cockroach: ipis, peste
cow: kalabaw, bakahan, baka
crab: alimango, alimasag
dog: aso, tuta, alagang hayop, beterinaryo, groomer ng aso
duck: pato, itikan, itik, balut
fish: semilya, palaisdaan, tinapa, isdaan, pangisda, hito, tilapia, isda, tuyo, daing, bangus, sariwang isda
goat: kambingan, kambing
hen chick: manukan, sisiw
hen egg: itlugan
horse: kabayo
mosquito: kulambo, mga kulambo
parrot bird: loro, ibon
paw dog: silungan ng hayop
pig: inahin, baboy, babuyan, biik
rooster: panabong, manok panabong, sabong
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
logs fire: uling, panggatong
logs saw: tabla, coco lumber, lagarian
seedling boot: pagtatanim ng bakawan, tanim bakawan, mangrove planting
seedling plant: punlaan, seedlings, halaman, punla, buto ng gulay, halamanan
spade seedling: hardinero, hardin
tree axe: putol puno, pagputol ng puno
tree spade: pagtatanim ng puno, tree planting, tanim puno
umbrella: payong
wheat tractor: harina, trigo
wheelbarrow lorry: graba, buhangin at graba
`;
