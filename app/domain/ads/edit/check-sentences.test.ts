import { expect, test } from 'vitest';
import type { Check, Palette } from '#app/composer/design/ad-design.ts';
import { notesOf } from './check-sentences.ts';

const dark: Palette = {
  background: '#1d3557',
  onBackground: '#ffffff',
  surface: '#f1faee',
  onSurface: '#1d3557',
  accent: '#ffb703',
  onAccent: '#111111',
  extra: [],
};
const light = { ...dark, background: '#eeeeee', onBackground: '#222222' };
const failed = (name: Check['name'], value: number, bar: number, detail?: string): Check => ({
  ...{ name, passed: false, value, bar },
  ...(detail !== undefined && { detail }),
});
const said = (check: Check, palette = dark) => notesOf([check], palette)[0]?.text;

test.each<[Check, Palette, string]>([
  [
    failed('contrast', 3.13, 4.5, 'subline'),
    dark,
    '3.1 to 1 where 4.5 is needed in the sub-line: darken the ground.',
  ],
  [
    failed('contrast', 2, 3, 'headline'),
    light,
    '2 to 1 where 3 is needed in the headline: lighten the ground.',
  ],
  [
    failed('contrast', 2, 3, 'callToAction'),
    dark,
    '2 to 1 where 3 is needed in the button: lighten the accent.',
  ],
  [
    failed('legible', 11.2, 13, 'subline'),
    dark,
    'The sub-line is 11.2 px on a telephone where 13 are needed: shorten the words.',
  ],
  [
    failed('overflow', 1, 0, 'headline leaves its region'),
    dark,
    'The words do not fit (the headline): shorten them, or choose another layout.',
  ],
  [failed('ragged', 0.1, 0.3, 'subline'), dark, 'A line of the sub-line is very short: add or drop a word.'],
  [
    failed('mark', 1, 0, 'headline under it'),
    dark,
    'The headline stands under the mark of the free plan: choose another layout.',
  ],
  [
    failed('subject', 0.61, 0.8),
    dark,
    '61 % of the subject can be seen where 80 % should: shorten the words, or choose another layout.',
  ],
  [
    failed('words-clear', 0.4, 0.06, 'brand'),
    dark,
    'The brand lies over the subject: choose another layout.',
  ],
])('what failed says what was measured and what to do: %j', (check, palette, sentence) => {
  expect(said(check, palette)).toBe(sentence);
});

test('what failed stands first, and every check has words of its own', () => {
  const names: Check['name'][] = ['size', 'calm', 'coverage', 'safe-zone', 'product', 'stands-out', 'colors'];
  const passed = names.map((name): Check => ({ name, passed: true, value: 1, bar: 1 }));
  const notes = notesOf([...passed, failed('ragged', 0, 1, 'headline')], dark);
  expect(notes.map(({ name }) => name)[0]).toBe('ragged');
  for (const name of names.filter((one) => one !== 'size'))
    expect(said(failed(name, 0.5, 1)), name).not.toMatch(/^Measured/);
});
