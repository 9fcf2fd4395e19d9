import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { failGeneration, leaseSeconds, maxAttempts } from './generate.server.ts';

/** s after which an ad that is still not made is given up: every ad ends within 120 s. */
export const giveUpAfter = 110;

/**
 * Ends or wakes generations whose worker is gone. Those that were tried too often or wait too long fail with the credit
 * back; the others get a new job (the queue drops it where one still exists).
 */
export async function sweepGenerations(): Promise<void> {
  const stuck = await db
    .select({
      id: ads.id,
      userId: ads.userId,
      isOver: sql<boolean>`${or(
        gte(ads.attempts, maxAttempts),
        lt(ads.createdAt, sql`now() - make_interval(secs => ${giveUpAfter})`),
      )}`,
    })
    .from(ads)
    .where(
      and(
        eq(ads.status, 'generating'),
        lt(ads.touchedAt, sql`now() - make_interval(secs => ${leaseSeconds})`),
      ),
    )
    .limit(200);
  for (const ad of stuck) {
    if (ad.isOver) await failGeneration(ad.id, 'interrupted');
    else await enqueue('generate-ad', { adId: ad.id }, { key: ad.id, group: ad.userId });
  }
}
