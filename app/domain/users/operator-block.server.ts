import { eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { sessions, users } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { publish } from '#app/live.server.ts';
import { lockWithAdmins, type OperatorAction } from './operator-lock-admins.server.ts';

export type BlockOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-admin' | 'last-admin' | 'self' };

/**
 * Shuts a person out until unblocked: every session ends, open streams close, and sign-in is refused. Their ads and
 * subscription stay. `reason` is for operators. Blocking somebody blocked replaces the reason.
 */
export async function blockUser(input: OperatorAction & { reason: string }): Promise<BlockOutcome> {
  const { userId, actor, reason } = input;
  return db.transaction(async (tx) => {
    const locked = await lockWithAdmins(input, tx);
    if (!locked.ok) return locked;
    const { person, isLastAdmin } = locked;
    if (isLastAdmin) return { ok: false, reason: 'last-admin' };
    if (userId === actor) return { ok: false, reason: 'self' };
    const after = { banned: true, banReason: reason };
    await tx
      .update(users)
      .set({ ...after, banExpires: null, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await publish({ type: 'session-ended', userId }, tx);
    const before = { banned: person.banned, banReason: person.banReason };
    await recordAudit({ actor, action: 'user.block', subject: `user:${userId}`, before, after }, tx);
    return { ok: true };
  });
}

/** Lets a blocked person sign in again; somebody who isn't blocked stays as they are. */
export async function unblockUser(input: OperatorAction): Promise<BlockOutcome> {
  const { userId, actor } = input;
  return db.transaction(async (tx) => {
    const locked = await lockWithAdmins(input, tx);
    if (!locked.ok) return locked;
    const { banned, banReason } = locked.person;
    if (!banned) return { ok: true };
    await tx
      .update(users)
      .set({ banned: false, banReason: null, banExpires: null, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    const before = { banned, banReason };
    const after = { banned: false };
    await recordAudit({ actor, action: 'user.unblock', subject: `user:${userId}`, before, after }, tx);
    return { ok: true };
  });
}
