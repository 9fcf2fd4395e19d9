import { expect, test } from 'vitest';
import { grantAmountOf } from './credit-limits.ts';

test.each([
  ['1', 1],
  ['25', 25],
  [' 25 ', 25],
  ['0025', 25],
  ['1000', 1000],
])('%j gives %i credits', (text, amount) => {
  expect(grantAmountOf(text)).toBe(amount);
});

test.each([
  '',
  ' ',
  '0',
  '0000',
  '1001',
  '9999',
  '00001',
  '-1',
  '+5',
  '1.5',
  '1,5',
  '1e3',
  '0x10',
  '٣',
  'five',
  '1 0',
])('%j gives none', (text) => {
  expect(grantAmountOf(text)).toBe(undefined);
});
