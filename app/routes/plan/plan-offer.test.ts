import { describe, expect, test } from 'vitest';
import type { Tier } from '#app/domain/billing/plans.ts';
import { type SubscriptionView, throughTeam } from '#app/domain/billing/subscription.server.ts';
import { offersFor } from './plan-offer.ts';

const of = (values: Partial<SubscriptionView>): SubscriptionView => ({
  plan: 'starter',
  isCurrent: false,
  status: null,
  tier: 'starter',
  statusText: '',
  endsAt: null,
  ...values,
});
const paid = (tier: Tier, status: SubscriptionView['status'] = 'active') =>
  of({ plan: tier, tier, status, isCurrent: true });

/** What the three buttons do and say. */
const buttons = (subscription: SubscriptionView, { hasBilling = true, canPay = true } = {}) =>
  offersFor({ subscription, hasBilling, canPay }).map(({ button }) =>
    'label' in button ? `${button.kind}: ${button.label}` : button.kind,
  );

test('the cards are the three plans with their prices, and one of them is theirs', () => {
  const offers = offersFor({ subscription: paid('professional'), hasBilling: true, canPay: true });
  expect(offers.map(({ name, price, period, isCurrent }) => [name, price, period, isCurrent])).toEqual([
    ['Starter', '$0', 'forever', false],
    ['Professional', '$29', 'per month', true],
    ['Enterprise', '$149', 'per month', false],
  ]);
});

test('the free plan goes up by a checkout, and never down', () => {
  expect(buttons(of({}), { hasBilling: false })).toEqual([
    'current',
    'checkout: Upgrade to Professional',
    'checkout: Upgrade to Enterprise',
  ]);
});

test.each(['active', 'trialing'] as const)(
  '%s changes by a checkout and goes down in the portal',
  (status) => {
    expect(buttons(paid('professional', status))).toEqual([
      'portal: Downgrade to Starter',
      'current',
      'checkout: Upgrade to Enterprise',
    ]);
    expect(buttons(paid('enterprise', status))).toEqual([
      'portal: Downgrade to Starter',
      'checkout: Switch to Professional',
      'current',
    ]);
  },
);

test('one that is ending is put right in the portal, so that nobody pays twice', () => {
  expect(buttons(paid('professional', 'canceled'))).toEqual([
    'portal: Downgrade to Starter',
    'current',
    'portal: Upgrade to Enterprise',
  ]);
});

describe('past due', () => {
  test('with its rights, other plans are a matter of the portal', () => {
    expect(buttons(paid('enterprise', 'past_due'))).toEqual([
      'portal: Downgrade to Starter',
      'portal: Switch to Professional',
      'current',
    ]);
  });

  test('without them, its own plan is there to be paid for', () => {
    expect(buttons({ ...paid('professional', 'past_due'), plan: 'starter' })).toEqual([
      'current',
      'portal: Pay to restore Professional',
      'portal: Upgrade to Enterprise',
    ]);
  });
});

test('a plan an operator gave is not theirs to end, but theirs to buy more than', () => {
  expect(buttons(paid('professional'), { hasBilling: false })).toEqual([
    'none',
    'current',
    'checkout: Upgrade to Enterprise',
  ]);
});

test('with payments off there is nothing to press', () => {
  for (const hasBilling of [true, false]) {
    expect(buttons(of({}), { hasBilling, canPay: false })).toEqual(['current', 'none', 'none']);
    expect(buttons(paid('enterprise'), { hasBilling, canPay: false })).toEqual(['none', 'none', 'current']);
  }
});

test('who uses a team’s plan has no bill to go down from', () => {
  expect(buttons(throughTeam('professional'))[0]).toBe('none');
});
