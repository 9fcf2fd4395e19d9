import { expect, it } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { inkOnPlate, labelLook } from './label-colors.ts';

const palette = { accent: '#1c2b33', onAccent: '#ffffff', background: '#b9503a', surface: '#fff1ea' };

it('gives an offer another colour than the button beside it', () => {
  const beside = { fill: palette.accent, ink: '#22333b', ground: palette.surface };
  expect(labelLook(palette, beside)).toMatchObject({ fill: palette.background });
});

it('leaves the offer in the ink of the words where the button has another colour', () => {
  const beside = { fill: '#3fc9a0', ink: '#22333b', ground: palette.surface };
  expect(labelLook(palette, beside)).toEqual({ fill: '#22333b', text: palette.surface });
});

it('takes the accent where the button has the ink', () => {
  const beside = { fill: '#111111', ink: '#111111', ground: '#ffffff' };
  expect(labelLook({ ...palette, accent: '#d6246e' }, beside)).toEqual({ fill: '#d6246e', text: '#ffffff' });
});

it('is an outline where the palette has no colour that is neither button nor ground', () => {
  const two = { accent: '#1d4ed8', onAccent: '#ffffff', background: '#1d4ed8', surface: '#ffffff' };
  expect(labelLook(two, { fill: '#ffffff', ink: '#ffffff', ground: '#1d4ed8' })).toEqual({ text: '#ffffff' });
});

it('writes near white on a dark plate where the ground of the ad would be dull on it', () => {
  expect(inkOnPlate('#0d1512', '#7b5a9c')).toMatch(/^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/);
  expect(inkOnPlate('#0d1512', '#fff1ea')).toBe('#fff1ea');
  expect(inkOnPlate('#ffffff', '#1f7a4a')).toBe('#1f7a4a');
});

it('writes what reads on a plate that is as light as the ground', () => {
  expect(contrast(inkOnPlate('#ffffff', '#fcd34d'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
