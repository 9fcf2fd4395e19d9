/** English words for food, by the thing they lead to: p to w. Notation: word-list.ts. */
export const englishFoodPToW = `
jackfruit: jackfruit, jackfruits
paella: paella, spanish restaurant, paella night
pan-de-muerto: pan de muerto, pan de muertos, day of the dead bread
pancakes: hotteok, crumpet, crumpets, pikelets, griddle cakes, johnny cakes
pancakes coffee: pancake breakfast, pancake breakfasts, pancake supper, pancake race, pancake races, pancake day
pancakes coffee: shrove tuesday, dutch baby, johnnycakes, staffordshire oatcakes, brunch, breakfast
pancakes coffee: breakfast café, breakfast buffet, sunday brunch, pancakes, pancake house, latke party, boxty pancakes
pancakes coffee: flipping race, pancake flipping, dutch babies, pikelet morning, drop scone, flapjack breakfast
pancakes coffee: flapjacks for breakfast, blinis, pikelet
pancakes honey: pancake
panettone: panettone, panettones, panettoni, pandoro, pandoros, artisan panettone
pani-puri: pani puri, pani poori, golgappa, golgappas, gol gappe, puchka, bhel puri, sev puri, dahi puri, chaat
papaya: papaya, papayas, pawpaw, pawpaws
parfait: parfait, parfaits, matcha parfait, fruit parfait, ice cream parfait
parsnip: parsnip, parsnips
passion-fruit: passion fruit, passion fruits, passionfruit, passionfruits, passion fruit juice
pea-pod: snow peas, sugar snaps, split peas, pea shelling, mangetout, sugarsnaps, edamame, mushy peas, pease pudding
pea-pod: garden peas, fresh peas, frozen peas
pea-pod snowflake: frozen vegetables, frozen produce
peach: freestone peaches, cling peaches, stone fruit, stone fruits, yellow peaches, peach truck
peach: freestones, peaches by the bushel, bushel of peaches
peanuts: nuts, peanut butter, snack box, nut butter, nut butters, nut roasting, satay sauce, pistachios and almonds
peanuts: groundnut, groundnuts, moongphali
peanuts chestnut: nut bar, trail mix
peanuts pistachios: nuts and dried fruit, dried fruit and nuts, nuts and seeds, nut roastery
peanuts: ~ snacks
pear: bartlett pears, bosc pears, perry pears, bartletts, comice, packhams, pick your own pears
persimmon: persimmon, persimmons, dried persimmons, fuyu persimmons
pide: pide, pides, turkish pide
pide cheese: khachapuri, khachapuris
pie: pot pie, pot pies, pork pie, steak pie, steak pies, pies, pie shop, pie and mash, meat pies, pork pies, quiche
pie: savoury pies, apple pie, quiches, cobbler supper, cobblers and crumbles, steak and ale, steak and ale pie
pie: pie auction, pie and a pint, mince pies, pie floater, tourtiere, tourtière, frangipane, spanakopita
pie: chicken pastilla, bastilla, bougatsa, vol-au-vent, vol-au-vents, pie festival, pie festivals
pie crown: galette des rois
pie pumpkin: pumpkin pie, pumpkin pies
pineapple coconut: pineapples, tropical fruit, exotic fruit, pineapple cannery, pina farm, ananas
pistachios peanuts: ~ pistachio, pistachios, pistachio nuts
pizza: pizza truck, pizza van, pizza trailer, pizza wagon, pizza cart, wood fired pizza truck, woodfired pizza truck
pizza: wood fired pizza van, woodfired pizza van, mobile pizza, mobile pizza oven, pizzeria, pizza, pizzas
pizza: pizza delivery, pizza night, wood-fired pizza, dough balls, detroit style, deep dish
pizza: wood fired catering, woodfired catering, stone baked, sicilian slices, slice shop, pepperoni party, pizza slices
pizza: garlic bread and pizza, calzone, calzones, margheritas, neapolitan, woodfired, pinsa, pinseria, pinsa romana
pizza: sourdough pizza, sourdough pizzas, fugazzeta
pizza delivery-van: pizza vans
plum: plums, damsons, greengages, prunes, pick your own plums
poke-bowl: poke bowl, poke bowls, poké bowl, poké bowls
polenta: polenta, creamy polenta, soft polenta, fried polenta, polenta night
polenta stew: mieliepap, mielie pap, chakalaka
pomegranate: pomegranate, pomegranates, pomegranate juice
pomelo: pomelo, pomelos, pummelo
popcorn: kettle corn, kettle-corn
popcorn film-camera: cinema, movies, movie, movie theater, movie theatre, open-air cinema, open air cinema
popcorn film-camera: outdoor cinema, drive-in, dvd rental, video rental, cinema night, drive-in cinema, caramel corn
popcorn film-camera: movie marathon, family flick, family film, film fest, makhana
potato: seed potato, seed potatoes, chitted potatoes, chitting potatoes, potatoes by the sack, sack of potatoes
potato: sacks of potatoes, bag of potatoes, new potatoes, jacket potato, jacket potatoes, baked potato, baked potatoes
potato: loaded potatoes, spuds, baked tatties, seed tatties, maris piper, maris pipers, potato day, mash and gravy
potato: mashed potato, champ supper, potato bake, king edwards potatoes, tatties, tattie, roasties, colcannon
potato cheese: jacket potatoes and fillings, jacket potato and fillings, potatoes and fillings
potato food-truck: jacket spuds, jacket spud
potato-fritters: potato fritters, potato pancakes, latkes, latke, rösti, pakora, pakoras, bhajis, onion bhajis
potato-fritters: onion bhaji, aloo tikki, bonda, batata vada, akara, acarajé, boxty, saltfish fritters, cod fritters
potato-fritters: conch fritters, okra fritters, corn fritters, sweetcorn fritters, courgette fritters
potato-fritters: vegetable fritters, potato cakes, potato cake, tater tots, hash browns, hash brown, hush puppies
potato-fritters: hushpuppies
powder-tub: whey isolate, protein powder, protein powders, whey protein, creatine, collagen, pre-workout, protein shakes
powder-tub palette: holi colours, holi colors, holi gulal, gulal, holi colour, holi powder
pretzel: pretzel, pretzels, laugen rolls, laugen
prickly-pear: prickly pear, prickly pears, cactus pear, cactus fruit
pudding: crème caramel, creme caramel, panna cotta, caramel custard, mishti doi, chocolate mousse
pudding: mango mousse, custards, blancmange, haupia, flan, flans, crème brûlée, creme brulee, crème brulee
pumpkin: pumpkin, pumpkins, pumpkin patch, pumpkin patches, pumpkin picking, pumpkin weigh-off, pumpkin weigh off
pumpkin: giant pumpkin, giant pumpkins, pumpkin festival, pumpkin farm, pumpkin show, biggest pumpkin, pumpkin growing
pumpkin: pick your own pumpkins, pick your own pumpkin, squash and gourds, gourds, long gourd, marrow contest
pumpkin: biggest marrow, giant marrow, giant veg, giant vegetables, squash and pumpkin, squash and pumpkins
pumpkin: winter squash
quesadilla: quesadilla, quesadillas, chicken quesadilla, cheese quesadillas, quesadilla night
quince: quince, quinces
raclette: raclette, raclettes, raclette grill
radish: radish, radishes, breakfast radish, breakfast radishes
rambutan: rambutan, rambutans
raspberry: raspberry, raspberries, raspberry picking, raspberry farm, raspberry farms, raspberry canes
raspberry: pick your own raspberries, loganberries, tayberries
ravioli: ravioli, raviolis, tortellini, agnolotti, tortelloni
rhubarb: rhubarb, fresh rhubarb, rhubarb pie, rhubarb jam, forced rhubarb
rice: saffron rice, pongal, jollof, jollof rice, risotto, pilau, pilaf, plov, kacchi, kacchi biryani, sona masoori
rice: sona masuri, rice donation, nasi lemak, rice bags, paddy seeds, hainanese chicken rice, basmati, pulaos, arborio
rice: com tam, poha, pohe, puttu, egg fried rice
rice curry: langar, onam sadya, sadya, community kitchen meal, bisi bele bath, bisi bele bhath
rice chilli: pad kra pao, pad krapow, krapow
rice saffron: tahdig
rice meat-on-bone: mansaf, maqluba, kabsa, machboos, chicken mandi, lamb mandi
rice beans: waakye, gallo pinto, pelau
rice-cracker: rice cake, rice cakes, senbei
ring-cake: bundt cake, bundt cakes, ring cake, ring cakes, gugelhupf
roast-chicken: rotisserie, rotisserie chicken, rotisserie chickens, roast chicken, roast chickens, charcoal chicken
roast-chicken: spit roast chicken, spit-roast chicken, chicken on the spit, whole roast chicken
roast-chicken: turkey dinner, turkey dinners, turkey and ham, turkey and ham dinner
roast-chicken: turkey crown, turkey crowns, christmas turkey, christmas turkeys, crispy duck pancakes, duck pancakes
roast-chicken: crispy aromatic duck
roast-chicken ticket: chook raffle, chook raffles
roast-duck: roast duck, roast ducks, roast goose, peking duck, beijing duck, crispy duck
round-loaf: sourdough, sourdoughs, sourdough bread, sourdough loaf, sourdough loaves, sourdough bakery, sourdough baking
round-loaf: sourdough class, sourdough workshop, sour dough, country loaf, country loaves, crusty loaf, crusty loaves
round-loaf: round loaf, round loaves, rye bread, rye loaf, rye loaves, soda bread, artisan bread, artisan loaf
round-loaf: artisan loaves, boule loaf, batards, loaves, spelt loaf, proving baskets, banneton, bannetons
round-loaf: sourdough starter, sour dough starter, rye starter, bake your own loaf
round-loaf bread-roll: stottie, stotties, stottie cakes, stottie cake, ukrainian bakery, polish bakery, german bakery
round-loaf bread-roll: russian bakery, jewish bakery, lithuanian bakery, romanian bakery, portuguese bakery
saffron: saffron, kashmiri saffron, persian saffron, saffron farm, saffron threads
salad: wraps and bowls, rice bowls, grain bowls, buddha bowls, salad bowls, power bowls
salad: vegan restaurant, vegetarian restaurant, vegan food, vegan café, salad bar, salads, salad, plant-based
salad: plant based, healthy food, healthy lunch, meal kit, meal kits, nutritionist, nutrition, nutrition coach
salad: dietitian, dietician, diet plan, healthy eating, health food, health food store, raw food, meal plan, meal plans
salad: clean eating, poke, bowl bar, salad bowl, caesar salad, caesar salads, macro bowls, protein bowls, keto meals
salad: diet chart, diet charts, diet plans, sprouts and salads, som tam, larb, laab, fattoush, wild rocket
salad: rocket leaves
salad basket: recipe boxes, recipe box, recipe kit, recipe kits
salad leaves: ~ detox
salad: ~ vegan, vegetarian
salt: himalayan pink, himalayan salt, pink salt, smoked salt, smoked salts, salt lick, salt licks, mineral licks
salt: grit bins, epsom salts, table salt
salt jar: spices and seasonings, spice rubs, rubs and seasonings, seasonings
salt wave: sea salt, sea salt tour
samosa: samosa, samosas, samosas and pakoras, samsa, samoosa, samoosas
sandwich: grilled cheese, cheese toastie, cheese toasties, packed lunchboxes, sandos, katsu sando, sando shop, roujiamo
sandwich: pastrami on rye, pastrami sandwich, pastrami sandwiches
sandwich bacon: bacon roll, bacon rolls, hot rolls, bacon butties, bacon butty, breakfast baps
sandwich baguette: cheesesteak, reubens, reuben sandwich, club sandwich, toasted sandwich, sandwich shop, sandwich bar
sandwich baguette: sandwich, sandwiches, panini, sub shop, lunch deal, toastie, sub platters, subs and rolls, open rolls
sandwich baguette: filled rolls, deli platters, sandwich platters, working lunch, working lunches, box lunch
sandwich baguette: box lunches, boxed lunch, boxed lunches, afternoon sandwiches, sarnie
sandwich baguette: sarnies, cubano, cubanos, jaffle, jaffles
sandwich coffee: light lunch, light lunches, lunches and cakes, snack bar, lunch break, office lunch, picnic, picnics
sandwich coffee: toasties, paninis, tramezzini, baps
sandwich coffee: ~ subs
sandwich french-fries: kota, kotas, full house kota, kota corner, sphatlo, gatsby, gatsbys, chip butty, chip butties
sandwich french-fries: vadapav, roti canai wrap, chivito, choripan, torta, tortas, po boy
sandwich french-fries: po' boy, po boys, po' boys, hoagie, hoagies, philly cheesesteak, subs and hoagies
sandwich fish: bake and shark, tuna melt, tuna melts
sandwich lobster: lobster roll, lobster rolls
satay: satay, satays, chicken satay, satay skewers, beef satay
sauce-bottle: hot sauce, hot sauces, chilli sauce, peri-peri sauce, sriracha, ketchup, bbq sauce, brown sauce, soy sauce
sauce-bottle: fish sauce, worcestershire sauce
sausage: mortadella, pigs in blankets, bangers, kielbasa, kabanos
sausage cheese: haggis, black pudding, white pudding, boerewors, braaiwors, braai wors, deli
sausage cheese: delicatessen, cured meats, salami, chorizo
sausage fire: wors, snags, bunnings sizzle, sausage, sausages, sausage stand, bratwurst, bockwurst
sausage fire: frankfurter
sausage barbecue: cevapi, cevapcici, mici, mititei
sausage gratin: toad in the hole
sausage-roll: sausage roll, sausage rolls
schnitzel: schnitzel, schnitzels, schnitzel night, wiener schnitzel, schnitty night, schnitty, cordon bleu, tonkatsu
schnitzel: milanesa, milanesas, chicken schnitzel, parma night
schnitzel beers: parmi and pot, parma and pot, parmy and pot, parmi and pint, parmi night, parma and pint
schnitzel cheese: chicken parma, chicken parmi, chicken parmy, chicken parmigiana, chicken parm, parmo, parmos
scone: cheese scone, biscuits and gravy, buttermilk biscuits, southern biscuits
scone tea: scone, scones, cream tea, cream teas, devonshire tea, devonshire teas, clotted cream, scones and jam
scone tea: scones and cream, fruit scones, scone morning
scotch-egg: scotch egg, scotch eggs
shakshuka: shakshuka, shakshouka, shakshukas
shaved-ice: sno cones, sno cone, sno-cone, snow cones, snow cone, shaved ice truck, snowball stand, shave ice, halo-halo
shaved-ice: halo halo, sno-balls, bingsu, ice gola, italian ice, hawaiian ice, water ice, slush machine, slush machines
shaved-ice: falooda, chuski, piragua
shaved-ice food-truck: snow cone truck, sno cone truck, snow cone trucks
shaved-ice soft-drink: slush puppy, slush puppies
skewers: seekh kebabs, paneer tikka, chicken tikka, tikkas, mishkaki, kushikatsu
skewers barbecue: shashlik, shashlyk, skewers, souvlaki, yakitori, suya, anticuchos, sosaties, shish skewers
skewers barbecue: kofte, köfte, lamb kofta, lamb koftas, chelo kebab, chelow kebab, koobideh, joojeh, joojeh kebab
skewers meat-on-bone: kapana
smorrebrod: smørrebrød, smorrebrod, danish open sandwich, danish open sandwiches
soft-ice-cream bicycle: ice cream tricycle, ice cream tricycles, ice cream trikes, ice cream bike, ice cream bikes
soft-ice-cream ice-cream: frozen yoghurt, frozen yogurt, froyo, soft serve, oat milk soft serve, ice cream
soft-ice-cream ice-cream: ice cream parlour, ice cream shop, ice cream parlor, sorbet, sundaes, mr whippy, whippy van
soft-ice-cream ice-cream: dairy bar, dole whip, softy cone, ice cream cornets, 99s and cones, self serve yogurt, creamee
soft-ice-cream ice-cream: creamees, creemee, 99 with a flake, 99 flake
soft-ice-cream pistachios: pistachio ice cream, pistachio gelato
spaetzle: spaetzle, spätzle, cheese spaetzle, german egg noodles
spaghetti tomato: italian restaurant, pasta, fresh pasta, trattoria, osteria, italian food, spaghetti, pasta bar
spaghetti tomato: pasta class, spag bol, cacio e pepe, nonna's kitchen, italian night, italian supper, pasta night
spaghetti tomato: carbonara, bolognese
spare-ribs: spare ribs, spareribs, baby back ribs, pork ribs, char siu, char siew, bbq ribs, barbecue ribs, smoked ribs
spare-ribs: rack of ribs
spice-bowls: spices, spice shop, spice mix, spice blends, turmeric, garam masala, masala powders, curry powder
spice-bowls: cinnamon sticks, cardamom
sponge-pudding: sticky toffee pudding, malva pudding, treacle sponge, steamed pudding, steamed puddings, spotted dick
sponge-pudding: sponge pudding, sponge puddings
spring-rolls: spring roll, spring rolls, egg roll, egg rolls, lumpia, lumpias, summer rolls, goi cuon, chiko roll
spring-rolls: chiko rolls
steak: prime rib, prime ribs, skirt steak, skirt steaks, veal, ostrich meat, ostrich steak, ostrich steaks
steak cow: wagyu, wagyu beef, aberdeen angus, hereford beef, dexter beef, beef box, beef boxes, beef bundle
steak cow: beef bundles, grass fed beef, grass-fed beef, organic beef, mince, beef mince, lean mince
steak cutlery: bar and grill, bar grill, grill house, grillhouse, steak and grill, steak house, steakhouse, steak
steak cutlery: steaks, grill restaurant, dry-aged beef, churrasco
steak kitchen-knife: surf and turf, surf 'n' turf, surf n turf, meat pack, meat packs, meat box, meat boxes, meat hamper
steak kitchen-knife: meat hampers, meat bundle, meat bundles, bbq packs, freezer pack, freezer packs, side of beef
steak kitchen-knife: quarter beef, half cow, half a cow, butcher, butchers, butchery, butcher shop, meat market
steak kitchen-knife: meat counter, meat delivery, beef, dry wors, scotch fillet, steak night
steak kitchen-knife: steak nights, porterhouse, chophouse, tomahawks, chateaubriand, bavette
steak lobster: surf turf
steak rice: lomo saltado
steak sausage: braai packs, braai pack, braai meat
steak ticket: meat raffle, meat raffles, meat draw, meat bingo
steak chopsticks: teppanyaki
steak skewers: rodizio
steamed-bun: bao bun, bao buns, steamed bun, steamed buns, baozi, bao, char siu bao, char siu buns, char siu bun
stew: bone broth, broths, chile con carne, chili con carne, chilli con carne, chili, soup, soups, stew, soup bar
stew: soup of the day, one-pot, bowl of soup, soup and roll, soup and a roll, soup and a pud, souper bowl, scouse night
stew: slow cooker club, pepper soup, lenten lunch, lenten soup lunch, irish stew, mince and tatties, scouse, booyah
stew: burgoo, nihari, haleem, pozole, menudo, cholent, soto ayam, sambar, rasam, kadhi, cawl, mogodu, paprikash
stew: cioppino, mulukhiyah, molokhia
stew bread: community kitchen, free kitchen, soup kitchen, community meal, community meals, community lunch
stew bread: free community meal, shared meal, pay as you can meal, pay what you can cafe, community fridge meal
stew bread: lent lunch, lent lunches
stew chilli: hotpot, hot pot, hot pots, hotpots, mala hotpot, mala tang, malatang, tom yum, tom kha, mole poblano
stew chilli: mole negro, rabokki, kimchi jjigae, kimchi stew, jjigae, sundubu
stew chilli: budae jjigae, mapo tofu, chili cook-off, chili cookoff, chili cook off
stew cutlery: community kitchens, freezer meals, frozen meals, ready meals, home made meals, home-made meals
stew cutlery: homemade meals, home cooked meals, home-cooked meals, meals for the freezer, meals for freezer
stew pumpkin: pumpkin soup
stew rice: egusi, egusi soup, matoke, oxtail, oxtails, borscht, gumbo, jambalaya, goulash, bobotie, potjie
stew rice: potjiekos, ghormeh sabzi, fesenjan, nigerian kitchen, african kitchen, african food, west african food
stew rice: west african cuisine
stew chopsticks: sukiyaki
stew peanuts: maafe, mafé
stew wine: boeuf bourguignon, beef bourguignon, coq au vin
stollen: stollen, stollens, christmas stollen, dresden stollen, marzipan stollen, christstollen
strawberry: strawberries, strawberry picking, strawberries and cream, strawberry social, strawberry tea
strawberry: punnet packers, berry picking, berry pickers, berry farm, pick your own berries, pyo berries, strawbs
strawberry seedling: strawberry plants, strawberry runners
strawberry: ~ pick your own
stroopwafel: stroopwafel, stroopwafels, syrup waffle, syrup waffles, caramel waffles
strudel: strudel, strudels, apple strudel, apfelstrudel
sugar: sugar, sugars, sugar cubes, cane sugar
sushi chopsticks: sushi, sushi bar, sushi restaurant, sashimi, japanese restaurant, sushi class, maki, hand rolls
sushi chopsticks: california roll, california rolls, nigiri, omakase, temaki, izakaya, uramaki, kaiten
sushi chopsticks: chirashi
sweet-potato: sweet potatoes, sweet spuds, kumara, kumaras, shakarkandi, yams, yam tubers, puna yam, candied yams
swiss-roll: swiss roll, swiss rolls, rocambole, roulade cake, poppy seed roll, poppy seed rolls
taco: taco van, al pastor, tacos al pastor, fast food tacos, taco, taqueria, taco tuesday, mexican restaurant
taco: mexican food, mexican street food, mexican kitchen, birria, where's the truck, fajita night, tex mex, tex-mex
taco: mexican night, mexican fiesta, enchilada, enchiladas, fajita, fajitas, tostada, tostadas
taco: carnitas, tlayudas
taco delivery-van: mexican food truck
taco food-truck: taco truck, taco trucks
tagine: tagine, tagines, tajine, moroccan food, moroccan restaurant, moroccan kitchen, moroccan dinner, moroccan night
tagine: moroccan feast
taiyaki: taiyaki, bungeoppang, taiyakis, fish-shaped waffle
takeaway-box: takeaway boxes, takeaway packaging, compostable packaging, food packaging, burger boxes, food delivery
takeaway-box: meal delivery, delivery food, lunch delivery, meals delivered, prepared meals, protein meals
takeaway-box: home delivered meals, chinese take out, chinese takeout, chinese tonight, take out, noodle box
takeaway-box: food containers, takeaway containers, to go containers, food to go, ghost kitchen, cloud kitchen
takeaway-box: frozen ready meals
takeaway-box: ~ takeaway, take-away, takeout
takeaway-box: spice bag, spice bags, munch box, munchie box
takeaway-box chopsticks: sweet and sour pork, sweet and sour chicken, general tso's chicken, chop suey, kung pao
takeaway-box french-fries: munchy box, munchy boxes, snack box and chips
takoyaki: takoyaki, octopus balls, takoyaki balls
tamale: tamalada, hallacas
tanghulu: tanghulu, candied hawthorn, candied haws, candied fruit skewers
tangyuan: tangyuan, glutinous rice balls, sweet rice balls
tarte-flambee: tarte flambée, tarte flambee, flammkuchen, flammekueche
thali: thali, thalis, unlimited thali, south indian meals, veg meals, rijsttafel
tiffin: tiffin service, tiffin services, tiffin delivery, tiffin box, tiffin boxes, home tiffin, veg tiffin
tiffin: tiffin centre, tiffin center, dabba service, dabbawala, monthly tiffin, home-cooked lunches, home cooked lunches
tiffin: office lunches, home food, dabbas, tiffin, tiffins, tiffin box meals, dabba
tiramisu: tiramisu, tiramisù, tiramisus
tofu: tofu, silken tofu, smoked tofu, tempeh
tomato: passata day, tommy toes, roma tomatoes, heirloom tomatoes, heirloom tomato, sauce day, cherry tomatoes
tomato: cherry toms, roma tomato, passata, tamatar
tomato chilli: salsa verde, tomato salsa, salsa roja, pico de gallo
truffle: truffle hound, truffle oak, black truffle, black truffles, white truffle, white truffles, fresh truffle
truffle: fresh truffles, truffle tasting, truffle tastings, truffle hunting, truffle hunt, truffle hunts, truffle hunter
truffle: truffle hunters, truffle fair, truffle festival, truffle season, truffle farm, truffle orchard, truffle oil
truffle: truffle oils, truffle butter, truffle pasta, truffle dinner, truffle menu, truffle night, truffle salt
truffle: truffle honey, truffle mayo, truffle market, winter truffles, summer truffles, perigord truffle
truffle: perigord truffles, alba truffles, truffiere
truffle dog: truffle dog, truffle dogs
tteokbokki: tteokbokki, topokki, tteok-bokki, ddukbokki, spicy rice cakes
turnip: turnip, turnips, swedes, rutabaga, neeps, rutabagas
waffle: waffle, waffles, chicken and waffles, bubble waffle
walnut: walnuts, shelled walnuts, walnut kernels, dry fruit, dry fruit boxes, dryfruit, dryfruits
watermelon: watermelon pallets, melon pallets, seed spitting contest, seed spitting, tarbooz
wedding-cake: wedding cake, wedding cakes, tiered cakes, tiered cake, bridal cake, bridal cakes, sugar paste
wedding-cake: sugar flowers, wedding bakers, wedding cake bakers, fondant cakes, sugarpaste
white-asparagus: white asparagus
yoghurt: yoghurts, yogurts, yoghurt, yogurt, greek yoghurt, greek yogurt, natural yoghurt, natural yogurt, set yoghurt
yoghurt: farm yoghurt, fresh dahi, set curd, sheep's yoghurt, sheep yoghurt, goat's yoghurt, goat yoghurt
yoghurt: curd and yoghurt, skyr, fresh curd, pot curd
yorkshire-pudding: yorkshire pudding, yorkshire puddings, yorkshire pudding wraps, yorkshire pudding wrap
yule-log: yule log cake, yule log cakes, yule logs, chocolate log, chocolate yule log, christmas log cake, bûche de noël
yule-log: buche de noel, log cake, log cakes
zongzi: zongzi, rice dumpling, rice dumplings, dragon boat festival
`;
