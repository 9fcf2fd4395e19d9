/** Goods, outings and help of small trades that other English lists miss; these go first. Notation: word-list.ts. */
export const englishSmallTrades = `
dress washing-machine: wedding dress cleaning, wedding dress cleaned, bridal gown cleaning, wedding gown cleaning, dress cleaning, wedding dress preservation, wedding dress cleaning & boxing, wedding dress cleaning and boxing, dress cleaning & boxing, dress cleaning and boxing
house key: your home is worth, your house is worth, your home worth, your house worth, your property is worth, your flat is worth, is your home worth, is your house worth, thinking of selling up, selling your home, selling your house, sell your home, sell your house, sell your property, house valuation, property valuation, market appraisal, homes wanted, sold boards, tenement flat
house key: thinking of selling your home, thinking of selling your house, thinking of selling your flat, thinking of selling your property
house key: ~ thinking of selling, no sale no fee, free market appraisal, free property valuation
fishing-rod fish: rods and bait, rod and bait, rods & bait, rods included, bait included, tackle and bait, bait and tackle, fishing charter, fishing charters, charter fishing, big fish, deep sea fishing, sea fishing, sea angling, reef fishing
mouse-trap: rat catcher, rat catchers, rat catching, ratter, ratting
swimmer goggles: open water swim, open water swims, open water swimming, open-water swimming
stew cutlery: community kitchen, community kitchens, soup kitchen, soup kitchens, community lunch, community meal
stroller baby-bottle: nearly new baby sale, nearly new sale baby, baby nearly new sale, nct nearly new sale
french-fries fish: chip night, chippy night, chippy tea, chippy dinner, chippy, chippies, cod and chips, cod & chips, haddock and chips, haddock & chips, fish supper, fish suppers, fish tea, chip van
motor-boat fishing-rod: half day charters, half-day charters, half day charter, full day charter, full day charters
tent campsite: compost loo, compost loos, composting loo, composting loos, pitch up, tent pitches, tents and campervans, tents and caravans, bell tent, bell tents, camping pitches
wardrobe oven: kitchen doors, replacement kitchen doors, new kitchen doors, kitchen door replacement, kitchen cabinet doors, cupboard doors, cabinet doors, cabinet refacing, kitchen refacing, kitchen facelift, kitchen cabinets, kitchen cupboards, cabinet painting, kitchen cabinet painting, kitchen respray, kitchen spraying
gymnast dumbbell: reformer pilates, reformer class, reformer classes, pilates reformer
house key: bed apt, bed apts, apt for rent, apts for rent, studio apt
bed wardrobe: solid wood beds, solid wood bed, wooden beds, wooden bed, wood beds, oak beds, bed frames, bed frame
henna-hand: bridal mehndi, bridal mehndi artist, bridal henna, bridal mehendi
speech-bubble teddy-bear: speech therapy, speech therapist, speech therapists, speech and language therapy, speech and language therapist
banknotes smartphone: send money home, sending money home, money transfer, money transfers, remittance, remittances
mosque airplane: umrah, umrah packages, umrah package, umroh, hajj, hajj packages, hajj package
football goal-net: footballers, footballer, girls footballers, boys footballers
parcel: mailer boxes, mailing boxes, postal boxes, shipping boxes, mailing bags, packing tape, parcel tape, void fill, bubble wrap, jiffy bags, padded envelopes, poly mailers, mailers, packing boxes, packing supplies, packing paper
delivery-van lorry: man van, man with van, man and a van, man with a van and trailer, two men and a van, 2 men and a van, two men van, student moves
chick hen: chicks, kuroiler chicks, broiler chicks, layer chicks, day old broilers, day-old broilers, hatching eggs, fertile eggs
hen egg: kuroiler, kuroilers, kienyeji, ex-battery hens, rescue hens, hen rehoming
solar-panel battery: solar battery, solar batteries, solar and battery, solar battery storage, solar inverter, solar inverters, hybrid inverter, hybrid inverters, inverter and battery, solar kit, solar kits, off grid solar, 3kva solar, 5kva solar, 10kva solar
battery solar-panel: inverter battery, inverter batteries, lithium battery, lithium batteries, battery storage, home battery, ups battery, leisure batteries, leisure battery
sari dress: kanjivaram, kanjivarams, kanchipuram silk, kanchipuram silks, banarasi, banarasi silk, banarasi saree, banarasi sarees, silk saree, silk sarees, handloom saree, handloom sarees, pattu saree, pattu sarees, bridal sarees, wedding sarees
blouse sewing-needle: blouse stitching, saree blouse, saree blouses, designer blouses
motorcycle: enfield, royal enfields, enfield himalayan, himalayan 450, bullet 350, classic 350, meteor 350, hunter 350, bajaj pulsar, hero splendor, tvs apache, yamaha r15, yamaha mt-07, honda shine, kawasaki ninja, bmw gs, africa twin, ducatis, harleys, two wheeler showroom, superbike, superbikes, dirt bike, dirt bikes, motocross, pit bikes, moto gp
pickup-truck car: hilux, toyota hilux, bakkie, bakkies, utes, used utes, ute canopy, ute canopies, ute trays, pickup truck, pickup trucks, pick-up truck, pick-up trucks, ford ranger, ford rangers, isuzu d-max, nissan navara, mitsubishi l200, ford f-150, f-150, f150, chevy silverado, silverado, toyota tacoma, double cab, double cabs
car trailer: tow bars, tow bar, towbar, towbars, towbars fitted, roof racks, roof bars, roof boxes
toy-bricks crayon: early learning, early learning centre, early learning center, early years, early years setting, kindy, bush kindy, long day care, childcare centre, childcare center, outdoor nursery, forest nursery, forest kindergarten
roof ladder: missing tiles, slipped tiles, loose tiles, missing slates, slipped slates, loose slates, broken slates, roof tiles, ridge tiles, storm damaged roof, leaking roof, leaky roof, roof leak, roof leaks, flat roofs, flat roof
bed key: rooms to let, room to let, rooms for rent, room for rent, rooms to rent, room to rent, ensuite double, ensuite doubles, en suite rooms, spare room to let, house share, houseshare, flat share, flatshare, lodger, lodgers, host a student, host an international student, host family, host families
whale motor-boat: whale watching, whale watch, whale watches, whale safari, whale trips, humpback whales, humpbacks, orcas
dolphin motor-boat: dolphin watching, dolphin watch, dolphin cruise, dolphin cruises, dolphin trips, swim with dolphins
seal motor-boat: seal watching, seal trips, seal trip, seal safari, seal safaris
bird motor-boat: puffin trips, puffin trip, puffin cruise, puffin cruises, see the puffins
shark: shark cage diving, shark diving, cage diving
forklift: forklift ticket, forklift tickets, flt licence, flt training, flt driver, flt drivers
gloves soap: nitrile gloves, disposable gloves, latex gloves, vinyl gloves, examination gloves, exam gloves, rubber gloves, powder free gloves, medical gloves
gloves spade: gardening gloves, garden gloves
gloves safety-vest: work gloves, safety gloves, rigger gloves
gloves scarf: gloves, mittens
paper-roll soap: blue roll, paper towels, kitchen roll, toilet rolls, toilet roll, loo roll, couch roll, centrefeed, centre feed, bamboo toilet paper
cook: chef jackets, chef whites, chefs whites, chef wear, chefwear
cook: ~ apron, aprons
safety-vest t-shirt: workwear and aprons, work uniforms, staff uniforms, company uniforms, embroidered workwear
newspaper smartphone: one email, one email a week, weekly digest, daily digest, daily briefing
daisy seedling: violas and pansies, pansies and violas, pansies, pansy, primroses, polyanthus
seedling plant: winter bedding, summer bedding, plug plants
museum: hands-on exhibition, hands on exhibition, interactive exhibition, town museum, local museum, village museum, county museum
mosque: mosque, mosques, masjid, islamic centre, islamic center, friday prayers
santa gift: be a santa, be santa, be someone's santa, be a secret santa, santa for a child, giving tree, angel tree
gift ribbon: christmas shoebox, christmas shoeboxes, shoebox appeal, shoe box appeal, christmas box appeal
dress t-shirt: preloved womens, preloved women's, preloved mens, preloved kids, pre-loved womens, pre-loved kids, preloved clothes, preloved clothing, pre-loved clothes, pre-loved clothing, preloved fashion, pre-loved fashion, clothes swap, clothes swaps, clothing swap, swishing party
shopping-bags price-tag: fill a bag, fill your bag, bag sale, bag a bargain
field-hockey: floorball, floorball club, unihockey, unihoc, innebandy
camera-flash: photobooth, photo booth, photo booths, photobooths, selfie mirror, magic mirror, 360 booth
paint-roller house: suspended ceiling, suspended ceilings, stretch ceiling, stretch ceilings, dry lining, drylining, plasterboard
palette pencil: life drawing, sketch club, sketching walks, urban sketching
graduation-cap: graduation gown, graduation gowns, academic gown, academic gowns, graduation robes
lizard snake: reptile expo, reptile expos, reptile show, reptiles, reptile shop, geckos, gecko, bearded dragon, bearded dragons
stove oven: aga, agas, aga servicing, aga service, rayburn, rayburns
motor-boat: narrowboat, narrowboats, drive a narrowboat, learn to drive a narrowboat, boat licence, boating licence, powerboat course
horse: diy and full, diy and part, diy or full
older-person heart: dementia day club, dementia day care, dementia cafe, dementia café, day centre, day center, memory cafe, memory café, lunch club for over 60s, over 60s club, over 60s lunch
lotus-position lotus: silent retreat, silent retreats, meditation retreat, wellness retreat, barre, barre class, barre classes
framed-picture: picture frames, picture frame, photo frames, photo frame
amphora: pottery wheel, pottery wheels, wheel thrown
yarn: spinning wheel, spinning wheels, hand spinning, fleece spinning
swimmer droplet: cold water therapy, cold water swimming, cold water dips, sea dip, sea dips, sea swimming
surfer wave: wakeboard, wakeboards, wakeboarding, foil board, foilboarding
open-book teddy-bear: storytelling, story time, storytime, rhyme time, rhymetime, story telling
dice dragon-head: d&d, dungeons and dragons, dungeons & dragons, dnd, rpg night, tabletop gaming, warhammer
balloon cake-slice: baby shower, baby showers, gender reveal, gender reveals, christening party
bicycle: pump track, pump tracks
military-helmet: cadets, army cadets, sea cadets, air cadets
-: dogs kids welcome, dogs and kids welcome, dogs & kids welcome, dogs and children welcome, kids dogs welcome, kids and dogs welcome, kids & dogs welcome, families and dogs welcome, well behaved dogs welcome
-: candlelit, candle lit, candle-lit, lamplit, moonlit, sunlit, firelit, starlit
-: running out of garage, run out of garage, run out of garage space, out of garage space, running out of cupboard, running out of wardrobe
oil-lamp: diwali, deepavali, diyas, diya, rangoli kits, diwali lamps
moon: eid, eid mubarak, ramadan, ramadan timetable, iftar, iftars, iftar buffet, eid prayers, eid party, eid festival
red-envelope dragon-head: lunar new year, chinese new year, lunar new year market, spring festival parade
candle star: hanukkah, chanukah, menorah, menorahs
dancer drum: garba, garba night, dandiya, dandiya night, bhangra, bhangra classes
rice curry: onam sadya, sadya
turkey-bird: ~ thanksgiving
clover: ~ st patrick's day, st patricks day, paddy's day
bouquet rose: ~ mother's day, mothers day, mothering sunday
fire-engine rescue-helmet: firefighter, firefighters, fire fighter, fire fighters, retained firefighters, on-call firefighters, fire service, fire station, fire cadets
police-car: police officers, police recruitment, special constables, police open day, neighbourhood police
books pencil: teachers wanted, teachers needed, maths teachers, science teachers, teacher training, become a teacher
bicycle takeaway-box: delivery riders, delivery rider, food couriers, food courier
swimmer goggles: swim teacher, swim teachers, swimming teacher, swimming teachers, swim instructors
headphones calendar: ~ receptionist, receptionists, front desk staff, salon receptionist
shopping-bags: shop staff, retail staff, store staff, shop floor staff
shopping-bags price-tag: ~ mall, shopping mall, shopping centre, shopping center
safety-vest rescue-helmet: labourers, labourer, laborers, general labourers, groundworkers, groundworker, site operatives
ship anchor: deckhand, deckhands, seafarers, skippers wanted
airplane: pilot training, cabin crew, cabin crew wanted
open-book: braille, braille lessons
crutch: walking frame, walking frames, rollator, rollators, walking sticks, walking aids, mobility aids
pregnant-woman baby: pregnancy scan, pregnancy scans, baby scan, baby scans, 4d scan, 4d scans, early pregnancy scan, maternity shoot, pregnancy massage
syringe: covid jab, covid jabs, covid booster, flu jabs, free flu jab, mmr, hpv vaccine, vaccination clinic
stethoscope hospital: hip replacement, hip replacements, knee replacement, knee replacements, vasectomy, vasectomies, vasectomy clinic, sleep apnoea, sleep apnea, well man check, well woman check, private hospital
tooth toothbrush: whitening trays, nhs dentist, nhs patients, emergency dentist, tooth whitening kit
brain speech-bubble: quit smoking, stop smoking, smoking cessation
older-person dumbbell: chair based exercise, chair-based exercise, chair exercise, chair exercises, chair yoga, seated exercise, seated yoga, gentle exercise, falls prevention
laptop smartphone: full fibre, full fiber, fibre broadband, gigabit broadband, gigabit
backpack walker: walking bus, school walking bus
sandwich bacon: bacon roll, bacon rolls, breakfast rolls, hot rolls, bacon butties, bacon butty, breakfast baps, tattie scone, tattie scones, breakfast burritos
wrench car: engine diagnostics, car diagnostics, diagnostic check, engine repair, engine rebuild, gearbox, gearboxes, gearbox repair, clutch replacement, timing belt, timing belts, cambelt, head gasket
tap droplet: clean water, safe water, clean drinking water
canoe rower: dragon boat, dragon boats, dragon boating, dragon boat racing, outrigger, outrigger canoe
house heart: supported lodgings, shared lives carers, shared lives
croissant coffee: almond croissant, almond croissants, pain au chocolat, pains au chocolat, danish pastries
swimming-pool swimmer: lido, lidos, outdoor lido, outdoor pool, open air pool, splash park
dog bone: doggy daycare, dog daycare, doggie daycare, doggy day care, dog creche, dog crèche
drum guitar: rehearsal space, rehearsal room, rehearsal rooms, rehearsal studio
house-with-garden: barn hire, barn venue
hindu-temple: mandir, hindu temple, temple open day
droplet wave: sprinkler, sprinklers, sprinkler install, sprinkler installs, irrigation, irrigation system, irrigation systems
-: two wheels, on two wheels, rotten egg
cat: tabby, tabbies, lost cat, missing cat, ragdoll, ragdolls, maine coon, maine coons, siamese cat, moggy, moggies, ginger tom
canoe rower: kayak, kayaks, kayaking, kayak tour, kayak tours, canoe, canoes, canoeing
framed-picture palette: art walk, art walks, art trail, art trails, gallery walk, gallery night
daisy seedling: perennials, perennial plants, summer annuals
dog cat: animal behaviourist, animal behaviorist, pet behaviourist, dog behaviourist
car paint-roller: auto body, auto body shop, autobody, body shop, bodyshop, collision repair, smart repair, smart repairs, dent repair, scratches and dents, respray, resprays
scissors hair-comb: colour bar, color bar, blow dry bar, blowout bar
lawnmower: mower, mowers, mower servicing, mower service, mower repair, mower repairs, ride-on mower, ride-on mowers, robot mower, robot mowers
jack-o-lantern ghost: halloween costume, halloween costumes, dog costume, dog costumes
logs: logs and bark, log and bark, bark chips, bark chippings, fire logs, wood briquettes
bed key: ~spare room, spare rooms, rooms available, room available
baseball: little league, t-ball, tee ball, teeball, softball league, slo-pitch, slow pitch
air-conditioner: evaporative cooler, evaporative coolers, swamp cooler, swamp coolers
hut hammer: bin store, bin stores, bike shed, bike sheds, bike store, log store, log stores
framed-picture palette: print sale, art prints, fine art prints, giclee prints, limited edition prints, linocuts, linocut prints
tree candle: woodland burial, woodland burials, natural burial, natural burials, green burial, green burials
airplane: flight simulator, flight simulators
swimmer goggles: swim squad, swim squads, swim club, swim team, swim trials
-: wheel of fortune, wheels of fortune, plane sailing, plain sailing, lights camera action, lights camera
dairy-cow tractor: open farm, open farm sunday, open farm day
car house: rent my driveway, my driveway, driveway to rent, driveway space, driveway spaces
chair plant: garden bench, garden benches, park bench, park benches, memorial bench, memorial benches, picnic bench, picnic benches
bicycle wrench: bike kitchen, bike kitchens
bicycle: bikeability
compass world-map: treasure trail, treasure trails, half term trail, family trail, family trails, sculpture trail
dog: ~ breeder, breeders
turtle: tortoise, tortoises, terrapin, terrapins
spade plant: hot composting, composting workshop, composting course
bricks trowel: drives resurfaced, drive resurfacing, driveway resurfacing, tarmac drives, tarmac driveways
house-with-garden key: granny annexe, granny annexes, garden annexe, garden annexes, granny flat, granny flats
-: school run, on the school run, bring gloves
`;
