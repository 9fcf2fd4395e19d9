import { sql } from 'drizzle-orm';
import { type Database, db } from '#app/db/client.server.ts';

/** Number of ads from which counting takes a large part of a second. */
const many = 200_000;
/**
 * For a database that large: ms for which figures count as new, and ms for which they are shown while they are counted
 * again.
 */
const freshFor = 30_000;
const shownFor = 600_000;

type Kept = { value: unknown; at: number; renewing: boolean };
/** By the database they were counted in. */
const keptIn = new WeakMap<Database, Map<string, Kept>>();

/**
 * Figures of the whole database. While it has an ordinary size they are counted at once. In a large one (by the
 * database's own estimate of its ads) no page waits for that. It gets figures that are up to ten minutes old, and
 * figures older than half a minute are counted again in the background. `name` tells one kind of figures from another.
 * Figures of which a part could not be counted (not `isWhole`) are not kept.
 */
export async function recentFigures<Figures>(
  name: string,
  count: () => Promise<Figures>,
  isWhole: (figures: Figures) => boolean = () => true,
): Promise<Figures> {
  const renew = () => renewFigures({ name, count, isWhole });
  const kept = keptFigures();
  const known = kept.get(name);
  const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
  if (!known || age > shownFor) return renew();
  if (age > freshFor && !known.renewing) {
    known.renewing = true;
    // After a failure, they are counted when the next page asks.
    renew().catch(() => kept.delete(name));
  }
  return known.value as Figures;
}

type Kind<Figures> = { name: string; count: () => Promise<Figures>; isWhole: (figures: Figures) => boolean };

async function renewFigures<Figures>({ name, count, isWhole }: Kind<Figures>): Promise<Figures> {
  const kept = keptFigures();
  const [value, isLarge] = await Promise.all([count(), isLargeDatabase()]);
  if (isLarge && isWhole(value)) kept.set(name, { value, at: Date.now(), renewing: false });
  else kept.delete(name);
  return value;
}

function keptFigures(): Map<string, Kept> {
  const kept = keptIn.get(db) ?? new Map<string, Kept>();
  keptIn.set(db, kept);
  return kept;
}

async function isLargeDatabase(): Promise<boolean> {
  const { rows } = await db.execute<{ ads: number }>(
    sql`select reltuples::float8 as ads from pg_class where oid = to_regclass('ads')`,
  );
  return (rows[0]?.ads ?? 0) >= many;
}
