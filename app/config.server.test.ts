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

test.each([
  [
    { PUBLIC_URL: 'ads.example.com' },
    'PUBLIC_URL: It has to be a whole address, such as https://ads.example.com.',
  ],
  [
    { SMTP_URL: 'mail.example.com' },
    'SMTP_URL: It has to be a whole address, such as smtps://user:password@mail.example.com.',
  ],
  [{ PORT: 'abc' }, 'PORT: It has to be a whole number from 0 to 65535.'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT: It has to be a whole number from 0 to 65535.'],
  [{ GENERATION_CONCURRENCY: '1.5' }, 'GENERATION_CONCURRENCY: It has to be a whole number from 1 to 16.'],
  [{ ROLE: 'boss' }, 'ROLE: Invalid option: expected one of "all"|"web"|"worker"'],
  [
    { AUTH_SECRET: 'short' },
    'AUTH_SECRET: It has to be 32 characters or more; openssl rand -hex 32 makes one.',
  ],
  [
    { S3_BUCKET: 'ads' },
    "Storage on S3 can't be used: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set.",
  ],
  [{ STRIPE_SECRET_KEY: 'sk' }, "Payments over Stripe can't be used: STRIPE_WEBHOOK_SECRET is not set."],
])('a wrong setting is named with what it has to be: %j', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence);
});
