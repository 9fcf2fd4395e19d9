/** Trades and goods in English that other lists name less exactly; these go first. Notation: word-list.ts. */
export const englishCrafts = `
tree axe: hedge laying, hedgelaying, hedge layer
light-bulb: lighting contractors, lighting design, lighting designer
tent: marquee flooring, marquee hire, marquees
toy-bricks teddy-bear: wooden toys, wooden toy
radiator fire: furnace, furnace repair, furnaces
coffin urn: coffins, willow coffins, coffin
smartphone calendar: booking app, booking apps, rota app, scheduling app, diary app
desktop-computer laptop: booking software, booking system, salon software, practice software
receipt desktop-computer: point of sale, epos, till system, card machine, pos software, cash register
lab-coat safety-vest: uniforms, staff uniforms
parcel delivery-van: delivery bags, packaging, takeaway packaging
musical-notes: concert, concerts
dog: greyhound, greyhounds, lurchers
playing-card: bridge lessons, bridge club, bridge classes
ghost: ghost walk, ghost walks, ghost hunt, ghost tour, ghost tours
bee honey: bee hotel, bee hotels, bug hotel
bird nest: bird boxes, bird box, bird feeders, nest boxes
lorry horse: horsebox, horseboxes, horse trailer, horse transport
wall-clock watch: clock restoration
party-popper balloon: party venue, party room, retirement party
wallet handbag: belts, leather belts, leather wallets, wallets
juice-box apple: apple juice, apple pressing, juice press
sari: saree, sarees, sari, saris, lehenga, salwar
paw: ferret, ferrets
film-strip camera: slides to digital, photo scanning, photo restoration, cine film, home movies, digitise, digitize, old slides
slide: playground, playgrounds, play equipment, slides and swings, water slide, water slides
musical-notes: music class, music classes, music for toddlers, baby music
maracas drum: toddler music
dog bone: labrador, labradors, golden retriever, golden retrievers, cockapoo, bulldog, bulldogs, beagle, yorkshire terrier, chihuahua, husky, border collie, german shepherd, dachshund, cocker spaniel, rottweiler, dobermann, boxer puppies, bichon, pomeranian, shih tzu, jack russell, labradoodle, maltipoo
poodle: poodle, poodles
cat: maine coon, british shorthair, ragdoll kittens, persian cat, bengal cat, sphynx
horse: shetland pony, haflinger
chimney fire: chimney sweep, chimney sweeping, chimney repair, chimney lining, chimney stacks, chimney
horseshoe horse: farrier, farriers, horseshoeing, hoof care, hoof trimming, barefoot trimming, horseshoes
armchair sofa: upholsterer, upholstery, upholsterers, reupholstery, reupholster, armchair, armchairs, recliner, recliners, wingback, riser recliner
excavator crane: excavator, excavators, mini digger, mini diggers, digger hire, excavation, earthworks, groundworks, groundwork, earthmoving, trenching, backhoe, plant hire, dozer, bulldozer, site clearance
staircase: staircase, staircases, stairs, stair renovation, spiral stairs, stair parts, balustrades, bannisters
swimming-pool swimmer: swimming pool builder, pool builder, pool builders, pool installation, pool cleaning, pool maintenance, pool service, swimming pools, pool heating, pools, inground pools, pool supplies
asparagus: asparagus, fresh asparagus
passport suitcase: passport, passport photos, visa, visas, visa service, visa application, immigration services, passport renewal, citizenship, work permit
foot: podiatrist, podiatry, chiropody, chiropodist, foot care, foot clinic, verruca, verrucas, ingrown toenails, ingrown toenail, corns, corns and calluses, bunions, fungal nails, cracked heels
foot dress-shoe: orthotics, insoles, orthopaedic shoes, orthopedic shoes, orthopaedic insoles
crystal-ball: astrologer, astrologers, birth chart, psychic readings
gavel: auctioneer, auctioneers, auction, auctions, estate auction, live auction
set-square ruler: building inspector, building survey, planning permission, planning consultant, home inspection, home inspector, structural engineer, quantity surveyor, building control, house plans, energy certificate, land survey
urn candle: cremation urns, urns, cremation, cremations, ashes
wheelchair crutch: disability aids, mobility aids, mobility shop, mobility equipment, walking aids, rollator, rollators, mobility scooters, mobility scooter
briefcase handshake: employment agency, temp agency, job agency, careers fair, job fair, headhunter, staffing, job centre, staffing agency, temp staff
circus-tent: marquee, marquees, marquee hire, event marquee hire, party tents, gazebo hire, big top
target: gun shop, clay shooting, shooting range, rifle club, air rifles, clay pigeon shooting, pistol range, gun range
calculator receipt: income tax, tax return, tax returns, tax help, self assessment, vat returns, tax preparation, tax prep
eye glasses: laser eye surgery, laser eye clinic, cataract surgery, cataracts, eye test, eye tests, eye exam, eye surgery
swimmer dumbbell: leisure centre, leisure center, aqua aerobics, aquafit
world-map compass: map shop, maps, cartographer, orienteering
bar-chart clipboard: market research, survey panel, statistician, data analyst, data analytics, statistics
camera: modelling agency, model casting, photo booth, photo booth hire, headshots, newborn photography, boudoir photography, passport pictures
slot-machine dice: online casino, casino, slot machines, casino night
basket carrot: organic box, veg box, farm box, csa share
necktie: bespoke shirts, bespoke suits, made to measure suits, tuxedo hire, suit hire, formalwear hire, tailored suits, bespoke tailor
coat: outdoor clothing, waterproof jackets, rainwear, raincoats, ski jackets, down jackets
dove bird: racing pigeons, pigeon racing, pigeon fanciers, dove release
vinyl-record: records, record fair, vinyl records, lps, jukebox, jukebox hire
amphora: glass blowing, glassblower, glassblowing
horse: riding hats, riding boots, jodhpurs, tack shop, horse tack, saddles, horse rugs, horse feed, equine dentist, equine physio
lungs: salt room, salt cave, breathing exercises, asthma clinic
massage lotus: shiatsu, reflexologist, hot stone massage, indian head massage, lymphatic drainage, bowen therapy
paintbrush printer: sign maker, sign writer, signwriter, signwriting, signage, shop signs, signs
ice-skate: skating, figure skating, skating lessons
roof house: thatcher, thatching, thatched roof, roof cleaning, gutters, guttering, gutter cleaning, gutter repair, soffits, fascias
lorry: trailer hire, trailers, trailer, tow truck, towing, roadside assistance, breakdown recovery, hgv training, recovery truck, flatbed, tipper hire
rug: carpet cleaning, carpet cleaner, carpet cleaners, rug cleaning, carpet fitter, carpet fitting, carpet repair
sofa: sofa cleaning, upholstery cleaning, couch cleaning
delivery-van lorry: house clearance, clear houses, we clear houses, clear your house, clear your loft, house clearances, man and van, man with a van, estate clearance, furniture removal, office moves, garage clearance, removals
lorry wastebasket: skip hire, rubbish clearance, dumpster rental, junk hauling, dumpster
coin magnifier: estate sale, estate sales, stamps, stamp collecting, stamp fair
sausage cheese: deli, delicatessen, charcuterie, cured meats, salami, ham, chorizo, black pudding
seedling carrot: community garden, allotment, allotments, seed swap, vegetable plants
spray-bottle bucket: power washing, pressure washing, jet washing, pressure washer, mould removal, mold removal, soft washing, driveway cleaning, disinfection, sanitising
air-conditioner: duct cleaning, hvac, ac repair, ventilation, furnace repair, air con, aircon, refrigerant, air ducts, ac service
plunger toilet: blocked drain, blocked drains, drain unblocking, drain cleaning, clogged drain, drain clearance, blocked toilet, rooter
toilet: portable toilets, portaloo, portaloos, toilet hire, porta potty, septic tank, septic tank emptying, cesspit, luxury loos
speech-bubble: speech therapist, speech therapy, speech and language therapist, conversation class, stammering, language exchange, language cafe
deer: taxidermy, taxidermist, venison, game meat, deer hunting, game hunting, hunting season, hunting trip, hunting trips, hunting lodge, hunting gear, hunting club, hunting supplies, deer stalking, hunting licence
cookie: biscuits, shortbread, brownies, brownie, flapjacks, gingerbread, macarons, macaroons
doughnut: churros, beignets, churro, fritters, funnel cake
meat-on-bone: hog roast, pit bbq, smokehouse, bbq catering, brisket, ribs, pulled pork, pig roast, spit roast, jerk
chicken-leg: rotisserie chicken, fried chicken, chicken shop, wings, chicken wings, peri peri, roast chicken
oyster shrimp: oyster bar, mussels, shellfish, clams, oysters
snail: snails, escargot
meat-on-bone: shashlik
dumpling: pierogi, dumplings, dim sum, gyoza, momos, bao, empanadas, samosas, spring rolls
stew: chili, goulash, tagine, soup kitchen, gumbo, chilli con carne
fondue cheese: raclette, fondue, cheese fondue
bread: bakery class, bread oven, breads, sourdough starter, focaccia, loaves
flatbread: naan, pita, flatbreads, piadina, tortillas
curry rice: tandoori, biryani, thai curry, curry, balti, dosa
radiator tap: boiler, boilers, boiler service, boiler repair, central heating, radiators, underfloor heating, boiler installation, heat pump, heat pumps
fire logs: log burner, log burners, fireplace fitter, stove fitter, wood pellets, coal merchant
light-bulb: light fittings, fairy lights, lamp shop, lampshades
satellite-dish television: tv aerial, tv aerials, aerial installation, satellite installer, aerials, satellite dish
window: double glazing, glazing, conservatory, conservatories, windows, sash windows, glass repair, window repair, orangery
car car-front: windscreen, windscreen repair, windshield, windshield repair, auto glass, dent repair, car body repair, body shop, bodyshop, car paint, smart repairs, car wraps, window tinting, car tinting, car detailing, valeting, car valeting, vehicle wraps
motor-scooter: moped, mopeds, vespa, scooter repair, moped hire
kick-scooter: e-scooter, e-scooters, kick scooter, electric scooter, electric scooters
minibus: minibus, minibus hire, party bus, school run, shuttle
hair-comb: braids, box braids, hair extensions, wigs, wig, dreadlocks, locs, hair replacement, weave, cornrows, hair transplant
razor: threading, sugaring, brazilian wax, shave, beard trim, hot towel shave
tattoo-machine: permanent makeup, microblading, tattoo removal, micropigmentation
tooth: dentures, denture, teeth whitening, invisalign, veneers, hygienist, dental implants, root canal, braces, wisdom teeth
test-tube: blood tests, blood test, dna test, pathology lab, phlebotomy, lab tests
stethoscope: x-ray, x-ray clinic, ultrasound, mri scan, health check, walk-in clinic, private gp, urgent care, ultrasound scan
syringe: flu jab, flu jabs, flu shots, travel vaccinations, vaccines, dermal fillers, lip fillers, fillers, botox
brain speech-bubble: adhd assessment, grief counselling, hypnotherapist, neurofeedback, mental health, anxiety help, autism assessment
nurse: respite care, carers, caregivers, dementia care, live-in care, elderly care, in-home care, care assistant, senior care, hospice care, assisted living
spine: chiropractic, back pain, posture clinic, sciatica, physical therapy, physical therapist
crayon teddy-bear: after school club, toddler group, playgroup, nursery places, holiday club, babysitting, au pair, forest school, pre-school, child care
open-book pencil: exam prep, sat prep, gcse tutor, english tutor, homework help, phonics, private tutor, eleven plus, 11 plus
test-tube: science tutor, chemistry tutor, science club, science party
accordion: accordion lessons, squeezebox, accordion
trumpet: brass band, brass lessons, marching band, trombone, trumpet lessons, big band
violin: viola, cello, fiddle lessons, cello lessons, fiddle, luthier
flute: recorder lessons, bagpipes, clarinet, piper, tin whistle
piano-keys: organ recital, church organ, piano moving, piano tuner, piano tuning, piano removals, keyboard lessons, organist
microphone: wedding singer, mc hire, voice coach, choir rehearsals, open mic, open mic night, stand-up comedy, toastmasters
bouquet: funeral flowers, wreaths, wreath making, flower arranging, dried flowers, floristry, wreath
judo-suit: krav maga, aikido, taekwondo, kung fu, bjj, brazilian jiu jitsu, jiu jitsu, jiu-jitsu, mma, martial art
dumbbell: ~ bootcamp, boot camp
dumbbell: crossfit, hiit, spin class, circuit training, bodybuilding, strength class, personal training
target: laser tag, darts, darts league, paintball, airsoft
fencer: fencing club, fencing lessons, fencing classes, foil and sabre
field-hockey: field hockey, hockey sticks
rugby-ball: touch rugby, rugby club, tag rugby
playing-card: bridge club, card games, poker night, whist drive, whist
puzzle: jigsaws, jigsaw swap, puzzle
drum: drum circle, samba band, taiko
billiard-ball: pool hall, pool table, pool tables, billiards, snooker, pool league, pool tournament
clown: clown, clowns, children's entertainer, kids entertainer, party entertainer
juggler: circus skills, juggling
drone: aerial survey, drone survey, drone video
printer: photocopying, flyer printing, flyers, banners, rubber stamps, poster printing, ink cartridges, toner, leaflet distribution
hammer-and-wrench gear: appliance parts, spare parts, machine shop, welding course, galvanizing, metal gates, wrought iron, ironwork
door: roller doors, doors, stable doors, composite doors
key padlock: locksmith, locksmiths, lockout, locked out, lock change, lock repair, key cutting, rekey, upvc lock
security-camera: doorbell camera, bouncers, door supervisors, event security, guard dogs, intruder alarms
magnifier: private eye, background checks, home survey, metal detecting, metal detector, lost and found
kite: kites, kite festival
plant: vertical garden, office plants, plant hire office, terrarium, bonsai, houseplants, indoor plants, succulents
tree: bonsai trees, stump grinding, stump removal, tree felling, hedge cutting, hedge trimming, tree removal, tree service, arborist, tree surgery
spade: landscaping, landscaper, garden maintenance, gardening services, turf, turfing, garden clearance, weeding, mulch, topsoil, yard work, patio cleaning
lawnmower: lawn care, lawn service, grass cutting, lawn treatment, artificial grass, mower repair, lawnmower repair
droplet: borehole drilling, well drilling, water well, water testing, leak detection, damp proofing, waterproofing, water damage
crane bricks: crane hire, demolition
bricks trowel: patio laying, driveway, driveways, block paving, retaining wall, drywall, dry lining, screed, foundations dug, new foundations, foundations and footings, brickwork, pointing, repointing, resin driveways, tarmac, concrete
saw hammer: decking, decks, deck builder, pergolas, joiner, joiners, carpentry, wood flooring, laminate flooring, floor sanding, fitted wardrobes, woodturning, timber, sawmill, lumber, woodwork, skirting boards
house-with-garden hut: garden rooms, garden room, summerhouse, summer houses, sheds, shed, log cabins, log cabin, tiny houses
hut fir-tree: cabin, cabins, woodland cabin, forest cabin, lodge stay, log cabin stay
hut: yurt, yurts, glamping pods, shepherd's hut, shepherd huts
wardrobe: closets, closet, custom closets, wardrobes
fridge: fridge repair, cold room, cold storage, fridge hire, refrigeration
washing-machine: laundry, laundry service, ironing, ironing service, dry cleaning, dry cleaners, dry cleaner, washer repair, appliance repair, white goods, dryer repair, wash and fold
sewing-needle: alterations, clothing repair, invisible mending, hemming, zips, sewing bee, zip repair
yarn: wool, crochet, macrame, knit and natter, weaving, yarn shop, felting
handbag: leather bags, leathercraft, leather repair, bag repair, leatherwork
dress-shoe: shoe repair, shoe repairs, resoling, cobbler, cobblers, boot repair, heel bar
safety-vest: workwear, hi vis, work boots, ppe, safety boots, safety gear, uniforms
ballet-shoes: ballet, tutu, pointe shoes, baby ballet
top-hat: milliner, millinery, hats, hat making, fascinators
diamond ring: goldsmith, jewellery making, jewelry repair, wedding bands, ring resizing, jewelry, gemstones
watch: watch repair, watch batteries, watch straps, clock repair, clocks, horology
backpack pencil: school supplies, back to school, school fair
snowflake spade: snow clearing, snow plowing, snow removal, gritting, snow shoveling, snow plow
candle: candle workshop, memorial service, vigil, funeral plan, funeral plans, undertakers, funerals
headstone: monuments, memorial masonry, grave tending, memorials, cemetery plots
ballot-box: polling station, mayor, city council, campaign
love-letter: wedding invitations, greeting cards, cards, save the dates, wedding stationery
church: sunday school, harvest festival, mass, nativity, evensong, christening
books open-book: story time, storytime, reading group, author talk, book launch, book signing, book fair, literature festival, used books, second hand books
musical-notes: gospel choir, community choir, choir concert, carol concert, christmas concert, carols
hot-tub: swim spa, cold plunge, cedar tubs
soap: soapmaking, bath bomb, shower gel, shampoo bars
lotion: suncream, skincare products, hand cream, body butter, laser hair removal, electrolysis
sneaker: trainers, running shoes, gait analysis, shoe sale, kids shoes
hot-dog: hot dogs, hotdogs, corn dogs, bratwurst stand
sauna: wood fired sauna, mobile sauna, steam room, banya, sauna hire
alembic: perfume making, candle supplies, chemistry set
honey bee: beekeeping, beekeeper, beekeepers, bee removal, swarm removal, hives
cow: dairy farm, cattle, beef herd, calves
goat: goat yoga, goats, goat milk
rabbit: rabbits, rabbit boarding
fish: koi, pond fish, smoked salmon, fishmongers, crab and lobster
chart-up: invest, investing, wealth management, retirement planning, stock trading, pensions, ifa, financial planning
wallet: debt help, budget planner, iva, bankruptcy
speaker: pa hire, sound hire, disco equipment
disco-ball: dj, djs, dj hire, wedding dj, silent disco, mobile disco, disco, school disco
christmas-tree: christmas trees, xmas trees, christmas decorations, christmas lights, xmas party
tent: tent hire, tipi hire, bell tents, camping gear, teepee
vacuum-cleaner: vacuum, cordless vacuum, stick vacuum, hoover, vacuums
suitcase car: roof box, roof boxes, roof rack, roof racks
hiking-boot: nordic walking, walking group, ramblers, rambling
mouse-trap: rat problem, rats, mice, rodents, rodent
stethoscope: ~ clinic
scales: legal clinic, legal advice, legal aid, free legal advice
coin magnifier: silver polishing
musical-notes: live music
open-book pencil: ~ tuition
key: car keys, spare keys, car key
fence door: gates, automatic gates, electric gates, driveway gates
balloon party-popper: bunting, party decorations, party supplies
`;
