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

/** Every class of the interface without a condition, by what it sets: 'margin-top' to ['mt-2', 'mt-4']. */
async function classesByProperties(): Promise<Map<string, string[]>> {
  const design = await loadDesignSystem(readFileSync(join(app, 'app.css'), 'utf8'), {
    base: app,
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const words = new Set<string>();
  for (const file of globSync(['ui/**/*.tsx', 'routes/**/*.tsx', 'root.tsx'], { cwd: app })) {
    const source = readFileSync(join(app, file), 'utf8');
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

test('of any two classes of the interface that set the same, the later one wins', async () => {
  const found = await classesByProperties();
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

test('no class takes the place of one that sets something else', async () => {
  const found = [...(await classesByProperties())];
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
