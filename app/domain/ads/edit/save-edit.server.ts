import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdDesign } from '#app/composer/design/ad-design.ts';
import { ComposeError } from '#app/composer/render/compose-error.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import {
  type AdFile,
  discardFiles,
  keepFiles,
  newAdFolder,
  storeFiles,
} from '#app/domain/ads/ad-files.server.ts';
import { type AdReader, accountsOf, type findAd } from '#app/domain/ads/ads.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { saveRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { publish } from '#app/live.server.ts';
import { drawInFull } from './draw-edit.server.ts';
import { type EditNotes, isRefused } from './edit-notes.ts';
import { keepFormer, takeFormer } from './versions.server.ts';

type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>;

export type SaveResult =
  | { ok: true; version: number }
  /** Nothing differs from what is saved. */
  | { ok: true; version: number; isSame: true }
  | { ok: false; reason: 'not-found' | 'picture-gone' }
  /** Somebody saved a newer version since this one was opened. */
  | { ok: false; reason: 'conflict' }
  | { ok: false; reason: 'too-many'; retryAfterMs: number }
  | { ok: false; reason: 'does-not-fit'; notes: EditNotes };

type Save = {
  reader: AdReader;
  /** The ad as it was read for this save, and its design. */
  ad: AdRow;
  before: AdDesign;
  /** The version the edit began with. */
  version: number;
  design: AdDesign;
  isMarked: boolean;
};

/**
 * Makes an edit the ad's newest version: draws it in full, keeps the former version, takes no credit. Words that have
 * no room are refused. An ad that only looks worse than it could is saved, for the user decides that.
 */
export async function saveEdit({ reader, ad, before, version, design, isMarked }: Save): Promise<SaveResult> {
  if (ad.version !== version) return { ok: false, reason: 'conflict' };
  if (isDeepStrictEqual(toJson({ ...before, leftOut: [] }), toJson({ ...design, leftOut: [] })))
    return { ok: true, version, isSame: true };
  const turn = await takeTurn({ key: `ad-save|${reader.id}`, ...saveRates.person });
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const drawn = await drawInFull(ad, design, { isMarked }).catch((error: unknown) => {
    if (error instanceof ComposeError) return null;
    throw error;
  });
  if (!drawn) return { ok: false, reason: 'picture-gone' };
  if (isRefused(drawn.notes)) return { ok: false, reason: 'does-not-fit', notes: drawn.notes };
  const xmp = provenanceXmp({ ...ad, design: drawn.design });
  const folder = newAdFolder();
  const png = (name: string, bytes: Buffer): AdFile => ({
    key: `${folder}/${name}.png`,
    bytes: pngWithXmp(bytes, xmp),
    contentType: 'image/png',
  });
  const files = [png('clean', drawn.clean), png('marked', drawn.marked)] as const;
  await storeFiles(files);
  const [{ key: cleanKey }, { key: markedKey }] = files;
  const report = { passed: drawn.checks.every(({ passed }) => passed), checks: drawn.checks, rejected: [] };
  const result = await replaceVersion({ reader, adId: ad.id, version }, async (tx) => {
    await keepFiles([cleanKey, markedKey], tx);
    return { design: drawn.design, report, cleanKey, markedKey };
  });
  if (!result.ok) await discardFiles([cleanKey, markedKey]);
  return result;
}

/** Makes a former version the newest one again; the one before it becomes a former one. */
export function bringBack(back: {
  reader: AdReader;
  adId: string;
  version: number;
  versionId: string;
}): Promise<SaveResult> {
  const { versionId, ...from } = back;
  if (!isUuid(versionId)) return Promise.resolve({ ok: false, reason: 'not-found' });
  return replaceVersion(from, (tx) => takeFormer(from.adId, versionId, tx));
}

type Shown = Pick<typeof ads.$inferInsert, 'design' | 'report' | 'cleanKey' | 'markedKey'>;

/** In one transaction: the former version kept, the next one in its place, and open pages told. */
function replaceVersion(
  { reader, adId, version }: { reader: AdReader; adId: string; version: number },
  next: (tx: Executor) => Promise<Shown | undefined>,
): Promise<SaveResult> {
  return db.transaction(async (tx): Promise<SaveResult> => {
    const [row] = await tx
      .select()
      .from(ads)
      .where(
        and(
          eq(ads.id, adId),
          inArray(ads.userId, accountsOf(reader)),
          eq(ads.status, 'completed'),
          isNull(ads.deletedAt),
        ),
      )
      .for('update');
    if (!row?.design || !row.cleanKey) return { ok: false, reason: 'not-found' };
    if (row.version !== version) return { ok: false, reason: 'conflict' };
    const shown = await next(tx);
    if (!shown) return { ok: false, reason: 'not-found' };
    await keepFormer(row, tx);
    const edited = { version: version + 1, editorId: reader.id, editedAt: sql`now()` };
    await tx
      .update(ads)
      .set({ ...shown, ...edited })
      .where(eq(ads.id, adId));
    await publish({ type: 'ad', userId: row.userId, adId, status: 'completed', stage: row.stage }, tx);
    return { ok: true, version: version + 1 };
  });
}

/** As JSON stores it: without undefined values. */
const toJson = (design: AdDesign): unknown => JSON.parse(JSON.stringify(design));
