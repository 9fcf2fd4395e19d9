import pg from 'pg';
import { describeError, log } from '#app/log.server.ts';
import type { Connection } from './client.server.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseAwayError, isDatabaseAway } from './presence.server.ts';

/** ms to wait for a free connection or a new one. */
const connectWithin = 3_000;

type Done = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

/** A pool that refuses at once while the database is away: nobody waits for what can't come, nor knocks all at once. */
class DatabasePool extends pg.Pool {
  override connect(callback?: Done): never {
    if (!isDatabaseAway()) return super.connect(callback as Done) as never;
    const error = new DatabaseAwayError();
    if (!callback) return Promise.reject(error) as never;
    process.nextTick(callback, error, undefined, () => undefined);
    return undefined as never;
  }
}

/** Connections for one purpose, `max` at most, shown by the server under `name`. Every wait has a limit. */
export function openPool(connection: Connection, options: { max: number; name: string }): pg.Pool {
  const pool = new DatabasePool({
    ...connection,
    max: options.max,
    Client: DatabaseClient,
    connectionTimeoutMillis: connectWithin,
    idleTimeoutMillis: 30_000,
    application_name: options.name,
  });
  // Idle connections die when the server restarts; without a listener that ends the process.
  pool.on('error', (error) => {
    if (!pool.ending && !isDatabaseAway())
      log.warn({ error: describeError(error) }, 'database connection lost');
  });
  return pool;
}
