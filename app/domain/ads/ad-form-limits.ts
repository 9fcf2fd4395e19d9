/** Longest values of the form in characters; the browser sets the same as maxlength. */
export const adFormLimits = { title: 120, line: 300, copy: 1200, instructions: 2000 } as const;

/** How many ads one form may ask for; each is an ad of its own and costs a credit of its own. */
export const variantCounts = ['1', '2', '3', '4'] as const;

/** Seeds are whole numbers from 0 up to this one. */
export const maxSeed = 999_999;
