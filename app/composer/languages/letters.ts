/** Letters and edges of words as parts of patterns, for all patterns that are made from lists of words. */

/** A letter or a mark on one. */
export const letter = '(?-i:\\p{L}|\\p{M})';

/** One without the marks, which some languages write behind a letter. */
export const bareLetter = '(?-i:\\p{L})';

export const noLetterBefore = `(?<!${letter})`;
export const noLetterBehind = `(?!${letter})`;

/** Neither letter nor figure before. */
export const wordStart = `(?<!${letter}|\\p{N})`;
