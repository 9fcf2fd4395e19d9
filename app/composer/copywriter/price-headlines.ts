import type { BriefFacts, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { anyMoney, money } from '../brief/offer/offer-words.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { commaOf, dangling, setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { isFirstOf } from '../brief/title/join-pieces.ts';
import { lowerCaseIn } from '../languages/capitals.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import {
  ableLines,
  clauseMark,
  contacts,
  type Finder,
  holds,
  leading,
  leadWithoutStop,
  type OtherHeadline,
  untilOf,
  widest,
} from './led-lines.ts';
import { limits, limitsFirst } from './offer-headlines.ts';

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

/**
 * Whether words name a thing that is known, or have a word of the title: "Sample pots" of paint do neither. Where the
 * title shows what it is, another thing is served beside it: "Pie and a pint" at a quiz.
 */
export function isThingSold(words: string, { sold, language }: BriefFacts): boolean {
  const shown = findSubjects({ title: sold }, language).map(({ name }) => name);
  const isShown = findSubjects({ title: words }, language).some(
    ({ name, score }) => score >= 0.6 && (shown.length === 0 || shown.includes(name)),
  );
  return (
    isShown ||
    bareWords(words)
      .split(' ')
      .some(
        (word) => word.length > 3 && bareWords(sold).includes(word.slice(0, Math.max(4, word.length - 2))),
      )
  );
}

/** "Board-ready numbers without the $250k salary": an amount that nobody pays. */
const isWithout = perLanguage((language) =>
  toPattern(`${matchersOf(language).negations}(?:\\s\\p{L}{1,4})?$`, 'iu'),
);

/** "Subsidie tot € 1.500": what a price ends, and is nothing without it. */
const waitsForAmount = perLanguage((language) => {
  const { upTo, from } = matchersOf(language);
  return toPattern(`(?:${upTo}|${from})$`, 'iu');
});

const soldByPiece: ReadonlySet<Intent> = new Set<Intent>(['buy', 'order', 'visit', 'table', 'discover']);

/** "প্রতি সরা দই": for each of what. */
const perOf = perLanguage((language) => toPattern(`^(?:${matchersOf(language).per})`, 'iu'));

const besideOf = perLanguage((language) => toPattern(matchersOf(language).besidePrices, 'iu'));

const fromOf = perLanguage((language) =>
  toPattern(`^(?:${matchersOf(language).from})\\s(?=\\P{L}{0,2}${money})`, 'iu'),
);

const hasRelative = toPattern(`\\p{L}\\s(?:${sourcesOfAll(({ relatives }) => relatives)})\\s`, 'iu');

/** The name goes on to a price with the word of its own line: "Wohnmobil mieten ab 95 €/Tag". */
export const fromPrice: Finder = ({ lines, sold, language, script }) => {
  if (/[,:;–—|?!！？：(]|\p{Nd}$|\p{Extended_Pictographic}/u.test(sold) || unspaced.test(sold))
    return undefined;
  // "Wedding DJ who takes requests": the price would be of the requests.
  if (hasRelative.test(sold)) return undefined;
  if (/^(?:Jpan|Hans|Hant|Thai)$/u.test(script) || anyMoney.test(sold)) return undefined;
  for (const line of lines) {
    if (line.field !== 'adCopy' || line.use !== 'offer' || holds(line, contacts)) continue;
    const whole = leading(line, language).headline;
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
 * all that is sold, leads with its price. Nothing leads of work that is done: "Small dog 30 €" says not what is done.
 */
export function thingOfPrice(
  { line, text, rest }: { line: Line; text: string; rest: string },
  facts: BriefFacts,
): OtherHeadline | undefined {
  const { language, sold, trade, intent, lines } = facts;
  const price = findOffers(text, language)[0];
  // "Tractor rides £2" beside "Entry £5": one of several, each with its price.
  const isOneOfSeveral = lines.some(
    (other) => other !== line && other.field === 'adCopy' && holds(other, ['price']),
  );
  const name = text.slice(0, price?.start).trim();
  // "Primo mese a 1 €": a time, or what is paid beside a thing, is no thing.
  const isThing =
    !perOf(language).test(name) &&
    !dangling.test(name) &&
    !besideOf(language).test(name.replace(/\s\p{L}{1,2}$/u, ''));
  const isNamed =
    setWidth(name) >= 5 &&
    (unspaced.test(name) || wordCount(name, language) > 1) &&
    isThing &&
    bareWords(name) !== bareWords(sold) &&
    isThingSold(name, facts);
  if (isNamed && (isOneOfSeveral || !soldByPiece.has(trade ?? intent))) return undefined;
  const amount = isNamed && price ? text.slice(price.start).trim() : '';
  const left = [amount, rest].filter(Boolean).join(commaOf(line.text));
  return {
    headline: capitalise(amount ? name : text),
    said: [line],
    ...(left && { parted: { line, rest: capitalise(left) } }),
  };
}

/** "LOCATION UTILITAIRE 12M3 59€/JOUR": the name alone, its price in the badge. */
export const nameBeforePrice: Finder = ({ sold, lines, language, intent }) => {
  const own = lines.find(({ field, text, use }) => field === 'title' && text === sold && use === 'offer');
  const price = findOffers(sold, language).at(-1);
  if (!own || price?.kind !== 'price' || intent === 'apply' || sold.slice(price.end).trim()) return undefined;
  const name = sold.slice(0, price.start).trim();
  if (!/[\p{L}\p{M}\p{Nd})]$/u.test(name) || wordCount(name, language) < 2 || anyMoney.test(name))
    return undefined;
  if (dangling.test(name) || waitsForAmount(language).test(name)) return undefined;
  // "Prom dresses 2 for £200"
  if (/\p{Nd}$/u.test(name) && /^\p{L}/u.test(price.text)) return undefined;
  return { headline: name, said: [own], parted: { line: own, rest: price.text } };
};

/** The first clause of a line and the rest, where nothing in it limits the first. */
function firstClause(line: Line, whole: string): { first: string; rest: string } | undefined {
  const at = clauseMark.exec(whole);
  if (!at || holds(line, limits)) return undefined;
  const rest = whole.slice(at.index + at[0].length);
  return limitsFirst(rest) ? undefined : { first: whole.slice(0, at.index), rest: capitalise(rest) };
}
