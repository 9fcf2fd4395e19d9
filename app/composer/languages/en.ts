import type { Language } from './language.ts';

/** English. */
export const en = {
  code: 'en',
  functionWords:
    'the and of for with your our you we is are to in on off from at by new all sale deal deals free shipping offer save shop buy get now today only up order opening grand weekend store until first this that it any every best coming soon launch home summer winter spring fresh dog dogs cat repair salon grooming cleaning luxury watch service services classes made simple coffee discount opens open yoga studio bar noodle van ice cream groomer groomers night nights bread bakery cakes cake kitchen garden house repairs lessons class school club market street food wine beer tea juice spa nails hair beauty wedding weddings flowers florist books toys kids baby plumber electrician roofing solar panels phone tyres used cars rent rental flat flats room rooms hotel tours trip trips gym training coach coaching learn online course courses app software games game music live show concert festival fair craft merge hatch roar great handmade homemade local family real estate agent piano guitar painting pub quiz vintage vinyl self storage hearing aids window moving company walking pet second-hand clothes coats jacket boots honey farm organic vegetables fish meat butcher cheese pasta sandwich',
  calls: {
    buy: 'Shop now',
    order: 'Order now',
    book: 'Book now',
    table: 'Book a table',
    reserve: 'Reserve your spot',
    'sign-up': 'Sign up',
    learn: 'Learn more',
    download: 'Get the app',
    quote: 'Get a quote',
    donate: 'Donate now',
    visit: 'Visit us',
    contact: 'Contact us',
    start: 'Get started',
    discover: 'Discover more',
    tickets: 'Get tickets',
    apply: 'Apply now',
    call: 'Call us',
    enrol: 'Enrol now',
    view: 'Book a viewing',
    'test-drive': 'Book a test drive',
    play: 'Play now',
    listen: 'Listen now',
    directions: 'Get directions',
  },
  playfulCall: 'Grab yours',
  callNumber: 'Call {phone}',
  off: 'off|discount|save|reduced|cheaper|rebate|markdown|APR',
  offers: [
    {
      kind: 'free',
      source: String.raw`(?<![-\p{L}])(?<!(?:gluten|sugar|dairy|smoke|pain|fat|alcohol|cruelty|fragrance|hands|stress|hassle|duty|tax|toll|nut|lactose|plastic|chemical|debt|child|pet|carbon|caffeine|guilt|wheat|rent|ad|risk|interest|oil|worry|care) )free(?! (?:of|from|range|to|time|spirit\p{L}*|style|fall|up|your|yourself|hand|way|stand\p{L}*|form|weights?|people|parking only))|no (?:\p{L}+[- ]){0,3}fees?|on us|on the house|complimentary|at no (?:extra )?(?:cost|charge)|waived`,
    },
    {
      kind: 'half',
      source: String.raw`half[ -](?:price|off)|(?:second|third|2nd|3rd|next) (?:\p{L}+ ){0,3}(?:half|for (?:just |only )?half) price`,
    },
    {
      kind: 'bundle',
      source: String.raw`BOGO(?:F)?|buy (?:one|two|three|#)(?: \p{L}+){0,3},? ?(?:and )?get (?:one|two|another|a|the|#)[^.!?]{0,30}|(?:two|three|four|five|six|#)(?: \p{L}+){0,2} for (?:the price of )?(?:just |only )?(?:one|two|three|#)|both for #|(?:one|1) plus (?:one|1)`,
    },
  ],
  upTo: 'up to|as much as|at least|over',
  from: 'from|only|just|starting (?:at|from)|as low as|now|for',
  insteadOf: String.raw`instead of|was|were|down from|usually|normally|rrp|worth|reg\.?|regular(?:ly)?|list price|compare at`,
  per: String.raw`per person|per (?:head|night|day|week|month|year|hour|session|class|lesson|kg|lb|piece|item|person|child|guest|couple|seat|ticket)|an? (?:month|week|night|day|year|hour|head|person|lesson|class|session|piece)|each|pp|pcm|pw|/\s?(?:month|mo|week|wk|night|day|year|yr|hour|hr|h|person|pp|kg|lb|lesson|class|session|piece|pc)|monthly|weekly|one[- ]way|return`,
  until: 'until|till|through|ends?|offer ends|valid (?:until|through|to)|by|before|expires?|last day',
  lastDays:
    '(?:today|tonight|this (?:week|weekend|month|friday|saturday|sunday|monday|morning|evening)|weekends?|one day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) only|only (?:today|this (?:week|weekend|month))|limited time(?: only| offer)?|while (?:stocks?|supplies) lasts?|last chance|ends (?:today|tonight|soon|tomorrow)|today|tonight|tomorrow|this weekend',
  conditions: String.raw`within #|selected|select(?: items| styles)?|members?(?: only)?|new customers?(?: only)?|first[- ](?:time|order|purchase|visit)(?: customers?)?|not valid|excludes?|excluding|exclusions|t&cs?|terms(?: and conditions)? apply|min(?:\.|imum)?|max(?:\.|imum)?|at least|when you (?:spend|buy|order|book)|orders? (?:over|of|above|from)|spend(?:s|ing)?|over [$€£₹]?\s?#|with (?:this|any|every|each|a|code)|for (?:students|seniors|pensioners|nhs|members|new|kids|under|the first)|under #s?|students?|seniors?|in[- ]store(?: only)?|online only|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|first # (?:months?|weeks?|customers?|orders?|days?|people|guests)|cancel any ?time|no (?:credit )?card|subject to|while|only|then|deposit|plus (?:vat|tax|fees)|excl\.?|incl\.?|including|valid`,
  hours: "open(?:ing)?(?: hours| times| daily)?|hours|we['’]re open",
  phone: 'call|phone|tel|telephone|mobile|ring|text|sms|whatsapp|dial|contact|reach us|fax',
  planning: String.raw`^(?:more)|sell (?:more|out|off)|more (?:sales|customers|bookings|orders|sign-?ups|visitors|footfall|leads|clients|members|traffic|followers)|clear (?:out |the |our |old )*(?:stock|inventory)|get (?:more|new|people|customers|trial|donations|bookings|sign-?ups|leads|rid)|fill (?:the |our |empty )*(?:seats|tables|rooms|slots|classes|spaces)|increas\p{L}*|boost|grow|goal|target|budget|cpa|cpc|roas|roi|ctr|kpis?|spend under|move (?:old )?stock|bring in|attract|reach|drive|push|promote|convert\p{L}*|margin|revenue|awareness|quota|conversion rate`,
  negations: "no|not|don['’]?t|do not|never|without|avoid|skip|omit|isn['’]?t|leave out|instead of",
  walkIns:
    '(?:no|without|without an|without any) (?:appointments?|bookings?|reservations?)(?: (?:needed|necessary|required))?|no need to (?:book|reserve)|walk[- ]?ins?(?: welcome)?|drop[- ]?in|just (?:turn|show) up',
  hiring:
    "(?:we(?:['’]re| are) )?(?:now )?hiring|join our team|job opening|vacanc(?:y|ies)|now recruiting|staff wanted|positions? available|m/[fw]/d|f/m/d",
  cries:
    'new|brand new|now open|coming soon|please help|help|attention|last chance|reminder|save the date|back in stock|just in|limited edition|good news|big news|hey|urgent|open now|finally|today only',
  letting: 'to (?:rent|let)|for (?:rent|hire)',
  selling: "for sale|we(?:['’]re| are) selling",
  pointers: {
    donate:
      'food_bank* food_drive* donat* fundrais* charity_appeal animal_shelter animal_rescue rescue_centre adopt_a sponsor_a christmas_appeal appeal crowdfunding relief_fund save_our help_us please_help we_need_your rebuild_the appeal_for charity_auction sponsored_walk needs_nappies rescue_dogs rescue_cats need_homes needs_a_home',
    apply:
      "hiring vacanc* job_opening* apply recruit* wanted_full-time we're_hiring jobs job_offer staff_wanted wanted apprenticeship* internship* join_our_team chef_wanted driver_wanted drivers_wanted trainee staff_needed assistants_required required needed_immediate join_our_kitchen receptionist_needed electricians_needed apprentice* job coordinator_job part_time_receptionist part-time_role full-time_role driver_needed cleaner_wanted salary_from ote",
    download: 'app apps download* installs get_the_app habit_tracker mobile_app',
    play: 'game games gamer* gaming puzzle* rpg mmo arcade level_up play_free dragon_merge word_game board_game_app mobile_game* quiz_app free_to_play dungeon battle_royale match-3',
    listen: 'podcast* radio_show radio_station new_album new_single debut_album playlist audiobook* listen',
    view: 'for_sale to_rent to_let flat_in flats apartment* bed_flat bedroom* real_estate estate_agent* open_house property properties condo* villa_for letting* bungalow for_rent studio_flat house_for house_share estate_agents letting_agent* lettings new_homes new_build show_home pcm sq_ft land_for_sale plot_for_sale office_space office_to_let bed_semi bed_house bed_terrace bed_bungalow bed_apartment farm_land farmland acres retail_unit industrial_unit warehouse_to shop_to_let holiday_lodge_for garage_to_rent desk_space lodge_for_sale semi-detached terraced',
    'test-drive':
      'car_dealer* used_car* new_car* suv suvs test_drive* dealership* motorbikes used_cars new_cars car_dealers cars_for_sale car_sales motorcycle_dealer one_owner miles_fsh',
    tickets:
      "water_park jazz* concert* opera circus theatre theater musical ballet gig gigs comedy_night comedy_club stand-up panto pantomime festival cinema film_night movie_night open-air_cinema live_music jazz_night club_night exhibition museum zoo aquarium planetarium ticket* match_day football_match theme_park magic_show quiz_show choir_concert ball gala blues* rally film_club murder_mystery new_year's_eve_party nye_party disco drag_bingo bingo_night carol_concert burlesque spoken_word open_mic* open_mic_night tribute_night fireworks_display beer_festival",
    table:
      'menu restaurant* pizza_night burger_night bistro brasserie trattoria ristorante steakhouse steak_house gastropub tapas sushi fine_dining tasting_menu brunch table_reservation* table_booking* book_a_table reserve_a_table curry_night pub_lunch sunday_roast set_menu supper_club dinner buffet noodle_bar ramen_bar vegan_restaurant pizzeria',
    enrol:
      'yoga pilates zumba tai_chi wreath_making candle_making enrol* enroll* course* lesson* class classes school schools academy tuition tutor* coaching bootcamp* training_course* workshop* learn_to masterclass* daycare nursery_school kindergarten* choir_practice football_club_trials trials summer_camp* kids_camp* lessons evening_class* bootcamp summer_school language_school music_school dance_school art_class* cooking_class* cookery swimming_lessons driving_lessons driving_school dance_class* yoga_class* yoga_course* retreat learn sewing_class* pottery choir kids_club day_care childcare nursery preschool college university degree tutoring maths_tutor holiday_camp martial_arts karate judo ballet_school after_school first_aid_course training sessions conversation_group first_aid ballet for_beginners baby_sign sat_prep exam_prep rugby_for football_camp* camp camps holiday_club football_academy football_training toddler_group under_8s under_7s under_10s coding spanish_conversation adult_ballet',
    quote:
      'repairs cleaned publish* print_shop upholster* video_production picture_framing plumb* electrician* electrical* roof* kitchen_fitter* carpent* joiner* builder* painters_and decorator* house_paint* painter decorators solar* window_clean* cleaning removals moving_compan* movers self_storage insurance architect* interior_design* landscap* gardener* handyman air_condition* heating boiler* catering t-shirt_print* printing* web_design* video_edit* it_support marketing_agency quote* estimate* fencing tiling tiler* locksmith* pool_install* pool_build* pool_construction install* installation installer* repairs_quote roofing roof_repair gutter* guttering chimney_sweep window_cleaner* double_glazing glazier* conservator* loft_conversion* house_extension* home_extension* kitchen_extension* driveways paving plasterer plastering drain* pest_control tree_surgeon* gas_engineer* heating_engineer bathroom_fitter* bathroom_renovation kitchen_install* flooring carpet_cleaning house_clearance skip_hire scaffolding interior_designer signage website_design app_development seo graphic_design* logo_design copywrit* security_systems cctv alarm_systems solar_panels car_insurance home_insurance pet_insurance travel_insurance insurance_broker heat_pump* garage_door* garage_doors blinds curtains_made moving_company man_and_van courier* freight logistics translation_services translator* storage_units oven_cleaning restoration garden_clearance rubbish_clearance site_clearance removal* fit_out signwrit* survey* tree_felling felling aerial* jet_wash* power_wash* pressure_wash* certificates epc wardrobes bespoke_furniture stone_mason* stonemason* masonry engraving workwear broadband exhibition_stand* exhibition_stands damp* maintenance contractor* machining fabrication welding refurb* renovation* valuation* asbestos',
    book: 'bathing_walk* guided_walk* life_drawing mot_test* punting birthday_part* kids_part* party_venue* golf_course* tee_time* alterations nutritionist* dietitian* dietician* tarot* psychic* seamstress* stag_weekend hen_party stag_do hen_do hot_tub dentist* doctor* clinic* chiropract* dermatolog* physio* therap* massage* salon* barber* haircut* hair nails nail manicure* pedicure* lash lashes lash_extension* eyelash_extension* eyelash* brow brows spa facial* beauty_salon tattoo* garage mechanic* mot car_service auto_repair phone_repair computer_repair watch_repair tailor* vet vets veterinar* dog_groom* grooming hotel* bnb camping_site campsite* glamping boat_rental rental tours hiking_tour* escape_room bowling photograph* personal_trainer* hearing_aid* optician* glasses_and_lenses eye_test* piano_tun* travel_agen* accountant_appointment rent_a* for_hire car_wash dog_walk* dog_sitting locksmith_call hair_salon* hairdress* dentists dental orthodont* gp_practice eye_clinic osteopath* acupunct* counsell* psycholog* hypnotherap* podiatr* chiropodist* nail_salon waxing tanning botox aesthetic* makeup_artist make-up_artist bridal_makeup dj dj_hire djs magician* band_for_hire photo_booth photo_studio videograph* hire car_rental car_hire bike_rental bike_repair* boat_hire kayak* canoe* surf_* flights flight holidays city_break* bed_and_breakfast guesthouse* hostel* b&b cottage* holiday_let* holiday_home* apartment_rental caravan* campervan* airport_transfer* taxi* minicab* limousine* party_bus laser_tag paintball karting go-kart* trampoline* spa_day wedding_photographer* mobile_mechanic tyre_fitting wheel_alignment oil_change auto_repair_garage repair_shop shoe_repair laptop_repair babysit* nanny cattery kennels dog_boarding dog_training pet_sitting cruise* safari* excursion* walking_tour* city_tour* brewery_tour* boat_trip* whale_watching hot_air_balloon* bouncy_castle* wine_tasting* tasting conference_room* meeting_room* dermatology laser_hair_removal hearing_test optometrist* facials physiotherap* massages sports_massage face_painting wedding_cars valeting quad_bik* clay_pigeon string_quartet henna* sewing_repairs servicing tune-up tune_up microbladi* detailing extensions hair_extensions shepherds_hut* log_cabin* treehouse* yurt* glamping_pod* lodge_break* mobile_hairdress* birthday_parties discovery_call* intro_call* baby_shower axe_throwing archery_experience experience_day* fishing_trip* fishing_charter* bike_servic* boiler_service',
    order:
      'subscription bagel* order orders pre-order* preorder* delivery takeaway takeout take-away meal_prep meal_kit* veg_box* cupcakes wedding_cake* birthday_cake* cakes bakery custom_cake* pizza pizzas burger* kebab* fish_and_chips tacos sandwiches sandwich_shop juice_bar smoothie* bubble_tea gelato lunch_box subscription_box flower_delivery christmas_turkey* hamper* photo_book* business_cards',
    visit:
      'swimming_pool lido ice_rink skate_park recycling_centre copy_shop dry_clean* pawn_shop board_game_cafe* community_centre craft_fair* farmers_market* flea_market* christmas_market car_boot_sale jumble_sale pub_quiz quiz_night butcher* fishmonger* greengrocer* florist* deli cheese_shop* farm_shop* bookshop* bookstore* garden_centre* garden_center* coffee_shop* cafe café tea_house tea_room ice_cream laundromat laundrette launderette charity_shop thrift_store antique_shop library soft_play playground foot_traffic visit* store_visits in-store grand_opening now_open new_location come_in walk-in* open_day open_house_weekend showroom pub beer_garden cocktail_bar wine_bar bar street_food food_truck burger_van church_service sunday_service village_fete street_party supermarket pharmacy hardware_store tyre_shop petrol_station barber_shop_open antiques_fair harvest_festival community_fridge petting_zoo reopening grand_reopening pumpkin_patch coffee_morning messy_church toddler_mornings fete bake_sale table_top_sale swap_shop',
    contact:
      'family_tree* genealog* allotment* we_buy* importer* wholesaler* distributor* trade_only events_planner lawyer* solicitor* attorney* law_firm legal_advice legal_services family_law notary accountant* accounting bookkeep* tax_advis* tax_return* payroll consult* financial_advis* mortgage* wealth_management funeral* care_home* nursing_home* elderly_care wedding_planner* event_planner* recruitment_agency translation pr_agency coach coaching headhunter* venue_hire steel_works wholesale manufacturer* supplier* pallets b2b will_writing wills debt_advice advice advisor* adviser* packaging contract_packaging property_management sell_your we_buy_any scrap_metal scrap_car* scrap_cars fractional_cfo cfo outsourc* surrogacy distributors_wanted stockists exporter* headstone* memorials probate',
    start:
      'tax_reports crypto* chatbot* ai_assistant gym gyms fitness crossfit fitness_studio health_club weight_loss yoga_studio pilates_studio climbing_gym saas crm invoicing_software software platform automation coworking co-working project_management_tool vpn password_manager tool_for_teams crm_for time_tracking',
    'sign-up':
      'book_club cycling_club knitting_club chess_club running_club tennis_club archery_club fencing_club youth_club rowing_club golf_club volleyball_club club marathon fun_run charity_run half_marathon sign-up* signup* sign_up* register registration* subscrib* newsletter waitlist waiting_list webinar* free_trial trial_sign volunteer* membership members_wanted club_membership beta_testers join_the_club scouts blood_donation blood_drive',
    buy: 'electric_scooter* e-bike* art_supplies sports_shop bagel_stand wood_stove* stove* olive_oil soap watch_shop protein* supplement* vitamins powder pet_food dog_food cat_food dog_treats buy sale sales purchase* deal* shop store boutique outlet clearance webshop online_shop e-shop souvenirs second-hand vintage_shop bike_shop pet_shop shoe_shop furniture mattress* sofa* candles jewellery jewelry honey serum skincare cosmetics clothing clothes shoes dress dresses books toys plants nursery_plants organic_vegetables tea coffee_beans wine wines christmas_trees watches sunglasses phone_plan broadband firewood wraps cases doorbell* desks greetings_cards blinds_online phone_cases hair_care hair_oil prints artwork gin whisky rum vodka jam chutney mugs rucksack* backpack* knives tyres_from blackout_blinds',
  },
} satisfies Language;
