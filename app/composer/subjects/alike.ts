import { namedSubjects, type SubjectName } from './catalog.ts';

/**
 * Things that would show the same twice: the face and the body of an animal, the cutlery and the plate. Commas part the
 * groups.
 */
const groups = `
guide-dog dog-walker, dog-standing dog-walker, walker dog-walker
pie burek, cinnamon-roll burek
fondue raclette, cheese raclette
milkshake smoothie, juice-glass smoothie, tropical-drink smoothie
frying-pan shakshuka
french-fries fish-and-chips
donburi bibimbap, poke-bowl bibimbap, rice bibimbap
pizza langos, tarte-flambee langos
jar kimchi, cabbage kimchi
skewers satay
sandwich banh-mi, hot-dog banh-mi, baguette banh-mi
frying-pan fried-breakfast, bacon fried-breakfast
sausage currywurst
cake-slice cheesecake, pie cheesecake
cake-slice tiramisu, mille-feuille tiramisu
donburi poke-bowl
sandwich smorrebrod, canapes smorrebrod
farmer gardener, spade gardener, watering-can gardener
bucket cleaner, broom cleaner, spray-bottle cleaner
cash-register shop-assistant, waiter shop-assistant, card-terminal shop-assistant
stethoscope doctor, lab-coat doctor, nurse doctor
blackboard teacher, whiteboard teacher
trading-card quiz-cards, playing-card quiz-cards
gymnast gymnastics-rings, hula-hoop gymnastics-rings
chimney chimney-sweep, top-hat chimney-sweep
bicycle bicycle-courier, cargo-bike bicycle-courier, motor-scooter bicycle-courier
barber-chair dentist-chair, dental-implant dentist-chair, tooth dentist-chair
barber-pole barber-chair, office-chair barber-chair
stove tiled-stove, fireplace tiled-stove
logs wood-pellets, sack wood-pellets
netball korfball-post, basketball korfball-post
security-camera security-guard, police-car security-guard
cook waiter, bellhop-bell waiter
massage massage-stones, singing-bowl massage-stones, sunbed massage-stones
mixed-nuts candied-almonds, peanuts candied-almonds
yule-log swiss-roll, loaf-cake swiss-roll, cake-slice swiss-roll
lettuce endive, artichoke endive
candy liquorice
hyacinth hydrangea, bouquet hydrangea
bench picnic-table
cabbage brussels-sprouts, lettuce brussels-sprouts
flamingo stork
waffle stroopwafel, cookie stroopwafel
santa sinterklaas
car roof-box, suv roof-box
turnip kohlrabi, cabbage kohlrabi
olive-oil cooking-oil
pea-pod green-beans, asparagus green-beans
logs coal
cabbage cabbage-rolls, dumpling cabbage-rolls
abaya headscarf, acupuncture fire-cupping, air-fryer rice-cooker, amphora demijohn, ao-dai qipao, aquarium goldfish
aquarium garden-pond, armchair rocking-chair, asparagus white-asparagus, bacon biltong, banjo erhu
bar-chart spreadsheet, bar-stool high-table, barbecue hog-roast, barrel demijohn, basket hanging-basket
bathtub onsen, beach beach-umbrella, bed bunk-bed, bed bedding, beetroot radish, beetroot turnip, bento eel-box
bento thali, bicycle cargo-bike, billboard roll-up-banner, bird songbird, birthday-cake wedding-cake, bison bull
blanket poncho, boot wellingtons, bouncy-castle ball-pit, bouquet hanging-basket, braid hair-extensions
bread melon-pan, bread loaf-cake, bread bread-roll, bread round-loaf, bread-roll melon-pan, breakdancer capoeira
bricks stone-wall, brigadeiro meatballs, burger dorayaki, burger arepa, cake-slice mille-feuille
cake-slice meringue, calculator spreadsheet, camera security-camera, camera webcam, campsite yurt, canoe dragon-boat
canoe raft, car vintage-car insured-car limousine, car-front windscreen, caravan campervan
cargo-bike cargo-tricycle, carnival-mask opera-mask, carriage hand-cart, cat cat-standing, cereal-bowl congee
chair rocking-chair, chart-up spreadsheet, cheese charcuterie-board, cherries currants, chess-pawn draughts-board
chilli spice-bowls, chilli sauce-bottle, chimney-cake cannoli, chopping-board charcuterie-board
christmas-pudding sponge-pudding, coat coat-stand, cooking-pot rice-cooker, cooking-pot camping-stove, cow bull
cow dairy-cow, coxinha arancini, coxinha croquettes, crossed-swords kendo, cucumber courgette, cupcake muffin
curry donburi, curry tteokbokki, curry thali, curtains noren, cutlery dinner-plate, dancer dance-couple folk-dancers
dango tangyuan, dango tanghulu, dango daifuku, dango takoyaki, delivery-van three-wheel-van, dhol tambourine
dining-table high-table, dining-table coffee-table, dog dog-standing poodle, doll hina-dolls, door shoji
door balcony, dosa idli, doughnut loukoumades, doughnut berliner, dragon-head lion-dance, dress qipao, dress dirndl
dress wedding-dress, drum tambourine, duck roast-duck, dumbbell kettlebell, dumpling tangyuan, dumpling idli
eclair cannoli, egg scotch-egg, egg painted-eggs, envelope greeting-card, excavator wheel-loader
exhibition-stand roll-up-banner, falafel arancini, falafel loukoumades, falafel hummus, felt-hat fascinator
fencer kendo, fig dragon-fruit, fig passion-fruit, fire-extinguisher smoke-alarm, first-aid-kit defibrillator
fish taiyaki, fish goldfish, fitted-kitchen kitchen-sink, flag bunting, flatbread hummus, football football-boot
french-fries crisps, fruit-tart meringue, garland bunting, generator air-compressor, gin-tonic cocktail
go-board draughts-board, go-kart dodgem-car, goal-net window-net, golf golf-bag, grandfather-clock cuckoo-clock
gratin spaetzle, greeting-card postcard, guitar classical-guitar portuguese-guitar ukulele, ham meat-slicer
ham biltong, ham charcuterie-board, hanbok hanfu, hanging-basket flower-box, headphones headset, headphones earbuds
hibiscus poinsettia, hindu-temple gurdwara, holdall tote-bag, horse horse-rider, hot-dog corn-dog, hot-tub onsen
house insured-home house-insulation house-contract, hut yurt
hut garden-shed log-cabin garden-room beach-hut shepherds-hut, ice-cream parfait, iron ironing-board
joystick arcade-machine, judo-suit kendo, kimono hanfu, kitchen-knife pocket-knife, kite hang-glider
ladder bunk-bed, ladoos loukoumades, laptop video-call, lawn-bowls boules, lawnmower tiller
lawnmower ride-on-mower robot-mower, letter-tiles crossword-grid, lipstick lip-balm, long-drum tambourine
lorry concrete-mixer tanker tow-truck tipper-truck cherry-picker, lotion sheet-mask, love-letter postcard
love-letter greeting-card, macaroni spaetzle, mango papaya, mantel-clock cuckoo-clock, marquee tipi
massage fire-cupping, meat-on-bone hog-roast, meatballs fish-balls, milkshake parfait, moon-cake daifuku
mortar mochi-pounding, mortar spice-bowls, mosque gurdwara, motor-boat inflatable-boat, nachos crisps
nesting-dolls hina-dolls, noodles donburi, noodles spaetzle, oden fish-balls, olive-oil sauce-bottle
omelette okonomiyaki, omelette polenta, onigiri zongzi, onion leek, orange persimmon, oven microwave
padel-racket pickleball, paint-roller spray-gun, paint-roller colour-swatches, paintbrush spray-gun
pallet pallet-racking, pancakes dorayaki, pancakes okonomiyaki, pancakes crepe, parachute paraglider
paraglider hang-glider, parcel conveyor-belt, passion-fruit dragon-fruit, peach apricot, peanuts mixed-nuts
pet-bed scratching-post, piano-keys guzheng, pickup-truck three-wheel-van, pie yorkshire-pudding, pig boar
pirate-ship treasure-chest, pistachios mixed-nuts, pizza okonomiyaki, pizza quesadilla, plant flower-box
plant poinsettia, playing-card trading-card, plug network-cable, plum passion-fruit, postage-stamp postcard
potato cassava, potato-fritters pani-puri, potato-fritters croquettes, price-tag label-roll, printer 3d-printer
pudding jelly, pudding sponge-pudding, puzzle colour-cube, rabbit rabbit-hutch, racing-car go-kart
raft inflatable-boat, raspberry lychee, raspberry currants, ravioli gnocchi, rice congee, rice eel-box, rice donburi
rickshaw cargo-tricycle, rickshaw tuk-tuk, rickshaw three-wheel-van, road-barrier traffic-cone
roast-chicken roast-duck, round-loaf melon-pan, rower dragon-boat, ruler tape-measure, safe lockers
saffron spice-bowls, samosa pani-puri, sandwich arepa, sauna onsen, sausage biltong, sausage corn-dog
sausage-roll scotch-egg, serum-bottle sheet-mask, shield samurai-helmet, shirt ironing-board, shopping-bags tote-bag
skewers tanghulu, skewers takoyaki, slot-machine arcade-machine, smartphone app-phone, smartphone phone-case
sneaker football-boot, soft-ice-cream parfait, speedboat inflatable-boat, spirits-bottle sake-set, steamed-bun idli
stew fufu, storage-unit pallet-racking, storage-unit lockers, stove fireplace, strawberry lychee, suit shirt bow-tie
sun-hat fascinator, sun-lounger deckchair, surfer windsurfer, sushi gimbap, sweet-potato cassava, swimsuit wetsuit
tamale zongzi, tap kitchen-sink, tatami shoji, tea sake-set, teapot sake-set, tent yurt, tent tipi
theatre-masks opera-mask, theatre-masks carnival-mask, three-wheel-van cargo-tricycle, toilet portable-toilet
tomato persimmon, tooth braces dental-implant, tractor wheel-loader, tractor tiller, trombone french-horn
tropical-fish goldfish, tropical-fish garden-pond, trumpet french-horn, trumpet trombone, tuba french-horn
tuba trombone, turnip radish, umbrella insured-car insured-home, vacuum-cleaner robot-vacuum, vinyl-record turntable
violin erhu, violin cello, waffle taiyaki, wall-clock cuckoo-clock, walnut mixed-nuts, wardrobe chest-of-drawers
washing-machine ironing-board, washing-machine dishwasher, watch smartwatch, water-jug demijohn
wheelbarrow hand-cart, wifi-router network-cable, wig hair-extensions, wind-turbine windmill, window window-net
window shoji, window balcony, window shutters, xylophone marimba
accordion harmonium, bamboo plant, beanie kippah, bison water-buffalo, bone shofar, bricks gold-bars
bull water-buffalo, cactus prickly-pear, carousel maypole, carrom-board draughts-board, carrot parsnip
cave rock, cave volcano, caviar fish, celeriac kohlrabi, celeriac turnip, celery leek, celery rhubarb
chisel screwdriver, chisel trowel, christmas-tree maypole, clamp pliers, coin gold-bars, conical-hat sun-hat
conical-hat tipi, cookie matzah, coral seaweed, custard-apple guava, daffodil lily, dallah kettle
dallah moka-pot, dallah teapot, dragon-fruit prickly-pear, durian jackfruit, felt-hat songkok, fig guava
flamingo ostrich, flatbread matzah, fountain waterfall, french-horn shofar, green-beans okra
harmonium piano-keys, harmonium pipe-organ, hibiscus lily, ice-cube sugar, jeans trousers, kippah songkok
lederhosen trousers, leggings trousers, lemon pomelo, lily orchid, lychee rambutan, mangosteen passion-fruit
mangosteen plum, matzah rice-cracker, maypole wreath, nails nut-and-bolt, nails pushpin, orange pomelo
ostrich stork, oud portuguese-guitar, oud sitar, oud ukulele, parsnip radish, pear quince, pliers wrench
poncho prayer-shawl, prayer-shawl scarf, salt sugar
`;

const alike = groups
  .trim()
  .split(/,\s|\n/u)
  .map((group) => namedSubjects(group.split(' ')));

/** Whether two things would show the same twice side by side. */
export const isAlike = (one: SubjectName, other: SubjectName) =>
  alike.some((group) => group.includes(one) && group.includes(other));
