import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { dayBefore, insertDatedAd, insertUser, momentOf, tableOf } from '#tests/support/analytics.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { openOwnPlace } from '#tests/support/own-place.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const { auditLog, dailyFigures, newsletterSubscribers, users } = schema;

// Without a worker, so that no day is closed before its rows are there.
const app = testApp({ env: { ROLE: 'web' } });
let admin: TestUser;
let person: string;

beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const analytics = '/admin/dashboard?tab=analytics';
const read = (path: string) => readPage(admin.request(path));
/** The days of a table that are not all zeros. */
const filled = (table: ReturnType<typeof tableOf>) =>
  Object.fromEntries(
    Object.entries(table ?? {}).filter(([, row]) =>
      Object.values(row).some((value) => !['0', '$0.00', 'No data'].includes(value)),
    ),
  );

describe('the tabs of the dashboard', () => {
  // The promised tabs, in this order (specification: admin.dashboard.tabs).
  test('are Users, Media, Analytics and Settings, each with an address and content of its own', async () => {
    const content = {
      users: 'Newest users',
      media: 'Newest pictures',
      analytics: 'Median generation time',
      settings: 'Enable to require a password for site access',
    };
    for (const [tab, expected] of Object.entries(content)) {
      const { status, html, text } = await read(`/admin/dashboard?tab=${tab}`);
      expect(status).toBe(200);
      expect(text).toContain(expected);
      const links = [...html.matchAll(/<a [^>]*role="tab"[^>]*>/g)].map(([link]) => link);
      expect(links.map((link) => /tab=(\w+)/.exec(link)?.[1])).toEqual(Object.keys(content));
      const selected = links.filter((link) => link.includes('aria-selected="true"'));
      expect(selected.map((link) => /tab=(\w+)/.exec(link)?.[1])).toEqual([tab]);
      for (const [other, text] of Object.entries(content)) {
        if (other !== tab) expect(textOf(html)).not.toContain(text);
      }
    }
  });

  test.each(['', '?tab=', '?tab=nothing', '?tab=__proto__', '?tab=media&tab=users'])(
    'an address with %j opens a tab all the same',
    async (search) => {
      const { status, html } = await read(`/admin/dashboard${search}`);
      expect(status).toBe(200);
      expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    },
  );

  test('Settings turns beta mode on and off without leaving the dashboard', async () => {
    for (const [enabled, said] of [
      ['true', 'Beta mode enabled.'],
      ['false', 'Beta mode disabled.'],
    ] as const) {
      const form = { intent: 'switch', key: 'beta_mode', enabled };
      const response = await admin.post('/admin/dashboard?tab=settings', form);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(textOf(html)).toContain(said);
      expect(html).toContain(`name="enabled" value="${enabled === 'true' ? 'false' : 'true'}"`);
    }
  });

  test('show nothing to visitors and to users, also not as data alone', async () => {
    const user = await app.user({ tier: 'enterprise' });
    for (const client of [app.visitor(), user]) {
      for (const path of [analytics, '/admin/dashboard.data?tab=analytics&days=7']) {
        const response = await client.request(path);
        const body = await response.text();
        expect(response.headers.get('location') ?? body).toContain('/admin/login');
        expect(body).not.toContain('signups');
      }
      const posted = await client.post('/admin/dashboard?tab=settings', {
        intent: 'switch',
        key: 'beta_mode',
        enabled: 'true',
      });
      expect(posted.headers.get('location')).toBe('/admin/login');
    }
    expect((await read('/admin/dashboard?tab=settings')).html).not.toContain('aria-checked="true"');
    await app.db.delete(users).where(sql`id = ${user.id}`);
  });
});

