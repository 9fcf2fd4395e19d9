/** What clubs, charities, campaigns and small firms call their doings in everyday English. Notation: word-list.ts. */
export const englishLocal = `
teddy-bear crayon: childminder has, childminder with, childminder space, childminder spaces
framed-picture camera: old photos, photos restored, photo restoration, photo restorer, photo scanning, old photographs
hut beach-umbrella: beach huts, beach hut, beach hut hire
fire barbecue: fire pit, fire pits, firepit, firepits
sofa bed: sofa bed, sofa beds, sofabed, sofabeds
beers: pint, pints
cupcake cookie: sweet treats, sweet treat, sweet bites, sweet table
bouquet seedling: sweet peas, sweet pea
love-letter: card making, card-making, card makers
fuel-pump: petrol pump, petrol pumps, gas pump
billiard-ball: green pool table
bread croissant: cinnamon buns, cinnamon rolls, cinnamon swirls, cinnamon bun
tooth toothbrush: your teeth
lawnmower: lawn mown, lawns mown, lawn mowing, lawns cut, lawn cut
dancer: hip hop classes, hip hop class, hip hop dance, street dance, streetdance, breakdance, breakdancing
small-airplane: gliding, gliding lessons, gliding club, glider, glider flight, glider flights, microlight, microlight lessons
smartphone: sim only, sim only deals, sim card, sim cards, esim, mobile plan, mobile plans
dog heart: therapy dog, therapy dogs
light-bulb plug: smart meter, smart meters
ring diamond: nan's ring, gran's ring, grandma's ring, granny's ring, mum's ring, mother's ring, inherited gold, inherited jewellery, inherited jewelry, old gold, gold remade, gold remodelled
dog paw: good with other dogs, house trained, house-trained
paw dog: adoption fee, forever home, forever homes, needs a home, wants a home, good with kids, rescue animals, neutered and vaccinated, vaccinated and neutered, adopt don't shop
amphora jar: throw a pot, throw your first pot, throw your own pot, throw pots, kiln, kilns, potter's wheel, potters wheel, wheel throwing, pots and bowls, hand building
t-shirt backpack: school uniforms, back to school uniforms, school uniform
droplet tap: pump installation, pump repair, pump repairs, pump service, water pump, water pumps, borehole pump, borehole pumps, well pump, solar pump, solar pumps, submersible pump, submersible pumps, pumps and boreholes, boreholes and pumps, sump pump
boiler radiator: circulation pump, heating pump
baby-bottle: breast pump, breast pumps
tent campsite: tent pitch, tent pitches, camping pitch, camping pitches, pitches for tents, grass pitches, hardstanding pitches, pitches still free
caravan campsite: touring pitches, caravan pitch, caravan pitches
climber: bouldered, bouldering hall, boulder hall, boulderhall, boulderhalle, first climb, top rope, lead climbing
air-conditioner: ac not cooling, ac not working, ac gas, ac gas refill, split ac, ac cleaning, ac installation, aircon, aircon not cold
passport suitcase: study permit, study permits, work permit, work permits, visa refused, visa refusal, rcic
spine massage: chiropractor consultation
dog bone: grain free dog food
football: ~ u6 trials, u7 trials, u8 trials, u9 trials, u10 trials, u11 trials, u12 trials, u13 trials, u14 trials, u15 trials, u16 trials, shin pads, shinpads, shin pads and water, boots and shin pads
solar-panel battery: kw inverter, kva inverter, inverter and battery, inverters and batteries, inverter and batteries, load shedding
solar-panel battery: ~ inverter, inverters
jar herb: cinnamon sticks, cinnamon quills, ground spices, whole spices, spice mix, spice mixes
jar herb: ~ cinnamon, turmeric, cardamom, cumin, cloves, black pepper, saffron, nutmeg
bowling: kids bowl, bowl free, bowl for free, bowling lanes, ten pin, tenpin, ten-pin, bowl a strike, bowl two games, games of bowling
swimming-pool: green pool, cloudy pool, pool gone green, pool turned green, dirty pool, murky pool, pool cleaning, pool cleaner, pool service, pool maintenance, pool chemicals, pool care, pool opening, pool closing
car key: suzuki swift, suzuki baleno, vw polo, polo vivo, toyota hilux, ford ranger, test drive the
lock-and-key puzzle: escape the submarine, escape the bunker, escape the prison, escape the lab, escape the room, escape the vault, escape the tomb, escape the asylum, escape the attic, escape the dungeon, escape the mansion, escape the island, can you escape, sixty minutes to escape, 60 minutes to escape, hour to escape
receipt credit-card: the till that, shop tills, epos tills, epos till, restaurant till, cafe till, restaurant pos, cafe pos, cash register, cash registers
receipt shopping-cart: cashier, cashiers, till operator, checkout operator, checkout assistant, stock clerk, shelf stacker, shelf stackers
candle bouquet: funeral plan, funeral plans, funeral planning, pre-paid funeral, prepaid funeral, plan your funeral, funeral home, funeral homes
speech-bubble open-book: learn portuguese, learn spanish, learn french, learn german, learn italian, learn english, learn dutch, learn japanese, learn korean, learn arabic, learn mandarin, learn chinese, learn greek, learn polish, learn swahili, learn welsh, learn irish, learn turkish, learn norwegian, learn swedish, learn russian
dress high-heel: gowns, gown, evening gowns, ball gowns, prom gowns
dress bride: bridal gowns, bridal gown, wedding gowns, wedding gown
scales gavel: legal consultation, legal advice
motorcycle: harley, harleys, harley rides
theatre-masks teddy-bear: puppet show, puppet shows, puppet theatre, puppet theater, puppeteer, puppets
diving-mask tropical-fish: first dive, try dive, try dives, reef dive, reef dives, dive centre, dive center, dive trip, dive trips, scuba dive, padi
frying-pan open-book: recipe newsletter, recipe email, recipe emails, good recipe, good recipes, recipe every friday, recipe every week, weekly recipe, weekly recipes, family recipes every week, cook along
chicken-leg: party bucket, chicken bucket, bargain bucket, bucket of chicken, bucket of wings
beers: beer bucket, bucket of beers
tree seedling: plant a tree, plant trees, tree planting, tree planting day
door: patio doors, patio door, bifold doors, bi-fold doors, french doors
cupcake cookie: bakes, home bakes, gluten free bakes, traybakes, tray bakes
alembic test-tube: science parties, science party, science club
mouse-trap: mole catcher, mole catching, moles
laptop smartphone: wifi installation, wifi boosters, wifi booster, mesh wifi, better wifi, wifi that
school pencil: school governors, school governor
cutlery dinner-plate: kids eat free
cutlery dinner-plate: private dining, private dining room, private dining rooms, dining room hire
fountain-pen scroll: made a will, a will, your will, single will, mirror wills, will and probate, wills and probate
clown balloon: the clown
trophy ballot-box: best small shop, business awards, small business awards
t-shirt jeans: ukay-ukay, ukay ukay, ukay
washing-machine basket: labada, labahan
calendar laptop: staff scheduling, shift scheduling, staff rota, staff rotas, staff roster, rostering, roster app, scheduling software, scheduling app
motor-scooter: any scooter, scooters bought, scooter wanted, scooters wanted, scooter mot, scooter servicing, used scooters, used scooter
stew cutlery: freezer meals, frozen meals, ready meals, home made meals, homemade meals, home-made meals, home cooked meals, home-cooked meals, meals for the freezer, meals for freezer
cereal-bowl backpack: school meals, school meal, school lunches, school lunch, school dinners, free school meals
cat: cat boarding, cat hotel, cat sitting
drum musical-notes: drum lessons, drum lesson, drum tuition, drum teacher, drum classes, drums, drum kit, drum kits, drumming, drumming lessons
shopping-bags car: car boot, car boots, boot sale, boot sales, car boot fair, boot fair
foot: ingrown nails, ingrown nail, ingrown toenails, ingrown toenail, ingrowing toenails, toenails, toenail cutting, fungal nails, verruca, verrucas
ring diamond: we buy gold, sell your gold, sell gold, gold buyers, gold buyer, cash for gold, old gold, scrap gold, unwanted gold, gold bought, gold wanted, gold jewellery, gold jewelry
amphora mantel-clock: antiques, antique, antique shop, antiques fair, antique fair, antiques shop, antique dealer, antiques centre
espresso-machine coffee: bean to cup, bean to cup machines, bean to cup machine, office coffee machines, office coffee machine
crayon teddy-bear: breakfast club, breakfast clubs, breakfast and after school club, reception places, reception place, nursery places
pencil open-book: teaching assistant, teaching assistants, classroom assistant, learning support assistant, supply teachers, supply teacher, supply teaching, primary teacher, primary school teacher
house heart: could you foster, can you foster, become a foster carer, foster carers needed, foster a child
coat t-shirt: hospice shop, hospice charity shop, hospice shops
hammer-and-wrench screwdriver: repair videos, repair video, repair channel, how to fix, fix it yourself
speech-bubble open-book: spanish for, french for, german for, english for, portuguese for, japanese for, italian for beginners, italian for holidays, italian for your
bento salad: meal prep, meal prepping, prepped meals, meal prep delivery
washing-machine basket: wash dry fold, wash dry and fold, wash and fold, wash fold
car-front ring: wedding cars, wedding car, wedding car hire, bridal cars
logs fire: logs, log delivery, kiln dried logs, seasoned logs, ash logs, oak logs, hardwood logs, firewood
runner sneaker: trail run, trail runs, trail race, colour run, color run, run walk, walk run, run or walk, walk or run, charity 5k, charity 10k, 5k 10k, mud run, obstacle race, ultra marathon, relay race
bicycle: cycle the, cycle for, cycle from, sponsored cycle, charity cycle, charity ride, sponsored ride, cycling challenge, gran fondo
heart handshake: blanket drive, sock drive, clothing drive, hygiene drive, donation drive, period products, sanitary pads, reusable pads
coat scarf: coat drive, winter coat drive, coat appeal
teddy-bear gift: toy drive, toy appeal
canned-food basket: foodbank, foodbanks, food bank appeal
dog paw: adopt a dog, adopt don't shop, foster a dog, dog fosterers, rescue dogs, dog rescue, staffies, whippet, whippets, greyhounds, lurcher cross, lurcher, lurchers, spaniels, beagle, beagles, collies, dachshund, dachshunds, cockapoo, cockapoos, labradoodle, labradoodles, pugs, huskies, chihuahua, chihuahuas, rottweiler, shih tzu, goldendoodle, goldendoodles
hen chick: baby chicks, chick days, chick day, day old chicks, day-old chicks, point of lay, pullets
eye glasses: eye camp, free eye camp, eye check, eye check-up, eye checkup, cataract operation, cataract operations
curling-stone: learn to curl, curling club, curling clubs, try curling, curling league, bonspiel
bouncy-castle balloon: jumping castle, jumping castles, jumping castle hire, inflatable slide, inflatable slides, moonwalk rental
headphones vinyl-record: official single, new single, debut single, official video, official audio, official music video, new ep, debut ep
beer wheat: craft brewery, craft breweries, craft brewers, taproom, tap room, craft beer bar
delivery-van: ford transit, transit custom, vw transporter, mercedes sprinter, sprinter van, vauxhall vivaro, renault trafic, panel van
house key: 2 double bedrooms, 3 double bedrooms, two double bedrooms, three double bedrooms, bedroom flat, bedroom house, bedroom apartment, bedroom terrace
logs axe: woodchip, wood chip, wood chips
boiler wrench: gas safety check, gas safety certificate, landlord gas safety, cp12
microphone guitar: punk night, metal night, indie night, rock night, battle of the bands
graduation-cap books: msc in, bsc in, ma in, mba, phd, masters degree, master's degree
smartphone: iphone, iphones, samsung galaxy
camera: photo contest, photo competition, photography contest, photography competition
microphone guitar: gig poster, tribute band, cover band, album launch, ep launch
microphone musical-notes: videoke, videoke rental, karaoke machine, karaoke hire
headphones speech-bubble: customer service rep, customer service reps, customer service representative, customer service representatives, call centre agents, call center agents, call centre agent, call center agent, customer service agents, csr hiring, bpo hiring
bus: jeepney, jeepneys, jeep and bus, jeep bus, matatu, matatus, public transport app, bus tracker, bus app
theatre-masks: players present, stage play, amateur theatre, theatre company presents, theatre group, community theatre, community theater
ballot-box: vote yes, vote no, yes on measure, no on measure, yes on prop, no on prop, ballot measure, school bond, election day, re-elect
school backpack: girl in school, girls in school, child in school, children in school, kids in school, keep girls in school, school fees appeal, sponsor a child
books pencil: ~ crash course, coaching classes
books pencil: jee, neet, jee neet, b2 first, c1 advanced, first certificate, cambridge exams, cambridge exam, toeic, upsc, upsc coaching, ssc cgl, bank exams, bank po, bank coaching, gate coaching, cat coaching, iit jee, ielts, ielts coaching, toefl, pte coaching, board exams, past papers
smartphone receipt: billing app, invoicing app, invoice app, accounting app, gst billing, expenses app
smartphone: taxi app, delivery app, budgeting app, banking app, parking app, dating app, fares app, shopping app, mobile app
tap droplet: save water, saving water, water restrictions, water saving tips, water wise, waterwise
taco: al pastor, tacos al pastor
church: ~ pastor, revival, crusade
church: revival service, gospel crusade, guest ministers, guest preacher, worship night, night of worship, praise and worship, prayer meeting, prayer conference, divine encounter, thanksgiving service, holy ghost, all-night prayer
meat-on-bone: lechon, lechon baboy, lechon belly, litson
droplet jar: purified water, water refill, water refilling, water refilling station, alkaline water, gallon water, water gallon
plug lightning: sparky, sparkies, sparkie
plant seedling: native plants, grevillea, grevilleas, bottlebrush, bottlebrushes, banksia, banksias, lilly pilly, proteas, fynbos, tubestock
plant: ~ natives
motorcycle: triumph motorcycles, triumph bonneville, ducati, kawasaki, royal enfield, harley-davidson, harley davidson, ktm, demo bikes
nail-polish: mani pedi, mani pedis, gel mani, gel manicure, shellac nails, shellac manicure, biab, sns nails, gel polish, dip powder
scissors hair-comb: ~ half price colour
scissors hair-comb: hair colour, hair color, colour and blow dry, cut and colour, cut & colour, colour and cut, balayage, root touch up, roots done, full head of foils, half head of foils, hair foils, colour correction
rug: carpets fitted, carpet fitted, carpets supplied, carpet fitting, carpets laid
teddy-bear toy-bricks: baby room, toddler room, preschool room, nursery places
graduation-cap laptop: learnership, learnerships, traineeship, traineeships
kitchen-knife scissors: kitchen knives, kitchen knife, knives sharpened, knife sharpener, scissors sharpened, shears sharpened, clipper blades, blades sharpened, chisels sharpened, sharpening service
bee daisy: queen bees, bee nucs, frame nucs, overwintered nucs, nucs of bees, buckfast queens, buckfast bees, mated queens, package bees
ice-skate: skate sharpening, skates sharpened, skate repair, hockey skates, figure skates, hockey skate
flatbread: saheena, baiganee, channa, trini doubles, hot doubles, doubles hot, doubles vendor, buss up shut, dhalpuri
bird: pigeons, pigeon netting, bird netting, bird spikes, pigeon spikes, pigeon control, pigeon proofing, bird proofing, bird control
target: clay pigeons, clay pigeon
diamond pickaxe: opal, opals, opal cutting, gem cutting, lapidary, fossicking, faceting, rough gemstones
beer: stubby holder, stubby holders, stubbie holder, stubbie holders, stubby cooler, stubby coolers, can cooler, can coolers, koozie, koozies, coozies
fishing-rod fish: bait, live bait, bait shop, bait and tackle, tackle shop, nightcrawlers, minnows leeches, worms minnows, worms and minnows, minnows and worms
fishing-rod snowflake: ice hut, ice huts, ice hut rental, ice hut rentals, ice fishing, ice fishing huts, fishing huts, ice shanty, ice shanties
snowflake spade: snowplow, snowplows, snowplowing, snow plough, snow ploughs, snow ploughing, snow plowing, snow clearance, snow contracts
drum musical-notes: steelpan, steelpans, steel pan, steel pans, panyard, pan yard, steelband, steel band, steel orchestra, steel drum, steel drums
motor-scooter: scooty, honda activa, learn activa, activa classes, activa training, scooty classes, two wheeler classes, two wheeler training, learner scooter, learner scooters, 50cc scooter, 50cc scooters, 125cc scooter, 125cc scooters, scooter test ride
safety-vest school: lollipop person, lollipop lady, lollipop man, lolipop person, lolipop lady, lolipop man, school crossing, school crossing patrol, crossing patrol, crossing guard, crossing guards
desk laptop: parish clerk, town clerk, clerk to the council, parish council clerk
baby-bottle baby: diaper bank, nappy bank, diaper drive, nappy drive, diaper pantry
toy-bricks teddy-bear: toy bank, toy library
coat scarf: clothes bank, clothing bank, coat bank
seedling plant: seed bank, seed library, seed swap
milk baby: milk bank, breast milk bank
droplet lorry: potable water, pool water, water trucking, water truck, water trucks, water tanker, bulk water, water haulage, trucked water, water by truck
swimming-pool: pool water testing, pool water treatment
motor-boat: day boat, day boats, boat day hire, narrowboat hire, canal boat hire
dragon-head drum: lion dance, lion dances, lion dance troupe, lion dancers, dragon dance, dragon dancers
racing-car: demolition derby, demo derby, banger racing, banger races
french-fries fish: fish fry, fish fries, friday fish fry
cow: bullocks heifers, heifers, weanlings, cattle sale, cattle sales, cattle mart, livestock mart, suckler cows
marquee chair: funeral canopies, party canopies, event canopies, canopies chairs, canopies and chairs, canopy and chairs
corn wheat: posho, posho mill, maize mill, maize milling, maize shelling, maize flour
minibus: van for rent, van with driver, van w driver, van and driver
frog: tadpole, tadpoles, school pond, wildlife pond, pond dipping, nature pond
cushion sofa: foam cut to size, upholstery foam, foam cutting
scarf dress: headwrap, headwraps, head wrap, head wraps, headscarf, headscarves, headtie, headties, gele, gele tying
tattoo-machine: custom ink, tattoo, tattoos, tattooist, tattooists, tattoo studio, tattoo artist, cover-ups, inked
books: signed copies, book signing, book launch, meet the author, author talk, author event, author visit
newspaper: weekly email, weekly newsletter, email newsletter, community newsletter, village newsletter
mountain: mountain rescue, fell rescue
bicycle: railway trail, greenway, cycle trail, rail trail
amphora: throw a pot, pottery evening, pottery evenings, pottery course, pottery class, pottery classes
`;
