/**
 * English words of rarer goods, gatherings, notices and work, and pairs of words that mean no part of them ("tarot
 * decks", "grab rails"). Notation: word-list.ts.
 */
export const englishOddJobs = `
-: boxing day, drill hall, tuning fork, tuning forks, cast iron, bread & roses, bread and roses, salt & pepper, salt and pepper, typing pool, vice cabinet, chain by the metre, cable by the metre, wire by the metre, rope by the metre, hose by the metre, timber by the metre, netting by the metre, grab rail, grab rails, hand rail, hand rails, handrail, handrails, stair rails, jam packed evening
crystal-ball playing-card: tarot, tarot deck, tarot decks, oracle deck, oracle decks, oracle cards
shrimp aquarium: aquarium shrimp, cherry shrimp, cherry shrimps, neocaridina, freshwater shrimp, dwarf shrimp
paw: ferret, ferrets, ferret nuts, ferret racing
horse: pony nuts, horse nuts, pony cubes
sheep: sheep nuts, ewe nuts, ewes, tups, gimmers, lambing, lambing help, lamber, lambers
airplane paintbrush: model kit, model kits, modelling kit, modelling kits, plastic kits, airfix, scale models, scale modelling
potato: seed potato, seed potatoes, chitted potatoes, chitting potatoes
bird: bird seed, bird seeds, wild bird seed, bird food, wild bird food, fat balls, suet balls, sunflower hearts
guitar: left handed guitar, left handed guitars, left-handed guitars, lefty guitars
candy lollipop: pick n mix, pick 'n' mix, pick and mix, pick & mix
oil-lamp: diya, diyas, brass diya, brass diyas, puja thali, pooja thali, puja items, pooja items
motor-scooter: two wheeler seat covers, two-wheeler seat covers, scooter seat covers, seat covers for scooters
barrel water-tank: rain barrel, rain barrels, water butt, water butts
trailer car: hitch, hitches, hitch install, hitch installs, trailer hitch, trailer hitches
goat: goat hoof trimming, goat hoof, goat yoga
alpaca: alpaca shearing, alpaca fleece, alpaca farm
floorboards: reclaimed floorboards, reclaimed flooring, reclaimed parquet, reclaimed floor, salvaged floorboards
lorry skip: house clear out, house clear outs, house clear-out, hoarding clear out, hoarding clear outs, garage clear out, hoarder clean up, hoarder cleanup
speech-bubble microphone: accent coach, accent coaching, accent softening, elocution, elocution lessons
crossed-swords theatre-masks: stage combat, stage fighting, sword fighting, longsword, hema club
swimmer: harbour swim, harbor swim, open water swim, open water swims, ocean swim, sea swim, river swim, lake swim, sponsored swim, cross channel swim
headphones disco-ball: silent disco, silent discos, silent rave
microphone: stand-up in a, stand up in a, standup comedy, stand-up comedy, comedy open mic, stand-up night
theatre-masks microphone: improv, improv jam, improv night, improv class, improv show, improv troupe
hedgehog: hedgehog hospital, hedgehog rescue, hedgehog sanctuary, hedgehogs
tent compass: brownies unit, brownies group, brownies have, brownie guides, brownie pack, rainbows and brownies, girlguiding, guides and brownies
candle: hanukkah, chanukah, menorah, menorah lighting, hanukkah lighting
wine flatbread: passover, seder, seders, passover seder, community seder
handshake heart: prison visitor, prison visitors, befriender, befrienders
binoculars lighthouse: coastwatch, coastwatch volunteers, coastal lookout, lookout volunteers
telephone ear: samaritans, listening volunteers, listening volunteer
ambulance first-aid-kit: st john ambulance, st john's ambulance, st andrew's first aid
duck bird: wetland, wetlands, wetland appeal, wetland trust, wetland reserve
tree leaves: rewild, rewilding, rewild the golf course, rewilding project
factory: incinerator, waste incinerator
water-pump droplet: dig a well, build a well, water well, water wells, a well in, wells in, borehole, boreholes, borehole drilling, borewell, borewells, borewell drilling
x-ray hospital: scanner appeal, mri scanner, ct scanner, new scanner, scanner fund, mammogram, mammograms
bench: memorial bench, memorial benches, bench for, bench appeal, buddy bench
basket carrot: food co-op, food coop, food cooperative
cot: cot appeal, cots for, cot collection
dinner-plate soap: kp needed, kp wanted, kitchen porter, kitchen porters, pot wash, potwash, pot washer, pot washers, dish pig
dairy-cow milk: milker, milkers, relief milker, relief milkers, relief milking, milking staff, herdsperson, herdsman
dinner-plate school: lunchtime supervisor, lunchtime supervisors, midday supervisor, midday supervisors, dinner lady, dinner ladies
carousel ferris-wheel: ride operator, ride operators, ride attendants, fairground staff
bellhop-bell bed: night porter, night porters, hotel porter, night auditor
bed broom: chambermaid, chambermaids, room attendant, room attendants, housekeeping staff
headstone spade: gravedigger, gravediggers, grave digger, grave diggers, sexton, graveyard tidy, churchyard tidy, churchyard working party
sewing-machine thread: sewing machinist, sewing machinists, machinist piece rate, overlocker operator, seamstress wanted
tree: tree climber, tree climbers, climbing arborist, groundie, groundies
post-office postbox: postmaster, postmasters, postmistress, village post office
church: chapel for sale, church for sale, converted chapel, converted church, chapel conversion, church conversion
house caravan: tiny home, tiny homes, tiny house, tiny houses, tiny homes on wheels, tiny house on wheels
pipe-organ church: organist, organists, church organist, relief organist
recycling skip: hazardous waste, household hazardous waste, paint disposal, e-waste day, tip shop
plant droplet: rain garden, rain gardens, bioswale
ballot-box: ballot drop box, ballot drop boxes, drop box locations, early voting
clipboard: census, census takers, census worker, census workers, enumerators
syringe: needle exchange, syringe exchange, vaccination van, vaccine van
dog syringe: rabies clinic, rabies shot, rabies shots, rabies vaccination, rabies vaccinations, microchip day, microchipping day, microchipping
wave siren: tsunami, tsunami drill, tsunami evacuation, flood warning, flood alert
house gavel: tax sale, tax sales, sheriff sale, foreclosure auction, property auction, property auctions
hammer saw: chisels, spokeshaves, hand planes, old tools, hand tools, woodworking tools
frying-pan: skillet, skillets, cast iron skillet, cast iron skillets, cast iron pan, cast iron pans, copper pan, copper pans
bed mattress: iron bed, iron beds, iron bedstead, iron bedsteads, brass bed, brass beds, hospital bed, hospital beds
towel: tea towel, tea towels
house key: rent to buy, rent to own homes, rent-to-own homes
dumbbell: kettle bell, kettle bells, kettlebell, kettlebells
beer: pub glasses, pint glasses, beer glasses
wine: wine glasses
mantel-clock: ship's clock, ships clock, carriage clock, carriage clocks
hen: chicken feed, poultry feed, layers pellets, layer pellets, hen feed
bread: bread bin, bread bins, current bun, currant bun, currant buns
cereal-bowl: soup bowl, soup bowls, wooden bowls, turned bowls
rice: rice cooker, rice cookers
hammer nut-and-bolt: copper nails, roofing nails, box of nails, nails and screws, nails for
swimmer wave: boxing day swim, new year's day swim, christmas day swim, polar bear plunge, polar plunge
newspaper speech-bubble: current affairs, current affairs group
pumpkin: squash and pumpkin, squash and pumpkins
lectern microphone: toastmasters, toast masters, toast master club, toastmasters club, pitch night, pitch your startup
guitar microphone: jam session, jam sessions, acoustic jam, blues jam
door: draught excluder, draught excluders, draft stopper
billiard-ball: pool cue, pool cues, snooker cue, snooker cues
pipe-organ church: organ recital, organ recitals, organ concert, organ concerts
envelope: stamp collecting, stamp club, stamp fair, philatelic society, philately
syringe: flu clinic, flu clinics
t-shirt: flannel shirt, flannel shirts
ballet-shoes: tap shoes, tap shoe, jazz shoes
sneaker: plimsolls, plimsoll, gym shoes
baby flat-shoe: baby shoes, baby shoe, baby booties, pram shoes
baby quilt: baby blanket, baby blankets
baby: baby monitor, baby monitors
water-jug: copper bottle, copper bottles, copper water bottle, copper water bottles
spine: whip lash, whiplash, whiplash injury
eyelashes eye: eyeliner tattoo, eyeliner tattoos, semi permanent makeup, semi-permanent makeup
oven stove: hob cleaning, hob cleaner
ghost headstone: witch trial, witch trials, plague pit, plague pits, vaults tour, vaults tours, underground vaults
ship anchor: shipwreck, shipwrecks, wreck dive
castle hiking-boot: city walls walk, town walls walk, medieval walls, castle walk
racing-car: race car, race cars
strawberry seedling: strawberry plants, strawberry runners
bee daisy: bumblebee, bumblebees, bumblebee boxes, bee friendly plants, bee-friendly plants, pollinator plants, pollinator seed mix
radio: radio repair, radio repairs, old radios, vintage radio, vintage radios, radio tuning
`;
