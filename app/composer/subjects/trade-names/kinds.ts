/** Everyday trades: what an ad for one shows, and what it asks of its readers. `trade: thing thing, intent`. */
export const tradeKinds = `
dentist: tooth toothbrush, book
doctor: stethoscope, book
vet: dog cat, book
pharmacy: pill stethoscope, visit
optician: glasses eye, book
hearing: hearing-aid, book
physio: spine massage, book
podiatrist: foot, book
psychologist: brain speech-bubble, book
midwife: baby pregnant-woman, contact
nursing-home: nurse older-person, contact
massage: massage lotus, book
hairdresser: scissors hair-comb, book
barber: barber-pole razor, book
beauty: lipstick mirror, book
nails: nail-polish, book
tattoo: tattoo-machine, book
perfumery: perfume, buy
bakery: bread croissant, order
pastry: cake-slice cupcake, order
butcher: steak kitchen-knife, visit
fishmonger: fish, visit
greengrocer: apple carrot, visit
grocery: shopping-cart basket, visit
cheese: cheese, visit
wine: wine grapes, buy
ice-cream: soft-ice-cream ice-cream, visit
coffee-shop: coffee, visit
restaurant: cutlery dinner-plate, table
health-food: herb honey, visit
catering: dinner-plate cutlery, quote
bookshop: books open-book, buy
stationery: pencil notebook, buy
toys: teddy-bear toy-bricks, buy
hardware: hammer toolbox, visit
beds: bed mattress, buy
furniture: sofa armchair, buy
lamps: light-bulb desk-lamp, buy
florist: bouquet, order
garden-centre: plant seedling, visit
jeweller: ring diamond, buy
watchmaker: watch, visit
shoes: sneaker dress-shoe, buy
clothes: t-shirt dress, buy
fabrics: sewing-needle thread, buy
electronics: television, buy
pets: dog bone, buy
bikes: bicycle, buy
sports: football tennis, buy
antiques: mantel-clock vase, visit
framing: framed-picture palette, quote
instruments: guitar violin, buy
gifts: gift ribbon, buy
dry-cleaner: washing-machine iron, visit
tailor: sewing-needle thread, visit
shoe-repair: dress-shoe, visit
locksmith: key lock-and-key, quote
notary: fountain-pen document, contact
lawyer: scales, contact
accountant: calculator receipt, contact
insurance: umbrella shield, quote
estate-agent: house key, view
travel-agency: suitcase airplane, book
movers: delivery-van parcel, quote
cleaning: broom bucket, quote
photographer: camera, book
copy-shop: printer document, visit
printing: printer document, quote
computer-help: laptop desktop-computer, book
phone-repair: smartphone, book
undertaker: candle, contact
architect: set-square ruler, quote
translator: translation open-book, quote
security: security-camera shield, quote
pest-control: mouse-trap cockroach, quote
taxi: taxi, book
hotel: bed bellhop-bell, book
campsite: tent, book
car-rental: car key, book
garage: wrench car, book
tyres: tyre wrench, book
car-wash: car bubbles, book
car-dealer: car car-front, test-drive
driving-school: steering-wheel car, enrol
plumber: tap wrench, quote
electrician: plug light-bulb, quote
roofer: roof ladder, quote
carpenter: saw hammer, quote
painter: paint-roller bucket, quote
glazier: window, quote
chimney-sweep: chimney fire, book
upholsterer: armchair sofa, quote
builder: bricks trowel, quote
tiler: tiles trowel, quote
gardener: spade seedling, quote
heating: radiator boiler, quote
kindergarten: teddy-bear crayon, enrol
music-school: piano-keys violin, enrol
dance-school: dancer ballet-shoes, enrol
language-school: open-book speech-bubble, enrol
riding-school: horse horse-rider, enrol
gym: dumbbell, start
cinema: popcorn film-camera, tickets
theatre: theatre-masks, tickets
bowling: bowling, book
swimming-pool: swimmer goggles, visit
library: books open-book, visit
dog-groomer: dog scissors, book
dog-hotel: dog-standing paw, book
wedding-planner: ring bouquet, contact
piano-tuner: piano-keys, book
knife-grinder: kitchen-knife frying-pan, visit
beekeeper: bee honey, buy
tea-shop: tea teapot, buy
bags: handbag suitcase, buy
wool: yarn, buy
pool-builder: swimming-pool swimmer, quote
fences: fence gate, quote
scaffolding: scaffold ladder, quote
tree-care: tree axe, quote
chiropractor: spine massage, book
dermatologist: lotion stethoscope, book
diving-school: diving-mask tropical-fish, enrol
sailing-school: sailing-boat anchor, enrol
boat-rental: motor-boat wave, book
escape-room: lock-and-key puzzle, book
karting: racing-car tyre, book
planetarium: telescope planet, tickets
circus: circus-tent, tickets
comics: books superhero, buy
`;

