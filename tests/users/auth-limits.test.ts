import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#app/db/schema.ts';
import {
  askForReset,
  cheapCaptcha,
  confirmedAccount,
  linkIn,
  mailsTo,
  newEmail,
  signIn,
  signUp,
} from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

const statuses = async (count: number, send: (index: number) => Promise<Response>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => send(index)))).map(({ status }) => status);

// Guessing passwords is slow here (specification: auth.sign-in.too-many).
test('sign-in: ten a minute from one address, whoever is tried and whatever is forwarded', async () => {
  const client = app.visitor();
  const tried = await statuses(12, () => signIn(client, { email: newEmail(), password: 'not-the-one-3' }));
  expect(tried.filter((status) => status === 400)).toHaveLength(10);
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
  const refused = await signIn(client, { email: newEmail() });
  expect(await readText(refused.clone())).toContain('Too many attempts. Please try again in');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(app.visitor(), { email: newEmail() })).status).toBe(400);

  const forwarding = app.visitor({ address: client.address });
  const send = forwarding.request;
  forwarding.request = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', '203.0.113.9');
    headers.set('x-client-address', '203.0.113.9');
    return send(path, { ...init, headers });
  };
  const body = new URLSearchParams({ intent: 'sign-in', email: newEmail(), password: 'not-the-one-3' });
  body.set('captcha', await cheapCaptcha('sign-in'));
  expect((await forwarding.request('/auth', { method: 'POST', body })).status).toBe(429);
});

test('sign-in: after ten failures strangers wait, from any address, even with the right password', async () => {
  const account = await confirmedAccount(app);
  const failed = await statuses(10, () => signIn(app.visitor(), { ...account, password: 'not-the-one-3' }));
  expect(failed).toEqual(Array(10).fill(400));
  const refused = await signIn(app.visitor(), account);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // The wait of an unknown address is the same.
  const unknown = newEmail();
  const unknownToo = await statuses(12, () =>
    signIn(app.visitor(), { email: unknown, password: 'not-the-one-3' }),
  );
  expect(unknownToo.filter((status) => status === 429)).toHaveLength(2);

  await app.db.execute(
    "update rate_limits set last_request = last_request - 5001 where key like 'sign-in-attempts%'",
  );
  expect((await signIn(app.visitor(), account)).status).toBe(302);
  const again = await signIn(app.visitor(), { ...account, password: 'not-the-one-3' });
  expect(again.status).toBe(400);
});

describe('a stranger who guesses', () => {
  const guess = async (account: { email: string }) => {
    const tried = await statuses(15, () => signIn(app.visitor(), { ...account, password: 'not-the-one-3' }));
    // The first waits are seconds: on a slow machine they would be over before the next line is read.
    await app.db.execute("update rate_limits set count = count + 20 where key like 'sign-in-attempts:%'");
    return tried;
  };

  test('locks out no device that has signed in before, and the admin sign-in neither', async () => {
    const account = await confirmedAccount(app);
    const owner = app.visitor();
    await signIn(owner, account);
    await owner.post('/sign-out', {});
    expect(await guess(account)).toContain(429);
    expect((await signIn(app.visitor(), account)).status).toBe(429);
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.email, account.email));
    const captcha = await cheapCaptcha('admin-sign-in');
    const entered = await owner.post('/admin/login', { ...account, captcha });
    expect(entered.headers.get('location')).toBe('/admin/dashboard');
  });

  test('gains nothing from a device of their own, or from a cookie of another account', async () => {
    const [account, own] = [await confirmedAccount(app), await confirmedAccount(app)];
    const stranger = app.visitor();
    await signIn(stranger, own);
    await stranger.post('/sign-out', {});
    await guess(account);
    expect((await signIn(stranger, account)).status).toBe(429);
    const known = stranger.cookies.get('known_device') ?? '';
    const [, device = ''] = known.split('.');
    // Whoever has seen the owner's cookie once makes no further devices of it.
    const owner = app.visitor();
    await app.db.execute("delete from rate_limits where key like 'sign-in-attempts:%'");
    await signIn(owner, account);
    const [person = '', , signature = ''] = (owner.cookies.get('known_device') ?? '').split('.');
    expect(person).not.toBe('');
    await guess(account);
    for (const forged of [
      `${person}.AAAAAAAAAAAAAAAA.${signature}`,
      known.replace(/^[^.]+/, 'AAAAAAAAAAAAAAAA'),
      `x.${device}.y`,
      '...',
      '~~~~~~',
      '%',
    ]) {
      stranger.cookies.set('known_device', forged);
      expect((await signIn(stranger, account)).status).toBe(429);
    }
  });

  test('cannot use up a known device, which has ten tries of its own', async () => {
    const account = await confirmedAccount(app);
    const owner = app.visitor();
    await signIn(owner, account);
    await owner.post('/sign-out', {});
    const lost = await statuses(9, () => signIn(owner, { ...account, password: 'not-the-one-3' }));
    expect(lost.filter((status) => status === 400)).toHaveLength(9);
    await app.db.execute("delete from rate_limits where key like 'sign-in|%'");
    expect(await statuses(3, () => signIn(owner, { ...account, password: 'not-the-one-3' }))).toContain(429);
    expect((await signIn(app.visitor(), account)).status).toBe(302);
  });

  test.each(['a new', 'a known'])(
    'is forgotten once the owner has chosen a new password by mail, on %s device',
    async (which) => {
      const account = await confirmedAccount(app);
      const owner = app.visitor();
      if (which === 'a known') {
        await signIn(owner, account);
        await owner.post('/sign-out', {});
        // Who looks for the password first is no better off.
        await statuses(12, () => signIn(owner, { ...account, password: 'not-the-one-3' }));
      }
      await guess(account);
      expect((await signIn(app.visitor(), account)).status).toBe(429);
      await askForReset(owner, account.email);
      const mail = (await mailsTo(app, account.email, 2))[1];
      const token = new URL(linkIn(mail, '/auth?token='), 'http://x').searchParams.get('token') ?? '';
      const password = 'brand-new-gull-8';
      const set = { intent: 'new-password', token, password, confirmPassword: password };
      expect((await owner.post(`/auth?token=${token}`, set)).status).toBe(200);
      await app.db.execute("delete from rate_limits where key like 'sign-in|%'");
      await owner.post('/sign-out', {});
      for (const client of [app.visitor(), owner])
        expect((await signIn(client, { ...account, password })).status).toBe(302);
    },
  );
});

