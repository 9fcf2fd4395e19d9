import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  ads,
  auditLog,
  contactRequests,
  newsletterSubscribers,
  orphanedFiles,
  sessions,
  users,
  verifications,
} from '#app/db/schema.ts';
import {
  askForReset,
  goodPassword,
  mailsTo,
  newEmail,
  signIn,
  signUp,
  userWithPassword,
} from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { insertAds } from '#tests/support/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { finishedAd, finishedAds } from '#tests/support/finished-ads.ts';
import { hear } from '#tests/support/heard.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

const deleteAccount = (client: Client, currentPassword = goodPassword) =>
  client.post('/account/delete', { intent: 'delete-account', currentPassword });

const userExists = async (id: string) => (await app.db.$count(users, eq(users.id, id))) === 1;

/**
 * Tables of the product that still hold the text anywhere, but for the audit log and rate limits, which hold no name.
 */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    if (name === 'audit_log' || name === 'rate_limits') continue;
    const table = sql.identifier(name);
    const count = await app.db.execute(
      sql`select 1 from ${table} row where row::text ilike ${`%${text}%`} limit 1`,
    );
    if (count.rows.length > 0) found.push(name);
  }
  return found;
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const nothingToDelete = () => expect.poll(() => app.db.$count(orphanedFiles), { timeout: 60_000 }).toBe(0);

describe('deleting an account', () => {
  test('removes every row and file, ends sessions and streams, and says goodbye', async () => {
    const user = await userWithPassword(app, { tier: 'professional', name: 'Gone Girl' });
    const picture = new File([new Uint8Array(await drawPicture({ width: 300, height: 200 }))], 'x.png');
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'generate', title: 'Last ad' }))
      form.set(name, value);
    for (const name of ['referenceImage', 'productImage']) form.set(name, picture);
    await user.post('/dashboard', form);
    const ad = await finishedAd(app.db, eq(ads.userId, user.id));
    await app.db.insert(contactRequests).values([
      { userId: user.id, name: 'Gone', email: 'else@example.com', subject: 'bug', message: 'x' },
      { name: 'Gone', email: user.email.toUpperCase(), subject: 'bug', message: 'x' },
    ]);
    await app.db.insert(newsletterSubscribers).values({ email: user.email, source: 'blog' });
    await askForReset(app.visitor(), user.email);
    await mailsTo(app, user.email);
    const other = app.visitor();
    await signIn(other, user);
    const heard = hear(await other.request('/events'));
    expect(await storedFiles()).toHaveLength(4);
    expect((await tablesWith(user.id)).length).toBeGreaterThan(6);

    const answer = await deleteAccount(user);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/?account=deleted');
    expect(user.cookies.size).toBe(0);
    const landing = await user.request('/?account=deleted');
    expect(await readText(landing)).toContain('Your account has been deleted');

    await nothingToDelete();
    expect(await tablesWith(user.id)).toEqual([]);
    expect(await tablesWith(user.email)).toEqual([]);
    expect(await storedFiles()).toEqual([]);
    await heard.ended;
    expect((await other.request('/account')).status).toBe(302);
    expect((await other.request(`/files/ads/${ad.id}`)).status).toBe(404);
    expect((await signIn(app.visitor(), user)).status).toBe(400);

    const [, mail] = await mailsTo(app, user.email, 2);
    expect(mail?.subject).toBe('Your Adwright account has been deleted');
    expect(mail?.text).toContain('Hi Gone,');
    const queued = sql`select id, name, state from pgboss.job where data::text ilike ${`%${user.email}%`}`;
    await expect.poll(async () => (await app.db.execute(queued)).rows, { timeout: 60_000 }).toEqual([]);
    const audited = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${user.id}`));
    expect(audited).toMatchObject([{ actor: 'self', action: 'user.delete', before: { role: 'user' } }]);
    expect(JSON.stringify(audited)).not.toContain('Gone');
  });

  test('asks for the password: none, a wrong one and too many are messages, and nothing goes', async () => {
    const user = await userWithPassword(app);
    expect(await readText(await user.request('/account/delete'))).toContain(user.email);
    const none = await deleteAccount(user, '');
    expect(none.status).toBe(422);
    expect(await readText(none)).toContain('Please enter your password.');
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => deleteAccount(user, `wrong-${at}`)),
    );
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(4);
    const wrong = answers.find((answer) => answer.status === 422);
    expect(await readText(wrong as Response)).toContain('This is not your current password.');
    expect((await deleteAccount(user)).status).toBe(429);
    expect(await userExists(user.id)).toBe(true);
  });

  test('goes for the person who asks only, whatever else the form says', async () => {
    const [user, victim] = await Promise.all([userWithPassword(app), userWithPassword(app)]);
    await user.post('/account/delete', {
      intent: 'delete-account',
      currentPassword: goodPassword,
      userId: victim.id,
      actor: victim.id,
      email: victim.email,
    });
    expect(await userExists(user.id)).toBe(false);
    expect(await userExists(victim.id)).toBe(true);
  });

  test('sent twice at once or again later, it happens once', async () => {
    const user = await userWithPassword(app);
    await insertAds(app, { userId: user.id, count: 20, bytes: 10 });
    const before = new Map(user.cookies);
    const twin = app.visitor();
    for (const [name, value] of before) twin.cookies.set(name, value);
    const answers = await Promise.all([user, twin, user, twin, user].map((client) => deleteAccount(client)));
    for (const answer of answers) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toMatch(/^\/(\?account=deleted|auth\?next=%2Faccount)$/);
    }
    expect(answers.some((answer) => answer.headers.get('location') === '/?account=deleted')).toBe(true);
    const replay = app.visitor();
    for (const [name, value] of before) replay.cookies.set(name, value);
    expect((await deleteAccount(replay)).headers.get('location')).toBe('/auth?next=%2Faccount');
    expect(await app.db.$count(auditLog, eq(auditLog.subject, `user:${user.id}`))).toBe(1);
    await mailsTo(app, user.email);
    await new Promise((done) => setTimeout(done, 500));
    expect(await mailsTo(app, user.email)).toHaveLength(1);
  });

  test('frees the address: a new account with it starts from nothing', async () => {
    const email = newEmail();
    const user = await userWithPassword(app);
    await app.db.update(users).set({ email }).where(eq(users.id, user.id));
    await deleteAccount(user);
    expect(await readText(await signUp(app.visitor(), { email }))).toContain('Please check your email');
    const [again] = await app.db.select().from(users).where(eq(users.email, email));
    expect(again?.id).not.toBe(user.id);
    expect(again?.emailVerified).toBe(false);
  });

  test('with 300 ads is done in seconds, and all their files vanish', async () => {
    const user = await userWithPassword(app);
    await insertAds(app, { userId: user.id, count: 300, bytes: 100 });
    const started = performance.now();
    expect((await deleteAccount(user)).status).toBe(302);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(0);
    await nothingToDelete();
    expect(await storedFiles()).toEqual([]);
  });

  test('a generation that finds the account gone says so, and leaves nothing', async () => {
    const user = await app.user();
    const sent = await app.db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, user.id));
      const answer = user.post('/dashboard', { intent: 'generate', title: 'Too late', size: '1024x1024' });
      // It has found the account, and waits to see whether it stays.
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%monthly_usage%'`;
      await expect.poll(async () => (await app.db.execute(waiting)).rowCount).toBe(1);
      return { answer };
    });
    const answer = await sent.answer;
    expect(answer.status).toBe(403);
    expect(await readText(answer)).toContain('This account has just been deleted.');
    expect(await app.db.$count(ads, eq(ads.title, 'Too late'))).toBe(0);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('during generations nothing comes back, nothing is left, and the next one works', async () => {
    const people = await Promise.all(
      Array.from({ length: 2 }, () => userWithPassword(app, { tier: 'professional' })),
    );
    const generate = (user: TestUser, at: number) =>
      user.post('/dashboard', { intent: 'generate', title: `Ad ${at}`, size: '1024x1024' });
    await Promise.all(people.flatMap((user) => [generate(user, 1), generate(user, 2)]));
    // Some are at work now, some wait; more are being sent while the account goes.
    const answers = await Promise.all(
      people.flatMap((user) => [generate(user, 3), deleteAccount(user), generate(user, 4)]),
    );
    for (const { status } of answers) expect(status).toBeLessThan(500);
    for (const user of people) expect(await userExists(user.id)).toBe(false);
    const next = await app.user();
    expect((await generate(next, 1)).status).toBe(200);
    const [left] = await finishedAds(app.db, undefined, 1);
    expect(left?.userId).toBe(next.id);
    // What was being drawn when its account went writes its files first, and then takes them away.
    await expect.poll(storedFiles).toHaveLength(2);
    await nothingToDelete();
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});

