/** What vans, stalls, clubs and workshops of a town sell, lend and mend, in English. Notation: word-list.ts. */
export const englishStreetGoods = `
bagpipes musical-notes: bagpipe, bagpipes, bagpiper, bagpipers, bagpiping, highland piper, wedding piper, wedding pipers, scottish piper, lone piper, piper for hire, pipe band, pipes and drums, uilleann pipes, northumbrian pipes
-: lay the floorboards, under the floorboards
bra: lingerie, lingerie boutique, lingerie shop, lingerie store, bras, bra, bra fitting, bra fittings, bra shop, nightwear and lingerie, ladies underwear, bralette, bralettes, corsetry
braid hair-comb: braids, braider, braiders, hair braiding, braiding, braiding salon, african braiding, box braids, knotless braids, knotless, cornrows, cornrow, dreadlocks, dreads, locs, loctician, retwist, faux locs, goddess braids
hair-dryer hair-comb: blow dry, blow dries, blow-dry, blowdry, blowout bar, blowout bars, blow dry bar, hairdryer, hair dryer, hair dryers, hairdryers, keratin, keratin treatment, keratin treatments, brazilian blow dry, wash and blow dry, silk press, hair straightening
-: keratin gel, oil blowout, wellhead blowout, tyre blowout, tire blowout, blow out the candles, blow out your candles
cabbage: cabbage, cabbages, sauerkraut, spring greens, savoy cabbage, napa cabbage, pickled cabbage, coleslaw
-: cabbage patch doll, cabbage patch dolls, cabbage white
campervan campsite: campervan, campervans, camper van, camper vans, campervan hire, campervan rental, campervan conversion, campervan conversions, van conversion, van conversions, motorhome, motorhomes, motorhome hire, motor home, motor homes, rv rental, rv rentals, camper hire, camper rental
campsite caravan: campervan pitch, motorhome pitch, campervan pitches, motorhome pitches, campervan hook-up
-: motorhomes welcome, campervans welcome
car-boot price-tag: car boot, car boot sale, car boot sales, car boots, carboot, carboot sale, boot sale, boot sales, boot fair, boot fairs, trunk sale
-: fits in a car boot, fits in the car boot, in the car boot, your car boot
card-terminal credit-card: card machine, card machines, card reader, card readers, card terminal, card terminals, payment terminal, payment terminals, card payments for shops, pos system, pos systems, pos software, pos terminal, epos, epos system, epos systems, till system, till systems, point of sale system, point of sale software, cash register, cash registers, merchant services, tap to pay terminal
-: no card machine, card machine broken, card machine is broken, have a card machine, cash or card machine, got a card machine, card reader on site, we have a card reader, sd card reader, memory card reader
crystal-ball: tarot card reader, tarot card readers, oracle card reader, angel card reader
chainsaw logs: chainsaw, chainsaws, chain saw, chain saws, chainsaw course, chainsaw training, chainsaw carving, chainsaw sharpening, chainsaw servicing, logging, forestry contractor, forestry equipment
tree chainsaw: tree felling, tree cutting, tree removal, tree removals, tree work, tree works, tree pruning, stump grinding, stump removal, tree lopping, tree trimming, tree service, tree services, crown reduction, dead trees, tree needs to come down, trees need to come down, tree surgeon, tree surgeons, tree surgery, arborist, arborists, tree care
churros chocolate: churros, churro, churreria, churros con chocolate
concrete-mixer bricks: concrete, ready mix, ready-mix, readymix, ready mix concrete, ready mixed concrete, ready-mixed concrete, concrete delivery, concrete delivered, concrete pump, concrete pumping, concrete pumps, concrete pump hire, concrete supplier, concrete suppliers, concrete mixer, concrete mixers, cement mixer, cement mixers, floor screed, liquid screed, screed, screeding, volumetric concrete, concrete slab, concrete slabs, concreting, concreter, concreters
-: concrete advice, concrete plan, concrete steps to, concrete results, concrete jungle
drainpipe droplet: drains, drainage engineers, blocked drain, blocked drains, blocked sink, drain unblocking, drain cleaning, drain clearance, drain clearing, drain jetting, drain repair, drain repairs, drain survey, drain surveys, cctv drain survey, drainage engineers, drainage engineer, drainage contractor, sewer, sewers, sewer cleaning, sewer line, sewer repair, soakaway, soakaways, drain relining, pipe relining, rooter service
-: brain drain, drain your, drains your, down the drain, battery drain, energy drain, drain on
fitted-kitchen: kitchen doors, kitchen door, replacement kitchen doors, kitchen respray, kitchen respraying, kitchen wrap, cabinet painting
fitted-kitchen fridge: fitted kitchen, fitted kitchens, kitchens fitted, kitchen fitting, kitchen fitter, kitchen fitters, kitchen units, kitchen unit, kitchen cabinets, kitchen cabinet, kitchen cabinetry, kitchen showroom, kitchen design, kitchen designer, kitchen designers, kitchen makeover, kitchen makeovers, kitchen remodel, kitchen remodeling, kitchen remodelling, kitchen renovation, kitchen renovations, kitchen refit, kitchen installation, kitchen installations, kitchen installer, kitchen installers, kitchen worktops, kitchen worktop, bespoke kitchens, bespoke kitchen, handmade kitchens, handmade kitchen, new kitchen, new kitchens, dream kitchen, kitchen countertops, modular kitchen, modular kitchens
fitted-kitchen bathtub: kitchen and bathroom, kitchen and bath, kitchen and bathroom fitter, kitchen and bathroom fitters
flag: flagpole, flagpoles, flag makers, flag maker, flags and banners, banners and flags, custom flags, feather flags, flag shop
floorboards: wood flooring, wooden flooring, wooden floors, wood floors, hardwood floors, hardwood flooring, hardwood floor, laminate, laminate flooring, laminate floors, engineered wood flooring, engineered oak flooring, oak flooring, parquet, parquet flooring, parquet floors, herringbone flooring, vinyl plank, vinyl flooring, lvt flooring, luxury vinyl tile, flooring, flooring showroom, floor fitter, floor fitters, floor fitting, floor layer, floor layers, floor laying, floor installation, floor sanding, floor sander, floor sanders, floor refinishing, floor restoration, floorboards, floor boards, sanded floors, decking, composite decking, timber decking, deck boards, decking boards, deck builder, deck builders, deck building, deck staining
gas-cylinder fire: ~ propane, butane
gas-cylinder fire: gas bottle, gas bottles, gas cylinder, gas cylinders, bottled gas, calor gas, lpg, lpg gas, cooking gas, propane refill, propane refills, propane exchange, gas refill, gas refills, gas delivery, propane delivery, propane tank, propane tanks
-: lpg conversion, lpg conversions, gas bottle included
grandfather-clock: grandfather clock, grandfather clocks, longcase clock, longcase clocks, long case clock, long case clocks, grandmother clock, pendulum clock, pendulum clocks
harp musical-score: harp, harps, harpist, harpists, harp lessons, celtic harp, wedding harpist, lever harp
-: blues harp, harp seal, mouth harp
hay-bale tractor: hay bales, hay bale, bales of hay, straw bales, straw bale, bales of straw, hay and straw, haylage, hay for sale, hay delivery, round bales, small bales, square bales, silage, haybales, baling, hay baling
-: hay bales for seating, seats of hay bales
ladoos: mithai, mithai box, mithai boxes, ladoo, ladoos, laddu, laddus, laddoo, indian sweets, pakistani sweets, asian sweets, bengali sweets, gulab jamun, barfi, burfi, jalebi, jalebis, rasmalai, rasgulla, kaju katli, halwai, sweet mart, motichoor, mysore pak, peda, soan papdi
lawn-bowls: lawn bowls, lawn bowling, bowls club, bowls clubs, bowling green, bowling greens, crown green bowls, crown green, flat green bowls, indoor bowls, short mat bowls, barefoot bowls, barefoot bowling, bowls league, bowls open day, petanque, pétanque, boules, bocce, boccia
lift: lift maintenance, lift engineer, lift engineers, lift servicing, lift service engineer, lift repair, lift repairs, lift installation, lift installers, elevator repair, elevator repairs, elevator maintenance, elevator mechanic, elevator mechanics, elevator technician, elevator installation, elevator company, home elevator, home elevators, home lift, home lifts, domestic lift, domestic lifts, passenger lift, passenger lifts, platform lift, platform lifts, dumbwaiter
mahjong-tile: mahjong, mah jong, mah-jong, mahjongg, mah jongg, mahjong club, mahjong lessons
mobility-scooter wheelchair: mobility scooter, mobility scooters, mobility aids, mobility aid, mobility shop, mobility equipment, mobility store, electric wheelchair, electric wheelchairs, power wheelchair, power wheelchairs, powerchair, powerchairs, power chair, power chairs, powered wheelchair, powered wheelchairs
nappy baby: nappy, nappies, nappy library, cloth nappy library, reusable nappy library, nappy libraries, cloth nappy, cloth nappies, reusable nappies, reusable nappy, real nappies, washable nappies, nappy cake, nappy cakes, diaper, diapers, cloth diaper, cloth diapers, diaper service, diaper bank, diaper drive, diaper cake
-: nappy changing, nappy changes, baby changing, changing nappies, diaper change, diaper changes
padel-racket: padel, paddle tennis, padel court, padel courts, padel club, padel coaching, padel lessons, padel tennis, pickleball, pickleball club, pickleball courts, pickleball lessons, racquetball, squash club, squash courts, squash court, squash coaching, squash league, racketball
paddleboard wave: paddleboard, paddleboards, paddle board, paddle boards, paddleboarding, paddle boarding, paddleboard hire, paddle board hire, paddleboard rental, paddle board rental, stand up paddle, stand-up paddle, stand up paddleboarding, sup hire, sup lessons, sup yoga, sup boards, sup board, sup rental, sup tours
pistachios peanuts: ~ pistachio, pistachios, pistachio nuts
peanuts pistachios: roasted nuts, nuts and dried fruit, dried fruit and nuts, dry fruits, nuts and seeds, mixed nuts, nut roastery
soft-ice-cream pistachios: pistachio ice cream, pistachio gelato
croissant: pistachio croissant, pistachio croissants
-: pistachio green
potters-wheel vase: pottery wheel, potter's wheel, potters wheel, wheel throwing, wheel-throwing, throwing on the wheel, pottery class, pottery classes, pottery course, pottery courses, pottery lesson, pottery lessons, pottery workshop, pottery workshops, pottery studio, pottery taster, throw a pot, throw pots, throw your own pot, throw your first pot, throwing pots, clay class, clay classes, clay studio, clay workshop, clay workshops, ceramics class, ceramics classes, ceramics course, ceramics studio, ceramics workshop, ceramics workshops, hand building and throwing
prosthetic-leg: prosthetics, prosthetist, prosthetists, prosthetic limb, prosthetic limbs, prosthetic leg, prosthetic legs, artificial limb, artificial limbs, artificial leg, prosthesis clinic, amputee clinic, amputees, orthotics and prosthetics, prosthetics and orthotics
tooth: dental prosthetics, dental prosthetist
-: prosthetics makeup, special effects prosthetics
quad-bike: quad bike, quad bikes, quad biking, quadbike, quadbikes, quad trek, quad treks, quad trekking, quad tours, quad safari, quad hire, atv, atvs, atv tour, atv tours, atv rental, atv rentals, four wheeler, four wheelers, side by side utv
road-barrier safety-vest: traffic management, traffic management operatives, road works, roadworks, road closure, road closures, road crew, highway maintenance, traffic controller, traffic controllers, traffic marshal, traffic marshals, road marking, road markings, line marking, temporary traffic lights, crowd barriers, barrier hire
-: affected by roadworks, during the roadworks, despite the roadworks
saffron: saffron, kashmiri saffron, persian saffron, saffron farm, saffron threads
-: saffron walden, saffron robes
rice: saffron rice
sausage-roll: sausage roll, sausage rolls
spotlight: stage lighting, stage lights, stage light, stage lighting hire, theatre lighting, theatre lights, theater lights, event lighting, event lighting hire, lighting hire, lighting technician, lighting rental, concert lighting, lighting and sound, sound and lighting, sound and light hire, pa and lighting, stage hire, spotlight, follow spot, talent show, talent night, open stage
-: spotlight on, in the spotlight, under cabinet spotlights, kitchen spotlights, ceiling spotlights, recessed spotlights, led spotlights, bathroom spotlights, spotlights fitted
tanker: tanker, tankers, septic tank, septic tanks, septic tank emptying, septic tank pumping, septic pumping, septic service, septic cleaning, septic, cesspit, cesspits, cesspit emptying, cesspool, cesspool emptying, sewage removal, vacuum truck, vacuum trucks, vacuum tanker, liquid waste, liquid waste removal, heating oil, heating oil delivery, home heating oil, fuel delivery, diesel delivery, bulk water, bulk water delivery, water tanker, water tankers, water truck, water trucks, bowser, water bowser, fuel bowser, grease trap cleaning, grease trap pumping, tanker driver, tanker drivers
telephone: ~ helpline, switchboard
telephone: telephone engineer, telephone engineers, telephone system, telephone systems, phone system, phone systems, business phones, business telephone, phone lines, telephone lines, voip, call answering, call answering service, telephone answering, telephone answering service, phone answering service, befriending calls, telephone befriending, listening line, crisis line
-: landline number, from a landline, call our helpline, helpline number, our landline, landline only
tow-truck car: tow truck, tow trucks, towing, towing service, towing services, tow service, breakdown recovery, car recovery, vehicle recovery, breakdown service, breakdown cover, breakdown truck, recovery truck, roadside assistance, roadside recovery, roadside rescue, wrecker service, wreckers, accident recovery, flatbed towing, jump start service
-: towing bracket, towing capacity, towing weight
trampoline gymnast: trampoline, trampolines, trampoline park, trampoline parks, trampoline hire, trampolining, trampoline club, trampoline fitness, rebounder, rebounding, jump park
water-jug droplet: water delivery, water delivered, bottled water, bottled water delivery, drinking water delivery, mineral water delivery, purified water, alkaline water, water refilling, water refilling station, water refill, refilling station, water station, spring water delivery, water cooler, water coolers, water cooler hire, water dispenser, water dispensers, 5 gallon water, 20 litre water, 20l water
welding-mask fire: welding, welder, welders, mobile welding, mobile welder, welding course, welding courses, welding class, welding classes, welding services, welding repairs, coded welder, coded welders, mig welding, tig welding, mig welder, tig welder, mig tig, arc welding, welding and fabrication, fabrication and welding, welder fabricator, fabricator welder, welder wanted, welders wanted
ear: ear wax, earwax, ear wax removal, earwax removal, microsuction, micro suction, ear microsuction, ear syringing, ear clinic, ear nose and throat, ent clinic, ent specialist
ring ear: ear piercing, ear piercings, ear piercer, ears pierced, earrings and piercing
envelope: ~ newsletter, newsletters
envelope: envelopes, direct mail, mailshot, mailshots, mail shot, mail drop, letter writing, letter writing club, letter writers, pen pal, pen pals, penpals, love letters, old letters, handwritten letters, thank you letters
ant house: termite, termites, termite inspection, termite inspections, termite treatment, termite control, white ants, white ant, ant control, carpenter ants
roller-coaster: theme park, theme parks, amusement park, amusement parks, roller coaster, roller coasters, rollercoaster, rollercoasters, funfair rides
donkey hay-bale: donkey sanctuary, donkey rescue, rescued donkeys
donkey: donkey, donkeys, donkey ride, donkey rides, donkey trek, donkey treks, donkey walk, donkey derby, miniature donkeys
handball-player: handball, handball club, team handball
water-polo-player: water polo, water polo club, waterpolo
wrestlers: wrestling, wrestling club, wrestling night, wrestling show, wrestlers, pro wrestling, freestyle wrestling, youth wrestling, arm wrestling
-: wrestling with, arm wrestling with, stop wrestling with
`;
