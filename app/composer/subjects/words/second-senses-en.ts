/**
 * English words that mean something else beside some other word ("ski tuning", "lighthouse cottage") or in one trade
 * ("lash fills"), and words that name no thing there. Read first of all. Notation: word-list.ts.
 */
export const englishSecondSenses = `
-: road closed to cars, road closed to traffic, street closed to cars, street closed to traffic, roads closed to cars, fine tuning, fine-tuning, stay tuned, csa approved, csa certified, csa helmet, on the cards, brass tacks, top brass, brass neck, runners up, runners-up, front runners, table runners, table runner, stair runners, stair runner, hall runner, hall runners, drawer runners, rubber mats, mac and windows, mac windows, windows and mac, windows or mac, windows mac, pots of time, no strings, therapists available, windows 10, windows 11, loom bands
racing-car tyre: car tuning, engine tuning, dyno tuning, dyno day, rolling road, rolling road tuning, ecu tuning, chip tuning, performance tuning, diesel tuning, ecu remap, ecu remapping, ecu remaps, tuning day, tuning garage, tuning shop, tuning cars, race tuning, carb tuning, stage 1 remap, stage 1 tune
tap wrench: brass fittings, brass fitting, brassware, taps and fittings
identity-card door: brass plate, brass plates, brass name plate, brass name plates, name plates engraved, nameplates
racing-car: ~ tuning
skis: ski tuning, ski tune, ski tunes, ski tune up, ski servicing, ski service, ski waxing, ski sharpening, skis tuned, skis waxed, tune and wax
pipe-organ church: organ tuning, organ tuner, organ tuners, organ builder, organ builders, organ restoration, organ repair, organ repairs, pipe organ, pipe organs, church organ, church organs
piano-keys musical-notes: harpsichord, harpsichords, harpsichord tuning, upright piano, upright pianos, baby grand, baby grand piano, grand piano, grand pianos, boudoir grand, pianola, clavichord, spinet
guitar: guitar tuning, guitar setup, guitar setups, guitar set-up, sitar, sitars, veena, sarod
drum-kit: drum tuning
drum: mridangam, tabla class, tabla classes
violin musical-notes: carnatic violin, veena and violin
musical-notes violin: carnatic, carnatic music, carnatic concert, carnatic concerts, carnatic classical, margazhi, sabha concert, kutcheri, hindustani classical, hindustani music
microphone musical-notes: carnatic vocal, carnatic vocals, carnatic singing, hindustani vocal
dog dog-standing: dog collar, dog collars, dog lead, dog leads, dog leash, dog leashes, dog harness, dog harnesses, puppy collar, puppy collars, gun dog, gun dogs, gundog, gundogs, gundog training, slip lead, slip leads, biothane, biothane collars, collars and leads, collars & leads, collars and leashes, leads and harnesses
cat: cat collar, cat collars
church: dog collar shirts, clerical collar, clerical collars, clerical shirt, clerical shirts, clerical wear, clergy shirts, cassock, cassocks, vestments, surplices
eyelashes eye: lash, lashes, lash fill, lash fills, lash infill, lash infills, lash refill, lash refills, lash set, lash sets, lash lift, lash lifts, lash lift and tint, lash bar, lash studio, lash studios, lash artist, lash artists, lash tech, lash techs, lash technician, lash technicians, lash training, lash course, lash client, lash clients, new lash clients, lash extension, lash extensions, volume lashes, hybrid lashes, classic lashes, russian lashes, russian volume, mink lashes, full set lashes, lash full set, volume fill, volume fills, hybrid fill, hybrid fills, classic fill, classic fills, eyelash extensions, eyelash tint, brow lamination, brow tint, brow wax, brow waxing, brow shaping, hd brows, microblading, brows and lashes, lashes and brows, brow bar, brow artist, brow threading, eyebrow threading, eyebrow tint
nail-polish: ~ infills
nail-polish: nail infills, gel infills, acrylic infills
seedling plant: seedlings, seedling, vegetable seedlings, veg seedlings, veggie seedlings, herb seedlings, seedling sale, seedling trays, seedling tray, plug plants, plug plant, vegetable starts, veggie starts, veg starts, plant starts, vegetable plants, vegetable plugs, veg plants, bedding plants, six packs of plants, starter plants, annuals and perennials, seed swap, seed swaps, seed exchange, seed library, seedy sunday, seedy saturday
seedling tomato: tomato seedlings, tomato plants, tomato starts, chilli plants, pepper plants, heirloom tomatoes plants
seedling fir-tree: tree seedlings, pine seedlings, spruce seedlings, conservation seedlings, tree whips, bare root trees, bare root seedlings
cactus plant: cactus, cacti, cactuses, succulents, succulent, cactus and succulent, cacti and succulents, cactus show, cactus fair, cactus sale, euphorbias, haworthia, echeveria
plant: house plant, house plants, houseplant, houseplants, house plant swap, houseplant swap, plant swap, plant swaps, plant exchange, aroids, rare plants, monstera, monsteras, philodendron
thread sewing-machine: by the metre, by the meter, by the yard, per metre fabric, per yard fabric, fabric remnants, dressmaking remnants, half metre, half metres, half yard cuts, fat quarters, fat quarter, fabric shop, fabric store, fabric shops, fabrics, fabric, dress fabric, dress fabrics, dressmaking fabric, dressmaking fabrics, cotton prints, cotton lawn, liberty lawn, liberty fabric, shweshwe fabric, shweshwe by the metre, ankara fabric, ankara fabrics, ankara prints, ankara print, wax print, wax prints, wax print fabric, kente cloth, kitenge fabric, dress material, dress materials, suiting fabric, suiting, fabric offcuts, cloth merchant, cloth merchants, cloth shop, drapery shop
thread button: haberdashery, haberdasheries, zips and thread, zips and buttons, buttons and zips, buttons and ribbon, bobbins
quilt: quilt fabric
curtains: curtain fabric, curtain fabrics, curtain material, curtain remnants
armchair: upholstery fabric, upholstery fabrics, upholstery remnants
ribbon: ribbon by the metre, ribbon by the meter, ribbon by the yard
books: books by the metre, books by the yard, books by the foot
turf-roll: turf by the metre
suit coat: waistcoat, waistcoats, tweed waistcoat, tweed waistcoats, tweed suit, tweed suits, tweed jacket, tweed jackets, tweed blazer, tweed blazers
felt-hat: tweed cap, tweed caps, flat cap, flat caps, newsboy cap, newsboy caps, baker boy cap, baker boy caps, bunnet, bunnets
goggles swimmer: swim cap, swim caps, swimming cap, swimming caps, silicone caps
towel bed: towels and linen, linen and towels
blouse: linen shirt, linen shirts, linen blouse, linen blouses, block printed kurta, block printed kurtas, kurta, kurtas, kurti, kurtis
scarf: dupatta, dupattas, dupattas and stoles, stoles, pashmina, pashminas
loom yarn: ~ handloom, handlooms, handwoven, hand woven, hand-woven
sari thread: handloom saree, handloom sarees, handloom cotton saree, handloom cotton sarees, handloom silk saree, handloom silk sarees, handloom sari, handloom saris, cotton saree, cotton sarees, silk saree, silk sarees
loom yarn: handloom expo, handloom mela, handloom exhibition, handloom week
dress-shoe flat-shoe: school shoe, school shoes, back to school shoes, black leather school shoes, lace up shoes, lace-ups, lace ups, court shoes, office shoes, formal shoes
high-heel: wedding shoes, wedding shoe, bridal shoes, bridal shoe, prom shoes, evening shoes
hiking-boot: walking boots, walking boot, hill boots
boot: safety boots, work boots, steel toe boots, steel toecap boots, steel caps
baby-bodysuit baby: baby sleeping bag, baby sleeping bags, merino baby sleeping bag, merino baby sleeping bags, baby sleep bag, baby sleep bags, baby sleep sack, baby sleep sacks, sleep sack, sleep sacks, sleepsuit, sleepsuits, sleepsacks, sleepsack, baby grow, baby grows, babygrow, babygrows, onesie for babies, swaddle, swaddles, swaddle blanket, swaddle blankets, muslin swaddle, muslin swaddles, baby muslins, newborn clothes, toddler sleeping bag, toddler sleeping bags, tog sleeping bag, tog sleeping bags, tog baby sleeping bag
bed: toddler bed, toddler beds, cot bed mattress
amphora water-jug: water pot, water pots, clay water pot, clay water pots, terracotta water pot, terracotta water pots, earthen pot, earthen pots, clay pot, clay pots, earthenware pots, surahi, kulhad, kulhads, clay cookware, earthen cookware, terracotta cookware, handi set, terracotta
plant vase: terracotta pots, terracotta pot, terracotta planters, plant pots, plant pot, flower pots, flower pot, flowerpot, flowerpots, planters, garden pots, pots and planters
coin trowel: metal detector, metal detectors, metal detecting, metal detectorist, metal detectorists, detectorist, detectorists, detecting rally, metal detecting rally, detecting club, metal detecting club, pinpointer, pinpointers, treasure hunting gear
bee beehive: bee suit, bee suits, bee smoker, bee smokers, swarm removal, swarm removals, swarm collection, swarm pickup, swarm collector, swarm collectors, bee removal, bee removals, bee swarm, bee swarms, swarm in your, swarms collected, honey bees, honeybees, honey bee, honeybee, nuc, nucs, queen bees, mated queens, native bees, stingless bees, save the bees, bees in your, bees in the, bees in a, bees
beehive bee: beekeeping, bee keeping, beekeeper, beekeepers, bee keepers, beehives, beehive, bee hive, bee hives, hives, hive kit, hive kits, hive sale, apiary, apiaries, apiculture, beekeeping supplies, bee supplies, flow hive, sponsor a hive, adopt a hive, hive rental
honey bee: honey and beeswax, local honey
wasp: wasp nest, wasp nests, wasps nest, hornet nest, hornets nest
motorcycle motorcycle-helmet: motorcycle mot, motorcycle mots, motorbike mot, motorbike mots, bike mot class 1, motorcycle service, motorcycle servicing, motorbike service, motorbike servicing, motorcycle repairs, motorbike repairs, motorcycle workshop, motorcycle garage, motorcycle mechanic
bicycle wrench: bike mot, bike mots, bicycle mot
delivery-van wrench: van mot, van mots
campervan: motorhome mot
oven spray-bottle: oven cleaning, oven cleaner, oven cleaners, oven clean, oven cleans, dirty oven, ovens cleaned, oven valet, oven valeting, oven and hob, aga cleaning, range cleaning, hob and extractor
barbecue: bbq cleaning, bbq cleaner, bbq cleaners, barbecue cleaning, barbeque cleaning, grill cleaning, bbq clean
broom bucket: floor scrubber, floor scrubbers, scrubber dryer, scrubber dryers, scrubber drier, scrubber driers, floor sweeper, floor sweepers, sweeper scrubber, ride on sweeper, ride-on sweeper, floor cleaning machine, floor cleaning machines, floor machine, floor machines, floor polisher, floor polishers, floor buffer, floor buffers, strip and wax, strip and seal, floor care, janitorial, janitorial supplies
runner sneaker: runners, running injury, running injuries, running clinic, injured runner, injured runners, marathon runner, marathon runners, couch to 5k, trail runners
dancer: dancers
bicycle: cyclists
swimmer: swimmers
golfer golf: golfers
ghost headstone: sinister tour, sinister walking tour, sinister walk, sinister tours, haunted walking tour, haunted walk, ghostly walk, ghost bus tour, vampire tour, vampire tours, vampire walking tour, cemetery tour, cemetery tours, graveyard tour, graveyard tours, murder tour, murder tours, murder walk, ripper walk, ripper tour, ripper tours, jack the ripper, dark history tour, paranormal, paranormal tour, paranormal night, spooky walk, spooky tour, crypt tour, creepy walk, grisly tour, haunted history tour
headstone: cemetery walk, grave cleaning, cemetery history walk
palette spray-bottle: street art tour, street art tours, street art walk, street art walks, street art walking tour, mural tour, mural tours, mural walk, graffiti tour, graffiti tours
chocolate: chocolate tour, chocolate tours, chocolate walking tour, chocolate walk
food-truck market-stall: street food tour, street food tours, street food walk, street food walks, food walking tour
hiking-boot walker: history walk, history walks, guided history walk, heritage walk, heritage walks, town walk, city walk, city walks, free walking tour, free walking tours, historic walk, historical walk, pilgrim walk, walking pilgrimage, pilgrim route, pilgrims way
moon night-sky: bat walk, bat walks, bat night, bat detector walk, moth night, moth trapping
night-sky torch: glow worm walk, glow worm walks, glow worms, glow-worms, glowworm, firefly walk, firefly night, fireflies, northern lights, northern lights tour, aurora, aurora tour, aurora tours, aurora hunt, dark skies walk
daisy: wildflower, wildflowers, wild flower, wild flowers, wildflower walk, wild flower walk, wildflower meadow, wildflower seed, botany walk, botanical walk
mushroom toadstool: fungi, fungus, fungi walk, fungi walks, fungus walk, fungi foray, fungus foray, fungi day, fungi weekend, fungal foray, mushroom walk, mushroom walks, mushroom foray, mushroom forage, mushroom hunt, mushroom hunting, mushroom picking, mushroom identification, wild mushrooms, mycology, mycological society, toadstools, chanterelles, morels, morel hunt
bird: dawn chorus, dawn chorus walk, bird walk, birding tour, puffin, puffins, puffin cruise, puffin trips
church prayer-beads: pilgrimage, pilgrimages, parish pilgrimage, diocesan pilgrimage, catholic pilgrimage, walsingham, lourdes, medjugorje, fatima pilgrimage, pilgrimage to rome, pilgrimage to lourdes, pilgrimage to knock, holy land pilgrimage, holy land tour, novena, rosary, shrine visit
mosque: hajj pilgrimage, umrah pilgrimage, ziyarat, ziyarat tour
hindu-temple: hindu pilgrimage, buddhist pilgrimage, jain pilgrimage, pilgrimage to kashi, pilgrimage to varanasi
hiking-boot backpack: camino pilgrimage, pilgrimage walk, pilgrimage on foot, foot pilgrimage
quilt bed: duvet appeal, duvet drive, bedding drive, bedding appeal, blankets and duvets
socks: sock drive, sock drives, sock appeal, sock collection
coat: coat drive, coat drives, coat appeal, winter coat drive, winter coat appeal, wrap up appeal
tent: sleeping bag appeal, sleeping bag drive, tent appeal
backpack pencil: school supplies drive, school supply drive, back to school drive, stationery drive, backpack drive, stuff the bus, school bag appeal
books: book drive, book drives, book appeal, book collection drive, books for schools appeal
teapot: kettle appeal
dinner-plate: crockery appeal
glasses: spectacles appeal, old glasses wanted, glasses appeal
nappy: diaper drive, nappy drive, nappy appeal
soap toothbrush: toiletries drive, toiletries appeal, toiletry drive, hygiene kits, hygiene kit drive
roof church: raise the roof, roof appeal, roof fund, church roof, church roof appeal, church roof fund
bell: bell appeal, bell fund, bell restoration, church bells appeal
book open-book:  ebook, ebooks, e-books, kindle, kindle unlimited, kobo, paperback, paperbacks, on kobo, on kindle, out on kindle, ebook sale, free ebook, debut novel, debut thriller, fantasy novel, fantasy romance, epic fantasy, cozy fantasy, cosy fantasy, romantasy, cozy mystery, cosy mystery, cozy mysteries, cosy crime, crime novel, crime thriller, psychological thriller, historical novel, historical fiction, historical romance, slow burn, slow-burn, slow burn romance, enemies to lovers, grumpy sunshine, small town romance, romance novel, regency romance, sci-fi novel, space opera, science fiction novel, horror novel, my novel, our novel, new novel, the novel, a novel, novel out now, novella, novellas, memoir, memoirs, poetry collection, poetry book, picture book, picture books, children's book, kids book, board book, graphic novel, graphic novels, book one, book two, book three, series starter, free short story, newsletter novella, box set ebook, arc readers, beta readers, advance readers
headphones book: audiobook, audiobooks, audio book, audio books, audible
palette crayon: colouring book, coloring book, colouring books, coloring books, colouring pages, coloring pages, colouring sheets, adult colouring
camera sliders: lightroom preset, lightroom presets, photo preset, photo presets, preset pack, preset packs, presets, luts, film luts
paintbrush palette: procreate brush, procreate brushes, photoshop brushes, brush pack
headphones musical-notes: lo-fi, lofi, lo-fi beats, lofi beats, beats to licence, beats to license, beat pack, beat packs, type beats, sample pack, sample packs, loop pack, royalty free music
drum headphones: drum sample pack, drum samples, drum kit samples, drum loops
video-camera film-strip: stock footage, drone footage, b-roll, stock video, stock clips
notebook calendar: meal planner, printable planner, printable planners, digital planner, digital planners, weekly planner, daily planner, planner printable, planner pages, printable, printables, notion template, notion templates
calculator bar-chart: budget spreadsheet, budgeting spreadsheet, spreadsheet, spreadsheets, budget template, budget tracker, excel template, excel templates
laptop bar-chart: excel course, excel courses, excel training, excel class, excel classes, google sheets, power bi
pencil keyboard: typeface, typefaces
document pencil: resume template, resume templates, cv template, cv templates, cover letter template
-: a novel idea, novel idea, novel ideas, novel way, novel approach, novel coronavirus, sign in, sign-in, signed in
calculator bar-chart: budget planner, budget planners, google sheets planner, finance tracker, expense tracker
smartphone: ringtone, ringtones, phone wallpaper, phone wallpapers, wallpaper pack, wallpapers for phones
desktop-computer game-controller: twitch overlay, twitch overlays, stream overlay, stream overlays, stream pack
envelope laptop: email course, email courses
laptop desktop-computer: sql course, python course, coding course, coding courses, html course, learn sql, learn python, donor database, member database, membership database, crm, crm for, visitor sign in, visitor sign-in, visitor management, domain name, domain names
game-controller: co-op game, coop game, cooking game, play our demo, play the demo, demo out now, pc and switch, switch and pc, nintendo switch, game out now, video game, video games, arcade game, visual novel
dice: dungeon crawler, solo dungeon, dungeon zine, dungeon master, dungeon masters
yarn: amigurumi, amigurumi pattern, amigurumi patterns
headphones musical-notes: vocal presets, synth presets, reverb presets, synth patches
book open-book: novel, novels, first chapter, chapter one, first three chapters, whodunit, page turner, page-turner, bedtime story book, cookbook, cookbooks, recipe book, recipe books
hiking-boot walker: architecture walk, architecture walks, architecture tour, art deco walk, art deco tour, courtyards walk, guided town walk, walk with a local, walks with a local
beers: pub walk, pub walks, pub history walk, pub tour, pub tours
headstone: catacomb, catacombs, catacomb tour, ossuary, crypt tours
cheese: cheese dairy, cheese dairies, cheese factory tour, cheese trail
diving-mask: manta ray, manta rays, snorkel, snorkel trip, snorkel trips, snorkel tour, snorkelling, snorkeling
camera: photo walk, photo walks, photowalk, photography walk, photography walks
mushroom dog: truffle hunt, truffle hunts, truffle hunting, truffle dog, truffle dogs
clapperboard film-camera: film location, film locations, film location tour, movie location, movie locations, filming locations
guitar musical-notes: beatles, beatles tour, beatles tribute
desk laptop: desk space, desk spaces, hot desk, hot desks, hot desking, desks to rent, desk to rent, coworking desk, coworking desks, desk hire
bed key: flatmate, flatmates, flatmate wanted, housemate, housemates, roommate, roommates, room to rent, rooms to rent, room for rent, spare room to let
garage-door car: garage to rent, garage to let, garages to let, garages to rent, lock up garage, lock-up garage, lock-up garages, garage for rent
parachute: tandem paragliding, paragliding tandem, paragliding, paraglide, tandem skydive, tandem jump, skydive, skydiving
hedge: hedge laying, hedgelaying
horse trailer: horsebox, horse box, horsebox hire, horse trailer, horse trailers, horse float, horse floats
envelope postbox: postie, posties, mail carrier, mail carriers, postal workers
bell dancer: morris men, morris dancing, morris dancers, morris side
game-controller: on steam, out on steam, wishlist on steam, steam demo, wishlist now, game demo, horror game, indie horror, roguelike, roguelite, deckbuilder, deck builder game, metroidvania, platformer, farming game, farming sim, playtest, early access game, game jam
dice: one-shot rpg, ttrpg, tabletop rpg, solo rpg, adventure module
projector laptop: presentation software, worship software, church presentation software, projection software, worship slides, sunday slides, song lyrics, song words on screen, hymn lyrics, hymn slides, lyrics on screen, lyric slides, slides and lyrics, slide decks, slide deck, pitch deck, pitch decks
laptop clipboard: minutes software, agenda software, board software, board portal, committee software, governance software, strata software, strata management software, body corporate software, parish council software, council minutes software, meeting software, membership software, club software, donor software, charity software
laptop desktop-computer: software for, works offline, free trial software, chrome extension, chrome extensions, browser extension, wordpress plugin, wordpress plugins, wordpress theme, wordpress themes, booking plugin, open source
videocassette: video transfer, video transfers, vhs tape, vhs tapes, vhs transfer, vhs to dvd, vhs to usb, vhs to digital, videos to usb, videos to dvd, videos to digital, old videos, video tape, video tapes, video to dvd, video to digital, tapes to dvd, tapes to usb, tapes to digital, old tapes, tape transfer, tape to digital, home videos, home movies, camcorder tapes, camcorder, camcorders, minidv, mini dv, hi8, betamax, digitise your tapes, digitize your tapes, media transfer
film-strip film-camera: cine film, cine films, cine reel, cine reels, cine transfer, film to digital, films to digital, reels to digital, 8mm reels, film reels, super 8, super 8 film, 8mm film, 16mm film, reel to digital, slide scanning, slides scanned, slides and negatives, negatives scanned, negative scanning, photo scanning, scan your slides, 35mm slides, film scanning
headphones radio: cassette to mp3, cassette to digital, cassettes to digital, cassettes to mp3, tape to mp3, audio cassettes
gift ribbon: return gift, return gifts, birthday return gifts, corporate gift, corporate gifts, corporate gifting, teacher gift, teacher gifts, teachers gifts, client gifts, staff gifts, gifts for him, gifts for her, gifts for teachers, gifts for dad, gifts for mum, wedding favours, wedding favors, secret santa gifts, gift shop, gift wrapping
market-stall paper-lantern: night market, night markets, night bazaar, twilight market, evening market
market-stall: vendors wanted, vendor applications, vendor application, call for vendors, vendor call, vendor call-out, vendor callout, seeking vendors, vendor spots, vendor spaces, vendors needed, stallholders wanted, stall holders wanted, stallholder applications, stalls available, stall applications, traders wanted, makers market, maker market, makers' market, artisan market, artisans market, craft market, producers market
lifebuoy wave: nippers, nippers rego, surf lifesaving, surf life saving, surf lifesaving club, surf life saving club, slsc, surf club, junior lifeguard, junior lifeguards, lifeguard course, beach lifeguard, beach lifeguards, patrol members, bronze medallion
ice-skate: canskate, skate canada, learn to skate, skate lessons, skating club, skating clubs, skating, figure skating, figure skaters, public skating, public skate, open skate, family skate, skate sharpening, skating rink, skating show, skate school, speed skating
roller-skate: roller skating, roller disco, roller skate, roller derby, roller skating disco, quad skates
skateboard: learn to skateboard, skate park, skatepark, skate lessons at the skatepark
school backpack: school open day, school open days, school open evening, school open night, school open morning, school open house, school tours, school tour, school enrolment, school enrolments, school admissions, enrolments open for prep, prep enrolments, prep 2026, prep 2027, prep 2028, foundation enrolments, kindergarten enrolments, 6th class pupils, sixth class pupils, sixth class, incoming first years, first year enrolment, year 6 pupils, year 6 families, year 6 parents, year 5 and 6, year 7 enrolments, year 7 places, year 7 2027, prospective pupils, prospective parents, prospective families, principal's address, principal's talk, headteacher's talk, headteacher's address, head's talk, reception places, sixth form, sixth form college, transition year, science demos, grammar school, comprehensive school, primary school places, secondary school, junior infants
road-barrier: high street closed, mill lane closed, main street closed, st closed, street closed, road closed, roads closed, lane closed, lanes closed, ave closed, avenue closed, rd closed, drive closed, hwy closed, highway closed, bridge closed, sidewalk closed, footpath closed, pavement closed, junction closed, exit closed, ramp closed, closed for resurfacing, detour via, detour, diversion route, diversion in place, diversions in place, road closures, road closure, street closure, street closures, lane closures, lane closure, bridge closure
traffic-light: temporary lights on, temporary traffic lights, temporary signals, traffic signal works
theatre-masks ticket: box office
theatre-masks: amateur production, amateur dramatics, amateur theatre, amdram, am dram, am-dram, operatic society, operatic, light opera, players present, theatre group, drama group, dramatic society, theatre company, theatre society, drama society, theatrical society, musical theatre, the musical, a play in, one act plays, one-act plays, play in two acts, a comedy by, a farce by, a play by, by sheridan, by oscar wilde, by noel coward, by alan ayckbourn, by agatha christie, by shakespeare, by william shakespeare, by chekhov, by anton chekhov, by ibsen, by harold pinter, by alan bennett, by arthur miller, by tennessee williams, by willy russell, by john godber, by ray cooney, by jb priestley, by brian friel, by sean o'casey, by thornton wilder, blithe spirit, hay fever by, an inspector calls, importance of being earnest, midsummer night's dream, much ado about nothing, the tempest, as you like it, the mousetrap, abigail's party, noises off, hedda gabler, the crucible, waiting for godot, our country's good, under milk wood, romeo & juliet, king lear, othello, the winter's tale, the rivals, she stoops to conquer, school for scandal, calendar girls, the 39 steps
billiard-ball: 8 ball, 8-ball, eight ball, 9 ball, 9-ball, nine ball, 8 ball comp, pool comp, pool comps, pool competition, pool tournament, pool league, pool teams, killer pool, pool night, pool hall, snooker, snooker club, snooker league, snooker table, snooker tables, pool table, pool tables, billiards
pumpkin: pumpkin, pumpkins, pumpkin patch, pumpkin patches, pumpkin picking, pumpkin weigh-off, pumpkin weigh off, giant pumpkin, giant pumpkins, pumpkin festival, pumpkin farm, pumpkin show, biggest pumpkin, pumpkin growing, pick your own pumpkins, pick your own pumpkin, squash and gourds, gourds, long gourd, marrow contest, biggest marrow, giant marrow, giant veg, giant vegetables
stew pumpkin: pumpkin soup
pie pumpkin: pumpkin pie, pumpkin pies
coffee: pumpkin spice, pumpkin spice latte
jack-o-lantern pumpkin: pumpkin carving, carve a pumpkin, carve pumpkins, carved pumpkins, carved pumpkin, pumpkin trail, pumpkin party, pumpkin lantern, pumpkin lanterns, pumpkin parade, jack o'lantern, jack o lantern, jack-o-lanterns, halloween pumpkin, halloween pumpkins
lighthouse: lighthouse cottage, lighthouse cottages, lighthouse keeper's cottage, lighthouse keepers cottage, lighthouse keeper's, lighthouse stay, lighthouse stays, sleep in a lighthouse, stay in a lighthouse, keeper's cottage
tree hut: sleep in a treehouse, stay in a treehouse, treehouse stay, treehouse stays
massage lotion: ayurvedic, ayurveda, ayurvedic massage, ayurvedic treatment, ayurvedic treatments, abhyanga, abhyangam, shirodhara, panchakarma, kizhi, njavara, pizhichil, kerala massage, oil massage, oil massages, aroma oil, lomi lomi, male and female therapists, male & female therapists, female therapists, female therapist, male therapists, trained therapists, thai therapists, massage therapist, massage therapists, spa therapist, spa therapists
lotion: beauty therapist, beauty therapists, beauty therapist wanted, facialist
brain speech-bubble: ~ therapists
ruler set-square: planning drawings, architectural drawings, building regs drawings, plans drawn, house plans drawn, planning drawings for extensions, planning permission drawings, architectural plans, need plans
document rubber-stamp: certified translation, certified translations, sworn translation, sworn translations, legal translation, birth certificate translation, translated certificates
speech-bubble: interpreter, interpreters, interpreting, interpreter for
wheelchair minibus: wheelchair van, wheelchair vans, wheelchair van rental, wheelchair van rentals, wheelchair accessible van, wheelchair accessible vans, wheelchair accessible vehicle, wheelchair accessible vehicles, wheelchair taxi, wheelchair taxis, wheelchair minibus
food-truck rice: halal cart, halal carts, food cart, food carts, taco cart, hot dog cart
kebab rice: chicken over rice, lamb over rice, gyro over rice, chicken or lamb over rice, shawarma plate
ladoos oil-lamp: diwali box, diwali boxes, diwali sweet box, diwali hampers of sweets
ladoos: rakhi boxes, sweets and namkeen, sweets & namkeen, diwali sweets, diwali sweet boxes, mithai
microphone speech-bubble: poetry slam, poetry slams, slam poetry, slam poets, poetry open mic, open mic poetry, spoken word, spoken word night, spoken word open mic
wheat tractor: crop insurance, crop and hail insurance, crop & hail insurance, hail insurance, farm insurance, farm cover
horse: horse insurance, equine insurance
market-stall garland: village fete, village fetes, fete day, garden fete, church fete, school fete, summer fete
`;
