/** Rural trades, crafts, clubs, notices and digital goods in English; these words go first. Notation: word-list.ts. */
export const englishClubsAndCrafts = `
fish tropical-fish: catfish, catfish farming, fish farm, fish farms, fish farming, tilapia, tilapia farming, trout farming, trout farm, fish pond, fish ponds, fingerlings, aquaculture, aquaponics
pig: pig farming, pig farm, pig keeping, piggery, weaners
snail: snail farming, snail farm, heliculture
mushroom: mushroom farming, mushroom farm, mushroom cultivation
hen egg: poultry farming, poultry farm, poultry keeping, layers farming, broiler farming
goat cheese: goat farming, goat farm, goat keeping, goat milking
rabbit: rabbit farming, rabbit farm, rabbit breeding
cow milk: dairy farming, cattle farming, cattle ranch
sunflower: pick your own sunflowers, sunflower field, sunflower fields
tulip: pick your own tulips, tulip field, tulip fields
bouquet: pick your own flowers, cut your own flowers
hyacinth herb: pick your own lavender, lavender fields pick your own
apple basket: pick your own apples, pick your own pears, pick your own plums
blueberries: pick your own blueberries
cherries: pick your own cherries
bee honey: bee farming, bee suit, bee suits, beekeeper suit, beekeeper suits, beekeeping suit, beekeeping suits, bee smoker, bee smokers, langstroth, apiary
lobster crab: crayfish farming, crawfish boil catering, seafood boil catering
shrimp: prawn farming, shrimp farming
tractor wheat: baling, contract combining, combining and baling, agricultural contractor, agricultural contractors, ploughing, ploughing match, slurry, slurry spreading, muck spreading, silage
excavator crane: farm drainage, land drainage, field drainage, ditch clearing, ditching
wheat herb: scything, scythe, scythes, haymaking
fire logs: charcoal burning, charcoal making
corn jack-o-lantern: corn maze, corn mazes, maize maze, maize mazes
doughnut: cider donut, cider donuts, cider doughnut, cider doughnuts
sun-hat wheat: scarecrow trail, scarecrow trails, scarecrow festival, scarecrows
roof house: thatch roof, thatch roofs, thatch netting, reed and thatch, water reed, reed cutting
tree axe: pruning, tree removals, hedge removals, stump removals
tropical-fish plant: aquascaping, aquascape, aquascapes, planted tank, planted tanks, nano tank, nano tanks, aquarium plants
desktop-computer books: jamb cbt, jamb exam, jamb lessons, jamb past questions, utme, cbt practice, cbt practice centre, cbt practice center, cbt centre, cbt center, cbt centres, cbt exam, cbt exams, cbt test, computer based test, computer based tests, computer-based test, computer based test centre
brain speech-bubble: cbt therapist, cbt therapists, cbt therapy, cbt counselling, cbt counsellor, cbt sessions
books pencil: waec, neco, mock exam, mock exams, past questions, past papers
joystick game-controller: pinball, pinball bar, pinball machine, pinball machines, arcade bar, claw machine, claw machines
magic-wand top-hat: ~ wizard, wizards
skis coat: ski suit, ski suits, ski suit hire, snow suit, snow suits
safety-vest gloves: hazmat suit, hazmat suits, boiler suit, boiler suits
-: to suit, suits all, suits everyone, suits every, suit all, suit every, suit any, suit you, suits you, suit your, suits your
-: sign the, sign our, sign this, sign a, sign it, sign here, sign your, sign my, sign and share
ballot-box pencil: sign the petition, sign our petition, sign this petition
-: watch how, watch the, watch our, watch as, watch a, watch your, watch live, watch this, watch him, watch her, watch them, watch every, watch all, watch now, watch it, watch free, watch for free, watch online, watch anywhere
paintbrush printer: sign writing, sign writing course, sign painting
car wrench: classic mini, classic minis, land rover restoration, car restoration, car restorations, classic car restoration
studio-microphone headphones: hospital radio
handshake heart: hospital volunteers, hospital volunteer
coat t-shirt: hospital charity shop
teddy-bear: teddy bear hospital, teddy hospital, doll hospital, dolls hospital
briefcase handshake: ~ franchise, franchises, franchise opportunity, franchise opportunities
ring pen: ~ engraving, engravings
mantel-clock wall-clock: clock repair, clock repairs, clock restoration, clock stopped, antique clock, antique clocks, grandfather clock, grandfather clocks, longcase clock, longcase clocks, horologist, horologists
-: clocks go back, clocks go forward, clocks change
thermometer: barometer, barometers, barometer restoration
microphone musical-notes: carnatic, carnatic vocal, carnatic music, hindustani vocal, hindustani vocals, hindustani music, vocal classes, vocal lessons, vocal training, vocal coaching
parcel ship: balikbayan box, balikbayan boxes, balikbayan, barrel shipping, barrels to
-: no drama, no size drama, without the drama, drama free, minus the drama
palette hindu-temple: idol making, clay idol, clay idols, murti making, ganesh idol making, ganesha making, clay ganesha, clay ganesh
hindu-temple hibiscus: ganesh idol, ganesh idols, ganpati idol, ganpati idols, durga idol, durga idols, murti, murtis
ribbon thread: rakhi, rakhis
party-popper balloon: mechanical bull, rodeo bull, bucking bronco
scarf dress: gele, auto gele, gele artist, headgear artist, bridal headgear artist, bridal headgear, head tie, headties, headwrap, headwraps, head wraps
ring bouquet: weddings and funerals, weddings & funerals, weddings funerals, funerals and weddings, weddings christenings and funerals
delivery-van plug: electric van, electric vans, ev van, ev vans, van test days, van test drive, van test drives
baby baby-bottle: cloth nappy, cloth nappies, reusable nappies, real nappies, nappy library, lactation consultant, lactation consultants, lactation
lifebuoy beach: nippers registration, nippers registrations, nippers sign, nippers sign on, junior nippers, surf lifesaving, surf life saving, junior lifesaving, lifesaving, lifesaving course
soft-drink candy: office vending, healthy vending, vending services, vending service, vending company, vending operator, workplace vending, micro market, micro markets
apple basket: office fruit, office fruit box, office fruit boxes, office fruit baskets, fruit at work
house hammer: shipping container conversion, shipping container conversions, container conversion, container conversions, container home, container homes, container house, container houses, container office, container offices
coffee house: shipping container cafe, shipping container cafes, container cafe, container cafes
lorry crane: shipping container, shipping containers, used containers, 20ft container, 40ft container, 20ft containers
drone: drone roof survey, drone roof surveys, drone survey, drone surveys, drone inspection, drone inspections, drone spraying
compass house: feng shui, vastu, vastu consultant
convenience-store basket: village shop, village shops, village store, village stores, community shop, community owned shop
canoe rower: coracle, coracles
printer memo: letterpress, letterpress workshop, letterpress printing
lab-coat gloves: cleanroom, cleanrooms, cleanroom garments
calculator receipt: payroll bureau, payroll bureaux
hammer-and-wrench gear: anodising, anodizing
factory gear: injection moulding, injection molding, vacuum forming, die casting
marquee light-bulb: marquee heating, marquee lighting
speaker microphone: sound desk, sound desks, mixing desk, mixing desks
juggler circus-tent: fire eater, fire eaters, stilt walker, stilt walkers, stilt walking, fire breathers, fire performers, circus performers
racing-car: soapbox derby, soapbox derbies, soapbox race, soapbox races, soap box derby
droplet tap: hosepipe ban, water restrictions, water outage
sailing-boat: model boat, model boats, model boat club, model yachts
motorcycle: speedway, grasstrack
-: gates open, gates at, gates from, gates 4pm, gates 5pm, gates 6pm, gates 7pm, gates noon
bowling: petanque, pétanque, boules, bocce
dancer bell: morris dancers, morris dancing, morris dancer
sewing-needle thread: quilters, quilters' guild, quilters guild
camera laptop: lightroom preset, lightroom presets, photo presets
laptop notebook: notion template, notion templates, canva template, canva templates, excel template, excel templates, spreadsheet template, spreadsheet templates, digital planner, digital planners
paintbrush palette: procreate brushes, procreate brush, procreate
scissors laptop: svg files, svg cut files, cut files, cricut
headphones musical-notes: sample pack, sample packs, loop pack, loop packs, beat pack, beat packs, house producers, techno producers
laptop smartphone: chrome extension, chrome extensions, browser extension, browser extensions, browser plugin
piano-keys: pipe organ, pipe organs, organ restoration, organ builder, organ builders
chair armchair: cane webbing, chair caning, rush seating, rush seats, seat weaving
-: house of culture, house of commons, house of lords
-: foundation licence, foundation license, foundation course, foundation level
target: gunsmith, gunsmiths, rifle club, clay shooting
spoon saw: spoon carving, wooden spoon carving
cow horseshoe: hoof trimming for cattle, cattle hoof trimming, cattle foot trimming
bouquet daisy: well dressing, well dressings
runner sneaker: wife carrying, egg and spoon race, tough mudder
daisy window: window box, window boxes, window box planting, hanging basket, hanging baskets
fence rabbit: rabbit fencing, rabbit fence, rabbit proof fencing
fence hammer: deer fencing, stock fencing
hen egg: hen house, hen houses, henhouse, hen house cleaning, red mite
salt wave: sea salt, sea salt tour
plant seedling: barrel planter, barrel planters, wine barrel planters, wine barrel planter
bird nest: swift box, swift boxes, owl box, owl boxes
house houses: planning notice, planning notices, planning application, planning applications
clipboard calendar: agm, annual general meeting, notice of agm
droplet tap: burst main, burst water main, water main
school backpack: school admissions, school places
sailing-boat anchor: yacht rigging, standing rigging, rigging checks, marine electrics, antifouling, osmosis treatment, spray hood, spray hoods
motor-boat anchor: outboard, outboards, outboard motor, outboard motors, outboard servicing
motor-boat paintbrush: boat name lettering, boat names, boat lettering
door fire-extinguisher: fire door, fire doors, fire door inspection, fire door inspections
light-bulb fire-extinguisher: emergency lighting
tap plunger: cctv drain survey, cctv drain surveys, drain survey, drain surveys, cctv drain
paint-roller: line marking, car park line marking
football goal-net: sports pitch, sports pitches, pitch renovation, sports pitch renovation
crane ladder: cherry picker, cherry pickers, cherry picker hire, scissor lift, scissor lifts, boom lift, boom lifts, mewp, ipaf
rescue-helmet safety-vest: confined space, confined spaces, working at height, abrasive wheels, harness training
saw logs: chainsaw ticket, chainsaw tickets
excavator: digger ticket, digger tickets, dumper ticket, dumper tickets
beers document: personal licence course, personal licence courses, alcohol licence
eyelashes: lash course, lash courses, lash training
clapperboard typewriter: screenwriting, screenwriter, screenwriters, scriptwriting
book pencil: zine, zines, zine fair
dice: mahjong, mah jong, backgammon
dice puzzle: scrabble, scrabble group, scrabble club
bowling: skittles alley, skittle alley, skittles league
books pencil: home education, home ed, flash cards, flash cards app, revision cards
receipt laptop: invoice template, invoice templates
moon headphones: sleep sounds, sleep stories, sleep app
typewriter: font bundle, font bundles, typeface, typefaces
smartphone palette: icon set, icon sets, icon pack, icon packs, ui kit, ui kits
game-controller desktop-computer: minecraft, minecraft server, minecraft servers, roblox
headphones keyboard: transcription, transcriptions, transcription service, transcription services
document pencil: grant writer, grant writers, grant writing, bid writer, bid writers, bid writing
scroll magnifier: heir hunter, heir hunters
magnifier: lie detector, lie detector tests, lie detector test, polygraph
ring diamond: memorial jewellery, memorial jewelry, ashes jewellery, ashes into glass
party-popper balloon: confetti, confetti cannon, confetti cannons
cocktail champagne: horsebox bar, horsebox gin, horse box bar
soft-ice-cream bicycle: ice cream tricycle, ice cream tricycles, ice cream trike, ice cream trikes, ice cream bike, ice cream bikes
chocolate strawberry: chocolate fountain, chocolate fountains
basket tree: durian, durians, rambutan, rambutans, mangosteen, mangosteens, jackfruit
bee honey: bee colonies, bee colony, nucs, apiaries
scaffold ladder: scaffold tower, scaffold towers
awning basket: stallholders, stall holders, stallholder, market stall, market stalls
backpack t-shirt: uniform exchange, uniform swap, uniform swaps, uniform bank
ballot-box clipboard: parish councillor, parish councillors, town councillor, town councillors, councillor, councillors
daisy seedling: horticultural society, horticultural show, dahlias, dahlia tubers
apple tree: fruit trees, fruit tree
droplet bucket: rainwater tank, rainwater tanks, rainwater harvesting, water butt, water butts
wheat tractor: straw bales, straw delivered, barley straw, wheat straw, hay and straw
duck goose: ducklings, duckling, goslings, gosling
sheep: sheep dipping, sheep dipping contractor, sheep scanning
house yarn: wool insulation, sheep's wool insulation
trowel bucket: lime plaster, lime plastering, lime render, lime mortar, hempcrete
oven fire: earth oven, earth ovens, cob oven, cob ovens, clay oven, clay ovens
tent campsite: yurt, yurts, yurt hire
tree hut: treehouse, treehouses, tree house, tree houses, treehouse builders
sailing-boat beach: land yacht, land yachts, land yachting, sand yachting
sailing-boat anchor: blessing of the boats
canoe wave: raft race, raft races
kick-scooter: segway, segways
dancer feather: burlesque
gymnast: aerial hoop, aerial silks, aerial yoga
musical-notes microphone: barbershop chorus, barbershop quartet, barbershop singers, barbershop singing
fir-tree ribbon: christmas wreath, christmas wreaths, christmas wreath workshop
knot flexed-arm: tug of war, tug o' war
flexed-arm medal: highland games
football goal-net: blind football
-: blind people, blind children, blind veterans, blind runners, blind tasting, blind tastings, blind date, blind dates, colour blind, for the blind, of the blind
bowling: boccia
swimmer goggles: sensory swim, sensory swimming
light-bulb: red light therapy
dress-shoe: shoe shine
ring diamond: ring making, wedding ring making, make your own ring, make your own rings
world-map framed-picture: map print, map prints, map art
palette paintbrush: mural, murals, mural painter, mural painters, mural artist, mural artists
motor-boat: boat wrap, boat wraps, boat wrapping, yacht wrapping
lorry wrench: tachograph, tachographs, tachograph calibration, tail lift, tail lifts, tail lift repairs
lorry horse: horsebox conversion, horsebox conversions
headphones speech-bubble: translation earpieces, interpreter headsets, simultaneous interpretation, conference interpreters, conference interpreting
speaker microphone: stage hire, staging hire, mobile stage hire
fence: temporary fencing, temporary fencing hire, temporary fence, heras fencing, crowd barrier, crowd barriers
toilet: festival loos, event loos, luxury loos, posh loos, portaloo, portaloos, loo hire
plaster heart: first aiders, event first aid, event first aiders, event medics, medical cover
safety-vest megaphone: stewards, event stewards, event marshals, marshals wanted
umbrella: lost property
gavel umbrella: lost property auction, unclaimed property auction
star sheep: live nativity, nativity play, nativity, nativity scene, nativity scenes
bell: sleigh bells, door bells, doorbells, hand bells, bell foundry
dog: scent detection, scent work, scentwork, nosework
fence hammer: post and rail, post and rail fencing, post and rail fence, closeboard, closeboard fencing
knot: ropework, rope work, rope fenders, rope doormats, hand knotted
horse: race night, race nights
recycling: metal scrap, scrap collected, scrap collection
open-book speech-bubble: welsh for learners, learn welsh, welsh lessons, welsh classes, irish classes, irish lessons, learn irish, gaelic classes, gaelic lessons, learn gaelic
pencil memo: charity quiz, fundraising quiz, family quiz, school quiz
pill: repeat prescriptions, repeat prescription, prescriptions delivered, prescription delivery
gavel: under the hammer, farm dispersal, dispersal sale
`;
