import { describe, expect, it } from 'vitest';
import { basicLanguages } from '../languages/registry.ts';
import compiled from './compiled/words.json' with { type: 'json' };
import { wordLinesIn } from './words/words-in.ts';

/** What languages are written in that have other letters than Latin ones. */
const writtenIn: [script: string, languages: string][] = [
  ['Arabic', 'ar ckb fa ps ur'],
  ['Armenian', 'hy'],
  ['Bengali', 'bn'],
  ['Cyrillic', 'be bg kk ky mk mn ru sr-Cyrl uk'],
  ['Devanagari', 'hi mr ne'],
  ['Ethiopic', 'am'],
  ['Georgian', 'ka'],
  ['Greek', 'el'],
  ['Gujarati', 'gu'],
  ['Gurmukhi', 'pa'],
  ['Han', 'ja ko zh-Hans zh-Hant'],
  ['Hangul', 'ko'],
  ['Hebrew', 'he'],
  ['Hiragana', 'ja'],
  ['Kannada', 'kn'],
  ['Katakana', 'ja'],
  ['Khmer', 'km'],
  ['Lao', 'lo'],
  ['Malayalam', 'ml'],
  ['Myanmar', 'my'],
  ['Oriya', 'or'],
  ['Sinhala', 'si'],
  ['Tamil', 'ta'],
  ['Telugu', 'te'],
  ['Thai', 'th'],
];
const scripts = [...writtenIn.map(([script]) => script), 'Latin'].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** Latin letters that everybody writes, alone or joined to a word in East Asia: "kg당", "Tシャツ", "4S店". */
const everywhere = new Set(
  'app c cctv d diy dj e gsm iphone kg ktv led npo ok pc pvc rv s sns suv t u web'.split(' '),
);

const lettersOf = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The words of a source of a regular expression: without its escapes, its sets of letters and its placeholders. */
const wordsOfSource = (source: string) =>
  lettersOf(source.replace(/\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\.|\[[^\]]*\]|\{\w+\}/giu, ' '));

/** What is written in Latin letters abroad only: Greek "eshop" and "facepainting", Japan's savings plan. */
const abroad = ['eshop', 'facepainting', 'nisa'];

/** What shops elsewhere say in English and in Latin letters too: "delivery", "online". */
const english = new Set(
  [
    ...textsOf(basicLanguages.en).flatMap(wordsOfSource),
    ...wordLinesIn('en').flatMap(({ words }) => words.flatMap(lettersOf)),
    ...abroad,
  ].map((word) => word.toLowerCase()),
);

/** All texts of a language but its code, its kin, kinds of offers, single letters and what other languages call it. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    ['code', 'kin', 'kind', 'calledBy', 'leaningLetters'].includes(key) ? [] : textsOf(value),
  );
}

/** Whether a word stands in letters its language is written in, and in those of one alphabet. */
function isWellSpelled(word: string, language: string): boolean {
  const own = writtenIn.filter(([, languages]) => languages.split(' ').includes(language));
  const allowed = own.length > 0 ? own.map(([script]) => script) : ['Latin'];
  const used = scripts.filter(([, letter]) => letter.test(word)).map(([script]) => script);
  if (used.every((script) => allowed.includes(script))) return true;
  const latin = word.match(/\p{Script=Latin}+/gu) ?? [];
  if (latin.join('') === word)
    return latin.every((part) => everywhere.has(part.toLowerCase()) || english.has(part.toLowerCase()));
  const joins =
    allowed.includes('Han') && used.every((script) => script === 'Latin' || allowed.includes(script));
  return joins && latin.every((part) => everywhere.has(part.toLowerCase()));
}

const misspelled = (words: string[], language: string) => [
  ...new Set(words.filter((word) => !isWellSpelled(word, language))),
];

describe('the letters of the words of a language', () => {
  it('tell a letter of another alphabet that looks the same', () => {
    expect(misspelled(['decа', 'அழகு', 'অழகு', 'колач', 'Tシャツ', 'delivery'], 'sr')).toEqual([
      'decа',
      'அழகு',
      'অழகு',
      'колач',
      'Tシャツ',
    ]);
    expect(misspelled(['அழகு', 'অழகு', 'delivery'], 'ta')).toEqual(['অழகு']);
    expect(misspelled(['Tシャツ', 'シャツ', 'xシャツ'], 'ja')).toEqual(['xシャツ']);
  });

  it.each(Object.entries(basicLanguages))('are its own in its file: %s', (code, language) => {
    expect(misspelled(textsOf(language).flatMap(wordsOfSource), code)).toEqual([]);
  });

  it.each(Object.keys(basicLanguages))('are its own where they name things: %s', (code) => {
    const words = wordLinesIn(code).flatMap((line) => line.words.flatMap(lettersOf));
    expect(misspelled(words, code)).toEqual([]);
  });

  it.each(Object.entries(compiled))('are of one alphabet in the words of Unicode: %s', (code, lines) => {
    const words = lines.split('\n').flatMap((line) => lettersOf(line.slice(line.indexOf(':'))));
    const mixed = words.filter((word) => !/^\p{Script=Latin}+$/u.test(word));
    expect(misspelled(mixed, code)).toEqual([]);
  });
});
