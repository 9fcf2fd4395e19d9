import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';

const root = join(import.meta.dirname, '../..');
const app = testApp({ env: { ROLE: 'web' } });

const page = globSync('app/routes/development/*.tsx', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Parts of others that no page uses by themselves. */
const parts = ['container', 'dialog-notices', 'marks', 'plot-parts', 'toast'];

test('the page of components shows every one of app/ui', () => {
  const components = globSync('app/ui/**/*.tsx', { cwd: root }).map((path) => basename(path, '.tsx'));
  expect(components.length).toBeGreaterThan(20);
  const missing = components.filter((name) => !parts.includes(name) && !page.includes(`/${name}.tsx'`));
  expect(missing).toEqual([]);
});

test('no build has it: neither its address nor a word of it', async () => {
  expect((await app.request('/components')).status).toBe(404);
  const words = 'Everything pages are made of, in every state.';
  expect(page).toContain(words);
  const built = globSync('build/{client,server}/**/*.{js,json,css}', { cwd: root });
  expect(built.length).toBeGreaterThan(50);
  const found = built.filter((path) => readFileSync(join(root, path), 'utf8').includes(words));
  expect(found).toEqual([]);
});
