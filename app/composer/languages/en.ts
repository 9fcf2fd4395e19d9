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
    directions: 'Get directions',
  },
  playfulCall: 'Grab yours',
  callNumber: 'Call {phone}',
  off: 'off|discount|save|reduced|cheaper|rebate|markdown|APR',
  offers: [
    {
      kind: 'free',
      source: String.raw`(?<![-\p{L}])free(?! (?:of|from|range|to|time|spirit\p{L}*|style|fall|up|your|yourself|hand|way|stand\p{L}*|form|weights?|people|parking only))|no (?:\p{L}+[- ]){0,3}fees?|on us|on the house|complimentary|at no (?:extra )?(?:cost|charge)|waived`,
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
  conditions: String.raw`selected|select(?: items| styles)?|members?(?: only)?|new customers?(?: only)?|first[- ](?:time|order|purchase|visit)(?: customers?)?|not valid|excludes?|excluding|exclusions|t&cs?|terms(?: and conditions)? apply|min(?:\.|imum)?|max(?:\.|imum)?|at least|when you (?:spend|buy|order|book)|orders? (?:over|of|above|from)|spend(?:s|ing)?|over [$€£₹]?\s?#|with (?:this|any|every|each|a|code)|for (?:students|seniors|pensioners|nhs|members|new|kids|under|the first)|under #s?|students?|seniors?|in[- ]store(?: only)?|online only|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|first # (?:months?|weeks?|customers?|orders?|days?|people|guests)|cancel any ?time|no (?:credit )?card|subject to|while|only|then|deposit|plus (?:vat|tax|fees)|excl\.?|incl\.?|including|valid`,
  hours: "open(?:ing)?(?: hours| times| daily)?|hours|we['’]re open",
  phone: 'call|phone|tel|telephone|mobile|ring|text|sms|whatsapp|dial|contact|reach us|fax',
  planning: String.raw`sell (?:more|out|off)|more (?:sales|customers|bookings|orders|sign-?ups|visitors|footfall|leads|clients|members|traffic|followers)|clear (?:out |the |our |old )*(?:stock|inventory)|get (?:more|new|people|customers|trial|donations|bookings|sign-?ups|leads|rid)|fill (?:the |our |empty )*(?:seats|tables|rooms|slots|classes|spaces)|increas\p{L}*|boost|grow|goal|target|budget|cpa|cpc|roas|roi|ctr|kpis?|spend under|move (?:old )?stock|bring in|attract|reach|drive|push|promote|convert\p{L}*|margin|revenue|awareness|quota|conversion rate`,
  negations: "no|not|don['’]?t|do not|never|without|avoid|skip|omit|isn['’]?t|leave out|instead of",
  pointers: {
    enrol:
      'enrol* enroll* course* lesson* class classes school schools academy tuition tutor* coaching bootcamp* training_course* workshop* learn_to masterclass* daycare nursery_school kindergarten* choir_practice football_club_trials trials summer_camp* kids_camp* lessons',
    quote:
      'plumb* electric* roof* kitchen_fitter* carpent* joiner* builder* painters_and decorator* house_paint* painter decorators solar* window_clean* cleaning removals moving_compan* movers self_storage insurance architect* interior_design* landscap* gardener* handyman air_condition* heating boiler* catering t-shirt_print* printing* web_design* video_edit* it_support marketing_agency quote* estimate* fencing tiling tiler* locksmith*',
    view: 'for_sale to_rent to_let flat_in flats apartment* bed_flat bedroom* real_estate estate_agent* open_house property properties condo* villa_for letting*',
    'test-drive': 'car_dealer* used_car* new_car* suv suvs test_drive* dealership* motorbikes',
    play: 'game games gamer* gaming puzzle* rpg mmo arcade level_up play_free dragon_merge',
    book: 'dentist* doctor* clinic* chiropract* dermatolog* physio* therap* massage* salon* barber* haircut* hair nails nail manicure* pedicure* lash lashes eyelash* brow brows spa facial* beauty_salon tattoo* garage mechanic* mot car_service auto_repair phone_repair computer_repair watch_repair tailor* vet vets veterinar* dog_groom* grooming hotel* bnb camping_site campsite* glamping boat_rental rental tours hiking_tour* escape_room bowling photograph* personal_trainer* hearing_aid* optician* glasses_and_lenses eye_test* piano_tun* travel_agen* accountant_appointment rent_a* for_hire car_wash dog_walk* dog_sitting locksmith_call',
  },
} satisfies Language;
