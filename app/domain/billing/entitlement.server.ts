import { eq } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { subscribers } from '#app/db/schema.ts';
import type { Tier } from './plans.ts';

/** The plan a user may use right now: what is paid for and still running, else Starter. */
export async function effectiveTier(userId: string, executor: Executor = db): Promise<Tier> {
  const [row] = await executor.select().from(subscribers).where(eq(subscribers.userId, userId));
  return row ? tierOf(row, new Date()) : 'starter';
}

/** Rights of a subscription row: canceled keeps them until the period ends, past_due for a grace period, then Starter. */
export function tierOf(row: typeof subscribers.$inferSelect, now: Date): Tier {
  if (!row.subscriptionTier || !row.subscriptionStatus) return 'starter';
  const rights: Record<NonNullable<typeof row.subscriptionStatus>, () => boolean> = {
    active: () => true,
    trialing: () => true,
    canceled: () => row.subscriptionEnd !== null && row.subscriptionEnd > now,
    past_due: () =>
      row.pastDueSince !== null &&
      now.getTime() - row.pastDueSince.getTime() < config().pastDueGraceDays * 86_400_000,
  };
  return rights[row.subscriptionStatus]() ? row.subscriptionTier : 'starter';
}
