import { findDeadline } from '../brief/offer/find-offer.ts';
import { currency, currencyEnd, number } from '../brief/offer/offer-words.ts';
import { bareLetter, noLetterBehind } from '../languages/letters.ts';
import { sourcesBySpacing, sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { heldParts, type TextPart } from './held-parts.ts';
import { divideLongWords } from './long-words.ts';
import { withNoBreaks } from './no-break.ts';
import { withTypographicMarks } from './quotation-marks.ts';
import { withWordBreaks } from './word-breaks.ts';

/** A text ready to be set: `plain` is its characters, `parts` the same split for line breaking. */
export type PreparedText = { plain: string; parts: TextPart[] };

/** Letters from which a word is divided where nothing else helps: in small type of several lines, and in large. */
const leastInRunning = 24;
const leastInLarge = 15;
const casedScripts = new Set(['Latn', 'Grek', 'Cyrl', 'Armn']);
const spacedScripts = new Set(['Latn', 'Grek', 'Cyrl']);

/** `running` text is set in several lines of one size: its last word should not stand alone. `breakWords` lets
 * very long words break anywhere. */
export type SettingRules = {
  language: string;
  script: string;
  uppercase?: boolean;
  running?: boolean;
  breakWords?: boolean;
};

/**
 * Prepares a text for setting. Its characters become NFC, its spaces single, and its marks are set as the language
 * does. Where upper case is asked for and the script has case, it follows the language's rules. Then its lines: no line
 * ends at some spaces, lines may break at places in scripts without spaces, and a danda is kept with its word.
 * @param language BCP 47. @param script ISO 15924.
 */
export function prepareText(given: string, how: SettingRules): PreparedText {
  const typed = given.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const clean = withTypographicMarks(typed, how.language);
  const cased = how.uppercase && casedScripts.has(how.script) ? upper(clean, how.language) : clean;
  const held = withNoBreaks(cased, how.language);
  const broken = withWordBreaks(held, how);
  const text = how.running ? keepLastWords(broken) : broken;
  const plain = how.breakWords ? divideLongWords(text, how.running ? leastInRunning : leastInLarge) : text;
  return { plain, parts: heldParts(plain) };
}

/** A prepared text with plain spaces and without the marks for line breaking. */
export const asGiven = (text: string): string =>
  text.replace(/[\u00ad\u200b\u2060]/gu, '').replaceAll('\u00a0', ' ');

/** Letter-spacing suits only scripts whose letters stand apart. */
export function allowsTracking(script: string): boolean {
  return spacedScripts.has(script);
}

function upper(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

/** A very short last word goes with the one before it, so that it never ends up alone on a line. */
function keepLastWords(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 4 || last.length > 5 || (words.at(-2) ?? '').length > 9) return text;
  return `${words.slice(0, -1).join(' ')}\u00a0${last}`;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader counts as characters. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), (entry) => entry.segment);
}

