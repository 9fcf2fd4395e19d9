import type { SubjectName } from '../../../subjects/catalog.ts';
import { drinkThings } from '../../../subjects/things/drink-things.ts';
import { foodThings } from '../../../subjects/things/food-things.ts';
import { homeThings } from '../../../subjects/things/home-things.ts';
import { wearThings } from '../../../subjects/things/wear-things.ts';
import type { Intent } from '../intents.ts';

/**
 * What a thing's trade usually asks its customers to do, where the
 * trade's own words are not known: the same in every language.
 */
const byThing: Partial<Record<Intent, string>> = {
  book: 'horse horse-rider tooth stethoscope hospital massage haircut scissors barber-pole nail-polish eyelashes sauna hotel bellhop-bell campsite hut camera camera-flash syringe brain eye lungs bowling carousel hot-air-balloon sailing-boat canoe motor-boat speedboat airplane small-airplane cruise-ship taxi wrench tyre hearing-aid desert-island beach bus magic-wand clown juggler parachute minibus spine target tattoo-machine surfer razor anatomical-heart hair-dryer braid paddleboard quad-bike ear prosthetic-leg trampoline roller-coaster wedding-dress carriage narrowboat jet-ski zip-line x-ray kennel vintage-car kayak houseboat alpaca photo-booth braces dental-implant laser-hair-removal lips wax-pot brake-disc engine-oil limousine storage-unit cotton-candy laser-blaster go-kart singing-bowl bingo-card meeting-room paintball-marker raft windsurfer squash-racket log-cabin beach-hut paraglider pedal-boat barn shepherds-hut snowmobile dhol bungee-jumper snowshoes strandkorb acupuncture eyebrow ultrasound exhaust hair-extensions sunbed tipi hog-roast colour-swatches treasure-chest mermaid rodeo-bull hang-glider yurt onsen ball-pit high-table tuk-tuk hanfu lion-dance fire-cupping sinterklaas stork massage-stones chimney-sweep doctor dog-walker',
  quote:
    'bathtub air-conditioner set-square saw hammer hammer-and-wrench plug tap roof solar-panel broom bucket paint-roller spade shield lorry delivery-van toolbox bricks crane builder printer desktop-computer security-camera padlock lock-and-key key ruler plunger toilet fire-extinguisher door megaphone dinner-plate film-camera video-camera clapperboard film-strip studio-microphone chimney radiator staircase lawnmower lightning wastebasket mouse-trap window thermometer rain gate fence concrete-mixer tanker tow-truck drainpipe fitted-kitchen floorboards lift welding-mask spotlight road-barrier chainsaw telephone bagpipes harp flag squeegee cherry-picker tipper-truck road-roller combine-harvester garden-shed secateurs wheelie-bin turf-roll fireplace water-tank water-pump wasp pallet shipping-container stained-glass zip wifi-router cooker-hood hydraulic-hose lathe silo snow-plough tatami bust possum insured-car insured-home translation paving house-insulation generator portable-toilet theodolite billboard web-page vending-machine video-intercom windscreen conservatory garden-room shutters scissor-lift telehandler driveway carport tv-aerial exhibition-stand site-cabin trowel smoke-alarm fuse-box lockers steel-beam air-compressor network-cable label-roll stone-wall garden-pond pressure-gauge conveyor-belt pallet-racking spray-gun balcony wheel-loader shoji noren window-net security-guard tiled-stove bicycle-courier cleaner gardener',
  contact:
    'coffin calculator abacus scales document briefcase handshake bank money-bag chart-up bar-chart nurse older-person identity-card fountain-pen receipt passport heart rubber-stamp server circuit-board hearse lectern headset house-contract waiter shop-assistant',
  view: 'house houses house-with-garden apartment-building office-building building-plot inflatable-boat three-wheel-van',
  'test-drive': 'car suv car-front pickup-truck',
  'test-ride': 'motorcycle motor-scooter',
  enrol:
    'steering-wheel open-book graduation-cap school pencil teddy-bear crayon musical-score judo-suit dancer ballet-shoes football basketball volleyball tennis swimmer badminton table-tennis field-hockey ice-hockey rugby-ball diving-mask skier snowboarder cook rower climber gymnast fencer amphora paintbrush curling-stone lacrosse potters-wheel lawn-bowls handball-player water-polo-player wrestlers mahjong-tile first-aid-kit embroidery-hoop loom drum-kit blackboard chef-hat mannequin kitesurfer shogi-piece soldering-iron cello dance-couple folk-dancers pickleball choir go-board calligraphy-brush sitar tabla handpan origami-crane ukulele classical-guitar kettlebell netball croquet pom-poms steelpan recorder hurling breakdancer aerialist pole-dancer tai-chi signing-hands trombone skipping-rope french-horn hula-hoop kendo tambourine capoeira marimba guzheng erhu korfball-post teacher',
  start:
    'boxing-glove dumbbell lifting-weights lotus-position runner credit-card mat-exercise pilates-reformer',
  tickets:
    'disco-ball musical-notes microphone theatre-masks admission-ticket ticket popcorn museum lion ferris-wheel sauropod fireworks marionette pipe-organ traction-engine portuguese-guitar carnival-mask pirate-ship dodgem-car bull opera-mask dragon-boat',
  play: 'game-controller joystick dice puzzle crossword-grid arcade-machine block-tower cornhole-board draughts-board',
  donate: 'canned-food blood-drop awareness-ribbon',
  download: 'app-phone spreadsheet',
  discover: 'ring necklace',
  visit:
    'maypole cave waterfall cocktail tropical-drink scarecrow coffee church mosque hindu-temple synagogue shopping-cart convenience-store department-store christmas-tree cheese steak fish basket framed-picture ice-skate soft-ice-cream ice-cream teapot tea beers beer washing-machine sausage shisha slide car-boot market-stall food-truck mortar clothes-hanger nativity-crib mussel ammonite gin-tonic painted-eggs menorah sugar-skull boules dominoes letter-tiles postcard windmill gurdwara stroopwafel candied-almonds sake-set mochi-pounding demijohn quiz-cards currywurst fried-breakfast langos smoothie',
  table:
    'cutlery sushi curry spaghetti noodles paella rice fondue meat-on-bone chopsticks stew tagine schnitzel yorkshire-pudding charcuterie-board thali spaetzle gnocchi polenta injera-platter okonomiyaki donburi eel-box cabbage-rolls bibimbap shakshuka raclette',
  order:
    'bread croissant pizza burger kebab falafel taco burrito sandwich takeaway-box bento dumpling birthday-cake cake-slice cupcake bouquet french-fries hot-dog bubble-tea doughnut chicken-leg cookie juice-box pie lobster shrimp churros sausage-roll ladoos gas-cylinder water-jug wedding-cake macarons samosa empanada dosa tiffin ham gingerbread ice-lolly skewers roast-chicken hamper garland business-cards braided-bread brownie cheese-bread cinnamon-roll cream-bun custard-tart eclair focaccia king-cake kulich pan-de-muerto pide round-loaf spring-rolls yule-log chimney-cake stollen number-plate lasagne ravioli crepe tarte-flambee steamed-bun strudel nachos potato-fritters bread-dumplings neon-sign advent-calendar school-cone brigadeiro couscous coxinha fruit-tart gratin hot-cross-bun indian-sweets juice-glass macaroni milkshake omelette spare-ribs roll-up-banner greeting-card sponge-pudding meatballs arepa croquettes pani-puri idli hummus scotch-egg fufu cannoli corn-dog loukoumades meringue boar gimbap tteokbokki arancini mille-feuille loaf-cake muffin jelly ring-cake nougat carnival-fritters canapes banh-chung quesadilla takoyaki daifuku taiyaki parfait melon-pan dorayaki zongzi congee roast-duck fish-balls tanghulu tangyuan coal swiss-roll wood-pellets smorrebrod poke-bowl tiramisu cheesecake banh-mi satay kimchi fish-and-chips burek',
  buy: 'trousers pliers nails chisel gold-bars oud dallah kippah prayer-shawl shofar songkok conical-hat carrom-board harmonium lily bamboo seaweed okra guava jackfruit pomelo mangosteen rambutan prickly-pear quince celery parsnip celeriac custard-apple sugar matzah caviar kilt felt-hat hedge surfboard tent bed suitcase balloon vacuum-cleaner drill axe ladder shower guitar piano-keys violin drum trumpet saxophone flute skis yarn books book serum-bottle lotion soap lipstick perfume sofa mattress rug candle watch bicycle bee honey wine champagne spirits-bottle seedling plant cactus gift chocolate laptop headphones television stroller baby-bottle toy-bricks dining-table wardrobe pill glasses parcel price-tag shopping-bags curtains cat tropical-fish carrot potato egg milk smartphone computer-mouse umbrella kite kick-scooter hot-tub mug love-letter frying-pan speaker olives jar asparagus jack-o-lantern newspaper vinyl-record compact-disc bra nappy pistachios saffron cabbage hay-bale grandfather-clock mobility-scooter watering-can bench cot aquarium birdcage saddle sack beehive motorcycle-helmet bangles baby-bodysuit headscarf hanbok suit wig olive-oil coffee-beans plum pomegranate pumpkin barrel rollator chandelier wreath quilt button binoculars scrubs spark-plug vape maple-syrup tuba armchair desk desk-lamp office-chair bookshelf blanket blinds cushion drone earrings espresso-machine fridge hammock jumper hoodie iron sewing-machine swing towel vase wallet wheelbarrow typewriter banjo oboe apron bird-feeder greenhouse metal-detector padel-racket fabric-roll flat-cap piggy-bank skateboard roller-skate radio accordion alarm-clock wall-clock mantel-clock telescope microscope running-shirt sled yo-yo thread keyboard notebook bookmark closed-umbrella beach-umbrella chess-pawn playing-card nesting-dolls logs car-battery wallpaper safe cider easter-egg panettone raspberry truffle white-asparagus tablet webcam 3d-printer power-bank phone-case earbuds doll cargo-bike car-seat abaya ao-dai beanie belt bike-helmet contact-lens lederhosen lip-balm makeup-palette pyjamas salwar-kameez skirt slippers thobe air-fryer bedding blender cooking-pot dummy electric-fan garden-hose incense kettle pet-bed robot-vacuum beetroot cauliflower fig rhubarb smartwatch water-bottle bathrobe sleeping-bag toaster table-football harmonica xylophone frisbee chest-of-drawers dishwasher microwave bar-stool table-lamp ceiling-fan clothes-airer reed-diffuser string-lights bread-roll berliner christmas-pudding walnut blackberry jar-cake exercise-bike trading-card vr-headset life-jacket wetsuit snowdrop daffodil lavender orchid poppy dahlia bonsai strimmer ride-on-mower robot-mower nest-box guinea-pig snow-blower bow-tie walking-stick powder-tub shirt baby-carrier hair-straightener tights lehenga wellingtons sleep-sack turban leggings bath-bomb cash-register whiteboard walkie-talkie usb-stick golf-cart crate artichoke clams kale lunch-box yoghurt hair-clipper crystals jumpsuit dungarees sherwani corset holdall clogs hard-hat cigar pallet-truck high-chair sun-lounger stand-mixer cool-box chopping-board moka-pot postage-stamp ironing-board bunting hanging-basket tape-measure turntable angle-grinder fascinator kitchen-sink coffee-table chicken-coop rabbit-hutch tote-bag traffic-cone rolling-pin rocking-horse scratching-post footstool leaf-blower bean-bag deckchair pizza-oven garden-gnome brooch dust-mask sticker-sheet camping-stove coat-stand defibrillator colour-cube hot-water-bottle courgette leek turnip radish papaya tofu cassava currants apricot passion-fruit crisps mixed-nuts sauce-bottle biltong spice-bowls golf-bag goldfish tiller dirndl poinsettia bunk-bed rocking-chair football-boot persimmon hina-dolls samurai-helmet cuckoo-clock pocket-knife poncho flower-box hand-cart meat-slicer qipao cargo-tricycle rice-cooker sheet-mask lychee dragon-fruit green-beans cooking-oil kohlrabi roof-box brussels-sprouts picnic-table hydrangea liquorice endive barber-chair dentist-chair gymnastics-rings',
};

