import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rateLimits, sessions, users } from '#app/db/schema.ts';
import { goodPassword, mailsTo, signIn, userWithPassword } from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { hear } from '#tests/support/heard.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** Signs the person in on another device. */
async function anotherDevice(user: TestUser, userAgent?: string): Promise<Client> {
  const device = app.visitor();
  const plain = device.request;
  if (userAgent) {
    const headers = { 'user-agent': userAgent };
    device.request = (path, init) => plain(path, { ...init, headers });
    device.post = (path, fields) =>
      device.request(path, { method: 'POST', body: new URLSearchParams(fields as Record<string, string>) });
  }
  expect((await signIn(device, user)).status).toBe(302);
  device.request = plain;
  return device;
}

const isSignedIn = async (client: Client) => (await client.request('/account')).status === 200;
const sessionsOf = (user: { id: string }) =>
  app.db.select().from(sessions).where(eq(sessions.userId, user.id));

function changePassword(client: Client, fields: Partial<Record<string, string>> = {}) {
  return client.post('/account', {
    intent: 'change-password',
    currentPassword: goodPassword,
    newPassword: 'brand-new-gull-8',
    confirmPassword: fields.newPassword ?? 'brand-new-gull-8',
    ...fields,
  } as Record<string, string>);
}

describe('the page', () => {
  test('is for everybody who is signed in, admins too; visitors sign in first and come back', async () => {
    const user = await app.user({ name: 'Rosa Example' });
    const page = await user.request('/account');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    for (const part of [
      'Profile',
      'Password',
      'Sessions',
      'Your data',
      'Delete account',
      'Rosa Example',
      user.email,
    ])
      expect(html).toContain(part);
    expect(await isSignedIn(await app.user({ role: 'admin' }))).toBe(true);
    for (const path of ['/account', '/account/delete', '/account/export', '/account.data']) {
      const answer = await app.visitor().request(path);
      const target = answer.headers.get('location') ?? (await answer.text());
      expect(target).toContain('/auth?next=%2Faccount');
    }
  });

  test('comes after sign-in when that was asked for', async () => {
    const user = await userWithPassword(app);
    const answer = await signIn(app.visitor(), { email: user.email, next: '/account' });
    expect(answer.headers.get('location')).toBe('/account');
  });

  test('is linked from the dashboard, the plan page and the admin area', async () => {
    const user = await app.user();
    const admin = await app.user({ role: 'admin' });
    expect(await (await user.request('/dashboard')).text()).toContain('href="/account"');
    expect(await (await user.request('/manage-plan')).text()).toContain('href="/account"');
    expect(await (await admin.request('/admin/dashboard')).text()).toContain('href="/account"');
  });

  test('refuses forms of other sites and forms it does not know, and changes nothing', async () => {
    const user = await userWithPassword(app);
    const forms = ['change-name', 'change-password', 'end-all-sessions', 'end-other-sessions'];
    for (const origin of ['https://evil.example', 'null']) {
      for (const [path, intent] of [
        ...forms.map((form) => ['/account', form]),
        ['/account/delete', 'delete-account'],
      ]) {
        const body = new URLSearchParams({
          intent: intent ?? '',
          fullName: 'Eve',
          currentPassword: goodPassword,
        });
        const answer = await user.request(path ?? '', { method: 'POST', headers: { origin }, body });
        expect(answer.status).toBe(403);
      }
    }
    expect(await isSignedIn(user)).toBe(true);
    for (const intent of ['', 'nonsense', 'toString', '__proto__'])
      expect((await user.post('/account', { intent })).status).toBe(400);
    expect((await user.post('/account', new FormData())).status).toBe(400);
  });
});

