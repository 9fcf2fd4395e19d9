import { and, not, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { failGeneration } from './generate.server.ts';
import { isOverAfter, isUntended } from './turns.server.ts';

/** s after its start at which an ad is given up. The time it waited for its turn does not count. */
export const giveUpAfter = 110;
/** Rows looked at in one sweep. */
const atOnce = 50;

const isOver = sql<boolean>`coalesce(${isOverAfter(giveUpAfter)}, false)`;
const hasJob = sql`exists (select 1 from pgboss.job
  where name = 'generate-ad' and singleton_key = ${ads.id}::text and state < 'completed')`;

/**
 * Ends or wakes generations whose worker is gone. Those that were tried too often or take too long fail with the credit
 * back; others whose job was lost get a new one.
 */
export async function sweepGenerations(): Promise<void> {
  const over = await db.select({ id: ads.id }).from(ads).where(and(isUntended, isOver)).limit(atOnce);
  for (const { id } of over) await failGeneration(id, 'interrupted');
  const left = await db
    .select({ id: ads.id })
    .from(ads)
    .where(and(isUntended, not(isOver), not(hasJob)))
    .limit(atOnce);
  for (const { id } of left) await enqueue('generate-ad', { adId: id }, { key: id });
}
