/** Kinds of crafts, offices and shops (directory-kinds.ts). */
export const directoryTrades = `
craft/agricultural_engines: tractor wrench, book
craft/basket_maker: basket, quote
craft/beekeeper: honey beehive, order
craft/blacksmith: anvil hammer, quote
craft/boatbuilder waterway/boatyard: sailing-boat hammer, quote
craft/bookbinder: book books, quote
craft/carpenter craft/joiner: saw hammer, quote
craft/carpet_layer: rug, quote
craft/caterer: dinner-plate cook, quote
craft/chimney_sweeper: chimney, quote
craft/cleaning: broom bucket, quote
craft/clockmaker: mantel-clock wall-clock, visit
craft/confectionery shop/confectionery: candy lollipop, buy
craft/distillery: spirits-bottle barrel, visit
craft/dressmaker: sewing-machine dress, book
craft/electrician: plug light-bulb, quote
craft/electronics_repair: circuit-board screwdriver, book
craft/floorer craft/parquet_layer shop/flooring: floorboards, quote
craft/gardener: spade seedling, quote
craft/glaziery: window, quote
craft/handicraft shop/craft: scissors yarn, buy
craft/hvac: air-conditioner radiator, quote
craft/key_cutter shop/locksmith: key padlock, quote
craft/metal_construction: welding-mask anvil, quote
craft/painter: paint-roller bucket, quote
craft/photographer: camera, book
craft/photographic_laboratory: camera framed-picture, order
craft/plasterer: trowel bucket, quote
craft/plumber: tap wrench, quote
craft/pottery shop/pottery: amphora vase, visit
craft/roofer: roof ladder, quote
craft/saddler: saddle horse, quote
craft/sailmaker: sailing-boat sewing-needle, quote
craft/sawmill: logs saw, quote
craft/scaffolder: scaffold, quote
craft/sculptor: hammer rock, quote
craft/shoemaker shop/shoe_repair: dress-shoe hammer, visit
craft/signmaker: paintbrush printer, quote
craft/stonemason: rock hammer, quote
craft/tiler: tiles trowel, quote
craft/upholsterer: armchair sofa, quote
craft/watchmaker shop/watches: watch, visit
craft/window_construction: window, quote
craft/winery: wine grapes, visit
craft:builder office:construction_company: bricks trowel, quote
craft:oil_mill: olive-oil olives, buy
craft:grinding_mill: wheat sack, visit
shop/fishing: fishing-rod fish, buy
office/accountant office/tax_advisor: calculator receipt, contact
office/advertising_agency: megaphone speech-bubble, contact
office/architect: set-square ruler, quote
office/charity office/ngo: heart handshake, donate
office/consulting: briefcase handshake, contact
office/coworking: laptop coffee, start
office/employment_agency: briefcase handshake, contact
office/energy_supplier: lightning light-bulb, contact
office/engineer: gear set-square, contact
office/estate_agent office/property_management: house key, contact
office/financial_advisor: chart-up coin, contact
office/forestry: tree logs, contact
office/graphic_design: palette pencil, quote
office/guide: world-map compass, book
office/insurance: umbrella shield, quote
office/it: laptop server, contact
office/lawyer: scales gavel, contact
office/moving_company: lorry parcel, quote
office/notary: rubber-stamp document, contact
office/political_party: ballot-box, sign-up
office/private_investigator: magnifier, contact
office/security: security-camera shield, quote
office/surveyor: set-square ruler, quote
office/translator: speech-bubble open-book, quote
office/union: handshake briefcase, sign-up
office:logistics: lorry parcel, quote
office/telecommunication: smartphone wifi-router, contact
office/water_utility: droplet tap, contact
shop/agrarian shop/country_store: tractor wheat, visit
shop/alcohol: spirits-bottle wine, buy
shop/antiques: mantel-clock amphora, visit
shop/appliance: washing-machine fridge, buy
shop/art: framed-picture palette, buy
shop/baby_goods: stroller baby-bottle, buy
shop/bag: handbag suitcase, buy
shop/bakery: bread croissant, visit
shop/bathroom_furnishing: bathtub shower, buy
shop/beauty shop/cosmetics: lipstick mirror, book
shop/beauty/nails: nail-polish, book
shop/beauty/tanning: sun lotion, book
shop/bed: bed mattress, buy
shop/beverages: soft-drink beer, buy
shop/bicycle: bicycle, buy
shop/boat: motor-boat sailing-boat, view
shop/books: books open-book, buy
shop/brewing_supplies: beer barrel, buy
shop/butcher: steak sausage, visit
shop/camera shop/photo: camera, buy
shop/candles: candle, buy
shop/car shop/car/second_hand: car key, test-drive
shop/car_parts: gear car, buy
shop/car_repair: wrench car, book
shop/caravan: caravan campervan, view
shop/carpet: rug, buy
shop/charity shop/second_hand shop/clothes/second_hand: t-shirt clothes-hanger, visit
shop/cheese: cheese, buy
shop/chocolate: chocolate, order
shop/clothes: dress t-shirt, buy
shop/clothes/suits: suit necktie, buy
shop/clothes/underwear: bra briefs, buy
shop/clothes/wedding: wedding-dress, book
shop/clothes/workwear: safety-vest rescue-helmet, buy
shop/coffee: coffee-beans coffee, buy
shop/computer: laptop desktop-computer, buy
shop/convenience shop/supermarket: shopping-cart basket, visit
shop/copyshop: printer document, visit
shop/curtain shop/window_blind: curtains blinds, buy
shop/dairy: milk cheese, buy
shop/deli: cheese sausage, visit
shop/department_store shop/mall: shopping-bags price-tag, visit
shop/doityourself shop/hardware: toolbox hammer, buy
shop/doors: door key, buy
shop/dry_cleaning: clothes-hanger coat, visit
shop/electrical: plug light-bulb, buy
shop/electronics: television laptop, buy
shop/fabric: thread sewing-needle, buy
shop/fireplace: fireplace, buy
shop/florist: bouquet rose, order
shop/frame: framed-picture, buy
shop/frozen_food: snowflake fridge, buy
shop/furniture: sofa chair, buy
shop/games: dice playing-card, buy
shop/garden_centre landuse/plant_nursery: plant seedling, visit
shop/gas: gas-cylinder, order
shop/gift: gift ribbon, buy
shop/gold_buyer: ring coin, contact
shop/greengrocer: carrot apple, visit
shop/groundskeeping: lawnmower chainsaw, buy
shop/hairdresser: scissors hair-comb, book
shop/hairdresser/barber: barber-pole razor, book
shop/health_food: herb salad, buy
shop/hifi: speaker headphones, buy
shop/honey: honey, buy
shop/household_linen: towel bed, buy
shop/houseware: frying-pan dinner-plate, buy
shop/interior_decoration: sofa vase, buy
shop/jewelry: ring diamond, buy
shop/kitchen: fitted-kitchen, quote
shop/laundry shop/laundry/self_service: washing-machine, visit
shop/leather: handbag wallet, buy
shop/lighting: chandelier light-bulb, buy
shop/lottery: ticket, buy
shop/massage: massage, book
shop/medical_supply: wheelchair crutch, buy
shop/mobile_phone shop/mobile_phone_accessories: smartphone, buy
shop/model: train small-airplane, buy
shop/motorcycle: motorcycle, test-drive
shop/motorcycle_repair: motorcycle wrench, book
shop/musical_instrument: guitar violin, buy
shop/music: vinyl-record compact-disc, buy
shop/newsagent shop/kiosk: newspaper candy, visit
shop/nuts: peanuts chestnut, buy
shop/outdoor: tent backpack, buy
shop/paint: paint-roller bucket, buy
shop/party: balloon party-popper, buy
shop/pasta: spaghetti, buy
shop/pastry: cake-slice cupcake, order
shop/pawnbroker: watch coin, visit
shop/perfumery: perfume, buy
shop/pet: dog bone, buy
shop/pet_grooming: dog scissors, book
shop/piercing: ring ear, book
shop/printer_ink: printer, buy
shop/pyrotechnics: fireworks, buy
shop/religion: candle prayer-beads, buy
shop/rice: rice sack, buy
shop/seafood: fish shrimp, visit
shop/sewing: sewing-machine thread, buy
shop/shoes: sneaker dress-shoe, buy
shop/spices: chilli jar, buy
shop/sports: football tennis, buy
shop/stationery: pencil notebook, buy
shop/storage_rental: padlock parcel, book
shop/swimming_pool: swimming-pool, buy
shop/tailor: sewing-needle thread, book
shop/tattoo: tattoo-machine, book
shop/tea: tea teapot, buy
shop/tiles: tiles, buy
shop/tool_hire: drill toolbox, book
shop/toys: teddy-bear toy-bricks, buy
shop/travel_agency: airplane suitcase, book
shop/trophy: trophy, buy
shop/tyres: tyre, book
shop/vacuum_cleaner: vacuum-cleaner, buy
shop/video_games: game-controller, buy
shop/water: droplet water-jug, order
shop/water_sports: surfer paddleboard, buy
shop/wigs: wig, buy
shop/wine: wine grapes, buy
`;
