import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type SubscriptionStatus, subscribers } from '#app/db/schema.ts';
import { isCurrent, tierOf } from './entitlement.server.ts';
import type { Tier } from './plans.ts';

/** A user's plan as pages show it. */
export type SubscriptionView = {
  /** What may be used now. */
  plan: Tier;
  /** Not over; a past-due one counts, even when its rights are gone for now. */
  isCurrent: boolean;
  status: SubscriptionStatus | null;
  /** The plan of the subscription, whose rights a past-due one may have lost. */
  tier: Tier;
  /** One line about the state of the subscription (specification: plan.status-line). */
  statusText: string;
  /** When the paid period ends or renews; null without one. */
  endsAt: Date | null;
};

const statusTexts: Record<SubscriptionStatus, string> = {
  active: 'Active Subscription',
  trialing: 'Trial Period',
  past_due: 'Past Due - Payment Required',
  canceled: 'Canceled - Access until period end',
};

const free: SubscriptionView = {
  plan: 'starter',
  isCurrent: false,
  status: null,
  tier: 'starter',
  statusText: 'Free Plan',
  endsAt: null,
};

/** The plan of somebody who uses that of a team. */
export function throughTeam(plan: Tier): SubscriptionView {
  return { ...free, plan, tier: plan, statusText: 'Through your team' };
}

/** The subscription behind a user's plan. One that was canceled and has run out is the free plan again. */
export async function getSubscription(userId: string): Promise<SubscriptionView> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userId, userId));
  return row ? viewOf(row, new Date()) : free;
}

/** A row as pages show it at a moment. */
export function viewOf(row: typeof subscribers.$inferSelect, now: Date): SubscriptionView {
  if (!row.subscriptionStatus || !isCurrent(row, now)) return free;
  const plan = tierOf(row, now);
  const { subscriptionStatus: status, subscriptionTier: tier } = row;
  const statusText = statusTexts[status];
  return { plan, isCurrent: true, status, tier: tier ?? plan, statusText, endsAt: row.subscriptionEnd };
}
