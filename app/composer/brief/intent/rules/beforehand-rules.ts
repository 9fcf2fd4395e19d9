import { languages, sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { anyMoney } from '../../offer/offer-words.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { asidesOf } from '../signs/head.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import { entriesClose } from './sent-in.ts';

const ahead = toPattern(
  wordsOfAll((language) => language.bookedAhead),
  'iu',
);
const registered = toPattern(
  wordsOfAll((language) => language.registeredAhead),
  'iu',
);
const answered = toPattern(
  wordsOfAll((language) => language.answeredAhead),
  'iu',
);
const sponsored = toPattern(
  wordsOfAll((language) => language.sponsored),
  'iu',
);
/** What a walk for a cause may be taken for. */
const walkedFor = new Set<Intent | undefined>([undefined, 'donate', 'sign-up', 'book', 'start', 'visit']);
/** What people may come to: a house, a day. Meals, shows and lessons have a word of their own. */
const comeTo = new Set<Intent | undefined>([undefined, 'visit', 'view', 'tickets']);
/** What those may be told of who put their names down: a walk, an evening about something to be asked. */
const toldOf = new Set<Intent | undefined>([...comeTo, 'contact', 'quote', 'sign-up', 'apply', 'buy']);

/** Whether a brief says that nobody comes without a word before. */
export const isAhead = ({ said }: Reading) =>
  ahead.test(said) || registered.test(said) || answered.test(said);

const papers = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.papers)})\\P{L}*$`, 'iu');
/** What a paper may be about: "Kitchen planning guide". */
const toldIn = new Set<Intent | undefined>([undefined, 'quote', 'contact', 'buy', 'download', 'apply']);
/** That one may bid from home. */
export const bidFor = toPattern(
  wordsOfAll((language) => language.bidFor),
  'iu',
);

/** What one may have to buy a ticket for. */
const seated = new Set<Intent | undefined>([
  ...comeTo,
  'book',
  'table',
  'enrol',
  'sign-up',
  'reserve',
  'listen',
]);
const pricesTickets = (copy: string, language: string) =>
  sentencesOf(copy.slice(0, longestRead), language)
    .flatMap(clausesOf)
    .some(
      (clause) =>
        anyMoney.test(clause) &&
        pointingsIn(clause, language).some(({ intent, start, end }) => {
          const behind = clause.slice(end, end + 16);
          return (
            intent === 'tickets' &&
            start === 0 &&
            /^[\s:–-]{0,3}(?:\p{L}{1,6}\s)?\P{L}{0,2}\p{Nd}/u.test(behind)
          );
        }),
    );

/** What is got or held before the day, as the copy says. */
export const beforehand: Record<string, Rule> = {
  /** "Online charity auction", "bidding open 1-14 Nov". */
  bids: ({ named, said, has }) =>
    (named === 'donate' || named === undefined || named === 'buy' || named === 'visit') &&
    has('web') &&
    bidFor.test(said)
      ? 'start'
      : undefined,
  /** "Free: the 10-point checklist for new landlords". */
  paper: (reading) => {
    const { named, brief, sold, language, has, hasDay } = reading;
    if (!toldIn.has(named) || has('price') || has('phone') || hasDay()) return undefined;
    const isPaper = [brief.title.slice(0, longestRead), sold].some((title) =>
      papers.test(nameIn(title, language)),
    );
    if (!isPaper || !isFreeSomewhere(reading)) return undefined;
    // Elsewhere the button for a download is that of an app.
    return (languages[language] ?? languages[language.split('-')[0] ?? 'en'])?.finerCalls?.paper
      ? 'download'
      : 'learn';
  },
  /** "Jam and cake classes", "entries close Friday": shown by those who enter, and not taught. */
  entries: ({ named, brief, said, language, isPricedByTerm }) => {
    const isOfClasses = () => pointingsIn(brief.title, language).some(({ intent }) => intent === 'enrol');
    const isShown = named === 'enrol' || ((named === 'tickets' || named === 'visit') && isOfClasses());
    return isShown && !isPricedByTerm() && entriesClose.test(said) ? 'sign-up' : undefined;
  },
  /** "Wine tasting", "doors 7pm, tickets £15 / £18 on the door"; "raffle tickets £1" opens no clause. */
  ticketsPriced: ({ named, copy, has, hasDay, language }) =>
    seated.has(named) && (hasDay() || has('time')) && pricesTickets(copy, language) ? 'tickets' : undefined,
  /** "Sponsored dog walk, £5 a dog". */
  sponsored: ({ named, brief, isWalkIn }) =>
    walkedFor.has(named) && !isWalkIn() && sponsored.test(brief.title.slice(0, longestRead))
      ? 'sign-up'
      : undefined,
  /** "Franchise evening, 5 May, registration required". */
  registered: ({ named, has, said, isEvent, hasDay, isWalkIn, hires }) => {
    const isOpen = toldOf.has(named) || (named === 'book' && !has('price'));
    const isOnDay = isEvent() || hasDay() || has('time') || named === 'sign-up';
    return isOpen && isOnDay && !hires && !isWalkIn() && !has('phone') && registered.test(said)
      ? 'sign-up'
      : undefined;
  },
  /** "Pumpkin patch, pre-booking only", "Death café, free, let us know if you're coming". */
  ahead: (reading) => {
    const { named, has, said, isEvent, hasDay, isWalkIn } = reading;
    // "Newcomers' supper, free, please RSVP".
    const isAnswered = () => named === 'table' && !has('price') && !has('phone') && answered.test(said);
    if ((isEvent() || hasDay()) && isAnswered()) return 'reserve';
    if (!(isEvent() || hasDay()) || isWalkIn() || has('phone')) return undefined;
    // "Free seminar, places must be booked".
    if (named === 'sign-up' && ahead.test(said)) return named;
    if (!comeTo.has(named)) return undefined;
    if (named === 'tickets' && has('price')) return undefined;
    // "Community dinner, free, RSVP so that there is enough".
    if (answered.test(said) && !(isMeal(reading) && has('price'))) return 'reserve';
    if (isMeal(reading)) return undefined;
    if (!ahead.test(said)) return undefined;
    return has('price') ? 'book' : 'reserve';
  },
};

/** What is eaten has its own tables; hot chocolate after a walk is no meal. */
const isMeal = ({ isEaten, isEvent, pointed, things }: Reading) =>
  (isEaten && !isEvent()) ||
  things() === 'table' ||
  things() === 'order' ||
  pointed().some((one) => one === 'table');

/** What a title names, without what is said of it: "The 10-point checklist before you sign". */
const nameIn = (title: string, language: string) =>
  title
    .split(/[:,;(–—]|\s-\s/u)
    .flatMap((part) => part.split(asidesOf(language), 1))
    .find((part) => papers.test(part)) ?? '';

const isFreeSomewhere = ({ isFree, givesAway, facts }: Reading) =>
  isFree() || givesAway() || facts.some(({ kind, parts }) => kind === 'offer' && parts?.kind === 'free');
