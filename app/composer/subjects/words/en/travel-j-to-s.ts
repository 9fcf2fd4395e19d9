/** English words for travel and vehicles, by the thing they lead to: j to s. Notation: word-list.ts. */
export const englishTravelJToS = `
jet-ski wave: jet ski, jet-ski, jet skis, jet-skis, jetski, jetskis, jet skiing, jet ski hire, jet ski rental
jet-ski wave: personal watercraft
kayak: kayak, kayaks, kayaking, kayak hire, kayak rental, kayak rentals, kayak tour, kayak tours, kayak trips
kayak: kayak lessons, kayak club, sea kayak, sea kayaks, sea kayaking, sea kayak tours, kayak fishing, kayak polo
kayak: canoe polo, white water kayaking, packrafting, packraft, guided paddle, guided paddles
kayak canoe: kayak and canoe, kayaks and canoes, kayaks & canoes, kayaking and canoeing
kayak car: roof rack for kayak, roof rack for kayaks, kayak roof rack
kick-scooter: e-scooter, e-scooters, e-scooter repairs, electric scooter hire, kick scooter, electric scooter
kick-scooter: electric scooters, scooter, stunt scooter, stunt scooters, scooter jam, scooter tricks, scooter park
kick-scooter: scootering
lifebuoy: rnli, rnli open day, lifeboat crew, lifeboat day, water rescue, lifeboat, lifeboats, lifeboat appeal
lifebuoy: lifeguard, lifeguards, lifeguard training, rookie lifeguards, rookie lifeguard, sea rescue
lifebuoy: drowning prevention, throw bags, throw bag, water safety, inshore lifeboat, pool lifeguard, pool lifeguards
lifebuoy beach: nippers registration, nippers registrations, nippers sign, nippers sign on, junior nippers
lifebuoy beach: junior lifesaving, lifesaving, lifesaving course
lifebuoy ship: coastguard, coast guard, coastguard team, coastguard rescue, inshore rescue
lifebuoy wave: nippers, nippers rego, surf lifesaving, surf life saving, surf lifesaving club, surf life saving club
lifebuoy wave: slsc, surf club, junior lifeguard, junior lifeguards, lifeguard course, beach lifeguard, beach lifeguards
lifebuoy wave: patrol members, bronze medallion
limousine: limousine, limousines, limo, limos, limousine service, limousine hire, limo service, limo hire, party limo
limousine: limousine rental, limousines for hire, stretch limousine, stretch limousines, limo rental, limousine rentals
limousine: limos for hire, stretch limo, stretch limos, prom limo, prom limos
limousine ring: daimler limousine, wedding limo, wedding limousine
locomotive: model railway exhibition, model train, steam engine, steam engines, steam train, footplate experience
locomotive: engine shed, branch line, branch lines, steam up, steam galas, diesel gala, n gauge, oo gauge, signalmen
locomotive: o gauge, steam excursion, steam excursions, permanent way, santa specials by rail, thomas day, signalman
locomotive: day out with thomas, signal box, signal boxes, loco driver, steam locos, footplate, railwayana, trainspotter
locomotive: trainspotters, trainspotting, hornby, steam weekend, steam day, steam gala, steam railway, steam trains
locomotive: narrow gauge, narrow gauge railway, trick or treat train, santa train, halloween train, ghost train ride
locomotive small-airplane: model shop, model shops, hobby shop, model engineering, model engineers, model expo
locomotive small-airplane: model show
log-cabin: log house, log houses, log home, log homes, log cabin kits, log cabin, log cabins, cabin holidays, cabin
log-cabin: cabins, log cabin stay, woodland cabin, forest cabin, glamping pods, lodge stay, forest lodge, forest lodges
log-cabin: mountain hut, mountain huts, alpine hut, bunkhouse, bunkhouses, mountain cabin, mountain cabins, ski cabin
log-cabin: ski chalet, ski lodge, cabin in the mountains
log-cabin key: holiday lodge, holiday lodges
lorry: abnormal loads, abnormal load, abnormal loads escort, wide load escort, pilot vehicle, low loader, low loaders
lorry: low loader haulage, weighbridge, weighbridges, public weighbridge, hgv training, hgv lessons, hgv licence
lorry: lgv training, truck driving school, cdl training, cdl-a, cdl a, cdl-a drivers, cdl drivers, class a drivers
lorry: class a cdl, otr drivers, otr, freightliner, freightliners, no touch freight, regional drivers, flatbed drivers
lorry: company drivers, owner operators, owner-operators, class 1 drivers, class 2 drivers, hgv class 1, hgv class 2
lorry: lgv drivers, hc drivers, mc drivers, road train, 7.5 tonne, 7.5t drivers, 18 tonne, artic drivers, hiab driver
lorry: hiab drivers, flatbed, cdl driver, class a driver, hgv driver, hgv drivers, truckers, lorry, truck drivers
lorry: truck driver training, semi truck, semi trucks, semi trailer, semi trailers, cdl class a, cdl school
lorry: car transporter, big rig, big rigs, reefer trailer, refrigerated haulage, full loads, full load, part loads
lorry: 18 wheeler, 18 wheelers, side loader, side loaders, driver cpc, cpc training, truck fest, long haul drivers
lorry: mc licence, hr licence, mr licence, container transport, class 1 driver, curtainsider, curtainsiders, tautliner
lorry: tautliners, transporter, transporters, groupage, truckfest, haulier, trucking, truck driver
lorry broom: street sweeper, street sweeper hire, road sweeper, road sweepers, road sweeper hire
lorry delivery-van: removals, moving company, movers, moving house, house moves, house move, removal company
lorry delivery-van: removals company, haulage, lgv, lorry driving
lorry horse: horsebox conversion, horsebox conversions, horse transport, horsebox, horseboxes, horse box, horse boxes
lorry parcel: piano moves, piano moves and storage, freight, haulage company, logistics, logistics company
lorry parcel: third party logistics, fulfilment centre, order fulfilment, order fulfillment, warehousing, customs broker
lorry parcel: pallet network, same day couriers, last mile delivery
lorry piano-keys: piano transport
lorry skip: house clear out, house clear-out, house clear outs, hoarding clear out, hoarding clear outs
lorry skip: garage clear out, hoarder clean up, hoarder cleanup
lorry wastebasket: rubbish clearance, junk hauling
lorry wheel: fleet, truck hire, lorry hire, hgv
lorry wrench: tachograph, tachographs, tachograph calibration, tail lift, tail lifts, tail lift repairs, truck parts
lorry wrench: truck service, lorry driver, truck, trucks, truck sales, lorries, truck repair
mantel-clock: ship's clock, ships clock, carriage clock, carriage clocks, clock fair, clock collectors
mantel-clock wall-clock: clock stopped, antique clock, antique clocks
mantel-clock wrench: clockmaker, clockmakers, clock repair, clock repairs, clock repairer, clock restoration, horologist
mantel-clock wrench: horologists, clock maker
metro: metro line, metro station, metro stations, metro train, metro trains, metro ride, metro pass, tube map
metro: tube strike, metro card, metro cards, metro extension, subway tour, underground railway, skytrain
minibus: van for rent, van with driver, van w driver, minibus, minibus hire, party bus, shuttle, 12 seater, 12 seaters
minibus: 16 seater, 16 seaters, 9 seater, 14 seater, 15 seater, combi taxi, kombi taxi, sunshine coach, traveller hire
minibus: people carrier, people carriers, van pool, school transport, midas minibus, section 19 permit, midas training
minibus: kombi hire, vanpool, van and driver, tempo traveller, tempo travellers, matatu, matatus, maxi taxi, school run
minibus: school runs
mobility-scooter: mobility scooters, mobility scooter, pavement scooter, pavement scooters, scooter batteries
mobility-scooter: gopher scooter, gopher hire, gopher battery, scooters for seniors, electric scooters for seniors
mobility-scooter: senior scooter
mobility-scooter wheelchair: mobility aid, mobility shop, mobility equipment, mobility store
motor-boat anchor: shrink wrapping boats, boat shrink wrap, boat shrink wrapping, winterising boats, boat winterisation
motor-boat anchor: boat winterizing, hireboat, antifouling, boat cleaning, boat valeting, boat wash, outboard
motor-boat anchor: outboard motor
motor-boat fishing-rod: half day charters, half-day charters, half day charter, full day charter, full day charters
motor-boat paintbrush: boat name lettering, boat names, boat lettering
motor-boat sailing-boat: harbour tour, harbour tours, harbor tour, harbor tours, harbour cruise, harbor cruise
motor-boat sailing-boat: boat tour, boat tours, boat trip, boat show, marina, boatyard, boats for sale
motor-boat sewing-needle: boat trimming, boat trimmer, boat covers, marine trimmer, marine trimming, boat upholstery
motor-boat sewing-needle: clears and covers
motor-boat wave: boat store, boat dealer, boat dealers, boat showroom, boat sales, used boats, new and used boats
motor-boat wave: outboard engines, outboard servicing, powerboat, powerboats, powerboat course, powerboat courses
motor-boat wave: rya powerboat, rya powerboat level 2, powerboat level 2, powerboat training, rib ride, rib rides
motor-boat wave: rib charter, pontoon boat, pontoon boats, pontoon boat rental, tritoon, tritoons, speedboat course
motor-boat wave: boat wrap, boat wraps, boat wrapping, yacht wrapping, boat licence, boating licence, day boat
motor-boat wave: day boats, boat day hire, water skiing, waterski, wake board, boat party, glass bottom boat
motor-boat wave: pontoon hire, pontoon rental, party boat, party boats, boats and motors, glass bottom
motor-boat wave: glass bottomed boat, sightseeing boat, wildlife cruise, wildlife cruises, bay cruise, launch hire
motor-boat wave: boat safety, boat test, boater safety, marine diesel, marine engines, cuddy cabin
motor-boat wave: tinnies and outboards, mackerel trips, angling trips, angling boat, boatman, boatmen, boatbuilding
motor-boat wrench: boat repair, boat repairs, boat engine, boat storage, boat service, boat mechanic
motor-boat: bumper boats, bumper boat
motor-scooter: two wheeler seat covers, two-wheeler seat covers, scooter seat covers, seat covers for scooters
motor-scooter: petrol scooter, petrol scooters, old scooter, electric scooty, scooty, ola s1, ather, chetak, iqube
motor-scooter: activa, any scooter, scooters bought, scooter wanted, scooters wanted, scooter mot, scooter servicing
motor-scooter: used scooters, used scooter, honda activa, learn activa, activa classes, activa training, scooty classes
motor-scooter: two wheeler classes, two wheeler training, learner scooter, learner scooters, 50cc scooter, 50cc scooters
motor-scooter: 125cc scooter, 125cc scooters, scooter test ride, scooter on rent, scooty on rent, scooters on rent
motor-scooter: scooter rental, scooter rentals, scooters for rent, scooter for rent, scooter repair, moped hire
motor-scooter: motor scooter, scooter hire, scooter rally, scooter rallies, scooter club, mods and rockers, mods weekend
motor-scooter: mod weekend, lambretta, lambrettas, scooterist, scooterists, scooterboys
motor-scooter motorcycle: activa 6g, vespa, vespas, mopeds, moped
motor-scooter parcel: delivery boy, delivery boys
motorcycle: mx bike, mx bikes, dirt bike, dirt bikes, pit bike, pit bikes, trail bike, trail bikes, enduro, boda boda
motorcycle: boda bodas, boda boda riders, okada, okada riders, motorcycle taxi, motorbike taxi, moto taxi, moto
motorcycle: royal enfield, hero honda, old two wheeler, old bike exchange, exchange any old bike, exchange your old bike
motorcycle: bike exchange, bike emi, 125cc, 150cc, 200cc, 250cc, 350cc, 400cc, 500cc, 650cc, biker gear, speedway
motorcycle: grasstrack, royal enfields, enfield himalayan, himalayan 450, bullet 350, classic 350, meteor 350
motorcycle: hunter 350, bajaj pulsar, hero splendor, tvs apache, yamaha r15, yamaha mt-07, honda shine, kawasaki ninja
motorcycle: bmw gs, africa twin, ducatis, harleys, superbike, superbikes, motocross, moto gp, harley, harley rides
motorcycle: triumph motorcycles, triumph bonneville, ducati, kawasaki, harley-davidson, harley davidson, ktm, demo bikes
motorcycle: 300cc, 450cc, 600cc, 750cc, 900cc, 1000cc, 1200cc, scrambler, scramblers, adventure bike, adventure bikes
motorcycle: cruiser bike, naked bike, motorcycle, motorcycles, motorbike, motorbikes, bike night, motorcycle repair
motorcycle: biker, motorcycle licence, cbt, motorbike lessons, motorcycle training, chopper bikes, choppers and cruisers
motorcycle: ride out, ride outs, cruiser bikes, poker run, toy run, toy runs, cafe racer, cafe racers, café racer
motorcycle: café racers, bike licence, bullet riders, royal enfield bullet, wall of death, speedway bikes
motorcycle: bikes and trikes, das course, cbt and das, distinguished gentleman's ride, bike leathers
motorcycle: leathers and helmets, mx track, biker leathers, motorbike wash, bike run charity, sidecar, sidecars, rideout
motorcycle: rideouts, motorcyclist, motorcyclists, pillion, supermoto, bikers, dispatch rider, dispatch riders
motorcycle: postie bike, postie bikes
motorcycle motor-scooter: 100cc, 110cc, 160cc, 125 cc, 150 cc, 125cc bikes, 110cc bikes, 150cc bikes, 160cc bikes
motorcycle motor-scooter: cc bikes, two wheeler showroom, two wheelers, two-wheelers, hero motocorp, bajaj, tvs motor
motorcycle motor-scooter: hero bikes, honda bikes, motorcycle dealer
motorcycle motorcycle-helmet: motorcycle mot, motorcycle mots, motorbike mot, motorbike mots, bike mot class 1
motorcycle motorcycle-helmet: motorcycle service, motorcycle servicing, motorbike service, motorbike servicing
motorcycle motorcycle-helmet: motorbike repairs, motorcycle workshop, motorcycle garage, motorcycle mechanic
motorcycle tyre: trials bike, trials bikes, trials riding, motocross practice
motorcycle-helmet motorcycle: motorcycle helmet, motorcycle helmets, crash helmet, crash helmets, motorbike helmet
motorcycle-helmet motorcycle: motorbike helmets, motorcycle gear, motorbike gear, riding gear for bikers
narrowboat: canal society, canal trust, canal restoration, lock gates, towpath work party, narrowboat, narrowboats
narrowboat: narrow boat, narrow boats, canal boat, canal boats, canal boat hire, canal boat trips, canal trips
narrowboat: canal trip, canal cruise, canal cruises, barge trips, widebeam, narrowboat hire, canal boat holidays
narrowboat: barge holiday, barge holidays, hotel barge, barge, barges, drive a narrowboat, learn to drive a narrowboat
narrowboat: canal festival, canal festivals
narrowboat paint-roller: narrowboat blacking, hull blacking, boat blacking, blacking and anodes, narrowboat painting
number-plate: number plate, number plates, license plate, license plates, licence plate, licence plates, private plates
number-plate: personalised number plates, registration plate, registration plates, dvla plates, personalised plates
number-plate: cherished plates, private plate, custom plates, personal plates, cherished number plates
number-plate car: title transfer and tags, title and tags, tags and title, registration and tags, vehicle registration
number-plate car: license plate and title
oil-drum: waste oil, used cooking oil, heating oil, bulk fuel, bunded tanks, chemical drums, chemical drum
oil-drum: steel drums empty, plastic drums, 200l drums, red diesel, ibc tanks, crude oil, kero delivery, lube oil
oil-drum: grease and oils, oils and greases, hydraulic oil, boiler oil, oil club, oil clubs, oil buying club, used oil
oil-drum: used oil collection, used cooking oil collection, oil syndicate, spill kit, spill kits, industrial chemicals
oil-drum: oil tank removal, chemical supplies, paraffin, petroleum
oil-drum fuel-pump: oil tank, oil tanks, kerosene
onsen: onsen, onsens, onsen bath, japanese hot spring, japanese hot springs
paddleboard: sup
paddleboard wave: paddleboard, paddleboards, paddle board, paddle boards, paddleboarding, paddle boarding
paddleboard wave: paddleboard hire, paddle board hire, paddleboard rental, paddle board rental, stand up paddle
paddleboard wave: stand-up paddle, stand up paddleboarding, sup hire, sup lessons, sup yoga, sup boards, sup board
paddleboard wave: sup rental, sup tours
parachute: tandem skydive, skydive, skydiving, parachuting, wingsuit, base jump, charity skydive
parachute: indoor skydiving, charity jump, charity jumps, jump for charity, wing suit, drop zone, freefall, paratroopers
parachute: paratrooper, dropzone, parasail, parasailing, tandem parachute jump, tandem parachute, tandem jump
parking-sign airplane: airport parking, parking at the airport, park and fly
parking-sign car: parking garage, parking garages, multi storey car park, multi-storey car park, car park, car parks
parking-sign car: underground parking, secure parking, street parking, disabled bays, traffic warden, traffic wardens
parking-sign car: civil enforcement, residents permits, resident permits, bay marking, park and stride, driveway space
parking-sign car: long stay parking, driveway rental, parking bays, car parking, parking spaces, car park spaces
parking-sign car: driveway spaces
parking-sign location-pin: parking space to rent, parking spaces to rent, parking space for rent
parking-sign location-pin: parking spaces for rent, parking permit, parking permits, car parking spaces, valet parking
parking-sign location-pin: secure car park, monthly parking
passport document: passport service, passport services, passport renewal, passport renewals, passport agency
passport document: immigration papers, immigration paperwork
passport suitcase: consulate, embassy, consular services, honorary consul, visa office, study permit, study permits
passport suitcase: work permit, work permits, visa refused, visa refusal, rcic, passport, visa, visas, visa service
passport suitcase: visa application, immigration services, citizenship
pickup-truck: f150, f-150, f 150, silverado, dodge ram, ram 1500, toyota tacoma, toyota tundra, crew cab, extended cab
pickup-truck: super duty, toyota hilux, hilux, ford ranger, isuzu d-max, single cab, double cab, dual cab, twin cab
pickup-truck: used trucks, pickup trucks, pickup truck, pick up trucks, pick-up trucks, bakkie hire with driver
pickup-truck: bakkie with driver, bakkie and driver, bakkie hire, ute hire, ute and driver, ute with driver
pickup-truck: pickup hire with driver, pickup with driver, flatbed ute, ute muster, tonneau cover, tonneau covers
pickup-truck: truck bed, truck beds, truck caps, truck bed covers, pickup beds, tub liner, tub liners, canopies for utes
pickup-truck: canopy for bakkie, monster truck, monster trucks, ute canopy, ute canopies, ute trays, ute tray
pickup-truck: trays and canopies, f-150 tailgate, f150 tailgate, tailgate f150, ranger tailgate, silverado tailgate
pickup-truck: truck tailgate, pickup tailgate
pickup-truck car: d-max, dmax, navara, amarok, triton, np200, l200, hire a ute, utes, ute for sale, bakkies, bakkie
pickup-truck car: used utes, pick-up truck, ford rangers, nissan navara, mitsubishi l200, ford f-150
pickup-truck car: chevy silverado, double cabs
pickup-truck trailer: bakkie canopy, bakkie canopies
police-car: police officers, police recruitment, special constables, police open day, neighbourhood police
police-car: police recruits, police station, police exam, police officer, traffic police, coffee with a cop
police-car: sheriffs office, highway patrol, bobby on the beat, sub inspector, crime prevention, crimestoppers, sheriff
police-car: constable, constables, gardai
quad-bike: quad bike, quad bikes, quad biking, quadbike, quadbikes, quad trek, quad treks, quad trekking, quad tours
quad-bike: quad safari, quad hire, atv, atvs, atv tour, atv tours, atv rental, atv rentals, four wheeler, four wheelers
quad-bike: side by side utv, quad repairs, farm quads, mini quads, quad racing, side by side buggy, farm quad, quads
quad-bike: buggy tour, dune buggy, dune buggies
racing-car: rc models, radio control models
racing-car car: hot wheels, hotwheels, matchbox cars, matchbox car, corgi cars, dinky cars, dinky toys
racing-car game-controller: remote control car, remote control cars, rc car, rc cars, radio controlled cars, rc racing
racing-car laptop: dyno tune
racing-car tyre: car tuning, engine tuning, dyno tuning, dyno day, rolling road, rolling road tuning, ecu tuning
racing-car tyre: chip tuning, performance tuning, diesel tuning, ecu remap, ecu remapping, ecu remaps, tuning day
racing-car tyre: tuning garage, tuning shop, tuning cars, race tuning, carb tuning, stage 1 remap, stage 1 tune
racing-car tyre: race car, race cars, pinewood derby, soapbox rally
racing-car tyre: drag racing, drag strip, sprint and hillclimb, hillclimb, hill climb cars, autograss, autocross
racing-car tyre: rallycross, track day, track days, trackday, skidpan, skid pan, race school, hot laps, soapbox derbies
racing-car tyre: soapbox races, demolition derby, demo derby, banger racing, banger races, motorsport, race track
racing-car tyre: car racing, formula 1, formula one, f1 screening, f1 weekend, grand prix, grands prix, drift day
racing-car tyre: stock car, stock cars, stock car racing, race suit, race suits, rally car, rally cars, rally driving
racing-car tyre: rally stage, sim racing, slot car, slot cars, motor racing, motor club, dirt track racing, dirt track
racing-car tyre: burnout comp, le mans, sprint car, sprint cars, pit crew, supercar day, saloon racing, drifting
racing-car tyre: autosolo, nascar, motorkhana, burnouts, scalextric, supercar, supercars, dragster, dragsters
racing-car tyre: ~ tuning
railway-car: orient express, pullman dining, pullman lunch, maharaja express, maharajas express, railway carriage
railway-car: railway carriages, rail freight, dining train, rail carriage restoration, pullman, railcar, railcars
railway-car: boxcar, boxcars, couchette
rickshaw: tuktuks, cycle rickshaw, cycle rickshaws
rickshaw: pedicab, pedicabs, rickshaw, e-rickshaw, e rickshaw, toto rickshaw, keke, keke for hire, keke napep, rickshaws
rickshaw: auto drivers, auto driver, auto stand, ape auto, share auto, share autos, bajaj auto, trishaw, trishaws
rocket: pitch night startup, startup weekend, startup grind, founders club, bootcamp for founders, product launch
rocket: product launches, launch party, launch night, launch event, accelerator program, blast off, space centre
rocket: space center, stem camp, stem camps, space camp kids, mvp build, rocketry, rocketeers, hackathons, launchpad
rocket: ~ start-ups
roller-skate: roller skating, roller disco, roller skate, roller derby, roller skating disco, quad skates, roller skates
roller-skate: inline skating, roller rink, rollerblades, rollerblading, inline skates, roller blading, aggressive inline
roller-skate: jam skating, skate night, skate nights, roller hockey, roller boogie, roller girls, rink night
roller-skate: skates and pads, rollergirls
roof-box: roof box, roof boxes, roof box hire, car roof box, roof racks, roof bars
sailing-boat: yacht charter
sailing-boat anchor: yacht rigger, yacht riggers, yacht rigging, boat rigging, standing rigging, mast and rigging
sailing-boat anchor: slipway, slipways, chandler, chandlery, ship chandler, yacht chandler, model boats, model boat
sailing-boat anchor: model yacht, model yachts, model boat club, radio yachts, rigging checks, marine electrics
sailing-boat anchor: osmosis treatment, spray hood, spray hoods, blessing of the boats, day skipper, day skipper course
sailing-boat anchor: yachtmaster, rya, skipper course, competent crew, sailing school, sailing, sailing course
sailing-boat anchor: sailing lessons, sailing club, yacht club, regatta, sailing holiday, sailing trip, yacht
sailing-boat anchor: sail maker, sailmaker, sails, yachts, moorings, mooring, dinghy, dinghies, boat yard
sailing-boat anchor: bareboat charter, boat share, boat shares, skippered yacht, flotilla sailing, optimist dinghy
sailing-boat anchor: optimist dinghies, topper dinghies, toppers and lasers, tall ship, tall ships, crew wanted
sailing-boat anchor: hobie cat, dhow cruise, hull cleaning, cruising club, boat lift, boat lifts, yacht charters
sailing-boat anchor: rigging for boats, bareboat, keelboat, keelboats, flotilla, optimists, schooner, schooners
sailing-boat anchor: trimaran, trimarans, sailability, felucca, feluccas, catamaran, catamarans, antifoul
sailing-boat beach: land yacht, land yachts, land yachting, sand yachting
sailing-boat hammer: boat builder, boat builders, boatbuilder, boatbuilders, boat building
satellite: gps course, broadband rural, remote sensing, space sector, geospatial
shepherds-hut: shepherd's huts, shepherd hut, shepherd’s huts, shepherd's hut, shepherd huts, shepherds hut
shepherds-hut: shepherds huts
ship: shipping agent, shipping company, import clearance, export documentation, export documents, customs brokers
ship: customs brokerage, fcl and lcl, sea cargo, container freight, dry dock, maritime law, ship builders, bulk carrier
ship: dock workers, port tour, port tours, merchant marine, crew change, deck cadets, port authority, frigate, frigates
ship: warship, warships, battleship, battleships, drydock, shipbuilding, shipbuilders, shipyard, shipyards, stevedore
ship: stevedores, submarine, submarines, shipbroking, shipbroker, shipbrokers, seaman, seamen
ship anchor: shipwreck, shipwrecks, deckhand, deckhands, skippers wanted
ship parcel: container shipping, import export, customs clearance
siren: red alert, emergency response, emergency call out, emergency callout, 24 hour emergency, 24hr emergency
siren: 24/7 emergency, air raid, air raid siren, amber beacons, warning beacons, emergency planning
siren: emergency preparedness, strobe lights, emergency services day, 999 day, blue light, blue light discount
siren motorcycle: blood bikes, blood bike, blood bikers
skateboard: learn to skateboard, skate park, skatepark, skate lessons at the skatepark, skateboard, skateboarding
skateboard: longboard, half pipe, longboard skating, skate lesson, skate jam, skate jams, skate club, skate clubs
skateboard: skate ramp, skate ramps, skate camp, grip tape, decks and trucks, halfpipe, longboarding, longboarders
skateboard: kickflip, kickflips, skateboarder, skateboarders, skateshop, ollies, skateboard deck, skateboard decks
skateboard: skate deck, skate decks
skip: skip, skips, skip hire, mini skips, builders skips, dumpster, dumpster rental, dumpsters, roll-off dumpster
skip: roll-off containers, rubble removal, site waste, wait and load, roll-on roll-off, roll offs, roll-offs, roro bins
skip: skip bins, hardcore removal, soil removal, builders waste, grab and skip, rubble, house junk
small-airplane: wing walk, wing walks, wing walking, wingwalk, pilot ground school, ground school, ppl theory
small-airplane: flying lessons, flying school, trial flight, trial flights, model making, model aircraft
small-airplane: model aeroplane, model aeroplanes, model planes, model airplanes, model flying, model flying club
small-airplane: rc planes, rc flying, radio controlled planes, microlights, learn to fly, flying club, aero club
small-airplane: pilot training, private pilot, flying lesson, flight lesson, flight lessons, air show, airshow
small-airplane: red arrows, fly-in, flying display, gliding, gliding lessons, gliding club, glider, glider flight
small-airplane: glider flights, microlight, microlight lessons, light aircraft, pilots licence, pilot's licence
small-airplane: pilot licence, ppl course, ppl training, cpl training, float plane, float planes, trial flying
small-airplane: aero modelling, vintage aircraft, air race, air racing, bush pilot, bush pilots, control line flying
small-airplane: ultralight aircraft, air scouts, air shows, airline pilots, private pilots, aeroclub, biplane, biplanes
small-airplane: warbird, warbirds, spitfire, spitfires, cessna, seaplane, seaplanes, floatplanes, flightseeing, airstrip
small-airplane: sailplane, sailplanes, gyrocopter, gyrocopters, aerobatics, aerobatic, ultralights, airshows
small-airplane: aerial spraying, aerial seeding, aerial topdressing, crop dusting, crop duster, aeromodelling
small-airplane: air cadets, air force cadets, wings and wheels
small-airplane wheat: ag pilot
small-airplane book: pilot theory
snow-plough: snowplows, snow contracts
snow-plough snowflake: plowing, plow, plows, snow plow, snow plows, snow plowing, snow ploughing, snowplowing
snow-plough snowflake: driveway plowing, driveway plow, driveways plowed, lot plowing, parking lot plowing
snow-plough snowflake: plow contract, plow contracts, plowing contract, plowing contracts, snow removal, snow clearing
snow-plough snowflake: snow clearance, ice melt, salting and gritting, winter gritting, snow plough, snow ploughs
snow-plough snowflake: snowplough, snow shoveling, snow shovelling, driveways ploughed, plowed from, gritting
snow-plough snowflake: gritting and snow clearance, winter maintenance, de-icing service, ice management, snow and ice
snow-plough snowflake: sidewalk salting, driveway snow, snow contractor, snow contractors, plow drivers, de-icing
snow-plough snowflake: deicing, gritter, gritters
snowshoes: snowshoe, snowshoes, snowshoeing, snowshoe hike, snowshoe tour, snowshoe tours, snowshoe hire
snowshoes: snowshoe rental, snowshoe walk
spark-plug: spark plug, spark plugs, engine parts, small engine repair, small engine repairs, small engines
spark-plug: mower spares, engine tune up, engine tune-up, engine tune ups, ignition parts, ignition coil, ignition coils
spark-plug: glow plugs, filters and plugs, plugs and filters, service kits, two strokes, two stroke, engine services
spark-plug: carburettor, carburettors, carburetor, carburetors
speedboat: wake park, ski boat, ski boats, banana boat, banana boats, banana boat rides, ringo rides
speedboat: inflatable boat rides, lake tubing, tubing and wakeboarding, wakeparks, bowrider, bowriders, ringos
speedboat: hydroplane, thundercat, powerboating, waterskiing, rib hire, ribs and dinghies
speedboat wave: jet boat, jet boats, jet boat rides, jetboat, jet boating, boat rental, boat hire, boat rentals
speedboat wave: self drive boat, small boat hire, licence-free boats, boats without a licence, no licence boats
steering-wheel: racing simulator, racing simulators
steering-wheel car: nervous driver, nervous drivers, lady instructor, female instructor, driving instructor
steering-wheel car: driving instructors, refresher driving, refresher lessons, learner driver, learner drivers
steering-wheel car: new drivers, manual and automatic lessons, manual & automatic lessons, pass your test, driving test
steering-wheel car: intensive driving, code 8, code 10, k53, l plates, p plates, nervous learners, nervous learner
steering-wheel car: automatic lessons, automatic driving lessons, automatic only lessons, driving lesons, driving leson
steering-wheel car: driving lessions, driving lession, driving tuition, driving instuctor, learn driving
steering-wheel car: intensive driving course, crash course driving, pass plus, theory test, lesons automatic
steering-wheel car: pass first time, pass your driving test, manual and automatic, manual or automatic, male instructor
steering-wheel car: driving school, driving lessons, driving lesson, learn to drive, driver training, driving licence
steering-wheel car: driving license, drivers ed, learner permit, learner permits, refresher drives, confidence drives
steering-wheel car: power steering, mock driving test, edt lessons, edt, driver theory test, learner's test
steering-wheel car: learners and drivers licence, learners licence, learner's licence, learners license, learners test
steering-wheel car: drivers licence, driver's licence
stopwatch: speed networking, hiit class, hiit classes, interval class, interval training, countdown quiz, tabata
stopwatch: timekeepers
strandkorb: strandkorb, beach basket chair, hooded beach chair, wicker beach chair, wicker beach chairs
stroller baby-bottle: baby goods, baby store, baby shop, baby stuff, baby equipment, nursery furniture and prams
stroller baby-bottle: prams and pushchairs, baby hire, baby equipment hire, buggy walks, buggy walk, pram walks
stroller baby-bottle: nearly new baby sale, nearly new sale baby, baby nearly new sale, nct nearly new sale, stroller
stroller baby-bottle: strollers, pushchair, pram, prams, baby fair, buggy bootcamp, travel system, travel systems
stroller baby-bottle: double buggy, double buggies, buggies, pushchairs
suitcase: luggage, suitcases, travel bags, baggage wrap, carry on bag, carry on bags, cabin bag, cabin bags
suitcase: trolley bags, trolley bag, rolling bags, holiday packing, packing light, luggage store, luggage stores
suitcase: travellers club, solo travellers, great escapes, travel trunks, group trip, group trips, baggage, carry-on
suitcase: itinerary, itineraries, timeshare, timeshares
suitcase airplane: long weekend in, long weekends in
suitcase car: roof rack
suitcase padlock: luggage locker, luggage lockers, luggage storage, left luggage, bag storage
surfboard: surfboard, surfboards, surf boards, custom boards, board shaper, board shapers, surfboard shaper
surfboard: surfboard shaping, hand shaped boards, handshaped boards, shaping bay, mid lengths, mid length, shortboards
surfboard: short boards, twin fins, twin fin, fish and logs, ding repair, ding repairs, foamie, foamies, soft top boards
surfboard: surf blanks, surf wax, boogie boards, surf hire, board hire, board repairs, board bags, second hand boards
surfboard: shapers, softboards, softboard
suv: suv, land rover, four wheel drive hire, landcruiser, landcruisers, toyota prado, prado 2016, landcruiser prado
suv mountain: off-road, off road, off-road tour, 4x4, jeep, jeep safari, jeep tour, desert safari, off roading
suv mountain: off-roading, off road driving, green laning, green lanes, bull bars, snorkel fitting, land rover defender
suv mountain: crossovers and suvs, 4wd club, 4wd hire, range rover, range rovers, mahindra thar, land cruiser
suv mountain: land cruisers, sport utility, rock crawling, lift kit, lift kits, four wheel drive, four wheel drives
suv mountain: overland expedition, bullbar, bullbars, defenders
`;
