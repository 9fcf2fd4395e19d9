import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { drawIssue, type IssueToRender, noOnesLeave } from './issue-mail.server.ts';
import { unsubscribeUrl } from './links.server.ts';

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
