/** English words for travel and vehicles, by the thing they lead to: a to h. Notation: word-list.ts. */
export const englishTravelAToH = `
airline-seat: extra legroom, seat sale, first class fares, business class fares, seat upgrade, legroom
airplane: air freight
airplane paintbrush: model kit, model kits, modelling kit, modelling kits, plastic kits, airfix, scale models
airplane paintbrush: scale modelling
airplane suitcase: turkey package, turkey packages, turkey holidays, turkey package holidays, flights to turkey
airplane suitcase: turkey tour, turkey tours, holidays in turkey, turkey all inclusive, cabin crew, cabin crew wanted
airplane suitcase: flight simulator, flight simulators, travel agency, travel agent, flights, flight, cheap flights
airplane suitcase: package holiday, package holidays, last minute holidays, round trip, city break, city trip, airline
airplane suitcase: group travel, honeymoon, adventure travel, tour operator, flight school, airport lounge, private jet
airplane suitcase: air cargo, private jets, jet charter, plane ticket, plane tickets, aviation course, aviation courses
airplane suitcase: aviation college, air hostess, air hostesses, air hostess training, business class, fear of flying
airplane suitcase: flying phobia, air ticketing, ticketing course, plane spotting, plane spotters, plane pull
airplane suitcase: aerospace engineering, airport ground staff, escorted tour, escorted tours, package tour
airplane suitcase: package tours, last minute getaways, visa and tickets, travel desk, wings over, airfare, airfares
airplane suitcase: airfreight, aviation, aeronautics, aeronautical, planespotting, aircraft, aerospace, airways
airplane suitcase: ~ travel, holidays, vacation, vacations, trip, group tour, group tours, getaway, getaways
alarm-clock: wake up call, wake-up call, morning routine, clock radio, clock radios, daylight saving
ambulance: first responder, first responders, community first responders, event medic, medics for events, emt course
ambulance: non emergency transport, non-emergency transport, emergency medicine, ambulance cadets, st john cadets
ambulance: paramedics
ambulance first-aid-kit: st john ambulance, st john's ambulance, st andrew's first aid
ambulance wheelchair: patient transport, patient transfer, patient transfers
anchor: naval reserve, boat fender, boat fenders, mooring rope, mooring ropes, fenders and ropes
anchor lifebuoy: navy reunion, naval reunion, naval association, royal naval association, sea cadets, sea cadet corps
anchor lifebuoy: merchant navy, nautical gifts, maritime festival, maritime heritage, royal navy, navy veterans
anchor lifebuoy: navy day, harbour day, harbour festival, harbor festival, berths available, sea sunday, sailors society
anchor lifebuoy: marine engineer, marine engineers, marine engineering, fleet week, vhf course, vhf radio course
anchor lifebuoy: boating club, sea scouts, navy cadets, mariner, mariners, seafarer, quayside, dockyard, dockyards
anchor lifebuoy: seamanship, shanties
anchor lifebuoy: ~ nautical, maritime
anchor sailing-boat: harbour master, harbourmaster, harbour office, harbour staff, dockmaster, boat jumble, boat jumbles
beach-hut: beach hut rental, beach hut for sale, beach huts, beach hut, beach hut hire
bellhop-bell: front desk, reception staff, reception cover, hospitality staff, hospitality jobs, hospitality course
bellhop-bell: hospitality training, hospitality management, housekeepers for hotel, hotel housekeeping
bellhop-bell: hotel housekeepers, front office, front of house staff, concierge, receptionist, receptionists
bellhop-bell: front desk staff, salon receptionist, bell hop, bell hops
bellhop-bell bed: night porters, hotel porter, night auditor
bellhop-bell key: hotel receptionist, hotel reception, night porter, front desk agent
bellhop-bell suitcase: bellboy, bellboys
bicycle: cyclists, ride to school, bike to school, cycle to school, bike bus, cycle to work, ride to work, bike week
bicycle: ciclovia, velodrome, velodrome taster, penny farthing, penny farthings, track cycling
bicycle: cycle training, bikeability, bike training, balance bike, cycle skills, tandem, tandems, tandem hire, tricycle
bicycle: tricycles, bike saddle, bike saddles, bicycle saddle, cyclist, group rides, group ride, club ride, club rides
bicycle: wheel building, wheel truing, wheel builder, spokes, pedal power, charity ride, sportive, sportives, bike ride
bicycle: bike rides, brighton ride, pump track, pump tracks, cycle the, cycle for, cycle from, sponsored cycle
bicycle: charity cycle, sponsored ride, cycling challenge, gran fondo, railway trail, greenway, cycle trail, rail trail
bicycle: bicycle, bicycles, bike, bikes, e-bike, e-bikes, ebike, ebikes, bike rental, bike hire, bicycle shop, cycling
bicycle: mountain bike, mountain bikes, cycle hire, road bike, gravel bike, cycling club, kids bikes, children's bikes
bicycle: bmx, bike race, racing bikes, bikepacking, bike fitting, mtb club, mtb trails, frame building, frame builders
bicycle: push bike, push bikes, time trial, time trials, bike valet, bike parking, cycle path, cycle paths, cycle lane
bicycle: cycle lanes, critical mass ride, adult trike, adult tricycles, bike polo, gravel ride, gravel rides
bicycle: gravel bikes, wheelers cycling club, pedal for charity, tour de, framebuilding, fixies, pushbike
bicycle: pushbikes, cyclothon, cyclothons, freewheelers, panniers, pannier bags, cyclo-cross, cyclocross, cycle speedway
bicycle battery: e-bike conversion, e bike conversion, e-bike conversions, ebike conversion, ebike conversions
bicycle battery: e-bike batteries
bicycle beer: beer bike, beer bikes, beer bike tours, pub crawl bike, cycle pub
bicycle mountain: bike tour, bike tours, cycling tour, cycling tours, bicycle tour, bicycle tours, mountain bike trails
bicycle mountain: mountain biking, mountain bike tours, cycling holiday, cycling holidays, bike park
bicycle parcel: cycle courier, bike messenger, bicycle delivery
bicycle parcel: cargo bike courier
bicycle takeaway-box: delivery riders, food couriers
bicycle wrench: bike mot, bike mots, bicycle mot, bike kitchen, bike kitchens, bike repair, bicycle repair
bicycle wrench: bike workshop, bike service, bicycle workshop, bike check, bike check-up, bike checkup, bicycle check
bicycle-courier: bicycle courier, bike courier, bike couriers, food courier, delivery rider
brake-disc wrench: brake service, brakes, suspension and brakes, brake discs, brake pads, brake repair, brake repairs
brake-disc wrench: brake pads and discs, brake pads and rotors, brake check, brakes and tyres, brakes and suspension
brake-disc wrench: exhausts and brakes, brakes and exhausts, new brakes, brake fitting
bus: jeepney, jeepneys, jeep and bus, jeep bus, public transport app, bus tracker, bus app, charter bus, charter buses
bus: bus charter, bus hire, executive coaches, coaches and drivers, minibuses and coaches, field trips
bus: day trips by coach, bus pass, bus pass renewal, bus passes, new bus timetable, bus timetable, bus service
bus: school bus, dial-a-ride, dial a ride, bus lane, school buses, drive a school bus, bus tour, city tour, city tours
bus: guided city tour, guided city tours, bus trip, bus driver, bus tours, shuttle bus, school trip coaches
bus: coaches for hire, school trips, school trip, double decker, double deckers, coach outing, coach outings
bus: mystery tour, mystery tours, hop on hop off, charter coach, coach charter, school run coach, psv training
bus: pcv licence, pcv training, play bus, vintage bus, vintage buses, volvo sleeper, sightseeing bus, coach drivers
bus: coach driver, coach party, community transport, pensioners outing, charabanc, omnibus, playbus, motorcoach
bus: motorcoaches
bus car: park and ride, park & ride
bus minibus: coach hire, coach trip, coach trips, coach travel, coach tour, coach tours, coach holidays
bus minibus: schoolies transport
bus suitcase: airport shuttle, shuttle service, day trips, day trip, excursions, excursion, group transport
bus theatre-masks: theatre coach, theatre coach trip
cable-car climber: chair lift ride, gondola ride, gondola rides, ski lift, ski lifts, ski lift pass, lift pass
cable-car climber: lift passes, cliff railway, chairlift, chairlifts, cableway, ropeway, ropeways, gondolas
camping-stove: camping stove, camping stoves, camp stove, gas burner
canoe: shikara, shikara ride, punt hire, punts for hire, punt trips, coracle, coracles, oars, oars and paddles
canoe dragon-head: dragon boat races, dragon boating
canoe hammer: currach, currachs, curragh, curraghs, coracle making, wooden boat building
canoe hammer: wooden boat building course, boat building course, skiff building, dory, punt, punts, faering, pirogue
canoe hammer: naomhóg
canoe rower: outrigger, outrigger canoe, canoe, canoes, canoeing, canoe hire, punting, paddle club
canoe rower: paddle sports, paddle hire, waka ama, wild rivers, river trip, river trips, paddlers, paddlesport
canoe rower: paddlesports, dragonboat, dragonboats, outriggers, portage
car: tinted windows, panel beater, bodywork, panelbeater, panelbeaters, toy car, toy cars, die-cast models
car: car seat cover, car seat covers, wing mirror, wing mirrors, door mirrors, hot hatch, hot hatches, convertible roof
car: convertible roofs, cabriolet roofs, soft top repairs
car airplane: airport valet
car bubbles: car wash, auto detailing, car cleaning, hand car wash, full valet, valet, mobile detailing, detailing
car camera: dashcam, dash cam, dashcams, dash cams, reversing camera
car car-front: vinyl wrap, vinyl wraps, vinyl wrapping, car wrap, car wraps, vehicle wrapping, paint protection film
car car-front: ceramic coating, car pool, carpool, car pooling, carpooling, car sharing, car share, ride share
car car-front: lift share, car body repair, car paint, window tinting, car tinting, car detailing, valeting
car car-front: car valeting, used motors, car rentals, vehicle rentals, nct prep, pre owned, pre-owned
car car-front: vehicle servicing, full service and mot, hybrid cars, roadworthy certificate
car car-front: headlamp restoration, self drive, self drive car, self drive cars, self drive hire, auto salvage
car car-front: car transmission, transmission repairs, muffler shop, saloon car, saloon cars, vehicle hire, car salvage
car car-front: denting and painting, denting painting, dent and paint, advanced motorists, advanced motorist
car car-front: wreckers yard, wrecking cars, auto detailers, bumper scuff, bumpers repaired, convertible, convertibles
car car-front: cabriolet, automobile, automobiles, remapping, motability, transmissions, muffler, mufflers, dealership
car car-front: dealerships, detailer, detailers
car house: rent my driveway, my driveway, driveway to rent, driveway parking
car house: rent out your driveway, your driveway
car key: carfax, buy here pay here, bhph, on the lot, used car lot, car lot, used cars and trucks, cars and trucks
car key: cars & trucks, vw polo, polo gti, suzuki swift, suzuki baleno, polo vivo, test drive the, car dealer
car key: car dealership, used cars, new cars, cars for sale, car sales, car showroom, auto dealer, auto dealership
car key: approved used cars, second-hand cars, pre-owned cars, car hire, rental cars, car leasing, rent a car
car key: test drive, vw, vw golf, volkswagen, bmw, audi, mercedes, toyota, renault, renault clio, clio, peugeot, citroën
car key: ford focus, ford fiesta, opel, opel corsa, vauxhall, skoda, škoda, octavia, honda civic, hyundai, kia, nissan
car key: nissan qashqai, mazda, fiat, fiat 500, tesla, volvo, dacia, polo tsi, golf gti, hatchback, estate car, mileage
car location-pin: parking, parking space
car paint-roller: body shop, smart repair, smart repairs, dent repair, scratches and dents, respray, resprays
car paintbrush: car wrapping, vehicle wraps
car sewing-needle: motor trimming, motor trimmer, motor trimmers, auto upholstery, car upholstery, headliner
car sewing-needle: headlining repair
car snowflake: auto ac, auto ac regas, auto ac repair, auto ac service, auto ac gas, auto air conditioning, auto aircon
car snowflake: car ac, car ac gas, car ac repair, car ac service, car ac regas, car a/c, car aircon, car aircon regas
car snowflake: car air con, car air con regas, car air conditioning, car airco, aircon regas, air con regas
car snowflake: air con re-gas, aircon re-gas, ac regas, vehicle air conditioning, vehicle air con, regas, re-gas
car spray-bottle: window tint
car suitcase: chauffeur, chauffeurs, chauffeur service, chauffeur hire, private driver
car tow-truck: any scrap car, scrap car removal, car removal, junk car, junk car removal, old cars wanted, unwanted cars
car tow-truck: mot failures, mot failures wanted, car breakers, breakers yard, breaker's yard, wreckers, car wreckers
car tow-truck: auto wreckers, car wrecking, damaged cars wanted, we buy any car, we buy cars, salvage cars, scrap cars
car tow-truck: scrap car, scrap my car, scrap your car, car scrappage, scrap cars wanted, scrap car collection
car tow-truck: junk cars, cash for cars, cash for junk cars
car traffic-light: driving theory, highway code, speed awareness, driving bootcamp, driving course, driving courses
car trailer: tow bars, tow bar, towbar, towbars, towbars fitted
car wrench: wiper blades, wipers, motor factors, motor factor, car batteries and bulbs, belts and hoses, timing belts
car wrench: cam belts, oil filters, air filters, car bulbs, smash repair, smash repairs, smash repairer, panel beating
car wrench: panel shop, bodyshop, auto body, auto body shop, autobody, collision repair, collision repairs
car wrench: collision center, collision centre, dent removal, dents and scratches, bumper repair, bumper repairs
car wrench: crash repairs, crash repair, accident repair, accident repairs, spray booth, alternator, alternators
car wrench: starter motor, starter motors, shock absorbers, wheel bearings, exhausts fitted
car wrench: timing belt, cambelt, head gasket, transmission rebuild, land rover restoration, dent, dents
car wrench: dent and scratch, scratch repair, seat belt repair, seat belt, seat belts, seatbelt, seatbelts
car-battery: flat battery, leisure battery, leisure batteries, golf cart batteries, jump lead, jump leads
car-battery wrench: car battery, car batteries, car battery replacement, batteries for cars, vehicle batteries
car-battery wrench: truck batteries, inverter batteries, inverter battery, battery shop, auto batteries
car-battery wrench: automotive batteries, dead battery, jump start, jump starts, battery jump start
car-boot: car boot fair
car-boot price-tag: car boot, car boot sale, car boot sales, car boots, carboot, carboot sale, boot sale, boot sales
car-boot price-tag: boot fair, boot fairs, trunk sale
car-front: car meet, car club, sports car, sports cars, prom cars, headlight, headlights, headlamps, fiesta for spares
car-front: headlight restoration, fiesta spares, astra spares, corsa spares, corsa for spares, astra for spares
car-front bubbles: car coating, paint protection
car-front ring: wedding cars, wedding car, wedding car hire, wedding car rental, bridal car, bridal cars
car-front ring: bridal car hire
car-seat: child car seat, child car seats, baby car seat, baby car seats, infant car seat, infant car seats
car-seat: car seats for babies, car seats for kids, car seat for baby, car seat check, car seat checks, car seat clinic
car-seat: car seat safety, car seat fitting, booster seat, booster seats, child seat, child seats, car seat recycling
car-seat: car seat hire, toddler car seat, toddler car seats, car seat trade-in, car seats and prams
car-seat: prams and car seats, isofix
car-seat baby: graco car seat, car seat graco, graco car seats, chicco car seat, britax car seat, evenflo car seat
car-seat baby: car seat and base, car seat with base
cargo-bike: cargo bike, cargo bikes, cargo bicycle, cargo bicycles, electric cargo bike
cargo-bike: box bike, box bikes, bakfiets, cargo trikes, longtail bike, longtail bikes, christiania bike
cargo-bike: family bike with box, cargo e-bike, cargo e-bikes, e-cargo bike, e-cargo bikes, electric cargo bikes
cargo-tricycle: cargo tricycle, cargo tricycles, electric tricycle, electric tricycles, cargo trike, electric trike
carriage: wheelwright, wheelwrights, wheelwrighting, cartwright, wagon repairs
carriage horse: horse and carriage, horse-drawn carriage, horse drawn carriage, horse-drawn carriages
carriage horse: horse drawn carriages, carriage rides, carriage ride, carriage driving, wedding carriage
carriage horse: wedding carriages, horse and cart rides
charging-station: ev points, ev point, charge points, charge point, home charging, plug in hybrids, plug-in hybrids
charging-station: ev owners, ev club, zero emission, electric vehicles, charger fitted at home
charging-station car: ev charger, ev chargers, ev charging, ev charge point, ev charge points, ev charger installation
charging-station car: ev charge point installation, ev charging points, home chargers, home charger, car charger
charging-station car: car chargers, car charging, wallbox, electric car charger, electric car chargers
charging-station car: electric car charging, charging station, charging stations, charging points, charging point
compass: navigation course, navigation courses, hill skills, expedition training, night nav, night navigation, rogaining
compass: rogaine, wayfinding, gymkhana infantil
compass house: feng shui, vastu, vastu consultant
compass puzzle: team building, team building activities, team building days, away days, away day
compass puzzle: scavenger hunt
compass world-map: treasure trails, half term trail, family trail, family trails
cruise-ship: cruise, cruises, river cruise, cruise holiday, dinner cruise, ocean liner, ocean liners, fjord cruise
cruise-ship: fjord cruises, cruising holidays, cabins and suites, stewards at sea, shore excursion, shore excursions
cruise-ship: transatlantic crossing, mediterranean cruise, fjords, cruising, transatlantic
delivery-van: van wrap, van wraps, nearly new vans, new vans, used vans, vans for sale, van dealer, van sales
delivery-van lorry: man and his van, one man and his van, van man, white van man, clearances and moves
delivery-van lorry: moves and clearances, man with a van and trailer, two men and a van, 2 men and a van, two men van
delivery-van lorry: student moves, ford transit, transit custom, vw transporter, mercedes sprinter, sprinter van
delivery-van lorry: vauxhall vivaro, renault trafic, panel van, clear houses, we clear houses, clear your house
delivery-van lorry: clear your loft, furniture removal, delivery service, delivery driver, courier, courier service
delivery-van lorry: van rental, van hire, drivers wanted, transport company, self-drive van, same day delivery
delivery-van lorry: same-day delivery, multi drop, multi-drop, ply lining, van ply lining, owner driver, owner drivers
delivery-van lorry: moving day, flat moves, home moves, house movers, luton van, luton vans, transit van, transit vans
delivery-van lorry: last mile, piano mover, white goods delivery, removalist, removalists, backload, backloads
delivery-van lorry: ~ transport, vans, van
delivery-van paintbrush: van lettering, van letters, vehicle lettering, van graphics, vehicle graphics, van signs
delivery-van paintbrush: van signwriting, fleet graphics, lettering for vans, vehicle signage, van signage
delivery-van paintbrush: vehicle livery
delivery-van parcel: moving service, relocation, furniture delivery, office move
delivery-van parcel: ~ removal firms, removal van, removal men, house removal, office removal, piano removal
delivery-van parcel: ~ home removal
delivery-van parcel: man and van, man with a van, van and man, man with van, man & van, man and a van
delivery-van parcel: two brothers and a van
delivery-van plug: electric van, electric vans, ev van, ev vans, van test days, van test drive, van test drives
delivery-van wrench: van mot, van mots
departure: departure lounge, take off, departures
dragon-boat: dragon boat, dragon boats, dragon boat race, dragon boat racing
engine-oil wrench: oil change, lube and oil, oil and lube, oil and filter, oil and filter change, oil changes
engine-oil wrench: engine oil, engine oils, motor oil, motor oils, lubricants, lubricant oils, engine oil change
engine-oil wrench: lube shop
exhaust: exhaust, exhausts, exhaust centre, catalytic converter, catalytic converters, dpf, dpf cleaning, dpf cleaned
exhaust: blocked dpf, dpf regeneration, dpf regen
fast-train: bullet train, intercity rail, shinkansen, eurostar, interrail, eurail
ferry: hovercraft, ferry, ferries, island crossing, island crossings, foot passengers, water taxi, water taxis
ferry: day crossing, day crossings, isle of man sailings, ferry sailings, ferry crossing, passenger launch
ferry: launch service, vaporetto
fire-engine: bushfire volunteers, firemans muster, firemens muster, firefighters muster, fire truck, fire trucks
fire-engine: fire truck party, fire brigade open day, brigade open day, firies, fireman, firemen
fire-engine rescue-helmet: volunteer fire dept, volunteer fire department, volunteer fire company, fire dept
fire-engine rescue-helmet: fire department, fire department breakfast, volunteer fire brigade, fire company
fire-engine rescue-helmet: rural fire service, country fire authority, volunteer firefighters, volunteer firefighter
fire-engine rescue-helmet: firefighters, fire hall, firehouse, fire brigade, fire brigades, volunteer fire service
fire-engine rescue-helmet: volunteer fire fighters, fire service, fire station, fire station open day
fire-engine rescue-helmet: rural fire brigade, bush fire brigade, bushfire brigade, on call firefighter
fire-engine rescue-helmet: on-call firefighter, on call firefighters, on-call firefighters, retained firefighter
fire-engine rescue-helmet: retained firefighters, cadets fire, fire cadets, firefighter, fire fighter, fire fighters
flying-saucer: sci fi, sci-fi, sci-fi film, sci fi con, sci-fi con, sci-fi convention, science fiction, close encounters
flying-saucer: area 51, alien invasion, alien hunt, martians, martian, extraterrestrial, extraterrestrials, roswell
flying-saucer: trekkies
food-truck: truck at, food truck, food trucks, food van, food vans, street food truck
food-truck market-stall: street food tour, street food tours, street food walk, street food walks, food walking tour
food-truck rice: halal cart, halal carts, food cart, food carts, taco cart, hot dog cart
food-truck takeaway-box: street food van, mobile catering, mobile caterer, mobile caterers, catering van, catering vans
food-truck takeaway-box: catering trailer, catering trailers, food truck festival, mobile kitchen
fuel-pump: fuel shop, fuel supplier, fuel suppliers, fuel delivery, diesel delivery, fuel oil, petrol, petrol station
fuel-pump: service station, gas station, filling station, petrol pump, petrol pumps, gas pump, fuel station
fuel-pump: fuel polishing, cng kit, cng kits, wrong fuel, wrong fuel in car, pump attendant, petrol attendant
fuel-pump: petrol attendants, fuel card, fuel prices, misfuel, misfuelling, misfuelled, unleaded, autogas, adblue
hand-cart: pull-along wagon, pull-along wagons, hand cart, hand carts, handcart, handcarts
hang-glider: hang gliding, hang glider, hang gliders
hearse: hearse, hearses, motorcycle hearse, motorcycle hearses, funeral car, funeral cars, funeral transport
hearse: funeral vehicles
helicopter: helicopter tour, helicopter flight, helicopter ride, helicopter tours, helicopter flights, chopper ride
helicopter: chopper rides, heli tour, heli tours, heli charter, heli rides, heli-rides, heli skiing, heli-skiing
helicopter: heli mustering, mustering heli, aerial tour, aerial tours, heliskiing, helipad, helipads, whirlybird
helicopter: helimed
helicopter ambulance: air ambulance, air ambulances, air rescue
hot-air-balloon: hot air balloon, balloon ride, balloon flight, ballooning, balloon flights, balloon rides
hot-air-balloon: sunrise balloon flights
hourglass: sand timer, sand timers, egg timer, egg timers, deadline day
houseboat: houseboat, houseboats, house boat, house boats, houseboat stay, houseboat stays, houseboat hire
houseboat: houseboat rental, houseboat cruise, houseboat trip, house boat cruise, kettuvallam, floating home
houseboat: floating homes, liveaboard mooring, kerala backwaters, backwaters, backwater cruise
inflatable-boat: inflatable boat, inflatable boats, rubber dinghy, rubber dinghies, rib, rib boat, rib boats
insured-car shield: auto insurance, motor insurance, vehicle insurance, van insurance, car insurance, car cover
insured-car shield: gap cover, third party cover, insure your car, taxi insurance, fleet insurance, motor cover
insured-car shield: motorbike and car insurance, car insurance quote, car insurance quotes, learner driver insurance
insured-car shield: young driver insurance, vehicle cover, courier insurance
`;
