/** English words for animals, by the thing they lead to: a to f. Notation: word-list.ts. */
export const englishAnimalsAToF = `
alpaca: alpaca shearing, alpaca fleece, alpaca farm, alpaca, alpacas, alpaca walk, alpaca walks, alpaca walking
alpaca: alpaca trekking, alpaca treks, alpaca experience, walk with alpacas, alpaca wool
ant: ant nests, ant keeping, formicarium, antworks, hormigas culonas
ant house: termite, termites, termite inspection, termite inspections, termite treatment, termite treatments
ant house: termite barrier, termite barriers, termite control, termite protection, white ants, white ant treatment
ant house: carpenter ants, white ant, ant control
aquarium: fish keeping, shrimp tanks, tank cleaning for fish, sealife
aquarium tropical-fish: fish tank, fish tanks, aquarium maintenance, aquarium supplies, aquarium shop, aquascaping
aquarium tropical-fish: aquariums for sale, home aquariums
badger: badger watch, badger watches, badger group, badger hide, badger sett, brock badger, honey badger, honey badgers
badger: badger vaccination, badger cull, wolverine, wolverines
bear: kodiak bears, dancing bears, bear picnic, moon bears, grizzlies
beaver: dam watch, beaver dam, muskrat, muskrats, platypus, nutria
bee beehive: bee suit, bee suits, bee smoker, bee smokers, swarm removal, swarm removals, swarm collection, swarm pickup
bee beehive: swarm collector, swarm collectors, bee removal, bee removals, bee swarm, bee swarms, swarm in your
bee beehive: swarms collected, honey bees, honeybees, honey bee, honeybee, nuc, nucs, queen bees, mated queens
bee beehive: native bees, stingless bees, save the bees, bees in your, bees in the, bees in a, bees
bee cheese: beeswax wrap, beeswax wraps
bee daisy: bumblebee, bumblebees, bumblebee boxes, bee friendly plants, bee-friendly plants, pollinator plants
bee daisy: pollinator seed mix, bee nucs, frame nucs, overwintered nucs, nucs of bees, buckfast queens, buckfast bees
bee daisy: package bees
bee honey: swarm of bees, honeybee swarm, honey bee swarm, bee rescue, live bee removal, bees in your roof
bee honey: bees in the roof, bees in your wall, bee farming, beekeeper suit, beekeeper suits, beekeeping suit
bee honey: beekeeping suits, langstroth, bee colonies, bee colony, bee hotel, bee hotels, bug hotel, bee farm
bee honey: beekeeping course, swarm catching, queen rearing, queens bees, leafcutter bees, leafcutter bee, skep making
bee honey: bumbles, apiarist, apiarists, varroa
beehive: hive supers
beehive bee: beekeeping, bee keeping, beekeeper, beekeepers, bee keepers, beehives, beehive, bee hive, bee hives, hives
beehive bee: hive kit, hive kits, hive sale, apiary, apiaries, apiculture, beekeeping supplies, bee supplies, flow hive
beehive bee: sponsor a hive, adopt a hive, hive rental, hive inspection, hive inspections, apiary visit, apiary visits
beehive bee: nucleus colonies
beetle: bugs and beasties, bug hunt, bug hunts, bug safari, bug safaris, bug world, bug house, bug houses, bug hotels
beetle: bug hunting, minibeast hunt, insect week, insect hotel, insect hotels, insect farm, wood borer, borer treatment
beetle: insect identification, creepy crawly hunt, scarab, scarabs, entomology, entomologist, entomologists, minibeast
beetle: minibeasts, insect, cicada, cicadas, insects, woodworm, woodworm treatment
beetle house: woodworm and rot
bird: gull control, gull proofing, seagull control
bird binoculars: birdwatching, bird watching, birdwatching walk, birdwatching walks, birding, birding tours, bird hide
bird binoculars: bird hides, birders, twitchers
bird droplet: bird bath, bird baths, birdbath, birdbaths
bird feather: pheasant, pheasants, partridge, partridges, shoot days, shoot day, game shoot, game shooting, grouse
bird feather: guinea fowl, quail, quails
bird motor-boat: puffin trip, puffin cruises, see the puffins
bird nest: bird walk, puffin, puffins, bird seeds, pigeons, pigeon spikes, pigeon control, bird control, finch fanciers
bird nest: robin redbreast, crane festival, swallows return, swallows and swifts, big garden birdwatch, weaver birds
bird nest: kiwi bird, gouldian finches, exotic birds, bird banding, backyard birds, robins nest, jenny wren, parent bird
bird nest: wading birds, twitching, warbler, warblers, murmuration, murmurations, mynahs, kookaburra, kookaburras
bird nest: ravens, seagull, seagulls, pelicans, pelican, corvid, corvids, cuckoos, heronry, egrets, seabird, seabirds
bird nest: gannet, gannets, gouldians, shorebird, shorebirds
bird seedling: wild bird, wild birds, ornithology, bird club
bird tree: bird walks, birding walk, bird ringing, swift survey, garden birdwatch, bird count
bird window: pigeon nets, pigeon net, pigeon netting, bird netting, bird spikes, bird proofing, pigeon proofing
bird window: balcony nets
birdcage bird: birdcage, birdcages, bird cage, bird cages, cage birds, cage bird society, aviary birds, aviary, aviaries
birdcage bird: canary breeder, canary breeders, canaries and finches
bison cow: bison meat, roaming buffalo, buffalo, buffalos
boar: wild boar, wild boars, wild boar hunting, wild boar meat
bull: breeding bull, breeding bulls, bullfight, bullfights, running of the bulls, stud bull, bulls for sale
bull cow: bullocks, bullock, weanling bullocks
butterfly: moth nights, moth trap, moth traps, moth recording, butterfly count, butterfly conservation, butterfly walk
butterfly: butterfly walks, butterfly reserve, butterfly garden, butterfly house, butterfly farm, monarchs tagged
butterfly: monarch tagging, monarch butterflies, milkweed plants, milkweed seeds, pollinator patch, pollinator garden
butterfly: pollinator gardens, silk moth, silk moths, lepidoptera, milkweed, chrysalis, chrysalises, hairstreaks
butterfly: brimstones, pollinator, pollinators
camel: camel safari, camel safaris, camel train, camel trains, desert caravan, oasis trek, camel trek, camel treks
camel: camel milk, dromedary, dromedaries, bactrian, dubai package, dubai tour, dubai trip, egypt tour, egypt tours
camel: egypt trip, morocco tour, morocco trip, rajasthan tour, wadi rum
cat: cat collar, cat collars, tabby, tabbies, lost cat, missing cat, ragdoll, ragdolls, maine coon, maine coons
cat: siamese cat, moggy, moggies, ginger tom, cat boarding, cat hotel, cat sitting, cat pens, cat pen, british shorthair
cat: ragdoll kittens, persian cat, bengal cat, sphynx, cat food, cat café, cat cafe, cat litter, cattery, cat treats
cat: foster a cat, adopt a cat, foster a kitten, kittens, kitten, cat rescue, litter tray, litter trays
cat: trap neuter return, tnr programme, tnr program, feral colony, feral cats
cat: barn cats, bengal cats, bengal kittens, siamese cats, persian cats, cat groomer, cat grooming, cat therapy
cat: kitten season, feline, felines, catios, mousers, kitties
cat dog: spaying and neutering, spay and neuter, spay neuter clinic, spay and neuter clinic
cat framed-picture: cat portraits, cat portrait
cat house: house sitter for cats, house sitters for cats, house sitting for cats
cat paw: pet carrier, pet carriers, cat carrier, cat carriers
cat stethoscope: cat vet, cat vets, cats only vet, feline clinic
cat door: cat flap, cat flaps
caterpillar: processionary moth, box tree moth, box moth caterpillar, lawn grubs, curl grubs, silkworm, silkworms
caterpillar: mealworm, mealworms, centipedes, millipedes, armyworm, armyworms
chick egg: easter, easter brunch, easter market, easter sale, easter holiday club, easter trail
chick hen: day old chicks, day-old chicks, broiler chicks, layer chicks, chicks, kuroiler chicks, day old broilers
chick hen: day-old broilers, hatching eggs, fertile eggs, day olds, hatching programme, chick hatching, brooder plates
chick hen: egg incubator, egg incubators, incubator hire, living eggs, hatcheries, brooder, brooders
chicken-coop: chicken coop, chicken coops, hen house, hen houses, henhouse, poultry house, poultry houses
cockroach: cockroaches, roach bait, roach spray, bug spray, crawling insects, pesticide spraying, bug man, cockroach gel
cockroach: roaches, exterminators, extermination, infestation, infestations, silverfish
coral: reef restoration, reef guardians, reef keeping, reef check, barrier reef, coral reef, coral planting
coral: coral gardening, frag swap, coral frags
cow: calf, calves, calf rearing, calf sale, calves for sale, heifers, in calf heifers, in-calf heifers, suckler cows
cow: store cattle, weanlings, bull sales, angus bulls, heifers for sale, stockyard sale
cow: saleyards, bullocks heifers, cattle sales, cattle mart, livestock mart, cattle, beef herd, herd health
cow: hereford cattle, gau shala, livestock sale, livestock haulage, bull ride, nguni cattle
cow: brahman cattle, calf branding, limousin bulls, limousin cattle, angus cattle, cow bingo, cow pat bingo
cow: cowpat bingo, pedigree herd, dexter cattle, gir cows, stud bulls, ranch hands, ranch tour, dehorning
cow: stockmen, stockman, herdsmen, bullfighting, jallikattu, brahmans, cattle records, calving records, herd records
cow: livestock records, hoof trimming, hoof trimmer, hoof trimmers, hoof trims, highland cattle
cow horseshoe: hoof trimming for cattle, cattle hoof trimming, cattle foot trimming
cow milk: milking parlour, milking parlours, milking parlour service, milking machine, milking machines
cow milk: milking equipment, bulk tank, bulk tanks, dairy farm, dairy farms, dairy farming, cattle farming, cattle ranch
cow milk: dairy, livestock, cattle market, farm visit
cow oil-lamp: cow dung, cow dung cakes, gobar, gobar diyas
cow ring: lobola negotiations, lobola day
cow sheep: mobile slaughter, mobile abattoir, abattoir, abattoirs, slaughterhouse, slaughterman, home kill, homekill
cow sheep: home butchery, private kill, smallholders, smallholder, smallholding, smallholdings
cow tractor: farm holiday, farm holidays, farm stay, farm stays
crab: soft shell crab, mud crab, mud crabs, dungeness crab, horseshoe crab, horseshoe crabs, crab curry, blue swimmers
crab: blue swimmer crabs, crab linguine, crab feed, crab feeds, crab feast, muddies, dungeness, crabfest, crab cakes
crab bucket: crabbing
crab lobster: crab shack, dressed crab, crab and lobster
crab seashell: rockpooling, rock pooling, rock pool, rock pools, rockpool ramble, rockpool rambles
crocodile: crocs and gators, croc farm, croc feeding, swamp tour, swamp tours, airboat swamp, airboat tour
crocodile: airboat tours, gators, alligator, alligators, caiman, caimans, gharial, gharials, airboat, airboats
crocodile: everglades
dairy-cow: milking shed, cow shed, sharemilking job, dairying course, milking hand, milking hands, jersey heifers
dairy-cow: jersey herd, guernseys, ayrshires, cowshed, sharemilker, sharemilkers, sharemilking, dairyman, dairymen
dairy-cow: holsteins, friesians
dairy-cow cow: dairy herd, dairy herds, whole herd
dairy-cow milk: milker, milkers, relief milker, relief milkers, relief milking, milking staff, herdsperson, herdsman
dairy-cow tractor: open farm, open farm sunday, open farm day
dairy-cow hay-bale: agricultural show, agricultural shows, county show, county shows
deer: game dealer, venison, venison boxes, wild venison, reindeer farm, reindeer experience, reindeer visit
deer: meet the reindeer, deer park, deer farm, taxidermy, taxidermist, deer hunting, game hunting, hunting season
deer: hunting trip, hunting trips, hunting lodge, hunting club, deer stalking, hunting licence, stag rut, deer rut
deer: rutting season, fawn rescue, antler chews, deer fence, bucks and does, rut walk, red deer rut
deer: stalking and venison, rutting, whitetail, whitetails, antler, antlers, impala, impalas, rudolph, reindeer, hunting
deer: deer safari, deer safaris
deer binoculars: hunting course, hunting courses
deer boot: hunting shop, hunting store, hunting gear, hunting supplies, hunting clothing
deer meat-on-bone: deer processing, deer processor, game processing, wild game processing, venison processing
deer tree: nature reserve, nature reserves, wildlife reserve, country park, gamekeeper, gamekeepers, gamekeeping
dinosaur: dino dig, dino digs, dino day, dino party, dino parties, dino hunters, dino egg, dino eggs, dino roar
dinosaur: dino show, dino world, dino fun, t-rex race, t rex, raptor dig, palaeontology, paleontology, palaeontologist
dog: sausage dog, sausage dogs, sausage dog meet up, sausage dog meetup, doxie, doxies, dachshund, dachshunds, dackel
dog: wiener dogs, wiener dog, weiner dogs, kennel club, terrier racing, dachshund walk, dachshund meet up
dog: greyhound walk, greyhound rescue, scent work, scentwork, mantrailing, man trailing, flyball, canine hydrotherapy
dog: dog hydrotherapy, canine massage, canine physio, dog physio, dog physiotherapy, hoopers, rally obedience
dog: dog agility, agility training, gun dog training, great danes, great dane, scent detection, nosework
dog: bulldog breeder, puppies, puppies for sale, dog show, dog sport, agility, dog day care, dog café, dog park
dog: dog beach, french bulldog, dog photography, pooch parlour, ring craft, bully breeds, bully breed, litter due
dog: mixed litter, recall training, recall class, leash training, loose lead walking, bark in the park, doggy creche
dog: doggie day care, obedience class, obedience classes, good citizen class, canine good citizen, poo bags, raw feeding
dog: raw dog food, breed club, pet portraits, dog coats, dog coat, muzzle training, doodles and poodles, cattle dogs
dog: cattle dog, puppy kindergarten, fetch and play, bow wow, tail waggers, waggy tails, waggy walks, off lead field
dog: barks and brews, canine first aid, dog first aid, canine club, pooches, whelping, scruffts, crufts, ringcraft
dog: barkery, kibble, cavachon, cavachons, muzzles, frenchies, boerboel, boerboels, ridgebacks, jackapoo, jackapoos
dog: canines, maltipoos, heelers, fox red lab, fox red labs
dog bone: dog bowls, dog bowl, pet bowls, doggy daycare, dog daycare, doggie daycare, doggy day care, dog creche
dog bone: dog crèche, grain free dog food, labrador, labradors, golden retriever, golden retrievers, bulldog, bulldogs
dog bone: yorkshire terrier, border collie, german shepherd, cocker spaniel, dobermann, boxer puppies, bichon
dog bone: pomeranian, jack russell, pet food, dog food, dog treats, dog shop, pet shop, pet store, pet supplies, petshop
dog bone: pet accessories
dog bubbles: dog spa, dog spa day, spa day for dogs, pamper your dog
dog cat: animal behaviourist, animal behaviorist, pet behaviourist, dog behaviourist, adoption day, adoption days
dog cat: adoption event, adoption fair, adoption weekend, pet adoption day, pet adoption event, pet adoption
dog dog-standing: dog collar, dog collars, dog lead, dog leads, dog leash, dog leashes, dog harness, dog harnesses
dog dog-standing: puppy collar, puppy collars, gun dog, gun dogs, gundog, gundogs, gundog training, slip lead
dog dog-standing: slip leads, biothane, biothane collars, collars and leads, collars & leads, collars and leashes
dog dog-standing: leads and harnesses, hydrotherapy for dogs, grooming and walks, pups, spoiled pups, puppy
dog heart: therapy dog, therapy dogs, pet sitting service, pet taxi, pet charity
dog identity-card: pet tag, pet tags, dog tag, dog tags, pet id tags
dog paw: lab mix, lab cross, lab x, black lab, yellow lab, chocolate lab, lab puppies, lab pups, shepherd mix
dog paw: terrier mix, terrier cross, pit mix, pit bull mix, beagle mix, hound mix, husky mix, lurcher, pet waste
dog paw: greyhound adoption, staffy, staffie, cavapoo, cavapoos, labradoodle, labradoodles, house trained, house-trained
dog paw: good with kids and dogs, greyhounds, greyhound, rescue greyhounds, good with other dogs, adopt a dog
dog paw: foster a dog, dog fosterers, rescue dogs, dog rescue, staffies, whippet, whippets, lurcher cross, lurchers
dog paw: spaniels, beagle, beagles, collies, cockapoo, cockapoos, pugs, huskies, chihuahua, chihuahuas, rottweiler
dog paw: shih tzu, goldendoodle, goldendoodles, pooper scooper, pooper scoopers, pooper scooping, pet waste removal
dog scissors: dog grooming, dog groomer, pet grooming, pet groomer, grooming salon, poodle parlour
dog soap: grooming van, mobile grooming, groom, dog wash
dog stethoscope: vet nurse, vet nurses, veterinary nurse, veterinary nurses, vet nurse clinic, vet nurse clinics
dog stethoscope: vet tech, vet techs, mobile vet, vet practice, vet clinic, veterinary clinic, nurse clinics for pets
dog stethoscope: vet, vets, veterinarian, veterinary, animal hospital, animal clinic, puppy check, pet health
dog stethoscope: pet clinic, pet vaccination, pet insurance, veterinar
dog syringe: rabies clinic, rabies shot, rabies shots, rabies vaccination, rabies vaccinations, microchip day
dog syringe: microchipping day, microchipping
dog: ~ breeder, breeders, canine
dog: senior dogs, senior dog, old dogs need, older dogs, dog festival, dog festivals, brown lab, brown labs
dog framed-picture: dog portraits, dog portrait, dog portraiture
dog-standing: guard dogs, husky, husky rides, husky ride, dog sled rides, sled dogs
dog-standing dog: spaniel, terrier, terriers, collie, pug, rescue dog, foster a greyhound, adopt a greyhound
dog-standing dog: foster a puppy
dog-standing paw: dog training, dog trainer, dog school, puppy school, puppy training
dog-standing paw: puppy class, dog sitting, dog boarding, pet sitting, pet sitter, pet boarding, field trials
dog-standing paw: sheep dog trials, sheep dog, sheepdog trial, sheepdog trials, guard dog, security dogs, patrol dogs
dog-standing paw: protection dogs, dog parkour, parkour for dogs, sniffer dogs
dog-standing sheep: sheep dog trainer, sheepdog trainer, sheepdog training, sheepdog trainers
dog-standing sled: dog sledding, dog sled, dog sled tours, husky safari, husky sledding, husky sled
dolphin: sea safari, sea safaris, marine mammals, marine mammal, sea mammals, porpoise, porpoises, bottlenose
dolphin: dolphinarium
dolphin motor-boat: dolphin watching, dolphin watch, dolphin cruise, dolphin cruises, dolphin trips, swim with dolphins
donkey: donkey, donkeys, donkey ride, donkey rides, donkey trek, donkey treks, donkey walk, donkey derby
donkey: miniature donkeys, adopt a donkey, mule trek, mule treks, mule rides, donkey basketball, palm sunday donkey
donkey: jennies and jacks, eeyore
donkey hay-bale: donkey sanctuary, donkey rescue, rescued donkeys
dove bird: racing pigeons, pigeon racing, pigeon fanciers, dove release, turtle dove, turtle doves, peace walk
dove bird: peace vigil, peace march, peace rally, peace prayer, peace day, peace conference, interfaith peace
dove bird: holy spirit, confirmation class, confirmation classes, tumbler pigeons, squabs, dovecote, dovecotes, antiwar
dove bird: anti-war, ceasefire, pentecost, fantails
dragon: d&d night, rpg club, st george's day, st georges day, saint george's day, st david's day, st davids day
dragon: welsh league, welsh society, roleplay campaign, roleplaying campaign, wyvern, wyverns, eisteddfod
dragon dice: tabletop miniatures, miniature monsters, fantasy miniatures, rpg miniatures, monster miniatures
dragon-head drum: dragon dance, dragon dancers
duck: duck race, duck races, rubber duckies, rubber ducky, rubber duck, aylesbury ducks, duck pond, confit duck
duck: duck confit, indian runners, indian runner ducks, khaki campbell, khaki campbells, duck decoys, muscovies, muscovy
duck: waterfowl, wildfowlers, wildfowling, decoys, quackers
duck bird: wetland, wetlands, wetland appeal, wetland trust, wetland reserve
duck goose: ducklings, duckling, goslings, gosling
eagle: birds of prey, bird of prey, falconry, falconer, raptor centre, hawk walk, hawk walks, kites feeding
eagle: red kite feeding, hawk experience, harpy eagle, owls and hawks, raptor, raptors, falcon, falcons
elephant: anti poaching, anti-poaching, ivory free, ele sanctuary, elephant bath, elephant bathing, elephant sanctuary
elephant: tuskers, mahout, mahouts, pachyderm, pachyderms
elephant lotus: ganesh, ganesh chaturthi idols, ganpati pandal
feather: emu oil, ostrich feathers, dreamcatcher, dreamcatchers, dream catcher, dream catchers, ostrich farm
feather: ostrich farm tour, emu farm, quill writing, fly tying feathers, millinery feathers, feather boa
feather: feather boas, feather headdress, war bonnet, quills, plumage, angel wings
fish: eel, eels, smoked eel, eel smoker, jellied eels, fish smoker, smokehouse, trout farm, fish farm, roe
fish: salmon smokery, smokery, kipper smokery, lemon sole, dover sole, hake and sole, hake, monkfish, turbot, fish van
fish: fish vans, fresh fish, wet fish, fishmonger, fishmongers, whitebait, whitebait fritters, fish cakes, sea bass
fish: sea bream, line caught, line-caught, koi, pond fish, hoki fillets, trout hatchery, fish hatchery, salmon hatchery
fish: fish fillets, fresh fillets, catch of the day, perch fry, smelt fry, lutefisk supper, stocking fish
fish: pond stocking, fish auction, tuna auction, bass tournament, bass masters, arbroath smokies, bloater, bloaters
fish: barramundi, smokies, anchovies, anchovy, pomfret, pomfrets, bangda, surmai, whitefish, gravadlax, elvers
fish: sardine, sardines, fish fingers, fish sticks, fishcake, cod cakes, salmon cakes
fish: ackee and saltfish, saltfish, rohu, katla, rohu and katla
fish crab: fresh fish van, fishmonger's van, fish round, fish lady, fish man
fish fishing-rod: carp, carp fishing, bream, tench, pike fishing, day tickets carp, mackerel, herring, cod, haddock
fish fishing-rod: smoked fish, fresh catch
fish french-fries: fish day, haddock and chips, chippy, the chippy
fish french-fries: cod supper, haddock supper, cod and chips, fish fry, fish friday
fish french-fries: battered cod, battered haddock, battered fish, chip shop, chip shops, fish bar
fish french-fries: flake and chips
fish lemon: ceviche, fish suppers, kippers, smoked salmon, gravlax
fish shrimp: fish market, seafood, seafood restaurant, fish restaurant, fish counter, fish and seafood
fish tropical-fish: catfish, catfish farming, fish farms, fish farming, tilapia, tilapia farming, trout farming
fish tropical-fish: fish pond, fish ponds, fingerlings, aquaculture, aquaponics
flamingo: flocking fundraiser, flamingo flocking, get flocked, been flocked, flamingoes
fox: fox watching, fox rescue, fox proofing, vixens, foxhunt, foxhunting, reynard
frog: toad patrol, toad patrols, toads, frogs and toads, toad crossing, tadpole, tadpoles, school pond, wildlife pond
frog: pond dipping, nature pond, frog spawn, amphibian, amphibians, frogspawn, froglife, froglet, froglets
`;
