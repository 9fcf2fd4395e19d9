import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { type LiveEvent, publish } from '#app/live.server.ts';
import { methods, partsAsked, spellings } from '#tests/authorisation/odd-requests.ts';
import { createWorld, type World } from '#tests/authorisation/world.ts';
import { origin, type TestUser, testApp } from '#tests/support/app.ts';
import { insertAds } from '#tests/support/content.ts';
import { hear } from '#tests/support/heard.ts';

const app = testApp();
let world: World;
let user: TestUser;
let adId: string;
const secret = 'An ad nobody else may see';

beforeAll(async () => {
  world = await createWorld(app);
  user = await app.user({ tier: 'enterprise' });
  const [ad] = await insertAds(app, { userId: user.id, count: 1, bytes: 64 });
  adId = ad?.id ?? '';
  await app.db.update(ads).set({ title: secret }).where(eq(ads.id, adId));
});
afterEach(() => world.setGates('open'));

const tricks: Record<string, string>[] = [
  { 'x-original-url': '/healthz' },
  { 'x-rewrite-url': '/healthz' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-prefix': '/admin/login' },
  { 'x-http-method-override': 'OPTIONS' },
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-react-router-routes': 'root' },
  { range: 'bytes=0-9' },
  { accept: 'application/json' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { host: 'admin.localhost' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
];

/** What got through, of everything sent; `secrets` are what only an open gate shows. */
async function whatGotThrough(paths: string[], secrets: string[]): Promise<string[]> {
  const requests = [
    ...paths.flatMap(spellings).map((path) => ({ path, init: {} })),
    ...paths.flatMap((path) => methods.map((method) => ({ path, init: { method } }))),
    ...paths.flatMap((path) => tricks.map((headers) => ({ path, init: { headers } }))),
  ];
  const through: string[] = [];
  for (const { path, init } of requests) {
    const answer = await user.request(origin + path, init);
    const body = await answer.text();
    const told = `${JSON.stringify(init)} ${path}: ${answer.status}`;
    if (answer.ok || answer.status === 304) through.push(told);
    for (const text of secrets) if (body.includes(text)) through.push(`${told} shows ${text}`);
    // Wherever a redirect leads, the gate must hold there too.
    const location = answer.headers.get('location');
    if (location && (await user.request(location)).ok) through.push(`${told} leads to ${location}`);
  }
  return through;
}

describe('the maintenance gate', () => {
  test('holds for the dashboard and its files however the address is written, by any method and header', async () => {
    expect(await (await user.request('/dashboard')).text()).toContain(secret);
    expect((await user.request(`/files/ads/${adId}`)).status).toBe(200);
    await world.setGates('maintenance');
    const paths = [
      '/dashboard',
      `/dashboard/ads/${adId}/export`,
      `/files/ads/${adId}`,
      `/files/ads/${adId}/export.zip`,
      `/files/ads/${adId}/export-preview?placement=story`,
    ];
    expect(await whatGotThrough(paths, [secret, 'Generate New Ad'])).toEqual([]);
  });

  test('holds for the data of every part of the dashboard, asked for alone', async () => {
    await world.setGates('maintenance');
    for (const route of partsAsked()) {
      const query = route === undefined ? '' : `?_routes=${encodeURIComponent(route)}`;
      const answer = await user.request(`/dashboard.data${query}`);
      expect(answer.status, query).toBe(503);
      expect(await answer.text(), query).not.toContain(secret);
    }
  });
});

describe('the beta gate', () => {
  test('holds for pages, files and feeds however the address is written, by any method and header', async () => {
    await world.setGates('beta without a grant');
    const paths = [
      '/',
      '/gallery',
      '/blog/a-post',
      '/dashboard',
      '/auth',
      `/files/ads/${adId}`,
      `/files/media/${world.picture}`,
    ];
    const more = ['/og/home.png', '/sitemap.xml', '/blog/rss.xml', '/account/export', '/no-such-page'];
    expect(await whatGotThrough(paths, [secret, 'Generate New Ad', 'A Post'])).toEqual([]);
    expect(await whatGotThrough(more, [secret, 'A Post'])).toEqual([]);
  });

  test('holds for the data of every route, asked for alone', async () => {
    await world.setGates('beta without a grant');
    for (const path of ['/gallery', '/dashboard', '/blog/a-post']) {
      for (const route of partsAsked()) {
        const query = route === undefined ? '' : `?_routes=${encodeURIComponent(route)}`;
        const answer = await user.request(`${path}.data${query}`);
        expect(answer.status, path + query).toBe(403);
        expect(await answer.text(), path + query).not.toMatch(/A Post|An ad nobody|Test Person/);
      }
    }
  });

  test('is open for what is listed and for nothing below it', async () => {
    await world.setGates('beta without a grant');
    const listed = ['/api/captcha/contact', '/newsletter/confirm', '/healthz', '/robots.txt'];
    for (const path of listed) expect((await user.request(path)).status, path).not.toBe(403);
    const below = ['/mailbox/a/b', '/mailbox/1/html/x', '/api/webhooks/other', '/api/captcha/contact/x'];
    for (const path of [...below, ...listed.map((path) => `${path}/x`), '/newsletter', '/sign-out/x'])
      expect((await user.request(path)).status, path).toBe(403);
  });

  test('the admin area shows strangers nothing but its sign-in', async () => {
    const paths = ['/admin', '/admin/dashboard', '/admin/login/x', '/admin/no-such-page'];
    for (const path of paths.flatMap(spellings)) {
      const answer = await user.request(origin + path);
      expect(await answer.text(), path).not.toContain('Total Users');
      const location = answer.headers.get('location');
      const isRefused = answer.status === 403 || answer.status === 404 || answer.status === 202;
      expect(isRefused || location?.startsWith('/admin'), `${path}: ${answer.status} ${location}`).toBe(true);
    }
    for (const path of paths)
      expect((await user.request(path)).headers.get('location'), path).toBe('/admin/login');
    const data = await user.request('/admin/dashboard.data');
    expect(data.status).toBe(202);
    expect(await data.text()).toContain('/admin/login');
  });

  test('is opened by no cookie but the one for the password of now', async () => {
    await world.setGates('beta without a grant');
    const grant = world.betaCookie;
    const [name = '', value = ''] = grant.split('=');
    const forged = [
      `${name}=`,
      `${name}=true`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=${value}x`,
      `${name.toUpperCase()}=${value}`,
      `__Host-${name}=${value}`,
      `${name}=x; ${grant}`,
      `x=${name}=${value}`,
    ];
    for (const cookie of forged) {
      const { status } = await app.request('/gallery', { headers: { cookie } });
      expect(status, cookie).toBe(403);
    }
    expect((await app.request('/gallery', { headers: { cookie: grant } })).status).toBe(200);
  });
});

test.each(['maintenance', 'beta without a grant'] as const)(
  'a stream opened before the gate shut is told of the gate and no longer of ads: %s',
  async (gate) => {
    const heard = hear(await user.request('/events'));
    const tell = (stage: string) =>
      publish({ type: 'ad', userId: user.id, adId, status: 'generating', stage } as LiveEvent, app.db);
    await tell('writing');
    await expect.poll(heard.text).toContain('"writing"');
    await world.setGates(gate);
    await tell('painting');
    await world.setGates('open');
    await tell('setting-type');
    await expect.poll(heard.text).toContain('"setting-type"');
    expect(heard.text()).toContain('event: settings');
    expect(heard.text()).not.toContain('"painting"');
    await heard.stop();
  },
);
