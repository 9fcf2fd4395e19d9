import { expect, it } from 'vitest';
import { labelColor } from './label-colors.ts';

const palette = { accent: '#1c2b33', background: '#b9503a', surface: '#fff1ea' };

it('gives an offer another colour than the button beside it', () => {
  const beside = { fill: palette.accent, ink: '#22333b', ground: palette.surface };
  expect(labelColor(palette, beside)).toBe(palette.background);
});

it('leaves the offer in the ink of the words where the button has another colour', () => {
  const beside = { fill: '#3fc9a0', ink: '#22333b', ground: palette.surface };
  expect(labelColor(palette, beside)).toBe('#22333b');
});

it('takes the accent where the button has the ink', () => {
  const beside = { fill: '#111111', ink: '#111111', ground: '#ffffff' };
  expect(labelColor({ ...palette, accent: '#d6246e' }, beside)).toBe('#d6246e');
});
