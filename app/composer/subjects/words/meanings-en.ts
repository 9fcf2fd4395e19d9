/** English words of two meanings, or with a known word in them, as ads mean them. Notation: word-list.ts. */
export const englishMeanings = `
-: half price apps, half-price apps, apps and drinks, cape flats, mud flats, mudflats, salt flats, ballet flats, sole trader, sole traders, sole agency, sole distributor, corn exchange, key stage, key worker, key workers, key skills, key dates, lead time, lead times, press release, press releases, ring us, ring for details, bear with us, seal of approval, fly tipping, cherry pick, lemon law, rat race, cash cow, lion's share, lions share, copycat, watchdog, underdog
smartphone: app, apps, mobile app, phone app, ios and android, android and ios, android and iphone, android & iphone, android & ios, ios & android, free on android, app store
books open-book: reading buddies, reading buddy, reading volunteer, reading volunteers, reading helper, reading helpers, reading mentors, school readers, hear children read, hear readers, help a child read, help children read, help children to read, listen to a child read, listen to children read, learn to read, paired reading, reading partners, adult literacy, literacy volunteers, phonics
bed key: pg for working women, pg for working men, pg for women, pg for men, pg for ladies, pg for gents, pg for students, ladies pg, gents pg, girls pg, boys pg, women's pg, womens pg, mens pg, pg accommodation, pg rooms, co-living, coliving, co living, ladies hostel, gents hostel, working women's hostel, working womens hostel, women's hostel, womens hostel, men's hostel, mens hostel, working men's hostel, student hostel, rooms for working men, rooms for working women, rooms for professionals, single and double sharing, single & double sharing, double sharing, triple sharing, twin sharing, bedspace, bed space, bedspaces, bed spaces, bedsit, bedsits, boarding house, lodging house, lodgings, lodger, lodgers, room to let, rooms to let, student digs, bed spacer, bedspacer, bedspacers
tooth: dental lab, dental labs, dental laboratory, dental laboratories, dental technician, dental technicians, denture lab, crown and bridge lab, crown & bridge lab, crowns and bridges, crowns & bridges, crowns bridges and dentures, zirconia crowns, hygienist, dental hygienist, scale and polish, scale & polish
potters-wheel vase: go on the wheel, have a go on the wheel, pots on the wheel, pottery wheel session, wheel session, wheel sessions, wheel taster, fire and glaze, glaze and fire, clay club, hand building clay, raku
nappy baby: real nappy library, cloth diaper library
baby baby-bottle: sling library, baby carrier, baby carriers, baby slings, baby wearing
ant house: termite, termites, termite inspection, termite inspections, termite treatment, termite treatments, termite barrier, termite barriers, termite control, termite protection, white ants, white ant treatment, carpenter ants, woodworm, woodworm treatment
safety-vest parcel: temp warehouse, temporary warehouse, warehouse temps, warehouse staff, warehouse operative, warehouse operatives, warehouse workers, warehouse and packing, warehouse packing, packing staff, packing operatives, pickers and packers, picker packer, picker packers, industrial staff, industrial temps, labour hire, labor hire, labour supply, labour agency, factory operatives, production operatives, general labourers, agency labour
motorcycle: moto, royal enfield, hero honda, old two wheeler, old bike exchange, exchange any old bike, exchange your old bike, bike exchange, bike emi, 125cc, 150cc, 200cc, 250cc, 350cc, 400cc, 500cc, 650cc, biker gear
baby lotus-position: mum and baby yoga, mum & baby yoga, mom and baby yoga, mom & baby yoga, mums and babies yoga, baby yoga, parent and baby yoga, postnatal yoga, yoga with baby, mum and baby pilates, mum & baby pilates, postnatal pilates, buggy fit, buggyfit
jack-o-lantern corn: pumpkin patch, pumpkin patches, pumpkin farm, pumpkin field
curtains spray-bottle: curtain cleaning, curtain cleaner, curtain cleaners, curtains cleaned, curtain dry cleaning, drapery cleaning, drapes cleaned
tractor wheat: agri contractor, agri contractors, agricultural contractor, agricultural contractors, ag contractor, ag contractors, silage, silage contractor, slurry, slurry spreading, slurry tanker, muck spreading, baling and wrapping, round baling, combining, contract farming, farm contractor, farm contractors
pickup-truck: bakkie hire with driver, bakkie with driver, bakkie and driver, bakkie hire, ute hire, ute and driver, ute with driver, pickup hire with driver, pickup with driver
scroll books: parish records, parish registers, census records, family records, ancestral records, birth marriage and death records, archives, archive search, heir hunters, heir hunting
-: medical records, health records, school records, service records, land records, court records, dental records, vaccination records, training records, world records, world record, records kept, financial records, phone records, track record, criminal records, employment records
steering-wheel car: nervous learners, nervous learner, learner drivers, learner driver, automatic lessons, automatic driving lessons, automatic only lessons, driving lesons, driving leson, driving lessions, driving lession, driving tuition, driving instuctor, learn driving, intensive driving course, crash course driving, pass plus, theory test, lesons automatic, manual and automatic lessons
yarn sewing-needle: punch needle, rug hooking
sandwich coffee: light lunch, light lunches, lunches and cakes
calculator receipt: sole trader accounts, sole trader tax, sole trader bookkeeping
fish: lemon sole, dover sole, hake and sole, hake, monkfish, turbot
apple: cider press, cider press hire, apple press, apple pressing, fruit press hire
hair-comb stethoscope: hair transplant, hair transplants, hair transplantation, hair restoration, fue hair transplant
jack-o-lantern candy: trunk or treat, trunk-or-treat
-: pest off, pests off, trunk show, cookie policy, cookie banner, cookie banners, cookie consent, bird bath, bird baths, reading fc, writers block, writer's block, spam filter, spam filtering, stem cell, stem cells
bricks trowel: seal your driveway, driveway sealing, driveway sealer, driveway sealed, driveway sealcoating, sealcoating
house key: plot sale, plot sales, plots for sale, plots of land, plot of land, building plot, building plots, serviced plots, gated plots, open plots, key worker homes, starter home, starter homes, shared ownership
ballet-shoes dancer: barre, barre class, barre classes
camera film-strip: photo lab, photo labs, film lab, headshots, head shots, headshot
headphones speech-bubble: language lab, language labs
airplane suitcase: turkey package, turkey packages, turkey holidays, turkey package holidays, flights to turkey, turkey tour, turkey tours
turkey-bird meat-on-bone: turkey dinner, turkey dinners, turkey and ham, turkey and ham dinner, turkey crown, turkey crowns
flute musical-notes: recorder group, recorder club, recorder class, recorder ensemble
microphone: voice recorder, voice recorders
bread: sourdough starter, sour dough starter
football goal-net: pitch hire, pitch for hire, pitches for hire, pitch to hire, 3g pitch, 4g pitch, 3g pitches, astro pitch, astro pitches, floodlit pitch, five a side pitch, 5 a side pitch
target: nerf, nerf party, nerf parties, nerf gun, nerf gun party, nerf gun parties, nerf wars
canned-food: food tins, tins wanted, tins and packets, tinned goods, tinned food
jar: preserving class, preserving course, preserving workshop, canning class, jam making
towel bathtub: bath mat, bath mats, bath towels
books open-book: reading room, reading rooms
laptop desktop-computer: java course, python course, java classes, python classes, java training, python training, windows 10, windows 11, windows upgrade, windows laptop, mac repairs, macbook repair, macbook repairs, apple mac repairs
smartphone laptop: apple repair, apple repairs, apple products
parcel: amazon fba, fba prep, fba shipping
caravan: mobile home, mobile homes, static caravan, static caravans, park home, park homes, statics
bathtub ice-cube: cold plunge, cold plunges, cold tub, cold tubs, ice bath, ice baths, cold water therapy, cold tub therapy
-: tonight's tea, what's for tea, whats for tea, for your tea, for their tea, for the kids' tea, for the kids tea, home for tea, in time for tea, tea is sorted, tea sorted, tea's sorted, teas sorted, tea on the table, tea tonight, friday tea, sunday tea, midweek tea, family tea, kids' tea, kids tea, fish and chip tea, pie and pea tea
-: aerial shot, aerial view, aerial views, aerial image, aerial perspective, aerial style, after school, before school
house heart: foster with us, foster with, foster for us, foster for, fostering allowance, fostering team, fostering agency, fostering service, fostering information, fostering families, fostering open evening, foster a teenager, foster siblings, foster teens, fostering siblings, short breaks carers, short break carers, respite carers, respite carer, shared lives, shared lives carers, shared lives carer, supported lodgings, supported lodgings hosts, adopt a child, adopting a child, could you adopt, adoption information evening, adopters needed, adopters, prospective adopters, open your home to a child, give a child a home
notebook pencil: after school homework club, after-school homework club, after school homework, homework clubs, homework group, homework help club, homework support, homework cafe, homework hub, after school study club, after school tuition club, study club
teddy-bear crayon: after school club, after-school club, after school clubs, after school care, after-school care, after school childcare, after school care club, before and after school club, before and after school care, wraparound care, wrap around care, breakfast and after school club
santa christmas-tree: santa parade, santa claus parade, santa's parade, santa run, santa runs, santa dash, santa float, santa's sleigh, santa sleigh, santa fun run, santa train, santa's train, santa express, santa specials, santa experience, santas workshop, santa's workshop, santa photos, santa tour, santa village
christmas-tree santa: christmas parade, christmas light switch on, christmas lights switch on, christmas light switch-on, christmas lights switch-on, tree lighting, tree lighting ceremony
dog stethoscope: vet nurse, vet nurses, veterinary nurse, veterinary nurses, vet nurse clinic, vet nurse clinics, vet tech, vet techs, mobile vet, vet practice, vet clinic, veterinary clinic, nurse clinics for pets
rabbit: rabbit clinic, rabbit weight checks, rabbit vaccinations, rabbit boarding, rabbit grooming
car wrench: wiper blades, wipers, motor factors, motor factor, car batteries and bulbs, brake pads, belts and hoses, timing belts, cam belts, oil filters, air filters, car bulbs
canned-food basket: community food bank, food bank donations, food hub, community pantry, community fridge, community larder, emergency food parcels, food parcel, food parcels, food hampers for families, feeds a neighbour, feeds a neighbor, feed a neighbour, feed a neighbor, feeds a family for a week
candle bouquet: grave tending, grave care, grave maintenance, grave visits, grave flowers, grave tidying, grave tidy, graves tended, graves tidied
croissant: chimney cake, chimney cakes, kurtos, kurtos kalacs, kürtőskalács, trdelnik
love-letter: old letters, letter writing, handwritten letters, pen pals, penpals, pen friends, love letters
motor-boat sailing-boat: barge holiday, barge holidays, hotel barge, harbour tour, harbour tours, harbor tour, harbor tours, harbour cruise, harbor cruise, boat tour, boat tours, barge, barges
seashell beach: beachcombing, beachcomber, beachcombers, shell collecting, sea glass
teapot jar: coppersmith, coppersmiths, copperware, copper pans, tinsmith, retinning, pewter
basket hay-bale: country fair, country fairs, country show, county show, county fair, agricultural show, game fair, state fair
bicycle: cycle training, bikeability, bike training, balance bike, cycle skills
circus-tent gymnast: trapeze, flying trapeze
armchair desk: french polisher, french polishers, french polishing, furniture restorer, furniture restoration, furniture restorers, wood finishing, chair caning, cane and rush, rush seating
boiler radiator: gas safe, gas safe engineer, gas safe engineers, gas fitter, gas fitters, gas engineer, gas engineers, gas safety check, gas safety checks, gas safety certificate, landlord gas safety
bird: origami, paper cranes, paper folding
billiard-ball slot-machine: quiz machine, quiz machines, fruit machine, fruit machines, jukebox hire, pub games, arcade machines
shield crossed-swords: re-enactment, reenactment, re-enactors, reenactors, battle re-enactment, living history, medieval fayre, medieval fair, sword fighting, hema
lock-and-key padlock: safe engineer, safe engineers, safe opening, gun safe, gun safes, fire safe, fire safes, safe installation, safe and vault
builder rescue-helmet: site manager, site managers, site foreman, site operatives, groundworkers, groundworker, steel erectors, steel erector, bricklayers wanted, cscs, cscs card, general builder, general builders
factory: steel building, steel buildings, steel frame, steel frames, steel framed, portal frame, industrial units, industrial unit
hammer rock: stone carver, stone carving, stone carvers, stonemason, stonemasons, stonemasonry, stone mason, letter cutter, letter cutting, sculptor, stone walling
open-book speech-bubble: storyteller, storytellers, storytelling, story telling, spoken word, poetry slam, poetry night, poetry reading, poetry evening, open poetry
football: sunday league, referee needed, referees needed, referee wanted, referees wanted, referee course
judo-suit: tae kwon do, taekwondo, tang soo do, hapkido, krav maga, kickboxing class
older-person speech-bubble: u3a, over 60s club, over 60s, pensioners club, senior citizens club, over 55s
oil-drum: waste oil, used cooking oil, heating oil, bulk fuel, fuel delivery, bunded tanks
lorry: weighbridge, weighbridges, public weighbridge, hgv training, hgv lessons, hgv licence, lgv training, truck driving school, cdl training
pencil notebook: writers circle, writers' circle, writers group, writers' group, creative writing, writing group, writing workshop, novel writing
milk: malt shop, milkshake bar, milkshakes, milk bar
car: vinyl wrap, vinyl wraps, vinyl wrapping, car wrap, car wraps, vehicle wrapping, van wrap, van wraps, paint protection film, ceramic coating
-: oil mill, saw mill, steel mill, pepper mill, pepper mills, cotton mill, mill lane, mill street, mill road, clothing bank, baby bank, toy bank, blood bank, seed bank
scroll document: paper mill, handmade paper, paper making, papermaking
yarn scarf: woollen mill, woollen mills, wool mill, tweed, tweeds
chestnut jar: walnut oil, hazelnut oil, nut oils
wheelbarrow: rag and bone, house junk
wheat tractor: grain dryer, grain dryers, grain drying, grain store, crop dryer
sofa bed: furniture bank, furniture reuse, furniture donation, furniture donations
castle: heritage open day, heritage open days, heritage weekend, heritage trust, historic house, stately home, manor house, heritage centre
field-hockey: hockey club, hockey club trials, hockey team, field hockey, ladies hockey, men's hockey, mens hockey, junior hockey, unicycle hockey
national-park fence: land for sale, land to let, grazing land, grazing to let, acreage, paddock to let, paddocks to let, paddock to rent, hunting land, farmland
horse: stud farm, stallion at stud, horse stud, mares and foals, foals, yearlings, broodmare
house heart: women's refuge, womens refuge, domestic abuse, domestic violence, night shelter, homeless shelter, homelessness charity
tree seedling: tree nursery, tree nurseries, hedging plants, bare root hedging, bare root trees
coffee croissant: breakfast club for veterans, veterans breakfast club, veterans breakfast, armed forces breakfast club, business breakfast, networking breakfast, prayer breakfast
medal: veterans club, veterans support, veterans charity, veterans' charity, armed forces charity, royal british legion, ex-servicemen, ex service personnel
framed-picture heart: memory box, memory boxes, keepsake box, keepsake boxes, keepsakes, scrapbooking, scrapbook, memory book
ballot-box: parish council, town council, community council, council vacancy, councillor, councillors, town clerk
lungs: salt therapy, salt room, salt cave, halotherapy
bouquet: flower farm, flower farms, pick your own flowers, pyo flowers, cut flowers
fish: fish van, fish vans, fresh fish, wet fish, fishmonger, fishmongers
climber tree: rope park, high ropes, tree top adventure, treetop adventure, aerial adventure, rope course, ropes course
gate fence: wrought iron, wrought-iron, metal gates, metal railings, iron gates, iron railings
open-book pencil: night school, night schools, evening classes, adult education
stethoscope: weight loss surgery, gastric band, gastric sleeve, bariatric, bariatric surgery
pencil open-book: train as a teacher, train to teach, train to be a teacher, teacher training, become a teacher, initial teacher training, pgce
-: train as a, train as an, train to be, train to become
teddy-bear basket: teddy bears' picnic, teddy bears picnic, teddy bear picnic
guitar microphone: school of rock, rock school, battle of the bands
swimmer baby: water babies, waterbabies, baby swimming, baby swim, mum and baby swim, parent and baby swim
bee cheese: beeswax wrap, beeswax wraps
playing-card: pokemon, pokémon, pokemon cards, trading cards, trading card games, magic the gathering, yugioh
spade: fork hoe, garden fork, garden forks, hoe and spade
logs axe: log splitter, log splitters, wood chipper, wood chippers, wood chipping, chipper hire
locomotive: steam engine, steam engines
bicycle: tandem, tandems, tandem hire, tricycle, tricycles
fence seedling: field to rent, field to let, field for rent
thermometer house: epc, epc certificate, epc assessor
world-map fence: boundary dispute, boundary disputes, land registry, land survey, land surveyor, land surveyors
scales document: accident claim, accident claims, personal injury, personal injury claims, compensation claims, no win no fee
calculator receipt: cis refund, cis refunds, cis tax, cis returns
satellite-dish: starlink, satellite broadband, satellite internet
camera baby: baby photos, baby photography, baby photoshoot, newborn shoot, newborn photos, newborn photography, newborn photographer, cake smash, maternity shoot
camera: boudoir, boudoir shoot, boudoir photography
candy lollipop: sweet cart, sweet carts, sweet table, candy cart, candy carts, candy buffet
dog identity-card: pet tag, pet tags, dog tag, dog tags, pet id tags
clover beer: st patrick's, st patricks, st. patrick's, st patrick's day, st patricks day, paddy's day, paddys day
boot: wellies, welly, wellington boots, gumboots, wader, waders
cake-slice: lamington, lamingtons, bakewell, battenberg, victoria sponge, traybakes, tray bakes, pavlova, slices and tarts
potato: potatoes by the sack, sack of potatoes, sacks of potatoes, bag of potatoes, new potatoes
corn: sweetcorn, sweet corn, corn on the cob
seedling salad: microgreens, micro greens, micro herbs, wheatgrass
hen wheat: chicken feed, poultry feed, layers pellets, layer mash
wheelbarrow spade: manure, horse manure, farmyard manure, well rotted manure, horse muck, leaf mould
racing-car: track day, track days, trackday, skidpan, skid pan, race school, hot laps
lifebuoy wave: raft building, coasteering, gorge walking, canyoning, canyoneering, white water rafting, white-water rafting, river rafting
ferry: hovercraft
lawn-bowls: bowls club, lawn bowls, bowling green, bowls green
drum musical-notes: majorettes, majorette, marching band, marching bands, drumline
piano-keys church: church organ, pipe organ, organ lessons, organ recital, organ music, organist
palette paintbrush: printmaking, linocut, lino cut, lino printing, etching class, letterpress, screen printing class, screen print class
t-shirt paintbrush: screen print, screen prints, screenprint, screenprinting
sheep yarn: felt making, feltmaking, wet felting, needle felting, felting
small-airplane: model making, scale models, airfix, model aircraft, model aeroplane, model aeroplanes, model planes
tent fire: survival skills, survival course, survival school, survival weekend
fire-extinguisher: fire marshal, fire marshals, fire warden, fire wardens
keyboard: typing course, typing lessons, touch typing, typing class
night-sky telescope: dark sky, dark skies, dark sky night, northern lights, meteor shower
fishing-rod: fly tying, fly fishing, fly casting
crab bucket: crabbing
soft-drink ice-cube: non alcoholic, non-alcoholic, alcohol free, alcohol-free, mocktail, mocktails, soft drinks
mountain torch: caving, potholing, cave tour, cave tours
candle lotus: reed diffuser, reed diffusers, room diffuser, diffusers, wax melts, incense, essential oil diffuser
spirits-bottle: burns supper, burns night, haggis supper
hiking-boot: safety boots, steel toe boots, steel toecaps, work boots
climber: abseil, abseiling, charity abseil
badminton: squash court, squash courts, squash club, squash league, racketball
house price-tag: shop unit, shop units, shop to let, shops to let, retail unit, retail units, retail unit to let
-: old school, old-school, new school, back to school vibes
trophy memo: big quiz, the big quiz, charity quiz, quiz for, quiz in aid of, quiz fundraiser, fundraising quiz, table quiz
pressure-washer house: pressure cleaning, pressure clean, high pressure cleaning, soft washing, exterior cleaning
tow-truck car: scrap my, scrap your, scrap my car, scrap your car, scrap cars, scrap car, cash for old cars, cash for cars, non runners, non-runners, end of life vehicles
`;
