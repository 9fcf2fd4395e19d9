/** Fruit, dishes, bakes and drinks by the names that growers, cooks and clubs give them. Notation: word-list.ts. */
export const englishFoodAndDrink = `
grapes: grape harvest, grape picking, grape stomping, grape treading, treading the grapes, sultanas, raisins, viticulture, viticulture course, vine pruning, muscadine, muscadines, concord grapes, rootstock and vines, table grapes
wine grapes: winemakers, winemakers circle, home winemakers, home winemaking, winemaking kit, corkage, bin ends, bin end sale, vintners, wine racks, wset, byob, mulled wine, claret, demijohns, sauv blanc, winery tour
melon: cantaloupe, cantaloupes, rockmelon, rockmelons, honeydew, honeydews, muskmelon, muskmelons, spanspek, kharbuja, galia melons
watermelon: tarbooz, watermelon pallets, melon pallets, seed spitting contest, seed spitting
orange: navel oranges, kinnow, kinnows, juicing oranges, blood oranges, blood orange, citrus sale, citrus fundraiser, citrus pickers, citrus growers, citrus orchard, tangelos, fresh squeezed oj, fresh oj, seville oranges, clementines, naartjie
lemon: nimbu pani, lemon tree, lemon trees, lemonade stand, lemonade stands, preserved lemons, bergamot
lime: key limes, finger limes, finger lime, makrut lime, kaffir limes, tahitian limes, limes by the box, fresh limes
banana: plantain, plantains, plantain chips, kela, kela chips, banana chips, banana bread, banoffee, banana growers, cavendish bananas, banana split, banana splits
pineapple: ananas, pineapple cannery, piña, pina farm
mango: kesar, alphonso, alphonsos, hapus, bowen mangoes, kensington pride, ataulfo, ratnagiri mangoes, langra, dasheri, aam panna, mango season, mango boxes, mango trays
apple: scrumping, windfalls wanted, windfall apples, heritage apples, apple butter, honeycrisp, honeycrisps, bramleys, scion exchange, grafting day, apple grafting, cox apples, apple crumble, kashmiri apples
pear: bartletts, bartlett pears, bosc, bosc pears, comice, packhams, perry makers, perry pears
peach: freestones, freestone peaches, cling peaches, stone fruit, stone fruits, yellow peaches, peach cobbler, peach truck
cherries: cherry picking, pick your own cherries, bing cherries, rainier cherries, maraschinos, maraschino, cherry pie, cherry pit spitting, cherry orchard
strawberry: strawbs, strawberries and cream, strawberry social, strawberry tea, punnet packers, berry picking, berry pickers, berry farm, pick your own berries, pyo berries, raspberry picking
blueberries: saskatoons, saskatoon berries, bilberry, bilberries, huckleberry, huckleberries, haskap, haskaps, wild blueberries, blueberry rakers, acai, acai bowl, acai bowls, aronia, elderberry, elderberries, cranberries, cranberry harvest
kiwi: kiwifruit, kiwifruits, kiwifruit packhouse, kiwifruit thinning, kiwifruit picking, kiwifruit orchard
tomato: passata, passata day, tommy toes, roma tomatoes, heirloom tomatoes, heirloom tomato, sauce day, tamatar, cherry tomatoes, cherry toms, ketchup, tomato plants
coconut: coir, coir mats, coir doormats, coco peat, cocopeat, copra, nariyal, nariyal pani, coconut water, tender coconuts, tender coconut, toddy tapping, toddy, virgin coconut oil, desiccated coconut
avocado: avo, avos, avo toast, avo on toast, guac, guacamole, guac night, avocado toast
aubergine: brinjal, brinjals, eggplant, eggplants, eggplant parm, baingan, baingan bharta, baba ganoush, baba ghanoush, moussaka, moussaka night, melanzane
potato: tatties, tattie, baked tatties, seed tatties, maris piper, maris pipers, seed potatoes, seed potato, potato day, new potatoes, rosti, aloo, mash and gravy, mashed potato, roasties, colcannon, champ supper, boxty, potato bake, king edwards potatoes
pancakes: latkes, latke party, latke, boxty pancakes, crepe van, blinis, flipping race, pancake flipping, dutch babies, pikelet, pikelet morning, drop scone, flapjack breakfast, flapjacks for breakfast
carrot: root veg, root vegetables, beets, bunched beets, gajar halwa, market garden, market gardener, market gardeners, market gardening, veg bags, veg bag, veg subscription, veg share
corn: mealie, mealies, mielie, mielies, mielie meal, mealie meal, bhutta, cornhusking, corn husking, husking bee, cornhusking bee, corn shucking, elote, elotes, grits, corn roast, corn roasts, corn boil, ugali, maize, maize meal, hominy, kettle corn, corn dollies, corn dolly
chilli: jalapeno, jalapenos, jalapeños, chile roasting, roasted chiles, hatch chiles, mirchi, piri piri, peri-peri, peri peri sauce, salsa and hot sauce, harissa, habanero, habaneros, scotch bonnet, schezwan, hot wing challenge, chilli plants
bell-pepper: capsicum, capsicums, stuffed peppers, sweet peppers, shimla mirch, green peppers, red peppers
cucumber: gherkin, gherkins, pickle fest, dill pickle, dill pickles, dill pickle run, cukes, half sours, kakdi, pickleback, picklebacks, pickled cucumbers
lettuce: salad leaves, salad greens, hydroponics, hydroponic, hydroponic growers, hydroponic farm, leafy veg, palak, methi leaves, palak and methi, chard, swiss chard, watercress, watercress beds, romaine, cos lettuce, rocket leaves, cos and rocket, aquaponics, spinach
lettuce: ~ leafy greens
broccoli: tenderstem, purple sprouting, purple sprouting broccoli, calabrese, romanesco, brassica, brassicas
garlic: hardneck, hardneck garlic, lahsun, garlic scapes, scapes, wild garlic, garlic braiding, garlic bulbs, seed garlic
onion: shallots, shallot, onion sets, pyaaz, vidalias, vidalia onions, spring onions, onion bhaji, onion bhajis, pickled onions, leek show, leeks, leek growing
peanuts: groundnut, groundnuts, moongphali, nut butter, nut butters, peanut butter, badam, badam and kaju, dry fruits, dryfruits, dry fruit, dryfruit, dry fruit boxes, roasted nuts, nut roasting, nut roastery, satay sauce, almonds, pistachios and almonds
beans: dal, dals, dal mill, toor dal, moong, moong dal, rajma, rajma chawal, chana, chana dal, chana masala, refried beans, soya chunks, soya beans, soy beans, soybeans, dahl, dahl night, black eyed peas, baked beans, hummus
chestnut: sweet chestnut, chestnuts, marrons
ginger: turmeric, turmeric roots, adrak, galangal, ginger root, ginger shots
bride bouquet: haldi ceremony, haldi function, haldi decor, haldi decoration
pea-pod: mushy peas, snow peas, mangetout, sugarsnaps, sugar snaps, split peas, pea shelling, sweet pea seeds, matar
mushroom: truffle hunt, truffle hunts, truffle hunting, truffle hound, truffle dog, truffle oak, black truffles, mycology, mycology group, mycelium, shrooms, spore print, spore prints, penny buns, ceps, mushroom spawn
bread: stottie, stotties, loaf, loaves, bake your own loaf, proving baskets, banneton, bannetons, bap and roll, barm cake, barm cakes, bara brith, rye starter, morning rolls, rolls and morning goods, bakehouse, village bakehouse, bread rolls, batards, ladi pav, pav and ladi, baps and cobs, bread makers, bread machine, tea loaf, fruit loaf
croissant: cruffin, cruffins, danishes, pain au choc, lamination course, puff pastry, kouign amann, kouign-amann, cardamom buns, cinnamon scrolls, cinnamon buns, cinnamon bun, morning buns, viennoiserie, morning pastries, breakfast pastries, pastries
baguette: french stick, french sticks, ficelle, part baked baguettes
flatbread: pitta, pittas, pita, pitas, bhakri, bhakris, frybread, fry bread, thepla, theplas, manakeesh, rumali roti, puri bhaji, pooris, lefse, chapati, chapatti, double roti
pretzel: laugen, laugen rolls
bagel: lox, schmear, bialy, bialys, beigel, beigels
waffle: stroopwafel, stroopwafels, chicken and waffles, bubble waffle
cheese: curds, cheese curds, truckle, truckles, cheesemaking, cheesemaking day, cheese making, grilled cheese, cheese toastie, cheese toasties, halloumi fries, wheel of cheese, cheese wheel
meat-on-bone: hogget, hogget boxes, chevon, whole hog, half hog, pork share, pork shares, meat raffle, meat tray, meat tray raffle, venison boxes, qurbani, qurbani shares, home kill, wild boar, prime rib, lamb shank, lamb shanks, shank night, freezer lamb, lamb boxes, roast dinner raffle, asado, churrasco, pork belly, pork crackling, pork boxes, mishkaki, beef share, freezer beef, cow share, half a lamb, leg of lamb
chicken-leg: chicken drumsticks, chook and chips, chicken parmi, parmi, parmi night, parma night, schnitty, schnitty night, goujons, chicken goujons, nashville hot, nashville chicken, hot wings, broilers dressed, dressed chickens, dressed chicken, country chicken, chicken bbq, desi murgi, kadaknath
steak: porterhouse, chophouse, scotch fillet, tomahawks, chateaubriand, bavette, steak night, steak nights
bacon: rasher, rashers, streaky bacon, back bacon, lardons, dry cure, dry cured bacon, dry cure course, curing course, meat curing, bacon butty, bacon butties, bacon bap, bacon baps, bacon roll, bacon rolls, bacon jam, gammon, gammon packs, ulster fry
burger: smash patties, smashed patties, patties and buns, veggie patties, sliders, slider bar, slider night, patty melt, patty shack, quarter pounder, quarter pounders, smash burgers
french-fries: chips and gravy, cheesy chips, slap chips, hot chips, cone of chips, curly fries, chippie, chip van, chip butty, chip butties, disco fries, chips and curry sauce, chip shop, chip shop staff, fish and chip van, twist potato, tornado potato, fryer oil
pizza: calzone, calzones, dough balls, pinsa, detroit style, deep dish, margheritas, neapolitan, wood fired catering, woodfired catering, woodfired, stone baked, sicilian slices, slice shop, pepperoni party, pizza slices, garlic bread and pizza
hot-dog: coney, coneys, coney dogs, sausage sizzle, sausage sizzles, franks and buns, wiener roast, weiner roast, brat fry, chili dog, chili dogs, chilli dogs, corn dogs, boerie roll, boerie rolls, boerewors roll, boerewors rolls, sausage in a bun, bratwurst stand, glizzy, glizzies
sandwich: butty, butties, sarnie, sarnies, sub platters, subs and rolls, open rolls, filled rolls, deli platters, sandwich platters, working lunch, working lunches, packed lunch, packed lunches, box lunch, box lunches, boxed lunch, boxed lunches, cubano, cubanos, jaffle, jaffles, lobster roll, lobster rolls, afternoon sandwiches
taco: nacho, nachos, quesadilla, quesadillas, carnitas, enchilada, enchiladas, fajita, fajitas, fajita night, tostada, tostadas, birria, tex-mex, tex mex, mexican night, mexican fiesta, mexican street food, totopos
burrito: breakfast burrito, breakfast burritos, chimichanga, chimichangas, kathi roll, kathi rolls, kati roll, kati rolls, frankie rolls, frankie stall, wraps to go, mission burritos, burrito bowls
tamale: tamales, tamalada, humitas, hallacas
kebab: kofta, koftas, shish, seekh, seekh kebabs, donair, donairs, kababs, galouti, tikka kebabs, tikkas, chicken tikka, paneer tikka, halal snack pack, hsp night, iskender, doner, doners, kofte
egg: shakshuka, devilled eggs, deviled eggs, boiled eggs, free range eggs, egg trays, free rangers by the tray, egg stall
frying-pan: skillet, skillets, cast iron skillet, non stick pans, nonstick pans, non-stick pans, pan seasoning, wok, woks, wok hire, tawa, tawas, kadai, kadais, griddle, griddles, pan retinning, pan re-tinning, saucepan, saucepans, casserole dishes
stew: bowl of soup, soups, soup lunch, soup and roll, soup and a roll, soup and a pud, souper bowl, scouse, scouse night, stovies, crockpot, crock pot, slow cooker, slow cookers, slow cooker club, booyah, burgoo, cawl, nihari, haleem, pozole, menudo, cholent, caldo, pepper soup, lenten lunch, lenten soup lunch, casseroles, irish stew, mince and tatties, bone broth
cereal-bowl: breakfast club, breakfast clubs, school breakfast, free breakfasts, free breakfasts for pupils, poha, upma, bircher, smoothie bowl, smoothie bowls, congee
salad: caesar salad, caesar salads, macro bowls, protein bowls, keto meals, diet chart, diet charts, diet plans, diet plan, meal plans, sprouts and salads, meal prepping
popcorn: caramel corn, makhana, movie marathon, family flick, family film, film screening, film screenings, film fest
butter: churning, butter churning, buttermilk, makkhan, white butter, butter making
salt: himalayan pink, himalayan salt, pink salt, smoked salt, smoked salts, salt lick, salt licks, mineral licks, de-icing grit, grit bins, softener salt, water softener salt, dishwasher salt, epsom salts, pool salt, rock salt, sea salt, table salt
salt jar: spices and seasonings, seasonings, spice rubs, rubs and seasonings
jar: spice blending, spice merchants, spice grinding, spices ground, bottling day, bottling class, piccalilli, mincemeat, infused oil, infused oils, atchar, achar, wholegrain mustard, tracklements, refill station, refill stations, zero waste refills, refill store, murabba, tamarind paste, fermented foods, fermenting, sauerkraut, kimchi, kombucha scoby, salsa jars, canning lids, preserves swap
canned-food: non perishables, non-perishables, canned goods, canned goods drive, harvest appeal, harvest donations, reverse advent, reverse advent calendar, ration pack, ration packs, larder volunteers, cupboard staples, store cupboard, emergency food, food pantry, can drive, tinned fish, tinned sardines, tins of food, food collection
bento: lunchbox, lunchboxes, lunch boxes, packed lunchboxes, donburi, bento boxes, japanese lunches, school lunch, school lunches, hot lunch program, hot lunch programme
rice-cracker: senbei, rice cake, rice cakes, prawn crackers, papad, papads, appalam, appalams, papadum, papadums, poppadoms, poppadom
onigiri: musubi, spam musubi, rice balls, rice ball
rice: basmati, sona masoori, sona masuri, pulao, pulav, pulaos, arborio, rice mill, rice cooker, rice cookers, rice donation, nasi lemak, rice bags, paddy, paddy seeds, hainanese chicken rice
curry: vindaloo, vindaloos, katsu, thai green, rendang, dhaba, dhabas, punjabi dhaba, sambar, jalfrezi, jalfrezis, kosha mangsho, udupi, sadhya, onam sadya, onam sadhya, massaman, tadka, chettinad, chettinad meals, hyderabadi, madras curry, butter chicken, home cooked meals indian, balti, thali, thalis
noodles: chowmein, hakka noodles, stir fries, stir fry night, hand pulled noodles, biang biang, ramyun, maggi, maggi point, pot noodle
spaghetti: spag bol, carbonara, mac n cheese, mac and cheese, macaroni cheese, bolognese, cacio e pepe, nonna's kitchen, italian night, italian supper, macaroni pie, pasta night, lasagna
sweet-potato: yams, kumara, kumaras, sweet potatoes, sweet spuds, shakarkandi, pounded yam, yam festival, yam tubers, cassava, garri, gari
sushi: nigiri, hand rolls, omakase, temaki, izakaya, uramaki, kaiten, gimbap, kimbap, chirashi, california roll, california rolls
fish lemon: ceviche
fried-shrimp: ebi fry, scampi, scampi and chips, scampi night, popcorn shrimp, peel and eat shrimp, shrimp basket, prawn toast
fish-cake: fishcake, fishcakes, fish cakes, fish balls, fish fingers, fish sticks, crab cakes, cod cakes, salmon cakes, kamaboko
moon-cake: mooncake, mooncakes, mid autumn, mid-autumn festival, mid autumn festival, moon festival
dango: daifuku, modak, modaks, mochi
dumpling: potstickers, pot stickers, perogy, perogies, perogie, pierogi, pierogies, siu mai, xiao long bao, yum cha, mandu, kozhukattai, momo, soup dumplings
takeaway-box: chinese take out, chinese takeaway, chinese takeout, chinese tonight, take out, takeout, noodle box, food containers, food packaging, takeaway containers, to go containers, food to go, surplus food, ghost kitchen, cloud kitchen, ready meals, frozen ready meals, home delivered meals, meal kits
soft-ice-cream: mr whippy, whippy van, creamee, creamees, creemee, dairy bar, dole whip, softy cone, ice cream cornets, 99s and cones, self serve yogurt
shaved-ice: gola, ice gola, falooda, italian ice, chuski, hawaiian ice, water ice, slush machine, slush machines, slushies, slush puppies, piragua
ice-cream: kulfi, kulfis, frozen dessert, frozen desserts, affogato, tutti frutti, dondurma, gelateria, gelaterias, ice cream social, vegan ice cream
doughnut: cruller, crullers, paczki, berliners, timbits, jelly doughnuts, jelly filled, sufganiyot, fat cakes, amagwinya, medu vada, balushahi, krispy kreme
cookie: bake sale, bake sales, choc chip, nankhatai, jammie dodgers, bikkie, bikkies, bickies, tuile, tuiles, kolaches, macaroon, macaroons, sugar cookie decorating, cookie decorating, viennese whirls, royal icing, iced biscuits, buttermilk rusks
birthday-cake: first birthday, 1st birthday, sweet sixteen, sweet 16, turning five, turning 21, turning 18, turning 40, turning 50, kids party, kids parties, kid's party, 18th birthday, 21st birthday, 30th birthday, 40th birthday, 40th party, 50th birthday, 50th party, 60th birthday, 60th party, 70th birthday, 80th birthday, 90th birthday, 100th birthday, birthdays catered, birthday bash, quinceanera, quinceañera, quinceaneras, sugarcraft, sugar craft, fondant figures, cake decorating, cake decorators, cake decorator, cake artist, cake artists, buttercream, buttercream class
cake-slice: tiramisu, parkin, tres leches, swiss roll, swiss rolls, sponge cakes, blondies, brownies and blondies, slices and squares, cake walk, cakewalk, scone, scones, dessert auction, dessert table, plum cake, tea and cakes, tea and cake, cheesecake, cheesecakes
cupcake: fairy cakes, butterfly cakes, patty cakes, cuppies, cupcake bouquet, cupcake bouquets, cupcake decorating, icing class, icing classes, frosting class, piping class
pie: pasties, cornish pasty, cornish pasties, bridies, cobbler supper, cobblers and crumbles, crumble, crumbles, rhubarb crumble, crumble and custard, steak and ale, steak and ale pie, spanakopita, tourtiere, tourtière, pie auction, pie and a pint, flan, flans, frangipane, bakewell, bakewell tart, mince pies, pie floater, whoopie pie
chocolate: bean to bar, choccies, choc drops, hot choc, hot choc bombs, choc boxes, selection boxes, cocoa farmers, chocolate fountain, chocolate fountains, chocolate box fundraiser
candy: pick n mix, pick 'n' mix, lollies, lolly bags, lolly shop, sweet trolley, sweet jars, sweetie jars, sweeties, gummies, gummy bears, gobstoppers, jellies and gums, fairy floss, fairy floss machine, licorice, kendal mint cake, peppermints, jaggery, peanut brittle, candyman, tablet and fudge, scottish tablet, pan drops, sweet hampers, stick of rock, seaside rock, candy bar hire
lollipop: lollypop, lollypops, lollipop tree
pudding: crème caramel, creme caramel, panna cotta, custards, trifle, trifles, jelly and custard, jelly and ice cream, kheer, payasam, malva, malva pudding, blancmange, plum pudding, plum puddings, christmas puds, xmas puds, bread and butter pud, steamed puds, phirni, spotted dick, haupia, caramel custard, mishti doi, jello shots, clootie dumpling, sticky toffee, sticky toffee pudding, rice pud
honey: manuka, shahad, raw comb, meadery, meaderies, heather honey
baby-bottle: formula milk, baby formula, infant formula, formula drive, infant feeding, baby feeding, breastfeeding, breast feeding, breastfeeding cafe, breast feeding cafe, nursing mums, nursing mothers, la leche, la leche league, steriliser, sterilisers, lactation cookies
milk: doorstep pints, doorstep milk, pints on your doorstep, doodh, chaas, gold top, gold top milk, full cream milk, goat milk, goats milk, malts and shakes, thick shakes, thickshakes, kefir, kefir grains
coffee: percolator, percolators, aeropress, cafetiere, cafetieres, moka pot, moka pots, filter kaapi, kaapi, brew bar, drip coffee, cold drip, pour over, pour over class, v60, cuppa and catch up, coffee caravan, coffee trailer, coffee cart, cafecito, macmillan morning, macmillan coffee morning, piccolo and cortado, coffee catch up
tea: chai, irani chai, cutting chai, chaiwala, cuppa, cuppas, cuppas for cancer, builders brew, builder's brew, brew and biscuits, brew and natter, brew and a natter, brew and chat, tulsi tea, gongfu, tea stall, chai stall, tea time quiz, iced tea, iced teas
teapot: teashop, tea shop, tea shops, tea set, tea sets, teaset, teaset hire, loose leaf, bone china, chinaware, samovar, samovars, elevenses, tea cosy, tea cosies, cosy making, vintage crockery, vintage china hire, vintage crockery hire, vintage china
champagne: fizz friday, fizz and nibbles, fizz bus, bubbly brunch, bubbles and brunch, bottomless brunch, bottomless prosecco, mimosas, bottomless mimosas, bellini, bellinis, sabrage, bucks fizz, buck's fizz, nye party, nye gala, new year's ball, new years ball, new year's eve gala, new years eve gala, new year's eve party, new years eve party, hogmanay, ring in the new year, pop the cork, toasting glasses, raise a glass, toast the bride, methode cap classique, cap classique, sparkling wine, sparkling wines, prosecco van
cocktail: margs, bloody mary, bloody marys, pimms, pimm's, highball, highballs, barback, bar tending, bartending, bar tending course, bartending course, flair bartending, singles mixer, espresso martini, espresso martinis, cocktails and canapes, canapes and cocktails, gin fizz
cocktail: ~ prohibition party, prohibition night
tropical-drink: tiki, tiki bar, tiki night, piña colada, piña coladas, pina coladas, luau, luaus, luau night, rum punch, mocktail, mocktails, sunset sips
beer: camra, micropubs, growler, growlers, growler fills, brew day, keg hire, kegs, kegs and taps, kegerator, kegerators, tinnies, bierkeller, saison, saisons, homebrewers, home brewers, bitters and milds, taphouse, local brew, stein hire, draught beer, draught beers, tap takeover, cask ale, cask ales, cask beer, porter and stout, bartop, publican, publicans, free house, freehouse, shebeen, pub landlord
beer: ~ micropub, happy hour drinks
apple beer: scrumpy, cider fest, cider festival, cider fests
soft-drink: fizzy pop, pop shop, cordials, root beer, rootbeer, ginger beer, lemonade, lemonades, cool drink, cool drinks, cooldrink, cooldrinks, cold drinks, iced drinks, mineral water, seltzer, seltzers, root beer floats, sarsaparilla, sharbat, banta, goli soda, tonic water, mixers and minerals
bubble-tea: tapioca pearls, pearl tea, bobba, boba pearls, milk tea
juice-box: cold pressed juice, cold pressed juices, fresh juice, fresh juices, juices, juice bar, juice cleanse, juice cleanses, sugarcane juice
dinner-plate: potluck, pot luck supper, potluck supper, senior lunch, seniors lunch, finger food, finger foods, finger buffet, funeral tea, funeral teas, bush tucker, seder, community seder, dinner and auction, private chef, private chefs, personal chef
dinner-plate: ~ potlucks
dates moon: iftar, iftars, community iftar, communal iftar
cutlery: silverware, flatware, waitressing, waitressing shifts, waiting staff, carving set, epns, silver cutlery
spoon: lovespoon, lovespoons, love spoon, love spoons, spurtle, spurtles, treen, egg and spoon race, egg and spoon
kitchen-knife: blade sharpening, knife skills, cutlers, cutler, whetstone, whetstones, whetstone class, cleaver, cleavers, penknife, penknives, boning knives, knife grinder, edge sharpening, santoku, mobile sharpener, mobile sharpening, knife amnesty, pocket knives
amphora: greek urns, amphorae, terracotta pots, classical antiquities, antiquities, ollas, roman finds, dig volunteers, archaeological dig, pottery sherds
beans: dal and pulses, dals and pulses, pulses and grains, pulses and lentils, urad dal
tomato: cherry toms, roma tomato
jar: mustards and pickles, mustard making, wholegrain mustard, pickles and mustard
noodles: stir fry, stir fry bar
champagne: fizz friday, fizz night, fizz and chips, glass of fizz, free bubbly, bubbly bar
teapot: kettles, copper kettle, copper kettles
hot-dog: franks and beans, franks and buns
ginger: fresh haldi, haldi root, haldi powder, adrak and haldi
meat-on-bone: roast pork, pork and crackling, half a pig, mutton and lamb, wild venison, local venison
milk: fresh dahi, fresh curd, pot curd, set curd
fish: hoki fillets
pudding: custard and crumble, chocolate mousse, mango mousse
pie: meat pasty, cornish pasty
burger: diner night, american diner, retro diner
orange: citrus fruit, citrus box, citrus boxes
curry rice: biriyani, biriyanis, dum biriyani
`;
