import { createHash, randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema.ts';
import type { Rate } from './rates.ts';
import { noteWait } from './waiting.server.ts';

/** `cost`: how much of `max` one use takes, 1 unless given. */
export type TurnLimit = Rate & { key: string; cost?: number };
export type Turn = { ok: true } | { ok: false; retryAfterMs: number };

const { count, lastRequest } = rateLimits;
/** The database's clock in ms: the nodes' own may differ. */
export const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one use of `key`. At most `max` in each window, which starts with its first use; a refused use does not count.
 * One statement, so that parallel requests on any number of nodes never get one more.
 */
export async function takeTurn({ key, max, windowMs, cost = 1 }: TurnLimit): Promise<Turn> {
  const isOver = sql`${lastRequest} <= ${now} - ${windowMs}`;
  return countUse(key, {
    set: {
      count: sql`case when ${isOver} then ${cost} else ${count} + ${cost} end`,
      lastRequest: sql`case when ${isOver} then ${now} else ${lastRequest} end`,
    },
    setWhere: sql`${isOver} or ${count} + ${cost} <= ${max}`,
    readyAt: sql`${lastRequest} + ${windowMs}`,
    first: cost,
  });
}

/** Takes a turn of each limit in order; the first that is used up refuses. */
export async function takeTurns(limits: readonly TurnLimit[]): Promise<Turn> {
  for (const limit of limits) {
    const turn = await takeTurn(limit);
    if (!turn.ok) return turn;
  }
  return { ok: true };
}

/** Removes counts too old to refuse anything. */
export async function sweepRateLimits(): Promise<void> {
  await db.delete(rateLimits).where(sql`${lastRequest} < ${now} - ${24 * 3_600_000}`);
}

/** A key about a person that does not hold the address. */
export function personKey(purpose: string, email: string): string {
  return `${purpose}:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}

/**
 * What a use of a known key does to its count, when it is let through, and from when on (ms) a refused one may come
 * again.
 */
export type Rule = {
  set: { count: SQL; lastRequest: SQL };
  setWhere: SQL;
  readyAt: SQL;
  /** What the first use counts, 1 unless given. */
  first?: number;
};

/** Counts one use of `key` by a rule of its own, in one statement. */
export async function countUse(key: string, { set, setWhere, readyAt, first = 1 }: Rule): Promise<Turn> {
  const counted = await db
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: first, lastRequest: now })
    .onConflictDoUpdate({ target: rateLimits.key, set, setWhere })
    .returning({ count });
  if (counted.length > 0) return { ok: true };
  const [row] = await db
    .select({ retryAfterMs: sql<string>`${readyAt} - ${now}` })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  const retryAfterMs = Math.max(1000, Number(row?.retryAfterMs ?? 0));
  noteWait(retryAfterMs);
  return { ok: false, retryAfterMs };
}
