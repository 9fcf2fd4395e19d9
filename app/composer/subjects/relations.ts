import { lowerCaseIn } from '../languages/capitals.ts';
import type { SubjectName } from './catalog.ts';
import { foldLetters } from './inflection.ts';
import { type RelationWords, relationWords } from './words/relation-words.ts';

/** How a thing stands to what is sold: it comes with it, is whom or what it is for, or where or when it is. */
export type Relation = 'for' | 'with' | 'in' | 'near';

type Matcher = { before: Map<string, Relation>; after: Map<string, Relation>; endings: [string, Relation][] };

const kinds: Relation[] = ['for', 'with', 'in', 'near'];
const matchers = new Map<string, Matcher | undefined>();

function matcherOf(language: string): Matcher | undefined {
  if (matchers.has(language)) return matchers.get(language);
  const words = relationWords[language];
  const made = words && {
    before: byWord(words),
    after: byWord(words.after ?? {}),
    endings: [...byWord(words.endings ?? {})].toSorted(([a], [b]) => b.length - a.length),
  };
  matchers.set(language, made);
  return made;
}

function byWord(words: RelationWords): Map<string, Relation> {
  return new Map(
    kinds.flatMap((kind) =>
      foldLetters(words[kind] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((word): [string, Relation] => [word, kind]),
    ),
  );
}

/** Letters to either side that are looked at, and words that may stand between: "next to the old church". */
const reach = 48;
const mostBetween = { for: 2, with: 2, in: 2, near: 3 };

/**
 * The relation in which the words from `start` to `end` stand to what is sold. It is told by the words before or behind
 * them, or by their ending. undefined for what is sold itself, and in languages whose words for it are not known.
 */
export function relationOf(
  text: string,
  { start, end, language }: { start: number; end: number; language: string },
): Relation | undefined {
  const matcher = matcherOf(language);
  if (!matcher) return undefined;
  const clause = /[^.,:;!?–—|•·()/\n]*$/u.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const words = wordsIn(clause, language).reverse().slice(0, 4);
  for (const [between, word] of words.entries()) {
    const relation = matcher.before.get(word);
    if (!relation || between > mostBetween[relation]) continue;
    // "рядом с метро", "vicino alla spiaggia": the word before says which.
    return matcher.before.get(words[between + 1] ?? '') === 'near' ? 'near' : relation;
  }
  const behind = /^[^.,:;!?–—|•·()/\n]*/u.exec(text.slice(end, end + reach))?.[0] ?? '';
  const postposed = matcher.after.get(wordsIn(behind, language)[0] ?? '');
  if (postposed) return postposed;
  const last = wordsIn(text.slice(start, end), language).at(-1) ?? '';
  return matcher.endings.find(
    ([ending]) => last.length >= Math.max(6, ending.length + 3) && last.endsWith(ending),
  )?.[1];
}

const wordsIn = (text: string, language: string) =>
  foldLetters(lowerCaseIn(text, language)).match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];

/** Text in which "no" denies nothing where it says where something is: "no colégio", at the school. */
export const withoutWhere = (text: string, language: string): string =>
  matcherOf(language)?.before.get('no') === 'in' ? text.replace(/(?<!\p{L})no(?=\s)/giu, 'em') : text;

/** Whether a word only joins others, though it names a thing too: "ved" before what is near, "ved" that burns. */
export function isJoining(
  text: string,
  { start, end, language }: { start: number; end: number; language: string },
): boolean {
  const words = matcherOf(language)?.before;
  if (!words?.has(foldLetters(lowerCaseIn(text.slice(start, end), language)))) return false;
  const [next] = wordsIn(/^[^.,:;!?–—|•·()/\n\d]*/u.exec(text.slice(end, end + reach))?.[0] ?? '', language);
  return next !== undefined && !words.has(next);
}

const places = new Set<SubjectName>([
  'museum',
  'houses',
  'house',
  'house-with-garden',
  'apartment-building',
  'office-building',
  'post-office',
  'hospital',
  'bank',
  'hotel',
  'convenience-store',
  'school',
  'department-store',
  'factory',
  'japanese-castle',
  'castle',
  'wedding-chapel',
  'driveway',
  'barn',
  'tower',
  'church',
  'mosque',
  'hindu-temple',
  'synagogue',
  'shinto-shrine',
  'fountain',
  'campsite',
  'fir-tree',
  'tree',
  'palm-tree',
  'autumn-leaves',
  'leaves',
  'snowy-mountain',
  'mountain',
  'volcano',
  'beach',
  'beach-umbrella',
  'desert',
  'desert-island',
  'national-park',
  'night-sky',
  'sunrise-mountains',
  'sunrise',
  'skyline',
  'bridge',
  'moon',
  'star',
  'sun',
  'cloud',
  'snowflake',
  'wave',
  'swimmer',
  'swimming-pool',
  'slide',
  'gymnast',
]);

/** Whether a word stands in a list of what is sold for: "a band for openings, weddings and birthdays". */
export function isListedFor(text: string, start: number, language: string): boolean {
  const matcher = matcherOf(language);
  const sentence = /[^.:;!?–—|•·()/\n]*$/u.exec(text.slice(Math.max(0, start - reach), start))?.[0] ?? '';
  const listed = sentence.slice(0, Math.max(0, sentence.lastIndexOf(',')));
  return (
    matcher !== undefined && wordsIn(listed, language).some((word) => matcher.before.get(word) === 'for')
  );
}

const distance =
  /\d\s?(?:k?m(?:[ée]t\p{L}{0,5})?|км|м(?:етр\p{L}*)?|μ(?:έτρ\p{L}*)?|mi|mn|min\p{L}{0,6}|dk|dakika|perc\p{L}{0,3}|мин\p{L}*|хв\p{L}*|λεπτ\p{L}*)\.?\s(?:[\p{L}'’]+\s){0,3}(?:[dl]['’]|dell['’])?$/iu;

/** Whether text says how far it is to what is named next: "5 min walk to the beach", "à 300 m de la plage". */
export const isAtDistance = (text: string, start: number): boolean =>
  distance.test(text.slice(Math.max(0, start - reach), start));

/** Whether a thing is rather where something is sold: a church, a beach, a forest. */
export const isPlace = (thing: SubjectName | undefined) => thing !== undefined && places.has(thing);
