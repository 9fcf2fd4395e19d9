import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import { samplesByPath } from '#app/domain/media/showcase.server.ts';
import { type SmallerWidth, smallerMediaPath } from './media-files.server.ts';

/** A picture shown to visitors. File paths are public URL paths; sizes in px. */
export type PublicMedia = {
  id: string;
  filename: string;
  filePath: string;
  /** The same picture 480 px wide; null where there is only one file. */
  smallPath: string | null;
  /** And 720 px wide, for phones that show one picture a row. */
  middlePath: string | null;
  altText: string;
  width: number;
  height: number;
};

type MediaQuery = {
  category: MediaCategory;
  /** All of them without it. */
  limit?: number;
};

/** Active pictures of a category, newest first. */
export function listActiveMedia({ category, limit }: MediaQuery): Promise<PublicMedia[]> {
  return readMedia(eq(mediaLibrary.category, category), limit);
}

/** Trades that the active examples stand for, and up to six examples: of one trade where it is known, else of all. */
export async function listExamples(
  trade: string | null,
): Promise<{ trades: string[]; trade: string | null; pictures: PublicMedia[] }> {
  const ofExamples = eq(mediaLibrary.category, 'examples');
  const shown = await db
    .select({ path: mediaLibrary.filePath })
    .from(mediaLibrary)
    .where(and(ofExamples, eq(mediaLibrary.isActive, true), eq(mediaLibrary.isSample, true)));
  const known = shown.flatMap(({ path }) => samplesByPath.get(path) ?? []);
  const trades = [...new Set(known.map((sample) => sample.trade))].sort();
  const chosen = trades.find((name) => name === trade) ?? null;
  const paths = [...samplesByPath].flatMap(([path, sample]) => (sample.trade === chosen ? [path] : []));
  const where = chosen ? and(ofExamples, inArray(mediaLibrary.filePath, paths)) : ofExamples;
  return { trades, trade: chosen, pictures: await readMedia(where, 6) };
}

async function readMedia(where: SQL | undefined, limit?: number): Promise<PublicMedia[]> {
  const newest = db
    .select({
      id: mediaLibrary.id,
      filename: mediaLibrary.filename,
      filePath: mediaLibrary.filePath,
      storageKey: mediaLibrary.storageKey,
      altText: mediaLibrary.altText,
      width: mediaLibrary.width,
      height: mediaLibrary.height,
    })
    .from(mediaLibrary)
    .where(and(where, eq(mediaLibrary.isActive, true)))
    .orderBy(desc(mediaLibrary.createdAt), desc(mediaLibrary.id))
    .$dynamic();
  const rows = await (limit === undefined ? newest : newest.limit(limit));
  return rows.map(({ storageKey, ...row }) => {
    const sample = samplesByPath.get(row.filePath);
    const pathOf = (width: SmallerWidth) => smallerMediaPath({ ...row, storageKey }, width);
    const [smallPath, middlePath] = [sample?.smallPath ?? pathOf(480), sample?.middlePath ?? pathOf(720)];
    return { ...row, smallPath, middlePath };
  });
}