describe('an admin', () => {
  // The last one stays (specification: roles.last-admin).
  test('may go while another stays: The last admin cannot be deleted', async () => {
    const first = await userWithPassword(app, { role: 'admin' });
    const suspended = await userWithPassword(app, { role: 'admin' });
    await app.db.update(users).set({ banned: true }).where(eq(users.id, suspended.id));
    const refused = await deleteAccount(first);
    expect(refused.status).toBe(409);
    expect(await readText(refused)).toContain('The last admin cannot be deleted');
    expect(await userExists(first.id)).toBe(true);

    const second = await userWithPassword(app, { role: 'admin' });
    const third = await userWithPassword(app, { role: 'admin' });
    const answers = await Promise.all([first, second, third].map((admin) => deleteAccount(admin)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([302, 302, 409]);
    expect(await app.db.$count(users, eq(users.role, 'admin'))).toBe(2);
  });
});

test('the notice of the landing page is for visitors only', async () => {
  const user = await app.user();
  expect(await readText(await user.request('/?account=deleted'))).not.toContain('has been deleted');
});

test('nobody is left with a session or link of a deleted account', async () => {
  expect(
    await app.db.execute(
      sql`select 1 from ${sessions} s left join ${users} u on u.id = s.user_id where u.id is null`,
    ),
  ).toMatchObject({ rows: [] });
  expect(await app.db.$count(verifications, like(verifications.value, '%-%-%'))).toBe(0);
});