describe('the analytics', () => {
  test('say so while there is nothing to show, and still have a row for every day', async () => {
    const { html, text } = await read(analytics);
    expect(text.match(/Nothing in these days yet/g)?.length).toBeGreaterThanOrEqual(7);
    for (const title of ['Sign-ups', 'Generations', 'Credits', 'Provider errors']) {
      const table = tableOf(html, title) ?? {};
      expect(Object.keys(table)).toEqual(Array.from({ length: 30 }, (_, daysAgo) => dayBefore(daysAgo)));
      expect(filled(table), title).toEqual({});
    }
  });

  test.each([
    ['7', 7],
    ['30', 30],
    ['90', 90],
    ['', 30],
    ['8', 30],
    ['-7', 30],
    ['7.0', 30],
    ['1e9', 30],
    ["7' or 1=1", 30],
  ])('of ?days=%s cover %i days up to today', async (asked, days) => {
    const { status, html } = await read(`${analytics}&days=${encodeURIComponent(asked)}`);
    expect(status).toBe(200);
    const table = Object.keys(tableOf(html, 'Sign-ups') ?? {});
    expect(table).toHaveLength(days);
    expect([table[0], table.at(-1)]).toEqual([dayBefore(0), dayBefore(days - 1)]);
    expect(
      /<a [^>]*days=(\d+)[^>]*aria-current="true"|aria-current="true"[^>]*days=(\d+)/.exec(html)?.slice(1),
    ).toContain(String(days));
  });

  // What a chart counts was for us to decide (specification: admin.analytics.sign-ups).
  test('count sign-ups by day, from midnight to midnight in UTC, without operators', async () => {
    person = await insertUser(app.db, { createdAt: momentOf(100) });
    await insertUser(app.db, { createdAt: momentOf(0) });
    await insertUser(app.db, { createdAt: momentOf(1, '23:59:59.999') });
    await insertUser(app.db, { createdAt: momentOf(1) });
    await insertUser(app.db, { createdAt: momentOf(6) });
    await insertUser(app.db, { createdAt: momentOf(7, '23:59:59.999') });
    await insertUser(app.db, { createdAt: momentOf(2), role: 'admin' });
    const { html } = await read(`${analytics}&days=7`);
    expect(filled(tableOf(html, 'Sign-ups'))).toEqual({
      [dayBefore(0)]: { 'Sign-ups': '1' },
      [dayBefore(1)]: { 'Sign-ups': '2' },
      [dayBefore(6)]: { 'Sign-ups': '1' },
    });
    // Three on the six finished days, one on the six before them.
    expect(textOf(html)).toMatch(/up 200% vs 6 days before/);
  });

  test('count generations by how they ended, deleted ones too, with the median time of a day', async () => {
    const ad = (daysAgo: number, rest: object) =>
      insertDatedAd(app.db, { userId: person, createdAt: momentOf(daysAgo), ...rest });
    for (const seconds of [1, 2, 9]) await ad(3, { seconds });
    await ad(3, { failure: 'no-layout-passes' });
    await ad(4, { seconds: 0.84, deleted: true });
    await ad(0, {});
    const { html } = await read(`${analytics}&days=7`);
    expect(filled(tableOf(html, 'Generations'))).toEqual({
      [dayBefore(0)]: { Completed: '0', Failed: '0', 'In progress': '1' },
      [dayBefore(3)]: { Completed: '3', Failed: '1', 'In progress': '0' },
      [dayBefore(4)]: { Completed: '1', Failed: '0', 'In progress': '0' },
    });
    expect(filled(tableOf(html, 'Median generation time'))).toEqual({
      [dayBefore(3)]: { 'Median time': '2 s' },
      [dayBefore(4)]: { 'Median time': '840 ms' },
    });
    expect(textOf(html)).toContain('20.0% of those that ended failed.');
  });

  // All three ways a credit can go (specification: admin.analytics.credits).
  test('count credits that were used, returned and granted', async () => {
    const grant = { actor: admin.id, action: 'credits.grant', subject: `user:${person}` };
    await app.db.insert(auditLog).values([
      { ...grant, before: { granted: 0 }, after: { granted: 10 }, createdAt: momentOf(5) },
      { ...grant, before: { granted: 10 }, after: { granted: 15 }, createdAt: momentOf(5, '12:00:00') },
      { ...grant, action: 'user.block', createdAt: momentOf(5) },
    ]);
    const { html } = await read(`${analytics}&days=7`);
    expect(filled(tableOf(html, 'Credits'))).toEqual({
      [dayBefore(0)]: { Used: '1', Returned: '0', Granted: '0' },
      [dayBefore(3)]: { Used: '3', Returned: '1', Granted: '0' },
      [dayBefore(4)]: { Used: '1', Returned: '0', Granted: '0' },
      [dayBefore(5)]: { Used: '0', Returned: '0', Granted: '15' },
    });
  });

  test('tell the errors of providers apart, and leave failures of our own out', async () => {
    const failed = (daysAgo: number, failure: string) =>
      insertDatedAd(app.db, { userId: person, createdAt: momentOf(daysAgo), failure });
    await failed(2, 'model-timeout');
    await failed(2, 'model-timeout');
    await failed(2, 'model-refused');
    await failed(2, 'storage-full');
    await failed(40, 'model-misconfigured');
    const { html } = await read(`${analytics}&days=7`);
    expect(filled(tableOf(html, 'Provider errors'))).toEqual({
      [dayBefore(2)]: { 'Timed out': '2', Refused: '1' },
    });
  });

  // Growth is those who joined less those who left (specification: admin.analytics.newsletter).
  test('count who joined and left the newsletter', async () => {
    const reader = (subscribedDaysAgo: number, leftDaysAgo?: number) => ({
      email: `reader-${subscribedDaysAgo}-${leftDaysAgo}@example.com`,
      source: 'blog',
      subscribedAt: momentOf(subscribedDaysAgo),
      isActive: leftDaysAgo === undefined,
      unsubscribedAt: leftDaysAgo === undefined ? null : momentOf(leftDaysAgo),
    });
    await app.db
      .insert(newsletterSubscribers)
      .values([reader(200), reader(100, 1), reader(5), reader(5, 2), reader(1)]);
    const { html } = await read(`${analytics}&days=7`);
    expect(filled(tableOf(html, 'Newsletter'))).toEqual({
      [dayBefore(1)]: { Joined: '1', Left: '1', Active: '3' },
      [dayBefore(2)]: { Joined: '0', Left: '1', Active: '3' },
      [dayBefore(3)]: { Joined: '0', Left: '0', Active: '4' },
      [dayBefore(4)]: { Joined: '0', Left: '0', Active: '4' },
      [dayBefore(5)]: { Joined: '2', Left: '0', Active: '4' },
      [dayBefore(6)]: { Joined: '0', Left: '0', Active: '2' },
      [dayBefore(0)]: { Joined: '0', Left: '0', Active: '3' },
    });
  });

  test('estimate revenue by tier from the plans of a day; days nobody noted go on or are unknown', async () => {
    for (const tier of ['professional', 'professional', 'enterprise'] as const) await app.user({ tier });
    await app.db.insert(dailyFigures).values([
      { day: dayBefore(3), figure: 'plan.starter', value: 8 },
      { day: dayBefore(3), figure: 'plan.professional', value: 1 },
    ]);
    const { html, text } = await read(`${analytics}&days=7`);
    const noted = { Professional: '$19.99', Enterprise: '$0.00' };
    expect(tableOf(html, 'Estimated revenue')).toEqual({
      [dayBefore(0)]: { Professional: '$39.98', Enterprise: '$149.00' },
      [dayBefore(1)]: noted,
      [dayBefore(2)]: noted,
      [dayBefore(3)]: noted,
      ...Object.fromEntries(
        [4, 5, 6].map((daysAgo) => [dayBefore(daysAgo), { Professional: 'No data', Enterprise: 'No data' }]),
      ),
    });
    const [people] = await app.db
      .select({ count: sql<number>`count(*)::int` })
      .from(users)
      .where(sql`role = 'user'`);
    expect(tableOf(html, 'Plan mix')?.[dayBefore(0)]).toEqual({
      Professional: '2',
      Enterprise: '1',
      Starter: String((people?.count ?? 0) - 3),
    });
    expect(text).toContain('$189');
  });
});

