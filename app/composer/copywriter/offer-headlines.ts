import type { BriefFacts, FactKind, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isFreeToEnter } from '../brief/intent/name-form.ts';
import { isHeadline } from '../brief/line-use.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { money } from '../brief/offer/offer-words.ts';
import { namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { isFirstOf } from '../brief/title/join-pieces.ts';
import { lowerCaseIn } from '../languages/capitals.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isAudience } from '../subjects/mentions.ts';
import { opensSecondHalf } from './badge-parts.ts';
import { isCallToAction } from './calls-to-action.ts';
import {
  ableLines,
  clauseMark,
  contacts,
  type Finder,
  holds,
  isMoney,
  leading,
  leadWithoutStop,
  type OtherHeadline,
  untilOf,
  whereAndWhen,
  widest,
} from './led-lines.ts';
import { truest } from './offer-badge.ts';
import { names } from './thing-sold.ts';

/** Words that limit an offer: a line with one of them is printed whole or not at all. */
const limits: readonly FactKind[] = ['condition', 'deadline', 'code', 'formerPrice'];

/** A free thing, a share off or more for the same, in a line that says all of it. */
export const wholeOffer: Finder = (facts) => {
  const offers = truest(facts.lines, facts.language);
  const line = ableLines(facts).find(
    (one) =>
      one.use === 'offer' &&
      offers.includes(one) &&
      wordCount(one.text, facts.language) >= 2 &&
      mayLead(one.text, facts) &&
      opensWell(one, facts),
  );
  return line && leading(line, facts.language);
};

/**
 * Whether an offer says what is sold. "Gratis bezorgd in Utrecht" says nothing of the trees. "Free entry" says nothing
 * of what is to be seen, and "Free 20 minute call" nothing of bookkeeping.
 */
export function mayLead(text: string, { sold, language, intent }: BriefFacts): boolean {
  if (isFreeToEnter(text, language)) return false;
  if (isBeside(text, language) && !isBeside(sold, language)) return false;
  const offers = findOffers(text, language);
  const isFree = offers.length > 0 && offers.every(({ kind }) => kind === 'free');
  // "Under 6s free": who pays nothing.
  if (isFree && /\p{Nd}/u.test(text) && namesTerm('person', text, language)) return false;
  return !isFree || !agreed.has(intent) || names([text], sold);
}

/** What is talked over or tried first: its free call or trial is the way in, not the thing. */
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
]);

