import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { subscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { publish } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { cancelSubscriptionNow } from './end-subscription.server.ts';
import { isRunning } from './entitlement.server.ts';

/** `isWritten`: our row says so already. Otherwise it has ended at the provider only, and a job updates the row. */
export type CancelOutcome =
  | { ok: true; isWritten: boolean }
  | { ok: false; reason: 'not-found' | 'nothing-to-cancel' | 'payments-off' | 'provider-unavailable' };

type Row = typeof subscribers.$inferSelect;

/**
 * An operator ends a user's subscription at once: first at the provider, then here, noted in the audit log. A plan
 * without a provider, such as one an operator gave, ends only here.
 */
export async function cancelForUser(input: { userId: string; actor: string }): Promise<CancelOutcome> {
  const { userId, actor } = input;
  const isTheirs = eq(subscribers.userId, userId);
  const [before] = await db.select().from(subscribers).where(isTheirs);
  if (!before || !isRunning(before, new Date())) return { ok: false, reason: 'nothing-to-cancel' };
  const ended = await cancelSubscriptionNow({ userId, actor });
  if (!ended.ok) return ended;
  try {
    return await writeEnd({ userId, actor, before });
  } catch (error) {
    if (!ended.atProvider) throw error;
    log.error({ error: describeError(error) }, 'a subscription that is over could not be written down yet');
    return { ok: true, isWritten: false };
  }
}

async function writeEnd(input: { userId: string; actor: string; before: Row }): Promise<CancelOutcome> {
  const { userId, actor, before } = input;
  const isTheirs = eq(subscribers.userId, userId);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(subscribers).where(isTheirs).for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    const now = new Date();
    const after = isRunning(row, now)
      ? {
          ...row,
          isBilled: false,
          subscriptionStatus: 'canceled' as const,
          subscriptionEnd: now,
          pastDueSince: null,
        }
      : row;
    if (after !== row) {
      await tx
        .update(subscribers)
        .set({ ...after, updatedAt: now })
        .where(isTheirs);
      await publish({ type: 'plan', userId }, tx);
    }
    await recordAudit(
      {
        actor,
        action: 'subscription.cancel',
        subject: `user:${userId}`,
        before: shownOf(before),
        after: shownOf(after),
      },
      tx,
    );
    return { ok: true, isWritten: true };
  });
}

const shownOf = ({ subscriptionTier, subscriptionStatus, subscriptionEnd }: Row) => ({
  tier: subscriptionTier,
  status: subscriptionStatus,
  end: subscriptionEnd,
});
