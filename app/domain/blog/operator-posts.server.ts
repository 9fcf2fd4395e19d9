import { createHash } from 'node:crypto';
import { and, eq, inArray, like, ne, or } from 'drizzle-orm';
import { db, type Executor, isUniqueViolation } from '#app/db/client.server.ts';
import { auditLog, blogPosts } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import type { PostForm } from './operator-post-form.server.ts';
import { slugOf, unusedSlug } from './slug.ts';

/** The acting admin. */
type Actor = { id: string };

type Row = typeof blogPosts.$inferSelect;

/** Inserts a post, dated now; its slug comes from its title and is nobody else's. */
export async function createPost(post: PostForm & { isPublished: boolean }, actor: Actor): Promise<string> {
  return withFreeSlug((tx) => insertPost(post, actor, tx));
}

async function insertPost(post: PostForm & { isPublished: boolean }, actor: Actor, tx: Executor) {
  const slug = await findFreeSlug(post.title, tx);
  const [row] = await tx
    .insert(blogPosts)
    .values({ ...post, slug })
    .returning({ id: blogPosts.id });
  if (!row) throw new Error('the post was not stored');
  await recordAudit(
    { actor: actor.id, action: 'post.create', subject: row.id, after: { ...post, slug } },
    tx,
  );
  return row.id;
}

/** A post as its form needs it. `version` changes with everything the form writes. */
export type EditablePost = Row & { version: string };

/** undefined for ids of nothing. */
export async function getPostToEdit(id: string): Promise<EditablePost | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row && { ...row, version: versionOf(row) };
}

export type UpdateResult =
  | {
      ok: true;
      /** Somebody else had changed the post after it was opened; their text is in the audit log. */
      overwritten: boolean;
    }
  | { ok: false; reason: 'not-found' };

/**
 * Replaces what the form holds; the last one who saves wins. The slug follows the title only until the post is
 * published for the first time: links to it stay good.
 */
export async function updatePost(
  input: { id: string; post: PostForm & { isPublished: boolean }; openedVersion: string },
  actor: Actor,
): Promise<UpdateResult> {
  const { id, post, openedVersion } = input;
  if (!isUuid(id)) return { ok: false, reason: 'not-found' };
  return withFreeSlug(async (tx) => {
    const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    const keepsSlug = slugOf(row.title) === slugOf(post.title) || (await wasPublished(row, tx));
    const next = { ...post, slug: keepsSlug ? row.slug : await findFreeSlug(post.title, tx, id) };
    const { before, after } = changesBetween(row, next);
    if (Object.keys(after).length === 0) return { ok: true, overwritten: false };
    await tx.update(blogPosts).set(next).where(eq(blogPosts.id, id));
    await recordAudit({ actor: actor.id, action: 'post.update', subject: id, before, after }, tx);
    return { ok: true, overwritten: versionOf(row) !== openedVersion };
  });
}

/** False when there is no such post. What is so already is no change and leaves no audit entry. */
export async function setPostPublished(id: string, isPublished: boolean, actor: Actor): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
    if (!row || row.isPublished === isPublished) return row !== undefined;
    await tx.update(blogPosts).set({ isPublished }).where(eq(blogPosts.id, id));
    const action = isPublished ? 'post.publish' : 'post.unpublish';
    const [before, after] = [{ isPublished: row.isPublished }, { isPublished, slug: row.slug }];
    await recordAudit({ actor: actor.id, action, subject: id, before, after }, tx);
    return true;
  });
}

/** Deletes a post; the audit log keeps its text. False when there is no such post. */
export async function deletePost(id: string, actor: Actor): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning();
    if (!row) return false;
    await recordAudit({ actor: actor.id, action: 'post.delete', subject: id, before: row }, tx);
    return true;
  });
}

/** Two posts of one title may be saved at the same moment: the one whose slug was taken meanwhile looks again. */
async function withFreeSlug<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === 10) throw error;
    }
  }
}

async function findFreeSlug(title: string, tx: Executor, id?: string): Promise<string> {
  const base = slugOf(title);
  // A slug holds letters and digits only, nothing that means more in a pattern.
  const alike = or(eq(blogPosts.slug, base), like(blogPosts.slug, `${base}-%`));
  const rows = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(alike, id ? ne(blogPosts.id, id) : undefined));
  return unusedSlug(base, new Set(rows.map(({ slug }) => slug)));
}

/** Whether anybody may have a link to the post: samples were seeded published, all else is in the audit log. */
async function wasPublished(row: Row, tx: Executor): Promise<boolean> {
  if (row.isPublished || row.isSample) return true;
  const entries = await tx
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, row.id),
        inArray(auditLog.action, ['post.create', 'post.update', 'post.publish', 'post.unpublish']),
      ),
    );
  return entries.some(({ before, after }) => [before, after].some(saysPublished));
}

const saysPublished = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isPublished' in value && value.isPublished === true;

const written = [
  'slug',
  'title',
  'author',
  'category',
  'featuredImage',
  'excerpt',
  'content',
  'isPublished',
] as const;

type Written = Pick<Row, (typeof written)[number]>;

/** The fields that differ, as they were and as they become. */
function changesBetween(row: Written, next: Written) {
  const changed = written.filter((field) => row[field] !== next[field]);
  const of = (values: Written) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: of(row), after: of(next) };
}

function versionOf(row: Written): string {
  const values = written.map((field) => row[field]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
