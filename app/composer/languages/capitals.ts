import type { BasicLanguage } from './language.ts';

/**
 * What capitals hide from patterns without case.
 *
 * Turkish and Azerbaijani have two letters i: i is İ in capitals, ı is I. Patterns without case know neither pair, and
 * `toLowerCase` makes of İ an i with a mark of its own, of I always an i.
 *
 * Greek leaves the accents away in capitals: ΜΑΘΗΜΑΤΑ is μαθήματα.
 */

/** The small letters of a text of any language, as many as it has: of İ just an i. */
export const lowerCase = (text: string) => text.replaceAll('İ', 'i').toLowerCase();

/** A text with I as Turkish reads it, in small letters; undefined where it has none. */
export const dotlessReading = (text: string) =>
  text.includes('I') ? lowerCase(text.replaceAll('I', 'ı')) : undefined;

/** The small letters of a text as its language has them. */
export const lowerCaseIn = (text: string, language: string) =>
  (hasTwo(language) ? dotlessReading(text) : undefined) ?? lowerCase(text);

/** Whether a language has the two letters, by its code (BCP 47). */
export const hasTwo = (code: string) => /^(?:tr|az)(?![a-z])/u.test(code);

/** What of a pattern is no letter, classes of characters, and both letters. */
const parts = /\\[pP]\{[^}]*\}|\\.|\(\?<?[a-z-]*[:>=!]|(?<class>\[(?:\\.|[^\]\\])*\])|[iı]/gsu;
const partsOfClass = /\\[pP]\{[^}]*\}|\\.|[iı]/gsu;

/**
 * The source of a pattern without case, or a stem, that matches both letters in capitals as well. I is an i without
 * case, so that an ı has to mind it.
 */
export function inBothCases(source: string): string {
  return source.replace(parts, (part) => {
    if (part.startsWith('['))
      return part.replace(partsOfClass, (letter) => ({ i: 'iİ', ı: 'ıI' })[letter] ?? letter);
    return { i: dotted, ı: dotless }[part] ?? part;
  });
}

/** Vowels as they are written with an accent, and how capitals have them. */
const bareVowels: Record<string, string> = {
  ...{ ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω' },
  ...{ ΐ: 'ϊ', ΰ: 'ϋ' },
};
const partsWithVowels = /\\[pP]\{[^}]*\}|\\.|(?<class>\[(?:\\.|[^\]\\])*\])|[άέήίόύώΐΰ]/gsu;

/** The source of a pattern, or a stem, that matches a Greek word with and without its accents. */
export function withoutAccentsToo(source: string): string {
  return source.replace(partsWithVowels, (part) => {
    if (part.startsWith('[')) return part.replace(/[άέήίόύώΐΰ]/gu, (vowel) => vowel + bareVowels[vowel]);
    const bare = bareVowels[part];
    return bare ? `[${part}${bare}]` : part;
  });
}

const dotted = '[iİ]';
const dotless = '(?-i:[ıI])';

/** The letter a source begins with, which may be one that inBothCases wrote, and all the letters it stands for. */
export function firstLetter(source: string): { source: string; letters: string } {
  if (source.startsWith(dotted)) return { source: dotted, letters: 'iİ' };
  if (source.startsWith(dotless)) return { source: dotless, letters: 'ıI' };
  const vowel = /^\[([άέήίόύώΐΰ][αεηιουωϊϋ])\]/u.exec(source);
  if (vowel?.[1]) return { source: vowel[0], letters: vowel[1] };
  const [first = ''] = source;
  return { source: first, letters: first };
}

/** A source with one letter for each that inBothCases wrote, to count them. */
export const withOneCase = (source: string) =>
  source
    .replaceAll(dotted, 'i')
    .replaceAll(dotless, 'ı')
    .replace(/\[([άέήίόύώΐΰ])[αεηιουωϊϋ]\]/gu, '$1');

/** What is printed of a language or looked up word by word; all else is sources and stems. */
const kept = new Set([
  ...['code', 'kin', 'kind', 'functionWords', 'quotes', 'leaningLetters'],
  ...['calls', 'playfulCall', 'callNumber', 'textNumber', 'hooks'],
]);

/** Tables of languages as briefs are read with them: with patterns for both cases where a language has the letters. */
export const readTables = <Table extends BasicLanguage>(
  tables: Record<string, Table>,
): Record<string, Table> =>
  Object.fromEntries(
    Object.entries(tables).map(([code, table]) => {
      if (hasTwo(code)) return [code, inAll(table, inBothCases)];
      return [code, code === 'el' ? inAll(table, withoutAccentsToo) : table];
    }),
  );

type Rewriting = (source: string) => string;

function inAll<Value>(value: Value, rewrite: Rewriting): Value;
function inAll(value: unknown, rewrite: Rewriting): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((one) => inAll(one, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, kept.has(key) ? one : inAll(one, rewrite)]),
  );
}