/** What else people advertise: events, clubs, courses, lets, jobs, goods of a season, work at home. Same notation. */
export const furtherKinds = `
charity-run: runner sneaker, sign-up
marathon: runner sneaker, sign-up
school-fair: balloon cake-slice, visit
village-fete: balloon beers, visit
flea-market: vase mantel-clock, visit
christmas-market: christmas-tree gift, visit
farmers-market: carrot basket, visit
craft-market: amphora yarn, visit
concert: musical-notes microphone, tickets
choir-concert: musical-score musical-notes, tickets
jazz-concert: saxophone musical-notes, tickets
comedy-night: microphone, tickets
film-night: popcorn film-camera, visit
karaoke-night: microphone, visit
board-games-night: dice chess-pawn, visit
wine-tasting: wine grapes, book
beer-festival: beers beer, visit
street-food: taco burger, visit
art-exhibition: framed-picture palette, visit
author-reading: open-book books, visit
puppet-theatre: theatre-masks teddy-bear, tickets
magic-show: magic-wand top-hat, tickets
fireworks-show: fireworks, visit
carnival-party: theatre-masks party-popper, visit
food-bank: canned-food basket, donate
clothes-collection: t-shirt jeans, donate
blood-donation: blood-drop, donate
animal-shelter: paw dog, donate
volunteers-wanted: handshake heart, sign-up
choir-singers: musical-score musical-notes, sign-up
chess-club: chess-pawn trophy, sign-up
hiking-club: hiking-boot walker, sign-up
running-club: runner sneaker, sign-up
tennis-club: tennis, sign-up
judo-club: judo-suit, enrol
yoga-class: lotus-position lotus, enrol
swimming-lessons: swimmer goggles, enrol
baby-swimming: swimmer goggles, enrol
first-aid-course: plaster, enrol
cooking-course: frying-pan cook, enrol
pottery-course: amphora jar, enrol
painting-course: palette paintbrush, enrol
photography-course: camera, enrol
sewing-course: sewing-needle thread, enrol
programming-course: laptop screwdriver, enrol
guitar-lessons: guitar musical-notes, enrol
piano-lessons: piano-keys, enrol
singing-lessons: microphone musical-notes, enrol
drum-lessons: drum, enrol
maths-tutoring: calculator set-square, enrol
ski-school: skier, enrol
surf-school: surfer wave, enrol
climbing-hall: climber, visit
mini-golf: golf golfer, visit
personal-trainer: dumbbell, book
nutritionist: salad apple, book
holiday-flat: house key, book
room-to-let: bed key, view
flat-to-let: house key, view
storage-units: storage-unit parcel, book
bouncy-castle-hire: bouncy-castle balloon, book
marquee-hire: marquee tent, quote
bike-hire: bicycle, book
camper-hire: caravan campsite, book
costume-hire: theatre-masks, visit
tool-hire: toolbox drill, visit
truck-driver: lorry, apply
delivery-driver: delivery-van lorry, apply
bus-driver: bus, apply
waiter: dinner-plate cutlery, apply
cook: cook frying-pan, apply
bakers-apprentice: bread croissant, apply
shop-assistant: shopping-bags price-tag, apply
warehouse-worker: parcel delivery-van, apply
cleaner: broom bucket, apply
nurse: nurse, apply
carer: older-person nurse, apply
programmer: laptop screwdriver, apply
christmas-trees: christmas-tree fir-tree, visit
pumpkins: jack-o-lantern ghost, visit
firewood: logs axe, order
fresh-eggs: egg hen, visit
asparagus: asparagus, visit
strawberry-picking: strawberry, visit
vegetable-box: basket carrot, order
used-bikes: bicycle, buy
used-cars: car car-front, test-drive
second-hand-clothes: t-shirt dress, visit
pram: stroller baby, buy
used-furniture: sofa chair, visit
lawn-mowing: lawnmower, quote
snow-clearing: snowflake spade, quote
gutter-cleaning: gutter roof, quote
carpet-cleaning: rug, book
window-cleaning: window, quote
house-clearance: sofa delivery-van, quote
skip-hire: skip, order
washing-machine-repair: washing-machine wrench, book
boiler-service: boiler, book
air-conditioning: air-conditioner, quote
solar-panels: solar-panel sun, quote
kitchens: oven frying-pan, quote
bathroom-renovation: bathtub shower, quote
drain-clearing: toilet plunger, quote
dog-walking: dog dog-standing, book
cat-sitting: cat, book
babysitter: baby teddy-bear, contact
home-care: older-person nurse, contact
dj: headphones disco-ball, book
wedding-band: guitar microphone, book
childrens-clown: clown balloon, book
food-truck: burger taco, visit
pizza-delivery: pizza, order
kebab-house: kebab, visit
pancake-house: pancakes coffee, visit
cakes-to-order: birthday-cake cupcake, order
breakfast-cafe: coffee croissant, visit
lunch-menu: dinner-plate cutlery, table
barbecue-evening: barbecue steak, table
eyelash-extensions: eyelashes eye, book
teeth-whitening: tooth, book
hair-removal: lotion, book
sauna: sauna, visit
`;
