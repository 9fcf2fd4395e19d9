import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, auditLog, monthlyUsage, sessions, subscribers, teamMembers, users } from '#app/db/schema.ts';
import { signIn, userWithPassword } from '#tests/support/accounts.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { insertAd } from '#tests/support/content.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { naughtyStrings } from '#tests/support/naughty-strings.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
const newAdmin = () => app.user({ role: 'admin', name: 'An Operator' });

const open = (client: Client, path: string) => readPage(client.request(path));
const act = (client: Client, userId: string, fields: Record<string, string>) =>
  readPage(client.post(`/admin/users/${encodeURIComponent(userId)}`, fields));
const personOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const auditOf = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(auditLog.createdAt);
const usageOf = async (id: string) =>
  (await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, id)))[0];

/** Every intent with fields that would do it. */
const everyIntent: Record<string, string>[] = [
  { intent: 'cancel-subscription' },
  { intent: 'refund' },
  { intent: 'delete' },
  { intent: 'block', reason: 'Spam' },
  { intent: 'unblock' },
  { intent: 'grant', amount: '10' },
  { intent: 'promote' },
  { intent: 'demote' },
];

describe('who may act on users', () => {
  test('nobody but an admin, from no foreign page, and nothing has changed', async () => {
    const target = await app.user({ tier: 'professional' });
    const admin = await newAdmin();
    for (const fields of everyIntent) {
      for (const client of [app.visitor(), target]) {
        const response = await client.post(`/admin/users/${target.id}`, fields);
        expect(response.headers.get('location'), fields.intent).toBe('/admin/login');
      }
      for (const origin of ['https://evil.example', 'null']) {
        const body = new URLSearchParams(fields);
        const init = { method: 'POST', body, headers: { origin } };
        expect((await admin.request(`/admin/users/${target.id}`, init)).status).toBe(403);
      }
    }
    expect(await personOf(target.id)).toMatchObject({ role: 'user', banned: false });
    expect(await auditOf(target.id)).toEqual([]);
    expect(await usageOf(target.id)).toBeUndefined();
    expect((await target.request('/dashboard')).status).toBe(200);
  });

  // The page says so, and so do its forms (specification: admin.user.missing, admin.user.not-there).
  test('User not found: ids of nobody change nothing', async () => {
    const admin = await newAdmin();
    const before = await app.db.$count(auditLog);
    for (const id of [randomUUID(), "' or 1=1 --", 'x'.repeat(2000)]) {
      for (const fields of everyIntent) {
        const { status, text } = await act(admin, id, fields);
        expect([404, 409], `${fields.intent}`).toContain(status);
        expect(text).toContain('User not found');
      }
      expect((await open(admin, `/admin/users/${encodeURIComponent(id)}`)).status).toBe(404);
    }
    expect(await app.db.$count(auditLog)).toBe(before);
    expect((await act(admin, (await app.user()).id, { intent: 'nonsense' })).status).toBe(400);
    expect((await act(admin, (await app.user()).id, { intent: 'constructor' })).status).toBe(400);
  });
});

describe('the list of users', () => {
  test('is narrowed by plan and by status, together with a search', async () => {
    const admin = await newAdmin();
    const mark = `m${randomUUID().slice(0, 8)}`;
    const free = await app.user({ name: `${mark} Free` });
    const pro = await app.user({ name: `${mark} Pro`, tier: 'professional' });
    const operator = await app.user({ name: `${mark} Operator`, role: 'admin' });
    await app.db.update(users).set({ emailVerified: false }).where(eq(users.id, free.id));
    await act(admin, pro.id, { intent: 'block', reason: 'Spam' });
    const found = async (query: string) => {
      const { text } = await open(admin, `/admin/users?q=${mark}&${query}`);
      return [free, pro, operator].filter(({ email }) => text.includes(email));
    };
    expect(await found('')).toEqual([free, pro]);
    expect(await found('plan=starter')).toEqual([free]);
    expect(await found('plan=professional')).toEqual([pro]);
    expect(await found('plan=enterprise')).toEqual([]);
    expect(await found('status=blocked')).toEqual([pro]);
    expect(await found('status=unverified')).toEqual([free]);
    expect(await found('status=admins')).toEqual([operator]);
    expect(await found('plan=professional&status=unverified')).toEqual([]);
    expect(await found('plan=nonsense&status=nonsense')).toEqual([free, pro]);
  });

  test('Failed to fetch subscribers, when the database fails', async () => {
    const admin = await newAdmin();
    await withoutTable(app, 'subscribers', async () => {
      const { status, text } = await open(admin, '/admin/users');
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch subscribers');
      expect(text).toContain('Try again');
    });
    expect((await open(admin, '/admin/users')).status).toBe(200);
  });
});

