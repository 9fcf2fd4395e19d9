/** Everyday trades by their plain names in English; kinds.ts says what they are. */
export const englishTradeNames = `
dentist: dentist, dental clinic
doctor: doctor, general practitioner
vet: vet, veterinarian, veterinary clinic
pharmacy: pharmacy, chemist
optician: optician, opticians
hearing: hearing aids
physio: physiotherapy, physiotherapist
podiatrist: podiatrist, chiropodist
psychologist: psychologist, psychotherapy
midwife: midwife
nursing-home: nursing home, care home
massage: massage
hairdresser: hairdresser, hair salon
barber: barber, barber shop
beauty: beauty salon
nails: nail salon, nail bar
tattoo: tattoo, tattoo studio
perfumery: perfumery, perfume shop
bakery: bakery
pastry: patisserie, cake shop
butcher: butcher, butcher's shop
fishmonger: fishmonger
greengrocer: greengrocer
grocery: grocery store, supermarket, grocery
cheese: cheese shop, cheesemonger
wine: wine shop, wine merchant
ice-cream: ice cream parlour
coffee-shop: coffee shop, cafe, café
restaurant: restaurant, bistro
health-food: health food shop, health food store
catering: catering, caterer
bookshop: bookshop, bookstore
stationery: stationery, stationery shop
toys: toy shop, toys
hardware: hardware store, ironmonger
beds: bed shop, beds
furniture: furniture store, furniture
lamps: lighting shop, lamps
florist: florist, flower shop
garden-centre: garden centre, nursery
jeweller: jeweller, jewelry store
watchmaker: watchmaker, watch repair
shoes: shoe shop, shoes
clothes: clothes shop, boutique
fabrics: fabric shop, haberdashery
electronics: electronics store, electronics
pets: pet shop
bikes: bike shop, bicycle shop
sports: sports shop
antiques: antiques, antique shop
framing: picture framing, picture framer
instruments: musical instruments, music shop
gifts: gift shop, gifts
dry-cleaner: dry cleaner, dry cleaning
tailor: tailor, dressmaker
shoe-repair: shoe repair, cobbler
locksmith: locksmith
notary: notary
lawyer: lawyer, law firm
accountant: accountant
insurance: insurance, insurance broker
estate-agent: estate agent, real estate agent
travel-agency: travel agency, travel agent
movers: movers, removals
cleaning: cleaning service, cleaning company
photographer: photographer, photo studio, portrait studio
copy-shop: copy shop, copyshop
printing: printing, print shop
computer-help: computer help, computer repair
phone-repair: phone repair
undertaker: undertaker, funeral director
architect: architect
translator: translator, translation agency
security: security company
pest-control: pest control
taxi: taxi
hotel: hotel
campsite: campsite, camping
car-rental: car hire, car rental
garage: garage, car repair
tyres: tyres, tires
car-wash: car wash
car-dealer: car dealer, used cars
driving-school: driving school
plumber: plumber
electrician: electrician
roofer: roofer
carpenter: carpenter, joiner
painter: painter, decorator
glazier: glazier
chimney-sweep: chimney sweep
upholsterer: upholsterer, upholstery
builder: builder, bricklayer
tiler: tiler
gardener: gardener, landscaping
heating: heating engineer
kindergarten: kindergarten
music-school: music school
dance-school: dance school
language-school: language school
riding-school: riding school
gym: gym, fitness, fitness studio, fitness centre
cinema: cinema
theatre: theatre
bowling: bowling, bowling alley
swimming-pool: swimming pool
library: library
dog-groomer: dog groomer, dog grooming
dog-hotel: dog hotel, kennels
wedding-planner: wedding planner
piano-tuner: piano tuner
knife-grinder: knife grinder, knife sharpening
beekeeper: beekeeper
tea-shop: tea shop
bags: bag shop, bags
wool: wool shop, yarn shop
pool-builder: pool builder
fences: fencing
scaffolding: scaffolding
tree-care: tree surgeon, tree care
chiropractor: chiropractor
dermatologist: dermatologist
diving-school: diving school
sailing-school: sailing school
boat-rental: boat hire, boat rental
escape-room: escape room
karting: karting, go-karting
planetarium: observatory
circus: circus hire
comics: comic shop
`;
