import { matchersOf } from '../../languages/matchers.ts';
import { basicLanguageOf, sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import type { FactKind } from '../brief-facts.ts';
import { findCode, findDeadline, findOffers, priceParts } from '../offer/find-offer.ts';
import { findFormerPrice } from '../offer/former-price.ts';
import { money, moneyAlone, number } from '../offer/offer-words.ts';
import { everyMatch, wholeWords } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, withHeldDots } from '../text/segments.ts';
import { type Found, findAddresses, findPhones } from './find-contacts.ts';
import { findDates, findHours, findTimes, tellsMonth, timesOfDates } from './find-dates.ts';
import { isByWay, numberedStreets, openedStreets } from './streets.ts';
import { isQuote } from './units.ts';

/** A fact inside one line, with offsets into the line. */
export type LineFact = Found & { kind: FactKind };

const patternsOf = perLanguage((language) => {
  const { until, lastDays, conditions } = matchersOf(language);
  return {
    until: toPattern(`${lastDays}|${until}\\s*(?:[^.,;!?\\s]{1,24}\\.?\\s?){1,4}`, 'iu'),
    // What may be written onto a day comes first: "30 Haziran’a kadar".
    untilBehind: basicLanguageOf(language)?.untilBehind
      ? toPattern(`^['’]?(?:[\\p{L}\\p{M}]{0,3}\\s)?\\s?${until}`, 'iu')
      : undefined,
    lastDays: toPattern(lastDays, 'iu'),
    condition: toPattern(conditions, 'iu'),
  };
});

const moneyAtEnd = toPattern(`${money}\\s*$`, 'iu');
const numberAtEnd = toPattern(`(?<![\\p{L}\\p{Nd}])(${number})\\s*$`, 'u');
const rating =
  /(?:★{3,5}☆{0,2}|(?<!\p{Nd})[1-5](?:[.,]\p{Nd})?\s?(?:★|⭐|\/\s?5(?!\p{Nd})|(?:out of 5 )?stars?(?!\p{L})))(?:[^.!?\n]{0,40})/iu;
