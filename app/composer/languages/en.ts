import { asks } from './asks/en.ts';
import { englishLooks } from './en-looks.ts';
import type { Language } from './language.ts';

/** English. */
export const en = {
  code: 'en',
  functionWords:
    'the and of for with your our you we is are to in on off from at by new all sale deal deals free shipping offer save shop buy get now today only up order opening grand weekend store until first this that it any every best coming soon launch home summer winter spring fresh dog dogs cat salon grooming cleaning luxury watch service services classes made simple coffee discount opens open yoga studio bar noodle van ice cream groomer groomers night nights bread bakery cakes cake kitchen garden house repairs lessons class school club market street food wine beer tea juice spa nails hair beauty wedding weddings flowers florist books toys kids baby plumber electrician roofing solar panels phone tyres used cars rent rental flat flats room rooms hotel tours trip trips gym training coach coaching learn online course courses app software games game music live show concert festival fair craft merge hatch roar great handmade homemade local family real estate agent piano guitar painting pub quiz vintage vinyl self storage hearing aids window moving company walking pet second-hand clothes coats jacket boots honey farm organic vegetables fish meat butcher cheese pasta sandwich',
  headLast: true,
  asides:
    'seeks?|seeking|looking for|in|at|on|near|above|behind|beside|under|across|around|today|while|by|from|with|since|@|for|that|which',
  runOn: {
    opening:
      "(?:(?:hi|hello|hey|hiya)[,!.]* )?(?:(?:my (?:husband|wife|partner|brother|sister|mum|dad|mother|father|friend|son|daughter) and i|we|i) (?:run|own|have) (?:an?|the)|(?:so|ok|okay|right|well)(?:,? basically)|basically)|(?:(?:hi|hello|hey|hiya)(?: there| all| everyone| folks)?[,!.]* )?(?:my name is|i['’]?m) \\p{L}+ and i (?:do|run|offer|make)|(?:hi|hello|hey|hiya)(?: there| all| everyone| folks)?[,!.]*(?: (?:we are|we['’]re|we r|i am|i['’]?m))?(?: an?| the)?|(?:we are|we['’]re|i am|i['’]?m) an?",
    goesOn:
      "(?:so |and |but )?(?:maybe|please)|also (?:we|i)|been (?:going|running|doing|around|here|in business)|(?:and )?(?:we|i) (?:do|are|have|offer|also|can|will|cover|make|sell|come|clean|fix|give|take|work|bake|deliver)|(?:we|i)['’](?:ve|re|ll|m)|call|ring|please|looking for|prices? (?:from|start)|(?:fixed|flat|set) (?:price|fee|rate)|established",
    orders:
      '(?:so )?please (?:make|tell|get|ask|remind|mention|write|put|use|show|say)|(?:so |and |but )*(?:make sure|tell|remind|ask) (?:people|them|customers|clients|everyone)|(?:so |and |but )*(?:i|we) (?:want|need|would like) (?:an? |the |people |it |them )|(?:so |and |but )?(?:we|i) (?:want|need|would like|hope|plan|are trying|am trying) to |(?:so |and |but )?(?:everybody|everyone|people|they|customers|clients) (?:always |often |keep |just |never )?(?:asks?|asking|comes?|thinks?|wants?|forgets?|calls?|complains?) ',
    saying:
      '(?:(?:so|and|but) )?maybe (?:offer|do|say|mention|add)|(?:(?:so|and|but) )?please (?:say|mention|write|put|include|add|tell (?:people|them|everyone)) that',
  },
  calledBy:
    'english|englisch|anglais|inglés|inglese|inglês|engels|angielsk|английск|англійськ|ingilizce|الإنجليزية|英文|英语|英語|영어',
  ...asks,
  playfulCall: 'Grab yours',
  callOpenings:
    'shop|buy|order|book|reserve|get (?:started|yours|tickets|the app|a|an|directions|in touch|it|access|your)|grab|sign up|signup|join|learn more|discover|try|start|download|call|visit|subscribe|register|donate|claim|apply|contact|see more|find out|read more|tap|click|swipe|come (?:in|by|see)|collect|pick up|pre-?order|enrol|rsvp|message us|request|schedule|save your|view',
  requests: {
    opening: String.raw`(?:(?:hi|hello|hey)[,!.]?\s+)?(?:please\s+)?(?:can you\s+|could you\s+|help me\s+)?(?:(?:create|make|design|generate|build|write|give|do|draw|(?:i|we)(?:['’]d like|['’]m looking for|['’]re looking for| (?:want|need|would like|am looking for|are looking for))|looking for|need)\s+)(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+|our\s+|my\s+)?(?:[\p{L}-]+\s+){0,3}?(?:ad|ads|advert|advertisement|banner|poster|flyer|post|creative|campaign|graphic|promo|story|reel)\s*(?:for|about|of|to promote|promoting|to advertise|advertising|announcing|to announce)\s+(?:my\s+|our\s+|the\s+|an?\s+)?(?:new\s+)?|(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,1}?(?:(?:instagram|facebook|fb|insta|ig|tiktok|linkedin|pinterest|google|social media|social|display|x|twitter|youtube)\s+)?(?:ad|ads|advert|advertisement|banner|poster|flyer|post|creative|campaign|graphic|promo|story|reel)\s+(?:for|about|promoting|advertising|announcing)\s+(?:my\s+|our\s+|the\s+|an?\s+)?`,
    closing: String.raw`\s+(?:(?:instagram|facebook|fb|insta|ig|tiktok|linkedin|pinterest|google|social media|social|display|x|twitter|youtube)\s+)?(?:ad|advert|advertisement|banner ad|banner|poster|flyer|ad campaign|campaign)s?`,
  },
  adWords:
    'ad|ads|advert|advertisement|campaign|promo|promotion|new|our|the|and|for|with|your|best|special|offer|offers|deal|deals|sale',
  quotes: '“”',
  leaningLetters: 'aio',
  years: 'years?|yrs',
  thousands: '',
  millions: 'millions?',
  units: String.raw`lbs?|oz|ft|in|mi|mph|hrs?|sec|hp|am|pm|a\.m\.|p\.m\.|pcs`,
  forSoMany: 'for',
  below: 'under|below|less than|at',
  numero: 'no|vol|art|tel',
  honorifics: 'dr|mrs?|ms|prof|st',
  currencies: String.raw`Rs\.?|euros?|dollars?|pounds?`,
  askedIn: 'in {}|{} language',
  quotedRoles: {
    callToAction: 'cta|call[ -]to[ -]action|button',
    subline: 'sub-?head|sub-?line|sub-?title|tagline|slogan|below|underneath',
    headline: 'headline|title|heading',
    offer: 'badge|offer|deal|sticker',
    brand: 'brand|company|business|store|shop|café|cafe|restaurant|called|named',
  },
  asPart: '(?:as|for|in|on)(?: the| an?| our)?',
  notDiscounts:
    'cotton|organic|natural|vegan|pure|satisfaction|guarantee|recycled|of |increase|growth|more|higher|alcohol|alc|cacao|cocoa|vol',
  discountOn: 'on|all|everything',
  and: 'and',
  purposes: 'to|so|in order|by',
  secondHalf: 'then',
  goesOn: 'and|or|but|then|plus|because|which',
  beforeWhen: 'with|plus|at|and|now|on|from|for|starts?|begins|starting|beginning|opens|opening',
  unfinished:
    'get|enjoy|save|are|is|your|our|the|a|an|all|for|to|of|on|in|and|take|win|claim|grab|only|now|just|up|off|we|you|give|offer|offers|offering|have|has|extra|another',
  countedUnits: 'pers|pcs|min',
  aboutAd: String.raw`please|make|use|add|keep|put|should|must|want|look|style|font|logo|photos?|images?|pictures?|background|text|button|headline|title|language|colou?rs?|mood|theme|light|vibes?|feel|feeling|portrait|landscape|minimal|minimalis\p{L}*|modern|vintage|retro|instagram|facebook|tiktok|stories|story|banner|poster|flyer|atmosph\p{L}*`,
  nameParticles: 'and|of|the|by',
  streets: {
    behind:
      'Rd|Road|St|Street|Ave|Avenue|Ln|Lane|Dr|Drive|Way|Sq|Square|Blvd|Court|Ct|Place|Pl|Terrace|Hill|Row',
  },
  moreThan: 'over|more than|about|nearly',
  outOf: 'in|of',
  toFigure: 'to',
  passing: 'at|near|behind|opposite|next to|before|after|like|than|without|instead of|beside|by|from',
  articles: 'the|a|an|your|our',
  forWhom: 'for|help|helps|we help',
  atHome: '(?:at|to|in|from) your (?:home|house|door|place)|at home',
  refusals: "no|not|don['’]?t|do not|never|without|avoid|skip|omit",
  oClock: String.raw`a\.m\.|p\.m\.`,
  atHour: '',
  namedTimes: 'noon|midnight',
  within: 'in|within',
  mention: 'mention|highlight|emphasi[sz]e|state|say(?=:)',
  orders: 'use|say|write|add|put|include|mention|make|headline|button|show',
  off: 'off|discount|save|reduced|cheaper|rebate|markdown|APR',
  percent: 'percent|per cent',
  reductions: String.raw`sales?|deals?|clearance|offers?|discounts?|promo\p{L}*|outlet`,
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
      source: String.raw`BOGO(?:F)?|(?:buy|order) (?:one|two|three|#)(?: \p{L}+){0,3},? ?(?:and )?get (?:one|two|another|a|the|#)[^.!?]{0,30}|(?:two|three|four|five|six|#)(?: \p{L}+){0,2} for (?:the price of )?(?:just |only )?(?:one|two|three|#)|(?:buy|get|take|order) (?:two|three|four|#)(?: \p{L}+){0,2},? ?(?:and )?(?:only )?pay (?:only |just )?(?:for )?(?:only |just )?(?:one|two|three|#)|both for #|(?:one|1) plus (?:one|1)`,
    },
  ],
  upTo: 'up to|as much as|at least|over',
  from: 'from|only|just|starting (?:at|from)|as low as|now|for',
  fromBehind: 'and up|upwards',
  insteadOf: String.raw`instead of|was|were|down from|usually|normally|rrp|worth|reg\.?|regular(?:ly)?|list price|compare at`,
  per: String.raw`per person|per (?:head|night|day|week|month|year|hour|session|class|lesson|kg|lb|piece|item|person|child|guest|couple|seat|ticket)|an? (?:month|week|night|day|year|hour|head|person|lesson|class|session|piece)|each|pp|pcm|pw|/\s?(?:month|mo|week|wk|night|day|year|yr|hour|hr|h|person|pp|kg|lb|lesson|class|session|piece|pc)|monthly|weekly|one[- ]way|return`,
  until: 'until|till|through|ends?|offer ends|valid (?:until|through|to)|by|before|expires?|last day',
  lastDays:
    '(?:today|tonight|this (?:week|weekend|month|friday|saturday|sunday|monday|morning|evening)|weekends?|one day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) only|only (?:today|this (?:week|weekend|month))|limited time(?: only| offer)?|while (?:stocks?|supplies) lasts?|last chance|ends (?:today|tonight|soon|tomorrow)|today|tonight|tomorrow|this weekend',
  deadlines: String.raw`(?:only |just |offer |ends |valid |available )*(?:until|till|through|ends|before) (?:the end of )?(?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|tonight|tomorrow|week|weekend|month|christmas|new year|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|jun\p{L}*|jul\p{L}*|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|\d{1,2}(?:st|nd|rd|th)?)[^.,;!\n]{0,14}|(?:this (?:week|weekend|friday|saturday|sunday|month)|today|tonight) only|only (?:this (?:week|weekend|month)|today)|limited time(?: only| offer)?`,
  codes: '(?:use |with )?(?:promo |discount |coupon )?code:? ?["“]?[A-Z0-9]{3,}["”]?',
  conditions: String.raw`within #|selected|select(?: items| styles)?|members?(?: only)?|new customers?(?: only)?|first[- ](?:time|order|purchase|visit)(?: customers?)?|not valid|excludes?|excluding|exclusions|t&cs?|terms(?: and conditions)? apply|min(?:\.|imum)?|max(?:\.|imum)?|at least|when you (?:spend|buy|order|book)|orders? (?:over|of|above|from)|spend(?:s|ing)?|over [$€£₹]?\s?#|with (?:this|any|every|each|a|code)|for (?:students|seniors|pensioners|nhs|members|new|kids|under|the first)|under #s?|students?|seniors?|in[- ]store(?: only)?|online only|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|first # (?:months?|weeks?|customers?|orders?|days?|people|guests)|cancel any ?time|no (?:credit )?card|subject to|while|only|then|deposit|plus (?:vat|tax|fees)|excl\.?|incl\.?|including|valid`,
  hours: "open(?:ing)?(?: hours| times| daily)?|hours|we['’]re open",
  phone:
    'box office|bookings|enquiries|call|phone|tel|telephone|mobile|ring|text|sms|whatsapp|dial|contact|reach us|fax',
  abbreviations: 'no st dr mr mrs ms prof vs approx incl inc excl ext reg dept tel etc max min apt pcs',
  dangling: 'a an the and or but of for with to in on at by from your our my is are that which who as',
  planning: String.raw`^(?:more)|sell (?:more|out|off)|requested|more (?:sales|customers|bookings|orders|sign-?ups|visitors|footfall|leads|clients|members|traffic|followers)|clear (?:out |the |our |old )*(?:stock|inventory)|get (?:more|new|people|customers|trial|donations|bookings|sign-?ups|leads|rid)|fill (?:the |our |empty )*(?:seats|tables|rooms|slots|classes|spaces)|increas\p{L}*|boost|grow|goal|target|budget|cpa|cpc|roas|roi|ctr|kpis?|spend under|move (?:old )?stock|bring in|attract|reach|drive|push|promote|convert\p{L}*|margin|revenue|awareness|quota|conversion rate`,
  negations: "no|not|don['’]?t|do not|never|without|avoid|skip|omit|isn['’]?t|leave out|instead of",
  walkIns:
    'while you wait|no booking needed|(?:no|without|without an|without any) (?:appointments?|bookings?|reservations?)(?: (?:needed|necessary|required))?|no need to (?:book|reserve)|walk[- ]?ins?(?: welcome)?|drop[- ]?in|drop (?:it |them )?off (?:any ?time|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|just (?:turn|show) up',
  hiring: String.raw`(?:send|e-?mail|post)(?: us)? (?:your|a) cv|cv to|(?:part|full)[- ]time,|(?:we(?:['’]re| are) )?(?:now )?hiring|join our team|job opening|(?<!has )vacanc(?:y|ies)|now recruiting|staff wanted|positions? available|m/[fw]/d|f/m/d|# ?h(?:ours|rs)?(?:/| a | per )w(?:ee)?k|(?:part|full)[- ]time (?:job|role|work|post|position|hours)|(?:part|full)[- ]time$|(?:four|#) on,? (?:four|#) off|(?:night|weekend|evening) shifts?|plus tips|(?<!volunteer )(?<!volunteers )\p{L}+(?:ers|ists|ors|nurses?|chefs?|cooks?|baristas?|staff|cleaners?|mechanics?|technicians?|assistants?|apprentices?|trainees?) (?<!volunteers )(?:needed|wanted|required)|(?:trainee|apprentice|junior|senior|assistant|deputy) (?:\p{L}+ ){1,2}(?:needed|wanted|required)|paid training|we['’]ll train you`,
  cries:
    'new|brand new|now open|coming soon|please help|help|attention|last chance|reminder|save the date|back in stock|just in|limited edition|good news|big news|hey|urgent|open now|finally|today only',
  letting: 'to (?:rent|let|borrow)|for (?:rent|hire)',
  selling:
    "ex-(?:rental|hire|demo|display|lease|fleet|show)|for sale|(?:lease|rent|hire) or buy|used|second-?hand|pre-?owned|pre-?loved|reconditioned|refurbished|we(?:['’]re| are) selling",
  priced: {
    person: String.raw`siblings?|per (?:person|head|adult|child|guest|couple|seat|player)|pp|p\.p\.|an? (?:head|person|adult|child|couple)|each person|adults?|kids|students|seniors|concessions?|child(?:ren)?|under[- ]#s?|return|one[- ]way`,
    stay: String.raw`(?:an?|per|by the|\/) ?(?:day|night|hour|hr|weekend)|half[- ]day|\/ ?h`,
    term: String.raw`(?:an?|per|\/) ?(?:term|month|season|semester)`,
    piece:
      'apiece|by the (?:bucket|box|jar|bag|kilo|dozen|metre|yard|load|bunch|crate|litre|slice|sheet)|(?:a|per) (?:bucket|box|jar|bag|kilo|dozen|metre|yard|load|bunch|crate|litre|slice|sheet|bar|loaf|bottle|pack|tin|tub)',
  },
  courseLength:
    '(?:#|two|three|four|five|six|seven|eight|ten|twelve) (?:weeks(?! old)|evenings|mornings|afternoons|sessions|lessons|classes|(?:mon|tues|wednes|thurs|fri|satur|sun)days)',
  measures: 'k?g|gr|gramm?e?s?|ml|cl|dl|l|lt|litres?|liters?|lit|oz|lbs?|pcs|pk',
  lasting: 'h|hrs?|hours?|mins?|minutes?|weeks?',
  provided:
    'provided|materials? (?:included|supplied)|all materials|tools (?:included|supplied|lent)|(?:kit|gloves|boots|wetsuits?|equipment) (?:included|lent)',
  promises: String.raw`(?:included|provided|supplied|welcome|guaranteed|insured|certified|qualified|outstanding|washable|handmade|homemade|organic|local|experience|nationwide)|same[- ]day|next[- ]day|while (?:yo)?u wait|(?:to|at|on) your door(?:step)?|home visits|immediate start|no (?:call[- ]?out|split|night|weekend|hidden|extra|booking|joining|contract|job too|fix)\p{L}*(?: \p{L}+)*|(?:nights|travel|mileage) (?:out )?paid`,
  besidePrices:
    'reward|deposit|delivery|shipping|postage|entry|entrance|admission|parking|call[- ]?out|fees?|from|only|extra|half day|full day|days?|weeks?|weekends?|nights?|months?|hours?|year|peak|adults?|child(?:ren)?|kids|concessions?|singles?|doubles?|then|save|was|now|over|under',
  gifts:
    'buys|feeds(?! (?:#|two|three|four|six|you))|plants|pays for|keeps|puts|funds|gives(?! you)|provides|helps|houses|trains|protects|sends|could (?:buy|feed|pay)|will (?:buy|feed|pay)',
  vouchers: '(?:gift )?vouchers?|gift (?:cards?|certificates?)|punch cards?',
  seeking: 'seeks',
  spots:
    'market market_place marketplace market_square square town_hall harbour harbor quay pier promenade seafront beach station gate gates lay-by car_park fairground bandstand stall kiosk cart van food_truck trailer ice_rink',
  posted:
    'postage p&p shipping shipped ships posted_ to_your_letterbox by_post next-day_dispatch dispatch dispatched',
  brought: 'delivery delivered deliver shipping parking returns exchange',
  arranging: {
    quote:
      'free_quote* free_estimate* quote_from quotes_from quotes_free estimates_free estimate_free quote_free no-obligation_quote* no_obligation_quote* quote_on quotes_on free_survey* estimates_given written_estimate*',
    table:
      'book_a_table reserve_a_table table_reservation* table_booking* tables_bookable tables_must reservation_of_a_table booking_a_table table_must book_your_table reserve_your_table tables_can_be_booked tables_by_reservation',
  },
  regularly:
    'daily|(?:every|each) (?:day|morning|afternoon|evening|night|week|weekend|mondays?|mon|tuesdays?|tues?|wednesdays?|weds?|thursdays?|thurs?|fridays?|fri|saturdays?|sat|sundays?|sun)|weekdays|weekends|(?:mornings|afternoons|evenings)(?= only)|(?:mon|tues|wednes|thurs|fri|satur|sun)days',
  address:
    "you|your|yours|yourself|you['’]re|never|^(?:be|bring|build|catch|come|connect|cook|dance|discover|do|dream|drive|eat|enjoy|escape|explore|fall|feel|find|float|fly|forget|get|give|go|grow|have|hear|hold|keep|know|learn|leave|let|live|look|love|make|meet|move|paint|pay|play|put|read|rest|ride|roll|run|save|say|see|send|show|sing|sit|skip|sleep|slow|smell|start|stay|step|stop|swap|swim|switch|take|talk|taste|tell|think|treat|try|turn|wake|walk|warm|wash|wear|win|work|write)(?= (?!by |at ))",
  pictured: 'show|pictures?|photo of|image|illustration|background',
  forms: {
    deed: 'we_*_your we_re_*_your we_*_up_your repair repairs hire removal removals clearance fitting fitted install installed installation installations servicing serviced service services refurb refurbishment refurbished restoration restored recovery sharpening sharpened cleaning cleaned alterations altered mending mended resoled rewired relined polishing polished moved cutting grinding engraving engraved recycling recycled disposal collected boarding sitting minding walking washing washed valeting waxing proofing proofed welding plating coating dipping blasting drilling clearing pruning felling trimming removing painting painted printing printed typing transcription translation proofreading editing tuning tuned testing inspection survey surveys rental rentals transport storage maintenance treatment treatments massage therapy reading readings fitters installers walker walkers sitter sitters sweep sweeps display displays entertainer entertainers performer performers tutoring coaching planning styling detailing rescreening restringing regrip restring reupholstery upholstery framing binding bookbinding scanning digitising digitizing conversion conversions calligrapher calligraphy bagpiper harpist violinist pianist singer quartet we_clean we_fix we_repair we_mend we_sharpen we_cut we_trim we_prune we_wash we_paint we_move we_clear we_remove we_install we_restore we_service we_collect we_walk we_mind we_iron we_frame we_tune we_rewire we_replace we_unblock we_shred we_store we_deliver_and_fit we_come_and we_strip we_sand we_polish we_plaster we_decorate we_tile we_lay we_dig we_fell we_shear we_groom hemming fixing changing tiling plastering decorating mowing strimming shearing clipping grooming replaced replacement dyeing dyed ironing hauling haulage towing stripping sanding rendering shredding pumping emptying emptied unblocking unblocked swept felled pruned fixed shortened taken_up we_carry we_empty we_sweep we_look_after we_feed we_plan we_check we_upholster we_cover we_reupholster we_catch gone sorted we_come_to taken_away taken_in let_out check checks check-up checkup returned laundering ironed re-covering recovering resealing regrouting reglazing repointing respray resprayed reupholstered descaling flushing topping topped dredging lopping pollarding turfed baled mulched chipped jetted unlocked opened recut replated rebound recaned caning rushing revarnished',
    lesson:
      'beginners beginner intermediate improvers refresher from_scratch learn learners level weekly_class lessons evenings taster_class workshop workshops course courses how_to masterclass for_toddlers for_all_levels small_groups step_by_step your_first hands-on make_your_own build_your_own autumn_term spring_term summer_term a_term each_term new_term term_of',
    goods:
      'pack packs jar jars bottle bottles dozen set bundle tin tins box boxes tray sack sacks bag bags roll rolls homemade handmade home-made hand-made small-batch organic smoked freshly_baked refills refill tea milk melts crate punnet bunch reconditioned pre-owned pre-loved preloved second-hand secondhand hand-knitted handknitted kit kits hand-thrown hand-woven hand-sewn hand-printed hand-dyed hand-carved all_sizes sizes in_stock',
    freeEntry: 'free_entry free_admission admission_free entry_free free_to_enter free_to_attend all_welcome',
    outing:
      'taster tasters day days experience experiences morning afternoon evening night tour tours trip trips ride rides session sessions retreat weekend bath overnight walk walks hike hikes ramble rambles cruise cruises safari picnic picnics stay stays bathing foraging nights stargazing birdwatching snorkelling kayaking canoeing paddleboarding rafting caving',
  },
  pointers: {
    donate:
      'food_bank* food_drive* donat* fundrais* charity_appeal animal_shelter night_shelter homeless_shelter women’s_shelter refuge_centre duvets_wanted blankets_wanted clothes_wanted coats_wanted toys_wanted tins_and nappies_and toiletries_needed toys_needed clothes_needed coats_needed blankets_needed food_needed books_needed sponsor_my sponsor_me sponsored_walk sponsored_swim animal_rescue rescue_centre adopt_a sponsor_a christmas_appeal appeal crowdfunding relief_fund save_our help_us please_help we_need_your rebuild_the appeal_for charity_auction sponsored_walk needs_nappies rescue_dogs rescue_cats need_homes needs_a_home winter_coats_appeal coat_drive toy_drive toy_appeal book_drive collecting_coats clothes_bank sponsor_me running_for cat_rescue dog_rescue hedgehog_hospital wildlife_hospital wildlife_rescue animal_sanctuary donkey_sanctuary hospice laptops_for toys_for coats_for school_appeal raising_money_for low_on tinned_fruit baby_bank* hygiene_bank* school_uniform_bank blood_donor* give_blood give_a',
    apply:
      "hiring job_opening* apply recruit* wanted_full-time we're_hiring jobs job_offer staff_wanted wanted apprenticeship* internship* join_our_team chef_wanted driver_wanted drivers_wanted trainee staff_needed assistants_required required needed_immediate join_our_kitchen receptionist_needed electricians_needed apprentice* job coordinator_job part_time_receptionist part-time_role full-time_role driver_needed cleaner_wanted salary_from ote line_cook sous_chef kitchen_porter bar_staff waiting_staff care_assistant* hgv_driver* cover_letter send_your_cv email_your_cv chef_de_partie commis* live_in live-in head_chef kitchen_assistant kitchen_hand* housekeeper_wanted teaching_assistant* classroom_assistant* site_manager* warehouse_operative* fork_lift* forklift_driver* van_driver* delivery_driver* delivery_riders bricklayers_needed days_off staff_meals zero_hours term_time_only lunchtime_supervisor* midday_supervisor* school_cleaner* dental_nurse* veterinary_nurse* support_worker* night_porter* shop_assistant* sales_assistant* saturday_job saturday_staff weekend_staff seasonal_staff fruit_pickers pickers_needed relief_milker* herdsperson labourer* barback* baristas_needed",
    download: 'app apps download* installs get_the_app habit_tracker mobile_app',
    play: 'lottery lotto game games gamer* gaming puzzle* rpg mmo arcade level_up play_free dragon_merge word_game board_game_app mobile_game* quiz_app free_to_play dungeon battle_royale match-3',
    listen: 'podcast* radio_show radio_station new_album new_single debut_album playlist audiobook* listen',
    view: 'industrial_unit* industrial_estate* warehouse_to_let parking_space* garage_to lock-up allotment plot_of_land building_plot barn_plot plot_with barn_with desk_in studio_space for_sale to_rent to_let flat_in flats apartment* bed_flat bedroom* real_estate estate_agent* open_house property properties condo* villa_for letting* bungalow for_rent studio_flat house_for house_share estate_agents letting_agent* lettings new_homes new_build show_home pcm sq_ft land_for_sale plot_for_sale office_space office_to_let bed_semi bed_house bed_terrace bed_bungalow bed_apartment farm_land farmland acres retail_unit industrial_unit warehouse_to shop_to_let holiday_lodge_for garage_to_rent desk_space lodge_for_sale semi-detached terraced barn_conversion* farmhouse* maisonette* penthouse* spare_room lodger* room_in_shared room_in_a_shared room_to_let room_in_ room_to_rent shop_to_rent workshop_to_let workshop_to_rent unit_to_let unit_to_rent office_to_rent garage_for_rent livery stables_to_rent paddock_to grazing_to mooring* berth_to house_swap mooring_for static_caravan_for park_home* lodge_for bedsit* annexe_to granny_annexe shop_unit* market_stall_to pitch_to stable_to yard_to',
    'test-drive':
      'car_dealer* used_car* new_car* suv suvs test_drive* dealership* motorbikes used_cars new_cars car_dealers cars_for_sale car_sales motorcycle_dealer one_owner miles_fsh',
    tickets:
      "poetry_reading* poetry_night orchestra* philharmonic night_club halloween_party water_park jazz* concert* opera circus theatre theater musical ballet gig gigs comedy_night comedy_club stand-up panto pantomime festival cinema film_night movie_night open-air_cinema live_music jazz_night club_night exhibition museum zoo aquarium planetarium ticket* match_day football_match theme_park magic_show quiz_show choir_concert ball gala blues* rally film_club murder_mystery new_year's_eve_party nye_party disco drag_bingo bingo_night carol_concert burlesque spoken_word tribute_night fireworks_display beer_festival escape_train murder_mystery_dinner dinner_theatre dinner_show boat_party silent_disco ceilidh tea_dance wrestling_night boxing_night race_night steam_gala air_show motor_show model_railway_show flower_show dog_show craft_show steam_rally on_the_door punk* indie_night metal_night bands four_bands three_bands live_bands",
    table:
      'diner menu restaurant* pizza_night burger_night bistro brasserie trattoria ristorante steakhouse steak_house gastropub tapas sushi fine_dining tasting_menu brunch table_reservation* table_booking* book_a_table reserve_a_table curry_night pub_lunch sunday_roast set_menu supper_club dinner buffet noodle_bar ramen_bar vegan_restaurant pizzeria eat_free eats_free',
    enrol:
      'childminder* childminding yoga pilates zumba tai_chi wreath_making candle_making enrol* enroll* course* lesson* class classes school schools academy tuition tutor* coaching bootcamp* training_course* workshop* learn_to masterclass* daycare nursery_school kindergarten* choir_practice football_club_trials trials summer_camp* kids_camp* lessons evening_class* bootcamp summer_school language_school music_school dance_school art_class* cooking_class* cookery swimming_lessons driving_lessons driving_school dance_class* yoga_class* yoga_course* retreat learn sewing_class* pottery choir kids_club day_care childcare nursery preschool college university degree tutoring maths_tutor holiday_camp martial_arts karate judo ballet_school after_school first_aid_course training sessions conversation_group first_aid ballet for_beginners baby_sign sat_prep exam_prep rugby_for football_camp* camp camps holiday_club football_academy football_training toddler_group under_8s under_7s under_10s coding spanish_conversation adult_ballet weld_in learn_to_weld ukulele violin_teacher piano_teacher singing_teacher guitar_teacher singing_lessons riding_lessons horse_riding sailing_course* skipper* cookery_school* baking_class* barista_course* sourdough_class* knitting_class* crochet lino_print* printmaking jewellery_making silversmith* glass_blowing woodturning blacksmith* calligraphy flower_arranging beekeeping_course* photography_course* upholstery_class* swim_school baby_swimming forest_school* stage_school* drama_school* theatre_school* theory_test pass_plus hypnobirthing antenatal_class* english_for spanish_for gcse a-level 11_plus eleven_plus tennis_coaching football_coaching swim_coaching cricket_coaching bread_baking bread_making baking_day* cake_decorating sewing_bee quilting bell_ringing* sports_club_juniors judo_club gymnastics_club breakfast_club after-school_club wraparound circus_skills parkour skateboard_lessons ice_skating_lessons archery_course stained_glass_course',
    quote:
      'mural* muralist* sign_maker* sign_shop cabinet_maker* furniture_maker* cybersecurity cyber_security home_automation smart_home* home_staging car_charging property_valuation* home_valuation* house_valuation* free_valuation* garden_room* repairs cleaned publish* print_shop upholster* video_production picture_framing plumb* electrician* electrical* roof* kitchen_fitter* carpent* joiner* builder* painters_and decorator* house_paint* painter decorators solar* window_clean* cleaning removals moving_compan* movers self_storage insurance architect* interior_design* landscap* gardener* handyman air_condition* heating boiler* catering t-shirt_print* printing* web_design* video_edit* it_support marketing_agency quote* estimate* fencing tiling tiler* locksmith* pool_install* pool_build* pool_construction install* installation installer* repairs_quote roofing roof_repair gutter* guttering chimney_sweep window_cleaner* double_glazing glazier* conservator* loft_conversion* house_extension* home_extension* kitchen_extension* driveways paving plasterer plastering drain* pest_control tree_surgeon* gas_engineer* heating_engineer bathroom_fitter* bathroom_renovation kitchen_install* flooring carpet_cleaning house_clearance skip_hire scaffolding interior_designer signage website_design app_development seo graphic_design* logo_design copywrit* security_systems cctv alarm_systems solar_panels car_insurance home_insurance pet_insurance travel_insurance insurance_broker heat_pump* garage_door* garage_doors blinds curtains_made moving_company man_and_van courier* freight logistics translation_services translator* storage_units oven_cleaning restoration garden_clearance rubbish_clearance site_clearance removal* fit_out signwrit* survey* tree_felling felling aerial* jet_wash* power_wash* pressure_wash* certificates epc wardrobes bespoke_furniture stone_mason* stonemason* masonry engraving workwear exhibition_stand* exhibition_stands damp* maintenance contractor* machining fabrication welding refurb* renovation* valuation* asbestos gardening_service* embroidery embroider* chimney_repair* dry_stone* thatch* damp_proof* underfloor_heating epoxy_floor* resin_drive* garage_conversion* shutters awnings stairlift* wet_room* furniture_removal furniture_restor* french_polish* reupholster* hedge_trim* hedge_cut* lawn_care lawn_mowing stump_grind* turfing decking patios roof_clean* office_clean* end_of_tenancy house_clean* deep_clean* carpet_fit* curtain_mak* made_to_measure fitted_wardrobes kitchen_worktops worktops signs vehicle_wraps van_wraps screen_print* marquees event_catering hog_roast* septic_tank* borehole* snow_clear* gritting demolition groundwork* surveyor* building_survey* rewir* ev_charger* ev_charging aerial_install* drone_survey* pond_build* stove_fitting stove_install* sash_windows bricklayer* pointing render* shopfit* van_conversion* balloon_decor* bookbinder* flat_clearance office_clearance data_recovery tank_replacement window_replacement roof_replacement interior_styling stone_carving violin_maker loft_board* loft_ladder* loft_insulation insulation calligraphy_for_place* calligraphy_for_wedding* calligraphy_for_invit* ask_for_a_price ask_for_prices ask_the_price your_old new_kitchen your_kitchen kitchen_makeover* shipping_container* container_storage wasp* wasps wasp_nest* bee_removal mole_catch* rat_ pest_ tarmac* block_paving contract_mowing contract_baling contract_threshing contract_farming freelance_designer freelance_illustrator illustrator* graphic_designer* voiceover* ghostwriter* artificial_grass artificial_lawn* garden_design* garden_makeover* paint_spraying kitchen_respray* key_safe* fly_screens stained_glass leaded_windows cesspit* well_drilling chimney_lining stone_walls hedge_laying pond_clean* graffiti_removal patio_clean* render_clean* solar_clean* gates_and railings wrought_iron wall_tiling floor_tiling bathroom_tiling artex skimming dry_lining stud_walls loft_boarding soundproof* secondary_glazing window_repair* window_seals door_fitting* doors_hung gate_automation electric_gates garage_floor* resin_floor* microcement water_feature* log_burner_install* flue_* oil_tank* soakaway* land_drain* manure_spread* hedge_plant* tree_plant* tree_work* arborist* crown_reduction* leaf_clear* gutter_guards moss_removal cladding_clean* caravan_repair* boat_repair* boat_transport horse_transport pet_transport house_moves house_removals student_moves office_moves piano_moves piano_removal* event_hire* furniture_hire crockery_hire generator_hire* toilets_for portable_toilets portaloo* composting_toilets fire_risk_assess* fire_alarm* health_and_safety_audit cleaning_contract* school_cleaning bin_clean* wheelie_bin_clean*',
    book: "boarding photos photo_shoot* photoshoot* basketball_court* tennis_court* squash_court* badminton_court* dressmak* karaoke camping barber_shop barber_shops tattoo_shop tattoo_shops nail_shop piercing_shop hiking_guide* mountain_guide* tour_guide* holiday_apartment* holiday_flat* holiday_cottage* vacation_rental* serviced_apartment* resort resorts auto_glass conference_cent* batting_cage* hair_removal homeopath* guest_house* paint_and_sip climbing_wall* airport_parking bathing_walk* guided_walk* life_drawing mot_test* punting birthday_part* kids_part* party_venue* golf_course* tee_time* alterations nutritionist* dietitian* dietician* tarot* psychic* seamstress* stag_weekend hen_party stag_do hen_do hot_tub dentist* doctor* clinic* chiropract* dermatolog* physio* therap* massage* salon* barber* haircut* hair nails nail manicure* pedicure* lash lashes lash_extension* eyelash_extension* eyelash* brow brows spa facial* beauty_salon tattoo* garage mechanic* mot car_service auto_repair phone_repair computer_repair watch_repair tailor* vet vets veterinar* dog_groom* grooming hotel* bnb camping_site campsite* glamping boat_rental rental tours hiking_tour* escape_room bowling photograph* personal_trainer* hearing_aid* optician* glasses_and_lenses eye_test* piano_tun* travel_agen* accountant_appointment rent_a* for_hire car_wash dog_walk* dog_sitting locksmith_call hair_salon* hairdress* dentists dental orthodont* gp_practice eye_clinic osteopath* acupunct* counsell* psycholog* hypnotherap* podiatr* chiropodist* nail_salon waxing tanning botox aesthetic* makeup_artist make-up_artist bridal_makeup dj dj_hire djs magician* band_for_hire photo_booth photo_studio videograph* hire car_rental car_hire bike_rental bike_repair* boat_hire kayak* canoe* surf_* flights flight holidays city_break* bed_and_breakfast guesthouse* hostel* b&b cottage* holiday_let* holiday_home* apartment_rental caravan* campervan* airport_transfer* taxi* minicab* limousine* party_bus laser_tag paintball karting go-kart* trampoline* spa_day wedding_photographer* mobile_mechanic tyre_fitting wheel_alignment oil_change auto_repair_garage repair_shop shoe_repair laptop_repair babysit* nanny cattery kennels dog_boarding dog_training pet_sitting cruise* safari* excursion* walking_tour* city_tour* brewery_tour* boat_trip* whale_watching hot_air_balloon* bouncy_castle* wine_tasting* tasting conference_room* meeting_room* dermatology laser_hair_removal hearing_test optometrist* facials physiotherap* massages sports_massage face_painting wedding_cars valeting quad_bik* clay_pigeon string_quartet henna* sewing_repairs servicing tune-up tune_up microbladi* detailing extensions hair_extensions shepherds_hut* log_cabin* treehouse* yurt* glamping_pod* lodge_break* mobile_hairdress* birthday_parties discovery_call* intro_call* baby_shower axe_throwing archery_experience experience_day* fishing_trip* fishing_charter* bike_servic* boiler_service recording_studio* rehearsal_studio* rehearsal_room* rehearsal_space* podcast_studio* dance_studio_hire sewing_machine_repair* appliance_repair* piano_repair* instrument_repair* repair knife_sharpening sharpening cabin cabins lake_cabin chalet* shepherd's_hut* by_the_day by_the_hour by_the_night houseboat* dog_walking dog_sitter* cat_sitt* pet_sitt* house_sitt* piercing* threading sugaring reflexolog* reiki sound_bath* float_tank* sauna hammam car_detailing trampoline_park crazy_golf mini_golf face_paint* children's_entertainer* balloon_artist ear_wax microsuction foot_care foot_health podiatry costume_hire marquee_hire tool_hire suit_hire cobbler* tarot_reading* boudoir headshot* newborn_photo* portrait_sitting* wedding_films distillery_tour* ghost_walk* sailing_trip* whale_watch* balloon_ride* helicopter_ride* paddleboard* zip_line* zipline* abseiling archery_session* bridal_make-up spray_tan head_spa pregnancy_scan* ultrasound* baby_scan* health_check* blood_test* vaccination* travel_vaccin* sewing_studio string_trio* mobile_bar* mobile_coffee* coffee_van* coffee_cart* ice_cream_van* pizza_van* prosecco_van* horsebox_bar* donkey_ride* pony_ride* cat_sitting school_photos passport_photos scan_clinic foot_clinic mole_check* hearing_check* watch_batter* key_cutting* phone_screen* screen_repair* bike_fit* ski_hire skate_hire pedalo* rowing_boat* day_boat* narrowboat* glider_flight* falconry alpaca_trek* goat_yoga sauna_hire dress_fitting* suit_fitting* sunbed* cupping home_visit* chiropody cake_tasting* static_caravan_hire gas_safety* safety_check* ironing laundry_service* service_wash boiler_check* pat_test* mot_and tyre_change* tyres_fitted puncture_repair* guitar_repair* clock_repair* jewellery_repair* handbag_repair* zip_repair* curtain_cleaning* mattress_cleaning* car_key* windscreen* physiotherapist* pregnancy_massage* baby_massage_at foot_massage* head_massage* cranial* back_pain sports_injur* sight_test* contact_lens_check* smear_test* menopause_clinic* eye_clinic* wart_clinic teeth_whitening whitening hygienist* invisalign_consult* gel_polish blow_dry* blow-dry* balayage hair_up braids braiding cornrows lash_lift* brow_lamination school_trip* coach_hire minibus_hire van_hire digger_hire plant_hire skip_bag wedding_car* prom_car* caricatur* party_entertain* story_teller* reptile_party reptile_parties slime_party pamper_part* mobile_disco* karaoke_hire silent_cinema_hire hog_roast_hire doggy_daycare* dog_daycare* horse_clipping farrier* equine_physio* sheep_shearing",
    order:
      'cheese_board* grazing_board* kickstarter* doner gourmet_burger* cider ciders cheesecake* diaper_service nappy_service subscription bagel* order orders pre-order* preorder* delivery takeaway takeout take-away meal_prep meal_kit* veg_box* cupcakes wedding_cake* birthday_cake* cakes bakery custom_cake* pizza pizzas burger* kebab* fish_and_chips tacos sandwiches sandwich_shop juice_bar smoothie* bubble_tea gelato lunch_box subscription_box flower_delivery christmas_turkey* hamper* photo_book* business_cards sourdough bread_box cheese_box meat_box fish_box wine_box hampers cake_box brownies cookies afternoon_tea_box grazing_box* grazing_table* platters catering_trays curry_box* frozen_meals ready_meals milk_round milkman bouquets letterbox_flowers meat_boxes veg_boxes fish_boxes fruit_boxes cheese_boxes coal_and_gas coal_delivered coal_delivery takeaway take-away to_your_door delivered_to meal_boxes veg_box veg_bag meat_box* fish_box* meal_prep* party_platter* sandwich_platter* afternoon_tea_box* celebration_cake* brownies_by letterbox_brownies cookie_box* dumplings by_the_dozen samosas curry_in_a pies_by milk_delivery',
    visit:
      'rooftop_bar* rooftop_terrace* aquatic_cent* leisure_cent* nature_reserve* country_park internet_cafe* bike_trail* bike_park* convenience_store* corner_shop* grocery_store* fruit_and_veg_shop* greengrocery botanical_garden* botanic_garden* currency_exchange* bureau_de_change dog_park billiard* snooker pool_hall community_garden* parcel_locker* public_meeting* residents_meeting* residents’_meeting* town_meeting* charity_shop* hospice_shop* summer_fete* village_fete* school_fete* country_fair county_fair country_show county_show sheepdog_trials dog_trials open_evening open_evenings swimming_pool lido ice_rink skate_park recycling_centre copy_shop dry_clean* pawn_shop board_game_cafe* community_centre craft_fair* farmers_market* flea_market* christmas_market car_boot_sale jumble_sale pub_quiz quiz_night open_mic* butcher* fishmonger* greengrocer* florist* deli cheese_shop* farm_shop* bookshop* bookstore* garden_centre* garden_center* coffee_shop* cafe café tea_house tea_room ice_cream laundromat laundrette launderette charity_shop thrift_store antique_shop library soft_play playground foot_traffic visit* store_visits in-store grand_opening now_open new_location come_in walk-in* open_day open_house_weekend showroom pub beer_garden cocktail_bar wine_bar bar street_food food_truck burger_van church_service sunday_service village_fete street_party supermarket pharmacy hardware_store tyre_shop petrol_station barber_shop_open antiques_fair harvest_festival community_fridge petting_zoo reopening grand_reopening pumpkin_patch coffee_morning messy_church toddler_mornings fete bake_sale table_top_sale swap_shop stationers antiques antique_centre curios car_boot nearly_new_sale rummage_sale plant_sale plant_swap seed_swap clothes_swap repair_cafe* yard_sale garage_sale charity_sale bric-a-brac salvage_yard reclamation garden_open open_gardens warm_space food_hall fish_shop bakery_cafe creperie gelateria wool_shop yarn_shop record_shop record_fair toy_fair comic_shop model_shop tackle_shop hobby_shop haberdasher* laundry_service laundry potter chip_shop fish_and_chip_shop key_cutting plant_nursery tree_nursery vintage_fair* antique_fair* book_fair* craft_market* makers_market* wedding_fair* makers_fair* pop-up_shop christmas_pop-up pop-up pick_your_own pick-your-own memory_cafe* warm_space* warm_hub* coffee_morning* drop-in toddler_group_drop community_fridge* school_uniform_shop plant_sale* cake_sale* bake_sale* book_sale* nearly_new_sale* table_top_sale* garage_sale* yard_sale* open_garden* open_studio* open_farm* scarecrow_trail* toy_library record_shop* record_fair* community_lunch community_meal soup_kitchen lunch_club lost_property household_auction* auction* house_contents charity_shop* fish_and_chip* chippy carvery off_licence newsagent* hardware_shop ironmonger* tea_room* tearoom* micropub* taproom* pyo pumpkin_patch* strawberry_fields christmas_fayre summer_fayre fayre harvest_supper coffee_and_cake open_garden_weekend exhibition_opening private_view memorial_service remembrance_service carol_service nativity',
    contact:
      'graves mortuary mortuaries pet_cremation* pet_funeral* warehouse* ambulance* foster_care fostering housing_association* disability_services disability_support vat vat_returns payroll family_tree* genealog* allotment* we_buy* importer* wholesaler* distributor* trade_only events_planner lawyer* solicitor* attorney* law_firm legal_advice legal_services family_law notary accountant* accounting bookkeep* tax_advis* tax_return* payroll consult* financial_advis* mortgage* wealth_management funeral* care_home* nursing_home* elderly_care wedding_planner* event_planner* recruitment_agency translation pr_agency coach coaching headhunter* venue_hire steel_works wholesale manufacturer* supplier* pallets b2b will_writing wills debt_advice advice advisor* adviser* packaging contract_packaging property_management sell_your we_buy_any scrap_metal scrap_car* scrap_cars fractional_cfo cfo outsourc* surrogacy distributors_wanted stockists exporter* headstone* memorials probate nannies adoption adoption_fee adopt rehom* looking_for_homes looking_for_a_home looking_for_sofas needs_a_new_home forever_home celebrant* life_insurance_advice power_of_attorney powers_of_attorney wills_and doula* midwife matchmak* dating_agency private_investigator* bid_writ* grant_writ* ghostwrit* proofread* virtual_assistant* we_buy house_buyers gold_buyers live-in_care home_care homecare respite_care dementia_care grave_care pet_crematorium crematorium wedding_venue* caravan_storage instrument_maker* moorings berths puppies kittens business_for_sale business_transfer going_concern lease_for_sale cafe_for_sale shop_for_sale leasehold_business franchise wanted_to_buy cash_for cash_paid private_client funeral_director* humanist_ceremon* house_buyer* estate_sale care_at_home',
    start:
      'savings_account* current_account* bank_account* private_browsing booking_system* booking_software booking_app* reservation_system* ordering_system* till_system* pos_system* scheduling_software music_streaming streaming_service* tv_streaming tax_reports crypto* chatbot* ai_assistant gym gyms fitness crossfit fitness_studio health_club weight_loss yoga_studio pilates_studio climbing_gym saas crm invoicing_software software platform automation coworking co-working project_management_tool vpn password_manager tool_for_teams crm_for time_tracking',
    'sign-up':
      "blood_bank* bowling_club* neighbourhood_watch neighborhood_watch signed_up sign_ups singers_wanted voices_wanted players_wanted new_members members_welcome book_club cycling_club knitting_club chess_club running_club tennis_club archery_club fencing_club youth_club rowing_club golf_club volleyball_club club marathon fun_run charity_run half_marathon sign-up* signup* sign_up* register registration* subscrib* newsletter waitlist waiting_list webinar* free_trial trial_sign volunteer* membership members_wanted club_membership beta_testers join_the_club scouts blood_donation blood_drive knitting_group walking_group support_group book_group running_group playgroup knitting_circle sewing_circle reading_circle knit_and_natter craft_circle drum_circle story_circle meet-up meetup social_club supper_club_members ukulele_jam jam_session need_a_leader needs_a_leader need_leaders need_helpers needs_helpers need_volunteers needs_volunteers reading_group* choir_seeks orchestra_seeks community_orchestra drama_group am_dram ramblers writers_group camera_club gardening_club bridge_club model_club cubs_and brownies guides_group girlguiding players_needed singers_needed children_wanted tenors_wanted musicians_wanted host_families litter_pick* beach_clean* tournament* open_mic_signups parkrun fun_day_entries triathlon duathlon 10k 5k_run raffle_entries entries_open treasurer* trustee* governors committee_member* we_need_a_secretary new_committee badminton_club table_tennis_club bowls_club cricket_club hockey_club netball_team netball_club walking_football walking_netball sea_scouts cubs rainbows guides parish_council_meeting wild_swimming_group swim_group supper_club_list mums_running bike_club community_choir ukulele_group craft_group crafternoon knit_and natter men's_shed men’s_shed allotment_society",
    buy: 'paint cartridges cricket_bat* rackets racquets pizza_oven* football_boots helmets camping_gear camping_chair* camping_table* camping_mat* fitness_equipment gym_equipment car_audio car_stereo* bird_feed baby_products musical_instruments accessories supplies equipment decorations patterns calendar calendars greeting_cards trading_cards collectible_cards model_trains bird_food bird_seed car_parts auto_parts spare_parts bike_parts kit kits electric_scooter* e-bike* art_supplies sports_shop bagel_stand wood_stove* stove* olive_oil soap watch_shop protein* supplement* vitamins powder pet_food dog_food cat_food dog_treats buy sale sales purchase* deal* shop store boutique outlet clearance webshop online_shop e-shop souvenirs second-hand vintage_shop bike_shop pet_shop shoe_shop furniture mattress* sofa* candles jewellery jewelry honey serum skincare cosmetics clothing clothes shoes dress dresses books toys plants nursery_plants organic_vegetables tea coffee_beans wine wines christmas_trees watches sunglasses phone_plan broadband firewood cases doorbell* desks greetings_cards blinds_online phone_cases hair_care hair_oil prints artwork gin whisky rum vodka jam chutney mugs rucksack* backpack* knives tyres_from blackout_blinds stationery aquarium_shop aquatics marine_fish hot_sauce* gift_box* gift_set* gift_wrap notebooks pens cushions throws rugs lamps headlamps rucksack cookware bedding duvets pillows carpets tiles compost topsoil logs kindling pet_beds dog_beds collars saddles tack fishing_tackle seeds bulbs saplings paints easels wool yarn fabric ribbon buttons beads saddlery school_uniform* uniforms home_brew* slippers fudge sweets custom_cycles window_boxes wallpaper greenhouse* shed sheds summerhouse* log_store* polytunnel* hot_tubs beeswax tulip_bulbs seed_potatoes smokeless_coal blazer blazers jumper jumpers cardigan cardigans coat coats jacket jackets skirt skirts trousers jeans hoodie hoodies scarf scarves gloves wellies pyjamas socks tights leotards eggs manure mulch gravel hay straw woodchip turf_rolls turf_delivered kiln-dried compost_delivered bark_chip bark_mulch',
  },
  hooks: {
    food: { hungry: 'Hungry?', tasty: 'Craving something good?', coffee: 'Time for a coffee?' },
    people: { meet: 'See you there?', join: 'Will you join us?', start: 'Ready to start?' },
    service: { trust: 'Leave it to us', here: 'We’re here for you', pamper: 'Time to treat yourself?' },
    wishes: { away: 'Time for a break?', tempted: 'Tempted?', found: 'Just what you’re looking for?' },
    needs: { work: 'Looking for work?', help: 'Can you help?' },
  },
  solemn:
    'funeral* undertaker* burial* cremat* coffin* grave graves gravest* headstone* cemetery memorial* remembrance bereave* grief griev* mourn* hospice* cancer dementia alzheimer* debt* bankrup* insolven* divorce* custody abuse* violen* addict* alcoholi* rehab suicid* crisis homeless* shelter refugee* asylum food_bank* foodbank* soup_kitchen* disaster* victim* miscarriage abortion',
  topics: {
    coffee: 'coffee* espresso latte cappuccino barista* cafe cafes café* tea matcha tee',
    burger:
      'burger* *burger hamburg* cheeseburger* fries sandwich* hot_dog* kebab* doner* taco* burrito* fast_food* street_food*',
    restaurant:
      'restaurant* pizza* sushi* ramen pasta brunch dinner lunch food foodie* menu chef* bistro* grill* bbq steak* delivery_food meal*',
    baking:
      'cake* cupcake* bakery bakeries baker* bread pastry pastries croissant* cookie* donut* doughnut* dessert* chocolate* ice_cream* gelato*',
    drinks:
      'wine* beer* brewery* brew* cocktail* juice* smoothie* drink* whisky* whiskey* vodka gin champagne soda lemonade kombucha',
    shoes: 'shoe* sneaker* boots heels sandal* footwear trainers running_shoe*',
    fashion:
      'fashion* clothes clothing apparel dress dresses outfit* jeans t-shirt* shirt* jacket* coat hoodie* boutique* wardrobe handbag* bag bags collection lookbook streetwear',
    headphones:
      'headphone* earbud* earphone* music* audio podcast* speaker* song* album* concert* band dj spotify vinyl guitar* piano',
    phone:
      'phone* smartphone* iphone* android gadget* electronic* laptop* tablet* computer* pc gaming console smartwatch* camera* drone*',
    app: 'app apps',
    software:
      'saas software crm erp b2b dashboard* analytics automation* cloud api platform* cybersecurity hosting website* web_design* developer* startup* productivity workflow*',
    business:
      'consulting consultant* agency agencies lawyer* attorney* legal accounting accountant* recruit* hiring jobs career* webinar* conference* corporate marketing services',
    beauty:
      'beauty skincare serum* moisturi* lipstick* skin_care cosmetic* makeup make-up perfume* fragrance* cream shampoo* spa massage* nail* manicure* salon* barber* hair haircut*',
    fitness:
      'gym gyms fitness workout* yoga pilates crossfit training trainer* personal_trainer* muscle* protein* sport* running marathon',
    furniture:
      'furniture sofa* couch* chair* armchair* table_lamp mattress* interior* home_decor decor kitchen*',
    house:
      'real_estate realtor* property properties apartment* house houses homes condo* villa* mortgage* rent rental*',
    travel:
      'travel* trip trips vacation* holiday_package* flight* hotel* resort* cruise* tour tours tourism beach airline* adventure* getaway*',
    pets: 'pet pets dog dogs puppy puppies cat cats kitten* vet veterinar* grooming',
    books:
      'book books bookstore* bookshop* course courses school* university tutor* learn_to class classes academy education* study student* library reading language_school online_course* ebook*',
    finance:
      'bank* loan* insurance invest* finance* financial* savings crypto* bitcoin tax taxes pension* trading stock* money',
    cars: 'car cars auto autos automotive suv vehicle* test_drive* dealership* mechanic* car_wash* tire tires tyre* garage* electric_car*',
    health:
      'health* clinic* doctor* dentist* dental medical* pharmacy* vitamin* supplement* therapy therapist* wellness hospital* mental_health physio*',
    kids: 'kid kids child children baby babies toy toys toddler* kindergarten* playground* daycare*',
    bike: 'bike* bicycle* cycling cyclist* e-bike* ebike* mountain_bike*',
    jewellery:
      'jewel* jewelry jewellery diamond* ring rings necklace* bracelet* earring* gold_ring engagement* watch watches',
    eco: 'eco eco-* sustainab* organic* plant plants garden* flower* florist* vegan* green_energy solar recycl* natural',
    gifts:
      'gift* present presents christmas xmas valentine* mother’s_day father’s_day black_friday cyber_monday birthday* holiday_sale easter halloween ramadan eid diwali new_year*',
    events:
      'event* party festival* ticket* wedding* live_show* opening launch_party meetup* exhibition* theatre theater* cinema* nightclub* celebration*',
    charity: 'charity charities donat* nonprofit* ngo volunteer* fundrais*',
  },
  ...englishLooks,
  labels: {
    callToAction: 'cta(?: text| button)?|call[ -]to[ -]action|button(?: text)?',
    headline: 'headline|main headline|heading|title|hook|main text',
    subline:
      'sub-?headline|sub-?line|sub-?title|subheading|sub-?text|tagline|slogan|body(?: text| copy)?|description|supporting text|secondary text',
    offer: 'offer|deal|promo|promotion|discount|badge',
    brand:
      'brand(?: name)?|company(?: name)?|business(?: name)?|store(?: name)?|shop name|product name|app(?: name)?',
  },
  marketing:
    'increase increasing boost* grow growing drive driving raise raising generate attract* target* reach reaching awareness conversion* convert leads traffic engagement revenue kpi* roi roas ctr cpa cpc audience* demographic* millennials gen_z acquisition acquire sales_goal* goal goals objective* quota market_share signups sign-ups retention upsell* promote promoting campaign* foot_traffic customers budget* profit* margin* sell selling units',
  jargon:
    'target_audience target_group target_market conversion_rate* conversions kpi* roi roas ctr cpa cpc brand_awareness lead_generation call_to_action',
} satisfies Language;
