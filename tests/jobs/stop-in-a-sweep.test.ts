import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { loadBuilt, testConfig } from '#tests/support/built.ts';
import { openOwnPlace } from '#tests/support/own-place.ts';

test('an application stopped while it sweeps begins no further step, and reports none that failed', async () => {
  const place = await openOwnPlace('started');
  const { databaseUrl, db } = place;
  const subscribedAt = new Date(Date.now() - 31 * 86_400_000);
  await db
    .insert(newsletterSubscribers)
    .values({ email: 'a-later-step@example.com', source: 'blog', subscribedAt });
  const inHand = new pg.Client({ connectionString: databaseUrl });
  await inHand.connect();
  // The fourth step of a sweep waits for this table until the transaction ends.
  await inHand.query('begin');
  await inHand.query('lock table orphaned_files in access exclusive mode');
  const built = await loadBuilt();
  const app = await built.createApp(await testConfig(place));
  const waiting = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'adwright' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
  const closing = app.close();
  await inHand.query('commit');
  await inHand.end();
  await closing;
  const left = { log: place.log(), subscribers: await db.$count(newsletterSubscribers) };
  await place.close();
  expect(left).toEqual({ log: '', subscribers: 1 });
});
