import { payments } from '#app/adapters/adapters.server.ts';
import { PaymentsError, type RefundResult } from '#app/adapters/payments/port.ts';
import { db } from '#app/db/client.server.ts';
import { auditLog } from '#app/db/schema.ts';
import { describeError, log } from '#app/log.server.ts';
import { findCustomer } from './checkout.server.ts';
import { moneyBackDays } from './plans.ts';
import { syncSubscription } from './sync.server.ts';

type Failure = { ok: false; reason: 'payments-off' | 'provider-unavailable' };

/**
 * Ends a user's subscription at once, as when the account is deleted. Nothing to end is fine. Until this says ok the
 * provider may go on charging, so an account must not be deleted before. Test subscriptions cost nothing and never stand in the way.
 */
export async function cancelSubscriptionNow(userId: string): Promise<{ ok: true } | Failure> {
  const customerId = await findCustomer(userId);
  if (!customerId) return { ok: true };
  const provider = payments;
  if (!provider?.owns(customerId))
    return customerId.startsWith('test_') ? { ok: true } : { ok: false, reason: 'payments-off' };
  const ended = await orUnavailable(() => provider.cancelNow(customerId));
  if (!ended.ok) return ended;
  // What is ended is ended; when this reading fails the provider's own event brings the row up to date.
  await syncSubscription(customerId);
  return { ok: true };
}

/**
 * Gives a user's latest payment back in full when it is no older than the money-back guarantee, noted in the audit log
 * with who did it.
 */
export async function refundLatestPayment(userId: string, actor = 'system'): Promise<RefundResult | Failure> {
  const customerId = await findCustomer(userId);
  if (!payments) return { ok: false, reason: 'payments-off' };
  const provider = payments;
  if (!customerId || !provider.owns(customerId)) return { ok: false, reason: 'nothing-to-refund' };
  const since = new Date(Date.now() - moneyBackDays * 86_400_000);
  const asked = await orUnavailable(() => provider.refundLatestPayment(customerId, since));
  if (!asked.ok) return asked;
  const refund = asked.value;
  if (refund.ok) {
    const { amountCents, currency } = refund;
    await db.insert(auditLog).values({
      actor,
      action: 'payment.refunded',
      subject: `user:${userId}`,
      after: { amountCents, currency },
    });
  }
  return refund;
}

async function orUnavailable<T>(call: () => Promise<T>): Promise<{ ok: true; value: T } | Failure> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn({ error: describeError(error) }, 'the payment provider did not answer as it should');
    return { ok: false, reason: 'provider-unavailable' };
  }
}
