/**
 * Shops, services, clubs and goods in English, by the plain name over their door. The other lists name them less
 * exactly or not at all, so these go first. Notation: word-list.ts.
 */
export const englishHighStreet = `
blueberries strawberry: smoothie bowl, smoothie bowls, acai, acai bowl, acai bowls, acai bar
television laptop: electronics, electronics store, electronics shop, electronics stores, consumer electronics, home electronics, electrical goods
taco delivery-van: mexican food truck, taco truck, taco trucks, taco van, burrito van
burger delivery-van: burger truck, burger van, burger vans
pizza delivery-van: pizza truck, pizza van, pizza vans
t-shirt socks: kids clothes, kids clothing, kidswear, children's clothes, children's clothing, childrens clothes, childrens clothing, childrenswear, boys clothes, girls clothes, toddler clothes
dress pregnant-woman: maternity clothes, maternity wear, maternity clothing, maternity fashion, maternity dresses, maternity dress
soft-drink ice-cube: energy drink, energy drinks, soft drink, soft drinks, soda, sodas, cola, iced tea, ice tea, kombucha
droplet ice-cube: mineral water, bottled water, spring water, drinking water, water delivery, water supplier
ice-cube snowflake: ice supplier, ice suppliers, ice cubes, party ice, bagged ice, ice delivery
calendar pencil: ~ calendar, calendars
calendar pencil: wall calendar, wall calendars, photo calendar, photo calendars, desk calendar, desk calendars, day planner, day planners, diaries
drill toolbox: tool rental, tool rentals, tool hire, tool library, power tools, power tool, tool shop, tool store, tools shop
excavator drill: plant hire, construction equipment, equipment rental
pill orange: vitamins, vitamin, vitamin shop, supplements, food supplements, dietary supplements, nutritional supplements
nut-and-bolt fire: welding, welder, welders, welding service, welding services, mobile welder, mobile welding, welding shop
ring diamond: piercing, piercings, body piercing, ear piercing, nose piercing, piercing studio, piercing shop
amphora mantel-clock: antiques, antique shop, antique shops, antique store, antique dealer, antique dealers, antiques dealer, antiques shop, antique market, antiques market, antiques centre, antique centre, antiques fair, antique fair, bric-a-brac, curios, collectables, collectibles
gavel amphora: auction house, auction houses, auction rooms, saleroom, salerooms
coin watch: pawn shop, pawnshop, pawn shops, pawnbroker, pawnbrokers, pawn broker
tent campsite: summer camp, summer camps, kids camp, scout camp
superhero open-book: comic shop, comic shops, comic store, comic book shop, comic book store, comic books, comics, manga, graphic novels
pen paperclip: office supplies, office supply, office supply store, office stationery, school supplies
tiles rug: flooring, floor coverings, flooring store, flooring shop, flooring contractor, flooring contractors, floor fitter, floor fitters, floor fitting
trowel bucket: plasterer, plasterers, plastering, plasterwork, skimming, rendering contractor
beer apple: cider, ciders, cidery, cider mill, cider house, cider press
bus: charter bus, charter buses, bus charter, bus hire
lightning light-bulb: energy consultant, energy consultants, energy consulting, energy advice, energy adviser, energy advisor, energy supplier, energy company, electricity supplier
washing-machine bubbles: fabric softener, laundry detergent, detergent, detergents, washing powder, laundry liquid, laundry tablets
olives salad: greek restaurant, greek restaurants, greek food, taverna, greek taverna, mediterranean restaurant, mediterranean food, mediterranean cuisine, mezze, meze
falafel flatbread: lebanese restaurant, lebanese food, syrian restaurant, middle eastern food, middle eastern restaurant
wheelchair crutch: occupational therapist, occupational therapists, occupational therapy
wheelchair handshake: disability services, disability support, disability service, disability charity
car champagne: limousine, limousines, limo, limos, limousine service, limousine hire, limo service, limo hire, party limo
car suitcase: chauffeur, chauffeurs, chauffeur service, chauffeur hire, private driver
car airplane: airport parking, park and fly, airport valet
tractor wheat: agricultural machinery, farm machinery, agricultural machinery dealer, farm equipment, agricultural equipment
speaker radio: car audio, car radio, car stereo, car stereos
gear tyre: car parts, auto parts, car spares, auto spares, car accessories, auto accessories, car parts store, auto parts store
bicycle mountain: bike tour, bike tours, cycling tour, cycling tours, bicycle tour, bicycle tours, mountain bike trails, mountain biking, mountain bike tours, cycling holiday, cycling holidays, bike park
rose tree: botanical garden, botanical gardens, botanic garden, botanic gardens, arboretum
graduation-cap briefcase: business school, business schools, mba
graduation-cap books: community college, technical college, sixth form college, vocational college, vocational school, further education college
cake-slice pie: cheesecake, cheesecakes
playing-card: trading cards, trading card shop, collectible cards, collectable cards, card games, sports cards, trading card games
golf tennis: country club, country clubs
euro-notes coin: currency exchange, bureau de change, money exchange, foreign exchange, exchange office, travel money, money transfer
baby-bottle baby: diapers, diaper, nappies, nappy, diaper service, nappy service, cloth nappies, cloth diapers
plug light-bulb: electrical supplies, electrical supply, electrical wholesaler, electrical shop, electrical store
scales gavel: law society, bar association, law centre, law center, law school
violin musical-notes: orchestra, orchestras, symphony orchestra, chamber orchestra, philharmonic, string orchestra, youth orchestra
milk cow: milk delivery, milk round, fresh milk, raw milk
cocktail champagne: mobile bar, mobile bars, mobile bar hire, mobile cocktail bar
lotus-position gymnast: aerial yoga, aerial silks, aerial fitness
chilli jar: hot sauce, hot sauces, chilli sauce, chili sauce, chilli sauces, chili sauces, chilli oil, chili oil
beach-umbrella dining-table: garden furniture, patio furniture, outdoor furniture
armchair saw: furniture restoration, furniture restorer, furniture restorers, furniture repair, furniture repairs, antique restoration
vase fire: glass blowing, glassblowing, glass blower, glass studio, glass workshop
cow tractor: farm holiday, farm holidays, farm stay, farm stays
excavator: excavation, excavations, excavating, excavation contractor, excavation contractors
burger french-fries: gourmet burger, gourmet burgers, smash burger, smash burgers
desktop-computer coffee: internet cafe, internet cafes, cyber cafe, cybercafe
campsite tent: camping
swimming-pool swimmer: aquatic centre, aquatic center, aquatics centre, leisure centre, leisure center
blood-drop: blood bank, blood banks, blood donors, blood donor
sailing-boat hammer: boat builder, boat builders, boatbuilder, boatbuilders, boat building
pencil palette: drawing class, drawing classes, drawing lessons, drawing course, sketching class
factory office-building: industrial estate, industrial units, industrial unit, industrial estate units
camera pregnant-woman: maternity photos, maternity photography, maternity shoot, maternity photographer
coffin candle: mortuary, mortuaries, morgue
kebab: doner, doner kebab, doner kebabs, kebab van, gyros, shawarma
mango juice-box: mango juice, mango juices
rock wheelbarrow: gravel, gravel supplier, aggregates, sand and gravel
balloon birthday-cake: kids birthday party, kids birthday parties, children's birthday party, children's birthday parties
deer tree: nature reserve, nature reserves, wildlife reserve, country park
urn paw: pet cremation, pet crematorium, pet funerals, pet funeral
cushion bed: bed linen, bedlinen, bed sheets, bedding
caravan campsite: caravan park, caravan parks, trailer park, rv park
ballet-shoes dancer: dance shoes, dancewear, dance wear
document postbox: leaflet distribution, leaflet drop, flyer distribution
graduation-cap moon: night school, evening school
spine massage: tennis elbow, golfer's elbow, runner's knee, runners knee, jumper's knee, desk neck, text neck, stiff neck, frozen shoulder, trapped nerve, slipped disc, sports injury, sports injuries, pulled muscle
chicken-leg: jerk chicken truck, chicken truck, jerk truck, jerk chicken van, chicken van, rotisserie van, rotisserie chicken van, jerk pit
french-fries fish: chip van, chip vans, fish and chip van, fish & chip van, fish van
coffee: coffee van, coffee vans, coffee truck, coffee trailer, coffee cart, coffee carts, mobile coffee
pizza: pizza van, pizza vans, pizza truck, pizza trailer, mobile pizza
soft-ice-cream ice-cream: gelato cart, ice cream cart, ice cream bike, ice cream trike
sausage: boerewors, braaiwors, braai wors, droëwors, droewors
mango: mangoes, alphonso mango, alphonso mangoes, kesar mango, kesar mangoes, carabao mangoes, hapus
pineapple: pineapples
lock-and-key puzzle: can you get out, get out in 60, 60 minutes to escape, escape in 60 minutes, locked in a room
piggy-bank coin: retiring in, retirement check-up, retirement checkup, retirement review, retirement plan, pension check-up, pension review
tent campsite: pitch by the, pitches by the, flat grass pitches, a pitch for two
bed suitcase: riad, riads
armchair plant: redesign the room, redesign your room, room redesign, room makeover, room makeovers, home styling
motorcycle: 250cc, 300cc, 350cc, 400cc, 450cc, 500cc, 600cc, 650cc, 750cc, 900cc, 1000cc, 1200cc, scrambler, scramblers, dirt bike, dirt bikes, adventure bike, adventure bikes, cruiser bike, naked bike
football: ~ girls trials, boys trials, player trials, trials day
house-with-garden: plots with title, plots with title deed, serviced plots, residential plots, title deed, title deeds, plot of land, plots of land
caravan campsite: campervan called, road trip van, van life
theatre-masks microphone: la bohème, la boheme, la traviata, tosca, rigoletto, turandot, nabucco, the magic flute, madama butterfly, madame butterfly, barber of seville, marriage of figaro
microphone musical-notes: can't sing, cant sing, can not sing, love singing, come and sing
rickshaw: tuk tuk, tuk-tuk, tuktuk, tuk tuks, auto rickshaw, rickshaws
steering-wheel car: pass first time, pass your test, pass your driving test, manual and automatic, manual or automatic, automatic lessons, automatic driving lessons, female instructor, male instructor, learner drivers
runner sneaker: run 5k, run 10k, run 10km, run 5km, run a half marathon, run a marathon, run the marathon, run for
-: courtyard pool, rooftop pool, plunge pool, infinity pool, private pool, shared pool, loyalty card, loyalty cards, student card, student cards, stamp card, membership card
-: watch me, watch us, our shelves, 3 comics, 4 comics, 5 comics, 6 comics, three comics, four comics, five comics, six comics, looking for a sofa, wants a sofa, needs a sofa, roadworks, factory outlet, dubai marina, corporate gifts, brewing card, postcard from
microphone: stand up night, stand-up night, stand up show, comedy night
security-camera: cctv cameras, cctv camera, cctv installed, cctv installation
newspaper: the friday letter, the sunday letter, the weekly letter, local letter
seedling plant: bedding plants, bedding plant
bed desk: student rooms, student room, student accommodation, student flats, student housing
chocolate egg: chocolate eggs, chocolate easter eggs, easter eggs
glasses eye: progressive lenses, varifocals, varifocal lenses, second pair free, single vision lenses
laptop: fibre broadband, full fibre, fibre is in your street, fibre internet, gbit, gbps
smartphone receipt: split bills, split the bill, bill splitting, split your bills
receipt credit-card: one till, till for your, tills for, till system, till systems
bread: pandesal, pan de sal
candy gift: mithai, laddu, laddoo, ladoo, barfi, burfi, kaju katli, indian sweets, diwali sweets, mithai boxes
tea: a new tea, new teas
canned-food basket: spare a tin, tins and packets, tinned food
cat: cat pens, cat pen
-: desk job, desk jobs, venue open evening
motor-scooter: scooter on rent, scooty on rent, scooters on rent, scooter rental, scooter rentals, scooters for rent, scooter for rent
fish: sea bass, sea bream, line caught, line-caught
takeaway-box: takeaway boxes, takeaway packaging, compostable packaging, food packaging, burger boxes
tent campsite: lakeside pitches, riverside pitches, seaside pitches, forest pitches
horse: pony days, pony day, pony camp, pony camps, own a pony day
motor-boat: pontoon boat, pontoon boats
smartphone coin: budget app, budgeting app, expense tracker, tracks your spending
house key: valuation of your home, home valuation, home valuations
rice: jollof, jollof rice
t-shirt: polo shirts, polo shirt, polos
`;
