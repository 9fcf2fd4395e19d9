import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { blogPosts, mediaLibrary } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';

/** Deletes the sample ads and sample posts, and says how many rows went. Seeding never brings them back. */
export async function removeSamples(actor: string): Promise<{ pictures: number; posts: number }> {
  return db.transaction(async (tx) => {
    const pictures = await tx.delete(mediaLibrary).where(eq(mediaLibrary.isSample, true));
    const posts = await tx.delete(blogPosts).where(eq(blogPosts.isSample, true));
    const removed = { pictures: pictures.rowCount ?? 0, posts: posts.rowCount ?? 0 };
    if (removed.pictures + removed.posts > 0)
      await recordAudit({ actor, action: 'samples.remove', subject: 'samples', after: removed }, tx);
    return removed;
  });
}
