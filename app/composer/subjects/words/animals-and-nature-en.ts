/** Animals, plants and landscapes by the names keepers, growers and walkers give them. Notation: word-list.ts. */
export const englishAnimalsAndNature = `
monkey: primate, primates, primate sanctuary, capuchin, capuchins, bonobo, bonobos, ape rescue, monkey sanctuary, chimp sanctuary, vervet, vervets
gorilla: silverback, silverbacks, great apes, orangutan, orangutans, orang utan, orang utans, gorilla trek, gorilla trekking
dog: pooch, pooches, pooch parlour, mutt, mutts, k9, whelping, hounds, scruffts, crufts, ringcraft, ring craft, bully breeds, bully breed, litter due, mixed litter, recall training, recall class, leash training, loose lead walking, barkery, bark in the park, doggy creche, doggie day care, doggy day care, sled dogs, leads and harnesses, dog harnesses, obedience class, obedience classes, good citizen class, canine good citizen, kibble, poo bags, raw feeding, raw dog food, breed club, pet portraits, cavachon, cavachons, dog coats, dog coat, muzzles, muzzle training, doodles and poodles, frenchies, french bulldog, boerboel, boerboels, ridgebacks, jackapoo, jackapoos, cattle dogs, cattle dog, puppy kindergarten, fetch and play, bow wow, tail waggers, waggy tails, waggy walks, off lead field, barks and brews, canine first aid, dog first aid, canines, canine club, dog biscuits, dog treats, maltipoo, maltipoos, puppy raisers, heelers
dog: ~ canine
dog-standing: canicross, field trials, gundog, gundogs, sheep dog trials, sheep dog, sheepdog trial, sheepdog trials, guard dog, guard dogs, security dogs, patrol dogs, protection dogs, dog parkour, parkour for dogs, sniffer dogs
poodle: hand stripping, pooch pamper, dematting, de-matting, dog groomer, dog groomers, pet groomer, pet groomers, pet grooming
wolf: wolves, wolfdog, wolfdogs, howl night, wolf pack, wolfpack, pack of wolves, wolf sanctuary, wolf watching
fox: foxes, vixen, vixens, foxhunt, foxhunting, fox watching, fox rescue, fox proofing, reynard
raccoon: trash panda, trash pandas, racoon, racoons, coon hunters, coon hunt
cat: feline, felines, litter tray, litter trays, cat litter, scratching post, scratching posts, catio, catios, trap neuter return, tnr programme, tnr program, feral colony, feral cats, mousers, barn cats, kitties, bengal cats, bengal kittens, siamese cats, persian cats, cat groomer, cat grooming, cat therapy, cat boarding, cat trees, cat tree, kitten season
lion: lioness, lionesses, big cats, big cat, big cat sanctuary, lion pride, pride lands, big five, big 5, lion park
tiger: tigress, ranthambore, tiger safari, tiger safaris, tiger reserve, bandhavgarh
leopard: cheetah, cheetahs, panther, lynx, ocelot, ocelots, serval, servals, caracal, caracals, bobcats, snow leopard, snow leopards
horse: equines, horsemanship, riding for disabled, riding for the disabled, hunter trials, hunter trial, numnah, numnahs, shetland ponies, mucking out, bloodstock, ladies' day races, horse rugs, rugs washed, stabling, tack sale, tack sales, used tack, tack swap, horse tack, gallopers, harness racing, trotting races, trotting, thoroughbred rehoming, racehorse rehoming, agistment, horse agistment, horse first aid, horse manure, hay for horses, loose schooling, cross country schooling, menage, menage hire, arena hire dressage, equitherapy, hippotherapy, mounted games, mounted archery, western riding, rein and rider, ladies day at the races, steeplechase, steeplechases, steeplechasing, magical ponies, pony lovers, paddocks, paddock rent, vaulting club, equestrian vaulting, coloured cobs, welsh cob, welsh cobs, hacking and schooling, hacks and lessons, groom wanted yard, yard grooms
horse: ~ equine
unicorn: mythical beasts, mythical beast, mythical creatures
whale: narwhal, narwhals, cetacean, cetaceans, minke, beluga, belugas, whale blubber, strandings, humpbacks
zebra: zebra stripes, zebra safari
deer: stags, stag rut, deer rut, rutting, rutting season, fawn, fawns, fawn rescue, whitetail, whitetails, antler, antlers, antler chews, impala, impalas, deer fencing, deer fence, bucks and does, bambi, rudolph, rut walk, red deer rut, deer stalking, stalking and venison, reindeer
bison: buffalo, buffaloes, buffalos, cape buffalo, water buffalo, water buffaloes, yak, yaks, gaur, murrah, murrah buffalo, bison meat, roaming buffalo
burger: bison burgers, bison burger
ice-cream: buffalo milk ice cream
chicken-leg: buffalo wings, buffalo chicken, buffalo wing night
cow: bullock, bullocks, hereford cattle, herefords, dehorning, gaushala, gau shala, livestock auction, livestock auctions, livestock sale, livestock haulage, stockmen, stockman, herdsman, herdsmen, herdsperson, cattle feed, bull riding, bull ride, bullfighting, jallikattu, running of the bulls, nguni, nguni cattle, brahman cattle, brahmans, branding day, calf branding, charolais, limousin, limousin bulls, limousin cattle, aberdeen angus, angus bulls, angus cattle, cow bingo, cow pat bingo, cowpat bingo, pedigree herd, beef herd, dexter cattle, gir cows, bull sale, stud bull, stud bulls, in-calf heifers, ranch hands, ranch tour, cattle ranch
dairy-cow: milker, milkers, relief milking, relief milker, relief milkers, guernseys, ayrshires, milking shed, cowshed, cow shed, sharemilker, sharemilkers, sharemilking, sharemilking job, dairyman, dairymen, dairying, dairying course, milking hand, milking hands, jersey heifers, holsteins, friesians, milking parlour, jersey herd, dairy herd
goat: dairy goats, dairy goat, nannies and kids goats, boer goat, kidding season, goat kids, saanen, saanens, nubian goats, anglo nubian, anglo nubians, goatscaping, nigerian dwarf, nigerian dwarfs, pygmy goat, angora goat, billy goat, billy goats, boer bucks
soap: goats milk soap, goat milk soap, goat's milk soap
pig: hogs, hog racing, saddlebacks, kunekune, kunekunes, kune kune, pot bellied pigs, pot bellied, gilts, sow and litter, sows and litters, tamworth pigs, tamworths, large blacks, large black pigs, oxford sandy and black, oxford sandy, hog farm, pig farm
sausage: pigs in blankets
meat-on-bone: pig roast, pig roasts
ram: tups, tup sale, ram lamb, ram lambs, bharal
sheep: ovine, fleeces, shepherds, shepherd wanted, shepherd needed, good shepherd farm, mule gimmers, gimmers, gimmer lambs, lamb feeding, feed the lambs, feeding lambs, dorper, dorpers, crutching, dagging, shepherding, shepherding course, suffolk sheep, suffolk rams, wool handlers, wool handling, shed hands, lamb race, lamb races, lamb racing, shepherdess, woolshed, smallholding, smallholder, smallholders, smallholding course, hebridean sheep, hebrideans, wool growers, damara sheep, flock of sheep, flock book, flock health, pet lambs
donkey: mule trek, mule treks, mule rides, donkey derby, donkey basketball, palm sunday donkey, jennies and jacks, burros, eeyore
camel: dromedary, dromedaries, bactrian, camel safari, camel safaris, camel train, camel trains, desert caravan, oasis trek
llama: cria, crias, camelids
giraffe: okapi, okapis, tall blondes, giraffe manor
elephant: tusks, tuskers, mahout, mahouts, pachyderm, pachyderms, anti poaching, anti-poaching, ivory free, ele sanctuary, elephant bath, elephant bathing, elephant sanctuary, dumbo
mammoth: woolly mammoth, mastodon, mastodons, ice age, ice age exhibition, ice age animals
rhinoceros: rhino, rhinos, black rhino, white rhino, rhino orphanage, rhino horn, rhino poaching, rhino notching, rhino charge, save the rhino
hippopotamus: hippo, hippos, hippo pool, pygmy hippo
mouse: shrews, shrew, dormouse survey, mice
rat: rattery, vermin, vermin control, baiting for vermin, rat poison, rat baiting
hamster: gerbil, gerbils, chinchilla, chinchillas, degu, degus, cavy, cavies, cavy show, piggie boarding, guinea piggies, small furries, small pets, hamster cages
rabbit: bunny, bunnies, netherland dwarf, hutch, hutches, mini lop, mini lops, lop eared, dwarf lops, hare, hares, mad march hare, mad march hares, hare coursing, bunny bonding, angora rabbits, angora bunnies, flemish giant, flemish giants, ferreting, bunny boarding, bunny hop, hay for bunnies, hay for rabbits
chick egg: easter bunny, easter bunny visit, egg rolling, egg hunt, egg hunts, egg decorating, easter holiday club, easter bunnies, easter egg trail, easter trail
chick hen: day olds, day old chicks, day-old chicks, hatchery, hatcheries, hatching eggs, hatching programme, chick hatching, brooder, brooders, brooder plates, egg incubator, egg incubators, incubator hire, living eggs
fish: trout hatchery, fish hatchery, salmon hatchery
briefcase handshake: startup incubator, business incubator, incubator programme
squirrel: drey, dreys, grey squirrel control, grey control, acorn, acorns, gathering acorns
beaver: dam watch, muskrat, muskrats, platypus, nutria, beaver dam
hedgehog: hoglet, hoglets, hoglet rescue, hog rescue, hog holes, hedgehog houses, hedgehog house, tenrec, hedgehog highway, hedgehog highways
bear: grizzlies, grizzly, kodiak bears, dancing bears, bear picnic, moon bears
teddy-bear: teddy bears picnic, teddy bears' picnic, bears picnic, teddies picnic
polar-bear: churchill tundra, arctic wildlife, arctic expedition, polar wildlife
koala: marsupial, marsupials, gum leaves for koalas, eucalyptus planting
panda: bamboo bears, giant pandas
sloth: three toed, sloths, sloth encounter, slow club
otter: otter signs, otters, ferrets, stoat, stoats, weasel, weasels, mink, pine marten, pine martens, meerkat, meerkats, mongoose, mongooses, polecat, polecats
kangaroo: roos, roo meat, outback tour, outback tours, outback trip, joeys
badger: setts, badger sett, brock badger, wolverine, wolverines, honey badger, honey badgers, badger vaccination, badger cull
paw: pets, pet show, pet shows, pet expo, pet sitter, pet sitters, pet boarding, rspca, spca, animal welfare, spay and neuter, spay neuter, neutering, rescue centre animals, microchipping, microchip clinic, pet loss, pet bereavement, furbabies, fur babies, furbaby, fur baby, companion animals, companion animal, pet first aid, animal care course, animal care, strays, stray animals, stray feeding, animal communicator, animal communication, flea treatment, flea treatments, pet nutrition, humane society, pet cremation, pet cremations, pet hotel, critters, animal behaviour, pawsome, deworming, rabies clinic, rabies shots, four legged friends, animal foster, animal fosterers, animal sanctuary, animal sanctuaries, animal lovers, pet friendly, animal physio, animal physiotherapy, vet bills, blessing of the pets
turkey-bird: poults, turkey poults, bronze turkeys, bronze turkey, norfolk bronze, norfolk black turkeys, free range bronze, gobblers, turkey shoot, turkey raffle, turkey drive, gobble wobble, guinea fowl
hen: chooks, chook, chook shed, chook sheds, chook house, ex-batts, ex batts, ex battery, ex-battery hens, broody hens, hybrid layers, laying stock, layers for sale, pol hens, pol pullets, rhode island reds, silkies, wyandotte, wyandottes, chicken poo bingo, chicken bingo, ark and run, hen arks, broilers, broiler farm, broiler chicks, broiler farming, kienyeji, layer mash, chicken coops
rooster: cock crow, gamecock, gamecocks, cockadoodle, cock a doodle
bird: finch fanciers, canaries, robin redbreast, twitching, wild bird seed, bird seed, rspb, bluebirds, warbler, warblers, bird feeders, murmuration, murmurations, puffin, puffins, crane festival, swallows return, swallows and swifts, mynah, mynahs, big garden birdwatch, kookaburra, kookaburras, weaver birds, kiwi bird, ravens, gulls, seagull, seagulls, pelicans, pelican, corvid, corvids, ostrich, ostriches, emu, emus, cuckoos, heron, herons, heronry, egret, egrets, seabird, seabirds, swift boxes, gannet, gannets, gouldian finches, gouldians, shorebird, shorebirds, exotic birds, cage birds, bird banding, backyard birds
penguin: antarctic cruise, antarctic expedition, emperor penguins
penguin: ~ antarctica, antarctic
dove: doves, turtle dove, turtle doves, squab, squabs, dovecote, dovecotes, peace walk, peace vigil, peace march, peace rally, peace prayer, peace day, peace conference, interfaith peace, antiwar, anti-war, ceasefire, pentecost, holy spirit, confirmation class, confirmation classes, fantails, tumbler pigeons
eagle: raptor, raptors, raptor centre, hawks, hawk walk, hawk walks, falcon, falcons, peregrine, peregrines, kites feeding, red kite feeding, hawk experience, harpy eagle, owls and hawks
duck: muscovies, muscovy, waterfowl, wildfowl, wildfowlers, wildfowling, rubber duckies, rubber ducky, rubber duck, aylesbury ducks, duck pond, confit duck, duck confit, indian runners, indian runner ducks, khaki campbell, khaki campbells, duck decoys, decoys, quackers, peking duck
swan: cygnet, cygnets, swan pedalos, swan boats
owl: owl boxes, owl box, owl pellet, owl pellets, tawny owls, hoots, night owls walk
owl moon: bat walk, bat walks, bat survey, bat boxes, bat night, bat hospital, bat rescue, bats and moths
feather: quill, quills, quill writing, plumage, fly tying feathers, millinery feathers, feather boa, feather boas, feather headdress, war bonnet
flamingo: flamingoes, flocking fundraiser, flamingo flocking, get flocked, been flocked
peacock: peafowl, peahen, peahens, peachick, peachicks, indian blue peafowl, peacock feathers
parrot: african grey, african greys, avian vet, parrot toys, lory, lories, lorikeets, love birds, lovebirds, psittacines, talking birds, pirate party, pirate parties, pirate day, pirate weekend, budgie show
ship parrot: pirates, pirate ship, pirate fest, pirate festival
ship parrot: ~ pirate
goose: geese, gander, ganders, canada geese, christmas geese, christmas goose, embden, embden geese, toulouse geese, geese control, geese for sale, goslings, goose fat
frog: amphibian, amphibians, salamanders, axolotl, axolotls, frogspawn, frog spawn, froglife, froglet, froglets, great crested newt, great crested newts, newt survey, newt surveys, newts, toad patrol, toad crossing
crocodile: gator, gators, alligator, alligators, crocs and gators, croc farm, crocs, croc feeding, caiman, caimans, gharial, gharials, swamp tour, swamp tours, airboat swamp, airboat, airboats, airboat tour, airboat tours, everglades
sandal: crocs shoes, crocs footwear
turtle: hatchlings, hatchling release, loggerhead, loggerheads, sulcata, sulcatas, turtle watch, olive ridley, olive ridleys, leatherback, leatherbacks, tortoise hibernation
lizard: beardie, beardies, herps, herpetology, blue tongues, blue tongue, blue tongue lizards, bluetongue, vivarium, vivariums, crested gecko, crested geckos, cresties, komodo, komodo dragon, komodo dragons, creepy crawlies, creepy crawly, exotics vet, reptile vet, water dragons, reptile, reptiles
snake: milksnakes, milksnake, rattlers, rattlesnake, rattlesnakes, snake bite first aid, snakebite first aid, snake bites, snakebite, anti-venom, antivenom, slow worms, slow worm, mambas, black mamba, boa constrictors
dragon: dungeons, dungeons and dragons, dungeons & dragons, d&d, dnd, d&d night, dungeon master, dungeon masters, rpg club, rpg night, wyvern, wyverns, st george's day, st georges day, saint george's day, st david's day, st davids day, welsh league, eisteddfod, welsh society, welsh lessons, learn welsh, roleplay campaign, roleplaying campaign
red-envelope dragon-head: chinese new year banquet, lunar new year banquet
sauropod: jurassic coast, mesozoic, diplodocus, brachiosaurus, brontosaurus, dino walk, prehistoric animals
sauropod: ~ jurassic, prehistoric
dinosaur: dino dig, dino digs, dino day, dino party, dino parties, dino hunters, dino egg, dino eggs, dino roar, dino show, dino world, dino fun, t-rex race, t-rex, t rex, raptor dig, palaeontology, paleontology, palaeontologist, paleontologist
dolphin: porpoise, porpoises, bottlenose, sea safari, sea safaris, marine mammals, marine mammal, sea mammals, dolphinarium, manatee, manatees, dugong, dugongs
seal: sea lion, sea lions, seal pups, seal pup, walrus, walruses, pinniped, pinnipeds, seal hospital, selkie, selkies, seal haul out, sealife rescue, seal rescue, pup season
fish: hilsa, ilish, rohu, bloater, bloaters, fish fillets, fresh fillets, fish curry, barramundi, catch of the day, perch fry, smelt fry, smokies, anchovies, anchovy, pomfret, pomfrets, bangda, surmai, whitefish, lutefisk, lutefisk supper, gravadlax, gravlax, elvers, caviar, caviare, stocking fish, pond stocking, fish auction, tuna auction, sea bass, bass tournament, bass masters, pike fishing, arbroath smokies, sardine, sardines
lobster fish: seafood platter, seafood platters, seafood raffle
tropical-fish: cichlid, cichlids, marine tanks, marine tank, discus fish, tetras, betta, bettas, reef tank, reef tanks, fishkeeping, fishkeepers, aquatics, plecos, pleco, siamese fighters, aquarist, aquarists, livebearers, tank setup, fish tank, fish tanks
foot fish: fish pedicure
shark: great white, great whites, stingray, stingrays, manta ray, manta rays, rays and sharks, megalodon, hammerhead, hammerheads, sharkbait, shark cage
octopus: cephalopod, cephalopods, tentacles, octopuses, kraken, takoyaki balls, octopus balls
squid: calamari, calamari rings, cuttlefish, squid rings, squidding, squid jigging, chokka, salt and pepper squid
seashell: conch, conches, cowrie, cowries, shell craft, shell crafts, shellcraft, shelling trip, shelling tours, conchology, abalone, periwinkles, paua, sea shell, sea shells, shell museum, shell grit, shell jewellery, shell jewelry, seaglass, sea glass, scallop, scallops, coquina, seashore safari, whelk, whelks, cockle, cockles, cockle picking, clams, clambake, clambakes, clam bake, geoduck
coral: reefs, reef restoration, reef guardians, reef keeping, reef check, barrier reef, coral reef, coral planting, coral gardening, frag swap, coral frags, frags
jellyfish: jellyfishes, box jellies, box jellyfish, stinger suit, stinger suits, man o' war, sea jellies
crab: soft shell crab, muddies, mud crab, mud crabs, dungeness, dungeness crab, horseshoe crab, horseshoe crabs, crab curry, crabfest, blue swimmers, blue swimmer crabs, crab linguine, crab pots, crab feed, crab feeds, crab feast
lobster: thermidor, lobster thermidor, yabby, yabbies, lobsterfest, crays, crayfish, crawdad, crawdads, lobster bake, lobster bakes, scampi creels, langoustine, langoustines, lobsterman, lobstermen, mudbugs, lobster creels
shrimp: gambas, krill, jhinga, shrimping, prawning, vannamei, vannamei shrimp, prawn curry, shrimp cocktail, prawn cocktail, prawn cocktails, chingri, bhuna chingri
oyster: oysterfest, oyster shed, shucked, shucker, shuckers, shucking, bluff oysters, half shell, oysters rockefeller, pearl farm, pearl farms, shellfish hatchery, oyster knives
necklace: pearls, cultured pearls, freshwater pearls, pearl restringing, pearl stringing, pearl strands
snail: slug, slugs, slug control, slug and snail, slug pellets, mollusc, molluscs, mollusk, nematodes, snail farm, snail race
butterfly: butterflies, lepidoptera, monarchs tagged, monarch tagging, monarch butterflies, milkweed, milkweed plants, milkweed seeds, chrysalis, chrysalises, hairstreaks, brimstones, pollinator, pollinators, pollinator patch, pollinator garden, pollinator gardens, silk moth, silk moths
caterpillar: silkworm, silkworms, mealworm, mealworms, earthworm, earthworms, worms, worm farm, worm farms, worm castings, worm composting, compost worms, tiger worms, red wigglers, wormery, wormeries, vermicompost, vermicomposting, lugworm, lugworms, ragworm, maggots, bait worms, centipedes, millipedes, armyworm, armyworms, processionary moth, box tree moth, box moth caterpillar
ant: ant nests, formicarium, ant keeping, antworks
bee: bumblebee, bumblebees, bumbles, honeybee, honeybees, apiarist, apiarists, swarms collected, bee swarm, bee swarms, swarm collection, swarm catching, queen rearing, varroa, save the bees, queens bees, leafcutter bees, leafcutter bee, skep, skeps, skep making, nucs
wasp: asian hornet, asian hornets, hornet, hornets, hornet watch, hornet nests
beetle: scarab, scarabs, bugs and beasties, bug hunt, bug hunts, bug safari, bug safaris, bug world, bug house, bug houses, bug hotel, bug hotels, bug hunting, entomology, entomologist, entomologists, minibeast, minibeasts, minibeast hunt, insect, insect week, insect hotel, insect hotels, insect farm, cicada, cicadas, woodworm, woodworm treatment, wood borer, borer treatment, insect identification
ladybird: ladybug, ladybugs, aphid, aphids, aphid control, biological control, ladybug release
cockroach: bed bug, bed bugs, bedbug, bedbugs, roaches, roach bait, roach spray, cockroaches, exterminator, exterminators, extermination, bug spray, infestation, infestations, crawling insects, flea spray, flea sprays, fleas, flea fumigation, silverfish, pesticide spraying, bug man, cockroach gel
hair-comb: head lice, lice treatment, lice clinic, lice removal, nit nurse, nits
spider: arachnid, arachnids, arachnophobia, huntsman spiders, cobweb, cobwebs, black widow spiders, funnel web, funnel webs, spiderman, spiderman party, spider-man, invertebrates
mosquito: mosquitoes, mosquitos, mozzie, mozzies, mozzie nets, mossie, mossies, midge, midges, gnats, gnat, blackfly, blackflies, sandfly, sandflies, horsefly, horseflies, biting insects, fly control, flies control, malaria, anti malaria, malaria nets, dengue, dengue fever, repellent, repellents, insect repellent, insect repellents, bug zapper, bug zappers, mosquito fogging, skeeters, ticks and fleas, tick spraying, tick control, tick bites, tick bite, lyme disease, bloodsuckers
bouquet: corsage, corsages, boutonniere, boutonnieres, buttonhole, buttonholes, flower petals, blooms, blooms to your door, hand tied, hand tied bouquets, nosegay, nosegays, chrysanths, mum's day blooms, lei making, tussie mussie, nafas, blossoms, protea, proteas, gypsophila, flower garlands, lilies, lily bulbs, gerbera, gerberas, galentines, galentine's, galentine's day, anthurium, anthuriums, alstroemeria, orchid, orchids, orchid show, flower arrangement, flower arrangements, bouquet bar, dahlia, dahlias, dahlia show, flower arrangers, secretary day flowers
cherry-blossom: hanami, spring blossom, blossom time, blossom trail, blossom trails, blossom tour, almond blossom, plum blossom, apple blossom, blossom festival
lotus: waterlilies, water lily, water lilies, water-lilies, pond plants, aquatic plants, zen garden, buddhist, buddhism, vesak, sangha, zazen, tantra, satsang, healing day, healing circle, spiritual healing, spiritual growth, energy work, panchakarma
lotus-position: wellbeing day, wellness day, wellbeing weekend
rose: rose pruning, floribunda, floribundas, rosebush, rosebushes, rosarian, rosarians, hybrid tea roses, hybrid teas, rosewater, rambling roses, rambler roses, climbing roses
hibiscus: hawaiian night, hawaiian party, frangipani, frangipanis, plumeria, plumerias, bougainvillea, bougainvilleas, aloha, island party, hula, hula class, hula classes, hula dancing, rose mallow, tropical plants, leis
hibiscus: ~ hawaiian
sunflower: sunflower seeds, sunflower seed, sunflower lanyard, sunflower lanyards, hidden disabilities, sunflower oil
daisy: daisies, marguerites, michaelmas daisies, wildflower, wildflowers, wild flower, wild flowers, wildflower meadow, wildflower meadows, wildflower seed, wildflower seeds, wildflower walk, meadow flowers, meadow making, meadow day, buttercup, buttercups, dandelion, dandelions, edelweiss, namaqualand, superbloom, super bloom, echinacea plants, fynbos, annuals and bedding, meadow scything
rose heart: poppy appeal, poppy walk, poppies, poppy wreaths, poppy sellers
tulip: bulb planting, spring bulbs, dutch bulbs, bulb sale, flower bulbs, bulb lasagne, bulb orders, daffs, daffodil sunday, crocuses, snowdrop, snowdrops, snowdrop walk, snowdrop walks, snowdrop sunday, tulipmania
hyacinth: hyacinths, muscari, forced bulbs, irises, lupins, lupin, delphinium, delphiniums, wisteria, foxglove, foxgloves, bluebell wood, bluebell woods
seedling: sow and grow, propagation, sowing day, germination, plantlets, seed saving, seed bank, potting mix, potting compost, potting shed, grow bags, plugs and pots, soil health, school garden, growing group, food growing, composting, compost, no dig, no-dig, agroforestry, permaculture, permaculture design, cuttings exchange, peat free, terrace garden, horticulture, horticulturist, horticulturists, regenerative agriculture, growers group, nursery stock, liners nursery, vegetable growing, horticultural society
seedling: ~ regenerative farming
plant: pot plants, potted plants, plant pots, plant pot, planter box, planter boxes, planters, repotting, re-potting, calathea, calatheas, aroid, aroids, peace lily, peace lilies, hoya, hoyas, pothos, philodendron, philodendrons, fiddle leaf, fiddle leaf fig, kokedama, interior landscaping, interior plantscaping, plantscaping, plantscapes, air plants, foliage plants, living wall, living walls, green wall, green walls, plant doctor, office plant hire, indoor plant hire, snake plants, patio pots
fir-tree: evergreens, evergreen trees, scots pine, scots pines, pine cones, fir cones, douglas fir, douglas firs, balsam fir, firs, pines and firs
christmas-tree: treecycle, treecycling, non drop, nordmann fir, cut your own tree, christmas tree recycling, christmas tree collection, tree lot, treelot
tree: woodland trust, woodland play, woodland day, treecare, tree care, arboretum, arboretums, deadwooding, deadwood removal, tree lopper, tree loppers, palm removal, palm pruning, stumps, stumps removed, pollarding, pollard, tree climbing, forest bathing, forest bath, shinrin yoku, bush regeneration, landcare, arbor day, vanamahotsav, van mahotsav, afforestation, reforestation, ash dieback, treetop walk, treetop trail, treetop walkway, canopy walk, canopy walks, sapling drive, saplings, wood pasture, nature walk, rewilding, whips and trees, fruit trees, orchard trees
tree: ~ woodland, woodlands
palm-tree: tropical island, tropical islands, tropical getaway, palm fronds, palm trees, cocos palms, caribbean night, caribbean party, island getaway, island hopping, maldives package, maldives honeymoon, mauritius package, bali package, bali trip, bali tour, bali honeymoon, fiji holiday, fiji holidays, andaman package, goa trip, goa package, koh samui, hawaii trip, hawaii vacation
palm-tree: ~ caribbean
cactus: aloe plants, haworthia, haworthias, echeveria, echeverias, mammillaria, desert plants, xeriscape, xeriscaping, dry garden, dry gardens
wheat: barley, malting barley, feed barley, atta, fresh atta, oats, rolled oats, millet, millets, chakki, atta chakki, flour chakki, stone ground, stoneground, stone ground flour, agronomy, agronomist, agronomists, quinoa, spelt flour, jowar, bajra, jowar and bajra, maida, ragi, wholemeal, gluten free, gluten-free, coeliac, coeliacs, celiac, celiacs, harvest home, harvest thanksgiving, lammas, gleaning, gleaners, threshing, stooks, baisakhi, vaisakhi, grist, grist mill, gristmill, semolina, cornmeal, malted barley, malting, maltings, sorghum, broadacre, grain growers, farmers meeting
herb: basil plants, fresh basil, sage smudging, smudging, sage bundles, wild food, wild foods, wild food walk, weed walk, edible weeds, forager, foragers, foraged, medicinal plants, medicinal herbs, samphire, nettle, nettles, nettle soup, wormwood, siddha, unani, tcm, catnip, vaidya, ayurvedic, ayurvedic clinic, herbology, bush medicine, hedgerow medicine, hedge witch, muti, muthi, methi, physic garden, dhania, cilantro, sagebrush, kelp, curry leaves, mint plants, fresh mint, tulsi, tulsi plants, herbals, apothecary garden
clover: shamrock, shamrocks, four leaf, four leaf clovers, st paddy's, st paddys, st paddy's day, paddy's day, irish night, irish evening, irish society, irish language, gaeilge, ceili, céilí, ceilidh irish, lucky dip, luck of the irish, comhaltas, fleadh, 4-h, 4-h club, clover seed, irish culture, irish heritage, irish festival, gaeltacht
dancer clover: irish dancing, irish dance, set dancing, feis
maple-leaf: japanese maple, japanese maples, canada day, momiji, canada pr, express entry, immigrate to canada, study in canada, work in canada, canada visa, canadian visa, canadian citizenship, canadian studies
maple-leaf: ~ canadian, canadians
autumn-leaves: fall festival, fall festivals, fall fest, fall fair, fall bazaar, fall craft fair, autumn fair, autumn fayre, autumn walk, autumn walks, autumn term, leaf peeping, leaf peepers, leafpeepers, leaf blowing, mabon, autumn equinox, foliage tour, foliage tours, fall foliage, leaf mould
leaves: leaf litter, green living, sustainable living, eco fair, eco fayre, eco fest, eco club, eco warriors, eco church, eco printing, eco print, ecoprint, leaf printing, net zero, green week, go green, going green, environmental club, environmental group, greenpeace, vegan fair, vegan fayre, vegan market, vegan festival, hosta, hostas, betel leaf, betel leaves, banana leaf, banana leaves, leaf bowls, leaf plates, greener living, greener homes, kratom, sustainability
leaves: ~ eco friendly, eco-friendly, vegans
planet leaves: carbon literacy, climate cafe, climate café, climate strike, climate march, climate change, climate action, climate emergency, earth day, earthday, earth hour
nest: nestlings, nestling, nestcam, nest cam, nesting season, empty nesters, empty nester, bird nests
toadstool: fairy ring, fairy trail, fairy trails, fairy hunt, fairy garden, fairy gardens, fairy door, fairy doors, fairy party, fairy parties, fairies, fairies and elves, fairyland, woodland fairies, faerie, faeries, fly agaric, gnome, gnomes, gnome hunt, elf trail, pixie trail, pixies, goblin, goblins, goblin market, elves and fairies
globe: geography, geography tutor, exchange student, exchange students, student exchange, cultural exchange, foreign language, foreign languages, foreign language teaching, world music, world food, world cuisine, study abroad, overseas education, model un, model united nations, mun conference, gap year, erasmus, twinning, town twinning, twinning association, migrant help, migrants, migrant support, refugee support, refugees, refugee week, tefl, tesol, world languages, multicultural day, gis, gis training, sister city, sister cities, one world week, international students, international day, international evening, diversity day, global village, harmony day, languages day, export help, sponsor licence, third world, ex pats, fair trade, fairtrade, fair trade fortnight, culture day, cultural day, immigration consultant, immigration consultants, immigration lawyer, oxfam, globes, world cafe, host families abroad, mission trip, planet earth, ethnic diversity, worldwide shipping
globe: ~ multicultural, expats, expat
speech-bubble globe: translation, translations, translator, translators, interpreter, interpreters, interpreting, language exchange, english for foreigners
rock: geology, geologist, geologists, geology club, geology walk, minerals and fossils, gem and mineral, gem and minerals, mineral show, pebbles, rockery, rockery stone, cobbles, decorative stone, sandstone, limestone, stone circle, stone circles, walling stone, flint knapping, fieldstone, megalith, megaliths, crushed rock, rock walls, rock wall, rock painting, painted rocks, river stones, river rocks, landscaping stone, feature stone, feature stones, rip rap, lithics, rockhound, rockhounds, rockhounding, rock show, rock and gem, rock and gem show, flagstone, flagstones, building stone, crusher dust, scalpings, roadstone, quarry, quarries, quarry tour, granite quarry
snowy-mountain: alpine club, swiss alps, himalayan trek, everest base camp, base camp, ebc trek, alpinism, avalanche, avalanche course, avalanche training, winter skills, winter skills course, kashmir tour, kashmir package, manali trip, manali package, shimla manali, leh ladakh, glacier hike, glacier tour, spiti valley, kedarkantha, mt cook, mount cook, winter walking, winter mountaineering
snowy-mountain: ~ alps, alpine, himalaya, himalayas, himalayan, ladakh trip, rockies
mountain: hillwalking, hill walking, hillwalkers, hill walkers, munro bagging, three peaks, three peaks challenge, national three peaks, ben nevis, snowdon, yr wyddfa, scafell, scafell pike, hill station, hill stations, sahyadri, sahyadris, machu picchu, inca trail, wainwrights, brecon beacons, mountaineer, mountaineers, croagh patrick, wicklow way, tramping club, grouse grind, ridge walk, fell running, fell race, fell walking, ooty trip, summit hike, kilimanjaro
mountain: ~ munro, munros, snowdonia, scottish highlands, drakensberg, lake district, peak district, ooty, coorg, munnar, trek, treks, yosemite
volcano: volcanoes, lava tubes, eruption, geothermal tour, geothermal park, mount etna, crater hike, ring of fire
volcano: ~ volcanic, lava
mount-fuji: japan tour, japan tours, japan trip, japan trips, japan rail, japan rail pass, japanese classes, japanese class, japanese lessons, japanese language, japanese course, learn japanese, japanese culture, japanese society, jlpt
beach: seaside trip, seaside trips, seaside special, coastal walk, coast walk, coast path, coastal path, coastal path walk, coastal cottage, coastal cleanup, shoreline, foreshore, sandcastle, sandcastles, bucket and spade, day at the coast, coast trip, sand art, sand sculpture, sand sculptures, sand pit, sandpit, sand pits, seafront, beachside, beachwear, beach clean, beach cleans, beach cleanup, beach clean up, beach wedding, beach weddings, litter pick beach, gulf coast, greek islands, jersey shore, sun holidays, coach trip seaside
beach: ~ seaside, coastal, beaches
desert: outback tours, rajasthan tour, dune bashing, dune buggy, dune buggies, sand dune, sand dunes, desert safari, egypt tour, egypt tours, egypt trip, morocco tour, morocco trip, wadi rum, marathon des sables, oases, dubai package, dubai tour, dubai trip
desert: ~ outback, moroccan
desert-island: castaway, castaways, treasure island, island escape, island retreat, robinson crusoe, survivor weekend, desert island discs
national-park: wilderness skills, park ranger, park rangers, ranger talk, ranger walk, ranger led walk, countryside ranger, bushwalk, bushwalks, bushwalking, bushwalkers, ramble, rambles, rambling club, ramblers, scenic drive, scenic drives, scenic tour, countryside walk, countryside day, friends of the park, nature club, nature reserve, nature reserves, country park, country parks, naturalist, naturalists, natural history society, scottish lochs, wildlife trust, common land, green space, green spaces, village green, wetland, wetlands, moorlands, heathland, conservation volunteers, eco tour, eco tours, outdoors club, outdoor club, outdoor education, lake tour, lake tours, river walk
national-park: ~ wilderness, countryside, grand canyon, greenbelt, green belt, moorland
logs: cordwood, hardwood logs, softwood logs, woodpile, wood pile, briquettes, heat logs, wood fuel, woodfuel, woodlot, green wood, green woodworking, rick of wood, ricks of wood, braai wood, braaiwood, wood delivery, load of wood, loads of wood, camelthorn, rooikrans, blackwattle, kindlers, firelighters, log store, log stores, face cord, face cords, bush wood, railway sleepers, garden sleepers, live edge slabs, live edge, slabs of oak, chainsaw milling, logging, barn dried, kiln dried, kiln-dried, split and delivered, seasoned hardwood, seasoned wood, seasoned oak, log burner wood, wood pellets, net bags of logs, woodland products, sawmill, sawmills, milled timber, rough sawn
church candle: palm sunday, palm sunday procession, palm sunday service
crystal-ball: palm reading, palm readings, palm reader, palmistry
bird: robin redbreast, robins nest, jenny wren, parent bird, wading birds
beetle: insects, creepy crawly hunt
camel: camel trek, camel treks, camel milk
rock: garden boulders, rockery boulders, boulders and pebbles
herb: fresh rosemary, rosemary bushes
palm-tree: maldives trip, maldives holiday, seychelles package, seychelles holiday, zanzibar holiday, zanzibar package, phuket package, phuket trip, barbados holiday
snowy-mountain: kashmir trip, kashmir holiday, ladakh tour, ladakh bike trip, sikkim tour, sikkim trip, spiti trip, himachal tour, himachal package
horse: wild mustangs, equine therapy, equine vet, equine massage, equine dentist, equine transport
maple-leaf: maple trees, canadian flag, canadian culture
leopard: black panther, black panthers, jaguar cubs
caterpillar: lawn grubs, curl grubs
`;
