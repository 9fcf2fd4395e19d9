import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withoutTable, withTableAway } from '#tests/support/broken-tables.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
  await app.user({ tier: 'professional', name: 'Ada Subscriber' });
});

/** Who is asking can't be told without these; every other table may be away. */
const needed = ['users', 'sessions', 'accounts'];
const pages = [
  '/admin/dashboard',
  '/admin/dashboard?tab=media',
  '/admin/dashboard?tab=analytics',
  '/admin/dashboard?tab=settings',
  '/admin/users',
  '/admin/contact',
  '/admin/blog',
  '/admin/newsletter',
  '/admin/newsletter/issues',
  '/admin/media',
  '/admin/settings',
  '/admin/jobs',
  '/admin/failed-ads',
  '/admin/audit',
];

async function open(path: string) {
  const { html, text } = await readPage(admin.request(path));
  return { html, text, switches: html.match(/role="switch"/g)?.length ?? 0 };
}

test('whatever table can not be read: the frame stands on every page, and the switches where they belong', async () => {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !needed.includes(name));
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) {
    await withTableAway(app.db, table, async () => {
      for (const path of pages) {
        const what = `${path} without ${table}`;
        const { text, switches } = await open(path);
        expect(text, what).toContain('Sign Out');
        expect(text, what).not.toContain('Something went wrong on our side');
        expect(text, what).not.toContain('This page could not be shown');
        if (path === '/admin/settings' || path.endsWith('tab=settings'))
          expect(switches, what).toBeGreaterThanOrEqual(2);
        else if (path.startsWith('/admin/dashboard')) expect(switches, what).toBe(1);
      }
    });
  }
  await app.expectLogged(/: relation "[a-z_]+" does not exist$/);
});

test('each panel of the dashboard fails alone, with its message', async () => {
  await withoutTable(app, 'contact_requests', async () => {
    const { text } = await open('/admin/dashboard');
    expect(text).toContain('Open Requests Could not be read');
    expect(text).toContain('Total Users 1');
    expect(text).toContain('Ada Subscriber');
  });
  await withoutTable(app, 'subscribers', async () => {
    const { text } = await open('/admin/dashboard');
    expect(text).toContain('Total Users Could not be read');
    expect(text).toContain('Failed to fetch subscribers');
    expect(text).toContain('Total Ads 0');
  });
  await withoutTable(app, 'media_library', async () =>
    expect((await open('/admin/dashboard?tab=media')).text).toContain('Failed to fetch media library'),
  );
});

test('unreadable settings are shown as they were known last, and the switch says that it failed', async () => {
  await admin.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled: 'true' });
  await withoutTable(app, 'admin_settings', async () => {
    for (const path of ['/admin/dashboard', '/admin/dashboard?tab=settings', '/admin/settings']) {
      const { html, text } = await open(path);
      expect(text).toContain('The settings could not be read. This is what was known last.');
      expect(html).toMatch(/role="switch" aria-checked="true"/);
    }
    const answer = await admin.post('/admin/settings', {
      intent: 'switch',
      key: 'maintenance_mode',
      enabled: 'false',
    });
    expect(textOf(await answer.text())).toContain('Failed to update maintenance mode.');
  });
  await admin.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled: 'false' });
  expect((await open('/admin/settings')).text).not.toContain('could not be read');
});

test('revenue and subscribers count nobody who runs the place', async () => {
  const before = (await open('/admin/dashboard')).text;
  await app.user({ role: 'admin', tier: 'enterprise' });
  expect(before).toContain('Active Subscribers 1 Estimated revenue $19.99 a month');
  expect((await open('/admin/dashboard')).text).toContain(
    'Active Subscribers 1 Estimated revenue $19.99 a month',
  );
});

test('the frame says on every page which gate is shut', async () => {
  const said = async () => (await open('/admin/users')).text;
  expect(await said()).not.toMatch(/Maintenance on|Beta on/);
  await admin.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled: 'true' });
  expect(await said()).toContain('Maintenance on');
  await admin.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: 'true' });
  await admin.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled: 'false' });
  expect(await said()).toMatch(/Beta on/);
  expect(await said()).not.toContain('Maintenance on');
  await admin.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: 'false' });
});
