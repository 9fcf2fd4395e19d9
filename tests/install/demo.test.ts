import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, ads, contactRequests, newsletterSubscribers, subscribers, users } from '#app/db/schema.ts';
import { verifyPassword } from '#app/domain/users/passwords.server.ts';
import { testSecret } from '#tests/support/factories.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { freePort } from '#tests/support/server-process.ts';

const root = join(import.meta.dirname, '../..');

let place: OwnPlace;
beforeAll(async () => {
  place = await openOwnPlace();
});
afterAll(() => place?.close());

/** Starts what `npm run demo` starts, and stops it once it has said how to sign in. */
async function runDemo(): Promise<string> {
  const child = spawn(process.execPath, ['scripts/demo.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment(), PORT: String(await freePort()) },
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl+C stops.')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`the demo ended:\n${output}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return output;
}

const environment = () => ({
  NODE_ENV: 'production',
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl,
  AUTH_SECRET: testSecret,
  LOG_LEVEL: 'warn',
  TESTING: 'true',
});

/** The passwords it printed, by address. */
const passwordsIn = (output: string) =>
  new Map(
    [...output.matchAll(/(\S+@demo\.example) +(\S{16})$/gm)].map(([, email = '', word = '']) => [
      email,
      word,
    ]),
  );

test('it makes accounts of every plan with passwords of their own, ads, readers and messages, once however often it runs', async () => {
  const first = passwordsIn(await runDemo());
  expect([...first.keys()].map((email) => email.split('@')[0])).toEqual([
    ...['operator', 'starter', 'professional', 'enterprise', 'teammate'],
  ]);
  expect(new Set(first.values()).size).toBe(first.size);
  const count = async () => ({
    users: await place.db.$count(users),
    ads: await place.db.$count(ads),
    readers: await place.db.$count(newsletterSubscribers),
    messages: await place.db.$count(contactRequests),
  });
  const made = await count();
  expect(made).toEqual({ users: 5, ads: 8, readers: 48, messages: 3 });
  const paid = await place.db.select().from(subscribers).where(isNotNull(subscribers.subscriptionTier));
  expect(paid.map(({ subscriptionTier }) => subscriptionTier).sort()).toEqual(['enterprise', 'professional']);

  const second = passwordsIn(await runDemo());
  expect(await count()).toEqual(made);
  for (const [email, password] of second) {
    const isTheirs = and(eq(users.email, email), eq(accounts.providerId, 'credential'));
    const [row] = await place.db
      .select({ hash: accounts.password, role: users.role })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(isTheirs);
    const hash = row?.hash ?? '';
    expect(await verifyPassword({ hash, password }), email).toBe(true);
    expect(await verifyPassword({ hash, password: first.get(email) ?? '' }), email).toBe(false);
    expect(row?.role).toBe(email.startsWith('operator@') ? 'admin' : 'user');
  }
});

test.each([
  [
    'a public address',
    { PUBLIC_URL: 'https://ads.example.com', TESTING: 'false' },
    'PUBLIC_URL is https://ads.example.com',
  ],
  ['all addresses of the machine', { HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [
    'real money',
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'it pays with test payments',
  ],
])('it refuses %s before anything is made', (_what, settings, says) => {
  const refused = spawnSync(process.execPath, ['scripts/demo.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...environment(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/test_none',
      ...settings,
    },
  });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`The demo is for your own machine: ${says}`);
  expect(refused.stdout).toBe('');
});

test('it keeps out of a database with accounts of other people', async () => {
  const own = await openOwnPlace();
  await own.db
    .insert(users)
    .values({ id: 'one', name: 'One', email: 'one@example.com', emailVerified: true });
  const refused = spawnSync(process.execPath, ['scripts/demo.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...{ ...process.env, ...environment(), PORT: String(await freePort()) },
      ...{ DATA_DIR: own.dataDir, DATABASE_URL: own.databaseUrl },
    },
  });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('There are accounts of other people here.');
  expect(await own.db.$count(users)).toBe(1);
  await own.close();
});
