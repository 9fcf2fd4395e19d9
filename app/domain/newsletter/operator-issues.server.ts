import { and, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { newestFirst, type Page, pageOf } from '#app/db/paging.server.ts';
import { blogPosts, newsletterIssues, newsletterSubscribers, users } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import type { AuditAction } from '#app/domain/audit/audit-actions.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { IssueText } from './issue-form.ts';

/** The operator who acts. */
type Actor = { id: string };

export type Issue = typeof newsletterIssues.$inferSelect;
/** An issue in a list; `author` is null once the account is gone. */
export type IssueRow = Omit<Issue, 'content'> & { author: string | null };

/** What a change of an issue found: `wrong-state` when it is past that point, because another window was faster. */
export type IssueChange = { ok: true } | { ok: false; reason: 'missing' | 'wrong-state' | 'nobody' };

const issuesPerPage = 20;

/** Whoever may be sent to: on the list, and confirmed by the owner of the address. */
export const mayBeSentTo = and(newsletterSubscribers.isActive, isNotNull(newsletterSubscribers.confirmedAt));

/** Addresses an issue would go to now. */
export function countRecipients(executor: Executor = db): Promise<number> {
  return executor.$count(newsletterSubscribers, mayBeSentTo);
}

const { content: _content, ...columns } = getTableColumns(newsletterIssues);

/** Issues, newest first. */
export async function listIssues(page: number): Promise<Page<IssueRow>> {
  const total = await db.$count(newsletterIssues);
  const { offset, ...cut } = pageOf({ page, total, perPage: issuesPerPage });
  const rows = await db
    .select({ ...columns, author: users.name })
    .from(newsletterIssues)
    .leftJoin(users, eq(users.id, newsletterIssues.createdBy))
    .orderBy(newestFirst(newsletterIssues.createdAt), desc(newsletterIssues.id))
    .limit(issuesPerPage)
    .offset(offset);
  return { ...cut, rows };
}

/** undefined for an id nobody has. */
export async function getIssue(id: string): Promise<Issue | undefined> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return row;
}

/** Published posts an issue could announce, newest first. */
export function listAnnounceable(): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title })
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .orderBy(desc(blogPosts.publishedDate))
    .limit(50);
}

/** A new draft; with `postId` it announces that post. */
export async function createIssue(
  text: IssueText & { postId?: string },
  actor: Actor,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterIssues)
      .values({ ...text, createdBy: actor.id })
      .returning({ id: newsletterIssues.id });
    if (!row) throw new Error('The issue was not stored');
    const after = { subject: text.subject, postId: text.postId };
    await recordAudit({ actor: actor.id, action: 'issue.create', subject: row.id, after }, tx);
    return row;
  });
}

/** A draft that announces a published post in its own words; undefined for drafts and posts that are gone. */
export async function announcePost(postId: string, actor: Actor): Promise<{ id: string } | undefined> {
  const [post] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, postId), blogPosts.isPublished));
  if (!post) return undefined;
  return createIssue(
    { subject: post.title.replace(/\p{Cc}+/gu, ' ').slice(0, 150), content: post.excerpt, postId },
    actor,
  );
}

/** Stores a draft's text. What is being sent stays as it is: everybody gets the same. */
export async function saveIssue(id: string, text: IssueText, actor: Actor): Promise<IssueChange> {
  return change(id, actor, {
    from: ['draft'],
    action: 'issue.update',
    set: () => ({ ...text, updatedAt: sql`now()` }),
  });
}

/** Removes a draft. What was sent stays on record. */
export async function deleteIssue(id: string, actor: Actor): Promise<IssueChange> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(newsletterIssues)
      .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.status, 'draft')))
      .returning();
    if (!row) return { ok: false, reason: 'wrong-state' };
    await recordAudit({ actor: actor.id, action: 'issue.delete', subject: id, before: toLogEntry(row) }, tx);
    return { ok: true };
  });
}

/** Stores the text and starts sending it; of two operators who press at once only the first one's counts. */
export async function startSending(id: string, text: IssueText, actor: Actor): Promise<IssueChange> {
  return change(id, actor, {
    from: ['draft'],
    action: 'issue.send',
    set: async (tx) => {
      const recipientCount = await countRecipients(tx);
      if (recipientCount === 0) return 'nobody';
      return {
        ...text,
        status: 'sending',
        recipientCount,
        startedAt: sql`now()`,
        touchedAt: sql`now()`,
        updatedAt: sql`now()`,
      };
    },
    wake: true,
  });
}

/** Ends the sending after the mail that is on its way; whoever has not been sent to waits for resumeSending. */
export async function stopSending(id: string, actor: Actor): Promise<IssueChange> {
  return change(id, actor, {
    from: ['sending'],
    action: 'issue.stop',
    set: () => ({ status: 'stopped', run: null }),
  });
}

/** Goes on where it was stopped. */
export async function resumeSending(id: string, actor: Actor): Promise<IssueChange> {
  return change(id, actor, {
    from: ['stopped'],
    action: 'issue.resume',
    set: () => ({ status: 'sending', touchedAt: sql`now()` }),
    wake: true,
  });
}

type Values = { [Column in keyof Issue]?: Issue[Column] | SQL };

type Step = {
  from: Issue['status'][];
  action: AuditAction;
  set(tx: Executor): Values | Promise<Values | 'nobody'>;
  /** Has a worker look at it once it is so. */
  wake?: boolean;
};

/** One step of an issue's life under a lock of its row: the change, its entry in the log and the job, or nothing. */
async function change(id: string, actor: Actor, step: Step): Promise<IssueChange> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.id, id))
      .for('update');
    if (!before) return { ok: false, reason: 'missing' };
    if (!step.from.includes(before.status)) return { ok: false, reason: 'wrong-state' };
    const values = await step.set(tx);
    if (values === 'nobody') return { ok: false, reason: 'nobody' };
    const [after] = await tx
      .update(newsletterIssues)
      .set(values)
      .where(eq(newsletterIssues.id, id))
      .returning();
    if (!after) return { ok: false, reason: 'missing' };
    const entry = { actor: actor.id, action: step.action, subject: id };
    await recordAudit({ ...entry, before: toLogEntry(before), after: toLogEntry(after) }, tx);
    if (step.wake) await enqueue('send-newsletter', { issueId: id }, { tx });
    return { ok: true };
  });
}

/** What the log keeps of an issue. */
const toLogEntry = ({ subject, content, status, recipientCount, sentCount, failedCount }: Issue) => ({
  subject,
  content,
  status,
  recipientCount,
  sentCount,
  failedCount,
});

/** Mails a minute, for the page to say how long it will take. */
export const sendingPace = () => config().newsletterPerMinute;
