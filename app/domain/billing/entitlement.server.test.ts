import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig, setConfig } from '#app/config.server.ts';
import type { subscribers } from '#app/db/schema.ts';
import { goesOn, isBilledAs, isCurrent, isRunning, tierOf } from './entitlement.server.ts';

type Row = typeof subscribers.$inferSelect;

const now = new Date('2031-03-15T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;

const row = (values: Partial<Row>): Row => ({
  userId: 'a-user',
  email: 'ada@example.com',
  isBilled: false,
  subscriptionTier: 'professional',
  subscriptionStatus: null,
  subscriptionEnd: null,
  pastDueSince: null,
  customerId: null,
  subscriptionId: null,
  createdAt: now,
  updatedAt: now,
  ...values,
});
const tierAt = (values: Partial<Row>) => tierOf(row(values), now);

beforeAll(() => setConfig(readConfig({})));

test.each(['professional', 'enterprise'] as const)(
  'an active or a trial %s has its rights',
  (subscriptionTier) => {
    expect(tierAt({ subscriptionTier, subscriptionStatus: 'active' })).toBe(subscriptionTier);
    expect(tierAt({ subscriptionTier, subscriptionStatus: 'trialing' })).toBe(subscriptionTier);
  },
);

test('the provider says when one of these ends, not the date: it may be a moment late', () => {
  for (const subscriptionStatus of ['active', 'trialing'] as const)
    expect(tierAt({ subscriptionStatus, subscriptionEnd: later(-day) })).toBe('professional');
});

test('whether it is billed gives no rights and takes none', () => {
  expect(tierAt({ isBilled: true })).toBe('starter');
  expect(tierAt({ isBilled: false, subscriptionStatus: 'active' })).toBe('professional');
});

test.each(['active', 'trialing', 'canceled', 'past_due'] as const)(
  '%s to no plan is Starter',
  (subscriptionStatus) => {
    const dates = { subscriptionEnd: later(day), pastDueSince: later(-1) };
    expect(tierAt({ subscriptionTier: null, subscriptionStatus, ...dates })).toBe('starter');
    expect(tierAt({ subscriptionStatus, ...dates })).toBe('professional');
  },
);

test('a plan without a state is Starter', () => {
  expect(tierAt({ subscriptionStatus: null, subscriptionEnd: later(day) })).toBe('starter');
});

test.each([
  ['a month before its period ends', 30 * day, 'professional'],
  ['a millisecond before', 1, 'professional'],
  ['at the end', 0, 'starter'],
  ['a millisecond after', -1, 'starter'],
] as const)('canceled: %s', (_when, left, tier) => {
  expect(tierAt({ subscriptionStatus: 'canceled', subscriptionEnd: later(left) })).toBe(tier);
});

test('canceled without a date is over', () => {
  expect(tierAt({ subscriptionStatus: 'canceled' })).toBe('starter');
});

describe('what else is asked of a subscription', () => {
  const known = (values: Partial<Row>) => {
    const asked = row(values);
    return { current: isCurrent(asked, now), running: isRunning(asked, now), goesOn: goesOn(asked, now) };
  };
  const all = { current: true, running: true, goesOn: true };
  const none = { current: false, running: false, goesOn: false };

  test.each([
    ['active, from an operator', { subscriptionStatus: 'active' }, all],
    ['past due with rights', { subscriptionStatus: 'past_due', pastDueSince: now, isBilled: true }, all],
    [
      'past due without rights any more',
      { subscriptionStatus: 'past_due', pastDueSince: later(-30 * day), isBilled: true },
      all,
    ],
    [
      'past due without rights, and nobody bills it',
      { subscriptionStatus: 'past_due', pastDueSince: later(-30 * day) },
      { ...none, current: true },
    ],
    [
      'canceled, still in its period',
      { subscriptionStatus: 'canceled', subscriptionEnd: later(day), isBilled: true },
      { ...all, goesOn: false },
    ],
    [
      'canceled and run out, before the provider says so',
      { subscriptionStatus: 'canceled', subscriptionEnd: later(-day), isBilled: true },
      { ...none, running: true },
    ],
    ['canceled and run out', { subscriptionStatus: 'canceled', subscriptionEnd: later(-day) }, none],
    ['without a state', {}, none],
  ] as const)('%s', (_what, values, expected) => {
    expect(known(values)).toEqual(expected);
  });

  test('the provider bills whatever it has not ended', () => {
    expect([isBilledAs('active'), isBilledAs('unpaid'), isBilledAs('canceled')]).toEqual([true, true, false]);
  });
});

describe('past due', () => {
  const pastDue = (since: Date | null, values: Partial<Row> = {}) =>
    tierAt({ subscriptionStatus: 'past_due', pastDueSince: since, ...values });

  test.each([
    ['from this moment', 0, 'professional'],
    ['a millisecond short of seven days', 7 * day - 1, 'professional'],
    ['for seven days', 7 * day, 'starter'],
    ['for a month', 30 * day, 'starter'],
  ] as const)('%s', (_how, long, tier) => {
    expect(pastDue(later(-long))).toBe(tier);
  });

  test('since nobody knows when, it has no rights', () => {
    expect(pastDue(null)).toBe('starter');
  });

  test('its days count from when it fell due, whatever the period', () => {
    expect(pastDue(later(-day), { subscriptionEnd: later(-day) })).toBe('professional');
    expect(pastDue(later(-8 * day), { subscriptionEnd: later(20 * day) })).toBe('starter');
  });

  test('an operator sets how many days, and none at all with 0', () => {
    try {
      setConfig(readConfig({ PAST_DUE_GRACE_DAYS: '14' }));
      expect(pastDue(later(-14 * day + 1))).toBe('professional');
      expect(pastDue(later(-14 * day))).toBe('starter');
      setConfig(readConfig({ PAST_DUE_GRACE_DAYS: '0' }));
      expect(pastDue(now)).toBe('starter');
    } finally {
      setConfig(readConfig({}));
    }
  });
});
