/** Everyday trades and what else is advertised, by their plain names in English; kinds.ts says what they are. */
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
charity-run: charity run, charity race, fun run
marathon: marathon, half marathon
school-fair: school fair, school fete
village-fete: village fete, village fair
flea-market: flea market, car boot sale, jumble sale
christmas-market: christmas market, christmas fair
farmers-market: farmers' market, farmers market
craft-market: craft market, craft fair
concert: concert
choir-concert: choir concert, choral concert
jazz-concert: jazz concert, jazz night
comedy-night: comedy night, stand-up comedy
film-night: film night, movie night, outdoor cinema
karaoke-night: karaoke night, karaoke
board-games-night: board games night, board game night
wine-tasting: wine tasting
beer-festival: beer festival, beer fest
street-food: street food
art-exhibition: art exhibition, painting exhibition
author-reading: author reading, author talk, book reading
puppet-theatre: puppet theatre, puppet show
magic-show: magic show
fireworks-show: fireworks display, fireworks, fireworks show
carnival-party: carnival party, fancy dress party
food-bank: food bank, food drive
clothes-collection: clothes collection, clothes drive, clothing donations
blood-donation: blood donation, blood drive
animal-shelter: animal shelter, dog shelter, animal rescue
volunteers-wanted: volunteers wanted, volunteers needed
choir-singers: choir singers, singers wanted, community choir
chess-club: chess club
hiking-club: hiking club, walking group, ramblers
running-club: running club, running group
tennis-club: tennis club
judo-club: judo club, judo classes
yoga-class: yoga class, yoga classes
swimming-lessons: swimming lessons, swim school
baby-swimming: baby swimming, baby swim classes
first-aid-course: first aid course, first aid training
cooking-course: cooking course, cooking class, cookery course
pottery-course: pottery course, pottery class
painting-course: painting course, painting class, watercolour class
photography-course: photography course, photography class
sewing-course: sewing course, sewing class
programming-course: programming course, coding course, coding bootcamp
guitar-lessons: guitar lessons, guitar teacher
piano-lessons: piano lessons, piano teacher
singing-lessons: singing lessons, singing teacher
drum-lessons: drum lessons, drum teacher
maths-tutoring: maths tutoring, maths tutor, math tutor
ski-school: ski school, ski lessons
surf-school: surf school, surf lessons
climbing-hall: climbing wall, climbing centre, climbing gym
mini-golf: mini golf, crazy golf
personal-trainer: personal trainer, personal training
nutritionist: nutritionist, dietitian
holiday-flat: holiday flat, holiday let, holiday apartment
room-to-let: room to let, room to rent, room for rent
flat-to-let: flat to let, flat to rent, apartment for rent
storage-units: self storage, storage units
bouncy-castle-hire: bouncy castle hire, bounce house rental
marquee-hire: marquee hire, tent rental
bike-hire: bike hire, bike rental
camper-hire: campervan hire, motorhome hire
costume-hire: costume hire, fancy dress hire
tool-hire: tool hire, tool rental
truck-driver: lorry driver, truck driver, hgv driver
delivery-driver: delivery driver, van driver
bus-driver: bus driver
waiter: waiter, waitress, waiting staff
cook: cook, chef, line cook
bakers-apprentice: baker's apprentice, apprentice baker
shop-assistant: shop assistant, sales assistant, retail assistant
warehouse-worker: warehouse worker, warehouse operative
cleaner: cleaner, cleaners wanted, office cleaner
nurse: nurse, registered nurse
carer: carer, care assistant, care worker
programmer: programmer, software developer, web developer
christmas-trees: christmas trees, real christmas trees
pumpkins: pumpkins, halloween pumpkins, pumpkin patch
firewood: firewood, kiln-dried logs
fresh-eggs: fresh eggs, free range eggs, farm eggs
asparagus: asparagus, fresh asparagus
strawberry-picking: strawberry picking, pick your own strawberries
vegetable-box: vegetable box, veg box
used-bikes: used bikes, second-hand bikes
used-cars: second-hand cars, pre-owned cars
second-hand-clothes: second-hand clothes, vintage clothes, preloved clothes
pram: pram, pushchair, baby stroller
used-furniture: used furniture, second-hand furniture
lawn-mowing: lawn mowing, grass cutting
snow-clearing: snow clearing, snow removal
gutter-cleaning: gutter cleaning, gutter clearing
carpet-cleaning: carpet cleaning, rug cleaning
window-cleaning: window cleaning, window cleaner
house-clearance: house clearance
skip-hire: skip hire, dumpster rental
washing-machine-repair: washing machine repair, washer repair
boiler-service: boiler service, boiler servicing
air-conditioning: air conditioning, air conditioning installation
solar-panels: solar panels
kitchens: fitted kitchens, kitchens
bathroom-renovation: bathroom renovation, bathroom fitting, bathroom remodel
drain-clearing: drain clearing, drain unblocking, blocked drains
dog-walking: dog walking, dog walker
cat-sitting: cat sitting, cat sitter
babysitter: babysitter, babysitting
home-care: home care, care at home
dj: wedding dj, mobile disco
wedding-band: wedding band, live wedding band
childrens-clown: children's clown, clown for hire
food-truck: food truck, street food van
pizza-delivery: pizza delivery
kebab-house: kebab house, kebab shop
pancake-house: pancake house, creperie
cakes-to-order: cakes to order, bespoke cakes, custom cakes
breakfast-cafe: breakfast cafe, brunch cafe
lunch-menu: lunch menu, lunch specials
barbecue-evening: barbecue evening, bbq night
eyelash-extensions: eyelash extensions, lash extensions
teeth-whitening: teeth whitening
hair-removal: hair removal, laser hair removal, waxing
sauna: sauna
`;