/** What two things mean together, where the first one alone would ask for something else: a car and a wrench. */
const byPair: Partial<Record<Intent, string[]>> = {
  book: [
    'car wrench',
    'car bubbles',
    'car snowflake',
    'car location-pin',
    'parking-sign location-pin',
    'climber tree',
    'climber fir-tree',
    'blood-drop test-tube',
    'test-tube blood-drop',
    'blood-drop stethoscope',
    'speech-bubble microphone',
    'bed bellhop-bell',
    'house-with-garden beach',
  ],
  quote: [
    'app-phone laptop',
    'house-with-garden window',
    'paintbrush printer',
    'tree axe',
    'tree chainsaw',
    'roof house',
    'recycling wastebasket',
  ],
  contact: ['house heart', 'urn candle', 't-shirt handshake', 'laptop calendar'],
  order: ['curry takeaway-box', 'curry bread'],
  visit: ['locomotive small-airplane', 'candle heart', 'stew bread', 'wine barrel', 'speech-bubble tea'],
  enrol: ['speech-bubble books', 'books graduation-cap'],
  'sign-up': [
    'shield torch',
    'fountain-pen books',
    'rescue-helmet safety-vest',
    'walker sneaker',
    'video-call headphones',
  ],
  start: ['piggy-bank coin', 'banknotes coin', 'bank coin', 'credit-card smartphone'],
  donate: ['cow heart', 'quilt heart'],
  buy: ['fire logs', 'scissors pencil', 'wifi-router coin', 'web-page shopping-cart'],
  download: ['smartphone game-controller'],
  learn: ['tap droplet'],
};

