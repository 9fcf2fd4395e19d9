/** English words for plants, gardens and weather, by the thing they lead to: n to w. Notation: word-list.ts. */
export const englishNatureNToW = `
national-park: wilderness skills, park ranger, park rangers, ranger talk, ranger walk, ranger led walk
national-park: countryside ranger, rambling club, scenic drive, scenic drives, scenic tour, countryside walk
national-park: countryside day, friends of the park, country parks, natural history society, scottish lochs
national-park: wildlife trust, common land, green space, green spaces, village green, conservation volunteers, eco tour
national-park: outdoors club, outdoor club, outdoor education, lake tour, lake tours, river walk, bushwalk, bushwalks
national-park: bushwalking, bushwalkers, ramble, rambles, naturalist, naturalists, moorlands, heathland
national-park fence: hunting land
national-park: ~ grand canyon, green belt, wilderness, countryside, greenbelt, moorland
national-park: eco tours
nest bird: nest cam, nesting season, empty nesters, empty nester, bird nests, nestlings, nestling, nestcam
night-sky: perseid watch, perseid shower, milky way, aurora chasing, sleep under the stars, constellations
night-sky: constellation, astrophotography, matariki, aurora borealis
night-sky star: northern lights, northern lights tour, aurora tour, aurora hunting, falling stars, falling star
night-sky star: shooting stars, shooting star, meteor shower, meteor showers, perseids, stargazing night
night-sky telescope: dark sky, dark skies, dark sky night
night-sky torch: glow worm walk, glow worm walks, glow worms, glow-worms, glowworm, firefly walk, firefly night
night-sky torch: fireflies, aurora, aurora tours, aurora hunt, dark skies walk
orchid: orchid plant, orchid nursery, potted orchid, phalaenopsis, orchid, orchids, slipper orchid, slipper orchids
orchid: orchid show
palm-tree: tropical island, tropical islands, tropical getaway, palm fronds, palm trees, cocos palms, caribbean night
palm-tree: caribbean party, island getaway, island hopping, maldives package, maldives honeymoon, mauritius package
palm-tree: bali package, bali trip, bali tour, bali honeymoon, fiji holiday, fiji holidays, andaman package, goa trip
palm-tree: goa package, koh samui, hawaii trip, hawaii vacation, maldives trip, maldives holiday, seychelles package
palm-tree: seychelles holiday, zanzibar holiday, zanzibar package, phuket package, phuket trip, barbados holiday
palm-tree: ~ caribbean
palm-tree: palm oil, red palm oil, palm kernel, toddy tapping
partly-sunny: weather forecasting, weather forecast, weather station, weather stations, met office, weather watchers
partly-sunny: meteorology, meteorologist
planet: saturn viewing, space camp, space camps, space party, outer space, cosmos talk, space talk, space talks
planet: space week, space explorers, space club, space day, astronomy lecture, astronomy lectures, saturn
plant: house plant, house plants, houseplant, houseplants, house plant swap, houseplant swap, plant swap, plant swaps
plant: plant exchange, aroids, rare plants, monstera, monsteras, philodendron, vertical garden, office plants
plant: plant hire office, terrarium, indoor plants, terrariums, ficus, plant care, pot plants, planter box
plant: planter boxes, peace lily, peace lilies, fiddle leaf, fiddle leaf fig, interior landscaping
plant: interior plantscaping, air plants, foliage plants, plant doctor, office plant hire, indoor plant hire
plant: snake plants, patio pots, repotting, re-potting, calathea, calatheas, pothos, philodendrons, kokedama
plant: plantscaping, plantscapes, ornamental grass, ornamental grasses
plant droplet: rain garden, rain gardens, bioswale
plant seedling: fern, ferns, fern nursery, plant nursery, wholesale nursery, hosta nursery, perennials nursery
plant seedling: bamboo nursery, native plants, grevillea, grevilleas, bottlebrush, bottlebrushes, banksia, banksias
plant seedling: lilly pilly, fynbos, tubestock
plant vase: terracotta pots, terracotta pot, terracotta planters, plant pots, plant pot, flower pots, flower pot
plant vase: flowerpot, flowerpots, planters, garden pots, pots and planters
plant: ~ natives
poinsettia: poinsettia, poinsettias, potted poinsettia, christmas poinsettia
poppy: poppy flower, poppy flowers, remembrance poppy, remembrance poppies, poppy wreath, poppy pin, poppy field
poppy: poppy appeal, poppies, poppy walk, poppy wreaths, poppy sellers, remembrance sunday, wreath laying
poppy: armistice service, british legion, remembrance day, remembrance service, remembrance parade, armistice day
rain: monsoon sale, monsoon treks, monsoon trek, monsoon offer, rainy season, wet weather
rain house: flood protection
rainbow: pride march, pride parade, pride picnic, pride weekend, pride festival, pride event, pride party
rainbow: rainbow crossing, lgbtq youth group, queer film night, drag bingo, drag queen story time
rainbow: equality week, equality day, trans support group, trans support, gay mens chorus
rainbow: gay men's chorus, rainbow babies, rainbow baby, rainbow brownies, brownies and rainbows, lgbtqia, lgbtq+
rock: drystone walling, drystone walls
rock: dry stone dyke, dry stone dyking, meteorite, meteorites, rocks and minerals, geology club
rock: geology walk, minerals and fossils, rockery stone, decorative stone, stone circle, stone circles, walling stone
rock: flint knapping, crushed rock, rock walls, rock wall, rock painting, painted rocks, river stones, river rocks
rock: landscaping stone, feature stone, feature stones, rip rap, rock show, building stone, crusher dust, quarry tour
rock: granite quarry, garden boulders, rockery boulders, boulders and pebbles, geology, pebbles, rockery, sandstone
rock: fieldstone, megalith, megaliths, lithics, rockhound, rockhounds, rockhounding, scalpings, roadstone, quarries
rock tipper-truck: blue metal, sleepers and blue metal
rock wheelbarrow: gravel, gravel supplier
rock fence: gabion, gabions, gabion basket, gabion baskets
rose: rose nursery
rose love-letter: valentine, valentine's day, valentines, valentine's, speed dating, singles night, dating, matchmaking
rose love-letter: hybrid tea roses, hybrid teas, rambler roses, floribunda, floribundas, rosebush, rosebushes, rosarian
rose love-letter: rosarians, rosewater
rose seedling: bare root roses, bare-root roses, shrub roses, climbing roses, rambling roses, standard roses
rose seedling: rose bushes, rose bush
rose tree: botanical garden, botanical gardens, botanic garden, botanic gardens
scarecrow hay-bale: scarecrow, scarecrows, scarecrow trail, scarecrow trails, scarecrow festival, scarecrow competition
scarecrow hay-bale: scarecrow weekend, scarecrow contest
seaweed: seaweed, seaweeds, kelp, nori, wakame
secateurs hedge: garden tidy, garden help, garden gang, garden club, garden society, fruit tree grafting, shrub pruning
secateurs hedge: orchard pruning, yard tidy, in bloom, garden volunteers, planting up, deadheading, pruners
secateurs hedge: horticultural, espalier, shrubs
secateurs leaves: secateurs, hedge trimmer, hedge cutters, hedges trimmed, hedge trimmed
secateurs leaves: hedges cut, hedge cut, hedges and shrubs, rose pruning, pruning shears, secateurs sharpened
secateurs leaves: garden shears, loppers, topiary, hedge cutting
seedling: sweet pea seeds, pansies, pansy, violas and pansies, pansies and violas, primroses, polyanthus
seedling carrot: veg patch, vegetable patch, veggie patch, veg plot, veg garden, veggie garden, vegetable garden
seedling carrot: kitchen garden, veg beds, raised beds, grow your own, grow your own veg, allotment plots, allotment
seedling carrot: community garden, allotments
seedling fir-tree: tree seedlings, pine seedlings, spruce seedlings, conservation seedlings, tree whips, bare root trees
seedling fir-tree: bare root seedlings
seedling globe: climate action, sustainability, environmental charity, reforestation, climate protest, earth day
seedling plant: seedlings, seedling, vegetable seedlings, veg seedlings, veggie seedlings, herb seedlings, seedling sale
seedling plant: seedling trays, seedling tray, plug plants, plug plant, vegetable starts, veggie starts, veg starts
seedling plant: plant starts, vegetable plants, vegetable plugs, veg plants, bedding plants, six packs of plants
seedling plant: starter plants, annuals and perennials, seed swap, seed swaps, seed exchange, seed library, seedy sunday
seedling plant: seedy saturday, green roof, green roofs, sedum roof, sedum roofs, living wall, living walls, green wall
seedling plant: green walls, wormery, wormeries, worm composting, worm farms, winter bedding, summer bedding
seedling plant: bedding plant, garden centre, garden center, nursery plants, plants, garden plants, potted plants
seedling plant: plant sale, seeds, seed shop, urban gardening, worm farm, sow and grow, sowing day, seed saving
seedling plant: potting mix, potting compost, grow bags, plugs and pots, soil health, school garden, growing group
seedling plant: food growing, no dig, no-dig, permaculture design, cuttings exchange, peat free, terrace garden
seedling plant: regenerative agriculture, growers group, nursery stock, liners nursery, vegetable growing, propagation
seedling plant: germination, plantlets, agroforestry, permaculture, horticulture, horticulturist, horticulturists
seedling plant: ~ regenerative farming
seedling salad: microgreens, micro greens, micro herbs, wheatgrass
seedling small-airplane: topdressing
seedling spade: open gardens, open garden, garden tour, garden open day, plant plugs, veg plugs
seedling tomato: tomato seedlings, tomato plants, tomato starts, pepper plants, heirloom tomatoes plants
seedling tractor: hydroseeding, hydro seeding, wildflower meadows, meadow seeding, grass seeding
seedling tree: sapling, saplings, bare root, whips
skyline: urban walk, urban walks, urban planning, urban design, high rise living, high rise flats, downtown living
skyline: city living, penthouse, penthouses, cityscape, cityscapes, skyscraper, skyscrapers
skyline: ~ manhattan
snowdrop: snowdrop bulbs, snowdrop festival, snowdrop, snowdrops, snowdrop walk, snowdrop walks, snowdrop sunday
snowflake: winter fayre, winter wonderland, snow day, snow days, frost protection, cold snap, winter festival
snowflake: winter market, winter markets, winter warmer, winter warmers, winter fuel, winter bazaar
snowflake: freezing temperatures, snow globe, snow globes, frozen party, deep freeze, fat freezing, frozen food
snowflake: frozen foods, frozen food store, snow machine, snow machines, fake snow, fat freeze, cryolipolysis
snowflake spade: salting
snowflake spade: ~ winter service
snowman: winter camp, winter camps, snow fun, snow day fun, snow play
snowy-mountain: iceland in winter, iceland, norway in winter, norway, lapland, greenland, svalbard, arctic cruise
snowy-mountain: arctic tour, alpine tour, swiss alps, himalayan trek, everest base camp, base camp, ebc trek
snowy-mountain: avalanche course, avalanche training, winter skills, kashmir tour, kashmir package, manali trip
snowy-mountain: manali package, shimla manali, leh ladakh, glacier hike, glacier tour, spiti valley, mt cook, mount cook
snowy-mountain: winter walking, winter mountaineering, kashmir trip, kashmir holiday, ladakh tour, ladakh bike trip
snowy-mountain: sikkim tour, sikkim trip, spiti trip, himachal tour, himachal package, alpinism, avalanche, kedarkantha
snowy-mountain: ~ ladakh trip, alpine, himalaya, himalayas, himalayan, rockies
spade: fork hoe, garden fork, garden forks, hoe and spade, landscaping, landscaper, garden maintenance
spade: gardening services, garden clearance, weeding, yard work, garden rake, garden rakes, hoes and rakes
spade: rakes and hoes
spade plant: hot composting, composting workshop, composting course, compost, fertilizer, fertiliser, rock garden
spade plant: garden tool, garden store
spade seedling: gardening, gardening service, landscape gardener, garden design, garden designer
spade seedling: garden service, garden makeover, garden makeovers, landscape design, landscape gardening
spade seedling: border planting, garden project, tree planting spades, dig day, digging day
spade seedling: garden landscapes, garden landscaping, grave digging, spadework, hedges and lawns, lawns and hedges
spade trowel: working bee, working bees, busy bee day, garden working bee
star: rising stars, star of the week, little stars
sun lotion: tanning, solarium, spray tan, spray tans, fake tan
sun lotion: midsummer supper, vitamin d, sunshine club, heatwave
sun wall-clock: sundial, sundials, weathervanes and sundials
sun garland: midsummer
sunflower sun-hat: pick your own sunflowers, sunflower field, sunflower fields, garden party, village festival
sunflower sun-hat: sunflower seeds, sunflower seed, sunflower lanyard, sunflower lanyards, hidden disabilities
sunrise: dawn patrol, golden hour, sunup breakfast, sunrise breakfast, summer solstice, winter solstice, solstice
toadstool: fairy ring, fairy trail, fairy trails, fairy hunt, fairy garden, fairy gardens, fairy door, fairy doors
toadstool: fairy party, fairy parties, fairies and elves, woodland fairies, fly agaric, gnome hunt, elf trail
toadstool: pixie trail, goblin market, elves and fairies, fairies, fairyland, faerie, faeries, pixies, goblin
toadstool: goblins
tree: woodland burial, fruit tree nursery, arboretum
tree axe: tree climber, tree climbers, climbing arborist, groundie, groundies, pruning, hedge removals, stump removals
tree axe: forestry, orchard trees, woodland trust, woodland play, woodland day, deadwood removal, tree lopper
tree axe: tree loppers, palm removal, palm pruning, stumps removed, forest bath, shinrin yoku, bush regeneration
tree axe: arbor day, van mahotsav, ash dieback, treetop walk, treetop walkway, canopy walk, canopy walks, sapling drive
tree axe: wood pasture, whips and trees, treecare, arboretums, deadwooding, pollarding, pollard, landcare, vanamahotsav
tree axe: afforestation
tree books: genealogy, genealogy research, family tree, family history, ancestry
tree boot: forest kindy, bush kindy, nature kindy, forest kindergarten, nature kindergarten, bush kinder, beach kinder
tree boot: forest nursery, outdoor nursery, nature nursery, woodland nursery, forest preschool, nature preschool
tree boot: outdoor preschool, nature playgroup, woodland playgroup, forest playgroup, bush playgroup, outdoor playgroup
tree boot: forest school, forest schools, forest school club, forest school holiday club, forest school sessions
tree boot: bush school, nature school, outdoor classroom
tree candle: woodland burials, natural burial, natural burials, green burial, green burials
tree chainsaw: tree felling, tree cutting, tree removal, tree removals, tree work, tree works, tree pruning
tree chainsaw: stump grinding, tree lopping, tree trimming, tree service, tree services, crown reduction, dead trees
tree chainsaw: tree needs to come down, trees need to come down, tree surgeon, tree surgeons, tree surgery, arborist
tree chainsaw: arborists, tree care
tree hut: sleep in a treehouse, stay in a treehouse, treehouse stay, treehouse stays, treehouse, treehouses, tree house
tree hut: tree houses, treehouse builders
tree leaves: rewild, rewilding, rewild the golf course, rewilding project
tree saw: tree down, trees down, fallen tree, fallen trees, storm cleanup, storm clean up, storm clean-up
tree saw: tree down across, arborist reports, tree survey, tree surveys, tree preservation order
tree seedling: tree nursery, tree nurseries, plant trees, plant a tree, planting trees, tree planting, tree planting day
tree seedling: tree planters, trees planted, plant hedges, hedge planting, plant saplings, woodland planting
tree clipboard: arboricultural, arboriculturist, arboriculturists
tree fir-tree: woodland, woodlands, woodland for sale
trowel: drywall, dry lining, drylining, plasterboard, skimming, ceilings skimmed, gypsum ceiling, gypsum ceilings
trowel: pop ceiling, pop work, ceiling repair, ceiling repairs, ceiling rose, ceiling roses, ceilings artexed
trowel: ceiling artexed, dry liner, dry liners, dryliner, dryliners
trowel bricks: skim and set, render and skim, float and set, pointing and, patching plaster, rough cast, gib stopping
trowel bricks: artexed ceilings, plaster mouldings, new ceilings, ceilings plastered, skimmed, re-skim, harling
trowel bricks: microcement, stucco, pargetting, pargeting, roughcast, pebbledash, overskim, cornice, cornices, coving
trowel bricks: roughcasting, harled, pebble dashing, pebble dash
trowel bucket: venetian plaster, plastering, plaster repairs, plaster repair, skim coat, skim coats, stucco repair
trowel bucket: lime plaster, lime plastering, lime render, lime mortar, hempcrete, plasterer, plasterers, plasterwork
trowel bucket: rendering contractor, house rendering, external rendering, wall rendering, silicone render
trowel paint-roller: popcorn ceiling, popcorn ceilings, popcorn texture, popcorn texture removal, false ceiling
trowel paint-roller: false ceilings, false ceiling work
trowel plant: tidy towns, tidy town
tulip seedling: pick your own tulips, tulip field, tulip fields, spring bulbs, flower bulbs, tulip bulbs, autumn bulbs
tulip seedling: bulb planting, plant bulbs, tulips, dutch bulbs, bulb sale, bulb lasagne, bulb orders, tulipmania
tulip daffodil: autumn planting
turf-roll: turf by the metre, turf, turfing, turf laying, lawn turf, rolled turf, turf supplies, turf laid
turf-roll: artificial grass, artificial turf, artificial lawn, artificial lawns, fake grass, synthetic turf, sod farm
turf-roll: sod delivery, new lawns laid, instant turf, instant lawn, new lawn, new lawns, lawn renovation
turf-roll: lawn renovations, grass seed, lawn seed, turf delivered, lawns laid, lawn laid, returfing, re-turfing
turf-roll: sodding, kikuyu, returf, astroturf, sod, sod installation
umbrella: lost property, umbrellas, umbrella, umbrella repair, brollies, brolly repair, umbrella insurance, brolly
umbrella stethoscope: medical aid cover
volcano: lava tubes, geothermal tour, geothermal park, mount etna, crater hike, ring of fire, volcanoes, eruption
volcano: ~ volcanic
waterfall: waterfall, waterfalls
watering-can plant: watering can, watering cans, garden watering, plant watering, holiday watering
watering-can plant: gardening for beginners, hose and watering, plant sitting, plant sitters
wave: thalasso, float tank, floating, flotation, sea swims, tsunami appeal, ocean conservation, ocean clean up
wave: ocean cleanup, ocean plastics, world oceans day, oceans day, marine biology, marine conservation, marine science
wave: rip current, rip currents, surfers against sewage, ocean literacy, ocean swims
wave siren: tsunami, tsunami drill, tsunami evacuation, flood warning, flood alert, flood warnings, flood alerts
wave siren: flood resilience, flood advice
wheat: corn dollies, corn dolly, milling wheat, millet flour, millets, ragi flour, bajra flour
wheat bread: mill, watermill, flour, stone-ground flour, stone ground flour
wheat cereal-bowl: porridge oats, rolled oats
wheat herb: scything, scythe, scythes
wheat tractor: crop insurance, crop and hail insurance, crop & hail insurance, hail insurance, farm insurance
wheat tractor: farm cover, crop tour, crop trial, crop trials, field day, seed wheat, grain marketing, crop dryer, grain
wheat tractor: combine, malting barley, feed barley, fresh atta, atta chakki, flour chakki, stone ground, spelt flour
wheat tractor: jowar and bajra, harvest home, harvest thanksgiving, grist mill, malted barley, grain growers
wheat tractor: farmers meeting, barley, chakki, stoneground, agronomy, agronomist, agronomists, quinoa, wholemeal
wheat tractor: lammas, gleaning, gleaners, stooks, gristmill, semolina, malting, maltings, sorghum, broadacre
wheat church: harvest service
wheelbarrow spade: manure, horse manure, farmyard manure, well rotted manure, horse muck, leaf mould, wheelbarrow
wheelbarrow spade: wheelbarrows, topsoil, top soil, compost delivery, bark mulch, mulch, bulk bags of soil
wheelbarrow spade: gravel delivery, landscaping supplies, landscape supplies, barrow race, soil delivery, garden soil
wheelbarrow spade: potting soil, veggie mix, garden labour, mulching, mulch by the yard, topsoil by the yard
wheelbarrow spade: compost by the yard, gravel by the yard
wreath: wreath, wreaths, wreath making, wreath-making, wreath workshop, wreath workshops, christmas wreath
wreath: christmas wreaths, door wreath, door wreaths, advent wreath, advent wreaths, holly wreaths, funeral wreath
wreath: funeral wreaths, christmas wreath workshop, christmas wreath workshops, christmas wreath making, wreath evening
wreath: wreath class, wreath classes, wreath making workshop, mistletoe sprigs, mistletoe and holly
wreath: holly and mistletoe, mistletoe bunches, holly bunches, sprigs of mistletoe
wreath bouquet: door rings, advent rings
wreath candle: advent fair, advent fairs, advent market, advent bazaar
`;
