import type { Intent } from '../../brief/intent/intents.ts';
import type { Turns } from '../turns.ts';

/** Intents that every language needs. The others fall back to one of these. */
export type CommonIntent = Exclude<Intent, RareIntent>;
export type RareIntent =
  | 'call'
  | 'enrol'
  | 'view'
  | 'test-drive'
  | 'play'
  | 'directions'
  | 'listen'
  | 'test-ride'
  | 'demo'
  | 'appointment'
  | 'text'
  | 'follow'
  | 'vote'
  | 'sign'
  | 'attend'
  | 'watch';

/**
 * What a brief may say in plain words that it wants of its readers, whatever its trade. Some need a word more. Of a
 * 'footfall' only planners speak: people who come by. A 'view' is of a home. At an 'appointment' readers talk something
 * over or try it on. The words for 'text' may stand before a number. To 'adopt' is to take an animal in, a 'taster' is
 * a lesson to try. Words for 'vote' are orders to, those for
 * 'volunteer' name who does. 'online' means that there is no shop to visit.
 */
export type Deed =
  | 'visit'
  | 'footfall'
  | 'view'
  | 'test-drive'
  | 'test-ride'
  | 'demo'
  | 'appointment'
  | 'call'
  | 'text'
  | 'follow'
  | 'contact'
  | 'adopt'
  | 'join'
  | 'taster'
  | 'vote'
  | 'volunteer'
  | 'online';

/** How the jobs of a language are named and offered, as sources of regular expressions. */
export type JobWords = {
  /** Who is employed, the last word of the name: 'chef', 'teacher'. */
  jobs: string;
  /** Before the job, of who looks for somebody: "we're looking for". */
  seek: string;
  /** Behind the job: 'needed'. */
  sought: string;
  /** What does not stand before a job, as it is somebody else's: 'for' in "we need a roof for our teacher". */
  not?: string;
  /** Opens a title that looks for somebody, or asks whether readers do: 'looking for'. */
  bare?: string;
  /** Opens a title that is about work, whatever the job: 'work at'. */
  about?: string;
  /** Before a job or in its name, that it is learnt: 'apprentice'. */
  learns: string;
  /** Behind a job that a title opens with, before where it is: 'in', 'for'. */
  behind?: string;
  /** What is told of a wage and of prices alike: 'an hour'. */
  paid?: string;
  /** What only employers say, anywhere in a brief: 'paid breaks', 'send your CV', 'applications'. */
  terms: string;
  /** What others may say too; two of them, or one and a wage, are enough: 'start now'. */
  hints: string;
};

/** What the ads of a language ask their readers to do: the words of their buttons, and the words of briefs for it. */
export type Asks = Pick<
  Turns,
  | 'toMaker'
  | 'numberFor'
  | 'saidBefore'
  | 'putInBehind'
  | 'hopedCounts'
  | 'also'
  | 'turnedInto'
  | 'hostedBy'
  | 'membersWon'
  | 'entry'
  | 'eatenThere'
  | 'asGift'
  | 'relatives'
