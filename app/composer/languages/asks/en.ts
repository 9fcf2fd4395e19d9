import type { Asks } from './asks.ts';

/** What ads in English ask their readers to do. */
export const asks = {
  lost: 'lost|found|missing|stolen|free to (?:a )?good home|free to collect(?:or)?|giving away',
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
    'test-ride': 'Book a test ride',
    demo: 'Book a demo',
    appointment: 'Book an appointment',
    text: 'Text us',
    follow: 'Follow us',
    vote: 'Vote now',
    sign: 'Sign the petition',
    attend: 'Join us',
    watch: 'Watch now',
  },
  exclusions: 'not (?:on|valid|for|with|including)|excluding|excludes|excl\\.?|except(?: for)?',
  pointsBack: '(?:it|this|them)(?: (?:somewhere|too|as well|please|pls|clearly|big|in|on))*(?: \\p{L}+)?$',
  allDone: 'all|both|fully|freshly|newly|professionally|just|thoroughly',
  stockTails:
    '(?:(?:is|are|just|now|have|has|new|fresh|back) )*(?:restock(?:ed)?|launch|drop|release|clearance|must go|in stock|landed|arrived|arrivals?|in|here|back|available|reduced|half price|specials?|deals?|promo|trade[- ]ins?(?: (?:weeks?|days?|event|weekend|month))?)',
  runtimes:
    'batter(?:y|ies)|play ?time|run ?time|burn(?:s|ing)?(?: time)?|stand-?by|per charge|(?:on|from) (?:one|a single|a) charge|last(?:s|ing)|of (?:light|power|charge|music|warmth|heat)|(?:ready|set up|sets up|up|assembled|built|charge[ds]?|boils?|heats? up|dries|inflates?|packs?) in',
  finerCalls: {
    join: 'Join us',
    enter: 'Enter now',
    bid: 'Bid now',
    paper: 'Download now',
    team: 'Enter your team',
    work: 'Buy now',
    answer: 'RSVP now',
  },
  gatherings:
    'bunco(?: night)?|whist drive|beetle (?:drive|night)|(?:wi|u3a|history|gardening|illustrated|evening|village|public|free) talk|sing-?along|community sing|street party|get-together|work party|litter pick',
  sharedMeals:
    "(?:church|parish|village|harvest|club|society) (?:supper|lunch|dinner)|(?:seniors?|pensioners)['’]? (?:lunch|dinner)",
  entered:
    'entries(?! from)|(?:photo|photography|story|poetry|writing|art|baking|essay|film|design|drawing|colouring|short story) (?:competition|contest|prize|award)s?',
  bidFor: String.raw`bidding (?:is )?(?:now )?(?:open|opens|closes|ends|starts|online)\p{L}*|bids? online|online bid(?:s|ding)?|place your bids?|silent auction bids?`,
  sponsored: String.raw`sponsored (?:\p{L}+ )?(?:walk|swim|run|hike|cycle|ride|bike ride|climb|row|abseil|trek|skydive|sleep-?out|zip[- ]?(?:wire|line)|head ?shave)s?|(?:charity|memory|moonlight|midnight|starlight|hospice) (?:\p{L}+ )?(?:walk|swim|run|hike|trek|abseil|cycle|ride|skydive)s?`,
  fewHours: String.raw`(?:\p{Nd}{1,2}|an?|one|two|a few|a couple of) ?(?:hours?|hrs?|evenings?|mornings?|afternoons?) (?:a|per|each|every) (?:month|fortnight)|(?:an?|one|1|2|two) ?(?:hours?|hrs?|evenings?|mornings?|afternoons?) (?:a|per|each|every) week`,
  entriesClose:
    '(?:online )?entries (?:now )?(?:close|open|due|by|in by|must be in|accepted until|taken until)|closing date for entries|entry forms?',
  callFor: {
    works: String.raw`hackathons?(?! (?:results|winners))|game jams?|calls? for (?:entries|submissions|films?|poems|poetry|stories|short stories|photographs|photos|papers|abstracts|works?|art|artworks?|designs?|scripts?|plays|recipes)|submissions (?:are )?(?:now )?(?:open|welcome|wanted|invited)|open (?:for )?submissions?|submit your (?:\p{L}+ )?(?:film|story|poem|photo|work|art|entry|design|script|essay|recipe|song|demo)\p{L}*|entries (?:are )?(?:now )?(?:open|invited|wanted)`,
    people:
      '(?:open )?calls? for (?:artists?|makers?|crafters|vendors|stall ?holders|stalls|traders|exhibitors|performers|buskers|bands|acts|speakers|proposals|nominations|applications|applicants|writers|poets|photographers|illustrators|filmmakers|contributors|presenters|designers|curators|food trucks)|nominations (?:are )?(?:now )?open|(?:stall|stallholder|trader|vendor|exhibitor|artist) applications',
    contests:
      '(?<!(?:final|lucky|door) )(?:prize|award|bursary|fellowship|residency)s?(?! (?:draw|giving|bingo|money))|competitions?|contests?|battle of the bands|talent (?:show|search)|(?:short|student) film fest(?:ival)?',
  },
  sentIn: String.raw`submit (?:the|your|an?|to|by|via|online|at)|submissions? (?:close|due|deadline|by|end)\p{L}*|(?:send|return|fill in|complete) (?:the|your|an?) (?:\p{L}+ )?forms?|(?:entry|application|audition) forms?|forms? (?:due|by)|closing date|e-?mail (?:for|to|us|me)|(?:audition |book a |for a )slots?|send (?:us |in )?(?:your|an?|one|two|three|\p{Nd}{1,2}) (?:\p{L}+ )?(?:songs?|stor(?:y|ies)|photos?|films?|poems?|recipes?|drawings?|designs?|scores?|entr(?:y|ies)|demos?|videos?|clips?)`,
  perTeam: String.raw`(?:per|an?|each|every|\/) ?(?:team|crew|raft|soapbox|cart|float|four-?ball|foursome|entry|entrant|squad|racer|competitor)|per (?:car|boat|bike|dog|horse|pair|side)(?=[^\n]{0,80}(?:deadline|entries|enter by|register by))|(?:four|4)[- ]?balls?|foursomes?`,
  works: {
    books: String.raw`paperback|hardback|hardcover|e-?book|kindle|kobo|(?:in|at|from) (?:all )?(?:good |your |local |independent )*book ?(?:shop|store|seller)s?|wherever (?:good )?books are sold|(?:new|debut|first|second|latest) (?:picture |cook|children['’]?s |poetry |crime )?(?:book|novel|memoir|thriller)(?! (?:club|fair|shop|store|sale|swap|group))|(?:a|the) (?:novel|memoir|cookbook|picture book|anthology)|(?<=\()book (?:one|two|three|four|five|#?\p{Nd})(?! (?:a|the|and|now|by|at|on)(?!\p{L}))|poetry collection|(?:history|cook|recipe|colou?ring|joke|poetry|guide|quiz|picture|puzzle|comic|activity|sticker|art)[ -]?book|(?:signed|numbered|author) copies|signed copy`,
    games: String.raw`(?:live |now )?on (?:kickstarter|gamefound)|kickstarter (?:live|now|is)|back (?:it|us) (?:for|on|at)|(?:on|for|via|to) (?:steam|itch\.?io|gog(?:\.com)?|the epic games store|(?:the )?(?:nintendo )?e-?shop|nintendo switch|(?:ps|playstation) ?[45]|xbox|meta quest)|wishlist (?:it|us|now|on)|early access`,
    files:
      '(?:instant|digital|immediate) (?:digital )?downloads?|downloads? (?:instantly|immediately|right away|straight away)|lifetime updates|(?:lightroom|photoshop|video|mobile) presets|presets|luts|(?:sample|sound|loop|brush|icon|font|texture|svg|asset|stem) packs?|procreate|pdf (?:pattern|download|guide|planner|workbook|files?)|print (?:it |them )?at home|worksheets? packs?|(?:synth|audio|photoshop|wordpress|figma) plug-?ins?|vst3?|printable (?:pdf|planner|files?|wall art|games?|cards?|worksheets?)s?|(?:canva|notion|excel|google sheets|spreadsheet|figma|powerpoint|wordpress|shopify) (?:templates?|themes?)|(?:svg|dxf|stl|midi|wav) files?',
    services: String.raw`edit(?:ing|s|or|ors)?|proof-?read\p{L}*|manuscripts?|(?:cover|book|game|logo|web) design(?:s|er|ers)?|typesetting|formatting|ghost-?writ\p{L}+|narrat(?:ion|ors?)|self-?publish\p{L}*|(?:print|publish|record|write|illustrate|translate) your|your own (?:book|album|novel|podcast)|your (?:book|novel|memoir|manuscript|album)|authors|mixing|mastering|mixed|mastered|repairs?|repaired`,
    heard: String.raw`(?:\p{Nd}{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|new|all) (?:part|episodes?)|episodes? \p{Nd}{1,3}|(?:new|debut|second|third|live|fourth|latest) (?:single|album|ep|lp|mixtape|record|track)|(?:an|the|\p{Nd}{1,2}[- ]track) (?:album|ep|lp|mixtape)|audio ?book|bandcamp|spotify|apple music|apple podcasts?|all (?:streaming )?platforms|audio drama|podcast`,
    out: String.raw`(?:is |are |coming )?out (?:now|today|on|this|in|everywhere|(?:\p{L}{3,9} )?\p{Nd})|now (?:out|streaming|available)|(?:available|streaming|on sale|in shops|in stores|released|releases|drops|lands|published) (?:now|today|on|from|everywhere|this|in|(?:\p{L}{3,9} )?\p{Nd})|in all good bookshops|(?:in|from) (?:all )?(?:good )?book ?(?:shop|store)s|wherever you (?:listen|get)|pre-?orders?|launch week|release day|first week sales`,
  },
  media: {
    fresh:
      'new|my|our|his|her|debut|first|second|third|fourth|final|latest|next|brand[- ]new|illustrated|free|weekly|monthly',
    behind: 'by|about|on|for|from|full of|with|called|set in|that|where|in which',
    out: 'out|here|online|streaming|live|premieres?|starts|every|episodes?|season|volume|issue|chapter',
    bought: String.raw`novel|novella|memoir|thriller|cook ?book|comic(?: book)?|graphic novel|children['’]?s book|kids['’]? book|picture book|poetry book|board game|card game|magazine|fanzine|zine|manga|biography|autobiography|anthology|book of (?:poems|stories|recipes|short stories)|(?:story|colou?ring|activity|photo|recipe|history|travel|poetry|guide)[ -]?book`,
    heard: String.raw`(?<!(?:photo|wedding|baby|family|stamp|picture|scrap) )(?:album|single|EP|LP|mixtape)|audio ?book|radio (?:show|play|drama|series)|audio drama|podcast`,
    seen: String.raw`documentary|docu-?series|web ?series|(?:short|feature|indie|animated|horror) film|mini-?series|film`,
    read: 'blog',
    followed: String.raw`(?:you ?tube|tiktok|twitch|telegram|instagram) (?:channel|page|account|series)`,
    played: '(?:video|mobile|computer|phone|indie|browser|puzzle) game',
  },
  giving: {
    becomes: String.raw`(?:can|could|will|would|does|might) (?:be|become|mean|make|give|help|provide|fund|keep|feed|buy|pay|change|save|bring|get|go|turn|cover)|becomes?|means|makes|brings|covers|is enough for|changes|saves`,
    inNeed: String.raw`(?:one|an?|every|each|two|three|four|five|ten|\p{Nd}{1,3}) (?:\p{L}+ )?(?:child(?:ren)?|kids?|famil(?:y|ies)|persons?|people|patients?|refugees?|pupils?|girls?|boys?|students?|schools?|dogs?|cats?|pupp(?:y|ies)|animals?|donkeys?|horses?|villages?|homeless|pensioners?|elders?|mothers?|bab(?:y|ies)|orphans?|turtles?|hedgehogs?|birds?|trees?)`,
    toGive: 'to (?:give|donate)',
    one: 'one|two|three|four|five|ten|someone',
  },
  openedByReaders: String.raw`open (?:it|one|up one|an? (?:\p{L}+ ){0,3}(?:account|policy|ISA|card|plan|contract)|your(?:s| (?:\p{L}+ ){0,3}account)?|online|in (?:just |only |under )?(?:\p{Nd}+|a few|five|ten|two) ?(?:min|click|step)\p{L}*)`,
  installs: 'installs?|installations?|CPI',
  ringUp: 'call|Call|ring|Ring',
  moved: String.raw`(?:we['’]ve|we['’]re|have|has|are|is) (?:just |now |all )?(?:moved|moving|relocat(?:ed|ing))(?= (?:to|across|round|next|premises|into|from|shops?|down|up|over)(?!\p{L})|[.!:,–-]|$)|(?<!(?:that|who) )moves to|relocates to|(?<!(?:for|when|if|you|be) )relocating(?= (?:to|from|on|in) |[.!,]|$)|(?:our|in|at|to) (?:our |its |their )?new (?:premises|address|location|home at|shop at)`,
  shopPlaces: String.raw`(?:farmers['’]?|saturday|sunday|weekend|night) market|stall (?:by|at|near|outside|opposite)|honesty box|honou?r box|(?:retail|trade|business) park|shopping (?:cent(?:re|er)|mall|village|plaza|arcade)|(?:trading|industrial) estate|(?:garden|outlet|farm) (?:cent(?:re|er)|shop)|(?:market|covered|victorian) (?:hall|arcade)|strip mall|(?:unit|shop|stall|stand) \p{Nd}{1,3}|corner (?:of )?\p{L}+ (?:&|and|\+)|cnr`,
  toOrder: String.raw`(?:made|built|carved|woven|thrown|knitted|sewn|cut|forged|turned|crafted|painted|stitched|blown|engraved|bound|printed|quilted|welded|tailored|hand-?made|cast) to (?:order|commission)|(?:to|on|by|new|open for|taking|\p{Nd}{1,2}) commissions?(?! (?:only|free|paid|on|of|rate|based|structure))|commissions? (?:are )?(?:now )?(?:open|taken|welcome|accepted)|allow \p{Nd}{1,2} weeks|custom orders (?:open|welcome|taken)`,
  amateurs:
    'swimmers|rowers|paddlers|runners|cyclists|archers|fencers|curlers|sailors|climbers|wrestlers|boxers|netballers|footballers|cricketers|hockey players|bowlers|croquet players|athletes|skaters|gymnasts|triathletes|orienteers|skittles players|darts players|chess players|morris dancers|bell ?ringers|choristers|fiddlers|ukulele players',
  bookedAhead:
    'pre-?book(?:ed|ings?|able)? (?:only|essential|required|necessary)|(?:advance|online|prior) bookings? (?:is )?(?:only|essential|required|necessary)(?! for)|bookings? (?:is |are )?(?:essential|required|necessary)(?! for)|must be (?:pre-?)?booked|must (?:pre-?book|book ahead|book in advance)|please (?:pre-?book|book (?:ahead|in advance|a (?:slot|place|time)|your (?:slot|place|time)))',
  answeredAhead: String.raw`rsvp(?! (?:to|on|at)? ?[\p{Nd}+]| (?:is )?(?:not|un|optional))|let us know (?:if|that|when) you(?:['’]re| are|r| plan to| can)? ?com(?:e|ing)|please (?:reserve|rsvp)`,
  teams: 'teams? of(?: up to)?',
  triedFirst: String.raw`\p{Nd}{1,2}[- ](?:day|week|month) (?:free )?trial|(?:no|without a) (?:credit )?card (?:needed|required)|first \p{Nd}{1,2} (?:days|weeks) free|free for \p{Nd}{1,2} (?:days|weeks|months)|try (?:it )?(?:for )?free for`,
  moneyAskedFor: 'money|cash|donations?',
  yours: 'your',
  broken:
    "(?<!(?:sun|wind|slow|cool|calm|sit|settle|marked|dressed|touch|upside|lying) )down|broken?|leaking|leaks|blocked|faulty|packed (?:up|in)|(?:not|stopped) (?:working|cooling|heating|charging)|won['’]?t (?:start|turn on|charge|cool|drain)|cracked|smashed|shattered|dented|leaky|dripping|stained|mou?ldy|filthy|overgrown|damp|(?:green|cloudy|murky) (?:water|pool)|blunt|scratched|(?:stopped|stuck|rattling|squeaking|creaking|wobbly|wheezing|torn|ripped|chipped|jammed|seized|snapped|sagging|flickering|dead|rusty|worn(?: out)?|not (?:ticking|swinging|turning|spinning|sewing|draining))(?=\\s?[?])",
  handedIn: String.raw`for (?:refugees|asylum seekers|the homeless|rough sleepers|families in need|(?:kids|children) in (?:care|hospital|need)|(?:people|those) in need)|collection points?(?! for)|drop-?off points?|donation (?:points?|box(?:es)?)|we(?:['’]re| are) collecting|drop (?:your|clean|old|them)[^.!?\n]{0,40} in (?:the|our) (?:box|bin|basket)|we (?:send|pass|give) them (?:on )?to|(?:never|no longer|don['’]?t) (?:wear|use|need|read)\P{L}[\s\S]{0,120}(?:drop|bring|give) (?:it|them|clean|your|old)`,
  people:
    'actors|actresses|presenters|helpers|cooks|keepers|marshals|stewards|readers|drummers?|singers?|players|leaders?|mentors|tutors|guides|drivers|hosts|judges|referees|umpires|lifeguards|extras|testers|participants|carers|listeners|befrienders|fosterers|teachers|trustees|governors|rowers|sailors|dancers|musicians|gardeners|knitters|crafters|walkers|writers|photographers|treasurer|secretary|caretaker|goalkeeper|goalie|bassist|pianist|organist|people|crew|performers|storytellers|wardens|translators|collectors|guitarist|accompanist|conductor|scorers|timekeepers|signallers|bell[- ]?ringers|chaperones|fixers|sewers|foragers|recorders|surveyors',
  negotiable: String.raw`good runner|one (?:lady |careful |previous )?owner|no time ?wasters|spares (?:or|and) repairs?|barn find|o\.?n\.?o|o\.?b\.?o|or (?:nearest|best|near) offer|negotiable`,
  emergency: 'emergency|(?:24|twenty[- ]four)[- ]hours?|round the clock|day (?:or|and) night|24 ?hrs?',
  guests:
    'guests|diners|covers|regulars|locals|bums on seats|(?:full|filled|fill(?:ing)?)(?: the| our| up)? (?:tables|seats|house|room|terrace|garden|café|cafe)|(?:lunch|breakfast|dinner|brunch|weekday|midweek|weekend|afternoon|sunday|morning|evening) (?:trade|crowd|customers|guests|people|diners|regulars|footfall)|(?:people|families|customers|office workers|students|crowds?|couples) (?:on|at|in|for|before|after|through|midweek)|people at (?:the |our )?tables',
  madeFor:
    'web ?sites?|signs|signage|signboards?|banners?|(?:van|car|vehicle|window) (?:wraps?|graphics)|logos?|flyers|leaflets|brochures|business cards|stickers|labels|rubber stamps|invitations|trophies|curtains|blinds|shutters|railings|headstones|house plans',
  players: 'players|people per team|in a team',
  votes: 'votes?|voting',
  turnout: {
    goals: 'turn-?out',
    told: 'elections?|ballots?|polls|polling (?:day|station)|vot(?:e|es|ing|ers?)',
  },
  weAre: "(?:we are|we['’]?re|i am|i['’]?m|it is|it['’]?s|this is)(?:\\s(?:an?))?",
  toAll: 'every|each|any|who',
  openingKinds: 'grand|official|soft|big|new|re|gala|late|early|summer|season',
  inspected:
    'inspections?|surveys?|(?:gas|safety|energy|electrical|EPC|BER|roadworthy|landlord|landlords) (?:certificates?|reports?|checks?|ratings?)|PAT testing|(?:asbestos|radon|mou?ld|water|soil|allergy|eye|hearing|blood) test(?:s|ing)?|MOTs?|EPCs?|pink slips?|rego checks?',
  showrooms: 'show ?rooms?|shops?|stores?|displays?',
  fetchedOnly:
    'collection only|(?:pick[- ]?up|collect) only|buyer (?:to )?collects?|no (?:postage|delivery|shipping)',
  fewestMade: String.raw`MOQ|min(?:imum|\.)? (?:order )?(?:qty|quantity)|min(?:imum|\.)? order:? \p{Nd}{2,5} (?:pcs|pieces|units|shirts|items)`,
  wholeOf:
    'all|every|any|our|selected|new(?= (?:clients|customers|members|pupils|patients|students|guests|users|subscribers)$)',
  behindPrice:
    'all day|all night|all weekend|overnight|(?:for )?the (?:whole )?(?:day|night|weekend|week)|only|all in|all inclusive',
  mustBe: 'must (?:be|have|own|like|speak|lift|hold|bring)',
  wantsPeople: String.raw`(?:(?:hi|hello|hey)[,!.]?\s+)?(?:(?:i|we)(?:['’]ve got| (?:have|own|run|got)) (?:an?|the|our|my|this) [^,.;!?]{2,50}?(?:,? and|, so|,| so)?\s+)?(?:(?:i|we)\s+)?(?:just )?(?:want|need|would like|['’]d like|would love|hope to get|want to get|trying to get|have to get)\s+(?:more |new |local )?(?:people|customers|clients|everyone|everybody|folks?|locals|parents|students|guests|kids|children|families|women|men|members|couples|visitors|tourists|neighbou?rs|businesses|companies|teams|owners|players|beginners|adults|pensioners)\s+to\s+(?:buy|order|book|try|use|rent|hire|come to|come and see|visit|see|join|sign up (?:for|to)|know about|hear about|notice|get|take)\s+(?!(?:us|me|it|them|now|early|here|up)(?!\p{L}))(?:(?:the|our|my|an?|this|these|some|more)\s+)?|(?:please |pls |can you )+make (?:our|my) (?=[^,.;!?]{3,60} look )`,
  wantedLast:
    'look (?:really |very )?(?:nice|good|great|cool|amazing|fun|pretty|professional|beautiful|fancy|tasty)',
  wantsUs: String.raw`(?:(?:hi|hello|hey)[,!.]?\s+)?(?:we|i) (?:have|run|own) (?:an?|the|our) (?<thing>[^,.;!?]{2,40}?),?\s(?:and|so)\s(?:(?:we|i) )?(?:want|need|would like) (?:more )?\p{L}+ to (?:book|hire|visit|find|call|choose|contact|try|follow) (?:us|me)(?!\p{L})`,
  leadIns:
    '(?:ok|okay|right|alright|hi|hiya|hey|hello)[,!.]* (?:so|basically|right)[,.]*(?: basically,?)?|so basically,?|basically,?(?= (?:we|i|my|our) )|(?:ok|okay)[,.]*(?= (?:we|i|my|our) )',
  sentToUs: {
    wish: '(?:so |and |but )?(?:(?:we|i) )?(?:just )?(?:want|need|would like|would love) (?:people|customers|clients|everyone|folks?|them) to',
    verb: '(?:send|text|bring|show|tell|give|lend|post|message|e-?mail|ring|call|drop) (?:us|me|in)',
  },
  afterthoughts:
    '(?:yes|no),? (?:really|seriously|honestly)|seriously|really|honestly|honest|no joke|no kidding|for real|you read that right|we mean it|true story|promise',
  paidOnce:
    '(?:it|that|this|which) (?:all )?cost|(?:you|he|she|they|we|i) (?:only |just |once )?(?:paid|spent|owed|had|raised|lost|burned|burnt|earned|made|stole|won|inherited)',
  partsOfHouses:
    'units?|suite|flat|shop|stall|apt|apartment|floor|rear of|behind|above|opposite|next to|corner of|level|studio',
  mentionTails:
    "somewhere|some ?place|lol|haha+|please|pls|plz|thx|thanks|thank you|too|as well|also|if (?:you can|possible|there['’]?s (?:room|space)|there is (?:room|space)|it fits|poss)|(?:at|near) the (?:bottom|top|end)(?: somewhere)?|(?:in|on) (?:the|it) (?:ad|poster|flyer|picture|banner)(?: somewhere)?|in there(?: somewhere)?|obviously|obv|maybe|or something|(?:nice and |really |very )?(?:clearly|prominently)",
  remarks:
    '(?:(?:and |so |but )?(?:we|i) )?(?:just )?(?:need|want|looking for|after) (?:an?|the|this|some|your) (?:\\p{L}+ )?(?:ad|advert|poster|flyer|post|banner) (?:that|which|who|to|so|for|with)|(?:so |but |and )?this (?:ad|advert|one|poster|flyer|post|time) (?:is|needs to be|should be|has to be) (?:just|only|about|all|to|for|really)|(?:nobody|no ?one|hardly anyone|almost no ?(?:body|one)|barely anyone|not many(?: people)?|(?:very )?few people|only (?:a few|a handful)(?: people)?) (?:knew|knows about (?:it|us)|came|turned up|showed up|noticed|heard|signed up|booked)|last (?:year|time|month) (?:it|we|there) (?:was|were) (?:almost |nearly |half |too |so )?(?:empty|quiet|dead|slow)',
  itIs: String.raw`(?:it['’]?s|it is|it will be|it takes place)(?: happening)?(?: on)?(?: the)?(?= \p{Nd})|(?:it['’]?s|it is|it will be|it takes place)(?= (?:in|at|from|every|each|on) )`,
  ifs: 'if|when you|as long as|provided|unless|with any|with every',
  pricedAs: '(?:fixed|flat|set|all-in|special|trade) (?:price|rate|fee)',
  starts: 'starts?|starting|begins?|beginning|commenc(?:es|ing)|every|first|from the',
  helpers: {
    get: "(?:full )?training (?:and \\p{L}+ )?(?:is |are )?(?:given|provided|included|supplied|and support)|(?:full|free) training(?! courses?)|we(?:['’]ll| will)? train you|expenses (?:are )?(?:paid|covered)|clearance arranged|no experience needed",
    give: String.raw`(?:help|mentor|befriend|support|visit|read (?:to|with)|volunteer)(?: \p{L}+){0,4}|(?:an|one|two|a few|\p{Nd}{1,2}) ?(?:hours?|min(?:ute)?s?)(?: of your time)? (?:a|per|each) (?:week|fortnight|month)`,
  },
  inOneDay: 'in (?:an?|one) (?:day|afternoon|evening|morning|weekend)',
  weBuy:
    "we(?:['’]ll)? buy|i(?: will|['’]ll)? buy|will buy|sell (?:us )?your old|cash for|we pay (?:top |good |the best )?(?:cash|prices?|money|up to)|we['’]re buying|sell (?:us )?your(?= \\p{L}+ (?:today|fast|now|quickly|for cash))|scrap (?:my|your)|turn your old",
  mottoes:
    'try (?:it |them |one )?before (?:you|u|ya)|taste the difference|see the difference|feel the difference|shop local|eat local|support local|treat yourself|you name it|buy (?:it )?once|book (?:\\S+ ){1,3}(?:before|ahead|in advance)|buy less|find out in (?:one|\\d+|just)|start (?:in|this|next) (?:spring|summer|autumn|fall|winter|month|week|year)',
  callNumber: 'Call {phone}',
  textNumber: 'Text {phone}',
  petitions:
    'petitions?|sign (?:the |a |our )?pledge|pledge signatures|of us have signed|\\p{Nd} (?:people |of us )(?:have )?(?:already )?signed|^signatures|(?:more|collect|get|our|\\p{Nd}) signatures|signatures (?:by|before|needed|wanted)|add your name(?! to (?:the list|our list|your|a|an))',
  taughtAlone: String.raw`driving (?:lessons?|instructors?)|learn(?:ing)? to drive|(?<!trainee )tutors?|(?:one|1)[- ]?(?:to|2|on|-)[- ]?(?:one|1)(?!\p{Nd})|private (?:lessons?|tuition|coaching)`,
  fetches:
    "we(?:['’](?:ll|re))? (?:collect|pick up|fetch|travel to you|(?:come|drive|bring \\p{L}+(?: \\p{L}+)?) to (?:you|your)|mobile)|mobile(?! (?:phones?|homes?|apps?|games?|data|broadband|networks?|library|payments?|shelving|plans?|mechanics?|saunas?|museum|cinema|(?:\\p{L}+ )?vans?))(?= )|(?:free )?(?:collection|pick[- ]?up) (?:from|at) your|collected from your|picked up from your",
  ensembles:
    '(?:brass |youth |big |wind |folk |covers? |pipe |silver |marching |rock |punk |jazz |wedding |ceilidh |samba |steel )?band|choirs?|chorus|choral|orchestra|ensemble|quartet|quintet|troupe|amdram|am dram|operatic|players|rugby|football|hockey|cricket|netball|basketball|volleyball|lacrosse|sunday league|(?:quiz|darts|pool|bowls|relay|rowing|skittles|tug of war) (?:team|side|crew|club)|five-a-side|panto(?:mime)?|bell tower|ringers',
  parts:
    'cornets?|horns?|brass players?|trombon(?:e|es|ists?)|tubas?|euphoniums?|clarinets?|oboes?|bassoons?|tenors?|bass(?:es|ists?)?|sopranos?|altos?|baritones?|singers?|voices|vocalists?|drummers?|guitarists?|keyboard(?:s|ists?)?|players?|goalkeepers?|goalies?|keepers?|(?:second row|front row) ?(?:forwards?)?|forwards|backs|props|scrum[- ]half|fly[- ]half|strikers?|defenders?|midfielders?|bowlers?|batters?|rowers?|cox(?:es)?|dancers?|actors?|musicians?|fiddlers?|fiddles?|pipers?|ringers?|pianists?|percussionists?',
  shownRound:
    '(?:book|arrange) (?:an? |your |their )?(?:school |private )?(?:tours?|visits?|look round)|(?:school|nursery) tours?|tours? (?:booked|bookings)|show[- ]?(?:rounds?|arounds?)',
  auditions: String.raw`auditions?(?! (?:coach|workshop|prep|song|tips|technique)\p{L}*)|open call|casting call|(?:football|soccer|rugby|netball|hockey|cricket|basketball|baseball|softball|lacrosse|team|academy|squad|club|youth) (?:trials|try-?outs)`,
  notified:
    '(?:water|power|electricity|gas) (?:shut-?offs?|shut offs?|outages?|cuts?|off)(?= |$)|(?:planned|scheduled|temporary|emergency) (?:water|power|electricity|gas|supply|service|network) (?:interruptions?|shut-?downs?|outages?|cuts?|maintenance|works)|(?:water|power|electricity|supply|service) interruptions?|planned (?:interruptions?|outages?)|boil[- ]water (?:notice|alert|advice|advisory)|load ?shedding|(?:road|st|street|rd|ave|avenue|lane|drive|bridge|highway|hwy|blvd|tunnel|footpath|trail|towpath|ramp|underpass|level crossing|beach|playground|campground|car park|parking lot|pier|footbridge|boat ramp|toilets?)s? (?:(?:is|are|will be|to be) )?(?:clos(?:ed|ures?|es|ing)|shut)(?! to (?:cars|traffic|all))|clos(?:ed|ures?) (?:for|of|on|due)|detours?(?= )|water main (?:replacement|works|repairs?|flushing)|hydrant flushing|road ?works|resurfacing (?:of|on|works|starts)|(?:snow|winter) parking ban|parking (?:ban|restrictions)|(?:total )?(?:burn|fire) ban|water (?:restrictions|conservation)|hosepipe ban|polling (?:place|station)s? (?:has |have |is |are )?(?:chang|mov)(?:ed|es|ing)|burst (?:water )?main|(?:street|leaf) sweeping|leaf (?:pick[- ]?up|collection)|(?:bin|refuse|bus|recycling|rubbish|trash|garbage|collection) (?:days?|times?|routes?|collections?) (?:is |are )?(?:chang|mov|switch)(?:e|es|ing|ed)|(?:opening|library|office|pool|clinic|surgery|tip|council|depot) (?:hours|times) (?:are |is )?chang(?:e|es|ing|ed)|(?:ferry|bus|train|tram) (?:timetables?|times)|(?:opening hours|opening times|timetables?) chang(?:e|es|ing)|(?:water|power|gas) (?:is )?(?:off|cuts?|outages?)|(?:bus )?diversions?',
  turnedInto: String.raw`turn(?:ed|s|ing)?(?: \S+){0,3} into|upgrad(?:e|es|ing)(?: \S+){0,2} to|convert\p{L}*|mov(?:e|ing)(?: \S+){1,3} (?:onto|on to|up to|to)|switch(?:ing)?(?: \S+){1,2} to|sign (?:them|people|everyone) (?:up )?(?:to|for|on)`,
  onTheSpot: String.raw`(?<!(?:adv|advance|early)[^.\n]{0,24})(?:on|at) (?:the )?(?:door|gate)(?! of)|at the (?:till|counter|bar|table)|(?:eat|sit|sat|dine)[- ]?in|(?:un)?til+ (?:we )?(?:(?:are |is )?sold out|sell out|(?:it['’]s |they['’]re )?(?:all )?gone|(?:the )?\p{L}+ is full)|bring (?:your|ya|a|an|cash|boots|the (?:kids|family))|rain or shine|(?:free |ample )?parking|park (?:in|at|on)|(?:cash|card) (?:only|preferred|bar)|(?:stalls|refreshments|teas?(?:,? coffees?)?(?:,? (?:and )?cakes?)?) (?:and|&|in|on|all)|sausage sizzle|(?:dogs|kids|all|everyone) welcome|in[- ]store|in the shop|on (?:the )?(?:lot|site|day|tap)|at the (?:[\p{L}'’]+ ){0,2}(?:taproom|brewery|farm|shop|hall|club|pub|church|depot|clubhouse|nursery|library)|\p{Nd} doors (?:from|up|down|along)|shop is (?:in|on|at|by|near)|come (?:in(?! \p{Nd}| all| a | an | many| two| three| four| sizes| black| white| colou?rs)|and|down|see|along|on down)|swing by|pop in|across from|next (?:door )?to(?! nothing| no )|opp\.?|opposite (?:the|\p{Lu})|behind the (?:church|school|station|pub|hall|shop|library|market|bank|town hall)|corner of|hot dogs|live (?:music|band)`,
  venues:
    '(?:church|village|scout|community|parish|memorial|masonic|legion|school|sports|guide|town|agri(?:cultural)?) hall|community cent(?:re|er)|leisure cent(?:re|er)|(?:court|club|fire)house|bandroom|cenotaph|car park|parking lot|showgrounds?|VFW post|high street|market square|town square|the green|waterfront',
  roomFor: String.raw`\p{Nd} (?:places?|spots?|seats?|spaces?|tickets|covers|pax)(?! of)|max(?:imum)?(?: of)? \p{Nd}|(?:seats|places|spots|spaces|capacity): ?\p{Nd}|limited (?:to|places|spaces|seats|spots)|small groups?`,
  also: 'also',
  numberFor:
    'orders?|to order|bookings?|to book|book|reserve|reservations?|enquir(?:ies|e|y)|inquir(?:ies|e|y)|more info|details|info(?:rmation)?|registrations?|register|sign[- ]?ups?|rsvp|entries|to enter|appointments?|ask for|message|questions|pre-?orders?|order (?:line|forms?)|whatsapp|dm',
  registeredAhead:
    '(?:pre-?)?registration (?:is )?(?:required|essential|necessary|compulsory)|(?:must|need to|please) (?:pre-?register|register (?:first|beforehand|in advance|online|ahead))',
  enough: '(?:we|i)(?:.ve| have)?(?: got)?(?: already)? (?:enough|plenty)|(?:is|are) (?:already )?full',
  raises: 'rais(?:e|ing)',
  ordersBy:
    "(?:can|could|would|will) you|you can|(?:i|we)(?:['’]d like| want| would like)|just|then|maybe|the|our|my|a|with|to",
  toMaker: {
    asides:
      "(?:(?:can|could|would) (?:you|u) |please |pls |just )?(?:make|design|create|write|do|need) (?:me |us )?(?:an? |the |some |this )?(?:ad|advert|poster|flyer|post|banner|graphic)~|(?:(?:can|could|would) (?:you|u) |please |pls |just |so )?make it (?:look |sound |feel |pop|stand out|nice|fun|friendly|bright|simple|modern|catchy|clear|short|easy)~|(?:(?:please |pls )?(?:dont|don['’]t|do not) (?:make|let) it|(?:i|we) (?:really )?(?:dont|don['’]t|do not) want (?:it|this|anything|something))~|it (?:has|needs|ought|should|must)(?: to)? (?:look|be|sound|stand|feel|not)~|(?:can|could|would) (?:you|u) (?:please |pls )?(?:do|make|help|design|write|use|put|come up)~|(?:the|our|my) (?:last|old|previous) (?:ad|one|flyer|poster|post|advert)~|(?:my|our) (?:nephew|niece|son|daughter|brother|sister|wife|husband|mum|dad|friend|cousin) (?:did|made|does|usually|tried|wrote)~|(?:nobody|no one|noone|hardly anyone|not many people|not enough people) (?:knows?|reads?|sees?|calls?|comes?|finds?)~|(?:they|people|customers|parents|folks?|everyone|everybody|you) (?:should|need to|have to|must|can) (?:just )?(?:message|call|text|ring|email|dm|contact|know)(?: (?:me|us))?(?: (?:about|that|before|first|now|directly))?|(?:people|parents|customers|clients|folks?|everyone|everybody|most people|they) (?:always |all )?(?:asks?|forgets?)~|(?:people|parents|customers|clients|folks?|everyone|everybody|most people|they) (?:always|never|only ever|only|often|usually|keep|just|don['’]?t|do not|still)(?! (?:come back|recommend|smile|leave happy|love|tell))~|(?:so )?(?:i|we) (?:just |really |only |do )*(?:want|need|would like) (?:more (?:people|customers|clients|work|bookings|orders|calls)(?! to (?!know))|people to know|them to know|everyone to know|the (?:bookings|work|money|customers)|customers|bookings|it to look)~|(?:business|trade|work|january|february|summer|winter|it|things)(?: is|['’]s| has been| was| are|s) (?:a bit |very |really |so |quite |pretty )?(?:slow|quiet|dead|tough)~|(?:i|we)(?: am| are|['’]m|['’]re|m)? (?:not|no|bad) (?:very |really |so |that |any )?(?:good|great|best|clever)? ?(?:at|with) (?:marketing|ads|this|writing|computers|these|advertising|words|social)~|(?:i|we) (?:really )?(?:hate|have no idea|don['’]?t know|do not know|don['’]?t understand|never know)~|(?:don['’]?t know|no idea|not sure) (?:if|what|how|whether)~|(?:you|u) can (?:use|put|choose|pick|change|add|make)~|feel free to~|(?:please |pls |and )?(?:put|add|include|use|show) (?:the|our|my|a|some|any|nice) (?:price|prices|phone|number|name|logo|address|date|website|colou?rs?|photo|picture|pictures|photos|map)~|make sure (?:the|it|that|you|our|to|they)~|sorry (?:for|about|its|it['’]s|if|that|this)~|(?:its|it['’]s|it is|this is) for (?:facebook|instagram|insta|fb|tiktok|whatsapp|social media|the window|a flyer|our page|my page|the paper|the noticeboard)~|so (?:yeah|yes|yeh|anyway)~|(?:something|anything) that (?:stands out|catches|pops|works|looks)~|surprise me|(?:(?:maybe|please|just) )?say (?:something|anything)~|(?:please )?help me(?: out)?~|(?:people|they|customers) (?:think|say|assume) (?:we|i|it|its|it['’]s)~",
    sayIt: String.raw`(?:(?:please|pls|maybe|just) ){0,2}(?:mention|tell (?:them|people|everyone|customers)|say(?! (?:something|anything|it|so)(?!\p{L}))|make sure it says)(?: that| to)?|(?:it|the ad) (?:needs|has|should|must)(?: to)? (?:say|mention|tell (?:them|people))(?: that| to)?`,
    thanks: '(?:cheers|thanks|thank you|ta|many thanks|regards|kind regards|best wishes|all the best)',
    says: '(?:that|which|and) (?:says|tells|asks|reminds|gets)(?: (?:people|them|everyone|everybody|customers|folks|readers))?(?: to| that)?',
    greets:
      '(?:hi|hiya|hello|hey|dear|(?:good )?(?:morning|afternoon|evening))(?: there| all| everyone| team| guys| folks)?',
    asks: "(?:can|could|would|will) (?:you|u|someone|anyone|somebody)|(?:i|we)(?:['’]d like|['’]m looking for|['’]re looking for| (?:just |really )?(?:need|want|would like|would love|am looking for|are looking for|am after|are after))|(?<=, )(?:need|want|looking for)|help me with|help us with|^(?:need|want|looking for)(?= (?:something|sth|smth) )",
    orders:
      '(?:make|create|design|draw|do|write) (?:me|us)|(?:please|pls|plz) (?:can you )?(?:make|create|design|draw|put together|write|do)',
    things:
      '(?:something|smth|sth)(?= (?:for|to|that|nice|cool|good|fun|modern|cosy|simple|eye|pretty|together|bright|classy|friendly|catchy|professional|warm|on|like)|[,.!?]|$)|(?:ad|ads|advert|adverts|advertisement|poster|flyer|flier|leaflet|post|posts|banner|picture|image|graphic|facebook ad|insta post)(?! (?:free|child|girl|boy|office|code)|s)|help (?:me|us)(?: out)?(?: please| pls)?(?=[,.]|$)',
    about: String.raw`(?:for|about|to promote|promoting|of|to advertise)(?! (?:facebook|instagram|insta|fb|ig|me|us|whatsapp|tiktok|google|free|this|that|it)(?!\p{L}))(?: (?:my|our|an?|the))?`,
    joints: 'so|and|but|also|anyway|oh',
    courtesy:
      'please|pls|plz|thanks|thank you|thank u|thx|cheers|ta|kindly|many thanks|thanks (?:in advance|so much|a lot)|(?:kind|best|warm) (?:regards|wishes)|regards|(?:if )?possible',
    self: "i|we|i['’]m|im|i['’]ve|we['’]re|we['’]ve",
    remarks: String.raw`(?:nothing|not) (?:too |to )?(?:fancy|flashy|bright|posh|salesy|cheesy|loud|pushy|complicated|grumpy|over the top|corporate|formal|much|serious)|keep it \p{L}+(?: \p{L}+){0,3}|something \p{L}+(?: \p{L}+){0,3}|(?:i |we )?(?:really )?(?:don['’]?t|do not) (?:really )?know what to (?:write|say|put)(?: so.*)?|no idea what to (?:write|say|put).*|(?:so )?(?:you|u) (?:decide|choose|pick|know best)|(?:it['’]?s )?up to you|surprise me|(?:my|our) (?:daughter|son|wife|husband|sister|brother|friend|mum|dad|nephew|niece) (?:says|said|thinks|told|reckons)(?: \p{L}[\p{L}'’]*){1,12}|(?:i|we) (?:don['’]?t|do not) have (?:any |an? )?(?:photos?|pictures?|logo|website)(?: \p{L}+){0,3}|hope (?:that|this) (?:helps|makes sense).*|that['’]?s (?:it|all|about it)|make it (?:look )?\p{L}+(?: \p{L}+){0,3}|no (?:photos|pictures|cartoons) of \p{L}+`,
  },
  landmarks: {
    by: '(?:on the )?corner of|next (?:door )?to|opposite|across from|behind|in front of|just off|round the corner from|between|beside',
    at: '(?:by|at|near|outside|opposite|next to|behind|across from|in front of) the (?:old |main |train |bus |railway |town |village |post )?(?:station|church|library|post ?office|town hall|harbour|harbor|pier|market|market square|bus stop|bandstand|school|park gates?|clock tower|bridge|marina|war memorial|green|co-?op|fire station|petrol station|gas station|courthouse|city hall|fountain|museum|stadium|beach|car park|parking lot)',
    behind:
      'roundabout|junction|crossroads|retail park|car park|parking lot|shopping cent(?:re|er)|market square|showground|playing fields?|industrial estate|trading estate',
  },
  work: {
    jobs: String.raw`(?:accountant|adm(?:in|inistrator)|advis[eo]r|(?:estate|sales|letting|lettings|call[- ]cent(?:re|er)|travel|booking|support) agent|apprentice|architect|(?:tattoo|nail|lash|make-?up|make up) artist|assistant|attendant|au pair|baker|barber|barista|bartender|bar ?(?:maid|tender)|beautician|bookkeeper|bricklayer|builder|butcher|care ?giver|(?<!foster )carer|caretaker|carpenter|cashier|chef|child ?minder|chiropractor|cleaner(?! (?:planet|world|air|streets?|rivers?|seas?|beach\p{L}*|water|energy|future|homes?|products?|park|parks))|clerk|coach|colleague|cook|co-?ordinator|counsellor|courier|dentist|designer|developer|dispenser|doctor|dog walker|dressmaker|driver|electrician|engineer|estimator|farm ?hand|(?<!model )fitter|fishmonger|florist|gamekeeper|gardener|glazier|(?:dog |pet )?groomer|(?:life|security )guard|(?:tour|museum|mountain|walking) guide|hairdresser|(?:hair )?stylist|handyman|handyperson|hostess|housekeeper|hygienist|installer|instructor|intern|interpreter|janitor|joiner|journalist|labou?rer|landscaper|lawyer|lecturer|leader|librarian|locksmith|machinist|manager|masseu[rs]e?|mechanic|merchandiser|(?:relief )?milker|nanny|nannie|nurse|(?:police |customer service |marketing |support |admin |welfare )?officer|operative|operator|optician|optometrist|packer|painter|paralegal|paramedic|pharmacist|photographer|physio|physiotherapist|picker|pilot|plasterer|plumber|podiatrist|porter|practitioner|programmer|psychologist|receptionist|recruiter|(?:sales |service )?rep(?:resentative)?|roofer|sales ?person|scaffolder|seamstress|secretar(?:y|ie)|(?:shelf |night )stacker|shepherd|solicitor|supervisor|surveyor|tailor|teacher|team (?:member|leader|mate)|technician|technologist|therapist|tiler|trainee|trainer|translator|tutor|typist|upholsterer|valeter|vet|veterinarian|waiter|waitress|watchmaker|welder|worker|(?:copy)writer)(?:e?s)?|(?:bar|handy|sales|fore|delivery|repair|bin|stable)(?:man|men|lad|hand)|midwi(?:fe|ves)|(?<!no )(?:staff|waiting staff|sales ?people)|(?:saturday|weekend|evening|counter|shop|kitchen|extra) (?:person|girl|boy|help|hands?)|pair of hands|somebody to help|someone to (?:help|join|cover|run|manage|look after|work)`,
    seek: String.raw`(?:(?:we|i)(?:['’]?re|['’]m| are| am| r)|our (?:\p{L}+ ){1,3}is) (?:(?:still|now|currently|always|urgently|also|desperately|actively) )?(?:looking|searching|on the lookout|on the hunt|after)(?: for)?|(?:we|i) (?:(?:still|now|urgently|also|desperately|really) )?(?:need|want|require|seek|are seeking|are recruiting|are hiring)|(?:come )?(?:and )?work (?:with|for|alongside) us as|join (?:us|our (?:\p{L}+ ){0,3}\p{L}+) as|join (?:us|our team)(?=\s?[:!–—-])|(?<!for )(?:part|full)[- ]time|(?:become|be) our(?: new| next)?|(?:help|staff) wanted|(?:now )?hiring|recruiting(?: an?)?`,
    sought:
      'needed|wanted|required|sought|for our (?:\\p{L}+ ){0,2}(?:team|crew|staff|kitchen|salon|shop|clinic|practice|office|bakery|school|nursery|restaurant|hotel|pub|bar|garage|workshop|studio|surgery|home|café|cafe)',
    bare: 'looking for|searching for|seeking|in search of',
    about:
      '(?:come (?:and )?)?work (?:as|at|with|for|in)|help wanted|(?:your next|summer|weekend|saturday|holiday) job',
    not: 'no|for|to|your|you|of|from|because|money|help|old|volunteers?|free',
    learns: 'apprentice|apprenticeship|trainee|junior',
    behind:
      'x ?\\d|in(?! your| the picture)|at|for(?! you| hire)|to join|with|based|needed|wanted|required|job|role|position|vacancy|and|or|&',
    terms: String.raw`(?:send|e-?mail|drop|bring|post|forward|hand)(?: (?:us|me|in|off|over))?(?: (?:your|a|an|in a|in your))? (?:cvs?|c\.v\.|resumes?|résumés?|application)|(?:your|a|send|mail|for|with) cv|cv (?:to|by|at|please|via|and)|résumés?|(?:\p{Nd}|get|more|some|good|want) cvs|cvs (?:to|by|please|via|at)|(?<!(?:planning|visa|grant|loan|mortgage|patent|passport|school|college|job|licen[cs]e|membership) )applications|applicants?|candidates?|apply (?:now|by|before|at|to|in|with|here|online|today)|to apply|paid (?:breaks?|holidays?|leave|sick(?: leave)?|training|overtime|weekly|monthly|by the hour)|(?:holiday|sick) pay|pension scheme|(?:hours|bonus|holidays?|leave|uniform|parking|mileage|training),? (?:and |\+ )?pension|staff (?:discount|meals?|parking)|free uniform|uniform provided|(?:good|basic|great|starting|competitive) salary|salary (?:from|of|up|depending|negotiable|plus)|a year (?:plus|pro rata)|pro rata|permanent (?:role|job|post|position|after|contract|staff)|paid mileage|mileage paid|temp to perm|minimum wage|living wage|\p{Nd}{1,2} ?(?:h|hrs?|hours?) ?(?:/|per|a|each) ?(?:w(?:ee)?k)|learn on the job|on[- ]the[- ]job|we(?:['’]ll| will) (?:train|teach) you|(?:full )?training (?:given|provided|on the job)|experience (?:required|preferred|essential|a plus|helpful)|(?:good|great|kind|nice) boss|good pay|(?:new|another) (?:colleague|team ?mate|team member|staff|member of staff)|hire (?:someone|somebody|one|two|three|a|an|\p{Nd})|fill (?:the|our|this|a) (?:role|position|vacancy|job|post|shift)|(?:for|to join|join|in) our (?:(?:small|busy|friendly|growing|little|lovely|young|kitchen|salon|family|great|happy|hard-?working) ){0,3}(?:team|crew|staff)|trial shift|(?:saturday|weekend|counter) (?:person|girl|boy|help)|help wanted|come (?:and )?work (?:with|for) us|maternity (?:cover|leave)|fixed[- ]term|year contract|(?<!(?:or|and) )(?:part|full)[- ]time(?! (?:places?|spaces?|care|or|and|study|courses?))|temporary (?:post|role|job|position)|job share|immediate start|start(?:ing)? (?:immediately|asap)`,
    paid: String.raw`(?:an|per) hour|\p{Nd} ?/ ?(?:hour|hr|h)|p/?h`,
    hints: String.raw`start(?:s|ing)? (?:now|asap|immediately|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday)|on \p{L}+|\p{Nd}{1,2}\p{L}{0,2} \p{L}+)|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:weekends?|sundays?|mondays?|evenings) off|no (?:weekends|evenings|nights|sundays)|friendly team|tips|pension|permanent|salary|wages|term[- ]time only|full training|shifts`,
  },
  deeds: {
    visit:
      'meet_the_lambs meet_the_animals meet_the_makers meet_the_maker meet_the_author meet_the_artist* meet_the_alpacas meet_the_donkeys meet_the_goats meet_the_reindeer doors_open_again doors_open_on find_us_behind find_us_opposite find_us_next find_us_beside find_us_under find_us_near find_us_by_the find_us_in_the find_us_at_the gardens_open garden_open bring_it_to bring_it_in bring_them_to bring_them_in bring_it_along pop_it_in choose_yours_in choose_yours_from pick_yours_in pick_yours_from wander_in come_and_pick come_to_the_yard come_to_the_field come_to_the_farm call_in(?!_(?:sick|advance|a_favour)) walk_in(?=[,.!]) walk_straight_in honest_box* honesty_fridge* at_the_farm_gate vending_machine* drop_off_at drop_them_off_at drop_it_off_at leave_them_with_us leave_it_with_us honesty_box* honesty_tin* honesty_stall* roadside_stand* come_and_drive come_for_a_spin come_and_taste come_and_look come_and_choose come_and_sit come_in_for come_in_and cut_your_own pick_your_own choose_and_cut u-pick self_pick open_day* open_evening* open_morning* open_house open_doors open_studio* visit_us visit_our come_and_meet come_and_see come_and_try come_along come_by pop_in(?!_visit) pop_by drop_by drop_in_and stop_by call_in_and see_you_at farm_gate',
    footfall:
      'more_shoppers shoppers_in more_people_in people_on_the_day crowd_on_the_day bums_on_seats_midweek get_people_in(?!_(?:early|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec)) bring_people_in people_in_before people_in_after people_in_midweek people_in_on people_through fill_the_shop fill_the_place fill_the_room pack_the_place pack_the_house bring_in_tourists bring_in_locals get_locals_in busier_weekdays busier_mornings busier_afternoons people_in_store people_into_store people_in_the_store people_into_the_store people_into_the_shop stop_by come_in show_home_visit* come_to_the_display display_home_visit* arrange_a_visit come_to_the_show come_in_store footfall foot_traffic walk-ins walk-in_customers passing_trade visitors visits showroom_visits store_visits people_in_the_shop people_through_the_door get_people_down people_down_on people_down_at people_down_here people_through_on bring_people_down folks_into folk_into people_into customers_into into_the_shop into_the_store into_our_shop in_the_shop to_the_shop to_the_store showroom_traffic into_the_showroom to_the_showroom in_the_showroom queue_out_the_door out_the_door',
    view: 'viewing viewings',
    'test-drive': 'test_drive test_drives drive_a_used drive_it_first',
    'test-ride': 'test_ride test_rides demo_ride demo_rides',
    demo: 'demo(?<!ex_demo)(?!_(?:fleet|bikes?|models?|stock|unit|units|boards?|machines?|tracks?|tape)) demos demonstration demonstrations',
    appointment:
      'valuation_booking* valuation_appointment* booked_valuation* appraisal_booking* video_call* zoom_call* video_consult* video_appointment* appointment_slot* design_visit* measuring_visit* booked_visits booked_surveys booked_fittings first_fitting* fitting_free appointments appts fitting_slot* consult consults intro_call* introductory_call* strategy_call* fill_fitting book_a_slot private_fitting* min_slot mins_slot minute_slot hour_slot book_a_fitting appointments_in in_home_appointment* private_appointment* showroom_appointment* book_an_appointment book_a_private arrange_an_appointment home_appointment* consultation consultations bra_fitting* bridal_fitting* dress_fitting* suit_fitting* shoe_fitting* free_fitting* fitting_appointment* discovery_call*',
    call: 'calls phone_calls phone_enquir* phone_ringing phones_ringing phone_to_ring phones_to_ring',
    text: 'text txt texts sms whatsapp message',
    follow: 'subs subscribers_on_youtube more_subs followers follow_us new_followers',
    contact:
      'enquir* inquir* messages dms leads send_photos send_a_photo send_us_photos photos_of_their send_pictures send_in_photos photos_sent',
    adopt:
      'hoping_for_homes hoping_for_a_home hoping_for_a_sofa waiting_for_homes foster_homes foster_home fosterers foster_a_dog foster_a_cat foster_a_puppy foster_a_kitten foster_a_retired foster_a_rescue fee_waived adopt adoption adoptions adoption_fee rehom* looking_for_a_home waiting_for_a_home days_for_a_home years_for_a_home months_for_a_home for_a_forever_home looking_for_homes looking_for_a_new_home needs_a_home need_homes needs_a_new_home forever_home*',
    join: 'free_to_join registered signed_on join_the join_our join_us members memberships new_members membership_sales subscribers newsletter_sign-ups newsletter_signups mailing_list',
    taster:
      'taster tasters trial_lesson* trial_class* trial_session* taster_session* taster_lesson* taster_class* taster_day* free_lesson* free_class free_classes have_a_go give_it_a_go for_a_day try_your_hand',
    vote: 'have_your_say have_ur_say vote vote_for elect re-elect yes_on_measure yes_on_prop* yes_on_question no_on_measure no_on_prop*',
    volunteer: 'volunteer_drivers drivers driver helpers befrienders volunteer volunteers',
    online:
      'online webshop* web_shop* online_shop* onlineshop* online_store* e-shop* eshop* website web_traffic',
  },
} satisfies Asks;
