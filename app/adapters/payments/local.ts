import { href } from 'react-router';
import { log } from '#app/log.server.ts';
import {
  type CheckoutOrder,
  PaymentsError,
  type PaymentsPort,
  type PortalVisit,
  type PriceList,
  type ProviderSubscription,
} from './port.ts';
import { isSigned, sign } from './signature.ts';
import {
  runningOf,
  settle,
  type TestAction,
  type TestCustomer,
  type TestInvoice,
  type TestStep,
  takeStep,
  testId,
} from './test-life.ts';

/** Where the test mode keeps its customers. */
export type TestPaymentsStore = {
  find(customerId: string): Promise<TestCustomer | null>;
  /** Keeps a new customer, or returns the one the user already has. */
  findOrCreate(customer: TestCustomer): Promise<TestCustomer>;
  /** Replaces a customer while nobody else can; null leaves it as it is. Returns false when there is none. */
  change(customerId: string, next: (customer: TestCustomer) => TestCustomer | null): Promise<boolean>;
};

export type LocalPaymentsOptions = {
  /** Signs the events. */
  secret: string;
  prices: PriceList;
  store: TestPaymentsStore;
  /** Hands a signed event to what receives a provider's events. */
  deliver(message: { body: string; headers: Headers }): Promise<void>;
  now?: () => Date;
};

/** Payments without money, with pages of our own (routes/payments) that let a person play the customer and the bank. */
export type LocalPayments = PaymentsPort & {
  readonly kind: 'test';
  customer(customerId: string): Promise<TestCustomer | null>;
  act(customerId: string, action: TestAction): Promise<TestStep>;
};

const signatureHeader = 'test-payments-signature';

export function createLocalPayments(options: LocalPaymentsOptions): LocalPayments {
  const { prices, store, secret, now = () => new Date() } = options;

  async function act(customerId: string, action: TestAction): Promise<TestStep> {
    let step: TestStep = { ok: false, reason: 'not-possible' };
    await store.change(customerId, (customer) => {
      step = takeStep({ customer, action, prices, now: now() });
      return step.ok ? step.customer : null;
    });
    // A local copy: the compiler does not see what the callback assigned.
    const taken = step as TestStep;
    for (const type of taken.ok ? taken.events : []) await send(type, customerId);
    return taken;
  }

  async function send(type: string, customerId: string): Promise<void> {
    const body = JSON.stringify({ id: testId('evt'), type, customer: customerId });
    const signature = sign({ body, secret, at: Math.floor(now().getTime() / 1000) });
    await options.deliver({ body, headers: new Headers({ [signatureHeader]: signature }) }).catch((error) => {
      // As with any provider an event can get lost; the plan page reads the state again.
      log.warn({ type, error: String(error) }, 'a test payment event was not delivered');
    });
  }

  async function settled(customerId: string): Promise<TestCustomer | null> {
    const customer = await store.find(customerId);
    return customer && settle({ customer, prices, now: now() });
  }

  return {
    kind: 'test',
    owns: (customerId) => customerId.startsWith('test_cus_'),
    customer: settled,
    act,
    async findOrCreateCustomer({ userId, email }) {
      const fresh = { id: testId('cus'), userId, email, checkouts: [], subscription: null, invoices: [] };
      return (await store.findOrCreate(fresh)).id;
    },
    openCheckout: (order) => openCheckout(store, order),
    openPortal: async ({ customerId, changeTo }: PortalVisit) => {
      const customer = await settled(customerId);
      if (!customer || (changeTo && !runningOf(customer)))
        throw new PaymentsError('There is nothing to change');
      return changeTo ? `${href('/payments/portal')}?change=${changeTo}` : href('/payments/portal');
    },
    async readSubscription(customerId) {
      const customer = await settled(customerId);
      return customer?.subscription ? describe(customer.subscription) : null;
    },
    async cancelNow(customerId) {
      await act(customerId, { type: 'cancel-now' });
    },
    async refundLatestPayment(customerId, since) {
      const step = await act(customerId, { type: 'refund', since });
      if (!step.ok) return { ok: false, reason: step.reason === 'too-old' ? 'too-old' : 'nothing-to-refund' };
      if (!step.refunded) return { ok: false, reason: 'nothing-to-refund' };
      return { ok: true, ...refundOf(step.refunded) };
    },
    async readRefund(customerId) {
      const latest = (await settled(customerId))?.invoices.find(({ status }) => status !== 'open');
      return latest?.status === 'refunded' ? refundOf(latest) : null;
    },
    readWebhook({ body, headers }) {
      if (!isSigned({ body, secret, header: headers.get(signatureHeader) })) {
        return { ok: false, reason: 'no fresh signature' };
      }
      const { id, type, customer } = JSON.parse(body);
      return { ok: true, event: { id, type, customerId: customer } };
    },
  };
}

const refundOf = ({ id, amountCents, currency }: TestInvoice) => ({ id, amountCents, currency });

async function openCheckout(store: TestPaymentsStore, { customerId, tier }: CheckoutOrder): Promise<string> {
  let id = '';
  const isKnown = await store.change(customerId, (customer) => {
    const open = customer.checkouts.find((checkout) => checkout.status === 'open' && checkout.tier === tier);
    id = open?.id ?? testId('cs');
    if (open) return null;
    const closed = customer.checkouts.map((one) => ({
      ...one,
      status: one.status === 'open' ? ('expired' as const) : one.status,
    }));
    return { ...customer, checkouts: [{ id, tier, status: 'open' as const }, ...closed].slice(0, 20) };
  });
  if (!isKnown) throw new PaymentsError('No such customer');
  return href('/payments/checkout/:checkoutId', { checkoutId: id });
}

function describe(subscription: NonNullable<TestCustomer['subscription']>): ProviderSubscription {
  return {
    id: subscription.id,
    tier: subscription.tier,
    status: subscription.status,
    endsInsteadOfRenewing: subscription.cancelAtPeriodEnd,
    periodEnd: new Date(subscription.periodEnd),
    unpaidSince: subscription.unpaidSince ? new Date(subscription.unpaidSince) : null,
  };
}
