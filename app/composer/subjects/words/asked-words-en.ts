/** What an owner asks to be shown, in English, by the nearest thing we draw. Notation: word-list.ts. */
export const askedInEnglish = `
hair-comb: comb, combs
kitchen-knife: knife, knives, butchers knife, cleaver
mug: mugs, two mugs
teapot: kettle, a kettle
light-bulb: bulb, light bulb, lightbulb, bare bulb
microphone: mic, mike, microphone stand, old microphone
paintbrush: brush, brushes, paint brush
locomotive: steam engine, steam train
dog: brown lab, black lab, chocolate lab, spaniel, collie, terrier, labrador
desktop-computer: monitor, old monitor, old computer
desk-lamp: table lamp, reading lamp
fitted-kitchen: kitchen, kitchens, our kitchen, modern kitchen, new kitchen
-: belt, board, cards
love-letter: old letters, old letter, a letter, love letters, handwritten letters, envelope, envelopes
scroll: parchment, old parchment, old maps, old papers, papyrus, old document, old documents
spotlight: stage lights, stage lighting, spotlight, spotlights
theatre-masks: a stage, theatre curtain, theater curtain, red curtain, stage curtain
torch: torchlight, torch light, flaming torch, flaming torches, torches
candle: candlelight, candle light, candlelit, flickering candles
amphora: egyptian, ancient egypt, pharaoh, clay pot, clay pots, terracotta pot, egyptian urn, pottery
tanker: tanker, tank truck, tanker truck
concrete-mixer: mixer truck, mixer lorry, cement mixer, concrete mixer, cement truck, concrete truck
lorry: big truck, truck, trucks, lorry, lorries, tipper, tipper truck, tip truck, artic, semi truck, big rig, flatbed, dump truck, gritter, snow plow, snow plough, snowplow, bin lorry, garbage truck
delivery-van: van, vans, white van, our van, little van, courier van
pickup-truck: ute, pickup, pick up truck, pickup truck, bakkie
car: car, cars, small car, hatchback, yaris, corsa, estate car
motorcycle: motorbike, motorbikes, motorcycle, harley
smartphone: smartphone, mobile phone, cell phone, iphone, phone screen, phone mockup, app screen, app screenshot, phone screenshot
tablet: tablet, ipad
laptop: laptop, laptop screen, screenshot on laptop, computer screen, dashboard screenshot
speech-bubble: speech bubbles, speech bubble, chat bubbles, chat bubble
armchair: armchair, arm chair, wingback, wingback chair, comfy chair, old chair
excavator: digger, mini digger, diggers, jcb, bulldozer
meat-on-bone: yorkshire pudding, yorkshire puddings, roast, joint of beef, gravy
bread: loaf, loaves, crusty loaf, fresh loaf
canned-food: full shelves, shelves full, stocked shelves, tins
book: leather book, leather bound books, old book
books: bookshelves, shelves of books, old books, stack of books, pile of books
clapperboard: film set, movie set
film-strip: film reel, film reels, cine film, old film
eagle: hawk, falcon, heron, bird of prey, kestrel, buzzard
bird: blackbird, swallow, swallows
boot: muddy boots, work boots, wellies, wellington boots
handshake: shaking hands, handshake, hands together, holding hands
grapes: vineyard, vineyards, vines
house: our building, terrace house, terraced house
beers: pints, pint, pint glasses, two pints
beer: pint of stout, pint of guinness
wheelbarrow: barrow
dancer: dancing couple, couple dancing, dancers
ring: wedding rings, rings
scales: scales of justice
spade: garden tools, spade, shovel
hammer-and-wrench: tools, hand tools, old tools
vase: pot, pots, clay, ceramic pot
key: keys, bunch of keys, house keys
old-key: old key, antique key, skeleton key, vintage key
padlock: padlock, old lock
castle: castle, old castle
skyline: skyline, city skyline
sunrise: sunset, sunrise, sunset sky, dawn sky, golden sunset
national-park: lake, the lake, loch, the loch, river, the river, waterfall, lakeside, river bank
tree: forest, the forest, the woods, woodland, forest path
wave: waves, big waves, surf, sea, the sea, sea view, ocean, ocean view
snowy-mountain: mountains, snowy mountains, alps
mountain: hill, hills, the hills, green hills, rolling hills, hillside
disco-ball: mirror ball, glitter ball, mirrorball, disco ball
playing-card: tarot cards, deck of cards, playing cards, pack of cards
headstone: gravestone, gravestones, headstone
magnifier: magnifying glass
steering-wheel: steering wheel, l plates, learner plates, learner plate
fire: flames, bonfire, campfire, real fire, log fire, open fire
yarn: balls of wool, wool, ball of wool
egg: fresh eggs, eggs, boxes of eggs
safety-vest: hi vis, hi viz, hi-vis, hi-viz
rescue-helmet: hard hats, hard hat, hardhat
`;
