import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminSettings, auditLog } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const turn = (key: 'maintenance_mode' | 'beta_mode', enabled: boolean) =>
  admin.post('/admin/settings', { intent: 'switch', key, enabled: String(enabled) });
const setPassword = (password: string) =>
  admin.post('/admin/settings', { intent: 'beta-password', password });
const enter = (client: Pick<TestUser, 'post'>, password: string, next = '/gallery') =>
  client.post('/beta-access', { password, next });

beforeEach(async () => {
  await turn('maintenance_mode', false);
  await turn('beta_mode', false);
});

describe('maintenance gate', () => {
  test('replaces the dashboard with the stored message, 503, for everybody but admins', async () => {
    const user = await app.user();
    expect((await user.request('/dashboard')).status).toBe(200);
    expect(textOf(await (await turn('maintenance_mode', true)).text())).toContain(
      'Maintenance mode enabled.',
    );
    const shut = await user.request('/dashboard');
    expect(shut.status).toBe(503);
    expect(shut.headers.get('retry-after')).toBe('120');
    const page = textOf(await shut.text());
    expect(page).toContain('Under Maintenance');
    expect(page).toContain('Site is currently under maintenance. Please check back later.');
    expect(page).toContain("We'll be back shortly. Thank you for your patience.");
    expect((await admin.request('/admin/settings')).status).toBe(200);
  });

  test('holds for data, forms, files and odd spellings of the path, and leaves the rest of the site open', async () => {
    const user = await app.user();
    await turn('maintenance_mode', true);
    for (const path of ['/dashboard.data', '/dashboard/', '/dashboard?page=2', '/dashboard/.data']) {
      const answer = await user.request(path);
      expect(answer.status, path).not.toBe(200);
      expect(await answer.text(), path).not.toContain('Generate New Ad');
    }
    expect((await user.request('/dashboard', { method: 'HEAD' })).status).toBe(503);
    const sent = await user.post('/dashboard', { intent: 'generate', title: 'Slipped through' });
    expect(sent.status).toBe(503);
    expect((await user.request('/files/ads/00000000-0000-4000-8000-000000000000')).status).toBe(503);
    expect((await user.request('/gallery')).status).toBe(200);
    expect((await app.visitor().request('/')).status).toBe(200);
  });

  test('a new message is what visitors read, and markup in it stays text', async () => {
    const user = await app.user();
    await turn('maintenance_mode', true);
    const message = 'Back at nine.\n<script>alert(1)</script>';
    await admin.post('/admin/settings', { intent: 'message', key: 'maintenance_mode', message });
    const html = await (await user.request('/dashboard')).text();
    expect(html).toContain('Back at nine.');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert(1)');
    const long = await admin.post('/admin/settings', {
      intent: 'message',
      key: 'maintenance_mode',
      message: 'x'.repeat(1001),
    });
    expect(long.status).toBe(422);
  });
});

