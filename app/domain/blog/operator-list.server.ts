import { desc, eq, max } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, newestFirst, type Page, readPage } from '#app/db/paging.server.ts';
import { blogPosts, mediaLibrary } from '#app/db/schema.ts';

const postsPerPage = 20;

export type PostRow = Omit<typeof blogPosts.$inferSelect, 'content' | 'isSample'>;

/** Posts and drafts, newest first; a query is looked for in title, author and category. */
export async function listPosts(input: ListRequest): Promise<Page<PostRow>> {
  const wanted = anyContains([blogPosts.title, blogPosts.author, blogPosts.category], input.query);
  const rowsFrom = (offset: number) =>
    db.query.blogPosts.findMany({
      columns: { content: false, isSample: false },
      where: wanted,
      orderBy: [newestFirst(blogPosts.createdAt), newestFirst(blogPosts.id)],
      limit: postsPerPage,
      offset,
    });
  const count = () => db.$count(blogPosts, wanted);
  return readPage({ page: input.page, perPage: postsPerPage, count, rowsFrom });
}

/** Paths of up to 100 active pictures, newest first: what a post's featured image can be. */
export async function listPicturePaths(): Promise<string[]> {
  const rows = await db
    .select({ path: mediaLibrary.filePath })
    .from(mediaLibrary)
    .where(eq(mediaLibrary.isActive, true))
    .groupBy(mediaLibrary.filePath)
    .orderBy(desc(max(mediaLibrary.createdAt)))
    .limit(100);
  return rows.map(({ path }) => path);
}
