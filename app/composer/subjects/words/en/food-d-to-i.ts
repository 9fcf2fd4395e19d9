/** English words for food, by the thing they lead to: d to i. Notation: word-list.ts. */
export const englishFoodDToI = `
daifuku: daifuku, mochi, mochis, mochi cakes, strawberry mochi, matcha mochi
dates: medjool dates, medjool, dates box, date palm fruit, fresh dates, pitted dates, ajwa dates, dried fruit
dates: dried fruits
dates moon: community iftar, communal iftar, ramadan dates, dates for ramadan
donburi: donburi, donburi bowl, donburi bowls, gyudon, oyakodon, katsudon
dorayaki: dorayaki, dorayakis, dorayaki pancakes
dosa: dosa, dosas, masala dosa, idli dosa, uttapam, south indian breakfast, dosa batter
dosa: pesarattu
doughnut: beaver tail, beaver tails, cider donut, cider donuts, cider doughnut, cider doughnuts, beignets, fritters
doughnut: donut, donuts, doughnut, doughnuts, donut shop, krispy kreme, cruller, crullers, timbits, sopaipillas
doughnut: koeksister, koeksisters, luqaimat
dragon-fruit: dragon fruit, dragon fruits, dragonfruit, pitaya, pitahaya
dumpling: pelmeni, varenyky, pelmeni and varenyky, khinkali, wontons, wonton, pierogi, dumplings, dim sum, gyoza, momos
dumpling: dumpling, momo, pot stickers, siu mai, xiao long bao, yum cha, soup dumplings, potstickers, perogy, perogies
dumpling: perogie, kozhukattai, dim sim, dim sims, dimmies, mandu, mandoo, har gow, cheung fun, pierogies
durian: durian, durians, musang king, durian buffet, durian stall
easter-egg: chocolate egg, chocolate eggs, chocolate easter egg, chocolate easter eggs, easter eggs, easter egg workshop
easter-egg: easter bunny chocolates, chocolate bunny, chocolate bunnies, easter chocolates, easter chocolate
eclair: eclair, eclairs, éclair, éclairs, chocolate eclairs, chocolate eclair, patisserie, pastry shop, iced buns
eclair: iced fingers, finger buns
eel-box: unadon, unaju, unagi don, grilled eel rice, kabayaki
egg basket: farm shop eggs, fresh eggs, farm eggs, free-range eggs, free range eggs, egg farm, devilled eggs
egg basket: deviled eggs, boiled eggs, egg trays, free rangers by the tray, egg stall
egg duck: duck eggs, goose eggs, quail eggs, hen eggs, eggs
egg rice: silog, silog breakfast, tapsilog, longsilog, tocilog
egg olives: turkish breakfast, kahvalti
empanada: patties, beef patties, jamaican patties, veggie patties, empanada, empanadas, cornish pasty, cornish pasties
empanada: pasty, pasties, pasty shop, jamaican patty, hand pies, meat pasty, bridies, curry puff, curry puffs, veg puff
empanada: veg puffs, chicken puffs, saltenas, salteñas, steak bake, steak bakes, apple turnover, apple turnovers
endive: endive, endives, chicons, chicon, witloof, belgian endive
falafel: falafel
falafel flatbread: lebanese restaurant, lebanese food, syrian restaurant, middle eastern food, middle eastern restaurant
fig: fig, figs, fresh figs, dried figs, fig jam, fig tree, fig trees
fish-and-chips: fish and chips, fish chips, fish n chips, fish supper, fish 'n' chips
fish-balls: fish balls, fish ball, beef balls, beef ball noodles
fish-cake: kamaboko
flatbread: oatcakes and pikelets, saheena, baiganee, channa, hot doubles, doubles hot, doubles vendor, buss up shut
flatbread: dhalpuri, naan, pita, flatbreads, piadina, tortillas, fry bread, rumali roti, puri bhaji, double roti, pittas
flatbread: bhakri, bhakris, frybread, thepla, theplas, manakeesh, pooris, chapatti, scallion pancakes
flatbread: spring onion pancakes, poppadom, poppadoms, papadum, papadums, papad, kerala parotta, parotta, puran poli
flatbread: barbari bread, sangak bread, tattie scone, tattie scones, potato farls, potato farl, farls
flatbread cheese: pupusa, pupusas, gözleme, manakish, manaeesh
flatbread curry: doubles and bake, trini doubles, bake and saltfish, egg hoppers, string hoppers
flatbread curry: hoppers and sambol, prata, roti prata, roti canai, rotis, roti, paratha, parathas, kottu, kottu roti
flatbread curry: kulcha, bhatura, chole bhature, naan bread, naan breads, chapatis
flatbread stew: injera platter, injera platters, doro wat, doro wot, kitfo
flatbread stew: ethiopian kitchen, eritrean kitchen, habesha food
focaccia: focaccia, focaccias, focaccia bread
fondue cheese: fondue, cheese fondue
french-fries: chips and gravy, cheesy chips, slap chips, hot chips, cone of chips, curly fries, disco fries
french-fries: chips and curry sauce, chip shop staff, twist potato, tornado potato, fryer oil, crinkle cut chips
french-fries: chunky chips, sweet potato fries, cassava fries, deep fat fryer, deep fat fryers, chip fryer
french-fries: chip fryers
french-fries cheese: poutine, loaded fries, loaded chips, dirty fries
french-fries fish: fish and chip van, chippy van, chip night, chippy night, chippy tea, chippy dinner, chippies
french-fries fish: cod & chips, haddock & chips, fish tea, fish fries, friday fish fry, chip vans, fish & chip van
french-fries food-truck: poutine truck, chip truck, chip wagon
fried-breakfast: full english breakfast, fry-up, fry-ups, cooked breakfast, full irish breakfast, full english
fried-breakfast: full irish, full scottish, builder's breakfast, builders breakfast, builders' breakfast
fried-breakfast: tradie breakfast, tradies breakfast
fried-shrimp: ebi fry, scampi and chips, scampi night, popcorn shrimp, peel and eat shrimp, shrimp basket, prawn toast
fried-shrimp: scampi
fried-shrimp chopsticks: tempura
fruit-tart: fruit tart, fruit tarts, fruit tartlet, fruit tartlets, strawberry tart, strawberry tarts
frying-pan cabbage: bubble and squeak, bubble & squeak
frying-pan cook: skillet, skillets, cast iron skillet, cast iron skillets, cast iron pan, cast iron pans, copper pan
frying-pan cook: copper pans, pans, non stick pans, non-stick pans, nonstick pans, pan seasoning, wok hire
frying-pan cook: pan retinning, pan re-tinning, griddle, griddles
frying-pan jar: houseware, housewares, homewares and kitchenware, kitchenware, kitchenware shop, cookware, cookware shop
frying-pan jar: pots and pans, hardware and homeware
frying-pan open-book: recipe newsletter, recipe email, recipe emails, good recipe, good recipes, recipe every friday
frying-pan open-book: recipe every week, weekly recipe, weekly recipes, family recipes every week, cook along
frying-pan open-book: cook-along
frying-pan spoon: kitchen utensils, kitchen utensil, kitchen tools
frying-pan tomato: menemen, huevos rancheros
frying-pan: woks
fufu: fufu, pounded yam, banku, kenkey, ugali, sadza, nsima, pap and stew
garlic: hardneck garlic, garlic scapes, garlic braiding, garlic bulbs, seed garlic, hardneck, lahsun, scapes
gimbap: gimbap, kimbap, gimbap rolls, kimbap rolls, korean seaweed rice rolls
ginger: turmeric roots, ginger root, ginger shots, fresh haldi, haldi root, haldi powder, adrak and haldi, galangal
gingerbread: gingerbread, gingerbread house, gingerbread houses, gingerbread man, gingerbread men
gingerbread: gingerbread decorating
gnocchi: gnocchi, potato gnocchi, fresh gnocchi, homemade gnocchi, gnocchi night
grapes: grape harvest, grape picking, grape stomping, grape treading, treading the grapes, viticulture course
grapes: vine pruning, concord grapes, rootstock and vines, table grapes, sultanas, raisins, viticulture, muscadine
grapes: muscadines
gratin: gratin, gratins, potato gratin, gratin dauphinois, dauphinoise potatoes, cottage pie, cottage pies
gratin: shepherd's pie, shepherds pie, fish pie, fish pies, bread and butter pudding
gratin pudding: crumble and custard, custard and crumble
gratin spaghetti: pasta bake, pasta bakes
gratin aubergine: moussaka
gratin apple: apple crumble, fruit crumble
gratin rhubarb: rhubarb crumble
gratin peach: peach cobbler, fruit cobbler
green-beans: green beans, french beans, runner beans, string beans, haricots verts
guava: guava, guavas
ham: ham, hams, gammon, gammons, baked ham, honey ham, glazed ham, christmas ham, christmas hams, ham on the bone
ham: prosciutto, jamon, jamón, serrano ham, parma ham, iberico ham, cured ham, smoked ham, smoked hams, country ham
ham: gammon joints, whole ham, sliced ham
hamper gift: hamper, hampers, gift hamper, gift hampers, food hampers, christmas hamper, christmas hampers, gift basket
hamper gift: gift baskets, fruit basket, fruit baskets, hamper raffle, hamper draw
hamper basket: picnic basket, picnic baskets
hog-roast: hog roast, hog roasts, spit roast, pig roast
honey bee: honey and beeswax, local honey, honey, farm honey, honey shop, mead, honeycomb, raw comb, heather honey
honey bee: shahad, meaderies, royal jelly
hot-cross-bun: hot cross bun, hot cross buns, current bun
hot-dog: hot dog, hot dogs, hotdogs, bratwurst stand, coney dogs, sausage sizzles, franks and buns
hot-dog: wiener roast, weiner roast, brat fry, chili dog, chili dogs, chilli dogs, boerie roll, boerie rolls
hot-dog: boerewors roll, boerewors rolls, sausage in a bun, franks and beans, coneys, glizzy, glizzies, completos
hot-dog: chicago dogs, chicago dog
hot-dog sausage: hot dog stand
hummus: hummus, houmous, tzatziki, taramasalata, baba ganoush, party dips
ice-cream: scoop of the week, scoop, scoops, scoop shop, single scoop, double scoop, flavour of the week
ice-cream: flavor of the week, ice creamery, creamery, gelateria, gelato, ice cream van, ice-cream van
ice-cream: ice cream van hire, ice cream truck, ice cream trike, ice cream cart, gelato cart, frozen dessert
ice-cream: frozen desserts, tutti frutti, ice cream social, vegan ice cream, buffalo milk ice cream, kulfis, affogato
ice-cream: dondurma
ice-cream cookie: ice cream sandwich, ice cream sandwiches
ice-lolly: ice lolly, ice lollies, lolly ice, popsicle, popsicles, ice pops, ice pop, freeze pops, paleta, paletas
ice-lolly: cakesicle, cakesicles
idli: idli, idlis, idly, idli batter, idli vada, vada, vadai, medu vada, dahi vada
indian-sweets: indian sweets, gulab jamun, indian sweet shop, jalebi, jalebis, burfi
indian-sweets: mysore pak, balushahi, rasgulla, rasmalai, peda, modaks, halwa, petha
indian-sweets cookie: diwali faral, faral, faraal
indian-sweets ladoos: diwali sweets, diwali sweet boxes, diwali sweet box, mithai, mithai boxes, mithai box, kaju katli
indian-sweets ladoos: soan papdi, barfi, sweets for diwali, sweets for wedding, sweets for raksha bandhan
indian-sweets rice: pongal sweets, pongal sweet
injera-platter: injera, ethiopian food, ethiopian restaurant, ethiopian platter, eritrean food, eritrean restaurant
injera-platter: ethiopian sunday platter
jar-cake: jar cake, jar cakes, cake in a jar, cakes in a jar
jelly: fruit jelly, jelly mould, jelly moulds, jelly and ice cream, party jelly, jello, jello shots
`;
