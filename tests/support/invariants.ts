import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
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

/**
 * Broken invariants, one line each with the rows that break them. With the data folder of a site at rest its files are
 * looked at too. Each picture that a row names is there and decodes, and none is there that no row names.
 */
export async function brokenInvariants(
  db: NodePgDatabase<typeof schema>,
  dataDir?: string,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute(query);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return dataDir ? [...broken, ...(await brokenFiles(db, dataDir))] : broken;
}

async function brokenFiles(db: NodePgDatabase<typeof schema>, dataDir: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select unnest(array[clean_key, marked_key, scene_key]) as key from ads where deleted_at is null
    union select unnest(array[clean_key, marked_key]) from ad_versions`);
  const named = new Set(rows.map(({ key }) => key).filter((key) => key !== null));
  const due = await db.execute<{ key: string }>(sql`select key from orphaned_files`);
  const known = new Set([...named, ...due.rows.map(({ key }) => key)]);
  const folder = join(dataDir, 'files');
  const entries = await readdir(join(folder, 'ads'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const broken = found.filter((key) => !known.has(key)).map((key) => `a file nobody knows: ${key}`);
  for (const key of named) {
    const whole = await sharp(join(folder, key))
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (!whole) broken.push(`a picture that is missing or broken: ${key}`);
  }
  return broken;
}
