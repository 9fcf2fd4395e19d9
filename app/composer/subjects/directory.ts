import type { PointedIntent } from '../languages/language.ts';
import type { SubjectName } from './catalog.ts';
import compiled from './compiled/directory.json' with { type: 'json' };

/** A kind of place or trade: what an ad for it shows, what it asks of its readers, and its names, folded. */
export type DirectoryKind = { things: SubjectName[]; intent: PointedIntent | undefined; names: string[] };

const tables: Record<string, string> = compiled;

/** Languages with a table. */
export const directoryLanguages: readonly string[] = Object.keys(tables);

/** The kinds that a language has names for (`scripts/subjects/directory-words.ts`); none where it has no table. */
export const directoryOf = (language: string): DirectoryKind[] =>
  (tables[language] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', names = ''] = line.split(': ');
      const [things = '', intent] = kind.split(', ');
      return {
        things: things.split(' ') as SubjectName[],
        intent: intent as PointedIntent | undefined,
        names: names.split(', '),
      };
    });
