import { and, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { accounts, users } from '#app/db/schema.ts';
import { callAuth } from './auth-call.server.ts';
import { atLeast } from './even-timing.ts';
import { hashPassword } from './passwords.server.ts';
import { personKey, takeTurns } from './rate-limits.server.ts';
import { findUserByEmail } from './users.server.ts';

export type SignUpForm = { fullName: string; email: string; password: string };
export type SignUpOutcome =
  | { ok: true }
  | { ok: false; reason: 'too-many'; retryAfterMs: number }
  | { ok: false; reason: 'refused'; message: string };

/** ms an answer takes at least, so that its time says nothing about the account. */
const evenMs = 500;

/**
 * Makes an unconfirmed account and mails the link that confirms it. An address that has an account gets the same answer
 * in the same time, and its owner a mail that says so. Signing up again before confirming starts over with the new
 * name and password, so that nobody's address is held by a password that isn't theirs.
 */
export function signUp(request: Request, form: SignUpForm): Promise<SignUpOutcome> {
  return atLeast(evenMs, async () => {
    const turn = await takeTurns([{ key: personKey('sign-up', form.email), max: 5, windowMs: 30 * 60_000 }]);
    if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
    const existing = await findUserByEmail(form.email);
    const { fullName: name, email, password } = form;
    const answer = await callAuth(request, '/sign-up/email', { name, email, password });
    if (answer.ok) {
      if (existing && !existing.emailVerified) await startOver(existing.id, form);
      return { ok: true };
    }
    if (answer.code === 'TOO_MANY_REQUESTS')
      return { ok: false, reason: 'too-many', retryAfterMs: answer.retryAfterMs };
    // Two sign-ups with one address at once: the other one made the account.
    if (answer.status === 422 && (await findUserByEmail(email))) return { ok: true };
    return { ok: false, reason: 'refused', message: answer.message };
  });
}

async function startOver(id: string, form: SignUpForm): Promise<void> {
  const password = await hashPassword(form.password);
  await db.transaction(async (tx) => {
    const unconfirmed = and(eq(users.id, id), eq(users.emailVerified, false));
    const renamed = await tx.update(users).set({ name: form.fullName }).where(unconfirmed).returning();
    if (renamed.length === 0) return;
    const credential = and(eq(accounts.userId, id), eq(accounts.providerId, 'credential'));
    await tx.update(accounts).set({ password }).where(credential);
  });
}
