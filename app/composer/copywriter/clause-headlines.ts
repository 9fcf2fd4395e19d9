import type { BriefFacts, FactKind, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isHeadline } from '../brief/line-use.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { anyMoney } from '../brief/offer/offer-words.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { abbreviated, setWidth, withDots, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { basicLanguageOf, languages } from '../languages/registry.ts';
import { unspaced, unspacedOrHangul } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { opensSecondHalf } from './badge-parts.ts';
import {
  endsList,
  type Finder,
  holds,
  isListed,
  isPromise,
  isRegular,
  isWalkIn,
  leadWithoutStop,
  ofUs,
  whereAndWhen,
  widest,
} from './led-lines.ts';
import { isThingSold, thingOfPrice } from './price-headlines.ts';

/** Facts that no part of a line may hold if it leads. It would be parted from the words they belong to. */
const never: readonly FactKind[] = [
  ...whereAndWhen,
  'phone',
  'web',
  'code',
  'price',
  'formerPrice',
  'condition',
  'deadline',
];

const patternsOf = perLanguage((language) => {
  const { promises, besidePrices, conditions, until, from, upTo } = matchersOf(language);
  const own = basicLanguageOf(language);
  const years = [own, languages.en]
    .map((one) => (one && 'years' in one ? one.years : ''))
    .filter(Boolean)
    .join('|');
  return {
    opensPromise: toPattern(`^${promises}`, 'iu'),
    noThing: toPattern(`${besidePrices}|${from}|[-+–]$`, 'iu'),
    isPriced: own !== undefined && 'besidePrices' in own,
    limit: toPattern(`${conditions}|${until}|${from}|${upTo}`, 'iu'),
    last: toPattern(`${until}|${upTo}`, 'iu'),
    // "20 years experience": an age stands alone.
    years: toPattern(`^\\p{Nd}{2,3}\\+?\\s(?:${years})\\s\\p{L}`, 'iu'),
  };
});

export type Clause = { text: string; rest: string; after: string | undefined };

/** The parts of a line between commas and full stops, each with what is left of the line without it. */
export function clausesOfLine(text: string, language: string): Clause[] {
  const mark = unspaced.test(text) ? /((?<!\p{Nd}),\s?|,(?!\p{Nd})\s?|、|，|。|\s)/u : /(,\s|،\s?|[.!]+\s)/u;
  const pieces = withHeldDots(leadWithoutStop(text), language).split(mark).map(withDots);
  return pieces
    .map((words, at) => ({ words: words.trim(), at }))
    .filter(({ at }) => at % 2 === 0)
    .map(({ words, at }) => {
      const left = at === 0 ? pieces.slice(2) : [...pieces.slice(0, at - 1), ...pieces.slice(at + 1)];
      const cry = /!/u.exec(pieces[at + 1] ?? '')?.[0] ?? '';
      return { text: words + cry, rest: left.join('').trim(), after: pieces[at + 2] };
    });
}

const lead = (line: Line, { text, rest }: Clause) => ({
  headline: capitalise(text),
  said: [line],
  ...(rest && { parted: { line, rest: capitalise(rest) } }),
});

/**
 * A few words of the copy that are good news by themselves, without a price, a day or a limit: "Setup included",
 * "20 years experience".
 */
export const promise: Finder = (facts) => {
  const { lines, language } = facts;
  const { opensPromise, limit, years } = patternsOf(language);
  for (const line of lines) {
    if (line.field !== 'adCopy' || line.use === 'call' || line.use === 'quote') continue;
    const clauses = clausesOfLine(line.text, language);
    // "Kitchen kit, fairy lights, maps included": all of them are.
    const isList = isListed(line.text, language) && !/\p{Nd}/u.test(line.text);
    if (isList || endsList(line.text, language)) continue;
    const found = clauses.find((clause) => {
      const { text, after } = clause;
      const words = wordCount(text, language);
      if (words > 6 || setWidth(text) > 40 || (unspacedOrHangul.test(text) ? setWidth(text) < 8 : words < 2))
        return false;
      if (!isPromise(text, language) && !years.test(text)) return false;
      const isCounted = /\p{Nd}/u.test(text) && !years.test(text) && !/^[^\p{Nd}]*0\s?%$/u.test(text);
      if ((isCounted && (!opensPromise.test(text) || anyMoney.test(text))) || limit.test(text)) return false;
      if (isWalkIn(text, language)) return false;
      if (abbreviated.test(text) || /[?？؟"“”«»„()（）*@/+&:]/u.test(text) || !isHeadline(text, language))
        return false;
      // "No experience, we teach you": half of what is said.
      if (after !== undefined && (opensSecondHalf(after) || limit.test(after) || ofUs.test(after)))
        return false;
      return !hasOwn(line, text, never);
    });
    if (found) return lead(line, found);
  }
  return undefined;
};

/** Whether words of a line hold a fact of some kinds. */
const hasOwn = (line: Line, words: string, kinds: readonly FactKind[]) =>
  line.facts.some(
    ({ kind, text }) =>
      kinds.includes(kind) &&
      (bareWords(words).includes(bareWords(text)) || bareWords(text).includes(bareWords(words))),
  );

/** "Wherever you get them": of what? */
const pronoun = /\b(?:it|them|they|these|those)\b/iu;

/** What comes again on a day of every week: "Live music every Sunday". */
export const regularly: Finder = ({ lines, language }) => {
  const { last } = patternsOf(language);
  const line = lines.find(
    (one) =>
      one.field === 'adCopy' &&
      one.use !== 'call' &&
      holds(one, ['date']) &&
      isRegular(one.text, language) &&
      !holds(one, ['time', 'hours', 'price', 'offer', 'phone', 'web', 'place', 'deadline']) &&
      !/\p{Nd}|[,;:?"“”«»()]|[.!]\s/u.test(one.text) &&
      !last.test(one.text) &&
      !(language === 'en' && pronoun.test(one.text)) &&
      wordCount(one.text, language) >= 4 &&
      setWidth(one.text) <= widest.alone,
  );
  return line && { headline: capitalise(leadWithoutStop(line.text)), said: [line] };
};

/** Who sells things or hours of work at a price for each. */
const priceLists: ReadonlySet<Intent> = new Set(['buy', 'order', 'book', 'enrol', 'quote', 'call', 'start']);

/**
 * One thing of a line with its one price, or the lessons of a course: "Tortellini 22 €/kg", "8 lessons £95".
 */
export const pricedThing: Finder = (facts) => {
  const { lines, language, intent, sold } = facts;
  if (!priceLists.has(intent) || findOffers(sold, language).length > 0) return undefined;
  for (const [index, line] of lines.entries()) {
    if (line.field !== 'adCopy' || line.use !== 'offer' || lines[index + 1]?.use === 'condition') continue;
    if (holds(line, ['condition', 'deadline', 'formerPrice', 'code', 'phone', 'web'])) continue;
    // What stands behind the first is of a list of prices, or charged beside it.
    const clauses = clausesOfLine(line.text, language);
    const found = clauses.find(({ text }) => anyMoney.test(text));
    if (!found || !isOfOnePrice(found, line, facts)) continue;
    // "8 lessons £95" is a price by its number.
    const isCounted = /^\p{Nd}/u.test(found.text);
    // "Cut €20, colour €40": one word of a list.
    const [price] = findOffers(found.text, language);
    const isOfList = anyMoney.test(found.rest) && wordCount(found.text.slice(0, price?.start), language) < 2;
    if (isOfList) continue;
    return isCounted ? lead(line, found) : thingOfPrice({ line, ...found }, facts);
  }
  return undefined;
};

/** Whether a clause names a thing and its price, and nothing else. */
function isOfOnePrice({ text, after }: Clause, line: Line, facts: BriefFacts): boolean {
  const { language, intent, sold } = facts;
  const { noThing, isPriced } = patternsOf(language);
  const offers = findOffers(text, language);
  const [price] = offers;
  if (offers.length !== 1 || price?.kind !== 'price' || unspacedOrHangul.test(text)) return false;
  if (after !== undefined && opensSecondHalf(after)) return false;
  if (!isHeadline(text, language) || setWidth(text) > 40 || hasOwn(line, text, whereAndWhen)) return false;
  const name = text.slice(0, price.start).trim();
  const behind = text.slice(price.end);
  if (anyMoney.test(name) || /[&/()?:*]|\s[–—-]\s/u.test(name) || abbreviated.test(name)) return false;
  if (/\/\p{L}+\.$/u.test(behind)) return false;
  if (/^\p{Nd}{1,2}\s\p{L}{3,}$/u.test(name)) return intent === 'enrol' && !/\p{L}/u.test(behind);
  if (/\p{Nd}/u.test(name) || setWidth(name) < 3 || noThing.test(name) || opensSecondHalf(name)) return false;
  if (isPriced) return isThingSold(name, facts);
  const shown = findSubjects({ title: sold }, language).map((subject) => subject.name);
  const [thing] = findSubjects({ title: name }, language);
  return thing !== undefined && shown.includes(thing.name);
}
