/**
 * Longest values in characters; forms set the same as maxlength. Apart from the schemas, which browsers need not load.
 */
export const nameMaxLength = 120;
export const emailMaxLength = 254;
export const passwordMaxLength = 128;
