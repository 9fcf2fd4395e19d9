import { findDates, findTimes } from '../brief/facts/find-dates.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { capitalise } from '../brief/request.ts';
import { foldedMarks } from '../brief/text/clean-text.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourceRead, sourcesRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { opensSecondHalf } from './badge-parts.ts';
import { clauseMark, isCondition, isListed } from './led-lines.ts';

/** A word, a figure or a sign of money, as it is compared, with where it stands. */
type Token = { word: string; start: number; end: number };

const tokens = /\p{Nd}+(?:[.,]\p{Nd}+)*|\p{Sc}|[%٪]|\p{L}[\p{L}\p{M}]*/gu;

const smallWords = perLanguage((language) => {
  const words = sourcesRead(language, ({ articles, whichDay, perUnit }) =>
    [articles, whichDay, perUnit].filter(Boolean).join('|'),
  );
  return toPattern(words ? `^(?:${words})$` : '(?!)', 'iu');
});

/** The words of a text but those that only point: "Open day this Sunday, 2–4 pm" is "open day sunday 2 4 pm". */
const tokensOf = (text: string, language: string): Token[] =>
  everyMatch(tokens, text)
    .filter(([word]) => !smallWords(language).test(word))
    .map(({ 0: word, index }) => ({
      word: foldedMarks(word.normalize('NFKC'))
        .toLowerCase()
        .replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, ''),
      start: index,
      end: index + word.length,
    }));

/** How many words from `at` on stand one after the other in one of the texts. */
function runFrom(own: readonly Token[], at: number, others: readonly Token[][]): number {
  let longest = 0;
  for (const other of others)
    for (let start = 0; start < other.length; start += 1) {
      let length = 0;
      while (own[at + length] && own[at + length]?.word === other[start + length]?.word) length += 1;
      if (length > longest) longest = length;
    }
  return longest;
}

/** So many words of a text one after the other are the same thing said again; a word alone is not. */
const fewest = 2;

const inOrder = (words: readonly Token[]) =>
  words
    .map(({ word }) => word)
    .sort()
    .join(' ');

function isCovered(own: readonly Token[], others: readonly Token[][]): boolean {
  if (own.length < fewest) return false;
  if (others.some((other) => inOrder(other) === inOrder(own))) return true;
  for (let at = 0; at < own.length; ) {
    const run = runFrom(own, at, others);
    if (run < fewest) return false;
    at += run;
  }
  return true;
}

/**
 * Whether texts say all of another, in runs of two words or more: "Friday the 13th flash day" beside "Flash day" and
 * "Walk-ins only, Friday 13th".
 */
export const isSaidIn = (text: string, said: readonly string[], language: string) =>
  isCovered(
    tokensOf(text, language),
    said.map((one) => tokensOf(one, language)),
  );

/** So many letters of a word are the same in its other forms: "probeer", "proberen". */
const stem = 4;

/**
 * Whether other texts have all words and figures of an offer, in whatever order and form: "Test ride free" beside "Free
 * test rides on Saturday". Words of three letters or fewer do not count.
 */
export function isOfferSaidIn(text: string, others: readonly string[], language: string): boolean {
  const held = others.flatMap((one) => tokensOf(one, language)).map(({ word }) => word);
  const own = tokensOf(text, language).filter(({ word }) => /\p{Nd}/u.test(word) || word.length >= stem);
  const isHeld = (word: string) =>
    held.some((one) => (/\p{Nd}/u.test(word) ? one === word : one.startsWith(word.slice(0, stem))));
  return own.length >= fewest && own.every(({ word }) => isHeld(word));
}

/**
 * A piece without what other texts of the ad say: "no hidden fees" of "From £35 an hour, no hidden fees" beside "From
 * £35/hour"; "14 June, 1–3pm" of "Open house Sunday 14 June, 1–3pm" under "Open house Sunday". It stays whole where
 * the rest would not stand alone. undefined: nothing of it is new.
 */
export function withoutRepeats(text: string, said: readonly string[], language: string): string | undefined {
  const others = said.map((one) => tokensOf(one, language));
  const own = tokensOf(text, language);
  if (isCovered(own, others)) return undefined;
  if (/[.!?]\s/u.test(text)) return text;
  const left = withoutClauses(text, others, language);
  return withoutOpening(left, others, language);
}

/** A line without its first clauses that are said, and without a last one that is and has a figure. */
function withoutClauses(text: string, others: readonly Token[][], language: string): string {
  const clauses = text.split(clauseMark);
  if (clauses.length < 2 || isListed(text, language)) return text;
  // "Haircut, £20": a price stays with its thing.
  const isSaid = (clause = '') =>
    /\p{L}{3}|\p{Lo}{2}/u.test(clause) && isCovered(tokensOf(clause, language), others);
  let [from, to] = [0, clauses.length];
  while (isSaid(clauses[from])) from += 1;
  while (isSaid(clauses[to - 1]) && /\p{Nd}/u.test(clauses[to - 1] ?? '')) to -= 1;
  const [first = ''] = clauses.slice(from);
  if (from >= to || (from > 0 && !standsAlone(first, language))) return text;
  const start = text.indexOf(first, clauses.slice(0, from).join('').length);
  const last = clauses[to - 1] ?? '';
  return capitalise(text.slice(start, text.lastIndexOf(last) + last.length));
}

/** "Then £30", "from 6 people": what limits the clause before it says nothing without it. */
const standsAlone = (clause: string, language: string) =>
  /\p{L}{3}/u.test(clause) &&
  wordCount(clause, language) >= 2 &&
  !opensSecondHalf(clause) &&
  (!limitOf(language).test(clause) || isCondition(clause, language)) &&
  !goesOnOf(language).test(clause);

