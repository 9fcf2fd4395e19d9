import { and, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { accounts, users } from '#app/db/schema.ts';
import { claimAttempt, forgetAttempts } from '#app/domain/limits/attempts.server.ts';
import { verifyPassword } from './passwords.server.ts';

export type PasswordCheck =
  | { ok: true; hash: string }
  | { ok: false; reason: 'wrong' | 'no-password' }
  /** The account itself is no more. */
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/**
 * Whether `password` is this account's, for a step that a stolen session alone must not take. Guesses are counted for
 * the account, whatever step and session they come from: ten are free, then each waits longer.
 */
export async function checkPassword(
  person: { id: string; email: string },
  password: string,
): Promise<PasswordCheck> {
  const attempt = { email: person.email, purpose: 'confirm', device: null } as const;
  const turn = await claimAttempt(attempt);
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const [found] = await db
    .select({ hash: accounts.password })
    .from(users)
    .leftJoin(accounts, credentialOf(users.id))
    .where(eq(users.id, person.id));
  if (!found) return { ok: false, reason: 'gone' };
  if (!found.hash) return { ok: false, reason: 'no-password' };
  if (!(await verifyPassword({ hash: found.hash, password }))) return { ok: false, reason: 'wrong' };
  await forgetAttempts(attempt);
  return { ok: true, hash: found.hash };
}

/** The row that holds a person's password. */
export function credentialOf(userId: string | typeof users.id) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
}
