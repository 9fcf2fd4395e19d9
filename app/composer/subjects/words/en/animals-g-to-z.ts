/** English words for animals, by the thing they lead to: g to z. Notation: word-list.ts. */
export const englishAnimalsGToZ = `
giraffe: tall blondes, giraffe manor, okapis
goat: goat hoof trimming, goat hoof, qurbani, qurbani bookings, eid goats, bakra, bakra eid goats, qurbani goats, goats
goat: dairy goats, dairy goat, nannies and kids goats, boer goat, kidding season, goat kids, nubian goats, anglo nubian
goat: anglo nubians, nigerian dwarf, nigerian dwarfs, pygmy goat, angora goat, billy goat, billy goats, boer bucks
goat: saanen, saanens, goatscaping, boer goats, boer does, boer doelings, doelings, buckling, bucklings, nanny goats
goat cheese: goat farming, goat farm, goat keeping, goat milking
goat rabbit: petting zoo, petting zoos, pet corner, pets corner, mobile petting zoo, mobile farm, animal encounters
goat sheep: farm park, petting farm, city farm, children's farm
goldfish: goldfish, fancy goldfish, goldfish pond, goldfish tank
goose: canada geese, christmas geese, christmas goose, embden geese, toulouse geese, geese control, geese for sale
goose: goose fat, gander, ganders, embden
gorilla: great apes, gorilla trek, gorilla trekking, silverback, silverbacks
guinea-pig: guinea pig cage, guinea pig rescue, guinea pig food, guinea pig, guinea pigs
guinea-pig: guinea pig boarding, guinea piggies, piggie boarding, cavy show, cavies
hamster paw: hamsters, small furries, hamster cages, gerbil
hedgehog: hedgehog hospital, hedgehog rescue, hedgehog sanctuary, hedgehogs, hoglet rescue, hog rescue, hog holes
hedgehog: hedgehog highway, hedgehog highways, tenrec
hen: chooks, chooks for sale, chook for sale
hen chick: baby chicks, chick days, chick day, point of lay, pullets
hen egg: chicken feed, poultry feed, layers pellets, layer pellets, hen feed, chicken keeping, keeping chickens
hen egg: backyard chickens, hen keeping, keep hens, chicken arks, poultry keeping
hen egg: poultry club, poultry show, poultry auction, poultry farming, poultry farm, layers farming, broiler farming
hen egg: hen house cleaning, red mite, kuroiler, kuroilers, kienyeji, ex-battery hens
hen egg: rescue hens, hen rehoming, chickens, laying hens, hens, poultry, free range chickens, chicken farm, chook shed
hen egg: chook sheds, chook house, ex batts, ex-batts, ex battery, broody hens, hybrid layers, laying stock
hen egg: layers for sale, pol hens, pol pullets, rhode island reds, chicken poo bingo, chicken bingo, ark and run
hen egg: hen arks, broiler farm, silkies, wyandotte, wyandottes, broilers
hen wheat: layer mash
hippopotamus: hippo pool, pygmy hippo, hippos
horse: show jumper, show jumpers, horse blankets, horse blanket, horse rugs, horse rug, horse insurance
horse: equine insurance, pony nuts, horse nuts, pony cubes, trail riding, trail riding station, horse trekking
horse: pony trekking, riding centre, trekking centre, guest ranch, ranch stay, stud farm
horse: stallion at stud, horse stud, mares and foals, foals, yearlings, broodmare, race night, race nights, diy and full
horse: diy and part, diy or full, pony days, pony day, pony camp, pony camps, own a pony day, livery, part livery
horse: full livery, diy livery, diy and part livery, stables, stable, shetland pony, haflinger, riding hats
horse: riding boots, jodhpurs, equine dentist, equine physio, horse riding, riding school, riding lessons
horse: horseback riding, equestrian, pony, riding stables, horse show, livery yard, horse, horses, horse riding school
horse: riding club, trekking on horseback, pony club, ponies, dressage, riding for disabled, hunter trials, hunter trial
horse: shetland ponies, mucking out, ladies' day races, rugs washed, tack sale, tack sales, used tack, tack swap
horse: harness racing, trotting races, thoroughbred rehoming, racehorse rehoming, horse agistment, horse first aid
horse: hay for horses, loose schooling, cross country schooling, menage hire, arena hire dressage, mounted games
horse: mounted archery, western riding, rein and rider, ladies day at the races, magical ponies, pony lovers
horse: paddock rent, vaulting club, equestrian vaulting, coloured cobs, welsh cob, welsh cobs, hacking and schooling
horse: hacks and lessons, groom wanted yard, yard grooms, wild mustangs, equine massage, equine transport, equines
horse: horsemanship, numnah, numnahs, bloodstock, stabling, gallopers, trotting, menage, equitherapy, steeplechases
horse: steeplechasing, charity race night, groom sought, yard groom
horse fence: field to rent for two ponies, field for ponies, field for two ponies, grazing wanted, grazing sought
horse fence: grazing to let, grazing to rent, grazing available
horse hammer: shoeing, horse shoeing, horseshoe, blacksmith for horses, saddle, bridle
horse stethoscope: equine vet, equine vets, horse vet, horse vets, equine clinic, equine hospital
horse trailer: horsebox hire, horse float, horse floats
horse: ~ equine
horse: horseback rides, horseback ride, horseback tours, trail ride, trail rides, pony rides, pony ride, turnout rug
horse: turnout rugs, turnouts, stable rug, stable rugs, fly rug, fly rugs, horse rug cleaning, rugs reproofed
horse: winter turnouts, heavyweight turnout, medium weight turnout, head collar, head collars, headcollar, headcollars
horse: riding crop, riding crops, loose box, loose boxes, rug washing for horses, gee-gees, gee gees, groom live in
horse framed-picture: horse portraits, horse portrait, equine portraits
horse trophy: melbourne cup, melbourne cup lunch, race day lunch, spring carnival
horse barn: dude ranch, ranch holiday, ranch holidays, barn stalls, barn stall, horse stalls for rent
horse barn: stalls available with pasture, stalls available pasture
horseshoe: horseshoe pitching, horseshoes league, horseshoe throwing
horseshoe horse: farriery, farriery course, barefoot trimming, farrier, farriers, horseshoeing, hoof care
jellyfish: box jellies, box jellyfish, man o' war, sea jellies, jellyfishes
kangaroo: roo meat, outback tour, outback tours, outback trip
kennel dog: animal boarding, animal boarding facility, dog boarding kennels, dog breeder, dog breeders, puppy breeder
kennel dog: licensed breeder, home dog boarding, dog boarding at home, home boarding for dogs, dog home boarding
kennel dog: dog sitting at home, kennel, kennels, boarding kennel, boarding kennels, dog kennel, dog kennels
kennel dog: kennels and cattery, boarding kennels and cattery, dog house, dog houses, doghouse, dog hotel, dog crate
kennel dog: dog crates, puppy crate, puppy crates
koala: gum leaves for koalas, eucalyptus planting, marsupial, marsupials
ladybird: aphid control, biological control, ladybug release, ladybug, ladybugs, aphids
leopard: snow leopard, snow leopards, black panther, black panthers, jaguar cubs, cheetah, cheetahs, panther, ocelot
leopard: ocelots, serval, servals, caracal, caracals
lion elephant: game lodge, game drive, game drives, bush lodge, game reserve, zoo, safari, safari park, wildlife park
lion elephant: animal park, big cats, big cat, big cat sanctuary, lion pride, pride lands, big five, big 5, lion park
lion elephant: lioness, lionesses
lizard snake: reptile expo, reptile expos, reptile show, reptiles, reptile shop, geckos, gecko, bearded dragon
lizard snake: bearded dragons, reptile, exotic pets, blue tongues, blue tongue, blue tongue lizards, crested gecko
lizard snake: crested geckos, komodo dragon, komodo dragons, creepy crawlies, creepy crawly, exotics vet, reptile vet
lizard snake: water dragons, beardie, beardies, herpetology, bluetongue, vivarium, vivariums, cresties, komodo
llama: llama trekking, llama walk, llama walks, llama trek, camelids
lobster crab: crab pots, lobster pots, crab and lobster pots, lobster and crab pots, dressed crab and lobster
lobster crab: crayfish farming, crawfish boil catering, seafood boil catering, crawfish, crawfish boil, crayfish
lobster crab: langoustines, lobster, lobsters, lobster shack, lobster thermidor, lobster bake, lobster bakes
lobster crab: scampi creels, lobster creels, thermidor, yabbies, lobsterfest, crawdad, crawdads, langoustine, lobsterman
lobster crab: lobstermen, mudbugs
lobster fish: seafood platter, seafood platters, seafood raffle
lobster: moreton bay bugs, balmain bugs
mammoth: woolly mammoth, ice age, ice age exhibition, ice age animals, mastodon, mastodons
monkey: primate sanctuary, ape rescue, monkey sanctuary, chimp sanctuary, primate, primates, capuchin, capuchins, bonobo
monkey: bonobos, vervet, vervets
mosquito: mozzie nets, biting insects, fly control, flies control, anti malaria, malaria nets, dengue fever
mosquito: insect repellent, insect repellents, bug zapper, bug zappers, mosquito fogging, mozzie, mozzies, mossie
mosquito: mossies, midges, blackfly, blackflies, sandfly, sandflies, horsefly, horseflies, malaria, dengue, repellent
mosquito: repellents, skeeters, bloodsuckers
mosquito window: mosquito net, mosquito nets, mosquito netting, mosquito screen, mosquito screens
mosquito window: fly screens, flyscreens, fly screen, flyscreen, insect screens, insect screen, pleated mosquito mesh
mosquito window: invisible grill and mosquito net
mouse paw: dormouse survey, shrews
nest-box: nest box, nest boxes, nesting box, bird houses, bird box, bird boxes, birdhouse, birdhouses, bird house
nest-box: nesting boxes, bat boxes, owl box, owl boxes, swift box, swift boxes
octopus: cephalopod, cephalopods, tentacles, octopuses, kraken
ostrich: ostrich, ostriches
otter: otter signs, pine marten, pine martens, stoats, weasels, mongoose, mongooses, polecat, polecats
owl: owl pellet, owl pellets, tawny owls, night owls walk
owl deer: wildlife, nature club
owl deer: ~ wildlife rescue, wildlife hospital, wildlife carers
owl moon: bat hospital, bat rescue, bats and moths
oyster: oyster happy hour, oysters happy hour, oyster hour, oyster farm, oyster farm tour, oyster farm tours
oyster: oyster tours, oyster leases, oyster shed, bluff oysters, half shell, oysters rockefeller, pearl farm
oyster: pearl farms, shellfish hatchery, oyster knives, oysterfest, shucked, shucker, shuckers
oyster shrimp: oyster bar, shellfish, oysters
panda: bamboo bears, giant pandas
parrot bird: budgies, budgie, budgerigars, cockatiels, cockatiel, macaw, african grey, african greys, avian vet
parrot bird: parrot toys, love birds, talking birds, budgie show, lories, lorikeets, lovebirds, psittacines
paw: ferret, ferrets, ferret nuts, ferret racing, ferret rescue, ferret club, small animal boarding, small pets boarding
paw: pet show, pet shows, pet expo, pet sitters, animal welfare, spay neuter, rescue centre animals
paw: microchip clinic, fur babies, fur baby, companion animals, companion animal, pet first aid, animal care course
paw: animal care, stray animals, stray feeding, animal communicator, animal communication, pet nutrition, humane society
paw: pet cremations, pet hotel, animal behaviour, four legged friends, animal foster, animal fosterers
paw: animal sanctuaries, animal lovers, pet friendly, animal physio, animal physiotherapy, vet bills
paw: blessing of the pets, furbabies, furbaby, strays, critters, pawsome, deworming, chinchilla, chinchillas, degus
paw: small pets, pet care, pet services, pet service
paw baby: clay handprints, clay hand prints, baby handprints
paw candle: pet memorial
paw church: blessing of the animals, pet blessing
paw dog: adoption fee, needs a home, wants a home, good with kids, rescue animals, neutered and vaccinated
paw dog: ~ adopt don't shop, adopt dont shop
paw dog: vaccinated and neutered, animal shelter, dog adoption, animal rescue, rehoming
paw heart: pet loss, pet bereavement, loss of a pet
peacock: indian blue peafowl, peacock feathers, peafowl, peahen, peahens, peachick, peachicks
penguin: antarctic cruise, antarctic expedition, emperor penguins
penguin: ~ antarctica, antarctic
pig: pig farming, pig farm, pig keeping, piggery, weaners, hog racing, kune kune, pot bellied pigs, pot bellied
pig: sow and litter, sows and litters, tamworth pigs, large blacks, large black pigs, oxford sandy and black
pig: oxford sandy, hog farm, saddlebacks, kunekune, kunekunes
polar-bear: churchill tundra, arctic wildlife, arctic expedition, polar wildlife
poodle: poodle, poodles, hand stripping, pooch pamper, dog groomers, pet groomers, dematting, de-matting
possum: possum, possums, opossum, opossums, possum pouches, possum rescue, possum box, possum boxes, joey pouches
possum: possum removal, possum control, possums in the roof, possum proofing
rabbit: rabbit clinic, rabbit weight checks, rabbit vaccinations, rabbit boarding, rabbit grooming, rabbit farming
rabbit: rabbit farm, rabbit breeding, rabbits, netherland dwarf, mini lop, mini lops, lop eared, dwarf lops
rabbit: mad march hare, mad march hares, hare coursing, bunny bonding, angora rabbits, angora bunnies, flemish giant
rabbit: flemish giants, bunny boarding, bunny hop, hay for bunnies, hay for rabbits, bunnies, hutches, easter bunny
rabbit: easter bunny visit, easter bunnies
rabbit fence: rabbit control
rabbit-hutch: rabbit hutch, rabbit hutches, guinea pig hutch
raccoon: trash panda, trash pandas, coon hunters, coon hunt, racoon, racoons
ram: ram lamb, ram lambs, bharal
ram sheep: ram sales, rams for sale, tup sale, tups for sale
rat: baiting for vermin, rat poison, rat baiting, rattery, vermin
rhinoceros: black rhino, white rhino, rhino orphanage, rhino horn, rhino poaching, rhino notching, rhino charge
rhinoceros: save the rhino, rhinos
rooster: cock crow, cock a doodle, gamecock, gamecocks, cockadoodle, palenque y gallos
saddle: saddle maker, saddlery shop
saddle horse: saddler, saddlers, saddlery, saddle fitters, saddle fitting, saddle fittings, saddle fitter
saddle horse: saddle repairs, tack shop, horse tack, tack repairs, bridlework, saddle making, saddle refitting
sauropod museum: dinosaur exhibition, dinosaur exhibit, dinosaurs, dinosaur, natural history museum, dinosaur museum
sauropod museum: dinosaur park, jurassic coast, dino walk, prehistoric animals, mesozoic, diplodocus, brachiosaurus
sauropod museum: brontosaurus
sauropod museum: ~ jurassic, prehistoric
seal: sea lion, sea lions, seal pups, seal pup, seal hospital, seal haul out, sealife rescue, seal rescue, pup season
seal: walrus, walruses, pinniped, pinnipeds, selkie, selkies
seal motor-boat: seal trips, seal trip, seal watching, seal cruise, seal safari, seal safaris
seashell: shell craft, shell crafts, shelling trip, shelling tours, sea shell, sea shells, shell museum, shell grit
seashell: shell jewellery, shell jewelry, seashore safari, cockle picking, conches, cowrie, cowries, shellcraft
seashell: conchology, abalone, periwinkles, seaglass, scallop, scallops, coquina, whelks, cockle, cockles, geoduck
seashell beach: beachcombing, beachcomber, beachcombers, shell collecting, sea glass
shark: shark cage diving, shark diving, cage diving, great white, great whites, rays and sharks, shark cage, stingray
shark: stingrays, megalodon, hammerhead, hammerheads, sharkbait
sheep: sheep nuts, ewe nuts, ewes, tups, gimmers, lambing, lambing help, lamber, lambers, foot trimming contractor
sheep: sheep dipping, sheep dip, mobile sheep dipping, sheep dipping contractor
sheep: lambing weekend, shearing, shearing shed, shearer, shearers, shearing team, sheep scanning, sheep farm
sheep: sheep farming, sheep, lambs, sheepskin, sheepdogs, shepherd wanted, shepherd needed, good shepherd farm
sheep: mule gimmers, gimmer lambs, lamb feeding, feed the lambs, feeding lambs, shepherding course, suffolk sheep
sheep: suffolk rams, wool handlers, wool handling, shed hands, lamb race, lamb races, lamb racing, smallholding course
sheep: hebridean sheep, wool growers, damara sheep, flock of sheep, flock book, flock health, pet lambs, dorper, dorpers
sheep: dagging, shepherdess, woolshed, hebrideans, lambing live, lambing day, lambing days
sheep yarn: felt making, feltmaking, wet felting, needle felting, felting, fleeces for spinning, fleece for spinning
sheep yarn: raw fleece, raw fleeces, spinning fleece
shrimp: prawn, prawns, king prawns, tiger prawns, kings and tigers, cooked prawns, green prawns, fresh prawns
shrimp: school prawns, banana prawns, endeavour prawns, spot prawns, spot shrimp, gulf shrimp, brown shrimp
shrimp: fresh shrimp, prawn farming, shrimp farming, vannamei shrimp, shrimp cocktail, prawn cocktail
shrimp: prawn cocktails, bhuna chingri, gambas, jhinga, prawning, vannamei, chingri
shrimp aquarium: aquarium shrimp, cherry shrimp, cherry shrimps, neocaridina, freshwater shrimp, dwarf shrimp
shrimp corn: low country boil, lowcountry boil, frogmore stew
shrimp stew: cajun cooking, cajun food
sloth: three toed, sloth encounter, slow club, sloths
snail: snail farming, snail farm, heliculture, snails, escargot, slug control, slug and snail, slug pellets, snail race
snail: mollusc, molluscs, mollusk, nematodes
snake: snake bite first aid, snakebite first aid, snake bites, slow worms, slow worm, black mamba, boa constrictors
snake: milksnakes, milksnake, rattlers, rattlesnake, rattlesnakes, snakebite, anti-venom, antivenom, mambas
songbird: songbird, songbirds, bird song, birdsong, bird songs, birdsongs, song birds, nightingale, nightingales
songbird: garden birds, canary show, canary shows, canaries, canary, finches
songbird drum: wren boys, wren day, wran boys
songbird sunrise: dawn chorus, dawn chorus walk, dawn chorus walks
spider: tarantula, tarantulas, arachnids, spider expo, huntsman spiders, black widow spiders, funnel web, funnel webs
spider: arachnid, arachnophobia, cobweb, cobwebs, invertebrates
squid: calamari rings, squid rings, squid jigging, salt and pepper squid, calamari, cuttlefish, squidding, chokka
squirrel tree: woodland walk, nature trail, grey squirrel control, grey control, gathering acorns
stork: stork, storks, stork hire, stork sign, new baby stork
swan duck: wildfowl, swan pedalos, cygnet, cygnets
tiger: tiger safari, tiger safaris, tiger reserve, tigress, ranthambore, bandhavgarh
tropical-fish: aquarium, aquariums, ornamental fish, sea life, marine tanks, marine tank, discus fish, reef tank
tropical-fish: reef tanks, siamese fighters, tank setup, cichlid, cichlids, tetras, bettas, fishkeeping, fishkeepers
tropical-fish: plecos, aquarist, aquarists, livebearers
tropical-fish fish: koi carp, carp ponds, pond, ponds, guppies
tropical-fish plant: aquascape, aquascapes, planted tank, planted tanks, nano tank, nano tanks, aquarium plants
turkey-bird: turkey farm, turkey farms, free range turkeys, bronze turkeys, live turkeys, turkey poults, norfolk bronze
turkey-bird: norfolk black turkeys, turkey raffle, turkey drive, gobble wobble, poults, gobblers
turkey-bird: ~ thanksgiving
turkey-bird: turkey, turkeys
turtle: tortoise, tortoises, terrapin, terrapins, hatchling release, turtle watch, olive ridley, olive ridleys
turtle: tortoise hibernation, loggerhead, loggerheads, sulcata, sulcatas, leatherback, leatherbacks
unicorn: mythical beasts, mythical beast, mythical creatures
unicorn horse: my little pony
wasp: wasp nest, wasp nests, wasps nest, wasps' nest, hornet nest, hornets nest, wasp, wasps, wasps nest removal
wasp: wasps nests removed, wasps nests, wasp removal, wasp nest removal, hornet nests, asian hornet, asian hornets
wasp: hornets' nest removal, hornet watch, wasp control, nest removal, hornets in the loft, hornets in the roof, hornet
wasp: hornets, yellowjackets, yellow jacket nest, yellow jackets nest
water-buffalo: water buffalo, water buffaloes, buffaloes
whale: whale blubber, narwhal, narwhals, cetacean, cetaceans, beluga, belugas, strandings
whale motor-boat: whale watching, whale watch, whale watches, whale safari, whale trips, humpback whales, humpbacks
whale motor-boat: orcas
wolf: howl night, wolf pack, pack of wolves, wolf sanctuary, wolf watching, wolves, wolfdog, wolfdogs, wolfpack
zebra: zebra stripes, zebra safari
`;
