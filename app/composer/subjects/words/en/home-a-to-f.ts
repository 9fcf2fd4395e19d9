/** English words for the home and its tools, by the thing they lead to: a to f. Notation: word-list.ts. */
export const englishHomeAToF = `
air-conditioner: evaporative cooler, evaporative coolers, swamp cooler, swamp coolers, ac not cooling, ac not working
air-conditioner: ac gas, ac gas refill, split ac, ac cleaning, ac installation, aircon, aircon not cold, duct cleaning
air-conditioner: ac repair, ventilation, air con, refrigerant, air ducts, ac service, split systems, split system
air-conditioner: ac servicing, ac units, ac unit, ducted air, fans and coolers, central air, f gas, reverse cycle
air-conditioner: climate control, cool rooms cooling, air purifier, air purifiers, ducted, evaporative
air-conditioner: ac gas filling, ac gas top up
air-conditioner snowflake: server room cooling, data centre cooling, process cooling, chiller hire, chillers
air-conditioner snowflake: cold room installation, hvac, hvac maintenance
air-conditioner thermometer: air conditioning, air conditioning repair, air conditioner, cooling system
armchair desk: french polisher, french polishers, french polishing, furniture restorer, furniture restoration
armchair desk: furniture restorers, wood finishing, chair caning, cane and rush, rush seating
armchair plant: redesign the room, redesign your room, room redesign, room makeover, room makeovers, home styling
armchair price-tag: barn sale, barn sales, big barn sale, farmhouse junk, junk sale, junktique, barn find, barn finds
armchair price-tag: estate sale, estate sales
armchair saw: furniture repair, furniture repairs, antique restoration
armchair sofa: upholstery remnants, upholsterer, upholstery, upholsterers, reupholstery, reupholster, armchair
armchair sofa: armchairs, recliner, recliners, wingback, riser recliner, rise and recline, wing chair, wing chairs
armchair sofa: lift chairs, tub chairs, easy chairs, lounge chairs, fireside chairs, nursing chair, nursing chairs
armchair sofa: parker knoll, comfy chairs, comfy seats, footstool, footstools
awning: awning, awnings, canopies, canopy, shop awning, shop awnings, patio awnings, patio awning, retractable awnings
awning: sun shades, shade sails, shade sail, shade cloth, shade structures, patio covers, patio cover, sunshade
awning: sunshades, verandahs
awning sewing-needle: tarp repairs, tarps, tarpaulins, tarpaulin, canvas repairs, canvas goods, pvc covers, truck tarps
awning sewing-needle: annexes, caravan annexes
axe logs: log splitting, tomahawk throwing, wood chopping, axe men, hatchet, hatchets, lumberjack, lumberjacks
axe logs: woodchopping, woodsman
axe target: axe throwing, hatchet throwing, axe throw
basket carrot: food co-op, food coop, food cooperative, food box, food boxes, rescued food, rescue food, surplus food
basket carrot: veg box, veg boxes, veggie box, veggie boxes, fruit and veg box, csa, csa share, csa shares, farm share
basket carrot: farm shares, laundry hamper, laundry hampers, picnic hamper, picnic hampers, basket weaving
basket carrot: basketry weaving, organic box, farm box, farm shop, farmers market, farmers' market, farmer's market
basket carrot: farm stand, vegetable box, organic vegetables, vegetables, veggies, greengrocer, green grocer
basket carrot: produce market, fruit and veg, fruit and vegetables, organic shop, organic produce, organic farm
basket carrot: organic food, log carriers, coiled baskets, basket makers, blackberry picking, produce swap
basket carrot: produce swaps, cane baskets, rush weaving, rush baskets, willow baskets, bilum weaving, weaving willow
basket carrot: laundry baskets, coiling, basketmakers, larder, bilums
basket hay-bale: country fair, country fairs, country show, county show, county fair, agricultural show, game fair
basket hay-bale: state fair
basket leaves: willow sculpture, willow weaving, willow work, willow workshop, willow obelisk, basketry, wicker
basket tomato: mama mboga
basket tree: rambutan, rambutans, mangosteen, mangosteens, jackfruit
bathtub ice-cube: cold plunge, cold plunges, cold tub, cold tubs, ice bath, ice baths, cold water therapy
bathtub ice-cube: cold tub therapy
bathtub shower: bathroom, bathrooms, bathroom renovation, bathroom showroom, bathroom studio, bathroom remodel, bath
bathtub shower: walk-in shower, bath resurfacing, bath fitting, walk-in baths, walk-in bath, clawfoot tubs, soaking tubs
bathtub shower: soaking tub, roll top, roll tops, enamel repairs, bath enamelling, clawfoot, re-enamelling
bathtub soap: bath salts, baths, bathroom design, new bathroom, wet room, bathtub, bathtubs
battery: phone batteries, ups batteries, aaa batteries, aa batteries, battery backup, backup power, back-up power
battery: hearing aid batteries, golf cart batteries, ebike batteries, rechargeables, jumpstart
battery car: flat battery, dead battery, car battery, car batteries, battery replacement
battery light-bulb: batteries bulbs, batteries and bulbs
battery solar-panel: inverter battery, inverter batteries, lithium battery, lithium batteries, battery storage
battery solar-panel: home battery, ups battery, leisure batteries, leisure battery
bed bellhop-bell: toddler bed, toddler beds, cot bed mattress, hotel, hotels, boutique hotel, guesthouse, guest house
bed bellhop-bell: bed and breakfast, b&b, inn, motel, hostel, resort, weekend break, weekend getaway, staycation
bed bellhop-bell: rooms from, ensuite rooms, double rooms, guest rooms, room only, room only deals, short stay
bed bellhop-bell: short stays, long stay, long stays, corporate stays, boutique stays, mini break, mini breaks
bed bellhop-bell: half board, full board, concierge service, divan sets, sleep study, flat mate, sleep over
bed bellhop-bell: fitted sheets, king size, king size sheets, single room, digs and lodgings, theatre digs, pyjama day
bed bellhop-bell: emergency accommodation, staff accommodation, crash pad, ottoman beds, duvet cover, duvet covers
bed bellhop-bell: valances and sheets, dharamshala, divans, headboard, headboards, futons, bedsheets, pyjamas, pajamas
bed bellhop-bell: bedspread, bedspreads, eiderdown, eiderdowns, comforters
bed broom: chambermaid, chambermaids, room attendant, room attendants, housekeeping staff
bed cushion: duvets, duvet
bed desk: ensuite rooms for students, ensuite student rooms, rooms for students, room for students, student lets
bed desk: student let, student house, student houses, student rooms, student room, student accommodation, student flats
bed desk: student housing
bed heart: night shelters, winter shelter, shelter beds, sleeping bags wanted, sleeping bags needed, needs sleeping bags
bed heart: blankets wanted, blankets needed, needs blankets
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
bed key: en suite rooms, houseshare, host a student, host an international student
bed key: ~ spare room, spare rooms, rooms available, room available
bed mattress: iron bed, iron beds, iron bedstead, iron bedsteads, brass bed, brass beds, hospital bed, hospital beds
bed mattress: dorm room, dorm rooms, dorm bedding, twin xl, twin xl sheets, egyptian cotton, cotton sheets, bed linen
bed mattress: bunk beds, bunk bed, four poster
bed suitcase: riad, riads, last minute hotel, overnight stay, bnb, pension rooms, bed breakfast, monteur rooms
bed suitcase: ~ lodge
bed wardrobe: solid wood beds, solid wood bed, wooden beds, wooden bed, wood beds, oak beds, bed frames, bed frame
bench: memorial bench, memorial benches, bench for, bench appeal, buddy bench, garden bench, park bench, park benches
bench: wooden bench, wooden benches, outdoor benches, chatty bench, happy to chat bench, park seats, garden seats
bench: garden seat, church pews, friendship bench, teak benches, sleeper benches, outdoor seating, memorial seats
bench: memorial seat
bench chair: outdoor furniture, garden furniture, patio furniture, patio set, patio sets, outdoor settings
bench chair: outdoor dining sets, rattan furniture, garden benches
blanket: electric blanket, electric blankets, heated blanket, heated blankets, heated throw
blanket cushion: blanket, blankets, wool blanket, wool blankets, woollen blankets, baby blanket, baby blankets, throw
blanket cushion: throws, throw blanket, throw blankets, picnic blanket, picnic blankets, picnic rug, picnic rugs
blanket cushion: weighted blanket, weighted blankets, blanket drive, blanket drives, winter blanket drive
blanket cushion: blanket appeal, blanket appeals, blanket collection, welsh blanket, welsh blankets, pendleton blankets
blanket cushion: crochet blanket, crochet blankets
blinds: roller and venetian, roller venetian, venetians, roman and roller, roller and roman, blinds, window blinds
blinds: roller blinds, roman blinds, venetian blinds, vertical blinds, plantation shutters, shutters, window shutters
blinds: blinds and shutters, made to measure blinds, blackout blinds
blinds window: romans and rollers, perfect fit, perfect fit blinds, pleated blinds, motorised blinds, outdoor blinds
blinds window: shop blinds, zebra blinds, verticals, louvres, jalousies
boiler: furnace tune up, furnace tune-up
boiler: combi swap, combi swaps, new combi, back boiler removal
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
bookshelf: book clear out, floating shelves, bookends
bookshelf books: bookshelf, bookshelves, bookcase, bookcases, shelving, shelving units, fitted shelving
bookshelf books: bespoke shelving, shelving systems
boomerang: boomerang making, returning sticks
bow-and-arrow: bow making, bowyer, longbow making, longbows, bow making course
bow-and-arrow fireworks: dussehra mela, ravan dahan, ramlila, ramleela
bow-and-arrow target: bow hunting, compound bows, clout shoot, 3d shoot, toxophilite, bowhunting, bowhunters, recurve
bow-and-arrow target: recurves, fletching, popinjay, longbow
bow-and-arrow target: archery, archery club, archery lessons, archery taster, archers, have a go archery, archery range
broom bucket: floor scrubber, floor scrubbers, scrubber dryer, scrubber dryers, scrubber drier, scrubber driers
broom bucket: floor sweeper, floor sweepers, sweeper scrubber, ride on sweeper, ride-on sweeper, floor cleaning machine
broom bucket: floor cleaning machines, floor machine, floor machines, floor polisher, floor polishers, floor buffer
broom bucket: floor buffers, strip and wax, strip and seal, floor care, janitorial, janitorial supplies, house help
broom bucket: house helps, maids and cooks, verified maids, maid agency, maid service, bai service, domestic worker
broom bucket: domestic workers, bond clean, bond cleaning, bond cleans, rental bond clean, end of lease clean
broom bucket: end of lease cleaning, end of tenancy clean, end of tenancy cleaning, exit clean, exit cleaning
broom bucket: vacate clean, vacate cleaning, move out clean, move out cleaning, hiring cleaners, hiring cleaner
broom bucket: cleaning job, cleaning jobs, end of tenancy, end of lease, street sweeping, sweeper hire, after builders
broom bucket: after builders cleans, builders clean, builders cleans, hoarder clean, hoarder cleans, household chores
broom bucket: yard clean, clean team, mop heads, brooms and mops, char lady, besom making, sparkle clean, dust busters
broom bucket: airbnb cleans, airbnb clean, holiday let changeovers, changeover cleaners, glass cleaning, housemaid
broom bucket: housemaids, besoms, changeovers
broom bucket: ~ household help, tidy up, tidy ups, housework
broom bucket: housekeeper live-in, live-in housekeeper, housekeeper wanted, housekeepers wanted, charwoman
broom bucket: domestic cleaner wanted
broom spray-bottle: house cleaning, cleaning service, cleaning services, cleaner, cleaners, cleaning, cleaning company
broom spray-bottle: office cleaning, deep clean, housekeeping, domestic cleaning, clean-up, cleanup, spring clean
broom spray-bottle: cleaning lady, domestic help, maid, maids, cleaner wanted, janitor, janitor service, deep cleaning
broom spray-bottle: airbnb cleaning, eco cleaning, home cleaning
bubbles: bubble show, bubble shows, bubble machine, bubble machines, bubble workshop, foam cannon, foam parties
bubbles: foam run, bubble disco, bubble magic
bucket droplet: songkran, water fight, water fights
bucket sponge: window cleaning round
bucket window: mop bucket, floor mopping, wash and wax, bucket shaking
bust: statue, statues, statuary, garden statue, garden statues, bust, busts, bronze bust, portrait bust, portrait busts
bust: statue restoration, statue cleaning, plaster casts, life casting, sculpture park, sculpture trail
bust: sculpture garden, sculpture exhibition, sculpture class, sculpture classes, sculpture course, sculpture workshop
bust: portrait sculpture, bronze sculpture, bronze sculptures, sculpture, clay modelling, clay heads, bronze casting
bust: stone sculptures, sculpting class, clay sculpting, mouldmaking
bust: ~ carving
candle: candle workshop, undertakers, funerals, candle
candle: candles, candle making, scented candles, candlelight, beeswax candles, tealights, soy wax, soy candles, wax melt
candle: wick trimming, votive candles, all souls, pillar candles, tea light, tea lights, home fragrance, fragrance oils
candle: room fragrance, candlemaking, votives, yahrzeit, tealight
candle: soy candels, candels, candel
candle bouquet: grave maintenance, grave visits, grave flowers, grave tidying, grave tidy, graves tended, graves tidied
candle bouquet: funeral planning, pre-paid funeral, prepaid funeral, plan your funeral, funeral home
candle bouquet: funeral homes, funeral, funeral director, undertaker, funeral service, bereavement, memorial
candle bouquet: funeral plan, funeral plans
candle heart: grief group, grief groups, grief support, grief support group, grief circle, grief café, grief cafe
candle heart: griefshare, bereaved, loss group, suicide loss, widows and widowers, widowed, living with loss
candle heart: pregnancy loss, baby loss, remembrance service, service of remembrance, memorial service, candlelit vigil
candle heart: vigil, bereavement support, bereavement group, bereavement café, remembrance, celebration of life
candle lotus: reed diffuser, reed diffusers, room diffuser, diffusers, incense, essential oil diffuser, aromatherapy
candle lotus: essential oils, holistic therapy, spiritual healing, energy healing, shamanic, mindfulness course, chakra
candle lotus: ~ holistic, crystals, retreat, retreats
candle military-helmet: dawn service, anzac dawn service, anzac day, armistice service
candle prayer-beads: clerical outfitter, clerical outfitters, clergy robes
chair: bar stool, bar stools, barstools, chiavari chairs, high chairs, seating hire, chair weaving, cane weaving
chair: bistro set, bistro sets, rattan sets, kitchen stools, breakfast stools, chiavari, highchair, highchairs
chair armchair: cane webbing, rush seats, seat weaving
chair plant: picnic bench, picnic benches
chandelier light-bulb: chandelier, chandeliers, crystal chandelier, crystal chandeliers, chandelier cleaning
chandelier light-bulb: light fittings, lighting showroom, pendant lights
chimney bricks: chimney pot, chimney pots, chimney pots reclaimed, steeplejack, steeplejacks, chimney repairs
chimney fire: flues swept, flue sweeping, flue cleaning, flue lining, flue liners, chimney sweep, chimney sweeping
chimney fire: chimney repair, chimney lining, chimney stacks, chimney, bird guards, stack repointing, sweep your chimney
chimney fire: chimney sweeps, chimneys swept
clamp saw: bench vice, bench vices, vices and clamps, quick grips, g clamps, g-clamps, workbench, workbenches
coffin candle: mortuary, mortuaries, morgue, repatriation of remains, end of life doula, casket, caskets, shrouds
coffin candle: pallbearers, eulogies, eulogy
coffin urn: coffins, willow coffins, coffin
cooker-hood: extractor fans, extractor fan, hob hoods, exhaust hoods, extraction fans
cooker-hood oven: cooker hood, cooker hoods, range hood, range hoods, extractor hood, extractor hoods, kitchen hood
cooker-hood oven: kitchen hoods, hood cleaning, kitchen extract, kitchen extraction, kitchen extract cleaning
cooker-hood oven: extract cleaning, kitchen exhaust, kitchen exhaust cleaning, kitchen duct cleaning, kitchen ducts
cooker-hood oven: kitchen ductwork, kitchen canopy, kitchen canopy cleaning, canopy cleaning, grease duct, grease ducts
cooker-hood oven: duct degreasing, tr19, kitchen ventilation, commercial kitchen cleaning, kitchen deep clean
cooker-hood oven: kitchen deep cleaning
cot: cot appeal, cots for, cot collection, baby cot, baby cots, cots and cribs, cot bed, cot beds, baby crib, baby cribs
cot: cribs, moses basket, moses baskets, cot hire, travel cot, travel cots, nursery furniture, nursery beds
crossed-swords shield: larp, live action roleplay, gladiator school, medieval night, medieval faire, renaissance faire
crossed-swords shield: ren faire, viking festival, sealed knot, sabres, swordplay, broadsword, longswords, gladiator
crossed-swords shield: gladiators, vikings, skirmishes
crossed-swords theatre-masks: stage combat, stage fighting, sword fighting, hema club
curtains blinds: curtains and blinds, blinds and curtains
curtains spray-bottle: curtain cleaning, curtain cleaner, curtain cleaners, curtains cleaned, curtain dry cleaning
curtains spray-bottle: drapery cleaning, drapes cleaned
curtains window: curtain material, curtain remnants, curtain rail, curtain rails, curtain pole, curtain poles, curtain
curtains window: curtains, tie backs, net curtains, nets and voiles, curtain tracks, curtain track, curtain making
curtains window: eyelet curtains, tab tops, swags and tails, theatre drapes, stage drapes, drapes, draperies, pelmets
curtains window: pelmet, tiebacks, voiles, sheers, valances
cushion: cushion, cushions, scatter cushions, throw pillows, throws and cushions, cushions and throws, seat cushions
cushion: cushion covers, outdoor cushions, floor cushions, soft furnishings, home textiles, seat pads, bean bag
cushion: bean bags, foam cushions, foam cut, foam inserts, floor pouffes, bolsters, beanbag, beanbags, pillowcases
cushion: pouffe, pouffes
cushion bed: bedlinen, bed sheets, bedding
cushion sofa: foam cut to size, upholstery foam, foam cutting
desk laptop: desk space, desk spaces, hot desk, hot desks, hot desking, desks to rent, desk to rent, coworking desk
desk laptop: coworking desks, desk hire, parish clerk, clerk to the council, parish council clerk
desk office-chair: desk, desks, office furniture, standing desk, standing desks, sit-stand desk, sit-stand desks
desk office-chair: height adjustable desk, home office furniture, gaming desk, writing desk, computer desk, study desk
desk office-chair: school desks, office desks, bureau, study table, study tables, computer table, computer tables
desk office-chair: office clearance, office clearances, work hub, work pods, office pods, office fit outs, sit stand
desk office-chair: flexible workspace, day office, study spaces, exam desks, co work, managed office, second hand office
desk office-chair: second hand office furniture, hotdesk, hotdesks, hotdesking, workhub, fit-outs
desk office-chair: ~ work space, home office, home offices, workspace, workspaces
dining-table chair: dining table, dining tables, wooden table, wooden tables, oak table, oak tables, coffee table
dining-table chair: coffee tables, kitchen table, table maker, tables made, dining sets, dining set, dining suite
dining-table chair: dining suites, extending tables, trestle hire, trestle tables, drop leaf, river tables, resin tables
dining-table chair: farmhouse tables, side tables, bespoke tables, table making, table hire, tables and chairs
dining-table chair: epoxy tables, conference tables, nest of tables, nests of tables, dining furniture, banquet tables
dining-table chair: picnic tables, gateleg, dinette, dinettes
dining-table wardrobe: oak furniture, bespoke furniture, handmade furniture, bespoke oak furniture, furniture maker
dining-table wardrobe: furniture makers
door: draught excluder, draught excluders, draft stopper, patio doors, patio door, bifold doors, bi-fold doors
door: french doors, roller doors, doors, stable doors, composite doors, door hinges, hinges and handles, shop front
door: shop fronts, trick or treaters, cat flap, cat flaps, dog flaps, pet doors, pet flaps, open doors day, door knobs
door: door sets, garden room doors, door mats for, bi-folds, bi-fold, ironmongery, doorman, doormen, doorsets
door bathtub: architectural salvage, salvage yard architectural, reclamation yard, reclamation yards, reclaimed doors
door bathtub: salvaged doors, victorian doors, reclaimed fireplaces, cast iron baths
door fire-extinguisher: fire door, fire doors, fire door inspection, fire door inspections
door key: door installation, front door, front doors
door key: ~ door
door: ~ door entry, canvassers
door security-camera: video doorbell, video doorbells, doorbell camera, smart doorbell, doorbell cam
drainpipe: patch lining, pipe lining, stormwater drains, soil pipe, soil pipes, rainwater goods, drain camera
drainpipe: drain cameras, fall pipes, drainage works, downspout, downspouts, jetting, gullies, stormwater, trenchless
drainpipe: manholes
drainpipe droplet: drains, drainage engineers, blocked drain, blocked drains, blocked sink, drain unblocking
drainpipe droplet: drain cleaning, drain clearance, drain clearing, drain jetting, drain repair, drain repairs
drainpipe droplet: drain survey, drain surveys, cctv drain survey, drainage engineer, drainage contractor, sewer, sewers
drainpipe droplet: sewer cleaning, sewer line, sewer repair, soakaway, soakaways, drain relining, pipe relining
drainpipe droplet: rooter service
fabric-roll thread: fabric, fabrics, fabric store, fabric shop, fabric sale, fabric by the metre, fabric by the meter
fabric-roll thread: fabric by the yard, by the metre, cloth by the metre, dress fabric, dress fabrics
fabric-roll thread: dressmaking fabric, dressmaking fabrics, upholstery fabric, upholstery fabrics, curtain fabric
fabric-roll thread: curtain fabrics, quilting cotton, quilting cottons, quilting fabric, cotton prints, fat quarters
fabric-roll thread: fat quarter, fabric remnants, fabric offcuts, offcut bags, deadstock fabric, shweshwe, ankara fabric
fabric-roll thread: ankara print, wax print, wax prints, kitenge, chitenge, suit lengths, harris tweed
fabric-roll thread: tweed by the metre, liberty prints, textile sale, block print fabric, dress materials
fabric-roll thread: dress material
fence gate: land for sale, land to let, grazing land, grazing to let, acreage, acreage for sale, acres for sale
fence gate: acres for sale near, pasture land, pasture to rent, paddock to let, paddocks to let, paddock to rent
fence gate: farmland, agistment, grazing wanted, pool fencing, pool fence, glass pool fencing, timber fencing, colorbond
fence gate: colorbond fencing, colourbond, fencing gates, fencing and gates, fences gates, fence panels, fence repairs
fence gate: fencing contractor, garden fencing, farm fencing, picket fence
fence hammer: hurdle maker, hurdle makers, hazel hurdles, wattle hurdles, silt fence, post knocker, post knocker hire
fence hammer: post driver, fencing supplies, fence posts, deer fencing, stock fencing, temporary fencing
fence hammer: temporary fencing hire, temporary fence, heras fencing, crowd barrier, post and rail
fence hammer: post and rail fencing, post and rail fence, closeboard, closeboard fencing, garden fence, fence, fences
fence hammer: fence builder, railings, fencing and decking, garden decking, palisade fencing, chain link, barbed wire
fence hammer: feather edge, slat fencing, fencing panels, gravel boards, privacy screens, concrete posts
fence hammer: decking and fencing, fencers wanted, fencing contractors, security fencing, boundary fencing
fence hammer: retaining walls and fences, crowd barriers hire, panels down, panels blown down, palisade, pickets
fence hammer: chainlink, featheredge
fence lightning: electric fencing, electric fence, electric fences, electric fencing energiser
fence rabbit: rabbit fencing, rabbit fence, rabbit proof fencing
fence seedling: field to rent, field to let, field for rent
fire-extinguisher: fire blanket, fire blankets, fire marshal, fire marshals, fire warden, fire wardens
fire-extinguisher: fire risk assessment, fire risk assessments, fire risk, fire marshal training, fire warden training
fire-extinguisher: fire doors inspection, fire safety, fire safety training, fire alarms, fire alarm servicing
fire-extinguisher: fire extinguisher servicing, sprinkler systems, fire stopping, fire protection, fire extinguishers
fire-extinguisher: fire alarm, smoke alarm, smoke alarms, smoke detector, smoke detectors, sprinkler system
fire-extinguisher: fire inspection, extinguisher servicing, co alarm, co alarms, carbon monoxide alarms
fire-extinguisher: fire suppression, fire equipment, fire drills, fire drill, fire sprinklers, hydrant, hydrants
fireplace: hearth, hearths, slate hearth, slate hearths, fire surround, fire surrounds, mantelpiece, mantelpieces
fireplace: mantels, inglenook, open fire, open fires, log fires, log fire, multi fuel, multi-fuel, media wall
fireplace: media walls, ingle nook, ingle nooks, marble surrounds, cast iron fires, log effect, grates, bioethanol
fireplace fire: fireplace, fireplaces, marble fireplaces, fireplace restoration, gas fires, electric fires
fireplace fire: log fires installed
first-aid-kit: first aid, first-aid, first aid course, first-aid course, first aid courses, first aid training
first-aid-kit: first aid kit, first aid kits, paediatric first aid, pediatric first aid, first aider, first aiders, cpr
first-aid-kit: cpr class, cpr classes, cpr training, cpr course, defibrillator, defibrillators, aed training
first-aid-kit plaster: st john, trauma kits, survival kits, survival kit, emergency kits, emergency kit, disaster prep
first-aid-kit plaster: wilderness medicine, medic wanted, choking, medics
fitted-kitchen: kitchen doors, new kitchen doors, replacement kitchen doors, replacement doors kitchen, kitchen door
fitted-kitchen: kitchen fronts, drawer fronts, kitchen facelift, kitchen makeover, kitchen makeovers, kitchen respray
fitted-kitchen: kitchen resprays, kitchen spraying, new look kitchen, new looking kitchen, carcasses, worktops, worktop
fitted-kitchen: kitchen worktops, kitchen refacing, cabinet refacing, cabinet painting, cabinet doors, kitchen wraps
fitted-kitchen: kitchen wrapping, kitchen respraying, kitchen wrap, shaker kitchens, granite tops, granite countertops
fitted-kitchen: kitchen remodels, utility rooms, utility room, cabinetry, countertops, benchtops, benchtop, backsplash
fitted-kitchen: corian, pantries
fitted-kitchen: kitchens and wardrobes, made to measure kitchens, kitchens made to measure, kitchens & bedrooms
fitted-kitchen: granite worktops, quartz worktops, stone worktops
fitted-kitchen bathtub: kitchen and bathroom, kitchen and bath, kitchen and bathroom fitter
fitted-kitchen bathtub: kitchen and bathroom fitters
fitted-kitchen fridge: fitted kitchen, fitted kitchens, kitchens fitted, kitchen fitting, kitchen fitter
fitted-kitchen fridge: kitchen fitters, kitchen units, kitchen unit, kitchen cabinetry, kitchen showroom, kitchen design
fitted-kitchen fridge: kitchen designer, kitchen designers, kitchen remodeling, kitchen remodelling, kitchen renovation
fitted-kitchen fridge: kitchen renovations, kitchen refit, kitchen installation, kitchen installations
fitted-kitchen fridge: kitchen installer, kitchen installers, kitchen worktop, bespoke kitchens, bespoke kitchen
fitted-kitchen fridge: handmade kitchens, handmade kitchen, new kitchen, new kitchens, dream kitchen
fitted-kitchen fridge: kitchen countertops, modular kitchen, modular kitchens
fitted-kitchen oven: kitchen reface, kitchen cabinet refacing, kitchen door replacement, kitchen cabinet
fitted-kitchen oven: kitchen cabinets, kitchen cupboards, kitchen resurfacing, kitchen refurb
floorboards: reclaimed floorboards, reclaimed flooring, reclaimed parquet, reclaimed floor, salvaged floorboards
floorboards: wood flooring, wooden flooring, wooden floors, wood floors, hardwood floors, hardwood flooring
floorboards: hardwood floor, laminate, laminate flooring, laminate floors, engineered wood flooring
floorboards: engineered oak flooring, oak flooring, parquet, parquet flooring, parquet floors, herringbone flooring
floorboards: vinyl plank, vinyl flooring, lvt flooring, luxury vinyl tile, flooring, flooring showroom, floor laying
floorboards: floor installation, floor sanding, floor sander, floor sanders, floor refinishing, floor restoration
floorboards: floorboards, floor boards, sanded floors, decking, composite decking, timber decking, deck boards
floorboards: decking boards, deck builder, deck builders, deck building, deck staining
floorboards: lino, lino fitting, lino laid, vinyl flooring laid, vinyl planks, vinyl laid
floorboards saw: floorer, floorers, floor layer, floor layers, floor fitter, floor fitters, floor fitting
floorboards saw: flooring fitter, flooring contractor, herringbone floors, underlay and, bamboo flooring, cork flooring
floorboards saw: sprung floor, sprung floors, engineered oak, solid oak floors, floor polishing, floors sanded
floorboards saw: new floors, floor screeds and, boards sanded, old boards, sanded and oiled, amtico, karndean, linoleum
floorboards saw: subfloor
fridge: fridge repair, cold room, cold storage, fridge hire, refrigeration, fridge, fridges, freezer, freezers
fridge: refrigerator, walk in coolers, walk-in coolers, cool boxes, cold stores, cold store, refrigerated display
fridge: display chillers, cool rooms, refrigeration engineer, ice boxes and coolers, minibars, coolrooms
fridge: fridge regas, fridge gas refill, freezer repair
`;
