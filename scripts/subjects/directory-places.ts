/** Kinds of places, of health care and of sport (directory-kinds.ts). */
export const directoryPlaces = `
amenity/animal_boarding: dog paw, book
amenity/animal_breeding: dog paw, contact
amenity/animal_shelter: paw dog, donate
amenity/arts_centre: palette theatre-masks, visit
amenity/baking_oven: oven bread, visit
amenity/bank: bank coin, contact
amenity/bar amenity/pub amenity/pub/irish: beers, visit
amenity/biergarten: beers pretzel, visit
amenity/bbq shop/bbq: barbecue
amenity/bicycle_rental: bicycle, book
amenity/bicycle_repair_station: bicycle wrench, book
amenity/boat_rental: motor-boat sailing-boat, book
amenity/boat_storage: motor-boat, book
amenity/bureau_de_change: euro-notes coin, visit
amenity/cafe amenity/cafe/coffee_shop: coffee, visit
amenity/cafe/bubble_tea cuisine:bubble_tea: bubble-tea, visit
amenity/cafe/teahouse cuisine:tea: tea teapot, visit
amenity/car_pooling amenity/car_sharing: car key, sign-up
amenity/car_rental: car key, book
amenity/car_wash: car bubbles, visit
amenity/casino amenity/gambling: slot-machine dice, visit
amenity/charging_station: charging-station car, visit
amenity/childcare: teddy-bear crayon, enrol
amenity/cinema: popcorn film-camera, tickets
amenity/clinic healthcare: stethoscope hospital, book
amenity/clinic/dialysis healthcare_therapist:dialysis: stethoscope hospital, contact
amenity/clinic/fertility: baby stethoscope, book
amenity/clock/sundial: sun garden-shed, buy
amenity/community_centre amenity/social_centre amenity/community_centre/family_centre: tea cookie, visit
amenity/community_centre/community_hall amenity/community_centre/village_hall: house-with-garden balloon, book
amenity/community_centre/cultural_centre: theatre-masks palette, visit
amenity/community_centre/youth_centre: table-tennis game-controller, visit
amenity/crematorium: urn candle, contact
amenity/dentist: tooth toothbrush, book
amenity/dive_centre shop/scuba_diving sport:scuba_diving: diving-mask tropical-fish, book
amenity/doctors amenity/doctors/general amenity/doctors/internal: stethoscope, book
amenity/doctors/allergology: stethoscope bouquet, book
amenity/doctors/cardiology healthcare/speciality:cardiology: anatomical-heart stethoscope, book
amenity/doctors/child_psychiatry healthcare/speciality:child_psychiatry: brain teddy-bear, book
amenity/doctors/dermatology healthcare/speciality:dermatology: lotion stethoscope, book
amenity/doctors/gastroenterology amenity/doctors/proctology: stethoscope, book
amenity/doctors/gynaecology: stethoscope pregnant-woman, book
amenity/doctors/haematology: blood-drop stethoscope, book
amenity/doctors/nephrology amenity/doctors/oncology amenity/doctors/surgery amenity/doctors/urology: stethoscope, book
amenity/doctors/neurology amenity/doctors/neurosurgery amenity/doctors/psychiatrist: brain stethoscope, book
amenity/doctors/ophthalmology healthcare/speciality:ophthalmology: eye glasses, book
amenity/doctors/orthopaedics healthcare/speciality:orthopaedics: spine bone, book
amenity/doctors/otolaryngology: ear stethoscope, book
amenity/doctors/paediatrics: stethoscope teddy-bear, book
amenity/doctors/plastic_surgery: syringe lipstick, book
amenity/doctors/podiatry healthcare/podiatrist: foot, book
amenity/doctors/pulmonology: lungs stethoscope, book
amenity/doctors/radiology: x-ray, book
amenity/doctors/rheumatology amenity/doctors/trauma: bone stethoscope, book
amenity/dojo: judo-suit, enrol
amenity/driver_training: steering-wheel car, book
amenity/events_venue: party-popper champagne, book
amenity/exhibition_centre amenity/conference_centre: office-building microphone, contact
amenity/fast_food: burger french-fries, order
amenity/fast_food/bagel cuisine:bagel: bagel, order
amenity/fast_food/burger cuisine:burger: burger french-fries, order
amenity/fast_food/cafeteria amenity/food_court: cutlery dinner-plate, visit
amenity/fast_food/chicken amenity/fast_food/wings cuisine:chicken cuisine:wings: chicken-leg, order
amenity/fast_food/donut cuisine:donut: doughnut, order
amenity/fast_food/fish_and_chips cuisine:fish_and_chips: fish french-fries, order
amenity/fast_food/hot_dog cuisine:hot_dog: hot-dog, order
amenity/fast_food/juice cuisine:juice: juice-box orange, order
amenity/fast_food/kebab cuisine:kebab cuisine:shawarma: kebab, order
amenity/fast_food/pizza amenity/restaurant/pizza cuisine:pizza: pizza, order
amenity/fast_food/sandwich cuisine:sandwich: sandwich, order
amenity/fast_food/sushi amenity/restaurant/sushi cuisine:sushi: sushi chopsticks, table
amenity/fuel: fuel-pump, visit
amenity/funeral_hall shop/funeral_directors: candle bouquet, contact
amenity/hookah_lounge: shisha, visit
amenity/hospital healthcare:hospital: hospital stethoscope, contact
amenity/hunting_stand: deer tree
amenity/ice_cream shop/ice_cream cuisine:ice_cream cuisine:frozen_yogurt: soft-ice-cream ice-cream, visit
amenity/internet_cafe: desktop-computer computer-mouse, visit
amenity/karaoke_box: microphone, book
amenity/library: books open-book, visit
amenity/luggage_locker: suitcase key, visit
amenity/marketplace: market-stall apple, visit
amenity/money_transfer: banknotes smartphone, visit
amenity/monastery: church candle, visit
amenity/motorcycle_rental: motorcycle, book
amenity/nightclub: disco-ball cocktail, tickets
amenity/parking amenity/parking/multi-storey amenity/parking/underground amenity/parking_space: parking-sign car, book
amenity/pharmacy healthcare:pharmacy: pill, visit
amenity/photo_booth: camera-flash, book
amenity/place_of_worship/buddhist: lotus candle, visit
amenity/place_of_worship/christian: church, visit
amenity/place_of_worship/hindu: hindu-temple, visit
amenity/place_of_worship/jewish: synagogue, visit
amenity/place_of_worship/muslim: mosque, visit
amenity/place_of_worship/shinto: shinto-shrine, visit
amenity/planetarium: planet telescope, tickets
amenity/pub/microbrewery craft/brewery man_made/works/brewery landuse/industrial/brewery: beer wheat, visit
amenity/public_bath: bathtub bubbles, visit
amenity/public_bookcase: bookshelf books, visit
amenity/recycling_centre: recycling, visit
amenity/restaurant: cutlery dinner-plate, table
amenity/restaurant/asian amenity/restaurant/chinese amenity/restaurant/noodle amenity/restaurant/ramen cuisine:noodle cuisine:ramen cuisine:soba: noodles chopsticks, table
amenity/restaurant/barbecue cuisine:barbecue cuisine:grill: meat-on-bone fire, table
amenity/restaurant/greek: olives salad, table
amenity/restaurant/hotpot cuisine:hotpot: stew chopsticks, table
amenity/restaurant/indian cuisine:curry: curry rice, table
amenity/restaurant/italian cuisine:pasta: spaghetti tomato, table
amenity/restaurant/japanese: sushi chopsticks, table
amenity/restaurant/mexican: taco, table
amenity/restaurant/seafood cuisine:seafood: lobster shrimp, table
cuisine:fish: fish lemon, table
amenity/restaurant/spanish: paella, table
cuisine:tapas: olives ham, table
amenity/restaurant/steakhouse cuisine:steak_house: steak, table
amenity/restaurant/thai amenity/restaurant/vietnamese: noodles chopsticks, table
amenity/restaurant/turkish: kebab flatbread, table
cuisine:cake cuisine:pastry: cake-slice cupcake, order
cuisine:crepe cuisine:pancake: pancakes, order
cuisine:salad: salad, order
cuisine:sausage: sausage, order
cuisine:soup: stew, order
cuisine:fries cuisine:friture: french-fries, order
cuisine:bistro: cutlery wine, table
amenity/social_facility/assisted_living amenity/social_facility/nursing_home amenity/social_facility/group_home: nurse older-person, contact
amenity/social_facility/ambulatory_care: nurse stethoscope, contact
amenity/social_facility/food_bank: canned-food basket, donate
amenity/social_facility/homeless_shelter: house heart, donate
amenity/studio/audio: studio-microphone headphones, book
amenity/studio/radio: radio studio-microphone, listen
amenity/studio/television: television video-camera, view
amenity/studio/video: clapperboard video-camera, quote
amenity/taxi: taxi, book
amenity/taxi/auto_rickshaw amenity/taxi/cycle_rickshaw: rickshaw, book
amenity/theatre amenity/theatre/type/amphi: theatre-masks, tickets
amenity/toilets/portable: toilet, quote
amenity/toy_library: toy-bricks teddy-bear, visit
amenity/vehicle_inspection: car clipboard, book
amenity/vending_machine/eggs: egg, visit
amenity/veterinary: dog cat, book
amenity/weighbridge: lorry, visit
club/scout: tent campsite, sign-up
club/sport: football running-shirt, sign-up
education/dancing_school leisure/dance: dancer ballet-shoes, enrol
education/driving_school: steering-wheel car, enrol
education/kindergarten: teddy-bear crayon, enrol
education/language_school: speech-bubble open-book, enrol
education/music_school: piano-keys violin, enrol
education/school education/college education/university: graduation-cap school, enrol
healthcare/alternative/acupuncture: massage lotus, book
healthcare/alternative/ayurveda: lotus herb, book
healthcare/alternative/chiropractic healthcare/alternative/osteopathy: spine massage, book
healthcare/alternative/homeopathy healthcare/alternative/naturopathy healthcare/alternative: herb lotion, book
healthcare/alternative/traditional_chinese_medicine shop/herbalist: herb mortar, book
healthcare/audiologist shop/hearing_aids: hearing-aid ear, book
healthcare/birthing_center healthcare/midwife: baby pregnant-woman, contact
healthcare/blood_donation healthcare:blood_bank: blood-drop, donate
healthcare/counselling healthcare/psychotherapist office/therapist: brain speech-bubble, book
healthcare/dentist/orthodontics healthcare/speciality:orthodontics: tooth toothbrush, book
healthcare/hospice: nurse candle, contact
healthcare/laboratory healthcare/sample_collection: microscope test-tube, book
healthcare:vaccination_centre: syringe, book
healthcare/occupational_therapist healthcare/rehabilitation: wheelchair crutch, book
healthcare/optometrist shop/optician: glasses eye, book
healthcare/physiotherapist: spine massage, book
healthcare/speech_therapist: speech-bubble teddy-bear, book
healthcare/speciality:diabetology: syringe stethoscope, book
healthcare/speciality:endocrinology: stethoscope, book
healthcare/speciality:aromatherapy: lotion lotus, book
healthcare/speciality:hypnosis: brain, book
leisure/adult_gaming_centre leisure/amusement_arcade: joystick game-controller, visit
leisure/beach_resort: beach-umbrella, book
leisure/bird_hide: bird tree, visit
leisure/bowling_alley sport:10pin sport:9pin: bowling, book
leisure/disc_golf_course sport:disc_golf: target tree, visit
leisure/dog_park: dog, visit
leisure/escape_game: lock-and-key puzzle, book
leisure/firepit: fire logs
leisure/fishing: fishing-rod fish, visit
leisure/fitness_centre sport:fitness: dumbbell, start
leisure/fitness_centre/yoga sport:yoga: lotus-position, start
leisure/garden/botanical: rose tree, visit
leisure/garden/community: seedling carrot, sign-up
landuse/allotments: seedling carrot, sign-up
leisure/golf_course sport:golf: golf golfer, book
leisure/miniature_golf: golf, visit
leisure/hackerspace: circuit-board screwdriver, sign-up
leisure/horse_riding sport:equestrian leisure/pitch/equestrian: horse horse-rider, book
leisure/hot_tub: hot-tub bubbles, book
leisure/ice_rink sport:ice_skating: ice-skate, visit
leisure/indoor_play leisure/playground/indoor leisure/playground: slide toy-bricks, visit
leisure/marina leisure/marina_no_facilities: motor-boat sailing-boat, book
leisure/nature_reserve: deer tree, visit
leisure/pitch/american_football sport:american_football: american-football, sign-up
leisure/pitch/archery: bow-and-arrow target, book
leisure/pitch/badminton sport:badminton: badminton, book
leisure/pitch/baseball sport:baseball: baseball, sign-up
leisure/pitch/softball sport:softball: softball, sign-up
leisure/pitch/basketball sport:basketball: basketball, sign-up
leisure/pitch/beachvolleyball leisure/pitch/volleyball sport:volleyball sport:beachvolleyball leisure/pitch/netball sport:netball: volleyball, sign-up
leisure/pitch/boules leisure/pitch/bowls sport:boules sport:bowls: lawn-bowls, sign-up
leisure/pitch/cricket sport:cricket: cricket, sign-up
leisure/pitch/field_hockey: field-hockey, sign-up
leisure/pitch/futsal leisure/pitch/soccer sport:soccer sport:futsal: football goal-net, sign-up
leisure/pitch/handball sport:handball leisure/pitch/american_handball: handball-player, sign-up
leisure/pitch/padel leisure/pitch/pickleball sport:padel sport:pickleball: padel-racket, book
leisure/pitch/paintball: target, book
leisure/pitch/rugby_league leisure/pitch/rugby_union sport:rugby_union: rugby-ball, sign-up
leisure/pitch/shooting leisure/sports_centre/shooting sport:shooting: target, book
leisure/pitch/skateboard sport:skateboard: skateboard, visit
leisure/pitch/table_soccer: football goal-net
leisure/pitch/table_tennis sport:table_tennis: table-tennis, sign-up
leisure/pitch/tennis sport:tennis: tennis, book
leisure/pitch/chess sport:chess: chess-pawn, sign-up
sport:gymnastics: gymnast, enrol
leisure/track/running: runner sneaker, sign-up
sport:billiards: billiard-ball, visit
sport:bmx sport:cycling leisure/track/cycling: bicycle, sign-up
sport:canoe: canoe, book
sport:climbing leisure/sports_centre/climbing: climber, visit
sport:curling sport:ice_stock: curling-stone, sign-up
sport:darts: target, sign-up
sport:free_flying: parachute, book
sport:ice_hockey: ice-hockey, sign-up
sport:karting leisure/sports_centre/karting: racing-car tyre, book
sport:motocross sport:speedway: motorcycle, tickets
sport:orienteering: compass world-map, sign-up
sport:skiing: skis skier, book
sport:swimming: swimmer goggles, enrol
sport:dog_racing: dog trophy, tickets
sport:horse_racing leisure/track/horse_racing leisure/sports_centre/horse_racing: horse-rider horse, tickets
leisure/resort tourism/hotel tourism/guest_house tourism/hostel tourism/motel: bed bellhop-bell, book
leisure/sauna: sauna bubbles, book
leisure/sports_centre/climbing_adventure: zip-line tree, book
leisure/sports_centre/swimming leisure/swimming_pool: swimming-pool swimmer, visit
leisure/trampoline_park: trampoline gymnast, book
leisure/water_park: swimmer goggles, tickets
tourism/alpine_hut: mountain bed, book
tourism/aquarium: tropical-fish shark, tickets
tourism/camp_site: tent campsite, book
tourism/caravan_site: caravan campervan, book
tourism/chalet tourism/apartment: house key, book
tourism/gallery: framed-picture palette, visit
tourism/artwork/mural tourism/artwork/graffiti: paintbrush palette, quote
tourism/information/office: world-map compass, visit
tourism/museum tourism/museum/history: museum, tickets
tourism/theme_park: roller-coaster ferris-wheel, tickets
tourism/zoo tourism/zoo/safari tourism/zoo/wildlife: lion elephant, tickets
tourism/zoo/petting: goat rabbit, visit
attraction/carousel: carousel, visit
attraction/big_wheel: ferris-wheel, visit
attraction/bungee_jumping: bridge, book
attraction/river_rafting: canoe wave, book
attraction/roller_coaster attraction/summer_toboggan: roller-coaster, visit
attraction/water_slide: slide wave, visit
aerialway/cable_car aerialway/gondola: cable-car mountain, tickets
aerialway/zip_line: zip-line tree, book
building/greenhouse landuse/greenhouse_horticulture: greenhouse, buy
building/stable: horse horseshoe, book
building/houseboat: narrowboat, book
building/carport: car roof, quote
emergency/lifeboat_station: lifebuoy speedboat, donate
emergency/mountain_rescue: helicopter mountain, donate
emergency/ambulance_station: ambulance, contact
emergency/first_aid_kit: first-aid-kit
amenity/fire_station: fire-engine, visit
historic/castle: castle, tickets
historic/ruins historic/archaeological_site: castle amphora, visit
landuse/aquaculture/fish landuse/aquaculture: fish, buy
landuse/industrial/scrap_yard: recycling car, visit
landuse/meadow_orchard/orchard: apple tree, visit
landuse/olive_grove: olives olive-oil, buy
landuse/vineyard: grapes wine, visit
man_made/lighthouse: lighthouse, visit
man_made/observatory: telescope star, visit
man_made/watermill man_made/windmill: wheat sack, visit
man_made/insect_hotel: bee, buy
power/generator/method/photovoltaic power/plant/source/solar: solar-panel sun, quote
power/generator/source/wind: wind-turbine, contact
natural/hot_spring: bathtub bubbles, visit
playground/swing: swing, buy
playground/sandpit: bucket, visit
telecom/data_center: server, contact
aeroway/aerodrome: airplane, visit
crop:asparagus: asparagus, order
`;
