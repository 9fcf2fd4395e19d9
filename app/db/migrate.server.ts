import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './client.server.ts';

/** Any constant will do; it only has to be the same in every process. */
const migrationLock = 7_231_954_001;

/**
 * Applies the migrations that are missing. Drizzle takes no lock of its own, so an advisory lock keeps processes
 * that start together apart: the second waits and finds nothing left to do.
 */
export async function applyMigrations(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'adwright-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot(), 'app/db/migrations') });
  } finally {
    await client.end();
  }
}

/** The folder of package.json, from the sources and from the build alike. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
