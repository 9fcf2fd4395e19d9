import { expect, it } from 'vitest';
import { wordsOf } from './lexicon.ts';
import { type Theme, themeOf } from './themes.ts';
import { wordLines } from './word-list.ts';

/** The lists of each language, by file: './words/de/leisure.ts' exports one string. */
const files = import.meta.glob<Record<string, string>>('./words/*/*.ts', { eager: true });
const lists = Object.entries(files).map(
  ([path, exported]) => [path, wordLines(Object.values(exported).join('\n'))] as const,
);
const whole = lists.filter(([path]) => path.endsWith('/words.ts'));
const parts = lists.filter(([path]) => !path.endsWith('/words.ts'));

/** What the files of a language hold; those of a language with very many words hold one theme, or a part of it. */
const themesOf: Record<string, Theme[]> = {
  'food-and-nature': ['food', 'drink', 'animals', 'nature'],
  'food-and-drink': ['food', 'drink'],
  'animals-and-nature': ['animals', 'nature'],
  'home-and-wear': ['home', 'wear'],
  'work-and-travel': ['work', 'places', 'travel'],
  'places-and-travel': ['places', 'travel'],
  leisure: ['leisure', 'people'],
};

/** The themes of a file: './words/en/home-a-to-l.ts' holds things of the home. */
function themesIn(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
  const whole = name.replace(/-[a-z](?:-to-[a-z])?$/u, '');
  return themesOf[whole] ?? [whole];
}

it('has each word of a language in one line, so that no line is in vain', () => {
  const twice = whole.flatMap(([path, lines]) => {
    const seen = new Map<string, string>();
    return lines.flatMap(({ things, words, weak }) =>
      words.flatMap((word) => {
        const key = wordsOf(word).join(' ');
        const said = `${things.join(' ')}${weak ? ' ~' : ''}`;
        const before = seen.get(key);
        seen.set(key, before ?? said);
        // Two spellings of a word lead to the same: "fassade", "façade".
        return before === undefined || before === said ? [] : [`${path}: ${word} (${before}; ${said})`];
      }),
    );
  });
  expect(twice).toEqual([]);
});

it.each(parts)('has in %s what its name says', (path, lines) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'first.ts') return;
  const astray = lines.filter(({ things: [lead] }) =>
    name === 'unmeant.ts' ? lead !== undefined : !lead || !themesIn(path).includes(themeOf(lead)),
  );
  expect(astray.map(({ things, words }) => `${things.join(' ')}: ${words.join(', ')}`)).toEqual([]);
});

it('reads every part of a language', () => {
  const read = new Map(whole.map(([path, lines]) => [path, new Set(lines.flatMap(({ words }) => words))]));
  const unread = parts.filter(([path, lines]) => {
    const all = read.get(`${path.slice(0, path.lastIndexOf('/'))}/words.ts`);
    return lines.some(({ words }) => words.some((word) => !all?.has(word)));
  });
  expect(unread.map(([path]) => path)).toEqual([]);
  expect(whole.length).toBeGreaterThan(60);
});
