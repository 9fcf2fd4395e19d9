import { everyMatch } from '../brief/text/every-match.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { matchersOf } from '../languages/matchers.ts';
import { toPattern } from '../pattern.ts';

/** Sums, hours and shares that are counted by, in several words: "per person", "kişi başı", "al mes". */
const countedBy = perLanguage((language) => toPattern(matchersOf(language).per, 'giu'));

/** The space after a plus between two things, and after an Arabic word that is written onto the next one ("بـ 50"). */
const beforeNext = /(?<= [+＋]) (?=[\p{L}\p{N}])|(?<=\u0640) (?=[\p{L}\p{N}])/gu;

/**
 * A text with no break inside what a price is counted by, after a plus and after a bound word: "Lunch 12 € | par
 * personne", "Cut | + colour".
 * @param language BCP 47.
 */
export function withHeldPhrases(text: string, language: string): string {
  const held = text.replace(beforeNext, '\u00a0');
  const lower = lowerOf(held, language);
  // A capital that turns into two letters would shift all places behind it.
  if (lower.length !== held.length) return held;
  let [joined, end] = ['', 0];
  for (const { 0: phrase, index } of everyMatch(countedBy(language), lower)) {
    joined += held.slice(end, index);
    end = index + phrase.length;
    joined += held.slice(index, end).replaceAll(' ', '\u00a0');
  }
  return joined + held.slice(end);
}

function lowerOf(text: string, language: string): string {
  try {
    return text.toLocaleLowerCase(language);
  } catch {
    return text.toLowerCase();
  }
}
