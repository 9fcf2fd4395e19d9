/**
 * Services, courses and outings that the other lists leave out, and the
 * things that stand for each. Notation: word-list.ts.
 */
export const englishServices = `
theatre-masks: punch and judy, punch & judy
sewing-machine thread: learn to sew
runner sneaker: charity race, charity races, charity run, charity walk
balloon cake-slice: school fair, school fete, summer fair, village fair, village fete, church fete
theatre-masks party-popper: carnival party, fancy dress party, masked ball
t-shirt jeans: clothes collection, clothes drive, clothing collection, clothing drive, clothing donations
bouncy-castle balloon: bounce house, bounce houses, bounce house rental, bouncy castle
shopping-bags: shop assistant, shop assistants, store assistant, sales assistant, retail assistant, sales associate
cutlery dinner-plate: lunch menu, lunch specials, set lunch
taco burger: street food
burger taco: food truck, food trucks, food van
tulip seedling: spring bulbs, flower bulbs, tulip bulbs, daffodil bulbs, crocus bulbs, autumn bulbs, bulb planting, plant bulbs, tulips, daffodils, crocuses, hyacinths
cook frying-pan: line cook, line cooks, cook wanted, cooks wanted, kitchen staff, kitchen help, kitchen assistant, short order cook, prep cook
bicycle parcel: bike courier, bike couriers, bicycle courier, cycle courier, bike messenger, bicycle delivery, cargo bike courier
henna-hand: henna, mehndi, henna artist, bridal henna, henna tattoo, henna night
lemon soft-drink: lemonade
radiator fire: furnace, furnace repair, furnaces, boiler service, boiler servicing, boiler repair
horse horse-rider: saddle fitting, saddler, saddlery, saddles
house magnifier: bat surveys, bat survey, ecology survey
car bubbles: full valet, car valeting, valet, valeting, mobile detailing, auto detailing, detailing
bricks rock: dry stone walling, dry stone wall, dry stone walls, drystone walling
window church: stained glass, stained glass restoration, leaded lights
mattress bed: blankets
calculator: payroll
lobster crab: lobster, lobsters, lobster shack, crab shack
brain speech-bubble: ~ coaching
yarn scarf: knit, learn to knit, knit and natter
surfer wave: surf week, surf weekend, surf trip, learn to surf, surf
window hammer: glazing, emergency glazing, glazier, glaziers, double glazed windows
hearing-aid: hearing check, free hearing check, hearing care professional, hearing loss
blood-drop stethoscope: blood pressure, blood pressure check, blood sugar
bicycle wrench: bike check, bike check-up, bike checkup, bicycle check
bus: school trip coaches, coaches for hire, school trips, school trip
nest bird: bird boxes, nest boxes, bird box, nesting boxes
open-book pencil: ~ lessons, lesson, tuition
microphone guitar: gig, gigs, live show, live session, support act, album release, album launch, on tour, live band, concert tour, unplugged, acoustic night, acoustic set
sun lotion: sunbeds, sunbed
dinner-plate cutlery: table reservation, table reservations, book a table, chef's table, set menu, tasting menu, supper club, dinner club
sponge soap: tea towels, tea towel, cleaning cloths
chart-up coin: forex, forex trading, crypto, cryptocurrency, bitcoin, day trading
fence hammer: garden fence, fence, fences, fencing contractor, fence builder, gates, garden gates, fence panels, railings
lawnmower spade: lawn mowing, lawn mower, lawnmowers, lawn mowers, lawn care, grass cutting, lawnmower repair
lighthouse: lighthouse, lighthouses, lighthouse tours
radiator thermometer: radiator, radiators, heating, heating repair, central heating, heating engineer, heating engineers, heating system, district heating, infrared heating
sewing-machine thread: sewing machine, sewing machines, sewing machine repair, sewing, sewing class, sewing course, sewing lessons, sewing workshop
teddy-bear: doll hospital, teddy bear repair, toy museum, dolls, doll, dolls house, dolls houses, dolls house shop, stuffed toys
dress-shoe: men's shoes, leather shoes, oxfords, handmade shoes
graduation-cap books: ~ open day, school open day
t-shirt: ~ shirts, shirt
cat: kittens, kitten, lost cat, cat trees, cat rescue
lotion: hand cream, body lotion, face mask, face masks, cream
abacus: mental arithmetic, abacus, soroban
axe target: axe throwing
baby lotion: baby massage, baby care, babywear, midwife course, breastfeeding, breastfeeding support, lactation consultant, antenatal, prenatal, childbirth, childbirth classes, doula, parenting, parenting course, parents' evening, toddler gym, baby group, baby yoga, mother and baby, baby club
backpack handbag: leather workshop, leatherwork, leathercraft, leather craft, leather belts, saddler, saddle maker, saddlery shop, wallets, leather shop
bathtub soap: bath salts, baths, bathroom design, new bathroom, wet room, bathtub, bathtubs, hot tubs, jacuzzi, whirlpool
bed suitcase: last minute hotel, overnight stay, bnb, pension rooms, bed breakfast, rooms to let, room for rent, room to let, monteur rooms
bed suitcase: ~ lodge
bird seedling: bird seed, bird food, bird feeders, bird watching, birdwatching, birding, bird houses, ornithology, bird club
bone: bone density, osteoporosis
bone: ~ skeleton
books pen: book festival, fantasy book festival, book signing, proofreader, ghostwriter, ghostwriting, writing, writing course, writing club, memoir, editing service, blog writing
books pen: ~ author
books scissors: bookbinding, bookbinder, bookbinding workshop
bricks hammer: granite worktops, worktops, natural stone, marble, granite, tile shop, stone floors, plasterwork, rendering, asphalt, tarmac, pavers, brickwork, fireplace builder, stove builder, chimney builder, house foundation, house foundations, foundation cracks, foundation contractor
briefcase handshake: ~ union
bus suitcase: airport shuttle, shuttle service, day trips, day trip, coach trips, day trips by coach, excursions, excursion, minibus hire, party bus, group transport
candle lotus: aromatherapy, essential oils, incense, holistic therapy, spiritual healing, energy healing, sound bath, feng shui, shamanic, ayurveda, mindfulness course, chakra
candle lotus: ~ holistic, crystals, retreat, retreats
car-front: vintage cars, vintage car, classic cars, classic car, classic car show, oldtimer, classic car rally, car meet, car club, wedding car, sports car, sports cars
castle: medieval fair, medieval market, renaissance fair, castle tour, castle tours, knights, medieval festival, history walk, history tour, historical tour, heritage tour, heritage day
cheese milk: yoghurt, yogurt, kefir, cottage cheese, mozzarella, burrata, goat's cheese, butter and cheese, creamery
climber tree: high ropes, high ropes course, ropes course, adventure park, treetop adventure, canopy tour, via ferrata, abseiling, canyoning, caving, cave tour, cave tours, potholing
cloud laptop: cloud hosting, cloud storage, hosting, cloud computing
cocktail champagne: aperitif, aperol spritz, sundowner, after-work drinks, drinks reception
coffee cookie: tearoom café, coffee morning, coffee and cake, coffee afternoon, charity coffee morning
crane bricks: crane hire, building site, steel construction, property developer, real estate developer, construction site, plant hire, excavator, digger hire, groundworks, earthworks, bricklaying, carport, carports, concrete floors, rising damp
curling-stone: curling, curling club
curry rice: ~ indian
dinner-plate teapot: porcelain, china, crockery, tableware, dinnerware, tablecloth, tablecloths, table linen, table setting, glassware, wine glasses
dinner-plate teapot: ~ dishes, plates
dog heart: pet cremation, pet sitting service, pet taxi, pet charity
dog: dog breeder, bulldog breeder, breeder, puppies, puppy, puppies for sale, dog show, dog sport, dog agility, agility, dog day care, doggy day care, dog café, dog park, dog beach, french bulldog, labrador, dog photography
dress: prom dresses, prom dress, evening dresses, gowns, cocktail dress, summer dresses, dresses, tailor made dresses, ball gowns, abaya, maternity clothes, maternity wear, plus size fashion
dumbbell: kettlebell, kettlebells, powerlifting, weightlifting, rowing machine, treadmill, fitness equipment, gym equipment, exercise bike, calisthenics, strength coach, ladies gym, women's gym, protein powder, protein shakes, sports nutrition
dumbbell: ~ weights, protein
file-cabinet document: document shredding, shredding, archiving, records management, document storage, office admin, secretarial services, court reporter, secretary
floppy-disk laptop: data recovery, data backup, backup service
foot lotion: foot care, podiatrist, podiatry, chiropodist, chiropody, orthotics, insoles, foot clinic
football: walking football, football pitch, futsal, table football, foosball, kickabout, world cup, league match, public viewing, match day, flag football, kids football
fountain-pen notebook: notebooks, planners, bullet journal, journaling, journals, pens, handwriting, diary, diaries
fountain-pen notebook: ~ journal, ink
frying-pan cook: air fryer, air fryers, pots and pans, cast iron pan, pans, cutlery shop, kitchen gadgets, kitchen appliances sale, tupperware, aprons, apron
graduation-cap books: ~ training, courses
hair-comb scissors: hair transplant, hair transplants, hair braiding, braids, wig, wigs, wig shop, hair loss, dreadlocks, cornrows, keratin treatment, hair straightening, afro hair, hair products, shampoo, mobile hairdresser, updo, hairstyling, hair loss treatment
hammer-and-wrench gear: ~ steel
hammer-and-wrench house: property maintenance
heart house: women's shelter, homeless shelter, crisis hotline, helpline, hotline, support group, self-help group, refugee aid, animal sanctuary, foster carers wanted, neighbourhood help, mutual aid
heart house: ~ shelter
hen egg: backyard chickens, chickens, laying hens, hens, chicken coop, poultry, poultry farm, free range chickens, chicken farm
herb basket: foraging, foraging walk, foraging course, wild herbs, wild garlic, herb walk, herb garden
herb lotion: naturopathy, homeopath, herbalist, natural remedies, chinese medicine, traditional chinese medicine, cbd oil
hiking-boot: walking holiday, walking holidays, walking club, ramblers, guided walk, guided walks, pilgrimage, camino, alpine club, forest bathing, forest walk, nature walk, night walk
house wrench: insulation, attic insulation, loft insulation, home insulation, renovations, home renovation, house renovation, home inspection, home inspector, housekeeper, facility management, caretaker, building maintenance, energy advice, energy efficiency, energy consultant, energy audit
house-with-garden key: holiday rental, holiday rentals, chalet, chalets, chalet rental, airbnb, farm stay, country house, cottages, cottage, retirement home, retirement homes, senior living, assisted living, retirement village, sheltered housing, holiday park, housing association, housing co-op, co-housing, cohousing, tiny house
house-with-garden leaves: eco tours, eco lodge, eco village
house-with-garden tree: community garden, shed, sheds, garden sheds, garden shed, greenhouse, greenhouses, pergola, pergolas, treehouse, treehouses, tree house, summerhouse, gazebo, garden room, garden rooms, hut, gated community
ice-cube soft-drink: ice delivery, ice cubes, ice sculpture, ice sculptures, ice machine, crushed ice
ice-cube thermometer: cryotherapy, ice bath, ice baths, cold plunge, cold storage, cool box
jar herb: cooking oil, sunflower oil, kimchi, fermentation, fermenting, spice mix, sauces, pesto, vinegar, tahini
juggler: juggling, juggling workshop, circus school, circus skills, street performer, street performers, buskers, fire show
kebab falafel: halloumi, halloumi wraps, pita, falafel wrap, lebanese food, turkish restaurant, turkish food, middle eastern, meze, persian restaurant, arabic restaurant, dürüm, durum
kebab falafel: ~ wraps, lebanese
lacrosse: lacrosse
llama: alpaca, alpacas, alpaca walks, alpaca farm, llama trek, llama walks, alpaca wool
lorry wrench: truck parts, truck service, hgv, hgv licence, lorry driver, hgv driver, truck, trucks, truck sales, lorries, truck repair, snow plough
love-letter: greeting cards, greeting card, birthday cards, wedding invitations, invitations, invitation cards, postcards, valentine's card, save the date cards, love letters
magnifier coin: metal detector, metal detecting, metal detectors, magnet fishing, magnetic fishing, collectors fair, numismatics, coin fair
meat-on-bone: sunday roast, roast dinner, carvery, ribs, pulled pork, hog roast, game meat, venison, lamb
microphone guitar: ~ singer
microphone: ~ panel discussion, lecture, lectures, talk, speech
military-helmet: military surplus, army surplus, military museum, reenactment
military-helmet: ~ military
money-bag: crowdfunding campaign, subsidy
money-bag: ~ grant, grants, bonus
motor-boat wave: jet ski, jet skis, jet ski rental, jetski, water skiing, waterski, wake board, canal boat, canal boat holidays, canal boats, houseboat, houseboats, narrowboat, boat party, glass bottom boat
motor-boat wrench: boat repair, boat repairs, boat engine, outboard motor, boat storage, boat service, boat mechanic
museum framed-picture: natural history, local history, heritage centre, visitor centre
museum framed-picture: ~ exhibit, exhibitions
musical-notes musical-score: ~ musical
notebook pencil: school stationery, exercise books, homework club, handwriting course
nurse heart: home carer, carers wanted, respite care, palliative care, disability support, disabled care
older-person heart: pensioners, senior citizens, seniors club, over 60s, companion care, dementia care, alzheimer
older-person heart: ~ seniors
owl deer: taxidermy, taxidermist, hunting shop, wildlife, nature reserve, nature club
owl deer: ~ wildlife rescue, wildlife hospital, wildlife carers
owl deer: ~ hunting
palette paintbrush: ~ canvas
pancakes honey: maple syrup, crepe, blini, pancake, pancake day
parcel delivery-van: ~ boxes
party-popper champagne: event venue, event venues, venue hire, event venue hire, event hall, banquet hall, wedding hall, hen party, hen do, stag do, stag party, nye party, anniversary party, leaving party, function room
peanuts chestnut: nut shop, nut bar, almonds, cashews, trail mix, dried fruit, dried fruits, nuts and dried fruit
pie: pies, pie shop, pie and mash, meat pies, pork pies, quiche, shepherd's pie, savoury pies, apple pie, pumpkin pie
plant: bonsai, bonsai trees, terrarium, terrariums, orchids, orchid, succulents, ficus, monstera, plant care
playing-card: bridge club, poker, poker night, card games, card game, trading cards, card shop, magic the gathering, skat, whist
plug smartphone: charging cables, fast charging cables, chargers, charger, usb cable, cables, power bank, power banks, phone accessories, phone charger
popcorn: dvd rental, video rental, cinema night, drive-in cinema, open air cinema
postbox: postage stamps, stamp collectors, philately, stamp fair, letterbox, letterboxes, mailbox
razor scissors: beard oil, beard, beard care, beards, shave
robot gear: robotics, robotics club, robots, ai course, artificial intelligence, machine learning, ai agency, automation, chatbot, coding robots, robot workshop
robot toy-bricks: science toys
running-shirt stopwatch: athletics, athletics club, track and field, sports lessons, sports massage course, obstacle run, mud run, colour run, color run, relay race, sports festival, nordic walking
safety-vest rescue-helmet: workwear, work clothes, work clothing, safety clothing, safety shoes, ppe, protective clothing, health and safety, safety training, uniforms, site safety, hi-vis
safety-vest rescue-helmet: ~ uniform
salad leaves: ~ detox
sandwich coffee: snack bar, lunch break, office lunch, packed lunch, picnic, picnics, school meals, toasties, paninis, tramezzini, smørrebrød
sandwich coffee: ~ subs
saw hammer: ~ stairs
saxophone piano-keys: jazz club, jazz, jazz night, jazz festival, jazz concert, blues night, swing band, big band
scales document: ~ court
school bed: student accommodation, student housing, student rooms, student halls, dormitory, boarding school
shield laptop: vpn, antivirus, data protection, gdpr, password manager, penetration testing
shield laptop: ~ privacy
shisha: shisha, shisha bar, shisha lounge, hookah, hookah lounge, vape, vapes, vape shop, e-cigarettes, tobacco, tobacconist, cigars, cigar lounge, smoke shop, hookah bar
shopping-bags t-shirt: mannequin supplier, personal shopper, shop fittings, concept store, high street, duty free
shopping-bags t-shirt: ~ retail
sliders headphones: sound engineer, sound engineering, mixing and mastering, audio engineering, sound technician, pa system, event technology, stage equipment, beat making, dj course, dj school, dj equipment
snowflake spade: ~winter service
snowflake spade: snow removal, snow clearing, snow clearance, gritting
soft-drink milk: milkshake, milkshakes, slush, slushies, iced tea, iced coffee, soda, cola, kombucha, energy drink, energy drinks, drinks delivery, beverages, drinks market, beverage store, soft drinks
soft-drink milk: ~ shakes
spade plant: artificial grass, astroturf, turf, turf laying, lawn, garden paving, irrigation, irrigation system, irrigation systems, sprinkler, sprinklers, compost, fertilizer, fertiliser, mulch, topsoil, gravel, gravel delivery, hedge, hedge cutting, rock garden, garden tool, garden store
sparkler light-bulb: fairy lights, neon signs, neon sign, neon lights, christmas lights, light festival, light show, light installation, led signs, signage, sign maker, shop signs
sparkler light-bulb: ~ signs
stethoscope hospital: ~ surgery, screening
sunflower sun-hat: garden party, summer fete, summer fair, village fair, village festival
surfer sailing-boat: water sports, watersports, sup, sup rental
suv mountain: quad biking, quad bikes, quads, atv, off-road, off-road tour, 4x4, jeep, jeep safari, jeep tour, buggy tour, desert safari
caravan campsite: campervan, campervans, campervan rental, camper van, motorhome, motorhomes, caravan, caravans, caravan dealer, camper, rv, rv rental, roof tent, van life
swimmer: open water swimming, wild swimming, cold water swimming, infant swimming, pool membership, pool, pools, swimming pool construction, pool builder, pool construction, pool company, pool shop, lifeguards
syringe lipstick: cosmetic surgery, plastic surgeon, lip filler, lip fillers, aesthetics, aesthetic medicine, cosmetic injections
t-shirt football: football shirts, football shirt, jerseys, jersey, team kit, kit printing, fan shop, fan merch
tattoo-machine: tattoo, tattoos, tattoo studio, tattoo artist, tattoo shop, tattoo parlour, tattoo parlor, tattooist, ink studio, tattoo removal
tent: tent hire, marquee, marquees, marquee hire, party tents, hammock, hammocks, sleeping bags, sleeping bag, outdoor shop, outdoor store, bushcraft, survival course, survival training, wild camping, scouts, scout group, scout camp, bivouac
theatre-masks: ~ costume
thermometer house: underfloor heating, thermostat, boiler, boilers, gas boiler
thread sewing-needle: quilt, quilts, quilt makers, patchwork, lace, lace making, embroidery workshop, haberdasher, textile, textiles, textile shop, fabric, curtain fabric, drapery, costume maker, dress alterations
ticket coin: bingo, bingo night, lotto, meat raffle, sweepstake, prize draw
toilet wrench: septic tank, septic tanks, portable toilets, portable toilet hire, toilet hire, blocked toilet, blocked drains, drainage, sewer, sewage, drain unblocking, drain repair
top-hat sun-hat: hat shop, milliner, millinery, hat maker, caps and hats
top-hat sun-hat: ~ hats
bouncy-castle balloon: bouncy castle, bouncy castles, bouncy castle hire, inflatables, play centre, play center, play area, playground, adventure playground, soft play centre, play park
toy-bricks crayon: play dough, playdough, slime, slime workshop, sensory play, messy play, kids crafts, craft kits, children's museum, kids workshop, school holidays club, school holiday club, holiday camp, science for kids
toy-bricks crayon: ~ holiday club
tree books: genealogy, genealogy research, family tree, family history, ancestry
trumpet drum: brass band, marching band, wind band, brass ensemble
umbrella: umbrellas, umbrella, raincoats, rainwear
violin musical-score: string quartet, harp, harp lessons, harpist, cello, cello lessons, viola, double bass, violinist
violin musical-score: ~ strings
wallet receipt: credit repair, credit score, insolvency, debt help, debt relief, debt counselling, money advice
wardrobe: wardrobe, wardrobes, walk-in closet, closet, closets, built-in wardrobes, cupboards, cupboard, storage furniture, dressers, dresser, bookshelves, shelving, shelves, chest of drawers
washing-machine fridge: appliance store, appliances, white goods, appliance shop, appliance sale, tumble dryer, dishwasher, dishwashers, dishwasher repair, washer, dryer, household goods
wave: spa pool, thalasso, float tank, floating, flotation
wedding-chapel ring: country house wedding, elopement, wedding barn, wedding registrar, vow renewal, wedding chapel
hay-bale tractor: hay
wheat tractor: feed merchant, grain, farm machinery dealer, combine, animal feed, horse feed
wheelchair: disability transport, patient transport, mobility scooter, mobility scooters, mobility aids, mobility shop, accessible travel, wheelchair taxi, wheelchair access, rollators, care equipment, medical transport
wind-turbine: wind turbine, wind turbines, wind power, wind farm, wind energy, renewable energy, renewables
wine: mulled wine, natural wine, sommelier course, wine subscription
world-map compass: guided tour, guided tours, sightseeing, sightseeing tour, tourist information, tourist office, tour guide, free walking tour, orienteering, geocaching, gps tours, treasure map
older-person chair: stairlift, stairlifts, stair lift, riser recliner chairs, riser recliner
horse hammer: farrier, farriers, shoeing, horse shoeing, horseshoe, blacksmith for horses, saddle, saddles, bridle, bridles, tack shop, horse tack
dress-shoe: court shoe, brogues, loafers
printer: 3d printing, 3d printer, 3d printers, 3d print, large format printing, poster printing, banners, leaflets, leaflet printing
camera: family portraits, portraits, portrait session, headshots, photo booth, school photos
computer-mouse: mouse mats, mouse mat, mousepad, mouse pads, computer mouse
wave: stand up paddle
rower canoe: paddleboard, paddleboards, paddleboard hire, sup hire, sup, pedalo, pedalos, rowing boats, rowing boat hire
hearing-aid: ear wax, ear wax removal, earwax, microsuction, ear clinic
bed: ~ blankets, duvets, blanket, throws
heart: refugees, refugee appeal, winter appeal, homeless, homelessness, winter coats for the homeless
jar cheese: olives, deli counter, antipasti, charcuterie board
basket jar: deli, delicatessen
fence hammer: decking, fencing and decking, garden decking
notebook book: comics, comic books, comic book store, graphic novels, manga
bouquet: funeral flowers, wreaths, wreath, wreath making, flower arranging, floristry, bouquets, tribute flowers
bricks: block paving, driveway, driveways, patio, patios, paving, resin driveways, tarmac driveways, pointing, repointing, chimney repair, stonemason, stonemasonry
house-with-garden seedling: polytunnel, polytunnels, glasshouse
frying-pan: casseroles, casserole dishes, saucepans, pots
hammer-and-wrench: blacksmith, forge, blacksmithing, weld, learn to weld, welding, welder, ironwork, metalwork, metal fabrication, sheet metal
framed-picture: stained glass, stained glass workshop, picture framing, picture framer
diamond ring: ring resizing, jewellery repair, watch and jewellery repair, pawnbroker, gold jewellery, pearls
sun lotion: spray tan, spray tans, tanning, tanning salon, fake tan
nurse heart: carers, care at home, live-in care, care home, domiciliary care, support worker, support workers
broom bucket: hiring cleaners, hiring cleaner, cleaning job, cleaning jobs
cook: chef wanted, head chef, sous chef, chef, kitchen porter, private chef, commis chef
tent: scouts, scout group, guides and brownies, forest school, girl guides, cub scouts
microphone musical-notes: choir, sing with us, community choir, gospel choir, sing along
trumpet: brass band, brass bands, marching band, wind band, trumpet lessons
balloon: bouncy castle, bouncy castles, inflatable hire, soft play, face painting, face painter, balloon arch
circus-tent: marquee, marquees, marquee hire, tipi hire, party tent
car-front: prom cars, limo, limos, prom limo, stretch limo
delivery-van: van hire, self-drive van, man and van, van rental, vans, used vans
motorcycle: cbt, motorbike lessons, motorcycle training, biker gear
car wrench: dent, dents, dent and scratch, dent removal, bodywork, bodyshop, body shop, scratch repair, windscreen, windscreen repair, windscreens
wrench car: mot, mot and service, mots, brakes, brake pads, exhausts, clutch, engine remap, car service
lorry: breakdown, recovery truck, breakdown recovery, vehicle recovery, towing, tow truck
mushroom: mushrooms, oyster mushrooms, mushroom growing, mushroom kit, truffle hunting
bee honey: beekeeping, beekeeping course, beekeepers, beehives, hives
apple: cider, cider pressing, apple pressing, apples, orchard, apple day, craft cider
basket carrot: farmers' market, farmers market, veg box, veg boxes, vegetable box
teapot cake-slice: afternoon tea, cream tea, high tea, scones
coffee: coffee roaster, roasted beans, freshly roasted, coffee beans, coffee subscription, barista, espresso machine, barista course
toolbox hammer: hardware store, hardware shop, ironmonger, ironmongers, diy store
curtains: awnings, awning, parasols
bucket: pressure washing, jet washing, gutter cleaning, gutters, patio cleaning
wardrobe: fitted wardrobes, sliding wardrobes, wardrobes, bespoke wardrobes, closets
parachute: skydive, skydiving, paragliding, hang gliding, charity skydive
helicopter: helicopter tours, helicopter flights, helicopter ride
magic-wand: magician, magic show, children's magician, wizard
swimmer: hydrotherapy, aquafit, swim coach
shopping-cart: corner shop, convenience store, grocer, groceries delivered, zero waste shop, refill shop
robot: robot vacuum, robot mower
wheelchair: wheelchair accessible taxi, mobility aids, mobility shop, rollators
pill: incontinence products, first aid kits
plaster: first aid, first aid course, first aid training, wound care
syringe: travel jabs, flu vaccine, covid vaccine, lip fillers, anti-wrinkle injections
tree: tree planting, plant a tree, woodland burial, orchard trees, fruit trees, hedging plants
recycling: rubbish removal, waste collection, waste clearance, scrap metal, scrap cars, bin cleaning, wheelie bin cleaning, clothes recycling
smartphone: smart home app, budgeting app, fitness app, meditation timer
desktop-computer: landing pages, wordpress, shopify, website care plan, accounting software, pos system
stethoscope: menopause clinic, fertility clinic, ivf, sleep clinic, well woman, smear test
globe: language exchange
flexed-arm: arm wrestling
horse: carriage rides, trekking on horseback, pony trekking
door key: garage doors, garage door, garage door repair, roller doors
dress theatre-masks: fancy dress, costume hire, costumes, costume, costume shop
car key: vw, vw golf, volkswagen, bmw, audi, mercedes, toyota, renault, renault clio, clio, peugeot, citroën, ford focus, ford fiesta, opel, opel corsa, vauxhall, skoda, škoda, octavia, honda civic, hyundai, kia, nissan, nissan qashqai, mazda, fiat, fiat 500, tesla, land rover, volvo, dacia, polo tsi, golf gti, suv, hatchback, estate car, mileage
donkey: adopt a donkey
chicken-leg: turkeys, turkey, christmas turkeys, christmas turkey
theatre-masks: panto, pantomime
desktop-computer laptop: data analyst, analyst bootcamp, data bootcamp, tech bootcamp
nut-and-bolt hammer: fasteners, fastenings, bolts, nuts and bolts, screws, fixings
game-controller: farm game, cozy game, cosy game, indie game, puzzle game app
house-with-garden key: bungalow, bungalows, bungalow to rent
graduation-cap books: sixth form
graduation-cap books: ~ open evening, open evenings
parcel: pallets, pallet, crates, packaging, cardboard boxes, packaging supplies
beers: stag weekend, stag night
cutlery: waiter, waiters, waitress, waiting staff, bar staff, front of house
dinner-plate: waiter wanted
bed: bed linen, bed sheets
car: drivers wanted
hammer-and-wrench gear: ~ maintenance
teddy-bear crayon: forest nursery, day nursery, nursery school, nursery places
bread: hot cross buns, buns, iced buns
paint-roller: paint mixing, paint shop, boat paint
theatre-masks: ~ auditions, audition, open auditions
anchor lifebuoy: chandler, chandlery, ship chandler
satellite-dish television: antenna, antennas, aerial, aerials, antenna installation, satellite tv, tv aerials
scales gavel: bailiff, bailiffs, debt collection, estate planning, probate
ring diamond: beads, bead shop, beading
swimmer goggles: baby swimming, swim school, aqua aerobics
butterfly: butterfly house, butterfly farm
speaker car: car radio, car audio, car stereo
bricks: basement waterproofing
eagle: birds of prey, bird of prey, falconry, falconer
piano-keys church: organ recital, organ concert
microphone musical-notes: singing, singing teacher, singing lessons, vocal coach, singer, wedding singer
paintbrush saw: french polishing, wood finishing, furniture painting
ice-cube: dry ice
nut-and-bolt gear: hydraulics, hydraulic, hydraulic hoses, pipes and fittings
surfer wave: paddle boarding, paddleboard, stand up paddle
newspaper: paper shop, newsagent, newsagents
mouse-trap cockroach: pest controller, exterminator, pest removal, rat control
sailing-boat: sail maker, sailmaker, sails, yacht club
smartphone: tablet repair, screen repair
necktie: tuxedo, tuxedo hire, tailcoat, black tie, formal wear hire
yarn scarf: weaving, weaver, loom, handwoven
lizard snake: reptile, reptiles, reptile shop, terrarium, exotic pets
bone dog: dog biscuits, dog treats, dog food
safety-vest: asbestos removal, asbestos
plant spade: knotweed removal, japanese knotweed, weed control
mushroom: mushroom farm, mushroom growing
lorry: lorry, truck driver, truck drivers, truck driver training, lorry driver, hgv, hgv training, haulage, freight, trucking
soft-drink: ~ vending machine, vending machines
price-tag: sign maker
dog soap: grooming van, mobile grooming, groom, dog wash
soap bubbles: goat milk soap, handmade soap, soap bar, soap bars, milk soap
t-shirt backpack: school uniform, school uniforms, uniform swap, school clothes
printer: 3d printing, 3d printer, 3d prints
wheat bread: mill, flour mill, watermill, windmill, flour, stone-ground flour
tooth toothbrush: braces, invisalign
seedling: worm farm
climber fir-tree: high ropes, ropes course, tree top adventure, adventure park, climbing park
peanuts: pistachio, pistachios, macadamias, pecans
`;
