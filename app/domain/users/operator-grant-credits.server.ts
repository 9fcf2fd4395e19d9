import { and, eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { monthlyUsage } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { currentMonth } from '#app/domain/usage/usage.server.ts';
import { publish } from '#app/live.server.ts';
import { lockWithAdmins, type OperatorAction } from './operator-lock-admins.server.ts';

export type GrantOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-admin' | 'changed' };

/**
 * Gives `amount` credits on top of the plan for this month. `seen` is what the operator saw as given so far: when that
 * has changed, as after a double click, nothing is given.
 */
export async function grantCredits(
  input: OperatorAction & { amount: number; seen?: number },
): Promise<GrantOutcome> {
  const { userId, actor, amount, seen } = input;
  return db.transaction(async (tx) => {
    const locked = await lockWithAdmins(input, tx);
    if (!locked.ok) return locked;
    const thisMonth = and(eq(monthlyUsage.userId, userId), eq(monthlyUsage.monthYear, currentMonth));
    await tx.insert(monthlyUsage).values({ userId, monthYear: currentMonth }).onConflictDoNothing();
    const [row] = await tx.select().from(monthlyUsage).where(thisMonth).for('update');
    const granted = row?.creditsGranted ?? 0;
    if (seen !== undefined && seen !== granted) return { ok: false, reason: 'changed' };
    const after = granted + amount;
    await tx.update(monthlyUsage).set({ creditsGranted: after, updatedAt: sql`now()` }).where(thisMonth);
    await publish({ type: 'plan', userId }, tx);
    await recordAudit(
      {
        actor,
        action: 'credits.grant',
        subject: `user:${userId}`,
        before: { granted },
        after: { granted: after, month: row?.monthYear },
      },
      tx,
    );
    return { ok: true };
  });
}
