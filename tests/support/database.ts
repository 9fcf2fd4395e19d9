import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded-postgres.ts';
import { applyMigrations } from '#app/db/migrate.server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; port: number; user: string };
  }
}

/** Name of the migrated database that each test's own one is copied from. */
export const templateDatabase = 'adwright_template';

/** One embedded server for the whole run, with a migrated template in it. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'adwright-test-'));
  // mkdtemp closes its folder, also to the user that PostgreSQL runs as in place of root.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const { host, port, user } = server.connection;
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  await applyMigrations({ host, port, user, database: templateDatabase });
  provide('database', { host, port, user });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
