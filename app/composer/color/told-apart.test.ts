import { expect, it } from 'vitest';
import { contrast, oklchOf } from './contrast.ts';
import { paletteFrom } from './palette.ts';
import { moveApart } from './told-apart.ts';

const context = { topic: 'fitness', voice: 'friendly', seed: 3, language: 'en' } as const;

it.each([
  ['orange and blue', '#f97316', [240, 285]],
  ['blue and orange', '#1f5fd6', [40, 75]],
] as const)('seats both of %s, apart in lightness where they would flicker', (asked, ground, [from, to]) => {
  const { background, accent } = paletteFrom(asked, context);
  expect(background).toBe(ground);
  expect(oklchOf(accent).h).toBeGreaterThan(from);
  expect(oklchOf(accent).h).toBeLessThan(to);
  expect(contrast(accent, background)).toBeGreaterThanOrEqual(2.4);
});

it('leaves a colour given by its value, and one that stands out, as it is', () => {
  expect(moveApart('#1f5fd5', '#f97316')).toEqual([]);
  expect(moveApart('#1f5fd6', '#ffd029')).toEqual([]);
});

it('does not darken an orange to brown on a ground that is as light', () => {
  expect(moveApart('#f97316', '#f472a8')).toEqual([]);
});
