import { and, eq, ne, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { accounts, sessions, users, verifications } from '#app/db/schema.ts';
import { publish } from '#app/live.server.ts';
import { sendPasswordChanged } from './account-mails.server.ts';
import { checkPassword, credentialOf, type PasswordCheck } from './password-check.server.ts';
import { hashPassword } from './passwords.server.ts';
import { newSessionToken } from './sessions.server.ts';

export type Person = { id: string; name: string; email: string };

/** Sets a person's full name, validated by the caller; it shows from the next request on. */
export async function changeName(userId: string, name: string): Promise<void> {
  await db.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

export type ChangePasswordOutcome =
  | { ok: true; cookie: string }
  | { ok: false; reason: 'session-ended' }
  | Exclude<PasswordCheck, { ok: true }>;

/**
 * Sets a new password, if `current` is the one so far. In one transaction every other session ends and reset links are
 * void. This session goes on under a new token (`cookie` is its Set-Cookie value), so a copy of the old one is worth
 * nothing. The owner gets a mail. Of several changes at once, one succeeds. A session that has ended meanwhile changes
 * nothing.
 */
export async function changePassword(input: {
  person: Person;
  sessionId: string;
  current: string;
  password: string;
}): Promise<ChangePasswordOutcome> {
  const { person, sessionId } = input;
  const check = await checkPassword(person, input.current);
  if (!check.ok) return check;
  const hash = await hashPassword(input.password);
  const { token, cookie } = await newSessionToken();
  return db.transaction(async (tx) => {
    // Everybody who changes this account takes its password's row first, so that nobody waits in a circle.
    const [credential] = await tx.select().from(accounts).where(credentialOf(person.id)).for('update');
    if (credential?.password !== check.hash) return { ok: false, reason: 'wrong' };
    const kept = await tx
      .update(sessions)
      .set({ token, updatedAt: sql`now()` })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, person.id)))
      .returning({ id: sessions.id });
    if (kept.length === 0) return { ok: false, reason: 'session-ended' };
    await tx
      .update(accounts)
      .set({ password: hash, updatedAt: sql`now()` })
      .where(eq(accounts.id, credential.id));
    await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.id, sessionId)));
    await tx.delete(verifications).where(eq(verifications.value, person.id));
    await publish({ type: 'session-ended', userId: person.id }, tx);
    await sendPasswordChanged(person, tx);
    return { ok: true, cookie };
  });
}
