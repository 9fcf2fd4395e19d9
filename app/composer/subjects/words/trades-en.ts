/** Trades, services and events, and the things that stand for each, the best first. Notation: word-list.ts. */
export const englishTrades = `
lemon soft-drink: lemonade stand
calculator receipt: accountant, accounting, accounting practice, accounting firm, accountancy, bookkeeper, bookkeeping, payroll, auditor, tax advisor, tax adviser, tax return, tax preparation, tax filing, tax refund, tax service, tax consultant, taxes, chartered accountant, cpa
receipt laptop: invoicing, invoicing software, invoice software, invoicing app, invoice app, billing software, expense tracker, expense app, accounting software
air-conditioner thermometer: air conditioning, air conditioning repair, air conditioner, air con, aircon, hvac, heat pump, cooling system
set-square ruler: architect, architecture firm, architecture studio, architect office, architectural, draughtsman, surveyor, land surveying, structural engineer, civil engineer
wrench car: auto repair, auto repair garage, car repair, car service, car servicing, garage, mechanic, mobile mechanic, auto shop, body shop, car workshop, brake service, oil change, auto electrician, car inspection, mot, mot test, vehicle inspection, panel beaters, car breakdown, breakdown service, roadside assistance, tow truck, towing, towing service, recovery service, exhaust, exhausts, brakes, clutch repair, car parts, auto parts, car spares, windscreen repair, windscreen, windshield repair, car glass, car wrapping, car audio, car audio installation, seat covers, chip tuning, diesel mechanic, car battery replacement, garage equipment, car paint, car upholstery
croissant bread: bakery, bakeries, baker, bakehouse, boulangerie, viennoiserie, patisserie and bakery, pastry, pastries
lipstick nail-polish: beauty salon, beauty parlour, beauty parlor, beautician, cosmetics, cosmetic, make-up, makeup, makeup artist, make-up artist, beauty studio, beauty shop
nail-polish: nail salon, nail bar, manicure, pedicure, nail art, nail studio, gel nails, nail technician
eyelashes eye: eyelash extensions, eyelash, lash extensions, lash bar, lash studio, lash lift, lashes, brow bar, brows, eyebrow threading, microblading
bee honey: beekeeper, beekeeping, apiary, bee farm
motor-boat sailing-boat: boat rental, boat hire, boat trip, boat tour, yacht charter, boat show, marina, boatyard, boat sales, boats for sale, boat licence
bowling: bowling alley, bowling, ten pin bowling, bowling night, bowling league
bride ring: bridal dresses, bridal shop, bridal, bridal wear, wedding dress, wedding dresses, wedding gown, bridal boutique
ring bouquet: wedding planner, wedding planning, wedding fair, wedding venue, wedding, weddings, engagement ring, engagement, wedding ring, marriage
steak kitchen-knife: butcher, butchers, butchery, butcher shop, meat shop, meat market, meat counter, meat delivery, beef
tent campsite: camping site, campsite, campground, camping, camping gear, camping equipment, glamping, caravan park, outdoor gear
car key: car dealer, car dealership, used cars, new cars, cars for sale, car sales, car showroom, auto dealer, auto dealership, approved used cars, second-hand cars, pre-owned cars, car hire, car rental, rental cars, car leasing, rent a car, car sharing, carpool, test drive
saw hammer: carpenter, carpentry, joiner, joinery, woodworking, woodwork, wood workshop, cabinet maker, furniture maker, furniture restoration, flooring, parquet, decking, timber, floor sanding, hardwood floors, wooden floors, laminate, vinyl flooring, wood carving, wood turning, woodturning, whittling, wood shop, cabinets, fitted wardrobes, shopfitting, shopfitter, staircases, staircase, stair builder, deck, decks, deck builder, wooden decks, loft conversion carpenter, wood flooring
dinner-plate cook: catering, caterer, event catering, buffet, party catering, private chef, personal chef, banquet
cheese: cheese shop, cheesemonger, cheese counter, cheesemaker, dairy farm shop, fondue night
spine massage: chiropractor, chiropractic, osteopath, osteopathy, physio, physiotherapist, physiotherapy, physical therapy, back pain
spine stethoscope: orthopaedic, orthopedic, radiology
church musical-notes: church choir concert, church concert, church choir, gospel choir, organ concert
musical-notes musical-score: choir, choir concert, classical concert, orchestra, symphony, philharmonic, chamber music, choral society, singing group, a cappella, hymn evening, hymns, songwriting, music theory, ear training, music therapy, musicals, chorus
microphone: singing lessons, singing lesson, vocal coach, voice lessons, karaoke, karaoke night, open mic, open mic night, stand-up comedy, stand up comedy, stand up comedian, stand up comedians, stand-up comedian, comedy night, comedy club, comedian, speech coach, public speaking, motivational speaker, keynote speaker, keynote, talent show, talent contest, cabaret, variety show, karaoke bar, spoken word, toastmasters, debate club, debating, stand-up night, sing-along, singalong, voice coach
circus-tent: circus, big top
climber: climbing gym, climbing hall, bouldering gym, bouldering hall, climbing, climbing wall, bouldering, boulder hall, climbing centre, climbing center, indoor climbing
climber mountain: rock climbing, mountaineering
coffee: coffee shop, coffee bar, coffee house, coffeehouse, cafe, café, espresso bar, barista, barista course, coffee roaster, coffee roastery, roastery, roasters, coffee beans, espresso, cappuccino, latte, flat white, cold brew, coffee subscription, coffee machine
laptop screwdriver: computer repair, laptop repair, pc repair, it support, it services, it service, it help, tech support, managed it
cook frying-pan: cooking class, knife skills, knife skills class, knife skills course, cooking classes, cooking course, cooking school, cookery, cookery school, cookery class, culinary school, cooking workshop, cooking lesson, chef
teddy-bear crayon: daycare, day care, nursery school, childcare, child care, kindergarten, preschool, pre-school, creche, crèche, kids club, playgroup, babysitter, babysitting, nanny, childminder, after-school club, kids camp, toddler group, kids birthday party, soft play, indoor playground
lotion stethoscope: dermatologist, dermatology, skin clinic, skin doctor, skin care clinic, acne treatment
serum-bottle lotion: skincare, skin care, serum, vitamin c serum, face serum, face cream, moisturizer, moisturiser, facial oil, natural cosmetics, facial, facials, anti-ageing, anti-aging, retinol, hyaluronic acid
dog-standing paw: dog walking, dog walker, dog training, dog trainer, dog school, puppy school, puppy training, puppy class, dog sitting, dog boarding, dog kennel, dog hotel, pet sitting, pet sitter, pet boarding
dog bone: pet food, dog food, dog treats, dog shop, pet shop, pet store, pet supplies, petshop, pet accessories
dog stethoscope: vet, vets, veterinarian, veterinary, vet clinic, animal hospital, animal clinic, puppy check, pet health, pet clinic, pet vaccination, pet insurance
dog scissors: dog grooming, dog groomer, pet grooming, pet groomer, grooming salon, poodle parlour
cat: cat food, cat café, cat cafe, cat litter, cat sitting, cattery, cat hotel, cat treats
paw dog: animal shelter, pet adoption, dog adoption, animal rescue, dog rescue, rehoming
steering-wheel car: driving school, driving lessons, driving lesson, driving instructor, driving test, learn to drive, driver training, driving licence, driving license, drivers ed
plug lightning: electrician, electricians, electrical contractor, electrical services, electrical repair, electrical installation, rewiring, wiring, electric company, electricity provider, green energy, electricity
lock-and-key puzzle: escape room, escape game, escape rooms
egg basket: farm shop eggs, fresh eggs, farm eggs, free-range eggs, egg farm
basket carrot: farm shop, farmers market, farmer's market, farmers' market, farm stand, veg box, vegetable box, organic vegetables, vegetables, veggies, greengrocer, green grocer, produce market, fruit and veg, fruit and vegetables, organic shop, organic produce, organic farm, organic food, allotment
shopping-cart basket: grocery, groceries, grocery store, grocery delivery, supermarket, food market, corner shop, mini market, convenience store, deli, delicatessen
taco: fast food tacos, taco, taco truck, taqueria, taco tuesday, mexican restaurant, mexican food, mexican street food, mexican kitchen
chart-up coin: financial advisor, financial adviser, financial planner, financial planning, financial advice, investment, investments, investing, investor, wealth management, asset management, stock market, stock trading, trading course, trading platform, pension, pension advice, retirement plan, retirement planning, finance course, mutual fund
bank coin: bank, banking, bank account, savings account, current account, credit union, loan, personal loan, student loan, savings
house key: mortgage, mortgage broker, mortgage advice, home loan, home loans, real estate, real estate agent, realtor, realty, estate agent, estate agents, letting agent, lettings, property management, property manager, house for sale, houses for sale, bed semi, bed terrace, bed detached, bed bungalow, bed house, bedroom house, bedroom semi, bedroom bungalow, semi-detached, end terrace, end-terrace, mid-terrace, homes for sale, flat for sale, flats for sale, bed flat, bedroom flat, bedroom apartment, bedroom house, apartment for rent, apartments for rent, flat to rent, flats to rent, apartment, apartments, open house, new homes, new build homes, condo, property for sale, home staging, house viewing, villa, townhouse, studio apartment, holiday home, holiday let, holiday cottage, vacation rental, flat share, home buyers, sublet, flat, flats
fish shrimp: fishmonger, fish shop, fish market, seafood, seafood restaurant, fish restaurant, fish counter, fresh fish, fish and seafood
fish french-fries: fish and chips, fish & chips, chip shop, chippy
bouquet rose: florist, flower shop, flowers, flower delivery, flower arrangement, flower market, bouquets, flower subscription, mother's day flowers, floral, floristry, flower arranging, flower workshop
canned-food basket: food bank, food drive, food pantry, food donation, soup kitchen, feeds a family, meals for the homeless, food collection
football goal-net: football club trials, football club, football, football team, football trials, football academy, football training, football camp, soccer, soccer club, soccer camp, soccer academy, five-a-side, football match, football tournament
seedling plant: garden centre, garden center, nursery plants, plant nursery, plants, plant shop, houseplants, houseplant, indoor plants, garden plants, potted plants, plant sale, plant swap, seeds, seed shop, urban gardening
spade seedling: gardener, gardening, gardening service, landscaping, landscaper, landscape gardener, garden design, garden designer, hedge trimming, garden maintenance, garden tools, yard work, garden service
tree axe: tree surgeon, tree care, tree service, tree removal, arborist, tree felling, forestry
soft-ice-cream ice-cream: gelato, gelateria, ice cream, ice cream parlour, ice cream shop, ice cream van, ice cream parlor, frozen yogurt, sorbet, froyo
glasses eye: glasses, glasses and lenses, eyeglasses, spectacles, optician, opticians, optometrist, optometry, eyewear, contact lenses, eye test, eye exam, eyesight test, eye clinic, eye doctor, ophthalmologist, vision test
dumbbell stopwatch: gym, gyms, fitness, fitness studio, fitness centre, fitness center, gym membership, health club, personal trainer, personal training, crossfit, strength training, bodybuilding, weight training, workout, workouts, bootcamp, boot camp, fitness class, fitness app, home gym, fitness coach, circuit training, hiit, functional training
scissors hair-comb: hair salon, hairdresser, hairdressers, hairdressing, hair stylist, hairstylist, hair studio, haircut, haircuts, hair care, hair colour, hair color, hair extensions, balayage, blow dry, hair treatment, salon
scissors yarn: craft fair, craft market, craft workshop, crafts, arts and crafts, craft shop, craft supplies, craft night, handicraft, haberdashery
barber-pole razor: barber, barbers, barbershop, barber shop, barber's, skin fade, beard trim, gents hair, men's haircut, hot towel shave, men's grooming
hearing-aid: hearing aid, hearing aids, audiologist, audiology, hearing test, hearing care, hearing centre
hiking-boot mountain: hiking tours, hiking, hiking tour, hike, hikes, trekking, guided hike, walking tour, walking tours, mountain tour, mountain guide, trail running, hiking boots, hiking club, rambling
bed bellhop-bell: hotel, hotels, boutique hotel, guesthouse, guest house, bed and breakfast, b&b, inn, motel, hostel, resort, weekend break, weekend getaway, staycation, rooms from, rooms available, rooms to let, room to let, room to rent, rooms to rent, room for rent, rooms for rent, en suite rooms, ensuite rooms, double rooms, guest rooms
sofa plant: interior designer, interior design, interior decorator, home decor, home decoration, home styling, homeware, decorating
sofa plant: ~ interior, interiors
dining-table chair: dining table, dining tables, wooden table, wooden tables, oak table, oak tables, coffee table, coffee tables, kitchen table, table maker, tables made
sofa chair: furniture, furniture store, furniture shop, sofa, sofas, couch, couches, armchair, armchairs, sofa sale, upholstery, upholsterer, furniture sale, sideboard, outdoor furniture, garden furniture
orange soft-drink: juice bar, juice, juices, fresh juice, smoothie, smoothies, smoothie bar, detox juice, cold-pressed juice
kebab: kebab shop, kebab, kebap, doner, döner, gyros, gyro, shawarma, souvlaki
kitchen-knife frying-pan: kitchenware, cookware, kitchen design, kitchen shop, kitchens, kitchen renovation, kitchen supplies
washing-machine basket: laundromat, laundrette, launderette, laundry, laundry service, dry cleaner, dry cleaners, dry cleaning, ironing service, washing machine, wash and fold, coin laundry
books open-book: library, public library, bookshop, bookstore, book shop, book store, book fair, book club, book launch, book sale, secondhand books, second-hand books, used books, bookseller, reading night, book reading, author reading, novel, novels, literature festival, publisher, publishing house, reading group, storytime, story time, audiobook, audiobooks, poetry slam, poetry night, bestseller
key lock-and-key: locksmith, locksmiths, lock service, key cutting, lockout, locked out, lock repair, lock change
set-square abacus: maths tutor, math tutor, maths tutoring, math tutoring, maths, mathematics, math, maths lessons, algebra, geometry
open-book pencil: tutor, tutoring, tutors, private lessons, exam preparation, exam prep, homework help, study skills, test prep, private tutor, language school, language course, language courses, language app, english lessons, english course, spanish course, spanish lessons, french course, french lessons, german course, german lessons, italian course, italian lessons, language lessons, language exchange, learn english, learn spanish, learn german, learn french, translation, translator, translation services, interpreter, proofreading, writing workshop, creative writing, copywriter, copywriting
open-book pencil: ~ editor
game-controller joystick: mobile game, video game, video games, gaming, game store, esports, gaming cafe, gaming pc, computer game, console, game studio, gamers, playstation, arcade, retro games, lan party
dice chess-pawn: board game, board games, board game café, board game night, game night, tabletop, role-playing game
delivery-van parcel: moving company, movers, removals, house removals, removal company, moving service, relocation, man and van, furniture delivery, house move, office move
piano-keys musical-notes: piano lessons, piano, piano teacher, piano school, pianist, keyboard lessons, piano tuner, piano tuning
guitar musical-notes: music school, music lessons, music teacher, music store, music shop, instrument shop, musical instruments, music academy
microphone guitar: live music, live concert, rock concert, live band, music festival, summer festival, open air, wedding band, wedding singer, bands for weddings, band for weddings, cover band, tribute band, tribute night, singer-songwriter, rock band
microphone guitar: ~ concert, concerts, gig, gigs, band
noodles chopsticks: noodle bar, noodles, noodle shop, ramen, ramen bar, ramen shop, udon, soba, pho, wok, thai restaurant, thai food, asian restaurant, asian food, chinese restaurant, chinese takeaway, chinese food, asian street food, vietnamese restaurant, korean restaurant
theatre-masks microphone: opera, opera house, opera night, opera gala
theatre-masks: theatre, theater, theatre school, drama, drama school, drama class, acting class, acting classes, musical theatre, pantomime, improv, improv theatre, improv night, theatre play, stage play, amateur dramatics, shakespeare, puppet theatre, costumes, costume hire, costume shop, fancy dress, carnival costumes, cosplay, improvisation, nativity play, drama club, acting school, stage school, open stage, murder mystery play
palette paintbrush: paint and sip, paint & sip, paint-and-sip, sip and paint, sip & paint, painting course, painting class, painting workshop, watercolour, watercolour painting, watercolor, watercolor painting, art class, art club, art clubs, art group, after-school art, art classes, art school, art supplies, art workshop, paint night, paint and sip, drawing class, drawing course, life drawing, artist, acrylic painting, oil painting, face painting, oil paintings, portrait painter, portrait painting, portraits, icon painting, watercolors, sip and paint, mural, murals, mural artist, street art, street art tour, graffiti, graffiti workshop, art studio, art for kids, paint by numbers, sketching, sketch club
framed-picture palette: art gallery, gallery, art exhibition, vernissage, picture framing, picture framer, framing, art print, art prints, poster shop, art fair, photo exhibition, canvas print, canvas prints, sculpture, sculptures, sculptor, mosaic, mosaics, mosaic workshop, stained glass, portrait gallery, art auction, posters
paint-roller bucket: house painter, house painting, painter and decorator, painters, painter, decorator, wall paint, paint shop, wallpaper, plasterer, plastering, renovation
camera: photographer, photography, photo studio, photoshoot, photo shoot, portrait photography, family photos, newborn photography, headshots, photo booth, photography course, photography workshop, camera shop, passport photos
camera ring: wedding photographer, wedding photography, wedding photos, wedding video, wedding videographer
tap wrench: plumber, plumbers, plumbing, emergency plumber, leak repair, leaking tap, drain cleaning, blocked drain, drains, boiler repair, boiler service, gas engineer, heating and plumbing, water heater, pipe repair, bathroom fitter
bathtub shower: bathroom, bathrooms, bathroom renovation, bathroom showroom, bathroom studio, bathroom remodel, bath, walk-in shower
amphora palette: pottery workshop, pottery, pottery class, pottery classes, pottery studio, ceramics, ceramic, ceramics class, ceramics studio
beers: ~happy hour
beers: pub, pubs, beer garden, taproom, tap room, beer hall, sports bar, after work, irish pub, gastropub, beer festival, oktoberfest, student night, pub crawl
beers memo: pub quiz, quiz night, trivia night, bar trivia
beers: ~ bar
beer wheat: brewery, craft beer, microbrewery, brew pub, brewpub, beer, beers, brewing, homebrew, homebrewing, beer tasting, lager, ipa, ale
roof ladder: roofing, roofer, roofers, roof repair, roof, roofs, gutter cleaning, gutters, gutter, chimney sweep, attic conversion, loft conversion
sailing-boat anchor: sailing school, sailing, sailing course, sailing lessons, sailing club, yacht club, regatta, sailing holiday, sailing trip, yacht
sandwich baguette: sandwich shop, sandwich bar, sandwich, sandwiches, panini, sub shop, lunch deal, lunchbox, toastie
coat t-shirt: second-hand clothes, second hand clothes, secondhand clothes, thrift store, thrift shop, vintage clothes, vintage clothing, vintage shop, clothes swap, charity shop, consignment store, used clothes
dress handbag: boutique, fashion boutique, women's fashion, fashion, fashion show, ladies wear, womenswear, fashion store, clothes shop, clothing store, clothing, clothes, dress shop, apparel, fashion brand, evening wear, streetwear
padlock parcel: self storage, storage unit, storage units, storage, storage rooms
skis snowy-mountain: ski school, skiing, ski, ski lessons, ski resort, ski rental, ski hire, ski trip, ski pass, skis, ski holiday, winter sports, ski service, ski shop
snowboarder: snowboard, snowboarding, snowboard school, snowboards
solar-panel sun: solar panel, solar panels, solar, solar power, photovoltaic, solar energy, solar installer, solar system installation
steak cutlery: steak house, steakhouse, steak, steaks, grill house, grill restaurant, dry-aged beef, churrasco
meat-on-bone fire: bbq, barbecue, barbeque, grill, grills, smokehouse, spare ribs, cookout, bbq party, grill party
sushi chopsticks: sushi, sushi bar, sushi restaurant, sashimi, japanese restaurant, sushi class, maki, poke bowl
sewing-needle thread: tailor, tailors, tailoring, alterations, dressmaker, dressmaking, seamstress, clothing repair, bespoke suits, fabric shop, fabrics, quilting, embroidery
tea teapot: tea house, teahouse, tea room, tearoom, tea shop, tea, teas, green tea, herbal tea, matcha, loose leaf tea, tea ceremony, tea tasting, tea merchant
teapot cake-slice: afternoon tea, high tea, cream tea
airplane suitcase: travel agency, travel agent, flights, flight, cheap flights, package holiday, package holidays, last minute holidays, round trip, city break, city trip, airline, travel insurance, backpacking, group travel, honeymoon, adventure travel, tour operator
airplane suitcase: ~ travel, holidays, vacation, vacations, trip
t-shirt paintbrush: t-shirt printing, t-shirt, t-shirts, tshirt, tshirts, screen printing, textile printing, custom t-shirts, tee, tees, merch, merchandise
salad: vegan restaurant, vegetarian restaurant, vegan food, vegan café, salad bar, salads, salad, plant-based, healthy food, healthy lunch, meal kit, meal kits, nutritionist, nutrition, nutrition coach, dietitian, dietician, diet plan, weight loss, healthy eating, health food, health food store, plant based, raw food, slimming club, weight watchers, fasting, meal plan, meal plans, clean eating, poke bowls, poke
clapperboard video-camera: video editing, video editor, videographer, video production, film production, film school, film studio, film making, filmmaking, film festival, short film, filmmaker, video course, wedding film
popcorn film-camera: cinema, movie night, movies, movie, film night, movie theater, movie theatre, open-air cinema, outdoor cinema, film club, drive-in
television popcorn: streaming service, tv series, streaming
watch wrench: watch repair, watchmaker, watchmakers, watch shop, clock repair, clockmaker
bucket window: window cleaning, window cleaner, window cleaners
window hammer: windows, window installation, double glazing, glazier, window replacement, glass repair, window fitter, windows and doors
broom spray-bottle: house cleaning, cleaning service, cleaning services, cleaner, cleaners, cleaning, cleaning company, office cleaning, deep clean, maid service, housekeeping, domestic cleaning, janitorial, end of tenancy cleaning, carpet cleaning, clean-up, cleanup, spring clean, litter pick, cleaning lady, domestic help, maid, maids, cleaner wanted, janitor, janitor service, deep cleaning, oven cleaning, airbnb cleaning, eco cleaning, home cleaning, house clearance
lotus-position lotus: yoga studio, yoga, yoga class, yoga classes, yoga retreat, yoga course, yoga teacher, meditation, meditation class, mindfulness, meditation app, pilates, pilates studio, breathwork, qigong, tai chi, reiki, hatha yoga
massage: massage, massages, massage therapist, massage therapy, thai massage, massage studio, hot stone massage, reflexology, acupuncture
sauna bubbles: spa, day spa, wellness, wellness hotel, spa day, sauna, saunas, steam bath, hammam, hamam, wellness weekend, thermal bath, thermal baths, float spa
shield umbrella: insurance, insurances, insurance broker, insurance agent, insurance company, life insurance, liability insurance, health insurance, insurance quote
shield house: home insurance, house insurance, household insurance, contents insurance, buildings insurance, home owners insurance
shield car: car insurance, auto insurance, motor insurance, vehicle insurance
tooth toothbrush: dentist, dentists, dental, dental clinic, dental practice, dental care, dental check-up, dental implants, orthodontist, orthodontics, braces, teeth whitening, tooth whitening, teeth cleaning, invisible aligners, dentistry, oral care, dental hygienist, teeth
stethoscope hospital: doctor, doctors, gp, general practitioner, medical practice, medical centre, medical center, health centre, health check, check-up, checkup, family doctor, telemedicine, online doctor, paediatrician, pediatrician, surgery hours, cardiologist, healthcare, hospital, internist, sports clinic, plastic surgery, walk-in clinic, outpatient, health checks, blood test, blood tests, diabetes, diabetes clinic, cardiology, heart clinic, urologist, gynaecologist, gynecologist, ent, neurologist, oncologist, oncology, allergy clinic, allergist, internal medicine, gp surgery, private clinic, health insurance plan, medical supplies, physician, x-ray, mri, ultrasound, head lice clinic, travel vaccinations, occupational health
stethoscope hospital: ~ clinic, medical
nurse stethoscope: nurse, nurses, nursing, night nurse, home care, caregiver, caregivers, carer, carers, care assistant, nursing home, nursing jobs, elderly care, senior care, care home, hospice, care worker
pill stethoscope: pharmacy, pharmacies, pharmacist, chemist, drugstore, medication, vitamins, vitamin, supplements, food supplements, cbd shop, cbd gummies, cbd products, cbd drops, hemp oil, homeopathy
pill stethoscope: ~ medicine
syringe: vaccination, vaccine, flu shot, flu jab, botox, aesthetic clinic, cosmetic clinic, fillers
brain speech-bubble: therapist, psychologist, psychotherapy, psychotherapist, therapy, counselling, counseling, counsellor, counselor, mental health, couples therapy, hypnosis, hypnotherapy, life coach, life coaching
blood-drop: blood donation, blood drive, give blood, blood donors
baby: midwife, midwives, baby carrier, baby carriers, baby sling, baby slings, baby wrap, baby shower, baby shop, baby clothes, baby store, baby products, baby gear, newborn, antenatal class, prenatal class, birth preparation, baby swimming, baby sensory
scales gavel: lawyer, lawyers, law firm, attorney, attorneys, solicitor, solicitors, legal advice, legal services, barrister, employment law, divorce lawyer, immigration lawyer, unfairly dismissed, law office, mediation, mediator, paralegal, legal aid, patent attorney, trademark, immigration law, tenancy law, tenants union, tenant advice, consumer rights, legal help, litigation, arbitration, judge
scales gavel: ~ legal
fountain-pen document: notary, notary public, calligraphy, calligraphy workshop, stationery, stationery shop, wills, last will, hand lettering, lettering, probate, inheritance, conveyancing, conveyancer, contract law, legal documents, citizenship test, passport service
briefcase handshake: consulting, consultant, business consulting, consultancy, management consulting, recruitment, recruiter, recruiting, staffing, headhunter, temp agency, hr consulting, networking event, business networking, sales training, business coach, business coaching, franchise, career fair, job fair, careers, executive search, executive search firm, temp work, staffing agency, networking breakfast, chamber of commerce, start-up advice, business club, management consultant, strategy consulting, apprentice wanted, we're hiring, resume writing, cv writing, career advice, career coach, job centre, hr services, human resources, labour union, trade union
desktop-computer laptop: web design, web designer, web development, web developer, website, websites, web agency, website builder, website design, web hosting, software development, software developer, app development, coding, coding bootcamp, coding course, programming, programming course, learn to code, programmer, it training, computer course, data science, erp, crm, cyber security, cybersecurity, computer shop, computers, computer store, tech startup, hackathon, software house, app developer, crm software, e-commerce agency, ecommerce, e-commerce, online shop software, it company, it consulting, virtual assistant, data analytics, booking software, scheduling software, inventory software, typing course, computer class, computer lessons, digital agency, internet agency
desktop-computer laptop: ~ software, saas, cloud
laptop headphones: e-learning, elearning, virtual event, remote work
laptop headphones: ~ online course, online courses, webinar, online class, online classes, online school, online training
laptop coffee: coworking, co-working, coworking space, shared office, office space, desk rental, hot desk, hot desks
smartphone: app launch, habit tracker, habit tracker app, dating app, smartphone, smartphones, iphone, android phone, phone repair, mobile phone, mobile phones, cell phone, phone plan, mobile plan, sim card, phone case, phone cases, phone shop, mobile shop, screen repair, phone contract, data plan, phones, messenger app, telecom, mobile network, sim cards, mobile contract, mobile contracts, phone plans, prepaid, mobile provider
smartphone: ~ mobile app, app
megaphone chart-up: marketing agency, advertising agency, digital marketing, social media marketing, social media manager, seo, seo agency, pr agency, public relations, online marketing, branding agency, branding, lead generation, social media agency
megaphone chart-up: ~ marketing
palette pencil: graphic designer, graphic design, logo design, illustrator, illustration, design studio, tattoo design, comic drawing, ux design
printer document: print shop, printing, printer, copy shop, business cards, flyer printing, printers, photocopy
sauropod museum: natural history museum, dinosaur museum, dinosaurs, dinosaur, dinosaur park, fossils
museum: museum, museums, museum late night, history museum, night of museums
telescope night-sky: planetarium, observatory, stargazing, astronomy
microscope test-tube: science fair, science museum, laboratory, lab, science camp, biotech, science show, science club
graduation-cap books: university, mba, master's degree, scholarship, scholarships, graduation, study abroad, student recruitment, vocational training, apprenticeship, alumni, evening classes, adult education, apprenticeships, evening school, certificate course, diploma, further education, training centre, professional training, masterclass, continuing education
graduation-cap books: ~ college, academy, degree, training course, campus
school backpack: primary school, high school, secondary school, private school, back to school, school supplies, elementary school, international school, school enrolment, school fete
school backpack: ~ school, schools
dancer musical-notes: dance school, dance studio, dance class, dance classes, dance lessons, dancing, dancing lessons, salsa, tango, bachata, flamenco, zumba, dance course, ballroom, swing dance, hip hop dance, line dancing, salsa night, dance, dance workshop
ballet-shoes: ballet, ballet school, ballet class, ballet classes
disco-ball cocktail: nightclub, night club, club night, disco, dj, dj night, dj party, techno, techno night, silent disco, dance party, party night, house party, 80s party, 90s party, ladies night, rave
party-popper balloon: party supplies, birthday party, party rental, new year's eve, new year's eve party, office party, party planner, event planner, event planning, event agency, event management, street party, street fair, neighbourhood party, block party, summer party, grand opening party
party-popper balloon: ~ party, parties, celebration, entertainment
balloon clown: kids entertainer, balloon artist, children's entertainer, balloons, clown, carnival
birthday-cake cupcake: cake shop, cakes, cake, birthday cake, birthday cakes, wedding cake, wedding cakes, custom cakes, confectionery, confectioner, patisserie, pastry shop, cake maker, cake decorating, baking, baking class, baking course, dessert bar, desserts, cake pops, cake toppers, cake studio, cake class, novelty cakes, celebration cakes, layer cake
cupcake: cupcakes, cupcake, muffins, muffin
doughnut: donut, donuts, doughnut, doughnuts, donut shop
cookie: cookies, cookie, biscuits, biscuit, cookie shop, macaron, macarons, shortbread, gingerbread, cookie dough, brownies, brownie, oat bars
chocolate candy: chocolate, chocolates, chocolatier, chocolate shop, pralines, chocolate factory, truffles
candy lollipop: candy, candies, sweets, sweet shop, candy shop, candy store, lollipop
wine grapes: wine, wines, winery, vineyard, vineyards, wine tasting, wine bar, wine shop, wine merchant, wine cellar, red wine, white wine, wine club, wine festival, wine tour, sommelier, rosé, prosecco bar
champagne toast: champagne, prosecco, crémant, cava, sparkling wine, new year's party, champagne bar
cocktail: cocktail, cocktails, cocktail bar, mixology, cocktail class, cocktail course, gin bar, gin, gin tasting, rooftop bar, aperitivo, spritz
pizza: pizzeria, pizza, pizzas, pizza delivery, pizza oven, pizza night, wood-fired pizza
spaghetti tomato: italian restaurant, pasta, fresh pasta, trattoria, osteria, italian food, spaghetti, lasagne, lasagna, pasta bar, pasta class
burger french-fries: burger, burgers, burger bar, burger joint, burger restaurant, hamburger, hamburgers, cheeseburger, burger truck, smash burger, burger monday, fast food, diner
hot-dog sausage: hot dog, hot dogs, hot dog stand, corn dog
sausage fire: sausage, sausages, sausage stand, bratwurst, currywurst, bockwurst, chorizo, salami, frankfurter
takeaway-box: food delivery, meal delivery, delivery food, lunch delivery, meals delivered, ready meals, prepared meals, protein meals, meal kit, meal kits, meal box, meal boxes, frozen meals, home delivered meals
takeaway-box: ~ takeaway, take-away, takeout
cutlery dinner-plate: bistro, brasserie, food truck, street food, street food festival, fine dining, eatery, canteen, gastronomy, tasting menu, family restaurant, brunch menu, food festival, supper club, tapas, tapas bar, tapas night, food court, food hall, diner menu, local food, set menu
cutlery dinner-plate: ~ restaurant, restaurants, lunch, dinner, meals
pancakes coffee: brunch, breakfast, breakfast café, breakfast buffet, sunday brunch, pancakes, pancake house, creperie, crêperie, crêpes, crepes
curry rice: indian restaurant, curry house, curry, curries, indian food, tandoori, biryani, dal, indian takeaway, thali, curry night, punjabi, bengali, nepalese, sri lankan, pakistani restaurant, korma, masala, balti, rice and curry, thai curry
falafel: falafel, hummus, lebanese restaurant, mezze, middle eastern food, syrian restaurant
paella: paella, spanish restaurant, paella night
chicken-leg: fried chicken, chicken wings, chicken, rotisserie chicken, chicken shop, wings, roast chicken, chicken grill, rotisserie, peri peri, turkey dinner
dumpling: dumplings, dim sum, dumpling, gyoza, pierogi, momo
bubble-tea: bubble tea, boba, boba tea, milk tea
shopping-bags price-tag: flash sale, clearance sale, outlet, shopping centre, shopping center, shopping mall, mall, department store, black friday, cyber monday, stock clearance, flea market, car boot sale, garage sale, yard sale, rummage sale, pop-up store, pop-up shop, warehouse sale, jumble sale
shopping-bags price-tag: ~ shopping, summer sale, winter sale, sale
baby-bottle baby: baby food, baby purees, baby meals, weaning, infant formula
santa: santa's grotto, santas grotto, grotto, santa visits, breakfast with santa, meet santa, photos with santa, letters from santa, father christmas
gift ribbon: gift shop, gift card, gift cards, gift voucher, gift basket, gift box, gift ideas, gift wrapping, souvenir, souvenirs, souvenir shop, hampers, gift hamper, subscription box, secret santa, gift vouchers, hamper, gift boxes
gift ribbon: ~ gifts, gift, presents
christmas-tree gift: christmas market, christmas tree, christmas trees, christmas, xmas, christmas party, christmas sale, christmas fair, advent calendar, christmas concert, christmas dinner
jack-o-lantern ghost: halloween, halloween party, haunted house, pumpkin, pumpkins, pumpkin patch, pumpkin carving, ghost tour, ghost walk
chick egg: easter, easter egg hunt, easter brunch, easter market, easter sale
rose love-letter: valentine, valentine's day, valentines, valentine's, date night, speed dating, singles night, dating, matchmaking
spirits-bottle toast: whisky, whiskey, whisky tasting, rum, rum tasting, distillery, spirits, bourbon, liquor store, liquor, vodka
`;
