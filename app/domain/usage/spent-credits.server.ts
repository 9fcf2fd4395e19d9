import { createHmac } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { monthlyUsage, spentCredits } from '#app/db/schema.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { currentMonth } from './usage.server.ts';

let secret: string | undefined;

/** Sets the key addresses are hashed with, before any request is served. */
export function openSpentCredits(options: { secret: string }): void {
  secret = options.secret;
}

type Person = { id: string; email: string };

/**
 * Notes what an account that goes has used of this month's free credits: no more than those, since whoever pays again
 * gets all that is paid for. Call it in the transaction that deletes the account.
 */
export async function keepSpentCredits(person: Person, tx: Executor): Promise<void> {
  const free = plans.starter.monthlyGenerations;
  const used = await tx
    .select({ monthYear: monthlyUsage.monthYear, credits: monthlyUsage.creditsUsed })
    .from(monthlyUsage)
    .where(and(eq(monthlyUsage.userId, person.id), gte(monthlyUsage.monthYear, currentMonth)));
  for (const { monthYear, credits } of used) {
    if (credits === 0) continue;
    const spent = Math.min(credits, free);
    await tx
      .insert(spentCredits)
      .values({ person: hashOf(person.email), monthYear, credits: spent })
      .onConflictDoUpdate({
        target: [spentCredits.person, spentCredits.monthYear],
        set: { credits: sql`greatest(${spentCredits.credits}, ${spent})` },
      });
  }
}

/** Starts a new account with what an earlier one with its address has used this month. */
export async function carrySpentCredits(person: Person, tx: Executor): Promise<void> {
  const [spent] = await tx
    .select()
    .from(spentCredits)
    .where(and(eq(spentCredits.person, hashOf(person.email)), eq(spentCredits.monthYear, currentMonth)));
  if (!spent) return;
  const { monthYear, credits } = spent;
  await tx
    .insert(monthlyUsage)
    .values({ userId: person.id, monthYear, creditsUsed: credits })
    .onConflictDoNothing();
}

/** Forgets the months that are over. */
export async function sweepSpentCredits(): Promise<void> {
  await db.delete(spentCredits).where(lt(spentCredits.monthYear, currentMonth));
}

function hashOf(email: string): string {
  if (!secret) throw new Error('Spent credits were needed before openSpentCredits()');
  return createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url');
}
