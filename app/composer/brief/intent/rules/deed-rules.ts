import type { Deed } from '../../../languages/asks/asks.ts';
import { sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { isNegated } from '../../strategy.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { isInvited } from '../reading/invited.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { asksInWords, sayCall } from '../signs/asked-at-address.ts';
import {
  asksToWrite,
  firstOfDeed,
  namesMessenger,
  opensWithDeed,
  saysDeed,
  textedIn,
} from '../signs/deeds.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { isAhead } from './beforehand-rules.ts';
import { beyondMembers, isForThem } from './of-customers.ts';
import { channels, isShow, isVideoOut } from './works.ts';

/** Deeds that are calls of their own, the plainest first. */
const aims = ['test-ride', 'test-drive', 'demo', 'appointment', 'view'] as const satisfies readonly (Deed &
  Intent)[];

/**
 * What goals and instructions may ask for before the trade is asked, the plainest first. Sales are left out, for
 * everybody wants them.
 */
export const askedFor: readonly Intent[] = [
  'donate',
  'download',
  'table',
  'tickets',
  'apply',
  'quote',
  'sign-up',
  'book',
  'order',
];

const isTicketed = ({ has, pointed }: Reading) => has('price') || pointed().includes('tickets');

const isMet = ({ has }: Reading) => has('phone') && !has('web');

/** "Cut calls to the contact centre", "fewer phone calls". */
const wantedLess = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.lessOf)})\\s(?:\\p{L}{1,12}\\s)?\\p{L}+`,
  'giu',
);

/** Between those who are wanted and what they shall do: "gardeners to stop by". */
const purpose = toPattern(`^\\s(?:${sourcesOfAll((language) => language.purposes)})\\s$`, 'iu');

/** "More guests", "fill the terrace". */
export const guests = toPattern(
  wordsOfAll((language) => language.guests),
  'iu',
);
const showrooms = toPattern(
  wordsOfAll((language) => language.showrooms),
  'iu',
);
const served = new Set<Intent | undefined>(['order', 'visit', 'table']);

/** A bakery, a café: who sells what people come in for, and does not bring it. */
const isServedThere = ({ named, has, isEaten, topic, things, bringsGoods, isComeBy }: Reading): boolean => {
  const isFed = () => isEaten || topic === 'coffee' || topic === 'drinks' || served.has(things());
  if (!(named === undefined ? isFed() : served.has(named))) return false;
  if (has('phone') && named !== 'visit') return false;
  return named === 'visit' || isComeBy() || !bringsGoods();
};

const shownBefore = new Set<Intent | undefined>([undefined, 'enrol', 'contact']);
const shownRound = toPattern(
  wordsOfAll((language) => language.shownRound),
  'iu',
);

/** What goals may hope for of who makes something to be heard. */
const heardOr = new Set<Intent>(['listen', 'tickets', 'download']);

const writtenTo = new Set<Intent | undefined>(['view', 'quote', 'contact']);

/** What its sender wants done, in the words for the deed itself. */
export const goalDeeds: Record<string, Rule> = {
  /** "Instagram followers", whatever number is told beside. */
  follow: ({ brief, language }) => (saysDeed('follow', brief.saleGoals, language) ? 'follow' : undefined),
  /** "Footfall", "showroom visits"; those of a website are clicks. */
  footfall: (reading) => {
    const { brief, language, topic, has } = reading;
    const goals = brief.saleGoals;
    // "Your generator wants to retire": a slogan, with a panel beside it.
    const named = reading.named ?? reading.things();
    const comers = firstOfDeed(['footfall', 'visit'], goals, language);
    const at = comers < 0 && isServedThere(reading) ? goals.search(guests) : comers;
    if (at < 0 || saysDeed('online', goals, language)) return undefined;
    // "40 guests", "seats must be booked".
    if (isAhead(reading)) return undefined;
    // "Booked design visits": at the reader's, at an hour that is booked.
    const arranged = firstOfDeed(['appointment'], goals, language);
    if (arranged >= 0 && arranged <= at) return undefined;
    if (named === 'view') return named;
    // "Canopies and trays", "showroom visits": the car they are made for is not sold.
    if (named === 'test-drive') return reading.named ?? 'visit';
    // "Blanket drive", "drop off at the school": a gift, where no address is told to come to.
    if (named === 'donate' && !reading.isComeBy()) return named;
    // "Learn to row, 6 weeks, £90", "new people into the club".
    if (named === 'enrol' && has('price') && !reading.isWalkIn()) return named;
    // "Bookings and visitors"; not "gardeners to stop by".
    const isWho = (end: number) => purpose.test(goals.slice(end, at));
    if (
      pointingsIn(goals, language).some(
        ({ intent, start, end }) =>
          askedFor.includes(intent) &&
          (start < at ||
            (comers < 0 && intent === 'table' && sayCall(goals.slice(start, end), intent, language))) &&
          !isWho(end),
      )
    )
      return undefined;
    if (named === 'tickets' && isTicketed(reading)) return named;
    // "Site visits" of who works elsewhere, "first visits" to a dentist.
    if (named === 'quote' && !showrooms.test(goals) && !isInvited(reading)) return named;
    if (reading.named === 'book' && topic === 'health') return named;
    if (comers < 0 && named === 'table') return undefined;
    return named === 'apply' ? undefined : 'visit';
  },
  /** "Text Dave 07700 900123". */
  text: (reading) => {
    const { has, language, lines, copy } = reading;
    if (!has('phone') || has('web')) return undefined;
    const phones = lines.flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'phone'));
    if (phones.some((phone) => textedIn(reading, phone.text, language))) return 'text';
    return asksToWrite(copy, language) ? 'text' : undefined;
  },
  /** "Tell us on KakaoTalk what you are looking for": no number is told. */
  message: ({ named, has, copy }) =>
    writtenTo.has(named) && !has('phone') && !has('web') && namesMessenger(copy) ? 'contact' : undefined,
  /** "Book a tour", of a school or a home for the old; tours of a brewery are its trade. */
  shownRound: ({ named, form, brief }) =>
    shownBefore.has(named) && form() !== 'outing' && shownRound.test(brief.saleGoals)
      ? named === undefined
        ? 'book'
        : 'appointment'
      : undefined,
  /** "Test rides", "viewings", "demo bookings". */
  aim: (reading) => {
    if (isMet(reading) || reading.named === 'apply') return undefined;
    // "Free site visit" of who puts panels on the reader's roof.
    const asked = aims.find((deed) => saysDeed(deed, reading.wishes(), reading.language));
    // "Proefritten", "koeajoja": one word for what is driven and what is ridden.
    if (asked === 'test-drive' && reading.topic === 'bike') return 'test-ride';
    // "Camper vans converted by a joiner, from £38,500": looked at, unlike a roof.
    const isSold = () => reading.prices.some((price) => /\p{Nd}{2}[.,' ]?\p{Nd}{3}/u.test(price));
    return asked === 'view' && reading.named === 'quote' && !isSold() ? 'quote' : asked;
  },
  /** "Streams", "listeners", of what is heard, whatever it is called after: "The Allotment Tapes, a podcast". */
  listen: ({ brief, language, named, said }) => {
    const isHeard =
      named === undefined ||
      named === 'listen' ||
      (named !== 'apply' && pointingsIn(brief.title, language).some(({ intent }) => intent === 'listen'));
    const [first] = pointingsIn(brief.saleGoals, language)
      .filter(({ intent }) => heardOr.has(intent))
      .toSorted((one, other) => one.start - other.start);
    // "1,000 downloads", of a podcast.
    const isDownloaded = () =>
      first?.intent === 'download' &&
      pointingsIn(said, language).some(({ intent }) => intent === 'listen') &&
      !pointingsIn(said, language).some(({ intent }) => intent === 'download');
    return isHeard && (first?.intent === 'listen' || isDownloaded()) ? 'listen' : undefined;
  },
  /** "Memberships", "newsletter sign-ups"; a gym, a course have a word of their own for it. */
  join: (reading) => {
    const { brief, language, named } = reading;
    // "Subscribers", of videos.
    if (channels.test(`${reading.said}\n${brief.saleGoals}`) && saysDeed('join', brief.saleGoals, language))
      return 'follow';
    const isAsked = clausesOf(beyondMembers(brief.saleGoals, reading)).some((clause) => {
      const at = firstOfDeed(['join'], clause, language);
      return at >= 0 && !isNegated(clause, at) && !isForThem(clause.slice(0, at), language);
    });
    if (named === 'apply' || !isAsked || isVideoOut(reading)) return undefined;
    // "Bowls open day, Sunday from 11", with the goal of members: they are won among those who come.
    const isOpenDay = () =>
      saysDeed('visit', brief.title, language) && reading.hasDay() && !reading.has('web');
    if (isOpenDay() && named === undefined) return 'visit';
    // "New episode", "a podcast about true crime".
    if (named === undefined && reading.pointed()[0] === 'listen') return 'listen';
    // A gym hopes for members, software for those who start with it.
    if (named === 'start' && reading.things() === 'start') return 'sign-up';
    return named === 'enrol' || named === 'start' || named === 'listen' ? named : 'sign-up';
  },
  /** "Trial lessons". */
  taster: ({ brief, language, named }) => {
    if (!saysDeed('taster', brief.saleGoals, language)) return undefined;
    // "Taster box orders", of a cheesemaker.
    const isSent = named === 'order' && asksInWords(brief.saleGoals, 'order', language);
    return isSent ? named : tried(named);
  },
  /** "More calls", of one who tells no number in the brief. */
  call: ({ brief, language, named }) =>
    named !== 'apply' &&
    clausesOf(brief.saleGoals.replace(wantedLess, ' ')).some((clause) => {
      const at = firstOfDeed(['call'], clause, language);
      return at >= 0 && !isNegated(clause, at);
    })
      ? 'call'
      : undefined,
};

/** Trades that may be what a channel is about. */
const watched = new Set<Intent | undefined>([undefined, 'enrol', 'order', 'table', 'play']);

const taught = new Set<Intent | undefined>(['enrol', 'sign-up', 'start']);
/** A lesson is tried by those who enrol, any other session is booked. */
const tried = (named: Intent | undefined): Intent | undefined =>
  named === 'apply' ? undefined : named !== undefined && taught.has(named) ? named : 'book';

/** Trades that are talked over, or tried on, before anything else. */
const talkedOver = new Set<Intent | undefined>([undefined, 'contact', 'book', 'buy', 'start', 'quote']);
const shown = new Set<Intent | undefined>([undefined, 'contact', 'start', 'buy', 'download']);
const driven = new Set<Intent | undefined>([undefined, 'contact', 'buy', 'book', 'test-drive']);

/** What the public may hold shares in. A broker has a trade of its own. */
const holdable = new Set<Intent | undefined>([undefined, 'visit', 'view', 'table', 'buy', 'order', 'donate']);
const shareOffers = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.shareOffers)})(?!\\p{L})`,
  'iu',
);