test('sign-up: five in half an hour from one address', async () => {
  const client = app.visitor();
  const tried = await statuses(7, () => signUp(client, { email: newEmail() }));
  expect(tried.filter((status) => status === 200)).toHaveLength(5);
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
});

test('reset mail: one a minute and five in half an hour for each address asked for', async () => {
  const client = app.visitor();
  const { email } = await confirmedAccount(app);
  expect((await askForReset(client, newEmail())).status).toBe(200);
  // A typing error put right, or a colleague: another address from the same browser.
  expect((await askForReset(client, email)).status).toBe(200);
  const second = await askForReset(app.visitor(), email);
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  const aMinuteAgo = () =>
    app.db.execute(
      "update rate_limits set last_request = last_request - 60001 where key like 'reset-a-minute%'",
    );
  const asked = [];
  for (let round = 0; round < 5; round++) {
    await aMinuteAgo();
    asked.push((await askForReset(app.visitor(), email)).status);
  }
  expect(asked).toEqual([200, 200, 200, 200, 429]);
});

test('reset mail: fifty in half an hour from one network', async () => {
  const client = app.visitor();
  const asked = await statuses(52, () => askForReset(client, newEmail()));
  expect(asked.filter((status) => status === 429)).toHaveLength(2);
});

test('an IPv6 connection counts as one, whichever of its addresses it uses', async () => {
  const at = (host: string) => app.visitor({ address: `2001:db8:7:7:${host}` });
  const tried = [];
  for (let index = 1; index <= 6; index++)
    tried.push((await signUp(at(`${index}::1`), { email: newEmail() })).status);
  expect(tried).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await signUp(app.visitor({ address: '2001:db8:7:8::1' }), { email: newEmail() })).status).toBe(200);
  const contact = { name: 'Ada', email: newEmail(), subject: 'general', message: 'Hello there, a question.' };
  const sent = await statuses(21, async (index) =>
    at(`c${index}::1`).post('/contact', { ...contact, captcha: await cheapCaptcha('contact') }),
  );
  expect(sent.filter((status) => status === 429)).toHaveLength(1);
  const asked = await statuses(121, (index) =>
    at(`d${index}::1`).post('/?index', { email: `reader${index}@example.com` }),
  );
  expect(asked).toContain(429);
});

test('another confirmation mail: one a minute, same answer for everybody', async () => {
  const email = newEmail();
  await signUp(app.visitor(), { email });
  const resend = (address: string) => app.visitor().post('/auth', { intent: 'resend', email: address });
  const known = await resend(email);
  const unknown = await resend(newEmail());
  expect(known.status).toBe(200);
  expect(unknown.status).toBe(200);
  expect((await resend(email)).status).toBe(429);
});
