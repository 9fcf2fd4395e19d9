import { and, eq, exists, isNotNull, not, type SQL } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  idsOnPage,
  type ListRequest,
  lowerContains,
  newestFirst,
  type Page,
  readPage,
} from '#app/db/paging.server.ts';
import { monthlyUsage, subscribers, users } from '#app/db/schema.ts';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import { getSubscription, type SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import { findTeamPlace, type TeamPlace } from '#app/domain/teams/team.server.ts';
import { currentMonth, type Usage } from '#app/domain/usage/usage.server.ts';
import type { UserFilters } from './operator-filters.ts';

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
    lowerContains(users.searchText, input.query),
  );
  const order = [newestFirst(users.createdAt), newestFirst(users.id)];
  const rowsFrom = async (offset: number): Promise<UserRow[]> => {
    const ids = idsOnPage(users.id, { wanted, order, perPage: usersPerPage, offset });
    const rows = await db
      .select({ ...columns, isBilled: subscribers.isBilled, paidTier: subscribers.subscriptionTier })
      .from(ids)
      .innerJoin(users, eq(users.id, ids.id))
      .leftJoin(subscribers, eq(subscribers.userId, users.id))
      .orderBy(...order);
    return rows.map(({ isBilled, paidTier, ...user }) => ({
      ...user,
      tier: isBilled ? (paidTier ?? 'starter') : 'starter',
    }));
  };
  const count = () => db.$count(users, wanted);
  return readPage({ page: input.page, perPage: usersPerPage, count, rowsFrom });
}

function hasPlan(plan: Tier): SQL {
  const { userId, isBilled, subscriptionTier } = subscribers;
  const tier = plan === 'starter' ? isNotNull(subscriptionTier) : eq(subscriptionTier, plan);
  const paid = exists(
    db
      .select({ userId })
      .from(subscribers)
      .where(and(eq(userId, users.id), isBilled, tier)),
  );
  return plan === 'starter' ? not(paid) : paid;
}

export type UserDetail = {
  user: Omit<UserRow, 'tier'> & { banReason: string | null };
  subscription: SubscriptionView;
  /** This month's; `granted` of the limit came from operators. */
  usage: Usage & { granted: number };
  team: TeamPlace | null;
};

/** A person's profile, subscription, this month's usage and team; undefined for ids nobody has. */
export async function getUserDetail(userId: string): Promise<UserDetail | undefined> {
  if (userId.includes('\0')) return undefined;
  const thisMonth = and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.monthYear, currentMonth));
  const [[user], subscription, [month], team] = await Promise.all([
    db
      .select({ ...columns, banReason: users.banReason })
      .from(users)
      .where(eq(users.id, userId)),
    getSubscription(userId),
    db.select().from(monthlyUsage).where(thisMonth),
    findTeamPlace(userId),
  ]);
  if (!user) return undefined;
  const granted = month?.creditsGranted ?? 0;
  const limit = plans[subscription.plan].monthlyGenerations + granted;
  return { user, subscription, usage: { used: month?.creditsUsed ?? 0, limit, granted }, team };
}
