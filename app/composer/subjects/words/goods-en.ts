/** Goods, sports and outings, and the things that stand for each, the best first. Notation: word-list.ts. */
export const englishGoods = `
bus: school bus, school buses, drive a school bus
sunglasses sun: sunnies, polarised sunnies, sunnies sale
christmas-tree: pick your own christmas trees, real christmas trees
balloon birthday-cake: birthday parties, kids parties, children's parties, soft play, soft play parties
game-controller joystick: farming game, cosy game, cozy game, puzzle game, indie game, pc game, out now on steam
house key: bed homes, new homes, 2 bed homes, 3 bed homes, 4 bed homes, new build homes, show home
open-book speech-bubble: spanish classes, spanish lessons, french classes, french lessons, italian classes, german classes, learn spanish, learn french, learn italian, english classes, language classes
credit-card smartphone: card reader, card readers, card machine, card machines, payment terminal, contactless payments
piggy-bank coin: regular saver, savings account, savings accounts, saver account, cash isa, cash isas, junior isa, lifetime isa, credit union
smartphone cutlery: meal planner, meal planner app, recipe app, meal planning app
golf golfer: golf, golf membership, golf memberships, golf society, tee times
runner sneaker: half marathon, marathon, marathons, 10k race, 5k race, fun run, park run, triathlon, road race
cutlery candle: date night menu, date night dinner, valentine's menu, romantic dinner
dog bubbles: dog spa, dog spa day, spa day for dogs, pamper your dog
desktop-computer: gaming pc, gaming pcs, custom pc, custom pcs, pc builds
car camera: dashcam, dash cam, dashcams, dash cams, reversing camera
mouse-trap: pest problem, pest problems, pests, got pests, rodent problem
handbag: designer bag, designer bags, pre-loved bags, preloved bags, designer handbags, bags and purses
tattoo-machine: flash day, tattoo flash, flash tattoos, walk-in tattoos
goat sheep: farm park, petting farm, open farm, city farm, children's farm
fish fishing-rod: mackerel, herring, cod, haddock, kippers, smoked fish, fresh catch
hyacinth herb: lavender, lavender farm, lavender field
open-book crayon: phonics, early reading, reading club for kids
flat-shoe: slippers, house shoes
train locomotive: model railway, model railways, model trains, train set, heritage railway
car-front bubbles: ceramic coating, car coating, paint protection
framed-picture: ~ exhibition, exhibitions
chess-pawn trophy: chess, chess club, chess lessons, chess tournament, chess set
typewriter: typewriter, typewriters, typewriter repair
oboe: oboe, oboes, clarinet, clarinets, bassoon, cor anglais, oboe reeds, clarinet reeds, woodwind, woodwinds, recorder lessons
olives: olives, olive, antipasti, olive oil, olive grove, tapenade
dates: medjool dates, medjool, dates box, date palm fruit, fresh dates, pitted dates, ajwa dates
baklava: baklava, baklawa, turkish sweets, arabic sweets, lebanese sweets
hot-tub bubbles: hot tub, hot tubs, jacuzzi, hot tub hire, whirlpool, plunge pool
tiles trowel: tile shop, tiles, tiler, tiling, tilers, porcelain tiles, bathroom tiles, floor tiles, wall tiles, ceramic tiles, mosaic
vinyl-record headphones: record store, record shop, vinyl, vinyls, vinyl records, record fair, records fair, vinyl fair, vinyl shop, lps, second hand records
stairlift: stairlift, stairlifts, stair lift, stair lifts
car spray-bottle: window tinting, window tint, car tinting
bricks trowel: bricklaying, bricklaying course, brickwork, repointing
teapot bubble-tea: kombucha
soft-drink tropical-drink: juices, smoothie bar
diamond ring: jeweller, jewellers, jeweler, jewelry, jewellery, jewelry store, goldsmith, necklace, necklaces, earrings, bracelet, bracelets, diamond, diamonds, gemstones, jewels, piercing, piercing studio
ring diamond: rings, ring, diamond rings, diamond ring, gold rings, silver rings, wedding rings, engagement rings
watch: watches, watch, wristwatch, smartwatch, luxury watches
sneaker: shoe shop, shoe store, shoes, shoe, sneakers, sneaker, trainers, footwear, running shoes, running shop, trainers sale, insoles and trainers, sneaker store, sneaker cleaning, orthopaedic shoes
dress-shoe hammer: shoe repair, cobbler, shoemaker, shoe shine
high-heel: high heels, heels, court pumps, stilettos
handbag purse: handbags, handbag, leather goods, leather bags, bag shop, tote bag, purses
handbag purse: ~ bags, bag
sunglasses: sunglasses, shades
coat scarf: coats, coat, winter coats, jackets, jacket, outerwear, winter clothes, rain jacket
necktie: menswear, men's suits, suits, suit, suit hire, men's fashion, gentlemen's outfitter, dress shirts
socks: socks, sock subscription
yarn scarf: knitting, knitwear, crochet, wool shop, yarn, yarn shop, knitting club, wool, pullover, pullovers, sweater, sweaters, jumper, jumpers, cardigan
swimsuit goggles: swimwear, swimsuit, swimsuits, swimming costume
bikini: bikini, bikinis
swimmer goggles: swimming pool, swimming lessons, swim school, swimming school, swim club, swimming club, aqua aerobics, aqua fit, swimming, pool party, swim lessons, lido, water park, aquapark, pool maintenance, pool cleaning, swim class, lifeguard
surfer wave: surf school, surfing, surf shop, surf camp, surfboards, surfboard, surf lessons, kitesurfing, windsurfing, paddle board, paddleboarding, stand-up paddle, wakeboarding
diving-mask tropical-fish: diving school, scuba diving, scuba, diving, dive centre, dive center, snorkelling, snorkeling, freediving
tropical-fish: aquarium, aquariums, fish tank, ornamental fish, sea life
canoe rower: canoe, canoeing, kayak, kayaking, kayak tour, canoe hire, kayak rental, rafting, rowing club, rowing, white water rafting
fishing-rod fish: fishing, fishing trip, angling, fishing tackle, tackle shop, fishing shop, fly fishing, fishing licence, angler
lion elephant: zoo, safari, safari park, wildlife park, animal park
cow milk: dairy, dairy farm, milk, milkman, milk delivery, cattle, livestock, cattle market, farm visit, petting zoo
tractor wheat: ~ farm, farms
sheep: sheep farm, sheep farming, lambing
goat: goat farm, goats
pig: pig farm
delivery-van parcel: ~ removals, removal firm, removal firms, removal company, removal van, removal men, house removal, office removal, furniture removal, piano removal, home removal
tractor wheat: farming, agriculture, farmer, farm machinery, agricultural, harvest festival, tractor, tractors, agricultural show, farm equipment
horse: horse riding, riding school, riding lessons, horseback riding, equestrian, pony, pony rides, riding stables, stables, horse show, livery yard, pony camp, horse, horses, saddlery, horse riding school, riding club
horse-rider: horse racing, races day, derby day
tennis: tennis, tennis club, tennis lessons, tennis court, tennis coach, tennis camp, padel, padel court, padel club, squash
badminton: badminton, badminton club
table-tennis: table tennis, ping pong
basketball: basketball, basketball camp, basketball club
volleyball: volleyball, beach volleyball, dodgeball, netball, korfball
goal-net: handball
golf golfer: golf, golf club, golf course, golf lessons, minigolf, mini golf, crazy golf, golf shop, golf tournament, driving range
rugby-ball: rugby, rugby club
american-football: american football, super bowl, superbowl, football watch party
baseball: baseball, softball league, batting cages
ice-hockey: ice hockey, hockey
ice-skate snowflake: ice skating, ice rink, skating rink, figure skating, ice skates
skateboard: skateboard, skateboarding, skate park, skate shop, skatepark, longboard
roller-skate: roller disco, roller skating, roller skates, inline skating, roller derby, roller rink, rollerblades, rollerblading, inline skates, roller blading
billiard-ball: billiards, pool hall, snooker, pool table
target: darts, dart night, archery, shooting range, paintball, laser tag, clay pigeon shooting, clay shooting, shooting club, airsoft, crossbow, knife throwing, rifle club
boxing-glove: boxing, boxing gym, kickboxing, boxing club, muay thai, boxing class, thai boxing, boxercise, boxing night, mma, wrestling night, fight night, cage fighting
judo-suit: martial arts, karate, judo, taekwondo, jiu jitsu, jiu-jitsu, aikido, kung fu, self-defence, self-defense, self defence, self defense, dojo, wrestling, wrestling club, krav maga, capoeira, martial art, kids karate, sumo
fencer: fencing club, fencing lessons, fencing class
gymnast: gymnastics, gymnastics club, acrobatics, cheerleading, trampoline park, trampoline, parkour
runner sneaker: running club, marathon, half marathon, fun run, charity run, 5k run, 10k run, city run, running group, triathlon, parkrun, jogging, park run
runner sneaker: ~ running, 5k, 10k
bicycle wrench: bike repair, bicycle repair, bike workshop, bike service, bicycle workshop
bicycle: bike shop, bicycle, bicycles, bike, bikes, e-bike, e-bikes, ebike, ebikes, bike rental, bike hire, bicycle shop, cycling, cycling tour, cycle shop, mountain bike, mountain bikes, bike tour, cargo bike, spinning class, spin class, cycle hire, road bike, gravel bike, cycling club, tricycle, unicycle, kids bikes, children's bikes, bmx, bike park, bike race, racing bikes, bike tours, bikepacking, bike fitting
motorcycle: motorcycle, motorcycles, motorbike, motorbikes, motorcycle dealer, bike night, motorcycle repair, biker, motorcycle licence
motor-scooter: vespa, moped, mopeds, scooter rental, motor scooter, scooter hire
kick-scooter: e-scooter, e-scooters, electric scooter, kick scooter, scooter
racing-car tyre: go-karting, karting, go kart, kart track, motorsport, race track, car racing, car show, tuning
tyre wrench: tyre, tyres, tires, tire shop, tyre shop, winter tyres, winter tires, tyre service, tyre change, wheels
car bubbles: car wash, car valeting, car detailing, auto detailing, car cleaning, valeting, hand car wash
lightning car: ev charging, charging station, electric car, electric cars, charging point, wallbox, electric vehicle
fuel-pump: petrol station, gas station, fuel station, heating oil
taxi: taxi, taxi service, cab, cabs, minicab, airport transfer, chauffeur, limousine, limo service, ride-hailing, airport taxi
delivery-van: delivery service, delivery driver, courier, courier service, van rental, van hire, drivers wanted, transport company, haulage, logistics, freight, trucking, truck driver
delivery-van: ~ transport, vans, van
parcel delivery-van: parcel service, shipping, parcels, mail order, post office, packaging, warehouse, moving boxes, packing materials, packaging boxes, cardboard boxes, cardboard, relocation service, relocation services, packing service, fulfilment, fulfillment, dropshipping, import export, customs clearance, courier company, parcel shop
bus: bus tour, city tour, city tours, guided city tour, guided city tours, coach trip, bus trip, coach hire, bus driver, bus tours, shuttle bus, school bus, coach tours
train: train tickets, train travel, rail, railway, train trip, rail travel, model railway, steam train, train journey
cruise-ship: cruise, cruises, river cruise, cruise holiday, dinner cruise
ferry: ferry, ferries
airplane: flying lessons, flight school, pilot training, airport parking, airport lounge, private jet
parachute: skydiving, skydive, parachuting, paragliding, tandem jump, bungee jumping, bungee, hang gliding, wingsuit, base jump, zip line, zipline, zip lining, rope course
hot-air-balloon: hot air balloon, balloon ride, balloon flight, ballooning
helicopter: helicopter tour, helicopter flight, helicopter ride
beach-umbrella beach: beach bar, beach holiday, beach club, beach holidays, summer holidays, seaside holiday, island holiday, caribbean holiday, beach resort, summer camp
beach-umbrella beach: ~ beach, summer holiday
snowy-mountain: northern lights, iceland in winter, iceland, norway in winter, norway, lapland, greenland, svalbard, arctic cruise, arctic tour, alpine tour
globe suitcase: world tour, exchange programme, exchange program, expat, visa service, immigration advice
statue-of-liberty: new york
tower: tokyo
ferris-wheel: amusement park, theme park, fun fair, funfair, fairground, county fair, village fete
bricks trowel: construction, construction company, builder, builders, building company, bricklayer, masonry, general contractor, contractor, home extension, stonemason, building materials, building supplies, scaffolding, demolition, paving, driveways, concrete, civil engineering, tiler, tiling, tiles
toolbox hammer: handyman, handyman service, home repair, home repairs, diy, diy store, hardware store, home improvement, power tools, tool hire, tool shop, odd jobs, ironmonger, workshop tools, appliance repair, maker space, repair café, repair cafe
toolbox hammer: ~ tools
drill toolbox: drill, drills, drilling
hammer-and-wrench gear: metalwork, metalworking, welding, welder, blacksmith, engineering, mechanical engineering, industrial services, toolmaker, locksmithing, cnc, manufacturing, sandblasting, powder coating, lathe, metal workshop, steelwork, metal fabrication, sheet metal, panel beating, panel beater, dent removal, bodywork, horseshoe smith, forging, elevator, elevators, passenger lifts, goods lifts, home lifts, home lift, platform lifts, lift repair, lift maintenance, lift servicing, lift engineer, lift engineers, stair lifts, stairlift, stairlifts, machinery, spare parts, vacuum repair, watchmaking tools, engraving, engraver, key cutting and engraving, laser cutting
light-bulb: lighting shop, lamp, lamps, lighting, light bulbs, led lights, lighting store, chandelier, ideas contest, startup pitch, innovation, inventor
light-bulb house: smart home, home automation
candle: candle, candles, candle making, scented candles, candle shop, candlelight
rug: rug, rugs, carpet, carpets, hand-knotted rugs, oriental rugs, carpet shop, carpet store, kilim
mattress bed: mattress, mattresses, beds, bed shop, bedding, pillows, pillow, duvet, duvets, bed linen, sleep clinic, better sleep, boxspring
mattress bed: ~ bed
curtains window: curtain, curtains, blinds, shutters, roller blinds, awnings, window blinds
mirror: mirrors
mirror: ~ mirror
door key: doors, garage doors, door installation, front door, front doors
door key: ~ door
fire logs: fireplace, fireplaces, wood stove, wood stoves, stoves, firewood, wood burner, chimney, pellet stove, bonfire, bonfire night
oven frying-pan: oven, ovens, home appliances, household appliances, kitchen appliances, cooker, cookers
fridge: fridge, fridges, freezer, freezers, refrigerator
vacuum-cleaner: vacuum cleaner, vacuum cleaners, robot vacuum, hoover
television: tv, tvs, television, televisions, big tv, electronics, electronics store, smart tv, home cinema, tv sale, consumer electronics, tv repair, home theater, cable tv, satellite tv, pay tv, tv licence
headphones: headphone, headphones, earbuds, earphones, hi-fi, hifi, podcast app, podcasts, noise cancelling, wireless headphones
headphones: ~ audio
studio-microphone headphones: podcast, podcast studio, radio station, radio show, recording studio, sound studio, voice over, music production, radio
compact-disc headphones: record store, record shop, vinyl, vinyl records, records fair, vinyl shop
speaker: loudspeakers, bluetooth speaker, sound system, pa rental, speakers, smart speaker
camera: camera, cameras, lens rental
drone: drone, drones, drone photography, aerial photography
security-camera shield: security, security service, security company, alarm system, alarm systems, burglar alarm, home security, cctv, security cameras, security guard, security systems
fire-extinguisher: fire safety, fire protection, fire extinguishers, fire brigade, fire department, fire alarm, fire alarms, smoke alarm, smoke alarms, smoke detector, smoke detectors, sprinkler system, fire doors, fire inspection
rescue-helmet plaster: first aid course, first aid, first aid training, paramedic, rescue service
mouse-trap cockroach: pest control, exterminator, vermin control
cockroach: bed bugs, cockroaches
mouse-trap: mouse control, rat control, rodent control
recycling: recycling, recycling centre, zero waste, zero waste shop, waste management, waste disposal, scrap metal, rubbish removal, junk removal, skip hire, waste collection, rubbish collection, garbage collection, trash removal, e-waste, scrapyard
seedling globe: climate action, sustainability, environmental charity, tree planting, reforestation, climate protest, earth day
candle bouquet: funeral, funeral home, funeral director, undertaker, funeral service, memorial service, funerals, bereavement, memorial
headstone: headstone, gravestones, headstones, stone mason, stonemasonry, monumental mason, grave care, cemetery
heart handshake: charity event, donation, donations, fundraiser, fundraising, volunteers, volunteering, nonprofit, non-profit, charity gala, sponsorship, community project, foster care, foster parents, fostering, crowdfunding, relief fund
heart handshake: ~ charity, donate, volunteer
ballot-box: election, elections, vote, campaign rally, political party, referendum, town council, petition
church: church, church service, sunday service, parish, church fete, bible study, baptism, christian
prayer-beads crystal-ball: healing crystals, spiritual retreat
crystal-ball: tarot, fortune teller, psychic, astrology, horoscope, clairvoyant, tarot reading, tarot cards, medium reading, palm reading, palmistry, seance, oracle, numerology, dream interpretation, fortune telling
magic-wand top-hat: magician, magic show, illusionist
magic-wand top-hat: ~ magic
teddy-bear: toy shop, toy store, toys, toy, toy library, stuffed animals, plush toys, toy fair, wooden toys
toy-bricks puzzle: puzzles, jigsaw, jigsaw puzzles, lego
stroller baby-bottle: stroller, strollers, pushchair, pram, prams, baby equipment, baby food, baby fair
running-shirt football: sports shop, sports club, sportswear, sports equipment, sporting goods, sports day, sports camp, sports store, activewear
trophy: awards night, cup final, trophies
trophy: ~ tournament, championship, award ceremony, awards, competition, contest
calendar clipboard: conference, event registration, congress, appointment scheduling, trade fair, trade show, expo, townhall meeting, town hall meeting
calendar clipboard: ~ meeting rooms, meeting room, seminar, workshop day, summit, symposium, agenda, project management
ticket: admission tickets, ticket shop, tombola, box office, festival tickets
ticket: ~ tickets, raffle, lottery
coin magnifier: coin collectors, pawn shop, pawnbroker, auction house, auction, coins
coin magnifier: ~ silver, gold
credit-card: credit card, credit cards, payment provider, card reader, pos system, payments, debit card
wallet coin: budget app, budgeting, debt advice, cashback, money transfer, remittance
microscope: research study, clinical study, clinical trial
magnifier: private investigator, private detective, detective agency, detective, murder mystery, murder mystery dinner, crime dinner, treasure hunt, scavenger hunt
perfume: perfume, perfumes, perfumery, fragrance, fragrances, eau de parfum, scent
soap bubbles: soap, soaps, handmade soap, soap making, bath bombs, soap workshop
sponge soap: detergent, cleaning products, dish soap
lotion: hair removal, laser hair removal
razor: shaving, razors, shaver, waxing, waxing studio, sugaring
sun lotion: tanning, tanning salon, sun cream, sunscreen, solarium, spray tan, sun protection
droplet jar: mineral water, water filter, water delivery, drinking water, water softener
droplet jar: ~ water
jar: olive oil, olives, antipasti, greek restaurant, greek taverna, greek food, mediterranean restaurant, pickling
jar: jam, jams, preserves, pickles, spices, marmalade, herbs and spices, spice shop, chutney
honey bee: honey, farm honey, honey shop
herb: herbs, herbal medicine, naturopath, natural medicine, alternative medicine, cannabis, hemp
peanuts: nuts, peanut butter, snack box
peanuts: ~ snacks
pretzel: pretzel, pretzels
bread: sourdough, bread, rye bread, artisan bread, bread baking, sourdough baking, bread making
croissant: croissant, croissants
bagel: bagel, bagels
waffle: waffle, waffles
salad: bowl bar, salad bowl
stew: soup, soups, stew, soup bar, soup of the day, one-pot, home-cooked meals
apple basket: apple picking, orchard, apples, fruit delivery, fruit basket, cider, cider house
apple basket: ~ fruit, fruits
strawberry: strawberries, strawberry picking, pick your own
desk-lamp: desk, desks, office furniture, office supplies, standing desk, office chair, office chairs
cricket: cricket club, cricket, cricket match
briefs: lingerie, underwear, boxer shorts
laptop smartphone: internet provider, broadband, fibre broadband, wifi installation, internet
jeans t-shirt: jeans, denim
backpack: backpack, backpacks, rucksacks, school bags
suitcase: luggage, suitcases, travel bags
scarf gloves: scarves, gloves, hats and scarves
radio: radios, amateur radio, ham radio
book: book printing, cookbook, cookbooks, photo books, comic books, comics, library card, textbooks, textbook, study guide, cookery book, manga, comic shop, graphic novel, yearbook, photo album, guest book
kitchen-knife: knives, knife sharpening
parcel: ~ wholesale
steak: biltong, droewors, droëwors, dry wors, beef jerky, jerky
bento rice: tiffin, tiffin service, veg tiffin, dabba, ghar ka khana, home cooked meals, lunch boxes
cow: hoof trimming, hoof trimmer, cattle hoof trimming, dairy herd, dairy herds, herd health
toy-bricks crayon: montessori, montessori school, montessori nursery
dog-standing dog: greyhound, greyhounds, labrador, labradors, spaniel, spaniels, cockapoo, cockapoos, labradoodle, terrier, terriers, collie, collies, whippet, whippets, lurcher, lurchers, dachshund, pug, rescue dogs, rescue dog
musical-notes microphone: singing group, singing groups, songs, sing along, singalong
telescope star: telescope evening, telescope evenings, stargazing, star gazing, night skies, night sky, dark skies
dog-standing dog: foster a dog, foster a greyhound, adopt a dog, adopt a greyhound, foster a puppy
cat: foster a cat, adopt a cat, foster a kitten
lorry: cdl driver, cdl drivers, class a driver, class a cdl, hgv driver, hgv drivers, truckers
violin accordion: trad session, trad sessions, irish session, folk session, ceilidh, ceilidhs
dice: carrom, ludo
speech-bubble open-book: conversational irish, conversational spanish, conversational french, conversational german, conversational italian, language exchange
taco: birria, where's the truck
`;