const triedFirst = toPattern(
  wordsOfAll((language) => language.triedFirst),
  'iu',
);

const helpersGet = toPattern(
  wordsOfAll((language) => language.helpers?.get),
  'iu',
);
const helpersGive = toPattern(
  wordsOfAll((language) => language.helpers?.give),
  'iu',
);
/** What those who help may be taken for: pupils, givers. */
const helped = new Set<Intent | undefined>([undefined, 'enrol', 'donate', 'contact', 'visit']);

/** What a title, or the copy of a fitting trade, invites to in so many words. */
export const invitedDeeds: Record<string, Rule> = {
  /** "Cooking with Aunt Riet", "a new recipe on YouTube every Sunday". */
  channel: ({ named, has, said, language, isRegular, isEvent }) => {
    const isElsewhere = (['price', 'phone', 'hours', 'place'] as const).some(has);
    // "A new one every Sunday, 9am".
    const isAtItsHour = has('time') && !isRegular();
    if (!watched.has(named) || isElsewhere || isAtItsHour || isEvent()) return undefined;
    const isShown = sentencesOf(said, language).some(
      (sentence) =>
        channels.test(sentence) &&
        (isRegular() || isShow(sentence) || findOffer(sentence, language)?.kind === 'free'),
    );
    return isShown ? 'follow' : undefined;
  },
  /** "Electric cargo bikes – test ride this weekend". */
  drive: ({ named, said, language, isPosted, topic }) => {
    if (!driven.has(named) || isPosted()) return undefined;
    const deed = (['test-ride', 'test-drive'] as const).find((one) => saysDeed(one, said, language));
    return deed === 'test-drive' && topic === 'bike' ? 'test-ride' : deed;
  },
  /** "Free live demo". */
  demo: ({ named, brief, copy, language, hasDay, has, form }) => {
    if (!shown.has(named)) return undefined;
    // "Demo day at Hill Cycles, Sat 12 April 10-4".
    if (hasDay() && (has('time') || has('hours')) && has('place')) return undefined;
    const isShown =
      saysDeed('demo', brief.title, language) || (named === 'start' && saysDeed('demo', copy, language));
    // "Tractor demo day, Thursday".
    const isOpen = form() === 'outing' && hasDay() && !has('web') && !has('phone');
    return isShown ? (isOpen ? 'visit' : 'demo') : undefined;
  },
  /** "Bridal fittings", "free first consultation". */
  appointment: ({ named, brief, copy, language, things }) => {
    // "Vestidos de noiva", "Marque a sua prova": tried on before it is bought.
    const isTriedOn = () => things() === 'book' && opensWithDeed('appointment', copy, language);
    if (named === 'buy' && isTriedOn()) return 'appointment';
    if (!talkedOver.has(named)) return undefined;
    const isOffered =
      saysDeed('appointment', brief.title, language) ||
      (named === 'contact' && saysDeed('appointment', copy, language)) ||
      (named === undefined && offersAppointment(copy, language));
    return isOffered ? 'appointment' : undefined;
  },
  /** "Rescue cats looking for a home": readers meet them and do not pay. "Adopt a duck, £3 a month" is a gift. */
  adopt: (reading) => {
    const { named, said, brief, language, saysWhatGiftsBuy, isPricedByTerm } = reading;
    // "Adopt an olive tree, € 49": oil is sent for it.
    if (named === 'order' || named === 'apply' || !saysDeed('adopt', `${said}\n${brief.saleGoals}`, language))
      return undefined;
    // "Adopt a hive, £35 a year", for Christmas sales.
    const aims = pointingsIn(brief.saleGoals, language);
    const isSold = reading.has('price') && aims.some(({ intent }) => intent === 'buy');
    if (isSold || saysWhatGiftsBuy() || isPricedByTerm()) return undefined;
    const isDay = reading.has('date') && (reading.has('time') || reading.has('place'));
    // "Adoption day!", with no word of when.
    const isOuting = reading.form() === 'outing';
    return isInvited(reading) || reading.has('hours') || isDay || isOuting ? 'visit' : 'contact';
  },
  /** "Kostenlose Probestunde Klavier". */
  taster: ({ named, brief, language }) =>
    (named === undefined || named === 'buy') && saysDeed('taster', brief.title, language)
      ? 'book'
      : undefined,
  /** "Booking diary for clinics, 30 days free"; "Payroll for small shops, 30-day trial". */
  trial: ({ named, things, isFreeAtFirst, isEaten, said, isPricedByTerm }) => {
    const isRented = named === 'buy' && isPricedByTerm() && !isEaten;
    if (named === 'contact' || isRented) return triedFirst.test(said) ? 'start' : undefined;
    return (named === undefined || named === 'book') &&
      (things() ?? 'contact') === 'contact' &&
      !isEaten &&
      (isFreeAtFirst() || triedFirst.test(said))
      ? 'start'
      : undefined;
  },
  /** "Our pub is for sale and we are buying it", "community share offer". */
  shares: ({ named, said }) => (holdable.has(named) && shareOffers.test(said) ? 'sign-up' : undefined),
  /** "Help a pupil read, 30 minutes a week, training given". */
  helpers: ({ named, said, has, hires }) =>
    !hires && helped.has(named) && !has('price') && helpersGet.test(said) && helpersGive.test(said)
      ? 'sign-up'
      : undefined,
  /** "Join the residents' association". */
  join: ({ named, brief, language }) =>
    named === undefined && opensWithDeed('join', brief.title, language) ? 'sign-up' : undefined,
  /** "Open day at Oakfield Nursery". */
  visit: ({ named, brief, language, has }) => {
    if (named === 'view' || named === 'apply' || (named === 'tickets' && has('price'))) return undefined;
    const isOpen = saysDeed('visit', brief.title, language) && !saysDeed('online', brief.title, language);
    return isOpen ? 'visit' : undefined;
  },
};

/** "First fitting free": nobody has to pay for an hour that is booked. */
const offersAppointment = (copy: string, language: string) =>
  sentencesOf(copy, language)
    .flatMap(clausesOf)
    .some(
      (clause) => saysDeed('appointment', clause, language) && findOffer(clause, language)?.kind === 'free',
    );
