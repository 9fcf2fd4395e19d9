import { and, desc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, type Page, pageOf } from '#app/db/paging.server.ts';
import { blogPosts } from '#app/db/schema.ts';

/** Posts on one page of the blog. */
const postsPerPage = 12;

/** A post as the list shows it. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  featuredImage: string | null;
  publishedDate: Date;
};

const summary = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  category: blogPosts.category,
  author: blogPosts.author,
  featuredImage: blogPosts.featuredImage,
  publishedDate: blogPosts.publishedDate,
};

/** Published posts, newest first; a query is looked for in title, excerpt and category. */
export async function listPublishedPosts(input: ListRequest): Promise<Page<PostSummary>> {
  const { title, excerpt, category } = blogPosts;
  const wanted = and(eq(blogPosts.isPublished, true), anyContains([title, excerpt, category], input.query));
  const total = await db.$count(blogPosts, wanted);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: postsPerPage });
  const rows = await db
    .select(summary)
    .from(blogPosts)
    .where(wanted)
    .orderBy(desc(blogPosts.publishedDate), desc(blogPosts.id))
    .limit(postsPerPage)
    .offset(offset);
  return { ...page, rows };
}

/** A published post with its paragraphs; a draft is undefined, like a post that never was. */
export async function getPublishedPost(
  slug: string,
): Promise<(PostSummary & { paragraphs: string[] }) | undefined> {
  if (slug.includes('\0')) return undefined;
  const [row] = await db
    .select({ ...summary, content: blogPosts.content })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true)));
  if (!row) return undefined;
  const { content, ...post } = row;
  return { ...post, paragraphs: content.split(/[\r\n]+/).flatMap((line) => line.trim() || []) };
}
