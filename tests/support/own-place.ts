import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { logFileIn } from './built.ts';
import { untilHeard } from './content-word.ts';
import { type LoggedErrors, watchErrors } from './logged-errors.ts';
import { scratchFolder } from './scratch.ts';
import { databaseUrl, type TemplateName, templates } from './templates.ts';
import { waitUntil } from './wait-until.ts';

/** A data folder and a database that nobody else uses, and a connection to look into it. */
export type OwnPlace = {
  dataDir: string;
  /** libpq URL. */
  databaseUrl: string;
  db: NodePgDatabase<typeof schema>;
  /** What applications there have logged so far, JSON lines. */
  log(): string;
  /** Errors that applications there log on purpose: every other one fails the file (no-errors-logged.ts). */
  expectLogged: LoggedErrors['expect'];
  /** Errors that they may log or not. */
  allowLogged: LoggedErrors['allow'];
  /** After whatever works there has ended. */
  close(): Promise<void>;
};

/** Those in use in this worker. */
export const openPlaces = new Set<OwnPlace>();

/** The errors nobody expected in the places of a file, each list told by its place when that is closed. */
export const unexpectedErrors: string[] = [];

/** The database is a copy of the template: of the migrated one, without any row, unless another is named. */
export async function openOwnPlace(template: TemplateName = 'migrated'): Promise<OwnPlace> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'adwright-test-'));
  // An embedded database runs as another user when this is root, and must be able to enter.
  chmodSync(dataDir, 0o755);
  const database = await createTestDatabase(templates[template]);
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // The database is dropped under it at the end; a client that hears of it must not end the run.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const word = untilHeard(pool, database.url);
  const log = () => {
    const file = logFileIn(dataDir);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const errors = watchErrors(log);
  const place: OwnPlace = {
    dataDir,
    databaseUrl: database.url,
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    log,
    expectLogged: errors.expect,
    allowLogged: errors.allow,
    async close() {
      openPlaces.delete(place);
      unexpectedErrors.push(...errors.unexpected());
      await word.close();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  openPlaces.add(place);
  return place;
}

async function createTestDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { host, port, user } = inject('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  // Two copies of one template can't be made at the same moment.
  let refusal: unknown;
  await waitUntil(
    () => `a copy of ${template}: ${refusal}`,
    () =>
      run(`create database ${name} template ${template}`).then(
        () => true,
        (error) => {
          refusal = error;
          return false;
        },
      ),
  );
  return {
    url: databaseUrl({ host, port, user }, name),
    async drop() {
      // One that is thrown out reports an error to nobody in particular. What holds on is thrown out all the same.
      const open = `select 1 from pg_stat_activity where datname = '${name}'`;
      await waitUntil('the connections to close', async () => (await run(open)).rowCount === 0, {
        timeout: 2_000,
      }).catch(() => undefined);
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
