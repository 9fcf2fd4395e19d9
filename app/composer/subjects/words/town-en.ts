/**
 * What people of a town call their trades, makes, matches and feasts, where a shorter word of the other lists means
 * something else ("bikes" of 125 cc, a "lab mix", a "loan car"). These go first. Notation: word-list.ts.
 */
export const englishTown = `
dog-standing paw: kennels, boarding kennels, dog kennels, kennels and cattery
smartphone: old phone, old phones, used phones, cash for phones, cash for mobiles, sell your phone, mobiles bought
crab lobster: crab shack, dressed crab, crab and lobster
saw hammer: vinyl and wood flooring, vinyl and wood floors, wood and vinyl flooring, lino and vinyl, vinyl and lino
screwdriver wardrobe: flat pack, flatpack, flat pack assembly, flat pack furniture, flatpack assembly, flat packs built
-: chalk and cheese, flat rate, clocks back, clocks go back, clocks forward, clocks go forward, flat out
newspaper: ~ kiosk, news kiosk
amphora jar: pot making, pot throwing, throw a pot, throw your first pot, throwing pots
trumpet musical-notes: brass in the park, brass on the green, band in the park, bandstand concerts, bandstand concert
wastebasket bucket: wheelie bin cleaning, wheelie bin cleaners, bin cleaning, bin cleaners, clean bins, bins cleaned
henna-hand: ~ mehndi night, mehndi nights, henna night, henna nights
-: saddle sore, saddle sores, spelling bee, red carpet, thick skin, cold feet, elbow room, backbone of, hand in glove, finger on the pulse, ear to the ground
lawnmower leaves: lawn, lawns, lawn cut, lawn cuts, lawn cutting, fortnightly cuts, the lawn, front and back lawn
steak cow: beef box, beef boxes, beef bundle, beef bundles, grass fed beef, grass-fed beef, organic beef
durian: durian, durians, musang king, durian buffet, durian stall
henna-hand: mehendi, mehandi, henna artists, mehndi artist, mehndi artists, henna party, henna parties, henna design, henna designs, mehndi designs, arabic mehndi
delivery-van lorry: man and his van, one man and his van, van man, white van man, clearances and moves, moves and clearances
cheese: cheese wedding cake, cheese wedding cakes, cheese celebration cake, cheese celebration cakes, cheese tower, cheese towers
blueberries: blueberry farm, blueberry picking, blueberry farms, pick your own blueberries
paint-roller: wallpapering, wallpaper hanging, wallpaper hangers, wallpaper hanger, paperhanger, paper hanging, feature walls, feature wall
chilli: chilli plants, chilli plant, chilli sauce, chilli sauces, chilli jam, hot sauce, hot sauces, chilli farm, chilli festival
wrench car: fan belt, fan belts, drive belt, drive belts
guitar microphone: jam night, jam nights, jam session, jam sessions, blues jam, folk session, folk sessions
turkey-bird: turkey farm, turkey farms, free range turkeys, bronze turkeys, live turkeys
vase: china mending, china repair, china repairs, china restoration, porcelain restoration, ceramic restoration, kintsugi
crane: crane driver, crane drivers, crane operator, crane operators, crane hire, crane lorry
cake-slice birthday-cake: sponge cake, sponge cakes, victoria sponge, victoria sponges, pavlova, pavlovas, traybakes, traybake, lemon drizzle, carrot cake, carrot cakes, cheesecake, cheesecakes
steak cutlery: bar and grill, bar grill, grill house, grillhouse, steak and grill
cocktail beers: bar crawl, bar crawls, speakeasy
-: nail that, nail your, nail the, nailing the, nailed it, off the wall, sponge off
necktie: bow ties and braces, bow ties braces, braces and bow ties, bow ties, bow tie, ties and braces, neckties
satellite-dish laptop: wi-fi dead spots, wifi dead spots, wifi booster, wifi boosters, wifi installation, broadband installation
oil-drum fuel-pump: oil tank, oil tanks, heating oil, kerosene
swimmer goggles: sponsored swim, swimathon, swim challenge
meat-on-bone dinner-plate: ~ sunday lunch, sunday lunches
meat-on-bone dinner-plate: sunday roasts, roast dinner, roast dinners, carvery
teddy-bear crayon: childminding, childminder, childminders, ofsted registered childminder
scissors hair-comb: hair by, hair at home, hair and beauty by, hair & beauty by
palette balloon: face painter, face painting, face painters, glitter tattoos, glitter face painting
dancer: tap and jazz, tap & jazz, tap jazz, jazz dance, jazz classes for kids, modern and tap, ballet tap and modern, street dance, tap dance, tap dancing
bed house: self catering, self-catering, self catered, self-catered
salad: ~ vegan, vegetarian
-: strike while the iron, iron's hot, iron is hot, wheel deal, reinvent the wheel, wine stain, wine stains, red wine stain, red wine stains, coffee stain, coffee stains, tea stain, tea stains, ink stain, ink stains, grass stain, grass stains, pet stain, pet stains, spilled wine, spilt wine, spilled coffee, spilt coffee, wine spill, coffee spill, dance floor, dance floors, d cab, s cab, dbl cab, x cab, king cab, super cab, flea and worm, flea worm, flea and tick, flea tick, fleas, flea treatment, flea treatments, worm and flea, builders bag, builders bags, builders merchants sand, dry hire
tea mug: builders tea, builder's tea, builders' tea, mug of tea, brew and a
bacon egg: ~ full english, full irish, full scottish, full welsh, full breakfast, full english breakfast, cooked breakfast
bacon egg: fry up, fry-up, fry ups, fryup, all day breakfast, all-day breakfast, greasy spoon, big breakfast, egg and bacon, bacon and egg, bacon and eggs
pickup-truck car: double cab, single cab, extended cab, crew cab, isuzu d-max, d-max, dmax, ford ranger, navara, amarok, triton, np200, l200
ring microphone: civil celebrant, civil celebrants, celebrant, celebrants
ring bouquet: wedding celebrant, wedding celebrants, marriage celebrant, marriage celebrants, celebrant for weddings
small-airplane: flying lesson, flying lessons, trial flight, trial flights, learn to fly, flight lesson, flight lessons, flying school
shopping-bags price-tag: vintage fair, vintage fairs, vintage market, brocante, antiques fair, nearly new sale, table top sale, tabletop sale, car boot, jumble sale
tree seedling: plant trees, plant a tree, planting trees, tree planting, tree planting day, tree planters, trees planted, plant hedges, hedge planting, plant saplings
theatre-masks: ~ amateur players, players present, panto dame, aladdin jr, musical theatre society, operatic society
theatre-masks: panto, pantomime, pantomimes, pantos, sat matinee, saturday matinee, sunday matinee, amateur theatre group
motor-scooter: petrol scooter, petrol scooters, old scooter, electric scooty, scooty, ola s1, ather, chetak, iqube, activa, on road price, on-road price, ex showroom, ex-showroom
smartphone: on a phone, on the phone screen, on phone screen, phone screen, phone mockup, phone mock up, phone mock-up, on a mobile
fish french-fries: fish day, haddock and chips, chippy, chippie, the chippy
rose seedling: bare root roses, bare-root roses, shrub roses, climbing roses, rambling roses, standard roses, rose bushes, rose bush
bed desk: ensuite rooms for students, ensuite student rooms, rooms for students, room for students, student digs, student lets, student let, student house, student houses
-: climate controlled, loan car, free loan car, loan cars, courtesy car, courtesy cars, loaner car, loaner cars, free suit, free gi, free uniform, kitchen scraps, kitchen waste, food scraps, banana leaf, banana leaves, stag and hen, stags and hens, stag hen, stag hens, stags hens, memorial day, memorial day weekend, labor day, labour day, presidents day, presidents' day, veterans day, columbus day, queens from, queens and kings, drilling rig, drilling rigs
fish french-fries: fish n chips, fish 'n' chips, fish chips, cod supper, fish supper, haddock supper, cod and chips, fish fry, fish friday, battered cod, battered haddock, battered fish, chip van, chip shop, chip shops, fish bar
swimming-pool swimmer: pool, swimming pool, pools
fence gate: pool fencing, pool fence, glass pool fencing, timber fencing, colorbond, colorbond fencing, colourbond, fencing gates, fencing and gates, fences gates, fence panels, fence repairs, fencing contractor, garden fencing, farm fencing, picket fence
motorcycle motor-scooter: 100cc, 110cc, 125cc, 150cc, 160cc, 200cc, 250cc, 350cc, 125 cc, 150 cc, 125cc bikes, 110cc bikes, 150cc bikes, 160cc bikes, cc bikes, two wheeler showroom, two wheelers, two-wheelers, hero motocorp, bajaj, tvs motor, hero bikes, honda bikes, okada, boda boda, motorcycle dealer
kick-scooter: e-scooter, e-scooters, e-scooter repairs, electric scooter hire
theatre-masks: jack the beanstalk, jack and the beanstalk, snow white and the seven dwarfs, am dram, our spring play, our autumn play, christmas play, school play, relaxed performance, relaxed performances, playhouse
theatre-masks: ~ aladdin, dick whittington, puss in boots, mother goose, goldilocks, matinee, matinees, opening night, cinderella, sleeping beauty, peter pan, beauty and the beast
curry takeaway-box: tiffin, tiffins, veg tiffin, tiffin service, tiffin services, home tiffin, tiffin box meals, dabba service, ghar ka khana, home cooked indian food, mess food
droplet tap: borehole, boreholes, borehole drilling, borehole siting, borehole pump, water well drilling, water borehole, water borehole drilling, ro service, ro repair, ro water purifier, ro filter, ro systems, water purifiers, purifier service, water tanks, water tank, water tanks and pumps, jojo tanks, water pumps, water pump, booster pumps
security-camera padlock: armed response, alarm monitoring, alarms fitted, intruder alarm, intruder alarms, alarm installation, alarm installers, alarm upgrade, monitored alarms, security systems
car wrench: smash repair, smash repairs, smash repairer, panel beaters, panel beating, panel shop, bodyshop, auto body, auto body shop, autobody, collision repair, collision repairs, collision center, collision centre, hail damage, dent removal, dents and scratches, bumper repair, bumper repairs, bumper scuffs, crash repairs, crash repair, accident repair, accident repairs, spray booth
rugby-ball: footy rego, junior footy, footy season, auskick, aussie rules, aussie football, afl, footy club, footy training, footy tipping, vic kick, nrl, league tag, oztag, touch footy
football: footy, 5 a side footy, walking footy, kids footy
tractor wheat: massey ferguson, john deere, new holland, fendt, claas, kubota, valtra, deutz fahr, deutz-fahr, case ih, zetor, mccormick tractor, david brown tractor, fordson, front linkage, link box, baler, balers, silage, slurry tanker, farm contractor, agri contractor, hedge cutting contractor, mahindra tractor, swaraj, sonalika
church open-book: vacation bible school, vbs, holiday bible club, holiday bible camp, bible camp, bible club, messy church, alpha course, sunday school
padlock parcel: storage units, storage unit, 10x10 units, 10x10 unit, 5x5 units, 5x10 units, 5x10 unit, 10x15 units, 10x20 units, 10x30 units, drive up units, drive-up units, climate controlled units, climate controlled storage, container storage, lock-up units, self store
dog paw: lab mix, lab cross, lab x, black lab, yellow lab, chocolate lab, lab puppies, lab pups, shepherd mix, terrier mix, terrier cross, pit mix, pit bull mix, beagle mix, hound mix, husky mix, lurcher, greyhound adoption, staffy, staffie, cavapoo, cavapoos, labradoodle, labradoodles, house trained, good with kids and dogs
party-popper cocktail: hens party, hens night, hens nights, hens do, hen weekend, hen weekends, hen night, hen nights, hen dos
lorry: cdl-a, cdl a, cdl-a drivers, cdl drivers, class a drivers, class a cdl, otr drivers, otr, freightliner, freightliners, no touch freight, regional drivers, tanker drivers, flatbed drivers, company drivers, owner operators, owner-operators, class 1 drivers, class 2 drivers, hgv class 1, hgv class 2, lgv drivers, hc drivers, mc drivers, road train
plug screwdriver: electrical apprentice, electrical apprentices, apprentice electrician, apprentice electricians, apprentice sparky, rewires, rewiring, fuse board, fuse boards, fuse box, consumer unit, consumer units, eicr, eicrs, switchboard upgrade, switchboard upgrades, power points, motor rewinding
steak kitchen-knife: meat pack, meat packs, meat box, meat boxes, meat hamper, meat hampers, meat bundle, meat bundles, bbq packs, freezer pack, freezer packs, half lamb, half a lamb, whole lamb, side of beef, quarter beef, half cow, half a cow, gammon, gammons, pigs in blankets
seedling carrot: veg patch, vegetable patch, veggie patch, veg plot, veg garden, veggie garden, vegetable garden, kitchen garden, veg beds, raised beds, grow your own, grow your own veg, allotment plots, allotment
lorry piano-keys: piano movers, piano moving, piano transport
lorry parcel: piano moves, piano moves and storage
-: uniforms for, never mow, never mow again, plug in, plugged in, heated pens, heated pen, tip runs
backpack pencil: ~ back to school
t-shirt backpack: school uniform, school uniforms, blazers, pe kit, pe kits
swimmer goggles: learn to swim
gloves scarf: mittens hats, mittens and hats, hats and throws, hats gloves, hats and gloves, hats and scarves, hats scarves, woolly hats, beanies, beanie, bobble hats
bird seedling: bird seed, bird food, bird feeders, bird feeder, fat balls, sunflower hearts, wild bird, wild birds, feed the birds
car wrench: spark plugs, spark plug, alternator, alternators, starter motor, starter motors, jump start, jump starts, shock absorbers, wheel bearings, exhausts fitted, catalytic converters, dpf cleaning, timing belt, cambelt, cam belts, head gasket, transmission repair, transmission rebuild
shaved-ice: sno cones, sno cone, snow cones, snow cone, sno-cone, shaved ice truck, snowball stand
pressure-washer house: patio cleaning, patio and decking cleaning, decking cleaning, driveway cleaning, drive cleaning, driveway patio cleaning, driveway and patio cleaning, patios and driveways cleaned, patio driveway cleaning, soft wash, softwash, soft washing, house wash, house washing, render cleaning, jet washing, jet wash
beer: home brew, homebrew, home brewing, brewing supplies, brewing kits
massage: pregnancy massage, prenatal massage, sports and pregnancy massage, deep tissue
dog paw: greyhounds, greyhound, rescue greyhounds
house key: no sale no fee, shared house, house share, flat share, flatshare, lodger wanted
theatre-masks: acting classes, acting class, acting lessons, acting school, acting workshop, after school acting classes, drama classes, drama club, stage school
rower canoe: learn to row, rowing course, rowing crew, row with us
saw hammer: laminate vinyl, vinyl and lvt, vinyl lvt, lvt, carpet and vinyl, carpets and vinyl, carpet vinyl, carpets vinyl, vinyl flooring, vinyl floors, vinyl floor, vinyl plank, hardwood floors, hardwood flooring
-: wheel nuts, wheel nut, locking wheel nuts, locking wheel nut, lug nuts
droplet tap: dig a well, dig a new well, dig wells
blood-drop: bone marrow, stem cell donors, swab drive
fish fishing-rod: carp, carp fishing, bream, tench, pike fishing, day tickets carp
bird feather: pheasant, pheasants, partridge, partridges, shoot days, shoot day, game shoot, game shooting, grouse, guinea fowl, quail, quails
fire stove: coal, smokeless coal, house coal, coal merchant, coal merchants, bottled gas, gas bottles, calor gas, calor, gas refills, gas cylinder, gas cylinders
gymnast: cheerleading, cheer tryouts, cheer squad, cheer team, cheer gym, allstar cheer, all star cheer, gymnastics camp, gymnastics holiday camp, tumbling
fencer: fencing club, fencing lessons, fencing classes, fencing for beginners, learn to fence, sabre and foil
open-book speech-bubble: esol, esol classes, esl, esl classes
camera: senior portraits, senior portrait, senior pics, senior pictures, senior photos, mini sessions, mini session, family portraits, family portrait, headshots, headshot, newborn session, newborn sessions, cap and gown photos
leaves gutter: fall clean up, fall cleanup, leaf removal, leaf clean up, leaf cleanup, leaf clearance, leaves bagged, yard clean up, yard cleanup, yard clean ups
document wastebasket: shredding, shredding event, paper shredding, shred event, shred day, shredding day, document shredding
snowflake spade: driveways plowed, driveways ploughed, snow plowing, snow ploughing, snow removal, plowed from, snow blowing, snow clearing, salting, gritting
calculator receipt: tax time, fast refunds, tax refund, tax refunds, tax season, max refund, maximum refund, 1040, tax prep, tax preparation
scales document: no win no fee, no fee unless we win, injured, personal injury, injury lawyer, injury lawyers, accident lawyer, accident lawyers, accident at work, car accident lawyer, slip and fall, workers comp
shield heart: medicare, medicare plans, medicare supplement, medicaid
herb: cbd, cbd oil, cbd oils, cbd gummies, hemp, hemp oil, dispensary
fireworks sparkler: fireworks tent, fireworks stand, fireworks shop, fireworks for sale
christmas-tree: cut your own tree, choose and cut, fraser fir, fraser firs, nordmann fir, nordmann firs, nordman fir, real trees, non drop trees
newspaper bicycle: paper round, paper rounds, paper route, paper routes, paperboy, paper boys
bed mattress: dorm room, dorm rooms, dorm bedding, twin xl, twin xl sheets
droplet syringe: iv drip, iv drips, iv therapy, iv hydration, vitamin drip, vitamin drips
beetle house: woodworm, dry rot, wet rot, woodworm and rot
trowel bucket: venetian plaster, plastering, plaster repairs, plaster repair, skim coat, skim coats, skimming, dry lining, stucco repair
paint-roller oven: kitchen respray, kitchen resprays, cupboard respray, kitchen spraying, cabinet refinishing, cabinet painting, kitchen cabinets painted
tooth nurse: dental nurse, dental nurses, dental assistant, dental assistants, dental hygienist, dental receptionist
-: muffin top, flat out
battery car: flat battery, dead battery, car battery, car batteries, battery replacement
window: broken glass, broken window, broken windows, boarding up, boarded and glazed, board up, emergency glazing, emergency glazier, reglazing
coin watch: pawn, pawn shop, pawnbroker, pawnbrokers, pawn your gold
scissors hair-comb: kids cuts, kids cut, kids haircuts, grey hair, gray hair, grey coverage, gray coverage, colour specialist, colour specialists, color specialist
tap plunger: blocked sink, blocked sinks, slow drain, slow drains, clogged drain, clogged drains, clogged sink
swimmer goggles: can't swim, adult swimming
cook frying-pan: can't cook, learn to cook, cookery, cookery classes, cookery school
sewing-machine thread: can't sew, learn to sew, sewing bee, sewing club
-: insurance approved, insurance work welcome
steak sausage: braai packs, braai pack, braai meat
barbecue meat-on-bone: braai, spit braai, braais, braai and, bring and braai
gift basket: lobola, lobola gifts, umembeso, umabo
bed cushion: blankets, blanket, duvets, duvet
speech-bubble open-book: spoken english, english speaking course, english speaking classes
bed key: pg for girls, pg for boys, paying guest, pg accommodation, ladies pg, gents pg, hostel for girls, girls hostel, boys hostel
house key: 1bhk, 2bhk, 3bhk, 4bhk, 1 bhk, 2 bhk, 3 bhk, 4 bhk, 1 rk
motor-scooter motorcycle: activa, activa 6g, scooty, vespa, vespas, mopeds, moped
drum: dhol, dhols, dhol tasha, dholak, dhol players, dhol drummers
dancer musical-notes: bharatanatyam, kathak, kuchipudi, odissi, mohiniyattam, bhangra, garba, dandiya, kapa haka, hula, highland dancing, morris dancing, morris dancers
dress thread: ankara styles, ankara fabric, ankara fabrics, ankara dresses, aso ebi, asoebi, agbada, kitenge, kente, dashiki, dashikis
chick hen: day old chicks, day-old chicks, broiler chicks, layer chicks
desktop-computer computer-mouse: pisonet, internet cafe, cyber cafe, cybercafe
convenience-store shopping-cart: sari-sari store, sari-sari stores, sari sari store, sari-sari, sari sari, spaza, spaza shop, tuck shop, corner shop, corner store, bodega
sausage fire: wors, snags, sausage sizzle, bunnings sizzle
bus minibus: coach hire, coach trip, coach trips, coach travel, coach tour, coach tours, coach holidays, schoolies transport
sheep: shearing, shearing shed, shearer, shearers, shearing team
t-shirt shopping-bags: op shop, op shops, opshop, thrift shop, thrift store, thrift stores, thrifting
pickup-truck car: ute hire, hire a ute, utes, ute for sale, bakkies
broom bucket: bond clean, bond cleaning, bond cleans, rental bond clean, end of lease clean, end of lease cleaning, end of tenancy clean, end of tenancy cleaning, exit clean, exit cleaning, vacate clean, vacate cleaning, move out clean, move out cleaning
nurse heart: ndis, ndis support, ndis provider, disability support, support coordination, respite care
wrench car: wof, wofs, warrant of fitness, rego check, pink slip, pink slips, blue slip, roadworthy, roadworthies, rwc, smog check, smog checks, state inspection, state inspections, e-test
wheat tractor: hay for sale, hay contractor, haylage, baleage, hay bales, hay bale, straw bales, round bales, small bales
fish: whitebait, whitebait fritters, fish cakes, fishcakes
pie: butter tarts, egg tarts, custard tarts, tarts, pasteis de nata
calculator receipt: tax clinic, tax clinics
teddy-bear toy-bricks: toys, toy shop, toy sale, toy store, toy swap
pencil open-book: tutorial center, tutorial centre, tutorial centers
meat-on-bone fire: nyama choma, mishkaki, suya, choma
boiler tap: geyser burst, burst geyser, geyser repair, geyser repairs, geyser installation, geyser replacement, geyser service, hot water cylinder, hot water cylinders, water heater, water heaters
gloves scarf: gloves hats, possum merino, possum and merino, merino wool gloves
-: jean claude, the mill, the old mill, the watermill, the water mill
razor lotion: full leg, half leg, full leg wax, half leg wax, brazilian wax, hollywood wax, bikini wax, underarm wax, wax lyrical
blinds: roller and venetian, roller venetian, venetians, roman and roller, roller and roman
tyre wrench: tyred
barber-pole scissors: men's cuts, mens cuts, men's cut, mens cut, men's haircuts, mens haircuts
scissors hair-comb: perms, perm, shampoo and set, perms sets, set and blow dry
cutlery dinner-plate: set meal, set meals, set menu, set menus
open-book pencil: 11 plus, 11 plus tuition, 11 tuition, 11+ tuition
-: ticket to ride
bicycle: cyclists, cyclist, group rides, group ride, club ride, club rides, wheel building, wheel truing, wheel builder, spokes
coffee: beans roasted, roasted beans, fresh roasted beans, single origin beans, house beans, coffee roaster, coffee roasters
dining-table wardrobe: oak furniture, bespoke furniture, handmade furniture, bespoke oak furniture, furniture maker, furniture makers
ferris-wheel: rollercoasters, rollercoaster, roller coasters, theme park, theme parks, amusement park, waterslides, funfair, fun fair
salad: wraps and bowls, poke bowls, poke bowl, rice bowls, grain bowls, buddha bowls, salad bowls, smoothie bowls, acai bowls, power bowls
-: service with a smile
meat-on-bone cutlery: carvery, sunday carvery, carveries
cocktail spirits-bottle: craft gin, gin tasting, gin tastings, gin school
marquee: gazebo hire, gazebos for hire, pop up gazebo
baby-bottle baby: breast milk, milk bank, milk donors
bicycle: pedal power, charity ride, sportive, sportives, bike ride, bike rides, brighton ride
shopping-bags price-tag: jumble, jumble sale, jumble sales
small-airplane: air show, airshow, red arrows, fly-in, flying display
horse-rider: rodeo, rodeos, bull riding, barrel racing, gymkhana, gymkhanas
runner turkey-bird: turkey trot
swimmer snowflake: polar plunge, polar bear plunge, polar bear swim, boxing day dip, new year's day dip
paw church: blessing of the animals, pet blessing
church candle: ash wednesday, maundy thursday, midnight mass
rice: pongal
dress church: first communion dresses, communion dresses, communion dress, christening gowns, christening gown
-: loan of, on loan, boxing day, bring your axe
guitar: bass lessons, bass guitar, bass guitars, bass player, bassist, jam session, jam sessions, open jam, blues jam
dress-shoe hammer: sole heel, sole and heel, heel and sole, heels and soles, resoling, resoled
heart: organ donor, organ donors, organ donation
lorry: 7.5 tonne, 7.5t drivers, 18 tonne, artic drivers, hiab driver, hiab drivers
cocktail beers: bar staff, bar work, bartender, bartenders, barman, bar manager
chair: bar stool, bar stools, barstools
hammer toolbox: nail gun, nail guns, nailer, nailers
light-bulb: string lights, fairy lights, festoon lights, garden lights, outdoor lights
spray-bottle bucket: mould removal, mold removal, black mould, mould problem, mold problem, mould treatment
salt snowflake: rock salt, grit salt, de-icing salt, ice melt
car: car pool, carpool, car pooling, carpooling, car sharing, car share, ride share, lift share
steak lobster: surf turf, surf and turf
dog bone: dog bowls, dog bowl, pet bowls
lotus-position: singing bowls, singing bowl, sound bath, sound baths, gong bath, sound healing
t-shirt: tank tops, tank top, vest tops
factory lightning: power plant, power station
stew: bone broth, broths
massage: muscle therapy, remedial massage, myotherapy
battery light-bulb: batteries bulbs, batteries and bulbs
tap wrench: tap repair, tap repairs, taps repaired, tap replacement, leaking tap, leaky tap, dripping tap, tap washers
airplane suitcase: turkey holidays, holidays in turkey, turkey all inclusive, flights to turkey
open-book pencil: spelling bee, spelling bees
stew: chile con carne, chili con carne, chilli con carne
droplet tap: wells repaired, pumps bores, pumps and bores, pump repair, pump repairs, sump pumps, sump pump, pumps repaired
billiard-ball: american pool, 8 ball pool, eight ball pool, pool hall, pool team, pool teams
scissors hair-comb: brazilian blowout, brazilian blowouts, keratin treatment, keratin treatments
dog: great danes, great dane
bed mattress: egyptian cotton, cotton sheets, bed linen
chestnut: horse chestnuts, conkers
razor lotion: leg wax, leg waxing
cookie: welsh cakes, eccles cakes, oatcakes
speech-bubble open-book: danish class, danish classes, danish lessons, swedish classes, norwegian classes, dutch classes, dutch lessons, polish lessons, polish for beginners, turkish lessons, greek lessons, welsh lessons, welsh for beginners, irish classes
hair-comb: head lice, head lice clinic, nits, lice clinic, lice removal
rugby-ball: rugby camp, rugby camps, rugby holiday camp, rugby tots
football goal-net: football camp, football camps, football holiday camp, soccer camp, soccer camps
-: rain dance, loose threads, ship shape
recycling: scrap copper, scrap lead, scrap brass, scrap bought
motor-boat anchor: antifouling, boat cleaning, boat valeting, boat wash
dumbbell: vibration plate, vibration plates
fountain-pen document: contracts and leases, contracts checked, lease review, contract review
stroller: buggy walks, buggy walk, pram walks, buggy fit
camera: school photos, school photo, school photography, staff headshots
`;
