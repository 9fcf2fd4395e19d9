/**
 * What English sellers and trades call the parts of a house and yard, and the jobs done there. Notation: word-list.ts.
 */
export const englishHouseAndYardWords = `
light-bulb: led lights, led strips, strip lights, led bulbs, bulbs and tubes, tubes and bulbs, ceiling lights, low energy bulbs, dimmers, dimmer switches, festoon lights, design thinking, lightbulb moment, brainstorm, brainstorming, pitch night, inventors club, start-up weekend, startup weekend
light-bulb: ~ light switches, think tank, bright ideas, ideas wanted, big ideas
torch: flashlight, flashlights, head torch, head torches, headlamp, headlamps, torchlit tour, torchlit, torchlight, penlights, uv torches, lamping, night vision
candle: soy wax, soy candles, wax melt, wax melts, beeswax candles, candlemaking, wick trimming, votives, votive candles, yahrzeit, all souls, pillar candles, tealight, tealights, tea light, tea lights, home fragrance, fragrance oils, room fragrance
paper-lantern: mid-autumn, mid autumn, vesak, loy krathong, yi peng, lantern light, lantern-lit, rice paper shades, paper shades
oil-lamp: karthigai deepam, hurricane lamp, hurricane lamps, kerosene lamps, paraffin lamp, paraffin lamps, miners lamps, miner's lamp, tilley lamps, storm lanterns
door: bifold, bifolds, bi-folds, bi-fold, ironmongery, door hinges, hinges and handles, shop front, shop fronts, shopfronts, trick or treaters, doorman, doormen, cat flap, cat flaps, dog flaps, pet doors, pet flaps, open doors day, door knobs, door sets, doorsets, fire door inspections, garden room doors, door mats for
door: ~ canvassers, door entry, housewarming, house warming
mirror: resilvering, overmantel, overmantels, looking glasses, looking glass, mirrored wardrobes, cheval mirrors, cheval glass, bathroom mirrors, mirror wall
window: misted units, misted windows, failed units, failed double glazing, upvc, pvcu, u pvc, skylight, skylights, dormers, velux, rooflights, roof lights, roof lanterns, sash cords, sash window, double glazed units, draught proofing, draughtproofing, glass cut to size, glass cutting, cut glass panels, window tinting, window locks, window handles, storm windows, fly screens, flyscreen, flyscreens, insect screens, conservatory roof, conservatory roofs, sunroom, sunrooms, orangeries, window film, window boards
window: ~ porches, porch
bed: divan, divans, divan sets, headboard, headboards, futon, futons, sleep study, flatmate, flatmates, flat mate, roommate, roommates, housemate, housemates, sleepout, sleep out, sleepouts, sleepover, sleepovers, sleep over, bedsheets, bed sheets, fitted sheets, king size, king size sheets, single room, digs and lodgings, student digs, theatre digs, pyjamas, pyjama day, pajamas, pjs, bedspread, bedspreads, insomnia, emergency accommodation, staff accommodation, crash pad, eiderdown, eiderdowns, ottoman beds, student rooms, duvet cover, duvet covers, comforters, valances and sheets
mattress bed: memory foam, mattress topper, pocket sprung, pocket springs, gel foam, airbed, airbeds, bunks, sprung mattresses, bedroom suites, bedroom furniture, adjustable bed, sleep shop, cot mattresses, cotbed mattresses
sofa armchair: settee, settees, corner units, corner suites, three piece suite, three piece suites, lounge suite, lounge suites, chesterfield, chesterfields, loveseat, loveseats, sectional, sectionals, living room sets, couches and chairs, slipcovers, slip covers, loose covers, chaise longue, ottomans, dfs
sofa armchair: ~ furnishings, home furnishings, furnishing
armchair: footstool, footstools, rise and recline, riser recliner, wing chair, wing chairs, wingbacks, lift chairs, tub chairs, easy chairs, lounge chairs, fireside chairs, nursing chair, nursing chairs, parker knoll, recliners, comfy chairs, comfy seats
chair: bar stools, chiavari, chiavari chairs, highchair, highchairs, high chairs, seating hire, rush seating, seat weaving, chair weaving, cane weaving, bistro set, bistro sets, rattan sets
office-chair: office seating, task seating, dse assessment, dse assessments, workstation assessment, ergonomic assessment, ergonomic assessments, ergonomic seating
desk office-chair: workstations, study table, study tables, computer table, computer tables, hotdesk, hotdesks, hotdesking, hot desks, office clearance, office clearances, work hub, workhub, work pods, office pods, office fit out, office fit outs, fit-outs, sit stand, flexible workspace, day office, study spaces, exam desks, co work, managed office, second hand office, second hand office furniture, office refurbishment
desk office-chair: ~ workspace, workspaces, work space, home office, home offices
dining-table chair: dining sets, dining set, dining suite, dining suites, dining tables, extending tables, trestle hire, trestle tables, trestles, drop leaf, gateleg, river tables, resin tables, farmhouse tables, coffee tables, side tables, bespoke tables, table making, table hire, tables and chairs, epoxy tables, conference tables, nest of tables, nests of tables, dining furniture, banquet tables, kitchen table, oak tables, dinette, dinettes, picnic tables
dining-table chair: ~ tables
toilet: unblocking toilets, ensuite, ensuites, en suites, washroom, washrooms, changing places, bidet, bidets, dunny, dunnies, cistern, cisterns, sanitaryware, sanitary ware, urinal, urinals, outhouse, outhouses, outside loo, outside loos, lavatory, lavatories, long drop, long drops, compost loos, composting toilets, loo hire, cloakroom suite, cloakroom suites, cess pool, cess pools, potty training, toilet training
toilet: ~ sanitation, incontinence
paper-roll: bog roll, loo rolls, toilet tissue, till rolls, thermal rolls, kitchen rolls, wrapping paper, gift wrap paper, lining paper, brown paper, paperhanging, paperhanger, plotter paper, baking paper, parchment paper, printer rolls, roll paper
plunger toilet: sink unblocking, sink unblocked, blocked sink, blocked sinks, blocked toilet, blocked toilets, unblocking, unblocked drains, clogged drains, clogged drain, slow drains
shower: wetroom, wetrooms, wet room, wet rooms, regrouting, re-grouting, shower seals, disabled adaptations, shower doors, shower cubicles, bathroom adaptations
bathtub: clawfoot, clawfoot tubs, soaking tubs, soaking tub, cast iron baths, roll top, roll tops, enamel repairs, re-enamelling, bath enamelling
tap droplet: mixer taps, tap washer, tap washers, dripping tap, dripping taps, leaky tap, leaky taps, burst pipe, burst pipes, leaking pipe, leaking pipes, water leak, water leaks, pipework, pipe repairs, water softeners
mouse-trap mouse: vermin, vermin control, varmints, infestation, infestations, bait boxes, bait stations, rat proofing
broom bucket: end of tenancy, end of lease, street sweeping, sweeper hire, after builders, after builders cleans, builders clean, builders cleans, hoarder clean, hoarder cleans, household chores, housemaid, housemaids, yard clean, clean team, mops, mop heads, brooms and mops, char lady, besom making, besoms, sparkle clean, dust busters, dusting, airbnb cleans, airbnb clean, holiday let changeovers, changeovers, changeover cleaners, vacate clean, glass cleaning
broom bucket: ~ household help, housework, tidy up, tidy ups
spray-bottle bucket: disinfecting, disinfection, degreaser, degreasers, fogging service, antibac, antibacterial, sanitising, sanitizing, mildew, mould wash, biohazard clean, trauma clean, trauma cleaning, mold remediation, mould remediation, weedkiller, weedkillers, weed spray, stain remover, stain removers, stain removal, odour removal, odor removal, disinfectant, disinfectants, window sprays, household sprays, cleaning chemicals
squeegee window: reach and wash, shop fronts cleaned, shopfronts cleaned, outside windows, inside and out windows, water fed pole, pane cleaning, conservatory valet, windows cleaned
pressure-washer house: power wash, powerwash, power washed, jetwash, jet washed, jetwashing, wash down, washdown, building wash, exterior wash, render clean, moss removal, algae removal, graffiti removal, gum removal, chewing gum removal, driveways cleaned, driveways washed, driveway washing, decking cleaned, deck cleaning, patios cleaned, patio clean, block paving cleaned, cladding cleaning, facade cleaning, doff cleaning, hydro blasting, dustless blasting, soda blasting, shot blasting, sandblasting, concrete cleaning, truck wash, soft wash, softwashing, roof washing, boat washing
basket: trug, trugs, log carriers, coiling, coiled baskets, basketmakers, basket makers, blackberry picking, foragers, larder, produce swap, produce swaps, cane baskets, rush weaving, rush baskets, willow baskets, bilum weaving, bilums, weaving willow, laundry baskets
bucket: pails, mop bucket, floor mopping, sandcastle, sandcastles, sandcastle competition, wash and wax, bucket shaking
soap: handwash, hand wash, hand hygiene, handwashing, washing up liquid, melt and pour, cold process, dishwashing liquid, laundry soap, refill station, shampoo bars, soap nuts, glycerine soap
bubbles: bubble show, bubble shows, bubble machine, bubble machines, bubble workshop, foam cannon, foam party, foam parties, foam run, bubble disco, bubble magic
sponge soap: scourers, washing up, dish washing, pot wash, pot washing, pot washer, pot washers, pot-washer, dishwashers wanted, loofahs, sponges and cloths, faux finish
toothbrush tooth: toothpaste, toothpastes, oral hygiene, oral care, interdental, flossing, mouthwash, dental kits, brushing club, tooth brushing
fire-extinguisher: extinguisher servicing, co alarm, co alarms, carbon monoxide alarms, fire suppression, hydrant, hydrants, fire equipment, fire blankets, fire drills, fire drill, sprinkler systems, fire sprinklers
hammer saw: mallets, building repairs, snagging, renos, reno, basement finishing, basements finished, panelbeater, panelbeaters, woodshop, tradie, tradies, handymen, refurbishment, refurbishments, refurbs
hammer saw: ~ general repairs
saw hammer: bandsaw, bandsaws, woodyard, marquetry, planks, sawmilling, woodcraft, hardwoods, table making, mdf, cabinetmaker, cabinetmakers, woodcarving, wood carving, chipboard, woodworkers, wood workers, hand planes, chisels, box making, green oak, timber frame, timber frames, skirting boards, skirtings, stud work, architraves, whittling, spoon carving, green woodworking
axe logs: log splitting, log splitters, hatchet, hatchets, tomahawk throwing, axe throwing, lumberjack, lumberjacks, woodchopping, wood chopping, woodsman, axe men, kindling
pickaxe: quarry, quarries, quarrying, mining jobs, mine tours, mine tour, prospecting, prospectors, mattocks, rockhounding, rock breaking, trench digging, gold panning, fossicking, opal mining
wrench hammer-and-wrench: spanner, spanners, socket set, socket sets, torque wrench, torque wrenches, pipefitters, pipe fitters, gasfitter, gasfitters
wrench car: nct, pre-nct, logbook service, logbook servicing, roadside assist, auto electrics, suspension and brakes, transmissions, ecu remapping, remaps, lube and oil, oil and lube, reconditioned engines, vehicle repairs, vehicle servicing, pre-purchase inspection, brake discs, interim service, full service and mot, wof and rego, rwc
hammer-and-wrench: fix it clinic, handywoman, fitters wanted, machine repairs, service engineer, service engineers, field engineer, field engineers, millwright, millwrights, facilities management, maintenance fitter, mending cafe, restart party
hammer-and-wrench: ~ fix it, fix-it, mend it, repairs and maintenance
screwdriver: picture hanging, flat-pack, wall mounting, curtain pole fitting, furniture assembled
nut-and-bolt gear: rivets, threaded rod, brackets, wall brackets, hinges and hasps, nails and screws, screws and nails, fixings and nails, small parts, meccano, wall plugs, hydraulic seals, seals and gaskets, washers and nuts, nuts and bolts
gear: mechatronics, sprockets, crankshaft, crankshafts, turbines, pistons, electric motors, motor rewinds, process engineer, oem parts, used parts, machine spares, steampunk, gear cutting
lathe: turned legs, turners, fitter and turner, turner and fitter, wood turners, woodturning, woodturners, bowl turning, pen turning, turned bowls, penturning, spindle turning, milling machines, milling and turning, setter operators, metal turning
anvil hammer: smithy, smithing, metal art, metal smithing, blade smith, bladesmith, bladesmithing, knife making, knifemaking, forging, forge day, wrought ironwork, smith wanted, farrier anvils
clamp saw: bench vice, bench vices, vices and clamps, workbench, workbenches, quick grips, g-clamps, g clamps
hook: wall hooks, picture hooks, coat hooks, treble hooks, hooks and sinkers, curtain hooks, coat racks, coat rack
fishing-rod fish: lures, fishing lures, fishing tackle, tackle shop, tackle box, soft baits
toolbox hammer: tool chests, tool chest, multi trade, multi-trade, multi-skilled, tool amnesty, women in trades, women into trades, trade skills, toolbox talk, toolbox talks, second hand tools, trades expo, tool swap
toolbox hammer: ~ tradesman, tradesmen, tradespeople
drill toolbox: impact drivers, impact driver, cordless tools, sds drills, hole cutting, kango, jackhammer, jackhammers, drillers, angle grinders, multitools, sanders, drill drivers, diamond drilling, masonry bits, jigsaws and sanders, cordless
ladder: loft access, loft ladder, loft ladders, loft hatch, attic ladder, attic ladders, step ladders, stepladders, platform steps, roof ladders
battery: rechargeables, phone batteries, ups batteries, lithium battery, lithium batteries, jumpstart, jump start, jump starts, aaa batteries, aa batteries, batteries, battery backup, battery storage, backup power, back-up power, hearing aid batteries, golf cart batteries, ebike batteries, e-bike batteries
plug lightning: electrics fixed, electrical fault, electrical faults, electrical installations, test and tag, fuseboard, fuseboards, fuse boards, adaptors, adapters, part p, 18th edition, db boards, certificate of compliance, coc electrical, landlord certs, surge protectors, gfci, panel upgrade, panel upgrades, sockets and switches, extra sockets, usb-c, usb cables, charging cables, extension leads, extension lead, extension cords, switchboard upgrades, power points, electrical wholesale, electrical wholesaler, lamp rewiring
plug lightning: ~ electrics, electrical
charging-station: ev points, ev point, charge points, charge point, home charging, ev chargers, ev charging, ev charge points, plug in hybrids, plug-in hybrids, evs, ev owners, ev club, zero emission, electric vehicle, electric vehicles, electric cars, ozev
builder bricks: brickie, brickies, subbies, hod carriers, hod carrier, garden walls, boundary walls, building firm, stud walls, stud wall, gyprock, dry stone waller, stonework, knock through, knock throughs, rsj, steel beams fitted, structural alterations, structural work, formwork, formworkers, shuttering joiners, shuttering, slabbing, civils, civil works, carcassing, rebuilds, house extensions, home extensions, kitchens extended, extensions and lofts, lofts and extensions, extensions and conversions, side return, single storey, double storey, house builders, builders wanted, fibrous plaster
builder bricks: ~ building work, building works
trowel bricks: skim coat, skimming, skimmed, skim and set, re-skim, rendering, render and skim, float and set, repointing, pointing and, damp course, venetian plaster, microcement, dry lining
paint-roller bucket: emulsion, emulsions, redecoration, redecorating, limewash, artexing, artex removal, upvc spraying, spray painting, spray painters, spray finishing, wall painting, commercial painting, textured coatings, masonry paint, exterior coatings, wood stain, woodstain, varnish, varnishes, varnishing, paint recycling, leftover paint, dado rails
paint-roller bucket: ~ decorating
concrete-mixer trowel: mini mix, minimix, volumetric, volumetric concrete, footings, footings poured, slabs poured, concrete slab, concrete slabs, concrete base, concrete bases, shed bases, pre-cast, precast, kerbing, screeds, concrete cutting, crazy paving
excavator: jcb, 360 operators, 360 operator, 360 driver, land clearing, land clearance, digger driver, digger drivers, trackhoe, dig outs, trenches, site prep, site preparation, tlb hire, tlb, npors, strip outs, strip out, bobcat hire, bobcat work, bobcat and tipper, bobcat and truck, dingo hire, dingo digger, skid steer, skid steers, plant training, plant operator, plant operators, machinery hire, earth movers, pond dug, ponds dug, footings dug, driveway dig, kanga hire, civil contractors, house demo, demo and strip, digging work
road-roller: road surfacing, bitumen, hot mix, macadam, compaction, road repairs, road repair, surface dressing, chip seal, sealcoating, car park surfacing, car park resurfacing, wacker plates
cherry-picker: man lift, man lifts, high reach, ewp, ewp ticket, spider lift, spider lifts, spider lift hire, scissor lift
scaffold: pasma, cisrs, scaff, scaff boards, scaffs, edge protection, shoring, propping, falsework, access towers, mobile towers, temporary roofs, temporary roof, site hoarding, tower scaffold
roof house: slating, shingle roof, shingles, asphalt shingles, cedar shakes, epdm, grp roof, grp roofs, grp roofing, thatch, lead flashing, flashings, flashing, dry verge, dry verges, reroof, reroofs, re-roofs, roof cladding, roof trusses, roof valleys, hot tar, torch on, torch-on, ridge capping, ridge tiles, leadwork, lead work, roof plumber, roof coating, roof coatings, lofts boarded, loft boarding, attic conversions, attics converted, hail damage roof, colorbond roofs, colorbond roofing
gutter roof: eaves, bargeboard, bargeboards, spouting, gutter vac, leafguard, leaf guards, gutter and soffit clean, gutter guard
drainpipe: downspout, downspouts, jetting, drain jetting, patch lining, pipe lining, pipe relining, drain relining, gullies, stormwater, stormwater drains, soil pipe, soil pipes, rainwater goods, trenchless, manholes, drain camera, drain cameras, fall pipes, drainage works
drainpipe: ~ drainage
chimney: cowl, cowls, flue, flues, flue liners, hetas, lums, bird guards, stack repointing, chimneys, chimney stacks, sweep your chimney, chimney sweep, chimney sweeps, chimneys swept
fireplace: open fire, open fires, log fires, log fire, multi fuel, multi-fuel, media wall, media walls, fire surround, fire surrounds, ingle nook, ingle nooks, grates, firelighters, bioethanol, marble surrounds, cast iron fires, log effect, electric fires, gas fires
stove: rayburn, log burner, log burners, woodburner, woodburners, wood burner, wood burners, stove fitters
boiler radiator: combi boiler, combi boilers, combis, geyser, geysers, gas safety, gas safe, gas safe engineer, gas certificate, gas certificates, gas certs, landlord gas certs, landlord gas, gas checks, immersion heater, immersion heaters, oftec, biomass boilers, unvented, unvented cylinders, no hot water, hot water systems, hot water cylinders, hot water cylinder, heating breakdown, heating breakdowns, heat exchangers, hydronic heating, power flush, powerflush, power flushing, gas plumber, gas plumbers, hws
radiator boiler: rads, panel heaters, space heaters, oil heaters, storage heaters, heater hire, infrared panels, trvs, towel rails, towel rail, towel warmers, cold homes, fuel poverty, warm room, warm rooms, radiator covers, bleeding radiators, underfloor heating, underfloor, plumbing and heating, heating and plumbing
radiator boiler: ~ heaters
heat-pump: ashp, ground source, geothermal, mini split, mini splits, low carbon heating, retrofit homes, pool heaters, heat pumps, boiler upgrade scheme
air-conditioner: split systems, split system, ac servicing, ac units, ac unit, ducted, ducted air, evaporative, evaporative coolers, fans and coolers, mvhr, central air, f-gas, f gas, reverse cycle, climate control, cool rooms cooling, air purifier, air purifiers, air con regas
cooker-hood: extractor fans, extractor fan, hob hoods, range hoods, rangehoods, duct cleaning, grease ducts, exhaust hoods, kitchen extraction, extraction fans
oven: hobs, hob, cooktops, cooktop, microwave, microwaves, bakeware, range cooker, range cookers, oven cleaning, oven cleaner, oven cleaners, oven cleaned, ovens cleaned, tandoor ovens, tandoors, induction hobs, air fryer, air fryers, airfryer, airfryers, crockpots, slow cookers, gas cookers, electric cookers
fitted-kitchen: cabinetry, shaker kitchens, quartz worktops, countertops, benchtops, benchtop, backsplash, splashbacks, splashback, corian, granite tops, granite worktops, granite countertops, kitchen remodels, kitchens fitted, utility rooms, utility room, cupboard doors, kitchen cabinets, pantries
fridge: walk in coolers, walk-in coolers, kegerators, cool boxes, minibars, cold stores, cold store, refrigerated display, display chillers, chillers, cool rooms, coolrooms, refrigeration engineer, ice boxes and coolers
fridge: ~ refrigeration
washing-machine: washers, washers and dryers, tumble dryer, tumble dryers, laundry mat, white goods repair
floorboards saw: herringbone floors, hardwood floors, hardwood flooring, lino, amtico, karndean, underlay and, bamboo flooring, cork flooring, sprung floor, sprung floors, linoleum, engineered oak, solid oak floors, subfloor, floor polishing, strip and seal, floor laying, wood floors, floors sanded, new floors, floor screeds and
rug: runners and rugs, carpeting, roll ends, doormat, doormats, door mats, tufting, rug tufting, dhurrie, dhurries, flokati, axminster, prayer mats, prayer mat, floor mats, proggy mats, proggy, hooky mats, rag rugging, rag rugs, mats hire, sheepskin, sheepskins, carpet tiles, stair runner, stair runners, carpet dry cleaning, vinyls and carpets, carpets and vinyls, flooring and carpets, carpets and flooring, carpet measuring, underlay
curtains window: drapes, drapery, draperies, pelmets, pelmet, tie backs, tiebacks, voile, voiles, net curtains, nets and voiles, curtain poles, curtain rails, curtain tracks, curtain track, curtain rail, curtain making, sheers, eyelet curtains, interlined, tab tops, swags and tails, theatre drapes, stage drapes, valances
blinds window: romans and rollers, verticals, vertical blinds, perfect fit, perfect fit blinds, pleated blinds, louvres, jalousies, motorised blinds, blackout blinds, outdoor blinds, shop blinds, roman blinds, zebra blinds, venetians
awning: sunshade, sunshades, shade sail, shade sails, shade cloth, shade structures, patio covers, patio cover, carport, carports, verandas, verandah, verandahs, canopies
pergola: trellis, trellises, arbor, arbors, arbour, arches for gardens, garden arch, garden arches, rose arch, rose arches, louvred roofs, outdoor living, lapa, lapas, alfresco living, alfresco areas
fence: palings, paling, palisade, palisade fencing, pickets, picket fence, chain link, chainlink, barbed wire, featheredge, feather edge, slat fencing, fence panels, fencing panels, gravel boards, privacy screens, concrete posts, decking and fencing, fencers wanted, fencing contractor, fencing contractors, security fencing, pool fencing, boundary fencing, retaining walls and fences, crowd barriers hire
fence: ~ fencing
gate: farm gates, field gate, five bar gates, driveway gate, gates and railings, railings and gates, gate motors, boom gate
garden-shed hut: outbuilding, outbuildings, wendy house, wendy houses, garden studio, garden studios, garden office, garden offices, bike store, bike stores, bike shed, bike sheds, workshops and sheds, sheds built, log store, log stores, bin store, bin stores, potting shed, potting sheds
greenhouse: glasshouse, hothouse, hothouses, poly tunnels, polytunnel, polytunnels, grow tent, grow tents, tomato houses, shade houses, shadehouse, propagators, potting bench, hydroponics, plant nursery, cold frame, cold frames
greenhouse: ~ growers
hedge: overgrown gardens, overgrown garden, hedge trimming, hedges trimmed, box blight, conifers topped, hedge laying, hedgelaying, laurel hedges, laurels, bare root whips, bare root hedging, privacy hedges, yew hedges, leylandii hedge
lawnmower spade: mowing, mow, strimming, strimmer, strimmers, ride-ons, ride on mowers, ride-on mowers, groundsman, groundsmen, groundsperson, greenkeeper, greenkeepers, greenkeeping, brush cutter, brush cutters, brushcutters, slashing, grass slashing, grounds staff, groundskeeper, groundskeepers, garden tidy ups, garden tidy up, whipper snippers, whipper snipper, lawn edging, verge cutting, paddock topping, topping paddocks, yardwork, yard maintenance, grounds maintenance, yard cleanup, string trimmers, mower service, mower servicing, mower parts, grass cut
lawnmower spade: ~ grass
secateurs hedge: garden tidy, deadheading, pruners, garden help, garden gang, garden club, garden society, horticultural, horticultural society, horticulturist, horticulturists, espalier, grafting day, fruit tree grafting, shrubs, shrub pruning, orchard pruning, fruit tree pruning, yard tidy, in bloom, garden volunteers, planting up, topiary
secateurs hedge: ~ horticulture
spade seedling: composting, garden makeover, garden makeovers, landscape design, landscape gardening, landscape supplies, landscape labourers, no dig, no-dig, hardscaping, vermicompost, worm farm, worm farms, rewilding, border planting, permaculture, garden project, tree planting spades, dig day, digging day, garden landscapes, garden landscaping, spadework, gravedigger, gravediggers, grave digging
spade seedling: ~ digging, shovels, shovel
seedling spade: tree planting day, plant plugs, veg plugs, plug plants, bare root, veg plants
solar-panel sun: solar pv, pv panels, pv systems, powerwall, power wall, off grid, off-grid, off-grid power, zero carbon, net zero, clean energy, solar heating, solar storage, panel cleaning, solar panel cleaning, bird proofing panels, self generation, solar pumps, solar battery, decarbonisation, feed-in tariff
wastebasket: fly tipping, fly-tipping, dump runs, dump run, tip runs, tip run, garage clearances, loft clearance, loft clearances, waste carriers, refuse sacks, hard waste, household clearance, bin bags, bin liners, garbage bags, waste paper, hoarding help, rubbish removal
wastebasket: ~ garbage, trash, declutter, decluttering, junk
recycling: freecycle, weee, terracycle, bottle returns, container deposit, bottle bank, clothing bank, clothes bank, textile bank, rag drive, cans for cash, kerbside, circular economy, bottles and cans, swap shop, swapshop, give and take, hazardous waste, green waste, crisp packets, scrappies, food waste, bokashi, ragpickers, waste pickers, copper and brass, old phones, ink cartridge recycling, skip the skip, repurposed, landfill, stamp collection, cardboard collection, cardboard recycling
recycling: ~ reuse, re-use
skip: rubble, rubble removal, site waste, wait and load, roll-on roll-off, roll offs, roll-offs, roro bins, skip bins, hardcore removal, soil removal, builders waste, grab and skip, bin hire
shipping-container: reefer, reefers, tank containers, conex, seacan, seacans, sea can, sea cans, stevedores, groupage, portakabin, portakabins, portacabin, portacabins, site cabins, container storage, 20ft containers, 40ft containers, containers to rent, container hire, container cafe, sea freight, sea cargo, dockers
shipping-container: ~ imports, exports, imports and exports
pallet: skids, dunnage, stillages, packing cases, crates, wooden crates, ply crates, pallet racking, pallet network, palletised, pallets taken
forklift pallet: flt, flt drivers, flt driver, counterbalance, stackers, materials handling, rtitb, order picker, order pickers, storeman, storemen, storeperson, goods in, stock controllers, stock controller, warehouse jobs, warehouse manager, warehouse staff, loading bay, pickers and packers, pick and pack, storage and distribution
snow-plough snowflake: ice management, de-icing, deicing, gritter, gritters, snow and ice, sidewalk salting, driveway snow, snow contractor, snow contractors, plow drivers, snow plow
sack: feed sacks, basmati, jute bags, jute sacks, hessian, hessian bags, hessian sacks, gunny bags, burlap sacks, smokeless, smokeless coal, solid fuel, coal, coal bags, house coal, coal merchant, coal merchants, coal delivery, anthracite, briquettes, potting mix, play sand, sharp sand, topsoil bags, mealie meal, maize meal, bird seed, birdseed, rice bags, chicken feed, poultry feed, layers pellets, bulk bags, cement bags, sack race, sack races, logs in bags, lump charcoal, wood pellets, peat, bark chips
silo: bulk feed, cattle feed, slurry tanks, grain merchant, grain merchants, feed mill, milling wheat
combine-harvester: arable, harvest drivers, harvest driver, header fronts, windrower, windrowers, cropping, crop spraying, agri parts, barley, seed drills, farm machinery auction
hay-bale: straw, baled hay, baled straw, fodder, lucerne, lucerne bales, teff, chaff, timothy hay, big squares, barley straw, bedding straw, horse feed, baling, bales, feed merchants, stockfeed, stock feed, silage bales, animal feed, hayrides, hay rides
farmer tractor: agri show, a&p show, stockman, stockmen, herdsman, herdsmen, herd manager, milkers, relief milker, relief milkers, crofting, crofters, croft, agronomy, agronomist, agronomists, farmhand, farmhands, harvest staff, homesteading, homesteaders, regenerative farming, kisan mela, smallholder, smallholders, smallholding, smallholdings, country show
gas-cylinder: helium hire, helium, cylinder refills, cylinder refill, gas exchange, 9kg refills, camping gas, welding gas, balloon gas, patio gas, oxygen cylinders, gas bottle
hydraulic-hose: hose and couplings, hoses and fittings, hydraulic seals, fluid power, hydraulic rams, hydraulic oil, fire hoses
hydraulic-hose: ~ hydraulics
spark-plug: ignition coil, ignition coils, carburettor, carburettors, carburetor, carburetors, glow plugs, filters and plugs, plugs and filters, service kits, two strokes, two stroke, engine services, engine parts
lift: elevator, elevators, goods lift, goods lifts, through floor lifts, through floor lift, loler, escalator, escalators, wheelchair lifts, wheelchair lift, dumbwaiter
hot-tub bubbles: hottub, hottubs, spa pool, spa pools, inflatable spa, inflatable spas, spa chemicals, spa servicing, spa repairs, wood fired tubs, lazy spa, swim spas
parking-sign car: disabled bays, traffic warden, traffic wardens, civil enforcement, residents permits, resident permits, bay marking, park and stride, long stay parking, driveway rental, park and ride, park & ride, parking bays, car parking
garage-door: up and over, up and over doors, garage door openers, electric garage doors, garage roller doors, garages to rent, garage for rent, garage to rent, lock-up garage, lock up garages
office-building desk: office to rent, offices to rent, offices to let, office to let, office units, private offices, furnished office, shared office, office suites
builder bricks: home remodel, house remodel, home remodels, home remodelling, home remodeling, house remodelling
tiles trowel: grout, grouting, regrout, tiles regrouted
wastebasket: ~ clear out, clear outs, clearouts
suv: off road, off-road, off roading
quad-bike: quad repairs, farm quads, mini quads, quad racing, utv, utvs, side by side buggy, dune buggies, dune buggy, farm quad
spark-plug: engine tune up, engine tune-up, small engine repair
boiler: furnace tune up, furnace tune-up
stained-glass window: leadlight, leadlights, leaded lights, fused glass, glass fusing, suncatchers, suncatcher, tiffany lamps, tiffany lamp, glass art
staircase: spindles, newel, newel posts, bannisters, stair handrails, stair refurb, staircase renovation, stair renovation, staircase makeovers
stove: pot belly, pot belly stove, pot bellies
mattress bed: mattress topper, mattress toppers
megaphone: protest rally, rally for, rally against, rally to save, peace rally
swimming-pool: plunge pool, plunge pools, above ground pools, above ground pool, paddling pool
swing slide: play park, play parks, play area, play areas, adventure playground, adventure playgrounds, play equipment, climbing frames, play frames, park play day, swing sets
tanker: grease trap, grease traps, bulk liquids, hazmat, adr course, adr training, fuel deliveries, liquid waste, slurry tanker, cesspit, cesspits
tap wrench: sink, sinks, outside tap, outside taps, faucets, stopcock, stopcocks, water filter taps, plumbing leaks, leaks and drips
tiles trowel: retiling, terrazzo, zellige, encaustic, tile regrouting, mosaic tiles, porcelain floors, porcelain tiles, porcelain floor
tipper-truck: road base, dirt delivery, fill dirt, 8 wheelers, 8 wheeler, eight wheeler, river sand, crusher run, hardcore and, quarry products, topsoil deliveries
tow-truck car: tilt tray, winching, 24 hr recovery, 24 hour recovery, flat bed recovery, flatbed recovery, scrap my car, scrap cars, dead cars, unwanted cars, cash for scrap cars, cash for cars, accident recovery, car breakdown
towel: face cloths, flannels and towels, microfibre cloths, dryrobe, dryrobes, changing robes, swim robes, bath sheets, cotton towels, linen and towels
traction-engine: working steam, steam day, stationary engine, stationary engines, heritage steam, engine rally, vintage rally, steam up, steam weekend
trailer: horse float, horse floats, goose neck, gooseneck, b+e test, b+e, car dollies, tow dolly, plant trailers, livestock trailer, trailers
trowel bricks: patching plaster, stucco, tuckpointing, pargetting, pargeting, rough cast, roughcast, gib stopping, pebble dash, pebbledash, overskim, cornice, cornices, coving, artexed ceilings, plaster mouldings, ceilings skimmed
turf-roll: returfing, re-turfing, sodding, kikuyu, instant turf, instant lawn, new lawn, new lawns, lawn renovation, lawn renovations, grass seed, lawn seed, sod, artificial lawns
tyre wheel: puncture, punctures, puncture repair, puncture repairs, part worn, part worns, alloys, alloy wheels, alloy wheel refurb, alloy refurb, kerbed alloys, retreads, wheel balancing, balancing and tracking, all seasons, all season, rims, inner tubes, diamond cut alloys, diamond cut wheels, flat repair, run flats, tyre recycling
vacuum-cleaner: hoovering, vac repairs, vacuum repairs, vacuum repair, wet vacs, wet vac, wet and dry vac, cordless vacs, cordless vac, car vac, hoover, hoovers, dust extraction
vase: planters, planter, murano, hand blown glass, cut glass, crystal glass, glassware, glass blowing, pot shop, flower pots, plant pots, flower pot, ikebana vases
amphora vase: porcelain, china repair
wardrobe clothes-hanger: fitted bedroom, fitted bedrooms, fitted wardrobe, fitted wardrobes, armoire, armoires, tallboy, tallboys, built in robes, built-in robes, robes built in, sliding robes, free standing robes, konmari, home organiser, home organisers, home organising, home organizing, professional organiser, professional organizer, decluttering service, wardrobe doors, sliding wardrobe doors, chest of drawers, chests of drawers, drawers, bedroom storage, understairs storage, under stairs storage, storage solutions, bespoke storage, linen press, linen presses, wardrobe clear-outs, closet organising
washing-machine: service wash, service washes, dhobi, dobi, washing service, washing done, whitegoods, bag wash, duvet wash, duvet washing, duvet cleaning, bedding wash, ironing and washing, washing and ironing, laundry app, linen service
wasp: hornet, hornets, wasp control, wasp nest, wasp nests, nest removal, yellow jackets nest, hornet nest, hornet nests, asian hornet
water-jug droplet: hydration, water filters, 20 litre bottles, 5 gallon, five gallon, still and sparkling, ro plant, ro plants, ro service, water coolers, water refills, water refill, drinking water
water-pump droplet: pump hire, pump repairs, submersibles, submersible, dewatering, bore pumps, well service, well drilling, pressure tank, pressure tanks, sump, sump pump, borewell, borewells, borehole pumps, clean water project, water wells, irrigation pumps
water-tank droplet: poly tank, poly tanks, sintex, slimline tanks, slimline tank, ibc totes, ibc tote, ibcs, ibc tanks, header tanks, overhead tank, overhead tanks, water storage, water storage tanks, jojo tanks, water harvesting
watering-can plant: garden watering, plant watering, holiday watering, gardening for beginners, hose and watering, plant sitting, plant sitters
welding-mask: fabrication, fabricators, fabricator, plater, platers, tig, mig, tig welding, mig welding, metal fab, gas cutting, plasma cutting, steel workers, steelworkers, steel fixers, sheet metal, sheet metal work, steelwork, metal fabrication, metal fabricators, aluminium welding, balustrades made, stick welding
wheelbarrow spade: barrow race, soil, soil delivery, garden soil, loam, mulching, decorative stone, potting soil, veggie mix, garden labour, leaf mould
wheelie-bin: bin men, binmen, bin stickers, refuse collectors, refuse collector, refuse loaders, trade waste, commercial waste, food caddies, food caddy, green bins, waste collection, garbage collection, bin day, garbage truck, bin cleaning, bin collections
wifi-router: wi-fi, wifi, router, routers, modems, modem, ethernet, hotspots, superfast, home networks, home network, isp, vdsl, 5g internet, 4g routers, lte, wifi extenders, wifi extender, slow wifi, fibre broadband, fibre, gigabit, internet provider, internet installs, network cabling, fttp, uncapped fibre
wind-turbine: windfarm, windfarms, wind farms, onshore wind, offshore wind, community wind, small wind, gwo, gwo training, wind techs, wind tech, turbine technicians, micro generation, wind turbines
server: vps, kubernetes, docker, linux, linux course, aws, azure, nas, nas drives, ccna, cisco course, database, databases, disaster recovery, data cabling, structured cabling, it infrastructure, homelab, vms, mainframe, microsoft 365, office 365, cloud computing, cloud storage, cloud backup, cloud migration, cloud engineer, cloud engineers, minecraft hosting, game hosting, sql, sql course, devops
circuit-board: raspberry pi, fpga, semiconductors, semiconductor, ecu repair, ecu repairs, board repair, motherboard repair, microelectronics, avionics, embedded systems, sensors, pcb, pcbs, hardware hacking, electronics engineer, electronics engineers, electronics club, smart home kits
soldering-iron circuit-board: pedal building, guitar pedal building, circuit building, gadget repair, solder, synth building, synth build, fablab, fab lab, diy electronics, tinkering, tinkerers
chair: bar stools, kitchen stools, breakfast stools
roof house: slate roof, slate roofs, roof slates, missing slates
trowel bricks: new ceilings, ceilings plastered, ceiling repairs, ceiling repair
wheelie-bin: refuse collection, refuse workers, refuse lorry
turf-roll: rolled turf, lawn turf, turf laying, turf laid, turf delivered, returf
wastebasket: garage full of junk, shed full of junk, loft full of junk
pressure-washer house: slimy patio, slippery patio, dirty patio, green patio, dirty driveway
rug: stairs carpeted, carpeted, stair carpet, stair carpets
scaffold: towers to hire, tower to hire, scaffold tower, scaffold towers
solar-panel sun: panels and battery, panels on your roof
turf-roll: lawns laid, lawn laid
washing-machine: duvets washed, duvet washed
chainsaw tree: dangerous branches, overhanging branches, branches taken down
floorboards saw: boards sanded, old boards, sanded and oiled, floors sanded
excavator: micro digger, micro diggers, mini digger
drill toolbox: diamond core drilling, diamond core
charging-station: charger fitted at home, home charger, home chargers
air-conditioner: aircon regas, air con regas
fence: panels down, panels blown down
`;
