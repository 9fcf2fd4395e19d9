import { beforeAll, expect, test } from 'vitest';
import { type Client, origin, testApp } from '#tests/support/app.ts';
import { mistakesIn } from './ask.ts';
import { methods, partsAsked, spellings } from './odd-requests.ts';
import { operators } from './operators.ts';
import { subscribers } from './subscribers.ts';
import { createWorld, type World } from './world.ts';

const app = testApp();
let world: World;
/** Who has no business in the admin area, and whose name no answer may hold. */
let strangers: [string, Client][];
const name = 'Somebody Only Admins See';

beforeAll(async () => {
  world = await createWorld(app);
  await app.user({ name });
  strangers = [
    ['a visitor', app.visitor()],
    ['a subscriber', await app.user({ tier: 'enterprise' })],
  ];
});

const pathsOf = (rows: typeof operators) =>
  rows.map(
    (row) =>
      row.path?.(world, { ...world.other, name: '', person: true, isAdmin: false, tier: 'starter' }) ??
      row.route,
  );
const secrets = /Somebody Only Admins See|Audit Log|Blog Management|Newsletter Management|Generate New Ad/;

/** What an answer gives away; a redirect must lead to a page that gives nothing away either. */
async function givenAway(client: Client, path: string, init: RequestInit = {}): Promise<string | null> {
  const answer = await client.request(origin + path, init);
  const body = await answer.text();
  const told = `${init.method ?? 'GET'} ${path}: ${answer.status}`;
  if (answer.status === 200 || answer.status === 304) return told;
  const shown = secrets.exec(body)?.[0];
  if (shown) return `${told} shows ${shown}`;
  const location = answer.headers.get('location');
  if (!location || location === '/admin/login' || location.startsWith('/auth')) return null;
  const next = await client.request(location);
  const seen = secrets.exec(await next.text())?.[0];
  return seen ? `${told}, then ${location} shows ${seen}` : null;
}

test('the admin area is shut however its addresses are written, by any method, for its data alone', async () => {
  const paths = pathsOf(operators.filter(({ route }) => route !== '/admin/login'));
  const partsOfAdmin = partsAsked().filter((part) => !part?.startsWith('routes/') || part.includes('admin'));
  for (const [who, client] of strangers) {
    const requests = paths.flatMap((path) => [
      ...spellings(path).map((spelled) => ({ path: spelled, method: 'GET' })),
      ...methods.map((method) => ({ path, method })),
      ...methods.map((method) => ({ path: `${path}.data`, method })),
      ...partsOfAdmin.map((part) => ({
        path: `${path}.data?_routes=${encodeURIComponent(part ?? '')}`,
        method: 'GET',
      })),
    ]);
    expect(requests.length).toBeGreaterThan(1_000);
    // The data of a refused page is a redirect written into a 202.
    expect(
      await mistakesIn(requests, ({ path, method }) => givenAway(client, path, { method })),
      who,
    ).toEqual([]);
  }
});

test('what belongs to an account is shut to visitors however its address is written', async () => {
  const visitor = app.visitor();
  const requests = pathsOf(subscribers).flatMap((path) => [
    ...spellings(path).map((spelled) => ({ path: spelled, method: 'GET' })),
    ...methods.map((method) => ({ path, method })),
  ]);
  // A file's own data is not asked for in parts: without its part nothing of it is in the answer.
  const pages = pathsOf(subscribers.filter(({ route }) => !route.startsWith('/files/')));
  for (const path of pages) {
    for (const part of partsAsked())
      requests.push({ path: `${path}.data?_routes=${encodeURIComponent(part ?? '')}`, method: 'GET' });
  }
  expect(await mistakesIn(requests, ({ path, method }) => givenAway(visitor, path, { method }))).toEqual([]);
});

test('an admin finds every page of the area at its one address', async () => {
  for (const path of ['/admin/users/', '/admin/users//']) {
    const answer = await world.admin.request(origin + path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/admin/users']);
  }
});
