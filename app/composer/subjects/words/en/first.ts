/** English words that are read first: each shares its stem with a word for another thing. Notation: word-list.ts. */
export const englishFirst = `
books open-book: reading help
candle church: month's mind, months mind, month's mind notice, month's mind notices, month's mind mass
car: little tikes car, cozy coupe
car tow-truck: old bangers wanted, old bangers, old banger
church candle: mass card, mass cards, sacristan, sacristans
church leaves: brigid's cross, brigid's crosses, brigids cross, brigids crosses
clipboard pencil: exams officer, exams officers
excavator: minidigger, minidiggers, mini digger with driver, jcb rent, jcb on rent, jcb rental
gate padlock: trellidor, trellidors
horse-rider cow: jackaroo, jackaroos, jillaroo, jillaroos, cowboy wanted, cowboys wanted, station hand, station hands
house: ber cert, ber certs, ber certificate
house droplet: damp walls, damp wall, damp patches on walls
house key: sharehouse, sharehouses, sharehouse room, share house room
meat-on-bone sweet-potato: hāngī, hangi, hāngi, hangī
motor-boat: barca con motor
motor-boat anchor: boat slip, boat slips
motor-boat trailer: bass boat, bass boats, tracker boat, ranger bass boat, tinnie, jon boat, tinny and trailer
motor-boat trailer: tinny with, aluminium tinny, tinny with trailer
motorcycle: honda cb500f, honda cb500x, honda cb125, honda cb125f, honda cb650r, honda cb, cb500f, suzuki sv650
motorcycle: suzuki gsx, suzuki bandit
motorcycle wrench: bullet service, bullet servicing, bullet repair, bullet mechanic
mouse-trap: moles caught, mole trapping, mole trapper, moles trapped
office-building key: commercial space, commercial spaces
roof: reclaimed slates, reclaimed slate
roof garden-shed: shed felted, sheds felted, shed re-felted, sheds re-felted
sausage turnip potato: haggis neeps, haggis and neeps, haggis supper, haggis suppers
scone tea: cheese scones
bird-feeder bird: bird seed
piano-keys musical-notes: baby grand, pianola, keyboard for kids, keyboard for beginners, learn keyboard
piano-keys musical-notes: learn the keyboard, keyboard for children, yamaha upright, korg synth
seedling tomato: chilli plants
dress-shoe flat-shoe: court shoes
motorcycle motorcycle-helmet: motorcycle repairs
oven spray-bottle: ovens cleaned
ghost headstone: crypt tour
moon night-sky: moth night
bird nest: birding tour, puffin cruise, puffin trips
book open-book: e-books
school backpack: reception places
brain speech-bubble: ~ therapists
crystal-ball playing-card: oracle cards
crossed-swords theatre-masks: longsword
smartphone: lost nokia, nokia phone
snow-plough: driveways and walks cleared, driveways cleared, walks cleared, never shovel again, drives cleared of snow
speaker guitar: roadie, roadies
swimmer: new year swim, new year's day swim, loony dook
swimmer goggles: ocean swim, sea swim
ship anchor: wreck dive, seafarers
-: seniors lunch, steeplechase races, farm gate, aesthetic, trunk show, craft, plunge pool
-: membership card, save the date, date night
lawnmower leaves: ~ lawn
swimmer wave: cold water swim, cold water swims, cold water swimming, cold water swimmers, cold dip, cold water dip
swimming-pool: pool going green, pool gone green, pool turned green, pool pump and creepy, creepy crawly repair
swimming-pool: creepy crawly repairs, pool creepy crawly
t-shirt dress: clothes swish, swish night, swishing night, swishing evening, swishing party
tap droplet: water purifier, water purifiers, ro water purifier, ro service, water filter system
teddy-bear: lost teddy, lost teddy bear
vintage-car: classic mini, car restoration, vintage run, vintage runs
surfboard: longboards, bodyboards, tabla de surf
t-shirt jeans: clothes swap
fire logs: firepits
wastebasket trailer: tip runs, tip run, tip trips, tip trip
wheelie-bin spray-bottle: bins cleaned, wheelie bin cleaner, trash cans
walker sneaker: step challenge
t-shirt backpack: uniform swap
smartphone calendar: booking system
hydraulic-hose: hydraulics
snow-plough snowflake: snowplow, snow shoveled, snow shovelled
train locomotive: model trains
headstone: memorials
welding-mask: steel erectors
medal runner: steeplechase
motor-boat wave: outboards, outboard motors
convenience-store shopping-cart: village shop, village stores, corner shop
sandwich french-fries: cheesesteaks
mouse-trap rat: rodents
food-truck: chip van
gavel cow: cattle sale, bull sale, ram sale
horse-rider: polo, charreada
test-tube alembic: science workshops
steak cow: beef shares
excavator bricks: groundworkers
love-letter: pen pals
house heart: night shelter
climber tree: rope course
thermometer house: epc certificate
palette paintbrush: linocut, watercolour painting, lino printing, lino cutting, linocutting
candle lotus: wax melts
macarons: macaroons
road-roller: potholes
saddle horse: saddles, bridles
server: cloud backup
water-pump droplet: bore well
burger french-fries: burger van
runner sneaker: colour run
yarn beanie: knit for neonatal, knitting for neonatal, hats for premature babies, hats for prem babies
yarn sheep: spinning wheel
braid hair-comb: retwist
tree chainsaw: stump removal, stump ground out, stumps ground out, stump ground, stumps ground, tree stumps ground
tree chainsaw: tree limbs down, tree limb down, grinding stumps, stump gone, stumps gone, stump out, stumps out
fitted-kitchen fridge: kitchen remodel
potters-wheel vase: pottery wheel
road-barrier safety-vest: roadworks, crowd barriers
spotlight: spotlight
trampoline gymnast: rebounder
welding-mask fire: welding services
lawnmower leaves: lawn cut, lawn scarified, lawns scarified, lawn aerated, lawns aerated
meat-on-bone dinner-plate: sunday roasts
fish french-fries: chippie
car wrench: panel beaters, bumper scuffs, transmission repair, nct pre-check, nct pre check, pre-nct, pre nct check
car wrench: nct test, nct retest, nct re-test, rego inspection, rego inspections
party-popper cocktail: hens party, hens do
saw hammer: sawmill, men's shed, mens shed, men's sheds, chippy looking for work, chippy available, chippy needed
saw hammer: chippy wanted, chippies needed, chippies wanted, carpenter chippy
desktop-computer computer-mouse: internet cafe
sausage fire: sausage sizzle
fish: fishcakes
teddy-bear toy-bricks: toys
barber-pole scissors: men's haircuts
dress-shoe hammer: sole and heel
tap wrench: leaky tap, dripping tap, tap washers, pipe repair
flatbread curry: naans, chapattis
paper-roll soap: kitchen roll, loo roll
books pencil: teachers wanted, act prep, psat prep, act and sat prep, psat
swimming-pool swimmer: splash park
microphone guitar: cover band
plant seedling: proteas
pergola house-with-garden: verandah, louvred roof
gate fence: driveway gates
urn paw: pet cremation
microphone projector: panel discussion
briefcase document: business broker
smartphone loudspeaker: content creator
laptop wrench: it services
briefcase handshake: networking event
lorry delivery-van: house removals, office removals, home removals, office moves, removal firm, furniture removals
ship parcel: import and export
recycling wastebasket: beach clean
wastebasket recycling: bin collection
clipboard bar-chart: opinion poll
lorry parcel: hauliers
scales gavel: mediator
test-tube petri-dish: blood tests
toolbox screwdriver: repair café
dog bone: maltipoo
horseshoe horse: horseshoes
clown: kids entertainer
church: christening
goat: goat milk
car key: car rental, swift dzire 2018, dzire 2018, dzire 2019, dzire vdi, dzire vxi, maruti swift, swift vxi
car key: swift vdi, wagon r, wagonr, maruti alto, mini cooper, mini coopers
bouquet rose: flower arrangement
spade seedling: garden tools
roof ladder: attic conversion
meat-on-bone fire: barbeque, cookout
disco-ball cocktail: club night
party-popper balloon: new year's eve party
bicycle: unicycle, raleigh chopper, brompton folding, brompton bike, brompton bikes, brompton, bromptons, carrera bike
bicycle: carrera bikes, carrera vengeance
studio-microphone headphones: radio station, radio show, radio
speaker: sound system, marshall amp, marshall amps, sonos, sonos speakers
mouse-trap cockroach: exterminator
trophy: ~ award ceremony
droplet jar: water filter
book: photo books
house-with-garden key: holiday park
juggler: buskers
older-person heart: alzheimer
pancakes honey: blini
plug smartphone: usb cable
shisha: smoke shop
washing-machine fridge: tumble dryer
wedding-chapel ring: vow renewal
soap bubbles: goat milk soap
oven sponge: range cooker
mouse paw: gerbils
beer wheat: brew day
office-building: office fit out
airplane suitcase: ground staff
trophy: dunk contest
pen pencil: felt tips
lorry: reefers, tata ace, chota hathi, chhota hathi
ship: dockers
admission-ticket: wristbands
`;
