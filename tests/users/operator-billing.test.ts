import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog, subscribers, users } from '#app/db/schema.ts';
import type { TestUser } from '#tests/support/app.ts';
import { withFrozenTable } from '#tests/support/broken-tables.ts';
import { readPage } from '#tests/support/page-text.ts';
import { stripeApp } from '#tests/support/stripe-app.ts';

const app = stripeApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const act = (user: { id: string }, intent: string) =>
  readPage(admin.post(`/admin/users/${user.id}`, { intent }));
const auditOf = (user: { id: string }, action: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${user.id}`), eq(auditLog.action, action)));

async function payer() {
  const paid = await app.payer();
  await app.deliver({ customer: paid.customerId });
  expect(await app.rowOf(paid.user)).toMatchObject({ isBilled: true });
  return paid;
}

describe('cancelling a subscription', () => {
  // Both sides agree that it is over (specification: calls.cancel-subscription, admin.user.canceled.words).
  test('Subscription cancelled successfully: it is over at the provider and here, and noted', async () => {
    const { user, customerId } = await payer();
    const { status, text } = await act(user, 'cancel-subscription');
    expect(status).toBe(200);
    expect(text).toContain('Subscription cancelled successfully');
    expect(text).toContain('Free Plan');
    expect(app.stripe.world.latest(customerId).status).toBe('canceled');
    expect(await app.rowOf(user)).toMatchObject({ isBilled: false, subscriptionStatus: 'canceled' });
    expect(await auditOf(user, 'subscription.cancel')).toMatchObject([
      {
        actor: admin.id,
        before: { tier: 'professional', status: 'active' },
        after: { status: 'canceled' },
      },
    ]);
    const again = await act(user, 'cancel-subscription');
    expect(again.status).toBe(409);
    expect(again.text).toContain('This user has no subscription.');
  });

  test('a plan that an operator gave ends too', async () => {
    const user = await app.user({ tier: 'enterprise' });
    expect((await act(user, 'cancel-subscription')).text).toContain('Subscription cancelled successfully');
    expect(await app.rowOf(user)).toMatchObject({ isBilled: false, subscriptionStatus: 'canceled' });
    expect((await readPage(user.request('/dashboard'))).text).toContain('0 / 5');
  });

  test('Failed to cancel subscription, while the provider is down or the database takes nothing', async () => {
    const { user } = await payer();
    app.stripe.behave('error500');
    try {
      const { status, text } = await act(user, 'cancel-subscription');
      expect(status).toBe(502);
      expect(text).toContain('Failed to cancel subscription');
      expect(text).toContain(
        'The payment provider did not answer as it should, so it is not certain what it did.',
      );
    } finally {
      app.stripe.behave('ok');
    }
    expect(await app.rowOf(user)).toMatchObject({ isBilled: true });
    await withFrozenTable(app, 'audit_log', async () => {
      const given = await app.user({ tier: 'enterprise' });
      const { status, text } = await act(given, 'cancel-subscription');
      expect(status).toBe(500);
      expect(text).toContain('Failed to cancel subscription');
      expect(await app.rowOf(given)).toMatchObject({ isBilled: true });
    });
  });
});

describe('refunding', () => {
  test('gives the latest payment back once and notes who did it', async () => {
    const { user } = await payer();
    const { status, text } = await act(user, 'refund');
    expect(status).toBe(200);
    expect(text).toContain('Payment refunded');
    expect(text).toContain('$29 USD');
    expect(await auditOf(user, 'payment.refund')).toMatchObject([
      { actor: admin.id, after: { amountCents: 2900 } },
    ]);
    const again = await act(user, 'refund');
    expect(again.status).toBe(409);
    expect(again.text).toContain('The latest payment was given back already.');
    expect(await auditOf(user, 'payment.refund')).toHaveLength(1);
  });

  // The guarantee of the price list (specification: plan.money-back).
  test('a payment is given back for thirty days, and not after', async () => {
    const { user, customerId } = await payer();
    const paid = app.stripe.world.latest(customerId).invoice.status_transitions;
    const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;
    paid.paid_at = daysAgo(31);
    const late = await act(user, 'refund');
    expect(late.status).toBe(409);
    expect(late.text).toContain('The latest payment is more than 30 days old');
    expect(await auditOf(user, 'payment.refund')).toEqual([]);
    paid.paid_at = daysAgo(29);
    expect((await act(user, 'refund')).text).toContain('Payment refunded');
  });

  test('who never paid gets nothing back', async () => {
    const { text } = await act(await app.user({ tier: 'professional' }), 'refund');
    expect(text).toContain('Failed to refund the payment');
    expect(text).toContain('There is no payment that could be given back.');
  });
});

test('Failed to delete user, with the reason, while the subscription can not be ended', async () => {
  const { user, customerId } = await payer();
  app.stripe.behave('error500');
  try {
    const { status, text } = await act(user, 'delete');
    expect(status).toBe(502);
    expect(text).toContain('Failed to delete user');
    expect(text).toContain('it is not certain what it did');
    expect(text).not.toContain('Nothing was changed');
  } finally {
    app.stripe.behave('ok');
  }
  expect(await app.db.$count(users, eq(users.id, user.id))).toBe(1);
  expect((await admin.post(`/admin/users/${user.id}`, { intent: 'delete' })).status).toBe(302);
  expect(app.stripe.world.latest(customerId).status).toBe('canceled');
  expect(await app.db.$count(subscribers, eq(subscribers.userId, user.id))).toBe(0);
});

describe('half done', () => {
  /** What an operator asked for is in the log before the provider hears of it. */
  const entered = async (user: { id: string }, action: string) => (await auditOf(user, action)).length;

  test('cancelled at the provider and not written down: it says so, and the row follows by itself', async () => {
    const { user, customerId } = await payer();
    await withFrozenTable(app, 'subscribers', async () => {
      const { status, text } = await act(user, 'cancel-subscription');
      expect(status).toBe(202);
      expect(text).toContain('Subscription cancelled at the payment provider');
      expect(text).not.toContain('Nothing was changed');
    });
    expect(app.stripe.world.latest(customerId).status).toBe('canceled');
    expect(await auditOf(user, 'subscription.ask-cancel')).toMatchObject([{ actor: admin.id }]);
    await expect
      .poll(() => app.rowOf(user), { timeout: 60_000 })
      .toMatchObject({ isBilled: false, subscriptionStatus: 'canceled' });
  });

  test('an answer of the provider that got lost: nothing is claimed, and the row follows by itself', async () => {
    const { user, customerId } = await payer();
    app.stripe.behave('lost');
    try {
      const { status, text } = await act(user, 'cancel-subscription');
      expect(status).toBe(502);
      expect(text).toContain('it is not certain what it did');
      expect(text).not.toContain('Nothing was changed');
    } finally {
      app.stripe.behave('ok');
    }
    expect(app.stripe.world.latest(customerId).status).toBe('canceled');
    await expect.poll(() => app.rowOf(user), { timeout: 60_000 }).toMatchObject({ isBilled: false });
  });

  test('where it can not be noted who asks, the provider is not told at all', async () => {
    const { user, customerId } = await payer();
    await withFrozenTable(app, 'audit_log', async () => {
      for (const intent of ['cancel-subscription', 'refund', 'delete']) {
        const { status, text } = await act(user, intent);
        expect(status).toBe(500);
        expect(text).toContain('Nothing was changed. Please try again.');
      }
    });
    expect(app.stripe.world.latest(customerId).status).toBe('active');
    expect(app.stripe.world.refunded.size).toBe(
      await app.db.$count(auditLog, eq(auditLog.action, 'payment.refund')),
    );
  });

  test('given back and not noted: it says so, is noted by itself, once, and asking again tells what is true', async () => {
    const { user } = await payer();
    await withFrozenTable(
      app,
      'audit_log',
      async () => {
        const { status, text } = await act(user, 'refund');
        expect(status).toBe(202);
        expect(text).toContain('Payment refunded');
        expect(text).toContain('$29 USD are on their way back. The audit log says so once');
        expect((await act(user, 'refund')).text).toContain('The latest payment was given back already.');
      },
      "new.action = 'payment.refund'",
    );
    await expect.poll(() => entered(user, 'payment.refund'), { timeout: 60_000 }).toBe(1);
    const [entry] = await auditOf(user, 'payment.refund');
    expect(entry).toMatchObject({ actor: admin.id, after: { amountCents: 2900, currency: 'usd' } });
  });

  test('a refund whose answer got lost is noted by itself', async () => {
    const { user } = await payer();
    app.stripe.behave('lost');
    try {
      expect((await act(user, 'refund')).status).toBe(502);
    } finally {
      app.stripe.behave('ok');
    }
    await expect.poll(() => entered(user, 'payment.refund'), { timeout: 60_000 }).toBe(1);
  });

  test('the subscription ended and the account could not be deleted: both are said, and a second try deletes it', async () => {
    const { user, customerId } = await payer();
    await withFrozenTable(
      app,
      'audit_log',
      async () => {
        const { status, text } = await act(user, 'delete');
        expect(status).toBe(500);
        expect(text).toContain('Their subscription is over and is not charged again');
      },
      "new.action = 'user.delete'",
    );
    expect(app.stripe.world.latest(customerId).status).toBe('canceled');
    expect(await app.db.$count(users, eq(users.id, user.id))).toBe(1);
    expect((await admin.post(`/admin/users/${user.id}`, { intent: 'delete' })).status).toBe(302);
  });
});
