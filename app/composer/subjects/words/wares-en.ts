/** Instruments, pets, dishes, crafts and care by their plain names, and the things for each. Notation: word-list.ts. */
export const englishWares = `
guitar musical-notes: ukulele, ukuleles, mandolin, mandolins, lute, sitar, harps, bouzouki, balalaika
piano-keys musical-notes: harpsichord, organist, clavichord, synthesizer, synthesizers, synths
flute musical-notes: bagpiper, bagpipes, bagpipe, piper, tin whistle, panpipes, piccolo
trumpet musical-notes: trombone, trombones, tuba, french horn, euphonium, cornet, bugle
violin musical-notes: cellos, cellist, fiddle, fiddler, luthier
long-drum drum: bongos, djembe, tabla, cajon, steel drums, samba drums
accordion: concertina, melodeon, squeezebox
fountain-pen scroll: calligrapher, place cards
sewing-needle thread: zip repair, zip repairs, zips, hems, hemming, trouser hems, darning, mending, cross stitch, needlework
knot yarn: macrame, macramé, rope work, ropework
umbrella: umbrella repair, brollies
watch: watch strap, watch straps, watch batteries, watch battery, watch repairs, chronograph
oven sponge: oven valeting, oven cleaner, oven clean, range cooker
house droplet: damp proofing, damp proof, damp survey, mould removal, radon, radon testing, dehumidifier
house magnifier: house survey, building survey, surveyors
logs fire: wood pellets, pellets, kindling, kiln dried logs
saw logs: chainsaw, chainsaws, chainsaw servicing, chainsaw carving, reclaimed floorboards, floorboards, sawmill, timber yard, decking boards, plywood
lawnmower leaves: hedges, turf laid, turfing, lawns, lawn edging
tropical-fish fish: koi, koi carp, carp ponds, pond liners, pond, ponds, goldfish, fish pond, guppies
parrot bird: budgies, budgie, budgerigars, cockatiels, cockatiel, canaries, canary, finches, aviary, aviaries, macaw
mouse paw: ferret, ferrets, gerbils, chinchillas, chinchilla, rats, degus, small pets
hamster paw: guinea pig, guinea pigs, guinea pig boarding, hamsters
paw candle: pet crematorium, pet funerals, pet funeral, pet memorial
egg duck: duck eggs, goose eggs, quail eggs, hen eggs, free range eggs, eggs
milk cow: raw milk, milk vending, milk vending machine
bread wheat: sourdough starter, sourdough class, focaccia, ciabatta, brioche
pie: pasties, pasty, cornish pasties, sausage rolls, quiches, empanadas, empanada, tartlets, custard tarts
chilli jar: hot sauce, hot sauces, chilli sauce, chilli sauces, chili sauce, chilli oil, sriracha
headphones musical-notes: music streaming, music subscription
house key: studio to rent, studio to let, studio for rent, studio flat, studio apartment, bedsit
books: paperbacks, paperback, hardbacks, used books
paint-roller bucket: paint, paints, tester pots, paint shop, emulsion paint
teddy-bear baby-bottle: nanny, nannies, au pair
theatre-masks: shakespeare, twelfth night, hamlet, macbeth, romeo and juliet
bouquet candle: graves, grave tending
padlock laptop: private browsing, ad blocker
jar chilli: ferment, chutneys, relish, sauerkraut
soft-ice-cream ice-cream: gelato cart, frozen yoghurt, sundaes
doughnut: churros, churro, beignets, loukoumades
dumpling: samosas, samosa, momos, wontons, spring rolls, bao, bao buns
chicken-leg: jerk chicken, peri peri chicken
bento rice: rice bowls, buddha bowls
spirits-bottle: whisky auction, brandy
honey bee: mead, honeycomb
tropical-drink cocktail: alcohol-free bar, alcohol-free cocktails, mocktails, mocktail, mocktail bar
top-hat sun-hat: bowler hats, bowler hat, flat caps, flat cap, hatter, fedoras, panama hats, trilby
coat scarf: school blazers, blazers, blazer, waistcoats, kilts, kilt, tweed, suits made to measure, tailored suits
skis skier: ski boots, ski boot, ski boot fitting, ski tuning
surfer diving-mask: wetsuit, wetsuits, wetsuit repairs, wetsuit hire
tennis: pickleball, racquets, rackets, racket restringing, racquetball
golf golfer: croquet, croquet lawn, croquet club
ghost: ghost walks, ghost tours, ghost hunt
dice dragon: tabletop games, tabletop gaming, roleplaying, role-playing games, one-shots, warhammer, wargames, wargaming, miniatures painting
puzzle: jigsaws, jigsaw swap
diamond ring: silversmithing, silversmith, silversmiths, silver jewellery workshop, gemmologist, enamelling
drone camera: aerial photos, aerial photo, aerial video, aerial filming, drone survey
studio-microphone: voice-over, voice-over artist, voiceover, voice actor, audiobook recording, dubbing
clapperboard speech-bubble: subtitles, subtitling, captions, captioning, transcription
scales document: bail, bail bonds, patents, trade marks, mediators
magnifier scroll: genealogist, ancestors
hearing-aid speech-bubble: sign language, bsl, lip reading, hearing loop, hearing loops, tinnitus
open-book brain: dyslexia, dyscalculia, dyslexia assessment, adhd assessment, autism assessment, special needs tutor
car traffic-light: driving theory, theory test, highway code, speed awareness
lorry delivery-van: forklift, forklifts, forklift licence, forklift training, lgv, lorry driving
plaster rescue-helmet: first aid at work, cpr, defibrillator
tooth: dentures, denture, denture repair, implants, veneers, crowns and bridges
baby test-tube: fertility, fertility checks, sperm donor, egg freezing
blood-drop test-tube: blood test at home, blood work, cholesterol check, cholesterol
hut logs: garden office, summer house, playhouse, playhouses
key lock-and-key: locks changed, keys cut, keys copied, spare keys
window curtains: plantation shutters, roller shutters, window shutters, blinds cut to size
amphora jar: potter, potters, stoneware, clay workshop, raku, throwing on the wheel
basket leaves: basketry, basket weaving, willow weaving, wicker, picnic hampers
candle: beeswax candles, tealights
soap: soapmaking, shower gel
spade seedling: allotments, raised beds, vegetable patch
cactus plant: succulent, cacti, house plants
sailing-boat anchor: yachts, moorings, mooring, dinghy, dinghies, boat yard
canoe rower: narrowboats, punting, kayaks
train: model trains club, rail tours, steam railway
horse: livery, pony club, ponies, dressage, show jumping
goat: goat yoga, goat milk
sheep: sheep, lambs, lambing weekend, sheepskin, sheepdogs, wool fair
camera film-camera: darkroom, film developing, photo printing, photo prints
film-strip video-camera: home movies digitised, cine film, vhs to digital
typewriter pen: speech writer, cv writer
loudspeaker: pa hire, sound system hire, sound systems, speakers hire
security-camera: dash cams, dash cam, burglar alarms, house alarms, intruder alarm
lifting-weights: bootcamp fitness, strongman
lotus-position: qi gong, barre class
bathtub: bath resurfacing, bath fitting, walk-in baths, walk-in bath
gift ribbon: ~ voucher, vouchers
oven dining-table: kitchen fitter, kitchen fitters, kitchen studio, fitted kitchens, fitted kitchen, kitchen refit, kitchen refits, new kitchen, new kitchens, splashbacks, splashback
t-shirt washing-machine: ironing, ironing service, ironing lady, shirt service
sofa delivery-van: house clearance, house clearances, flat clearance, estate clearance
cable-car climber: zip wire, zip line, zipline, zip lining
sandwich coffee: baps, breakfast baps, breakfast rolls, bacon rolls, toasties, panini, paninis
noodles curry: thai street food, thai takeaway, thai kitchen, laksa, satay
parachute: skydiving, indoor skydiving, skydive, parachuting, paragliding
broccoli herb: asparagus, leeks, sprouts, brussels sprouts, cauliflower, kale, spinach
car traffic-light: driving bootcamp, driving course, driving courses, intensive driving course
jar strawberry: homemade jam, jams, marmalade, preserves, lemon curd
bucket sponge: gutter cleaning, window cleaning round, pressure washing, jet washing
wall-clock: clocks, clock repair, clockmaker, horologist
mirror: mirrors, mirrors cut to size
ladder: ladders, loft ladders, ladder hire
suitcase: luggage, luggage storage, left luggage, suitcases
cherry-blossom: cherry blossom, blossom walk
pineapple coconut: tropical fruit, exotic fruit
crayon pencil: stationery, stationer, school supplies, back to school
kite: kites, kite festival, kite flying, kitesurfing
sled snowman: sledging, tobogganing, sleigh rides
duck: duck race, duck races
swan duck: wildfowl
bison cow: beef box, beef boxes, highland cattle
squirrel tree: woodland walk, forest walk, nature trail
paper-lantern: lanterns, lantern parade, lantern festival
screwdriver toolbox: flat pack assembly, furniture assembly, odd jobs, small repairs
trophy: sports day, awards night, awards ceremony, prizegiving
money-bag: cash for gold, pawnbroker, payday, pension transfer
candy chocolate: fudge, toffee, toffees, nougat, liquorice, turkish delight
guitar microphone: acoustic duo, duo, covers band, wedding band, function band, wedding singer
open-book microphone: poetry, poetry reading, poetry night, poetry slam, spoken word
car location-pin: parking, parking spaces, parking space, car park, park and ride, valet parking
egg frying-pan: omelette, omelettes, omelet, frittata
wine orange: sangria, sangria night
musical-notes microphone: gospel choir, gospel, community choir, barbershop choir
tree seedling: tree planting, plant a tree, woodland planting
tap wrench: bathroom taps, kitchen taps, mixer taps, leaking tap, dripping tap
toolbox hammer: shelving, shelves, garage shelving, bookshelves fitted
car-front: windscreen, windscreens, windscreen chips, windscreen repair, windshield repair
swimmer: sea swimming, open water swimming, wild swimming, aquafit, lidos, lido
open-book speech-bubble: beginners' italian, beginners italian, italian for beginners, italian conversation, beginners' french, beginners french, french for beginners, french conversation, beginners' spanish, beginners spanish, spanish for beginners, spanish conversation, beginners' german, beginners german, german for beginners, german conversation, beginners' portuguese, beginners portuguese, portuguese for beginners, portuguese conversation, beginners' japanese, beginners japanese, japanese for beginners, japanese conversation, beginners' mandarin, beginners mandarin, mandarin for beginners, mandarin conversation, beginners' arabic, beginners arabic, arabic for beginners, arabic conversation, beginners' russian, beginners russian, russian for beginners, russian conversation, beginners' greek, beginners greek, greek for beginners, greek conversation, beginners' dutch, beginners dutch, dutch for beginners, dutch conversation, beginners' polish, beginners polish, polish for beginners, polish conversation, beginners' turkish, beginners turkish, turkish for beginners, turkish conversation, beginners' korean, beginners korean, korean for beginners, korean conversation
dog stethoscope: veterinar
`;
