/** English words for the home, by the thing they lead to: c to f. Notation: word-list.ts. */
export const englishHomeCToF = `
candle: candle workshop, undertakers, funerals, candle, candles, candle making, scented candles, candlelight
candle: beeswax candles, tealights, soy wax, soy candles, wax melt, wick trimming, votive candles, all souls
candle: pillar candles, tea light, tea lights, home fragrance, fragrance oils, candlemaking, votives
candle: yahrzeit, tealight, soy candels, candels, candel, end of life doula, eulogy, eulogies, candlestick, candlesticks
candle bouquet: grave maintenance, grave visits, grave flowers, grave tidying, grave tidy, graves tended, graves tidied
candle bouquet: funeral planning, pre-paid funeral, prepaid funeral, plan your funeral, funeral home, funeral homes
candle bouquet: funeral, funeral director, undertaker, funeral service, bereavement, memorial, funeral plan
candle bouquet: funeral plans
candle heart: grief group, grief groups, grief support, grief support group, grief circle, grief café, grief cafe
candle heart: griefshare, bereaved, loss group, suicide loss, widows and widowers, widowed, living with loss
candle heart: pregnancy loss, baby loss, service of remembrance, memorial service, candlelit vigil
candle heart: vigil, bereavement support, bereavement group, bereavement café, remembrance, celebration of life
candle lotus: aromatherapy, holistic therapy, spiritual healing, energy healing, shamanic, mindfulness course, chakra
candle lotus: ~ holistic, retreat, retreats
candle military-helmet: dawn service, anzac dawn service, anzac day
candle lectern: funeral celebrant, funeral celebrants
candle church: candlemas
candle newspaper: obituary, obituaries, death notice, death notices
carport: car port, carport installation, carport kits, oak carport, carport, carports, car ports
ceiling-fan: ceiling fans, ceiling fan installation, ceiling fan
chair: chiavari chairs, seating hire, chair weaving, cane weaving, bistro set, bistro sets, rattan sets, chiavari
chair armchair: cane webbing, rush seats, seat weaving
chair campsite: camping chair, camping chairs
chandelier light-bulb: chandelier, chandeliers, crystal chandelier, crystal chandeliers, chandelier cleaning
chandelier light-bulb: light fittings, lighting showroom, pendant lights
chest-of-drawers: drawer chest, bedroom drawers, chest of drawers, chests of drawers, drawers for bedrooms, dresser
chest-of-drawers: dressers, sideboard, sideboards, tallboy, tallboys, plan chests, bedside cabinet, bedside cabinets
chest-of-drawers: bedside table, bedside tables, bedside drawers
chest-of-drawers mirror: dressing table, dressing tables
chimney: chimney builder
chimney bird: bird nest in the flue, bird nest in flue, bird nest in chimney, nest in the chimney, nest in the flue
chimney bricks: chimney pot, chimney pots, chimney pots reclaimed, steeplejack, steeplejacks, chimney repairs
chimney fire: flues swept, flue sweeping, flue lining, flue liners
chimney fire: chimney repair, chimney lining, chimney stacks, chimney, bird guards, stack repointing
chimney fire: chimneys swept
chisel: chisel, chisels, wood chisel, wood carving, woodcarving
chisel saw: planes and chisels, planes chisels, chisels and planes
chopping-board: butcher block board, wooden chopping board, chopping board, chopping boards, cutting board
chopping-board: cutting boards, butcher block boards
clamp saw: bench vice, bench vices, vices and clamps, quick grips, g clamps, g-clamps
clamp toolbox: record vice, engineer's vice, engineers vice, workmate, black and decker workmate
clothes-airer: heated airer, heated airers, clothes horse, laundry drying rack, drying racks for clothes, clothes airer
clothes-airer: clothes airers, clothes drying rack, drying rack for clothes, clothes peg, clothes pegs, washing line
clothes-airer: washing lines, clothes line, clothes lines, rotary airer, rotary airers, hills hoist, hills hoists
clothes-airer: clothesline, clotheslines, clothes line rewired, rotary clothesline
coal: house coal, smokeless coal, bagged coal, coal merchant, coal merchants, coal delivery
coat-stand: coat stand, coat stands, coat rack, coat racks
coat-stand coat: cloakroom attendant, cloakroom attendants
coffee-table: coffee table, coffee tables, side table, side tables, nest of tables, nests of tables, occasional table
coffee-table: occasional tables
coffin candle: mortuary, mortuaries, morgue, repatriation of remains, casket, caskets, shrouds, pallbearers
coffin urn: coffins, willow coffins, coffin
colour-swatches: colour analysis, colour consultant, paint colour matching, paint mixing
conservatory: glazed conservatory, upvc conservatory, lean-to conservatory, conservatory installers
conservatory: conservatory repairs, glass conservatory, bespoke conservatory, conservatory extension
conservatory: conservatories and orangeries, conservatory company, sunroom, sunrooms, orangeries and conservatories
conservatory: conservatory, conservatories, conservatory roof, conservatory roofs, orangery, orangeries
cooker-hood: extractor fans, extractor fan, hob hoods, exhaust hoods, extraction fans, kitchen chimney
cooker-hood: kitchen chimneys, chimney cleaning kitchen, chimney hob, chimney and hob
cooker-hood oven: cooker hood, cooker hoods, range hood, range hoods, extractor hood, extractor hoods, kitchen hood
cooker-hood oven: kitchen hoods, hood cleaning, kitchen extract, kitchen extraction, kitchen extract cleaning
cooker-hood oven: extract cleaning, kitchen exhaust, kitchen exhaust cleaning, kitchen duct cleaning, kitchen ducts
cooker-hood oven: kitchen ductwork, kitchen canopy, kitchen canopy cleaning, canopy cleaning, grease duct, grease ducts
cooker-hood oven: duct degreasing, tr19, kitchen ventilation, commercial kitchen cleaning, kitchen deep clean
cooker-hood oven: kitchen deep cleaning
cooking-pot: cooking pot, dutch oven, saucepan, stockpot, stock pot, pressure cooker, slow cooker, instant pot
cooking-pot: crock pot, crockpot, casserole dish, casserole dishes, enamel pots, enamelware, hot pot cooker
cooking-pot: multicooker, casseroles, pots, clay cookware, earthen cookware, terracotta cookware, handi set, crockpots
cooking-pot: sous vide
cooking-pot meat-on-bone: pot roast
cooking-pot cutlery: potluck, potlucks
cooking-pot memo: recipe card, recipe cards
cot: cot appeal, cots for, cot collection, baby cot, baby cots, cots and cribs, cot bed, cot beds, baby crib, baby cribs
cot: cribs, moses basket, moses baskets, cot hire, travel cot, travel cots, nursery furniture, nursery beds
crate: wooden crate, wood crate, wood crates, apple crate, apple crates, wine crate, wine crates, shipping crate
crate: shipping crates, packing crate, packing crates, wooden crates, ply crates, packing cases, crates
crate parcel: manual handling course, manual handling courses, manual handling training
crossed-swords shield: larp, live action roleplay, gladiator school, medieval night, medieval faire, renaissance faire
crossed-swords shield: ren faire, viking festival, sealed knot, sabres, swordplay, broadsword, longswords, gladiator
crossed-swords shield: gladiators, vikings, skirmishes
crossed-swords theatre-masks: stage combat, stage fighting, sword fighting, hema club
crystals: crystal shop, healing crystals, quartz crystals, quartz crystal, rose quartz, amethyst, amethysts
crystals: crystal cluster, crystal clusters, crystals and minerals, gemstones and crystals, crystal healing, crystals
crystals: crystals and incense, rock shop, minerals, mineral fair, mineral show, gem and mineral, gem and minerals
crystals: rock and gem, rock and gem show, crystal fair, gems and minerals, rough gemstones
cuckoo-clock: cuckoo clock, cuckoo clocks, cuckoo clock repair
curtains: drapery
curtains blinds: curtains and blinds, blinds and curtains
curtains spray-bottle: curtain cleaning, curtain cleaner, curtain cleaners, curtains cleaned, curtain dry cleaning
curtains spray-bottle: drapery cleaning, drapes cleaned
curtains window: curtain material, curtain remnants, curtain rail, curtain rails, curtain pole, curtain poles, curtain
curtains window: curtains, tie backs, net curtains, nets and voiles, curtain tracks, curtain track, curtain making
curtains window: eyelet curtains, tab tops, swags and tails, theatre drapes, stage drapes, drapes, draperies, pelmets
curtains window: pelmet, tiebacks, voiles, sheers, valances
cushion: cushion, cushions, scatter cushions, throw pillows, throws and cushions, cushions and throws, seat cushions
cushion: cushion covers, outdoor cushions, floor cushions, soft furnishings, home textiles, seat pads, foam cushions
cushion: foam cut, foam inserts, bolsters, zabuton
cushion sofa: foam cut to size, upholstery foam, foam cutting
deckchair: deckchair, deckchairs, deck chair, deck chairs
desk laptop: desk space, desk spaces, hot desk, hot desks, hot desking, desks to rent, desk to rent, coworking desk
desk laptop: coworking desks, desk hire, parish clerk, clerk to the council, parish council clerk
desk office-chair: desk, desks, office furniture, standing desk, standing desks, sit-stand desk, sit-stand desks
desk office-chair: height adjustable desk, home office furniture, gaming desk, writing desk, computer desk, study desk
desk office-chair: school desks, office desks, bureau, study table, study tables, computer table, computer tables
desk office-chair: office clearance, office clearances, work hub, work pods, office pods, office fit outs, sit stand
desk office-chair: flexible workspace, day office, study spaces, exam desks, co work, managed office, second hand office
desk office-chair: second hand office furniture, hotdesk, hotdesks, hotdesking, workhub, fit-outs
desk office-chair: ~ work space, home office, home offices, workspace, workspaces
desk: writing bureaux, roll-top desk, roll-top desks, roll top desk, roll top desks
desk-lamp light-bulb: desk lamp, desk lamps, led desk lamp, led desk lamps, reading lamp, reading lamps
dining-table: tablecloth, tablecloths, table linen, table linens, table runner, napkins, placemat, placemats
dining-table: console table, console tables, hall table, hall tables
dining-table chair: dining table, dining tables, wooden table, wooden tables, oak table, oak tables
dining-table chair: kitchen table, table maker, tables made, dining sets, dining set, dining suite
dining-table chair: dining suites, extending tables, trestle hire, trestle tables, drop leaf, river tables, resin tables
dining-table chair: farmhouse tables, bespoke tables, table making, table hire, tables and chairs
dining-table chair: epoxy tables, conference tables, dining furniture, banquet tables
dining-table chair: gateleg, dinette, dinettes, garden table, garden tables, patio table, patio tables
dining-table wardrobe: oak furniture, bespoke furniture, handmade furniture, bespoke oak furniture, furniture maker
dining-table wardrobe: furniture makers
dishwasher: integrated dishwasher, slimline dishwasher, dishwasher repairs, dishwasher installation, dishwasher
dishwasher: dishwashers, dishwasher repair
door: draught excluder, draught excluders, draft stopper, patio doors, patio door, bifold doors, bi-fold doors
door: french doors, doors, stable doors, composite doors, door hinges, hinges and handles, upvc door mechanisms
door: dog flaps, pet doors, pet flaps, open doors day, door knobs, door sets, garden room doors, upvc door mechanism
door: bi-fold, ironmongery, doorman, doormen, doorsets, door furniture, revolving door, revolving doors
door: door mechanism, door mechanisms, letterbox draughty, draughty letterbox, letterbox replacement
door: letterbox replacements, draughty door, draughty doors
door bathtub: architectural salvage, salvage yard architectural, reclamation yard, reclamation yards, reclaimed doors
door bathtub: salvaged doors, victorian doors
door fire-extinguisher: fire door, fire doors, fire door inspection, fire door inspections
door key: door installation, front door, front doors
door key: ~ door
door: ~ canvassers
door window: bifolds, bi-folds
drainpipe: patch lining, pipe lining, stormwater drains, soil pipe, soil pipes, rainwater goods, drain camera
drainpipe: drain cameras, fall pipes, drainage works, downspout, downspouts, jetting, gullies, stormwater, trenchless
drainpipe: manholes, drainage, drainage company, clogged drain, clogged drains, slow drain, slow drains, cctv drain
drainpipe: cctv drain surveys
drainpipe droplet: drains, drainage engineers, blocked drain, blocked drains, drain unblocking, drain cleaning
drainpipe droplet: drain clearance, drain clearing, drain jetting, drain repair, drain repairs, drain survey
drainpipe droplet: drain surveys, cctv drain survey, drainage engineer, drainage contractor, sewer, sewers
drainpipe droplet: sewer cleaning, sewer line, sewer repair, soakaway, soakaways, drain relining, pipe relining
drainpipe droplet: rooter service
drainpipe snowflake: pipe lagging, lagging and frost protection, pipes lagged, lagging pipes
driveway: driveway paving, asphalt driveway, asphalt driveways, tarmac driveway, tarmac driveways, resin driveway
driveway: resin driveways, block paved driveway, driveway cleaning, new driveway, seal your driveway, driveway sealing
driveway: driveway sealer, driveway sealed, driveway sealcoating, sealcoating, sealcoat, sealcoat your driveway
driveway: driveway sealcoat, sealcoated driveway
dummy: pacifier, pacifiers, pacifier clip, pacifier clips, soother, soothers, baby dummy, baby dummies
dummy: dummies with names, personalised dummies, dummy clip, dummy clips, dummy chain, dummy chains, binky, binkies
electric-fan: electric fan, standing fan, desk fan, pedestal fan, table fan, tower fan, portable fan, fan repair
electric-fan: fan installation, rechargeable fan, fans and heaters, fans and coolers, dyson fan, dyson fans
fabric-roll: kente, kente cloth, batik fabric, batik fabrics, shweshwe fabric, shweshwe by the metre, ankara fabrics
fabric-roll: ankara prints, wax print fabric, kitenge fabric, suiting fabric, suiting, fabric shops, cloth shop
fabric-roll: cloth merchant, cloth merchants, liberty fabric, cotton lawn, liberty lawn, per metre fabric
fabric-roll: per yard fabric, by the yard, by the meter, half metre, half metres, drapery shop, textile, textiles
fabric-roll: textile shop, remnant sale, fabric stash, block printed fabric, tweed, tweeds, dressmaking remnants
fabric-roll: half yard cuts, mill shop, jersey knits, muslin, muslins, batik, batiks
fabric-roll thread: fabric, fabrics, fabric store, fabric shop, fabric sale, fabric by the metre, fabric by the meter
fabric-roll thread: fabric by the yard, by the metre, cloth by the metre, dress fabric, dress fabrics
fabric-roll thread: dressmaking fabric, dressmaking fabrics, upholstery fabric, upholstery fabrics, curtain fabric
fabric-roll thread: curtain fabrics, quilting cotton, quilting cottons, quilting fabric, cotton prints, fat quarters
fabric-roll thread: fat quarter, fabric remnants, fabric offcuts, offcut bags, deadstock fabric, shweshwe, ankara fabric
fabric-roll thread: ankara print, wax print, wax prints, kitenge, chitenge, suit lengths, harris tweed
fabric-roll thread: tweed by the metre, liberty prints, textile sale, block print fabric, dress materials
fabric-roll thread: dress material
fence gate: land to let, grazing land, acreage, pasture land, pasture to rent, paddock to let
fence gate: paddocks to let, paddock to rent, farmland, agistment, pool fencing, pool fence
fence gate: glass pool fencing, timber fencing, colorbond, colorbond fencing, colourbond, fencing gates
fence gate: fencing and gates, fences gates, fence panels, fence repairs, fencing contractor, garden fencing
fence gate: farm fencing, picket fence
fence hammer: hurdle maker, hurdle makers, hazel hurdles, wattle hurdles, silt fence, post knocker, post knocker hire
fence hammer: post driver, fencing supplies, fence posts, deer fencing, stock fencing, temporary fencing
fence hammer: temporary fencing hire, temporary fence, heras fencing, crowd barrier, post and rail
fence hammer: post and rail fencing, post and rail fence, closeboard, closeboard fencing, garden fence, fence, fences
fence hammer: fence builder, railings, fencing and decking, palisade fencing, chain link, barbed wire, feather edge
fence hammer: slat fencing, fencing panels, gravel boards, privacy screens, concrete posts, decking and fencing
fence hammer: fencers wanted, fencing contractors, security fencing, boundary fencing, retaining walls and fences
fence hammer: crowd barriers hire, panels down, panels blown down, palisade, pickets, chainlink, featheredge
fence lightning: electric fencing, electric fence, electric fences, electric fencing energiser
fence rabbit: rabbit fencing, rabbit fence, rabbit proof fencing
fence seedling: field to rent, field to let, field for rent
fence: trellis, trellises, trellis panel, trellis panels, chicken wire, wire netting, sheep hurdle, sheep hurdles
fence: willow hurdle, willow hurdles
fire-extinguisher: fire blanket, fire blankets, fire marshal, fire marshals, fire warden, fire wardens
fire-extinguisher: fire risk assessment, fire risk assessments, fire risk, fire marshal training, fire warden training
fire-extinguisher: fire doors inspection, fire safety, fire safety training, fire alarms, fire alarm servicing
fire-extinguisher: fire extinguisher servicing, fire stopping, fire protection, fire extinguishers, fire alarm
fire-extinguisher: fire inspection, extinguisher servicing
fire-extinguisher: fire suppression, fire equipment, fire drills, fire drill, fire sprinklers, hydrant, hydrants
fire-extinguisher: fire hose reel, fire hose reels, fire hoses, co alarm, co alarms
fireplace: hearth, hearths, slate hearth, slate hearths, fire surround, fire surrounds, mantelpiece, mantelpieces
fireplace: mantels, inglenook, open fire, open fires, log fires, log fire, media wall, media walls, ingle nook
fireplace: ingle nooks, marble surrounds, cast iron fires, log effect, grates, bioethanol, reclaimed fireplaces
fireplace: fireplace builder, fireguard, fireguards, fireside companion, companion set, companion sets
fireplace fire: fireplace, fireplaces, marble fireplaces, fireplace restoration, gas fires, electric fires
fireplace fire: log fires installed
first-aid-kit: first aid, first-aid, first aid course, first-aid course, first aid courses, first aid training
first-aid-kit: first aid kit, first aid kits, paediatric first aid, pediatric first aid, first aider, first aiders, cpr
first-aid-kit: cpr class, cpr classes, cpr training, cpr course, aed training
first-aid-kit: medicine cabinet, medicine cabinets
first-aid-kit plaster: trauma kits, survival kits, survival kit, emergency kits, emergency kit, disaster prep
first-aid-kit plaster: wilderness medicine, medic wanted, choking, medics
fitted-kitchen: kitchen doors, new kitchen doors, replacement kitchen doors, replacement doors kitchen, kitchen door
fitted-kitchen: kitchen fronts, drawer fronts, kitchen facelift, kitchen makeover, kitchen makeovers
fitted-kitchen: kitchen resprays, kitchen spraying, new look kitchen, new looking kitchen, carcasses, worktops, worktop
fitted-kitchen: kitchen worktops, kitchen refacing, cabinet refacing, cabinet painting, cabinet doors, kitchen wraps
fitted-kitchen: kitchen wrapping, kitchen respraying, kitchen wrap, shaker kitchens, granite tops, granite countertops
fitted-kitchen: kitchen remodels, utility rooms, utility room, cabinetry, countertops, benchtops, benchtop, backsplash
fitted-kitchen: corian, pantries, kitchens and wardrobes, made to measure kitchens, kitchens made to measure
fitted-kitchen: kitchens & bedrooms, granite worktops, quartz worktops, stone worktops, kitchens, kitchen studio
fitted-kitchen: kitchen refurbishment, kitchen refits, kitchen cabinet doors, cupboard doors, kitchen cabinet painting
fitted-kitchen: splashbacks, splashback
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
floorboards: decking boards, deck builder, deck builders, deck building, deck staining, lino, lino fitting, lino laid
floorboards: vinyl flooring laid, vinyl planks, vinyl laid, garden decking, vinyl floor, vinyl floors
floorboards: vinyl and wood flooring, vinyl and wood floors, wood and vinyl flooring, lino and vinyl, vinyl and lino
floorboards: laminate vinyl, vinyl and lvt, vinyl lvt, lvt, wood floor, floor sanding and sealing
floorboards saw: floorer, floorers, floor layer, floor layers, floor fitter, floor fitters, floor fitting
floorboards saw: flooring fitter, flooring contractor, herringbone floors, underlay and, bamboo flooring, cork flooring
floorboards saw: sprung floor, sprung floors, engineered oak, solid oak floors, floor polishing, floors sanded
floorboards saw: new floors, floor screeds and, boards sanded, old boards, sanded and oiled, amtico, karndean, linoleum
floorboards saw: subfloor
footstool: footstool, footstools, pouffe, pouffes
fridge: fridge repair, cold room, cold storage, fridge hire, refrigeration, fridge, fridges, freezer, freezers
fridge: refrigerator, walk in coolers, walk-in coolers, cold stores, cold store, refrigerated display, display chillers
fridge: cool rooms, refrigeration engineer, minibars, coolrooms, fridge regas, fridge gas refill, freezer repair
fridge: community fridge, kitchen appliances sale
fuse-box: consumer unit, consumer units, fuse board, fuse boards, fuse box, fuse boxes, eicr, fixed wire testing
`;
