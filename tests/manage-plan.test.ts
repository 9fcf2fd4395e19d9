import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, subscribers, testPayments } from '#app/db/schema.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/app.ts';
import { textOf } from '#tests/support/page-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const page = async (user: TestUser, path = '/manage-plan') => textOf(await (await user.request(path)).text());

/** Presses a button of the plan page as a browser without JavaScript; the address it leads to. */
async function press(user: TestUser, fields: Record<string, string>): Promise<string> {
  const response = await user.post('/manage-plan', fields);
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

const subscribe = (user: TestUser, tier: string) => press(user, { intent: 'subscribe', tier });

async function subscribed(tier = 'professional'): Promise<TestUser> {
  const user = await app.user();
  const paid = await user.post(await subscribe(user, tier), { card: 'succeeds' });
  expect(paid.headers.get('location')).toBe('/manage-plan?checkout=success');
  return user;
}

const inPortal = (user: TestUser, intent: string, more: Record<string, string> = {}) =>
  user.post('/payments/portal', { intent, ...more });

async function rowOf(user: TestUser) {
  const [row] = await app.db.select().from(subscribers).where(eq(subscribers.userId, user.id));
  return row;
}

describe('a subscription in test mode', () => {
  test('a declined card changes nothing; one that works makes the plan count at once', async () => {
    const user = await app.user();
    const checkout = await subscribe(user, 'professional');
    const shown = await page(user, checkout);
    for (const words of ['Test mode.', 'Professional', '$29']) expect(shown).toContain(words);
    const declined = await user.post(checkout, { card: 'declined' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('The card was declined');
    expect(await page(user)).toContain('Free Plan');
    expect((await user.post(checkout, { card: 'succeeds' })).status).toBe(303);
    const text = await page(user, '/manage-plan?checkout=success');
    expect(text).toContain('You are on the Professional plan');
    expect(text).toContain('Active Subscription');
    expect(text).toContain('0 / 100');
  });

  test('cancelled keeps its rights until the period ends, can be resumed, and is the free plan after the period', async () => {
    const user = await subscribed();
    await inPortal(user, 'cancel');
    expect(await page(user)).toContain('Canceled - Access until period end');
    expect(await page(user)).toContain('0 / 100');
    await inPortal(user, 'resume');
    expect(await page(user)).toContain('Active Subscription');
    await inPortal(user, 'cancel');
    await inPortal(user, 'renew');
    const text = await page(user);
    expect(text).toContain('Free Plan');
    expect(text).toContain('0 / 5');
    expect(text).not.toContain('Manage Billing');
  });

  test('a failed payment is past due, and paying it makes the plan active again', async () => {
    const user = await subscribed();
    await inPortal(user, 'fail-payment');
    const text = await page(user);
    expect(text).toContain('Past Due - Payment Required');
    expect(text).toContain('0 / 100');
    await inPortal(user, 'pay');
    expect(await page(user)).toContain('Active Subscription');
    expect((await rowOf(user))?.pastDueSince).toBeNull();
  });

  test('changing to Enterprise and back needs no second subscription', async () => {
    const user = await subscribed();
    const before = await rowOf(user);
    const confirm = await subscribe(user, 'enterprise');
    expect(confirm).toBe('/payments/portal?change=enterprise');
    expect(await page(user, confirm)).toContain('Change to Enterprise?');
    expect((await inPortal(user, 'change-plan', { tier: 'enterprise' })).status).toBe(303);
    expect(await page(user)).toContain('0 / 500');
    expect((await rowOf(user))?.subscriptionId).toBe(before?.subscriptionId);
    await inPortal(user, 'change-plan', { tier: 'professional' });
    expect(await page(user)).toContain('0 / 100');
    const [kept] = await app.db.select().from(testPayments).where(eq(testPayments.userId, user.id));
    expect(kept?.state.invoices.map(({ amountCents }) => amountCents)).toEqual([12_000, 2900]);
  });

  test('every change of plan is in the audit log', async () => {
    const user = await subscribed();
    await inPortal(user, 'cancel');
    const entries = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${user.id}`))
      .orderBy(auditLog.createdAt);
    expect(entries.map(({ action }) => action)).toEqual(['plan.changed', 'plan.changed']);
    expect(entries.map(({ after }) => (after as { status: string }).status)).toEqual(['active', 'canceled']);
  });
});
