import { everyMatch } from '../brief/text/every-match.ts';
import { toPattern } from '../pattern.ts';
import type { SubjectName } from './catalog.ts';
import { animalsThings } from './things/animals-things.ts';
import { peopleThings } from './things/people-things.ts';
import { introducingWords } from './words/introducing-words.ts';

const letter = '[\\p{L}\\p{M}]';
const name = '(\\p{Lu}[\\p{Ll}\\p{M}]{2,14})';
/** The words before a name, whose first letter alone may be a capital: the name is told by its own. */
const eitherCase = (words: string) =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);

const called = toPattern(
  `(?<!${letter})(?:${eitherCase(introducingWords.called)}) ${name}(?!${letter})`,
  'gu',
);
const met = toPattern(
  `(?<!${letter})(?:${eitherCase(introducingWords.meeting)}) ${name}(?=\\s?(?:[,.!?(–—-]|\\p{Extended_Pictographic}|$)| (?:${introducingWords.doing})(?!${letter}))`,
  'gmu',
);

const presented = toPattern(
  `(?<!${letter})(?:${eitherCase(introducingWords.presenting)}) ${name}, (?:${introducingWords.more})(?!${letter})`,
  'gu',
);
const seeking = toPattern(`^\\P{L}{0,3}${name} (?:${introducingWords.seeking})(?!${letter})`, 'gu');
const soughtName = toPattern(
  `(?<!${letter})(?:${introducingWords.sought})[:!]? (\\p{Lu}[\\p{L}\\p{M}]{2,14})(?!${letter})(?! \\p{Lu})`,
  'gu',
);

/** "ADOPT WAFFLE 🐕": all in capitals. */
const metInCapitals = toPattern(
  `(?<!${letter})(?:${introducingWords.meeting.toUpperCase()}) (\\p{Lu}{3,15})(?=\\s?(?:[,.!?(–—-]|\\p{Extended_Pictographic}|$))`,
  'gmu',
);

/** Names of animals and people that a text introduces: "Meet Biscuit, he's waited 212 days" is about no biscuit. */
export const introducedNames = (text: string): ReadonlySet<string> =>
  new Set(
    [called, met, metInCapitals, presented, seeking, soughtName]
      .flatMap((pattern) => everyMatch(pattern, text))
      .map(([, found = '']) => found),
  );

const creatures = new Set<string>([...Object.keys(animalsThings), ...Object.keys(peopleThings)]);

/** Whether a thing may be met itself: "Meet Santa", "Adopt a Goat". */
export const isCreature = (thing: SubjectName | undefined) => thing !== undefined && creatures.has(thing);
