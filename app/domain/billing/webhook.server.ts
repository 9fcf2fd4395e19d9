import { eq } from 'drizzle-orm';
import { payments } from '#app/adapters/adapters.server.ts';
import { db } from '#app/db/client.server.ts';
import { paymentEvents } from '#app/db/schema.ts';
import { log } from '#app/log.server.ts';
import { syncSubscription } from './sync.server.ts';

export type ReceiveResult =
  | { ok: true; isRepeated: boolean }
  | { ok: false; reason: 'payments-off' | 'forged' | 'provider-unavailable' };

/**
 * Handles a provider's message: checks its signature and age, stores its id, and reads the customer's subscription from
 * the provider. What the message itself says is never trusted, so order, repeats and age do no harm. When the read
 * fails the message stays open, and is handled when the provider sends it again.
 */
export async function receiveWebhook(message: { body: string; headers: Headers }): Promise<ReceiveResult> {
  if (!payments) return { ok: false, reason: 'payments-off' };
  const read = payments.readWebhook(message);
  if (!read.ok) {
    log.warn({ reason: read.reason }, 'refused a payment event');
    return { ok: false, reason: 'forged' };
  }
  const { id, type, customerId } = read.event;
  const isNew = await db
    .insert(paymentEvents)
    .values({ id, type, customerId })
    .onConflictDoNothing()
    .returning();
  if (isNew.length === 0) {
    const [known] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    if (known?.processedAt) return { ok: true, isRepeated: true };
  }
  if (customerId) {
    const synced = await syncSubscription(customerId);
    if (!synced.ok) return synced;
  }
  await db.update(paymentEvents).set({ processedAt: new Date() }).where(eq(paymentEvents.id, id));
  return { ok: true, isRepeated: false };
}
