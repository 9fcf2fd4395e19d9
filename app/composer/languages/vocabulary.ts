import type { Language } from './language.ts';

/**
 * Words that tell a language from its neighbours, taken from its words for offers, dates and trades. Each is spelled
 * out in full somewhere in its file, is at least three letters long and in lower case.
 */
export function vocabularyOf(language: Language): Set<string> {
  const {
    off,
    offers,
    upTo,
    from,
    insteadOf,
    insteadBehind = '',
    per,
    until,
    lastDays,
    conditions,
    hours,
    phone,
    calls,
    pointers,
    forms,
  } = language;
  const patterns = [
    off,
    ...offers.map(({ source }) => source),
    upTo,
    from,
    insteadOf,
    insteadBehind,
    per,
    until,
    lastDays,
  ];
  const words = new Set<string>();
  for (const source of [...patterns, conditions, hours, phone])
    for (const word of source
      .replace(/\\[pP]\{[^}]*\}[*+?]?(?:\{[^}]*\})?|\\./gu, '¤')
      .split(/[^\p{L}\p{M}¤’']+/u))
      if (isWord(word)) words.add(word.toLowerCase());
  for (const call of Object.values(calls))
    for (const word of call.split(/[^\p{L}\p{M}’']+/u)) if (isWord(word)) words.add(word.toLowerCase());
  for (const stems of [...Object.values(pointers), ...Object.values(forms)])
    for (const stem of stems.split(' '))
      if (!stem.includes('*')) for (const word of stem.split('_')) if (isWord(word)) words.add(word);
  return words;
}

const isWord = (word: string) => word.length >= 3 && !word.includes('¤') && !/^app$/iu.test(word);
