/** What everyday shops and services sell in English; these words go first. Notation: word-list.ts. */
export const englishEveryday = `
puzzle: jigsaw, jigsaws, jigsaw puzzle, jigsaw puzzles, jigsaw library
house key: new-builds, new builds, chain-free, chain free
jeans sewing-needle: trousers shortened, trousers taken up, trouser hems
bell: handbell, handbells, handbell ringers, bell ringers, bell ringing
car house: driveway parking, rent out your driveway, your driveway
anatomical-heart heart: cardiac screening, heart screening, cardiac care, cardiologist, cardiologists
sailing-boat: day skipper, day skipper course, yachtmaster, rya, skipper course, competent crew
fountain-pen scroll: bricks and mortals
house clipboard: tenant referencing, tenant checks, tenant screening
window: sash cord, sash cords, sash cord replacement, sash repair
logs tree: oak sleepers, railway sleepers, garden sleepers
droplet tap: water purifier, water purifiers, ro water purifier, water softener
horse: livery, part livery, full livery, diy livery, diy and part livery, stables, stable
llama: llama trekking, llama walk, llama walks, alpaca trekking, alpaca walk, alpaca walks, alpaca farm
rescue-helmet safety-vest: white card, white card course, cscs card, cscs course
baby moon: baby sleep, baby sleep consultant, sleep consultant
calculator: times table, times tables
headstone: headstone cleaning, re-lettering, grave care, grave tending
document pencil: cv, cv writing, cv writer, resume writing, cover letters
balloon cake-slice: village fete, school fete, summer fete, summer fair, school fair, school summer fair, winter fair, spring fair, fun day, family fun day, fete
lotion stethoscope: mole removal, mole check, mole checks, mole mapping, skin tag, skin tags, skin tag removal, wart removal, verruca clinic, cyst removal
smartphone: phone screen, phone screens, cracked phone, cracked screen, cracked screens, screen replacement
musical-notes musical-score: tenors, tenor, sopranos, soprano, altos, basses, baritones, choristers, singers wanted
drum: drummer, drummers
guitar: bass player, bassist, guitarist, guitarists
dancer musical-notes: swing night, swing dance, swing dancing, swing class, swing classes, lindy hop, 50s swing
sewing-needle thread: clothes alterations, alterations, alterations and repairs, zips replaced, hems and zips
dress-shoe foot: orthopaedic shoes, orthopedic shoes, bespoke shoes, made to measure shoes
church: historic churches, church repair grants
curtains: curtain rail, curtain rails, curtain pole, curtain poles
books open-book: reading evening, silent reading, reading group, book swap
house-with-garden balloon: village hall, hire our hall, hall hire, community hall, parish hall
milk newspaper: milk and papers
milk: milk, fresh milk, pint of milk
dog dog-standing: hydrotherapy for dogs, canine hydrotherapy, dog hydrotherapy, dog physio, dog physiotherapy
handbag purse: vegan leather, vegan leather handbags, vegan leather bags
bed mattress: bunk beds, bunk bed, oak beds, bed frame, bed frames, four poster
oven kitchen-knife: granite worktops, quartz worktops, worktops, worktop
light-bulb: downlights, led downlights, spotlights, dimmable, led lights, light fittings
watch: wristwatch, wristwatches
gymnast: handstand, handstands, tumbling, handstand classes, cartwheels
wine cocktail: home bars, home bar, drinks cabinet, drinks cabinets, mobile bar hire, cocktail cabinet
speech-bubble open-book: english conversation, conversation group, conversation club, conversation classes
microphone speech-bubble: speaking coach, public speaking, speech coach, presentation skills, presenters
runner sneaker: couch to 5k, park run, parkrun, running group, fun run
salad basket: recipe boxes, recipe box, recipe kit, recipe kits
receipt calculator: invoice factoring, expense tracking, expenses app, expense app, invoicing app, receipt scanner
fire-extinguisher: fire risk assessment, fire risk assessments, fire risk, fire marshal training, fire warden training, fire doors inspection
shield padlock: security audit, cyber security audit, cyber essentials, penetration test
stethoscope: varicose vein treatment, varicose veins, vein clinic, vein treatment
handshake heart: addiction recovery, recovery group, alcohol support, drug and alcohol support, addiction support, aa meeting
hiking-boot walker: sponsored walk, charity walk, sponsored hike, charity hike
lifebuoy: lifeboat, lifeboats, lifeboat appeal, lifeguard, lifeguards, lifeguard training
house coin: council tax, council tax support, housing benefit, rent arrears
hammer fire: blacksmith, blacksmithing, forge, forge day, knife forging
window: stained glass repair, stained glass workshop, stained glass class
megaphone: exhibition stand, exhibition stands, trade show stands, trade show stand, trade show booth
sofa delivery-van: house clearance, house clearances, house clearance and antiques
soap spray-bottle: food hygiene certificate
amphora jar: wheel-throwing, wheel throwing, throwing a pot, clay and glazing
nail-polish: infills, gel and acrylic, acrylic nails, gel nails, nails
chocolate: chocolate making, chocolate workshop, bean to bar chocolate
beers television: live football, live sport, premier league game, premier league, pints, pint
bus: executive coaches, coaches and drivers, coach travel, minibuses and coaches
saw paint-roller: wood floors, wood floor, sanding, floor sanding and sealing
dog dog-standing: grooming and walks, pups, spoiled pups, doggy day care, puppy
swimmer swimming-pool: baby swim, baby swimming, baby and toddler swim, toddler swim, swim school, swim club
briefcase speech-bubble: interview coaching, interview coach, interview skills, interview practice, interview training
coffee: single origin, spring roast, house roast, dark roast, light roast, medium roast, our roast, seasonal roast, roastery, coffee beans
soft-ice-cream ice-cream: soft serve, oat milk soft serve, froyo, frozen yoghurt, frozen yogurt
paint-roller bucket: fresh coat, fresh coat of paint, new coat of paint, lick of paint, coat of paint, exterior painters, painting and decorating, painting & decorating, painter and decorator, painters and decorators, painter & decorator, painting contractor, painting contractors, interior painting, exterior painting, house painting, decorating
house-with-garden hut: garden rooms, garden room, garden office, garden offices
house-with-garden hut: framed garages, oak framed garages, timber garages, oak garages, garages and garden rooms, carports, carport, car ports
hut saw: garden sheds, garden shed, sheds, shed, wooden sheds, summer houses, summerhouses, log cabins, log cabin, cabin holidays, oak framed, oak frame, oak frames, timber frame, timber framed
house builder: house extensions, house extension, home extensions, home extension, basement conversion, basement conversions, garage conversion, garage conversions, conversions, porches, eco homes, new build homes, new homes, self build
scissors hair-comb: cut and colour, cut and color, senior stylist, hair colour, hair color, balayage, your hair, highlights and cut, cut and blow dry, blow dry, stylist, stylists
apple ruler: slimming, slimming group, slimming club, weight watchers, weight loss, weight loss group, lose weight
fountain-pen typewriter: copywriter, copywriters, copywriting, ghostwriter, proofreading, proofreader, editor, editors, content writer, content writing, writing course, creative writing, writers' group
pen gift: promotional products, promotional gifts, promotional merchandise, branded merchandise, corporate gifts
compass puzzle: team building, team building activities, team building days, away days, away day, treasure hunt, treasure hunts, scavenger hunt
scales gavel: employment tribunal, tribunal, legal help, legal advice, leasehold advice, employment law, competition law, legal support, law centre, small claims
houses key: tenants association, residents association, residents' association, tenants, social housing, council housing, housing advice, housing support, affordable housing, affordable homes, leaseholders, women's refuge, neighbourhood watch, housing co-op
builder traffic-light: roadworks, road works, roadwork, road closure, road closures, pavement repairs, pothole, potholes, traffic management, road repairs, road surfacing, tarmac, tarmacking
fountain-pen scroll: estate planning, will writing, wills, make a will, write your will, lasting power of attorney, power of attorney, probate
microphone projector: conference venue, conference, conferences, conference room, meeting rooms, meeting room, meeting room hire, keynote, keynote speaker, panel discussion, symposium, trade conference, av hire
gear factory: industrial machinery, machinery, machine tools, cnc machining, precision engineering, manufacturing, manufacturer, manufacturers, engineering company, metal fabrication, machine parts, machining, laser cutting, engineering, engineering jobs, spare parts, bearings, hydraulics, pneumatics
tap plunger: drainage, drainage company, drain cleaning, drain unblocking, blocked drains, drain clearance
smartphone laptop: app developers, app developer, app development, mobile app development
calculator bar-chart: actuary, actuaries, audit firm, auditors, auditor, cost control, budget planning, invoice finance, asset finance, business rates
printer document: design and print, print and design, printing and design, flyers and posters, leaflet printing, flyer printing
amphora spade: archaeology dig, archaeology, archaeologist, archaeological dig
identity-card: name badges, badges and lanyards, lanyards, id cards, badges
dinner-plate cutlery: banqueting hall, banquet hall, banqueting, food wholesaler, meal deal, mobile catering, catering van, buffet catering, school dinners, lunch club, hot meals, meals on wheels
office-building key: business park, business park units, office rental, offices to let, office to let, office space, serviced offices, commercial property, commercial premises, shop to let, retail unit, industrial units, office suites
headphones speech-bubble: call centre, call center, call handling, answering service, telephone answering, customer service outsourcing, helpdesk, help desk, contact centre, contact center, customer support
keyboard desktop-computer: data entry, transcription typist, typing service, back office outsourcing, back office, word processing
handshake heart: victim support, voluntary work, volunteering, volunteer, volunteers, volunteers needed, social enterprise, community support, befriending, befriending service, community fund, twinning, town twinning, advice centre, citizens advice, mutual aid, volunteer centre
tea cookie: day centre, day center, lunch and social, coffee and chat, women's institute, social club, community centre, community center
older-person tea: elderly day care, elderly day centre, over 60s club, over 50s club, pensioners club, senior citizens
lightning light-bulb: energy broker, energy saving, energy supplier, electricity supplier, cheap energy, energy bills, energy advice, green energy, switch energy
lorry wheel: fleet management, fleet, truck hire, lorry hire, hgv
rain house: flood defence, flood defences, flood protection, flood barriers
cook spray-bottle: food hygiene, food hygiene training, food safety training, food safety
foot: foot health, foot health practitioner, foot care at home
film-camera popcorn: film screening, film screenings, screening of, film night, movie night, film club, movie screening
car identity-card: dvla plates, number plates, private plates, number plate, personalised plates
briefcase document: company formation, company registration, limited company, business broker, business for sale, start a business, business start-up
candy lollipop: confectionery, confectionery wholesaler
newspaper books: news agent, newsagent, newsagents, magazine subscription, magazine, magazines, local paper, local newspaper
smartphone loudspeaker: social media management, social media manager, social media, social media marketing, influencer marketing, tiktok ads, instagram marketing, content creator
smartphone headphones: phone systems, business phone systems, voip, telephone systems, office phones
laptop wrench: tech repair, tech support, it helpdesk, it support, it services, computer help
saw paint-roller: floor sanding
theatre-masks ballet-shoes: performing arts, performing arts school, stage school, theatre school, puppet show, puppet theatre, puppets, puppeteer, poetry slam
house key: land for sale, plots for sale, building plot, building plots, plot of land
bowling: lawn bowls, bowls club, bowling green, crown green bowls, indoor bowls
seedling spade: open gardens, open garden, garden tour, garden open day
soap lotion: toiletries, bath bombs, bath products
horse-rider: racecourse, race meeting, horse races
locomotive: steam fair, steam rally, steam railway, steam train, steam trains
ring bouquet: registry office, register office, civil ceremony
football goal-net: playing fields, sports field, sports pitch, pitch hire, five-a-side, 5-a-side, walking football
teddy-bear crayon: toy library, play group, playgroup, stay and play
camera laptop: photo editing, photo retouching, photo restoration
camera: model agency, school photographer
love-letter open-book: ~ poetry
cocktail tropical-drink: mobile bar hire, mobile bar, bar hire, prosecco van
dumbbell: ladies gym, outdoor gym
droplet: water cooler, water coolers
shield siren: police meeting, police community meeting, community safety, neighbourhood policing
safety-vest traffic-light: road safety, road safety training
set-square house: planning applications, planning application, planning permission, building regulations, architectural drawings
briefcase handshake: job club, leadership training, employee benefits, time management, time management course, management course, leadership course, business training, business networking, networking event, networking breakfast, chamber of commerce, franchise opportunity, training provider for business
-: skip the, a roof over, roof over your, roof over their, over every, from bean to, bean to bar, over every head, over their heads, short, leave, leaves you, leave it to us, pick up and drop, pop up, too short
tent compass: cubs and beavers, cubs & beavers, beavers & cubs, scouts need, scout leader, scout leaders, cub leader, beaver leader, scout troop, beaver scouts, explorer scouts, girl guides, guide leader, brownies and guides, scouts, cub scouts, beavers and cubs, girlguiding, scout camp
bus: field trips, day trips by coach
ring pen: engraving, engraver
book: book nook, book corner
mug coffee: mugs, mug, coffee mugs, coffee mug, ceramic mugs, handmade mugs, printed mugs, personalised mugs, espresso cups, tea cups, handmade cups
oven fridge: kitchens, fitted kitchens, bespoke kitchens, kitchen fitters, kitchen fitter, kitchen fitting, new kitchen, new kitchens, kitchen equipment, commercial kitchen equipment, catering equipment, kitchen design, kitchen renovation, kitchen showroom, kitchen makeover, kitchen installation, kitchen appliances, kitchen refurbishment, kitchen doors, kitchen studio, replacement kitchen doors, kitchen company, kitchen units
teddy-bear toy-bricks: ~ toddler, toddlers
teddy-bear toy-bricks: funded places, funded hours, free childcare hours, year olds, childcare places, children's nursery, kids nursery, nursery open day, nursery for children, toddler class, toddler classes
toy-bricks teddy-bear: ~ nursery
house heart: foster carer, foster carers, foster care, fostering, foster parents, foster parent, foster family, foster families, adoption agency, become a foster carer, homeless shelter, homeless young people, homelessness, rough sleepers, rough sleeping, sleep out, night shelter
lock-and-key padlock: cyber security, cybersecurity, data protection, smart locks, smart lock, locks, lock change, locks changed, lock fitting, door locks, information security, penetration testing, password manager, antivirus
magnifier chart-up: seo, seo agency, seo audit, search engine optimisation, search engine optimization
clipboard laptop: project management, project management app, project management software, task management, to-do app, project planner
lorry delivery-van: removals, house removals, office removals, home removals, man and van, van and man, man with a van, man with van, moving company, movers, moving house, house moves, office moves, house move, student moves, removal company, removals company, removal firm, furniture removals, haulage
ship parcel: freight forwarding, freight forwarder, freight forwarders, sea freight, container shipping, import export, import and export, customs clearance
recycling wastebasket: beach clean, beach clean up, beach cleanup, litter pick, litter picking, river clean, park clean up, community clean up, rubbish, rubbish removal, junk, junk removal, waste collection, rubbish collection, waste removal, house clearance, house clearances, garage clearance, skip, skips, recycling collection
wastebasket recycling: wheelie bins, bin collection
table-tennis football: youth club, youth centre, youth work, youth group, youth workers, youth services
alembic test-tube: science festival, science fair, science club, science camp, science party, science show, science workshop, chemistry tutor, chemistry lessons, science tutor, stem club
tooth toothbrush: scale and polish, check-up and clean, hygienist, dental hygienist, dental check-up, teeth cleaning, teeth whitening, tooth whitening, teeth straightening, clear aligners, aligners, new dental patients, dental patients, root canal, fillings
gymnast bouncy-castle: trampoline, trampolines, trampolining, trampoline park, trampoline class
slide toy-bricks: soft play, soft play centre, soft play center, soft play hire, soft play area, indoor play centre, indoor play center, play centre, play barn
runner sneaker: couch to 5k, c25k, 5k run, 10k run, fun run, park run, parkrun, running club, running group, half marathon, run club
-: lift off, piece of cake, icing on the cake, cherry on top, cherry on the cake, new leaf, hit the road, break the ice, in the bag, no strings attached, game changer, key to, spice up, on the house, home sweet home, save the date, bright ideas, to your door, at your door, on your doorstep, your front door, hard as nails, cool as a cucumber, couch potato, rain or shine, raise the roof, one roof, by heart, with heart, from the heart, heart of, heart to heart, over the moon, sky is the limit, penny for, star of the show, five star, silver lining, golden years, green light, red carpet, bells and whistles, whole package, full package, package deal, all in one package, beat the clock, around the clock, round the clock, walk on air, in a nutshell, break the bank, breaking the bank, rain check, big apple, cloud nine, snowed under, fishing for, butterflies in, night owl, early bird, early birds, bird's eye, lion's share, cats and dogs, hold your horses, puppy love, elephant in the room, busy bee, busy bees, heavy lifting, level up, game on, game face, ball game, on the ball, drop the ball, get the ball rolling, knock it out of the park, big fish, off the hook, cutting edge, sharp as a tack, sit back, take a seat, hot seat, back seat, hot potato, in hot water, in the same boat, rock the boat, missing the boat, all hands on deck, smooth sailing, plain sailing, full steam ahead, on track, back on track, on the right track, train hard, driven by, go the extra mile, put your feet up, feet up, dream big, shoot for the stars, reach for the stars, bag a bargain, grab a bargain, mark the date, date night, window of opportunity, open doors, opens doors, closed doors, behind closed doors, next door, doors open, in the driving seat, driving force, make waves, new wave, tip of the iceberg, thick skin, sweet tooth, long in the tooth, eye opener, eye for detail, second pair of eyes, wear many hats, at the drop of a hat, hats off, boot up, give it the boot, on a shoestring, fill the shoes, walk in your shoes, tie the knot, cut the cost, a cut above, made the cut, bottom drawer, bread and butter, best thing since sliced bread, bring home the bacon, full of beans, spill the beans, sour grapes, low-hanging fruit, fruit of, bear fruit, cream of the crop, cup of tea, my cup of tea, your cup of tea, wake up and smell the coffee, egg on, salt of the earth, worth its salt
`;