> & {
  calls: Record<Intent, string>;
  /** Whether an hour of somebody's time has the button of an appointment, and `book` is said of rooms and tickets. */
  timeIsBookedApart?: true;
  /** What an advertiser may not want to ask for: 'money'. */
  moneyAskedFor?: string;
  /** That something is the reader's: 'your'. */
  yours?: string;
  /** That something is said to whoever reads it: 'every', 'who'. */
  toAll?: string;
  /** How senders begin to say what they are: 'we are a'. */
  weAre?: string;
  /** Before 'opening', where that is what is celebrated and no verb: 'grand'. */
  openingKinds?: string;
  /** Behind a price, and part of it: 'only', and for how long: 'all day'. */
  behindPrice?: string;
  /** Opens an address, where no space parts words: '地址'. */
  placeLabels?: string;
  /** Before a price, what kind of one it is: 'fixed price'. */
  pricedAs?: string;
  /** Opens what those have to be or have who apply or come: 'must be'. */
  mustBe?: string;
  /** How a letter says what people are to do with the thing it names next: 'i want people to buy the'. */
  wantsPeople?: string;
  /** How the words of that thing end there, and how alone: Russian 'у', 'а'. */
  wantedForms?: Record<string, string>;
  /** The same of those who advertise, whose trade is in the group 'thing': 'we have a … and want people to book us'. */
  wantsUs?: string;
  /** Behind that thing, where the verb comes last: 'kaufen'. */
  wantedLast?: string;
  /** How a letter tells the designer how it went before: 'nobody knew about it'. */
  remarks?: string;
  /** Opens a clause that says on what condition the one before it holds: 'if'. */
  ifs?: string;
  /** How a letter to the designer opens, before it says anything: 'ok so'. */
  leadIns?: string;
  /** How a letter asks that readers send something, before the verb and with it: 'want people to' 'send us'. */
  sentToUs?: { wish: string; verb: string };
  /** Only bears out the sentence before it: 'yes really'. */
  afterthoughts?: string;
  /** Between the start of an order to the designer and its verb: 'can you', 'i want'. */
  ordersBy?: string;
  /** The verb of such an order behind the words it wants printed: '„…“ schreiben'. */
  orderedBehind?: string;
  /** Before a sum that somebody has paid, which is no price: 'it cost', 'you paid'. */
  paidOnce?: string;
  /**
   * How readers are told where something is: before a name of a street ('corner of'), with a place that everybody there
   * knows ('next to the station'), or behind a name ('roundabout').
   */
  landmarks?: { by?: string; at?: string; behind?: string };
  /** A part of a house, in front of its street: 'unit'. */
  partsOfHouses?: string;
  /** That a thing is lost, found or given away, first or last in a title: 'lost', 'free to good home'. */
  lost?: string;
  /** What hangs behind the words that are to be mentioned, and is of the order: 'somewhere', 'lol'. */
  mentionTails?: string;
  /** How a letter begins to say when or where it is: 'its on the'. */
  itIs?: string;
  /** Before what is cheaper as a whole: 'all' in "all shoes half price". */
  wholeOf?: string;
  /** That a price may still be talked about: 'or nearest offer'. */
  negotiable?: string;
  /** Beside how long a thing runs or how soon it is ready, for which nobody stays: 'battery', 'ready in'. */
  runtimes?: string;
  /** What opens a clause about what an offer is not for: 'not on', 'excluding'. */
  exclusions?: string;
  /** What asks to mention what was said before: 'it', 'that too'. */
  pointsBack?: string;
  /** Behind the name of a ware, that it can be had: 'are in', 'restock'. */
  stockTails?: string;
  /** That work was done on all of the wares: 'all', 'fully'. */
  allDone?: string;
  /** That somebody comes at any hour: 'emergency', 'round the clock'. */
  emergency?: string;
  /** Asks with a question mark about a thing that has to be mended: 'broken'. */
  broken?: string;
  /** Who may be looked for by those who employ nobody: 'presenters'. */
  people?: string;
  /** That things people give are collected, and where: 'we are collecting', 'collection point'. */
  handedIn?: string;
  /** Who comes to eat or looks in, as goals name them: 'guests', 'full tables'. */
  guests?: string;
  /** Who plays together, as games are described: 'players'. */
  players?: string;
  /** Before how many play on one side: 'teams of'. */
  teams?: string;
  /** That something may be tried for some time before it is paid for: '30-day trial', 'no card needed'. */
  triedFirst?: string;
  /** Before the first day of a course: 'starts'. */
  starts?: string;
  /** How long a thing takes that is over the same day: 'in a day'. */
  inOneDay?: string;
  /** That a sender buys what readers have: 'we buy'. */
  weBuy?: string;
  /** Praise that is written as an order: 'try before you buy'. */
  mottoes?: string;
  /** What is looked over or proved at a price of its own: 'survey', 'certificate'. */
  inspected?: string;
  /** Where goods are shown to those who come: 'showroom', 'shop'. */
  showrooms?: string;
  /** That nothing is sent: 'collection only'. */
  fetchedOnly?: string;
  /** That only so many are made at a time: 'minimum order 50 pcs'; '#' is none here. */
  fewestMade?: string;
  /** What only those hear who come: 'at the gate', 'bring your own', 'eat in', 'until sold out'. */
  onTheSpot?: string;
  /** Where people meet: 'village hall', 'community centre'. */
  venues?: string;
  /** That there is no room for everybody: 'limited to', 'places' behind a number. */
  roomFor?: string;
  /** What opens a clause about goods or things that are fetched from the reader's: 'we collect'. */
  fetches?: string;
  /** What is taught to one at a time: 'driving lessons', 'tutor'. */
  taughtAlone?: string;
  /** What singers and players belong to: 'choir', 'rugby club'. */
  ensembles?: string;
  /** What the public is told of that nobody sells: 'road closed', 'power cut'. */
  notified?: string;
  /** Where those who would sing or act are heard first. */
  auditions?: string;
  /** That a school or a home is shown to those who ask for an hour, in goals: 'book a tour'. */
  shownRound?: string;
  /** Who is missing there, by what they sing or play: 'tenors', 'goalkeeper'. */
  parts?: string;
  /** What is signed for a cause, as ads and goals name it: 'petition', 'signatures'. */
  petitions?: string;
  /** What helpers get and give: 'training given', 'an hour a week'. */
  helpers?: { get: string; give: string };
  /** What is made for one customer and handed over: 'signs', 'websites'. */
  madeFor?: string;
  /** Votes, and that one may vote, as goals and the last days of a vote name them: 'votes', 'voting'. */
  votes: string;
  /** What goals call those who vote and those who come to a fair alike, and what tells that there is an election. */
  turnout?: { goals: string; told: string };
  /** That one has to book before one comes: 'booking essential'. */
  bookedAhead?: string;
  /** That one has to put one's name down before one comes: 'registration required'. */
  registeredAhead?: string;
  /** Before what the money of a feast is for: 'raise', 'in aid of'. */
  raises?: string;
  /** Behind who is not looked for, as there are many: 'we have enough'. */
  enough?: string;
  /** That one has to say so before one comes: 'RSVP'. */
  answeredAhead?: string;
  /** What is walked or swum for a cause: 'sponsored walk'. */
  sponsored?: string;
  /** How little time those give who are not paid: '2 hours a month'. */
  fewHours?: string;
  /** That what is shown has to be entered before: 'entries close'. */
  entriesClose?: string;
  /** What is entered by those who hope to win: 'entries', 'photo contest'. */
  entered?: string;
  /** That works are asked for, and how they are sent in: 'call for entries', 'submit the form'. */
  callFor?: { works: string; people?: string; contests: string };
  sentIn?: string;
  /** A fee that each team or boat pays: 'per team'. */
  perTeam?: string;
  /** How books, games, files and recordings are had, and that they are out: 'paperback', 'on Steam', 'out now'. */
  works?: { books: string; out: string } & { [kind in 'games' | 'files' | 'heard' | 'services']?: string };
  /** What is made to be had from home, as its maker names it: 'novel', and behind it 'by', before it 'my new'. */
  media?: { fresh: string; behind: string; out?: string; a?: string; before?: string } & {
    [kind in 'bought' | 'heard' | 'seen' | 'read' | 'followed' | 'played']?: string;
  };
  /**
   * What gifts of money are for: 'can be', 'one child', 'to give'; how many of it: 'one'. That the money is the
   * reader's, before it or behind it, where `yours` has no word for it. `last` and `given` are verbs that end a
   * sentence: 'になります'.
   */
  giving?: {
    [words in 'becomes' | 'inNeed' | 'toGive' | 'one' | 'yours' | 'yoursBehind' | 'last' | 'given']?: string;
  };
  /** What readers open by themselves, unlike a shop that is open: 'open an account'. */
  openedByReaders?: string;
  /** That an app is put on phones, in goals: 'installs'. */
  installs?: string;
  /** The verb before the name of who is rung up: 'call'. */
  ringUp?: string;
  /** That a shop is elsewhere now: 'we have moved'. */
  moved?: string;
  /** Where shops stand: 'retail park'. */
  shopPlaces?: string;
  /** That a ware is made for whoever orders it: 'carved to order'. */
  toOrder?: string;
  /** Those who play for fun, as titles look for them: 'swimmers'. */
  amateurs?: string;
  /** That one may bid from home: 'bidding open'. */
  bidFor?: string;
  /** Buttons that say more than the usual ones of their intents. */
  finerCalls?: { [kind in 'enter' | 'bid' | 'paper' | 'team' | 'work' | 'answer' | 'join']?: string };
  /** What people come together for, by its name alone: 'bunco night', 'talk'. */
  gatherings?: string;
  /** Meals of a club or a parish, for which nobody reserves a table: 'church supper'. */
  sharedMeals?: string;
  /** How jobs are named and offered. */
  work?: JobWords;
  /** The button with a phone number: 'Call {phone}'. */
  callNumber: string;
  /** The button with a number that is written to: 'Text {phone}'. */
  textNumber: string;
  /** In the notation of stemMatcher; '' where another word says it too. */
  deeds: Record<Deed, string>;
};
