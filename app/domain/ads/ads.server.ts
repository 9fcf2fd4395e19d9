import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Brief, pixelsOf } from '#app/composer/ad-design.ts';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { publish } from '#app/live.server.ts';
import { discardFiles, keysOf } from './ad-files.server.ts';
import { type AdView, downloadNameOf } from './ad-view.ts';
import { sentenceOf } from './failures.ts';

/** Ads on one page of the dashboard. */
export const adsPerPage = 6;

export type AdPage = { ads: AdView[]; page: number; pages: number; total: number };

/** One page of somebody's ads, newest first; a page past the end gives the last one. */
export async function listAds(userId: string, page: number): Promise<AdPage> {
  const mine = and(eq(ads.userId, userId), isNull(ads.deletedAt));
  const [counted] = await db.select({ total: count() }).from(ads).where(mine);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / adsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = await db
    .select()
    .from(ads)
    .where(mine)
    .orderBy(desc(ads.createdAt), desc(ads.id))
    .limit(adsPerPage)
    .offset((shown - 1) * adsPerPage);
  return { ads: rows.map(viewOf), page: shown, pages, total };
}

type AdRow = typeof ads.$inferSelect;

/** Another person's ad, a deleted one and one that never was are all undefined. */
export async function findAd(userId: string, adId: string): Promise<AdRow | undefined> {
  if (!isUuid(adId)) return undefined;
  const [row] = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), eq(ads.userId, userId), isNull(ads.deletedAt)));
  return row;
}

export type DeleteResult = { ok: true } | { ok: false; reason: 'not-found' | 'still-generating' };

/** Soft-deletes an ad and has its files removed; from the same moment no URL serves them. */
export async function deleteAd(userId: string, adId: string): Promise<DeleteResult> {
  if (!isUuid(adId)) return { ok: false, reason: 'not-found' };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.id, adId), eq(ads.userId, userId), isNull(ads.deletedAt)))
      .for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.status === 'generating') return { ok: false, reason: 'still-generating' };
    await tx.update(ads).set({ deletedAt: sql`now()` }).where(eq(ads.id, adId));
    await discardFiles(keysOf(row), tx);
    await publish({ type: 'ad', userId, adId, status: 'deleted', stage: row.stage }, tx);
    return { ok: true };
  });
}

function viewOf(row: AdRow): AdView {
  const { width, height } = pixelsOf(row.size);
  const done = row.status === 'completed';
  return {
    id: row.id,
    title: row.title,
    brief: row.brief satisfies Brief,
    size: row.size,
    width,
    height,
    status: row.status,
    stage: row.stage,
    failure: row.status === 'failed' ? sentenceOf(row.failure) : null,
    imageUrl: done ? `/files/ads/${row.id}` : null,
    downloadUrl: done ? `/files/ads/${row.id}?download` : null,
    downloadName: downloadNameOf(row.title),
    createdAt: row.createdAt.toISOString(),
    madeBy: done ? makersOf(row) : null,
  };
}

/** 'Built-in designer', or the models that wrote and painted. */
function makersOf({ writer, painter }: AdRow): string {
  const makers = [...new Set([writer, painter])].filter((maker) => maker && maker !== 'built-in');
  return makers.length > 0 ? makers.join(' + ') : 'Built-in designer';
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