/** Whether a grapheme is shown as a picture: emoji by default, by variation selector, keycaps and flags. */
export function isEmoji(grapheme: string): boolean {
  if (grapheme.includes('\ufe0e')) return false;
  if (/^(?:\p{Regional_Indicator}{1,2}|[#*0-9]\ufe0f?\u20e3)$/u.test(grapheme)) return true;
  if (!/^\p{Extended_Pictographic}/u.test(grapheme)) return false;
  return /^\p{Emoji_Presentation}|\ufe0f|\u200d|^\p{Emoji_Modifier_Base}\p{Emoji_Modifier}/u.test(grapheme);
}

/** Behind a letter a hyphen joins, as in the Hebrew "ב-150". */
const sign = '(?:(?<![\\p{L}\\p{M}])[-−–+]\\s?)?';
const moneyFigure = toPattern(
  `${sign}(?<!${bareLetter})${currency}\\s?${number}(?:[.,][-–])?|${sign}${number}(?:[.,][-–])?\\s?${currency}${currencyEnd}`,
  'iu',
);
const forSoMany = sourcesOfAll((language) => language.forSoMany);
/** What an offer is about, the clearest first: a percentage, an amount of money, a share (折), so many for so many. */
const figures = [
  toPattern(`${sign}${number}(?:\\s?[-–]\\s?${number})?\\s?[%٪％﹪]|${sign}[%٪％]\\s?${number}`, 'iu'),
  moneyFigure,
  /[\p{Nd}.]{1,3}\s?折/iu,
  toPattern(`(?<!\\p{Nd})\\p{Nd}\\s?(?:[x×+]|${forSoMany})\\s?\\p{Nd}(?!\\p{Nd}|[.,]\\p{Nd})`, 'iu'),
];
const bareNumber = toPattern(`${sign}${number}`, 'u');

/** An offer around its number; `joints` are the spaces that part them, empty where there are none. */
export type SplitOffer = { before: string; number: string; after: string; joints: [string, string] };

/**
 * The part of an offer that carries its number ('20%', 'R$ 1', '2 for 1') with what stands before and after it. An
 * offer of several bare numbers ('buy 3 pay 2') or amounts ('was $349, now $229') has no such part.
 */
export function splitOffer(offer: string): SplitOffer | undefined {
  const found = figureIn(offer);
  if (!found) return undefined;
  const head = offer.slice(0, found.index);
  const rest = offer.slice(found.index + found[0].length);
  // "14-day", "16s" and "1º" are one word.
  const joined = /^(?:[-‐‑]\u2060?\p{L}+|[\p{Script=Latin}ºª]{1,3}(?![\p{L}\p{M}]))/u.exec(rest)?.[0] ?? '';
  const tail = rest.slice(joined.length);
  const isApart = (text: string) => (/\s/u.test(text) ? ' ' : '');
  return {
    before: head.replace(/[\s\u200b\u2060]+$/u, ''),
    number: `${found[0]}${joined}`.trim(),
    after: tail.replace(/^[\s\u200b\u2060]+/u, ''),
    joints: [isApart(head.slice(-1)), isApart(tail.charAt(0))],
  };
}

function figureIn(offer: string): RegExpExecArray | null {
  for (const figure of figures) {
    const found = figure.exec(offer);
    if (!found) continue;
    // "Was $349, now $229": of two amounts a reader would take the large one for the price.
    return figure === moneyFigure && figure.test(offer.slice(found.index + found[0].length)) ? null : found;
  }
  const groups = offer.match(/\p{Nd}+(?:[.,٫٬'’\u00a0]\p{Nd}+)*/gu) ?? [];
  const bare = groups.length === 1 ? bareNumber.exec(offer) : null;
  if (!bare) return null;
  // The day an offer ends is not what it is about: "free until 31 May".
  const lastDay = findDeadline(offer);
  const from = lastDay ? offer.indexOf(lastDay) : -1;
  if (lastDay && bare.index >= from && bare.index < from + lastDay.length) return null;
  const isPrice = /[.,]\p{Nd}{2}$/u.test(bare[0]);
  return isPrice || isAmount.test(offer.slice(bare.index + bare[0].length)) ? bare : null;
}

/** Years, of an age as a rule: "bambini fino a 4 anni gratis", "6岁以下". */
const years = sourcesBySpacing((language) => language.years);
const hourNames = sourcesOfAll(({ hourWords }) => hourWords?.alone);

/**
 * What follows a bare number that counts something: "14-day trial", "2 gusti". An hour, an age, a month or a house
 * counts nothing: "kl. 9, …", "3월", "via Dante 12". An ending joined to the number tells a day, as in the Tamil "by the
 * 15th".
 */
const isAmount = toPattern(
  `^(?![\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}])[\\s\\u200b\\u2060]*[-‐‑]?\\u2060?(?!(?:am|pm|h|${hourNames}|${years.spaced})${noLetterBehind}|${years.unspaced}|[月월])[\\p{L}\\p{M}ºª]`,
  'iu',
);
