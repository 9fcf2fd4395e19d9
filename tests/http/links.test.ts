import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { listRoutes } from '#tests/authorisation/route-list.ts';

const root = join(import.meta.dirname, '../..');

/** A path as it is written where something leads there: an attribute, a redirect, an entry of a list of links. */
const written =
  /\b(?:to|href|action|path|link|next)[=:]\s*\{?["'`](\/[^"'`]*)["'`]|\bredirect\(\s*["'`](\/[^"'`]*)["'`]/g;

/** '/admin/users/${id}?page=2#ads' to '/admin/users/x'; what follows a word without a slash is a query. */
const asAsked = (path: string) =>
  path
    .replace(/(?<=\/)\$\{[^}]*\}/g, 'x')
    .replace(/\$\{.*$/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '');

test('every path that the product leads to is one of its routes, or a file it brings', () => {
  // Those that stand for whatever is not there.
  const missing = ['/*', '/admin/*'];
  const patterns = listRoutes()
    .map(({ route }) => route)
    .filter((route) => !missing.includes(route));
  const found = globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: ['app/composer/**'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(written)].map(([, first, second]) => ({
        file,
        path: first ?? second ?? '',
      }));
    });
  expect(found.length).toBeGreaterThan(100);
  const isThere = (path: string) =>
    patterns.some((pattern) => matchPath(pattern, path)) ||
    globSync(`public${path}`, { cwd: root }).length > 0;
  const lost = found.filter(({ path }) => !isThere(asAsked(path)));
  expect(lost.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});