const ofPairs = new Map<string, Intent>();
for (const [intent, pairs] of Object.entries(byPair) as [Intent, string[]][])
  for (const pair of pairs) ofPairs.set(pair, intent);

/** Whether one word for two things tells no trade: "sparkling pools" teach nobody to swim. */
export const isUntoldPair = (first: SubjectName, second: SubjectName) =>
  first === 'swimming-pool' && second === 'swimmer';

/** What the trade behind two things of one word usually asks for. undefined: what each thing alone would. */
export const intentOfPair = (first: SubjectName, second: SubjectName): Intent | undefined =>
  ofPairs.get(`${first} ${second}`);

const intents = new Map<string, Intent>();
for (const [intent, things] of Object.entries(byThing) as [Intent, string][])
  for (const thing of things.split(' ')) intents.set(thing, intent);
const groups: [object, Intent][] = [
  [wearThings, 'buy'],
  [homeThings, 'buy'],
  [drinkThings, 'buy'],
  [foodThings, 'order'],
];

const looked = new Set(
  'caravan campsite horse hut houseboat sailing-boat motor-boat speedboat small-airplane bus minibus taxi delivery-van lorry pickup-truck car suv car-front tractor excavator campervan quad-bike tanker'.split(
    ' ',
  ),
);

/** Whether a thing that is for sale is looked at before: a boat, a van, a horse. */
export const isLookedAtFirst = (name: SubjectName) => looked.has(name);

/** What the trade of a thing usually asks for; undefined where the thing does not tell. */
export function intentOfSubject(name: SubjectName): Intent | undefined {
  return intents.get(name) ?? groups.find(([things]) => name in things)?.[1];
}
