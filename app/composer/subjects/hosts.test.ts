import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['nl', 'Mosselfestijn harmonie', 'mussel'],
  ['nl', 'Wafelverkoop chiro', 'waffle'],
  ['nl', 'Rommelmarkt chiro', 'price-tag'],
  ['de', 'Spaghettiessen Musikverein', 'spaghetti'],
  ['de', 'Kuchenverkauf Fußballverein', 'cake-slice'],
  ['de', 'Flohmarkt Feuerwehr', 'price-tag'],
  ['fr', 'Vente de crêpes de la fanfare', 'crepe'],
])('what is served comes before its host, in %s: %s', (language, title, thing) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
});

it.each([
  ['en', 'Football training with pizza', 'football'],
  ['de', 'Musikverein sucht Trompeter', 'trumpet'],
  ['nl', 'Harmonie zoekt muzikanten', 'trumpet'],
])('a club by itself is shown, in %s: %s', (language, title, thing) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
});
