import { and, eq, isNotNull, like } from 'drizzle-orm';
import pLimit from 'p-limit';
import { payments } from '#app/adapters/adapters.server.ts';
import type { PaymentsPort, ProviderStatus, ProviderSubscription } from '#app/adapters/payments/port.ts';
import { db } from '#app/db/client.server.ts';
import { type SubscriptionStatus, subscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { publish } from '#app/live.server.ts';
import { log } from '#app/log.server.ts';
import { askProvider } from './ask-provider.server.ts';
import { isBilledAs } from './entitlement.server.ts';

type Row = typeof subscribers.$inferSelect;
type Mirror = Pick<
  Row,
  | 'isBilled'
  | 'subscriptionTier'
  | 'subscriptionStatus'
  | 'subscriptionEnd'
  | 'pastDueSince'
  | 'subscriptionId'
>;

export type SyncResult =
  /** `subscription` is the provider's; null for a customer without one, and for one that nobody here knows. */
  | { ok: true; subscription: ProviderSubscription | null }
  | { ok: false; reason: 'payments-off' | 'provider-unavailable' };

/** Our state for each of the provider's; null gives no rights and shows as the free plan. */
const statuses: Record<ProviderStatus, SubscriptionStatus | null> = {
  incomplete: null,
  incomplete_expired: null,
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
  paused: null,
};

/** Syncs at work at once: each holds a database connection while the provider answers. */
const inSlot = pLimit(4);
/** The last sync of a customer, and the one that has not begun to read yet: whoever comes meanwhile shares it. */
const running = new Map<string, Promise<unknown>>();
const queued = new Map<string, Promise<SyncResult>>();

/**
 * Makes the `subscribers` row of a customer what the provider says it is, and notes and announces a change of plan.
 * Nothing else does that. The row is locked before the provider is asked, so the sync that writes last has also read
 * last.
 */
export function syncSubscription(customerId: string): Promise<SyncResult> {
  const waiting = queued.get(customerId);
  if (waiting) return waiting;
  const run: Promise<SyncResult> = (running.get(customerId) ?? Promise.resolve()).then(() =>
    inSlot(async () => {
      queued.delete(customerId);
      try {
        return await syncNow(customerId);
      } finally {
        if (running.get(customerId) === settled) running.delete(customerId);
      }
    }),
  );
  const settled = run.catch(() => undefined);
  queued.set(customerId, run);
  running.set(customerId, settled);
  return run;
}

/** What the job does: as `syncSubscription`, but throws while the provider can't say. */
export async function checkSubscription(customerId: string): Promise<void> {
  const synced = await syncSubscription(customerId);
  if (!synced.ok && synced.reason !== 'payments-off') throw new Error(synced.reason);
}

async function syncNow(customerId: string): Promise<SyncResult> {
  const provider = payments;
  if (!provider) return { ok: false, reason: 'payments-off' };
  const mirrored = await askProvider(() => mirror(provider, customerId));
  return mirrored.ok ? { ok: true, subscription: mirrored.value } : mirrored;
}

function mirror(provider: PaymentsPort, customerId: string): Promise<ProviderSubscription | null> {
  return db.transaction(async (tx) => {
    const isTheirs = eq(subscribers.customerId, customerId);
    const [before] = await tx.select().from(subscribers).where(isTheirs).for('update');
    if (!before || !provider.owns(customerId)) return null;
    const subscription = await provider.readSubscription(customerId);
    // Without any subscription, then or now, the plan is one that an operator gave.
    if (!subscription && !before.subscriptionId) return null;
    const after = mirrorOf(subscription, before);
    if (!isChanged(before, after)) return subscription;
    await tx
      .update(subscribers)
      .set({ ...after, updatedAt: new Date() })
      .where(isTheirs);
    await recordAudit(
      {
        actor: 'system',
        action: 'plan.change',
        subject: `user:${before.userId}`,
        before: shownOf(before),
        after: shownOf(after),
      },
      tx,
    );
    await publish({ type: 'plan', userId: before.userId }, tx);
    return subscription;
  });
}

const nothing: Mirror = {
  isBilled: false,
  subscriptionTier: null,
  subscriptionStatus: null,
  subscriptionEnd: null,
  pastDueSince: null,
  subscriptionId: null,
};

/** What the provider's subscription makes of the row as it was before. */
export function mirrorOf(subscription: ProviderSubscription | null, before: Row): Mirror {
  if (!subscription) return nothing;
  const { id, tier, status: theirs, periodEnd } = subscription;
  const status = statuses[theirs];
  if (!tier) log.warn({ subscription: id }, 'a subscription to something that is not sold here');
  if (!tier || !status) return { ...nothing, subscriptionId: id };
  const isEnding = subscription.endsInsteadOfRenewing && status !== 'past_due';
  return {
    isBilled: isBilledAs(theirs),
    subscriptionTier: tier,
    subscriptionStatus: isEnding ? 'canceled' : status,
    subscriptionEnd: periodEnd,
    pastDueSince: status === 'past_due' ? earliest(subscription, before) : null,
    subscriptionId: id,
  };
}

/** A second unpaid invoice doesn't start the grace period again. */
function earliest({ id, unpaidSince }: ProviderSubscription, before: Row): Date {
  const known = before.subscriptionId === id ? before.pastDueSince : null;
  const dates = [unpaidSince, known].flatMap((date) => date?.getTime() ?? []);
  return dates.length > 0 ? new Date(Math.min(...dates)) : new Date();
}

function isChanged(before: Row, after: Mirror): boolean {
  const keys = Object.keys(nothing) as (keyof Mirror)[];
  return keys.some((key) => {
    const [was, is] = [before[key], after[key]];
    return was instanceof Date && is instanceof Date ? was.getTime() !== is.getTime() : was !== is;
  });
}

const shownOf = (row: Mirror) => ({
  tier: row.subscriptionTier,
  status: row.subscriptionStatus,
  end: row.subscriptionEnd,
});

/**
 * Takes the rights of test subscriptions away where the test mode is not on any more: nobody paid for them. Back in
 * test mode they return with the next check.
 */
export async function dropForeignSubscriptions(): Promise<void> {
  if (payments?.kind === 'test') return;
  await db.transaction(async (tx) => {
    const dropped = await tx
      .update(subscribers)
      .set({ ...nothing, updatedAt: new Date() })
      .where(and(like(subscribers.customerId, 'test\\_cus\\_%'), isNotNull(subscribers.subscriptionId)))
      .returning({ userId: subscribers.userId });
    for (const { userId } of dropped) {
      await recordAudit(
        {
          actor: 'system',
          action: 'plan.change',
          subject: `user:${userId}`,
          after: { ...shownOf(nothing), reason: 'test payments are off' },
        },
        tx,
      );
    }
  });
}
