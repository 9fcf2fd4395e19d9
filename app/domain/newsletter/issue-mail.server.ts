import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { blogPosts } from '#app/db/schema.ts';
import { picturesIn, renderArticle, withAbsoluteAddresses } from '#app/domain/blog/markdown.server.ts';
import { readPictureFacts } from '#app/domain/blog/pictures.server.ts';
import type { RenderedMail } from '#app/mails/render-mail.ts';

/** What a mail is made from. */
export type IssueToRender = { subject: string; content: string; postId: string | null };

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
  const placeholder = `${publicUrl}${href('/newsletter/unsubscribe')}?token=${randomBytes(20).toString('hex')}`;
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
  return (
    post && { title: post.title, url: `${config().publicUrl}${href('/blog/:slug', { slug: post.slug })}` }
  );
}

/** The page to leave by, without anybody's token: for previews and tests. */
export const noOnesLeave = () => `${config().publicUrl}${href('/newsletter/unsubscribe')}`;
