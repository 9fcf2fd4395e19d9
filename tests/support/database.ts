import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#app/db/embedded/embedded-postgres.ts';
import { applyMigrations } from '#app/db/migrate.server.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { loadBuilt, testConfig } from './built.ts';
import { scratchFolder } from './scratch.ts';
import { databaseUrl, templates } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { host: string; port: number; user: string };
  }
}

type Running = { address: { host: string; port: number; user: string }; stop(): Promise<void> };

/** One for all projects of a run: each loads this file anew. */
const run = globalThis as typeof globalThis & { adwrightTestDatabase?: Promise<Running> | undefined };

/** The build, and one embedded server for the whole run with the templates in it. */
export default async function setup({ provide }: TestProject) {
  run.adwrightTestDatabase ??= start();
  const { address, stop } = await run.adwrightTestDatabase;
  provide('database', address);
  return stop;
}

async function start(): Promise<Running> {
  buildIfStale();
  const folder = mkdtempSync(join(scratchFolder(), 'adwright-test-'));
  // mkdtemp closes its folder, also to the user that PostgreSQL runs as in place of root.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const { host, port, user } = server.connection;
  const address = { host, port, user };
  const create = async (statement: string) => {
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await create(`create database ${templates.migrated}`);
  await applyMigrations({ ...address, database: templates.migrated });
  await create(`create database ${templates.started} template ${templates.migrated}`);
  await startOnce(databaseUrl(address, templates.started), join(folder, 'data'));
  let stopped: Promise<void> | undefined;
  const stopOnce = async () => {
    run.adwrightTestDatabase = undefined;
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    address,
    stop: () => {
      stopped ??= stopOnce();
      return stopped;
    },
  };
}

/**
 * A first start, which makes the tables of the queue and the samples. No worker: it would count yesterday before a
 * test has made it.
 */
async function startOnce(url: string, dataDir: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const { createApp } = await loadBuilt();
  const app = await createApp(await testConfig({ dataDir, databaseUrl: url, extra: { ROLE: 'web' } }));
  await app.close();
}
