/**
 * What English ads sell and gather people for, in the words they have for it, and words of theirs that name no thing.
 * Notation: word-list.ts.
 */
export const englishGoodsAndGatherings = `
-: flat fee, flat fees, flat rate, flat rates, flat price, flat charge, flat tax, flat out, flat hunting, lock in, lock ins, lock in your, lock in the, lock in our, lock in this, lock in a price, lock it in, doors down, doors up, doors along, doors away, doors from, next door, next door to, closed to cars, closed to traffic, closed to vehicles, car free, no cars, move your car, lawn games, lawn seating, on the lawn, deck chairs and lawn
-: cash on delivery, cod available, cod accepted, cod all india, cod across india, free cod, cod only, cod orders, cod possible, cod charges, prepaid or cod, cod or prepaid, pay by cod, cod and upi, cod pan india, cod option
-: pensioners special, pensioner special, pensioners specials, pensioners lunch, pensioners menu, pensioners discount, pensioner discount, seniors special, seniors specials, seniors discount, senior discount, seniors menu, seniors lunch, senior special, senior specials, oap special, oap specials, oap lunch, oap discount
-: kitchen table consultation, kitchen table consultations, kitchen table chat, kitchen table chats, kitchen table talk, kitchen table talks, kitchen table meeting, kitchen table business, round the kitchen table, around the kitchen table, at the kitchen table, round table discussion, open kitchen, boots on the ground, hung up the boots, hung up our boots, hang up the boots, hanging up the boots, in the dog house, coffee table book
-: bengali association, bengali community, bengali society, bengali club, bengali class, bengali classes, bengali lessons, bengali school, punjabi association, punjabi community, punjabi society, punjabi class, punjabi classes, punjabi lessons, punjabi school, nepalese association, nepalese community, sri lankan association, sri lankan community
-: in the cbd, cbd location, cbd office, cbd offices, cbd parking, durban cbd, joburg cbd, johannesburg cbd, pretoria cbd, cape town cbd, polokwane cbd, east london cbd, sydney cbd, melbourne cbd, brisbane cbd, perth cbd, adelaide cbd, hobart cbd, darwin cbd, canberra cbd, geelong cbd, auckland cbd, wellington cbd, christchurch cbd, hamilton cbd, dunedin cbd, nairobi cbd, harare cbd, kampala cbd, gaborone cbd, singapore cbd, lagos cbd, bulawayo cbd
lawnmower leaves: ~ lawn, the lawn
swimming-pool: pool rescue, pool rescues, green pool, green pools, green to blue, cloudy pool, algae bloom in your pool
delivery-van paintbrush: van lettering, van letters, vehicle lettering, van graphics, vehicle graphics, van signs, van signage, van signwriting, fleet graphics, lettering for vans
sneaker: run shop, running shop, running store, run store, gait check, gait checks, gait analysis, running shoe fitting
t-shirt backpack: all schools, uniforms in stock, uniforms back in stock, uniform lay-by, school uniform stock
armchair price-tag: barn sale, barn sales, big barn sale, farmhouse junk, junk sale, junktique, barn find, barn finds
baby-bottle: milk warmer, milk warmers, bottle warmer, bottle warmers, neonatal, neonatal ward, neonatal unit, nicu, special care baby unit, premature babies
car ring: alvis, austin seven, austin princess, daimler limousine, beauford, wedding rolls, wedding rolls-royce, vintage wedding car, vintage wedding cars, classic wedding car, classic wedding cars
caravan campsite: jayco, jayco journey, avida, coromal, millard caravan, bailey unicorn, bailey pegasus, swift challenger, swift sprite, elddis, lunar clubman, coachman vip, sprite musketeer, airstream, travel trailer, travel trailers, fifth wheeler, fifth wheel, pop top caravan, poptop, camper trailer, camper trailers, full annexe, touring caravan, tourer caravan, static caravan, gypsey caravan
campervan: winnebago, vw california, vw transporter camper, kombi, kombi van, swift kontiki, bailey autograph, rv for sale
tractor wheat: massey, massey 35, massey 65, massey 135, massey 165, massey 240, massey 290, mf 135, mf 35, little grey fergie, grey fergie, ferguson te20, ferguson t20, fordson major, fordson dexta, ford 4000, ford 5000, ford 4610, international 434, leyland tractor, belarus tractor, mahindra tractor, swaraj, sonalika, eicher tractor, tractor for sale
vintage-car: rolls royce, rolls-royce, rolls royces, bentley, daimler, jaguar mk2, morris minor, austin seven, austin healey, triumph spitfire, triumph stag, mg midget, mgb, mgb gt, model t ford, e type, e-type, karmann ghia, beetle convertible, classic mini, mini cooper classic, hillman imp, ford anglia
pickup-truck: f150, f-150, f 150, silverado, dodge ram, ram 1500, toyota tacoma, toyota tundra, crew cab, extended cab, super duty, toyota hilux, hilux, ford ranger, isuzu d-max, single cab, double cab, dual cab, twin cab, used trucks, pickup trucks, pickup truck, pick up trucks
car key: carfax, buy here pay here, bhph, on the lot, used car lot, car lot, used cars and trucks, cars and trucks, cars & trucks
paintbrush palette: ghost sign, ghost signs, signs repainted
bagpipes: pipe chanter, practice chanter, chanter, chanter reeds, pipe reeds, pipe band, pipe bands, bagpipe lessons, piping lessons, highland pipes, highland piper, smallpipes, small pipes, uilleann pipes, uilleann piper, wedding piper, piper for hire, piper for weddings
surfboard: surfboard, surfboards, surf boards, custom boards, board shaper, board shapers, surfboard shaper, surfboard shaping, hand shaped boards, handshaped boards, shaping bay, mid lengths, mid length, longboards, shortboards, short boards, twin fins, twin fin, fish and logs, ding repair, ding repairs, foamie, foamies, soft top boards, surf blanks, surf wax, bodyboards, boogie boards, surf hire, board hire
felt-hat: get your hat, your hat, hat shop, hat cleaning, hat reshaping, hat shaping, hat steaming, akubra, akubras, stetson, stetsons, felt hat, felt hats, bush hat, bush hats, panama hat, panama hats, fedora, fedoras, trilby, trilbies, straw hat, straw hats, cowboy hat, cowboy hats, hat fitting, felts and straws
t-shirt jeans: kilo sale, vintage kilo sale, vintage kilo, vintage by the kilo, clothes by the kilo, kilo pop up, clothes swap, clothing swap, swap shop clothes, clothes swishing, swishing, thrifted, thrift drop, thrift haul, deadstock, y2k fashion
takeaway-box: ~ takeaway
chilli jar: hottest sauce, hot sauces, sauce heads, pepper sauce, pepper sauces, carolina reaper, reaper, reapers, habanero, habaneros, ghost pepper, ghost peppers, scotch bonnet, scotch bonnets, jalapeno, jalapenos, scoville, chilli jam, chilli oil, chili oil, sriracha, peri peri sauce, sambal
maple-syrup pancakes: maple weekend, maple open house, maple sunday, maple saturday, maple farm, maple products, maple sugar, maple candy, sugarhouse, sugar house, sugarhouses, sugar shack, sugarbush, sugar bush, sugar on snow, sap run, sap buckets, boiling sap
-: school holidays, school holiday, school break, half term, half-term, maple street, maple glen, maple hill, maple house, maple view, maple st, maple avenue, maple ave, maple road, maple rd, maple drive, maple lane, maple close, maple court, maple grove, maple valley, maple ridge, maple leafs, maple wood, maple floor, maple floors, maple cabinets, maple table, maple trees, maple tree, japanese maple, japanese maples, maple neck
shrimp: prawn, prawns, king prawns, tiger prawns, kings and tigers, cooked prawns, green prawns, fresh prawns, school prawns, banana prawns, endeavour prawns, spot prawns, spot shrimp, gulf shrimp, brown shrimp, fresh shrimp
hedge: hedge, hedges, hedging, bare root hedging, hedging plants, hedge plants, privet, box hedge, box hedging, yew hedge, beech hedge, beech hedging, laurel hedge, laurel hedging, hawthorn hedge, instant hedge, hedgerow, hedgerows, leylandii hedge
kilt: kilt, kilts, kilt hire, kilt hires, kiltmaker, kiltmakers, kilt maker, kilt makers, highland wear, highlandwear, highland dress, highland hire, highland outfit, highland outfits, tartan, tartans, sporran, sporrans, prince charlie jacket, tweed kilt outfit, bonnie prince charlie
cricket: english willow, kashmir willow, willow bats, willow bat, cricket bat, cricket bats, bat repair, bat repairs, bat knocking, knocking in, free knocking, handmade bats, batting pads, batting gloves, leather ball cricket, tape ball, box cricket, turf cricket, cricket nets, bowling machine, t20 league
sandal: chappal, chappals, kolhapuri, kolhapuris, kolhapuri chappal, kolhapuri chappals, leather chappals, jutti, juttis, punjabi jutti, mojari, mojaris, mojris, huaraches, huarache, espadrilles, espadrille, birkenstocks, leather sandals, handmade sandals
garland: ganpati, ganapati, ganpati bappa, ganesh idol, ganesh idols, ganesha idol, ganesha idols, ganpati idol, ganpati idols, clay ganesha, clay ganpati, clay ganesh, shadu mati, eco friendly ganesha, ganesh murti, ganpati murti, ganesh chaturthi, ganeshotsav, durga puja, durga pujo, durga pooja, pujo, saraswati puja, kali puja, lakshmi puja, navratri, navaratri, pandal, puja pandal
fire logs: fire bowl, fire bowls, fire basket, fire baskets, firepits, fire pit, fire pits, kadai, kadais, kadai fire bowl, chiminea, chimineas, brazier, braziers, swedish candle, swedish torch
mushroom: mushies, oyster mushies, mushroom kit, mushroom kits, mushroom growing kit, mushroom grow kit, mushroom grow kits, grow your own mushrooms, mushroom spawn, mushroom farm, mushroom farming, oyster mushroom, oyster mushrooms, lions mane, lion's mane, button mushrooms, mushroom growers
wheelie-bin spray-bottle: bins, smelly bins, stinky bins, dirty bins, bin clean, bin cleans, bin cleaning, bin cleaner, bin cleaners, bins cleaned, bin wash, bin washing, wheelie bin, wheelie bins, wheelie bin cleaning, wheelie bin cleaner, trash can cleaning, trash cans, garbage can cleaning, trash bin cleaning, bin valet
parcel: corrugated, corrugated box, corrugated boxes, corrugated carton, corrugated cartons, corrugated packaging, carton, cartons, carton box, carton boxes, cardboard box, cardboard boxes, packaging box, packing box, packing boxes, mailer box, mailer boxes, mailers, shipping boxes, shipping box, 3 ply box, 5 ply box, moving boxes
snow-plough snowflake: plowing, plow, plows, snow plow, snow plows, snow plowing, snow ploughing, snowplowing, driveway plowing, driveway plow, driveways plowed, lot plowing, parking lot plowing, plow contract, plow contracts, plowing contract, plowing contracts, snow removal, snow clearing, snow clearance, snow blowing, snowblowing, ice melt, salting and gritting, winter gritting
bride lipstick: bridal makeup, bridal make up, bridal make-up, bridal makeup artist, bridal mua, bridal hair and makeup, bridal hair & makeup, bridal makeover, wedding makeup, wedding make up, wedding makeup artist, engagement makeup, sangeet makeup
fitted-kitchen: kitchen doors, new kitchen doors, replacement kitchen doors, replacement doors kitchen, kitchen door, kitchen fronts, drawer fronts, kitchen facelift, kitchen makeover, kitchen makeovers, kitchen respray, kitchen resprays, kitchen spraying, new look kitchen, new looking kitchen, carcasses, worktops, worktop, kitchen worktops, kitchen refacing, cabinet refacing, cabinet painting, cabinet doors, kitchen wraps, kitchen wrapping
scales document: divorce, divorces, uncontested divorce, divorce mediation, divorce coach, no fault divorce, separation agreement, separation agreements, custody, child custody, prenup, prenups, prenuptial agreement
-: ghostwriter, ghost writer, ghost writers, ghost writing, ghost town, ghost towns, data bootcamp, coding bootcamp, analyst bootcamp
lotion: tattoo removal, laser tattoo removal, tattoo fading, remove tattoos, tattoos removed, laser clinic, laser clinics, laser treatment skin, laser hair reduction, lhr sessions, ipl hair removal
glasses eye: eyecare, eye care, eye care centre, eye care center, opticians, optician, optometrist, optometrists, optometry, dispensing optician, spectacle frames, spectacles, varifocals, bifocals, designer frames, reading glasses, vision centre, vision center, eye exam, eye exams
cake-slice: bakewell tart, bakewell tarts, bakewell slice, bakewell slices
-: bakewell
water-tank spray-bottle: sump, sumps, sump cleaning, sump and tank cleaning, tank and sump cleaning, overhead tank, overhead tanks, overhead tank cleaning, ro tank, sintex tank, syntex tank, water tank, water tanks, rainwater tank, rainwater tanks, jojo tank, jojo tanks
water-pump: sump pump, sump pumps, sump pump installation
clipboard document: checklist, checklists, point checklist, free checklist, checklist download, download the checklist, printable checklist, hr checklist, compliance checklist, hr consultant, hr consultants, hr consultancy, hr advice, hr support, hr services, outsourced hr, employment contracts, first employee, first employees, first hire, take on staff, taking on staff
light-bulb christmas-tree: christmas light installation, christmas light instalation, christmas light installations, christmas light install, christmas light installer, christmas light installers, christmas lights installation, christmas lights instalation, christmas lights install, christmas lights installed, christmas lights hung, christmas light hanging, holiday light installation, holiday light installers, holiday lighting, roofline lights, hang your christmas lights, hang your lights
book books: hard bound, hardbound, hardback binding, thesis binding, dissertation binding, thesis printing, dissertation printing, bookbinding, book binding, bookbinder, bookbinders, bindery, thesis, dissertation, dissertations, theses, case bound, perfect bound, spiral binding
books: a book, with a book, blind date with a book, my book, our book, new book, this book, his book, her book, first book, debut book
-: book a, by the book, a book token, in the book, book now
dumbbell: ~ bootcamp, bootcamps, boot camp
dumbbell: strength and conditioning, strength & conditioning, s and c coach, week shred, shred challenge, week challenge, transformation challenge, week transformation, coached sessions, strength class, strength classes, strength training, strength coach, strength program, small group training, hiit, f45, functional fitness, weights class, open gym
candle heart: grief group, grief groups, grief support, grief support group, grief circle, grief café, grief cafe, griefshare, bereaved, loss group, suicide loss, widows and widowers, widowed, living with loss, pregnancy loss, baby loss, remembrance service, service of remembrance, memorial service, candlelit vigil, vigil
dog: sausage dog, sausage dogs, sausage dog meet up, sausage dog meetup, doxie, doxies, dachshund, dachshunds, dackel, wiener dogs, wiener dog, weiner dogs
hot-dog: hot dog, hot dogs
tap droplet: water interruption, water interruptions, water outage, water outages, water shutdown, water supply interruption, water restrictions, no water, water supply off, water off, water shedding, boil water notice, boil water advisory, water rationing
scarecrow hay-bale: scarecrow, scarecrows, scarecrow trail, scarecrow trails, scarecrow festival, scarecrow competition, scarecrow weekend, scarecrow contest
party-popper disco-ball: class reunion, year reunion, school reunion, high school reunion, college reunion, reunion party, class of 1985, class of 1995, class of 2005, class of 2015, alumni night, old boys reunion, old girls reunion
rugby-ball: 1st xv, 2nd xv, 3rd xv, first xv, second xv, rfc, rugby club, rugby shirt, rugby shirts, rugby sevens, rugby 7s, touch rugby, tag rugby, walking rugby, women's rugby, minis rugby, scrum, lineout
t-shirt handshake: shirt sponsor, shirt sponsors, shirt sponsorship, kit sponsor, kit sponsors, kit sponsorship, jersey sponsor
rescue-helmet safety-vest: ses, ses unit, ses volunteers, state emergency service, emergency service volunteers, emergency volunteers, emergency response team, cert training, cert volunteers, civil defence, civil defense, search and rescue, cave rescue, flood wardens, flood warden, storm response
trowel plant: tidy towns, tidy town
recycling wastebasket: litter picks, litter pickers, community clean up, community cleanup, community clean-up, spring clean up, river clean up, river clean-up, park clean up, park clean-up, village tidy, clean up day, cleanup day, clean up australia, great british spring clean, swachh, plogging
walker sneaker: midnight walk, midnight walks, moonlight walk, moonwalk, night walk for, starlight walk, twilight walk, starlight hike
walker sneaker: charity walk, charity walks, sponsored walk, sponsored walks, memory walk, memory walks, fundraising walk, walkathon, walk-a-thon, fun walk, 10k walk, 5k walk, walking challenge, step challenge
gavel heart: charity auction, charity auctions, online auction, online auctions, silent auction, silent auctions, auction of promises, promises auction, fundraising auction, bidding open, bidding opens, bidding closes, timed auction
studio-microphone headphones: breakfast show, the breakfast show, new breakfast show, breakfast radio, drive show, drive time, drivetime, morning show, late show radio, community radio, campus radio, hospital radio, local radio, radio presenters, radio presenter, fm stereo
shield torch: patroller, patrollers, community patrol, community patrols, community patrollers, neighbourhood watch, neighborhood watch, street watch, block watch, farm watch, night patrol, street patrol, cpf, policing forum, community policing forum, crime watch
fountain-pen books: short story, short stories, short story prize, short story competition, story competition, story prize, flash fiction, poetry prize, poetry competition, poem competition, poems wanted, writing prize, writing competition, writing contest, essay prize, essay competition, essay contest, novel prize, call for submissions, submissions open, literary magazine, literary prize, creative writing, writers group, writers' group, writing group, writing workshop, writing retreat
-: judge, judges, the judge, the judges, judging
scales gavel: court judge, retired judge, magistrate, magistrates
ghost moon: ghost walk, ghost walks, ghost tour, ghost tours, ghost hunt, ghost hunts, ghosts, ghost night, ghost nights, haunted, haunted tour, haunted walk, haunted house tour, haunted pub, paranormal night, paranormal investigation, ghost stories
books graduation-cap: matric rewrite, matric rewrites, matric upgrade, rewrite classes, rewrite matric, matric, gcse resit, gcse resits, a level resits, resits, resit, exam resits, supplementary exams, exam prep, revision classes, revision class, revision course, revision sessions, exam revision, easter revision, mock exams, past papers, extra lessons, extra classes, holiday classes, tutorial centre, tutorial center
speech-bubble tea: conversation circle, conversation circles, conversation group, conversation groups, conversation café, conversation cafe, language exchange, language exchanges, language café, language cafe, language swap, tandem partner, clwb siarad, ciorcal comhrá, ciorcal comhra, cupán agus comhrá
speech-bubble books: conversation class, conversation classes, conversation practice, dysgu cymraeg, welsh for beginners, welsh for total beginners, welsh beginners, gaeilge, gàidhlig, gaidhlig, gaelic class, gaelic classes, irish for beginners, te reo, te reo māori, te reo maori, auslan, bsl, asl classes, sign language, sign language class, sign language classes, english classes, english class, english for beginners, esl, esl classes, esol, esol classes, ielts, ielts coaching, spoken english, spoken english classes, spanish for beginners, french for beginners, italian for beginners, german for beginners, learn spanish, learn french, learn italian, learn german
piano-keys: piano tuner, piano tuners, piano tuning, pianos tuned, concert pitch, uprights and grands, piano restoration, piano moving, piano movers
solar-panel sun: sun power, solar power, solar install, solar installs, solar installation, solar installer, solar installers, solar geyser, solar geysers, solar quote, rooftop solar, solar system, solar systems, panels installed, pv system, pv systems, solar kit, solar kits
steering-wheel car: nervous driver, nervous drivers, lady instructor, female instructor, driving instructor, driving instructors, refresher driving, refresher lessons, learner driver, learner drivers, new drivers, manual and automatic lessons, manual & automatic lessons, pass your test, driving test, intensive driving, code 8, code 10, k53, l plates, p plates
laptop calendar: virtual pa, virtual pas, virtual assistant, virtual assistants, virtual admin, online pa, remote pa, freelance pa, inbox management, diary management, virtual secretary, virtual office manager
smartphone wrench: mobile screen, mobile screens, phone screen, phone screens, screen broken, broken screen, broken screens, cracked screen, cracked screens, cracked phone, smashed screen, screen repair, screen repairs, screen replacement, screen replacements, mobile screen repair, mobile display, display replacement, mobile repair, mobile repairs, mobile repairing, phone repair, phone repairs, battery replacement phone, iphone repair, iphone repairs, iphone screen, ipad screen
door bathtub: architectural salvage, salvage yard architectural, reclamation yard, reclamation yards, reclaimed doors, salvaged doors, victorian doors, reclaimed fireplaces, cast iron baths
t-shirt backpack: nearly new uniform, nearly new uniforms, second hand uniform, second hand uniforms, secondhand uniform, pre-loved uniform, preloved uniform, pre loved uniform, uniform sale, used uniform sale, uniform shop, uniform swap, uniform exchange, school uniform, school uniforms, school blazers, school jumpers, logo jumpers, pe kit, blazers
hoodie: jumper, jumpers, sweatshirt, sweatshirts, hoodies, hoody, hoodies and sweatshirts
mango: hapus, alphonso, alphonsos, alphonso mango, alphonso mangoes, kesar mango, kesar mangoes, mangoes, mangos, mango box, mango boxes, dasheri, dussehri, langda, banganapalli, sindhri, chaunsa, aam
scissors pencil: left handed, left-handed, left handers, left-handers, lefties, scissor sharpening, tailors scissors
spirits-bottle: gin, gins, distilled, distilled in, distillery, distilleries, small batch gin, craft gin, dry gin, navy strength, cask strength, single malt, whisky, whiskey, whiskies, rum, rums, vodka, mezcal, tequila
cocktail: gin bar, gin festival, gin tasting, gin night, gin garden, gin and tonic, gin & tonic, gin cocktails, gin school
saddle horse: turnout rug, turnout rugs, turnouts, stable rug, stable rugs, horse rug, horse rugs, fly rug, fly rugs, rug wash, horse rug cleaning, rugs reproofed, winter turnouts, heavyweight turnout, medium weight turnout
cookie mug: rusk, rusks, beskuit, buttermilk rusks, muesli rusks, aniseed rusks, ouma rusks
house-with-garden beach: beachfront, beach front, absolute beachfront, beach shack, the shack, beach house, beach houses, holiday house, oceanfront, ocean front, sea view cottage, sleeps 4, sleeps 6, sleeps 8, sleeps 10, holiday let, holiday lets, holiday cottage, holiday cottages, coastal cottage
lotus-position: hatha, vinyasa, ashtanga, iyengar, yin yoga, kundalini, pranayama, rishikesh, asana, asanas, yoga nidra, vipassana, silent retreat, breathwork, breath work, sound bath, sound baths, gong bath
smartphone calendar: salon diary, appointment diary, clinic diary, booking diary, salon software, booking software, appointment software, online booking system, booking system, appointment app, no shows, no-shows, scheduling software, rota software
smartphone game-controller: out now on android, out now on ios, out on android, mobile game, mobile games, indie game, puzzle game, game studio
market-stall tea: chai kiosk, tea kiosk, tea stall, chai stall, chai franchise, tea franchise, chai point, tea point, chai cart, tea cart, kulhad chai, chai wala, chaiwala
market-stall: kiosk, kiosks, food kiosk, coffee kiosk
ice-cream: scoop of the week, scoop, scoops, scoop shop, single scoop, double scoop, flavour of the week, flavor of the week, ice creamery, creamery, gelateria, gelato
wine barrel: cellar door, cellar doors
wine grapes: shiraz, syrah, sangiovese, tempranillo, semillon, grenache, viognier, verdelho, gewurztraminer, gruner veltliner, vin santo, wine release, new vintage, wine club, vineyard, vineyards, winery, wineries, pinot, rosé, orange wine, natural wine, cellar release
cheese: wedding cheese cake, wedding cheese cakes, cheese wedding cake, cheese wedding cakes, cheese celebration cake, cheese celebration cakes, cheese tower, cheese towers, cake of cheese, cakes of cheese, tiers of cheese, grazing platter, grazing platters, grazing table, grazing tables, grazing box, grazing boxes
curry bread: bunny chow, bunny chows, mutton bunny, bean bunny, beans bunny, chicken bunny, quarter bunny, half bunny, quarter mutton, quarter mutton bunny, quarter beans, full bunny
stew bread: community kitchen, free kitchen, soup kitchen, community meal, community meals, community lunch, free community meal, shared meal, pay as you can meal, pay what you can cafe, community fridge meal
suit: sherwani, sherwanis, sherwani hire, sherwani on rent, groom's sherwani, bandhgala, indo western for men, tuxedo hire, tux hire, tuxedos
dress: matric dance, matric dance dress, matric dance dresses, matric farewell, matric farewell dresses, matric ball
palette: holi colours, holi colors, gulal, organic gulal, rangoli colours, rangoli colors, rangoli powder
goat: qurbani, qurbani bookings, eid goats, bakra, bakra eid goats, qurbani goats
hindu-temple bus: yatra, char dham, char dham yatra, chardham, kedarnath, vaishno devi, tirupati darshan, temple tour, temple tours, pilgrimage tour, shirdi
shield umbrella: lic, lic agent, lic policy, term plan, mediclaim, health insurance, life cover, funeral cover, funeral policy, funeral plans, burial society, income protection
calculator receipt: gst, gst filing, gst return, gst returns, gst registration, itr, itr filing, income tax return, income tax returns, tax returns, vat returns, bas agent, bas returns, self assessment, sars efiling, tax refund, tax refunds, tax time
printer document: xerox, photocopy, photocopies, photocopying, lamination, laminating, scan and print, print shop, copy shop, spiral bound notes
paint-roller ladder: false ceiling, false ceilings, false ceiling work, pop ceiling, pop work, gypsum ceiling, gypsum ceilings, pvc panels, ceiling repair, ceiling repairs, drywall, dry lining, plasterboard, skimming, ceilings skimmed
recycling: scrap buyers, scrap buyer, scrap dealer, kabadi, kabadiwala, old newspapers bought, raddi, scrap metal, scrap metals, scrap cars, e-waste, e waste, ewaste
cow: calf, calves, calf rearing, calf sale, calves for sale, heifers, in calf heifers, suckler cows, store cattle, weanlings, dairy herd
hammer paintbrush: upcycling, upcycle, upcycling class, upcycled furniture, furniture upcycling, furniture flipping
torch candle: power cut, power cuts, planned power cut, power outage, power outages, planned outage, blackout, blackouts
ballot-box: polling day, polling station, polling stations, election day, postal vote, postal votes, register to vote, voter registration, vote early, hustings, referendum, agm elections
piano-keys musical-notes: keyboard class, keyboard classes, keyboard lessons, keyboard lesson, keyboard teacher, keyboard tuition, piano and keyboard
window: invisible grill, invisible grills, invisible grille, window grills, window grilles, balcony grills
bird window: pigeon nets, pigeon net, pigeon netting, bird netting, bird spikes, bird proofing, pigeon proofing, balcony nets, balcony netting
motorcycle: mx bike, mx bikes, dirt bike, dirt bikes, pit bike, pit bikes, trail bike, trail bikes, enduro
-: skate park jam, park jam, jam session, jam sessions, jam packed, traffic jam, paper jam, pearl jam, toe jam
party-popper gift: party bag, party bags, pinata fillers, piñata fillers, party favours, party favors, goody bags
-: rusty nail, sugar & spice, sugar and spice, bits & bobs, bits and bobs, odds and ends, odds & ends, on a shoestring, by the skin of
house key: market appraisal, market appraisals, free appraisal, property appraisal, home appraisal, home valuation, free valuation, sold in 7 days, just sold, plots near, plot near, gated community plots
wifi-router: fibre from, uncapped fibre, home fibre, full fibre, fibre internet, fibre broadband, nbn, nbn plans, home internet, gigabit, gigabit internet, wireless internet, rural internet, rural broadband
beers memo: quiz, charity quiz, pub quiz, trivia, trivia night, quiz league
champagne cutlery: black tie, black tie dinner, black tie ball, gala dinner, gala evening, charity ball, fundraising dinner, awards dinner
tyre wrench: flat tyre, flat tyres, flat tire, flat tires
clipboard speech-bubble: planning meeting, public meeting, town hall meeting, council meeting, parish meeting, residents meeting, residents' meeting, public consultation
syringe: iron infusion, iron infusions, b12 shots, b12 injections, b12 injection, iv drip, iv drips, vitamin shots, vitamin infusions, flu jab, flu jabs, flu shot, flu shots, travel jabs, travel vaccines
bicycle: ride to school, bike to school, cycle to school, bike bus, cycle to work, ride to work, bike week, ciclovia
walker sneaker: walk to school, walking bus, walking school bus, walk to school week
shopping-cart: supermart, super mart, hypermart, minimart, mini mart, kirana, kirana store, provision store, provisions store, general store, spaza, spaza shop, tuck shop, superette, mart opening
dress: shweshwe, shweshwe dresses, makoti, makoti dresses, makoti outfits, traditional outfits, traditional attire, umbhaco, ankara dresses, kitenge dresses, aso ebi
spade trowel: working bee, working bees, busy bee day, garden working bee
books pencil: spelling bee, spelling bees
sewing-needle thread: sewing bee, sewing bees, mending circle, visible mending, sashiko
dinner-plate cutlery: shared lunch, shared plate, bring a plate, bring your plate, potluck, pot luck, potluck lunch, potluck supper, faith supper, safari supper, progressive dinner, street banquet, community dinner
basket carrot: food box, food boxes, rescued food, rescue food, surplus food, veg box, veg boxes, veggie box, veggie boxes, fruit and veg box, csa, csa share, csa shares, farm share, farm shares
bowling: skittles, skittles night, skittles evening, skittles league, alley skittles
traffic-light: slow streets, speed limit, traffic calming, 20mph zone, road safety, speed watch, speedwatch
bouquet: flower truck, flower van, flower cart, flower bar, flower farm, flower farms, flower subscription, flower subscriptions, bunches from, posies, posy, petal truck
logs: chopping board, chopping boards, cutting boards, serving board, serving boards, cheese boards, wooden bowl, wooden bowls, turned bowls, woodturned, treen
identity-card document: aadhaar, aadhaar card, aadhar, pan card, voter id, csc centre, csc center, e mitra, id renewal, smart id, home affairs
palette: kolam contest, kolam competition, rangoli, rangoli contest, rangoli competition, alpana, chalk art
wardrobe: almirah, almirahs, steel almirah, steel almirahs, steel cupboard, steel cupboards
broom bucket: house help, house helps, maids and cooks, verified maids, maid agency, maid service, bai service, domestic worker, domestic workers
deer meat-on-bone: deer processing, deer processor, game processing, wild game processing, venison processing
tree saw: tree down, trees down, fallen tree, fallen trees, storm cleanup, storm clean up, storm clean-up, tree down across
house key: lake lots, lots from, acreage lots, building lots, home sites, homesites, land auction, acre lots, lot for sale, lots for sale, plots near airport
wheat tractor: crop tour, crop trial, crop trials, field day, seed corn, corn hybrids, seed wheat, crop insurance, grain marketing
books bus: bookmobile, bookmobiles, mobile library, library van, book bus, book van
lawnmower leaves: aeration, overseed, overseeding, aeration and overseed, aeration & overseed, weed and feed, scarifying, lawn feed, lawn pros, sod, sod installation
racing-car: pinewood derby, soapbox derby, soap box derby, soapbox race, soapbox rally
tap droplet: boil order, boil order lifted, hydrant flushing, water main flushing, flush taps, water main break, burst main, burst water main
leaves: leaf pickup, leaf pick up, leaf collection, leaf clearance, leaf raking, rake leaves
fire fire-extinguisher: firewise, fire wise day, bushfire ready, bushfire plan, bush fire plan, fire danger, fire ban, total fire ban, burn ban, hazard reduction
t-shirt backpack: uniform fitting, uniform fittings, uniform appointments, name tags, name labels
house heart: nightstop, supported lodgings, host families, host family, homestay hosts, room for refugees
scissors hair-comb: rent a chair, chair to rent, chairs to rent, chair rental, chair renter, chair for rent, salon chair, barber chair to rent
jar basket: refill shop, refill shops, refillery, refill store, zero waste shop, zero waste store, bring your own bottle, bring your own bottles, bring your own containers, bring your own jars, plastic free shop
potters-wheel vase: clay day, clay days, clay workshop, clay workshops, learn to throw, throwing class, throwing classes, hand building, handbuilding, make a mug, glaze a bowl
ham: ham, hams, gammon, gammons, baked ham, honey ham, glazed ham, christmas ham, christmas hams, ham on the bone, prosciutto, jamon, jamón, serrano ham
`;
