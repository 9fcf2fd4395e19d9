import { matchersOf } from '../../../languages/matchers.ts';
import { sourcesOfAll, sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { isNegated } from '../../strategy.ts';
import { perLanguage } from '../../text/remembering.ts';
import { clausesOf, wordCount } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { askedAtAddress, asksInWords, sayCall } from '../signs/asked-at-address.ts';
import { asksWithDeed, saysDeed } from '../signs/deeds.ts';
import { asidesOf } from '../signs/head.ts';
import { type Pointing, pointingsIn } from '../signs/pointings.ts';
import { estimated } from './arranged-rules.ts';
import { askedFor, guests } from './deed-rules.ts';
import {
  asInstalled,
  beyondMembers,
  isBesideBookings,
  isBuyer,
  isLater,
  isOfCustomers,
  isPricedWare,
  isSent,
  isWorkWished,
  workDone,
} from './of-customers.ts';

/** Bookings of these have a name of their own ("Book a table"). */
const bookings = new Set<Intent>(['table', 'view', 'test-drive', 'enrol', 'tickets']);
/** What a gift may be called after: "Keep a girl in school". */
const givenFor = new Set<Intent>(['buy', 'contact', 'enrol']);
/** Trades whose customers may be asked for something else by the copy. */
const askable = new Set<Intent>(['buy', 'quote']);

/**
 * What is downloaded and is no app. Only an app has a button for that. These things have like names in many languages.
 */
export const papers = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.papers)})(?!\\p{L})`,
  'iu',
);

/** "Exclusions apply": nobody is asked to. */
const termsApply = toPattern(
  sourcesOfAll((language) => language.termsApply),
  'giu',
);

const passingOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ passing }) => passing);
  return toPattern(`(?<!\\p{L})(?:${words})\\s`, 'iu');
});

/** "Raise something for the repair of the court": what the money is for. */
const raises = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.raises)})\\s`, 'iu');

/** "Gift subscriptions for the holidays", "before the July delivery": said of when and for whom, and not wished for. */
function isAside(wish: string, at: number, language: string): boolean {
  // Not `[^,.]*$`: tried at each letter, it costs the square of the clause.
  const before =
    wish
      .slice(0, at)
      .split(/[,.;:!?\n]/u)
      .at(-1) ?? '';
  const asides = [asidesOf(language), passingOf(language)].map((words) => words.exec(before)?.index ?? 0);
  return Math.max(...asides) > 3 || raises.test(before);
}

/** What runs on computers of two kinds: names, alike in every language. */
const desktops =
  /(?<!\p{L})(?:mac(?:os)?|linux)\P{L}{1,3}(?:(?:and|or)\s)?windows(?!\p{L})|(?<!\p{L})windows\P{L}{1,3}(?:(?:and|or)\s)?(?:mac(?:os)?|linux)(?!\p{L})/iu;

/** What an app may be called after; who makes apps or teaches it has a trade of its own. */
const ofApps = new Set<Intent | undefined>([undefined, 'buy', 'view', 'visit', 'play', 'download']);

/** "Tickets £14. Interval teas: order on 0131 …": a number for something else than the seats that have their price. */
const isNumberBeside = ({ named, lines, pointed, has, language }: Reading) =>
  named === 'tickets' &&
  has('price') &&
  pointed().includes('tickets') &&
  lines.every(
    ({ text, facts }) =>
      !facts.some(({ kind }) => kind === 'phone') ||
      (wordCount(text.slice(0, text.search(/\p{Nd}/u)), language) > 2 &&
        phoneWordsOf(language).exec(text)?.index !== 0 &&
        pointingsIn(text, language).length === 0),
  );

const phoneWordsOf = perLanguage((language) => toPattern(matchersOf(language).phone, 'iu'));

