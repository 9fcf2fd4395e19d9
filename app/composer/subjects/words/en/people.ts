/** English words for people at what they do. Notation: word-list.ts. */
export const englishPeople = `
artist: artist residency, life class, art collective, commissions open, pet commissions, residency, printmaker
artist: printmakers
artist: ~ creatives
astronaut planet: space exhibition, space exhibit, space museum
astronaut rocket: moon landing, zero gravity, mars mission
baby: baby monitor, baby monitors, birthing center, birthing centre, birth centre, birth center, birthing pool
baby: birthing pools, midwives, baby products, baby gear, newborn, prenatal class, birth preparation
baby: baby sensory, tots group, bumps and babies, bump and baby, infant sleep, sip and see, tongue tie, baby signing
baby: nct class, baby naming, newborn sleep, christenings, breast feeding, breastfeeding cafe, breast feeding cafe
baby: la leche, la leche league, nursing mums, nursing mothers, baby weigh in, baby weigh-in, teething rings
baby: teething ring, teether, teethers, baby bouncer, baby bouncers, baby rattle, baby rattles, baby walker
baby: baby walkers
baby baby-bottle: lactation consultant, lactation consultants, lactation, baby bank donations, baby group, baby groups
baby baby-bottle: baby clinic, breastfeeding support, breastfeeding group, weaning workshop
baby baby-bottle: health visitor, doula, midwife
baby flat-shoe: baby shoes, baby shoe, baby booties, pram shoes
baby lotion: baby massage, baby care, midwife course, breastfeeding, prenatal, childbirth, childbirth classes, parenting
baby lotion: parenting course, toddler gym, mother and baby, baby club
baby lotus-position: mum and baby yoga, mum & baby yoga, mom and baby yoga, mom & baby yoga, mums and babies yoga
baby lotus-position: baby yoga, parent and baby yoga, postnatal yoga, yoga with baby, buggy fit, buggyfit
baby moon: baby sleep, baby sleep consultant, sleep consultant
baby teddy-bear: jumperoo, jumperoos
baby test-tube: fertility, fertility checks, sperm donor, egg freezing, freezing eggs, freeze your eggs, egg donors
baby test-tube: egg donor, fertility clinic, fertility clinics, ivf, ivf clinic, fertility treatment
baby balloon: naming ceremony, naming ceremonies, naming day, naming days
baby stroller: baby show, baby shows
baby ribbon: birth announcement, birth announcements
bride lipstick: bridal makeup, bridal make up, bridal make-up, bridal makeup artist, bridal mua, bridal hair and makeup
bride lipstick: bridal hair & makeup, bridal makeover, wedding makeup, wedding make up, wedding makeup artist
bride lipstick: engagement makeup, sangeet makeup
bride ring: bridal
bride wedding-dress: bridal veils, brides to be, bride to be, dress fittings, bridal fittings, trousseau, bridesmaid
bride wedding-dress: bridesmaids
bride wedding-dress: ~ something blue, wedding expo
builder: white card, white card course, cscs course, working at height, confined space, confined spaces
builder: harness training, abrasive wheels
builder bricks: boundary walls, building firm, stud walls, stud wall, knock through, knock throughs, steel beams fitted
builder bricks: structural alterations, structural work, shuttering joiners, civil works, kitchens extended
builder bricks: lofts and extensions, extensions and conversions, side return, single storey, house builders
builder bricks: builders wanted, fibrous plaster, home remodel, house remodel, home remodels, home remodelling
builder bricks: home remodeling, house remodelling, gyprock, stonework, formwork, formworkers, shuttering, slabbing
builder bricks: carcassing, rebuilds
builder bricks: ~ building work, building works
builder rescue-helmet: site manager, site managers, site foreman, site operatives, groundworker, steel erector
builder rescue-helmet: bricklayers wanted, cscs, cscs card, general builder, general builders
builder traffic-light: roadwork, pavement repairs, pothole, road repairs
climber: rope access, rope access cleaning, rope access technicians, abseilers, abseil, abseiling, charity abseil
climber: bouldered, bouldering hall, boulder hall, boulderhall, boulderhalle, first climb, top rope, lead climbing
climber: climbing gym, climbing hall, bouldering gym, climbing, climbing wall, bouldering, climbing centre
climber: climbing center, indoor climbing, canyoning, canyoneering, gorge walking, coasteering
climber fir-tree: climbing park
climber mountain: rock climbing, mountaineering, ice climbing, trad climbing, auto belays, kili trek, indoor climb
climber mountain: tree top, outdoor centre, aerial trek, scrambling, scrambles, belaying, rappelling
climber tree: rope park, high ropes, tree top adventure, tree-top adventure, treetop adventure, aerial adventure
climber tree: ropes course, ropes park, rope courses, high wire park, treetop nets, tree climbing
climber tree: recreational tree climbing, aerial adventure park, adventure ropes, zip line park, zipline park
clown: clown, clowns, children's entertainer, party entertainer, clowning workshop, clown school, clowning
clown balloon: the clown, children's entertainers, red nose day, entertainers, slapstick, jester, jesters
cook frying-pan: can't cook, learn to cook, cookery, cookery classes, chef jackets, chefs whites, chef wear
cook frying-pan: cooking class, knife skills, knife skills class, knife skills course, cooking classes, cooking course
cook frying-pan: cooking school, cookery class, cooking workshop, cooking lesson, chef, line cook, line cooks
cook frying-pan: cooks wanted, kitchen staff, kitchen help, kitchen assistant, short order cook, prep cook
cook frying-pan: chef wanted, head chef, sous chef, commis chef, culinary arts, home cooking, fry cook, fry cooks
cook frying-pan: short order, batch cooking, cook off, cook-off, kitchen hand, kitchen hands, kitchen assistants
cook frying-pan: back of house, allergen course, school cook, school cooks, canteen assistant, culinary, cookalong
cook frying-pan: commis, masterchef, cook needed, cooks needed, cook wanted, cook for family, cook for home
cook frying-pan: helper needed for kitchen, kitchen helper needed, station cook, station cooks, camp cook
cook frying-pan: cook for house, cook for small family
cook ship: ship's cook, ships cook, ship's cooks
cook spray-bottle: food hygiene, food hygiene training, food safety training, food safety
dancer disco-ball: dance floor hire, portable dance floor, portable dance floors
dancer drum: garba night, dandiya night, bhangra classes, samba school, samba schools
dancer feather: burlesque
dancer musical-notes: dancers, tap and jazz, tap & jazz, tap jazz, jazz dance, jazz classes for kids, modern and tap
dancer musical-notes: ballet tap and modern, bharatanatyam, kathak, kuchipudi, odissi
dancer musical-notes: mohiniyattam, garba, dandiya, hula, dance school, dance studio
dancer musical-notes: dance class, dance classes, dance lessons, dancing, dancing lessons, flamenco, zumba, dance course
dancer musical-notes: line dancing, dance, dance workshop, garba nights, can can, can-can, baton twirling, tap class
dancer musical-notes: tap classes, dance troupe, bollywood dance, moroccan dance, clubbercise, showgirls, kathakali
dancer musical-notes: twerking, twirling, twirlers, troupe
dancer musical-notes: ~ contemporary dance
dancer: flash mob, flash mobs
farmer tractor: a&p show, herd manager, harvest staff, crofters, homesteading, homesteaders
fencer: try fencing, epee, foil and epee, foil & epee, sabre fencing, fencing foil, fencing taster, fencing lessons
fencer: fencing salle, salle d'armes, learn to fence, sword fencing, historical fencing, hema, fencing club
fencer: fencing classes, sabre and foil, foil and sabre, fencing class
fencer crossed-swords: foil fencing, fencing kit, fencing camp, olympic fencing, fencing masks, fencing academy
fencer crossed-swords: intro to fencing, fencing coach, adult fencing, junior fencing, fencing for beginners
fencer crossed-swords: fencing for absolute beginners, beginners fencing, en garde
fencer horse-rider: modern pentathlon
ghost headstone: sinister tour, sinister walking tour, sinister walk, sinister tours, haunted walking tour, haunted walk
ghost headstone: ghostly walk, ghost bus tour, vampire tour, vampire tours, vampire walking tour, cemetery tour
ghost headstone: cemetery tours, graveyard tour, graveyard tours, murder tour, murder tours, murder walk, ripper walk
ghost headstone: ripper tour, ripper tours, jack the ripper, dark history tour, paranormal, paranormal tour
ghost headstone: paranormal night, spooky walk, spooky tour, creepy walk, grisly tour, haunted history tour, witch trial
ghost headstone: witch trials, plague pit, plague pits, vaults tour, vaults tours, underground vaults
ghost jack-o-lantern: scare maze, scare mazes, scare actors, horror films, ghost hunting, spine chillers, zombie
ghost jack-o-lantern: zombies
ghost moon: ghost walk, ghost walks, ghost tour, ghost tours, ghost hunt, ghost hunts, ghosts, ghost night, ghost nights
ghost moon: haunted, haunted tour, haunted house tour, haunted pub, paranormal investigation, ghost stories
golfer golf: golfers, society day, pro am, pro-am, putting competition, greens fees, captain's drive in
golfer golf: captains drive in, nearest the pin, links course, swing analysis, club repair, medal round
golfer golf: caddies, putting, foursomes
gymnast: parallel bars, monkey bars, horizontal bar, horizontal bars, uneven bars, balance beam
gymnast: exercise rings, calisthenics, calisthenics park, street workout, acrobatics, acro
gymnast: gymnastics camp, gymnastics holiday camp, tumbling, handstand, handstands, handstand classes, cartwheels
gymnast: gymnastics, gymnastics club, parkour, floor and vault, free running, gym club, baby gym, tots gym, kinder gym
gymnast: mini gym, recreational gym, beam and bars, bar and beam, leotard, leotards, freerunning, backflips, gymfest
gymnast: gymbabes, kindergym
gymnast: ~ tumble
gymnast climber: ninja warrior, ninja gym
haircut hair-comb: hair transplant, hair transplants, hair restoration
haircut scissors: crew cut, crew cuts, cut and finish, hair up, half head highlights, models for haircuts, wash and set
haircut scissors: curly cuts, fringe trims, hair trial, hair trials, foils and, senior cuts, dry cuts, tapers, restyle
haircut scissors: restyles, colourist, colourists, mullet, mullets
handball-player: handball, handball club, team handball, dodgeball
horse-rider: polo club, polo match, polo lessons, polo field, polo ponies, polocrosse, arena polo, point to point
horse-rider: point-to-point, hunt ball, eventing, showjumping, show jumping, riding for the disabled, rda
horse-rider: equine therapy, hippotherapy, turf club, rodeo, rodeos, bull riding, barrel racing, gymkhana, gymkhanas
horse-rider: racecourse, race meeting, horse races, horse racing, races day, derby day
horse-rider horse: hacking out, ladies day, clear round, clear rounds, drag hunt, fun ride, fun rides, endurance ride
horse-rider horse: endurance riding, team roping, team penning, racing syndicate, yard help, tent pegging, beach rides
horse-rider horse: campdraft, campdrafting, eventers, gallops
horse-rider horse: ~ race meetings
juggler: circus skills, juggling, juggling workshop, circus school, street performer, street performers, fire show
juggler: flow arts, variety acts, plate spinning
juggler circus-tent: fire breathers, circus performers
lifting-weights: bootcamp fitness, strongman
lifting-weights dumbbell: olympic lifting, barbell club, body pump, body transformation, bench press, lifting club
lifting-weights dumbbell: learn to lift, deadlift, deadlifts, bodypump, squats, strongwoman
lotus-position: spiritual retreat
lotus-position lotus: hatha, vinyasa, ashtanga, iyengar, yin yoga, kundalini, pranayama, rishikesh, asana, asanas
lotus-position lotus: yoga nidra, vipassana, silent retreat, breathwork, breath work, silent retreats
lotus-position lotus: meditation retreat, wellness retreat, yoga studio, yoga, yoga class, yoga classes, yoga retreat
lotus-position lotus: yoga course, yoga teacher, meditation, meditation class, mindfulness, reiki, hatha yoga
lotus-position lotus: wellbeing day, wellness day, wellbeing weekend, pelvic floor, flow class, surya namaskar
lotus-position lotus: self-care day, mobility class, pregnancy yoga, prenatal yoga, slow flow, yogalates, manifestation
lotus-position lotus: pranayam, sivananda, chakras
lotus-position lotus: ~ stretch class, stress relief, stretching, mindful, dharma, breathing
lotus-position spine: alexander technique, feldenkrais, kinesiology, kinesiologist
lotus-position older-person: chair yoga, seated yoga
massage: sports massage course, frozen shoulder, tight shoulders, massage couch, massage couches, treatment couch
massage: treatment couches, treatment bed, treatment beds, seaweed wrap, treatment room to rent
massage: treatment rooms to rent, treatment room to let
massage lotion: ayurvedic, ayurveda, ayurvedic massage, ayurvedic treatment, ayurvedic treatments, abhyanga, abhyangam
massage lotion: shirodhara, panchakarma, kizhi, njavara, pizhichil, kerala massage, oil massage, oil massages, aroma oil
massage lotion: lomi lomi, male and female therapists, male & female therapists, female therapists, female therapist
massage lotion: male therapists, trained therapists, thai therapists, massage therapist, massage therapists
massage lotion: spa therapist, spa therapists
massage lotus: cupping, dry cupping, gua sha, moxibustion, rolfing, craniosacral
massage lotus: craniosacral therapy, cranio sacral, pregnancy massage, prenatal massage, sports and pregnancy massage
massage lotus: deep tissue, muscle therapy, remedial massage, myotherapy, shiatsu
massage lotus: indian head massage, lymphatic drainage, massage, massages, massage therapy, thai massage
massage lotus: massage studio, hot stone, pamper day, pamper days, pamper evening, back neck and shoulders
massage lotus: tui na, trigger point, muscle tension, body treatments, manual lymphatic, indian head, sports therapy
massage lotus: remedial therapist, body work, knots in your shoulders, knots in your back, masseuse, masseur, masseuses
massage lotus: champi, acupressure, pampering, cranial, bowen technique, bowen therapy, bowen therapist
mechanic: auto tech, auto techs, diesel fitter, diesel fitters, vehicle tech, lube tech, lube techs, auto apprentices
mechanic: heavy vehicle, grease monkey, grease monkeys, hgv fitters, motor trade
nurse: carers, caregivers, in-home care, care assistant, senior care, hospice care, assisted living, critical care
nurse: care staff, ward nurses, night sitters, complex care, clinical lead, cna training, matron, matrons, palliative
nurse: orderlies
nurse heart: home care, home carers, home carer, care at home, homecare, home help, domiciliary care, companionship care
nurse heart: companion care, ndis, ndis support, ndis provider, disability support, support coordination, respite care
nurse heart: carers wanted, palliative care, disabled care, support worker, support workers
nurse older-person: care home, care homes, nursing home, nursing homes, residential care home, residential care
nurse older-person: live-in carer, live-in carers, dementia care, elderly care, aged care, old age home, live-in care
nurse stethoscope: nurse, nurses, nursing, night nurse, caregiver, carer, nursing jobs, hospice, care worker, hca, hcas
nurse stethoscope: hca vacancies, hca jobs, healthcare assistants, gnm nurses, anm nurse, ward boy, agency nurses, rgn
nurse stethoscope: cna class, cna classes, home health aide class, home health aide, home health aides
older-person dumbbell: senior gymnastics, gymnastics for seniors, seniors gymnastics, over 60s gymnastics
older-person dumbbell: gentle gymnastics, senior fitness, seniors fitness, seniors exercise, senior exercise
older-person dumbbell: exercise for seniors, exercise for older adults, older adults exercise, active seniors
older-person dumbbell: strength and balance, strength & balance, balance class, falls prevention, over 55s fitness
older-person dumbbell: over 60s fitness, over 60s exercise, gentle exercise, gentle exercise class, seated exercise
older-person dumbbell: chair based exercise, chair-based exercise, chair exercise, chair exercises
older-person heart: elderly group home, social centre for seniors, day centre, day centres, day center for seniors
older-person heart: stroke club, stroke group, stroke survivors, memory cafe, memory café, parkinson's group
older-person heart: parkinsons group, parkinson's cafe, parkinson's dance, older people's group, over 60s social
older-person heart: lunch club for older people, dementia day club, dementia day care, dementia cafe, dementia café
older-person heart: day center, lunch club for over 60s, over 60s lunch, pensioners, seniors club, over 50s, ageing well
older-person heart: aging well, extra care, hcas wanted for homes, silver surfers club, domiciliary
older-person heart: ~ seniors, elderly, companionship
older-person heart: adopt a grandparent, grandparents, grandparent
older-person speech-bubble: u3a, over 60s club, over 60s, pensioners club, senior citizens club, over 55s
older-person tea: elderly day care, elderly day centre, over 50s club, senior citizens
pregnant-woman: hypnobirthing, hypnobirthing course, birth prep, mums to be, mums-to-be, moms to be, moms-to-be
pregnant-woman: bump photos, bump shoot, birth class, birth classes, first trimester, morning sickness, home birth
pregnant-woman: labour ward, gender scan, gender scans, birth partner, birth partners, birth trauma, midwifery
pregnant-woman: surrogacy, homebirth
pregnant-woman baby: 4d scan, 4d scans, early pregnancy scan, antenatal, antenatal classes, antenatal class
pregnant-woman: ~ surrogate, surrogates
rower: rowing club, rowing, rowing boat, rowing boats, row boat, row boats, rowboat, rowboats, skiff, skiffs
rower canoe: learn to row, rowing course, rowing crew, row with us, rowing boat hire, cox wanted, novice eights
rower canoe: head race, sculling, scullers, sculls, coxswain, coxswains, oarsmen, surfboats, rowers
runner: athletics, athletics club, track and field, running track, track meet, track meets, hurdles
runner: cross country champs, duathlon, duathlons, colour runs, colour fun run, trail running
runner sack: sack race, sack races
runner sneaker: runners, running injury, running injuries, running clinic, injured runner, injured runners
runner sneaker: marathon runner, marathon runners, couch to 5k, trail runners, bog run, mud run, hill run, beach run
runner sneaker: forest run, night run, fell race, fell running, fell run, trail run, trail runs, trail race
runner sneaker: trail marathon, moor run, lake run, park run, parkrun, canicross, c25k, running group, run club
runner sneaker: obstacle race, obstacle run, obstacle course race, ultra marathon, ultramarathon, cross country race
runner sneaker: relay race, 10 km race, 10k race, 10km run, 5km run, fun run, color run, half marathon
runner sneaker: egg and spoon race, tough mudder, run walk, walk run, run or walk, walk or run, charity 5k, charity 10k
runner sneaker: 5k 10k, run 5k, run 10k, run 10km, run 5km, run a half marathon, run a marathon, run the marathon
runner sneaker: run for, 5k run, 10k run, running club, marathon, marathons, 5k race, triathlon, road race, charity run
runner sneaker: city run, jogging, charity race, charity races, jog leaders, cross country, cross-country, hill sprints
runner sneaker: backyard ultra, hash house, hash run, tough run, hundred metres, runners wanted, buggy run
runner sneaker: orienteering club, steeplechase race, harriers club, road harriers, sunday 5k, saturday 5k, fun 5k
runner sneaker: 5k around, sprinters, ultramarathons, ekiden, athletes
runner sneaker: ~ running, 5k, 10k, race for
runner sneaker: wife carrying
runner turkey-bird: turkey trot
santa: santa for hire, hire santa, hire a santa, real beard santa, real bearded santa, santa visits, santa visit
santa: home visits from santa, visits from santa, father christmas for hire, father christmas visits, rent a santa
santa: book santa, professional santa, meet santa, breakfast with santa, santa's grotto, santas grotto, santa grotto
santa: grotto, photos with santa, letters from santa, father christmas, north pole, st nicholas, elf on the shelf
santa: mrs claus, christmas stockings, breakfast with father christmas, santa dashes, letters to santa
santa christmas-tree: santa parade, santa claus parade, santa's parade, santa run, santa runs, santa dash, santa float
santa christmas-tree: santa's sleigh, santa sleigh, santa fun run, santa's train, santa express
santa christmas-tree: santa specials, santa experience, santas workshop, santa's workshop, santa photos, santa tour
santa christmas-tree: santa village
santa gift: be a santa, be santa, be someone's santa, be a secret santa, santa for a child, giving tree, angel tree
santa gift: elf workshop, elf workshops
sauna: wood fired sauna, mobile sauna, steam room, banya, sauna hire, infrared sauna, thermal suite, sweat lodge
sauna: turkish bath, hot and cold therapy, steam rooms, temazcal
sauna bubbles: spa, day spa, wellness, wellness hotel, spa day, sauna, saunas, steam bath, hammam, hamam
sauna bubbles: wellness weekend, thermal bath, thermal baths, float spa
skier skis: off piste, off-piste, slalom skiing, heli ski, snow school, snow trip, snow trips, snow holidays
skier skis: ~ slopes
skier target: biathlon
snowboarder: snowboard, snowboarding, snowboard school, snowboards, terrain park, snowboard bindings, rail jam
snowboarder: board waxing, boarders and skiers
snowboarder snowflake: snowboard tuning, snowboard waxing, snowboard service, snowboard repair, snowboard tune
superhero: comic con, comic-con, blood heroes, capes and masks, anime club, character visits, marvel quiz
superhero: superhero party, comicon, cosplayers
superhero open-book: comic shop, comic shops, comic store, comic book shop, comic book store, comic books, comics, manga
superhero: ~ local heroes, everyday heroes, heroes wanted
superhero: spiderman party, spiderman, spider-man, action figure, action figures
superhero runner: superhero run, superhero runs, superhero fun run
superhero wig: cosplay
surfer sailing-boat: water sports, watersports
surfer surfboard: malibu club, hang ten, wave riding, boardriders, foiling
surfer wave: bodyboard, surfboard repair, wing foiling, wingfoil, wingfoiling, wing foil, wing foil lessons
surfer wave: bodyboarding, body boarding, bellyboarding, skimboarding, foil boarding, efoil, e-foil, wakeboard
surfer wave: wakeboards, wakeboarding, foil board, foilboarding, surf school, surfing, surf shop, surf camp
surfer wave: surf lessons, surf week, surf weekend, surf trip, learn to surf, surf, surf therapy, grom comp, grom squad
surfer wave: grommets
swimmer: swim meet, swim meets, swim cap, swim caps, swimming cap, swimming caps, silicone caps
swimmer baby: water babies, waterbabies, baby swimming, baby swim, mum and baby swim, parent and baby swim
swimmer droplet: cold water dips, sea dip, sea dips, sea swimming
swimmer goggles: swimmers, harbour swim, harbor swim, open water swim, open water swims, river swim, lake swim
swimmer goggles: sponsored swim, cross channel swim, water aerobics, aqua aerobics, aquarobics, aqua fit, aquafit
swimmer goggles: aqua gym, aquagym, platform diving, springboard diving, swimathon, swim challenge, learn to swim
swimmer goggles: can't swim, adult swimming, sensory swim, sensory swimming, open water swimming, open-water swimming
swimmer goggles: swim teacher, swim teachers, swimming teacher, swimming teachers, swim instructors, swim squad
swimmer goggles: swim squads, swim club, swim team, swim trials, swimming lessons, swimming school, swimming club
swimmer goggles: swimming, pool party, swim lessons, swim class, wild swimming, infant swimming, pool membership
swimmer goggles: hydrotherapy, swim coach
swimmer snowflake: polar bear swim, boxing day dip, new year's day dip
swimmer swimming-pool: baby and toddler swim, toddler swim, swim school, lane hire, lane swimming, sea dippers
swimmer swimming-pool: adult swim, cold dips, front crawl, swim camp, channel swim, moonlight swim, aqua class
swimmer swimming-pool: float fit, para swimming, open water, swimming gala, dippers
swimmer swimming-pool: synchro, breaststroke
swimmer swimming-pool: ~ masters squad
swimmer wave: boxing day swim, christmas day swim, polar bear plunge, polar plunge, water park
swimmer wave: aquapark, aqua park, inflatable aqua park, aqua parks, water parks
swimmer runner: aquathlon, aquathlons, swimrun, swimruns
swimmer balloon: swim party, swim parties
walker heart: grief walk, grief walks, walk and talk group, walking therapy, walk and talk therapy, bereavement walk
walker heart: bereavement walks, remembrance walk, wellbeing walk, wellbeing walks, health walk, health walks
walker hiking-boot: walkers wanted, walk leaders, race walking, walk and talk, walk & talk, litter walk, foot patrol
walker hiking-boot: mall walk, 10000 steps
walker hiking-boot: ~ steps challenge, stroll, strolls, walkabout
walker sneaker: midnight walk, midnight walks, moonlight walk, moonwalk, night walk for, starlight walk, twilight walk
walker sneaker: starlight hike, charity walk, charity walks, sponsored walk, sponsored walks, memory walk, memory walks
walker sneaker: fundraising walk, walkathon, walk-a-thon, fun walk, 10k walk, 5k walk, walking challenge, walk to school
walker sneaker: walking bus, walking school bus, walk to school week
walker location-pin: heritage trail, heritage trails
water-polo-player: water polo, water polo club, waterpolo, polo squad, flippaball
wrestlers: kabaddi, kabaddi tournament, kabaddi league, wrestling, wrestling club, wrestling night, wrestling show
wrestlers: wrestlers, pro wrestling, freestyle wrestling, youth wrestling, lucha libre, greco roman, greco-roman
wrestlers: kho kho, sumo suits, sumo suit, kushti, dangal, sumo, sumo tournament
`;
