import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AdSize } from '#app/composer/ad-design.ts';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, type Page, pageOf } from '#app/db/paging.server.ts';
import { type AdStatus, ads, subscribers, users } from '#app/db/schema.ts';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import { getSubscription } from '#app/domain/billing/subscription.server.ts';
import { getUsage, type Usage } from '#app/domain/usage/usage.server.ts';

const usersPerPage = 25;
/** Ads shown on a user's page, newest first. */
const adsShown = 50;

export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  subscribed: boolean;
  tier: Tier;
  subscriptionEnd: Date | null;
};

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  subscribed: subscribers.subscribed,
  tier: subscribers.subscriptionTier,
  subscriptionEnd: subscribers.subscriptionEnd,
};

/** Users other than operators, newest first; a query is looked for in email and full name. */
export async function listUsers(input: ListRequest): Promise<Page<UserRow>> {
  const wanted = and(eq(users.role, 'user'), anyContains([users.email, users.name], input.query));
  const total = await db.$count(users, wanted);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: usersPerPage });
  const rows = await db
    .select(columns)
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(wanted)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(usersPerPage)
    .offset(offset);
  return { ...page, rows: rows.map(rowOf) };
}

function rowOf(
  row: Omit<UserRow, 'tier' | 'subscribed'> & { tier: Tier | null; subscribed: boolean | null },
): UserRow {
  const subscribed = row.subscribed ?? false;
  return { ...row, subscribed, tier: subscribed ? (row.tier ?? 'starter') : 'starter' };
}

export type UserDetail = {
  user: UserRow;
  statusText: string;
  plan: Tier;
  usage: Usage;
  ads: { id: string; title: string; size: AdSize; status: AdStatus; createdAt: Date }[];
  adsTotal: number;
};

/** A user's profile, subscription, this month's usage and the newest of their ads; undefined for operators and ids nobody has. */
export async function getUserDetail(userId: string): Promise<UserDetail | undefined> {
  if (userId.includes('\0')) return undefined;
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'user')));
  if (!row) return undefined;
  const theirs = and(eq(ads.userId, userId), isNull(ads.deletedAt));
  const [{ plan, statusText }, adsTotal, shown] = await Promise.all([
    getSubscription(userId),
    db.$count(ads, theirs),
    db
      .select({ id: ads.id, title: ads.title, size: ads.size, status: ads.status, createdAt: ads.createdAt })
      .from(ads)
      .where(theirs)
      .orderBy(desc(ads.createdAt), desc(ads.id))
      .limit(adsShown),
  ]);
  const usage = await getUsage(userId, plans[plan].monthlyGenerations);
  return { user: rowOf(row), statusText, plan, usage, ads: shown, adsTotal };
}
