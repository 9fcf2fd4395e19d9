import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { href } from 'react-router';
import { pixelsOf } from '#app/composer/design/ad-design.ts';
import { readLeftOut } from '#app/composer/design/read-design.ts';
import { db } from '#app/db/client.server.ts';
import { ads, adVersions, users } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { publish } from '#app/live.server.ts';
import { discardFiles, keysOf } from './ad-files.server.ts';
import { type AdPage, type AdView, downloadNameOf, imageUrlOf } from './ad-view.ts';
import { sentenceOf, writerSentenceOf } from './failures.ts';
import { placesInLine } from './turns.server.ts';
import { isSomebodyAtWork } from './workers.server.ts';
import { mendedSentenceOf, modelAmong } from './writers.ts';

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
  writerFailure: ads.writerFailure,
  painter: ads.painter,
  seed: ads.seed,
  tuning: ads.tuning,
  version: ads.version,
  reflows: sql<boolean>`${ads.design} is not null`,
  leftOut: sql<unknown>`${ads.design} -> 'leftOut'`,
  createdAt: ads.createdAt,
  userId: ads.userId,
  creatorId: ads.creatorId,
  creatorName: users.name,
};

/** Who looks at ads: a person, and the account whose ads they share (their own id outside a team). */
export type AdReader = { id: string; accountId: string };

/** The accounts whose ads a person may see: the team's account, and their own from before they joined. */
export function accountsOf({ id, accountId }: AdReader): string[] {
  return id === accountId ? [id] : [accountId, id];
}

// Nulls last as in the index ads_of_user: otherwise all of somebody's ads are sorted for each page.
const newestFirst = [sql`${ads.createdAt} desc nulls last`, sql`${ads.id} desc nulls last`];

/** One page of the ads somebody may see, newest first; a page past the end gives the last one. */
export async function listAds(reader: AdReader, page: number): Promise<AdPage> {
  const accounts = accountsOf(reader);
  const shownOf = (account: string) => and(eq(ads.userId, account), isNull(ads.deletedAt));
  const counts = await Promise.all(accounts.map((account) => db.$count(ads, shownOf(account))));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / adsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  const offset = (shown - 1) * adsPerPage;
  // The pages before are skipped in that index alone, once for each account; rows are read for this page only.
  const [first, second] = accounts.map((account) =>
    db
      .select({ id: ads.id, createdAt: ads.createdAt })
      .from(ads)
      .where(shownOf(account))
      .orderBy(...newestFirst)
      .limit(offset + adsPerPage),
  );
  if (!first) throw new Error('nobody looks at these ads');
  const both = sql`created_at desc nulls last, id desc nulls last`;
  const onPage = (second ? unionAll(first, second).orderBy(both) : first.$dynamic())
    .limit(adsPerPage)
    .offset(offset)
    .as('on_page');
  const rows = await db
    .select(shownColumns)
    .from(ads)
    .innerJoin(onPage, eq(ads.id, onPage.id))
    .leftJoin(users, eq(users.id, ads.creatorId))
    .orderBy(...newestFirst);
  const making = rows.filter(({ status }) => status === 'generating');
  const places = await placesInLine(making.flatMap(({ id, stage }) => (stage === 'queued' ? [id] : [])));
  const isOnHold = making.length > 0 && !(await isSomebodyAtWork());
  return {
    ads: rows.map((row) => ({
      ...viewOf(row, reader),
      adsBefore: places.get(row.id) ?? null,
      isOnHold: isOnHold && row.status === 'generating',
    })),
    page: shown,
    pages,
    total,
  };
}

type AdRow = typeof ads.$inferSelect;

/** undefined alike for another person's ad, for a deleted ad, and for an ad that never existed. */
export async function findAd(reader: AdReader, adId: string): Promise<AdRow | undefined> {
  if (!isUuid(adId)) return undefined;
  const [row] = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), inArray(ads.userId, accountsOf(reader)), isNull(ads.deletedAt)));
  return row;
}

export type DeleteResult =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'still-generating' | 'not-theirs' };

/**
 * Soft-deletes an ad and has its files removed; from the same moment no URL serves them. Deleting it again, as from a
 * second window, is no failure. In a team the owner deletes any ad, a member those they made and those that failed.
 */
export async function deleteAd(reader: AdReader, adId: string): Promise<DeleteResult> {
  if (!isUuid(adId)) return { ok: false, reason: 'not-found' };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(ads)
      .where(and(eq(ads.id, adId), inArray(ads.userId, accountsOf(reader))))
      .for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.deletedAt) return { ok: true };
    if (!mayDelete(row, reader)) return { ok: false, reason: 'not-theirs' };
    if (row.status === 'generating') return { ok: false, reason: 'still-generating' };
    await tx.update(ads).set({ deletedAt: sql`now()` }).where(eq(ads.id, adId));
    const former = await tx.delete(adVersions).where(eq(adVersions.adId, adId)).returning();
    await discardFiles([row, ...former].flatMap(keysOf), tx);
    await publish({ type: 'ad', userId: row.userId, adId, status: 'deleted', stage: row.stage }, tx);
    return { ok: true };
  });
}

function mayDelete(row: Pick<AdRow, 'userId' | 'creatorId' | 'status'>, { id }: AdReader): boolean {
  return row.userId === id || row.creatorId === id || row.status === 'failed';
}

type ShownRow = Pick<AdRow, Exclude<keyof typeof shownColumns, 'reflows' | 'leftOut' | 'creatorName'>> & {
  reflows: boolean;
  leftOut: unknown;
  creatorName: string | null;
};

function viewOf(row: ShownRow, reader: AdReader): Omit<AdView, 'adsBefore' | 'isOnHold'> {
  const { width, height } = pixelsOf(row.size);
  const done = row.status === 'completed';
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    size: row.size,
    width,
    height,
    status: row.status,
    stage: row.stage,
    failure: row.status === 'failed' ? sentenceOf(row.failure) : null,
    imageUrl: done ? imageUrlOf(row) : null,
    downloadUrl: done ? `${href('/files/ads/:adId', { adId: row.id })}?download` : null,
    downloadName: downloadNameOf(row.title),
    createdAt: row.createdAt.toISOString(),
    madeBy: done ? makersOf(row) : null,
    stoodIn: done ? (writerSentenceOf(row.writerFailure) ?? mendedSentenceOf(row.writer)) : null,
    seed: row.seed,
    tuning: row.tuning,
    reflows: row.reflows,
    leftOut: done ? readLeftOut(row.leftOut) : [],
    creator: row.creatorId === reader.id ? 'you' : (row.creatorName ?? 'a former member'),
    isShared: row.userId === reader.accountId,
    mayDelete: mayDelete(row, reader),
  };
}

/** 'Built-in designer', or the models that wrote and painted. */
function makersOf({ writer, painter }: Pick<AdRow, 'writer' | 'painter'>): string {
  const makers = new Set([modelAmong(writer), modelAmong(painter)].filter((maker) => maker !== null));
  return makers.size > 0 ? [...makers].join(' + ') : 'Built-in designer';
}
