import { expect, test } from 'vitest';
import type { SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import { noticeOfReturn } from './checkout-return.ts';

const state = (values: Partial<SubscriptionView & { checked: boolean }> = {}) => ({
  checked: true,
  plan: 'professional' as const,
  tier: 'professional' as const,
  isCurrent: true,
  status: 'active' as const,
  statusText: '',
  endsAt: null,
  ...values,
});
const unpaid = state({ plan: 'starter', tier: 'starter', isCurrent: false, status: null });
const titleOf = (...given: Parameters<typeof noticeOfReturn>) => noticeOfReturn(...given)?.title;

test.each([null, '', 'succeeded', '__proto__'])('a visit with %j says nothing', (back) => {
  expect(noticeOfReturn(back, state())).toBe(null);
});

test.each(['success', 'changed'])('%s names the plan that is paid for, and its month', (back) => {
  expect(noticeOfReturn(back, state())).toEqual({
    tone: 'success',
    title: 'You are on the Professional plan',
    description: '100 ads a month, from now on.',
  });
  expect(titleOf(back, state({ status: 'trialing' }))).toBe('You are on the Professional plan');
});

test('an address alone is no payment: the provider has to have said so', () => {
  expect(titleOf('success', unpaid)).toBe('Waiting for the payment');
  for (const status of ['past_due', 'canceled'] as const)
    expect(titleOf('success', state({ status }))).toBe('Waiting for the payment');
  expect(titleOf('success', state({ isCurrent: false }))).toBe('Waiting for the payment');
});

test('a change that was not made is no news', () => {
  expect(noticeOfReturn('changed', state({ status: 'canceled' }))).toBe(null);
});

test.each(['success', 'changed'])(
  '%s with a provider that does not answer says that it is not known',
  (back) => {
    expect(noticeOfReturn(back, { ...state(), checked: false })).toMatchObject({
      tone: 'error',
      title: 'Failed to load subscription status',
    });
  },
);

test('who turned back is told that nothing was charged, whatever the provider says', () => {
  for (const checked of [true, false])
    expect(noticeOfReturn('cancelled', { ...unpaid, checked })).toMatchObject({
      tone: 'info',
      description: 'Nothing was charged and your plan is unchanged.',
    });
});
