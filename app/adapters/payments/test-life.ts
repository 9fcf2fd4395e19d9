import { randomBytes } from 'node:crypto';
import type { PaidTier, PriceList } from './port.ts';

/** Everything the test mode knows of one customer, as plain JSON; times are ISO 8601. */
export type TestCustomer = {
  id: string;
  userId: string;
  email: string;
  /** Newest first. */
  checkouts: { id: string; tier: PaidTier; status: 'open' | 'complete' | 'expired' }[];
  subscription: TestSubscription | null;
  /** Newest first. */
  invoices: TestInvoice[];
};

export type TestSubscription = {
  id: string;
  tier: PaidTier;
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  periodEnd: string;
  unpaidSince: string | null;
};

export type TestInvoice = {
  id: string;
  text: string;
  amountCents: number;
  currency: 'usd';
  status: 'paid' | 'open' | 'refunded';
  createdAt: string;
};

/** What a person can do on the pages of the test mode, and what the product asks for. */
export type TestAction =
  | { type: 'pay-checkout' | 'decline-checkout'; checkoutId: string }
  | { type: 'change-plan'; tier: PaidTier }
  | { type: 'cancel' | 'resume' | 'fail-payment' | 'pay' | 'renew' | 'cancel-now' }
  | { type: 'refund'; since: Date };

export type TestStep =
  | { ok: true; customer: TestCustomer; events: string[]; refunded?: TestInvoice }
  | { ok: false; reason: 'not-possible' | 'declined' | 'too-old' };

/** An id that looks like a provider's and can't be guessed: 128 random bits. */
export const testId = (kind: string) => `test_${kind}_${randomBytes(16).toString('hex')}`;

const refused: TestStep = { ok: false, reason: 'not-possible' };
const updated = 'customer.subscription.updated';

/** One step in a customer's life: what is true after it and which events tell of it. Nothing outside is touched. */
export function takeStep(input: {
  customer: TestCustomer;
  action: TestAction;
  prices: PriceList;
  now: Date;
}): TestStep {
  const { action, prices, now } = input;
  const customer = settle(input);
  if (action.type === 'pay-checkout' || action.type === 'decline-checkout')
    return payCheckout({ customer, prices, now }, action);
  if (action.type === 'refund') return refund(customer, action.since);
  const subscription = runningOf(customer);
  if (!subscription) return refused;
  const after = (
    change: Partial<TestSubscription>,
    events: string[],
    invoices = customer.invoices,
  ): TestStep => ({
    ok: true,
    customer: { ...customer, invoices, subscription: { ...subscription, ...change } },
    events,
  });
  switch (action.type) {
    case 'change-plan': {
      if (subscription.status === 'past_due' || subscription.tier === action.tier) return refused;
      const difference = prices[action.tier].amountCents - prices[subscription.tier].amountCents;
      const invoices =
        difference > 0
          ? [invoice(`Change to ${prices[action.tier].name}`, difference, now), ...customer.invoices]
          : customer.invoices;
      return after({ tier: action.tier, cancelAtPeriodEnd: false }, [updated], invoices);
    }
    case 'cancel':
      return subscription.cancelAtPeriodEnd ? refused : after({ cancelAtPeriodEnd: true }, [updated]);
    case 'resume':
      return subscription.cancelAtPeriodEnd ? after({ cancelAtPeriodEnd: false }, [updated]) : refused;
    case 'fail-payment': {
      if (subscription.status === 'past_due') return refused;
      const due = { ...monthly(prices, subscription.tier, now), status: 'open' as const };
      const unpaid = { status: 'past_due' as const, unpaidSince: now.toISOString() };
      return after(unpaid, ['invoice.payment_failed', updated], [due, ...customer.invoices]);
    }
    case 'pay': {
      if (subscription.status !== 'past_due') return refused;
      const paid = customer.invoices.map((one) =>
        one.status === 'open' ? { ...one, status: 'paid' as const } : one,
      );
      return after({ status: 'active', unpaidSince: null }, ['invoice.paid', updated], paid);
    }
    case 'renew': {
      if (subscription.status === 'past_due') return refused;
      if (subscription.cancelAtPeriodEnd) return after(ended(now), ['customer.subscription.deleted']);
      const invoices = [monthly(prices, subscription.tier, now), ...customer.invoices];
      return after({ periodEnd: monthAfter(subscription.periodEnd) }, ['invoice.paid', updated], invoices);
    }
    case 'cancel-now':
      return after(ended(now), ['customer.subscription.deleted']);
  }
}

