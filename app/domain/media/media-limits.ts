/** Longest description and file name of a picture, characters. */
export const longestAltText = 300;
export const longestFileName = 120;

/** Pictures one plain form may carry. */
export const mostFilesAtOnce = 20;
