import { expect, it } from 'vitest';
import { findAskedColors } from './asked-colors.ts';

it.each([
  ['dark background with orange', 'dark background with orange'],
  ['playful, green and yellow', 'green and yellow'],
  ['tom elegante, cores rosa e dourado', 'tom elegante, cores rosa e dourado'],
  ['dark and moody', 'dark and moody'],
  ['seriös, dunkelblau', 'dunkelblau'],
  ['Call us on Monday. Pastel, please.', 'Pastel'],
  ['Colores cálidos, estilo moderno.', 'Colores cálidos'],
  ['Couleurs chaudes', 'Couleurs chaudes'],
  ['Varme farger', 'Varme farger'],
  ['ألوان دافئة', 'ألوان دافئة'],
  ['गर्म रंग', 'गर्म रंग'],
  ['暖色系で', '暖色系で'],
  ['Ciepłe kolory', 'Ciepłe kolory'],
  ['Show a red car in front of the house', ''],
  ['Text 07700 900 123', ''],
])('of the instructions "%s" those about colours are "%s"', (instructions, asked) => {
  expect(findAskedColors({ instructions })).toBe(asked);
});

it('asks the field for colours first', () => {
  expect(findAskedColors({ colors: 'navy', instructions: 'green and yellow' })).toBe('navy');
});
