/** English words for the home and its tools, by the thing they lead to: g to r. Notation: word-list.ts. */
export const englishHomeGToR = `
garage-door: garage door, garage doors, new garage doors, roller garage doors, sectional garage doors
garage-door: garage door repair, garage door repairs, roller shutter, roller shutters, roller shutter doors, up and over
garage-door: up and over doors, garage door openers, electric garage doors, garage roller doors, roller doors
garage-door: oak framed garages, timber garages, oak garages, framed garages, garages and garden rooms
garage-door car: garage to rent, garage to let, garages to let, garages to rent, lock up garage, lock-up garage
garage-door car: lock-up garages, lock up garages, garage for rent
garage-door paint-roller: epoxy garage floor, epoxy garage floors, garage floor, garage floors, garage flooring
garage-door paint-roller: garage floor coating, garage floor coatings
garden-hose: garden hose, garden hoses, hosepipe, hosepipes, hose pipe, hose pipes, hose nozzle, hose nozzles
garden-hose: watering hose, soaker hose, soaker hoses, water hose, water hoses, hosepipe ban, garden hose reel
garden-hose: garden hose reels, hose reels for gardens, hose reel, hose reels
garden-room: garden studio, garden studios, insulated garden room, garden office, garden offices, garden room
garden-room: garden rooms
garden-shed: garden shed, garden sheds, timber sheds, wooden sheds, shed builder, shed builders, sheds for sale
garden-shed: sheds and summerhouses, sheds and fencing, summerhouse, summerhouses, summer house, summer houses
garden-shed: bike sheds, log stores, storage sheds, portable sheds, men's shed, mens shed, men in sheds, garden building
garden-shed: garden buildings, sheds, shed, bike shed, playhouses, wendy house, wendy houses, potting shed
garden-shed hut: workshops and sheds, sheds built, potting sheds, outbuilding, outbuildings
gas-cylinder: cylinder refills, cylinder refill, gas exchange, 9kg refills, camping gas, welding gas, balloon gas
gas-cylinder: patio gas, oxygen cylinders, calor
gas-cylinder fire: gas bottle, gas bottles, gas cylinder, gas cylinders, bottled gas, calor gas, lpg, lpg gas
gas-cylinder fire: cooking gas, propane refill, propane refills, propane exchange, gas refill, gas refills, gas delivery
gas-cylinder fire: propane delivery, propane tank, propane tanks
gas-cylinder fire: ~ propane, butane
gate: farm gates, field gate, five bar gates, driveway gate, gates and railings, gate motors, boom gate
gate fence: wrought iron, wrought-iron, metal gates, metal railings, iron gates, iron railings, gates, gate
gate fence: automatic gates, electric gates, garden gate, garden gates, wooden gates, wrought iron gates, sliding gates
gate fence: entrance gates, railings and gates, gate automation
gate baby: stairgate, stairgates
gear: bearings and belts, bearings belts, drive belts, v belts, conveyor belts, conveyor belt, bearings and seals
gear: bearings belts and chain, power transmission, electric motors, used parts, machine spares, mechatronics
gear: crankshaft, crankshafts, turbines, pistons, steampunk
gear factory: vacuum pump, vacuum pumps, industrial pump, industrial pumps, slurry pumps, compressor hire
gear factory: air compressor, air compressors, compressors, compressed air, vacuum pump repair, vacuum pump hire
gear factory: gearbox rebuilds, industrial gearboxes, electric motor rewinds, motor rewinds, motor rewinding
gear factory: blowers and compressors, waterjet cutting, water jet cutting, shot blasting, shotblasting, bead blasting
gear factory: sand blasting, sandblasting, chrome plating, electroplating, plating works, anodising, anodizing
gear factory: powder coating, powder coaters, foundry, iron foundry, bronze foundry, castings, pattern maker
gear factory: pattern makers, pattern making, galvanizing, galvanising, laser cutting, vacuum forming
gear factory: injection moulding, injection molding, mould making, mold making, press tools, die casting
gear factory: industrial machinery, machinery, manufacturing, manufacturer, manufacturers, engineering company
gear factory: metal fabrication, machine parts, engineering, engineering jobs, spare parts, bearings
gear tyre: car parts, auto parts, car spares, auto spares, car accessories, auto accessories, car parts store
gear tyre: auto parts store
gear wallet: ~ belts and bearings
grandfather-clock: grandfather clock, grandfather clocks, longcase clock, longcase clocks, long case clock
grandfather-clock: long case clocks, grandmother clock, pendulum clock, pendulum clocks
gutter house: gutter, gutters, guttering, gutter cleaning, gutter repair, gutter repairs, gutters cleared
gutter house: gutter clearing, fascias, soffits, fascias and soffits, soffits and fascias, fascias soffits and guttering
gutter house: downpipes, roofline
gutter roof: gutter vac, leaf guards, gutter and soffit clean, gutter guard, bargeboard, bargeboards, spouting
gutter roof: leafguard
hair-straightener: straightening iron, hair iron, hair straighteners, hair straightener, straighteners, hair irons
hair-straightener: flat iron, flat irons, hair straightening, silk press, keratin, keratin treatment, keratin treatments
hair-straightener: curling iron, curling irons, curling tongs, curling wand, curling wands, hair curlers, hair curler
hair-straightener: curlers, hot rollers
hammer anvil: tinsmith, tinsmiths, tinsmithing, coppersmith, coppersmiths, pewter, pewterer, whitesmith, farriery tools
hammer nut-and-bolt: copper nails, roofing nails, box of nails, nails and screws, nails for
hammer paintbrush: upcycling, upcycle, upcycling class, upcycled furniture, furniture upcycling, furniture flipping
hammer rock: stone carver, stone carving, stone carvers, stonemason, stonemasons, stonemasonry, stone mason
hammer rock: letter cutter, letter cutting, sculptor, stone walling
hammer roof: lead work, leadwork, lead roofing
hammer saw: chisels, spokeshaves, hand planes, old tools, hand tools, woodworking tools, building repairs
hammer saw: basement finishing, basements finished, mallets, snagging, woodshop, handymen, refurbs
hammer saw: ~ general repairs
hammer toolbox: nail gun, nail guns, nailer, nailers
hammer-and-wrench convenience-store: shop fitting, shop fitters, shopfitting, shopfitters, shopfitter, shop fit-outs
hammer-and-wrench convenience-store: retail fit-outs
hammer-and-wrench gear: appliance parts, metalwork, metalworking, mechanical engineering, industrial services
hammer-and-wrench gear: metal workshop, steelwork, sheet metal, watchmaking tools, fix it clinic
hammer-and-wrench gear: fitters wanted, machine repairs, service engineer, service engineers, field engineer
hammer-and-wrench gear: field engineers, maintenance fitter, mending cafe, restart party, handywoman, millwright
hammer-and-wrench gear: millwrights
hammer-and-wrench gear: ~ steel, maintenance, fix it, fix-it, mend it, repairs and maintenance
hammer-and-wrench house: property maintenance
hammer-and-wrench screwdriver: repair videos, repair video, repair channel, how to fix, fix it yourself
hammer-and-wrench toolbox: tradie, tradies, tradesman wanted, tradespeople wanted, subbies, subbie wanted
hammer-and-wrench toolbox: trade assistant
headstone: cemetery walk, grave cleaning, cemetery history walk, catacomb, catacombs, catacomb tour, ossuary
headstone: crypt tours, graveyard, graveyards, cemetery, cemeteries, burial plot, burial plots, natural burial ground
headstone: burial ground, grave tending, grave care, headstone cleaning, re-lettering, monuments, memorial masonry
headstone: cemetery plots, headstone, headstones, monumental mason, kerb sets, plaques for graves, grave lettering
headstone: kerbs and chippings, lettering for graves, epitaph, epitaphs, memorial stone, memorial stones
headstone: memorial masons, memorial mason, gravestones, gravestone, tombstones, tombstone
headstone spade: gravedigger, gravediggers, grave digger, grave diggers, sexton, graveyard tidy, churchyard tidy
headstone spade: churchyard working party
heat-pump: ground source, low carbon heating, retrofit homes, pool heaters, boiler upgrade scheme, geothermal
heat-pump radiator: heat pump, heat pumps, air source heat pump, air source heat pumps, ground source heat pump
heat-pump radiator: ground source heat pumps, air source, renewable heating
high-chair: baby high chair, baby highchair, feeding chair, high chair, high chairs, highchair, highchairs
hook: wall hooks, picture hooks, coat hooks, treble hooks, hooks and sinkers, curtain hooks, coat racks, coat rack
house-insulation: insulator, insulators, insulation contractor, loft insulation, cavity wall insulation
house-insulation: spray foam insulation, insulation installers, external wall insulation, insulation, attic insulation
house-insulation: home insulation, wool insulation, sheep's wool insulation, cavity insulation, insulate your loft
house-insulation: insulate your home, insulating your home, home insulation grants, insulation grants, wall insulation
house-insulation: roof insulation, underfloor insulation, insulation boards, insulation materials, blown insulation
house-insulation: draught proofing, external insulation, spray foam removal, foam insulation removal
incense: incense, incense sticks, incense stick, incense cones, agarbatti, agarbathi, agarbattis, joss stick
incense: joss sticks, dhoop, dhoop sticks, palo santo, incense holder, incense holders, incense burner, incense burners
incense: bakhoor, bakhoor burner, backflow incense
insured-home shield: house insurance, household insurance, contents insurance, home owners insurance, landlord insurance
insured-home shield: home insurance, home cover, landlord cover, home and contents insurance, homeowners insurance
insured-home shield: homeowner insurance, home insurance quote, renters insurance, property insurance
insured-home shield: buildings insurance, buildings and contents insurance, flat insurance, household cover, house cover
insured-home shield: building insurance, is your home insured, home insured, house insured
iron: bag of shirts, shirts pressed, shirts ironed, shirt ironing, ironing lady
iron t-shirt: ironing, ironing service, ironing services, ironing done, steam iron, steam irons, irons, wash and iron
iron t-shirt: pressing service
kettle: kettle, kettles, electric kettle, electric kettles, whistling kettle, tea kettle, tea kettles
kettle: kettles and toasters, gooseneck kettle, gooseneck kettles, copper kettle, copper kettles, kettle appeal
key: keyring, keyrings, key ring, key rings, key chain, key chains, keychain, keychains, key fob, key fobs, locksmithing
key: key cutting and engraving
key house: key safe, key safes, rent to own, rent reviews, new lets, house hunting, home hunting, fobs and keys
key lock-and-key: lock service, keys copied
key padlock: key cutter, key cutters, key cutting, keys cut, keys cut while you wait, spare keys, duplicate keys
key padlock: prison officer, prison officers, prison service, locksmith, locksmiths, lockout, locked out, lock repair
key padlock: rekey, upvc lock, car keys, car key
key shield: keyholding, key holding, keyholders
ladder: ladders, ladder hire, loft access, attic ladder, attic ladders, step ladders, platform steps, roof ladders
ladder: stepladders, loft ladder, loft ladders
light-bulb: garden lights, outdoor lights, downlights, led downlights, spotlights, dimmable, led lights
light-bulb: lighting contractors, lighting design, lighting designer, lighting, light bulbs, ideas contest
light-bulb: startup pitch, innovation, inventor, led strips, strip lights, led bulbs, bulbs and tubes, tubes and bulbs
light-bulb: ceiling lights, low energy bulbs, dimmer switches, design thinking, inventors club, start-up weekend
light-bulb: dimmers, brainstorm, brainstorming
light-bulb fire-extinguisher: emergency lighting
light-bulb house: smart home, home automation
light-bulb plug: smart meter, smart meters
light-bulb: ~ light switches, think tank, ideas wanted, big ideas
light-bulb: smart bulb, smart bulbs, smart light, smart lights, wall light, wall lights
light-bulb battery: loadshedding lights
lock-and-key padlock: cyber security, cybersecurity, data protection, smart locks, smart lock, locks, lock change
lock-and-key padlock: locks changed, lock fitting, door locks, information security, penetration testing
lock-and-key padlock: password manager, antivirus, ethical hacking, ethical hacker, ethical hackers, bug bounty
lock-and-key puzzle: escape the submarine, escape the bunker, escape the prison, escape the lab, escape the room
lock-and-key puzzle: escape the vault, escape the tomb, escape the asylum, escape the attic, escape the dungeon
lock-and-key puzzle: escape the mansion, escape the island, can you escape, sixty minutes to escape
lock-and-key puzzle: 60 minutes to escape, hour to escape, can you get out, get out in 60, escape in 60 minutes
lock-and-key puzzle: locked in a room, escape room, escape game, escape rooms
lotion: beauty therapist, beauty therapists, beauty therapist wanted, facialist, shea butter, raw shea butter
lotion: skincare products, hand cream, body butter, body lotion, face mask, face masks, body wash, body washes, aloe gel
lotion: hand creams, hand sanitiser, hand sanitizer, sun lotion, after sun, hygiene packs, body butters, baby lotions
lotion: ointments, salves, cleansers, emollients, sunblock, hair mask, hair masks, sheet mask, sheet masks, shower gel
lotion: handwash, shampoo, hair products, face cream, moisturizer, moisturiser, body scrub, body scrubs, sugar scrub
lotion: sugar scrubs, salt scrub, salt scrubs, face scrub, face scrubs, lip scrub, lip scrubs, coffee scrub
lotion razor: beard balm, beard balms, beard butter
lotion stethoscope: mole removal, skin tag, skin tags, skin tag removal, wart removal, cyst removal, dermatologist
lotion stethoscope: dermatology, skin clinic, skin doctor, skin care clinic, acne treatment
lotion sun: sun cream, sun creams, sunscreen, sunscreens, sun protection, mineral sun cream, mineral sunscreen, suncream
lotion sun: spf 30, spf 50, spf50, spf30
lotion towel: body wrap, body wraps, inch loss wrap, inch loss wraps
lunch-box: lunch box, lunchbox, packed lunch, packed lunches, lunch bag, lunch bags
lunch-box: ~ lunch boxes, lunchboxes
magnet: physics tutor, physics tuition, a level physics, gcse physics, fridge magnets, magnetic signs, magnet therapy
magnet: magnetism, magnet fishing, magnetic fishing
mattress bed: mattress, mattresses, sleep clinic, better sleep, memory foam, mattress topper, pocket sprung
mattress bed: pocket springs, gel foam, sprung mattresses, sleep shop, cot mattresses, cotbed mattresses
mattress bed: mattress toppers, airbed, airbeds
mattress bed: ~ bed
mattress bed: beds
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
neon-sign: led neon sign, led neon signs, neon sign hire, neon sign, neon signs, neon lettering, neon lights, led neon
neon-sign: custom neon, custom neon sign, custom neon signs, led signs, light-up letters, led letters, light up letters
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
padlock lock-and-key: locker hire, hasp and staple, secure store, deadbolt, deadbolts, infosec
paint-roller bucket: epoxy floor, epoxy floors, epoxy flooring, epoxy floor coating, epoxy floor coatings, resin floor
paint-roller bucket: resin floors, resin flooring, floor coating, floor coatings, concrete coating, concrete coatings
paint-roller bucket: floor paint, line marking, line marking paint, feature walls, feature wall, car park line marking
paint-roller bucket: fresh coat, fresh coat of paint, new coat of paint, lick of paint, coat of paint, exterior painters
paint-roller bucket: painting and decorating, painting & decorating, painter and decorator, painters and decorators
paint-roller bucket: painter & decorator, painting contractor, painting contractors, interior painting
paint-roller bucket: exterior painting, house painting, decorating, house painter, painters, painter, decorator
paint-roller bucket: wall paint, paint shop, renovation, paint mixing, boat paint, paint, paints, tester pots
paint-roller bucket: emulsion paint, artex removal, upvc spraying, spray painting, spray painters, spray finishing
paint-roller bucket: wall painting, commercial painting, textured coatings, masonry paint, exterior coatings, wood stain
paint-roller bucket: paint recycling, leftover paint, emulsion, emulsions, redecoration, redecorating, limewash
paint-roller bucket: artexing, woodstain, varnish, varnishes, varnishing
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
paving: cobblestones, granite setts, setts and cobbles
paving trowel: block paving, paving, pavers, resin bound driveways, patios and driveways, driveways and patios
paving trowel: paving contractors, paving stones, paving slabs, interlocking paving, cabro paving, cabro, garden paving
paving trowel: driveway resurfacing, patio laying, patios and paving, kerb stones, kerbstones, kerb stone, kerbstone
paving trowel: kerbs
pergola: louvred roofs, outdoor living, alfresco living, alfresco areas, garden arch, garden arches, rose arch
pergola: rose arches
pergola house-with-garden: pergola, pergolas, gazebo, gazebos, arbour, arbours, garden structures, veranda, verandas
pet-bed: dog bed, dog beds, pet bed, pet beds, cat bed, cat beds, dog cushion, dog cushions, puppy bed, puppy beds
pet-bed: dog basket, dog baskets, pet cushion, pet cushions, orthopaedic dog bed, orthopedic dog bed, dog mattress
pickaxe: mining jobs, mine tours, mine tour, rock breaking, trench digging, gold panning, opal mining, prospecting
pickaxe: prospectors, mattocks
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
plug screwdriver: apprentice sparky, rewires, rewiring, fuse board, fuse boards, fuse box, consumer unit, consumer units
plug screwdriver: eicr, eicrs, switchboard upgrade, switchboard upgrades, power points, pat testing, pat tests
plug screwdriver: pat tester, portable appliance testing
plug smartphone: charging cables, fast charging cables, chargers, charger, cables, phone charger, wireless charger
plug smartphone: wireless chargers, wireless charging, wireless charging pad, wireless charging pads
plunger: blocked sinks, clogged sink, blocked sink
plunger toilet: blocked toilet, rooter, sink unblocking, sink unblocked, blocked toilets, unblocked drains, unblocking
pressure-washer: chewing gum removal, gum removal, pressure washing, pressure washer, pressure washers, power washing
pressure-washer: power washer, patio and driveway cleaning, graffiti removal, driveways cleaned, patio cleaning
pressure-washer: cleaning of driveways, washing of driveways
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
ride-on-mower: ride-on mower, ride-on mowers, ride on mower, ride on mowers, ride-on lawnmower, riding mower
ride-on-mower: riding mowers, riding lawn mower, lawn tractor, lawn tractors, garden tractor, zero-turn mower
ride-on-mower: zero turn mower
robot-mower: robot mower, robot mowers, robotic mower, robotic mowers, robot lawnmower, robot lawnmowers
robot-mower: robot lawn mower, robotic lawnmower, robotic lawn mower, robotic lawn mowers, robot mower installation
robot-vacuum: robot vacuum, robot vacuums, robotic vacuum, robotic vacuums, robot vacuum cleaner, robot vacuum cleaners
robot-vacuum: vacuum robot, vacuum robots, robot hoover, robot hoovers, roomba, roombas, robot mop, robot mops
robot-vacuum: cleaning robot for the home, robovac
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
