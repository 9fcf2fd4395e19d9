import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#app/db/schema.ts';
import {
  cheapCaptcha,
  confirmedAccount,
  goodPassword,
  mailsTo,
  newEmail,
  signIn,
  signUp,
} from '#tests/support/accounts.ts';
import { origin, testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

describe('requests forged by another site', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:5999' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: `${origin}.evil.example` },
  ];

  test.each(foreign)('are refused: %o', async (headers) => {
    const user = await app.user();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const path of ['/sign-out', '/dashboard', '/auth']) {
      const body = new URLSearchParams({ intent: 'sign-in' });
      const response = await app.request(path, {
        method: 'POST',
        body,
        headers: { cookie, ...headers } as HeadersInit,
      });
      expect(response.status).toBe(403);
    }
    expect((await user.request('/dashboard')).status).toBe(200);
  });

  test('are refused when the Origin is missing and a cookie came along', async () => {
    const user = await app.user();
    const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request('/sign-out', { method: 'POST', headers: { cookie } });
    expect(response.status).toBe(403);
    const vouched = await app.request('/sign-out', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(vouched.status).toBe(302);
  });
});

describe('bodies no form sends', () => {
  const client = () => app.visitor();

  test('are answered with 4xx, without a trace in the database', async () => {
    const bodies: RequestInit[] = [
      { body: '{"intent":"sign-up"}', headers: { 'content-type': 'application/json' } },
      { body: 'a'.repeat(1000), headers: { 'content-type': 'text/plain' } },
      { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { body: new URLSearchParams({ intent: 'constructor' }) },
      { body: new URLSearchParams({ intent: '__proto__' }) },
      { body: new URLSearchParams() },
      {},
    ];
    for (const path of ['/auth', '/admin/login']) {
      for (const init of bodies) {
        const { status } = await client().request(path, { method: 'POST', ...init });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    }
  });

  test('files in place of text, huge values, control characters and links in names get a message', async () => {
    const visitor = client();
    const form = new FormData();
    form.set('intent', 'sign-up');
    form.set('email', new Blob(['x']), 'x.txt');
    expect((await visitor.post('/auth', form)).status).toBe(400);

    const email = newEmail();
    const captcha = await cheapCaptcha('sign-up');
    const names = [
      'x'.repeat(1_000_000),
      'Ada\r\nBcc: all@example.com',
      'Win at https://evil.example',
      '<b>Ada</b>',
      '   ',
    ];
    for (const fullName of names) {
      const response = await visitor.post('/auth', {
        intent: 'sign-up',
        fullName,
        email,
        password: goodPassword,
        captcha,
      });
      expect(response.status).toBe(400);
      expect((await response.text()).length).toBeLessThan(200_000);
    }
    for (const address of [
      'x',
      `${'a'.repeat(1_000_000)}@example.com`,
      'a@b\r\nBcc: c@d.example',
      '',
      "a'--@",
    ]) {
      const response = await visitor.post('/auth', {
        intent: 'sign-in',
        email: address,
        password: 'x',
        captcha,
      });
      expect(response.status).toBe(400);
    }
    expect(await app.db.select().from(users).where(eq(users.email, email))).toHaveLength(0);
  });

  // Nobody makes an admin of themselves (specification: roles.not-by-oneself).
  test('fields nobody asked for change nothing', async () => {
    const email = newEmail();
    const visitor = client();
    const captcha = await cheapCaptcha('sign-up');
    const response = await visitor.post('/auth', {
      intent: 'sign-up',
      fullName: 'Ada',
      email,
      password: goodPassword,
      captcha,
      role: 'admin',
      emailVerified: 'true',
      banned: 'false',
      id: 'chosen',
    });
    expect(response.status).toBe(200);
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ role: 'user', emailVerified: false });
    expect(user?.id).not.toBe('chosen');
  });

  test('what was typed comes back, passwords do not', async () => {
    const response = await client().post('/auth?tab=signup', {
      intent: 'sign-up',
      fullName: 'Ada Example',
      email: 'not an address',
      password: 'my-private-thing',
    });
    const html = await response.text();
    expect(html).toContain('value="Ada Example"');
    expect(html).toContain('value="not an address"');
    expect(html).not.toContain('my-private-thing');
    expect(html).toContain('Please enter a valid email address');
  });
});

