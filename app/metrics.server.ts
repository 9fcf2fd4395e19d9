import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts, for /metrics (Prometheus' text format). Labels are names of ours (routes, reasons, queues),
 * never what somebody sent: their number is bounded.
 */
export const metrics = new Registry();
const registers = [metrics];

export const requestSeconds = new Histogram({
  name: 'adwright_http_request_seconds',
  help: 'Time from the first byte of a request to the end of its answer, streams left out',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const requestsTurnedAway = new Counter({
  name: 'adwright_http_turned_away_total',
  help: 'Requests answered with 503 because the process had more to do than it could',
  registers,
});

export const adsEnded = new Counter({
  name: 'adwright_ads_total',
  help: 'Ads this process ended, by outcome: completed, or the reason of the failure',
  labelNames: ['outcome'] as const,
  registers,
});

export const adSeconds = new Histogram({
  name: 'adwright_ad_seconds',
  help: 'Time a worker took for a completed ad, waiting for its turn left out',
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120, 300, 600],
  registers,
});

export const mailsSent = new Counter({
  name: 'adwright_mails_total',
  help: 'Mails handed to the mail server, by outcome: sent or failed (which is tried again)',
  labelNames: ['outcome'] as const,
  registers,
});

export const modelCalls = new Counter({
  name: 'adwright_model_calls_total',
  help: 'Calls of a model, retries included in one, by outcome: ok, or the reason of the failure',
  labelNames: ['model', 'outcome'] as const,
  registers,
});

export const breakersOpen = new Gauge({
  name: 'adwright_breaker_open',
  help: '1 while a model is not called because it failed again and again',
  labelNames: ['model'] as const,
  registers,
});

type Pool = { totalCount: number; idleCount: number; waitingCount: number };
const pools = new Map<string, Pool>();

/** Reports the connections of a pool under its name. Of two pools with one name, the later one counts. */
export function watchPool(name: string, pool: Pool): void {
  pools.set(name, pool);
}

new Gauge({
  name: 'adwright_database_connections',
  help: 'Connections to the database by pool: open, of those idle, and callers that wait for one',
  labelNames: ['pool', 'state'] as const,
  registers,
  collect() {
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'open' }, totalCount);
      this.set({ pool, state: 'idle' }, idleCount);
      this.set({ pool, state: 'waiting' }, waitingCount);
    }
  },
});

/** Also tells of the process itself: memory, processor time, event loop, garbage collection. Once a process. */
export function watchProcess(): void {
  if (!metrics.getSingleMetric('process_resident_memory_bytes')) collectDefaultMetrics({ register: metrics });
}
