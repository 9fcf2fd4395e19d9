import type { Role } from '../brief/facts/labels.ts';
import type { ButtonIntent, Intent } from '../brief/intent/intents.ts';
import type { NamedTopic } from '../brief/topics.ts';
import type { Hue } from '../color/color-names.ts';
import type { ColorTheme } from '../color/color-themes.ts';
import type { ColorRole } from '../color/read-colors.ts';
import type { TypefaceKind } from '../direction/type-styles.ts';
import type { NamedVoice } from '../direction/voices.ts';
import type { Asks, CommonIntent } from './asks/asks.ts';
import type { Hooks } from './hooks.ts';
import type { RunOnWords } from './run-on-words.ts';
import type { Turns } from './turns.ts';

/** What an offer gives: more for the same, something for nothing, or for half; or a price without its currency. */
export type OfferPattern = { kind: 'bundle' | 'free' | 'half' | 'price'; source: string };

/** Words every language with a table of calls has. */
export type BasicLanguage = Turns & {
  /** BCP 47, such as 'en', 'zh-Hans'. */
  code: string;
  /**
   * Words that tell the language from its neighbours in the same script: function words and the vocabulary of offers.
   * They are in lower case and parted by spaces; none where the script says it all. Japanese: words in characters alone
   * that Chinese does not use so.
   */
  functionWords: string;
  /** A language of the table so near that its words read this one's briefs too: Croatian for Serbian. */
  kin?: string;
  /** The last word of a name says what it is ("guitar lessons", "Keramikas kursi"); elsewhere the first does. */
  headLast?: true;
  /** "On" is written onto the thing an offer is for, which makes no headline of its own (halılarda %40 indirim). */
  attachesOn?: true;
  /** Ordinals are written with a dot: "3. Mai". */
  ordinalDots?: true;
  /** The last day stands before the word that says so: "5 नवंबर तक", "5月31日まで". */
  untilBehind?: true;
  /** "Free" stands behind what is free ("devis gratuit", "consulta gratis"). */
  freeBehind?: true;
  /** How "free" ends where it stands alone, and not before a thing: 'e', or '' where it never changes. */
  freeAlone?: string;
  /** Small words after which a name goes on to where, when and how; for languages that name the thing last. */
  asides?: string;
  /** Words that part a deed from its thing, in languages that name the deed first: "garde de chats". */
  genitives?: string;
  /** With what titles typed in one breath begin and go on. */
  runOn?: RunOnWords;
  /** What those who ask for it call it, in their own languages: 'german|deutsch|allemand'. */
  calledBy?: string;
  /** And what says "in this language" in one word: 'suomeksi'. */
  askedAlone?: string;
  /** What the button says for each intent, short enough for it and without claims of its own. */
  calls: Record<CommonIntent, string> & Partial<Record<Intent, string>>;
  /** A lighter way to say 'buy'. */
  playfulCall?: string;
  // Lists of Language of which some languages known by little more than their function words have a part.
  pointers?: Partial<Record<PointedIntent, string>>;
  // What some languages known by little more than their function words have of Language.
  callNumber?: string;
  topics?: Partial<Record<NamedTopic, string>>;
  colors?: Partial<Record<Hue, string>>;
  themes?: Partial<Record<ColorTheme, string>>;
  voices?: Partial<Record<NamedVoice, string>>;
  typefaces?: Partial<Record<TypefaceKind, string>>;
  labels?: Partial<Record<Role, string>>;
} & Partial<Pick<Words, KnownApart | OfferWords | LimitWords>>;

/** What else of Language such languages have: words around an ad, of its offers and of what limits them. */
type KnownApart = 'marketing' | 'jargon' | 'callOpenings' | 'atHome' | 'askedIn' | 'leaningLetters' | 'phone';
type OfferWords = 'offers' | 'currencies' | 'percent' | 'off' | 'upTo' | 'from' | 'insteadOf' | 'per';
type LimitWords = 'until' | 'lastDays' | 'conditions';

/**
 * Everything the designer knows of a language, in one file that its speaker can review. Strings of words are sources of
 * regular expressions, alternatives parted by '|', matched without case at word boundaries where the script has them;
 * '#' stands for a number.
 */
export type Language = BasicLanguage & Asks & Turns & Words;

