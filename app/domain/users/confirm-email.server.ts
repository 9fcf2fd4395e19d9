import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { accounts, users } from '#app/db/schema.ts';
import { rememberDevice } from '#app/domain/limits/known-devices.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { confirmationRates } from '#app/domain/limits/rates.ts';
import { personKey, type Turn, takeTurns } from '#app/domain/limits/turns.server.ts';
import { sendConfirmation } from './account-mails.server.ts';
import { atLeast } from './even-timing.ts';
import { credentialOf } from './password-check.server.ts';
import {
  dropSignUps,
  findLinked,
  findSignUpOf,
  forgetBrowser,
  isBrowserOf,
  type PendingSignUp,
  renewSignUp,
} from './pending-sign-ups.server.ts';
import { startSession } from './sessions.server.ts';
import { findUserByEmail } from './users.server.ts';

/** Mails the confirmation again to an account that waits for it; answers alike for every other address. */
export function resendConfirmation(request: Request, email: string): Promise<Turn> {
  return atLeast(400, async () => {
    const turn = await takeTurns([
      { key: `confirm|${clientNetwork(request)}`, ...confirmationRates.network },
      { key: personKey('confirm-a-minute', email), ...confirmationRates.addressAtOnce },
      { key: personKey('confirm', email), ...confirmationRates.address },
    ]);
    if (!turn.ok) return turn;
    const user = await findUserByEmail(email);
    const pending = user && !user.emailVerified ? await findSignUpOf(user.id, request) : undefined;
    if (!user || !pending) return { ok: true };
    await db.transaction(async (tx) => {
      if (await renewSignUp(pending.id, tx))
        await sendConfirmation({ email: user.email, name: pending.name }, pending.id, tx);
    });
    return { ok: true };
  });
}

export type OpenedLink =
  /** Confirmed, and signed in where `headers` hold a session's cookie (a suspended account has none). */
  | { state: 'confirmed'; headers: Headers | null; next: string | null }
  /** Another browser than the one that signed up: its password is asked for first. */
  | { state: 'password-needed' }
  | { state: 'expired' | 'gone' | 'invalid' };

/**
 * What the link of a confirmation mail does. It shows that its reader has the mailbox, not that they are the one who
 * signed up: anybody can sign up with any address. So it confirms the sign-up its mail was sent for, and only in the
 * browser that signed up, or together with that sign-up's password (`confirmSignUp`).
 */
export async function openConfirmationLink(request: Request, token: string): Promise<OpenedLink> {
  const linked = await findLinked(token);
  if (linked.state !== 'waiting') return linked;
  const { signUp } = linked;
  if (!isBrowserOf(signUp, request)) return { state: 'password-needed' };
  const confirmed = await confirmSignUp(request, signUp);
  if (!confirmed.ok) return { state: 'gone' };
  return { state: 'confirmed', headers: confirmed.headers, next: signUp.next };
}

export type Confirmed = { ok: true; headers: Headers | null } | { ok: false };

/**
 * Makes a sign-up the account: its name, its password, a confirmed address, and a session for this browser. Every other
 * sign-up with the address is void. Of several at once one succeeds. The caller knows that the person read the mail and
 * knows the password.
 */
export async function confirmSignUp(request: Request, signUp: PendingSignUp): Promise<Confirmed> {
  const { userId, name, password } = signUp;
  const user = await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(users)
      .set({ name, emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning();
    if (!confirmed) return null;
    await tx.delete(accounts).where(credentialOf(userId));
    const id = randomUUID();
    await tx.insert(accounts).values({ id, userId, accountId: userId, providerId: 'credential', password });
    await dropSignUps(userId, tx);
    return confirmed;
  });
  if (!user) return { ok: false };
  if (user.banned) return { ok: true, headers: null };
  const headers = new Headers();
  headers.append('set-cookie', await startSession(request, userId));
  headers.append('set-cookie', rememberDevice(request, user.email));
  headers.append('set-cookie', forgetBrowser());
  return { ok: true, headers };
}
