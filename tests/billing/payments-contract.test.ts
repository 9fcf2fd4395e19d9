import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalPayments, type LocalPayments } from '#app/adapters/payments/local.ts';
import { PaymentsError, type PaymentsPort, type PriceList } from '#app/adapters/payments/port.ts';
import { createStripePayments } from '#app/adapters/payments/stripe.ts';
import type { TestAction, TestCustomer } from '#app/adapters/payments/test-life.ts';
import {
  type FakeStripe,
  startFakeStripe,
  stripeDelivery,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#tests/support/fake-stripe.ts';

const prices: PriceList = {
  professional: { name: 'Professional', amountCents: 2900, currency: 'usd' },
  enterprise: { name: 'Enterprise', amountCents: 14_900, currency: 'usd' },
};
const aMonthAgo = () => new Date(Date.now() - 30 * 86_400_000);
const urls = { successUrl: 'http://shop.test/yes', cancelUrl: 'http://shop.test/no' };

type Deed = 'cancel' | 'resume' | 'fail-payment' | 'pay' | 'renew' | 'cancel-now';

/** One adapter and the hand that moves what is behind it. */
type Side = {
  port: PaymentsPort;
  payCheckout(url: string, customerId: string): Promise<void>;
  happen(deed: Deed, customerId: string): Promise<void>;
  /** A message about the customer, as the provider signs it. */
  message(customerId: string): Promise<{ body: string; headers: Headers }>;
};

let fake: FakeStripe;
beforeAll(async () => {
  fake = await startFakeStripe();
});
afterAll(() => fake?.close());

function stripeSide(): Side {
  const { world } = fake;
  const port = createStripePayments({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    prices,
    priceIds: {},
    apiBase: fake.url,
  });
  const deeds: Record<Deed, (customerId: string) => void> = {
    cancel: world.cancelAtPeriodEnd,
    resume: world.resume,
    'fail-payment': world.failPayment,
    pay: world.pay,
    renew: world.renew,
    'cancel-now': world.end,
  };
  return {
    port,
    payCheckout: async (url) => void world.payCheckout(url),
    happen: async (deed, customerId) => deeds[deed](customerId),
    async message(customer) {
      const { body, headers } = stripeDelivery({ id: `evt_${randomUUID()}`, type: 'invoice.paid', customer });
      return { body, headers: new Headers(headers) };
    },
  };
}

function localSide(): Side {
  const kept = new Map<string, TestCustomer>();
  const messages: { body: string; headers: Headers }[] = [];
  const port: LocalPayments = createLocalPayments({
    secret: 'the secret of this test',
    prices,
    store: {
      find: async (id) => kept.get(id) ?? null,
      async findOrCreate(customer) {
        const known = [...kept.values()].find(({ userId }) => userId === customer.userId);
        if (!known) kept.set(customer.id, customer);
        return known ?? customer;
      },
      async change(id, next) {
        const customer = kept.get(id);
        const after = customer && next(customer);
        if (after) kept.set(id, after);
        return customer !== undefined;
      },
    },
    deliver: async (message) => void messages.push(message),
  });
  const act = async (customerId: string, action: TestAction) => {
    const step = await port.act(customerId, action);
    if (!step.ok) throw new Error(step.reason);
  };
  return {
    port,
    payCheckout: (url, id) => act(id, { type: 'pay-checkout', checkoutId: url.split('/').pop() ?? '' }),
    happen: (type, customerId) => act(customerId, { type }),
    async message(customerId) {
      await act(customerId, { type: 'renew' });
      const message = messages.findLast(({ body }) => body.includes(customerId));
      if (!message) throw new Error('no message was sent');
      return message;
    },
  };
}

describe.each([
  ['Stripe', stripeSide],
  ['the test mode', localSide],
])('payments with %s', (_name, open) => {
  let side: Side;
  beforeAll(() => {
    side = open();
  });

  async function newCustomer(): Promise<string> {
    const userId = randomUUID();
    return side.port.findOrCreateCustomer({ userId, email: `${userId}@example.com`, name: 'Ada' });
  }
  async function subscriber(tier: 'professional' | 'enterprise' = 'professional'): Promise<string> {
    const customerId = await newCustomer();
    await side.payCheckout(await side.port.openCheckout({ customerId, tier, ...urls }), customerId);
    return customerId;
  }

  test('a user is one customer, asked once or ten times at the same moment', async () => {
    const user = { userId: randomUUID(), email: 'same@example.com', name: 'Same' };
    const ids = await Promise.all(Array.from({ length: 10 }, () => side.port.findOrCreateCustomer(user)));
    expect(new Set(ids).size).toBe(1);
    expect(await side.port.findOrCreateCustomer(user)).toBe(ids[0]);
    expect(side.port.owns(ids[0] ?? '')).toBe(true);
    expect(side.port.owns('somebody-else')).toBe(false);
  });

  test('a new customer has no subscription and nothing to cancel or give back', async () => {
    const customerId = await newCustomer();
    expect(await side.port.readSubscription(customerId)).toBeNull();
    await side.port.cancelNow(customerId);
    expect(await side.port.refundLatestPayment(customerId, aMonthAgo())).toEqual({
      ok: false,
      reason: 'nothing-to-refund',
    });
  });

  test.each(['professional', 'enterprise'] as const)('paying the checkout of %s starts it', async (tier) => {
    const customerId = await subscriber(tier);
    const subscription = await side.port.readSubscription(customerId);
    expect(subscription).toMatchObject({
      tier,
      status: 'active',
      endsInsteadOfRenewing: false,
      unpaidSince: null,
    });
    expect(subscription?.periodEnd?.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  });

  test('twenty checkouts asked for at once are one, and one of another tier closes it', async () => {
    const customerId = await newCustomer();
    const ask = (tier: 'professional' | 'enterprise') =>
      side.port.openCheckout({ customerId, tier, ...urls });
    const opened = await Promise.all(Array.from({ length: 20 }, () => ask('professional')));
    expect(new Set(opened).size).toBe(1);
    expect(await ask('professional')).toBe(opened[0]);
    const other = await ask('enterprise');
    expect(other).not.toBe(opened[0]);
    await expect(side.payCheckout(opened[0] ?? '', customerId)).rejects.toThrow();
    const again = await ask('professional');
    expect(again).not.toBe(opened[0]);
    await side.payCheckout(again, customerId);
    expect((await side.port.readSubscription(customerId))?.tier).toBe('professional');
  });

  test('a cancelled one runs until the period ends and can be resumed; then it is over', async () => {
    const customerId = await subscriber();
    await side.happen('cancel', customerId);
    expect(await side.port.readSubscription(customerId)).toMatchObject({
      status: 'active',
      endsInsteadOfRenewing: true,
    });
    await side.happen('resume', customerId);
    expect(await side.port.readSubscription(customerId)).toMatchObject({ endsInsteadOfRenewing: false });
    await side.happen('cancel', customerId);
    await side.happen('renew', customerId);
    const over = await side.port.readSubscription(customerId);
    expect(over).toMatchObject({ status: 'canceled', endsInsteadOfRenewing: false });
    expect(over?.periodEnd?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a failed payment is past due since it was due; paid, it is active again', async () => {
    const customerId = await subscriber();
    await side.happen('fail-payment', customerId);
    const unpaid = await side.port.readSubscription(customerId);
    expect(unpaid?.status).toBe('past_due');
    expect(Math.abs(Date.now() - (unpaid?.unpaidSince?.getTime() ?? 0))).toBeLessThan(10_000);
    await side.happen('pay', customerId);
    expect(await side.port.readSubscription(customerId)).toMatchObject({
      status: 'active',
      unpaidSince: null,
    });
  });

  test('renewing moves the end of the period', async () => {
    const customerId = await subscriber();
    const before = await side.port.readSubscription(customerId);
    await side.happen('renew', customerId);
    const after = await side.port.readSubscription(customerId);
    expect(after?.periodEnd?.getTime()).toBeGreaterThan(
      before?.periodEnd?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    expect(after?.id).toBe(before?.id);
  });

  test('it can be cancelled at once, twice over, and subscribed to anew', async () => {
    const customerId = await subscriber();
    await side.port.cancelNow(customerId);
    await side.port.cancelNow(customerId);
    expect((await side.port.readSubscription(customerId))?.status).toBe('canceled');
    await side.payCheckout(
      await side.port.openCheckout({ customerId, tier: 'enterprise', ...urls }),
      customerId,
    );
    expect(await side.port.readSubscription(customerId)).toMatchObject({
      status: 'active',
      tier: 'enterprise',
    });
  });

  test('a payment made before the time asked for is not given back', async () => {
    const customerId = await subscriber();
    const later = new Date(Date.now() + 60_000);
    expect(await side.port.refundLatestPayment(customerId, later)).toEqual({ ok: false, reason: 'too-old' });
    expect(await side.port.refundLatestPayment(customerId, aMonthAgo())).toMatchObject({ ok: true });
  });

  test('the latest payment is given back in full, in minor units, and only once', async () => {
    const customerId = await subscriber('enterprise');
    expect(await side.port.readRefund(customerId)).toBeNull();
    const refund = { id: expect.any(String), amountCents: 14_900, currency: 'usd' };
    expect(await side.port.refundLatestPayment(customerId, aMonthAgo())).toEqual({ ok: true, ...refund });
    expect(await side.port.readRefund(customerId)).toEqual(refund);
    expect(await side.port.refundLatestPayment(customerId, aMonthAgo())).toEqual({
      ok: false,
      reason: 'nothing-to-refund',
    });
  });

  // Every provider has to offer it (specification: calls.portal).
  test('the portal opens for a customer, with or without a change to confirm', async () => {
    const customerId = await subscriber();
    const visit = { customerId, returnUrl: 'http://shop.test/back' };
    const overview = await side.port.openPortal(visit);
    const change = await side.port.openPortal({ ...visit, changeTo: 'enterprise' });
    expect(change).not.toBe(overview);
    const stranger = await newCustomer();
    await expect(
      side.port.openPortal({ ...visit, customerId: stranger, changeTo: 'enterprise' }),
    ).rejects.toThrow(PaymentsError);
  });

  test('a signed message is read to its id, type and customer; a changed one is not', async () => {
    const customerId = await subscriber();
    const { body, headers } = await side.message(customerId);
    const read = side.port.readWebhook({ body, headers });
    expect(read).toMatchObject({ ok: true, event: { customerId } });
    expect(side.port.readWebhook({ body: body.replace(customerId, 'cus_other'), headers }).ok).toBe(false);
    expect(side.port.readWebhook({ body, headers: new Headers() }).ok).toBe(false);
  });
});

describe('payments with Stripe', () => {
  const open = (apiBase: string) =>
    createStripePayments({
      secretKey: stripeSecretKey,
      webhookSecret: stripeWebhookSecret,
      prices,
      priceIds: {},
      apiBase,
    });

  test('prices are found by their lookup keys, and a changed amount takes the key over', async () => {
    const before = fake.world.prices.length;
    const userId = randomUUID();
    const dearer = createStripePayments({
      secretKey: stripeSecretKey,
      webhookSecret: stripeWebhookSecret,
      prices: { ...prices, professional: { ...prices.professional, amountCents: 3900 } },
      priceIds: {},
      apiBase: fake.url,
    });
    const customerId = await dearer.findOrCreateCustomer({
      userId,
      email: `${userId}@example.com`,
      name: '',
    });
    const url = await dearer.openCheckout({ customerId, tier: 'professional', ...urls });
    fake.world.payCheckout(url);
    expect(fake.world.prices.length).toBe(before + 1);
    expect(
      fake.world.prices.filter(({ lookup_key }) => lookup_key === 'adwright_professional_monthly'),
    ).toHaveLength(1);
    expect((await open(fake.url).readSubscription(customerId))?.tier).toBe('professional');
  });

  test.each(['error500', 'html'] as const)(
    'an answer of %s is a PaymentsError without any of the request',
    async (kind) => {
      fake.behave(kind);
      try {
        const failure = await open(fake.url)
          .readSubscription('cus_secret')
          .catch((error) => error);
        expect(failure).toBeInstanceOf(PaymentsError);
        expect(String(failure)).not.toContain('cus_secret');
      } finally {
        fake.behave('ok');
      }
    },
  );

  test('a server that is not there, and a wrong key, are PaymentsErrors too', async () => {
    await expect(open('http://127.0.0.1:1').readSubscription('cus_1')).rejects.toThrow(PaymentsError);
    const wrongKey = createStripePayments({
      secretKey: 'sk_test_wrong',
      webhookSecret: stripeWebhookSecret,
      prices,
      priceIds: {},
      apiBase: fake.url,
    });
    await expect(wrongKey.readSubscription('cus_1')).rejects.toThrow(PaymentsError);
  });
});
