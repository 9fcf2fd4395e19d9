import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '#app/db/schema.ts';

/** What must be true of a database at rest, whatever happened to it. Each query selects what breaks its rule. */
const rules: Record<string, ReturnType<typeof sql>> = {
  'credits used equal charged ads less refunded ones': sql`
    select u.user_id, u.month_year, u.credits_used, count(a.id) filter (where a.refunded_at is null) as charged
    from monthly_usage u left join ads a on a.user_id = u.user_id and a.charged_month = u.month_year
    group by u.user_id, u.month_year, u.credits_used
    having u.credits_used <> count(a.id) filter (where a.refunded_at is null)`,
  'every ad has ended': sql`select id, status, stage, attempts from ads where status = 'generating'`,
  'failed means refunded, completed means charged': sql`
    select id, status, refunded_at from ads
    where (status = 'failed') <> (refunded_at is not null)`,
  'completed means both pictures are noted': sql`
    select id from ads where status = 'completed' and (clean_key is null or marked_key is null)`,
  'no kept picture is due for deletion': sql`
    select a.id from ads a join orphaned_files o on o.key in (a.clean_key, a.marked_key) where a.deleted_at is null`,
};

/** Broken invariants, one line each with the rows that break them. */
export async function brokenInvariants(db: NodePgDatabase<typeof schema>): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute(query);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return broken;
}
