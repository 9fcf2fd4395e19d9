import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findRunningPostgres } from '../app/db/embedded/embedded-postgres.ts';
import * as schema from '../app/db/schema.ts';
import { buildIfStale } from '../scripts/build.ts';
import { createUser, testSecret } from '../tests/support/factories.ts';
import { startServerProcess } from '../tests/support/server-process.ts';
import { measure, report } from './statistics.ts';

/** Ads in the table, and how many of them belong to the user who looks. */
const total = 100_000;
const own = 5_000;
const others = 500;
const loads = 40;

/**
 * How long GET /dashboard takes over HTTP, HTML included, with many ads in the table: first, middle and last page, next
 * to /healthz, which asks the same server for nothing.
 */
export async function benchDashboard(): Promise<void> {
  buildIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'adwright-bench-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const server = await startServerProcess({ dataDir, env: { AUTH_SECRET: testSecret } });
  try {
    const connection = await findRunningPostgres({ dataDir: join(dataDir, 'postgres') });
    if (!connection) throw new Error('the embedded database is not running');
    const cookie = await fill(connection);
    const load = (path: string) => async () => {
      const response = await fetch(server.url + path, { headers: { cookie } });
      const page = await response.text();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      if (path !== '/healthz' && !page.includes('data-ad-id')) throw new Error(`${path} shows no ads`);
    };
    const pages = Math.ceil(own / 6);
    const places = [
      ['page 1', '/dashboard'],
      [`page ${pages / 2}`, `/dashboard?page=${Math.round(pages / 2)}`],
      [`page ${pages}`, `/dashboard?page=${pages}`],
    ] as const;
    report('yardstick: GET /healthz', await measure(load('/healthz'), loads, 10));
    for (const [name, path] of places) {
      report(`GET /dashboard, ${name}`, await measure(load(path), loads, 10));
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills the table; returns the cookie of the user with many ads. */
async function fill(connection: pg.PoolConfig): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const user = await createUser(drizzle(pool, { schema, casing: 'snake_case' }), { tier: 'enterprise' });
    await pool.query(
      `insert into users (id, name, email) select 'other-' || n, 'Other', 'other-' || n || '@example.com' from generate_series(1, $1::int) n`,
      [others],
    );
    // A design and a report as large as real ones: what the page must not read.
    await pool.query(
      `insert into ads (user_id, title, prompt, brief, size, status, clean_key, marked_key, writer, painter, charged_month,
         idempotency_key, seed, design, report, created_at, completed_at)
       select case when n % $2 = 0 then $1 else 'other-' || (1 + n % $3) end, 'Ad number ' || n, repeat('Sale Goals: ', 40),
         jsonb_build_object('title', 'Ad number ' || n), '1024x1024', 'completed', 'ads/' || n || '/clean.png',
         'ads/' || n || '/marked.png', 'built-in', 'built-in', '2025-01', n::text, n,
         jsonb_build_object('layers', repeat(md5(n::text), 30)), jsonb_build_object('checks', repeat(md5(n::text), 40)),
         now() - n * interval '1 minute', now()
       from generate_series(1, $4::int) n`,
      [user.id, total / own, others, total],
    );
    await pool.query('vacuum analyze ads');
    return `${user.cookie.name}=${user.cookie.value}`;
  } finally {
    await pool.end();
  }
}
