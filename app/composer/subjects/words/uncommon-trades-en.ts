/**
 * Trades, clubs and charities that few think of, in English, and everyday words that have another meaning beside them:
 * "craft" gin, the "metro" area, a "kindy". Notation: word-list.ts.
 */
export const englishUncommonTrades = `
-: craft, metro, on a roll, warm welcome
scissors yarn: craft supplies, craft shop, craft store, craft club, craft group, craft session, craft sessions, craft morning, craft mornings, craft afternoon, craft evening, craft night, craft nights, craft table, craft kit, craft kits, craft stall, craft stalls, craft day, craft days, craft class, craft classes, craft show, craft materials, craft and chat, craft & chat, craft activities, craft corner, craft circle, craft party, craft cafe, craft café, craft hour, craft room, craft box, craft boxes, crafters, junk modelling
metro: metro line, metro station, metro stations, metro train, metro trains, metro ride, metro pass
tree boot: forest kindy, bush kindy, nature kindy, forest kindergarten, nature kindergarten, bush kinder, beach kinder, forest nursery, outdoor nursery, nature nursery, woodland nursery, forest preschool, nature preschool, outdoor preschool, nature playgroup, woodland playgroup, forest playgroup, bush playgroup, outdoor playgroup, forest school, forest schools, forest school club, forest school holiday club, forest school sessions, bush school, nature school, outdoor classroom, mud kitchen, mud kitchens
teddy-bear crayon: kindy, kindies, kindy enrolments, kinder enrolments, day nursery, montessori kindy, creche, crèche
droplet tap: borewell, bore well, borewells, bore wells, borewell drilling, bore well drilling, borewell motor, borewell motors, borewell pump, borewell cleaning, borewell flushing, well digging, well digger, well diggers, well drilling, well drillers, water well, water wells, tubewell, tube well, tubewells, tubewell boring, submersible motor, submersible motors, submersible motor rewinding, monoblock pump, rainwater tank, rainwater tanks, rainwater harvesting, water butt, water butts, tank cleaning, water tank cleaning, water tanks, overhead tank cleaning, sump cleaning
car tow-truck: scrap car, scrap cars, scrap my car, scrap your car, any scrap car, scrap car collection, scrap car removal, car removal, cash for cars, cash for junk cars, junk cars, junk car, junk car removal, old cars wanted, unwanted cars, mot failures, mot failures wanted, car breakers, breakers yard, breaker's yard, wreckers, car wreckers, auto wreckers, car wrecking, damaged cars wanted, we buy any car, we buy cars, end of life vehicles, salvage cars
parcel ship: parcels & groceries, parcels and groceries, groceries and parcels, barrels shipped, barrel shipping, ship a barrel, barrels to jamaica, shipping barrels, door to door cargo, cargo to, freight to, boxes to ghana, boxes shipped, drums shipped, drums and boxes, balikbayan, balikbayan boxes, balikbayan box, sea freight, air freight, freight forwarding, freight forwarder, freight forwarders, parcels home, send parcels home, send a box home, shipping to ghana, shipping to nigeria, shipping to kenya, shipping to zimbabwe
pizza: pizza truck, pizza van, pizza trailer, pizza wagon, pizza cart, wood fired pizza truck, woodfired pizza truck, wood fired pizza van, woodfired pizza van, mobile pizza, mobile pizza oven
taco: taco truck, taco van, taco cart
burger: burger van, burger truck, burger trailer
coffee: coffee van, coffee truck, coffee cart, coffee trailer, coffee bike, coffee horsebox, mobile barista, barista hire
ice-cream: ice cream van, ice-cream van, ice cream van hire, ice cream truck, ice cream trike, ice cream cart, gelato cart
cocktail: horsebox bar, mobile bar, mobile bar hire, pop up bar hire, bar hire, prosecco van, prosecco cart
french-fries fish: fish and chip van, chip van, chippy van
fish crab: fish van, fresh fish van, fishmonger's van, fish round, fish lady, fish man
trailer horse: horse float, horse floats, horse float hire, horse trailer, horse trailer hire, horse trailers, horsebox trailer, two horse trailer
sewing-needle thread: button box, button shop, buttons and zips, zips and buttons, buttons zips, ribbons and trims, ribbons trims, trims and zips, haberdasher, haberdashery, haberdashers, sewing notions, notions and trims
house-with-garden key: open home, open homes, open for inspection, open house viewing, house open to view, queenslander, bedroom queenslander, bed queenslander, character home, wraparound verandah
factory: industrial unit, industrial units, industrial unit to let, light industrial unit, workshop unit, workshop units, trade counter unit, factory unit
chess-pawn dice: carrom & chess, carrom and chess, chess & carrom, chess and carrom
set-square calculator: gcse maths tutor, maths tutor gcse, a level maths, a-level maths, gcse maths, maths tuition gcse, further maths
laptop desktop-computer: after school coding club, after-school coding club, coding club, coding clubs, code club, code clubs, coding for kids, kids coding, kids' coding, learn to code, coding classes, coding camp, coding camps, scratch coding, minecraft coding, robotics and coding, coding and robotics, girls who code, coderdojo, coder dojo
robot: robotics club, robot club, robotics classes, robotics camp, lego robotics, robotics workshop
milk cereal-bowl: yoghurt, yogurt, natural yoghurt, natural yogurt, greek yoghurt, greek yogurt, set yoghurt, farm yoghurt, sheep's yoghurt, sheep yoghurt, goat's yoghurt, goat yoghurt, kefir, milk kefir, curd and yoghurt, skyr, lassi
soft-ice-cream: frozen yoghurt, frozen yogurt, froyo
santa: santa for hire, hire santa, hire a santa, real beard santa, real bearded santa, santa visits, santa visit, home visits from santa, visits from santa, father christmas for hire, father christmas visits, rent a santa, book santa, professional santa, meet santa, breakfast with santa, santa's grotto, santas grotto, santa grotto
car-front ring: wedding cars, wedding car, wedding car hire, wedding car rental, classic wedding cars, vintage wedding cars, bridal car, bridal cars, bridal car hire, wedding limo, wedding limousine
mosquito window: mosquito net, mosquito nets, mosquito netting, mosquito screen, mosquito screens, mosquito mesh, fly screens, flyscreens, fly screen, flyscreen, insect screens, insect screen, pleated mosquito mesh, invisible grill and mosquito net
slide toy-bricks: indoor play, indoor play centre, indoor play center, indoor playground, indoor playgrounds, soft play, soft play centre, soft play hire, play barn, playbarn, play cafe, play café, play centre, play center, ball pit, ball pool, softplay
older-person dumbbell: senior gymnastics, gymnastics for seniors, seniors gymnastics, over 60s gymnastics, gentle gymnastics, senior fitness, seniors fitness, seniors exercise, senior exercise, exercise for seniors, exercise for older adults, older adults exercise, active seniors, strength and balance, strength & balance, balance class, falls prevention, over 55s fitness, over 60s fitness, over 60s exercise, gentle exercise, gentle exercise class, seated exercise, chair based exercise, chair-based exercise
dumbbell older-person: seated fitness
skis snowy-mountain: ski waxing, ski wax, wax and edge, ski tune, ski tuning, ski tune up, ski tune-up, ski edge, waxing skis, skis waxed, ski sharpening, edges sharpened, ski workshop, ski servicing
snowboarder snowflake: snowboard tuning, snowboard waxing, snowboard service, snowboard repair, snowboard tune
fire-engine rescue-helmet: fire brigade, fire brigades, volunteer fire brigade, volunteer fire department, volunteer fire service, volunteer fire fighters, volunteer firefighter, volunteer firefighters, fire department, fire company, fire service, fire station, fire station open day, rural fire service, rural fire brigade, bush fire brigade, bushfire brigade, on call firefighter, on call firefighters, on-call firefighter, on-call firefighters, retained firefighter, retained firefighters, cadets fire, fire cadets
runner sneaker: bog run, mud run, hill run, beach run, forest run, night run, fell race, fell running, fell run, trail run, trail runs, trail race, trail marathon, moor run, lake run, park run, parkrun, canicross, couch to 5k, c25k, running group, run club, obstacle race, obstacle run, obstacle course race, ultra marathon, ultramarathon, cross country race, relay race, 10 km race, 10k race, 10km run, 5km run, fun run, colour run, color run, half marathon
climber tree: rope park, ropes park, rope course, ropes course, rope courses, ropes courses, high wire park, tree top adventure, treetop trail, treetop nets, tree climbing, recreational tree climbing, aerial adventure park, adventure ropes, zip line park, zipline park, zip wire, zip wires, ziplines
musical-notes microphone: choir seeks tenors, choir seeks basses, choir seeks, choir needs tenors, choir needs, choir looking for, tenors and basses, tenors wanted, tenors needed, basses wanted, sopranos wanted, altos wanted, sopranos and altos, community choir, choir wanted, chamber choir, male voice choir, ladies choir, rock choir, gospel choir, barbershop chorus, barbershop singers, choral society, choral scholars, choristers, chorister, singers wanted, harmony group
bird tree: dawn chorus walk, dawn chorus walks, dawn chorus, bird walk, bird walks, birding walk, bird ringing, bird hide, bird hides, swift boxes, swift survey, garden birdwatch, bird count
dice: dominoes, dominoes league, dominoes club, dominoes night, domino drive, backgammon, backgammon club, ludo, yahtzee, beetle drive, beetle drives
target: quoits, quoits league, horseshoe pitching, axe throwing, axe-throwing, aunt sally, laser clay, tin can alley
golf: croquet, croquet club, croquet lawn, crazy golf, mini golf, minigolf, putting green, adventure golf
fishing-rod fish: fly tying, fly tying evening, fly-tying, tackle and bait, bait and tackle, tackle shop
motor-boat anchor: narrowboat, narrowboats, narrowboat blacking, narrowboat hire, narrow boat, narrow boats, hull blacking, canal boat, canal boats, canal boat hire, canal trips, canal cruise, hireboat, houseboat, boat blacking
water-polo-player canoe: canoe polo
surfer wave: kitesurf, kitesurfing, kitesurf lessons, kite surfing, kiteboarding, kiteboarding lessons, wing foiling, wingfoil, wingfoiling, wing foil, wing foil lessons, windsurfing, windsurf, windsurf lessons, bodyboarding, body boarding, bellyboarding, skimboarding, foil boarding, efoil, e-foil
diving-mask seal: snorkel with seals, snorkelling with seals, swim with seals
seal motor-boat: seal trips, seal trip, seal watching, seal cruise, seal safari
small-airplane: model aircraft, model aeroplanes, model airplanes, model flying, model flying club, rc planes, rc flying, radio controlled planes, microlights, flying lessons, learn to fly, flying school, flying club, aero club, pilot training, private pilot
carrot jar: village show, produce show, flower and produce show, horticultural show, garden show, allotment show, giant vegetables, biggest marrow, heaviest marrow
mushroom basket: fungi foray, fungus foray, mushroom foray, mushroom walk, mushroom hunting, mushroom picking, mushroom foraging, mushroom growing, mushroom kits, mushroom kit, oyster mushrooms, shiitake logs
apple tree: community orchard, orchard day, orchard open day, wassail, wassailing, wassail night, apple tree wassail, fruit tree pruning, pick your own apples, apple picking, pyo apples
leaves tree: hedge laying, hedgelaying, hedge layer, coppicing, coppice, coppice products, coppice worker, hazel hurdles, hurdle making, hurdle maker, pea sticks, bean poles, woodland management, woodland volunteers
fire logs: charcoal burner, lumpwood charcoal, local charcoal, charcoal burning, charcoal maker
saw spoon: bowl carving, bowl turning, bowl turning class, woodturning, wood turning, wood turner, woodturner, woodturning demo, pole lathe, bodger, bodging, spoon carving class
kitchen-knife anvil: knife making, knifemaking, knife making course, make your own knife, bladesmith, bladesmithing, forge a knife, custom knives
yarn sheep: fleece washing, raw fleece, raw fleeces, fleeces for spinners, hand spinning, handspinning, spinners and weavers, spinning wheel, drop spindle, felting, wet felting, needle felting, felt making, wool day, wool fair, wool festival, wool shop
yarn thread: tapestry, tapestry kits, tapestry kit, needlepoint, needlepoint kits, cross stitch, cross-stitch, cross stitch kits, bargello, crewel, latch hook, rug making, peg loom, loom weaving, macrame, macramé
violin: bow rehair, bow rehairs, bow rehairing, bow maker, violin repairs, violin repair, string instruments, cello lessons, viola lessons, cello, viola, double bass
flute musical-notes: harmonica, harmonica workshop, blues harp, blues harmonica, didgeridoo, didgeridoo workshop, tin whistle, tin whistle class, panpipes, ocarina, ocarinas, clarinet, clarinet lessons, bassoon
walker heart: grief walk, grief walks, walk and talk group, walking therapy, walk and talk therapy, bereavement walk, bereavement walks, remembrance walk, wellbeing walk, wellbeing walks, health walk, health walks, memory walk
older-person heart: stroke club, stroke group, stroke survivors, memory cafe, memory café, parkinson's group, parkinsons group, parkinson's cafe, parkinson's dance, dementia choir, older people's group, over 60s club, over 60s social, senior citizens club, lunch club for older people
soap toothbrush: hygiene bank, hygiene banks, toiletries bank, toiletries wanted, toiletries collection
mug heart: warm space, warm spaces, warm hub, warm hubs, warm bank, warm banks, chatty cafe, chatty café, chat and natter, natter and tea, knit and natter space
dinner-plate heart: community meal, community meals, community supper, soup kitchen, soup kitchens, soup run, soup lunch, free lunch, free meals, meals on wheels, hot meals for, community kitchen, pay what you can cafe, pay what you can café, pay as you feel
bed heart: night shelter, night shelters, winter shelter, homeless shelter, shelter beds, sleeping bags wanted, sleeping bags needed, needs sleeping bags, blankets wanted, blankets needed, needs blankets
paw: ferret racing, ferrets, ferret rescue, ferret club, small animal boarding, small pets boarding
dog: terrier racing, dachshund walk, dachshund meet up, greyhound walk, greyhound rescue, scent work, scentwork, mantrailing, man trailing, flyball, canine hydrotherapy, dog hydrotherapy, canine massage, canine physio, dog physio, dog physiotherapy, hoopers, rally obedience, dog agility, agility training, gun dog training, gundog training, gundog
scales gavel: magistrate, magistrates, become a magistrate, justice of the peace, jury service
lifebuoy ship: coastguard, coast guard, coastguard team, coastguard rescue, inshore rescue
military-helmet: army reserve, army reserves, naval reserve, air force cadets, army cadets
siren motorcycle: blood bikes, blood bike, blood bikers
mountain rescue-helmet: mountain rescue, mountain rescue team, cave rescue
hindu-temple oil-lamp: puja items, pooja items, pooja samagri, puja samagri, pandit, pandit for puja, pandit ji, purohit, pooja store, puja store
bouquet ring: wedding mandap, mandap decoration, wedding mandap decoration, stage decoration, wedding stage decoration
rice curry: langar
butter milk: ghee, cow ghee, desi ghee, buffalo ghee, a2 ghee
coconut: palm oil, red palm oil, palm kernel
lotion: shea butter, raw shea butter
card-terminal banknotes: pos agent, pos agents, pos machine, mobile money agent, m-pesa agent, momo agent
rickshaw: keke, keke for hire, keke napep, tuk tuk, tuk-tuk, tuktuk, boda boda
bricks: block moulding, block molding, block industry, cement blocks, sandcrete blocks, interlocking blocks
window gate: burglar bars, burglar bar, burglar proof, burglar proofing, window grills, window bars
fence lightning: electric fencing, electric fence, electric fences, electric fencing energiser
hut roof: lapa, lapas, lapa building, thatch lapa, thatched lapa
feather: ostrich, ostrich farm, ostrich farm tour, ostriches, emu farm
lion elephant: game lodge, game drive, game drives, bush lodge, game reserve
cow: bull sale, bull sales, breeding bulls, angus bulls, bulls for sale, heifers for sale, stockyard sale, saleyards, store cattle
ram sheep: ram sale, ram sales, rams for sale, tup sale, tups for sale
horse: stallion at stud, horse stud
tractor wheat: header contractor, contract header, contract harvesting, harvesting contractor, hay contractor, combine contractor
small-airplane wheat: aerial spraying, aerial topdressing, crop dusting, ag pilot
excavator droplet: dam sinking, farm dams, dam building, dam construction, dam cleaning
spray-bottle leaves: weed spraying, weed control, weed sprayer, boom spraying, japanese knotweed, knotweed, knotweed removal, knotweed treatment
mouse-trap: possum removal, possums in the roof, possum control, rat catcher, mole catcher, mole catching, squirrel removal, rabbit control
awning sewing-needle: tarp repairs, tarps, tarpaulins, tarpaulin, canvas repairs, canvas goods, pvc covers, truck tarps, annexes, caravan annexes
motor-boat sewing-needle: boat trimming, boat trimmer, boat covers, marine trimmer, marine trimming, boat upholstery, clears and covers
car sewing-needle: motor trimming, motor trimmer, motor trimmers, auto upholstery, car upholstery, headliner, headlining repair
car paintbrush: car wrapping, vehicle wrapping, vinyl wrap, car wrap, vehicle wraps, car wraps
house ladder: loft boarding, loft ladders, loft ladder, loft ladders and boarding, loft hatch
house droplet: damp proofing, rising damp, damp proof, damp survey, damp and mould, timber and damp
house trowel: underpinning, subsidence, foundation repair, foundation repairs, house levelling, house leveling, reblocking, restumping
bricks trowel: resin drives, resin bound drives, resin driveway, resin driveways, resin bound
safety-vest spray-bottle: spray foam removal, foam insulation removal
sofa lorry: hoarder clearance, hoarding clearance, deceased estate clearance, estate clearance, probate clearance
window ladder: abseil cleaning, rope access, rope access cleaning, high rise window cleaning, facade cleaning
playing-card: pokemon trading, pokémon trading, pokemon cards, pokémon cards, trading cards, magic the gathering, yugioh, yu-gi-oh, card trading, card games club
teddy-bear: doll hospital, dolls hospital, teddy hospital, teddy bear repairs, teddy repairs, bear repairs, doll restoration
house teddy-bear: dolls house, dolls' house, doll's house, dolls house fair, dollhouse, dollhouses, miniatures fair
paintbrush printer: lino cut, linocut, lino printing, lino print, printmaking, print making, letterpress workshop, woodcut, block printing workshop
palette pencil: plein air, plein air painting, plein-air, urban sketchers, urban sketching, sketch crawl, sketch club, sketching group, drawing club
film-camera popcorn: film society, film club, film night, film nights, village cinema, community cinema, movie night, movie nights, cinema club
microphone open-book: poetry slam, poetry night, poetry evening, spoken word, open mic poetry, poets, poetry reading
gymnast: trapeze, trapeze class, flying trapeze, aerial silks, aerial hoop, aerial yoga, acrobatics, acro
dancer: pole fitness, pole dance, pole dancing, pole class, pole classes
field-hockey: shinty, hurling, camogie, hurling club, camogie club, under 10 hurling, hurling and camogie
baseball: rounders, rounders league, rounders club, tee ball, t-ball, teeball
wrestlers: kabaddi, kabaddi tournament, kabaddi league
volleyball: sepak takraw, footvolley, goalball
snowflake hiking-boot: snowshoe, snowshoeing, snowshoe tour, snowshoe tours, snowshoe hire, snowshoe walk
wolf sled: husky, husky rides, husky ride, husky sledding, dog sledding, dog sled rides, sled dogs
swimmer: water aerobics, aqua aerobics, aquarobics, aqua fit, aquafit, aqua gym, aquagym, platform diving, springboard diving
cricket: blind cricket, table cricket, walking cricket
`;
