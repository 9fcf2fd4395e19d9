/** English words for food, by the thing they lead to: k to o. Notation: word-list.ts. */
export const englishFoodKToO = `
kale: kale, curly kale, cavolo nero, sukuma wiki, collard greens, morogo, callaloo, rainbow chard
kebab: doner, doner kebab, doner kebabs, gyros, shawarma, kebab shop, kebab, kebap, döner, gyro, tikka kebabs
kebab: halal snack pack, hsp night, koftas, donair, donairs, kababs, galouti, iskender, doners, sharwama, shwarma
kebab: shawerma
kebab falafel: halloumi wraps, falafel wrap, turkish restaurant, turkish food, middle eastern, persian restaurant
kebab falafel: arabic restaurant, dürüm, durum
kebab falafel: ~ lebanese
kebab food-truck: kebab van, kebab vans
kebab rice: chicken over rice, lamb over rice, gyro over rice, chicken or lamb over rice, shawarma plate
kimchi: kimchi, kimchee, kim chi
king-cake: king cake, king cakes, mardi gras king cake, rosca de reyes, three kings cake, bolo rei
kiwi: kiwifruit packhouse, kiwifruit thinning, kiwifruit picking, kiwifruit orchard, kiwifruit, kiwifruits
kohlrabi: kohlrabi, kohlrabis
kulich: kulich, paska
ladoos: rakhi boxes, sweets and namkeen, sweets & namkeen
ladoos: ladoo, ladoos, laddu, laddus, laddoo, pakistani sweets, asian sweets, bengali sweets, halwai, sweet mart
ladoos: motichoor
ladoos oil-lamp: diwali box, diwali boxes, diwali hampers of sweets
langos: langos, lángos, hungarian fried bread
lasagne: lasagnas, lasagnes, lasagne, lasagna, cannelloni
leek: leek, leeks, spring onions, spring onion
lemon soft-drink: lemonade stand, lemonade, nimbu pani, lemon tree, lemon trees, lemonade stands, preserved lemons
lemon soft-drink: bergamot
lettuce: salad leaves, salad greens, hydroponic growers, hydroponic farm, leafy veg, methi leaves, palak and methi
lettuce: swiss chard, watercress beds, cos lettuce, cos and rocket, hydroponics, hydroponic, watercress
lettuce: romaine
lettuce: ~ leafy greens
lettuce: spinach
lime: key limes, finger limes, finger lime, makrut lime, kaffir limes, tahitian limes, limes by the box, fresh limes
lime: limes
liquorice: liquorice, licorice, liquorice allsorts, salted liquorice, dutch liquorice, salmiak
loaf-cake: loaf cake, loaf cakes, madeira cake, plum cake, drizzle cake, lemon drizzle cake, pound cake
loaf-cake dinner-plate: nut roast, nut roasts
lollipop: lollipop tree, lollypop, lollypops
lollipop cupcake: cake pop, cake pops
loukoumades: loukoumades, lokma, nigerian puff puff, puff puffs, bofrot, doughnut bites, aebleskiver
lychee: lychee, lychees, litchi, litchis
macaroni: mac & cheese, macaroni, mac n cheese, mac and cheese, macaroni cheese, macaroni pie, penne, rigatoni
macarons: macaron, macarons, french macarons
mango: hapus, alphonso, alphonsos, alphonso mango, alphonso mangoes, kesar mango, kesar mangoes, mangoes, mangos
mango: mango box, mango boxes, dasheri, dussehri, langda, banganapalli, sindhri, chaunsa, aam, carabao mangoes
mango: bowen mangoes, kensington pride, ratnagiri mangoes, aam panna, mango season, mango trays, ataulfo, langra
mango juice-box: mango juice, mango juices
mangosteen: mangosteen, mangosteens
maple-syrup pancakes: maple weekend, maple open house, maple sunday, maple saturday, maple farm, maple products
maple-syrup pancakes: maple sugar, maple candy, sugarhouse, sugar house, sugarhouses, sugar shack, sugarbush, sugar bush
maple-syrup pancakes: sugar on snow, sap run, sap buckets, boiling sap, maple syrup, sugar shacks, pure maple
maple-syrup pancakes: maple tapping
matzah: matzah, matzo, matzos, matza, matzot
meat-on-bone: lechon, lechon baboy, lechon belly, litson, pit bbq, bbq catering, pulled pork
meat-on-bone: jerk, sunday roast, lamb, hogget boxes, whole hog, half hog, pork share, pork shares
meat-on-bone: meat tray, meat tray raffle, qurbani shares, lamb shank, lamb shanks, shank night, freezer lamb
meat-on-bone: lamb boxes, roast dinner raffle, pork crackling, pork boxes, beef share, freezer beef, cow share
meat-on-bone: leg of lamb, roast pork, pork and crackling, mutton and lamb, local venison, pig roasts, hogget, chevon
meat-on-bone: half lamb, half a lamb, whole lamb, jerk pork, mutton, mutton shop, fresh mutton
meat-on-bone cutlery: sunday carvery, carveries
meat-on-bone dinner-plate: roast dinner, roast dinners, carvery
meat-on-bone dinner-plate: ~ sunday lunch, sunday lunches
meat-on-bone fire: nyama choma, choma, jerk goat, goat meat, pastrami, brisket, smoked brisket, burnt ends, shisanyama
meat-on-bone fire: shisa nyama, bbq, barbecue, grill, bbq party, grill party
meat-on-bone steak: game meat, pheasants oven ready, halal meat, halal butcher
meat-on-bone pig: pork, pork chop, pork chops, pork belly, pork shoulder
meat-on-bone barbecue: pap en vleis, pap and vleis
meatballs: meatballs, meatball, swedish meatballs, meat patties, rissoles
meatballs pea-pod: faggots and peas, faggots and mash, faggots mash, faggots in gravy, mushy peas and faggots
melon: galia melons, cantaloupe, cantaloupes, rockmelon, rockmelons, honeydew, honeydews, muskmelon, muskmelons
melon: spanspek, kharbuja
melon-pan: melon pan, melonpan, japanese melon bread
meringue: pavlova, pavlovas, meringue, meringues, eton mess, meringue nests
mille-feuille: mille-feuille, millefeuille, mille-feuilles, vanilla slice, vanilla slices, custard slice, custard slices
mixed-nuts: almonds, cashews, pecans, hazelnuts, macadamias, macadamia nuts, brazil nuts, mixed nuts, roasted nuts
mixed-nuts: dry fruits and nuts, dry fruits
moon-cake: mid autumn, mid-autumn, mid-autumn festival, mid autumn festival, moon festival, mooncake, mooncakes
muffin: muffin, muffins, blueberry muffin, blueberry muffins, breakfast muffins, homemade muffins
mushroom: mushies, oyster mushies, mushroom kit, mushroom kits, mushroom growing kit, mushroom grow kit
mushroom: mushroom grow kits, grow your own mushrooms, mushroom spawn, mushroom farm, mushroom farming, oyster mushroom
mushroom: oyster mushrooms, lions mane, lion's mane, button mushrooms, mushroom growers, mushroom cultivation, mushrooms
mushroom: mycology group, spore print, spore prints, penny buns, mycelium, shrooms
mushroom basket: mushroom foraging, mushroom growing, shiitake logs
mushroom toadstool: fungi, fungus, fungi walk, fungi walks, fungus walk, fungi foray, fungus foray, fungi day
mushroom toadstool: fungi weekend, fungal foray, mushroom walk, mushroom walks, mushroom foray, mushroom forage
mushroom toadstool: mushroom hunt, mushroom hunting, mushroom picking, mushroom identification, wild mushrooms, mycology
mushroom toadstool: mycological society, toadstools, chanterelles, morels, morel hunt
mussel: mussel, mussels, moules, moules frites, moules marinieres, moules night, mussel night, mussel farm
mussel: mussels and clams, cockles and mussels, cockles and whelks
mussel lobster: clam bake, clambake, clambakes, seafood boil
nachos: loaded nachos, tortilla chips, nachos, totopos, chilaquiles, frito pie, chips and salsa, chips and dip
noodles chopsticks: pad thai, pho, japchae, dan dan noodles, lo mein, chow mein, mee goreng, noodle bar
noodles chopsticks: noodles, noodle shop, ramen, ramen bar, ramen shop, udon, soba, wok, thai restaurant, thai food
noodles chopsticks: asian restaurant, asian food, chinese restaurant, chinese takeaway, chinese food, asian street food
noodles chopsticks: vietnamese restaurant, korean restaurant, hakka noodles, stir fries, stir fry night
noodles chopsticks: hand pulled noodles, biang biang, maggi point, pot noodle, stir fry, stir fry bar, chowmein, ramyun
noodles chopsticks: naengmyeon, jajangmyeon, jjajangmyeon, char kway teow, kway teow, bun bo hue, khao soi, mohinga
noodles chopsticks: thukpa, lagman noodles, lagman soup, chinese banquet, chinese banquets
noodles curry: thai street food, thai takeaway, thai kitchen, laksa
noodles chilli: indo-chinese, indo chinese, indian chinese food
nougat: nougat, nougats, almond nougat, soft nougat, turron, torrone
okonomiyaki: okonomiyaki, okonomiyakis, japanese savoury pancake, monjayaki
okra: okra, okras, lady's fingers
olive-oil olives: olive oil, olive oils, extra virgin olive oil, olive oil tasting, olive oil tastings, olive mill
olive-oil olives: olive press, cold-pressed oil, cold pressed oil, cold pressed oils
olives: olives, olive, antipasti, olive grove, tapenade
olives salad: greek restaurant, greek restaurants, greek food, taverna, greek taverna, mediterranean restaurant
olives salad: mediterranean food, mediterranean cuisine, mezze, meze
omelette: spanish omelette, spanish omelettes, spanish omelet, tortilla española, omelette, omelettes, omelet, frittata
omelette rice: omurice
onigiri: spam musubi, rice balls, rice ball, musubi, onigirazu
onion: onion sets, vidalia onions, pickled onions, leek show, leek growing, shallots, shallot, vidalias
onion: onion rings, onion ring
orange candle: christingle, christingles, christingle service
orange soft-drink: juice, juices, detox juice, navel oranges
orange soft-drink: juicing oranges, blood oranges, blood orange, citrus sale, citrus fundraiser, citrus pickers
orange soft-drink: citrus growers, citrus orchard, fresh squeezed oj, fresh oj, seville oranges, citrus fruit
orange soft-drink: citrus box, citrus boxes, kinnow, kinnows, tangelos, clementines, naartjie
`;
