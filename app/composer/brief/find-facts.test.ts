import { expect, it } from 'vitest';
import { factsOfLine } from './find-facts.ts';

const kindsOf = (line: string, language: string) =>
  factsOfLine(line, language).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['12 Mill Lane', 'en', ['place: 12 Mill Lane']],
  ['12 rue de la Paix, Nantes', 'fr', ['place: 12 rue de la Paix']],
])('a house number counts nothing: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toEqual(expected);
});

it('a number says what it counts, also where a place follows', () => {
  expect(kindsOf('1,200 happy guests in Nantes', 'en')).toContain('number: 1,200 happy guests in Nantes');
});

it.each([
  ['Full service for 49 instead of 79 pounds', 'en', ['price: 49', 'formerPrice: 79 pounds']],
  ['Service für 49 statt 79 Franken', 'de', ['price: 49', 'formerPrice: 79 Franken']],
  ['Service £49 instead of £79', 'en', ['price: £49', 'formerPrice: £79']],
])('a currency named once counts for both prices: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toEqual(expect.arrayContaining(expected));
});
