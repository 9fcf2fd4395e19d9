import { firstLetter, withOneCase } from '../../languages/capitals.ts';
import { noLetterBefore, noLetterBehind } from '../../languages/letters.ts';
import { unspacedOrHangul } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';

/**
 * A matcher for a list of word stems, separated by spaces; case does not count. `word` matches the whole word, `word*`
 * how words begin, `*word` how compounds end, `*word*` any part of a word. `_` stands for a space. Stems in scripts
 * written without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) match anywhere.
 * @throws Error at a stem that ends in a space, behind which no word could stand.
 */
export function stemMatcher(stems: string): RegExp {
  const whole: string[] = [];
  const beginnings: string[] = [];
  const ends: string[] = [];
  const anywhere: string[] = [];
  for (const stem of stems.trim().split(/\s+/)) {
    if (stem.endsWith('_'))
      throw new Error(
        `The stem "${stem}" matches before no word: write "${stem.slice(0, -1)}" for the word, "${stem}*" for what follows`,
      );
    const letters = stem
      .replace(/^\*|\*$/gu, '')
      .replaceAll('*', '[\\p{L}\\p{M}]*')
      .replaceAll('_', '[\\s\\-]')
      .normalize('NFC');
    if (unspacedOrHangul.test(stem) || /^\*.*\*$/u.test(stem)) anywhere.push(letters);
    else if (stem.startsWith('*')) ends.push(letters);
    else if (stem.endsWith('*')) beginnings.push(letters);
    else whole.push(letters);
  }
  const start = `${noLetterBefore}${attached.test(stems) ? '(?:وال|بال|ال|و|ب|ל|ו|ה|ב)?' : ''}`;
  const isPhrase = (letters: string) => letters.includes('[\\s');
  const phrases = beginnings.filter(isPhrase);
  const words = beginnings.filter((letters) => !isPhrase(letters));
  // Each class of letters is code of its own. So all whole words share one.
  const starts = [
    phrases.length > 0 && byFirstLetter(phrases),
    whole.length > 0 && `(?:${byFirstLetter(whole)})${noLetterBehind}`,
    words.length > 0 && byFirstLetter(words),
  ].filter(Boolean);
  const alternatives = [
    starts.length > 0 && `${start}(?:${starts.join('|')})`,
    // An end may be inflected: Kinderkurse, danskursen.
    ends.length > 0 && `(?:${byFirstLetter(ends)})(?:e?[nrs]|e|en[as]?|ar|or)?${noLetterBehind}`,
    anywhere.length > 0 && `(?:${byFirstLetter(anywhere)})`,
  ];
  const all = alternatives.filter(Boolean).join('|');
  return toPattern(`${firstLetters(stems)}(?:${all})`, 'giu');
}

/** How much of a text an alternative stands for: a class of characters for one. */
const lengthOf = (alternative: string) => withOneCase(alternative).replace(/\[[^\]]*\]\*?/gu, ' ').length;

/**
 * Alternatives, the longer ones first ("shop to let" before "shop"). Those with the same first letter are grouped, so
 * that only one group is tried at a place of a text.
 */
export function byFirstLetter(alternatives: string[]): string {
  const rests = new Map<string, string[]>();
  const longestFirst = alternatives.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  for (const alternative of longestFirst) {
    const first = firstLetter(alternative).source;
    rests.set(first, [...(rests.get(first) ?? []), alternative.slice(first.length)]);
  }
  return [...rests].map(([first, rest]) => `${first}(?:${rest.join('|')})`).join('|');
}

/**
 * A quick question before the hundreds of stems are tried at a place of a text: does one of them begin with its letter?
 */
function firstLetters(stems: string): string {
  const first = stems
    .trim()
    .split(/\s+/)
    .map((stem) => firstLetter(stem.normalize('NFC').replace(/^\*/u, '')).letters);
  if (!first.every((letters) => /^[\p{L}\p{N}]+$/u.test(letters))) return '';
  return `(?=[${[...new Set(first.join(''))].join('')}${attached.test(stems) ? 'والبלוהב' : ''}])`;
}

/** Arabic and Hebrew write "and", "the" and "in" onto the word. */
const attached = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** How often a matcher of stemMatcher hits, at most 5. */
export function countStems(matcher: RegExp, text: string): number {
  return Math.min(5, text.match(matcher)?.length ?? 0);
}
