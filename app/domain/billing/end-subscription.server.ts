import { payments } from '#app/adapters/adapters.server.ts';
import { db } from '#app/db/client.server.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { askProvider, type ProviderFailure } from './ask-provider.server.ts';
import { findCustomer } from './checkout.server.ts';
import { syncSubscription } from './sync.server.ts';

/** `atProvider`: a provider was told, and did it. */
export type EndResult = { ok: true; atProvider: boolean } | ProviderFailure;

/**
 * Ends a user's subscription at once, for example when the account is deleted. Having nothing to end is no failure.
 * Until this says ok the provider may go on charging, so an account must not be deleted before. Test subscriptions cost
 * nothing and never block it. Before the provider is told, we store who asked and a job that reads the result later. So
 * the row becomes what the provider says even if the answer is lost.
 */
export async function cancelSubscriptionNow(input: { userId: string; actor: string }): Promise<EndResult> {
  const { userId, actor } = input;
  const customerId = await findCustomer(userId);
  if (!customerId) return { ok: true, atProvider: false };
  const provider = payments;
  if (!provider?.owns(customerId))
    return customerId.startsWith('test_')
      ? { ok: true, atProvider: false }
      : { ok: false, reason: 'payments-off' };
  await db.transaction(async (tx) => {
    await recordAudit({ actor, action: 'subscription.ask-cancel', subject: `user:${userId}` }, tx);
    await enqueue('sync-subscription', { customerId }, { tx, afterSeconds: 5 });
  });
  const ended = await askProvider(() => provider.cancelNow(customerId));
  if (!ended.ok) return ended;
  // The subscription has ended in any case. When this read fails, the job or the provider's own event updates the row.
  await syncSubscription(customerId).catch((error) =>
    log.warn({ error: describeError(error) }, 'an ended subscription could not be written down yet'),
  );
  return { ok: true, atProvider: true };
}
