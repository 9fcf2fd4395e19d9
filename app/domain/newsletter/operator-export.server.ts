import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { newestFirst } from '#app/db/paging.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { byteOrderMark, csvLine } from './csv.ts';

/** Rows read at once: the most that is held in memory, however long the list is. */
const chunk = 1_000;

const { id, email, subscribedAt, isActive, source } = newsletterSubscribers;

/** Notes who takes a copy of the list; before the copy begins. */
export async function noteExport(actor: { id: string }): Promise<void> {
  const addresses = await db.$count(newsletterSubscribers);
  await recordAudit(
    { actor: actor.id, action: 'newsletter.export', subject: 'newsletter', after: { addresses } },
    db,
  );
}

/**
 * The newsletter's addresses as a CSV file, newest first, in UTF-8; read piece by piece as fast as it is taken. Times
 * are UTC.
 */
export function exportSubscribers(): ReadableStream<Uint8Array> {
  const texts = csvChunks();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

async function* csvChunks(): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(['Email', 'Subscribed At', 'Status', 'Source']);
  // The moment travels as the database writes it: a JavaScript date would lose its microseconds.
  let last: { moment: string; id: string } | undefined;
  for (;;) {
    const rows = await db
      .select({
        id,
        email,
        isActive,
        source,
        moment: sql<string>`${subscribedAt}::text`,
        date: sql<string>`to_char(${subscribedAt} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')`,
      })
      .from(newsletterSubscribers)
      .where(
        last && sql`(${subscribedAt}, ${id}) < (${last.moment}::text::timestamptz, ${last.id}::text::uuid)`,
      )
      .orderBy(newestFirst(subscribedAt), newestFirst(id))
      .limit(chunk);
    yield rows
      .map((row) => csvLine([row.email, row.date, row.isActive ? 'Active' : 'Inactive', row.source]))
      .join('');
    if (rows.length < chunk) return;
    last = rows.at(-1);
  }
}
