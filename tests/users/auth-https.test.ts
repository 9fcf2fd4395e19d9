import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#app/db/schema.ts';
import { cheapCaptcha, createCredential, goodPassword, newEmail } from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';

const site = 'https://ads.example';
const app = testApp({ env: { PUBLIC_URL: site } });

const submit = async (fields: Record<string, string>, from = site) =>
  app.request(`${site}/auth`, {
    method: 'POST',
    headers: { origin: from },
    body: new URLSearchParams(fields),
  });

test('a session cookie of an https site is bound to its host and never leaves https', async () => {
  const email = newEmail();
  const captcha = await cheapCaptcha('sign-up');
  const account = { email, password: goodPassword };
  const signedUp = await submit({ ...account, intent: 'sign-up', fullName: 'Ada', captcha });
  expect(signedUp.headers.getSetCookie()[0]).toMatch(/^__Host-signed_up=.*; HttpOnly; SameSite=Lax; Secure$/);
  await app.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  await createCredential(app.db, user?.id ?? '');
  const signedIn = await submit({ ...account, intent: 'sign-in', captcha: await cheapCaptcha('sign-in') });
  expect(signedIn.status).toBe(302);
  const cookie = signedIn.headers.getSetCookie().find((line) => line.includes('session_token')) ?? '';
  expect(cookie).toMatch(/^__Host-/);
  expect(cookie).toMatch(/; Path=\/(;|$)/i);
  expect(cookie).toMatch(/; Secure/i);
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(cookie).not.toMatch(/domain=/i);

  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await app.request(`${site}/dashboard`, { headers })).status).toBe(200);
  const out = await app.request(`${site}/sign-out`, {
    method: 'POST',
    headers: { ...headers, origin: site },
  });
  expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-[^=]+=;.*Max-Age=0.*Secure/);
});

test('loopback pages and the local mailbox mean nothing on a public site', async () => {
  expect((await submit({ intent: 'sign-in' }, 'http://localhost:4999')).status).toBe(403);
  expect((await app.visitor({ address: '127.0.0.1' }).request('/mailbox')).status).toBe(404);
});

test('https binds this host alone unless the settings say more', async () => {
  const answer = await app.request(`${site}/`);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
});