/** The customer's subscription unless it is over. */
export function runningOf({ subscription }: TestCustomer): TestSubscription | null {
  return subscription && subscription.status !== 'canceled' ? subscription : null;
}

/** Periods that have passed in the meantime: renewed month by month, or over. */
export function settle(input: { customer: TestCustomer; prices: PriceList; now: Date }): TestCustomer {
  let { customer } = input;
  for (let months = 0; months < 1200; months++) {
    const running = runningOf(customer);
    if (!running || running.status === 'past_due' || new Date(running.periodEnd) > input.now) break;
    const end = new Date(running.periodEnd);
    customer = running.cancelAtPeriodEnd
      ? { ...customer, subscription: { ...running, status: 'canceled' } }
      : {
          ...customer,
          subscription: { ...running, periodEnd: monthAfter(running.periodEnd) },
          invoices: [monthly(input.prices, running.tier, end), ...customer.invoices],
        };
  }
  return customer;
}

function payCheckout(
  { customer, prices, now }: { customer: TestCustomer; prices: PriceList; now: Date },
  { type, checkoutId }: { type: string; checkoutId: string },
): TestStep {
  const checkout = customer.checkouts.find(({ id }) => id === checkoutId);
  if (checkout?.status !== 'open' || runningOf(customer)) return refused;
  if (type === 'decline-checkout') return { ok: false, reason: 'declined' };
  return {
    ok: true,
    customer: {
      ...customer,
      checkouts: customer.checkouts.map((one) => ({
        ...one,
        status: one.id === checkoutId ? 'complete' : one.status === 'open' ? 'expired' : one.status,
      })),
      subscription: {
        id: testId('sub'),
        tier: checkout.tier,
        status: 'active',
        cancelAtPeriodEnd: false,
        periodEnd: monthAfter(now.toISOString()),
        unpaidSince: null,
      },
      invoices: [monthly(prices, checkout.tier, now), ...customer.invoices],
    },
    events: ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'],
  };
}

function refund(customer: TestCustomer, since: Date): TestStep {
  const latest = customer.invoices.find(({ status }) => status !== 'open');
  if (latest?.status !== 'paid') return refused;
  if (new Date(latest.createdAt) < since) return { ok: false, reason: 'too-old' };
  const refunded = { ...latest, status: 'refunded' as const };
  const invoices = customer.invoices.map((one) => (one.id === latest.id ? refunded : one));
  return { ok: true, customer: { ...customer, invoices }, events: ['charge.refunded'], refunded };
}

const ended = (now: Date) => ({
  status: 'canceled' as const,
  cancelAtPeriodEnd: false,
  periodEnd: now.toISOString(),
  unpaidSince: null,
});

const monthly = (prices: PriceList, tier: PaidTier, at: Date) =>
  invoice(`${prices[tier].name}, one month`, prices[tier].amountCents, at);

function invoice(text: string, amountCents: number, at: Date): TestInvoice {
  return {
    id: testId('in'),
    text,
    amountCents,
    currency: 'usd',
    status: 'paid',
    createdAt: at.toISOString(),
  };
}

/** The same day of the next month, or that month's last day. */
function monthAfter(time: string): string {
  const at = new Date(time);
  const next = new Date(at);
  next.setUTCMonth(at.getUTCMonth() + 1);
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return next.toISOString();
}
