import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, monthlyUsage, users } from '#app/db/schema.ts';
import { signIn, userWithPassword } from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
const newAdmin = () => app.user({ role: 'admin', name: 'An Operator' });

const act = (client: Client, userId: string, fields: Record<string, string>) =>
  readPage(client.post(`/admin/users/${userId}`, fields));
const personOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const usageOf = async (id: string) =>
  (await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, id)))[0];
const auditOf = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(auditLog.createdAt);

describe('granting credits', () => {
  test('adds to this month and is noted', async () => {
    const [admin, user] = [await newAdmin(), await app.user()];
    const { text } = await act(admin, user.id, { intent: 'grant', amount: '25', seen: '0' });
    expect(text).toContain('Credits granted');
    expect(text).toContain('0 of 30 credits used');
    expect((await readPage(user.request('/dashboard'))).text).toContain('0 / 30');
    expect(await auditOf(user.id)).toMatchObject([
      { actor: admin.id, action: 'credits.grant', before: { granted: 0 }, after: { granted: 25 } },
    ]);
  });

  test.each(['0', '-5', '1001', '1e3', '9999999999', '2.5', '', 'ten', '٣', 'NaN', '1; drop table users'])(
    'refuses %j',
    async (amount) => {
      const [admin, user] = [await newAdmin(), await app.user()];
      const { status, text } = await act(admin, user.id, { intent: 'grant', amount });
      expect(status).toBe(422);
      expect(text).toContain('Enter a whole number from 1 to 1000.');
      expect(await usageOf(user.id)).toBeUndefined();
    },
  );

  test('a double click grants once', async () => {
    const [admin, user] = [await newAdmin(), await app.user()];
    const twice = [0, 1].map(() => act(admin, user.id, { intent: 'grant', amount: '1000', seen: '0' }));
    expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await usageOf(user.id))?.creditsGranted).toBe(1000);
  });
});

describe('roles', () => {
  test('a promoted user signs in anew and is an admin, a demoted one leaves at once', async () => {
    const admin = await newAdmin();
    const user = await userWithPassword(app);
    expect((await act(admin, user.id, { intent: 'promote' })).text).toContain('User is an admin now');
    expect((await user.request('/admin/users')).headers.get('location')).toBe('/admin/login');
    const again = app.visitor();
    await signIn(again, { email: user.email });
    expect((await again.request('/admin/users')).status).toBe(200);
    expect((await act(admin, user.id, { intent: 'demote' })).text).toContain('Admin role removed');
    expect((await again.request('/admin/users')).headers.get('location')).toBe('/admin/login');
    expect((await auditOf(user.id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['user.promote', { role: 'user' }, { role: 'admin' }],
      ['user.demote', { role: 'admin' }, { role: 'user' }],
    ]);
  });

  test('who is blocked or has not confirmed their address becomes no admin', async () => {
    const admin = await newAdmin();
    const [blocked, unconfirmed] = [await app.user(), await app.user()];
    await app.db.update(users).set({ banned: true }).where(eq(users.id, blocked.id));
    await app.db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id));
    for (const { id } of [blocked, unconfirmed]) {
      expect((await act(admin, id, { intent: 'promote' })).status).toBe(409);
      expect((await personOf(id))?.role).toBe('user');
    }
  });
});

describe('the last admin', () => {
  /** Two admins and nobody else in charge. */
  async function twoAdmins(): Promise<[TestUser, TestUser]> {
    await app.db.update(users).set({ role: 'user' });
    return [await newAdmin(), await newAdmin()];
  }
  const hostile: Record<string, string>[] = [
    { intent: 'demote' },
    { intent: 'block', reason: 'Mine now' },
    { intent: 'delete' },
  ];
  const working = () => app.db.$count(users, sql`role = 'admin' and not banned`);

  // Somebody must be able to operate the site (specification: roles.last-admin).
  test('can not be demoted, blocked or deleted', async () => {
    await app.db.update(users).set({ role: 'user' });
    const admin = await newAdmin();
    for (const fields of hostile) {
      const { status, text } = await act(admin, admin.id, fields);
      expect(status).toBe(409);
      expect(text).toMatch(/last admin|your own account/);
    }
    expect(await personOf(admin.id)).toMatchObject({ role: 'admin', banned: false });
    expect((await act(admin, admin.id, { intent: 'demote' })).text).toContain('This is the last admin.');
  });

  test('a blocked admin does not count as another one', async () => {
    const [first, second] = await twoAdmins();
    await app.db.update(users).set({ banned: true }).where(eq(users.id, second.id));
    expect((await act(first, first.id, { intent: 'demote' })).status).toBe(409);
    expect(await working()).toBe(1);
  });

  const pairs = hostile.flatMap((one) => hostile.map((two) => [one, two] as const));
  test.each(pairs)('two admins act on each other at once (%j, %j): one stays', async (one, two) => {
    for (let round = 0; round < 2; round++) {
      const [first, second] = await twoAdmins();
      const answers = await Promise.all([
        first.post(`/admin/users/${second.id}`, one),
        second.post(`/admin/users/${first.id}`, two),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect(await working()).toBe(1);
    }
  });

  test('two admins give up their own role at once: one stays', async () => {
    for (let round = 0; round < 2; round++) {
      const both = await twoAdmins();
      await Promise.all(both.map((admin) => admin.post(`/admin/users/${admin.id}`, { intent: 'demote' })));
      expect(await working()).toBe(1);
    }
  });
});