describe('other ways in', () => {
  test('Better Auth itself answers nothing but confirmation links', async () => {
    const client = app.visitor();
    const body = JSON.stringify({ email: newEmail(), password: goodPassword, name: 'x' });
    const headers = { 'content-type': 'application/json' };
    for (const path of [
      'sign-up/email',
      'sign-in/email',
      'admin/set-role',
      'update-user',
      'get-session',
      'verify-email',
    ]) {
      const posted = await client.request(`/api/auth/${path}`, { method: 'POST', body, headers });
      expect(posted.status).toBe(404);
      if (path !== 'verify-email') expect((await client.request(`/api/auth/${path}`)).status).toBe(404);
    }
    for (const query of [
      '',
      '?token=x',
      '?token=x&callbackURL=https://evil.example',
      '?token=x&callbackURL=//evil.example',
    ]) {
      const response = await client.request(`/api/auth/verify-email${query}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/^\/auth\?/);
    }
  });

  test('a sign-in only ever leads to a page of ours', async () => {
    const { email } = await confirmedAccount(app);
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/.//evil.test',
      '/a/..//evil.test',
      '/%2e//evil.test',
      '/./\\evil.test',
      '/.\n/\n/evil.test',
      '/..//\\/evil.test',
      '/%2E%2e//evil.test',
    ]) {
      const response = await signIn(app.visitor(), { email, next });
      expect(response.headers.get('location'), next).toBe('/dashboard');
    }
  });

  test('who is signed in is never sent to another host', async () => {
    const user = await app.user();
    for (const next of ['/.//evil.test', '/a/..//evil.test', '/%2e//evil.test', '/./\\evil.test']) {
      const response = await user.request(`/auth?${new URLSearchParams({ next })}`);
      expect(response.headers.get('location'), next).toBe('/dashboard');
    }
  });

  test('the admin sign-in lets admins in and tells others', async () => {
    const { email } = await confirmedAccount(app);
    const enter = async () => {
      const client = app.visitor();
      const captcha = await cheapCaptcha('admin-sign-in');
      return {
        client,
        response: await client.post('/admin/login', { email, password: goodPassword, captcha }),
      };
    };
    const asUser = await enter();
    expect(asUser.response.headers.get('location')).toBe('/admin/login');
    expect(await readText(await asUser.client.request('/admin/login'))).toContain('Access Denied');
    expect((await asUser.client.request('/admin/users')).headers.get('location')).toBe('/admin/login');
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
    const asAdmin = await enter();
    expect(asAdmin.response.headers.get('location')).toBe('/admin/dashboard');
    expect((await asAdmin.client.request('/admin/login')).headers.get('location')).toBe('/admin/dashboard');
    const wrong = app.visitor();
    const captcha = await cheapCaptcha('admin-sign-in');
    const refused = await wrong.post('/admin/login', { email, password: 'not-it-at-all', captcha });
    expect(await readText(refused)).toContain('Admin Sign In Error');
  });
});

describe('the local mailbox', () => {
  test('opens for this machine and nobody else', async () => {
    const email = newEmail();
    await signUp(app.visitor(), { email });
    await mailsTo(app, email);
    const local = app.visitor({ address: '127.0.0.1' });
    const page = await local.request('/mailbox');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(email);
    expect(html).toContain('noindex');
    const path = html.match(/\/mailbox\/[\w-]+/)?.[0] ?? '';
    expect(await readText(await local.request(path))).toContain('/api/auth/verify-email');
    const framed = await local.request(`${path}/html`);
    expect(framed.headers.get('content-security-policy')).toContain('sandbox');

    const headers: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
      { via: '1.1 tunnel' },
    ];
    for (const at of ['/mailbox', path, `${path}/html`]) {
      expect((await app.visitor().request(at)).status).toBe(404);
      for (const extra of headers) expect((await local.request(at, { headers: extra })).status).toBe(404);
    }
    expect((await local.request('http://evil.example/mailbox')).status).toBe(404);
    expect((await local.request('/mailbox/..%2f..%2fsecret')).status).toBe(404);
  });
});
