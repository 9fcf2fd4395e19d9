/** Longest subject and text of an issue, in characters. Mail programs cut a message at about 100 kB. */
export const issueLimits = { subject: 150, content: 20_000 };
