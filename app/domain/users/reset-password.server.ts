import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { users, verifications } from '#app/db/schema.ts';
import { forgetAttempts } from '#app/domain/limits/attempts.server.ts';
import { knownDeviceOf, rememberDevice } from '#app/domain/limits/known-devices.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { newPasswordRates, resetRates } from '#app/domain/limits/rates.ts';
import { personKey, takeTurn, takeTurns } from '#app/domain/limits/turns.server.ts';
import { resetUrl } from './account-mails.server.ts';
import { auth, resetLife } from './auth.server.ts';
import { callAuth } from './auth-call.server.ts';
import { atLeast } from './even-timing.ts';
import { startSession } from './sessions.server.ts';

/** ms an answer takes at least, so that its time says nothing about the account. */
const evenMs = 400;

export type ResetRequestOutcome =
  | { ok: true }
  | { ok: false; reason: 'too-many'; retryAfterMs: number }
  | { ok: false; reason: 'refused'; message: string };

/**
 * Mails a reset link if the address has an account; answers alike, in the same time, if it has none. Limited for each
 * address asked for; for a network far less, where an office may sit behind it or somebody corrects a typing error.
 */
export function requestReset(request: Request, email: string): Promise<ResetRequestOutcome> {
  return atLeast(evenMs, async () => {
    const turn = await takeTurns([
      { key: `reset|${clientNetwork(request)}`, ...resetRates.network },
      { key: personKey('reset-a-minute', email), ...resetRates.addressAtOnce },
      { key: personKey('reset', email), ...resetRates.address },
    ]);
    if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
    const answer = await callAuth(request, 'request-password-reset', { email });
    if (answer.ok) return { ok: true };
    return { ok: false, reason: 'refused', message: answer.message };
  });
}

/** What a reset link is worth now. */
export async function stateOfResetToken(token: string): Promise<'valid' | 'expired' | 'invalid'> {
  const found = await findReset(token);
  if (!found) return 'invalid';
  return found.expiresAt > new Date() ? 'valid' : 'expired';
}

export type NewPasswordOutcome =
  | { ok: true; headers: Headers | null }
  | { ok: false; reason: 'expired' }
  | { ok: false; reason: 'too-many'; retryAfterMs: number }
  | { ok: false; reason: 'refused'; message: string };

/**
 * Sets the password behind a reset token, which is spent, and ends every session of that person. `headers` hold the
 * cookie of a new one; null where none may start (a suspended account).
 */
export async function setNewPassword(
  request: Request,
  input: { token: string; password: string },
): Promise<NewPasswordOutcome> {
  const key = `new-password|${clientNetwork(request)}`;
  const turn = await takeTurn({ key, ...newPasswordRates.network });
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const found = await findReset(input.token);
  if (!found) return { ok: false, reason: 'expired' };
  const answer = await callAuth(request, 'reset-password', {
    token: input.token,
    newPassword: input.password,
  });
  if (!answer.ok) {
    if (answer.code === 'INVALID_TOKEN') return { ok: false, reason: 'expired' };
    return { ok: false, reason: 'refused', message: answer.message };
  }
  const [user] = await db.select().from(users).where(eq(users.id, found.value));
  const device = user ? knownDeviceOf(request, user.email) : null;
  if (user) await forgetAttempts({ email: user.email, purpose: 'sign-in', device });
  if (!user || user.banned) return { ok: true, headers: null };
  const headers = new Headers();
  headers.append('set-cookie', await startSession(request, user.id));
  headers.append('set-cookie', rememberDevice(request, user.email));
  return { ok: true, headers };
}

/** A reset link for this person that goes by no mail; for the operator's own hands. */
export async function createResetLink(userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    value: userId,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(Date.now() + resetLife * 1000),
  });
  return resetUrl(token);
}

async function findReset(token: string) {
  if (!/^[\w-]{16,64}$/.test(token)) return undefined;
  // Better Auth keeps the hash of 'reset-password:{token}' (storeIdentifier: 'hashed').
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  const [row] = await db.select().from(verifications).where(eq(verifications.identifier, identifier));
  return row;
}
