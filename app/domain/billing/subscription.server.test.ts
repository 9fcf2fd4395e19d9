import { beforeAll, expect, test } from 'vitest';
import { readConfig, setConfig } from '#app/config.server.ts';
import type { subscribers } from '#app/db/schema.ts';
import { throughTeam, viewOf } from './subscription.server.ts';

type Row = typeof subscribers.$inferSelect;

const now = new Date('2031-03-15T12:00:00Z');
const tomorrow = new Date('2031-03-16T12:00:00Z');
const yesterday = new Date('2031-03-14T12:00:00Z');
const lastMonth = new Date('2031-02-15T12:00:00Z');

const view = (values: Partial<Row>) =>
  viewOf(
    {
      userId: 'a-user',
      email: 'ada@example.com',
      isBilled: true,
      subscriptionTier: 'professional',
      subscriptionStatus: null,
      subscriptionEnd: null,
      pastDueSince: null,
      customerId: null,
      subscriptionId: null,
      createdAt: lastMonth,
      updatedAt: lastMonth,
      ...values,
    },
    now,
  );

const free = {
  plan: 'starter',
  isCurrent: false,
  status: null,
  tier: 'starter',
  statusText: 'Free Plan',
  endsAt: null,
};

beforeAll(() => setConfig(readConfig({})));

test.each([
  ['active', 'Active Subscription'],
  ['trialing', 'Trial Period'],
  ['canceled', 'Canceled - Access until period end'],
] as const)('%s until tomorrow reads: %s', (status, statusText) => {
  expect(view({ subscriptionStatus: status, subscriptionEnd: tomorrow })).toEqual({
    plan: 'professional',
    isCurrent: true,
    status,
    tier: 'professional',
    statusText,
    endsAt: tomorrow,
  });
});

test('past due keeps its line and names its plan, also when the rights are gone', () => {
  const values = { subscriptionStatus: 'past_due', subscriptionEnd: yesterday } as const;
  const shown = {
    isCurrent: true,
    status: 'past_due',
    tier: 'professional',
    statusText: 'Past Due - Payment Required',
    endsAt: yesterday,
  };
  expect(view({ ...values, pastDueSince: yesterday })).toEqual({ ...shown, plan: 'professional' });
  expect(view({ ...values, pastDueSince: lastMonth })).toEqual({ ...shown, plan: 'starter' });
});

test.each([
  ['canceled and run out', { subscriptionStatus: 'canceled', subscriptionEnd: yesterday }],
  ['canceled, ending this moment', { subscriptionStatus: 'canceled', subscriptionEnd: now }],
  ['without a state', { subscriptionEnd: tomorrow }],
  ['to no plan', { subscriptionStatus: 'active', subscriptionTier: null, subscriptionEnd: tomorrow }],
] as const)('%s it is the free plan again', (_what, values) => {
  expect(view(values)).toEqual(free);
});

test('a team’s plan is nobody’s bill', () => {
  expect(throughTeam('enterprise')).toEqual({
    ...free,
    plan: 'enterprise',
    tier: 'enterprise',
    statusText: 'Through your team',
  });
});
