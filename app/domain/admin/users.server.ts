import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, type Page, pageOf } from '#app/db/paging.server.ts';
import { monthlyUsage, subscribers, users } from '#app/db/schema.ts';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import { getSubscription, type SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import { currentMonth, type Usage } from '#app/domain/usage/usage.server.ts';
import type { UserFilters } from './user-filters.ts';

const usersPerPage = 25;

export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: 'user' | 'admin';
  banned: boolean;
  createdAt: Date;
  tier: Tier;
};

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  banned: users.banned,
  createdAt: users.createdAt,
};

/** Users, newest first; a query is looked for in email and full name. Operators only where the filter says so. */
export async function listUsers(input: ListRequest & UserFilters): Promise<Page<UserRow>> {
  const wanted = and(
    eq(users.role, input.state === 'admins' ? 'admin' : 'user'),
    input.state === 'blocked' ? eq(users.banned, true) : undefined,
    input.state === 'unverified' ? eq(users.emailVerified, false) : undefined,
    input.plan ? hasPlan(input.plan) : undefined,
    anyContains([users.email, users.name], input.query),
  );
  // Only a filter by plan looks at subscriptions; the others count without the join.
  const counted = db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .$dynamic();
  if (input.plan) counted.leftJoin(subscribers, eq(subscribers.userId, users.id));
  const [row] = await counted.where(wanted);
  const { offset, ...page } = pageOf({ page: input.page, total: row?.total ?? 0, perPage: usersPerPage });
  const rows = await db
    .select({ ...columns, subscribed: subscribers.subscribed, paidTier: subscribers.subscriptionTier })
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(wanted)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(usersPerPage)
    .offset(offset);
  return {
    ...page,
    rows: rows.map(({ subscribed, paidTier, ...user }) => ({
      ...user,
      tier: subscribed ? (paidTier ?? 'starter') : 'starter',
    })),
  };
}

function hasPlan(plan: Tier): SQL | undefined {
  if (plan !== 'starter')
    return and(eq(subscribers.subscribed, true), eq(subscribers.subscriptionTier, plan));
  const isFree = or(isNull(subscribers.userId), eq(subscribers.subscribed, false));
  return or(isFree, isNull(subscribers.subscriptionTier));
}

export type UserDetail = {
  user: Omit<UserRow, 'tier'> & { banReason: string | null };
  subscription: SubscriptionView;
  /** This month's; `granted` of the limit came from operators. */
  usage: Usage & { granted: number };
};

/** A person's profile, subscription and this month's usage; undefined for ids nobody has. */
export async function getUserDetail(userId: string): Promise<UserDetail | undefined> {
  if (userId.includes('\0')) return undefined;
  const thisMonth = and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.monthYear, currentMonth));
  const [[user], subscription, [month]] = await Promise.all([
    db
      .select({ ...columns, banReason: users.banReason })
      .from(users)
      .where(eq(users.id, userId)),
    getSubscription(userId),
    db.select().from(monthlyUsage).where(thisMonth),
  ]);
  if (!user) return undefined;
  const granted = month?.creditsGranted ?? 0;
  const limit = plans[subscription.plan].monthlyGenerations + granted;
  return { user, subscription, usage: { used: month?.creditsUsed ?? 0, limit, granted } };
}
