import { and, eq } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { auditLog, contactRequests } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { subjectLabel } from '#app/domain/contact/contact-limits.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { ContactRequest } from './operator-requests.server.ts';

export type ReplyOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'answered' };

/**
 * Answers a message by mail and marks it as in progress, in one transaction. `seen` is the number of answers the
 * operator knew of. When there is another one, as after a double click, nothing is sent. The text itself is kept only
 * in the mail; the audit log says who answered and when.
 */
export async function replyToContact(input: {
  id: string;
  text: string;
  seen: number;
  actor: string;
}): Promise<ReplyOutcome> {
  const { id, text, seen, actor } = input;
  if (!isUuid(id)) return { ok: false, reason: 'not-found' };
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for('update');
    if (!request) return { ok: false, reason: 'not-found' };
    const subject = `contact:${id}`;
    const answers = and(eq(auditLog.subject, subject), eq(auditLog.action, 'contact.reply'));
    if ((await tx.$count(auditLog, answers)) !== seen) return { ok: false, reason: 'answered' };
    await tx.update(contactRequests).set({ status: 'in_progress' }).where(eq(contactRequests.id, id));
    await mailReply(tx, request, text);
    await recordAudit(
      {
        actor,
        action: 'contact.reply',
        subject,
        before: { status: request.status },
        after: { status: 'in_progress', characters: text.length },
      },
      tx,
    );
    return { ok: true };
  });
}

async function mailReply(tx: Executor, request: ContactRequest, reply: string): Promise<void> {
  const { contactReplyMail } = await import('#app/mails/contact-reply.tsx');
  const { brandName, publicUrl, supportEmail } = config();
  const mail = await contactReplyMail({
    brandName,
    publicUrl,
    supportEmail,
    fullName: request.name,
    topic: subjectLabel(request.subject),
    reply,
    message: request.message,
    writtenAt: request.createdAt,
  });
  await enqueue('send-mail', { mail: { to: request.email, replyTo: supportEmail, ...mail } }, { tx });
}
