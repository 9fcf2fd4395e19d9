import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminSettings } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
  user = await app.user();
});

const path = '/admin/settings';
const send = (fields: Record<string, string>) => readPage(admin.post(path, fields));
const turn = (key: 'maintenance_mode' | 'beta_mode', enabled: boolean) =>
  send({ intent: 'switch', key, enabled: String(enabled) });
const stored = async (key: 'maintenance_mode' | 'beta_mode') =>
  (await app.db.select().from(adminSettings).where(eq(adminSettings.key, key)))[0];

describe('when the settings can not be read', () => {
  test('a process that never read them shows the page, and goes by them once it can', async () => {
    // The first question this process asks: keep this test the first of the file.
    await withoutTable(app, 'admin_settings', async () => {
      const { status, text } = await readPage(user.request('/dashboard'));
      expect(status).toBe(200);
      expect(text).toContain('Generate New Ad');
      expect((await app.visitor().request('/gallery')).status).toBe(200);
    });
    await turn('maintenance_mode', true);
    expect((await user.request('/dashboard')).status).toBe(503);
    await turn('maintenance_mode', false);
  });

  // A lost database opens no gate (specification: gates.last-known).
  test('the last known ones count: what was shut stays shut', async () => {
    await turn('maintenance_mode', true);
    expect((await user.request('/dashboard')).status).toBe(503);
    await withoutTable(app, 'admin_settings', async () => {
      await new Promise((done) => setTimeout(done, 1_700));
      expect((await user.request('/dashboard')).status).toBe(503);
      expect((await app.visitor().request('/gallery')).status).toBe(200);
    });
    await turn('maintenance_mode', false);
    expect((await user.request('/dashboard')).status).toBe(200);
  });
});

// In doubt, no rights (specification: roles.failed-check).
test('a role that can not be looked up makes nobody an admin', async () => {
  await withoutTable(app, 'sessions', async () => {
    for (const path of ['/admin/users', '/admin/users.data', '/admin/settings']) {
      const { status, html } = await readPage(admin.request(path));
      expect(status, path).not.toBe(200);
      expect(html, path).not.toContain(user.email);
      expect(html, path).not.toContain('System Settings');
    }
    await admin.post(path, { intent: 'switch', key: 'maintenance_mode', enabled: 'true' });
  });
  expect((await stored('maintenance_mode'))?.value.enabled).toBe(false);
  expect((await admin.request(path)).status).toBe(200);
});

test('the page has the two cards of the specification, each switch with its hint', async () => {
  const { html, text } = await readPage(admin.request(path));
  for (const words of [
    'Settings',
    'Manage application settings and configuration.',
    'System Settings',
    'Maintenance Mode',
    'Enable to prevent users from accessing the application',
    'Beta Testing',
    'Beta Mode',
    'Enable to require a password for site access',
    'Beta Access Password',
    'Share this password with beta testers to grant them access',
    'Update',
  ])
    expect(text).toContain(words);
  expect(html).toContain('placeholder="Enter beta password"');
  expect(html).toMatch(/<input[^>]*type="password"[^>]*name="password"|name="password"[^>]*type="password"/);
});

test('Settings Updated: each switch says what it did, and the row names who did it', async () => {
  const names = { maintenance_mode: 'Maintenance mode', beta_mode: 'Beta mode' } as const;
  for (const key of ['maintenance_mode', 'beta_mode'] as const) {
    for (const enabled of [true, false]) {
      const { status, text } = await turn(key, enabled);
      expect(status).toBe(200);
      expect(text).toContain(`Settings Updated ${names[key]} ${enabled ? 'enabled' : 'disabled'}.`);
      const row = await stored(key);
      expect(row?.value.enabled).toBe(enabled);
      expect(row?.updatedBy).toBe(admin.id);
    }
  }
  const { text } = await send({ intent: 'beta-password', password: 'a word to share' });
  expect(text).toContain('Password Updated Beta access password has been updated.');
});

test('half of a form, or one for a gate there is not, opens and shuts nothing', async () => {
  await turn('maintenance_mode', true);
  const before = [await stored('maintenance_mode'), await stored('beta_mode')];
  const halves: [path: string, fields: Record<string, string>][] = [
    ['/admin/dashboard', {}],
    ['/admin/dashboard', { enabled: 'yes' }],
    [path, { intent: 'switch', key: 'maintenance_mode' }],
    [path, { intent: 'switch', key: 'beta_mode', enabled: '1' }],
    [path, { intent: 'switch', enabled: 'false' }],
    [path, { intent: 'switch', key: '__proto__', enabled: 'false' }],
    [path, { intent: 'message', message: 'For whom?' }],
  ];
  for (const [where, fields] of halves) {
    const { status, text } = await readPage(admin.post(where, fields));
    expect(status, JSON.stringify(fields)).toBe(400);
    expect(text).toContain('This form could not be read. Please reload the page.');
    expect([await stored('maintenance_mode'), await stored('beta_mode')]).toEqual(before);
  }
  await turn('maintenance_mode', false);
});

describe('when the database takes no settings', () => {
  const failures = [
    [{ intent: 'switch', key: 'maintenance_mode', enabled: 'true' }, 'Failed to update maintenance mode.'],
    [{ intent: 'switch', key: 'beta_mode', enabled: 'true' }, 'Failed to update beta mode.'],
    [{ intent: 'beta-password', password: 'another' }, 'Failed to update beta password.'],
  ] as const;
  test.each(failures)('%o: the error is said and nothing has changed', async (fields, sentence) => {
    const before = await app.db.select().from(adminSettings).orderBy(adminSettings.key);
    for (const table of ['admin_settings', 'audit_log']) {
      await withFrozenTable(app, table, async () => {
        const { status, text } = await send(fields);
        expect(status).toBe(500);
        expect(text).toContain(`Error ${sentence}`);
      });
    }
    expect(await app.db.select().from(adminSettings).orderBy(adminSettings.key)).toEqual(before);
    expect((await user.request('/dashboard')).status).toBe(200);
  });

  test('Failed to toggle maintenance mode, from the dashboard', async () => {
    await withFrozenTable(app, 'admin_settings', async () => {
      const { status, text } = await readPage(admin.post('/admin/dashboard', { enabled: 'true' }));
      expect(status).toBe(500);
      expect(text).toContain('Failed to toggle maintenance mode');
    });
    expect((await user.request('/dashboard')).status).toBe(200);
  });
});

// The words before an operator writes any (specification: gates.messages).
test('a gate whose message nobody changed has the one of the specification', async () => {
  await turn('maintenance_mode', true);
  expect((await readPage(user.request('/dashboard'))).text).toContain(
    'Site is currently under maintenance. Please check back later.',
  );
  await turn('maintenance_mode', false);
  await turn('beta_mode', true);
  expect((await readPage(user.request('/dashboard'))).text).toContain(
    'This site is currently in beta testing. Please enter the beta password to continue.',
  );
  await turn('beta_mode', false);
});
