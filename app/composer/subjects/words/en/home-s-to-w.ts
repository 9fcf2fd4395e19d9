/** English words for the home and its tools, by the thing they lead to: s to w. Notation: word-list.ts. */
export const englishHomeSToW = `
sack: feed sacks, hessian bags, gunny bags, solid fuel, coal bags, play sand, topsoil bags, bulk bags
sack: cement bags, logs in bags, lump charcoal, smokeless, anthracite, birdseed, softener salt, water softener salt
sack: dishwasher salt, pool salt, rock salt, grit salt, de-icing salt, de-icing grit, cement, bags of cement
sack: cement and rods, roofing sheets and cement
sack droplet: sandbag, sandbags, flood sandbags
sack wheat: rural supplies, rural supplies store, farm supply, farm supplies, farm supply store, feed store
sack wheat: feed and seed, feed merchant, feed merchants, animal feed, animal feeds, stock feed, stockfeed, feed mill
sack wheat: country store, country stores, horse feed, agricultural merchants, cattle feed, pig feed, livestock feed
sack wheat: flour mill, grain merchant, grain merchants, seed merchant, rice mill, hessian sacks, burlap sacks
sack wheat: jute sacks, jute bags
safe: safe engineer, safe engineers, safe opening, safe installation, safe and vault, fireproof safes
safe padlock: safes, home safe, home safes, fire safe, fire safes, gun safe, gun safes, safe for your valuables
safe padlock: wall safe, safe deposit box, safe deposit boxes, safety deposit boxes, safe deposit lockers, strongbox
safe padlock: key safe installation
safety-pin: hijab pins, kilt pins, nappy pins
samurai-helmet: samurai helmet, samurai helmets, kabuto, samurai armour
saw: dado rails, fretwork, mdf, mdf sheet, mdf sheets, saw doctor, saw doctors
saw hammer: decks, joiner, joiners, carpentry, timber, lumber, woodwork, skirting boards, carpenter, joinery
saw hammer: woodworking, wood workshop, cabinet maker, whittling, wood shop, cabinets, deck, wooden decks
saw hammer: loft conversion carpenter, wood workers, box making, green oak, timber frames, stud work, bandsaw, bandsaws
saw hammer: woodyard, marquetry, planks, sawmilling, woodcraft, cabinetmaker, cabinetmakers, chipboard
saw hammer: woodworkers, skirtings, architraves, chippie for hire, chippy for hire, chippie available
saw hammer: chippie wanted, workbench, workbenches, work bench, work benches
saw logs: timber yard, plywood
saw paint-roller: sanding
saw spoon: bowl carving, bodger, bodging
school-cone: school cone, school cones, schultüte, schultüten, schultuete
scratching-post: scratching post, scratching posts, cat tree, cat trees, cat tower, cat towers
screwdriver toolbox: furniture assembly, small repairs, wall mounting, curtain pole fitting, furniture assembled
screwdriver wardrobe: flat pack, flat-pack, flatpack, flat pack assembly, flat pack furniture, flatpack assembly
screwdriver wardrobe: flat packs built
security-camera: cctv cameras, cctv camera, cctv installed, cctv installation, bouncers, event security, house alarms
security-camera padlock: armed response, alarm monitoring, alarms fitted, intruder alarm, intruder alarms
security-camera padlock: alarm installation, alarm installers, alarm upgrade, monitored alarms, security systems
security-camera shield: door supervisors, door supervisor training, manned guarding
security-camera shield: burglar alarms, cctv, security, security service, security company, alarm system
security-camera shield: alarm systems, burglar alarm, home security, security cameras, mobile patrol
security-camera shield: mobile patrols
sewing-machine: singer treadle, treadle sewing machine, singer featherweight
sewing-machine sari: saree falls, fall and pico, blouse stitching, saree stitching
sewing-machine thread: sewing machinist, sewing machinists, machinist piece rate, overlocker operator, seamstress wanted
sewing-machine thread: can't sew, learn to sew, sewing club, sewing machine, sewing machines, sewing machine repair
sewing-machine thread: sewing, sewing class, sewing course, sewing lessons, sewing workshop
sheet-mask: sheet mask, sheet masks, facial mask, facial masks
shield crossed-swords: re-enactment, reenactment, re-enactors, reenactors, battle re-enactment, living history
shield crossed-swords: medieval fayre, medieval fair
shield heart: medicare, medicare plans, medicare supplement, medicaid
shield laptop: vpn, gdpr
shield laptop: ~ privacy
shield padlock: security audit, cyber security audit, cyber essentials, penetration test
shield siren: police meeting, police community meeting, community safety, neighbourhood policing
shield torch: patroller, patrollers, community patrol, community patrols, community patrollers, neighbourhood watch
shield torch: neighborhood watch, street watch, block watch, farm watch, night patrol, street patrol, cpf
shield torch: policing forum, community policing forum, crime watch
shield umbrella: lic, lic agent, lic policy, term plan, mediclaim, health insurance, life cover, funeral cover
shield umbrella: funeral policy, burial society, income protection, life insurance, business insurance
shield umbrella: public liability insurance, professional indemnity, travel insurance, critical illness cover
shield umbrella: insurance brokers, insurance, insurances, insurance broker, insurance agent, insurance company
shield umbrella: liability insurance, insurance quote, cyber cover, pet cover, private health cover, travel cover
shield umbrella: umbrella cover, public liability, liability cover, extended warranty, coats of arms, coat of arms
shield umbrella: close protection, door supervisor, security officers, door staff, indemnity, heraldry
shield umbrella: heraldic, bodyguard, bodyguards
shield umbrella: ~ warranties, safeguarding, medieval
shield horse: jousting, joust, jousts
shoji: shoji, shoji screen, shoji screens, shoji doors, fusuma
shopping-cart: shelf stacker, shelf stackers, stock clerk, stokvel groceries, stokvel grocery, trolley collector
shopping-cart: trolley collectors
shopping-cart basket: supermart, super mart, hypermart, minimart, mini mart, kirana, kirana store, provision store
shopping-cart basket: provisions store, general store, spaza, spaza shop, tuck shop, superette, mart opening
shopping-cart basket: general stores, dollar store, pound shop, discount supermarket, grocery, groceries, grocery store
shopping-cart basket: grocery delivery, supermarket, food market, mini market, convenience store, grocer
shopping-cart basket: groceries delivered, weekly shop, trolley dash, cash and carry, food club, wholesale foods
shopping-cart basket: essentials basket, household essentials
shower: wet rooms, shower seals, disabled adaptations, shower doors, shower cubicles, bathroom adaptations, wetroom
shower: wetrooms, walk-in shower, wet room, en suites
shower curtains: shower curtain, shower curtains
shutters: plantation shutter, wooden shutters, louvred shutters, louvered shutters, interior shutters, shutter fitters
shutters: shutters and blinds, plantation shutters, shutters, window shutters, blinds and shutters
smoke-alarm: smoke alarm, smoke alarms, smoke detector, smoke detectors, carbon monoxide alarm, carbon monoxide alarms
snow-blower: snow thrower, snow throwers, snow blower repair, snow blower rental, snow blower, snow blowers, snowblower
snow-blower: snowblowers, snow blowing, snowblowing
soap: soapmaking, shampoo bars, goats milk soap, goat's milk soap, hand wash, hand hygiene, melt and pour, cold process
soap: laundry soap, soap nuts, glycerine soap, handwashing
soap bubbles: soap, soaps, handmade soap, soap making, soap workshop, soap bar, soap bars, milk soap
soap lotion: toiletries, bath products
soap toothbrush: toiletries drive, toiletries appeal, toiletry drive, hygiene kits, hygiene kit drive, hygiene bank
soap toothbrush: hygiene banks, toiletries bank, toiletries wanted, toiletries collection
sofa: sofa cleaning, upholstery cleaning, couch cleaning, 3-seater, 2-seater, three-seater, two-seater, 3 seater
sofa: 2 seater
sofa armchair: corner units, corner suites, three piece suite, three piece suites, lounge suite, lounge suites
sofa armchair: living room sets, couches and chairs, slip covers, loose covers, chaise longue, settee, settees, loveseat
sofa armchair: loveseats, sectional, sectionals, slipcovers, ottomans
sofa armchair: ~ home furnishings, furnishings, furnishing
sofa bed: furniture bank, furniture reuse, furniture donation, furniture donations, sofa bed, sofa beds, sofabed
sofa bed: sofabeds, futon, futons
sofa chair: furniture, furniture store, furniture shop, sofa, sofas, couch, couches, sofa sale, furniture sale
sofa delivery-van: house clearance, house clearances, house clearance and antiques, flat clearance
sofa footstool: house move forces sale, three seater and footstool, seater and footstool
sofa lorry: hoarder clearance, hoarding clearance, deceased estate clearance, estate clearance, probate clearance
sofa plant: interior designer, interior design, interior decorator, home decor, home decoration, homeware
sofa plant: ~ interior, interiors
sofa handbag: leather repair, leather repairs, leather restoration
sofa price-tag: moving sale, moving sales
solar-panel battery: solar battery, solar batteries, solar and battery, solar battery storage, solar inverter
solar-panel battery: solar inverters, hybrid inverter, hybrid inverters, inverter and battery, off grid solar
solar-panel battery: 3kva solar, 5kva solar, 10kva solar, kw inverter, kva inverter, inverters and batteries
solar-panel battery: inverter and batteries
solar-panel battery: ~ inverter, inverters
solar-panel battery: load shedding, loadshedding
solar-panel sun: sun power, solar power, solar install, solar installs, solar installation, solar installer
solar-panel sun: solar installers, solar geyser, solar geysers, solar quote, rooftop solar, solar system, solar systems
solar-panel sun: panels installed, pv system, pv systems, solar kit, solar kits, solar panel, solar panels, solar
solar-panel sun: photovoltaic, solar energy, solar system installation, solar pv, pv panels, power wall, off grid
solar-panel sun: off-grid, off-grid power, zero carbon, clean energy, solar heating, solar storage, panel cleaning
solar-panel sun: solar panel cleaning, bird proofing panels, self generation, feed-in tariff, panels and battery
solar-panel sun: panels on your roof, powerwall, decarbonisation
solar-panel wind-turbine: community energy, community solar, energy co-op, energy cooperative, renewables co-op
sponge: washing up liquid, dishwashing liquid
sponge soap: cleaning products, dish soap, cleaning cloths, dish washing, pot washing, dishwashers wanted
sponge soap: sponges and cloths, faux finish, scourers, loofahs
spray-bottle: cleaning chemicals, chemicals and cleaning, bed bugs, bed bug, bedbug, bedbugs, flea spray, flea sprays
spray-bottle: flea fumigation, tick control, tick spraying, ticks and fleas, knapsack sprayer, knapsack sprayers
spray-bottle: garden sprayer, garden sprayers
spray-bottle bucket: mould removal, mold removal, black mould, mould problem, mold problem, mould treatment
spray-bottle bucket: disinfection, sanitising, fogging service, mould wash, biohazard clean, trauma clean
spray-bottle bucket: trauma cleaning, mold remediation, mould remediation, weed spray, stain remover, stain removers
spray-bottle bucket: stain removal, odour removal, odor removal, window sprays, household sprays, disinfecting
spray-bottle bucket: degreaser, degreasers, antibac, antibacterial, sanitizing, mildew, weedkiller, weedkillers
spray-bottle bucket: disinfectant, disinfectants
spray-bottle leaves: weed spraying, weed control, weed sprayer, boom spraying, japanese knotweed, knotweed
spray-bottle leaves: knotweed removal, knotweed treatment
squeegee: glass cleaning, window cleaning round
squeegee window: window cleaner, window cleaners, window cleaning, windows cleaned, window cleaned, window washing
squeegee window: window washer, window washers, windows washed, squeegee, squeegees, reach and wash, shop fronts cleaned
squeegee window: shopfronts cleaned, outside windows, inside and out windows, water fed pole, pane cleaning
squeegee window: conservatory valet
staircase: staircase, staircases, stairs, stair renovation, spiral stairs, stair parts, balustrades, bannisters
staircase: newel posts, stair handrails, stair refurb, staircase renovation, staircase makeovers, spindles
staircase: stair builder
stairlift: stairlift, stairlifts, stair lift, stair lifts
stand-mixer: stand mixer, stand mixers, kitchen stand mixer, kitchen mixer, kitchenaid, kitchenaid mixer
stand-mixer: kitchenaid artisan, kitchenaids, kenwood chef, kenwood mixer
stone-wall: dry stone wall, dry stone walls, dry stone walling, dry stone waller, stone walling
stone-wall rock: drystane dyker, drystane dykers, drystane dyke, drystane dykes, drystane dyking, drystone waller
stone-wall rock: drystone wallers
stove: stove fitters, pot belly, pot belly stove, pot bellies, multi fuel, multi-fuel, stove builder
stove fire: pellet stove, pellet stoves, wood stoves, wood stove, pellet and wood stoves, pellet & wood stoves
stove fire: multifuel stoves, multi fuel stoves, multi-fuel stoves, log burner, log burners, wood burner, wood burners
stove fire: woodburner, woodburners, wood burning stoves, wood-burning stoves, wood burning stove, wood-burning stove
stove fire: stove installers, stove installation
stove logs: stove, stoves, stove fitting, log burning stoves, stove servicing
strimmer: grass trimmer, grass trimmers, string trimmer, brushcutter, weed eater, weed whacker, strimmer hire
strimmer: strimmer repair, strimming, strimmer, strimmers, brush cutter, brush cutters, brushcutters, string trimmers
strimmer: whipper snipper, whipper snippers
string-lights: festoon lighting, outdoor string lights, festoon light hire, string lights, fairy lights, festoon lights
string-lights: holiday lighting, roofline lights, christmas light installation, christmas lights installation
string-lights: christmas light installers, christmas light installations, christmas light instalation
string-lights: christmas lights instalation, christmas light install, christmas lights install
string-lights: christmas light installer, christmas lights installed, christmas lights hung, christmas light hanging
string-lights: holiday light installation, holiday light installers, hang your christmas lights, hang your lights
string-lights candle: festival of light, festival of lights
string-lights tree: light trail, light trails, trail of lights, illuminated trail
table-lamp: lamp, lamps, floor lamp, floor lamps, lampshade, lampshades, table lamp, table lamps, bedside lamp
table-lamp: bedside lamps, tiffany lamps, tiffany lamp
table-lamp plug: lamp rewiring, lamps rewired
tap: drinking fountain, drinking fountains, bath taps, basin taps, taps and sinks, taps and showers
tap droplet: water interruption, water interruptions, water outages, water shutdown, water supply interruption
tap droplet: water restrictions, no water, water supply off, water shedding, boil water notice, boil water advisory
tap droplet: water rationing, boil order, boil order lifted, hydrant flushing, water main flushing, flush taps
tap droplet: water main break, burst main, burst water main, clean water, safe water, clean drinking water, save water
tap droplet: saving water, water saving tips, water wise, waterwise, tap washer, dripping taps, leaky taps, leaking pipe
tap droplet: leaking pipes, water leak, water leaks, pipe repairs, water softeners, pipework, water shutoff
tap droplet: water shut off, water outage, water main, water mains, water off
tap wrench: brass fittings, brass fitting, brassware, taps and fittings, tap repair, tap repairs, taps repaired
tap wrench: tap replacement, leaking tap, plumber, plumbers, plumbing, emergency plumber, leak repair
tap wrench: heating and plumbing, bathroom fitter, bathroom taps, kitchen taps, mixer taps, outside tap, outside taps
tap wrench: water filter taps, plumbing leaks, leaks and drips, faucets, stopcock, stopcocks, copper pipe, copper pipes
tap wrench: pipe fittings, burst pipe, burst pipes
tape-measure: tape measure, tape measures, measuring tape, measuring tapes
tatami: tatami, tatami mat, tatami mats, tatami room, tatami rooms, tatami beds, ryokan
tiled-stove: tiled stove, tile stove, masonry heater, masonry stove, kachelofen
tiles: regrouting, re-grouting, marble, granite, natural stone, stone floors, grout and adhesive
tiles rug: floor coverings, flooring store, flooring shop, flooring contractors
tiles trowel: tile shop, tiles, tiler, tiling, tilers, porcelain tiles, bathroom tiles, floor tiles, wall tiles
tiles trowel: ceramic tiles, tiles regrouted, tile regrouting, mosaic tiles, porcelain floors, porcelain floor, regrout
tiles trowel: retiling, terrazzo, zellige, grout, grouting
tiles palette: mosaic artist, mosaic, mosaics
toaster: toaster, toasters, bread toaster, bread toasters, two-slice toaster, 4-slice toaster
toilet: restrooms, loos, pit latrine, pit latrines, composting toilets, compost toilets, unblocking toilets
toilet: changing places, sanitary ware, outside loo, outside loos, long drop, long drops, cloakroom suite
toilet: cloakroom suites, cess pool, cess pools, potty training, toilet training, washroom, washrooms, bidets, dunnies
toilet: cistern, cisterns, sanitaryware, urinal, urinals, outhouse, outhouses, lavatory, lavatories
toilet wrench: sewage
toilet: ~ incontinence
toilet: compost loo, compost loos, composting loo, composting loos, commode, commodes
toolbox: jigsaws and sanders, sanders, jackhammer, jackhammers, multitools, spirit level, spirit levels
toolbox hammer: handyman, handyman service, home repair, home repairs, diy, diy store, hardware store, home improvement
toolbox hammer: odd jobs, ironmonger, workshop tools, repair cafe, hardware shop, ironmongers, bookshelves fitted
toolbox hammer: tool chests, tool chest, multi trade, multi-trade, tool amnesty, women in trades, women into trades
toolbox hammer: trade skills, toolbox talk, toolbox talks, second hand tools, trades expo, tool swap, multi-skilled
toolbox hammer: ~ tools, tradesman, tradesmen
toolbox screwdriver: broken toasters, fixers, menders, mending club, fixing day, repair evening, repair evenings
toothbrush tooth: oral hygiene, dental kits, brushing club, tooth brushing, toothpaste, toothpastes, interdental
toothbrush tooth: mouthwash
torch: head torch, head torches, torchlit tour, uv torches, night vision, flashlight, flashlights, headlamp, torchlit
torch: torchlight, penlights, lamping
torch candle: power cut, power cuts, planned power cut, power outage, power outages, planned outage, blackout, blackouts
towel: tea towel, tea towels, face cloths, flannels and towels, microfibre cloths, bath sheets, cotton towels
towel bathtub: bath towels
towel bed: bed and bath
towel soap: towel, towels, beach towels, towel hire
tv-aerial: tv aerials, television aerial, aerial fitter, aerial fitters, aerial repairs, tv antenna
tv-aerial: tv antenna installation, tv aerial, aerial, aerials, aerial installation, antenna, antennas
tv-aerial: antenna installation, aerial fitting
urn candle: crematorium, crematoria, cremation, cremations, direct cremation, direct cremations, cremation service
urn candle: cremation services, ashes scattering, embalmer, embalmers, embalming, cremation urns, urns, ashes
urn candle: scattering ashes, columbarium
urn paw: pet crematorium, pet funerals, pet funeral
vacuum-cleaner: vacuum, cordless vacuum, stick vacuum, hoover, vacuums, vacuum cleaner, vacuum cleaners, vac repairs
vacuum-cleaner: vacuum repairs, wet vacs, wet vac, wet and dry vac, cordless vacs, cordless vac, car vac, hoover belt
vacuum-cleaner: dust extraction, hoovering, hoovers, vacuum repair, vacuum servicing, dyson, dysons, hoover belts
vacuum-cleaner: vacuum belts, vacuum belt
vase: china mending, china repair, china repairs, china restoration, porcelain restoration, ceramic restoration
vase: kintsugi, vase, vases, ceramic vases, glass vases, handmade vases, hand blown glass, cut glass, crystal glass
vase: ikebana vases, murano, glassblower
vase fire: glass blowing, glassblowing, glass blower, glass studio, glass workshop
video-intercom: video doorbell, video doorbells, doorbell camera, smart doorbell, doorbell cam
video-intercom door: intercom, intercoms, intercom system, intercom systems, door entry, door entry system
video-intercom door: door entry systems, entry phone, entryphone, video intercom, video entry, access control
video-intercom door: access control systems, doorbells with camera, smart doorbells
wallpaper: paperhanging, lining paper
wallpaper paint-roller: wallpapering, wallpaper hanging, wallpaper hangers, wallpaper hanger, wallpaper
wallpaper paint-roller: wallpapers for walls, wallpapers for every room, designer wallpaper, wallpaper shop, wall murals
wallpaper paint-roller: wall mural wallpaper, mural wallpaper, wallcoverings, wall coverings, paperhanger, paperhangers
wallpaper paint-roller: paper hanging, peel and stick wallpaper
wardrobe: almirah, almirahs, steel almirah, steel almirahs, steel cupboard, steel cupboards, closets, closet
wardrobe: custom closets, wardrobes, wardrobe, walk-in closet, built-in wardrobes, cupboards, cupboard
wardrobe: storage furniture, sliding wardrobes, bespoke wardrobes, fitted wardrobes, mirrored wardrobes
wardrobe clothes-hanger: fitted bedroom, fitted bedrooms, fitted wardrobe, built in robes, built-in robes
wardrobe clothes-hanger: robes built in, sliding robes, free standing robes, home organiser, home organisers
wardrobe clothes-hanger: home organising, home organizing, professional organiser, professional organizer
wardrobe clothes-hanger: decluttering service, wardrobe doors, sliding wardrobe doors, bedroom storage
wardrobe clothes-hanger: understairs storage, under stairs storage, storage solutions, bespoke storage, linen press
wardrobe clothes-hanger: linen presses, wardrobe clear-outs, closet organising, armoire, armoires, konmari
washing-machine: laundry, laundry service, washer repair, appliance repair, white goods, dryer repair
washing-machine: washers and dryers, tumble dryers, laundry mat, white goods repair, washing service, washing done
washing-machine: bag wash, duvet wash, duvet washing, duvet cleaning, bedding wash, ironing and washing
washing-machine: washing and ironing, laundry app, linen service, duvets washed, duvet washed, whitegoods
washing-machine basket: labada, labahan, wash dry fold, wash dry and fold, wash and fold, wash fold, laundromat
washing-machine basket: laundrette, launderette, washing machine, coin laundry
washing-machine bubbles: fabric softener, laundry detergent, detergent, detergents, washing powder, laundry liquid
washing-machine bubbles: laundry tablets
washing-machine fridge: appliance store, appliances, appliance shop, appliance sale, washer, dryer, household goods
wastebasket: trash can, litter bins, litter bin, dump runs, dump run, garage clearances, loft clearance
wastebasket: loft clearances, waste carriers, refuse sacks, hard waste, household clearance, bin bags, bin liners
wastebasket: garbage bags, waste paper, hoarding help, garage full of junk, shed full of junk, loft full of junk
wastebasket: sanitary bin, sanitary bins, sanitary waste
wastebasket bucket: wheelie bin cleaners, clean bins
wastebasket recycling: hard rubbish
wastebasket: ~ clear out, clear outs, declutter, decluttering, clearouts
wastebasket syringe: clinical waste, medical waste, sharps disposal, sharps bin, sharps bins
water-bottle: water bottle, water bottles, drinking bottle, drinking bottles, reusable bottle, reusable bottles
water-bottle: steel bottle, steel bottles, stainless steel bottle, stainless steel bottles, insulated bottle
water-bottle: insulated bottles, reusable water bottle, reusable water bottles, sports bottle, sports bottles
water-bottle: bottled water, bottled water delivery, mineral water delivery, copper bottle, copper bottles
water-bottle: copper water bottle, copper water bottles, steel water bottle, tumblers
water-bottle droplet: mineral water, spring water
water-pump: sump pump, sump pumps, sump pump installation, well chlorination, windmill repairs, windmills and bores
water-pump: pump repair, pump repairs, pumps repaired, pump installation, pump service, booster pumps, borehole pump
water-pump: borehole pumps, borewell pump, borewell motor, borewell motors, submersible motor, submersible motors
water-pump: monoblock pump, solar pump, solar pumps, pumps bores, pumps and bores, pumps and boreholes
water-pump: submersible motor rewinding, pond pump, pond pumps
water-pump droplet: dig a well, build a well, water well, water wells, a well in, wells in, borehole, boreholes
water-pump droplet: borehole drilling, borewell, borewells, borewell drilling, well drilling, well driller
water-pump droplet: well drillers, water well drilling, well pump, well pumps, water pump, water pumps, hand pump
water-pump droplet: hand pumps, submersible pump, submersible pumps, irrigation pumps, pump hire, bore pumps
water-pump droplet: well service, pressure tank, pressure tanks, clean water project, dewatering
water-tank: water tower, water trough, water troughs, drinking trough, drinking troughs, cattle trough, cattle troughs
water-tank droplet: water tank cleaning, tank cleaning, water storage tank, water storage tanks, rainwater harvesting
water-tank droplet: poly tank, poly tanks, slimline tanks, slimline tank, ibc totes, ibc tote, header tanks
water-tank droplet: water storage, water harvesting, sintex
water-tank spray-bottle: sump, sumps, sump cleaning, sump and tank cleaning, tank and sump cleaning, overhead tank
water-tank spray-bottle: overhead tanks, overhead tank cleaning, ro tank, sintex tank, syntex tank, water tank
water-tank spray-bottle: water tanks, rainwater tank, rainwater tanks, jojo tank, jojo tanks
wheelie-bin: bin cleaned, garbage bin cleaning, bin stores, bin hire, food waste bins, waste bins, bin men, bin stickers
wheelie-bin: refuse collectors, refuse collector, refuse loaders, food caddies, food caddy, green bins, garbage truck
wheelie-bin: refuse collection, refuse workers, refuse lorry, binmen, bin store
wheelie-bin spray-bottle: bins, smelly bins, stinky bins, dirty bins, bin clean, bin cleans, bin cleaning, bin cleaner
wheelie-bin spray-bottle: bin cleaners, bin wash, bin washing, wheelie bin, wheelie bins, wheelie bin cleaning
wheelie-bin spray-bottle: trash can cleaning, garbage can cleaning, trash bin cleaning, bin valet
wifi-router: fibre from, uncapped fibre, home fibre, full fibre, full-fibre, fibre internet, fibre broadband, nbn
wifi-router: nbn plans, home internet, gigabit, gigabit internet, wireless internet, rural internet, rural broadband
wifi-router: fibre installed, fibre line, fibre deal, fibre deals, uncapped, fibre to the home, fttp, fibre lines
wifi-router: fibre install, fibre installation, broadband, full fibre broadband, fiber internet, internet provider
wifi-router: internet service provider, wifi router, wifi routers, wi-fi router, wifi installation, wifi problems
wifi-router: slow wifi, mesh wifi, home wifi, home networks, home network, 5g internet, 4g routers, wifi extenders
wifi-router: wifi extender, internet installs, router, routers, modems, hotspots, superfast, wi-fi dead spots
wifi-router: wifi dead spots, wifi booster, wifi boosters, broadband installation, business broadband
wifi-router: wi-fi installation, leased lines, dark fibre, full fiber, gigabit broadband, better wifi, wifi that
wifi-router: internet, fibre is in your street, gbit, gbps
window: invisible grill, invisible grills, invisible grille, window grills, window grilles, balcony grills, glaziery
window: glazier, glaziers, glazing, window frames, window fitters, window fitter, window construction, sash windows
window: broken glass, broken window, broken windows, boarding up, boarded and glazed, board up, emergency glazing
window: emergency glazier, reglazing, sash cord, sash cords, sash cord replacement, sash repair, double glazing, windows
window: glass repair, window repair, misted units, misted windows, failed units, failed double glazing, u pvc
window: roof lights, roof lanterns, sash window, double glazed units, glass cut to size, glass cutting, cut glass panels
window: window locks, window handles, storm windows, window film, window boards, skylight, skylights, dormers
window: rooflights, draughtproofing
window gate: burglar bars, burglar bar, burglar proof, burglar proofing, window bars
window hammer: window installation, window replacement, windows and doors, double glazed windows
window ladder: abseil cleaning, high rise window cleaning, facade cleaning
window printer: window vinyls, window vinyl, window graphics
window-net: window net, window nets, window safety net, window safety nets, balcony safety net, balcony safety nets
window-net: balcony netting
window-net window: rescreening, screen porch, screen door mesh, window screens repaired, window screen repair
window-net window: rescreen, mosquito net for windows, mosquito nets for windows, mosquito mesh, window mesh
window-net window: mosquito net doors, mosquito net door
wood-pellets: wood pellets, wood pellet, pellet fuel, heating pellets
wrench car: repair shop, repair shops, repair workshop, appliance repair man, fix-it shop, fan belt, fan belts
wrench car: drive belt, wof, wofs, warrant of fitness, rego check, pink slip, pink slips, blue slip, roadworthy
wrench car: roadworthies, rwc, smog check, smog checks, state inspection, state inspections, e-test, engine diagnostics
wrench car: car diagnostics, diagnostic check, engine repair, engine rebuild, gearbox, gearboxes, gearbox repair
wrench car: clutch replacement, auto repair, auto repair garage, car repair, car service, car servicing, garage
wrench car: mechanic, mobile mechanic, auto shop, car workshop, auto electrician, car inspection, mot, mot test
wrench car: vehicle inspection, car breakdown, recovery service, clutch repair, diesel mechanic
wrench car: garage equipment, mot and service, mots, clutch, engine remap, logbook service, logbook servicing
wrench car: roadside assist, auto electrics, reconditioned engines, vehicle repairs, pre-purchase inspection
wrench car: interim service, wof and rego, remaps, seat covers
wrench hammer-and-wrench: socket set, socket sets, torque wrench, torque wrenches, pipe fitters, spanner, spanners
wrench hammer-and-wrench: gasfitter, gasfitters
`;
