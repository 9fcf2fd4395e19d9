import { eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { sessions, users } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { noteSecurity } from '#app/domain/audit/security-log.server.ts';
import { publish } from '#app/live.server.ts';
import { lockWithAdmins, type OperatorAction } from './operator-lock-admins.server.ts';
import type { User } from './users.server.ts';

export type RoleOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-admin' | 'last-admin' | 'blocked' | 'unconfirmed' };

/**
 * Makes a person an operator, or an operator a person again. Either way their sessions end: who has another role signs
 * in anew. Setting the role somebody has changes nothing.
 */
export async function setRole(input: OperatorAction & { role: User['role'] }): Promise<RoleOutcome> {
  const { userId, actor, role } = input;
  return db.transaction(async (tx) => {
    const locked = await lockWithAdmins(input, tx);
    if (!locked.ok) return locked;
    const { person, isLastAdmin } = locked;
    if (person.role === role) return { ok: true };
    if (role === 'user' && isLastAdmin) return { ok: false, reason: 'last-admin' };
    if (role === 'admin' && person.banned) return { ok: false, reason: 'blocked' };
    if (role === 'admin' && !person.emailVerified) return { ok: false, reason: 'unconfirmed' };
    await tx.update(users).set({ role, updatedAt: sql`now()` }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await publish({ type: 'session-ended', userId }, tx);
    const detail = `${person.role} to ${role}`;
    await noteSecurity({ kind: 'role.changed', userId, network: 'admin area', detail }, tx);
    const action = role === 'admin' ? 'user.promote' : 'user.demote';
    const before = { role: person.role };
    await recordAudit({ actor, action, subject: `user:${userId}`, before, after: { role } }, tx);
    return { ok: true };
  });
}
