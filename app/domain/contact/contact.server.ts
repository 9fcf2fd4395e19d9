import { and, eq, gt, sql } from 'drizzle-orm';
import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { contactRequests } from '#app/db/schema.ts';
import type { Tier } from '#app/domain/billing/plans.ts';
import { contactRates, contactReceiptRates } from '#app/domain/limits/rates.ts';
import { personKey, takeTurn, takeTurns } from '#app/domain/limits/turns.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import type { ContactForm, SupportForm } from './contact-form.ts';
import { subjectLabel } from './contact-limits.ts';

/** Who is signed in while writing. */
type Sender = { id: string; name: string; email: string; plan: Tier };
type Request = ContactForm | SupportForm;

type SendResult = { ok: true } | { ok: false; reason: 'too-many' };

/**
 * Stores a message for the operators as open and mails its writer that it arrived. Messages of paying users are marked:
 * their plan includes priority support. The same message of a user again within five minutes, as a double click sends
 * it, is one message.
 */
export async function sendContactRequest(
  form: Request,
  from: { sender: Sender | null; network: string },
): Promise<SendResult> {
  const { sender, network } = from;
  const turn = await takeTurn({
    key: sender ? `contact-user|${sender.id}` : `contact|${network}`,
    ...contactRates.sender,
  });
  if (!turn.ok) return { ok: false, reason: 'too-many' };
  const mails = await mayBeMailed(form.email, network);
  const isPriority = sender !== null && sender.plan !== 'starter';
  await db.transaction(async (tx) => {
    if (sender && (await isRepeated(tx, form, sender))) return;
    await tx.insert(contactRequests).values({ ...form, userId: sender?.id ?? null, isPriority });
    if (mails) await mailReceipt(tx, { form, sender, isPriority });
  });
  return { ok: true };
}

/** Nobody's mailbox is filled through the form; the message itself is stored all the same. */
async function mayBeMailed(email: string, network: string): Promise<boolean> {
  const turn = await takeTurns([
    { key: `contact-mail|${network}`, ...contactReceiptRates.network },
    { key: personKey('contact-mail', email), ...contactReceiptRates.address },
    { key: personKey('contact-mail-day', email), ...contactReceiptRates.addressDaily },
  ]);
  return turn.ok;
}

async function isRepeated(tx: Executor, form: Request, sender: Sender): Promise<boolean> {
  // One at a time, so that two clicks in the same instant see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact:${sender.id}`}))`);
  const same = and(
    eq(contactRequests.userId, sender.id),
    eq(contactRequests.subject, form.subject),
    eq(contactRequests.message, form.message),
    eq(contactRequests.email, form.email),
    gt(contactRequests.createdAt, sql`now() - interval '5 minutes'`),
  );
  return (await tx.$count(contactRequests, same)) > 0;
}

/**
 * Only a mail to the address of the writer's own account quotes what was written. Any other address may have been typed
 * by a stranger, who must not send words of their own through this server.
 */
async function mailReceipt(
  tx: Executor,
  { form, sender, isPriority }: { form: Request; sender: Sender | null; isPriority: boolean },
): Promise<void> {
  const { contactReceivedMail } = await import('#app/mails/contact-received.tsx');
  const { brandName, publicUrl, supportEmail } = config();
  const isOwn = sender !== null && sender.email.toLowerCase() === form.email.toLowerCase();
  const label = subjectLabel(form.subject);
  const mail = await contactReceivedMail({
    brandName,
    publicUrl,
    supportEmail,
    topic: label === form.subject ? undefined : label,
    isPriority: isOwn && isPriority,
    written: isOwn ? { fullName: form.name, subject: label, message: form.message } : undefined,
    url: `${publicUrl}${href('/faq')}`,
  });
  await enqueue('send-mail', { mail: { to: isOwn ? sender.email : form.email, ...mail } }, { tx });
}