const limitOf = perLanguage((language) => {
  const { conditions, until, upTo, from } = matchersOf(language);
  return toPattern(`${conditions}|${until}|${upTo}|^${from}`, 'iu');
});
const goesOnOf = perLanguage((language) =>
  toPattern(`^(?:${sourceRead(language, ({ goesOn }) => goesOn)})\\s`, 'iu'),
);

/** A line without words that are said, before when it is: "every evening in Ramadan" of an iftar buffet's. */
function withoutOpening(text: string, others: readonly Token[][], language: string): string {
  const own = tokensOf(text, language);
  const run = runFrom(own, 0, others);
  const [last, next] = [own[run - 1], own[run]];
  if (run < fewest || !last || !next || /[,،、]/u.test(text.slice(0, next.start))) return text;
  // "Sunday 14 June" stays whole under "Open day Sunday".
  const day = findDates(text, language).find(({ start, end }) => start < last.end && end > last.end);
  const rest = text
    .slice(Math.min(last.end, day?.start ?? last.end))
    .replace(/^[\s:–—-]+/u, '')
    .trim();
  const starts = [...findDates(rest, language), ...findTimes(rest)].map(({ start }) => start);
  const isDay = /\p{Nd}/u.test(rest) && starts.some((start) => start === 0);
  return isDay || regularOf(language).test(rest) ? capitalise(rest) : text;
}

const regularOf = perLanguage((language) => toPattern(`^(?:${matchersOf(language).regularly})`, 'iu'));

/**
 * The name of what is sold, without the price that the badge has and the day that another piece has: "Savings account"
 * of "Savings account 4% for 6 months", "Blood drive" of "Blood drive Friday at the town hall".
 */
export function nameWithoutSaid(
  name: string,
  { badge, others }: { badge: string | undefined; others: readonly string[] },
  language: string,
): string | undefined {
  const own = tokensOf(name, language);
  const beside = badge ? [tokensOf(badge, language)] : [];
  const [day] = findDates(name, language);
  const words = [...beside, ...others.map((one) => tokensOf(one, language))].flat().map(({ word }) => word);
  const isSaidDay = (rest: readonly Token[]) =>
    day !== undefined &&
    rest[0]?.start === day.start &&
    rest.every(({ word }) => words.includes(word) || word.length < 3);
  const isSaidPrice = (rest: readonly Token[]) =>
    rest.some(({ word }) => /\p{Nd}/u.test(word)) && isCovered(rest, beside);
  // "Sale 50% on all" is all said by the badge, which loses its name only before a price.
  const [offer] = badge ? findOffers(badge, language) : [];
  if (offer && offer.kind !== 'price' && isCovered(own, beside)) return undefined;
  const price = findOffers(name, language).find(({ kind }) => kind === 'price');
  // "Half" of "Half head highlights $89" beside a badge with the three words: a name is not cut amid them.
  const isTorn = (at: number) =>
    (own[at]?.start ?? 0) < (price?.start ?? 0) && runFrom(own, at - 1, beside) >= fewest;
  for (const [at, { start }] of own.entries()) {
    const rest = own.slice(at);
    if (at === 0 || isTorn(at) || !(isSaidDay(rest) || isSaidPrice(rest))) continue;
    const head = headOf(name, start);
    if (/(?:\p{L}{3}|\p{Lo}{2})$/u.test(head)) return head;
  }
  return isCovered(own, beside) ? undefined : name;
}

/** The words of a name before a place, which do not wait for what stands there. */
const headOf = (name: string, end: number | undefined) =>
  name
    .slice(0, end)
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(dangling, '');

/**
 * A badge without the name that the headline or the piece above it says: "From £99, no queue" of "Tyre change from £99,
 * no queue". And without a label that the button says: "£12" of "Sign up: £12".
 */
export function badgeWithoutSaid(
  badge: string,
  { names, button }: { names: readonly string[]; button: string },
  language: string,
): string {
  const own = tokensOf(badge, language);
  const [first] = findOffers(badge, language);
  if (!first || first.start === 0) return badge;
  const head = own.filter(({ end }) => end <= first.start);
  const label = /^(.{2,40}?)\s?[:：]\s/u.exec(badge);
  const isButton =
    label && inOrder(tokensOf(label[1] ?? '', language)) === inOrder(tokensOf(button, language));
  if (label && isButton && label[0].length <= first.start) return badge.slice(label[0].length);
  const named = names.map((name) => tokensOf(name, language)).find((name) => isOpening(name, own));
  const at = named ? (own[named.length - 1]?.end ?? 0) : 0;
  // "Already" stands before "from £99"; behind one word it may be what is sold: "Pizza second £5".
  if (!named || head.length - named.length > (named.length > 1 ? 1 : 0)) return badge;
  const rest = badge.slice(at).replace(/^[\s:–—-]+/u, '');
  return /^[\p{L}\p{Sc}\p{Nd}]/u.test(rest) && first.kind === 'price' ? capitalise(rest) : badge;
}

const isOpening = (name: readonly Token[], own: readonly Token[]) =>
  name.length > 0 && name.every(({ word }, at) => own[at]?.word === word);

/** A name without the day and the place at its end: two words of a day that is said elsewhere name no thing. */
export function withoutWhen(name: string, language: string): string {
  const [day] = findDates(name, language);
  const head = headOf(name, day?.start);
  return day && /\p{L}{3}|\p{Lo}{2}/u.test(head) ? head : name;
}
