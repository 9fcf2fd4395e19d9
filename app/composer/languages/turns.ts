/**
 * Turns of phrase that tell a reader of briefs something, as sources of regular expressions. A language leaves out
 * those it lacks. All are read in briefs of every language, because briefs mix languages.
 */
export type Turns = {
  /** Before the name of who sends the brief: 'my name is'. */
  introductions?: string;
  /** Between a business and its name: 'called'. */
  namedAs?: string;
  /** Right before a name, in scripts without capitals: '店名' in 店名カメラのミナト. */
  namedDirectly?: string;
  /** Kinds of businesses and groups that are no trade, beside their name: 'club'. */
  namedHouses?: string;
  /** Opens a phrase that says when, before the day: '農曆', '매주'. */
  opensDay?: string;
  /** Before a sum that is won and not paid: '賞金'. */
  prizes?: string;
  /** Between the button and what it is to say in quotation marks, in languages that put 'on' behind: 'पर'. */
  onButton?: string;
  /** Behind words that are to be said, without quotation marks: 'と書いて'. */
  saidBefore?: string;
  /** Before the colon of words that are to be said, behind others: '加一句'. */
  saidBehindColon?: string;
  /** Orders to put in what stands before: 'を必ず入れる'. */
  putInBehind?: string;
  /** How many of whom goals hope for, where the number stands behind or unspaced: '회원 20명'. */
  hopedCounts?: string;
  /** Parts of a town, before their name or number: 'quận'. */
  districts?: string;
  /** Before the year a house was founded in: 'est', 'since'. */
  founded?: string;
  /** Before those that an event is held to help, which begins a sentence: 'benefits'. */
  aids?: string;
  /** Behind a sum that nobody pays who reads the ad: 'public liability'. */
  insured?: string;
  /** Before the name of who offers something: 'presented by'. */
  broughtBy?: string;
  /** Behind so many hours or days by which something is to be booked: 'ahead', 'in advance'. */
  inAdvance?: string;
  /** Counties behind 'Co.', whose dot ends no sentence. */
  counties?: string;
  /** Before the name of who holds an event: 'organised by'. */
  hostedBy?: string;
  /** Between a headline and the name of the business at its end: 'at', 'von'. */
  beforeName?: string;
  /** Small words between the capitals of a name that has been introduced: 'of', 'du'. */
  joinsName?: string;
  /** Stands before 'from' and a place that one comes from, which is nobody's name: 'lifts', 'leaving'. */
  comesFrom?: string;
  /** Those who see the ad, spoken of and not to: 'when they'. */
  ofReaders?: string;
  /** What opens a sentence of those who advertise about themselves: 'we'. */
  we?: string;
  /** What opens a clause of planners about themselves: 'then we'. */
  ofUs?: string;
  /** Beside an amount that is planned with and paid by nobody who reads the ad: 'under', 'about', 'cost per'. */
  plannedAmounts?: string;
  /** Opens what is said besides of a thing that is named elsewhere: 'also'. */
  also?: string;
  /** Before what senders hope readers will buy in the end: 'turn into', 'upgrade them to'. */
  turnedInto?: string;
  /** What the number behind it is for, and the small words with it: 'bookings', 'to order', 'ask for'. */
  numberFor?: string;
  /** Before a number that nobody calls: of taxes, accounts and licences. */
  otherNumbers?: string;
  /** Opens what is cheaper once: 'first' in 'first month $1'. */
  firstOf?: string;
  /** Before the day by which something is to be done, besides `until`: 'due'. */
  dueBy?: string;
  /** What the law wants said in an ad: 'capital at risk', 'paid for by'. */
  warnings?: string;
  /** Before the way that something goes, where another language has a kind of street: 'via'. */
  byWay?: string;
  /** Houses whose name may begin with 'free': 'library', 'pantry'. */
  freeHouses?: string;
  /** Opens a question of where readers live or work: 'live in'. */
  livesAt?: string;
  /** Says which day the next word is: 'this', 'next'. */
  whichDay?: string;
  /** Between two days of a month: 'to', 'and'. */
  betweenDays?: string;
  /** What is downloaded and no app: 'brochure', 'price list'. */
  papers?: string;
  /** How words begin that name a meal, wherever it is eaten: 'menu'. */
  menus?: string;
  /** What opens a clause about the thing before it: 'which'. */
  relatives?: string;
  /** That nothing is carried home: 'eat in only'. */
  eatenThere?: string;
  /** Before what a sender wants less of: 'fewer' in 'fewer calls'. */
  lessOf?: string;
  /**
   * Around a thing in goals, what its sender hopes will be done with it: 'turn into', 'request'. `behind`: where the
   * verb comes last. `count`: what is counted of something free, 'requests'.
   */
  hopes?: { take?: string; behind?: string; count?: string };
  /** That words are to be set large or small, behind them: 'in big letters'. */
  writtenBig?: string;
  /** What is done for customers, or by who is employed: 'jobs'. */
  workDone?: string;
  /** What opens a line about where goods change hands: 'collect'. */
  handovers?: string;
  /** Before what is missing: 'needs'. */
  lacking?: string;
  /** Shares the public may buy in a thing of its own: 'share offer'. */
  shareOffers?: string;
  /** Those a business wins for its club: 'members'. */
  membersWon?: string;
  /** Those something is done for, unlike who buys: 'clients'. */
  clients?: string;
  /** Who gives notice to the public: 'town council'. */
  authorities?: string;
  /** That nobody is seen without having asked for an hour: 'by appointment only'. */
  byAppointment?: string;
  /** Asks with a question mark whether somebody looks for something: 'wanted'. */
  lookedFor?: string;
  /** Before the system a phone runs on: 'for' in 'for Android'. */
  onPlatform?: string;
  /** At the end of `per`, where it is said of goods and not of a time or a person: 'each'. */
  apiece?: string;
  /** Who is counted where a meal or a seat is for so many: "3 meals for 2 people". */
  headsOf?: string;
  /** Between a price and the unit it is for, whatever is counted, in small letters: 'per', 'par'. */
  perUnit?: string;
  /** Besides `perUnit` before the weight goods are sold by, and its units that are no international signs: 'kilo'. */
  weighed?: { per?: string; units?: string };
  /** What is paid to come in: 'entry', 'admission', 'tickets'. */
  entry?: string;
  /** Beside "2+1" that counts rooms, beds or people: 'flat', 'sleeps'. */
  rooms?: string;
  /** A unit in front of its price: 'በኪሎ', 'le kilo'. */
  unitFirst?: string;
  /** What currencies are called in short behind an amount, written as there: 'zł', 'Kč'. */
  money?: Partial<Record<MoneyCode, string>>;
  /** What they are called in full, anywhere in a price: 'forint'. */
  moneyInFull?: Partial<Record<MoneyCode, string>>;
  /** Nouns that are written as the verb of a button is, 'visita', and what tells them from it behind: 'guiada'. */
  callNouns?: string;
  behindNouns?: string;
  /** Before a colon and a name or a button's words, which say nothing of what is sold: 'company'. */
  brandLabels?: string;
  /** Behind an hour, where the word names a watch as well: 'Uhr'. */
  hourSigns?: string;
  /** Words beside hours, each by where it stands. */
  hourWords?: Partial<Record<HourPlace, string>>;
  /** What has a thing in its words that is not sold: 'turnkey', 'dogs welcome'. */
  nothingShown?: string;
  /** Beside what is given away with what is sold: 'as a gift'. */
  asGift?: string;
  /** What an employer gives beside the wage: 'company car'. */
  benefits?: string;
  /** Before the name of a saint: 'st', 'santa'. */
  saints?: string;
  /** How type is asked to be set: 'uppercase', 'thin', 'bold'. */
  lettering?: Partial<Record<Lettering, string>>;
  /** How the names of places and streets end: 'heim', 'straße'. */
  placeEnds?: string;
  /** Small words that the case of what stands behind them hangs on, which do not end a line: 'ze'. */
  governing?: string;
  /** That what is small print holds: 'terms apply'. */
  termsApply?: string;
  /** What clauses of a request say to the designer, and to nobody else: 'so explain it', 'people dont know'. */
  toldDesigner?: string;
  /** Between a phone number and what one calls for: 'for', 'to get', and the article before that. */
  phonedFor?: { before: string; article?: string };
  /** "… don't put it on": a fact that instructions give and that is not to be printed. */
  withheld?: string;
  /** 'leave the top left free': room in the picture for what comes later. */
  roomKept?: string;
  /** Before an amount: what those pay who sell at a market, 'stalls', 'table'. */
  stallFees?: string;
  /**
   * Before the words of `mention`, 'please' and 'also', and behind them: 'that', 'our'. `behind`: the same order at the
   * end, 'must be on it'.
   */
  aroundMention?: { please?: string; also?: string; that?: string; behind?: string };
  toMaker?: WordsToMaker;
};