describe('beta gate', () => {
  const pages = [
    '/',
    '/gallery',
    '/faq',
    '/blog',
    '/auth',
    '/auth?tab=signup',
    '/manage-plan',
    '/nothing-here',
  ];

  test('asks for the password before any page, with the stored message', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    for (const path of pages) {
      const answer = await app.visitor().request(path);
      expect(answer.status, path).toBe(403);
      const page = textOf(await answer.text());
      expect(page, path).toContain('Beta Access');
      expect(page, path).toContain(
        'This site is currently in beta testing. Please enter the beta password to continue.',
      );
    }
  });

  test('holds for data requests, files, streams of ads, HEAD and odd paths', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    const user = await app.user();
    for (const path of [
      '/_root.data',
      '/gallery.data',
      '/dashboard.data',
      '/GALLERY',
      '/gallery/',
      '/blog/x',
    ]) {
      const answer = await user.request(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(300);
      expect(answer.status, path).toBeLessThan(500);
    }
    expect((await user.request('/files/ads/00000000-0000-4000-8000-000000000000')).status).toBe(403);
    expect((await user.request('/gallery', { method: 'HEAD' })).status).toBe(403);
    expect((await user.post('/dashboard', { intent: 'generate', title: 'Slipped through' })).status).toBe(
      403,
    );
    expect(
      (await user.post('/auth', { intent: 'sign-in', email: 'a@b.example', password: 'x' })).status,
    ).toBe(403);
    const made = { cookie: 'beta_access=true; beta_access_granted=true' };
    expect((await app.request('/gallery', { headers: made })).status).toBe(403);
  });

  test('the right password opens the page that was asked for, for this browser only', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    const visitor = app.visitor();
    const entered = await enter(visitor, 'let me in', '/gallery?page=1');
    expect(entered.status).toBe(302);
    expect(entered.headers.get('location')).toBe('/gallery?page=1');
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(/^beta_access=[\w%.-]{50,90}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await visitor.request('/gallery')).status).toBe(200);
    expect((await app.visitor().request('/gallery')).status).toBe(403);
  });

  test('a wrong password is denied, a blank one asked for again, and neither opens anything', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    const visitor = app.visitor();
    const wrong = await enter(visitor, 'open sesame');
    expect(wrong.status).toBe(403);
    const denied = textOf(await wrong.text());
    expect(denied).toContain('Access Denied');
    expect(denied).toContain('Incorrect beta password. Please try again.');
    const blank = textOf(await (await enter(visitor, '   ')).text());
    expect(blank).toContain('Password Required');
    expect(blank).toContain('Please enter the beta access password.');
    expect(visitor.cookies.size).toBe(0);
  });

  // Who left the beta does not come back in (specification: gates.beta.grants-end).
  test('a new password ends every grant given for the old one', async () => {
    await setPassword('first');
    await turn('beta_mode', true);
    const visitor = app.visitor();
    await enter(visitor, 'first');
    expect((await visitor.request('/faq')).status).toBe(200);
    const updated = await setPassword('second');
    expect(textOf(await updated.text())).toContain('Beta access password has been updated.');
    expect((await visitor.request('/faq')).status).toBe(403);
    expect((await enter(visitor, 'first')).status).toBe(403);
    expect((await enter(visitor, 'second')).status).toBe(302);
  });

  test('guessing is slowed down, and never leads to another site', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    const visitor = app.visitor();
    for (let guess = 0; guess < 10; guess++) await enter(visitor, `guess ${guess}`);
    const refused = await enter(visitor, 'let me in');
    expect(refused.status).toBe(429);
    expect(textOf(await refused.text())).toContain('Too many attempts.');
    const away = await enter(app.visitor(), 'let me in', '//evil.example/x');
    expect(away.headers.get('location')).toBe('/');
  });

  // An operator is never locked out (specification: gates.beta.admins).
  test('admins pass, and whoever is locked out can still sign in as one, read mails, unsubscribe', async () => {
    await setPassword('let me in');
    await turn('beta_mode', true);
    expect((await admin.request('/gallery')).status).toBe(200);
    expect((await admin.request('/admin/dashboard')).status).toBe(200);
    const visitor = app.visitor();
    expect((await visitor.request('/admin/login')).status).toBe(200);
    expect((await visitor.request('/healthz')).status).toBe(200);
    expect((await visitor.request('/api/captcha/admin-sign-in')).status).toBe(200);
    expect((await visitor.request('/auth?token=made-up-by-somebody')).status).toBe(403);
    for (const path of ['/admin', '/admin/dashboard', '/admin/no-such-page', '/admin/dashboard/x'])
      expect((await visitor.request(path)).headers.get('location'), path).toBe('/admin/login');
    expect(await (await visitor.request('/faq')).text()).toContain('href="/admin/login"');
  });

  test('without a password set nobody but admins enters, and the page says so to them', async () => {
    await app.db
      .update(adminSettings)
      .set({ value: { enabled: false, message: 'Soon.' } })
      .where(eq(adminSettings.key, 'beta_mode'));
    await turn('beta_mode', true);
    expect((await enter(app.visitor(), 'undefined')).status).toBe(403);
    expect((await enter(app.visitor(), 'null')).status).toBe(403);
    expect(textOf(await (await admin.request('/admin/settings')).text())).toContain(
      'No password is set: nobody but admins can enter.',
    );
  });
});

describe('settings', () => {
  // Not even the database knows it (specification: settings.beta-password-hashed).
  test('the stored password is a hash, and no answer carries it', async () => {
    await setPassword('a very secret word');
    const [row] = await app.db.select().from(adminSettings).where(eq(adminSettings.key, 'beta_mode'));
    expect(row?.value.passwordHash).toMatch(/^\$argon2id\$/);
    for (const path of ['/admin/settings', '/admin/settings.data']) {
      const body = await (await admin.request(path)).text();
      expect(body).not.toContain('a very secret word');
      expect(body).not.toContain('argon2id');
    }
  });

  // A blank one would let everybody in (specification: settings.beta-password-blank).
  test('a blank beta password is refused', async () => {
    const answer = await setPassword('  ');
    expect(answer.status).toBe(422);
    const page = textOf(await answer.text());
    expect(page).toContain('Password Required');
    expect(page).toContain('Please enter a beta password.');
  });

  test('every change is in the audit log with its author, before and after, and without the hash', async () => {
    await turn('maintenance_mode', true);
    const [entry] = await app.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
    expect(entry).toMatchObject({
      actor: admin.id,
      action: 'maintenance.enable',
      subject: 'maintenance_mode',
      before: { enabled: false },
      after: { enabled: true },
    });
    await setPassword('another');
    const entries = await app.db.select().from(auditLog);
    expect(entries.some((row) => row.action === 'beta.set-password')).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('argon2id');
  });

  test('only admins change them: users, visitors and other sites are refused', async () => {
    const user = await app.user();
    const attempt = { intent: 'switch', key: 'maintenance_mode', enabled: 'true' };
    expect((await user.post('/admin/settings', attempt)).headers.get('location')).toBe('/admin/login');
    expect((await app.visitor().post('/admin/settings', attempt)).headers.get('location')).toBe(
      '/admin/login',
    );
    expect((await user.post('/admin/dashboard', { enabled: 'true' })).headers.get('location')).toBe(
      '/admin/login',
    );
    const foreign = await admin.request('/admin/settings', {
      method: 'POST',
      body: new URLSearchParams(attempt),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await user.request('/dashboard')).status).toBe(200);
  });

  test('the toggle of the admin dashboard turns maintenance on and off', async () => {
    const user = await app.user();
    await admin.post('/admin/dashboard', { enabled: 'true' });
    expect((await user.request('/dashboard')).status).toBe(503);
    await admin.post('/admin/dashboard', { enabled: 'false' });
    expect((await user.request('/dashboard')).status).toBe(200);
  });
});
