import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import { db } from '#app/db/client.server.ts';
import { isDatabaseAway } from '#app/db/presence.server.ts';
import { countWorkers } from '#app/domain/ads/workers.server.ts';
import { jobs } from '#app/jobs/catalog.ts';
import { metrics } from '#app/metrics.server.ts';

const registers = [metrics];

const queued = new Gauge({
  name: 'adwright_jobs',
  help: 'Jobs of the whole installation by queue and state: waiting, running, failed',
  labelNames: ['queue', 'state'] as const,
  registers,
});

const working = new Gauge({
  name: 'adwright_workers',
  help: 'Workers of the whole installation that gave a sign of life within a minute',
  registers,
});

type Counted = { name: string; state: 'waiting' | 'running' | 'failed'; count: number };

/** Reads what the database counts, just before it is told. While the database is away those figures are left out. */
export async function readDatabaseMetrics(): Promise<void> {
  queued.reset();
  working.remove();
  if (isDatabaseAway()) return;
  const [counted, workers] = await Promise.all([
    db.execute<Counted>(sql`
      select name, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
        count(*)::int as count
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`),
    countWorkers(),
  ]);
  for (const queue of Object.keys(jobs))
    for (const state of ['waiting', 'running', 'failed']) queued.set({ queue, state }, 0);
  for (const { name, state, count } of counted.rows)
    if (name in jobs) queued.set({ queue: name, state }, count);
  working.set(workers);
}
