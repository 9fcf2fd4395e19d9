import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A path written out where something leads there: an attribute, a call, an entry of a list of links. */
const written =
  /\b(?:to|href|action|formAction|path|link|next|back|page|start_url)(?:=|:\s*)\{?["'`](\/[a-z.][^"'`]*)["'`]|\b(?:redirect|navigate|submit|load|fetch|leave|withNext)\(\s*["'`](\/[a-z.][^"'`]*)["'`]/g;

const sources = globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: ['app/composer/**'] })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    source: readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
  }));

test('what leads to a route names it with href(), which the compiler checks; only files are written out', () => {
  expect(sources.flatMap(({ source }) => source.match(/\bhref\('\//g) ?? []).length).toBeGreaterThan(200);
  const found = sources.flatMap(({ file, source }) =>
    [...source.matchAll(written)].map(([, first, second]) => ({ file, path: first ?? second ?? '' })),
  );
  expect(found.map(({ path }) => path)).toContain('/favicon.svg');
  const others = found.filter(({ path }) => !existsSync(join(root, 'public', path)));
  expect(others.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});
