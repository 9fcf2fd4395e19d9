import type pg from 'pg';
import { createUser } from '../tests/support/factories.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';
import { measure, report } from './statistics.ts';

/** Ads in the table, and how many of them belong to the user who looks. */
const total = 100_000;
const own = 5_000;
const others = 500;
const loads = 40;

/**
 * How long GET /dashboard takes over HTTP, HTML included, with many ads in the table: first, middle and last page. It
 * stands next to /healthz, which asks the same server for nothing.
 */
export async function benchDashboard(): Promise<void> {
  await withOwnServer(async ({ server, pool, db }) => {
    const cookie = await fill(db, pool);
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
  });
}

/** Fills the table; returns the cookie of the user with many ads. */
async function fill(db: OwnServer['db'], pool: pg.Pool): Promise<string> {
  const user = await createUser(db, { tier: 'enterprise' });
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
}
