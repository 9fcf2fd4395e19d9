import { and, asc, isNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { expect, vi } from 'vitest';
import type * as schema from '#app/db/schema.ts';
import { ads } from '#app/db/schema.ts';

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

/** The ads that `which` finds once there are `atLeast` so many and each has come to its end, made or failed. */
export async function endedAds(db: Db, which: SQL | undefined, atLeast = 1): Promise<AdRow[]> {
  let found: AdRow[] = [];
  // Not `expect.poll`, which set-up code has not.
  await vi.waitFor(
    async () => {
      found = await findAds(db, which);
      const inWork = found.filter(({ status }) => status === 'generating');
      expect(inWork.map(({ stage }) => `one at ${stage}`)).toEqual([]);
      expect(found.length, 'ads begun').toBeGreaterThanOrEqual(atLeast);
    },
    { timeout: 90_000, interval: 50 },
  );
  return found;
}

/** The one ad that `which` finds, once it is made; fails where it failed. */
export async function finishedAd(db: Db, which: SQL | undefined): Promise<AdRow> {
  const [ad] = await endedAds(db, which);
  if (ad?.status !== 'completed') throw new Error(`the ad is ${ad?.status}`);
  return ad;
}
