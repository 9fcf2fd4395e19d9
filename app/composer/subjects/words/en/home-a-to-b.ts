/** English words for the home, by the thing they lead to: a to b. Notation: word-list.ts. */
export const englishHomeAToB = `
advent-calendar: advent calendar, advent calendars
air-conditioner: evaporative cooler, evaporative coolers, swamp cooler, swamp coolers, ac not cooling, ac not working
air-conditioner: ac gas, ac gas refill, split ac, ac cleaning, ac installation, aircon, aircon not cold, duct cleaning
air-conditioner: ac repair, ventilation, air con, refrigerant, air ducts, ac service, split systems, split system
air-conditioner: ac servicing, ac units, ac unit, ducted air, central air, f gas, reverse cycle, climate control
air-conditioner: cool rooms cooling, ducted, evaporative, ac gas filling, ac gas top up, mini split, mini splits
air-conditioner snowflake: server room cooling, data centre cooling, process cooling, chiller hire, chillers
air-conditioner snowflake: cold room installation, hvac, hvac maintenance
air-conditioner thermometer: air conditioning, air conditioning repair, air conditioner, cooling system
air-conditioner window: window ac, window ac install
air-fryer: air fryer, airfryer, air-fryer
angle-grinder: angle grinder, angle grinders, disc cutter, disc cutters, rotaflex, moladora
armchair: rattan furniture, rattan chairs, rattan chair, wicker furniture, riser recliner chairs
armchair desk: french polisher, french polishers, french polishing, furniture restorer, furniture restoration
armchair desk: furniture restorers, wood finishing, chair caning, cane and rush, rush seating
armchair plant: redesign the room, redesign your room, room redesign, room makeover, room makeovers, home styling
armchair price-tag: barn sale, barn sales, big barn sale, farmhouse junk, junk sale, junktique, estate sale
armchair price-tag: estate sales
armchair saw: furniture repair, furniture repairs, antique restoration
armchair sofa: upholstery remnants, upholsterer, upholstery, upholsterers, reupholstery, reupholster, armchair
armchair sofa: armchairs, recliner, recliners, wingback, riser recliner, rise and recline, wing chair, wing chairs
armchair sofa: lift chairs, tub chairs, easy chairs, lounge chairs, fireside chairs, nursing chair, nursing chairs
armchair sofa: parker knoll, comfy chairs, comfy seats
awning: awning, awnings, canopies, canopy, shop awning, shop awnings, patio awnings, patio awning, retractable awnings
awning: sun shades, shade sails, shade sail, shade cloth, shade structures, patio covers, patio cover, sunshade
awning: sunshades, verandahs
awning sewing-needle: canvas repairs, canvas goods, caravan annexes
axe logs: log splitting, tomahawk throwing, wood chopping, axe men, hatchet, hatchets, lumberjack, lumberjacks
axe logs: woodchopping, woodsman
axe target: axe throwing, hatchet throwing, axe throw
balcony: balcony, balconies, balcony railing, balcony railings, balcony repair, balcony glazing
bar-stool: barstool, counter stool, counter stools, breakfast bar stools, bar stool, bar stools, barstools
bar-stool: kitchen stools, breakfast stools
basket carrot: food co-op, food coop, food cooperative, food box, food boxes, rescued food, rescue food, surplus food
basket carrot: veg box, veg boxes, veggie box, veggie boxes, fruit and veg box, csa, csa share, csa shares, farm share
basket carrot: farm shares, laundry hamper, laundry hampers, picnic hamper, picnic hampers, basket weaving
basket carrot: basketry weaving, organic box, farm box, farm shop, farmers market, farmers' market, farmer's market
basket carrot: farm stand, vegetable box, organic vegetables, vegetables, veggies, greengrocer, green grocer
basket carrot: produce market, fruit and veg, fruit and vegetables, organic shop, organic produce, organic farm
basket carrot: organic food, log carriers, coiled baskets, basket makers, produce swap, produce swaps, cane baskets
basket carrot: rush weaving, rush baskets, willow baskets, bilum weaving, weaving willow, coiling
basket carrot: basketmakers, larder, bilums
basket hay-bale: country fair, country fairs, country show, county fair, game fair
basket hay-bale: state fair
basket leaves: willow sculpture, willow weaving, willow work, willow workshop, willow obelisk, basketry, wicker
basket tomato: mama mboga
basket blueberries: blackcurrants, blackcurrant, gooseberries, gooseberry
basket: sitaphal
basket: bitter gourd, karela, laundry basket, laundry baskets, trug, trugs
basket: garden trug, garden trugs
bath-bomb: bath bombs, bath fizzer, bath fizzers, bath bomb
bathtub: cast iron baths
bathtub ice-cube: cold plunge, cold plunges, cold tub, cold tubs, ice bath, ice baths, cold water therapy
bathtub ice-cube: cold tub therapy
bathtub shower: bathroom, bathrooms, bathroom renovation, bathroom showroom, bathroom studio, bathroom remodel, bath
bathtub shower: bath resurfacing, bath fitting, walk-in baths, walk-in bath, clawfoot tubs, soaking tubs, soaking tub
bathtub shower: roll top, roll tops, enamel repairs, bath enamelling, clawfoot, re-enamelling
bathtub soap: bath salts, baths, bathroom design, new bathroom, bathtub, bathtubs
battery: phone batteries, ups batteries, aaa batteries, aa batteries, battery backup, back-up power
battery: ebike batteries, rechargeables
battery car: battery replacement
battery light-bulb: batteries bulbs, batteries and bulbs
battery solar-panel: lithium battery, lithium batteries, battery storage, home battery, ups battery
bean-bag: bean bag, bean bags, beanbag, beanbags
bed: apnoea, bed shop, adjustable bed, bedroom suites, bedroom furniture, boxspring, cabin bed, cabin beds
bed: four-poster beds, four poster beds, day bed, day beds, daybed, daybeds, camp bed, camp beds
bed bellhop-bell: toddler bed, toddler beds, cot bed mattress, hotel, hotels, boutique hotel, guesthouse, guest house
bed bellhop-bell: bed and breakfast, b&b, inn, motel, hostel, resort, weekend break, weekend getaway, staycation
bed bellhop-bell: rooms from, ensuite rooms, double rooms, guest rooms, room only, room only deals, short stay
bed bellhop-bell: short stays, long stay, long stays, corporate stays, boutique stays, mini break, mini breaks
bed bellhop-bell: half board, full board, concierge service, divan sets, sleep study, flat mate, sleep over, king size
bed bellhop-bell: king size sheets, single room, digs and lodgings, theatre digs, emergency accommodation
bed bellhop-bell: staff accommodation, crash pad, ottoman beds, valances and sheets, dharamshala, divans, headboard
bed bellhop-bell: headboards
bed broom: chambermaid, chambermaids, room attendant, room attendants, housekeeping staff
bed desk: ensuite rooms for students, ensuite student rooms, rooms for students, room for students, student lets
bed desk: student let, student house, student houses, student rooms, student room, student accommodation, student flats
bed desk: student housing
bed heart: night shelters, winter shelter, shelter beds
bed house: self catering, self-catering, self catered, self-catered
bed key: flatmate, flatmates, flatmate wanted, housemate, housemates, roommate, roommates, room to rent, rooms to rent
bed key: room for rent, spare room to let, pg for working women, pg for working men, pg for women, pg for men
bed key: pg for ladies, pg for gents, pg for students, ladies pg, gents pg, girls pg, boys pg, women's pg, womens pg
bed key: mens pg, pg accommodation, pg rooms, co-living, co living, coliving, ladies hostel, gents hostel
bed key: working women's hostel, working womens hostel, women's hostel, womens hostel, men's hostel, mens hostel
bed key: working men's hostel, student hostel, rooms for working men, rooms for working women, rooms for professionals
bed key: single and double sharing, single & double sharing, double sharing, triple sharing, twin sharing, bedspace
bed key: bed space, bedspaces, bed spaces, bedsit, bedsits, boarding house, lodging house, lodgings, lodger, lodgers
bed key: room to let, rooms to let, student digs, bed spacer, bedspacer, bedspacers, pg for girls, pg for boys
bed key: paying guest, hostel for girls, girls hostel, boys hostel, rooms for rent, ensuite double, ensuite doubles
bed key: en suite rooms, houseshare, host a student, host an international student, digs for students
bed key: digs for student, digs galway, digs dublin, digs cork, digs limerick, digs monday to friday
bed key: ~ spare room, spare rooms, rooms available, room available
bed mattress: iron bed, iron beds, iron bedstead, iron bedsteads, brass bed, brass beds, hospital bed, hospital beds
bed mattress: dorm room, dorm rooms, dorm bedding, twin xl, twin xl sheets, egyptian cotton
bed mattress: four poster
bed suitcase: riad, riads, last minute hotel, overnight stay, bnb, pension rooms, bed breakfast, monteur rooms
bed suitcase: ~ lodge
bed wardrobe: solid wood beds, solid wood bed, wooden beds, wooden bed, wood beds, oak beds, bed frames, bed frame
bedding: bedding, bedlinen, bed linen, bedsheet, sheet set, fitted sheet, duvet, duvet cover, duvet set, comforter
bedding: comforter set, doona, quilt cover, eiderdown, bedspread, pillow, pillowcase, pillow case, bedding set
bedding: feather pillows, household linen, household linens, linens, linen shop, hotel linen, linen hire
bedding: towels and linen, linen and towels, bedding and towels, duvet appeal, duvet drive, bedding drive
bedding: bedding appeal, percale sheets, percale, cotton sheets, bed sheets, bed sheet, linen sheets
bedding: cotton percale sheets, flannel sheets
bench: memorial bench, memorial benches, bench for, bench appeal, buddy bench, garden bench, park bench, park benches
bench: wooden bench, wooden benches, outdoor benches, chatty bench, happy to chat bench, park seats, garden seats
bench: garden seat, church pews, friendship bench, teak benches, sleeper benches, outdoor seating, memorial seats
bench: memorial seat, pews
bench chair: outdoor furniture, garden furniture, patio furniture, patio set, patio sets, outdoor settings
bench chair: outdoor dining sets, garden benches
blanket: electric blanket, electric blankets, heated blanket, heated blankets, heated throw, swaddle, swaddles
blanket: swaddle blanket, swaddle blankets, muslin swaddle, muslin swaddles, baby muslins, blankets wanted
blanket: blankets needed, needs blankets, blankets and duvets
blanket cushion: blanket, blankets, wool blanket, wool blankets, woollen blankets, baby blanket, baby blankets, throws
blanket cushion: throw blanket, throw blankets, picnic blanket, picnic blankets, picnic rug, picnic rugs
blanket cushion: weighted blanket, weighted blankets, blanket drive, blanket drives, winter blanket drive
blanket cushion: blanket appeal, blanket appeals, blanket collection, welsh blanket, welsh blankets, pendleton blankets
blanket cushion: crochet blanket, crochet blankets
blender: smoothie blender, hand blender, stick blender, smoothie maker, blender repair, blender sale, juicer
blender: food processor, small kitchen appliances, small appliances, mixer grinder, thermomix, kitchen gadgets
blender: kitchen machines, blender, mixie, mixies, mixie repair, nutribullet, nutri bullet, nutribullets
blinds: roller and venetian, roller venetian, venetians, roman and roller, roller and roman, blinds, window blinds
blinds: roller blinds, roman blinds, venetian blinds, vertical blinds, made to measure blinds, blackout blinds
blinds: blinds cut to size
blinds window: romans and rollers, perfect fit blinds, pleated blinds, motorised blinds, outdoor blinds, shop blinds
blinds window: zebra blinds, verticals, louvres, jalousies
boiler: furnace tune up, furnace tune-up, combi swap, combi swaps, new combi, back boiler removal, furnace, furnaces
boiler: furnace repair, oil burner serviced, oil burner service, oil burner servicing
boiler radiator: gas safe, gas safe engineer, gas safe engineers, gas fitter, gas fitters, gas engineer, gas engineers
boiler radiator: gas safety check, gas safety checks, gas safety certificate, landlord gas safety, circulation pump
boiler radiator: heating pump, boiler, boilers, boiler service, boiler servicing, boiler repair, boiler repairs
boiler radiator: boiler installation, new boiler, new boilers, combi boiler, combi boilers, gas boiler, gas boilers
boiler radiator: boiler cover, boiler breakdown, boiler replacement, gas safety, gas certificate, gas certificates
boiler radiator: gas certs, landlord gas certs, landlord gas, gas checks, immersion heater, immersion heaters
boiler radiator: biomass boilers, unvented cylinders, no hot water, hot water systems, heating breakdown
boiler radiator: heating breakdowns, heat exchangers, hydronic heating, power flush, power flushing, gas plumber
boiler radiator: gas plumbers, geyser, geysers, unvented, powerflush
boiler tap: geyser burst, burst geyser, geyser repair, geyser repairs, geyser installation, geyser replacement
boiler tap: geyser service, hot water cylinder, hot water cylinders, water heater, water heaters
boiler wrench: cp12
bookshelf: built ins, built-ins, alcove units, alcove shelves, alcove shelving, alcove cupboards, reading corner
bookshelf: book clear out, floating shelves, bookends, shelves, floating shelf, wall shelves, bespoke shelves
bookshelf: garage shelving, display cabinet, display cabinets, glass cabinet, glass cabinets, china cabinet
bookshelf: china cabinets, display case, display cases
bookshelf books: bookshelf, bookshelves, bookcase, bookcases, shelving, shelving units, fitted shelving
bookshelf books: bespoke shelving, shelving systems
boomerang: boomerang making, returning sticks
bow-and-arrow: bow making, bowyer, longbow making, longbows, bow making course, archer, bow tuning, bow tune
bow-and-arrow: bow restringing
bow-and-arrow fireworks: dussehra mela, ravan dahan, ramlila, ramleela
bow-and-arrow target: bow hunting, compound bows, clout shoot, 3d shoot, toxophilite, bowhunting, bowhunters, recurve
bow-and-arrow target: recurves, fletching, popinjay, longbow, archery, archery club, archery lessons, archery taster
bow-and-arrow target: archers, have a go archery, archery range, crossbow, crossbows
broom bucket: strip and wax, strip and seal, floor care, janitorial, janitorial supplies, house help, house helps
broom bucket: maids and cooks, verified maids, maid agency, maid service, bai service, domestic worker, domestic workers
broom bucket: bond clean, bond cleaning, bond cleans, rental bond clean, end of lease clean, end of lease cleaning
broom bucket: end of tenancy clean, end of tenancy cleaning, exit clean, exit cleaning, vacate clean, vacate cleaning
broom bucket: move out clean, move out cleaning, hiring cleaners, hiring cleaner, cleaning job, cleaning jobs
broom bucket: end of tenancy, end of lease, street sweeping, sweeper hire, after builders, after builders cleans
broom bucket: builders clean, builders cleans, hoarder clean, hoarder cleans, household chores, yard clean, clean team
broom bucket: mop heads, brooms and mops, char lady, besom making, sparkle clean, dust busters, airbnb cleans
broom bucket: airbnb clean, holiday let changeovers, changeover cleaners, housemaid, housemaids, besoms, changeovers
broom bucket: ~ household help, tidy up, tidy ups, housework
broom bucket: housekeeper live-in, live-in housekeeper, housekeeper wanted, housekeepers wanted, charwoman
broom bucket: domestic cleaner wanted, floor scrubber, floor scrubbers, scrubber dryer, scrubber dryers, scrubber drier
broom bucket: scrubber driers, char wanted, char needed, char for fridays
broom spray-bottle: house cleaning, cleaning service, cleaning services, cleaner, cleaners, cleaning, cleaning company
broom spray-bottle: office cleaning, deep clean, housekeeping, domestic cleaning, clean-up, cleanup, spring clean
broom spray-bottle: domestic help, maid, maids, janitor, janitor service, deep cleaning
broom spray-bottle: airbnb cleaning, eco cleaning, home cleaning
broom: dustpan, dustpans, dustpan and brush
bubbles: bubble show, bubble shows, bubble machine, bubble machines, bubble workshop, foam cannon, foam parties
bubbles: foam run, bubble disco, bubble magic, foam party, foam machine, foam machines
bucket broom: mops, mop and bucket
bucket droplet: songkran, water fight, water fights
bucket spade: sandpit, sandpits, sand pit
bucket window: mop bucket, floor mopping, wash and wax, bucket shaking
bunk-bed: bunk bed, bunk beds, kids bunk beds, bunk bed with ladder
bust: statue, statues, statuary, garden statue, garden statues, bust, busts, bronze bust, portrait bust, portrait busts
bust: statue restoration, statue cleaning, plaster casts, life casting, sculpture park, sculpture trail
bust: sculpture garden, sculpture exhibition, sculpture class, sculpture classes, sculpture course, sculpture workshop
bust: portrait sculpture, bronze sculpture, bronze sculptures, sculpture, clay modelling, clay heads, bronze casting
bust: stone sculptures, sculpting class, clay sculpting, mouldmaking
bust: ~ carving
bust: sculptures, sculptors
`;
