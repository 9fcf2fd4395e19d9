import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AdSize } from '#app/composer/design/ad-design.ts';
import { db } from '#app/db/client.server.ts';
import { type Page, pageOf } from '#app/db/paging.server.ts';
import { type AdStatus, ads } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { sentenceOf } from '#app/domain/ads/failures.ts';
import type { Making } from '#app/domain/ads/provenance.ts';

const adsPerPage = 12;

export type UserAd = {
  id: string;
  title: string;
  size: AdSize;
  status: AdStatus;
  createdAt: Date;
  /** Why it failed: the code on the row, and what the user was told. */
  failure: { code: string; sentence: string } | null;
};

export type UserAds = Page<UserAd> & { all: number; failed: number; onlyFailed: boolean };

/** Somebody's ads that aren't deleted, newest first, or the failed ones among them. */
export async function listUserAds(input: {
  userId: string;
  page: number;
  onlyFailed: boolean;
}): Promise<UserAds> {
  const { userId, onlyFailed } = input;
  const theirs = and(eq(ads.userId, userId), isNull(ads.deletedAt));
  const [counted] = await db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${ads.status} = 'failed')`.mapWith(Number),
    })
    .from(ads)
    .where(theirs);
  const { all, failed } = counted ?? { all: 0, failed: 0 };
  const total = onlyFailed ? failed : all;
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: adsPerPage });
  const rows = await db
    .select({
      id: ads.id,
      title: ads.title,
      size: ads.size,
      status: ads.status,
      failure: ads.failure,
      createdAt: ads.createdAt,
    })
    .from(ads)
    .where(onlyFailed ? and(theirs, eq(ads.status, 'failed')) : theirs)
    // Nulls last as in the index ads_of_user: otherwise all of somebody's ads are sorted for each page.
    .orderBy(sql`${ads.createdAt} desc nulls last`, sql`${ads.id} desc nulls last`)
    .limit(adsPerPage)
    .offset(offset);
  return { ...page, all, failed, onlyFailed, rows: rows.map(toUserAd) };
}

function toUserAd({ failure, ...ad }: Omit<UserAd, 'failure'> & { failure: string | null }): UserAd {
  const code = failure ?? 'unexpected';
  return { ...ad, failure: ad.status === 'failed' ? { code, sentence: sentenceOf(code) ?? code } : null };
}

/** The storage key of a finished ad's picture without watermark, whoever's it is; undefined for one that is deleted. */
export async function findPictureOfAd(adId: string): Promise<({ key: string } & Making) | undefined> {
  if (!isUuid(adId)) return undefined;
  const finished = and(eq(ads.id, adId), eq(ads.status, 'completed'), isNull(ads.deletedAt));
  const { cleanKey: key, writer, painter, design } = ads;
  const [row] = await db.select({ key, writer, painter, design }).from(ads).where(finished);
  return row?.key ? { ...row, key: row.key } : undefined;
}