describe('the page of one user', () => {
  test('lists their ads in pages and failed generations with the reason', async () => {
    const admin = await newAdmin();
    const user = await app.user();
    await insertManyAds(app.db, { userId: user.id, count: 13, title: 'Failed ad' });
    await insertAd(app.db, { userId: user.id, title: 'Being made', status: 'generating' });
    const first = await open(admin, `/admin/users/${user.id}`);
    expect(first.text).toContain('All (14)');
    expect(first.text).toContain('Failed (13)');
    expect(first.text).toContain('Being made');
    expect(first.text).not.toContain('Failed ad 1 ');
    expect((await open(admin, `/admin/users/${user.id}?page=2`)).text).toContain('Failed ad 1 ');
    const failed = await open(admin, `/admin/users/${user.id}?ads=failed`);
    expect(failed.text).not.toContain('Being made');
    expect(failed.text).toContain('The generation was interrupted. Your credit is back.');
    expect(failed.text).toContain('Page 1 of 2');
  });

  test('shows whose team somebody is in, and who is in theirs', async () => {
    const admin = await newAdmin();
    const ann = await app.user({ tier: 'professional', name: 'Ann Baker' });
    const bob = await app.user({ name: 'Bob Miller' });
    expect((await open(admin, `/admin/users/${ann.id}`)).text).not.toContain('Team');
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const owner = await open(admin, `/admin/users/${ann.id}`);
    expect(owner.text).toContain(`Shares the plan and its credits with ${bob.email}`);
    expect(owner.html).toContain(`href="/admin/users/${bob.id}"`);
    const member = await open(admin, `/admin/users/${bob.id}`);
    expect(member.text).toMatch(`Member of the team of ${ann.email} , whose plan and credits they use.`);
    expect(member.text).toContain('These credits are their own: in the team they use the owner’s.');
    expect(member.html).toContain(`href="/admin/users/${ann.id}"`);
  });

  test('Failed to fetch user details, when the database fails', async () => {
    const admin = await newAdmin();
    const user = await app.user();
    await withoutTable(app, 'ads', async () => {
      const { status, text } = await open(admin, `/admin/users/${user.id}`);
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch user details');
    });
  });

  test('hostile names are shown as text', async () => {
    const admin = await newAdmin();
    for (const [what, name] of Object.entries(naughtyStrings)) {
      if (name.includes('\0') || name.length > 10_000) continue;
      const user = await app.user({ name });
      for (const path of [`/admin/users/${user.id}`, `/admin/users?q=${user.email}`]) {
        const { status, html } = await open(admin, path);
        expect(status, what).toBe(200);
        expect(html, what).not.toMatch(/<(script|img|svg)[^>]*(alert|onerror|onload)/i);
        expect(html, what).not.toContain('<script>alert');
      }
      const query = encodeURIComponent(name.isWellFormed() ? name : 'x');
      expect((await open(admin, `/admin/users?q=${query}`)).status, what).toBe(200);
    }
  });
});

