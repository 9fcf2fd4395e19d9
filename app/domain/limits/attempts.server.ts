import { eq, inArray, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema.ts';
import { passwordAttempts } from './rates.ts';
import { countUse, now, personKey, type Turn } from './turns.server.ts';

/** What a password is asked for: to start a session, or to confirm a step within one. */
export type AttemptPurpose = 'sign-in' | 'confirm';

/** Whose password is guessed at, why, and on which known device (`known-devices.server.ts`); null for any other. */
export type Attempt = { email: string; purpose: AttemptPurpose; device: string | null };

const { free: freeAttempts, firstWaitMs, longestWaitMs, memoryMs } = passwordAttempts;

const { count, lastRequest } = rateLimits;

/**
 * Notes an attempt at an account's password before the password is checked. The first ones cost nothing. After that the
 * wait doubles (`passwordAttempts`), counted from the last attempt that was let through. A right password clears the
 * count (`forgetAttempts`). Unknown addresses are counted like known ones. Each purpose has its own count. So somebody
 * with a stolen session cannot lock the owner out of signing in, and the owner's sign-ins do not clear the guesses.
 * Each device its owner has signed in on has its own count too. Strangers share one, and cannot use up another (OWASP,
 * "Slow Down Online Guessing Attacks with Device Cookies").
 */
export async function claimAttempt(attempt: Attempt): Promise<Turn> {
  const wait = sql`least(${firstWaitMs} * power(2, least(${count} - ${freeAttempts}, 20)), ${longestWaitMs})::bigint`;
  const isForgotten = sql`${lastRequest} <= ${now} - ${memoryMs}`;
  return countUse(attemptKey(attempt), {
    set: { count: sql`case when ${isForgotten} then 1 else ${count} + 1 end`, lastRequest: now },
    setWhere: sql`${isForgotten} or ${count} < ${freeAttempts} or ${lastRequest} + ${wait} <= ${now}`,
    readyAt: sql`${lastRequest} + ${wait}`,
  });
}

/** Starts a count again, after the right password. */
export async function forgetAttempts(attempt: Attempt): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, attemptKey(attempt)));
}

/** Starts strangers' counts of an account again: whoever reads its mail has just chosen a new password. */
export async function forgetStrangersAttempts(email: string): Promise<void> {
  const keys = (['sign-in', 'confirm'] as const).map((purpose) =>
    attemptKey({ email, purpose, device: null }),
  );
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

function attemptKey({ email, purpose, device }: Attempt): string {
  if (!device) return personKey(`${purpose}-attempts`, email);
  return personKey(`${purpose}-attempts-device`, `${email.trim().toLowerCase()}|${device}`);
}
