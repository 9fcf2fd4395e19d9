import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';

/** An application or a site, or the place of one. */
type Breakable = Pick<TestApp, 'db' | 'expectLogged'>;

/** Runs with a table out of the way: every statement that names it fails, and the application logs that it did. */
export async function withoutTable(app: Breakable, table: string, run: () => Promise<void>): Promise<void> {
  await withTableAway(app.db, table, run);
  await app.expectLogged(new RegExp(`: relation "${table}" does not exist$`));
}

/** The same where it is open whether anything asks for the table; what is logged of it is for the test to expect. */
export async function withTableAway(
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

/**
 * Runs while a table takes no changes, or no new rows that meet the condition `onlyNew`: reading it works. The
 * application logs what it could not change.
 */
export async function withFrozenTable(
  app: Breakable,
  table: string,
  run: () => Promise<void>,
  onlyNew?: string,
): Promise<void> {
  const refuse = `refuse_${randomBytes(4).toString('hex')}`;
  const words = `${table} is frozen`;
  await app.db.execute(
    sql.raw(
      `create function ${refuse}() returns trigger language plpgsql as $$ begin raise exception '${words}'; end $$`,
    ),
  );
  await app.db.execute(
    sql.raw(
      `create trigger frozen before ${onlyNew ? 'insert' : 'insert or update or delete'} on ${table}
        for each row ${onlyNew ? `when (${onlyNew})` : ''} execute function ${refuse}()`,
    ),
  );
  try {
    await run();
  } finally {
    await app.db.execute(sql.raw(`drop function ${refuse}() cascade`));
  }
  await app.expectLogged(new RegExp(`: ${words}$`));
}
