import { randomUUID } from 'node:crypto';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { newsletterRates } from '#app/domain/limits/rates.ts';
import { personKey, takeTurn, takeTurns } from '#app/domain/limits/turns.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { confirmUrl, unsubscribeUrl } from './links.server.ts';

type SubscribeResult = { ok: true } | { ok: false; reason: 'duplicate' } | { ok: false; reason: 'too-many' };

type Subscription = {
  /** Validated by the caller. */
  email: string;
  source: 'homepage' | 'blog';
  /** Whose browser asks, for the limits. */
  network: string;
};

const { id, isActive, confirmedAt } = newsletterSubscribers;
const isPending = and(isActive, isNull(confirmedAt));
/** Left by the owner's own wish, which takes the confirmation back; an operator's deactivation leaves it in place. */
const hasLeft = and(not(isActive), isNull(confirmedAt));

/**
 * Notes an address for the newsletter, unconfirmed, and mails it the link that confirms it. Nothing else is sent to it
 * before. There is one row for each normalised address, however many ask at once. An address that still waits is mailed
 * again, as often as the limits allow. One that left may come back; one that an operator deactivated stays so.
 */
export async function subscribeToNewsletter(input: Subscription): Promise<SubscribeResult> {
  const email = input.email.trim().toLowerCase();
  const asked = await takeTurn({ key: `newsletter|${input.network}`, ...newsletterRates.network });
  if (!asked.ok) return tooMany;
  const known = await findByEmail(email);
  if (known && !known.mayConfirm) return { ok: false, reason: 'duplicate' };

  const turn = await mayBeMailed(email, input.network);
  if (turn === 'client-limit' && !known?.isPending) return tooMany;
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(newsletterSubscribers)
      .values({ id: randomUUID(), email, source: input.source })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { ...asNew, source: input.source },
        setWhere: hasLeft,
      })
      .returning({ id });
    const waiting = added ?? (turn === 'yes' ? await renewPending(tx, email) : undefined);
    if (waiting && turn === 'yes') await mailConfirmation(tx, { id: waiting.id, email });
    return added ? { ok: true } : { ok: false, reason: 'duplicate' };
  });
}

const tooMany = { ok: false, reason: 'too-many' } as const;

const asNew = { isActive: true, confirmedAt: null, unsubscribedAt: null, subscribedAt: sql`now()` };

/**
 * Whether a confirmation mail may go out now. The address comes first: of a hundred requests for the same one, only the
 * one that mails it counts against the browser's limit.
 */
async function mayBeMailed(
  email: string,
  network: string,
): Promise<'yes' | 'address-limit' | 'client-limit'> {
  const forAddress = await takeTurns([
    { key: personKey('newsletter-ten-minutes', email), ...newsletterRates.address },
    { key: personKey('newsletter-day', email), ...newsletterRates.addressDaily },
  ]);
  if (!forAddress.ok) return 'address-limit';
  const forClient = await takeTurns([
    { key: `newsletter-mail|${network}`, ...newsletterRates.networkMails },
    { key: `newsletter-mail-day|${network}`, ...newsletterRates.networkMailsDaily },
  ]);
  return forClient.ok ? 'yes' : 'client-limit';
}

async function findByEmail(email: string) {
  const [row] = await db
    .select({ isPending: sql<boolean>`${isPending}`, mayConfirm: sql<boolean>`${isPending} or ${hasLeft}` })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}

/** Starts the 30 days again for an address that waits again, so that its row is kept as long as its new link works. */
async function renewPending(tx: Executor, email: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({ subscribedAt: sql`now()` })
    .where(and(eq(newsletterSubscribers.email, email), isPending))
    .returning({ id });
  return row;
}

/** By way of the queue, in the row's transaction: neither exists without the other. */
async function mailConfirmation(tx: Executor, person: { id: string; email: string }): Promise<void> {
  const { newsletterConfirmMail } = await import('#app/mails/newsletter-confirm.tsx');
  const { brandName, publicUrl, supportEmail } = config();
  const leave = unsubscribeUrl(person.id);
  const mail = await newsletterConfirmMail({
    brandName,
    publicUrl,
    supportEmail,
    url: confirmUrl(person.id),
    unsubscribeUrl: leave,
  });
  await enqueue('send-mail', { mail: { to: person.email, ...mail, unsubscribeUrl: leave } }, { tx });
}
