import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8');
const names = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

test.each(['', ' '])('a setting that is %j is one that is not set', (empty) => {
  expect(names.length).toBeGreaterThan(40);
  expect(readConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readConfig({}));
});

const testDatabase = 'postgresql://localhost/test_1f?host=/tmp/socket';

test('the shortcuts of tests are taken on a test database on this machine', () => {
  expect(readConfig({ TESTING: 'true', DATABASE_URL: testDatabase }).testing).toBe(true);
  expect(readConfig({}).testing).toBe(false);
});

test.each([
  ['the embedded database', {}],
  ['a database of another name', { DATABASE_URL: 'postgresql://db.example/adwright' }],
  ['a name that only holds test_', { DATABASE_URL: 'postgresql://db.example/latest_ads' }],
  ['a public address', { DATABASE_URL: testDatabase, PUBLIC_URL: 'https://ads.example' }],
])('the shortcuts of tests are refused on %s', (_where, settings) => {
  expect(() => readConfig({ TESTING: 'true', ...settings })).toThrow(/TESTING is for the tests/);
});
