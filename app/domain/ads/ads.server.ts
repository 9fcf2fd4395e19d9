import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { pixelsOf } from '#app/composer/ad-design.ts';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { publish } from '#app/live.server.ts';
import { discardFiles, keysOf } from './ad-files.server.ts';
import { type AdPage, type AdView, downloadNameOf } from './ad-view.ts';
import { sentenceOf } from './failures.ts';

/** Ads on one page of the dashboard. */
export const adsPerPage = 6;

/** What a card needs; designs and reports are large and stay where they are. */
const shownColumns = {
  id: ads.id,
  title: ads.title,
  size: ads.size,
  status: ads.status,
  stage: ads.stage,
  failure: ads.failure,
  writer: ads.writer,
  painter: ads.painter,
  seed: ads.seed,
  tuning: ads.tuning,
  reflows: sql<boolean>`${ads.design} is not null`,
  createdAt: ads.createdAt,
};

/** One page of somebody's ads, newest first; a page past the end gives the last one. */
export async function listAds(userId: string, page: number): Promise<AdPage> {
  const mine = and(eq(ads.userId, userId), isNull(ads.deletedAt));
  // Nulls last as in the index ads_of_user: otherwise all of somebody's ads are sorted for each page.
  const newestFirst = [sql`${ads.createdAt} desc nulls last`, sql`${ads.id} desc nulls last`];
  const [counted] = await db.select({ total: count() }).from(ads).where(mine);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / adsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  // The pages before are skipped in that index alone; rows are read for this page only.
  const onPage = db
    .select({ id: ads.id })
    .from(ads)
    .where(mine)
    .orderBy(...newestFirst)
    .limit(adsPerPage)
    .offset((shown - 1) * adsPerPage)
    .as('on_page');
  const rows = await db
    .select(shownColumns)
    .from(ads)
    .innerJoin(onPage, eq(ads.id, onPage.id))
    .orderBy(...newestFirst);
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

/**
 * Soft-deletes an ad and has its files removed; from the same moment no URL serves them. Deleting it again, as from a
 * second window, is no failure.
 */
export async function deleteAd(userId: string, adId: string): Promise<DeleteResult> {
  if (!isUuid(adId)) return { ok: false, reason: 'not-found' };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.id, adId), eq(ads.userId, userId)))
      .for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.deletedAt) return { ok: true };
    if (row.status === 'generating') return { ok: false, reason: 'still-generating' };
    await tx.update(ads).set({ deletedAt: sql`now()` }).where(eq(ads.id, adId));
    await discardFiles(keysOf(row), tx);
    await publish({ type: 'ad', userId, adId, status: 'deleted', stage: row.stage }, tx);
    return { ok: true };
  });
}

type ShownRow = Pick<AdRow, Exclude<keyof typeof shownColumns, 'reflows'>> & { reflows: boolean };

function viewOf(row: ShownRow): AdView {
  const { width, height } = pixelsOf(row.size);
  const done = row.status === 'completed';
  return {
    id: row.id,
    title: row.title,
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
    seed: row.seed,
    tuning: row.tuning,
    reflows: row.reflows,
  };
}

/** 'Built-in designer', or the models that wrote and painted. */
function makersOf({ writer, painter }: Pick<AdRow, 'writer' | 'painter'>): string {
  const makers = [...new Set([writer, painter])].filter((maker) => maker && maker !== 'built-in');
  return makers.length > 0 ? makers.join(' + ') : 'Built-in designer';
}
