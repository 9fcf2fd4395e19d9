/** Longest description and file name of a picture, characters. */
export const longestAltText = 300;
export const longestFileName = 120;

/** Pictures one plain form may carry: as many as fit into its 44 MB anyway. */
export const mostFilesAtOnce = 20;
