import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';

/** Runs with a table out of the way: every statement that names it fails. */
export async function withoutTable(
  db: TestApp['db'],
  table: string,
  run: () => Promise<void>,
): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    await run();
  } finally {
    await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}

/** Runs while a table takes no changes, or no new rows that meet the condition `onlyNew`: reading it works. */
export async function withFrozenTable(
  db: TestApp['db'],
  table: string,
  run: () => Promise<void>,
  onlyNew?: string,
): Promise<void> {
  const refuse = `refuse_${randomBytes(4).toString('hex')}`;
  await db.execute(
    sql.raw(
      `create function ${refuse}() returns trigger language plpgsql as $$ begin raise exception 'frozen'; end $$`,
    ),
  );
  await db.execute(
    sql.raw(
      `create trigger frozen before ${onlyNew ? 'insert' : 'insert or update or delete'} on ${table}
        for each row ${onlyNew ? `when (${onlyNew})` : ''} execute function ${refuse}()`,
    ),
  );
  try {
    await run();
  } finally {
    await db.execute(sql.raw(`drop function ${refuse}() cascade`));
  }
}
