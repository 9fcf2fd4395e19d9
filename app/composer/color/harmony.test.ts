import { expect, it } from 'vitest';
import { harmonyOf } from './harmony.ts';

it.each([
  ['a blue fish', '#00a6ed', '#0f2a43', '#3b0f24'],
  ['a blue dress', '#4a9df0', '#f5f3ee', '#8f1d26'],
  ['an orange', '#ff822d', '#0f4c81', '#e85d2a'],
  ['an orange', '#ff822d', '#fff6e8', '#c2264b'],
  ['a red tomato', '#d92b2b', '#fffaf0', '#6b4226'],
  ['a red tomato', '#d92b2b', '#bdebd3', '#ff8f7d'],
])('%s stands better before %s %s than %s', (_, thing, fitting, unfit) => {
  expect(harmonyOf(thing, fitting)).toBeGreaterThan(harmonyOf(thing, unfit));
});

it('a grey thing goes with every ground of another lightness', () => {
  for (const ground of ['#6b2737', '#14432f', '#1b3fab', '#ffe14d'])
    expect(harmonyOf('#8e8e93', ground)).toBeGreaterThan(1.3);
});
