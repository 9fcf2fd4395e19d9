import { not } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type ListRequest, lowerContains, newestFirst, type Page, pageOf } from '#app/db/paging.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';

const subscribersPerPage = 25;

export type NewsletterFigures = { total: number; active: number; unsubscribed: number };

/** How many addresses there are, whatever is being searched for. */
export async function getNewsletterFigures(): Promise<NewsletterFigures> {
  const [total, unsubscribed] = await Promise.all([
    db.$count(newsletterSubscribers),
    db.$count(newsletterSubscribers, not(newsletterSubscribers.isActive)),
  ]);
  return { total, active: Math.max(0, total - unsubscribed), unsubscribed };
}

export type NewsletterRow = typeof newsletterSubscribers.$inferSelect;

/** Newsletter addresses, newest first; a query is looked for in the address. */
export async function listNewsletterSubscribers(input: ListRequest): Promise<Page<NewsletterRow>> {
  const wanted = lowerContains(newsletterSubscribers.email, input.query);
  const total = await db.$count(newsletterSubscribers, wanted);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: subscribersPerPage });
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(wanted)
    .orderBy(newestFirst(newsletterSubscribers.subscribedAt), newestFirst(newsletterSubscribers.id))
    .limit(subscribersPerPage)
    .offset(offset);
  return { ...page, rows };
}