/**
 * How letters to whoever makes an ad speak to them: they greet; a request asks ('can you') for a thing ('an ad'), or
 * orders it ('make me'), for something of the sender's (`about`: 'for my'); `joints` and `courtesy` stand around it. By
 * `self` senders tell of themselves. `remarks` fill a clause that readers have nothing of: 'nothing fancy'. `says`
 * stands before what the thing is to say: 'that tells people to'. `asides` fill or open (with '~' behind them) clauses
 * that are for the maker in any long title: 'can you use', 'nobody knows'. `sayIt` opens what is to be said: 'tell them
 * to'. Before the sender's name at the end stand `thanks`.
 */
export type WordsToMaker = {
  greets: string;
  asks: string;
  orders: string;
  things: string;
  about: string;
  joints: string;
  courtesy: string;
  self: string;
  remarks: string;
  says: string;
  asides: string;
  sayIt: string;
  thanks: string;
};

/** In capitals or small letters, in thin strokes or thick ones. */
export type Lettering = 'capitals' | 'small' | 'light' | 'bold';

/**
 * Where words of hours stand:
 * - `alone`: behind an hour, which is then no amount ('2 Uhr');
 * - `timed`: behind an hour with minutes or a range;
 * - `opening` and `closing`: behind the first and the last hour of a range beside a day;
 * - `between`: between the two;
 * - `before`: in front of an hour, with a dot or without ('kl');
 * - `partOfDay`: in front of an hour in characters ('下午').
 */
export type HourPlace = 'alone' | 'timed' | 'opening' | 'closing' | 'between' | 'before' | 'partOfDay';

/** Currencies with names of their own in prices (ISO 4217). */
export type MoneyCode =
  | ('BGN' | 'CHF' | 'CZK' | 'DKK' | 'EUR' | 'HUF' | 'JPY' | 'NOK')
  | ('PLN' | 'RON' | 'RUB' | 'SEK' | 'TRY' | 'UAH' | 'USD');
