import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { db, type Executor, isDeadlock } from '#app/db/client.server.ts';
import {
  accounts,
  ads,
  contactRequests,
  monthlyUsage,
  newsletterSubscribers,
  teamInvitations,
  testPayments,
  users,
  verifications,
} from '#app/db/schema.ts';
import { discardFilesOf } from '#app/domain/ads/ad-files.server.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { cancelSubscriptionNow } from '#app/domain/billing/end-subscription.server.ts';
import { leaveTeamsOnDeletion } from '#app/domain/teams/leave.server.ts';
import { keepSpentCredits } from '#app/domain/usage/spent-credits.server.ts';
import { forgetMailsTo } from '#app/jobs/queue.server.ts';
import { publish } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { sendAccountDeleted } from './account-mails.server.ts';
import type { User } from './users.server.ts';

export type DeleteUserInput = {
  userId: string;
  /** Who wants it, for the audit log: 'self', or the acting admin's id. */
  actor: string;
};

export type DeleteUserOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'last-admin' | 'payments-off' | 'provider-unavailable' }
  /** The subscription is over at its provider, but the account could not be deleted. */
  | { ok: false; reason: 'only-subscription-ended' };

/**
 * Deletes a user with everything of theirs in one transaction: profile, sessions, ads, usage, subscription, messages,
 * the newsletter row of the same address, mails that wait for it. What stays is a keyed hash of the address with the
 * free credits used this month, until the month is over. Files are noted for deletion, open streams end, and a farewell
 * mail goes out. The audit log keeps that it happened, without any personal data. A generation at work finds its row
 * gone and drops what it made. A subscription is ended at its provider first; while that fails the account stays. Ads
 * made as a member of a team belong to its owner and stay. If the user owns a team, the team ends.
 */
export async function deleteUser(input: DeleteUserInput): Promise<DeleteUserOutcome> {
  const { userId } = input;
  if (await isLastAdmin(userId)) return { ok: false, reason: 'last-admin' };
  const ended = await cancelSubscriptionNow(input);
  if (!ended.ok) return ended;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => deleteIn(tx, input));
    } catch (error) {
      if (isDeadlock(error) && attempt < 3) continue;
      if (!ended.atProvider) throw error;
      log.error({ error: describeError(error) }, 'an account could not be deleted');
      return { ok: false, reason: 'only-subscription-ended' };
    }
  }
}

/** Whether nobody else could run the place: no other admin who isn't suspended. */
export async function isLastAdmin(userId: string, executor: Executor = db): Promise<boolean> {
  const isAdmin = eq(users.role, 'admin');
  const [person] = await executor
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isAdmin));
  if (!person) return false;
  const others = and(isAdmin, ne(users.id, userId), eq(users.banned, false));
  return (await executor.$count(users, others)) === 0;
}

async function deleteIn(tx: Executor, { userId, actor }: DeleteUserInput): Promise<DeleteUserOutcome> {
  const [leaving] = await tx.select().from(users).where(eq(users.id, userId));
  if (leaving) await leaveTeamsOnDeletion(leaving, tx);
  const person = await lockUser(tx, userId);
  if (!person) return { ok: false, reason: 'not-found' };
  if (await isLastAdmin(userId, tx)) return { ok: false, reason: 'last-admin' };
  await keepSpentCredits(person, tx);
  await discardFilesOf(userId, tx);
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(contactRequests).where(isMessageOf(person));
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, person.email));
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, person.email));
  await tx.delete(testPayments).where(eq(testPayments.userId, userId));
  await forgetMailsTo(person.email, tx);
  await tx.delete(users).where(eq(users.id, userId));
  const before = { role: person.role, createdAt: person.createdAt.toISOString() };
  await recordAudit({ actor, action: 'user.delete', subject: `user:${userId}`, before }, tx);
  await publish({ type: 'session-ended', userId }, tx);
  await sendAccountDeleted(person, tx);
  return { ok: true };
}

/** Messages sent by this person, signed in or, before that, as a visitor with the same address. */
export function isMessageOf({ id, email }: Pick<User, 'id' | 'email'>): SQL | undefined {
  const { userId } = contactRequests;
  return or(eq(userId, id), and(isNull(userId), eq(sql`lower(${contactRequests.email})`, email)));
}

/**
 * Locks a person's rows in the order in which generations, refunds and password changes take them, the user last. From
 * then on nobody can add anything to this account. For an admin all admins are locked, so that two who delete
 * themselves at once take turns.
 */
async function lockUser(tx: Executor, userId: string): Promise<User | undefined> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId)).for('update');
  await tx.execute(sql`
    select count(*) from (
      select from ${ads} where ${eq(ads.userId, userId)} order by ${ads.id} for update
    ) locked`);
  const usage = eq(monthlyUsage.userId, userId);
  await tx
    .select({ month: monthlyUsage.monthYear })
    .from(monthlyUsage)
    .where(usage)
    .orderBy(monthlyUsage.monthYear)
    .for('update');
  const [seen] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const isAdmin = seen?.role === 'admin';
  const wanted = isAdmin ? or(eq(users.id, userId), eq(users.role, 'admin')) : eq(users.id, userId);
  const locked = await tx.select().from(users).where(wanted).orderBy(users.id).for('update');
  return locked.find((user) => user.id === userId);
}
