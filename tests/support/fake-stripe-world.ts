/** Stripe's objects, as far as the product reads them. Times are Unix s. */
export type FakePrice = {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  metadata: Record<string, string>;
  product: string;
  recurring: { interval: string };
};
export type FakeSession = {
  id: string;
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  metadata: Record<string, string>;
  url: string | null;
  priceId: string;
};
export type FakeInvoice = {
  id: string;
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid';
  amount_paid: number;
  created: number;
  status_transitions: { finalized_at: number; paid_at: number | null };
  paymentIntent: string;
};
export type FakeSubscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  created: number;
  ended_at: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  priceId: string;
  periodEnd: number;
  invoice: FakeInvoice;
};

const month = 30 * 86_400;

/** The account's contents, and what people and banks do to it. */
export function createWorld() {
  let last = 0;
  const newId = (kind: string) => `${kind}_${(++last).toString().padStart(6, '0')}`;
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const customers: { id: string; email: string; metadata: Record<string, string> }[] = [];
  const prices: FakePrice[] = [];
  const sessions: FakeSession[] = [];
  const subscriptions: FakeSubscription[] = [];
  const invoices: FakeInvoice[] = [];
  const refunded = new Set<string>();
  const portals: { customer: string; url: string; flow: string | null; price: string | null }[] = [];
  const configurations: { id: string; metadata: Record<string, string> }[] = [];

  function addInvoice(customer: string, priceId: string, status: FakeInvoice['status']): FakeInvoice {
    const amount = prices.find(({ id }) => id === priceId)?.unit_amount ?? 0;
    const invoice: FakeInvoice = {
      id: newId('in'),
      object: 'invoice',
      customer,
      status,
      amount_paid: status === 'paid' ? amount : 0,
      created: nowSeconds(),
      status_transitions: { finalized_at: nowSeconds(), paid_at: status === 'paid' ? nowSeconds() : null },
      paymentIntent: newId('pi'),
    };
    invoices.unshift(invoice);
    return invoice;
  }

  /** The customer's newest subscription. Throws without one. */
  function latest(customer: string): FakeSubscription {
    const found = subscriptions.find((subscription) => subscription.customer === customer);
    if (!found) throw new Error(`${customer} has no subscription`);
    return found;
  }

  function subscribe(customer: string, priceId: string): FakeSubscription {
    const subscription: FakeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      created: nowSeconds() + last,
      ended_at: null,
      cancel_at: null,
      cancel_at_period_end: false,
      priceId,
      periodEnd: nowSeconds() + month,
      invoice: addInvoice(customer, priceId, 'paid'),
    };
    subscriptions.unshift(subscription);
    return subscription;
  }

  return {
    newId,
    customers,
    prices,
    sessions,
    subscriptions,
    invoices,
    refunded,
    portals,
    configurations,
    latest,
    subscribe,
    /** The person pays on the page behind the address. */
    payCheckout(url: string): FakeSubscription {
      const session = sessions.find((one) => one.url === url);
      if (session?.status !== 'open') throw new Error('This checkout is closed');
      session.status = 'complete';
      session.url = null;
      return subscribe(session.customer, session.priceId);
    },
    cancelAtPeriodEnd(customer: string): void {
      latest(customer).cancel_at_period_end = true;
    },
    resume(customer: string): void {
      latest(customer).cancel_at_period_end = false;
    },
    failPayment(customer: string): void {
      const subscription = latest(customer);
      subscription.status = 'past_due';
      subscription.invoice = addInvoice(customer, subscription.priceId, 'open');
    },
    pay(customer: string): void {
      const subscription = latest(customer);
      subscription.status = 'active';
      subscription.invoice.status = 'paid';
      subscription.invoice.status_transitions.paid_at = nowSeconds();
      subscription.invoice.amount_paid =
        prices.find(({ id }) => id === subscription.priceId)?.unit_amount ?? 0;
    },
    changeTo(customer: string, priceId: string): void {
      latest(customer).priceId = priceId;
    },
    renew(customer: string): void {
      const subscription = latest(customer);
      if (subscription.cancel_at_period_end) {
        end(subscription);
        return;
      }
      subscription.periodEnd += month;
      subscription.invoice = addInvoice(customer, subscription.priceId, 'paid');
    },
    end: (customer: string) => end(latest(customer)),
  };

  function end(subscription: FakeSubscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = nowSeconds();
  }
}

export type StripeWorld = ReturnType<typeof createWorld>;
