import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ads, monthlyUsage, workers } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { insertWorker } from '#tests/support/factories.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const app = testApp({ env: { ROLE: 'web' } });
beforeEach(async () => {
  await app.db.delete(workers);
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const brief = { intent: 'generate', title: 'Bakery' };

test.each([
  ['was ever seen', undefined],
  ['was seen within a minute', 75],
])(
  'no worker that %s: the form says so at once, keeps what was typed and charges nothing',
  async (_name, seconds) => {
    if (seconds) await insertWorker(app.db, ago(seconds));
    const user = await app.user();
    const answer = await user.post('/dashboard', brief);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    const page = await answer.text();
    expect(textOf(page)).toContain('The part of this site that draws ads is not running');
    expect(textOf(page)).toContain('Nothing was charged.');
    expect(page).toContain('value="Bakery"');
    expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(0);
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, user.id))).toBe(0);
    expect(await brokenInvariants(app.db)).toEqual([]);
  },
);

test('a worker that is being restarted is waited for', async () => {
  const id = await insertWorker(app.db, ago(40));
  await app.db.update(workers).set({ stoppedAt: sql`now()` }).where(eq(workers.id, id));
  const user = await app.user();
  expect((await user.post('/dashboard', brief)).status).toBe(200);
  expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(1);
});

// One key is one ad (specification: calls.generate).
test('a form sent again under its key gets the ad it has, whoever has gone meanwhile', async () => {
  await insertWorker(app.db);
  const user = await app.user();
  const sent = { ...brief, idempotencyKey: crypto.randomUUID() };
  expect((await user.post('/dashboard', sent)).status).toBe(200);
  await app.db.delete(workers);
  expect((await user.post('/dashboard', sent)).status).toBe(200);
  expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(1);
});

test('an operator sees in Jobs who works, who stopped and who fell silent, and what to do when nobody is left', async () => {
  const admin = await app.user({ role: 'admin' });
  const jobs = async () => (await readPage(admin.request('/admin/jobs'))).text;
  expect(await jobs()).toContain('No worker is running');
  expect(await jobs()).not.toContain('All quiet');
  await insertWorker(app.db, ago(90));
  const stopped = await insertWorker(app.db, ago(80));
  await app.db
    .update(workers)
    .set({ stoppedAt: ago(80) })
    .where(eq(workers.id, stopped));
  expect(await jobs()).toMatch(/No worker is running.*Stopped, last seen.*No sign of life, last seen/s);
  await insertWorker(app.db);
  const text = await jobs();
  expect(text).toContain('At work');
  expect(text).not.toContain('No worker is running');
});

test('ROLE=web says at its start that nobody draws; a worker beside it is seen, and draws', async () => {
  const settings = { DATABASE_URL: app.databaseUrl, TESTING: 'true', LOG_LEVEL: 'warn' };
  const web = await startServerProcess({ dataDir: app.dataDir, env: { ...settings, ROLE: 'web' } });
  await expect.poll(web.output).toContain('NOBODY DOES: no worker is running');
  await web.stop();
  const worker = await startServerProcess({ dataDir: app.dataDir, env: { ...settings, ROLE: 'worker' } });
  try {
    const again = await startServerProcess({ dataDir: app.dataDir, env: { ...settings, ROLE: 'web' } });
    await expect.poll(again.output).toContain('The workers that run do.');
    await again.stop();
    const user = await app.user();
    expect((await user.post('/dashboard', brief)).status).toBe(200);
    await finishedAd(app.db, eq(ads.userId, user.id));
  } finally {
    await worker.stop();
  }
  const [row] = await app.db.select().from(workers);
  expect(row).toMatchObject({ pid: worker.pid, stoppedAt: expect.any(Date) });
});
