import { eq } from 'drizzle-orm';
import { href } from 'react-router';
import { payments } from '#app/adapters/adapters.server.ts';
import type { PaidTier, PaymentsPort } from '#app/adapters/payments/port.ts';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { subscribers } from '#app/db/schema.ts';
import { billingRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { askProvider } from './ask-provider.server.ts';
import { entitlementOf } from './entitlement.server.ts';
import type { Tier } from './plans.ts';
import { syncSubscription } from './sync.server.ts';

export type Payer = { id: string; email: string; name: string };

export type BillingPage =
  /** An address to go to: the provider's, or a path of ours in test mode. */
  | { ok: true; url: string }
  | {
      ok: false;
      reason: 'payments-off' | 'provider-unavailable' | 'already-subscribed' | 'in-team' | 'no-customer';
    }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/** Checkouts being opened: clicks that come at the same time share one. */
const opening = new Map<string, Promise<BillingPage>>();

/**
 * The page on which a user pays for a tier. A subscriber confirms the change in the provider's portal instead, so that
 * nobody pays for two subscriptions. A member who uses a team's plan has to leave the team first. The price is the
 * provider's price for the tier: no price is taken from the request.
 */
export function openCheckout(user: Payer, tier: PaidTier): Promise<BillingPage> {
  const key = `${user.id} ${tier}`;
  const known = opening.get(key);
  if (known) return known;
  const opened = askForPage(user, (provider) => findCheckout(provider, user, tier)).finally(() =>
    opening.delete(key),
  );
  opening.set(key, opened);
  return opened;
}

async function findCheckout(provider: PaymentsPort, user: Payer, tier: PaidTier): Promise<BillingPage> {
  const { accountId } = await entitlementOf(user.id);
  if (accountId !== user.id) return { ok: false, reason: 'in-team' };
  const customerId = await ensureCustomer(provider, user);
  const synced = await syncSubscription(customerId);
  if (!synced.ok) return synced;
  const current = synced.subscription;
  if (current && !['canceled', 'incomplete', 'incomplete_expired'].includes(current.status)) {
    const isSettled = ['active', 'trialing'].includes(current.status) && !current.endsInsteadOfRenewing;
    if (isSettled && current.tier === tier) return { ok: false, reason: 'already-subscribed' };
    const visit = isSettled
      ? { customerId, returnUrl: returnTo('?checkout=changed'), changeTo: tier }
      : { customerId, returnUrl: returnTo('') };
    return { ok: true, url: await provider.openPortal(visit) };
  }
  const [successUrl, cancelUrl] = [returnTo('?checkout=success'), returnTo('?checkout=cancelled')];
  return { ok: true, url: await provider.openCheckout({ customerId, tier, successUrl, cancelUrl }) };
}

/**
 * The provider's page with invoices, payment method, changes and cancellation. Only for users who have been customers.
 */
export function openPortal(user: Payer): Promise<BillingPage> {
  return askForPage(user, async (provider) => {
    const customerId = await findCustomer(user.id);
    if (!customerId || !provider.owns(customerId)) return { ok: false, reason: 'no-customer' };
    return { ok: true, url: await provider.openPortal({ customerId, returnUrl: returnTo('') }) };
  });
}

/** The provider's customer of a user, or null. */
export async function findCustomer(userId: string): Promise<string | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userId, userId));
  return row?.customerId ?? null;
}

/**
 * Reads the user's subscription from the provider into the row. A user who never was a customer has nothing to read.
 */
export async function checkSubscription(userId: string): Promise<{ ok: boolean }> {
  const customerId = await findCustomer(userId);
  if (!payments || !customerId) return { ok: true };
  return syncSubscription(customerId);
}

/** The row is held while the provider makes the customer, so that a user never has two. */
function ensureCustomer(provider: PaymentsPort, user: Payer): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.insert(subscribers).values({ userId: user.id, email: user.email }).onConflictDoNothing();
    const isUser = eq(subscribers.userId, user.id);
    const [row] = await tx.select().from(subscribers).where(isUser).for('update');
    if (row?.customerId && provider.owns(row.customerId)) return row.customerId;
    const customerId = await provider.findOrCreateCustomer({
      userId: user.id,
      email: user.email,
      name: user.name,
    });
    await tx.update(subscribers).set({ customerId, updatedAt: new Date() }).where(isUser);
    return customerId;
  });
}

async function askForPage(
  user: Payer,
  call: (provider: PaymentsPort) => Promise<BillingPage>,
): Promise<BillingPage> {
  const provider = payments;
  if (!provider) return { ok: false, reason: 'payments-off' };
  const turn = await takeTurn({ key: `billing:${user.id}`, ...billingRates.user });
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const answer = await askProvider(() => call(provider));
  return answer.ok ? answer.value : answer;
}

const returnTo = (query: string) => `${config().publicUrl}${href('/manage-plan')}${query}`;

/** Whether a posted tier is one that is paid for. */
export function isPaidTier(tier: unknown): tier is Exclude<Tier, 'starter'> {
  return tier === 'professional' || tier === 'enterprise';
}
