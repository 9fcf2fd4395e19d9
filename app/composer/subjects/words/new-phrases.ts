/** What sellers, clubs and schools call their things, in two words or more. Notation: word-list.ts. */
export const newPhrases = `
grapes: grape harvest, grape picking, grape stomping, grape treading, treading the grapes, viticulture course, vine pruning, concord grapes, rootstock and vines, table grapes
wine grapes: winemakers circle, home winemakers, home winemaking, winemaking kit, bin ends, bin end sale, wine racks, mulled wine, sauv blanc, winery tour
melon: galia melons
watermelon: watermelon pallets, melon pallets, seed spitting contest, seed spitting
orange: navel oranges, juicing oranges, blood oranges, blood orange, citrus sale, citrus fundraiser, citrus pickers, citrus growers, citrus orchard, fresh squeezed oj, fresh oj, seville oranges, citrus fruit, citrus box, citrus boxes
lemon: nimbu pani, lemon tree, lemon trees, lemonade stand, lemonade stands, preserved lemons
lime: key limes, finger limes, finger lime, makrut lime, kaffir limes, tahitian limes, limes by the box, fresh limes
banana: plantain chips, kela chips, banana chips, banana bread, banana growers, cavendish bananas, banana split, banana splits
pineapple: pineapple cannery, pina farm
mango: bowen mangoes, kensington pride, ratnagiri mangoes, aam panna, mango season, mango boxes, mango trays
apple: windfalls wanted, windfall apples, heritage apples, apple butter, scion exchange, grafting day, apple grafting, cox apples, apple crumble, kashmiri apples
pear: bartlett pears, bosc pears, perry makers, perry pears
peach: freestone peaches, cling peaches, stone fruit, stone fruits, yellow peaches, peach cobbler, peach truck
cherries: cherry picking, pick your own cherries, bing cherries, rainier cherries, cherry pie, cherry pit spitting, cherry orchard
strawberry: strawberries and cream, strawberry social, strawberry tea, punnet packers, berry picking, berry pickers, berry farm, pick your own berries, pyo berries, raspberry picking
blueberries: saskatoon berries, wild blueberries, blueberry rakers, acai bowl, acai bowls, cranberry harvest
kiwi: kiwifruit packhouse, kiwifruit thinning, kiwifruit picking, kiwifruit orchard
tomato: passata day, tommy toes, roma tomatoes, heirloom tomatoes, heirloom tomato, sauce day, cherry tomatoes, cherry toms, tomato plants, roma tomato
coconut: coir mats, coir doormats, coco peat, nariyal pani, coconut water, tender coconuts, tender coconut, toddy tapping, virgin coconut oil, desiccated coconut
avocado: avo toast, avo on toast, guac night, avocado toast
aubergine: eggplant parm, baingan bharta, baba ganoush, baba ghanoush, moussaka night
potato: baked tatties, seed tatties, maris piper, maris pipers, seed potatoes, seed potato, potato day, new potatoes, mash and gravy, mashed potato, champ supper, potato bake, king edwards potatoes
pancakes: latke party, boxty pancakes, crepe van, flipping race, pancake flipping, dutch babies, pikelet morning, drop scone, flapjack breakfast, flapjacks for breakfast
carrot: root veg, root vegetables, bunched beets, gajar halwa, market garden, market gardener, market gardeners, market gardening, veg bags, veg bag, veg subscription, veg share
corn: mielie meal, mealie meal, corn husking, husking bee, cornhusking bee, corn shucking, corn roast, corn roasts, corn boil, maize meal, kettle corn, corn dollies, corn dolly
chilli: chile roasting, roasted chiles, hatch chiles, piri piri, peri peri sauce, salsa and hot sauce, scotch bonnet, hot wing challenge, chilli plants
bell-pepper: stuffed peppers, sweet peppers, shimla mirch, green peppers, red peppers
cucumber: pickle fest, dill pickle, dill pickles, dill pickle run, half sours, pickled cucumbers
lettuce: salad leaves, salad greens, hydroponic growers, hydroponic farm, leafy veg, methi leaves, palak and methi, swiss chard, watercress beds, cos lettuce, rocket leaves, cos and rocket
lettuce: ~ leafy greens
broccoli: purple sprouting, purple sprouting broccoli
garlic: hardneck garlic, garlic scapes, wild garlic, garlic braiding, garlic bulbs, seed garlic
onion: onion sets, vidalia onions, spring onions, onion bhaji, onion bhajis, pickled onions, leek show, leek growing
peanuts: nut butter, nut butters, peanut butter, badam and kaju, dry fruits, dry fruit, dry fruit boxes, roasted nuts, nut roasting, nut roastery, satay sauce, pistachios and almonds
beans: dal mill, toor dal, moong dal, rajma chawal, chana dal, chana masala, refried beans, soya chunks, soya beans, soy beans, dahl night, black eyed peas, baked beans, dal and pulses, dals and pulses, pulses and grains, pulses and lentils, urad dal
chestnut: sweet chestnut
ginger: turmeric roots, ginger root, ginger shots, fresh haldi, haldi root, haldi powder, adrak and haldi
bride bouquet: haldi ceremony, haldi function, haldi decor, haldi decoration
pea-pod: snow peas, sugar snaps, split peas, pea shelling, sweet pea seeds
mushroom: truffle hunt, truffle hunts, truffle hunting, truffle hound, truffle dog, truffle oak, black truffles, mycology group, spore print, spore prints, penny buns, mushroom spawn
bread: bake your own loaf, proving baskets, bap and roll, barm cake, barm cakes, bara brith, rye starter, morning rolls, rolls and morning goods, village bakehouse, bread rolls, ladi pav, pav and ladi, baps and cobs, bread makers, bread machine, tea loaf, fruit loaf
croissant: pain au choc, lamination course, puff pastry, kouign amann, cardamom buns, cinnamon scrolls, cinnamon buns, cinnamon bun, morning buns, morning pastries, breakfast pastries
baguette: french stick, french sticks, part baked baguettes
flatbread: fry bread, rumali roti, puri bhaji, double roti
pretzel: laugen rolls
waffle: chicken and waffles, bubble waffle
cheese: cheese curds, cheesemaking day, cheese making, grilled cheese, cheese toastie, cheese toasties, halloumi fries, wheel of cheese, cheese wheel
meat-on-bone: hogget boxes, whole hog, half hog, pork share, pork shares, meat raffle, meat tray, meat tray raffle, venison boxes, qurbani shares, home kill, prime rib, lamb shank, lamb shanks, shank night, freezer lamb, lamb boxes, roast dinner raffle, pork crackling, pork boxes, beef share, freezer beef, cow share, half a lamb, leg of lamb, roast pork, pork and crackling, half a pig, mutton and lamb, wild venison, local venison, pig roast, pig roasts
chicken-leg: chicken drumsticks, chook and chips, chicken parmi, parmi night, parma night, schnitty night, chicken goujons, nashville hot, nashville chicken, hot wings, broilers dressed, dressed chickens, dressed chicken, country chicken, chicken bbq, desi murgi, buffalo wings, buffalo chicken, buffalo wing night
steak: scotch fillet, steak night, steak nights
bacon: streaky bacon, back bacon, dry cure, dry cured bacon, dry cure course, curing course, meat curing, bacon butty, bacon butties, bacon bap, bacon baps, bacon roll, bacon rolls, bacon jam, gammon packs, ulster fry
burger: smash patties, smashed patties, patties and buns, veggie patties, slider bar, slider night, patty melt, patty shack, quarter pounder, quarter pounders, smash burgers, diner night, american diner, retro diner, bison burgers, bison burger
french-fries: chips and gravy, cheesy chips, slap chips, hot chips, cone of chips, curly fries, chip van, chip butty, chip butties, disco fries, chips and curry sauce, chip shop, chip shop staff, fish and chip van, twist potato, tornado potato, fryer oil
pizza: dough balls, detroit style, deep dish, wood fired catering, woodfired catering, stone baked, sicilian slices, slice shop, pepperoni party, pizza slices, garlic bread and pizza
hot-dog: coney dogs, sausage sizzle, sausage sizzles, franks and buns, wiener roast, weiner roast, brat fry, chili dog, chili dogs, chilli dogs, corn dogs, boerie roll, boerie rolls, boerewors roll, boerewors rolls, sausage in a bun, bratwurst stand, franks and beans
sandwich: sub platters, subs and rolls, open rolls, filled rolls, deli platters, sandwich platters, working lunch, working lunches, packed lunch, packed lunches, box lunch, box lunches, boxed lunch, boxed lunches, lobster roll, lobster rolls, afternoon sandwiches
taco: fajita night, tex mex, mexican night, mexican fiesta, mexican street food
burrito: breakfast burrito, breakfast burritos, kathi roll, kathi rolls, kati roll, kati rolls, frankie rolls, frankie stall, wraps to go, mission burritos, burrito bowls
kebab: seekh kebabs, tikka kebabs, chicken tikka, paneer tikka, halal snack pack, hsp night
egg: devilled eggs, deviled eggs, boiled eggs, free range eggs, egg trays, free rangers by the tray, egg stall
frying-pan: cast iron skillet, non stick pans, nonstick pans, non-stick pans, pan seasoning, wok hire, pan retinning, pan re-tinning, casserole dishes
stew: bowl of soup, soup lunch, soup and roll, soup and a roll, soup and a pud, souper bowl, scouse night, crock pot, slow cooker, slow cookers, slow cooker club, pepper soup, lenten lunch, lenten soup lunch, irish stew, mince and tatties, bone broth
cereal-bowl: breakfast club, breakfast clubs, school breakfast, free breakfasts, free breakfasts for pupils, smoothie bowl, smoothie bowls
salad: caesar salad, caesar salads, macro bowls, protein bowls, keto meals, diet chart, diet charts, diet plans, diet plan, meal plans, sprouts and salads, meal prepping
popcorn: caramel corn, movie marathon, family flick, family film, film screening, film screenings, film fest
butter: butter churning, white butter, butter making
salt: himalayan pink, himalayan salt, pink salt, smoked salt, smoked salts, salt lick, salt licks, mineral licks, de-icing grit, grit bins, softener salt, water softener salt, dishwasher salt, epsom salts, pool salt, rock salt, sea salt, table salt
salt jar: spices and seasonings, spice rubs, rubs and seasonings
jar: spice blending, spice merchants, spice grinding, spices ground, bottling day, bottling class, infused oil, infused oils, wholegrain mustard, refill station, refill stations, zero waste refills, refill store, tamarind paste, fermented foods, kombucha scoby, salsa jars, canning lids, preserves swap, mustards and pickles, mustard making, pickles and mustard
canned-food: non perishables, canned goods, canned goods drive, harvest appeal, harvest donations, reverse advent, reverse advent calendar, ration pack, ration packs, larder volunteers, cupboard staples, store cupboard, emergency food, food pantry, can drive, tinned fish, tinned sardines, tins of food, food collection
bento: lunch boxes, packed lunchboxes, bento boxes, japanese lunches, school lunch, school lunches, hot lunch program, hot lunch programme
rice-cracker: rice cake, rice cakes, prawn crackers
onigiri: spam musubi, rice balls, rice ball
rice: sona masoori, sona masuri, rice mill, rice cooker, rice cookers, rice donation, nasi lemak, rice bags, paddy seeds, hainanese chicken rice
curry: thai green, punjabi dhaba, kosha mangsho, onam sadya, onam sadhya, chettinad meals, madras curry, butter chicken, home cooked meals indian
noodles: hakka noodles, stir fries, stir fry night, hand pulled noodles, biang biang, maggi point, pot noodle, stir fry, stir fry bar
spaghetti: spag bol, mac n cheese, mac and cheese, macaroni cheese, cacio e pepe, nonna's kitchen, italian night, italian supper, macaroni pie, pasta night
sweet-potato: sweet potatoes, sweet spuds, pounded yam, yam festival, yam tubers
sushi: hand rolls, california roll, california rolls
fried-shrimp: ebi fry, scampi and chips, scampi night, popcorn shrimp, peel and eat shrimp, shrimp basket, prawn toast
fish-cake: fish cakes, fish balls, fish fingers, fish sticks, crab cakes, cod cakes, salmon cakes
moon-cake: mid autumn, mid-autumn festival, mid autumn festival, moon festival
dumpling: pot stickers, siu mai, xiao long bao, yum cha, soup dumplings
takeaway-box: chinese take out, chinese takeaway, chinese takeout, chinese tonight, take out, noodle box, food containers, food packaging, takeaway containers, to go containers, food to go, surplus food, ghost kitchen, cloud kitchen, ready meals, frozen ready meals, home delivered meals, meal kits
soft-ice-cream: mr whippy, whippy van, dairy bar, dole whip, softy cone, ice cream cornets, 99s and cones, self serve yogurt
shaved-ice: ice gola, italian ice, hawaiian ice, water ice, slush machine, slush machines, slush puppies
ice-cream: frozen dessert, frozen desserts, tutti frutti, ice cream social, vegan ice cream, buffalo milk ice cream
doughnut: jelly doughnuts, jelly filled, fat cakes, medu vada, krispy kreme
cookie: bake sale, bake sales, choc chip, jammie dodgers, sugar cookie decorating, cookie decorating, viennese whirls, royal icing, iced biscuits, buttermilk rusks
birthday-cake: first birthday, 1st birthday, sweet sixteen, sweet 16, turning five, turning 21, turning 18, turning 40, turning 50, kids party, kids parties, kid's party, 18th birthday, 21st birthday, 30th birthday, 40th birthday, 40th party, 50th birthday, 50th party, 60th birthday, 60th party, 70th birthday, 80th birthday, 90th birthday, 100th birthday, birthdays catered, birthday bash, sugar craft, fondant figures, cake decorating, cake decorators, cake decorator, cake artist, cake artists, buttercream class
cake-slice: tres leches, swiss roll, swiss rolls, sponge cakes, brownies and blondies, slices and squares, cake walk, dessert auction, dessert table, plum cake, tea and cakes, tea and cake
cupcake: fairy cakes, butterfly cakes, patty cakes, cupcake bouquet, cupcake bouquets, cupcake decorating, icing class, icing classes, frosting class, piping class
pie: cornish pasty, cornish pasties, cobbler supper, cobblers and crumbles, rhubarb crumble, crumble and custard, steak and ale, steak and ale pie, pie auction, pie and a pint, bakewell tart, mince pies, pie floater, whoopie pie, meat pasty
chocolate: bean to bar, choc drops, hot choc, hot choc bombs, choc boxes, selection boxes, cocoa farmers, chocolate fountain, chocolate fountains, chocolate box fundraiser
candy: pick n mix, pick 'n' mix, lolly bags, lolly shop, sweet trolley, sweet jars, sweetie jars, gummy bears, jellies and gums, fairy floss, fairy floss machine, kendal mint cake, peanut brittle, tablet and fudge, scottish tablet, pan drops, sweet hampers, stick of rock, seaside rock, candy bar hire
lollipop: lollipop tree
pudding: crème caramel, creme caramel, panna cotta, jelly and custard, jelly and ice cream, malva pudding, plum pudding, plum puddings, christmas puds, xmas puds, bread and butter pud, steamed puds, spotted dick, caramel custard, mishti doi, jello shots, clootie dumpling, sticky toffee, sticky toffee pudding, rice pud, custard and crumble, chocolate mousse, mango mousse
honey: raw comb, heather honey
baby-bottle: formula milk, baby formula, infant formula, formula drive, infant feeding, baby feeding, breast feeding, breastfeeding cafe, breast feeding cafe, nursing mums, nursing mothers, la leche, la leche league, lactation cookies
milk: doorstep pints, doorstep milk, pints on your doorstep, gold top, gold top milk, full cream milk, goat milk, goats milk, malts and shakes, thick shakes, kefir grains, fresh dahi, fresh curd, pot curd, set curd
coffee: moka pot, moka pots, filter kaapi, brew bar, drip coffee, cold drip, pour over, pour over class, cuppa and catch up, coffee caravan, coffee trailer, coffee cart, macmillan morning, macmillan coffee morning, piccolo and cortado, coffee catch up
tea: irani chai, cutting chai, cuppas for cancer, builders brew, builder's brew, brew and biscuits, brew and natter, brew and a natter, brew and chat, tulsi tea, tea stall, chai stall, tea time quiz, iced tea, iced teas
teapot: tea shop, tea shops, tea set, tea sets, teaset hire, bone china, tea cosy, tea cosies, cosy making, vintage crockery, vintage china hire, vintage crockery hire, vintage china, copper kettle, copper kettles
champagne: fizz and nibbles, fizz bus, bubbly brunch, bubbles and brunch, bottomless prosecco, bottomless mimosas, bucks fizz, buck's fizz, nye party, nye gala, new year's ball, new years ball, new year's eve gala, new years eve gala, new year's eve party, new years eve party, ring in the new year, pop the cork, toasting glasses, raise a glass, toast the bride, methode cap classique, cap classique, sparkling wine, sparkling wines, prosecco van, fizz night, fizz and chips, glass of fizz, free bubbly, bubbly bar
cocktail: bloody mary, bloody marys, bar tending, bar tending course, bartending course, flair bartending, singles mixer, espresso martini, espresso martinis, cocktails and canapes, canapes and cocktails, gin fizz
cocktail: ~ prohibition party, prohibition night
tropical-drink: tiki bar, tiki night, piña colada, piña coladas, pina coladas, luau night, rum punch, sunset sips
beer: growler fills, brew day, keg hire, kegs and taps, home brewers, bitters and milds, local brew, stein hire, draught beer, draught beers, tap takeover, cask ale, cask ales, cask beer, porter and stout, free house, pub landlord
beer: ~ happy hour drinks
apple beer: cider fest, cider festival, cider fests
soft-drink: fizzy pop, pop shop, root beer, ginger beer, cool drink, cool drinks, cold drinks, iced drinks, mineral water, root beer floats, goli soda, tonic water, mixers and minerals
bubble-tea: tapioca pearls, pearl tea, boba pearls, milk tea
juice-box: cold pressed juice, cold pressed juices, fresh juice, fresh juices, juice bar, juice cleanse, juice cleanses, sugarcane juice
dinner-plate: pot luck supper, potluck supper, senior lunch, seniors lunch, finger food, finger foods, finger buffet, funeral tea, funeral teas, bush tucker, community seder, dinner and auction, private chef, private chefs, personal chef
dates moon: community iftar, communal iftar
cutlery: waitressing shifts, waiting staff, carving set, silver cutlery
spoon: love spoon, love spoons, egg and spoon race, egg and spoon
kitchen-knife: blade sharpening, knife skills, whetstone class, boning knives, knife grinder, edge sharpening, mobile sharpener, mobile sharpening, knife amnesty, pocket knives
amphora: greek urns, terracotta pots, classical antiquities, roman finds, dig volunteers, archaeological dig, pottery sherds
fish: hoki fillets, trout hatchery, fish hatchery, salmon hatchery, fish fillets, fresh fillets, fish curry, catch of the day, perch fry, smelt fry, lutefisk supper, stocking fish, pond stocking, fish auction, tuna auction, sea bass, bass tournament, bass masters, pike fishing, arbroath smokies
curry rice: dum biriyani
monkey: primate sanctuary, ape rescue, monkey sanctuary, chimp sanctuary
gorilla: great apes, orang utan, orang utans, gorilla trek, gorilla trekking
dog: pooch parlour, ring craft, bully breeds, bully breed, litter due, mixed litter, recall training, recall class, leash training, loose lead walking, bark in the park, doggy creche, doggie day care, doggy day care, sled dogs, leads and harnesses, dog harnesses, obedience class, obedience classes, good citizen class, canine good citizen, poo bags, raw feeding, raw dog food, breed club, pet portraits, dog coats, dog coat, muzzle training, doodles and poodles, french bulldog, cattle dogs, cattle dog, puppy kindergarten, fetch and play, bow wow, tail waggers, waggy tails, waggy walks, off lead field, barks and brews, canine first aid, dog first aid, canine club, dog biscuits, dog treats
dog-standing: field trials, sheep dog trials, sheep dog, sheepdog trial, sheepdog trials, guard dog, guard dogs, security dogs, patrol dogs, protection dogs, dog parkour, parkour for dogs, sniffer dogs
poodle: hand stripping, pooch pamper, dog groomer, dog groomers, pet groomer, pet groomers, pet grooming
wolf: howl night, wolf pack, pack of wolves, wolf sanctuary, wolf watching
fox: fox watching, fox rescue, fox proofing
raccoon: trash panda, trash pandas, coon hunters, coon hunt
cat: litter tray, litter trays, cat litter, scratching post, scratching posts, trap neuter return, tnr programme, tnr program, feral colony, feral cats, barn cats, bengal cats, bengal kittens, siamese cats, persian cats, cat groomer, cat grooming, cat therapy, cat boarding, cat trees, cat tree, kitten season
lion: big cats, big cat, big cat sanctuary, lion pride, pride lands, big five, big 5, lion park
tiger: tiger safari, tiger safaris, tiger reserve
leopard: snow leopard, snow leopards, black panther, black panthers, jaguar cubs
horse: riding for disabled, riding for the disabled, hunter trials, hunter trial, shetland ponies, mucking out, ladies' day races, horse rugs, rugs washed, tack sale, tack sales, used tack, tack swap, horse tack, harness racing, trotting races, thoroughbred rehoming, racehorse rehoming, horse agistment, horse first aid, horse manure, hay for horses, loose schooling, cross country schooling, menage hire, arena hire dressage, mounted games, mounted archery, western riding, rein and rider, ladies day at the races, magical ponies, pony lovers, paddock rent, vaulting club, equestrian vaulting, coloured cobs, welsh cob, welsh cobs, hacking and schooling, hacks and lessons, groom wanted yard, yard grooms, wild mustangs, equine therapy, equine vet, equine massage, equine dentist, equine transport
unicorn: mythical beasts, mythical beast, mythical creatures
whale: whale blubber
zebra: zebra stripes, zebra safari
deer: stag rut, deer rut, rutting season, fawn rescue, antler chews, deer fencing, deer fence, bucks and does, rut walk, red deer rut, deer stalking, stalking and venison
bison: cape buffalo, water buffalo, water buffaloes, murrah buffalo, bison meat, roaming buffalo
cow: hereford cattle, gau shala, livestock auction, livestock auctions, livestock sale, livestock haulage, cattle feed, bull riding, bull ride, running of the bulls, nguni cattle, brahman cattle, branding day, calf branding, limousin bulls, limousin cattle, aberdeen angus, angus bulls, angus cattle, cow bingo, cow pat bingo, cowpat bingo, pedigree herd, beef herd, dexter cattle, gir cows, bull sale, stud bull, stud bulls, in-calf heifers, ranch hands, ranch tour, cattle ranch
dairy-cow: relief milking, relief milker, relief milkers, milking shed, cow shed, sharemilking job, dairying course, milking hand, milking hands, jersey heifers, milking parlour, jersey herd, dairy herd
goat: dairy goats, dairy goat, nannies and kids goats, boer goat, kidding season, goat kids, nubian goats, anglo nubian, anglo nubians, nigerian dwarf, nigerian dwarfs, pygmy goat, angora goat, billy goat, billy goats, boer bucks
soap: goats milk soap, goat milk soap, goat's milk soap, hand wash, hand hygiene, washing up liquid, melt and pour, cold process, dishwashing liquid, laundry soap, shampoo bars, soap nuts, glycerine soap
pig: hog racing, kune kune, pot bellied pigs, pot bellied, sow and litter, sows and litters, tamworth pigs, large blacks, large black pigs, oxford sandy and black, oxford sandy, hog farm, pig farm
sausage: pigs in blankets
ram: tup sale, ram lamb, ram lambs
sheep: shepherd wanted, shepherd needed, good shepherd farm, mule gimmers, gimmer lambs, lamb feeding, feed the lambs, feeding lambs, shepherding course, suffolk sheep, suffolk rams, wool handlers, wool handling, shed hands, lamb race, lamb races, lamb racing, smallholding course, hebridean sheep, wool growers, damara sheep, flock of sheep, flock book, flock health, pet lambs
donkey: mule trek, mule treks, mule rides, donkey derby, donkey basketball, palm sunday donkey, jennies and jacks
camel: camel safari, camel safaris, camel train, camel trains, desert caravan, oasis trek, camel trek, camel treks, camel milk
giraffe: tall blondes, giraffe manor
elephant: anti poaching, ivory free, ele sanctuary, elephant bath, elephant bathing, elephant sanctuary
mammoth: woolly mammoth, ice age, ice age exhibition, ice age animals
rhinoceros: black rhino, white rhino, rhino orphanage, rhino horn, rhino poaching, rhino notching, rhino charge, save the rhino
hippopotamus: hippo pool, pygmy hippo
mouse: dormouse survey
rat: vermin control, baiting for vermin, rat poison, rat baiting
hamster: cavy show, piggie boarding, guinea piggies, small furries, small pets, hamster cages
rabbit: netherland dwarf, mini lop, mini lops, lop eared, dwarf lops, mad march hare, mad march hares, hare coursing, bunny bonding, angora rabbits, angora bunnies, flemish giant, flemish giants, bunny boarding, bunny hop, hay for bunnies, hay for rabbits
chick egg: easter bunny, easter bunny visit, egg rolling, egg hunt, egg hunts, egg decorating, easter holiday club, easter bunnies, easter egg trail, easter trail
chick hen: day olds, day old chicks, day-old chicks, hatching eggs, hatching programme, chick hatching, brooder plates, egg incubator, egg incubators, incubator hire, living eggs
briefcase handshake: startup incubator, business incubator, incubator programme, jobs fair, graduate scheme, graduate schemes, attache cases, office manager, office managers, business plan, business plans, business course, self employment, job seekers, job hunting, pa wanted, executive search, management jobs, start your own business, unfair dismissal, hr consultant, side business, working mums, linkedin profiles
squirrel: grey squirrel control, grey control, gathering acorns
beaver: dam watch, beaver dam
hedgehog: hoglet rescue, hog rescue, hog holes, hedgehog houses, hedgehog house, hedgehog highway, hedgehog highways
bear: kodiak bears, dancing bears, bear picnic, moon bears
teddy-bear: teddy bears picnic, teddy bears' picnic, bears picnic, teddies picnic, plush toys, teddy clinic, build a bear, bears wanted, crochet animals, toy box, mums and tots, mum and tots, little ones, rag doll, rag dolls, action figures, action figure, little explorers, collectable bears, reborn dolls, barbie dolls, nursery nurse, nursery nurses, nursery assistants, mini kickers, play therapist
polar-bear: churchill tundra, arctic wildlife, arctic expedition, polar wildlife
koala: gum leaves for koalas, eucalyptus planting
panda: bamboo bears, giant pandas
sloth: three toed, sloth encounter, slow club
otter: otter signs, pine marten, pine martens
kangaroo: roo meat, outback tour, outback tours, outback trip
badger: badger sett, brock badger, honey badger, honey badgers, badger vaccination, badger cull
paw: pet show, pet shows, pet expo, pet sitter, pet sitters, pet boarding, animal welfare, spay and neuter, spay neuter, rescue centre animals, microchip clinic, pet loss, pet bereavement, fur babies, fur baby, companion animals, companion animal, pet first aid, animal care course, animal care, stray animals, stray feeding, animal communicator, animal communication, flea treatment, flea treatments, pet nutrition, humane society, pet cremation, pet cremations, pet hotel, animal behaviour, rabies clinic, rabies shots, four legged friends, animal foster, animal fosterers, animal sanctuary, animal sanctuaries, animal lovers, pet friendly, animal physio, animal physiotherapy, vet bills, blessing of the pets
turkey-bird: turkey poults, norfolk bronze, norfolk black turkeys, turkey shoot, turkey raffle, turkey drive, gobble wobble, guinea fowl
hen: chook shed, chook sheds, chook house, ex batts, ex battery, ex-battery hens, broody hens, hybrid layers, laying stock, layers for sale, pol hens, pol pullets, rhode island reds, chicken poo bingo, chicken bingo, ark and run, hen arks, broiler farm, broiler chicks, broiler farming, layer mash, chicken coops
rooster: cock crow, cock a doodle
bird: finch fanciers, robin redbreast, wild bird seed, bird seed, bird feeders, crane festival, swallows return, swallows and swifts, big garden birdwatch, weaver birds, kiwi bird, swift boxes, gouldian finches, exotic birds, cage birds, bird banding, backyard birds, robins nest, jenny wren, parent bird, wading birds
penguin: antarctic cruise, antarctic expedition, emperor penguins
dove: turtle dove, turtle doves, peace walk, peace vigil, peace march, peace rally, peace prayer, peace day, peace conference, interfaith peace, holy spirit, confirmation class, confirmation classes, tumbler pigeons
eagle: raptor centre, hawk walk, hawk walks, kites feeding, red kite feeding, hawk experience, harpy eagle, owls and hawks
duck: rubber duckies, rubber ducky, rubber duck, aylesbury ducks, duck pond, confit duck, duck confit, indian runners, indian runner ducks, khaki campbell, khaki campbells, duck decoys, peking duck
swan: swan pedalos, swan boats
owl: owl boxes, owl box, owl pellet, owl pellets, tawny owls, night owls walk
owl moon: bat walk, bat walks, bat survey, bat boxes, bat night, bat hospital, bat rescue, bats and moths
feather: quill writing, fly tying feathers, millinery feathers, feather boa, feather boas, feather headdress, war bonnet
flamingo: flocking fundraiser, flamingo flocking, get flocked, been flocked
peacock: indian blue peafowl, peacock feathers
parrot: african grey, african greys, avian vet, parrot toys, love birds, talking birds, pirate party, pirate parties, pirate day, pirate weekend, budgie show
ship parrot: pirate ship, pirate fest, pirate festival
goose: canada geese, christmas geese, christmas goose, embden geese, toulouse geese, geese control, geese for sale, goose fat
frog: frog spawn, great crested newt, great crested newts, newt survey, newt surveys, toad patrol, toad crossing
crocodile: crocs and gators, croc farm, croc feeding, swamp tour, swamp tours, airboat swamp, airboat tour, airboat tours
sandal: crocs shoes, crocs footwear, gladiator sandals, wedge sandals, fisherman sandals, moccasins and sandals
turtle: hatchling release, turtle watch, olive ridley, olive ridleys, tortoise hibernation
lizard: blue tongues, blue tongue, blue tongue lizards, crested gecko, crested geckos, komodo dragon, komodo dragons, creepy crawlies, creepy crawly, exotics vet, reptile vet, water dragons
snake: snake bite first aid, snakebite first aid, snake bites, slow worms, slow worm, black mamba, boa constrictors
dragon: dungeons and dragons, dungeons & dragons, d&d night, dungeon master, dungeon masters, rpg club, rpg night, st george's day, st georges day, saint george's day, st david's day, st davids day, welsh league, welsh society, welsh lessons, learn welsh, roleplay campaign, roleplaying campaign
red-envelope dragon-head: chinese new year banquet, lunar new year banquet
sauropod: jurassic coast, dino walk, prehistoric animals
dinosaur: dino dig, dino digs, dino day, dino party, dino parties, dino hunters, dino egg, dino eggs, dino roar, dino show, dino world, dino fun, t-rex race, t rex, raptor dig
dolphin: sea safari, sea safaris, marine mammals, marine mammal, sea mammals
seal: sea lion, sea lions, seal pups, seal pup, seal hospital, seal haul out, sealife rescue, seal rescue, pup season
lobster fish: seafood platter, seafood platters, seafood raffle
tropical-fish: marine tanks, marine tank, discus fish, reef tank, reef tanks, siamese fighters, tank setup, fish tank, fish tanks
foot fish: fish pedicure
shark: great white, great whites, manta ray, manta rays, rays and sharks, shark cage
octopus: takoyaki balls, octopus balls
squid: calamari rings, squid rings, squid jigging, salt and pepper squid
seashell: shell craft, shell crafts, shelling trip, shelling tours, sea shell, sea shells, shell museum, shell grit, shell jewellery, shell jewelry, sea glass, seashore safari, cockle picking, clam bake
coral: reef restoration, reef guardians, reef keeping, reef check, barrier reef, coral reef, coral planting, coral gardening, frag swap, coral frags
jellyfish: box jellies, box jellyfish, stinger suit, stinger suits, man o' war, sea jellies
crab: soft shell crab, mud crab, mud crabs, dungeness crab, horseshoe crab, horseshoe crabs, crab curry, blue swimmers, blue swimmer crabs, crab linguine, crab pots, crab feed, crab feeds, crab feast
lobster: lobster thermidor, lobster bake, lobster bakes, scampi creels, lobster creels
shrimp: vannamei shrimp, prawn curry, shrimp cocktail, prawn cocktail, prawn cocktails, bhuna chingri
oyster: oyster shed, bluff oysters, half shell, oysters rockefeller, pearl farm, pearl farms, shellfish hatchery, oyster knives
necklace: cultured pearls, freshwater pearls, pearl restringing, pearl stringing, pearl strands
snail: slug control, slug and snail, slug pellets, snail farm, snail race
butterfly: monarchs tagged, monarch tagging, monarch butterflies, milkweed plants, milkweed seeds, pollinator patch, pollinator garden, pollinator gardens, silk moth, silk moths
caterpillar: worm farm, worm farms, worm castings, worm composting, compost worms, tiger worms, red wigglers, bait worms, processionary moth, box tree moth, box moth caterpillar, lawn grubs, curl grubs
ant: ant nests, ant keeping
bee: swarms collected, bee swarm, bee swarms, swarm collection, swarm catching, queen rearing, save the bees, queens bees, leafcutter bees, leafcutter bee, skep making
wasp: asian hornet, asian hornets, hornet watch, hornet nests, wasp control, wasp nest, wasp nests, nest removal, yellow jackets nest, hornet nest
beetle: bugs and beasties, bug hunt, bug hunts, bug safari, bug safaris, bug world, bug house, bug houses, bug hotel, bug hotels, bug hunting, minibeast hunt, insect week, insect hotel, insect hotels, insect farm, woodworm treatment, wood borer, borer treatment, insect identification, creepy crawly hunt
ladybird: aphid control, biological control, ladybug release
cockroach: bed bug, bed bugs, roach bait, roach spray, bug spray, crawling insects, flea spray, flea sprays, flea fumigation, pesticide spraying, bug man, cockroach gel
hair-comb: head lice, lice treatment, lice clinic, lice removal, nit nurse, nit comb, nit combs, nit combing, hair brushes, detangling brushes, beard combs, afro combs
spider: huntsman spiders, black widow spiders, funnel web, funnel webs, spiderman party
mosquito: mozzie nets, biting insects, fly control, flies control, anti malaria, malaria nets, dengue fever, insect repellent, insect repellents, bug zapper, bug zappers, mosquito fogging, ticks and fleas, tick spraying, tick control, tick bites, tick bite, lyme disease
bouquet: flower petals, blooms to your door, hand tied bouquets, mum's day blooms, lei making, tussie mussie, flower garlands, lily bulbs, galentine's day, orchid show, flower arrangement, flower arrangements, bouquet bar, dahlia show, flower arrangers, secretary day flowers
cherry-blossom: spring blossom, blossom time, blossom trail, blossom trails, blossom tour, almond blossom, plum blossom, apple blossom, blossom festival
lotus: water lily, water lilies, pond plants, aquatic plants, zen garden, healing day, healing circle, spiritual healing, spiritual growth, energy work
lotus-position: wellbeing day, wellness day, wellbeing weekend, yin yoga, yoga nidra, pelvic floor, flow class, surya namaskar, breath work, self-care day, mobility class, pregnancy yoga, prenatal yoga, pregnancy pilates, postnatal pilates, mum and baby yoga, reformer pilates, energy healing, slow flow
rose: rose pruning, hybrid tea roses, hybrid teas, rambling roses, rambler roses, climbing roses
hibiscus: hawaiian night, hawaiian party, island party, hula class, hula classes, hula dancing, rose mallow, tropical plants
sunflower: sunflower seeds, sunflower seed, sunflower lanyard, sunflower lanyards, hidden disabilities, sunflower oil
daisy: michaelmas daisies, wild flower, wild flowers, wildflower meadow, wildflower meadows, wildflower seed, wildflower seeds, wildflower walk, meadow flowers, meadow making, meadow day, super bloom, echinacea plants, annuals and bedding, meadow scything
rose heart: poppy appeal, poppy walk, poppy wreaths, poppy sellers
tulip: bulb planting, spring bulbs, dutch bulbs, bulb sale, flower bulbs, bulb lasagne, bulb orders, daffodil sunday, snowdrop walk, snowdrop walks, snowdrop sunday
hyacinth: forced bulbs, bluebell wood, bluebell woods
seedling: sow and grow, sowing day, seed saving, seed bank, potting mix, potting compost, potting shed, grow bags, plugs and pots, soil health, school garden, growing group, food growing, no dig, permaculture design, cuttings exchange, peat free, terrace garden, regenerative agriculture, growers group, nursery stock, liners nursery, vegetable growing, horticultural society
seedling: ~ regenerative farming
plant: pot plants, potted plants, plant pots, plant pot, planter box, planter boxes, peace lily, peace lilies, fiddle leaf, fiddle leaf fig, interior landscaping, interior plantscaping, air plants, foliage plants, living wall, living walls, green wall, green walls, plant doctor, office plant hire, indoor plant hire, snake plants, patio pots
fir-tree: evergreen trees, scots pine, scots pines, pine cones, fir cones, douglas fir, douglas firs, balsam fir, pines and firs
christmas-tree: non drop, nordmann fir, cut your own tree, christmas tree recycling, christmas tree collection, tree lot, elf day, winter lights, winter lights trail, festive market, festive fair, festive season, holiday bazaar, holiday market, holiday lights, kris kringle, advent calendar, advent calendars, christmas baubles, stocking fillers, stocking stuffers
tree: woodland trust, woodland play, woodland day, tree care, deadwood removal, tree lopper, tree loppers, palm removal, palm pruning, stumps removed, tree climbing, forest bathing, forest bath, shinrin yoku, bush regeneration, arbor day, van mahotsav, ash dieback, treetop walk, treetop trail, treetop walkway, canopy walk, canopy walks, sapling drive, wood pasture, nature walk, whips and trees, fruit trees, orchard trees
palm-tree: tropical island, tropical islands, tropical getaway, palm fronds, palm trees, cocos palms, caribbean night, caribbean party, island getaway, island hopping, maldives package, maldives honeymoon, mauritius package, bali package, bali trip, bali tour, bali honeymoon, fiji holiday, fiji holidays, andaman package, goa trip, goa package, koh samui, hawaii trip, hawaii vacation, maldives trip, maldives holiday, seychelles package, seychelles holiday, zanzibar holiday, zanzibar package, phuket package, phuket trip, barbados holiday
cactus: aloe plants, desert plants, dry garden, dry gardens
wheat: malting barley, feed barley, fresh atta, rolled oats, atta chakki, flour chakki, stone ground, stone ground flour, spelt flour, jowar and bajra, gluten free, harvest home, harvest thanksgiving, grist mill, malted barley, grain growers, farmers meeting
herb: basil plants, fresh basil, sage smudging, sage bundles, wild food, wild foods, wild food walk, weed walk, edible weeds, medicinal plants, medicinal herbs, nettle soup, ayurvedic clinic, bush medicine, hedgerow medicine, hedge witch, physic garden, curry leaves, mint plants, fresh mint, tulsi plants, apothecary garden, fresh rosemary, rosemary bushes
clover: four leaf, four leaf clovers, st paddy's, st paddys, st paddy's day, paddy's day, irish night, irish evening, irish society, irish language, ceilidh irish, lucky dip, luck of the irish, 4-h club, clover seed, irish culture, irish heritage, irish festival
dancer clover: irish dance, set dancing
maple-leaf: japanese maple, japanese maples, canada day, canada pr, express entry, immigrate to canada, study in canada, work in canada, canada visa, canadian visa, canadian citizenship, canadian studies, maple trees, canadian flag, canadian culture
autumn-leaves: fall festival, fall festivals, fall fest, fall fair, fall bazaar, fall craft fair, autumn fair, autumn fayre, autumn walk, autumn walks, autumn term, leaf peeping, leaf peepers, leaf blowing, autumn equinox, foliage tour, foliage tours, fall foliage, leaf mould
leaves: leaf litter, green living, sustainable living, eco fair, eco fayre, eco fest, eco club, eco warriors, eco church, eco printing, eco print, leaf printing, net zero, green week, go green, going green, environmental club, environmental group, vegan fair, vegan fayre, vegan market, vegan festival, betel leaf, betel leaves, banana leaf, banana leaves, leaf bowls, leaf plates, greener living, greener homes
leaves: ~ eco friendly
planet leaves: carbon literacy, climate cafe, climate café, climate strike, climate march, climate change, climate action, climate emergency, earth day, earth hour
nest: nest cam, nesting season, empty nesters, empty nester, bird nests
toadstool: fairy ring, fairy trail, fairy trails, fairy hunt, fairy garden, fairy gardens, fairy door, fairy doors, fairy party, fairy parties, fairies and elves, woodland fairies, fly agaric, gnome hunt, elf trail, pixie trail, goblin market, elves and fairies
globe: geography tutor, exchange student, exchange students, student exchange, cultural exchange, foreign language, foreign languages, foreign language teaching, world music, world food, world cuisine, study abroad, overseas education, model un, model united nations, mun conference, gap year, town twinning, twinning association, migrant help, migrant support, refugee support, refugee week, world languages, multicultural day, gis training, sister city, sister cities, one world week, international students, international day, international evening, diversity day, global village, harmony day, languages day, export help, sponsor licence, third world, ex pats, fair trade, fair trade fortnight, culture day, cultural day, immigration consultant, immigration consultants, immigration lawyer, world cafe, host families abroad, mission trip, planet earth, ethnic diversity, worldwide shipping
speech-bubble globe: language exchange, english for foreigners
rock: geology club, geology walk, minerals and fossils, gem and mineral, gem and minerals, mineral show, rockery stone, decorative stone, stone circle, stone circles, walling stone, flint knapping, crushed rock, rock walls, rock wall, rock painting, painted rocks, river stones, river rocks, landscaping stone, feature stone, feature stones, rip rap, rock show, rock and gem, rock and gem show, building stone, crusher dust, quarry tour, granite quarry, garden boulders, rockery boulders, boulders and pebbles
snowy-mountain: alpine club, swiss alps, himalayan trek, everest base camp, base camp, ebc trek, avalanche course, avalanche training, winter skills, winter skills course, kashmir tour, kashmir package, manali trip, manali package, shimla manali, leh ladakh, glacier hike, glacier tour, spiti valley, mt cook, mount cook, winter walking, winter mountaineering, kashmir trip, kashmir holiday, ladakh tour, ladakh bike trip, sikkim tour, sikkim trip, spiti trip, himachal tour, himachal package
snowy-mountain: ~ ladakh trip
mountain: hill walking, hill walkers, munro bagging, three peaks, three peaks challenge, national three peaks, ben nevis, yr wyddfa, scafell pike, hill station, hill stations, machu picchu, inca trail, brecon beacons, croagh patrick, wicklow way, tramping club, grouse grind, ridge walk, fell running, fell race, fell walking, ooty trip, summit hike
mountain: ~ scottish highlands, lake district, peak district
volcano: lava tubes, geothermal tour, geothermal park, mount etna, crater hike, ring of fire
mount-fuji: japan tour, japan tours, japan trip, japan trips, japan rail, japan rail pass, japanese classes, japanese class, japanese lessons, japanese language, japanese course, learn japanese, japanese culture, japanese society
beach: seaside trip, seaside trips, seaside special, coastal walk, coast walk, coast path, coastal path, coastal path walk, coastal cottage, coastal cleanup, bucket and spade, day at the coast, coast trip, sand art, sand sculpture, sand sculptures, sand pit, sand pits, beach clean, beach cleans, beach cleanup, beach clean up, beach wedding, beach weddings, litter pick beach, gulf coast, greek islands, jersey shore, sun holidays, coach trip seaside
desert: rajasthan tour, dune bashing, dune buggy, dune buggies, sand dune, sand dunes, desert safari, egypt tour, egypt tours, egypt trip, morocco tour, morocco trip, wadi rum, marathon des sables, dubai package, dubai tour, dubai trip
desert-island: treasure island, island escape, island retreat, robinson crusoe, survivor weekend, desert island discs
national-park: wilderness skills, park ranger, park rangers, ranger talk, ranger walk, ranger led walk, countryside ranger, rambling club, scenic drive, scenic drives, scenic tour, countryside walk, countryside day, friends of the park, nature club, nature reserve, nature reserves, country park, country parks, natural history society, scottish lochs, wildlife trust, common land, green space, green spaces, village green, conservation volunteers, eco tour, eco tours, outdoors club, outdoor club, outdoor education, lake tour, lake tours, river walk
national-park: ~ grand canyon, green belt
logs: hardwood logs, softwood logs, wood pile, heat logs, wood fuel, green wood, green woodworking, rick of wood, ricks of wood, braai wood, wood delivery, load of wood, loads of wood, log store, log stores, face cord, face cords, bush wood, railway sleepers, garden sleepers, live edge slabs, live edge, slabs of oak, chainsaw milling, barn dried, kiln dried, split and delivered, seasoned hardwood, seasoned wood, seasoned oak, log burner wood, wood pellets, net bags of logs, woodland products, milled timber, rough sawn
church candle: palm sunday, palm sunday procession, palm sunday service
crystal-ball: palm reading, palm readings, palm reader, kundli matching, birth chart, birth charts, vedic astrology, medium night, mediumship course, angel cards, oracle cards, oracle card, crystal healing, mystic fair, mystic market, aura reading, aura photography, past life, past life regression, mind body spirit, mind body and spirit, mind body spirit fair, rune reading, tea leaf reading, tea leaf readings, pagan moot, witches market, witch market, pendulum dowsing
night-sky: perseid watch, perseid shower, milky way, aurora hunting, aurora chasing, aurora tour, sleep under the stars, star party, meteor shower, meteor showers, dark skies, dark sky
sunrise: sunrise swim, sunrise swims, sunrise service, sunrise hike, sunrise walk, sunrise yoga, dawn patrol, dawn swim, dawn walk, daybreak run, golden hour, sunup breakfast, sunrise breakfast
skyline: city walks, urban walk, urban walks, urban planning, urban design, high rise living, high rise flats, downtown living, city living
statue-of-liberty: new york trip, new york city break, nyc trip, nyc tour, usa visa, us visa, us visas, green card, green cards, green card lottery, study in usa, study in the usa, us citizenship, american citizenship, f1 visa, h1b visa, usa tour, usa tours, usa trip, liberty tour
bridge: bridge walk, bridge walks, bridge engineering, bridge engineers, bridge repair, bungee jump, bungee jumping
moon: lunar eclipse, moonlight walk, moonlit walk, moonlit paddle, new moon, full moon circle, moon circle, moon ceremony, bedtime stories, bedtime story, sleep consultant, insomnia clinic, night nurse for babies, night walk, karva chauth, sleep clinic, sleep out for the homeless
sun: summer solstice, winter solstice, midsummer supper, midsummer party, vitamin d, sunshine club, summer fayre, summer fair, sun cream, summer reading, summer reading challenge
palette paint-roller: holi bash, holi party, holi colours, holi colors, festival of colours, colour run, color run, colour runs, colour fun run
planet: saturn viewing, solar system, space camp, space camps, space party, outer space, cosmos talk, space talk, space talks, space week, space explorers, space club, space day, astronomy lecture, astronomy lectures
star: rising stars, star of the week, little stars
cloud: cloud backup, cloud backups, cloud services, cloud migration, aws course, aws training, azure training, azure course, cloud computing, cloud training, cloud courses, saas demo
partly-sunny: weather forecasting, weather forecast, weather station, weather stations, met office, weather watchers
rain: monsoon sale, monsoon treks, monsoon trek, monsoon offer, rainy season, wet weather
rainbow: pride march, pride parade, pride picnic, pride weekend, pride festival, pride event, pride party, rainbow crossing, lgbt choir, lgbtq youth group, queer film night, drag bingo, drag queen story time, drag night, drag show, equality week, equality day, trans support group, trans support, gay mens chorus, gay men's chorus, rainbow babies, rainbow baby, rainbow brownies, brownies and rainbows
beach-umbrella: cantilever parasol, cantilever parasols, patio umbrella, patio umbrellas, parasol hire
umbrella: brolly repair, umbrella insurance
lightning: lightning protection, earthing and bonding, storm chasing, storm chasers, surge protection, 18th edition, 18th edition course, wiring regs, wiring regulations, fuse box, fuse boxes, consumer unit, consumer units, fixed wire testing, power cut, power cuts, power outage
snowflake: winter fair, winter fayre, winter wonderland, snow day, snow days, frost protection, cold snap, winter festival, winter market, winter markets, winter warmer, winter warmers, winter fuel, winter bazaar, freezing temperatures, snow globe, snow globes, frozen party, deep freeze
snowman: winter camp, winter camps, snow fun, snow day fun, snow play
baby test-tube: freezing eggs, freeze your eggs, egg donors, egg donor
fire: campfire cooking, fire walk, fire walking, fire spinning, fire lighting, burn permits, holika dahan, wildfire recovery, wildfire relief, fire dancing, fire dancers, fire jugglers, fire show, ember festival, fire pits
droplet: hydration station, hydration stations, ro plant, ro plants, ro service, ro repair, wells for villages, village wells, clean water for, water for all, flood relief, flood appeal, flood recovery, rain garden, rain gardens, water can, water cans, water can delivery, can water supply, pipe leak, damp course
syringe droplet: iv drip, iv drips, iv hydration, vitamin drip, vitamin drips
wave: sea swim, sea swims, tsunami appeal, ocean conservation, ocean clean up, ocean cleanup, ocean plastics, world oceans day, oceans day, marine biology, marine conservation, marine science, rip current, rip currents, surfers against sewage, ocean literacy, ocean swim, ocean swims
surfer: surf therapy, grom comp, grom squad
lifebuoy: surf lifesaving, surf life saving, nippers registration, junior lifeguards, rookie lifeguards, rookie lifeguard, sea rescue, bronze medallion, drowning prevention, throw bags, throw bag, life jacket, life jackets, life vest, life vests, water safety, inshore lifeboat, lifeboat crew
museum: curator's tour, curators talk, civic society, historical society, historical societies, history society, antiquarian society, heritage week, heritage weekend, heritage centre, doors open day, doors open days, open house heritage, hands on history, museum volunteers, exhibition volunteers, railway museum, railroad museum, maritime museum, aviation museum, tram museum, archive exhibition
castle: stately home, stately homes, stately home tour, historic house, national trust, fort visit, fort walk, medieval banquet, medieval banquets, palace tour, ramparts walk, forts of rajasthan, royal palace, castles and gardens
shield: kendo club, home cover, landlord cover, cyber cover, pet cover, private health cover, travel cover, car cover, gap cover, third party cover, umbrella cover, public liability, liability cover, professional indemnity, extended warranty, coats of arms, coat of arms, close protection, door supervisor, door supervisors, security guards, security guard, security officer, security officers, door staff
crane: banksman course, lift planning, lifting plans, dogging course, dogman course, slinger course, slinger signaller, contract lift, contract lifts, riggers and doggers, rigging and lifting, mobile crane, mobile cranes
road-barrier: street closure, street closures, road closure, road closures, play street, play streets, traffic cone, traffic cones, flagger certification, flagger course, traffic controller, traffic controllers, temporary fencing, heras fencing, chapter 8, road works, crowd control barriers
bricks: tuck pointing, hod carrier, hod carriers, hod carrying, breeze blocks, besser blocks, concrete blocks, kerbs and edging, refractory bricks, garden wall, garden walls, brick cleaning, brick restoration
house trowel: house extensions, home extensions, extensions and lofts, extensions and loft conversions, kitchen extensions, extensions and renovations, single storey extension
hut: bothy weekend, mountain hut, mountain huts, alpine hut, scout hut, forest lodge, forest lodges, wendy house, wendy houses, treehouse stay, treehouse stays, village hut, shepherds hut, shepherds huts, shepherd's hut, yurt stay
houses: council homes, council house, council houses, terraced house, terraced homes, hoa meeting, body corporate, landlords forum, landlords association, housing society, housing association, housing associations, strata management, strata manager, right to buy, tenants association, block management, estate living, affordable homes, community housing
house: home sitting, home sitters, house sitting, home buyers, homebuyer seminar, first time buyer, first time buyers, first-time buyers, first home buyers, home warranty, habitat for humanity, home staging, property staging, double storey, double storey house, farmhouse stay, farmhouse stays, stamp duty, probate property, probate house, home energy rating, bond cleaning, loft conversion, loft conversions
office-building: facilities management, commercial lease, commercial leases, office lease, office leases, office fit out, office fitout, office fit-out, office refurbishment, office refurb, virtual office, virtual offices, business centre, business center, company incorporation, incorporation services, corporate tenants, corporate relocation, business park, head office
post-office: po box, po boxes, postal worker, postal workers, mail redirection, philatelic bureau, sub post office
hospital: ward appeal, children's ward, childrens ward, maternity unit, maternity ward, scanner appeal, minor injuries, minor injuries unit, cancer care appeal, cancer care, health camp, health camps, medical camp, surgery centre, hospital trolley
bank: building society, fixed deposit, fixed deposits, chit fund, chit funds, trust fund, trust funds, cash isa, isa season, isa deadline, business finance, business loans, money market, savings club, credit union, banking exam, bank po coaching, bank exam coaching
bed: room only, room only deals, short stay, short stays, long stay, long stays, corporate stays, boutique stays, mini break, mini breaks, half board, full board, farm stay, farm stays, guest house, concierge service, divan sets, sleep study, flat mate, sleep over, bed sheets, fitted sheets, king size, king size sheets, single room, digs and lodgings, student digs, theatre digs, pyjama day, emergency accommodation, staff accommodation, crash pad, ottoman beds, student rooms, duvet cover, duvet covers, valances and sheets
bellhop-bell: front desk, reception staff, reception cover, hotel porter, night porter, hospitality staff, hospitality jobs, hospitality course, hospitality training, hospitality management, housekeepers for hotel, hotel housekeeping, hotel housekeepers, front office, front of house staff
convenience-store: corner shop, corner shops, milk and papers, village store, dairy and tobacco, spaza shop, deli and grocery
school: pta meeting, pto meeting, school governor, school governors, primary places, academy admissions, grammar entry, term dates, class reunion, class of 1994 reunion, head teacher, cbse admission, cbse admissions, parents evening, parents' evening, year 7, year 7 entry, parent teacher association, school reunion, school reunions, school governors wanted, primary school, secondary school, high school, matric dance
balloon: school fete, school fair, school fayre, helium hire, party decorations, naming ceremony, naming ceremonies, village gala, gala day, playgroup party, kids entertainers
department-store: closing down sale, closing down sales, shoppers evening, shopping evening, shopping mall, mall opening
factory: shop floor, shop floor jobs, plant maintenance, assembly line, assembly workers, metal fabrication, mill shop, factory outlet, sheet metal, packaging line, packing line, plastics moulding, injection moulding, injection molding, plastic moulding, process engineer, process engineers, quality inspector, quality inspectors, oem parts, industrial automation, food processing, refinery jobs, production line, powder coating, toll manufacturing
wedding-chapel: civil ceremony, civil ceremonies, marriage hall, registry office, marriage garden
tower: eiffel tower, mobile mast, mobile masts, cell tower, cell towers, clock tower, clock towers, bell tower, paris trip, paris weekend, weekend in paris, paris tour, radio mast, radio masts, water tower
church: vicarage tea, parish fete, ministers and deacons, minister wanted, pastors conference, pastor's conference, advent service, cathedral tour, prayer breakfast, first communion, holy communion, communion service, harvest service, youth ministry, lent group, lent course, sunday worship, worship service, worship night, gospel service, gospel hall, spire appeal, good friday, good friday walk, quaker meeting, salvation army, holy week, toddler praise, nine lessons and carols, nine lessons, carol service, carol services, church organ fund, organ fund, christian fellowship, bible camp, bible study
prayer-beads: rosary group, tasbih beads, mala beads, mala making, bead blessing, meditation beads, prayer beads
mosque: quran classes, quran lessons, quran class, islamic school, islamic studies, halal fest, halal festival, islam awareness, arabic and quran
hindu-temple: durga puja, bhajan evening, gita class, gita classes, bhagavad gita, temple tour, temples of south india, kashi yatra, hanuman jayanti, sai bhajan, kumbh mela, ganpati puja, navratri puja, griha pravesh, char dham, char dham yatra, rath yatra
dancer musical-notes: garba night, dandiya night, garba nights
synagogue: shabbat dinner, bar mitzvah, bar mitzvahs, bat mitzvah, bat mitzvahs, bar and bat mitzvah, b'nai mitzvah, hebrew school, hebrew classes, jewish festival, high holy days, high holidays services, rosh hashanah, yom kippur, challah bake, menorah lighting
shinto-shrine: kyoto tour, kyoto trip, shrine tour, torii gate, torii gates, japanese garden, japanese gardens
fountain: wishing well, wishing wells, pond fountain, pond fountains, water feature, water features, drinking fountain, drinking fountains
tent: bivvy bag, duke of edinburgh, duke of edinburgh award, d of e, expedition kit, tipi hire, tipi tents, sleep out, camp out, swag bags camping, camping swags, guides camp, guide camp, camp leader, camp leaders, youth camp, youth camps, overnight camp, cadets camp, cub camp, ground sheet, ground sheets, beavers and cubs, beavers and scouts, beaver scouts, cub scouts, explorer scouts, girl guides, bell tents
campsite: powered site, powered sites, camp host, camp hosts, seasonal pitch, seasonal pitches, serviced pitches, touring pitches, touring pitch, grass pitches tents, club site, holiday park, holiday parks, campers welcome
carousel: merry go round, carnival rides, kiddie rides, kids rides, fairground rides, amusement rides, showmen's guild, side shows, helter skelter, helter skelters, chair o planes, pleasure fair, midway rides, vintage rides, county fair rides, funfair rides
ferris-wheel: big wheel, giant wheel, observation wheel, amusement park, amusement parks, pleasure beach, fun world
slide: adventure play, adventure playground, water park, water parks, splash park, splash pad, splash parks, aqua park, play park, play parks, play area, play areas, jungle gym, jungle gyms, tumble tots, toddler gym, slip n slide, slip and slide, water slide, water slides, inflatable slide, inflatable slides
roller-coaster: thrill rides, thrill ride, alton towers, thorpe park, disneyland paris, disney trip, disney world, six flags, white knuckle, theme park trip, essel world, theme park tickets, orlando trip, orlando holiday, orlando holidays
mug: drink coasters, slate coasters, beer mats and coasters
barber-pole: skin fade, skin fades, barbering course, barber course, short back and sides, line ups and fades, tapers and fades, taper fade, taper fades, buzz cut, buzz cuts, mo bros
circus-tent: tightrope walking, greatest show, greatest showman
clown: clowning workshop, clown school
military-helmet candle: dawn service, anzac dawn service
locomotive: footplate experience, engine shed, branch line, branch lines, narrow gauge, steam up, steam gala, steam galas, diesel gala, n gauge, oo gauge, o gauge, steam excursion, steam excursions, permanent way, santa specials by rail, thomas day, day out with thomas, signal box, signal boxes, loco driver, steam locos
train: level crossing, toot toot, toy train, toy trains, train set, train sets, rail holiday, rail holidays
railway-car: orient express, pullman dining, pullman lunch, maharaja express, maharajas express, railway carriage, railway carriages, rail freight, dining train, rail carriage restoration
fast-train: bullet train, intercity rail
metro: tube map, tube strike, metro card, metro cards, metro pass, metro extension, subway tour, underground railway
tram: trolley tour, trolley tours
bus: double decker, double deckers, coach outing, coach outings, mystery tour, mystery tours, hop on hop off, charter coach, coach charter, school run coach, psv training, pcv licence, pcv training, play bus, vintage bus, vintage buses, tempo traveller, tempo travellers, volvo sleeper, sightseeing bus, coach drivers, coach driver, coach party, community transport, pensioners outing
minibus: 12 seater, 12 seaters, 16 seater, 16 seaters, 9 seater, 14 seater, 15 seater, combi taxi, kombi taxi, sunshine coach, traveller hire, people carrier, people carriers, van pool, school transport, midas minibus, section 19 permit, midas training, kombi hire, maxi taxi
ambulance: first responder, first responders, community first responders, event medic, event medics, medics for events, event first aid, emt course, patient transport, non emergency transport, non-emergency transport, emergency medicine, ambulance cadets, st john cadets, defibrillator appeal
fire-engine: bushfire volunteers, bush fire brigade, rural fire service, firemans muster, firemens muster, firefighters muster, fire truck, fire trucks, fire truck party, fire brigade open day, brigade open day, fire department
police-car: police recruits, police recruitment, police station, police exam, police officer, police officers, traffic police, coffee with a cop, sheriffs office, highway patrol, bobby on the beat, neighbourhood policing, sub inspector, crime prevention
taxi: private hire, hackney carriage, outstation cabs, outstation cab, uber drivers, uber driver, ola cabs, designated driver, airport pickup, airport pick up, airport run, airport runs, airport drop, airport drops, dial a driver, knowledge school, acting driver, acting drivers, call driver, executive travel
car: used motors, car rental, car rentals, vehicle rentals, rentals from, nct prep, nct test, pre owned, car servicing, vehicle servicing, full service and mot, hybrid cars, roadworthy certificate, ecu remap, ecu remaps, ecu remapping, headlight restoration, headlamp restoration, self drive, self drive car, self drive cars, self drive hire, auto salvage, salvage cars, car transmission, transmission repair, transmission repairs, muffler shop, saloon car, saloon cars, vehicle hire, car salvage, denting and painting, denting painting, dent and paint, advanced motorists, advanced motorist, wreckers yard, wrecking cars, car breakers, bumper repair, auto detailers, four wheel drive hire, bumper scuffs, bumper scuff, bumpers repaired
gavel car: car auction, car auctions, vehicle auction, vehicle auctions
suv: off roading, off road driving, green laning, green lanes, bull bars, snorkel fitting, land rover defender, crossovers and suvs, 4wd club, 4wd hire, range rover, range rovers, mahindra thar, land cruiser, land cruisers, sport utility, rock crawling, lift kit, lift kits, four wheel drive, four wheel drives, overland expedition, off road
pickup-truck: flatbed ute, ute muster, tonneau cover, tonneau covers, truck bed, truck beds, truck caps, truck bed covers, pickup beds, tub liner, tub liners, canopies for utes, ute canopy, canopy for bakkie, bakkie canopy, bakkie canopies
delivery-van: same day delivery, same-day delivery, multi drop, ply lining, van ply lining, owner driver, owner drivers, moving day, flat moves, home moves, house movers, dispatch rider, dispatch riders, luton van, luton vans, transit van, transit vans, last mile, last mile delivery, piano mover, piano movers, piano removal, piano removals, white goods delivery
lorry: semi truck, semi trucks, semi trailer, semi trailers, cdl class a, cdl school, car transporter, big rig, big rigs, reefer trailer, refrigerated haulage, full loads, full load, part loads, 18 wheeler, 18 wheelers, side loader, side loaders, driver cpc, cpc training, truck fest, long haul drivers, mc licence, hr licence, mr licence, container transport, grab lorry, grab hire, class 1 driver, class 1 drivers, class 2 drivers
tractor: farm hand, farm hands, paddock slashing, slashing and mowing, slashing paddocks, topping and harrowing, field topping, rotavator hire, agri show, farm implements, massey ferguson, kisan mela, krishi mela, plowing match, plowing and tilling, farm machinery auction, machinery auction, open farm sunday, hedge cutting tractor
racing-car: formula 1, formula one, f1 screening, f1 weekend, grand prix, grands prix, drift day, stock car, stock cars, stock car racing, race suit, race suits, rally car, rally cars, rally driving, rally stage, sim racing, slot car, slot cars, motor racing, motor club, dirt track racing, dirt track, burnout comp, le mans, sprint car, sprint cars, pit crew, go kart, supercar day, monster truck, monster trucks, drag racing, rc car, rc cars, saloon racing, soapbox derby, banger racing
motorcycle: chopper bikes, choppers and cruisers, ride out, ride outs, cruiser bikes, poker run, toy run, toy runs, cafe racer, cafe racers, café racer, café racers, bike licence, bike mot, bike mots, bullet riders, royal enfield bullet, wall of death, speedway bikes, bikes and trikes, das course, cbt and das, distinguished gentleman's ride, bike leathers, leathers and helmets, mx bikes, mx track, biker leathers, motorbike wash, bike run charity
motor-scooter: scooter rally, scooter rallies, scooter club, scooter servicing, mods and rockers, mods weekend, mod weekend, postie bike, postie bikes
wheelchair: disabled access, disabled people, disability sport, disability sports, disability confident, disability rights, accessible travel, accessible holidays, accessible toilets, accessible taxi, accessible taxis, wheelchair accessible, accessibility audit, accessibility audits, access audit, access audits, access ramps, ramp hire, ramps and rails, portable ramps, sci support, rehab centre, rehab equipment, inclusive sports, inclusive sport, inclusive play, inclusive cricket, home adaptations, disability adaptations, para sport, para sports, wav hire, wheelchair accessible vehicles, special needs, mobility hire, mobility equipment, power chair, power chairs, hoist hire, patient hoists, spinal injury, spinal injuries, spinal cord injury, physical disability, physical disabilities, transfer aids, muscular dystrophy, cerebral palsy, wheelchair basketball, wheelchair rugby, wheelchair tennis, wheelchair sports, inclusion support, occupational therapy, occupational therapist, occupational therapists
mobility-scooter: pavement scooter, pavement scooters, scooter batteries, gopher scooter, gopher hire, gopher battery, scooters for seniors, electric scooters for seniors, senior scooter, golf buggy, golf buggies, golf cart, golf carts
rickshaw: auto drivers, auto driver, auto stand, ape auto, share auto, share autos, auto rickshaw, auto rickshaws, bajaj auto
bicycle: puncture repair, puncture repairs, mtb club, mtb trails, frame building, frame builders, push bike, push bikes, time trial, time trials, bike valet, bike parking, cycle path, cycle paths, cycle lane, cycle lanes, critical mass ride, pedal power, adult trike, adult tricycles, bike polo, gravel ride, gravel rides, gravel bike, gravel bikes, wheelers cycling club, spin class, spin classes, indoor cycling, pedal for charity, tour de
kick-scooter: stunt scooter, stunt scooters, scooter jam, scooter tricks, scooter park
skateboard: half pipe, longboard skating, skate lessons, skate lesson, skate jam, skate jams, skate club, skate clubs, skate ramp, skate ramps, skate shop, skate camp, grip tape, decks and trucks
roller-skate: quad skates, inline skates, aggressive inline, jam skating, skate night, skate nights, skating rink, roller hockey, roller boogie, roller girls, roller rink, rink night, skates and pads
oil-drum: engine oil, engine oils, chemical drums, chemical drum, steel drums empty, plastic drums, 200l drums, diesel delivery, red diesel, ibc tanks, crude oil, kero delivery, lube oil, grease and oils, oils and greases, hydraulic oil, boiler oil, oil club, oil clubs, oil buying club, used oil, used oil collection, used cooking oil collection, oil syndicate, spill kit, spill kits, industrial chemicals, cleaning chemicals, oil tank removal, oil tanks, chemical supplies, chemicals and cleaning
fuel-pump: fuel polishing, cng kit, cng kits, wrong fuel, wrong fuel in car, pump attendant, petrol attendant, petrol attendants, fuel card, fuel cards, fuel prices, fuel station
wheel: alloy refurb, alloy refurbishment, alloy wheels, alloy wheel repair, mag wheels, mags and tyres, castor wheels, castors and wheels, kerbed alloys, kerbed wheels, diamond cut alloys, diamond cut wheels, diamond cut, rim repair, rim repairs, wheel bearing, wheel bearings, tracking and balancing, wheel balancing, balancing and alignment, alloys refurb, alloys refurbished, alloys repaired
siren: red alert, emergency response, emergency call out, emergency callout, 24 hour emergency, 24hr emergency, 24/7 emergency, air raid, air raid siren, amber beacons, warning beacons, emergency planning, emergency preparedness, strobe lights, emergency services day, 999 day, blue light, blue light discount
traffic-light: traffic lights, traffic signal, traffic signals, learner theory, learners licence, learner's licence, defensive driving, traffic school, crossing patrol, theory test pass
anchor: nautical gifts, maritime festival, maritime heritage, royal navy, navy veterans, navy day, merchant navy, harbour day, harbour festival, harbor festival, berths available, sea sunday, sailors society, marine engineer, marine engineers, marine engineering, fleet week, vhf course, vhf radio course, boating club, boat storage, sea shanties, sea shanty, shanty crew, shanty singers, sea scouts, navy cadets
sailing-boat: bareboat charter, boat share, boat shares, skippered yacht, flotilla sailing, optimist dinghy, optimist dinghies, topper dinghies, toppers and lasers, tall ship, tall ships, crew wanted, hobie cat, dhow cruise, hull cleaning, cruising club, boat lift, boat lifts, yacht charter, yacht charters, rigging for boats, boat rigging
canoe: paddle club, paddle sports, paddle hire, waka ama, dragon boat, dragon boats, dragon boating, dragon boat racing, outrigger canoe, wild rivers, river trip, river trips, float trip, float trips, white water, white water rafting, whitewater rafting, raft race, rubber rafts
speedboat: wake park, ski boat, ski boats, banana boat, banana boats, banana boat rides, water sports, ringo rides, rib ride, rib rides, jet boat, jet boating, inflatable boat rides, river tubing, lake tubing, tubing and wakeboarding
cruise-ship: ocean liner, ocean liners, fjord cruise, fjord cruises, cruising holidays, cabins and suites, stewards at sea, shore excursion, shore excursions, transatlantic crossing, mediterranean cruise
ferry: island crossing, island crossings, foot passengers, water taxi, water taxis, day crossing, day crossings, isle of man sailings, ferry sailings, ferry crossing, passenger launch, launch service
motor-boat: pontoon boat, pontoon boats, pontoon hire, pontoon rental, party boat, party boats, boats for sale, boats and motors, glass bottom boat, glass bottom, glass bottomed boat, sightseeing boat, wildlife cruise, wildlife cruises, bay cruise, launch hire, shikara ride, kerala backwaters, backwater cruise, boat building, boat builder, boat safety, boat test, boat licence, boater safety, marine diesel, marine engines, cuddy cabin, tinnies and outboards, mackerel trips, angling trips, angling boat
ship: shipping agent, shipping company, import clearance, export documentation, export documents, customs broker, customs brokers, customs brokerage, customs clearance, fcl and lcl, sea freight, sea cargo, ocean freight, container freight, freight forwarder, freight forwarders, dry dock, maritime law, ship builders, bulk carrier, dock workers, port tour, port tours, merchant marine, crew change, deck cadets, port authority
airplane: air cargo, air freight, private jet, private jets, jet charter, plane ticket, plane tickets, aviation course, aviation courses, aviation college, air hostess, air hostesses, air hostess training, business class, fear of flying, flying phobia, air ticketing, ticketing course, plane spotting, plane spotters, plane pull, aerospace engineering, airport parking, airport ground staff, ground staff, escorted tour, escorted tours, package tour, package tours, last minute getaways, visa and tickets, travel desk, wings over
airplane: ~ group tour, group tours
small-airplane: aero club, light aircraft, pilots licence, pilot's licence, pilot licence, ppl course, ppl training, cpl training, float plane, float planes, trial flying, trial flight, trial flights, aero modelling, vintage aircraft, air race, air racing, bush pilot, bush pilots, control line flying, ultralight aircraft, air cadets, air scouts, air show, air shows, crop dusting, glider flights, wing walk, wing walks, airline pilots, private pilots
departure: departure lounge, take off
parachute: charity jump, charity jumps, tandem jump, jump for charity, wing suit, tandem flight, tandem flights, hang gliding, hang gliders, drop zone
airline-seat: extra legroom, seat sale, first class fares, business class fares, seat upgrade
helicopter: chopper ride, chopper rides, heli tour, heli tours, heli charter, heli rides, heli skiing, air rescue, heli mustering, mustering heli, aerial tour, aerial tours
cable-car: chair lift ride, gondola ride, gondola rides, ski lift, ski lifts, ski lift pass, lift pass, lift passes, cliff railway
satellite: gps tracking, gps tracker, gps trackers, gps course, sat nav, sat navs, rural broadband, broadband rural, remote sensing, space sector
rocket: startup pitch, pitch night startup, startup weekend, startup grind, founders club, bootcamp for founders, product launch, product launches, launch party, launch night, launch event, accelerator programme, accelerator program, lift off, blast off, space centre, space center, stem camp, stem camps, space camp kids, mvp build, growth marketing
flying-saucer: sci fi, sci-fi film, sci fi con, sci-fi convention, science fiction, close encounters, area 51, alien invasion, alien hunt
superhero: comic con, blood heroes, capes and masks, anime club, character visits, marvel quiz, superhero party
suitcase: baggage wrap, carry on bag, carry on bags, cabin bag, cabin bags, trolley bags, trolley bag, rolling bags, duffel bag, duffel bags, holiday packing, packing light, luggage store, luggage stores, travellers club, solo travellers, great escapes, travel trunks, group trip, group trips
hourglass: sand timer, sand timers, egg timer, egg timers, deadline day
watch: strap fitting
alarm-clock: wake up call, wake-up call, morning routine, clock radio, clock radios, daylight saving
stopwatch: speed networking, beat the clock, hiit class, hiit classes, interval class, interval training, countdown quiz
mantel-clock: carriage clock, carriage clocks, clock fair, clock collectors, longcase clocks
wall-clock: cuckoo clock, cuckoo clocks, clocking in systems, clocking in system, time and attendance, clock kits
thermometer: fever clinic, heat stress, food probe, food probes, temperature logging, temperature monitoring, sous vide, home energy check
world-map: road trip, road trips, expedition talk, explorers club, travel talk, travel talks, map reading, old maps, antique maps
compass: navigation course, navigation courses, hill skills, expedition training, night nav, night navigation
jack-o-lantern: spooky night, spooky trail, trick or treat, trick or treating, costume party halloween, fright night, fright nights, fright fest, zombie run, zombie walk, all hallows, all hallows eve, scream park, monster mash, haunted hayride, haunted attraction, boo at the zoo, halloween disco
fireworks: guy fawkes, july 4th, 4th of july, fourth of july, new year celebration, independence day, display night, fireworks display
sparkler: cake fountains, ice fountains, sparkler send off
firecracker: diwali crackers, crackers for diwali, sivakasi crackers, green crackers, cracker stall, cracker stalls, crackers sale, bursting crackers
party-popper: leaving do, leaving dos, retirement do, works do, works dos, prom after party, after prom, house warming, birthday do, 60th do, 40th do, milestone birthday, milestone birthdays, sangeet night, wrap party, engagement do
party-popper: ~ farewell do
red-envelope: ang pow, ang bao, ang baos, spring festival, chinese spring festival
carp-streamer: kodomo no hi, children's day japan
ribbon: rosette making, hair bow, hair bows, bows and ribbons, grosgrain ribbon, breast cancer, breast cancer awareness, pink october, hiv awareness, world aids day, aids day, haberdashery ribbons
gift: care package, care packages, loot bag, loot bags, wish list, gift registry, angel tree, trousseau packing, father's day, fathers day, mother's day gifts, raksha bandhan, rakhi gifts, surprise box, surprise boxes, mum's day, mystery box, mystery boxes, treat boxes, subscription box, subscription boxes, corporate gift, corporate gifts, goody bags, party bags, wedding favours, lucky dip prizes
admission-ticket: gate entry, ticketed event, ticketed events, early bird tickets, entry pass, entry passes, event wristbands, festival pass, festival passes, pre-sale tickets, lift tickets
admission-ticket: ~ season pass, season passes, annual pass, annual passes, season ticket, season tickets
ticket: 50/50 draw, 50/50 raffle, draw night, 100 club, 200 club, tricky tray, basket raffle, basket raffles, grand draw, prize draw, fundraising raffle, queen of hearts draw, cash draw, super draw, door prizes, door prize, chook raffle, duck raffle, raffle fundraiser, bottle tombola
medal: virtual race, virtual races, finisher medals, tri club, race series, school olympics, mini olympics, special olympics, bleep test, race for life, inter school meet, track meet, track meets, cross country champs, swim meet, swim meets, masters games athletics, long service awards, bravery awards, bravery award, veterans games, sports day
trophy: beauty pageant, hall of fame, grand final, grand finals, best in show, presentation night, presentation nights, prize giving, champions league, challenge cup, club champion, club champions, knockout cup, knockout competition, award nominations, wall plaques, best kept village, rose bowl, bowl game, winners announced, league finals, finals night, finals day, shields and cups, dunk contest
flag: flag day, red ensign, republic day, australia day, memorial day, veterans day, waitangi day, bastille day, freedom day, heritage day, national day, st andrew's day, saint andrew's day, parade day, carnival parade, feather banners, feather flags, civic pride, jubilee day, bunting making
football: strikers wanted, goalkeeper training, little kickers, non league, grassroots football, coaches u9, 7 a side, seven a side, 6 a side, six a side, kick off, kick about, gaelic football, fa cup, away day football, keepie uppie, keepie uppies, keepy uppies, wildcats girls, under 12s, under 10s, under 8s, under 14s, under 16s, football scout, football fixtures, saturday fixtures
baseball: home run, home run derby, minor league, pitching lessons, pitchers and catchers, umpire baseball, baseball cards, world series, travel ball, mitts and bats, diamond sports, batting cage, batting cages
softball: slow pitch, fast pitch
basketball: shoot hoops, slam dunk, walking netball, back to netball, midnight basketball, basketball court, march madness, pickup ball, pickup basketball, ballers camp, three on three, 3 on 3, hoop camp, dunk contests, fast 5 netball
volleyball: spike camp, setters and spikers
american-football: tailgate party, friday night lights, homecoming game, fantasy draft, pee wee football, pop warner, wide receiver, wide receivers, flag football, super bowl, two hand touch, cheer squad
rugby-ball: touch footy, touch rugby, sevens tournament, six nations, tag rugby, props and hookers, props wanted, line outs, state of origin, tri nations, colts rugby, rugby sevens, underwater rugby
tennis: mixed doubles, court resurfacing, tennis court, tennis courts, clay court, clay courts, ball machine, singles ladder, doubles night, hot shots tennis, rusty rackets, squash ladder, squash club, squash court, squash courts
padel-racket: pickle ball
bowling: bowling lanes, bowl a thon, skittle alley, strike night
lawn-bowls: barefoot bowls, bowls club, bowling green, bowling greens, indoor bowls, short mat bowls, try bowls, come and try bowls, play bowls, bowls taster
cricket: batters and bowlers, batting coach, batting coaching, bat oiling, bat repair, cricket willow, willow bats, gully cricket, ipl screening, winter nets, cricket nets, test match, seam bowlers, spin bowlers, dynamos cricket, all stars cricket, second xi, leather ball, box cricket, the ashes
field-hockey: ash hurleys, astro hockey, back to hockey, indoor hockey, hockey sticks, hockey stick, underwater hockey
ice-hockey: peewee hockey, learn to play hockey, goalie pads, stick time, stick and puck, powerplay hockey, beer league hockey, bantam hockey, atom hockey
lacrosse: lax camp, lax sticks, lax league
table-tennis: tt club, tt league, tt tables, bats and balls, bat and chat, rec room, games room
badminton: feather shuttles, racquet night, smash club, no strings badminton
boxing-glove: sparring partners, pad work, punch bag, punch bags, white collar boxing, fight camp, bare knuckle, rock steady boxing, knockout boxing, mma gym
judo-suit: black belt, black belts, little ninjas, no gi, ju jitsu, little dragons, karate grading, judo grading, ninja kids, ninja class, ninja classes, ninja warrior
goal-net: penalty shootout, penalty shoot-out, penalty shoot out, beat the keeper, beat the goalie, sports nets, artificial pitch, artificial pitches, five aside
golf: texas scramble, charity scramble, putting green, putting greens, putt putt, pitch and putt, captain's day, captains day, par 3, club fitting, golf regripping, longest drive, chipping and putting, short game clinic, four ball, shotgun start, ladies section, swing lessons, hole in one, lake balls, masters sweep, golf simulator, golf simulators, golf caddies, golf caddy
ice-skate: skate hire, ice dance, ice dancing, synchro skating, ice disco, skate school, ice time, ice show, ice shows, outdoor rink, skate sharpening, learn to skate, figure skating
fishing-rod: fishing tackle, tackle shop, tackle shops, tackle sale, lure making, casting lessons, casting club, casting clinic, fishing reels, rods and reels, syndicate lake, fishing pegs, catch and release, bass club, rod licence, rod licences, fly rod, fly rods, surf casting, day ticket lake, day ticket water
diving-mask: dive club, dive trip, dive trips, dive gear, dive boat, wreck dives, wreck diving, sub aqua, open water diver, dry suit, dry suits, try dive, try dives
running-shirt: relay race, running vests, track club, track night, road runners, sprint training, hash house harriers, run crew, run leader, run leaders, hill reps, run streak, ultra marathon, ultra running, fell runners
skis: ski slopes, apres ski, après ski, dry slope, dry slopes, dry ski slope, nordic skiing, snow sports, backcountry skiing, lift passes and ski hire, chalet holidays, boot fitting skis, powder days, powder day, ski pistes, ski slope
sled: tubing hill, snow tubing, skeleton bobsleigh, toboggan run
curling-stone: curlers wanted, learn to curl, new age kurling, skip and lead curling, curling sheets
hair-dryer: hair curlers, hot rollers, hair styling, hair straighteners, curling tongs, rollers and set, hair irons
target: clay shoot, clay shoots, sporting clays, bull's eye, trap shooting, gun club, gun clubs, firearms safety, firearms course, firearms training, rifle range, rifle club, gel blaster, gel blasters, gel blast, hatchet throwing, ccw class, concealed carry, concealed carry class, axe throwing, goal setting, goals workshop, lead generation, marketing strategy, shooting range, clay shooting, clay busters
yo-yo: yo yo, yo yos, retro toys, spinning top, spinning tops
kite: makar sankranti
billiard-ball: 8 ball, 9 ball, nine ball, eight ball, pool comp, pool comps, pub pool, pool cue, pool cues, pool shark, pool sharks, pool team, pool teams, pool table, pool tables, pool league, pool hall, pool room, snooker cue, snooker cues, cue tip, cue tips, cue sports, cue repair, cue repairs, table recovering pool, break and run, 147 club
magic-wand: close up magic, close-up magic, spells and potions, fairy godmother, fairy godmothers, harry potter, stage hypnotist, mind reader, mind readers, potions class, wand making, card tricks
game-controller: nintendo switch, switch repair, game design, game designers, game dev, game development, game developers, game jam, game jams, ps5 repair, smash bros, fifa tournament, fifa night, game truck, game trucks, game bus, gaming bus, virtual reality, vr games, vr gaming, vr headset, vr headsets, lan party, lan parties, game lounge, gaming lounge, games swap
joystick: space invaders, pac man, commodore 64, racing simulator, racing simulators, arcade machine, arcade machines, arcade cabinet, arcade cabinets
slot-machine: gaming machines, vegas night, vegas nights, las vegas, vegas trip, one armed bandit, one armed bandits, slots night, croupier course, casino bus, monte carlo night, gamblers anonymous, gambling help, gambling addiction, problem gambling, atlantic city
dice: bunco night, snakes and ladders, chase the ace, games library, war games, family games, family games night, table top day, tabletop day, games afternoon, games afternoons, games night, game night, housey housey, mini painting, games cafe, games café, board game café, settlers of catan
puzzle: brain teaser, brain teasers, speed puzzling, rubik's cube, rubiks cube, problem solving, autism support, autism awareness, autism friendly, autism acceptance, autistic adults, sen support, sen children, sen group, logic puzzles, team bonding, pieces missing
pinata: mexican party, fiesta night, pinata filler, las posadas, fiesta party
disco-ball: 80s night, 70s night, 90s night, 60s night, 00s night, 80's night, 90's night, 70s disco, mirror ball, mirror balls, studio 54, northern soul, prom night, boogie nights, boogie night, abba tribute, abba night, over 30s night, over 40s disco, school formal, deb ball, debs ball, debutante ball, glow party, glow in the dark party, foam party, sock hop, uv party, neon party, funk and soul, bollywood night, soul night, dance floor hire, dancefloor hire, house music, ibiza classics, throwback night, old skool, student night disco, dinner dance, day party, freshers party, roller disco lights, matric farewell, club night, club nights, school formals, year 12 formal, formal night
nesting-dolls: russian doll, russian dolls, russian lessons, russian school, russian classes, russian food, ukrainian school
chess-pawn: rapid play chess, checkers club, chess congress, knights and bishops, backgammon club, strategy games, blitz chess
mahjong-tile: mah jongg, domino drive
playing-card: card school, duplicate bridge, duplicate pairs, beginners bridge, bridge for beginners, rubber bridge, bridge drive, bridge lessons, bridge players, bridge tournament, learn bridge, bridge club, bridge night, chicago bridge, 45 card drive, teen patti, texas holdem, texas hold'em, card shark, card sharks, forty fives, progressive 45, cards night, card party, card drive, card drives, uno night, cards club, pontoon and poker
theatre-masks: amateur dramatics, operatic society, one act plays, one act play, masquerade ball, masquerade party, stage crew, mime artist, cabaret night, play reading, play readings, actors wanted, acting class, acting classes, acting course, acting workshop, fringe show, fringe festival, prop makers, prop making, theatre props, gilbert and sullivan, west end show, west end shows, les mis, nukkad natak, dinner show, mystery dinner, murder mystery dinner, murder mystery night, stage makeup, stage make-up, one woman show, one man show, summer stock, gang show, screen acting, acting for screen, lamda exams, variety show, variety shows, stagecoach theatre, casting call, casting calls, idol auditions, improv jam, drama workshop, dress as your, dress up as
framed-picture: private view, private views, landscapes in oil, open studios, art prints, fine art prints, picture hanging, affordable art, art show, art shows, bespoke frames, picture frames, picture frame, photo frames, painting exhibition, degree show, degree shows, wall art, art sale, art sales, limited editions, limited edition prints, old masters, still life, still lifes, diamond painting, diamond art, studio trail, art trail, art trails, art walk, art crawl, art consultants, art collectors, nude art, art hang, mounts and frames, portrait commissions, photography exhibition, gallery late, art auction, oil paintings, watercolour paintings
palette: acrylic painting, art therapy, art therapist, colouring in, colouring club, alcohol inks, alcohol ink, art camp, art camps, pastel painting, soft pastels, paint pour, paint pouring, pour painting, painters group, painting group, colour analysis, color analysis, colour me beautiful, messy art, calligraphy and art, foundation art, art lessons, art lesson, art society, art societies, mixed media, bob ross, fluid art, art for wellbeing, mandala art, drawing classes, fine art, fine arts, portfolio prep, portfolio preparation, resin art, art jam, arts centre, arts center, arts festival, kids art, abstract art, abstract painting, art teacher, art teachers, art party, art parties, batik workshop, neurographic art, art exam, art exams, life model, life models, body art, body painting, tanjore painting, art tutor, art tutors, junk journals, junk journal, art journaling, art journalling, art history, art retreat, art retreats, colouring books, colouring group, adult colouring, acrylic painting class, pastel drawing, drawing class
spray-bottle: aerosol art
thread: cotton reels, cotton reel, stash sale, fabric stash, dress fabrics, dress fabric, curtain fabric, curtain material, remnant sale, fabric remnants, fat quarters, fat quarter, bobbin lace, block printed fabric, textile art
sewing-needle: stitch and bitch, stitch n chat, stitch and chat, trouser shortening, trousers shortened, dry needling, make do and mend, sew along, fall and pico, saree fall pico, saree fall and pico, fall pico, invisible menders, invisible mending, taking in and letting out, clothes repair, clothes repairs, repairs to clothes, upcycling clothes, clothing repair, clothing repairs, zips replaced
yarn: granny square, granny squares, hand dyed, hand dyed yarn, hand dyeing, dyeing workshop, natural dyeing, tunisian crochet, jumpers knitted, twiddle muff, twiddle muffs, fibre fair, fiber fair, fibre festival, hand spinners, chunky blankets, chunky knit, chunky knits, knit hats, hats for the homeless, premature baby hats, merino wool, merino yarn, alpaca wool, alpaca yarn, craft and chat wool, weaving wool, fair isle, merino knits
knot: ropes and knots, rope splicing, rigging knots, rope course knots, knot tying, tying the knot, tie the knot, tree ropes
bell: bell ringers, bell ringer, wind chime, wind chimes, church bells, school bell, change ringing, wedding bells, ringing practice, cow bells, tubular bells, town crier, town criers, bell restoration, handbell ringers, handbell choir
musical-score: sheet music, composition class, choral evening, choral concert, choral workshop, music exam, music exams, music grades, handel's messiah, handels messiah, messiah from scratch, music library, music stand, music stands, verdi requiem, mozart requiem, hindustani music, carnatic music, baroque music, baroque concert, trinity grades, glee club, glee clubs, proms concert, last night of the proms, come and sing, sight singing, candlelight concert, classical music, singing for all, song writing, proms in the park, village proms, proms night
musical-notes: tribute act, tribute acts, elvis tribute, queen tribute, tribute to elvis, tribute to queen, blues night, blues music, reggae night, acoustic night, acoustic music, country night, country music, sufi night, sufi music, rhythm class, music makers, music making, mini music, music tots, retro hits, rhythm and blues, r&b night, backing vocals, backing vocalist, choir master, choir leader, punk night, punk rock, indie night, hip hop, folk music, trad music, buddy holly, steel pan music, wedding music, singing group, singing groups, live music
musical-notes: ~ acoustic set
studio-microphone: broadcasting course, recording session, recording sessions, demo recording, demo recordings, jingle production, home studio, home studios, oral history, oral histories, voice artist, voice artists, voice over artist, rap workshop, rap workshops, talking newspaper, beat makers, beats and bars, record your song, record a song, audiobook narrator, radio drama, radio play, radio plays
sliders: mixing and mastering, mixing desk, mixing desks, dj decks, dj deck, dj lessons, dj lesson, dj course, dj controller, dj controllers, learn to dj, dj workshop, dj workshops, dj equipment, lighting desk, lighting desks, logic pro, ableton course, sound tech, sound techs, live sound, av hire, av tech, av technician, av technicians
microphone: mc wanted, mc for hire, female vocalist, speaker series, guest speaker, guest speakers, swing singer, swing singers, talent quest, elocution lessons, rap battle, rap battles, slam night, soapbox speeches, anchoring course, anchoring classes, master of ceremonies, ted talk, ted talks, ask me anything, panel discussion, panel discussions, comedy club, comedy night, cabaret singer, public speaker
headphones: call handler, call handlers, telesales job, customer support, bpo jobs, ear buds, voice process, listening service, listening volunteers, live chat, live chat support, tech support, call answering, call center, audio tour, customer service jobs, customer service team, customer service adviser, customer service advisor, call agents, call agent
radio: vintage wireless, cb radio, cb radios, two way radio, two way radios, two-way radio, two-way radios, dab radio, dab radios, walkie talkie, walkie talkies, transistor radio, transistor radios, radio rally, radio show, radio shows, radio club, radio hams, radio ham, radio station, radio stations, radio hire, ham radio, marine vhf, community fm, community radio station, morse code, amateur radio, radio amateurs, valve radio
saxophone: sax quartet, reed repairs, alto sax, ska band, jazz cafe, jazz café, jazz improv, jazz brunch, swing night, swing dance band, big band swing
trumpet: brass tuition, brass players, brass lessons, brass teacher, brass section, brass instruments, band practice brass, last post, horn section, horn sections, horns and trumpets, band room brass
accordion: polka night, button box, box and fiddle, cajun music, oompah night, tango band, scottish country dance band, tex mex band, tex-mex band
guitar: strum along, bass lessons, bass player, bass players, bass guitar, guitar amps, strings and picks, jam session, jam sessions, uke group, uke jam, ukulele orchestra, guitar pedals, restringing guitars, guitar restringing, country and western, lap steel, gibson guitars, rock and roll, rock n roll, rock 'n' roll, grunge night, songwriters circle, country singer, country singers, cowboy music, rock covers, metal band, metal night, flamenco guitar, jamming session, jam night
piano-keys: tinkle the ivories, grade exams piano, grade 5 piano, grade 5 theory, keys player, keys players, baby grand, baby grands, grand pianos, uprights and grands, grands and uprights, keyboard player, boogie woogie, honky tonk, modular synth, modular synths, suzuki piano
violin: suzuki method, suzuki violin, suzuki strings, hardanger fiddle, upright bass, bows rehaired, bow rehairing, string teacher, string players
banjo: clawhammer banjo, old time music, old-time music, appalachian music, jug band, jug bands, folk jam, americana music, banjo ukulele
drum: snare drum, snare drums, chenda melam, drum therapy, pipe band drummers, drum kit lessons, kit lessons drums, corps of drums
long-drum: mridangam class, gumboots and drums
maracas: egg shakers, latin percussion, latin night, latin nights, latin party, cuban night, latin music, latin band, latino festival, percussion for toddlers, salsa band, salsa music
flute: recorder lessons, recorders and flutes, descant recorder, recorder teacher, bansuri class, flute choir, low whistle, penny whistle, penny whistles, whistle lessons, wind quintet
film-camera: cine club, cine clubs, super 8, analogue film, film crew, film crews, reels transferred, screening and q&a, film festival, film festivals, indie film, indie films, film season, film seasons, picture house, movie makers, film makers
film-strip: negatives scanned, slides scanned, slide scanning, negs and slides, film to digital, film scanning, cine to dvd, cine to digital, roll film, stop motion, doc fest, short films, short film, shorts night, photo negatives
projector: slide show, slide shows, presentation hire, projection mapping, beamer hire, powerpoint course, screen hire, screen and projector, home theatre, home theater, home theatre installation, home cinema, outdoor cinema, open air cinema, open-air cinema, backyard cinema, magic lantern, magic lantern show, magic lanterns
clapperboard: film extras, tv extras, extras wanted, extras needed, movie extras, directors wanted, film academy, animation course, film locations, production company, production companies, script writing, background artist, background artists, oscars night, music video, music videos, production runners, film workshop, film workshops, 48 hour film, film shoot, film shoots, student film, student films, film school, film production, film crew wanted, movie set, promo film, promo films
television: telly addicts, sky install, sky installation, big screen sport, big screen, box set, box sets, wall mounting tv, tv wall mounting, flat screen, flat screens, flat screen tv, sky sports, sky tv, soap opera, soap operas, set top box, set top boxes, tata sky, plasma tv, uhd tv, match screening, match screenings, live sport, live sports, wall mounts
camera: photo walk, photo walks, photo day, lens repair, lens repairs, camera lenses, lens cleaning, camera cleaning, sensor cleaning, passport photo, passport photos, visa photos, id photos, product shots, photo comp, photo competition, photo contest, photographic society, candid photos, portfolio shoot, portfolio shoots, property photos, property photography, real estate photos, real estate photography, prints and canvases, pre wedding shoot, pre-wedding shoot, models wanted, model wanted, mirrorless cameras, photo course, photo courses, photo book, photo books, macro photography, photo tour, photo tours, photo workshop, photo workshops, photo safari, street photography, studio portraits, studio hire photo, pet photography, wildlife photography, astrophotography course, photographic club
camera-flash: red carpet, red carpet night, studio lighting
video-camera: live streaming, live stream, live streams, corporate video, corporate videos, youtube channel, video marketing, event filming, wedding video, wedding videos, wedding filming, content creator, content creators, content creation, content days, explainer video, explainer videos, camera operator, camera operators, promo video, promo videos, shooting reels, premiere pro, video editing, drone filming course, youtube videos, tiktok videos
videocassette film-strip: vhs tapes, vhs to usb, vhs to dvd, betamax conversion, vhs conversion, tape conversion, camcorder tape, camcorder tapes, old tapes, video transfer, tape transfer, home videos, ex rental videos
glasses eye: reading specs, prescription lenses, rimless frames, old specs, kids specs, children's specs, designer specs, cheap specs, half moon specs, blue light lenses
sunglasses: polaroid lenses, mirrored lenses, tinted lenses, polarised lenses, polarized lenses, prescription sunnies
goggles: safety specs, safety glasses, safety spectacles, safety eyewear, protective eyewear, eye protection, prescription safety glasses
lab-coat: white coats, lab coats, lab overalls, warehouse coats, dust coats, butcher coats
safety-vest rescue-helmet: hi viz, high vis, hi vis, hi-viz jackets, hi viz jackets, hi-vis jackets, hi vis jackets, hi viz clothing, hi vis clothing, high vis clothing, hi vis printing, high visibility bibs, high visibility jackets, fluoro vests, fluoro jackets, reflective vests, reflective waistcoats, site wear, road crew wear
necktie: silk ties, club ties, school ties, school tie, regimental ties, clip-on ties, clip on ties, woven ties, wedding ties, pocket squares, tie and pocket square, kipper ties
t-shirt: dtf transfers, dtf prints, dtg printing, dtf printing, iron-on transfers, heat press vinyl, heat transfer vinyl, long sleeve tees, rash vest, rash vests, tie dye, tie dyeing, leavers tees
jeans: work trousers, school trousers, cargo pants, cargo trousers, trouser hems, joggers and jeans, men's chinos, mens chinos, slim chinos, cotton chinos, chino trousers, chinos and, jeans and chinos
scarf: cashmere wraps, silk squares, mufflers and scarves, woggles and neckers, cowls and scarves
gloves: fingerless mitts, oven mitts, baseball mitts, rubber gloves, ski gloves
coat: fleece jackets, softshell jackets, waterproof reproofing, fur remodelling, down jackets, barn jackets, duffle coats
socks: stockings and tights, compression stockings, compression socks, support stockings, support tights, pop socks, knee highs, slipper socks, walking socks
dress: vintage frocks, kilts and skirts, ladies wear, ladies fashion, occasion wear, mother of the bride, mother of the groom, dress making, shift dresses, tutus and frocks, girls party dresses, flower girl dresses, dance costumes, festival costumes, feis dresses
kimono: haori jackets, obi belts, kimono dressing
sari: anarkali suits, salwar suits, salwar kameez, shalwar kameez, chaniya choli, ghagra choli, handloom sarees, handloom saris, saree fall
swimsuit: swimming costume, swimming costumes, swim costumes, swim dresses, bathing suits, togs and towels, swim togs
briefs: period pants, period underwear, boxer shorts, boxer briefs, incontinence pants, long johns, men's trunks, mens trunks, big pants, thongs and briefs, nightwear and underwear, thermal underwear, thermal tops, thermals for, thermal leggings
shorts: board shorts, swimming trunks, swim shorts, swim trunks, bike shorts, cycling shorts, gym shorts, running shorts, football shorts, rugby shorts
blouse: ladies tops, women's tops, silk tops, peplum tops
hand-fan: folding fans, paper fans, hand fans, flamenco fans, church fans, wedding fans
purse: card holders, card holder, money clips, coin purses, pouches and purses
clutch-bag: clutch bags, bridal clutch, evening clutch, clutch purses, cosmetic pouches, cosmetic bags, make up bags, make-up bags, makeup bags, toiletry bags, wash bags, sponge bags
handbag: shoulder bags, bag making, handbag spa, bag restoration, leather bags, market totes, hobo bags, slouch bags, saddle bags for
shopping-bags: carrier bags, paper carriers, paper bags, paper bag, bag for life, bags for life, small business saturday, plastic free bags
shopping-bags: ~ shop local, shopping local
backpack: school bags, kit bag, kit bags, duffle bag, duffle bags, book bags, bug out bag, bug out bags, hiking packs, dofe kit, bum bags, fanny packs, moon bags, satchels and rucksacks
flip-flop: rubber thongs, pool sliders, pool slides, beach shoes
dress-shoe: monk straps, leather soles, soles and heels, school shoes, back to school shoes, boys shoes, girls shoes, shoe fitting, wide fit shoes, wider fit shoes, comfort shoes, shoe trees, shoe dyeing, shoe stretching, shoe care, smart shoes, work shoes, shoe making
sneaker: trainer swap, running spikes, kids trainers, gym pumps, gym shoes, court trainers
boot: wellington boots, steel toecaps, safety footwear, safety shoes, safety toe shoes, safety trainers, rigger boots, riding boots, jodhpur boots, thigh boots, desert boots, boots resoled, boot stretching, snow boots, work boots, dealer boots, jump boots, welly boots
hiking-boot: bush walk, bush walks, bush walking, hut to hut
flat-shoe: ballet flats, ballerina flats, mary janes, dolly shoes, slip on shoes, slip-on shoes, boat shoes, deck shoes, pumps and flats
high-heel: wedding shoes, bridal shoes, platform shoes, wedge heels, wedges and heels, party shoes, prom shoes, evening shoes, heels and flats
ballet-shoes dancer: silver swans, rad exams, pliés and, barre fitness, barre workout, barre pilates, mini ballet, toddler ballet, ballet exams
crown: bridal tiaras, tiara hire, prom queen, prom king, carnival queen, rose queen, gala queen, may queen, coronation tea, homecoming court, homecoming queen, kings day, king's day, miss teen, little miss, festival queen
sun-hat: sun hats, straw hats, straw hat, bucket hats, bucket hat, wide brim hats, floppy hats, legionnaire hats, slouch hats, panama hats, baby hats, race day hats, summer hats, school hats, hat making
felt-hat top-hat: tweed caps, hat blocking, cowboy hat, cowboy hats, western wear, hat shaping
top-hat: hat hire, top hat and tails, morning dress hire, derby hats
baseball-cap: trucker caps, trucker cap, embroidered caps, branded caps, cap embroidery, dad hats, school caps, peaked caps, branded headwear, caps and hats, five panel caps
graduation-cap: ged prep, ged classes, leaving cert grinds, grad gowns, graduation gowns, academic gowns, cap and gown, hood hire, commencement speaker, functional skills, a level retakes, gcse retakes, gcse resits, student finance, leavers assembly, leavers ball, foundation degree, foundation degrees, art foundation, access to he, clearing places, gre classes, bootcamps for graduates, a levels
graduation-cap: ~ adult ed, distance learning, foundation year, foundation course
military-helmet: armed forces day, ve day, vj day, d day, home guard, army surplus, ex army, service leavers, anzac day, battlefield tour, battlefield tours, army kit, military surplus
rescue-helmet: site helmets, bump caps, mine rescue, hard hat, hard hats, ses volunteers, cave rescue, mountain rescue team
lipstick nail-polish: lip gloss, lip glosses, lip blush, lip tint, lip balm, lip balms, glam squad, bridal mua, foundation match, foundation shades, avon rep, beauty swap, blush and bronzer, lip liner, mascara and, makeup trial, bridal trial
lipstick nail-polish: ~ make overs
eyelashes eye: lash fills, lash tech, lash techs, lash technician, russian volume, brow lamination, brow tint, lash tint, lash and brow tint, classic set, lash room, eyeliner tattoo, nano brows, brow artist, semi permanent makeup, lash perm, infill lashes, lash infills
nail-polish: acrylics and gels, gels and acrylics, gel removal, gel fills, builder gel, acrylic nails, acrylic set, shellac nails, sns nails, press ons, press on nails, nail infills, acrylic infills, nail fills, nail foils, russian mani, gel toes, toes and tips
ring diamond: solitaire ring, eternity bands, eternity band, wedding bands, wedding band sale, friendship rings, hand fasting, pre-wedding course, elopement packages, vow renewal, vow renewals
diamond ring: cubic zirconia, cut stones, lab grown stones, lab grown diamonds, gem show, gems and minerals, turquoise jewelry
bangles ring: cuff bracelets, charm bracelets, bead work, friendship bands, friendship bracelets, glass bangles, glass churi, silver clay, jewellery class, jewelry class, jewellery party, gold plated, permanent jewellery, permanent jewelry, temple jewellery, oxidised jewellery
necklace ring: gold chain, gold chains, silver chains, silver charms, wire wrapping, statement pieces, statement jewellery, nose rings
ear: ear candling, ear plugs, ear piercing, ear piercings, earlobe repair, lobe repair, ear wax, wax removal, ear wax removal, cartilage piercing, ear defenders
hearing-aid ear: hard of hearing, deaf club, deaf community, deaf awareness, lip reading, loop systems, hearing loop, induction loop, hearing loss, tinnitus group
hoodie t-shirt: track suits, lounge wear, crew necks, gym wear, zip tops, zip-up tops, quarter zips, leisure wear, track pants, base layers, hooded tops, team wear, sweat tops, pullover hoodies, half zips
headscarf: turban tying, chemo caps, chemo headwear, chemo hats, head wraps, hair wraps
braid: hair plaiting, twist outs, natural hair, festival hair, sew in weave, afro hair, tape ins, protective styles, fulani braids, hair pieces, faux locs, starter locs, ghana weaving
wig: hair systems, lace fronts, lace front, hair toppers, closures and frontals, hair loss cafe, cancer hair loss, hair loss, wig bank, hd lace, cranial prosthesis
haircut scissors: crew cut, crew cuts, cut and finish, hair up, highlights and cut, half head highlights, hair models, models for haircuts, wash and set, curly cuts, fringe trims, hair trial, hair trials, foils and, senior cuts, dry cuts, kids cuts
bra: bra bank, bra recycling, old bras, corset making, breast forms, maternity bras, mastectomy wear, mastectomy bras
baby-bodysuit baby: romper suits, romper suit, baby swap, nearly new baby, baby and toddler clothes, baby bibs, baby hats and, baby knits, baby bundles
scrubs: scrub tops, nurses tunics, nurse tunics, beauty tunics, vet uniforms, carer uniforms, medical wear, medical workwear, healthcare workwear, theatre scrubs, salon tunics
bride wedding-dress: bridal veils, brides to be, bride to be, dress fittings, bridal fittings, bridal lehenga, bridal lehengas
bride wedding-dress: ~ something blue, wedding expo
suit necktie: three piece suits, two piece suits, dinner jackets, tailored jackets, morning suits, suit hire
perfume: eau de toilette, body sprays, body mist, body mists, room sprays, perfume dupes, perfume making, scent bar, fragrance samples
serum-bottle lotion: face oil, face oils, hair oil, hair oils, k beauty, glow up, dropper bottles, rosehip oil, argan oil, castor oil, vitamin c serum, glass skin, chemical peel, chemical peels, skin treatments, skin boosters, acne clinic, brightening facials
lotion: body wash, body washes, aloe gel, hand creams, hand sanitiser, hand sanitizer, sun lotion, after sun, hygiene packs, body butters, baby lotions
perfume lotion: body mists and lotions
razor: waxing studio, full body wax, bikini wax, clipper blades, straight razor, beard sculpting, beard shaping
henna-hand: karwa chauth, henna cones, mehndi cones, henna party
zip: zip replacement, new zips, zip repair, zip repairs
button: press studs, sewing notions, buttons and trims, buttons and bows, button shop
safety-pin: hijab pins, kilt pins, nappy pins
cushion: seat pads, bean bag, bean bags, foam cushions, foam cut, foam cut to size, foam inserts, floor pouffes
iron: bag of shirts, shirts pressed, shirts ironed, shirt ironing
light-bulb: led lights, led strips, strip lights, led bulbs, bulbs and tubes, tubes and bulbs, ceiling lights, low energy bulbs, dimmer switches, festoon lights, design thinking, lightbulb moment, pitch night, inventors club, start-up weekend
light-bulb: ~ light switches, think tank, bright ideas, ideas wanted, big ideas
torch: head torch, head torches, torchlit tour, uv torches, night vision
candle: soy wax, soy candles, wax melt, wax melts, beeswax candles, wick trimming, votive candles, all souls, pillar candles, tea light, tea lights, home fragrance, fragrance oils, room fragrance
paper-lantern: loy krathong, yi peng, lantern light, rice paper shades, paper shades
oil-lamp: karthigai deepam, hurricane lamp, hurricane lamps, kerosene lamps, paraffin lamp, paraffin lamps, miners lamps, miner's lamp, tilley lamps, storm lanterns
door: door hinges, hinges and handles, shop front, shop fronts, trick or treaters, cat flap, cat flaps, dog flaps, pet doors, pet flaps, open doors day, door knobs, door sets, fire door inspections, garden room doors, door mats for
door: ~ door entry
mirror: looking glasses, looking glass, mirrored wardrobes, cheval mirrors, cheval glass, bathroom mirrors, mirror wall
window: misted units, misted windows, failed units, failed double glazing, u pvc, roof lights, roof lanterns, sash cords, sash window, double glazed units, draught proofing, glass cut to size, glass cutting, cut glass panels, window tinting, window locks, window handles, storm windows, fly screens, insect screens, conservatory roof, conservatory roofs, window film, window boards
mattress bed: memory foam, mattress topper, pocket sprung, pocket springs, gel foam, sprung mattresses, bedroom suites, bedroom furniture, adjustable bed, sleep shop, cot mattresses, cotbed mattresses, mattress toppers
sofa armchair: corner units, corner suites, three piece suite, three piece suites, lounge suite, lounge suites, living room sets, couches and chairs, slip covers, loose covers, chaise longue
sofa armchair: ~ home furnishings
armchair: rise and recline, riser recliner, wing chair, wing chairs, lift chairs, tub chairs, easy chairs, lounge chairs, fireside chairs, nursing chair, nursing chairs, parker knoll, comfy chairs, comfy seats
chair: bar stools, chiavari chairs, high chairs, seating hire, rush seating, seat weaving, chair weaving, cane weaving, bistro set, bistro sets, rattan sets, kitchen stools, breakfast stools
office-chair: office seating, task seating, dse assessment, dse assessments, workstation assessment, ergonomic assessment, ergonomic assessments, ergonomic seating
desk office-chair: study table, study tables, computer table, computer tables, hot desks, office clearance, office clearances, work hub, work pods, office pods, office fit outs, sit stand, flexible workspace, day office, study spaces, exam desks, co work, managed office, second hand office, second hand office furniture
desk office-chair: ~ work space, home office, home offices
dining-table chair: dining sets, dining set, dining suite, dining suites, dining tables, extending tables, trestle hire, trestle tables, drop leaf, river tables, resin tables, farmhouse tables, coffee tables, side tables, bespoke tables, table making, table hire, tables and chairs, epoxy tables, conference tables, nest of tables, nests of tables, dining furniture, banquet tables, kitchen table, oak tables, picnic tables
toilet: unblocking toilets, en suites, changing places, sanitary ware, outside loo, outside loos, long drop, long drops, compost loos, composting toilets, loo hire, cloakroom suite, cloakroom suites, cess pool, cess pools, potty training, toilet training
paper-roll: bog roll, loo rolls, toilet tissue, till rolls, thermal rolls, kitchen rolls, wrapping paper, gift wrap paper, lining paper, brown paper, plotter paper, baking paper, parchment paper, printer rolls, roll paper
plunger toilet: sink unblocking, sink unblocked, blocked sink, blocked sinks, blocked toilet, blocked toilets, unblocked drains, clogged drains, clogged drain, slow drains
shower: wet room, wet rooms, shower seals, disabled adaptations, shower doors, shower cubicles, bathroom adaptations
bathtub: clawfoot tubs, soaking tubs, soaking tub, cast iron baths, roll top, roll tops, enamel repairs, bath enamelling
tap droplet: mixer taps, tap washer, tap washers, dripping tap, dripping taps, leaky tap, leaky taps, leaking pipe, leaking pipes, water leak, water leaks, pipe repairs, water softeners
mouse-trap mouse: bait boxes, bait stations, rat proofing
broom bucket: end of tenancy, end of lease, street sweeping, sweeper hire, after builders, after builders cleans, builders clean, builders cleans, hoarder clean, hoarder cleans, household chores, yard clean, clean team, mop heads, brooms and mops, char lady, besom making, sparkle clean, dust busters, airbnb cleans, airbnb clean, holiday let changeovers, changeover cleaners, vacate clean, glass cleaning
broom bucket: ~ household help, tidy up, tidy ups
spray-bottle bucket: fogging service, mould wash, biohazard clean, trauma clean, trauma cleaning, mold remediation, mould remediation, weed spray, stain remover, stain removers, stain removal, odour removal, odor removal, window sprays, household sprays
squeegee window: reach and wash, shop fronts cleaned, shopfronts cleaned, outside windows, inside and out windows, water fed pole, pane cleaning, conservatory valet, windows cleaned
pressure-washer house: power wash, power washed, jet washed, wash down, building wash, exterior wash, render clean, algae removal, graffiti removal, gum removal, chewing gum removal, driveways cleaned, driveways washed, driveway washing, decking cleaned, deck cleaning, patios cleaned, patio clean, block paving cleaned, cladding cleaning, facade cleaning, doff cleaning, hydro blasting, dustless blasting, soda blasting, shot blasting, concrete cleaning, truck wash, roof washing, boat washing, slimy patio, slippery patio, dirty patio, green patio, dirty driveway
basket: log carriers, coiled baskets, basket makers, blackberry picking, produce swap, produce swaps, cane baskets, rush weaving, rush baskets, willow baskets, bilum weaving, weaving willow, laundry baskets
bucket: mop bucket, floor mopping, sandcastle competition, wash and wax, bucket shaking
bubbles: bubble show, bubble shows, bubble machine, bubble machines, bubble workshop, foam cannon, foam parties, foam run, bubble disco, bubble magic
sponge soap: dish washing, pot wash, pot washing, pot washer, pot washers, dishwashers wanted, sponges and cloths, faux finish
toothbrush tooth: oral hygiene, oral care, dental kits, brushing club, tooth brushing
fire-extinguisher: extinguisher servicing, co alarm, co alarms, carbon monoxide alarms, fire suppression, fire equipment, fire blankets, fire drills, fire drill, sprinkler systems, fire sprinklers
hammer saw: building repairs, basement finishing, basements finished
hammer saw: ~ general repairs
saw hammer: wood carving, wood workers, hand planes, box making, green oak, timber frame, timber frames, skirting boards, stud work, spoon carving
axe logs: log splitting, log splitters, tomahawk throwing, wood chopping, axe men
pickaxe: mining jobs, mine tours, mine tour, rock breaking, trench digging, gold panning, opal mining
wrench hammer-and-wrench: socket set, socket sets, torque wrench, torque wrenches, pipe fitters
wrench car: logbook service, logbook servicing, roadside assist, auto electrics, suspension and brakes, lube and oil, oil and lube, reconditioned engines, vehicle repairs, pre-purchase inspection, brake discs, interim service, wof and rego
hammer-and-wrench: fix it clinic, fitters wanted, machine repairs, service engineer, service engineers, field engineer, field engineers, maintenance fitter, mending cafe, restart party
hammer-and-wrench: ~ fix it, mend it, repairs and maintenance
screwdriver: wall mounting, curtain pole fitting, furniture assembled
nut-and-bolt gear: threaded rod, wall brackets, hinges and hasps, nails and screws, screws and nails, fixings and nails, small parts, wall plugs, hydraulic seals, seals and gaskets, washers and nuts, nuts and bolts
gear: electric motors, motor rewinds, used parts, machine spares, gear cutting
lathe: turned legs, fitter and turner, turner and fitter, wood turners, bowl turning, pen turning, turned bowls, spindle turning, milling machines, milling and turning, setter operators, metal turning
anvil hammer: metal art, metal smithing, blade smith, knife making, forge day, wrought ironwork, smith wanted, farrier anvils
clamp saw: bench vice, bench vices, vices and clamps, quick grips, g clamps
hook: wall hooks, picture hooks, coat hooks, treble hooks, hooks and sinkers, curtain hooks, coat racks, coat rack
fishing-rod fish: fishing lures, tackle box, soft baits
toolbox hammer: tool chests, tool chest, multi trade, tool amnesty, women in trades, women into trades, trade skills, toolbox talk, toolbox talks, second hand tools, trades expo, tool swap
drill toolbox: impact drivers, impact driver, cordless tools, sds drills, hole cutting, angle grinders, drill drivers, diamond drilling, masonry bits, jigsaws and sanders, diamond core drilling, diamond core
ladder: loft access, loft ladder, loft ladders, loft hatch, attic ladder, attic ladders, step ladders, platform steps, roof ladders
battery: phone batteries, ups batteries, lithium battery, lithium batteries, jump start, jump starts, aaa batteries, aa batteries, battery backup, battery storage, backup power, back-up power, hearing aid batteries, golf cart batteries, ebike batteries, e-bike batteries
plug lightning: electrics fixed, electrical fault, electrical faults, electrical installations, test and tag, fuse boards, part p, db boards, certificate of compliance, coc electrical, landlord certs, surge protectors, panel upgrade, panel upgrades, sockets and switches, extra sockets, usb cables, charging cables, extension leads, extension lead, extension cords, switchboard upgrades, power points, electrical wholesale, electrical wholesaler, lamp rewiring
charging-station: ev points, ev point, charge points, charge point, home charging, ev chargers, ev charging, ev charge points, plug in hybrids, plug-in hybrids, ev owners, ev club, zero emission, electric vehicle, electric vehicles, electric cars, charger fitted at home, home charger, home chargers
builder bricks: boundary walls, building firm, stud walls, stud wall, dry stone waller, knock through, knock throughs, steel beams fitted, structural alterations, structural work, shuttering joiners, civil works, kitchens extended, lofts and extensions, extensions and conversions, side return, single storey, house builders, builders wanted, fibrous plaster, home remodel, house remodel, home remodels, home remodelling, home remodeling, house remodelling
builder bricks: ~ building work, building works
trowel bricks: skim coat, skim and set, render and skim, float and set, pointing and, venetian plaster, dry lining, patching plaster, rough cast, gib stopping, pebble dash, artexed ceilings, plaster mouldings, ceilings skimmed, new ceilings, ceilings plastered, ceiling repairs, ceiling repair
paint-roller bucket: artex removal, upvc spraying, spray painting, spray painters, spray finishing, wall painting, commercial painting, textured coatings, masonry paint, exterior coatings, wood stain, paint recycling, leftover paint, dado rails
concrete-mixer trowel: mini mix, volumetric concrete, footings poured, slabs poured, concrete slab, concrete slabs, concrete base, concrete bases, shed bases, concrete cutting, crazy paving
excavator: 360 operators, 360 operator, 360 driver, land clearing, land clearance, digger driver, digger drivers, dig outs, site prep, site preparation, tlb hire, strip outs, strip out, bobcat hire, bobcat work, bobcat and tipper, bobcat and truck, dingo hire, dingo digger, skid steer, skid steers, plant training, plant operator, plant operators, machinery hire, earth movers, pond dug, ponds dug, footings dug, driveway dig, kanga hire, civil contractors, house demo, demo and strip, digging work, micro digger, micro diggers, mini digger
road-roller: road surfacing, hot mix, road repairs, road repair, surface dressing, chip seal, car park surfacing, car park resurfacing, wacker plates
cherry-picker: man lift, man lifts, high reach, ewp ticket, spider lift, spider lifts, spider lift hire, scissor lift
scaffold: scaff boards, edge protection, access towers, mobile towers, temporary roofs, temporary roof, site hoarding, tower scaffold, towers to hire, tower to hire, scaffold tower, scaffold towers
roof house: shingle roof, asphalt shingles, cedar shakes, grp roof, grp roofs, grp roofing, lead flashing, dry verge, dry verges, roof cladding, roof trusses, roof valleys, hot tar, torch on, ridge capping, ridge tiles, lead work, roof plumber, roof coating, roof coatings, lofts boarded, loft boarding, attic conversions, attics converted, hail damage roof, colorbond roofs, colorbond roofing, slate roof, slate roofs, roof slates, missing slates
gutter roof: gutter vac, leaf guards, gutter and soffit clean, gutter guard
drainpipe: drain jetting, patch lining, pipe lining, pipe relining, drain relining, stormwater drains, soil pipe, soil pipes, rainwater goods, drain camera, drain cameras, fall pipes, drainage works
chimney: flue liners, bird guards, stack repointing, chimney stacks, sweep your chimney, chimney sweep, chimney sweeps, chimneys swept
fireplace: open fire, open fires, log fires, log fire, multi fuel, media wall, media walls, fire surround, fire surrounds, ingle nook, ingle nooks, marble surrounds, cast iron fires, log effect, electric fires, gas fires
stove: log burner, log burners, wood burner, wood burners, stove fitters, pot belly, pot belly stove, pot bellies
boiler radiator: combi boiler, combi boilers, gas safety, gas safe, gas safe engineer, gas certificate, gas certificates, gas certs, landlord gas certs, landlord gas, gas checks, immersion heater, immersion heaters, biomass boilers, unvented cylinders, no hot water, hot water systems, hot water cylinders, hot water cylinder, heating breakdown, heating breakdowns, heat exchangers, hydronic heating, power flush, power flushing, gas plumber, gas plumbers
radiator boiler: panel heaters, space heaters, oil heaters, storage heaters, heater hire, infrared panels, towel rails, towel rail, towel warmers, cold homes, fuel poverty, warm room, warm rooms, radiator covers, bleeding radiators, underfloor heating, plumbing and heating, heating and plumbing
heat-pump: ground source, mini split, mini splits, low carbon heating, retrofit homes, pool heaters, heat pumps, boiler upgrade scheme
air-conditioner: split systems, split system, ac servicing, ac units, ac unit, ducted air, evaporative coolers, fans and coolers, central air, f gas, reverse cycle, climate control, cool rooms cooling, air purifier, air purifiers, air con regas, aircon regas
cooker-hood: extractor fans, extractor fan, hob hoods, range hoods, duct cleaning, grease ducts, exhaust hoods, kitchen extraction, extraction fans
oven: range cooker, range cookers, oven cleaning, oven cleaner, oven cleaners, oven cleaned, ovens cleaned, tandoor ovens, induction hobs, air fryer, air fryers, gas cookers, electric cookers
fitted-kitchen: shaker kitchens, quartz worktops, granite tops, granite worktops, granite countertops, kitchen remodels, kitchens fitted, utility rooms, utility room, cupboard doors, kitchen cabinets
fridge: walk in coolers, walk-in coolers, cool boxes, cold stores, cold store, refrigerated display, display chillers, cool rooms, refrigeration engineer, ice boxes and coolers
washing-machine: washers and dryers, tumble dryer, tumble dryers, laundry mat, white goods repair, washing service, washing done, bag wash, duvet wash, duvet washing, duvet cleaning, bedding wash, ironing and washing, washing and ironing, laundry app, linen service, duvets washed, duvet washed
floorboards saw: herringbone floors, hardwood floors, hardwood flooring, underlay and, bamboo flooring, cork flooring, sprung floor, sprung floors, engineered oak, solid oak floors, floor polishing, strip and seal, floor laying, wood floors, floors sanded, new floors, floor screeds and, boards sanded, old boards, sanded and oiled
rug: runners and rugs, roll ends, door mats, rug tufting, prayer mats, prayer mat, floor mats, proggy mats, hooky mats, rag rugging, rag rugs, mats hire, carpet tiles, stair runner, stair runners, carpet dry cleaning, vinyls and carpets, carpets and vinyls, flooring and carpets, carpets and flooring, carpet measuring, stairs carpeted, stair carpet, stair carpets
curtains window: tie backs, net curtains, nets and voiles, curtain poles, curtain rails, curtain tracks, curtain track, curtain rail, curtain making, eyelet curtains, tab tops, swags and tails, theatre drapes, stage drapes
blinds window: romans and rollers, vertical blinds, perfect fit, perfect fit blinds, pleated blinds, motorised blinds, blackout blinds, outdoor blinds, shop blinds, roman blinds, zebra blinds
awning: shade sail, shade sails, shade cloth, shade structures, patio covers, patio cover
pergola: arches for gardens, garden arch, garden arches, rose arch, rose arches, louvred roofs, outdoor living, alfresco living, alfresco areas
fence: palisade fencing, picket fence, chain link, barbed wire, feather edge, slat fencing, fence panels, fencing panels, gravel boards, privacy screens, concrete posts, decking and fencing, fencers wanted, fencing contractor, fencing contractors, security fencing, pool fencing, boundary fencing, retaining walls and fences, crowd barriers hire, panels down, panels blown down
gate: farm gates, field gate, five bar gates, driveway gate, gates and railings, railings and gates, gate motors, boom gate
garden-shed hut: garden studio, garden studios, garden office, garden offices, bike store, bike stores, bike shed, bike sheds, workshops and sheds, sheds built, bin store, bin stores, potting sheds
greenhouse: poly tunnels, grow tent, grow tents, tomato houses, shade houses, potting bench, plant nursery, cold frame, cold frames
hedge: overgrown gardens, overgrown garden, hedge trimming, hedges trimmed, box blight, conifers topped, hedge laying, laurel hedges, bare root whips, bare root hedging, privacy hedges, yew hedges, leylandii hedge
lawnmower spade: ride on mowers, ride-on mowers, brush cutter, brush cutters, grass slashing, grounds staff, garden tidy ups, garden tidy up, whipper snippers, whipper snipper, lawn edging, verge cutting, paddock topping, topping paddocks, yard maintenance, grounds maintenance, yard cleanup, string trimmers, mower service, mower servicing, mower parts, grass cut
secateurs hedge: garden tidy, garden help, garden gang, garden club, garden society, fruit tree grafting, shrub pruning, orchard pruning, fruit tree pruning, yard tidy, in bloom, garden volunteers, planting up
spade seedling: garden makeover, garden makeovers, landscape design, landscape gardening, landscape supplies, landscape labourers, border planting, garden project, tree planting spades, dig day, digging day, garden landscapes, garden landscaping, grave digging
seedling spade: tree planting day, plant plugs, veg plugs, plug plants, bare root, veg plants
solar-panel sun: solar pv, pv panels, pv systems, power wall, off grid, off-grid power, zero carbon, clean energy, solar heating, solar storage, panel cleaning, solar panel cleaning, bird proofing panels, self generation, solar pumps, solar battery, feed-in tariff, panels and battery, panels on your roof
wastebasket: fly tipping, dump runs, dump run, tip runs, tip run, garage clearances, loft clearance, loft clearances, waste carriers, refuse sacks, hard waste, household clearance, bin bags, bin liners, garbage bags, waste paper, hoarding help, rubbish removal, garage full of junk, shed full of junk, loft full of junk
recycling: bottle returns, container deposit, bottle bank, clothing bank, clothes bank, textile bank, rag drive, cans for cash, circular economy, bottles and cans, swap shop, give and take, hazardous waste, green waste, crisp packets, food waste, waste pickers, copper and brass, old phones, ink cartridge recycling, skip the skip, stamp collection, cardboard collection, cardboard recycling
skip: rubble removal, site waste, wait and load, roll-on roll-off, roll offs, roro bins, skip bins, hardcore removal, soil removal, builders waste, grab and skip, bin hire
shipping-container: tank containers, sea can, sea cans, site cabins, container storage, 20ft containers, 40ft containers, containers to rent, container hire, container cafe
shipping-container: ~ imports and exports
pallet: packing cases, wooden crates, ply crates, pallet racking, pallet network, pallets taken
forklift pallet: flt drivers, flt driver, materials handling, order picker, order pickers, goods in, stock controllers, stock controller, warehouse jobs, warehouse manager, warehouse staff, loading bay, pickers and packers, pick and pack, storage and distribution
snow-plough snowflake: ice management, snow and ice, sidewalk salting, driveway snow, snow contractor, snow contractors, plow drivers, snow plow
sack: feed sacks, jute bags, jute sacks, hessian bags, hessian sacks, gunny bags, burlap sacks, smokeless coal, solid fuel, coal bags, house coal, coal merchant, coal merchants, coal delivery, play sand, sharp sand, topsoil bags, chicken feed, poultry feed, layers pellets, bulk bags, cement bags, sack race, sack races, logs in bags, lump charcoal, bark chips
silo: bulk feed, slurry tanks, grain merchant, grain merchants, feed mill, milling wheat
combine-harvester: harvest drivers, harvest driver, header fronts, crop spraying, agri parts, seed drills
hay-bale: baled hay, baled straw, lucerne bales, timothy hay, big squares, barley straw, bedding straw, horse feed, feed merchants, stock feed, silage bales, animal feed, hay rides
farmer tractor: a&p show, herd manager, harvest staff, country show
gas-cylinder: cylinder refills, cylinder refill, gas exchange, 9kg refills, camping gas, welding gas, balloon gas, patio gas, oxygen cylinders, gas bottle
hydraulic-hose: hose and couplings, hoses and fittings, fluid power, hydraulic rams, fire hoses
spark-plug: ignition coil, ignition coils, glow plugs, filters and plugs, plugs and filters, service kits, two strokes, two stroke, engine services, engine parts, engine tune up, engine tune-up, small engine repair
lift: goods lift, goods lifts, through floor lifts, through floor lift, wheelchair lifts, wheelchair lift
hot-tub bubbles: spa pool, spa pools, inflatable spa, inflatable spas, spa chemicals, spa servicing, spa repairs, wood fired tubs, lazy spa, swim spas
parking-sign car: disabled bays, traffic warden, traffic wardens, civil enforcement, residents permits, resident permits, bay marking, park and stride, long stay parking, driveway rental, park and ride, park & ride, parking bays, car parking
garage-door: up and over, up and over doors, garage door openers, electric garage doors, garage roller doors, garages to rent, garage for rent, garage to rent, lock-up garage, lock up garages
office-building desk: office to rent, offices to rent, offices to let, office to let, office units, private offices, furnished office, shared office, office suites
tiles trowel: tiles regrouted, tile regrouting, mosaic tiles, porcelain floors, porcelain tiles, porcelain floor
wastebasket: ~ clear out, clear outs
quad-bike: quad repairs, farm quads, mini quads, quad racing, side by side buggy, farm quad
boiler: furnace tune up, furnace tune-up
stained-glass window: leaded lights, fused glass, glass fusing, tiffany lamps, tiffany lamp, glass art
staircase: newel posts, stair handrails, stair refurb, staircase renovation, stair renovation, staircase makeovers
megaphone: protest rally, rally for, rally against, rally to save, march for, march against, protest march, demo march, picket line, strike action, street team, brand ambassadors, brand ambassador, promo staff, ad agency, pr agency, media campaign
swimming-pool: plunge pool, plunge pools, above ground pools, above ground pool, paddling pool
swing slide: adventure playgrounds, play equipment, climbing frames, play frames, park play day, swing sets
tanker: grease trap, grease traps, bulk liquids, adr course, adr training, fuel deliveries, liquid waste, slurry tanker
tap wrench: outside tap, outside taps, water filter taps, plumbing leaks, leaks and drips
tipper-truck: road base, dirt delivery, fill dirt, 8 wheelers, 8 wheeler, eight wheeler, river sand, crusher run, hardcore and, quarry products, topsoil deliveries
tow-truck car: tilt tray, 24 hr recovery, 24 hour recovery, flat bed recovery, flatbed recovery, scrap my car, scrap cars, dead cars, unwanted cars, cash for scrap cars, cash for cars, accident recovery, car breakdown
towel: face cloths, flannels and towels, microfibre cloths, changing robes, swim robes, bath sheets, cotton towels, linen and towels
traction-engine: working steam, steam day, stationary engine, stationary engines, heritage steam, engine rally, vintage rally, steam weekend
trailer: horse float, horse floats, goose neck, b+e test, car dollies, tow dolly, plant trailers, livestock trailer
turf-roll: instant turf, instant lawn, new lawn, new lawns, lawn renovation, lawn renovations, grass seed, lawn seed, artificial lawns, rolled turf, lawn turf, turf laying, turf laid, turf delivered, lawns laid, lawn laid
tyre wheel: part worn, part worns, alloy wheel refurb, balancing and tracking, all seasons, all season, inner tubes, flat repair, run flats, tyre recycling
vacuum-cleaner: vac repairs, vacuum repairs, vacuum repair, wet vacs, wet vac, wet and dry vac, cordless vacs, cordless vac, car vac, dust extraction
vase: hand blown glass, cut glass, crystal glass, glass blowing, pot shop, flower pots, flower pot, ikebana vases
amphora vase: china repair
wardrobe clothes-hanger: fitted bedroom, fitted bedrooms, fitted wardrobe, fitted wardrobes, built in robes, built-in robes, robes built in, sliding robes, free standing robes, home organiser, home organisers, home organising, home organizing, professional organiser, professional organizer, decluttering service, wardrobe doors, sliding wardrobe doors, chest of drawers, chests of drawers, bedroom storage, understairs storage, under stairs storage, storage solutions, bespoke storage, linen press, linen presses, wardrobe clear-outs, closet organising
water-jug droplet: water filters, 20 litre bottles, 5 gallon, five gallon, still and sparkling, water coolers, water refills, water refill, drinking water
water-pump droplet: pump hire, pump repairs, bore pumps, well service, well drilling, pressure tank, pressure tanks, sump pump, borehole pumps, clean water project, water wells, irrigation pumps
water-tank droplet: poly tank, poly tanks, slimline tanks, slimline tank, ibc totes, ibc tote, header tanks, overhead tank, overhead tanks, water storage, water storage tanks, jojo tanks, water harvesting
watering-can plant: garden watering, plant watering, holiday watering, gardening for beginners, hose and watering, plant sitting, plant sitters
welding-mask: tig welding, mig welding, metal fab, gas cutting, plasma cutting, steel workers, steel fixers, sheet metal work, metal fabricators, aluminium welding, balustrades made, stick welding
wheelbarrow spade: barrow race, soil delivery, garden soil, potting soil, veggie mix, garden labour
wheelie-bin: bin men, bin stickers, refuse collectors, refuse collector, refuse loaders, trade waste, commercial waste, food caddies, food caddy, green bins, waste collection, garbage collection, bin day, garbage truck, bin cleaning, bin collections, refuse collection, refuse workers, refuse lorry
wifi-router: home networks, home network, 5g internet, 4g routers, wifi extenders, wifi extender, slow wifi, fibre broadband, internet provider, internet installs, network cabling, uncapped fibre
wind-turbine: wind farms, onshore wind, offshore wind, community wind, small wind, gwo training, wind techs, wind tech, turbine technicians, micro generation, wind turbines
server: linux course, nas drives, cisco course, disaster recovery, data cabling, structured cabling, it infrastructure, microsoft 365, office 365, cloud storage, cloud engineer, cloud engineers, minecraft hosting, game hosting, sql course
circuit-board: raspberry pi, ecu repair, ecu repairs, board repair, motherboard repair, embedded systems, hardware hacking, electronics engineer, electronics engineers, electronics club, smart home kits
soldering-iron circuit-board: pedal building, guitar pedal building, circuit building, gadget repair, synth building, synth build, fab lab, diy electronics
chainsaw tree: dangerous branches, overhanging branches, branches taken down
shopping-cart basket: weekly shop, click and collect, food coop, food co-op, trolley dash, cash and carry, food club, provisions store, wholesale foods, essentials basket, household essentials
headstone: kerb sets, plaques for graves, memorial masons, letter cutting, grave tending, grave lettering, kerbs and chippings, lettering for graves
urn candle: ashes jewellery, ashes into glass, cremation jewellery, scattering ashes
coffin candle: repatriation of remains, funeral plans, funeral plan, end of life doula
padlock lock-and-key: locker hire, gun safes, fireproof safes, hasp and staple, secure storage, secure store, data protection, self storage units, burglar bars
key house: key fob, key fobs, key safe, key safes, tenant find, rent to buy, rent to own, inventory clerk, inventory clerks, rent reviews, new lets, house hunting, flat hunting, home hunting, fobs and keys
shield: ~ medical cover
crossed-swords shield: stage combat, stage fighting, gladiator school, medieval night, medieval faire, medieval fair, renaissance faire, ren faire, viking festival, sealed knot, sword fighting
fencer crossed-swords: foil and epee, foil fencing, fencing kit, fencing camp, olympic fencing, fencing masks, fencing salle, fencing academy, intro to fencing, sabre fencing, beginners fencing, fencing club, fencing classes, fencing lessons, fencing coach, adult fencing, junior fencing
boomerang: boomerang making, returning sticks
bow-and-arrow target: bow hunting, compound bows, clout shoot, 3d shoot
magnet: magnet fishing, fridge magnets, magnetic signs, magnet therapy
smartphone: sim deals, screen protectors, ipad repairs, ipad repair, phone unlocking, data bundles, cell phones, phone bundles, push notifications, whatsapp group, screen time, phone skills, app download, mobile phone recycling, phone addiction, social media detox, digital detox, phone insurance
telephone: phone box, call takers, appointment setters, personal alarms, home phone, cold calling, emergency call, talking line, phone befrienders, bereavement line, advice line, listening line, helpline volunteers, conference calls, tele sales, text line
headphones: ~ customer service, customer services
laptop: refurbished macbooks, online store, online shop, web dev, excel course, excel training, excel for, domain names, it technician, it technicians, tech returners, digital inclusion, digital skills, digital nomad, digital nomads, it apprenticeship, it apprenticeships, tech jobs, virus removal, bootcamp for coders, silver surfers, online portal, it skills, python course, python class, learn python, python coding, tech help, tech tuesdays, app testing, pc repair, pc repairs
laptop: ~ online learning, remote jobs, remote job, home working, working from home, work from home, front end
desktop-computer: gaming pc, pc gaming, graphics cards, graphics card, workstation pcs, cad course, cad training, cad drafting, 3d modelling, 3d modeling, ict suite, rigs and monitors, software engineers, network engineer, network engineers, systems admin
printer document: print finishing, wide format, large format, managed print, print on demand, print and copy, ink refills, litho printing, zine printing, posters printed, photo prints
keyboard: typing test, audio typist, audio typists
computer-mouse: ergonomic mice, wireless mice, gaming mice, computer mice, mouse mats, mouse mat, computers for beginners
computer-mouse: ~ it basics
compact-disc vinyl-record: cd duplication, cds and dvds, second hand cds, dvd hire, blu rays, films on dvd, albums on cd, ep launch, album launch, debut album
floppy-disk: zip disks, disk transfer, retro computing, retro computers, vintage computers, data backup
abacus set-square: number skills, mental maths, times tables, vedic maths, brain maths, counting club
magnifier: private investigations, forensics club, proof reader, citizen science, fact checking, missing persons, spot the difference, witness appeal, authentication service, find the clue, clue hunt, internal audit, peer review, job search, due diligence
notebook pen: morning pages, gratitude journal, gratitude journals, bullet journalling, revision notes, note books, journals and notebooks, journal making, bullet journals, planners and journals, handmade books, bullet journal, bullet journalers
book books: self publishing, literary agent, literary agents, crime fiction, first editions, first edition, book repair, life stories, debut novel, hymn books, readers group
book books: ~ history book
open-book books: adult literacy, reading recovery, study group, study groups, book week, after school tuition, bible class, booster classes, study hall, study camp, home schooling, home school, supplementary school, torah study, story tellers, holiday tuition, english tuition, gcse english, maths and english
books bookshelf: book exchange, literary festival, literary festivals, lit fest, book drive, book tokens, antiquarian fair, reading challenge, book barn, book box, reading list, back issues, book donations, course texts, gcse guides, revision guides, book tombola
bookmark: corner bookmarks, reading goals
bookshelf: built ins, alcove units, alcove shelves, alcove shelving, alcove cupboards, reading corner, book clear out, floating shelves
scroll document: old deeds, illuminated letters, leave a legacy, living wills, living will, degree certificates, trusts and wills, torah scroll
document: application forms, application form, form filling, forms filled, visa forms, planning forms, statutory declaration, statutory declarations, deed poll, settlement agreements, birth certificate, birth certificates, certified copies, tax forms, cv writing, resume writing, white paper, white papers, press pack, dbs checks, dbs check, police check, police checks, bid writing, fact sheets, lease extension, lease extensions, cover letters, scanning service, document scanning, grant applications, grant writing, bid and grant writing
document: ~ terms and conditions
newspaper: press release, press releases, press officer, breaking news, student paper, news desk, parish magazine, paper delivery, paper rounds, media relations, fake news, news quiz, paper shop, media training, legal notices
newspaper: ~ community news, local news, village news, public notice, public notices
price-tag shopping-bags: bargain bin, ex display, bankrupt stock, clearout sale, price crash, shelf labels, swing tags, factory seconds, promo codes
price-tag shopping-bags: ~ price drop, price drops, clearance lines, end of line, surplus stock
coin: penny drive, proof sets, coin fair, coin fairs, gold coin appeal, silver coins, penny falls, scrap gold
coin: ~ change for charity, small change
money-bag coin: seed funding, hardship fund, provident fund, bursary fund, money worries, money matters
money-bag coin: ~ prize money, cash prize, cash prizes, raise funds, matched funding, compensation claims
banknotes: cash advance, cash advances, cheque cashing, instant cash, mobile money, side hustle, side hustles, cash buyers, trade-ins for cash, store credit, cash loans, dollars and euros, euros and dollars
euro-notes: euro exchange, travel cash, holiday euros, currency exchange
piggy-bank coin: pocket money, rainy day fund, rainy day savings, money tips, financial education, money mindset, money management, emergency fund, penny challenge, saving challenge, saving circle, term deposits, recurring deposit, 529 plans, child trust, money sense, kids money, frugal living, debt free, lisa and isa, retirement savings, super advice, money coaching, financial coaching, christmas savings, kids to save, children to save
piggy-bank coin: ~ save money, saving money
credit-card: buy now pay later, direct debit, direct debits, standing order, charge card, store card, store cards, points card, prepaid cards, prepaid card, bank cards, discount card, discount cards, credit score, credit scores, credit repair, credit builder, concession card
credit-card: ~ pay later, interest free, pay monthly, finance available, 0% finance, loyalty card, loyalty cards
receipt calculator: vat returns, utility bills, bill switching, energy bills, electricity bills, claim back, tax rebate, tax rebates, bas returns, accounts payable, cost of living, rates rebate, gst filing, warranty claims, utility switching
calculator receipt: accounts assistant, tax agent, tax agents, capital gains, capital gains tax, ledger clerk, purchase ledger, sales ledger, finance manager, credit controller, quantity surveying, year end, tally course, ca foundation, inheritance tax
parcel: shoebox appeal, packing station, fragile packing, relief supplies, gift boxes by post, letterbox gifts, storage boxes
postbox envelope: postal service, letter drop, sorting office
postbox envelope: ~ mailing list
love-letter: love notes, love poems, dear john, wedding vows written, proposals planned, marriage proposals, vow writing
envelope: bulk mail, mail merge, first day covers, snail mail, thank you notes, write to your mp, email list, mail out, leaflet drops, leaflet drop, letter writing, pen friends
ballot-box: candidate debate, candidate debates, council seat, electoral roll, bond measure, opinion polls, committee nominations, strata meeting, annual general meeting, union ballot, postal votes, mayoral race
ballot-box: ~ candidates night, people's choice
pencil: drafting pencils, doodle club, 11+ mocks, mock tests, colour in, caricature artist, draw and, drawing room club, manga drawing
fountain-pen pen: ghost writer, freelance writer, freelance writers, writers wanted, bespoke poems, contract signing
pen pencil: felt tips, felt tip pens, marker pens, markers and pens, promo pens, whiteboard markers
paintbrush palette: acrylic paints, paint brushes, miniature painting, paint pots, silk painting, glass painting, minis painting, touch up paint, paint a mug, paint a pot, paint a plate, paint a bauble
crayon pencil: coloring in, felt tip, pavement art, art box, childrens art, children's art, kids drawing, colouring competition, coloring contest, coloring books, colouring competitions, art attack, toddlers art, preschool art
memo document: sticky notes, to do list, to-do list, to do lists, minute taker, minute takers, meeting minutes, note taker, note takers, essay help, shopping list, quiz sheets, sign up sheet, sponsor forms, written test, entrance exam, pa services
memo document: ~ admin support
briefcase handshake: ~ work experience, return to work, business advice, business support
folder file-cabinet: ring binders, lever arch, admin assistant, admin assistants, case files, health records, office admin, office organiser, filing clerk, personnel files, lateral files, plan chests, document management, virtual admin
folder file-cabinet: ~ personal assistant, personal assistants
calendar: wall planner, wall planners, year planner, year planners, leave planner
calendar: ~ diary dates, dates for your diary, dates for the diary, appointment booking, season dates, monthly meet, programme of events, events diary, event diary, save the date, save the dates, term time, summer term, spring term, autumn programme, summer programme, opening times, opening hours, what's on, what's on in
spiral-calendar: charity calendar, charity calendars, fundraising calendar, naked calendar, 2027 diary, 2027 diaries, desk calendar
chart-up bar-chart: share dealing, business growth, scaling up, scale up, intraday tips, growth hacking, google ranking, rank higher, demat account, technical analysis, house prices, pay rise, pay rises
bar-chart: data analysis, spreadsheets and data, power bi, power bi course, tableau course, r course
bar-chart: ~ focus group, focus groups, research participants, annual report, survey results, opinion poll, market research
clipboard: stock takers, event coordinator, iso audit, safety audit, energy assessor, care plan, care plans, trial participants, marshals wanted, interviewers needed, interviewers wanted
clipboard: ~ surveys wanted, project manager, project managers, day coordinator, event manager, event managers, stage manager, site supervisors, production manager
pushpin location-pin: pin boards, drawing pins
pushpin location-pin: ~ notice board, notice boards, bulletin board, community notices, community board
location-pin world-map: store locator, vehicle tracking, vehicle trackers, filming locations, delivery zones, dealer locator, self guided trail, self-guided trail, treasure trail
location-pin world-map: ~ new location, second location, new premises, we're moving, new address, find us, new branch
paperclip: office products, bulldog clips, binder clips
ruler set-square: tape measures, tape measure, laser measures, measuring up, measure up, technical drawing, measured survey, measured surveys, site survey, spirit levels, spirit level, measure and fit, setting out
ruler set-square: ~ made to measure, cut to size
set-square ruler: floor plans, floor plan, drawings for planning, planning drawings, loft plans, extension plans, extension drawings, house plans, building regs, structural calcs, structural calculations, granny flat plans, land surveys, land survey, drafting service, planning permission drawings, interior architecture
scissors: paper craft, paper crafts, paper cutting, collage workshop, pinking shears, cutting class, ribbon cutting, cutting mats, scissors sharpened
file-cabinet folder: filing cabinets, records management, archive volunteers
loudspeaker megaphone: public address, address systems
megaphone: ~ awareness week, shout out, shout outs, spread the word, save our, speak up
speech-bubble: chat group, discussion group, discussion groups, french class, german classes, italian class, welsh class, welsh classes, gaelic classes, arabic classes, hindi classes, spanish lessons, french lessons, irish lessons, korean classes, accent coaching, ask the expert, communication skills, peer support, drop-in advice, parent forum, youth forum, talking group, men's talk, language immersion, language classes, speaking club, negotiation skills, presentation skills, dialect coach, listening ear, makaton course, talking therapies, practise your english, practice your english, practise your french, practise your spanish
speech-bubble: ~ q & a
speaker loudspeaker: surround sound, car stereo, multiroom audio, dub night, drum and bass, drum & bass, dj gear, sound and light, sound & light, bass bins
identity-card: visitor passes, staff passes, student id, sia licence, sia training, personal licence, press cards, press card, key cards, access cards, working with children check, proof of age, library card, library cards, name tags, name tag, badge printing, background checks, rsa course, oci card, oci cards
identity-card: ~ membership cards, membership card, members wanted, new members, members only, membership drive
robot: ai tools, ai course, ai agents, ai workshop, robot wars, droid building, tech camp, maker faire, stem kits, coding for kids, coding camp, coding camps, code club, scratch coding, prompt engineering, prompt writing, robot vacuums, robot mowers
flying-saucer rocket: sci-fi con
scales: weigh day, kitchen scales, bathroom scales, luggage scales, baby weigh in, baby weigh-in, class action, equal pay, no win no fee, jury service, jury duty, wage claims, immigration appeal, immigration appeals, tenants rights
alembic test-tube: potion class, mad science, mad scientist, science week, flasks and beakers, slime making, slime workshop, essential oils distillation
test-tube: urine test, urine tests, drug test, drug tests, drug testing, pcr tests, pcr test, fertility tests, sti tests, sti screening, std tests, cholesterol test
petri-dish: gut health, cell culture, agar plates, kombucha scobys
dna: paternity test, paternity tests, gene therapy, stem cells, rare disease, rare diseases, ancestry test, ancestry tests, genetic counselling, dna family history
microscope: life sciences, cancer research, a level biology, science research, pond dipping, biology tuition, science camp
telescope: northern lights, star parties, moon watch, spotting scopes, aurora borealis
satellite-dish: sky dish, dish install, dish installers, dstv installers
syringe: booster jab, polio drive, hep b, steroid injections, steroid injection, rabies vaccination, whooping cough, local anaesthetic, weight loss injections, jab clinic, pet vaccination, pet vaccinations
blood-drop: plasma donors, sickle cell, period poverty, period products, sanitary products, sanitary pads, blood group, blood bank
pill: hay fever, blister packs, omega 3, weight loss pills, drug addiction, medical store
plaster first-aid-kit: wound dressings, sports tape, kt tape, cuts and grazes, leg ulcers, minor ailments, blister care, burns unit, walk in clinic, walk-in clinic, urgent care, wound dressing, dressings and bandages, sports strapping, ankle strapping
first-aid-kit plaster: st john ambulance, st john, trauma kits, survival kits, survival kit, emergency kits, emergency kit, disaster prep, wilderness medicine, medic wanted
crutch: broken leg, broken bones, fracture clinic, knee braces, knee brace, ankle braces, ankle brace, wrist braces, back braces, walking poles, post op, injury rehab, knee surgery, hip replacement
rollator older-person: tri walkers, perching stools, independent living, daily living aids, living aids, aids to daily living, zimmer frame, walking frames, wheeled walkers, mobility aids, mobility products, disability equipment, raised seats, grab rails, bath seats, ot assessments
stethoscope hospital: health fair, health fairs, general practice, check ups, locum doctor, locum gp, eye and health camp
white-cane: sight loss, visually impaired, visual impairment, partially sighted, low vision, white stick, vi group, blind club, blind association, blind people, cane training, blind veterans, blind cricket
eye glasses: macular group, laser vision, vision therapy, eye screening, diabetic eye screening, lookouts wanted, dry eye
foot: foot care, athlete's foot, toenail cutting, nail cutting, heel pain, fungal nails, gait clinic
brain: brain injury, neuro rehab, iq test, iq tests, cbt therapy
heart: random acts of kindness, adopt a child, self love, date night, date nights, singles social, speed friending, blind dates
heart: ~ helpers wanted, helpers needed
anatomical-heart: heart failure, cardiac rehab, heart check, heart checks
lungs: pulmonary rehab, breathe easy, long covid, breathing class, stop smoking, quit smoking, quit vaping, sleep apnoea, oxygen therapy, tb screening, lung health
flexed-arm: pull ups, pull up, tricep dips, core strength, strong woman, arm wrestling, body building
handshake: trade counter, meet the buyer, suppliers wanted, distributors wanted, sponsors wanted, business partner, business partners, buying group, job share, account managers, account manager
handshake: ~ mentors needed, mentors wanted
tooth toothbrush: teeth whitening, mouth guards, night guards, gum shields, smile makeover, smile makeovers, smile design, crowns and bridges, dental crowns, wisdom teeth, dental nurses
bone: pet treats, dog chews, dexa scan, dexa scans, bone density
prosthetic-leg: limb centre, blade runners, limb loss, adaptive sport, adaptive sports, artificial limb
lotus-position: ~ stretch class, stress relief
lifting-weights dumbbell: olympic lifting, barbell club, body pump, body transformation, bench press, lifting club, weight training, learn to lift
dumbbell: circuit class, exercise class, exercise classes, keep fit, strength class, fit camp, step class, step aerobics, exercise referral, body blast, body sculpt, bums and tums, legs bums and tums, insanity workout, strength and conditioning, cross training, physical training, pt course, gym equipment, group exercise, core class, body tone, spinning class, spinning classes
dumbbell: ~ work out, get fit, shape up
massage: bowen therapy, hot stone, hot stones, pamper day, pamper days, pamper evening, back neck and shoulders, tui na, trigger point, muscle tension, body treatments, manual lymphatic, lymphatic drainage, thai massage, lomi lomi, indian head, sports therapy, remedial therapist, body work, knots in your shoulders, knots in your back
spine massage: lower back, neck pain, bad back, bad backs, back care, back class, back school, back clinic, spinal cord, chronic pain, pain clinic, pain management, pain relief, joint pain, muscular pain, herniated disc, herniated discs, disc pain, trapped nerve, tight shoulders, frozen shoulder
sauna: infrared sauna, thermal suite, sweat lodge, turkish bath, hot and cold therapy, steam rooms
swimmer swimming-pool: lane hire, lane swimming, sea dippers, adult swim, cold dip, cold dips, cold water dips, cold water swimming, front crawl, swim camp, channel swim, moonlight swim, aqua class, float fit, para swimming, pool lifeguard, pool lifeguards, open water, open water swim, swimming gala
swimmer swimming-pool: ~ masters squad
surfer surfboard: malibu club, hang ten, wave riding
climber mountain: ice climbing, trad climbing, auto belays, kili trek, indoor climb, tree top, high ropes, ropes course, gorge walking, outdoor centre, aerial trek
runner sneaker: jog leaders, cross country, hill sprints, backyard ultra, hash house, hash run, tough run, hundred metres, runners wanted, buggy run, orienteering club, athletics club, steeplechase race, track and field, harriers club, road harriers, sunday 5k, saturday 5k, fun 5k, 5k around
runner sneaker: ~ race for
walker hiking-boot: walkers wanted, walk leaders, race walking, walk and talk, walk & talk, litter walk, heritage walk, town walk, city walk, health walk, health walks, foot patrol, mall walk, 10000 steps
walker hiking-boot: ~ steps challenge
dancer: modern jive, morris men, morris side, street dance, latin american, scottish country, highland dancing, cha cha, clog dancing, can can, two step, pow wow, baton twirling, tap class, tap classes, tap shoes, tap dancing, contra dance, dance troupe, swing dance, swing dancing, bollywood dance, pole dance, pole class, first dance, moroccan dance
dancer: ~ contemporary dance
rower canoe: cox wanted, novice eights, head race, learn to row, rowing machine, rowing machines
skier skis: off piste, slalom skiing, heli ski, snow school, snow trip, snow trips, snow holidays
snowboarder: terrain park, snowboard bindings, rail jam, board waxing, boarders and skiers
golfer golf: society day, pro am, putting competition, greens fees, captain's drive in, captains drive in, nearest the pin, foot golf, links course, swing analysis, club repair, medal round, golf society
wrestlers: lucha libre, greco roman, kho kho, sumo suits, sumo suit
water-polo-player: canoe polo, polo squad
juggler: flow arts, variety acts, fire eaters, fire breathers, plate spinning, street performer, circus skills
gymnast: cheer tryouts, floor and vault, free running, gym club, baby gym, tots gym, kinder gym, mini gym, recreational gym, beam and bars, bar and beam, aerial hoop, aerial silks, silks class, pole fitness
horse-rider horse: hacking out, ladies day, clear round, clear rounds, drag hunt, fun ride, fun rides, endurance ride, endurance riding, team roping, team penning, racing syndicate, yard help, tent pegging, beach rides, derby day
horse-rider horse: ~ race meeting, race meetings
baby: tots group, bumps and babies, bump and baby, infant sleep, baby wearing, sling library, sip and see, baby bank, tongue tie, baby signing, nct class, baby naming, newborn sleep
older-person: old age home, over 50s, over 55s, ageing well, aging well, extra care, hcas wanted for homes, silver surfers club
older-person: ~ aged care, residential care
nurse: palliative care, critical care, care staff, ward nurses, night sitters, complex care, clinical lead, cna training
cook: culinary arts, home cooking, cook along, commis chef, fry cook, fry cooks, short order, batch cooking, cook off, kitchen hand, kitchen hands, kitchen assistants, cookery school, back of house, allergen course, school cook, school cooks, canteen assistant
mechanic: auto tech, auto techs, diesel fitter, diesel fitters, vehicle tech, lube tech, lube techs, auto apprentices, heavy vehicle, grease monkey, grease monkeys, hgv fitters, motor trade
artist: artist residency, life class, art collective, commissions open, pet commissions
astronaut rocket: moon landing, zero gravity, mars mission
santa: north pole, st nicholas, elf on the shelf, mrs claus, father christmas, christmas stockings, breakfast with father christmas, santa dash, santa dashes, letters to santa
pregnant-woman: birth prep, mums to be, moms to be, bump photos, bump shoot, birth class, birth classes, first trimester, morning sickness, home birth, labour ward, gender scan, gender scans, birth partner, birth partners, birth trauma
ghost jack-o-lantern: scare maze, scare mazes, scare actors, horror films, ghost hunting, ghost hunt, ghost hunts, dia de los muertos, day of the dead, spine chillers
clown balloon: children's entertainers, red nose day, face painters
superhero: ~ local heroes, everyday heroes, heroes wanted
superhero books: comic books
aquarium: sea life, fish keeping, shrimp tanks, tank cleaning for fish
ammonite rock: rock shop
alpaca: alpaca fleece
barbecue: pit boss, rib night, low and slow, smoked meats, charcoal grill, spit roast, boma dinner, byo meat, chisa nyama, fire pit, pulled pork, ribs and brisket
barrel: wine making, brew days, barrel ageing, barrel aging, beer barrels, whisky cask, whisky casks
beehive: hive supers
bench: park seats, garden seats, garden seat, church pews, friendship bench, buddy bench, teak benches, sleeper benches, outdoor seating, memorial seats, memorial seat, picnic benches
binoculars: scopes and optics, bird hides, migration count, wildlife spotting, nature watch, wildlife watch
blackboard: cover supervisors, cover supervisor, substitute teachers, substitute teacher, relief teachers, relief teacher, supply teacher, supply teachers, menu boards, specials board, specials boards, a boards, interactive boards, exam invigilators, teaching assistant, teaching assistants, teacher training, train to teach, white boards, teacher wanted, teachers wanted, school vacancies
blackboard: ~ learning support, lessons for schools
bouncy-castle: bounce house, bounce houses, assault course, assault courses, bouncy slides, gladiator duel, gladiator duels, inflatable park, party hire castles, soft play and bouncy, castles and slides, rodeo bull, inflatable nightclub, jumpers for rent, water slide hire, ball pit
bouncy-castle: ~ obstacle course, obstacle courses
bust: clay modelling, clay heads, bronze casting, stone carving, stone sculptures, life casting, sculpting class, sculpture class, clay sculpting
bagpipes kilt: st andrews night, st andrew's, scottish night, burns night, burns supper, burns night supper, highland games, highland gathering, military tattoo
kilt bagpipes: clan gathering
baklava: turkish delight
wastebasket recycling: hard rubbish
market-stall: stalls available, stall fees, table top, street traders, stall holders, craft fayre, craft fayres, local makers, local producers, pitches available, vendors wanted, traders wanted, trestle table sale, artisan fair, artisan fairs
steering-wheel car: learner permit, learner permits, refresher drives, confidence drives, power steering, mock driving test, pass plus
stroller: buggy bootcamp, travel system, travel systems, double buggy, double buggies
surfboard: board repairs, board bags, second hand boards, surf wax
tagine: moroccan night, moroccan food, moroccan feast
tatami: tatami mats
tattoo-machine: fine line tattoos, fine line tattoo, walk in flash, flash tattoos, tattoo removal
tiffin: ghar ka khana, mess food, home-cooked lunches, home cooked lunches, office lunches, home food
toy-bricks teddy-bear: pre k, stay & play, building blocks, play scheme, rhythm and rhyme, rhyme and sign, early childhood, reception class, childcare places, vacation care, brick club, brick clubs
trampoline: bounce class, bounce fitness, bounce and burn, rebound therapy
treadmill dumbbell: walking pad, walking pads, spin bike, spin bikes, cross trainer machine, exercise machines, exercise bike, exercise bikes
tuba trumpet: low brass, baritone horn, bavarian band
typewriter: copy typing, script reading, script readings
vape: pods and coils, nic salts, disposable vapes, refillable pods, nicotine pouches, mods and pods, smoke shop, smoke shops, shisha pens, vape coils
vintage-car car: rat rods, hot rod, auto jumble, show and shine, show & shine, drive it day, street rods, classic motors, classic motor show, antique cars, car meet, car meets, cruise night, cruise nights, car cruise, mg owners, classic rally, classic car storage, veteran run, veteran cars, classic insurance
vinyl-record headphones: rare groove, soul nights, funk & soul, motown night, crate digging, crate diggers, lp swap, listening bar, listening bars, 7 inch singles, 12 inch singles
wallet purse: coin pouch, coin pouches
wedding-cake: sugar paste, sugar flowers, wedding bakers, wedding cake bakers, fondant cakes
wedding-dress bride: trunk show, trunk shows, preloved wedding, alterations for brides
wreath bouquet: remembrance sunday, wreath laying, door rings, advent rings
x-ray: ultrasound scans, ct scan, ct scans, medical imaging, diagnostic centre, scan centre, full body scan, private scans, breast screening, body scan
zip-line climber: zip slide, zip slides, treetop adventure, treetop trek, tree top adventure, outdoor pursuits, aerial park, outdoor adventure
chart-up: options trading, trade options
speaker: pa and lights, pa & lights
kayak: guided paddle, guided paddles
card-terminal: card payments, take card payments
guide-dog: raise a puppy for
grapes: sultanas, raisins, viticulture, muscadine, muscadines
wine grapes: winemakers, corkage, vintners, claret, demijohns
melon: cantaloupe, cantaloupes, rockmelon, rockmelons, honeydew, honeydews, muskmelon, muskmelons, spanspek, kharbuja
watermelon: tarbooz
orange: kinnow, kinnows, tangelos, clementines, naartjie
lemon: bergamot
banana: plantain, plantains, banoffee
pineapple: ananas
mango: ataulfo, langra, dasheri
apple: scrumping, honeycrisp, honeycrisps, bramleys
pear: bartletts, comice, packhams
peach: freestones
cherries: maraschinos, maraschino
strawberry: strawbs
blueberries: saskatoons, bilberry, bilberries, huckleberry, huckleberries, haskap, haskaps, aronia, elderberry, elderberries, cranberries
kiwi: kiwifruit, kiwifruits
tomato: passata, tamatar, ketchup
coconut: cocopeat, nariyal
avocado: guacamole
aubergine: brinjal, brinjals, eggplant, eggplants, baingan, moussaka, melanzane
potato: tatties, tattie, roasties, colcannon
pancakes: latkes, blinis, pikelet
corn: mealie, mealies, mielie, mielies, bhutta, cornhusking, elotes, hominy
chilli: jalapeno, jalapenos, jalapeños, mirchi, peri-peri, harissa, habanero, habaneros, schezwan
bell-pepper: capsicum, capsicums
cucumber: gherkin, gherkins, pickleback, picklebacks
lettuce: hydroponics, hydroponic, watercress, romaine, aquaponics
broccoli: tenderstem, calabrese, romanesco, brassica, brassicas
garlic: hardneck, lahsun, scapes
onion: shallots, shallot, vidalias
peanuts: groundnut, groundnuts, moongphali, dryfruits, dryfruit
beans: soybeans, hummus
chestnut: chestnuts, marrons
ginger: turmeric, galangal
pea-pod: mangetout, sugarsnaps
mushroom: mycology, mycelium, shrooms
bread: stottie, stotties, banneton, bannetons, bakehouse, batards
croissant: cruffin, cruffins, danishes, kouign-amann, viennoiserie, pastries
baguette: ficelle
flatbread: pittas, bhakri, bhakris, frybread, thepla, theplas, manakeesh, pooris, chapatti
pretzel: laugen
bagel: schmear, bialys, beigel, beigels
cheese: truckle, truckles, cheesemaking
meat-on-bone: hogget, chevon, qurbani, churrasco, mishkaki
chicken-leg: schnitty, goujons, kadaknath
steak: porterhouse, chophouse, tomahawks, chateaubriand, bavette
bacon: rasher, rashers, lardons, gammon
burger: sliders
pizza: calzone, calzones, margheritas, neapolitan, woodfired
hot-dog: coneys, glizzy, glizzies
sandwich: sarnie, sarnies, cubano, cubanos, jaffle, jaffles
taco: nachos, quesadilla, quesadillas, enchilada, enchiladas, fajita, fajitas, tostada, tostadas, tex-mex, totopos
burrito: chimichanga, chimichangas
tamale: tamalada, hallacas
kebab: koftas, donair, donairs, kababs, galouti, tikkas, iskender, doners
egg: shakshuka
frying-pan: skillet, skillets, kadais, griddle, griddles, saucepan, saucepans
stew: scouse, crockpot, booyah, burgoo, nihari, haleem, pozole, menudo, cholent
cereal-bowl: bircher, congee
popcorn: makhana
butter: churning, makkhan
salt jar: seasonings
jar: piccalilli, mincemeat, atchar, tracklements, murabba, fermenting, sauerkraut
canned-food: non-perishables
bento: lunchbox, lunchboxes, donburi
rice-cracker: senbei, papads, appalam, appalams, papadum, papadums, poppadoms, poppadom
onigiri: musubi
rice: basmati, pulaos, arborio
curry: vindaloo, vindaloos, rendang, dhabas, jalfrezi, jalfrezis, sadhya, massaman, chettinad, hyderabadi
noodles: chowmein, ramyun
spaghetti: carbonara, bolognese, lasagna
sweet-potato: kumara, kumaras, shakarkandi, cassava
sushi: nigiri, omakase, temaki, izakaya, uramaki, kaiten, gimbap, kimbap, chirashi
fish lemon: ceviche
fried-shrimp: scampi
fish-cake: fishcake, fishcakes, kamaboko
moon-cake: mooncake, mooncakes
dango: daifuku, modaks
dumpling: potstickers, perogy, perogies, perogie, kozhukattai
soft-ice-cream: creamee, creamees, creemee
shaved-ice: falooda, chuski, slushies, piragua
ice-cream: kulfis, affogato, dondurma
doughnut: cruller, crullers, paczki, berliners, timbits, sufganiyot, amagwinya, balushahi
cookie: nankhatai, bikkie, bikkies, bickies, tuiles, kolaches, macaroon, macaroons
birthday-cake: quinceanera, quinceaneras, sugarcraft
cake-slice: tiramisu, parkin, blondies, cakewalk
cupcake: cuppies
pie: pasties, bridies, crumble, crumbles, spanakopita, tourtiere, tourtière, frangipane
chocolate: choccies
candy: lollies, sweeties, gummies, gobstoppers, licorice, peppermints, jaggery, candyman
lollipop: lollypop, lollypops
pudding: custards, trifle, trifles, payasam, blancmange, phirni, haupia
honey: shahad, meadery, meaderies
baby-bottle: steriliser, sterilisers
milk: thickshakes
coffee: percolator, percolators, aeropress, cafetiere, cafetieres, cafecito
tea: chaiwala, gongfu
teapot: teashop, teaset, chinaware, samovar, samovars, elevenses
champagne: bellini, bellinis, sabrage, hogmanay
cocktail: pimm's, highball, highballs, barback, bartending
tropical-drink: mocktail, mocktails
beer: micropubs, kegerator, kegerators, tinnies, bierkeller, homebrewers, taphouse, bartop, publican, publicans, freehouse, shebeen
beer: ~ micropub
apple beer: scrumpy
soft-drink: cordials, rootbeer, cooldrink, cooldrinks, seltzer, seltzers, sarsaparilla, sharbat
dinner-plate: potluck
dinner-plate: ~ potlucks
cutlery: silverware, flatware
spoon: lovespoon, lovespoons, spurtle, spurtles
kitchen-knife: cutlers, cutler, whetstone, whetstones, cleaver, cleavers, penknife, penknives
amphora: amphorae, antiquities
curry rice: biriyani, biriyanis
monkey: primate, primates, capuchin, capuchins, bonobo, bonobos, vervet, vervets
gorilla: silverback, silverbacks, orangutan, orangutans
dog: pooches, whelping, scruffts, crufts, ringcraft, barkery, kibble, cavachon, cavachons, muzzles, frenchies, boerboel, boerboels, ridgebacks, jackapoo, jackapoos, canines, maltipoo, maltipoos, heelers
dog: ~ canine
dog-standing: canicross, gundog, gundogs
poodle: dematting, de-matting
wolf: wolves, wolfdog, wolfdogs, wolfpack
fox: vixens, foxhunt, foxhunting, reynard
raccoon: racoon, racoons
cat: feline, felines, catios, mousers, kitties
lion: lioness, lionesses
tiger: tigress, ranthambore, bandhavgarh
leopard: cheetah, cheetahs, panther, ocelot, ocelots, serval, servals, caracal, caracals, bobcats
horse: equines, horsemanship, numnah, numnahs, bloodstock, stabling, gallopers, trotting, agistment, menage, equitherapy, hippotherapy, steeplechase, steeplechases, steeplechasing
horse: ~ equine
whale: narwhal, narwhals, cetacean, cetaceans, beluga, belugas, strandings, humpbacks
deer: rutting, whitetail, whitetails, antler, antlers, impala, impalas, rudolph, reindeer
bison: buffalo, buffaloes, buffalos, murrah
cow: dehorning, stockmen, stockman, herdsman, herdsmen, herdsperson, bullfighting, jallikattu, brahmans
dairy-cow: milker, milkers, guernseys, ayrshires, cowshed, sharemilker, sharemilkers, sharemilking, dairyman, dairymen, holsteins, friesians
goat: saanen, saanens, goatscaping
pig: saddlebacks, kunekune, kunekunes
ram: bharal
sheep: fleeces, gimmers, dorper, dorpers, dagging, shepherdess, woolshed, smallholding, hebrideans
donkey: eeyore
camel: dromedary, dromedaries, bactrian
llama: camelids
giraffe: okapis
elephant: tuskers, mahout, mahouts, pachyderm, pachyderms, anti-poaching
mammoth: mastodon, mastodons
rhinoceros: rhinos
hippopotamus: hippos
mouse: shrews
rat: rattery, vermin
hamster: gerbil, gerbils, chinchilla, chinchillas, cavies
rabbit: bunnies, hutches
chick hen: hatcheries, brooder, brooders
beaver: muskrat, muskrats, platypus, nutria
hedgehog: tenrec
bear: grizzlies,
koala: marsupial, marsupials
sloth: sloths
otter: stoats, weasels, meerkat, meerkats, mongoose, mongooses, polecat, polecats
badger: wolverine, wolverines
paw: microchipping, furbabies, furbaby, strays, critters, pawsome, deworming
turkey-bird: poults, gobblers
hen: ex-batts, silkies, wyandotte, wyandottes, broilers
rooster: gamecock, gamecocks, cockadoodle
bird: canaries, twitching, warbler, warblers, murmuration, murmurations, puffin, puffins, mynahs, kookaburra, kookaburras, ravens, seagull, seagulls, pelicans, pelican, corvid, corvids, ostrich, ostriches, cuckoos, heronry, egrets, seabird, seabirds, gannet, gannets, gouldians, shorebird, shorebirds
penguin: ~ antarctica, antarctic
dove: squabs, dovecote, dovecotes, antiwar, anti-war, ceasefire, pentecost, fantails
eagle: raptor, raptors, falcon, falcons
duck: muscovies, muscovy, waterfowl, wildfowl, wildfowlers, wildfowling, decoys, quackers
swan: cygnet, cygnets
feather: quills, plumage
flamingo: flamingoes
peacock: peafowl, peahen, peahens, peachick, peachicks
parrot: lories, lorikeets, lovebirds, psittacines
ship parrot: pirates
ship parrot: ~ pirate
goose: gander, ganders, embden, goslings
frog: amphibian, amphibians, salamanders, axolotl, axolotls, frogspawn, froglife, froglet, froglets
crocodile: gators, alligator, alligators, caiman, caimans, gharial, gharials, airboat, airboats, everglades
turtle: loggerhead, loggerheads, sulcata, sulcatas, leatherback, leatherbacks
lizard: beardie, beardies, herpetology, bluetongue, vivarium, vivariums, cresties, komodo
snake: milksnakes, milksnake, rattlers, rattlesnake, rattlesnakes, snakebite, anti-venom, antivenom, mambas
dragon: wyvern, wyverns, eisteddfod
sauropod: mesozoic, diplodocus, brachiosaurus, brontosaurus
sauropod: ~ jurassic, prehistoric
dinosaur: palaeontology, paleontology, palaeontologist
dolphin: porpoise, porpoises, bottlenose, dolphinarium, manatee, manatees, dugong, dugongs
seal: walrus, walruses, pinniped, pinnipeds, selkie, selkies
fish: bloater, bloaters, barramundi, smokies, anchovies, anchovy, pomfret, pomfrets, bangda, surmai, whitefish, gravadlax, gravlax, elvers, caviar, caviare, sardine, sardines
tropical-fish: cichlid, cichlids, tetras, bettas, fishkeeping, fishkeepers, plecos, aquarist, aquarists, livebearers
shark: stingray, stingrays, megalodon, hammerhead, hammerheads, sharkbait
octopus: cephalopod, cephalopods, tentacles, octopuses, kraken
squid: calamari, cuttlefish, squidding, chokka
seashell: conches, cowrie, cowries, shellcraft, conchology, abalone, periwinkles, seaglass, scallop, scallops, coquina, whelks, cockle, cockles, clambake, clambakes, geoduck
jellyfish: jellyfishes
crab: muddies, dungeness, crabfest
lobster: thermidor, yabbies, lobsterfest, crawdad, crawdads, langoustine, langoustines, lobsterman, lobstermen, mudbugs
shrimp: gambas, jhinga, prawning, vannamei, chingri
oyster: oysterfest, shucked, shucker, shuckers
snail: mollusc, molluscs, mollusk, nematodes
butterfly: lepidoptera, milkweed, chrysalis, chrysalises, hairstreaks, brimstones, pollinator, pollinators
caterpillar: silkworm, silkworms, mealworm, mealworms, earthworm, earthworms, wormery, wormeries, vermicompost, vermicomposting, lugworm, lugworms, ragworm, maggots, centipedes, millipedes, armyworm, armyworms
ant: formicarium, antworks
bee: bumblebee, bumblebees, bumbles, honeybee, honeybees, apiarist, apiarists, varroa
wasp: hornet, hornets
beetle: scarab, scarabs, entomology, entomologist, entomologists, minibeast, minibeasts, insect, cicada, cicadas, woodworm, insects
ladybird: ladybug, ladybugs, aphids
cockroach: bedbug, bedbugs, roaches, cockroaches, exterminator, exterminators, extermination, infestation, infestations, silverfish
spider: arachnid, arachnids, arachnophobia, cobweb, cobwebs, spiderman, spider-man, invertebrates
mosquito: mozzie, mozzies, mossie, mossies, midges, blackfly, blackflies, sandfly, sandflies, horsefly, horseflies, malaria, dengue, repellent, repellents, skeeters, bloodsuckers
bouquet: corsage, corsages, boutonniere, boutonnieres, buttonhole, buttonholes, nosegay, nosegays, chrysanths, blossoms, protea, proteas, gypsophila, gerbera, gerberas, galentines, galentine's, anthurium, anthuriums, alstroemeria, orchid, orchids, dahlia, dahlias
cherry-blossom: hanami
lotus: waterlilies, water-lilies, buddhist, buddhism, sangha, tantra, satsang
rose: floribunda, floribundas, rosebush, rosebushes, rosarian, rosarians, rosewater
hibiscus: frangipani, frangipanis, plumeria, plumerias, bougainvillea, bougainvilleas
hibiscus: ~ hawaiian
daisy: daisies, marguerites, wildflower, wildflowers, buttercup, buttercups, dandelion, dandelions, edelweiss, namaqualand, superbloom
rose heart: poppies
tulip: crocuses, snowdrop, snowdrops, tulipmania
hyacinth: hyacinths, muscari, irises, lupins, delphinium, delphiniums, wisteria, foxglove, foxgloves
seedling: propagation, germination, plantlets, no-dig, agroforestry, permaculture, horticulture, horticulturist, horticulturists
plant: repotting, re-potting, calathea, calatheas, pothos, philodendron, philodendrons, kokedama, plantscaping, plantscapes
christmas-tree: treecycle, treecycling, treelot, baubles, bauble, yuletide, tinsel, nutcracker
tree: treecare, arboretum, arboretums, deadwooding, pollarding, pollard, landcare, vanamahotsav, afforestation, reforestation, saplings, rewilding
palm-tree: ~ caribbean
cactus: haworthia, haworthias, echeveria, echeverias, mammillaria, xeriscape, xeriscaping
wheat: barley, chakki, stoneground, agronomy, agronomist, agronomists, quinoa, wholemeal, gluten-free, celiac, celiacs, lammas, gleaning, gleaners, stooks, baisakhi, vaisakhi, gristmill, semolina, cornmeal, malting, maltings, sorghum, broadacre
herb: smudging, forager, foragers, foraged, samphire, nettle, nettles, wormwood, siddha, catnip, vaidya, herbology, dhania, cilantro, sagebrush, herbals
clover: shamrock, shamrocks, gaeilge, comhaltas, fleadh, gaeltacht
maple-leaf: momiji
maple-leaf: ~ canadian, canadians
autumn-leaves: leafpeepers
leaves: ecoprint, greenpeace, hostas, kratom, sustainability
leaves: ~ eco-friendly
planet leaves: earthday
nest: nestlings, nestling, nestcam
toadstool: fairies, fairyland, faerie, faeries, gnomes, pixies, goblin, goblins
globe: geography, erasmus, twinning, migrants, fairtrade
globe: ~ multicultural
speech-bubble globe: translator, translators, interpreter, interpreters, interpreting
rock: geology, pebbles, rockery, sandstone, fieldstone, megalith, megaliths, lithics, rockhound, rockhounds, rockhounding, flagstone, flagstones, scalpings, roadstone, quarries
snowy-mountain: alpinism, avalanche, kedarkantha
snowy-mountain: ~ alpine, himalaya, himalayas, himalayan, rockies
mountain: hillwalking, hillwalkers, snowdon, scafell, sahyadri, sahyadris, wainwrights, mountaineer, mountaineers, kilimanjaro
mountain: ~ munros, snowdonia, drakensberg, munnar, yosemite
volcano: volcanoes, eruption
volcano: ~ volcanic
beach: shoreline, foreshore, sandcastle, sandcastles, sandpit, seafront, beachside, beachwear
beach: ~ coastal
desert: ~ outback
desert-island: castaway, castaways
national-park: bushwalk, bushwalks, bushwalking, bushwalkers, ramble, rambles, ramblers, naturalist, naturalists, wetland, wetlands, moorlands, heathland
national-park: ~ wilderness, countryside, greenbelt, moorland
logs: cordwood, woodpile, briquettes, woodfuel, woodlot, braaiwood, camelthorn, rooikrans, blackwattle, kindlers, firelighters, logging, kiln-dried, sawmill, sawmills
crystal-ball: palmistry, kundli, horoscope, horoscopes, astrologer, astrologers, mediumship, mystics, spiritualist, spiritualists, scrying, jyotish, clairvoyance, clairvoyants, wiccan, pagans, divination, seance, seances
night-sky: perseids, constellations, constellation, astrophotography
skyline: penthouse, penthouses, cityscape, cityscapes, skyscraper, skyscrapers
skyline: ~ manhattan
bridge: bungee, viaduct, viaducts, aqueduct, footbridge, footbridges
moon: insomnia, sleepover, sleepovers, moonwalk
sun: solstice, midsummer, heatwave, suncream
planet: saturn
partly-sunny: meteorology, meteorologist
rainbow: lgbtqia, lgbtq+
beach-umbrella: parasol, parasols
umbrella: brolly
fire: campfires, firewalk, firewalking, firewalks, firelighting, beltane, holika, wildfire, wildfires, flambeau
droplet: descaling, descaler, limescale, legionella
wave: tsunami, coasteering
surfer: grommets
museum: docent, docents, curator, curators
castle: fortress, battlements, jousting, jousts, ramparts
japanese-castle: samurai, himeji, bushido
shield: naginata, indemnity, heraldry, heraldic, bodyguard, bodyguards, antivirus, bouncers
crane: banksman, slinger, rigger
road-barrier: flagger, flaggers, roadworks
bricks: brickie, brickies, tuckpointing, tuckpointers, kerbing, paviour, paviours
hut: bothies, rondavel, rondavels, sukkah, bunkhouse, bunkhouses
houses: duplexes, co-housing, cohousing
houses: ~ housing
house: subletting, sublet, escrow, downsizing, downsizers, foreclosure, foreclosures, homestead
post-office: postmaster, postmistress, postie
hospital: polyclinic
bank: overdraft, overdrafts, stokvel, stokvels
bed: dharamshala, divans, headboard, headboards, futons, flatmate, flatmates, roommate, roommates, housemate, housemates, bedsheets, pyjamas, pajamas, bedspread, bedspreads, eiderdown, eiderdowns, comforters
bellhop-bell: concierge
convenience-store: cornershop, superette
school: headteacher, bursary, bursaries
department-store: megastore, megastores
factory: fabricator, fabricators, steelworks, smelter, extrusion, extrusions, refinery, galvanising, galvanizing
wedding-chapel: nuptials, shaadi, matrimony, matrimonial, matrimonials
church: vicars, vicarage, cathedral, baptist, baptists, clergy, steeple, steeplejack, steeplejacks, catechism, diocese, presbyterian, presbyterians, deacons, pentecostal
prayer-beads: rosary, rosaries, novena, chaplets, rudraksha, misbaha
mosque: jummah, jumuah, madrasah, madrasa, madrassa, islamic, tajweed, taraweeh
hindu-temple: kirtan, kirtans, satyanarayan, darshan, bhajan, bhajans, tirupati, tirumala, dussehra, dasara, mahashivratri, shivratri, janmashtami, sanskrit, iskcon, varanasi, rudrabhishek, ayodhya, grihapravesh
dancer musical-notes: dandiya
synagogue: shabbat, passover, rabbis, chabad, sukkot, kiddush, talmud
shinto-shrine: shinto
tent: bivvies, sleepout, sleepouts, overlanding, jamboree, jamborees, camporee, groundsheet, girlguiding
carousel: merry-go-round, showmen, swingboat, swingboats, waltzer, waltzers
ferris-wheel: amusements
slide: waterpark, waterparks, playdate, playdates
roller-coaster: disneyland, imagica, coaster, legoland
mug: coasters
barber-pole: moustache, moustaches, movember
circus-tent: ringmaster, ringmasters, tightrope, contortion, contortionist, sideshow, unicycle, unicycles, unicycling
clown: clowning
locomotive: footplate, railwayana, trainspotter, trainspotters, trainspotting, hornby
train: railcard, railcards
railway-car: pullman, railcar, railcars, boxcar, boxcars, couchette
fast-train: shinkansen, eurostar, interrail, eurail
metro: skytrain
tram: streetcar, streetcars, trolleybus, trolleybuses, tramway, tramways
bus: charabanc, omnibus, playbus, motorcoach, motorcoaches
minibus: vanpool
ambulance: paramedic, paramedics, defibs, defibrillator
fire-engine: firies, fireman, firemen
police-car: crimestoppers, sheriff, constable, constables, gardai
taxi: cabbie, cabbies
car: bangers, convertible, convertibles, cabriolet, pre-owned, roadworthy, automobile, automobiles, remapping, headlamps, motability, transmissions, muffler, mufflers, dealership, dealerships, detailer, detailers
suv: off-roading, bullbar, bullbars, defenders, off-road
delivery-van: multi-drop, removalist, removalists, backload, backloads
lorry: curtainsider, curtainsiders, tautliner, tautliners, transporter, transporters, reefers, groupage, truckfest, haulier, hauliers
tractor: farmhand, farmhands, harrowing, rotavating, rotavator, rotovator, rotovating, rototilling, tillage, krishi, tedder, tedders
racing-car: drifting, autosolo, nascar, motorkhana, burnouts, scalextric, go-kart, supercar, supercars, dragster, dragsters
motorcycle: sidecar, sidecars, rideout, rideouts, motorcyclist, motorcyclists, pillion, supermoto, bikers
motor-scooter: lambretta, lambrettas, scooterist, scooterists, scooterboys, scooty, mopeds
wheelchair: rehabilitation, shopmobility, parasport, paralympic, paralympics, powerchair, powerchairs, commode, commodes, disabilities, quadriplegic, paraplegic, boccia
mobility-scooter: gophers
rickshaw: trishaw, trishaws
bicycle: puncture, punctures, framebuilding, peloton, fixies, pushbike, pushbikes, cyclothon, cyclothons, freewheelers
kick-scooter: scootering
skateboard: halfpipe, longboarding, longboarders, kickflip, kickflips, skateboarder, skateboarders, skateshop, ollies
roller-skate: rollergirls
oil-drum: paraffin, petroleum
fuel-pump: misfuel, misfuelling, misfuelled, unleaded, autogas, adblue
fuel-pump: ~ petrol
wheel: hubcap, hubcaps, castors
anchor: mariner, mariners, seafarer, seafarers, quayside, dockyard, dockyards, seamanship, shanties, boatyard
anchor: ~ nautical, maritime
sailing-boat: bareboat, keelboat, keelboats, flotilla, optimists, schooner, schooners, trimaran, trimarans, sailability, felucca, feluccas, catamaran, catamarans, antifoul, antifouling, windsurf
canoe: paddlers, paddlesport, paddlesports, dragonboat, dragonboats, outriggers, portage, whitewater, rafting, pedalo, pedalos, coracle, coracles
speedboat: wakeboard, wakeboarding, wakeparks, bowrider, bowriders, watersports, ringos, hydroplane, thundercat, powerboat, powerboats, powerboating, waterski, waterskiing
cruise-ship: fjords, cruising, transatlantic
ferry: vaporetto, hovercraft
motor-boat: shikara, backwaters, boatman, boatmen, boatbuilding, boatbuilder, boatbuilders
ship: frigate, frigates, warship, warships, battleship, battleships, drydock, shipbuilding, shipbuilders, shipyard, shipyards, stevedore, stevedores, dockers, submarine, submarines, shipbroking, shipbroker, shipbrokers, seaman, seamen
airplane: airfare, airfares, airfreight, aviation, aeronautics, aeronautical, planespotting, aircraft, aerospace, airways
airplane: ~ getaway, getaways
small-airplane: aeroclub, biplane, biplanes, warbird, warbirds, spitfire, spitfires, cessna, seaplane, seaplanes, floatplanes, flightseeing, airstrip, aeromodelling, sailplane, sailplanes, gyrocopter, gyrocopters, aerobatics, aerobatic, ultralights, airshow, airshows
departure: departures
parachute: freefall, wingsuit, paramotor, paramotors, paramotoring, hanggliding, paratroopers, paratrooper, dropzone, paraglider, paragliders, parasail, parasailing
airline-seat: legroom
helicopter: heli-rides, heliskiing, helipad, helipads, whirlybird, helimed
cable-car: chairlift, chairlifts, cableway, ropeway, ropeways, gondolas
satellite: satnav, satnavs, geospatial
rocket: lift-off, rocketry, rocketeers, hackathon, hackathons, launchpad
rocket: ~ start-ups
flying-saucer: sci-fi, martians, martian, extraterrestrial, extraterrestrials, roswell, trekkies
superhero: comic-con, comicon, cosplay, cosplayers
suitcase: baggage, carry-on, itinerary, itineraries, timeshare, timeshares, duffel
watch: watchmaking, watchmaker, watchmakers, timepiece, timepieces
stopwatch: tabata, timekeepers
world-map: cartography, expeditions, travelogue, atlases
compass: rogaining, rogaine, wayfinding, geocaching, orienteering
jack-o-lantern: spooky, trick-or-treat, samhain, spooktacular, guising, hallowe'en
fireworks: pyrotechnics, matariki
firecracker: sivakasi
balloon: helium, balloonist, balloonists
party-popper: bachelorette, bachelorettes, hoedown, shindig, housewarming, sangeet
party-popper: ~ anniversaries
red-envelope: angpow, angpows
carp-streamer: windsock, windsocks
ribbon: rosettes, rosette, pinktober
gift: giftware, pressies
gift: ~ giveaway, giveaways, freebies
admission-ticket: wristbands
admission-ticket: ~ presale
medal: finishers, duathlon, duathlons, ironman, olympics
trophy: pageant, pageants, playoffs, play-offs, tourney, tourneys, plaques, rosebowl, gamification
flag: ensigns, coronation, semaphore, burgee, burgees, jubilee, bunting
football: striker, goalie, goalies, goalkeepers, goalkeeper, non-league, footie, linesman, linesmen, kickabouts, groundhopping, groundhoppers, futsal
baseball: dugout, ballpark, ballparks, sandlot, bullpen
softball: slowpitch, slo-pitch, fastpitch
basketball: netballers, korfball, dribblers, layups, streetball
volleyball: spikers, newcomb, throwball
american-football: gridiron, quarterback, quarterbacks, tailgate, tailgates, tailgating, touchdown, touchdowns, pigskin, homecoming, superbowl
rugby-ball: ruggers, rugger, lineouts, tri-nations
tennis: wimbledon, racketball, touchtennis
padel-racket: pickleball, picklers, pickleballers
bowling: bowlers, candlepin, candlepins, duckpin, duckpins, bowl-a-thon, bowlathon, kingpin
cricket: twenty20, wicket, wickets, wicketkeeper, wicketkeepers, batsman, batsmen, groundsman, groundsmen
field-hockey: hurleys, hurley, sliotar, sliotars, camans, camogie, hurling, quicksticks, floorball, unihoc, shinty
ice-hockey: shinny, ringette, broomball
table-tennis: pingpong
badminton: shuttlecock, shuttlecocks, battledore
boxing-glove: sparring, padwork, punchbag, punchbags, pugilist, pugilists, boxfit, savate
judo-suit: kalari, kalaripayattu, shotokan, grappling, grapplers, jujitsu, ju-jitsu, kyokushin, ninjutsu
goal-net: goalpost, goalposts, five-aside
golf: caddie, fairway, fairways, ambrose, greenkeeper, greenkeepers, greenskeeper, greenkeeping, re-gripping, footgolf, putters, putter
fishing-rod: fishery, barbel, surfcasting, steelhead, bassmaster, bassmasters, ghillie, ghillies, gillie, carpers, stillwater, stillwaters, beachcasting, beachcasters
diving-mask: octopush, aqualung, subaqua, sub-aqua, divemaster, divemasters, snorkel, snorkels, apnoea, nitrox, spearos, drysuits
running-shirt: relays, hashers, joggers, striders, couch25k, pacers, jeffing, ultras, ultramarathon
skis: après-ski, apres-ski, snowsports, snowsport, salopettes, backcountry, telemark, telemarking, freeride, freeriding, moguls, heliski, heli-skiing, gulmarg, perisher, whistler, chamonix
skis: ~ slalom
sled: bobsleigh, bobsled, mushing, mushers, sleigh, sleighs, sledges
curling-stone: kurling
target: sharpshooters, sharpshooter, bullseye, bullseyes, dartboard, dartboards, archers, archer, marksmanship, smallbore, skirmish, rangemaster
yo-yo: diabolo, diabolos, yo-yos
kite: uttarayan, sankranti, kiteflying, basant
billiard-ball: 8-ball, 9-ball, eightball, recloth, reclothing, blackball
magic-wand: conjurer, conjurers, conjuring, wizardry, mentalist, mentalists, mentalism, quidditch, hypnotist, potions, hogwarts, illusions, abracadabra
game-controller: nintendo, gamedev, e-sports, twitch, fortnite, speedrun, speedruns, streamers
joystick: pac-man, pacman, barcade
slot-machine: fruities, pokies, roulette, croupier, croupiers
dice: boardgame, boardgames, monopoly, housie, tambola, housey, scrabble
puzzle: sudoku, crossword, crosswords, wordsearch, wordsearches, rubik's, cubers, speedcubing, puzzlers, wasgij, riddles, autism, autistic, neurodiversity, neurodivergent, icebreakers
magnifier: whodunnit, whodunnits, whodunit, forensic, fact-checking, sleuths, sleuth
teddy-bear: plushie, plushies, stuffies, teddies, amigurumi, preschoolers, toybox, anganwadi, playscheme, playschemes
disco-ball: clubbers, mirrorball, mirrorballs, dancefloor
nesting-dolls: matryoshka, matryoshkas, maslenitsa, babushka
chess-pawn: rapidplay, draughts, checkers, grandmaster, grandmasters, lichess, chess960, gambits
mahjong-tile: majong, mah-jong, riichi, rummikub, dominoes
playing-card: blackjack, hold'em, holdem, sheepshead
theatre-masks: operatic, playwright, playwrights, masquerade, repertory, thespian, thespians, actors, dramatics, theatresports, broadway, monologue, monologues, revues, costumiers, costumier, showtime
framed-picture: etchings, etching, biennale, screenprints, portraiture
palette: gouache, madhubani, mandala, encaustic, crafternoon, crafternoons, neurographic, zentangle, decoupage
thread: bobbins, bobbin, overlocking, destash, needlecraft, needlecrafts, needlework, monogramming, zardozi, applique, appliqué, kantha, chikankari, sashiko, crewel, lacemaking, textiles, textile
sewing-needle: stitchers, sewalong, sewists, sewist
yarn: knitters, knitter, knitalong, knitathon, crocheters, crocheter, twiddlemitts, spinners, felting, woollens, woolies, woollies, gansey, ganseys, knitwear, cardis, fairisle
knot: splicing, macramé, handfasting, handfastings
bell: bellringers, chimes, campanology, cowbells, handbells
musical-score: composer, composers, choral, madrigal, madrigals, cantata, cantatas, requiem, mozart, quartet, quartets, philharmonia, arrangers, baroque, ensemble, ensembles, sinfonia, sinfonietta, beethoven, vivaldi, lieder, symphonic, songwriters
musical-notes: buskers, busker, soundbath, ghazal, ghazals, qawwali, skiffle, antakshari, jingles, melodies, bandsmen, choirmaster, hip-hop
musical-notes: ~ playlist, playlists
studio-microphone: podcasters, podcaster, broadcasters, mixtape, mixtapes, narration, rapper, rappers
sliders: equalizer, equaliser, turntables, turntable, ableton
microphone: compere, comperes, emcees, vocalist, vocalists, crooner, crooners, frontman, elocution, beatbox, beatboxing, speeches
microphone: ~ lecture, lectures
headphones: headset, headsets, telesales, walkman, walkmans, samaritans
radio: walkie-talkies, transistor, airband, boombox, boomboxes, shortwave, airwaves
saxophone: saxophonist, saxophonists, saxophones, dixieland
trumpet: bugler, buglers, flugelhorn, flugelhorns, vuvuzela, vuvuzelas, fanfare, fanfares
accordion: polkas, zydeco, conjunto, oompah
guitar: pedalboards, pedalboard, fingerstyle, strats, fretboard, fretwork, plectrum, plectrums, troubadour, troubadours, metalheads
piano-keys: accompanist, accompanists, ivories, steinway, keyboardist, keyboardists, ragtime, boogie-woogie, chopin, synthesiser, synthesisers, synthesizers, clavinova, rachmaninov, rachmaninoff, pianola, pianolas, eurorack
violin: hardanger, sarangi, violist, violists
banjo: clawhammer, banjolele, banjoleles, hootenanny, hillbilly, americana, bluegrass
drum: cymbal, cymbals, bodhran, bodhrán, timpani, lambeg, percussionist, percussionists, pannist, pannists
long-drum: congas, darbuka, dundun, chenda, ghatam, dholki, dholak, tablas
maracas: cumbia, merengue, castanets, tambourine, tambourines
flute: bansuri, flutist, flutists, flautist, flautists
film-camera: cinematography, cinematographer, flicks, bioscope, moviegoers
film-strip: animation, documentary, documentaries
projector: slideshow, powerpoint, epidiascope
clapperboard: showreel, showreels, scriptwriting, screenplay, screenplays, storyboard, storyboards
clapperboard: ~ hollywood
television: tellies, boxset, boxsets, freeview, freesat, gogglebox
camera: photowalk, polaroid, polaroids, selfie, selfies, photographic, photojournalism, mirrorless, snapshots, instax, photobook, photobooks
camera-flash: paparazzi, strobist, flashgun, flashguns, speedlight, speedlights
video-camera: vlogging, vlogger, vloggers, livestream, livestreaming, youtuber, youtubers, webcast, webcasts, webcasting, cameraman, cameramen, influencer, influencers, videography, videographer, videographers
videocassette film-strip: betamax, video8
glasses eye: reglaze, reglazing, multifocals
safety-vest rescue-helmet: hi-viz, hi-vis, high-vis, sitewear
necktie: cravat, cravats
t-shirt: longsleeves, tie-dye, singlets, baselayers
jeans: dungarees, dungaree, slacks, corduroys, moleskins, jeggings, capris
scarf: pashmina, pashminas, snoods, bandana, bandanas, shawls, stoles, neckerchief, neckerchiefs, dupatta, dupattas, keffiyeh, keffiyehs, headsquares
gloves: gauntlets, mittens
coat: anorak, anoraks, parkas, gilets, softshells, bodywarmer, bodywarmers, overcoat, overcoats, windcheater, windcheaters, cagoule, cagoules, pacamac, reproofing, drizabones, rainwear, outerwear, peacoats
socks: hosiery, tights
dress: frocks, pinafore, pinafores, jumpsuit, jumpsuits, playsuits, petticoat, petticoats, nightie, nighties, nightgowns, nightdresses, ladieswear, womenswear, occasionwear, partywear, kurtis, lengha, kaftans, caftans, sundresses, dancewear
kimono: yukata
sari: anarkali, anarkalis, salwar, salwars, churidar, sharara, shararas
swimsuit: bathers, cozzies, burkini, burkinis, tankini, tankinis
briefs: knickers, shapewear, undies, underpants, camiknickers
shorts: boardies, boardshorts, bermudas
blouse: tunics, camisoles, kurtas
purse: kisslocks
clutch-bag: washbags
handbag: satchels, satchel
backpack: daypack, daypacks, schoolbag, schoolbags, holdall, holdalls, interrailing
flip-flop: jandal, jandals, pluggers
dress-shoe: cobbling, shoemaking, winklepickers
sneaker: takkies, tekkies, plimsolls, plimsoll, sneakerhead, sneakerheads, cleats, sandshoes, gutties
boot: steelies, toecaps, veldskoens, vellies
hiking-boot: tramping, trampers, fellwalking
flat-shoe: juttis, mojaris, mojari
high-heel: stiletto, slingbacks
sandal: birkies, huaraches
hair-comb: headlice, hairbrush, hairbrushes
sun-hat: sunhats, panamas
baseball-cap: snapbacks, snapback
graduation-cap: microcredentials, a-levels
graduation-cap: ~ convocation, postgraduate, postgrad, undergraduate, undergrad
military-helmet: reservist, reservists, milsim
rescue-helmet: hardhats
lipstick nail-polish: bronzer, bronzers, concealer, blusher, contouring
lipstick nail-polish: ~ makeover, makeovers
eyelashes eye: mascara, mascaras, eyebrow, eyebrows, eyeliner, nanobrows
nail-polish: shellac, polygel, infills
ring diamond: solitaires, officiant, officiants, pre-cana
diamond ring: sapphire, sapphires, emeralds, rubies, moissanite, gemmology, gemology, lapidary
bangles ring: anklet, anklets, wristband, chooda, beadwork
necklace ring: locket, lockets, choker, chokers, mangalsutra, mangalsutras, trinkets, jhumka, jhumkas, kundan
ear: earplugs, earwax
hearing-aid ear: lipreading
hoodie t-shirt: loungewear, crewnecks, gymwear, leisurewear, sweatpants, trackies, trackpants, teamwear, trakkies, leggings
headscarf: turban, turbans, dastar, tichels, headwraps
braid: plaits, plaiting, sew-ins, tape-ins, hairpieces, relaxers, retwists
wig: toupee, toupees, frontals, postiche
haircut scissors: tapers, restyle, restyles, colourist, colourists, mullet, mullets
hair-dryer: straighteners, curlers
bra: corset, corsets, bralette
baby-bodysuit baby: sleepsuits, sleepsuit, layette, layettes, infantwear
bride wedding-dress: trousseau, bridesmaid, bridesmaids
suit necktie: sherwanis, sherwani, bandhgala, menswear, formalwear
perfume: aftershave, aftershaves, cologne, colognes, attars, deodorants, deodorant, decants
serum-bottle lotion: hyaluronic, niacinamide, k-beauty, retinoids, peptides, dermaplaning, microneedling, hydrafacial, hydrafacials, facialist, facialists, esthetician, estheticians, eczema
lotion: ointments, salves, cleansers, emollients, sunblock
zip: zippers
button: toggles, poppers, haberdashers
cushion: bolsters, beanbag, beanbags, pillowcases, pouffe, pouffes
light-bulb: dimmers, brainstorm, brainstorming
torch: flashlight, flashlights, headlamp, torchlit, torchlight, penlights, lamping
candle: candlemaking, votives, yahrzeit, tealight, tealights
paper-lantern: mid-autumn, lantern-lit
door: bi-folds, bi-fold, ironmongery, doorman, doormen, doorsets
door: ~ canvassers
mirror: resilvering, overmantel, overmantels
window: skylight, skylights, dormers, rooflights, draughtproofing, flyscreen, flyscreens, sunroom, sunrooms, orangeries
mattress bed: airbed, airbeds
sofa armchair: settee, settees, loveseat, loveseats, sectional, sectionals, slipcovers, ottomans
sofa armchair: ~ furnishings, furnishing
armchair: footstool, footstools, recliners
chair: chiavari, highchair, highchairs
desk office-chair: hotdesk, hotdesks, hotdesking, workhub, fit-outs
desk office-chair: ~ workspace, workspaces
dining-table chair: gateleg, dinette, dinettes
toilet: washroom, washrooms, bidets, dunnies, cistern, cisterns, sanitaryware, urinal, urinals, outhouse, outhouses, lavatory, lavatories
toilet: ~ incontinence
paper-roll: paperhanging, paperhanger
plunger toilet: unblocking
shower: wetroom, wetrooms, regrouting, re-grouting
bathtub: clawfoot, re-enamelling
tap droplet: pipework
mouse-trap mouse: varmints
broom bucket: housemaid, housemaids, besoms, changeovers
broom bucket: ~ housework
spray-bottle bucket: disinfecting, disinfection, degreaser, degreasers, antibac, antibacterial, sanitising, sanitizing, mildew, weedkiller, weedkillers, disinfectant, disinfectants
pressure-washer house: powerwash, jetwash, jetwashing, washdown, softwashing
basket: coiling, basketmakers, larder, bilums
soap: handwash, handwashing
sponge soap: scourers, pot-washer, loofahs
toothbrush tooth: toothpaste, toothpastes, interdental, mouthwash
fire-extinguisher: hydrant, hydrants
hammer saw: mallets, snagging, panelbeater, panelbeaters, woodshop, handymen, refurbs
saw hammer: bandsaw, bandsaws, woodyard, marquetry, planks, sawmilling, woodcraft, cabinetmaker, cabinetmakers, woodcarving, chipboard, woodworkers, chisels, skirtings, architraves, whittling
axe logs: hatchet, hatchets, lumberjack, lumberjacks, woodchopping, woodsman
pickaxe: prospecting, prospectors, mattocks, fossicking
wrench hammer-and-wrench: spanner, spanners, pipefitters, gasfitter, gasfitters
wrench car: pre-nct, remaps
hammer-and-wrench: handywoman, millwright, millwrights
hammer-and-wrench: ~ fix-it
screwdriver: flat-pack
nut-and-bolt gear: rivets, brackets, meccano
gear: mechatronics, crankshaft, crankshafts, turbines, pistons, steampunk
lathe: turners, woodturning, woodturners, penturning
anvil hammer: smithy, smithing, bladesmith, bladesmithing, knifemaking, forging
clamp saw: workbench, workbenches, g-clamps
toolbox hammer: multi-trade, multi-skilled
toolbox hammer: ~ tradesman, tradesmen
drill toolbox: jackhammer, jackhammers, drillers, multitools, sanders, cordless
ladder: stepladders
battery: rechargeables, jumpstart
plug lightning: fuseboard, fuseboards, adaptors, adapters
builder bricks: gyprock, stonework, formwork, formworkers, shuttering, slabbing, carcassing, rebuilds
trowel bricks: skimming, skimmed, re-skim, rendering, repointing, microcement, stucco, pargetting, pargeting, roughcast, pebbledash, overskim, cornice, cornices, coving
paint-roller bucket: emulsion, emulsions, redecoration, redecorating, limewash, artexing, woodstain, varnish, varnishes, varnishing
paint-roller bucket: ~ decorating
concrete-mixer trowel: minimix, volumetric, footings, pre-cast, precast, screeds
excavator: trackhoe, trenches
road-roller: bitumen, macadam, compaction, sealcoating
scaffold: scaffs, shoring, propping, falsework
roof house: slating, shingles, flashings, reroof, reroofs, re-roofs, torch-on, leadwork
gutter roof: bargeboard, bargeboards, spouting, leafguard
drainpipe: downspout, downspouts, jetting, gullies, stormwater, trenchless, manholes
drainpipe: ~ drainage
fireplace: multi-fuel, grates, bioethanol
stove: rayburn, woodburner, woodburners
boiler radiator: geyser, geysers, unvented, powerflush
radiator boiler: underfloor
heat-pump: geothermal
air-conditioner: ducted, evaporative
oven: cooktops, cooktop, bakeware, tandoors, airfryer, airfryers, crockpots
fitted-kitchen: cabinetry, countertops, benchtops, benchtop, backsplash, splashbacks, splashback, corian, pantries
fridge: minibars, chillers, coolrooms
fridge: ~ refrigeration
floorboards saw: amtico, karndean, linoleum, subfloor
rug: doormat, doormats, tufting, dhurrie, dhurries, flokati, axminster, proggy, sheepskin, sheepskins, carpeted
curtains window: drapes, drapery, draperies, pelmets, pelmet, tiebacks, voiles, sheers, valances
blinds window: verticals, louvres, jalousies, venetians
awning: sunshade, sunshades, carport, carports, verandas, verandah, verandahs
pergola: trellis, trellises, arbour
fence: palisade, pickets, chainlink, featheredge
garden-shed hut: outbuilding, outbuildings
greenhouse: glasshouse, hothouse, hothouses, polytunnel, polytunnels, shadehouse, propagators
hedge: laurels
lawnmower spade: strimming, strimmer, strimmers, ride-ons, groundsperson, brushcutters, slashing, groundskeeper, groundskeepers, yardwork
secateurs hedge: deadheading, pruners, horticultural, espalier, shrubs, topiary
spade seedling: hardscaping, spadework, gravedigger, gravediggers
solar-panel sun: powerwall, off-grid, decarbonisation
wastebasket: fly-tipping
wastebasket: ~ declutter, decluttering, clearouts
recycling: freecycle, terracycle, swapshop, scrappies, bokashi, ragpickers, repurposed, landfill
recycling: ~ re-use
skip: rubble, roll-offs
shipping-container: reefer, seacan, seacans, portakabin, portakabins, portacabin, portacabins
shipping-container: ~ imports
pallet: dunnage, stillages, palletised
forklift pallet: stackers, storeman, storemen, storeperson
snow-plough snowflake: de-icing, deicing, gritter, gritters
sack: smokeless, anthracite, birdseed
combine-harvester: arable, windrower, windrowers, cropping
hay-bale: fodder, lucerne, stockfeed
farmer tractor: crofters, homesteading, homesteaders, smallholdings
hydraulic-hose: ~ hydraulics
spark-plug: carburettor, carburettors, carburetor, carburetors
lift: elevator, elevators, escalator, escalators, dumbwaiter
hot-tub bubbles: hottub, hottubs
tiles trowel: regrout, retiling, terrazzo, zellige
stained-glass window: leadlight, leadlights, suncatchers, suncatcher
staircase: spindles, bannisters
tanker: hazmat, cesspit, cesspits
tap wrench: faucets, stopcock, stopcocks
tow-truck car: winching
towel: dryrobe, dryrobes
trailer: gooseneck
turf-roll: returfing, re-turfing, sodding, kikuyu, returf
tyre wheel: retreads
vacuum-cleaner: hoovering, hoover, hoovers
vase: murano, glassware
amphora vase: porcelain
wardrobe clothes-hanger: armoire, armoires, tallboy, tallboys, konmari
washing-machine: whitegoods
water-jug droplet: hydration
water-pump droplet: dewatering
water-tank droplet: sintex
welding-mask: plater, platers, steelworkers, steelwork
wheelbarrow spade: mulching
wheelie-bin: binmen
wifi-router: router, routers, modems, ethernet, hotspots, superfast, gigabit
wind-turbine: windfarm, windfarms
server: kubernetes, docker, database, databases, homelab, mainframe, devops
circuit-board: semiconductors, semiconductor, microelectronics, avionics
soldering-iron circuit-board: solder, fablab, tinkering, tinkerers
headstone: epitaph, epitaphs, tombstone, tombstones
urn candle: columbarium
coffin candle: casket, caskets, shrouds, pallbearers, eulogies, eulogy, embalmer, undertakers
padlock lock-and-key: deadbolt, deadbolts, infosec
key house: keyholding
shield: ~ warranties, safeguarding, medieval
crossed-swords shield: sabres, swordplay, broadsword, longsword, longswords, gladiator, gladiators, vikings, skirmishes
bow-and-arrow target: toxophilite, bowhunting, bowhunters, recurve, recurves, fletching, popinjay, longbow, longbows
magnet: magnetism
smartphone: handsets, handset, airtime, cellphone, cellphones, ringtone, ringtones, tiktok
smartphone: ~ gadgets
telephone: landline, landlines, phonebox, telephonist, telephonists, callback, telecare, careline, dispatcher, dispatchers, helpline
laptop: macbook, macbooks, chromebook, chromebooks, spreadsheets, spreadsheet, blogging
laptop: ~ freelancing, front-end
desktop-computer: motherboards, motherboard, sysadmin, sysadmins, coders
desktop-computer: ~ computing
printer document: photocopiers, copiers, copier, letterheads, reprographics, plotters, scanners, sublimation
keyboard: typist, typists, touch-typing, keycaps, keyswitches, transcriptionist, transcriptionists, transcription, captioning
computer-mouse: peripherals
compact-disc vinyl-record: blu-rays
floppy-disk: floppies
abacus set-square: numeracy, arithmetic
notebook pen: jotters, jotter, notepads, notepad, logbooks, filofax, sketchbook, sketchbooks, workbooks, journaling
book books: e-book, e-books, autobiography, autobiographies, biographies, anthology, dictionaries, encyclopaedias, encyclopedias, self-publishing, guidebook, guidebooks, manuscript, manuscripts, handbook, handbooks, thriller, thrillers
book books: ~ literature
open-book books: scripture, remedial, comprehension, readathon, read-a-thon, homeschooling, homeschool, homeschoolers, tutorials
open-book books: ~ spelling
books bookshelf: litfest, bookcrossing, schoolbooks, antiquarian, bookstall, bookstalls
bookmark: bookmarks
bookshelf: built-ins, bookends, bookcase
scroll document: treaties, parchment, legacies, archivist, archivists,
document: form-filling, affidavit, affidavits, attestation, attestations, factsheets
newspaper: journalist, journalists, gazette, reporter, reporters, publicist, publicists, newsdesk, tabloids, columnists, columnist, obituaries, broadsheet
newspaper: ~ headlines, classifieds
price-tag shopping-bags: ex-display, doorbusters
price-tag shopping-bags: ~ markdown, markdowns, overstock, multibuy, closeout, closeouts
coin: bullion, krugerrand, krugerrands, sovereigns, pennies, sixpence, numismatist, numismatics
money-bag coin: annuities, annuity, superannuation, stipend, stipends
banknotes: buyback, payday
credit-card: lay-by, lay-bys
credit-card: ~ contactless, instalments
receipt calculator: overcharged
calculator receipt: taxation, costings, auditing, actuary, actuaries
parcel: mailers, unboxing
postbox envelope: postman
envelope: airmail, cardmaking, mailshot, penpals
ballot-box: balloting, referenda, caucus, canvassing, voters, manifesto, manifestos
pencil: doodling, cartoonist, cartoonists, caricatures, worksheets, graphite, draftsman, erasers, sharpeners, sketchers
pencil: ~ homework
fountain-pen pen: ghostwriter, ghostwriters, biographer, copperplate, autographs
pen pencil: ballpoints, highlighters, rollerballs, stylus
paintbrush palette: stencilling, stencils, decopatch, kalamkari
crayon pencil: chalks, scribble
memo document: post-its, essays, secretarial, assignments
briefcase handshake: self-employment, jobseekers, employability
briefcase handshake: ~ vacancies, interns, intern, internship, internships, placements
folder file-cabinet: dossiers, archiving
folder file-cabinet: ~ clerical
calendar: almanac
calendar: ~ timetable, timetables, fixtures
chart-up bar-chart: shareholders, scale-up, intraday, upskilling, upskill
chart-up bar-chart: ~ productivity, economics
bar-chart: dashboards, benchmarks
bar-chart: ~ census, metrics, analytics
clipboard: stocktaking, nebosh, prince2, enumerators, inventories, fieldworkers
clipboard: ~ coordinator, coordinators, assessors, supervisors, questionnaire, questionnaires, marshals
pushpin location-pin: corkboard, corkboards, pinboard
location-pin world-map: ~ relocated, directions
paperclip: staplers, stapler
ruler set-square: ~ made-to-measure
set-square ruler: blueprints, trigonometry, architecture, technologist, draftsperson
scissors: papercraft, papercrafts, collage
loudspeaker megaphone: announcements, announcer, announcers, tannoy
megaphone: protester, protesters, picket, walkout, sit-in, boycott, campaigners, campaigning, activists, activist, lobbying, leafleting, leafleters
megaphone: ~ protest, protests, strike, advocacy, solidarity, publicity
speech-bubble: gaelic, cantonese, webchat, assertiveness, makaton
speaker loudspeaker: subwoofer, subwoofers, soundbar, soundbars, amplifier, amplifiers, stereos, dancehall, soundproofing
robot: chatgpt, arduino, micro:bit, cobots, battlebots
scales: ombudsman, mooting
alembic test-tube: hydrosols
test-tube: reagents, specimens, biochemistry
petri-dish: bacteria, probiotics, microbiome, scobys
dna: genome, biotechnology, heredity
microscope: histology, biomedical, forensics
telescope: eclipse, comets, astrophysics, planetarium, planetariums
satellite-dish: decoders, telecommunications
syringe: phlebotomist, phlebotomists, immunisations, immunisation, immunizations, boosters, anti-wrinkle, insulin, sclerotherapy, meningitis, measles, profhilo, rabies, acupuncture, acupuncturist, acupuncturists
blood-drop: plasma, platelets, haemophilia, anaemia, anemia, leukaemia, leukemia, glucose, thalassemia, thalassaemia, haematology, diabetes, transfusions, endometriosis
blood-drop: ~ menopause
pill: antibiotics, hayfever, painkillers, wormers, worming, pharma, pharmaceutical, pharmaceuticals, nutraceuticals, collagen, creatine, anti-malarials, antimalarials, antihistamine, antihistamines, melatonin, pre-workout
pill: ~ addiction, addictions
plaster first-aid-kit: bandages
plaster first-aid-kit: ~ wounds
first-aid-kit plaster: choking, medics
crutch: sprains, fractures
rollator older-person: tri-walkers, reachers
stethoscope hospital: telehealth, check-ups, gallstones
stethoscope hospital: ~ symptoms
eye glasses: glaucoma, macular
foot: footcare, verruca, verrucas, orthotics
brain: concussion, parkinsons, parkinson's, epilepsy, overthinking, alzheimer's
brain: ~ anxiety, mindset
heart: befriender, befrienders, adopters, matchmakers
heart: ~ kindness
anatomical-heart: pacemaker, pacemakers, defibrillators, angiogram, cardiology, cardiologists
lungs: asthma, buteyko, respiratory, pulmonary
flexed-arm: pull-ups, testosterone, bodybuilders
handshake: co-ops, cooperative, resellers, reseller
handshake: ~ networking, mentors, partnership, partnerships, collaboration, alliances, allies
tooth toothbrush: extractions, retainers, mouthguards
tooth toothbrush: ~ whitening
prosthetic-leg: amputees
lotus-position: yogalates, manifestation, pranayam, sivananda, chakra, chakras, reformer
lotus-position: ~ stretching, mindful, dharma, breathing
lifting-weights dumbbell: deadlift, deadlifts, bodypump, squats, strongwoman,
dumbbell: circuits, kettlercise, metafit
dumbbell: ~ exercise, cardio
massage: masseuse, masseur, masseuses, champi, acupressure, pampering, cranial, bodywork
spine massage: scoliosis, whiplash, arthritis, myofascial, decompression, chiros
spine massage: ~ posture, spinal
sauna: temazcal
swimmer swimming-pool: dippers, synchro, breaststroke, aquafit
surfer surfboard: boardriders, longboards, foiling
climber mountain: scrambling, scrambles, belaying, rappelling, canyoning
runner sneaker: jogging, cross-country, sprinters, ultramarathons, ekiden, athletes, athletics, hurdles
walker hiking-boot: ~ stroll, strolls, walkabout
dancer: jiving, kizomba, clubbercise, showgirls, kathakali, cha-cha, clogging, can-can, foxtrot, twerking, powwow, twirling, twirlers, contra, troupe, majorettes
rower canoe: sculling, scullers, sculls, coxswain, coxswains, oarsmen, surfboats, rowers
skier skis: off-piste
skier skis: ~ slopes
snowboarder: shredders
golfer golf: pro-am, caddies, putting, putt-putt, foursomes
wrestlers: kushti, dangal, greco-roman
water-polo-player: flippaball
gymnast: tumblers, leotard, leotards, freerunning, backflips, handstand, handstands, gymfest, gymbabes, kindergym
gymnast: ~ tumble
horse-rider horse: campdraft, campdrafting, eventers, gallops
baby: babywearing, christening, christenings, weaning
older-person: domiciliary
older-person: ~ elderly, companionship
nurse: matron, matrons, palliative, orderlies
cook: culinary, cookalong, cook-along, commis, cook-off, masterchef
artist: residency, printmaker, printmakers, sculptor, sculptors
artist: ~ creatives
pregnant-woman: mums-to-be, moms-to-be, midwifery, surrogacy, homebirth
pregnant-woman: ~ surrogate, surrogates
ghost jack-o-lantern: paranormal, zombie, zombies
clown balloon: entertainers, slapstick, jester, jesters
aquarium: sealife
ammonite rock: minerals
barbecue: barbeque, barbeques, braaivleis, spitbraai, cookout, cookouts, cook-out, pitmaster, pitmasters, shisanyama, burn-off, smokehouse
barrel: winemaking, brewers, brewhouse, firkin, firkins
blackboard: lecturer, lecturers, a-boards, invigilators, whiteboards
blackboard: ~ educators, educator
bouncy-castle: ~ bounce
bust: mouldmaking
bust: ~ carving
bagpipes kilt: piping, caledonian
kilt bagpipes: kilties
baklava: kunafa, knafeh
stroller: buggies, buggyfit, pushchairs, pushchair
surfboard: shapers, softboards, softboard, foamies
tatami: ryokan
tattoo-machine: piercers
tiffin: dabbas
toy-bricks teddy-bear: playcentre, playcentres, playworkers, playworker, tinies, playschool
trampoline: rebounding, rebounders
treadmill dumbbell: elliptical, ellipticals
typewriter: typing, playwriting, storywriting, screenwriting, screenwriters
vintage-car car: concours, restomod, restomods
vinyl-record headphones: motown
wallet purse: billfold, billfolds
wedding-cake: sugarpaste
x-ray: ultrasound, ultrasounds, radiographer, radiographers, radiography, sonography, sonographer, sonographers, mammogram, mammograms
zip-line climber: treetop
`;
