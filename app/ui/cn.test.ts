import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test.each([
  ['the later of two sizes', ['size-11 p-0', 'size-9'], 'p-0 size-9'],
  ['a size and a colour of text both stay', ['text-title text-ink', 'text-accent'], 'text-title text-accent'],
  [
    'hidden takes the place of a display',
    ['inline-flex gap-2', 'hidden sm:inline-flex'],
    'gap-2 hidden sm:inline-flex',
  ],
  ['conditions are kept apart', ['p-5 sm:p-6', 'p-8'], 'sm:p-6 p-8'],
  [
    'width, style and colour of a border',
    ['border border-line', 'border-dashed border-2'],
    'border-line border-dashed border-2',
  ],
  ['a colon within brackets is no condition', ['[&_svg]:size-4 size-4', 'size-5'], '[&_svg]:size-4 size-5'],
  [
    'a corner and all corners',
    ['rounded-lg shadow-sheet', 'rounded-t-none shadow-lift'],
    'rounded-lg rounded-t-none shadow-lift',
  ],
  ['families and weights of fonts', ['font-sans font-bold', 'font-display'], 'font-bold font-display'],
  ['classes it does not know', ['crop-marks', false, undefined, 'crop-marks-x'], 'crop-marks crop-marks-x'],
])('%s', (_, classes, result) => {
  expect(cn(...classes)).toBe(result);
});