describe('the full name', () => {
  test('is changed, and shows everywhere from then on', async () => {
    const user = await app.user({ name: 'Old Name' });
    const answer = await user.post('/account', { intent: 'change-name', fullName: '  José  Müller 李 ' });
    expect(await readText(answer)).toContain('Profile updated');
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.name).toBe('José  Müller 李');
    expect(await (await user.request('/manage-plan')).text()).toContain('José  Müller 李');
  });

  test.each([
    ['', 'Please enter your full name.'],
    ['x'.repeat(121), 'Please keep your name under 120 characters.'],
    ['<b>Eve</b>', 'Please enter your name only, without links or symbols.'],
    ['Win at https://evil.example', 'Please enter your name only, without links or symbols.'],
    ['nul\0byte', 'Please enter your name only, without links or symbols.'],
  ])('%j is refused beside the field, and shown again', async (fullName, message) => {
    const user = await app.user({ name: 'Kept' });
    const answer = await user.post('/account', { intent: 'change-name', fullName });
    expect(answer.status).toBe(422);
    expect(await readText(answer)).toContain(message);
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.name).toBe('Kept');
  });

  test('nothing else of the account can be set with it', async () => {
    const user = await app.user();
    const extra = { role: 'admin', email: 'eve@example.com', emailVerified: 'true', userId: 'x' };
    await user.post('/account', { intent: 'change-name', fullName: 'Plain Person', ...extra });
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ name: 'Plain Person', role: 'user', email: user.email });
  });
});

describe('the password', () => {
  test('is changed: other sessions end, this one goes on under a new token, and a mail goes out', async () => {
    const user = await userWithPassword(app);
    const other = await anotherDevice(user);
    const before = new Map(user.cookies);
    const answer = await changePassword(user);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(await readText(answer)).toContain('Password updated');
    expect(await isSignedIn(user)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    const stolen = app.visitor();
    for (const [name, value] of before) stolen.cookies.set(name, value);
    expect(await isSignedIn(stolen)).toBe(false);
    expect((await signIn(app.visitor(), user)).status).toBe(400);
    expect((await signIn(app.visitor(), { ...user, password: 'brand-new-gull-8' })).status).toBe(302);
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.subject).toMatch(/password was changed/);
  });

  // The rule of the sign-up holds here as well (specification: auth.password-length).
  test('Passwords do not match, Password must be at least 6 characters long, and common ones are refused', async () => {
    const user = await userWithPassword(app);
    const messageOf = async (fields: Record<string, string>) => {
      const answer = await changePassword(user, fields);
      expect(answer.status).toBe(422);
      return readText(answer);
    };
    expect(await messageOf({ confirmPassword: 'another-gull-9' })).toContain('Passwords do not match');
    expect(await messageOf({ newPassword: 'abcde' })).toContain(
      'Password must be at least 6 characters long',
    );
    expect(await messageOf({ newPassword: 'QwErTy123' })).toContain(
      'among the first that anyone would guess',
    );
    expect(await messageOf({ newPassword: 'x'.repeat(500_000) })).toContain('at most 128 characters long');
    expect(await messageOf({ currentPassword: '' })).toContain('Please enter your password.');
    expect((await signIn(app.visitor(), user)).status).toBe(302);
  });

  test('a wrong current password is said beside its field, and nothing typed comes back', async () => {
    const user = await userWithPassword(app);
    const answer = await changePassword(user, { currentPassword: 'not-the-secret-one' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('This is not your current password.');
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="currentPassword"/);
    expect(html).not.toContain('not-the-secret-one');
  });

  test('guesses through a stolen session are limited for the account, and do not lock the owner out', async () => {
    const user = await userWithPassword(app);
    const thief = await anotherDevice(user);
    const guess = (index: number) => changePassword(thief, { currentPassword: `guess-number-${index}` });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index)));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readText(refused[0] as Response)).toContain('Too many attempts. Please try again in');
    // Another form that asks for the same password has no turns of its own, nor does the right password get through.
    const other = await thief.post('/account/delete', {
      intent: 'delete-account',
      currentPassword: goodPassword,
    });
    expect(other.status).toBe(429);
    // The owner's sign-in is another count, and doesn't forget the guesses either.
    expect((await signIn(app.visitor(), user)).status).toBe(302);
    const key = `confirm-attempts:${createHash('sha256').update(user.email).digest('base64url')}`;
    const [count] = await app.db.select().from(rateLimits).where(eq(rateLimits.key, key));
    expect(count?.count).toBeGreaterThanOrEqual(10);
  });

  test('a session that has ended can change nothing, even with the right password', async () => {
    const user = await userWithPassword(app);
    const old = await anotherDevice(user);
    await user.post('/account', { intent: 'end-other-sessions' });
    const answer = await changePassword(old);
    expect(answer.headers.get('location')).toContain('/auth');
    expect((await signIn(app.visitor(), user)).status).toBe(302);
  });

  test('ten changes from ten devices at once: one succeeds and stays signed in', async () => {
    const user = await userWithPassword(app);
    const devices = await Promise.all(Array.from({ length: 9 }, () => anotherDevice(user)));
    const all = [user, ...devices];
    const answers = await Promise.all(
      all.map((device, index) => changePassword(device, { newPassword: `winner-takes-it-${index}` })),
    );
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    const winners = answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await sessionsOf(user)).toHaveLength(1);
    expect(await isSignedIn(all[winners[0] ?? 0] as Client)).toBe(true);
    const password = `winner-takes-it-${winners[0]}`;
    expect((await signIn(app.visitor(), { email: user.email, password })).status).toBe(302);
  });

  test('an account without one is told how to get one', async () => {
    const user = await app.user();
    expect(await readText(await changePassword(user))).toContain('This account has no password yet.');
  });
});

