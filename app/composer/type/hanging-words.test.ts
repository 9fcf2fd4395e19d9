import { expect, it } from 'vitest';
import { hangs, withHeldSmallWords } from './hanging-words.ts';

it.each([
  ['en', '2 jars of', true],
  ['en', '2 jars', false],
  ['pt', 'Bolos de', true],
  ['de', 'Kurse für Töpfer und', true],
  ['tr', 'Açık büfe', false],
  ['en', 'Proof', false],
])('in %s the line %j hangs: %s', (language, line, is) => {
  expect(hangs(line, language)).toBe(is);
});

it('keeps a small word with the next one', () => {
  const plain = '2 jars of honey';
  const held = withHeldSmallWords({ plain, parts: [{ text: plain, unbroken: false }] }, 'en');
  expect(held.plain).toBe('2 jars of\u00a0honey');
});
