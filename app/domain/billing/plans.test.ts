import { expect, test } from 'vitest';
import { formatPrice, moneyBackDays, plans, tiers } from './plans.ts';
import { priceList } from './price-list.ts';

test('prices: Starter $0 forever, Professional $29, Enterprise $149 a month', () => {
  expect(
    tiers.map((tier) => [plans[tier].name, formatPrice(plans[tier].priceCents), plans[tier].period]),
  ).toEqual([
    ['Starter', '$0', 'forever'],
    ['Professional', '$29', 'per month'],
    ['Enterprise', '$149', 'per month'],
  ]);
});

test('quotas: 5, 100 and 500 generations a month, and the card of a plan names its own', () => {
  expect(tiers.map((tier) => plans[tier].monthlyGenerations)).toEqual([5, 100, 500]);
  for (const tier of tiers)
    expect(plans[tier].features).toContain(`${plans[tier].monthlyGenerations} ad generations per month`);
});

test('Starter makes marked squares and nothing else; what is paid for has every size, clean', () => {
  expect(plans.starter.sizes).toEqual(['1024x1024']);
  for (const tier of ['professional', 'enterprise'] as const)
    expect([...plans[tier].sizes].sort()).toEqual(['1024x1024', '1024x1536', '1536x1024']);
  expect(tiers.map((tier) => plans[tier].watermark)).toEqual([true, false, false]);
});

test.each(['allExports', 'imageUploads', 'regenerate', 'remix'] as const)(
  '%s is for plans that are paid for',
  (right) => {
    expect(tiers.map((tier) => plans[tier][right])).toEqual([false, true, true]);
  },
);

test('fine-tuning is for Enterprise alone, and a paid plan seats three, its owner among them', () => {
  expect(tiers.map((tier) => plans[tier].fineTuning)).toEqual([false, false, true]);
  expect(tiers.map((tier) => plans[tier].seats)).toEqual([1, 3, 3]);
});

test('a payment is given back within thirty days', () => {
  expect(moneyBackDays).toBe(30);
});

test('the provider charges what the pages say, in dollars', () => {
  expect(priceList).toEqual({
    professional: { name: 'Professional', amountCents: 2900, currency: 'usd' },
    enterprise: { name: 'Enterprise', amountCents: 14_900, currency: 'usd' },
  });
});

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [99, '$0.99'],
  [100, '$1'],
  [1250, '$12.50'],
  [2900, '$29'],
  [123_456, '$1,234.56'],
])('%i cents read %s', (cents, words) => {
  expect(formatPrice(cents)).toBe(words);
});
