import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutTable } from '#tests/support/broken-tables.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

const token = 'a token of the one who watches';
let place: OwnPlace;
let web: ServerProcess;
let worker: ServerProcess | undefined;
let settings: Record<string, string>;

beforeAll(async () => {
  place = await openOwnPlace('started');
  settings = { DATABASE_URL: place.databaseUrl, AUTH_SECRET: testSecret, TESTING: 'true', LOG_LEVEL: 'info' };
  const env = { ...settings, ROLE: 'web', METRICS_TOKEN: token, ACCESS_LOG: 'true' };
  web = await startServerProcess({ dataDir: place.dataDir, env });
});
afterAll(async () => {
  await worker?.stop();
  await web?.stop();
  await place?.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, web.url), { redirect: 'manual', ...init });
const withToken = { headers: { authorization: `Bearer ${token}` } };
const lines = () =>
  place
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const ready = async (query = '') => {
  const answer = await ask(`/readyz${query}`);
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};

test.each([
  ['a page', '/faq', 200],
  ['a file of the build', '/favicon.svg', 200],
  ['a redirect', '/dashboard', 302],
  ['what is not there', '/nowhere-at-all', 404],
  ['a check', '/livez', 200],
  ['data', '/healthz', 200],
])('%s carries an id of its request', async (_name, path, status) => {
  const first = await ask(path);
  expect(first.status).toBe(status);
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  expect((await ask(path)).headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  const given = await ask(path, { headers: { 'x-request-id': '0af7651916cd43dd-8448eb211c80319c' } });
  expect(given.headers.get('x-request-id')).toBe('0af7651916cd43dd-8448eb211c80319c');
});

test.each(['short', 'x'.repeat(65), '<script>alert(1)</script>', 'a b c d e f g h', 'a"},{"level":60,"x":"'])(
  'an id that is none is replaced: %s',
  async (id) => {
    const answer = await ask('/faq', { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  },
);

test('the access log has each request with its id, and nothing that is secret', async () => {
  const secret = 'a-very-secret-word';
  const { cookie } = await createUser(place.db);
  const asked = await Promise.all([
    ask(`/auth?token=${secret}`, { headers: { cookie: `${cookie.name}=${cookie.value}; other=${secret}` } }),
    ask(`/team/invitation/${secret}`),
    ask(`/api/auth/reset-password/${secret}`),
    ask(`/newsletter/unsubscribe?token=${secret}`),
    ask('/contact', {
      method: 'POST',
      body: new URLSearchParams({ message: secret }),
      headers: { origin: web.url },
    }),
  ]);
  const ids = asked.map((answer) => answer.headers.get('x-request-id'));
  await expect
    .poll(() => ids.every((id) => lines().some((line) => line.request === id && line.ms !== undefined)))
    .toBe(true);
  const own = lines().filter((line) => ids.includes(String(line.request)) && line.msg === 'request');
  expect(own.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/auth/*',
    'GET /auth',
    'GET /newsletter/unsubscribe',
    'GET /team/invitation/:token',
    'POST /contact',
  ]);
  expect(own[0]).toMatchObject({
    status: expect.any(Number),
    ms: expect.any(Number),
    address: expect.any(String),
  });
  expect(place.log()).not.toContain(secret);
  expect(place.log()).not.toContain(decodeURIComponent(cookie.value).split('.')[0]);
});

test('what goes wrong is logged under the id that the error page shows', async () => {
  await withoutTable(place, 'blog_posts', async () => {
    const answer = await ask('/blog/some-post');
    const id = answer.headers.get('x-request-id');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(String(id));
    expect(lines().find((line) => line.msg === 'request failed' && line.request === id)).toBeTruthy();
  });
});

test('/readyz: ready without a worker, which it names; with ?all that is not enough', async () => {
  const checks = { database: 'ok', migrations: 'ok', storage: 'ok', worker: 'none' };
  expect(await ready()).toEqual({ status: 200, ready: true, degraded: ['worker'], checks });
  expect(await ready('?all')).toMatchObject({ status: 503, ready: true, degraded: ['worker'] });
});

test('/readyz: not ready over a database that lacks migrations of this version', async () => {
  const age = (ms: number) =>
    place.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - ${ms}::bigint`);
  await age(900_000_000);
  try {
    expect(await ready()).toMatchObject({ status: 503, ready: false, reason: 'migrations' });
    expect((await ask('/livez')).status).toBe(200);
  } finally {
    await age(-900_000_000);
  }
  expect(await ready()).toMatchObject({ status: 200, ready: true });
});

test('/metrics is for whoever knows the token', async () => {
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401);
  await (await ask('/blog/no-such-post')).text();
  const answer = await ask('/metrics', withToken);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  const told = text.split('\n').map((line) => line.replace(/ [^ ]+$/, ''));
  for (const name of [
    'adwright_http_request_seconds_count{method="GET",route="/blog/:slug",status="4xx"}',
    'adwright_http_request_seconds_count{method="GET",route="(static)",status="2xx"}',
    'adwright_jobs{queue="generate-ad",state="waiting"}',
    'adwright_workers',
    'adwright_database_connections{pool="adwright",state="idle"}',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect(told).toContain(name);
  expect(text).not.toContain('no-such-post');
});

test('a worker tells its figures on a port of its own: ads by outcome, mails, and that it is alive', async () => {
  const port = await freePort();
  const env = { ...settings, ROLE: 'worker', METRICS_PORT: String(port) };
  worker = await startServerProcess({ dataDir: place.dataDir, env });
  const watch = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await watch('/livez')).status).toBe(200);
  expect((await watch('/faq')).status).toBe(404);
  expect(await (await watch('/readyz')).json()).toMatchObject({ ready: true, degraded: [] });
  const user = await createUser(place.db);
  const headers = { cookie: `${user.cookie.name}=${user.cookie.value}`, origin: web.url };
  const body = new URLSearchParams({ intent: 'generate', title: 'Bakery' });
  expect((await ask('/dashboard', { method: 'POST', headers, body })).status).toBe(200);
  const mail = { to: 'one@example.com', subject: 'S', html: 'H', text: 'T' };
  await place.db.execute(sql`insert into pgboss.job (name, data, policy)
    values ('send-mail', ${JSON.stringify({ mail })}::jsonb, 'standard')`);
  const figures = async () => (await watch('/metrics')).text();
  await expect.poll(figures, { timeout: 30_000 }).toMatch(/adwright_ads_total\{outcome="completed"\} 1/);
  await expect.poll(figures, { timeout: 30_000 }).toMatch(/adwright_mails_total\{outcome="sent"\} 1/);
  expect(await figures()).toContain('adwright_workers 1');
  expect(await ready('?all')).toMatchObject({ status: 200, degraded: [] });
});

test('a process whose pictures have nowhere to go says so, and that it answers all the same', async () => {
  const other = await openOwnPlace('started');
  await writeFile(join(other.dataDir, 'files'), 'in the way');
  const env = { ...settings, DATABASE_URL: other.databaseUrl, LOG_LEVEL: 'silent' };
  const server = await startServerProcess({ dataDir: other.dataDir, env });
  try {
    const answer = await fetch(`${server.url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      ready: true,
      degraded: ['storage'],
      checks: { storage: 'unreachable' },
    });
    expect((await fetch(`${server.url}/readyz?all`)).status).toBe(503);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  } finally {
    await server.stop();
    await other.close();
  }
});
