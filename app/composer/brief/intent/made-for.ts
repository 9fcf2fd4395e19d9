import { sourcesBySpacing } from '../../languages/registry.ts';

const made = sourcesBySpacing((language) => language.madeFor);
/** What is made for one customer and handed over: "signs", "websites". */
export const madeFor = new RegExp(`(?<!\\p{L})(?:${made.spaced})(?!\\p{L})`, 'iu');
