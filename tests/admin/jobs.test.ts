import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withoutTable } from '#tests/support/broken-tables.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

const open = async () => (await readPage(admin.request('/admin/jobs'))).text;
const send = (fields: Record<string, string>) => readPage(admin.post('/admin/jobs', fields));
const stateOf = async (id: string) =>
  (await app.db.execute<{ state: string }>(sql`select state::text from pgboss.job where id = ${id}`)).rows[0]
    ?.state;

/** A mail no server would take: its job runs, and fails for good. */
async function failedJob(): Promise<string> {
  const id = randomUUID();
  const mail = {
    to: 'two@example.com,people@example.com',
    subject: 'S',
    html: 'the-secret-body',
    text: 'the-secret-text',
  };
  await app.db.execute(sql`insert into pgboss.job (id, name, data, retry_limit, policy)
    values (${id}, 'send-mail', ${JSON.stringify({ mail })}::jsonb, 0, 'standard')`);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('failed');
  return id;
}

test('a failed job is shown with its reason and without the mail it carries', async () => {
  const id = await failedJob();
  const page = await (await admin.request('/admin/jobs')).text();
  expect(page).toContain(id);
  expect(textOf(page)).toContain('A mail goes to exactly one plain address');
  expect(page).not.toContain('the-secret');
});

test('a failed job is tried again, and the log says who asked for it', async () => {
  const id = await failedJob();
  await app.db.execute(
    sql`update pgboss.job set data = jsonb_set(data, '{mail,to}', '"one@example.com"') where id = ${id}`,
  );
  const { text } = await send({ intent: 'retry', id });
  expect(text).toContain('The job is in line again.');
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('completed');
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(entry).toMatchObject({ actor: admin.id, action: 'job.retry', before: { job: 'send-mail' } });
  expect(JSON.stringify(entry)).not.toContain('the-secret');
  expect((await send({ intent: 'retry', id })).status).toBe(404);
});

test('a failed job is discarded, once', async () => {
  const id = await failedJob();
  const answers = await Promise.all([send({ intent: 'discard', id }), send({ intent: 'discard', id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await stateOf(id)).toBeUndefined();
  expect(await app.db.select().from(auditLog).where(eq(auditLog.subject, id))).toHaveLength(1);
});

test('a job that has not failed can be neither retried nor discarded', async () => {
  const id = randomUUID();
  await app.db.execute(sql`insert into pgboss.job (id, name, data, start_after, policy)
    values (${id}, 'send-mail', '{}'::jsonb, now() + interval '1 day', 'standard')`);
  for (const intent of ['retry', 'discard']) expect((await send({ intent, id })).status).toBe(404);
  expect(await stateOf(id)).toBe('created');
  expect((await send({ intent: 'retry', id: 'x' })).status).toBe(404);
  expect((await send({ intent: 'drop', id })).status).toBe(400);
  expect(await open()).toContain('Waiting');
});

test('Failed to fetch the jobs: the page says so', async () => {
  await withoutTable(app, 'newsletter_issues', async () => {
    const { status, text } = await readPage(admin.request('/admin/jobs'));
    expect(status).toBe(500);
    expect(text).toContain('Failed to fetch the jobs.');
  });
});

test('nobody but an admin retries or discards a job', async () => {
  const id = await failedJob();
  for (const client of [app.visitor(), await app.user()]) {
    expect((await client.request('/admin/jobs')).headers.get('location')).toBe('/admin/login');
    for (const intent of ['retry', 'discard'])
      expect((await client.post('/admin/jobs', { intent, id })).headers.get('location')).toBe('/admin/login');
  }
  expect(await stateOf(id)).toBe('failed');
});