/** What the designer reads and writes in a language but how it asks. */
type Words = {
  calledBy: string;
  /** Words that open a line that asks for something to be done: 'shop', 'sign up', 'now'. */
  callOpenings: string;
  /** Words of a title that name an ad, or nothing, rather than a thing: 'campaign', 'our', 'special'. */
  adWords: string;
  /** Orders to a designer around the words of a title: 'make me an ad for my …', '… flyer'. */
  requests: { opening: string; closing: string };
  /** Quotation marks, the opening and the closing one. */
  quotes: string;
  /** Words of one letter that lean on the next word, without parting: a line must not end in one. */
  leaningLetters: string;
  /** Years behind a figure, of an age as a rule: 'years', 'ans'. */
  years: string;
  /** Thousands as prices have them behind a figure: 'тыс.', '万'. */
  thousands: string;
  /** Millions and more behind a figure: 'million', 'Mrd.'. */
  millions: string;
  /** Units behind a figure that are no international signs: 'lbs', 'Uhr'. */
  units: string;
  /** Between so many and so many, or so much: '2 for 1', '3 for £5'. */
  forSoMany: string;
  /** Between a ware and the most it costs: 'dresses under £30'. */
  below?: string;
  /** Before a number that names something, without a dot: 'no', 'vol'. */
  numero: string;
  /** Before the name of a person or a saint, without the dot: 'dr', 'mrs'. */
  honorifics: string;
  /** Currencies in letters, short forms first: 'kr.', 'kroner'; international codes are known. */
  currencies: string;
  /** Where a currency's name ends although a letter follows, in scripts that run on: '(?<=円)' for '円から'. */
  currencyEnds?: string;
  /** How an ad is asked for in a language, which stands for {}: 'in {}', '{}で'. */
  askedIn: string;
  /** Parts of an ad beside their words in quotation marks ('use "Book now" as the button'): their names, or stems. */
  quotedRoles: Partial<Record<Role, string>>;
  /** Between quoted words and the part of an ad they are for: 'as', 'on the'. */
  asPart: string;
  /** Behind a percentage that is no discount: 'cotton', 'alcohol'. */
  notDiscounts: string;
  /** Between a discount and what it is on: 'on', 'auf'. */
  discountOn: string;
  /** 'And', between spaces. */
  and: string;
  /** Between an offer and what it is planned for: 'to', 'in order'. */
  purposes: string;
  /** What opens the second half of an offer: 'then'. */
  secondHalf: string;
  /** Of a post without pay: 'unpaid'. */
  unpaid?: string;
  /** Words that open half a sentence: 'and', 'but', 'because'. */
  goesOn: string;
  /** Between a name and the day or the offer that ends it: 'from', 'starts'. */
  beforeWhen: string;
  /** Words that no name ends on: 'your', 'get', 'only'. */
  unfinished: string;
  /** Short forms behind a figure, of what is counted: 'pers', 'pcs'. */
  countedUnits: string;
  /** Words of instructions about the ad, rather than about who sends them: 'font', 'mood'. */
  aboutAd: string;
  /** Small words inside the names of businesses: 'and', 'von', 'della'. */
  nameParticles: string;
  /** Kinds of streets: behind their name ('Road'), as its end ('straße') or in front of it ('rue'). */
  streets: { behind?: string; glued?: string; before?: string; towns?: string };
  /** Before a number that impresses, and part of it: 'more than'. */
  moreThan: string;
  /** Between so many and the number they are of: '9 out of 10' without 'out'. */
  outOf: string;
  /** Between two figures of a range: '5 to 10'. */
  toFigure: string;
  /** Before a thing that is mentioned by the way: 'next to', 'like', 'after'. */
  passing: string;
  /** Articles, and words in their place, as they stand before a thing: 'the', 'your'. */
  articles: string;
  /** Before those an ad speaks to: 'for', 'we help'. */
  forWhom: string;
  /** That one comes to the house of the customer: 'at home', 'ins Haus'. */
  atHome: string;
  /** Before what must not be in the ad: 'no', 'without', 'never'. */
  refusals: string;
  /** Behind an hour, besides 'am' and 'pm': 'Uhr', '時'. */
  oClock: string;
  /** Before an hour, and part of the time: 'kl.', 'a las'. */
  atHour: string;
  /** Times of day that are names: 'noon'. */
  namedTimes: string;
  /** Before the time that something takes: 'within', 'за'. */
  within: string;
  /** Orders to say something in the ad: 'mention', 'erwähne'. */
  mention: string;
  /** Words of orders to a designer, which no copy has: 'headline', 'write'. */
  orders: string;
  /** Less to pay, on either side of an amount: 'off', 'save'. */
  off: string;
  /** 'Percent' in words. */
  percent: string;
  /** That something costs less now, where a trade is looked for: 'clearance', 'sale'. */
  reductions: string;
  /** Offers that are no percentage and no price. */
  offers: OfferPattern[];
  /** Before a figure, and part of it: 'up to'. */
  upTo: string;
  /** Before a price, and part of it: 'from', 'only'. */
  from: string;
  /** Behind a price that is the lowest of several: 'から', '-tól'. */
  fromBehind?: string;
  /** Before the former price: 'instead of', 'was'. */
  insteadOf: string;
  /** Behind the former price: 'helyett', 'yerine'. */
  insteadBehind?: string;
  /** After a price, and part of it: 'per person', 'a month'. */
  per: string;
  /** Before the last day of an offer: 'until'. */
  until: string;
  /** Last days in words: 'this weekend only', 'today'. */
  lastDays: string;
  /** Whole phrases of a last day that an ad may take from the goals: 'until Sunday', 'limited time only'. */
  deadlines: string;
  /** A discount code with the words around it. */
  codes: string;
  /** What limits an offer: 'selected', 'members only', 'min.', 'not valid', 'over'. */
  conditions: string;
  /** What those who come or order have to know, in words of goals and instructions: 'cash only', 'next to the'. */
  notices?: string;
  /** What opens a line that sets an aim, before its colon: 'target', 'goal'. */
  aims?: string;
  /** Articles of what is described for a picture, where a fact has none: 'a', 'une'. */
  indefinite?: string;
  /** Asks whoever reads it: 'please'. */
  please?: string;
  /** Words of wishes to a designer, about what an ad is to be like or who asks for it: 'something', 'our', 'style'. */
  wishes?: string;
  /** When an ad is made or shown, not when somebody may come: 'publish', 'ready'. */
  campaign?: string;
  /** Before opening hours: 'open'. */
  hours: string;
  /** Before a phone number: 'call', 'tel.'. */
  phone: string;
  /** Short forms whose dot ends no sentence, without it: 'approx', 'tel'; single letters are none anyhow. */
  abbreviations: string;
  /** Small words that a line which is cut must not end on: 'the', 'with'. */
  dangling: string;
  /** Aims nobody prints: 'sell more', 'clear stock', 'budget'. */
  planning: string;
  /** Words that negate what follows: 'no', "don't". */
  negations: string;
  /** That one may come without booking: 'no appointment', 'walk-ins'. */
  walkIns: string;
  /** Phrases that say a job is offered: 'we are hiring', 'vacancy'. */
  hiring: string;
  /** What calls out before the thing itself, and names none: 'new', 'please help'. */
  cries: string;
  /** Phrases that offer something for rent or hire, homes or not: 'to let', 'for hire'. */
  letting: string;
  /** Phrases that offer something for sale, homes or not: 'for sale'. */
  selling: string;
  /** What a price is for, in words beside it: '£8 a head', '16 € die Nacht', 'gecelik 500 TL'. */
  priced: Record<PricedFor, string>;
  /** How much of it a course has: 'four evenings', '8 weeks'. */
  courseLength: string;
  /** What goods are counted in behind a number: 'kg', 'pcs', '個'. */
  measures: string;
  /** Units of time behind a number: 'hours', 'min'. */
  lasting: string;
  /** What those who come need not bring: 'materials included'. */
  provided: string;
  /** Before a price that is for no thing: paid beside it ('deposit'), for a time ('weekend'). */
  besidePrices?: string;
  /** What makes a few words of the copy good news by themselves: 'included', 'welcome'. */
  promises?: string;
  /** Follows a sum of money and says what a gift does: '£15 buys a coat'. */
  gifts: string;
  /** What is bought as a gift, whatever it is for: 'gift voucher'. */
  vouchers: string;
  /** Stands behind the one who looks for somebody: 'sucht' in "Bäckerei sucht Lehrling". */
  seeking: string;
  /** Where people who pass buy, in the notation of stemMatcher: 'market square', 'harbour', 'stall'. */
  spots: string;
  /** Says that goods are sent, not only brought: 'postage', 'shipping'. In the notation of stemMatcher. */
  posted: string;
  /** That goods are brought or sent, and what else comes beside them, in the same notation: 'delivery', 'parking'. */
  brought: string;
  /** What is arranged first, whatever the trade: 'free estimate'; in the notation of stemMatcher. */
  arranging: Record<'quote' | 'table', string>;
  /** On days that come again: 'daily', 'every evening', 'Saturdays'. */
  regularly: string;
  /** Words that speak to the reader, as slogans do: 'you', 'your', 'never', at the start 'wake' and 'stop'. */
  address: string;
  /** Words of instructions that are about the picture: 'show', 'background'. */
  pictured: string;
  /** What names say of what they are where no trade in them is known, in the notation of stemMatcher. */
  forms: Record<NameForm, string>;
  /**
   * Trades, goods and goals by what they ask readers to do ('dentist' books, 'plumber' gets quotes, 'more donations'),
   * in the notation of stemMatcher (brief/text/stems.ts).
   */
  pointers: Record<PointedIntent, string>;
  /** Short headlines that claim nothing, for a brief whose own words give only one. */
  hooks: Hooks;
  /** Things beside which no light word is fit: death, illness, debt, violence, need. In the notation of stemMatcher. */
  solemn: string;
  /**
   * Key words of what an ad may be about, in the notation of stemMatcher; '' where none are known. Languages share
   * words: a word is read wherever it stands.
   */
  topics: Record<NamedTopic, string>;
  /** In languages written without spaces. */
  leaning?: Leaning;
  /** Names of plain colours, in the notation of stemMatcher. */
  colors: Record<Hue, string>;
  /** Words beside the name of a colour that change it: 'light', 'deep'. */
  shades: Record<Shade, string>;
  /** Parts of an ad that a colour may be asked for. */
  adParts: Record<ColorRole, string>;
  /** Moods asked for instead of colours: 'autumn', 'pastel', in the notation of stemMatcher. */
  themes: Record<ColorTheme, string>;
  /** Tones of voice: 'playful', 'sophisticated', in the notation of stemMatcher. */
  voices: Record<NamedVoice, string>;
  /** What type is called: 'handwritten', 'serif', in the notation of stemMatcher. */
  typefaces: Record<TypefaceKind, string>;
  /** What a brief may call the parts of an ad in front of their words: 'Headline: …'. Regular expressions. */
  labels: Record<Role, string>;
  /** Stems of words that plan an ad: 'increase', 'audience'. In the goals none of them is printed. */
  marketing: string;
  /** Terms that not even the copy of an ad means for print: 'target_audience'. Stems. */
  jargon: string;
};

