import { eq, getTableColumns, not } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  idsOnPage,
  type ListRequest,
  lowerContains,
  newestFirst,
  type Page,
  readPage,
} from '#app/db/paging.server.ts';
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
  const order = [newestFirst(newsletterSubscribers.subscribedAt), newestFirst(newsletterSubscribers.id)];
  const rowsFrom = (offset: number) => {
    const ids = idsOnPage(newsletterSubscribers.id, { wanted, order, perPage: subscribersPerPage, offset });
    return db
      .select(getTableColumns(newsletterSubscribers))
      .from(ids)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, ids.id))
      .orderBy(...order);
  };
  const count = () => db.$count(newsletterSubscribers, wanted);
  return readPage({ page: input.page, perPage: subscribersPerPage, count, rowsFrom });
}
