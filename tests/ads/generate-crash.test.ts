import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { endedAds } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

let place: OwnPlace;
let server: ServerProcess | undefined;

beforeEach(async () => {
  place = await openOwnPlace();
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  await place.close();
});

const start = (env: Record<string, string> = {}) =>
  startServerProcess({
    dataDir: place.dataDir,
    env: { DATABASE_URL: place.databaseUrl, AUTH_SECRET: testSecret, ...env },
  });

function generate(url: string, cookie: string, title: string): Promise<Response> {
  return fetch(`${url}/dashboard`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'generate', title, idempotencyKey: `crash-test-${title}` }),
  });
}

// No ad stays between its two ends (specification: ads.states.ends).
test('kill -9 during generations, then a start: every ad is finished or refunded within 60 s', async () => {
  const { db } = place;
  const user = await createUser(db, { tier: 'professional' });
  const cookie = `${user.cookie.name}=${user.cookie.value}`;
  server = await start();
  const titles = ['one', 'two', 'three', 'four', 'five', 'six'];
  const acknowledged = await Promise.all(titles.map((title) => generate(server?.url ?? '', cookie, title)));
  expect(acknowledged.map((answer) => answer.status)).toEqual(titles.map(() => 200));
  await server.stop('SIGKILL');
  const left = await db.select().from(schema.ads).where(eq(schema.ads.status, 'generating'));
  expect(left.length, 'the kill came too late to interrupt anything').toBeGreaterThan(0);

  server = await start();
  await endedAds(db, undefined, { atLeast: titles.length, timeout: 60_000 });
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await db.select().from(schema.ads)).toHaveLength(titles.length);
});
