import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, paymentEvents } from '#app/db/schema.ts';
import { type FakeStripe, startFakeStripe, stripeDelivery } from '#tests/support/fake-stripe.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { stripeSettings, webhookPath } from '#tests/support/stripe-app.ts';

let stripe: FakeStripe;
let site: Site;
beforeAll(async () => {
  stripe = await startFakeStripe();
  site = await startSite({ env: stripeSettings(stripe), nodes: 2 });
});
afterAll(async () => {
  await site?.close();
  await stripe?.close();
});

test('500 deliveries of one event to two processes have one effect', async () => {
  const user = await site.user();
  const clicks = await Promise.all(
    site.urls.flatMap((url) =>
      Array.from({ length: 10 }, () =>
        site.post(`${url}/manage-plan`, { intent: 'subscribe', tier: 'enterprise' }, user),
      ),
    ),
  );
  // A busy machine turns clicks away, which is said to the person and does nothing.
  const answered = clicks.filter(({ status }) => status !== 503);
  const addresses = new Set(answered.map(({ headers }) => headers.get('location')));
  expect([...addresses]).toEqual([stripe.world.sessions[0]?.url]);
  const { customer } = stripe.world.payCheckout([...addresses][0] ?? '');

  const id = `evt_${randomUUID()}`;
  const message = stripeDelivery({ id, type: 'customer.subscription.created', customer });
  const statuses = new Set<number>();
  const deliver = async (nth: number) => {
    const url = site.urls[nth % 2] ?? '';
    const response = await fetch(url + webhookPath, { method: 'POST', ...message });
    await response.arrayBuffer();
    statuses.add(response.status);
  };
  for (let batch = 0; batch < 10; batch++)
    await Promise.all(Array.from({ length: 50 }, (_, nth) => deliver(nth)));
  expect([...statuses]).toEqual([200]);
  expect(await site.db.$count(paymentEvents, eq(paymentEvents.id, id))).toBe(1);
  expect(await site.db.$count(auditLog, eq(auditLog.subject, `user:${user.id}`))).toBe(1);
  expect(stripe.world.customers).toHaveLength(1);
});
