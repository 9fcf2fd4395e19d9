import { expect, test } from 'vitest';
import { basicLanguages } from '#app/composer/languages/registry.ts';
import { adLanguages } from './ad-languages.ts';
import { languageHintOf } from './language-hint.ts';

test('every language the designer knows can be asked for by its own name', () => {
  expect(Object.keys(adLanguages).sort()).toEqual(Object.keys(basicLanguages).sort());
  expect(new Set(Object.values(adLanguages)).size).toBe(Object.keys(adLanguages).length);
});

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.5', 'en'],
  ['en;q=0.3, fr-CA;q=0.9', 'fr'],
  ['tlh, pt-BR;q=0.7', 'pt'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['sr', 'sr-Cyrl'],
  ['sr-Latn-RS', 'sr'],
  ['fil-PH', 'tl'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['de;q=0, fr', 'fr'],
  ['*', null],
  ['', null],
  [null, null],
  ['tlh', null],
  ['-;;=,, ,x-;q=zz', null],
])('a browser that asks for %j hints at %j', (header, hint) => {
  expect(languageHintOf(header)).toBe(hint);
});

test('a header of any length is read in next to no time', () => {
  const long = 'de-DE-'.repeat(20_000);
  const from = performance.now();
  expect(languageHintOf(`${long},${'x,'.repeat(50_000)}fr`)).toBeNull();
  expect(performance.now() - from).toBeLessThan(2_000);
});