describe('the picture of an ad', () => {
  test('is for admins only, whole and small, and kept by nobody', async () => {
    const [admin, user, other] = [await newAdmin(), await app.user(), await app.user()];
    await user.post('/dashboard', { intent: 'generate', title: 'A picture for operators' });
    const ad = await finishedAd(app.db, eq(ads.userId, user.id));
    const path = `/admin/files/ads/${ad.id}`;
    const whole = await admin.request(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(whole.headers.get('cache-control')).toBe('no-store');
    const small = await admin.request(`${path}?thumbnail`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    const [wholeSize, smallSize] = [await whole.arrayBuffer(), await small.arrayBuffer()].map(
      (b) => b.byteLength,
    );
    expect(smallSize).toBeLessThan((wholeSize ?? 0) / 5);
    expect((await open(admin, `/admin/users/${user.id}`)).html).toContain(`src="${path}?thumbnail"`);
    for (const client of [app.visitor(), user, other]) {
      for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-99' } }]) {
        const refused = await client.request(path, init);
        expect(refused.status).toBe(302);
        expect(refused.headers.get('location')).toBe('/admin/login');
      }
    }
    await app.db.update(ads).set({ deletedAt: sql`now()` }).where(eq(ads.userId, user.id));
    expect((await admin.request(path)).status).toBe(404);
    expect((await admin.request('/admin/files/ads/nothing')).status).toBe(404);
    expect((await admin.request(`/admin/files/ads/${randomUUID()}`)).status).toBe(404);
  });
});

describe('blocking', () => {
  test('ends every session at once and sign-in is refused until unblocked', async () => {
    const admin = await newAdmin();
    const user = await userWithPassword(app);
    const stream = await user.request('/events');
    const { status, text } = await act(admin, user.id, { intent: 'block', reason: 'Sold stolen goods' });
    expect(status).toBe(200);
    expect(text).toContain('User blocked');
    expect(text).toContain('Sold stolen goods');
    expect((await user.request('/dashboard')).headers.get('location')).toContain('/auth');
    await stream.text();
    expect(await app.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    const refused = await signIn(app.visitor(), { email: user.email });
    expect(refused.status).not.toBe(302);

    expect((await act(admin, user.id, { intent: 'unblock' })).text).toContain('User unblocked');
    expect((await signIn(app.visitor(), { email: user.email })).status).toBe(302);
    expect(
      (await auditOf(user.id)).map(({ actor, action, before, after }) => ({ actor, action, before, after })),
    ).toEqual([
      {
        actor: admin.id,
        action: 'user.block',
        before: { banned: false, banReason: null },
        after: { banned: true, banReason: 'Sold stolen goods' },
      },
      {
        actor: admin.id,
        action: 'user.unblock',
        before: { banned: true, banReason: 'Sold stolen goods' },
        after: { banned: false },
      },
    ]);
  });

  test('needs a reason, and nobody blocks themselves', async () => {
    const [admin, user] = [await newAdmin(), await app.user()];
    await newAdmin();
    expect((await act(admin, user.id, { intent: 'block', reason: '  \0 ' })).status).toBe(422);
    expect((await act(admin, user.id, { intent: 'block', reason: 'x'.repeat(501) })).status).toBe(422);
    expect((await act(admin, admin.id, { intent: 'block', reason: 'Oops' })).status).toBe(409);
    expect((await act(admin, admin.id, { intent: 'delete' })).status).toBe(409);
    expect((await personOf(admin.id))?.banned).toBe(false);
  });

  test('is all or nothing: without the audit entry nobody is blocked', async () => {
    const [admin, user] = [await newAdmin(), await app.user()];
    await withFrozenTable(app, 'audit_log', async () => {
      for (const fields of everyIntent.filter(({ intent }) =>
        /^(block|grant|promote|delete)$/.test(intent ?? ''),
      )) {
        const { status, text } = await act(admin, user.id, fields);
        expect(status).toBe(500);
        expect(text).toContain('Failed to');
      }
    });
    expect(await personOf(user.id)).toMatchObject({ banned: false, role: 'user' });
    expect(await usageOf(user.id)).toBeUndefined();
    expect((await user.request('/dashboard')).status).toBe(200);
  });
});

describe('deleting', () => {
  // Where it leads, and what is left: nothing (specification: admin.user.after-delete, calls.delete-user).
  test('User deleted successfully: the admin is back at the list, and everything of theirs is gone', async () => {
    const [admin, user] = [await newAdmin(), await app.user({ tier: 'professional' })];
    await insertAd(app.db, { userId: user.id, title: 'Goes too', status: 'failed' });
    const response = await admin.post(`/admin/users/${user.id}`, { intent: 'delete' });
    expect(response.headers.get('location')).toBe('/admin/users?user=deleted');
    expect((await open(admin, '/admin/users?user=deleted')).text).toContain('User deleted successfully');
    expect(await personOf(user.id)).toBeUndefined();
    expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(0);
    expect(await app.db.$count(subscribers, eq(subscribers.userId, user.id))).toBe(0);
    expect(await auditOf(user.id)).toMatchObject([{ actor: admin.id, action: 'user.delete' }]);
    expect((await user.request('/dashboard')).status).toBe(302);
    expect((await act(admin, user.id, { intent: 'delete' })).text).toContain('User not found');
  });

  test('Failed to delete user, when the database fails', async () => {
    const [admin, user] = [await newAdmin(), await app.user()];
    await withFrozenTable(app, 'users', async () => {
      const { status, text } = await act(admin, user.id, { intent: 'delete' });
      expect(status).toBe(500);
      expect(text).toContain('Failed to delete user');
    });
    expect(await personOf(user.id)).toBeDefined();
  });
});
