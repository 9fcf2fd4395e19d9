import { and, count, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  ads,
  blogPosts,
  contactRequests,
  mediaLibrary,
  monthlyUsage,
  subscribers,
  users,
} from '#app/db/schema.ts';
import { getNewsletterFigures } from '#app/domain/newsletter/operator-list.server.ts';
import { currentMonth } from '#app/domain/usage/usage.server.ts';
import { estimatedRevenueCents } from './estimated-revenue.ts';
import { readAlone } from './read-alone.server.ts';
import { recentFigures } from './recent-figures.server.ts';

/** Counts the matching rows of a grouped or whole-table query. */
const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export type UserFigures = {
  /** Accounts that are not operators. */
  total: number;
  /** Signed up within 30 days. */
  newThisMonth: number;
  /** Signed up within 7 days. */
  newThisWeek: number;
  /** With a paid subscription. */
  paying: number;
};

/** A row of `subscribers` that belongs to no operator. */
const isNoOperator = () =>
  notExists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, subscribers.userId), eq(users.role, 'admin'))),
  );

/** How many users there are; operators are counted nowhere. */
export async function getUserFigures(): Promise<UserFigures> {
  // Counted one by one, each from a stretch of the index users_newest: to compare every row with a time takes far
  // longer.
  const since = (days: number) =>
    db.$count(
      users,
      and(eq(users.role, 'user'), gt(users.createdAt, sql`now() - make_interval(days => ${days})`)),
    );
  const [total, newThisMonth, newThisWeek, paying] = await Promise.all([
    db.$count(users, eq(users.role, 'user')),
    since(30),
    since(7),
    db.$count(subscribers, and(subscribers.isBilled, isNoOperator())),
  ]);
  return { total, newThisMonth, newThisWeek, paying };
}

/** A part that could not be read is null; the others are counted all the same. */
export type DashboardFigures = {
  users: UserFigures | null;
  /** US cents a month, from subscribers who are no operators. */
  revenueCents: number | null;
  ads: { total: number; completed: number; generating: number; failed: number } | null;
  /** Credits used in this month (UTC). */
  creditsThisMonth: number | null;
  contact: { open: number; inProgress: number } | null;
  newsletter: { active: number; total: number } | null;
  posts: { published: number; drafts: number } | null;
  media: { active: number; total: number } | null;
};

/** The stat cards of the operators' dashboard. */
export const getDashboardFigures = () =>
  recentFigures('dashboard', countAll, (figures) => !Object.values(figures).includes(null));

const parts: { [Part in keyof DashboardFigures]: () => Promise<NonNullable<DashboardFigures[Part]>> } = {
  users: getUserFigures,
  revenueCents: countRevenue,
  ads: countAds,
  creditsThisMonth: countCredits,
  contact: countRequests,
  newsletter: getNewsletterFigures,
  posts: countPosts,
  media: countMedia,
};

async function countAll(): Promise<DashboardFigures> {
  const names = Object.keys(parts) as (keyof DashboardFigures)[];
  const read = names.map((name) => readAlone<unknown>(`Failed to count: ${name}`, parts[name]));
  const values = await Promise.all(read);
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as DashboardFigures;
}

async function countRevenue(): Promise<number> {
  const tiers = await db
    .select({ tier: subscribers.subscriptionTier, subscribers: count() })
    .from(subscribers)
    .where(and(subscribers.isBilled, isNoOperator()))
    .groupBy(subscribers.subscriptionTier);
  return estimatedRevenueCents(tiers);
}

async function countAds() {
  const counts = await db
    .select({ status: ads.status, count: count() })
    .from(ads)
    .where(isNull(ads.deletedAt))
    .groupBy(ads.status);
  const figures = { total: 0, completed: 0, generating: 0, failed: 0 };
  for (const { status, count: number } of counts) {
    figures[status] += number;
    figures.total += number;
  }
  return figures;
}

async function countCredits(): Promise<number> {
  const [credits] = await db
    .select({ used: sql<number>`coalesce(sum(${monthlyUsage.creditsUsed}), 0)`.mapWith(Number) })
    .from(monthlyUsage)
    .where(eq(monthlyUsage.monthYear, currentMonth));
  return credits?.used ?? 0;
}

async function countRequests() {
  const [requests] = await db
    .select({
      open: countWhere(eq(contactRequests.status, 'open')),
      inProgress: countWhere(eq(contactRequests.status, 'in_progress')),
    })
    .from(contactRequests)
    .where(inArray(contactRequests.status, ['open', 'in_progress']));
  return requests ?? { open: 0, inProgress: 0 };
}

async function countPosts() {
  const [posts] = await db
    .select({
      published: countWhere(eq(blogPosts.isPublished, true)),
      drafts: countWhere(eq(blogPosts.isPublished, false)),
    })
    .from(blogPosts);
  return posts ?? { published: 0, drafts: 0 };
}

async function countMedia() {
  const [media] = await db
    .select({ total: count(), active: countWhere(eq(mediaLibrary.isActive, true)) })
    .from(mediaLibrary);
  return media ?? { active: 0, total: 0 };
}
