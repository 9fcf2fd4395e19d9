/** English words for drinks. Notation: word-list.ts. */
export const englishDrink = `
amphora: pottery evening, pottery evenings, greek urns, classical antiquities, roman finds, dig volunteers
amphora: pottery sherds, amphorae, antiquities
amphora jar: pot making, kiln, kilns, pots and bowls, clay and glazing, potter, stoneware
amphora mantel-clock: antiques, antique, antique shop, antique fair, antiques shop, antique dealer, antiques centre
amphora mantel-clock: antique shops, antique store, antique dealers, antiques dealer, antique market, antiques market
amphora mantel-clock: antique centre, bric-a-brac, curios, collectables, collectibles
amphora palette: pottery, ceramics, ceramic
amphora shield: roman fort, roman villa, roman baths, roman festival
amphora spade: archaeology dig, archaeology, archaeologist, archaeological dig, archaeological survey
amphora spade: archaeological surveys
amphora water-jug: water pot, water pots, clay water pot, clay water pots, terracotta water pot, terracotta water pots
amphora water-jug: earthen pot, earthen pots, clay pot, clay pots, earthenware pots, surahi, kulhad, kulhads, terracotta
baby-bottle baby: milk warmer, milk warmers, bottle warmer, bottle warmers, neonatal, neonatal ward, neonatal unit, nicu
baby-bottle baby: special care baby unit, premature babies, breast milk, milk bank, milk donors, breast pump
baby-bottle baby: breast pumps, baby food, baby purees, baby meals, weaning, infant formula, formula milk, baby formula
baby-bottle baby: formula drive, infant feeding, baby feeding, steriliser, sterilisers
barrel: oak barrels, oak barrel, wine barrel, wine barrels, whisky barrel, whisky barrels, whiskey barrels, rum barrels
barrel: cooperage, half barrel planters, barrel planters, barrel making, wine making, brew days, barrel ageing
barrel: barrel aging, beer barrels, whisky cask, whisky casks, winemaking, brewers, brewhouse, firkin, firkins
barrel: barrel planter, wine barrel planters, wine barrel planter, barrels, barrel maker, master cooper
barrel beer: cask ale, cask ales, cask beer
barrel beers: keg rental, keg rentals, keg hire, keg and cooler
barrel water-tank: rain barrel, rain barrels, water butt, water butts
beer herb: hops, hop picking, hop farm, hop garden, hop harvest
beer wheat: pub glasses, pint glasses, beer glasses, stout, draught stout, stouts, porter and stout, pint of stout
beer wheat: guinness, home brew, homebrew, home brewing, brewing supplies, brewing kits, craft brewery, craft breweries
beer wheat: craft brewers, taproom, tap room, craft beer bar, stubby holder, stubby holders, stubbie holder
beer wheat: stubbie holders, stubby cooler, stubby coolers, can cooler, can coolers, koozie, koozies, coozies, brewery
beer wheat: craft beer, microbrewery, brew pub, brewpub, beer, beers, brewing, homebrewing, beer tasting, lager, ipa
beer wheat: ale, growler fills, kegs and taps, home brewers, bitters and milds, local brew, stein hire
beer wheat: draught beer, draught beers, tap takeover, free house, pub landlord, micropubs, kegerator, kegerators
beer wheat: tinnies, bierkeller, homebrewers, taphouse, bartop, publican, publicans, freehouse, shebeen
beer wheat: ~ happy hour drinks, micropub
beer: umqombothi, tankard, tankards
beer tomato: michelada, micheladas
beers: pub walk, pub walks, pub history walk, pub tour, pub tours, pint, pints, beer bucket, bucket of beers, pub, pubs
beers: beer garden, beer hall, sports bar, after work, irish pub, gastropub, beer festival, oktoberfest, student night
beers: pub crawl, stag weekend, stag night, working men's club, working men's clubs
beers document: personal licence course, personal licence courses, alcohol licence
beers memo: quiz league, bar trivia, quiz, charity quiz, trivia
beers television: live football, live sport, premier league game, premier league
beers: ~ happy hour, bar
bubble-tea: bubble tea, boba, boba tea, milk tea, tapioca pearls, pearl tea, boba pearls
champagne cutlery: black tie, black tie dinner, black tie ball, gala dinner, gala evening, charity ball
champagne cutlery: fundraising dinner, awards dinner
champagne toast: champagne, prosecco, crémant, cava, sparkling wine, new year's party, champagne bar, fizz and nibbles
champagne toast: fizz bus, bubbly brunch, bubbles and brunch, bottomless prosecco, bottomless mimosas, bucks fizz
champagne toast: buck's fizz, nye gala, new year's ball, new years ball, new year's eve gala, new years eve gala
champagne toast: new years eve party, ring in the new year, pop the cork, toasting glasses, raise a glass
champagne toast: toast the bride, methode cap classique, cap classique, sparkling wines, fizz night, fizz and chips
champagne toast: glass of fizz, free bubbly, bubbly bar, sabrage, hogmanay, peach bellini, bellini cocktail
champagne toast: bellini brunch, bellinis and brunch
champagne wine: glass hire, glassware hire, glasses hire
champagne party-popper: great gatsby, gatsby party, gatsby night, gatsby ball
cider: cider, ciders, cidery, cideries, cider mill, cider house, craft cider, farmhouse cider, hard cider, cider tasting
cider: cider tastings, cider fest, cider fests, cider festival, cider bar, cider maker, cider makers
cider: cider makers wanted, scrumpy, perry and cider, cider and perry, perry makers, real cider
cocktail: cocktail happy hour, cocktails happy hour, aperitivo hour, horsebox bar, mobile bar, mobile bar hire
cocktail: pop up bar hire, bar hire, prosecco van, prosecco cart, cocktail, cocktails, cocktail bar, mixology
cocktail: cocktail class, cocktail course, rooftop bar, aperitivo, spritz, bloody mary, bloody marys, bar tending
cocktail: bar tending course, bartending course, flair bartending, singles mixer, espresso martini, espresso martinis
cocktail: cocktails and canapes, canapes and cocktails, gin fizz, pimm's, highball, highballs, barback, bartending
cocktail beers: bar crawl, bar crawls, speakeasy, bar staff, bar work, bartender, bartenders, barman, bar manager
cocktail champagne: horsebox gin, horse box bar, mobile bars, mobile cocktail bar, aperitif, aperol spritz, sundowner
cocktail champagne: after-work drinks, drinks reception
cocktail: ~ prohibition party, prohibition night
coffee: pumpkin spice, pumpkin spice latte, coffee cupping, coffee cuppings, cupping session coffee
coffee: pumpkin spice lattes, pumpkin latte, coffee van, coffee truck, coffee cart, coffee trailer, coffee bike
coffee: coffee horsebox, mobile barista, barista hire, beans roasted, roasted beans, fresh roasted beans
coffee: single origin beans, house beans, coffee vans, coffee carts, mobile coffee, single origin, spring roast
coffee: house roast, dark roast, light roast, medium roast, our roast, seasonal roast, coffee shop, coffee bar
coffee: coffee house, coffeehouse, cafe, café, espresso bar, barista, roasters, espresso, cappuccino, latte, flat white
coffee: freshly roasted, filter kaapi, brew bar, drip coffee, cold drip, pour over, pour over class, cuppa and catch up
coffee: coffee caravan, macmillan morning, macmillan coffee morning, piccolo and cortado, coffee catch up, percolator
coffee: percolators, aeropress, cafetiere, cafetieres, cafecito, french press, french presses
coffee cookie: tearoom café, coffee morning, coffee and cake, coffee afternoon, charity coffee morning
coffee croissant: breakfast club for veterans, veterans breakfast club, veterans breakfast, armed forces breakfast club
coffee croissant: business breakfast, networking breakfast, prayer breakfast
coffee espresso-machine: nespresso, nespresso machine, nespresso pods
coffee house: shipping container cafe, shipping container cafes, container cafe, container cafes
coffee ice-cube: iced coffee, iced coffees, vietnamese iced coffee, frappe, frappes, frappé, frappuccino, frappuccinos
coffee-beans: coffee grinder, coffee grinders
coffee-beans coffee: cold brew, cold brew subscription, cold brew coffee, coffee beans, coffee bean, coffee roaster
coffee-beans coffee: coffee roasters, coffee roastery, roastery, coffee roasting, freshly roasted coffee
coffee-beans coffee: fresh roasted coffee, single origin coffee, green coffee, ground coffee, whole bean coffee
coffee-beans coffee: coffee subscription, specialty coffee beans
cutlery: cutlery shop, silver polishing
cutlery basket: food and drink fair, food fair, food festival, food and drink festival, taste festival, harvest supper
cutlery basket: supper club
cutlery candle: date night menu, date night dinner, valentine's menu, romantic dinner
cutlery dinner-plate: set meal, set meals, set menu, set menus, kids eat free, private dining, private dining room
cutlery dinner-plate: private dining rooms, dining room hire, bistro, brasserie, street food, street food festival
cutlery dinner-plate: fine dining, eatery, canteen, gastronomy, tasting menu, family restaurant, brunch menu, tapas
cutlery dinner-plate: tapas bar, tapas night, food court, food hall, diner menu, local food, lunch menu, lunch specials
cutlery dinner-plate: set lunch, front of house, waitressing shifts, crockery and cutlery hire, crockery for hire
cutlery dinner-plate: carving set, silver cutlery, silverware, flatware, glasses washed, crockery hire
cutlery dinner-plate: ~ restaurant, restaurants, lunch, dinner, meals
cutlery location-pin: food tour, food tours
dallah: dallah, arabic coffee, arabic coffee pot
demijohn: demijohn, demijohns, carboy, carboys
dinner-plate: table runners, school meals, school meal, school lunches, school lunch, school dinners, free school meals
dinner-plate: hot lunch program, hot lunch programme, willow pattern, blue and white china
dinner-plate champagne: charity gala, charity gala dinner, charity dinner, gala ball, awards night, summer ball
dinner-plate champagne: winter ball, annual dinner, wedding breakfast
dinner-plate cook: crockery appeal, catering, caterer, event catering, buffet, party catering, banquet, waiter wanted
dinner-plate cook: pot luck supper, senior lunch, finger foods, finger buffet
dinner-plate cook: bush tucker, dinner and auction
dinner-plate cutlery: shared lunch, shared plate, bring a plate, bring your plate, pot luck, potluck lunch
dinner-plate cutlery: potluck supper, faith supper, safari supper, progressive dinner, street banquet, community dinner
dinner-plate cutlery: banqueting hall, banquet hall, banqueting, food wholesaler, meal deal, buffet catering, lunch club
dinner-plate cutlery: hot meals, table reservation, table reservations, book a table, chef's table, dinner club
dinner-plate cutlery: dinner box, dinner boxes, meal box, meal boxes, dinner kit, dinner kits, meals for the elderly
dinner-plate cutlery: meals for elderly
dinner-plate heart: community supper, soup kitchens, soup run, soup lunch, free lunch, free meals, meals on wheels
dinner-plate heart: hot meals for, pay what you can café, pay as you feel
dinner-plate school: lunchtime supervisor, lunchtime supervisors, midday supervisor, midday supervisors, dinner lady
dinner-plate school: dinner ladies, lunchtime assistant, lunchtime assistants
dinner-plate soap: kp needed, kp wanted, kitchen porter, kitchen porters, pot wash, potwash, pot washer, pot-washer
dinner-plate soap: pot washers, dish pig
dinner-plate teapot: porcelain, crockery, tableware, dinnerware, table setting
dinner-plate teapot: ~ dishes, plates
espresso-machine: bean to cup, bean-to-cup
espresso-machine coffee: bean to cup machines, bean to cup machine, office coffee machines
espresso-machine coffee: office coffee machine, espresso machine, espresso machines, coffee machine, coffee machines
espresso-machine coffee: coffee maker, coffee makers, barista training, barista course, barista courses, barista class
espresso-machine coffee: coffee machine repair, coffee machine rental
gin-tonic: gin, gins, gin bar, gin bars, gin festival, gin fest, gin tasting, gin tastings, gin night, gin garden
gin-tonic: gin and tonic, gin & tonic, gin and tonics, gin cocktails, gin school, gin distillery, gin distilleries
gin-tonic: gin distillery tour, gin distillery tours, gin making, small batch gin, craft gin, dry gin, sloe gin
gin-tonic: gin palace, g&t, g&ts
ice-cube snowflake: ice carving, ice carvings, ice sculpture, ice sculptures, ice bar, ice cubes, party ice, bagged ice
ice-cube snowflake: ice delivery
ice-cube soft-drink: ice machine, crushed ice, dry ice
ice-cube thermometer: cryotherapy
jar: preserving class, preserving course, preserving workshop, canning class, jam making, pickling, jam, jams, preserves
jar: pickles, marmalade, herbs and spices, chutney, spice blending, spice merchants, spice grinding
jar: spices ground, bottling day, bottling class, infused oil, infused oils, wholegrain mustard, refill station
jar: refill stations, zero waste refills, tamarind paste, fermented foods, kombucha scoby, salsa jars, canning lids
jar: preserves swap, mustards and pickles, mustard making, pickles and mustard, piccalilli, mincemeat, atchar
jar: tracklements, murabba, mustard, mustards, mayonnaise, kombucha scobys, scobys, sea moss, storage jar, storage jars
jar apple: cider vinegar, apple cider vinegar
jar basket: refill shop, refill shops, refillery, refill store, zero waste shop, zero waste store
jar basket: bring your own bottles, bring your own containers, bring your own jars, plastic free shop
jar beans: miso paste
jar cheese: deli counter
jar chilli: ferment, chutneys, relish, achar
jar herb: cinnamon quills, ground spices, whole spices, spice mixes, fermentation
jar herb: fermenting, sauces, pesto, vinegar, tahini
jar herb: ~ cinnamon, cumin, cloves, black pepper, nutmeg
jar strawberry: homemade jam, lemon curd
juice-box apple: apple juice, juice press
juice-glass: orange juice, fruit juice, fruit juices, fresh juice, freshly squeezed juice, juice bar, fresh juices
juice-glass: cold pressed juices, juice cleanse, juice cleanses, sugarcane juice, kombucha, ginger kombucha
juice-glass: kombucha on tap, cold-pressed juice, cold-pressed juices, juice centre, juice center, kokum sherbet
juice-glass: kokum juice, set of six glasses, set of 6 glasses, set of 4 wine glasses, six wine glasses
juice-glass: set of wine glasses
juice-glass strawberry: green smoothies
juice-glass lime: calamansi juice, calamansi
juice-glass hibiscus: zobo, zobo drink, sobolo, bissap, sorrel drink
juice-glass orange: orange squash, fruit squash, squash cordial
juice-glass watermelon: agua fresca, aguas frescas
kitchen-knife anvil: knife making, knifemaking, knife making course, make your own knife, bladesmith, bladesmithing
kitchen-knife anvil: forge a knife, custom knives
kitchen-knife frying-pan: knives, knife sharpening, blade sharpening, whetstone class, boning knives, knife grinder
kitchen-knife frying-pan: edge sharpening, mobile sharpener, mobile sharpening, knife amnesty, cutlers
kitchen-knife frying-pan: cutler, whetstone, whetstones, cleaver, cleavers
kitchen-knife scissors: kitchen knives, kitchen knife, knives sharpened, knife sharpener, scissors sharpened
kitchen-knife scissors: shears sharpened, clipper blades, blades sharpened, chisels sharpened, sharpening service
mate: yerba mate, yerba, mate cup, mate cups, mate gourd, mate gourds
milk baby: breast milk bank
milk cereal-bowl: kefir, milk kefir, lassi
milk cow: milk bar, milk delivery, milk round, fresh milk, raw milk, milk, pint of milk, milk vending
milk cow: milk vending machine, doorstep pints, doorstep milk, pints on your doorstep, gold top, gold top milk
milk cow: full cream milk, goats milk, kefir grains
milk newspaper: milk and papers
milk: ayran, doogh, chaas, chaach, masala buttermilk, spiced buttermilk, fresh buttermilk, soy milk, soya milk
milk: almond milk, plant milk, nut milk, plant-based milk
milk wheat: oat milk
milk coconut: coconut milk
milk dairy-cow: double cream, jersey cream, single cream, milkman, milkmen
milkshake: milkshake, thickshake, milkshakes, milkshake bar, malt shop, thick shakes, thickshakes, malts and shakes
milkshake: shakes
milkshake ice-cream: root beer float, root beer floats, ice cream float, ice cream floats, coke floats
mug chocolate: hot chocolate, hot chocolates, hot choc
mug coffee: mugs, mug, coffee mugs, coffee mug, ceramic mugs, handmade mugs, espresso cups, tea cups, handmade cups
mug gift: on a mug, photo mug, photo mugs, printed mug, printed mugs, personalised mug, personalised mugs
mug gift: personalized mug, personalized mugs
mug heart: warm space, warm spaces, warm hub, warm hubs, warm bank, warm banks, chatty cafe, chatty café
mug heart: chat and natter, natter and tea, knit and natter space
mug: toby jug, toby jugs, character jugs
sake-set: sake set, sake sets, tokkuri, japanese sake, sake brewery, sake tasting
smoothie: smoothie, smoothies, fruit smoothie, smoothie bar
soft-drink: dry january, sober october, dry july, feb fast, iced teas
soft-drink candy: micro market, micro markets
soft-drink ice-cube: non alcoholic, non-alcoholic, alcohol free, alcohol-free, mocktail, mocktails, soft drinks
soft-drink ice-cube: energy drink, energy drinks, soft drink, soda, sodas, cola, iced tea, ice tea
soft-drink milk: slush, slushies, drinks delivery, beverages, drinks market, beverage store
soft-drink tropical-drink: fizzy pop, pop shop, root beer, ginger beer, cool drink, cool drinks, cold drinks
soft-drink tropical-drink: iced drinks, goli soda, tonic water, mixers and minerals, cordials
soft-drink tropical-drink: rootbeer, cooldrink, cooldrinks, seltzer, seltzers, sarsaparilla, sharbat
spirits-bottle: raki, poteen, poitín, poitin, bar optic, bar optics
spirits-bottle rice: makgeolli
spirits-bottle toast: distilled, distilled in, distillery, distilleries, navy strength, cask strength, single malt
spirits-bottle toast: whisky, whiskey, whiskies, rum, rums, vodka, mezcal, tequila, sake bar, sake
spirits-bottle toast: burns supper, burns night, whisky tasting, rum tasting, spirits, bourbon
spirits-bottle toast: liquor store, liquor, whisky auction, brandy
spirits-bottle honey: honey mead, meadery, mead tasting
spoon: carved spoons, hand carved spoons, wooden spoons, carved bowls, hand carved spoons and bowls, love spoons
spoon: love spoon, egg and spoon, lovespoon, lovespoons, spurtle, spurtles, spoon carving class, ladle, ladles
spoon saw: spoon carving, wooden spoon carving
tea: tea glasses, turkish tea glasses
tea cookie: lunch and social, coffee and chat, social club, community centre, community center
tea cupcake: wi meeting, women's institute, womens institute, mothers union, townswomen's guild
tea mug: builders tea, builders' tea, builder's tea, mug of tea, brew and a
tea teapot: masala chai, karak chai, karak, chai tea, sweet tea, loose leaf tea, loose leaf teas, a new tea, new teas
tea teapot: tea house, teahouse, tea room, tearoom, tea shop, tea, teas, green tea, herbal tea, matcha, tea ceremony
tea teapot: tea tasting, tea merchant, irani chai, cutting chai, cuppas for cancer, builders brew, builder's brew
tea teapot: brew and biscuits, brew and natter, brew and a natter, brew and chat, tulsi tea, tea time quiz, gongfu
teapot cake-slice: afternoon tea, high tea, tea shops, tea set, tea sets, teaset hire, bone china, tea cosy, tea cosies
teapot cake-slice: cosy making, vintage crockery, vintage china hire, vintage crockery hire, vintage china, teashop
teapot cake-slice: teaset, chinaware, samovar, samovars, elevenses
teapot jar: copperware, retinning
teapot: tea urn, tea urns, water urn, water urns, catering urn, catering urns
teapot sandwich: funeral tea, funeral teas
tropical-drink: horchata, tepache
tropical-drink cocktail: alcohol-free bar, alcohol-free cocktails, mocktail bar, tiki bar, tiki night, piña colada
tropical-drink cocktail: piña coladas, pina coladas, luau night, rum punch, sunset sips
water-jug: water can, water cans, water can delivery, can water supply, gallon water, water gallon
water-jug droplet: water delivery, water delivered, drinking water delivery, purified water, alkaline water
water-jug droplet: water refilling, water refilling station, water refill, refilling station, water station
water-jug droplet: spring water delivery, water cooler, water coolers, water cooler hire, water dispenser
water-jug droplet: water dispensers, 5 gallon water, 20 litre water, 20l water, water filters, 20 litre bottles
water-jug droplet: 5 gallon, five gallon, still and sparkling, water refills, hydration
wine: bring your own bottle, glassware
wine barrel: cellar door, cellar doors
wine beer: bottle-o, bottle o, bottleo, bottle shop, bottle shops, bottle store, off licence, off-licence, offy
wine beer: liquor shop, theka
wine cocktail: home bars, home bar, drinks cabinet, drinks cabinets, cocktail cabinet
wine flatbread: passover, seder, seders, passover seder, community seder
wine grapes: wine glasses, shiraz, syrah, sangiovese, tempranillo, semillon, grenache, viognier, verdelho
wine grapes: gewurztraminer, gruner veltliner, vin santo, wine release, new vintage, wine club, vineyard, vineyards
wine grapes: winery, wineries, pinot, rosé, orange wine, natural wine, cellar release, wine happy hour, wine, wines
wine grapes: wine tasting, wine bar, wine shop, wine merchant, wine cellar, red wine, white wine, wine festival
wine grapes: wine tour, sommelier, prosecco bar, mulled wine, sommelier course, wine subscription, winemakers circle
wine grapes: home winemakers, home winemaking, winemaking kit, bin ends, bin end sale, wine racks, sauv blanc
wine grapes: winery tour, winemakers, corkage, vintners, claret
wine orange: sangria, sangria night
`;
