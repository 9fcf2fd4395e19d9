import { and, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, newestFirst, type Page, readPage } from '#app/db/paging.server.ts';
import { type MediaCategory, mediaCategories, mediaLibrary } from '#app/db/schema.ts';
import { smallerMediaPath } from '#app/domain/media/media-files.server.ts';
import { samplesByPath } from '#app/domain/media/showcase.server.ts';

const mediaPerPage = 24;

export type MediaRow = Omit<typeof mediaLibrary.$inferSelect, 'storageKey' | 'uploadedBy'> & {
  /** What a list shows: 480 px wide where there is such a file. */
  thumbnail: string;
};

/** 'slider' for 'slider', undefined for anything that is no category. */
export function mediaCategoryOf(value: string | null): MediaCategory | undefined {
  return mediaCategories.find((category) => category === value);
}

/** Pictures of the media library, active or not, newest first; a query is looked for in file name and description. */
export async function listMedia(input: ListRequest & { category?: MediaCategory }): Promise<Page<MediaRow>> {
  const wanted = and(
    input.category ? eq(mediaLibrary.category, input.category) : undefined,
    anyContains([mediaLibrary.filename, mediaLibrary.altText], input.query),
  );
  const rowsFrom = async (offset: number) => {
    const rows = await db.query.mediaLibrary.findMany({
      columns: { uploadedBy: false },
      where: wanted,
      orderBy: [newestFirst(mediaLibrary.createdAt), newestFirst(mediaLibrary.id)],
      limit: mediaPerPage,
      offset,
    });
    return rows.map(({ storageKey, ...row }) => ({
      ...row,
      thumbnail:
        samplesByPath.get(row.filePath)?.smallPath ??
        smallerMediaPath({ ...row, storageKey }, 480) ??
        row.filePath,
    }));
  };
  const count = () => db.$count(mediaLibrary, wanted);
  return readPage({ page: input.page, perPage: mediaPerPage, count, rowsFrom });
}
