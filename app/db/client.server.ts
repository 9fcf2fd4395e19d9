import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openPool } from './pool.server.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction in it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** How to reach the database: one URL, or the socket of the embedded server. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/**
 * Advisory lock: shared while files are being deleted, exclusive while a backup copies them. Any constant will do; it
 * only has to be the same in every process.
 */
export const deletionLock = 7_231_954_002;

/** The application's database. Set by openDatabase, before any request is served. */
export let db: Database;
let pool: pg.Pool | undefined;

/** Connects the pool behind `db`. `max` is the number of connections. */
export function openDatabase(connection: Connection, options: { max?: number } = {}): void {
  pool = openPool(connection, { max: options.max ?? 12, name: 'adwright' });
  db = databaseOver(pool);
}

/**
 * Its transactions take and give back their connection here: drizzle-orm says BEGIN before it takes care of giving back
 * (its issue 6241), so a connection lost at that moment would stay taken for good, and after `max` of them nobody is
 * answered and the process can't stop.
 */
function databaseOver(pool: pg.Pool): Database {
  const settings = { schema, casing: 'snake_case' } as const;
  const database = drizzle(pool, settings);
  const overOne = new WeakMap<pg.PoolClient, Database>();
  database.transaction = async (work, how) => {
    const client = await pool.connect();
    const over = overOne.get(client) ?? drizzle(client, settings);
    overOne.set(client, over);
    let isLost = false;
    try {
      return await over.transaction(work, how);
    } catch (error) {
      isLost = isDatabaseDown(error);
      throw error;
    } finally {
      // One whose transaction could not be ended is in nobody's hands: it must not be given to the next.
      client.release(isLost || client.getTransactionStatus() !== 'I');
    }
  };
  return database;
}

export async function closeDatabase(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.end();
}

/** True for a violated unique index, however deep the driver wrapped it. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseCode(error) === '23505';
}

/** True for a row that belongs to one that is gone, however deep the driver wrapped it. */
export function isMissingParent(error: unknown): boolean {
  return databaseCode(error) === '23503';
}

/** True when two transactions waited for each other and this one was ended: worth another try. */
export function isDeadlock(error: unknown): boolean {
  return databaseCode(error) === '40P01';
}

/** True when the database can't be reached or is going down: worth a 503 and another try. */
export function isDatabaseDown(error: unknown): boolean {
  const code = databaseCode(error);
  if (code && (code.startsWith('08') || code.startsWith('57P') || code === '53300')) return true;
  if (
    code &&
    [
      'DATABASE_AWAY',
      'ECONNREFUSED',
      'ENOENT',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'ENOTFOUND',
      'EAI_AGAIN',
    ].includes(code)
  )
    return true;
  const message = rootCause(error)?.message ?? '';
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|after calling end on the pool/.test(
    message,
  );
}

function rootCause(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.cause instanceof Error ? (rootCause(error.cause) ?? error) : error;
}

function databaseCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
