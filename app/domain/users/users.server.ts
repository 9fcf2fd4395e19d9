import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { accounts, sessions, users } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { noteSecurity } from '#app/domain/audit/security-log.server.ts';
import { publish } from '#app/live.server.ts';
import { hashPassword } from './passwords.server.ts';
import { dropSignUps } from './pending-sign-ups.server.ts';

export type User = typeof users.$inferSelect;

/** The account with this address (any case), or undefined. */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  return user;
}

/**
 * Makes this address an admin's: a new confirmed account without a password, or the one that is there, promoted.
 * Written to the audit log in the same transaction. The role counts from that person's next request on.
 */
export async function makeAdmin(input: {
  email: string;
  name: string;
  actor: string;
}): Promise<{ user: User; outcome: 'created' | 'promoted' | 'unchanged' }> {
  const email = input.email.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (before?.role === 'admin' && before.emailVerified && !before.banned)
      return { user: before, outcome: 'unchanged' };
    const admin = {
      role: 'admin',
      emailVerified: true,
      banned: false,
      banReason: null,
      banExpires: null,
    } as const;
    const [user] = before
      ? await tx.update(users).set(admin).where(eq(users.id, before.id)).returning()
      : await tx
          .insert(users)
          .values({ id: randomUUID(), name: input.name, email, ...admin })
          .returning();
    // Whoever signed up with the address and never confirmed it must not find their password on an admin's account.
    if (before && !before.emailVerified) {
      await tx.delete(accounts).where(eq(accounts.userId, before.id));
      await dropSignUps(before.id, tx);
    }
    if (!user) throw new Error('the account vanished while it was made an admin');
    const detail = before ? `${before.role} to admin` : 'made as admin';
    await noteSecurity({ kind: 'role.changed', userId: user.id, network: 'command line', detail }, tx);
    const outcome = before ? 'promoted' : 'created';
    await recordAudit(
      {
        actor: input.actor,
        action: before ? 'admin.promote' : 'admin.create',
        subject: `user:${user.id}`,
        before: before ? { role: before.role, emailVerified: before.emailVerified } : null,
        after: { role: 'admin', emailVerified: true },
      },
      tx,
    );
    return { user, outcome };
  });
}

/** Sets an account's password and ends its sessions; for an operator at the machine. */
export async function setPassword(userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const credential = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));
    const known = await tx.update(accounts).set({ password: hash }).where(credential).returning();
    if (known.length === 0) {
      const id = randomUUID();
      await tx
        .insert(accounts)
        .values({ id, userId, accountId: userId, providerId: 'credential', password: hash });
    }
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await publish({ type: 'session-ended', userId }, tx);
  });
}
