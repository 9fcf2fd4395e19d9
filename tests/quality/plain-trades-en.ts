/** Plain English names of trades and wares, by the things that stand for them. Notation: word-list.ts. */
export const plainTrades = `
air-conditioner: air conditioning, air conditioning repair, air conditioner, air con, aircon, hvac, heat pump
air-conditioner: cooling system, duct cleaning, ac repair, ventilation, furnace repair, refrigerant, air ducts
air-conditioner: ac service
barber-pole: barber, barbers, barbershop, barber shop, barber's, skin fade, beard trim, gents hair, men's haircut
barber-pole: hot towel shave, men's grooming
bathtub shower: bathroom, bathrooms, bathroom renovation, bathroom showroom, bathroom studio, bathroom remodel, bath
bathtub shower: walk-in shower
bed bellhop-bell: hotel, hotels, boutique hotel, guesthouse, guest house, bed and breakfast, b&b, inn, motel, hostel
bed bellhop-bell: resort, weekend break, weekend getaway, staycation, rooms from, rooms available, rooms to let
bed bellhop-bell: room to let, room to rent, rooms to rent, room for rent, rooms for rent, en suite rooms, ensuite rooms
bed bellhop-bell: double rooms, guest rooms
birthday-cake: cake shop, cakes, cake, birthday cake, birthday cakes, wedding cake, wedding cakes, custom cakes
birthday-cake: confectionery, confectioner, patisserie, pastry shop, cake maker, cake decorating, baking, baking class
birthday-cake: baking course, dessert bar, desserts, cake pops, cake toppers, cake studio, cake class, novelty cakes
birthday-cake: celebration cakes, layer cake
blood-drop: blood donation, blood drive, give blood, blood donors, blood bank, blood banks, blood donor
blood-drop: blood test at home, blood work, cholesterol check, cholesterol
bowling: bowling alley, bowling, ten pin bowling, bowling night, bowling league
bricks: patio laying, driveway, driveways, block paving, retaining wall, drywall, dry lining, screed, foundations
bricks: brickwork, pointing, repointing, resin driveways, tarmac, concrete
broom spray-bottle: house cleaning, cleaning service, cleaning services, cleaner, cleaners, cleaning, cleaning company
broom spray-bottle: office cleaning, deep clean, maid service, housekeeping, domestic cleaning, janitorial
broom spray-bottle: end of tenancy cleaning, carpet cleaning, clean-up, cleanup, spring clean, litter pick
broom spray-bottle: cleaning lady, domestic help, maid, maids, cleaner wanted, janitor, janitor service, deep cleaning
broom spray-bottle: oven cleaning, airbnb cleaning, eco cleaning, home cleaning, house clearance
burger: burger, burgers, burger bar, burger joint, burger restaurant, hamburger, hamburgers, cheeseburger, burger truck
burger: smash burger, burger monday, fast food, diner, burger van, burger vans, gourmet burger, gourmet burgers
burger: smash burgers
calculator: accountant, accounting, accounting practice, accounting firm, accountancy, bookkeeper, bookkeeping, payroll
calculator: auditor, tax advisor, tax adviser, tax return, tax preparation, tax filing, tax refund, tax service
calculator: tax consultant, taxes, chartered accountant, cpa, income tax, tax returns, tax help, self assessment
calculator: vat returns, tax prep
camera: photographer, photography, photo studio, photoshoot, photo shoot, portrait photography, family photos
camera: newborn photography, headshots, photo booth, photography course, photography workshop, camera shop
camera: passport photos, wedding photographer, wedding photography, wedding photos, wedding video, wedding videographer
camera: modelling agency, model casting, photo booth hire, boudoir photography, passport pictures, maternity photos
camera: maternity photography, maternity shoot, maternity photographer, darkroom, film developing, photo printing
camera: photo prints
canned-food: food bank, food drive, food pantry, food donation, soup kitchen, feeds a family, meals for the homeless
canned-food: food collection, spare a tin, tins and packets, tinned food
car key: car dealer, car dealership, used cars, new cars, cars for sale, car sales, car showroom, auto dealer
car key: auto dealership, approved used cars, second-hand cars, pre-owned cars, car hire, car rental, rental cars
car key: car leasing, rent a car, car sharing, carpool, test drive
cat: cat food, cat café, cat cafe, cat litter, cat sitting, cattery, cat hotel, cat treats, maine coon
cat: british shorthair, ragdoll kittens, persian cat, bengal cat, sphynx, cat pens, cat pen
coat: second-hand clothes, second hand clothes, secondhand clothes, thrift store, thrift shop, vintage clothes
coat: vintage clothing, vintage shop, clothes swap, charity shop, consignment store, used clothes, outdoor clothing
coat: waterproof jackets, rainwear, raincoats, ski jackets, down jackets, school blazers, blazers, blazer, waistcoats
coat: kilts, kilt, tweed, suits made to measure, tailored suits
coffee: coffee shop, coffee bar, coffee house, coffeehouse, cafe, café, espresso bar, barista, barista course
coffee: coffee roaster, coffee roastery, roastery, roasters, coffee beans, espresso, cappuccino, latte, flat white
coffee: cold brew, coffee subscription, coffee machine, coffee van, coffee vans, coffee truck, coffee trailer
coffee: coffee cart, coffee carts, mobile coffee
croissant: bakery, bakeries, baker, bakehouse, boulangerie, viennoiserie, patisserie and bakery, pastry, pastries
curry: indian restaurant, curry house, curry, curries, indian food, tandoori, biryani, dal, indian takeaway, thali
curry: curry night, punjabi, bengali, nepalese, sri lankan, pakistani restaurant, korma, masala, balti, rice and curry
curry: thai curry, dosa
dancer: dance school, dance studio, dance class, dance classes, dance lessons, dancing, dancing lessons, salsa, tango
dancer: bachata, flamenco, zumba, dance course, ballroom, swing dance, hip hop dance, line dancing, salsa night, dance
dancer: dance workshop
delivery-van parcel: moving company, movers, removals, house removals, removal company, moving service, relocation
delivery-van parcel: man and van, furniture delivery, house move, office move
dog bone: pet food, dog food, dog treats, dog shop, pet shop, pet store, pet supplies, petshop, pet accessories
dog bone: labrador, labradors, golden retriever, golden retrievers, cockapoo, bulldog, bulldogs, beagle
dog bone: yorkshire terrier, chihuahua, husky, border collie, german shepherd, dachshund, cocker spaniel, rottweiler
dog bone: dobermann, boxer puppies, bichon, pomeranian, shih tzu, jack russell, labradoodle, maltipoo
dog scissors: dog grooming, dog groomer, pet grooming, pet groomer, grooming salon, poodle parlour
dog stethoscope: vet, vets, veterinarian, veterinary, vet clinic, animal hospital, animal clinic, puppy check
dog stethoscope: pet health, pet clinic, pet vaccination, pet insurance, veterinar
doughnut: donut, donuts, doughnut, doughnuts, donut shop, churros, beignets, churro, fritters, funnel cake, loukoumades
dress: boutique, fashion boutique, women's fashion, fashion, fashion show, ladies wear, womenswear, fashion store
dress: clothes shop, clothing store, clothing, clothes, dress shop, apparel, fashion brand, evening wear, streetwear
dress: maternity clothes, maternity wear, maternity clothing, maternity fashion, maternity dresses, maternity dress
eyelashes: eyelash extensions, eyelash, lash extensions, lash bar, lash studio, lash lift, lashes, brow bar, brows
eyelashes: eyebrow threading, microblading
fish shrimp: fishmonger, fish shop, fish market, seafood, seafood restaurant, fish restaurant, fish counter, fresh fish
fish shrimp: fish and seafood
football: football club trials, football club, football, football team, football trials, football academy
football: football training, football camp, soccer, soccer club, soccer camp, soccer academy, five-a-side
football: football match, football tournament, girls trials, boys trials, player trials, trials day
gift ribbon: gift shop, gift card, gift cards, gift voucher, gift basket, gift box, gift ideas, gift wrapping, souvenir
gift ribbon: souvenirs, souvenir shop, hampers, gift hamper, subscription box, secret santa, gift vouchers, hamper
gift ribbon: gift boxes, gifts, gift, presents, voucher, vouchers
glasses: glasses, glasses and lenses, eyeglasses, spectacles, optician, opticians, optometrist, optometry, eyewear
glasses: contact lenses, eye test, eye exam, eyesight test, eye clinic, eye doctor, ophthalmologist, vision test
glasses: progressive lenses, varifocals, varifocal lenses, second pair free, single vision lenses
hair-comb: braids, box braids, wigs, wig, dreadlocks, locs, hair replacement, weave, cornrows, hair transplant
hearing-aid: hearing aid, hearing aids, audiologist, audiology, hearing test, hearing care, hearing centre
signing-hands: sign language, bsl
hearing-aid: lip reading, hearing loop, hearing loops, tinnitus
judo-suit: krav maga, aikido, taekwondo, kung fu, bjj, brazilian jiu jitsu, jiu jitsu, jiu-jitsu, mma, martial art
key lock-and-key: locksmith, locksmiths, lock service, key cutting, lockout, locked out, lock repair, lock change
key lock-and-key: locks changed, keys cut, keys copied, spare keys
lotus-position: yoga studio, yoga, yoga class, yoga classes, yoga retreat, yoga course, yoga teacher, meditation
lotus-position: meditation class, mindfulness, meditation app, pilates, pilates studio, breathwork, qigong, tai chi
lotus-position: reiki, hatha yoga, aerial yoga, aerial silks, aerial fitness, qi gong, barre class
massage: massage, massages, massage therapist, massage therapy, thai massage, massage studio, hot stone massage
massage: reflexology, acupuncture, shiatsu, reflexologist, indian head massage, lymphatic drainage, bowen therapy
megaphone chart-up: marketing agency, advertising agency, digital marketing, social media marketing
megaphone chart-up: social media manager, seo, seo agency, pr agency, public relations, online marketing
megaphone chart-up: branding agency, branding, lead generation, social media agency, marketing
nail-polish: nail salon, nail bar, manicure, pedicure, nail art, nail studio, gel nails, nail technician
noodles: noodle bar, noodles, noodle shop, ramen, ramen bar, ramen shop, udon, soba, pho, wok, thai restaurant
noodles: thai food, asian restaurant, asian food, chinese restaurant, chinese takeaway, chinese food, asian street food
noodles: vietnamese restaurant, korean restaurant, thai street food, thai takeaway, thai kitchen, laksa, satay
nurse: nurse, nurses, nursing, night nurse, home care, caregiver, caregivers, carer, carers, care assistant
nurse: nursing home, nursing jobs, elderly care, senior care, care home, hospice, care worker, respite care
nurse: dementia care, live-in care, in-home care, hospice care, assisted living
paint-roller: house painter, house painting, painter and decorator, painters, painter, decorator, wall paint, paint shop
paint-roller: wallpaper, plasterer, plastering, renovation, paint, paints, tester pots, emulsion paint
pill: pharmacy, pharmacies, pharmacist, chemist, drugstore, medication, vitamins, vitamin, supplements, food supplements
pill: cbd shop, cbd gummies, cbd products, cbd drops, hemp oil, homeopathy, medicine, vitamin shop, dietary supplements
pill: nutritional supplements
pizza: pizzeria, pizza, pizzas, pizza delivery, pizza oven, pizza night, wood-fired pizza, pizza truck, pizza van
pizza: pizza vans, pizza trailer, mobile pizza
plug lightning: electrician, electricians, electrical contractor, electrical services, electrical repair
plug lightning: electrical installation, rewiring, wiring, electric company, electricity provider, green energy
plug lightning: electricity
printer: print shop, printing, printer, copy shop, business cards, flyer printing, printers, photocopy, photocopying
printer: flyers, banners, rubber stamps, poster printing, ink cartridges, toner, leaflet distribution
roof ladder: roofing, roofer, roofers, roof repair, roof, roofs, gutter cleaning, gutters, gutter, chimney sweep
roof ladder: attic conversion, loft conversion
scales gavel: lawyer, lawyers, law firm, attorney, attorneys, solicitor, solicitors, legal advice, legal services
scales gavel: barrister, employment law, divorce lawyer, immigration lawyer, unfairly dismissed, law office, mediation
scales gavel: mediator, paralegal, legal aid, patent attorney, trademark, immigration law, tenancy law, tenants union
scales gavel: tenant advice, consumer rights, legal help, litigation, arbitration, judge, legal, law society
scales gavel: bar association, law centre, law center, law school
scissors hair-comb: hair salon, hairdresser, hairdressers, hairdressing, hair stylist, hairstylist, hair studio, haircut
scissors hair-comb: haircuts, hair care, hair colour, hair color, hair extensions, balayage, blow dry, hair treatment
scissors hair-comb: salon
security-camera: doorbell camera, bouncers, door supervisors, event security, guard dogs, intruder alarms, cctv cameras
security-camera: cctv camera, cctv installed, cctv installation, dash cams, dash cam, burglar alarms, house alarms
security-camera: intruder alarm
serum-bottle: skincare, skin care, serum, vitamin c serum, face serum, face cream, moisturizer, moisturiser, facial oil
serum-bottle: natural cosmetics, facial, facials, anti-ageing, anti-aging, retinol, hyaluronic acid
set-square ruler: architect, architecture firm, architecture studio, architect office, architectural, draughtsman
set-square ruler: surveyor, land surveying, structural engineer, civil engineer, building inspector, building survey
set-square ruler: planning permission, planning consultant, home inspection, home inspector, quantity surveyor
set-square ruler: building control, house plans, energy certificate, land survey
shield umbrella: insurance, insurances, insurance broker, insurance agent, insurance company, life insurance
shield umbrella: liability insurance, health insurance, insurance quote
sofa: interior designer, interior design, interior decorator, home decor, home decoration, home styling, homeware
sofa: decorating, interior, interiors, furniture, furniture store, furniture shop, sofa, sofas, couch, couches, armchair
sofa: armchairs, sofa sale, upholstery, upholsterer, furniture sale, sideboard, outdoor furniture, garden furniture
sofa: sofa cleaning, upholstery cleaning, couch cleaning, house clearances, flat clearance, estate clearance
steering-wheel: driving school, driving lessons, driving lesson, driving instructor, driving test, learn to drive
steering-wheel: driver training, driving licence, driving license, drivers ed, pass first time, pass your test
steering-wheel: pass your driving test, manual and automatic, manual or automatic, automatic lessons
steering-wheel: automatic driving lessons, female instructor, male instructor, learner drivers
stethoscope: doctor, doctors, gp, general practitioner, medical practice, medical centre, medical center, health centre
stethoscope: health check, check-up, checkup, family doctor, telemedicine, online doctor, paediatrician, pediatrician
stethoscope: surgery hours, cardiologist, healthcare, hospital, internist, sports clinic, plastic surgery
stethoscope: walk-in clinic, outpatient, health checks, blood test, blood tests, diabetes, diabetes clinic, cardiology
stethoscope: heart clinic, urologist, gynaecologist, gynecologist, ent, neurologist, oncologist, oncology
stethoscope: allergy clinic, allergist, internal medicine, gp surgery, private clinic, health insurance plan
stethoscope: medical supplies, physician, x-ray, mri, ultrasound, head lice clinic, travel vaccinations
stethoscope: occupational health, clinic, medical, x-ray clinic, mri scan, private gp, urgent care, ultrasound scan
sushi: sushi, sushi bar, sushi restaurant, sashimi, japanese restaurant, sushi class, maki, poke bowl
swimming-pool: swimming pool builder, pool builder, pool builders, pool installation, pool cleaning, pool maintenance
swimming-pool: pool service, swimming pools, pool heating, pools, inground pools, pool supplies, aquatic centre
swimming-pool: aquatic center, aquatics centre, leisure centre, leisure center
tap wrench: plumber, plumbers, plumbing, emergency plumber, leak repair, leaking tap, drain cleaning, blocked drain
tap wrench: drains, boiler repair, boiler service, gas engineer, heating and plumbing, water heater, pipe repair
tap wrench: bathroom fitter, bathroom taps, kitchen taps, mixer taps, dripping tap
tattoo-machine: permanent makeup, tattoo removal, micropigmentation
tooth toothbrush: dentist, dentists, dental, dental clinic, dental practice, dental care, dental check-up
tooth toothbrush: dental implants, orthodontist, orthodontics, braces, teeth whitening, tooth whitening, teeth cleaning
tooth toothbrush: invisible aligners, dentistry, oral care, dental hygienist, teeth
tree: tree surgeon, tree care, tree service, tree removal, arborist, tree felling, forestry, hedge laying, hedgelaying
tree: hedge layer, bonsai trees, stump grinding, stump removal, hedge cutting, hedge trimming, tree surgery
tree: tree planting, plant a tree, woodland planting
watch: watch repair, watchmaker, watchmakers, watch shop, clock repair, clockmaker, watch batteries, watch straps
watch: clocks, horology, watch strap, watch battery, watch repairs, chronograph
window: windows, window installation, double glazing, glazier, window replacement, glass repair, window fitter
window: windows and doors, glazing, conservatory, conservatories, sash windows, window repair, orangery
window: plantation shutters, roller shutters, window shutters, blinds cut to size
wine grapes: wine, wines, winery, vineyard, vineyards, wine tasting, wine bar, wine shop, wine merchant, wine cellar
wine grapes: red wine, white wine, wine club, wine festival, wine tour, sommelier, rosé, prosecco bar
wrench car: auto repair, auto repair garage, car repair, car service, car servicing, garage, mechanic, mobile mechanic
wrench car: auto shop, body shop, car workshop, brake service, oil change, auto electrician, car inspection, mot
wrench car: mot test, vehicle inspection, panel beaters, car breakdown, breakdown service, roadside assistance
wrench car: tow truck, towing, towing service, recovery service, exhaust, exhausts, brakes, clutch repair, car parts
wrench car: auto parts, car spares, windscreen repair, windscreen, windshield repair, car glass, car wrapping, car audio
wrench car: car audio installation, seat covers, chip tuning, diesel mechanic, car battery replacement, garage equipment
wrench car: car paint, car upholstery
yarn: wool, crochet, macrame, knit and natter, weaving, yarn shop, felting
`;
