import { count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  ads,
  blogPosts,
  contactRequests,
  mediaLibrary,
  monthlyUsage,
  newsletterSubscribers,
  subscribers,
  users,
} from '#app/db/schema.ts';
import { currentMonth } from '#app/domain/usage/usage.server.ts';
import { estimatedRevenueCents } from './estimated-revenue.ts';

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
  const [row] = await db
    .select({
      total: count(),
      newThisMonth: countWhere(sql`${users.createdAt} > now() - interval '30 days'`),
      newThisWeek: countWhere(sql`${users.createdAt} > now() - interval '7 days'`),
      paying: countWhere(eq(subscribers.subscribed, true)),
    })
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(eq(users.role, 'user'));
  return row ?? { total: 0, newThisMonth: 0, newThisWeek: 0, paying: 0 };
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

/** The stat cards of the operators' dashboard, counted by the database now. */
export async function getDashboardFigures(): Promise<DashboardFigures> {
  const [userFigures, tiers, adRow, credits, contact, newsletter, posts, media] = await Promise.all([
    getUserFigures(),
    db
      .select({ tier: subscribers.subscriptionTier, subscribers: count() })
      .from(subscribers)
      .where(eq(subscribers.subscribed, true))
      .groupBy(subscribers.subscriptionTier),
    db
      .select({
        total: count(),
        completed: countWhere(eq(ads.status, 'completed')),
        generating: countWhere(eq(ads.status, 'generating')),
        failed: countWhere(eq(ads.status, 'failed')),
      })
      .from(ads)
      .where(isNull(ads.deletedAt)),
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
    db
      .select({ total: count(), active: countWhere(eq(newsletterSubscribers.isActive, true)) })
      .from(newsletterSubscribers),
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
    ads: adRow[0] ?? { total: 0, completed: 0, generating: 0, failed: 0 },
    creditsThisMonth: credits[0]?.used ?? 0,
    contact: contact[0] ?? { open: 0, inProgress: 0 },
    newsletter: newsletter[0] ?? { active: 0, total: 0 },
    posts: posts[0] ?? { published: 0, drafts: 0 },
    media: media[0] ?? { active: 0, total: 0 },
  };
}
