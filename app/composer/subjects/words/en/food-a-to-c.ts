/** English words for food, by the thing they lead to: a to c. Notation: word-list.ts. */
export const englishFoodAToC = `
apple basket: cider press, cider press hire, apple press, apple pressing, fruit press hire, office fruit
apple basket: office fruit box, office fruit boxes, office fruit baskets, fruit at work, orchard, apples, fruit delivery
apple basket: cider pressing, apple day, windfalls wanted, windfall apples, heritage apples, apple butter
apple basket: scion exchange, grafting day, apple grafting, cox apples, kashmiri apples, scrumping, fruit picker
apple basket: honeycrisp, honeycrisps, bramleys, fruit picking backpackers, fruit picking backpacker, fruit pickers
apple basket: ~ fruit, fruits
apple ruler: slimming, slimming group, slimming club, weight watchers, weight loss, weight loss group, lose weight
apple tree: community orchard, orchard day, orchard open day, wassail, wassailing, wassail night, apple tree wassail
apple tree: fruit tree pruning, pick your own apples, apple picking, pyo apples, fruit trees, fruit tree
apple honey: rosh hashanah
apricot: apricot, apricots, dried apricots, apricot jam
arancini: arancini, arancino, arancini balls, risotto balls, sicilian arancini
arepa: arepa, arepas, stuffed arepas, venezuelan arepas
artichoke: artichoke, artichokes, globe artichokes, artichoke hearts
asparagus: asparagus, fresh asparagus
aubergine: eggplant parm, baingan bharta, baba ghanoush, moussaka night, brinjal, brinjals, eggplant
aubergine: eggplants, baingan, melanzane
avocado: avo toast, avo on toast, guac night, avocado toast, guacamole, avocado oil, avos, avos per bag, avo per bag
avocado: bag of avos
avocado bread: smashed avo, smashed avocado
bacon: streaky bacon, back bacon, dry cure, dry cured bacon, dry cure course, curing course, meat curing, bacon bap
bacon: bacon baps, bacon jam, gammon packs, ulster fry, rasher, rashers, lardons
bacon egg: fryup, greasy spoon, big breakfast
bacon egg: egg and bacon, bacon and egg, bacon and eggs, irish breakfast, scottish breakfast, welsh breakfast
bacon egg: all day breakfast
bacon egg: ~ full welsh, full breakfast
bagel: bagel, bagels, schmear, bialys, beigel, beigels, simit, simits, koulouri
baguette: po'boys, french stick, french sticks, part baked baguettes, ficelle
baguette chicken-leg: chicken fillet roll, chicken fillet rolls
baguette sausage: breakfast roll, breakfast rolls
baklava: baklava, baklawa, turkish sweets, arabic sweets, lebanese sweets, kunafa, knafeh, kunefe, künefe, kanafeh
banana: kela chips, banana bread, banana growers, cavendish bananas, banana split
banana: banana splits, plantain, plantains, banoffee
banh-chung: banh chung, bánh chưng, banh tet, bánh tét, sticky rice cake, sticky rice cakes
banh-mi: banh mi, bánh mì, banh mi sandwich, vietnamese baguette
barbecue: bbq cleaning, bbq cleaner, bbq cleaners, barbecue cleaning, barbeque cleaning, grill cleaning, bbq clean
barbecue: barbecue grill, barbecue grills, bbq grill, bbq grills, gas barbecue, gas barbecues, charcoal grill
barbecue: charcoal grills, gas grill, gas grills, grills, barbecues, bbqs, grills and smokers, outdoor kitchens
barbecue: outdoor kitchen, barbecue shop, barbecue hire, bbq hire, pit boss, rib night, low and slow, smoked meats
barbecue: boma dinner, byo meat, chisa nyama, ribs and brisket, barbeques, braaivleis, spitbraai, cookouts, cook-out
barbecue: pitmaster, pitmasters, burn-off, bulgogi, samgyeopsal, yakiniku, weber spirit, weber grill, weber kettle
barbecue: weber genesis
barbecue meat-on-bone: braai, spit braai, braais, braai and, bring and braai
barbecue fire: barbecue charcoal, bbq charcoal, lumpwood charcoal
barbecue sausage: barbie and snags, snags on the barbie, snags and a barbie
beans: dal mill, toor dal, moong dal, rajma chawal, chana dal, chana masala, refried beans, soya chunks, soya beans
beans: soy beans, dahl night, black eyed peas, baked beans, dal and pulses, dals and pulses, pulses and grains
beans: pulses and lentils, urad dal, soybeans, ful medames, foul medames
beetroot: beetroot, beetroots, beetroot juice, red beet, red beets, pickled beetroot, pickled beets, beetroot salad
bell-pepper: stuffed peppers, sweet peppers, shimla mirch, green peppers, red peppers, capsicum, capsicums
bento rice: bento boxes, japanese lunches
bento salad: meal prep, meal prepping, prepped meals, meal prep delivery
berliner: jam doughnut, jam doughnuts, jelly donut, jelly donuts, jelly doughnuts, filled doughnuts, berliner doughnut
berliner: paczki, berliners, sufganiyot, malasadas, jelly filled
bibimbap: bibimbap, bibimbab, dolsot bibimbap
biltong: biltong, droewors, droëwors, beef jerky, jerky
birthday-cake cupcake: cake shop, cakes, cake, birthday cake, birthday cakes, custom cakes, confectioner, cake maker
birthday-cake cupcake: cake decorating, baking, baking class, baking course, dessert bar, desserts
birthday-cake cupcake: cake toppers, cake studio, cake class, novelty cakes, celebration cakes, layer cake
birthday-cake cupcake: first birthday, 1st birthday, sweet sixteen, sweet 16, turning five, turning 21, turning 18
birthday-cake cupcake: turning 40, turning 50, kids party, kid's party, 18th birthday, 21st birthday, 30th birthday
birthday-cake cupcake: 40th birthday, 40th party, 50th birthday, 50th party, 60th birthday, 60th party, 70th birthday
birthday-cake cupcake: 80th birthday, 90th birthday, 100th birthday, birthdays catered, birthday bash, sugar craft
birthday-cake cupcake: fondant figures, cake decorators, cake decorator, cake artist, cake artists, buttercream class
birthday-cake cupcake: quinceanera, quinceaneras, sugarcraft
blackberry: pick-your-own blackberries, blackberries, blackberry picking, mulberries, boysenberries
blueberries: blueberry farm, blueberry picking, blueberry farms, pick your own blueberries, saskatoon berries
blueberries: wild blueberries, blueberry rakers, saskatoons, bilberry, bilberries, huckleberry, huckleberries, haskap
blueberries: haskaps, aronia, elderberry, elderberries
blueberries strawberry: smoothie bowl, acai bar
braided-bread: challah, challahs, challah bread, challah baking, tsoureki, plaited loaf, plaited loaves, braided bread
braided-bread: plaited bread, braided loaf, tsoureki easter bread, greek easter bread, challah bake
braided-bread chocolate: babka, babkas
braided-bread candle: shabbat dinner, shabbat dinners, shabbat meal
bread: bread bin, bread bins, bakery class, bread oven, breads, bread, bread baking, bread making, bara brith
bread: village bakehouse, bread makers, bread machine, tea loaf, fruit loaf, malt loaf
bread: kaya toast, vegemite toast, hot buttered toast, bush damper, damper bread
bread tomato: bruschetta
bread wheat: ciabatta, brioche
bread cheese: welsh rarebit, rarebit
bread maple-syrup: french toast, eggy bread
bread-dumplings: bread dumplings, bread dumpling, knödel, knodel, semmelknödel
bread-roll: bread roll, crusty rolls, dinner rolls, bread rolls, bap and roll, barm cake, barm cakes
bread-roll: morning rolls, rolls and morning goods, baps and cobs, pandesal, pan de sal, ladi pav, pav and ladi, buns
bread-roll: currant bun, currant buns, vetkoek, vetkoeks, amagwinya, magwinya, roosterkoek, pan dulce, teacakes
bread-roll: toasted teacakes, bath buns, bath bun, english muffin, english muffins
bread-roll aubergine: litti chokha, litti, litti stall
bread-roll potato-fritters: vada pav
bread-roll sausage: kolache, kolaches
brigadeiro: brigadeiro, brigadeiros
broccoli herb: purple sprouting, purple sprouting broccoli, tenderstem, calabrese, romanesco, brassica, brassicas
brownie: brownie, brownies, brownie box, brownie boxes, brownie bakery, fudge brownies, brownies and blondies, blondies
brownie: chocolate brownie, chocolate brownies, traybake, traybakes, tray bakes, millionaire's shortbread
brownie: millionaires shortbread, nanaimo bar, nanaimo bars, flapjack, flapjacks, hedgehog slice, rocky road slices
brownie: rocky road bars, granola bars, cereal bars, cereal bar
brussels-sprouts: brussels sprouts, brussels sprout, brussel sprouts
burek: burek, bureks, borek, börek, byrek
burger: bean burger, bean burgers, veggie burger, veggie burgers, plant burger, pljeskavica, sloppy joe, sloppy joes
burger: burger patties, burger patty
burger delivery-van: burger vans
burger french-fries: burger truck, burger trailer, gourmet burger, gourmet burgers, smash burger, smash burgers, burger
burger french-fries: burgers, burger bar, burger joint, burger restaurant, hamburger, hamburgers, cheeseburger
burger french-fries: burger monday, fast food, diner, smash patties, smashed patties, patties and buns, slider bar
burger french-fries: slider night, patty melt, patty shack, quarter pounder, quarter pounders, diner night
burger french-fries: american diner, retro diner, bison burgers, bison burger, sliders
burrito: breakfast burrito, kathi roll, kathi rolls, kati roll, kati rolls, frankie rolls, frankie stall, wraps to go
burrito: mission burritos, burrito bowls, chimichanga, chimichangas, breakfast burritos, wraps, burrito van
butter: butter churning, white butter, butter making, churning, makkhan
butter milk: ghee, cow ghee, desi ghee, buffalo ghee, a2 ghee
cabbage: cabbage, cabbages, sauerkraut, spring greens, savoy cabbage, napa cabbage, pickled cabbage, coleslaw
cabbage: sprouts
cabbage-rolls: cabbage rolls, stuffed cabbage rolls, stuffed cabbage, golabki
cake-slice: bakewell tart, bakewell tarts, bakewell slice, bakewell slices, lamington, lamingtons, battenberg
cake-slice: victoria sponge, slices and tarts, tres leches, slices and squares
cake-slice: cake walk, dessert auction, dessert table, tea and cakes, tea and cake, parkin
cake-slice: cakewalk, dobos torte, sachertorte, castella, castella cake, medovik
cake-slice: donauwelle, cake by the slice, cakes by the slice
cake-slice birthday-cake: sponge cake, sponge cakes, victoria sponges, lemon drizzle, carrot cake
cake-slice birthday-cake: carrot cakes
cake-slice easter-egg: simnel cake, simnel cakes
canapes: canapes, canapés, canape platters, finger food, amuse-bouche, canape reception
candied-almonds: candied almonds, sugared almonds, roasted almonds, pralines roses
candy: caramels, salted caramels
candy chocolate: fudge, toffee, toffees
candy honey: halva, halwa shop, turkish delight
candy lollipop: pick n mix, pick 'n' mix, pick and mix, pick & mix, sweet cart, sweet carts, sweet table, candy cart
candy lollipop: candy carts, candy buffet, confectionery, confectionery wholesaler, candy, candies, sweets, sweet shop
candy lollipop: candy shop, candy store, lollipop, lolly bags, lolly shop, sweet trolley, sweet jars, sweetie jars
candy lollipop: gummy bears, jellies and gums, kendal mint cake, peanut brittle, tablet and fudge, scottish tablet
candy lollipop: pan drops, sweet hampers, stick of rock, seaside rock, candy bar hire, lollies, sweeties, gummies
candy lollipop: gobstoppers, peppermints, candyman
canned-food basket: food tins, tins wanted, tinned goods, tinned food, community food bank
canned-food basket: food bank donations, food hub, community pantry, community larder, emergency food parcels
canned-food basket: food parcel, food parcels, food hampers for families, feeds a neighbour, feeds a neighbor
canned-food basket: feed a neighbour, feed a neighbor, feeds a family for a week, foodbank, foodbanks, food bank appeal
canned-food basket: spare a tin, food bank, food drive, food pantry, food donation, feeds a family
canned-food basket: meals for the homeless, food collection, non perishables, non-perishables, canned goods
canned-food basket: canned goods drive, harvest appeal, harvest donations, reverse advent, reverse advent calendar
canned-food basket: ration pack, ration packs, larder volunteers, cupboard staples, emergency food
canned-food basket: can drive, tinned fish, tinned sardines, tins of food
canned-food: tins and pasta, community foodbank, tins and packets
canned-food church: harvest festival tins, harvest tins, tins for harvest
cannoli: cannoli, cannolis, cannolo
carnival-fritters: chiacchiere di carnevale, angel wings pastry, carnival fritters, carnival fritter, faworki, crostoli
carnival-fritters: funnel cake, funnel cakes, funnel cake stand, funnel cake truck
carrot: root veg, root vegetables, bunched beets, gajar halwa, market garden, market gardener, market gardeners
carrot: market gardening, veg bags, veg bag, veg subscription, veg share
carrot jar: village show, produce show, flower and produce show, horticultural show, garden show, allotment show
carrot jar: heaviest marrow
cassava: cassava, cassavas, cassava root, manioc, yuca fries, cassava chips
cauliflower: cauliflower, cauliflowers, cauliflower rice, cauliflower cheese, roasted cauliflower
caviar: caviar, caviars, caviare
celeriac: celeriac, celery root
celery: celery, celery sticks, celery juice
cereal-bowl: soup bowl, soup bowls, wooden bowls, turned bowls, granola, muesli, porridge, overnight oats, oatmeal
cereal-bowl: school breakfast, free breakfasts, free breakfasts for pupils, bircher, breakfast club for every
cereal-bowl: breakfast for one child, breakfasts for kids, breakfasts for children, breakfast for every child
cereal-bowl: breakfast for children, breakfast for schoolchildren, breakfast for pupils, breakfast before school
cereal-bowl: hungry to school, breakfast for a child, smoothie bowls, acai, acai bowl, acai bowls, açaí bowl, açaí bowls
cereal-bowl: breakfast club, breakfast clubs, kheer, payasam, grits
cereal-bowl dates: sheer khurma, eid sheer khurma, sheer korma
charcuterie-board: charcuterie board, charcuterie boards, charcuterie platter, grazing board, grazing boards
charcuterie-board: antipasti platter, meat and cheese board, cold cuts
cheese: cheese dairy, cheese dairies, cheese factory tour, cheese trail, wedding cheese cake, wedding cheese cakes
cheese: cheese wedding cake, cheese wedding cakes, cheese celebration cake, cheese celebration cakes, cheese tower
cheese: cheese towers, cake of cheese, cakes of cheese, tiers of cheese, grazing platter, grazing platters
cheese: grazing table, grazing tables, grazing box, grazing boxes, cheese shop, cheesemonger, cheese counter
cheese: cheesemaker, dairy farm shop, fondue night, cheese curds, cheesemaking day, cheese making, halloumi fries
cheese: wheel of cheese, cheese wheel, truckle, truckles, cheesemaking, parmigiano, halloumi
cheese bread: ploughman's lunch, ploughmans lunch, ploughmans, cheese and pickle
cheese grapes: cheeseboard, cheeseboards, charcuterie
cheese milk: cottage cheese, mozzarella, burrata, goat's cheese, butter and cheese
cheese-bread: pao de queijo, pão de queijo, cheese bread, cheese breads, cheese bread balls, brazilian cheese bread
cheese-bread: gougères, gougeres
cheesecake: cheesecake, cheesecakes, cheese cake, cheese cakes
chef-hat: food hygiene certificate
chef-hat cook: culinary school, cookery school, chef school, chef whites, chefwear, chef uniforms, private chef
chef-hat cook: personal chef, private chefs
cherries: pick your own cherries, cherry picking, bing cherries, rainier cherries, cherry pie, cherry pit spitting
cherries: cherry orchard, maraschinos, maraschino, cherry festival, cherry festivals, cherry fair
chestnut: horse chestnuts, conkers, sweet chestnut, chestnuts, marrons
chestnut jar: hazelnut oil, nut oils
chicken-leg: piri piri chicken, peri peri chicken, butter chicken wings, hot wings, party bucket, chicken bucket
chicken-leg: bargain bucket, bucket of chicken, bucket of wings, jerk chicken truck, chicken truck, jerk truck
chicken-leg: jerk chicken van, chicken van, rotisserie van, rotisserie chicken van, jerk pit, fried chicken
chicken-leg: chicken shop, wings, chicken wings, peri peri, peri-peri, chicken, chicken grill, chicken drumsticks
chicken-leg: chook and chips, chicken goujons, nashville hot, nashville chicken, broilers dressed, dressed chickens
chicken-leg: dressed chicken, country chicken, chicken bbq, desi murgi, buffalo wings, buffalo chicken
chicken-leg: buffalo wing night, goujons, kadaknath, chicken lollipop, chicken lollipops
chicken-leg chilli: jerk chicken, jerk chicken drum, jerk pan, jerk centre
chicken-leg rice: caribbean kitchen, jamaican food, jamaican kitchen, caribbean food, soul food
chilli jar: hottest sauce, sauce heads, pepper sauce, pepper sauces, carolina reaper, reaper, reapers
chilli jar: habanero, habaneros, ghost pepper, ghost peppers, scotch bonnet, scotch bonnets, jalapeno, jalapenos
chilli jar: scoville, chilli jam, chilli oil, chili oil, sambal, chilli plant
chilli jar: chilli sauces, chilli farm, chilli festival, chili sauce, chili sauces, chile roasting
chilli jar: roasted chiles, hatch chiles, piri piri, salsa and hot sauce, hot wing challenge, jalapeños, mirchi, harissa
chilli jar: schezwan
chimney-cake: chimney cake, chimney cakes, kurtoskalacs, kürtőskalács, trdelnik, trdelník, chimney cake cone
chimney-cake: chimney cake cones, kurtos, kurtos kalacs
chocolate candy: chocolate tour, chocolate tours, chocolate walking tour, chocolate walk, cocoa, cocoa farm, cacao
chocolate candy: cacao ceremony, chocolate making, chocolate workshop, bean to bar chocolate, chocolate, chocolates
chocolate candy: chocolatier, chocolate shop, pralines, chocolate factory, truffles, choc drops, hot choc bombs
chocolate candy: choc boxes, selection boxes, cocoa farmers, chocolate box fundraiser, choccies, chocolate truffle
chocolate candy: chocolate truffles
chocolate fire: s'mores, smores
chocolate heart: chocolate boxes, chocolate box, valentine's chocolates, truffles box
chocolate strawberry: chocolate fountain, chocolate fountains
chocolate dumbbell: protein bar, protein bars, energy bar, energy bars
christmas-pudding: christmas pudding, christmas puddings, figgy pudding, plum pudding, plum puddings, christmas puds
christmas-pudding: xmas puds, clootie dumpling
churros chocolate: churros, churro, churreria, churros con chocolate
cinnamon-roll: cinnamon roll, cinnamon rolls, cinnamon bun, cinnamon buns, cinnamon swirl, cinnamon swirls
cinnamon-roll: cinnamon scroll, cinnamon scrolls, cinnabon, cardamom bun, cardamom buns, sticky bun, sticky buns
cinnamon-roll: chelsea bun, chelsea buns, lussekatter, lardy cake, lardy cakes
clams: clams, clam chowder, littleneck clams, steamed clams
coconut: coir doormats, coco peat, nariyal pani, coconut water, tender coconuts, tender coconut
coconut: virgin coconut oil, desiccated coconut, cocopeat, nariyal
congee: congee, rice porridge, congee restaurant, jook
cookie: welsh cakes, eccles cakes, oatcakes, biscuits, shortbread, cookies, cookie, biscuit, cookie shop
cookie: cookie dough, oat bars, choc chip, jammie dodgers, sugar cookie decorating, cookie decorating, viennese whirls
cookie: royal icing, iced biscuits, nankhatai, bikkie, bikkies, bickies, tuiles, macaroon, speculoos
cookie: linzer biscuits, lactation cookies, cantucci, amaretti, whoopie pie, whoopie pies, oat cakes, custard cream
cookie: custard creams, jammy dodgers, brandy snap, brandy snaps, ma'amoul, maamoul, cottage bakery cookies
cookie mug: rusk, rusks, beskuit, buttermilk rusks, muesli rusks, aniseed rusks, ouma rusks
cookie ginger: ginger nuts, ginger nut biscuits
cooking-oil: cooking oil, rapeseed oil, sunflower oil, walnut oil, pumpkin seed oil, linseed oil, vegetable oil
cooking-oil: oil mill, gingelly oil, sesame oil, mustard oil
cooking-oil peanuts: groundnut oil, groundnut oils, peanut oil
corn: sweetcorn, sweet corn, corn on the cob, mielie meal, mealie meal, corn husking, husking bee, cornhusking bee
corn: corn shucking, corn roast, corn roasts, corn boil, maize meal, mealie, mealies, mielie, mielies, bhutta
corn: cornhusking, elotes, hominy, seed corn, corn hybrids, cornmeal
corn jack-o-lantern: corn maze, corn mazes, maize maze, maize mazes
corn wheat: posho, posho mill, maize mill, maize milling, maize shelling, maize flour
corn-dog: corn dog, corn dogs, korean corn dogs, korean hotdogs, dagwood dogs, pluto pups
cotton-candy: cotton candy, candyfloss, candy floss, fairy floss, fairy floss machine, candy floss machine
cotton-candy: candyfloss machine, cotton candy machine, candy floss hire, candy floss cart, cotton candy cart
courgette: courgette, courgettes, zucchini, marrows, vegetable marrow, zucchinis
couscous: couscous, moroccan couscous, couscous royale
coxinha: coxinha, coxinhas
cream-bun: cream bun, cream buns, semla, semlas, semlor, fastelavn buns, profiterole, profiteroles, cream puff
cream-bun: cream puffs, choux bun, choux buns, maritozzi, maritozzo, croquembouche
crepe: crêpe, galettes bretonnes, crepes, crêpes, crepe, crepe van, creperie, crêperie, jianbing, banh xeo, appam
crepe: appams
crisps: crisps, potato chips, prawn crackers, pork scratchings, chicharron, chicharrón, pork rinds, banana chips
crisps: plantain chips
croissant bread: pistachio croissant, pistachio croissants, bakery, bakeries, baker, bakehouse, boulangerie
croissant bread: viennoiserie, patisserie and bakery, pastry, pastries, croissant, croissants, pain au choc
croissant bread: lamination course, puff pastry, kouign amann, kouign-amann, morning buns, morning pastries
croissant bread: breakfast pastries, cruffin, cruffins, danishes
croissant coffee: almond croissant, almond croissants, pain au chocolat, pains au chocolat, danish pastries
croissant: sfogliatelle
croquettes: croquette, croquettes, ham croquettes, potato croquettes
cucumber: pickle fest, dill pickle, dill pickles, dill pickle run, half sours, pickled cucumbers, gherkin, gherkins
cucumber: pickleback, picklebacks
cupcake: cupcakes, cupcake, fairy cakes, butterfly cakes, patty cakes, cupcake bouquet
cupcake: cupcake bouquets, cupcake decorating, icing class, icing classes, frosting class, piping class, cuppies
cupcake: fondant fancies, fondant fancy, icing bag, icing bags, piping bag, piping bags, piping nozzle, piping nozzles
cupcake cookie: sweet treats, sweet treat, sweet bites, bakes, home bakes, gluten free bakes, bake sale, bake sales
cupcake cookie: cake sale, cake sales
currants: cranberry, cranberries, lingonberry, lingonberries, currants, redcurrants, redcurrant, red currants
currants: currant bushes
curry bread: bunny chow, bunny chows, mutton bunny, bean bunny, beans bunny, chicken bunny, quarter bunny, half bunny
curry bread: quarter mutton, quarter mutton bunny, quarter beans, full bunny
curry dumpling: indian street food, indian small plates, indian tapas
curry flatbread: chole kulche, chola bhatura, amritsari kulcha, dal makhani, kadhai paneer, sarson ka saag
curry flatbread: makki di roti
curry rice: rogan josh, bhuna, katsu curry, tandoori, biryani, thai curry, curry, balti, indian restaurant
curry rice: curry house, curries, indian food, dal, indian takeaway, curry night, punjabi, bengali, nepalese
curry rice: sri lankan, pakistani restaurant, korma, masala, rice and curry, thai green, punjabi dhaba, kosha mangsho
curry rice: onam sadhya, chettinad meals, madras curry, butter chicken, home cooked meals indian, dum biriyani, vindaloo
curry rice: vindaloos, rendang, dhabas, jalfrezi, jalfrezis, sadhya, massaman, chettinad, hyderabadi, biriyani
curry rice: biriyanis, indian kitchen, desi kitchen
curry rice: ~ indian
curry takeaway-box: ghar ka khana, home cooked indian food, mess food
curry: karahi, kofta curry, pav bhaji, misal pav, keema pav
curry fish: fish curry, fish curries, fish curry meals
curry shrimp: prawn curry, shrimp curry
currywurst: currywurst, currywursts, curry wurst
custard-apple: custard apple, custard apples, cherimoya, sugar apple
custard-tart: pastel de nata, pasteis de nata, pastéis de nata, portuguese tart, portuguese tarts, custard tart
custard-tart: custard tarts, portuguese custard tarts, egg tart, egg tarts, egg custard tarts, butter tarts, tarts
custard-tart: tartlets, melktert
`;
