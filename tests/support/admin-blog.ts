import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { auditLog, blogPosts } from '#app/db/schema.ts';
import type { TestApp, TestUser } from './app.ts';
import { readPage } from './page-text.ts';

export type Fields = Record<string, string>;

/** A complete post as its form sends it, with some fields changed. */
export const filledPost = (fields: Fields = {}): Fields => ({
  intent: 'save',
  title: `A post ${randomUUID().slice(0, 8)}`,
  author: 'Ada Example',
  category: 'Design',
  featuredImage: '',
  excerpt: 'What it is about.',
  content: 'The first line.\nThe second one.',
  ...fields,
});

/** The blog's pages and forms in the hands of an operator, who is asked for when they act. */
export function blogDesk(app: Pick<TestApp, 'db'>, admin: () => TestUser) {
  const open = (path: string) => readPage(admin().request(path));
  const postTitled = (title: string) =>
    app.db.query.blogPosts.findFirst({ where: eq(blogPosts.title, title) });
  const versionOf = async (id: string) =>
    /name="version" value="([^"]+)"/.exec((await open(`/admin/blog/${id}/edit`)).html)?.[1] ?? '';
  return {
    open,
    postTitled,
    versionOf,
    act: (intent: string, postId: string) => readPage(admin().post('/admin/blog', { intent, postId })),
    create: (fields: Fields = {}) => readPage(admin().post('/admin/blog/new', filledPost(fields))),
    async created(fields: Fields = {}) {
      const sent = filledPost(fields);
      await admin().post('/admin/blog/new', sent);
      const post = await postTitled(sent.title ?? '');
      if (!post) throw new Error('the post was not stored');
      return post;
    },
    /** Opens the edit page and sends its form with some fields changed. */
    async edit(id: string, fields: Fields, as: TestUser = admin(), version?: string) {
      const opened = version ?? (await versionOf(id));
      return readPage(as.post(`/admin/blog/${id}/edit`, filledPost({ version: opened, ...fields })));
    },
    auditOf: (subject: string) =>
      app.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.createdAt)),
  };
}
