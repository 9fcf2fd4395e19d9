import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, subscribers } from '#app/db/schema.ts';
import { withFrozenTable } from '#tests/support/broken-tables.ts';
import { type FakeStripe, startFakeStripe, stripeDelivery } from '#tests/support/fake-stripe.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { stripeSettings, webhookPath } from '#tests/support/stripe-app.ts';
import { visit } from '#tests/support/visit.ts';

let stripe: FakeStripe;
let site: Site;
let page: Page;
beforeAll(async () => {
  stripe = await startFakeStripe();
  site = await startSite({ env: stripeSettings(stripe) });
  ({ page } = await site.open({ user: await site.user({ role: 'admin' }) }));
});
afterAll(async () => {
  await site?.close();
  await stripe?.close();
});

/** Somebody who paid for Professional, with Stripe's name of them. */
async function payer() {
  const user = await site.user();
  const wish = { intent: 'subscribe', tier: 'professional' };
  const checkout = (await site.post('/manage-plan', wish, user)).headers.get('location') ?? '';
  const { customer } = stripe.world.payCheckout(checkout);
  const event = { id: `evt_${user.id}`, type: 'customer.subscription.updated', customer };
  await fetch(`${site.url}${webhookPath}`, { method: 'POST', ...stripeDelivery(event) });
  await expect.poll(() => rowOf(user)).toMatchObject({ isBilled: true });
  return { user, customer };
}
const rowOf = ({ id }: SiteUser) =>
  site.db.query.subscribers.findFirst({ where: eq(subscribers.userId, id) });
const noted = ({ id }: SiteUser, action: string) =>
  site.db.$count(auditLog, and(eq(auditLog.subject, `user:${id}`), eq(auditLog.action, action)));

const toasts = () => page.getByRole('region', { name: 'Notifications' });
const says = (words: string) => toasts().getByText(words, { exact: true }).waitFor();
/** Presses a button of the page, then the one of its dialog. */
async function press(label: string, confirm: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

describe('what the provider did and this side could not write down', () => {
  test('a cancellation: that it is done is said, and the page shows it once it could be written', async () => {
    const { user, customer } = await payer();
    await visit(page, `/admin/users/${user.id}`);
    await page.getByText('Active Subscription', { exact: true }).waitFor();
    await withFrozenTable(site, 'subscribers', async () => {
      await press('Cancel subscription', 'Cancel subscription');
      await says('Subscription cancelled at the payment provider');
      await says('They are not charged again. This page shows it once it could be written down here.');
      expect(stripe.world.latest(customer).status).toBe('canceled');
      expect(await page.getByText('Nothing was changed').count()).toBe(0);
    });
    await expect.poll(() => rowOf(user), { timeout: 60_000 }).toMatchObject({ isBilled: false });
    await visit(page, `/admin/users/${user.id}`);
    await page.getByText('Free Plan', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel subscription', exact: true }).count()).toBe(0);
  });

  test('a refund: that it is on its way is said, the log follows by itself, and nobody is paid twice', async () => {
    const { user } = await payer();
    await visit(page, `/admin/users/${user.id}`);
    const onlyNew = "new.action = 'payment.refund'";
    const refunded = async () => {
      await press('Refund latest payment', 'Refund payment');
      await says('Payment refunded');
      await says('$29 USD are on their way back. The audit log says so once it could be written there.');
      expect(await page.getByText('Nothing was changed').count()).toBe(0);
      await press('Refund latest payment', 'Refund payment');
      await says('The latest payment was given back already.');
      expect(await noted(user, 'payment.refund')).toBe(0);
    };
    await withFrozenTable(site, 'audit_log', refunded, onlyNew);
    expect(stripe.world.refunded.size).toBe(1);
    await expect.poll(() => noted(user, 'payment.refund'), { timeout: 60_000 }).toBe(1);
    await visit(page, '/admin/audit');
    await page.getByText('payment.refund', { exact: true }).first().waitFor();
  });
});