describe('sessions', () => {
  test('are listed in plain words, this one marked, without their tokens', async () => {
    const user = await userWithPassword(app);
    const other = await anotherDevice(user, chrome);
    const html = await (await user.request('/account')).text();
    expect(html).toContain('Chrome on Windows');
    expect(html).toContain(other.address);
    expect(html.match(/This device/g)?.length).toBe(1);
    for (const { token } of await sessionsOf(user)) expect(html).not.toContain(token);
  });

  test('know when they were last used', async () => {
    const user = await app.user();
    const long = new Date(Date.now() - 3_600_000);
    await app.db.update(sessions).set({ updatedAt: long }).where(eq(sessions.userId, user.id));
    await user.request('/dashboard');
    const [session] = await sessionsOf(user);
    expect(session?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('one is signed out, and its live streams end; other people can not do it', async () => {
    const user = await userWithPassword(app);
    const other = await anotherDevice(user, chrome);
    const [its] = await app.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), eq(sessions.userAgent, chrome)));
    const sessionId = its?.id ?? '';
    const heard = hear(await other.request('/events'));

    const stranger = await app.user();
    const refused = await stranger.post('/account', { intent: 'end-session', sessionId });
    expect(refused.status).toBe(404);
    const missing = await stranger.post('/account', { intent: 'end-session', sessionId: 'no-such-id\0' });
    const words = /Session not found It may have ended already\./;
    expect(await readText(refused)).toMatch(words);
    expect(await readText(missing)).toMatch(words);
    expect(await isSignedIn(other)).toBe(true);

    expect(await readText(await user.post('/account', { intent: 'end-session', sessionId }))).toContain(
      'Device signed out',
    );
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(user)).toBe(true);
    await heard.ended;
    expect((await user.post('/account', { intent: 'end-session', sessionId })).status).toBe(404);
  });

  test('all others are signed out, or all including this one', async () => {
    const user = await userWithPassword(app);
    const devices = await Promise.all([anotherDevice(user), anotherDevice(user)]);
    await user.post('/account', { intent: 'end-other-sessions' });
    expect(await isSignedIn(user)).toBe(true);
    expect(await Promise.all(devices.map(isSignedIn))).toEqual([false, false]);
    await anotherDevice(user);
    const answer = await user.post('/account', { intent: 'end-all-sessions' });
    expect(answer.headers.get('location')).toBe('/');
    expect(user.cookies.size).toBe(0);
    expect(await sessionsOf(user)).toEqual([]);
  });

  test('ending this one is signing out', async () => {
    const user = await app.user();
    const [session] = await sessionsOf(user);
    const answer = await user.post('/account', { intent: 'end-session', sessionId: session?.id ?? '' });
    expect(answer.headers.get('location')).toBe('/');
    expect(await isSignedIn(user)).toBe(false);
  });

  test('a user agent of any kind is only text', async () => {
    const user = await userWithPassword(app);
    await anotherDevice(user, '<script>alert(1)</script>'.repeat(40));
    const html = await (await user.request('/account')).text();
    expect(html).toContain('Unknown device');
    expect(html).not.toContain('<script>alert');
  });
});
