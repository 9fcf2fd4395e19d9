import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { desc, eq, gt, lt, sql } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { workers } from '#app/db/schema.ts';
import { subscribe } from '#app/live.server.ts';

/** ms between two signs of life of a worker. */
const signEvery = 5_000;
/** s without one after which a worker counts as away: longer than any restart of it takes. */
export const awayAfter = 60;
/** ms that workers have to report, after this process has started and after the database was away. */
const graceMs = 30_000;
/** Days that a worker of the past is shown. */
const shownDays = 1;

const isPresent = gt(workers.seenAt, sql`now() - make_interval(secs => ${awayAfter})`);

/** Says regularly that this process works on jobs. Returns a function that ends it. */
export async function announceWorker(): Promise<() => Promise<void>> {
  const id = randomUUID();
  await db.delete(workers).where(lt(workers.seenAt, sql`now() - make_interval(days => ${shownDays})`));
  await db
    .insert(workers)
    .values({ id, host: hostname(), pid: process.pid, concurrency: config().generationConcurrency });
  // While the database is away its own watch reports it.
  const sign = () =>
    void db
      .update(workers)
      .set({ seenAt: sql`now()` })
      .where(eq(workers.id, id))
      .catch(() => undefined);
  const timer = setInterval(sign, signEvery);
  const forget = subscribe(({ type }) => type === 'missed' && sign());
  return async () => {
    clearInterval(timer);
    forget();
    await db.update(workers).set({ stoppedAt: sql`now()` }).where(eq(workers.id, id));
  };
}

let graceUntil = 0;

/**
 * Gives workers their time to be seen, from now on and after each
 * absence of the database. Returns a function that ends it.
 */
export function awaitWorkers(): () => void {
  // Tests don't wait for a minute, and say themselves whether there is a worker.
  graceUntil = config().testing ? 0 : performance.now() + graceMs;
  return subscribe(({ type }) => {
    if (type === 'missed') graceUntil = performance.now() + graceMs;
  });
}

/** Whether ads are being drawn: by this process, or by a worker that reported lately or may report soon. */
export async function isSomebodyAtWork(executor: Executor = db): Promise<boolean> {
  if (config().role !== 'web' || performance.now() < graceUntil) return true;
  return isWorkerSeen(executor);
}

/** Whether any worker gave a sign of life lately, this process or another. */
export async function isWorkerSeen(executor: Executor = db): Promise<boolean> {
  const [row] = await executor.select({ id: workers.id }).from(workers).where(isPresent).limit(1);
  return row !== undefined;
}

/** How many workers gave a sign of life lately. */
export const countWorkers = (): Promise<number> => db.$count(workers, isPresent);

export type WorkerRow = typeof workers.$inferSelect & { state: 'at work' | 'stopped' | 'away' };

/** The workers of the last day, the one seen last first; at most 50. */
export async function listWorkers(): Promise<WorkerRow[]> {
  const rows = await db
    .select({ worker: workers, isPresent: sql<boolean>`${isPresent}` })
    .from(workers)
    .orderBy(desc(workers.seenAt))
    .limit(50);
  return rows.map(({ worker, isPresent }) => ({
    ...worker,
    state: worker.stoppedAt ? 'stopped' : isPresent ? 'at work' : 'away',
  }));
}