/**
 * Words that are read as one with a neighbour, in scripts without spaces between words. They are parted by spaces here.
 * `openings` go with what follows ('every', 'of'), `endings` with what goes before. `numbers` go with what they count.
 * `particles` end a word or a sentence. `kinds` stand behind a longer word and name its kind. `figures` follow a
 * percentage or an amount.
 */
export type Leaning = Partial<
  Record<'openings' | 'endings' | 'numbers' | 'particles' | 'kinds' | 'figures', string>
>;

/** How a colour may be changed by a word beside it. */
export type Shade = 'lighter' | 'darker' | 'brighter' | 'pastel';

/** A language known in full or by some of its words. */
export type AnyLanguage = BasicLanguage & Partial<Omit<Language, keyof BasicLanguage>>;

/**
 * What a name tells by its form. A deed is done for its customer ('removal', '*ung'). A lesson teaches something ('for
 * beginners', 'workshop'). Goods are packed or made ('jar', 'homemade'). An outing is a 'tour' or a 'retreat'. With
 * 'free entry' everybody may come in for nothing.
 */
export type NameForm = 'deed' | 'lesson' | 'goods' | 'outing' | 'freeEntry';

/** One who comes, an hour or a night, a month or a term, one of several things. */
export type PricedFor = 'person' | 'stay' | 'term' | 'piece';

/** Intents that trades, goods and goals point to by words of their own. */
export type PointedIntent = Exclude<
  Intent,
  | 'learn'
  | 'discover'
  | 'directions'
  | 'call'
  | 'reserve'
  | 'test-ride'
  | 'demo'
  | 'appointment'
  | 'text'
  | 'follow'
  | 'vote'
  | 'sign'
  | ButtonIntent
>;
