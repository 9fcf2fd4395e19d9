import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { securityEvents, sessions, users } from '#app/db/schema.ts';
import {
  confirmedAccount,
  goodPassword,
  newEmail,
  signIn,
  userWithPassword,
} from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

const eventsOf = (userId: string) =>
  app.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.lastAt));
const kindsOf = async (userId: string) =>
  (await eventsOf(userId)).map(({ kind, count }) => `${kind} ${count}`).sort();
const page = async (client: Client, query = '') =>
  readText(await client.request(`/admin/audit/security${query}`));

describe('the security log', () => {
  test('notes refused sign-ins and lock-outs of an account, counted by network and hour', async () => {
    const { email } = await confirmedAccount(app);
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    const guesser = app.visitor();
    for (let guess = 0; guess < 3; guess++) await signIn(guesser, { email, password: 'not-the-one-3' });
    for (let guess = 0; guess < 8; guess++)
      await signIn(app.visitor({ address: '203.0.113.77' }), { email, password: 'not-the-one-3' });
    expect(await kindsOf(user?.id ?? '')).toEqual([
      'sign-in.failed 3',
      'sign-in.failed 7',
      'sign-in.locked-out 1',
    ]);
    const admin = await app.user({ role: 'admin' });
    const text = await page(admin, `?${new URLSearchParams({ q: email })}`);
    expect(text).toContain('Wrong password at sign-in × 7');
    expect(text).toContain('Sign-in locked for a while');
    expect(text).toContain('203.0.113.77');
    expect(text).toContain(email);
  });

  test('keeps no address that has no account, and neither password', async () => {
    const email = newEmail();
    await signIn(app.visitor({ address: '2001:db8:1:2:3::4' }), { email, password: 'typed-by-mistake-8' });
    const rows = await app.db.select().from(securityEvents);
    expect(rows.some(({ network }) => network === '2001:db8:1:2::/64')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain('typed-by-mistake-8');
    const admin = await app.user({ role: 'admin' });
    expect(await page(admin, '?q=2001:db8:1:2')).toContain('No account');
  });

  test('notes requests of other sites, a few a minute of each network', async () => {
    const victim = await app.user();
    for (let round = 0; round < 20; round++) {
      const headers = { origin: 'https://evil.example' };
      const { status } = await victim.request('/sign-out', { method: 'POST', headers });
      expect(status).toBe(403);
    }
    const rows = await app.db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.kind, 'origin.refused'), eq(securityEvents.network, victim.address)));
    expect(rows).toMatchObject([{ detail: 'https://evil.example', count: 6 }]);
  });

  test('notes changes of roles, is for operators alone, and filters', async () => {
    const [admin, user] = [await app.user({ role: 'admin' }), await app.user()];
    await admin.post(`/admin/users/${user.id}`, { intent: 'promote' });
    expect(await eventsOf(user.id)).toMatchObject([{ kind: 'role.changed', detail: 'user to admin' }]);
    expect(await page(admin, '?kind=role.changed')).toContain(user.email);
    expect(await page(admin, '?kind=origin.refused')).not.toContain(user.email);
    expect(await page(admin, '?kind=nonsense&q=nobody-at-all')).toContain('No events match your search.');
    const answer = await (await app.user()).request('/admin/audit/security');
    expect(answer.headers.get('location')).toBe('/admin/login');
    await admin.post(`/admin/users/${user.id}`, { intent: 'delete' });
    expect(await eventsOf(user.id)).toEqual([]);
  });
});

describe('steps of an operator that a stolen session must not take', () => {
  const operator = async (minutes: number) => {
    const admin = await userWithPassword(app, { role: 'admin' });
    const passwordCheckedAt = new Date(Date.now() - minutes * 60_000);
    await app.db.update(sessions).set({ passwordCheckedAt }).where(eq(sessions.userId, admin.id));
    return admin;
  };
  const roleOf = async (id: string) =>
    (await app.db.select().from(users).where(eq(users.id, id)))[0]?.role ?? 'gone';

  test('need no password again within 15 minutes of the last', async () => {
    const [admin, user] = [await operator(14), await app.user()];
    expect((await admin.post(`/admin/users/${user.id}`, { intent: 'promote' })).status).toBe(200);
    expect(await (await admin.request(`/admin/users/${user.id}`)).text()).not.toContain('currentPassword');
  });

  test.each<Record<string, string>>([
    { intent: 'promote' },
    { intent: 'demote' },
    { intent: 'block', reason: 'spam' },
    { intent: 'delete' },
  ])('$intent is refused after 15 minutes without the password, or with a wrong one', async (fields) => {
    const [admin, user] = [await operator(16), await app.user()];
    expect(await (await admin.request(`/admin/users/${user.id}`)).text()).toContain('currentPassword');
    const path = `/admin/users/${user.id}`;
    const without = await admin.post(path, fields);
    expect(without.status).toBe(403);
    expect(await readText(without)).toContain('Your password is needed');
    const wrong = await admin.post(path, { ...fields, currentPassword: 'not-the-one-3' });
    expect(wrong.status).toBe(403);
    expect(await readText(wrong)).toContain('This is not your password. Nothing was changed.');
    expect(await kindsOf(admin.id)).toContain('password.refused 1');
    expect(await roleOf(user.id)).toBe('user');
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.banned).toBe(false);
  });

  test('go through with it, and it stands for the next', async () => {
    const [admin, one, two] = [await operator(60), await app.user(), await app.user()];
    const promoted = await admin.post(`/admin/users/${one.id}`, {
      intent: 'promote',
      currentPassword: goodPassword,
    });
    expect(promoted.status).toBe(200);
    expect(await roleOf(one.id)).toBe('admin');
    expect((await admin.post(`/admin/users/${two.id}`, { intent: 'delete' })).status).toBe(302);
    expect(await roleOf(two.id)).toBe('gone');
  });

  test('guesses at it are counted, and say when to come back', async () => {
    const [admin, user] = [await operator(60), await app.user()];
    const guess = () =>
      admin.post(`/admin/users/${user.id}`, { intent: 'delete', currentPassword: 'not-the-one-3' });
    const answers = [];
    for (let round = 0; round < 12; round++) answers.push(await guess());
    const locked = answers.find(({ status }) => status === 429);
    expect(Number(locked?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
