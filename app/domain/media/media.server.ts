import { and, desc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';

/** A picture shown to visitors. `filePath` is a public URL path; sizes in px. */
export type PublicMedia = {
  id: string;
  filename: string;
  filePath: string;
  altText: string;
  width: number;
  height: number;
};

/** Active pictures of a category, newest first. */
export async function listActiveMedia(input: {
  category: MediaCategory;
  limit?: number;
}): Promise<PublicMedia[]> {
  return db
    .select({
      id: mediaLibrary.id,
      filename: mediaLibrary.filename,
      filePath: mediaLibrary.filePath,
      altText: mediaLibrary.altText,
      width: mediaLibrary.width,
      height: mediaLibrary.height,
    })
    .from(mediaLibrary)
    .where(and(eq(mediaLibrary.category, input.category), eq(mediaLibrary.isActive, true)))
    .orderBy(desc(mediaLibrary.createdAt), desc(mediaLibrary.id))
    .limit(input.limit ?? 100);
}
