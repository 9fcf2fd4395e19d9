import Stripe from 'stripe';
import {
  type CheckoutOrder,
  type PaidTier,
  PaymentsError,
  type PaymentsPort,
  type PriceList,
  type ProviderStatus,
  type ProviderSubscription,
  type Refund,
  type RefundResult,
  type WebhookResult,
  webhookToleranceSeconds,
} from './port.ts';
import { readSignedAt } from './signature.ts';
import { createStripeCatalog, type StripeCatalog } from './stripe-catalog.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  prices: PriceList;
  /** Ids of prices made by hand, used instead of the ones found or made by lookup key. */
  priceIds: Partial<Record<PaidTier, string>>;
  /** Address of the API, for a proxy or a test. */
  apiBase?: string;
};

/** ms for one answer; with the retries a person waits for at most about 20 s. */
const timeout = 8_000;

/**
 * Payments over Stripe: Checkout, the customer portal, Billing. Prices and the portal's settings are found or made by
 * themselves.
 */
export function createStripePayments(options: StripeOptions): PaymentsPort {
  const { host, port, protocol } = addressOf(options.apiBase);
  const stripe = new Stripe(options.secretKey, {
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(options.apiBase && { host, port, protocol }),
  });
  const catalog = createStripeCatalog(stripe, options);

  return {
    kind: 'stripe',
    owns: (customerId) => customerId.startsWith('cus_'),
    findOrCreateCustomer: (user) => askStripe(() => findOrCreateCustomer(stripe, user)),
    openCheckout: (order) => askStripe(() => openCheckout({ stripe, catalog }, order)),
    openPortal: ({ customerId, returnUrl, changeTo }) =>
      askStripe(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          configuration: await catalog.portal(),
          ...(changeTo && {
            flow_data: await changeFlow({ stripe, catalog }, { customerId, returnUrl, changeTo }),
          }),
        });
        return url;
      }),
    readSubscription: (customerId) =>
      askStripe(async () => {
        const subscription = await findSubscription(stripe, customerId);
        return subscription && describe(subscription, catalog.tierOf);
      }),
    cancelNow: (customerId) =>
      askStripe(async () => {
        for (const { id } of (await listSubscriptions(stripe, customerId)).filter(runs)) {
          await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}` });
        }
      }),
    refundLatestPayment: (customerId, since) => askStripe(() => refund(stripe, customerId, since)),
    readRefund: (customerId) => askStripe(() => readRefund(stripe, customerId)),
    readWebhook: (message) => readWebhook(message, options.webhookSecret),
  };
}

type Ways = { stripe: Stripe; catalog: StripeCatalog };

async function findOrCreateCustomer(
  stripe: Stripe,
  { userId, email, name }: { userId: string; email: string; name: string },
): Promise<string> {
  const known = await stripe.customers.list({ email, limit: 100 });
  const own = known.data.find(({ metadata }) => metadata.user_id === userId);
  if (own) return own.id;
  const customer = await stripe.customers.create(
    { email, name: name.trim() || undefined, metadata: { user_id: userId } },
    { idempotencyKey: `customer:${userId}` },
  );
  return customer.id;
}

async function openCheckout({ stripe, catalog }: Ways, order: CheckoutOrder): Promise<string> {
  const price = await catalog.priceOf(order.tier);
  const { data: sessions } = await stripe.checkout.sessions.list({ customer: order.customerId, limit: 20 });
  const open = sessions.filter(({ status }) => status === 'open');
  const same = open.find(({ metadata, url }) => metadata?.price === price && url);
  for (const { id } of open) if (id !== same?.id) await expire(stripe, id);
  if (same?.url) return same.url;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: order.customerId,
      line_items: [{ price, quantity: 1 }],
      metadata: { tier: order.tier, price },
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    // Clicks that come at the same time see the same latest session, and so ask for the same new one.
    { idempotencyKey: `checkout:${order.customerId}:${price}:after:${sessions[0]?.id ?? 'none'}` },
  );
  if (!session.url) throw new PaymentsError('The checkout session has no address');
  return session.url;
}

/** A session that was paid a moment ago can't be closed any more; its subscription exists then. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

async function changeFlow(
  { stripe, catalog }: Ways,
  visit: { customerId: string; returnUrl: string; changeTo: PaidTier },
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const subscription = await findSubscription(stripe, visit.customerId);
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new PaymentsError('There is no subscription to change');
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: item.id, price: await catalog.priceOf(visit.changeTo), quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: visit.returnUrl } },
  };
}

const rank: Record<ProviderStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 3,
  incomplete: 4,
  canceled: 5,
  incomplete_expired: 6,
};

const statusOf = (subscription: Stripe.Subscription) => subscription.status as ProviderStatus;
const runs = (subscription: Stripe.Subscription) => rank[statusOf(subscription)] < rank.canceled;

async function listSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const expand = ['data.latest_invoice'];
    return (await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })).data;
  } catch (error) {
    // A customer of another account or of the other mode has paid nothing here.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return [];
    throw error;
  }
}

async function findSubscription(stripe: Stripe, customer: string): Promise<Stripe.Subscription | null> {
  const all = await listSubscriptions(stripe, customer);
  const order = (a: Stripe.Subscription, b: Stripe.Subscription) =>
    rank[statusOf(a)] - rank[statusOf(b)] || b.created - a.created;
  return all.toSorted(order)[0] ?? null;
}

function describe(
  subscription: Stripe.Subscription,
  tierOf: (price: Stripe.Price) => PaidTier | null,
): ProviderSubscription {
  const [item] = subscription.items.data;
  const isOver = !runs(subscription);
  const end = isOver ? subscription.ended_at : (subscription.cancel_at ?? item?.current_period_end ?? null);
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const due =
    invoice?.status === 'open' ? (invoice.status_transitions.finalized_at ?? invoice.created) : null;
  return {
    id: subscription.id,
    tier: item ? tierOf(item.price) : null,
    status: statusOf(subscription),
    endsInsteadOfRenewing: !isOver && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    periodEnd: end === null ? null : new Date(end * 1000),
    unpaidSince: due === null ? null : new Date(due * 1000),
  };
}

async function refund(stripe: Stripe, customer: string, since: Date): Promise<RefundResult> {
  const latest = await findLatestPayment(stripe, customer);
  if (!latest) return { ok: false, reason: 'nothing-to-refund' };
  if (latest.paidAt * 1000 < since.getTime()) return { ok: false, reason: 'too-old' };
  try {
    const made = await stripe.refunds.create({
      payment_intent: latest.intent,
      reason: 'requested_by_customer',
    });
    return { ok: true, ...refundOf(made) };
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (isDone) return { ok: false, reason: 'nothing-to-refund' };
    throw error;
  }
}

async function readRefund(stripe: Stripe, customer: string): Promise<Refund | null> {
  const latest = await findLatestPayment(stripe, customer);
  if (!latest) return null;
  const { data: refunds } = await stripe.refunds.list({ payment_intent: latest.intent, limit: 10 });
  const made = refunds.find(({ status }) => status !== 'failed' && status !== 'canceled');
  return made ? refundOf(made) : null;
}

const refundOf = ({ id, amount, currency }: Stripe.Refund): Refund => ({ id, amountCents: amount, currency });

/** The payment behind the latest paid invoice that cost something. `paidAt` is in Unix s. */
async function findLatestPayment(
  stripe: Stripe,
  customer: string,
): Promise<{ intent: string; paidAt: number } | null> {
  const { data: invoices } = await stripe.invoices.list({ customer, status: 'paid', limit: 20 });
  const latest = invoices.find(({ amount_paid }) => amount_paid > 0);
  if (!latest?.id) return null;
  const { data: payments } = await stripe.invoicePayments.list({ invoice: latest.id, status: 'paid' });
  const intent = payments.flatMap(({ payment }) => payment.payment_intent ?? [])[0];
  if (!intent) return null;
  return {
    intent: typeof intent === 'string' ? intent : intent.id,
    paidAt: latest.status_transitions.paid_at ?? latest.created,
  };
}

function readWebhook({ body, headers }: { body: string; headers: Headers }, secret: string): WebhookResult {
  const header = headers.get('stripe-signature');
  if (!header || readSignedAt(header) === null) return { ok: false, reason: 'no fresh signature' };
  try {
    const event = Stripe.webhooks.constructEvent(body, header, secret, webhookToleranceSeconds);
    const object = event.data.object as {
      id?: string;
      object?: string;
      customer?: string | { id: string } | null;
    };
    const customer = object.object === 'customer' ? object.id : object.customer;
    const customerId = typeof customer === 'object' ? customer?.id : customer;
    return { ok: true, event: { id: event.id, type: event.type, customerId: customerId ?? null } };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.name : 'unreadable' };
  }
}

/** Turns what the client throws into PaymentsError, without the request's data. */
async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new PaymentsError(`Stripe: ${error.type} ${error.code ?? ''} ${error.statusCode ?? ''}`.trim());
    }
    throw error;
  }
}

function addressOf(apiBase = 'https://api.stripe.com') {
  const { hostname: host, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
