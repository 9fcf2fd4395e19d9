import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { loadBuilt, testEnvironment } from '#tests/support/built.ts';
import { openOwnPlace } from '#tests/support/own-place.ts';

test('an application stopped while it sweeps begins no further step, and reports none that failed', async () => {
  const place = await openOwnPlace('started');
  const inHand = new pg.Client({ connectionString: place.databaseUrl });
  await inHand.connect();
  // The fourth step of a sweep waits for this table until the transaction ends.
  await inHand.query('begin');
  await inHand.query('lock table orphaned_files in access exclusive mode');
  const built = await loadBuilt();
  const app = await built.createApp(built.readConfig(testEnvironment(place)));
  const connections = async (condition = sql`true`) => {
    const found = await place.db.execute(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name like 'adwright%' and ${condition}`);
    return found.rowCount;
  };
  await expect.poll(() => connections(sql`wait_event_type = 'Lock'`)).toBe(1);
  const closing = app.close();
  // All but the one that waits are closed: a further step would find no connection.
  await expect.poll(() => connections()).toBe(1);
  await inHand.query('commit');
  await inHand.end();
  await closing;
  const log = place.log();
  await place.close();
  expect(log).toBe('');
});
