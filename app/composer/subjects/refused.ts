import { perLanguage } from '../brief/text/remembering.ts';
import { clausesOf, sentencesOf, wordCount } from '../brief/text/segments.ts';
import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { SubjectName } from './catalog.ts';
import { withoutWhere } from './relations.ts';
import {
  but,
  notRefused,
  refusedKinds,
  refusingManner,
  refusingOfKind,
  refusingOfKindBehind,
  without,
} from './words/wish-words.ts';

const refusal = toPattern(
  wordsOfAll((language) => language.refusals),
  'iu',
);

/** What stands behind the refusing word of a clause, where English names what is refused. */
export const behindRefusal = (clause: string): string => {
  const found = refusal.exec(clause);
  return found ? clause.slice(found.index) : '';
};

const withoutWord = toPattern(`${noLetterBefore}(?:${without})\\s`, 'iu');

/**
 * What a clause refuses. English refuses what stands behind: "socks, not feet" wants socks. In other languages a name
 * may stand before the refusing word, but not before "without": "panadería sin gluten" is a bakery.
 */
export function refusedPart(clause: string, language: string): string {
  if (language === 'en') return behindRefusal(clause);
  const at = withoutWord.exec(clause)?.index;
  return at === undefined || refusal.test(clause.slice(0, at)) ? clause : clause.slice(at);
}

const kept = toPattern(`${noLetterBefore}(?:${notRefused})${noLetterBehind}`, 'iu');

/** What parts a wish from what is refused: "scales but no gavel". */
const partsOfClause = perLanguage((language) =>
  toPattern(`[()]|\\s(?:${but[language.slice(0, 2)] ?? '(?!)'})\\s`, 'u'),
);

/** Clauses of instructions that are read, and the most words of one that refuses. Vietnamese parts its syllables. */
const most = 20;
const longestIn = (language: string) => (language === 'vi' ? 10 : 6);
/** "No skips or lorries full of rubbish in the picture": a clause of English that opens with its refusal. */
const longestOpening = 12;
const asked = toPattern(`^\\s*(?:(?:${wordsOfAll((language) => language.please)})[\\s,]+)?`, 'iu');
const isShort = (clause: string, language: string) =>
  wordCount(clause, language) <=
  (language === 'en' && refusal.exec(clause.replace(asked, ''))?.index === 0
    ? longestOpening
    : longestIn(language));

/**
 * Clauses of the instructions that say what must not be shown, before or behind its name: "no clowns", "клоунов не
 * рисовать".
 */
export const refusingClauses = (instructions: string, language: string): string[] =>
  sentencesOf(instructions, language)
    .flatMap(clausesOf)
    .flatMap((clause) => clause.split(partsOfClause(language)))
    .slice(0, most)
    .filter((clause) => isShort(clause, language) && refusal.test(withoutWhere(clause, language)))
    .filter((clause) => !kept.test(clause));

const ofKindBehind = toPattern(
  `${noLetterBefore}(?:${refusingOfKindBehind})\\s+(?:(?:des?|les|los|las|il|i|gli|le) )?$`,
  'iu',
);
const ofKind = toPattern(`${noLetterBefore}(?:${refusingOfKind})\\s+[\\p{L}\\p{M}-]+\\s+$`, 'iu');

/** Whether a clause refuses what stands there only as its adjective says: "no sad dogs", "sin perros tristes". */
export const isRefusedOfKind = (clause: string, start: number, end: number): boolean =>
  ofKind.test(clause.slice(0, start)) ||
  (ofKindBehind.test(clause.slice(0, start)) && /^ \p{L}{4,}\s*$/u.test(clause.slice(end, end + 30)));

const ofManner = perLanguage((language) =>
  toPattern(`^\\s(?:${refusingManner[language.slice(0, 2)] ?? '(?!)'})\\s\\p{L}{3,}\\s*$`, 'iu'),
);

/** Whether a clause refuses but how the thing that ends there may look: "rybu ne krvavou". */
export const isRefusedInManner = (clause: string, end: number, language: string): boolean =>
  ofManner(language).test(clause.slice(end, end + 40));

const isElectric = toPattern(refusedKinds.electric, 'iu');

/**
 * Whether a word of a refusal is one kind of what the title names, in one word: "cykel", but "ikke racercykler",
 * "Fahrrad", but "kein E-Bike".
 */
export const isCompoundOf = (word: string, words: string[]): boolean =>
  (isElectric.test(word) && words.some((named) => !isElectric.test(named))) ||
  words.some((named) => named.length > 3 && word.toLowerCase().indexOf(named.toLowerCase().slice(0, 3)) > 2);

/** What people refuse by a word that names no thing of the catalog. */
const kinds: { word: RegExp; things: SubjectName[] }[] = [
  {
    word: toPattern(refusedKinds.skeletons, 'iu'),
    things: ['spine', 'bone'],
  },
  {
    word: toPattern(refusedKinds.insects, 'iu'),
    things: ['ant', 'spider', 'cockroach', 'mosquito', 'bee', 'beetle'],
  },
];

/** The things meant by such words in a clause that refuses: "no skeletons" at a physiotherapist's. */
export const thingsInKind = (clause: string): SubjectName[] =>
  kinds.filter(({ word }) => word.test(clause)).flatMap(({ things }) => things);
