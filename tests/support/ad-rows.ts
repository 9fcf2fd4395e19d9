import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '#app/db/schema.ts';

/**
 * `count` failed ads of one user, titled '{title} 1' (the oldest) to '{title} {count}' (the newest), a minute apart;
 * failed, so that they need no pictures.
 */
export async function insertManyAds(
  db: NodePgDatabase<typeof schema>,
  input: { userId: string; count: number; title?: string },
): Promise<void> {
  const { userId, count, title = 'Ad' } = input;
  await db.execute(sql`
    insert into ads (user_id, title, prompt, brief, size, status, failure, charged_month, refunded_at, idempotency_key, seed, created_at)
    select ${userId}, ${title} || ' ' || n, '', jsonb_build_object('title', ${title} || ' ' || n), '1024x1024', 'failed', 'interrupted',
      to_char(now(), 'YYYY-MM'), now(), gen_random_uuid()::text, n, now() - (${count}::int - n + 1) * interval '1 minute'
    from generate_series(1, ${count}::int) n`);
}