const mention = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.mention)})(?!\\p{L})`, 'iu');
const clauseEnd = /[,.;:!?\n]/u;
/** "No drills", and in the next line "scan bookings". */
function isNegatedInLine(wish: string, at: number): boolean {
  const from = wish.lastIndexOf('\n', at) + 1;
  return isNegated(wish.slice(from), at - from);
}

const enough = toPattern(
  `^[^,.;:!?\\n]{0,24}(?<!\\p{L})(?:${sourcesOfAll((language) => language.enough)})(?!\\p{L})`,
  'iu',
);
/** "Buyers above all, sellers we have enough of". */
const isEnough = (wish: string, end: number) => enough.test(wish.slice(end, end + 60));

/** Whether a clause of instructions is an order to say something in the ad. */
const isMentioned = (wish: string, start: number, end: number) =>
  mention.test(
    `${wish.slice(0, start).split(clauseEnd).at(-1) ?? ''} ${wish.slice(end).split(clauseEnd, 1)[0] ?? ''}`,
  );

/**
 * Whether instructions only name a thing or a house that tells some trade: "De Dolfijn swimming pool", "free bouncy
 * ball for every child". Where the title has told the trade, only words for a deed ask for another one. Who looks for a
 * home for a dog asks for no money.
 */
function isOnlyNamed({ intent, start, end }: Pointing, wish: string, reading: Reading): boolean {
  const { named, brief, said, language } = reading;
  // "Mention free removal of your old mattress": what comes beside the thing that is sold.
  if (isMentioned(wish, start, end) && !sayCall(wish.slice(start, end), intent, language)) return true;
  if (intent === 'donate' && saysDeed('adopt', said, language) && !reading.isPricedByTerm()) return true;
  if (named === undefined || intent === named || start >= wish.length - brief.saleGoals.length) return false;
  return !sayCall(wish.slice(start, end), intent, language);
}

/** "We're volunteers": what its senders are. */
const weAre = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.weAre)})\\s$`, 'iu');

const votes = wordsOfAll((language) => language.votes);
const namesVotes = toPattern(votes, 'iu');
const opensVote = toPattern(`(?:^|[.,;:!?\n]\\s?)${votes}`, 'iu');

const turnout = toPattern(
  wordsOfAll((language) => language.turnout?.goals),
  'iu',
);
const elections = toPattern(
  wordsOfAll((language) => language.turnout?.told),
  'iu',
);

const petitions = toPattern(
  wordsOfAll((language) => language.petitions),
  'iu',
);

const handedIn = toPattern(
  wordsOfAll((language) => language.handedIn),
  'iu',
);
const handedOver = new Set<Intent | undefined>([undefined, 'buy', 'contact']);

const joint = toPattern(`[,;+&]|\\s(?:${sourcesOfAll(({ and }) => and)})\\s`, 'iu');
/** Whether goals name an intent only behind something else. */
function isSecond(found: readonly Pointing[], intent: Intent, from: number, wish: string): boolean {
  const one = found.find((pointing) => pointing.intent === intent);
  return one !== undefined && one.start >= from && joint.test(wish.slice(from, one.start));
}

const fewestMade = toPattern(
  wordsOfAll((language) => language.fewestMade),
  'iu',
);

/** Trades whose downloads are lists and guides, and no app. */
const givesPapers = new Set<Intent>(['quote', 'listen', 'book', 'table', 'tickets']);

/** What is made by the dozen or the hundred. */
const madeByLots = new Set<Intent | undefined>([undefined, 'buy', 'order', 'quote', 'contact']);

/** What a game or an app may be called after: "Lawn Gnome Courier", "Night Baker". */
const calledAfter = new Set<Intent>(['quote', 'order', 'table', 'buy', 'visit']);

