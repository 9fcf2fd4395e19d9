/** English words for the home and its tools, by the thing they lead to: g to l. Notation: word-list.ts. */
export const englishHomeGToL = `
garage-door: garage door, garage doors, new garage doors, roller garage doors, sectional garage doors
garage-door: garage door repair, garage door repairs, roller shutter, roller shutters, roller shutter doors, up and over
garage-door: up and over doors, garage door openers, electric garage doors, garage roller doors, roller doors
garage-door: oak framed garages, timber garages, oak garages, framed garages, garages and garden rooms
garage-door car: garage to rent, garage to let, garages to let, garages to rent, lock up garage, lock-up garage
garage-door car: lock-up garages, lock up garages, garage for rent
garage-door paint-roller: epoxy garage floor, epoxy garage floors, garage floor, garage floors, garage flooring
garage-door paint-roller: garage floor coating, garage floor coatings
garden-gnome: garden gnome, garden gnomes, gnome, gnomes
garden-hose: garden hose, garden hoses, hosepipe, hosepipes, hose pipe, hose pipes, hose nozzle, hose nozzles
garden-hose: watering hose, soaker hose, soaker hoses, water hose, water hoses, hosepipe ban, garden hose reel
garden-hose: garden hose reels, hose reels for gardens, hose reel, hose reels
garden-hose droplet: sprinkler blowout, sprinkler blowouts, sprinkler system winterized, sprinklers winterized
garden-hose droplet: sprinkler repair, sprinkler repairs, sprinkler install, lawn sprinkler, lawn sprinklers
garden-hose droplet: sprinkler winterizing
garden-room: garden studio, garden studios, insulated garden room, garden office, garden offices, garden room
garden-room: garden rooms
garden-shed: garden shed, garden sheds, timber sheds, wooden sheds, shed builder, shed builders, sheds for sale
garden-shed: sheds and summerhouses, sheds and fencing, summerhouse, summerhouses, summer house, summer houses
garden-shed: bike sheds, log stores, storage sheds, portable sheds, men in sheds, garden building
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
gear: bearings and belts, bearings belts, drive belts, v belts, bearings and seals
gear: bearings belts and chain, power transmission, electric motors, used parts, machine spares, mechatronics
gear: crankshaft, crankshafts, turbines, pistons, steampunk
gear factory: vacuum pump, vacuum pumps, industrial pump, industrial pumps, slurry pumps
gear factory: compressors, compressed air, vacuum pump repair, vacuum pump hire
gear factory: gearbox rebuilds, industrial gearboxes, electric motor rewinds, motor rewinds, motor rewinding
gear factory: blowers and compressors, waterjet cutting, water jet cutting, shot blasting, shotblasting, bead blasting
gear factory: sand blasting, sandblasting, chrome plating, electroplating, plating works, anodising, anodizing
gear factory: powder coaters, foundry, iron foundry, bronze foundry, castings, pattern maker
gear factory: pattern makers, pattern making, galvanizing, galvanising, laser cutting, vacuum forming
gear factory: injection moulding, injection molding, mould making, mold making, press tools, die casting
gear factory: industrial machinery, machinery, manufacturing, manufacturer, manufacturers, engineering company
gear factory: metal fabrication, machine parts, engineering, engineering jobs, spare parts, bearings
gear tyre: car parts, auto parts, car spares, auto spares, car accessories, auto accessories, car parts store
gear tyre: auto parts store
gear wallet: ~ belts and bearings
gear wrench: plant fitter, plant fitters
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
hammer nut-and-bolt: copper nails, nails and screws, nails for
hammer paintbrush: upcycling, upcycle, upcycling class, upcycled furniture, furniture upcycling, furniture flipping
hammer rock: stone carver, stone carving, stone carvers, stonemason, stonemasons, stonemasonry, stone mason
hammer rock: letter cutter, letter cutting, sculptor
hammer roof: lead work, leadwork, lead roofing
hammer saw: spokeshaves, hand planes, old tools, hand tools, woodworking tools, building repairs
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
high-table: cocktail table, cocktail tables, poseur table, poseur tables, high-top table, high-top tables
hina-dolls: hina dolls, hina doll, hinamatsuri, japanese doll festival
hook: wall hooks, picture hooks, coat hooks, treble hooks, hooks and sinkers, curtain hooks
hot-water-bottle: hot water bottle, hot water bottles
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
iron t-shirt: ironing, ironing done, steam iron, steam irons, irons, wash and iron
iron t-shirt: pressing service
ironing-board: ironing service, ironing services, ironing board, ironing boards, ironing and laundry
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
kitchen-sink: kitchen sink, kitchen sinks, belfast sink, belfast sinks, butler sink, butler sinks, sinks, wash basin
kitchen-sink: wash basins, vanity unit, vanity units
ladder: ladders, ladder hire, loft access, attic ladder, attic ladders, step ladders, platform steps, roof ladders
ladder: stepladders, loft ladder, loft ladders
leaf-blower: leaf blower, leaf blowers, billy goat vac, billy goat vacuum, billy goat blower
light-bulb: garden lights, outdoor lights, downlights, led downlights, spotlights, dimmable, led lights
light-bulb: lighting contractors, lighting design, lighting designer, lighting, light bulbs, ideas contest
light-bulb: startup pitch, innovation, inventor, led strips, strip lights, led bulbs, bulbs and tubes, tubes and bulbs
light-bulb: ceiling lights, low energy bulbs, dimmer switches, design thinking, inventors club, start-up weekend
light-bulb: dimmers, brainstorm, brainstorming
light-bulb battery: load shedding light, load shedding lights, load shedding kit, loadshedding lights
light-bulb battery: load-shedding lights
light-bulb fire-extinguisher: emergency lighting
light-bulb house: smart home, home automation
light-bulb plug: smart meter, smart meters
light-bulb: ~ light switches, think tank, ideas wanted, big ideas
light-bulb: smart bulb, smart bulbs, smart light, smart lights, wall light, wall lights
lock-and-key padlock: cyber security, cybersecurity, data protection, smart locks, smart lock, locks, lock change
lock-and-key padlock: locks changed, lock fitting, door locks, information security, penetration testing
lock-and-key padlock: password manager, antivirus, ethical hacking, ethical hacker, ethical hackers, bug bounty
lock-and-key puzzle: escape the submarine, escape the bunker, escape the prison, escape the lab, escape the room
lock-and-key puzzle: escape the vault, escape the tomb, escape the asylum, escape the attic, escape the dungeon
lock-and-key puzzle: escape the mansion, escape the island, can you escape, sixty minutes to escape
lock-and-key puzzle: 60 minutes to escape, hour to escape, can you get out, get out in 60, escape in 60 minutes
lock-and-key puzzle: locked in a room, escape game
lotion: beauty therapist, beauty therapists, beauty therapist wanted, facialist, shea butter, raw shea butter
lotion: skincare products, hand cream, body butter, body lotion, face mask, face masks, body wash, body washes, aloe gel
lotion: hand creams, hand sanitiser, hand sanitizer, sun lotion, after sun, hygiene packs, body butters, baby lotions
lotion: ointments, salves, cleansers, emollients, sunblock, hair mask, hair masks, shower gel
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
lunch-box sandwich: padkos, padkos box, padkos boxes
`;
