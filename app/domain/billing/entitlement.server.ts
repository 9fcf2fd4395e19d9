import { eq, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProviderStatus } from '#app/adapters/payments/port.ts';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { preparedQuery } from '#app/db/prepared.server.ts';
import { subscribers, teamMembers, users } from '#app/db/schema.ts';
import { plans, type Tier } from './plans.ts';

type Subscriber = typeof subscribers.$inferSelect;

/** What somebody may do right now, and on whose account. */
export type Entitlement = {
  tier: Tier;
  /** Whose credits are used and whose ads are shared: the owner's while a team gives rights, else the person's own. */
  accountId: string;
  /** The owner of the team they are a member of, also while it gives no rights. */
  teamOwnerId: string | null;
};

const ofOwner = alias(subscribers, 'of_owner');

/** Their own subscription and that of the owner of their team. */
const subscriptionsOf = (executor: Executor, userId: string | Placeholder) =>
  executor
    .select({ own: subscribers, ownerId: teamMembers.ownerId, owners: ofOwner })
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .leftJoin(ofOwner, eq(ofOwner.userId, teamMembers.ownerId))
    .where(eq(users.id, userId));

/** Asked by every request of somebody signed in. */
const findSubscriptions = preparedQuery((on) =>
  subscriptionsOf(on, sql.placeholder('userId')).prepare('entitlement'),
);

/**
 * The one place that decides which plan counts for a person. The first of these: their own plan that goes on, the plan
 * of the team they are a member of, their own canceled plan that still runs, Starter.
 */
export async function entitlementOf(userId: string, executor: Executor = db): Promise<Entitlement> {
  const [row] = await (executor === db ? findSubscriptions({ userId }) : subscriptionsOf(executor, userId));
  const { own = null, ownerId: teamOwnerId = null, owners = null } = row ?? {};
  const now = new Date();
  const ownTier = own ? tierOf(own, now) : 'starter';
  const teamTier = owners ? tierOf(owners, now) : 'starter';
  const keepsOwn = own !== null && ownTier !== 'starter' && goesOn(own, now);
  if (!keepsOwn && teamOwnerId && plans[teamTier].seats > 1) {
    return { tier: teamTier, accountId: teamOwnerId, teamOwnerId };
  }
  return { tier: ownTier, accountId: userId, teamOwnerId };
}

/**
 * Rights of a subscription row: canceled keeps them until the period ends, past_due for a grace period, then Starter.
 */
export function tierOf(row: Subscriber, now: Date): Tier {
  if (!row.subscriptionTier || !row.subscriptionStatus) return 'starter';
  const rights: Record<NonNullable<Subscriber['subscriptionStatus']>, () => boolean> = {
    active: () => true,
    trialing: () => true,
    canceled: () => row.subscriptionEnd !== null && row.subscriptionEnd > now,
    past_due: () =>
      row.pastDueSince !== null &&
      now.getTime() - row.pastDueSince.getTime() < config().pastDueGraceDays * 86_400_000,
  };
  return rights[row.subscriptionStatus]() ? row.subscriptionTier : 'starter';
}

/**
 * What `subscribers.isBilled` says of a subscription to one of our plans that has begun: the provider charges for it or
 * waits for the money.
 */
export const isBilledAs = (status: ProviderStatus): boolean => status !== 'canceled';

/** Not over: it gives rights now, or is past due, even when its rights are gone for now. Pages show it. */
export function isCurrent(row: Subscriber, now: Date): boolean {
  return tierOf(row, now) !== 'starter' || row.subscriptionStatus === 'past_due';
}

/** Whether there is anything to end: it gives rights now, or would again once it is paid. */
export function isRunning(row: Subscriber, now: Date): boolean {
  return row.isBilled || tierOf(row, now) !== 'starter';
}

/** Running, and not canceled to the end of its period. */
export function goesOn(row: Subscriber, now: Date): boolean {
  return row.subscriptionStatus !== 'canceled' && isRunning(row, now);
}
