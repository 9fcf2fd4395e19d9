import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { subscribers } from '#app/db/schema.ts';
import { startTestApp, type TestApp, type TestUser } from './app.ts';
import {
  type FakeStripe,
  startFakeStripe,
  stripeDelivery,
  stripeSecretKey,
  stripeWebhookSecret,
} from './fake-stripe.ts';
import { whileTesting } from './while-testing.ts';

/** Settings that connect an application to a Stripe on loopback. */
export const stripeSettings = (fake: FakeStripe) => ({
  STRIPE_SECRET_KEY: stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_API_BASE: fake.url,
});

/** The product with a Stripe of its own behind it. */
export type StripeApp = TestApp & {
  stripe: FakeStripe;
  /** A user whose checkout was paid; `customerId` is Stripe's. No event has been delivered yet. */
  payer(tier?: 'professional' | 'enterprise'): Promise<{ user: TestUser; customerId: string }>;
  /** Delivers a well signed event; a new one unless `id` is given. */
  deliver(event: { customer: string; type?: string; id?: string }): Promise<Response>;
  rowOf(user: { id: string }): Promise<typeof subscribers.$inferSelect | undefined>;
};

export const webhookPath = '/api/webhooks/payments';

/** It in a test file, there while its tests run. */
export const stripeApp = () => whileTesting(startStripeApp);

async function startStripeApp(): Promise<StripeApp> {
  const stripe = await startFakeStripe();
  const app = await startTestApp({ env: stripeSettings(stripe) });
  const rowOf: StripeApp['rowOf'] = async ({ id }) => {
    const [row] = await app.db.select().from(subscribers).where(eq(subscribers.userId, id));
    return row;
  };
  return {
    ...app,
    stripe,
    rowOf,
    async payer(tier = 'professional') {
      const user = await app.user();
      const response = await user.post('/manage-plan', { intent: 'subscribe', tier });
      const url = response.headers.get('location') ?? '';
      const { customer } = stripe.world.payCheckout(url);
      return { user, customerId: customer };
    },
    deliver: ({ id = `evt_${randomUUID()}`, type = 'customer.subscription.updated', customer }) =>
      app.request(webhookPath, { method: 'POST', ...stripeDelivery({ id, type, customer }) }),
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
