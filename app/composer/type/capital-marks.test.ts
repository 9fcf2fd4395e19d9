import { expect, it } from 'vitest';
import { leadingOfMarks } from './capital-marks.ts';

it.each([
  ['A MARÉ QUE NINGUÉM VIU', 'oswald', 1.19],
  ['LIÇÃO DE SURF', 'oswald', 1.23],
  ['LIÇÃO DE VIOLÃO', 'anton', 1.38],
  ['SMÅ BÅTAR', 'inter', 1.09],
])('leaves room for the marks of capitals: %s in %s', (text, family, leading) => {
  expect(leadingOfMarks(text, family)).toBeCloseTo(leading);
});

it.each([
  ['ÉCOLE DE VOILE', 'oswald'],
  ['Lição de violão', 'oswald'],
  ['OPEN DAY', 'anton'],
  ['AÇAÍ', 'anton'],
])('asks for none where no mark meets another line: %s', (text, family) => {
  expect(leadingOfMarks(text, family)).toBe(0);
});
