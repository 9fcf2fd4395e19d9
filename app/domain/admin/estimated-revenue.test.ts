import { expect, test } from 'vitest';
import { estimatedRevenueCents } from './estimated-revenue.ts';

test('each tier counts with its own figure, an unknown one with the smallest', () => {
  expect(estimatedRevenueCents([])).toBe(0);
  expect(estimatedRevenueCents([{ tier: 'Basic', subscribers: 1 }])).toBe(999);
  expect(estimatedRevenueCents([{ tier: 'professional', subscribers: 2 }])).toBe(3998);
  expect(estimatedRevenueCents([{ tier: 'Premium', subscribers: 1 }])).toBe(1999);
  expect(estimatedRevenueCents([{ tier: 'enterprise', subscribers: 3 }])).toBe(44_700);
  expect(
    estimatedRevenueCents([
      { tier: null, subscribers: 1 },
      { tier: 'legacy', subscribers: 1 },
    ]),
  ).toBe(1998);
});
