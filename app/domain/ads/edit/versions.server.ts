import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { href } from 'react-router';
import { db, type Executor } from '#app/db/client.server.ts';
import { ads, adVersions, users } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { discardFiles } from '#app/domain/ads/ad-files.server.ts';
import { type AdReader, accountsOf } from '#app/domain/ads/ads.server.ts';

/** Former versions kept of an ad: the newest ones, and the one the designer made. */
export const versionsKept = 20;

/** A former version as the editor lists it. */
export type FormerVersion = {
  id: string;
  version: number;
  imageUrl: string;
  /** ISO 8601 */
  savedAt: string;
  /** 'you', a name, 'the designer' or 'a former member'. */
  savedBy: string;
};

/** The former versions of an ad, the newest first. */
export async function listVersions(ad: { id: string }, reader: AdReader): Promise<FormerVersion[]> {
  const rows = await db
    .select({
      id: adVersions.id,
      version: adVersions.version,
      savedAt: adVersions.savedAt,
      editorId: adVersions.editorId,
      name: users.name,
    })
    .from(adVersions)
    .leftJoin(users, eq(users.id, adVersions.editorId))
    .where(eq(adVersions.adId, ad.id))
    .orderBy(desc(adVersions.version))
    .limit(versionsKept + 1);
  return rows.map(({ id, version, savedAt, editorId, name }) => ({
    id,
    version,
    imageUrl: href('/files/ads/:adId/versions/:versionId', { adId: ad.id, versionId: id }),
    savedAt: savedAt.toISOString(),
    savedBy: editorName({ version, editorId, name }, reader),
  }));
}

/** Who saved a version, as `reader` calls them. */
export function editorName(
  saved: { version: number; editorId: string | null; name: string | null },
  reader: AdReader,
): string {
  if (saved.editorId === reader.id) return 'you';
  if (saved.editorId) return saved.name ?? 'a former member';
  return saved.version === 1 ? 'the designer' : 'a former member';
}

/** A former version of an ad somebody may see; another person's and one that never was are both undefined. */
export async function findVersion(reader: AdReader, adId: string, versionId: string) {
  if (!isUuid(adId) || !isUuid(versionId)) return undefined;
  const [row] = await db
    .select({ version: adVersions, ad: { writer: ads.writer, painter: ads.painter } })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .where(
      and(
        eq(adVersions.id, versionId),
        eq(adVersions.adId, adId),
        inArray(ads.userId, accountsOf(reader)),
        isNull(ads.deletedAt),
      ),
    );
  return row;
}

/** Makes what an ad shows a former version; the oldest beyond those kept goes with its pictures. */
export async function keepFormer(ad: typeof ads.$inferSelect, tx: Executor): Promise<void> {
  const { id, version, design, report, cleanKey, markedKey, editorId, editedAt, completedAt, createdAt } = ad;
  if (!cleanKey || !markedKey) throw new Error(`the ad ${id} has no pictures to keep`);
  const savedAt = editedAt ?? completedAt ?? createdAt;
  await tx
    .insert(adVersions)
    .values({ adId: id, version, design, report, cleanKey, markedKey, editorId, savedAt });
  const kept = await tx
    .select({ id: adVersions.id, version: adVersions.version })
    .from(adVersions)
    .where(eq(adVersions.adId, id))
    .orderBy(desc(adVersions.version));
  const over = kept.filter(({ version: one }) => one !== 1).slice(versionsKept);
  if (over.length > 0)
    await removeVersions(
      over.map(({ id: one }) => one),
      tx,
    );
}

async function removeVersions(ids: string[], tx: Executor): Promise<void> {
  const gone = await tx
    .delete(adVersions)
    .where(inArray(adVersions.id, ids))
    .returning({ cleanKey: adVersions.cleanKey, markedKey: adVersions.markedKey });
  await discardFiles(
    gone.flatMap(({ cleanKey, markedKey }) => [cleanKey, markedKey]),
    tx,
  );
}

/** Takes a former version out of the list, pictures and all: it is what the ad will show. */
export async function takeFormer(adId: string, versionId: string, tx: Executor) {
  const [row] = await tx
    .delete(adVersions)
    .where(and(eq(adVersions.id, versionId), eq(adVersions.adId, adId)))
    .returning();
  if (!row) return undefined;
  const { design, report, cleanKey, markedKey } = row;
  return { design, report, cleanKey, markedKey };
}
