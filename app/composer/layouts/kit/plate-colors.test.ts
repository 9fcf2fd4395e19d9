import { expect, it } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { plateOn } from './kit.tsx';

const palette = {
  surface: '#ffffff',
  onSurface: '#111111',
  accent: '#ffd166',
  onAccent: '#111111',
  extra: [],
};

it.each([
  ['#16877a', '#0d1a18'],
  ['#101418', '#f3f5f7'],
  ['#ffd84d', '#1a1710'],
])('a button in the ink of the headline reads on %s', (background, onBackground) => {
  const { fill, onFill } = plateOn({ ...palette, background, onBackground });
  expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
});

it('is white where the headline is', () => {
  expect(plateOn({ ...palette, background: '#16877a', onBackground: '#0d1a18' }).fill).toBe('#ffffff');
});
