import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeDatabase, db, openDatabase } from '#app/db/client.server.ts';
import { ads, auditLog, users } from '#app/db/schema.ts';
import { reportFailures } from '#app/domain/admin/failures/report-failures.server.ts';
import { closeQueue, openQueue } from '#app/jobs/queue.server.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { connectDomain } from '#tests/support/domain.ts';
import { createUser } from '#tests/support/factories.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';

let place: OwnPlace;
let userId: string;
let operators: string[];

beforeAll(async () => {
  place = await openOwnPlace();
  await connectDomain(place);
  const connection = { connectionString: place.databaseUrl };
  openDatabase(connection, { max: 6 });
  await openQueue(connection);
  userId = (await createUser(db)).id;
  operators = [await createUser(db, { role: 'admin' }), await createUser(db, { role: 'admin' })].map(
    ({ email }) => email,
  );
  const [blocked, unconfirmed] = [
    await createUser(db, { role: 'admin' }),
    await createUser(db, { role: 'admin' }),
  ];
  await db.update(users).set({ banned: true }).where(eq(users.id, blocked.id));
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id));
});
afterAll(async () => {
  await closeQueue(0);
  await closeDatabase();
  await place?.close();
});
beforeEach(async () => {
  await db.delete(ads);
  await db.delete(auditLog);
  await db.execute(sql`delete from pgboss.job`);
});

type Queued = { to: string; subject: string; text: string };
async function mailed(): Promise<Queued[]> {
  const { rows } = await db.execute<{ mail: Queued }>(
    sql`select data->'mail' as mail from pgboss.job where name = 'send-mail' order by data->'mail'->>'to'`,
  );
  return rows.map(({ mail }) => mail);
}

/** Ads that failed so many minutes ago. */
async function failed(count: number, minutesAgo: number, failure = 'model-unavailable') {
  const title = randomUUID();
  await insertManyAds(db, { userId, count, title });
  await db
    .update(ads)
    .set({ failure, refundedAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where(sql`${ads.title} like ${`${title}%`}`);
}
const anHourLater = () => db.update(auditLog).set({ createdAt: sql`created_at - interval '61 minutes'` });

test('every operator who can act is told what failed, with its reasons and a way to the list', async () => {
  await failed(3, 5);
  await failed(1, 2, 'storage-full');
  await reportFailures();
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual(operators.toSorted());
  expect(mails[0]?.subject).toBe('Adwright: 4 ads failed');
  expect(mails[0]?.text).toContain('3 ads: The provider can’t be reached.');
  expect(mails[0]?.text).toContain('1 ad: There is no room left to save files.');
  expect(mails[0]?.text).toContain('/admin/failed-ads');
});

test('once an hour at most, whatever fails and however many processes look', async () => {
  await failed(2, 5);
  await Promise.all(Array.from({ length: 5 }, () => reportFailures()));
  expect(await mailed()).toHaveLength(2);
  await failed(50, 1);
  await reportFailures();
  expect(await mailed()).toHaveLength(2);
  await anHourLater();
  await reportFailures();
  expect(await mailed()).toHaveLength(4);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'failures.announce'));
  expect(entries).toHaveLength(2);
});

test('the first minute gathers, an hour old is told already, and a brief that was declined is nobody’s fault', async () => {
  await failed(2, 0);
  await failed(2, 61);
  await failed(2, 5, 'model-refused');
  await reportFailures();
  expect(await mailed()).toEqual([]);
});

test('a job that gave up is told of too', async () => {
  await db.execute(sql`insert into pgboss.job (id, name, data, state, completed_on, policy)
    values (${randomUUID()}, 'delete-files', '{}'::jsonb, 'failed', now(), 'standard')`);
  await reportFailures();
  const [mail] = await mailed();
  expect(mail?.subject).toBe('Adwright: 1 job failed');
  expect(mail?.text).toContain('1 job: delete-files gave up after its last try.');
  expect(mail?.text).toContain('/admin/jobs');
});
