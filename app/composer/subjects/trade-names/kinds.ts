/** Everyday trades: what an ad for one shows, and what it asks of its readers. `trade: thing thing, intent`. */
export const tradeKinds = `
dentist: tooth toothbrush, book
doctor: stethoscope, book
vet: dog cat, book
pharmacy: pill, visit
optician: glasses eye, book
hearing: hearing-aid, book
physio: spine massage, book
podiatrist: foot, book
psychologist: brain speech-bubble, book
midwife: baby pregnant-woman, contact
nursing-home: nurse older-person, contact
massage: massage, book
hairdresser: scissors hair-comb, book
barber: barber-pole razor, book
beauty: lipstick mirror, book
nails: nail-polish, book
tattoo: tattoo-machine, book
perfumery: perfume, buy
bakery: bread croissant, order
pastry: cake-slice cupcake, order
butcher: steak, visit
fishmonger: fish, visit
greengrocer: apple carrot, visit
grocery: shopping-cart, visit
cheese: cheese, visit
wine: wine, buy
ice-cream: soft-ice-cream ice-cream, visit
coffee-shop: coffee, visit
restaurant: cutlery dinner-plate, table
health-food: herb honey, visit
catering: dinner-plate cutlery, quote
bookshop: books, buy
stationery: pencil notebook, buy
toys: teddy-bear toy-bricks, buy
hardware: hammer toolbox, visit
beds: bed mattress, buy
furniture: sofa armchair, buy
lamps: light-bulb desk-lamp, buy
florist: bouquet, order
garden-centre: plant seedling, visit
jeweller: ring diamond, buy
watchmaker: watch, book
shoes: sneaker dress-shoe, buy
clothes: t-shirt dress, buy
fabrics: sewing-needle thread, buy
electronics: television, buy
pets: dog bone, buy
bikes: bicycle, buy
sports: football tennis, buy
antiques: mantel-clock vase, visit
framing: framed-picture, quote
instruments: guitar violin, buy
gifts: gift, buy
dry-cleaner: washing-machine iron, visit
tailor: sewing-needle thread, book
shoe-repair: dress-shoe, visit
locksmith: key lock-and-key, quote
notary: fountain-pen document, contact
lawyer: scales, contact
accountant: calculator, contact
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
architect: set-square, quote
translator: speech-bubble open-book, quote
security: security-camera shield, quote
pest-control: mouse-trap cockroach, quote
taxi: taxi, book
hotel: bed bellhop-bell, book
campsite: tent, book
car-rental: car key, book
garage: wrench car, book
tyres: tyre, book
car-wash: car bubbles, book
car-dealer: car, test-drive
driving-school: steering-wheel car, enrol
plumber: tap wrench, quote
electrician: plug light-bulb, quote
roofer: roof ladder, quote
carpenter: saw hammer, quote
painter: paint-roller bucket, quote
glazier: window, quote
chimney-sweep: chimney, book
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
cinema: popcorn, tickets
theatre: theatre-masks, tickets
bowling: bowling, book
swimming-pool: swimmer, visit
library: books, visit
dog-groomer: dog scissors, book
dog-hotel: dog-standing, book
wedding-planner: ring, contact
piano-tuner: piano-keys, book
knife-grinder: kitchen-knife, visit
beekeeper: bee honey, buy
tea-shop: tea teapot, buy
bags: handbag suitcase, buy
wool: yarn, buy
pool-builder: swimming-pool, quote
fences: fence gate, quote
scaffolding: scaffold ladder, quote
tree-care: tree axe, quote
chiropractor: spine massage, book
dermatologist: lotion stethoscope, book
diving-school: diving-mask, enrol
sailing-school: sailing-boat, enrol
boat-rental: motor-boat, book
escape-room: lock-and-key puzzle, book
karting: racing-car, book
planetarium: telescope planet, tickets
circus: circus-tent, tickets
comics: books superhero, buy
`;
