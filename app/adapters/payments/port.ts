/** A plan that is paid for. */
export type PaidTier = 'professional' | 'enterprise';

/** What is sold for a tier, in minor currency units a month. */
export type PlanPrice = { name: string; amountCents: number; currency: 'usd' };
export type PriceList = Record<PaidTier, PlanPrice>;

/** States a provider's subscription can be in; Stripe's words, which the test mode speaks as well. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A customer's subscription as the provider has it at this moment. */
export type ProviderSubscription = {
  id: string;
  /** null: paid for something this product does not sell. */
  tier: PaidTier | null;
  status: ProviderStatus;
  /** Ends instead of renewing; until then it still runs. */
  endsInsteadOfRenewing: boolean;
  /** When the paid period ends; for one that is over, when it ended. */
  periodEnd: Date | null;
  /** When the payment that is missing was due; null while nothing is. */
  unpaidSince: Date | null;
};

export type PaymentEvent = { id: string; type: string; customerId: string | null };

/** What a provider's message turned out to be. `reason` is for the log. */
export type WebhookResult = { ok: true; event: PaymentEvent } | { ok: false; reason: string };

/** Largest message a provider may send, bytes. */
export const maxWebhookBytes = 256 * 1024;
/** s a signed message is good for. */
export const webhookToleranceSeconds = 300;

export type CheckoutOrder = {
  customerId: string;
  tier: PaidTier;
  /** Addresses the person comes back to. */
  successUrl: string;
  cancelUrl: string;
};

export type PortalVisit = {
  customerId: string;
  returnUrl: string;
  /** Opens on the confirmation of this change instead of the overview. */
  changeTo?: PaidTier;
};

/** A payment that was given back; `id` is the provider's. */
export type Refund = { id: string; amountCents: number; currency: string };

export type RefundResult = ({ ok: true } & Refund) | { ok: false; reason: 'nothing-to-refund' | 'too-old' };

/**
 * A provider of payments. Every call but `readWebhook` throws PaymentsError when the provider can't be reached or
 * refuses. It holds the truth about subscriptions; the application only mirrors it.
 */
export type PaymentsPort = {
  readonly kind: 'stripe' | 'test';
  /** Whether this provider gave out the id. */
  owns(customerId: string): boolean;
  /** The provider's customer of a user: the same one each time. */
  findOrCreateCustomer(user: { userId: string; email: string; name: string }): Promise<string>;
  /**
   * Address of the page that takes the money. While one is open for the tier it is that one; those of other tiers
   * close.
   */
  openCheckout(order: CheckoutOrder): Promise<string>;
  /** Address of the page on which a customer sees invoices, pays, changes and cancels. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** The subscription that counts: a running one before one that is over. null without any. */
  readSubscription(customerId: string): Promise<ProviderSubscription | null>;
  /** Ends every subscription of the customer at once, without a refund. Nothing to end is fine. */
  cancelNow(customerId: string): Promise<void>;
  /** Gives back the latest payment in full if it was made after `since`; one payment is given back once. */
  refundLatestPayment(customerId: string, since: Date): Promise<RefundResult>;
  /** How the latest payment was given back; null when it was not, or there is none. */
  readRefund(customerId: string): Promise<Refund | null>;
  /** Checks who signed a message and when, and reads its id, type and customer. Never throws. */
  readWebhook(message: { body: string; headers: Headers }): WebhookResult;
};

/** The provider can't be reached, or refused. The message holds nothing of the customer's. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
}
