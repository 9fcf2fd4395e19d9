import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { isPricedFor, namesTerm } from '../../offer/price-terms.ts';
import { everyMatch } from '../../text/every-match.ts';
import type { Intent } from '../intents.ts';
import { comesToUs, isBookingWished, isFetched } from '../reading/come-for.ts';
import { isOnlineOnly } from '../reading/invited.ts';
import type { Reading } from '../reading/reading.ts';
import { sentInBy } from '../rules/sent-in.ts';
import { asksInWords } from '../signs/asked-at-address.ts';
import { saysDeed } from '../signs/deeds.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { roomFor } from '../signs/room-for.ts';
import { isLetting } from '../trade/exchange.ts';
import { auditions, soughtIn } from '../trade/sought.ts';

const onTheSpot = toPattern(
  wordsOfAll((language) => language.onTheSpot),
  'giu',
);
const venues = toPattern(
  wordsOfAll((language) => language.venues),
  'iu',
);
/** "Thurs 9-3", "Sat 10 till noon", "9.30-2.30". */
const hoursOfDay =
  /\p{L}{2,9}\.? \p{Nd}{1,2}(?:[.:]\p{Nd}{2})? ?(?:[ap]m)? ?(?:[-–]|to|til+|until) ?(?:\p{Nd}{1,2}|noon|late)|(?<!\p{Sc}\s?|[\p{Nd}.,:/])\p{Nd}{1,2}[.:][0-5]\p{Nd} ?[-–] ?\p{Nd}{1,2}[.:][0-5]\p{Nd}(?!\p{Nd}|%|[.:]\p{Nd}|\s?\p{Sc})/iu;

/** Goods cost what they cost; only for a seat or an hour does a high price say that it is booked. */
const isDear = (reading: Reading) =>
  reading.has('price') &&
  !reading.isCheap() &&
  !reading.tellsGoods() &&
  !reading.isByPiece() &&
  !reading.isReduced();

/** A title is read only where it stands alone: "Knit night at the yarn shop" says whose night it is. */
const wordsSaid = ({ said, copy, brief }: Reading) =>
  new Set(
    everyMatch(onTheSpot, `${copy.trim() === '' ? said : copy}\n${brief.instructions}`).map(([words]) =>
      words.toLowerCase(),
    ),
  ).size;

const tellsNights = ({ said, language }: Reading) => namesTerm('stay', said, language);

/** What a sign that readers just come is worth, and whether a brief has it. */
type Sign = [points: number, isTold: (reading: Reading) => boolean];
/**
 * What is told of a place and an hour to come to. The points here and below are the weights of a logistic regression
 * over 2,300 briefs of which it is known what they ask for, rounded.
 */
const wheres: Sign[] = [
  // "Bring your own jars", "eat in", "at the gate".
  [2, (reading) => wordsSaid(reading) > 0],
  [1, (reading) => wordsSaid(reading) > 1],
  [1, ({ has, isDropIn, said }) => has('hours') || isDropIn() || hoursOfDay.test(said)],
  // "Church hall".
  [1, ({ copy, brief }) => venues.test(copy.trim() === '' ? brief.title : copy)],
  [1, ({ isWalkIn }) => isWalkIn()],
  [1, ({ isAtSpot }) => isAtSpot()],
  [1, ({ brief, language }) => pointingsIn(brief.title, language).some(({ intent }) => intent === 'visit')],
];
/** What else speaks for coming, and what speaks against coming without a word before. */
const others: Sign[] = [
  [1, ({ isOpenToAll }) => isOpenToAll()],
  [1, ({ hasDay, isRegular }) => hasDay() || isRegular()],
  [1, ({ isFree, has, hasDay }) => isFree() && !has('price') && hasDay()],
  // "25 places".
  [-3, ({ said, brief }) => roomFor.test(`${said}\n${brief.saleGoals}`)],
  // "Auditions in Hull. Send the form by 3 May".
  [-3, ({ said, brief }) => sentInBy.test(said) || auditions.test(brief.title)],
  // "Bell ringers wanted".
  [
    -2,
    ({ brief, language }) =>
      soughtIn(brief.title, language) !== undefined || saysDeed('volunteer', brief.title, language),
  ],
  [-2, isOnlineOnly],
  [-2, (reading) => comesToUs(reading) || isFetched(reading)],
  [-2, ({ brief, language }) => isLetting(brief.title, language)],
  [-2, isDear],
  [-1, ({ form }) => form() === 'deed'],
  [-1, ({ form }) => form() === 'lesson'],
  [-1, ({ said, language }) => isPricedFor('person', said, language)],
  [-1, ({ hasLength }) => hasLength()],
  [-1, ({ named }) => named !== undefined],
  [-1, ({ has }) => has('web')],
  [-1, ({ has }) => has('phone')],
  [-1, (reading) => isBookingWished(reading)],
  [-1, ({ isPosted, bringsGoods }) => isPosted() || bringsGoods()],
];

