import { and, eq, sql } from 'drizzle-orm';
import { payments } from '#app/adapters/adapters.server.ts';
import type { Refund, RefundResult } from '#app/adapters/payments/port.ts';
import { db } from '#app/db/client.server.ts';
import { auditLog, subscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { askProvider, type ProviderFailure } from './ask-provider.server.ts';
import { findCustomer } from './checkout.server.ts';
import { moneyBackDays } from './plans.ts';

type Asked = { userId: string; actor: string };

/** `isNoted`: the audit log says so already; otherwise a job writes it there. */
export type RefundOutcome =
  | ({ ok: true; isNoted: boolean } & Refund)
  | Exclude<RefundResult, { ok: true }>
  | { ok: false; reason: 'already-refunded' }
  | ProviderFailure;

/**
 * Gives a user's latest payment back in full when it is no older than the money-back guarantee. Who asks is in the
 * audit log before the provider is told. A job reads afterwards whether it was given back, so money never moves
 * unnoted.
 */
export async function refundLatestPayment(asked: Asked): Promise<RefundOutcome> {
  const { userId, actor } = asked;
  const customerId = await findCustomer(userId);
  const provider = payments;
  if (!provider) return { ok: false, reason: 'payments-off' };
  if (!customerId || !provider.owns(customerId)) return { ok: false, reason: 'nothing-to-refund' };
  const since = new Date(Date.now() - moneyBackDays * 86_400_000);
  await db.transaction(async (tx) => {
    await recordAudit({ actor, action: 'payment.ask-refund', subject: `user:${userId}` }, tx);
    await enqueue('note-refund', asked, { tx, afterSeconds: 5 });
  });
  const answer = await askProvider(() => provider.refundLatestPayment(customerId, since));
  if (!answer.ok) return answer;
  const refund = answer.value;
  if (refund.ok) return { ...refund, isNoted: await isNoted(asked, refund) };
  if (refund.reason !== 'nothing-to-refund') return refund;
  const before = await askProvider(() => provider.readRefund(customerId));
  return before.ok && before.value ? { ok: false, reason: 'already-refunded' } : refund;
}

/** False when it could not be written: the job does it. */
async function isNoted(asked: Asked, refund: Refund): Promise<boolean> {
  try {
    await noteRefund(asked, refund);
    return true;
  } catch (error) {
    log.error({ error: describeError(error) }, 'a refund could not be noted yet');
    return false;
  }
}

/**
 * What the job does: writes a refund down that was made and is not in the audit log. Throws while the provider can't
 * say.
 */
export async function checkRefund(asked: Asked): Promise<void> {
  const customerId = await findCustomer(asked.userId);
  if (!customerId || !payments?.owns(customerId)) return;
  const refund = await payments.readRefund(customerId);
  if (refund) await noteRefund(asked, refund);
}

/** One entry a refund, whoever comes first. */
async function noteRefund({ userId, actor }: Asked, { id, amountCents, currency }: Refund): Promise<void> {
  const subject = `user:${userId}`;
  await db.transaction(async (tx) => {
    await tx.select().from(subscribers).where(eq(subscribers.userId, userId)).for('update');
    const isThis = and(
      eq(auditLog.action, 'payment.refund'),
      eq(auditLog.subject, subject),
      sql`${auditLog.after}->>'id' = ${id}`,
    );
    if ((await tx.$count(auditLog, isThis)) > 0) return;
    await recordAudit({ actor, action: 'payment.refund', subject, after: { id, amountCents, currency } }, tx);
  });
}