/** An amount with its currency, or shortened: "3만 9천원", "150k". */
const isPriced = new RegExp(
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
  const amount = isMoney.exec(text);
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

/** Whether "free" stands alone before a small word, which goes on to where and when. */
const waitsForThing = (free: string, behind: string) =>
  !/\s/u.test(free.trim()) && dangling.test(/^\s\p{L}+(?=\s)/u.exec(behind)?.[0] ?? '');

/** One price with the words for what it buys: "Regime forfettario da 399 €/anno". For a gift, what its amount does. */
export const onePrice: Finder = (facts) => {
  const { lines, language, intent } = facts;
  const line = ableLines(facts).find((one) => {
    if (
      one.use !== 'offer' ||
      one.field === 'title' ||
      holds(one, ['time', 'hours', 'place', 'formerPrice']) ||
      unspaced.test(one.text)
    )
      return false;
    const amounts = findOffers(one.text, language);
    const [amount] = amounts;
    const next = lines[lines.indexOf(one) + 1];
    const prices = amounts.filter(({ kind }) => kind === 'price').length;
    if (isBeside(one.text, language)) return false;
    const isOneDay = holds(one, ['date']) && !holds(one, ['deadline']);
    if (prices !== 1 || amount?.kind !== 'price' || isOneDay || next?.use === 'condition') return false;
    const behind = one.text.slice(amount.end).trim();
    if (intent === 'donate' && amount.start === 0)
      return /^\p{L}/u.test(behind) && wordCount(behind, language) >= 3;
    const before = one.text.slice(0, amount.start).trim();
    const isNamed =
      /^\p{L}\P{Nd}*$/u.test(before) &&
      !untilOf(language).from.test(before) &&
      !waitsForAmount(language).test(before);
    return (
      isNamed &&
      !clauseMark.test(`${before} `) &&
      wordCount(before, language) >= 2 &&
      (isThingSold(before, facts) || isFirstOf(before, language) || isWithout(language).test(before))
    );
  });
  if (!line || (intent === 'donate' && /^\P{L}/u.test(line.text))) return line && leading(line, language);
  return thingOfPrice({ line, text: leadWithoutStop(line.text), rest: '' }, facts);
};

/** Whether words name a thing that is known, or have a word of the title: "Sample pots" of paint do neither. */
export const isThingSold = (words: string, { sold, language }: BriefFacts) =>
  findSubjects({ title: words }, language).some(({ score }) => score >= 0.6) ||
  bareWords(words)
    .split(' ')
    .some((word) => word.length > 3 && bareWords(sold).includes(word.slice(0, Math.max(4, word.length - 2))));

/** "Board-ready numbers without the $250k salary": an amount that nobody pays. */
const isWithout = perLanguage(
  (language) => new RegExp(`${matchersOf(language).negations}(?:\\s\\p{L}{1,4})?$`, 'iu'),
);

/** "Subsidie tot € 1.500": what a price ends, and is nothing without it. */
const waitsForAmount = perLanguage((language) => {
  const { upTo, from } = matchersOf(language);
  return new RegExp(`(?:${upTo}|${from})$`, 'iu');
});

const besideOf = perLanguage((language) => new RegExp(matchersOf(language).besidePrices, 'iu'));

const fromOf = perLanguage(
  (language) => new RegExp(`^(?:${matchersOf(language).from})\\s(?=\\P{L}{0,2}${money})`, 'iu'),
);

/** The name goes on to a price with the word of its own line: "Wohnmobil mieten ab 95 €/Tag". */
export const fromPrice: Finder = ({ lines, sold, language, script }) => {
  if (/[,:;–—|?!！？：(]|\p{Nd}$|\p{Extended_Pictographic}/u.test(sold) || unspaced.test(sold))
    return undefined;
  if (/^(?:Jpan|Hans|Hant|Thai)$/u.test(script) || isMoney.test(sold)) return undefined;
  for (const line of lines) {
    if (line.field !== 'adCopy' || line.use !== 'offer' || holds(line, contacts)) continue;
    const whole = leadWithoutStop(line.text);
    if (!fromOf(language).test(whole) || /[.!?;:](?=\s)|\s[–—-]\s/u.test(withHeldDots(whole))) continue;
    const parted = firstClause(line, whole);
    const said = parted?.first ?? whole;
    const headline = `${sold} ${lowerCaseIn(said.charAt(0), language)}${said.slice(1)}`;
    if (setWidth(headline) > widest.named || said.split(/,\s/u).length > 2) continue;
    return { headline, said: [line], ...(parted && { parted: { line, rest: parted.rest } }) };
  }
  return undefined;
};

/**
 * The thing that a clause names leads, and its price stands as the offer. A clause without a name, or with the name of
 * all that is sold, leads with its price.
 */
export function thingOfPrice(
  { line, text, rest }: { line: Line; text: string; rest: string },
  facts: BriefFacts,
): OtherHeadline {
  const { language, sold } = facts;
  const price = findOffers(text, language)[0];
  const name = text.slice(0, price?.start).trim();
  // "Primo mese a 1 €": a time, or what is paid beside a thing, is no thing.
  const isThing = !dangling.test(name) && !besideOf(language).test(name.replace(/\s\p{L}{1,2}$/u, ''));
  const isNamed =
    setWidth(name) >= 5 && isThing && bareWords(name) !== bareWords(sold) && isThingSold(name, facts);
  const amount = isNamed && price ? text.slice(price.start).trim() : '';
  const left = [amount, rest].filter(Boolean).join(', ');
  return {
    headline: capitalise(amount ? name : text),
    said: [line],
    ...(left && { parted: { line, rest: capitalise(left) } }),
  };
}

/** "First month free, then £30": the second half limits the first. */
const limitsFirst = (clause: string) => opensSecondHalf(clause) || /^\p{Nd}+\p{L}*$/u.test(clause);

/** Whether a clause limits the one before it: "then £30", "from £40". */
const isBound = (clause: string, language: string) =>
  limitsFirst(clause) || untilOf(language).from.test(clause);

/** The first clause of a line and the rest, where nothing in it limits the first. */
function firstClause(line: Line, whole: string): { first: string; rest: string } | undefined {
  const at = clauseMark.exec(whole);
  if (!at || holds(line, limits)) return undefined;
  const rest = whole.slice(at.index + at[0].length);
  return limitsFirst(rest) ? undefined : { first: whole.slice(0, at.index), rest: capitalise(rest) };
}

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
        // "Free if you're 65+": who pays nothing.
        !(
          offers[0]?.kind === 'free' &&
          offers[0].start <= 1 &&
          waitsForThing(offers[0].text, clause.slice(offers[0].end))
        ) &&
        !isMoney.test(clause) &&
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
    const rest = clauses.filter((_, index) => index !== at).join(', ');
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

/** "Friday 5th Dec from 6pm": the day of the event itself, before what is free there. */
const isDayOf = ({ facts }: Line, clause: string) =>
  !isMoney.test(clause) &&
  facts.some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text) && clause.startsWith(text));

/** "8 занять 1 600 грн", before a first lesson that is free. */
const isCourse = (clause: string, intent: Intent) => intent === 'enrol' && isPriced.test(clause);

const opensWithPrice = perLanguage(
  (language) => new RegExp(`^(?:(?:${matchersOf(language).from})\\s?)?\\P{L}{0,2}${money}`, 'iu'),
);

/** A clause that asks for nothing: a price alone, or words without a figure. */
const isAside = (clause: string, language: string) =>
  opensWithPrice(language).test(clause) || (!/\p{Nd}/u.test(clause) && !isCallToAction(clause));

/** "LOCATION UTILITAIRE 12M3 59€/JOUR": the name alone, its price in the badge. */
export const nameBeforePrice: Finder = ({ sold, lines, language, intent }) => {
  const own = lines.find(({ field, text, use }) => field === 'title' && text === sold && use === 'offer');
  const price = findOffers(sold, language).at(-1);
  if (!own || price?.kind !== 'price' || intent === 'apply' || sold.slice(price.end).trim()) return undefined;
  const name = sold.slice(0, price.start).trim();
  if (!/[\p{L}\p{M}\p{Nd})]$/u.test(name) || wordCount(name, language) < 2 || isMoney.test(name))
    return undefined;
  if (dangling.test(name) || waitsForAmount(language).test(name)) return undefined;
  return { headline: name, said: [own], parted: { line: own, rest: price.text } };
};
