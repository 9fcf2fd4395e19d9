/** English trade names as a directory of businesses lists them; read before meanings-en.ts. Notation: word-list.ts. */
export const englishListedFirms = `
bench chair: outdoor furniture, garden furniture, patio furniture, patio set, patio sets, outdoor settings, outdoor dining sets, rattan furniture, garden benches
tooth toothbrush: cleaning & whitening, cleaning and whitening, scale and polish, scale & polish, scaling and polishing, dental cleaning
love-letter envelope: letterpress, letterpress invitations, letterpress printing, letterpress studio
set-square ruler: land surveyor, land surveyors, land surveying, boundary pegs, boundary survey, boundary surveys
dice ticket: bingo, bingo night, bingo hall, bingo afternoon, music bingo
drone: crop spraying by drone, by drone, drone spraying, drone crop spraying, agri drone, agricultural drone
coffee-beans coffee: cold brew, cold brew subscription, cold brew coffee
train locomotive: model railroad, model railroads, model railroading, model railway, model railways, model trains, model train show
-: saddle row
glasses eye: eyes tested, eye tested, eyes checked
dumbbell: pt session, pt sessions, pt 1:1, 1:1 pt, personal training sessions
wifi-router: fibre installed, fibre line, fibre deal, fibre deals, uncapped fibre, uncapped, full fibre, fibre to the home, fttp
microphone theatre-masks: comedy, comedies, comics live, comedians, comedian, stand up night, standup, roast battle
fencer: try fencing, epee, foil and epee, foil & epee, sabre fencing, fencing foil, fencing taster, fencing lessons, fencing salle, salle d'armes, learn to fence
rock: dry stone walling, dry stone walls, dry stone wall, dry stone waller, drystone walling, drystone walls, drystone waller, dry stone dyke, dry stone dyking
sun-hat: bespoke hats, milliner, millinery, fascinator, fascinators, ladies hats, race hats, hats for the races, hatinator
light-bulb: neon sign, neon signs, neon lettering, neon lights, led neon, led signs, custom neon, custom neon sign, custom neon signs
oyster: oyster happy hour, oysters happy hour, oyster hour
cocktail: cocktail happy hour, cocktails happy hour, aperitivo hour
wine: wine happy hour
-: need wheels, got wheels, hot wheels
stethoscope hospital: allergist, allergists, allergologist, immunologist, haematologist, haematologists, hematologist, hematologists, rheumatologist, rheumatologists, rheumatology, arthritis clinic, nephrologist, nephrologists, nephrology, kidney specialist, kidney clinic, dialysis, dialysis unit, dialysis centre, dialysis center, haemodialysis, hemodialysis, gastroenterologist, gastroenterologists, gastroenterology, endoscopy, colonoscopy, gut clinic, hepatologist, liver clinic, proctologist, proctology, colorectal surgeon, colorectal surgeons, piles treatment, piles clinic, piles doctor, piles surgery, piles and fissure, piles fissure, haemorrhoids, hemorrhoids, hernia, general surgeon, general surgeons, trauma surgeon, vascular surgeon, hand surgeon, breast surgeon, breast clinic, surgeon, surgeons, surgical clinic, endocrinologist, endocrinologists, endocrinology, thyroid clinic, diabetologist, diabetologists, diabetes specialist, internist, internists, geriatrician, geriatricians, ambulatory care, outpatient clinic, outpatients, perfusionist, anaesthetist, anesthesiologist
syringe stethoscope: botulinum clinic, vaccination centre, vaccination center, vaccination clinic, injection clinic
lungs stethoscope: pulmonologist, pulmonologists, pulmonology, respiratory physician, respiratory clinic, chest physician, chest specialist, chest clinic, asthma clinic, asthma specialist, copd clinic, lung clinic, lung specialist, spirometry
brain stethoscope: neurosurgeon, neurosurgeons, neurologist, neurologists, neurology, migraine clinic, headache clinic, epilepsy clinic, memory clinic, dementia clinic, stroke clinic
brain speech-bubble: psychiatrist, psychiatrists, psychiatry, psychiatric clinic, child psychiatrist, adolescent psychiatrist, child and adolescent psychiatrist, psychoanalyst, psychoanalysts, adhd assessment, adhd assessments, adhd clinic, autism assessment, autism assessments
ear stethoscope: otolaryngologist, otolaryngologists, ent, ent clinic, ent specialist, ent surgeon, ent surgeons, ent doctor, ear nose and throat, ear nose throat, ear nose & throat, vertigo clinic, tinnitus clinic, balance clinic
-: ent wanted
microscope test-tube: pathologist, pathologists, pathology, pathology lab, pathology labs, histopathology, diagnostic lab, diagnostic labs, diagnostics lab, sample collection, sample collection centre, swab test, swab tests
tooth toothbrush: endodontist, endodontists, periodontist, periodontists, prosthodontist, oral surgeon, oral surgeons, maxillofacial surgeon, root canal, root canals, wisdom teeth, gum clinic, denturist, denturists
eye glasses: low vision clinic, dry eye clinic, retina clinic, glaucoma clinic, ocularist, ocularists, artificial eyes
foot: foot clinic, orthotics, orthotic insoles, custom insoles, insoles, gait analysis, bunion clinic, verruca clinic, podiatric surgeon
massage lotus: cupping, cupping therapy, hijama, dry cupping, wet cupping, gua sha, moxibustion, rolfing
baby: birthing center, birthing centre, birth centre, birth center, birthing pool, birthing pools
pill dumbbell: nutrition supplements, supplement store, sports supplements, sports nutrition, protein powder, protein powders, whey protein, vitamin shop, vitamin store, vitamins and supplements
kennel dog: animal boarding, animal boarding facility, dog boarding kennels, dog breeder, dog breeders, puppy breeder, licensed breeder
kennel dog: home dog boarding, dog boarding at home, home boarding for dogs, dog home boarding, dog sitting at home
theatre-masks palette: arts centre, arts center, arts centres, cultural centre, cultural center, culture house
banknotes credit-card: atm, atms, atm hire, atm placement, cash machine, cash machines
lectern microphone: convention center, convention centre, conference centre, conference center, congress centre, conference facilities
urn candle: crematorium, crematoria, cremation, cremations, direct cremation, direct cremations, cremation service, cremation services, ashes scattering, embalmer, embalmers, embalming
headstone: graveyard, graveyards, cemetery, cemeteries, burial plot, burial plots, natural burial ground, burial ground, woodland burial, grave tending, grave care, grave cleaning
slot-machine dice: gambling hall, gaming hall, amusements with prizes
-: gambling help, gambling support, gambling addiction, gamblers anonymous
postbox: letter box, letter boxes, letterboxes, mailbox, mailboxes, post box, post boxes, parcel box, parcel boxes
market-stall: marketplace, market traders, market stalls, produce stand, produce stall, roadside stall, roadside stand
church candle: monastery, monasteries, abbey, abbeys, priory, convent, convents, friary, place of worship, places of worship
lotus candle: buddhist temple, buddhist centre, buddhist center, buddhist meditation, zen centre, zen center, zendo, taoist temple, dharma centre, dharma talk, dharma talks
bus car: park and ride, park & ride
parking-sign car: parking garage, parking garages, multi storey car park, multi-storey car park, car park, car parks, underground parking, secure parking, street parking
suitcase padlock: luggage locker, luggage lockers, luggage storage, left luggage, bag storage
parcel envelope: mail sorting, sorting office, mailroom services, parcel lockers, parcel locker, mailbox rental, mailing house, mail house, direct mail house
telephone: telephone box, telephone boxes, phone box, phone boxes, telephone systems, phone systems, pbx
toilet: restroom trailers, restroom trailer, restrooms, luxury loos, loo hire, loos, portaloo, portaloos, porta potty, porta potties, portable loos, pit latrine, pit latrines, composting toilets, compost toilets
wastebasket: trash can, trash cans, trash can cleaning, litter bins, litter bin
recycling lorry: waste transfer station, waste transfer, transfer station, waste disposal site, civic amenity site, council tip, local tip
floorboards saw: floorer, floorers, floor layer, floor layers, floor fitter, floor fitters, floor fitting, flooring fitter, flooring contractor
garage-door paint-roller: epoxy garage floor, epoxy garage floors, garage floor, garage floors, garage flooring, garage floor coating, garage floor coatings
paint-roller bucket: epoxy floor, epoxy floors, epoxy flooring, epoxy floor coating, epoxy floor coatings, resin floor, resin floors, resin flooring, polished concrete, polished concrete floors, floor coating, floor coatings, concrete coating, concrete coatings, floor paint, line marking, line marking paint
window: glaziery, glazier, glaziers, glazing, window frames, window fitters, window fitter, window construction, window maker, window makers, sash windows
house thermometer: insulator, insulators, insulation contractor, loft insulation, cavity wall insulation, cavity wall, spray foam, spray foam insulation, insulation installers, external wall insulation
key padlock: key cutter, key cutters, key cutting, keys cut, keys cut while you wait, spare keys, duplicate keys
welding-mask: metalworker, metalworkers, metal worker, metal workers, metal fabricator, metal fabricators, steel fabricator, steel fabricators, steel fabrication, boilermaker, boilermakers, pipefitter, pipefitters, structural steel, steel erectors, ironworker, ironworkers
hammer anvil: tinsmith, tinsmiths, tinsmithing, coppersmith, coppersmiths, pewter, pewterer, whitesmith, farriery tools
sailing-boat anchor: rigger, riggers, yacht rigger, yacht riggers, yacht rigging, boat rigging, standing rigging, mast and rigging, slipway, slipways, chandler, chandlery, ship chandler, yacht chandler
crane: rigging and lifting, lifting and rigging, riggers and slingers, slinger signaller, rigging crew
paintbrush printer: signmaker, signmakers, sign maker, sign makers, sign shop, sign writer, sign writers, signwriter, signwriters, signwriting, yard sign, yard signs, lawn signs, neon signs, shop signs, signage
ring hammer: silversmith, silversmiths, silversmithing
mantel-clock wrench: clockmaker, clockmakers, clock repair, clock repairs, clock repairer, clock restoration, horologist, horologists, clock maker
camera film-strip: photographic laboratory, film developing, film processing, darkroom, darkroom hire, photo printing
gear wallet: ~ belts and bearings
gear: bearings and belts, bearings belts, drive belts, v belts, conveyor belts, conveyor belt, bearings and seals, bearings belts and chain, power transmission
gear factory: vacuum pump, vacuum pumps, industrial pump, industrial pumps, slurry pumps, compressor hire, air compressor, air compressors, compressors, compressed air, vacuum pump repair, vacuum pump hire, gearbox rebuilds, industrial gearboxes, electric motor rewinds, motor rewinds, motor rewinding, blowers and compressors
medal runner: shot put, discus, javelin, long jump, high jump, pole vault, triple jump, steeplechase, athletics club, athletics, track and field, running track, decathlon, hurdles
-: javelin trains, steeplechase races
skier target: biathlon
gymnast: parallel bars, monkey bars, horizontal bar, horizontal bars, uneven bars, balance beam, gymnastic rings, gymnastics rings, exercise rings, calisthenics, calisthenics park, street workout
basketball badminton: sports centre, sports center, sports hall, sports halls, sports complex, leisure centre, leisure center, gymnasium, gymnasiums, multi court, multicourt, sports court, sports courts, court hire, courts for hire, four square court, tetherball
billiard-ball: shuffleboard, shuffleboard club, shuffleboard court, bagatelle league, bar billiards
passport: consulate, embassy, consular services, honorary consul, visa office
chart-up coin: financial office, wealth management, wealth manager, wealth managers, stockbroker, stockbrokers, stock broker, stockbroking, fund manager, trading desk
heart handshake: ngo, ngos, non-profit office, nonprofit office, community foundation, charitable foundation, family foundation, foundation grants, grant giving
laptop wrench: information technology office, it office, it support company, it helpdesk, it consultancy
palette paintbrush: art store, art stores, art supplies, art supply, art supply store, art materials, artists materials, artist materials, canvas and paints, art installation, art installations
stroller baby-bottle: baby goods, baby store, baby shop, baby stuff, baby equipment, nursery furniture and prams, prams and pushchairs, baby hire, baby equipment hire
motor-boat: boat store, boat dealer, boat dealers, boat showroom, boat sales, used boats, new and used boats, outboards, outboard motors, outboard engines, outboard servicing, powerboat, powerboats, powerboat course, powerboat courses, rya powerboat, rya powerboat level 2, powerboat level 2, powerboat training, rib, rib ride, rib rides, rib charter, pontoon boat, pontoon boats, pontoon boat rental, tritoon, tritoons, speedboat course
-: rib eye, ribs, rib of beef, prime rib
ticket horse-rider: bookmaker, bookmakers, betting shop, betting shops, turf accountant, tote
printer document: copy store, copy shop, copy centre, copy center, photocopying, photocopies, photocopy shop, document printing, copying and binding, catalogue printing
sack wheat: rural supplies, rural supplies store, farm supply, farm supplies, farm supply store, feed store, feed and seed, feed merchant, feed merchants, animal feed, animal feeds, stock feed, stockfeed, feed mill, country store, country stores, horse feed, agricultural merchants
crystal-ball candle: esoteric store, esoteric shop, occult shop, metaphysical store, metaphysical shop, new age shop, witch shop, witchcraft supplies, crystal shop, crystals and incense, spiritual shop
pea-pod snowflake: frozen food, frozen foods, frozen food store, frozen vegetables, frozen produce
fuel-pump: fuel shop, fuel supplier, fuel suppliers, fuel delivery, diesel delivery, fuel oil, petrol, petrol station, service station, gas station, filling station
shopping-cart basket: general store, general stores, dollar store, pound shop, discount supermarket
convenience-store shopping-cart: village shop, village stores, community shop
price-tag shopping-bags: discount store, discount stores, variety store, outlet store, outlet stores, catalogue shop, catalog shop, surplus store, clearance store, clearance outlet
towel bed: household linen, household linens, linen shop, linens, hotel linen, table linen, table linens, bedding and towels, bed and bath
frying-pan jar: houseware, housewares, homewares and kitchenware, kitchenware, kitchenware shop, cookware, cookware shop, pots and pans, hardware and homeware
handbag wallet: leather store, leather shop, leather goods, leather goods shop, leathercraft, leather craft, leather workshop, leatherworker, leather worker, leather work, leather bags, leathersmith
locomotive: model railway, model railways, model railway exhibition, model trains, model train
locomotive small-airplane: model shop, model shops, model kits, scale models, hobby shop, model engineering, model engineers, aeromodelling, rc models, radio control models, model expo, model show
-: model agency, models wanted, model wanted, hair models, hair model
banknotes coin: money lender, moneylender, moneylenders, licensed moneylender, payday loans, short term loans, personal loans, microfinance, micro loans
euro-notes coin: bureau de change, currency exchange, foreign exchange
newspaper: newsstand, newsstands, news stand, newsagent, newsagents, news agency, kiosk
prayer-beads candle: religious store, religious shop, religious goods, religious articles, church supplies, church supply, holy shop, rosaries, rosary beads, vestments, pooja items, puja items, pooja store, puja store, samagri, puja samagri
oil-lamp lotus: hindu priest, hindu priests, pandit, panditji, pandit for puja, pujari, purohit, vadhyar, puja services, pooja services, havan, satyanarayan puja, griha pravesh, griha pravesh puja, hindu wedding priest, hindu wedding ceremony, hindu ceremonies
wrench: repair shop, repair shops, repair workshop, appliance repair man, fix-it shop
framed-picture palette: artwork, artworks, limited edition prints, art prints, original paintings, artwork for sale
world-map compass: visitor center, visitor centre, visitor information, tourist information, tourist information office, tourist office, tourist attraction, tourist attractions, map shop, maps, antique maps, ranger station, trail maps, guided tours
horse: trail riding, trail riding station, trail rides, horse trekking, pony trekking, pony rides, riding centre, trekking centre
goat rabbit: petting zoo, petting zoos, pet corner, pets corner, mobile petting zoo, mobile farm, animal encounters
rickshaw: auto rickshaw, auto rickshaws, tuk tuk, tuk tuks, tuktuk, tuktuks, cycle rickshaw, cycle rickshaws, pedicab, pedicabs, rickshaw, e-rickshaw, e rickshaw, toto rickshaw
wheelchair taxi: wheelchair accessible taxi, wheelchair accessible taxis, wheelchair taxi, wheelchair taxis, wheelchair transport, wheelchair accessible transport, wheelchair accessible vehicle, wheelchair accessible vehicles, wav taxi, wav taxis, maxi taxi
mobility-scooter: mobility scooters, mobility scooter
smartphone battery: phone charging station, phone charging stations, device charging, powerbank hire, power bank hire, powerbank rental
circuit-board: electronic component, electronic components, electronic parts, component shop
droplet tap: water utility, water company, water board, water corporation, water meter, water meters
older-person heart: elderly group home, group home, group homes, supported living, social centre for seniors, day centre, day centres, day center for seniors
nurse heart: home care, home carers, home carer, care at home, homecare, home help, live in care, live-in care, domiciliary care, companionship care, companion care
bridge: viaduct, viaducts, aqueduct, aqueducts, footbridge, footbridges, bridge engineers, suspension bridge, covered bridge, packhorse bridge
car snowflake: auto ac, auto ac regas, auto ac repair, auto ac service, auto ac gas, auto air conditioning, auto aircon, car ac, car ac gas, car ac repair, car ac service, car ac regas, car a/c, car aircon, car aircon regas, car air con, car air con regas, car air conditioning, car airco, aircon regas, air con regas, air con re-gas, aircon re-gas, ac regas, vehicle air conditioning, vehicle air con, regas, re-gas
fitted-kitchen oven: kitchen refacing, kitchen reface, cabinet refacing, kitchen cabinet refacing, kitchen doors, replacement kitchen doors, kitchen door replacement, kitchen cabinet, kitchen cabinets, kitchen cupboards, kitchen makeover, kitchen makeovers, kitchen resurfacing, kitchen refurb
pancakes: pancake breakfast, pancake breakfasts, pancake supper, pancake race, pancake races, pancake day, shrove tuesday
fire-engine rescue-helmet: volunteer fire dept, volunteer fire department, volunteer fire company, fire dept, fire department, fire department breakfast, volunteer fire brigade, fire company, rural fire service, country fire authority, volunteer firefighters, volunteer firefighter, firefighters, fire hall, firehouse
canoe hammer: currach, currachs, curragh, curraghs, coracle, coracles, coracle making, wooden boat building, wooden boat building course, boat building course, skiff building, skiff, skiffs, rowing boat, rowing boats, row boat, row boats, rowboat, rowboats, dory, punt, punts, faering, pirogue, naomhóg
narrowboat paint-roller: narrowboat blacking, hull blacking, boat blacking, blacking and anodes, narrowboat painting
pipe-organ church: church organ, church organs, organ appeal, church organ restoration, organ restoration, organ restoration appeal, organ fund, organ pipes, organ builder, organ builders, organist wanted, organ scholar
thread sewing-needle: kaftan, kaftans, agbada, agbadas, senator wear, senator and kaftan, senator & kaftan, native wear, native wears, babariga, tailoring house, tailoring shop, tailoring services, buba and sokoto, dashiki, dashikis
-: farm gate, farm-gate, farmgate, farm gate prices, farm gate price, at the farm gate, at the gate
bee honey: bee swarm, bee swarms, swarm of bees, honeybee swarm, honey bee swarm, swarm collection, swarm removal, bee removal, bee rescue, live bee removal, bees in your roof, bees in the roof, bees in your wall
cow sheep: mobile slaughter, mobile abattoir, abattoir, abattoirs, slaughterhouse, slaughterman, home kill, homekill, home butchery, private kill, smallholders, smallholder, smallholding, smallholdings
scales document: family law, family law solicitor, family law solicitors, family lawyer, family lawyers, divorce solicitor, divorce solicitors, family mediation, family mediator
bricks lorry: cement, bags of cement, rebar, rebars, iron rods, reinforcement bars, reinforcing steel, tmt bars, cement blocks, concrete blocks, cement and rods, roofing sheets and cement, building materials, builders merchants, builders merchant, building supplies
roof: roofing sheet, roofing sheets, roof sheets, roof sheeting, corrugated sheets, corrugated iron, longspan, long span, aluminium roofing, roof tiles, roof tile
sandwich french-fries: kota, kotas, full house kota, kota corner, sphatlo, bunny chow, bunny chows, gatsby, gatsbys, chip butty, chip butties, vada pav, vadapav, roti canai wrap, chivito, choripan, banh mi, bánh mì, torta, tortas, po boy, po boys, hoagie, hoagies, philly cheesesteak, cheesesteaks, subs and hoagies
mouse-trap rat: rat in the, rats in the, rat problem, rats, rats and mice, mice and rats, rat infestation, rat proofing, rat exterminator, mouse in the house, mice in the house, mice in the roof, mice in the loft, rodent control, rodents, rodent proofing
food-truck: truck at, food truck, food trucks, food van, food vans, chip van, street food truck
tow-truck smartphone: dispatch software, towing software, tow software, tow dispatch, towing dispatch, tow companies, tow company, software for tow companies, recovery operators
test-tube microscope: asbestos testing, asbestos test, asbestos tests, asbestos sampling, asbestos samples, asbestos sample testing, asbestos lab, mould testing, mold testing, air testing, radon testing, radon test, radon tests, lead testing, paint testing, water testing, soil testing, sample testing
pressure-washer roof: pressure cleaning driveways, pressure cleaning driveways & roofs, pressure cleaning driveways and roofs, driveways and roofs, roofs and driveways, roof and driveway cleaning
gavel cow: dairy equipment auction, dairy auction, clearing sale, clearing sales, dispersal sale, dispersal auction, herd dispersal, livestock auction, livestock auctions, stock sale, cattle sale, cattle auction, farm dispersal, bull sale, ram sale
fence gate: land for sale, land to let, grazing land, grazing to let, acreage, acreage for sale, acres for sale, acres for sale near, pasture land, pasture to rent, paddock to let, paddocks to let, paddock to rent, farmland, agistment, grazing wanted
stove fire: pellet stove, pellet stoves, wood stoves, wood stove, pellet and wood stoves, pellet & wood stoves, multifuel stoves, multi fuel stoves, log burner, log burners, wood burner, wood burners, woodburner, woodburners, wood burning stoves, wood burning stove, stove installers, stove installation
-: parish, parish fete, parish fête, parish magazine
sun wall-clock: sundial, sundials, weathervanes and sundials
teddy-bear crayon: family centre, family center, family hub, children's centre, childrens centre
table-tennis football: youth center
scales gavel: courthouse, court house, notary and courthouse
beach-umbrella: sun lounger, sun loungers, loungers, lounger hire
ballot-box: polling station, polling place, poll workers, poll clerks, election workers
trumpet musical-notes: bandstand, bandstand concert, bandstand concerts, band in the park
football goal-net: stadium tour, stadium tours, football stadium
plug light-bulb: electrical equipment store, electrical wholesaler, electrical wholesalers, electrical supplies, electrical supply, electrical factors
target: gun shop, gunsmith, gunsmiths, rifle club, pistol club, shooting supplies
-: aesthetic
bread: cheese scones, cheese scone
open-book: kingdom hall, bible school, bible college
fence: hurdle maker, hurdle makers, hazel hurdles, wattle hurdles, silt fence
wheel hammer: wheelwright, wheelwrights, wheelwrighting, cartwright, wagon repairs
narrowboat: canal society, canal trust, canal restoration, lock gates, towpath work party
theatre-masks: mummers, mummers play, mumming, mystery plays, passion play
guitar musical-notes: ukulele jam, guitar jam, music jam, acoustic jam, jam night, jam nights, jam session, jam sessions
lifebuoy: rnli, rnli open day, lifeboat crew, lifeboat day, water rescue
musical-notes anchor: sea shanty, sea shanties, shanty festival, shanty crew, shanty singers, shanty night
lobster crab: crab pots, lobster pots, crab and lobster pots, lobster and crab pots, dressed crab and lobster
fish: eel, eels, smoked eel, eel smoker, jellied eels, fish smoker, smokehouse, trout farm, fish farm, roe
badger: badger watch, badger watches, badger group, badger hide
butterfly: moth night, moth nights, moth trap, moth traps, moth recording, butterfly count
-: moth treatment, clothes moths, carpet moths, moth problem
crab seashell: rockpooling, rock pooling, rock pool, rock pools, rockpool ramble, rockpool rambles
rock: meteorite, meteorites, mineral fair, mineral show, rocks and minerals
coin magnifier: mudlark, mudlarks, mudlarking, metal detecting, metal detecting rally, metal detectorists, detectorists
military-helmet: battlefield tour, battlefield tours, battlefields tour, militaria, militaria fair, military surplus, army surplus, regimental museum
amphora shield: roman fort, roman villa, roman baths, roman festival
small-airplane: wing walk, wing walks, wing walking, wingwalk
fire juggler: fire eating, fire eater, fire eaters, fire breathing, fire poi, fire performers
lawn-bowls: croquet, croquet club, croquet lawn, croquet set hire
horse-rider: polo, polo club, polo match, polo lessons, polo field, polo ponies, polocrosse, arena polo, point to point, point-to-point, hunt ball, eventing, showjumping, show jumping
t-shirt: polo shirt, polo shirts, polos, embroidered polo
car key: vw polo, polo gti
water-polo-player: water polo
motorcycle tyre: trials bike, trials bikes, trials riding, motocross practice, enduro
racing-car tyre: kart hire, kart racing, drag racing, drag strip, sprint and hillclimb, hillclimb, hill climb cars, autograss, autocross, rallycross
football: subbuteo, subbuteo league, table football league
playing-card: cribbage, crib league, euchre, canasta, rummy, bridge lessons, pinochle
drill toolbox: library of things
blood-drop: blood bank, blood banks, plasma centre, plasma center
eye: eye bank, cornea donation
drum musical-notes: gamelan, gamelan open rehearsal, samba band, samba drumming
seedling tractor: hydroseeding, hydro seeding, wildflower meadow, wildflower meadows, meadow seeding, grass seeding, wildflower seed
seedling: green roof, green roofs, sedum roof, sedum roofs, living wall, living walls, green wall, green walls
printer palette: risograph, riso printing, riso studio, letterpress, letterpress printing
gear factory: waterjet cutting, water jet cutting, shot blasting, shotblasting, bead blasting, sand blasting, sandblasting, chrome plating, electroplating, plating works, anodising, anodizing, powder coating, powder coaters, foundry, iron foundry, bronze foundry, castings, pattern maker, pattern makers, pattern making, galvanizing, galvanising, laser cutting, vacuum forming, injection moulding, injection molding, mould making, mold making, press tools, die casting
motor-boat anchor: shrink wrapping boats, boat shrink wrap, boat shrink wrapping, winterising boats, boat winterisation, boat winterizing
crane lorry: hiab, hiab hire, lorry crane, lorry mounted crane, crane truck hire
lorry: abnormal loads, abnormal load, abnormal loads escort, wide load escort, pilot vehicle, low loader, low loaders, low loader haulage
frog: toad patrol, toad patrols, toads, frogs and toads, toad crossing, newts
taco food-truck: taco truck, taco trucks
kebab food-truck: kebab van, kebab vans
feather: emu oil, ostrich feathers, feather pillows
deer: game dealer, venison, venison boxes, wild venison
mouse-trap: seagull control, gull control, gull proofing
flatbread: crumpet, crumpets, pikelets, oatcakes and pikelets
candy honey: halva, halwa shop
leaves: paan shop, paan, pan shop betel
spirits-bottle: sake bar, sake tasting, sake, sloe gin
bow-and-arrow: bow making, bowyer, longbow making, longbows, bow making course
basket leaves: willow sculpture, willow weaving, willow work, willow workshop, willow obelisk
yarn: natural dyeing, natural dye workshop, tatting, smocking, needle lace
sandal hammer: clog maker, clog makers, clogs, clog making
vinyl-record: gramophone, gramophones, phonograph, 78s
radio screwdriver: radio restoration, valve radios, valve radio, vintage radios, vintage radio, wireless sets, radio repair
chimney fire: flues swept, flue sweeping, flue cleaning, flue lining, flue liners
beer: stout, draught stout, stouts, porter and stout, pint of stout, guinness
-: any old iron, grave concern, grave concerns, the bolt hole, bolthole, bolt hole, bolt-hole
bicycle beer: beer bike, beer bikes, beer bike tours, pub crawl bike, cycle pub
scissors hair-comb: unisex hair, unisex salon, hair by
spoon: carved spoons, hand carved spoons, wooden spoons, carved bowls, hand carved spoons and bowls, wooden bowls, turned bowls, love spoons
anchor sailing-boat: harbour master, harbourmaster, harbour office, harbour staff, dockmaster, boat jumble, boat jumbles
diving-mask fish: spearfishing, spear fishing, scallop diving
speedboat wave: jet boat, jet boats, jet boat rides, jetboat, jet boating
deer: reindeer farm, reindeer experience, reindeer visit, meet the reindeer, deer park, deer farm
snowy-mountain snowflake: snowmobile, snowmobiles, snowmobile safari, snowmobile tours, snowmobile hire, skidoo, skidoos
sled: toboggan, toboggans, toboggan run, tobogganing, sledging, luge
surfer wave: bodyboard, bodyboards, surfboards, surfboard, surfboard repair, ding repair
bicycle: cyclocross, velodrome, velodrome taster, penny farthing, penny farthings, track cycling
bicycle battery: e-bike conversion, e-bike conversions, ebike conversion, ebike conversions, e bike conversion, e-bike batteries
pregnant-woman: hypnobirthing, hypnobirthing course
test-tube alembic: gcse science, a level chemistry, chemistry tutor, chemistry tuition, science tutor, science tuition, chemistry, science workshops
magnet: physics tutor, physics tuition, a level physics, gcse physics
small-airplane: pilot ground school, ground school, ppl theory, flying lessons, flying school, trial flight, trial flights
speech-bubble open-book: latin lessons, latin class, latin for beginners, mandarin, mandarin for kids, mandarin lessons, cantonese lessons, arabic lessons, russian lessons, hindi lessons, punjabi lessons, urdu lessons, japanese lessons, korean lessons, gaelic lessons, esperanto
bouquet: ikebana, floristry course, sweet pea show, cut flowers
daisy: chrysanthemum, chrysanthemums, chrysanthemum show, dahlia, dahlias
plant seedling: fern, ferns, fern nursery, plant nursery, rose nursery, herb nursery, hedging nursery, fruit tree nursery, wholesale nursery, hosta nursery, perennials nursery, bamboo nursery, water lilies
beer herb: hops, hop picking, hop farm, hop garden, hop harvest
chocolate: cocoa, cocoa farm, cacao, cacao ceremony
hen egg: chicken keeping, keeping chickens, backyard chickens, hen keeping, keep hens, chicken coop, chicken coops, chicken arks, chicken feed, poultry keeping, poultry club, poultry show, poultry auction
steak cow: wagyu, wagyu beef, aberdeen angus, hereford beef, dexter beef, beef shares
horse-rider: riding for the disabled, rda, equine therapy, hippotherapy
spider: tarantula, tarantulas, arachnids, spider expo
sack droplet: sandbag, sandbags, flood sandbags
house droplet: flood repairs, flood repair, flood damage repair, flood restoration, flood defence, flood defences, flood barriers, water damage restoration
set-square: masonic lodge, masonic lodge open day, freemasons, freemasonry, masonic hall open day
eyelashes eye: microblading, powder brows, ombre brows, brow tattoo, brow tattoos, semi permanent makeup, permanent makeup, permanent make up
lorry broom: street sweeper, street sweeper hire, road sweeper, road sweepers, road sweeper hire
houses: almshouse, almshouses, cohousing, co-housing
speech-bubble handshake: youth mentoring, mentoring, mentors wanted, volunteer mentors, mentor a young person
solar-panel wind-turbine: community energy, community solar, energy co-op, energy cooperative, renewables co-op
ballot-box: poll clerk, poll clerks, polling clerk, polling clerks, count staff, register to vote
tea cupcake: wi meeting, women's institute, womens institute, mothers union, townswomen's guild
moon mosque: eid bazaar, eid market, eid fair, eid mela, eid festival
drum dancer: vaisakhi, vaisakhi procession, nagar kirtan
theatre-masks: mardi gras, mardi gras float, mardi gras ball, carnival float
deer boot: hunting shop, hunting store, hunting gear, hunting supplies, hunting clothing
recycling lorry: rag and bone, rag & bone, rag and bone man
sheep: foot trimming contractor, sheep dipping, sheep dip, mobile sheep dipping, sheep dipping contractor, lambing live, lambing days, lambing weekend
scrubs sewing-needle: scrubs hub, scrub hub, for the love of scrubs
butterfly: butterfly conservation, butterfly walk, butterfly walks, butterfly reserve, butterfly garden
fireplace: hearth, hearths, slate hearth, slate hearths, fire surround, fire surrounds, mantelpiece, mantelpieces, mantels, inglenook
seedling small-airplane: aerial seeding, aerial spraying, aerial topdressing, topdressing, crop dusting, crop duster
tractor wheat: crop spraying, spraying contractor
marquee chair: shamiana, shamianas, tent house, pandal, pandals, mandap hire, mandap decoration
cow oil-lamp: cow dung, cow dung cakes, gobar, gobar diyas
-: to your gate, at your gate, quarry gate, school gate, school gates, out the gate
basket tomato: mama mboga
motorcycle: boda boda, boda bodas, boda boda riders, okada, okada riders, motorcycle taxi, motorbike taxi, moto taxi
wifi-router: fibre line, fibre lines, fibre install, fibre installation, uncapped fibre, fibre deals, fibre to the home
pickup-truck trailer: bakkie canopy, bakkie canopies, ute canopy, ute canopies
t-shirt backpack: school blazer, school blazers, second hand uniform, second hand school uniform, uniform exchange, uniform swap
coffee: coffee cupping, coffee cuppings, cupping session coffee
excavator bricks: pile driving, piling, piling contractor, piling contractors, sheet piling, screw piles, mini piling, piled foundations, underpinning, groundworks, groundworkers
excavator wave: dredging, dredger, lake dredging, pond digging, desilting
spotlight: floodlight, floodlights, portable floodlights, floodlighting, lighting tower, lighting towers, tower lights, site lighting, stage lighting hire
road-roller: roller hire, vibrating roller, trench roller, whacker plate, whacker plates, wacker plate, wacker plates, plate compactor, plate compactors
forklift: telehandler, telehandlers, telehandler course, telehandler hire, telehandler training, counterbalance course, reach truck, reach trucks
shipping-container: site office, site offices, site cabin, site cabins, welfare unit, welfare units, portable cabin, portable cabins
fence hammer: post knocker, post knocker hire, post driver, fencing supplies, fence posts
cow milk: milking parlour, milking parlours, milking parlour service, milking machine, milking machines, milking equipment, bulk tank, bulk tanks, dairy farm, dairy farms
bell church: church bells, bells recast, bell fund, bell restoration, bell foundry
party-popper balloon: parade float, parade floats, float builder, carnival floats
ice-cube snowflake: ice carving, ice carvings, ice sculpture, ice sculptures, ice bar
french-fries food-truck: poutine truck, chip truck, chip wagon
mussel lobster: clam bake, clambake, clambakes, clams, seafood boil, clam chowder
flatbread curry: doubles and bake, trini doubles, bake and shark, bake and saltfish, egg hoppers, string hoppers, hoppers and sambol
cake-slice chocolate: nanaimo bar, nanaimo bars, traybake, traybakes, tray bakes, millionaire's shortbread, millionaires shortbread
empanada: patties, beef patties, jamaican patties, veggie patties
doughnut: beavertail, beavertails, beaver tail, beaver tails, funnel cake, funnel cakes, elephant ears
-: burger patties
chicken-leg chilli: jerk chicken, jerk chicken drum, jerk pork, jerk pan, jerk centre
steak ticket: meat raffle, meat raffles, meat draw, meat bingo
roast-chicken ticket: chook raffle, chook raffles
candle military-helmet: dawn service, anzac dawn service, anzac day, armistice service
coin: two-up
anchor: navy reunion, naval reunion, naval association, royal naval association, sea cadets, sea cadet corps, merchant navy
feather: dreamcatcher, dreamcatchers, dream catcher, dream catchers
sandal: moccasin, moccasins, mukluks
horse: dude ranch, guest ranch, ranch holidays, ranch stay
oyster: oyster farm, oyster farm tour, oyster farm tours, oyster tours, oyster leases
cheese bread: ploughman's lunch, ploughmans lunch, ploughmans, cheese and pickle
price-tag shopping-bags: bring and buy, bring & buy, bring and buy sale
key padlock: prison officer, prison officers, prison service
droplet tractor: irrigation pivot, irrigation pivots, center pivot, centre pivot, center pivot repair, pivot repair, irrigators
droplet: water diviner, water divining, dowsing, dowser, dowsers, zamzam water
water-pump: well chlorination, windmill repairs, windmills and bores
chimney bricks: chimney pot, chimney pots, chimney pots reclaimed, steeplejack, steeplejacks, chimney repairs
hammer roof: lead work, leadwork, lead roofing
lightning: lightning conductor, lightning conductors, lightning conductor testing, lightning protection
climber: rope access, rope access cleaning, rope access technicians, abseilers
pressure-washer: chewing gum removal, gum removal
house bricks: cob building, cob house, cob houses, rammed earth, earthship
tent: geodesic dome, geodesic domes, event dome, event domes
greenhouse seedling: cold frame, cold frames, cloches
seedling: wormery, wormeries, worm composting, worm farms
fencer: sword fencing, historical fencing, hema
dancer disco-ball: dance floor hire, portable dance floor, portable dance floors, led dance floor
champagne wine: glass hire, glassware hire, glasses hire
envelope love-letter: wax seal, wax seals, sealing wax
playing-card: magic cards, magic the gathering, pokemon cards, trading cards, trading card game, card shop, sports cards, baseball cards
crossed-swords shield: larp, live action roleplay
guitar: guitar luthier, guitar luthiers, guitar maker, guitar makers, guitar repairs, guitar repair, guitar setups, guitar set ups
trumpet: brass repairs, brass repair, brass instruments, brass instrument repairs, brass and woodwind
pipe-organ: organ tuning, organ tuner, organ tuners, organ tuning and repair
musical-score: sheet music sale, music shop sheet music, choral scores
candle prayer-beads: clerical outfitter, clerical outfitters, clergy robes, clergy shirts
mosque airplane: umrah, umrah visa, umrah packages, hajj and umrah
lotus-position spine: alexander technique, feldenkrais, kinesiology, kinesiologist
massage: craniosacral, craniosacral therapy, cranio sacral
eye: iridology, iridologist
herb rose: bach flowers, bach flower remedies, flower essences, flower remedies
horse stethoscope: equine vet, equine vets, horse vet, horse vets, equine clinic, equine hospital
cat stethoscope: cat vet, cat vets, cats only vet, feline clinic
horseshoe horse: farriery, farriery course, barefoot trimming
fish: salmon smokery, smokery, kipper smokery
sailing-boat: model boats, model boat, model yacht, model yachts, model boat club, radio yachts
`;
