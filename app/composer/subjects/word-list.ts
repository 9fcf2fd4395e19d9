import { namedSubjects, type SubjectName } from './catalog.ts';

/** Words that lead to the same things, the best first. Weak words give way to any other ("school", "sale"). */
export type WordLine = { things: SubjectName[]; words: string[]; weak: boolean };

/**
 * Reads a list of words. Each line has the things that the same words name: `thing thing: word, two words, …`. A `~`
 * before its words makes them weak. A `-` in place of things is for words that name none, though a part of them would
 * ("24 hours" is no watch).
 * @throws Error at a name the catalog does not have.
 */
export function wordLines(list: string): WordLine[] {
  return list
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const colon = line.indexOf(':');
      const named = line.slice(0, colon).trim();
      const things = named === '-' ? [] : namedSubjects(named.split(' '));
      const [weak = '', rest] = /^\s*(~?)(.*)$/u.exec(line.slice(colon + 1))?.slice(1) ?? [];
      const words = (rest ?? '').split(/[,،、]/u).map((word) => word.trim());
      return {
        things,
        words: words.filter(Boolean),
        weak: weak === '~' || named === '-',
      };
    });
}
