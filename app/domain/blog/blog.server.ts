import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, type Page, pageOf } from '#app/db/paging.server.ts';
import { blogPosts } from '#app/db/schema.ts';
import { type Article, picturesIn, renderArticle } from './markdown.server.ts';
import { type PostPicture, readFeaturedPictures, readPictureFacts } from './pictures.server.ts';

/** Posts on one page of the blog. */
const postsPerPage = 12;

/** Newest posts the feed holds, and the most addresses one sitemap may name (sitemaps.org: 50,000). */
const feedLength = 20;
const sitemapLength = 45_000;

/** A post as the list shows it. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** null without a featured image, and for one on a foreign host: the page's policy refuses those. */
  picture: PostPicture | null;
  publishedDate: Date;
};

/** A neighbour in time. */
export type PostLink = { slug: string; title: string };

export type Post = PostSummary & { article: Article; newer: PostLink | null; older: PostLink | null };

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

const isPublished = eq(blogPosts.isPublished, true);
const newestFirst = [desc(blogPosts.publishedDate), desc(blogPosts.id)];

/** Published posts, newest first; a query is looked for in title, excerpt and category. */
export async function listPublishedPosts(input: ListRequest): Promise<Page<PostSummary>> {
  const { title, excerpt, category } = blogPosts;
  const wanted = and(isPublished, anyContains([title, excerpt, category], input.query));
  const total = await db.$count(blogPosts, wanted);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: postsPerPage });
  const rows = await db
    .select(summary)
    .from(blogPosts)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(postsPerPage)
    .offset(offset);
  return { ...page, rows: await withPictures(rows) };
}

/** A published post with its text as HTML and its neighbours; a draft is undefined, like a post that never was. */
export async function getPublishedPost(slug: string): Promise<Post | undefined> {
  const row = await findPublished(slug);
  if (!row) return undefined;
  const { content, ...rest } = row;
  const { publicUrl } = config();
  const [[post], pictures, newer, older] = await Promise.all([
    withPictures([rest]),
    readPictureFacts(picturesIn(content, publicUrl)),
    findNeighbour(row.id, 'newer'),
    findNeighbour(row.id, 'older'),
  ]);
  return post && { ...post, article: renderArticle(content, { publicUrl, pictures }), newer, older };
}

/** A text as its published page would show it. */
export async function previewArticle(content: string): Promise<Article> {
  const { publicUrl } = config();
  return renderArticle(content, {
    publicUrl,
    pictures: await readPictureFacts(picturesIn(content, publicUrl)),
  });
}

/** What a drawing of a published post needs, without its text; undefined for drafts. */
export async function getPostSummary(slug: string): Promise<PostSummary | undefined> {
  const row = await findPublished(slug);
  if (!row) return undefined;
  const { content: _, ...rest } = row;
  return (await withPictures([rest]))[0];
}

/** The newest published posts with their texts, for the feed. */
export async function listFeedPosts(): Promise<(PostSummary & { article: Article })[]> {
  const rows = await db
    .select({ ...summary, content: blogPosts.content })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(feedLength);
  const posts = await withPictures(rows);
  const setting = { publicUrl: config().publicUrl, pictures: new Map() };
  return posts.map(({ content, ...post }) => ({ ...post, article: renderArticle(content, setting) }));
}

/** Addresses of all published posts, newest first. */
export function listPostAddresses(): Promise<{ slug: string; publishedDate: Date }[]> {
  return db
    .select({ slug: blogPosts.slug, publishedDate: blogPosts.publishedDate })
    .from(blogPosts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(sitemapLength);
}

async function findPublished(slug: string) {
  if (slug.includes('\0')) return undefined;
  const [row] = await db
    .select({ ...summary, content: blogPosts.content })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished));
  return row;
}

/** The published post right before or after one; posts of the same moment are told apart by id, as in the list. */
async function findNeighbour(id: string, side: 'newer' | 'older'): Promise<PostLink | null> {
  const { publishedDate } = blogPosts;
  // The moment is read in the database: a JavaScript date would lose its microseconds.
  const moment = sql`(select own.published_date, own.id from ${blogPosts} own where own.id = ${id})`;
  const position = sql`(${publishedDate}, ${blogPosts.id})`;
  const beyond: SQL = side === 'newer' ? sql`${position} > ${moment}` : sql`${position} < ${moment}`;
  const [row] = await db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(and(isPublished, beyond))
    .orderBy(...(side === 'newer' ? [asc(publishedDate), asc(blogPosts.id)] : newestFirst))
    .limit(1);
  return row ?? null;
}

async function withPictures<Row extends { featuredImage: string | null }>(rows: Row[]) {
  const pictures = await readFeaturedPictures(rows.map(({ featuredImage }) => featuredImage));
  return rows.map(({ featuredImage: _, ...row }, index) => ({ ...row, picture: pictures[index] ?? null }));
}
