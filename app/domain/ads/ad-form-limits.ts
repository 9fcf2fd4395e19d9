/** Longest values of the form in characters; the browser sets the same as maxlength. */
export const adFormLimits = { title: 120, line: 300, copy: 1200, instructions: 2000 } as const;
