/** English words for clothes, beauty and the body, by the thing they lead to: e to h. Notation: word-list.ts. */
export const englishWearEToH = `
ear: ear wax, earwax, ear wax removal, earwax removal, microsuction, micro suction, ear microsuction, ear syringing
ear: ear clinic, ear plugs, earlobe repair, lobe repair, wax removal, cartilage piercing
ear: earplugs, listening service, hearing aid batteries, hearing aid battery
ear candle: hopi ear candles, hopi ear candling, hopi candling, hopi candles, ear candling
ear hearing-aid: tinnitus support
ear stethoscope: otolaryngologist, otolaryngologists, ent, ent clinic, ent specialist, ent surgeon, ent surgeons
ear stethoscope: ent doctor, ear nose and throat, ear nose throat, ear nose & throat, vertigo clinic, tinnitus clinic
ear stethoscope: balance clinic
earrings: piercing, piercings, body piercing, nose piercing, piercing studio, piercing shop, ear piercing, ear piercings
earrings: ear piercer, ears pierced, earrings and piercing, piercers, studs and hoops, body jewellery
earrings: piercing jewellery, nose stud, nose studs
earrings diamond: earring, earrings, hoop earrings, stud earrings, statement earrings, clay earrings
earrings diamond: polymer clay earrings, silver earrings, gold earrings, jhumka, jhumkas, handmade earrings
earrings diamond: beaded earrings
eye glasses: low vision clinic, dry eye clinic, retina clinic, glaucoma clinic, ocularist, ocularists, artificial eyes
eye glasses: eye bank, cornea donation, iridology, iridologist, eye camp, free eye camp, eye check, eye check-up
eye glasses: eye checkup, cataract operation, cataract operations, laser eye surgery, laser eye clinic, cataract surgery
eye glasses: cataracts, eye test, eye tests, eye surgery, macular group, laser vision, vision therapy, eye screening
eye glasses: diabetic eye screening, lookouts wanted, dry eye, glaucoma, macular
eye mirror: eyelid surgery, blepharoplasty, droopy eyelids
eye: glass eye, glass eyes
eyebrow: eyebrow tinting, eyebrow shaping, eyebrow waxing, eyebrow threading salon, brow lamination, brow tint
eyebrow: brow waxing, brow shaping, hd brows, microblading, brow bar, brow artist, brow threading, eyebrow threading
eyebrow: eyebrow tint, powder brows, ombre brows, brow tattoo, brow tattoos, nano brows, nanobrows, brows, eyebrow
eyebrow: eyebrows, threading, semi permanent makeup, semi-permanent makeup, permanent makeup, permanent make up
eyelashes: mascara and
eyelashes eye: lash, lashes, lash fill, lash fills, lash infill, lash infills, lash refill, lash refills, lash set
eyelashes eye: lash sets, lash lift, lash lifts, lash lift and tint, lash bar, lash studio, lash studios, lash artist
eyelashes eye: lash artists, lash tech, lash techs, lash technician, lash technicians, lash training, lash course
eyelashes eye: lash client, lash clients, new lash clients, lash extension, lash extensions, volume lashes
eyelashes eye: hybrid lashes, classic lashes, russian lashes, russian volume, mink lashes, full set lashes
eyelashes eye: lash full set, volume fill, volume fills, hybrid fill, hybrid fills, classic fill, classic fills
eyelashes eye: eyelash extensions, eyelash tint, brows and lashes, lashes and brows, eyeliner tattoo, eyeliner tattoos
eyelashes eye: lash courses, eyelash, lash tint, lash and brow tint, classic set, lash room, lash perm, infill lashes
eyelashes eye: mascara, mascaras, eyeliner
fascinator: fascinator, fascinators, hatinator, hatinators
felt-hat: get your hat, your hat, hat shop, hat cleaning, hat reshaping, hat shaping, hat steaming, akubra, akubras
felt-hat: stetson, stetsons, felt hat, felt hats, bush hat, bush hats, panama hat, panama hats, fedora, fedoras, trilby
felt-hat: trilbies, cowboy hat, cowboy hats, hat fitting, felts and straws, caps and hats, hats, bowler hat, bowler hats
felt-hat: panamas, slouch hats
felt-hat top-hat: hat blocking, western wear
felt-hat horseshoe: wild west, cowboy party
flat-cap scarf: flat cap, flat caps, tweed cap, tweed caps, newsboy cap, newsboy caps, baker boy cap, baker boy caps
flat-cap scarf: paddy cap, paddy caps, donegal cap, donegal caps, bunnet, bunnets, driving cap
flat-shoe: ballerina flats, mary janes, dolly shoes, slip on shoes, slip-on shoes, pumps and flats, jutti, juttis
flat-shoe: punjabi jutti, mojari, mojaris, mojris, espadrille, espadrilles, moccasin, moccasins, girls shoes
flexed-arm: pull ups, pull-ups, pull up, tricep dips, core strength, strong woman, body building, testosterone
flexed-arm: bodybuilders, tennis elbow, golfer's elbow, arm wrestling
flexed-arm medal: highland games
flip-flop: rubber thongs, pool sliders, pool slides, beach shoes, jandal, jandals, pluggers
foot: foot clinic, orthotics, orthotic insoles, custom insoles, insoles, bunion clinic, verruca clinic
foot: podiatric surgeon, ingrown nails, ingrown nail, ingrown toenails, ingrown toenail, ingrowing toenails, toenails
foot: toenail cutting, fungal nails, verruca, verrucas, foot health, foot health practitioner, foot care at home
foot: chiropody, chiropodist, chiropodists, podiatry, podiatrist, foot care, corns, corns and calluses, bunions
foot: cracked heels, athlete's foot, nail cutting, gait clinic, footcare, sore heels, heel pain, sore heel, reflexology
foot: reflexologist
foot bone: bunion, bunion surgery, hammer toe
foot dress-shoe: orthopaedic insoles
foot fish: fish pedicure
football-boot: football boots, football boot, soccer cleats, soccer boots, kids football boots
glasses: blue light glasses, blue-light glasses
glasses eye: spectacles appeal, old glasses wanted, glasses appeal, eyecare, eye care, eye care centre, eye care center
glasses eye: opticians, optician, optometrist, optometrists, optometry, dispensing optician, spectacle frames
glasses eye: spectacles, varifocals, bifocals, designer frames, reading glasses, vision centre, vision center, eye exam
glasses eye: eye exams, eyes tested, eye tested, eyes checked, progressive lenses, varifocal lenses, second pair free
glasses eye: single vision lenses, glasses, glasses and lenses, eyeglasses, eyewear, eyesight test, eye clinic
glasses eye: eye doctor, ophthalmologist, vision test, reading specs, prescription lenses, rimless frames, old specs
glasses eye: kids specs, children's specs, designer specs, cheap specs, half moon specs, blue light lenses, reglaze
glasses eye: multifocals
gloves: fingerless mitts, oven mitts, baseball mitts, ski gloves, gauntlets
gloves safety-vest: work gloves, safety gloves, rigger gloves
gloves scarf: mittens hats, mittens and hats, hats gloves, hats and gloves, gloves hats, possum merino
gloves scarf: possum and merino, merino wool gloves, gloves, mittens
gloves soap: nitrile gloves, disposable gloves, latex gloves, vinyl gloves, examination gloves, exam gloves
gloves soap: rubber gloves, powder free gloves, medical gloves
gloves spade: gardening gloves, garden gloves
goggles: safety specs, safety glasses, safety spectacles, safety eyewear, protective eyewear, eye protection
goggles: prescription safety glasses
graduation-cap books: graduation gown, graduation gowns, academic gown, academic gowns, graduation robes, msc in, bsc in
graduation-cap books: ma in, mba, phd, masters degree, master's degree, community college, technical college
graduation-cap books: vocational college, vocational school, further education college, university, scholarship
graduation-cap books: scholarships, graduation, study abroad, student recruitment, vocational training, apprenticeship
graduation-cap books: alumni, apprenticeships, certificate course, diploma, further education, training centre
graduation-cap books: professional training, masterclass, continuing education, ged prep
graduation-cap books: leaving cert grinds, grad gowns, cap and gown, hood hire, commencement speaker, functional skills
graduation-cap books: a level retakes, gcse retakes, student finance, leavers assembly, leavers ball, foundation degree
graduation-cap books: foundation degrees, art foundation, access to he, clearing places, gre classes, hiset prep, ged
graduation-cap books: bootcamps for graduates, a levels, a-levels, microcredentials, ged class, ged classes, hiset
graduation-cap books: ~ college, academy, degree, training course, campus, open day, training, courses, open evening
graduation-cap books: ~ open evenings, adult ed, distance learning, foundation year, convocation, postgraduate, postgrad
graduation-cap books: ~ undergraduate, undergrad
graduation-cap briefcase: business school, business schools
graduation-cap laptop: learnership, learnerships, traineeship, traineeships
graduation-cap moon: evening school
graduation-cap: student union, student unions, students' union
hair-clipper: barber clippers, cordless clippers, beard trimmer, hair clipper, hair clippers, hair trimmer
hair-clipper: hair trimmers, beard trimmers, head shave, head shaves
hair-comb: head lice, head lice clinic, nits, lice clinic, lice removal, weave, lice treatment
hair-comb: nit nurse, nit comb, nit combs, nit combing, hair brushes, detangling brushes, beard combs, afro combs
hair-comb: headlice, hairbrush, hairbrushes, hair weaving, sew in weave, sew-ins, tape ins
hair-comb: tape-ins, relaxers
hair-comb scissors: trichologist, trichology, hair loss clinic, thinning hair, hair loss, afro hair, mobile hairdresser
hair-comb scissors: updo, hairstyling, hair loss treatment, hair colouring, lowlights, highlights and lowlights
hair-comb stethoscope: hair transplantation, fue hair transplant
hair-dryer: hair styling, rollers and set, dyson airwrap, airwrap, airwraps, dyson supersonic
hair-dryer hair-comb: blow dry, blow-dry, blow dries, blowdry, blowout bar, blowout bars, blow dry bar, hairdryer
hair-dryer hair-comb: hair dryer, hair dryers, hairdryers, brazilian blow dry, wash and blow dry
hair-extensions: hair extensions, hair extension, hair weave, hair weaves
hanbok: hanbok, hanboks
hand-fan: folding fans, paper fans, hand fans, flamenco fans, church fans, wedding fans, handheld fan, handheld fans
handbag: bag repair, leatherwork, designer bag, designer bags, pre-loved bags, preloved bags
handbag: designer handbags, bags and purses, shoulder bags, handbag spa, bag restoration, market totes, hobo bags
handbag: slouch bags, saddle bags for, satchels, satchel
handbag purse: vegan leather, vegan leather handbags, vegan leather bags, handbags, handbag, bag shop, purses
handbag purse: ~ bags, bag
handbag wallet: leather goods, leather goods shop, leathercraft, leather craft, leather workshop, leatherworker
handbag wallet: leather worker, leather work, leather bags, leathersmith, leather tooling, leatherwork class, bag making
handshake: trade counter, meet the buyer, suppliers wanted, distributors wanted, sponsors wanted, business partner
handshake: business partners, buying group, job share, account managers, account manager, co-ops, cooperative, resellers
handshake: reseller
handshake briefcase: merger advice, mergers, mergers and acquisitions, acquisition advice, business brokers
handshake briefcase: business sales, joint ventures, partnership agreements, supplier negotiation
handshake briefcase: procurement consultants, procurement consultancy, procurement, b2b networking, networking lunch
handshake briefcase: networking events
handshake heart: prison visitor, prison visitors, befriender, befrienders, hospital volunteers, hospital volunteer
handshake heart: recovery group, alcohol support, drug and alcohol support, addiction support, aa meeting
handshake heart: victim support, voluntary work, volunteering, volunteer, volunteers, volunteers needed
handshake heart: social enterprise, community support, befriending, befriending service, community fund, twinning
handshake heart: town twinning, advice centre, citizens advice, mutual aid, volunteer centre, carers support
handshake heart: carers group, carers' group, young carers, community grant, community grants, grants for, small grants
handshake heart: trustees wanted, trustee vacancies, fundraising committee, charity trustees, charity appeal
handshake heart: donate monthly, refugee support, asylum support, domestic abuse support, time bank, timebank
handshake heart: addiction recovery, rotary club, rotarians, lions club, soroptimists
handshake: ~ mentors needed, networking, mentors, partnership, partnerships, collaboration, alliances, allies
hanfu: hanfu, hanfus, hanfu rental, chinese hanfu
headscarf: hijab, hijabs, headscarf, headscarves, modest fashion, modest wear, modestwear, modest clothing, niqab
headscarf: niqabs, muslim fashion, islamic clothing, chemo caps, chemo headwear, hair wraps, tichels, headsquares
hearing-aid: hearing aid, hearing aids, audiologist, audiology, hearing test, hearing care, hearing centre
hearing-aid: hearing check, free hearing check, hearing care professional, hearing loss
hearing-aid ear: hard of hearing, deaf club, deaf community, deaf awareness, loop systems, induction loop
hearing-aid ear: tinnitus group, lipreading
hearing-aid speech-bubble: lip reading, hearing loop, hearing loops, tinnitus
heart: defibrillator appeal, special needs, defibs
heart handshake: ngo, ngos, non-profit office, nonprofit office, community foundation, charitable foundation
heart handshake: family foundation, foundation grants, grant giving, organ donor, organ donors, organ donation
heart handshake: clothing drive, hygiene drive, donation drive, period products, sanitary pads, reusable pads
heart handshake: charity event, donation, donations, fundraiser, fundraising, nonprofit, non-profit, sponsorship
heart handshake: community project, crowdfunding, relief fund, refugees, refugee appeal, winter appeal, homeless
heart handshake: winter coats for the homeless, random acts of kindness, self love, date nights, singles social
heart handshake: speed friending, matchmakers
heart handshake: ~ charity, donate, helpers wanted, helpers needed, kindness
heart house: women's shelter, support group, self-help group, refugee aid, animal sanctuary, foster carers wanted
heart house: neighbourhood help
heart house: ~ shelter
henna-hand: mehendi, mehandi, henna artists, mehndi artist, mehndi artists, henna party, henna parties, henna design
henna-hand: henna designs, mehndi designs, arabic mehndi, bridal mehndi, bridal mehndi artist, bridal henna
henna-hand: bridal mehendi, henna, mehndi, henna artist, henna tattoo, karwa chauth, henna cones, mehndi cones
henna-hand: ~ mehndi night, mehndi nights, henna night, henna nights
high-heel: wedding shoes, wedding shoe, bridal shoes, bridal shoe, prom shoes, evening shoes, high heels, heels
high-heel: court pumps, stilettos, platform shoes, wedge heels, wedges and heels, party shoes, heels and flats, stiletto
high-heel: slingbacks, court shoe
hiking-boot: walking boots, walking boot, hill boots, steel toecaps, nordic walking, walking group, ramblers, rambling
hiking-boot: walking club, guided walk, guided walks, camino, alpine club, forest bathing, forest walk, nature walk
hiking-boot: night walk, bush walk, bush walks, bush walking, hut to hut, tramping, trampers, fellwalking, safety boots
hiking-boot: safety shoes, safety footwear, steel toe boots, steel toe cap boots, steel toecap boots, steel caps
hiking-boot: safety toe shoes, safety trainers, rigger boots, steelies, toecaps, jump boots, desert boots, veldskoens
hiking-boot: vellies, walking holiday, walking holidays, walk sicily, walking tour of, snow boots, dealer boots
hiking-boot: walking pole, walking poles, gaiters, steel toe caps, toe cap boots, walking festival, walking festivals
hiking-boot backpack: camino pilgrimage, pilgrimage walk, pilgrimage on foot, foot pilgrimage
hiking-boot mountain: hiking tours, hiking, hiking tour, hike, hikes, trekking, guided hike
hiking-boot mountain: mountain tour, hiking boots, hiking club, walking tour, walking tours
hiking-boot safety-vest: work boots, work boot, safety boot
hiking-boot walker: history walk, history walks, guided history walk, heritage walk, heritage walks, town walk
hiking-boot walker: city walk, city walks, free walking tour, free walking tours, historic walk, historical walk
hiking-boot walker: pilgrim walk, walking pilgrimage, pilgrim route, pilgrims way, architecture walk, architecture walks
hiking-boot walker: architecture tour, art deco walk, art deco tour, courtyards walk, guided town walk
hiking-boot walker: walk with a local, walks with a local, sponsored hike, charity hike
hiking-boot book: walking guide, walking guides
holdall: gym bag, gym bags, sports bag, sports bags, duffel bag, duffel bags, weekender bag, duffle bag, duffle bags
holdall: holdall, holdalls, kit bag, kit bags, duffel
hoodie: sweatshirt, sweatshirts, hoodies, hoody, hoodies and sweatshirts, fleeces, tracksuit, tracksuits, shell suit
hoodie: shell suits
hoodie t-shirt: hoodie, streetwear, leavers hoodies, custom hoodies, printed hoodies, sweaters and hoodies, athleisure
hoodie t-shirt: track suits, lounge wear, crew necks, gym wear, zip tops, zip-up tops, quarter zips, leisure wear
hoodie t-shirt: hooded tops, team wear, sweat tops, pullover hoodies, half zips, crewnecks, gymwear, leisurewear
hoodie t-shirt: teamwear
`;
