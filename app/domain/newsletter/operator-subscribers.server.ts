import { eq, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { veil } from './subscription.server.ts';

/** Who changes the list; the id goes into the audit log. */
type Actor = { id: string };

export type SubscriberChange = { ok: true } | { ok: false; reason: 'missing' };

/**
 * Takes an address off the list or back onto it. Its confirmation stays as it is. Whoever left by themselves took it
 * back: when an operator reactivates them, the row waits for a new one and no mail goes to it before. Doing what is
 * done already changes nothing and is not noted.
 */
export async function setSubscriberActive(
  id: string,
  active: boolean,
  actor: Actor,
): Promise<SubscriberChange> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id);
    if (!before) return missing;
    if (before.isActive === active) return { ok: true };
    const unsubscribedAt = active ? null : sql`date_trunc('milliseconds', now())`;
    const [after] = await tx
      .update(newsletterSubscribers)
      .set({ isActive: active, unsubscribedAt })
      .where(eq(newsletterSubscribers.id, id))
      .returning();
    if (!after) return missing;
    const action = active ? 'newsletter.reactivate' : 'newsletter.deactivate';
    await recordAudit(
      { actor: actor.id, action, subject: id, before: toLogEntry(before), after: toLogEntry(after) },
      tx,
    );
    return { ok: true };
  });
}

/** Removes an address for good. One that is gone already is fine: that is what was asked for. */
export async function deleteSubscriber(id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).returning();
    if (!row) return;
    await recordAudit(
      { actor: actor.id, action: 'newsletter.delete', subject: id, before: toLogEntry(row) },
      tx,
    );
  });
}

const missing = { ok: false, reason: 'missing' } as const;

type Row = typeof newsletterSubscribers.$inferSelect;

async function lock(tx: Parameters<Parameters<typeof db.transaction>[0]>[0], id: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update');
  return row;
}

/** What the log keeps of a row: not the address, which its owner may want forgotten. */
const toLogEntry = ({ email, isActive, confirmedAt, unsubscribedAt, source }: Row) => ({
  email: veil(email),
  isActive,
  confirmed: confirmedAt !== null,
  unsubscribedAt,
  source,
});
