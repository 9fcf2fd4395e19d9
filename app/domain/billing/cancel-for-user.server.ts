import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { subscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { publish } from '#app/live.server.ts';
import { cancelSubscriptionNow } from './end-subscription.server.ts';
import { tierOf } from './entitlement.server.ts';

export type CancelOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'nothing-to-cancel' | 'payments-off' | 'provider-unavailable' };

type Row = typeof subscribers.$inferSelect;

/**
 * An operator ends a user's subscription at once: first at the provider, then here, noted in the audit log. A plan that no
 * provider stands behind, as one an operator gave, ends here alone.
 */
export async function cancelForUser(input: { userId: string; actor: string }): Promise<CancelOutcome> {
  const { userId, actor } = input;
  const isTheirs = eq(subscribers.userId, userId);
  const [before] = await db.select().from(subscribers).where(isTheirs);
  if (!before || !isRunning(before)) return { ok: false, reason: 'nothing-to-cancel' };
  const ended = await cancelSubscriptionNow(userId);
  if (!ended.ok) return ended;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(subscribers).where(isTheirs).for('update');
    if (!row) return { ok: false, reason: 'not-found' };
    const now = new Date();
    const after = isRunning(row)
      ? {
          ...row,
          subscribed: false,
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
    return { ok: true };
  });
}

/** Gives rights, or would again once paid. */
const isRunning = (row: Row) => row.subscribed || tierOf(row, new Date()) !== 'starter';

const shownOf = ({ subscriptionTier, subscriptionStatus, subscriptionEnd }: Row) => ({
  tier: subscriptionTier,
  status: subscriptionStatus,
  end: subscriptionEnd,
});
