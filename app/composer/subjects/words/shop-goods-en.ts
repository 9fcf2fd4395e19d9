/** The same as shop-goods.ts in English. */
export const englishShopGoods = `
aquarium tropical-fish: fish tank, fish tanks, aquarium maintenance, aquarium supplies, aquarium shop, aquascaping, aquariums for sale, home aquariums
baby-bodysuit teddy-bear: baby clothes, baby clothing, babywear, baby wear, babygros, babygrows, baby grows, baby outfits, newborn clothes, baby boutique, baby bundles, children's clothes, childrens clothes, children's clothing, childrenswear, childrens wear, kids clothes, kids' clothes, kidswear, kids wear, baby and children's clothes
bangles necklace: bangle, bangles, bracelet, bracelets, beaded bracelets, permanent jewellery, permanent jewelry
barrel: oak barrels, oak barrel, wine barrel, wine barrels, whisky barrel, whisky barrels, whiskey barrels, rum barrels, cooperage, half barrel planters, barrel planters, barrel making
barrel beer: cask ale, cask ales, cask beer
beehive bee: beehive, beehives, bee hive, bee hives, hive inspection, hive inspections, apiary visit, apiary visits, nucleus colonies
bench: memorial bench, memorial benches, garden bench, garden benches, park bench, park benches, wooden bench, wooden benches, outdoor benches, chatty bench, happy to chat bench
birdcage bird: birdcage, birdcages, bird cage, bird cages, cage birds, cage bird society, aviary birds, aviary, aviaries, canary breeder, canary breeders, canaries and finches
blackboard: blackboard, blackboards, chalkboard, chalkboards, chalkboard signs, whiteboard, whiteboards
carriage horse: horse and carriage, horse-drawn carriage, horse-drawn carriages, horse drawn carriage, horse drawn carriages, carriage rides, carriage ride, carriage driving, wedding carriage, wedding carriages, horse and cart rides
chandelier light-bulb: chandelier, chandeliers, crystal chandelier, crystal chandeliers, chandelier cleaning, light fittings, lighting showroom, pendant lights
chef-hat cook: culinary school, cookery school, chef school, chef whites, chefwear, chef uniforms, private chef, personal chef, private chefs
cherry-picker: cherry picker, cherry pickers, cherry picker hire, scissor lift hire, boom lift hire, boom lift rental, scissor lift rental, scissor lift, scissor lifts, boom lift, boom lifts, aerial work platform, aerial work platforms, aerial lift, aerial lifts, powered access, access platform, access platforms, access platform hire, ipaf, ipaf training, mewp, mewps, mewp hire, bucket truck
circuit-board: circuit board, circuit boards, pcb, pcbs, pcb assembly, pcb repair, electronics repair, electronics repairs, electronics workshop, electronic components, soldering workshop, soldering class, board level repair, electronics manufacturing
clothes-hanger coat: dry cleaning, dry cleaner, dry cleaners, dry-cleaning, dry-cleaned, dry cleaned, coat hangers, clothes hangers, clothes swap, clothes rental, dress rental, clothes exchange, pre-loved clothes, preloved clothes, second-hand clothes, secondhand clothes, used clothing, consignment boutique, personal shopper, personal stylist, wardrobe styling
coffee-beans coffee: coffee beans, coffee bean, coffee roaster, coffee roasters, coffee roastery, roastery, coffee roasting, freshly roasted coffee, fresh roasted coffee, single origin coffee, green coffee, ground coffee, whole bean coffee, coffee subscription, specialty coffee beans
coffee: pumpkin spice latte, pumpkin spice lattes, pumpkin latte
combine-harvester wheat: combine harvester, combine harvesters, combine harvesting, contract harvesting, custom harvesting, grain harvesting, agricultural contractor, agricultural contractors, agricultural contracting, farm contractor, threshing, threshing machine
cot: baby cot, baby cots, cots and cribs, cot bed, cot beds, baby crib, baby cribs, cribs, moses basket, moses baskets, cot hire, travel cot, travel cots, nursery furniture, nursery beds
dosa: dosa, dosas, masala dosa, idli, idlis, idli dosa, uttapam, south indian breakfast, dosa batter, idli batter
drum-kit drum: drum kit, drum kits, drum set, drum sets, drummer wanted, drum tuition, drum school
embroidery-hoop thread: embroidery, embroidery class, embroidery classes, embroidery workshop, hand embroidery, embroiderer, embroiderers, embroiderers' guild, cross stitch, cross-stitch, needlework, needlepoint, embroidery kits, stitching group, punch needle, tapestry kits
t-shirt thread: embroidery and print, print and embroidery, printing and embroidery, embroidery and printing, machine embroidery for workwear, logo embroidery, embroidered workwear
empanada: empanada, empanadas, cornish pasty, cornish pasties, pasty, pasties, pasty shop, jamaican patty, jamaican patties, beef patties, hand pies
fireplace fire: fireplace, fireplaces, fire surround, fire surrounds, marble fireplaces, fireplace restoration, mantelpiece, mantelpieces, gas fires, electric fires, log fires installed
first-aid-kit: first aid, first aid course, first aid courses, first aid training, first-aid, first-aid course, first aid kit, first aid kits, paediatric first aid, pediatric first aid, first aider, first aiders, cpr, cpr class, cpr classes, cpr training, cpr course, defibrillator, defibrillators, aed training
food-truck takeaway-box: food truck, food trucks, food van, food vans, street food van, mobile catering, mobile caterer, mobile caterers, catering van, catering vans, catering trailer, catering trailers, food truck festival, mobile kitchen
garden-shed: garden shed, garden sheds, timber sheds, wooden sheds, shed builder, shed builders, sheds for sale, sheds and summerhouses, sheds and fencing, summerhouse, summerhouses, summer house, summer houses, bike sheds, log stores, storage sheds, portable sheds, men's shed, mens shed, men in sheds, garden building, garden buildings
garland: flower garland, flower garlands, marigold garland, marigold garlands, wedding garland, wedding garlands, jaimala, varmala, pooja flowers, puja flowers, flower leis, hawaiian leis
gingerbread: gingerbread, gingerbread house, gingerbread houses, gingerbread man, gingerbread men, gingerbread decorating
ham: jamon, jamón, parma ham, serrano ham, iberico ham, prosciutto, cured ham, christmas ham, christmas hams, honey ham, glazed ham, smoked ham, smoked hams, country ham, gammon, gammons, gammon joints, whole ham, sliced ham
hamper gift: hamper, hampers, gift hamper, gift hampers, food hampers, christmas hamper, christmas hampers, gift basket, gift baskets, fruit basket, fruit baskets, hamper raffle, hamper draw
basket: laundry hamper, laundry hampers, picnic hamper, picnic hampers, basket weaving, willow weaving, basketry weaving
hanbok: hanbok, hanboks
headscarf: hijab, hijabs, headscarf, headscarves, abaya, abayas, modest fashion, modest wear, modestwear, modest clothing, jilbab, jilbabs, niqab, niqabs, muslim fashion, islamic clothing
ice-lolly: ice lolly, ice lollies, lolly ice, popsicle, popsicles, ice pops, ice pop, freeze pops, paleta, paletas
jet-ski wave: jet ski, jet skis, jet-ski, jet-skis, jetski, jetskis, jet skiing, jet ski hire, jet ski rental, personal watercraft
kennel dog: kennel, kennels, boarding kennel, boarding kennels, dog kennel, dog kennels, kennels and cattery, boarding kennels and cattery, dog house, dog houses, doghouse, dog hotel
dog: kennel club
loom yarn: weaving, weaving class, weaving classes, weaving workshop, weaving workshops, weavers' guild, handloom, handlooms, handloom sarees, hand weaving, handwoven cloth, handwoven textiles, tapestry weaving
braid: hair weaving, hair weave, hair weaves, weaves and braids
macarons: macaron, macarons, french macarons, macaroons
mannequin sewing-needle: mannequin, mannequins, haute couture, fashion design, fashion design course, fashion designer, fashion designers, pattern cutting, fashion school, made to measure dresses, custom dresses, fashion college
marionette theatre-masks: puppet, puppets, puppet show, puppet shows, puppet theatre, puppet theater, puppeteer, puppeteers, puppetry, marionette, marionettes, punch and judy, puppet making, puppet workshop
market-stall carrot: market stall, market stalls, stallholder, stallholders, stallholders wanted, stall holders, stall holders wanted, market traders, street market, indoor market, makers market, makers' market, artisan market, market pitches
mortar herb: compounding pharmacy, apothecary, pestle and mortar, mortar and pestle, ayurvedic medicine, ayurvedic medicines, ayurvedic pharmacy, ayurvedic clinic, ayurveda clinic
motorcycle-helmet motorcycle: motorcycle helmet, motorcycle helmets, crash helmet, crash helmets, motorbike helmet, motorbike helmets, motorcycle gear, motorbike gear, motorcycle clothing, motorcycle jackets, biker jackets, riding gear for bikers
narrowboat: narrowboat, narrowboats, narrow boat, narrow boats, canal boat, canal boats, canal boat hire, canal boat trips, canal trips, canal trip, canal cruise, canal cruises, barge trips, barge holidays, barge holiday, widebeam
necklace: necklace, necklaces, pearl necklace, pearls, pearl jewellery, pearl jewelry, beaded jewellery, beaded jewelry, jewellery making, jewelry making, costume jewellery, costume jewelry, silver jewellery, silver jewelry, handmade jewellery, handmade jewelry, handcrafted jewellery, handcrafted jewelry, artificial jewellery, imitation jewellery, fashion jewellery, fashion jewelry, silver pendants
olive-oil olives: olive oil, olive oils, extra virgin olive oil, olive oil tasting, olive oil tastings, olive mill, olive press, cold-pressed oil, cold pressed oil, cold pressed oils, cooking oil, rapeseed oil, avocado oil, cold-pressed rapeseed oil
pallet: pallet, pallets, wooden pallets, euro pallets, pallet repair, pallet furniture, pallet collection, used pallets
forklift pallet: pallet truck, pallet trucks, pallet jack, pallet jacks
parking-sign location-pin: airport parking, parking space to rent, parking spaces to rent, parking space for rent, parking spaces for rent, parking permit, parking permits, car parking spaces, valet parking, secure car park, car park spaces, monthly parking
pipe-organ church: organ recital, organ recitals, organ concert, organ concerts, church organ, church organs, pipe organ, pipe organs, organist, organists, organ restoration, organ builder, organ builders, organ appeal, organ fund, organ music
plum: plums, damsons, greengages, prunes
pomegranate: pomegranate, pomegranates, pomegranate juice
pumpkin: pumpkin patch, pumpkin patches, pumpkin picking, pick your own pumpkins, pumpkin farm, pumpkin field, gourds, winter squash
road-roller: tarmac, tarmacking, tarmac driveway, tarmac driveways, tarmac drives, asphalt, asphalt paving, asphalt driveway, asphalt driveways, blacktop, road surfacing, surfacing contractors, surfacing contractor, car park surfacing, pothole repair, pothole repairs, potholes, sealcoating, driveway sealing, paving and asphalt
roast-chicken: rotisserie, rotisserie chicken, rotisserie chickens, roast chicken, roast chickens, charcoal chicken, spit roast chicken, spit-roast chicken, chicken on the spit, whole roast chicken
rollator: rollator, rollators, walking frame, walking frames, zimmer frame, zimmer frames, walking aids, mobility aids, daily living aids
rubber-stamp document: notary, notary public, notaries, mobile notary, notarization, notarisation, notarized, apostille, apostilles, rubber stamp, rubber stamps, self-inking stamps, self inking stamps, custom stamps, company stamps, company seals
sack wheat: animal feed, animal feeds, feed merchant, feed merchants, feed store, feed mill, cattle feed, poultry feed, chicken feed, pig feed, livestock feed, flour mill, grain merchant, grain merchants, seed merchant, rice mill, sandbags, hessian sacks, burlap sacks, jute sacks, jute bags
saddle horse: saddler, saddlers, saddlery, saddle fitter, saddle fitters, saddle fitting, saddle fittings, saddles, saddle repairs, tack shop, horse tack, tack repairs, bridles, bridlework, saddle making
bicycle: bike saddle, bike saddles, bicycle saddle
samosa: samosa, samosas, pakora, pakoras, samosas and pakoras, onion bhajis, bhajis
secateurs leaves: secateurs, hedge trimming, hedge cutting, hedge trimmer, hedge cutters, hedges trimmed, hedge trimmed, hedges cut, hedge cut, hedges and shrubs, rose pruning, pruning shears, secateurs sharpened, garden shears, loppers, topiary
server: web hosting, website hosting, server hosting, cloud hosting, vps hosting, dedicated servers, data centre, data centres, data center, data centers, server maintenance, server room, server racks, managed hosting, data backup, cloud backup
shipping-container: shipping container, shipping containers, container storage, storage container, storage containers, container hire, container rental, container conversion, container conversions, container homes, containers for sale, sea freight, ocean freight, freight forwarder, freight forwarders, freight forwarding
skewers barbecue: shashlik, shashlyk, skewers, souvlaki, satay, yakitori, suya, anticuchos, sosaties, shish skewers
squeegee window: window cleaner, window cleaners, window cleaning, windows cleaned, window cleaned, window washing, window washer, window washers, windows washed, squeegee, squeegees
stained-glass: stained glass, stained-glass, stained glass class, stained glass workshop, leaded lights, leaded windows, leaded glass, church windows, stained glass repair, glass painting
steak: surf and turf, surf 'n' turf, surf n turf
horse-rider: turf club
suit necktie: suit hire, suit rental, wedding suit, wedding suits, men's suits, mens suits, suits for men, tailored suit, tailored suits, bespoke suit, bespoke suits, made-to-measure suits, made to measure suits, tuxedo, tuxedos, tux rental, tuxedo rental, tuxedo hire, dinner suits, black tie hire, formalwear, formal wear, formal hire, prom suits, groom's suit, groomswear, three-piece suits
tagine: tagine, tagines, tajine, couscous, moroccan food, moroccan restaurant, moroccan kitchen, moroccan dinner
tiffin: tiffin service, tiffin services, tiffin delivery, tiffin box, tiffin boxes, home tiffin, veg tiffin, tiffin centre, tiffin center, dabba service, dabbawala, monthly tiffin
tipper-truck: tipper, tippers, tipper hire, tipper truck, tipper trucks, dump truck, dump trucks, dumper, dumpers, dumper hire, aggregates, sand and gravel, sand and cement, crushed stone, ballast, sharp sand, building sand, muck away, muckaway, grab hire, grab lorry, grab lorry hire, fill dirt
turf-roll: turf, turfing, turf laying, lawn turf, rolled turf, turf supplies, turf laid, artificial grass, artificial turf, artificial lawn, artificial lawns, fake grass, synthetic turf, sod farm, sod installation, sod delivery, new lawns laid
vintage-car: vintage car, vintage cars, classic car, classic cars, classic car show, classic car shows, classic car club, classic car restoration, vintage vehicles, vintage vehicle, classic vehicles, vintage motor show, hot rods, car restoration, vintage wedding cars, classic wedding cars
wasp: wasp, wasps, wasps nest removal, wasps nests removed, wasp nest, wasp nests, wasps nest, wasps nests, wasps' nest, wasp removal, wasp nest removal, hornet nest, hornet nests, asian hornet, asian hornets, hornets' nest removal
water-pump droplet: borehole, boreholes, borehole drilling, borewell, borewells, borewell drilling, bore well, well drilling, well driller, well drillers, water well, water wells, water well drilling, well pump, well pumps, water pump, water pumps, hand pump, hand pumps, submersible pump, submersible pumps, irrigation pumps
water-tank droplet: water tank, water tanks, rainwater tank, rainwater tanks, water tank cleaning, tank cleaning, water storage tank, water storage tanks, rainwater harvesting, rain barrels, rain barrel, water butts, water butt
watering-can plant: watering can, watering cans
wedding-cake: wedding cake, wedding cakes, tiered cakes, tiered cake, bridal cake, bridal cakes
wedding-dress ring: wedding dress, wedding dresses, wedding gown, wedding gowns, bridal gown, bridal gowns, bridal shop, bridal boutique, bridalwear, bridal wear, bridal dresses, bridal salon, wedding dress alterations, bridal alterations, wedding dress cleaning, bridal sample sale
wheelie-bin: wheelie bin, wheelie bins, wheelie bin cleaning, bin cleaning, bin cleaner, bin cleaners, bins cleaned, bin cleaned, bin washing, trash can cleaning, garbage bin cleaning, bin stores, bin hire, food waste bins, waste bins
wifi-router: broadband, full fibre, full-fibre, fibre broadband, full fibre broadband, rural broadband, fiber internet, fibre internet, home internet, rural internet, internet provider, internet service provider, wifi router, wifi routers, wi-fi router, wifi installation, wifi problems, slow wifi, mesh wifi, home wifi
wig: wig, wigs, human hair wigs, lace wigs, lace front wigs, hairpiece, hairpieces, toupee, toupees, hair system, hair systems, wigs for hair loss, hair replacement
wreath: wreath, wreaths, wreath making, wreath-making, wreath workshop, wreath workshops, christmas wreath, christmas wreaths, door wreath, door wreaths, advent wreath, advent wreaths, holly wreaths, funeral wreath, funeral wreaths
x-ray: ~ x-ray, x-rays, xray, xrays, digital x-ray, digital x-rays
x-ray: x-ray clinic, x-ray centre, x-ray department, radiology, radiologist, radiologists, ct scan, ct scans, mri, mri scan, mri scans, mri centre, diagnostic imaging, imaging centre, imaging center, bone density scan, mammogram, mammograms, mammography
zip: zip repair, zip repairs, zip replacement, zips replaced, zips repaired, zipper repair, zipper repairs, zipper replacement, zippers replaced, zippers, broken zip, broken zips, broken zipper, zips and hems
zip-line tree: zip line, zip lines, zipline, ziplines, zip wire, zip wires, zipwire, zip lining, ziplining, high ropes, high ropes course, ropes course, ropes courses, rope course, rope park, rope bridge, treetop adventure, tree-top adventure, treetop trail, canopy tour, canopy tours, aerial adventure, aerial trekking, adventure park
`;
