import { and, count, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  type AdStatus,
  ads,
  blogPosts,
  contactRequests,
  mediaLibrary,
  monthlyUsage,
  subscribers,
  users,
} from '#app/db/schema.ts';
import { currentMonth } from '#app/domain/usage/usage.server.ts';
import { estimatedRevenueCents } from './estimated-revenue.ts';
import { getNewsletterFigures } from './newsletter-list.server.ts';
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

/** How many users there are; operators are counted nowhere. */
export async function getUserFigures(): Promise<UserFigures> {
  const isOperator = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, subscribers.userId), eq(users.role, 'admin')));
  // Counted one by one, each from a stretch of the index users_newest: to compare every row with a time takes far longer.
  const since = (days: number) =>
    db.$count(
      users,
      and(eq(users.role, 'user'), gt(users.createdAt, sql`now() - make_interval(days => ${days})`)),
    );
  const [total, newThisMonth, newThisWeek, paying] = await Promise.all([
    db.$count(users, eq(users.role, 'user')),
    since(30),
    since(7),
    db.$count(subscribers, and(subscribers.subscribed, notExists(isOperator))),
  ]);
  return { total, newThisMonth, newThisWeek, paying };
}

export type DashboardFigures = {
  users: UserFigures;
  /** US cents a month. */
  revenueCents: number;
  ads: { total: number; completed: number; generating: number; failed: number };
  /** Credits used in this month (UTC). */
  creditsThisMonth: number;
  contact: { open: number; inProgress: number };
  newsletter: { active: number; total: number };
  posts: { published: number; drafts: number };
  media: { active: number; total: number };
};

/** The stat cards of the operators' dashboard. */
export const getDashboardFigures = () => recentFigures('dashboard', countAll);

async function countAll(): Promise<DashboardFigures> {
  const [userFigures, tiers, adCounts, credits, contact, newsletter, posts, media] = await Promise.all([
    getUserFigures(),
    db
      .select({ tier: subscribers.subscriptionTier, subscribers: count() })
      .from(subscribers)
      .where(sql`${subscribers.subscribed}`)
      .groupBy(subscribers.subscriptionTier),
    db
      .select({ status: ads.status, count: count() })
      .from(ads)
      .where(isNull(ads.deletedAt))
      .groupBy(ads.status),
    db
      .select({ used: sql<number>`coalesce(sum(${monthlyUsage.creditsUsed}), 0)`.mapWith(Number) })
      .from(monthlyUsage)
      .where(eq(monthlyUsage.monthYear, currentMonth)),
    db
      .select({
        open: countWhere(eq(contactRequests.status, 'open')),
        inProgress: countWhere(eq(contactRequests.status, 'in_progress')),
      })
      .from(contactRequests)
      .where(inArray(contactRequests.status, ['open', 'in_progress'])),
    getNewsletterFigures(),
    db
      .select({
        published: countWhere(eq(blogPosts.isPublished, true)),
        drafts: countWhere(eq(blogPosts.isPublished, false)),
      })
      .from(blogPosts),
    db.select({ total: count(), active: countWhere(eq(mediaLibrary.isActive, true)) }).from(mediaLibrary),
  ]);
  return {
    users: userFigures,
    revenueCents: estimatedRevenueCents(tiers),
    ads: adFigures(adCounts),
    creditsThisMonth: credits[0]?.used ?? 0,
    contact: contact[0] ?? { open: 0, inProgress: 0 },
    newsletter: { active: newsletter.active, total: newsletter.total },
    posts: posts[0] ?? { published: 0, drafts: 0 },
    media: media[0] ?? { active: 0, total: 0 },
  };
}

function adFigures(counts: { status: AdStatus; count: number }[]): DashboardFigures['ads'] {
  const figures = { total: 0, completed: 0, generating: 0, failed: 0 };
  for (const { status, count: number } of counts) {
    figures[status] += number;
    figures.total += number;
  }
  return figures;
}
