import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { users, verifications } from '#app/db/schema.ts';
import { resetUrl } from './account-mails.server.ts';
import { auth, resetLife } from './auth.server.ts';
import { callAuth, headersFor } from './auth-call.server.ts';
import { atLeast } from './even-timing.ts';
import { personKey, takeTurns } from './rate-limits.server.ts';

const minute = 60_000;
/** ms an answer takes at least, so that its time says nothing about the account. */
const evenMs = 400;

export type ResetRequestOutcome =
  | { ok: true }
  | { ok: false; reason: 'too-many'; retryAfterMs: number }
  | { ok: false; reason: 'refused'; message: string };

/** Mails a reset link if the address has an account; answers alike, in the same time, if it has none. */
export function requestReset(request: Request, email: string): Promise<ResetRequestOutcome> {
  return atLeast(evenMs, async () => {
    const address = request.headers.get('x-client-address') ?? '';
    const turn = await takeTurns([
      { key: `reset|${address}`, max: 5, windowMs: 30 * minute },
      { key: personKey('reset-a-minute', email), max: 1, windowMs: minute },
      { key: personKey('reset', email), max: 5, windowMs: 30 * minute },
    ]);
    if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
    const answer = await callAuth(request, '/request-password-reset', { email });
    if (answer.ok) return { ok: true };
    if (answer.code === 'TOO_MANY_REQUESTS')
      return { ok: false, reason: 'too-many', retryAfterMs: answer.retryAfterMs };
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
  | { ok: false; reason: 'refused'; message: string };

/**
 * Sets the password behind a reset token, which is spent, and ends every session of that person. `headers` hold the
 * cookie of a new one; null where none may start (a suspended account).
 */
export async function setNewPassword(
  request: Request,
  input: { token: string; password: string },
): Promise<NewPasswordOutcome> {
  const found = await findReset(input.token);
  if (!found) return { ok: false, reason: 'expired' };
  const answer = await callAuth(request, '/reset-password', {
    token: input.token,
    newPassword: input.password,
  });
  if (!answer.ok) {
    if (answer.code === 'INVALID_TOKEN') return { ok: false, reason: 'expired' };
    return { ok: false, reason: 'refused', message: answer.message };
  }
  const [user] = await db.select().from(users).where(eq(users.id, found.value));
  if (!user || user.banned) return { ok: true, headers: null };
  const { headers } = await auth.api.signInEmail({
    body: { email: user.email, password: input.password },
    headers: headersFor(request),
    returnHeaders: true,
  });
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
