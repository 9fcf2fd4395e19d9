import { toPattern } from '../pattern.ts';

const zeroWidthSpace = '\u200b';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** About how many letters a part of a divided word has at most, and how far from the even place it may be divided. */
const longestPart = 12;
const reach = 3;

const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+$/u;
const vowels = 'aeiouyäöüåæøœáàâãéèêëíìîïóòôõőúùûűýаеёиоуыэюяіїєαεηιουωάέήίόύώ';
const vowel = toPattern(`^[${vowels}]$`, 'iu');
/** Consonants a syllable begins with, before its vowel. */
const onset = toPattern(
  `^(?:sch[lmnrw]?|s[pt]r?|spl|[bdfgkptv]r|[bfgkp]l|[cpt]h|kn|qu|sz|cz|rz|[gln]y|[^${vowels}])(?=[${vowels}])`,
  'iu',
);

/**
 * Gives words of at least `least` letters places where a line may break. These are between syllables, with a hyphen
 * that is written out because the renderer draws none. In scripts without hyphens they are after every five letters.
 */
export function divideLongWords(text: string, least: number): string {
  return text.replaceAll(/[^\s\u200b\u00a0]{15,}/gu, (word) => {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
    if (letters.length < least) return word;
    if (!alphabetic.test(word))
      return letters
        .map((letter, at) => (at > 0 && at % 5 === 0 ? zeroWidthSpace + letter : letter))
        .join('');
    const count = Math.ceil(letters.length / longestPart);
    const ends = new Set<number>();
    for (let part = 1; part < count; part++)
      ends.add(divisionNear(letters, Math.round((part * letters.length) / count)));
    return letters.map((letter, at) => (ends.has(at) ? `-${zeroWidthSpace}${letter}` : letter)).join('');
  });
}

/**
 * The place where a syllable begins that is nearest to an even division. A syllable takes as many consonants as it can
 * begin with.
 */
function divisionNear(letters: string[], even: number): number {
  const isVowel = (at: number) => vowel.test(letters[at] ?? '');
  const opens = (at: number) => onset.test(letters.slice(at, at + 5).join(''));
  const begins = (at: number) => {
    const isWithin = !isVowel(at - 1) && (opens(at - 1) || opens(at - 2));
    return opens(at) && !isWithin && letters.slice(0, at).some((letter) => vowel.test(letter));
  };
  for (let off = 0; off <= reach; off++) {
    if (begins(even - off)) return even - off;
    if (begins(even + off)) return even + off;
  }
  return even;
}
