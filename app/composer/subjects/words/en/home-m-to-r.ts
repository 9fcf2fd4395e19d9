/** English words for the home and its tools, by the thing they lead to: m to r. Notation: word-list.ts. */
export const englishHomeMToR = `
magnet: physics tutor, physics tuition, a level physics, gcse physics, fridge magnets, magnetic signs, magnet therapy
magnet: magnetism, magnet fishing, magnetic fishing
mattress bed: mattress, mattresses, sleep clinic, better sleep, memory foam, mattress topper, pocket sprung
mattress bed: pocket springs, gel foam, sprung mattresses, sleep shop, cot mattresses, cotbed mattresses
mattress bed: mattress toppers, airbed, airbeds
mattress bed: ~ bed
mattress bed: beds
meat-slicer: meat slicer, meat slicers, ham slicer, deli slicer, deli slicers
microwave: combination microwave, microwave, microwaves, microwave ovens, microwave oven, microwave repair
mirror: mirrors, mirrors cut to size, looking glasses, looking glass, cheval mirrors, cheval glass, bathroom mirrors
mirror: mirror wall, resilvering, overmantel, overmantels
mirror: ~ mirror
mirror bathtub: bathroom cabinet, bathroom cabinets
moka-pot: moka pot, moka pots, stovetop espresso maker, stovetop coffee maker, stove top coffee maker
mortar herb: compounding pharmacy, apothecary, pestle and mortar, mortar and pestle, ayurvedic medicine
mortar herb: ayurvedic medicines, ayurvedic pharmacy, ayurvedic clinic, ayurveda clinic
mouse-trap: rat catcher, mole catcher, mole catching, squirrel removal, rat catchers, rat catching
mouse-trap: ratter, ratting, mice, rodent, pest problem, pest problems, pests, got pests, rodent problem, mouse control
mouse-trap: rat control
mouse-trap cockroach: pest control, vermin control, pest controller, pest removal
mouse-trap mouse: bait boxes, bait stations, varmints
mouse-trap rat: rat in the, rats in the, rat problem, rats, rats and mice, mice and rats, rat infestation, rat proofing
mouse-trap rat: rat exterminator, mouse in the house, mice in the house, mice in the roof, mice in the loft
mouse-trap rat: rodent control, rodent proofing
nails: steel nails, wire nails, iron nails, roofing nails, box of nails
neon-sign: led neon sign, led neon signs, neon sign hire, neon sign, neon signs, neon lettering, neon lights, led neon
neon-sign: custom neon, custom neon sign, custom neon signs, led signs, led letters
neon-sign light-bulb: mr and mrs letters, light up letters, love letters hire
noren: noren, noren curtain, noren curtains, japanese door curtain
nut-and-bolt gear: hydraulic, pipes and fittings, threaded rod, wall brackets, hinges and hasps, screws and nails
nut-and-bolt gear: fixings and nails, small parts, wall plugs, hydraulic seals, seals and gaskets, washers and nuts
nut-and-bolt gear: rivets, brackets, meccano
nut-and-bolt hammer: fasteners, fastenings, bolts, nuts and bolts, screws, fixings
office-chair: office seating, task seating, dse assessment, dse assessments, workstation assessment
office-chair: ergonomic assessment, ergonomic assessments, ergonomic seating
office-chair desk: office chair, office chairs, desk chair, desk chairs, ergonomic chair, ergonomic chairs, gaming chair
office-chair desk: gaming chairs, swivel chair
oil-lamp: diya, diyas, brass diya, brass diyas, puja thali, pooja thali, puja items, pooja items, diwali, deepavali
oil-lamp: rangoli kits, diwali lamps, karthigai deepam, storm lantern, storm lanterns, hurricane lamp, hurricane lamps
oil-lamp: paraffin lamp, paraffin lamps
oil-lamp garland: ganesh utsav, ganeshotsav, ganesh chaturthi, ganpati, hindu puja, puja ceremony, puja ceremonies
oil-lamp lotus: hindu priest, hindu priests, pandit, panditji, pandit for puja, pujari, purohit, vadhyar, puja services
oil-lamp lotus: pooja services, havan, satyanarayan puja, griha pravesh, griha pravesh puja, hindu wedding priest
oil-lamp lotus: hindu wedding ceremony, hindu ceremonies
oven: aga, agas, aga servicing, aga service, rayburn, rayburns, gas hobs, ceramic hob, ceramic hobs
oven fridge: kitchen equipment, commercial kitchen equipment, catering equipment, kitchen appliances, kitchen appliance
oven frying-pan: oven, ovens, home appliances, household appliances, cooker, cookers, range cookers, oven cleaned
oven frying-pan: induction hobs, gas cookers, electric cookers, cooktops, cooktop, bakeware, hob, hobs, hob repairs
oven frying-pan: gas hob
oven spray-bottle: oven cleaning, oven cleaner, oven cleaners, oven clean, oven cleans, dirty oven, oven valet
oven spray-bottle: oven valeting, oven and hob, aga cleaning, range cleaning, hob and extractor
oven stove: hob cleaning, hob cleaner
padlock laptop: private browsing, ad blocker
padlock lock-and-key: hasp and staple, secure store, deadbolt, deadbolts, infosec
padlock key: escape from, escape room, escape rooms
paint-roller bucket: epoxy floor, epoxy floors, epoxy flooring, epoxy floor coating, epoxy floor coatings, resin floor
paint-roller bucket: resin floors, resin flooring, floor coating, floor coatings, concrete coating, concrete coatings
paint-roller bucket: floor paint, line marking, line marking paint, feature walls, feature wall, car park line marking
paint-roller bucket: fresh coat, fresh coat of paint, new coat of paint, lick of paint, coat of paint, exterior painters
paint-roller bucket: painting and decorating, painting & decorating, painter and decorator, painters and decorators
paint-roller bucket: painter & decorator, painting contractor, painting contractors, interior painting
paint-roller bucket: exterior painting, house painting, decorating, house painter, painters, painter, decorator
paint-roller bucket: wall paint, paint shop, renovation, boat paint, paint, paints, tester pots
paint-roller bucket: emulsion paint, artex removal, upvc spraying, spray painters, spray finishing
paint-roller bucket: wall painting, commercial painting, textured coatings, masonry paint, exterior coatings, wood stain
paint-roller bucket: paint recycling, leftover paint, emulsion, emulsions, redecoration, redecorating, limewash
paint-roller bucket: artexing, woodstain, varnish, varnishes, varnishing, old paint tins, paint tins
paint-roller oven: cupboard respray, cabinet refinishing, kitchen cabinets painted
paint-roller: dust sheet, dust sheets
paper-lantern: lanterns, loy krathong, yi peng, lantern light, rice paper shades, paper shades, lantern-lit
paper-lantern: lantern parade, lantern parades, lantern walk, lantern procession, lantern festival
paper-roll: bog roll, loo rolls, toilet tissue, kitchen rolls
paper-roll soap: blue roll, paper towels, toilet rolls, toilet roll, couch roll, centrefeed, centre feed
paper-roll soap: bamboo toilet paper
paving: flagstone, flagstones, hardscaping, patio, patios, resin drives, resin bound drives, resin bound
paving: drives resurfaced, drive resurfacing, paviour, paviours, kerbing, kerbs and edging, interlocking blocks
paving: crazy paving, dropped kerb, dropped kerbs, cobblestone
paving: cobblestones, granite setts, setts and cobbles, york stone flags, york stone flag, yorkstone flags
paving trowel: block paving, paving, pavers, resin bound driveways, patios and driveways, driveways and patios
paving trowel: paving contractors, paving stones, paving slabs, interlocking paving, cabro paving, cabro, garden paving
paving trowel: driveway resurfacing, patio laying, patios and paving, kerb stones, kerbstones, kerb stone, kerbstone
paving trowel: kerbs, patio slabs wobbling, wobbly slabs, slabs wobbling, relay paving slabs, relay slabs
paving trowel: relay your slabs, slabs relaid
pergola: louvred roofs, outdoor living, alfresco living, alfresco areas, garden arch, garden arches, rose arch
pergola: rose arches
pergola house-with-garden: pergola, pergolas, gazebo, gazebos, arbour, arbours, garden structures, veranda, verandas
pet-bed: dog bed, dog beds, pet bed, pet beds, cat bed, cat beds, dog cushion, dog cushions, puppy bed, puppy beds
pet-bed: dog basket, dog baskets, pet cushion, pet cushions, orthopaedic dog bed, orthopedic dog bed, dog mattress
pickaxe: mining jobs, mine tours, mine tour, rock breaking, trench digging, gold panning, opal mining, prospecting
pickaxe: prospectors, mattocks
picnic-table: picnic table, picnic tables, picnic bench, picnic benches
piggy-bank coin: piggy bank, piggy banks, money box, money boxes, retiring in, retirement check-up, retirement checkup
piggy-bank coin: retirement review, retirement plan, pension check-up, pension review, savings account, savings accounts
piggy-bank coin: credit union, credit unions, junior isa, pension advice, pensions, pension, pension transfer
piggy-bank coin: workplace pension, retirement planning, financial planning, investment advice, savings club
piggy-bank coin: christmas savings, budgeting help, money advice, financial literacy, children's savings, regular saver
piggy-bank coin: saver account, cash isa, cash isas, lifetime isa, pocket money, rainy day fund, rainy day savings
piggy-bank coin: money tips, financial education, money mindset, money management, emergency fund, penny challenge
piggy-bank coin: saving challenge, saving circle, term deposits, recurring deposit, 529 plans, child trust, money sense
piggy-bank coin: kids money, frugal living, debt free, lisa and isa, retirement savings, super advice, money coaching
piggy-bank coin: financial coaching, kids to save, children to save
piggy-bank coin: ~ save money, saving money
piggy-bank coin: stokvel savings, christmas club savings, isas
pizza-oven: pizza oven, pizza ovens, outdoor pizza oven
pliers: pliers, plier set, pincers
plug light-bulb: electrical equipment store, electrical wholesaler, electrical wholesalers, electrical supplies
plug light-bulb: electrical supply, electrical factors, electrical shop, electrical store
plug lightning: sparky, sparkies, sparkie, electrician, electricians, electrical contractor, electrical services
plug lightning: electrical repair, electrical installation, wiring, electric company, electricity provider, electricity
plug lightning: electrics fixed, electrical fault, electrical faults, electrical installations, test and tag, part p
plug lightning: db boards, certificate of compliance, coc electrical, landlord certs, surge protectors, panel upgrade
plug lightning: panel upgrades, sockets and switches, extra sockets, usb cables, extension leads, extension lead
plug lightning: extension cords, electrical wholesale, fuseboard, fuseboards, adaptors, adapters, rcd
plug lightning: rcds, rcbo, rcd trip, rcd trip finding, tripping fuse, tripping fuses, tripping electrics, safety switch
plug lightning: safety switches, trip switch
plug screwdriver: electrical apprentice, electrical apprentices, apprentice electrician, apprentice electricians
plug screwdriver: apprentice sparky, rewires, rewiring
plug screwdriver: eicrs, switchboard upgrade, switchboard upgrades, power points, pat testing, pat tests
plug screwdriver: pat tester, portable appliance testing
plug smartphone: charging cables, fast charging cables, chargers, charger, cables, phone charger, wireless charger
plug smartphone: wireless chargers, wireless charging, wireless charging pad, wireless charging pads
plunger: blocked sinks, clogged sink, blocked sink
plunger toilet: blocked toilet, rooter, sink unblocking, sink unblocked, blocked toilets, unblocked drains, unblocking
pressure-washer: chewing gum removal, gum removal, pressure washing, pressure washer, pressure washers, power washing
pressure-washer: power washer, patio and driveway cleaning, graffiti removal, driveways cleaned, patio cleaning
pressure-washer: cleaning of driveways, washing of driveways, karcher won't, karcher wont, kärcher, pressure wash
pressure-washer: pressure wash driveway, pressure wash driveways, pressure wash your driveway
pressure-washer: pressure wash your house
pressure-washer house: pressure cleaning, pressure clean, high pressure cleaning, soft washing, exterior cleaning
pressure-washer house: patio and decking cleaning, decking cleaning, drive cleaning, driveway patio cleaning
pressure-washer house: driveway and patio cleaning, patios and driveways cleaned, patio driveway cleaning, soft wash
pressure-washer house: softwash, house wash, house washing, render cleaning, jet washing, jet wash, power wash
pressure-washer house: power washed, jet washed, wash down, building wash, exterior wash, render clean, algae removal
pressure-washer house: driveways washed, driveway washing, decking cleaned, deck cleaning, patios cleaned, patio clean
pressure-washer house: block paving cleaned, cladding cleaning, doff cleaning, hydro blasting, dustless blasting
pressure-washer house: soda blasting, concrete cleaning, truck wash, roof washing, boat washing, slimy patio
pressure-washer house: slippery patio, dirty patio, green patio, dirty driveway, powerwash, jetwash, jetwashing
pressure-washer house: washdown, softwashing
pressure-washer roof: pressure cleaning driveways, pressure cleaning driveways & roofs
pressure-washer roof: pressure cleaning driveways and roofs, driveways and roofs, roofs and driveways
pressure-washer roof: roof and driveway cleaning
pressure-washer bricks: stone cleaning, brick cleaning, masonry cleaning
radiator: electric heater, electric heaters, space heater, space heaters, oil heater, fan heater, fan heaters
radiator boiler: panel heaters, oil heaters, storage heaters, heater hire, infrared panels, towel rails, towel rail
radiator boiler: towel warmers, cold homes, fuel poverty, warm room, warm rooms, radiator covers, bleeding radiators
radiator boiler: plumbing and heating
radiator tap: central heating, radiators
radiator thermometer: radiator, heating, heating repair, heating engineer, heating engineers, heating system
radiator thermometer: district heating, infrared heating
razor: shave, beard trim, hot towel shave, shaving, razors, shaver, straight razor, beard sculpting, beard shaping
razor scissors: beard, beard care, beards
recycling: scrap buyers, scrap buyer, scrap dealer, kabadi, kabadiwala, old newspapers bought, raddi, scrap metal
recycling: scrap metals, e-waste, e waste, ewaste, scrap copper, scrap lead, scrap brass, scrap bought, metal scrap
recycling: scrap collected, scrap collection, recycling, recycling centre, zero waste, waste management, waste disposal
recycling: garbage collection, trash removal, scrapyard, waste clearance, bottle returns, container deposit, bottle bank
recycling: textile bank, rag drive, cans for cash, circular economy, bottles and cans, swap shop, give and take
recycling: green waste, crisp packets, food waste, waste pickers, copper and brass, ink cartridge recycling
recycling: skip the skip, cardboard collection, cardboard recycling, freecycle, terracycle, swapshop, scrappies, bokashi
recycling: ragpickers, repurposed, landfill
recycling lorry: waste transfer station, waste transfer, transfer station, waste disposal site, civic amenity site
recycling lorry: council tip, local tip, rag and bone, rag & bone, rag and bone man
recycling skip: hazardous waste, household hazardous waste, paint disposal, e-waste day, tip shop
recycling wastebasket: litter picks, litter pickers, community clean up, community clean-up, community cleanup
recycling wastebasket: spring clean up, river clean up, river clean-up, park clean up, park clean-up, village tidy
recycling wastebasket: clean up day, cleanup day, clean up australia, great british spring clean, swachh, plogging
recycling wastebasket: beach clean up, beach cleanup, litter pick, litter picking, river clean, rubbish, rubbish removal
recycling wastebasket: junk, junk removal, waste collection, rubbish collection, waste removal, garage clearance
recycling wastebasket: recycling collection, recycling day, bin collections, bin day, green bin, garden waste
recycling wastebasket: garden waste collection, bulky waste, household waste, tip opening times, waste audit
recycling wastebasket: scrap metal collection, it recycling, weee recycling, office waste, trade waste, commercial waste
recycling: ~ re-use
reed-diffuser: scented diffuser sticks, fragrance diffuser, home fragrance diffuser, reed diffuser, reed diffusers
reed-diffuser: room diffuser, diffusers, essential oil diffuser, room spray, room sprays, room fragrance
rice-cooker: rice cooker, rice cookers, electric rice cooker
ride-on-mower: ride-on mower, ride-on mowers, ride on mower, ride on mowers, ride-on lawnmower, riding mower
ride-on-mower: riding mowers, riding lawn mower, lawn tractor, lawn tractors, garden tractor, zero-turn mower
ride-on-mower: zero turn mower, john deere x350, john deere x300, deere x350 mower, husqvarna ride on
ride-on-mower: husqvarna ride-on, husqvarna rider
robot-mower: robot mower, robot mowers, robotic mower, robotic mowers, robot lawnmower, robot lawnmowers
robot-mower: robot lawn mower, robotic lawnmower, robotic lawn mower, robotic lawn mowers, robot mower installation
robot-mower: husqvarna automower, automower, automowers
robot-vacuum: robot vacuum, robot vacuums, robotic vacuum, robotic vacuums, robot vacuum cleaner, robot vacuum cleaners
robot-vacuum: vacuum robot, vacuum robots, robot hoover, robot hoovers, roomba, roombas, robot mop, robot mops
robot-vacuum: cleaning robot for the home, robovac
rocking-chair: rocking chair, rocking chairs, wooden rocking chair, nursery rocking chair
rolling-pin: rolling pin, rolling pins
roof church: raise the roof, roof appeal, roof fund, church roof, church roof appeal, church roof fund
roof house: roofing sheet, roofing sheets, roof sheets, roof sheeting, corrugated sheets, corrugated iron, longspan
roof house: long span, aluminium roofing, roof tiles, roof tile, thatch roof, thatch roofs, thatch netting
roof house: reed and thatch, water reed, reed cutting, thatcher, thatching, thatched roof, roof cleaning, shingle roof
roof house: asphalt shingles, cedar shakes, grp roof, grp roofs, grp roofing, lead flashing, dry verge, dry verges
roof house: roof cladding, roof trusses, roof valleys, hot tar, torch on, torch-on, ridge capping, roof plumber
roof house: roof coating, roof coatings, lofts boarded, attic conversions, attics converted, hail damage roof
roof house: colorbond roofs, colorbond roofing, slate roof, slate roofs, roof slates, slating, flashings, reroof
roof house: reroofs, re-roofs
roof ladder: missing tiles, slipped tiles, loose tiles, missing slates, slipped slates, loose slates, broken slates
roof ladder: ridge tiles, storm damaged roof, leaking roof, leaky roof, roof leak, roof leaks, flat roofs, flat roof
roof ladder: roofing, roofer, roofers, roof repair, roof, roofs, loft conversion
roof: corrugated sheeting
rug: carpets fitted, carpet fitted, carpets supplied, carpet fitting, carpets laid, carpet cleaning, carpet cleaner
rug: carpet cleaners, rug cleaning, carpet fitter, carpet repair, rug, rugs, carpet, carpets, hand-knotted rugs
rug: oriental rugs, carpet shop, carpet store, kilim, runners and rugs, roll ends, door mats, rug tufting, prayer mats
rug: prayer mat, floor mats, proggy mats, hooky mats, rag rugging, rag rugs, mats hire, carpet tiles
rug: carpet dry cleaning, vinyls and carpets, carpets and vinyls, flooring and carpets, carpets and flooring
rug: carpet measuring, stairs carpeted, stair carpet, stair carpets, doormat, doormats, tufting, dhurrie, dhurries
rug: flokati, axminster, proggy, sheepskins, carpeted, carpet and vinyl, rug wash, carpets and vinyl, carpet vinyl
rug: carpets vinyl, hand knotted, door mats for, bath mat, bath mats, rug making, rug hooking, latch hook
rug cushion: rugs and cushions, rugs and throws
rug staircase: stair runner, stair runners, coir matting, coir mat, coir mats
`;
