/** English words for places and buildings, by the thing they lead to: b to h. Notation: word-list.ts. */
export const englishPlacesBToH = `
apartment-building key: your flat is worth, tenement flat, thinking of selling your flat, bedroom flat
apartment-building key: bedroom apartment, flat for sale, flats for sale, bed flat, apartment for rent
apartment-building key: apartments for rent, flat to rent, flats to rent, apartment, apartments, condo, studio apartment
apartment-building key: flat, flats, studio flat
bank coin: bank, banking, bank account, current account, loan, personal loan, student loan, savings, building society
bank coin: fixed deposit, fixed deposits, chit fund, chit funds, trust fund, trust funds, isa season, isa deadline
bank coin: business finance, business loans, money market, banking exam, bank po coaching, bank exam coaching, overdraft
bank coin: overdrafts, stokvel, stokvels
barber-pole razor: barber, barbers, barbershop, barber shop, barber's, skin fade, gents hair, men's haircut
barber-pole razor: men's grooming, skin fades, barbering course, barber course, short back and sides, line ups and fades
barber-pole razor: tapers and fades, taper fade, taper fades, buzz cut, buzz cuts, mo bros, moustache, moustaches
barber-pole razor: movember
barber-pole razor: fresh fade, fresh fades, sharp fade, sharp fades, clean fade
barber-pole scissors: men's cuts, mens cuts, men's cut, mens cut, mens haircuts
bouncy-castle balloon: jumping castle, jumping castles, jumping castle hire, inflatable slide, inflatable slides
bouncy-castle balloon: moonwalk rental, bounce house, bounce houses, bounce house rental, bouncy castle, bouncy castles
bouncy-castle balloon: bouncy castle hire, inflatables, play area, adventure playground, play park, assault course
bouncy-castle balloon: assault courses, bouncy slides, gladiator duel, gladiator duels, inflatable park
bouncy-castle balloon: party hire castles, soft play and bouncy, castles and slides, inflatable nightclub
bouncy-castle balloon: jumpers for rent, water slide hire
bouncy-castle balloon: ~ obstacle course, obstacle courses, bounce
bricks hammer: natural stone, marble, granite, stone floors, rendering, fireplace builder, stove builder
bricks hammer: chimney builder, house foundation, house foundations, foundation cracks, foundation contractor
bricks lorry: cement, bags of cement, rebar, rebars, iron rods, reinforcement bars, reinforcing steel, tmt bars
bricks lorry: cement blocks, concrete blocks, cement and rods, roofing sheets and cement, building materials
bricks lorry: builders merchants, builders merchant, building supplies
bricks trowel: seal your driveway, driveway sealing, driveway sealer, driveway sealed, driveway sealcoating, sealcoating
bricks trowel: block moulding, block molding, block industry, sandcrete blocks, interlocking blocks, resin drives
bricks trowel: resin bound drives, resin bound, drives resurfaced, drive resurfacing
bricks trowel: retaining wall, foundations dug
bricks trowel: new foundations, foundations and footings, brickwork, pointing, repointing, bricklaying
bricks trowel: bricklaying course, construction, construction company, builder, builders, building company, bricklayer
bricks trowel: masonry, general contractor, contractor, civil engineering, patio, patios, basement waterproofing
bricks trowel: tuck pointing, hod carrier, hod carriers, hod carrying, breeze blocks, besser blocks, kerbs and edging
bricks trowel: refractory bricks, garden wall, garden walls, brick cleaning, brick restoration, brickie, brickies
bricks trowel: tuckpointing, tuckpointers, kerbing, paviour, paviours
building-plot: land for sale, acreage for sale, acres for sale, acres for sale near, gated community plots, acreage lots
building-plot: building lots, acre lots, lot for sale, lots for sale, plots near airport, plot sale, plot sales
building-plot: plots for sale, plots of land, plot of land, building plot, building plots, serviced plots, gated plots
building-plot: open plots, residential plots
building-plot: land and plots, land for building, building land, land for development, development land
building-plot: residential plot, prime plots, prime land, title deeds ready, ready title deeds, land for sale in
building-plot: cheap land, vacant land, land plots, farm plots, farm land for sale, farmland for sale, plots with title
building-plot: plots with ready title, dtcp plots, villa plots, layout plots, acres of land
campervan: motorhome mot, winnebago, vw california, vw transporter camper, kombi, kombi van, swift kontiki
campervan: bailey autograph, rv for sale
campervan campsite: campervan, campervans, camper van, camper vans, campervan hire, campervan rental
campervan campsite: campervan conversion, campervan conversions, van conversion, van conversions, motorhome, motorhomes
campervan campsite: motorhome hire, motor home, motor homes, rv rental, rv rentals, camper hire, camper rental
campsite: powered site, powered sites, camp host, camp hosts, seasonal pitch, seasonal pitches, serviced pitches
campsite: touring pitch, grass pitches tents, club site, holiday parks, campers welcome
campsite caravan: campervan pitch, motorhome pitch, campervan pitches, motorhome pitches, campervan hook-up
campsite tent: camping
campsite tent: cub pack, cub scouts, cub scout, cubs leader, cub leader, beavers and cubs, scout group, scout troop
caravan campsite: jayco, jayco journey, avida, coromal, millard caravan, bailey unicorn, bailey pegasus
caravan campsite: swift challenger, swift sprite, elddis, lunar clubman, coachman vip, sprite musketeer, airstream
caravan campsite: travel trailer, travel trailers, fifth wheeler, fifth wheel, pop top caravan, poptop, camper trailer
caravan campsite: camper trailers, full annexe, touring caravan, tourer caravan, static caravan, gypsey caravan
caravan campsite: mobile home, mobile homes, static caravans, park home, park homes, statics, touring pitches
caravan campsite: caravan pitch, caravan pitches, caravan park, caravan parks, trailer park, rv park, campervan called
caravan campsite: road trip van, van life, camper conversions, camper conversion, caravan, caravans, caravan dealer
caravan campsite: camper, rv, roof tent
carousel: merry go round, merry-go-round, carnival rides, kiddie rides, kids rides, fairground rides, amusement rides
carousel: showmen's guild, side shows, helter skelter, helter skelters, chair o planes, pleasure fair, midway rides
carousel: vintage rides, county fair rides, showmen, swingboat, swingboats, waltzer, waltzers
carousel ferris-wheel: ride operator, ride operators, ride attendants, fairground staff
castle: heritage open day, heritage open days, heritage weekend, heritage trust, historic house, stately home
castle: manor house, heritage centre, medieval market, renaissance fair, castle tour, castle tours, knights
castle: medieval festival, history tour, historical tour, heritage tour, heritage day, stately homes, stately home tour
castle: national trust, fort visit, fort walk, medieval banquet, medieval banquets, palace tour, ramparts walk
castle: forts of rajasthan, royal palace, castles and gardens, fortress, battlements, jousting, jousts, ramparts
castle beach: sandcastle, sandcastles, sandcastle competition
castle hiking-boot: city walls walk, town walls walk, medieval walls, castle walk
church: dog collar shirts, clerical collar, clerical collars, clerical shirt, clerical shirts, clerical wear
church: clergy shirts, cassock, cassocks, vestments, surplices, chapel for sale, church for sale, converted chapel
church: converted church, chapel conversion, church conversion, revival service, gospel crusade, guest ministers
church: guest preacher, worship night, night of worship, praise and worship, prayer meeting, prayer conference
church: divine encounter, thanksgiving service, holy ghost, all-night prayer, historic churches, church repair grants
church: repair grants for churches, church repairs, harvest festival, mass, evensong, church, church service
church: sunday service, bible study, baptism, christian, vicarage tea, ministers and deacons, minister wanted
church: pastors conference, pastor's conference, advent service, cathedral tour, first communion, holy communion
church: communion service, harvest service, youth ministry, lent group, lent course, sunday worship, worship service
church: gospel service, gospel hall, spire appeal, good friday, good friday walk, quaker meeting, salvation army
church: holy week, toddler praise, nine lessons and carols, nine lessons, carol service, carol services
church: church organ fund, christian fellowship, vicars, vicarage, cathedral, baptist, baptists, clergy, steeple
church: catechism, diocese, presbyterian, presbyterians, deacons, pentecostal
church candle: monastery, monasteries, abbey, abbeys, priory, convent, convents, friary, place of worship
church candle: places of worship, ash wednesday, maundy thursday, midnight mass, palm sunday, palm sunday procession
church candle: palm sunday service
church musical-notes: church concert
church open-book: vacation bible school, vbs, holiday bible club, holiday bible camp, bible camp, bible club
church open-book: messy church, alpha course, sunday school
church prayer-beads: pilgrimage, pilgrimages, parish pilgrimage, diocesan pilgrimage, catholic pilgrimage, walsingham
church prayer-beads: lourdes, medjugorje, fatima pilgrimage, pilgrimage to rome, pilgrimage to lourdes
church prayer-beads: pilgrimage to knock, holy land pilgrimage, holy land tour, novena, rosary, shrine visit
church: ~ pastor, revival, crusade
church: sunrise service, easter service, easter services, easter sunday service, family service, good friday service
church: easter vigil
circus-tent: event marquee hire, party tents, big top, circus, party tent, tightrope walking, greatest show
circus-tent: greatest showman, ringmaster, ringmasters, tightrope, contortion, contortionist, sideshow, unicycles
circus-tent: unicycling
circus-tent gymnast: trapeze, flying trapeze
convenience-store: corner shops, dairy and tobacco, deli and grocery, cornershop
convenience-store basket: village shops, village store, community owned shop
convenience-store key: shop to let, shops to let, shop unit, shop units, retail unit, retail units, retail unit to let
convenience-store key: shop to rent, shop for rent, retail space
convenience-store milk: milk bar for sale
convenience-store shopping-cart: community shop, sari-sari store, sari sari store, sari-sari stores, sari-sari
convenience-store shopping-cart: sari sari, corner store, bodega
crane bricks: rigging and lifting, lifting and rigging, riggers and slingers, slinger signaller, rigging crew
crane bricks: crane driver, crane drivers, crane operator, crane operators, crane hire, crane lorry
crane bricks: building site, steel construction, property developer, real estate developer, construction site
crane bricks: concrete floors, banksman course, lift planning, lifting plans, dogging course, dogman course
crane bricks: slinger course, contract lift, contract lifts, riggers and doggers, mobile crane, mobile cranes, banksman
crane bricks: slinger
crane lorry: hiab, hiab hire, lorry crane, lorry mounted crane, crane truck hire
department-store: closing down sale, closing down sales, shoppers evening, shopping evening, mall opening, megastore
department-store: megastores
factory: incinerator, waste incinerator, steel building, steel buildings, steel frame, steel frames, steel framed
factory: portal frame, industrial units, industrial unit, industrial unit to let, light industrial unit, workshop unit
factory: workshop units, trade counter unit, factory unit, shop floor, shop floor jobs, plant maintenance, assembly line
factory: assembly workers, mill shop, packaging line, packing line, plastics moulding, plastic moulding
factory: process engineer, process engineers, quality inspector, quality inspectors, oem parts, industrial automation
factory: food processing, refinery jobs, production line, toll manufacturing, fabricator, fabricators, steelworks
factory: smelter, extrusion, extrusions, refinery
factory: industrial shed, industrial sheds, industrial plot, factory shed, warehouse shed
factory lightning: power plant, power station
factory office-building: industrial estate, industrial estate units
ferris-wheel: waterslides, funfair, fun fair, fairground, big wheel, giant wheel, observation wheel, pleasure beach
ferris-wheel: fun world, amusements
fountain: wishing well, wishing wells, pond fountain, pond fountains, water feature, water features, drinking fountain
fountain: drinking fountains
hindu-temple: hindu pilgrimage, buddhist pilgrimage, jain pilgrimage, pilgrimage to kashi, pilgrimage to varanasi
hindu-temple: mandir, hindu temple, temple open day, bhajan evening, gita class, gita classes, bhagavad gita
hindu-temple: temples of south india, kashi yatra, hanuman jayanti, sai bhajan, kumbh mela, ganpati puja, navratri puja
hindu-temple: rath yatra, kirtan, kirtans, satyanarayan, darshan, bhajan, bhajans, tirupati, tirumala, dussehra, dasara
hindu-temple: mahashivratri, shivratri, janmashtami, sanskrit, iskcon, varanasi, rudrabhishek, ayodhya, grihapravesh
hindu-temple bus: yatra, char dham, char dham yatra, chardham, kedarnath, vaishno devi, tirupati darshan, temple tour
hindu-temple bus: temple tours, pilgrimage tour, shirdi
hindu-temple hibiscus: durga idol, durga idols, murti, murtis
hindu-temple oil-lamp: pooja samagri, pandit ji
hospital: ward appeal, children's ward, childrens ward, maternity unit, maternity ward, minor injuries
hospital: minor injuries unit, cancer care appeal, cancer care, health camp, health camps, medical camp, surgery centre
hospital: hospital trolley, polyclinic
house bricks: cob building, cob house, cob houses, rammed earth, earthship
house builder: house extensions, house extension, home extensions, home extension, basement conversion
house builder: basement conversions, garage conversion, garage conversions, conversions, porches, eco homes
house builder: new build homes, new homes, self build
house caravan: tiny home, tiny homes, tiny house, tiny houses, tiny homes on wheels, tiny house on wheels
house clipboard: tenant referencing, tenant checks, tenant screening
house coin: council tax, council tax support, housing benefit, rent arrears
house doll: doll house, doll houses, dolls houses, dollhouse, dollhouses, dolls' house, dolls house fair
house doll: miniatures fair
house droplet: flood repairs, flood repair, flood damage repair, flood restoration, flood defence, flood defences
house droplet: flood barriers, water damage restoration, damp proofing, rising damp, damp proof, damp survey
house droplet: damp and mould, timber and damp, radon, dehumidifier
house gavel: tax sale, tax sales, sheriff sale, foreclosure auction, property auction, property auctions
house hammer: shipping container conversion, shipping container conversions, container home, container house
house hammer: container houses, container office, container offices
house hammer: cladding, house cladding, external cladding, cladding contractors
house heart: nightstop, supported lodgings, host families, host family, homestay hosts, room for refugees
house heart: foster with us, foster with, foster for us, foster for, fostering allowance, fostering team
house heart: fostering agency, fostering service, fostering information, fostering families, fostering open evening
house heart: foster a teenager, foster siblings, foster teens, fostering siblings, short breaks carers
house heart: short break carers, respite carers, respite carer, shared lives, shared lives carers, shared lives carer
house heart: supported lodgings hosts, adopt a child, adopting a child, could you adopt, adoption information evening
house heart: adopters needed, adopters, prospective adopters, open your home to a child, give a child a home
house heart: women's refuge, womens refuge, domestic abuse, domestic violence, homeless shelter, homelessness charity
house heart: could you foster, can you foster, become a foster carer, foster carers needed, foster a child, foster carer
house heart: foster carers, foster care, fostering, foster parents, foster parent, foster family, foster families
house heart: adoption agency, homeless young people, homelessness, rough sleepers, rough sleeping, sleep out
house houses: planning notice, planning notices, planning application, planning applications
house key: rent to buy, rent to own homes, rent-to-own homes, market appraisal, market appraisals, free appraisal
house key: property appraisal, home appraisal, home valuation, free valuation, sold in 7 days, just sold, plots near
house key: plot near, lake lots, lots from, home sites, homesites
house key: land auction
house key: key worker homes, starter home, starter homes, shared ownership, no sale no fee, shared house
house key: house share, flat share, flatshare, lodger wanted, 1bhk, 2bhk, 3bhk, 4bhk, 1 bhk, 2 bhk, 3 bhk, 4 bhk, 1 rk
house key: your home is worth, your house is worth, your home worth, your house worth, your property is worth
house key: is your home worth, is your house worth, thinking of selling up, selling your home
house key: selling your house, sell your home, sell your house, sell your property, house valuation, property valuation
house key: homes wanted, sold boards, thinking of selling your home, thinking of selling your house
house key: thinking of selling your property, bed apt, bed apts, apt for rent
house key: apts for rent, studio apt, 2 double bedrooms, 3 double bedrooms, two double bedrooms, three double bedrooms
house key: bedroom house, bedroom terrace, valuation of your home, home valuations
house key: new-builds, new builds, chain-free, chain free, bridging loans, bridging finance, mortgage broker
house key: mortgage brokers, mortgages, equity release, buy to let, lettings
house key: letting agents, property management, block management, property management software, student lettings
house key: relocation agents, help to buy, serviced apartments, holiday let management, mortgage, mortgage advice
house key: home loan, home loans, real estate, real estate agent, realtor, realty, estate agent, estate agents
house key: letting agent, property manager, house for sale, houses for sale, bed semi, bed terrace, bed detached
house key: bed bungalow, bed house, bedroom semi, bedroom bungalow, semi-detached, end terrace, end-terrace, mid-terrace
house key: homes for sale
house key: open house, property for sale, home staging
house key: house viewing, villa, townhouse, holiday home, vacation rental, home buyers, sublet
house key: bed homes, 2 bed homes, 3 bed homes, 4 bed homes, show home, studio to rent, studio to let
house key: studio for rent, home sitting, home sitters, house sitting, homebuyer seminar, first time buyer
house key: first time buyers, first-time buyers, first home buyers, home warranty, habitat for humanity
house key: property staging, double storey, double storey house, farmhouse stay, farmhouse stays, stamp duty
house key: probate property, probate house, home energy rating, loft conversions, subletting, escrow, downsizing
house key: downsizers, foreclosure, foreclosures, homestead
house key: ~ thinking of selling, free market appraisal, free property valuation
house key: remortgage, remortgaging, fixed rate, fixed rates, fixed rate ending, lenders, remortgages
house key: lettings agent, lettings agents, tenant find service, we let it, let and managed, letting and management
house key: rent guarantee, rent collection
house ladder: loft boarding, loft ladders, loft ladder, loft ladders and boarding, loft hatch
house magnifier: home inspection, home inspections, homebuyer survey, homebuyers report, building survey
house magnifier: building surveyor, snagging survey, snagging list, epc certificates, energy performance certificate
house magnifier: bat surveys, bat survey, ecology survey, house survey, surveyors
house money-bag: bridging loan
house snowy-mountain: mountain cabin, mountain cabins, ski cabin, ski chalet, ski lodge, cabin in the mountains
house thermometer: cavity wall
house thermometer: spray foam
house thermometer: thermal imaging survey, thermal imaging, thermal survey
house trowel: subsidence, foundation repair, foundation repairs, house levelling, house leveling, reblocking, restumping
house trowel: extensions and lofts, extensions and loft conversions, kitchen extensions, extensions and renovations
house trowel: single storey extension
house wrench: renovations, home renovation, house renovation, housekeeper
house wrench: facility management, caretaker, building maintenance, energy efficiency, energy audit
house-with-garden balloon: village hall, hire our hall, hall hire, community hall, parish hall
house-with-garden beach: beachfront, beach front, absolute beachfront, beach shack, the shack, beach house, beach houses
house-with-garden beach: holiday house, oceanfront, ocean front, sea view cottage, sleeps 4, sleeps 6, sleeps 8
house-with-garden beach: sleeps 10, holiday let, holiday lets, holiday cottage, holiday cottages, coastal cottage
house-with-garden hut: barn hire, barn venue, plots with title deed
house-with-garden hut: garden rooms, garden room, garden office, garden offices, framed garages
house-with-garden hut: oak framed garages, timber garages, oak garages, garages and garden rooms, carports, carport
house-with-garden hut: car ports
house-with-garden key: open home, open homes, open for inspection, open house viewing, house open to view, queenslander
house-with-garden key: bedroom queenslander, bed queenslander, character home, wraparound verandah, granny annexe
house-with-garden key: granny annexes, garden annexe, garden annexes, granny flat, granny flats, holiday rental
house-with-garden key: holiday rentals, chalet, chalets, chalet rental, airbnb, country house, cottages, cottage
house-with-garden key: retirement home, retirement homes, senior living, retirement village, sheltered housing
house-with-garden key: housing association, bungalow, bungalows, bungalow to rent
house-with-garden key: family home, family homes, family home with garden, country home
house-with-garden leaves: eco lodge, eco village
house-with-garden tree: hut, gated community
house-with-garden window: conservatory, conservatories, conservatory roof, conservatory roofs, orangery, orangeries
houses: almshouse, almshouses, cohousing, co-housing, council homes, council house, council houses, terraced house
houses: terraced homes, hoa meeting, body corporate, landlords forum, landlords association, housing society
houses: housing associations, strata management, strata manager, estate living, community housing
houses: duplexes
houses key: tenants association, residents association, residents' association, tenants, social housing, council housing
houses key: housing advice, housing support, affordable housing, affordable homes, leaseholders, housing co-op
houses: ~ housing
houses: right to buy
houses location-pin: old town tour, old town walk, old town tours
hut beach-umbrella: beach huts, beach hut, beach hut hire
hut fir-tree: cabin, cabins, woodland cabin, forest cabin, lodge stay, log cabin stay, glamping pods, shepherd's hut
hut fir-tree: shepherd huts, bothy weekend, mountain hut, mountain huts, alpine hut, scout hut, forest lodge
hut fir-tree: forest lodges, wendy house, wendy houses, village hut, shepherds hut, shepherds huts, yurt stay, bothies
hut fir-tree: rondavel, rondavels, sukkah, bunkhouse, bunkhouses
hut hammer: bin store, bike shed, log store
hut logs: playhouses
hut roof: lapa, lapas, lapa building, thatch lapa, thatched lapa
hut saw: sheds, shed, log cabins, log cabin, cabin holidays, oak framed, oak frame, oak frames, timber framed
`;
