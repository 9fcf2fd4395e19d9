import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, db, openDatabase } from '#app/db/client.server.ts';
import { auditLog, subscribers, users } from '#app/db/schema.ts';
import { isPaidTier, openCheckout } from '#app/domain/billing/checkout.server.ts';
import { cancelSubscriptionNow } from '#app/domain/billing/end-subscription.server.ts';
import { refundLatestPayment } from '#app/domain/billing/operator-refund.server.ts';
import { dropForeignSubscriptions, syncSubscription } from '#app/domain/billing/sync.server.ts';
import { closeQueue, openQueue } from '#app/jobs/queue.server.ts';
import { log } from '#app/log.server.ts';
import { connectDomain } from '#tests/support/domain.ts';
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { stripeSettings } from '#tests/support/stripe-app.ts';

let stripe: FakeStripe;
let place: OwnPlace;

/** Connects the verbs of the domain to the provider of these settings. */
const use = (env: Record<string, string>) => connectDomain(place, env);

beforeAll(async () => {
  stripe = await startFakeStripe();
  place = await openOwnPlace();
  openDatabase({ connectionString: place.databaseUrl }, { max: 6 });
  await openQueue({ connectionString: place.databaseUrl });
});
beforeEach(() => use(stripeSettings(stripe)));
afterAll(async () => {
  await closeQueue(0);
  await closeDatabase();
  await place?.close();
  await stripe?.close();
});

async function newUser() {
  const id = randomUUID();
  const user = { id, email: `${id}@example.com`, name: 'Ada' };
  await db.insert(users).values(user);
  return user;
}

async function subscriber() {
  const user = await newUser();
  const page = await openCheckout(user, 'professional');
  if (!page.ok) throw new Error(page.reason);
  const { customer } = stripe.world.payCheckout(page.url);
  await syncSubscription(customer);
  return { user, customer };
}

async function rowOf({ id }: { id: string }) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.userId, id));
  return row;
}

const by = ({ id }: { id: string }) => ({ userId: id, actor: 'the-operator' });

const auditOf = ({ id }: { id: string }) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`));

describe('ending a subscription at once', () => {
  test('it is over at the provider and here, and asking twice does no harm', async () => {
    const { user, customer } = await subscriber();
    expect(await cancelSubscriptionNow(by(user))).toEqual({ ok: true, atProvider: true });
    expect(stripe.world.latest(customer).status).toBe('canceled');
    expect(await rowOf(user)).toMatchObject({ isBilled: false, subscriptionStatus: 'canceled' });
    expect(await cancelSubscriptionNow(by(user))).toEqual({ ok: true, atProvider: true });
  });

  test('while the provider is down it says so, and nothing has changed', async () => {
    const { user, customer } = await subscriber();
    const before = await rowOf(user);
    stripe.behave('error500');
    const warned = vi.spyOn(log, 'warn').mockReturnValue();
    expect(await cancelSubscriptionNow(by(user))).toEqual({ ok: false, reason: 'provider-unavailable' });
    expect(await refundLatestPayment(by(user))).toEqual({ ok: false, reason: 'provider-unavailable' });
    const noAnswer = 'the payment provider did not answer as it should';
    expect(warned.mock.calls.map(([, text]) => text)).toEqual([noAnswer, noAnswer]);
    warned.mockRestore();
    stripe.behave('ok');
    expect(stripe.world.latest(customer).status).toBe('active');
    expect(await rowOf(user)).toEqual(before);
  });

  test('a real subscription is not forgotten while payments are off; who has none is done', async () => {
    const [{ user }, other] = await Promise.all([subscriber(), newUser()]);
    await use({ PAYMENTS: 'off' });
    expect(await cancelSubscriptionNow(by(user))).toEqual({ ok: false, reason: 'payments-off' });
    expect(await cancelSubscriptionNow(by(other))).toEqual({ ok: true, atProvider: false });
  });
});

describe('the money-back guarantee', () => {
  test('the latest payment is given back once, in cents, with who did it in the audit log', async () => {
    const { user } = await subscriber();
    expect(await refundLatestPayment(by(user))).toMatchObject({
      ok: true,
      isNoted: true,
      amountCents: 2900,
      currency: 'usd',
    });
    expect(await refundLatestPayment(by(user))).toEqual({ ok: false, reason: 'already-refunded' });
    const refunds = (await auditOf(user)).filter(({ action }) => action === 'payment.refund');
    expect(refunds).toMatchObject([{ actor: 'the-operator', after: { amountCents: 2900, currency: 'usd' } }]);
    expect(await refundLatestPayment(by(await newUser()))).toEqual({
      ok: false,
      reason: 'nothing-to-refund',
    });
  });
});

describe('what holds underneath', () => {
  test('a user never has two customers, and fifty parallel reads of one leave one change', async () => {
    const user = await newUser();
    const opened = await Promise.all(
      (['professional', 'enterprise'] as const).flatMap((tier) => [
        openCheckout(user, tier),
        openCheckout(user, tier),
      ]),
    );
    expect(opened.every(({ ok }) => ok)).toBe(true);
    expect(stripe.world.customers.filter(({ email }) => email === user.email)).toHaveLength(1);
    const { user: payer, customer } = await subscriber();
    stripe.world.cancelAtPeriodEnd(customer);
    await Promise.all(Array.from({ length: 50 }, () => syncSubscription(customer)));
    expect((await rowOf(payer))?.subscriptionStatus).toBe('canceled');
    expect(await auditOf(payer)).toHaveLength(2);
  });

  test('a read that began before a change never overwrites one that began after it', async () => {
    const { user, customer } = await subscriber();
    stripe.behave('slow');
    const early = syncSubscription(customer);
    await new Promise((done) => setTimeout(done, 50));
    stripe.world.end(customer);
    const late = syncSubscription(customer);
    await Promise.all([early, late]);
    stripe.behave('ok');
    expect((await rowOf(user))?.subscriptionStatus).toBe('canceled');
  });

  test('rights from test payments end where the test mode is not on any more', async () => {
    const user = await newUser();
    const kept = {
      userId: user.id,
      email: user.email,
      isBilled: true,
      subscriptionTier: 'enterprise' as const,
      subscriptionStatus: 'active' as const,
      customerId: `test_cus_${user.id}`,
      subscriptionId: `test_sub_${user.id}`,
    };
    await db.insert(subscribers).values(kept);
    await use({ PAYMENTS: 'test' });
    await dropForeignSubscriptions();
    expect((await rowOf(user))?.isBilled).toBe(true);
    await use({ PUBLIC_URL: 'https://ads.example.com' });
    const { user: payer } = { user: await newUser() };
    await db
      .insert(subscribers)
      .values({ ...kept, userId: payer.id, customerId: 'cus_real', subscriptionId: 'sub_real' });
    await dropForeignSubscriptions();
    expect(await rowOf(user)).toMatchObject({
      isBilled: false,
      subscriptionTier: null,
      subscriptionStatus: null,
    });
    expect((await rowOf(payer))?.isBilled).toBe(true);
  });

  test.each([null, 5, {}, ['professional'], 'Professional', 'starter'])(
    '%j is no tier that is paid for',
    (tier) => {
      expect(isPaidTier(tier)).toBe(false);
    },
  );
});
