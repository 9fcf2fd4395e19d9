/** English words for places and buildings, by the thing they lead to: j to w. Notation: word-list.ts. */
export const englishPlacesJToW = `
japanese-castle: samurai, himeji, bushido
lectern microphone: toastmasters, toast masters, toast master club, toastmasters club, pitch night, pitch your startup
lectern microphone: lectern, lecterns, lectern hire, debating society, debating club, debate club, after dinner speaker
lectern microphone: after dinner speakers, keynote speaker, keynote speakers, speechwriter, speechwriting
lectern microphone: speech writing, speech writer, wedding speeches, wedding speech, convention center
lectern microphone: convention centre, conference centre, conference center, congress centre, conference facilities
lighthouse: lighthouse cottage, lighthouse cottages, lighthouse keeper's cottage, lighthouse keepers cottage
lighthouse: lighthouse keeper's, lighthouse stay, lighthouse stays, sleep in a lighthouse, stay in a lighthouse
lighthouse: keeper's cottage, lighthouse, lighthouses, lighthouse tours
market-stall: vendors wanted, vendor applications, vendor application, call for vendors, vendor call, vendor call-out
market-stall: vendor callout, seeking vendors, vendor spots, vendor spaces, vendors needed, stallholders wanted
market-stall: stall holders wanted, stallholder applications, stalls available, stall applications, traders wanted
market-stall: makers market, makers' market, maker market, artisan market, artisans market, craft market
market-stall: producers market, kiosk, kiosks, food kiosk, coffee kiosk, marketplace, market traders, market stalls
market-stall: produce stand, produce stall, roadside stall, roadside stand, stall fees, table top, street traders
market-stall: craft fayre, craft fayres, local makers, local producers, trestle table sale, artisan fair, artisan fairs
market-stall carrot: market stall, stallholder, stallholders, stall holders, street market, indoor market
market-stall carrot: market pitches
market-stall garland: village fete, village fetes, fete day, garden fete, church fete, school fete, summer fete
market-stall garland: summer fayre, summer fayres
market-stall paper-lantern: night market, night markets, night bazaar, twilight market, evening market
market-stall tea: chai kiosk, tea kiosk, tea stall, chai stall, chai franchise, tea franchise, chai point, tea point
market-stall tea: chai cart, tea cart, kulhad chai, chai wala, chaiwala
marquee: gazebo hire, gazebos for hire, pop up gazebo, marquee, marquees, marquee hire, wedding marquee
marquee: wedding marquees, party tent hire, event tents, event tent, tent hire for weddings, stretch tents
marquee: stretch tent hire, party tent, party tents, event marquee hire, marquee flooring, event dome, event domes
marquee: tent hire
marquee chair: shamiana, shamianas, tent house, pandals, mandap hire, funeral canopies
marquee chair: party canopies, event canopies, canopies chairs, canopies and chairs, canopy and chairs
marquee garland: mandap decorator, mandap decorators, mandap decoration
marquee light-bulb: marquee heating, marquee lighting
mosque: hajj pilgrimage, umrah pilgrimage, ziyarat, ziyarat tour, mosque, mosques, masjid, islamic centre
mosque: islamic center, friday prayers, quran classes, quran lessons, quran class, islamic school, islamic studies
mosque: halal fest, halal festival, islam awareness, arabic and quran, jummah, jumuah, madrasah, madrasa, madrassa
mosque: islamic, tajweed, taraweeh
mosque airplane: umrah, umrah visa, umrah packages, hajj and umrah, umrah package, umroh, hajj, hajj packages
mosque airplane: hajj package
museum: hands-on exhibition, hands on exhibition, interactive exhibition, town museum, local museum, village museum
museum: county museum, museum, museums, museum late night, history museum, night of museums, curator's tour
museum: curators talk, civic society, historical society, historical societies, history society, antiquarian society
museum: heritage week, doors open day, doors open days, open house heritage, hands on history, museum volunteers
museum: exhibition volunteers, railway museum, railroad museum, maritime museum, aviation museum, tram museum
museum: archive exhibition, docent, docents, curator, curators
museum framed-picture: natural history, local history
museum framed-picture: ~ exhibit
nativity-crib: nativity, nativity play, nativity plays, live nativity, living nativity, nativity scene, nativity scenes
nativity-crib: nativity festival, nativity sets, crib service, crib festival, christmas crib, christmas cribs
nativity-crib: crib exhibition, christingle and crib service
office-building: facilities management, commercial lease, commercial leases, office lease, office leases, office fit-out
office-building: office fitout, office refurbishment, office refurb, virtual office, virtual offices, business centre
office-building: business center, company incorporation, incorporation services, corporate tenants, corporate relocation
office-building: head office, office partitions, office partitioning
office-building desk: office to rent, offices to rent, office units, private offices, furnished office
office-building key: business park, business park units, office rental, offices to let, office to let, office space
office-building key: serviced offices, commercial property, commercial premises, office suites
photo-booth: photobooth, photobooths, photo booth, photo booths, photo booth hire, photo booth rental
photo-booth: photo booth rentals, selfie mirror, magic mirror, 360 booth, 360 photo booth, selfie booth, selfie pod
photo-booth: selfie station, video booth, audio guestbook and photo booth
portable-toilet: portaloo, portaloos, portable toilets, portable toilet hire, portable toilet, porta potty
portable-toilet: porta potties, portapotty, toilet hire, event toilets, event toilet hire, luxury toilets
portable-toilet: luxury toilet hire, mobile toilets, mobile toilet, toilet trailer, toilet trailers, restroom trailer
portable-toilet: restroom trailers, site toilets, chemical toilet hire, portable loos, loo hire, luxury loos, event loos
portable-toilet: posh loos, festival loos
post-office: po box, po boxes, postal worker, mail redirection, philatelic bureau, sub post office
post-office postbox: postmaster, postmasters, postmistress, village post office
road-barrier: high street closed, mill lane closed, main street closed, st closed, street closed, road closed
road-barrier: roads closed, lane closed, lanes closed, ave closed, avenue closed, rd closed, drive closed, hwy closed
road-barrier: highway closed, bridge closed, sidewalk closed, footpath closed, pavement closed, junction closed
road-barrier: exit closed, ramp closed, closed for resurfacing, detour via, detour, diversion route, diversion in place
road-barrier: diversions in place, road closures, road closure, street closure, street closures, lane closures
road-barrier: lane closure, bridge closure, play street, play streets
road-barrier: flagger certification, flagger course, chapter 8, crowd control barriers, flagger, flaggers
road-barrier safety-vest: traffic management, traffic management operatives, road works, road crew, highway maintenance
road-barrier safety-vest: traffic controller, traffic controllers, traffic marshal, traffic marshals, road marking
road-barrier safety-vest: road markings, barrier hire
roller-coaster: theme park, theme parks, amusement park, amusement parks, roller coaster, roller coasters, rollercoaster
roller-coaster: rollercoasters, funfair rides, thrill rides, thrill ride, alton towers, thorpe park, disneyland paris
roller-coaster: disney trip, disney world, six flags, white knuckle, theme park trip, essel world, theme park tickets
roller-coaster: orlando trip, orlando holiday, orlando holidays, disneyland, imagica, legoland
school: ukrainian school, parents' evening, parents evening
school backpack: school open day, school open days, school open evening, school open night, school open morning
school backpack: school open house, school tours, school tour, school enrolment, school enrolments, school admissions
school backpack: enrolments open for prep, prep enrolments, prep 2026, prep 2027, prep 2028, foundation enrolments
school backpack: kindergarten enrolments, 6th class pupils, sixth class pupils, sixth class, incoming first years
school backpack: first year enrolment, year 6 pupils, year 6 families, year 6 parents, year 5 and 6, year 7 enrolments
school backpack: year 7 places, year 7 2027, prospective pupils, prospective parents, prospective families
school backpack: principal's address, principal's talk, headteacher's talk, headteacher's address, head's talk
school backpack: sixth form, sixth form college, transition year, science demos, grammar school, comprehensive school
school backpack: primary school places, secondary school, junior infants, school places, girl in school, girls in school
school backpack: child in school, children in school, kids in school, keep girls in school, school fees appeal
school backpack: sponsor a child, primary school, high school, private school, elementary school, international school
school backpack: pta meeting, pto meeting, primary places, academy admissions, grammar entry, term dates
school backpack: class of 1994 reunion, head teacher, cbse admission, cbse admissions, year 7, year 7 entry
school backpack: parent teacher association, school reunions, school governors wanted, headteacher, bursary, bursaries
school backpack: ~ school, schools
school bed: boarding school
school pencil: school governors, school governor
shinto-shrine: kyoto tour, kyoto trip, shrine tour, torii gate, torii gates, japanese garden, japanese gardens, shinto
silo: bulk feed, slurry tanks
silo wheat: grain bin, grain bins, grain bin repair, bin sweeps, grain silo, grain silos, grain storage, grain store
silo wheat: grain stores, grain dryer, grain dryers, grain drying, grain handling, grain elevator, grain elevators
silo wheat: feed silo, feed silos, silo, cement silo, cement silos, silage silo, feed bins, grain augers, grain auger
silo wheat: bin repair and dryer service, bin repair & dryer service
slide: playground, playgrounds, slides and swings, water slide, water slides, adventure play, splash pad, splash parks
slide: play parks, play areas, jungle gym, jungle gyms, tumble tots, slip n slide, slip and slide, waterpark, waterparks
slide: playdate, playdates, waterslides, adventure playground, play park, play area, water slide hire, helter skelter
slide: helter skelters, step2 slide, step2, little tikes slide
slide toy-bricks: indoor play, indoor play centre, indoor play center, indoor playground, indoor playgrounds, soft play
slide toy-bricks: soft play centre, soft play hire, play barn, playbarn, play cafe, play café, play centre, play center
slide toy-bricks: softplay, soft play center, soft play area
slide bouncy-castle: slide hire, inflatable slide, inflatable slides
stained-glass: stained glass, stained-glass, stained glass class, stained glass workshop, leaded lights, leaded windows
stained-glass: leaded glass, church windows, stained glass repair, glass painting, stained glass restoration
stained-glass window: fused glass, glass fusing, glass art, leadlight, leadlights, suncatchers, suncatcher
statue-of-liberty: statue of liberty, new york, new york trip, new york city break, nyc trip, nyc tour, usa visa
statue-of-liberty: us visa, us visas, green card, green cards, green card lottery, study in usa, study in the usa
statue-of-liberty: us citizenship, american citizenship, f1 visa, h1b visa, usa tour, usa tours, usa trip, liberty tour
storage-unit: storage, self store, 10x10 units, 10x10 unit, 5x5 units, 5x10 units, 5x10 unit, 10x15 units, 10x20 units
storage-unit: 10x30 units, drive up units, drive-up units, climate controlled units, lock-up units
storage-unit key: godown, godowns, godown for rent, godown on rent
storage-unit parcel: self storage units, self storage, storage units, storage unit, storage rooms, self-storage
storage-unit parcel: secure storage, climate controlled storage, storage space, container storage
storage-unit parcel: storage containers to rent, household storage, business storage, store your things, lock up storage
storage-unit parcel: storage facility, mini storage, student storage, furniture storage
swimming-pool: pool construction, swimming pool construction, pool company, pool shop
swimming-pool swimmer: pool rescue, pool rescues, green pool, green pools, green to blue, cloudy pool
swimming-pool swimmer: algae bloom in your pool, pool, swimming pool, pools, lido, lidos, outdoor lido, outdoor pool
swimming-pool swimmer: open air pool, dirty pool, murky pool, pool cleaning
swimming-pool swimmer: pool cleaner, pool service, pool maintenance, pool chemicals, pool care, pool opening
swimming-pool swimmer: pool closing, pool water testing, pool water treatment, aquatic centre, aquatic center
swimming-pool swimmer: aquatics centre, swimming pool builder, pool builder, pool builders, pool installation
swimming-pool swimmer: swimming pools, pool heating, inground pools, pool supplies, plunge pools, above ground pools
swimming-pool swimmer: above ground pool, paddling pool
swing slide: swing, swings, swing set, swing sets, climbing frames, climbing frame, play equipment, playground equipment
swing slide: adventure playgrounds, play frames, park play day
synagogue: bar mitzvah, bar mitzvahs, bat mitzvah, bat mitzvahs, bar and bat mitzvah, b'nai mitzvah
synagogue: hebrew school, hebrew classes, jewish festival, high holy days, high holidays services
synagogue: yom kippur, shabbat, rabbis, chabad, sukkot, kiddush, talmud
tent: tent appeal, geodesic dome, geodesic domes, camping gear, outdoor shop, outdoor store, bushcraft
tent: survival training, wild camping, bivouac, bivvy bag, duke of edinburgh, duke of edinburgh award, d of e
tent: expedition kit, tipi tents, camp out, swag bags camping, camping swags, guides camp, guide camp, camp leader
tent: camp leaders, youth camp, youth camps, overnight camp, cadets camp, cub camp, ground sheet, ground sheets
tent: beavers and scouts, bivvies, sleepout, sleepouts, overlanding, jamboree, jamborees, camporee, groundsheet
tent: roof tent, tepees
tent campsite: pitch up, tent pitches, tents and campervans, tents and caravans, bell tent
tent campsite: bell tents, camping pitches, tent pitch, camping pitch, pitches for tents, grass pitches
tent campsite: hardstanding pitches, pitches still free, summer camp, summer camps, kids camp, scout camp, pitch by the
tent campsite: pitches by the, flat grass pitches, a pitch for two, lakeside pitches, riverside pitches, seaside pitches
tent campsite: forest pitches, camping site, campsite, campground, camping equipment, glamping, outdoor gear
tent campsite: safari tent, safari tents, camp counselor, camp counselors, camp counsellor, camp counsellors
tent compass: brownies unit, brownies group, brownies have, brownie guides, brownie pack, rainbows and brownies
tent compass: girlguiding, guides and brownies, cubs and beavers, cubs & beavers, beavers & cubs, scouts need
tent compass: scout leader, scout leaders, beaver leader, beaver scouts, explorer scouts, girl guides, guide leader
tent compass: brownies and guides, scouts, brownie uniform, brownie uniforms, brownies uniform, beavers needs leaders
tent compass: beavers need leaders, cubs need a leader, cub leader, cub leaders, brownies have spaces
tent compass: brownies has spaces, brownies spaces available, beavers looking for helpers, beavers looking for leaders
tent compass: cubs looking for leaders, cubs looking for helpers, rainbows has spaces, rainbows have spaces
tent compass: guides need a leader, guides need leaders
tent fire: survival skills, survival course, survival school, survival weekend
tipi: tipi, tipis, teepee, teepees, tepee, tipi hire, wedding tipis, teepee party
tower: tokyo, eiffel tower, mobile mast, mobile masts, cell tower, cell towers, paris trip, paris weekend
tower: weekend in paris, paris tour, radio mast, radio masts
wedding-chapel ring: wedding chapel, nuptials
wind-turbine: wind turbine, wind turbines, wind power, wind farm, wind energy, renewable energy, renewables, wind farms
wind-turbine: onshore wind, offshore wind, community wind, small wind, gwo training, wind techs, wind tech
wind-turbine: turbine technicians, micro generation, windfarm, windfarms
windmill: windmill, windmills, windmill stay, windmill open day
yurt: yurt, yurts, yurt stay, yurt hire, yurt glamping
`;