test('a finished day is counted once and keeps its figures, whatever is deleted later and whatever the time zones', async () => {
  const place = await openOwnPlace();
  const { dataDir, databaseUrl, db } = place;
  const name = new URL(databaseUrl).pathname.slice(1);
  await db.execute(sql.raw(`alter database ${name} set timezone to 'Pacific/Auckland'`));
  const operator = await createUser(db, { role: 'admin' });
  const gone = await insertUser(db, { createdAt: momentOf(3, '23:59:59') });
  await insertDatedAd(db, { userId: gone, createdAt: momentOf(3, '00:00:00'), seconds: 4 });
  await insertDatedAd(db, { userId: gone, createdAt: momentOf(2, '23:59:59'), failure: 'model-timeout' });
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: testSecret, TZ: 'America/Los_Angeles' };
  const server = await startServerProcess({ dataDir, env });
  const tables = async () => {
    const cookie = `${operator.cookie.name}=${operator.cookie.value}`;
    const html = await (await fetch(`${server.url}${analytics}&days=7`, { headers: { cookie } })).text();
    return ['Sign-ups', 'Generations', 'Median generation time', 'Credits', 'Provider errors'].map((title) =>
      filled(tableOf(html, title)),
    );
  };
  const expected = [
    { [dayBefore(3)]: { 'Sign-ups': '1' } },
    {
      [dayBefore(2)]: { Completed: '0', Failed: '1' },
      [dayBefore(3)]: { Completed: '1', Failed: '0' },
    },
    { [dayBefore(3)]: { 'Median time': '4 s' } },
    {
      [dayBefore(2)]: { Used: '0', Returned: '1', Granted: '0' },
      [dayBefore(3)]: { Used: '1', Returned: '0', Granted: '0' },
    },
    { [dayBefore(2)]: { 'Timed out': '1' } },
  ];
  try {
    const closed = () => db.$count(dailyFigures, sql`figure = 'day.closed' and day = ${dayBefore(2)}`);
    await expect.poll(closed).toBe(1);
    expect(await tables()).toEqual(expected);
    await db.delete(users).where(sql`id = ${gone}`);
    expect(await db.$count(schema.ads)).toBe(0);
    expect(await tables()).toEqual(expected);
  } finally {
    await server.stop();
    await place.close();
  }
});
