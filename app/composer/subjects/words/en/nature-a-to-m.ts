/** English words for plants, gardens and weather, by the thing they lead to: a to m. Notation: word-list.ts. */
export const englishNatureAToM = `
ammonite: ammonite, ammonites, fossil, fossils, fossil walk, fossil walks, fossil hunt, fossil hunts, fossil hunting
ammonite: fossil hunting walk, fossil hunting walks, fossil fair, fossil shop, trilobite, trilobites
autumn-leaves: fall festival, fall festivals, fall fest, fall fair, fall bazaar, fall craft fair, autumn fair
autumn-leaves: autumn fayre, autumn walk, autumn walks, autumn term, leaf peeping, leaf peepers, leaf blowing
autumn-leaves: autumn equinox, foliage tour, foliage tours, fall foliage, leafpeepers
bamboo: bamboo, bamboos, bamboo canes
beach: seaside trip, seaside trips, seaside special, coastal walk, coast walk, coast path, coastal path
beach: coastal path walk, coastal cleanup, bucket and spade, day at the coast, coast trip, sand art, sand sculpture
beach: sand sculptures, sand pits, beach cleans, beach wedding, beach weddings, litter pick beach, gulf coast
beach: greek islands, jersey shore, sun holidays, coach trip seaside, shoreline, foreshore, seafront, beachside
beach: ~ coastal
beach: sandcastle, sandcastles, sandcastle competition
beach suitcase: schoolies, schoolies accommodation, schoolies week
beach-umbrella: parasols, garden parasol, garden parasols
beach-umbrella beach: beach bar, beach holiday, beach club, beach holidays, summer holidays, seaside holiday
beach-umbrella beach: island holiday, caribbean holiday, beach resort, cantilever parasol, cantilever parasols
beach-umbrella beach: patio umbrella, patio umbrellas, parasol hire, parasol
beach-umbrella beach: ~ beach, summer holiday
bird-feeder bird: bird feeder, bird feeders, bird table, bird tables, wild bird food, wild bird seed, bird food
bird-feeder bird: suet balls, suet pellets, fat balls, sunflower hearts, nyjer seed, hummingbird feeder
bird-feeder bird: hummingbird feeders, feed the birds, garden bird food
bonsai: bonsais, bonsai tree, bonsai workshop, bonsai class, bonsai classes, bonsai nursery, bonsai, bonsai trees
bouquet: flower truck, flower van, flower cart, flower bar, flower farm, flower farms, flower subscription
bouquet: flower subscriptions, bunches from, posies, posy, petal truck, ikebana, floristry course, sweet pea show
bouquet: cut flowers, pick your own flowers, pyo flowers, cut your own flowers, funeral flowers, flower arranging
bouquet: dried flowers, floristry, tribute flowers, flower petals, blooms to your door, hand tied bouquets
bouquet: mum's day blooms, tussie mussie, lily bulbs, galentine's day, flower arrangements, bouquet bar
bouquet: flower arrangers, secretary day flowers, corsage, corsages, boutonniere, boutonnieres, buttonhole, buttonholes
bouquet: nosegay, nosegays, blossoms, protea, gypsophila, gerbera, gerberas, galentines, galentine's, anthurium
bouquet: anthuriums, alstroemeria, weddings and funerals, weddings & funerals, weddings funerals, funerals and weddings
bouquet: weddings christenings and funerals
bouquet candle: graves
bouquet daisy: well dressing, well dressings
bouquet ring: wedding mandap, wedding mandap decoration, stage decoration, wedding stage decoration
bouquet rose: florist, flower shop, flowers, flower delivery, flower market, bouquets, mother's day flowers, floral
bouquet rose: flower workshop
bouquet rose: ~ mother's day, mothers day, mothering sunday
bouquet seedling: sweet peas, sweet pea
bouquet balloon: event decor, event styling, venue styling, event stylist
bridge: viaduct, viaducts, aqueduct, aqueducts, footbridge, footbridges, bridge engineers, suspension bridge
bridge: covered bridge, packhorse bridge, bridge walk, bridge walks, bridge engineering, bridge repair
bridge storage-unit: railway arch to let, railway arches to let, railway arch workshop, railway arches workshop
cactus plant: cactus, cacti, cactuses, succulents, succulent, cactus and succulent, cacti and succulents, cactus show
cactus plant: cactus fair, cactus sale, euphorbias, haworthia, echeveria, aloe plants, desert plants, dry garden
cactus plant: dry gardens, haworthias, echeverias, mammillaria, xeriscape, xeriscaping
cave: cave, caves, cavern, caverns, caving
cherry-blossom: cherry blossom, blossom walk, spring blossom, blossom time, blossom trail, blossom trails, blossom tour
cherry-blossom: almond blossom, plum blossom, apple blossom, blossom festival, hanami
cloud laptop: cloud storage, hosting, cloud computing, cloud backups, cloud services, aws course, aws training
cloud laptop: azure training, azure course, cloud training, cloud courses, saas demo
clover: four leaf, four leaf clovers, st paddy's, st paddys, st paddy's day, irish night, irish evening, irish society
clover: irish language, ceilidh irish, luck of the irish, 4-h club, clover seed, irish culture
clover: irish heritage, irish festival, shamrock, shamrocks, comhaltas, fleadh, gaeltacht
clover beer: st patrick's, st. patrick's, st patricks, st patrick's day, st patricks day, paddy's day, paddys day
daffodil: daffodil, narcissi, daffodil festival, daffodil bouquet, daffodils, daffodil bulbs, daffodil sunday
dahlia: dahlia tuber, dahlia farm, dahlia bouquet, dahlias, dahlia, dahlia tubers, dahlia show, chrysanthemum
dahlia: chrysanthemums, chrysanthemum show, chrysanths
daisy: wildflower, wildflowers, wild flower, wild flowers, wildflower walk, wild flower walk, wildflower meadow
daisy: wildflower seed, botany walk, botanical walk, michaelmas daisies, wildflower seeds, meadow flowers, meadow making
daisy: meadow day, super bloom, echinacea plants, annuals and bedding, meadow scything, daisies, marguerites
daisy: namaqualand, superbloom
daisy pill: hay fever season, hay fever relief, hay fever clinic, hay fever remedies
daisy seedling: horticultural society, perennials, perennial plants, summer annuals
daisy sun: midsummer party, midsummer celebration, midsummer celebrations, midsummer eve
daisy window: window box planting
desert: dune bashing, sand dune, sand dunes, marathon des sables
desert: ~ outback
desert-island: treasure island, island escape, island retreat, robinson crusoe, survivor weekend, desert island discs
desert-island: castaway, castaways, island for sale, private island
droplet: water diviner, water divining, dowsing, dowser, dowsers, zamzam water, leak detection, waterproofing
droplet: water damage, hydration station, hydration stations, ro plant, ro plants, wells for villages, village wells
droplet: clean water for, water for all, flood relief, flood appeal, flood recovery, pipe leak, damp course, descaling
droplet: descaler, limescale, legionella
droplet ice-cube: drinking water, water supplier
droplet jar: ~ water
droplet lorry: potable water, pool water, water trucking, water haulage, trucked water, water by truck
droplet syringe: iv therapy, iv hydration, vitamin drip, vitamin drips
droplet tap: water utility, water company, water board, water corporation, water meter, water meters, bore wells
droplet tap: bore well drilling, borewell cleaning, borewell flushing, well digging, well digger, well diggers, tubewell
droplet tap: tube well, tubewells, tubewell boring, borehole siting, water borehole, water borehole drilling
droplet tap: ro repair, ro filter, ro systems, purifier service
droplet tap: water tanks and pumps, dig a new well, dig wells, wells repaired, boreholes and pumps
droplet tap: water softener
droplet towel: colonic hydrotherapy, colonics, colonic irrigation, colon hydrotherapy
droplet tractor: irrigation pivot, irrigation pivots, center pivot, centre pivot, center pivot repair, pivot repair
droplet tractor: irrigators
droplet wave: sprinkler, sprinklers, sprinkler installs, irrigation, irrigation system
droplet wave: irrigation systems, sprinkler system, sprinkler systems
fir-tree: evergreen trees, scots pine, scots pines, pine cones, fir cones, douglas fir, douglas firs, balsam fir
fir-tree: pines and firs
fire: bushfire, bushfires, bushfire appeal, bushfire relief, wildfire appeal, bushfire recovery, patio heater
fire: patio heaters, paraffin heater, paraffin heaters, torchlight procession, torchlit procession, lohri
fire barbecue: firepit
fire fire-extinguisher: firewise, fire wise day, bushfire ready, bushfire plan, bush fire plan, fire danger, fire ban
fire fire-extinguisher: total fire ban, burn ban, hazard reduction
fire juggler: fire eating, fire eater, fire eaters, fire breathing, fire poi, fire performers
fire logs: fire bowl, fire bowls, fire basket, fire baskets, fire pit, fire pits, kadai, kadais, kadai fire bowl
fire logs: chiminea, chimineas, brazier, braziers, swedish candle, swedish torch, charcoal burner
fire logs: local charcoal, charcoal burning, charcoal maker, charcoal making, fireplace fitter, stove fitter
fire logs: bonfire, bonfire night, campfire cooking, fire walk, fire walking, fire spinning, fire lighting
fire logs: burn permits, holika dahan, wildfire recovery, wildfire relief, fire dancing, fire dancers, fire jugglers
fire logs: ember festival, campfires, firewalk, firewalking, firewalks, firelighting, beltane, holika, wildfire
fire logs: wildfires, flambeau
fire stove: coal
flower-box: window box, window boxes, flower boxes, flower box, geraniums, balcony planter
garden-pond: garden pond, garden ponds, pond maintenance, pond cleaning, pond liners, pond cleaned, ponds cleaned
garland: ganapati, ganpati bappa, ganesh idol, ganesh idols, ganesha idol, ganesha idols, ganpati idol, ganpati idols
garland: clay ganesha, clay ganpati, clay ganesh, shadu mati, eco friendly ganesha, ganesh murti, ganpati murti
garland: durga puja, durga pujo, durga pooja, pujo, saraswati puja, kali puja, lakshmi puja, navratri, navaratri, pandal
garland: puja pandal, flower garland, flower garlands, marigold garland, marigold garlands, wedding garland
garland: wedding garlands, jaimala, varmala, pooja flowers, puja flowers, flower leis, hawaiian leis, haldi ceremony
garland: haldi function, haldi decor, haldi decoration, lei making, onam
globe: climate change, climate emergency, climate strike, climate march, climate cafe, climate café, carbon literacy
globe: earth hour, earthday, world globe, world globes, antique globe, antique globes, desk globe, desk globes
globe suitcase: world tour, exchange programme, exchange program, expat, immigration advice, geography tutor
globe suitcase: exchange student, exchange students, student exchange, cultural exchange, foreign language
globe suitcase: foreign languages, foreign language teaching, world music, world food, world cuisine, overseas education
globe suitcase: model un, model united nations, mun conference, gap year, twinning association, migrant help
globe suitcase: migrant support, refugee week, world languages, multicultural day, gis training, sister city
globe suitcase: sister cities, one world week, international students, international day, international evening
globe suitcase: diversity day, global village, harmony day, languages day, export help, sponsor licence, third world
globe suitcase: ex pats, fair trade, fair trade fortnight, culture day, cultural day, immigration consultant
globe suitcase: immigration consultants, world cafe, host families abroad, mission trip, planet earth, ethnic diversity
globe suitcase: worldwide shipping, geography, erasmus, migrants, fairtrade
globe suitcase: ~ multicultural
greenhouse: poly tunnels, grow tent, grow tents, tomato houses, shade houses, potting bench, hothouse, hothouses
greenhouse: shadehouse, propagators
greenhouse seedling: cold frame, cold frames, cloches, greenhouse, greenhouses, polytunnel, polytunnels, glasshouse
greenhouse seedling: garden greenhouse
hammock palm-tree: hammock, hammocks, garden hammock, garden hammocks, camping hammock, camping hammocks, hammock chair
hammock palm-tree: hammock chairs
hanging-basket: hanging basket, hanging baskets
hay-bale: baler, balers, round baling, baling and wrapping, hay contractor, straw delivered, barley straw, wheat straw
hay-bale: baleage, haymaking
hay-bale horse: horse bedding, animal bedding, pet bedding, equine bedding, straw bedding
hay-bale tractor: hay bales, hay bale, bales of hay, straw bales, straw bale, bales of straw, hay and straw, haylage
hay-bale tractor: hay for sale, hay delivery, round bales, small bales, square bales, haybales, baling, hay baling, hay
hay-bale tractor: baled hay, baled straw, lucerne bales, timothy hay, big squares, bedding straw, silage bales
hay-bale tractor: hay rides, fodder, lucerne, silage wrap, bale wrap
hedge: hedge laying, hedgelaying, hedge, hedges, hedging, bare root hedging, hedging plants, hedge plants, privet
hedge: box hedge, box hedging, yew hedge, beech hedge, beech hedging, laurel hedge, laurel hedging, hawthorn hedge
hedge: instant hedge, hedgerow, hedgerows, leylandii hedge, overgrown gardens, overgrown garden, box blight
hedge: conifers topped, laurel hedges, bare root whips, privacy hedges, yew hedges, laurels, hedging nursery
hedge: hedge removal, box balls, buxus balls, buxus
hedge secateurs: hedge trimming, hedge cutter, hedge trimmers, hedge too tall
herb: cbd, cbd oil, cbd oils, cbd gummies, hemp, hemp oil, dispensary, herbs, herbal medicine, naturopath
herb: natural medicine, alternative medicine, cannabis, basil plants, fresh basil, sage smudging, sage bundles
herb: wild food, wild foods, wild food walk, weed walk, edible weeds, medicinal plants, medicinal herbs, nettle soup
herb: bush medicine, hedgerow medicine, hedge witch, physic garden, curry leaves, mint plants, fresh mint, tulsi plants
herb: apothecary garden, fresh rosemary, rosemary bushes, smudging, forager, foragers, foraged, samphire, nettle
herb: nettles, wormwood, siddha, catnip, vaidya, herbology, dhania, cilantro, sagebrush, herbals, herb nursery, za'atar
herb: zaatar, sangoma, sangomas
herb basket: foraging, foraging walk, foraging course, wild herbs, wild garlic, herb walk, herb garden
herb lotion: naturopathy, homeopath, herbalist, natural remedies, chinese medicine, traditional chinese medicine
herb rose: bach flowers, bach flower remedies, flower essences, flower remedies
hibiscus: hawaiian night, hawaiian party, island party, hula class, hula classes, hula dancing, rose mallow
hibiscus: tropical plants
hibiscus: ~ hawaiian
hyacinth: hyacinths
hyacinth herb: forced bulbs, bluebell woods, muscari
hyacinth tree: bluebells, bluebell walk, bluebell wood
hyacinth painted-eggs: nowruz, norouz, persian new year
hydrangea: hydrangea, hydrangeas, hortensia
lavender: lavender plants, lavender fields, lavender bunch, dried lavender, lavender bouquet, lavender farm
lavender: lavender field, pick your own lavender, lavender fields pick your own
lavender: ~ lavender
lawnmower: mower, mowers, mower servicing, mower service, mower repair, mower repairs, lawn mown, lawns mown
lawnmower: lawn mowing, lawns cut, lawn care, lawn service, grass cutting, lawn treatment, lawnmower repair
lawnmower: your lawn a haircut, lawn a haircut, groundsman, groundsmen, scarifier, scarifiers
lawnmower leaves: aeration, overseed, overseeding, aeration and overseed, aeration & overseed, weed and feed, scarifying
lawnmower leaves: lawn feed, lawn pros, lawns, lawn cuts, lawn cutting, fortnightly cuts, front and back lawn
lawnmower leaves: lawn edging
lawnmower leaves: ~ the lawn
lawnmower spade: lawn mower, lawnmowers, lawn mowers, grass slashing, grounds staff, garden tidy ups, garden tidy up
lawnmower spade: verge cutting, paddock topping, topping paddocks, yard maintenance, grounds maintenance, mower parts
lawnmower spade: grass cut, ride-ons, groundsperson, slashing, groundskeeper, groundskeepers, yardwork
leaves: leaf pickup, leaf pick up, leaf collection, leaf clearance, leaf raking, rake leaves, paan shop, paan
leaves: pan shop betel, leaf litter, green living, sustainable living, eco fair, eco fayre, eco fest, eco club
leaves: eco warriors, eco church, eco printing, eco print, leaf printing, net zero, green week, go green, going green
leaves: environmental club, environmental group, vegan fair, vegan fayre, vegan market, vegan festival, betel leaf
leaves: betel leaves, leaf bowls, leaf plates, greener living, greener homes, ecoprint, greenpeace, hostas, kratom
leaves gutter: fall clean up, fall cleanup, leaf removal, leaf clean up, leaf cleanup, leaves bagged, yard clean up
leaves gutter: yard cleanup, yard clean ups
leaves tree: hedge layer, coppicing, coppice, coppice products, coppice worker, hurdle making, pea sticks, bean poles
leaves tree: woodland management, woodland volunteers
leaves: ~ eco friendly, eco-friendly
leaves magnifier: ecologist, ecologists, ecological survey, ecological surveys
lightning: lightning conductor, lightning conductors, lightning conductor testing, lightning protection
lightning: earthing and bonding, storm chasing, storm chasers, surge protection, 18th edition, 18th edition course
lightning: wiring regs, wiring regulations
lightning car: electric car, electric cars, electric vehicle
lightning light-bulb: energy consultant, energy consultants, energy consulting, energy advice, energy adviser
lightning light-bulb: energy advisor, energy supplier, energy company, electricity supplier, energy broker
lightning light-bulb: energy saving, cheap energy, energy bills, green energy, switch energy
lightning plug: energy brokers, business energy, business electricity, switch energy supplier
lightning plug: electrical testing, power hire, substations, electrical contractors
lily: lily, lilies, lilium
logs: log store, treated sleepers
logs axe: log splitter, log splitters, wood chipper, wood chippers, wood chipping, woodchip, wood chip
logs axe: wood chips, stump grinder, stump grinders, stump grinder hire, chipper with operator, chipper hire
logs axe: chipper for hire
logs fire: logs and bark, log and bark, bark chips, bark chippings, fire logs, wood briquettes, logs, log delivery
logs fire: kiln dried logs, seasoned logs, ash logs, oak logs, hardwood logs, firewood, pellets, kindling, softwood logs
logs fire: wood pile, heat logs, wood fuel, green wood, green woodworking, rick of wood, ricks of wood, braai wood
logs fire: wood delivery, load of wood, loads of wood, face cord, face cords, bush wood, live edge slabs, live edge
logs fire: slabs of oak, chainsaw milling, barn dried, kiln dried, kiln-dried, split and delivered, seasoned hardwood
logs fire: seasoned wood, seasoned oak, log burner wood, net bags of logs, woodland products, milled timber, rough sawn
logs fire: cordwood, woodpile, briquettes, woodfuel, woodlot, braaiwood, camelthorn, rooikrans, blackwattle, kindlers
logs fire: firelighters, sawmills, yule logs for your fireplace, yule logs for the fire, logs for your fireplace
logs fire: hand footed turf, bags of turf, bag of turf, trailer of turf, turf briquettes, bog turf, hand cut turf
logs fire: hand-cut turf
logs tree: oak sleepers, railway sleepers, garden sleepers
lotus: water lily, pond plants, aquatic plants, zen garden, healing day, healing circle, spiritual growth, energy work
lotus: waterlilies, buddhist, buddhism, sangha, tantra, satsang, water lilies, water-lilies, buddhist pilgrimage
lotus candle: buddhist temple, buddhist centre, buddhist center, buddhist meditation, zen centre, zen center, zendo
lotus candle: taoist temple, dharma centre, dharma talk, dharma talks
lotus paper-lantern: wesak, vesak
maple-leaf: canada day, canada pr, express entry, immigrate to canada, study in canada, work in canada, canada visa
maple-leaf: canadian visa, canadian citizenship, canadian studies, canadian flag, canadian culture, momiji
maple-leaf: ~ canadian, canadians
moon: eid, eid mubarak, ramadan, ramadan timetable, iftar, iftars, iftar buffet, eid prayers, eid party, lunar eclipse
moon: moonlit walk, moonlit paddle, new moon, full moon circle, moon circle, moon ceremony, bedtime stories
moon: bedtime story, insomnia clinic, night nurse for babies, karva chauth, sleep out for the homeless
moon headphones: sleep sounds, sleep stories, sleep app
moon mosque: eid bazaar, eid market, eid fair, eid mela, eid festival
moon night-sky: bat walk, bat walks, bat night, bat detector walk, moth trapping
mount-fuji: japan tour, japan tours, japan trip, japan trips, japan rail, japan rail pass, japanese classes
mount-fuji: japanese class, japanese language, japanese course, japanese culture, japanese society
mountain: fell rescue, hill walking, hill walkers, three peaks, three peaks challenge, national three peaks, ben nevis
mountain: yr wyddfa, scafell pike, hill station, hill stations, machu picchu, inca trail, brecon beacons, croagh patrick
mountain: wicklow way, tramping club, grouse grind, ridge walk, fell walking, ooty trip, summit hike, hillwalking
mountain: hillwalkers, snowdon, scafell, sahyadri, sahyadris, wainwrights, mountaineer, mountaineers, kilimanjaro
mountain climber: guided climbs, guided climb, mountain guide, mountain guides, munro bagging, scrambling course
mountain climber: winter skills course, via ferrata
mountain rescue-helmet: mountain rescue, mountain rescue team
mountain torch: cave tour, cave tours
mountain: ~ scottish highlands, lake district, peak district, munros, snowdonia, drakensberg, munnar, yosemite
`;