const counted = toPattern(
  `^(?:(?:${sourcesOfAll((language) => language.moreThan)})\\s)?` +
    `(\\p{Nd}{1,3}(?:[.,' ]\\p{Nd}{3})*\\+?|\\p{Nd}{1,2} (?:${sourcesOfAll((language) => language.outOf)}) \\p{Nd}{1,3})` +
    '(?![.,:]\\p{Nd}|\\s?[%€$£₹:/-])\\s+(\\p{L}[^.!?\\n]{3,60})(?!\\p{L})',
  'iu',
);
const places = [
  /(?<!\p{L})(?:at|in|near|opposite|next to)\s(?:the\s)?((?:\p{Lu}[\p{L}'’-]+)(?:\s(?:\p{Lu}[\p{L}'’-]+|of|and|&|\d{1,3})){0,3})/gu,
  /(?<!\p{L})(?:meet|meeting|find us|visit us|see you)(?:\s\p{L}+){0,1}\s(?:at|in|on)\s([\p{L}][\p{L}'’ -]{2,40})/giu,
  ...numberedStreets,
  openedStreets,
];

/** Everything one line states, in the order it is printed; words of one kind never overlap. */
export function factsOfLine(line: string, language: string): LineFact[] {
  const matchers = matchersOf(language);
  const { until, condition } = patternsOf(language);
  const facts: LineFact[] = [];
  const add = (kind: FactKind, found: readonly Found[]) => {
    for (const one of found) facts.push({ kind, ...one });
  };
  const phones = findPhones(line, matchers.phone);
  // Figures of a phone number are no price and no date.
  const rest = blankOut(line, phones);
  const addresses = findAddresses(rest);
  const plain = blankOut(rest, addresses);
  add('phone', phones);
  add('web', addresses);
  const dates = findDates(plain, language);
  const times = [...findTimes(plain), ...timesOfDates(plain, dates)];
  const before = findFormerPrice(plain, language);
  // "Van 10 tot 13 uur": from one hour to another.
  const former = before && overlaps(before.price, times) ? undefined : before;
  if (former) add('formerPrice', [former.price]);
  // "49 instead of 79 pounds": the currency is named once, behind both.
  const ahead = former && moneyAlone.test(former.price.text) ? plain.slice(0, former.said.start) : '';
  const now = moneyAtEnd.test(ahead) ? null : numberAtEnd.exec(ahead);
  if (now?.[1]) add('price', [{ ...within(now[1], now.index), parts: priceParts(now[1]) }]);
  const priced = former ? blankOut(plain, [former.said]) : plain;
  for (const { text, start, end, kind } of findOffers(priced, language)) {
    // "20.11." is a day, though nothing but figures is a price elsewhere.
    if (kind === 'price' && !/\p{L}|\p{Sc}/u.test(text) && overlaps({ text, start, end }, dates)) continue;
    add(kind === 'price' ? 'price' : 'offer', [
      { text, start, end, parts: kind === 'price' ? priceParts(text) : { kind } },
    ]);
  }
  add('date', dates);
  const hours = findHours(plain, language, { opening: matchers.hours, regularly: matchers.regularly });
  add('hours', hours);
  add(
    'time',
    times.filter((one) => !overlaps(one, hours)),
  );
  const lastDay = until.exec(plain);
  const known = findDeadline(plain);
  const ended = dayBeforeUntil(plain, dates, language);
  const last = known
    ? within((known.split('\0')[0] ?? '').trim().replace(dangling, ''), plain.indexOf(known))
    : (ended ??
      (lastDay && isDay(lastDay[0], language)
        ? within(wholeWords(lastDay).split(/\0|[:：]\s/u)[0] ?? '', lastDay.index)
        : undefined));
  // "5. bis 8. September": the end of a range is no last day of an offer.
  if (last && !dates.some(({ start, end }) => start < last.start && end >= last.end)) add('deadline', [last]);
  const limit = condition.exec(plain);
  if (limit) add('condition', [clauseAround(line, limit.index, limit.index + limit[0].length)]);
  const codeWords = findCode(line);
  if (codeWords) add('code', [within(codeWords, line.indexOf(codeWords))]);
  const stars = rating.exec(plain);
  if (stars) add('rating', [within(stars[0], stars.index)]);
  if (isQuote(line)) add('quote', [quoteOf(line)]);
  for (const place of places) {
    for (const match of everyMatch(place, plain)) {
      const words = (match[1] ?? wholeWords(match)).trim().replace(/(?<=\p{Ll}{4})\.$/u, '');
      const found = within(words, match.index + match[0].indexOf(words));
      // "The pool opens in March"
      const isDay = overlaps(found, dates) || (!/\s/u.test(words) && tellsMonth(words, language));
      if (!isDay && !isByWay(words, language) && !/^\p{Lu}{1,3}$/u.test(words)) add('place', [found]);
    }
  }
  const count = counted.exec(plain);
  if (count?.[1] && count[2]) {
    const [whole, number, meaning] = count;
    // "12 Mill Lane" counts no lanes, "40 rooms in Mill Lane" counts rooms.
    const reach = { place: whole.indexOf(number) + number.length, other: whole.length };
    const isTaken = facts.some(({ kind, start }) => start < (kind === 'place' ? reach.place : reach.other));
    // "80 teas by weight, pots, strainers", "42 casks, 12 ciders": it counts the first of a list alone.
    const isList = meaning.split(/,\s/u).length > 2 || /,\s\p{Nd}/u.test(meaning);
    if (!isTaken && !isList && !distance.test(meaning))
      add('number', [{ ...within(whole, 0), parts: { number, meaning: meaning.trim() } }]);
  }
  if ((language === 'el' ? /[?;;]$/u : /[?？؟]$/u).test(line.trim()) || answered.test(line))
    add('question', [within(line, 0)]);
  return withoutOverlaps(facts).sort((a, b) => a.start - b.start);
}

/** "No credit? No problem.": a question with the answer that units.ts leaves beside it. */
const answered = /^[^?]{1,30}\? [^?.!]{1,30}[.!]$/u;

/** "200 m til skiløypa", "5 km from town": how far something is, which nobody counts. */
const distance = /^\s*(?:m|km|metres?|meters?|miles?|mi|м|км)(?=\s)/iu;

const overlaps = (one: Found, others: readonly Found[]) =>
  others.some(({ start, end }) => one.start < end && one.end > start);

/** Where two facts of one kind cover the same words, the first stays. */
function withoutOverlaps(facts: LineFact[]): LineFact[] {
  const kept: LineFact[] = [];
  for (const fact of facts)
    if (!kept.some((other) => other.kind === fact.kind && overlaps(fact, [other]))) kept.push(fact);
  return kept;
}

/** A day with the word behind it that makes it the last one: "5 नवंबर तक", "5月31日まで". */
function dayBeforeUntil(text: string, dates: readonly Found[], language: string): Found | undefined {
  const { untilBehind } = patternsOf(language);
  for (const { start, end } of untilBehind ? dates : []) {
    const word = untilBehind?.exec(text.slice(end, end + 16))?.[0];
    if (word) return within(text.slice(start, end + word.length), start);
  }
  return undefined;
}

/** Whether "until …" goes on to a day rather than to a thing ("until sold out" counts, "until you drop" does not). */
function isDay(words: string, language: string): boolean {
  return findDates(words, language).length > 0 || patternsOf(language).lastDays.test(words);
}

export function within(words: string, index: number): Found {
  const text = words.trim();
  const start = index + words.indexOf(text);
  return { text, start, end: start + text.length };
}

/** The words between two marks of punctuation around a place. */
function clauseAround(whole: string, start: number, end: number): Found {
  const line = withHeldDots(whole);
  const from = Math.max(
    0,
    ...everyMatch(/[,;:]\s|\s[-–—]\s/gu, line.slice(0, start)).map((m) => m.index + m[0].length),
  );
  const stop = /[,;](?=\s)|\s[-–—]\s|[.!?](?:\s|$)/u.exec(line.slice(end));
  return within(whole.slice(from, stop ? end + stop.index : line.length), from);
}

function quoteOf(line: string): Found {
  const parts = /^["“”„«»「『](.*)["“”»«」』]\s*[-–—,(/]?\s*([^"“”]*?)\)?$/u.exec(line);
  return {
    ...within(line, 0),
    parts: { quote: parts?.[1]?.trim() ?? line, source: parts?.[2]?.trim() ?? '' },
  };
}

/** The text with the words found blanked out; offsets stay. */
export function blankOut(text: string, found: readonly Found[]): string {
  let rest = text;
  for (const { start, end } of found)
    rest = rest.slice(0, start) + '\u0000'.repeat(end - start) + rest.slice(end);
  return rest;
}

/** A line without facts it holds, a space for each, the longest taken out first: one may hold another. */
export const withoutFacts = (line: string, held: readonly { text: string }[]) =>
  [...held]
    .sort((a, b) => b.text.length - a.text.length)
    .reduce((left, { text }) => left.replace(text, ' '), line);
