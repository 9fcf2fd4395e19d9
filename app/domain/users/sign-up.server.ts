import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { signUpRates } from '#app/domain/limits/rates.ts';
import { personKey, takeTurns } from '#app/domain/limits/turns.server.ts';
import { carrySpentCredits } from '#app/domain/usage/spent-credits.server.ts';
import { sendConfirmation, sendExistingAccount } from './account-mails.server.ts';
import { atLeast } from './even-timing.ts';
import { hashPassword } from './passwords.server.ts';
import { addSignUp, nameBrowser } from './pending-sign-ups.server.ts';

/** `next` is the path the person was on the way to. */
export type SignUpForm = { fullName: string; email: string; password: string; next: string | null };
export type SignUpOutcome =
  | { ok: true; cookie: string }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/** ms an answer takes at least, so that its time says nothing about the account. */
const evenMs = 500;

/**
 * Makes an unconfirmed account without a password and mails the link that confirms it with this name and password. An
 * address that has an account gets the same answer in the same time, and its owner a mail that says so. Whoever signs
 * up with an address that still waits gets a mail and a link of their own: neither sign-up touches the other.
 */
export function signUp(request: Request, form: SignUpForm): Promise<SignUpOutcome> {
  return atLeast(evenMs, async () => {
    const turn = await takeTurns([
      { key: `sign-up|${clientNetwork(request)}`, ...signUpRates.network },
      { key: personKey('sign-up', form.email), ...signUpRates.address },
    ]);
    if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
    const password = await hashPassword(form.password);
    const { browser, cookie } = nameBrowser();
    const { fullName: name, email, next } = form;
    await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(users)
        .values({ id: randomUUID(), name, email })
        .onConflictDoNothing()
        .returning();
      if (added) await carrySpentCredits(added, tx);
      const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
      // Deleted in this very moment: the address is free, and its owner signs up again.
      if (!user) return;
      if (user.emailVerified) return sendExistingAccount(user, tx);
      const pending = await addSignUp({ userId: user.id, name, password, browser, next }, tx);
      await sendConfirmation({ email, name }, pending.id, tx);
    });
    return { ok: true, cookie };
  });
}
