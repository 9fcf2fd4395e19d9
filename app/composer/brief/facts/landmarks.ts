import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';

const [by, at, behind] = (['by', 'at', 'behind'] as const).map((part) =>
  sourcesOfAll(({ landmarks }) => landmarks?.[part]),
);

/** "Corner of 5th and Oak", "behind Mill Lane": a word of place, and a name. */
const opened = toPattern(
  `^(?:${by})\\s(?:\\p{Ll}{1,4}\\s){0,2}(?:\\p{Lu}\\p{Ll}|\\p{Nd}{1,3}(?:st|nd|rd|th)(?!\\p{L}))`,
  'u',
);
/** "Mill Lane roundabout", "Alton retail park". */
const ended = toPattern(`^\\p{Lu}[\\p{L}'’-]+\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){0,3}(?:${behind})$`, 'u');
/** "At the harbour", "am Marktplatz". */
const standing = toPattern(`^(?:${at})$`, 'iu');

/** Widest words that say where something is, in UTF-16 units. */
const longest = 44;

/** Whether a clause says by what readers know where to come. */
export const namesLandmark = (clause: string) =>
  clause.length <= longest &&
  !/[!?:;]/u.test(clause) &&
  (opened.test(clause.charAt(0).toLowerCase() + clause.slice(1)) ||
    ended.test(clause) ||
    standing.test(clause));
