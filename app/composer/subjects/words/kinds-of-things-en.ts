/**
 * Kinds of the things that can be drawn, as English names them: breeds, species, cloths, cuts, boats. They name a thing
 * and no trade. (WordNet's hyponyms showed which were missing.)
 */
export const englishKindsOfThings = `
tree: acacia, aspen, baobab, banyan, beech, birch, birches, catalpa, cottonwood, dogwood, elm, eucalypt, eucalyptus, ginkgo, hackberry, hawthorn, hornbeam, ironwood, jacaranda, kowhai, kurrajong, maple tree, mulberry tree, neem, oak, oaks, poplar, redbud, rowan tree, sassafras, sycamore, tamarind tree, walnut tree, weeping willow, willow, willows, winterberry, pohutukawa, rimu, totara
fir-tree: araucaria, arborvitae, cedar, cedars, conifer, conifers, cypress, deodar, hemlock, larch, leylandii, nordmann, norway spruce, pine tree, pine trees, redwood, sequoia, spruce, tamarack, thuja, yew
palm-tree: areca, date palm, fan palm, oil palm, palmetto, raffia palm, royal palm
bouquet: agapanthus, ageratum, anemone, anemones, aquilegia, arum lily, aster, asters, astilbe, azalea, azaleas, baby's breath, begonia, begonias, bluebell, bluebells, calendula, calla lily, camellia, camellias, candytuft, carnation, carnations, celandine, chrysanthemum, chrysanthemums, clematis, coneflower, cornflower, cornflowers, cosmea, crocus, cyclamen, daffodil, daffodils, dahlia, dahlias, delphinium, delphiniums, foxglove, foxgloves, freesia, fuchsia, fuchsias, gardenia, gentian, geranium, geraniums, gerbera, gladioli, gladiolus, hellebore, hellebores, honeysuckle, hydrangea, hydrangeas, iris bulbs, larkspur, lobelia, lupin, lupins, magnolia, marigold, marigolds, nasturtium, nasturtiums, orchid, orchids, pansy, pansies, peace lily, pelargonium, peony, peonies, petunia, petunias, phlox, poinsettia, primrose, primroses, primula, protea, proteas, ranunculus, rhododendron, rhododendrons, snapdragon, snapdragons, snowdrop, snowdrops, strawflower, sweet pea, sweet peas, sweet william, tuberose, verbena, violets, wallflowers, wisteria, zinnia, zinnias, cut flowers
thread: baize, batik, batiste, brocade, broadcloth, burlap, calico, cambric, chambray, chenille, cheesecloth, chiffon, chintz, corduroy, crepe de chine, damask, dimity, flannel, flannelette, gabardine, georgette, grosgrain, khadi, leatherette, lycra, mohair, moire, moquette, muslin, oilcloth, organdy, organza, percale, poplin, rayon, sateen, satin, seersucker, serge, silk, silks, spandex, taffeta, terry cloth, tulle, tweed, velour, velvet, velvets, velveteen, viscose, voile, worsted, ankara, kente, shweshwe
dog: airedale, akita, basenji, basset hound, beagle, beagles, bloodhound, bloodhounds, borzoi, boxer puppies, bull mastiff, bulldog, bulldogs, cairn terrier, cavapoo, cavapoos, chihuahua, chihuahuas, chow chow, cockapoo, cockapoos, cocker spaniel, collie, collies, coonhound, corgi, corgis, dachshund, dachshunds, dalmatian, dalmatians, deerhound, foxhound, foxhounds, german shepherds, goldendoodle, greyhound, greyhounds, heeler, huskies, husky, jack russell, kelpie, keeshond, labradoodle, labrador, labradors, lurcher, lurchers, malamute, malinois, mastiff, newfoundland dog, papillon, pekingese, pinscher, pomeranian, pug, pugs, puggle, red setter, retriever, retrievers, ridgeback, rottweiler, schnauzer, schnauzers, sheepdog, sheepdogs, shih tzu, spaniel, spaniels, springer spaniel, staffie, staffies, terrier, terriers, vizsla, vizslas, weimaraner, whippet, whippets, wolfhound, yorkie
cat: abyssinian kittens, bengal kittens, bobcat, british shorthair, burmese kittens, maine coon, maine coons, persian kittens, ragdoll kittens, ragdolls, siamese kittens, sphynx kittens, tabby, tomcat, tortoiseshell cat
squirrel: chipmunk, chipmunks
mouse: dormouse, dormice, fieldmouse, gerbil, gerbils, vole, voles, field mice
hamster: capybara, capybaras, cavies, chinchilla, chinchillas, guinea pig, guinea pigs
hedgehog: echidna, porcupine, porcupines
snake: adder, adders, anaconda, boa constrictor, cobra, cobras, corn snake, corn snakes, mamba, python, pythons, rattlesnake, rattlesnakes, taipan, viper, vipers
lizard: bearded dragon, bearded dragons, blue tongue lizard, chameleon, chameleons, gecko, geckos, goanna, iguana, iguanas, monitor lizard, newt, newts, salamander, skink, skinks, slowworm
frog: bullfrog, natterjack, toad, toads, tree frog, tadpole, tadpoles
turtle: terrapin, terrapins, tortoise, tortoises
horse: brood mare, broodmare, carthorse, clydesdale, colt, colts, filly, foal, foals, gelding, geldings, mare, mares, palomino, percheron, piebald, pony, ponies, racehorse, racehorses, shire horse, stallion, stallions, thoroughbred, thoroughbreds, yearling, yearlings
cow: angus bulls, bull calf, friesian, heifer, heifers, highland cattle, holstein, jersey cows, oxen, shorthorns, steers, weaner calves
pig: boar, piglet, piglets, porker, saddleback pigs, sows, swine, warthog, weaners
sheep: ewe, ewes, hoggets, lambs, merino, texel, texels, wether, wethers
goat: angora goats, boer goats, goatling, ibex, nanny goats, pygmy goats
llama: alpaca, alpacas, guanaco, vicuna
hen: bantam, bantams, cockerels, guinea fowl, laying hens, orpington, pullet, pullets, quail, quails
rooster: cockerel
duck: eider, mallard, mallards, moorhen, muscovy ducks, shelduck, teal ducks, wigeon
goose: goslings, greylag
eagle: bird of prey, birds of prey, buzzard, buzzards, condor, falconer, goshawk, harris hawk, kestrel, kestrels, osprey, ospreys, peregrine falcon, red kite, red kites, sea eagle, vulture, vultures
owl: barn owl, barn owls, owlet, tawny owl
bird: blackbird, blackbirds, bullfinch, chaffinch, finches, fledgling, fledglings, goldfinch, goldfinches, hummingbird, kingfisher, linnet, magpie, magpies, nightingale, siskin, skylark, songbird, songbirds, sparrow, sparrows, starling, starlings, waxwing, woodpecker
parrot: budgerigar, budgerigars, budgie, budgies, cockatiel, cockatiels, cockatoo, cockatoos, conure, galah, lorikeet, lovebird, lovebirds, macaw, macaws, parakeet, parakeets
dove: pigeon, pigeons, turtledove, homing pigeons, racing pigeons
deer: antelope, antelopes, caribou, eland, elk, fallow deer, gazelle, gemsbok, kudu, moose, muntjac, oryx, red deer, reindeer, roe deer, springbok, wapiti, wildebeest
monkey: baboon, baboons, chimp, chimpanzee, chimpanzees, lemur, lemurs, macaque, marmoset, marmosets, meerkat, tamarin
bear: grizzly
wolf: coyote, dingo, dingoes, jackal
badger: ferret, ferrets, mongoose, polecat, skunk, stoat, weasel, wombat, wombats
kangaroo: joeys, possum, possums, quokka, wallabies, wallaby
whale: humpback whales, narwhal, orca, orcas, porpoise, porpoises
fish: anglerfish, bass fishing, bream, brill, carp, cod, codling, crappie, dory, eel, eels, flatfish, grouper, haddock, hake, halibut, herring, herrings, kingfish, kippers, koi, mackerel, monkfish, perch fishing, pike fishing, pilchard, pilchards, plaice, pollock, salmon, sardine, sardines, sea bass, sea bream, sea trout, smoked haddock, smoked mackerel, snapper, snoek, sprat, sprats, striped bass, sturgeon, swordfish, tench, tilapia, trout, tuna, turbot, walleye, whitebait, yellowtail, zander
tropical-fish: angelfish, betta fish, clownfish, discus fish, goldfish, guppies, guppy, neon tetras, pufferfish
oyster: clam, clams, cockles, geoduck, mussel, mussels, scallop, scallops, whelks, winkles
crab: brown crab, crayfish, king crab, langoustine, langoustines, mudcrabs, soft shell crab
butterfly: hawkmoth, moth, moths, red admiral
beetle: borer beetle, carpet beetle, cockchafer, firefly, glowworm, stag beetle, weevil, woodworm
spider: huntsman spider, tarantula, tarantulas, redback
dinosaur: ankylosaurus, brachiosaurus, brontosaurus, diplodocus, fossils, ammonite, ammonites, iguanodon, stegosaurus, triceratops, tyrannosaurus, velociraptor
orange: clementine, clementines, grapefruit, grapefruits, kumquat, mandarin oranges, mandarins, naartjies, navel orange, pomelo, satsuma, satsumas, tangelo, tangerine, tangerines, valencia oranges
peach: apricot, apricots, nectarine, nectarines
plum: greengages, sloes
mango: guava, guavas, papaya, papayas, passion fruit, passionfruit, pawpaw
apple: bramley, braeburn, cider apples, cox's orange pippin, crab apple, crabapple, crabapples, gala apples, golden delicious, granny smith, pink lady apples, quince, quinces
pear: conference pears, nashi
cherries: morello, morellos, sour cherries
strawberry: gooseberries, redcurrants, blackcurrants, soft fruit
peanuts: brazil nuts, cashew, cashews, cobnut, cobnuts, filberts, hazelnut, hazelnuts, hickory nut, macadamia, macadamias, mixed nuts, pecan, pecans, pine nuts, walnut, walnuts
beans: broad beans, chickpeas, haricot beans, kidney beans, lentils, runner beans
cabbage: bok choy, brussels sprouts, cauliflower, collard greens, collards, kale, kohlrabi, mustard greens, pak choi, savoy, spring greens
carrot: beetroot, beetroots, celeriac, parsnip, parsnips, radish, radishes, rutabaga, swede, swedes, taro, turnip, turnips
pumpkin: butternut squash, gem squash, squashes
mushroom: chanterelle, chanterelles, morel, morels, oyster mushrooms, portobello, shiitake
herb: chamomile, chives, coriander, dill, lemongrass, marjoram, oregano, parsley, rosemary plants, sage plants, tarragon, thyme
cactus: agave, aloe vera, prickly pear, saguaro, succulent, succulents, spekboom
bread: bannock, bannocks, barmbrack, batch loaf, bloomer loaf, breadsticks, ciabatta, cornbread, damper, matzo, pumpernickel
croissant: brioche, pain au chocolat, hot cross buns, danish pastries
cake-slice: babka, battenberg, coffeecake, crumpet, crumpets, gateau, gateaux, genoise, madeira cake, petits fours, torte, victoria sponge, welsh cakes, lamingtons
cookie: anzac biscuits, biscotti, gingersnap, gingersnaps, ladyfingers, oatcakes, shortbread, snickerdoodles
pancakes: blini, blintzes, drop scones, hotcakes, latke, latkes, pikelets
candy: barley sugar, bonbon, bonbons, butterscotch, fondant, gumdrops, humbugs, jelly babies, lozenges, marshmallow, marshmallows, marzipan, nougat, pastilles, pick and mix, rock sweets, sherbets, sugarplum, taffy, toffee, toffees, turkish delight
chocolate: couverture, pralines, ganache, truffles
cheese: blue cheese, brie, camembert, cheddar, chevre, emmental, feta, goats cheese, gorgonzola, gouda, gruyere, halloumi, manchego, mascarpone, mozzarella, paneer, parmesan, pecorino, provolone, ricotta, roquefort, stilton, wensleydale
sausage: boerewors, bratwurst, bratwursts, chipolata, chipolatas, chorizo, cumberland sausages, droewors, frankfurters, knackwurst, liverwurst, pepperoni, salami, saveloy, saveloys, droëwors, wieners
meat-on-bone: pork loin, rack of lamb, spare ribs, short ribs, brisket, briskets, venison, biltong, jerky
steak: fillet steak, rib eye, ribeye, rump steak, sirloin, sirloin steak, t-bone, tomahawk steak, wagyu
stew: bisque, borscht, bouillabaisse, casserole, casseroles, chowder, cock-a-leekie, cullen skink, gazpacho, goulash, gumbo, hotpot, jambalaya, lobscouse, minestrone, mulligatawny, potjie, potjiekos, pottage, ragout, ratatouille
spaghetti: farfalle, fettuccine, gnocchi, lasagne sheets, linguine, macaroni, orzo, pappardelle, ravioli, rigatoni, tagliatelle, tortellini, vermicelli
salad: coleslaw, slaw, tabbouleh
sandwich: bacon butty, baguettes filled, blt, bunny chow, croque monsieur, hoagie, hoagies, panini, paninis, po boy, toasties
ice-cream: choc ice, frozen custard, gelati, knickerbocker glory, sorbet, sorbets, sundae, sundaes
wine: amontillado, beaujolais, bordeaux, burgundy wine, cabernet, chardonnay, chenin blanc, chianti, malbec, merlot, muscadet, pinot grigio, pinot noir, pinotage, port wine, prosecco, riesling, rioja, sauvignon blanc, sherry, shiraz, vermouth, zinfandel
beer: bock, craft ale, ipa, lager, pale ale, pilsner, porter ale, real ale, real ales, stout, weissbier
spirits-bottle: absinthe, akvavit, amaro, aquavit, arak, armagnac, bourbon, brandy, calvados, cognac, grappa, kirsch, limoncello, mezcal, moonshine, ouzo, pisco, poitin, rums, schnapps, slivovitz, soju, tequila, vodka, whiskey, whisky
cocktail: caipirinha, daiquiri, daiquiris, margarita, margaritas, martini, martinis, mojito, mojitos, negroni, pina colada, spritz
tea: assam, darjeeling, earl grey, lapsang, oolong, orange pekoe, rooibos, tisane, tisanes
coffee: americano, cappuccino, cold brew, cortado, decaf, espresso, flat white, latte, macchiato, mocha
`;
