import { expect, it } from 'vitest';
import { perLanguage } from './remembering.ts';

it('works out the patterns of a language once while it is read, and keeps those of the languages read last', () => {
  const made: string[] = [];
  const patternsOf = perLanguage((language) => {
    made.push(language);
    return { language };
  });
  const others = Array.from({ length: 15 }, (_, index) => `l${index}`);
  const german = patternsOf('de');
  for (const language of others) patternsOf(language);
  expect(patternsOf('de')).toBe(german);
  for (const language of [...others, 'l15', 'l16']) patternsOf(language);
  expect(made).toEqual(['de', ...others, 'l15', 'l16']);
  // Two more than are kept: German, read before them, is worked out anew.
  expect(patternsOf('de')).toEqual(german);
  expect(made.at(-1)).toBe('de');
});
