import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AdSize } from '#app/composer/design/ad-design.ts';
import { db } from '#app/db/client.server.ts';
import { newestFirst, type Page, readPage } from '#app/db/paging.server.ts';
import { ads, users } from '#app/db/schema.ts';
import { operatorSentenceOf } from './failure-words.ts';

const failedPerPage = 20;

export type FailedAd = {
  id: string;
  title: string;
  size: AdSize;
  /** Whose account it was charged to, and gave the credit back to. */
  owner: { id: string; email: string };
  failure: { code: string; sentence: string };
  attempts: number;
  failedAt: Date;
};

/**
 * The failed ads of all users that nobody has deleted or tried again, the latest first; `code` narrows them to a
 * reason.
 */
export async function listFailedAds(input: { page: number; code?: string }): Promise<Page<FailedAd>> {
  const wanted = and(isFailed, input.code ? eq(failureCode, input.code) : undefined);
  const rowsFrom = async (offset: number): Promise<FailedAd[]> => {
    const rows = await db
      .select({
        id: ads.id,
        title: ads.title,
        size: ads.size,
        code: failureCode,
        attempts: ads.attempts,
        failedAt: ads.refundedAt,
        createdAt: ads.createdAt,
        owner: { id: users.id, email: users.email },
      })
      .from(ads)
      .innerJoin(users, eq(users.id, ads.userId))
      .where(wanted)
      .orderBy(newestFirst(ads.refundedAt), newestFirst(ads.id))
      .limit(failedPerPage)
      .offset(offset);
    return rows.map(({ code, failedAt, createdAt, ...ad }) => ({
      ...ad,
      failure: { code, sentence: operatorSentenceOf(code) },
      failedAt: failedAt ?? createdAt,
    }));
  };
  return readPage({
    page: input.page,
    perPage: failedPerPage,
    count: () => db.$count(ads, wanted),
    rowsFrom,
  });
}

/** The reasons on the list with how many ads have each, for its filter. */
export async function listFailureCodes(): Promise<{ code: string; count: number }[]> {
  return db
    .select({ code: failureCode, count: sql<number>`count(*)`.mapWith(Number) })
    .from(ads)
    .where(isFailed)
    .groupBy(failureCode)
    .orderBy(desc(sql`count(*)`), failureCode);
}

const isFailed = and(eq(ads.status, 'failed'), isNull(ads.deletedAt));
const failureCode = sql<string>`coalesce(${ads.failure}, 'unexpected')`;
