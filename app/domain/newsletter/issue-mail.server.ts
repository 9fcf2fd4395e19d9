import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { blogPosts, newsletterSubscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { picturesIn, renderArticle, withAbsoluteAddresses } from '#app/domain/blog/markdown.server.ts';
import { readPictureFacts } from '#app/domain/blog/pictures.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { RenderedMail } from '#app/mails/render-mail.ts';
import { unsubscribeUrl } from './links.server.ts';

/** What a mail is made from. */
type IssueToRender = { subject: string; content: string; postId: string | null };

/** An issue drawn once; called with a recipient's own address to leave by, it gives their mail. */
export type IssueMail = (leaveBy: string) => RenderedMail;

/** Draws an issue as a mail. A post it announces is shown as long as it is published. */
export async function drawIssue(issue: IssueToRender): Promise<IssueMail> {
  const { newsletterIssueMail } = await import('#app/mails/newsletter-issue.tsx');
  const { brandName, publicUrl, supportEmail } = config();
  const [post, pictures] = await Promise.all([
    postOf(issue.postId),
    readPictureFacts(picturesIn(issue.content, publicUrl)),
  ]);
  const html = withAbsoluteAddresses(
    renderArticle(issue.content, { publicUrl, pictures }).html,
    `${publicUrl}/`,
  );
  // Nothing in it is changed by HTML or by wrapping, and nobody can have written it into an issue.
  const placeholder = `${publicUrl}/newsletter/unsubscribe?token=${randomBytes(20).toString('hex')}`;
  const { subject } = issue;
  const mail = await newsletterIssueMail({
    brandName,
    publicUrl,
    supportEmail,
    subject,
    html,
    post,
    unsubscribeUrl: placeholder,
  });
  return (leaveBy) => ({
    subject,
    html: mail.html.replaceAll(placeholder, leaveBy),
    text: mail.text.replaceAll(placeholder, leaveBy),
  });
}

async function postOf(postId: string | null): Promise<{ title: string; url: string } | undefined> {
  if (!postId) return undefined;
  const [post] = await db
    .select({ title: blogPosts.title, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, postId), blogPosts.isPublished));
  return post && { title: post.title, url: `${config().publicUrl}/blog/${encodeURIComponent(post.slug)}` };
}

/** The page to leave by, without anybody's token: for previews and tests. */
export const noOnesLeave = () => `${config().publicUrl}/newsletter/unsubscribe`;

/**
 * Sends an issue to the operator alone, by way of the queue, marked as a test. It leaves no delivery behind; who is on
 * the list gets their own link to leave by.
 */
export async function sendTest(
  issue: IssueToRender & { id: string },
  actor: { id: string; email: string },
): Promise<void> {
  const mail = await drawIssue(issue);
  const [own] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, actor.email.toLowerCase()));
  const leave = own ? unsubscribeUrl(own.id) : noOnesLeave();
  const drawn = mail(leave);
  await db.transaction(async (tx) => {
    await recordAudit({ actor: actor.id, action: 'issue.test', subject: issue.id }, tx);
    await enqueue(
      'send-mail',
      {
        mail: {
          ...drawn,
          to: actor.email,
          subject: `[Test] ${drawn.subject}`,
          ...(own && { unsubscribeUrl: leave }),
        },
      },
      { tx },
    );
  });
}
