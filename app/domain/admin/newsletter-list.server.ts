import { count, desc, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, type ListRequest, newestFirst, type Page, pageOf } from '#app/db/paging.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';

const subscribersPerPage = 25;

export type NewsletterFigures = { total: number; active: number; unsubscribed: number };

/** How many addresses there are, whatever is being searched for. */
export async function getNewsletterFigures(): Promise<NewsletterFigures> {
  const [row] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${newsletterSubscribers.isActive})`.mapWith(Number),
    })
    .from(newsletterSubscribers);
  const { total, active } = row ?? { total: 0, active: 0 };
  return { total, active, unsubscribed: total - active };
}

export type NewsletterRow = typeof newsletterSubscribers.$inferSelect;

/** Newsletter addresses, newest first; a query is looked for in the address. */
export async function listNewsletterSubscribers(input: ListRequest): Promise<Page<NewsletterRow>> {
  const wanted = anyContains([newsletterSubscribers.email], input.query);
  const total = await db.$count(newsletterSubscribers, wanted);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: subscribersPerPage });
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(wanted)
    .orderBy(newestFirst(newsletterSubscribers.subscribedAt), desc(newsletterSubscribers.id))
    .limit(subscribersPerPage)
    .offset(offset);
  return { ...page, rows };
}
