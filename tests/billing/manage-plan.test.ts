import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, auditLog, subscribers, testPayments } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { hear } from '#tests/support/heard.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

const page = async (user: TestUser, path = '/manage-plan') => (await readPage(user.request(path))).text;

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

  // What was paid for is kept (specification: plan.canceled).
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
    expect(entries.map(({ action }) => action)).toEqual(['plan.change', 'plan.change']);
    expect(entries.map(({ after }) => (after as { status: string }).status)).toEqual(['active', 'canceled']);
  });
});

describe('what a plan gives follows at once', () => {
  const picture = (user: TestUser, id: string, init?: RequestInit) => user.request(`/files/ads/${id}`, init);

  // The plan of the moment decides (specification: plan.change.watermark).
  test('an upgrade serves the clean pictures of ads already made, the end of the plan marks them again', async () => {
    const user = await app.user();
    await user.post('/dashboard', { intent: 'generate', title: 'Autumn bread week' });
    const ad = await finishedAd(app.db, eq(ads.userId, user.id));
    const { id } = ad;
    const marked = await picture(user, id);
    expect(marked.headers.get('etag')).toBe(`"${ad.markedKey}"`);

    await user.post(await subscribe(user, 'professional'), { card: 'succeeds' });
    const headers = { 'if-none-match': marked.headers.get('etag') ?? '' };
    const clean = await picture(user, id, { headers });
    expect(clean.status).toBe(200);
    expect(clean.headers.get('etag')).toBe(`"${ad.cleanKey}"`);

    await inPortal(user, 'cancel');
    expect((await picture(user, id)).headers.get('etag')).toBe(`"${ad.cleanKey}"`);
    await inPortal(user, 'renew');
    expect((await picture(user, id)).headers.get('etag')).toBe(`"${ad.markedKey}"`);
  });

  test('open tabs of the user hear of a change of plan, nobody else does', async () => {
    const [user, other] = await Promise.all([app.user(), app.user()]);
    const [mine, theirs] = await Promise.all(
      [user, other].map(async (one) => hear(await one.request('/events'))),
    );
    await user.post(await subscribe(user, 'professional'), { card: 'succeeds' });
    await expect.poll(() => mine?.text()).toContain('event: plan');
    await expect.poll(() => theirs?.text()).toContain('retry:');
    expect(theirs?.text()).not.toContain('plan');
    await Promise.all([mine?.stop(), theirs?.stop()]);
  });
});

describe('the plan page', () => {
  // The promised message to somebody signed out (specification: plan.subscribe-signed-out).
  test('a visitor who wants a paid plan is told to sign in, and comes back to the plans', async () => {
    const landing = await (await app.request('/')).text();
    expect(landing).toContain('href="/auth?tab=signup&amp;next=/manage-plan&amp;reason=subscribe"');
    const auth = await app.request('/auth?next=/manage-plan&reason=subscribe');
    expect(textOf(await auth.text())).toContain('Sign In Required Please sign in to subscribe to a plan.');
    const posted = await app.visitor().post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    expect(posted.headers.get('location')).toMatch(/^\/auth\?next=%2Fmanage-plan/);
  });

  test('every page with a price says that payments are simulated', async () => {
    const user = await subscribed();
    for (const path of ['/', '/manage-plan', '/payments/portal'])
      expect(await page(user, path)).toContain('Test mode.');
  });

  test('billing is only offered to subscribers, and their Starter card leads to the portal', async () => {
    const free = await app.user();
    expect(await page(free)).not.toMatch(/Manage Billing|Open Customer Portal|Downgrade/);
    expect((await free.post('/manage-plan', { intent: 'portal' })).status).toBe(409);
    const user = await subscribed();
    for (const words of [
      'Manage Billing',
      'Open Customer Portal',
      'Downgrade to Starter',
      'Upgrade to Enterprise',
    ])
      expect(await page(user)).toContain(words);
    expect(await press(user, { intent: 'portal' })).toBe('/payments/portal');
  });

  test('a plan that an operator gave is shown, without billing that leads nowhere', async () => {
    const user = await app.user({ tier: 'enterprise' });
    const text = await page(user);
    expect(text).toContain('Active Subscription');
    expect(text).not.toMatch(/Manage Billing|Downgrade/);
  });

  test('a form that is none of the page is refused', async () => {
    const user = await app.user();
    for (const intent of ['', 'refund', '__proto__', 'toString'])
      expect((await user.post('/manage-plan', { intent })).status).toBe(400);
  });
});

describe('the pages of the test mode', () => {
  test("another user's checkout and portal are not there", async () => {
    const [owner, thief] = await Promise.all([app.user(), subscribed('enterprise')]);
    const checkout = await subscribe(owner, 'professional');
    expect((await thief.request(checkout)).status).toBe(404);
    await thief.post(checkout, { card: 'succeeds' });
    expect(await rowOf(owner)).toMatchObject({ isBilled: false, subscriptionTier: null });
    expect((await app.request(checkout)).status).toBe(302);
    const nobody = await app.user();
    expect((await nobody.request('/payments/portal')).status).toBe(404);
  });

  test('a checkout is paid once, however often it is pressed', async () => {
    const user = await app.user();
    const checkout = await subscribe(user, 'professional');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.post(checkout, { card: 'succeeds' })),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const [kept] = await app.db.select().from(testPayments).where(eq(testPayments.userId, user.id));
    expect(kept?.state.invoices).toHaveLength(1);
    expect(await page(user, checkout)).toContain('Nothing left to pay');
  });

  test('what the portal does not offer, it does not do', async () => {
    const user = await subscribed();
    for (const fields of [{ tier: '' }, { tier: 'starter' }, { tier: 'ultimate' }])
      expect((await inPortal(user, 'change-plan', fields)).status).toBe(400);
    for (const intent of ['refund', 'cancel-now', 'pay-checkout'])
      expect((await inPortal(user, intent)).status).toBe(400);
    for (const intent of ['resume', 'pay']) expect((await inPortal(user, intent)).status).toBe(409);
    expect(await page(user)).toContain('Active Subscription');
  });

  test('an event that the test mode did not sign is refused', async () => {
    const user = await subscribed();
    const body = JSON.stringify({ id: 'evt_1', type: 'x', customer: (await rowOf(user))?.customerId });
    const headers = { 'test-payments-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
    expect((await app.request('/api/webhooks/payments', { method: 'POST', body, headers })).status).toBe(400);
  });
});
