import pg from 'pg';
import { describeError, log } from '#app/log.server.ts';
import { watchPool } from '#app/metrics.server.ts';
import type { Connection } from './client.server.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseAwayError, isDatabaseAway, whenDatabaseLeaves } from './presence.server.ts';

/** ms to wait for a free connection, while all are at work. */
const freeWithin = 10_000;

type Done = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that refuses at once while the database is away: nobody waits in vain, and not everybody connects at the same
 * moment.
 */
class DatabasePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the original has two forms, callback and promise
  override connect(callback?: Done): any {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (error ? reject(error) : resolve(client)));
      });
    }
    let isSettled = false;
    const giveUp = () => {
      if (isSettled) return;
      isSettled = true;
      stay();
      callback(new DatabaseAwayError(), undefined, () => undefined);
    };
    const stay = whenDatabaseLeaves(giveUp);
    if (isDatabaseAway()) return void process.nextTick(giveUp);
    super.connect((error, client, release) => {
      if (isSettled) return client && release();
      isSettled = true;
      stay();
      callback(error, client, release);
    });
  }
}

/** Connections for one purpose, `max` at most, shown by the server under `name`. Every wait has a limit. */
export function openPool(connection: Connection, options: { max: number; name: string }): pg.Pool {
  const pool = new DatabasePool({
    ...connection,
    max: options.max,
    Client: DatabaseClient,
    connectionTimeoutMillis: freeWithin,
    idleTimeoutMillis: 30_000,
    application_name: options.name,
  });
  // Idle connections die when the server restarts; without a listener that ends the process.
  pool.on('error', (error) => {
    if (!pool.ending && !isDatabaseAway())
      log.warn({ error: describeError(error) }, 'database connection lost');
  });
  watchPool(options.name, pool);
  return pool;
}
