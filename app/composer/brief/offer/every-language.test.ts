import { expect, it } from 'vitest';
import { basicLanguages, languages } from '../../languages/registry.ts';
import { findOffer } from './find-offer.ts';

it.each(Object.keys({ ...basicLanguages, ...languages }))('reads offers of a text in %s', (language) => {
  expect(() => findOffer('Plov 25 000 1+1', language)).not.toThrow();
});
