import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, sessions, users } from '#app/db/schema.ts';
import {
  askForReset,
  captchaFor,
  confirmedAccount,
  goodPassword,
  linkIn,
  mailsTo,
  newEmail,
  signIn,
  signUp,
} from '#tests/support/accounts.ts';
import { origin, testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

describe('the road in', () => {
  test('sign-up, confirmation mail, sign-in, dashboard', async () => {
    const email = newEmail();
    const client = app.visitor();
    const signedUp = await signUp(client, { email: ` ${email.toUpperCase()} `, fullName: 'Zoë O’Neill' });
    expect(signedUp.status).toBe(200);
    const text = await readText(signedUp);
    expect(text).toContain('Success!');
    expect(text).toContain('Please check your email to confirm your account.');
    expect([...client.cookies.keys()]).toEqual(['signed_up']);

    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toMatch(/^Confirm your email/);
    const tooEarly = await signIn(client, { email });
    expect(tooEarly.status).toBe(400);
    expect(await readText(tooEarly)).toContain('Please confirm your email address first');

    const confirmed = await client.request(linkIn(mail, '/api/auth/verify-email'));
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get('location')).toBe('/dashboard');
    expect((await client.request('/dashboard')).status).toBe(200);
    await client.post('/sign-out', {});
    expect([...client.cookies.keys()]).toEqual(['known_device']);

    const signedIn = await signIn(client, { email, next: '/manage-plan' });
    expect(signedIn.status).toBe(302);
    expect(signedIn.headers.get('location')).toBe('/manage-plan');
    const cookie = signedIn.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);

    expect((await client.request('/dashboard')).status).toBe(200);
    const again = await client.request('/auth');
    expect(again.headers.get('location')).toBe('/dashboard');

    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ name: 'Zoë O’Neill', role: 'user', emailVerified: true, banned: false });
    const [account] = await app.db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, user?.id ?? ''));
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$/);
  });

  // A stolen cookie is worth nothing then (specification: session.sign-out, calls.sign-out).
  test('signing out ends the session on the server and in the browser', async () => {
    const account = await confirmedAccount(app);
    const client = app.visitor();
    await signIn(client, account);
    const stolen = new Map(client.cookies);
    const out = await client.post('/sign-out', {});
    expect(out.headers.get('location')).toBe('/');
    expect([...client.cookies.keys()]).toEqual(['known_device']);
    const thief = app.visitor();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.request('/dashboard')).headers.get('location')).toBe('/auth');
  });

  // Nothing of it is kept in the cookie (specification: session.role-looked-up).
  test('a ban, a change of role and a deletion count from the next request on', async () => {
    const user = await app.user();
    expect((await user.request('/dashboard')).status).toBe(200);
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    expect((await user.request('/dashboard')).headers.get('location')).toBe('/admin');
    await app.db.update(users).set({ role: 'user', banned: true }).where(eq(users.id, user.id));
    expect((await user.request('/dashboard')).headers.get('location')).toBe('/auth');
    await app.db.update(users).set({ banned: false }).where(eq(users.id, user.id));
    expect((await user.request('/dashboard')).status).toBe(200);
    await app.db.delete(users).where(eq(users.id, user.id));
    expect((await user.request('/dashboard')).headers.get('location')).toBe('/auth');
  });

  test('a session cookie with another signature is nobody', async () => {
    const user = await app.user();
    const [[name, value] = ['', '']] = user.cookies;
    const token = decodeURIComponent(value).split('.')[0];
    for (const forged of [
      `${token}.AAAA`,
      `${token}.`,
      String(token),
      '%E0%A4%A',
      `${token}.${'A'.repeat(43)}=`,
    ]) {
      user.cookies.set(name, forged);
      expect((await user.request('/dashboard')).headers.get('location')).toBe('/auth');
    }
  });

  test('signing up again before confirming counts with the newer password', async () => {
    const email = newEmail();
    await signUp(app.visitor(), { email, password: 'somebody-elses-91' });
    await signUp(app.visitor(), { email, password: goodPassword });
    const mails = await mailsTo(app, email, 2);
    const client = app.visitor();
    const opened = await client.request(linkIn(mails[1], '/api/auth/verify-email'));
    const confirm = new URL(opened.headers.get('location') ?? '', origin).searchParams.get('confirm') ?? '';
    expect((await signIn(client, { email, password: goodPassword, confirm })).status).toBe(302);
    expect((await signIn(app.visitor(), { email, password: 'somebody-elses-91' })).status).toBe(400);
    expect((await signIn(app.visitor(), { email, password: goodPassword })).status).toBe(302);
  });
});

