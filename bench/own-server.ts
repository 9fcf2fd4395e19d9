import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findRunningPostgres } from '../app/db/embedded/embedded-postgres.ts';
import type { EmbeddedConnection } from '../app/db/embedded/server.ts';
import * as schema from '../app/db/schema.ts';
import { buildIfStale } from '../scripts/build.ts';
import { testSecret } from '../tests/support/factories.ts';
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts';

/** The product as `npm start` runs it, and a way into its database. */
export type OwnServer = {
  server: ServerProcess;
  connection: EmbeddedConnection;
  /** One connection to the database, and the tables over it. */
  pool: pg.Pool;
  db: NodePgDatabase<typeof schema>;
};

/** The built product on an empty folder of its own, which `stop` removes; `env` overrides. */
export async function startOwnServer(
  env: Record<string, string> = {},
): Promise<ServerProcess & { dataDir: string }> {
  buildIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'adwright-bench-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = await startServerProcess({ dataDir, env: { AUTH_SECRET: testSecret, ...env } });
  const stop: ServerProcess['stop'] = async (signal) => {
    const ended = await server.stop(signal);
    rmSync(dataDir, { recursive: true, force: true });
    return ended;
  };
  return { ...server, dataDir, stop };
}

/** Where the embedded database of a data folder listens. */
export async function connectionOf(dataDir: string): Promise<EmbeddedConnection> {
  const connection = await findRunningPostgres({ dataDir: join(dataDir, 'postgres') });
  if (!connection) throw new Error('the embedded database is not running');
  return connection;
}

/** Measures on a server of its own, and stops it whatever happens. */
export async function withOwnServer(measure: (own: OwnServer) => Promise<void>): Promise<void> {
  const server = await startOwnServer();
  try {
    const connection = await connectionOf(server.dataDir);
    const pool = new pg.Pool({ ...connection, max: 1 });
    // Once the server and its database have stopped, the error to report is the one that ended the run.
    pool.on('error', () => undefined);
    await measure({ server, connection, pool, db: drizzle(pool, { schema, casing: 'snake_case' }) });
    await pool.end();
  } finally {
    await server.stop();
  }
}
