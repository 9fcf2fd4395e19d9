import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, subscribers } from '#app/db/schema.ts';
import { textOf } from '#tests/support/page-text.ts';
import { type StripeApp, stripeApp } from '#tests/support/stripe-app.ts';

const app = stripeApp();

const sessionsOf = (customerId: string | null | undefined) =>
  app.stripe.world.sessions.filter(({ customer }) => customer === customerId);

describe('a checkout at Stripe', () => {
  // An impatient buyer pays once (specification: calls.checkout).
  test('twenty double clicks on subscribe open one checkout for one customer', async () => {
    const user = await app.user();
    const before = app.stripe.world.customers.length;
    const clicks = Array.from({ length: 20 }, () =>
      user.post('/manage-plan', { intent: 'subscribe', tier: 'professional' }),
    );
    const answers = await Promise.all(clicks);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const addresses = new Set(answers.map(({ headers }) => headers.get('location')));
    expect(addresses.size).toBe(1);
    expect([...addresses][0]).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(app.stripe.world.customers.length).toBe(before + 1);
    expect(sessionsOf((await app.rowOf(user))?.customerId)).toHaveLength(1);
  });

  test('a checkout of another tier in a second tab closes the first, so that only one can be paid', async () => {
    const user = await app.user();
    await user.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    await user.post('/manage-plan', { intent: 'subscribe', tier: 'enterprise' });
    const sessions = sessionsOf((await app.rowOf(user))?.customerId);
    expect(sessions.map(({ status, metadata }) => [metadata.tier, status])).toEqual([
      ['enterprise', 'open'],
      ['professional', 'expired'],
    ]);
  });

  test('a subscriber is never sold a second subscription: the same tier is refused, another is a change to confirm', async () => {
    const { user, customerId } = await app.payer();
    const same = await user.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    expect(same.status).toBe(409);
    expect(textOf(await same.text())).toContain('You are on the Professional plan already');
    const other = await user.post('/manage-plan', { intent: 'subscribe', tier: 'enterprise' });
    expect(other.headers.get('location')).toMatch(/^https:\/\/billing\.stripe\.com\//);
    expect(app.stripe.world.portals.at(-1)).toMatchObject({
      customer: customerId,
      flow: 'subscription_update_confirm',
    });
    expect(sessionsOf(customerId)).toHaveLength(1);
  });

  test('prices, customers and addresses sent along with the form are ignored', async () => {
    const [user, rich] = await Promise.all([app.user(), app.payer('enterprise')]);
    await user.post('/manage-plan', {
      intent: 'subscribe',
      tier: 'enterprise',
      price: 'price_of_one_cent',
      amount: '1',
      customerId: rich.customerId,
      customer: rich.customerId,
      success_url: 'https://evil.example',
      userId: rich.user.id,
    });
    const own = (await app.rowOf(user))?.customerId;
    expect(own).not.toBe(rich.customerId);
    const price = app.stripe.world.prices.find(({ id }) => id === sessionsOf(own)[0]?.priceId);
    expect(price).toMatchObject({ unit_amount: 14_900, currency: 'usd' });
  });

  test.each(['starter', 'Professional', 'professional ', 'ultimate', '__proto__', 'constructor', ''])(
    'there is no checkout for the tier %j',
    async (tier) => {
      const user = await app.user();
      const response = await user.post('/manage-plan', { intent: 'subscribe', tier });
      expect(response.status).toBe(400);
      expect(textOf(await response.text())).toContain('Failed to create checkout session');
      expect(await app.rowOf(user)).toBeUndefined();
    },
  );

  test('the return address says nothing about who paid: the session of another user in it gives no plan', async () => {
    const { user: rich } = await app.payer('enterprise');
    const user = await app.user();
    await user.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    const session = sessionsOf((await app.rowOf(rich))?.customerId)[0]?.id;
    const page = await user.request(
      `/manage-plan?checkout=success&session_id=${session}&customer=${rich.id}`,
    );
    const text = textOf(await page.text());
    expect(text).toContain('Waiting for the payment');
    expect(text).toContain('Free Plan');
  });

  test('coming back from a paid checkout shows the plan also before the event arrives; from a cancelled one it says so', async () => {
    const { user } = await app.payer();
    const text = textOf(await (await user.request('/manage-plan?checkout=success')).text());
    expect(text).toContain('You are on the Professional plan');
    expect(text).toContain('Active Subscription');
    const other = await app.user();
    const cancelled = textOf(await (await other.request('/manage-plan?checkout=cancelled')).text());
    expect(cancelled).toContain('Checkout cancelled Nothing was charged');
  });

  test('the page may send its forms on to the pages of Stripe', async () => {
    const user = await app.user();
    const policy = (await user.request('/manage-plan')).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com https://billing.stripe.com");
  });
});

describe('while Stripe is down', () => {
  // Three promised messages (specification: plan.failures).
  test('checkout, portal and status each say so, and nothing has changed', async () => {
    const { user, customerId } = await app.payer();
    await app.deliver({ customer: customerId });
    const before = await app.rowOf(user);
    app.stripe.behave('error500');
    try {
      const checkout = await user.post('/manage-plan', { intent: 'subscribe', tier: 'enterprise' });
      expect(checkout.status).toBe(503);
      expect(textOf(await checkout.text())).toContain('Failed to create checkout session');
      const portal = await user.post('/manage-plan', { intent: 'portal' });
      expect(portal.status).toBe(503);
      expect(textOf(await portal.text())).toContain('Failed to open customer portal');
      const status = await user.request('/api/check-subscription', { method: 'POST' });
      expect(status.status).toBe(503);
      expect(await status.json()).toEqual({ error: 'Failed to load subscription status' });
      expect(textOf(await (await user.request('/manage-plan')).text())).toContain('Active Subscription');
    } finally {
      app.stripe.behave('ok');
    }
    expect(await app.rowOf(user)).toEqual(before);
  });
});

describe('the status check', () => {
  const check = (user: { request: StripeApp['request'] }) =>
    user.request('/api/check-subscription', { method: 'POST' });

  // What the answer must hold (specification: calls.check-subscription).
  test('it answers with the subscription as the provider has it now', async () => {
    const { user, customerId } = await app.payer();
    const answer = await check(user);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      subscribed: true,
      subscription_tier: 'professional',
      subscription_status: 'active',
    });
    app.stripe.world.cancelAtPeriodEnd(customerId);
    expect(await (await check(user)).json()).toMatchObject({
      subscribed: true,
      subscription_status: 'canceled',
    });
    app.stripe.world.end(customerId);
    expect(await (await check(user)).json()).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      subscription_status: null,
    });
  });

  test.each([
    ['trialing', 'Trial Period', '0 / 100'],
    ['past_due', 'Past Due - Payment Required', '0 / 100'],
    ['unpaid', 'Past Due - Payment Required', '0 / 100'],
    ['incomplete', 'Free Plan', '0 / 5'],
    ['incomplete_expired', 'Free Plan', '0 / 5'],
    ['paused', 'Free Plan', '0 / 5'],
    ['canceled', 'Free Plan', '0 / 5'],
  ])('a subscription that is %s at Stripe is shown as %s with %s credits', async (status, words, credits) => {
    const { user, customerId } = await app.payer();
    Object.assign(app.stripe.world.latest(customerId), {
      status,
      ended_at: Math.floor(Date.now() / 1000) - 60,
    });
    await check(user);
    const text = textOf(await (await user.request('/manage-plan')).text());
    expect(text).toContain(words);
    expect(text).toContain(credits);
  });

  // How long was for us to decide (specification: plan.past-due).
  test('a past-due plan keeps its rights for seven days from when the payment was due', async () => {
    const { user, customerId } = await app.payer();
    app.stripe.world.failPayment(customerId);
    const due = (days: number) => {
      app.stripe.world.latest(customerId).invoice.status_transitions.finalized_at =
        Date.now() / 1000 - days * 86_400;
    };
    due(6.9);
    await check(user);
    expect(textOf(await (await user.request('/manage-plan')).text())).toContain('0 / 100');
    due(7.1);
    await check(user);
    const text = textOf(await (await user.request('/manage-plan')).text());
    expect(text).toContain('0 / 5');
    expect(text).toContain('Past Due - Payment Required');
    expect(text).toContain('Pay to restore Professional');
    // Another unpaid invoice doesn't start the seven days again.
    due(0);
    await check(user);
    expect(textOf(await (await user.request('/manage-plan')).text())).toContain('0 / 5');
  });

  test('a plan that an operator gave stays while the provider has nothing else', async () => {
    const user = await app.user({ tier: 'enterprise' });
    await user.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    await check(user);
    expect((await app.rowOf(user))?.subscriptionTier).toBe('enterprise');
  });

  test('visitors are told to sign in, other sites are refused', async () => {
    expect((await app.request('/api/check-subscription', { method: 'POST' })).status).toBe(401);
    const { user, customerId } = await app.payer();
    const headers = { origin: 'https://evil.example' };
    const calls = [
      user.request('/api/check-subscription', { method: 'POST', headers }),
      user.request('/manage-plan', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ intent: 'portal' }),
      }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
    expect(app.stripe.world.portals.filter(({ customer }) => customer === customerId)).toEqual([]);
  });
});

describe('where test payments are not on', () => {
  test('their pages are not there, for anybody', async () => {
    const { user } = await app.payer();
    for (const path of ['/payments/portal', '/payments/checkout/test_cs_1']) {
      expect((await user.request(path)).status).toBe(404);
      expect((await user.post(path, { intent: 'renew', card: 'succeeds' })).status).toBe(404);
    }
    expect(textOf(await (await app.request('/')).text())).not.toContain('Test mode');
  });

  test('a row left from test payments is not read from Stripe, and opens no portal there', async () => {
    const user = await app.user({ tier: 'enterprise' });
    await app.db
      .update(subscribers)
      .set({ customerId: 'test_cus_old' })
      .where(eq(subscribers.userId, user.id));
    const response = await user.post('/manage-plan', { intent: 'portal' });
    expect(response.status).toBe(409);
    expect(await app.db.$count(auditLog, eq(auditLog.subject, `user:${user.id}`))).toBe(0);
  });
});
