import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { auditLog, newsletterSubscribers } from '#app/db/schema.ts';
import { readToken, signToken } from './links.server.ts';

/** What a link of a mail finds. `email` is veiled ('r***@example.com'): mails get forwarded. */
export type LinkState<State extends string> = { state: State; email?: string };

const { id, email, isActive, confirmedAt, unsubscribedAt, subscribedAt } = newsletterSubscribers;

/** What a confirmation link would do; changes nothing, as programs that check mails open every link. */
export async function lookAtConfirmation(
  token: unknown,
): Promise<LinkState<'ready' | 'already' | 'invalid' | 'expired'>> {
  const read = readToken('confirm', token);
  if (!read.ok && read.reason === 'invalid') return { state: 'invalid' };
  const row = await findSubscriber(read.id);
  if (!row?.isActive) return { state: 'invalid' };
  if (row.confirmedAt) return { state: 'already', email: veil(row.email) };
  return read.ok ? { state: 'ready', email: veil(row.email) } : { state: 'expired' };
}

/** Confirms the subscription a link was mailed for, once. */
export async function confirmSubscription(
  token: unknown,
): Promise<LinkState<'confirmed' | 'already' | 'invalid' | 'expired'>> {
  const read = readToken('confirm', token);
  if (read.ok) {
    const [row] = await db
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(id, read.id), isActive, isNull(confirmedAt)))
      .returning({ email });
    if (row) return { state: 'confirmed', email: veil(row.email) };
  }
  const found = await lookAtConfirmation(token);
  return found.state === 'ready' ? { state: 'invalid' } : { ...found, state: found.state };
}

/** What an unsubscribe link would do; changes nothing. A row that is gone is off the list as well. */
export async function lookAtUnsubscribing(
  token: unknown,
): Promise<LinkState<'ready' | 'already' | 'invalid'>> {
  const read = readToken('unsubscribe', token);
  if (!read.ok) return { state: 'invalid' };
  const row = await findSubscriber(read.id);
  if (!row?.isActive) return { state: 'already' };
  return { state: 'ready', email: veil(row.email) };
}

/** `undo` is a token that takes exactly this step back, for a day. */
export type UnsubscribeResult = LinkState<'done' | 'already' | 'invalid'> & { undo?: string };

/** Ends a subscription, and takes its confirmation back: whoever returns confirms anew. */
export async function unsubscribe(token: unknown): Promise<UnsubscribeResult> {
  const read = readToken('unsubscribe', token);
  if (!read.ok) return { state: 'invalid' };
  return db.transaction(async (tx) => {
    const mine = and(eq(id, read.id), isActive);
    const [before] = await tx.select({ confirmedAt }).from(newsletterSubscribers).where(mine).for('update');
    if (!before) return { state: 'already' };
    const [row] = await tx
      .update(newsletterSubscribers)
      // Whole milliseconds, as JavaScript and the undo token hold them.
      .set({ isActive: false, confirmedAt: null, unsubscribedAt: sql`date_trunc('milliseconds', now())` })
      .where(mine)
      .returning({ email, unsubscribedAt });
    if (!row?.unsubscribedAt) return { state: 'already' };
    const note = `${row.unsubscribedAt.getTime().toString(36)}-${before.confirmedAt?.getTime().toString(36) ?? ''}`;
    return { state: 'done', email: veil(row.email), undo: signToken('undo', { id: read.id, note }) };
  });
}

/**
 * Takes an unsubscription back, if it is the last thing that happened to the address. The address is then as confirmed
 * as before.
 */
export async function undoUnsubscribing(undo: unknown): Promise<LinkState<'back' | 'invalid'>> {
  const read = readToken('undo', undo);
  if (!read.ok) return { state: 'invalid' };
  const [left, confirmed] = read.note
    .split('-')
    .map((time) => (time ? new Date(Number.parseInt(time, 36)) : null));
  if (!left) return { state: 'invalid' };
  const [row] = await db
    .update(newsletterSubscribers)
    .set({ isActive: true, unsubscribedAt: null, confirmedAt: confirmed ?? null })
    .where(and(eq(id, read.id), sql`not ${isActive}`, eq(unsubscribedAt, left), isNull(confirmedAt)))
    .returning({ email });
  return row ? { state: 'back', email: veil(row.email) } : { state: 'invalid' };
}

/**
 * Removes addresses nobody confirmed in 30 days. Those an operator brought back count from there, which only the audit
 * log knows.
 */
export async function sweepUnconfirmed(): Promise<void> {
  const limit = sql`now() - interval '30 days'`;
  await db.delete(newsletterSubscribers).where(
    and(
      isActive,
      isNull(confirmedAt),
      sql`${subscribedAt} < ${limit}`,
      sql`not exists (select 1 from ${auditLog} where ${auditLog.createdAt} > ${limit}
        and position(${id}::text in ${auditLog.subject}) > 0)`,
    ),
  );
}

async function findSubscriber(subscriberId: string) {
  const [row] = await db
    .select({ email, isActive, confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(id, subscriberId));
  return row;
}

/** 'reader@example.com' to 'r***@example.com'. */
export function veil(address: string): string {
  return `${[...address][0]}***${address.slice(address.lastIndexOf('@'))}`;
}
