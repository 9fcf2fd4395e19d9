import { describe, expect, test } from 'vitest';
import { arrangeForAll, showsAll } from './agree.ts';

const look = { way: 'solid', layout: 'hero-side', things: ['croissant', 'bread'], setting: 'podium' };

describe('several things', () => {
  test.each([
    ['two on a podium, which may show the leading one alone', look, { setting: 'shelf' }],
    ['three on a shelf', { ...look, things: ['a', 'b', 'c'], setting: 'shelf' }, { setting: 'floating' }],
    ['one giant drawing', { ...look, way: 'drawn', layout: 'giant' }, { layout: 'still-life' }],
  ])('%s go where all are shown', (_what, before, after) => {
    expect(showsAll(before)).toBe(false);
    const moved = arrangeForAll(before);
    expect(moved).toEqual({ ...before, ...after });
    expect(showsAll(moved)).toBe(true);
  });

  test('a layout chosen for its facts stays, though it shows one', () => {
    const coupon = { ...look, layout: 'coupon' };
    expect(arrangeForAll(coupon)).toEqual(coupon);
    expect(showsAll(coupon)).toBe(false);
  });

  test('one thing, or none, is always shown', () => {
    for (const one of [
      { ...look, things: ['bread'] },
      { ...look, way: 'none' },
      { ...look, way: 'picture' },
    ])
      expect(arrangeForAll(one)).toEqual(one);
  });
});
