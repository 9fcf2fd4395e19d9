import { and, asc, isNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { expect } from 'vitest';
import type * as schema from '#app/db/schema.ts';
import { ads } from '#app/db/schema.ts';
import { waitUntil } from './wait-until.ts';

type Db = NodePgDatabase<typeof schema>;
export type AdRow = typeof ads.$inferSelect;

/** The ads that `which` finds and nobody has deleted, oldest first. */
export function findAds(db: Db, which: SQL | undefined): Promise<AdRow[]> {
  return db
    .select()
    .from(ads)
    .where(and(which, isNull(ads.deletedAt)))
    .orderBy(asc(ads.createdAt));
}

/**
 * The ads that `which` finds once there are `atLeast` so many and each has come to its end, made or failed; `timeout`
 * in ms.
 */
export function endedAds(
  db: Db,
  which: SQL | undefined,
  { atLeast = 1, timeout = 90_000 } = {},
): Promise<AdRow[]> {
  let states: string[] = [];
  return waitUntil(
    () => `${atLeast} ads to end, of which are: ${states.join(', ') || 'none'}`,
    async () => {
      const found = await findAds(db, which);
      states = found.map(({ status, stage }) => `${status} at ${stage}`);
      return found.length >= atLeast && found.every(({ status }) => status !== 'generating') && found;
    },
    { timeout },
  );
}

/** The one ad that `which` finds, once it is made; fails where it failed. */
export async function finishedAd(db: Db, which: SQL | undefined): Promise<AdRow> {
  const [ad] = await endedAds(db, which);
  if (ad?.status !== 'completed') throw new Error(`the ad is ${ad?.status}: ${ad?.failure}`);
  return ad;
}

/** All ads that `which` finds, once they are `count` and made; fails where one failed, and where there are more. */
export async function finishedAds(db: Db, which: SQL | undefined, count: number): Promise<AdRow[]> {
  const found = await endedAds(db, which, { atLeast: count });
  expect(found.map(({ status }) => status)).toEqual(Array(count).fill('completed'));
  return found;
}
