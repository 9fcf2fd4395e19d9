import { desc } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { type Page, pageOf } from '#app/db/paging.server.ts';
import { contactRequests } from '#app/db/schema.ts';

const requestsPerPage = 25;

export type ContactRequest = typeof contactRequests.$inferSelect;

/** Messages to the operators, newest first. */
export async function listContactRequests(input: { page: number }): Promise<Page<ContactRequest>> {
  const total = await db.$count(contactRequests);
  const { offset, ...page } = pageOf({ page: input.page, total, perPage: requestsPerPage });
  const rows = await db
    .select()
    .from(contactRequests)
    .orderBy(desc(contactRequests.createdAt), desc(contactRequests.id))
    .limit(requestsPerPage)
    .offset(offset);
  return { ...page, rows };
}
