import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderStatus, ProviderSubscription } from '#app/adapters/payments/port.ts';
import type { subscribers } from '#app/db/schema.ts';
import { log } from '#app/log.server.ts';
import { mirrorOf } from './sync.server.ts';

type Row = typeof subscribers.$inferSelect;

const now = new Date('2031-03-15T12:00:00Z');
const [early, late, periodEnd] = ['2031-03-01', '2031-03-10', '2031-04-01'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];

const before = (values: Partial<Row> = {}): Row => ({
  userId: 'a-user',
  email: 'ada@example.com',
  isBilled: false,
  subscriptionTier: null,
  subscriptionStatus: null,
  subscriptionEnd: null,
  pastDueSince: null,
  customerId: 'cus_1',
  subscriptionId: null,
  createdAt: early,
  updatedAt: early,
  ...values,
});
const mirror = (values: Partial<ProviderSubscription>, row: Partial<Row> = {}) =>
  mirrorOf(
    {
      id: 'sub_1',
      tier: 'professional',
      status: 'active',
      endsInsteadOfRenewing: false,
      periodEnd,
      unpaidSince: null,
      ...values,
    },
    before(row),
  );
const nothing = {
  isBilled: false,
  subscriptionTier: null,
  subscriptionStatus: null,
  subscriptionEnd: null,
  pastDueSince: null,
  subscriptionId: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['active', 'active', true],
  ['trialing', 'trialing', true],
  ['past_due', 'past_due', true],
  ['unpaid', 'past_due', true],
  ['canceled', 'canceled', false],
] as const)('%s at the provider is %s here, billed: %s', (status, subscriptionStatus, isBilled) => {
  expect(mirror({ status })).toMatchObject({
    isBilled,
    subscriptionTier: 'professional',
    subscriptionStatus,
    subscriptionEnd: periodEnd,
    subscriptionId: 'sub_1',
  });
});

test.each<ProviderStatus>(['incomplete', 'incomplete_expired', 'paused'])('%s gives no rights', (status) => {
  expect(mirror({ status })).toEqual({ ...nothing, subscriptionId: 'sub_1' });
});

test('no subscription leaves nothing, whatever the row said', () => {
  const known = {
    subscriptionTier: 'enterprise',
    subscriptionStatus: 'active',
    subscriptionId: 'sub_1',
  } as const;
  expect(mirrorOf(null, before(known))).toEqual(nothing);
});

test('one to something that is not sold here gives nothing, and the operator reads of it', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect(mirror({ tier: null })).toEqual({ ...nothing, subscriptionId: 'sub_1' });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('one that ends instead of renewing is canceled with its period still paid; past due stays past due', () => {
  const ending = { endsInsteadOfRenewing: true };
  for (const status of ['active', 'trialing'] as const)
    expect(mirror({ status, ...ending })).toMatchObject({
      isBilled: true,
      subscriptionStatus: 'canceled',
      subscriptionEnd: periodEnd,
    });
  expect(mirror({ status: 'past_due', ...ending })).toMatchObject({ subscriptionStatus: 'past_due' });
});

describe('the days of grace begin', () => {
  const sinceOf = (values: Partial<ProviderSubscription>, row?: Partial<Row>) =>
    mirror({ status: 'past_due', ...values }, row).pastDueSince;

  test('when the missing payment was due', () => {
    expect(sinceOf({ unpaidSince: early })).toEqual(early);
  });

  test('now, where the provider does not say', () => {
    expect(sinceOf({})).toEqual(now);
  });

  test('once: a second unpaid invoice does not start them again', () => {
    const known = { subscriptionId: 'sub_1', pastDueSince: early };
    expect(sinceOf({ unpaidSince: late }, known)).toEqual(early);
    expect(sinceOf({}, known)).toEqual(early);
    expect(sinceOf({ unpaidSince: early }, { ...known, pastDueSince: late })).toEqual(early);
  });

  test('anew with another subscription', () => {
    expect(sinceOf({ unpaidSince: late }, { subscriptionId: 'sub_0', pastDueSince: early })).toEqual(late);
  });

  test('anew after a payment that did arrive', () => {
    expect(mirror({ status: 'active' }, { subscriptionId: 'sub_1', pastDueSince: early }).pastDueSince).toBe(
      null,
    );
  });
});