const pointsOf = (signs: readonly Sign[], reading: Reading) =>
  signs.reduce((sum, [points, isTold]) => (isTold(reading) ? sum + points : sum), 0);

/** What a weak rule may have taken for something else than coming by. */
const mistaken = new Set<Intent>([
  'book',
  'reserve',
  'enrol',
  'sign-up',
  'quote',
  'view',
  'contact',
  'discover',
  'tickets',
  'table',
  'start',
  // Blood is given where the donors are waited for.
  'donate',
]);
/** What one may do on the web or in a shop: it takes more to tell that the shop is meant. */
const handedOver = new Set<Intent>(['buy', 'order']);
/** What is asked for in so many words; "no bookings needed" asks for none. */
const isAskedFor = ({ brief, copy, language, isWalkIn }: Reading) =>
  (isWalkIn() ? deedsAsked : [...deedsAsked, ...bookingsAsked]).some((intent) =>
    [brief.title, copy, brief.saleGoals].some((text) => asksInWords(text, intent, language)),
  );
/** "New members", in the goals of who is open to all. A day that is open to come to wins them there. */
const isHopedFor = (chosen: Intent, { brief, copy, language, isWalkIn, has }: Reading) =>
  !isWalkIn() &&
  !saysDeed('visit', brief.title, language) &&
  (pointingsIn(brief.saleGoals, language).some(({ intent }) => intent === chosen) ||
    (chosen === 'sign-up' && saysDeed('join', brief.saleGoals, language)) ||
    // "Toddler gymnastics, Wednesdays 9.30am, first class free".
    (chosen === 'enrol' && pointingsIn(copy, language).some(({ intent }) => intent === 'enrol')) ||
    // "Free to join, starts July 5": no hour to come at.
    (chosen === 'sign-up' && !has('time') && !has('hours') && saysDeed('join', copy, language)));
const deedsAsked = ['tickets', 'sign-up', 'enrol', 'apply'] as const;
const bookingsAsked = ['book', 'table'] as const;

/**
 * 'visit' where a brief says where and when, and nothing is booked, ordered or sent: "Seconds sale at the pottery, Sat
 * 10–4, bring newspaper". Else what was `chosen`. `isLoose`: it was chosen by less than the trade in the title.
 */
export function justCome(chosen: Intent, reading: Reading, isLoose: boolean): Intent {
  if (!mistaken.has(chosen) && !handedOver.has(chosen)) return chosen;
  // "Mini digger hire, $220 a day, back by Monday 7am".
  const isLent = isLetting(reading.brief.title, reading.language) && reading.has('price');
  if (chosen === 'book' && isLent && !reading.has('hours') && !reading.has('place')) return chosen;
  // "Small hotel by the sea, 3 nights for the price of 2", "bring a book".
  if (chosen === 'book' && !reading.isWalkIn() && tellsNights(reading)) return chosen;
  const enough = (isLoose ? 1 : 2) + (handedOver.has(chosen) || chosen === 'donate' ? 1 : 0);
  // "Learn dry stone walling, £110, bring boots": what the title names and is dear is booked.
  const isOfWares =
    reading.isByPiece() || reading.isReduced() || (reading.tellsGoods() && reading.form() !== 'lesson');
  const isPaidBefore =
    !isLoose && reading.has('price') && !reading.isCheap() && !reading.isWalkIn() && !isOfWares;
  if (isPaidBefore) return chosen;
  // "Open air Shakespeare, £18, students half price, bring a blanket".
  if (chosen === 'tickets' && reading.has('price') && !reading.isCheap() && reading.isPricedByAge())
    return chosen;
  // A day without a price, and no word of seats: nobody reserves one.
  const isDayAlone = chosen === 'reserve' && !reading.has('price');
  const isSomewhere =
    isDayAlone || reading.has('place') || reading.has('time') || pointsOf(wheres, reading) > 0;
  if (!isSomewhere || pointsOf([...wheres, ...others], reading) < enough) return chosen;
  return isAskedFor(reading) || isHopedFor(chosen, reading) ? chosen : 'visit';
}
