import { eq, or } from 'drizzle-orm';
import type { Executor } from '#app/db/client.server.ts';
import { users } from '#app/db/schema.ts';
import type { User } from './users.server.ts';

/** Who an operator's action is about and who does it: ids of users. */
export type OperatorAction = { userId: string; actor: string };

export type Locked =
  | {
      ok: true;
      person: User;
      /** Nobody else could run the place: no other admin who isn't blocked. */
      isLastAdmin: boolean;
    }
  | { ok: false; reason: 'not-found' | 'not-admin' };

/**
 * Locks a person and all admins until the transaction ends, in the order of their ids, so that operators who act on
 * each other at once take turns. Who was demoted or blocked while waiting for the turn is 'not-admin' and may do
 * nothing more.
 */
export async function lockWithAdmins({ userId, actor }: OperatorAction, tx: Executor): Promise<Locked> {
  // PostgreSQL takes no NUL in text.
  if (userId.includes('\0')) return { ok: false, reason: 'not-found' };
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for('update');
  const working = rows.filter((row) => row.role === 'admin' && !row.banned);
  if (!working.some((row) => row.id === actor)) return { ok: false, reason: 'not-admin' };
  const person = rows.find((row) => row.id === userId);
  if (!person) return { ok: false, reason: 'not-found' };
  const isLastAdmin = working.every((row) => row.id === userId);
  return { ok: true, person, isLastAdmin };
}