/** What the brief says in so many words that it wants done, and where. */
export const asked: Record<string, Rule> = {
  /** "Roof repairs, 01334 555 0142". */
  phoneAlone: (reading) =>
    reading.has('phone') && !reading.has('web') && !isNumberBeside(reading) ? 'call' : undefined,
  /** "App gratuita per Android e iPhone": whatever the app is for. */
  app: ({ named, isApp, isFree, isComeBy, pointed, copy, said, language, has, brief }) => {
    // "Free booklet", "print it or read it on your phone".
    if (papers.test(brief.title)) return undefined;
    if (ofApps.has(named) && isApp()) return 'download';
    const isFreeApp = (clause: string) =>
      wordCount(clause, language) < 4 &&
      findOffer(clause, language)?.kind === 'free' &&
      pointingsIn(clause, language).some(({ intent }) => intent === 'download');
    // "Tide times, free", "on your phone".
    const isFreeOnPhone = () => isFree() && !isComeBy() && pointed().includes('download');
    const isOpen = (named === undefined || named === 'play') && !has('price');
    // "Hymn sheets on screen. Free. Mac, Windows".
    if (
      isOpen &&
      !isComeBy() &&
      desktops.test(said) &&
      clausesOf(said).some((one) => findOffer(one, language)?.kind === 'free')
    )
      return 'download';
    return isOpen && (clausesOf(copy).some(isFreeApp) || isFreeOnPhone()) ? 'download' : undefined;
  },
  /** "Vote for the new playground", "voting closes Friday", and whom to vote for. */
  vote: (reading) => {
    const { brief, copy, said, language, has } = reading;
    const isOpen =
      has('deadline') ||
      has('web') ||
      saysDeed('online', `${said}\n${brief.saleGoals}`, language) ||
      opensVote.test(copy);
    if (asksWithDeed('vote', brief.title, language)) return 'vote';
    if (asksWithDeed('vote', copy, language) && isOpen) return 'vote';
    // "Strong turnout", of a market.
    const isElected = turnout.test(brief.saleGoals) && elections.test(said);
    return namesVotes.test(brief.saleGoals) || isElected ? 'vote' : undefined;
  },
  /** "Save our library, sign the petition", "signatures". */
  petition: ({ named, said, brief, has }) =>
    named !== 'start' &&
    named !== 'order' &&
    !has('price') &&
    [said, brief.saleGoals].some((text) => petitions.test(text))
      ? 'sign'
      : undefined,
  /** "Gowns for schools, MOQ 50 pcs". */
  byLots: ({ named, said, has }) =>
    madeByLots.has(named) && !has('price') && !has('web') && fewestMade.test(said) ? 'quote' : undefined,
  /** Goals "more eye tests"; copy "Book at lakecabin.example"; "Farm shop geese. Order by 10 December". */
  wish: (reading) => {
    const { brief, wishes, named, lines, language, askedFirst, isEaten, pointed, things } = reading;
    const isFed = () =>
      isEaten || pointed().some((one) => one === 'table' || one === 'order') || things() === 'order';
    const terms = beyondMembers(wishes().replace(termsApply, ' '), reading);
    const isWork = named === 'book' || named === 'quote' || reading.isDeed();
    // "Fill the terrace", of who serves meals: nobody builds one.
    const isServed = named === 'table' || named === 'order';
    const wish = isWork ? terms.replace(workDone, ' ') : isServed ? terms.replace(guests, ' ') : terms;
    // "Show hayrides and cider doughnuts": what is eaten where one goes is for the picture.
    const asksOrders = () => pointingsIn(brief.saleGoals, language).some(({ intent }) => intent === 'order');
    const isPaper = papers.test(wish);
    // "Shop at the market, cook five dishes": what those do who come to a class.
    const saidFirst = () => {
      const first = askedFirst();
      const isDoneThere = first === 'buy' || (first === 'order' && named !== 'table');
      return isDoneThere && named && bookings.has(named) ? undefined : first;
    };
    const found = pointingsIn(wish, language)
      .filter(({ start }) => !isAside(wish, start, language) && !isNegatedInLine(wish, start))
      .filter(({ end }) => !isEnough(wish, end))
      .filter((one) => !isOnlyNamed(one, wish, reading) && !isPricedWare(one, wish, reading))
      // "More contracts with restaurants": customers of a trade that serves no meals.
      .filter(
        ({ intent, start, end }) =>
          intent !== 'table' ||
          named === 'table' ||
          named === 'order' ||
          isFed() ||
          sayCall(wish.slice(start, end), 'table', language),
      )
      // "10,000 downloads", of a podcast.
      // "Free song list download", of a band.
      .filter(({ intent }) => intent !== 'download' || !(isPaper || (named && givesPapers.has(named))))
      // "500 installs" of an app, in languages where they are also fitted by an electrician.
      .filter(({ intent }) => intent !== 'quote' || named !== 'download')
      .map((one) => asInstalled(one, wish, reading))
      .filter(({ intent }) => intent !== 'order' || named !== 'visit' || asksOrders())
      .filter(({ start }) => !isLater(wish.slice(0, start), language))
      .filter(({ start }) => !weAre.test(wish.slice(Math.max(0, start - 16), start)))
      .filter(({ intent, start, end }) => !isOfCustomers(intent, wish.slice(start, end), reading))
      .filter(({ intent, start, end }) => !isWorkWished(intent, wish.slice(start, end), reading))
      .filter(({ intent, start, end }) => !isBuyer(intent, wish.slice(start, end), reading))
      .filter((one, _, all) => !isBesideBookings(one, all, wish, reading));
    // "Enrolments", of a course, whatever its copy plays on ("Order tapas like you mean it").
    if (named && bookings.has(named) && found.some(({ intent }) => intent === named)) return named;
    // "Twenty signups", "loud, punk": what is hoped for, before what it shall look like.
    const isNamed = found.some(({ intent }) => intent === named);
    const hoped = found.filter(({ start }) => !isNamed && start >= wish.length - brief.saleGoals.length);
    const firstOf = (pointed: typeof found) =>
      askedFor.find((intent) => pointed.some((one) => one.intent === intent));
    const wished =
      firstOf(hoped) ??
      firstOf(found) ??
      askedAtAddress(lines, language) ??
      (named === undefined || askable.has(named) || bookings.has(named) ? saidFirst() : undefined);
    // "Plant a tree", "volunteers, and who cannot come may give 75 TL": the hands first.
    const isSecondly = () => isSecond(found, 'donate', wish.length - brief.saleGoals.length, wish);
    const isFirst = () => found.toSorted((one, other) => one.start - other.start)[0]?.intent === 'sign-up';
    if (wished === 'donate' && named !== 'donate' && reading.hasDay() && isFirst() && isSecondly())
      return 'sign-up';
    // "Adopt an old dog", "adoptions and volunteers": whoever adopts is asked for first.
    if (wished === 'sign-up' && named === 'donate' && saysDeed('adopt', brief.title, language))
      return undefined;
    // "In loving memory of Ruth", "Friday, 2pm", "donations to the lifeboats": those who come may give.
    if (wished === 'donate' && named === 'visit' && reading.hasDay() && reading.has('time')) return named;
    // "Children's day", "admission: what you like".
    if (wished === 'tickets' && reading.isOpenToAll()) return undefined;
    // "Free roof inspection", "book inspections before October".
    if (wished === undefined && named === 'quote' && asksInWords(brief.saleGoals, 'book', language))
      return 'book';
    // "Food, and some 15 volunteers": the gifts first.
    if (
      wished === 'sign-up' &&
      named === 'donate' &&
      isSecond(found, 'sign-up', wish.length - brief.saleGoals.length, wish)
    )
      return named;
    // "Stallholders wanted", "apply by 31 August".
    if (wished === undefined && named === 'sign-up' && askedFirst() === 'apply') return 'apply';
    // Words for enrolling may also be words for applying ("jelentkezés"). Here nobody is hired.
    if (wished === 'apply' && named && (bookings.has(named) || named === 'sign-up')) return named;
    // "Inscrições até sexta" of helpers: the same word enrols and signs up.
    if (wished === 'enrol' && named === 'sign-up') return named;
    // "More subscribers", of a podcast: what is new every week is followed.
    if (wished === 'sign-up' && named === 'listen') return reading.isRegular() ? 'follow' : named;
    // "Sign up by 20 March": the copy says more than the trade.
    if (wished === named && named && askable.has(named)) return askedFirst() ?? wished;
    if (wished === undefined && (named === 'visit' || named === 'contact') && askedFirst() === 'order')
      return 'order';
    // "Gravestones", "free estimate", "orders before November".
    if (wished === 'order' && estimated.has(named) && named !== 'order' && reading.isEstimated())
      return 'quote';
    // "Mangoes, Rs 1,100 a dozen, sent in April", "advance bookings".
    if (wished === 'book' && isSent(reading)) return 'order';
    // "Point-of-lay hens £18, reserve yours by 1 March": goods, and no seats.
    if (wished === 'reserve' && named === 'buy' && reading.tellsGoods() && !reading.hasLength())
      return 'order';
    // "Roast goose 29 €", "reservations", of an inn.
    if (wished === 'book' && named === undefined && pointed()[0] === 'table') return 'table';
    // "Gänseessen im Gasthof", "Reservierung erbeten".
    if (wished === 'reserve' && named === 'table') return named;
    // "Surf lessons, 30 € for 2 hours", "bookings for August".
    const isOnce = () => named === 'enrol' && reading.hasLength() && reading.has('price');
    return wished === 'book' && named && bookings.has(named) && !isOnce() ? named : wished;
  },
  /** "Name that bird. iOS and Android, free". */
  platform: ({ named, isOnPlatforms, has }) =>
    (!named ||
      named === 'play' ||
      (calledAfter.has(named) && has('offer') && !has('price') && !has('phone'))) &&
    isOnPlatforms()
      ? 'download'
      : undefined,
  /** "Got a coat you never wear?", "drop it at a collection point": given, and not bought. */
  handedIn: ({ named, has, said, pointed, isComeBy }) => {
    if (!handedOver.has(named) || has('price') || pointed().includes('order')) return undefined;
    return handedIn.test(said) ? (isComeBy() ? 'visit' : 'donate') : undefined;
  },
  /** "Nest boxes for swifts", "£20 puts one up". */
  gift: ({ named, saysWhatGiftsBuy }) =>
    (!named || givenFor.has(named)) && saysWhatGiftsBuy() ? 'donate' : undefined,
};
