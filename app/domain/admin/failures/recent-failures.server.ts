import { and, count, desc, eq, gt, max, min, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';

/** Failures of one kind; `latest` and `first` are of the time that was asked for. */
export type FailureCount = { code: string; count: number; first: Date; latest: Date };

const hour = 3600;
export const dayInSeconds = 24 * hour;
export const hourInSeconds = hour;

/**
 * Ads that failed within the last `seconds`, by the code on their row, the most frequent first. Those count too that
 * somebody has deleted or tried again since.
 */
export async function countFailedAds(seconds: number): Promise<FailureCount[]> {
  const code = sql<string>`coalesce(${ads.failure}, 'unexpected')`;
  const rows = await db
    .select({ code, count: count(), first: min(ads.refundedAt), latest: max(ads.refundedAt) })
    .from(ads)
    .where(failedWithin(seconds))
    .groupBy(code)
    .orderBy(desc(count()), code);
  return rows.flatMap(({ first, latest, ...row }) => (first && latest ? [{ ...row, first, latest }] : []));
}

/** How many ads failed within the last hour: what the frame of the admin area says beside the list. */
export function countFailedLately(): Promise<number> {
  return db.$count(ads, failedWithin(hour));
}

const failedWithin = (seconds: number) =>
  and(eq(ads.status, 'failed'), gt(ads.refundedAt, sql`now() - make_interval(secs => ${seconds})`));

/** Jobs that gave up within the last `seconds`, by their name. A generation's failure is on its ad. */
export async function countFailedJobs(seconds: number): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: string }>(sql`
    select name, count(*) as count from pgboss.job
    where state = 'failed' and name <> 'generate-ad' and completed_on > now() - make_interval(secs => ${seconds})
    group by name order by count(*) desc, name`);
  return rows.map((row) => ({ name: row.name, count: Number(row.count) }));
}
