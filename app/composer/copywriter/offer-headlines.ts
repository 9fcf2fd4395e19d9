import type { BriefFacts, FactKind, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { saysDeed } from '../brief/intent/signs/deeds.ts';
import { isFreeToEnter } from '../brief/intent/signs/name-form.ts';
import { isHeadline } from '../brief/line-use.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { anyMoney, money } from '../brief/offer/offer-words.ts';
import { namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise } from '../brief/request.ts';
import { says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { commaOf, dangling, setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { isAudience } from '../subjects/mentions.ts';
import { opensSecondHalf } from './badge-parts.ts';
import { isCallToAction } from './calls-to-action.ts';
import {
  ableLines,
  clauseMark,
  contacts,
  type Finder,
  holds,
  leading,
  leadWithoutStop,
  untilOf,
  whereAndWhen,
  widest,
} from './led-lines.ts';
import { isOfSentenceBefore, truest } from './offer-badge.ts';
import { names } from './thing-sold.ts';

/** Words that limit an offer: a line with one of them is printed whole or not at all. */
export const limits: readonly FactKind[] = ['condition', 'deadline', 'code', 'formerPrice'];

/** A free thing, a share off or more for the same, in a line that says all of it. */
export const wholeOffer: Finder = (facts) => {
  const offers = truest(facts.lines, facts.language);
  const line = ableLines(facts).find(
    (one) =>
      one.use === 'offer' &&
      // "Nail salon opens, 30% off": what stands behind the name in a title does not lead without it.
      (one.field !== 'title' || says(facts.brief.title.slice(0, one.text.length), one.text)) &&
      offers.includes(one) &&
      !isBoughtFor(one, facts) &&
      !isOfSentenceBefore(one, facts) &&
      // "15% off if booked by 31 January": what has to be done by when says not what it is.
      (!holds(one, ['deadline']) || names([one.text], facts.sold)) &&
      wordCount(one.text, facts.language) >= 2 &&
      mayLead(one.text, facts) &&
      opensWell(one, facts),
  );
  return line && leading(line, facts.language);
};

/** "Free socks when you spend £40": what comes with so much that is bought leads nothing. */
const isBoughtFor = ({ text }: Line, { language, sold }: BriefFacts) =>
  anyMoney.test(text) &&
  findOffers(text, language).some(({ kind }) => kind === 'free') &&
  !names([text], sold);

/**
 * Whether an offer says what is sold. "Gratis bezorgd in Utrecht" says nothing of the trees. "Free entry" says nothing
 * of what is to be seen, and "Free 20 minute call" nothing of bookkeeping.
 */
export function mayLead(text: string, { sold, language, intent }: BriefFacts): boolean {
  if (isFreeToEnter(text, language)) return false;
  if (isBeside(text, language) && !isBeside(sold, language)) return false;
  const offers = findOffers(text, language);
  const isFree = offers.length > 0 && offers.every(({ kind }) => kind === 'free');
  // "Free cake for all helpers!": thanks, and not what they come for.
  if (isFree && saysDeed('volunteer', text, language)) return false;
  // "Under 6s free": who pays nothing.
  if (isFree && /\p{Nd}/u.test(text) && namesTerm('person', text, language)) return false;
  // "Ushauri bure", "free recipe cards": what comes beside goods. "Buy any 3, cheapest free" is the goods.
  // "Free compost bag for the first 100" at a planting weekend is beside it as well; "First pint on us" is the way in.
  const isGift =
    withGifts.has(intent) && !opensWithFirst.test(text) && !/\p{Nd}/u.test(text.slice(0, offers[0]?.start));
  // "First 30 mins free": of what? "First lesson free" says it.
  const isTime = opensWithFirst.test(text) && /\p{Nd}/u.test(text.slice(0, offers[0]?.start));
  return !isFree || !(agreed.has(intent) || isGift || isTime) || names([text], sold);
}

/** What those who buy or come may be given beside what it is about. */
const withGifts: ReadonlySet<Intent> = new Set<Intent>(['buy', 'order', 'visit', 'directions', 'tickets']);

/** What is talked over, tried or given first: its free call or breakfast comes beside it and is not the thing. */
const agreed: ReadonlySet<Intent> = new Set([
  'contact',
  'call',
  'quote',
  'start',
  'download',
  'view',
  'demo',
  'test-drive',
  'test-ride',
  'donate',
  'vote',
  'sign',
]);

/** An amount with its currency, or shortened: "3만 9천원", "150k". */
const isPriced = toPattern(
  `${money}|\\p{Nd}\\s?(?:k|${sourcesOfAll((language) => language.thousands)})`,
  'iu',
);

const lastMoments: ReadonlySet<FactKind> = new Set(['deadline', 'time', 'hours']);

/** Whether an offer line reads as a headline: no price or day first, no half of another sentence. */
function opensWell(line: Line, { language }: BriefFacts): boolean {
  const { text, facts } = line;
  const [first] = findOffers(text, language).filter(({ kind }) => kind !== 'price');
  const isReduced = facts.some(({ kind }) => kind === 'formerPrice') && /^(?:\p{Nd}+\s)?\p{L}/u.test(text);
  if (!first && !isReduced) return false;
  // "Students save 20%": whom it is for. "First month free" is for all.
  if (opensWithLimit(language).test(text)) return false;
  // "Free, bring biscuits": nor does a lone word say it.
  if (first?.kind === 'free' && wordCount(text.split(clauseMark)[0] ?? '', language) === 1) return false;
  // "Gratis en Spotify": what is free stands elsewhere.
  if (
    first?.kind === 'free' &&
    first.start <= 1 &&
    waitsForThing(text.slice(first.start, first.end), text.slice(first.end))
  )
    return false;
  // "Free for under 16s" says what is free no more than "free" does.
  if (first?.kind === 'free' && wordCount(text.slice(first.start, first.end), language) === 1) {
    const whom = /^\s\p{L}+\s(?=\S)/u.exec(text.slice(first.end))?.[0];
    if (whom && isAudience(text, first.end + whom.length)) return false;
  }
  const amount = anyMoney.exec(text);
  if (!isReduced && first && amount && amount.index < first.start) return false;
  const head = facts.find(({ text: words }) => text.startsWith(words));
  if (head && [...whereAndWhen, 'price', 'formerPrice', 'deadline'].includes(head.kind)) return false;
  // "Order before 1 March and get 10% off", "Weekdays before 17:00 20% off": a day and an hour lead nothing.
  if (first && facts.some(({ kind, text: day }) => lastMoments.has(kind) && text.indexOf(day) < first.start))
    return false;
  const [before = '', ...behind] = text.split(clauseMark);
  if (behind.length > 1) return false;
  // "Gel nails 39,000 won, first visit 20% off": the first half is of a list of prices, or a day.
  const isAhead = first && first.start >= before.length && behind.length === 1;
  if (
    isAhead &&
    (isPriced.test(before) || facts.some(({ kind, text: day }) => kind === 'date' && before.includes(day)))
  )
    return false;
  // "First lesson free, season ticket £60": what is free leads alone.
  const [other = ''] = behind;
  if (first?.kind === 'free' && /^\p{L}{4}/u.test(other) && isPriced.test(other) && !isBound(other, language))
    return false;
  return (
    !/^\P{L}*\p{Ll}/u.test(text) ||
    (first?.start ?? 9) <= 1 ||
    (isReduced && /^\p{Nd}/u.test(text) && !holds(line, ['condition']))
  );
}

const first = sourcesOfAll(({ firstOf }) => firstOf);
const opensWithFirst = toPattern(`^\\P{L}*(?:${first})(?!\\p{L})`, 'iu');
const opensWithLimit = perLanguage((language) => {
  return toPattern(`^\\P{L}*(?!\\p{Nd}|(?:${first})\\s)${matchersOf(language).conditions}`, 'iu');
});

/** Whether "free" stands alone before a small word, which goes on to where and when. */
const waitsForThing = (free: string, behind: string) =>
  !/\s/u.test(free.trim()) && dangling.test(/^\s\p{L}+(?=\s)/u.exec(behind)?.[0] ?? '');

/** "First month free, then £30": the second half limits the first. */
export const limitsFirst = (clause: string) => opensSecondHalf(clause) || /^\p{Nd}+\p{L}*$/u.test(clause);

/** Whether a clause limits the one before it: "then £30", "from £40". */
const isBound = (clause: string, language: string) =>
  limitsFirst(clause) || untilOf(language).from.test(clause);

/** What is free beside a price: "50 €/mes, alta gratis". What must be bought or done first keeps its gift. */
export const offerClause: Finder = (facts) => {
  const { lines, language, intent } = facts;
  for (const line of truest(lines, language)) {
    if (line.field === 'title' || line.use !== 'offer' || holds(line, contacts)) continue;
    const clauses = leadWithoutStop(line.text).split(clauseMark);
    if (
      clauses.length < 2 ||
      /[.!?;:](?=\s\S)|[。！？：](?=\s?\S)/u.test(withHeldDots(leadWithoutStop(line.text)))
    )
      continue;
    // "Free rackets, free coaching, free cake": a list.
    const given = clauses.filter((clause) =>
      findOffers(clause, language).some(({ kind }) => kind === 'free'),
    );
    if (given.length > 1 && given.length === clauses.length) continue;
    const at = clauses.findIndex((clause, index) => {
      const offers = findOffers(clause, language);
      const before = clauses[index - 1];
      const after = clauses[index + 1];
      return (
        offers.length === 1 &&
        offers[0]?.kind !== 'price' &&
        wordCount(clause, language) >= 2 &&
        setWidth(clause) >= (offers[0]?.kind === 'free' ? 8 : 14) &&
        setWidth(clause) <= widest.alone &&
        isHeadline(clause, language) &&
        mayLead(clause, facts) &&
        !endsFeatures(clauses, index, facts) &&
        // "Free if you're 65+": who pays nothing.
        !(
          offers[0]?.kind === 'free' &&
          offers[0].start <= 1 &&
          waitsForThing(offers[0].text, clause.slice(offers[0].end))
        ) &&
        !anyMoney.test(clause) &&
        !isLimited(line, clause) &&
        !line.facts.some(({ kind, text }) => whereAndWhen.includes(kind) && clause.includes(text)) &&
        (before === undefined ||
          isAside(before, language) ||
          isCourse(before, intent) ||
          (offers[0]?.kind === 'free' && isDayOf(line, before))) &&
        (after === undefined || !isBound(after, language))
      );
    });
    const headline = clauses[at];
    if (!headline) continue;
    const rest = clauses.filter((_, index) => index !== at).join(commaOf(line.text));
    return { headline: capitalise(headline), said: [line], parted: { line, rest: capitalise(rest) } };
  }
  return undefined;
};

/**
 * Whether something outside of a clause limits its line. A condition with a date is no such limit, for it is said of
 * the event.
 */
const isLimited = ({ facts }: Line, clause: string) =>
  facts.some(
    ({ kind, text }) =>
      limits.includes(kind) &&
      !(
        kind === 'condition' &&
        (clause.includes(text) ||
          facts.some((one) => one.kind === 'date' && /\p{Nd}/u.test(one.text) && text.includes(one.text)))
      ),
  );

/** "Groups of 8, online too, weekly tests and a free placement": the last of several features, and not the thing. */
const endsFeatures = (clauses: readonly string[], at: number, { sold }: BriefFacts) =>
  clauses.length > 2 &&
  at === clauses.length - 1 &&
  !clauses.some((clause) => anyMoney.test(clause)) &&
  !names([clauses[at] ?? ''], sold);

/** "Friday 5th Dec from 6pm": the day of the event itself, before what is free there. */
const isDayOf = ({ facts }: Line, clause: string) =>
  !anyMoney.test(clause) &&
  facts.some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text) && clause.startsWith(text));

/** "8 занять 1 600 грн", before a first lesson that is free. */
const isCourse = (clause: string, intent: Intent) => intent === 'enrol' && isPriced.test(clause);

const opensWithPrice = perLanguage((language) =>
  toPattern(`^(?:(?:${matchersOf(language).from})\\s?)?\\P{L}{0,2}${money}`, 'iu'),
);

/** A clause that asks for nothing: a price alone, or words without a figure. */
const isAside = (clause: string, language: string) =>
  opensWithPrice(language).test(clause) || (!/\p{Nd}/u.test(clause) && !isCallToAction(clause));
