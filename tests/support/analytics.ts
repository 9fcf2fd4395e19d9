import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from '#app/db/schema.ts';

type Database = NodePgDatabase<typeof schema>;

/** 'YYYY-MM-DD' in UTC, so many days before today. */
export function dayBefore(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}

/** A moment of such a day, UTC; at its very beginning unless said otherwise, which is never in the future. */
export function momentOf(daysAgo: number, time = '00:00:00'): Date {
  return new Date(`${dayBefore(daysAgo)}T${time}Z`);
}

/** An account made at that moment. */
export async function insertUser(
  db: Database,
  input: { createdAt: Date; role?: 'user' | 'admin' },
): Promise<string> {
  const id = randomUUID();
  await db.insert(schema.users).values({ id, name: 'Somebody', email: `${id}@example.com`, ...input });
  return id;
}

/** An ad asked for at that moment; completed after `seconds`, failed for a reason, or still being made. */
export async function insertDatedAd(
  db: Database,
  input: { userId: string; createdAt: Date; seconds?: number; failure?: string; deleted?: boolean },
): Promise<void> {
  const { userId, createdAt, seconds, failure, deleted } = input;
  await db.insert(schema.ads).values({
    userId,
    createdAt,
    title: 'Dated',
    prompt: '',
    brief: { title: 'Dated' },
    size: '1024x1024',
    status: failure ? 'failed' : seconds === undefined ? 'generating' : 'completed',
    failure: failure ?? null,
    refundedAt: failure ? createdAt : null,
    cleanKey: seconds === undefined ? null : 'ads/none/clean.png',
    completedAt: seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1000),
    deletedAt: deleted ? new Date() : null,
    // Sweepers look for what nobody has touched for a while.
    touchedAt: new Date(Date.now() + 3_600_000),
    chargedMonth: createdAt.toISOString().slice(0, 7),
    idempotencyKey: randomUUID(),
    seed: 1,
  });
}

/** A chart's table as { 'YYYY-MM-DD': { column: text } }; undefined when the page has no such table. */
export function tableOf(html: string, title: string): Record<string, Record<string, string>> | undefined {
  const [, table] = html.split(`${title} by day, UTC</caption>`);
  const rows = table?.split('</table>')[0]?.split('<tr');
  if (!rows) return undefined;
  const cells = (row: string) => [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, text = '']) => text);
  const [, head = '', ...body] = rows;
  const [, ...names] = cells(head);
  return Object.fromEntries(
    body.map((row) => {
      const [day = '', ...values] = cells(row);
      const key = new Date(`${day} UTC`).toISOString().slice(0, 10);
      return [key, Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))];
    }),
  );
}
