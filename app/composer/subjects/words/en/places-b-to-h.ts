/** English words for places and buildings, by the thing they lead to: b to h. Notation: word-list.ts. */
export const englishPlacesBToH = `
apartment-building: apt for rent, apts for rent, studio apt, bed apt, bed apts, 1bhk, 2bhk, 3bhk, 1 bhk, 2 bhk, 3 bhk
apartment-building: flat share, flatshare, studio to rent, studio to let, studio for rent, serviced apartments
apartment-building: block management, student halls, dormitory, 4bhk, 4 bhk
apartment-building key: your flat is worth, tenement flat, thinking of selling your flat, bedroom flat
apartment-building key: bedroom apartment, flat for sale, flats for sale, bed flat, apartment for rent, 1 rk, one rk
apartment-building key: apartments for rent, flat to rent, flats to rent, apartment, apartments, condo, studio apartment
apartment-building key: flat, flats, studio flat, efficiency over garage, apartment over garage, 1rk, 1rk for rent
bank coin: bank, banking, bank account, current account, loan, personal loan, student loan, savings, building society
bank coin: fixed deposit, fixed deposits, chit fund, chit funds, trust fund, trust funds, isa season, isa deadline
bank coin: business finance, business loans, money market, banking exam, bank po coaching, bank exam coaching, overdraft
bank coin: overdrafts, stokvel, stokvels
barber-pole razor: barber, barbers, barbershop, barber shop, barber's, gents hair, men's haircut
barber-pole razor: men's grooming, barbering course, barber course, short back and sides, line ups and fades
barber-pole razor: tapers and fades, taper fades, buzz cut, buzz cuts, mo bros, moustache, moustaches
barber-pole razor: movember, fresh fade, fresh fades, sharp fade, sharp fades, clean fade
barber-pole scissors: men's cuts, mens cuts, men's cut, mens cut, mens haircuts
barber-pole hair-clipper: fade, fades, skin fade, skin fades, taper fade, zero fade
barn: barn wedding, barn weddings, pole barn, pole barns, wedding barn, barn hire, barn venue, barn for sale
barn: barn to let, barn to rent
barn house: barn conversion, barn conversions
bouncy-castle: inflatable hire
bouncy-castle balloon: jumping castle, jumping castles, jumping castle hire
bouncy-castle balloon: moonwalk rental, bounce house, bounce houses, bounce house rental, bouncy castle, bouncy castles
bouncy-castle balloon: bouncy castle hire, inflatables, assault course, assault courses, bouncy slides, gladiator duel
bouncy-castle balloon: gladiator duels, inflatable park, party hire castles, soft play and bouncy, castles and slides
bouncy-castle balloon: inflatable nightclub, jumpers for rent
bouncy-castle balloon: ~ obstacle course, obstacle courses, bounce
bricks hammer: rendering, house foundation, house foundations, foundation cracks, foundation contractor
bricks lorry: cement blocks, concrete blocks, building materials, builders merchants, builders merchant
bricks lorry: building supplies
bricks trowel: block moulding, block molding, block industry, sandcrete blocks, retaining wall, foundations dug
bricks trowel: new foundations, foundations and footings, brickwork, pointing, repointing, bricklaying
bricks trowel: bricklaying course, construction, construction company, builder, builders, building company, bricklayer
bricks trowel: masonry, general contractor, contractor, civil engineering, basement waterproofing, tuck pointing
bricks trowel: hod carrier, hod carriers, hod carrying, breeze blocks, besser blocks, refractory bricks, garden wall
bricks trowel: garden walls, brick restoration, brickie, brickies, tuckpointing, tuckpointers
building-plot: land for sale, acreage for sale, acres for sale, acres for sale near, gated community plots, acreage lots
building-plot: building lots, acre lots, lot for sale, lots for sale, plots near airport, plot sale, plot sales
building-plot: plots for sale, plots of land, plot of land, building plot, building plots, serviced plots, gated plots
building-plot: open plots, residential plots, land and plots, land for building, building land, land for development
building-plot: development land, residential plot, prime plots, prime land, title deeds ready, ready title deeds
building-plot: land for sale in, cheap land, vacant land, land plots, farm plots, farm land for sale, farmland for sale
building-plot: plots with title, plots with ready title, dtcp plots, villa plots, layout plots, acres of land
building-plot: land auction, lake lots, lots from, home sites, homesites, plots near, plot near, plots with title deed
building-plot: boundary dispute, boundary disputes, land registry, plot 30x40, 30x40 plot, plot 30x50
building-plot fence: field for sale, fields for sale
campervan: motorhome mot, winnebago, vw california, vw transporter camper, kombi, kombi van, swift kontiki
campervan: bailey autograph, rv for sale, rv, camper conversions, camper conversion, van life, road trip van, vw camper
campervan: camper westfalia, vw westfalia, westfalia
campervan campsite: campervan, campervans, camper van, camper vans, campervan hire, campervan rental
campervan campsite: campervan conversion, campervan conversions, van conversion, van conversions, motorhome, motorhomes
campervan campsite: motorhome hire, motor home, motor homes, rv rental, rv rentals, camper hire, camper rental
campervan bubbles: motorhome valeting, motorhome valet, motorhome cleaning
campsite: powered site, powered sites, camp host, camp hosts, seasonal pitch, seasonal pitches, serviced pitches
campsite: touring pitch, grass pitches tents, club site, holiday parks, campers welcome
campsite: camp stoves
campsite caravan: campervan pitch, motorhome pitch, campervan pitches, motorhome pitches, campervan hook-up
campsite tent: camping, cub pack, cub scouts, cub scout, cubs leader, beavers and cubs, scout group
campsite tent: scout troop
caravan: eriba, eriba puck, eriba touring
caravan awning: tourer 5 berth, tourer 4 berth, 5 berth tourer, 4 berth tourer, swift conqueror, 4 berth with awning
caravan awning: 2 berth with awning, 5 berth with awning, 6 berth with awning
caravan campsite: jayco, jayco journey, avida, coromal, millard caravan, bailey unicorn, bailey pegasus
caravan campsite: swift challenger, swift sprite, elddis, lunar clubman, coachman vip, sprite musketeer, airstream
caravan campsite: travel trailer, travel trailers, fifth wheeler, fifth wheel, pop top caravan, poptop, camper trailer
caravan campsite: camper trailers, full annexe, touring caravan, tourer caravan, static caravan, gypsey caravan
caravan campsite: mobile home, mobile homes, static caravans, park home, park homes, statics, touring pitches
caravan campsite: caravan pitch, caravan pitches, caravan park, caravan parks, trailer park, rv park, campervan called
caravan campsite: caravan, caravans, caravan dealer, camper
caravan bubbles: caravan valeting, caravan valet, caravan cleaning
carousel: merry go round, merry-go-round, carnival rides, kiddie rides, kids rides, fairground rides, amusement rides
carousel: showmen's guild, side shows, chair o planes, pleasure fair, midway rides, vintage rides, county fair rides
carousel: showmen, swingboat, swingboats, waltzer, waltzers
carousel ferris-wheel: ride operator, ride operators, ride attendants, fairground staff
castle: heritage open day, heritage open days, heritage weekend, heritage trust, historic house, stately home
castle: manor house, heritage centre, medieval market, renaissance fair, castle tour, castle tours, knights
castle: medieval festival, history tour, historical tour, heritage tour, stately homes, stately home tour
castle: national trust, fort visit, fort walk, medieval banquet, medieval banquets, palace tour, ramparts walk
castle: forts of rajasthan, royal palace, castles and gardens, fortress, battlements, ramparts
castle: castle by, castle at night, castle by lantern light
castle hiking-boot: city walls walk, town walls walk, medieval walls, castle walk
church: clerical collar, clerical collars, clerical wear, cassock, cassocks, vestments, surplices, chapel for sale
church: church for sale, converted chapel, converted church, chapel conversion, church conversion, revival service
church: gospel crusade, guest ministers, guest preacher, worship night, night of worship, praise and worship
church: prayer meeting, prayer conference, divine encounter, thanksgiving service, holy ghost, all-night prayer
church: historic churches, church repair grants, repair grants for churches, church repairs, mass
church: evensong, church, church service, sunday service, bible study, baptism, christian, vicarage tea
church: ministers and deacons, minister wanted, pastors conference, pastor's conference, advent service, cathedral tour
church: first communion, holy communion, communion service, youth ministry, lent group, lent course
church: sunday worship, worship service, gospel service, gospel hall, spire appeal, good friday, good friday walk
church: quaker meeting, salvation army, holy week, toddler praise, nine lessons and carols, nine lessons, carol service
church: carol services, church organ fund, christian fellowship, vicars, vicarage, cathedral, baptist, baptists, clergy
church: steeple, catechism, diocese, presbyterian, presbyterians, deacons, pentecostal
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
church: easter vigil, st andrew's, st john, bell tower, harvest festival
circus-tent: big top, circus, tightrope walking, greatest show, greatest showman, ringmaster, ringmasters, tightrope
circus-tent: contortion, contortionist, sideshow, unicycles, unicycling
circus-tent juggler: stilt walker, stilt walkers, stilt walking
convenience-store: corner shops, dairy and tobacco, deli and grocery, cornershop
convenience-store basket: village shops, village store, community owned shop
convenience-store key: shop to let, shops to let, shop unit, shop units, retail unit, retail units, retail unit to let
convenience-store key: shop to rent, shop for rent, retail space, shop for sale, shops for sale
convenience-store milk: milk bar for sale
convenience-store shopping-cart: community shop, sari-sari store, sari sari store, sari-sari stores, sari-sari
convenience-store shopping-cart: sari sari, corner store, bodega
convenience-store awning: shopfront, shopfronts, shop front, shop fronts
crane: rigger, riggers
crane bricks: rigging and lifting, lifting and rigging, riggers and slingers, slinger signaller, rigging crew
crane bricks: crane driver, crane drivers, crane operator, crane operators, crane hire, crane lorry, building site
crane bricks: steel construction, property developer, real estate developer, construction site, banksman course
crane bricks: lift planning, lifting plans, dogging course, dogman course, slinger course, contract lift, contract lifts
crane bricks: riggers and doggers, mobile crane, mobile cranes, banksman, slinger
crane lorry: hiab, hiab hire, lorry crane, lorry mounted crane, crane truck hire
department-store: closing down sale, closing down sales, shoppers evening, shopping evening, mall opening, megastore
department-store: megastores
factory: incinerator, waste incinerator, steel building, steel buildings, steel frame, steel frames, steel framed
factory: portal frame, industrial units, industrial unit, industrial unit to let, light industrial unit, workshop unit
factory: workshop units, trade counter unit, factory unit, shop floor, shop floor jobs, plant maintenance, assembly line
factory: assembly workers, packaging line, packing line, plastics moulding, plastic moulding, process engineer
factory: process engineers, quality inspector, quality inspectors, oem parts, industrial automation, food processing
factory: refinery jobs, production line, toll manufacturing, fabricator, fabricators, steelworks, smelter, extrusion
factory: extrusions, refinery, industrial shed, industrial sheds, industrial plot, factory shed, warehouse shed
factory: packaging machines, packing lines
factory lightning: power plant, power station
factory office-building: industrial estate, industrial estate units
factory gear: plastic fabrication, plastic fabricators, plastic fabricator, injection moulder, injection moulders
factory key: workshop to let, workshops to let
ferris-wheel: funfair, fun fair, fairground, big wheel, giant wheel, observation wheel, pleasure beach, fun world
ferris-wheel: amusements
fountain: pond fountain, pond fountains, water feature, water features
gurdwara: gurdwara, gurdwaras, sikh temple
hindu-temple: hindu pilgrimage, jain pilgrimage, pilgrimage to kashi, pilgrimage to varanasi, mandir, hindu temple
hindu-temple: temple open day, bhajan evening, gita class, gita classes, bhagavad gita, temples of south india
hindu-temple: kashi yatra, hanuman jayanti, sai bhajan, kumbh mela, ganpati puja, navratri puja, rath yatra, kirtan
hindu-temple: kirtans, satyanarayan, darshan, bhajan, bhajans, tirupati, tirumala, dussehra, dasara, mahashivratri
hindu-temple: shivratri, janmashtami, sanskrit, iskcon, varanasi, rudrabhishek, ayodhya, grihapravesh
hindu-temple bus: yatra, char dham, char dham yatra, chardham, kedarnath, vaishno devi, tirupati darshan, temple tour
hindu-temple bus: temple tours, pilgrimage tour, shirdi
hindu-temple hibiscus: durga idol, durga idols, murti, murtis
hindu-temple oil-lamp: pooja samagri, pandit ji
hospital: ward appeal, children's ward, childrens ward, maternity unit, maternity ward, minor injuries
hospital: minor injuries unit, cancer care appeal, cancer care, health camp, health camps, medical camp, surgery centre
hospital: hospital trolley, polyclinic
house: timber frame, dry rot, wet rot, supported living, group home, group homes, energy certificate, forever home
house: forever homes, oak framed, oak frame, oak frames, timber framed
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
house droplet: damp and mould, timber and damp, radon, dehumidifier, cellar tanking, basement tanking, tanking slurry
house gavel: tax sale, tax sales, sheriff sale, foreclosure auction, property auction, property auctions
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
house key: property appraisal, home appraisal, home valuation, free valuation, sold in 7 days, just sold
house key: key worker homes, starter home, starter homes, shared ownership, no sale no fee, shared house, house share
house key: lodger wanted, your home is worth, your house is worth, your home worth, your house worth
house key: your property is worth, is your home worth, is your house worth, thinking of selling up, selling your home
house key: selling your house, sell your home, sell your house, sell your property, house valuation, property valuation
house key: homes wanted, sold boards, thinking of selling your home, thinking of selling your house
house key: thinking of selling your property, 2 double bedrooms, 3 double bedrooms, two double bedrooms
house key: three double bedrooms, bedroom house, bedroom terrace, valuation of your home, home valuations, new-builds
house key: new builds, chain-free, chain free, bridging loans, bridging finance, mortgage broker, mortgage brokers
house key: mortgages, equity release, buy to let, lettings, letting agents, property management
house key: property management software, student lettings, relocation agents, help to buy, holiday let management
house key: mortgage, mortgage advice, home loan, home loans, real estate, real estate agent, realtor, realty
house key: estate agent, estate agents, letting agent, property manager, house for sale, houses for sale, bed semi
house key: bed terrace, bed detached, bed bungalow, bed house, bedroom semi, bedroom bungalow, semi-detached
house key: end terrace, end-terrace, mid-terrace, homes for sale, open house, property for sale, home staging
house key: house viewing, villa, townhouse, holiday home, vacation rental, home buyers, sublet, bed homes, 2 bed homes
house key: 3 bed homes, 4 bed homes, show home, home sitting, home sitters, house sitting, homebuyer seminar
house key: first time buyer, first time buyers, first-time buyers, first home buyers, home warranty
house key: habitat for humanity, property staging, double storey, double storey house, farmhouse stay, farmhouse stays
house key: stamp duty, probate property, probate house, home energy rating, loft conversions, subletting, escrow
house key: downsizing, downsizers, foreclosure, foreclosures, homestead
house key: ~ thinking of selling, free market appraisal, free property valuation
house key: remortgage, remortgaging, fixed rate, fixed rates, fixed rate ending, lenders, remortgages, lettings agent
house key: lettings agents, tenant find service, we let it, let and managed, letting and management, rent guarantee
house key: rent collection, home exchange, home exchanges, home swap
house ladder: loft boarding, loft ladders and boarding, loft hatch
house magnifier: home inspection, home inspections, homebuyer survey, homebuyers report, building survey
house magnifier: building surveyor, snagging survey, snagging list, epc certificates, energy performance certificate
house magnifier: bat surveys, bat survey, ecology survey, house survey, surveyors
house money-bag: bridging loan
house thermometer: cavity wall, spray foam, thermal imaging survey, thermal imaging, thermal survey
house trowel: subsidence, foundation repair, foundation repairs, house levelling, house leveling, reblocking, restumping
house trowel: extensions and lofts, extensions and loft conversions, kitchen extensions, extensions and renovations
house trowel: single storey extension
house wrench: renovations, home renovation, house renovation, housekeeper, facility management, caretaker
house wrench: building maintenance, energy efficiency, energy audit
house fire: fire damage, smoke damage, fire restoration, house fire restoration
house-with-garden: annexes, gîte, gîtes, gite, gites, finca, fincas
house-with-garden balloon: village hall, hire our hall, hall hire, community hall, parish hall
house-with-garden beach: beachfront, beach front, absolute beachfront, beach shack, the shack, beach house, beach houses
house-with-garden beach: holiday house, oceanfront, ocean front, sea view cottage, sleeps 4, sleeps 6, sleeps 8
house-with-garden beach: sleeps 10, holiday let, holiday lets, holiday cottage, holiday cottages, coastal cottage
house-with-garden key: open home, open homes, open for inspection, open house viewing, house open to view, queenslander
house-with-garden key: bedroom queenslander, bed queenslander, character home, wraparound verandah, granny annexe
house-with-garden key: granny annexes, garden annexe, garden annexes, granny flat, granny flats, holiday rental
house-with-garden key: holiday rentals, chalet, chalets, chalet rental, airbnb, country house, cottages, cottage
house-with-garden key: retirement home, retirement homes, senior living, retirement village, sheltered housing
house-with-garden key: housing association, bungalow, bungalows, bungalow to rent, family home, family homes
house-with-garden key: family home with garden, country home, farmhouse for sale, farmhouse to let, farmhouse holiday
house-with-garden key: farmhouse holidays
house-with-garden leaves: eco lodge, eco village
house-with-garden tree: gated community
houses: almshouse, almshouses, cohousing, co-housing, council homes, council house, council houses, terraced house
houses: terraced homes, hoa meeting, body corporate, landlords forum, landlords association, housing society
houses: housing associations, strata management, strata manager, estate living, community housing, duplexes
houses key: tenants association, residents association, residents' association, tenants, social housing, council housing
houses key: housing advice, housing support, affordable housing, affordable homes, leaseholders, housing co-op
houses: ~ housing
houses: right to buy
houses location-pin: old town tour, old town walk, old town tours
hut: hut
hut fir-tree: bothy weekend, village hut, bothies, rondavel, rondavels, sukkah
hut fish: ice shack, ice shacks, ice shanty
hut roof: lapa, lapas, lapa building, thatch lapa, thatched lapa
hut tent: scout hut, scout huts
`;
