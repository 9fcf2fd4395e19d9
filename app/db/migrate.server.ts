import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '#app/operator-error.ts';
import type { Connection } from './client.server.ts';
import { explainConnection } from './explain-connection.ts';

/** Any constant will do; it only has to be the same in every process. */
const migrationLock = 7_231_954_001;

/** Thrown when the database is ahead of this version of the program; the message says what to do. */
export class SchemaError extends OperatorError {
  override name = 'SchemaError';
}

/**
 * Applies the migrations that are missing, or those up to the time stamp `upTo` (ms). Drizzle takes no lock of its own,
 * so an advisory lock keeps processes that start together apart: the second waits and finds nothing left to do. Throws
 * SchemaError when the database holds migrations this version does not know.
 */
export async function applyMigrations(
  connection: Connection,
  options: { upTo?: number } = {},
): Promise<void> {
  const client = createClient(connection);
  await client.connect().catch((error: unknown) => {
    throw (
      ('connectionString' in connection && explainConnection(connection.connectionString, error)) || error
    );
  });
  const folder = options.upTo === undefined ? migrationsFolder() : folderUpTo(options.upTo);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if ((await readNewestMigration(client)) > newestKnownMigration())
      throw new SchemaError(
        'The database was made by a newer version of this program. Start that version, or a later one; ' +
          'to go back to this one, restore a backup from before the upgrade into an empty database.',
      );
    await migrate(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw explainError(connection, error);
    });
  } finally {
    await client.end();
    if (folder !== migrationsFolder()) rmSync(folder, { recursive: true });
  }
}

/** The error for whoever set DATABASE_URL, where it is about that; else itself. */
const explainError = (connection: Connection, error: unknown) =>
  ('connectionString' in connection && explainConnection(connection.connectionString, error)) || error;

function createClient(connection: Connection): pg.Client {
  try {
    const client = new pg.Client({
      ...connection,
      application_name: 'adwright-migrate',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    });
    // Without a listener a connection that is lost ends the process; whoever asked is told by the rejection.
    return client.on('error', () => undefined);
  } catch (error) {
    // The driver parses the URL at once: some wrong ones fail here.
    throw (
      ('connectionString' in connection && explainConnection(connection.connectionString, error)) || error
    );
  }
}

/** Time stamp (ms) of the newest migration the database has; 0 for an empty one. */
export async function readNewestMigration(client: pg.ClientBase): Promise<number> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return 0;
  const { rows } = await client.query<{ newest: number }>(
    'select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? 0;
}

type Journal = { entries: { when: number; tag: string }[] };

const migrationsFolder = () => join(projectRoot(), 'app/db/migrations');
const readJournal = () =>
  JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as Journal;

/** Time stamp (ms) of the newest migration this version brings. */
export function newestKnownMigration(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

/** A copy of the migrations whose journal ends at a time stamp: drizzle applies all that a folder lists. */
function folderUpTo(newest: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'adwright-migrations-'));
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => when <= newest);
  cpSync(migrationsFolder(), folder, { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** The folder of package.json, from the sources and from the build alike. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
