import { db } from '#app/db/client.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';

export type SubscribeResult = { ok: true } | { ok: false; reason: 'duplicate' };

/**
 * Notes an address for the newsletter, unconfirmed: nothing is sent to it before its owner has confirmed. `email` is
 * validated by the caller; one row per normalised address, however many ask at once.
 */
export async function subscribeToNewsletter(input: {
  email: string;
  source: 'homepage' | 'blog';
}): Promise<SubscribeResult> {
  const email = input.email.trim().toLowerCase();
  const inserted = await db
    .insert(newsletterSubscribers)
    .values({ email, source: input.source })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  return inserted.length === 1 ? { ok: true } : { ok: false, reason: 'duplicate' };
}