describe('known and unknown addresses answer alike', () => {
  const shown = async (response: Response, email: string) => ({
    status: response.status,
    headers: [...response.headers.keys()].sort(),
    text: (await readText(response)).replaceAll(email, 'EMAIL'),
  });

  // A stranger learns nothing about an address (specification: auth.sign-up.no-hint).
  test('sign-up: same answer, and the owner is told', async () => {
    const { email } = await confirmedAccount(app);
    const unknown = newEmail();
    const started = performance.now();
    const forKnown = await shown(await signUp(app.visitor(), { email, password: 'another-one-55' }), email);
    const forUnknown = await shown(await signUp(app.visitor(), { email: unknown }), unknown);
    expect(forKnown).toEqual(forUnknown);
    expect(performance.now() - started).toBeGreaterThan(1000);
    const mails = await mailsTo(app, email, 2);
    expect(mails[1]?.subject).toMatch(/^You already have/);
    expect((await signIn(app.visitor(), { email })).status).toBe(302);
  });

  // Nor here (specification: auth.reset.no-hint).
  test('reset: same answer, mail only to the one that exists', async () => {
    const { email } = await confirmedAccount(app);
    const unknown = newEmail();
    const forKnown = await shown(await askForReset(app.visitor(), email), email);
    const forUnknown = await shown(await askForReset(app.visitor(), unknown), unknown);
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.text).toContain('Password Reset Email Sent');
    expect((await mailsTo(app, email, 2))[1]?.subject).toMatch(/^Reset your/);
    expect(await mailsTo(app, unknown, 0)).toHaveLength(0);
  });

  // Both get the same words (specification: auth.sign-in.failure).
  test('sign-in: an unknown address and a wrong password', async () => {
    const { email } = await confirmedAccount(app);
    const unknown = newEmail();
    const forKnown = await shown(await signIn(app.visitor(), { email, password: 'wrong-one-12' }), email);
    const forUnknown = await shown(
      await signIn(app.visitor(), { email: unknown, password: 'wrong-one-12' }),
      unknown,
    );
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.text).toContain('Invalid email or password.');
    expect(forKnown.status).toBe(400);
  });
});

describe('the captcha', () => {
  const fields = { intent: 'sign-in', email: 'nobody@example.com', password: 'whatever-it-was' };
  const message = 'Please complete the captcha verification';

  // Three forms, none without it (specification: auth.captcha.required).
  test('is needed by every form', async () => {
    const client = app.visitor();
    const forms: Record<string, string>[] = [
      fields,
      { intent: 'sign-up', fullName: 'A', email: newEmail(), password: goodPassword },
      { intent: 'forgot', email: newEmail() },
    ];
    for (const form of forms) {
      const response = await client.post('/auth', form);
      expect(response.status).toBe(400);
      expect(await readText(response)).toContain(message);
    }
    const admin = await client.post('/admin/login', { email: 'a@example.com', password: 'whatever' });
    expect(await readText(admin)).toContain(message);
  });

  // A solved one can not be passed on (specification: auth.captcha.own-form).
  test('works once and for its own form only', async () => {
    const client = app.visitor();
    const captcha = await captchaFor(client, 'sign-in');
    expect(await readText(await client.post('/auth', { ...fields, captcha }))).not.toContain(message);
    expect(await readText(await client.post('/auth', { ...fields, captcha }))).toContain(message);
    const other = await captchaFor(client, 'sign-up');
    expect(await readText(await client.post('/auth', { ...fields, captcha: other }))).toContain(message);
  });

  test('a challenge is never cached, and there is none for an unknown form', async () => {
    const challenge = await app.request('/api/captcha/sign-in');
    expect(challenge.headers.get('cache-control')).toBe('no-store');
    expect((await app.request('/api/captcha/other')).status).toBe(404);
  });
});

test('sessions of the factories and of the sign-in form are the same kind', async () => {
  const account = await confirmedAccount(app);
  const client = app.visitor();
  await signIn(client, account);
  const user = await app.user();
  expect([...client.cookies.keys()]).toEqual(expect.arrayContaining([...user.cookies.keys()]));
  const rows = await app.db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(rows).toHaveLength(1);
});
