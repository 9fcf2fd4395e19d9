import { sql } from 'drizzle-orm';
import { storage } from '#app/adapters/adapters.server.ts';
import type { StorageProblem } from '#app/adapters/storage/port.ts';
import { db } from '#app/db/client.server.ts';
import { newestKnownMigration } from '#app/db/migrate.server.ts';
import { isDatabaseAway } from '#app/db/presence.server.ts';
import { isSomebodyAtWork } from '#app/domain/ads/workers.server.ts';
import { isDraining } from '#app/shutdown.server.ts';

/** 'ok', or what is wrong with it. */
type Checks = {
  database: 'ok' | 'away';
  migrations: 'ok' | 'missing' | 'unknown';
  storage: 'ok' | StorageProblem;
  worker: 'ok' | 'none' | 'unknown';
};

export type Readiness = {
  /** Whether requests should be sent to this process. */
  ready: boolean;
  /** Why not. */
  reason?: 'stopping' | 'database' | 'migrations';
  /** What does not work while the rest does: pictures, or making ads. No other process would do better. */
  degraded: ('storage' | 'worker')[];
  checks: Checks;
};

/** ms for which an answer of the storage counts, and after which one that doesn't come is one. */
const storageFor = 10_000;
const storageWithin = 2_000;
let asked: { at: number; answer: Promise<'ok' | StorageProblem> } | undefined;

/**
 * Whether this process can answer requests, and whether everything works. Not ready: it stops, its database is away, or
 * lacks migrations of this version. Without storage or a worker the pages still work, and all processes are in the same
 * position.
 */
export async function checkReadiness(): Promise<Readiness> {
  const [migrations, storageState] = await Promise.all([checkMigrations(), askStorage()]);
  const isAway = migrations === 'unknown';
  const worker = isAway ? 'unknown' : (await isSomebodyAtWork().catch(() => true)) ? 'ok' : 'none';
  const checks: Checks = { database: isAway ? 'away' : 'ok', migrations, storage: storageState, worker };
  const reason = isDraining()
    ? 'stopping'
    : isAway
      ? 'database'
      : migrations === 'missing'
        ? 'migrations'
        : undefined;
  const degraded: Readiness['degraded'] = [];
  if (storageState !== 'ok') degraded.push('storage');
  if (worker === 'none') degraded.push('worker');
  return { ready: reason === undefined, ...(reason && { reason }), degraded, checks };
}

/** A database that is ahead is that of a newer version beside this one, which goes on until it is replaced. */
async function checkMigrations(): Promise<Checks['migrations']> {
  if (isDatabaseAway()) return 'unknown';
  try {
    const { rows } = await db.execute<{ newest: number }>(
      sql`select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`,
    );
    return (rows[0]?.newest ?? 0) >= newestKnown() ? 'ok' : 'missing';
  } catch {
    return 'unknown';
  }
}

let known: number | undefined;
function newestKnown(): number {
  known ??= newestKnownMigration();
  return known;
}

function askStorage(): Promise<'ok' | StorageProblem> {
  if (!asked || performance.now() - asked.at > storageFor) {
    const late = new Promise<'unreachable'>((resolve) => {
      setTimeout(() => resolve('unreachable'), storageWithin).unref();
    });
    asked = { at: performance.now(), answer: Promise.race([storage.probe(), late]).then((is) => is ?? 'ok') };
  }
  return asked.answer;
}
