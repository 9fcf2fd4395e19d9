import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeDatabase, db, isDatabaseDown, openDatabase } from './client.server.ts';

test('whoever asks after the site has closed its connections hears that the database is away', async () => {
  openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const database = db;
  await closeDatabase();
  const queries = [database.execute(sql`select 1`), database.transaction((tx) => tx.execute(sql`select 1`))];
  for (const outcome of await Promise.allSettled(queries))
    expect(outcome.status === 'rejected' && isDatabaseDown(outcome.reason)).toBe(true);
});
