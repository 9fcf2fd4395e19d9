import { and, eq, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { monthlyUsage } from '#app/db/schema.ts';

/** The UTC month of the database clock, YYYY-MM: one clock for every node, whatever their time zones. */
export const currentMonth = sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM')`;

export type Usage = {
  /** Credits used this month. */
  used: number;
  /** What the plan and gifts allow this month. */
  limit: number;
};

/** This month's usage against a plan's monthly limit. */
export async function getUsage(userId: string, planLimit: number): Promise<Usage> {
  const [row] = await db
    .select({ used: monthlyUsage.creditsUsed, granted: monthlyUsage.creditsGranted })
    .from(monthlyUsage)
    .where(and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.monthYear, currentMonth)));
  return { used: row?.used ?? 0, limit: planLimit + (row?.granted ?? 0) };
}

/**
 * Takes `count` credits if that many are left, all or none, in a single statement, so that parallel requests can't pass
 * the limit together. Returns the month they were taken from, or null. Call it inside the transaction that makes the
 * ads.
 */
export async function reserveCredits(
  tx: Executor,
  request: { userId: string; planLimit: number; count: number },
): Promise<string | null> {
  const { userId, planLimit, count } = request;
  // The first reservation of a month meets no row to compare with: it has to fit by itself.
  if (count > planLimit) return null;
  const [row] = await tx
    .insert(monthlyUsage)
    .values({ userId, monthYear: currentMonth, creditsUsed: count })
    .onConflictDoUpdate({
      target: [monthlyUsage.userId, monthlyUsage.monthYear],
      set: { creditsUsed: sql`${monthlyUsage.creditsUsed} + ${count}`, updatedAt: sql`now()` },
      setWhere: sql`${monthlyUsage.creditsUsed} + ${count} <= ${planLimit} + ${monthlyUsage.creditsGranted}`,
    })
    .returning({ month: monthlyUsage.monthYear });
  return row?.month ?? null;
}

/** Gives one credit back to the month it was taken from. Call it inside the transaction that marks the ad as failed. */
export async function refundCredit(tx: Executor, userId: string, month: string): Promise<void> {
  await tx
    .update(monthlyUsage)
    .set({ creditsUsed: sql`${monthlyUsage.creditsUsed} - 1`, updatedAt: sql`now()` })
    .where(and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.monthYear, month)));
}
