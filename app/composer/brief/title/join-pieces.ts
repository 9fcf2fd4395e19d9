import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { matchersOf, opensWithHiring } from '../../languages/matchers.ts';
import { sourcesOfAll, sourcesRead, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { findDates, findTimes, tellsMonth } from '../facts/find-dates.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { findDeadline, findOffer, findOffers, isOfferClause } from '../offer/find-offer.ts';
import { capitalise } from '../request.ts';
import { perLanguage } from '../text/remembering.ts';
import { commaOf, setWidth, wordCount } from '../text/segments.ts';

/** Emoji and marks without a word stay with the words before them. */
export function withLoneSigns(parts: string[], part: string): string[] {
  if (/[\p{L}\p{N}]/u.test(part)) return [...parts, part];
  const last = parts.at(-1);
  if (!/\p{Extended_Pictographic}/u.test(part)) return parts;
  return last === undefined ? [part] : [...parts.slice(0, -1), `${last} ${part}`];
}

/** "Free tree! (yes really)": a bracket goes with the words before it. */
export function withBracket(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  return last !== undefined && /^[(（]/u.test(part)
    ? [...parts.slice(0, -1), `${last} ${part}`]
    : [...parts, part];
}

const cryOf = perLanguage((language) => toPattern(`^${matchersOf(language).cries}[!.]*$`, 'iu'));

/**
 * A cry without a thing stays in front of what it is about, as it was typed: "New: gluten-free bakery", "Please help –
 * a new roof".
 */
export function withCry(parts: string[], part: string, how: { title: string; language: string }): string[] {
  const { title, language } = how;
  const cry = parts[0];
  if (parts.length !== 1 || cry === undefined) return [...parts, part];
  const isCry = cryOf(language).test(cry);
  const from = title.indexOf(cry);
  const whole = title.slice(from, title.indexOf(part, from + cry.length) + part.length);
  const fits = from >= 0 && whole.startsWith(cry) && whole.endsWith(part) && setWidth(whole) <= 58;
  return isCry && fits ? [whole] : [...parts, part];
}

/**
 * Keeps a name behind the colon of its kind ("Escape room: The Submarine"), and what a heading announces behind its
 * colon ("New in: merino yarn"). A description that goes on in small letters stands for itself, and so does an offer or
 * a day.
 */
export function withItsName(
  parts: string[],
  part: string,
  how: { title: string; language: string },
): string[] {
  const { title, language } = how;
  const kind = parts[0];
  if (parts.length !== 1 || kind === undefined || setWidth(kind) + setWidth(part) > 56)
    return [...parts, part];
  const from = title.indexOf(kind);
  const joint = title.slice(from + kind.length, title.indexOf(part, from + kind.length));
  if (from < 0 || !/^\s?[:：]\s*$/u.test(joint) || wordCount(kind, language) > 4) return [...parts, part];
  const isApart =
    findOffer(part, language) !== undefined ||
    isDateOnly(part, language) ||
    opensWithHiring(kind) ||
    opensWithHiring(part) ||
    isJobLabel(kind, language) ||
    findOffer(kind, language) !== undefined;
  // "Fostering: could you be the one?": a question is asked of what stands before it.
  const isName = /^["“«„]?\p{Lu}/u.test(part) || /[?？؟]$/u.test(part) || namesNothing(kind, language);
  return isName && !isApart ? [`${kind}${joint}${part}`] : [...parts, part];
}

/** "Heels, soles, zips - most shoe repairs same day": a list of words stays in front of what is done with them. */
export function withItsList(
  parts: string[],
  part: string,
  { title, language }: { title: string; language: string },
): string[] {
  const list = parts[0] ?? '';
  const whole = [' - ', ' – ', ' — ']
    .map((dash) => `${list}${dash}${part}`)
    .find((words) => title.includes(words));
  if (!whole || findOffer(part, language)) return [...parts, part];
  const isHeading =
    parts.length === 1 &&
    /^(?:\p{L}+,\s){2,3}\p{L}+$/u.test(list) &&
    /^\p{Ll}[\p{L}’']*\s/u.test(part) &&
    setWidth(whole) <= widestWhole;
  return isHeading && !isCallToAction(part) && !standsApart(part, language) ? [whole] : [...parts, part];
}

/** "Thandi - virtual assistant", "Class of 2001 - 20 year reunion": a name that says nothing stays with its trade. */
export function withItsTrade(
  parts: string[],
  part: string,
  { title, language }: { title: string; language: string },
): string[] {
  const [name = '', ...others] = parts;
  const whole = [' - ', ' – ', ' — ']
    .map((dash) => `${name}${dash}${part}`)
    .find((words) => title.startsWith(words));
  if (!whole || others.length > 0 || setWidth(whole) > widestNamed || wordCount(name, language) > 3)
    return [...parts, part];
  const says = (words: string) =>
    tradeOf(words, language) !== undefined || findSubjects({ title: words }, language).length > 0;
  const isApart = [name, part].some((words) => findOffer(words, language) || standsApart(words, language));
  return !isApart && !/[.!?:]/u.test(part) && !says(name) && says(part) && !isCallToAction(part)
    ? [whole]
    : [...parts, part];
}

/** "NEW NOVEL – 'The Salt Path Home' by Ana Ruiz": what is called so stays with the kind of thing it is. */
export function withItsTitle(parts: string[], part: string, title: string): string[] {
  const [kind = '', ...others] = parts;
  const whole = [' - ', ' – ', ' — ', ': ']
    .map((joint) => `${kind}${joint}${part}`)
    .find((words) => title.startsWith(words));
  const isCalled = /^(?:['‘]\p{Lu}[^'‘’]{2,50}['’]|["“„«]\p{Lu}[^"“”„«»]{2,50}["”“»])(?!\p{L})/u.test(part);
  return whole && isCalled && others.length === 0 && setWidth(whole) <= widestWhole
    ? [whole]
    : [...parts, part];
}

/** Widest name with its trade, in average Latin letters. */
const widestNamed = 44;

/** "冰箱有啥，今晚就做啥" behind a name and its colon: two halves of one saying. */
export function withItsHalf(
  parts: string[],
  part: string,
  { title, language }: { title: string; language: string },
): string[] {
  const [name = '', half = ''] = parts;
  const whole = `${half}，${part}`;
  const isSaid =
    parts.length === 2 &&
    title.includes(whole) &&
    /[:：]\s?$/u.test(title.slice(name.length, title.indexOf(whole))) &&
    ![half, part].some((words) => findOffer(words, language) || isDateOnly(words, language));
  return isSaid ? [name, whole] : [...parts, part];
}

/** "Buy 5", "10 Döner kaufen": how many are bought. */
const boughtCount = /^(?:\p{L}+\s){0,2}\p{Nd}{1,2}(?:\s\p{L}+){0,2}$/u;
/** "6. gratis", "der 11. gratis", "the 10th free": the one that comes next. */
const nextOne = /^(?:\p{L}{1,4}\s)?\p{Nd}{1,2}(?:[.ºª]|:?\p{L}{1,3}|-\p{L}{1,2})\s/u;

/** Keeps the gift behind the count that has to be bought for it: "kup 5, 6. gratis". */
export function withItsGift(parts: string[], part: string, language: string): string[] {
  const bought = parts.at(-1);
  return bought !== undefined &&
    boughtCount.test(bought) &&
    nextOne.test(part) &&
    setWidth(part) <= 28 &&
    ['free', 'bundle'].includes(findOffer(part, language)?.kind ?? '')
    ? [...parts.slice(0, -1), `${bought}, ${part}`]
    : [...parts, part];
}

/** Keeps the condition behind its offer: "free polish, if you buy your boots here". */
export function withItsCondition(
  parts: string[],
  part: string,
  { title, language }: { title: string; language: string },
): string[] {
  const offer = parts.at(-1) ?? '';
  const whole = `${offer}${commaOf(title)}${part}`;
  const isOn = findOffer(offer, language) && opensWithIf(part, language) && title.includes(whole);
  return isOn && setWidth(whole) <= widestOnCondition ? [...parts.slice(0, -1), whole] : [...parts, part];
}

/** A headline has no more room than for the offer, and the sub-line has the condition. */
const widestOnCondition = 100;

/** Whether words say on what condition something before them holds. */
export const opensWithIf = (words: string, language: string) => ifOf(language).test(words);
const ifOf = perLanguage((language) => toPattern(`^(?:${sourcesRead(language, ({ ifs }) => ifs)})\\s`, 'iu'));

/** Whether words are a heading in front of the thing: no thing and no trade in them. */
export const namesNothing = (words: string, language: string) =>
  wordCount(words, language) <= 2 &&
  /^\p{L}[\p{Ll}\p{M}]*(?:\s\p{Ll}+)?$/u.test(words) &&
  tradeOf(words, language) === undefined &&
  findSubjects({ title: words }, language).length === 0;

const walkInOf = perLanguage((language) => toPattern(matchersOf(language).walkIns, 'iu'));

/** "Walk-ins welcome!" says how one may come, and not to what: it stands behind what it is about. */
export function withoutWalkIn(parts: string[], part: string, language: string): string[] {
  const [cry] = parts;
  // "Self-service dog wash": to what, it says itself.
  const isAlone =
    parts.length === 1 &&
    cry !== undefined &&
    wordCount(cry, language) <= 3 &&
    walkInOf(language).test(cry) &&
    findSubjects({ title: cry }, language).length === 0;
  return isAlone ? [part, cry] : [...parts, part];
}

/** Widest title that is read as one, in average Latin letters. */
export const widestWhole = 58;

/** Whether words have a price, a day of the month or an hour, which ads set apart. */
const standsApart = (part: string, language: string) =>
  !['free', undefined].includes(findOffer(part, language)?.kind) ||
  [...findDates(part, language), ...findTimes(part)].some(({ text }) => /\p{Nd}/u.test(text));

/** "Can you hear that? That's your new kitchen laughing at the old one": half of it says nothing. */
export const isJoke = (question: string, answer: string) =>
  /^[^?？؟]{3,40}[?？؟]$/u.test(question) && /^[^.!?:;|–—]{16,60}[.!]?$/u.test(answer);
/** Widest question with its answer, in average Latin letters. */
export const widestJoke = 74;

/** "Sale! Down jackets", "Oh yes it is! Aladdin at the Corn Hall": a cry or question is read with what it is about. */
export function withCalledOut(
  parts: string[],
  part: string,
  { title, language }: { title: string; language: string },
): string[] {
  const last = parts.at(-1);
  // Greek asks with a semicolon.
  const isCalled = /[!?！？؟]$/u.test(last ?? '') || (language === 'el' && /;$/u.test(last ?? ''));
  const width = setWidth(last ?? '') + setWidth(part);
  if (!last || !isCalled || width >= (isJoke(last, part) ? widestJoke : widestWhole)) return [...parts, part];
  if (/\p{Extended_Pictographic}/u.test(last) || findOffer(last, language)) return [...parts, part];
  const isDay = isDateOnly(part, language) && /\p{Nd}/u.test(part);
  if (isOfferOnly(part, language) || isDay || opensWithHiring(part)) return [...parts, part];
  // "Wallpaper clearance! Rolls from £4": the price is set apart, and a word would be left of it.
  const [price] = findOffers(part, language);
  const isPriced = price?.kind === 'price' && wordCount(part.slice(0, price.start), language) === 1;
  if (isPriced && findSubjects({ title: last }, language).length > 0) return [...parts, part];
  const isShort = wordCount(last, language) <= 2;
  if (!isShort && (opensWithHiring(last) || standsApart(part, language))) return [...parts, part];
  const joint = title.includes(`${last}${part}`) ? '' : ' ';
  return [...parts.slice(0, -1), `${last}${joint}${capitalise(part)}`];
}

/** "Vacancy", "Vaga": says that a job follows, not which. */
export const isJobLabel = (piece: string, language: string) =>
  wordCount(piece, language) === 1 && tradeOf(piece, language) === 'apply';

/** "First month" of "First month $1": what a low price is for. */
export const isFirstOf = (words: string, language: string) =>
  wordCount(words, language) <= 3 && firstOf.test(words);

const firstOf = toPattern(
  `^(?:${sourcesOfAll((language) => language.firstOf)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])`,
  'iu',
);

const freeHouse = toPattern(
  wordsOfAll((language) => language.freeHouses),
  'iu',
);

/** "Free Little Library": the name of a house, written as names are. */
const isFreeHouse = (piece: string) =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){2,4}$/u.test(piece) && freeHouse.test(piece.split(' ').at(-1) ?? '');

/** Whether a piece is an offer and nothing else. */
export function isOfferOnly(piece: string, language: string): boolean {
  if (!isOfferClause(piece, language) || isFreeHouse(piece)) return false;
  const { start = 0 } = findOffer(piece, language) ?? {};
  return start < 4 || isFirstOf(piece.slice(0, start), language);
}

/** Whether a piece is a day or an hour and nothing else. */
export function isDateOnly(piece: string, language: string): boolean {
  if (tellsMonth(piece, language)) return true;
  // "This month only"
  if (findDeadline(piece)?.length === piece.trim().length) return true;
  const found = [...findDates(piece, language), ...findTimes(piece)];
  const letters = found
    .reduce((rest, { text }) => rest.replace(text, ''), piece)
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  return found.length > 0 && letters.length <= 4;
}
