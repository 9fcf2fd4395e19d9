import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

const app = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Classes of our own that set what a class of Tailwind's sets, and are never given beside one. */
const apart = new Set(['toast-in']);

/** Tailwind with the tokens of app.css: what each class sets, null for a word that is none. */
const design = await loadDesignSystem(readFileSync(join(app, 'app.css'), 'utf8'), {
  base: app,
  loadStylesheet: async (id, base) => {
    const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id);
    return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
  },
});

const sources = globSync(['ui/**/*.tsx', 'ui/**/*.ts', 'routes/**/*.tsx', 'root.tsx'], {
  cwd: app,
  exclude: ['**/*.test.*', 'ui/cn.ts'],
}).map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }));

/** Every class of the interface without a condition, by what it sets: 'margin-top' to ['mt-2', 'mt-4']. */
function classesByProperties(): Map<string, string[]> {
  const words = new Set<string>();
  for (const { source } of sources) {
    for (const [, text = ''] of source.matchAll(/["'`]([^"'`\n]*)/g))
      for (const word of text.split(/\s+/)) if (word && !word.includes(':')) words.add(word);
  }
  const names = [...words].filter((word) => !apart.has(word));
  const rules = design.candidatesToCss(names);
  const found = new Map<string, string[]>();
  names.forEach((name, index) => {
    const rule = rules[index];
    // What reaches into children sets nothing of the element itself.
    if (!rule || /:where|&/.test(rule)) return;
    const properties = [...rule.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property);
    const key = [...new Set(properties)].sort().join(' ');
    found.set(key, [...(found.get(key) ?? []), name]);
  });
  return found;
}

test('of any two classes of the interface that set the same, the later one wins', () => {
  const found = classesByProperties();
  expect(found.size).toBeGreaterThan(80);
  const kept: string[] = [];
  for (const classes of found.values()) {
    for (const [at, later] of classes.entries()) {
      const before = classes[at - 1];
      if (before && cn(before, later) !== later) kept.push(`${before} stays beside ${later}`);
    }
  }
  expect(kept, 'add them to a group of app/ui/cn.ts').toEqual([]);
});

test('no class takes the place of one that sets something else', () => {
  const found = [...classesByProperties()];
  const lost: string[] = [];
  for (const [properties, [one = '']] of found) {
    const own = new Set(properties.split(' '));
    for (const [others, [other = '']] of found) {
      if (others.split(' ').some((property) => own.has(property))) continue;
      if (!cn(one, other).startsWith(one)) lost.push(`${other} takes the place of ${one}`);
    }
  }
  expect(lost).toEqual([]);
});

const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);

/** What our own stylesheets set, and names that others look for: `wide` for `[&>.wide]:col-span-2`. */
const named = new Set([
  ...globSync('**/*.css', { cwd: app }).flatMap((file) =>
    namesIn(readFileSync(join(app, file), 'utf8'), /\.([a-z][\w-]*)/g),
  ),
  ...sources.flatMap(({ source }) => namesIn(source, /\[&[^\]]*\.([a-z][\w-]*)/g)),
]);
const isKnown = (word: string) =>
  named.has(word) || /^(group|peer)(\/\w+)?$/.test(word) || design.candidatesToCss([word])[0] !== null;

/** What stands between the brace at `from` and the one that closes it. */
function insideBraces(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '{') depth++;
    if (source[at] === '}') depth--;
    if (depth === 0) return source.slice(from + 1, at);
  }
  return '';
}

/** Every text in quotes, with what says that it is compared (`kind === 'wide'`) or given by name (`size: 'sm'`). */
const textsIn = (source: string) =>
  [...source.matchAll(/([!=]==? |\w: )?(["'`])((?:(?!\2)[^\n\\])*)\2/g)].map(([, before, , text = '']) => ({
    before,
    words: wordsOf(text),
  }));
const wordsOf = (text: string) =>
  text
    .replace(/\$\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Words in the place of classes that are no classes. Of a `className` all of them count. In a text made of classes the
 * odd one out does.
 */
function findUnknownClasses(source: string): string[] {
  const words = [...source.matchAll(/className="([^"]*)"/g)].flatMap(([, text = '']) => wordsOf(text));
  for (const { index } of source.matchAll(/className=\{/g)) {
    const inside = insideBraces(source, index + 'className='.length);
    words.push(...textsIn(inside).flatMap(({ before, words }) => (before ? [] : words)));
  }
  for (const line of source.split('\n')) {
    for (const { words: mixed } of textsIn(line)) {
      if (mixed.filter(isKnown).length > mixed.length / 2) words.push(...mixed);
    }
  }
  return [...new Set(words)].filter((word) => !isKnown(word));
}

test('every class that the interface names is one that the stylesheet has', () => {
  const unknown = sources.flatMap(({ file, source }) =>
    findUnknownClasses(source).map((word) => `${file}: ${word}`),
  );
  expect(unknown, 'misspelt, or no class of Tailwind or app.css').toEqual([]);
});

test('a class that is misspelt is found, in an attribute, beside a condition and in a list of variants', () => {
  expect(findUnknownClasses('<p className="grid gap-4 txt-sm" />')).toEqual(['txt-sm']);
  expect(findUnknownClasses("<p className={cn('mt-2', isOpen && 'hiden')} />")).toEqual(['hiden']);
  expect(findUnknownClasses("const sizes = { sm: 'min-h-9 px-3 text-smal' };")).toEqual(['text-smal']);
  expect(findUnknownClasses("<p className={kind === 'wide' ? 'sm:flex' : ''} />")).toEqual([]);
});
