import { toPattern } from '../pattern.ts';
import { graphemesOf, isEmoji, splitOffer } from './typesetting.ts';

/** A line of a round badge: what is set large, and the words over and under it. */
export type RoundLine = { key: 'before' | 'number' | 'after' | 'all'; text: string };

/** Marks that led over to the next line: "5 days, | €49". */
const marks = String.raw`[\s\u200b\u2060\p{Pd},;·:，、；：。،؛]+`;
const edges = toPattern(`^${marks}|${marks}$`, 'gu');

/** A line of a badge without the comma or dash that led over to the next. */
const bare = (text: string) => text.replace(edges, '');

/** A text without its emoji: as small as a badge's lines they are specks. */
const lettersOf = (text: string) =>
  graphemesOf(text)
    .filter((sign) => !isEmoji(sign))
    .join('')
    .trim();

/** A currency in letters before a long amount: "R$ 34,90". It stands over the amount, which is then larger. */
const lettered = /^((?:\p{L}{1,3}\p{Sc}|\p{L}{2,4}\.?))[\s\u00a0]([\p{Nd}.,'’]{4,})$/u;

/** And one behind the amount: "450 zł". */
const letteredBehind = /^([\p{Nd}.,'’\s\u00a0]{1,12})[\s\u00a0](\p{L}{2,4}\.?)$/u;

/** The lines of a round badge for an offer. */
export function roundLines(offer: string): RoundLine[] {
  const letters = lettersOf(offer);
  const split = splitOffer(letters);
  if (!split) return [{ key: 'all', text: letters }];
  const [before, after] = [bare(split.before), bare(split.after)];
  const [, money, amount] = before === '' ? (lettered.exec(split.number) ?? []) : [];
  const [, sum, name] = after === '' ? (letteredBehind.exec(split.number) ?? []) : [];
  const lines: RoundLine[] = [
    { key: 'before', text: money ?? before },
    { key: 'number', text: amount ?? sum ?? split.number },
    { key: 'after', text: name ?? after },
  ];
  return lines.filter(({ text }) => text !== '');
}

const broadest = /[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Khmer}]/u;
const broad =
  /[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Length in letters as broad as Latin ones. */
export function breadthOf(text: string): number {
  return graphemesOf(text).reduce(
    (sum, sign) => sum + (broadest.test(sign) ? 2.2 : broad.test(sign) ? 1.6 : 1),
    0,
  );
}

/** Length of the longest word, in letters as broad as Latin ones. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s\u200b]/u).map(breadthOf));
}

/** Letters of the words on each side of a number at most, and where the other side has none. */
const [mostBeside, mostAlone] = [12, 20];
const longestBeside = 10;
const mostOfNumber = 8;
const [mostWithout, longestWithout] = [13, 9];
/** Hours, days or amounts joined by a dash: "18:00–20:00". In a round badge they would be torn. */
const range = /\p{Nd}\s?[-–—]\s?\p{Nd}/u;

/** Whether a round badge holds an offer: a number with few words about it, or very few words. */
export function isRoundOffer(offer = ''): boolean {
  const lines = roundLines(offer);
  const beside = lines.filter(({ key }) => key !== 'number').map(({ text }) => text);
  if (lines.length === 0 || beside.some((text) => range.test(text))) return false;
  const number = lines.find(({ key }) => key === 'number');
  return number ? isShortAbout(number.text, beside) : isShort(lettersOf(offer));
}

function isShortAbout(number: string, beside: string[]): boolean {
  const most = beside.length > 1 ? mostBeside : mostAlone;
  const fits = beside.every((text) => breadthOf(text) <= most && longestWord(text) <= longestBeside);
  return fits && graphemesOf(number.replaceAll(/\s/gu, '')).length <= mostOfNumber;
}

const isShort = (text: string) =>
  graphemesOf(text).length <= mostWithout && longestWord(text) <= longestWithout;

/** Letters of words without a number that a large seal holds. */
const mostOnSeal = 22;

/** Whether a large seal holds an offer: a few more words than a badge in a corner. */
export function isSealOffer(offer = ''): boolean {
  if (isRoundOffer(offer)) return true;
  const [only] = roundLines(offer);
  if (only?.key !== 'all' || /\p{Nd}/u.test(only.text)) return false;
  return graphemesOf(only.text).length <= mostOnSeal && longestWord(only.text) <= longestWithout;
}

/** `isRoundOffer` of classic designs, which draw as they drew. */
export function isClassicRound(offer: string): boolean {
  const split = splitOffer(offer);
  if (!split) return isShort(offer);
  return isShortAbout(`${split.number}-`, [split.before, split.after].filter(Boolean));
}

/** The lines of a badge of a classic design. */
export function classicLines(offer: string): RoundLine[] {
  const split = splitOffer(offer);
  if (!split) return [{ key: 'all', text: lettersOf(offer) }];
  const lines: RoundLine[] = [
    { key: 'before', text: bare(lettersOf(split.before)) },
    { key: 'number', text: split.number },
    { key: 'after', text: bare(lettersOf(split.after)) },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Rough width of a text in the bold of the faces for running text, em. */
export const boldEms = (text: string): number =>
  graphemesOf(text).reduce((sum, sign) => sum + boldOf(sign), 0);

function boldOf(sign: string): number {
  if (/[\s.,:;'’]/u.test(sign)) return 0.3;
  if (/[%٪％@MWmw]/u.test(sign)) return 0.96;
  if (/[\p{Nd}\p{Sc}]/u.test(sign)) return 0.66;
  if (/\p{Script=Latin}/u.test(sign)) return /\p{Lu}/u.test(sign) ? 0.72 : 0.58;
  return broadest.test(sign) || broad.test(sign) ? 1.04 : 0.74;
}

/** Rough width of a text in a bold face, em, as classic designs reckon it. */
export const classicEms = (text: string): number =>
  graphemesOf(text).reduce((sum, sign) => sum + emOf(sign), 0);

function emOf(sign: string): number {
  if (/\s/u.test(sign)) return 0.3;
  return /[%٪€₹₩₪折円元]/u.test(sign) ? 1 : 0.68;
}
