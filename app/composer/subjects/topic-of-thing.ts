import type { NamedTopic, Topic } from '../brief/topics.ts';
import type { SubjectName } from './catalog.ts';
import { animalsThings } from './things/animals-things.ts';
import { drinkThings } from './things/drink-things.ts';
import { foodThings } from './things/food-things.ts';
import { homeThings } from './things/home-things.ts';
import { leisureThings } from './things/leisure-things.ts';
import { natureThings } from './things/nature-things.ts';
import { placesThings } from './things/places-things.ts';
import { travelThings } from './things/travel-things.ts';
import { wearThings } from './things/wear-things.ts';
import { workThings } from './things/work-things.ts';

/** Things by what an ad for them is about, where that is not what the rest of their kind is. */
const rows = `
coffee: coffee tea teapot mug coffee-beans dallah
baking: bread croissant baguette flatbread pretzel bagel pancakes waffle soft-ice-cream shaved-ice ice-cream doughnut cookie birthday-cake cake-slice cupcake pie chocolate candy lollipop pudding honey moon-cake dango butter wheat churros sausage-roll ladoos gingerbread macarons wedding-cake ice-lolly maple-syrup braided-bread brownie cheese-bread cinnamon-roll cotton-candy cream-bun custard-tart easter-egg eclair focaccia king-cake kulich pan-de-muerto panettone round-loaf yule-log chimney-cake stollen crepe bread-roll berliner strudel christmas-pudding jar-cake brigadeiro fruit-tart hot-cross-bun rolling-pin sponge-pudding cannoli loukoumades meringue mille-feuille loaf-cake muffin jelly ring-cake nougat carnival-fritters daifuku taiyaki parfait melon-pan dorayaki tanghulu tangyuan stroopwafel liquorice swiss-roll candied-almonds sugar tiramisu cheesecake
burger: burger french-fries pizza hot-dog sandwich taco burrito kebab chicken-leg bacon barbecue sausage takeaway-box skewers currywurst fish-and-chips
restaurant: meat-on-bone dinner-plate cutlery chopsticks cook kitchen-knife spoon salt olives baklava dates pistachios ham roast-chicken samosa empanada dosa tagine tiffin olive-oil chef-hat food-truck mussel cooker-hood pide schnitzel spring-rolls truffle lasagne ravioli tarte-flambee steamed-bun nachos potato-fritters bread-dumplings clams couscous coxinha gratin indian-sweets macaroni omelette spare-ribs hog-roast pizza-oven yorkshire-pudding tofu meatballs charcuterie-board arepa croquettes meat-slicer zongzi congee roast-duck fish-balls waiter
eco: grapes melon watermelon lime apple green-apple pear avocado potato carrot corn cucumber lettuce broccoli pea-pod salad bouquet sunflower seedling plant fir-tree tree cactus herb clover leaves logs lawnmower greenhouse spade trowel fence recycling wind-turbine solar-panel bee butterfly farmer tractor asparagus durian cabbage hay-bale chainsaw saffron watering-can secateurs turf-roll beehive combine-harvester pumpkin plum pomegranate sack market-stall water-pump water-tank garden-shed bench silo hedge raspberry white-asparagus garden-hose songbird beetroot cauliflower fig rhubarb walnut blackberry snowdrop daffodil lavender orchid poppy dahlia bonsai strimmer ride-on-mower robot-mower nest-box barn artichoke kale hanging-basket garden-pond chicken-coop leaf-blower garden-gnome courgette leek turnip radish papaya cassava currants apricot tiller boar persimmon flower-box lychee dragon-fruit green-beans kohlrabi brussels-sprouts endive okra guava jackfruit pomelo mangosteen rambutan prickly-pear quince celery parsnip celeriac custard-apple bamboo lily
drinks: orange lemon pineapple mango tropical-drink amphora shisha spirits-bottle water-jug barrel cider gin-tonic milkshake juice-glass passion-fruit demijohn smoothie
shoes: dress-shoe sneaker hiking-boot flat-shoe high-heel sandal boot flip-flop ballet-shoes slippers clogs football-boot
fashion: running-shirt thread sewing-needle yarn sewing-machine shopping-bags wallet bra clothes-hanger mannequin zip headscarf suit wedding-dress hanbok loom embroidery-hoop quilt button kilt felt-hat leggings tights wellingtons bow-tie shirt lehenga turban dungarees jumpsuit sherwani corset fascinator tote-bag dirndl poncho hanfu qipao trousers
headphones: headphones speaker vinyl-record compact-disc earbuds turntable
phone: smartphone phone-case power-bank smartwatch
software: laptop desktop-computer keyboard computer-mouse robot security-camera satellite-dish drone server circuit-board wifi-router app-phone headset video-call web-page tablet webcam 3d-printer network-cable spreadsheet
business: office-building factory crane delivery-van lorry forklift excavator briefcase desk office-chair skip parcel concrete-mixer tanker welding-mask card-terminal road-barrier pallet shipping-container cherry-picker tipper-truck road-roller rubber-stamp wheelie-bin hydraulic-hose lathe snow-plough hearse lectern soldering-iron portable-toilet storage-unit safe meeting-room cash-register whiteboard scissor-lift telehandler site-cabin pallet-truck exhibition-stand hard-hat label-roll pressure-gauge conveyor-belt pallet-racking traffic-cone dust-mask wheel-loader noren security-guard bicycle-courier shop-assistant cleaner
beauty: rose tulip cherry-blossom lotus hibiscus haircut massage lipstick nail-polish hair-comb perfume serum-bottle eyelashes lotion mirror soap barber-pole razor henna-hand hair-dryer braid wig laser-hair-removal lips wax-pot lip-balm makeup-palette hair-straightener bath-bomb eyebrow hair-clipper hair-extensions sunbed sheet-mask massage-stones barber-chair
health: sauna tooth eye foot brain anatomical-heart lungs hearing-aid spine wheelchair stairlift ambulance hospital broom bucket bubbles sponge spray-bottle vacuum-cleaner washing-machine toothbrush basket tap toilet plunger shower bathtub thermometer lab-coat bone hot-tub swimming-pool baby baby-bottle nurse older-person pregnant-woman syringe pill plaster crutch stethoscope blood-drop microscope test-tube dna air-conditioner droplet lotus-position ear prosthetic-leg mobility-scooter x-ray first-aid-kit rollator mortar squeegee scrubs braces dental-implant contact-lens robot-vacuum walking-stick acupuncture ultrasound defibrillator onsen fire-cupping dentist-chair doctor
fitness: dumbbell flexed-arm lifting-weights runner climber boxing-glove rower gymnast padel-racket lawn-bowls wrestlers handball-player water-polo-player pickleball boules kettlebell exercise-bike pilates-reformer netball croquet mat-exercise tai-chi pole-dancer aerialist hurling breakdancer skipping-rope cornhole-board hula-hoop golf-bag kendo capoeira korfball-post gymnastics-rings
furniture: bed sofa chair armchair bookshelf curtains cushion desk-lamp dining-table mattress rug wardrobe candle oil-lamp fitted-kitchen chandelier fireplace cot tatami bedding chest-of-drawers bar-stool table-lamp reed-diffuser sun-lounger strandkorb coffee-table footstool bean-bag deckchair coat-stand bunk-bed rocking-chair picnic-table
house: house houses house-with-garden apartment-building hut hotel key old-key door window roof bricks chimney stove building-plot house-contract paving conservatory garden-room log-cabin shutters beach-hut shepherds-hut driveway carport colour-swatches stone-wall kitchen-sink spray-gun balcony shoji window-net rice-cooker wood-pellets tiled-stove chimney-sweep gardener
travel: airplane small-airplane ship ferry cruise-ship sailing-boat canoe beach desert-island suitcase passport caravan tent campsite surfer swimmer skier snowboarder beach-umbrella palm-tree cable-car hot-air-balloon sun fish tropical-fish crab lobster shrimp oyster squid octopus campervan paddleboard jet-ski narrowboat zip-line houseboat kayak surfboard kitesurfer binoculars raft windsurfer sleeping-bag paraglider pedal-boat camping-stove inflatable-boat yurt dragon-boat
pets: dog cat paw horse-rider bone aquarium birdcage kennel saddle wasp alpaca possum pet-bed guinea-pig rabbit-hutch scratching-post goldfish dog-walker
books: book open-book books notebook school graduation-cap pencil pen fountain-pen scroll newspaper typewriter blackboard crossword-grid teacher
finance: bank calculator coin money-bag banknotes euro-notes credit-card receipt chart-up bar-chart scales insured-home gold-bars
cars: car car-front suv pickup-truck racing-car motorcycle tyre steering-wheel fuel-pump charging-station wheel mechanic tow-truck quad-bike vintage-car motorcycle-helmet parking-sign spark-plug brake-disc car-battery engine-oil insured-car go-kart windscreen number-plate exhaust three-wheel-van roof-box
kids: teddy-bear toy-bricks puzzle stroller balloon slide crayon yo-yo bouncy-castle kite carousel magic-wand backpack superhero juggler nappy trampoline baby-bodysuit marionette doll dummy car-seat baby-carrier sleep-sack school-cone high-chair rocking-horse treasure-chest block-tower mermaid colour-cube ball-pit stork
bike: bicycle kick-scooter motor-scooter skateboard roller-skate cargo-bike bike-helmet cargo-tricycle
jewellery: ring diamond crown watch mantel-clock prayer-beads grandfather-clock necklace bangles brooch
gifts: gift ribbon christmas-tree santa red-envelope snowman hamper wreath greeting-card sticker-sheet poinsettia hina-dolls samurai-helmet cuckoo-clock pocket-knife sinterklaas
events: museum theatre-masks circus-tent ferris-wheel ticket admission-ticket musical-notes microphone disco-ball party-popper fireworks dancer bride clown ghost wedding-chapel bagpipes harp spotlight car-boot potters-wheel carriage drum-kit pipe-organ garland stained-glass nativity-crib photo-booth traction-engine tuba ammonite bust scarecrow limousine bunting tipi trombone bull mochi-pounding high-table lion-dance opera-mask quiz-cards
charity: ballot-box handshake heart dove
`;

const own = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [topic = '', things = ''] = row.split(': ');
      return things.split(' ').map((thing) => [thing, topic as NamedTopic] as const);
    }),
);

/** The things that are listed above. */
export const thingsWithTopic: readonly string[] = [...own.keys()];

/** What the other things of a kind are about. */
const kinds: readonly [kind: Readonly<Record<string, string>>, topic: NamedTopic][] = [
  [foodThings, 'restaurant'],
  [drinkThings, 'drinks'],
  [animalsThings, 'pets'],
  [natureThings, 'eco'],
  [placesThings, 'travel'],
  [travelThings, 'travel'],
  [leisureThings, 'events'],
  [wearThings, 'fashion'],
  [homeThings, 'house'],
  [workThings, 'business'],
];

/** The topic of an ad that shows a thing, where its words do not tell it: every bread suits the look of bread. */
export function topicOfThing(name: SubjectName): Topic {
  return own.get(name) ?? kinds.find(([things]) => name in things)?.[1] ?? 'house';
}
