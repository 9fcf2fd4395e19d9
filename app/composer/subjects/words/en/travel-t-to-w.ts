/** English words for travel and vehicles, by the thing they lead to: t to w. Notation: word-list.ts. */
export const englishTravelTToW = `
tanker: tanker, tankers, septic tank, septic tanks, septic tank emptying, septic tank pumping, septic pumping
tanker: septic service, septic cleaning, septic, cesspit, cesspits, cesspit emptying, cesspool, cesspool emptying
tanker: sewage removal, vacuum truck, vacuum trucks, vacuum tanker, liquid waste, liquid waste removal
tanker: heating oil delivery, home heating oil, bulk water, bulk water delivery, water tanker, water tankers
tanker: water truck, water trucks, bowser, water bowser, fuel bowser, grease trap cleaning, grease trap pumping
tanker: tanker driver, tanker drivers, grease trap, grease traps, bulk liquids, adr course, adr training
tanker: fuel deliveries, hazmat
taxi: taxi, taxi service, cab, cabs, minicab, airport transfer, ride-hailing, airport taxi, private hire
taxi: hackney carriage, outstation cabs, outstation cab, uber drivers, uber driver, ola cabs, designated driver
taxi: airport pickup, airport pick up, airport run, airport runs, airport drop, airport drops, dial a driver
taxi: knowledge school, acting driver, acting drivers, call driver, executive travel, cabbie, cabbies
thermometer: fever clinic, heat stress, food probe, food probes, temperature logging, temperature monitoring
thermometer: home energy check, underfloor heating, underfloor, barometer restoration
thermometer house: epc, epc assessor, thermostat
three-wheel-van: piaggio ape, ape van, three-wheeled van, three-wheeler van, ape hire
tipper-truck: tipper, tippers, tipper hire, tipper truck, tipper trucks, dump truck, dump trucks, dumper, dumpers
tipper-truck: dumper hire, aggregates, sand and gravel, sand and cement, crushed stone, ballast, sharp sand
tipper-truck: building sand, muck away, muckaway, grab hire, grab lorry, grab lorry hire, fill dirt, road base
tipper-truck: dirt delivery, 8 wheelers, 8 wheeler, eight wheeler, river sand, crusher run, hardcore and
tipper-truck: quarry products, topsoil deliveries
tow-truck: breakdown
tow-truck car: scrap my, scrap your, cash for old cars, non runners, non-runners, end of life vehicles, tow truck
tow-truck car: tow trucks, towing, towing service, towing services, tow service, breakdown recovery, car recovery
tow-truck car: vehicle recovery, breakdown service, breakdown truck, recovery truck, roadside assistance
tow-truck car: roadside recovery, roadside rescue, wrecker service, accident recovery, flatbed towing
tow-truck car: jump start service, tilt tray, 24 hr recovery, 24 hour recovery, flat bed recovery, flatbed recovery
tow-truck car: dead cars, cash for scrap cars, winching, breakdown cover
tow-truck smartphone: dispatch software, towing software, tow software, tow dispatch, towing dispatch, tow companies
tow-truck smartphone: tow company, software for tow companies, recovery operators
traction-engine: traction engine, traction engines, steam rally, steam rallies, steam fair, steam fairs, steam roller
traction-engine: steam rollers, steam engine rally, steam and vintage rally, steam & vintage rally, steam thrashing
traction-engine: threshing day, steam traction, steam lorries, working steam, stationary engine, stationary engines
traction-engine: heritage steam, engine rally, vintage rally, steam festival, steam festivals
tractor: seed drills, farm machinery dealer, muck spreader, muck spreaders, ploughs
tractor wheat: massey, massey 35, massey 65, massey 135, massey 165, massey 240, massey 290, mf 135, mf 35
tractor wheat: little grey fergie, grey fergie, ferguson te20, ferguson t20, fordson major, fordson dexta, ford 4000
tractor wheat: ford 5000, ford 4610, international 434, leyland tractor, belarus tractor, mahindra tractor, swaraj
tractor wheat: sonalika, eicher tractor, tractor for sale, crop spraying, spraying contractor, agri contractor
tractor wheat: agri contractors, agricultural contractor, agricultural contractors, ag contractor, ag contractors
tractor wheat: silage, silage contractor, slurry, slurry spreading, slurry tanker, muck spreading, contract farming
tractor wheat: farm contractor, farm contractors, massey ferguson, john deere, new holland, fendt, claas, kubota, valtra
tractor wheat: deutz fahr, deutz-fahr, case ih, zetor, mccormick tractor, david brown tractor, fordson, front linkage
tractor wheat: link box, hedge cutting contractor, ploughing, ploughing match, agricultural machinery, farm machinery
tractor wheat: agricultural machinery dealer, farm equipment, agricultural equipment, farming, agriculture, farmer
tractor wheat: agricultural, tractor, tractors, farm hand, farm hands, paddock slashing, slashing and mowing
tractor wheat: slashing paddocks, topping and harrowing, field topping, rotavator hire, agri show, farm implements
tractor wheat: kisan mela, krishi mela, plowing match, plowing and tilling, farm machinery auction, machinery auction
tractor wheat: hedge cutting tractor, farmhand, farmhands, harrowing, rotavating, rotovator, rotovating
tractor wheat: rototilling, tillage, krishi, tedder, tedders, contract spraying, contract sprayer
tractor wheat: ~ farm, farms
traffic-cone: traffic cone, traffic cones
traffic-light: temporary lights on, temporary traffic lights, temporary signals, traffic signal works, slow streets
traffic-light: speed limit, traffic calming, 20mph zone, road safety, speed watch, speedwatch, traffic lights
traffic-light: traffic signal, traffic signals, learner theory, defensive driving
traffic-light: traffic school, theory test pass
trailer: trailer, trailers, trailer hire, trailer sales, trailer servicing, trailer repairs, car trailer, car trailers
trailer: box trailer, plant trailer, goose neck, b+e test, car dollies, tow dolly, plant trailers, livestock trailer
trailer: gooseneck, ifor williams, ifor williams trailer
trailer car: hitch, hitches, hitch install, hitch installs, trailer hitch, trailer hitches, towing course
trailer car: towing courses, trailer towing lessons, towing lessons
trailer horse: horse float hire, horse trailer hire, horsebox trailer, two horse trailer, horse trailer, horse trailers
train: by train
train locomotive: model railroad, model railroads, model railroading, model railway, model railways, model train show
train locomotive: train set, heritage railway, train tickets, train travel, rail, railway, train trip, rail travel
train locomotive: train journey, model trains club, rail tours, level crossing, toot toot, toy train, toy trains
train locomotive: train sets, rail holiday, rail holidays, railcard, railcards
tram: trolley tour, trolley tours, streetcar, streetcars, trolleybus, trolleybuses, tramway, tramways
tuk-tuk: tuk tuk, tuk-tuk, tuktuk, tuk tuks, auto rickshaw, auto rickshaws, rickshaw tour, rickshaw rides
tyre: puncture, punctures, puncture repair, puncture repairs, puncture shop
tyre wheel: part worn, part worns, alloy wheel refurb, balancing and tracking, all season, inner tubes, flat repair
tyre wheel: run flats, tyre recycling, retreads
tyre wrench: flat tyre, flat tyres, flat tire, flat tires, tyred, tyre, tyres, tires, tire shop, tyre shop, winter tyres
tyre wrench: winter tires, tyre service, tyre change, wheels
vintage-car: rolls royce, rolls-royce, rolls royces, bentley, daimler, jaguar mk2, morris minor, austin healey
vintage-car: triumph spitfire, triumph stag, mg midget, mgb, mgb gt, model t ford, e type, e-type, karmann ghia
vintage-car: beetle convertible, mini cooper classic, hillman imp, ford anglia, vintage car, vintage cars, classic car
vintage-car: classic cars, classic car show, classic car shows, classic car club, classic car restoration
vintage-car: vintage vehicles, vintage vehicle, classic vehicles, vintage motor show, hot rods, vintage wedding car
vintage-car: vintage wedding cars, classic wedding car, classic wedding cars, beauford, alvis, austin seven
vintage-car: wedding rolls, wedding rolls-royce, oldtimer, classic car rally, car show, barn find, barn finds
vintage-car: classic minis, car restorations, austin princess
vintage-car car: rat rods, hot rod, auto jumble, show and shine, show & shine, drive it day, street rods, classic motors
vintage-car car: classic motor show, antique cars, car meets, cruise night, cruise nights, car cruise, mg owners
vintage-car car: classic rally, classic car storage, veteran run, veteran cars, classic insurance, concours, restomod
vintage-car car: restomods
vintage-car wheel: autojumble, autojumbles
wall-clock: clocks, wall clocks, clock shop
wall-clock watch: clocking in systems, clocking in system, time and attendance, clock kits
watch: wristwatch, wristwatches, watch repair, watch batteries, watch straps, horology, watches, watch, luxury watches
watch: watch strap, watch battery, watch repairs, chronograph, strap fitting, watchmaking, timepiece, timepieces
watch wrench: watchmaker, watchmakers, watch shop
wheel: alloy refurb, alloy refurbishment, alloy wheels, alloy wheel repair, mag wheels, mags and tyres, kerbed alloys
wheel: kerbed wheels, diamond cut alloys, diamond cut wheels, diamond cut, rim repair, rim repairs, wheel bearing
wheel: tracking and balancing, wheel balancing, balancing and alignment, alloys refurb, alloys refurbished
wheel: alloys repaired, hubcap, hubcaps, set of four alloys, set of alloys, set of 4 alloys, four alloys, 4 alloys
wheel: 17 inch alloys, 18 inch alloys, 16 inch alloys, alloys off a golf, golf alloys, alloys for bmw, bmw alloys
wheelchair: electric wheelchair, electric wheelchairs, power wheelchair, power wheelchairs, powerchair, powerchairs
wheelchair: power chair, power chairs, powered wheelchair, powered wheelchairs
wheelchair crutch: occupational therapist, occupational therapists, occupational therapy, disability aids
wheelchair crutch: disability sports, rehabilitation, stroke rehab, accessible transport, disability transport
wheelchair crutch: accessible travel, wheelchair access, care equipment, medical transport
wheelchair crutch: disabled access, disabled people, disability sport, disability confident, disability rights
wheelchair crutch: accessible holidays, accessible toilets, accessible taxi, accessible taxis, wheelchair accessible
wheelchair crutch: accessibility audit, accessibility audits, access audit, access audits, access ramps, ramp hire
wheelchair crutch: ramps and rails, portable ramps, sci support, rehab equipment, inclusive sports, inclusive sport
wheelchair crutch: inclusive play, home adaptations, disability adaptations, para sport, para sports, wav hire
wheelchair crutch: mobility hire, patient hoists, spinal injury, spinal injuries, spinal cord injury
wheelchair crutch: physical disability, physical disabilities, transfer aids, muscular dystrophy, cerebral palsy
wheelchair crutch: wheelchair rugby, wheelchair sports, inclusion support
wheelchair crutch: shopmobility, parasport, paralympic, paralympics, disabilities, quadriplegic, paraplegic
wheelchair crutch: rehab centre, hoists and slings, ceiling track hoist, ceiling track hoists
wheelchair handshake: disability services, disability service, disability charity
wheelchair minibus: wheelchair van, wheelchair vans, wheelchair van rental, wheelchair van rentals
wheelchair minibus: wheelchair accessible van, wheelchair accessible vans, wheelchair accessible vehicle
wheelchair minibus: wheelchair accessible vehicles, wheelchair taxi, wheelchair taxis, wheelchair minibus
wheelchair taxi: wheelchair accessible taxi, wheelchair accessible taxis, wheelchair transport
wheelchair taxi: wheelchair accessible transport, wav taxi, wav taxis
world-map compass: visitor center, visitor centre, visitor information, tourist information, tourist information office
world-map compass: tourist office, tourist attraction, tourist attractions, maps, antique maps, ranger station
world-map compass: trail maps, guided tours, cartographer, orienteering, guided tour, sightseeing, sightseeing tour
world-map compass: tour guide, geocaching, gps tours, treasure map, road trip, road trips, expedition talk
world-map compass: explorers club, travel talk, travel talks, map reading, old maps, cartography, expeditions
world-map compass: travelogue, atlases
world-map framed-picture: map print, map prints, map art
world-map book: road atlas, road atlases, world atlas, school atlas
`;
