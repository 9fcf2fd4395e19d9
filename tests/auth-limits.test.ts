import { expect, test } from 'vitest';
import {
  askForReset,
  cheapCaptcha,
  confirmedAccount,
  newEmail,
  signIn,
  signUp,
  textOf,
} from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';

const app = testApp();

const statuses = async (count: number, send: (index: number) => Promise<Response>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => send(index)))).map(({ status }) => status);

test('sign-in: ten a minute from one address, whoever is tried and whatever is forwarded', async () => {
  const client = app.visitor();
  const tried = await statuses(12, () => signIn(client, { email: newEmail(), password: 'not-the-one-3' }));
  expect(tried.filter((status) => status === 400)).toHaveLength(10);
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
  const refused = await signIn(client, { email: newEmail() });
  expect(await textOf(refused.clone())).toContain('Too many attempts. Please try again in');
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

test('sign-in: after ten failures an account waits, from any address, even with the right password', async () => {
  const account = await confirmedAccount(app);
  const failed = await statuses(10, () => signIn(app.visitor(), { ...account, password: 'not-the-one-3' }));
  expect(failed).toEqual(Array(10).fill(400));
  expect((await signIn(app.visitor(), account)).status).toBe(429);
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

test('sign-up: five in half an hour from one address', async () => {
  const client = app.visitor();
  const tried = await statuses(7, () => signUp(client, { email: newEmail() }));
  expect(tried.filter((status) => status === 200)).toHaveLength(5);
  expect(tried.filter((status) => status === 429)).toHaveLength(2);
});

test('reset mail: one a minute and five in half an hour, per sender and per account', async () => {
  const client = app.visitor();
  expect((await askForReset(client, newEmail())).status).toBe(200);
  expect((await askForReset(client, newEmail())).status).toBe(429);
  const { email } = await confirmedAccount(app);
  expect((await askForReset(app.visitor(), email)).status).toBe(200);
  expect((await askForReset(app.visitor(), email)).status).toBe(429);
  const aMinuteAgo = () =>
    app.db.execute(
      "update rate_limits set last_request = last_request - 60001 where key like 'reset-a-minute%' or key like '%request-password-reset'",
    );
  const asked = [];
  for (let round = 0; round < 5; round++) {
    await aMinuteAgo();
    asked.push((await askForReset(app.visitor(), email)).status);
  }
  expect(asked).toEqual([200, 200, 200, 200, 429]);
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
