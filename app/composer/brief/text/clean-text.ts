/** Longest text of one field that is read unless told otherwise, in UTF-16 units; the rest is ignored. */
const longestField = 6000;

/**
 * Text of a form field as it may be printed: NFC, without markup, control characters, direction overrides and
 * lone surrogates; line breaks are kept as '\n'. Joiners stay, emoji and Indic scripts need them.
 */
export function cleanText(text: string | undefined, longest = longestField): string {
  if (!text) return '';
  return text
    .slice(0, longest)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/<(script|style)\b[^<]{0,2000}(?:<\/\1>|$)/giu, ' ')
    .replace(/<\/?[a-z!][^<>]{0,400}>/giu, ' ')
    .replace(/&(?:nbsp|#160);/giu, ' ')
    .replace(/&amp;/giu, '&')
    .replace(/&(?:quot|#34);/giu, '"')
    .replace(/&(?:#39|apos);/giu, "'")
    .replace(/&(?:lt|gt);/giu, ' ')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Zs}]/gu, ' ')
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu, '')
    .replace(/[\p{Co}\p{Cn}]/gu, '')
    .normalize('NFC')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/(\p{Script=Latin}{60})\p{Script=Latin}+/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])(\*{1,3})(?=\S)([^*\n]{1,300})(?<=\S)\1(?![\p{L}\p{N}])|`+|__/gu, '$2')
    .replace(/^[ ]*(?:#{1,4} +|[-–—•▪‣*·] +)/gmu, '')
    .replace(/^[\s\S]*$/u, withoutListNumbers)
    .replace(/([!?])\1{2,}/gu, '$1$1')
    .replace(/ +/gu, ' ')
    .replace(/ ?\n[\n ]*/gu, '\n')
    .trim();
}

/** Takes the numbers off a list, "1." and "2." in front of its lines; a lone "2." is an ordinal ("2. Paar"). */
function withoutListNumbers(text: string): string {
  const isList = /^ *1[.)] +\S/mu.test(text) && /^ *2[.)] +\S/mu.test(text);
  return isList ? text.replace(/^ *\d{1,2}[.)] +/gmu, '') : text;
}

/** Accents of Latin, Greek and Cyrillic, the vowel signs of Arabic and Hebrew, and the stroke that lengthens a word. */
const foldable = /[\u0300-\u036f\u0591-\u05bd\u05c1\u05c2\u0640\u064b-\u0652\u0670]/gu;

/** A text without the marks that some write and others leave out: "Cafe" for "Café", "تبرع" for "تبرّع". */
export const foldedMarks = (text: string) => text.normalize('NFD').replace(foldable, '').normalize('NFC');

/** Vowel signs of Arabic: one word is typed with them and without. */
const vowelSigns = /[\u0640\u064b-\u0652\u0670]/gu;
export const withoutVowelSigns = (text: string) => text.replace(vowelSigns, '');

/** Letters and digits only, lower case, to compare phrases. */
export function bareWords(text: string): string {
  return withoutVowelSigns(text.normalize('NFKC'))
    .replace(/[İIı]/gu, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%٪]+/gu, ' ')
    .trim();
}

/** True when a text says all the words of another, in their order. */
export function says(text: string, words: string): boolean {
  const bare = bareWords(words);
  if (bare === '' || !` ${bareWords(text)} `.includes(` ${bare} `)) return false;
  return !isSum(words) || withoutSpaces(text).includes(withoutSpaces(words));
}

/** "£30" is not said by "30 mins". */
const isSum = (words: string) => /\p{Sc}/u.test(words) && !/\p{L}/u.test(words);
const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '').replace(/[.!]$/u, '');

/** True when one text says the other, or all but the small words of it. */
export function repeats(one: string, other: string): boolean {
  const [a, b] = [bareWords(one), bareWords(other)];
  if (!a || !b) return false;
  return says(one, other) || says(other, one);
}
